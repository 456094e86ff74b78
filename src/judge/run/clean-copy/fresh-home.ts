import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { statOrNull } from './toolchain.ts';
import known from './toolchains.json' with { type: 'json' };

/** A HOME that no agent has written to, and the variables without which programs in the real one are not found. */
export interface FreshHome {
  readonly path: string;
  readonly variables: Readonly<Record<string, string>>;
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** Makes a new HOME: one line in the real one's `.bashrc`, `.npmrc` or `.gitconfig` could make all tests pass. */
export function freshHome(
  dir: string,
  job: Readonly<Record<string, string | undefined>>,
  identity: Identity | null,
): FreshHome {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dirname(dir), { recursive: true });
  mkdirSync(dir, { mode: 0o700 });
  writeFileSync(join(dir, '.gitconfig'), gitConfig(identity), { flag: 'wx', mode: 0o600 });
  for (const path of caches) {
    const cache = join(dirname(dir), 'caches', path);
    for (const folder of [cache, dirname(join(dir, path))]) mkdirSync(folder, { recursive: true });
    symlinkSync(cache, join(dir, path));
  }
  return { path: dir, variables: findToolchains(job) };
}

/** Packages and builds, which would else be downloaded or made again; none holds settings or programs for other projects. */
const caches = [
  ...['.cache/go-build', '.cache/pip', '.cache/uv', '.cache/yarn', '.cargo/git', '.cargo/registry', '.gradle/caches'],
  ...['.gradle/wrapper', '.m2/repository', '.npm/_cacache', '.nuget/packages', 'go/pkg'],
];

/** At the top of a HOME: they decide what shells and tools do. */
export const settingsOfHome = [
  '.bash_profile',
  '.bashrc',
  '.config',
  '.gitconfig',
  '.npmrc',
  '.profile',
  '.yarnrc',
  '.yarnrc.yml',
];

/** Work trees may belong to another user (containers), which git refuses without safe.directory. */
function gitConfig(identity: Identity | null): string {
  const user = identity && `[user]\n\tname = ${quoteShell(identity.name)}\n\temail = ${quoteShell(identity.email)}\n`;
  return `${user ?? ''}[init]\n\tdefaultBranch = main\n[safe]\n\tdirectory = *\n`;
}

function quoteShell(text: string): string {
  const oneLine = text.replace(/[\r\n\0]+/g, ' ');
  return `"${oneLine.replace(/[\\"]/g, '\\$&')}"`;
}

/** The variables of programs that are there and that the job has not set itself. */
function findToolchains(job: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const real = job.HOME;
  if (!real) return {};
  const matches = Object.entries(toolchains).filter(
    ([name, { folder }]) => !job[name] && statOrNull(join(real, folder))?.isDirectory(),
  );
  return Object.fromEntries(matches.map(([name, { folder }]) => [name, join(real, folder)]));
}

/** Folders of programs that look for themselves below HOME; not those that also hold settings, such as CARGO_HOME. */
const toolchains: Readonly<Record<string, { readonly folder: string }>> = known;
