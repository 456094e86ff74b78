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
  /** False for user and system configuration. */
  readonly isRepositorys: boolean;
  readonly file: string | null;
  /** Key, then a line break and the value, if any. */
  readonly text: string;
}

export const configListing = ['config', '--list', '-z', '--includes', '--show-scope', '--show-origin'];

/** Trusted configuration and overrides for later changes (I7). A stranger's programs run only to reach a remote. */
export class GitConfig {
  readonly #location: ConfigLocation;
  readonly #list: () => Promise<string>;
  #config: Config = new Map();
  #own: readonly string[] = [];
  /** Null before `trust`, and for repositories that the engine created. */
  #trusted: { readonly local: Config; readonly remote: Config } | null = null;
  #overrides: { readonly local: readonly string[]; readonly remote: readonly string[] } = { local: [], remote: [] };
  #withoutFilters: string[] = [];
  #files: readonly string[] = [];
  #userFiles: readonly string[] = [];
  #readAt = '';

  constructor(location: ConfigLocation, list: () => Promise<string>) {
    this.#location = location;
    this.#list = list;
  }

  async trust(): Promise<void> {
    const entries = await this.#read();
    const fullConfig = parseConfig(entries.map(({ text }) => text));
    const withoutPrograms = (connecting: boolean) => {
      const isRun = (entry: ConfigEntry) =>
        entry.isRepositorys && runsProgram(entry.text.split('\n', 1)[0] ?? '', fullConfig, { connecting });
      return entries.filter((entry) => !isRun(entry));
    };
    const [local, remote] = [withoutPrograms(true), withoutPrograms(false)];
    this.#config = fullConfig;
    this.#own = local.flatMap(({ isRepositorys, text }) => (isRepositorys ? [text] : []));
    const parse = (saved: readonly ConfigEntry[]) => parseConfig(saved.map(({ text }) => text));
    this.#trusted = { local: parse(local), remote: parse(remote) };
    this.#updateOverrides(fullConfig);
  }

  /** Rereads changed configuration files and overrides untrusted settings. */
  async refresh(): Promise<void> {
    if (this.#trusted === null || this.#readAt === this.#computeStamp()) return;
    this.#updateOverrides(parseConfig((await this.#read()).map(({ text }) => text)));
  }

  #updateOverrides(current: Config): void {
    if (this.#trusted === null) return;
    const { local, remote } = this.#trusted;
    this.#overrides = { local: configOverrides(local, current), remote: configOverrides(remote, current) };
  }

  async #read(): Promise<ConfigEntry[]> {
    const fields = (await this.#list()).split('\0');
    const entries: ConfigEntry[] = [];
    for (let at = 0; at + 2 < fields.length; at += 3) {
      const [scope = '', origin = '', text = ''] = fields.slice(at, at + 3);
      const file = origin.startsWith('file:') ? resolve(this.#location.root, origin.slice(5)) : null;
      entries.push({ isRepositorys: scope === 'local' || scope === 'worktree', file, text });
    }
    this.#files = [...new Set([...this.#listStandardFiles(), ...entries.flatMap(({ file }) => file ?? [])])];
    this.#userFiles = entries.flatMap(({ isRepositorys, file }) => (isRepositorys ? [] : (file ?? [])));
    this.#readAt = this.#computeStamp();
    return entries;
  }

  #computeStamp(): string {
    return this.#files.map(fileStamp).join('|');
  }

  /** Lists standard files, even if they don't exist yet. */
  #listStandardFiles(): string[] {
    const { gitDir, commonDir, env } = this.#location;
    const { HOME = '', XDG_CONFIG_HOME = '', GIT_CONFIG_GLOBAL } = env;
    const folder = XDG_CONFIG_HOME === '' && HOME !== '' ? join(HOME, '.config') : XDG_CONFIG_HOME;
    const defaultUserFiles = [folder && join(folder, 'git/config'), HOME && join(HOME, '.gitconfig')].filter(
      (file) => file !== '',
    );
    const repositoryFiles = [join(commonDir, 'config'), join(gitDir, 'config.worktree')];
    return [
      '/etc/gitconfig',
      ...(GIT_CONFIG_GLOBAL === undefined ? defaultUserFiles : [GIT_CONFIG_GLOBAL]),
      ...repositoryFiles,
    ];
  }

  get userFiles(): readonly string[] {
    return this.#userFiles;
  }

  /** The repository's own trusted entries, in `git config --list -z` format. */
  get own(): readonly string[] {
    return this.#own;
  }

  get forced(): readonly string[] {
    return this.#withoutFilters;
  }

  overridden({ isRemote = false }: { readonly isRemote?: boolean | undefined } = {}): readonly string[] {
    return isRemote ? this.#overrides.remote : this.#overrides.local;
  }

  /** Agents' `.gitattributes` could choose any of the machine's drivers, and `.lfsconfig` the LFS source. */
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

  /** Returns `Name <address>` if only `user.*` sets them and git would keep them unchanged; else null. */
  get plainUser(): string | null {
    const hasOtherSettings = [...this.#config.keys()].some((key) => /^(?:author|committer)\./.test(key));
    const { name = '', email = '' } = this.user ?? {};
    return !hasOtherSettings && [name, email].every((text) => isPlain.test(text)) ? `${name} <${email}>` : null;
  }

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

/** Git strips angle brackets and punctuation at both ends. */
const isPlain = /^[\p{L}\p{N}](?:[^<>\p{C}]*[\p{L}\p{N}\])])?$/u;

function holdsSecret(key: string, value: string): boolean {
  if (/^http\.(.+\.)?extraheader$/.test(key)) return /^authorization:/i.test(value.trim());
  return /^url\./.test(key)
    ? urlCredentials.test(key)
    : /^remote\..+\.(push)?url$/.test(key) && urlCredentials.test(value);
}

export const urlCredentials = /(?<=https?:)\/\/[^/@]+@/i;

/** Identifies a file version, including its change time, which can't be faked; null if missing. */
export function fileStamp(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : null;
}
