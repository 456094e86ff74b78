import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, tryRead } from '../files/atomic-file.ts';
import { trackingFiles } from '../ledger/tracked.ts';

export { trackingFiles };

/** Remembers the tracking files as they are and returns how to set them back; that tells which had been changed. */
export function guardTrackingFiles(root: string): () => UndoneFile[] {
  const before = new Map(trackingFiles.map((file) => [file, tryRead(join(root, file))]));
  return () => setTrackingFilesBack(root, before);
}

/** A file that has its contents of before again; null for a file that is not there. */
export interface UndoneFile {
  readonly file: string;
  readonly before: string | null;
  readonly now: string | null;
}

/** Gives the tracking files these contents, null for none. Returns those that had others. */
export function setTrackingFilesBack(root: string, before: ReadonlyMap<string, string | null>): UndoneFile[] {
  return [...before].flatMap(([file, content]) => {
    const path = join(root, file);
    const now = tryRead(path);
    if (now === content && (content !== null || !exists(path))) return [];
    if (content === null) rmSync(path, { recursive: true, force: true });
    else {
      if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { recursive: true, force: true });
      replaceFile(path, content);
    }
    return [{ file, before: content, now }];
  });
}

/** Whether anything at all lies there, a broken link included. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
