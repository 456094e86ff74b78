import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { openModelAccess, withoutAgentKeys } from '../../agents/adapters/model-access.ts';
import type { EgressProxy } from '../../agents/gateway/egress-proxy.ts';
import type { Agent } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { runNamespaces } from '../../agents/sandbox/run-namespaces.ts';
import { findIgnoredPromises } from '../../judge/decide/judged-plans.ts';
import { withoutCaches } from '../../judge/run/clean-copy/judged-environment.ts';
import { JudgingFolders } from '../../judge/run/clean-copy/outer-configuration.ts';
import { readToolchain } from '../../judge/run/clean-copy/toolchain.ts';
import { JudgeEnvironment } from '../../judge/run/judge-environment.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { buildHostLinks } from '../../publish/report/host-links.ts';
import { listMarkedCommits } from '../../record/documents/plan-mark.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { answerStore, type LocalPhase } from '../../record/project/local-phase.ts';
import { restoreAnswers } from '../../record/published/answers.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { sumSpending } from '../../record/readings/recorded-spending.ts';
import type { World } from '../../settings/call/world.ts';
import { cliNames } from '../../settings/table/coding-agents.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { sharedPolicy } from '../../signal/budget.ts';
import { isAtLeast } from '../../signal/evidence.ts';
import { isWithin } from '../../system/files/file-path.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import { isAncestor } from '../../system/git/history.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { pause } from '../../system/process/watchdog.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { Budget, type RunContext, type RunServices } from '../context/run-context.ts';
import { FoldQueue } from '../merge/fold-queue.ts';
import { findInstalled } from '../room/installed-folders.ts';
import { RoomPool } from '../room/room-pool.ts';
import type { Rooms } from '../room/rooms.ts';
import { refuseContradictions } from './boundaries.ts';
import { buildRunPolicy } from './policies.ts';
import { findUnfinishedPlans, getTrustedAnswers, listDonePlans, readQuestionStates } from './question-states.ts';

export interface SessionParts {
  readonly runId: string;
  readonly leg: RunContext['leg'];
  readonly rooms: Rooms;
  readonly services: Pick<RunServices, 'ledger' | 'interrupt' | 'agent' | 'exchangeDir' | 'gateway' | 'onActivity'>;
  /** Null if agents have full network access or none. */
  readonly egress: EgressProxy | null;
  readonly ofCommit: Pick<RunPolicy, 'teamRules'>;
  /** In ms of the machine's uptime. */
  readonly deadlineAt: number;
  readonly spared: readonly Orphan[];
  readonly effects: OpeningEffects;
}

/** Side effects of opening a run; a dry run passes a recorder instead. */
export interface OpeningEffects {
  /** Runs a check that may refuse the run. `code` names it, such as `dirty-checkout`. */
  readonly require: (code: string, check: () => void) => void | Promise<void>;
  readonly warn: (code: string, message: string) => void;
  readonly restoreAnswers: typeof restoreAnswers;
  readonly findInstalled: typeof findInstalled;
}

export function openingEffects(ledger: Ledger): OpeningEffects {
  const warn = (_: string, message: string) => ledger.append('warning', { message });
  return { require: (_, check) => check(), warn, restoreAnswers, findInstalled };
}

export async function prepareRun(read: LocalPhase, sessionParts: SessionParts, world: World): Promise<RunContext> {
  const { settings } = world;
  const { root, git, prefix } = read;
  const { rooms, spared, deadlineAt, effects } = sessionParts;
  const { ledger, agent, gateway, exchangeDir } = sessionParts.services;
  const checkpoints = new Checkpoints(git);
  const home = world.environment.HOME ?? '~';
  const writable = settings['sandbox-writable'].map((path) => resolve(root, path.replace(/^~(?=\/|$)/, home)));
  await effects.require('settings', () => refuseUnusable(settings, writable, agent));
  const environment = agentEnvironment(world.environment, settings['agent-env'], {});
  const folders = { record: join(git.gitDir, 'phase-executor'), gitDir: git.commonDir, environment };
  // Run these three side by side: each takes as long as everything else here.
  const pendingNamespaces = runNamespaces(folders, sessionParts.egress, settings.network);
  pendingNamespaces.catch(() => undefined); // handled where it is awaited
  const pendingState = git.state();
  const before = readToolchain(world.environment.PATH ?? '', git.root, [rooms.folder]);
  const state = await pendingState;
  if (!settings['allow-dirty']) await effects.require('dirty-checkout', () => refuseDirtyTree(state, read));
  const done = await listDonePlans(read, state);
  const { phase, schedule, next, config } = read;
  const open = schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
  const parallel = config.parallel ? Math.max(1, settings['max-parallel']) : 1;
  const isGate = settings['leg-kind'] === 'gate';
  const policy = {
    ...buildRunPolicy(settings, schedule.plans.length, { deadlineAt, now: world.now() }, world.environment),
    parallel,
    rules: digestRules(world),
    commitDocs: config.commitDocs,
    ...sessionParts.ofCommit,
  };
  const answersAt = await getTrustedAnswers(answerStore(read, world), ledger, effects.restoreAnswers);
  const questionStates = await readQuestionStates(read, done, ledger.earlier, agent, world);
  const spending = phaseState(ledger.earlier).attempts.spending;
  // Parallel jobs of a round don't see each other's spending, so each gets a share.
  const jobs =
    (sessionParts.leg?.plan && phaseState(ledger.earlier).run(sessionParts.runId).openRound()?.jobs.length) || 1;
  const budget = sharedPolicy(policy.budget, sumSpending(spending), jobs);
  const keyHolder = policy.relay === null && settings.author === '' ? agent.name : 'auto';
  const keyless = withoutAgentKeys(world.environment, keyHolder, settings['agent-secret-name']);
  const namespaces = await pendingNamespaces;
  // The caller's path may contain a link, and programs know the repository by that path.
  const givenRoot = prefix === '' ? root : root.slice(0, -prefix.length).replace(/\/$/, '');
  const { route, variables = {} } = sessionParts.egress ?? {};
  const installed = effects.findInstalled(git, state.ignored ?? [], rooms.folder);
  installed.catch(() => undefined); // handled where it is awaited
  const context: RunContext = {
    runId: sessionParts.runId,
    runUrl: buildHostLinks(world, false)?.run ?? null,
    leg: sessionParts.leg,
    only: null,
    phase,
    schedule,
    next,
    policy: { ...policy, budget },
    workspace: { root, project: root, prefix, git, checkpoints, known: state },
    services: {
      ...sessionParts.services,
      budget: new Budget(budget, spending),
      sandboxes: {
        namespace: settings.sandbox === 'off' ? null : namespaces.namespace,
        environment: world.environment,
        hasOwnNetwork: settings.network !== 'full',
        socket: route?.socket,
        variables,
        writable,
      },
      clock: { now: world.now, uptimeMs: world.machine.uptimeMs, sleep: (ms, until) => pause('a pause', ms, until) },
      random: world.random,
      environment: world.environment,
      modelAccess: (command, folder) =>
        openModelAccess({ command, folder, agent: agent.name, job: world.environment }, gateway),
      judging: new JudgeEnvironment({
        // No agent ran on this machine, so its caches can be trusted.
        job: isGate ? keyless : withoutCaches(keyless, settings['agent-env']),
        also: settings['agent-env'],
        before,
        identity: git.config.user,
        scratch: exchangeDir,
        spared: listAgentPrograms(settings),
        checkout: [...new Set([git.root, givenRoot, sessionParts.rooms.folder])],
        // Don't watch the whole temporary folder: an unrelated `npm install` there shouldn't end the run.
        grounds: new JudgingFolders([exchangeDir, '/var/tmp', ...(isGate ? [dirname(git.root)] : [])]),
        namespaces,
        variables,
      }),
    },
    found: {
      head: state.head,
      branch: state.branch,
      startCommit: await findPhaseBase(ledger, read, state.head ?? ''),
      findings: read.diagnostics.filter(({ severity }) => severity === 'warning'),
      unfinished: await findUnfinishedPlans(
        read,
        new Set([...done, ...phaseState(ledger.earlier).plans.reopened.keys()]),
        questionStates,
        settings,
      ),
      standings: questionStates,
      answersAt,
      orphans: groupOrphansByPlan(spared, ledger, open),
    },
    progress: { done, unverified: new Map() },
    isolation: {
      checkout: git.root,
      installed,
      pool: new RoomPool(rooms, new Set(spared.map(({ place }) => basename(place)))),
      folds: new FoldQueue(),
      rooms,
    },
  };
  // Warn before the first agent runs, because such attempts always fail.
  for (const { plan, message } of await findIgnoredPromises(open, git, prefix))
    effects.warn('ignored-promise', `${plan} ${message}`);
  return context;
}

function refuseUnusable(settings: Settings, writable: readonly string[], agent: Agent): void {
  // Creating folders there never ends in Node.
  const kernelPath = writable.find((path) => ['/proc', '/sys'].some((folder) => isWithin(path, folder)));
  if (kernelPath !== undefined)
    throw new UsageError(`sandbox-writable: found ${kernelPath}, which is the kernel's; name a folder of a disk`);
  if (settings['confirming-runs'] > 0 && settings['test-command'] === '')
    throw new UsageError('confirming-runs needs test-command');
  const { author, truths, 'min-evidence': minEvidence } = settings;
  const asksAuthor =
    minEvidence === 'accepted' ? 'min-evidence: accepted' : truths === 'off' ? null : `truths: ${truths}`;
  if (author !== '' && settings['test-command'] === '')
    throw new UsageError('author needs test-command, which has to run the acceptance tests');
  if (author === '' && asksAuthor !== null)
    throw new UsageError(`${asksAuthor} needs verify.author, whose tests it asks for`);
  if (settings.prove === 'off' && isAtLeast(minEvidence, 'red-green') && minEvidence !== 'accepted')
    throw new UsageError(`min-evidence: ${minEvidence} needs prove: report or require`);
  refuseContradictions(settings, agent);
}

/** Returns a digest of everything besides the commit that decides a verdict: settings and this program. */
function digestRules({ settings: { rejudge: _, ...settings }, home }: World): string {
  const { size = 0, mtimeMs = 0 } = statSync(join(home, 'dist', 'main.js'), { throwIfNoEntry: false }) ?? {};
  return createHash('sha256')
    .update(JSON.stringify([settings, size, mtimeMs]))
    .digest('hex');
}

/** Names of agent programs, which may update themselves during a run, except programs that also judge. */
function listAgentPrograms(settings: Settings): string[] {
  const getProgram = (command: string) => basename(/^\s*([\w./+@-]+)/.exec(command)?.[1] ?? '');
  const programs = [...cliNames, getProgram(settings['agent-command'])];
  const shells = ['bash', 'sh', 'node', 'npx', 'python', 'python3', 'env', getProgram(settings['verifier-command'])];
  return programs.filter((name) => name !== '' && !shells.includes(name));
}

/** Returns the commit on which the phase began, or `head` if that commit is gone. */
async function findPhaseBase({ earlier }: Ledger, { schedule, git }: LocalPhase, head: string): Promise<string> {
  const { base: recorded, wasComplete } = phaseState(earlier);
  // Another machine has no record, but the commits have marks.
  const isDone = wasComplete || !schedule.plans.some(({ plan }) => plan.hasSummary);
  const marks =
    recorded !== null || isDone ? [] : (await listMarkedCommits(git, 2000)).flatMap(({ mark }) => mark ?? []);
  const phaseMarks = marks.filter(({ plan }) => schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan));
  const base = recorded ?? phaseMarks.at(-1)?.base ?? '';
  return base !== '' && (await git.resolve(base)) !== null && (await isAncestor(git, base, head)) ? base : head;
}

/** Rejects uncommitted user changes. The engine's own files and never-committed documents don't count. */
function refuseDirtyTree({ changes }: TreeState, { config, root, prefix }: LocalPhase): void {
  const ownFiles = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const isIgnorable = (path: string) =>
    ownFiles.has(path) || (!config.commitDocs && path.startsWith(`${prefix}.planning/`));
  // Untracked files are safe: attempts don't commit them, and rollbacks don't touch them.
  const dirty = changes
    .filter(({ kind }) => kind !== 'untracked')
    .map(({ path }) => path)
    .filter((path) => !isIgnorable(path));
  if (dirty.length === 0) return;
  const shownPaths = joinFirstFew(dirty);
  throw new UsageError(
    `${root} has uncommitted changes (${shownPaths}), which its agents would not see; ` +
      'commit or stash them, or use --allow-dirty to leave them where they are',
  );
}

function groupOrphansByPlan(
  spared: readonly Orphan[],
  { earlier }: Ledger,
  open: readonly Plan[],
): Map<string, Orphan> {
  const { tags } = phaseState(earlier).open;
  const ownOrphans = spared.filter(({ tag, plan }) => tags.has(tag) && open.some(({ id }) => id === plan));
  return new Map(ownOrphans.map((orphan) => [orphan.plan, orphan]));
}
