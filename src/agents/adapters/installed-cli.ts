import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CliName, cliRows, type Platform } from '../../settings/table/coding-agents.ts';
import { runJobProgram, timedOutExit } from '../../system/process/job-program.ts';
import { withUsWords } from '../../system/process/namespace.ts';
import { findProgram, withOwnLast } from '../../system/process/program.ts';
import { formatLine } from '../stream/stream-reader.ts';

/** A CLI that was installed for one run. Agents can write there, so it is compared before each of them is started. */
export interface InstalledCli {
  /** The folder of its program, for PATH. */
  readonly bin: string;
  /** Reason why it must not be started, or null where it is as it was installed. */
  readonly changed: () => Promise<string | null>;
}

/**
 * Installs a build from the npm registry into a new folder. Nothing of it is run meanwhile. What lies in
 * npm's cache is used, and npm compares it, as it does what it downloads, with the checksum in our table.
 * @throws Error that says what went wrong; what to do is for the caller to add
 */
export async function installCli(
  name: CliName,
  build: Build,
  folder: string,
  environment: Record<string, string>,
  cancel?: AbortSignal,
): Promise<InstalledCli> {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const dependencies = { [build.package]: build.version };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // No address in it: npm asks the registry that this machine is set up for, and the checksum decides.
  const { version, integrity } = build;
  const locked = { '': { dependencies }, [`node_modules/${build.package}`]: { version, integrity } };
  const lock = { lockfileVersion: 3, requires: true, packages: locked };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await npmCi(folder, environment, cancel);
  symlinkSync(join('..', packages, build.package, build.program), join(bin, name));
  const [entries, contents] = [digestEntries(folder), await digestContents(folder)];
  const changed =
    `the program of ${name} in ${bin} was changed since its installation, by an agent or a program that it ran, ` +
    'so it is not started again; check the work of the earlier attempts, then run again, which reinstalls it';
  return {
    bin,
    changed: async () => {
      // Contents are read only where all sizes are what they were: what was put there may be without end.
      const isSame = async () => digestEntries(folder) === entries && (await digestContents(folder)) === contents;
      return (await isSame().catch(() => false)) ? null : changed;
    },
  };
}

/** Name of its folder in that of a run. */
export const installedFolder = 'agent-program';

const packages = 'node_modules';

/** Build that `install-agent` installs on this machine, or the reason why it cannot. */
export function localBuild(
  name: CliName,
  { PATH = '' }: Readonly<Record<string, string>>,
): { readonly build: Build } | { readonly problem: string } {
  const platform = localPlatform();
  const build = buildFor(name, platform);
  if (build === null) return { problem: `there is no known build of it for ${platform ?? process.platform}` };
  return findProgram(PATH, 'npm') === null ? { problem: 'npm is not on PATH' } : { build };
}

/** null where we know of no builds. */
function localPlatform(): Platform | null {
  const { platform, arch } = process;
  if ((arch !== 'x64' && arch !== 'arm64') || (platform !== 'linux' && platform !== 'darwin')) return null;
  if (platform === 'darwin') return `darwin-${arch}`;
  const report = process.report.getReport() as unknown as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined ? `linux-${arch}-musl` : `linux-${arch}`;
}

/** Downloads 60 to 180 MB. */
const installMs = 10 * 60_000;

async function npmCi(cwd: string, env: Record<string, string>, cancel?: AbortSignal): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--omit=peer', '--prefer-offline', ...quiet];
  const { PATH = '', HOME, RUNNER_TEMP, GITHUB_WORKSPACE } = env;
  const ours = { ...env, PATH: withOwnLast(PATH, [HOME, RUNNER_TEMP, GITHUB_WORKSPACE]) };
  // `timeout` hands the signal on to npm.
  const limits = { timeoutMs: installMs, before: withUsWords('TERM'), ...(cancel && { cancel }) };
  const { exitCode, stderr } = await runJobProgram('npm', args, { cwd, env: ours, ...limits });
  if (exitCode === timedOutExit) throw new Error(`npm ci was stopped after ${installMs / 60_000} minutes`);
  if (exitCode !== 0) throw new Error(`npm ci ended with exit code ${exitCode}: ${npmError(stderr)}`);
}

/** `npm error code EINTEGRITY` and the sentence after it. */
function npmError(stderr: string): string {
  const lines = stderr.split('\n').flatMap((line) => /^npm error (.*\S)/.exec(line)?.[1] ?? []);
  const reported = lines.filter((line) => !line.startsWith('A complete log'));
  return formatLine(reported.slice(0, 4).join('; ') || stderr);
}

/** Name, mode, size and destination of everything below a folder; contents are not read and links are not followed. */
function digestEntries(folder: string): string {
  const entries = entriesBelow(folder).map((path) => {
    const stat = lstatSync(path);
    const leadsTo = stat.isSymbolicLink() ? readlinkSync(path) : '';
    return [path, stat.mode, stat.isDirectory() ? '' : stat.size, leadsTo].join('\0');
  });
  return entries.join('\0');
}

async function digestContents(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of entriesBelow(folder))
    if (lstatSync(path).isFile()) for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function entriesBelow(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return [folder, ...below.map((path) => join(folder, path))];
}

/** A package of the npm registry that holds a CLI as one program. */
export interface Build {
  readonly package: string;
  readonly version: string;
  /** The path of the program in the package. */
  readonly program: string;
  /** SHA-512 of its tarball in the registry, as npm writes it. */
  readonly integrity: string;
}

/** The build that `install-agent` installs, or null: the package with the program, which other packages copy by a script. */
export function buildFor(cli: CliName, platform: Platform | null): Build | null {
  const { version, builds } = cliRows[cli];
  const build = (platform === null ? undefined : builds[platform]) ?? builds.any;
  return build === undefined ? null : { version, program: cli, ...build };
}
