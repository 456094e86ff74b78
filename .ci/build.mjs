// src -> lib (tsc) -> dist (ncc): ncc cannot read TypeScript 7, so the types are stripped first.
// The command line and the Action are one bundle, whose chunks both use: CommonJS, which Node loads in less time. The API is
// an ES module of one file, which needs no `await`: a program can also `require` it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import ncc from '@vercel/ncc';

await import('./repository-name.mjs');
for (const dir of ['lib', 'dist']) rmSync(dir, { recursive: true, force: true });
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
await bundle('lib/doors/entry/main.js', 'dist/main.js', { esm: false });
await bundle('lib/doors/api/api.js', 'dist/api/index.js');
writeGrammars();
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.api.json');
writeDoor('dist/cli.js', 'commandLine');
writeDoor('dist/index.js', 'action');
writeDoor('dist/post.js', 'postAction');
writeFileSync('dist/package.json', '{\n  "type": "commonjs"\n}\n');
writeFileSync('dist/licenses.txt', licences());
writeFileSync('dist/sbom.json', `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
await writeSchemas();
await import('./write-docs.mjs');

/**
 * A program: the bundle, opened by one of its doors. It fails (70: our own fault) until that says how it ended: where
 * nothing is left that could end a wait, Node ends a program, and without a failure.
 */
function writeDoor(file, door) {
  const opened = `require('./main.js').${door}().then(({ run }) => run());`;
  writeFileSync(file, `#!/usr/bin/env node\nprocess.exitCode = 70;\n${opened}\n`, { mode: 0o755 });
}

/** The parser's engine and its grammars, compressed; `src/judge/read/syntax-tree.ts` reads them. */
function writeGrammars() {
  mkdirSync('dist/grammars');
  const write = (name, file) => {
    const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
    writeFileSync(
      `dist/grammars/${name}.wasm.br`,
      brotliCompressSync(readFileSync(`node_modules/${file}`), { params }),
    );
  };
  write('engine', 'web-tree-sitter/web-tree-sitter.wasm');
  for (const name of Object.keys(JSON.parse(readFileSync('src/judge/read/code-languages.json', 'utf8')).grammars))
    write(name, `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`);
}

/** The forms others may write to us, as JSON Schemas made from the ones we parse with. */
async function writeSchemas() {
  const { jsonSchemas } = await import('../lib/doors/catalogue/json-schemas.js');
  rmSync('schemas', { recursive: true, force: true });
  mkdirSync('schemas');
  for (const [file, schema] of Object.entries(jsonSchemas()))
    writeFileSync(`schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
}

/** One bundle and, beside it, what it loads on demand: chunks of code, and the files of packages as they are. */
async function bundle(entry, file, options = {}) {
  const [, folder, name] = /^(.+)\/(.+)$/.exec(file);
  const { code, assets } = await ncc(resolve(entry), { filename: name, cache: false, quiet: true, ...options });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  for (const [asset, { source }] of Object.entries(assets).filter(([path]) => !path.endsWith('.wasm'))) {
    mkdirSync(dirname(`${folder}/${asset}`), { recursive: true });
    writeFileSync(`${folder}/${asset}`, source);
  }
}

/** The licence of every package that a bundle can hold. */
function licences() {
  const texts = bundledFolders().map((folder) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$|-)/i.test(name));
    const { name, version, license } = packageAt(folder);
    return `${name} ${version} (${license})\n\n${file ? readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim() : 'No licence file in the package.'}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** Those packages as CycloneDX, without a time or a number of its own, so that every build writes the same. */
function billOfMaterials() {
  const component = (type, { name, version, license }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const licenses = [license.includes(' ') ? { expression: license } : { license: { id: license } }];
    return { type, 'bom-ref': purl, name, version, purl, licenses };
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component('application', packageAt('.')) },
    components: bundledFolders().map((folder) => component('library', packageAt(folder))),
  };
}

function packageAt(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

/** The folders of the packages that a bundle can hold: our dependencies and what those depend on. */
function bundledFolders() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const folders = [];
  const waiting = Object.keys(packages[''].dependencies).map((name) => ['', name]);
  for (const [from, name] of waiting) {
    const folder = resolved(from, name, packages);
    if (folder === null || folders.includes(folder)) continue;
    folders.push(folder);
    waiting.push(...Object.keys(packages[folder].dependencies ?? {}).map((each) => [folder, each]));
  }
  return folders.sort();
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
