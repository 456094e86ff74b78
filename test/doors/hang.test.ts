import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { cli, cliPath, git, makeProject, plan, put, putGit, start, temporaryDir } from '../project.ts';

/**
 * For the watch on ourselves, and nothing else here that goes by it, half an hour passes in two seconds once there is a file
 * `hung`: its clock and its timer are fast.
 */
function fastWatch(hung: string): string {
  const folder = temporaryDir('clock');
  put(
    folder,
    'fast.mjs',
    `import { existsSync } from 'node:fs';
let skewMs = 0;
const [uptime, every] = [process.uptime, setInterval];
process.uptime = () => uptime() + skewMs / 1_000;
let ticks = 0;
globalThis.setInterval = (tick, ms, ...more) => ms !== 1_000 ? every(tick, ms, ...more) : every(() => {
  ticks += 1;
  const isFast = existsSync(${JSON.stringify(hung)});
  if (isFast) skewMs += 2_000;
  if (isFast || ticks % 500 === 0) tick();
}, 2);
`,
  );
  return `--import=${pathToFileURL(join(folder, 'fast.mjs'))}`;
}

/** A git that never answers when it is called like this, the first time. */
function silentGit(when: string, hung: string): string {
  const bin = temporaryDir('bin');
  const hang = `: > '${hung}'; exec sleep 300`;
  return putGit(bin, `case " $* " in *${when}*) [ -e '${hung}' ] || { ${hang}; };; esac`);
}

test.each([['in its last fold tells where, ends as INTERRUPTED', 'phase-executor:\\ fold', 'git update-ref']])(
  'a run that hangs %s, and the next one goes on',
  async (_, when, name) => {
    const root = makeProject({ '01-01': plan() });
    const hung = join(temporaryDir('home'), 'hung');
    const args = ['run', '1', '--json', '--backoff', '1ms'];
    const env = { PATH: silentGit(when, hung), NODE_OPTIONS: fastWatch(hung) };
    const { code, stderr, ms } = await start(cliPath, args, { cwd: root, env }).ended;
    expect([code, existsSync(hung), ms < 30_000]).toEqual([3, true, true]);
    expect(stderr).toMatch(new RegExp(`no progress while waiting for .*${name} for \\d+ s, over its limit of 1800 s`));
    expect(stderr).not.toMatch(/^ +at /m);
    const signal = JSON.parse(readFileSync(join(root, '.git/phase-executor/1/phase.json'), 'utf8'));
    expect([signal.status, signal.details.reason]).toEqual(['failure', 'interrupted']);
    const next = await cli(root, ...args);
    expect([next.code, next.code === 0 ? '' : next.stderr]).toEqual([0, '']);
    expect(git(root, 'log', '--format=%s').match(/^plan 01-01: Make/gm)).toHaveLength(1);
    expect([git(root, 'status', '--porcelain'), git(root, 'tag', '-l')]).toEqual(['', '']);
  },
  90_000,
);

test.each([
  ['cli.js', 'commandLine'],
  ['index.js', 'action'],
  ['post.js', 'postAction'],
])('dist/%s fails where nothing is left that could say how it ended', async (file, door) => {
  const folder = temporaryDir('door');
  copyFileSync(join(dirname(cliPath), file), join(folder, file));
  put(folder, 'main.js', `exports.${door} = async () => ({ run: () => new Promise(() => undefined) });`);
  expect((await start(join(folder, file), [], { cwd: folder }).ended).code).toBe(70);
});
