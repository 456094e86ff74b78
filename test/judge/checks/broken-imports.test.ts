import { expect, test } from '@jest/globals';
import { findBrokenImports } from '../../../src/judge/checks/broken-imports.ts';
import { Git } from '../../../src/system/git/git.ts';
import { git, makeRepository } from '../../project.ts';

const files = {
  '.gitignore': 'ignored.*\n',
  'src/a.ts': 'export const x = 1;\nexport default x;\n',
  'src/b/index.ts': "export * from '../a.js';\n",
  'src/c.vue': '<template/>\n',
  'src/d.json': '{}\n',
  'src/e.js': 'exports.one = 1;\nmodule.exports.two = 2;\n',
  'src/f.js': 'module.exports = new (class { n = 1 })();\n',
  'src/only.test.js': 'x\n',
  'pkg/__init__.py': '',
  'pkg/x.py': 'def a():\n    return 1\n',
  'pkg/y.py': 'from .x import *\n',
  'pkg/sub/z.py': 'b = 1\n',
};

test.each([
  ['src/m.ts', "import { x } from './gone.js';\n", '"./gone.js", which the commit does not have'],
  ['src/m.js', "const { x } = require('./only');\n", '"./only", which the commit does not have'],
  ['pkg/m.py', 'from .gone import x\n', '".gone", which the commit does not have'],
  ['src/m.ts', "import a, { y, x } from './a.js';\n", 'y from "./a.js", which has no such name'],
  ['src/m.js', "const { one, three: four } = require('./e');\n", 'three from "./e", which has no such name'],
  ['pkg/m.py', 'from .x import (\n    a,  # it\n    c as d,\n)\n', 'c from ".x", which has no such name'],
  [
    'src/m.ts',
    "import a, { x as y } from './a.js';\nimport b from './b';\nimport './c';\nimport d from './d.json?raw';\n",
    null,
  ],
  ['src/m.ts', "// import './gone';\nimport type { T } from './+types/m';\nimport './generated/gone';\n", null],
  [
    'src/m.ts',
    "import './ignored.js';\nimport x from 'gone';\nimport { y } from './b';\nimport { n } from './f';\n",
    null,
  ],
  ['pkg/m.py', 'from .y import a\nfrom .sub import z\nfrom . import gone\nimport os\nfrom os.path import join\n', null],
  ['src/m.js', "({1:[function(require,module,exports){\nvar x = require('./gone.js');\n}]})\n", null],
  ['pkg/m.py', 'try:\n    from .gone import x\nexcept ImportError:\n    x = 1\n', null],
])('%s with %j imports %s', async (path, text, expected) => {
  const root = makeRepository({ ...files, [path]: text });
  const env = { PATH: process.env.PATH ?? '', HOME: root };
  const broken = await findBrokenImports(
    new Git(root, `${root}/.git`, `${root}/.git`, env, 'git'),
    git(root, 'rev-parse', 'HEAD'),
    path,
  );
  expect(broken.map(({ what }) => what)).toEqual(expected === null ? [] : [`imports ${expected}`]);
});

const rust = {
  'src/lib.rs': 'mod a;\nmod b;\n#[path = "c.rs"]\nmod d;\nmod e {}\n',
  'src/a.rs': '',
  'src/b/mod.rs': '',
};
const lock = {
  'package-lock.json': '{"packages":{"node_modules/b":{}}}',
  'package.json': '{"dependencies":{"b":"1"}}',
};

test.each<[string, string, Record<string, string>, string | null]>([
  ['package.json', '{"scripts":{"seed":"node scripts/seed.mjs"}}', {}, 'names scripts/seed.mjs'],
  ['package.json', '{"scripts":{"start":"node dist/a.js && node other/b.js"}}', {}, null],
  ['Makefile', 'a:\n\tbash scripts/a.sh\n\trm -f scripts/b.sh\n', {}, 'names scripts/a.sh'],
  ['.github/workflows/a.yml', 'jobs:\n  a:\n    steps:\n      - run: cd pkg && python sub/z.py\n', {}, null],
  ['bin/a.sh', 'source "$SCRIPT_DIR/lib/b.sh"\n', { 'lib/b.sh': '' }, null],
  ['src/lib.rs', 'mod a;\n', {}, 'names a,'],
  ['src/lib.rs', rust['src/lib.rs'], rust, null],
  ['src/a.rb', "require_relative 'gone'\n", {}, 'names gone,'],
  ['src/a.scss', "@use './b';\n@use 'sass:math';\n", { 'src/_b.scss': '' }, null],
  ['proto/a.proto', 'import "google/type/date.proto";\nimport "proto/b.proto";\n', {}, 'names proto/b.proto'],
  ['lib/a.dart', "import '../shop/gone.dart';\n", {}, 'names ../shop/gone.dart'],
  ['mkdocs.yml', 'nav:\n  - A: a.md\n', { 'docs/b.md': '' }, 'names a.md'],
  ['src/m.js', "const f = () => require('./gone');\ntry { require('./other'); } catch {}\n", {}, 'imports "./gone"'],
  [
    'src/m.ts',
    "import a from 'left-pad';\nimport b from 'b/c';\nimport fs from 'fs';\nimport x from '@/x';\n",
    lock,
    'imports "left-pad"',
  ],
  [
    'src/m.ts',
    "import a from '@app/left';\nimport b from '@lib/right';\nimport c from '@app-x/y';\n",
    { ...lock, 'tsconfig.json': '{"paths":{"@app/*":["a/*"]}}', 'jest.config.js': 'x = {"^@lib/(.*)$": 1}' },
    'imports "@app-x/y"',
  ],
  ['src/m.ts', "import a from 'left-pad';\n", { 'package.json': '{"dependencies":{"b":"1"}}' }, null],
])('%s with %j: %s', async (path, text, more, expected) => {
  const root = makeRepository({ ...files, ...more, [path]: text });
  const env = { PATH: process.env.PATH ?? '', HOME: root };
  const repository = new Git(root, `${root}/.git`, `${root}/.git`, env, 'git');
  const broken = await findBrokenImports(repository, git(root, 'rev-parse', 'HEAD'), path);
  expect(broken.map(({ what }) => what).join('; ')).toContain(expected ?? '');
  expect(broken).toHaveLength(expected === null ? 0 : 1);
});
