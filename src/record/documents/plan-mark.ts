import { withoutControls } from '../../system/files/control-characters.ts';
import { type Git, splitAtNuls } from '../../system/git/git.ts';
import type { PhaseContext } from './phase-context.ts';

/** Mark that the engine writes into the commit of a plan that it has verified. */
export interface PlanMark {
  readonly plan: string;
  /** Of the plan's text then. */
  readonly planHash: string;
  /** The commit its work began on. */
  readonly base: string;
  readonly runId: string;
  /** Page of the run for people; null where it has none. */
  readonly runUrl: string | null;
  readonly attempt: number;
  /** Its work that was done and committed before people were asked. */
  readonly parts: readonly CommitRange[];
}

/** The commit that work began on, and the one that came of it. */
export interface CommitRange {
  readonly base: string;
  readonly commit: string;
}

/** The mark as trailers of a commit message. */
export function planMark({ plan, planHash, base, parts, ...run }: PlanMark): string {
  return [
    `Phase-Executor-Plan: ${withoutControls(plan)}`,
    `Phase-Executor-Plan-Hash: ${planHash}`,
    `Phase-Executor-Base: ${base}`,
    ...parts.map((part) => `Phase-Executor-After: ${part.base}..${part.commit}`),
    runTrailer(run),
  ].join('\n');
}

/** The run that made a commit, by its id and, where it has one, its page. */
function runTrailer({
  runId,
  runUrl,
  attempt,
}: Pick<PlanMark, 'runId' | 'runUrl'> & { readonly attempt?: number }): string {
  const more = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
  return `Phase-Executor-Run: ${runId}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

/**
 * The mark of work that stops where a person is asked, as trailers. It is none of a plan that is complete: no reading takes
 * it for that.
 */
export function partMark({ plan, planHash, base, ...run }: Omit<PlanMark, 'parts'>, upTo: number): string {
  return [
    `Phase-Executor-Part: ${partName(plan, upTo)}`,
    `Phase-Executor-Part-Hash: ${planHash}`,
    `Phase-Executor-Base: ${base}`,
    runTrailer(run),
  ].join('\n');
}

function partName(plan: string, upTo: number): string {
  return `${withoutControls(plan)}, tasks before ${upTo + 1}`;
}

/** The newest commit reachable from HEAD since `base` that an attempt made for a part; null where it made none. */
export async function findPartCommit(
  git: Git,
  {
    plan,
    planHash,
    base,
    upTo,
    runId,
    attempt,
  }: Pick<PlanMark, 'plan' | 'planHash' | 'base' | 'runId' | 'attempt'> & {
    readonly upTo: number;
  },
): Promise<string | null> {
  if ((await git.resolve(base)) === null) return null;
  const trailer = (key: string) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`;
  const format = ['%H', ...['Part', 'Part-Hash', 'Base', 'Run'].map(trailer)].join('%x01');
  const log = await git.read(['log', '-z', '--max-count=2000', `--format=${format}`, `${base}..HEAD`, '--']);
  const wanted = [partName(plan, upTo), planHash, base].join('\x01');
  const ofRun = `${runId} (attempt ${attempt}`;
  for (const entry of splitAtNuls(log)) {
    const [sha = '', ...mark] = entry.split('\x01').map((text) => text.trim());
    const run = mark.pop() ?? '';
    if (mark.join('\x01') === wanted && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? '')) return sha;
  }
  return null;
}

/** A commit on the way to HEAD, with its mark where it has one. */
export interface MarkedCommit {
  readonly sha: string;
  readonly subject: string;
  readonly mark: Pick<PlanMark, 'plan' | 'planHash' | 'base' | 'parts'> | null;
}

/**
 * The newest commits reachable from HEAD, newest first. A mark says which run to believe, and anybody can write one: it
 * spares a plan another attempt, while what the plan promises is asked again by the exit gate in any case.
 */
export async function markedCommits(git: Git, limit: number): Promise<MarkedCommit[]> {
  const trailer = (key: string) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`;
  const format = `%H%x01%s%x01${trailer('Plan')}%x01${trailer('Plan-Hash')}%x01${trailer('Base')}%x01${trailer('After')}`;
  const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, 'HEAD', '--']);
  return splitAtNuls(log).map((entry) => {
    const [sha = '', subject = '', plan = '', planHash = '', base = '', after = ''] = entry
      .split('\x01')
      .map((part) => part.trim());
    const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
    return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(after) } : null };
  });
}

/** Those of an agent's commits that bear a mark, of a plan or a part, which only the engine gives. */
export async function forgedMarks(git: Git, shas: readonly string[]): Promise<string[]> {
  if (shas.length === 0) return [];
  const format = `%H %(trailers:key=Phase-Executor-Plan,valueonly)%(trailers:key=Phase-Executor-Part,valueonly)`;
  const log = await git.read(['log', '-z', '--no-walk=unsorted', '--stdin', `--format=${format}`], {
    stdin: `${shas.join('\n')}\n`,
  });
  return splitAtNuls(log)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([sha = '', ...mark]) => (mark.length > 0 ? [sha] : []));
}

/** In a commit that others wrote there may be anything. */
function parseRanges(text: string): CommitRange[] {
  return text.split('\x02').flatMap((range) => {
    const [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
    return base === undefined || commit === undefined ? [] : [{ base, commit }];
  });
}

type TrailerRun = Pick<PhaseContext, 'runId' | 'runUrl'>;

/** A commit with the work of an agent. `mark` is what the engine says of it, as trailers. */
export function workMessage(
  subject: string,
  mark: string,
  run: Pick<PhaseContext, 'policy'> & {
    readonly services: { readonly agent: { readonly coAuthor?: string | undefined } };
  },
): string {
  const {
    policy,
    services: { agent },
  } = run;
  const author = policy.namesCoAuthor && agent.coAuthor !== undefined ? [`Co-authored-by: ${agent.coAuthor}`] : [];
  return withTrailers(subject, [mark, ...author]);
}

/** A commit of the orchestrator's own files. */
export function recordMessage(subject: string, { runId, runUrl }: TrailerRun): string {
  return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}

/** Titles of plans may have several lines, and only the last paragraph is trailers. */
function withTrailers(subject: string, trailers: readonly string[]): string {
  return `${withoutControls(subject)}\n\n${trailers.join('\n')}`;
}
