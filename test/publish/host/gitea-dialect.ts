import { basename } from 'node:path';
import type { Answer, LoopbackHost, StoredPull } from './host.ts';

/**
 * What a Gitea 1.27 says otherwise than GitHub, as it was seen on 1.27.3 or read in its source. Null where both say the
 * same. `plain` is GitHub's answer, which changes the state as the request asks.
 */
export function inGitea(
  route: string,
  ids: readonly string[],
  body: Readonly<Record<string, unknown>>,
  host: LoopbackHost,
  plain: () => Answer,
): Answer {
  const number = Number(ids[0]);
  switch (route) {
    case 'user':
      return { status: 200, body: { login: host.viewer } };
    case 'permission':
      return { status: 403, body: { message: 'Only admins can query all permissions' } };
    case 'viewer':
    case 'pulls of':
    case 'cancel':
    case 'make commit':
      return { status: 404, body: { message: 'Not Found' } };
    case 'run': {
      const { status, body: run } = plain() as { status: number; body: { path: string } };
      const page = { path: basename(run.path ?? ''), html_url: `https://host.invalid/me/mine/actions/runs/${number}` };
      return { status, body: { ...run, ...page } };
    }
    case 'open':
    case 'update':
      return withDraft(plain(), host.pulls, route === 'open' ? { ...body, draft: false } : body);
    case 'status':
    case 'statuses': {
      const { status, body: told } = plain();
      return {
        status,
        body: Array.isArray(told) ? orNull(told.map(withStatus)) : withStatus(told as { state: string }),
      };
    }
    case 'label': {
      const known = ((body.labels ?? []) as string[]).filter((name) => host.madeLabels.includes(name));
      for (const name of known) host.labels.set(number, (host.labels.get(number) ?? new Set()).add(name));
      return labelsOf(number, host);
    }
    case 'labels':
      return labelsOf(number, host);
    case 'make label':
      host.madeLabels.push(`${body.name}`);
      return { status: 201, body: { id: host.madeLabels.length, name: body.name } };
    case 'unlabel': {
      const name = host.madeLabels[Number(ids[1]) - 1] ?? '';
      return host.labels.get(number)?.delete(name) ? { status: 204 } : { status: 404, body: { message: 'Not Found' } };
    }
    case 'reactions': {
      const { status, body: all } = plain() as { status: number; body: { user: { login: string } }[] };
      const ghost = all.map((each) => (each.user.login === host.viewer ? { ...each, user: { login: 'Ghost' } } : each));
      return { status, body: orNull(ghost) };
    }
    default: {
      const { body: told, ...answer } = plain();
      return { ...answer, body: Array.isArray(told) ? orNull(told) : told };
    }
  }
}

/** A draft is what has a title of work in progress, whatever was asked for. */
function withDraft({ status, body }: Answer, pulls: StoredPull[], asked: Readonly<Record<string, unknown>>): Answer {
  const pull = pulls.find((each) => each.number === (body as { number?: number }).number);
  if (pull === undefined) return { status, body };
  if (typeof asked.title === 'string') pull.title = asked.title;
  pull.draft = /^(WIP:|\[WIP\])/.test(pull.title);
  return { status, body: { ...(body as object), title: pull.title, draft: pull.draft } };
}

function withStatus({ state, ...more }: { state: string }): object {
  return { ...more, status: state };
}

function labelsOf(number: number, host: LoopbackHost): Answer {
  const names = [...(host.labels.get(number) ?? [])];
  return { status: 200, body: names.map((name) => ({ id: host.madeLabels.indexOf(name) + 1, name })) };
}

function orNull(list: readonly unknown[]): readonly unknown[] | null {
  return list.length === 0 ? null : list;
}
