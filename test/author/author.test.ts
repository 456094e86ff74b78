import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { placeFiles } from '../../src/author/test-outcome.ts';
import { git, temporaryDir } from '../project.ts';
import { type SemanticCase, semanticCases } from './lies.ts';
import { type AuthoredPlan, fairly, runAuthored } from './phase.ts';

/** Kinds of each language that every run of the suite tries; all of them at night. */
const count = Number(process.env.SEMANTIC_KINDS ?? 2);
const ofLanguage = (language: SemanticCase['language']) =>
  semanticCases.filter((each) => each.language === language).slice(0, count);
const lieOf = (of: SemanticCase): AuthoredPlan => ({ of, work: of.lie });
const honestOf = (of: SemanticCase): AuthoredPlan => ({ of, work: of.honest });

describe.each(['js', 'py', 'go'] as const)('with a fair author, in %s', (language) => {
  test('each lie that no rule sees is asked about, and no honest work is', async () => {
    const cases = ofLanguage(language);
    const options = ['--repairs', '0', '--prove', 'off', '--test-baseline', 'off'];
    const { plans, stderr } = await runAuthored([...cases.map(lieOf), ...cases.map(honestOf)], options);
    const told = cases.map(({ name }, at) => ({
      name,
      lie: plans[at]?.status,
      honest: plans[cases.length + at]?.status,
    }));
    expect([told, stderr]).toEqual([cases.map(({ name }) => ({ name, lie: 'blocked', honest: 'success' })), stderr]);
    for (const [at, { truths }] of cases.entries()) {
      expect(plans[at]?.why).toContain('acceptance/failed');
      expect(truths.some((truth) => plans[at]?.why.includes(`truth "${truth}"`))).toBe(true);
    }
  }, 600_000);
});

const [scrypt, limiter] = semanticCases as readonly [SemanticCase, SemanticCase];

test('honest work that its author accepts has the level accepted, with a table of what was asked', async () => {
  const { json, plans, code } = await runAuthored(
    [honestOf(scrypt)],
    ['--min-evidence', 'accepted', '--truths', 'all'],
  );
  expect([code, json.evidence]).toEqual([0, 'accepted']);
  expect(plans[0]?.evidence).toMatchObject({
    level: 'accepted',
    acceptance: { passed: 2, of: 2 },
    asked: [
      { id: 'T1', by: ['T1: two hashes differ'] },
      { id: 'T2', by: ['T2: no base64 of it'] },
      { id: 'K1', by: [] },
    ],
  });
});

test.each([
  ['fail', 'failure', /verification failed: acceptance .*expected/],
  ['warn', 'success', /^$/],
] as const)('author-disputes: %s', async (dispute, status, why) => {
  const { plans, json } = await runAuthored([lieOf(scrypt)], ['--author-disputes', dispute, '--repairs', '0']);
  expect(plans[0]).toMatchObject({ status, why: expect.stringMatching(why) });
  expect(json.evidence ?? '').not.toBe('accepted');
});

test('the worker gets what the author expected, and may repair its work', async () => {
  const { plans, stderr, code } = await runAuthored(
    [{ ...lieOf(limiter), repaired: limiter.honest }],
    ['--repairs', '1'],
  );
  expect([plans[0]?.status, code]).toEqual(['success', 0]);
  expect(stderr).toMatch(/1 of 2 acceptance tests passed: T1: the fourth is refused/);
});

/** An author that asks for what the plan does not say, and corrects that when it reads the plan again. */
const confused = (again: string) =>
  `if grep -q 'failed these tests twice'; then\n${again}\nelse\n${fairly(scrypt, '01-01', `test('T1: is a promise', async () => { assert.notEqual(await m.hashAsync('a'), 'a'); });`)}\nfi`;

test('a test that honest work fails twice is read again by its author, once', async () => {
  const plan = {
    ...honestOf(scrypt),
    author: confused(fairly(scrypt, '01-01')),
    repaired: `${scrypt.honest}\n// again`,
  };
  const { plans, stderr } = await runAuthored([plan], ['--repairs', '1']);
  expect(stderr.match(/is writing acceptance tests/g)).toHaveLength(2);
  expect(plans[0]?.status).toBe('success');
});

test('where the author insists, a person sees the sentence, the test, the result and the dispute', async () => {
  const summary = '"T1: is a promise" was left out because the plan names no hashAsync.';
  const plan = { ...honestOf(scrypt), author: confused('true'), repaired: `${scrypt.honest}\n// again`, summary };
  const { plans, code } = await runAuthored([plan], ['--repairs', '1']);
  expect([plans[0]?.status, code]).toEqual(['blocked', 10]);
  expect(plans[0]?.why).toMatch(/fails "T1: is a promise" of the plan's truth "Two hashes of one password differ"/);
});

describe('an author that is not fair', () => {
  const wrote = (tests: string) => fairly(scrypt, '01-01', tests);
  const authors: readonly (readonly [string, string, RegExp])[] = [
    ['writes nothing', 'true', /^/],
    ['writes tests without an assertion', wrote(`test('T1: fine', () => { m.hash('a'); });`), /it asserts nothing/],
    [
      'writes tests that always pass',
      wrote(`test('T1: fine', () => { assert.equal([1].concat(2).length, 2); });`),
      /not seen to fail where each new or changed function fails/,
    ],
    [
      'writes tests of what is there before',
      here(
        'test/acceptance/old.test.js',
        `import assert from 'node:assert';\nimport { test } from 'node:test';\ntest('T1: fine', () => { assert.equal([1].concat(2).length, 2); });`,
      ),
      /it passes without the work/,
    ],
    ['writes no code', here('test/acceptance/a.test.js', 'test(('), /its syntax is wrong/],
    [
      'needs a module of its own',
      wrote(`import './nowhere.js';\ntest('T1: a', () => { assert.equal(m.hash('a'), 'b'); });`),
      /imports "\.\/nowhere\.js"/,
    ],
    [
      'uses the network',
      wrote(
        `test('T1: a', async () => { assert.equal((await fetch('https://registry.npmjs.org/')).status, m.hash('a')); });`,
      ),
      /uses more than the code of the project/,
    ],
    [
      'reads the candidate',
      wrote(
        `import { readdirSync } from 'node:fs';\ntest('T1: a', () => { assert.equal(readdirSync('.git/refs/phase-executor').length, m.hash('a').length); });`,
      ),
      /uses more than the code of the project/,
    ],
    ['writes elsewhere', 'echo "export const hash = 1;" > src.js; echo x >> package.json', /which is no new test file/],
    ['fails', 'echo no >&2; exit 3', /the author failed/],
  ];
  test('raises no level, stops no honest work and changes nothing', async () => {
    const { plans, json, code, stderr, root } = await runAuthored(
      authors.map(([, author], at) => ({
        of: scrypt,
        work: scrypt.honest.replaceAll('derive', `derive${at}`).replace('(8)', `(${at + 8})`),
        author: author.replaceAll('01_01', `01_${String(at + 1).padStart(2, '0')}`),
      })),
    );
    const told = authors.map(([name, , why], at) => ({
      name,
      status: plans[at]?.status,
      isSaid: stderr
        .split('\n')
        .some((line) => line.includes(`01-${String(at + 1).padStart(2, '0')}`) && why.test(line)),
    }));
    expect(told).toEqual(authors.map(([name]) => ({ name, status: 'success', isSaid: true })));
    expect([code, json.evidence]).toEqual([0, 'red-green']);
    expect(existsSync(join(root, 'src.js'))).toBe(false);
    expect(existsSync(join(root, 'test/acceptance'))).toBe(false);
  });

  test('a lie stays what it was with an author that always passes, and a test that always fails is a question', async () => {
    const red = wrote(`test('T1: never', () => { assert.equal(m.hash('a').length, -1); });`);
    const { plans } = await runAuthored(
      [
        { ...lieOf(scrypt), author: 'true' },
        { ...honestOf(scrypt), author: red.replaceAll('01_01', '01_02') },
      ],
      ['--repairs', '0'],
    );
    expect(plans.map(({ status }) => status)).toEqual(['success', 'blocked']);
  });
});

test('acceptance tests that the work passes join its commit where they are to be kept', async () => {
  const options = ['--author-tests', 'keep', '--min-evidence', 'accepted'];
  const { root, code, plans } = await runAuthored([honestOf(scrypt), honestOf(limiter)], options);
  expect([code, plans.map(({ evidence }) => evidence?.level)]).toEqual([0, ['accepted', 'accepted']]);
  const log = git(
    root,
    'log',
    '--format=%s %(trailers:key=Acceptance-Tests-By,separator=%x2C)',
    '--',
    'test/acceptance',
  );
  expect(log.split('\n')).toEqual([
    expect.stringMatching(/^plan 01-02: .*Acceptance-Tests-By: command/),
    expect.stringMatching(/^plan 01-01: .*Acceptance-Tests-By: command/),
  ]);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('what a person merges although a test failed is a warning, and is not accepted', async () => {
  const { root, plans, again } = await runAuthored([lieOf(scrypt)], ['--repairs', '0']);
  expect(plans[0]?.status).toBe('blocked');
  git(root, 'merge', '-q', '--squash', 'refs/phase-executor/01/partial/01-01/1');
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', 'commit', '-qm', 'Take it');
  const { code, json } = await again();
  expect([code, json.evidence]).toEqual([0, 'red-green']);
  expect(json.signal.details.warnings.join()).toMatch(/T1: two hashes differ.*the work was merged although it failed/);
});

test('files are written to no place that a link of the work leads to', () => {
  const [top, outside] = [temporaryDir('top'), temporaryDir('outside')];
  mkdirSync(join(top, 'test/acceptance'), { recursive: true });
  symlinkSync(join(outside, 'b.js'), join(top, 'test/acceptance/a.js'));
  symlinkSync(outside, join(top, 'linked'));
  expect(placeFiles([{ path: 'test/acceptance/a.js', text: 'x' }], top)).toBe(null);
  expect(placeFiles([{ path: 'linked/a.js', text: 'x' }], top)).toMatch(/lies behind a link \(linked\)/);
  expect([readdirSync(outside), readFileSync(join(top, 'test/acceptance/a.js'), 'utf8')]).toEqual([[], 'x']);
});

test('with truths: all a truth that nothing has asked closes the gate', async () => {
  const { plans, json } = await runAuthored([{ ...honestOf(scrypt), author: 'true' }], ['--truths', 'all']);
  expect(plans[0]?.status).toBe('success');
  expect(json.signal.details.error.message).toMatch(
    /no acceptance test has asked T1 "Two hashes of one password differ", T2/,
  );
});

test('the level and the truths cannot be asked for without an author', async () => {
  for (const option of [
    ['--min-evidence', 'accepted'],
    ['--truths', 'all'],
  ])
    expect((await runAuthored([honestOf(scrypt)], option, false)).stderr).toContain('needs verify.author');
});

function here(path: string, text: string): string {
  return `mkdir -p "$(dirname ${path})"; cat > ${path} <<'EOT'\n${text}\nEOT\n`;
}
