import { describe, expect, test } from '@jest/globals';
import { verifyScope } from '../../src/verify/scope.ts';

const protectedPaths = ['.github/', '.gitmodules', 'action.yml', 'CODEOWNERS'];

const scope = (changed: string[], declared: string[] = [], expected: string[] = []) => {
  const findings = verifyScope({ changed, declared, expected, protectedPaths });
  return {
    failed: findings.filter((one) => one.passed === false).map((one) => one.subject),
    told: findings.at(-1)?.message,
  };
};

describe('declared', () => {
  test.each([
    ['src/a.ts', 'src/a.ts'],
    ['src/a.ts', './src/a.ts (new)'],
    ['src/x/b.ts', 'src/'],
    ['src/b.ts', 'src/*.ts'],
    ['src/x/y/b.ts', 'src/**/*.ts'],
    ['src/b.ts', 'src/**/*.ts'],
    ['app/[id]/page.tsx', 'app/[id]/page.tsx'],
    ['app/[id]/page.tsx', 'app/[id]/*'],
    ['src/b.ts', 'src/{a,b}.ts'],
    ['src/b.ts', 'src/?.ts'],
    ['src/x/b.ts', 'src'],
    ['src/b.ts', '`src/b.ts`: the page'],
    ['src/b.ts', 'src\\b.ts'],
  ])('%s by %s', (file, entry) => {
    expect(scope([file], [entry])).toEqual({ failed: [], told: 'nothing else was changed' });
  });
});

test.each([
  ['src/x/b.ts', 'src/*.ts'],
  ['app/i/page.tsx', 'app/[id]/page.tsx'],
  ['src/a.tsx', 'src/a.ts'],
  ['srcx/a.ts', 'src/'],
  ['aXts', 'a.ts'],
])('%s is not declared by %s, which is told and no failure', (file, entry) => {
  expect(scope([file], [entry])).toEqual({ failed: [], told: `also changed: ${file}` });
});

test('what is protected fails in any case of letters, unless the plan declares it', () => {
  const touched = ['.github/workflows/ci.yml', 'action.yml', '.gitmodules', 'codeowners', '.GitHub/x'];
  expect(scope([...touched, 'src/action.yml'], ['src/'])).toEqual({
    failed: touched,
    told: 'nothing else was changed',
  });
  expect(scope(['.github/workflows/ci.yml'], ['.github/workflows/ci.yml']).failed).toEqual([]);
});

test.each([
  ['.github/workflows/ci.yml', '.github/workflows/'],
  ['.github/workflows/ci.yml', '.github/workflows'],
  ['.github/workflows/cd.yml', '.github/workflows/{ci,cd}.yml'],
  ['.github/workflows/cd.yml', '.github/**'],
])('a plan that declares %s by %s may write it', (file, entry) => {
  expect(scope([file], [entry]).failed).toEqual([]);
});

test.each(['/', '~/.github/', '.', 'TBD', 'the CI workflow in .github/', 'workflows/', '{ci,cd}.yml'])(
  '%j declares no protected file of the repository',
  (entry) => {
    expect(scope(['.github/workflows/ci.yml'], [entry]).failed).toEqual(['.github/workflows/ci.yml']);
  },
);

test('in a project below the root of its repository, declared paths start from the project', () => {
  const facts = {
    changed: ['app/src/a.ts', 'src/a.ts'],
    expected: [],
    protectedPaths: ['app/', 'src/'],
    prefix: 'app/',
  };
  const failed = verifyScope({ ...facts, declared: ['`src/` (all)'] }).filter(({ passed }) => !passed);
  expect(failed.map(({ subject }) => subject)).toEqual(['src/a.ts']);
});

test("the plan's summary needs no declaration", () => {
  expect(scope(['07-SUMMARY.md'], [], ['07-SUMMARY.md']).told).toBe('nothing else was changed');
});

test('a glob made to hang does not (I8)', () => {
  const before = process.cpuUsage();
  scope([`${'a'.repeat(2000)}b`], [`${'*a'.repeat(50)}c`]);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3000);
});
