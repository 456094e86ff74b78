import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { claude } from '../../src/agents/adapters/claude.ts';
import { listCalledPrograms } from '../../src/judge/run/commands/command-strength.ts';
import { readUserSetup } from '../../src/plan/phase/plan-text.ts';
import { findNamespace } from '../../src/system/process/namespace.ts';
import {
  call,
  cliPath,
  git,
  makeProject,
  plan,
  put,
  putGit,
  putProgram,
  snapshot,
  start,
  temporaryDir,
  until,
} from '../project.ts';

const asking = `<task type="auto">
  <name>Write it</name>
  <action>Write out.txt.</action>
  <verify><automated>grep -q x out.txt && phase-test-program --all | wc -l</automated></verify>
</task>
<task type="checkpoint:human-verify" gate="blocking"><name>Look at it</name><action>Look.</action></task>`;
const setup = `user_setup:
  - service: payments
    why: "to charge"
    env_vars:
      - name: PAYMENTS_KEY
        source: "its dashboard"
  - Open the firewall
`;

/** A machine with this program as `claude`, and a home in which nobody has signed in. */
function machine(version: string, programs: string[] = []) {
  const bin = temporaryDir('bin');
  for (const name of programs) putProgram(bin, name, 'echo " (Claude Code)"');
  return { HOME: temporaryDir('home'), PATH: putProgram(bin, 'claude', `echo "${version} (Claude Code)"`) };
}

async function doctor(root: string, env: Record<string, string>, ...words: string[]) {
  const { code, stdout } = await call(['doctor', '1', '--json', ...words], { cwd: root, env });
  const json = JSON.parse(stdout) as {
    findings: { code: string; severity: string; message: string }[];
    open: string[];
  };
  return { code, json, codes: json.findings.map(({ code: each }) => each).sort() };
}

describe('doctor <phase>', () => {
  const origin = makeProject({ '01-01': plan({ task: asking, frontmatter: setup }) }, { 'kept.txt': 'kept\n' });
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'another');

  test('tells everything that would stop the phase with its place, and runs and changes nothing', async () => {
    const root = join(temporaryDir('clone'), 'it');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, root]);
    put(root, 'kept.txt', 'changed\n');
    const before = snapshot(root);
    const { code, json, codes } = await doctor(root, machine('1.0.0'), '--agent', 'claude');
    expect({ code, open: json.open }).toEqual({ code: 69, open: ['01-01'] });
    expect(codes).toEqual(
      [
        ...['agent-key', 'agent-version', 'dirty-checkout', 'git-identity', 'human-checkpoint', 'program'],
        ...['shallow-clone', 'user-setup', 'user-setup'],
      ].sort(),
    );
    const file = '.planning/phases/01-first/01-01-PLAN.md';
    const byCode = (name: string) => json.findings.filter((each) => each.code === name);
    expect(byCode('program')).toMatchObject([
      { file, line: 20, message: expect.stringContaining('phase-test-program') },
    ]);
    expect(byCode('human-checkpoint')).toMatchObject([{ file, line: 25, severity: 'warning' }]);
    expect(byCode('user-setup')).toMatchObject([
      { file, line: 7, message: expect.stringContaining('PAYMENTS_KEY') },
      { file, line: 7, message: expect.stringContaining('Open the firewall') },
    ]);
    expect(byCode('agent-key')).toMatchObject([
      { severity: 'error', message: expect.stringContaining('ANTHROPIC_API_KEY') },
    ]);
    expect(snapshot(root)).toEqual(before);
    // `run` says the very same.
    const { code: ended, stderr } = await call(['run', '1', '--agent', 'claude'], {
      cwd: root,
      env: { ...machine(claude.version), ANTHROPIC_API_KEY: 'k3y' },
    });
    expect({ ended, stderr }).toEqual({
      ended: 64,
      stderr: expect.stringContaining(byCode('dirty-checkout')[0]?.message ?? '-'),
    });
  });

  test('finds nothing where everything is there', async () => {
    const root = makeProject({ '01-01': plan({ task: asking.split('\n<task type="checkpoint')[0] ?? '' }) });
    for (const [name, value] of [
      ['name', 'Me'],
      ['email', 'me@example.invalid'],
    ] as const)
      git(root, 'config', `user.${name}`, value);
    const here = { ...machine(claude.version, ['phase-test-program']), ANTHROPIC_API_KEY: 'k3y' };
    const { code, json } = await doctor(root, here, '--agent', 'claude');
    expect({ code, findings: json.findings }).toEqual({ code: 0, findings: [] });
    const { code: inWords, stdout } = await call(['doctor', '1', '--agent', 'claude'], { cwd: root, env: here });
    expect({ inWords, stdout }).toEqual({ inWords: 0, stdout: expect.stringContaining('no problems found') });
    expect(stdout).not.toContain('k3y');
  });

  test('an agent that is not there, and a remote that does not answer, are told as by run', async () => {
    const root = makeProject({ '01-01': plan({ task: asking }) });
    const env = machine(claude.version);
    const remote = join(temporaryDir('nowhere'), 'it.git');
    const { code, json } = await doctor(root, env, '--agent', 'gemini', '--remote', remote);
    const errors = json.findings.filter(({ severity }) => severity === 'error');
    expect({ code, codes: errors.map((each) => each.code) }).toEqual({ code: 69, codes: ['agent', 'remote'] });
    const { stderr } = await call(['run', '1', '--agent', 'gemini'], { cwd: root, env });
    expect(stderr).toContain(errors[0]?.message);
  });

  test('a run under way is named', async () => {
    const root = makeProject({ '01-01': plan({ script: 'sleep 60' }) });
    const under = start(cliPath, ['run', '1'], { cwd: root });
    const lease = join(root, '.git', 'phase-executor', 'run.lock');
    await until(() => existsSync(lease) && readdirSync(lease).length > 0);
    try {
      expect((await doctor(root, {})).codes).toContain('run-under-way');
      // A git that takes its time: the run gives a sign of life after the dry run began.
      const PATH = putGit(temporaryDir('slow'), 'sleep 0.3');
      const { stdout } = await call(['run', '1', '--dry-run'], { cwd: root, env: { PATH } });
      expect(stdout).toContain('is working in this checkout');
    } finally {
      under.child.kill('SIGTERM');
      await under.ended;
    }
  });
});

test.each([
  ['cd apps && A=1 npm test | grep -q "x; rm" && ! jq . f', ['cd', 'npm', 'grep', 'jq']],
  ['if test -f x; then (make check); fi', ['test', 'make', 'fi']],
  ['$TOOL x; ./bin/run && "$HOME/x" y', []],
  ['check() { grep x y; }; check', []],
  ['. ./env.sh && greet', []],
  ['python3 - <<EOF\nnothing here\nEOF', ['python3']],
])('the programs of %p', (command, programs) => {
  expect(listCalledPrograms(command)).toEqual(programs);
});

test('user_setup in every form that plans have', () => {
  const text = '---\nuser_setup:\n  - Add a key\n  - service: x\n    env_vars: [A_KEY, "not one"]\n  - 7\n---\n';
  const told = readUserSetup({ text, keyLines: new Map([['user_setup', 2]]) });
  expect(told).toEqual([
    { line: 2, about: 'Add a key', variables: [] },
    { line: 2, about: 'x', variables: ['A_KEY'] },
    { line: 2, about: '7', variables: [] },
  ]);
  expect(readUserSetup({ text: '---\nuser_setup: []\n---\n', keyLines: new Map([['user_setup', 2]]) })).toEqual([]);
  expect(readUserSetup({ text: '', keyLines: new Map() })).toEqual([]);
});

test('doctor names what keeps programs of the project together while they judge', async () => {
  const { stdout } = await call(['doctor', '--json'], { cwd: makeProject({ '01-01': plan() }) });
  const { checks } = JSON.parse(stdout) as { checks: { name: string; ok: boolean | null; found: string }[] };
  const { kind } = await findNamespace();
  const isKernel = kind === 'root' || kind === 'user';
  const found = expect.stringMatching(isKernel ? /^checks and tests run in one/ : /^none; /);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'namespace', ok: isKernel ? true : null, found }));
});

test('doctor says that a proxy of another kind cannot be used', async () => {
  const root = makeProject({ '01-01': plan() });
  const { stdout } = await call(['doctor', '--json'], { cwd: root, env: { HTTPS_PROXY: 'socks5://p' } });
  const advice = expect.stringContaining('HTTPS_PROXY must be the http address of a proxy');
  expect(JSON.parse(stdout).checks).toContainEqual(expect.objectContaining({ name: 'network', ok: false, advice }));
});

test('doctor says how ignored folders come into the rooms of agents, and which do not', async () => {
  const root = makeProject({ '01-01': plan() }, { '.gitignore': 'node_modules/\n.venv/\n' });
  put(root, 'node_modules/a/index.js', 'x'.repeat(3_000_000));
  put(root, '.venv/bin/python', '');
  const rows = async (...words: string[]) => {
    const { checks } = JSON.parse((await call(['doctor', '--json', ...words], { cwd: root })).stdout) as {
      checks: { name: string; ok: boolean | null; found: string }[];
    };
    return checks.filter(({ name }) => name === 'rooms').map(({ ok, found }) => [ok, found]);
  };
  const brought = [true, expect.stringMatching(/^node_modules: (copied, 3 MiB a room|shared with the checkout)/)];
  expect(await rows()).toEqual([brought, [null, '.venv: not there']]);
  const setUp = ['--setup-command', 'python3 -m venv .venv'];
  expect(await rows(...setUp)).toEqual([brought, [true, '.venv: made by setup-command, once a room']]);
});
