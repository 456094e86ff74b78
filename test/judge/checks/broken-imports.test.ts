import { expect, test } from '@jest/globals';
import { brokenImports } from '../../../src/judge/checks/broken-imports.ts';
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
  ['src/m.ts', "export {\n  x,\n} from './gone';\n", '"./gone", which the commit does not have'],
  ['src/m.js', "const { x } = require('./only');\n", '"./only", which the commit does not have'],
  ['pkg/m.py', 'from .gone import x\n', '".gone", which the commit does not have'],
  ['pkg/m.py', 'from pkg.gone import x\n', '"pkg.gone", which the commit does not have'],
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
  const broken = await brokenImports(
    new Git(root, `${root}/.git`, `${root}/.git`, env, 'git'),
    git(root, 'rev-parse', 'HEAD'),
    path,
  );
  expect(broken.map(({ what }) => what)).toEqual(expected === null ? [] : [`imports ${expected}`]);
});
