import { expect, test } from '@jest/globals';
import { namesFiles, stillNames } from '../../../src/judge/checks/gone-files.ts';

const ci = (step: string) => `on: push\njobs:\n  a:\n    steps:\n      - ${step}\n`;

test.each([
  ['Makefile', 'gen:\n\tsh scripts/gen.sh\n', 'scripts/gen.sh', true],
  ['.github/workflows/ci.yml', ci('run: ./scripts/gen.sh --all'), 'scripts/gen.sh', true],
  ['.github/workflows/ci.yml', ci('uses: ./actions/a'), 'actions/a/', true],
  ['Dockerfile', 'FROM node\nCOPY server.js .\n', 'server.js', true],
  ['Dockerfile', 'FROM node\nCOPY backend/ ./backend/\n', 'backend/', true],
  ['package.json', '{"scripts":{"build":"node scripts/build"}}', 'scripts/build.js', true],
  ['packages/a/package.json', '{\n"main": "./index.js"\n}', 'packages/a/index.js', true],
  ['pyproject.toml', '[project.scripts]\nx = "app.cli:main"\n', 'src/app/cli.py', true],
  ['tsconfig.json', '{\n  "files": ["src/main.ts"]\n}\n', 'src/main.ts', true],
  ['index.html', '<script type="module" src="/src/main.js"></script>', 'src/main.js', true],
  ['CMakeLists.txt', 'add_executable(a\n  src/a.c)\n', 'src/a.c', true],
  ['.circleci/config.yml', 'jobs:\n  a:\n    steps:\n      - run: sh ci/a.sh\n', 'ci/a.sh', true],
  ['Makefile', '# scripts/gen.sh\ngen:\n\ttrue\n', 'scripts/gen.sh', false],
  ['Makefile', 'gen:\n\tsh my-scripts/gen.sh\n\tsh scripts/gen.sh.in\n', 'scripts/gen.sh', false],
  ['Makefile', 'clean:\n\trm -f out/a.txt\n', 'out/a.txt', false],
  ['Makefile', 'all: gen/a.js\ngen/a.js: b.sh\n\tsh b.sh\n', 'gen/a.js', false],
  ['Makefile', '-include local.mk\n', 'local.mk', false],
  ['Dockerfile', 'FROM node\nCMD ["node","server.js"]\n', 'server.js', false],
  ['web/package.json', '{"scripts":{"start":"node server.js"}}', 'server.js', false],
  ['tsconfig.json', '{\n  "exclude": [\n    "src/old.js"\n  ]\n}\n', 'src/old.js', false],
  ['.github/workflows/ci.yml', "on:\n  push:\n    paths:\n      - 'scripts/gen.sh'\n", 'scripts/gen.sh', false],
])('%s with %j names %s: %s', (path, text, gone, expected) => {
  expect(namesFiles.test(path)).toBe(true);
  expect(stillNames(path, text, text, gone) !== null).toBe(expected);
  if (!gone.includes('/')) expect(stillNames(path, '', text, gone)).toBeNull();
});

test('a command in another folder may mean the file there', () => {
  const text = 'run:\n\tcd web && node server.js\n';
  expect(stillNames('Makefile', text, text, 'server.js')).toContain('web/server.js');
});
