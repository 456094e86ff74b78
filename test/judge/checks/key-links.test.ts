import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isUnwired, verifyKeyLinks } from '../../../src/judge/checks/key-links.ts';
import type { KeyLink } from '../../../src/plan/phase/must-haves.ts';
import type { TreeFiles } from '../../../src/system/git/tree-files.ts';
import { treeOf } from './tree-of.ts';

let root: string;
let known: TreeFiles | null = null;
/** The files as they are when first asked. */
const files = () => {
  known ??= treeOf(root);
  return known;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/page.ts'), "import { api } from './api.ts';\nfetch('/api/users');\nsaver.save();\n");
  await writeFile(join(root, 'src/api.ts'), "app.get('/api/users');\n");
  await mkdir(join(root, 'src/tools'));
  await writeFile(join(root, 'Dockerfile'), 'FROM scratch\nCOPY site/ /site\n');
  await writeFile(join(root, 'src/tools/one.ts'), "import { run } from '../api.ts';\n");
  await writeFile(join(root, 'src/tools/two.ts'), 'alone\n');
  await writeFile(
    join(root, 'src/broken.ts'),
    [
      'import {',
      '  first,',
      '  second,',
      '} from "./api";',
      'const rows = await db',
      '  .select({ id })',
      '  .from(users);',
      'save({',
      '  user: id,',
      '});',
      ...Array.from({ length: 40 }, (_, line) => `// ${line}`),
      'far(away);',
    ].join('\n'),
  );
  await writeFile(join(root, 'src/auth.ts'), 'export function auth(req) {\n  return req;\n}\n');
  await writeFile(
    join(root, 'src/unwired.ts'),
    "// auth(req), as in src/auth.ts\nconst hint = 'auth(req), no import of auth';\nlog('/api/users');\n",
  );
  await writeFile(join(root, 'src/wired.ts'), "import { auth as check } from './auth.ts';\n");
  await mkdir(join(root, 'pkg/core'), { recursive: true });
  await writeFile(join(root, 'pkg/core/restore.py'), 'from core.config import get_settings\ndef run(): pass\n');
  await writeFile(join(root, 'src/long.ts'), `${'a'.repeat(50_000)}!`);
  await writeFile(join(root, 'src/huge.ts'), 'x'.repeat(2 * 1024 * 1024));
});
afterAll(() => rm(root, { recursive: true }));

const context = {
  known: ['src/page.ts', 'src/api.ts', 'pkg/core/restore.py', 'src/later.ts', 'src/gone.ts'],
  pending: ['src/later.ts'],
};

test.each<[KeyLink, boolean | null, RegExp]>([
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: "fetch\\('/api" }, true, /matches src\/page\.ts/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'app\\.get' }, true, /matches src\/api\.ts/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'app\\.post' }, false, /matches neither/],
  [{ from: 'page.ts', to: 'api.ts', pattern: 'saver\\.save' }, true, /matches src\/page\.ts/],
  [{ from: 'src/page.ts (the page)', to: 'src/api.ts', pattern: 'saver' }, true, /./],
  [{ from: './src/page.ts', to: './api.ts' }, true, /mentions/],
  [{ from: 'src/page.ts', to: 'src/other.ts' }, false, /does not mention/],
  [{ from: 'src/page.ts', to: 'prose about it', pattern: 'nothing' }, false, /matches neither/],
  [{ from: 'src/none.ts', to: 'src/api.ts', pattern: 'x' }, false, /does not exist/],
  [{ from: 'src/later.ts', to: 'src/api.ts', pattern: 'x' }, null, /is still to be written/],
  [{ from: 'the login form', to: 'src/api.ts', pattern: 'x' }, null, /names no file/],
  [{ from: '../secret.ts', to: 'src/api.ts', pattern: 'x' }, false, /outside of the repository/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: '(?=fetch)' }, null, /linear time/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'saver.save(' }, true, /matches src\/page/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: '' }, null, /empty/],
  [{ from: 'src/page.ts', to: 'src/api.ts', pattern: 'a'.repeat(1001) }, null, /1001 characters/],
  // comments, quoted calls and the target's own declaration are no link; paths and other texts are
  [{ from: 'src/unwired.ts', to: 'src/auth.ts', pattern: 'auth\\(' }, false, /only what src\/auth\.ts itself declares/],
  [{ from: 'src/unwired.ts', to: 'src/auth.ts', pattern: 'import.*auth' }, false, /matches neither/],
  [{ from: 'src/unwired.ts', to: 'src/auth.ts' }, false, /does not mention/],
  [{ from: 'src/unwired.ts', to: 'x', pattern: '/api/users' }, true, /matches src\/unwired\.ts/],
  [{ from: 'src/unwired.ts', to: 'x', pattern: '// auth' }, true, /matches src\/unwired\.ts/],
  [{ from: 'src/wired.ts', to: 'src/auth.ts', pattern: 'auth\\(' }, true, /matches src\/auth\.ts/],
  // a statement that a formatter broke over lines, or gave other quotes; what is far apart is another statement
  [{ from: 'src/broken.ts', to: 'x', pattern: 'import.*second.*from.*api' }, true, /within one statement/],
  [{ from: 'src/broken.ts', to: 'x', pattern: 'db\\.select.*from\\(users\\)' }, true, /within one statement/],
  [{ from: 'src/broken.ts', to: 'x', pattern: "from './api'" }, true, /within one statement/],
  [{ from: 'src/broken.ts', to: 'x', pattern: 'import.*far\\(away\\)' }, false, /matches neither/],
  [{ from: 'src/broken.ts', to: 'x', pattern: '^save' }, true, /matches src\/broken\.ts$/],
  // backslashes that YAML left doubled, and the alternatives of grep
  [{ from: 'src/page.ts', to: 'x', pattern: 'saver\\\\.save\\\\(' }, true, /matches/],
  [{ from: 'src/page.ts', to: 'x', pattern: 'nothing\\|saver' }, true, /matches/],
  [{ from: 'src/page.ts', to: 'x', pattern: 'absent \\|\\| missing' }, false, /matches neither/],
  [{ from: 'src/page.ts', to: 'x', pattern: '(absent)*' }, null, /matches everything/],
  // places in a file
  [{ from: 'src/page.ts:load()', to: 'x', pattern: 'saver' }, true, /matches src\/page\.ts/],
  [{ from: 'src/page.ts load handler', to: 'x', pattern: 'saver' }, true, /matches src\/page\.ts/],
  [{ from: 'page.ts load handler', to: 'x', pattern: 'absent' }, false, /matches neither/],
  [{ from: 'pkg/core/restore.run', to: 'x', pattern: 'def run' }, true, /matches pkg\/core\/restore\.py/],
  [{ from: 'core/restore.py', to: 'x', pattern: 'def run' }, true, /matches pkg\/core\/restore\.py/],
  [{ from: 'src/page', to: 'x', pattern: 'saver' }, true, /matches src\/page\.ts/],
  [{ from: 'Dockerfile', to: 'x', pattern: 'COPY site/' }, true, /matches Dockerfile/],
  [{ from: 'src/page.ts + src/api.ts', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: 'src', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: 'src/tools', to: 'x', pattern: 'absent' }, null, /is a directory/],
  [{ from: 'Page.handleDone', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: 'https://example.org/a.html', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: '/api/users', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: 'gone.ts', to: 'x', pattern: 'absent' }, false, /src\/gone\.ts does not exist/],
  // several files
  [{ from: 'src/tools/*.ts', to: 'x', pattern: 'import|alone' }, true, /holds for 2 of the 2/],
  [{ from: 'src/tools/*.ts', to: 'x', pattern: 'import' }, null, /holds for 1 of the 2/],
  [{ from: 'src/tools/*.ts', to: 'x', pattern: 'absent' }, false, /holds for 0 of the 2/],
  [{ from: 'src/tools/*.py', to: 'x', pattern: 'absent' }, null, /names no file/],
  [{ from: 'src/**/*.ts', to: 'x', pattern: 'absent' }, null, /names no file/],
  // without a pattern: as it is imported
  [{ from: 'src/broken.ts', to: 'src/api.ts' }, true, /mentions/],
  [{ from: 'src/tools/one.ts', to: 'src/api.ts' }, true, /mentions/],
  [{ from: 'pkg/core/restore.py', to: 'core.config.get_settings' }, true, /mentions/],
  [{ from: 'pkg/core/restore.py', to: 'core.config.put_settings' }, false, /does not mention/],
  [{ from: 'src/page.ts', to: 'the users table' }, null, /is prose/],
  [{ from: 'src/huge.ts', to: 'src/api.ts', pattern: 'x' }, null, /too many to search/],
])('%j is %p', async (link, passed, message) => {
  const [finding] = await verifyKeyLinks(files(), [link], context);
  expect(finding).toEqual({
    rule: 'promise/link',
    passed,
    subject: `${link.from} → ${link.to}`,
    message: expect.stringMatching(message),
  });
});

test('a large text with many alternatives is told to be too much for one pattern, at once (I8)', async () => {
  await writeFile(join(root, 'src/lines.ts'), `${'w1\n'.repeat(40_000)}q`);
  known = null;
  const pattern = Array.from({ length: 100 }, (_, at) => `w${at}.*z`).join('|');
  const before = process.cpuUsage();
  const [finding] = await verifyKeyLinks(files(), [{ from: 'src/lines.ts', to: 'x', pattern }], context);
  expect(finding).toMatchObject({ passed: null, message: expect.stringMatching(/steps/) });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

test('a pattern made to hang does not (I8)', async () => {
  const before = process.cpuUsage();
  const [finding] = await verifyKeyLinks(files(), [{ from: 'src/long.ts', to: 'x', pattern: '(a+)+$' }], context);
  expect(finding?.passed).toBe(false);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5000);
});

test.each([
  ['src/auth.ts', 'src/later.ts', ['src/later.ts'], true],
  ['src/page.ts', 'src/api.ts', ['src/api.ts'], false], // it is there already
  ['src/auth.ts', 'src/later.ts', ['src/later.ts', 'src/auth.ts'], false],
  ['src/auth.ts', 'src/later.ts', ['src/later.ts', 'src/tools/uses.ts'], false],
  ['src/auth.ts', 'src/later.ts', [], false],
  ['src/gone.ts', 'src/later.ts', ['src/later.ts'], false],
])('a link from %s to %s in a work of %j is left out: %s', async (from, to, work, expected) => {
  const made = await mkdtemp(join(tmpdir(), 'links-'));
  try {
    await mkdir(join(made, 'src/tools'), { recursive: true });
    await writeFile(join(made, 'src/auth.ts'), 'export const auth = 1;\n');
    await writeFile(join(made, 'src/page.ts'), 'export const page = 1;\n');
    await writeFile(join(made, 'src/later.ts'), 'export const later = 1;\n');
    await writeFile(join(made, 'src/tools/uses.ts'), "import { later } from '../later.ts';\n");
    const facts = { files: treeOf(made), base: files(), isDeclared: () => true };
    expect(await isUnwired({ from, to }, work, facts)).toBe(expected);
    expect(await isUnwired({ from, to }, work, { ...facts, isDeclared: () => false })).toBe(false);
  } finally {
    await rm(made, { recursive: true });
  }
});
