import { splitAtNuls } from '../../system/files/path-bytes.ts';
import { commitObjects } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutControls } from '../../system/text/text.ts';
import type { PhaseContext } from './phase-context.ts';

/** Mark of the engine in the commit of a plan that it has verified. */
export interface PlanMark {
  readonly plan: string;
  /** Hash of the plan's text then. */
  readonly planHash: string;
  /** The commit its work began on. */
  readonly base: string;
  readonly runId: string;
  readonly runUrl: string | null;
  readonly attempt: number;
  /** Work that was committed before people were asked. */
  readonly parts: readonly CommitRange[];
}

export interface CommitRange {
  readonly base: string;
  readonly commit: string;
}

export function planMark({ plan, planHash, base, parts, ...run }: PlanMark): string {
  return [
    `Phase-Executor-Plan: ${withoutControls(plan)}`,
    `Phase-Executor-Plan-Hash: ${planHash}`,
    `Phase-Executor-Base: ${base}`,
    ...parts.map((part) => `Phase-Executor-After: ${part.base}..${part.commit}`),
    runTrailer(run),
  ].join('\n');
}

function runTrailer(run: Pick<PlanMark, 'runId' | 'runUrl'> & { readonly attempt?: number }): string {
  const { runId, runUrl, attempt } = run;
  const more = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
  return `Phase-Executor-Run: ${runId}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

/** Trailers for the work before a question to a person. They never mark a plan as complete. */
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

/** Newest commit between `base` and HEAD that an attempt made for a part; null for none. */
export async function findPartCommit(
  git: Git,
  part: Pick<PlanMark, 'plan' | 'planHash' | 'base' | 'runId' | 'attempt'> & { readonly upTo: number },
): Promise<string | null> {
  const { plan, planHash, base, upTo, runId, attempt } = part;
  if ((await git.resolve(base)) === null) return null;
  const commits = await logWithTrailers(git, ['Part', 'Part-Hash', 'Base', 'Run'], 2000, `${base}..HEAD`);
  const expected = [partName(plan, upTo), planHash, base].join('\x01');
  const ofRun = `${runId} (attempt ${attempt}`;
  for (const [sha = '', ...mark] of commits) {
    const run = mark[3] ?? '';
    if (mark.slice(0, 3).join('\x01') === expected && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? ''))
      return sha;
  }
  return null;
}

/** Commits as hash, values of our trailers and subject; several values of one key are separated by a byte 2. */
async function logWithTrailers(git: Git, keys: readonly string[], limit: number, range: string): Promise<string[][]> {
  const values = keys.map((key) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`);
  const format = ['%H', ...values, '%s'].join('%x01');
  const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, range, '--']);
  return splitAtNuls(log).map((entry) => entry.split('\x01').map((part) => part.trim()));
}

export interface MarkedCommit {
  readonly sha: string;
  readonly subject: string;
  readonly mark: Pick<PlanMark, 'plan' | 'planHash' | 'base' | 'parts'> | null;
}

/** Newest commits first. A mark can be forged: it saves an attempt, but the exit gate still checks the promises. */
export async function markedCommits(git: Git, limit: number, head = 'HEAD'): Promise<MarkedCommit[]> {
  const commits = await logWithTrailers(git, ['Plan', 'Plan-Hash', 'Base', 'After'], limit, head);
  return commits.map(([sha = '', plan = '', planHash = '', base = '', after = '', subject = '']) => {
    const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
    return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(after) } : null };
  });
}

/** Finds commits of an agent with a mark, which only the engine may give. */
export async function forgedMarks(git: Git, shas: readonly string[]): Promise<string[]> {
  const messages = [...(await commitObjects(git, shas)).values()].map(({ message }) => message);
  if (!messages.some((message) => /phase-executor-(?:plan|part)/i.test(message))) return [];
  const format = `%H %(trailers:key=Phase-Executor-Plan,valueonly)%(trailers:key=Phase-Executor-Part,valueonly)`;
  const log = await git.read(['log', '-z', '--no-walk=unsorted', '--stdin', `--format=${format}`], {
    stdin: `${shas.join('\n')}\n`,
  });
  return splitAtNuls(log)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([sha = '', ...mark]) => (mark.length > 0 ? [sha] : []));
}

/** Commits of others may contain anything. */
function parseRanges(text: string): CommitRange[] {
  return text.split('\x02').flatMap((range) => {
    const [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
    return base === undefined || commit === undefined ? [] : [{ base, commit }];
  });
}

/** `mark` is the engine's, as trailers. */
export function workMessage(
  subject: string,
  mark: string,
  run: Pick<PhaseContext, 'policy'> & {
    readonly services: { readonly agent: { readonly coAuthor?: string | undefined } };
  },
  more: readonly string[] = [],
): string {
  const { coAuthor } = run.services.agent;
  const author = run.policy.namesCoAuthor && coAuthor !== undefined ? [`Co-authored-by: ${coAuthor}`] : [];
  return withTrailers(subject, [mark, ...more, ...author]);
}

export function recordMessage(subject: string, { runId, runUrl }: Pick<PhaseContext, 'runId' | 'runUrl'>): string {
  return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}

/** Titles of plans may have several lines, and only the last paragraph is trailers. */
function withTrailers(subject: string, trailers: readonly string[]): string {
  return `${withoutControls(subject)}\n\n${trailers.join('\n')}`;
}
