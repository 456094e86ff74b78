import { existsSync, readFileSync } from 'node:fs';
import type { context } from '@actions/github';
import { type Host, hostAt, repeatable } from './host-client.ts';
import { unlessRefused } from './host-error.ts';

/** A slow host must not delay a run that is only waiting. */
const totalTimeoutMs = 10_000;

/** Returns this job's run, or null outside of a job. `attempt` counts restarts from 1. */
export function getWorkflowRun({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }: NodeJS.ProcessEnv) {
  if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? '')) return null;
  return { repository: GITHUB_REPOSITORY, id: GITHUB_RUN_ID ?? '', attempt: Number(GITHUB_RUN_ATTEMPT) || 1 };
}

export type EventPayload = (typeof context)['payload'];

/**
 * Returns the unchecked payload of the event that started this job, or null outside of a job. The toolkit's `context`
 * isn't used, because it reads this process's environment on import. @throws SyntaxError for invalid JSON.
 */
export function readEvent({ GITHUB_EVENT_PATH: path = '' }: Readonly<Record<string, string>>): EventPayload | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

type WorkflowRun = NonNullable<ReturnType<typeof getWorkflowRun>>;

/** Tells if a run has ended; false if unknown. Private repositories need `actions: read`. */
export async function isOver(run: WorkflowRun, token: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const ownRun = getWorkflowRun(environment);
  if (ownRun === null || ownRun.repository !== run.repository) return false;
  // A run can be restarted only after it has ended.
  if (ownRun.id === run.id) return run.attempt < ownRun.attempt;
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

/**
 * Returns a run's workflow file, page, title and start, or null for an unknown run. Gitea reports only the file's name.
 */
export async function findWorkflowFile(named: Pick<WorkflowRun, 'id'>, host: Host) {
  const run = await unlessRefused(runData(named, host), [404], null);
  if (run === null) return null;
  const { path, html_url: page, run_started_at: startedAt = '', display_title: title = '' } = run;
  return { file: path.replace(/@.*/s, ''), page, startedAt, title };
}

/** Cancels a run of this repository; needs `actions: write`. Returns `unknown` if the host can't cancel runs. */
export async function cancelRun(
  { id }: Pick<WorkflowRun, 'id'>,
  host: Host,
): Promise<'cancelled' | 'over' | 'unknown'> {
  const run = { ...host.here, run_id: Number(id), ...repeatable };
  const cancelling = host.rest.actions.cancelWorkflowRun(run).then(() => 'cancelled' as const);
  return unlessRefused(unlessRefused(cancelling, [409], 'over'), [404, 405], 'unknown');
}
