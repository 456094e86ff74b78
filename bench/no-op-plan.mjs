// What the engine itself costs per plan: a phase of plans whose agent does nothing but write its SUMMARY, on a clean
// repository of 50,000 files, against the shell recipe of seed 004 in the same run. Figures are seconds per plan.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home, median, report, seconds } from './measure.mjs';

const files = Number(process.env.BENCH_FILES ?? 50_000);
const plans = Number(process.env.BENCH_PLANS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const root = makeRepository();
try {
  const engine = [];
  const recipe = [];
  for (let round = 0; round < rounds; round += 1) {
    git('reset', '-q', '--hard', 'planned');
    git('clean', '-qfd');
    const whole = seconds(() => run('1'));
    const start = seconds(() => run('1')); // every plan is done now: what is left is the start of a run
    engine.push((whole - start) / plans);
    recipe.push(seconds(() => Array.from({ length: plans }, shellRecipe)) / plans);
  }
  report('engine per no-op plan', engine, 'shell recipe per plan', recipe, `${files} files, ${plans} plans`);
  console.log(
    `one scan (git status): ${median(Array.from({ length: 5 }, () => seconds(() => git('status', '--porcelain')))).toFixed(3)} s`,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}

function makeRepository() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  for (let at = 0; at < files; at += 1) {
    const folder = join(dir, `d${at % 100}`, `e${Math.floor(at / 100) % 50}`);
    if (at < 5_000) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${at}.txt`), `file ${at}\n`.repeat(20));
  }
  const phase = join(dir, '.planning', 'phases', '01-bench');
  mkdirSync(phase, { recursive: true });
  for (let at = 1; at <= plans; at += 1)
    writeFileSync(
      join(phase, `01-${String(at).padStart(2, '0')}-PLAN.md`),
      '---\nphase: 1\nautonomous: true\n---\n<objective>Nothing</objective>\n',
    );
  const here = { cwd: dir };
  execFileSync('git', ['init', '-q', '-b', 'main'], here);
  execFileSync('git', ['add', '-A'], here);
  execFileSync(
    'git',
    ['-c', 'user.name=B', '-c', 'user.email=b@example.invalid', 'commit', '-q', '-m', 'planned'],
    here,
  );
  execFileSync('git', ['tag', 'planned'], here);
  execFileSync('git', ['-c', 'gc.auto=0', 'repack', '-adq'], here);
  return dir;
}

function run(phase) {
  const args = [
    join(home, 'dist', 'cli.js'),
    'run',
    phase,
    '--agent',
    'command',
    '--agent-command',
    'echo "# done" > "$SUMMARY_PATH"',
  ];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`run ended with ${status}: ${stderr}`);
}

/** As seed 004 has it: checkpoint everything, tag, run under timeout, delete the tag. */
function shellRecipe() {
  const script =
    'git add -A; git diff --cached --quiet || git commit -q --no-verify -m cp; git tag cp-$$; timeout --kill-after=10s 300 true; git tag -d cp-$$ >/dev/null';
  execFileSync('bash', ['-c', script], { cwd: root });
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
