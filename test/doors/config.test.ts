import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Chain, type Integrated, sound } from '../chain/jobs.ts';
import {
  cli,
  cliJson,
  cliPath,
  commitAll,
  git,
  killEngine,
  makeProject,
  makeRepository,
  plan,
  put,
  signalsOf,
  start,
  temporaryDir,
} from '../project.ts';
import { runner } from '../runner.ts';

const file = '.github/phase-executor.yml';
const rules = (text: string) => ({ [file]: text });
/** Two plans that change the file, as they declare: to rules under which nothing would pass, then to nonsense. */
const editors = () => {
  const declared = (text: string) => text.replace('files_modified: []', `files_modified: ["${file}"]`);
  const harsh =
    'agent: { name: command, command: "exit 1" }\\ntests: { command: "exit 1" }\\nretry: { max-attempts: 1 }';
  return {
    '01-01': declared(plan({ artifact: file, script: `printf '${harsh}\\n' > ${file}` })),
    '01-02': declared(
      plan({
        artifact: 'b.txt',
        script: `test "$ATTEMPT" = 2 && echo 'retry: 7' > ${file} && echo b > b.txt`,
        dependsOn: '"01-01"',
      }),
    ),
  };
};

describe('the configuration file', () => {
  test('gives what no option does, and plan and doctor say where each setting comes from', async () => {
    const root = makeProject(
      { '01-01': plan() },
      rules('retry:\n  max-attempts: 5\n  backoff: 1ms\nlimits: { timeout: 90s }\n'),
    );
    writeFileSync(join(root, file), 'retry: { max-attempts: 1 }\n'); // not committed: it does not count
    const shown = await cliJson(root, 'plan', '1', '--timeout', '5m');
    expect(shown.json.settings).toMatchObject({
      config: { file, commit: git(root, 'rev-parse', 'HEAD'), found: true },
      values: {
        'retry.max-attempts': { value: 5, from: `${file}:2` },
        'retry.backoff': { value: '1ms', from: `${file}:3` },
        'limits.timeout': { value: '5m', from: 'option' },
        'retry.max-wait': { value: '10m', from: 'default' },
        'verify.protected-paths': { value: expect.arrayContaining([file]) },
      },
    });
    expect(shown.stderr).toContain(`${file} has uncommitted changes`);
    const { stdout } = await cli(root, 'doctor');
    expect(stdout).toMatch(new RegExp(`retry\\.max-attempts +5 +${file}:2\\n`));
    expect(stdout).not.toContain('retry.max-wait');
    expect((await cli(root, 'doctor', '--all')).stdout).toMatch(/retry\.max-wait +10m +default\n/);
  });

  test('outside of a repository is read from the disk by plan and validate', async () => {
    const root = temporaryDir('bare');
    put(root, '.planning/phases/01-first/01-01-PLAN.md', plan());
    put(root, file, 'retry: { max-attempts: 5 }\n');
    const { json } = await cliJson(root, 'plan', '1');
    expect(json.settings.config).toEqual({ file, commit: null, found: true });
    expect(json.settings.values['retry.max-attempts']).toEqual({ value: 5, from: `${file}:1` });
    put(root, file, 'retry: { max-atempts: 5 }\n');
    const { code, stderr } = await cli(root, 'validate');
    expect([code, stderr]).toEqual([64, expect.stringContaining(`${file}:1: retry.max-atempts is not a setting`)]);
  });

  test('with the ending yaml is not read, and the run says so', async () => {
    const root = makeProject(
      { '01-01': plan() },
      { '.github/phase-executor.yaml': 'verify: { min-evidence: tests }\n' },
    );
    expect((await cli(root, 'doctor')).stderr).toContain(`phase-executor.yaml is not read; rename it to ${file}`);
  });

  test('can have another name, which has to be there', async () => {
    const root = makeProject({ '01-01': plan() }, { 'ci/rules.yml': 'retry: { max-attempts: 7 }\n' });
    const { json } = await cliJson(root, 'plan', '1', '--config', 'ci/rules.yml');
    expect(json.settings.values['retry.max-attempts']).toEqual({ value: 7, from: 'ci/rules.yml:1' });
    expect(json.settings.values['verify.protected-paths'].value).toContain('ci/rules.yml');
    for (const name of ['ci/rule.yml', '../rules.yml', '/etc/passwd', '.git/config'])
      expect((await cli(root, 'run', '1', '--config', name)).code).toBe(64);
  });

  test.each<[string, (root: string) => void, RegExp]>([
    [
      'an unknown key',
      (root) => put(root, file, 'retry:\n  max-atempts: 3\n'),
      /:2: .*did you mean retry\.max-attempts\?/,
    ],
    ['no UTF-8', (root) => writeFileSync(join(root, file), Buffer.from([0x72, 0xff])), /:1: is not UTF-8 text/],
    ['a folder', (root) => put(root, `${file}/x`, ''), /:1: found a folder/],
    ['a link out of the repository', (root) => symlinkSync('/etc/passwd', join(root, file)), /:1: is a symbolic link/],
  ])('with %s ends a run with exit code 64 before anything is run', async (_, write, message) => {
    const root = makeProject({ '01-01': plan({ script: 'touch "$HOME/ran"; echo done > out.txt' }) });
    mkdirSync(join(root, '.github'));
    write(root);
    commitAll(root, 'rules');
    const { code, stderr } = await cli(root, 'run', '1');
    expect([code, stderr]).toEqual([64, expect.stringMatching(message)]);
    expect(existsSync(join(root, '.git/phase-executor/1/events.ndjson'))).toBe(false);
    const step = runner(root, { phase: '1' });
    expect((await step.main()).code).toBe(64);
    expect([step.outputs().status, existsSync(join(step.dir, 'ran'))]).toEqual(['failure', false]);
  });

  test('behind a folder that is a link is refused as well', async () => {
    const root = makeRepository({ 'real/phase-executor.yml': 'retry: {}\n' });
    symlinkSync('real', join(root, '.github'));
    commitAll(root, 'link');
    const { code, stderr } = await cli(root, 'doctor');
    expect([code, stderr]).toEqual([64, expect.stringContaining('.github is a symbolic link')]);
  });

  test('an input comes before it, and one that is misspelt is refused', async () => {
    const root = makeProject(
      { '01-01': plan({ script: 'echo half > h.txt; exit 1' }) },
      rules('retry: { max-attempts: 5, backoff: 1ms }\n'),
    );
    const step = runner(root, { phase: '1', 'max-attempts': '2', stuck: 'off' });
    await step.main();
    expect(step.outputs().checkpoint).toBe('refs/phase-executor/01/partial/01-01/2');
    const misspelt = await runner(root, { phase: '1', 'test-comand': 'x' }).main();
    const message = 'test-comand is not an input; did you mean test-command?';
    expect([misspelt.code, misspelt.stdout]).toEqual([64, expect.stringContaining(message)]);
    const removed = await runner(root, { phase: '1', secrets: 'fail', 'dry-run': 'true' }).main();
    expect([removed.code, removed.stdout]).toEqual([0, expect.stringContaining('secrets was removed and is ignored')]);
  });

  test('can say when the step fails, and a flag that it sets can be taken back', async () => {
    const root = makeProject(
      { '01-01': plan({ script: 'exit 1' }) },
      rules('verify: { fail-on: [blocked] }\ngit: { allow-dirty: true }\n'),
    );
    expect((await runner(root, { phase: '1', 'max-attempts': '1' }).main()).code).toBe(0);
    put(root, 'x.txt', 'x');
    git(root, 'add', 'x.txt');
    const { code, stderr } = await cli(root, 'run', '1', '--no-allow-dirty');
    expect([code, stderr]).toEqual([64, expect.stringContaining('uncommitted changes')]);
  });
});

describe('no plan changes the rules of its own run', () => {
  const first = 'retry: { max-attempts: 2, backoff: 1ms }\n';

  test('by writing into the file, in a chain; the next run starts with what it wrote', () => {
    const chain = new Chain(editors(), ['--mode', 'matrix'], rules(first));
    const { last, ended, rounds } = chain.run();
    expect([ended.code, ended.json.exitStatus, rounds]).toEqual([0, 'COMPLETED', 3]);
    expect(chain.file(file)).toBe('retry: 7');
    chain.runId = '1002';
    expect(chain.job(chain.machine(last.base), ['integrate', '1', '--round', '0']).code).toBe(64);
  });

  test('by a change that it does not declare, whatever paths the file protects', async () => {
    const script = `printf 'retry: { max-attempts: 9 }' > ${file}; echo done > out.txt`;
    const root = makeProject(
      { '01-01': plan({ script }).replace('files_modified: []', 'files_modified: ["**"]') },
      rules('verify: { protected-paths: [other/] }\nretry: { max-attempts: 1 }\n'),
    );
    expect((await cli(root, 'run', '1')).code).toBe(1);
    const { details } = signalsOf(root)['01-01'] ?? {};
    expect([details?.reason, JSON.stringify(details)]).toEqual([
      'scope_violation',
      expect.stringContaining('the rules of every run'),
    ]);
  });

  test('by a commit of a killed attempt, which never comes onto the branch', async () => {
    const script = `test "$ATTEMPT" = 2 && { test -n "$MARKER" && echo done > out.txt; exit; }
printf 'retry: 7' > ${file}; git add -A; git -c user.name=a -c user.email=a@b commit -qm x; ${killEngine}; sleep 60`;
    const text = 'retry: { max-attempts: 2 }\nagent: { env: [MARKER] }\n';
    const root = makeProject({ '01-01': plan({ script }) }, rules(text));
    // In a sandbox it finds no engine to kill.
    const run = () => start(cliPath, ['run', '1', '--sandbox', 'off'], { cwd: root, env: { MARKER: 'set' } }).ended;
    expect((await run()).signal).toBe('SIGKILL');
    expect(git(root, 'show', `HEAD:${file}`)).toBe(text.trim());
    const { code, stderr } = await run();
    expect([code, stderr]).toEqual([0, expect.stringContaining('01-01  attempt 2')]);
    expect(git(root, 'show', `HEAD:${file}`)).toBe(text.trim());
  });
});

test.each(['HEAD:.github/phase-executor.yml', 'HEAD^{tree}'])(
  'rules that somebody forged in the files of git are refused: another object in the place of %s',
  async (which) => {
    const root = makeProject({ '01-01': plan({ script: 'true' }) }, rules('retry: { max-attempts: 2 }\n'));
    const id = git(root, 'rev-parse', which);
    const type = git(root, 'cat-file', '-t', id);
    put(root, '.github/phase-executor.yml', 'retry: { max-attempts: 9 }\n');
    git(root, 'commit', '-q', '-a', '-m', 'other rules');
    const other = git(root, 'rev-parse', which);
    git(root, 'reset', '-q', '--hard', 'HEAD~1');
    const content = execFileSync('git', ['cat-file', type, other], { cwd: root });
    const file = join(root, '.git/objects', id.slice(0, 2), id.slice(2));
    rmSync(file);
    writeFileSync(file, deflateSync(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])));
    const { code, stderr } = await cli(root, 'plan', '1');
    expect([code, stderr]).toEqual([64, expect.stringContaining('differs from what git stored under that name')]);
  },
);

test('a job of a chain obeys the file that the chain was opened with', () => {
  const chain = new Chain({ '01-01': plan() }, [], {
    'ci/rules.yml': 'retry: { max-attempts: 1 }\n',
    ...rules('retry: { max-attempts: 9 }\n'),
  });
  const first: Integrated = sound(chain.integrate(0, null, ['--config', 'ci/rules.yml']));
  expect(chain.events.find(({ event }) => event === 'opened')).toMatchObject({
    config: 'ci/rules.yml',
    start: first.base,
  });
});
