import { setTimeout as sleep } from 'node:timers/promises';
import type { Captured } from '../process/capture.ts';
import { GitError, RefusedError, UnansweredError } from './calls/git-error.ts';
import type { Git } from './git.ts';

const remoteTimeoutMs = 60_000;

const probeRef = 'refs/phase-executor/probe';

/** A move of a remote ref from its last known value; `from` is null for a new ref. */
export interface RefMove {
  readonly name: string;
  readonly to: string;
  readonly from: string | null;
}

/** A remote whose refs several machines update with compare-and-swap (I10). */
export class Remote {
  readonly name: string;
  readonly #git: Git;
  readonly #credentials: Record<string, string>;

  constructor(git: Git, name: string, credentials: Record<string, string> = {}) {
    this.#git = git;
    this.name = name;
    this.#credentials = credentials;
  }

  /** Returns the commits of these refs; missing refs are left out. */
  async list(names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map();
    const listed = await this.#answer(
      this.#git.read(['ls-remote', '--refs', '--', this.name, ...names], this.#callOptions),
    );
    const refs = listed.split('\n').map((line) => line.split('\t'));
    return new Map(refs.flatMap(([sha = '', ref = '']) => (names.includes(ref) ? [[ref, sha] as const] : [])));
  }

  async heads(): Promise<string[]> {
    const listed = await this.#answer(this.#git.read(['ls-remote', '--heads', '--', this.name], this.#callOptions));
    return listed.split('\n').flatMap((line) => /^[0-9a-f]{40,64}(?=\t)/.exec(line) ?? []);
  }

  async fetch(ref: string): Promise<string | null> {
    if (!(await this.list([ref])).has(ref)) return null;
    await this.bring([`+${ref}:${ref}`]);
    const commit = await this.#git.resolve(ref);
    if (commit === null) throw new GitError(`${ref} on ${withoutSecret(this.name)} is not a commit. ${this.hint(ref)}`);
    return commit;
  }

  hint(ref: string): string {
    return `To begin without it: git push ${withoutSecret(this.name)} --delete ${ref}`;
  }

  async bring(refspecs: readonly string[]): Promise<void> {
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', '--recurse-submodules=no'];
    await this.#answer(this.#git.run(['fetch', ...options, '--', this.name, ...refspecs], this.#callOptions));
  }

  /** True for HTTP, where pushing needs a token. */
  async asksForToken(): Promise<boolean> {
    const captured = await this.#git.try(['remote', 'get-url', '--push', '--', this.name], { reading: true });
    return /^https?:/i.test(captured.exitCode === 0 ? captured.stdout.toString('utf8') : this.name);
  }

  /** False if a dry push is refused or the remote isn't HTTP. Gitea accepts it even from readers; `mayPush` is sure. */
  async acceptsDryPush(): Promise<boolean> {
    if (!(await this.asksForToken())) return false;
    return (await this.#push([`HEAD:${probeRef}`], ['--dry-run'])).exitCode === 0;
  }

  /** Pushes HEAD to a temporary ref: no API answers this for every token, and a dry push skips server hooks. */
  async mayPush(): Promise<boolean> {
    if (!(await this.asksForToken())) return false;
    const pushed = await this.#push([`+HEAD:${probeRef}`]);
    if (pushed.exitCode !== 0) {
      if (noWriteAccess.test(pushed.stderr)) return false;
      throw this.#buildRefusal([probeRef], pushed);
    }
    await this.#push([`:${probeRef}`]); // another worker may have removed it; a leftover is overwritten next time
    return true;
  }

  #push(specs: readonly string[], extraOptions: readonly string[] = []): Promise<Captured> {
    const options = ['--porcelain', '--no-verify', '--recurse-submodules=no', ...extraOptions];
    return this.#answer(this.#git.try(['push', ...options, '--', this.name, ...specs], this.#callOptions));
  }

  async deepen(): Promise<void> {
    const args = ['fetch', '--quiet', '--unshallow', '--no-tags', '--', this.name];
    await this.#answer(this.#git.run(args, { ...this.#callOptions, timeoutMs: 10 * remoteTimeoutMs }));
  }

  /** Moves refs atomically on the remote, then here. Returns false if the first one was moved meanwhile. */
  async move(moves: readonly [RefMove, ...RefMove[]]): Promise<boolean> {
    const [{ name, to, from }] = moves;
    const leases = moves.map((move) => `--force-with-lease=${move.name}:${move.from ?? ''}`);
    const names = moves.map((move) => move.name);
    const specs = moves.map((move) => `${move.to}:${move.name}`);
    const atomic = moves.length > 1 ? ['--atomic'] : [];
    for (let tries = 1; ; tries += 1) {
      const pushed = await this.#push(specs, [...atomic, ...leases]);
      // Git reports races in many ways, and the answer may get lost, so check the remote's ref.
      const current = pushed.exitCode === 0 ? to : await this.#readRef(name).catch(() => from);
      if (current === to) break;
      if (current !== from) return false;
      // A ref lock is held only briefly; retry, and the next try sees a moved ref.
      if (tries === 5 || !/failed to update ref|cannot lock ref/.test(pushed.stdout.toString('utf8')))
        throw (await this.#findBlockingRef(name)) ?? this.#buildRefusal(names, pushed);
      await sleep(50 * tries);
    }
    const updates = moves.filter((move) => move.name.startsWith('refs/phase-executor/'));
    for (const update of updates) await this.#git.run(['update-ref', update.name, update.to]);
    return true;
  }

  /** Git can't have both `refs/a` and `refs/a/b`, and remotes don't report that reason. */
  async #findBlockingRef(name: string): Promise<GitError | null> {
    const above = name.split('/').flatMap((_, at, parts) => (at < 2 ? [] : [parts.slice(0, at).join('/')]));
    const [blockingRef] = (await this.list(above).catch(() => new Map<string, string>())).keys();
    if (blockingRef === undefined) return null;
    const advice = `rename or remove it, then run again: git push ${withoutSecret(this.name)} --delete ${blockingRef}`;
    return new GitError(`${blockingRef} on ${withoutSecret(this.name)} is in the way of ${name}; ${advice}`);
  }

  /** Deletes a ref here and on the remote. @throws GitError if it isn't at `from` or access is denied */
  async remove(name: string, from: string): Promise<void> {
    const pushed = await this.#push([`:${name}`], [`--force-with-lease=${name}:${from}`]);
    if (pushed.exitCode !== 0) throw this.#buildRefusal([name], pushed);
    await this.#git.run(['update-ref', '-d', '--', name]);
  }

  get #callOptions() {
    return { env: this.#credentials, timeoutMs: remoteTimeoutMs, isRemote: true } as const;
  }

  async #answer<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof GitError && !(error instanceof UnansweredError)) throw withAdvice(error);
      const name = withoutSecret(this.name);
      throw new GitError(`${name} did not answer in time; check whether it is reachable from here`, { cause: error });
    }
  }

  async #readRef(ref: string): Promise<string | null> {
    return (await this.list([ref])).get(ref) ?? null;
  }

  #buildRefusal(names: readonly string[], reported: Captured): GitError {
    const [stdout, { stderr }] = [reported.stdout.toString('utf8'), reported];
    // An atomic push rejects every ref, but only one line has the reason.
    const verdicts = stdout
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.split('\t').at(-1) ?? '');
    const verdict = verdicts.find((each) => !each.includes('atomic')) ?? verdicts[0];
    const text = stderr.split('\n').find((line) => /^(fatal|error|remote):/.test(line));
    const reason = verdict || text || stderr.trim().split('\n').at(-1) || 'git gave no cause';
    const message = `${names.join(', ')} could not be pushed to ${withoutSecret(this.name)}: ${withoutSecret(reason.trim())}`;
    return withAdvice(new GitError(message), `${stdout}\n${stderr}`);
  }
}

function withAdvice(error: GitError, text = error.message): GitError {
  const advice = suggestRemote(text);
  return advice === null ? error : new RefusedError(`${error.message}; ${advice}`, { cause: error });
}

/** Passes the token by environment, which agents and process lists can't see. */
export function credentialsFor(token: string, server: string): Record<string, string> {
  if (token === '') return {};
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${server.replace(/\/+$/, '')}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
  };
}

export function withoutSecret(text: string): string {
  return text.replace(/\/\/[^/@\s]+@/g, '//');
}

export function suggestRemote(text: string): string | null {
  return refusalAdvice.find(({ words }) => words.test(text))?.advice ?? null;
}

const noWriteAccess =
  /permission to .* denied|permission denied for writing|returned error: 40[13]|Write access to repository not granted|Authentication failed|could not read (Username|Password)|Invalid username or (password|token)|not authorized/i;

const refusalAdvice: readonly { readonly words: RegExp; readonly advice: string }[] = [
  {
    words: /refusing to allow .* without .*workflows?.* (permission|scope)/i,
    advice: "a job's own token cannot push changes of workflow files: pass a token that may (workflows: write)",
  },
  {
    words: /GH006|GH013|protected branch|rule violations/i,
    advice: 'the branch is protected: set branch to another name, or pass a token that may push there',
  },
  {
    words: noWriteAccess,
    advice:
      'a token that may write is needed: pass github-token, and grant the job `permissions: contents: write`, which a pull request from a fork never gets',
  },
];
