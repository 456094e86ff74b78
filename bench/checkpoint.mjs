// What an attempt costs besides its agent: the engine's checkpoint against the shell recipe of seeds/004, in one run on
// one repository, so that the ratio holds on any machine.
// Usage: npx tsc -p tsconfig.build.json && node bench/checkpoint.mjs [files] [rounds]
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Checkpoints } from '../lib/git/checkpoint/checkpoint.js';
import { Git } from '../lib/git/git.js';
import { runChild } from '../lib/process/child.js';

const files = Number(process.argv[2] ?? 50_000);
const rounds = Number(process.argv[3] ?? 9);
const base = mkdtempSync(join(tmpdir(), 'bench-'));
const root = join(base, 'work');
const env = { PATH: process.env.PATH, HOME: base, GIT_CONFIG_NOSYSTEM: '1' };
const vandalise = 'sh ../vandalise.sh';
const recipeBefore = 'git add -A; git diff --cached --quiet || git commit -qm CHECKPOINT --no-verify; git tag x;';
const recipeRun = 'timeout --kill-after=10s 5 true;';
const recipeAfter = 'git tag -d x >/dev/null';
const sh = (script, cwd = root) =>
  execFileSync('bash', ['-ec', script], { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] });

try {
  makeRepository();
  const git = await Git.open(root, env);
  const checkpoints = new Checkpoints(git);
  const timings = { 'no-op plan': { engine: [], recipe: [] }, 'failed attempt': { engine: [], recipe: [] } };
  let known = await checkpoints.scan();
  for (let round = 0; round < rounds; round += 1) {
    // Taken in turns, so that whatever else the machine does falls on both.
    timings['no-op plan'].recipe.push(timed(() => sh(recipeBefore + recipeRun + recipeAfter)));
    timings['no-op plan'].engine.push(
      await timedAsync(async () => {
        const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date(), known });
        await run();
        known = await checkpoints.scan();
        await checkpoints.discard(checkpoint);
      }),
    );
    const recipeStart = timed(() => sh(recipeBefore));
    sh(vandalise);
    const recipeEnd = timed(() => sh(`git reset -q --hard x; git clean -fdq; ${recipeAfter}`));
    timings['failed attempt'].recipe.push(recipeStart + recipeEnd);
    let checkpoint;
    const before = await timedAsync(async () => {
      checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date(), known });
    });
    sh(vandalise);
    const after = await timedAsync(async () => {
      const state = await checkpoints.scan();
      const kept = await checkpoints.keep(checkpoint, {
        phase: '07',
        plan: '07-01',
        attempt: round,
        message: 'kept',
        known: state,
      });
      ({ state: known } = await checkpoints.rollback(checkpoint, { kept, known: state }));
      await checkpoints.discard(checkpoint);
    });
    timings['failed attempt'].engine.push(before + after);
  }
  console.log(`${files} files, median of ${rounds} rounds`);
  for (const [what, { engine, recipe }] of Object.entries(timings)) {
    const [ours, theirs] = [median(engine), median(recipe)];
    console.log(
      `${what}: engine ${ours.toFixed(0)} ms, recipe ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
} finally {
  rmSync(base, { recursive: true, force: true });
}

function makeRepository() {
  const blob = (n) => `line ${n}\n`.repeat(40 + (n % 80));
  const entries = Array.from({ length: files }, (_, n) => {
    const path = `src/m${n % 50}/p${Math.floor(n / 50) % 50}/f${n}.ts`;
    return `M 100644 inline ${path}\ndata ${blob(n).length}\n${blob(n)}\n`;
  });
  const head = 'commit refs/heads/main\ncommitter A <a@example.com> 1700000000 +0000\ndata 4\nbase\n';
  execFileSync('git', ['init', '-q', '-b', 'main', root], { env });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, env, input: `${head}${entries.join('')}` });
  sh(
    'git -c checkout.workers=0 checkout -qf main; git config user.name a; git config user.email a@example.com; sleep 1.1; git status',
  );
  const changes = Array.from(
    { length: 180 },
    (_, n) => `echo changed >> src/m${n % 50}/p${Math.floor(n / 50) % 50}/f${n}.ts`,
  );
  const additions = Array.from({ length: 20 }, (_, n) => `echo new > src/m${n}/new${n}.ts`);
  writeFileSync(join(base, 'vandalise.sh'), [...changes, ...additions].join('\n'));
}

async function run() {
  const { ending } = await runChild({
    command: 'true',
    args: [],
    cwd: root,
    env,
    timeoutMs: 5_000,
    clock: { now: () => Date.now(), uptimeMs: () => performance.now() },
    marker: randomUUID(),
  });
  if (ending !== 'exited') throw new Error(`true ended as ${ending}`);
}

function timed(act) {
  const start = performance.now();
  act();
  return performance.now() - start;
}

async function timedAsync(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
