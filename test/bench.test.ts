import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home, put, temporaryDir } from './project.ts';

const names = readdirSync(join(home, 'bench'))
  .filter((file) => file.endsWith('.mjs') && !['run.mjs', 'measure.mjs'].includes(file))
  .map((file) => file.replace('.mjs', ''));

test('every benchmark is listed with what it measures and how long it takes', () => {
  const { status, stdout } = bench(home, 'run', '--list');
  const listed = stdout.trimEnd().split('\n');
  expect(status).toBe(0);
  expect(listed.map((line) => line.split(' ')[0])).toEqual(names.sort());
  for (const line of listed) expect(line).toMatch(/^[\w-]+ +about \d+ (?:seconds?|minutes?) +\S.{20,}/);
});

test.each(names)('%s knows a smoke run and tells its options', (name) => {
  expect(bench(home, name, '--help').stdout).toMatch(/^[\w-]+: .+\n {2}--smoke\n/);
});

test('an option that a benchmark does not have is refused', () => {
  const { status, stderr } = bench(home, 'plan', '--smoke', '--no-such-option');
  expect([status === 0, stderr]).toEqual([false, expect.stringContaining("Unknown option '--no-such-option'")]);
});

test('a benchmark that throws, or prints neither a figure nor SKIPPED, fails the run of all', () => {
  const root = temporaryDir('bench');
  mkdirSync(join(root, 'src'));
  for (const file of ['run.mjs', 'measure.mjs']) cpSync(join(home, 'bench', file), join(root, 'bench', file));
  const head = '// A benchmark of this test (about 1 second)\nimport { figure, skip } from "./measure.mjs";\n';
  put(root, 'bench/good.mjs', `${head}figure('ratio 2.5');\n`);
  put(root, 'bench/lacking.mjs', `${head}skip('no compiler; apt-get install gcc');\n`);
  const good = bench(root, 'run', '--smoke');
  expect(good.stdout).toContain('good: ratio 2.5\n');
  expect(good.stdout).toContain('SKIPPED: lacking: no compiler; apt-get install gcc\n');
  expect(good.stdout).toContain('benchmarks: 1 measured, 1 skipped, 0 failed');
  expect(good.status).toBe(0);

  put(root, 'bench/broken.mjs', `${head}figure('ratio 2.5');\nthrow new Error('the gate refused the plan');\n`);
  put(root, 'bench/silent.mjs', `${head}figure('no figure at all');\n`);
  const bad = bench(root, 'run', '--smoke');
  expect(bad.stdout).toContain('FAILED: broken: ended with 1\n');
  expect(bad.stdout).toContain('FAILED: silent: printed neither a figure nor SKIPPED\n');
  expect(bad.stdout).toMatch(/1 measured, 1 skipped, 2 failed .*; failed: (?:broken, silent|silent, broken)\n/);
  expect(bad.status).toBe(1);
  expect(bench(root, 'run', 'good').status).toBe(0);
  expect(bench(root, 'run', 'nothing').status).toBe(64);
});

function bench(root: string, name: string, ...args: string[]) {
  const words = [join(root, 'bench', `${name}.mjs`), ...args];
  return spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
}
