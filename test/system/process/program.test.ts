import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Git } from '../../../src/system/git/git.ts';
import { withOwnLast } from '../../../src/system/process/program.ts';
import { bareEnvironment, makeRepository, temporaryDir } from '../../project.ts';

test.each([
  ['/home/a/.local/bin:/usr/bin', ['/home/a'], '/usr/bin:/home/a/.local/bin'],
  ['/work/bin:/usr/bin:/temp/x:/bin', ['/work/', '/temp'], '/usr/bin:/bin:/work/bin:/temp/x'],
  ['/home/ab/bin:/usr/bin', ['/home/a', undefined, ''], '/home/ab/bin:/usr/bin'],
  ['bin:.::/usr/bin', [], '/usr/bin:bin:.'],
  ['/usr/bin:/opt/bin', ['/'], '/usr/bin:/opt/bin'],
])('on %s, what lies in %j comes last', (path, written, ordered) => {
  expect(withOwnLast(path, written)).toBe(ordered);
});

/** A git that notes that it was run, first on PATH. */
function planted(folder: string): { env: Record<string, string>; trace: string } {
  const trace = join(temporaryDir('trace'), 'was-run');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n: > "${trace}"\nexec /usr/bin/env PATH="$REAL_PATH" git "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  const { PATH = '', ...rest } = bareEnvironment();
  return { env: { ...rest, PATH: `${folder}${delimiter}${PATH}`, REAL_PATH: PATH }, trace };
}

test.each(['HOME', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'])('a git planted in %s is not run', async (name) => {
  const root = makeRepository({ a: 'a' });
  const top = temporaryDir('top');
  const { env, trace } = planted(join(top, '.local/bin'));
  const git = await Git.open(root, { ...env, [name]: top });
  await git.head();
  await git.state();
  await git.objects.read('HEAD:a');
  git.objects.close();
  expect(existsSync(trace)).toBe(false);
});

test('a git planted in the repository is not run, but the only one there is', async () => {
  const root = makeRepository({ a: 'a' });
  const { env, trace } = planted(join(root, 'bin'));
  await (await Git.open(root, env)).state();
  expect(existsSync(trace)).toBe(false);
  await (await Git.open(root, { ...env, PATH: join(root, 'bin') })).state();
  expect(existsSync(trace)).toBe(true);
});
