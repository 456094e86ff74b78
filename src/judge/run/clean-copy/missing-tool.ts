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
  tail: string;
}

/** Runs one command with `bash -c`. With `pipefail` it fails when any part of a pipeline does. */
export type RunCommand = (command: string, how: { pipefail: boolean }) => Promise<CommandEnd>;

/** What a failed command lacks on this machine; null where the work is at fault. Outputs are checked, not believed. */
export async function missingTool(
  command: string,
  { tail, exitCode }: CommandEnd,
  { root, project }: CommandFolder,
  run: RunCommand,
): Promise<string | null> {
  const inner = [...command.matchAll(/\bcd\s+["']?([^\s"';&|()]+)/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : join(root, path),
  );
  const folders = [root, ...inner];
  const fails = async (test: string) => (await run(test, { pipefail: true })).exitCode !== 0;
  const failed: FailedCommand = { command, tail, exitCode, root, project, folders, fails };
  for (const find of [missingProgram, missingFile, missingModule, missingService]) {
    const lack = await find(failed);
    if (lack !== null) return lack;
  }
  return olderProgram(tail, run);
}

interface FailedCommand extends Pick<CommandEnd, 'exitCode' | 'tail'>, Pick<CommandFolder, 'root' | 'project'> {
  readonly command: string;
  readonly folders: readonly string[];
  readonly fails: (test: string) => Promise<boolean>;
}

const setUp = 'set setup-command (such as npm ci) to install it';
const isNamed = 'which package.json names and nothing has installed here';
const isIgnored = 'which git ignores, so this copy of the project does not have it';

/** A program that the command's own shell, a script of npm or npx does not find. */
async function missingProgram({ command, tail, exitCode, root, project, folders, fails }: FailedCommand) {
  // Of `npx -p typescript tsc` it is tsc.
  const starts =
    /\b(?:npx|bunx|npm exec|pnpm (?:exec|dlx)|yarn (?:exec|dlx))\s+(?:(?:-p|--package)[ =]\S+\s+|-\S+\s+)*(@?[\w./-]+)/g;
  const started = [...command.matchAll(starts)].map(([, name = '']) => name.replace(/^.*\/|@.*$/g, ''));
  // `cargo test 2>&1 | grep -q ok` hides that there is no cargo: the exit code is that of grep.
  const [, hidden = ''] =
    /(?:^|&&)\s*(?:[A-Z_]+=\S*\s+)*([a-z][\w-]*)\s[^;|\n]*\|\s*(?:[ef]?grep|rg|jq|awk)\b[^;\n|]*$/.exec(command) ?? [];
  const names = [
    ...[...tail.matchAll(notFound)].map(([, name = '']) => name),
    ...(exitCode === 1 && toolchains.test(hidden) ? [hidden] : []),
    ...(notFetched.test(tail) ? started : []),
  ];
  for (const name of new Set(names)) {
    const isIn = (folder: string) => programFolders.some((sub) => existsSync(join(folder, sub, name)));
    if (name === '' || folders.some(isIn)) continue;
    const packageName = packageByProgram[name] ?? name;
    if (
      [...folders, project].some((folder) =>
        readPackageNames(folder).some((each) => each === packageName || each.endsWith(`/${name}`)),
      )
    )
      return `needs ${name}, ${isNamed}; ${setUp}`;
    const folder = programFolders.find((sub) => existsSync(join(project, sub, name)));
    if (root !== project && folder) return `needs ${name} from ${dirname(folder)}, ${isIgnored}; ${setUp}`;
    if (started.includes(name)) {
      if (await fails(`npx --no-install ${name} --version`))
        return `needs ${name}, which the project does not install; add it to its devDependencies and set setup-command (such as npm ci)`;
    } // A script's word for what it does not find is about the script.
    else if (command.includes(name) && (await fails(`command -v ${name}`)))
      return `needs the program ${name}, which is not installed here`;
  }
  return null;
}

const notFound =
  /(?:^|\n)(?:(?:ba)?sh|[^\n:]{1,200}): (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found(?=\s*(?:\n|$))/g;
const toolchains = new RegExp(`^(?:${tools.toolchains})$`);
const notFetched = new RegExp(tools.notFetched);

const packageByProgram: Record<string, string> = tools.packages;

/** Folders of dependencies that hold programs; git ignores them, so a new work tree does not have them. */
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];

function missingFile({ tail, folders }: FailedCommand): string | null {
  const [, path] =
    /(?:^|[\s:'"])(?:\.\/)?((?:[\w.-]+\/){0,4}(?:node_modules\/\.bin|\.?venv\/(?:bin|Scripts)|vendor\/bin)\/[\w.+@-]+)['"]?: (?:No such file or directory|not found)/.exec(
      tail,
    ) ?? [];
  const isMissing = path !== undefined && !folders.some((folder) => existsSync(join(folder, path)));
  return isMissing ? `needs ${path}, ${isIgnored}; ${setUp}` : null;
}

/** A module that the project names as a dependency and that is not installed; one of the project itself is the work's own matter. */
async function missingModule({ tail, folders: all, project, fails }: FailedCommand): Promise<string | null> {
  const folders = [...new Set([...all, project])];
  const has = (...paths: string[]) => folders.some((folder) => paths.some((path) => existsSync(join(folder, path))));
  const names = tools.modules.flatMap((source) =>
    [...tail.matchAll(new RegExp(source, 'g'))].map(([, name = '']) => name),
  );
  for (const name of [...new Set(names)].slice(0, 20)) {
    if (/^[./~#]|^@\//.test(name)) continue;
    if (new RegExp(`No module named '?${escapePattern(name)}`).test(tail)) {
      const [top = ''] = name.split('.');
      const isExpected = pythonTools.test(top) || folders.some((folder) => namesPython(folder, top));
      const isOwn = has(top, `${top}.py`, `src/${top}`, `src/${top}.py`);
      const lookUp = `import importlib.util as u, sys; sys.exit(u.find_spec("${top}") is None)`;
      if (isExpected && !isOwn && (await fails(`python3 -c '${lookUp}'`)))
        return `needs ${top}, which this Python does not have; set setup-command to install it (such as pip install -r requirements.txt)`;
      continue;
    }
    const top = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    if (folders.some((folder) => readPackageNames(folder).includes(top)) && !has(`node_modules/${top}`))
      return `needs ${top}, ${isNamed}; ${setUp}`;
  }
  return null;
}

/** Tools that `python -m` starts; a module that is missing under another name may be one that the plan should have made. */
const pythonTools = new RegExp(`^(?:${tools.python})$`);

/** True where the files in which a Python project names its dependencies name the package of a module. */
function namesPython(folder: string, module: string): boolean {
  const imports: Record<string, string> = tools.imports;
  const plain = (text: string) => text.toLowerCase().replace(/[-_.]/g, '');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pythonManifest.test(file)) : [];
  return files.some((file) =>
    plain(readFileSync(join(folder, file), 'utf8')).includes(plain(imports[module] ?? module)),
  );
}

const pythonManifest =
  /^(?:.*requirements.*\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|.*lock)$/;

/** A plugin, a right, a daemon or the network, as the rows say. */
async function missingService({ tail, fails }: FailedCommand): Promise<string | null> {
  for (const { says, ask, needs } of tools.lacks as readonly { says: string; ask?: string; needs: string }[]) {
    const [whole, name = ''] = new RegExp(says).exec(tail) ?? [];
    if (whole !== undefined && (ask === undefined || (await fails(ask)))) return `needs ${needs.replace('{}', name)}`;
  }
  return null;
}

async function olderProgram(tail: string, run: RunCommand): Promise<string | null> {
  for (const { program, says, least } of tools.versions as readonly {
    program: string;
    says: string;
    least?: string;
  }[]) {
    const [all, ...requested] = new RegExp(says).exec(tail) ?? [];
    if (all === undefined) continue;
    const expected = requested.find((each) => each !== undefined) ?? least;
    const end = await run(`${program} --version`, { pipefail: true });
    const [here] = /\d+(?:\.\d+)*/.exec(end.tail) ?? [];
    if (end.exitCode !== 0) return `needs ${program}, which is not installed here`;
    if (expected !== undefined && here !== undefined && here.localeCompare(expected, 'en', { numeric: true }) < 0)
      return `needs ${program} ${expected}; here is ${here}`;
  }
  return null;
}

function readPackageNames(folder: string): string[] {
  const path = join(folder, 'package.json');
  const manifest = existsSync(path) ? tryParseJson(readFileSync(path, 'utf8')) : null;
  if (!isMapping(manifest)) return [];
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].map(
    (kind) => manifest[kind],
  );
  return kinds.flatMap((kind) => (isMapping(kind) ? Object.keys(kind) : []));
}
