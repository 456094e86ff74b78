import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyArtifacts } from '../../../src/judge/checks/promised-artifacts.ts';
import type { Artifact } from '../../../src/plan/phase/must-haves.ts';
import type { TreeFiles } from '../../../src/system/git/tree-files.ts';
import { treeOf } from './tree-of.ts';

let home: string;
let root: string;
let known: TreeFiles | null = null;
/** The files as they are when first asked. */
const committed = () => {
  known ??= treeOf(root);
  return known;
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'artifacts-'));
  root = join(home, 'repo');
  await mkdir(join(root, 'src/app/[id]'), { recursive: true });
  await writeFile(join(root, 'src/a.ts'), 'export const add = 1;\nexport class Sum {}\n');
  await writeFile(join(root, 'src/app/[id]/page.tsx'), 'page');
  await writeFile(join(root, 'src/Panel.vue'), '<input\n  type=\'file\'\n  ref="a"\n/>\n');
  await writeFile(join(root, 'src/App.tsx'), 'export default function App(): string | null {}\n');
  await writeFile(join(root, 'My notes.md'), 'notes');
  await writeFile(join(root, 'guide.md'), '## The Lockout\nGuard\n');
  await writeFile(join(home, 'secret.txt'), 'export const add = 1;\n');
  await symlink('../secret.txt', join(root, 'way-out'));
  await symlink('src/a.ts', join(root, 'inside'));
  await symlink('..', join(root, 'up'));
});
afterAll(() => rm(home, { recursive: true }));

const promised = (path: string, more: Partial<Artifact> = {}): Artifact => ({
  path,
  contains: [],
  exports: [],
  ...more,
});

test.each<[string, Artifact, boolean | null, RegExp]>([
  ['a file', promised('src/a.ts'), true, /exists/],
  [
    'a file with all that was promised',
    promised('src/a.ts', { minLines: 3, contains: ['class'], exports: ['add', 'Sum'] }),
    true,
    /./,
  ],
  ['a route in brackets', promised('src/app/[id]/page.tsx'), true, /./],
  ['a link that stays inside', promised('inside', { exports: ['add'] }), true, /./],
  ['a directory', promised('src/app'), true, /directory/],
  ['a missing file', promised('src/b.ts'), false, /does not exist/],
  ['too few lines', promised('src/a.ts', { minLines: 4 }), false, /has 3 lines, at least 4/],
  ['a text that only a regular expression would find', promised('src/a.ts', { contains: ['cl.ss'] }), false, /cl\.ss/],
  ['alternatives', promised('src/a.ts', { contains: ['nothing|add = \\d'] }), true, /./],
  ['a pattern that matches nothing', promised('src/a.ts', { contains: ['export.*enum|interface'] }), false, /export/],
  ['a list of words', promised('src/a.ts', { contains: ['add, Sum'] }), true, /./],
  ['prose with commas', promised('src/a.ts', { contains: ['export add, class Sum'] }), false, /does not contain/],
  ['two lines', promised('src/a.ts', { contains: ['Sum\nadd'] }), true, /./],
  ['other quotes and line breaks', promised('src/Panel.vue', { contains: ['<input type="file" ref='] }), true, /./],
  ['other letters in a document', promised('guide.md', { contains: ['lockout guard'] }), true, /./],
  ['other letters in code', promised('src/a.ts', { contains: ['ADD'] }), false, /ADD/],
  ['a component that is its file', promised('src/Panel.vue', { exports: ['Panel'] }), true, /./],
  ['a default export', promised('src/App.tsx', { exports: ['default App'] }), true, /./],
  ['no default export', promised('src/a.ts', { exports: ['default Sum'] }), false, /default Sum/],
  ['an export with its kind', promised('src/a.ts', { exports: ['type Sum', 'const add'] }), true, /./],
  ['a missing export with a remark', promised('src/a.ts', { exports: ['minus (two numbers)'] }), false, /minus/],
  ['a missing export', promised('src/a.ts', { exports: ['subtract'] }), false, /export "subtract"/],
  ['a directory that should hold text', promised('src/app', { contains: ['x'] }), false, /is a directory/],
  ['a way out', promised('../secret.txt'), false, /outside of the repository/],
  ['a link to the outside', promised('way-out'), false, /symbolic link/],
  ['an absolute path', promised('/etc/passwd'), null, /absolute path/],
  ['prose', promised('Lighthouse report'), null, /prose/],
  ['prose that is the name of a file', promised('My notes.md'), null, /prose/],
  ['a generic export', promised('src/a.ts', { exports: ['Sum<A, B>'] }), true, /./],
  ['a glob that nothing matches', promised('dist/*.whl'), false, /no file matches dist/],
  ['braces of which one file is missing', promised('src/{a,b}.ts'), false, /src\/b\.ts does not exist/],
  ['a glob in which no file holds the text', promised('src/**/*.ts', { contains: ['enum'] }), false, /enum/],
])('%s', async (_, artifact, passed, message) => {
  const findings = await verifyArtifacts(committed(), [artifact]);
  expect(findings).toEqual([
    { rule: 'promise/missing', passed, subject: artifact.path, message: expect.stringMatching(message) },
  ]);
});

test.each<[string, Artifact, string[]]>([
  ['one folder', promised('src/*.ts'), ['src/a.ts']],
  ['a whole tree', promised('src/**/*.{ts,tsx}'), ['src/a.ts', 'src/App.tsx', 'src/app/[id]/page.tsx']],
  ['one letter', promised('src/?.ts', { exports: ['add'] }), ['src/a.ts']],
  ['one of several files', promised('src/**/*', { contains: ['page'] }), ['src/app/[id]/page.tsx']],
  ['a placeholder', promised('src/{name}.vue'), ['src/Panel.vue']],
])('a glob over %s passes by the files that hold the promise', async (_, artifact, files) => {
  const [finding] = await verifyArtifacts(committed(), [artifact]);
  expect({ passed: finding?.passed, files: [...(finding?.files ?? [])].sort() }).toEqual({
    passed: files.length > 0,
    files: files.sort(),
  });
});

test('a glob does not look into links that lead outside, nor into installed packages', async () => {
  await mkdir(join(root, 'node_modules/x'), { recursive: true });
  await writeFile(join(root, 'node_modules/x/only.css'), '');
  known = null;
  const findings = await verifyArtifacts(committed(), [promised('**/secret.*'), promised('**/only.css')]);
  expect(findings.map(({ passed }) => passed)).toEqual([false, false]);
  expect((await verifyArtifacts(committed(), [promised('node_modules/*/only.css')]))[0]?.passed).toBe(true);
});

test('every promise gets its finding, in the order of the plan', async () => {
  const findings = await verifyArtifacts(committed(), [promised('src/b.ts'), promised('src/a.ts')]);
  expect(findings.map(({ subject, passed }) => [subject, passed])).toEqual([
    ['src/b.ts', false],
    ['src/a.ts', true],
  ]);
  expect(await verifyArtifacts(committed(), [])).toEqual([]);
});
