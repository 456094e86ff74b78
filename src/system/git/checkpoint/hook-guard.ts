import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Git } from '../git.ts';

/** `content` is base64; null for a link, which `leadsTo` something, and for what is neither link nor file. */
export const Hook = z.object({ content: z.base64().nullable(), mode: z.number(), leadsTo: z.string().nullable() });
type Hook = z.output<typeof Hook>;

export type Hooks = ReadonlyMap<string, Hook>;

/**
 * Reads hooks before an attempt, without git's samples. Null where they are not ours to restore: in a linked work
 * tree, whose hooks all share, or where the folder is a link.
 */
export function readHooks(git: Git): Hooks | null {
  const found = lstatSync(hooksFolder(git), { throwIfNoEntry: false });
  if (git.isLinked || (found !== undefined && !found.isDirectory())) return null;
  return new Map(found === undefined ? [] : hookNames(hooksFolder(git)).map((name) => [name, readHook(git, name)]));
}

/**
 * Restores hooks. We run none, but the user's next git would: what the attempt planted is deleted, or moved to
 * `aside` where a person may have made it. Returns the names that were off.
 */
export function restoreHooks(git: Git, before: Hooks, aside: string | null): string[] {
  const folder = hooksFolder(git);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory()) rmSync(folder, { force: true });
  const now = found?.isDirectory() ? hookNames(folder) : [];
  const off = [...new Set([...now, ...before.keys()])].filter((name) => {
    const is = now.includes(name) ? readHook(git, name) : undefined;
    return JSON.stringify(before.get(name)) !== JSON.stringify(is);
  });
  for (const name of off) {
    const path = join(folder, name);
    if (aside !== null && now.includes(name)) {
      mkdirSync(join(aside, '.git', 'hooks'), { recursive: true });
      renameSync(path, join(aside, '.git', 'hooks', name));
    }
    rmSync(path, { recursive: true, force: true });
    const hook = before.get(name);
    if (hook === undefined) continue;
    mkdirSync(folder, { recursive: true });
    if (hook.leadsTo !== null) symlinkSync(hook.leadsTo, path);
    if (hook.content === null) continue;
    writeFileSync(path, hook.content, 'base64');
    chmodSync(path, hook.mode);
  }
  return off;
}

function readHook(git: Git, name: string): Hook {
  const path = join(hooksFolder(git), name);
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return { content: null, mode: 0, leadsTo: readlinkSync(path) };
  return { content: found.isFile() ? readFileSync(path, 'base64') : null, mode: found.mode & 0o777, leadsTo: null };
}

function hookNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.endsWith('.sample'));
}

function hooksFolder({ commonDir }: Git): string {
  return join(commonDir, 'hooks');
}
