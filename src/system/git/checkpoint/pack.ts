import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GitCalls } from '../calls/git-calls.ts';

/**
 * Packs loose objects where there are many, because each version of a growing file is one. None is lost, reachable
 * or not, and no history is walked, so the cost is that of the objects alone.
 */
export async function packLooseObjects(git: GitCalls, { atLeast = manyObjects } = {}): Promise<number> {
  const objects = join(git.commonDir, 'objects');
  const folders = readdirSync(objects).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = folders.flatMap((folder) =>
    readdirSync(join(objects, folder)).flatMap((rest) => (/^[0-9a-f]{38,62}$/.test(rest) ? [`${folder}${rest}`] : [])),
  );
  if (names.length < atLeast) return 0;
  const args = ['pack-objects', '--quiet', '--window=4', '--threads=1', join(objects, 'pack', 'pack')];
  await git.run(args, { stdin: `${names.join('\n')}\n` });
  await git.run(['prune-packed', '--quiet']);
  return names.length;
}

const manyObjects = 2_000;

/** Packs tags: each plan has one for its checkpoint, in a folder of its own, and refs are listed several times a plan. */
export async function packTags(git: GitCalls): Promise<void> {
  await git.run(['pack-refs']);
}
