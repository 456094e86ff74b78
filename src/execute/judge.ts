import { join } from 'node:path';
import { tryRead } from '../ledger/atomic-file.ts';
import type { Plan } from '../phase/plan.ts';
import { readSummary } from '../phase/summary.ts';
import { verifyArtifacts } from '../verify/artifacts.ts';
import type { Finding } from '../verify/finding.ts';
import { verifySummary } from '../verify/summary.ts';
import type { RunContext } from './run-context.ts';

/** What an attempt left in the repository. Paths are relative to the repository's top. */
export interface Work {
  /** The commit the attempt began on. */
  readonly base: string;
  /** Files the attempt changed, committed or not. */
  readonly changed: readonly string[];
  /** Files that differ from HEAD, whoever changed them. */
  readonly leftover: readonly string[];
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
}

export interface Verdict {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** The agent wrote no summary, but the work itself is proven: the engine may write one from facts. */
  readonly summaryMissing: boolean;
}

/**
 * Verifies an attempt by what stands in the tree, never by what the agent said. A pass needs positive evidence (I2):
 * a summary the agent wrote, or promised files that hold what was promised; and nothing that speaks against it.
 */
export async function judge(
  { root, prefix }: Pick<RunContext, 'root' | 'prefix'>,
  plan: Plan,
  work: Work,
): Promise<Verdict> {
  const artifacts = await verifyArtifacts(root, plan.mustHaves.artifacts);
  const text = tryRead(join(root, plan.summaryPath));
  const summaryMissing = text === null;
  const findings = summaryMissing
    ? [...artifacts, workWithoutSummary(plan, work, artifacts, prefix)]
    : [...artifacts, verifySummary({ path: plan.summaryPath, text, status: readSummary(text).status })];
  return { passed: findings.every(({ passed }) => passed === true), findings, summaryMissing };
}

/** Without a summary the agent has claimed nothing, so its work has to speak: something changed, and promises were kept. */
function workWithoutSummary(
  plan: Plan,
  { changed, commits }: Work,
  artifacts: readonly Finding[],
  prefix: string,
): Finding {
  const finding = (passed: boolean, message: string) => ({
    check: 'summary',
    passed,
    subject: plan.summaryPath,
    message,
  });
  if (changed.length === 0 && commits.length === 0)
    return finding(false, 'does not exist, and the agent changed nothing; a plan needs work and a summary of it');
  if (artifacts.length > 0) return finding(true, 'is written from facts: the promised files are there');
  const untouched = plan.filesModified.filter((file) => !changed.includes(`${prefix}${file.replace(/^\.\//, '')}`));
  if (plan.filesModified.length > 0 && untouched.length === 0)
    return finding(true, 'is written from facts: every file of files_modified was changed');
  return finding(false, 'does not exist, and the plan promises no artifact that could prove the work without it');
}

/** The failed findings as one sentence. */
export function complaint(findings: readonly Finding[]): string {
  return findings
    .filter(({ passed }) => passed !== true)
    .map(
      ({ check, subject, message, passed }) =>
        `${check} ${subject} ${passed === null ? 'could not be checked: ' : ''}${message}`,
    )
    .join('; ');
}
