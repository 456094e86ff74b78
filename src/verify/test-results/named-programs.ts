import { posix } from 'node:path';
import { parseJson } from '../../files/nesting.ts';
import { makeRules } from './make-rules.ts';
import { shellCommands } from './shell-commands.ts';
import { isTestFile } from './test-file.ts';
import { TEST_LANGUAGES } from './test-marks.ts';

/** The text of a file of the repository, by its path from where the commands run; null for none. */
export type ReadFile = (path: string) => Promise<string | null>;

/** More files than a test command leads through. */
const mostTexts = 60;

/**
 * The files of a repository that commands run, or take their settings from: `sh scripts/ci.sh`, `node check.js`,
 * `jest --config config/unit.js`, also through npm scripts, make and shell scripts. Whoever rewrites one of them decides what
 * the commands say. What is the product itself (`node src/cli.js --version`) and files of tests are left out.
 */
export async function namedPrograms(commands: readonly string[], read: ReadFile): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const queue: ShellText[] = commands.map((text) => ({ text, folder: '' }));
  const seen = new Set<string>();
  for (const { text, folder } of queue) {
    if (seen.size > mostTexts) break;
    if (seen.has(`${folder}\n${text}`)) continue;
    seen.add(`${folder}\n${text}`);
    const { named, texts } = await leadsTo({ text, folder }, read);
    queue.push(...texts);
    for (const path of named) {
      const content = found.has(path) ? null : await read(path);
      if (content === null) continue;
      if (isScript(path, content)) queue.push({ text: content, folder: '' });
      if (!isProduct(path) && !holdsTests(path, content)) found.add(path);
    }
  }
  return found;
}

interface ShellText {
  readonly text: string;
  /** Where it runs, from the folder of the commands; '' for that itself. */
  readonly folder: string;
}

/** The files that a text names in places that count, and the texts of scripts and recipes that it runs. */
async function leadsTo({ text, folder }: ShellText, read: ReadFile) {
  const named = new Set<string>();
  const texts: ShellText[] = [];
  let at = folder;
  const add = (paths: readonly string[]) => {
    for (const path of paths) named.add(within(at, path) ?? '');
  };
  for (const words of simpleCommands(text)) {
    const [program = '', ...args] = started(words);
    const inner = innerText(program, args);
    if (inner !== null) texts.push({ text: inner, folder: at });
    else if (program === 'cd') at = within(at, args[0] ?? '') ?? folder;
    else if (/^(?:npm|pnpm|yarn)$/.test(program)) texts.push(...(await scriptTexts(args, at, read)));
    else if (/^g?make$/.test(program)) {
      const rules = await makeRules(args, (path) => read(posix.join(at, path)));
      add(rules.included);
      for (const recipe of rules.recipes) texts.push({ text: recipe, folder: at });
    } else add(candidates(program, args));
  }
  named.delete('');
  return { named, texts };
}

/** What `sh -c` runs; null for anything else. */
function innerText(program: string, args: readonly string[]): string | null {
  const at = /^(?:ba|da|z)?sh$/.test(program) ? args.findIndex((arg) => /^-\w*c$/.test(arg)) : -1;
  return at < 0 ? null : (args[at + 1] ?? null);
}

/** Of a text that is more than simple commands, the words between what separates them. */
function simpleCommands(text: string): string[][] {
  const parts = shellCommands(text)?.map(({ words }) => [...words]);
  return (
    parts ??
    text
      .replace(/^\s*#.*$/gm, '')
      .split(/&&|\|\||[;&|()\n`]|\$\(/)
      .map((part) =>
        part
          .trim()
          .split(/\s+/)
          .map((word) => word.replace(/^["']|["']$/g, '')),
      )
  );
}

/** Without what only starts another program. */
function started(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word) =>
      !/^[A-Za-z_]\w*=/.test(word) &&
      !/^(?:env|cross-env|time|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|-y|--yes)$/.test(word) &&
      !/^(?:timeout|\d+[smh]?)$/.test(word),
  );
  const rest = at < 0 ? [] : words.slice(at);
  return /^(?:poetry|uv|pipenv|rye|pdm|hatch)$/.test(rest[0] ?? '') && rest[1] === 'run' ? rest.slice(2) : [...rest];
}

const interpreter = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
const settings =
  /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;

/** They look at files or move them, and obey none. */
const reader =
  /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;

/** The words of one command that may be files which decide what it says. */
function candidates(program: string, args: readonly string[]): string[] {
  if (reader.test(program)) return [];
  const values = args.flatMap((arg, at) => {
    const [, option = '', value] = /^(-[^=]*)=(.+)$/.exec(arg) ?? [];
    if (value !== undefined) return settings.test(option) ? [value] : [];
    return settings.test(args[at - 1] ?? '') ? [arg] : [];
  });
  if (!interpreter.test(program)) return program.includes('/') ? [program, ...values] : values;
  const isTestRun = program === 'node' && args.includes('--test');
  const script = args.find((arg, at) => !arg.startsWith('-') && !settings.test(args[at - 1] ?? '') && arg !== 'run');
  const module = /^python/.test(program) ? args[args.indexOf('-m') + 1] : undefined;
  if (args.includes('-m') && module !== undefined) return [...values, ...moduleFiles(module)];
  if (script === undefined || isTestRun) return values;
  return [script, ...(/\.\w+$/.test(script) ? [] : [`${script}.js`, `${script}/index.js`]), ...values];
}

function moduleFiles(module: string): string[] {
  const path = module.replaceAll('.', '/');
  return [`${path}.py`, `${path}/__main__.py`];
}

function within(folder: string, path: string): string | null {
  if (path.length > 300 || /[\n\0]/.test(path)) return null; // the text of `python -c`
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$')) return null;
  const joined = posix.normalize(posix.join(folder, path));
  return joined.startsWith('..') || joined === '.' ? null : joined;
}

async function scriptTexts(args: readonly string[], folder: string, read: ReadFile) {
  const [first = '', second = ''] = args.filter((arg) => !arg.startsWith('-'));
  const name = first === 't' || first === 'tst' ? 'test' : /^run(?:-script)?$/.test(first) ? second : first;
  const scripts = scriptsIn(await read(posix.join(folder, 'package.json')));
  return [`pre${name}`, name, `post${name}`].flatMap((each) => {
    const text = scripts[each];
    return typeof text === 'string' ? [{ text, folder }] : [];
  });
}

function scriptsIn(text: string | null): Record<string, unknown> {
  try {
    const { scripts } = (text === null ? {} : parseJson(text)) as { scripts?: unknown };
    return typeof scripts === 'object' && scripts !== null ? (scripts as Record<string, unknown>) : {};
  } catch {
    return {}; // what is no JSON names no script; npm will say so
  }
}

function isScript(path: string, text: string): boolean {
  return /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
}

/** By its place or name what is being made, and not what looks at it. */
function isProduct(path: string): boolean {
  const isPlace =
    /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
  const isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
  const looks = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;
  return (isPlace.test(path) || isName.test(path)) && !looks.test(path);
}

/** A file of tests is looked at as such; a script that only starts them declares none. */
function holdsTests(path: string, text: string): boolean {
  if (!isTestFile(path)) return false;
  const language = TEST_LANGUAGES.find(({ files }) => files.test(path));
  return language !== undefined && (text.match(language.declares)?.length ?? 0) > 0;
}
