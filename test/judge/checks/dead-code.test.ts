import { expect, test } from '@jest/globals';
import { withoutDeadCode } from '../../../src/plan/claims/dead-code.ts';

test.each([
  ['a.ts', 'if (false) {\n  wire(a);\n}\nreal();\n'],
  ['a.ts', 'const USE_A = false;\nif (USE_A) wire(a);\nreal();\n'],
  ['a.js', 'function b() {\n  return 1;\n  wire(a);\n}\nreal();\n'],
  ['a.js', 'function b() {\n  throw new Error("later");\n\n  // then\n  wire(a);\n}\nreal();\n'],
  ['a.c', '#if 0\n#ifdef B\nwire(a);\n#endif\nwire(a);\n#else\nreal();\n#endif\n'],
  ['a.py', 'def b():\n    if False:\n        wire(a)\n    real()\n'],
  ['a.py', 'def b():\n    return 1\n    wire(a)\n\n\nreal()\n'],
  ['a.go', 'func b() {\n\tif false {\n\t\twire(a)\n\t}\n\treal()\n}\n'],
  ['a.rs', 'fn b() {\n    return;\n    wire(a);\n}\nfn c() {\n    real();\n}\n'],
])('%s: %j has code that is never run', (path, text) => {
  const run = withoutDeadCode(path, text);
  expect(run).not.toContain('wire(a)');
  expect(run).toContain('real()');
  expect(run.split('\n')).toHaveLength(text.split('\n').length);
});

test.each([
  ['a.ts', 'if (c) {\n  return 1;\n}\nwire(a);\n'],
  ['a.ts', 'if (c)\n  return 1;\nwire(a);\n'],
  ['a.ts', 'function b() {\n  return api;\n  function c() {\n    wire(a);\n  }\n}\n'],
  ['a.ts', 'let isOn = false;\nisOn = read();\nif (isOn) {\n  wire(a);\n}\n'],
  ['a.ts', 'if (false) {\n  none();\n} else {\n  wire(a);\n}\n'],
  ['a.ts', 'return (\n  wire(a)\n);\n'],
  ['a.ts', 'switch (b) {\n  case 1:\n    return 1;\n    case 2:\n    wire(a);\n}\n'],
  ['a.py', 'def b():\n    try:\n        return c()\n    finally:\n        wire(a)\n'],
  ['a.rb', 'def b\n  return if c\n  wire(a)\nend\n'],
  ['a.py', 'def b():\n    return f(\n        c,\n    )\n\n\nwire(a)\n'],
  ['a.go', 'func b() error {\n\treturn c.\n\twire(a)\n}\n'],
])('%s: %j has no such code', (path, text) => {
  expect(withoutDeadCode(path, text)).toContain('wire(a)');
});

test('a text that was made to be slow to read is read in time', () => {
  const texts = ['if (false) {\n'.repeat(18_000), '#if 0\n'.repeat(40_000), 'const a = false;\n'.repeat(15_000)];
  const before = process.cpuUsage();
  for (const text of [...texts, `${' \n'.repeat(120_000)}return`, `${'return 1;\n'.repeat(25_000)}`])
    withoutDeadCode('a.ts', text);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5000);
});
