import { withoutComments } from '../../plan/claims/comments.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';

/** Parts of a configuration file that matter to tests, by name. One whose name ends in `+` may be added without harm. */
export type Parts = ReadonlyMap<string, string>;

/** The names of parts that were changed or removed, or added where that can weaken. */
export function changedParts(before: Parts, after: Parts): string[] {
  const plainName = (name: string) => name.replace(/\+$/, '');
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .filter((name) => before.has(name) || !name.endsWith('+'))
    .map(plainName);
}

export function whole(text: string): Parts {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const plain = lines.join('\n').trim();
  return new Map(plain === '' ? [] : [['', plain]]);
}

/** Scripts that run by themselves, so that a new one is a change of what was there. */
const hook = /^(?:pre|post)|^(?:install|prepare|prepublish|prepublishOnly|dependencies)$/;

/** Keys that decide what an installation takes instead, by which program, and whose scripts it runs. */
const installs = [
  ...['overrides', 'resolutions', 'packageManager', 'devEngines', 'volta', 'catalog', 'catalogs'],
  ...['trustedDependencies', 'dependenciesMeta', 'gypfile'],
];

function packageJson(text: string): Parts {
  const runners = ['jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'jasmine', 'karma', 'cypress', 'wdio'];
  return jsonParts(text, (root) => {
    const { workspaces } = root;
    const packages = isMapping(workspaces) ? workspaces.packages : workspaces;
    const pnpm = isMapping(root.pnpm) ? root.pnpm : {};
    return [
      ...scripts(root.scripts),
      ...runners.flatMap((key) => one(key, root[key])),
      ...(Array.isArray(packages)
        ? packages.map((each) => addable(`workspaces ${each}`, !`${each}`.startsWith('!')))
        : []),
      ...[...installs, '_moduleAliases', 'browser'].flatMap((key) => one(key, root[key])),
      ...Object.entries(isMapping(root.imports) ? root.imports : {}).map(
        ([key, to]): Entry => [`imports ${key}+`, JSON.stringify(to)],
      ),
      ...Object.entries(pnpm).flatMap(([key, value]) => one(`pnpm.${key}`, value)),
    ];
  });
}

function composerJson(text: string): Parts {
  return jsonParts(text, (root) => scripts(root.scripts));
}

function denoJson(text: string): Parts {
  return jsonParts(text, (root) => ['tasks', 'test', 'exclude', 'workspace'].flatMap((key) => one(key, root[key])));
}

/** Where imports lead; an alias of the project's own files (`@/*`) may be added, and no name of a package. */
function tsconfigJson(text: string): Parts {
  const root = tryParseJson(withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, ''));
  const { baseUrl, paths, rootDirs } = isMapping(root) && isMapping(root.compilerOptions) ? root.compilerOptions : {};
  const aliases = Object.entries(isMapping(paths) ? paths : {}).map(
    ([name, to]): Entry => [
      `paths ${name}${/^[@~#$]?\/|^[@~#$]\w*\/\*$|^[@~#$]$/.test(name) ? '+' : ''}`,
      JSON.stringify(to),
    ],
  );
  return new Map([
    ...one('baseUrl', baseUrl).map(([, value]): Entry => ['baseUrl+', value]),
    ...one('rootDirs', rootDirs),
    ...aliases,
  ]);
}

type Entry = readonly [string, string];

const one = (key: string, value: unknown): Entry[] => (value === undefined ? [] : [[key, JSON.stringify(value)]]);
const addable = (name: string, mayBeAdded: boolean): Entry => [mayBeAdded ? `${name}+` : name, ''];

/** npm init's own `test` fails whatever is there, so it stands for none. */
function scripts(value: unknown): Entry[] {
  if (!isMapping(value)) return [];
  return Object.entries(value)
    .filter(([, script]) => !/no test specified/.test(`${script}`))
    .map(([name, script]) => [`scripts.${name}${hook.test(name) ? '' : '+'}`, JSON.stringify(script)]);
}

function jsonParts(text: string, entries: (root: Record<string, unknown>) => Entry[]): Parts {
  if (text.trim() === '') return new Map();
  const root = tryParseJson(text);
  return isMapping(root) ? new Map(entries(root)) : whole(text);
}

const pythonTools = 'pytest|tox|nox|coverage|hatch\\.envs|pdm\\.scripts|poe|taskipy|nosetests|unittest';

function pyprojectToml(text: string): Parts {
  const isTool = new RegExp(`^tool\\.(?:${pythonTools})\\b`);
  const inTool = new RegExp(`^(?:${pythonTools})\\b`);
  return keysWhere(
    text,
    (section, key) =>
      isTool.test(`${section}.${key}`) ||
      isTool.test(key) ||
      (/^tool$|scripts$/.test(section) && inTool.test(key)) ||
      /\bpytest11$/.test(section),
  );
}

function setupCfg(text: string): Parts {
  const isTool = /^(?:tool:pytest|pytest|aliases|nosetests|unittest|coverage:.*|testenv.*|tox)$/;
  return keysWhere(text, (section) => isTool.test(section), true);
}

function cargoToml(text: string): Parts {
  const keep = (section: string, key: string) =>
    /^(?:profile|patch|replace)\b/.test(section) ||
    section === 'test' ||
    (/^(?:lib|bin|example|bench)$/.test(section) && /^(?:test|harness|doctest|required-features)$/.test(key)) ||
    (section === 'package' && /^(?:autotests|autoexamples|build)$/.test(key)) ||
    (section === 'workspace' && /^(?:exclude|default-members)$/.test(key));
  const members = keysWhere(text, (section, key) => section === 'workspace' && key === 'members');
  const items = [...members.values()].flatMap((value) => [...value.matchAll(/"([^"]*)"|'([^']*)'/g)]);
  return new Map([
    ...keysWhere(text, keep),
    ...items.map(([, double, single]) => addable(`workspace.members ${double ?? single}`, true)),
  ]);
}

/**
 * The keys of a TOML or INI file that matter, as `section.key`, with their values over all their lines. In an INI file an
 * indented line goes on with the value above it.
 */
export function keysWhere(text: string, keep: (section: string, key: string) => boolean, isIni = false): Parts {
  const parts = new Map<string, string>();
  let [section, key, depth] = ['', '', 0];
  for (const line of text.split(/\r?\n/)) {
    const plain = line.trim();
    if (plain === '' || /^[#;]/.test(plain)) continue;
    const header = depth > 0 ? undefined : /^\s*\[\[?\s*([^[\]]+?)\s*\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (header !== undefined) {
      [section, key, depth] = [header.replaceAll(/["']/g, ''), '', 0];
      continue;
    }
    const goesOn = depth > 0 || (isIni && key !== '' && /^\s/.test(line));
    if (!goesOn) [key, depth] = [(/^([^=:]+?)\s*[=:]/.exec(plain)?.[1] ?? plain).replaceAll(/["']/g, ''), 0];
    depth += depthOf(plain);
    if (!keep(section, key)) continue;
    // Of tables that repeat (`[[test]]`) all values count.
    const name = section === '' ? key : `${section}.${key}`;
    parts.set(name, [...(parts.has(name) ? [parts.get(name)] : []), plain].join('\n'));
  }
  return parts;
}

/** How many more brackets a line opens than it closes. */
function depthOf(line: string): number {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').replace(/#.*/, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}

function goMod(text: string): Parts {
  const parts = new Map<string, string>();
  const block = /^(toolchain|replace|exclude|godebug|ignore)\s*\(([^)]*)\)/gm;
  const line = /^(toolchain|replace|exclude|godebug|ignore)\s+([^(\n]+)$/gm;
  for (const [, directive = '', body = ''] of [...text.matchAll(block), ...text.matchAll(line)])
    for (const each of body.split('\n').map((item) => item.replace(/\/\/.*/, '').trim()))
      if (each !== '') parts.set(`${directive} ${each}`, '');
  return parts;
}

function pomXml(text: string): Parts {
  return whole(
    text
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<dependency>[\s\S]*?<\/dependency>/g, '')
      .replace(/<\/?dependencies>/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll('> <', '><'),
  );
}

function gradleScript(text: string): Parts {
  const dependency =
    /^\s*(?:\w*[iI]mplementation|\w*[aA]pi|\w*[cC]ompileOnly|\w*[rR]untimeOnly|\w*[aA]nnotationProcessor|kapt|ksp)\b/;
  return whole(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !dependency.test(line) && !/^\s*\/\//.test(line))
      .join('\n'),
  );
}

/** Lines that declare tests may be added; those that set properties, which can disable a test or expect it to fail, may not. */
function cmakeLists(text: string): Parts {
  const commands = text.replace(/#.*$/gm, '').matchAll(/^\s*(\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gm);
  return new Map(
    [...commands]
      .map(([, name = '', body = '']) => ({ name: name.toLowerCase(), body: body.replace(/\s+/g, ' ').trim() }))
      .filter(({ name, body }) => /test|ctest/i.test(name) || /\bCTest\b|WILL_FAIL|BUILD_TESTING|DISABLED/.test(body))
      .map(({ name, body }): Entry => {
        const mayBeAdded = !/propert/.test(name) && !/WILL_FAIL|DISABLED|BUILD_TESTING/.test(body);
        return addable(`${name}(${body})`, mayBeAdded);
      }),
  );
}

/**
 * The `test: { … }` of the object that is exported; nothing where vitest is not configured. Where `test` stands in any
 * other form (a quoted key, a variable) all of the file counts.
 */
function viteConfig(text: string): Parts {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
  const mentions = [...plain.matchAll(/(?<![\w.$/-])test(?![\w$/.(-])/g)];
  const start = /(?<![\w.$"'`])test\s*:\s*\{/.exec(plain);
  if (mentions.length === 0) return new Map();
  if (!start || mentions.length > 1) return whole(plain);
  let depth = 0;
  for (let at = start.index; at < plain.length; at += 1) {
    if (plain[at] === '{') depth += 1;
    if (plain[at] === '}') depth -= 1;
    if (depth === 0 && plain[at] === '}')
      return new Map([['test', plain.slice(start.index, at + 1).replace(/\s+/g, ' ')]]);
  }
  return whole(plain);
}

/** Readers of the parts of a file, by the names that test-config.json gives them. */
export const partReaders = {
  packageJson,
  tsconfigJson,
  composerJson,
  denoJson,
  pyprojectToml,
  setupCfg,
  cargoToml,
  goMod,
  pomXml,
  gradleScript,
  cmakeLists,
  viteConfig,
};
