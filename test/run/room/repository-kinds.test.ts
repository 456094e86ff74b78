import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { call, commitAll, git, makeProject, makeRepository, plan, put, temporaryDir } from '../../project.ts';

// A room has the whole tree of the commit, whatever kind of repository it is made for, and what is done there arrives.

const env = { HOME: temporaryDir('home') };
writeFileSync(join(env.HOME, '.gitconfig'), '[protocol "file"]\n\tallow = always\n');

/** Reads files that a partial or sparse repository lacks, changes one, and has git refresh what it wants to. */
const script = 'cat src/a.txt other/b.txt > out.txt; echo new > other/b.txt; git stash -q -u; git stash pop -q';
const files = { 'src/a.txt': 'a\n', 'other/b.txt': 'b\n' };
const done = { out: 'a\nb', changed: 'new' };
const sparse = ['sparse-checkout', 'set', '--cone', 'src', '.planning'];

function project(more: Record<string, string> = {}): string {
  const root = makeProject({ '01-01': plan({ script, files: 'out.txt, other/b.txt' }) }, { ...files, ...more });
  commitAll(root, 'second', { 'src/c.txt': 'c\n' });
  return root;
}

function cloned(origin: string, ...options: string[]): string {
  const root = join(temporaryDir('clone'), 'clone');
  git(origin, 'config', 'uploadpack.allowFilter', 'true');
  git(origin, 'clone', '-q', ...options, `file://${origin}`, root);
  git(root, 'config', 'user.name', 'Test');
  git(root, 'config', 'user.email', 'test@example.invalid');
  return root;
}

const kinds: [kind: string, make: () => string][] = [
  ['a shallow clone', () => cloned(project(), '--depth', '1')],
  ['a partial clone', () => cloned(project(), '--filter=blob:none')],
  [
    'a partial and sparse clone',
    () => {
      const root = cloned(project(), '--filter=blob:none', '--sparse');
      git(root, ...sparse);
      return root;
    },
  ],
  [
    'a sparse checkout',
    () => {
      const root = project();
      git(root, ...sparse);
      return root;
    },
  ],
  [
    'a repository with SHA-256',
    () => {
      const from = project();
      const root = temporaryDir('sha256');
      git(root, 'init', '-q', '-b', 'main', '--object-format=sha256');
      cpSync(from, root, { recursive: true, filter: (path) => basename(path) !== '.git' });
      commitAll(root, 'begin');
      return root;
    },
  ],
  [
    'a repository with a submodule',
    () => {
      const root = project();
      const library = makeRepository({ 'lib.txt': 'lib\n' });
      git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib');
      commitAll(root, 'lib');
      return root;
    },
  ],
  [
    'pointers of Git LFS',
    () =>
      project({
        '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
        'data.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`,
      }),
  ],
  [
    'commit_docs: false',
    () => {
      const root = project();
      git(root, 'rm', '-rq', '--cached', '.planning');
      put(root, '.planning/config.json', '{"planning": {"commit_docs": false}}');
      put(root, '.gitignore', '.planning/\n');
      commitAll(root, 'documents are local');
      return root;
    },
  ],
];

test.each(kinds)('a phase completes truthfully in %s', async (kind, make) => {
  const root = make();
  const words = ['run', '1', '--json', '--agent', 'script', '--max-attempts', '1'];
  const { code, stdout, stderr } = await call(words, { cwd: root, env });
  expect([code, code === 0 ? '' : stderr + stdout.slice(0, 2000)]).toEqual([0, '']);
  expect({ out: git(root, 'show', 'HEAD:out.txt'), changed: git(root, 'show', 'HEAD:other/b.txt') }).toEqual(done);
  expect(git(root, 'log', '--diff-filter=D', '--format=', '--name-only', '-3', '--', 'src', 'other', 'lib')).toBe('');
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(readFileSync(join(root, 'out.txt'), 'utf8').trim()).toBe(done.out);
  expect(existsSync(join(root, 'other/b.txt'))).toBe(!kind.includes('sparse'));
});

test('a phase completes truthfully in a project below the top', async () => {
  const inside = makeProject({ '01-01': plan({ script }) }, files);
  const top = temporaryDir('top');
  git(top, 'init', '-q', '-b', 'main');
  cpSync(inside, join(top, 'app'), { recursive: true, filter: (path) => basename(path) !== '.git' });
  commitAll(top, 'begin');
  const words = ['run', '1', '--json', '--agent', 'script', '--max-attempts', '1'];
  const { code, stderr } = await call(words, { cwd: join(top, 'app'), env });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  expect(git(top, 'show', 'HEAD:app/out.txt')).toBe(done.out);
  expect(git(top, 'status', '--porcelain')).toBe('');
});

test('a sparse checkout without the documents of the phase is refused before an agent starts', async () => {
  const root = project();
  git(root, 'sparse-checkout', 'set', '--cone', 'src');
  const { code, stderr } = await call(['run', '1', '--agent', 'script'], { cwd: root, env });
  expect([code, stderr]).toEqual([65, expect.stringContaining('there is no .planning')]);
});
