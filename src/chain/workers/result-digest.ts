import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export function digestResult(folder: string): string {
  return digestHashes(
    new Map(listFilesBelow(folder).map((path) => [path, hashContent(readFileSync(join(folder, path)))])),
  );
}

export function listFilesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

export function digestHashes(hashes: ReadonlyMap<string, string>): string {
  const lines = [...hashes.keys()].sort().map((path) => `${path}\0${hashes.get(path)}\n`);
  return `sha256:${hashContent(lines.join(''))}`;
}

export function hashContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
