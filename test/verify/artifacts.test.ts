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
