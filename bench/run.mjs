// npm run bench [-- <name...>] [--smoke] [--list] [--table] [options of the benchmarks]: all benchmarks, or those that are
// named, one after the other. Each prints its figures as "<name>: ..." or says "SKIPPED: <name>: ..."; one that does neither
// has failed. `--table` writes those that have a goal to docs/performance.md.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { compile, headOf, home, isSmoke, temporaryFolder } from './measure.mjs';

const limitMs = isSmoke ? 120_000 : 0;
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const asked = firstOption < 0 ? words : words.slice(0, firstOption);
const rest = words.slice(asked.length).filter((word) => word !== '--table');
const loadBefore = loadavg()[0];
const table = words.includes('--table') ? join(temporaryFolder(), 'rows') : null;
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && !['run.mjs', 'measure.mjs'].includes(file))
  .map((file) => file.slice(0, -4))
  .sort();
/** `npm test` runs these by the same file, for longer. */
const inTests = isSmoke ? ['fuzz-planning', 'kill-harness'] : [];
const fileOf = (name) => join(import.meta.dirname, `${name}.mjs`);

const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`no benchmark is called ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  process.exitCode = 64;
} else if (rest.includes('--list')) list();
else if (table && isSmoke) {
  console.error('--table and --smoke: the figures of a smoke run say nothing; give one of the two');
  process.exitCode = 64;
} else {
  await runAll(asked.length > 0 ? asked : all.filter((name) => !inTests.includes(name)));
  if (table) writeTable(asked.length > 0 ? asked : all);
}

function list() {
  for (const name of all) {
    const { summary, duration } = headOf(fileOf(name));
    console.log(`${name.padEnd(15)} ${duration.padEnd(16)} ${summary}`);
  }
}

async function runAll(names) {
  compile(home); // once, and not by two at a time
  const startedAt = performance.now();
  const waiting = [...names];
  const ends = { measured: [], skipped: [], failed: [] };
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (!isSmoke) console.error(`--- ${name} (${headOf(fileOf(name)).duration})`);
      const begun = performance.now();
      const end = await run(name);
      console.error(`  ${name}: ${end} in ${secondsSince(begun)} s`);
      ends[end].push(name);
    }
  };
  // What a smoke run measures is not worth a core of its own.
  await Promise.all(Array.from({ length: isSmoke ? 2 : 1 }, worker));
  const counts = Object.entries(ends).map(([end, of]) => `${of.length} ${end}`);
  const failed = ends.failed.length > 0 ? `; failed: ${ends.failed.join(', ')}` : '';
  const note = isSmoke ? ' (a smoke run shows that they run; its figures say nothing)' : '';
  console.log(`benchmarks: ${counts.join(', ')} in ${secondsSince(startedAt)} s${note}${failed}`);
  if (ends.failed.length > 0) process.exitCode = 1;
}

/** Runs one benchmark, shows its answer, and returns how it ended. */
async function run(name) {
  const args = [fileOf(name), ...rest];
  const env = table === null ? process.env : { ...process.env, BENCH_TABLE: table };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], timeout: limitMs });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    if (!isSmoke) process.stdout.write(chunk);
  });
  const [code, signal] = await new Promise((resolve) => child.once('close', (...end) => resolve(end)));
  if (isSmoke) process.stdout.write(stdout);
  const lines = stdout.split('\n');
  if (code !== 0) console.log(`FAILED: ${name}: ended with ${signal ?? code}`);
  else if (lines.some((line) => line.startsWith(`${name}: `) && /\d/.test(line.slice(name.length)))) return 'measured';
  else if (lines.some((line) => line.startsWith(`SKIPPED: ${name}: `))) return 'skipped';
  else console.log(`FAILED: ${name}: printed neither a figure nor SKIPPED`);
  return 'failed';
}

/** Writes the rows of this run over those that the table has of the same benchmarks. */
function writeTable(names) {
  const page = join(home, 'docs/performance.md');
  const rows = existsSync(table)
    ? readFileSync(table, 'utf8')
        .trim()
        .split('\n')
        .map((row) => JSON.parse(row))
    : [];
  const [{ model }] = cpus();
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${git}`;
  const day = new Date().toISOString().slice(0, 10);
  const lines = rows.map(
    ({ name, what, found, most, isOver, note }) =>
      `| ${name} | ${what} | ${found}${isOver ? ' **over**' : ''} | ${most} | ${day}: ${note} |`,
  );
  const others = (existsSync(page) ? readFileSync(page, 'utf8') : '')
    .split('\n')
    .filter((line) => all.some((name) => line.startsWith(`| ${name} |`) && !names.includes(name)));
  const place = temporaryFolder().startsWith('/dev/shm') ? ', temporary folder in memory' : '';
  writeFileSync(
    page,
    `# Performance

Written by \`npm run bench -- --table\`, not by hand. Figures without a unit are ratios to the peer or the limit that was
measured beside them in the same run. They vary less than seconds, but compare old and new code on one day: the same commit
integrated for 3.14 clones on one machine and 4.73 on another. What is over its goal says so.

Measured last on ${day}: ${machine}${place}. Other work on the machine before it began: a load of ${loadBefore.toFixed(1)}.

| benchmark | what | measured | goal, at most | how |
| --- | --- | --- | --- | --- |
${[...others, ...lines].sort().join('\n')}
`,
  );
  console.error(`  docs/performance.md: ${rows.length} figures`);
}

function secondsSince(begun) {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
