import { NONE, type TestCounts } from '../counts.ts';
import { DIGITS, type Grammar, type Run } from './grammar.ts';

/**
 * The Test Anything Protocol, versions 12 to 14, of tape, tap, bats, node --test, mocha and ava. Counted are the leaves:
 * a point that closes a block of subtests is their sum. The trailer is used where it knows better: tape counts
 * assertions, node has a word of its own for todo, tap prints its totals as an object.
 */
export const tap: Grammar = {
  runner: 'tap',
  starts: `onT#B.-}${DIGITS}`,
  wants:
    /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo) |# \{ total|Bail out!|\}|\.\.\.[ \t\r]*(?:\n|$)|---[ \t\r]*(?:\n|$)/y,
  reader() {
    const points = new Points();
    const trailer: Record<string, number> = {};
    const red: string[] = [];
    let totals: Record<string, number> | undefined;
    let [from, to, announced] = [-1, -1, false];
    let yaml: string | undefined;
    /** Everything but points; says whether it belongs to the result. */
    const comment = (said: string, text: string): boolean => {
      if (said === '}') points.closeBlock(text.length - 1);
      if (said === '---' && points.seen > 0) yaml = text.slice(0, text.length - 3);
      if (/^(?:TAP version \d+|1\.\.\d+)/.test(said)) announced = true;
      if (said.startsWith('Bail out!')) red.push(said.slice(0, 200));
      const plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
      if (plan !== undefined) points.plan = Number(plan);
      const [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
      if (word) trailer[word] = Number(digits);
      if (text.startsWith('# { total: ')) totals = objectOf(text);
      return plan !== undefined || word !== undefined || totals !== undefined;
    };
    return {
      line(text, at) {
        if (yaml !== undefined) {
          const closed = text.trimEnd() === `${yaml}...`;
          if (!closed && (text.startsWith(yaml) || !points.isPoint(text))) return;
          yaml = undefined;
        }
        const isPoint = points.add(text);
        const said = isPoint || comment(text.trimStart(), text);
        if (!said) return;
        if (from < 0) from = at;
        to = at;
      },
      runs(): Run[] {
        if (!announced || to < 0) return [];
        const counts = totals ? totalsCounts(totals) : withTrailer(points, trailer);
        const complete = points.plan === undefined || points.top === points.plan || totals !== undefined;
        const reasons = [
          ...red,
          ...(complete ? [] : [`the plan says ${points.plan} tests, there are ${points.top}`]),
          ...((trailer.cancelled ?? 0) > 0 ? [`${trailer.cancelled} tests were cancelled`] : []),
          ...(points.parentsFailed > 0 && counts.failed === 0 ? ['a group of tests failed'] : []),
        ];
        return [{ runner: totals ? 'node-tap' : 'tap', from, to, counts, red: reasons }];
      },
    };
  },
};

/** The test points of a stream, counted where they are leaves. */
class Points {
  counts: TestCounts & { todo: number } = { ...NONE, total: null, todo: 0 };
  failedTodo = 0;
  parentsFailed = 0;
  /** Points at the outermost level, which is what the plan counts. */
  top = 0;
  seen = 0;
  leavesSeen = 0;
  plan: number | undefined;
  private deepest = -1;

  /** After a block in braces the next point is a sibling of its head. */
  closeBlock(indent: number): void {
    this.deepest = Math.min(this.deepest, indent);
  }

  isPoint(text: string): boolean {
    return /^ *(?:not )?ok(?: - | \d|$)/.test(text);
  }

  add(text: string): boolean {
    const match = /^( *)(not )?ok(?: - | \d+|$)(.*)$/.exec(text);
    if (!match) return false;
    const indent = match[1]?.length ?? 0;
    const failed = match[2] !== undefined;
    this.seen += 1;
    if (indent === 0) this.top += 1;
    // Subtests come before the point that sums them up, or after it in braces (TAP 14, vitest).
    const parent = indent < this.deepest || text.endsWith(' {');
    this.deepest = indent;
    const directive = !text.includes('#')
      ? undefined
      : /(?:^|\s)#\s*(SKIP|TODO)/i.exec(match[3] ?? '')?.[1]?.toUpperCase();
    if (!parent) this.leavesSeen += 1;
    if (parent) {
      if (failed && directive === undefined) this.parentsFailed += 1;
    } else if (directive === 'SKIP') this.counts.skipped += 1;
    else if (directive === 'TODO') {
      this.counts.todo += 1;
      if (failed) this.failedTodo += 1;
    } else if (failed) this.counts.failed += 1;
    else this.counts.passed = (this.counts.passed ?? 0) + 1;
    return true;
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

function objectOf(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/(\w+): (\d{1,9})/g)].map(([, key, number]) => [key, Number(number)]));
}

function totalsCounts({ total = 0, pass = 0, fail = 0, skip = 0, todo }: Record<string, number>): TestCounts {
  return { passed: pass, failed: fail, skipped: skip, errors: 0, total, ...(todo ? { todo } : {}) };
}
