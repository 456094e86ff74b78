import { findFrontmatter } from '../phase/frontmatter.ts';

/**
 * Returns the plan that a SUMMARY is about if it differs from its file name, or null. None of 644 real summaries names
 * another plan in its frontmatter or title.
 */
export function findOtherPlan(path: string, summary: string): string | null {
  const [, phase, plan] = /(?:^|\/)(\d+(?:\.\d+)?)-(\d+[a-z]?)-SUMMARY\.md$/i.exec(path) ?? [];
  if (phase === undefined || plan === undefined) return null;
  const { start = 0, end = 0, bodyStart = 0 } = { ...findFrontmatter(summary) };
  const front = summary.slice(start, end);
  const title = /^# (.*)$/m.exec(summary.slice(bodyStart))?.[1] ?? '';
  const [, planField] = /^plan:[ \t]*["']?((?:\d+(?:\.\d+)?[-.])?\d+[a-z]?)["']?[ \t]*$/m.exec(front) ?? [];
  const [, titlePlan] = /\bPlan ((?:\d+(?:\.\d+)?[-.])?\d+)\b(?!\.\d)/.exec(title) ?? [];
  const other = [planField, titlePlan].find((each) => each !== undefined && lastNumber(each) !== lastNumber(plan));
  if (other !== undefined) return `plan ${other}`;
  const [, phaseField] = /^phase:[ \t]*["']?(\d+(?:\.\d+)?)\b/m.exec(front) ?? [];
  return phaseField !== undefined && Number(phaseField) !== Number(phase) ? `phase ${phaseField}` : null;
}

/** Returns `3` for `03`, `01-03` and `6.3`. */
function lastNumber(id: string): string {
  return (/\d+[a-z]?$/.exec(id)?.[0] ?? id).replace(/^0+(?=\d)/, '');
}
