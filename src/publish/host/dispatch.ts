import { type Host, hostAt } from './host-client.ts';
import { HostError } from './host-error.ts';
import { type EventPayload, readEvent } from './workflow-run.ts';

export class DispatchError extends Error {
  override readonly name = 'DispatchError';
}

/** A slow service must not delay a job that is done. */
const totalTimeoutMs = 30_000;

/**
 * Starts this workflow for another phase by the same kind of event: `workflow_dispatch` with input `phase` (needs
 * `actions: write`) or `repository_dispatch` with `phase` in its payload (needs `contents: write`). Returns what was
 * started.
 */
export async function dispatchPhase(
  phase: string,
  { head, token, environment }: { head: string; token: string; environment: Environment },
): Promise<string> {
  const payload = readEvent(environment);
  const host = await hostAt(environment, token, { totalTimeoutMs });
  if (host === null || payload === null) throw new DispatchError('this is not a job of a workflow with a token');
  const { what, start } =
    payload.action && payload.client_payload
      ? startAgain(payload, phase)
      : startAnew(payload, { phase, head }, environment);
  try {
    await start(host);
    return what;
  } catch (cause) {
    if (!(cause instanceof HostError)) throw cause;
    const hint = cause.status === 403 ? ' (a token that may start workflows is needed: pass one as push_token)' : '';
    throw new DispatchError(`${cause.message}${hint}`, { cause });
  }
}

type Environment = Readonly<Record<string, string>>;

interface Start {
  readonly what: string;
  readonly start: (host: Host) => Promise<unknown>;
}

function startAnew(
  { inputs, workflow: eventWorkflow }: EventPayload,
  { phase, head }: { phase: string; head: string },
  { GITHUB_REF: ref = '', GITHUB_WORKFLOW_REF: workflowRef = '' }: Environment,
): Start {
  const [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(workflowRef) ?? [];
  // Gitea doesn't set the variable, but the event has the file name.
  const workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(eventWorkflow ?? ''))?.[1];
  if (inputs?.phase === undefined)
    throw new DispatchError('the workflow was not started by workflow_dispatch with an input phase');
  if (workflow === undefined)
    throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
  const text = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  // The input `ref` lets the next phase start from this work, which may not be merged yet.
  const begin = text.ref === undefined ? {} : { ref: head };
  const run = { ref, inputs: { ...text, phase, ...begin } };
  return { what: workflow, start: (host) => startWorkflow(workflow, run, host) };
}

function startAgain({ action: type = '', client_payload: payload }: EventPayload, phase: string): Start {
  const event = { event_type: type, client_payload: { ...payload, phase } };
  return {
    what: `the event ${type}`,
    start: (host) => host.rest.repos.createDispatchEvent({ ...host.here, ...event }),
  };
}

/** Starts a workflow of the default branch. @throws HostError, also for an unknown input. */
export async function startWorkflow(
  file: string,
  start: { ref: string; inputs: Readonly<Record<string, string>> },
  host: Host,
): Promise<void> {
  await host.rest.actions.createWorkflowDispatch({ ...host.here, workflow_id: file, ...start });
}
