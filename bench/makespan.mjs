// How long a graph of 20 plans takes whose agents only sleep, with slots enough, against the length of its critical path:
// what starting, folding and recording plans adds. One second a plan, five levels of four plans, each on one of the level before.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home, median, seconds } from './measure.mjs';

const [levels, width, sleepSeconds] = [5, 4, Number(process.env.BENCH_SLEEP ?? 2)];
const root = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const dir = join(root, '.planning', 'phases', '01-bench');
  mkdirSync(dir, { recursive: true });
  const id = (level, at) => `01-${String(level * width + at + 1).padStart(2, '0')}`;
  for (let level = 0; level < levels; level += 1)
    for (let at = 0; at < width; at += 1) {
      const after = level === 0 ? '' : `"${id(level - 1, at)}"`;
      writeFileSync(
        join(dir, `${id(level, at)}-PLAN.md`),
        `---\nphase: 1\ndepends_on: [${after}]\nautonomous: true\n---\n<objective>Sleep</objective>\n`,
      );
    }
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=B', '-c', 'user.email=b@example.invalid', ...args], { cwd: root });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'planned');
  git('tag', 'planned');
  const command = `sleep ${sleepSeconds}; echo "# done" > "$SUMMARY_PATH"`;
  const args = [
    join(home, 'dist', 'cli.js'),
    'run',
    '1',
    '--max-parallel',
    '20',
    '--agent',
    'command',
    '--agent-command',
    command,
  ];
  const figures = Array.from({ length: 3 }, () => {
    git('reset', '-q', '--hard', 'planned');
    return seconds(() => {
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Error(`run ended with ${status}: ${stderr}`);
    });
  });
  const critical = levels * sleepSeconds;
  console.log(
    `makespan ${median(figures).toFixed(2)} s, critical path ${critical} s: ratio ${(median(figures) / critical).toFixed(3)} (20 plans, 3 rounds)`,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}
