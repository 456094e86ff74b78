import { expect, test } from '@jest/globals';
import { listExports, listImports } from '../../../src/judge/read/module-imports.ts';

test.each([
  [
    'a.ts',
    'export const a = 1, { b, c: d } = f();\nexport default class E {}\nexport type { F } from "./f";',
    'E F a b c d default',
  ],
  [
    'a.ts',
    'export { g as h };\nexport * as i from "./i";\nexport declare function j(): void;\nexport enum K {}',
    'K h i j',
  ],
  ['a.ts', 'export abstract class L {}\nexport interface M {}\nexport async function* n() {}', 'L M n'],
  ['a.ts', 'export * from "./o";\nexport const p = 1;', 'p …'],
  ['a.ts', 'export = q;', '…'],
  ['a.js', 'exports.r = 1;\nmodule.exports.s = 2;\nmodule.exports = { t, u: 1, v() {} };', 'r s t u v'],
  ['a.js', 'module.exports = { w, ...x };', 'w …'],
  ['a.js', 'module.exports = load();', '…'],
  ['a.js', 'Object.assign(exports, y);\nexports.z = 1;', 'z …'],
  ['a.js', 'run();', '…'],
  [
    'a.py',
    'import a\nif b:\n    c = 1\nelse:\n    d = None\ndef e(f):\n    g = f\nclass H:\n    pass\n',
    'H a b c d e f',
  ],
  ['a.py', 'from .b import *\n', 'b …'],
])('%s with %j gives %s', async (path, text, wanted) => {
  const found = await listExports(path, text);
  expect(
    [...(found?.names ?? [])]
      .sort()
      .concat(found?.isOpen ? ['…'] : [])
      .join(' '),
  ).toBe(wanted);
});

test.each([
  [
    'a.ts',
    "import a, { b as c, type D } from './e';\nimport type { F } from './g';\nimport * as h from 'i';",
    './e: b, i: ',
  ],
  ['a.ts', "import j = require('./k');\nexport { l } from './m';\nexport * from './n';", './k: , ./m: l, ./n: '],
  ['a.js', "const { o, p: q } = require('./r');\nmodule.exports = require('./s');", './r: o p, ./s: '],
  [
    'a.js',
    "if (t) require('./u');\ntry { require('./v') } catch {}\nw && import('./x');\nconst y = () => import('./z');",
    './z: ',
  ],
  ['a.jsx', "const a = <p>it's from './b'</p>; // import './c'\nimport './d?raw';", './d: '],
  ['a.py', 'from .a import (\n    b,  # c\n    d as e,\n)\nimport f.g, h\nfrom . import i\n', '.a: b d, f.g: '],
])('%s with %j imports %s', async (path, text, wanted) => {
  expect((await listImports(path, text)).map(({ written, names }) => `${written}: ${names.join(' ')}`).join(', ')).toBe(
    wanted,
  );
});
