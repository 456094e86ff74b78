import { appendFileSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { tryReadRegular } from '../../system/files/atomic-file.ts';

/** Appends values, a JSON line each; nothing there is ever rewritten. After a line torn by a crash the first begins on its own. */
export function appendJsonLines(path: string, values: readonly object[]): void {
  appendMissing(path, values, () => null);
}

/** Appends the values that no line of the file is about, so that a restart adds none twice. */
export function appendMissing(path: string, values: readonly object[], keyOf: (line: string) => string | null): void {
  const before = tryReadRegular(path) ?? '';
  const there = new Set(before.split('\n').map(keyOf));
  const lines = values
    .map((value) => JSON.stringify(value))
    .filter((line) => keyOf(line) === null || !there.has(keyOf(line)));
  if (lines.length === 0) return;
  const file = openSync(path, 'a+');
  try {
    appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
