import { codeOnly } from './comments.ts';

/** An import of another module of the project, as it is written, with the names that it takes from there. */
export interface ModuleImport {
  readonly written: string;
  readonly names: readonly string[];
}

/** Files that import others by their places, and are imported so. */
export const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

/** Imports at the start of a line, which are neither conditional nor erased with the types. */
const scriptImport =
  /^(?:(?:import|export)\s(?!type\s)([\w$*,{}\s]{0,2000}?)\bfrom\s*|import\s*|(?:(?:const|let|var)\s([\w$,:{}\s]{1,2000})|module\.exports\s*)=\s*require\()(['"])(\.{1,2}(?:\/[^'"\n!?]*)?)(?:\?[^'"\n]*)?\3/gm;
const pythonImport = /^from[ \t]+(\.*\w[\w.]*)[ \t]+import\b[ \t]*(?:\(([^()]{0,2000})\)|([^\n#]*))/gm;

/** A file that holds its modules itself. */
const bundle = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;

/** The relative imports of JavaScript and TypeScript, and those of Python by `from`. */
export function importsIn(path: string, text: string): ModuleImport[] {
  if (bundle.test(text)) return [];
  const code = codeOnly(path, text); // comments and texts import nothing
  const found = path.endsWith('.py')
    ? [...text.matchAll(pythonImport)].map(({ index, 1: written = '', 2: many, 3: one = '' }) => {
        return { index, written, names: namesIn((many ?? one).replace(/#.*/g, '')) };
      })
    : [...text.matchAll(scriptImport)].map(({ index, 1: taken, 2: given = '', 4: written = '' }) => {
        return { index, written, names: namesIn(/\{([^{}]*)\}/.exec(taken ?? given)?.[1] ?? '') };
      });
  return found.filter(({ index }) => code[index] !== ' ');
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
