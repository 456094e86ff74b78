import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { home, put } from '../../project.ts';

test('whatever an attempt does, a rollback undoes it and loses nothing (I4, I5): 100 random attempts', () => {
  // `npm run build` has compiled src/; what is left are the two files beside this one.
  const lib = join(home, 'lib/random-rollbacks');
  for (const name of ['random-rollbacks', 'scratch']) {
    const { code } = transformFileSync(join(import.meta.dirname, `${name}.ts`), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    });
    put(lib, `${name}.js`, code.replaceAll('../../../src/', '../').replace(/\.ts(["'];)/g, '.js$1'));
  }
  const flags = ['--max-semi-space-size=2', '--v8-pool-size=1', '--no-regexp-tier-up'];
  const play = (first: string, count: string) => {
    const args = [...flags, join(lib, 'random-rollbacks.js'), first, count];
    const told = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(`${told.stdout}${told.stderr}`).toBe(`${count} random attempts, 0 not undone\n`);
  };
  play('31001', '1'); // a folder of tracked files became a repository, and git was told so
  play('1', '100');
}, 600_000);
