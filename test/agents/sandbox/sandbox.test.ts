import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { withOwnNetwork } from '../../../src/agents/gateway/own-network.ts';
import { hidePaths } from '../../../src/agents/sandbox/covered-folders.ts';
import { hiddenInHome } from '../../../src/agents/sandbox/home.ts';
import {
  type EnteredSandbox,
  Sandbox,
  type SandboxedCall,
  type SharedSandbox,
  spareFolder,
} from '../../../src/agents/sandbox/sandbox.ts';
import { openClone } from '../../../src/run/room/private-clone.ts';
import { Rooms } from '../../../src/run/room/rooms.ts';
import { findWeakestBoundary, type SandboxLevel } from '../../../src/signal/boundary.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { captureOutput } from '../../../src/system/process/capture.ts';
import { findReaper, type Namespace } from '../../../src/system/process/namespace.ts';
import { namespacesHere, testIf } from '../../needs.ts';
import { Scratch } from '../../system/git/scratch.ts';

const namespaces = await namespacesHere();
let [namespace] = namespaces as [Namespace];
const caged = testIf(
  !['reaper', 'none'].includes(namespace.kind) && existsSync('/usr/bin/perl'),
  'this kernel lets nobody make namespaces',
);

const run = `run-${process.pid}`;
let scratch: Scratch;
let git: Git;
let home: string;
let cage: Sandbox;
beforeEach(async () => {
  scratch = new Scratch({ 'a.txt': '1\n' });
  git = await scratch.open();
  home = join(scratch.base, 'home');
  mkdirSync(join(scratch.base, run));
  cage = cageIn(join(scratch.base, run));
});
afterEach(async () => {
  await cage.close();
  scratch.remove();
});

function cageIn(folder: string, job: Record<string, string> = {}): Sandbox {
  return new Sandbox({ namespace, environment: job }, join(folder, '01-01-a1-cage'));
}

async function enter(more: Partial<SandboxedCall> = {}): Promise<EnteredSandbox> {
  const environment = { ...scratch.env, TMPDIR: scratch.base, ...more.environment };
  const entered = await cage.enter({ git, cwd: scratch.root, writable: [], words: [], ...more, environment });
  expect([entered.problem, entered.level]).toEqual([null, 'kernel']);
  return entered;
}

/** What an agent prints in there, errors too. */
async function agent(
  {
    inside: {
      words: [program = '', ...words],
    },
  }: EnteredSandbox,
  script: string,
  cwd = scratch.root,
) {
  const env = { ...scratch.env, TMPDIR: scratch.base };
  const { stdout } = await captureOutput(program, [...words, 'bash', '-c', `exec 2>&1; ${script}`], { cwd, env });
  return stdout.toString('utf8').trim();
}

const put = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

describe.each(namespaces)('a cage that $kind makes', (here) => {
  beforeAll(() => {
    namespace = here;
  });
  caged(
    'what an agent writes outside of its work tree is its own, lasts for its attempt, and is gone after it',
    async () => {
      put(join(home, '.bashrc'), 'known');
      const first = await enter();
      const write =
        'cat ~/.bashrc; echo changed > ~/.bashrc; echo b > ~/b; echo t > /tmp/t; echo v > /var/tmp/v; echo d > $TMPDIR/d';
      expect(await agent(first, `${write}; echo s > /dev/shm/s; echo work > work.txt`)).toBe('known');
      const second = await enter();
      expect(await agent(second, 'cat ~/.bashrc ~/b /tmp/t /var/tmp/v $TMPDIR/d; ls /dev/shm')).toBe(
        ['changed', 'b', 't', 'v', 'd'].join('\n') +
          (scratch.base.startsWith('/dev/shm/') ? `\n${scratch.base.split('/')[3]}` : ''),
      );
      expect([readFileSync(join(home, '.bashrc'), 'utf8'), existsSync(join(home, 'b'))]).toEqual(['known', false]);
      expect(
        ['/tmp/t', '/var/tmp/v', join(scratch.base, 'd'), '/dev/shm/s'].filter((path) => existsSync(path)),
      ).toEqual([]);
      expect(scratch.read('work.txt')).toBe('work\n');
      await cage.close();
      expect([
        existsSync(join(scratch.base, run, '01-01-a1-cage')),
        readFileSync('/proc/self/mountinfo', 'utf8').includes(scratch.base.replace(/^.*\//, '')),
      ]).toEqual([false, false]);
    },
  );

  caged('with a network of its own, sockets of the machine are out of reach wherever their files lie', async () => {
    const own = await withOwnNetwork(namespace, null);
    if (own === null) return; // no network namespaces here
    const beside = ['in-home', 'elsewhere', 'in-tree'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)));
    const paths = [
      join(home, 's'),
      join(scratch.root, 's'),
      ...beside.map((folder) => join(folder, 's')),
      join('/var/tmp', `s-${process.pid}`),
    ];
    const servers = paths.map((path) => createServer((socket) => socket.end('reached')).listen(path));
    await Promise.all(servers.map((server) => server.listening || once(server, 'listening')));
    const connect = `perl -MSocket -e 'for (@ARGV) { socket(my $s, AF_UNIX, SOCK_STREAM, 0); connect($s, pack_sockaddr_un($_)) and print <$s> }'`;
    const script = `${connect} ${paths.map((path) => `'${path}'`).join(' ')}`;
    const call = {
      git,
      cwd: scratch.root,
      environment: { ...scratch.env, TMPDIR: scratch.base },
      writable: beside,
      words: [],
    };
    const reached = async (ground: SharedSandbox) => {
      const each = new Sandbox(ground, join(scratch.base, run, 'x-cage'));
      return agent(await each.enter(call), script).finally(() => each.close());
    };
    expect(await reached({ namespace, environment: {} })).toContain('reached');
    expect(await reached({ namespace: own, environment: {}, hasOwnNetwork: true })).toBe('');
    for (const server of servers) server.close();
  });

  caged(
    'programs and files that the environment or the command names are there, and what they write is private',
    async () => {
      const tools = join(scratch.base, 'tools');
      put(join(tools, 'bin/tool'), '#!/bin/sh\ncat "$(dirname "$0")/../lib/word"\n');
      await captureOutput('chmod', ['+x', join(tools, 'bin/tool')], { cwd: '/', env: scratch.env });
      for (const [path, text] of [
        ['tools/lib/word', 'word'],
        ['agent dir/agent.sh', 'cat "$(dirname "$0")/more"'],
        ['agent dir/more', 'more'],
        ['cache/old', 'old'],
        ['bin/own', 'echo own'],
        ['beside.sh', 'cat "$(dirname "$0")/tools/lib/word"'], // its folder holds the room
      ])
        put(join(scratch.base, `${path}`), `${text}\n`);
      const words = ['-c', `bash '${scratch.base}/agent dir/agent.sh' --flag; bash ${scratch.base}/beside.sh`];
      const entered = await enter({
        words,
        environment: {
          PATH: `${tools}/bin:${scratch.base}/bin:${scratch.env.PATH}`,
          CACHE: join(scratch.base, 'cache'),
        },
      });
      const script = `PATH=${tools}/bin:$PATH tool; bash ${scratch.base}/bin/own; ${words[1]}; cat ${scratch.base}/cache/old; echo new > ${scratch.base}/cache/new && ls ${scratch.base}/cache`;
      expect(await agent(entered, script)).toBe('word\nown\nmore\nword\nold\nnew\nold');
      expect(existsSync(join(scratch.base, 'cache/new'))).toBe(false);
    },
  );

  caged('a home has nothing but what is listed or named, and all of it is the attempt’s own', async () => {
    const listed = ['.cargo/bin/cargo', '.cargo/registry/a', '.bashrc', '.codex/config.toml', '.config/git/ignore'];
    const named = ['tools/bin/tool', 'named/key'];
    const keys = [
      '.aws/credentials',
      '.npmrc',
      '.azure/token',
      '.vault-token',
      '.config/gcloud/db',
      '.mozilla/cookies',
    ];
    const others = ['.cargo/credentials.toml', '.codex/auth.json', '.docker/config.json', '.ssh/id', 'work/notes'];
    for (const path of [...listed, ...named, ...keys, ...others, '.included']) put(join(home, path), `of ${path}\n`);
    put(join(home, '.included'), '[user]\n\tname = Included\n');
    put(join(home, '.gitconfig'), `[include]\n\tpath = ${home}/.included\n`);
    git = await scratch.open();
    const PATH = [join(home, 'tools/bin'), join(home, '.cargo/bin'), scratch.env.PATH].join(':');
    const environment = {
      PATH,
      CARGO_HOME: join(home, '.cargo'),
      XDG_CONFIG_HOME: join(home, '.config'),
      KEY: join(home, 'named'),
    };
    const entered = await enter({ environment });
    const found = await agent(
      entered,
      'cd; find . -type f -size +0; git config --global --includes user.name; echo x >> .gitconfig && echo x >> .cargo/bin/cargo',
    );
    const expected = [...listed, ...named, '.gitconfig', '.included'].map((path) => `./${path}`).sort();
    expect(found.split('\n').sort()).toEqual([...expected, 'Included'].sort());
    expect(readFileSync(join(home, '.cargo/bin/cargo'), 'utf8')).toBe('of .cargo/bin/cargo\n');
  });

  caged('tests find tools and settings in a home, and nothing else that begins with a dot', async () => {
    const shown = ['.nvm/node', '.bashrc', '.used/bin/tool', 'work/notes'];
    const keys = [
      '.aws/credentials',
      '.npmrc',
      '.config/gcloud/db',
      '.cargo/credentials.toml',
      '.claude/.credentials.json',
    ];
    for (const path of [...shown, ...keys]) put(join(home, path), `of ${path}\n`);
    symlinkSync('/usr/share', join(home, '.shared'));
    const hidden = hiddenInHome(home, [join(home, '.used/bin')]);
    const inside = hidePaths(namespace, hidden, join(scratch.root, '.git'));
    const found = await agent(
      { inside: inside ?? namespace, level: 'namespace', problem: null },
      'cd; grep -r of . | sort; ls .shared | head -c 1 | wc -c; echo x > ~/work/.git 2>&1',
    );
    expect(found.split('\n')).toEqual([...shown.map((path) => `./${path}:of ${path}`).sort(), '1']);
  });

  caged('a login that the agent renews stays renewed', async () => {
    put(join(home, '.claude/.credentials.json'), 'old');
    const entered = await enter({ writable: [join(home, '.claude/.credentials.json'), join(home, '.none')] });
    await agent(entered, 'echo new > ~/.claude/.credentials.json; echo x > ~/.claude/settings.json');
    expect(readFileSync(join(home, '.claude/.credentials.json'), 'utf8')).toBe('new\n');
    expect(existsSync(join(home, '.claude/settings.json'))).toBe(false);
  });

  caged('in a room an agent sees and writes that alone, and its commits come out of it', async () => {
    const rooms = new Rooms(git, join(scratch.base, 'rooms'));
    const head = (await git.head()).sha;
    const [one, two] = [await rooms.add('one', head), await rooms.add('two', head)];
    const take = await openClone(one.git, 'refs/heads/main');
    for (const path of ['modules/lib/config', 'lfs/objects/y']) put(join(scratch.root, '.git', path), 'own');
    const entered = await enter({ git: one.git, cwd: one.root, neighbours: dirname(one.root) });
    const ours = join(scratch.root, '.git');
    const script = `echo x > ../two/a.txt; echo x > ${scratch.root}/a.txt; ls ..; rm -rf ${ours}/objects/?? 2>/dev/null || true; ls -A ${ours}; git gc -q
      echo big > ${ours}/lfs/x; echo x > ${ours}/modules/lib/config; git stash list; echo 2 > a.txt; git commit -qam Two; git log -1 --format=%s`;
    const found = await agent(entered, script, one.root);
    expect(found).toMatch(
      /two.a.txt: No such file.*\none\nlfs\nobjects\n.*lfs\/x: Read-only.*modules\/lib\/config: No such file or directory\nTwo$/s,
    );
    expect(await take({ phase: '01', plan: '01-01', attempt: 1 })).toEqual([]);
    expect(scratch.git('log', '-1', '--format=%s', (await one.git.head()).sha).trim()).toBe('Two');
    expect([scratch.read('a.txt'), readFileSync(join(two.root, 'a.txt'), 'utf8')]).toEqual(['1\n', '1\n']);
    expect([existsSync(join(ours, 'lfs/x')), readFileSync(join(ours, 'modules/lib/config'), 'utf8')]).toEqual([
      false,
      'own',
    ]);
    scratch.git('fsck', '--strict');
  });

  caged('a folder that is not ours is refused, and the boundary is the weaker one, with a reason', async () => {
    const foreign = join(scratch.base, `foreign-${process.pid}`);
    const spare = join(spareFolder, `foreign-${process.pid}`);
    for (const link of [foreign, spare]) symlinkSync(home, link);
    const inHome = new Sandbox({ namespace, environment: {} }, join(foreign, 'x-cage'));
    const call = { git, cwd: scratch.root, environment: scratch.env, writable: [], words: [] };
    const { level, problem, inside } = await inHome.enter(call);
    expect([level, inside]).toEqual(['namespace', namespace]);
    expect(problem).toMatch(/not a folder of ours/);
    await inHome.close();
    for (const link of [foreign, spare]) rmSync(link);
  });
});

test('without namespaces there is none, and none is missed where none is wanted', async () => {
  const call = { git, cwd: scratch.root, environment: scratch.env, writable: [], words: [] };
  const without = new Sandbox(
    { namespace: { kind: 'none', words: [] }, environment: {} },
    join(scratch.base, run, 'x-cage'),
  );
  expect(await without.enter(call)).toMatchObject({
    level: 'none',
    inside: { words: [] },
    problem: expect.stringContaining('namespaces'),
  });
  const off = new Sandbox({ namespace: null, environment: {} }, join(scratch.base, run, 'x-cage'));
  expect(await off.enter(call)).toMatchObject({ level: 'none', inside: await findReaper(), problem: null });
});

test('the weakest boundary of several counts', () => {
  const weakest = (...levels: SandboxLevel[]) => findWeakestBoundary(levels.map((cage) => ({ cage }))).cage;
  expect([weakest('kernel', 'namespace'), weakest('none', 'kernel'), weakest()]).toEqual([
    'namespace',
    'none',
    undefined,
  ]);
});
