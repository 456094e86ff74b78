import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
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

/** A tool that a command lacks. What the project itself names and nobody installed is a failure: the check is not done. */
interface MissingTool {
  readonly passed: false | null;
  readonly message: string;
}

/**
 * The tool that a failed command could not find here; null where the work is at fault. What the output says is asked
 * again, because a command may print it without its being true.
 */
export async function missingTool(
  command: string,
  end: CommandEnd,
  place: CommandFolder,
  run: RunCommand,
): Promise<MissingTool | null> {
  const lacks = async (test: string) => (await run(test, { pipefail: true })).exitCode !== 0;
  const undecided = (message: string): MissingTool => ({ passed: null, message });
  const program = missingProgram(command, end) ?? swallowedProgram(command, end);
  if (program !== null && (await lacks(`command -v ${program}`)))
    return undecided(`needs the program ${program}, which is not installed here`);
  const [, python, module] = /^([\w./-]*python[\d.]*): No module named '?(\w+)/m.exec(end.tail) ?? [];
  if (python !== undefined && module !== undefined && pythonTools.test(module)) {
    const isAbsent = `import importlib.util as u, sys; sys.exit(u.find_spec("${module}") is None)`;
    if (await lacks(`${python} -c '${isAbsent}'`))
      return undecided(
        `needs ${module}, which this Python does not have; set setup-command to install it (such as pip install -r requirements.txt)`,
      );
  }
  const ignored = end.exitCode === 127 ? missingDependency(end.tail, place) : null;
  if (ignored !== null) return undecided(ignored);
  const tool = absentTool(command, end.tail, place);
  if (tool === null) return null;
  const folders = [...foldersOf(command, place.root), place.project];
  if (folders.some((folder) => isDeclared(tool, folder)))
    return {
      passed: false,
      message: `needs ${tool}, which package.json names and nothing has installed here; set setup-command (such as npm ci) to install it`,
    };
  const isStarted = startedTools(command).includes(tool) && (await lacks(`npx --no-install ${tool} --version`));
  return isStarted
    ? undecided(
        `needs ${tool}, which the project does not install; add it to its devDependencies and set setup-command (such as npm ci)`,
      )
    : null;
}

/**
 * The word of the command's own shell for a program it does not find on PATH. A script's word for what it does not find
 * is about the script, and a path that leads nowhere is the work's own fault.
 */
function missingProgram(command: string, { exitCode, tail }: CommandEnd): string | null {
  const [, program] = /^bash: (?:line \d+: )?([\w.+-]+): command not found$/m.exec(tail) ?? [];
  return exitCode === 127 && program !== undefined && command.includes(program) ? program : null;
}

/** `cargo test 2>&1 | grep -q ok` hides that there is no cargo: the exit code is that of grep. */
function swallowedProgram(command: string, { exitCode }: CommandEnd): string | null {
  const [, program] =
    /(?:^|&&)\s*(?:[A-Z_]+=\S*\s+)*([a-z][\w-]*)\s[^;|\n]*\|\s*(?:[ef]?grep|rg|jq|awk)\b[^;\n|]*$/.exec(command) ?? [];
  return exitCode === 1 && program !== undefined && toolchains.test(program) ? program : null;
}

const toolchains = new RegExp(`^(?:${tools.toolchains})$`);

/** Tools that `python -m` starts; a module that is missing under another name may be one that the plan should have made. */
const pythonTools = new RegExp(`^(?:${tools.python})$`);

/** A tool of `npx` and the like, or of a script, that is neither installed nor fetched. */
function absentTool(command: string, tail: string, { root }: CommandFolder): string | null {
  const [, script] = /(?:^|\n)sh: (?:\d+: |line \d+: )?([\w.-]+): (?:command )?not found/.exec(tail) ?? [];
  const named = notFetched.test(tail) ? startedTools(command) : [];
  const folders = foldersOf(command, root);
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
function foldersOf(command: string, root: string): string[] {
  const inner = [...command.matchAll(/\bcd\s+["']?([^\s"';&|()]+)/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : join(root, path),
  );
  return [root, ...inner];
}

/** True when package.json names a package that has the program. */
function isDeclared(tool: string, folder: string): boolean {
  const path = join(folder, 'package.json');
  const manifest = existsSync(path) ? tryParseJson(readFileSync(path, 'utf8')) : null;
  if (!isMapping(manifest)) return false;
  const kinds = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
  const names = kinds.flatMap((kind) => (isMapping(kind) ? Object.keys(kind) : []));
  return names.some((name) => name === (packageOf[tool] ?? tool) || name.endsWith(`/${tool}`));
}

/** Programs that are called otherwise than their package. */
const packageOf: Record<string, string> = tools.packages;

/** Folders of dependencies that hold programs; git ignores them, so a new work tree does not have them. */
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];

/** The reason why a script lacks a program that the project's own checkout has installed; null where it has not. */
function missingDependency(tail: string, { root, project }: CommandFolder): string | null {
  const [, program] =
    /(?:^|\n)[^\n:]{1,200}: (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found\s*(?:\n|$)/.exec(tail) ?? [];
  if (root === project) return null;
  const [, path] =
    /(?:^|[:\s])(?:\.\/)?((?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/[\w.+@-]+): (?:No such file or directory|not found)/.exec(
      tail,
    ) ?? [];
  if (path !== undefined && existsSync(join(project, path)) && !existsSync(join(root, path)))
    return `needs ${path}, which git ignores, so this copy of the project does not have it; set setup-command (such as npm ci) to install it`;
  if (program === undefined) return null;
  for (const folder of programFolders)
    if (existsSync(join(project, folder, program)) && !existsSync(join(root, folder, program)))
      return `needs ${program} from ${dirname(folder)}, which git ignores, so this copy of the project does not have it; set setup-command (such as npm ci) to install it`;
  return null;
}
