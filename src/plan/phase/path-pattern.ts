/**
 * Files that `*`, `**`, `?` and `{a,b}` stand for. All steps are followed at once, so the time is bounded by the
 * product of both lengths: stars and nested braces cannot make it hang (I8).
 */
export class PathPattern {
  readonly #patterns: readonly string[];
  #compiled: Compiled | null = null;

  /** Of several patterns one has to match. */
  constructor(patterns: readonly string[]) {
    this.#patterns = patterns;
  }

  matches(file: string): boolean {
    const { steps, first } = this.#steps();
    let active = followSteps(steps, [first]);
    for (let index = 0; index < file.length; index++) {
      const char = file.charAt(index);
      const next: number[] = [];
      for (const at of active) {
        const step = steps[at] as PatternStep;
        if (isStepMatch(step, char)) for (const each of isLoop(step) ? [at] : step.next) next.push(each);
      }
      if (next.length === 0) return false;
      active = followSteps(steps, next);
    }
    return [...active].some((at) => steps[at]?.kind === 'end');
  }

  /** True also when no effort is left to find out. */
  meets(other: PathPattern, effort: Effort): boolean {
    const [one, two] = [this.#steps(), other.#steps()];
    const pairs = new Set([one.first * two.steps.length + two.first]);
    for (const pair of pairs) {
      if (--effort.left < 0) return true;
      const [at, also] = [Math.floor(pair / two.steps.length), pair % two.steps.length];
      const [a, b] = [one.steps[at] as PatternStep, two.steps[also] as PatternStep];
      if (a.kind === 'end' && b.kind === 'end') return true;
      const add = (next: number, nextAlso: number) => pairs.add(next * two.steps.length + nextAlso);
      if (isFree(a)) for (const next of a.next) add(next, also);
      if (isFree(b)) for (const next of b.next) add(at, next);
      if (!sharesCharacter(a, b)) continue;
      for (const next of isLoop(a) ? [at] : a.next)
        for (const nextAlso of isLoop(b) ? [also] : b.next) add(next, nextAlso);
    }
    return false;
  }

  #steps(): Compiled {
    if (this.#compiled === null) {
      const steps: PatternStep[] = [];
      const step = (kind: PatternStep['kind'], next: number[], char = ''): number =>
        steps.push({ kind, char, next }) - 1;
      const first = this.#patterns.map((pattern) => compilePattern(pattern, step));
      this.#compiled = { first: step('fork', first), steps };
    }
    return this.#compiled;
  }
}

/** Pairs of steps that may still be compared: many patterns against many others would take minutes. */
export interface Effort {
  left: number;
}

interface Compiled {
  readonly steps: readonly PatternStep[];
  readonly first: number;
}

/** One step of a pattern; the numbers are the steps that may follow. */
interface PatternStep {
  kind: 'char' | 'one' | 'segment' | 'all' | 'fork' | 'end';
  char: string;
  next: number[];
}

/** True for a step after which the next one is reached without reading a character. */
function isFree({ kind }: PatternStep): boolean {
  return kind === 'fork' || isLoop({ kind });
}

function isLoop({ kind }: Pick<PatternStep, 'kind'>): boolean {
  return kind === 'segment' || kind === 'all';
}

function sharesCharacter(a: PatternStep, b: PatternStep): boolean {
  if (a.kind === 'char') return isStepMatch(b, a.char);
  if (b.kind === 'char') return isStepMatch(a, b.char);
  return isStepMatch(a, 'a') && isStepMatch(b, 'a');
}

function isStepMatch({ kind, char }: PatternStep, expected: string): boolean {
  if (kind === 'char') return char === expected;
  return kind === 'all' || ((kind === 'one' || kind === 'segment') && expected !== '/');
}

/** The steps that are reached without reading a character. */
function followSteps(steps: readonly PatternStep[], from: readonly number[]): Set<number> {
  const reached = new Set(from);
  for (const at of reached) {
    const step = steps[at] as PatternStep;
    if (isFree(step)) for (const then of step.next) reached.add(then);
  }
  return reached;
}

type AddStep = (kind: PatternStep['kind'], next: number[], char?: string) => number;

/** Builds the steps from the last character to the first, so that each knows what follows it. */
function compilePattern(pattern: string, step: AddStep): number {
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

/** True at the slash of a folder name `**`, which means any number of folders, none included. */
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

/** Expands `{a,b}`, because a plan that promises `{a,b}.ts` promises both; null for more than 64 paths. */
export function listAlternatives(path: string): string[] | null {
  const pairs = [...bracePairs(path)].filter(([, { commas }]) => commas.length > 0);
  const [pair] = pairs.sort(([, one], [, other]) => one.open - other.open);
  if (pair === undefined) return [path];
  const [close, { open, commas }] = pair;
  const bounds = [open, ...commas, close];
  const choices = bounds.slice(1).map((end, at) => path.slice((bounds[at] ?? 0) + 1, end));
  return combineChoices(path.slice(0, open), choices, path.slice(close + 1));
}

function combineChoices(before: string, choices: readonly string[], after: string): string[] | null {
  const rest = listAlternatives(after);
  if (rest === null) return null;
  const matches: string[] = [];
  for (const choice of choices) {
    const inner = listAlternatives(choice);
    if (inner === null || matches.length + inner.length * rest.length > maxAlternatives) return null;
    for (const middle of inner) for (const end of rest) matches.push(before + middle + end);
  }
  return matches;
}

const maxAlternatives = 64;
