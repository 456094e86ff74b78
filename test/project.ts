import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built command line, as a user has it. */
export const home = dirname(dirname(fileURLToPath(import.meta.url)));
export const cliPath = join(home, 'dist', 'cli.js');

export function temporaryDir(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `phase-executor ${name} ü-`)));
}

/** A fresh repository with one commit that holds these files. */
export function makeRepository(files: Record<string, string>, name = 'test'): string {
  const root = temporaryDir(name);
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  execFileSync('sh', ['-ec', begin, 'begin', ...identity], { cwd: root });
  return root;
}

/** One start for three of git: each copies the page tables of this process, which are large. */
const begin = `git init -q -b main; git -c core.safecrlf=false add -A; git "$@" -c maintenance.auto=false commit -q --allow-empty -m begin`;
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];

/** A machine with a clone at a commit, as a checkout step leaves it. */
export function cloneAt(origin: string, commit: string): string {
  const root = join(temporaryDir('job'), 'checkout');
  const clone = 'git clone -q --no-checkout "$0" "$1"; git -C "$1" checkout -q "$2"';
  execFileSync('sh', ['-ec', clone, origin, root, commit]);
  return root;
}

export function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export function git(root: string, ...args: string[]): string {
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

/** Commits all that lies in the work tree, with these files. Returns the commit. */
export function commitAll(root: string, subject: string, files: Record<string, string> = {}): string {
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  const commit = 'git add -A; git "$@" commit -q -m "$0"; git rev-parse HEAD';
  return execFileSync('sh', ['-ec', commit, subject, ...identity], { cwd: root, encoding: 'utf8' }).trim();
}

/** Makes a bare copy of a repository its `origin`. */
export function withOrigin(root: string, origin = temporaryDir('origin')): string {
  git(root, 'clone', '-q', '--bare', '.', origin);
  git(root, 'remote', 'add', 'origin', origin);
  return origin;
}

/** Puts a program into a folder, a script of `sh`. Returns a PATH on which it comes first. */
export function putProgram(folder: string, name: string, script: string): string {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${folder}:${process.env.PATH}`;
}

/** A git that runs a script before its work, and `$*` is what it was called with. */
export function putGit(folder: string, script: string): string {
  return putProgram(folder, 'git', `PATH=\${PATH#*:}\n${script}\nexec git "$@"`);
}

/** A plan whose one task is a shell script and whose one promise is a file. */
export function plan(
  options: {
    script?: string;
    artifact?: string;
    dependsOn?: string;
    frontmatter?: string;
    task?: string;
    files?: string;
  } = {},
): string {
  const {
    script = 'echo done > out.txt',
    artifact = 'out.txt',
    dependsOn = '',
    frontmatter = '',
    task,
    files = '',
  } = options;
  return `---
phase: 01-first
type: execute
depends_on: [${dependsOn}]
files_modified: [${files}]
autonomous: true
${frontmatter}must_haves:
  artifacts:
    - path: ${artifact}
---
<objective>Make ${artifact}</objective>
<tasks>
${task ?? `<task type="auto">\n  <name>Make it</name>\n  <action>\n\`\`\`sh\n${script}\n\`\`\`\n  </action>\n</task>`}
</tasks>
`;
}

/** A project with phase 01 of these plans and an empty phase 02 after it in the ROADMAP. */
export function makeProject(
  plans: Record<string, string>,
  more: Record<string, string> = {},
  name = 'project',
): string {
  const ids = Object.keys(plans);
  const boxes = ids.map((id) => `- [ ] ${id}-PLAN.md: it`).join('\n');
  return makeRepository(
    {
      '.planning/ROADMAP.md': `# Roadmap\n\n- [ ] **Phase 1: First**\n- [ ] **Phase 2: Second**\n\n### Phase 1: First\n\n${boxes}\n\n### Phase 2: Second\n`,
      '.planning/STATE.md': 'Phase: 1 of 2\n',
      '.planning/phases/02-second/02-01-PLAN.md': plan(),
      ...Object.fromEntries(ids.map((id) => [`.planning/phases/01-first/${id}-PLAN.md`, plans[id] ?? ''])),
      ...more,
    },
    name,
  );
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  ms: number;
}

/** A bare environment plus what a test names, so that nothing of the machine leaks into a run. */
export function bareEnvironment(more: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, TMPDIR: tmpdir(), GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...more };
}

export function start(
  script: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; inside?: readonly string[] } = {},
) {
  const startedAt = Date.now();
  const all = script === cliPath ? withFolderOfTest(args) : args;
  const [program = '', ...words] = [...(options.inside ?? []), process.execPath, script, ...all];
  const child: ChildProcessWithoutNullStreams = spawn(program, words, {
    cwd: options.cwd ?? home,
    env: bareEnvironment(options.env),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr, ms: Date.now() - startedAt }));
  });
  return { child, ended, output: () => stdout + stderr };
}

/** Starts a run of phase 1, and waits until a script of it says by `touch "$HOME/started"` that it is at work. */
export async function startedRun(root: string, ...options: string[]) {
  const HOME = temporaryDir('home');
  const run = start(cliPath, ['run', '1', ...options], { cwd: root, env: { HOME } });
  await until(() => existsSync(join(HOME, 'started')));
  return { ...run, HOME };
}

/** A call of the command line that nothing is sent to while it runs. */
interface Call {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly stdin?: string;
}

/** Runs the command line to its end. */
export async function cli(root: string, ...args: string[]): Promise<Ended> {
  return call(args, { cwd: root });
}

/**
 * The same with an environment or something on stdin. It runs in a process that it shares with other calls (.ci/command-line-engine.mjs):
 * to kill it, or to look at the process itself, `start` it.
 */
export async function call(args: readonly string[], how: Call = {}): Promise<Ended> {
  const startedAt = Date.now();
  const { code, stdout, stderr } = await commandLineCalls.run(callOf(args, how));
  return { code, signal: null, stdout, stderr, ms: Date.now() - startedAt };
}

/** Runs it with no environment but this. */
export function callAs(args: readonly string[], { env, cwd }: Required<Pick<Call, 'cwd' | 'env'>>): Promise<Answer> {
  return commandLineCalls.run({ argv: [process.execPath, cliPath, ...args], env, cwd, stdin: '' });
}

/** Runs a step of the built Action to its end, in that process as well. `script` is the file that a runner would start. */
export async function callStep(door: 'main' | 'post', script: string, how: Required<Pick<Call, 'cwd' | 'env'>>) {
  const startedAt = Date.now();
  const env = bareEnvironment(how.env);
  const answer = await commandLineCalls.run({ door, argv: [process.execPath, script], env, cwd: how.cwd, stdin: '' });
  return { ...answer, signal: null, ms: Date.now() - startedAt } satisfies Ended;
}

/** The same while this process does nothing else. */
export function callSync(args: readonly string[], how: Call = {}): Answer {
  return commandLineCalls.runSync(callOf(args, how));
}

type Answer = Omit<Ended, 'signal' | 'ms'>;

/** Set by .ci/folder-of-its-own.mjs. */
declare const commandLineCalls: {
  run(call: ReturnType<typeof callOf> & { door?: 'main' | 'post' }): Promise<Answer>;
  runSync(call: ReturnType<typeof callOf>): Answer;
};

function callOf(args: readonly string[], { cwd = home, env, stdin = '' }: Call) {
  return { argv: [process.execPath, cliPath, ...withFolderOfTest(args)], env: bareEnvironment(env), cwd, stdin };
}

/** Lets the agents of a run leave files beside their work tree, where its test finds them; not in tests of the cage. */
function withFolderOfTest(args: readonly string[]): readonly string[] {
  const isRun = args[0] === 'run' || args[0] === 'execute';
  const isSet = args.some((word) => word.startsWith('--sandbox'));
  return isRun && !isSet ? [...args, '--sandbox-writable', tmpdir()] : args;
}

/** Runs with `--json` and reads the answer. */
export async function cliJson(root: string, ...args: string[]) {
  const ended = await cli(root, ...args, '--json');
  return { ...ended, json: JSON.parse(ended.stdout) };
}

/** Waits until a condition holds, half a minute at most. One that starts a program is better asked less often. */
export async function until(condition: () => boolean, everyMs = 10): Promise<void> {
  for (const startedAt = Date.now(); !condition(); await new Promise((resolve) => setTimeout(resolve, everyMs)))
    if (Date.now() - startedAt > 30_000) throw new Error(`waited in vain until ${condition}`);
}

/** Every file of a work tree with kind, mode and content; `.git` is left out, HEAD, branch and index are added. */
export function snapshot(root: string, leaveOut: readonly string[] = []): Record<string, string> {
  const asked = 'git rev-parse HEAD; git rev-parse --symbolic-full-name HEAD; git ls-files -s';
  const [HEAD = '', branch = '', ...index] = execFileSync('sh', ['-ec', asked], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  const seen: Record<string, string> = { HEAD, branch, index: index.join('\n') };
  const walk = (dir: string) => {
    for (const name of readdirSync(dir)) {
      const path = join(dir, name);
      const key = relative(root, path);
      if (key === '.git' || leaveOut.includes(key)) continue;
      const found = lstatSync(path);
      if (found.isDirectory()) walk(path);
      else if (found.isSymbolicLink()) seen[key] = `link ${readlinkSync(path)}`;
      else seen[key] = `${found.mode.toString(8)} ${createHash('sha1').update(readFileSync(path)).digest('hex')}`;
    }
  };
  walk(root);
  return seen;
}

/** The events on record in a repository. */
export function eventsOf(root: string, dir = '.git/phase-executor/1') {
  const text = readFileSync(join(root, dir, 'events.ndjson'), 'utf8').trim();
  return text.split('\n').map((line) => JSON.parse(line));
}

/** The signals on record in a repository, by file name. */
export function signalsOf(
  root: string,
  phase = '1',
): Record<string, { status: string; details: Record<string, unknown> }> {
  const dir = join(root, '.git', 'phase-executor', phase);
  const plans = readdirSync(join(dir, 'signals')).map(
    (name) => [name.replace('.json', ''), join(dir, 'signals', name)] as const,
  );
  return Object.fromEntries(
    [['phase', join(dir, 'phase.json')] as const, ...plans].map(([key, path]) => [
      key,
      JSON.parse(readFileSync(path, 'utf8')),
    ]),
  );
}

/** Kills the engine from a program that it has called: the shell that starts git may be between the two, or a reaper. */
export const killEngine = [
  'engine=$PPID',
  'while grep -qxE "sh|perl" /proc/$engine/comm; do engine=$(cut -d " " -f 4 /proc/$engine/stat); done',
  'kill -KILL "$engine"',
].join('; ');

/** Place of a path in a room in which an attempt is under way; empty while there is none. */
export function inRoom(root: string, path: string): string {
  const trees = git(root, 'worktree', 'list', '--porcelain').match(/^worktree .*phase-executor-worktrees.*$/gm) ?? [];
  return trees.map((line) => join(line.slice('worktree '.length), path)).find((file) => existsSync(file)) ?? '';
}
