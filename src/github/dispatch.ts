import { readFileSync } from 'node:fs';

/** A workflow run that could not be started. */
export class DispatchError extends Error {
  override readonly name = 'DispatchError';
}

/** A service that does not answer must not keep a job that is done. */
const patienceMs = 30_000;

/**
 * Starts the workflow that is running once more, with the inputs it was started with, for another phase. Works for a
 * workflow that was started by `workflow_dispatch` and has an input `phase`; the token needs `actions: write`. Returns
 * the workflow's file name.
 */
export async function dispatch(
  phase: string,
  { token, environment }: { token: string; environment: Readonly<Record<string, string>> },
): Promise<string> {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_EVENT_PATH: event } = environment;
  const [, workflow] =
    /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(environment.GITHUB_WORKFLOW_REF ?? '') ?? [];
  if (!api || !repository || !ref || !event || workflow === undefined)
    throw new DispatchError('this is no job of a workflow');
  const inputs = (JSON.parse(readFileSync(event, 'utf8')) as { inputs?: Record<string, unknown> }).inputs;
  if (inputs?.phase === undefined)
    throw new DispatchError('the workflow was not started by workflow_dispatch with an input phase');
  const url = `${api}/repos/${repository}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'content-type': 'application/json',
    'user-agent': 'phase-executor',
  };
  const text = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  const body = JSON.stringify({ ref, inputs: { ...text, phase } });
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: Error) => {
      throw new DispatchError(`${new URL(url).host} could not be reached: ${cause.message}`, { cause });
    },
  );
  if (!answer.ok)
    throw new DispatchError(`${new URL(url).host} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return workflow;
}
