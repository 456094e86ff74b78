import { randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { commandAgent } from '../agents/command.ts';
import { agentEnvironment } from '../agents/environment.ts';
import { scriptAgent } from '../agents/script.ts';
import { type PhaseEnd, runPhase } from '../execute/phase-run.ts';
import { recoverInterrupted } from '../execute/recovery.ts';
import type { RunContext } from '../execute/run-context.ts';
import { trackingFiles } from '../execute/tracking-files.ts';
import { Checkpoints } from '../git/checkpoint.ts';
import { Git } from '../git/git.ts';
import type { TreeState } from '../git/status.ts';
import { Ledger, ledgerDir } from '../ledger/ledger.ts';
import { takeRunLock } from '../ledger/run-lock.ts';
import { PhaseError } from '../phase/phase.ts';
import { phaseKey } from '../phase/phase-id.ts';
import { inert, phaseMarkdown } from '../report/markdown.ts';
import { phaseReport, progressShow } from '../report/terminal.ts';
import { namesPlan } from '../schedule/resume-gate.ts';
import { type Settings, UsageError } from '../settings.ts';
import type { Reply, World } from './command.ts';
import { type ReadSchedule, readSchedule } from './plan.ts';
import { retryPolicyOf } from './signal.ts';

/** The agent, or something it needs, is not on this machine. Ends with exit code 69. */
export class AgentMissingError extends Error {
  override readonly name = 'AgentMissingError';
}

/** Runs every plan of a phase that is not done. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const read = await readRunnable(root, ref);
  const agent = await findAgent(root, settings, world);
  return holdingPhase(read, root, world, async ({ git, checkpoints, ledger, runId }) => {
    await recoverInterrupted(read.phase.id, ledger, checkpoints);
    const state = await checkpoints.scan();
    const prefix = prefixOf(git, root);
    if (!settings['allow-dirty']) refuseDirtyTree(state, root, prefix);
    // What was recovered can change which summaries there are.
    const fresh = await readRunnable(root, ref);
    const exchangeDir = join(world.temporaryDirectory, `phase-executor-${runId}`);
    mkdirSync(exchangeDir, { recursive: true });
    try {
      const tree = { known: state };
      const done = donePlans(fresh, state, prefix);
      const unfinished = settings['unfinished-plans'] === 'run' ? new Map() : await unfinishedPlans(fresh, done, git);
      const context = runContext(fresh, {
        unfinished,
        root,
        prefix,
        tree,
        runId,
        git,
        checkpoints,
        ledger,
        agent,
        exchangeDir,
        settings,
        world,
      });
      return await replyTo(await runPhase(context, done), fresh, context);
    } finally {
      rmSync(exchangeDir, { recursive: true, force: true });
    }
  });
}

/** Sets right what a run that was cut off left behind: for the Action's post step, when main could not. */
export async function recover(ref: string, settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const read = await readSchedule(root, ref);
  return holdingPhase(read, root, world, async ({ ledger, checkpoints }) => {
    const cutOff = await recoverInterrupted(read.phase.id, ledger, checkpoints);
    const json = { phase: read.phase.id, recovered: cutOff };
    const text =
      cutOff === null
        ? `Phase ${read.phase.id}: nothing was left half done`
        : `Phase ${read.phase.id}: the run was cut off in attempt ${cutOff.attempt} of plan ${cutOff.plan}; its work is kept and the tree restored`;
    return { exitCode: 0, json, text, summary: `${inert(text)}\n` };
  });
}

interface Held {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  readonly ledger: Ledger;
  readonly runId: string;
}

/** Works on a phase as its only run in this checkout, with its ledger open and progress shown. */
async function holdingPhase(
  read: ReadSchedule,
  root: string,
  world: World,
  work: (held: Held) => Promise<Reply>,
): Promise<Reply> {
  const git = await Git.open(root, definedOnly(world.environment));
  const runId = randomUUID();
  const dir = ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(read.phase.id));
  const since = new Date(world.now()).toISOString();
  const unlock = takeRunLock(join(dir, 'run.lock'), { pid: world.pid, runId, since }, world.isAlive);
  try {
    const waves = new Map(read.schedule.plans.map(({ plan, wave }) => [plan.id, wave]));
    const show = progressShow(waves, world.terminal.colour);
    const ledger = Ledger.open(dir, { runId, phase: read.phase.id, now: () => new Date(world.now()) }, (event) => {
      const line = show(event);
      if (line !== null) world.progress(line);
    });
    try {
      return await work({ git, checkpoints: new Checkpoints(git), ledger, runId });
    } finally {
      ledger.close();
    }
  } finally {
    unlock();
  }
}

/** Reads the phase and refuses what cannot be run: errors in it, or nothing to do in it. */
async function readRunnable(root: string, ref: string): Promise<ReadSchedule> {
  const read = await readSchedule(root, ref);
  const errors = read.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new PhaseError(
      errors.map(({ file, line, message, code }) => `${file}:${line}: ${message} [${code}]`).join('\n'),
    );
  if (read.schedule.plans.length === 0)
    throw new PhaseError(`${read.phase.dir} holds no plan to run (expected files such as ${read.phase.id}-01-PLAN.md)`);
  return read;
}

async function findAgent(root: string, settings: Settings, world: World): Promise<Agent> {
  const agent = agentOf(settings);
  const environment = agentEnvironment(world.environment, settings['agent-env'], {} as never);
  const missing = await agent.missing({ cwd: root, environment });
  if (missing !== null) throw new AgentMissingError(missing);
  return agent;
}

function agentOf(settings: Settings): Agent {
  switch (settings.agent) {
    case 'script':
      return scriptAgent;
    case 'command':
      if (settings['agent-command'].trim() !== '') return commandAgent(settings['agent-command']);
      throw new UsageError(
        'agent-command: found nothing, but agent is "command"; give the shell command to run, it gets the prompt on stdin',
      );
  }
}

/** Work of ours and of the user's would become one commit. Our own files do not count: an earlier run may have left lines in them. */
function refuseDirtyTree({ changes }: TreeState, root: string, prefix: string): void {
  const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
  const dirty = changes.map(({ path }) => path).filter((path) => !own.has(path));
  if (dirty.length === 0) return;
  const named = dirty.slice(0, 5).join(', ') + (dirty.length > 5 ? ` and ${dirty.length - 5} more` : '');
  throw new UsageError(
    `${root} has uncommitted changes (${named}), and a run needs a clean tree to roll back to; ` +
      'commit or stash them, or give --allow-dirty',
  );
}

/** Plans with a summary that is committed (I3). Where git ignores `.planning` the file itself has to do. */
export function donePlans({ schedule }: ReadSchedule, { changes }: TreeState, prefix: string): Set<string> {
  const uncommitted = new Set(
    changes.filter(({ index, kind }) => kind === 'untracked' || index === 'A').map(({ path }) => path),
  );
  const done = schedule.plans.filter(
    ({ plan }) => plan.hasSummary && !plan.halted && !uncommitted.has(`${prefix}${plan.summaryPath}`),
  );
  return new Set(done.map(({ plan }) => plan.id));
}

/** Commits that name a plan without a SUMMARY: somebody left it half-way (upstream's safe-resume gate). */
async function unfinishedPlans({ phase, schedule }: ReadSchedule, done: ReadonlySet<string>, git: Git) {
  const commits = await git.recentCommits(1000);
  const open = schedule.plans.map(({ plan }) => plan.id).filter((id) => !done.has(id));
  const named = open.map((id) => [id, commits.filter(({ subject }) => namesPlan(subject, phase.id, id))] as const);
  return new Map(named.filter(([, found]) => found.length > 0));
}

type Parts = Pick<
  RunContext,
  'root' | 'prefix' | 'tree' | 'unfinished' | 'runId' | 'git' | 'checkpoints' | 'ledger' | 'agent' | 'exchangeDir'
> & {
  settings: Settings;
  world: World;
};

/** The project's path below the top of the repository, with a slash at the end; empty where it is the top. */
export function prefixOf(git: Git, root: string): string {
  const below = relative(git.root, realpathSync(root)).split(sep).join('/');
  return below === '' ? '' : `${below}/`;
}

function runContext(
  { phase, schedule, nextPhase, config }: ReadSchedule,
  { settings, world, ...parts }: Parts,
): RunContext {
  return {
    ...{
      ...parts,
      phase,
      schedule,
      nextPhase,
      environment: world.environment,
      agentEnv: settings['agent-env'],
    },
    limits: {
      timeoutMs: settings.timeout,
      idleTimeoutMs: settings['idle-timeout'],
      graceMs: settings['kill-grace'],
      deadlineAt: world.now() + settings.deadline,
    },
    retry: retryPolicyOf(settings),
    humanCheckpoints: settings['human-checkpoints'],
    artifacts: settings.artifacts,
    commitDocs: config.commitDocs,
    clock: { now: world.now, sleep },
    random: world.random,
    interrupt: world.interrupt,
  };
}

async function sleep(ms: number, until: AbortSignal): Promise<void> {
  if (until.aborted) return;
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      until.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    until.addEventListener('abort', wake);
  });
}

async function replyTo(ended: PhaseEnd, { phase, nextPhase }: ReadSchedule, run: RunContext): Promise<Reply> {
  const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs } = ended;
  const { sha, branch } = await run.git.head();
  const following = decision.continue ? nextPhase : null;
  const json = {
    ...{
      status: signal.status,
      decision,
      exitStatus,
      exitCode,
      phase: phase.id,
      nextPhase: following,
      runId: run.runId,
    },
    ...{
      attempts,
      durationMs: Math.round(durationMs),
      branch: branch?.replace(/^refs\/heads\//, '') ?? null,
      headSha: sha,
      signalPath,
      signal,
    },
    plans: [...plans].map(([id, each]) => ({ id, signal: each })),
  };
  const report = { phase, ended, nextPhase: following };
  const outputs = {
    ...outputsOf(ended),
    phase: phase.id,
    'next-phase': following ?? '',
    branch: json.branch ?? '',
    'head-sha': sha,
  };
  return { exitCode, json, text: phaseReport(report), summary: phaseMarkdown(report), outputs };
}

/** The step's outputs: short words, numbers and JSON. Text an agent may have written stands in `signal` only. */
function outputsOf({
  signal,
  decision,
  exitStatus,
  exitCode,
  signalPath,
  plans,
  durationMs,
}: PhaseEnd): Record<string, string> {
  const { details } = signal;
  const done = [...plans].filter(([, { status }]) => status === 'success').map(([id]) => id);
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    ...{ status: signal.status, decision: decision.action, 'exit-status': exitStatus, 'exit-code': String(exitCode) },
    plans: JSON.stringify([...plans.keys()]),
    completed: JSON.stringify(done),
    remaining: JSON.stringify([...plans.keys()].filter((id) => !done.includes(id))),
    ...{ signal: JSON.stringify(signal), 'signal-path': signalPath, checkpoint: details.checkpoints.at(-1) ?? '' },
    ...{ tokens: figure(details.tokensUsed), 'cost-usd': figure(details.costUsd) },
    'duration-seconds': String(Math.round(durationMs / 1000)),
    reason:
      signal.status === 'failure'
        ? signal.details.reason
        : signal.status === 'blocked'
          ? blockedWord(signal.details)
          : '',
  };
}

/** A blocked signal's reason is a sentence a plan or an agent wrote; as an output it is one of two words. */
function blockedWord({ userInputRequired }: { userInputRequired: boolean }): string {
  return userInputRequired ? 'user_input_required' : 'dependency';
}

export function definedOnly(environment: World['environment']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
