import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testWithShared } from '../needs.ts';
import { callAs, home, put } from '../project.ts';

/** One script for each way in which a phase was told wrong; its README says how they are run. */
const folder = join(home, '..', 'shared', 'truth-cases');
const all = existsSync(folder) ? readdirSync(folder).filter((name) => /^[FGJR]\d.*\.sh$/.test(name)) : [];
/** What they look for has a trial beside this file as well: every third is run, and all with TRUTH_CASES=all. */
const scripts = process.env.TRUTH_CASES === 'all' ? all : all.filter((_, at) => at % 3 === 0);

/** A case of Go would compile its library again in each clean copy, 12 s of CPU each: what a test needs of it is made once. */
const ofGo = {
  GOFLAGS: `-pkgdir=${mkdtempSync(join(tmpdir(), 'go-library-'))} -ldflags=-w -vet=off`,
  GODEBUG: 'installgoroot=all',
};
const library = 'go install $(go list -deps os reflect testing/internal/testdeps)';
const slowestMs = 240_000;

/** Scripts that kill the engine, look into it or rewrite its files. The others call one that stays: a start costs half a second. */
const isOfProcess = (script: string) => /PPID|hostile-chunk/.test(readFileSync(join(folder, script), 'utf8'));
const engine = mkdtempSync(join(tmpdir(), 'engine-'));
put(
  engine,
  'dist/cli.js',
  `const { argv, env } = process;
  const socket = require('node:net').connect(__dirname + '/socket');
  socket.end(JSON.stringify({ args: argv.slice(2), how: { env, cwd: process.cwd() } }));
  require('node:stream/consumers').json(socket).then(({ code, stdout, stderr }) => {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = code;
  });
`,
);
/** Calls without an answer, which a script would take for one that is red. */
let unanswered = 0;
const server = createServer({ allowHalfOpen: true }, (socket) => {
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('end', async () => {
    unanswered += 1;
    const { args, how } = JSON.parse(said);
    socket.end(JSON.stringify(await callAs(args, how)));
    unanswered -= 1;
  });
});

const withCases = testWithShared('truth-cases');
if (scripts.length === 0) {
  withCases('the scripts of ../shared/truth-cases are there', () => expect(scripts).not.toEqual([]));
} else {
  describe('the scripts of ../shared/truth-cases', () => {
    beforeAll(() => {
      server.listen(join(engine, 'dist/socket'));
      spawnSync('sh', ['-c', library], { cwd: '/', env: { ...process.env, ...ofGo } });
    }, slowestMs);
    afterAll(() => void server.close());
    test.each(scripts)(
      '%s',
      async (script) => {
        // The scripts quote nothing: a blank in this path would have them write to the root of the machine.
        const LAB = mkdtempSync(join(tmpdir(), 'truth-case-'));
        expect(`${LAB}${home}`).not.toMatch(/\s/);
        const env = { ...process.env, LAB, P: isOfProcess(script) ? home : engine, ...ofGo };
        // What it prints decides: its exit code is that of its last look around.
        const shell = spawn('bash', [join(folder, script)], { cwd: home, env, stdio: ['ignore', 'pipe', 'ignore'] });
        const [stdout] = await Promise.all([text(shell.stdout), once(shell, 'close')]);
        expect(unanswered).toBe(0);
        // A case may have nothing to say but facts, where what it looks for did not happen.
        expect(stdout).not.toMatch(/FALSE-(?:GREEN|RED)/);
        if (!script.startsWith('F20')) expect(stdout).toMatch(/^[RJ]/.test(script) ? /^ok-green /m : /^ok-red /m);
      },
      slowestMs,
    );
  });
}
