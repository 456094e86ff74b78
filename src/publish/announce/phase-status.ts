import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { changedBetween } from '../../system/git/tree.ts';
import type { CommitStatus } from '../host/host-commit.ts';
import type { RunReport } from '../report/run-report.ts';

/** Success only for a phase that succeeded, on the judged commit or one that adds only the orchestrator's documents. */
export async function statusOf({ ended, host, phase }: RunReport, run: PhaseContext): Promise<CommitStatus> {
  const context = statusContext(phase.id, run.workspace.prefix);
  const url = host?.run ?? '';
  const { signal, exitStatus, plans, evidence, judged, head } = ended;
  const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
  const figures = `${exitStatus}: ${complete} of ${plans.size} plans complete`;
  switch (signal.status) {
    case 'success': {
      if (judged !== null && exitStatus === 'COMPLETED' && (await addsOnlyRecord(judged, head, run)))
        return { state: 'success', context, url, description: `${figures}, evidence ${evidence}` };
      return { state: 'error', context, url, description: `${figures}, but the exit gate has not judged this commit` };
    }
    case 'blocked':
      return { state: 'pending', context, url, description: `${figures}; it waits` };
    case 'failure': {
      const { reason } = signal.details;
      const state = reason === 'internal' || reason === 'interrupted' ? 'error' : 'failure';
      return { state, context, url, description: `${figures} (${reason})` };
    }
    case 'skipped':
      return { state: 'failure', context, url, description: `${figures}; it was skipped` };
  }
}

/** The prefix is part of it because a repository may hold several projects, each with a phase of this number. */
export function statusContext(phase: string, prefix: string): string {
  return `phase/${prefix}${phase}`;
}

/** The record of the end is committed after the gate, on top of the commit that was judged. */
async function addsOnlyRecord(judged: string, head: string, run: PhaseContext): Promise<boolean> {
  if (judged === head) return true;
  const { git, prefix } = run.workspace;
  const parent = await git.resolve(`${head}^`);
  if (parent !== judged) return false;
  const changed = await changedBetween(git, judged, head);
  return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}
