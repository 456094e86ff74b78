import type { Grammar, Run } from '../console/grammar.ts';
import { grammars, runnersNamedIn } from '../console/runners.ts';
import { Segment, type SegmentResult } from '../console/segment.ts';
import { firstSignificant, stripEscapes, Unwrapper } from '../console/wrapping.ts';
import { readReport } from '../reports/test-report.ts';

export interface LogResult extends SegmentResult {
  /** True when the log holds only blank lines. */
  empty: boolean;
  /** The first command lines that npm, pnpm, yarn or bun announced. */
  scripts: string[];
}

const LONGEST_LINE = 64 * 1024;
const MOST_TASKS = 1000;
const MOST_SCRIPTS = 1000;
const MOST_COMMANDS = 20;

/**
 * Reads the output of a test command, as long as it may be, in bounded memory: chunks in, summaries out. Almost every line
 * is dismissed by its first characters; only what a runner's grammar asks for is decoded and looked at.
 */
export class TestLog {
  private readonly tasks = new Map<string, Task>();
  private readonly finished: SegmentResult[] = [];
  private readonly scripts: string[] = [];
  private readonly named: readonly (readonly string[])[];
  private rest = '';
  private lines = 0;
  private readonly unwrapper = new Unwrapper();
  private current: { name: string; task: Task };
  private empty = true;

  /** `command` as far as it is known: if it names a runner, no other runner's summary is believed. */
  constructor(command = '') {
    this.named = runnersNamedIn(command);
    this.current = { name: '', task: this.newTask('') };
  }

  /** Takes the next bytes, cut anywhere. */
  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const step = 1 << 20;
    for (let at = 0; at < bytes.length; at += step)
      this.scan(bytes.toString('latin1', at, Math.min(at + step, bytes.length)));
  }

  end(): LogResult {
    if (this.rest !== '') this.scan('\n');
    const results = [...this.finished, ...[...this.tasks.values()].map((task) => task.segment.result())];
    return {
      runs: results.flatMap((result) => result.runs),
      doubts: results.flatMap((result) => result.doubts),
      empty: this.empty,
      scripts: this.scripts,
    };
  }

  private scan(chunk: string): void {
    const text = this.rest === '' ? chunk : this.rest + chunk;
    let start = 0;
    for (;;) {
      const end = text.indexOf('\n', start);
      if (end < 0) break;
      this.line(text, start, end);
      start = end + 1;
    }
    this.rest = text.slice(start);
    const longest = this.rest.startsWith('{"') ? PrintedReport.MOST_CHARACTERS : LONGEST_LINE;
    if (this.rest.length > longest) this.rest = this.rest.slice(0, LONGEST_LINE);
  }

  private line(text: string, from: number, to: number): void {
    this.lines += 1;
    if (this.lines <= 50) this.unwrapper.learn(text, from);
    const end = text.charCodeAt(to - 1) === 0x0d && to > from ? to - 1 : to;
    this.unwrapper.unwrap(text, from, end);
    const { start } = this.unwrapper;
    const task = this.unwrapper.task === this.current.name ? this.current.task : this.switchTo(this.unwrapper.task);
    task.lines += 1;

    const first = firstSignificant(text, start, end);
    if (first >= end) return;
    this.empty = false;
    const code = text.charCodeAt(first);
    if (task.report !== undefined || code === 0x7b || code === 0x3c) this.report(task, text.slice(start, end));
    if (code === 0x3e || code === 0x24) this.script(task, text, first, end);
    const wanted = code < 0x80 ? byFirst[code] : bySymbol[text.charCodeAt(first + (code < 0xe0 ? 1 : 2))];
    if (wanted) this.offer(wanted, task, text, start, first, end);
  }

  /** Shows a line to the grammars that want it; almost always none does. */
  private offer(wanted: Wanted, task: Task, text: string, start: number, first: number, end: number): void {
    const [source, at] = isPlain(text, start, first) ? [text, first] : withoutEscapes(text, start, end);
    wanted.any.lastIndex = at;
    if (!wanted.any.test(source)) return;
    const line = decode(text, start, end);
    for (const grammar of wanted.grammars) {
      grammar.wants.lastIndex = at;
      if (grammar.wants.test(source)) task.segment.line(grammar, line, task.lines);
    }
  }

  private switchTo(name: string): Task {
    const known = this.tasks.get(name);
    const task = known ?? (this.tasks.size < MOST_TASKS ? this.newTask(name) : this.tasks.get(''));
    if (task) this.current = { name, task };
    return this.current.task;
  }

  private newTask(name: string): Task {
    const task: Task = { segment: new Segment(this.named), lines: 0 };
    this.tasks.set(name, task);
    return task;
  }

  private report(task: Task, line: string): void {
    task.report ??= new PrintedReport(task.lines);
    const done = task.report.line(line);
    if (done === 'more') return;
    const run = done === 'no report' ? null : task.report.read(task.lines);
    if (run) task.segment.report(run);
    task.report = undefined;
  }

  /**
   * npm and pnpm say `> name@1.0.0 test` and then `> jest`; yarn and bun begin with `$ jest`. Anywhere else such a line is
   * what some program printed.
   */
  private script(task: Task, text: string, first: number, end: number): void {
    const line = decode(text, first, end);
    if (/^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S+)?$/.test(line)) {
      task.bannerAt = task.lines;
      if (this.finished.length >= MOST_SCRIPTS) return;
      const result = task.segment.result();
      if (result.runs.length > 0) this.finished.push(result);
      task.segment = new Segment(this.named);
    } else if (line.startsWith('> ') ? task.bannerAt === task.lines - 1 : line.startsWith('$ ') && task.lines <= 5) {
      task.segment.name(runnersNamedIn(line));
      if (this.scripts.length < MOST_COMMANDS) this.scripts.push(line.slice(2, 2000));
    }
  }
}

interface Task {
  segment: Segment;
  lines: number;
  /** The line on which a script was announced last. */
  bannerAt?: number;
  /** A JSON or XML report that is being printed. */
  report?: PrintedReport | undefined;
}

interface Wanted {
  grammars: Grammar[];
  /** All that they want in one pattern, so that a line that none of them wants is tested once. */
  any: RegExp;
}

const byFirst: (Wanted | undefined)[] = [];
/** Symbols like ℹ have three bytes or four, × has two: by the third or the last, and then by their patterns. */
const bySymbol: (Wanted | undefined)[] = [];
for (const grammar of grammars)
  for (const start of grammar.starts) {
    const table = isPlainText(start) ? byFirst : bySymbol;
    table[symbolKey(start)] ??= { grammars: [], any: /^/ };
    const wanting = table[symbolKey(start)]?.grammars;
    if (wanting?.at(-1) !== grammar) wanting?.push(grammar);
  }
for (const wanted of [...byFirst, ...bySymbol])
  if (wanted) wanted.any = new RegExp(wanted.grammars.map(({ wants }) => wants.source).join('|'), 'y');

function isPlainText(symbol: string): boolean {
  return symbol.charCodeAt(0) < 0x80;
}

function symbolKey(symbol: string): number {
  const bytes = Buffer.from(symbol);
  return bytes[Math.min(2, bytes.length - 1)] ?? 0;
}

/** True when there are only blanks between two positions, not escapes. */
function isPlain(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1)
    if (text.charCodeAt(at) !== 0x20 && text.charCodeAt(at) !== 0x09) return false;
  return true;
}

/** The beginning of a coloured line, still latin1, and where its first significant character is. */
function withoutEscapes(text: string, start: number, end: number): [string, number] {
  const line = stripEscapes(text.slice(start, Math.min(end, start + 400)));
  return [line, firstSignificant(line, 0, line.length)];
}

/** One line as people see it: UTF-8, without escapes, and after the last carriage return. */
function decode(text: string, start: number, end: number): string {
  const bytes = text.slice(start, Math.min(end, start + LONGEST_LINE)).trimEnd();
  if (!/[\r\x1b^\x80-\xff]/.test(bytes)) return bytes;
  const line = stripEscapes(/[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes);
  return line.slice(line.lastIndexOf('\r') + 1).trimEnd();
}

/** A report that a runner prints on its output instead of a summary: one line of JSON, or JSON or XML over many lines. */
class PrintedReport {
  static readonly MOST_CHARACTERS = 16 * 1024 * 1024;

  private readonly from: number;
  private readonly lines: string[] = [];
  private size = 0;
  private closing: RegExp | undefined;

  constructor(from: number) {
    this.from = from;
  }

  /** Takes a line (latin1); says whether the report goes on, is complete, or is none. */
  line(text: string): 'more' | 'complete' | 'no report' {
    if (this.lines.length === 0) {
      if (/^\{"/.test(text)) {
        if (!/"(?:numTotalTests|summary_line|stats)":/.test(text)) return 'no report';
        this.lines.push(text);
        return 'complete';
      }
      if (text === '{') this.closing = /^\}/;
      else if (/^<(?:\?xml|testsuite)/.test(text)) this.closing = /<\/testsuites>[ \t]*$|^<\/testsuite>/;
      else return 'no report';
    }
    this.size += text.length;
    if (this.size > PrintedReport.MOST_CHARACTERS) return 'no report';
    this.lines.push(text);
    return this.lines.length > 1 && this.closing?.test(text) ? 'complete' : 'more';
  }

  /** The run it reports, or null if it is some other document. */
  read(to: number): Run | null {
    // No report is that short, and a program may print `{` and `}` for ever.
    if (this.size < 40 && this.lines.length > 1) return null;
    const report = readReport(Buffer.from(this.lines.join('\n'), 'latin1').toString('utf8'));
    return report && 'counts' in report ? { ...report, from: this.from, to } : null;
  }
}
