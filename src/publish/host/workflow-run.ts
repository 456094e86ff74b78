import { existsSync, readFileSync } from 'node:fs';
import type { context } from '@actions/github';
import { type Host, hostAt, repeatable } from './host-client.ts';
import { unlessRefused } from './host-error.ts';

/** A host that does not answer must not hold up a run that waits anyway. */
const totalTimeoutMs = 10_000;

/** Run of this job, on its server; null outside of a job. Its `attempt` counts from 1, with each restart. */
export function getWorkflowRun({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }: NodeJS.ProcessEnv) {
  if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? '')) return null;
  return { repository: GITHUB_REPOSITORY, id: GITHUB_RUN_ID ?? '', attempt: Number(GITHUB_RUN_ATTEMPT) || 1 };
}

export type EventPayload = (typeof context)['payload'];

/**
 * Payload of the event that started this job, unchecked; null outside of a job. The toolkit's `context` would read the
 * environment of this process by itself, and only after its library was loaded. @throws SyntaxError if it is no JSON.
 */
export function readEvent({ GITHUB_EVENT_PATH: path = '' }: Readonly<Record<string, string>>): EventPayload | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

type WorkflowRun = NonNullable<ReturnType<typeof getWorkflowRun>>;

/** Asks the host, with `actions: read` in a private repository. False where that is unknown. */
export async function isOver(run: WorkflowRun, token: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const here = getWorkflowRun(environment);
  if (here === null || here.repository !== run.repository) return false;
  // A run is restarted only after it is over.
  if (here.id === run.id) return run.attempt < here.attempt;
  const host = await hostAt(environment, token, { totalTimeoutMs });
  if (host === null || !/^\d{1,18}$/.test(run.id)) return false;
  try {
    return (await runData(run, host)).status === 'completed';
  } catch {
    return false; // no answer, or not one of this form: the holder of the phase is presumed alive
  }
}

async function runData({ id }: Pick<WorkflowRun, 'id'>, host: Host) {
  return (await host.rest.actions.getWorkflowRun({ ...host.here, run_id: Number(id) })).data;
}

/** File of the workflow of a run, from the top of the repository, by its name alone on Gitea; its page, title and start. Null for an unknown run. */
export async function findWorkflowFile(named: Pick<WorkflowRun, 'id'>, host: Host) {
  const run = await unlessRefused(runData(named, host), [404], null);
  if (run === null) return null;
  const { path, html_url: page, run_started_at: startedAt = '', display_title: title = '' } = run;
  return { file: path.replace(/@.*/s, ''), page, startedAt, title };
}

/** Asks the host to cancel a run of this repository. The token needs `actions: write`. Returns `unknown` where the host has no way. */
export async function cancelRun(
  { id }: Pick<WorkflowRun, 'id'>,
  host: Host,
): Promise<'cancelled' | 'over' | 'unknown'> {
  const run = { ...host.here, run_id: Number(id), ...repeatable };
  const cancelling = host.rest.actions.cancelWorkflowRun(run).then(() => 'cancelled' as const);
  return unlessRefused(unlessRefused(cancelling, [409], 'over'), [404, 405], 'unknown');
}
