import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { emptyFile, missingImport } from '../../../src/judge/checks/hollow-files.ts';
import { Git } from '../../../src/system/git/git.ts';

const numbered = (word: string) => Array.from({ length: 40 }, (_, at) => `'${word}${at}'`).join(', ');

test.each([
  ['logo.png', 'a logo\n', 'is a text'],
  ['prices.pdf', 'Prices\n', 'is a text'],
  ['app.json', '{}\n', 'has only empty'],
  ['de.json', '{"login": "", "menu": {"open": ""}}\n', 'has only empty'],
  ['seo.json', '{"title": "TODO", "words": []}\n', 'has only empty'],
  ['compose.yml', 'version: 3\nservices:\n  web:\n  db:\n', 'has nothing under "services"'],
  ['compose.yml', 'services:\n  web:\n    image: your-image-here\n', 'has only empty'],
  ['openapi.yaml', 'openapi: 3.1.0\npaths: {}\n', 'has nothing under "paths"'],
  ['1.sql', '-- Migration: users\nBEGIN;\nSELECT 1;\nCOMMIT;\n', 'has nothing'],
  ['a.graphql', 'type Query {\n  _empty: String\n}\n', 'has nothing'],
  ['words.js', `export const words = [${numbered('word')}];\n`, 'has only numbered texts'],
  ['run.py', 'import base64\nexec(base64.b64decode("cHJpbnQoMSk="))\n', 'runs code that is encoded'],
  ['run.js', "eval(Buffer.from('YQ==', 'base64').toString());\n", 'runs code that is encoded'],
])('%s with %j holds nothing', (path, text, expected) => {
  expect(emptyFile(path, text)).toMatch(expected);
});

test.each([
  ['logo.png', '\ufffdPNG\r\n\0'],
  ['prices.pdf', '%PDF-1.4\n'],
  ['.prettierrc.json', '{}\n'],
  ['config.example.json', '{"key": ""}\n'],
  ['de.json', '{"login": "", "logout": "Abmelden"}\n'],
  ['hosts.yml', 'all:\n  hosts:\n    one:\n    two:\n'],
  ['compose.yml', 'services:\n  db:\n    image: postgres\nvolumes:\n  data:\n'],
  ['openapi.yaml', 'paths: {}\ncomponents:\n  a: b\n'],
  ['1.sql', 'SELECT name FROM users;\n'],
  ['main.tf', 'terraform {\n  backend "s3" {}\n}\n'],
  ['words.js', `export const words = ['aber', ${numbered('word')}];\n`],
  ['load.js', "const key = Buffer.from(text, 'base64');\nexport const run = () => exec('ls');\n"],
])('%s with %j holds something', (path, text) => {
  expect(emptyFile(path, text)).toBeNull();
});

const files = ['src/a.ts', 'src/b/index.ts', 'src/c.vue', 'src/d.json', 'src/only.test.js', 'pkg/x.py', 'pkg/sub/y.py'];

test.each([
  ['src/m.ts', "import { x } from './gone.js';\n", './gone.js'],
  ['src/m.ts', "export {\n  x,\n} from '../gone';\n", '../gone'],
  ['src/m.js', "const { x } = require('./only');\n", './only'],
  ['pkg/m.py', 'from .gone import x\n', '.gone'],
  ['src/m.ts', "import a from './a.js';\nimport b from './b';\nimport './c';\nimport d from './d.json?raw';\n", null],
  ['src/m.ts', "// import './gone';\nimport type { T } from './+types/m';\nimport './generated/gone';\n", null],
  ['src/m.ts', "import './ignored.js';\nimport './planned.js';\nimport x from 'gone';\n", null],
  ['pkg/m.py', 'from .x import a\nfrom .sub import y\nfrom . import gone\ntry:\n    from .gone import x\n', null],
])('%s with %j lacks %s', async (path, text, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const file of files) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), 'x\n');
    }
    writeFileSync(join(root, '.gitignore'), 'ignored.*\n');
    const env = { PATH: process.env.PATH ?? '', HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
    const run = (...args: string[]) => execFileSync('git', args, { cwd: root, env, encoding: 'utf8' }).trim();
    run('init', '-q');
    run('add', '--all');
    const git = new Git(root, join(root, '.git'), join(root, '.git'), env, 'git');
    const file = { git, tree: run('write-tree'), path, before: null, text };
    expect(await missingImport(file, (each) => each === 'src/planned.ts')).toBe(expected);
    expect(await missingImport({ ...file, before: text }, () => false)).toBeNull();
  } finally {
    rmSync(root, { recursive: true });
  }
});
