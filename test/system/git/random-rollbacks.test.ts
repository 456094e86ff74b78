import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home } from '../../project.ts';

test('whatever an attempt does, a rollback undoes it and loses nothing (I4, I5): 100 random attempts', () => {
  const lib = join(home, 'lib/random-rollbacks');
  const options = [
    '--ignoreConfig',
    '--noCheck',
    '--rewriteRelativeImportExtensions',
    '--rootDir',
    home,
    '--outDir',
    lib,
  ];
  const kind = ['--module', 'nodenext', '--target', 'es2023', join(import.meta.dirname, 'random-rollbacks.ts')];
  spawnSync(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), ...options, ...kind]);
  const play = (first: string, count: string) => {
    const args = [join(lib, 'test/system/git/random-rollbacks.js'), first, count];
    const told = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(`${told.stdout}${told.stderr}`).toBe(`${count} random attempts, 0 not undone\n`);
  };
  play('31001', '1'); // a folder of tracked files became a repository, and git was told so
  play('1', '100');
}, 600_000);
