import { splitAtNuls } from '../../system/files/path-bytes.ts';
import { commitObjects } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutControls } from '../../system/text/text.ts';
import type { PhaseContext } from './phase-context.ts';

/** Trailers in the commit of a verified plan. */
export interface PlanMark {
  readonly plan: string;
  readonly planHash: string;
  readonly base: string;
  readonly runId: string;
  readonly runUrl: string | null;
  readonly attempt: number;
  readonly parts: readonly CommitRange[];
}

export interface CommitRange {
  readonly base: string;
  readonly commit: string;
}

export function readPlanMark({ plan, planHash, base, parts, ...run }: PlanMark): string {
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
  const extraLines = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
  return `Phase-Executor-Run: ${runId}${extraLines.length === 0 ? '' : ` (${extraLines.join(', ')})`}`;
}

/** Builds trailers for work that precedes a question. They never mark the plan as complete. */
export function partMark({ plan, planHash, base, ...run }: Omit<PlanMark, 'parts'>, upTo: number): string {
  return [
    `Phase-Executor-Part: ${getPartName(plan, upTo)}`,
    `Phase-Executor-Part-Hash: ${planHash}`,
    `Phase-Executor-Base: ${base}`,
    runTrailer(run),
  ].join('\n');
}

function getPartName(plan: string, upTo: number): string {
  return `${withoutControls(plan)}, tasks before ${upTo + 1}`;
}

/** Finds the newest commit after `base` in which an attempt saved a part, or null. */
export async function findPartCommit(
  git: Git,
  part: Pick<PlanMark, 'plan' | 'planHash' | 'base' | 'runId' | 'attempt'> & { readonly upTo: number },
): Promise<string | null> {
  const { plan, planHash, base, upTo, runId, attempt } = part;
  if ((await git.resolve(base)) === null) return null;
  const commits = await readLogWithTrailers(git, ['Part', 'Part-Hash', 'Base', 'Run'], 2000, `${base}..HEAD`);
  const expected = [getPartName(plan, upTo), planHash, base].join('\x01');
  const ofRun = `${runId} (attempt ${attempt}`;
  for (const [sha = '', ...mark] of commits) {
    const run = mark[3] ?? '';
    if (mark.slice(0, 3).join('\x01') === expected && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? ''))
      return sha;
  }
  return null;
}

/** Reads hash, trailer values and subject of commits. Repeated values of a trailer are separated by `\x02`. */
async function readLogWithTrailers(
  git: Git,
  keys: readonly string[],
  limit: number,
  range: string,
): Promise<string[][]> {
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

/** Lists marked commits, newest first. An agent can forge a mark, so the exit gate still checks the plan's promises. */
export async function listMarkedCommits(git: Git, limit: number, head = 'HEAD'): Promise<MarkedCommit[]> {
  const commits = await readLogWithTrailers(git, ['Plan', 'Plan-Hash', 'Base', 'After'], limit, head);
  return commits.map(([sha = '', plan = '', planHash = '', base = '', partsText = '', subject = '']) => {
    const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
    return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(partsText) } : null };
  });
}

export async function findForgedMarks(git: Git, shas: readonly string[]): Promise<string[]> {
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

/** Foreign commits may contain anything. */
function parseRanges(text: string): CommitRange[] {
  return text.split('\x02').flatMap((range) => {
    const [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
    return base === undefined || commit === undefined ? [] : [{ base, commit }];
  });
}

export function buildWorkMessage(
  subject: string,
  mark: string,
  run: Pick<PhaseContext, 'policy'> & {
    readonly services: { readonly agent: { readonly coAuthor?: string | undefined } };
  },
  extraTrailers: readonly string[] = [],
): string {
  const { coAuthor } = run.services.agent;
  const author = run.policy.namesCoAuthor && coAuthor !== undefined ? [`Co-authored-by: ${coAuthor}`] : [];
  return withTrailers(subject, [mark, ...extraTrailers, ...author]);
}

export function recordMessage(subject: string, { runId, runUrl }: Pick<PhaseContext, 'runId' | 'runUrl'>): string {
  return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}

/** Titles may span several lines, but git reads trailers only from the last paragraph. */
function withTrailers(subject: string, trailers: readonly string[]): string {
  return `${withoutControls(subject)}\n\n${trailers.join('\n')}`;
}
