import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapePattern } from '../../../plan/claims/promised-text.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import type { CommandFolder } from '../commands/author-paths.ts';
import tools from './known-tools.json' with { type: 'json' };

/** How a shell command ended; what `process` gives. */
export interface CommandEnd {
  exitCode: number | null;
  timedOut: boolean;
  /** The last part of its output, for the message. */
  tail: string;
}

/** Runs one command with `bash -c`. With `pipefail` it fails when any part of a pipeline does. */
export type RunCommand = (command: string, how: { pipefail: boolean }) => Promise<CommandEnd>;

/**
 * The thing of this machine that a failed command lacks, wherever in it that showed; null where the work is at fault. What the output says is
 * asked again, because a command may print it without its being true.
 */
export async function missingTool(
  command: string,
  end: CommandEnd,
  commandFolder: CommandFolder,
  run: RunCommand,
): Promise<string | null> {
  for (const ask of [missingProgram, missingFile, missingModule, missingPlugin, absentService, olderProgram]) {
    const lack = await ask({ command, tail: end.tail, exitCode: end.exitCode, place: commandFolder, run });
    if (lack !== null) return lack;
  }
  return null;
}

interface FailedCommand extends Omit<CommandEnd, 'timedOut'> {
  readonly command: string;
  readonly place: CommandFolder;
  readonly run: RunCommand;
}

const setUp = 'set setup-command (such as npm ci) to install it';

async function isFailing({ run }: FailedCommand, test: string): Promise<boolean> {
  return (await run(test, { pipefail: true })).exitCode !== 0;
}

/** A program that the command's own shell, a script of npm or npx does not find. */
async function missingProgram(failed: FailedCommand): Promise<string | null> {
  const { command, tail, exitCode, place } = failed;
  // A script's word for what it does not find is about the script.
  const [, own] = /^bash: (?:line \d+: )?([\w.+-]+): command not found$/m.exec(tail) ?? [];
  // `cargo test 2>&1 | grep -q ok` hides that there is no cargo: the exit code is that of grep.
  const [, swallowed] =
    /(?:^|&&)\s*(?:[A-Z_]+=\S*\s+)*([a-z][\w-]*)\s[^;|\n]*\|\s*(?:[ef]?grep|rg|jq|awk)\b[^;\n|]*$/.exec(command) ?? [];
  const hidden = exitCode === 1 && swallowed !== undefined && toolchainsPattern.test(swallowed) ? swallowed : undefined;
  const program = own !== undefined && command.includes(own) ? own : hidden;
  if (program !== undefined && (await isFailing(failed, `command -v ${program}`)))
    return `needs the program ${program}, which is not installed here`;
  const tool = absentTool(command, tail, place);
  if (tool === null) return null;
  const folders = [...listCommandFolders(command, place.root), place.project];
  if (
    folders.some((folder) =>
      readPackageNames(folder).some((name) => name === (packageByProgram[tool] ?? tool) || name.endsWith(`/${tool}`)),
    )
  )
    return `needs ${tool}, which package.json names and nothing has installed here; ${setUp}`;
  return startedTools(command).includes(tool) && (await isFailing(failed, `npx --no-install ${tool} --version`))
    ? `needs ${tool}, which the project does not install; add it to its devDependencies and set setup-command (such as npm ci)`
    : null;
}

const toolchainsPattern = new RegExp(`^(?:${tools.toolchains})$`);

/** A program of an ignored folder of dependencies, or a wrapper that has lost its exec bit. */
function missingFile({ tail, command, place: { root, project } }: FailedCommand): string | null {
  const [, path] =
    /(?:^|[\s:'"])(?:\.\/)?((?:[\w.-]+\/){0,4}(?:node_modules\/\.bin|\.?venv\/(?:bin|Scripts)|vendor\/bin)\/[\w.+@-]+)['"]?: (?:No such file or directory|not found)/.exec(
      tail,
    ) ?? [];
  if (
    path !== undefined &&
    ![root, ...listCommandFolders(command, root)].some((folder) => existsSync(join(folder, path)))
  )
    return `needs ${path}, which git ignores, so this copy of the project does not have it; ${setUp}`;
  const [, wrapper] = new RegExp(`(?:\\./)?([\\w./-]*(?:${tools.wrappers})): Permission denied`).exec(tail) ?? [];
  if (wrapper !== undefined)
    return `needs ${wrapper} to be executable, which its author's machine did not ask for; git update-index --chmod=+x it`;
  const [, program] =
    /(?:^|\n)[^\n:]{1,200}: (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found\s*(?:\n|$)/.exec(tail) ?? [];
  const folder = programFolders.find(
    (programFolder) =>
      program !== undefined &&
      existsSync(join(project, programFolder, program)) &&
      !existsSync(join(root, programFolder, program)),
  );
  return root === project || folder === undefined
    ? null
    : `needs ${program} from ${dirname(folder)}, which git ignores, so this copy of the project does not have it; ${setUp}`;
}

/** A module that the project names as a dependency and that is not installed; one of the project itself is the work's own matter. */
async function missingModule(failed: FailedCommand): Promise<string | null> {
  const { tail, command, place } = failed;
  const folders = [...new Set([...listCommandFolders(command, place.root), place.project])];
  for (const name of moduleNames(tail)) {
    if (/^[./~#]|^@\//.test(name)) continue;
    const isPython = new RegExp(`No module named '?${escapePattern(name)}`).test(tail);
    const parts = name.split(isPython ? '.' : '/');
    const top = isPython ? (parts[0] ?? '') : parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
    if (isPython) {
      const isNamed = pythonTools.test(top) || folders.some((folder) => namesPython(folder, top));
      const absent = `import importlib.util as u, sys; sys.exit(u.find_spec("${top}") is None)`;
      const isOwn = folders.some((folder) =>
        ['', 'src'].some((sub) => existsSync(join(folder, sub, top)) || existsSync(join(folder, sub, `${top}.py`))),
      );
      if (isNamed && !isOwn && (await isFailing(failed, `python3 -c '${absent}'`)))
        return `needs ${top}, which this Python does not have; set setup-command to install it (such as pip install -r requirements.txt)`;
    } else if (
      folders.some((folder) => readPackageNames(folder).includes(top)) &&
      !folders.some((folder) => existsSync(join(folder, 'node_modules', top)))
    )
      return `needs ${top}, which package.json names and nothing has installed here; ${setUp}`;
  }
  return null;
}

function moduleNames(tail: string): string[] {
  const matches = modulePatterns.flatMap((pattern) => [...tail.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(matches)].slice(0, 20);
}

const modulePatterns = tools.modules.map((source) => new RegExp(source, 'g'));

/** True where the files in which a Python project names its dependencies name the package of a module. */
function namesPython(folder: string, module: string): boolean {
  const imports: Record<string, string> = tools.imports;
  const name = (imports[module] ?? module).toLowerCase().replace(/[-_.]/g, '');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pythonManifest.test(file)) : [];
  return files.some((file) =>
    readFileSync(join(folder, file), 'utf8').toLowerCase().replace(/[-_.]/g, '').includes(name),
  );
}

const pythonManifest =
  /^(?:.*requirements.*\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|.*lock)$/;

/** A plugin of pytest whose option nothing reads. */
function missingPlugin({ tail }: FailedCommand): string | null {
  const [, option] = pluginsPattern.exec(tail) ?? [];
  return option === undefined ? null : `needs the plugin of pytest for ${option}; set setup-command to install it`;
}

const pluginsPattern = new RegExp(`error: unrecognized arguments: (${tools.plugins})`);

/** No network, or no daemon of Docker. */
async function absentService(failed: FailedCommand): Promise<string | null> {
  const { tail } = failed;
  if (docker.test(tail) && (await isFailing(failed, 'docker info'))) return 'needs Docker, which is not running here';
  const isCutOff =
    network.test(tail) && (await isFailing(failed, 'getent ahosts github.com || getent ahosts pypi.org'));
  return isCutOff ? 'needs the network, which this machine does not have' : null;
}

const [docker, network] = [new RegExp(tools.docker, 'i'), new RegExp(tools.network)];

/** An interpreter or compiler that is older than the project asks for. */
async function olderProgram(failed: FailedCommand): Promise<string | null> {
  for (const { program, says, least } of tools.versions as { program: string; says: string; least?: string }[]) {
    const [all, ...requested] = new RegExp(says).exec(failed.tail) ?? [];
    if (all === undefined) continue;
    const expected = requested.find((each) => each !== undefined) ?? least;
    const end = await failed.run(`${program} --version`, { pipefail: true });
    const [here] = /\d+(?:\.\d+)*/.exec(end.tail) ?? [];
    if (end.exitCode !== 0) return `needs ${program}, which is not installed here`;
    if (expected !== undefined && here !== undefined && here.localeCompare(expected, 'en', { numeric: true }) < 0)
      return `needs ${program} ${expected}; here is ${here}`;
  }
  return null;
}

/** Tools that `python -m` starts; a module that is missing under another name may be one that the plan should have made. */
const pythonTools = new RegExp(`^(?:${tools.python})$`);

/** A tool of `npx` and the like, or of a script, that is neither installed nor fetched. */
function absentTool(command: string, tail: string, { root }: CommandFolder): string | null {
  const [, script] = /(?:^|\n)sh: (?:\d+: |line \d+: )?([\w.-]+): (?:command )?not found/.exec(tail) ?? [];
  const named = notFetched.test(tail) ? startedTools(command) : [];
  const folders = listCommandFolders(command, root);
  const isInstalled = (name: string) => folders.some((folder) => existsSync(join(folder, 'node_modules/.bin', name)));
  return [...(script === undefined ? [] : [script]), ...named].find((name) => !isInstalled(name)) ?? null;
}

const notFetched = new RegExp(tools.notFetched);

/** The programs that `npx`, `npm exec`, `pnpm exec` and `bunx` start; of `npx -p typescript tsc` it is tsc. */
function startedTools(command: string): string[] {
  const starts =
    /\b(?:npx|bunx|npm exec|pnpm (?:exec|dlx)|yarn (?:exec|dlx))\s+((?:(?:-p|--package)[ =]\S+\s+|-\S+\s+)*)(@?[\w./-]+)/g;
  return [...command.matchAll(starts)].flatMap(
    ([, , name = '']) => name.replace(/^.*\//, '').replace(/@.*$/, '') || [],
  );
}

/** The root, and the folders below it that the command goes to. */
function listCommandFolders(command: string, root: string): string[] {
  const inner = [...command.matchAll(/\bcd\s+["']?([^\s"';&|()]+)/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : join(root, path),
  );
  return [root, ...inner];
}

/** Packages that the package.json of a folder names. */
function readPackageNames(folder: string): string[] {
  const path = join(folder, 'package.json');
  const manifest = existsSync(path) ? tryParseJson(readFileSync(path, 'utf8')) : null;
  if (!isMapping(manifest)) return [];
  const kinds = [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.optionalDependencies,
    manifest.peerDependencies,
  ];
  return kinds.flatMap((kind) => (isMapping(kind) ? Object.keys(kind) : []));
}

/** Programs that are called otherwise than their package. */
const packageByProgram: Record<string, string> = tools.packages;

/** Folders of dependencies that hold programs; git ignores them, so a new work tree does not have them. */
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];
