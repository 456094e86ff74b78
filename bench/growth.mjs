// What the engine costs per plan as a phase grows, and how much `.git` grows with it: a phase of plans whose agent does
// nothing but write its SUMMARY, on a small repository. A plan of 1,000 must not cost more than 1.3 times one of 100: where
// others use the machine too, by the CPU time of the run and all it started, its beginning and end included.
//   node bench/growth.mjs [--plans 100,300,1000] [--parallel 1] [--durability safe|fast]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completions, home } from './measure.mjs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const durability = option('durability', '');

for (const plans of option('plans', '100,300,1000').split(',').map(Number)) {
  const root = makeRepository(plans);
  try {
    const before = gitKiB(root);
    const cpuBefore = childrenCpuMs();
    const events = run(root);
    const cpu = (childrenCpuMs() - cpuBefore) / plans;
    const took = events.map((at, index) => at - (events[index - 1] ?? at)).slice(1);
    const tenth = Math.max(1, Math.floor(took.length / 10));
    const grown = gitKiB(root) - before;
    console.log(
      `${plans} plans: ${(average(took)).toFixed(0)} ms per plan; first tenth ${average(took.slice(0, tenth)).toFixed(0)} ms, ` +
        `last tenth ${average(took.slice(-tenth)).toFixed(0)} ms; CPU ${cpu.toFixed(0)} ms per plan; .git grew by ${(grown / 1024).toFixed(1)} MiB, ${(grown / plans).toFixed(0)} KiB per plan`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function makeRepository(plans) {
  const dir = mkdtempSync(join(tmpdir(), 'growth-'));
  const phase = join(dir, '.planning', 'phases', '01-bench');
  mkdirSync(phase, { recursive: true });
  const ids = Array.from({ length: plans }, (_, at) => `01-${String(at + 1).padStart(4, '0')}`);
  for (const id of ids)
    writeFileSync(
      join(phase, `${id}-PLAN.md`),
      '---\nphase: 1\nautonomous: true\nfiles_modified: []\n---\n<objective>Nothing</objective>\n',
    );
  const boxes = ids.map((id) => `- [ ] ${id}-PLAN.md: it\n`).join('');
  writeFileSync(
    join(dir, '.planning/ROADMAP.md'),
    `# Roadmap\n\n- [ ] **Phase 1: Bench**\n\n### Phase 1: Bench\n\n${boxes}`,
  );
  writeFileSync(join(dir, '.planning/STATE.md'), 'Phase: 1 of 1\n');
  const git = (...args) => execFileSync('git', args, { cwd: dir });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=B', '-c', 'user.email=b@example.invalid', 'commit', '-q', '-m', 'planned');
  git('-c', 'gc.auto=0', 'repack', '-adq');
  return dir;
}

/** Returns when each plan was complete, in ms. */
function run(root) {
  const args = [
    ...[join(home, 'dist', 'cli.js'), 'run', '1', '--agent', 'command'],
    ...['--agent-command', 'echo "# done" > "$SUMMARY_PATH"', '--min-evidence', 'none'],
    ...['--max-parallel', option('parallel', '1')],
    ...(durability === '' ? [] : ['--durability', durability]),
  ];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`run ended with ${status}: ${stderr.slice(-2_000)}`);
  return completions(root);
}

/** Of all children that have ended, with theirs. Linux counts it in hundredths of a second; elsewhere NaN. */
function childrenCpuMs() {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return Number.NaN;
  }
}

function gitKiB(root) {
  return Number(execFileSync('du', ['-sk', join(root, '.git')], { encoding: 'utf8' }).split('\t')[0]);
}

function average(figures) {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
