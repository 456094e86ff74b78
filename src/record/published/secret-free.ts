import { findTokens } from '../../settings/call/token-shapes.ts';
import { newContents } from '../../system/git/bundle/new-contents.ts';
import { listCommitsBetween } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { SecretFinder } from '../../system/text/secret-finder.ts';

/** Selects the saved work that may be pushed. Work with a secret of the job or a token stays in this repository. */
export async function secretFree<Work extends { readonly commit: string }>(
  git: Git,
  works: readonly Work[],
  base: string,
  secrets: readonly string[],
): Promise<Work[]> {
  const existing = checkedCommits.get(git) ?? new Map<string, boolean>();
  checkedCommits.set(git, existing);
  const finder = new SecretFinder(secrets);
  for (const { commit } of works)
    if (!existing.has(commit)) existing.set(commit, await containsSecret(git, commit, base, finder));
  return works.filter(({ commit }) => existing.get(commit) === false);
}

/** Cached, because records are published often and commits never change. */
const checkedCommits = new WeakMap<Git, Map<string, boolean>>();

async function containsSecret(git: Git, commit: string, base: string, finder: SecretFinder): Promise<boolean> {
  const commits = (await listCommitsBetween(git, commit, [base])).map((sha) => ({ sha }));
  const { words, paths, contents } = await newContents(git, { base, commit, commits });
  const count = (text: string) => finder.find(text).length + findTokens(text).flatMap(({ ranges }) => ranges).length;
  if ([...paths, ...words.map(({ text }) => text)].some((text) => count(text) > 0)) return true;
  for await (const { text, before } of contents) if (count(text) > count(before)) return true;
  return false;
}
