import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { bareEnvironment, home, put, temporaryDir } from '../project.ts';
import { ours } from './workflows.ts';

describe('a release is refused where something does not agree', () => {
  const here = 'acme/phase-executor';
  const files = {
    'package.json': JSON.stringify({ version: '1.2.3', repository: `github:${here}` }),
    'README.md': `    uses: ${here}/.github/workflows/phase.yml@v1\n`,
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 1.2.3\n\n- what is new\n\n## 1.2.2\n\n- what was new\n',
  };
  const asked = (version: string, changed: Record<string, string> = {}) => {
    const root = temporaryDir('release');
    for (const [path, text] of Object.entries({ ...files, ...changed })) put(root, path, text);
    const options = { cwd: root, encoding: 'utf8', env: bareEnvironment({ GITHUB_REPOSITORY: here }) } as const;
    return spawnSync(process.execPath, [join(home, '.ci/release.mjs'), version], options);
  };

  test('and where all agrees, its notes are those of the changelog', () => {
    expect(asked('1.2.3')).toMatchObject({ status: 0, stderr: '', stdout: '- what is new\n' });
  });

  test.each([
    ['another version', '1.2.4', {}, /package\.json has version 1\.2\.3/],
    ['no version', 'v1.2.3', {}, /expected three numbers/],
    ['no notes', '1.2.3', { 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n' }, /has no heading/],
    ['another major tag', '1.2.3', { 'README.md': 'uses: a/b/.github/workflows/phase.yml@v2\n' }, /documents name v2/],
    [
      'the name of another repository',
      '1.2.3',
      { 'package.json': JSON.stringify({ version: '1.2.3', repository: 'github:OWNER/phase-executor' }) },
      /set it to github:acme\/phase-executor/,
    ],
  ])('%s', (_, version, changed, why) => {
    expect(asked(version, changed)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(why) });
  });
});

test.each([
  ['Drop rules that caught no false done\n\nThe story.', 0],
  ['\n# a comment\nDrop unused rules', 0],
  ['Merge main', 0],
  ['feat: drop unused rules', 1],
  ['The judge drops unused rules', 1],
  ['Cleanup', 1],
  ['Drop unused rules.', 1],
  [`Drop ${'x'.repeat(56)}`, 1],
])('the hook takes a commit subject that is verb and object, and no other: %j', (message, status) => {
  const root = temporaryDir('message');
  put(root, 'message', message);
  expect(spawnSync(join(home, '.githooks/commit-msg'), [join(root, 'message')]).status).toBe(status);
});

test('a fork names its repository once, and the build writes it everywhere', () => {
  const root = temporaryDir('fork');
  const tracked = execFileSync('git', ['ls-files', '-z', '--', '.', ':!dist', ':!package-lock.json'], { cwd: home });
  for (const path of `${tracked}`.split('\0').filter(Boolean)) cpSync(join(home, path), join(root, path));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const before = repository.replace('github:', '');
  run('npm', 'pkg', 'set', 'repository=github:acme/executor');
  run(process.execPath, '.ci/repository-name.mjs');
  expect(spawnSync('git', ['grep', '-lF', before], { cwd: root, encoding: 'utf8' }).stdout).toBe('');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('uses: acme/executor/.github/workflows/phase.yml@v1');
  expect(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')).toMatch(/^\/\.github\/ @acme$/m);
});

test('every Action has a type for each of its inputs and outputs', () => {
  for (const [folder, action] of ours) {
    const types = parse(readFileSync(join(home, folder, 'action-types.yml'), 'utf8'));
    for (const kind of ['inputs', 'outputs'] as const)
      expect([folder, Object.keys(types[kind])]).toEqual([folder, Object.keys(action[kind])]);
  }
});
