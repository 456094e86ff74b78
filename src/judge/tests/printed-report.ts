import type { Run } from '../console/grammar.ts';
import { readReport } from '../reports/test-report.ts';

/** A report that a runner prints on its output instead of a summary: one line of JSON, or JSON or XML over many lines. */
export class PrintedReport {
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
      if (/^\{"/.test(text)) return this.oneLine(text);
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

  private oneLine(text: string): 'complete' | 'no report' {
    if (!/"(?:numTotalTests|summary_line|stats)":/.test(text)) return 'no report';
    this.lines.push(text);
    return 'complete';
  }
}
