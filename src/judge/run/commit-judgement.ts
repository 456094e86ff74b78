import { trackingFiles } from '../../record/log/tracking-files.ts';
import { IncompleteCommitError } from '../../system/git/clean-copy.ts';
import { isAncestor } from '../../system/git/history.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import { machinePaths, shapeProblems } from '../checks/commit-shape.ts';
import { decideLevels, type Finding, listObjections, makeFindings } from '../rules/finding.ts';
import { CleanCheckout, type CleanCheckoutSource } from './clean-copy/clean-checkout.ts';
import { listPlanCommands } from './clean-copy/programs.ts';
import type { GateContext } from './judge-environment.ts';

export async function openCleanCheckout(commit: string, run: GateContext): Promise<CleanCheckout | string> {
  const { branch } = await run.workspace.git.head();
  const options = run.services.judging.grounds.choose();
  if (typeof options !== 'string') return describeTampered(options.intruders);
  try {
    return await CleanCheckout.open(getCheckoutSource(run, options), commit, branch);
  } catch (error) {
    if (!(error instanceof IncompleteCommitError)) throw error;
    return `${error.message}; push or fetch the branch again, then run the phase again`;
  }
}

/** Reuses the job's checkout if it is clean, because set-up is already done there. For jobs without an agent. */
export async function openJobCheckout(commit: string, run: GateContext): Promise<CleanCheckout | string> {
  const { git, prefix } = run.workspace;
  const ownFiles = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const { changes } = await git.state();
  const isClean = changes.every(({ path }) => ownFiles.has(path));
  return isClean
    ? CleanCheckout.here(getCheckoutSource(run, run.services.exchangeDir), commit)
    : openCleanCheckout(commit, run);
}

function getCheckoutSource(run: GateContext, scratch: string): CleanCheckoutSource {
  const { git, project, prefix } = run.workspace;
  const makeHome = (folder: string) => run.services.judging.home(folder);
  return { git, project, prefix, commitDocs: run.policy.commitDocs, scratch, makeHome };
}

export function describeStrayFiles(checkout: CleanCheckout, run: GateContext): string | null {
  const intruders = run.services.judging.grounds.intruders(checkout.options);
  return intruders.length === 0 ? null : describeTampered(intruders);
}

function describeTampered(files: readonly string[]): string {
  return `${joinFirstFew(files, 3)} appeared above the folder in which the commit is judged, where tools find it; remove it, then run the phase again`;
}

export async function findCommitProblems(checkout: CleanCheckout, run: GateContext): Promise<Finding[]> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  if (!(await isAncestor(git, startCommit, checkout.commit)))
    return decideLevels(
      makeFindings('commit/rewritten-history', `the commit ${shortenId(startCommit)},`, [
        `on which the phase began, is not an ancestor of ${shortenId(checkout.commit)}; history was rewritten while the phase ran`,
      ]),
      run.policy,
    );
  const findings = [
    ...(await shapeProblems(git, startCommit, checkout.commit)),
    ...(await findMachinePaths(checkout, run)),
    ...makeFindings('commit/changed-program', '', await changedPrograms(checkout, run)),
  ];
  return listObjections(decideLevels(findings, run.policy));
}

function changedPrograms({ commit }: CleanCheckout, { policy, schedule, services, workspace }: GateContext) {
  const planCommands = schedule.plans.flatMap(({ plan }) => listPlanCommands(plan));
  const commands = [policy.setupCommand, policy.testCommand, policy.verifierCommand, ...planCommands];
  return services.judging.problems(commands, commit, workspace.git);
}

/** Finds code with absolute paths into this checkout, which works only on this machine. */
async function findMachinePaths(checkout: CleanCheckout, run: GateContext): Promise<Finding[]> {
  const { git, project, root } = run.workspace;
  const { startCommit } = run.found;
  const folders = [...new Set([project, root, ...run.services.judging.checkout])];
  const files = await machinePaths(git, startCommit, checkout.commit, folders);
  const message = `names a folder of this checkout (${git.root}) or of its rooms, which exists nowhere else`;
  return files.flatMap((path) => makeFindings('commit/machine-path', path, [message]));
}

/** Replaced by `accept` in the configuration file. */
const obsoleteFile = '.github/phase-executor-flaky.yml';

export async function findStaleAcceptances({ policy, workspace: { git }, found }: GateContext): Promise<Finding[]> {
  const exists = (await git.trees.at(found.startCommit, obsoleteFile)) !== null;
  const expired = policy.expired.flatMap(({ rule, file, test = file, until }) =>
    makeFindings('accept/expired', `${rule} of ${test}`, [`expired on ${until}; it does not count`]),
  );
  const obsoleteFindings = makeFindings('accept/old-file', obsoleteFile, exists ? ['is not read any more'] : []);
  return decideLevels([...expired, ...obsoleteFindings], policy);
}
