import { behindBracket, blockEnd, blockStart, indentedBlock, statementStart } from '../../system/text/brackets.ts';

/** A part of a test file whose failures nobody sees, or that does not run by itself. */
export interface IdlePart {
  readonly from: number;
  readonly to: number;
  /** The reason, for the end of a sentence. */
  readonly why: string;
  /** On a condition, so that it may have run. */
  readonly isConditional?: boolean;
  /** Whatever the machine: nothing else has to be known. */
  readonly isCertain?: boolean;
}

/** Finds the parts of a test file in which an assertion cannot fail its test. `code` is the file without comments and texts. */
export function idleParts(path: string, code: string): IdlePart[] {
  const finders = path.endsWith('.py')
    ? pythonFinders
    : path.endsWith('.rb')
      ? rubyFinders
      : /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(path)
        ? scriptFinders
        : braceFinders;
  return finders.flatMap((find) => find(code));
}

type Finder = (code: string) => IdlePart[];

const swallowed = 'its failure is caught and dropped';
const byEnvironment = 'it runs only where an environment variable is set';
const notCalled = 'its assertions stand in a function that nothing calls';
const notAwaited = 'its assertions run after it has ended, because nothing waits for them';
const nothingLoops = 'its assertions stand in a loop over nothing';
const constant = 'its assertions stand behind a condition that is never true';
const afterReturn = 'it returns before its assertions';

/** Reasons that depend on more than the text. */
export const doubtfulReasons: ReadonlySet<string> = new Set([byEnvironment, notCalled, notAwaited]);

const environment =
  /process\.env\b|import\.meta\.env\b|\bos\.(?:environ|getenv|Getenv|LookupEnv)\b|\bENV\[|\bSystem\.getenv\b|\benv::var|\bgetenv\s*\(|GetEnvironmentVariable|\bDeno\.env\b|\bBun\.env\b|ProcessInfo\b[^\n]*\benvironment\b/;

/** One statement of a handler that drops a failure: it does nothing, or prints. */
const dropping =
  /^(?:pass|nil|continue|\.\.\.|return(?:\s+(?:undefined|null|None|nil|true|false|void 0))?|(?:console|log|logger|fmt|System\.out|t|\w*[eE](?:x|rr|rror|xception)?)\.\w*(?:log|warn|info|debug|error|print)\w*\s*\(.*\)|(?:print|puts|println!?|echo)\b.*)$/i;

function isDropping(handler: string): boolean {
  return handler.split(/[;\n]/).every((statement) => statement.trim() === '' || dropping.test(statement.trim()));
}

function droppedTries(code: string): IdlePart[] {
  return [...code.matchAll(/\b(?:try|do)\s*\{/g)].flatMap(({ index, 0: words }) => {
    const open = index + words.length - 1;
    const to = behindBracket(code, open);
    const handler = /^\s*catch\b[^{]*\{/.exec(code.slice(to));
    if (handler === null) return [];
    const body = to + handler[0].length;
    const isDropped = isDropping(code.slice(body, behindBracket(code, body - 1) - 1));
    return isDropped ? [{ from: open, to, why: swallowed }] : [];
  });
}

/** `.catch(() => {})` at the end of a chain. */
function droppedRejections(code: string): IdlePart[] {
  const silent =
    /\.catch\(\s*(?:async\s*)?(?:[\w.]*noop|console\.\w+|\(?\s*\w*\s*\)?\s*=>\s*(?:\{([^{}]*)\}|undefined|null|void 0|\(\{\}\)|true|false|console\.\w+\([^()]*\))|function\s*\w*\([^)]*\)\s*\{([^{}]*)\})\s*\)/g;
  return [...code.matchAll(silent)]
    .filter(([, body = '', other = '']) => isDropping(body) && isDropping(other))
    .map(({ index }) => ({ from: statementStart(code, index), to: index, why: swallowed }));
}

/** `if (process.env.X) { … }`, and what stands behind `if (!process.env.X) return`. */
function conditionalParts(code: string): IdlePart[] {
  const asks = environmentAsked(code, (at) => blockEnd(code, at));
  return [...code.matchAll(/\bif\b\s*([^{\n]*)/g)].flatMap(({ index, 0: words }) => {
    const open = index + words.length - (words.endsWith('(') ? 1 : 0);
    const paren = code.indexOf('(', index);
    const isBracketed = paren >= 0 && /^if\s*\($/.test(code.slice(index, paren + 1));
    const condition = isBracketed ? code.slice(paren, behindBracket(code, paren)) : code.slice(index + 2, open);
    const why = /^\(\s*(?:false|0)\s*\)$/.test(condition) ? constant : asks(condition, index) ? byEnvironment : null;
    if (why === null) return [];
    const body = isBracketed ? behindBracket(code, paren) : open;
    const begins = /^\s*\{?\s*/.exec(code.slice(body))?.[0] ?? '';
    const from = body + begins.length;
    const to = begins.includes('{')
      ? behindBracket(code, body + begins.indexOf('{'))
      : from + Math.max(0, code.slice(from).search(/[;\n]|$/));
    if (!/\b(?:return|\w+\.[Ss]kip\w*)\b/.test(code.slice(from, to))) return [{ from, to, why }];
    return [{ from: to, to: blockEnd(code, to), why }];
  });
}

/** Callbacks that run after the test, where nothing in it waits. */
function lateCallbacks(code: string): IdlePart[] {
  const timers = /\b(?:setTimeout|setImmediate|setInterval|process\.nextTick|queueMicrotask)\s*\(/g;
  const events = /\.(?:on|once|addListener|addEventListener)\s*\(/g;
  const waits = /\bawait\b|\bdone\b|\bresolve\b|\bPromise\b|Timers?\b|\btick\b|\bplan\s*\(|\bwaitFor|\bcb\s*\(/;
  const fires =
    /\b(?:emit|dispatch\w*|fire\w*|trigger|click|press|write|end|close|destroy|request|send|get|post)\w*\s*\(/;
  const late = (pattern: RegExp, others: readonly RegExp[]) =>
    [...code.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      const to = behindBracket(code, index + words.length - 1);
      const around = code.slice(headerStart(code, index), index) + code.slice(to, blockEnd(code, to));
      return others.some((other) => other.test(around)) ? [] : [{ from: index, to, why: notAwaited }];
    });
  return [...late(timers, [waits, /\bcallback\b/]), ...late(events, [waits, fires])];
}

/** A chain or an assertion on a promise that is neither awaited nor returned. */
function looseChains(code: string): IdlePart[] {
  return [...code.matchAll(/\.(?:then|resolves|rejects)\b/g)].flatMap(({ index }) => {
    const start = statementStart(code, index);
    const before = code.slice(start, index);
    const isArrow = /=>\s*$/.test(code.slice(0, start + (/^\s*/.exec(before)?.[0].length ?? 0)));
    if (isArrow || /^\s*(?:return|await|yield|(?:const|let|var)\b|[\w.]+\s*=(?!=))|=>\s*\S/.test(before)) return [];
    const around = code.slice(headerStart(code, start), start);
    if (/\(\s*(?:done|cb|callback|resolve)\b/.test(around)) return [];
    const to = start + before.length;
    return [{ from: start, to: Math.max(to, statementEnd(code, index)), why: notAwaited }];
  });
}

/** `[].forEach(…)`, `for (const x of [])`. */
function emptyLoops(code: string): IdlePart[] {
  return [
    ...code.matchAll(
      /(?<![\w)\]])\[\s*\]\.\w+\s*\(|\b(?:for\s*\([^()]*\bof\s*\[\s*\]\s*|while\s*\(\s*(?:false|0)\s*)\)\s*\{?/g,
    ),
  ].map(({ index, 0: words }) => ({
    from: index,
    to: /[({]$/.test(words) ? behindBracket(code, index + words.length - 1) : statementEnd(code, index + words.length),
    why: nothingLoops,
  }));
}

/** Functions whose name stands nowhere else in the file. */
function uncalledFunctions(code: string): IdlePart[] {
  const declared =
    /(?<!\bexport\s+(?:default\s+)?(?:async\s+)?)\b(?:function\s+(\w+)\s*\([^)]*\)[^{]*|(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>\s*|(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s+)?function\s*\([^)]*\)\s*)\{/g;
  return [...code.matchAll(declared)].flatMap(({ index, 0: words, 1: one, 2: two, 3: three }) => {
    const name = one ?? two ?? three ?? '';
    const isAlone = code.split(new RegExp(`\\b${name}\\b`)).length === 2;
    const open = index + words.length - 1;
    return isAlone ? [{ from: open, to: behindBracket(code, open), why: notCalled }] : [];
  });
}

/** Code behind a `return` that depends on nothing. */
function afterReturns(code: string): IdlePart[] {
  return [...code.matchAll(/\breturn\b(?<=[{;\n]\s*return)[ \t]*(?:undefined|null)?[ \t]*(?:;|\n)/g)].flatMap(
    ({ index, 0: words }) => {
      const line = code.slice(statementStart(code, index), index);
      const before = code.slice(0, index).trimEnd();
      if (/\)$|\belse$/.test(before) || /\S/.test(line)) return [];
      const opener = blockStart(code, index);
      // Behind an `if`, a loop or a case it depends on something.
      const header = code.slice(statementStart(code, Math.max(0, opener - 1)), opener);
      if (/\b(?:if|else|for|while|switch|case|catch|select)\b/.test(header)) return [];
      const from = index + words.length;
      return [{ from, to: blockEnd(code, from), why: afterReturn }];
    },
  );
}

const braceFinders: readonly Finder[] = [
  droppedTries,
  droppedRejections,
  conditionalParts,
  lateCallbacks,
  looseChains,
  emptyLoops,
  afterReturns,
];

/** `assert.equal = () => {}`: no assertion of the file can fail. */
function replacedAssertions(code: string): IdlePart[] {
  const replaced =
    /\b(?:assert|expect)(?:\.strict)?\.\w+\s*=\s*(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|\w+\s*=>)/.test(code);
  return replaced ? [{ from: -1, to: code.length, why: 'its assertions were replaced', isCertain: true }] : [];
}

const scriptFinders: readonly Finder[] = [...braceFinders, uncalledFunctions, replacedAssertions];

const pythonFinders: readonly Finder[] = [
  // All tests of a class are left out before they begin.
  (code) =>
    [...code.matchAll(/^([ \t]+)def setUp(?:Class)?\([^\n]*\n\s+(?:self\.skipTest\(|raise [\w.]*SkipTest\b)/gm)].map(
      ({ index, 1: indent = '' }) => ({
        from: code.lastIndexOf('\nclass ', index),
        to: indentEnd(code, index, indent.length),
        why: 'a skipped test (skip)',
        isCertain: true,
      }),
    ),
  (code) =>
    [...code.matchAll(/^[ \t]*try:[ \t]*$/gm)].flatMap(({ index, 0: line }) => {
      const { from, to } = indentedBlock(code, index + line.length - 1);
      const handler = /^\s*except\b[^\n:]*:/.exec(code.slice(to));
      if (handler === null) return [];
      const at = to + handler[0].length - 1;
      const oneLine = /^:[ \t]*(\S[^\n]*)/.exec(code.slice(at))?.[1];
      const block = indentedBlock(code, at);
      return isDropping(oneLine ?? code.slice(block.from, block.to)) ? [{ from, to, why: swallowed }] : [];
    }),
  (code) =>
    [...code.matchAll(/^[ \t]*with\s+(?:contextlib\.)?suppress\s*\(/gm)].map(({ index, 0: line }) => ({
      ...indentedBlock(code, index + line.length - 2),
      why: swallowed,
    })),
  (code) => {
    const asks = environmentAsked(code, (at) =>
      indentEnd(code, at, (/^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', at) + 1))?.[0] ?? '').length),
    );
    return [...code.matchAll(/^([ \t]*)if\b([^\n]*):([^\n]*)$/gm)].flatMap(
      ({ index, 0: line, 1: indent = '', 2: condition = '', 3: rest = '' }) => {
        const why = /^\s*(?:False|0)\s*$/.test(condition) ? constant : asks(condition, index) ? byEnvironment : null;
        if (why === null) return [];
        const block = indentedBlock(code, index + indent.length);
        const body = rest.trim() === '' ? code.slice(block.from, block.to) : rest;
        if (!/\b(?:return|pytest\.skip|skipTest|SkipTest)\b/.test(body)) return [{ ...block, why }];
        const from = rest.trim() === '' ? block.to : index + line.length;
        return [{ from, to: indentEnd(code, from, indent.length), why }];
      },
    );
  },
  (code) =>
    [...code.matchAll(/^[ \t]*for\b[^\n]*\bin\s*(?:\[\s*\]|\(\s*\)|range\(0\)):/gm)].map(({ index, 0: line }) => ({
      ...indentedBlock(code, index + line.search(/\S/)),
      why: nothingLoops,
    })),
  (code) =>
    [...code.matchAll(/(?<!@[^\n]*\n)^[ \t]*(?:async\s+)?def\s+((?!test)\w+)\s*\(/gm)].flatMap(
      ({ index, 0: line, 1: name }) =>
        code.split(new RegExp(`\\b${name}\\b`)).length === 2 && !/^(?:pytest_|set|tear)/i.test(name ?? '')
          ? [{ ...indentedBlock(code, index + line.search(/\S/)), why: notCalled }]
          : [],
    ),
  (code) =>
    [...code.matchAll(/^([ \t]+)return[ \t]*(?:None)?[ \t]*$/gm)].flatMap(({ index, 0: line, 1: indent = '' }) => {
      const from = index + line.length;
      const to = indentEnd(code, from + 1, indent.length);
      const above = lineAbove(code, index, indent.length);
      return /^[ \t]*(?:async[ \t]+)?def\b/.test(above) ? [{ from, to, why: afterReturn }] : [];
    }),
];

const rubyFinders: readonly Finder[] = [
  (code) =>
    [...code.matchAll(/\bbegin\b([\s\S]*?)\brescue\b[^\n]*\n([\s\S]*?)\bend\b/g)].flatMap(
      ({ index, 1: body = '', 2: handler = '' }) =>
        isDropping(handler) ? [{ from: index, to: index + 'begin'.length + body.length, why: swallowed }] : [],
    ),
  (code) =>
    [...code.matchAll(/^[ \t]*(?:return|next|skip)\b[^\n]*\b(?:if|unless)\b([^\n]*)$/gm)].flatMap(
      ({ index, 0: line, 1: condition = '' }) =>
        environment.test(condition)
          ? [{ from: index + line.length, to: nextEnd(code, index + line.length), why: byEnvironment }]
          : [],
    ),
];

function nextEnd(code: string, from: number): number {
  const end = code.slice(from).search(/^\s*end\b/m);
  return end < 0 ? code.length : from + end;
}

/** The place from which lines are indented less than `indent`. */
function indentEnd(code: string, from: number, indent: number): number {
  for (const { index, 0: line } of code.slice(from).matchAll(/^[ \t]*(?=\S)/gm))
    if (line.length < indent) return from + index;
  return code.length;
}

/** The nearest line above that is indented less than `indent`. */
function lineAbove(code: string, at: number, indent: number): string {
  let end = at - 1;
  while (end > 0) {
    const begin = code.lastIndexOf('\n', end - 1) + 1;
    const line = code.slice(begin, end);
    const first = line.search(/\S/);
    if (first >= 0 && first < indent && !/^\s*[)\]}]/.test(line)) return line;
    end = begin - 1;
  }
  return '';
}

/** True for a condition at a place that reads the environment, or a variable of its block that was read from there. */
function environmentAsked(code: string, endOfBlock: (at: number) => number) {
  const given = [...code.matchAll(/\b(\w+)[ \t]*:?=(?!=)([^;\n]*)/g)]
    .filter(([, , value = '']) => environment.test(value))
    .map(({ index, 1: name = '' }) => ({ name, from: index, to: endOfBlock(index) }));
  return (condition: string, at: number) =>
    environment.test(condition) || given.some(({ name, from, to }) => at > from && at < to && hasWord(condition, name));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w.])${word}\\b`).test(text);
}

function statementEnd(code: string, from: number): number {
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at] as string;
    if (/[([{]/.test(sign)) at = behindBracket(code, at) - 1;
    else if (/[;)\]}]/.test(sign) || (sign === '\n' && !/^\s*[.?]/.test(code.slice(at + 1)))) return at;
  }
  return code.length;
}

/** The line of the brace that opens the block around `at`, with the arguments that its function takes. */
function headerStart(code: string, at: number): number {
  return code.lastIndexOf('\n', blockStart(code, at) - 2) + 1;
}
