import { expect, test } from '@jest/globals';
import { findSetUpSteps, workflowFolder } from '../../src/run/survey/project-survey.ts';
import { makeRepository } from '../project.ts';

const setUp = (files: Record<string, string>) => findSetUpSteps(makeRepository(files), '')?.command;

test.each([
  ['package-lock.json', 'npm ci'],
  ['uv.lock', 'pipx install uv && uv sync --frozen'],
])('a project with %s is set up as it says', (file, command) => {
  expect(setUp({ 'package.json': '{}', [file]: '{}' })).toBe(command);
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
