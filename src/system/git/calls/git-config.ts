import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configOverrides, parseConfig } from './config-guard.ts';

interface ConfigLocation {
  readonly gitDir: string;
  readonly commonDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Configuration as it was when the repository was opened, and the overrides for what has changed since (I7). */
export class GitConfig {
  readonly #location: ConfigLocation;
  readonly #list: () => Promise<string>;
  #config: Config = new Map();
  #overrides: string[] = [];
  #withoutFilters: string[] = [];
  /** Stamp of the configuration files at the last read. */
  #readAt: string | null = null;

  constructor(location: ConfigLocation, list: () => Promise<string>) {
    this.#location = location;
    this.#list = list;
  }

  /** Trusts what is configured now, and only as it is now. */
  async trust(): Promise<void> {
    this.#config = parseConfig(await this.#list());
    this.#readAt = this.stamp;
  }

  /** Shares the trust of another one, of the same repository and files. */
  trustAs(other: GitConfig): void {
    this.#config = other.#config;
    this.#overrides = other.#overrides;
    this.#withoutFilters = other.#withoutFilters;
    this.#readAt = other.#readAt;
  }

  get forced(): readonly string[] {
    return this.#withoutFilters;
  }

  get overridden(): readonly string[] {
    return this.#overrides;
  }

  /**
   * Disables filters and merge drivers, for jobs that write what agents sent: its `.gitattributes` would choose
   * among the machine's, and its `.lfsconfig` LFS's source. A file with a driver conflicts.
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

  /** Overrides from now on what an attempt configured to run programs or to change what files contain. */
  async distrust(): Promise<readonly string[]> {
    const stamp = this.stamp;
    if (stamp === null || stamp !== this.#readAt) {
      this.#overrides = configOverrides(this.#config, parseConfig(await this.#list()));
      this.#readAt = stamp;
    }
    return this.#overrides;
  }

  /** Stamps the configuration files; null where one includes another: only git knows which then count. */
  get stamp(): string | null {
    if ([...this.#config.keys()].some((key) => /^include(if)?\./.test(key))) return null;
    const own = [join(this.#location.commonDir, 'config'), join(this.#location.gitDir, 'config.worktree')];
    return ['/etc/gitconfig', ...this.userConfigs, ...own].map(fileStamp).join('|');
  }

  /** Files of the user's configuration, where an agent's `git config --global` writes. */
  get userConfigs(): readonly string[] {
    const { HOME = '', XDG_CONFIG_HOME = '', GIT_CONFIG_GLOBAL } = this.#location.env;
    if (GIT_CONFIG_GLOBAL !== undefined) return GIT_CONFIG_GLOBAL === '/dev/null' ? [] : [GIT_CONFIG_GLOBAL];
    const folder = XDG_CONFIG_HOME === '' && HOME !== '' ? join(HOME, '.config') : XDG_CONFIG_HOME;
    return [folder && join(folder, 'git/config'), HOME && join(HOME, '.gitconfig')].filter((file) => file !== '');
  }

  get user(): { name: string; email: string } | null {
    const [name, email] = ['user.name', 'user.email'].map((key) => this.#config.get(key)?.at(-1));
    return name === undefined || email === undefined ? null : { name, email };
  }

  /** `Name <address>` where only `user` names them, with nothing that git would leave out; else null. */
  get plainUser(): string | null {
    const isOther = [...this.#config.keys()].some((key) => /^(?:author|committer)\./.test(key));
    const { name = '', email = '' } = this.user ?? {};
    return !isOther && [name, email].every((text) => isPlain.test(text)) ? `${name} <${email}>` : null;
  }

  /** Keys that hold a token or password, as a checkout that persists credentials leaves it. */
  get credentials(): string[] {
    const matches = [...this.#config].filter(([key, values]) => values.some((value) => holdsSecret(key, value)));
    return matches.map(([key]) => key.replace(urlCredentials, '//***@'));
  }

  get isSparse(): boolean {
    return this.#config.get('core.sparsecheckout')?.at(-1) === 'true';
  }
}

/** Git leaves out brackets, and punctuation at both ends. */
const isPlain = /^[\p{L}\p{N}](?:[^<>\p{C}]*[\p{L}\p{N}\])])?$/u;

function holdsSecret(key: string, value: string): boolean {
  if (/^http\.(.+\.)?extraheader$/.test(key)) return /^authorization:/i.test(value.trim());
  return /^url\./.test(key)
    ? urlCredentials.test(key)
    : /^remote\..+\.(push)?url$/.test(key) && urlCredentials.test(value);
}

/** User and password in an address. */
export const urlCredentials = /(?<=https?:)\/\/[^/@]+@/i;

/** Tells a file from a changed or new one, also by its change time, which cannot be set back; null for none. */
export function fileStamp(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : null;
}
