// The rules of the house (docs/decisions/0001): one order of wings and rooms, imports only point down in it, no file imports
// itself by way of others, the world is read at the doors, and names of files are unique.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';

/** Every room, from top to bottom. A file may import from its own room and from those below it, never from above. */
const rooms = [
  ...inWing('doors', ['entry', 'cli', 'action', 'api', 'world', 'catalogue']),
  'commands',
  ...inWing('chain', ['rounds', 'integration', 'transfer', 'workers']),
  ...inWing('run', ['survey', 'open', 'loop', 'attempt', 'context', 'questions', 'merge', 'room']),
  // Tests that another agent writes from the plan.
  'author',
  ...inWing('judge', [
    'decide',
    'run',
    'checks',
    'candidate',
    'run/clean-copy',
    'run/mutants',
    'run/tests',
    'run/reports',
    'run/console',
    'run/commands',
    'read',
    'explain',
  ]),
  ...inWing('publish', ['announce', 'story', 'telemetry', 'branch', 'watch', 'report', 'host']),
  ...inWing('agents', ['adapters', 'prompt', 'program', 'sandbox', 'gateway', 'stream']),
  ...inWing('record', ['project', 'documents', 'published', 'log', 'readings', 'events']),
  ...inWing('settings', ['call', 'file', 'table']),
  // What the judge asks, as data: settings name its rules.
  'judge/rules',
  ...inWing('plan', ['schedule', 'claims', 'phase']),
  'signal',
  ...inWing('system', [
    'git/bundle',
    'git/checkpoint',
    'git',
    'git/objects',
    'git/calls',
    'process',
    'http',
    'text',
    'files',
  ]),
];
const mostFilesInRoom = 30;
/** The judge is what the project exists for. */
const mostLinesInWing = (wing) =>
  ({
    judge: 13_040,
    plan: 4_850,
    agents: 5_590,
    commands: 2_620,
    doors: 1_970,
    settings: 2_100,
    run: 8_570,
    system: 7_750,
    chain: 2_310,
    publish: 5_950,
    record: 4_530,
    signal: 2_270,
  })[wing] ?? 6_000;

const doors = /^doors\/(cli|action|api|world)\//;
const world = /\bprocess\.(env|argv|exit)\b|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
/** Also where it is loaded on demand: it prints, and reads the world by itself. */
const toolkit = /(from |\bimport\()'@actions\/(?!exec')/;
const forbiddenNames = /^(index|utils?|helpers?|common|types|misc)\.ts$/;

const files = new Map(
  readdirSync('src', { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')]),
);
/** The imports at the head of each file, types too; what is loaded on demand comes later and closes no circle. */
const imports = new Map();
const problems = [];

for (const [file, text] of files) {
  const floor = rooms.indexOf(dirname(file));
  if (floor < 0) problems.push(`src/${file}: "${dirname(file)}" is not a room of the list in .ci/check-rooms.mjs`);
  if (forbiddenNames.test(basename(file))) problems.push(`src/${file}: a file is one noun; this name says nothing`);
  const pathOf = (specifier) => posix.normalize(posix.join(posix.dirname(file), specifier));
  for (const [, target] of text.matchAll(/\b(?:from |import\()'(\.[^']+)'/g)) {
    const path = pathOf(target);
    if (rooms.indexOf(dirname(path)) < floor && !path.startsWith('../node_modules/'))
      problems.push(`src/${file}: imports ${path}, which is above it; imports only point down`);
  }
  imports.set(
    file,
    [...text.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm)].map(([, target]) => pathOf(target)),
  );
  if (doors.test(file)) continue;
  text.split('\n').forEach((line, at) => {
    if (!/^\s*(\*|\/\/|\/\*)/.test(line) && world.test(line))
      problems.push(
        `src/${file}:${at + 1}: only the doors read the world (environment, clock, chance, inputs): ${line.trim()}`,
      );
    if (!file.startsWith('publish/host/') && toolkit.test(line))
      problems.push(`src/${file}:${at + 1}: only the doors and publish/host/ use GitHub's toolkit: ${line.trim()}`);
  });
}
for (const [name, paths] of groups([...files.keys()], basename))
  if (paths.length > 1) problems.push(`several files are named ${name}: ${paths.join(', ')}`);
for (const [room, paths] of groups([...files.keys()], dirname))
  if (paths.length > mostFilesInRoom)
    problems.push(`src/${room} has ${paths.length} files; a room has at most ${mostFilesInRoom}`);
for (const [wing, paths] of groups([...files.keys()], (file) => file.split('/', 1)[0])) {
  const lines = paths.reduce((sum, path) => sum + files.get(path).split('\n').length - 1, 0);
  const most = mostLinesInWing(wing);
  if (lines > most) problems.push(`src/${wing} has ${lines} lines; a wing has at most ${most}`);
}
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const imported = new Set(
  [...files.values()].flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\()'((?:@[\w-]+\/)?(?!node:)[a-z][\w.-]*)/g)].map(([, name]) => name),
  ),
);
for (const name of imported)
  if (!(name in dependencies)) problems.push(`package.json: src/ imports ${name}, which belongs in dependencies`);
const copied = ['@vscode/tree-sitter-wasm']; // the build copies its grammars into dist/
for (const name of Object.keys(dependencies))
  if (!imported.has(name) && !copied.includes(name))
    problems.push(`package.json: src/ does not import ${name}; move it to devDependencies`);
for (const circle of circlesIn(imports)) problems.push(`a circle of imports: ${circle.join(' -> ')}`);
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} broken rules of the house` : `${rooms.length} rooms in order`);
process.exitCode = problems.length ? 1 : 0;

function inWing(wing, names) {
  return names.map((name) => `${wing}/${name}`);
}

function groups(paths, keyOf) {
  const found = new Map();
  for (const path of paths) found.set(keyOf(path), [...(found.get(keyOf(path)) ?? []), path]);
  return found;
}

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
