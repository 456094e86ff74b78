import { expect, test } from '@jest/globals';
import { excuseKeptChecking } from '../../../src/judge/checks/lost-checking.ts';
import type { RuleId } from '../../../src/judge/rules/rule-book.ts';

const workflow = `on: pull_request
jobs:
  test:
    steps:
      - uses: actions/checkout@v4 # the code
      - run: npm test
  lint:
    steps: [{ run: npm run lint }]
`;
const both = ['scope/protected', 'settings/test-config'] as const;
const [ci, config] = both;

test.each<[what: string, rule: RuleId, path: string, before: string | null, after: string | null, says: RegExp]>([
  ['an action of a newer version', ci, '.github/workflows/ci.yml', workflow, workflow.replace('v4', 'v5'), /^excused/],
  ['a new workflow', ci, '.github/workflows/release.yml', null, `${workflow}continue-on-error: true`, /^excused/],
  [
    'a step that is written anew',
    ci,
    '.gitlab-ci.yml',
    workflow,
    workflow.replace('npm test', 'pnpm test'),
    /^excused/,
  ],
  ['a job more', ci, '.github/workflows/ci.yml', workflow, `${workflow}  docs:\n    steps: []\n`, /^excused/],
  ['words for agents', ci, 'CLAUDE.md', 'Run the tests.\n', 'Do as you like.\n', /^excused/],
  ['a skill of agents', ci, '.claude/skills/a/check.sh', 'npm test\n', null, /^excused/],
  ['a job less', ci, '.github/workflows/ci.yml', workflow, workflow.replace(/ {2}lint[\s\S]*/, ''), /fewer "lint"/],
  ['a deleted workflow', ci, '.github/workflows/ci.yml', workflow, null, /fewer "test"/],
  ['a check behind a comment', ci, 'ci/.gitlab-ci.yml', workflow, workflow.replace('- run', '# run'), /fewer "test"/],
  [
    'a failure that passes',
    ci,
    '.github/workflows/ci.yml',
    workflow,
    workflow.replace('npm test', 'npm test || true'),
    /more "\|\| true"/,
  ],
  [
    'a job that may fail',
    ci,
    '.github/workflows/ci.yml',
    workflow,
    `${workflow}    continue-on-error: true\n`,
    /more "continue-on-error:"/,
  ],
  ['a lower threshold', ci, 'codecov.yml', 'threshold: 80\n', 'threshold: 60\n', /a lower "threshold"/],
  ['a higher threshold', ci, 'codecov.yml', 'threshold: 80\n', 'threshold: 90\n', /^excused/],
  ['an owner less', ci, 'CODEOWNERS', '* @ann @bob\n', '* @ann\n', /^asked$/],
  ['the rules of the judge', ci, '.github/phase-executor.yml', null, 'rules: {}\n', /^asked$/],
  ['a fixture', config, 'tests/conftest.py', 'import pytest\n', 'import pytest\n\ndef shop(): ...\n', /^excused/],
  [
    'a hook that drops tests',
    config,
    'conftest.py',
    null,
    'def pytest_collection_modifyitems(items): ...\n',
    /more "pytest_c/,
  ],
  ['a version', config, 'app/build.gradle.kts', 'versionCode = 1\n', 'versionCode = 2\n', /^excused/],
  [
    'ignored failures',
    config,
    'build.gradle',
    'test {}\n',
    'test { ignoreFailures = true }\n',
    /more "ignorefailures"/,
  ],
  [
    'a script beside the tests',
    config,
    'package.json',
    '{"scripts":{"dev":"a"}}',
    '{"scripts":{"dev":"b"}}',
    /^excused/,
  ],
  [
    'the script of the tests',
    config,
    'package.json',
    '{"scripts":{"test":"a"}}',
    '{"scripts":{"test":"b"}}',
    /^asked$/,
  ],
  [
    'a step more',
    config,
    'package.json',
    '{"scripts":{"check":"tsc && eslint ."}}',
    '{"scripts":{"check":"tsc && fallow && eslint ."}}',
    /^excused/,
  ],
  [
    'an end before the tests',
    config,
    'package.json',
    '{"scripts":{"test":"jest"}}',
    '{"scripts":{"test":"exit 0 && jest"}}',
    /more "exit 0"/,
  ],
  ['settings of a runner', config, 'jest.config.js', 'a', 'b', /^asked$/],
])('%s', (_, rule, path, before, after, says) => {
  const finding = { rule, passed: false, subject: path, message: 'asked' };
  const [one] = excuseKeptChecking([finding], [{ path, before, after }]);
  expect(one?.excuse === undefined ? one?.message : `excused: ${one.excuse}`).toMatch(says);
});

test('a job that moves to another file is no loss', () => {
  const [old, fresh] = ['.github/workflows/ci.yml', '.github/workflows/tests.yml'];
  const findings = [old, fresh].map((subject) => ({ rule: ci, passed: false, subject, message: 'asked' }));
  const changes = [
    { path: old, before: workflow, after: null },
    { path: fresh, before: null, after: workflow },
  ];
  expect(excuseKeptChecking(findings, changes).every(({ excuse }) => excuse !== undefined)).toBe(true);
});
