import { posix } from 'node:path';
import { isTestFile } from '../../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { declaredTests, unreadTests } from '../../read/declared-tests.ts';
import { parseCode } from '../../read/syntax-tree.ts';
import { makeRules } from './make-rules.ts';

/** The text of a file of the repository, by its path from where the commands run; null for none. */
export type ReadFile = (path: string) => Promise<string | null>;

type ListPackages = () => Promise<readonly string[]>;

/** More files than a test command leads through. */
const maxTexts = 60;

/** Files that commands run or take settings from, also through npm scripts, make and shell scripts. */
export async function namedPrograms(
  commands: readonly string[],
  read: ReadFile,
  packages: ListPackages = async () => [],
): Promise<ReadonlySet<string>> {
  const result = new Set<string>();
  const queue: ShellText[] = commands.map((text) => ({ text, folder: '' }));
  const observed = new Set<string>();
  for (const { text, folder } of queue) {
    if (observed.size > maxTexts) break;
    if (observed.has(`${folder}\n${text}`)) continue;
    observed.add(`${folder}\n${text}`);
    const { named, texts } = await leadsTo({ text, folder }, read, packages);
    for (const text of texts) queue.push(text);
    for (const path of named) {
      const content = result.has(path) ? null : await read(path);
      if (content === null) continue;
      if (isScript(path, content)) queue.push({ text: content, folder: '' });
      if (!isProduct(path) && !(await holdsTests(path, content))) result.add(path);
    }
  }
  return result;
}

interface ShellText {
  readonly text: string;
  readonly folder: string;
}

/** The files that a text names in places that count, and the texts of scripts and recipes that it runs. */
async function leadsTo({ text, folder }: ShellText, read: ReadFile, packages: ListPackages) {
  const named = new Set<string>();
  const texts: ShellText[] = [];
  let at = folder;
  for (const [, path = ''] of text.matchAll(/(?:require|import)\s*\(\s*\\?['"](\.[\w./-]+)\\?['"]/g))
    for (const end of looksPattern.test(path) ? ['', '.js'] : []) named.add(getPathWithin(at, path + end) ?? '');
  const parts = resolveText(text)
    .replace(/^\s*#.*$/gm, '')
    .split(/&&|\|\||[;&|\n`]|\$\(/);
  for (const part of parts) {
    const args = part
      .replace(startsPattern, '')
      .split(/[\s'"()=]+/)
      .filter((word) => word !== '');
    const [program = '', first = ''] = args;
    if (/^(?:ba|da|z)?sh$/.test(program) && /^-\w*c$/.test(first))
      texts.push({ text: args.slice(2).join(' '), folder: at });
    else if (/^(?:cd|pushd)$/.test(program)) at = getPathWithin(at, first) ?? folder;
    else if (/^(?:npm|pnpm|yarn)$/.test(program))
      for (const scriptText of await scriptTexts(args, at, read, packages)) texts.push(scriptText);
    else if (/^g?make$/.test(program)) {
      const option = args.findIndex((word) => /^(?:-C|--directory)$/.test(word));
      const location = option < 0 ? at : (getPathWithin(at, args[option + 1] ?? '') ?? at);
      const rest = args.slice(1).filter((_, nth) => option < 0 || (nth + 1 !== option && nth !== option));
      const { included, recipes } = await makeRules(rest, (path) => read(posix.join(location, path)));
      for (const path of included) named.add(getPathWithin(location, path) ?? '');
      for (const recipe of recipes) texts.push({ text: recipe, folder: location });
    } else for (const path of listCandidates(args)) named.add(getPathWithin(at, path) ?? '');
  }
  named.delete('');
  return { named, texts };
}

/** Behind a variable of its own, and behind the folder itself, a command names what it would name without. */
function resolveText(text: string): string {
  const here = text.replace(/"?\$(?:PWD|\{PWD\}|\(pwd\)|\(git rev-parse --show-toplevel\))"?\//g, './');
  const own = [...here.matchAll(/(?:^|[;&\n]\s*)([A-Za-z_]\w*)=([\w./-]+)(?=\s*(?:[;&\n]|$))/g)];
  return own.reduce(
    (all, [, name = '', value = '']) => all.replace(new RegExp(`\\$(?:${name}\\b|\\{${name}\\})`, 'g'), () => value),
    here,
  );
}

/** What only starts another program. */
const startsPattern =
  /^\s*(?:(?:[A-Za-z_]\w*=\S*|env|cross-env|time|nice|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|[({]|-y|--yes|-p|timeout|\d+[smh]?|(?:poetry|uv|pipenv|rye|pdm|hatch)\s+run)\s+)*/;

const interpreterPattern = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
const settingsPattern =
  /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;
const sourcesPattern = /\.(?:[cm]?[jt]sx?|py|rb|php|pl|(?:ba|z)?sh)$/;

const readerPattern =
  /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;

/** The words of one command that may be files which decide what it says. */
function listCandidates([program = '', ...args]: readonly string[]): string[] {
  const behind = (option: RegExp) => args.filter((_, at) => option.test(args[at - 1] ?? ''));
  if (program === 'diff') return args.filter((arg) => /golden|expected|reference|baseline/i.test(arg));
  if (program === 'find')
    return args
      .slice(args.findIndex((arg) => /^-exec(?:dir)?$/.test(arg)) + 1 || args.length)
      .filter((arg) => sourcesPattern.test(arg));
  if (readerPattern.test(program))
    return /^(?:jq|awk|sed|e?grep)$/.test(program) ? behind(/^-\w*f$|^--from-file$/) : [];
  const values = behind(settingsPattern);
  if (!interpreterPattern.test(program)) return program.includes('/') ? [program, ...values] : values;
  if (program === 'node' && args.includes('--test')) return values;
  const [module] = behind(/^-m$/);
  if (module !== undefined)
    return [...values, ...['.py', '/__main__.py'].map((end) => module.replaceAll('.', '/') + end)];
  const words = args.filter((arg) => !arg.startsWith('-') && !values.includes(arg) && arg !== 'run');
  // A text of code has its modules read apart, because it names what it looks at as well.
  const isText = args.some((arg) => /^(?:-e|-c|--eval|-p)$/.test(arg));
  const script = isText ? undefined : (words.find((word) => sourcesPattern.test(word)) ?? words[0]);
  return script === undefined
    ? values
    : [script, ...(/\.\w+$/.test(script) ? [] : [`${script}.js`, `${script}/index.js`]), ...values];
}

function getPathWithin(folder: string, path: string): string | null {
  if (path.length > 300 || /[\n\0]/.test(path)) return null; // the text of `python -c`
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$')) return null;
  const joined = posix.normalize(posix.join(folder, path));
  return joined.startsWith('..') || joined === '.' ? null : joined;
}

/** The scripts that npm and the like run: those named by a word, in the folder, or in the packages that a word names. */
async function scriptTexts(args: readonly string[], folder: string, read: ReadFile, packages: ListPackages) {
  const isEach = args.some((word) => /^(?:--workspaces|-ws|-r|--recursive|workspaces|foreach)$/.test(word));
  const isOther = args.some((word) => /^(?:--prefix|-C|--dir|--cwd|-w|--workspace|workspace|--filter|-F)$/.test(word));
  const plain = args.map((word) => word.replace(/^\.\/|\.\.\.|\/$/g, ''));
  const texts: ShellText[] = [];
  for (const location of isEach || isOther ? (await packages()).slice(0, 200) : [folder]) {
    // A package.json that is not JSON has no name and no script; npm will say so.
    const manifest: unknown = tryParseJson((await read(posix.join(location, 'package.json'))) ?? '');
    if (!isMapping(manifest) || !isMapping(manifest.scripts)) continue;
    if (isOther && !isEach && !plain.includes(location) && !plain.includes(`${manifest.name}`)) continue;
    const name = args.slice(1).find((word) => word in aliases || Object.hasOwn(manifest.scripts as object, word)) ?? '';
    for (const each of ['pre', '', 'post'].map((when) => `${when}${aliases[name] ?? name}`)) {
      const text = manifest.scripts[each];
      if (typeof text === 'string') texts.push({ text, folder: location });
    }
  }
  return texts;
}

const aliases: Readonly<Record<string, string>> = { t: 'test', tst: 'test' };

function isScript(path: string, text: string): boolean {
  return /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
}

const looksPattern = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;

/** By its place or name what is being made, and not what looks at it. */
function isProduct(path: string): boolean {
  const isPlace =
    /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
  const isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
  return (isPlace.test(path) || isName.test(path)) && !looksPattern.test(path);
}

/** A file of tests is looked at as such; a script that only starts them declares none. */
async function holdsTests(path: string, text: string): Promise<boolean> {
  if (!isTestFile(path)) return false;
  const tree = await parseCode(path, text);
  if (tree !== null) return declaredTests(tree).length > 0;
  return (unreadTests(path, text)?.tests.length ?? 0) > 0;
}
