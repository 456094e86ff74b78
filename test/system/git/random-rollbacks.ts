// Random attempts on a project with everything odd in it, each rolled back and compared: `[first seed] [how many]`. A process of
// its own, because forking one of Jest's size for each git takes three times as long.
import { deepStrictEqual as deepEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Attempt } from '../../../src/run/attempt/attempt-state.ts';
import { returnToBranch } from '../../../src/run/attempt/beside.ts';
import { attemptAction } from '../../../src/run/attempt/foreign-commits.ts';
import { undo } from '../../../src/run/attempt/restore-tree.ts';
import { decodePaths, fileBelow, pathBytes } from '../../../src/system/files/path-bytes.ts';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../../../src/system/git/checkpoint/checkpoint-tag.ts';
import { Workspace } from '../../../src/system/git/checkpoint/workspace.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

const [first = 1, count = 40] = process.argv.slice(2).map(Number);
/** A name that is not UTF-8, as a shell makes it. */
const odd = "$(printf 'caf\\351')";
const repo = makeProject();

function makeProject(): Scratch {
  const repo = new Scratch({
    '.gitignore': '*.log\ncache/\n.env\n',
    'a.txt': 'a\n',
    'src/b.ts': 'b\n',
    'src/deep/c.ts': 'c\n',
    'd/e': 'e\n',
  });
  repo.write({ '.env': 'SECRET', 'cache/one': '1', 'src/debug.log': 'log' });
  repo.git('branch', 'other');
  // Another branch has other files where this one has a submodule.
  repo.sh(
    'git checkout -q -b files; mkdir lib; echo l > lib/a.txt; echo f > a.txt; git add -A; git commit -q -m Files',
  );
  repo.sh('git checkout -q main');
  const library = join(repo.base, 'library');
  repo.sh(`git clone -q . "${library}"; git -c protocol.file.allow=always submodule --quiet add "${library}" lib`);
  repo.sh(`printf x > "${odd}"; git add -A; git commit -q -m Second`);
  repo.git('worktree', 'add', '-q', '--detach', '../linked', 'other');
  // The user's own of what git does not show: rules that hide themselves, an empty folder, a pipe, odd mode bits, a stash.
  repo.write({ 'venv/.gitignore': '*\n', 'venv/lib': 'lib', 'a.txt': 'stashed\n' });
  repo.git('stash', 'push', '-q', '-m', 'of the user');
  repo.sh('mkdir -p empty/folder/in/folder; mkfifo pipe; chmod 600 src/b.ts; chmod 750 d');
  mkdirSync(join(repo.base, 'template'));
  for (const folder of ['work', 'linked']) renameSync(join(repo.base, folder), join(repo.base, 'template', folder));
  return repo;
}

/** The project as it was made, where it was made: git's work trees know each other by their paths. */
function copyProject(): void {
  const made = readdirSync(repo.base).filter((name) => !['home', 'library', 'template'].includes(name));
  for (const folder of made) rmSync(join(repo.base, folder), { recursive: true, force: true });
  execFileSync('cp', ['-a', ...['work', 'linked'].map((folder) => join(repo.base, 'template', folder)), repo.base]);
}

async function playAndCompare(random: Random, log: string[]): Promise<void> {
  prepare(random, log);
  const before = repo.picture();
  const git = await repo.open();
  const checkpoints = new Checkpoints(git);
  const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date() });
  const hidden = unseen();
  const unchanged = repo.picture();
  const refs = branchesAndTags();
  // On no branch nobody can tell where an attempt has gone from where a person has.
  const isPersonBeside = random(3) === 0 && checkpoint.branch !== null;
  log.push(isPersonBeside ? '--- attempt, a person beside it' : '--- attempt');
  commitsOfPerson.clear();
  for (let steps = 1 + random(12); steps > 0; steps -= 1)
    if (isPersonBeside && random(4) === 0) apply(personActions, random, log);
    else vandalise(random, log);
  const attempt = filesOf(repo);
  const inUse = branchesInUse();
  const withoutUsed = (all: string[]) => all.filter((line) => !inUse.includes(`${line.split(' ')[0]}`));
  // Else by a process that has no memory of the one that made the checkpoint, as after a crash.
  const told = isPersonBeside
    ? await undoBesidePerson(git, checkpoints, checkpoint)
    : await rollback(new Checkpoints(await repo.open()), checkpoint);
  const person = isPersonBeside ? takePersonOff(unchanged, told.said) : [];
  const stayed = [...attempt].filter(
    ([path]) => isIgnored(path) && path !== 'venv/.gitignore' && !isBelow(path, told.movedAside),
  );
  const findings = {
    before: unchanged,
    after: visible(repo.picture()),
    ignoredFilesChanged: stayed.filter(([path, blob]) => blobOf(fileBelow(repo.root, path)) !== blob),
    lost: lostOf(attempt, told.kept, told.aside),
    unseen: unseen(),
    person,
    // After a crash a person may have made and moved others.
    refs: withoutUsed(isPersonBeside ? branchesAndTags() : refs),
  };
  const nothing = { ignoredFilesChanged: [], lost: [], person: [] };
  deepEqual(findings, { before, after: visible(before), unseen: hidden, refs: withoutUsed(refs), ...nothing });
}

interface Told {
  readonly kept: string | null;
  readonly aside: string;
  readonly movedAside: string[];
  readonly said: string;
}

async function rollback(checkpoints: Checkpoints, { tag }: Checkpoint): Promise<Told> {
  const { kept, asideDir, movedAside } = await checkpoints.rollback(await checkpoints.find(tag));
  return { kept: kept?.commit ?? null, aside: asideDir, movedAside, said: '' };
}

/** Undoes an attempt in the process that began it, as a run does. */
async function undoBesidePerson(git: Git, checkpoints: Checkpoints, checkpoint: Checkpoint): Promise<Told> {
  const { root } = git;
  const workspace = new Workspace({ root, project: root, prefix: '', git, checkpoints, isolated: false, known: null });
  let told: Omit<Told, 'said'> = { kept: null, aside: '', movedAside: [] };
  const rollback = checkpoints.rollback.bind(checkpoints);
  checkpoints.rollback = async (...args) => {
    const done = await rollback(...args);
    told = { kept: done.kept?.commit ?? null, aside: done.asideDir, movedAside: done.movedAside };
    return done;
  };
  const events: unknown[] = [];
  const services = { ledger: { append: (...event: unknown[]) => events.push(event) }, environment: {}, agent: {} };
  const attempt = {
    plan: { id: '07-01', summaryPath: 'SUMMARY.md', mustHaves: { artifacts: [] } },
    number: 1,
    run: { workspace, phase: { id: '07' }, leg: null, policy: { protectedReason: () => null }, services },
    start: { checkpoint, summaryBefore: null },
    stamp: { plan: '07-01', attempt: 1 },
    tree: null,
    declared: { names: () => false },
    boundaries: [],
    beside: new Set(),
  };
  await returnToBranch(attempt as unknown as Attempt);
  await undo(attempt as unknown as Attempt, 'Undone');
  return { ...told, said: JSON.stringify(events) };
}

/** Takes what is a person's off again. Returns commits that are neither on the branch nor kept and named. */
function takePersonOff({ head }: Record<string, string>, said: string): string[] {
  const was = `${head}`.slice(0, 40);
  const stayed = repo.git('log', '--format=%H %s', `${was}..HEAD`).split('\n').filter(Boolean);
  const changed = repo.git('diff', '--name-only', was, 'HEAD').split('\n').filter(Boolean);
  const wrong = [
    ...stayed.filter((line) => !line.slice(41).startsWith('Of a person')),
    ...changed.filter((path) => !path.startsWith('person/')),
    ...[...commitsOfPerson].flatMap(([subject, made]) => {
      const [sha = '', branch = ''] = made.split('\n');
      const isNamed = said.includes(subject);
      if (stayed.some((line) => line.slice(41) === subject)) return isNamed ? [] : [`${subject}: stayed, not named`];
      const onBranch = repo.git('branch', '--contains', sha) !== '';
      const isKept = repo.git('for-each-ref', '--contains', sha) !== '';
      // A branch that is new loses its name, which is reported.
      const isOk = onBranch || (isKept && (isNamed || said.includes(branch)));
      return isOk ? [] : [`${subject}: ${isKept ? 'not named' : 'lost'}`];
    }),
  ];
  if (stayed.length === 0) return wrong;
  repo.git('reset', '-q', '--soft', was);
  repo.git('rm', '-r', '-q', '-f', 'person');
  return wrong;
}

function branchesAndTags(): string[] {
  const shown = ['refs/heads', 'refs/tags', 'refs/replace'];
  const lines = repo.git('for-each-ref', '--format=%(refname) %(objectname)', ...shown).split('\n');
  return lines.filter((line) => !line.startsWith('refs/tags/checkpoint/'));
}

/** Branches that a work tree is on, or is rebasing, stay as they are, as do a person's. */
function branchesInUse(): string[] {
  const shown = repo.git('worktree', 'list', '--porcelain').match(/refs\/heads\/.*/g) ?? [];
  const rebased = '.git/rebase-merge/head-name';
  return [...shown, ...(existsSync(at(rebased)) ? [repo.read(rebased).trim()] : [])];
}

type Random = (below: number) => number;

/** A repeatable source of numbers (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const names = [
  'a.txt',
  'src/b.ts',
  'src/deep/c.ts',
  'd/e',
  'src',
  'd',
  'new.txt',
  'src/new.ts',
  'n/m/o',
  'n',
  'x.log',
  'cache/two',
  'd/e/f',
  'ü ö',
  'lib',
  'lib/a.txt',
];

/** The user's own state before the attempt: sometimes clean, sometimes not, sometimes detached. */
function prepare(random: Random, log: string[]): void {
  delete repo.env.GIT_REFLOG_ACTION;
  copyProject();
  if (random(5) === 0) repo.git('checkout', '-q', '--detach');
  // Git itself refuses to look at a submodule that became a link.
  for (let step = random(3); step > 0; step -= 1) apply(userActions, random, log, names.slice(0, -2));
  Object.assign(repo.env, attemptAction);
}

function vandalise(random: Random, log: string[]): void {
  apply(random(2) === 0 ? userActions : agentActions, random, log);
}

type Action = (path: string, random: Random) => void;

function apply(actions: Record<string, Action>, random: Random, log: string[], paths = names): void {
  const keys = Object.keys(actions);
  const key = keys[random(keys.length)] ?? '';
  const path = paths[random(paths.length)] ?? '';
  let outcome = '';
  try {
    actions[key]?.(path, random);
  } catch (error) {
    outcome = ` (refused: ${(error as Error).message.split('\n')[1] ?? ''})`; // an agent's git calls may fail; that is part of the play
  }
  log.push(`${key} ${path}${outcome}`);
}

const at = (path: string) => join(repo.root, path);

const userActions: Record<string, Action> = {
  write: (path, random) => repo.write({ [path]: `${random(1_000)}\n` }),
  same: (path) => repo.write({ [path]: repo.read(path) }),
  delete: (path) => rmSync(at(path), { recursive: true, force: true }),
  chmod: (path) => lstatSync(at(path)).isFile() && chmodSync(at(path), lstatSync(at(path)).mode ^ 0o111),
  link: (path, random) => {
    rmSync(at(path), { recursive: true, force: true });
    mkdirSync(dirname(at(path)), { recursive: true });
    symlinkSync(names[random(names.length)] ?? '', at(path));
  },
  add: (path) => repo.git('add', '--', path),
  'add all': () => repo.git('add', '-A'),
  intend: (path) => repo.git('add', '-N', '--', path),
  uncache: (path) => repo.git('rm', '-q', '-r', '--cached', '--', path),
};

const agentActions: Record<string, Action> = {
  move: (path, random) => {
    const to = at(names[random(names.length)] ?? '');
    mkdirSync(dirname(to), { recursive: true });
    renameSync(at(path), to);
  },
  'folder for file': (path, random) => {
    rmSync(at(path), { recursive: true, force: true });
    repo.write({ [`${path}/inside`]: `${random(9)}`, [`${path}/inside.log`]: 'log' });
  },
  'file for folder': (path) => {
    rmSync(at(dirname(path) === '.' ? path : dirname(path)), { recursive: true, force: true });
    repo.write({ [dirname(path) === '.' ? path : dirname(path)]: 'file' });
  },
  'linked folder': () => {
    renameSync(at('src'), at('src-moved'));
    symlinkSync('src-moved', at('src'));
  },
  'force add': (path) => repo.git('add', '-f', '--', path),
  'force add all': () => repo.git('add', '-A', '-f'),
  commit: () => repo.git('commit', '-q', '--allow-empty', '-m', 'work'),
  'commit all': () => repo.sh('git add -A; git commit -q --allow-empty -m work'),
  'new branch': (_, random) => repo.git('checkout', '-q', '-B', `agent-${random(3)}`),
  'other branch': () => repo.git('checkout', '-q', '-f', 'other'),
  'branch with other files': () => repo.git('checkout', '-q', '-f', 'files'),
  'switch as far as git lets': () => repo.git('checkout', '-q', 'files'),
  'move branches': () => repo.sh('git branch -f other HEAD~1; git -C ../linked checkout -q -f --detach files'),
  'move submodule': () =>
    repo.git('-C', 'lib', '-c', 'user.name=a', '-c', 'user.email=b', 'commit', '-q', '--allow-empty', '-m', 'x'),
  'lose submodule': () => rmSync(at('lib'), { recursive: true }),
  'deinit submodule': () => repo.git('submodule', '--quiet', 'deinit', '-f', 'lib'),
  'own submodule': () => repo.sh('git rm -q --cached lib; rm -rf lib/.git; git add lib'),
  'flag all and switch': (_, random) => {
    const [flag, way] = [
      ['skip-worktree', 'assume-unchanged'][random(2)],
      ['-f files', 'files', '-f other', '-f --detach HEAD~1', '-B flagged'][random(5)],
    ];
    repo.sh(`git ls-files -z | git update-index --${flag} -z --stdin; git checkout -q ${way}`);
  },
  'many files': (path, random) =>
    repo.sh(
      `mkdir -p "${path}-many/a/b"; cd "${path}-many"; seq ${1000 + random(2000)} | split -l 1 -a 4 - f; mv fa[a-m]* a; mv faz* a/b || true`,
    ),
  'work tree elsewhere': (_, random) =>
    repo.sh(
      `git worktree add -q -f ${['--detach', '-b elsewhere', '-B elsewhere'][random(3)]} ../elsewhere-${random(2)} ${['HEAD', 'files', 'main'][random(3)]}; cd ../elsewhere-*; echo e > e; git add e; git commit -qm e`,
    ),
  'branch in a work tree elsewhere': (_, random) =>
    repo.sh(
      `git worktree add -q -f ../elsewhere-b ${['main', 'other', 'files'][random(3)]}; cd ../elsewhere-b; echo e > e; git add e; git commit -qm e`,
    ),
  'lose work trees': (_, random) =>
    repo.sh(`rm -rf ../elsewhere-* ${random(2) ? '../linked' : ''}; ${random(2) ? 'git worktree prune' : ':'}`),
  'flag all': (_, random) =>
    repo.sh(`git ls-files -z | git update-index --${['skip-worktree', 'assume-unchanged'][random(2)]} -z --stdin`),
  'odd name': (_, random) =>
    repo.sh(`${['rm', 'echo y >', 'git update-index --skip-worktree', 'mkdir -p x; mv -t x'][random(4)]} "${odd}"`),
  'new odd name': () => repo.sh(`mkdir -p "d${odd}/e" "d/${odd}/${odd}/e"; echo n > "d${odd}/n"; echo m > "${odd}-2"`),
  detach: () => repo.git('checkout', '-q', '--detach'),
  orphan: () => repo.sh('git branch -D fresh || true; git checkout -q --orphan fresh'),
  'delete main': () => repo.git('branch', '-q', '-D', 'main'),
  'reset hard': () => repo.git('reset', '-q', '--hard', 'HEAD~1'),
  'reset soft': () => repo.git('reset', '-q', '--soft', 'HEAD~1'),
  merge: () => repo.git('merge', '-q', '-m', 'merge', 'other'),
  diverge: () =>
    repo.sh(
      'git checkout -q -f -B left; echo l > a.txt; git commit -qam l; git checkout -q -B right HEAD~1; echo r > a.txt; git commit -qam r; git merge -q left',
    ),
  rebase: () =>
    repo.sh(
      'git checkout -q -f -B top; echo l > a.txt; git commit -qam l; git checkout -q -B low HEAD~1; echo r > a.txt; git commit -qam r; git rebase -q top',
    ),
  'cherry-pick': () => repo.git('cherry-pick', 'other'),
  stash: () => repo.git('stash', 'push', '-q', '-u'),
  assume: (path) => repo.git('update-index', '--assume-unchanged', '--', path),
  skip: (path) => repo.git('update-index', '--skip-worktree', '--', path),
  'empty index': () => repo.git('read-tree', '--empty'),
  'lose index': () => rmSync(at('.git/index')),
  ignore: (path, random) => repo.write({ '.gitignore': ['', '*\n', `${path}\n`, '*.log\n'][random(4)] ?? '' }),
  exclude: (path) => repo.write({ '.git/info/exclude': `${path}\n` }),
  repository: (path) => repo.git('init', '-q', path),
  'full repository': (path) =>
    repo.sh(
      `git init -q "${path}"; cd "${path}"; echo 1 > f; git add f; git -c user.name=a -c user.email=b commit -qm f`,
    ),
  'tag and branch': (_, random) => repo.sh(`git tag -f t${random(3)}; git branch -f b${random(3)}`),
  pack: () => repo.sh('git pack-refs --all; git gc -q'),
  'hidden rules': (path) => {
    repo.write({
      [`${path}-hidden/deep/x`]: 'x',
      [`${path}-hidden/deep/.gitignore`]: '*\n',
      [`${path}-hidden/y`]: 'y',
    });
    repo.write({ [`${path}-hidden/.gitignore`]: '*\n' });
  },
  'rules that hide everything': () => repo.write({ 'src/.gitignore': '*\n', 'src/hidden': 'h' }),
  'change hidden rules': (_, random) => repo.write({ 'venv/.gitignore': ['', 'x\n', '*\n#\n'][random(3)] ?? '' }),
  'lose hidden rules': () => rmSync(at('venv/.gitignore')),
  'pop stash': () => repo.git('stash', 'pop', '-q'),
  'clear stashes': () => repo.git('stash', 'clear'),
  'replace a commit': () => repo.git('replace', '-f', 'main', 'other'),
  'make folders': (path) => mkdirSync(at(`${path}-folder/a/b`), { recursive: true }),
  'remove empty folder': (_, random) =>
    rmSync(at(['empty', 'empty/folder', 'empty/folder/in'][random(3)] ?? ''), { recursive: true }),
  pipe: (path) => repo.sh(`mkfifo "${path}-pipe"`),
  'lose pipe': () => rmSync(at('pipe')),
  'mode bits': (path, random) => {
    const isFile = lstatSync(at(path)).isFile();
    chmodSync(at(path), isFile ? ([0o600, 0o666, 0o640][random(3)] ?? 0) : 0o700);
  },
  'clean all': () => repo.git('clean', '-ffdq'),
};

/** Name and branch by their subjects. */
const commitsOfPerson = new Map<string, string>();

/** Another one's git, which does not note that an attempt calls it. */
const personActions: Record<string, Action> = {
  'person commits': (_, random) => commitOfPerson(random(1_000_000)),
  'person edits': (_, random) => repo.write({ [`person/edit-${random(3)}`]: `${random(1_000)}\n` }),
  'person makes a branch': (_, random) => {
    repo.git('checkout', '-q', '-B', `person-${random(2)}`);
    commitOfPerson(random(1_000_000));
  },
};

function commitOfPerson(number: number): void {
  const { GIT_REFLOG_ACTION: _, ...env } = repo.env;
  repo.write({ [`person/${number}`]: `${number}\n` });
  const subject = `Of a person ${number}`;
  // What a person commits where another commit is shown for theirs is no change of theirs.
  if (repo.git('replace', '-l') !== '') throw new Error('\nreplaced');
  const script = `git add -f person/${number}; git commit -q -m "${subject}" -- person/${number} >&2; git rev-parse HEAD --symbolic-full-name HEAD`;
  commitsOfPerson.set(
    subject,
    execFileSync('sh', ['-ec', script], {
      cwd: repo.root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim(),
  );
}

/** What git does not show: empty folders, pipes, mode bits, rules that hide themselves, and what the user has stashed. */
function unseen(): string[] {
  // Folders in which only ignored files are left stay with them. An ignored file that an attempt gave to git, or let git
  // clean away under rules of its own, is gone: nobody keeps those, and `ignoredFilesChanged` looks at all that were left.
  const left =
    "-path ./.git -prune -o -path ./cache -prune -o -path ./lib -prune -o -name '*.log' -prune -o ! -path ./venv/lib ! -name .env ! -type l ! '(' -type d ! -empty ! -path ./d ')'";
  // After a crash nobody can tell whether a person stashed the others.
  const stash = repo.git('stash', 'list', '--format=%H %gs', '--grep-reflog=of the user', '-g');
  const shape = repo.sh(`find . ${left} -printf '%y %m %p\\n' | sort`);
  return [...shape.split('\n'), repo.read('venv/.gitignore'), ...stash.split('\n')];
}

/** What a rollback must give back: all but the files that were ignored. */
function visible(picture: Record<string, string>): Record<string, string> {
  const shown = Object.entries(picture).filter(([key]) => !(key.startsWith('file ') && isIgnored(key.slice(5))));
  // A submodule stays at the commit to which the attempt moved it, and is reported.
  const status = `${picture.status}`.replace(/^.M lib\n/m, '');
  return { ...Object.fromEntries(shown), status };
}

function isIgnored(path: string): boolean {
  const parts = path.split('/');
  return (
    path === '.env' ||
    path.startsWith('lib/') ||
    path.startsWith('venv/') ||
    parts.some((part) => part.endsWith('.log')) ||
    parts.slice(0, -1).includes('cache')
  );
}

function isBelow(path: string, folders: string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Files of the attempt, ignored ones aside, whose content is neither kept, moved aside nor still there. */
function lostOf(attempt: Map<string, string>, kept: string | null, aside: string): string[] {
  const safe = new Set([...filesOf(repo).values()]);
  if (kept)
    for (const [, blob] of repo.git('ls-tree', '-r', kept).matchAll(/^\d+ blob ([0-9a-f]+)/gm)) safe.add(`${blob}`);
  for (const folder of [aside, `${aside}+2`, `${aside}+3`])
    if (existsSync(folder)) for (const path of below(folder)) safe.add(blobOf(pathBytes(path)));
  return [...attempt].filter(([path, blob]) => !isIgnored(path) && !safe.has(blob)).map(([path]) => path);
}

function filesOf(scratch: Scratch): Map<string, string> {
  const files = scratch.files().filter((path) => !lstatSync(fileBelow(scratch.root, path)).isFIFO());
  return new Map(files.map((path) => [path, blobOf(fileBelow(scratch.root, path))]));
}

function below(folder: string): string[] {
  return readdirSync(pathBytes(folder), { withFileTypes: true, encoding: 'buffer' }).flatMap((entry) => {
    const path = join(folder, decodePaths(entry.name));
    return entry.isDirectory() ? below(path) : [path];
  });
}

/** The name git gives a file's content; empty when there is no file. */
function blobOf(path: string | Buffer): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || !(stat.isFile() || stat.isSymbolicLink())) return '';
  const content = stat.isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

const failures: string[] = [];
for (let seed = first; seed < first + count; seed += 1) {
  const log: string[] = [];
  try {
    await playAndCompare(randomOf(seed), log);
  } catch (error) {
    failures.push(`seed ${seed}\n${log.join('\n')}\n${(error as Error).message}`);
  }
}
repo.remove();
console.log([`${count} random attempts, ${failures.length} not undone`, ...failures].join('\n\n'));
