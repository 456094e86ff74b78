import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testIf, testWithShared } from '../needs.ts';
import { call, cli, cliJson, cliPath, put, start, temporaryDir, until } from '../project.ts';

const junit = (tests: number, failed = 0) =>
  `<testsuite tests="${tests}" failures="${failed}">${Array.from({ length: tests }, (_, at) => `<testcase name="t${at}">${at < failed ? '<failure/>' : ''}</testcase>`).join('')}</testsuite>`;
const summary = (tests: string) => `Test Suites: 1 passed, 1 total\nTests:       ${tests}\nSnapshots:   0 total\n`;
const passed = summary('1 skipped, 2 passed, 3 total');
const saying = (text: string) => `printf %s '${text}'`;
const passing = saying(passed);
const keys = ['verdict', 'passed', 'failed', 'skipped', 'errors', 'total', 'runner', 'source', 'reasons'];

const linux = existsSync('/proc/self/status');
/** Less than 120 MB of input more than Node itself takes. */
const mostKb = 200_000;

/** The most memory that a process ever had. */
function peakKb({ pid }: { pid?: number | undefined }): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** `tests [options] -- command`, answered with JSON. */
async function judge(root: string, command: string[], ...options: string[]) {
  const ended = await cli(root, 'tests', '--json', ...options, '--', ...command);
  return { ...ended, json: JSON.parse(ended.stdout) };
}

describe('a command', () => {
  test('is run, its output shown as it comes, and judged by exit code and counts', async () => {
    const root = temporaryDir('tests');
    const { code, json, stderr } = await judge(root, ['bash', '-c', passing]);
    expect([code, stderr]).toEqual([0, passed]);
    expect(Object.keys(json)).toEqual(expect.arrayContaining(keys));
    expect(json).toMatchObject({ verdict: 'pass', passed: 2, failed: 0, skipped: 1, errors: 0, total: 3 });
    expect(json).toMatchObject({ runner: 'jest', source: 'console', exitCode: 0 });
  });

  test('has every word after -- for its own, and one word with blanks is a shell line', async () => {
    const root = temporaryDir('tests');
    const words = await cliJson(
      root,
      'tests',
      '--json',
      '--',
      'bash',
      '-c',
      'printf "%s\\n" "$@"',
      '--',
      '--root',
      '--',
    );
    expect(words.stderr).toBe('--root\n--\n--json\n');
    expect((await judge(root, [`cd / && ${passing}`])).json.verdict).toBe('pass');
  });

  test.each([
    ['fails by its exit code, whatever it prints', `${passing}; exit 3`, 'fail', /exit code 3/],
    ['is unknown when it is silent', 'true', 'unknown', /nothing shows that a test ran/],
    ['fails when it is killed', `${passing}; kill -9 $$`, 'fail', /killed by SIGKILL/],
  ])('%s (I2)', async (_, line, verdict, reason) => {
    const { code, json } = await judge(temporaryDir('tests'), ['bash', '-c', line]);
    expect([code, json.verdict, json.reasons.join('\n')]).toEqual([1, verdict, expect.stringMatching(reason)]);
  });

  test('that goes silent, or on for too long, is ended with all it started, and failed', async () => {
    const root = temporaryDir('tests');
    const silent = await judge(root, [`${passing}; sleep 60 & sleep 60`], '--idle-timeout', '300ms');
    expect([silent.code, silent.json.verdict]).toEqual([1, 'fail']);
    expect(silent.json.reasons).toEqual(expect.arrayContaining(['they printed nothing for 0.3 s']));
    const endless = await judge(root, ['while sleep 0.1; do echo .; done'], '--timeout', '1s');
    expect([endless.code, endless.json.exitCode]).toEqual([1, 124]);
    expect(endless.json.reasons).toContain('the tests did not end before their deadline');
  });

  test('is stopped by an interrupt at once: exit code 3, and no pass (I2)', async () => {
    const root = temporaryDir('tests');
    const { child, ended } = start(cliPath, ['tests', '--json', '--', `${passing}; touch up; sleep 60`], { cwd: root });
    await until(() => existsSync(join(root, 'up')));
    child.kill('SIGINT');
    const { code, stdout } = await ended;
    expect([code, JSON.parse(stdout).verdict]).toEqual([3, 'fail']);
  });

  test('sees our environment but nothing by which it could forge outputs (I7)', async () => {
    const root = temporaryDir('tests');
    const env = { DATABASE_URL: 'd', GITHUB_OUTPUT: 'o', ACTIONS_RUNTIME_TOKEN: 't', INPUT_LOG: '', GITHUB_SHA: 's' };
    const { stderr } = await call(['tests', '--', 'env'], { cwd: root, env });
    const names = stderr.split('\n').map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'GITHUB_SHA', 'PATH']));
    expect(
      names.filter((name) => ['GITHUB_OUTPUT', 'ACTIONS_RUNTIME_TOKEN', 'INPUT_LOG'].includes(name ?? '')),
    ).toEqual([]);
  });

  test('whose two streams come in pieces keeps its lines whole', async () => {
    const pieces = `
      const say = (stream, text) => new Promise((done) => process[stream].write(text, () => setTimeout(done, 20)));
      await say('stdout', 'Test Suites: 1 passed, 1 total\\nTests:       2 pa');
      await say('stderr', 'a war');
      await say('stdout', 'ssed, 2 total\\n');
      await say('stderr', 'ning\\n');`;
    const { json } = await judge(temporaryDir('tests'), [process.execPath, '--input-type=module', '-e', pieces]);
    expect(json).toMatchObject({ verdict: 'pass', passed: 2, total: 2 });
  });

  testIf(linux, 'there is no /proc to read the peak of memory from')(
    'that prints more than its reader takes is judged whole, in bounded memory',
    async () => {
      const line = `yes 'a line that nobody reads' | head -c 120000000; ${passing}`;
      const child = spawn(process.execPath, [cliPath, 'tests', '--', line], { cwd: temporaryDir('tests') });
      const [answer] = await once(child.stdout, 'data');
      expect(`${answer}`).toMatch(/^pass: 2 passed/);
      expect(peakKb(child)).toBeLessThan(mostKb);
      let last = '';
      child.stderr.on('data', (chunk) => {
        last = `${last}${chunk}`.slice(-200);
      });
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(last).toMatch(/reader of this output is too slow; some of it is not shown\]\n$/);
    },
  );

  test('of jest is asked for its report, which is believed, and nothing is left behind', async () => {
    const root = temporaryDir('tests');
    put(root, 'package.json', '{}');
    put(root, 'a.test.js', "test('a', () => console.log('Tests:       9 passed, 9 total')); test.skip('b', () => {});");
    const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
    const TMPDIR = temporaryDir('scratch');
    const words = ['tests', '--json', '--', 'node', jest, '--ci', '--rootDir', root];
    const { stdout } = await call(words, { cwd: root, env: { TMPDIR } });
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, source: 'report' });
    expect(readdirSync(TMPDIR).filter((name) => name.startsWith('phase-executor'))).toEqual([]);
  });

  test('that is not there fails as the shell says', async () => {
    const { code, stdout, stderr } = await cli(temporaryDir('tests'), 'tests', '--', 'no-such-runner');
    expect([code, stdout, stderr]).toEqual([
      1,
      expect.stringMatching(/exit code 127/),
      expect.stringMatching(/no-such-runner: command not found/),
    ]);
  });
});

describe('report files', () => {
  test('of a run that is over are found by a glob and added up', async () => {
    const root = temporaryDir('tests');
    put(root, 'a/build/TEST-1.xml', junit(2));
    put(root, 'b/c/build/TEST-2.xml', junit(3));
    put(root, 'node_modules/x/build/TEST-3.xml', junit(9, 9));
    const { code, json } = await cliJson(root, 'tests', '--report', '**/build/TEST-?.xml', '--exit-code', '0');
    expect(code).toBe(0);
    expect(json).toMatchObject({ verdict: 'pass', passed: 5, total: 5, runner: 'junit-xml', source: 'report' });
    const failed = await cliJson(root, 'tests', '--report', 'node_modules/x/build/*.xml', '--exit-code', '0');
    expect([failed.code, failed.json.failed]).toEqual([1, 9]);
  });

  test('are found in folders that braces name, whatever letters their names have', async () => {
    const root = temporaryDir('tests');
    put(root, 'a/[id]/1.xml', junit(2));
    put(root, '.b/[id]/2.xml', junit(3));
    const { json } = await cliJson(root, 'tests', '--report', '{a,.b}/[id]/*.xml', '--exit-code', '0');
    expect(json).toMatchObject({ passed: 5 });
  });

  test('are not looked for with a glob that is made to hang (I8)', async () => {
    const root = temporaryDir('tests');
    put(root, 'a'.repeat(250), junit(2));
    const { json } = await cliJson(root, 'tests', '--report', `${'*a'.repeat(50)}*b`, '--exit-code', '0');
    expect(json).toMatchObject({ verdict: 'unknown' });
  });

  test('from before the command say nothing about it, not even when they are green (I2)', async () => {
    const root = temporaryDir('tests');
    put(root, 'out/a.xml', junit(2));
    const stale = await judge(root, ['true'], '--report', 'out/*.xml');
    expect([stale.code, stale.json.verdict, stale.json.passed]).toEqual([1, 'unknown', null]);
    expect(stale.json.reasons.join()).toContain(
      'a report was expected at out/*.xml, but there is none, only 1 from before',
    );
    put(root, 'fresh', junit(2));
    const fresh = await judge(root, ['cp fresh out/a.xml'], '--report', 'out/*.xml');
    expect([fresh.code, fresh.json.passed]).toEqual([0, 2]);
  });

  test.each([
    ['are not there', 'none/*.xml', /a report was expected at none/],
    ['are cut off', 'cut.xml', /a report \(.*cut\.xml\) is not valid XML/],
  ])('that %s leave the verdict unknown (I2)', async (_, glob, reason) => {
    const root = temporaryDir('tests');
    put(root, 'cut.xml', junit(2).slice(0, 40));
    put(root, 'coverage.xml', '<coverage/>');
    const { code, json } = await cliJson(root, 'tests', '--report', glob, '--exit-code', '0');
    expect([code, json.verdict, json.reasons.join()]).toEqual([1, 'unknown', expect.stringMatching(reason)]);
  });
});

describe('a log', () => {
  test('from a file or stdin needs the exit code to be a pass (I2)', async () => {
    const root = temporaryDir('tests');
    put(root, 'jest.log', passed);
    const unknown = await cliJson(root, 'tests', '--log', 'jest.log');
    expect([unknown.code, unknown.json.verdict, unknown.json.passed]).toEqual([1, 'unknown', 2]);
    expect((await cliJson(root, 'tests', '--log', 'jest.log', '--exit-code', '0')).code).toBe(0);
    const ended = call(['tests', '--log', '-', '--exit-code', '1'], { cwd: root, stdin: passed });
    expect(await ended).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^fail: 2 passed, .*3 in all \(jest, console\)/),
    });
  });

  test('tells that there were more tests before', async () => {
    const root = temporaryDir('tests');
    put(root, 'jest.log', passed);
    const { json } = await cliJson(root, 'tests', '--log', 'jest.log', '--exit-code', '0', '--baseline-total', '5');
    expect(json.reasons).toContain('the total fell from 5 to 3');
  });

  test('is read as it comes, in bounded memory', async () => {
    const { child, ended } = start(cliPath, ['tests', '--log', '-', '--exit-code', '0', '--json']);
    const chunk = Buffer.alloc(1 << 20, 'a line of output that is of no interest to anybody\n');
    for (let megabytes = 0; megabytes < 120; megabytes += 1)
      if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
    if (linux) expect(peakKb(child)).toBeLessThan(mostKb);
    child.stdin.end(`\n${passed}`);
    expect(JSON.parse((await ended).stdout)).toMatchObject({ verdict: 'pass', total: 3 });
  });

  const corpus = join(process.cwd(), '../shared/testlogs');
  testWithShared('testlogs')('of a real runner is counted through the command as well', async () => {
    const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8'));
    const entry = manifest.find(({ file }: { file: string }) => file === 'jest_projects.txt');
    const { json } = await cliJson(corpus, 'tests', '--log', entry.file, '--exit-code', `${entry.exitCode}`);
    expect(json).toMatchObject({ verdict: 'fail', passed: 12, failed: 1, skipped: 1, total: 15, runner: 'jest' });
  });
});

test.each([
  [[], /nothing to judge; give a command after --/],
  [['--log', 'a', '--', 'true'], /found a command and --log or --exit-code/],
  [['--exit-code', '0', '--', 'true'], /found a command and --log or --exit-code/],
  [['--log', 'missing.log'], /the log cannot be read: ENOENT/],
  [['--log', '.'], /the log cannot be read: EISDIR/],
  [['--exit-code', '256', '--log', '-'], /exit-code: found "256", expected a whole number from 0 to 255/],
  [['npm', '--verbose'], /unknown option '--verbose'/],
])('tests %j is wrong usage', async (words, sentence) => {
  const { code, stderr } = await cli(temporaryDir('tests'), 'tests', ...words);
  expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
});
