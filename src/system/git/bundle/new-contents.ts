import { commitObjects } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects, readObjects } from '../objects/object-reader.ts';
import { type DifferingEntry, isFile } from '../objects/trees.ts';
import { listEntriesBetween } from '../tree.ts';

export interface NewContent {
  readonly path: string;
  readonly text: string;
  readonly before: string;
}

/** Servers don't accept larger files. */
const maxBytes = 64 * 1024 * 1024;
const readAtOnce = 50;

/** Returns the contents that a push would add, once each. Moved files are skipped; `large` aren't read. */
export async function newContents(
  git: Git,
  {
    base,
    commit,
    commits,
  }: { readonly base: string; readonly commit: string; readonly commits: readonly { readonly sha: string }[] },
) {
  const rangeEntries = await listEntriesBetween(git, base, commit);
  const shas = commits.map(({ sha }) => sha);
  const objects = [...(await commitObjects(git, shas)).values()];
  const steps = objects.map(({ sha, parents }) => git.trees.differences(parents[0] ?? null, sha));
  const stepEntries = (await Promise.all(steps)).flat();
  const oldIds = new Set(rangeEntries.map(({ was }) => was.id));
  const entriesByChange = new Map(
    [...stepEntries, ...rangeEntries].map((entry) => [`${entry.was.id} ${entry.is.id}`, entry]),
  );
  const entries = [...entriesByChange.values()].filter(({ is: { mode, id } }) => isFile(mode) && !oldIds.has(id));
  const ids = entries.map(({ is }) => is.id);
  const sizes = await describeObjects(git, ids);
  const isLarge = (at: number) => (sizes[at]?.size ?? 0) > maxBytes;
  return {
    words: objects.map(({ sha, head, message }) => ({ sha, text: `${head}\n\n${message}` })),
    paths: entries.map(({ path }) => path),
    large: entries.filter((_, at) => isLarge(at)).map(({ path }) => path),
    contents: readNewContents(
      git,
      entries.filter((_, at) => !isLarge(at)),
    ),
  };
}

async function* readNewContents(git: Git, entries: readonly DifferingEntry[]): AsyncGenerator<NewContent> {
  for (let at = 0; at < entries.length; at += readAtOnce) {
    const batch = entries.slice(at, at + readAtOnce);
    const gitObjects = await readObjects(
      git,
      batch.flatMap(({ was, is }) => [was.id, is.id]),
    );
    const text = (index: number) => gitObjects[index]?.content.toString('utf8') ?? '';
    for (const [index, { path }] of batch.entries()) yield { path, before: text(2 * index), text: text(2 * index + 1) };
  }
}
