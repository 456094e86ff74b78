import { join } from 'node:path';
import type { TreeState } from '../git/status.ts';
import { tryRead } from '../ledger/atomic-file.ts';
import { withGeneralYaml } from '../phase/general-yaml.ts';
import type { Plan } from '../phase/plan.ts';
import { readSummary } from '../phase/summary.ts';
import { verifyArtifacts } from '../verify/artifacts.ts';
import type { Finding } from '../verify/finding.ts';
import { verifyScope } from '../verify/scope.ts';
import { verifySummary } from '../verify/summary.ts';
import { inTree } from './bounds.ts';
import type { RunContext } from './run-context.ts';

/** What an attempt left in the repository. Paths are relative to the repository's top. */
export interface Work {
  /** The commit the attempt began on. */
  readonly base: string;
  /** Files the attempt changed, committed or not. */
  readonly changed: readonly string[];
  /** Of the promised files, as git names them, those that git ignored before the attempt began. */
  readonly ignoredBefore: ReadonlySet<string>;
  /** The scan after the attempt. */
  readonly after: TreeState;
  readonly commits: readonly { readonly sha: string; readonly subject: string }[];
}

export interface Verdict {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** What a person should know but what does not decide. */
  readonly remarks: readonly string[];
  /** The agent wrote no summary, but the work itself is proven: the engine may write one from facts. */
  readonly summaryMissing: boolean;
}

/**
 * Verifies an attempt by what stands in the tree, never by what the agent said. A pass needs positive evidence (I2):
 * a summary the agent wrote, or work on promised files; and nothing that speaks against it.
 */
export async function judge(
  run: Pick<RunContext, 'root' | 'prefix' | 'artifacts' | 'git' | 'protectedPaths'>,
  plan: Plan,
  work: Work,
): Promise<Verdict> {
  const { artifacts, remarks } = await judgeArtifacts(run, plan, work);
  const text = tryRead(join(run.root, plan.summaryPath));
  const summaryMissing = text === null;
  const summary = summaryMissing
    ? workWithoutSummary(plan, work, run.prefix)
    : verifySummary({ path: plan.summaryPath, text, status: (await withGeneralYaml(() => readSummary(text))).status });
  const scope = verifyScope({
    changed: work.changed,
    declared: plan.filesModified.map((path) => inTree(run.prefix, path)),
    expected: [
      `${run.prefix}${plan.summaryPath}`,
      ...plan.mustHaves.artifacts.map(({ path }) => inTree(run.prefix, path)),
    ],
    protectedPaths: run.protectedPaths,
  });
  const findings = [...artifacts, summary, ...scope];
  return { passed: findings.every(({ passed }) => passed === true), findings, remarks, summaryMissing };
}

/** With `exists` a promised file has to be there; what else it lacks is a remark. With `content` it has to hold what was promised. */
async function judgeArtifacts(run: Pick<RunContext, 'root' | 'prefix' | 'artifacts' | 'git'>, plan: Plan, work: Work) {
  const { root, artifacts: level } = run;
  const promised = plan.mustHaves.artifacts;
  const byContent = await verifyArtifacts(root, promised);
  const byPresence = await verifyArtifacts(
    root,
    promised.map(({ path }) => ({ path, contains: [], exports: [] })),
  );
  const findings = await inCommit(level === 'content' ? byContent : byPresence, work, run);
  if (level === 'content') return { artifacts: findings, remarks: [] };
  const lacking = byContent.filter(({ passed }, at) => passed === false && byPresence[at]?.passed === true);
  return { artifacts: findings, remarks: lacking.map(({ subject, message }) => `artifact ${subject} ${message}`) };
}

/** A promised file counts when the plan's commit will hold it. Only what git ignored all along may stay outside of it. */
async function inCommit(
  findings: readonly Finding[],
  { after, ignoredBefore }: Work,
  { git, prefix }: Pick<RunContext, 'git' | 'prefix'>,
): Promise<Finding[]> {
  const paths = findings.flatMap(({ subject, passed }) => (passed === true ? [inTree(prefix, subject)] : []));
  const committed = after.head === null ? [] : await git.filesUnder(after.head, paths);
  const pending = after.changes.filter(
    ({ repository, worktree, index }) => !repository && worktree !== 'D' && index !== 'D',
  );
  const files = [...committed, ...pending.map(({ path }) => path)];
  return findings.map((finding) => {
    const path = inTree(prefix, finding.subject);
    const isHeld = ignoredBefore.has(path) || files.some((file) => file === path || file.startsWith(`${path}/`));
    return finding.passed !== true || isHeld
      ? finding
      : {
          ...finding,
          passed: false,
          message: 'is there, but no commit can hold it: git ignores it, or there is no file in it',
        };
  });
}

/** Without a summary the agent has claimed nothing, so its work has to speak: it is on files the plan promised. */
function workWithoutSummary(plan: Plan, { changed, commits }: Work, prefix: string): Finding {
  const finding = (passed: boolean, message: string) => ({
    check: 'summary',
    passed,
    subject: plan.summaryPath,
    message,
  });
  const touched = (path: string) => changed.includes(`${prefix}${path.replace(/^\.\//, '')}`);
  if (changed.length === 0 && commits.length === 0)
    return finding(false, 'does not exist, and the agent changed nothing; a plan needs work and a summary of it');
  if (plan.mustHaves.artifacts.some(({ path }) => touched(path)))
    return finding(true, 'is written from facts: the attempt worked on promised files');
  if (plan.filesModified.length > 0 && plan.filesModified.every(touched))
    return finding(true, 'is written from facts: every file of files_modified was changed');
  return finding(
    false,
    'does not exist, and the attempt worked on no file that the plan promises, which could prove it without',
  );
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
