// The cost of an attempt besides its agent, against a shell recipe that does the same (about 1 minute)
// All in one run on one repository, so that the ratio holds on any machine. `--against` takes another checkout of ours in turn.
//   node bench/checkpoint.mjs [--files 50000] [--rounds 9] [--against <checkout>]
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { figure, fileAt, held, home, median, options, ours, Project, progress, seconds } from './measure.mjs';

const { files, rounds, against } = options({ files: [50_000, 200], rounds: [9, 1], against: '' });
const { root } = new Project({ plans: 0, files });
const base = dirname(root);
const env = { PATH: process.env.PATH, HOME: base, GIT_CONFIG_NOSYSTEM: '1' };
const recipe = {
  before: 'git add -A; git diff --cached --quiet || git commit -qm CHECKPOINT --no-verify; git tag x;',
  run: 'timeout --kill-after=10s 5 true;',
  rollback: 'git reset -q --hard x; git clean -fdq;',
  after: 'git tag -d x >/dev/null',
};
const sh = (script) => execFileSync('bash', ['-ec', script], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });

const changes = Array.from({ length: Math.min(180, files) }, (_, at) => `echo changed >> ${fileAt(at)}`);
const additions = Array.from({ length: 20 }, (_, at) => `echo new > src/m${at}/new${at}.ts`);
writeFileSync(join(base, 'vandalise.sh'), [...changes, ...additions].join('\n'));

const { runChild } = await ours(['runChild']);
const engines = [await engineIn(home), ...(against === '' ? [] : [await engineIn(resolve(against))])];
const timings = { 'no-op plan': new Map(), 'failed attempt': new Map() };
for (let round = 0; round < rounds; round += 1) {
  progress(`round ${round + 1} of ${rounds}`);
  // Taken in turns, so that whatever else the machine does falls on all.
  const inTurn = round % 2 === 0 ? engines : engines.toReversed();
  note('no-op plan', 'recipe', await seconds(() => sh(recipe.before + recipe.run + recipe.after)));
  for (const engine of inTurn) note('no-op plan', engine.name, await noOp(engine));
  note('failed attempt', 'recipe', await failedByRecipe());
  for (const engine of inTurn) note('failed attempt', engine.name, await failedAttempt(engine, round));
}
for (const [what, figures] of Object.entries(timings))
  for (const { name } of engines) {
    const [mine, its] = [name, 'recipe'].map((each) => median(figures.get(each)));
    const took = [mine, its].map((each) => `${(each * 1000).toFixed(0)} ms`);
    figure(`${what}: ${name} ${took[0]}, recipe ${took[1]}`);
    held(`${what}: ${name}, in the recipe`, mine / its, 1.2, { note: `${files} files, rounds: ${rounds}` });
  }

async function engineIn(checkout) {
  const { Checkpoints, Git } = await ours(['Checkpoints', 'Git'], checkout);
  const git = await Git.open(root, env);
  const checkpoints = new Checkpoints(git);
  return { name: checkout === home ? 'engine' : checkout, git, checkpoints, known: await git.state() };
}

function noOp(engine) {
  const { git, checkpoints, known } = engine;
  return seconds(async () => {
    const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date(), known });
    await run();
    engine.known = await git.state();
    await checkpoints.discard(checkpoint);
  });
}

async function failedByRecipe() {
  const before = await seconds(() => sh(recipe.before));
  sh('sh ../vandalise.sh');
  return before + (await seconds(() => sh(recipe.rollback + recipe.after)));
}

async function failedAttempt(engine, attempt) {
  const { git, checkpoints, known } = engine;
  const as = { phase: '07', plan: '07-01', attempt: `${attempt}-${engine.name.length}`, message: 'kept' };
  let checkpoint;
  const before = await seconds(async () => {
    checkpoint = await checkpoints.create({ ...as, at: new Date(), known });
  });
  sh('sh ../vandalise.sh');
  const after = await seconds(async () => {
    const state = await git.state();
    const kept = await checkpoints.keep(checkpoint, { ...as, known: state });
    ({ state: engine.known } = await checkpoints.rollback(checkpoint, { kept, known: state }));
    await checkpoints.discard(checkpoint);
  });
  return before + after;
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

function note(what, name, took) {
  timings[what].set(name, [...(timings[what].get(name) ?? []), took]);
}
