// A program of the phase that outlives what started it: it waits until the step has vouched for its result, and puts
// another in its place. Words: `daemon`, or `comet`, which never lives for long; the forged leg.json; the folder of the
// runner.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [kind, forged, temporary] = process.argv.slice(2);
const output = join(temporary, 'output');
const folder = () =>
  join(temporary, readdirSync(temporary).find((name) => name.startsWith('phase-executor-leg-')) ?? 'none');
const isTime = () => textOf(output).includes('result-digest');

if (kind === 'comet' && !isTime()) {
  const words = process.argv.slice(1);
  spawn(process.execPath, words, { env: {}, detached: true, stdio: 'ignore' }).unref();
} else {
  while (!isTime()) await new Promise((resolve) => setTimeout(resolve, 1));
  forge();
}

function forge() {
  writeFileSync(join(temporary, 'forging'), '', { flag: 'wx' }); // only one of several
  writeFileSync(join(folder(), 'leg.json'), readFileSync(forged));
  appendFileSync(output, `result-digest<<end\nsha256:${digestOf(folder())}\nend\n`);
  writeFileSync(join(temporary, 'forged'), '');
}

function digestOf(top) {
  const files = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(top.length + 1)).sort();
  const hash = (content) => createHash('sha256').update(content).digest('hex');
  return hash(paths.map((path) => `${path}\0${hash(readFileSync(join(top, path)))}\n`).join(''));
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it is not there yet, or being replaced
  }
}
