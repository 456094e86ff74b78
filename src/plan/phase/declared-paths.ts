import { posix } from 'node:path';
import { listAlternatives, matchesGlob, readGlob } from './path-pattern.ts';

export type DeclaredPath = DeclaredPattern | UndecidablePath;

export class DeclaredPattern {
  readonly kind = 'pattern';
  /** Normalized path with `/`, without quotes or remarks. A folder keeps its trailing slash. */
  readonly path: string;
  readonly isGlob: boolean;
  /** All matching paths with `{a,b}` expanded, or null if a wildcard or placeholder leaves them open. */
  readonly names: readonly string[] | null;
  readonly prefix: string;
  readonly #end: string;
  readonly #paths: readonly string[];
  #globs: string[][] | undefined;

  constructor(path: string) {
    const wildcardAt = path.search(/[*?{]/);
    this.path = path;
    this.isGlob = wildcardAt >= 0;
    this.prefix = this.isGlob ? path.slice(0, wildcardAt) : path;
    this.#end = !this.isGlob || path.endsWith('/') ? '' : path.replace(/^.*[*?}]\/?/s, '');
    this.#paths = (listAlternatives(path) ?? [path]).map(normalizedPath);
    this.names = this.#paths.some((each) => /[*?{]/.test(each)) ? null : this.#paths;
  }

  /** A name also covers the files below it, because plans may omit a folder's slash. */
  covers(file: string): boolean {
    if (this.names !== null) return this.names.some((name) => file === name || file.startsWith(asFolder(name)));
    if (!file.startsWith(this.prefix) || !file.endsWith(this.#end)) return false;
    this.#globs ??= this.#paths.map((path) => readGlob(path.endsWith('/') ? `${path}**` : path));
    return this.#globs.some((tokens) => matchesGlob(tokens, file));
  }

  /** Returns true if both may cover the same file. Two patterns are compared only by prefix and suffix. */
  meets(other: DeclaredPattern): boolean {
    if (this.names === null && other.names === null)
      return (
        sharePrefix(this.prefix, other.prefix) && (this.#end.endsWith(other.#end) || other.#end.endsWith(this.#end))
      );
    const [pattern, names] = this.names === null ? [this, other.names ?? []] : [other, this.names];
    return names.some(
      (name) => pattern.covers(name) || (!hasExtension.test(name) && sharePrefix(pattern.prefix, asFolder(name))),
    );
  }

  alternatives(): readonly DeclaredPattern[] {
    return this.#paths.map((path) => (path === this.path ? this : new DeclaredPattern(path)));
  }
}

function sharePrefix(first: string, second: string): boolean {
  return first.startsWith(second) || second.startsWith(first);
}

/** An entry that can't be matched to files, so it must never decide anything. */
export interface UndecidablePath {
  readonly kind: 'undecidable';
  readonly why: string;
}

export class DeclaredPaths {
  readonly patterns: readonly DeclaredPattern[];
  readonly undecidable: readonly { readonly entry: string; readonly why: string }[];

  /** `prefix` is the project's folder in the repository (`sub/`), which makes paths relative to the repository. */
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

  /** Returns true if the file is named directly, through `{a,b}`, or by a folder that `isWhole` accepts. */
  names(file: string, isWhole: (folder: string) => boolean = () => false): boolean {
    const names = this.patterns.flatMap((pattern) => pattern.names ?? []);
    return names.some((name) => name === file || (file.startsWith(asFolder(name)) && isWhole(asFolder(name))));
  }
}

/** Accepts backticks and remarks. Square brackets are literal: `app/[id]/page.tsx` is a route. */
export function parseDeclaredPath(text: string, prefix = ''): DeclaredPath {
  const path = withoutAnnotation(text);
  // Longer entries aren't expanded, because a million braces would exhaust memory.
  const alternatives = path.length > maxPath ? [] : listAlternatives(path);
  if (alternatives === null) return { kind: 'undecidable', why: 'braces for more than 64 paths' };
  const why = [path, ...alternatives].map(explainUndecidable).find((reason) => reason !== null);
  if (why !== undefined) return { kind: 'undecidable', why };
  return new DeclaredPattern(normalizedPath(prefix + path.replaceAll('\\', '/')));
}

const hasExtension = /[^/.]\.[a-z]\w*$/i;

function asFolder(name: string): string {
  return name.endsWith('/') ? name : `${name}/`;
}

/** Reduces `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts::Queue` and `src/a.ts with class Queue` to `src/a.ts`. */
export function withoutAnnotation(item: string): string {
  const trimmed = item.trim();
  const quoted = /^(?:`([^`]+)`|"([^"]+)"|'([^']+)')/.exec(trimmed);
  const text = (quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? trimmed).trim();
  const [, file] = fileAndSuffixPattern.exec(text) ?? [];
  if (file !== undefined) return file;
  if (quoted) return text;
  const noteAt = text.search(/[ \t](?:[(–—#→-]|=>)|(?<=[\w)\]/*}]):[ \t]/);
  return noteAt < 0 ? text : text.slice(0, noteAt).trim();
}

/** Returns the named part of a file: `get` for `src/a.py::Queue.get`, `Queue` for `src/a.py with class Queue`. */
export function getNamedPart(entry: string): string | null {
  const [, , suffix = ''] = fileAndSuffixPattern.exec(entry.trim().replaceAll('`', '')) ?? [];
  const [, symbol, described] =
    /^(?:::?|#)(?:[\w.:]*[.:])?([A-Za-z_]\w+)(?:\(\))?$|^\s+(?:with|has|contains|defines|exports)\s+(?:an? |the )?(?:new )?(?:class|function|method|struct|interface|type|enum|const(?:ant)?|component|hook)\s+(\w+)$/.exec(
      suffix,
    ) ?? [];
  return symbol ?? described ?? null;
}

const fileAndSuffixPattern =
  /^([\w@.()[\]/{}*$+-]*[\w)\]}]\.[A-Za-z]\w{0,9})((?:::?|#)[\w$].*|\s+[a-z]+\s(?!.*\.[A-Za-z]\w{0,4}$).*)$/s;

function explainUndecidable(path: string): string | null {
  if (path === '') return 'empty';
  if (path.length > maxPath) return 'too long for a path';
  if (/^~|^\$(?:HOME\b|\{HOME\})/i.test(path)) return 'a path in a home directory';
  if (/^[a-z][a-z+.-]+:\/\//i.test(path)) return 'a URL';
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)) return 'an absolute path';
  if (/<[^<>]*>|\$\{|\0/.test(path)) return 'a placeholder';
  if (nonPathPattern.test(path) || /^[\w.]+\(.*\)$/.test(path)) return 'no path';
  // A name with spaces is a path if it starts with a folder and has no comma: `docs/My notes.md`.
  if (/\s/.test(path) && (!/^[^\s/]+\//.test(path) || /[,;]\s|\s(?:and|or|&|\+)\s/.test(path))) return 'prose';
  if (/^\.{0,2}\/?$/.test(path.replace(/^(?:\.\/)+/, ''))) return 'the project itself';
  return null;
}

const nonPathPattern = /^(?:none|n\/a|null|tbd|todo|unknown|various|multiple|several|many|all|any|\.{3}|…|[-–—?]+)$/i;

/** Linux's limit for paths. */
const maxPath = 4096;

function normalizedPath(path: string): string {
  return posix.normalize(path).replace(/^\.\//, '');
}
