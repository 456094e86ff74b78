// src -> lib (tsc) -> dist (ncc): ncc cannot read TypeScript 7, so the types are stripped first.
// The CLI is built apart and put beside the Action's bundle, so neither door pays for the other's dependencies.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

for (const dir of ['lib', 'dist']) rmSync(dir, { recursive: true, force: true });
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
ncc('lib/action.js', 'lib/ncc/action');
ncc('lib/cli.js', 'lib/ncc/cli');
mkdirSync('dist');
cpSync('lib/ncc/action/index.js', 'dist/index.js');
cpSync('lib/ncc/action/package.json', 'dist/package.json');
writeFileSync('dist/cli.js', `#!/usr/bin/env node\n${readFileSync('lib/ncc/cli/index.js', 'utf8').replace(/^#!.*\n/, '')}`, { mode: 0o755 });
writeFileSync('dist/licenses.txt', licences('lib/ncc/action/licenses.txt', 'lib/ncc/cli/licenses.txt'));

function ncc(entry, out) {
  node('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', out, '--license', 'licenses.txt', '-q');
  if (!existsSync(`${out}/index.js`)) throw new Error(`ncc wrote no ${out}/index.js`);
}

/** One list for both bundles: ncc separates packages by a blank line and writes the name on a line of its own. */
function licences(...files) {
  const entries = new Map();
  for (const file of files) {
    let name = '';
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (/^(@[\w.-]+\/)?[\w.-]+$/.test(line) && existsSync(`node_modules/${line}/package.json`)) name = line;
      if (!entries.has(name)) entries.set(name, new Map());
      const perFile = entries.get(name);
      perFile.set(file, `${perFile.get(file) ?? ''}${line}\n`);
    }
  }
  return [...entries.keys()].sort().map((name) => [...entries.get(name).values()][0].trimEnd()).join('\n\n').trimStart().concat('\n');
}

function node(...args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}
