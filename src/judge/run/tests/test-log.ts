import { StringDecoder } from 'node:string_decoder';
import { findNamedRunners, grammars } from '../console/runners.ts';
import { Segment, type SegmentResult } from '../console/segment.ts';
import { stripEscapes, unwrapLine } from '../console/wrapping.ts';
import { readReport } from '../reports/test-report.ts';

export interface LogResult extends SegmentResult {
  empty: boolean;
  scripts: string[];
}

const LONGEST_LINE = 64 * 1024;
const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_TASKS = 1000;
const MOST_SCRIPTS = 1000;
const MOST_COMMANDS = 20;

/** Summarizes test output of any length in bounded memory. */
export class TestLog {
  private readonly tasks = new Map<string, Task>();
  private readonly finished: SegmentResult[] = [];
  private readonly scripts: string[] = [];
  private readonly named: readonly (readonly string[])[];
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private empty = true;

  /** If the command names a runner, summaries of other runners are ignored. */
  constructor(command = '') {
    this.named = findNamedRunners(command);
    this.newTask('');
  }

  /** Takes the next chunk of bytes, which may end anywhere. */
  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const step = 1 << 20;
    for (let at = 0; at < bytes.length; at += step) this.scan(this.decoder.write(bytes.subarray(at, at + step)));
  }

  end(): LogResult {
    this.scan(`${this.decoder.end()}\n`);
    const results = [...this.finished, ...[...this.tasks.values()].map((task) => task.segment.result())];
    return {
      runs: results.flatMap((result) => result.runs),
      doubts: results.flatMap((result) => result.doubts),
      empty: this.empty,
      scripts: this.scripts,
    };
  }

  private scan(chunk: string): void {
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.line(line);
    const maxLength = this.rest.startsWith('{"') ? MOST_CHARACTERS : LONGEST_LINE;
    if (this.rest.length > maxLength) this.rest = this.rest.slice(0, LONGEST_LINE);
  }

  private line(rawLine: string): void {
    const withoutCr = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    const isReport = withoutCr.startsWith('{"');
    const plain = stripEscapes(isReport ? withoutCr : withoutCr.slice(0, LONGEST_LINE));
    const { text, task: name } = unwrapLine(plain);
    const existingTask = this.tasks.get(name);
    const task = existingTask ?? (this.tasks.size < MOST_TASKS ? this.newTask(name) : this.newTask(''));
    task.lines += 1;
    const shown = text.slice(text.lastIndexOf('\r') + 1).trimEnd();
    if (shown === '') return;
    this.empty = false;
    if (task.report !== undefined || /^\s*[{<]/.test(shown)) this.report(task, text);
    if (/^\s*[>$] /.test(shown)) this.script(task, shown.trimStart());
    if (!anyWantedPattern.test(shown)) return;
    for (const { grammar, wants } of matchers) if (wants.test(shown)) task.segment.line(grammar, shown, task.lines);
  }

  private newTask(name: string): Task {
    const task = this.tasks.get(name) ?? { segment: new Segment(this.named), lines: 0 };
    this.tasks.set(name, task);
    return task;
  }

  private report(task: Task, line: string): void {
    const { from, lines, size, end } = task.report ?? {
      from: task.lines,
      lines: [],
      size: 0,
      end: findReportEnd(line),
    };
    task.report = undefined;
    if (end === null || size + line.length > MOST_CHARACTERS) return;
    lines.push(line);
    if (lines.length === 1 ? end !== sameLine : !end.test(line)) {
      task.report = { from, lines, size: size + line.length, end };
      return;
    }
    // Reports aren't that short, and a program may print `{` and `}` endlessly.
    const report = size < 40 && lines.length > 1 ? null : readReport(lines.join('\n'));
    if (report && 'counts' in report) task.segment.report({ ...report, from, to: task.lines });
  }

  /** Detects commands announced by npm (`> name@1.0.0 test`, then `> jest`) or yarn (`$ jest`). Elsewhere they are output. */
  private script(task: Task, line: string): void {
    if (/^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S+)?$/.test(line)) {
      task.bannerAt = task.lines;
      if (this.finished.length >= MOST_SCRIPTS) return;
      const result = task.segment.result();
      if (result.runs.length > 0) this.finished.push(result);
      task.segment = new Segment(this.named);
    } else if (line.startsWith('> ') ? task.bannerAt === task.lines - 1 : line.startsWith('$ ') && task.lines <= 5) {
      task.segment.name(findNamedRunners(line));
      if (this.scripts.length < MOST_COMMANDS) this.scripts.push(line.slice(2, 2000));
    }
  }
}

interface Task {
  segment: Segment;
  lines: number;
  bannerAt?: number;
  report?: { from: number; lines: string[]; size: number; end: RegExp | null } | undefined;
}

const matchers = grammars.map((grammar) => ({ grammar, wants: new RegExp(`^[ \\t]*(?:${grammar.wants.source})`) }));
/** One combined pattern, so that most lines need a single test. */
const anyWantedPattern = new RegExp(`^[ \\t]*(?:${grammars.map(({ wants }) => wants.source).join('|')})`);

/** Returns the pattern for a report's last line, or null if this line doesn't start one. */
function findReportEnd(line: string): RegExp | null {
  if (/^\{"/.test(line)) return /"(?:numTotalTests|summary_line|stats)":/.test(line) ? sameLine : null;
  if (line === '{') return /^\}/;
  return /^<(?:\?xml|testsuite)/.test(line) ? /<\/testsuites>[ \t]*$|^<\/testsuite>/ : null;
}

const sameLine = /$/;
