import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';

/** Files with one writer, the orchestrator (I9), relative to the root. */
export const trackingFiles = [
  '.planning/STATE.md',
  '.planning/ROADMAP.md',
  '.planning/EXECUTION_LOG.md',
  '.planning/.orchestrator-state.json',
  '.planning/specialist-errors.jsonl',
] as const;

/** Remembers the tracking files as they are and returns how to set them back; that tells which had been changed. */
export function guardTrackingFiles(root: string): () => string[] {
  const before = trackingFiles.map((file) => ({ file, content: tryRead(join(root, file)) }));
  return () =>
    before.flatMap(({ file, content }) => {
      const path = join(root, file);
      if (tryRead(path) === content) return [];
      if (content === null) rmSync(path, { force: true });
      else replaceFile(path, content);
      return [file];
    });
}
