import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PromisedLink, verifyKeyLinks } from '../../src/verify/key-links.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/page.ts'), "import { api } from './api.ts';\nfetch('/api/users');\nsaver.save();\n");
  await writeFile(join(root, 'src/api.ts'), "app.get('/api/users');\n");
  await writeFile(join(root, 'src/long.ts'), `${'a'.repeat(50_000)}!`);
  await writeFile(join(root, 'src/huge.ts'), 'x'.repeat(2 * 1024 * 1024));
});
afterAll(() => rm(root, { recursive: true }));

const context = { known: ['src/page.ts', 'src/api.ts'], pending: ['src/later.ts'] };

test.each<[PromisedLink, boolean | null, RegExp]>([
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: "fetch\\('/api" }, true, /matches src\/page\.ts/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'app\\.get' }, true, /matches src\/api\.ts/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'app\\.post' }, false, /matches neither/],
  [{ from: 'page.ts', to: 'api.ts', pattern: 'saver\\.save' }, true, /matches src\/page\.ts/],
  [{ from: 'src/page.ts (the page)', to: 'src/api.ts', pattern: 'saver' }, true, /./],
  [{ from: './src/page.ts', to: './api.ts' }, true, /mentions/],
  [{ from: 'src/page.ts', to: 'src/other.ts' }, false, /does not mention/],
  [{ from: 'src/page.ts', to: 'prose about it', pattern: 'nothing' }, false, /matches neither/],
  [{ from: 'src/none.ts', to: 'src/api.ts', pattern: 'x' }, false, /does not exist/],
  [{ from: 'src/later.ts', to: 'src/api.ts', pattern: 'x' }, null, /has still to be made/],
  [{ from: 'the login form', to: 'src/api.ts', pattern: 'x' }, null, /names no file/],
  [{ from: '../secret.ts', to: 'src/api.ts', pattern: 'x' }, false, /outside of the repository/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: '(?=fetch)' }, null, /linear time/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'saver.save(' }, true, /matches src\/page/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: '' }, null, /empty/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'a'.repeat(1001) }, null, /1001 characters/],
  [{ from: 'src/huge.ts', to: 'src/api.ts', pattern: 'x' }, null, /too much/],
])('%j is %p', async (link, passed, message) => {
  const [finding] = await verifyKeyLinks(root, [link], context);
  expect(finding).toEqual({
    check: 'key_link',
    passed,
    subject: `${link.from} → ${link.to}`,
    message: expect.stringMatching(message),
  });
});

test('a pattern made to hang does not (I8)', async () => {
  const started = performance.now();
  const [finding] = await verifyKeyLinks(root, [{ from: 'src/long.ts', to: 'x', pattern: '(a+)+$' }], context);
  expect(finding?.passed).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
});
