import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect } from '@jest/globals';
import { type Host, openHost } from '../../../src/publish/host/host-client.ts';
import { type CommitRequest, GitObjects } from './git-objects.ts';
import { inGitea } from './gitea-dialect.ts';
import { example, violations } from './openapi.ts';

export interface StoredComment {
  id: number;
  issue: number;
  login: string;
  body: string;
}

export interface StoredPull {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  draft: boolean;
  state: 'open' | 'closed';
  mergedAt: string | null;
  login: string;
  /** The repository of its branch, where that is another one. */
  fork?: string;
  /** The commits at its ends. */
  headSha?: string;
  baseSha?: string;
}

export interface StoredIssue {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  login: string;
}

/** A workflow that was started. */
export interface Dispatch {
  file: string;
  ref: string;
  inputs: Record<string, string>;
}

export interface StoredStatus {
  sha: string;
  state: string;
  context: string;
  description: string;
  target_url: string;
  /** Login; by default the bot of Actions. */
  author?: string;
}

/** A commit as the comparison of two commits lists it. */
export interface ComparedCommit {
  message: string;
  email?: string;
  sha?: string;
}

/** What the project's own CI says of a commit. */
export interface StoredCheck {
  name: string;
  /** `queued` and `in_progress` are states, the others conclusions. */
  says: 'queued' | 'in_progress' | 'success' | 'failure' | 'neutral' | 'skipped' | 'cancelled' | 'timed_out';
  /** Of its job. */
  log?: string;
  /** Another commit than the one that was asked about. */
  sha?: string;
  /** By default that of Actions. */
  app?: number;
}

/** What goes wrong with the next calls that look so. */
export interface Fault {
  /** Of `METHOD /path`. */
  readonly on: RegExp;
  readonly how: 'unavailable' | 'reset' | 'done and reset' | 'done and unavailable' | 'limited' | 'expired' | 'slow';
  times: number;
  /** Of `limited`. */
  readonly retryAfter?: number;
}

/** The fields of any request. */
type Given = Omit<StoredStatus & StoredPull, 'state'> & {
  state: never;
  query: string;
  variables: { id?: string };
  content: string;
  ref: string;
  inputs: Record<string, string>;
  labels: string[];
  assignees: string[];
};
type Permissions = Partial<Record<'pull_requests' | 'statuses' | 'issues' | 'actions' | 'contents', 'write'>>;
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** A request to a route: `id` is the first part of its path that varies, `number` the same as a number. */
interface Asked {
  id: string;
  number: number;
  ids: string[];
  body: Given;
  query: URLSearchParams;
  list: (items: unknown[]) => Answer;
}

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };

/**
 * GitHub's API on loopback, for one repository, with real state. Every request and every answer is held to GitHub's own
 * description; what breaks it is in `broken`. In the dialect of Gitea nothing is held to it.
 */
const baseSha = (example('branch-get') as { commit: { sha: string } }).commit.sha;

export class LoopbackHost {
  readonly repository = 'me/mine';
  readonly comments: StoredComment[] = [];
  readonly pulls: StoredPull[] = [];
  readonly statuses: StoredStatus[] = [];
  /** Check runs of a commit: the CI of the project, which may look at it. */
  ci: (sha: string) => StoredCheck[] = () => [];
  /** Rules, as GitHub lists them, of the branches that begin like this; of all without. */
  readonly rules: { type: string; parameters?: object; on?: string; ruleset?: number }[] = [];
  /** Rulesets with what only they tell; a rule without one belongs to one that nobody may bypass. */
  readonly rulesets: {
    id: number;
    target: 'branch' | 'tag' | 'push';
    bypass?: 'always' | 'never';
    include?: string[];
    rules?: { type: string; parameters?: object }[];
  }[] = [];
  /** Checks that the older protection of every branch requires. */
  readonly protectedChecks: { context: string; app_id: number | null }[] = [];
  /** What only an administrator may read; null for any other token. */
  administration: {
    mayOpen: boolean;
    secrets: string[];
  } | null = null;
  /** What a commit has more than another, by `base...head`. */
  readonly compared = new Map<string, ComparedCommit[]>();
  readonly issues: StoredIssue[] = [];
  /** Of comments, by their ids. */
  readonly reactions: { comment: number; login: string; content: string }[] = [];
  readonly dispatches: Dispatch[] = [];
  /** Labels and assignees of issues and pull requests, by number. */
  readonly labels = new Map<number, Set<string>>();
  readonly assignees = new Map<number, Set<string>>();
  /** What people may; everybody else is unknown here. */
  readonly collaborators = new Map<string, 'admin' | 'write' | 'read' | 'none'>();
  /** Runs of workflows that are known, and whether they are over. */
  readonly runs = new Map<number, 'in_progress' | 'cancelled' | 'completed'>();
  /** The file of the workflow of each run; by default the one of the tests. */
  readonly runFiles = new Map<number, string>();
  /** Checks on the head of the default branch. */
  baseCi: StoredCheck[] = [];
  /** Titles of workflow runs. */
  readonly runTitles = new Map<number, string>();
  /** The inputs of each workflow that can be started. */
  readonly workflows = new Map<string, string[]>();
  readonly faults: Fault[] = [];
  readonly broken: string[] = [];
  /** `METHOD /path` of every request. */
  readonly asked: string[] = [];
  /** Commits that were pushed; null: any is there. */
  commits: Set<string> | null = null;
  readonly git = new GitObjects();
  permissions: Permissions = { ...allRights };
  dialect: 'github' | 'gitea' = 'github';
  /** Labels of the repository, which have to be made first on Gitea. */
  readonly madeLabels: string[] = [];
  hasDrafts = true;
  /** Whether Actions may open pull requests here. */
  mayOpen = true;
  #id = 100;
  readonly #logs: (string | null)[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** One for all tests of a file: as it was at first for each, and after each nothing may be `broken`. */
  static async forTests(): Promise<LoopbackHost> {
    const host = await LoopbackHost.start();
    afterAll(() => host.close());
    beforeEach(() => host.reset());
    afterEach(() => expect(host.broken).toEqual([]));
    return host;
  }

  static async start(): Promise<LoopbackHost> {
    const host = new LoopbackHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Whose token it is. */
  get viewer(): string {
    return bot;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The engine's client, in a hurry. */
  api({
    graphql = `${this.url}/graphql` as string | null,
    token = 'tok-of-the-job',
    totalTimeoutMs = 20_000,
  } = {}): Promise<Host> {
    const access = { api: this.url, hasGraphql: graphql !== null, repository: this.repository, token };
    return openHost(access, { secondMs: 5, totalTimeoutMs });
  }

  /** What a job finds in its environment. */
  environment(event?: string): Record<string, string> {
    return {
      GITHUB_API_URL: this.url,
      GITHUB_GRAPHQL_URL: this.dialect === 'gitea' ? '' : `${this.url}/graphql`,
      GITHUB_SERVER_URL: 'https://host.invalid',
      GITHUB_REPOSITORY: this.repository,
      GITHUB_RUN_ID: '4711',
      GITHUB_REF: 'refs/heads/main',
      NO_PROXY: '127.0.0.1',
      ...(event === undefined ? {} : { GITHUB_EVENT_PATH: event }),
    };
  }

  /** As it was at first, for the next test. */
  reset(): void {
    for (const list of [
      this.comments,
      this.pulls,
      this.statuses,
      this.issues,
      this.reactions,
      this.dispatches,
      this.rules,
      this.rulesets,
      this.protectedChecks,
    ])
      list.length = 0;
    for (const list of [this.faults, this.broken, this.asked, this.madeLabels]) list.length = 0;
    this.dialect = 'github';
    this.baseCi = [];
    for (const map of [
      this.labels,
      this.assignees,
      this.collaborators,
      this.workflows,
      this.runs,
      this.runFiles,
      this.runTitles,
      this.compared,
    ])
      map.clear();
    this.git.reset();
    this.commits = null;
    this.ci = () => [];
    this.administration = null;
    this.permissions = { ...allRights };
    this.hasDrafts = true;
    this.mayOpen = true;
  }

  fail(on: RegExp, how: Fault['how'], times = 1, retryAfter = 1): void {
    this.faults.push({ on, how, times, retryAfter });
  }

  comment(issue: number, login: string, body: string): StoredComment {
    this.#id += 1;
    const made = { id: this.#id, issue, login, body };
    this.comments.push(made);
    return made;
  }

  pull(more: Partial<StoredPull> & { head: string }): StoredPull {
    const number = this.#nextNumber();
    const standard = { number, base: 'main', title: 'it', body: '', draft: false, state: 'open', mergedAt: null };
    const made = { ...standard, login: bot, ...more } as StoredPull;
    this.pulls.push(made);
    return made;
  }

  issue(more: Partial<StoredIssue>): StoredIssue {
    const standard = { number: this.#nextNumber(), title: 'it', body: '', state: 'open' as const, login: bot };
    const made = { ...standard, ...more };
    this.issues.push(made);
    return made;
  }

  #nextNumber(): number {
    return this.pulls.length + this.issues.length + 1;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', this.url);
    const [, log] = /^\/log\/(\d+)$/.exec(url.pathname) ?? [];
    if (log !== undefined) {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end(this.#logs[Number(log) - 1]);
    }
    this.asked.push(`${method} ${url.pathname}`);
    const fault = this.faults.find(({ on, times }) => times > 0 && on.test(`${method} ${url.pathname}`));
    if (fault) fault.times -= 1;
    if (fault?.how === 'reset') return void request.socket.destroy();
    if (fault?.how === 'slow') return; // until whoever asks gives up
    const body = text === '' ? undefined : JSON.parse(text);
    const isHeard = fault === undefined || fault.how.startsWith('done');
    const answer = isHeard ? this.#answer(method, url, body, headers.authorization ?? '') : faulty(fault);
    if (fault?.how === 'done and reset') return void request.socket.destroy();
    const sent = fault?.how === 'done and unavailable' ? { status: 502, body: { message: 'Bad gateway' } } : answer;
    if (isHeard && url.pathname !== '/graphql' && this.dialect === 'github')
      this.broken.push(
        ...violations(
          { method, path: url.pathname, query: url.searchParams, body },
          { status: answer.status, body: answer.body },
        ),
      );
    response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers });
    response.end(sent.body === undefined ? undefined : JSON.stringify(sent.body));
  }

  #answer(method: string, { pathname, searchParams }: URL, body: Given, token: string): Answer {
    if (token !== 'token tok-of-the-job' && token !== `token ${readersToken}`)
      return { status: 401, body: { message: 'Bad credentials' } };
    if (token !== 'token tok-of-the-job' && method !== 'GET' && pathname !== '/graphql')
      return { status: 403, body: { message: 'Resource not accessible by integration' } };
    const repo = `/repos/${this.repository}`;
    for (const [name, form, handle] of this.#routes()) {
      const [all, ...ids] = new RegExp(`^${form.replace('…', repo)}$`).exec(`${method} ${pathname}`) ?? [];
      if (all === undefined) continue;
      const asked = { id: decodeURIComponent(ids[0] ?? ''), number: Number(ids[0]), ids, body, query: searchParams };
      const plain = () => handle({ ...asked, list: (items) => this.#page(items, searchParams, pathname) });
      return this.dialect === 'gitea' ? inGitea(name, ids, body, this, plain) : plain();
    }
    return notFound;
  }

  /** Name, method with path (`…` is the repository), and what answers. */
  #routes(): [string, string, (asked: Asked) => Answer][] {
    const on = (scope: keyof Permissions, work: (asked: Asked) => Answer) => (asked: Asked) =>
      this.#write(scope, () => work(asked));
    return [
      ['viewer', 'POST /graphql', ({ body }) => this.#graphql(body)],
      ['user', 'GET /user', () => notFound],
      ['make label', 'POST …/labels', () => notFound],
      ['labels', 'GET …/issues/(\\d+)/labels', ({ number }) => ({ status: 200, body: this.#label(number, []) })],
      ['repository', 'GET …', () => ({ status: 200, body: repositoryJson() })],
      [
        'comments',
        'GET …/issues/(\\d+)/comments',
        ({ number, list }) => list(this.comments.filter(({ issue }) => issue === number).map(commentJson)),
      ],
      [
        'comment',
        'POST …/issues/(\\d+)/comments',
        on('pull_requests', ({ number, body }) => this.#newComment(number, body)),
      ],
      ['edit', 'PATCH …/issues/comments/(\\d+)', on('pull_requests', ({ number, body }) => this.#edit(number, body))],
      ['delete', 'DELETE …/issues/comments/(\\d+)', on('pull_requests', ({ number }) => this.#delete(number))],
      ['pulls', 'GET …/pulls', ({ query, list }) => list(this.#listed(query))],
      ['open', 'POST …/pulls', on('pull_requests', ({ body }) => this.#open(body))],
      ['update', 'PATCH …/pulls/(\\d+)', on('pull_requests', ({ number, body }) => this.#update(number, body))],
      ['status', 'POST …/statuses/([0-9a-f]+)', on('statuses', ({ id, body }) => this.#status(id, body))],
      ['statuses', 'GET …/commits/([0-9a-f]+)/statuses', ({ id, list }) => list(this.#statusesOf(id))],
      [
        'pulls of',
        'GET …/commits/([0-9a-f]+)/pulls',
        ({ id, list }) =>
          list(
            this.pulls
              .filter(({ headSha }) => headSha === id)
              .map((each) => pullJson(each, 'pull-request-simple-items')),
          ),
      ],
      ['check runs', 'GET …/commits/([0-9a-f]+)/check-runs', ({ id, list }) => this.#checkRuns(id, list)],
      ['log', 'GET …/actions/jobs/(\\d+)/logs', ({ number }) => this.#log(number)],
      [
        'rules',
        'GET …/rules/branches/([^/]+)',
        ({ id, list }) => list(this.rules.filter(({ on = '' }) => id.startsWith(on)).map(ruleJson)),
      ],
      [
        'ruleset',
        'GET …/rulesets/(\\d+)',
        ({ number }) => ({
          status: 200,
          body: rulesetJson(this.rulesets.find(({ id }) => id === number) ?? plainRuleset),
        }),
      ],
      ['branch', 'GET …/branches/([^/]+)', () => this.#branch()],
      ['administration', 'GET …/(actions/permissions/workflow|actions/secrets)', ({ id }) => this.#administered(id)],
      ['compare', 'GET …/compare/([^/]+)', ({ id, query }) => this.#compare(id, query)],
      [
        'pull',
        'GET …/pulls/(\\d+)',
        ({ number }) =>
          found(
            this.pulls.find((each) => each.number === number),
            (pull) => pullJson(pull, 'pull-request'),
          ),
      ],
      ['permission', 'GET …/collaborators/([^/]+)/permission', ({ id }) => this.#permission(id)],
      [
        'reactions',
        'GET …/issues/comments/(\\d+)/reactions',
        ({ number, list }) => list(this.reactions.filter(({ comment }) => comment === number).map(reactionJson)),
      ],
      [
        'react',
        'POST …/issues/comments/(\\d+)/reactions',
        on('pull_requests', ({ number, body }) => this.#react(number, body.content)),
      ],
      [
        'dispatch',
        'POST …/actions/workflows/([^/]+)/dispatches',
        on('actions', ({ id, body }) => this.#dispatch(id, body)),
      ],
      ['run', 'GET …/actions/runs/(\\d+)', ({ number }) => this.#run(number)],
      ['cancel', 'POST …/actions/runs/(\\d+)/cancel', on('actions', ({ number }) => this.#cancel(number))],
      [
        'make commit',
        'POST …/git/commits',
        on('contents', ({ body }) => this.git.make(body as unknown as CommitRequest)),
      ],
      ['issues', 'GET …/issues', ({ query, list }) => list(this.#issuesListed(query))],
      [
        'open issue',
        'POST …/issues',
        on('issues', ({ body }) => ({ status: 201, body: this.#issueJson(this.#openIssue(body)) })),
      ],
      ['update issue', 'PATCH …/issues/(\\d+)', on('issues', ({ number, body }) => this.#updateIssue(number, body))],
      [
        'label',
        'POST …/issues/(\\d+)/labels',
        ({ number, body }) => this.#writeOn(number, () => ({ status: 200, body: this.#label(number, body.labels) })),
      ],
      [
        'unlabel',
        'DELETE …/issues/(\\d+)/labels/([^/]+)',
        ({ number, ids }) => this.#writeOn(number, () => this.#unlabel(number, decodeURIComponent(ids[1] ?? ''))),
      ],
      [
        'assign',
        'POST …/issues/(\\d+)/assignees',
        ({ number, body }) => this.#writeOn(number, () => this.#assign(number, body.assignees)),
      ],
    ];
  }

  #branch(): Answer {
    const standard = example('branch-get') as { protection: { required_status_checks: object } };
    const contexts = this.protectedChecks.map(({ context }) => context);
    const checks = { ...standard.protection.required_status_checks, contexts, checks: this.protectedChecks };
    return { status: 200, body: { ...standard, protection: { enabled: true, required_status_checks: checks } } };
  }

  #permission(login: string): Answer {
    const permission = this.collaborators.get(login);
    if (permission === undefined) return { status: 404, body: { message: `${login} is not a user` } };
    const standard = example('repository-collaborator-permission-response-if-user-has-admin-permissions');
    // GitHub's own example lacks a field that its description requires.
    const user = { ...(standard.user as object), login, role_name: permission };
    return { status: 200, body: { ...standard, permission, role_name: permission, user } };
  }

  #react(comment: number, content: string): Answer {
    const known = this.reactions.find(
      (each) => each.comment === comment && each.login === bot && each.content === content,
    );
    const made = known ?? { comment, login: bot, content };
    if (!known) this.reactions.push(made);
    return { status: known ? 200 : 201, body: reactionJson(made) };
  }

  #dispatch(file: string, { ref, inputs }: Omit<Dispatch, 'file'>): Answer {
    const known = this.workflows.get(file);
    if (known === undefined) return notFound;
    const odd = Object.keys(inputs).filter((name) => !known.includes(name));
    if (odd.length > 0) return { status: 422, body: { message: `Unexpected inputs provided: ${JSON.stringify(odd)}` } };
    this.dispatches.push({ file, ref, inputs });
    return { status: 204 };
  }

  #run(id: number): Answer {
    const status = this.runs.get(id);
    if (status === undefined) return notFound;
    const path = this.runFiles.get(id) ?? '.github/workflows/run.yml';
    const title = this.runTitles.get(id) ?? 'Phase 1';
    return { status: 200, body: { id, path, status, run_started_at: '2026-01-01T00:00:00Z', display_title: title } };
  }

  #cancel(run: number): Answer {
    const state = this.runs.get(run);
    if (state === undefined) return notFound;
    if (state !== 'in_progress')
      return { status: 409, body: { message: 'Cannot cancel a workflow run that is completed.' } };
    this.runs.set(run, 'cancelled');
    return { status: 202, body: {} };
  }

  /** Of people and bots both, pull requests too, as GitHub lists them. */
  #issuesListed(query: URLSearchParams): unknown[] {
    const [state, creator] = [query.get('state') ?? 'open', query.get('creator')];
    return this.issues
      .filter((each) => (state === 'all' || each.state === state) && (creator === null || each.login === creator))
      .map((each) => this.#issueJson(each));
  }

  #openIssue({ title, body, labels = [], assignees = [] }: Given): StoredIssue {
    const made = this.issue({ title, body });
    this.#label(made.number, labels);
    this.#assign(made.number, assignees);
    return made;
  }

  #updateIssue(number: number, { title, body, state }: Partial<StoredIssue>): Answer {
    return found(
      this.issues.find((each) => each.number === number),
      (issue) => {
        Object.assign(issue, JSON.parse(JSON.stringify({ title, body, state })));
        return this.#issueJson(issue);
      },
    );
  }

  #label(number: number, names: string[]): unknown[] {
    const labels = this.labels.get(number) ?? new Set<string>();
    for (const name of names) labels.add(name);
    this.labels.set(number, labels);
    return [...labels].map((name) => ({ ...example('label-items'), name }));
  }

  #unlabel(number: number, name: string): Answer {
    if (!this.labels.get(number)?.delete(name)) return { status: 404, body: { message: 'Label does not exist' } };
    return { status: 200, body: this.#label(number, []) };
  }

  /** Whom the host does not know is passed over in silence, as GitHub does it. */
  #assign(number: number, logins: string[]): Answer {
    const assigned = this.assignees.get(number) ?? new Set<string>();
    for (const login of logins) if (this.collaborators.has(login)) assigned.add(login);
    this.assignees.set(number, assigned);
    return { status: 201, body: this.#issueJson({ number, title: 'it', body: '', state: 'open', login: bot }) };
  }

  /** A label of a pull request needs the one right, that of an issue the other. */
  #writeOn(number: number, work: () => Answer): Answer {
    const isPull = this.pulls.some((each) => each.number === number);
    return this.#write(isPull ? 'pull_requests' : 'issues', work);
  }

  #issueJson({ number, title, body, state, login }: StoredIssue): unknown {
    const standard = example('issue') as { user: object };
    const user = { ...standard.user, login };
    const url = `https://host.invalid/me/mine/issues/${number}`;
    return { ...standard, number, title, body, state, user, html_url: url };
  }

  #write(scope: keyof Permissions, work: () => Answer): Answer {
    if (this.permissions[scope] === 'write') return work();
    const headers = { 'x-accepted-github-permissions': `${scope}=write` };
    return { status: 403, body: { message: 'Resource not accessible by integration' }, headers };
  }

  /** As many as GitHub gives of a list, and where the rest is. */
  #page(all: unknown[], query: URLSearchParams, path: string): Answer {
    const size = Number(query.get('per_page') ?? 30);
    const page = Number(query.get('page') ?? 1);
    const hasNext = all.length > page * size;
    const next = new URLSearchParams([...query, ['page', '']]);
    next.set('page', String(page + 1));
    // Behind a proxy the host knows itself by another address than its callers do.
    const headers = hasNext ? { link: `<https://host.invalid${path}?${next}>; rel="next"` } : undefined;
    return { status: 200, body: all.slice((page - 1) * size, page * size), ...(headers ? { headers } : {}) };
  }

  #newComment(issue: number, { body }: { body: string }): Answer {
    if (body.length > 65_536)
      return { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };
    return { status: 201, body: commentJson(this.comment(issue, bot, body)) };
  }

  #edit(id: number, { body }: { body: string }): Answer {
    const found = this.comments.find((each) => each.id === id);
    if (!found) return notFound;
    found.body = body;
    return { status: 200, body: commentJson(found) };
  }

  #delete(id: number): Answer {
    const at = this.comments.findIndex((each) => each.id === id);
    if (at < 0) return notFound;
    this.comments.splice(at, 1);
    return { status: 204 };
  }

  #listed(query: URLSearchParams): unknown[] {
    const [owner, branch] = (query.get('head') ?? '').split(':');
    const state = query.get('state') ?? 'open';
    return this.pulls
      .filter((each) => owner === 'me' && each.head === branch && (state === 'all' || each.state === state))
      .map((each) => pullJson(each, 'pull-request-simple-items'));
  }

  #open({
    title,
    body,
    head,
    base,
    draft,
  }: {
    title: string;
    body: string;
    head: string;
    base: string;
    draft: boolean;
  }): Answer {
    const refused = (message: string) => ({
      status: 422,
      body: { message: 'Validation Failed', errors: [{ message }] },
    });
    if (!this.mayOpen)
      return { status: 403, body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' } };
    if (draft && !this.hasDrafts) return refused('Draft pull requests are not supported in this repository.');
    if (this.pulls.some((each) => each.head === head && each.base === base && each.state === 'open'))
      return refused(`A pull request already exists for me:${head}.`);
    return { status: 201, body: pullJson(this.pull({ head, base, title, body, draft }), 'pull-request') };
  }

  #update(number: number, { title, body }: { title?: string; body?: string }): Answer {
    const found = this.pulls.find((each) => each.number === number);
    if (!found) return notFound;
    Object.assign(found, JSON.parse(JSON.stringify({ title, body })));
    return { status: 200, body: pullJson(found, 'pull-request') };
  }

  #status(sha: string, given: Omit<StoredStatus, 'sha'>): Answer {
    if (this.commits?.has(sha) === false) return { status: 422, body: { message: `No commit found for SHA: ${sha}` } };
    this.statuses.push({ sha, ...given });
    const standard = example('status') as { creator: object };
    return { status: 201, body: { ...standard, ...given, creator: { ...standard.creator, login: bot } } };
  }

  /** The newest first. */
  #statusesOf(sha: string): unknown[] {
    const standard = example('status-items') as { creator: object };
    return this.statuses
      .map(({ author = bot, ...each }, id) => ({
        ...{ ...standard, id, ...each },
        creator: { ...standard.creator, login: author },
      }))
      .filter((each) => each.sha === sha)
      .reverse();
  }

  #checkRuns(sha: string, list: Asked['list']): Answer {
    const { check_runs: runs } = example('check-run-paginated') as { check_runs: { app: object }[] };
    const [standard = { app: {} }] = runs;
    const all = (sha === baseSha ? this.baseCi : this.ci(sha)).map(
      ({ name, says, sha: other = sha, log, app = 15_368 }) => {
        const isOver = says !== 'queued' && says !== 'in_progress';
        const id = this.#logs.push(log ?? null);
        const state = isOver ? { status: 'completed', conclusion: says } : { status: says, conclusion: null };
        return {
          ...standard,
          id,
          name,
          head_sha: other,
          ...state,
          app: { ...standard.app, id: app, slug: `app-${app}` },
        };
      },
    );
    const { body, ...answer } = list(all);
    return { ...answer, body: { total_count: all.length, check_runs: body } };
  }

  #administered(what: string): Answer {
    if (this.administration === null)
      return { status: 403, body: { message: 'Resource not accessible by integration' } };
    const { mayOpen, secrets } = this.administration;
    if (what === 'actions/permissions/workflow')
      return { status: 200, body: { default_workflow_permissions: 'read', can_approve_pull_request_reviews: mayOpen } };
    const at = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
    return { status: 200, body: { total_count: secrets.length, secrets: secrets.map((name) => ({ name, ...at })) } };
  }

  #log(id: number): Answer {
    const log = this.#logs[id - 1] ?? null;
    if (log === null) return notFound;
    return { status: 302, headers: { location: `${this.url}/log/${id}` } };
  }

  #compare(range: string, query: URLSearchParams): Answer {
    const all = this.compared.get(range) ?? [];
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)];
    const { files: _, ...standard } = example('commit-comparison') as {
      commits: { commit: { committer: object } }[];
      files: unknown;
    };
    const [commit = { commit: { committer: {} } }] = standard.commits;
    const commits = all
      .slice((page - 1) * size, page * size)
      .map(({ message, email = 'a@b.invalid', sha = '0'.repeat(40) }) => {
        const committer = { ...commit.commit.committer, email };
        return { ...commit, sha, commit: { ...commit.commit, message, committer } };
      });
    return { status: 200, body: { ...standard, total_commits: all.length, commits } };
  }

  #graphql({ query, variables }: { query: string; variables: { id?: string } }): Answer {
    if (query.includes('viewer')) return { status: 200, body: { data: { viewer: { login: bot } } } };
    if (this.permissions.pull_requests !== 'write')
      return { status: 200, body: { data: null, errors: [{ message: 'Resource not accessible by integration' }] } };
    const found = this.pulls.find(({ number }) => `PR_${number}` === variables.id);
    if (found) found.draft = false;
    return { status: 200, body: { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } } };
  }
}

export const bot = 'github-actions[bot]';
/** The token of a job that may only read. */
export const readersToken = 'tok-of-a-reader';

const allRights = {
  pull_requests: 'write',
  statuses: 'write',
  issues: 'write',
  actions: 'write',
  contents: 'write',
} as const;

function found<T>(one: T | undefined, json: (one: T) => unknown): Answer {
  return one === undefined ? notFound : { status: 200, body: json(one) };
}

function reactionJson({ login, content }: { login: string; content: string }): unknown {
  const standard = example('reaction') as { user: object };
  return { ...standard, content, user: { ...standard.user, login } };
}

function repositoryJson(): unknown {
  const standard = example('full-repository-default-response') as { source: object };
  // GitHub's own example lacks a field that its description requires.
  return { ...standard, default_branch: 'main', language: null, source: { ...standard.source, language: null } };
}

function ruleJson({ type, parameters, ruleset = 42 }: LoopbackHost['rules'][number]): unknown {
  const of = { ruleset_source_type: 'Repository', ruleset_source: 'me/mine', ruleset_id: ruleset };
  return { type, ...of, ...(parameters === undefined ? {} : { parameters }) };
}

const plainRuleset = { id: 42, target: 'branch' } as const;

function rulesetJson({
  include = [],
  bypass = 'never',
  rules = [],
  ...more
}: LoopbackHost['rulesets'][number]): unknown {
  const conditions = { ref_name: { include, exclude: [] } };
  return { ...example('repository-ruleset'), ...more, conditions, rules, current_user_can_bypass: bypass };
}

function faulty({ how, retryAfter }: Fault): Answer {
  switch (how) {
    case 'limited': {
      const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      return { status: 403, body: { message }, headers: { 'retry-after': String(retryAfter) } };
    }
    case 'expired':
      return { status: 401, body: { message: 'Bad credentials' } };
    default:
      return { status: 503, body: { message: 'Service unavailable' } };
  }
}

function commentJson({ id, body, login }: StoredComment): unknown {
  const standard = example('issue-comment') as { user: object };
  const url = `https://host.invalid/me/mine/pull/1#issuecomment-${id}`;
  return {
    ...standard,
    id,
    body,
    html_url: url,
    user: { ...standard.user, login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
  };
}

function pullJson(pull: StoredPull, form: string): unknown {
  const standard = example(form) as Record<'head' | 'base', { repo: object }> & { user: object };
  const { number, head, base, title, body, draft, state, mergedAt, login, fork = 'me/mine' } = pull;
  const { headSha, baseSha } = pull;
  const end = (ref: string, of: { repo: object }, sha: string | undefined, name = 'me/mine') => ({
    ...of,
    ref,
    ...(sha === undefined ? {} : { sha }),
    repo: { ...of.repo, full_name: name },
  });
  return {
    ...standard,
    requested_teams: [], // GitHub's own example lacks a field of a team that its description requires
    ...{ number, title, body, draft, state, merged_at: mergedAt, node_id: `PR_${number}` },
    html_url: `https://host.invalid/me/mine/pull/${number}`,
    user: { ...standard.user, login },
    head: end(head, standard.head, headSha, fork),
    base: end(base, standard.base, baseSha),
  };
}
