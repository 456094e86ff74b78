import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { claude } from '../../src/agents/adapters/claude.ts';
import { type DryRunDocument, DryRunSchema } from '../../src/publish/report/dry-run-document.ts';
import { call, cli, git, makeProject, plan, put, putProgram, startedRun, temporaryDir } from '../project.ts';
import { runner } from '../runner.ts';

/** All there is of a folder, `.git` too: kinds, modes, inodes, times of change and contents. */
function picture(root: string): Record<string, string> {
  const seen: Record<string, string> = {};
  const walk = (path: string) => {
    const found = lstatSync(path);
    const content = found.isSymbolicLink()
      ? readlinkSync(path)
      : found.isFile()
        ? createHash('sha1').update(readFileSync(path)).digest('hex')
        : readdirSync(path).join('\n');
    seen[relative(root, path)] = [found.mode.toString(8), found.ino, found.mtimeMs, content].join(' ');
    if (found.isDirectory()) for (const name of readdirSync(path)) walk(join(path, name));
  };
  walk(root);
  return seen;
}

/** Runs in a temporary folder of its own, and says what came of it and of the repository. */
async function look(root: string, words: string[], env: Record<string, string> = {}) {
  const TMPDIR = temporaryDir('dry');
  const before = picture(root);
  const ended = call(['run', '1', '--dry-run', ...words], { cwd: root, env: { TMPDIR, ...env } });
  const { code, stdout, stderr } = await ended;
  expect(picture(root)).toEqual(before);
  expect(readdirSync(TMPDIR)).toEqual([]);
  return { code, stdout, stderr };
}

async function lookJson(root: string, words: string[], env: Record<string, string> = {}) {
  const ended = await look(root, [...words, '--json'], env);
  const json = JSON.parse(ended.stdout) as DryRunDocument;
  return { ...ended, json };
}

const failing = 'echo tried >> tried.txt; exit 7';
const checked = (file: string) =>
  `<task type="auto"><name>Make it</name><action>\n\`\`\`sh\n${failing}\n\`\`\`\n</action><verify><automated>test -s ${file}</automated></verify></task>`;

describe('run --dry-run', () => {
  const root = makeProject({
    '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
    '01-02': plan({ artifact: 'b.txt', task: checked('b.txt'), dependsOn: '"01-01"' }),
    '01-03': plan({ artifact: 'c.txt', dependsOn: '"01-02"' }),
    '01-04': plan({ artifact: 'd.txt', dependsOn: '"01-01"' }),
  });

  test('says what a run that goes on would do, touches nothing, and the run then does that', async () => {
    await cli(root, 'run', '1', '--only', '01-01', '--only', '01-02', '--max-run-attempts', '2', '--backoff', '1ms');
    const words = [
      '--backoff',
      '1ms',
      '--max-parallel',
      '2',
      '--max-cost',
      'plan=1',
      '--test-command',
      'true',
      '--author',
      'true',
    ];
    const remote = ['--remote', join(temporaryDir('nowhere'), 'it.git')]; // who asked it would say that it is not there
    const { code, json } = await lookJson(root, [...words, ...remote, '--branch', 'work']);
    expect(DryRunSchema.parse(json)).toEqual(json);
    expect({ code, wouldStart: json.wouldStart }).toEqual({ code: 0, wouldStart: true });
    expect(json.findings.map((each) => each.code)).toEqual(expect.arrayContaining(['remote-not-read', 'author-calls']));
    expect(json.plans.map(({ id, state, attempt, waitsFor }) => [id, state, attempt, waitsFor])).toEqual([
      ['01-01', 'done', null, []],
      ['01-02', 'starts', 2, []],
      ['01-03', 'waits', 1, ['01-02']],
      ['01-04', 'starts', 1, []],
    ]);
    expect(json.schedule).toMatchObject({ parallel: 2, steps: [['01-02', '01-04'], ['01-03']] });
    expect(json.plans[1]).toMatchObject({
      checks: { commands: ['test -s b.txt'], artifacts: ['b.txt'] },
      commandLines: [{ command: 'sh', args: ['-e', '-c', failing] }],
    });
    // The run itself: the second failure of 01-02 is like the first.
    const run = JSON.parse((await cli(root, 'run', '1', ...words.slice(0, 2), '--json')).stdout);
    expect(run).toMatchObject({ exitStatus: 'STUCK', exitCode: 1, decision: { rule: 'stuck_same_failure' } });
    expect(run.signal.details.checkpoints).toEqual([
      'refs/phase-executor/01/partial/01-02/2',
      'refs/phase-executor/01/partial/01-04/2',
    ]);
  });

  test('ends as the run would that does not begin, and names no secret', async () => {
    const bin = temporaryDir('bin');
    const log = join(temporaryDir('log'), 'args');
    const version = `[ "$1" = --version ] && { echo "${claude.version} (Claude Code)"; exit 0; }`;
    putProgram(bin, 'claude', `${version}\nprintf '%s\\n' "$@" > '${log}'\nexit 3`);
    const asked = makeProject({
      '01-01': plan({ task: '<task type="auto"><name>Think</name><action>Think.</action></task>' }),
      '01-02': plan({
        task: '<task type="checkpoint:decision" gate="blocking"><name>Choose</name><action>Choose.</action></task>',
      }),
      '01-03': plan({ dependsOn: '"01-02"' }),
    });
    const env = {
      ...{ HOME: temporaryDir('home'), PATH: [bin, process.env.PATH].join(delimiter) },
      ...{ ANTHROPIC_API_KEY: 's3cret-of-the-provider', OTHER: 's3cret-of-the-team' },
    };
    const words = ['--agent', 'claude', '--agent-env', 'OTHER', '--max-attempts', '1', '--gateway', 'off'];
    const { code, json, stdout } = await lookJson(asked, words, env);
    expect(code).toBe(0);
    expect(stdout).not.toContain('s3cret');
    expect(json.plans.map(({ state }) => state)).toEqual(['starts', 'asks', 'held']);
    expect(json.agent).toEqual({ name: 'claude', version: claude.version });
    // It is started as was said.
    await call(['run', '1', ...words], { cwd: asked, env });
    const args = readFileSync(log, 'utf8').trimEnd().split('\n');
    const said = json.plans[0]?.commandLines[0]?.args.map((arg, at) => (arg.startsWith('<folder') ? args[at] : arg));
    expect(said).toEqual(args);

    put(asked, '.planning/ROADMAP.md', '# changed\n');
    put(asked, 'kept.txt', 'new\n');
    git(asked, 'add', 'kept.txt');
    const dirty = await look(asked, words, env);
    expect(dirty.stdout).toContain('a run would not start (exit code 64)');
    expect(dirty.stdout).not.toContain('s3cret');
    const { code: refused, stderr } = await cli(asked, 'run', '1', '--agent', 'command', '--agent-command', 'true');
    expect([dirty.code, refused]).toEqual([64, 64]);
    expect(dirty.stdout).toContain(/uncommitted changes \([^)]*\)/.exec(stderr)?.[0] ?? '-');
  });

  test('after a run that was cut off it says that the next one saves its work first', async () => {
    const script = 'echo half > kept.txt; touch "$HOME/started"; sleep 60';
    const cut = makeProject({ '01-01': plan({ script }) }, { 'kept.txt': 'whole\n' });
    const { child, ended } = await startedRun(cut);
    child.kill('SIGKILL');
    await ended;
    const { code, json } = await lookJson(cut, []);
    expect({ code, codes: json.findings.map((each) => each.code) }).toEqual({
      code: 0,
      codes: expect.arrayContaining(['cut-off-run']),
    });
    expect(json.findings.map((each) => each.code)).not.toContain('dirty-checkout');
  });

  test('in the Action it sets no status, and a step that was cut off is not finished', async () => {
    const project = makeProject({ '01-01': plan() });
    const before = picture(project);
    const step = runner(project, { phase: '1', 'dry-run': 'true' });
    expect((await step.main()).code).toBe(0);
    expect(step.outputs().status).toBeUndefined();
    expect(step.outputs()).toMatchObject({ phase: '01', 'exit-code': '0' });
    expect(step.summary()).toContain('Dry run of phase 01');
    writeFileSync(join(step.dir, 'state'), 'main<<x\nstarted\nx\n');
    expect((await step.post()).code).toBe(0);
    expect(picture(project)).toEqual(before);
  });
});
