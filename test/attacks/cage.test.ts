import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findNamespace } from '../../src/system/process/namespace.ts';
import { runWith, standIn } from '../agents/stand-in.ts';
import { testIf } from '../needs.ts';
import { call, cliPath, git, home, makeProject, plan, put, start, temporaryDir, until } from '../project.ts';

// An agent that writes and reads whatever it can. Its loot lies in a folder that it may write, for the test to see.

const canCage = ['root', 'user'].includes((await findNamespace()).kind) && existsSync('/usr/bin/perl');
const caged = testIf(canCage, 'this kernel lets nobody make namespaces');

/** Of this process: another user may run the same attacks on this machine meanwhile. */
const mark = `left-by-${process.pid}-`;
const memoryKey = 0x70000000 + process.pid;

interface Place {
  readonly root: string;
  readonly home: string;
  readonly runner: string;
}

type Attack = [name: string, script: string, isHit: (place: Place, loot: string) => boolean];

function leavesInGit(path: string): Attack {
  return [`leaves .git/${path}`, `: >> .git/${path}`, ({ root }) => existsSync(join(root, '.git', path))];
}

const keysInHome = [
  ...['.git-credentials', '.docker/config.json', '.gnupg/key', '.kube/config', '.pypirc', '.config/hub', '.netrc'],
  ...['.ssh/id', '.config/gh/hosts.yml', '.aws/credentials', '.npmrc', '.azure/msal_token_cache.json', '.vault-token'],
  ...[
    '.config/gcloud/credentials.db',
    '.mozilla/firefox/cookies.sqlite',
    '.config/google-chrome/Cookies',
    'notes/passwords',
  ],
  ...['.cargo/credentials.toml', '.m2/settings.xml', '.gradle/gradle.properties', '.terraform.d/credentials.tfrc.json'],
];

/** The numbers of add_key, request_key and keyctl. */
const keyCalls = process.arch === 'x64' ? [248, 249, 250] : [217, 218, 219];

/** Only the sandbox stops these: without it they succeed, which the threat model says. */
const stoppedBySandbox: Attack[] = [
  ...Object.entries({
    'a git configuration with programs': '.gitconfig',
    'an alias for the next login': '.profile',
    'an index of packages of its own': '.config/pip/pip.conf',
    'a compiler of its own': '.cargo/config.toml',
    'a build script of its own': '.gradle/init.gradle',
    'a hook for the next session of claude': '.claude/settings.json',
    'a server for the next session of codex': '.codex/config.toml',
    'a service of the user': '.config/systemd/user/left.service',
    'a program that starts with the desktop': '.config/autostart/left.desktop',
    'a git that the next run would find': '.local/bin/git',
    'a line for the shell that the next step starts': '.bashrc',
    'a module that each python loads': '.local/lib/python3/site-packages/left.pth',
  }).map(
    ([name, path]): Attack => [
      `plants ${name}`,
      `mkdir -p "$(dirname ~/${path})"; echo x > ~/${path}`,
      ({ home }) => existsSync(join(home, path)),
    ],
  ),
  [
    'lets another key in by ssh',
    'echo x >> ~/.ssh/authorized_keys',
    ({ home }) => existsSync(join(home, '.ssh/authorized_keys')),
  ],
  ...keysInHome.map((path): Attack => [`reads ${path}`, `cat ~/${path}`, (_, loot) => loot.includes('of-the-user')]),
  ...['env', 'output', 'path', 'state', 'summary'].map(
    (name): Attack => [
      `writes the ${name} of the step`,
      `echo forged >> "$RUN/${name}"`,
      ({ runner }) => readFileSync(join(runner, name), 'utf8').includes('forged'),
    ],
  ),
  [
    'leaves a program for later steps of the job',
    'echo x > "$RUN/planted"',
    ({ runner }) => existsSync(join(runner, 'planted')),
  ],
  ...['engine', 'shell of the test'].map(
    (name, at): Attack => [
      `finds the process of the ${name} and may end it`,
      `for each in $(grep -la ${['dist/[c]li.js', '[j]est'][at]} /proc/[0-9]*/cmdline); do kill -0 $(basename $(dirname $each)) && echo found; done`,
      (_, loot) => loot.includes('found'),
    ],
  ),
  [
    'sees which files the engine has open',
    'ls -l $(grep -la dist/[c]li.js /proc/[0-9]*/cmdline | sed s,/cmdline,/fd,) | grep -e "->" | grep -v /dev/null',
    (_, loot) => loot.includes('->'),
  ],
  [
    'leaves shared memory behind',
    `perl -e 'print defined(shmget(${memoryKey}, 16, 01600)) ? q(made) : q(none)'`,
    () => keyOfLeftMemory(),
  ],
  ['leaves a file in shared memory', `echo x > /dev/shm/${mark}$$; ls /dev/shm`, () => leftIn('/dev/shm')],
  ['leaves a file in /tmp', `echo x > /tmp/${mark}$$`, () => leftIn('/tmp')],
  ['leaves a file in /var/tmp', `echo x > /var/tmp/${mark}$$`, () => leftIn('/var/tmp')],
  [
    'reads the environment of the engine',
    "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep ^OF_THE_JOB",
    (_, loot) => loot.includes('of-the-engine'),
  ],
  ['reads files of the runner', 'cat "$RUN"/token "$RUN"/output', (_, loot) => loot.includes('of-the-runner')],
  [
    'leaves a socket or file for later runs in the temporary folder',
    'echo x > "$TMPDIR/phase-executor-left"',
    ({ root }) => existsSync(join(dirname(root), 'phase-executor-left')),
  ],
];

/** A room stops these with and without a sandbox: its `.git` is a private clone, and what lies beside it is not the checkout's. */
const stoppedByRoom: Attack[] = [
  ...['post-checkout', 'pre-commit', 'reference-transaction'].map(
    (hook): Attack => [
      `plants the hook ${hook}`,
      `mkdir -p .git/hooks; printf '#!/bin/sh\n' > .git/hooks/${hook}; chmod +x .git/hooks/${hook}`,
      ({ root }) => existsSync(join(root, '.git/hooks', hook)),
    ],
  ),
  ...['core.fsmonitor', 'core.sshCommand', 'filter.x.clean', 'diff.external', 'alias.status'].map(
    (key): Attack => [
      `sets ${key} of the repository`,
      `git config ${key} /bin/false`,
      ({ root }) => readFileSync(join(root, '.git/config'), 'utf8').includes('/bin/false'),
    ],
  ),
  ...['info/attributes', 'info/grafts', 'objects/info/alternates', 'MERGE_HEAD.left'].map((path) => leavesInGit(path)),
  ['leaves a stash', 'echo x > stashed; git stash -qu', ({ root }) => git(root, 'stash', 'list') !== ''],
  ['moves a branch of others', 'git branch -f other HEAD~0', ({ root }) => isMoved(root, 'refs/heads/other')],
  ['removes a branch of others', 'git branch -D kept', ({ root }) => isMoved(root, 'refs/heads/kept')],
  ['removes a tag of others', 'git tag -d v1', ({ root }) => isMoved(root, 'refs/tags/v1')],
  ['leaves a note', 'git notes add -m forged', ({ root }) => git(root, 'for-each-ref', 'refs/notes') !== ''],
  [
    'forges a checkpoint',
    'git tag checkpoint/01-01/forged',
    ({ root }) => git(root, 'tag', '-l', 'checkpoint/*/forged') !== '',
  ],
  [
    'leaves a work tree of its own',
    'git worktree add -q --detach "$TMPDIR/left-tree"',
    ({ root }) => existsSync(join(root, '.git/worktrees/left-tree')),
  ],
  [
    'forgets where branches were',
    'git reflog expire --expire=now --all',
    ({ root }) => git(root, 'reflog', 'show', 'other') === '',
  ],
  [
    'reads credentials that a checkout persisted',
    'git config --get-regexp extraheader; cat .git/config',
    (_, loot) => loot.includes('of-the-checkout'),
  ],
  ['reads our record', 'grep -r . .git/phase-executor', (_, loot) => loot.includes('"attempt_start"')],
  [
    'forges our lease',
    'echo "{}" > .git/phase-executor/forged',
    ({ root }) => existsSync(join(root, '.git/phase-executor/forged')),
  ],
  [
    'replaces a commit by another',
    'git replace HEAD $(git commit-tree -m forged HEAD^{tree})',
    ({ root }) => git(root, 'for-each-ref', 'refs/replace') !== '',
  ],
  [
    'moves the record of another phase',
    'git update-ref refs/phase-executor/99/state HEAD',
    ({ root }) => git(root, 'for-each-ref', 'refs/phase-executor/99') !== '',
  ],
  ['makes a tag that a release would follow', 'git tag v9', ({ root }) => git(root, 'tag', '-l', 'v9') !== ''],
  [
    'removes objects of the repository',
    'mv .git/objects/$(git rev-parse HEAD:.planning/STATE.md | sed s,..,\\&/,) .git/moved && mv .git/moved .git/objects/$(git rev-parse HEAD:.planning/STATE.md | sed s,..,\\&/,); echo $?',
    (_, loot) => loot.trim().endsWith('0'),
  ],
  ...['modules/lib/config', 'modules/lib/hooks/post-checkout', `lfs/objects/aa/bb/${'a'.repeat(64)}`].map(
    (path): Attack => [
      `writes ${path} of the repository by the way that git names`,
      `echo x >> "$(git rev-parse --git-common-dir)/${path}"`,
      ({ root }) => readFileSync(join(root, '.git', path), 'utf8') !== 'own',
    ],
  ),
  [
    'plants a file in the tree of another plan',
    'for tree in ../*/; do [ "$(cd "$tree" && pwd)" = "$PWD" ] || echo x > "$tree/planted"; done; ls -d ../*/planted 2> /dev/null',
    ({ root }, loot) => loot.includes('/planted') || git(root, 'log', '--name-only').includes('planted'),
  ],
  ['writes beside the work tree', 'echo x > ../beside', ({ root }) => existsSync(join(root, '../beside'))],
];
const attacks = [...stoppedBySandbox, ...stoppedByRoom];
const beside = 'writes into the engine';

function leftIn(folder: string): boolean {
  return readdirSync(folder).some((name) => name.startsWith(mark));
}

function keyOfLeftMemory(): boolean {
  return readFileSync('/proc/sysvipc/shm', 'utf8')
    .split('\n')
    .some((line) => line.trim().startsWith(`${memoryKey} `));
}

/** Branches and tags of others are on the parent of where the run begins. */
function isMoved(root: string, ref: string): boolean {
  return git(root, 'for-each-ref', '--format=%(subject)', ref) !== 'of others';
}

/** What attacks left where no boundary was, for the next ones not to find it. */
function clean(): void {
  for (const folder of ['/dev/shm', '/tmp', '/var/tmp'])
    for (const name of readdirSync(folder)) if (name.startsWith(mark)) rmSync(join(folder, name), { force: true });
  execFileSync('perl', ['-e', `my $id = shmget(${memoryKey}, 16, 0); shmctl($id, 0, 0) if defined $id`]);
}

/** Depends on the kernel: it may show nobody the environment of a process. */
const mayBeHidden = 'reads the environment of the engine';

/** Would end the run, or change the machine, where no sandbox is: they are tried inside only. */
const onlyInside: Attack[] = [
  ...['modules/lib/config', 'config', 'hooks/pre-push', 'lfs/objects/left'].map(
    (path): Attack => [
      `writes ${path} of the repository by its path`,
      `echo hit >> "$(sed 's,/objects.*,,' .git/objects/info/alternates | tr -d '"')/${path}"; cat "$_" > /dev/null`,
      ({ root }) =>
        existsSync(join(root, '.git', path)) && readFileSync(join(root, '.git', path), 'utf8').includes('hit'),
    ],
  ),
  [
    'asks the keyrings of the kernel, which no namespace separates',
    keyCalls
      .map((number) => `perl -e '$! = 0; syscall(${number}, 0, -3, 1, 0, 0); print "hit\\n" if $! != 1'`)
      .join('; '),
    (_, loot) => loot.includes('hit'),
  ],
  ...['KILL', 'STOP', 'INT'].map(
    (signal): Attack => [
      `sends ${signal} to all that it finds`,
      `for each in $(grep -la dist/[c]li.js /proc/[0-9]*/cmdline); do kill -${signal} $(basename $(dirname $each)) && echo sent; done`,
      (_, loot) => loot.includes('sent'),
    ],
  ),
  ...Object.entries({
    'mounts over the work tree of all': 'mount -t tmpfs none /mnt && echo hit',
    'makes / writable again': 'mount -o remount,rw / && echo hit',
    'makes / writable in a namespace of its own': 'unshare -Urm mount -o remount,bind,rw / && echo hit',
    'undoes the mounts over /run': 'umount /run && echo hit; umount -l / && echo hit',
    'undoes them in a namespace of its own': 'unshare -Urm sh -c "umount /run && echo hit"',
    'enters the namespaces of another process': 'nsenter -t 1 -m -p true && nsenter -t $PPID -a true && echo hit',
    'opens a disk':
      'mknod disk b 8 0 && echo hit; for d in /dev/sd* /dev/vd* /dev/loop0; do [ -b $d ] && head -c1 $d > disk && echo hit; done',
    'sets a variable of the kernel': 'cat /proc/sys/kernel/core_pattern > /proc/sys/kernel/core_pattern && echo hit',
    'finds sockets of the machine': 'find /run /var/run -type s | grep -q . && echo hit',
    'speaks to Docker': 'test -S /var/run/docker.sock && echo hit',
    'gains privileges by sudo': 'sudo -n true && [ "$(id -u)" != 0 ] && echo hit',
    'changes the name of the machine': 'hostname "$(hostname)" && echo hit',
    'changes the clock': 'date -s "$(date)" > /dev/null && echo hit',
    'loads code into the kernel': 'modprobe dummy && echo hit',
    'raises its priority': 'nice -n -5 sh -c "[ $(nice) -lt $(nice) ]" && echo hit',
  }).map(([name, script]): Attack => [name, `( ${script} ) 2>/dev/null`, (_, loot) => loot.includes('hit')]),
  // Git could do nothing after these.
  ...['shallow', 'index.lock', 'packed-refs.lock', 'HEAD.lock', 'refs/heads/main.lock'].map(leavesInGit),
];

/** Runs a phase whose agent makes all attacks; each leaves its loot in a file of its own. */
async function attacked(mode: 'auto' | 'off') {
  const made = mode === 'auto' ? [...attacks, ...onlyInside] : attacks;
  const lines = made.map(([, script], at) => `mkdir -p loot; ( ${script} ) > loot/${at}.txt 2>&1`);
  const engine = `touch '${home}/dist/written-by-${mode}'`;
  const root = makeProject(
    {
      '01-01': plan({
        artifact: 'out.txt',
        script: [...lines, engine, 'cp -r loot/. "$LOOT"', 'echo done > out.txt']
          .map((line) => `${line} || true`)
          .join('\n'),
      }),
    },
    { '.gitignore': 'loot/\n' },
  );
  const place = { root, home: temporaryDir('home'), runner: temporaryDir('runner') };
  for (const name of keysInHome) put(place.home, name, 'secret of-the-user\n');
  for (const name of ['modules/lib/config', 'modules/lib/hooks/post-checkout', `lfs/objects/aa/bb/${'a'.repeat(64)}`])
    put(join(root, '.git'), name, 'own');
  for (const name of ['token', 'output', 'env', 'path', 'state', 'summary'])
    put(place.runner, name, 'secret of-the-runner\n');
  const others = git(root, 'commit-tree', '-m', 'of others', 'HEAD^{tree}');
  for (const ref of ['refs/heads/other', 'refs/heads/kept', 'refs/tags/v1'])
    git(root, 'update-ref', '--create-reflog', ref, others);
  git(root, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic of-the-checkout');
  const env = {
    HOME: place.home,
    RUNNER_TEMP: place.runner,
    GITHUB_OUTPUT: join(place.runner, 'output'),
    GITHUB_ENV: join(place.runner, 'env'),
    GITHUB_PATH: join(place.runner, 'path'),
    GITHUB_STATE: join(place.runner, 'state'),
    GITHUB_STEP_SUMMARY: join(place.runner, 'summary'),
    OF_THE_JOB: 'of-the-engine',
    RUN: place.runner,
    LOOT: mkdtempSync(join(tmpdir(), 'loot-')),
  };
  const words = ['run', '1', '--json', '--agent', 'script', '--agent-env', 'RUN LOOT', '--sandbox', mode];
  words.push('--sandbox-writable', env.LOOT);
  const { ended } = start(cliPath, words, { cwd: root, env });
  const { stdout } = await ended;
  const loot = made.map((_, at) => readFileSync(join(env.LOOT, `${at}.txt`), 'utf8'));
  const written = join(home, 'dist', `written-by-${mode}`);
  const hits = new Map(made.map(([name, , isHit], at) => [name, isHit(place, loot[at] ?? '')]));
  hits.set(beside, existsSync(written));
  clean();
  rmSync(written, { force: true });
  return { root, hits, json: JSON.parse(stdout) };
}

describe('what an agent reads and writes outside of its work', () => {
  let inside: Awaited<ReturnType<typeof attacked>>;
  let outside: Awaited<ReturnType<typeof attacked>>;
  beforeAll(async () => {
    if (!canCage) return;
    inside = await attacked('auto');
    outside = await attacked('off');
  });

  caged.each([...[...attacks, ...onlyInside].map(([name]) => name), beside])(
    'an agent that %s fails in a cage',
    (name) => {
      expect([name, inside.hits.get(name)]).toEqual([name, false]);
    },
  );

  caged('most of that succeeds without one, which the signal says', () => {
    const missed = [...outside.hits].filter(([name, isHit]) => !isHit && name !== mayBeHidden).map(([name]) => name);
    expect(missed).toEqual(stoppedByRoom.map(([name]) => name));
    expect(outside.json.signal.details.cage).toBe('none');
  });

  caged('the plan succeeds all the same, and its signal and that of the phase name the boundary', () => {
    const { signal, plans } = inside.json;
    expect([signal.status, signal.details.cage, plans[0].signal.details.cage]).toEqual(['success', 'kernel', 'kernel']);
    expect(git(inside.root, 'fsck', '--strict', '--no-dangling')).toBe('');
  });

  caged('nothing of the cage is left', () => {
    const left = [dirname(inside.root), '/var/tmp', '/tmp']
      .flatMap((place) => readdirSync(place))
      .filter((name) => /-sandbox$/.test(name));
    expect(left).toEqual([]);
  });
});

const honest = `
echo one > a.txt; git add a.txt; git commit -qm 'feat: one'
echo two > a.txt; git stash -q; git stash pop -q; git commit -qam 'feat: two'
echo three > b.txt; git add b.txt; git commit -qm 'wip'; git commit -q --amend -m 'feat: three'
echo kept > made.log; git add -f made.log
mkdir -p ~/.cache/tool "$TMPDIR/x"; echo c > ~/.cache/tool/c; cat ~/.cache/tool/c > "$TMPDIR/x/c"; mktemp
git worktree add -q "$TMPDIR/side" HEAD; git worktree remove "$TMPDIR/side"
cat ~/.bashrc > out.txt`;

caged('honest work in a cage is merged as it was committed', async () => {
  const more = { '.gitignore': '*.log\n' };
  const files = 'a.txt, b.txt, made.log, out.txt';
  const root = makeProject(
    {
      '01-01': plan({ script: honest, files }),
      '01-02': plan({ artifact: 'c.txt', script: 'echo c > c.txt', files: 'c.txt' }),
    },
    more,
  );
  const HOME = temporaryDir('home');
  put(HOME, '.bashrc', 'known\n');
  git(root, 'config', 'user.name', 'Agent');
  git(root, 'config', 'user.email', 'agent@example.invalid');
  const words = ['run', '1', '--json', '--agent', 'script', '--sandbox', 'kernel', '--max-parallel', '2'];
  const { stdout } = await call(words, { cwd: root, env: { HOME } });
  const { status, details } = JSON.parse(stdout).signal;
  expect([status, details.cage, details.warnings]).toEqual(['success', 'kernel', undefined]);
  expect(['a.txt', 'b.txt', 'made.log', 'out.txt', 'c.txt'].map((path) => git(root, 'show', `HEAD:${path}`))).toEqual([
    'two',
    'three',
    'kept',
    'known',
    'c',
  ]);
  expect(git(root, 'log', '--topo-order', '--format=%s')).toMatch(/feat: three\nfeat: two\nfeat: one/);
  expect([git(root, 'status', '--porcelain'), existsSync(join(HOME, '.cache'))]).toEqual(['', false]);
});

/** What a command of a plan leaves for later commands, plans and runs; its plan is green all the same. */
const leftByCommands: Record<string, string> = {
  'a hook': 'mkdir -p .git/hooks; echo x > .git/hooks/post-checkout',
  'a setting': 'git config core.fsmonitor /bin/false',
  'a ref': 'git tag left; git update-ref refs/phase-executor/01/left HEAD',
  'a line in our record': 'for each in .git/phase-executor/*/events*; do echo x >> "$each"; done',
  'a commit': 'git commit -q --allow-empty -m Left',
  'an ignored program': 'mkdir -p node_modules/.bin; echo x > node_modules/.bin/left',
  'a renamed folder': 'git mv src moved; mv docs lost',
  'a hook and a tag of the checkout, by way of a clean copy':
    '[ -d .git/objects ] && while read -r at; do echo x > "$at/../hooks/pre-push"; git -C "$at/.." tag from-copy; done < .git/objects/info/alternates',
  'a file beside': 'echo x > "$(git rev-parse --path-format=absolute --git-common-dir)/../left.txt"',
};

const ground = await findNamespace();
const layered = testIf(ground.kind === 'root' || ground.kind === 'sudo', 'no layer renames folders for this user');

layered('what commands of a plan write goes with them', async () => {
  const command = [...Object.values(leftByCommands), 'grep -q done out.txt'].join('; ');
  const task = `<task type="auto"><name>Make it</name><action>\n\`\`\`sh\necho done > out.txt\n\`\`\`\n</action><verify><automated>${command}</automated></verify></task>`;
  const files = { '.gitignore': 'node_modules/\n', 'src/a.txt': 'a\n', 'docs/b.txt': 'b\n' };
  const root = makeProject({ '01-01': plan({ task }) }, files);
  const { code, stderr } = await call(['run', '1', '--sandbox', 'auto'], { cwd: root });
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  const left = ['.git/hooks/post-checkout', '.git/hooks/pre-push', 'node_modules', 'moved', 'lost', 'left.txt'];
  expect(left.filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(readFileSync(join(root, '.git/config'), 'utf8')).not.toContain('fsmonitor');
  expect(git(root, 'for-each-ref', 'refs/tags', 'refs/phase-executor/01/left')).toBe('');
  expect(git(root, 'log', '--format=%s')).not.toContain('Left');
  expect(git(root, 'status', '--porcelain')).toBe('');
});

caged('commands of a plan and tests find no key of the user, and set-up does', async () => {
  const REAL = temporaryDir('home');
  put(REAL, '.ssh/id', 'of-the-user\n');
  const reads = 'grep -qs of-the-user "$REAL/.ssh/id"';
  const task = `<task type="auto"><name>Make it</name><action>\n\`\`\`sh\necho done > out.txt\n\`\`\`\n</action><verify><automated>! ${reads} && grep -q done out.txt</automated></verify></task>`;
  const root = makeProject({ '01-01': plan({ task }) });
  const tests = `! ${reads} && printf 'TAP version 13\\n1..1\\nok 1 - a\\n'`;
  const words = ['--sandbox', 'auto', '--setup-command', reads, '--test-command', tests];
  const { code, stderr } = await call(['run', '1', ...words], { cwd: root, env: { HOME: REAL, REAL } });
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
});

test('cage: kernel ends the phase blocked, before any agent, where the boundary cannot be built', async () => {
  const root = makeProject({ '01-01': plan({ script: 'touch started; echo done > out.txt' }) });
  const words = [
    'run',
    '1',
    '--json',
    '--agent',
    'script',
    '--sandbox',
    'kernel',
    '--sandbox-writable',
    '/dev/null/none',
  ];
  const { code, stdout } = await call(words, { cwd: root });
  const { signal, decision } = JSON.parse(stdout);
  expect([code, signal.status, decision.action]).toEqual([10, 'blocked', 'await_user']);
  expect(signal.details.reason).toMatch(/^sandbox: found (namespace|none), expected kernel: /);
  expect(existsSync(join(root, 'started'))).toBe(false);
});

caged('the sandbox is asked again at the end, of plans that were done by an earlier run', async () => {
  const root = makeProject({ '01-01': plan(), '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }) });
  const run = (...more: string[]) => call(['run', '1', '--json', '--agent', 'script', ...more], { cwd: root });
  expect((await run('--sandbox', 'off', '--only', '01-01')).code).toBe(10);
  const { code, stdout } = await run('--sandbox', 'kernel');
  const { signal, plans } = JSON.parse(stdout);
  expect([code, signal.status, signal.details.cage, signal.details.network]).toEqual([10, 'blocked', 'none', 'full']);
  expect(signal.details.reason).toContain(
    'plan 01-01: sandbox: its agent ran in a sandbox of level none, expected kernel',
  );
  expect(plans.map((each: (typeof plans)[0]) => each.signal.details.cage)).toEqual(['none', 'kernel']);
});

caged.each(['claude', 'codex'] as const)(
  'a repair goes on with the session that %s keeps in its private home',
  async (name) => {
    const check = 'grep -qx good out.txt';
    const task = `<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n  <verify><automated>${check}</automated></verify>\n</task>`;
    const root = makeProject({ '01-01': plan({ task }) });
    const writes = (text: string) =>
      `echo ${text} > out.txt; git add out.txt; git commit -qm "feat: $call"; echo "# Done by $resumed" > "$SUMMARY_PATH"`;
    const agent = standIn(name, [writes('bad'), writes('good')]);
    const { code, json } = await runWith(agent, root, '--sandbox', 'auto');
    expect([code, json.plans[0].signal.details]).toMatchObject([0, { repairs: 1, cage: 'kernel' }]);
    expect(git(root, 'show', 'HEAD:.planning/phases/01-first/01-01-SUMMARY.md')).toContain('Done by session-1');
    expect(git(root, 'log', '--format=%s', '--', 'out.txt').split('\n')).toContain('feat: 1');
    expect(agent.calls()).toBe(0); // it counts in its home
  },
);

caged(
  'the engine is killed while its agent works: its files and commits count, and nothing of the cage is left',
  async () => {
    const TMPDIR = temporaryDir('tmp');
    const commits = 'echo a > a.txt; git add a.txt; git commit -qm "feat: a"; echo out > out.txt';
    const script = `[ -e go ] || touch started; until [ -e go ] || [ "$ATTEMPT" != 1 ]; do sleep 0.02; done; rm -f started go; ${commits}; echo "# done $ATTEMPT" > "$SUMMARY_PATH"`;
    const root = makeProject({ '01-01': plan({ script, files: 'a.txt' }) });
    const words = [
      'run',
      '1',
      '--json',
      '--sandbox',
      'auto',
      '--agent',
      'script',
      '--max-parallel',
      '2',
      '--backoff',
      '1ms',
    ];
    const run = () => start(cliPath, words, { cwd: root, env: { TMPDIR } });
    const first = run();
    const started = () => execFileSync('find', [TMPDIR, root, '-name', 'started'], { encoding: 'utf8' }).trim();
    await until(() => started() !== '');
    const tree = dirname(started());
    first.child.kill('SIGKILL');
    await first.ended;
    writeFileSync(join(tree, 'go'), '');
    const { stdout } = await run().ended;
    const { plans } = JSON.parse(stdout);
    expect([plans[0].signal.status, plans[0].signal.attempt]).toEqual(['success', 1]);
    expect([
      git(root, 'show', 'HEAD:a.txt'),
      git(root, 'show', 'HEAD:out.txt'),
      git(root, 'status', '--porcelain'),
    ]).toEqual(['a', 'out', '']);
    expect(readdirSync(TMPDIR).filter((name) => name !== 'phase-executor-worktrees')).toEqual([]);
  },
);

caged(
  'the verdict on a complete phase stands for the same commit and rules, and code under test cannot write one',
  async () => {
    const root = makeProject({ '01-01': plan() });
    const record = join(root, '.git', 'phase-executor');
    const seen = join(temporaryDir('seen'), 'seen');
    const check = `ls -A '${record}' > '${seen}'; touch '${record}/forged' || grep -q done out.txt`;
    const checked = plan().replace('</task>', `<verify><automated>${check}</automated></verify>\n</task>`);
    put(root, '.planning/phases/01-first/01-01-PLAN.md', checked);
    git(root, 'commit', '-qam', 'a check');
    const run = async (...more: string[]) => {
      const { code, stdout, stderr } = await call(
        ['run', '1', '--json', '--agent', 'script', '--sandbox', 'auto', ...more],
        { cwd: root },
      );
      const isJudged = stderr.includes('in a clean copy');
      expect([code, isJudged]).toEqual([0, !/the verdict of \S+ stands/.test(stderr)]);
      return { isJudged, evidence: JSON.parse(stdout).plans[0].signal.details.evidence };
    };
    const first = await run();
    expect([first.isJudged, readFileSync(seen, 'utf8'), existsSync(join(record, 'forged'))]).toEqual([true, '', false]);
    expect(await run()).toEqual({ ...first, isJudged: false });
    expect((await run('--min-evidence', 'checks')).isJudged).toBe(true);
    put(root, 'out.txt', 'done differently\n');
    git(root, 'commit', '-qam', 'another commit');
    expect((await run('--min-evidence', 'checks')).isJudged).toBe(true);
  },
);
