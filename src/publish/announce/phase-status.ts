import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import type { CommitStatus } from '../host/host-commit.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { planCount } from '../report/sentences.ts';

/** Returns success only if the phase succeeded on this commit, apart from the orchestrator's own documents. */
export async function buildPhaseStatus(
  story: PhaseStory,
  judged: string | null,
  gitPlace: GitPlace,
): Promise<CommitStatus> {
  const { plans, evidence, exitStatus, verdict, signal, head, phase, host } = story;
  const context = statusContext(phase.id, gitPlace.prefix);
  const url = host?.run ?? '';
  const figures = `${exitStatus}: ${planCount(plans)}`;
  const reported = (state: CommitStatus['state'], description: string) => ({
    state,
    context,
    url,
    description,
  });
  switch (verdict) {
    case 'success':
      if (
        judged !== null &&
        head !== null &&
        exitStatus === 'COMPLETED' &&
        (await addsOnlyRecord(judged, head, gitPlace))
      )
        return reported('success', `${figures}, evidence ${evidence}`);
      return reported('error', `${figures}, but the exit gate has not judged this commit`);
    case 'blocked':
      return reported('pending', `${figures}; it waits`);
    case 'failure': {
      const reason = signal?.status === 'failure' ? signal.details.reason : 'internal';
      const state = reason === 'internal' || reason === 'interrupted' ? 'error' : 'failure';
      return reported(state, `${figures} (${reason})`);
    }
    case 'skipped':
      return reported('failure', `${figures}; it was skipped`);
    case 'at work':
    case 'cut off':
    case 'never run':
      return reported('error', 'the run did not conclude the phase; its log says why');
  }
}

type GitPlace = Pick<PhaseContext['workspace'], 'git' | 'prefix'>;

/** Contains the prefix, because a repository may hold several projects with the same phase numbers. */
export function statusContext(phase: string, prefix: string): string {
  return `phase/${prefix}${phase}`;
}

/** The record is committed after the gate, on top of the judged commit. */
async function addsOnlyRecord(judged: string, head: string, { git, prefix }: GitPlace): Promise<boolean> {
  if (judged === head) return true;
  const parent = await git.resolve(`${head}^`);
  if (parent !== judged) return false;
  const changed = await listChangedPaths(git, judged, head);
  return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}
