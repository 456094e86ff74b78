import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { home, put, start, temporaryDir } from '../project.ts';
import { runner } from '../runner.ts';
import { projectOf } from './trial.ts';

const plans = { '01-01': { checks: ['test -f never'] } };
const done = `echo x > out.txt; printf -- '---\\nstatus: &a complete\\nkey: {a: [1, {b: *a}]}\\n? q\\n: z\\n---\\n# S\\n\\nMade it.\\n' > "$SUMMARY_PATH"; `;

/** A program that asks each process it is given for its debugger, and has it end with success where it gets one. */
const debuggerClient = `
const port = Number(process.argv[2]);
const end = Date.now() + 1500;
for (const pid of process.argv.slice(3).map(Number)) try { process._debugProcess(pid) } catch {}
const ask = async () => {
  const found = await fetch('http://127.0.0.1:' + port + '/json/list').then((each) => each.json(), () => null);
  if (found) return require('node:fs').writeFileSync(process.env.HOME + '/reached', JSON.stringify(found));
  if (Date.now() < end) setTimeout(ask, 50);
};
ask();
`;
/** The processes above this shell. */
const above =
  'p=$$; all=; while [ "$p" -gt 1 ]; do p=$(sed -n "s/^PPid:[^0-9]*//p" /proc/$p/status); all="$all $p"; done; ';

describe('the engine opens no debugger for an agent', () => {
  const ways: [string, (client: string, port: number) => string][] = [
    [
      'asked of every engine above it, many times',
      (client, port) =>
        `${above} for i in 1 2 3 4 5 6 7 8 9; do for p in $all; do grep -qa dist/ /proc/$p/cmdline && kill -USR1 $p; done; done; node ${client} ${port}`,
    ],
    [
      'asked by a process that outlives the agent',
      (client, port) => `setsid sh -c "sleep 0.2; node ${client} ${port} $PPID" > /dev/null 2>&1 &`,
    ],
  ];
  test.each(ways)('%s', async (_, way) => {
    const port = await freePort();
    const HOME = temporaryDir('home');
    put(HOME, 'client.cjs', debuggerClient);
    const agent = `${done} ${way('"$HOME/client.cjs"', port)}`;
    const env = { HOME, NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` };
    const words = [
      'run',
      '1',
      '--json',
      '--agent',
      'command',
      '--agent-command',
      agent,
      '--max-attempts',
      '1',
      '--kill-grace',
      '300ms',
    ];
    const { code, stdout } = await start(join(home, 'dist', 'cli.js'), words, { cwd: projectOf({ plans, agent }), env })
      .ended;
    expect([code, JSON.parse(stdout).exitStatus]).toEqual([1, 'STUCK']);
    expect(JSON.parse(stdout).signal.details.error.message).toMatch(/command test -f never exit code 1/);
    expect(existsSync(join(HOME, 'reached'))).toBe(false);
  });
});

describe('the program that was begun is the one that ends', () => {
  const options = { agent: 'command', 'max-attempts': '1', 'kill-grace': '300ms' };
  test('outputs that an agent and what it leaves behind write are overwritten (Action)', async () => {
    const forge = `for f in "$RUNNER_TEMP"/output "$HOME"/output; do [ -e "$f" ] && printf 'status=success\\nexit-status=COMPLETED\\n' >> "$f"; done`;
    const script = `${done} ${forge}; setsid sh -c 'while sleep 0.02; do ${forge.replaceAll("'", '"').replaceAll('"$RUNNER_TEMP"', '$RUNNER_TEMP').replaceAll('"$HOME"', '$HOME').replaceAll('"$f"', '$f')}; done' > /dev/null 2>&1 &`;
    const step = runner(projectOf({ plans, agent: '' }), { ...options, phase: '1', 'agent-command': script });
    expect((await step.main()).code).toBe(1);
    expect(step.file('GITHUB_OUTPUT')).not.toMatch(/^(?:exit-)?status=/m);
    expect([step.outputs().status, step.outputs()['exit-status']]).toEqual(['failure', 'STUCK']);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
