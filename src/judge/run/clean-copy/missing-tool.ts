import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapePattern } from '../../../plan/claims/promised-text.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import type { CommandFolder } from '../commands/author-paths.ts';
import tools from './known-tools.json' with { type: 'json' };

export interface CommandEnd {
  exitCode: number | null;
  timedOut: boolean;
  tail: string;
}

/** Runs a command with `bash -c`. With `pipefail`, any failing stage fails the pipeline. */
export type RunCommand = (command: string, how: { pipefail: boolean }) => Promise<CommandEnd>;

/** Explains what a failed command lacks on this machine, or returns null. Claims in the output are verified. */
export async function findMissingTool(
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
  for (const findMissing of [findMissingProgram, findMissingFile, findMissingModule, findMissingService]) {
    const explanation = await findMissing(failed);
    if (explanation !== null) return explanation;
  }
  return findOutdatedProgram(tail, run);
}

interface FailedCommand extends Pick<CommandEnd, 'exitCode' | 'tail'>, Pick<CommandFolder, 'root' | 'project'> {
  readonly command: string;
  readonly folders: readonly string[];
  readonly fails: (test: string) => Promise<boolean>;
}

const setUpHint = 'set setup-command (such as npm ci) to install it';
const declaredButMissing = 'which package.json names and nothing has installed here';
const ignoredByGit = 'which git ignores, so this copy of the project does not have it';

async function findMissingProgram({ command, tail, exitCode, root, project, folders, fails }: FailedCommand) {
  // In `npx -p typescript tsc` the program is tsc.
  const launcherPattern =
    /\b(?:npx|bunx|npm exec|pnpm (?:exec|dlx)|yarn (?:exec|dlx))\s+(?:(?:-p|--package)[ =]\S+\s+|-\S+\s+)*(@?[\w./-]+)/g;
  const started = [...command.matchAll(launcherPattern)].map(([, name = '']) => name.replace(/^.*\/|@.*$/g, ''));
  // In `cargo test 2>&1 | grep -q ok` the exit code is grep's, which hides that cargo is missing.
  const [, hiddenProgram = ''] =
    /(?:^|&&)\s*(?:[A-Z_]+=\S*\s+)*([a-z][\w-]*)\s[^;|\n]*\|\s*(?:[ef]?grep|rg|jq|awk)\b[^;\n|]*$/.exec(command) ?? [];
  const names = [
    ...[...tail.matchAll(notFoundPattern)].map(([, name = '']) => name),
    ...(exitCode === 1 && toolchains.test(hiddenProgram) ? [hiddenProgram] : []),
    ...(notFetched.test(tail) ? started : []),
  ];
  for (const name of new Set(names)) {
    const existsIn = (folder: string) => programFolders.some((binFolder) => existsSync(join(folder, binFolder, name)));
    if (name === '' || folders.some(existsIn)) continue;
    const packageName = packageByProgram[name] ?? name;
    if (
      [...folders, project].some((folder) =>
        readPackageNames(folder).some((each) => each === packageName || each.endsWith(`/${name}`)),
      )
    )
      return `needs ${name}, ${declaredButMissing}; ${setUpHint}`;
    const folder = programFolders.find((binFolder) => existsSync(join(project, binFolder, name)));
    if (root !== project && folder) return `needs ${name} from ${dirname(folder)}, ${ignoredByGit}; ${setUpHint}`;
    if (started.includes(name)) {
      if (await fails(`npx --no-install ${name} --version`))
        return `needs ${name}, which the project does not install; add it to its devDependencies and set setup-command (such as npm ci)`;
    } // Otherwise the command itself must name the program, because a script may report its own errors.
    else if (command.includes(name) && (await fails(`command -v ${name}`)))
      return `needs the program ${name}, which is not installed here`;
  }
  return null;
}

const notFoundPattern =
  /(?:^|\n)(?:(?:ba)?sh|[^\n:]{1,200}): (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found(?=\s*(?:\n|$))/g;
const toolchains = new RegExp(`^(?:${tools.toolchains})$`);
const notFetched = new RegExp(tools.notFetched);

const packageByProgram: Record<string, string> = tools.packages;

/** Git-ignored folders with programs, which a new work tree doesn't have. */
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];

function findMissingFile({ tail, folders }: FailedCommand): string | null {
  const [, path] =
    /(?:^|[\s:'"])(?:\.\/)?((?:[\w.-]+\/){0,4}(?:node_modules\/\.bin|\.?venv\/(?:bin|Scripts)|vendor\/bin)\/[\w.+@-]+)['"]?: (?:No such file or directory|not found)/.exec(
      tail,
    ) ?? [];
  const isMissing = path !== undefined && !folders.some((folder) => existsSync(join(folder, path)));
  return isMissing ? `needs ${path}, ${ignoredByGit}; ${setUpHint}` : null;
}

/** Finds a declared dependency that isn't installed. A missing module of the project itself is a fault of the work. */
async function findMissingModule({
  tail,
  folders: commandFolders,
  project,
  fails,
}: FailedCommand): Promise<string | null> {
  const folders = [...new Set([...commandFolders, project])];
  const anyExists = (...paths: string[]) =>
    folders.some((folder) => paths.some((path) => existsSync(join(folder, path))));
  const names = tools.modules.flatMap((source) =>
    [...tail.matchAll(new RegExp(source, 'g'))].map(([, name = '']) => name),
  );
  for (const name of [...new Set(names)].slice(0, 20)) {
    if (/^[./~#]|^@\//.test(name)) continue;
    if (new RegExp(`No module named '?${escapePattern(name)}`).test(tail)) {
      const [top = ''] = name.split('.');
      const isExpected = pythonTools.test(top) || folders.some((folder) => declaresPython(folder, top));
      const isOwn = anyExists(top, `${top}.py`, `src/${top}`, `src/${top}.py`);
      const lookUp = `import importlib.util as u, sys; sys.exit(u.find_spec("${top}") is None)`;
      if (isExpected && !isOwn && (await fails(`python3 -c '${lookUp}'`)))
        return `needs ${top}, which this Python does not have; set setup-command to install it (such as pip install -r requirements.txt)`;
      continue;
    }
    const top = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    if (folders.some((folder) => readPackageNames(folder).includes(top)) && !anyExists(`node_modules/${top}`))
      return `needs ${top}, ${declaredButMissing}; ${setUpHint}`;
  }
  return null;
}

/** Tools that `python -m` can start. Any other missing module may be one that the plan should have created. */
const pythonTools = new RegExp(`^(?:${tools.python})$`);

function declaresPython(folder: string, module: string): boolean {
  const imports: Record<string, string> = tools.imports;
  const normalize = (text: string) => text.toLowerCase().replace(/[-_.]/g, '');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pythonManifest.test(file)) : [];
  return files.some((file) =>
    normalize(readFileSync(join(folder, file), 'utf8')).includes(normalize(imports[module] ?? module)),
  );
}

const pythonManifest =
  /^(?:.*requirements.*\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|.*lock)$/;

async function findMissingService({ tail, fails }: FailedCommand): Promise<string | null> {
  for (const { says, ask, needs } of tools.lacks as readonly { says: string; ask?: string; needs: string }[]) {
    const [match, name = ''] = new RegExp(says).exec(tail) ?? [];
    if (match !== undefined && (ask === undefined || (await fails(ask)))) return `needs ${needs.replace('{}', name)}`;
  }
  return null;
}

async function findOutdatedProgram(tail: string, run: RunCommand): Promise<string | null> {
  for (const { program, says, least } of tools.versions as readonly {
    program: string;
    says: string;
    least?: string;
  }[]) {
    const [match, ...versions] = new RegExp(says).exec(tail) ?? [];
    if (match === undefined) continue;
    const required = versions.find((each) => each !== undefined) ?? least;
    const result = await run(`${program} --version`, { pipefail: true });
    const [installed] = /\d+(?:\.\d+)*/.exec(result.tail) ?? [];
    if (result.exitCode !== 0) return `needs ${program}, which is not installed here`;
    if (
      required !== undefined &&
      installed !== undefined &&
      installed.localeCompare(required, 'en', { numeric: true }) < 0
    )
      return `needs ${program} ${required}; here is ${installed}`;
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
