import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** How often a person is asked of the host, and how long a run may take. */
export const usualTimes = { everyMs: 2_000, runMs: 20 * 60_000 };

/**
 * A host that is spoken to over REST as Gitea offers it, on behalf of one user. `url` is its address without a slash at
 * its end, `api` that of its API.
 */
export class Forge {
  constructor({ url, api = `${url}/api/v1`, token, login, times = usualTimes }) {
    Object.assign(this, { url, api, token, login, times });
  }

  /** The same host for another user. */
  as({ login, token }) {
    return new Forge({ ...this, login, token });
  }

  async call(method, path, body) {
    const headers = { authorization: `token ${this.token}`, 'content-type': 'application/json' };
    const options = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.api}/${path}`, { method, headers, ...options });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: the host answered ${answer.status}: ${text.slice(0, 300)}`);
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return isJson && text !== '' ? JSON.parse(text) : text;
  }

  /** A new repository whose `main` holds these files. */
  async createRepository(name, files, { isPrivate = false } = {}) {
    const { full_name: fullName } = await this.call('POST', 'user/repos', {
      ...{ name, private: isPrivate, default_branch: 'main', auto_init: false },
    });
    const folder = mkdtempSync(join(tmpdir(), 'host-bench-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const git = (...words) => gitIn(folder, ...words);
    await git('init', '-q', '-b', 'main');
    await git('add', '-A');
    await git('commit', '-q', '-m', 'begin');
    await git('push', '-q', this.pushUrl(fullName), 'main');
    return new Repository(this, fullName);
  }

  pushUrl(repository) {
    const { protocol, host } = new URL(this.url);
    return `${protocol}//${this.login}:${this.token}@${host}/${repository}.git`;
  }

  /** Waits until `look` gives something. */
  async until(what, look, limitMs = this.times.runMs) {
    for (const startedAt = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, this.times.everyMs))) {
      const found = await look();
      if (found) return found;
      if (Date.now() - startedAt > limitMs) throw new Error(`${what}: not seen in ${Math.round(limitMs / 1000)} s`);
    }
  }
}

/** A repository of the bench on a host. */
export class Repository {
  constructor(forge, name) {
    Object.assign(this, { forge, name });
  }

  as(user) {
    return new Repository(this.forge.as(user), this.name);
  }

  call(method, path, body) {
    return this.forge.call(method, `repos/${this.name}/${path}`, body);
  }

  /** Adds a file to a branch, as a person does. */
  async change(path, branch) {
    const folder = mkdtempSync(join(tmpdir(), 'host-bench-'));
    await gitIn(folder, 'clone', '-q', '--branch', branch, this.forge.pushUrl(this.name), '.');
    writeFileSync(join(folder, path), '');
    await gitIn(folder, 'add', path);
    await gitIn(folder, 'commit', '-q', '-m', `Add ${path}`);
    await gitIn(folder, 'push', '-q', 'origin', branch);
  }

  /** Starts a workflow and returns its run, when `until` of the run is true; by default at its end. */
  async dispatch(file, inputs = {}, isReached = isOver) {
    const known = (await this.runs()).length;
    await this.call('POST', `actions/workflows/${file}/dispatches`, { ref: 'main', inputs });
    return this.nextRun(known, isReached);
  }

  /** The run that is started after `known` others. */
  async nextRun(known, isReached = isOver) {
    const [{ id }] = await this.forge.until('a run', async () => {
      const runs = await this.runs();
      return runs.length > known ? runs : null;
    });
    return this.runUntil(id, isReached);
  }

  async runUntil(id, isReached = isOver) {
    const run = await this.forge.until(`run ${id}`, async () => {
      const found = await this.call('GET', `actions/runs/${id}`);
      return isReached(found) ? found : null;
    });
    return { ...run, jobs: (await this.call('GET', `actions/runs/${id}/jobs`)).jobs ?? [] };
  }

  /** The newest first. */
  async runs() {
    const { workflow_runs: runs } = await this.call('GET', 'actions/runs?limit=50');
    return [...(runs ?? [])].sort((one, other) => other.id - one.id);
  }

  async comments(number) {
    return (await this.call('GET', `issues/${number}/comments`)) ?? [];
  }

  /** Comments as this user, and returns all comments after the run that obeys it. */
  async command(number, body, isReached = isOver) {
    const known = (await this.runs()).length;
    const { id } = await this.call('POST', `issues/${number}/comments`, { body });
    const run = await this.nextRun(known, isReached);
    const reactions = (await this.call('GET', `issues/comments/${id}/reactions`)) ?? [];
    const comments = await this.comments(number);
    const replies = comments.filter((each) => each.body.includes(`phase-executor:reply comment=${id} `));
    return { run, reactions: reactions.map(({ content }) => content), reply: replies.at(-1)?.body ?? '' };
  }

  /** The pull request of a branch; null for none. */
  async pull(branch) {
    const pulls = (await this.call('GET', 'pulls?state=open')) ?? [];
    return pulls.find(({ head }) => head.ref === branch) ?? null;
  }

  async statuses(commit) {
    const all = (await this.call('GET', `commits/${commit}/statuses`)) ?? [];
    return Object.fromEntries(all.reverse().map(({ context, status, state }) => [context, status ?? state]));
  }

  async labels(number) {
    return ((await this.call('GET', `issues/${number}/labels`)) ?? []).map(({ name }) => name);
  }

  /** A ref's commit on the host; empty for none. */
  async commitOf(ref) {
    return (await gitIn(tmpdir(), 'ls-remote', this.forge.pushUrl(this.name), ref)).split('\t')[0] ?? '';
  }

  /** The last signal on record of phase 01. */
  async signal() {
    const folder = mkdtempSync(join(tmpdir(), 'host-bench-'));
    await gitIn(folder, 'init', '-q');
    await gitIn(folder, 'fetch', '-q', this.forge.pushUrl(this.name), 'refs/phase-executor/01/state:refs/state');
    return JSON.parse(await gitIn(folder, 'show', 'refs/state:phase.json'));
  }
}

export function isOver({ status }) {
  return !['queued', 'waiting', 'pending', 'blocked', 'running', 'in_progress', 'requested'].includes(status);
}

export function isAtWork({ status }) {
  return ['running', 'in_progress'].includes(status);
}

export async function gitIn(folder, ...words) {
  const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.invalid'];
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_GLOBAL: '/dev/null' };
  const { stdout } = await promisify(execFile)('git', [...who, ...words], { cwd: folder, encoding: 'utf8', env });
  return stdout.trim();
}
