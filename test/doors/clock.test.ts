import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cliPath, makeProject, plan, start, temporaryDir } from '../project.ts';

/** The wall clock of a run, which its agent steps by writing the hours into a file; the time since boot goes on as ever. */
const steppedClock = `
import { readFileSync } from 'node:fs';
const real = Date.now;
Date.now = () => {
  try { return real() + Number(readFileSync(process.env.TEST_CLOCK, 'utf8')) * 3_600_000; } catch { return real(); }
};
`;

/** Runs two plans, in the first of which the clock is stepped. */
async function runWithStep(hours: number, ...args: string[]) {
  const home = temporaryDir('clock');
  const [clock, preload] = [join(home, 'clock'), join(home, 'clock.mjs')];
  writeFileSync(preload, steppedClock);
  const root = makeProject({
    '01-01': plan({ script: `printf %s ${hours} > '${clock}'; echo a > a.txt`, artifact: 'a.txt' }),
    '01-02': plan({ script: 'echo b > b.txt', artifact: 'b.txt', dependsOn: '01-01' }),
  });
  const env = { NODE_OPTIONS: `--import=${encodeURI(`file://${preload}`)}`, TEST_CLOCK: clock };
  const { code, stdout, stderr } = await start(cliPath, ['run', '1', '--json', ...args], { cwd: root, env }).ended;
  return {
    code,
    stderr,
    json: JSON.parse(stdout),
    log: readFileSync(join(root, '.git/phase-executor/1/events.ndjson'), 'utf8'),
  };
}

test.each([
  ['set back by two hours', -2, 0],
  ['set forward by two hours, with a deadline of one', 2, 0],
])(
  'a clock that is %s in the middle of an attempt changes neither durations nor the deadline',
  async (_, hours, code) => {
    const ended = await runWithStep(hours, '--deadline', '1h');
    expect([ended.code, ended.stderr]).toEqual([code, expect.not.stringContaining('Too small')]);
    const durations = [...ended.log.matchAll(/"durationMs":(-?[\d.]+)/g)].map(([, ms]) => Number(ms));
    expect(durations.length).toBeGreaterThan(3);
    expect(durations.filter((ms) => ms < 0 || ms > 600_000)).toEqual([]);
    // The step was seen: what people read follows the clock.
    const times = [...ended.log.matchAll(/^\{"at":"([^"]+)"/gm)].map(([, at = '']) => Date.parse(at));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(7_000_000);
  },
);
