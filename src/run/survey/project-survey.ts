import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clis } from '../../agents/adapters/clis.ts';
import { buildFor } from '../../agents/adapters/installed-cli.ts';
import { readTree } from '../../plan/phase/planning-tree.ts';
import type { SetUpSteps } from '../../publish/report/starter-files.ts';
import { readSchedule } from '../../record/project/read-schedule.ts';
import { getOriginUrl } from '../../settings/call/remote-setting.ts';
import { findInstaller } from '../../settings/call/set-up-command.ts';
import type { World } from '../../settings/call/world.ts';
import type { FileValues } from '../../settings/file/config-file.ts';
import { type CliName, cliNames, getCli } from '../../settings/table/coding-agents.ts';
import { defaultConfig } from '../../settings/table/setting-table.ts';
import { listDir, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { findProgram } from '../../system/process/program.ts';
import { findTaskWithoutScript } from '../open/choose-agent.ts';

export function findOpenPhase(root: string): string | null {
  if (!existsSync(join(root, '.planning', 'phases'))) return null;
  const { phases } = readTree(root);
  return phases.find(({ planFiles, summaryFiles }) => planFiles.length > summaryFiles.size)?.id ?? null;
}

export interface Host {
  readonly kind: 'github' | 'gitea' | 'other';
  readonly name: string | null;
}

export async function originHost(git: Git): Promise<Host> {
  const url = await getOriginUrl(git);
  // `git@github.com:a/b.git`, `ssh://git@host:22/a/b`, `https://user@host/a/b`
  const [, name = null] =
    /^(?:[a-z+]+:\/\/)(?:[^@/]*@)?([\w.-]+)/i.exec(url) ?? /^(?:[^@/:]+@)?([\w-]+\.[\w.-]+):/.exec(url) ?? [];
  const hasFolder = ['.gitea', '.forgejo'].some((folder) => existsSync(join(git.root, folder)));
  if (hasFolder || /gitea|forgejo|codeberg/i.test(name ?? '')) return { kind: 'gitea', name };
  return { kind: name === null || /^(?:ssh\.)?github\.com$|\.ghe\.com$/i.test(name) ? 'github' : 'other', name };
}

export interface AgentFound {
  readonly name: CliName | 'script' | 'command';
  readonly why: string;
  readonly secret: string | null;
  readonly installs: boolean;
}

interface Known {
  readonly root: string;
  readonly phase: string | null;
  readonly there: FileValues;
}

/** Chooses the requested agent, else the configured one, else one on this machine, else a guess. */
export async function agentFor({ root, phase, there }: Known, world: World): Promise<AgentFound> {
  const { settings, environment } = world;
  const agentName = settings.agent === 'auto' ? (there.get('agent')?.value ?? 'auto') : settings.agent;
  const reason = settings.agent === 'auto' ? `${defaultConfig} says so` : 'it was requested';
  const cli = getCli(agentName);
  if (cli !== undefined) return describeCli(cli, reason, { environment, there });
  const [ownVariable = null] = (there.get('agent-env')?.value ?? []) as string[];
  if (agentName === 'command') return { name: 'command', why: reason, secret: ownVariable, installs: false };
  if (agentName === 'script') return describeScriptAgent(reason);
  if (phase !== null && findTaskWithoutScript(await readSchedule(root, phase)) === null)
    return describeScriptAgent(`every task of phase ${phase} has a script to run`);
  return detectCli({ environment, there });
}

interface Machine extends Pick<World, 'environment'> {
  readonly there: FileValues;
}

function detectCli(machine: Machine): AgentFound {
  const { environment } = machine;
  const installed = cliNames.filter((name) => findProgram(environment.PATH ?? '', name) !== null);
  const [onlyCli, second] = installed;
  if (onlyCli !== undefined && second === undefined) return describeCli(onlyCli, 'the only one on PATH', machine);
  // Each CLI's first key is its own; other programs may use the rest.
  const keyed = (onlyCli === undefined ? cliNames : installed).find((name) => environment[clis[name].keys[0] ?? '']);
  const reason =
    onlyCli === undefined
      ? 'none is on PATH, so this is a guess; another: --agent'
      : `of ${installed.join(', ')}; another: --agent`;
  return describeCli(keyed ?? onlyCli ?? 'claude', reason, machine);
}

function describeCli(name: CliName, reason: string, { environment, there }: Machine): AgentFound {
  const { keys } = clis[name];
  const secret = keys.find((key) => environment[key]) ?? keys[0] ?? null;
  const requested = there.size === 0 ? null : (there.get('install-agent')?.value ?? false);
  return {
    name,
    why: reason,
    secret,
    installs: requested === null ? buildFor(name, 'linux-x64') !== null : requested === true,
  };
}

function describeScriptAgent(reason: string): AgentFound {
  return { name: 'script', why: reason, secret: null, installs: false };
}

export function findSetUpSteps(root: string, folder: string): SetUpSteps | null {
  const result = findInstaller(root);
  if (result === null) return findStepsWithoutLock(root);
  const [program = ''] = result.command.split(' ');
  const managerCommand = managerInstallers[program];
  const command = managerCommand === undefined ? result.command : `${managerCommand} && ${result.command}`;
  return { command, node: needsNode.has(program) ? getNodeVersion(root, folder) : null };
}

/** For projects without a lock file. Hosted runners have Python and Go. */
function findStepsWithoutLock(root: string): SetUpSteps | null {
  const pip = 'PIP_BREAK_SYSTEM_PACKAGES=1 python3 -m pip install';
  // pytest is often not listed as a dependency.
  const runner = findTestCommand(root)?.command === 'pytest' ? ' pytest' : '';
  const commands = [
    ['requirements.txt', `${pip} -r requirements.txt${runner}`],
    ['pyproject.toml', `${pip} -e .${runner}`],
    ['go.mod', 'go mod download'],
  ] as const;
  const result = commands.find(([file]) => existsSync(join(root, file)));
  return result === undefined ? null : { command: result[1], node: null };
}

export function getProjectFolder(root: string): string {
  const hasPhases = (folder: string) => existsSync(join(folder, '.planning', 'phases'));
  if (hasPhases(root)) return root;
  const folders = (above: string) =>
    listDir(above).flatMap((name) => (/^\.|^node_modules$/.test(name) ? [] : [join(above, name)]));
  const below = folders(root);
  const matches = [...below, ...below.flatMap(folders)].filter(hasPhases);
  return matches.length === 1 ? (matches[0] ?? root) : root;
}

/** Gitea and Forgejo read only one folder, so creating another would disable the repository's own CI. */
export function workflowFolder(top: string, { kind, name }: Host): string {
  const has = (folder: string) => existsSync(join(top, folder));
  if (kind !== 'gitea') return '.github/workflows';
  const isForgejo = has('.forgejo') || /forgejo|codeberg/i.test(name ?? '');
  const read = [...(isForgejo ? ['.forgejo/workflows'] : []), '.gitea/workflows', '.github/workflows'];
  return read.find(has) ?? (isForgejo ? '.forgejo/workflows' : '.gitea/workflows');
}

/** Commands that install package managers missing on hosted runners (npm and composer are there). */
const managerInstallers: Readonly<Record<string, string>> = {
  pnpm: 'corepack enable',
  yarn: 'corepack enable',
  bun: 'npm install --global bun@1',
  uv: 'pipx install uv',
  poetry: 'pipx install poetry',
};
const needsNode = new Set(['npm', 'pnpm', 'yarn', 'bun']);

function getNodeVersion(root: string, folder: string): string {
  const file = ['.nvmrc', '.node-version'].find((name) => existsSync(join(root, name)));
  return file === undefined ? 'node-version: 24' : `node-version-file: ${folder === '' ? file : `${folder}/${file}`}`;
}

export function findTestCommand(root: string): { readonly command: string; readonly from: string } | null {
  const script = readScripts(root, 'package.json').test ?? '';
  if (script !== '' && !script.includes('no test specified')) {
    const [program = 'npm'] = findInstaller(root)?.command.split(' ') ?? [];
    const manager = needsNode.has(program) ? program : 'npm';
    return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, from: 'package.json' };
  }
  const pyproject = tryReadRegular(join(root, 'pyproject.toml')) ?? '';
  if (/\bpytest\b/.test(pyproject) || existsSync(join(root, 'pytest.ini'))) {
    const from = pyproject === '' ? 'pytest.ini' : 'pyproject.toml';
    const [program = ''] = findInstaller(root)?.command.split(' ') ?? [];
    return { command: program === 'uv' || program === 'poetry' ? `${program} run pytest` : 'pytest', from };
  }
  if (readScripts(root, 'composer.json').test !== undefined) return { command: 'composer test', from: 'composer.json' };
  for (const [from, command] of [
    ['go.mod', 'go test ./...'],
    ['Cargo.toml', 'cargo test'],
  ] as const)
    if (existsSync(join(root, from))) return { command, from };
  return /^test:/m.test(tryReadRegular(join(root, 'Makefile')) ?? '')
    ? { command: 'make test', from: 'Makefile' }
    : null;
}

function readScripts(root: string, file: string): Readonly<Record<string, string>> {
  try {
    const { scripts } = JSON.parse(tryReadRegular(join(root, file)) ?? '{}') as { scripts?: Record<string, unknown> };
    return Object.fromEntries(Object.entries(scripts ?? {}).map(([name, text]) => [name, String(text)]));
  } catch {
    return {}; // not JSON, so there are no scripts to run
  }
}

export function listOwnWorkflows(top: string): string[] {
  return ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'].flatMap((folder) => {
    const files = listDir(join(top, folder)).filter((name) => /\.ya?ml$/.test(name));
    const paths = files.map((name) => `${folder}/${name}`);
    return paths.filter((path) =>
      /^\s*(?:- )?uses:\s*\S+\/phase-executor[/@]/m.test(tryReadRegular(join(top, path)) ?? ''),
    );
  });
}
