import { commitObjects } from '../commit-object.ts';
import type { Git } from '../git.ts';
import { describeObjects, readObjects } from '../objects/object-reader.ts';
import { type DifferingEntry, isFile } from '../objects/trees.ts';
import { entriesBetween } from '../tree.ts';

export interface NewContent {
  readonly path: string;
  readonly text: string;
  readonly before: string;
}

/** A server takes no larger file. */
const maxBytes = 64 * 1024 * 1024;
const readAtOnce = 50;

/**
 * Contents that a push would bring: those that differ between two commits or trees, and those of each of the commits between
 * them, each once. A file that was only moved has none; `large` names those that are not read.
 */
export async function newContents(
  git: Git,
  {
    base,
    commit,
    commits,
  }: { readonly base: string; readonly commit: string; readonly commits: readonly { readonly sha: string }[] },
) {
  const whole = await entriesBetween(git, base, commit);
  const shas = commits.map(({ sha }) => sha);
  const objects = [...(await commitObjects(git, shas)).values()];
  const steps = objects.map(({ sha, parents }) => git.trees.differences(parents[0] ?? null, sha));
  const single = (await Promise.all(steps)).flat();
  const old = new Set(whole.map(({ was }) => was.id));
  const all = new Map([...single, ...whole].map((entry) => [`${entry.was.id} ${entry.is.id}`, entry]));
  const entries = [...all.values()].filter(({ is: { mode, id } }) => isFile(mode) && !old.has(id));
  const ids = entries.map(({ is }) => is.id);
  const sizes = await describeObjects(git, ids);
  const isLarge = (at: number) => (sizes[at]?.size ?? 0) > maxBytes;
  return {
    /** Words of the commits, and of their authors. */
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
    const some = entries.slice(at, at + readAtOnce);
    const gitObjects = await readObjects(
      git,
      some.flatMap(({ was, is }) => [was.id, is.id]),
    );
    const text = (which: number) => gitObjects[which]?.content.toString('utf8') ?? '';
    for (const [which, { path }] of some.entries()) yield { path, before: text(2 * which), text: text(2 * which + 1) };
  }
}
