import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';
import { trackingFiles } from '../ledger/tracked.ts';

export { trackingFiles };

/** Remembers the tracking files as they are and returns how to set them back; that tells which had been changed. */
export function guardTrackingFiles(root: string): () => string[] {
  const before = new Map(trackingFiles.map((file) => [file, tryRead(join(root, file))]));
  return () => setTrackingFilesBack(root, before);
}

/** Gives the tracking files these contents, null for none. Returns those that had others. */
export function setTrackingFilesBack(root: string, before: ReadonlyMap<string, string | null>): string[] {
  return [...before].flatMap(([file, content]) => {
    const path = join(root, file);
    if (tryRead(path) === content && (content !== null || !exists(path))) return [];
    if (content === null) rmSync(path, { recursive: true, force: true });
    else {
      if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { recursive: true, force: true });
      replaceFile(path, content);
    }
    return [file];
  });
}

/** Whether anything at all lies there, a broken link included. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
