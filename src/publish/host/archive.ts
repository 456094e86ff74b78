import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import type { Fetch } from '../../system/http/proxy.ts';
import { ArtifactError, getReason, PermanentError } from './artifact-error.ts';

export interface ArchiveLimits {
  /** Limits the archive and, separately, its unpacked files. */
  maxBytes: number;
  maxFiles: number;
}

/**
 * Downloads at most `maxBytes` into a file. Returns its `sha256:` digest. @throws PermanentError if a retry can't help.
 */
export async function downloadBounded(
  url: string,
  file: string,
  { maxBytes, timeoutMs, fetch }: { maxBytes: number; timeoutMs: number; fetch: Fetch },
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { signal });
  if (answer.status !== 200 || answer.body === null) {
    await answer.body?.cancel();
    throw new ArtifactError(`the store answered with ${answer.status}`);
  }
  const digest = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, callback) {
      bytes += chunk.length;
      digest.update(chunk);
      callback(bytes > maxBytes ? new PermanentError(`it has more than ${maxBytes} bytes`) : null, chunk);
    },
  });
  await pipeline(answer.body, counted, createWriteStream(file), { signal });
  return `sha256:${digest.digest('hex')}`;
}

/**
 * Unpacks an untrusted archive into a new directory. All entries are checked before the first file is written: count,
 * size, safe names, no conflicts. Stops if a file is larger than declared. @throws PermanentError
 */
export async function unzipBounded(
  archive: string,
  targetDir: string,
  limits: ArchiveLimits,
): Promise<{ files: number; bytes: number }> {
  const { openPromise } = await import('yauzl');
  const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const zip = await openPromise(archive, options).catch((error: unknown) => {
    throw new PermanentError(`it is not a zip archive: ${getReason(error)}`, { cause: error });
  });
  try {
    const entries = await checkedEntries(zip, limits);
    await mkdir(targetDir, { recursive: true });
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
    for (const entry of files) {
      const path = join(targetDir, entry.fileName);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx', mode: 0o644 }));
    }
    return { files: files.length, bytes: files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) };
  } catch (error) {
    throw error instanceof PermanentError
      ? error
      : new PermanentError(`it cannot be unpacked: ${getReason(error)}`, { cause: error });
  } finally {
    zip.close();
  }
}

export async function zipFiles(folder: string, files: readonly string[]): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const stats = await Promise.all(files.map(async (name) => ({ name, mtime: (await stat(join(folder, name))).mtime })));
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  for (const { name, mtime } of stats) {
    const openFile = () => createReadStream(join(folder, name)).once('error', fail);
    zip.addReadStreamLazy(name, { mtime }, (give) => give(null, openFile()));
  }
  zip.end();
  return archive;
}

async function checkedEntries(zip: ZipFile, { maxBytes, maxFiles }: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > maxFiles)
    throw new PermanentError(`it has ${zip.entryCount} files; at most ${maxFiles} are accepted`);
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (bytes > maxBytes) throw new PermanentError(`its files have more than ${maxBytes} bytes together`);
    checkEntry(entry);
    entries.push(entry);
  }
  checkStandBySide(entries);
  return entries;
}

const fileTypes = { mask: 0o170000, plain: 0o100000, folder: 0o040000 };

function checkEntry(entry: Entry): void {
  const { fileName } = entry;
  const shown = JSON.stringify(fileName.slice(0, 100));
  // The mode is 0 in an archive that wasn't made on Unix.
  const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask;
  const isFolder = fileName.endsWith('/');
  if (type !== 0 && type !== (isFolder ? fileTypes.folder : fileTypes.plain))
    throw new PermanentError(`${shown} in it is neither a file nor a folder; a symlink could lead anywhere`);
  if (!entry.canDecodeFileData()) throw new PermanentError(`${shown} in it is encrypted or packed in an unknown way`);
  const parts = (isFolder ? fileName.slice(0, -1) : fileName).split('/');
  const isPlain = parts.every(
    (part) => /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\\:]{1,200}$/.test(part) && !/^\.\.?$/.test(part),
  );
  if (!isPlain || parts.length > 20) throw new PermanentError(`${shown} in it is not a plain name below a folder`);
}

/** Rejects duplicate names, and a file where another entry needs a directory. Ignores case, as some file systems do. */
function checkStandBySide(entries: readonly Entry[]): void {
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/')).map(({ fileName }) => fileName.toLowerCase());
  const names = new Set(files);
  if (names.size < files.length) throw new PermanentError('it has two files of one name');
  for (const { fileName } of entries)
    for (let folder = dirname(fileName.toLowerCase()); folder !== '.'; folder = dirname(folder))
      if (names.has(folder)) throw new PermanentError('it has a file where another one needs a folder');
}

/**
 * Lists all files below a directory. @throws ArtifactError for a symlink or other special file, because a symlink's
 * target would be stored.
 */
export async function listFilesToUpload(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ArtifactError(`${folder} cannot be listed: ${getReason(error)}`);
  });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      if (entry.isFile()) return path;
      throw new ArtifactError(`${JSON.stringify(path.slice(0, 200))} is not a plain file; only those are stored`);
    });
  if (files.length === 0) throw new ArtifactError(`there is no file in ${folder} to store`);
  return files.sort();
}
