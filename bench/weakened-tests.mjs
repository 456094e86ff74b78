// Tests that are weakened on purpose, run for real: each way has to be seen, honest changes must not be (about 8 minutes)
//   node bench/weakened-tests.mjs [runner...] [--json] [--details] [--every 3] [--tools <folder>]
// jest and whatever is installed here runs at once; mocha, vitest, tape and tap are taken from `--tools` (npm install
// --prefix <folder> mocha vitest tape tap), and maven from what it has downloaded.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  figure,
  home,
  howToInstall,
  isSmoke,
  options,
  ours,
  progress,
  skip,
  temporaryFolder,
  writeFiles,
} from './measure.mjs';
import { projects } from './weakened/ways.mjs';

const { json, details, every, tools, words } = options({ json: false, details: false, every: [1, 24], tools: '' });
const wanted = words.length === 0 && isSmoke ? ['node:test'] : words;
const judges = ['runTests', 'compareWithBaseline', 'findWeakening', 'testConfigChanges'];
const { runTests, compareWithBaseline, findWeakening, testConfigChanges } = await ours(judges);

const modules = [...(tools === '' ? [] : [join(tools, 'node_modules')]), join(home, 'node_modules')];
const PATH = [...modules.map((folder) => join(folder, '.bin')), process.env.PATH, '/usr/local/go/bin'].join(delimiter);
const temporary = temporaryFolder();
const kept = ['HOME', 'GOCACHE', 'GOPATH', 'CARGO_HOME', 'RUSTUP_HOME', 'JAVA_HOME', 'PYENV_ROOT'];
const environment = {
  ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  PATH,
  CARGO_TARGET_DIR: join(temporary, 'cargo'),
  PYTHONDONTWRITEBYTECODE: '1',
};
let runs = 0;

const results = [];
for (const project of projects.filter(({ runner }) => wanted.length === 0 || wanted.includes(runner))) {
  if (!json) progress(project.runner);
  results.push(await resultOf(project));
}
if (json) console.log(JSON.stringify(results));
else for (const result of results) show(result);
process.exitCode = results.some(({ rows = [] }) => rows.some(({ ok }) => !ok)) ? 1 : 0;

async function resultOf({ runner, needs, command, base, ways, honest }) {
  const missing = needs.filter((need) => !isThere(need));
  if (missing.length > 0) return { runner, skipped: missing.map(howToInstall).join('; ') };
  const before = await judged(command, base);
  if (before.verdict !== 'pass') return { runner, skipped: `its base does not pass: ${before.reasons.join('; ')}` };
  const sampled = (list) => list.filter((_, at) => at % every === 0);
  const cases = [...sampled(ways), ...sampled(honest).map((change) => ({ ...change, by: [] }))];
  const rows = [];
  for (const { name, files, by } of cases) {
    const after = await judged(command, { ...base, ...files });
    const changes = Object.entries(files).map(([path, text]) => ({ path, before: base[path] ?? null, after: text }));
    const { weakened } = compareWithBaseline(before, after);
    const said = {
      counts: [...(after.verdict === 'pass' ? [] : after.reasons), ...weakened],
      marks: (await findWeakening(changes)).map(({ path, what }) => `${path}: ${what}`),
      config: testConfigChanges(changes, () => false).map(({ path, why }) => `${path}: ${why}`),
    };
    const speaking = Object.keys(said).filter((key) => said[key].length > 0);
    const ok = by.length > 0 ? by.every((key) => speaking.includes(key)) : speaking.length === 0;
    rows.push({ name, honest: by.length === 0, by, speaking, said, verdict: after.verdict, ok });
  }
  return { runner, rows };
}

function isThere(need) {
  if (need === 'pytest' || need === 'unittest') return succeeds('python3', ['-c', `import ${need}`]);
  if (modules.some((folder) => existsSync(join(folder, '.bin', need)))) return true;
  return succeeds(need, [need === 'go' ? 'version' : '--version']);
}

function succeeds(program, args) {
  return spawnSync(program, args, { env: environment, stdio: 'ignore' }).status === 0;
}

async function judged(command, files) {
  runs += 1;
  const cwd = join(temporary, `project-${runs}`);
  writeFiles(cwd, files);
  if (tools !== '' && 'package.json' in files) symlinkSync(modules[0], join(cwd, 'node_modules'));
  const scratch = join(temporary, `reports-${runs}`);
  mkdirSync(scratch);
  const { verdict } = await runTests({
    ...{ command, cwd, scratch, env: environment, timeoutMs: 120_000 },
    ...{
      clock: { now: () => Date.now(), uptimeMs: () => performance.now() },
      marker: `weakened/${process.pid}/${runs}`,
    },
  });
  rmSync(cwd, { recursive: true, force: true });
  return verdict;
}

function show({ runner, skipped, rows = [] }) {
  if (skipped) return skip(`${runner}: ${skipped}`);
  const [ways, honest] = [rows.filter((row) => !row.honest), rows.filter((row) => row.honest)];
  const right = (of) => `${of.filter(({ ok }) => ok).length} of ${of.length}`;
  figure(`${runner}: ${right(ways)} ways seen, ${right(honest)} honest changes unseen`);
  if (isSmoke && rows.every(({ ok }) => ok)) return;
  for (const { name, ok, verdict, by, speaking, said } of rows) {
    console.log(
      `  ${ok ? 'ok ' : 'BAD'} ${name} (${verdict}): ${speaking.join(', ') || 'nothing'}${ok ? '' : `, wanted ${by.join(', ') || 'nothing'}`}`,
    );
    if (!ok || details) for (const sentence of Object.values(said).flat()) console.log(`        ${sentence}`);
  }
}
