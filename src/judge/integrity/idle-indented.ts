import { indentedBlock } from '../../system/text/brackets.ts';
import {
  afterReturn,
  byEnvironment,
  constant,
  environment,
  environmentAsked,
  type Finder,
  isDropping,
  notCalled,
  nothingLoops,
  swallowed,
} from './idle-reasons.ts';

export const pythonFinders: readonly Finder[] = [
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

export const rubyFinders: readonly Finder[] = [
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
