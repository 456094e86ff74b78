// node .ci/refresh-agents.mjs [name…]: asks the registry, through npm, for the newest version of each coding agent, and writes
// that version, the checksums of its builds and the day into src/settings/table/agents.json, and the version where README,
// documents and examples pin it. No registry has prices and context windows: their sources are printed, oldest first, for a
// person to compare, as is the Node that each asks for (docs/agents.md). Run `npm run test:agents` afterwards.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'src/settings/table/agents.json';
const data = JSON.parse(readFileSync(file, 'utf8'));
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(data.agents);

for (const name of names) {
  const agent = data.agents[name];
  if (agent === undefined)
    throw new Error(`${name} is not in ${file} (agents: ${Object.keys(data.agents).join(', ')})`);
  const newest = npmView(agent.package, 'version');
  const { node = 'any' } = JSON.parse(npm('view', agent.package, 'engines', '--json') || '{}');
  console.log(`${name}: ${agent.version} -> ${newest}; Node: ${node}`);
  pinEverywhere(`${agent.package}@`, agent.version, newest);
  for (const build of Object.values(agent.builds)) {
    if (build.version !== undefined) build.version = build.version.replace(agent.version, newest);
    build.integrity = npmView(`${build.package}@${build.version ?? newest}`, 'dist.integrity');
  }
  agent.version = newest;
  agent.day = new Date().toISOString().slice(0, 10);
}
const text = JSON.stringify(data, null, 2).replace(
  /\{\s+("input"[^}]+?)\s+\}/g,
  (_, row) => `{ ${row.replace(/\s+/g, ' ')} }`,
);
writeFileSync(file, `${text}\n`);

const lists = ['prices', 'outputs', 'windows'].flatMap((kind) => data[kind].map((list) => ({ kind, ...list })));
for (const { kind, day, source, models } of lists.toSorted((one, other) => one.day.localeCompare(other.day)))
  console.log(`compare ${kind} of ${day} (${Object.keys(models).join(', ')}) with ${source}`);

/** Replaces the pins of a package; what was measured with an older version keeps saying so. */
function pinEverywhere(before, version, newest) {
  const documents = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  for (const path of ['README.md', ...documents].filter((name) => /\.(?:md|ya?ml)$/.test(name))) {
    const text = readFileSync(path, 'utf8');
    const pinned = text.replaceAll(`${before}${version}`, `${before}${newest}`);
    if (pinned !== text) writeFileSync(path, pinned);
  }
}

function npm(...args) {
  return execFileSync('npm', args, { encoding: 'utf8', timeout: 60_000 });
}

function npmView(spec, field) {
  const text = npm('view', spec, field, '--json');
  if (text.trim() === '') throw new Error(`the registry has no ${field} of ${spec}`);
  return JSON.parse(text);
}
