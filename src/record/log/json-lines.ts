import { appendFileSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { tryReadRegular } from '../../system/files/atomic-file.ts';

/** Appends JSON lines without rewriting the file. Starts a new line if a crash tore the last one. */
export function appendJsonLines(path: string, values: readonly object[]): void {
  appendMissing(path, values, () => null);
}

/** Appends only values whose key is missing, so that a restart adds no duplicates. */
export function appendMissing(path: string, values: readonly object[], keyOf: (line: string) => string | null): void {
  const currentText = tryReadRegular(path) ?? '';
  const existingKeys = new Set(currentText.split('\n').map(keyOf));
  const lines = values
    .map((value) => JSON.stringify(value))
    .filter((line) => keyOf(line) === null || !existingKeys.has(keyOf(line)));
  if (lines.length === 0) return;
  const file = openSync(path, 'a+');
  try {
    appendFileSync(file, `${currentText === '' || currentText.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
