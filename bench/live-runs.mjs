// Test tools run for real in every situation that matters: is the verdict of `tests` right? (about 8 minutes)
//   node bench/live-runs.mjs [tool...] [--details] [--every 3] [--tools <folder>]
// What is installed here runs at once; mocha, vitest, jasmine, uvu, ava, tape, tap and bats are taken from `--tools` (npm
// install --prefix <folder> mocha vitest ...), and maven from what it has downloaded.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tools } from './live-runs/tools.mjs';
import {
  cli,
  figure,
  home,
  howToInstall,
  isSmoke,
  options,
  progress,
  skip,
  temporaryFolder,
  writeFiles,
} from './measure.mjs';

const { details, every, tools: folder, words } = options({ details: false, every: [1, 8], tools: '' });
const green = { a: ['pass', 'pass'], b: ['pass'] };
const failing = { a: ['pass', 'fail'], b: ['pass'] };
const broken = { ...green, broken: true };
/** `right`: the verdicts that are true, the first one expected; `counts`: passed, failed and skipped where they are known. */
const situations = [
  { name: 'all pass', state: green, right: ['pass'], counts: [3, 0, 0] },
  { name: 'some skipped', state: { a: ['pass', 'skip'], b: ['pass'] }, right: ['pass'], counts: [2, 0, 1] },
  { name: 'one fails', state: failing, right: ['fail'], counts: [2, 1, 0] },
  { name: 'all skipped', state: { a: ['skip', 'skip'], b: ['skip'] }, right: ['fail', 'unknown'], counts: [0, 0, 3] },
  { name: 'no test file', state: null, right: ['fail', 'unknown'] },
  { name: 'files without tests', state: { a: [], b: [] }, right: ['fail', 'unknown'] },
  { name: 'syntax error', state: broken, right: ['fail'] },
  { name: 'exit 3 in a test', state: { a: ['pass', 'exit 3'], b: ['pass'] }, right: ['fail'] },
  { name: 'exit 0 in a test', state: { a: ['pass', 'exit 0'], b: ['pass'] }, right: ['fail', 'unknown'] },
  { name: 'failure || true', state: failing, mask: ' || true', right: ['fail', 'unknown'] },
  { name: 'failure | tail -3', state: failing, mask: ' 2>&1 | tail -3', right: ['fail', 'unknown'] },
  { name: 'failure | cat', state: failing, mask: ' | cat', right: ['fail', 'unknown'] },
  { name: 'syntax error || true', state: broken, mask: ' || true', right: ['fail', 'unknown'] },
  { name: 'all pass | cat', state: green, mask: ' | cat', right: ['pass', 'unknown'] },
];

const wanted = words.length === 0 && isSmoke ? ['node:test'] : words;
const modules = [folder, home].flatMap((each) => (each ? [join(each, 'node_modules')] : []));
const temporary = temporaryFolder();
const environment = {
  ...process.env,
  PATH: [process.env.PATH, '/usr/local/go/bin'].join(delimiter),
  CARGO_TARGET_DIR: join(temporary, 'cargo'),
  PYTHONDONTWRITEBYTECODE: '1',
};
let projects = 0;

const rows = tools.filter(({ tool }) => wanted.length === 0 || wanted.includes(tool)).flatMap(rowsOf);
if (!isSmoke) showTable(rows);
const right = rows.filter(({ wrong }) => wrong.length === 0);
figure(`${right.length} of ${rows.length} verdicts right`);
process.exitCode = right.length === rows.length ? 0 : 1;

function rowsOf(tool) {
  const version = versionOf(tool);
  if (version === null) {
    skip(`${tool.tool}: ${howToInstall(tool.needs)}`);
    return [];
  }
  progress(`${tool.tool}: ${commandOf(tool, '')} (${version})`);
  return situations
    .filter(({ name }, at) => at % every === 0 && !tool.without?.includes(name))
    .map((situation) => {
      const told = verdictOf(tool, situation);
      const row = { tool: tool.tool, name: situation.name, told, wrong: wrongIn(told, tool, situation) };
      if (row.wrong.length > 0 || details) showRow(row);
      return row;
    });
}

function versionOf(tool) {
  const cwd = folderOf(tool, {});
  const [program, ...args] = tool.version;
  const { status, stdout } = spawnSync(program, args, { cwd, env: environment, encoding: 'utf8' });
  return status === 0 ? (/\d+\.\d+[\w.-]*/.exec(stdout)?.[0] ?? stdout.trim()) : null;
}

function commandOf({ by, command }, mask) {
  return by === 'npm' ? 'npm test' : by === 'make' ? 'make -s test' : `${command}${mask}`;
}

function verdictOf(tool, { name, state, mask = '' }) {
  const files = { ...tool.files(state) };
  if (tool.by === 'npm')
    files['package.json'] =
      `${JSON.stringify({ ...JSON.parse(files['package.json']), scripts: { test: `${tool.command}${mask}` } })}\n`;
  if (tool.by === 'make') files.Makefile = `test:\n\t${tool.command}${mask}\n`;
  const cwd = folderOf(tool, files);
  const before = tool.unseen?.includes(name) ? ['--baseline-total', '3'] : [];
  const args = [cli, 'tests', '--json', '--timeout', '3m', ...before, '--', 'bash', '-c', commandOf(tool, mask)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env: environment, encoding: 'utf8' });
  rmSync(cwd, { recursive: true, force: true });
  if (stdout === '') throw new Error(`${tool.tool}: no answer, exit code ${status}: ${stderr.slice(-2000)}`);
  return { ...JSON.parse(stdout), status };
}

function folderOf({ needs }, files) {
  projects += 1;
  const folder = join(temporary, `project-${projects}`);
  mkdirSync(folder);
  writeFiles(folder, files);
  const installed = modules.find((one) => existsSync(join(one, '.bin', needs)));
  if (installed) symlinkSync(installed, join(folder, 'node_modules'));
  return folder;
}

/** What is not as it has to be: the verdict, the exit code of the door, the counts, and what an unknown verdict advises. */
function wrongIn({ verdict, passed, failed, skipped, reasons, status }, tool, { name, right, counts, mask }) {
  if (tool.unseen?.includes(name)) return reasons.some((reason) => /^the total fell/.test(reason)) ? [] : ['not told'];
  const told = [passed, failed, skipped];
  const stopped = tool.stops && name === 'one fails' ? [1, 1, 0] : counts;
  const expected = tool.silent && stopped ? [...stopped.slice(0, 2), 0] : stopped;
  const isCounted = told.every((count) => count !== null);
  return [
    ...(right.includes(verdict) ? [] : [`${verdict} instead of ${right.join(' or ')}`]),
    ...((verdict === 'pass') === (status === 0) ? [] : [`exit code ${status} for ${verdict}`]),
    ...(expected && isCounted && !mask && `${told}` !== `${expected}`
      ? [`counted ${told} instead of ${expected}`]
      : []),
    ...(verdict === 'pass' && !isCounted ? ['a pass without counts'] : []),
    ...(reasons.length > 0 || verdict === 'pass' ? [] : ['no reason given']),
    ...(verdict !== 'unknown' || reasons.some((reason) => /; .*\b(?:add|leave|let|use|run)\b/.test(reason))
      ? []
      : ['unknown without advice']),
  ];
}

function showRow({ name, told: { verdict, passed, failed, skipped, reasons }, wrong }) {
  console.log(
    `  ${wrong.length === 0 ? 'ok ' : 'BAD'} ${name}: ${verdict} ${passed}/${failed}/${skipped} ${wrong.join('; ')}`,
  );
  for (const reason of reasons) console.log(`        ${reason}`);
}

/** A line for each tool: p, f, u for pass, fail, unknown, with ! where it is wrong, * where only the count of before shows it. */
function showTable(rows) {
  for (const [at, { name }] of situations.entries()) console.log(`${String(at + 1).padStart(3)} ${name}`);
  console.log(`\n${'tool'.padEnd(14)}${situations.map((_, at) => String(at + 1).padStart(4)).join('')}`);
  for (const tool of new Set(rows.map((row) => row.tool))) {
    const cells = situations.map(({ name }) => {
      const row = rows.find((one) => one.tool === tool && one.name === name);
      if (!row) return '-';
      const isUnseen = row.told.verdict === 'pass' && name === 'exit 0 in a test';
      return `${row.told.verdict[0]}${row.wrong.length > 0 ? '!' : isUnseen ? '*' : ''}`;
    });
    console.log(`${tool.padEnd(14)}${cells.map((cell) => cell.padStart(4)).join('')}`);
  }
}
