import { expect, test } from '@jest/globals';
import { findSetUpSteps, workflowFolder } from '../../src/run/survey/project-survey.ts';
import { makeRepository } from '../project.ts';

const lock = (more: object = {}) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: { '': { name: 'x' }, 'node_modules/a': { version: '1.0.0', ...more } },
  });
const setUp = (files: Record<string, string>) => findSetUpSteps(makeRepository(files), '')?.command;

test('the set-up runs no scripts of dependencies where none has any', () => {
  expect(setUp({ 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': lock() })).toBe(
    'npm ci --ignore-scripts',
  );
});

test.each([
  ['a dependency has one', { 'package.json': '{}', 'package-lock.json': lock({ hasInstallScript: true }) }],
  ['the project has one', { 'package.json': '{"scripts":{"prepare":"tsc"}}', 'package-lock.json': lock() }],
  [
    'the lock file does not say',
    { 'package.json': '{}', 'package-lock.json': '{"lockfileVersion":1,"dependencies":{}}' },
  ],
])('the set-up runs scripts where %s', (_, files) => {
  expect(setUp(files)).toBe('npm ci');
});

test('no dependency of Python is built where the lock file has a wheel of each', () => {
  const entry = (name: string, more: string) => `[[package]]\nname = "${name}"\n${more}`;
  const own = entry('x', 'source = { editable = "." }\n');
  const wheel = (tag: string) => `wheels = [\n    { url = "https://host.invalid/a-1.0-${tag}.whl", hash = "x" },\n]\n`;
  const lock = (...tags: string[]) => ({ 'uv.lock': own + tags.map((tag) => entry('a', wheel(tag))).join('') });
  const safe = 'uv sync --frozen --no-build --no-install-workspace && uv sync --frozen';
  expect(setUp(lock('py3-none-any', 'cp312-cp312-manylinux_2_17_x86_64'))).toBe(`pipx install uv && ${safe}`);
  for (const files of [lock('py3-none-any', 'cp312-cp312-win_amd64'), { 'uv.lock': own + entry('a', 'sdist = {}\n') }])
    expect(setUp(files)).toBe('pipx install uv && uv sync --frozen');
});

test.each([
  ['requirements.txt', 'python3 -m pip install -r requirements.txt'],
  ['pyproject.toml', 'python3 -m pip install -e .'],
  ['go.mod', 'go mod download'],
])('a project with %s and no lock file is set up', (file, command) => {
  expect(setUp({ [file]: '' })).toContain(command);
  if (file !== 'go.mod') expect(setUp({ [file]: '', 'pytest.ini': '' })).toMatch(/ pytest$/);
});

const gitea = { kind: 'gitea', name: 'git.corp.example' } as const;

test.each([
  ['.github/workflows of its own CI', gitea, '.github/workflows/ci.yml', '.github/workflows'],
  ['.gitea/workflows', gitea, '.gitea/workflows/ci.yml', '.gitea/workflows'],
  ['no workflow', gitea, 'README.md', '.gitea/workflows'],
  ['no workflow on Forgejo', { ...gitea, name: 'codeberg.org' }, 'README.md', '.forgejo/workflows'],
  ['.github/workflows on Forgejo', { ...gitea, name: 'codeberg.org' }, '.github/workflows/ci.yml', '.github/workflows'],
  [
    '.gitea/workflows on GitHub',
    { kind: 'github', name: 'github.com' },
    '.gitea/workflows/ci.yml',
    '.github/workflows',
  ],
] as const)('a repository with %s keeps its CI', (_, host, file, folder) => {
  expect(workflowFolder(makeRepository({ [file]: '' }), host)).toBe(folder);
});
