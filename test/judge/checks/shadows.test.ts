import { expect, test } from '@jest/globals';
import { findShadowed, mayShadow } from '../../../src/judge/checks/shadows.ts';
import { Git } from '../../../src/system/git/git.ts';
import { commitAll, git, makeRepository } from '../../project.ts';

const base = {
  Makefile: 'check:\n\ttrue\n',
  'package.json': '{\n  "jest": {}\n}\n',
  'setup.cfg': '[tool:pytest]\naddopts = -q\n',
  'pyproject.toml': '[project]\nname = "x"\n',
  'app/__init__.py': '',
  'app/calc.py': 'import types\n',
  'tools/check.py': 'import os, random as r\n',
  'tools/old.py': 'from tools.queue import q\n',
  'src/fmt.ts': 'export {};\n',
  'src/ext.d.ts': 'export {};\n',
  'src/db/index.js': 'exports.a = 1;\n',
  'src/left/index.js': 'exports.a = 1;\n',
  'src/gone.js': 'exports.a = 1;\n',
  'vite.config.ts': 'export default {};\n',
  'requirements.txt': 'boto3>=1\n',
  'src/main/java/a/B.java': 'class B {}\n',
  'compose.yaml': 'services: {}\n',
};
const decides = 'def pytest_runtest_makereport(item, call):\n    report.outcome = "passed"\n';

test.each([
  ['GNUmakefile', 'check:\n', 'is taken in place of Makefile'],
  ['jest.config.mjs', 'export default {};\n', 'is taken in place of package.json'],
  ['pytest.ini', '[pytest]\n', 'is taken in place of setup.cfg'],
  ['compose.override.yaml', 'services: {}\n', 'is taken in place of compose.yaml'],
  ['src/fmt.js', 'exports.a = 1;\n', 'is taken in place of src/fmt.ts'],
  ['src/db.ts', 'export {};\n', 'is taken in place of src/db/index.js'],
  ['app/calc/__init__.py', 'a = 1\n', 'is taken in place of app/calc.py'],
  ['json.py', 'def loads(t):\n    return 1\n', 'is taken in place of the installed module json'],
  ['tools/random.py', 'a = 1\n', 'is taken in place of the installed module random'],
  ['lib/json.rb', 'module JSON\nend\n', 'is taken in place of the installed module json'],
  ['boto3.py', 'a = 1\n', 'is taken in place of the installed module boto3'],
  ['src/db/package.json', '{"type":"module"}\n', 'is taken in place of the package.json above it'],
  ['src/test/java/a/B.java', 'class B {}\n', 'is taken in place of src/main/java/a/B.java'],
  ['sitecustomize.py', 'import json\n', 'is run by every Python process'],
  ['tests/conftest.py', decides, 'decides by itself which tests pass'],
  ['tests/conftest.py', 'import pytest\n\n@pytest.fixture\ndef two():\n    return 2\n', null],
  ['shop.py', 'a = 1\n', null],
  ['src/test/java/a/BTest.java', 'class BTest {}\n', null],
  ['mypy.ini', '[mypy]\n', null],
  ['app/types.py', 'class Order:\n    pass\n', null],
  ['tools/queue.py', 'q = 1\n', null],
  ['app/json/__init__.py', '', null],
  ['src/ext.js', 'exports.a = 1;\n', null],
  ['src/fmt.test.js', 'x\n', null],
  ['src/gone.ts', 'export {};\n', null],
  ['src/left.ts', 'export {};\n', null],
])('new %s with %j: %s', async (path, text, expected) => {
  const root = makeRepository(base);
  const before = git(root, 'rev-parse', 'HEAD');
  git(root, 'rm', '-q', 'src/gone.js', 'src/left/index.js');
  commitAll(root, 'work', { [path]: text });
  const env = { PATH: process.env.PATH ?? '', HOME: root };
  const repository = new Git(root, `${root}/.git`, `${root}/.git`, env, 'git');
  const found = mayShadow(path) ? await findShadowed({ path, git: repository, base: before, tree: 'HEAD' }) : null;
  expect(found).toBe(expected);
});
