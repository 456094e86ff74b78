// npm run bench [-- <name...>] [--smoke] [--list] [options of the benchmarks]: all benchmarks, or those that are named, one
// after the other. Each prints its figures as "<name>: ..." or says "SKIPPED: <name>: ..."; one that does neither has failed.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headOf, isSmoke } from './measure.mjs';

const limitMs = isSmoke ? 60_000 : 0;
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const asked = firstOption < 0 ? words : words.slice(0, firstOption);
const rest = words.slice(asked.length);
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && !['run.mjs', 'measure.mjs'].includes(file))
  .map((file) => file.slice(0, -4))
  .sort();
const fileOf = (name) => join(import.meta.dirname, `${name}.mjs`);

const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`no benchmark is called ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  process.exitCode = 64;
} else if (rest.includes('--list')) list();
else await runAll(asked.length > 0 ? asked : all);

function list() {
  for (const name of all) {
    const { summary, duration } = headOf(fileOf(name));
    console.log(`${name.padEnd(15)} ${duration.padEnd(16)} ${summary}`);
  }
}

async function runAll(names) {
  const startedAt = performance.now();
  const ends = { measured: [], skipped: [], failed: [] };
  for (const name of names) {
    console.error(`--- ${name} (${isSmoke ? 'smoke' : headOf(fileOf(name)).duration})`);
    const begun = performance.now();
    const end = await run(name);
    console.error(`  ${end} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    ends[end].push(name);
  }
  const took = ((performance.now() - startedAt) / 1000).toFixed(0);
  const counts = Object.entries(ends).map(([end, of]) => `${of.length} ${end}`);
  console.log(
    `${counts.join(', ')} in ${took} s${ends.failed.length > 0 ? `; failed: ${ends.failed.join(', ')}` : ''}`,
  );
  if (ends.failed.length > 0) process.exitCode = 1;
}

/** Runs one benchmark and returns how it ended. */
async function run(name) {
  const args = [fileOf(name), ...rest];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: limitMs });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    process.stdout.write(chunk);
  });
  const [code, signal] = await new Promise((resolve) => child.once('close', (...end) => resolve(end)));
  const lines = stdout.split('\n');
  if (code !== 0) console.log(`FAILED: ${name}: ended with ${signal ?? code}`);
  else if (lines.some((line) => line.startsWith(`${name}: `) && /\d/.test(line.slice(name.length)))) return 'measured';
  else if (lines.some((line) => line.startsWith(`SKIPPED: ${name}: `))) return 'skipped';
  else console.log(`FAILED: ${name}: printed neither a figure nor SKIPPED`);
  return 'failed';
}
