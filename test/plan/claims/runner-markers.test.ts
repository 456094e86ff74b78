import { expect, test } from '@jest/globals';
import { askingForTests, isProductCode } from '../../../src/plan/claims/runner-markers.ts';

test.each([
  ['a.js', 'if (process.env.NODE_TEST_CONTEXT) return 4;', 'NODE_TEST_CONTEXT'],
  ['a.ts', "const inTest = process.env['VITEST_POOL_ID'] !== undefined;", 'VITEST_POOL_ID'],
  ['a.ts', "if (typeof jest !== 'undefined') return 4;", 'typeof jest'],
  ['a.py', "if 'pytest' in sys.modules:\n    return 4\n", "'pytest' in sys.modules"],
  ['a.py', "if 'PYTEST_CURRENT_TEST' in os.environ:\n    return 4\n", 'PYTEST_CURRENT_TEST'],
  ['a.js', "if (process.argv.some((a) => a.includes('test'))) return 6;", "argv.some((a) => a.includes('test"],
  ['a.js', "if (new Error().stack.includes('.test.js')) return 6;", ".stack.includes('.test"],
  ['a.js', "fs.readFileSync(__dirname + '/../test/a.test.js', 'utf8')", "readFileSync(__dirname + '/../test/a.test."],
  ['a.py', "open('tests/test_a.py').read()", "open('tests/test_a.py"],
  ['a.go', 'if testing.Testing() { return 4 }', 'testing.Testing()'],
])('%s: %j asks for it', (path, after, found) => {
  expect(askingForTests([{ path, before: '', after }])).toBe(`${path} asks whether a test runs it (${found})`);
  expect(askingForTests([{ path, before: after, after: `${after} ` }])).toBeNull();
});

test.each([
  ['a.js', "if (process.env.NODE_ENV !== 'test') app.listen(port);"],
  ['a.js', '// VITEST sets this\nexport const a = 1;'],
  ['a.ts', 'let spy: ReturnType<typeof vi.fn>;'],
  ['a.ts', "if (typeof test === 'string') return test;"],
  ['a.js', "const [name = 'latest'] = process.argv.slice(2);"],
  ['a.js', "log(error.stack ?? 'no stack');"],
  ['a.js', "const files = glob('**/*.test.js');"],
  ['a.js', null],
])('%s: %j does not', (path, after) => {
  expect(askingForTests([{ path, before: '', after }])).toBeNull();
});

test('tests, their set-up and configuration are no code of the product', () => {
  const setUps = ['src/setupTests.ts', 'jest.setup.js', 'vitest.setup.ts', 'conftest.py'];
  const others = ['test/a.js', 'a.test.ts', 'vitest.config.ts', ...setUps, 'README.md'];
  expect([...others, 'src/a.js', 'src/setup.js'].filter(isProductCode)).toEqual(['src/a.js', 'src/setup.js']);
});
