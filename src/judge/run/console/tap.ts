import {
  addCounts,
  emptyNodeFiles,
  isNodeTestFile,
  NONE,
  nonZero,
  type TestCounts,
  withoutNodeFiles,
} from './counts.ts';
import { fromLines, type Grammar, type Run, rememberRun } from './grammar.ts';
import { fullName, maxNamedTests, type NamedTest } from './named-test.ts';

/**
 * The Test Anything Protocol, versions 12 to 14, of tape, tap, bats, node --test, mocha and ava. Counted are the leaves:
 * a point that closes a block of subtests is their sum. The trailer is used where it knows better: tape counts
 * assertions, node has a word of its own for todo, tap prints its totals as an object.
 */
export const tap: Grammar = {
  runner: 'tap',
  names: ['tap', 'node-tap', 'prove'],
  wants:
    /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo|Subtest:) |location: |# \{ total|Bail out!|\}|\.\.\.[ \t]*$|---[ \t]*$/,
  reader() {
    let current = new TapDocument();
    const documents = [current];
    let [from, to] = [-1, -1];
    return {
      line(text, at) {
        if (text.startsWith('TAP version ') && current.points.seen > 0 && documents.length < 1000) {
          current = new TapDocument();
          documents.push(current);
        }
        if (!current.line(text)) return;
        if (from < 0) from = at;
        to = at;
      },
      runs(): Run[] {
        const announced = documents.filter((document) => document.announced);
        if (announced.length === 0 || to < 0) return [];
        const counts = addCounts(announced.map((document) => document.counts()));
        const red = announced.flatMap((document) => document.red());
        return [{ runner: announced.some((document) => document.totals) ? 'node-tap' : 'tap', from, to, counts, red }];
      },
      tests: () => documents.flatMap(({ points }) => points.tests).slice(0, maxNamedTests),
    };
  },
};

/** From one `TAP version` to the next; several programs may write to one log. */
class TapDocument {
  readonly points = new Points();
  /** A plan or version was seen: without, two lines that begin with `ok` are nothing. */
  announced = false;
  totals: Record<string, number> | undefined;
  private readonly trailer: Record<string, number> = {};
  private readonly bails: string[] = [];
  /** Of all plans at the outermost level; `prove -v` shows one for each file. */
  private plan: number | undefined;
  /** Indent of an open block of YAML, which may quote anything. */
  private yaml: string | undefined;

  /** Says whether the line belongs to the result. */
  line(text: string): boolean {
    this.points.describe(text);
    if (this.yaml !== undefined) {
      const closed = text === `${this.yaml}...`;
      if (!closed && (text.startsWith(this.yaml) || !this.points.isPoint(text))) return false;
      this.yaml = undefined;
    }
    return this.points.add(text) || this.comment(text.trimStart(), text);
  }

  counts(): TestCounts {
    const { total = 0, pass: passed = 0, fail: failed = 0, skip: skipped = 0, todo } = this.totals ?? {};
    if (this.totals) return { passed, failed, skipped, errors: 0, total, ...nonZero({ todo }) };
    const counts = withTrailer(this.points, this.trailer);
    return this.isNode ? withoutNodeFiles(counts, this.points.nodeFiles) : counts;
  }

  red(): string[] {
    const { plan, points, totals, trailer } = this;
    const missing =
      plan === undefined
        ? 'there is no plan, so the run did not finish'
        : `the plan says ${plan} tests, there are ${points.top}`;
    return [
      ...this.bails,
      ...(points.top === plan || totals !== undefined ? [] : [missing]),
      ...((trailer.cancelled ?? 0) > 0 ? [`${trailer.cancelled} tests were cancelled`] : []),
      ...(this.isNode && this.counts().passed === 0 ? emptyNodeFiles(points.nodeFiles) : []),
      ...(points.parentsFailed > 0 && this.counts().failed === 0 ? ['a group of tests failed'] : []),
    ];
  }

  /** Only node's trailer has this word. */
  private get isNode(): boolean {
    return this.trailer.cancelled !== undefined;
  }

  private comment(message: string, text: string): boolean {
    if (message === '}') this.points.closeBlock(text.length - 1);
    if (message === '---' && this.points.seen > 0) this.yaml = text.slice(0, text.length - 3);
    if (/^(?:TAP version \d+|1\.\.\d+)/.test(message)) this.announced = true;
    if (message.startsWith('Bail out!')) this.bails.push(message.slice(0, 200));
    const plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
    if (plan !== undefined) this.plan = (this.plan ?? 0) + Number(plan);
    const [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
    if (word) this.trailer[word] = Number(digits);
    if (text.startsWith('# { total: ')) this.totals = parseTapCounts(text);
    return plan !== undefined || word !== undefined || this.totals !== undefined;
  }
}

/** The test points of a stream, counted where they are leaves. */
class Points {
  counts: TestCounts & { todo: number } = { ...NONE, total: null, todo: 0 };
  failedTodo = 0;
  parentsFailed = 0;
  /** Points at the outermost level, which is what the plan counts. */
  top = 0;
  seen = 0;
  leavesSeen = 0;
  /** Passed points at the outermost level that are named as a test file is. */
  nodeFiles = 0;
  readonly tests: NamedTest[] = [];
  private readonly suites = new Map<number, string>();
  private deepest = -1;

  /** `# Subtest: math` names the suite of the points below it, and a `location` the file of the point above it. */
  describe(text: string): void {
    const [, indent = '', suite] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
    if (suite !== undefined) this.suites.set(indent.length, suite);
    const file = /^ *location: '(.+?):\d+:\d+'$/.exec(text)?.[1];
    const last = this.tests.at(-1);
    if (file !== undefined && last && !last.file) this.tests[this.tests.length - 1] = { ...last, file };
  }

  /** After a block in braces the next point is a sibling of its head. */
  closeBlock(indent: number): void {
    this.deepest = Math.min(this.deepest, indent);
  }

  isPoint(text: string): boolean {
    return /^ *(?:not )?ok(?: - | \d|$)/.test(text);
  }

  add(text: string): boolean {
    const [whole, { length: indent } = '', not, message = ''] =
      /^( *)(not )?ok(?: \d+|(?= - )|$)(?: - | )?(.*)$/.exec(text) ?? [];
    if (whole === undefined) return false;
    const [, name = '', directive = ''] =
      /^(.*?)(?:\s*(?<!\S)# ?(skip|todo)\b.*|\s+# time=\S+)?(?: \{)?$/i.exec(message) ?? [];
    // Subtests come before the point that sums them up, or after it in braces (TAP 14, vitest).
    const isParent = indent < this.deepest || text.endsWith(' {');
    this.deepest = indent;
    this.seen += 1;
    if (indent === 0) this.top += 1;
    const isFile = not === undefined && isNodeTestFile(name);
    if (indent === 0 && !isParent && isFile) this.nodeFiles += 1;
    const outcome = directive !== '' ? 'skipped' : not === undefined ? 'passed' : 'failed';
    if (isParent && outcome === 'failed') this.parentsFailed += 1;
    if (!isParent) this.count(outcome, directive, not !== undefined);
    this.name(name, outcome, indent, isParent || isFile);
    return true;
  }

  private count(outcome: NamedTest['outcome'], directive: string, isRed: boolean): void {
    this.leavesSeen += 1;
    if (/todo/i.test(directive)) {
      this.counts.todo += 1;
      if (isRed) this.failedTodo += 1;
    } else if (outcome === 'passed') this.counts.passed = (this.counts.passed ?? 0) + 1;
    else this.counts[outcome] += 1;
  }

  private name(name: string, outcome: NamedTest['outcome'], indent: number, isGroup: boolean): void {
    const around = [...this.suites].filter(([depth]) => depth < indent).map(([, suite]) => suite);
    for (const depth of this.suites.keys()) if (depth >= indent) this.suites.delete(depth);
    if (name === '' || this.tests.length >= maxNamedTests) return;
    this.tests.push({ name: fullName([...around, name]), outcome, ...(isGroup ? { isGroup } : {}) });
  }
}

/**
 * node's trailer has a word for everything. In that of tape `pass` includes what was skipped, in mocha's it does not; ava
 * counts a todo as failed, which the protocol forbids.
 */
function withTrailer({ counts: leaves, failedTodo, leavesSeen }: Points, trailer: Record<string, number>): TestCounts {
  const { pass = 0, fail = 0, skipped, skip = skipped, todo, tests } = trailer;
  const { todo: leafTodo, ...plain } = leaves;
  const more = (todo ?? leafTodo) ? { todo: todo ?? leafTodo } : {};
  if (trailer.pass === undefined && trailer.fail === undefined) return { ...plain, ...more };
  if (todo !== undefined)
    return { ...NONE, passed: pass, failed: fail, skipped: skip ?? 0, total: tests ?? null, ...more };
  const failed = Math.max(leaves.failed, fail - failedTodo);
  const skippedLeaves = skip ?? leaves.skipped;
  const passed = pass + fail + skippedLeaves > leavesSeen ? Math.max(0, leavesSeen - fail - skippedLeaves) : pass;
  return { ...plain, passed, failed, skipped: skippedLeaves, total: tests ?? null, ...more };
}

function parseTapCounts(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/(\w+): (\d{1,9})/g)].map(([, key, number]) => [key, Number(number)]));
}

/**
 * `Files=3, Tests=5, …` and `Result: FAIL` under it; what failed is told file by file before. What was skipped in a file
 * that passes, or failed as a todo, only verbose output shows, where every point has its line.
 */
export const prove = fromLines(
  'prove',
  /(?:not )?ok \d|Failed \d+\/\d+ subtests|\(less \d+ skipped|Files=\d+, Tests=|Result: /,
  (runs) => {
    const none = { failed: 0, skipped: 0, points: 0, skippedPoints: 0, todo: 0 };
    let observed = { ...none };
    return (text, at) => {
      const [point, not, directive] = /^(not )?ok \d+\b(?:.*#\s*(skip|todo)\b)?/i.exec(text) ?? [];
      if (point !== undefined) observed.points += 1;
      if (/skip/i.test(directive ?? '')) observed.skippedPoints += 1;
      if (/todo/i.test(directive ?? '') && not !== undefined) observed.todo += 1;
      observed.failed += Number(/^Failed (\d+)\/\d+ subtests/.exec(text)?.[1] ?? 0);
      observed.skipped += Number(/^\t\(less (\d+) skipped subtests?:/.exec(text)?.[1] ?? 0);
      const total = /^Files=\d+, Tests=(\d+),/.exec(text)?.[1];
      if (total !== undefined) {
        const { failed, todo: xfailed } = observed;
        const skipped = observed.points > 0 ? observed.skippedPoints : observed.skipped;
        const passed = Math.max(0, Number(total) - failed - skipped - xfailed);
        const counts = { passed, failed, skipped, errors: 0, total: Number(total), ...nonZero({ xfailed }) };
        rememberRun(runs, { runner: 'prove', from: at, to: at, counts, red: [] });
        observed = { ...none };
      }
      const result = /^Result: (FAIL|NOTESTS)$/.exec(text)?.[1];
      const last = runs.at(-1);
      if (result && last?.to === at - 1) last.red.push(`prove says ${result}`);
    };
  },
);
