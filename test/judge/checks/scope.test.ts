import { expect, test } from '@jest/globals';
import { verifyScope } from '../../../src/judge/checks/scope.ts';
import { DeclaredPaths } from '../../../src/plan/phase/declared-paths.ts';
import { explainProtection, PROTECTED_PATHS } from '../../../src/plan/phase/protected-files.ts';

const reason = explainProtection(PROTECTED_PATHS.map(({ path }) => path));

const scope = (changed: string[], declared: string[] = []) => {
  const findings = verifyScope({ changed, declared: new DeclaredPaths(declared), protectedReason: reason });
  return { failed: findings.filter((one) => one.passed === false).map((one) => one.subject) };
};

test('what is protected fails in any case of letters, unless the plan declares it', () => {
  const touched = ['.github/workflows/ci.yml', 'action.yml', '.gitmodules', 'codeowners', '.GitHub/x'];
  expect(scope([...touched, 'src/action.yml'], ['src/']).failed).toEqual(touched);
  expect(scope(['.github/workflows/ci.yml'], ['.github/workflows/ci.yml']).failed).toEqual([]);
});

test.each([
  ['.github/workflows/ci.yml', '.github/workflows/'],
  ['.github/workflows/ci.yml', '.github/workflows'],
  ['.github/workflows/cd.yml', '.github/workflows/{ci,cd}.yml'],
  ['.github/workflows/cd.yml', '{.github,.gitea}/workflows/'],
  ['web/.claude/settings.json', 'web/.claude/'],
])('a plan that declares %s by %s may write it', (file, entry) => {
  expect(scope([file], [entry]).failed).toEqual([]);
});

test.each([
  '.github/**',
  '.github/workflows/*.yml',
  '.github/workflows/c?.yml',
  '**',
  '.github/{a,**}',
  '/',
  '~/.github/',
  '.',
  'TBD',
  'the CI workflow in .github/',
  'workflows/',
  '{ci,cd}.yml',
  '{workflows}/',
])('%j declares no protected file of the repository', (entry) => {
  expect(scope(['.github/workflows/ci.yml'], [entry]).failed).toEqual(['.github/workflows/ci.yml']);
});

test('in a project below the root of its repository, declared paths start from the project', () => {
  const facts = {
    changed: ['app/src/a.ts', 'src/a.ts'],
    expected: [],
    protectedReason: explainProtection(['app/', 'src/']),
  };
  const failed = verifyScope({ ...facts, declared: new DeclaredPaths(['`src/` (all)'], 'app/') }).filter(
    ({ passed }) => !passed,
  );
  expect(failed.map(({ subject }) => subject)).toEqual(['src/a.ts']);
});

test.each(PROTECTED_PATHS.map(({ path, why }) => [path, why]))('%s is protected, with its reason', (path, why) => {
  const file = path.replace('**/', 'a/b/').replace(/\/$/, '/x');
  expect(reason(file)).toBe(why);
  expect(scope([file, path.replace('**/', '').replace(/\/$/, '/x')], ['**', '*', 'a/']).failed).toHaveLength(2);
});

test('what unlocks nothing is named in the finding', () => {
  const [finding] = verifyScope({
    changed: ['.npmrc'],
    declared: new DeclaredPaths(['**']),
    expected: [],
    protectedReason: reason,
  });
  expect(finding?.message).toMatch(/by itself \(\*\* does not unlock it\)/);
});

test('changed parts of a file fail whether or not the whole of it is protected', () => {
  const parts = new Map([['package.json', { rule: 'settings/test-config', why: 'its scripts' } as const]]);
  const facts = { changed: ['package.json', 'b/package.json'], expected: [], protectedReason: reason, parts };
  const failed = verifyScope({ ...facts, declared: new DeclaredPaths(['package.json']) }).filter(
    ({ passed }) => !passed,
  );
  expect(failed.map(({ subject, message }) => [subject, message])).toEqual([
    ['package.json', expect.stringContaining('is protected (its scripts)')],
  ]);
});

test('a glob made to hang does not (I8)', () => {
  const before = process.cpuUsage();
  scope([`${'a'.repeat(2000)}b`], [`${'*a'.repeat(50)}c`]);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3000);
});
