import { addCounts, isNodeTestFile, NONE, nonZero, type TestCounts, withoutNodeFiles } from './counts.ts';
import type { Reader } from './grammar.ts';
import { getFullName, maxNamedTests, type NamedTest } from './named-test.ts';

/** Reads Test Anything Protocol 12 to 14. Only leaf tests count, because a parent line sums up its subtests. */
export function buildTapReader(): Reader {
  let current = new TapDocument();
  const documents = [current];
  let [from, to] = [-1, -1];
  return {
    line(text, at) {
      if (text.startsWith('TAP version ') && current.leaves > 0 && documents.length < 1000) {
        current = new TapDocument();
        documents.push(current);
      }
      if (!current.line(text)) return;
      if (from < 0) from = at;
      to = at;
    },
    runs() {
      const announced = documents.filter((document) => document.announced);
      if (announced.length === 0 || to < 0) return [];
      const counts = addCounts(announced.map((document) => document.sum()));
      const red = announced.flatMap((document) => document.red());
      return [{ runner: announced.some((document) => document.totals) ? 'node-tap' : 'tap', from, to, counts, red }];
    },
    tests: () => documents.flatMap(({ tests }) => tests).slice(0, maxNamedTests),
  };
}

/** Output from one `TAP version` to the next; several programs may share a log. */
class TapDocument {
  readonly tests: NamedTest[] = [];
  /** True after a plan or version line. Without one, lines starting with `ok` aren't TAP. */
  announced = false;
  totals: Record<string, number> | undefined;
  leaves = 0;
  readonly #counts = { passed: 0, failed: 0, skipped: 0, todo: 0 };
  readonly #bails: string[] = [];
  /** Sums of the top-level plans and test points; `prove -v` prints one plan per file. */
  #plan: number | undefined;
  #top = 0;
  #cancelled: number | undefined;
  #passedTodo = 0;
  #parentsFailed = 0;
  /** Indentation of an open YAML block, which may contain anything. */
  #yaml: string | undefined;
  readonly #suites = new Map<number, string>();
  #deepest = -1;

  line(text: string): boolean {
    this.#describe(text);
    if (this.#yaml !== undefined) {
      const isPoint = /^ *(?:not )?ok(?: - | \d|$)/.test(text);
      if (text !== `${this.#yaml}...` && (text.startsWith(this.#yaml) || !isPoint)) return false;
      this.#yaml = undefined;
    }
    return this.#point(text) || this.#comment(text.trimStart(), text);
  }

  sum(): TestCounts {
    const { total = null, pass = 0, fail = 0, skip = 0, todo } = this.totals ?? {};
    if (this.totals) return { passed: pass, failed: fail, skipped: skip, errors: 0, total, ...nonZero({ todo }) };
    const { passed, todo: openTodo, ...others } = this.#counts;
    // Only node reports cancelled tests, and it doesn't count a todo as passed.
    const isNode = this.#cancelled !== undefined;
    const passedTodo = isNode ? 0 : this.#passedTodo;
    const counts = {
      ...NONE,
      ...others,
      passed: passed + passedTodo,
      total: null,
      ...nonZero({ todo: openTodo - passedTodo }),
    };
    return isNode ? withoutNodeFiles(counts, this.tests) : counts;
  }

  red(): string[] {
    const [plan, top] = [this.#plan, this.#top];
    const missing =
      plan === undefined
        ? 'there is no plan, so the run did not finish'
        : `the plan says ${plan} tests, there are ${top}`;
    return [
      ...this.#bails,
      ...(top === plan || this.totals !== undefined ? [] : [missing]),
      ...((this.#cancelled ?? 0) > 0 ? [`${this.#cancelled} tests were cancelled`] : []),
      ...(this.#parentsFailed > 0 && this.sum().failed === 0 ? ['a group of tests failed'] : []),
    ];
  }

  /** `# Subtest: math` names the enclosing suite; `location` gives the file of the preceding test. */
  #describe(text: string): void {
    const [, indent = '', suite] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
    if (suite !== undefined) this.#suites.set(indent.length, suite);
    const file = /^ *location: '(.+?):\d+:\d+'$/.exec(text)?.[1];
    const lastTest = this.tests.at(-1);
    if (file !== undefined && lastTest && !lastTest.file) this.tests[this.tests.length - 1] = { ...lastTest, file };
  }

  #point(text: string): boolean {
    const [whole, { length: indent } = '', not, message = ''] =
      /^( *)(not )?ok(?: \d+|(?= - )|$)(?: - | )?(.*)$/.exec(text) ?? [];
    if (whole === undefined) return false;
    const [, name = '', directive = ''] =
      /^(.*?)(?:\s*(?<!\S)# ?(skip|todo)\b.*|\s+# time=\S+)?(?: \{)?$/i.exec(message) ?? [];
    // Subtests precede their parent, or follow it in braces (TAP 14, vitest).
    const isParent = indent < this.#deepest || text.endsWith(' {');
    this.#deepest = indent;
    this.leaves += 1;
    if (indent === 0) this.#top += 1;
    const outcome = directive !== '' ? 'skipped' : not === undefined ? 'passed' : 'failed';
    const isTodo = /todo/i.test(directive);
    if (isTodo && not === undefined && !isParent) this.#passedTodo += 1;
    if (!isParent) this.#counts[isTodo ? 'todo' : outcome] += 1;
    else if (outcome === 'failed') this.#parentsFailed += 1;
    const isFile = indent === 0 && outcome === 'passed' && isNodeTestFile(name);
    this.#name(name, outcome, indent, isParent || isFile);
    return true;
  }

  #name(name: string, outcome: NamedTest['outcome'], indent: number, isGroup: boolean): void {
    const suiteNames = [...this.#suites].filter(([depth]) => depth < indent).map(([, suite]) => suite);
    for (const depth of this.#suites.keys()) if (depth >= indent) this.#suites.delete(depth);
    if (name === '' || this.tests.length >= maxNamedTests) return;
    this.tests.push({ name: getFullName([...suiteNames, name]), outcome, ...(isGroup ? { isGroup } : {}) });
  }

  #comment(message: string, text: string): boolean {
    // After a block in braces, the next test is a sibling of its parent.
    if (message === '}') this.#deepest = Math.min(this.#deepest, text.length - 1);
    if (message === '---' && this.leaves > 0) this.#yaml = text.slice(0, text.length - 3);
    if (/^(?:TAP version \d+|1\.\.\d+)/.test(message)) this.announced = true;
    if (message.startsWith('Bail out!')) this.#bails.push(message.slice(0, 200));
    const plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
    if (plan !== undefined) this.#plan = (this.#plan ?? 0) + Number(plan);
    const [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
    if (word === 'cancelled') this.#cancelled = Number(digits);
    if (text.startsWith('# { total: '))
      this.totals = Object.fromEntries(
        [...text.matchAll(/(\w+): (\d{1,9})/g)].map(([, key, number]) => [key, Number(number)]),
      );
    return plan !== undefined || word !== undefined || this.totals !== undefined;
  }
}
