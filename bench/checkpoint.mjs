// What an attempt costs besides its agent: the engine's checkpoint against the shell recipe of seeds/004, in one run on
// one repository, so that the ratio holds on any machine.
// Usage: npx tsc -p tsconfig.build.json && node bench/checkpoint.mjs [files] [rounds] [another checkout of us, with its lib]
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runChild } from '../lib/system/process/child.js';
import { home } from './measure.mjs';

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
  const engines = await Promise.all([home, ...process.argv.slice(4)].map((each) => engineOf(resolve(each))));
  const timings = { 'no-op plan': new Map(), 'failed attempt': new Map() };
  for (let round = 0; round < rounds; round += 1) {
    // Taken in turns, so that whatever else the machine does falls on all.
    note(
      timings['no-op plan'],
      'recipe',
      timed(() => sh(recipeBefore + recipeRun + recipeAfter)),
    );
    for (const engine of inTurn(engines, round)) note(timings['no-op plan'], engine.name, await noOp(engine));
    note(timings['failed attempt'], 'recipe', failedByRecipe());
    for (const engine of inTurn(engines, round))
      note(timings['failed attempt'], engine.name, await failedAttempt(engine, round));
  }
  console.log(`${files} files, median of ${rounds} rounds`);
  for (const [what, figures] of Object.entries(timings)) {
    const recipe = median(figures.get('recipe'));
    for (const { name } of engines) {
      const ours = median(figures.get(name));
      console.log(
        `${what}: ${name} ${ours.toFixed(0)} ms, recipe ${recipe.toFixed(0)} ms, ratio ${(ours / recipe).toFixed(2)}`,
      );
    }
  }
} finally {
  rmSync(base, { recursive: true, force: true });
}

/** The engine of a checkout of us, this one or an earlier one, in which checkpoints lay one folder higher. */
async function engineOf(checkout) {
  const lib = join(checkout, 'lib', 'git');
  const file = ['checkpoint/checkpoint.js', 'checkpoint.js'].map((name) => join(lib, name)).find(existsSync);
  const [{ Checkpoints }, { Git }] = await Promise.all([import(file), import(join(lib, 'git.js'))]);
  const checkpoints = new Checkpoints(await Git.open(root, env));
  return { name: checkout === home ? 'engine' : checkout, checkpoints, known: await checkpoints.scan() };
}

async function noOp(engine) {
  const { checkpoints, known } = engine;
  return timedAsync(async () => {
    const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date(), known });
    await run();
    engine.known = await checkpoints.scan();
    await checkpoints.discard(checkpoint);
  });
}

function failedByRecipe() {
  const before = timed(() => sh(recipeBefore));
  sh(vandalise);
  return before + timed(() => sh(`git reset -q --hard x; git clean -fdq; ${recipeAfter}`));
}

async function failedAttempt(engine, attempt) {
  const { checkpoints, known } = engine;
  const as = { phase: '07', plan: '07-01', attempt: `${attempt}-${engine.name.length}`, message: 'kept' };
  let checkpoint;
  const before = await timedAsync(async () => {
    checkpoint = await checkpoints.create({ ...as, at: new Date(), known });
  });
  sh(vandalise);
  const after = await timedAsync(async () => {
    const state = await checkpoints.scan();
    const kept = await checkpoints.keep(checkpoint, { ...as, known: state });
    ({ state: engine.known } = await checkpoints.rollback(checkpoint, { kept, known: state }));
    await checkpoints.discard(checkpoint);
  });
  return before + after;
}

function inTurn(list, round) {
  return round % 2 === 0 ? list : [...list].reverse();
}

function note(figures, name, figure) {
  figures.set(name, [...(figures.get(name) ?? []), figure]);
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
