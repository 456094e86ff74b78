import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { decided, objections, warningsIn } from '../../../src/judge/rules/finding.ts';
import { judgePromises } from '../../../src/judge/verdict/promises.ts';
import { usual } from './levels.ts';
import { treeOf } from './tree-of.ts';

const kept = { failed: 0, warnings: 0, count: 1 };
const warned = { failed: 0, warnings: 1, count: 0 };
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
  ['a folder of .gitkeep', { 'data/.gitkeep': '' }, { path: 'data/' }, '', warned],
  ['a folder of folders of .gitkeep', { 'data/a/.gitkeep': '', 'data/b/.keep': '' }, { path: 'data' }, '', warned],
  ['a folder of .gitignore', { 'data/.gitignore': '*\n!.gitignore\n' }, { path: 'data' }, '', warned],
  ['a package of an empty __init__.py', { 'pkg/__init__.py': '' }, { path: 'pkg/' }, '', warned],
  ['a pattern that only .gitkeep fits', { 'data/.gitkeep': '' }, { path: 'data/*' }, '', warned],
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
  // By its letters alone
  [
    'code in a comment',
    { 'a.js': '// export function a goes here\nb();\n' },
    { path: 'a.js', contains: ['export function a'] },
    '',
    refused,
  ],
  ['a name in a comment', { 'a.py': '# def log_in\nB = 1\n' }, { path: 'a.py', contains: ['log_in'] }, '', refused],
  [
    'a table in a comment',
    { 'a.sql': '-- CREATE TABLE a (b int);\nSELECT 2;\n' },
    { path: 'a.sql', contains: ['CREATE TABLE a'] },
    '',
    refused,
  ],
  [
    'a key in a comment',
    { 'a.yml': '# replicas: 3\nb: 1\n' },
    { path: 'a.yml', contains: ['replicas: 3'] },
    '',
    refused,
  ],
  [
    'a key and a comment',
    { 'a.yml': '# replicas: 3\nreplicas: 3 # of b\n' },
    { path: 'a.yml', contains: ['replicas: 3'] },
    '',
    kept,
  ],
  ['code in a text', { 'a.js': 'b("function a(");\n' }, { path: 'a.js', contains: ['function a('] }, '', refused],
  [
    'an export in a comment',
    { 'a.ts': '// exports: a, b\nexport const c = 1;\n' },
    { path: 'a.ts', exports: ['a', 'b'] },
    '',
    refused,
  ],
  [
    'an export in a list',
    { 'a.ts': "export const c = ['a', 'b'];\n" },
    { path: 'a.ts', exports: ['a', 'b'] },
    '',
    refused,
  ],
  ['an undefined export', { 'a.js': 'exports.a = undefined;\n' }, { path: 'a.js', exports: ['a'] }, '', refused],
  ['an export of null', { 'a.ts': 'export const a: B = null;\n' }, { path: 'a.ts', exports: ['a'] }, '', refused],
  ['lines of blanks', { 'a.js': `a();${'\n'.repeat(50)}` }, { path: 'a.js', minLines: 40 }, '', refused],
  [
    'lines of comments',
    { 'a.js': `a();\n${Array.from({ length: 50 }, (_, at) => `// ${at}\n`).join('')}` },
    { path: 'a.js', minLines: 40 },
    '',
    refused,
  ],
  [
    'lines of numbered constants',
    {
      'a.js': `export const a = (b) => b;\n${Array.from({ length: 60 }, (_, at) => `export const c${at} = ${at};\n`).join('')}`,
    },
    { path: 'a.js', minLines: 60 },
    '',
    refused,
  ],
  [
    'lines of signs',
    { 'a.js': `a();\n${Array.from({ length: 50 }, (_, at) => `// ${'.'.repeat(at)}\n${';'.repeat(at)}\n`).join('')}` },
    { path: 'a.js', minLines: 80 },
    '',
    refused,
  ],
  [
    'lines of a table',
    { 'a.js': `export const a = [\n${Array.from({ length: 60 }, (_, at) => `  [${at}, ${at * at}],\n`).join('')}];\n` },
    { path: 'a.js', minLines: 60 },
    '',
    kept,
  ],
  [
    'code in a comment and beside it',
    { 'a.js': '// function a(\nfunction a() { return 1; }\n' },
    { path: 'a.js', contains: ['function a('] },
    '',
    kept,
  ],
  ['a number in a comment', { 'a.js': '// AUTH-01\nb();\n' }, { path: 'a.js', contains: ['AUTH-01'] }, '', kept],
  [
    'a tag of a comment',
    { 'a.ts': '/** @deprecated use b */\nexport const a = 1;\n' },
    { path: 'a.ts', contains: ['@deprecated'] },
    '',
    kept,
  ],
  [
    'a word of a comment',
    { 'a.ts': '// sizes of the layout\nexport const SIZES = [1];\n' },
    { path: 'a.ts', exports: ['layout'] },
    '',
    kept,
  ],
  ['an export by its key', { 'a.js': "exports['a'] = () => 1;\n" }, { path: 'a.js', exports: ['a'] }, '', kept],
  [
    'a variable that is null at first',
    { 'a.ts': 'export let a: B = null;\nexport const set = (b: B) => (a = b);\n' },
    { path: 'a.ts', exports: ['a'] },
    '',
    kept,
  ],
  ['a document of short lines', { 'a.md': 'a\n\nb\n\nc\n\nd\n\ne\n\nf\n' }, { path: 'a.md', minLines: 12 }, '', kept],
])('promises %s', async (_, files, promise, named, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'promises-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const artifact = { contains: [], exports: [], ...promise };
    const findings = await judgePromises(treeOf(root), [artifact], {
      rule: 'auto',
      isChanged: () => true,
      isInherited: () => false,
      elsewhere: async () => null,
      isNamed: (path) => path === named,
    });
    const count = findings.filter(({ proves }) => proves).length;
    const judged = decided(findings, usual);
    const [failed, warnings] = [objections(judged), warningsIn(judged)];
    expect({ failed: failed.length, warnings: warnings.length, count }).toEqual(expected);
    for (const said of [...failed.map(({ message }) => message), ...warnings])
      expect(said).toMatch(/; make (?:the files|it as)/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
