import type { Git } from '../git/git.ts';
import { paths } from '../git/git.ts';

/** What the engine writes into the commit of a plan that it has verified. */
export interface PlanMark {
  readonly plan: string;
  /** Of the plan's text then. */
  readonly planHash: string;
  /** The commit its work began on. */
  readonly base: string;
  readonly runId: string;
  readonly attempt: number;
}

/** The mark as trailers of a commit message. */
export function planMark({ plan, planHash, base, runId, attempt }: PlanMark): string {
  return [
    `Phase-Executor-Plan: ${plan}`,
    `Phase-Executor-Plan-Hash: ${planHash}`,
    `Phase-Executor-Base: ${base}`,
    `Phase-Executor-Run: ${runId} (attempt ${attempt})`,
  ].join('\n');
}

/** A commit on the way to HEAD, with its mark where it has one. */
export interface MarkedCommit {
  readonly sha: string;
  readonly subject: string;
  readonly mark: Pick<PlanMark, 'plan' | 'planHash' | 'base'> | null;
}

/**
 * The newest commits reachable from HEAD, newest first. A mark says which run to believe, and anybody can write one: it
 * spares a plan another attempt, while what the plan promises is asked again by the exit gate in any case.
 */
export async function markedCommits(git: Git, limit: number): Promise<MarkedCommit[]> {
  const trailer = (key: string) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`;
  const format = `%H%x01%s%x01${trailer('Plan')}%x01${trailer('Plan-Hash')}%x01${trailer('Base')}`;
  const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, 'HEAD', '--']);
  return paths(log).map((entry) => {
    const [sha = '', subject = '', plan = '', planHash = '', base = ''] = entry
      .split('\x01')
      .map((part) => part.trim());
    const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
    return { sha, subject, mark: isMark ? { plan, planHash, base } : null };
  });
}
