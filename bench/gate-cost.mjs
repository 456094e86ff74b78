// What the exit gate costs beside the commands themselves: a phase of 20 done plans in a repository of 50,000 files, judged
// once more with nothing left to do. A clean copy has to be made for that, so it stands beside `git worktree add` of the
// same commit and a shallow clone, each with its removal, in the same round: disks differ, and so do their moods.
// BENCH_FILES, BENCH_PLANS and BENCH_ROUNDS make it smaller or longer.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home, median, report, seconds } from './measure.mjs';

const files = Number(process.env.BENCH_FILES ?? 50_000);
const plans = Number(process.env.BENCH_PLANS ?? 20);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const target = 3;

const folder = mkdtempSync(join(tmpdir(), 'bench-gate-'));
const root = join(folder, 'work');
const phase = '.planning/phases/01-bench';
try {
  makeRepository();
  run(); // adopts what is done: each plan is verified before it counts
  const of = { gate: [], worktree: [], clone: [], checkout: [], without: [] };
  for (let round = 0; round < rounds; round += 1) {
    of.worktree.push(seconds(addWorktree));
    of.clone.push(seconds(clone));
    of.checkout.push(seconds(checkOut));
    const { judged, beside, whole } = judgedRun();
    of.gate.push(beside);
    of.without.push(beside - of.checkout.at(-1));
    console.log(
      `round ${round + 1}: run ${whole.toFixed(2)} s; gate beside ${judged.commands} commands ${beside.toFixed(2)} s (signal says ${(judged.durationMs / 1000).toFixed(2)} s)`,
    );
  }
  const note = `${files} files, ${plans} plans`;
  report('gate beside its commands', of.gate, 'git worktree add and remove', of.worktree, note);
  report('gate beside its commands', of.gate, 'git clone --depth=1 and removal', of.clone, note);
  console.log(
    `of the gate, writing the files alone (git checkout-index): ${median(of.checkout).toFixed(2)} s; all else: ${median(of.without).toFixed(2)} s`,
  );
  const figure = median(of.gate);
  console.log(`${figure <= target ? 'within' : 'OVER'} the target of ${target} s: ${figure.toFixed(2)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A run with nothing left to do. `beside` is all of judging but the commands, the resets before them included. */
function judgedRun() {
  let signal;
  const whole = seconds(() => {
    signal = run();
  });
  const end = readFileSync(join(root, '.git/phase-executor/1/events.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .findLast(({ event }) => event === 'judge_end');
  const { judged } = signal.details;
  if (judged.commands !== plans) throw new Error(`${judged.commands} of ${plans} commands were run`);
  const commands = seconds(() => {
    for (let at = 1; at <= plans; at += 1) execFileSync('bash', ['-o', 'pipefail', '-c', command(at)], { cwd: root });
  });
  return { judged, whole, beside: (end.durationMs + end.commandMs) / 1000 - commands };
}

function run() {
  const args = [join(home, 'dist', 'cli.js'), 'run', '1', '--json', '--agent', 'command', '--agent-command', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`run ended with ${status}: ${stderr}${stdout}`);
  return JSON.parse(stdout).signal;
}

function addWorktree() {
  const place = join(folder, 'worktree');
  git('worktree', 'add', '-q', '--detach', place);
  git('worktree', 'remove', '--force', place);
}

function clone() {
  const place = join(folder, 'clone');
  git('clone', '-q', '--no-hardlinks', '--depth=1', `file://${root}`, place);
  rmSync(place, { recursive: true, force: true });
}

/** Writing the files, and nothing else. */
function checkOut() {
  const place = join(folder, 'files/');
  mkdirSync(place);
  git('-c', 'checkout.workers=0', 'checkout-index', '--all', `--prefix=${place}`);
  rmSync(place, { recursive: true, force: true });
}

/** Every plan has its file and its SUMMARY, in a commit of its own that names it. */
function makeRepository() {
  const numbers = Array.from({ length: plans }, (_, at) => at + 1);
  const source = Array.from({ length: files }, (_, at) => [
    `src/m${at % 50}/p${Math.floor(at / 50) % 50}/f${at}.ts`,
    `line ${at}\n`.repeat(40 + (at % 80)),
  ]);
  const roadmap = numbers.map((at) => `- [ ] ${idOf(at)}-PLAN.md: it\n`).join('');
  const planned = [
    ...source,
    ['.planning/ROADMAP.md', `# Roadmap\n\n- [ ] **Phase 1: Bench**\n\n### Phase 1: Bench\n\n${roadmap}`],
    ['.planning/STATE.md', 'Phase: 1 of 1\n'],
    ...numbers.map((at) => [`${phase}/${idOf(at)}-PLAN.md`, planOf(at)]),
  ];
  const commits = [
    commit('docs(01): plan the phase', planned),
    ...numbers.map((at) =>
      commit(`feat(${idOf(at)}): make file ${at}`, [
        [`made/file${at}.txt`, `made ${at}\n`],
        [`${phase}/${idOf(at)}-SUMMARY.md`, '---\nstatus: complete\n---\n# Done\n'],
      ]),
    ),
  ];
  execFileSync('git', ['init', '-q', '-b', 'main', root]);
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: commits.join('') });
  for (const [name, value] of [
    ['user.name', 'Bench'],
    ['user.email', 'bench@example.invalid'],
    ['gc.auto', '0'],
  ])
    git('config', name, value);
  git('-c', 'checkout.workers=0', 'checkout', '-qf', 'main');
}

function commit(subject, entries) {
  const head = `commit refs/heads/main\ncommitter B <bench@example.invalid> 1700000000 +0000\n${data(subject)}`;
  return `${head}${entries.map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`).join('')}\n`;
}

function data(text) {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function planOf(at) {
  return `---
phase: 01-bench
plan: ${at}
autonomous: true
files_modified: [made/file${at}.txt]
must_haves:
  artifacts:
    - path: made/file${at}.txt
      contains: "made ${at}"
---
<objective>Make file ${at}</objective>
<tasks>
<task type="auto"><name>Make it</name><verify><automated>${command(at)}</automated></verify></task>
</tasks>
`;
}

function command(at) {
  return `test -s made/file${at}.txt`;
}

function idOf(at) {
  return `01-${String(at).padStart(2, '0')}`;
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
