import { decodePaths, joinWithNuls, splitAtNuls } from '../../files/path-bytes.ts';
import type { GitCalls } from './git-calls.ts';
import { gitFailure } from './git-error.ts';

export class IgnoreRules {
  readonly #git: GitCalls;
  readonly #notIgnored = new Set<string>();

  constructor(git: GitCalls) {
    this.#git = git;
  }

  async ignored(candidates: readonly string[]): Promise<string[]> {
    if (candidates.length === 0) return [];
    const result = await this.#check([], candidates);
    if (result.exitCode > 1) throw gitFailure(['check-ignore'], result);
    return splitAtNuls(decodePaths(result.stdout)).map((path) => path.slice(2));
  }

  /** Like `ignored`, for files about to be tracked. Caches unignored files, because tracked files stay unignored. */
  async ignoredOf(files: readonly string[]): Promise<string[]> {
    const unknown = files.filter((file) => !this.#notIgnored.has(file));
    const ignored = await this.ignored(unknown);
    for (const file of unknown) if (!ignored.includes(file)) this.#notIgnored.add(file);
    return ignored;
  }

  /** For messages only: if any path is behind a link or in a submodule, git names no rules at all. */
  async rulesFor(candidates: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (candidates.length === 0) return new Map();
    const result = await this.#check(['-v'], candidates);
    if (result.exitCode > 1) return new Map();
    const fields = splitAtNuls(decodePaths(result.stdout));
    const rules = new Map<string, string>();
    for (let at = 0; at + 3 < fields.length; at += 4) {
      const [source, line, pattern = '', path = ''] = fields.slice(at, at + 4);
      // `-v` also prints negated rules.
      if (!pattern.startsWith('!')) rules.set(path.slice(2), `${source}:${line}: ${pattern}`);
    }
    return rules;
  }

  #check(options: readonly string[], candidates: readonly string[]) {
    // check-ignore rejects literal pathspecs; `./` escapes a leading colon.
    const stdin = joinWithNuls(candidates.map((path) => `./${path}`));
    const env = { GIT_LITERAL_PATHSPECS: '0' };
    return this.#git.try(['check-ignore', ...options, '-z', '--stdin'], { reading: true, stdin, env });
  }
}
