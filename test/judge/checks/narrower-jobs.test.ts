import { expect, test } from '@jest/globals';
import { narrowerJobs } from '../../../src/judge/checks/narrower-jobs.ts';

const path = '.github/workflows/ci.yml';
const ci = (job = '', step = '', on = 'on: [push, pull_request]') =>
  `${on}\njobs:\n  test:\n${job}    steps:\n      - uses: a/b@latest\n      - run: npm run lint\n      - run: npm test\n${step}`;
const push = (filter: string) => ci('', '', `on:\n  push:\n    ${filter}\n  pull_request:`);
const unit = (more = '') => `unit:\n  script:\n    - npm test\n${more}`;
const deploy = (more: string) => `  deploy:\n${more}    steps:\n      - run: ./deploy.sh\n`;

test.each([
  [path, ci(), ci('    if: false\n'), 'test runs only if false'],
  [path, ci(), ci("    if: github.event_name == 'workflow_dispatch'\n"), 'runs only if github'],
  [path, ci(), ci('', '        if: vars.A\n'), 'test.npm test runs only if vars.A'],
  [path, ci(), ci('', '', 'on: workflow_dispatch'), 'on.push was removed'],
  [path, push(''), ci('', '', 'on:\n  pull_request:'), 'on.push was removed'],
  [path, ci(), push("branches-ignore: ['**']"), 'on.push.branches-ignore leaves out'],
  [path, push('branches: [main]'), push('branches: [never]'), 'on.push.branches leaves out'],
  [path, ci(), push("paths: ['docs/**']"), 'on.push.paths leaves out'],
  [path, ci(), push("paths-ignore: ['**']"), 'on.push.paths-ignore leaves out'],
  [path, ci(), ci().replace('npm test', 'npm run build'), 'no job runs "npm test" any more'],
  [path, ci(), ci().replace('      - run: npm run lint\n', ''), 'no job runs "npm run lint" any more'],
  [path, ci(), null, 'no job runs "npm test" any more'],
  ['.gitlab-ci.yml', unit(), unit('  when: manual\n'), 'unit no longer runs by itself'],
  ['.gitlab-ci.yml', unit(), unit('  rules:\n    - when: never\n'), 'unit no longer runs by itself'],
  ['.gitlab-ci.yml', unit(), unit('  only: [never]\n'), 'unit no longer runs by itself'],
  [path, ci(), ci('    strategy:\n      matrix:\n        node: [20, 22]\n'), null],
  [path, ci(), ci().replace('npm test', 'npm run test:coverage'), null],
  [path, ci(), ci().replace(/ {6}- run: .*\n {6}- run: .*\n/, '      - run: make ci\n'), null],
  [path, ci(), ci('', '      - if: always()\n        run: npm test -- --report\n'), null],
  [path, ci() + deploy(''), ci() + deploy("    if: github.ref == 'refs/heads/main'\n"), null],
  [path, push(''), push('branches: [main]'), null],
  [path, push(''), push("paths-ignore: ['**.md', 'docs/**']"), null],
  [path, ci('', '', 'on: push'), push('tags: [v1]'), 'on.push.tags leaves out'],
  [path, ci(), ci('', '', 'on:\n  push:\n  pull_request:\n    types: [labeled]'), 'on.pull_request.types leaves out'],
  [path, ci(), ci('    if: always() && false\n'), 'test runs only if always'],
  [path, ci('', '      - run: npm run test:e2e\n'), ci(), 'no job runs "npm run test:e2e" any more'],
  [path, push('branches: [main]'), push("branches: [main]\n    tags: ['v*']"), null],
  [path, ci(), 'on: [push, pull_request]\njobs:\n  a:\n    uses: ./.github/workflows/old.yml\n', null],
  [path, ci('', '      - run: npm run lint && npm test\n'), ci(), null],
])('%s from %j to %j: %s', (name, before, after, expected) => {
  const changes = [{ path: name, before, after }];
  const found = narrowerJobs(changes, ['Update the workflow as needed.']).map(({ what }) => what);
  if (expected === null) expect(found).toEqual([]);
  else expect(found.join()).toContain(expected);
  const asked = ['Run the jobs in pull requests only, and remove the linters and tests from the workflow.'];
  expect(narrowerJobs(changes, asked)).toEqual([]);
});

test.each([
  [
    'package.json',
    '{"scripts":{"test":"jest","lint":"eslint ."}}',
    '{"scripts":{"test":"jest"}}',
    'no job runs "eslint ."',
  ],
  ['package.json', '{"scripts":{"lint:js":"eslint ."}}', '{"scripts":{"lint":"eslint ."}}', null],
  ['package.json', '{"scripts":{"lint":"eslint ."}}', '{"scripts":{"check":"biome check ."}}', null],
  ['package.json', '{"scripts":{"lint":"eslint .","pretest":"npm run lint"}}', '{"scripts":{"lint":"eslint ."}}', null],
  ['.husky/pre-commit', 'npm test\nnpm run lint\n', 'npm test\n', 'no job runs "npm run lint"'],
  [
    '.pre-commit-config.yaml',
    'repos:\n  - repo: local\n    hooks:\n      - id: a\n        entry: npm test\n      - id: black\n',
    'repos:\n  - repo: local\n    hooks:\n      - id: black\n',
    'no job runs "npm test"',
  ],
])('scripts and hooks are jobs as well: %s from %j to %j', (name, before, after, expected) => {
  const found = narrowerJobs([{ path: name, before, after }], ['Write the parser.']).map(({ what }) => what);
  expect(found.join()).toContain(expected ?? '');
  expect(found).toHaveLength(expected === null ? 0 : 1);
});

test('a job may move to another workflow', () => {
  const moved = { path: '.github/workflows/test.yml', before: null, after: ci() };
  expect(narrowerJobs([{ path, before: ci(), after: null }, moved], [])).toEqual([]);
});
