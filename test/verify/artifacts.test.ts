import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PromisedArtifact, verifyArtifacts } from '../../src/verify/artifacts.ts';

let home: string;
let root: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'artifacts-'));
  root = join(home, 'repo');
  await mkdir(join(root, 'src/app/[id]'), { recursive: true });
  await writeFile(join(root, 'src/a.ts'), 'export const add = 1;\nexport class Sum {}\n');
  await writeFile(join(root, 'src/app/[id]/page.tsx'), 'page');
  await writeFile(join(root, 'src/Panel.vue'), '<input\n  type=\'file\'\n  ref="a"\n/>\n');
  await writeFile(join(root, 'src/App.tsx'), 'export default function App(): string | null {}\n');
  await writeFile(join(root, 'guide.md'), '## The Lockout\nGuard\n');
  await writeFile(join(home, 'secret.txt'), 'export const add = 1;\n');
  await symlink('../secret.txt', join(root, 'way-out'));
  await symlink('src/a.ts', join(root, 'inside'));
  await symlink('..', join(root, 'up'));
});
afterAll(() => rm(home, { recursive: true }));

const promised = (path: string, more: Partial<PromisedArtifact> = {}): PromisedArtifact => ({
  path,
  contains: [],
  exports: [],
  ...more,
});

test.each<[string, PromisedArtifact, boolean, RegExp]>([
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
  ['a missing text', promised('src/a.ts', { contains: ['class', 'enum'] }), false, /does not contain "enum"/],
  ['a text that only a regular expression would find', promised('src/a.ts', { contains: ['cl.ss'] }), false, /cl\.ss/],
  ['alternatives', promised('src/a.ts', { contains: ['nothing|add = \\d'] }), true, /./],
  ['a pattern that matches nothing', promised('src/a.ts', { contains: ['export.*enum|interface'] }), false, /export/],
  ['a pattern that matches everything', promised('src/a.ts', { contains: ['(nothing|there)*.*'] }), false, /nothing/],
  ['a union type is no pattern', promised('src/a.ts', { contains: ['add|null'] }), false, /add\|null/],
  ['a list of words', promised('src/a.ts', { contains: ['add, Sum'] }), true, /./],
  ['a list with a word too much', promised('src/a.ts', { contains: ['add, Sum, Difference'] }), false, /Difference/],
  ['prose with commas', promised('src/a.ts', { contains: ['export add, class Sum'] }), false, /does not contain/],
  ['two lines', promised('src/a.ts', { contains: ['Sum\nadd'] }), true, /./],
  ['other quotes and line breaks', promised('src/Panel.vue', { contains: ['<input type="file" ref='] }), true, /./],
  ['other letters in a document', promised('guide.md', { contains: ['lockout guard'] }), true, /./],
  ['other letters in code', promised('src/a.ts', { contains: ['ADD'] }), false, /ADD/],
  ['a component that is its file', promised('src/Panel.vue', { exports: ['Panel'] }), true, /./],
  ['another component', promised('src/Panel.vue', { exports: ['Dialog'] }), false, /Dialog/],
  ['a default export', promised('src/App.tsx', { exports: ['default App'] }), true, /./],
  ['no default export', promised('src/a.ts', { exports: ['default Sum'] }), false, /default Sum/],
  ['an export with its kind', promised('src/a.ts', { exports: ['type Sum', 'const add'] }), true, /./],
  ['an export with a remark', promised('src/a.ts', { exports: ['add (two numbers)'] }), true, /./],
  ['a missing export with a remark', promised('src/a.ts', { exports: ['minus (two numbers)'] }), false, /minus/],
  ['a missing export', promised('src/a.ts', { exports: ['subtract'] }), false, /export "subtract"/],
  ['a directory that should hold text', promised('src/app', { contains: ['x'] }), false, /is a directory/],
  ['a way out', promised('../secret.txt'), false, /outside of the repository/],
  ['a way out and back in', promised('../repo/src/a.ts'), true, /./],
  ['a link to the outside', promised('way-out'), false, /symbolic link/],
  ['a file behind a link to the outside', promised('up/secret.txt'), false, /symbolic link/],
  ['an absolute path', promised('/etc/passwd'), false, /absolute path/],
  ['a home directory', promised('~/.ssh/config'), false, /absolute path/],
  ['a drive', promised('C:\\src\\a.ts'), false, /absolute path/],
])('%s', async (_, artifact, passed, message) => {
  const findings = await verifyArtifacts(root, [artifact]);
  expect(findings).toEqual([
    { check: 'artifact', passed, subject: artifact.path, message: expect.stringMatching(message) },
  ]);
});

test('every promise gets its finding, in the order of the plan', async () => {
  const findings = await verifyArtifacts(root, [promised('src/b.ts'), promised('src/a.ts')]);
  expect(findings.map(({ subject, passed }) => [subject, passed])).toEqual([
    ['src/b.ts', false],
    ['src/a.ts', true],
  ]);
  expect(await verifyArtifacts(root, [])).toEqual([]);
});
