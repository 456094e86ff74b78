import { describe, expect, test } from '@jest/globals';
import { PROTECTED_PATHS, verifyScope } from '../../src/verify/scope.ts';

const scope = (changed: string[], declared: string[] = [], expected: string[] = []) => {
  const findings = verifyScope({ changed, declared, expected, protectedPaths: PROTECTED_PATHS });
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

test('what is protected fails, declared or not, in any case', () => {
  const touched = ['.github/workflows/ci.yml', 'action.yml', '.gitmodules', 'codeowners', '.GitHub/x'];
  expect(scope([...touched, 'src/action.yml'], ['.github/', 'src/'])).toEqual({
    failed: touched,
    told: 'nothing else was changed',
  });
});

test("the plan's summary needs no declaration", () => {
  expect(scope(['07-SUMMARY.md'], [], ['07-SUMMARY.md']).told).toBe('nothing else was changed');
});

test('a glob made to hang does not (I8)', () => {
  const started = performance.now();
  scope([`${'a'.repeat(2000)}b`], [`${'*a'.repeat(50)}c`]);
  expect(performance.now() - started).toBeLessThan(3000);
});
