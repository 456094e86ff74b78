import { withoutControls } from '../files/control-characters.ts';
import { runTrailer } from '../judge/plan-mark.ts';
import type { RunContext } from './run-context.ts';

type Trailed = Pick<RunContext, 'runId' | 'runUrl' | 'policy' | 'services'>;

/** A commit with the work of an agent. `mark` is what the engine says of it, as trailers. */
export function workMessage(subject: string, mark: string, { policy, services: { agent } }: Trailed): string {
  const author = policy.namesCoAuthor && agent.coAuthor !== undefined ? [`Co-authored-by: ${agent.coAuthor}`] : [];
  return message(subject, [mark, ...author]);
}

/** A commit of the orchestrator's own files. */
export function recordMessage(subject: string, { runId, runUrl }: Trailed): string {
  return message(subject, [runTrailer({ runId, runUrl })]);
}

/** Titles of plans may have several lines, and only the last paragraph is trailers. */
function message(subject: string, trailers: readonly string[]): string {
  return `${withoutControls(subject)}\n\n${trailers.join('\n')}`;
}
