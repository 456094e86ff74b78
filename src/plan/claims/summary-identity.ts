import { findFrontmatter } from '../phase/frontmatter.ts';

/**
 * The plan that a SUMMARY says it is about, where that is another one than its file is named for, or null. Of 644 real summaries
 * none names another plan in its frontmatter or its title.
 */
export function findOtherPlan(path: string, summary: string): string | null {
  const [, phase, plan] = /(?:^|\/)(\d+(?:\.\d+)?)-(\d+[a-z]?)-SUMMARY\.md$/i.exec(path) ?? [];
  if (phase === undefined || plan === undefined) return null;
  const { start = 0, end = 0, bodyStart = 0 } = { ...findFrontmatter(summary) };
  const front = summary.slice(start, end);
  const title = /^# (.*)$/m.exec(summary.slice(bodyStart))?.[1] ?? '';
  const [, named] = /^plan:[ \t]*["']?((?:\d+(?:\.\d+)?[-.])?\d+[a-z]?)["']?[ \t]*$/m.exec(front) ?? [];
  const [, titled] = /\bPlan ((?:\d+(?:\.\d+)?[-.])?\d+)\b(?!\.\d)/.exec(title) ?? [];
  const other = [named, titled].find((each) => each !== undefined && lastNumber(each) !== lastNumber(plan));
  if (other !== undefined) return `plan ${other}`;
  const [, ofPhase] = /^phase:[ \t]*["']?(\d+(?:\.\d+)?)\b/m.exec(front) ?? [];
  return ofPhase !== undefined && Number(ofPhase) !== Number(phase) ? `phase ${ofPhase}` : null;
}

/** `3` of `03`, `01-03` and `6.3`. */
function lastNumber(id: string): string {
  return (/\d+[a-z]?$/.exec(id)?.[0] ?? id).replace(/^0+(?=\d)/, '');
}
