import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ArtifactError, reason } from './artifact-error.ts';

/**
 * The paths of all files below a folder, from there. Throws an ArtifactError for one that is not a plain file, cannot be
 * read or has a name that the service refuses: of a symlink the target would be stored in its place.
 */
export async function filesToUpload(folder: string): Promise<string[]> {
  const root = resolve(folder);
  const files: string[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (!entry.isFile()) throw new ArtifactError(`${shown(path)} is not a plain file; only those are stored`);
      else if (unfit.test(path))
        throw new ArtifactError(`${shown(path)} has a name that artifacts cannot hold; rename it`);
      else files.push(path);
    }
  };
  await walk('').catch((error: unknown) => {
    throw error instanceof ArtifactError ? error : new ArtifactError(`${folder} cannot be listed: ${reason(error)}`);
  });
  if (files.length === 0) throw new ArtifactError(`there is no file in ${folder} to store`);
  for (const path of files)
    await access(join(root, path), constants.R_OK).catch((error: unknown) => {
      throw new ArtifactError(`${shown(path)} cannot be read: ${reason(error)}`);
    });
  return files.sort();
}

const unfit = /[\u0000-\u001f\u007f-\u009f\u2028\u2029":<>|*?\\]/;

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}
