import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PhaseEnd, runPhase } from '../execute/phase-run.ts';
import { recoverInterrupted } from '../execute/recovery.ts';
import { Checkpoints } from '../git/checkpoint.ts';
import { Git } from '../git/git.ts';
import { Worktrees } from '../git/worktree.ts';
import { Ledger, ledgerDir } from '../ledger/ledger.ts';
import { takeRunLock } from '../ledger/run-lock.ts';
import { phaseKey } from '../phase/phase-id.ts';
import { inert, phaseMarkdown } from '../report/markdown.ts';
import { phaseReport, progressShow } from '../report/terminal.ts';
import type { Settings } from '../settings.ts';
import type { Reply, World } from './command.ts';
import { type ReadSchedule, readSchedule } from './plan.ts';
import { findAgent, prefixOf, prepare, readRunnable } from './prepare.ts';

/** Runs every plan of a phase that is not done. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const read = await readRunnable(root, ref);
  const agent = await findAgent(root, settings, world);
  return holdingPhase(read, root, world, async (held) => {
    const { worktrees } = await recoverPhase(read, held, world);
    const exchangeDir = join(world.temporaryDirectory, `phase-executor-${held.runId}`);
    mkdirSync(exchangeDir, { recursive: true });
    try {
      const prepared = await prepare(ref, { ...held, root, worktrees, agent, exchangeDir }, settings, world);
      const ended = await runPhase(prepared.context, prepared.done);
      return await replyTo(ended, prepared.read, held);
    } finally {
      rmSync(exchangeDir, { recursive: true, force: true });
    }
  });
}

/** Sets right what a run that was cut off left behind: for the Action's post step, when main could not. */
export async function recover(ref: string, settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const read = await readSchedule(root, ref);
  return holdingPhase(read, root, world, async (held) => {
    const { cutOff } = await recoverPhase(read, held, world);
    const named = cutOff.map(({ plan, attempt }) => `attempt ${attempt} of plan ${plan}`).join(', ');
    const text =
      cutOff.length === 0
        ? `Phase ${read.phase.id}: nothing was left half done`
        : `Phase ${read.phase.id}: the run was cut off in ${named}; its work is kept and the tree restored`;
    return { exitCode: 0, json: { phase: read.phase.id, recovered: cutOff }, text, summary: `${inert(text)}\n` };
  });
}

/** Recovers attempts that were cut off, then clears the work trees they were made in. */
async function recoverPhase(read: ReadSchedule, { git, checkpoints, ledger }: Held, world: World) {
  const openGit = (place: string) => Git.open(place, world.environment);
  const cutOff = await recoverInterrupted({ phase: read.phase.id, git, checkpoints, ledger, openGit });
  const worktrees = new Worktrees(git, worktreeFolder(read, git, world));
  await worktrees.reap();
  return { cutOff, worktrees };
}

/** Work trees lie outside the repository, in a folder that the next run of the phase finds again (and clears) by the same rule. */
function worktreeFolder({ phase }: ReadSchedule, git: Git, world: World): string {
  const repository = createHash('sha1').update(git.gitDir).digest('hex').slice(0, 12);
  return join(world.temporaryDirectory, 'phase-executor-worktrees', repository, phaseKey(phase.id));
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
  const git = await Git.open(root, world.environment);
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

async function replyTo(ended: PhaseEnd, { phase, nextPhase }: ReadSchedule, { git, runId }: Held): Promise<Reply> {
  const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs } = ended;
  const { sha, branch } = await git.head();
  const following = decision.continue ? nextPhase : null;
  const json = {
    ...{ status: signal.status, decision, exitStatus, exitCode, phase: phase.id, nextPhase: following, runId },
    ...{ attempts, durationMs: Math.round(durationMs), signalPath, signal },
    branch: branch?.replace(/^refs\/heads\//, '') ?? null,
    headSha: sha,
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
