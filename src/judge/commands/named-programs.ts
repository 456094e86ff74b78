import { posix } from 'node:path';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { declaredTests, unreadTests } from '../read/declared-tests.ts';
import { parseCode } from '../read/syntax-tree.ts';
import { makeRules } from './make-rules.ts';
import { shellCommands } from './shell-commands.ts';

/** The text of a file of the repository, by its path from where the commands run; null for none. */
export type ReadFile = (path: string) => Promise<string | null>;

type ListPackages = () => Promise<readonly string[]>;

/** More files than a test command leads through. */
const mostTexts = 60;

/**
 * The files of a repository that commands run, or take their settings from: `sh scripts/ci.sh`, `node check.js`,
 * `jest --config config/unit.js`, also through npm scripts, make and shell scripts. Rewriting one of them decides the result
 * of the commands. `packages` lists the folders with a package.json, where a command names a workspace. The product itself
 * (`node src/cli.js --version`) and files of tests are left out.
 */
export async function namedPrograms(
  commands: readonly string[],
  read: ReadFile,
  packages: ListPackages = async () => [],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const queue: ShellText[] = commands.map((text) => ({ text, folder: '' }));
  const seen = new Set<string>();
  for (const { text, folder } of queue) {
    if (seen.size > mostTexts) break;
    if (seen.has(`${folder}\n${text}`)) continue;
    seen.add(`${folder}\n${text}`);
    const { named, texts } = await leadsTo({ text, folder }, read, packages);
    for (const text of texts) queue.push(text);
    for (const path of named) {
      const content = found.has(path) ? null : await read(path);
      if (content === null) continue;
      if (isScript(path, content)) queue.push({ text: content, folder: '' });
      if (!isProduct(path) && !(await holdsTests(path, content))) found.add(path);
    }
  }
  return found;
}

interface ShellText {
  readonly text: string;
  /** The folder it runs in, from that of the commands; '' for that itself. */
  readonly folder: string;
}

/** The files that a text names in places that count, and the texts of scripts and recipes that it runs. */
async function leadsTo({ text, folder }: ShellText, read: ReadFile, packages: ListPackages) {
  const named = new Set<string>();
  const texts: ShellText[] = [];
  let at = folder;
  const add = (paths: readonly string[]) => {
    for (const path of paths) named.add(within(at, path) ?? '');
  };
  for (const words of simpleCommands(resolved(text))) {
    const [program = '', ...args] = started(words);
    const inner = innerText(program, args);
    if (inner !== null) texts.push({ text: inner, folder: at });
    else if (/^(?:cd|pushd)$/.test(program)) at = within(at, args[0] ?? '') ?? folder;
    else if (/^(?:npm|pnpm|yarn)$/.test(program))
      for (const text of await scriptTexts(args, at, read, packages)) texts.push(text);
    else if (/^g?make$/.test(program)) {
      const { value, rest } = option(args, /^(?:-C|--directory)$/);
      const place = within(at, value ?? '.') ?? at;
      const rules = await makeRules(rest, (path) => read(posix.join(place, path)));
      add(rules.included.map((path) => posix.join(value ?? '', path)));
      for (const recipe of rules.recipes) texts.push({ text: recipe, folder: place });
    } else add(candidates(program, args));
  }
  named.delete('');
  return { named, texts };
}

/** Behind a variable of its own, and behind the folder itself, a command names what it would name without. */
function resolved(text: string): string {
  const here = text.replace(/"?\$(?:PWD|\{PWD\}|\(pwd\)|\(git rev-parse --show-toplevel\))"?\//g, './');
  const own = [...here.matchAll(/(?:^|[;&\n]\s*)([A-Za-z_]\w*)=([\w./-]+)(?=\s*(?:[;&\n]|$))/g)];
  return own.reduce(
    (all, [, name = '', value = '']) => all.replace(new RegExp(`\\$(?:${name}\\b|\\{${name}\\})`, 'g'), () => value),
    here,
  );
}

/** The value of an option, and the words without both. */
function option(args: readonly string[], names: RegExp): { value: string | null; rest: string[] } {
  const at = args.findIndex((arg) => names.test(arg.split('=', 1)[0] ?? ''));
  if (at < 0) return { value: null, rest: [...args] };
  const joined = args[at]?.includes('=') === true;
  const value = joined ? (args[at]?.slice(args[at].indexOf('=') + 1) ?? null) : (args[at + 1] ?? null);
  return { value, rest: args.filter((_, nth) => nth !== at && (joined || nth !== at + 1)) };
}

/** The text that `sh -c` runs; null for anything else. */
function innerText(program: string, args: readonly string[]): string | null {
  const at = /^(?:ba|da|z)?sh$/.test(program) ? args.findIndex((arg) => /^-\w*c$/.test(arg)) : -1;
  return at < 0 ? null : (args[at + 1] ?? null);
}

/** Of a text that is more than simple commands, the words between what separates them. */
function simpleCommands(text: string): string[][] {
  const parts = shellCommands(text);
  if (parts !== null) return parts.map(({ words }) => [...words]);
  const parted = text.replace(/^\s*#.*$/gm, '').split(/&&|\|\||[;&|()\n`]|\$\(/);
  const wordsOf = (part: string) => part.trim().split(/\s+/);
  return parted.map((part) => wordsOf(part).map((word) => word.replace(/^["']|["']$/g, '')));
}

/** Without what only starts another program. */
function started(words: readonly string[]): string[] {
  const at = words.findIndex((word) => !starts.test(word));
  const rest = at < 0 ? [] : words.slice(at);
  return /^(?:poetry|uv|pipenv|rye|pdm|hatch)$/.test(rest[0] ?? '') && rest[1] === 'run' ? rest.slice(2) : [...rest];
}

const starts =
  /^(?:[A-Za-z_]\w*=|(?:env|cross-env|time|nice|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|-y|--yes|-p|timeout|\d+[smh]?)$)/;

const interpreter = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
const settings =
  /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;

/** They look at files or move them, and obey none. */
const reader =
  /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;

/** The words of one command that may be files which decide what it says. */
function candidates(program: string, args: readonly string[]): string[] {
  if (reader.test(program)) return startedBy(program, args);
  const values = args.flatMap((arg, at) => {
    const [, option = '', value] = /^(-[^=]*)=(.+)$/.exec(arg) ?? [];
    if (value !== undefined) return settings.test(option) ? [value] : [];
    return settings.test(args[at - 1] ?? '') ? [arg] : [];
  });
  if (!interpreter.test(program)) return program.includes('/') ? [program, ...values] : values;
  const isTestRun = program === 'node' && args.includes('--test');
  const words = args.filter((arg, at) => !arg.startsWith('-') && !settings.test(args[at - 1] ?? '') && arg !== 'run');
  // An option of the interpreter may take a word of its own.
  const script = words.find((word) => sources.test(word)) ?? words[0];
  const module = /^python/.test(program) ? args[args.indexOf('-m') + 1] : undefined;
  const text = args.find((_, at) => /^(?:-e|-c|--eval|-p)$/.test(args[at - 1] ?? ''));
  if (text !== undefined) return [...values, ...requiredIn(text)];
  if (args.includes('-m') && module !== undefined)
    return [...values, ...['.py', '/__main__.py'].map((end) => `${module.replaceAll('.', '/')}${end}`)];
  if (script === undefined || isTestRun) return values;
  return [script, ...(/\.\w+$/.test(script) ? [] : [`${script}.js`, `${script}/index.js`]), ...values];
}

const sources = /\.(?:[cm]?[jt]sx?|py|rb|php|pl|(?:ba|z)?sh)$/;

/** Files that a command which only looks or moves obeys: `find … -exec node check.js`, `jq -f check.jq`, the expected text. */
function startedBy(program: string, args: readonly string[]): string[] {
  if (/^(?:jq|awk|sed|e?grep)$/.test(program))
    return args.filter((_, at) => /^-\w*f$|^--from-file$/.test(args[at - 1] ?? ''));
  if (program === 'diff') return args.filter((arg) => /golden|expected|reference|baseline/i.test(arg));
  const at = args.findIndex((arg) => /^-exec(?:dir)?$/.test(arg));
  return program === 'find' && at >= 0 && interpreter.test(args[at + 1] ?? '')
    ? args.filter((arg) => sources.test(arg))
    : [];
}

/** The modules by which a text of code looks at the work; what it looks at may be named there, too. */
function requiredIn(code: string): string[] {
  return [...code.matchAll(/(?:require|import)\s*\(\s*\\?['"]([\w./-]+)\\?['"]/g)].flatMap(([, path = '']) =>
    path.startsWith('.') && looks.test(path) ? [path, `${path}.js`] : [],
  );
}

function within(folder: string, path: string): string | null {
  if (path.length > 300 || /[\n\0]/.test(path)) return null; // the text of `python -c`
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$')) return null;
  const joined = posix.normalize(posix.join(folder, path));
  return joined.startsWith('..') || joined === '.' ? null : joined;
}

async function scriptTexts(args: readonly string[], folder: string, read: ReadFile, packages: ListPackages) {
  const prefix = option(args, /^(?:--prefix|-C|--dir|--cwd)$/);
  const chosen = option(prefix.rest, /^(?:-w|--workspace|--filter|-F)$/);
  const named = chosen.rest[0] === 'workspace' ? { value: chosen.rest[1] ?? null, rest: chosen.rest.slice(2) } : chosen;
  const isEach = named.rest.some((arg) => /^(?:--workspaces|-ws|-r|--recursive|workspaces|foreach)$/.test(arg));
  const at = within(folder, prefix.value ?? '.') ?? folder;
  const places = isEach
    ? await packages()
    : named.value === null
      ? [at]
      : await packagesCalled(named.value, packages, read);
  const words = named.rest.filter((arg) => !arg.startsWith('-') && !/^(?:workspaces|foreach)$/.test(arg));
  const texts: ShellText[] = [];
  for (const place of places) for (const text of await textsOfScript(words, place, read)) texts.push(text);
  return texts;
}

/** The folders of a package, by its folder or by its name. */
async function packagesCalled(name: string, packages: ListPackages, read: ReadFile): Promise<string[]> {
  const plain = name.replace(/^\.\/|\.\.\.|\/$/g, '');
  const found: string[] = [];
  for (const folder of (await packages()).slice(0, 200))
    if (folder === plain || (await packageIn(folder, read)).name === plain) found.push(folder);
  return found;
}

async function packageIn(folder: string, read: ReadFile): Promise<{ name?: unknown; scripts?: unknown }> {
  // A package.json that is not JSON has no name and no script; npm will say so.
  return tryParseJson((await read(posix.join(folder, 'package.json'))) ?? '{}') ?? {};
}

async function textsOfScript([first = '', second = '']: readonly string[], folder: string, read: ReadFile) {
  const name = first === 't' || first === 'tst' ? 'test' : /^run(?:-script)?$/.test(first) ? second : first;
  const { scripts } = await packageIn(folder, read);
  if (!isMapping(scripts)) return [];
  return [`pre${name}`, name, `post${name}`].flatMap((each) => {
    const text = scripts[each];
    return typeof text === 'string' ? [{ text, folder }] : [];
  });
}

function isScript(path: string, text: string): boolean {
  return /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
}

const looks = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;

/** By its place or name what is being made, and not what looks at it. */
function isProduct(path: string): boolean {
  const isPlace =
    /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
  const isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
  return (isPlace.test(path) || isName.test(path)) && !looks.test(path);
}

/** A file of tests is looked at as such; a script that only starts them declares none. */
async function holdsTests(path: string, text: string): Promise<boolean> {
  if (!isTestFile(path)) return false;
  const tree = await parseCode(path, text);
  if (tree !== null) return declaredTests(tree).length > 0;
  return (unreadTests(path, text)?.tests.length ?? 0) > 0;
}
