// integrate of many legs on a large repository: from the job's command to the push, beyond the checkout.
// `npm run bench integrate [legs] [commits] [files]`
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [legs = 20, commits = 50, files = 50_000] = process.argv.slice(2).map(Number);
const cli = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/cli.js');
const home = mkdtempSync(join(tmpdir(), 'phase-executor-bench-'));
const git = (cwd, ...args) =>
  execFileSync('git', ['-c', 'user.name=B', '-c', 'user.email=b@example.invalid', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

try {
  measure();
} finally {
  rmSync(home, { recursive: true, force: true });
}

function measure() {
  const origin = join(home, 'origin.git');
  const project = makeProject();
  git(home, 'clone', '-q', '--bare', project, origin);
  git(project, 'remote', 'add', 'origin', origin);
  const opened = job(project, 'integrate', '1', '--round', '0');
  const artifacts = join(home, 'artifacts');
  for (const { plan, artifact } of opened.json.matrix.include) {
    const into = join(artifacts, artifact);
    git(project, 'checkout', '-q', opened.json.base);
    job(
      project,
      'execute',
      '1',
      plan,
      '--round',
      '1',
      '--artifact-name',
      artifact,
      '--output-dir',
      into,
      '--base',
      opened.json.base,
    );
  }
  const checkout = join(home, 'checkout');
  const cloned = timed(() => git(home, 'clone', '-q', origin, checkout));
  git(checkout, 'checkout', '-q', opened.json.base);
  const integrated = job(
    checkout,
    'integrate',
    '1',
    '--round',
    '1',
    '--input-dir',
    artifacts,
    '--base',
    opened.json.base,
  );
  const done = integrated.json.completed.length;
  console.log(
    `${legs} legs with ${commits} commits each on ${files} files: ${done} folded and pushed in ${integrated.seconds.toFixed(2)} s`,
  );
  console.log(
    `clone of the same repository: ${cloned.toFixed(2)} s; ratio ${(integrated.seconds / cloned).toFixed(2)}`,
  );
  if (done !== legs) process.exitCode = 1;
}

function makeProject() {
  const project = join(home, 'project');
  for (let at = 0; at < files; at += 1) {
    const folder = join(project, 'src', String(at % 500));
    if (at < 500) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${at}.txt`), `file ${at}\n`);
  }
  const phase = join(project, '.planning/phases/01-first');
  mkdirSync(phase, { recursive: true });
  const ids = Array.from({ length: legs }, (_, at) => `01-${String(at + 1).padStart(2, '0')}`);
  const boxes = ids.map((id) => `- [ ] ${id}-PLAN.md`).join('\n');
  writeFileSync(
    join(project, '.planning/ROADMAP.md'),
    `# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n\n${boxes}\n`,
  );
  for (const id of ids) writeFileSync(join(phase, `${id}-PLAN.md`), planText(id));
  git(home, 'init', '-q', '-b', 'main', project);
  git(project, 'add', '-A');
  git(project, 'commit', '-q', '-m', 'begin');
  return project;
}

/** Each commit changes a file of its own, as an agent that commits every task does. */
function planText(id) {
  const script = `for n in $(seq ${commits}); do echo $n > out/${id}/$n.txt; git add out; git commit -q -m "feat($id): $n"; done`;
  return `---\nphase: 01-first\nplan: ${id}\ndepends_on: []\nfiles_modified: []\nautonomous: true\nmust_haves:\n  artifacts:\n    - path: out/${id}/1.txt\n---\n<objective>x</objective>\n<tasks>\n<task type="auto">\n<name>x</name>\n<action>\n\`\`\`sh\nmkdir -p out/${id}\n${script}\n\`\`\`\n</action>\n</task>\n</tasks>\n`;
}

function job(cwd, ...words) {
  const common = ['--json', '--run-id', '1', '--remote', 'origin', '--mode', 'matrix', '--snapshot-every', '0'];
  let answer;
  const seconds = timed(() => {
    answer = spawnSync(process.execPath, [cli, ...words, ...common], { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  });
  if (answer.status !== 0) throw new Error(`${words.join(' ')} ended with ${answer.status}: ${answer.stderr}`);
  return { json: JSON.parse(answer.stdout), seconds };
}

function timed(work) {
  const from = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - from) / 1e9;
}
