import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type HostApi, hostAt } from './host-api.ts';
import { unlessRefused } from './host-error.ts';

/** A host that does not answer must not hold up a run that waits anyway. */
const totalTimeoutMs = 10_000;

/** Run of this job, on its server; null outside of a job. Its `attempt` counts from 1, with each restart. */
export function workflowRunOf({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }: NodeJS.ProcessEnv) {
  if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? '')) return null;
  return { repository: GITHUB_REPOSITORY, id: GITHUB_RUN_ID ?? '', attempt: Number(GITHUB_RUN_ATTEMPT) || 1 };
}

/** Payload of the event that started this job, unchecked; null outside of a job. @throws SyntaxError if it is no JSON. */
export function readEvent({ GITHUB_EVENT_PATH: path = '' }: Readonly<Record<string, string>>): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

type WorkflowRun = NonNullable<ReturnType<typeof workflowRunOf>>;

/** Asks the host, with `actions: read` in a private repository. False where that is unknown. */
export async function isOver(run: WorkflowRun, token: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const here = workflowRunOf(environment);
  if (here === null || here.repository !== run.repository) return false;
  // A run is restarted only after it is over.
  if (here.id === run.id) return run.attempt < here.attempt;
  const host = hostAt(environment, token, { totalTimeoutMs });
  if (host === null || !/^\d{1,18}$/.test(run.id)) return false;
  try {
    const { status } = await host.get(`actions/runs/${run.id}`, z.object({ status: z.string() }));
    return status === 'completed';
  } catch {
    return false; // no answer, or not one of this form: the holder of the phase is presumed alive
  }
}

const Run = z.object({ path: z.string(), html_url: z.string().optional(), run_started_at: z.string().optional() });

/** File of the workflow of a run, from the top of the repository, by its name alone on Gitea; its page and its start. Null for an unknown run. */
export async function workflowOf({ id }: Pick<WorkflowRun, 'id'>, host: HostApi) {
  const run = await unlessRefused(host.get(`actions/runs/${id}`, Run), [404], null);
  return run && { file: run.path.replace(/@.*/s, ''), page: run.html_url ?? '', startedAt: run.run_started_at ?? '' };
}

/** Asks the host to cancel a run of this repository. The token needs `actions: write`. Returns `unknown` where the host has no way. */
export async function cancelRun(
  { id }: Pick<WorkflowRun, 'id'>,
  host: HostApi,
): Promise<'cancelled' | 'over' | 'unknown'> {
  const cancelling = host.put(`actions/runs/${id}/cancel`, {}, z.unknown()).then(() => 'cancelled' as const);
  return unlessRefused(unlessRefused(cancelling, [409], 'over'), [404, 405], 'unknown');
}
