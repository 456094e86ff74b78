import { describe, expect, test } from '@jest/globals';
import { isMutable } from '../../../src/judge/run/mutants/hollow-code.ts';
import { applyMutation, describeSurvivors, getMutantOutcome } from '../../../src/judge/run/mutants/mutant-result.ts';
import { chooseMutants, listMutations } from '../../../src/judge/run/mutants/mutants.ts';
import { testVerdict } from '../../../src/judge/run/tests/verdict.ts';

/** All lines that a line of code can become. */
const linesFrom = async (path: string, line: string, before = '', after = '') => {
  const text = `${before}${line}\n${after}`;
  const number = before.split('\n').length;
  const mutations = await listMutations(path, text, new Set([number]));
  return mutations.map((mutation) => applyMutation(text, { ...mutation, path }).split('\n')[number - 1]);
};

const rows: [what: string, path: string, line: string, becomes: string[]][] = [
  ['equal', 'a.js', 'const a = b === c;', ['const a = b !== c;']],
  ['less', 'a.go', 'ok := a < b', ['ok := a <= b']],
  ['more', 'A.java', 'boolean ok = a > b;', ['boolean ok = a >= b;']],
  ['and', 'a.ts', 'const ok = a && b;', ['const ok = a || b;']],
  ['plus', 'a.js', 'a = b + c;', ['a = b - c;']],
  ['true', 'a.ts', 'const a = true;', ['const a = false;']],
  ['a number', 'a.js', 'const a = 41;', ['const a = 42;']],
  ['return', 'a.js', '  return name;', ['  return undefined;']],
  ['a call', 'a.js', '  save(user);', ['  ;']],
  ['if in brackets', 'a.ts', '  if (name) {', ['  if (!(name)) {']],
  ['if of Go', 'a.go', '\tif err := f(); ok {', ['\tif err := f(); !(ok) {']],
  ['if of Python', 'a.py', '    if name:', ['    if not (name):']],
  ['a language that is not read', 'a.rb', 'ok = a == 1', []],
  [
    'several',
    'a.js',
    'const ok = a === 1 || b;',
    ['const ok = a !== 1 || b;', 'const ok = a === 2 || b;', 'const ok = a === 1 && b;'],
  ],
  // None of these is code that a test could see.
  ['a text', 'a.js', "const a = 'b === 1 && true';", []],
  ['a comment', 'a.py', '# a == 1', []],
  ['an arrow', 'a.ts', 'const f = (a) => a;', []],
  ['a type', 'a.ts', 'type A = Map<string, 1>;', []],
  ['type arguments', 'A.java', 'List<String> a = f;', []],
  ['an import', 'a.py', 'from a import b', []],
  ['a log', 'a.js', "console.log('done', 1);", []],
  ['a value of a block', 'a.rs', '    name(a)', []],
  ['if let', 'a.rs', '    if let Some(a) = b {', []],
];

test.each(rows)('%s: %s', async (_, path, line, becomes) => {
  const [before, after] = path.endsWith('.go')
    ? ['package a\nfunc f() {\n', line.endsWith('{') ? '}\n}\n' : '}\n']
    : ['', ''];
  expect((await linesFrom(path, line, before, after)).filter((text) => text !== line)).toEqual(becomes);
});

test('a call that is an argument is no statement', async () => {
  expect(await linesFrom('a.js', '  load(user)', 'save(\n', ');\n')).toEqual([]);
  expect(await linesFrom('a.js', '  load(user)', 'const a =\n', '')).toEqual([]);
});

test.each([
  ['src/a.ts', true],
  ['src/a.d.ts', false],
  ['test/a.test.ts', false],
  ['test/fixtures/a.js', false],
  ['dist/a.js', false],
  ['README.md', false],
  ['eslint.config.js', false],
])('%s has code for it: %s', (path, wanted) => {
  expect(isMutable(path)).toBe(wanted);
});

describe('the choice', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `const a${at} = ${at} + b && c;`).join('\n');
  const all = new Set(Array.from({ length: 30 }, (_, at) => at + 1));
  const file = async (owner: string, path: string) => ({
    owner,
    path,
    mutations: await listMutations(path, lines, all),
  });
  const made = Promise.all([file('01-01', 'a.js'), file('01-01', 'b.js'), file('01-02', 'c.js')]);

  test('is the same for the same seed, and another for another', async () => {
    const files = await made;
    expect(chooseMutants(files, 'one', 20)).toEqual(
      chooseMutants([...files].reverse(), 'one', 20).sort(byChoice('one', files)),
    );
    expect(chooseMutants(files, 'one', 20)).not.toEqual(chooseMutants(files, 'two', 20));
  });
  const byChoice = (seed: string, files: Awaited<typeof made>) => {
    const order = chooseMutants(files, seed, 20).map((each) => JSON.stringify(each));
    return (one: object, other: object) => order.indexOf(JSON.stringify(one)) - order.indexOf(JSON.stringify(other));
  };
  test('is spread over plans, files and lines', async () => {
    const files = await made;
    const chosen = chooseMutants(files, 'one', 20);
    const count = (path: string) => chosen.filter((each) => each.path === path).length;
    expect([count('a.js'), count('b.js'), count('c.js')]).toEqual([5, 5, 10]);
    expect(new Set(chosen.map(({ path, line }) => `${path}:${line}`)).size).toBe(20);
  });
});

const green = { runner: 'x', counts: { passed: 3, failed: 0, skipped: 0, errors: 0, total: 3 }, red: [] };
const red = { runner: 'x', counts: { passed: 2, failed: 1, skipped: 0, errors: 0, total: 3 }, red: [] };
test.each([
  ['tests that pass', 'survived', true, testVerdict({ exitCode: 0, reports: [green] })],
  ['a test that fails', 'killed', true, testVerdict({ exitCode: 1, reports: [red] })],
  ['a build that fails', 'undecided', true, testVerdict({ exitCode: 2 })],
  ['a test that does not end', 'killed', true, testVerdict({ exitCode: null, timedOut: true })],
  ['no time left', 'undecided', false, testVerdict({ exitCode: null, timedOut: true })],
  ['a crash of the machine', 'undecided', true, testVerdict({ exitCode: null, signal: 'SIGKILL' })],
] as const)('with %s a mutant is %s', (_, wanted, hadItsTime, verdict) => {
  expect(getMutantOutcome(verdict, hadItsTime)).toBe(wanted);
});

test('survivors are told with their lines', () => {
  const result = { path: 'a.js', line: 3, was: 'a === b', becomes: 'a !== b' } as const;
  const results = [{ ...result, outcome: 'survived' } as const, { ...result, outcome: 'killed' } as const];
  expect(describeSurvivors({ results, notes: [] })).toEqual([
    '1 of 2 small changes of the code went unnoticed by the tests: a.js:3 "a === b" as "a !== b"',
  ]);
});
