// Kills of runs at random moments: the phase has to end as one that nobody disturbed (about 4 minutes)
// A run is killed with SIGKILL and run again until the phase is complete. The end is held against that of a run nobody
// disturbed: every plan committed once, the same files, a clean tree, no tag, work tree, lock or process left, every file of
// the ledger readable, one signal a plan and one for the phase; and nothing is done twice by one run more.
//   node bench/kill-harness.mjs [--kills 60] [--seed 1] [--seconds 3600] [--keep] and any of
//     --remote    a bare repository holds the state; a killed run is gone on with by the same, a former or a new machine
//     --reject    ... whose pre-receive hook refuses every third push
//     --race      two runs at once, in one checkout or on two machines; one may be stopped and woken after its successor
//     --disk      the disk is full from a random moment on; needs the right to mount (unshare --user --map-root-user --mount)
//     --group     the run dies with every git it has called, and half the time with its agents
//     --git       a git dies at its n-th mutation, and the group with it (gcc)
//     --power     the power is cut: the files are as they are on the disk (mkfs.ext4 and the right to mount)
//     --clock     the wall clock steps by up to two days, forth or back, while the run goes on (gcc)
//     --lock      another program holds git's locks now and then; the run is not killed
//     --stop      as --race, and the first run is always stopped and woken
//     --mixed     in turn one phase as it is, with --garbage, with --remote, as it is, with --garbage, with --race
//     --garbage   before some of the runs there is garbage in the state file, the lease, the log, the signals or the state ref
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdLocks, killGroup, PowerImage, Shim } from './kill/deaths.mjs';
import { plant, refuse, SmallDisk } from './kill/faults.mjs';
import { problemsOf } from './kill/invariants.mjs';
import { run, start, ttlMs } from './kill/process.mjs';
import { Machines } from './kill/project.mjs';
import { figure, git, options, progress, skip, temporaryFolder } from './measure.mjs';

const ways = ['mixed', 'remote', 'reject', 'race', 'stop', 'group', 'git', 'power', 'clock', 'lock', 'disk', 'garbage'];
const flags = Object.fromEntries(['keep', ...ways].map((way) => [way, false]));
const with_ = options({ kills: [60, 2], seed: 1, seconds: [3600, 8], ...flags });
with_.remote ||= with_.reject;
with_.race ||= with_.stop;
const mixed = with_.mixed ? ['none', 'garbage', 'remote', 'none', 'garbage', 'race'] : null;
const random = generator(with_.seed);
const pick = (list) => list[Math.floor(random() * list.length)];
const scenes = [
  { name: 'one at a time', own: [] },
  { name: 'in parallel', own: ['--max-parallel', '3'] },
];
/** A kill costs the start of a run; a phase that ends, and is looked at, costs as much as four. */
const most = { runsOfOneTrial: 120, machines: 3, kills: 36, killsBesideOthers: 5 };

const dies = with_.group || with_.git || with_.power || with_.clock || with_.lock;
const told = { kills: 0, trials: 0, runs: 0, stuck: 0, recovered: 0, adopted: 0, problems: [] };
/** What befell the runs besides, by name. */
const befell = {};
const crash = 'Node crashed before it said a word';
const base = temporaryFolder({ isKept: () => with_.keep || told.problems.length > 0 });
const needsShim = with_.git || with_.clock;
const shim = needsShim ? Shim.build(base) : null;
const noPower = with_.power ? PowerImage.whyNot() : null;
let startedAt = performance.now();

if (noPower !== null) skip(noPower);
else if (needsShim && shim === null) skip('crash points in git and clock steps need gcc on Linux; apt-get install gcc');
else await killRuns();

async function killRuns() {
  for (const scene of scenes) {
    const [first] = scenes;
    // Both end alike; only the number of git's mutations differs.
    if (shim === null && scene !== first) {
      Object.assign(scene, { ...first, name: scene.name, own: scene.own });
      break;
    }
    scene.reference = new Machines(join(base, scene.name)).all[0];
    const counted = shim?.arm(base, 2 ** 40);
    const { code, ms, output } = await run(scene.reference, scene.own, null, counted?.env);
    scene.mutations = counted ? 2 ** 40 - counted.left() : 0;
    if (code !== 0) throw new Error(`the undisturbed run ended with ${code}: ${output}`);
    scene.ms = ms * (with_.remote ? 1.3 : 1);
    const found = problemsOf(scene.reference, scene.reference);
    if (found.length > 0) throw new Error(`the undisturbed run is not as it should be: ${found.join('; ')}`);
  }
  startedAt = performance.now(); // without the undisturbed runs, and one phase in any case
  const isTimeOver = () => performance.now() - startedAt > with_.seconds * 1000;
  while (told.trials === 0 || (told.kills < with_.kills && !isTimeOver())) {
    for (const way of mixed ?? []) with_[way] = way === mixed[told.trials % mixed.length];
    const scene = scenes[(told.trials + (mixed === null ? 0 : Math.floor(told.trials / mixed.length))) % scenes.length];
    scene.options = [
      ...scene.own,
      ...(with_.remote ? ['--remote', 'origin'] : []),
      ...(with_.remote || with_.race ? ['--lease-ttl', `${ttlMs / 1000}s`] : []),
    ];
    await trial(scene);
    progress(`${told.kills} of ${with_.kills} kills, ${told.trials} phases, ${told.problems.length} problems`);
  }
  for (const problem of told.problems) console.log(problem);
  figure(
    `${told.kills} kills in ${told.trials} phases (${told.runs} runs, ${told.recovered} attempts recovered, ${told.adopted} adopted, ${told.stuck} times stuck and run again): ` +
      `${told.problems.length} problems, ${((performance.now() - startedAt) / 1000).toFixed(0)} s, seed ${with_.seed}`,
  );
  for (const [what, times] of Object.entries(befell).sort()) console.log(`  ${times} times ${what}`);
  process.exitCode = told.problems.length === 0 ? 0 : 1;
}

/** One phase, from its beginning to its completion, however often it is killed. */
async function trial(scene) {
  told.trials += 1;
  const dir = join(base, `trial-${told.trials}`);
  const disk = with_.disk ? new SmallDisk(dir) : null;
  const image = with_.power ? new PowerImage(dir, '/dev/shm') : null;
  const machines = new Machines(dir, { remote: with_.remote });
  image?.settle();
  const { origin } = machines;
  const planted = [];
  const problem = (what) => told.problems.push(`trial ${told.trials} (${scene.name}), ${dir}: ${what}`);
  let machine = machines.all[0];
  let kills = 0;
  for (let runs = 1; ; runs += 1) {
    if (with_.reject) refuse(origin, 33);
    if (with_.garbage && random() < 0.5) {
      const put = plant(machine, origin, pick);
      planted.push(...put.planted);
      count(put.name);
    }
    // Beside others a run waits until those that died count as dead.
    const isDisturbed =
      kills < Math.min(with_.remote || with_.race ? most.killsBesideOthers : most.kills, with_.kills - told.kills + 1);
    const ends = await (with_.race && isDisturbed
      ? race(machine, machines, scene)
      : isDisturbed && dies
        ? death(machine, scene, image)
        : alone(machine, scene, isDisturbed, disk));
    disk?.empty();
    const foreign = ends.filter((end) => !isExpected(end));
    for (const { code, signal, output, stdout } of foreign)
      problem(`run ${runs} ended with ${signal ?? code}: ${output.slice(-1500)} ${stdout.slice(-500)}`);
    if (foreign.length > 0) break;
    const killed = with_.lock ? 1 : ends.filter(({ signal }) => signal === 'SIGKILL').length;
    kills += killed;
    told.kills += killed;
    for (const { where, output } of ends) await followAdvice(where, output, origin);
    const complete = ends.find(({ code }) => code === 0);
    if (complete) {
      await inspect(scene, { machines, complete, planted, problem });
      break;
    }
    if (runs === most.runsOfOneTrial) {
      problem(`not complete after ${runs} runs: ${ends.map(({ output }) => output.slice(-600)).join('\n')}`);
      break;
    }
    machine = nextMachine(machine, machines);
  }
  image?.remove();
  if (told.problems.length === 0 && !with_.keep) {
    disk?.unmount();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** One run, killed at a random moment or left to itself; its disk may be full from another moment on. */
async function alone(machine, scene, isDisturbed, disk) {
  const { child, ended } = start(machine, scene.options);
  const timers = [];
  const at = (ms, act) => timers.push(setTimeout(act, ms));
  const isFull = disk !== null && isDisturbed && random() < 0.7;
  if (isFull) {
    count('the disk was full');
    at(random() * scene.ms, () => disk.fill(Math.floor(random() ** 2 * 400_000)));
  }
  // A run that meets a full disk mostly ends by itself, which is to be seen as well.
  if (isDisturbed && (!isFull || random() < 0.5)) killAfterLines(child, Math.floor(random() ** 2 * 9), random() * 150);
  if (!isDisturbed || isFull) at(120_000, () => child.kill('SIGABRT'));
  const end = { ...(await ended), where: machine, isFull };
  for (const timer of timers) clearTimeout(timer);
  tell(end);
  return [end];
}

/** Kills a run so long after a line that it prints, whatever time that takes on a loaded machine. */
function killAfterLines(child, lines, ms) {
  let seen = 0;
  child.stderr.on('data', (chunk) => {
    const before = seen;
    seen += chunk.split('\n').length - 1;
    if (before <= lines && seen > lines) setTimeout(() => child.kill('SIGKILL'), ms).unref();
  });
}

/** One run that dies, or is disturbed, in one of the ways that take more than the run. */
async function death(machine, scene, image) {
  const armed = shim?.arm(base, with_.git ? 1 + Math.floor(random() * scene.mutations * 1.05) : 0);
  const { child, ended } = start(machine, scene.options, armed?.env);
  const over = new AbortController();
  const timers = [setTimeout(() => child.kill('SIGABRT'), 120_000)];
  const at = (ms, act) => timers.push(setTimeout(act, ms));
  const moment = random() * scene.ms * 1.1;
  if (with_.group) at(moment, () => killGroup(child, machine, random() < 0.5));
  if (with_.power) at(moment, () => count('the power was cut') ?? image.cut(machine));
  if (with_.clock) {
    const step = (random() < 0.5 ? -1 : 1) * 10 ** (2 + random() * 6.2);
    at(moment, () => count(`the clock was set ${step < 0 ? 'back' : 'forth'}`) ?? armed.stepClock(step));
    if (random() < 0.3) at(moment + random() * 500, () => child.kill('SIGKILL'));
  }
  const locks = with_.lock ? holdLocks(machine, random, over.signal) : 0;
  const end = { ...(await ended), where: machine };
  over.abort();
  for (const timer of timers) clearTimeout(timer);
  for (let held = await locks; held > 0; held -= 1) count('a lock was held');
  tell(end);
  return [end];
}

/** Two runs at once. Each may be killed; or the first is stopped, taken over from, and woken. */
async function race(machine, machines, scene) {
  const isElsewhere = with_.remote && random() < 0.5;
  const other = isElsewhere ? nextMachine(machine, machines, 0) : machine;
  const both = [machine, other].map((where) => ({ where, ...start(where, scene.options) }));
  if (with_.stop || random() < 0.25) {
    count('a run was stopped, and woken after another');
    const [first] = both;
    await sleep(random() * scene.ms);
    first.child.kill('SIGSTOP');
    await both[1].ended;
    await sleep(ttlMs + 200);
    const third = { where: machine, ...start(machine, scene.options) };
    await third.ended;
    first.child.kill('SIGCONT');
    both.push(third);
  } else {
    count(isElsewhere ? 'two runs raced on two machines' : 'two runs raced in one checkout');
    for (const { child } of both)
      if (random() < 0.8) setTimeout(() => child.kill('SIGKILL'), random() * scene.ms * 1.1).unref();
  }
  const ends = await Promise.all(both.map(async ({ where, ended }) => ({ ...(await ended), where })));
  for (const end of ends) tell(end);
  return ends;
}

function tell({ code, output }) {
  told.runs += 1;
  told.recovered += output.split('cut off in attempt').length - 1;
  told.adopted += output.split('adopted from the previous run').length - 1;
  if (code === 1) told.stuck += 1;
}

/** Ends that are no fault: killed, complete, stuck, or refused for a reason that this harness has given. */
function isExpected({ code, signal, stdout, output, isFull }) {
  if (signal === 'SIGKILL' || code === 0 || (code === 1 && stdout.includes('"STUCK"'))) return true;
  const because = (name, text) => {
    if (!text.test(output)) return false;
    count(name);
    return true;
  };
  // Seen beside the whole suite, in about one of 100 runs, and never alone: one more kill, and the phase has to end as without.
  if (signal === 'SIGSEGV' && (befell[crash] ?? 0) < 3) return because(crash, /^\s*$/);
  if (isFull) return code === 70 && because('a run ended for want of space', /^phase-executor: the disk is full/m);
  if (code !== 64) return false;
  return (
    (with_.race &&
      because(
        'a run was refused or had lost its checkout',
        /already working in this checkout|has taken over this checkout|keep taking it/,
      )) ||
    (with_.remote &&
      because('a run was refused or had lost the phase', /is working on phase|took phase|took over phase/)) ||
    (with_.remote && because('a checkout stood elsewhere and followed', /is at another commit/)) ||
    (with_.reject && because('the remote refused a run', /pre-receive hook declined/)) ||
    (with_.garbage && because('a state ref was none and was removed', /git push .* --delete/))
  );
}

/** Does what a run that was refused told people to do. */
async function followAdvice({ root }, output, origin) {
  const [, words] = /switch to it \(git (checkout -B \S+ [0-9a-f]+)\)/.exec(output) ?? [];
  if (words) git(root, ...words.split(' '));
  const [, deadAt] = /counts as dead from (\S+) on/.exec(output) ?? [];
  if (deadAt) await sleep(Math.max(0, Date.parse(deadAt) - Date.now() + 50));
  const [, ref] = /git push origin --delete (\S+)/.exec(output) ?? [];
  if (ref) {
    refuse(origin, 0);
    git(root, 'push', '-q', 'origin', '--delete', ref);
  }
}

/** Where the next run is begun: here again, on a machine that was there before, or on a new one. */
function nextMachine(machine, machines, here = 0.6) {
  if (!with_.remote || random() < here) return machine;
  const others = machines.all.filter((each) => each !== machine);
  count('the phase went to another machine');
  return others.length + 1 === most.machines || (others.length > 0 && random() < 0.5)
    ? pick(others)
    : machines.another();
}

/** A complete phase: every machine has to find that it is, do nothing more, and be as one that nobody disturbed. */
async function inspect(scene, { machines, complete, planted, problem }) {
  const { origin } = machines;
  if (origin !== null) refuse(origin, 0);
  const order = [complete.where, ...machines.all.filter((each) => each !== complete.where)];
  for (const machine of order) {
    let end = await run(machine, scene.options);
    for (let tries = 0; end.code === 64 && tries < 5; tries += 1) {
      await followAdvice(machine, end.output, origin);
      end = await run(machine, scene.options);
    }
    const attempts = end.code === 0 ? JSON.parse(end.stdout).attempts : null;
    if (end.code !== 0 || attempts !== 0) {
      problem(`the run after the last one ended with ${end.code} and ${attempts} attempts: ${end.output.slice(-1500)}`);
      continue;
    }
    for (const found of problemsOf(machine, scene.reference, { origin, planted })) problem(`${machine.root}: ${found}`);
  }
}

function count(what) {
  befell[what] = (befell[what] ?? 0) + 1;
}

/** The same numbers for the same seed (mulberry32): what it found can be looked for again. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
