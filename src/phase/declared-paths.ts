import { posix } from 'node:path';

/** What one entry of `files_modified`, `artifacts[].path` or `<files>` means. */
export type DeclaredPath = DeclaredPattern | UndecidablePath;

export interface DeclaredPattern {
  readonly kind: 'pattern';
  /** The path alone, with `/`, without a remark or quotes; a folder that was written as one ends with `/`. */
  readonly path: string;
  /** False when the path names one file or folder. */
  readonly isGlob: boolean;
  /** Every file or folder it stands for, `{a,b}` written out; null where `*`, `?` or a placeholder leaves that open. */
  readonly names: readonly string[] | null;
  /** The text that every covered path starts with. */
  readonly prefix: string;
  /** Whether a file is meant. A name also covers what lies below it, because a plan may name a folder without its slash. */
  readonly covers: (file: string) => boolean;
}

/** An entry that no file of the repository can be compared with. It must never decide anything. */
export interface UndecidablePath {
  readonly kind: 'undecidable';
  /** What the entry is: "an absolute path". */
  readonly why: string;
}

/**
 * Reads one declared path: a name, `folder/`, `*`, `**`, `?` and `{a,b}`, in backticks or with a remark behind it. Square
 * brackets stay literal because `app/[id]/page.tsx` is a route. `prefix` is the folder of the project in its repository
 * (`sub/`); with it the pattern covers paths as git names them.
 */
export function parseDeclaredPath(text: string, prefix = ''): DeclaredPath {
  const bare = withoutAnnotation(text);
  const why = undecidable(bare);
  if (why !== null) return { kind: 'undecidable', why };
  const path = normalized(prefix + bare.replaceAll('\\', '/'));
  const open = path.search(/[*?{]/);
  if (open < 0) {
    const folder = path.endsWith('/') ? path : `${path}/`;
    const covers = (file: string): boolean => file === path || file.startsWith(folder);
    return { kind: 'pattern', path, isGlob: false, names: [path], prefix: path, covers };
  }
  let matches: ((file: string) => boolean) | null = null;
  const start = path.slice(0, open);
  // What has to stand in the name whatever the rest is: it spares most files the steps.
  const literals = path.includes('{') ? [] : path.split(/\*+\/?|\?/);
  const covers = (file: string): boolean => {
    if (!file.startsWith(start) || !literals.every((literal) => file.includes(literal))) return false;
    matches ??= matcher(path.endsWith('/') ? `${path}**` : path);
    return matches(file);
  };
  return { kind: 'pattern', path, isGlob: true, names: namesIn(path), prefix: start, covers };
}

function namesIn(path: string): readonly string[] | null {
  const names = /[*?]/.test(path) ? null : alternatives(path);
  return names === null || names.some((name) => name.includes('{')) ? null : names.map((name) => posix.normalize(name));
}

/**
 * Whether an entry names a file so that a reader of the plan sees it: by its own name, written out or in `{a,b}`, or by a
 * folder that `isWhole` says is meant with all that is in it. `*`, `**` and `?` name nothing.
 */
export function namesFile(
  entry: DeclaredPath,
  file: string,
  isWhole: (folder: string) => boolean = () => false,
): boolean {
  if (entry.kind === 'undecidable' || entry.names === null) return false;
  return entry.names.some((name) => {
    if (name === file) return true;
    const folder = name.endsWith('/') ? name : `${name}/`;
    return file.startsWith(folder) && isWhole(folder);
  });
}

/**
 * The paths that `{a,b}` stands for, because a plan that promises `{a,b}.ts` promises both; the path itself when it has no
 * such braces, null when they stand for more than 64.
 */
export function alternatives(path: string): string[] | null {
  const pairs = [...bracePairs(path)].filter(([, { commas }]) => commas.length > 0);
  const [pair] = pairs.sort(([, one], [, other]) => one.open - other.open);
  if (pair === undefined) return [path];
  const [close, { open, commas }] = pair;
  const bounds = [open, ...commas, close];
  const choices = bounds.slice(1).map((end, at) => path.slice((bounds[at] ?? 0) + 1, end));
  return combined(path.slice(0, open), choices, path.slice(close + 1));
}

function combined(before: string, choices: readonly string[], after: string): string[] | null {
  const rest = alternatives(after);
  if (rest === null) return null;
  const found: string[] = [];
  for (const choice of choices) {
    const inner = alternatives(choice);
    if (inner === null || found.length + inner.length * rest.length > maxAlternatives) return null;
    for (const middle of inner) for (const end of rest) found.push(before + middle + end);
  }
  return found;
}

const maxAlternatives = 64;

/** `src/a.ts (new)`, `src/a.ts - the page`, `src/a.ts # new` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export function withoutAnnotation(item: string): string {
  const trimmed = item.trim();
  const quoted = /^(?:`([^`]+)`|"([^"]+)"|'([^']+)')/.exec(trimmed);
  if (quoted) return (quoted[1] ?? quoted[2] ?? quoted[3] ?? '').trim();
  const note = trimmed.search(/[ \t](?:[(–—#→-]|=>)|(?<=[\w)\]/*}]):[ \t]/);
  return note < 0 ? trimmed : trimmed.slice(0, note).trim();
}

/** Why a text names no path of the repository; null when it does. */
function undecidable(path: string): string | null {
  if (path === '') return 'empty';
  if (path.length > longestPath) return 'too long for a path';
  if (/^~|^\$(?:HOME\b|\{HOME\})/.test(path)) return "a path in somebody's home directory";
  if (/^[a-z][a-z+.-]+:\/\//i.test(path)) return 'a URL';
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)) return 'an absolute path';
  if (/<[^<>]*>|\$\{|\0/.test(path)) return 'a placeholder';
  if (noPath.test(path)) return 'no path';
  // A name with blanks is a path when it starts with a folder and has no comma: `docs/My notes.md`.
  if (/\s/.test(path) && (!/^[^\s/]+\//.test(path) || /[,;]\s|\s(?:and|or|&|\+)\s/.test(path))) return 'prose';
  if (/^\.{0,2}\/?$/.test(path.replace(/^(?:\.\/)+/, ''))) return 'the project itself';
  return null;
}

const noPath = /^(?:none|n\/a|null|tbd|todo|unknown|various|multiple|several|many|all|any|\.{3}|…|[-–—?]+)$/i;

/** The longest path that Linux opens. */
const longestPath = 4096;

function normalized(path: string): string {
  return posix.normalize(path).replace(/^\.\//, '');
}

/** One step of a pattern; the numbers are the steps that may follow. */
interface Step {
  kind: 'char' | 'one' | 'segment' | 'all' | 'fork' | 'end';
  char: string;
  next: number[];
}

/**
 * Compiles a pattern to steps and follows all of them at once over the file name. The time is bounded by the product of
 * both lengths whatever the pattern is: stars and nested braces cannot make it hang (I8).
 */
function matcher(pattern: string): (file: string) => boolean {
  const steps: Step[] = [];
  const step = (kind: Step['kind'], next: number[], char = ''): number => steps.push({ kind, char, next }) - 1;
  const first = compile(pattern, step);
  return (file) => {
    let active = followed(steps, [first]);
    for (let index = 0; index < file.length; index++) {
      const char = file[index];
      const next: number[] = [];
      for (const at of active) {
        const { kind, char: wanted, next: then } = steps[at] as Step;
        if (kind === 'char' ? char === wanted : kind === 'one' ? char !== '/' : false) next.push(...then);
        else if (kind === 'all' || (kind === 'segment' && char !== '/')) next.push(at);
      }
      if (next.length === 0) return false;
      active = followed(steps, next);
    }
    return [...active].some((at) => steps[at]?.kind === 'end');
  };
}

/** The steps that are reached without reading a character. */
function followed(steps: readonly Step[], from: readonly number[]): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    const { kind, next } = steps[at] as Step;
    if (kind === 'fork' || kind === 'segment' || kind === 'all') for (const then of next) reached.add(then);
  }
  return reached;
}

type AddStep = (kind: Step['kind'], next: number[], char?: string) => number;

/** Builds the steps from the last character to the first, so that each knows what follows it. */
function compile(pattern: string, step: AddStep): number {
  const pairs = bracePairs(pattern);
  const build = (from: number, to: number, last: number): number => {
    let next = last;
    for (let at = to - 1; at >= from; at--) {
      const pair = pairs.get(at);
      if (pair !== undefined) {
        const bounds = [pair.open, ...pair.commas, at];
        const then = next;
        next =
          pair.commas.length === 0
            ? step('segment', [then]) // `{name}` is a placeholder
            : step(
                'fork',
                bounds.slice(1).map((end, index) => build((bounds[index] ?? 0) + 1, end, then)),
              );
        at = pair.open;
      } else if (isAnyFolders(pattern, at) && at - 2 >= from) {
        next = step('fork', [step('all', [step('char', [next], '/')]), next]);
        at -= 2;
      } else if (pattern[at] === '*' && pattern[at - 1] === '*' && at - 1 >= from) {
        next = step('all', [next]);
        at--;
      } else if (pattern[at] === '*') next = step('segment', [next]);
      else if (pattern[at] === '?') next = step('one', [next]);
      else next = step('char', [next], pattern[at]);
    }
    return next;
  };
  return build(0, pattern.length, step('end', []));
}

/** Whether the slash of a folder name `**` stands here, which means any number of folders, none included. */
function isAnyFolders(pattern: string, at: number): boolean {
  return pattern.slice(at - 2, at + 1) === '**/' && /^$|[/{,]/.test(pattern.charAt(at - 3));
}

/** The braces of a pattern by their closing one, with the commas that stand directly inside. */
function bracePairs(pattern: string): Map<number, { open: number; commas: number[] }> {
  const pairs = new Map<number, { open: number; commas: number[] }>();
  const opened: { open: number; commas: number[] }[] = [];
  for (let at = pattern.indexOf('{'); at >= 0 && at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '{') opened.push({ open: at, commas: [] });
    else if (char === ',') opened.at(-1)?.commas.push(at);
    else if (char === '}') {
      const pair = opened.pop();
      if (pair) pairs.set(at, pair);
    }
  }
  return pairs;
}
