import { execFileSync } from 'node:child_process';
import { example } from './openapi.ts';

/** What the description asks of a commit that is to be made. */
export interface CommitRequest {
  readonly message: string;
  readonly tree: string;
  readonly parents?: readonly string[];
  readonly author?: object;
  readonly committer?: object;
  readonly signature?: string;
}

interface Answer {
  status: number;
  body?: unknown;
}

/**
 * The commits of a host, over a bare repository: what it makes are real objects, of which real git knows the ids. It signs,
 * as GitHub does for bots, where neither author nor committer nor signature are given; no key stands behind its signature.
 */
export class GitObjects {
  /** The bare repository; null where the host has none. */
  dir: string | null = null;
  /** Why it vouches for no signature, as GitHub's word for it; null where it does. */
  refuses: string | null = null;
  /** Another commit than was asked for, where it is a hostile one. */
  meddle: (asked: CommitRequest) => CommitRequest = (asked) => asked;
  /** What it says of a commit instead of what it made. */
  lie: (answer: Record<string, unknown>) => object = (answer) => answer;
  /** How many it has made. */
  made = 0;

  reset(): void {
    Object.assign(this, new GitObjects());
  }

  make(asked: CommitRequest): Answer {
    const [type, ...types] = this.#typeOf([asked.tree, ...(asked.parents ?? [])]);
    if (type !== 'tree') return { status: 422, body: { message: 'Tree SHA does not exist' } };
    if (!types.every((each) => each === 'commit'))
      return { status: 422, body: { message: 'Parent SHA does not exist or is not a commit object' } };
    const { message, tree, parents = [] } = this.meddle(asked);
    const isOurs = [asked.author, asked.committer, asked.signature].every((given) => given === undefined);
    const at = `${Math.floor(Date.now() / 1000)} +0000`;
    const lines = [
      `tree ${tree}`,
      ...parents.map((sha) => `parent ${sha}`),
      `author github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com> ${at}`,
      `committer GitHub <noreply@github.com> ${at}`,
      ...(isOurs && this.refuses === null ? [signature] : []),
    ];
    const text = `${lines.join('\n')}\n\n${message}`;
    const args = ['hash-object', '-t', 'commit', '-w', '--stdin'];
    const sha = execFileSync('git', args, { cwd: this.dir ?? '.', input: text, encoding: 'utf8' }).trim();
    this.made += 1;
    return { status: 201, body: this.lie(this.#json(sha, text)) };
  }

  #json(sha: string, text: string): Record<string, unknown> {
    const [head = '', ...rest] = text.split('\n\n');
    const fields = (name: string) => [...head.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value]) => value);
    // One that somebody else has made up is no signature of ours.
    const verified = head.includes(signature);
    const at = `https://host.invalid/me/mine/git/commits`;
    return {
      ...example('git-commit'),
      sha,
      url: `${at}/${sha}`,
      tree: { sha: fields('tree')[0], url: `${at}/tree` },
      parents: fields('parent').map((parent) => ({ sha: parent, url: `${at}/${parent}`, html_url: `${at}/${parent}` })),
      message: rest.join('\n\n'),
      verification: {
        verified,
        reason: verified ? 'valid' : (this.refuses ?? 'unsigned'),
        signature: verified ? 'it' : null,
        payload: verified ? head : null,
        verified_at: null,
      },
    };
  }

  #typeOf(shas: readonly string[]): string[] {
    if (this.dir === null) return shas.map(() => 'missing');
    const input = shas.map((sha) => `${sha}\n`).join('');
    const args = ['cat-file', '--batch-check=%(objecttype)'];
    return execFileSync('git', args, { cwd: this.dir, input, encoding: 'utf8' }).trim().split('\n');
  }
}

const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n of the loopback host\n -----END PGP SIGNATURE-----';
