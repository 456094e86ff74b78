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
  /** Of the archive itself, and of all its files together. */
  maxBytes: number;
  maxFiles: number;
}

/** Downloads at most `maxBytes` into a file. Returns its `sha256:` digest. @throws PermanentError where no retry can help. */
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
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      digest.update(chunk);
      done(bytes > maxBytes ? new PermanentError(`it has more than ${maxBytes} bytes`) : null, chunk);
    },
  });
  await pipeline(answer.body, counted, createWriteStream(file), { signal });
  return `sha256:${digest.digest('hex')}`;
}

/**
 * Unpacks an untrusted archive into a new folder. Its whole directory is checked before the first file is written:
 * number, size, plain names below the folder, no conflicts. A file larger than the directory says ends it.
 * @throws PermanentError
 */
export async function unzipBounded(
  archive: string,
  into: string,
  limits: ArchiveLimits,
): Promise<{ files: number; bytes: number }> {
  const { openPromise } = await import('yauzl');
  const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const zip = await openPromise(archive, options).catch((error: unknown) => {
    throw new PermanentError(`it is not a zip archive: ${getReason(error)}`, { cause: error });
  });
  try {
    const entries = await checkedEntries(zip, limits);
    await mkdir(into, { recursive: true });
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
    for (const entry of files) {
      const path = join(into, entry.fileName);
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

/** Packs files of a folder while the archive is read. A file that cannot be read fails the archive. */
export async function zipFiles(folder: string, files: readonly string[]): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const stats = await Promise.all(files.map(async (name) => ({ name, mtime: (await stat(join(folder, name))).mtime })));
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  for (const { name, mtime } of stats) {
    const open = () => createReadStream(join(folder, name)).once('error', fail);
    zip.addReadStreamLazy(name, { mtime }, (give) => give(null, open()));
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
  // The mode is 0 in an archive that was not made on Unix.
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

/** Refuses repeated names and a file where another needs a folder. Case is ignored, because some disks do. */
function checkStandBySide(entries: readonly Entry[]): void {
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/')).map(({ fileName }) => fileName.toLowerCase());
  const names = new Set(files);
  if (names.size < files.length) throw new PermanentError('it has two files of one name');
  for (const { fileName } of entries)
    for (let folder = dirname(fileName.toLowerCase()); folder !== '.'; folder = dirname(folder))
      if (names.has(folder)) throw new PermanentError('it has a file where another one needs a folder');
}

/** Paths of all files below a folder. @throws ArtifactError for one that is not a plain file: of a symlink the target would be stored. */
export async function filesToUpload(folder: string): Promise<string[]> {
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
