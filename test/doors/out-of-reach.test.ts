import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { testIf } from '../needs.ts';
import { home, makeProject, plan, start, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { runner } from '../runner.ts';

const copies: string[] = [];
afterEach(() => {
  for (const dir of copies.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A copy of what is installed, for agents to damage. */
function installation(): string {
  const dir = temporaryDir('installed');
  copies.push(dir);
  for (const name of ['dist', 'package.json', 'action.yml'])
    cpSync(join(home, name), join(dir, name), { recursive: true });
  return dir;
}

/** YAML that only the general parser reads, which is loaded when somebody needs it. */
const oddSummary =
  'printf -- \'---\\nstatus: &a complete\\nkey: {a: [1, {b: *a}]}\\n? q\\n: z\\n---\\n# S\\n\' > "$SUMMARY_PATH"';
const work = `echo x > out.txt; ${oddSummary}`;
/** A module that says of everything that it went well, and that it was loaded. */
const forgery =
  'import { writeFileSync } from "node:fs"; writeFileSync(process.env.HOME + "/loaded", import.meta.url); process.on("exit", () => { process.exitCode = 0 }); process.stdout.write(JSON.stringify({ status: "success", exitStatus: "COMPLETED" }));';
const overwrite = (dist: string) =>
  `printf '%s' '${forgery}' > "$HOME/forgery"; find '${dist}' -type f -exec cp "$HOME/forgery" {} \\;`;
const failing = () =>
  makeProject({ '01-01': plan().replace('</task>', '<verify><automated>test -f never</automated></verify></task>') });
const options = (script: string) => ({ agent: 'command', 'agent-command': script, 'max-attempts': '1', repairs: '0' });
const asWords = (given: Record<string, string>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);

describe('an agent that damages the program', () => {
  test('changes nothing of how the command line ends: it overwrites every file', async () => {
    const installed = installation();
    const HOME = temporaryDir('home');
    const script = `${work}; ${overwrite(join(installed, 'dist'))}`;
    const words = ['run', '1', '--json', '--sandbox', 'off', ...asWords(options(script))];
    const ended = await start(join(installed, 'dist', 'cli.js'), words, { cwd: failing(), env: { HOME } }).ended;
    expect([ended.code, JSON.parse(ended.stdout).exitStatus]).toEqual([1, 'STUCK']);
    expect(existsSync(join(HOME, 'loaded'))).toBe(false);
  });

  test('changes nothing of how the Action ends, and its files are put back: it deletes every file', async () => {
    const installed = installation();
    const dist = join(installed, 'dist');
    const code = () =>
      readdirSync(dist)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, readFileSync(join(dist, name), 'utf8').length]);
    const before = code();
    const step = runner(failing(), { phase: '1', ...options(`${work}; rm -rf '${dist}'`) }, {}, installed);
    const { code: ended, stdout } = await step.start.main().ended;
    expect([ended, step.outputs().status, step.outputs()['exit-status']]).toEqual([1, 'failure', 'STUCK']);
    expect(stdout).toMatch(/^::warning::Files of this Action were changed during the run/m);
    expect(code().filter(([name]) => before.some(([each]) => each === name))).toEqual(before);
    expect((await step.start.post().ended).code).toBe(0);
    expect([existsSync(join(step.dir, 'loaded')), step.outputs().status]).toEqual([false, 'failure']);
  });

  test('does not keep a job of a chain from uploading its result', async () => {
    const service = await ArtifactService.start(temporaryDir('store'));
    try {
      const installed = installation();
      const HOME = temporaryDir('home');
      const words = [
        'execute',
        '1',
        '--json',
        ...['--sandbox', 'off'],
        '--run-id',
        '7',
        ...asWords(options(`${work}; ${overwrite(join(installed, 'dist'))}`)),
      ];
      const env = { HOME, RUNNER_TEMP: HOME, ...service.environment('run-1', 'job-1') };
      const ended = await start(join(installed, 'dist', 'cli.js'), [...words, '--output-dir', join(HOME, 'leg')], {
        cwd: makeProject({ '01-01': plan() }),
        env,
      }).ended;
      expect([ended.code, JSON.parse(ended.stdout).status, ended.stderr]).toEqual([
        ...[0, 'success', expect.stringContaining('uploaded ')],
      ]);
      expect([service.stored('run-1').length, existsSync(join(HOME, 'loaded'))]).toEqual([1, false]);
    } finally {
      await service.stop();
    }
  });
});

describe('no debugger is open while an agent works', () => {
  /** Asks for one, as `kill -USR1` does with every other Node, and looks for it for a second. */
  const probe = (port: number) =>
    `kill -USR1 $PPID; for i in $(seq 20); do (echo > /dev/tcp/127.0.0.1/${port}) 2>/dev/null && echo open > "$HOME/debugger"; sleep 0.05; done; ${work}`;

  test('asked for with NODE_OPTIONS, behind both doors', async () => {
    const port = await freePort();
    const env = { HOME: temporaryDir('home'), NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
    const words = ['run', '1', ...asWords(options(probe(port)))];
    const cli = await start(join(home, 'dist', 'cli.js'), words, { cwd: makeProject({ '01-01': plan() }), env }).ended;
    expect([cli.code, existsSync(join(env.HOME, 'debugger'))]).toEqual([0, false]);
    const { NODE_OPTIONS } = env;
    const step = runner(makeProject({ '01-01': plan() }), { phase: '1', ...options(probe(port)) }, { NODE_OPTIONS });
    const main = await step.start.main().ended;
    expect([main.code, existsSync(join(step.dir, 'debugger'))]).toEqual([0, false]);
    for (const { stderr } of [cli, main]) expect(stderr).toContain('through the debugger of Node');
  });
});

const canBeUnreadable = 'execve' in process && process.platform === 'linux' && process.getuid?.() !== 0;

testIf(canBeUnreadable, 'a process can be made unreadable only from Node 22.15 on, and not for root')(
  'no process of the same user reads the memory or the environment of the engine, behind both doors',
  async () => {
    const read = (name: string) => `(exec 3< /proc/$PPID/${name}) 2>> "$HOME/refused" && echo ${name} >> "$HOME/read"`;
    const script = `${read('mem')}; ${read('environ')}; ${read('stat')}; ls -l /proc/$PPID/fd >> "$HOME/read"; ${work}`;
    const env = { HOME: temporaryDir('home'), TMPDIR: temporaryDir('temp'), TEST_API_KEY: 'key-of-the-test' };
    const words = ['run', '1', '--sandbox', 'off', ...asWords(options(script))];
    const cli = await start(join(home, 'dist', 'cli.js'), words, { cwd: makeProject({ '01-01': plan() }), env }).ended;
    const step = runner(makeProject({ '01-01': plan() }), { phase: '1', sandbox: 'off', ...options(script) });
    const main = await step.start.main().ended;
    const inputs = [env.HOME, step.dir];
    expect([cli.code, main.code, ...inputs.map((dir) => readFileSync(join(dir, 'read'), 'utf8'))]).toEqual([
      ...[0, 0, 'stat\n', 'stat\n'],
    ]);
    expect(readdirSync(env.TMPDIR).filter((name) => name.includes('unreadable'))).toEqual([]);
  },
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
