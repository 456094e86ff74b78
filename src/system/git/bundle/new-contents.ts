import type { Git } from '../git.ts';
import { describeObjects, readObjects } from '../git-object.ts';

/** A new content of a file, with the one before it; empty for a new file. */
export interface NewContent {
  readonly path: string;
  readonly text: string;
  readonly before: string;
}

/** A server takes no larger file. */
const mostBytes = 64 * 1024 * 1024;
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
  const raw = ['-r', '--raw', '--no-renames', '--no-abbrev'];
  const log = ['log', '--no-walk=unsorted', '--stdin', '--format=', '--diff-merges=first-parent', ...raw];
  const stdin = commits.map(({ sha }) => `${sha}\n`).join('');
  const whole = entriesIn(await git.read(['diff-tree', ...raw, base, commit, '--']));
  const single = commits.length === 0 ? [] : entriesIn(await git.read(log, { stdin }));
  const old = new Set(whole.map(({ was }) => was));
  const all = new Map([...single, ...whole].map((entry) => [`${entry.was} ${entry.is}`, entry]));
  const entries = [...all.values()].filter(({ mode, is }) => /^(100|120)/.test(mode) && !old.has(is));
  const ids = entries.map(({ is }) => is);
  const sizes = await describeObjects(git, ids);
  const isLarge = (at: number) => (sizes[at]?.size ?? 0) > mostBytes;
  return {
    paths: entries.map(({ path }) => path),
    large: entries.filter((_, at) => isLarge(at)).map(({ path }) => path),
    contents: contentsOf(
      git,
      entries.filter((_, at) => !isLarge(at)),
    ),
  };
}

function entriesIn(raw: string) {
  return raw.split('\n').flatMap((line) => {
    const [, mode, was, is, path] = /^:\d+ (\d+) ([0-9a-f]+) ([0-9a-f]+) \w\t(.*)$/.exec(line) ?? [];
    return mode && was && is && path ? [{ mode, was, is, path }] : [];
  });
}

async function* contentsOf(git: Git, entries: ReturnType<typeof entriesIn>): AsyncGenerator<NewContent> {
  for (let at = 0; at < entries.length; at += readAtOnce) {
    const some = entries.slice(at, at + readAtOnce);
    const found = await readObjects(
      git,
      some.flatMap(({ was, is }) => [was, is]),
    );
    const text = (which: number) => found[which]?.content.toString('utf8') ?? '';
    for (const [which, { path }] of some.entries()) yield { path, before: text(2 * which), text: text(2 * which + 1) };
  }
}
