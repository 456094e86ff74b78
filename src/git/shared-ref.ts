import { setTimeout as sleep } from 'node:timers/promises';
import { type Git, GitError } from './git.ts';

/** A remote that does not answer must not hold up a run for ever. */
const patienceMs = 60_000;

/** A ref on a remote that several machines write, each only from the value it saw last (I10). */
export class SharedRef {
  readonly remote: string;
  readonly name: string;
  readonly #git: Git;

  /** `remote` is a name from the configuration or a URL, `name` the full name of the ref, the same on both sides. */
  constructor(git: Git, remote: string, name: string) {
    this.#git = git;
    this.remote = remote;
    this.name = name;
  }

  /** Brings the ref and all it leads to here. Returns its commit, null where the remote has none. */
  async fetch(): Promise<string | null> {
    if ((await this.#there()) === null) return null;
    const refspec = `+${this.name}:${this.name}`;
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', '--recurse-submodules=no'];
    await this.#git.run(['fetch', ...options, '--', this.remote, refspec], { timeoutMs: patienceMs });
    return this.#git.resolve(this.name);
  }

  /**
   * Moves the ref on the remote from `expected` (null: there is none yet) to `commit`, and the one here with it. False
   * when somebody else has moved it. Throws a GitError for whatever else goes wrong: no way there, no right to write.
   */
  async push(commit: string, expected: string | null): Promise<boolean> {
    const lease = `--force-with-lease=${this.name}:${expected ?? ''}`;
    const args = ['push', '--porcelain', '--no-verify', '--recurse-submodules=no', lease, '--', this.remote];
    for (let tries = 1; ; tries += 1) {
      const told = await this.#git.try([...args, `${commit}:${this.name}`], { timeoutMs: patienceMs });
      // Git has many words for a race, and an answer may be lost on its way: what stands there tells.
      const there = told.exitCode === 0 ? commit : await this.#there().catch(() => expected);
      if (there === commit) break;
      if (there !== expected) return false;
      // Somebody else holds the ref's lock for a moment; whether they move it is known after it.
      const stdout = told.stdout.toString('utf8');
      if (tries === 5 || !/failed to update ref|cannot lock ref/.test(stdout)) throw this.#refused(stdout, told.stderr);
      await sleep(50 * tries);
    }
    await this.#git.run(['update-ref', this.name, commit]);
    return true;
  }

  async #there(): Promise<string | null> {
    const args = ['ls-remote', '--refs', '--', this.remote, this.name];
    const listed = (await this.#git.read(args, { timeoutMs: patienceMs })).split('\n');
    return listed.find((line) => line.endsWith(`\t${this.name}`))?.split('\t')[0] ?? null;
  }

  #refused(stdout: string, stderr: string): GitError {
    const verdict = stdout
      .split('\n')
      .find((line) => line.startsWith('!'))
      ?.split('\t')
      .at(-1);
    const said = stderr.split('\n').find((line) => /^(fatal|error|remote):/.test(line));
    const why = verdict || said || stderr.trim().split('\n').at(-1) || 'git did not say why';
    return new GitError(
      `${this.name} could not be pushed to ${withoutSecret(this.remote)}: ${withoutSecret(why.trim())}`,
    );
  }
}

/** A URL may carry a password. */
export function withoutSecret(text: string): string {
  return text.replace(/\/\/[^/@\s]+@/g, '//');
}
