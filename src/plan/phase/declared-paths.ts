import { posix } from 'node:path';
import { listAlternatives, matchesGlob, readGlob } from './path-pattern.ts';

/** One entry of `files_modified`, `artifacts[].path` or `<files>`. */
export type DeclaredPath = DeclaredPattern | UndecidablePath;

export class DeclaredPattern {
  readonly kind = 'pattern';
  /** The path alone, with `/`, without a remark or quotes; a folder that was written as one ends with `/`. */
  readonly path: string;
  readonly isGlob: boolean;
  /** Every file or folder it stands for, `{a,b}` written out; null where `*`, `?` or a placeholder leaves that open. */
  readonly names: readonly string[] | null;
  /** Text before the first wildcard or brace. */
  readonly prefix: string;
  /** Text behind the last wildcard or brace. */
  readonly #end: string;
  readonly #paths: readonly string[];
  #globs: string[][] | undefined;

  constructor(path: string) {
    const open = path.search(/[*?{]/);
    this.path = path;
    this.isGlob = open >= 0;
    this.prefix = this.isGlob ? path.slice(0, open) : path;
    this.#end = !this.isGlob || path.endsWith('/') ? '' : path.replace(/^.*[*?}]\/?/s, '');
    this.#paths = (listAlternatives(path) ?? [path]).map(normalizedPath);
    this.names = this.#paths.some((each) => /[*?{]/.test(each)) ? null : this.#paths;
  }

  /** A name also covers what lies below it, because a plan may name a folder without its slash. */
  covers(file: string): boolean {
    if (this.names !== null) return this.names.some((name) => file === name || file.startsWith(asFolder(name)));
    if (!file.startsWith(this.prefix) || !file.endsWith(this.#end)) return false;
    this.#globs ??= this.#paths.map((path) => readGlob(path.endsWith('/') ? `${path}**` : path));
    return this.#globs.some((tokens) => matchesGlob(tokens, file));
  }

  /** True where a file may be covered by both. Two patterns are compared by their beginnings and ends only. */
  meets(other: DeclaredPattern): boolean {
    if (this.names === null && other.names === null)
      return (
        startsAlike(this.prefix, other.prefix) && (this.#end.endsWith(other.#end) || other.#end.endsWith(this.#end))
      );
    const [pattern, names] = this.names === null ? [this, other.names ?? []] : [other, this.names];
    return names.some(
      (name) => pattern.covers(name) || (!hasExtension.test(name) && startsAlike(pattern.prefix, asFolder(name))),
    );
  }

  /** A pattern for each path that `{a,b}` stands for. */
  alternatives(): readonly DeclaredPattern[] {
    return this.#paths.map((path) => (path === this.path ? this : new DeclaredPattern(path)));
  }
}

function startsAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** An entry that no file of the repository can be compared with, so it must never decide anything. */
export interface UndecidablePath {
  readonly kind: 'undecidable';
  /** For example "an absolute path". */
  readonly why: string;
}

/** All entries, each path once, with one meaning for schedule, scope, protection and verification. */
export class DeclaredPaths {
  readonly patterns: readonly DeclaredPattern[];
  readonly undecidable: readonly { readonly entry: string; readonly why: string }[];

  /** `prefix` is the folder of the project in its repository (`sub/`); with it the paths are those that git names. */
  constructor(entries: readonly string[], prefix = '') {
    const patterns = new Map<string, DeclaredPattern>();
    const undecidable: { entry: string; why: string }[] = [];
    for (const entry of entries) {
      const declared = parseDeclaredPath(entry, prefix);
      if (declared.kind === 'pattern') patterns.set(declared.path, declared);
      else undecidable.push({ entry, why: declared.why });
    }
    this.patterns = [...patterns.values()];
    this.undecidable = undecidable;
  }

  covers(file: string): boolean {
    return this.patterns.some((pattern) => pattern.covers(file));
  }

  /** True for a file named itself, in `{a,b}`, or by a folder for which `isWhole` holds; wildcards name nothing. */
  names(file: string, isWhole: (folder: string) => boolean = () => false): boolean {
    const names = this.patterns.flatMap((pattern) => pattern.names ?? []);
    return names.some((name) => name === file || (file.startsWith(asFolder(name)) && isWhole(asFolder(name))));
  }
}

/** Reads one declared path, also in backticks or with a remark. `[]` is literal: `app/[id]/page.tsx` is a route. */
export function parseDeclaredPath(text: string, prefix = ''): DeclaredPath {
  const bare = withoutAnnotation(text);
  // A longer one is not expanded: a million braces would take all memory.
  const written = bare.length > maxPath ? [] : listAlternatives(bare);
  if (written === null) return { kind: 'undecidable', why: 'braces for more than 64 paths' };
  const why = [bare, ...written].map(explainUndecidable).find((reason) => reason !== null);
  if (why !== undefined) return { kind: 'undecidable', why };
  return new DeclaredPattern(normalizedPath(prefix + bare.replaceAll('\\', '/')));
}

const hasExtension = /[^/.]\.[a-z]\w*$/i;

function asFolder(name: string): string {
  return name.endsWith('/') ? name : `${name}/`;
}

/** `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts::Queue` and `src/a.ts with class Queue` are all `src/a.ts`. */
export function withoutAnnotation(item: string): string {
  const trimmed = item.trim();
  const quoted = /^(?:`([^`]+)`|"([^"]+)"|'([^']+)')/.exec(trimmed);
  const text = (quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? trimmed).trim();
  const [, file] = fileAndPlace.exec(text) ?? [];
  if (file !== undefined) return file;
  if (quoted) return text;
  const note = text.search(/[ \t](?:[(–—#→-]|=>)|(?<=[\w)\]/*}]):[ \t]/);
  return note < 0 ? text : text.slice(0, note).trim();
}

/** Names that an entry gives to a part of its file: `get` of `src/a.py::Queue.get`, `Queue` of `src/a.py with class Queue`. */
export function namedPart(entry: string): string | null {
  const [, , location = ''] = fileAndPlace.exec(entry.trim().replaceAll('`', '')) ?? [];
  const [, marked, reported] =
    /^(?:::?|#)(?:[\w.:]*[.:])?([A-Za-z_]\w+)(?:\(\))?$|^\s+(?:with|has|contains|defines|exports)\s+(?:an? |the )?(?:new )?(?:class|function|method|struct|interface|type|enum|const(?:ant)?|component|hook)\s+(\w+)$/.exec(
      location,
    ) ?? [];
  return marked ?? reported ?? null;
}

/** A file with an extension, and a part of it or a sentence behind it; a name with blanks has its extension at its end. */
const fileAndPlace =
  /^([\w@.()[\]/{}*$+-]*[\w)\]}]\.[A-Za-z]\w{0,9})((?:::?|#)[\w$].*|\s+[a-z]+\s(?!.*\.[A-Za-z]\w{0,4}$).*)$/s;

/** Reason why a text names no path of the repository; null when it does. */
function explainUndecidable(path: string): string | null {
  if (path === '') return 'empty';
  if (path.length > maxPath) return 'too long for a path';
  if (/^~|^\$(?:HOME\b|\{HOME\})/i.test(path)) return 'a path in a home directory';
  if (/^[a-z][a-z+.-]+:\/\//i.test(path)) return 'a URL';
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)) return 'an absolute path';
  if (/<[^<>]*>|\$\{|\0/.test(path)) return 'a placeholder';
  if (noPath.test(path) || /^[\w.]+\(.*\)$/.test(path)) return 'no path';
  // A name with blanks is a path when it starts with a folder and has no comma: `docs/My notes.md`.
  if (/\s/.test(path) && (!/^[^\s/]+\//.test(path) || /[,;]\s|\s(?:and|or|&|\+)\s/.test(path))) return 'prose';
  if (/^\.{0,2}\/?$/.test(path.replace(/^(?:\.\/)+/, ''))) return 'the project itself';
  return null;
}

const noPath = /^(?:none|n\/a|null|tbd|todo|unknown|various|multiple|several|many|all|any|\.{3}|…|[-–—?]+)$/i;

/** The longest path that Linux opens. */
const maxPath = 4096;

function normalizedPath(path: string): string {
  return posix.normalize(path).replace(/^\.\//, '');
}
