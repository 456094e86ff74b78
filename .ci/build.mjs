// src -> lib (tsc) -> dist (ncc): ncc cannot read TypeScript 7, so the types are stripped first.
// The CLI is built apart and put beside the Action's bundle, so neither door pays for the other's dependencies.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

for (const dir of ['lib', 'dist']) rmSync(dir, { recursive: true, force: true });
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
ncc('lib/action.js', 'lib/ncc/action');
ncc('lib/cli.js', 'lib/ncc/cli');
mkdirSync('dist');
cpSync('lib/ncc/action/index.js', 'dist/index.js');
cpSync('lib/ncc/action/package.json', 'dist/package.json');
writeFileSync(
  'dist/cli.js',
  `#!/usr/bin/env node\n${readFileSync('lib/ncc/cli/index.js', 'utf8').replace(/^#!.*\n/, '')}`,
  { mode: 0o755 },
);
writeFileSync('dist/licenses.txt', licences());

function ncc(entry, out) {
  node('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', out, '-q');
  if (!existsSync(`${out}/index.js`)) throw new Error(`ncc wrote no ${out}/index.js`);
}

/** The licence of every package a bundle can hold: all that the lockfile installs for production. */
function licences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const folders = Object.keys(packages).filter((folder) => folder !== '' && !packages[folder].dev);
  const texts = folders.sort().map((folder) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$|-)/i.test(name));
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : 'No licence file in the package.'}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

function node(...args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}
