// The house rules of docs/decisions/0001: arrows between rooms only point down, and the world is read at the doors.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** For each room the other rooms it may import. A door or command may use everything below it. */
const below = [
  'agents',
  'chain',
  'execute',
  'git',
  'github',
  'judge',
  'ledger',
  'phase',
  'process',
  'report',
  'schedule',
  'signal',
  'verify',
];
const mayUse = {
  '': ['commands', ...below, ''],
  commands: below,
  chain: below.filter((room) => room !== 'chain' && room !== 'github'),
  execute: below.filter((room) => !['chain', 'execute', 'github'].includes(room)),
  schedule: ['phase'],
  signal: [],
  phase: [],
  agents: ['process'],
  judge: ['verify', 'git', 'process', 'phase', 'signal', 'agents'],
  verify: ['process', 'phase'],
  ledger: ['git', 'phase', 'signal'],
  git: ['process'],
  process: [],
  github: ['report'],
  report: ['signal', 'schedule'],
};
const doors = new Set(['action.ts', 'cli.ts', 'world.ts']);
const world = /\bprocess\.(env|argv|exit)\b|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
/** GitHub's toolkit, also where it is loaded on demand: it prints, and reads the world by itself. */
const toolkit = /(from |\bimport\()'@actions\//;
const forbiddenNames = /(^|\/)(index|utils?|helpers?|common|types|misc)\.ts$/;

const problems = [];
for (const file of readdirSync('src', { recursive: true }).map((name) => name.split(sep).join('/'))) {
  if (!file.endsWith('.ts')) continue;
  const room = file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
  const allowed = mayUse[room];
  const text = readFileSync(join('src', file), 'utf8');
  if (!allowed) problems.push(`src/${file}: no room is named "${room}" (rooms: ${Object.keys(mayUse).join(', ')})`);
  if (forbiddenNames.test(`/${file}`)) problems.push(`src/${file}: a file is one noun; this name says nothing`);
  for (const [, target] of text.matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g)) {
    const path = posix.normalize(posix.join(posix.dirname(file), target ?? ''));
    const targetRoom = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    if (targetRoom === room || (targetRoom === '' && room === 'commands')) continue;
    if (allowed && !allowed.includes(targetRoom))
      problems.push(
        `src/${file}: imports ${path}, but ${room || 'a door'} may use only: ${allowed.join(', ') || 'nothing'}`,
      );
  }
  text.split('\n').forEach((line, at) => {
    if (!doors.has(file) && !/^\s*(\*|\/\/|\/\*)/.test(line) && world.test(line))
      problems.push(
        `src/${file}:${at + 1}: only the doors read the world (environment, clock, chance, inputs): ${line.trim()}`,
      );
    if (!doors.has(file) && room !== 'github' && toolkit.test(line))
      problems.push(`src/${file}:${at + 1}: only the doors and github/ use GitHub's toolkit: ${line.trim()}`);
  });
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} broken room rules` : `rooms in order (${relative('.', 'src')})`);
process.exitCode = problems.length ? 1 : 0;
