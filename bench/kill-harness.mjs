// Kills runs with SIGKILL at random moments, runs them again until the phase is complete, and holds the end against that
// of a run nobody disturbed: every plan committed once, the same files, a clean tree, no tag, work tree, lock or process
// left, every file of the ledger readable, one signal a plan and one for the phase.
//   node bench/kill-harness.mjs [--kills 60] [--seed 1] [--keep]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { home } from './measure.mjs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const wanted = option('kills', 60);
const random = generator(option('seed', 1));
const scenes = [
  { name: 'in place', options: [] },
  { name: 'in parallel', options: ['--max-parallel', '3'] },
];
const most = { killsOfOneTrial: 8, runsOfOneTrial: 40 };

const told = { kills: 0, trials: 0, runs: 0, stuck: 0, recovered: 0, adopted: 0, problems: [] };
const base = mkdtempSync(join(tmpdir(), 'kill-harness-'));
const startedAt = performance.now();
try {
  for (const scene of scenes) {
    scene.reference = join(base, scene.name);
    makeProject(scene.reference);
    const { code, ms, output } = await run(scene.reference, scene, null);
    if (code !== 0) throw new Error(`the undisturbed run ended with ${code}: ${output}`);
    scene.ms = ms;
    const found = problemsOf(scene.reference, scene.reference);
    if (found.length > 0) throw new Error(`the undisturbed run is not as it should be: ${found.join('; ')}`);
  }
  while (told.kills < wanted) await trial(scenes[told.trials % scenes.length]);
} finally {
  if (!process.argv.includes('--keep') && told.problems.length === 0) rmSync(base, { recursive: true, force: true });
}
for (const problem of told.problems) console.log(problem);
console.log(
  `${told.kills} kills in ${told.trials} phases (${told.runs} runs, ${told.recovered} attempts recovered, ${told.adopted} adopted, ${told.stuck} times stuck and run again): ` +
    `${told.problems.length} problems, ${((performance.now() - startedAt) / 1000).toFixed(0)} s, seed ${option('seed', 1)}`,
);
process.exitCode = told.problems.length === 0 ? 0 : 1;

/** One phase, from its beginning to its completion, however often it is killed. */
async function trial(scene) {
  told.trials += 1;
  const root = join(base, `trial-${told.trials}`);
  makeProject(root);
  for (let runs = 0, kills = 0; ; runs += 1) {
    const killAfterMs = kills < most.killsOfOneTrial ? random() * scene.ms * 1.1 : null;
    const { code, signal, output } = await run(root, scene, killAfterMs);
    told.runs += 1;
    told.recovered += output.split('cut off in attempt').length - 1;
    told.adopted += output.split('adopted from the run before').length - 1;
    if (signal === 'SIGKILL') {
      kills += 1;
      told.kills += 1;
    } else if (code === 0) break;
    else if (code === 1) told.stuck += 1;
    else {
      told.problems.push(
        `trial ${told.trials} (${scene.name}), run ${runs + 1}: ended with ${code}: ${output.slice(-600)}`,
      );
      return;
    }
    if (runs === most.runsOfOneTrial) {
      told.problems.push(
        `trial ${told.trials} (${scene.name}): not complete after ${runs} runs: ${output.slice(-600)}`,
      );
      return;
    }
  }
  const problems = problemsOf(root, scene.reference);
  told.problems.push(...problems.map((problem) => `trial ${told.trials} (${scene.name}), ${root}: ${problem}`));
  if (problems.length === 0 && !process.argv.includes('--keep')) rmSync(root, { recursive: true, force: true });
}

/** Only the run itself is killed: what its agents have started goes on, as after a crash. */
function run(root, { options }, killAfterMs) {
  const { PATH } = process.env;
  const env = { PATH, HOME: join(root, '.git', 'home'), GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  const args = ['run', '1', '--backoff', '20ms', '--kill-grace', '300ms', '--max-attempts', '5', ...options];
  const begun = performance.now();
  const child = spawn(process.execPath, [join(home, 'dist', 'cli.js'), ...args], { cwd: root, env });
  const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      // Agents that live on hold the pipes open: nobody waits for them here.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve({ code, signal, output, ms: performance.now() - begun });
    });
  });
}

/**
 * Six plans: two that commit by themselves and one that leaves its work uncommitted, one that fails the first time, two
 * that change one file at once and so collide when they are folded, and one that needs them all. Three write a SUMMARY:
 * in work trees they are adopted after a kill.
 */
function makeProject(root) {
  const work = {
    '01-01': [
      'a.txt',
      '',
      'sleep 0.1; echo a > a.txt; git add a.txt; git -c user.name=A -c user.email=a@b commit -qm "feat: a"; sleep 0.1; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-02': [
      'b.txt',
      '',
      '[ -e "$HOME/failed" ] || { touch "$HOME/failed"; echo half > b.txt; echo "not yet" >&2; exit 1; }; sleep 0.1; echo b > b.txt; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-03': [
      'c.txt',
      '"01-01"',
      'echo c >> both.txt; sleep 0.1; sort -u -o both.txt both.txt; echo c > c.txt; mkdir -p deep/er; echo c > deep/er/c.txt',
    ],
    '01-04': [
      'd.txt',
      '"01-01"',
      'echo d >> both.txt; sleep 0.1; sort -u -o both.txt both.txt; echo d > d.txt; rm -f old.txt; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-05': [
      'e.txt',
      '"01-02", "01-03", "01-04"',
      'cat both.txt > e.txt; git add -A; git -c user.name=A -c user.email=a@b commit -qm "feat: e"; sleep 0.1; echo more >> e.txt',
    ],
  };
  const put = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [id, [artifact, after, script]] of Object.entries(work))
    put(
      `.planning/phases/01-first/${id}-PLAN.md`,
      `---\nphase: 01-first\ndepends_on: [${after}]\nfiles_modified: []\nautonomous: true\nmust_haves:\n  artifacts:\n    - path: ${artifact}\n---\n` +
        `<objective>Make ${artifact}</objective>\n<tasks>\n<task type="auto">\n  <name>Make it</name>\n  <action>\n\`\`\`sh\n${script}\n\`\`\`\n  </action>\n</task>\n</tasks>\n`,
    );
  const boxes = Object.keys(work).map((id) => `- [ ] ${id}-PLAN.md: it\n`);
  put('.planning/ROADMAP.md', `# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n\n${boxes.join('')}`);
  put('.planning/STATE.md', 'Phase: 1 of 1\n');
  put('old.txt', 'old\n');
  put('both.txt', 'begin\n');
  put('.gitignore', '.env\n');
  put('.env', 'SECRET=1\n');
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '-A');
  git(root, '-c', 'user.name=T', '-c', 'user.email=t@example.invalid', 'commit', '-qm', 'begin');
  mkdirSync(join(root, '.git', 'home'));
}

function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
}

/** Everything in which a phase that is complete differs from how it should be. */
function problemsOf(root, reference) {
  const problems = [];
  const expect = (what, found, expected) => {
    const [is, be] = [JSON.stringify(found), JSON.stringify(expected)];
    if (is !== be) problems.push(`${what}: found ${is}, expected ${be}`);
  };
  const plans = ['01-01', '01-02', '01-03', '01-04', '01-05'];
  const subjects = git(root, 'log', '--format=%s').split('\n');
  for (const plan of plans)
    expect(`commits of plan ${plan}`, subjects.filter((each) => each.startsWith(`plan ${plan}: Make`)).length, 1);
  expect('work tree', git(root, 'status', '--porcelain', '--untracked-files=all'), '');
  const [files, wantedFiles] = [filesOf(root), filesOf(reference)];
  expect('files', without(files, wantedFiles), []);
  expect('missing files', without(wantedFiles, files), []);
  expect('ignored files', readFileSync(join(root, '.env'), 'utf8'), 'SECRET=1\n');
  expect('tags', git(root, 'tag', '-l'), '');
  expect('branches', git(root, 'branch', '--format=%(refname:short)'), 'main');
  expect('work trees', git(root, 'worktree', 'list', '--porcelain').split('worktree ').length - 1, 1);
  expect('repository', fsck(root), '');
  expect(
    'locks and drafts',
    [...namesIn(join(root, '.git')), ...namesIn(join(root, '.planning'))].filter(
      (name) => /\.(lock|draft)$/.test(name) && name !== 'phase-executor/run.lock',
    ),
    [],
  );
  expect('state file', existsSync(join(root, '.planning/.orchestrator-state.json')), false);
  expect(
    'boxes',
    readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8').match(/\[x\] 01-0\d/g)?.length,
    plans.length,
  );
  problems.push(...ledgerProblems(join(root, '.git/phase-executor/1'), plans));
  const alive = processesWith(join(root, '.git', 'home'));
  if (alive.length > 0) problems.push(`processes still alive: ${alive.join(', ')}`);
  return problems;
}

/** All files of HEAD that the time and the number of attempts do not change, with their content's hash. */
function filesOf(root) {
  const lines = git(root, 'ls-tree', '-r', 'HEAD')
    .split('\n')
    .map((line) => line.split('\t'));
  const isAlike = (path) => !/SUMMARY\.md$|EXECUTION_LOG\.md$|specialist-errors\.jsonl$|STATE\.md$/.test(path);
  return lines
    .map(([blob, path]) => (isAlike(path) ? `${path} ${blob}` : path))
    .filter((line) => !/specialist-errors/.test(line));
}

function without(list, other) {
  return list.filter((entry) => !other.includes(entry));
}

function fsck(root) {
  try {
    return git(root, 'fsck', '--no-dangling', '--no-progress');
  } catch (error) {
    return String(error.stderr || error.message);
  }
}

function ledgerProblems(dir, plans) {
  const problems = [];
  const lines = readFileSync(join(dir, 'events.ndjson'), 'utf8').split('\n');
  if (lines.pop() !== '') problems.push('the event log ends in the middle of a line');
  let last = 0;
  for (const line of lines) {
    const event = tryParse(line);
    if (event === null) problems.push(`a line of the event log is torn: ${line.slice(0, 80)}`);
    else if (event.seq !== last + 1) problems.push(`event ${event.seq} follows event ${last}`);
    last = event?.seq ?? last + 1;
  }
  const signals = Object.fromEntries(
    readdirSync(join(dir, 'signals'))
      .filter((name) => !name.endsWith('.tmp'))
      .map((name) => [name, tryParse(readFileSync(join(dir, 'signals', name), 'utf8'))?.status]),
  );
  signals.phase = tryParse(readFileSync(join(dir, 'phase.json'), 'utf8'))?.status;
  for (const name of [...plans.map((plan) => `${plan}.json`), 'phase'])
    if (signals[name] !== 'success') problems.push(`the signal of ${name} says ${signals[name]}`);
  if (Object.keys(signals).length !== plans.length + 1) problems.push(`signals: ${Object.keys(signals)}`);
  if (existsSync(join(dir, 'heartbeats'))) problems.push('there are heartbeats left');
  return problems;
}

function namesIn(dir) {
  return readdirSync(dir, { recursive: true });
}

function tryParse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Linux only: elsewhere there is nothing to look into. */
function processesWith(homeDir) {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`HOME=${homeDir}`);
    } catch {
      return false;
    }
  });
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
