import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, configOverrides, parseConfig, runsProgram } from './config-guard.ts';

interface ConfigLocation {
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly env: Readonly<Record<string, string>>;
}

interface ConfigEntry {
  /** False for what this user or machine configured. */
  readonly isRepositorys: boolean;
  readonly file: string | null;
  /** Key, and after a line end its value where it has one. */
  readonly text: string;
}

export const configListing = ['config', '--list', '-z', '--includes', '--show-scope', '--show-origin'];

/**
 * Configuration as it was when the repository was opened, and the overrides for what has changed since (I7). The repository's
 * own part may have come with it, from a stranger: no program that it names is ever run, but to connect to a remote.
 */
export class GitConfig {
  readonly #location: ConfigLocation;
  readonly #list: () => Promise<string>;
  #config: Config = new Map();
  #own: readonly string[] = [];
  /** Null before `trust`, as for a repository that we have made. */
  #trusted: { readonly local: Config; readonly remote: Config } | null = null;
  #overrides: { readonly local: readonly string[]; readonly remote: readonly string[] } = { local: [], remote: [] };
  #withoutFilters: string[] = [];
  /** Files with the configuration at the last read, and their stamp. */
  #files: readonly string[] = [];
  #userFiles: readonly string[] = [];
  #readAt = '';

  constructor(location: ConfigLocation, list: () => Promise<string>) {
    this.#location = location;
    this.#list = list;
  }

  /** Trusts what is configured now, and only as it is now. */
  async trust(): Promise<void> {
    const entries = await this.#read();
    const all = parseConfig(entries.map(({ text }) => text));
    const without = (connecting: boolean) => {
      const isRun = (entry: ConfigEntry) =>
        entry.isRepositorys && runsProgram(entry.text.split('\n', 1)[0] ?? '', all, { connecting });
      return entries.filter((entry) => !isRun(entry));
    };
    const [local, remote] = [without(true), without(false)];
    this.#config = all;
    this.#own = local.flatMap(({ isRepositorys, text }) => (isRepositorys ? [text] : []));
    const parse = (saved: readonly ConfigEntry[]) => parseConfig(saved.map(({ text }) => text));
    this.#trusted = { local: parse(local), remote: parse(remote) };
    this.#override(all);
  }

  /** Overrides what runs programs or changes what files contain, and was not trusted. Read again where files have changed. */
  async refresh(): Promise<void> {
    if (this.#trusted === null || this.#readAt === this.#stamp()) return;
    this.#override(parseConfig((await this.#read()).map(({ text }) => text)));
  }

  #override(now: Config): void {
    if (this.#trusted === null) return;
    const { local, remote } = this.#trusted;
    this.#overrides = { local: configOverrides(local, now), remote: configOverrides(remote, now) };
  }

  async #read(): Promise<ConfigEntry[]> {
    const fields = (await this.#list()).split('\0');
    const entries: ConfigEntry[] = [];
    for (let at = 0; at + 2 < fields.length; at += 3) {
      const [scope = '', origin = '', text = ''] = fields.slice(at, at + 3);
      const file = origin.startsWith('file:') ? resolve(this.#location.root, origin.slice(5)) : null;
      entries.push({ isRepositorys: scope === 'local' || scope === 'worktree', file, text });
    }
    this.#files = [...new Set([...this.#usualFiles(), ...entries.flatMap(({ file }) => file ?? [])])];
    this.#userFiles = entries.flatMap(({ isRepositorys, file }) => (isRepositorys ? [] : (file ?? [])));
    this.#readAt = this.#stamp();
    return entries;
  }

  #stamp(): string {
    return this.#files.map(fileStamp).join('|');
  }

  /** Files that count also where they are not there yet. */
  #usualFiles(): string[] {
    const { gitDir, commonDir, env } = this.#location;
    const { HOME = '', XDG_CONFIG_HOME = '', GIT_CONFIG_GLOBAL } = env;
    const folder = XDG_CONFIG_HOME === '' && HOME !== '' ? join(HOME, '.config') : XDG_CONFIG_HOME;
    const users = [folder && join(folder, 'git/config'), HOME && join(HOME, '.gitconfig')].filter(
      (file) => file !== '',
    );
    const own = [join(commonDir, 'config'), join(gitDir, 'config.worktree')];
    return ['/etc/gitconfig', ...(GIT_CONFIG_GLOBAL === undefined ? users : [GIT_CONFIG_GLOBAL]), ...own];
  }

  /** Files of this user or machine with what is configured. */
  get userFiles(): readonly string[] {
    return this.#userFiles;
  }

  /** The repository's own part as it was trusted, as `git config --list -z` prints it. */
  get own(): readonly string[] {
    return this.#own;
  }

  get forced(): readonly string[] {
    return this.#withoutFilters;
  }

  overridden({ isRemote = false }: { readonly isRemote?: boolean | undefined } = {}): readonly string[] {
    return isRemote ? this.#overrides.remote : this.#overrides.local;
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

  get user(): { name: string; email: string } | null {
    const [name, email] = ['user.name', 'user.email'].map((key) => this.find(key));
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
    return this.find('core.sparsecheckout') === 'true';
  }

  find(key: string): string | undefined {
    return this.#config.get(key)?.at(-1);
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
