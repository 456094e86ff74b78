import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tryStat } from './toolchain.ts';
import known from './toolchains.json' with { type: 'json' };

/** A HOME that no agent has written to, with variables that point to toolchains in the real HOME. */
export interface FreshHome {
  readonly path: string;
  readonly variables: Readonly<Record<string, string>>;
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** Creates a new HOME, because one line in the real `.bashrc`, `.npmrc` or `.gitconfig` could make all tests pass. */
export function createFreshHome(
  dir: string,
  job: Readonly<Record<string, string | undefined>>,
  identity: Identity | null,
): FreshHome {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dirname(dir), { recursive: true });
  mkdirSync(dir, { mode: 0o700 });
  writeFileSync(join(dir, '.gitconfig'), renderGitConfig(identity), { flag: 'wx', mode: 0o600 });
  for (const path of caches) {
    const cache = join(dirname(dir), 'caches', path);
    for (const folder of [cache, dirname(join(dir, path))]) mkdirSync(folder, { recursive: true });
    symlinkSync(cache, join(dir, path));
  }
  return { path: dir, variables: findToolchains(job) };
}

/** Download and build caches to share. None of them holds settings or programs for other projects. */
const caches = [
  ...['.cache/go-build', '.cache/pip', '.cache/uv', '.cache/yarn', '.cargo/git', '.cargo/registry', '.gradle/caches'],
  ...['.gradle/wrapper', '.m2/repository', '.npm/_cacache', '.nuget/packages', 'go/pkg'],
];

export const homeSettings = [
  '.bash_profile',
  '.bashrc',
  '.config',
  '.gitconfig',
  '.npmrc',
  '.profile',
  '.yarnrc',
  '.yarnrc.yml',
];

/** Sets safe.directory because in containers the work tree may belong to another user. */
function renderGitConfig(identity: Identity | null): string {
  const user = identity && `[user]\n\tname = ${quoteShell(identity.name)}\n\temail = ${quoteShell(identity.email)}\n`;
  return `${user ?? ''}[init]\n\tdefaultBranch = main\n[safe]\n\tdirectory = *\n`;
}

function quoteShell(text: string): string {
  const oneLine = text.replace(/[\r\n\0]+/g, ' ');
  return `"${oneLine.replace(/[\\"]/g, '\\$&')}"`;
}

function findToolchains(job: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const real = job.HOME;
  if (!real) return {};
  const installed = Object.entries(toolchains).filter(
    ([name, { folder }]) => !job[name] && tryStat(join(real, folder))?.isDirectory(),
  );
  return Object.fromEntries(installed.map(([name, { folder }]) => [name, join(real, folder)]));
}

/** Folders that toolchains look for in HOME. Excludes folders that also hold settings, such as CARGO_HOME. */
const toolchains: Readonly<Record<string, { readonly folder: string }>> = known;
