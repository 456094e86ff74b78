import { join } from 'node:path';
import type { TreeState } from '../git/status.ts';
import { filesUnder } from '../git/tree.ts';
import { tryRead } from '../ledger/atomic-file.ts';
import { withGeneralYaml } from '../phase/general-yaml.ts';
import type { Plan } from '../phase/plan.ts';
import { readSummary } from '../phase/summary.ts';
import { verifyArtifacts } from '../verify/artifacts.ts';
import type { Finding } from '../verify/finding.ts';
import { verifyKeyLinks } from '../verify/key-links.ts';
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

type JudgeContext = Pick<RunContext, 'root' | 'prefix' | 'artifacts' | 'git' | 'protectedPaths' | 'schedule'>;

/**
 * Verifies an attempt by what stands in the tree, never by what the agent said. A pass needs positive evidence (I2):
 * a summary the agent wrote, or work on promised files; and nothing that speaks against it.
 */
export async function judge(run: JudgeContext, plan: Plan, work: Work): Promise<Verdict> {
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
  const links = await judgeLinks(run, plan);
  const findings = [...artifacts, ...links.findings, summary, ...scope];
  const passed = findings.every(({ passed }) => passed === true);
  return { passed, findings, remarks: [...remarks, ...links.remarks], summaryMissing };
}

/** A verdict with what the plan's own commands say. What cannot be run here says nothing about the work, and is told. */
export function withChecks(verdict: Verdict, checks: readonly Finding[], policy: 'run' | 'report' | 'off'): Verdict {
  const counts = ({ passed }: Finding) => passed === true || (passed === false && policy === 'run');
  const findings = [...verdict.findings, ...checks.filter(counts)];
  const remarks = [...verdict.remarks, ...checks.filter((check) => !counts(check)).map(remark)];
  return { ...verdict, findings, remarks, passed: findings.every(({ passed }) => passed === true) };
}

/** Promised connections decide with `content` only, and where they can be looked into at all (a `from` may be prose). */
async function judgeLinks({ root, artifacts, schedule }: JudgeContext, plan: Plan) {
  const named = (each: Plan) => [...each.filesModified, ...each.mustHaves.artifacts.map(({ path }) => path)];
  const pending = schedule.plans.flatMap((each) =>
    each.plan.hasSummary || each.plan.id === plan.id ? [] : named(each.plan),
  );
  const known = [...new Set(schedule.plans.flatMap((each) => named(each.plan)))];
  const found = await verifyKeyLinks(root, plan.mustHaves.keyLinks, { known, pending });
  const decides = ({ passed }: Finding) => passed !== null && artifacts === 'content';
  const lacking = found.filter((finding) => finding.passed !== true && !decides(finding));
  return { findings: found.filter(decides), remarks: lacking.map(remark) };
}

function remark({ check, subject, passed, message }: Finding): string {
  return `${check} ${subject} ${passed === null ? 'was not checked: ' : ''}${message}`;
}

/** With `exists` a promised file has to be there; what else it lacks is a remark. With `content` it has to hold what was promised. */
async function judgeArtifacts(run: JudgeContext, plan: Plan, work: Work) {
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
  const committed = after.head === null ? [] : await filesUnder(git, after.head, paths);
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
