import { expect, test } from '@jest/globals';
import { isSettings, looserSettings } from '../../../src/judge/checks/looser-settings.ts';

const addDependency = 'Add the dependency zod to package.json, and write the parser with tests.';
const found = (path: string, before: string | null, after: string, plan = addDependency) => {
  expect(isSettings(path)).toBe(true);
  return looserSettings([{ path, before, after }], {
    texts: [plan],
    tests: ['test/parser.test.js', 'tests/test_vat.py'],
  });
};
const json = (value: object) => JSON.stringify(value, null, 2);
const jest = (least: object) => json({ jest: { coverageThreshold: { global: least } } });

const workflow = '.github/workflows/ci.yml';
const ci = (more = '') =>
  `on: push\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test\n${more}`;

const codecov = (more: string) => `coverage:\n  status:\n    project:\n      default:\n        ${more}\n`;

const loosened: [string, string | null, string, RegExp][] = [
  ['codecov.yml', codecov('target: 90%'), codecov('target: 10%'), /target was lowered from 90 to 10/],
  ['codecov.yml', codecov('threshold: 1%'), codecov('threshold: 50%'), /threshold was raised from 1 to 50/],
  [
    'codecov.yml',
    codecov('target: 90%'),
    codecov('target: 90%\n        informational: true'),
    /informational was turned on/,
  ],
  ['phpstan.neon', 'parameters:\n  level: 8\n', 'parameters:\n  level: 0\n', /level was lowered/],
  ['.golangci.yml', 'run:\n  timeout: 5m\n', 'run:\n  timeout: 5m\n  tests: false\n', /run.tests was turned off/],
  ['.rubocop.yml', 'AllCops:\n', 'AllCops:\n  DisabledByDefault: true\n', /DisabledByDefault was turned on/],
  ['mypy.ini', '[mypy]\nstrict = True\n', '[mypy]\nstrict = True\nexclude = .*\n', /leaves out/],
  ['tox.ini', '[testenv]\ncommands = pytest\n', '[testenv]\ncommands = - pytest\n', /cannot fail any more/],
  ['.husky/pre-commit', 'npm test\n', 'exit 0\n', /cannot fail any more/],
  ['playwright.config.js', 'export default { retries: 0 };', 'export default { retries: 9 };', /retries was raised/],
  ['pytest.ini', '[pytest]\naddopts = -q\n', '[pytest]\naddopts = -q --reruns 5\n', /asks less \(--reruns 5\)/],
  [
    'tsconfig.json',
    '{ "include": ["src", "test"] }',
    '{ "include": ["src/a.ts"] }',
    /no longer has src|no longer has test/,
  ],
  [
    'package.json',
    jest({ lines: 80 }),
    jest({ lines: 10 }),
    /coverageThreshold.global.lines was lowered from 80 to 10/,
  ],
  ['package.json', jest({ lines: 80 }), jest({}), /coverageThreshold.global.lines \(at least 80\) was removed/],
  ['package.json', json({ c8: { branches: 90 } }), json({ c8: { branches: 0 } }), /c8.branches was lowered/],
  ['.nycrc.json', '{"lines": 90}', '{"lines": 9}', /lines was lowered/],
  [
    'jest.config.js',
    'module.exports = { coverageThreshold: { global: { lines: 80 } } };',
    'module.exports = { coverageThreshold: { global: { lines: 8 } } };',
    /lines was lowered/,
  ],
  [
    'pyproject.toml',
    '[tool.coverage.report]\nfail_under = 85\n',
    '[tool.coverage.report]\nfail_under = 20\n',
    /fail_under was lowered/,
  ],
  ['.coveragerc', '[report]\nfail_under = 85\n', '[report]\n', /fail_under .at least 85. was removed/],
  [
    'tox.ini',
    '[pytest]\naddopts = --cov-fail-under=80\n',
    '[pytest]\naddopts = --cov-fail-under=8\n',
    /lowered from 80 to 8/,
  ],
  [
    'pyproject.toml',
    '[project]\nname = "a"\n',
    '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-k \'not vat\'"\n',
    /leaves out tests/,
  ],
  [
    'pyproject.toml',
    null,
    '[tool.pytest.ini_options]\naddopts = ["-q", "--deselect=tests/test_vat.py"]\n',
    /leaves out tests/,
  ],
  [
    'package.json',
    json({ scripts: { test: 'jest' } }),
    json({ scripts: { test: 'jest --testPathIgnorePatterns parser' } }),
    /scripts.test leaves out tests/,
  ],
  [
    'jest.config.js',
    'export default {};',
    "export default { testPathIgnorePatterns: ['/node_modules/', 'test/parser'] };",
    /leaves out test\/parser/,
  ],
  ['jest.config.json', '{}', '{"coveragePathIgnorePatterns": ["<rootDir>/src/"]}', /leaves out/],
  ['tsconfig.json', '{"include": ["src"]}', '{"include": []}', /include is an empty list/],
  [workflow, ci(), ci('        continue-on-error: true\n'), /npm test.continue-on-error was turned on/],
  [workflow, ci(), ci().replace('npm test', 'npm test || true'), /npm test.run cannot fail any more/],
  ['.gitlab-ci.yml', 'a:\n  script: [make lint]\n', 'a:\n  script: [make lint || true]\n', /a.script cannot fail/],
  ['jest.config.js', 'module.exports = { bail: true };', 'module.exports = { passWithNoTests: true };', /turned on/],
  ['pyrightconfig.json', '{"typeCheckingMode": "strict"}', '{"typeCheckingMode": "off"}', /was turned off/],
  [
    'tsconfig.json',
    '{"compilerOptions": {"strict": true}}',
    '{"compilerOptions": {"strict": false}}',
    /strict was turned off/,
  ],
  [
    'tsconfig.json',
    '{ // types\n"compilerOptions": {"strict": true,}}',
    '{"compilerOptions": {"paths": {}}}',
    /strict was turned off/,
  ],
  ['tsconfig.json', '{"exclude": ["dist"]}', '{"exclude": ["dist", "src/**/*"]}', /leaves out src/],
  ['tsconfig.json', '{}', '{"compilerOptions": {"noCheck": true}}', /noCheck was turned on/],
  ['pyproject.toml', '[tool.mypy]\nstrict = true\n', '[tool.mypy]\nstrict = false\n', /strict was turned off/],
  ['eslint.config.js', 'export default [];', "export default [{ ignores: ['**/*'] }];", /leaves out/],
  ['Makefile', 'test:\n\tpytest -q\n', 'test:\n\t@echo ok\n', /recipe of test cannot fail any more/],
  ['Makefile', 'lint:\n\tnpm run lint\n', 'lint:\n\t-npm run lint\n', /recipe of lint cannot fail/],
  [
    'package.json',
    json({ scripts: { lint: 'eslint .' } }),
    json({ scripts: { lint: 'eslint . || true' } }),
    /scripts.lint cannot fail/,
  ],
  [
    '.github/workflows/ci.yml',
    'jobs:\n  test:\n    steps: []\n',
    'jobs:\n  test:\n    continue-on-error: true\n    steps: []\n',
    /continue-on-error/,
  ],
];

test.each(loosened)('%s: a part that no plan speaks of asks for less (%#)', (path, before, after, expected) => {
  const all = found(path, before, after);
  expect(all.map(({ what }) => what)).toEqual([expect.stringMatching(expected)]);
  expect(all[0]?.isLint).toBe(false);
});

test.each([
  [
    'vite.config.js',
    "// a\nexport default { test: {}, optimizeDeps: { include: ['a', 'b'] } };",
    "// a\nexport default { test: {}, optimizeDeps: { include: ['a'] } };",
  ],
  [
    'pyproject.toml',
    '[tool.hatch.build]\ninclude = ["src", "tests"]\n[tool.pytest.ini_options]\naddopts = "-q"\n',
    '[tool.hatch.build]\ninclude = ["src"]\n[tool.pytest.ini_options]\naddopts = "-q"\n',
  ],
  ['tsconfig.json', '{ "include": ["lib"] }', '{ "include": ["src"] }'],
  ['codecov.yml', codecov('target: 70%'), codecov('target: 80%')],
  [
    'package.json',
    json({ name: 'a', jest: { coverageThreshold: { global: { lines: 80 } } } }),
    json({ jest: { coverageThreshold: { global: { lines: 85 } } }, dependencies: { zod: '1' }, files: [] }),
  ],
  [
    'package.json',
    json({ scripts: { test: 'jest', build: 'tsc' } }),
    json({ scripts: { test: 'vitest run', 'test:fast': "vitest -k 'not slow'", hello: 'echo hi' } }),
  ],
  [
    'pyproject.toml',
    '[tool.pytest.ini_options]\naddopts = "-q"\n',
    '[tool.pytest.ini_options]\naddopts = "-q -m \'not slow\'"\n',
  ],
  [
    'vitest.config.ts',
    'export default { test: {} };',
    "export default { test: { exclude: ['e2e/**', 'node_modules'], coverage: { exclude: ['src/main.ts'] } } };",
  ],
  [
    'tsconfig.json',
    '{"files": ["a.ts"], "include": ["src"]}',
    '{"files": [], "references": [{"path": "./app"}], "include": ["src"]}',
  ],
  ['tsconfig.json', '{"compilerOptions": {"strict": true}}', '{"extends": "./base.json"}'],
  ['tsconfig.json', '{"exclude": []}', '{"exclude": ["**/*.test.js", "test/parser.test.js", "dist", "node_modules"]}'],
  [
    'Makefile',
    'test:\n\tpytest -q\n',
    '.PHONY: test docs\ntest: unit\n\nunit:\n\tpytest -q tests/unit\n\ndocs:\n\t@echo docs\n',
  ],
  [
    workflow,
    ci(),
    ci('      - uses: codecov/codecov-action@v4\n        continue-on-error: true\n      - run: curl -f x || true\n'),
  ],
  [workflow, null, ci('        continue-on-error: true\n')],
  ['.coveragerc', '[run]\nsource = app\n', '[run]\nsource = app\nomit =\n    */migrations/*\n    tests/*\n'],
])('%s: an honest change asks for no less (%#)', (path, before, after) => {
  expect(found(path, before, after)).toEqual([]);
});

test.each([
  [
    'package.json',
    jest({ lines: 80 }),
    jest({ lines: 60 }),
    'Lower the coverage threshold, since the generated client counts now.',
  ],
  ['package.json', jest({ lines: 80 }), jest({ lines: 60 }), '- set the coverage threshold of lines to 60'],
  [
    'tsconfig.json',
    '{"compilerOptions": {"strict": true}}',
    '{"compilerOptions": {"strict": false}}',
    'Turn strict off for the migration from JavaScript.',
  ],
  [
    'jest.config.js',
    'export default {};',
    "export default { testPathIgnorePatterns: ['test/parser'] };",
    'Exclude test/parser from the run of jest.',
  ],
  [
    'Makefile',
    'lint:\n\tflake8\n',
    'lint:\n\t@echo "use make check"\n',
    'Disable the lint target of the Makefile; make check does it now.',
  ],
])('%s: a plan may ask for less (%#)', (path, before, after, plan) => {
  expect(found(path, before, after)).toHaveLength(1);
  expect(found(path, before, after, plan)).toEqual([]);
});

test('a threshold that moves to another file is not lost, and a rule that is turned off is a warning', () => {
  const moved = [
    { path: 'package.json', before: jest({ lines: 80 }), after: '{}' },
    { path: 'jest.config.json', before: null, after: '{"coverageThreshold": {"global": {"lines": 80}}}' },
  ];
  expect(looserSettings(moved, { texts: [], tests: [] })).toEqual([]);
  const lint = found('.eslintrc.json', '{"rules": {"no-eval": "error"}}', '{"rules": {"no-eval": "off"}}');
  expect(lint).toMatchObject([{ path: '.eslintrc.json', what: 'rules.no-eval turns a rule off (off)', isLint: true }]);
});

test('files that were made to be slow to read are read in time', () => {
  const before = process.cpuUsage();
  const slow = [
    'a'.repeat(250_000),
    '-'.repeat(250_000),
    ' '.repeat(250_000),
    'a=1\n'.repeat(30_000),
    '"a": 1,'.repeat(30_000),
  ];
  for (const text of slow)
    for (const path of ['jest.config.js', 'pyproject.toml', 'tox.ini', 'Makefile'])
      looserSettings([{ path, before: '', after: `test:\n\t${text}\n` }], { texts: ['x'], tests: [] });
  const scripts = json({ scripts: { test: '-'.repeat(250_000) } });
  looserSettings([{ path: 'package.json', before: scripts, after: scripts }], { texts: ['x'], tests: [] });
  const deep = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
  expect(found('tsconfig.json', null, deep)).toEqual([]);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
});
