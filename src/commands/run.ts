import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PhaseEnd, runPhase } from '../execute/phase-run.ts';
import { isCutOff, recoverInterrupted } from '../execute/recovery.ts';
import { Checkpoints } from '../git/checkpoint.ts';
import { Git } from '../git/git.ts';
import { Worktrees } from '../git/worktree.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import { Ledger, ledgerDir, ledgersOf } from '../ledger/ledger.ts';
import { takeRunLock } from '../ledger/run-lock.ts';
import { phaseKey } from '../phase/phase-id.ts';
import { inert, phaseMarkdown } from '../report/markdown.ts';
import { phaseReport, progressShow } from '../report/terminal.ts';
import type { Settings } from '../settings.ts';
import type { Reply, World } from './command.ts';
import type { ReadSchedule } from './plan.ts';
import { findAgent, prefixOf, prepare, readRunnable } from './prepare.ts';

/** Runs every plan of a phase that is not done. */
export async function run([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const agent = await findAgent(root, settings, world);
  return holdingCheckout(root, world, async (git, runId) => {
    // Before the phase is read: what was cut off may have left it unreadable.
    await recoverCheckout(git, runId, world);
    const read = await readRunnable(root, ref);
    const ledger = openLedger(read, git, root, runId, world);
    for (const complaint of ledger.complaints) world.progress(complaint);
    const life = setInterval(() => ledger.beat(new Date(world.now())), 1_000);
    const exchangeDir = join(world.temporaryDirectory, `phase-executor-${runId}`);
    mkdirSync(exchangeDir, { recursive: true });
    try {
      const worktrees = new Worktrees(git, worktreeFolder(read.phase.id, git, world));
      const held = { git, checkpoints: new Checkpoints(git), ledger, runId };
      const context = await prepare(read, { ...held, root, worktrees, agent, exchangeDir }, settings, world);
      try {
        const ended = await runPhase(context);
        return await replyTo(ended, read, held);
      } finally {
        const { chores, pool } = context.apart;
        await chores.finish().catch(() => undefined); // after a fault of ours, which is what is to be told
        await pool.close();
      }
    } finally {
      clearInterval(life);
      rmSync(exchangeDir, { recursive: true, force: true });
      ledger.close();
    }
  });
}

/** Sets right what a run that was cut off left behind: for the Action's post step, when main could not. */
export async function recover(_words: readonly string[], settings: Settings, world: World): Promise<Reply> {
  return holdingCheckout(resolve(world.directory, settings.root), world, async (git, runId) => {
    const cutOff = await recoverCheckout(git, runId, world);
    const named = cutOff.map(({ plan, attempt }) => `attempt ${attempt} of plan ${plan}`).join(', ');
    const text =
      named === ''
        ? 'nothing was left half done'
        : `the run was cut off in ${named}; its work is kept and the tree restored`;
    return { exitCode: 0, json: { recovered: cutOff }, text, summary: `${inert(text)}\n` };
  });
}

/** Works in a checkout as its only run. */
async function holdingCheckout<T>(
  root: string,
  world: World,
  work: (git: Git, runId: string) => Promise<T>,
): Promise<T> {
  const git = await Git.open(root, world.environment);
  const runId = randomUUID();
  const since = new Date(world.now()).toISOString();
  const unlock = takeRunLock(git.gitDir, { pid: world.pid, runId, since }, world.isAlive);
  try {
    return await work(git, runId);
  } finally {
    unlock();
  }
}

/** Recovers the attempts of every phase of this checkout that were cut off, then clears the work trees they were made in. */
async function recoverCheckout(git: Git, runId: string, world: World): Promise<LedgerEvent[]> {
  const recovered: LedgerEvent[] = [];
  for (const { dir, phase: key, events, lastAliveAt } of ledgersOf(git.gitDir)) {
    const phase = events.at(-1)?.phase ?? key;
    const worktrees = new Worktrees(git, worktreeFolder(phase, git, world));
    if (isCutOff(events)) {
      const ledger = Ledger.open(dir, { runId, phase, now: () => new Date(world.now()) }, shower(new Map(), world));
      const openGit = (place: string) => Git.open(place, world.environment);
      recovered.push(
        ...(await recoverInterrupted({ git, checkpoints: new Checkpoints(git), ledger, lastAliveAt, openGit })),
      );
      ledger.close();
    }
    await worktrees.reap();
  }
  return recovered;
}

function openLedger({ phase, schedule }: ReadSchedule, git: Git, root: string, runId: string, world: World): Ledger {
  const waves = new Map(schedule.plans.map(({ plan, wave }) => [plan.id, wave]));
  const stamp = { runId, phase: phase.id, now: () => new Date(world.now()) };
  return Ledger.open(ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(phase.id)), stamp, shower(waves, world));
}

/** Shows what happens as it happens. */
function shower(waves: ReadonlyMap<string, number>, world: World): (event: LedgerEvent) => void {
  const show = progressShow(waves, world.terminal.colour);
  return (event) => {
    const line = show(event);
    if (line !== null) world.progress(line);
  };
}

/** Work trees lie outside the repository, in a folder that the next run of the phase finds again (and clears) by the same rule. */
function worktreeFolder(phase: string, git: Git, world: World): string {
  const repository = createHash('sha1').update(git.gitDir).digest('hex').slice(0, 12);
  return join(world.temporaryDirectory, 'phase-executor-worktrees', repository, phaseKey(phase));
}

interface Held {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  readonly ledger: Ledger;
  readonly runId: string;
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
