import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { testWithShared } from '../needs.ts';
import { home } from '../project.ts';

/** One script for each way in which a phase was told wrong; its README says how they are run. */
const folder = join(home, '..', 'shared', 'truth-cases');
const scripts = existsSync(folder) ? readdirSync(folder).filter((name) => /^[FGJR]\d.*\.sh$/.test(name)) : [];

/** A case of Go would compile its library anew in each clean copy, 12 s of CPU each: what a test needs of it is made once. */
const ofGo = {
  GOFLAGS: `-pkgdir=${mkdtempSync(join(tmpdir(), 'go-library-'))} -ldflags=-w -vet=off`,
  GODEBUG: 'installgoroot=all',
};
const library = 'go install $(go list -deps os reflect testing/internal/testdeps)';
const slowestMs = 240_000;

const withCases = testWithShared('truth-cases');
if (scripts.length === 0) {
  withCases('the scripts of ../shared/truth-cases are there', () => expect(scripts).not.toEqual([]));
} else {
  describe('the scripts of ../shared/truth-cases', () => {
    beforeAll(() => {
      spawnSync('sh', ['-c', library], { cwd: '/', env: { ...process.env, ...ofGo } });
    }, slowestMs);
    test.each(scripts)(
      '%s',
      async (script) => {
        // The scripts quote nothing: a blank in this path would have them write to the root of the machine.
        const LAB = mkdtempSync(join(tmpdir(), 'truth-case-'));
        expect(`${LAB}${home}`).not.toMatch(/\s/);
        const env = { ...process.env, LAB, P: home, ...ofGo };
        // What it prints decides: its exit code is that of its last look around.
        const shell = spawn('bash', [join(folder, script)], { cwd: home, env, stdio: ['ignore', 'pipe', 'ignore'] });
        const [stdout] = await Promise.all([text(shell.stdout), once(shell, 'close')]);
        // A case may have nothing to say but facts, where what it looks for did not happen.
        expect(stdout).not.toMatch(/FALSE-(?:GREEN|RED)/);
        if (!script.startsWith('F20')) expect(stdout).toMatch(/^[RJ]/.test(script) ? /^ok-green /m : /^ok-red /m);
      },
      slowestMs,
    );
  });
}
