import { findTokens } from '../../settings/call/token-shapes.ts';
import { newContents } from '../../system/git/bundle/new-contents.ts';
import { commitsBetween } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { SecretFinder } from '../../system/text/secret-finder.ts';

/** Those of the kept works that may leave this machine: what holds a secret of the job, or a token's form, stays under its ref here. */
export async function secretFree<Work extends { readonly commit: string }>(
  git: Git,
  works: readonly Work[],
  base: string,
  secrets: readonly string[],
): Promise<Work[]> {
  const existing = knownWorks.get(git) ?? new Map<string, boolean>();
  knownWorks.set(git, existing);
  const finder = new SecretFinder(secrets);
  for (const { commit } of works)
    if (!existing.has(commit)) existing.set(commit, await holdsSecret(git, commit, base, finder));
  return works.filter(({ commit }) => existing.get(commit) === false);
}

/** A record is published often, and a commit does not change. */
const knownWorks = new WeakMap<Git, Map<string, boolean>>();

async function holdsSecret(git: Git, commit: string, base: string, finder: SecretFinder): Promise<boolean> {
  const commits = (await commitsBetween(git, commit, [base])).map((sha) => ({ sha }));
  const { words, paths, contents } = await newContents(git, { base, commit, commits });
  const count = (text: string) => finder.find(text).length + findTokens(text).flatMap(({ ranges }) => ranges).length;
  if ([...paths, ...words.map(({ text }) => text)].some((text) => count(text) > 0)) return true;
  for await (const { text, before } of contents) if (count(text) > count(before)) return true;
  return false;
}
