import { existsSync } from 'node:fs';
import { type Orphan, orphansIn } from '../attempt/orphan.ts';
import { Checkpoints } from '../git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../git/checkpoint/checkpoint-tag.ts';
import { openOperation } from '../git/checkpoint/control-files.ts';
import { finishAdvance } from '../git/fold.ts';
import type { Git } from '../git/git.ts';
import { type Commit, datedSince } from '../git/history.ts';
import type { LedgerEvent } from '../ledger/event-log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sweepMarked } from '../process/process-tree.ts';

/** An attempt that was cut off cannot be set right without a person. */
export class RecoveryError extends Error {
  override readonly name = 'RecoveryError';
}

/** What recovery works with. `openGit` opens the work tree of an attempt that was not made in the checkout itself. */
export interface RecoveryPlace {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  readonly ledger: Ledger;
  /** When the run that died was last known to be alive, in ms since the epoch. */
  readonly lastAliveAt: number;
  readonly openGit: (root: string) => Promise<Git>;
  /** Tags of attempts that go on, to be adopted. */
  readonly spared: ReadonlySet<string>;
}

/**
 * Sets right what a run that died in the middle of attempts left behind: what still runs of them is ended (I6), their
 * work is kept under refs (I5), and the tree is put back to the checkpoint (I4). Those that are spared go on. Returns the attempts, oldest first.
 * @throws RecoveryError when somebody has worked in the checkout since: their work is not ours to undo.
 */
export async function recoverInterrupted(place: RecoveryPlace): Promise<CutOff[]> {
  const open = cutOffIn(place.ledger.earlier, place.git.root).filter(({ tag }) => !place.spared.has(String(tag)));
  // Plans are folded one after the other: only the last one can have been cut off in the middle.
  const folds = lastOf(place.ledger.earlier, 'fold').sort((one, other) => one.seq - other.seq);
  const fold = folds.at(-1);
  // Somebody who has switched the branch since has the files of that one.
  const isHere = fold?.branch === undefined || fold.branch === (await place.git.head()).branch;
  if (fold !== undefined && isHere) await finishAdvance(place.git, String(fold.base));
  for (const attempt of open) await recoverAttempt(attempt, place);
  const cutOff = openGate(place.ledger.earlier);
  if (cutOff !== null) await recoverGate(cutOff, place);
  return cutOff === null ? open : [...open, cutOff];
}

/** An attempt, tests or a verifier in the middle of which a run died: the event that began it, or the orphan it became. */
export type CutOff = Pick<LedgerEvent, 'phase' | 'plan' | 'attempt' | 'runId'> & {
  readonly of?: unknown;
  readonly tag?: unknown;
  readonly place?: unknown;
  /** Runs that were about to adopt it. */
  readonly adopters?: readonly string[];
};

function cutOffIn(events: readonly LedgerEvent[], checkout: string): CutOff[] {
  const orphans = new Map<unknown, Orphan>(orphansIn(events, checkout).map((orphan) => [orphan.tag, orphan]));
  const open = openAttempts(events).map(
    (event): CutOff => ({ ...event, adopters: orphans.get(event.tag)?.adopters ?? [] }),
  );
  const tags = new Set<unknown>(open.map(({ tag }) => tag));
  return [...[...orphans.values()].filter(({ tag }) => !tags.has(tag)), ...open];
}

/** Tests or a verifier that were under way: whatever they did to the tree is nobody's work. */
async function recoverGate(begun: LedgerEvent, where: RecoveryPlace): Promise<void> {
  const { of, time, since, runId } = begun;
  const { checkpoints, ledger } = where;
  await sweepMarked(`${runId}/${of}/${time}`);
  const checkpoint = (await checkpoints.list()).find(({ plan, at }) => plan === of && at === since);
  if (!checkpoint) {
    // In a clean copy of the commit: nothing of the checkout is to be put back.
    ledger.append('recovered', { of, kept: null, cutOffRun: runId });
    return;
  }
  await refuseForeignWork({ ...begun, tag: checkpoint.tag }, checkpoint, where);
  const { kept } = await checkpoints.rollback(checkpoint);
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { of, tag: checkpoint.tag, kept: kept?.ref ?? null, cutOffRun: runId });
}

async function recoverAttempt(open: CutOff, where: RecoveryPlace): Promise<void> {
  const { git, checkpoints, ledger, openGit } = where;
  const { phase, plan = '', attempt = 1, tag, place, runId, adopters = [] } = open;
  for (const id of [runId, ...adopters]) await sweepMarked(`${id}/${plan}/${attempt}`);
  const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
  if (!checkpoint) return; // the attempt had been settled or undone; only its last event is missing
  const isHere = place === undefined || place === git.root;
  if (isHere) await refuseForeignWork(open, checkpoint, where);
  const message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
  const there = isHere ? checkpoints : existsSync(String(place)) ? new Checkpoints(await openGit(String(place))) : null;
  const late = isHere ? await lateCommits(checkpoint, where) : [];
  const kept = (await there?.keep(checkpoint, { phase, plan, attempt, message })) ?? null;
  if (isHere) await checkpoints.rollback(checkpoint, { kept });
  await checkpoints.discard(checkpoint);
  ledger.append('recovered', { plan, attempt, tag, kept: kept?.ref ?? null, cutOffRun: runId });
  if (late.length > 0) ledger.append('warning', { plan, attempt, message: lateText(late, open, kept?.ref ?? '') });
}

/** Commits that may have been made after the run had died: by its agent, which went on, or by a person. */
async function lateCommits({ head }: Checkpoint, { git, lastAliveAt }: RecoveryPlace): Promise<Commit[]> {
  return (await datedSince(git, head)).filter(({ at }) => at + 999 > lastAliveAt);
}

function lateText(late: readonly Commit[], open: CutOff, ref: string): string {
  const named = late.slice(0, 5).map(({ sha, subject }) => `${sha.slice(0, 12)} "${subject.slice(0, 80)}"`);
  const more = late.length > 5 ? ` and ${late.length - 5} more` : '';
  return (
    `${nameOf(open)} was rolled back with ${named.join(', ')}${more}, committed about when its run died. ` +
    `If one of them is not its agent's: it is kept in ${ref}, and git cherry-pick brings it back`
  );
}

/**
 * Deletes the checkpoints of attempts that are over. A run that died between taking one and saying so had not let the
 * agent start; and a git it had called may have made the tag after the run that came next had looked. A checkpoint bears
 * the time at which its attempt began, so those that people made are told from ours.
 */
export async function discardUnused(
  events: readonly LedgerEvent[],
  checkpoints: Checkpoints,
  spared: readonly Orphan[],
): Promise<void> {
  const begun = new Set(
    events.flatMap(({ event, plan, since }) =>
      event === 'attempt_start' || event === 'verify_start' ? [`${plan} ${since}`] : [],
    ),
  );
  if (begun.size === 0) return;
  const isSpared = ({ tag, plan, at }: Checkpoint) =>
    spared.some((orphan) => orphan.tag === tag || (orphan.plan === plan && orphan.checkedSince === at));
  for (const checkpoint of await checkpoints.list())
    if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint))
      await checkpoints.discard(checkpoint);
}

/** Commits of the attempt itself were made while its run lived; whatever moved later was moved by somebody else. */
async function refuseForeignWork(
  { plan, attempt, of, tag, runId }: CutOff,
  checkpoint: Checkpoint,
  { git, lastAliveAt }: RecoveryPlace,
): Promise<void> {
  const { head, branch } = await git.state();
  const operation = openOperation(git);
  const [newest] = head === null ? [] : (await datedSince(git, checkpoint.head)).sort((a, b) => b.at - a.at);
  const moved =
    branch !== checkpoint.branch
      ? `HEAD is on ${branch ?? 'no branch'} now`
      : operation !== null
        ? `a ${operation} is open`
        : newest !== undefined && newest.at > lastAliveAt + clockSlackMs
          ? 'there are commits made after it'
          : null;
  if (moved === null) return;
  throw new RecoveryError(
    `run ${runId} was cut off in ${nameOf({ plan, attempt, of })}, and the checkout has changed since: ${moved}. ` +
      `To go back to where it began (what is here is kept under a ref): phase-executor checkpoint rollback ${tag}. ` +
      `To keep the checkout as it is: git tag -d ${tag}. Then run again`,
  );
}

/** What a run was about when it was cut off. */
export function nameOf({
  plan,
  attempt,
  of,
}: {
  plan?: string | undefined;
  attempt?: number | undefined;
  of?: unknown;
}): string {
  return plan === undefined
    ? `the ${of === 'tests' ? 'tests' : 'verification'} of the phase`
    : `attempt ${attempt} of plan ${plan}`;
}

/** Git tells commit times in whole seconds, and the sign of life comes once a second. */
const clockSlackMs = 2_500;

/** Whether the last run of a ledger ended in the middle of an attempt, of tests or of a verifier. */
export function isCutOff(events: readonly LedgerEvent[], checkout: string): boolean {
  return (
    cutOffIn(events, checkout).length > 0 || lastOf(events, 'attempt_start').length > 0 || openGate(events) !== null
  );
}

/** The start of what the exit gate was about when the last run died, if nothing is on record that ends it. */
function openGate(events: readonly LedgerEvent[]): LedgerEvent | null {
  const last = events.findLast(({ event, of }) => gateEvents.has(event) || (event === 'recovered' && of !== undefined));
  const opens = ['judge_start', 'tests_start', 'verifier_start'];
  return last !== undefined && opens.includes(last.event) ? last : null;
}

const gateEvents = new Set<string>([
  ...['phase_start', 'judge_start', 'judge_end', 'tests_start', 'tests_end', 'verifier_start', 'verifier_end'],
  ...['phase_complete', 'phase_failed', 'phase_blocked', 'phase_skipped'],
]);

/** The attempts of the last run after whose checkpoint nothing is on record that ends them. */
function openAttempts(events: readonly LedgerEvent[]): LedgerEvent[] {
  return lastOf(events, 'checkpoint');
}

/** Of the last run, the events of this kind that no later one of the same plan has overtaken. */
function lastOf(events: readonly LedgerEvent[], kind: 'attempt_start' | 'checkpoint' | 'fold'): LedgerEvent[] {
  const found = new Map<string, LedgerEvent>();
  for (const event of events) {
    if (event.event === 'phase_start') found.clear();
    else if (event.event === kind) found.set(event.plan ?? '', event);
    else if (event.event === 'checkpoint' || closing.has(event.event)) found.delete(event.plan ?? '');
  }
  return [...found.values()];
}

/** After these a plan's checkpoint is of no more use. */
const closing = new Set<string>([
  'plan_complete',
  'plan_failed',
  'plan_blocked',
  'plan_skipped',
  'retry_wait',
  'recovered',
]);
