import type { Finding } from './finding.ts';

/** What the summary of a plan says, or that there is none. `status` is its frontmatter's, if it has one. */
export interface SummaryFacts {
  path: string;
  /** null: there is no such file. */
  text: string | null;
  status?: string | null | undefined;
}

/** A plan without a summary is not done, and a summary that says so itself is believed (upstream's spot check). */
export function verifySummary({ path, text, status }: SummaryFacts): Finding {
  const finding = (passed: boolean, message: string): Finding => ({ check: 'summary', passed, subject: path, message });
  if (text === null) return finding(false, 'does not exist; the plan is not complete without it');
  if (bodyOf(text).trim() === '') return finding(false, 'is empty');
  if (wordOf(status) === 'halted') return finding(false, 'says status: halted, so the plan stopped before its end');
  const check = selfCheck(text);
  if (check === 'failed') return finding(false, 'says "Self-Check: FAILED"');
  return finding(true, check === 'passed' ? 'exists, self-check passed' : 'exists, without a self-check');
}

/** The newest `## Self-Check: …` outside of code fences; a summary may quote the template that has both words. */
function selfCheck(text: string): 'passed' | 'failed' | 'none' {
  let found: 'passed' | 'failed' | 'none' = 'none';
  let fence = '';
  for (const line of text.split(/\r?\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === '') fence = mark;
    else if (mark?.startsWith(fence)) fence = '';
    if (mark || fence !== '') continue;
    const word = /^#{1,6} {1,9}Self[- ]Check:[ *_]{0,9}(PASSED|FAILED)\b/i.exec(line)?.[1];
    if (word) found = word.toUpperCase() === 'FAILED' ? 'failed' : 'passed';
  }
  return found;
}

/** `status: halted # out of credit` is still halted. */
function wordOf(status: string | null | undefined): string {
  return (status ?? '').split('#')[0]?.trim().toLowerCase() ?? '';
}

/** A file of nothing but frontmatter is an empty summary. */
function bodyOf(text: string): string {
  const start = /^\uFEFF?---\r?\n/.exec(text);
  if (!start) return text;
  const end = text.indexOf('\n---', start[0].length - 1);
  return end < 0 ? text : text.slice(end + 4);
}
