import { type Git, paths } from '../../system/git/git.ts';
import { updateRef } from '../../system/git/refs.ts';
import type { LedgerEvent } from '../events/event.ts';
import { settledWork } from '../readings/settled-work.ts';

/** Commits of this checkout that the remote has never had, where the phase has gone on without them. */
export interface Unpublished {
  /** The ref under which they stay (I5). */
  readonly ref: string;
  /** Every one of them was made by runs of this checkout, so that nobody else's work moves with the branch. */
  readonly isOurs: boolean;
}

/** Keeps what `here` has and `there` has not under a ref. `events` and `runs` are those of this checkout. */
export async function keepUnpublished(
  git: Git,
  { here, there, phase }: { here: string; there: string; phase: string },
  events: readonly LedgerEvent[],
  runs: readonly string[],
): Promise<Unpublished> {
  const ref = `refs/phase-executor/${phase}/unpublished/${here.slice(0, 12)}`;
  if ((await git.resolve(ref)) !== here) await updateRef(git, ref, here, await git.resolve(ref));
  const known = await commitsOf(git, events);
  const log = await git.read(['log', '-z', '--format=%H %B', `${there}..${here}`, '--']);
  const isOurs = paths(log).every((entry) => known.has(entry.slice(0, entry.indexOf(' '))) || isRecord(entry, runs));
  return { ref, isOurs };
}

/** Commits of attempts that were settled: all between what they began on, or were folded onto, and what came of it. */
async function commitsOf(git: Git, events: readonly LedgerEvent[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { base, head } of settledWork(events)) {
    if (base === null) continue;
    const listed = await git.try(['rev-list', `${base}..${head}`, '--'], { reading: true });
    // What git has cleared away since is not on the branch either.
    if (listed.exitCode === 0) for (const sha of listed.stdout.toString('latin1').split('\n')) known.add(sha);
  }
  return known;
}

/** The orchestrator's own commits say nothing below their subject but which run made them; earlier versions said it in a sentence. */
function isRecord(entry: string, runs: readonly string[]): boolean {
  const [, now, before] =
    /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
  return runs.includes(now ?? before ?? '');
}
