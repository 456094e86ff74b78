import { behindBracket, blockEnd, blockStart, statementStart } from '../../system/text/brackets.ts';
import { pythonFinders, rubyFinders } from './idle-indented.ts';
import {
  afterReturn,
  byEnvironment,
  constant,
  environmentAsked,
  type Finder,
  type IdlePart,
  isDropping,
  notAwaited,
  notCalled,
  nothingLoops,
  swallowed,
} from './idle-reasons.ts';

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
