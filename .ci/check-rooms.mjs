// The house rules of docs/decisions/0001: arrows between rooms only point down, no file imports itself by way of others, and
// the world is read at the doors.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const wings = [
  'agents',
  'attempt',
  'chain',
  'execute',
  'files',
  'git',
  'github',
  'http',
  'judge',
  'ledger',
  'phase',
  'process',
];
const below = [...wings, 'report', 'schedule', 'signal', 'verify'];
const except = (...rooms) => below.filter((room) => !rooms.includes(room));
/** For each room the other rooms it may import; '' are the files beside them. */
const mayUse = {
  '': ['commands', 'session', 'settings', ...below],
  commands: ['', 'session', 'settings', ...below],
  session: ['', 'settings', ...below],
  settings: ['git', 'process', 'phase', 'report', 'signal', 'verify'],
  chain: except('github', 'http'),
  execute: except('chain', 'github', 'http'),
  attempt: except('chain', 'execute', 'github', 'http'),
  judge: ['verify', 'git', 'process', 'phase', 'signal', 'agents', 'files'],
  ledger: ['report', 'git', 'schedule', 'phase', 'signal', 'files'],
  github: ['report', 'signal', 'http'],
  http: [],
  agents: ['process', 'settings', 'files'],
  verify: ['process', 'phase', 'files'],
  schedule: ['phase'],
  signal: ['files'],
  phase: ['signal', 'files'],
  report: ['settings', 'signal', 'schedule', 'files'],
  git: ['process', 'files'],
  process: ['files'],
  files: [],
};
const doors = new Set(['action.ts', 'cli.ts', 'world.ts']);
const world = /\bprocess\.(env|argv|exit)\b|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
/** GitHub's toolkit, also where it is loaded on demand: it prints, and reads the world by itself. */
const toolkit = /(from |\bimport\()'@actions\//;
const forbiddenNames = /(^|\/)(index|utils?|helpers?|common|types|misc)\.ts$/;
const roomOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

const problems = [];
/** What each file imports at its head, types too; what it loads on demand comes later and closes no circle. */
const imports = new Map();
for (const file of readdirSync('src', { recursive: true }).map((name) => name.split(sep).join('/'))) {
  if (!file.endsWith('.ts')) continue;
  const room = roomOf(file);
  const allowed = mayUse[room];
  const text = readFileSync(join('src', file), 'utf8');
  if (!allowed) problems.push(`src/${file}: no room is named "${room}" (rooms: ${Object.keys(mayUse).join(', ')})`);
  if (forbiddenNames.test(`/${file}`)) problems.push(`src/${file}: a file is one noun; this name says nothing`);
  const pathOf = (specifier) => posix.normalize(posix.join(posix.dirname(file), specifier));
  for (const [, target] of text.matchAll(/\b(?:from |import\()'(\.[^']+)'/g)) {
    const path = pathOf(target);
    if (roomOf(path) === room) continue;
    if (allowed && !allowed.includes(roomOf(path)))
      problems.push(
        `src/${file}: imports ${path}, but ${room || 'a door'} may use only: ${allowed.join(', ') || 'nothing'}`,
      );
  }
  imports.set(
    file,
    [...text.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm)].map(([, target]) => pathOf(target)),
  );
  text.split('\n').forEach((line, at) => {
    if (!doors.has(file) && !/^\s*(\*|\/\/|\/\*)/.test(line) && world.test(line))
      problems.push(
        `src/${file}:${at + 1}: only the doors read the world (environment, clock, chance, inputs): ${line.trim()}`,
      );
    if (!doors.has(file) && room !== 'github' && toolkit.test(line))
      problems.push(`src/${file}:${at + 1}: only the doors and github/ use GitHub's toolkit: ${line.trim()}`);
  });
}
for (const circle of circlesIn(imports)) problems.push(`a circle of imports: ${circle.join(' -> ')}`);
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} broken room rules` : `rooms in order (${relative('.', 'src')})`);
process.exitCode = problems.length ? 1 : 0;

function circlesIn(graph) {
  const circles = [];
  const isDone = new Set();
  const way = [];
  const walk = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || isDone.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    way.pop();
    isDone.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return circles;
}
