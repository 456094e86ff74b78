import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configOverrides, parseConfig } from './config-guard.ts';

/** Where the configuration of a repository is read from. */
interface ConfigLocation {
  readonly gitDir: string;
  readonly commonDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Git's configuration as it was when the repository was opened, and what has to be overridden in every call because it
 * was changed since (I7).
 */
export class GitConfig {
  readonly #place: ConfigLocation;
  /** What `git config --list -z` says. */
  readonly #list: () => Promise<string>;
  #config: Config = new Map();
  #overrides: string[] = [];
  #withoutFilters: string[] = [];
  /** The state of the configuration files when they were last read. */
  #readAt: string | null = null;

  constructor(place: ConfigLocation, list: () => Promise<string>) {
    this.#place = place;
    this.#list = list;
  }

  /** Trusts what is configured now, and only as it is now. */
  async trust(): Promise<void> {
    this.#config = parseConfig(await this.#list());
    this.#readAt = this.#stamp();
  }

  /** Trusts what another one does: it is of the same repository and reads the same files. */
  trustAs(other: GitConfig): void {
    this.#config = other.#config;
    this.#overrides = other.#overrides;
    this.#withoutFilters = other.#withoutFilters;
    this.#readAt = other.#readAt;
  }

  /** Settings for every call, whatever is configured. */
  get forced(): readonly string[] {
    return this.#withoutFilters;
  }

  get overridden(): readonly string[] {
    return this.#overrides;
  }

  /**
   * From now on no filter and no merge driver runs: for jobs that write what agents brought, whose `.gitattributes` would
   * choose from those of the machine and whose `.lfsconfig` says where LFS fetches from. A file with a driver conflicts.
   */
  withoutFilters(): void {
    const drivers = [...this.#config.keys()].flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
    const mergers = [...this.#config.keys()].filter((key) => /^merge\.(.+)\.driver$/s.test(key));
    this.#withoutFilters = [
      ...[...new Set(['lfs', ...drivers])].flatMap((driver) =>
        ['clean=', 'smudge=', 'process=', 'required=false'].map((setting) => `filter.${driver}.${setting}`),
      ),
      ...mergers.map((key) => `${key}=false`),
    ];
  }

  /**
   * Looks at the configuration again, after an attempt, and overrides in every later call what could run a program or
   * change what files contain. Returns the overriding settings, none when nothing suspicious was changed.
   */
  async distrust(): Promise<readonly string[]> {
    const stamp = this.#stamp();
    if (stamp === null || stamp !== this.#readAt) {
      this.#overrides = configOverrides(this.#config, parseConfig(await this.#list()));
      this.#readAt = stamp;
    }
    return this.#overrides;
  }

  /**
   * Tells one state of the configuration files from another, change times included, which cannot be set back. Null
   * where one file includes another: then only git knows which files count.
   */
  #stamp(): string | null {
    if ([...this.#config.keys()].some((key) => /^include(if)?\./.test(key))) return null;
    const { HOME = '', XDG_CONFIG_HOME = join(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#place.env;
    const global =
      GIT_CONFIG_GLOBAL === undefined
        ? [join(XDG_CONFIG_HOME, 'git/config'), join(HOME, '.gitconfig')]
        : [GIT_CONFIG_GLOBAL];
    const own = [join(this.#place.commonDir, 'config'), join(this.#place.gitDir, 'config.worktree')];
    return ['/etc/gitconfig', ...global, ...own].map(fileStamp).join('|');
  }

  /** The configuration of the user, whom an agent's `git config --global` would speak for. */
  get userConfigs(): readonly string[] {
    const { HOME = '', XDG_CONFIG_HOME = join(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#place.env;
    if (GIT_CONFIG_GLOBAL !== undefined) return GIT_CONFIG_GLOBAL === '/dev/null' ? [] : [GIT_CONFIG_GLOBAL];
    return HOME === '' ? [] : [join(XDG_CONFIG_HOME, 'git/config'), join(HOME, '.gitconfig')];
  }

  /** Who is configured to commit; null where nobody is. */
  get user(): { name: string; email: string } | null {
    const [name, email] = ['user.name', 'user.email'].map((key) => this.#config.get(key)?.at(-1));
    return name === undefined || email === undefined ? null : { name, email };
  }

  /** The keys under which the configuration holds a token or a password, as a checkout that persists credentials leaves it. */
  get credentials(): string[] {
    const found = [...this.#config].filter(([key, values]) => values.some((value) => holdsSecret(key, value)));
    return found.map(([key]) => key.replace(urlCredentials, '//***@'));
  }

  /** Whether only a part of the files is checked out. */
  get isSparse(): boolean {
    return this.#config.get('core.sparsecheckout')?.at(-1) === 'true';
  }
}

function holdsSecret(key: string, value: string): boolean {
  if (/^http\.(.+\.)?extraheader$/.test(key)) return /^authorization:/i.test(value.trim());
  return /^url\./.test(key)
    ? urlCredentials.test(key)
    : /^remote\..+\.(push)?url$/.test(key) && urlCredentials.test(value);
}

const urlCredentials = /(?<=https?:)\/\/[^/@]+@/i;

/** Tells one state of a file from another. */
export function fileStamp(path: string): string {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : 'none';
}
