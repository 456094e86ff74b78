import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { makeCleanCopy, writeFilesAhead } from '../../../src/system/git/clean-copy.ts';
import { Git } from '../../../src/system/git/git.ts';
import { SpareFiles } from '../../../src/system/git/spare-files.ts';
import { bareEnvironment, git, makeRepository, put, temporaryDir } from '../../project.ts';

const open = (root: string) => Git.open(root, bareEnvironment());
const head = (root: string) => git(root, 'rev-parse', 'HEAD');

/** Long names make an index large enough without thousands of files. */
const many = Object.fromEntries(
  Array.from({ length: 90 }, (_, at) => [`long/${`${'x'.repeat(240)}/`.repeat(13)}${at}.txt`, `${at}\n`]),
);
const files = {
  ...many,
  '.gitignore': 'dist\n',
  'src/a.txt': 'one\n',
  'src/b.txt': 'two\n',
  'run.sh': '#!/bin/sh\n',
  'test/t.txt': 'strict\n',
};

function repository(more: Record<string, string> = {}): string {
  const root = makeRepository({ ...files, ...more });
  symlinkSync('src/a.txt', join(root, 'link'));
  git(root, '-c', 'core.safecrlf=false', 'add', '-A');
  git(root, 'update-index', '--chmod=+x', 'run.sh');
  git(root, 'commit', '-qm', 'links');
  git(root, 'reset', '-q', '--hard');
  return root;
}

/** Files of a closed copy, to which `change` was done, taken over by a copy of HEAD. */
async function takenOver(root: string, change: (tree: string) => void) {
  const source = await open(root);
  const spare = new SpareFiles(temporaryDir('scratch'));
  const first = await makeCleanCopy(source, head(root), temporaryDir('first'), 'refs/heads/main');
  const inode = statSync(join(first.root, 'src/b.txt')).ino;
  change(first.root);
  spare.keep(source, first.root);
  expect(existsSync(first.root)).toBe(false);
  const copy = await makeCleanCopy(source, head(root), temporaryDir('copy'), 'refs/heads/main', spare);
  return { copy, isTaken: statSync(join(copy.root, 'src/b.txt')).ino === inode };
}

/** Everything in a folder but the insides of the copy's own `.git`, with modes, numbers of links, and contents. */
function contents(root: string, below = ''): string[] {
  return readdirSync(join(root, below)).flatMap((name) => {
    const path = join(below, name);
    const stat = lstatSync(join(root, path));
    if (path === '.git') return [];
    if (stat.isDirectory()) return [`${path}/`, ...contents(root, path)];
    const text = stat.isSymbolicLink() ? 'link' : stat.isFile() ? readFileSync(join(root, path), 'utf8') : 'other';
    return [`${path} ${(stat.mode & 0o7111).toString(8)} ${stat.nlink} ${text}`];
  });
}

const attacks: Record<string, (tree: string) => void> = {
  'an ignored build': (tree) => put(tree, 'dist/built.js', 'stale'),
  'a new file beside the tests': (tree) => put(tree, 'test/helper.txt', 'new'),
  'an empty folder': (tree) => mkdirSync(join(tree, 'src/__init__')),
  'a repository with hooks among the files of a folder': (tree) => {
    execFileSync('git', ['init', '-q', join(tree, 'src')]);
    put(tree, 'src/.git/hooks/post-checkout', '#!/bin/sh\ntouch hooked\n');
  },
  'a hook and a setting in its own .git': (tree) => {
    put(tree, '.git/hooks/post-index-change', '#!/bin/sh\ntouch hooked\n');
    git(tree, 'config', 'core.fsmonitor', 'touch hooked');
  },
  'a changed file of the same size and times': (tree) => {
    const file = join(tree, 'test/t.txt');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'weaker\n');
    utimesSync(file, atime, mtime);
  },
  'other line ends': (tree) => writeFileSync(join(tree, 'src/a.txt'), 'one\r\n'),
  'a file with another mode': (tree) => chmodSync(join(tree, 'src/a.txt'), 0o4755),
  'a file without its mode': (tree) => chmodSync(join(tree, 'run.sh'), 0o644),
  'a second name for a file, elsewhere': (tree) =>
    linkSync(join(tree, 'src/a.txt'), join(temporaryDir('elsewhere'), 'a.txt')),
  'a file that is gone': (tree) => rmSync(join(tree, 'src/a.txt')),
  'a folder in place of a file': (tree) => {
    rmSync(join(tree, 'run.sh'));
    put(tree, 'run.sh/x', 'x');
  },
  'a file in place of a folder': (tree) => {
    rmSync(join(tree, 'test'), { recursive: true });
    writeFileSync(join(tree, 'test'), 'x');
  },
  'a link in place of a folder': (tree) => {
    renameSync(join(tree, 'test'), join(tree, 'moved'));
    symlinkSync('moved', join(tree, 'test'));
  },
  'a link in place of a file': (tree) => {
    renameSync(join(tree, 'run.sh'), join(tree, 'moved.sh'));
    symlinkSync('moved.sh', join(tree, 'run.sh'));
  },
  'a link that leads elsewhere': (tree) => {
    rmSync(join(tree, 'link'));
    symlinkSync('/etc/hostname', join(tree, 'link'));
  },
  'a pipe': (tree) => execFileSync('mkfifo', [join(tree, 'test/pipe')]),
  'a pipe in place of a file': (tree) => {
    rmSync(join(tree, 'test/t.txt'));
    execFileSync('mkfifo', [join(tree, 'test/t.txt')]);
  },
  'a name that is not UTF-8': (tree) =>
    writeFileSync(Buffer.concat([Buffer.from(`${tree}/test/`), Buffer.from([0xff])]), 'x'),
  'attributes of its own': (tree) => put(tree, '.git/info/attributes', '* eol=crlf\n'),
  'an ignore file that hides itself': (tree) => put(tree, 'src/.gitignore', '*\n'),
};

describe('a copy that takes spare files over holds what the commit holds and nothing else', () => {
  const root = repository();
  const fresh = open(root).then((source) => makeCleanCopy(source, head(root), temporaryDir('fresh'), null));

  test.each(Object.entries(attacks))('%s', async (_, attack) => {
    const { copy } = await takenOver(root, attack);
    expect(contents(copy.root)).toEqual(contents((await fresh).root));
    expect(git(copy.root, 'status', '--porcelain', '--ignored')).toBe('');
    expect(existsSync(join(copy.root, '.git/hooks'))).toBe(false);
  });

  it('writes no file again that has the content of the commit', async () => {
    const { isTaken } = await takenOver(root, (tree) => put(tree, 'src/a.txt', 'changed'));
    expect(isTaken).toBe(true);
  });

  it('is written anew where the spare folder is a link', async () => {
    const elsewhere = temporaryDir('elsewhere');
    put(elsewhere, 'kept.txt', 'mine');
    const { copy } = await takenOver(root, (tree) => {
      rmSync(tree, { recursive: true });
      symlinkSync(elsewhere, tree);
    });
    expect(contents(copy.root)).toEqual(contents((await fresh).root));
    expect(readFileSync(join(elsewhere, 'kept.txt'), 'utf8')).toBe('mine');
  });
});

it.each(['a.txt text eol=crlf', '*.txt ident', '[attr]windows eol=crlf\n*.txt windows'])(
  'takes nothing over where a checkout writes other bytes than git stores: %s',
  async (rule) => {
    const root = repository({ '.gitattributes': `${rule}\n` });
    const { copy, isTaken } = await takenOver(root, (tree) => writeFileSync(join(tree, 'src/a.txt'), 'one\n'));
    const plain = await makeCleanCopy(await open(root), head(root), temporaryDir('plain'), null);
    expect(isTaken).toBe(false);
    expect(contents(copy.root)).toEqual(contents(plain.root));
  },
);

it('writes files ahead, which a copy of a later commit takes over', async () => {
  const root = repository();
  const source = await open(root);
  const spare = new SpareFiles(temporaryDir('scratch'));
  spare.writeAhead(source, (folder, cancel) => writeFilesAhead(source, folder, cancel));
  appendFileSync(join(root, 'src/a.txt'), 'more\n');
  rmSync(join(root, 'src/b.txt'));
  git(root, 'commit', '-qam', 'later');
  const copy = await makeCleanCopy(source, head(root), temporaryDir('copy'), null, spare);
  const plain = await makeCleanCopy(source, head(root), temporaryDir('plain'), null);
  expect(contents(copy.root)).toEqual(contents(plain.root));
  expect(git(copy.root, 'status', '--porcelain', '--ignored')).toBe('');
});

it('stops writing ahead when it is closed, and keeps nothing then', async () => {
  const root = repository();
  const source = await open(root);
  const scratch = temporaryDir('scratch');
  const spare = new SpareFiles(scratch);
  spare.writeAhead(
    source,
    (_, cancel) =>
      new Promise((_resolve, reject) => cancel.addEventListener('abort', () => reject(new Error('cancelled')))),
  );
  expect(readdirSync(scratch)).toHaveLength(1);
  await spare.close();
  expect(readdirSync(scratch)).toEqual([]);
  put(scratch, 'tree/a.txt', 'x');
  spare.keep(source, join(scratch, 'tree'));
  expect(await spare.take(join(scratch, 'to'))).toBe(false);
});

it('keeps nothing of a small repository: its files are written sooner than compared', async () => {
  const root = makeRepository({ 'a.txt': 'x\n' });
  const source = await open(root);
  const spare = new SpareFiles(temporaryDir('scratch'));
  const copy = await makeCleanCopy(source, head(root), temporaryDir('copy'), null, spare);
  spare.keep(source, copy.root);
  expect(existsSync(copy.root)).toBe(true);
});
