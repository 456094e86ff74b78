// src -> lib (tsc) -> dist (ncc): ncc cannot read TypeScript 7, so the types are stripped first.
// The CLI and the API are built apart and put beside the Action's bundle, so no door pays for another's dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { transformFileSync, transformSync } from '@swc/core';

for (const dir of ['lib', 'dist']) rmSync(dir, { recursive: true, force: true });
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
await Promise.all([
  bundle('lib/doors/action/action.js', 'dist'),
  bundle('lib/doors/cli/cli.js', 'dist/cli'),
  bundle('lib/doors/api/api.js', 'dist/api'),
]);
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.api.json');
writeFileSync('dist/cli.js', "#!/usr/bin/env node\nimport { run } from './cli/index.js';\nawait run();\n", {
  mode: 0o755,
});
writeFileSync('dist/licenses.txt', licences());
await writeSchemas();
await import('./write-docs.mjs');

/** The forms others may write to us, as JSON Schemas made from the ones we parse with. */
async function writeSchemas() {
  const { jsonSchemas } = await import('../lib/doors/catalogue/json-schemas.js');
  rmSync('schemas', { recursive: true, force: true });
  mkdirSync('schemas');
  for (const [file, schema] of Object.entries(jsonSchemas()))
    writeFileSync(`schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
}

/** One bundle and the chunks it loads on demand, into a folder of its own. */
async function bundle(entry, folder) {
  const out = `lib/ncc/${folder.replaceAll('/', '-')}`;
  const ncc = ['node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', out, '-q'];
  const [code] = await once(spawn(process.execPath, ncc, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`ncc could not bundle ${entry}: exit code ${code}`);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(out, { withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = `${out}/${file.name}`;
    writeFileSync(
      `${folder}/${file.name}`,
      file.name.endsWith('.js') ? compiledAtOnce(shaken(path)) : readFileSync(path),
    );
  }
}

/**
 * The bundle without its unused code and comments, and with every name as it was: webpack marks what is unused, but
 * only a minifier removes it. Not minified, so that a stack trace and a diff of dist/ can be read.
 */
function shaken(file) {
  const compress = {
    defaults: false,
    unused: true,
    dead_code: true,
    toplevel: true,
    keep_fnames: true,
    keep_classnames: true,
  };
  const minify = { compress, mangle: false, format: { comments: false } };
  const jsc = { parser: { syntax: 'ecmascript' }, target: 'es2023', minify };
  return transformFileSync(file, { swcrc: false, configFile: false, isModule: true, minify: false, jsc }).code;
}

/**
 * The same with every module as a function in parentheses, which V8 takes for one that is called at once: it compiles it
 * while it reads it. An arrow function it would only look over, and read once more when it is called: a fifth of a start.
 */
function compiledAtOnce(code) {
  let indent = null;
  const lines = code.split('\n').map((line) => {
    const [, before, name, parameters] = (indent === null && /^( +)(\d+): (\(.*\)|\w+)=>\{$/.exec(line)) || [];
    if (name !== undefined) {
      indent = before;
      return `${before}${name}: (function${parameters.startsWith('(') ? parameters : `(${parameters})`} {`;
    }
    if (indent === null || !(line === `${indent}}` || line === `${indent}},`)) return line;
    const end = `${indent}})${line.slice(indent.length + 1)}`;
    indent = null;
    return end;
  });
  const changed = lines.join('\n');
  transformSync(changed, { swcrc: false, configFile: false, isModule: true, jsc: { target: 'es2023' } }); // throws where it is broken
  return changed;
}

/**
 * The licence of every package a bundle can hold: what src/ imports and what that depends on, but for compilers, which the
 * artifact client counts among its dependencies for its own code generator.
 */
function licences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isCompiler = (folder) => /(^|\/)node_modules\/(@?typescript)(\/|$)/.test(folder);
  const folders = [];
  const waiting = importedPackages().map((name) => ['', name]);
  for (const [from, name] of waiting) {
    const folder = resolved(from, name, packages);
    if (folder === null || folders.includes(folder) || isCompiler(folder)) continue;
    folders.push(folder);
    waiting.push(...Object.keys(packages[folder].dependencies ?? {}).map((each) => [folder, each]));
  }
  const texts = folders.sort().map((folder) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$|-)/i.test(name));
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim() : 'No licence file in the package.'}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The packages that src/ names in its imports. */
function importedPackages() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return [...text.matchAll(/(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name);
  });
  return [...new Set(names)].filter((name) => name !== 'node');
}

/** The folder of a package as node finds it from another; null where the lockfile installs none, for it is optional. */
function resolved(from, name, packages) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (at === '') return null;
  }
}

function node(...args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}
