import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { home, temporaryDir } from '../project.ts';
import { runner } from '../runner.ts';

/** The step of the gate's job that puts the engine back where the runner starts it, as phase.yml has it. */
const { steps } = parse(readFileSync(join(home, '.github/workflows/phase.yml'), 'utf8')).jobs.gate;
const { run: script } = steps.find(({ id }: { id?: string }) => id === 'back');

describe('the engine of the gate’s job', () => {
  let put: Record<string, string>;
  beforeAll(async () => {
    const action = runner(temporaryDir('workspace'), { command: 'engine' });
    expect((await action.main()).code).toBe(0);
    put = action.outputs();
  });

  /** Runs the step in a workspace where the tests have left an engine of their own, after `spoil` has had its way with ours. */
  function backAfter(spoil: (engine: string) => void) {
    const workspace = temporaryDir('workspace');
    const engine = join(temporaryDir('temp'), 'engine');
    cpSync(put['engine-path'] ?? '', engine, { recursive: true });
    spoil(engine);
    writeFileSync(join(workspace, '.phase-executor'), 'an engine of the tests');
    const env = { PATH: process.env.PATH, ENGINE: engine, DIGEST: put['engine-digest'] };
    const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      ...{ cwd: workspace, env, encoding: 'utf8' },
    });
    return { status, stdout, back: join(workspace, '.phase-executor') };
  }

  test('lies outside the workspace, whole, and is started with the Node that the runner started it with', () => {
    expect(put['node-path']).toBe(process.execPath);
    expect(readdirSync(join(put['engine-path'] ?? '', 'dist')).sort()).toEqual(readdirSync(join(home, 'dist')).sort());
  });

  test('is put back as it was', () => {
    const { status, back } = backAfter(() => undefined);
    expect(status).toBe(0);
    expect(readFileSync(join(back, 'dist/index.js')).equals(readFileSync(join(home, 'dist/index.js')))).toBe(true);
    for (const folder of ['', 'gate']) expect(existsSync(join(back, folder, 'action.yml'))).toBe(true);
  });

  test.each<[string, (engine: string) => void]>([
    ['changed', (engine) => writeFileSync(join(engine, 'dist/index.js'), 'upload("pass")')],
    ['joined by another', (engine) => writeFileSync(join(engine, 'dist/x.index.js'), '')],
    ['removed', (engine) => rmSync(join(engine, 'dist/package.json'))],
    ['made to name another main file', (engine) => writeFileSync(join(engine, 'action.yml'), 'runs: {main: x.js}')],
  ])('is not put back, and nothing else is run in its place, when a file was %s', (_, spoil) => {
    const { status, stdout, back } = backAfter(spoil);
    expect(status).toBe(1);
    expect(stdout).toMatch(/were changed while the commit was judged/);
    expect(existsSync(back)).toBe(false);
  });
});
