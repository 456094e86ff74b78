import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { judgePromises } from '../../../src/judge/checks/promises.ts';
import { decideLevels, listObjections, listWarnings } from '../../../src/judge/rules/finding.ts';
import { usual } from './levels.ts';
import { treeOf } from './tree-of.ts';

const kept = { failed: 0, warnings: 0, count: 1 };
/** There, and no work. */
const bare = { failed: 0, warnings: 0, count: 0 };
const refused = { failed: 1, warnings: 0, count: 0 };

test.each<
  [
    string,
    Record<string, string>,
    { path: string; contains?: string[]; exports?: string[]; minLines?: number },
    string,
    object,
  ]
>([
  ['a folder of .gitkeep', { 'data/.gitkeep': '' }, { path: 'data/' }, '', bare],
  ['a folder of folders of .gitkeep', { 'data/a/.gitkeep': '', 'data/b/.keep': '' }, { path: 'data' }, '', bare],
  ['a folder of .gitignore', { 'data/.gitignore': '*\n!.gitignore\n' }, { path: 'data' }, '', bare],
  ['a package of an empty __init__.py', { 'pkg/__init__.py': '' }, { path: 'pkg/' }, '', bare],
  ['a pattern that only .gitkeep fits', { 'data/.gitkeep': '' }, { path: 'data/*' }, '', bare],
  ['a folder of .gitkeep with a text', { 'data/.gitkeep': '' }, { path: 'data/', contains: ['x'] }, '', refused],
  ['a folder of .gitkeep with lines', { 'data/.gitkeep': '' }, { path: 'data/', minLines: 5 }, '', refused],
  ['a folder with a file', { 'data/.gitkeep': '', 'data/a.csv': 'a,b\n' }, { path: 'data/' }, '', kept],
  ['a package with code', { 'pkg/__init__.py': 'from .a import b\n' }, { path: 'pkg/' }, '', kept],
  ['a .gitkeep by its name', { 'data/.gitkeep': '' }, { path: 'data/.gitkeep' }, 'data/.gitkeep', kept],
  ['a folder whose .gitkeep the plan names', { 'data/.gitkeep': '' }, { path: 'data/' }, 'data/.gitkeep', kept],
  [
    'an empty package file by its name',
    { 'pkg/__init__.py': '' },
    { path: 'pkg/__init__.py' },
    'pkg/__init__.py',
    kept,
  ],
])('promises %s', async (_, files, promise, named, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'promises-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const artifact = { contains: [], exports: [], ...promise };
    const findings = await judgePromises(treeOf(root), [artifact], {
      isChanged: () => true,
      isInherited: () => false,
      isScaffold: async () => false,
      elsewhere: async () => null,
      isNamed: (path) => path === named,
    });
    const count = findings.filter(({ proves }) => proves).length;
    const judged = decideLevels(findings, usual);
    const [failed, warnings] = [listObjections(judged), listWarnings(judged)];
    expect({ failed: failed.length, warnings: warnings.length, count }).toEqual(expected);
    for (const said of [...failed.map(({ message }) => message), ...warnings])
      expect(said).toMatch(/; make (?:the files|it as)/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
