import { appendFileSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { tryWithFile } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';

/** Appends values, a JSON line each; nothing there is ever rewritten. After a line torn by a crash the first begins on its own. */
export function appendJsonLines(path: string, values: readonly object[]): void {
  if (values.length === 0) return;
  const file = openSync(path, 'a+');
  try {
    const lines = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    appendFileSync(file, `${endsInMidLine(file) ? '\n' : ''}${lines}`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Appends the values that no line of the file is about, so that a restart adds none twice. */
export function appendMissing(path: string, values: readonly object[], keyOf: (line: string) => string): void {
  const missing = new Map(values.map((value) => [keyOf(JSON.stringify(value)), value]));
  tryWithFile(path, (file) => {
    for (const { text } of linesFromEnd(file)) {
      if (missing.size === 0) return;
      missing.delete(keyOf(text));
    }
  });
  appendJsonLines(path, [...missing.values()]);
}
