import { posix } from 'node:path';
import { isTestFile } from '../../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { listDeclaredTests, readUnparsedTests } from '../../read/declared-tests.ts';
import { parseCode } from '../../read/syntax-tree.ts';
import { readMakeRules } from './make-rules.ts';

export type ReadFile = (path: string) => Promise<string | null>;

type ListPackages = () => Promise<readonly string[]>;

const maxTexts = 60;

/** Returns the files that commands run or read settings from, following npm scripts, make and shell scripts. */
export async function findNamedPrograms(
  commands: readonly string[],
  read: ReadFile,
  packages: ListPackages = async () => [],
): Promise<ReadonlySet<string>> {
  const programs = new Set<string>();
  const queue: ShellText[] = commands.map((text) => ({ text, folder: '' }));
  const visited = new Set<string>();
  for (const { text, folder } of queue) {
    if (visited.size > maxTexts) break;
    if (visited.has(`${folder}\n${text}`)) continue;
    visited.add(`${folder}\n${text}`);
    const { named, texts } = await resolveShellText({ text, folder }, read, packages);
    for (const text of texts) queue.push(text);
    for (const path of named) {
      const content = programs.has(path) ? null : await read(path);
      if (content === null) continue;
      if (isScript(path, content)) queue.push({ text: content, folder: '' });
      if (!isProductionCode(path) && !(await holdsTests(path, content))) programs.add(path);
    }
  }
  return programs;
}

interface ShellText {
  readonly text: string;
  readonly folder: string;
}

async function resolveShellText({ text, folder }: ShellText, read: ReadFile, packages: ListPackages) {
  const named = new Set<string>();
  const texts: ShellText[] = [];
  let currentFolder = folder;
  for (const [, path = ''] of text.matchAll(/(?:require|import)\s*\(\s*\\?['"](\.[\w./-]+)\\?['"]/g))
    for (const suffix of checkerPattern.test(path) ? ['', '.js'] : [])
      named.add(getPathWithin(currentFolder, path + suffix) ?? '');
  const parts = substituteVariables(text)
    .replace(/^\s*#.*$/gm, '')
    .split(/&&|\|\||[;&|\n`]|\$\(/);
  for (const part of parts) {
    const args = part
      .replace(launcherPattern, '')
      .split(/[\s'"()=]+/)
      .filter((word) => word !== '');
    const [program = '', firstArgument = ''] = args;
    if (/^(?:ba|da|z)?sh$/.test(program) && /^-\w*c$/.test(firstArgument))
      texts.push({ text: args.slice(2).join(' '), folder: currentFolder });
    else if (/^(?:cd|pushd)$/.test(program)) currentFolder = getPathWithin(currentFolder, firstArgument) ?? folder;
    else if (/^(?:npm|pnpm|yarn)$/.test(program))
      for (const scriptText of await listScriptTexts(args, currentFolder, read, packages)) texts.push(scriptText);
    else if (/^g?make$/.test(program)) {
      const option = args.findIndex((word) => /^(?:-C|--directory)$/.test(word));
      const location =
        option < 0 ? currentFolder : (getPathWithin(currentFolder, args[option + 1] ?? '') ?? currentFolder);
      const makeArguments = args.slice(1).filter((_, nth) => option < 0 || (nth + 1 !== option && nth !== option));
      const { included, recipes } = await readMakeRules(makeArguments, (path) => read(posix.join(location, path)));
      for (const path of included) named.add(getPathWithin(location, path) ?? '');
      for (const recipe of recipes) texts.push({ text: recipe, folder: location });
    } else for (const path of listCandidates(args)) named.add(getPathWithin(currentFolder, path) ?? '');
  }
  named.delete('');
  return { named, texts };
}

function substituteVariables(text: string): string {
  const withLocalPaths = text.replace(/"?\$(?:PWD|\{PWD\}|\(pwd\)|\(git rev-parse --show-toplevel\))"?\//g, './');
  const assignments = [...withLocalPaths.matchAll(/(?:^|[;&\n]\s*)([A-Za-z_]\w*)=([\w./-]+)(?=\s*(?:[;&\n]|$))/g)];
  return assignments.reduce(
    (code, [, name = '', value = '']) => code.replace(new RegExp(`\\$(?:${name}\\b|\\{${name}\\})`, 'g'), () => value),
    withLocalPaths,
  );
}

const launcherPattern =
  /^\s*(?:(?:[A-Za-z_]\w*=\S*|env|cross-env|time|nice|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|[({]|-y|--yes|-p|timeout|\d+[smh]?|(?:poetry|uv|pipenv|rye|pdm|hatch)\s+run)\s+)*/;

const interpreterPattern = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
const settingsPattern =
  /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;
const sourcesPattern = /\.(?:[cm]?[jt]sx?|py|rb|php|pl|(?:ba|z)?sh)$/;

const readerPattern =
  /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;

function listCandidates([program = '', ...args]: readonly string[]): string[] {
  const valuesOf = (option: RegExp) => args.filter((_, at) => option.test(args[at - 1] ?? ''));
  if (program === 'diff') return args.filter((arg) => /golden|expected|reference|baseline/i.test(arg));
  if (program === 'find')
    return args
      .slice(args.findIndex((arg) => /^-exec(?:dir)?$/.test(arg)) + 1 || args.length)
      .filter((arg) => sourcesPattern.test(arg));
  if (readerPattern.test(program))
    return /^(?:jq|awk|sed|e?grep)$/.test(program) ? valuesOf(/^-\w*f$|^--from-file$/) : [];
  const values = valuesOf(settingsPattern);
  if (!interpreterPattern.test(program)) return program.includes('/') ? [program, ...values] : values;
  if (program === 'node' && args.includes('--test')) return values;
  const [module] = valuesOf(/^-m$/);
  if (module !== undefined)
    return [...values, ...['.py', '/__main__.py'].map((suffix) => module.replaceAll('.', '/') + suffix)];
  const words = args.filter((arg) => !arg.startsWith('-') && !values.includes(arg) && arg !== 'run');
  // Modules in inline code are read separately, because the code also names the files it checks.
  const isText = args.some((arg) => /^(?:-e|-c|--eval|-p)$/.test(arg));
  const script = isText ? undefined : (words.find((word) => sourcesPattern.test(word)) ?? words[0]);
  return script === undefined
    ? values
    : [script, ...(/\.\w+$/.test(script) ? [] : [`${script}.js`, `${script}/index.js`]), ...values];
}

function getPathWithin(folder: string, path: string): string | null {
  if (path.length > 300 || /[\n\0]/.test(path)) return null; // inline code of `python -c`
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$')) return null;
  const joined = posix.normalize(posix.join(folder, path));
  return joined.startsWith('..') || joined === '.' ? null : joined;
}

/** Returns the npm scripts that a command runs, in this folder or in the packages it selects. */
async function listScriptTexts(args: readonly string[], folder: string, read: ReadFile, packages: ListPackages) {
  const selectsAllPackages = args.some((word) => /^(?:--workspaces|-ws|-r|--recursive|workspaces|foreach)$/.test(word));
  const selectsPackages = args.some((word) =>
    /^(?:--prefix|-C|--dir|--cwd|-w|--workspace|workspace|--filter|-F)$/.test(word),
  );
  const plain = args.map((word) => word.replace(/^\.\/|\.\.\.|\/$/g, ''));
  const texts: ShellText[] = [];
  for (const location of selectsAllPackages || selectsPackages ? (await packages()).slice(0, 200) : [folder]) {
    // npm itself reports an invalid package.json.
    const manifest: unknown = tryParseJson((await read(posix.join(location, 'package.json'))) ?? '');
    if (!isMapping(manifest) || !isMapping(manifest.scripts)) continue;
    if (selectsPackages && !selectsAllPackages && !plain.includes(location) && !plain.includes(`${manifest.name}`))
      continue;
    const name = args.slice(1).find((word) => word in aliases || Object.hasOwn(manifest.scripts as object, word)) ?? '';
    for (const each of ['pre', '', 'post'].map((prefix) => `${prefix}${aliases[name] ?? name}`)) {
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

const checkerPattern = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;

function isProductionCode(path: string): boolean {
  const isPlace =
    /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
  const isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
  return (isPlace.test(path) || isName.test(path)) && !checkerPattern.test(path);
}

/** Test files are judged separately; a script that only starts tests declares none. */
async function holdsTests(path: string, text: string): Promise<boolean> {
  if (!isTestFile(path)) return false;
  const tree = await parseCode(path, text);
  if (tree !== null) return listDeclaredTests(tree).length > 0;
  return (readUnparsedTests(path, text)?.tests.length ?? 0) > 0;
}
