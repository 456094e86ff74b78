import { type Host, hostAt } from './host-client.ts';
import { HostError } from './host-error.ts';
import { type EventPayload, readEvent } from './workflow-run.ts';

export class DispatchError extends Error {
  override readonly name = 'DispatchError';
}

/** A service that does not answer must not keep a job that is done. */
const totalTimeoutMs = 30_000;

/**
 * Starts the running workflow again for another phase, by the event it was started by: `workflow_dispatch` with an
 * input `phase` (needs `actions: write`) or `repository_dispatch` with a `phase` in its payload (needs
 * `contents: write`). Returns what was started.
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

/** Another run, by its name for people. */
interface Start {
  readonly what: string;
  readonly start: (host: Host) => Promise<unknown>;
}

/** `workflow` is the workflow's file, with or without its folder. */
function startAnew(
  { inputs, workflow: named }: EventPayload,
  { phase, head }: { phase: string; head: string },
  { GITHUB_REF: ref = '', GITHUB_WORKFLOW_REF: from = '' }: Environment,
): Start {
  const [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(from) ?? [];
  // Gitea does not set the variable; the event names the file there.
  const workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(named ?? ''))?.[1];
  if (inputs?.phase === undefined)
    throw new DispatchError('the workflow was not started by workflow_dispatch with an input phase');
  if (workflow === undefined)
    throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
  const text = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  // A workflow with an input `ref` begins on this phase's work, which may not be merged yet.
  const begin = text.ref === undefined ? {} : { ref: head };
  const run = { ref, inputs: { ...text, phase, ...begin } };
  return { what: workflow, start: (host) => startWorkflow(workflow, run, host) };
}

/** `action` is the type of the event. */
function startAgain({ action: type = '', client_payload: payload }: EventPayload, phase: string): Start {
  const event = { event_type: type, client_payload: { ...payload, phase } };
  return {
    what: `the event ${type}`,
    start: (host) => host.rest.repos.createDispatchEvent({ ...host.here, ...event }),
  };
}

/** Starts a workflow of the default branch by its file. @throws HostError, also for an unknown input. */
export async function startWorkflow(
  file: string,
  start: { ref: string; inputs: Readonly<Record<string, string>> },
  host: Host,
): Promise<void> {
  await host.rest.actions.createWorkflowDispatch({ ...host.here, workflow_id: file, ...start });
}
