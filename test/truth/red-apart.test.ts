import { describe, expect, test } from '@jest/globals';
import { call, commitAll, git, put } from '../project.ts';
import {
  atJudge,
  expectCompleted,
  expectRefused,
  inChain,
  inOneRun,
  judgeAgain,
  projectOf,
  runAgain,
  type Trial,
} from './trial.ts';

const made = 'echo made > out.txt; done_so; ';
const red = {
  'test/old.test.js': "require('node:test')('old', () => { throw new Error('red since long') });\n",
  'test/ok.test.js': "require('node:test')('ok', () => {});\n",
};
const options = ['--test-command', 'node --test test/'];
const allowed = [...options, '--inherited-tests', 'allow'];

describe('a test that is red before the phase', () => {
  test('ends the phase before any agent is paid, with what to do', async () => {
    const outcome = await inOneRun({ files: red, options, agent: `echo paid >> ../paid; ${made}` });
    expectRefused(
      outcome,
      /1 test red before the phase: old \(test\/old\.test\.js\), so no agent was started; fix them first, .* tests\.inherited: allow/,
    );
    expect(outcome.status).toBe('BLOCKED');
    expect(git(outcome.root, 'log', '--oneline')).not.toMatch(/01-01/);
    const doctor = await call(['doctor', '1', '--json', ...options], { cwd: outcome.root });
    expect(doctor.stdout).toMatch(
      /red before the phase: old \(test\/old\.test\.js\); fix them, or set tests\.inherited/,
    );
  });

  test('that a person mends after that lets the next run begin', async () => {
    const trial = { files: red, options, agent: made };
    const root = projectOf(trial);
    expect((await runAgain(root, trial)).status).toBe('BLOCKED');
    put(root, 'test/old.test.js', "require('node:test')('old', () => require('node:assert').ok(process.pid > 0));\n");
    git(root, 'commit', '-qam', 'mend it');
    expectCompleted(await runAgain(root, trial), null);
  });

  const meant: [what: string, trial: Partial<Trial>][] = [
    ['its plan names the file of the test', { plans: { '01-01': { files: ['out.txt', 'test/old.test.js'] } } }],
    [
      'its plan makes what the test needs',
      {
        plans: { '01-01': { promises: ['src/thing.js'] } },
        files: { ...red, 'test/old.test.js': "require('node:test')('old', () => { require('../src/thing.js') });\n" },
        agent: 'mkdir -p src; echo "exports.x = 1" > src/thing.js; done_so',
      },
    ],
  ];
  test.each(meant)('does not stop the phase that is to mend it: %s', async (_, trial) => {
    const mend = `${made} echo "require('node:test')('old', () => require('node:assert').ok(process.pid > 0))" > test/old.test.js`;
    expectCompleted(
      await inOneRun({ files: red, options, agent: mend, ...trial }),
      /inherited: 1 test red before the phase/,
    );
  });

  test('and is not mended by the phase that was to do it: its tests fail as before', async () => {
    const plans = { '01-01': { files: ['out.txt', 'test/old.test.js'] } };
    expectRefused(await atJudge({ files: red, options, plans, agent: made }), /The tests fail/);
  });

  test('with tests.inherited: allow it leaves the gate open, and is told, in a chain as well', async () => {
    const trial = { files: red, options: allowed, agent: made };
    for (const outcome of [await atJudge(trial), inChain(trial)])
      expectCompleted(outcome, /red before the phase and red now \(inherited\): old/);
  });

  const closed: [what: string, agent: string, why: RegExp][] = [
    [
      'a new failure',
      `${made} echo "require('node:test')('new', () => { throw 1 })" > test/new.test.js`,
      /The tests fail.*failed in all of 2 runs: "new/,
    ],
    [
      'a new failure in its place',
      `${made} sed -i "s/'ok', () => {}/'ok', () => { throw 1 }/" test/ok.test.js; sed -i "s/throw new Error('red since long')/require('node:assert').ok(process.pid)/" test/old.test.js`,
      /The tests fail.*: "ok"/,
    ],
    [
      'the second run is cut short',
      `${made} echo "const fs = require('fs'), seen = process.env.TMPDIR + '/seen'; require('node:test')('new', () => { if (fs.existsSync(seen)) process.kill(process.ppid, 'SIGKILL'); fs.writeFileSync(seen, ''); })" > test/new.test.js`,
      /The tests fail/,
    ],
    [
      'it was taken out',
      `${made} echo "require('node:test')('filler', () => {})" > test/x.test.js; echo "" > test/old.test.js`,
      /old/,
    ],
  ];
  test.each(closed)('with tests.inherited: allow what else is red closes the gate: %s', async (_, agent, why) => {
    expectRefused(await atJudge({ files: red, options: allowed, agent }), why);
  });

  test('that the runner does not name closes the gate in spite of tests.inherited: allow', async () => {
    const files = { 'run.sh': 'echo "  1 passing (1ms)"; echo "  1 failing"; exit 1\n' };
    const command = ['--test-command', 'sh run.sh', '--inherited-tests', 'allow'];
    const outcome = await inOneRun({ files, options: command, agent: made });
    expectRefused(outcome, /The tests fail/);
    expect(outcome.warnings).toMatch(/1 test red before the phase, and the runner does not name them/);
  });
});

describe('a test that is red and green on the same commit', () => {
  /** Fails at its first, third, … run on the result, and never on the base. */
  const shaky = `const test = require('node:test'), fs = require('node:fs');
test('shaky', () => {
  if (!fs.existsSync('out.txt')) return;
  const runs = fs.existsSync(process.env.COUNT) ? fs.readFileSync(process.env.COUNT, 'utf8').length : 0;
  fs.appendFileSync(process.env.COUNT, 'x');
  if (runs === 0) throw new Error('not this time');
});
test('ok', () => {});
`;
  const trialWith = (entry: string | null): Trial => ({
    files: { 'test/a.test.js': shaky, ...(entry === null ? {} : { '.github/phase-executor.yml': entry }) },
    options: [...options, '--agent-env', 'COUNT'],
    agent: made,
  });
  const counting = (root: string) => ({ COUNT: `${root}-count` });

  test('is never made green by running again, not by the next run either, and is on record', async () => {
    const trial = trialWith(null);
    const root = projectOf(trial);
    const first = await runAgain(root, { ...trial, environment: counting(root) });
    expectRefused(
      first,
      /The tests fail: flaky: shaky.* failed and passed on the same commit; make it stable, or accept it,/,
    );
    expect(first.warnings).toMatch(/flaky\): shaky/);
    // It passes from now on.
    expectRefused(
      await runAgain(root, { ...trial, environment: counting(root) }),
      /flaky: shaky.* which has the same files/,
    );
    commitAll(root, 'accept it', {
      '.github/phase-executor.yml': 'accept: [{rule: result/red, test: shaky, owner: ann, until: 2999-01-01}]\n',
    });
    expectCompleted(await runAgain(root, { ...trial, environment: counting(root) }), null);
  });

  test('does not close the gate while it is accepted, but is no evidence', async () => {
    const trial = trialWith('accept: [{rule: result/red, test: shaky, owner: ann, until: 2999-01-01}]\n');
    const root = projectOf(trial);
    const outcome = await judgeAgain(root, { ...trial, environment: counting(root) });
    expectCompleted(outcome, /red, and accepted: shaky/);
    expect(outcome.evidence).toBe('artifacts');
  });

  test('closes it when the day of its acceptance is over, which is reported', async () => {
    const trial = trialWith('accept: [{rule: result/red, test: shaky, owner: ann, until: 2020-01-01}]\n');
    const root = projectOf(trial);
    const outcome = await judgeAgain(root, { ...trial, environment: counting(root) });
    expectRefused(outcome, /flaky: shaky/);
    expect(outcome.warnings).toMatch(/result\/red of shaky expired on 2020-01-01; it does not count/);
  });

  test('closes it although the file of flaky tests of before names it, and says where its rows stand now', async () => {
    const trial = {
      ...trialWith(null),
      files: { ...trialWith(null).files, '.github/phase-executor-flaky.yml': '- a\n' },
    };
    const root = projectOf(trial);
    const outcome = await judgeAgain(root, { ...trial, environment: counting(root) });
    expectRefused(outcome, /flaky: shaky/);
    expect(outcome.warnings).toMatch(/phase-executor-flaky\.yml is not read any more; move its tests to accept/);
  });
});
