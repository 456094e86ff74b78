import { afterEach, expect, test } from '@jest/globals';
import { Scratch } from './scratch.ts';

const scratches: Scratch[] = [];
afterEach(() => {
  for (const scratch of scratches.splice(0)) scratch.remove();
});

const files = {
  '.gitattributes': '*.win text=auto\n',
  'README.md': '# Hello\n',
  'a/b/c.txt': 'c\n',
  'a/b.txt': 'between a folder and what comes after it\n',
  'a/b-c/d.txt': 'd\n',
  'lib/.gitattributes': '*.txt text eol=crlf\n',
  'lib/x.txt': 'x\n',
  'only/one.txt': 'the only file of its folder\n',
  'old.win': 'one\r\ntwo\r\n',
};

const cases: Record<string, string> = {
  'new, changed and deleted files, and a folder that goes with its last file':
    'echo new > new.txt; mkdir -p a/n/m; echo deep > a/n/m/deep.txt; echo more >> README.md; rm only/one.txt a/b/c.txt',
  'a file that became a folder, and a folder that became a file':
    'rm a/b.txt; mkdir a/b.txt; echo in > a/b.txt/in.txt; rm -r a/b-c; echo file > a/b-c',
  'a link, a program, and names of other bytes': `ln -s README.md link; echo '#!/bin/sh' > run.sh; chmod +x run.sh README.md; echo odd > "$(printf 'odd\\377\\nname')"`,
  'line ends, as the index and attributes have them':
    'printf "1\\r\\n2\\r\\n" | tee old.win > new.win; printf "y\\r\\n" > lib/y.txt',
  'attributes that are gone': 'rm lib/.gitattributes; printf "z\\r\\n" > lib/z.txt',
  'more files than a command line should name': 'for n in $(seq 150); do echo $n > a/$n.txt; done; rm README.md',
  'everything deleted': 'git rm -qrf .',
};
const setUps: Record<string, string> = {
  'an ordinary repository': ':',
  'line ends of Windows': 'git config core.autocrlf true',
  'a repository of SHA-256':
    'rm -rf .git; git init -q --object-format=sha256; git config user.name U; git config user.email u@e.invalid',
};

test.each(
  Object.entries(setUps).flatMap(([place, setUp]) =>
    Object.entries(cases).map(([what, work]) => [place, what, setUp, work]),
  ),
)('in %s the tree is the one that git would commit: %s', async (_place, _what, setUp, work) => {
  const scratch = new Scratch(files);
  scratches.push(scratch);
  scratch.sh(setUp);
  // A second version of everything, so that a file of the first one is no longer as it was added.
  for (let n = 0; n < 150; n += 1) scratch.write({ [`a/${n}.txt`]: 'first\n' });
  scratch.sh('git add -A; git commit -qm more');
  const git = await scratch.open();
  scratch.sh(work);
  const { changes } = await git.state();
  const index = scratch.sh('git ls-files --stage');
  const tree = await git.treeWith(
    'HEAD',
    changes.map(({ path }) => path),
  );
  expect(scratch.sh('git ls-files --stage')).toBe(index);
  scratch.sh('git add -A');
  expect(tree).toBe(scratch.git('write-tree').trim());
  expect(scratch.git('fsck', '--strict')).toBe('');
});

test('a tree that a git gc has removed since it was made is made again', async () => {
  const scratch = new Scratch(files);
  scratches.push(scratch);
  scratch.write({ 'a/n/new.txt': 'new\n' });
  const git = await scratch.open();
  const tree = await git.treeWith('HEAD', ['a/n/new.txt']);
  scratch.git('prune', '--expire=now');
  expect(await git.treeWith('HEAD', ['a/n/new.txt'])).toBe(tree);
  expect(scratch.git('ls-tree', '-r', '--name-only', tree)).toContain('a/n/new.txt');
});
