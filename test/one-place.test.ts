import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';

const src = join(import.meta.dirname, '../src');
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ file: basename(path), text: withoutComments(readFileSync(join(src, path), 'utf8')) }));

/** A decision, the code that makes it, and the files that may hold such code. */
const decisions: [string, RegExp, string[]][] = [
  ['a blocked signal is made in blocked.ts', /\bCompletionSignal\.blocked\(/, ['blocked.ts']],
  [
    'exit codes other than 0 and 1 stand in exit-status.ts',
    /\b(?:exitCode|exit-code'?)\b[^;\n]*?[^\w.](?:3|6[4-9]|7[0-8])\b|process\.exit\(\d/,
    [],
  ],
  ['the rest of a list is counted in text.ts', /and \$\{[\w.]+ - [\w.]+\} more/, ['text.ts']],
  ['ids of commits are shortened in text.ts', /(?:sha|commit|head|tip)\.slice\(0, \d+\)/i, ['text.ts']],
  ['texts end with an ellipsis in text.ts', /\.slice\(0, [\w -]+\)\}…`/, []],
  ['words are quoted for a shell in text.ts', /replaceAll\("'", .'\\+''/, ['text.ts']],
  ['the names of agents stand in agents.json', /'codex'/, ['codex.ts']],
];

test.each(decisions)('%s', (_, pattern, files) => {
  const holders = code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(holders.sort()).toEqual(files);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
