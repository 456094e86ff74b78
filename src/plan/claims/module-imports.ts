import { posix } from 'node:path';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { codeOnly } from './comments.ts';
import known from './references.json' with { type: 'json' };

/** A place of the project that a file names, as it is written, with the names that it takes from there. */
export interface ModuleImport {
  readonly written: string;
  readonly names: readonly string[];
  /** Places of which one is meant, where the file itself says it; else that is for the rules of its language. */
  readonly places?: readonly string[];
  /** A script or an action that commands name: where they run decides. */
  readonly isRun?: boolean;
}

/** Files that import others by their places, and are imported so. */
const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

interface References {
  readonly files: RegExp;
  readonly names: RegExp;
  /** Ways to write a place from the folder of the file; none where the language says it. */
  readonly forms: readonly string[];
  /** From each folder above as well. */
  readonly isAbove?: boolean;
  readonly unless?: string;
}

/** Kinds of files that name places of the project, besides modules. */
const references = known.map(
  ({ files, names, ...rest }): References => ({ ...rest, files: new RegExp(files), names: new RegExp(names, 'gm') }),
);

/** True for a file that may name places of the project. */
export function namesPlaces(path: string): boolean {
  return isModule.test(path) || references.some(({ files }) => files.test(path));
}

/** Imports at the start of a line, which are neither conditional nor erased with the types. */
const scriptImport =
  /^(?:(?:import|export)\s(?!type\s)([\w$*,{}\s]{0,2000}?)\bfrom\s*|import\s*|(?:(?:const|let|var)\s([\w$,:{}\s]{1,2000})|module\.exports\s*)=\s*require\()(['"])([\w@.][^'"\n!?]*)(?:\?[^'"\n]*)?\3/gm;
/** Those that run later. */
const laterImport = /\b(?:import|require)\(\s*(['"])(\.{1,2}\/[^'"\n!?]+)\1\s*\)/g;
const pythonImport =
  /^(?:from[ \t]+(\.*\w[\w.]*)[ \t]+import\b[ \t]*(?:\(([^()]{0,2000})\)|([^\n#]*))|import[ \t]+(\w+\.[\w.]+)(?: as \w+)?[ \t]*$)/gm;

/** A file that holds its modules itself. */
const bundle = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;

/** The imports of JavaScript and TypeScript, those of Python, and the places that files of other kinds name. */
export function importsIn(path: string, text: string): ModuleImport[] {
  if (!isModule.test(path)) return [...placesIn(path, text), ...entriesOf(path, text)];
  if (bundle.test(text)) return [];
  const code = codeOnly(path, text); // comments and texts import nothing
  const namesOthers = (written: string, names: readonly string[], index: number): ModuleImport[] =>
    code[index] === ' ' ? [] : [{ written, names }];
  if (path.endsWith('.py')) {
    const found = [...text.matchAll(pythonImport)].flatMap(({ index, 1: from, 2: many, 3: one = '', 4: whole = '' }) =>
      namesOthers(from ?? whole, namesIn((many ?? one).replace(/#.*/g, '')), index),
    );
    return [...found, ...placesIn(path, text)];
  }
  const first = [...text.matchAll(scriptImport)].flatMap(({ index, 1: taken, 2: given = '', 4: written = '' }) =>
    namesOthers(written, namesIn(/\{([^{}]*)\}/.exec(taken ?? given)?.[1] ?? ''), index),
  );
  const later = [...text.matchAll(laterImport)].flatMap(({ index, 2: written = '' }) =>
    first.some((each) => each.written === written) || mayFail.test(code.slice(Math.max(0, index - 300), index))
      ? []
      : namesOthers(written, [], index),
  );
  return [...first, ...later];
}

/** Behind `try {` or a condition a module need not be there. */
const mayFail = /\b(?:try\s*\{|if\s*\(|exists\w*\()[^}]*$|\?[^;:]*$/;

function placesIn(path: string, text: string): ModuleImport[] {
  const { dir, name: stem } = posix.parse(path);
  const folders = dir.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
  return references.flatMap(({ files, names, forms, isAbove, unless }) => {
    if (!files.test(path) || text.length > mostText || (unless && new RegExp(unless).test(text))) return [];
    return [...text.matchAll(names)].flatMap(({ groups = {} }): ModuleImport[] => {
      const { at, module = groups.other, name = groups.also, script = groups.action } = groups;
      if (module !== undefined) return [{ written: module, names: [name ?? ''] }];
      if (at === undefined) return script === undefined ? [] : [{ written: script, names: [], isRun: true }];
      const { dir: above, base } = posix.parse(at);
      const filled = forms.map((form) =>
        form.replace('{at}', at).replace('{stem}', stem).replace('{dir}', above).replace('{base}', base),
      );
      const from = isAbove ? [...folders, ''] : [dir];
      return [{ written: at, names: [], places: from.flatMap((each) => filled.map((form) => posix.join(each, form))) }];
    });
  });
}

const mostText = 256 * 1024;

/** The entry points of package.json, unless they are built, or another package is. */
function entriesOf(path: string, text: string): ModuleImport[] {
  const root = path.endsWith('package.json') ? tryParseJson(text) : null;
  if (!isMapping(root)) return [];
  const { main, module, browser, types, typings, bin, exports, scripts, ...rest } = root;
  const isBuilt =
    isMapping(scripts) && /"(?:build|prepare|prepack|compile|dev|postinstall)\w*":/.test(JSON.stringify(scripts));
  const entries = [main, module, types, typings, bin, exports, typeof browser === 'string' ? browser : null];
  return entries.flatMap(textsIn).flatMap((written) => {
    const place = posix.join(posix.dirname(path), written);
    const [first = ''] = posix.normalize(written).split('/');
    const isOther = /[*]|^[@#]|^\w+:|^index\.js$/.test(written) || JSON.stringify(rest).includes(`"${first}":`);
    if (isOther || (isBuilt && outputs.test(written))) return [];
    return { written, names: [], places: entryEnds.map((end) => `${place}${end}`) };
  });
}

const entryEnds = ['', '.js', '.json', '.cjs', '.mjs', '.ts', '.tsx', '/index.js', '/index.ts', '/index.json'];
const outputs = /^(?:\.\/)?(?!src\/|app\/)|\.d\.\w*ts$|\.min\./;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isMapping(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** `a, type B, c as d, e: f`: the names at the other end. */
function namesIn(list: string): string[] {
  return list.split(',').flatMap((part) => /^\s*(?!default\b|type\s)([A-Za-z_$][\w$]*)/.exec(part)?.[1] ?? []);
}

const exported =
  /\b(?:export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class|interface|type|enum)\s+|exports\.|(?<=^(?:async )?)def |(?<=^)class )([\w$]+)|\b(?:module\.exports\s*=|export)\s*\{([^{}]*)\}/gm;

/** True where a module gave others a name that a newer text of it does not even mention. */
export function losesName(before: string, after: string): boolean {
  const words = wordsIn(after);
  const names = [...before.matchAll(exported)].flatMap(([, name, list = '']) => name ?? namesIn(list));
  return names.some((name) => !words.has(name));
}

/** True for a module of JavaScript, TypeScript or Python that has not even the word, and gives others only what is written out. */
export function lacksName(path: string, text: string, name: string): boolean {
  if (wordsIn(text).has(name)) return false;
  if (path.endsWith('.py')) return !/\bimport \*|\b(?:globals|setattr|exec|vars|__getattr__|__dict__)\b/.test(text);
  const isOpen =
    /^[ \t]*export\s*(?:\*|=|import\b)|\.\.\.|exports\s*(?:\[|=\s*(?!\{))|\b(?:defineProperty|assign|__export\w*)\b/m;
  return /\.[cm]?[jt]sx?$/.test(path) && /\bexports?\b/.test(text) && !isOpen.test(text);
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w$]+/g));
}
