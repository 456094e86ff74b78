// What `durability: safe` costs against `fast`: a phase of plans whose agent writes its SUMMARY and nothing else, in pairs
// on one repository. Figures are seconds from one plan to the next, the median of a run.
//   node bench/durability.mjs [--files 50000] [--plans 10] [--rounds 5]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completions, home, median, report } from './measure.mjs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const files = option('files', 50_000);
const plans = option('plans', 10);
const root = mkdtempSync(join(tmpdir(), 'durability-'));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
try {
  makeRepository();
  const figures = { safe: [], fast: [] };
  for (let round = 0; round < option('rounds', 5); round += 1)
    for (const durability of round % 2 === 0 ? ['safe', 'fast'] : ['fast', 'safe'])
      figures[durability].push(perPlan(durability));
  report('safe', figures.safe, 'fast', figures.fast, `${files} files, ${plans} plans`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

function perPlan(durability) {
  git('reset', '-q', '--hard', 'planned');
  git('clean', '-qfd');
  rmSync(join(root, '.git/phase-executor'), { recursive: true, force: true });
  run(durability);
  const times = completions(root);
  return median(times.slice(1).map((at, index) => at - times[index])) / 1000;
}

function run(durability) {
  const args = [
    ...[join(home, 'dist', 'cli.js'), 'run', '1', '--agent', 'command', '--min-evidence', 'none'],
    ...['--agent-command', 'echo "# done" > "$SUMMARY_PATH"', '--durability', durability],
  ];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`run ended with ${status}: ${stderr}`);
}

function makeRepository() {
  for (let at = 0; at < files; at += 1) {
    const folder = join(root, `d${at % 100}`, `e${Math.floor(at / 100) % 50}`);
    if (at < 5_000) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${at}.txt`), `file ${at}\n`.repeat(20));
  }
  const phase = join(root, '.planning', 'phases', '01-bench');
  mkdirSync(phase, { recursive: true });
  for (let at = 1; at <= plans; at += 1)
    writeFileSync(
      join(phase, `01-${String(at).padStart(2, '0')}-PLAN.md`),
      '---\nphase: 1\nautonomous: true\n---\n<objective>Nothing</objective>\n',
    );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=B', '-c', 'user.email=b@example.invalid', 'commit', '-q', '-m', 'planned');
  git('tag', 'planned');
  git('-c', 'gc.auto=0', 'repack', '-adq');
}
