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

  /** The same for files that are about to be tracked. Remembers those that are not ignored: once tracked they never are. */
  async ignoredOf(files: readonly string[]): Promise<string[]> {
    const unknown = files.filter((file) => !this.#notIgnored.has(file));
    const ignored = await this.ignored(unknown);
    for (const file of unknown) if (!ignored.includes(file)) this.#notIgnored.add(file);
    return ignored;
  }

  /**
   * Finds the rule by which git ignores each path: `.gitignore:2: dist/`. Only an explanation: git names no rule
   * at all where one of the paths is behind a link or in a submodule.
   */
  async rulesFor(candidates: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (candidates.length === 0) return new Map();
    const result = await this.#check(['-v'], candidates);
    if (result.exitCode > 1) return new Map();
    const fields = splitAtNuls(decodePaths(result.stdout));
    const rules = new Map<string, string>();
    for (let at = 0; at + 3 < fields.length; at += 4) {
      const [source, line, pattern = '', path = ''] = fields.slice(at, at + 4);
      // With `-v` git also prints the rule that takes a path out again.
      if (!pattern.startsWith('!')) rules.set(path.slice(2), `${source}:${line}: ${pattern}`);
    }
    return rules;
  }

  #check(options: readonly string[], candidates: readonly string[]) {
    // This verb refuses literal pathspecs; `./` protects a leading colon.
    const stdin = joinWithNuls(candidates.map((path) => `./${path}`));
    const env = { GIT_LITERAL_PATHSPECS: '0' };
    return this.#git.try(['check-ignore', ...options, '-z', '--stdin'], { reading: true, stdin, env });
  }
}
