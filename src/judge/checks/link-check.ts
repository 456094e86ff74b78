import { posix } from 'node:path';
import { escapePattern } from '../../plan/claims/promised-text.ts';
import type { KeyLink } from '../../plan/phase/must-haves.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { textInTree } from '../../system/git/tree.ts';
import { inTree, isNamed } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';

/**
 * Finds promised connections of which the work made the target and nothing uses it: the source, which the plan declares, is as it
 * was. Of other links a planner may have guessed the form.
 */
export async function checkLinks(judged: Judged): Promise<Finding[]> {
  const { plan } = judged.candidate;
  const unwired: KeyLink[] = [];
  for (const link of plan.mustHaves.keyLinks) if (await isUnwired(link, judged)) unwired.push(link);
  const messages = unwired.map(({ from, to }) =>
    makeFindings('promise/link', `${from} → ${to}`, [`${from} is as it was`]),
  );
  return messages.flat();
}

async function isUnwired({ from, to }: KeyLink, { candidate, run }: Judged): Promise<boolean> {
  const { plan, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  if (!codePattern.test(from) || !codePattern.test(to)) return false;
  const [source, target] = [inTree(prefix, from), inTree(prefix, to)];
  if (!changed.includes(target) || changed.includes(source) || !isNamed(plan, source, prefix)) return false;
  if ((await textInTree(git, base, source)) === null || (await textInTree(git, base, target)) !== null) return false;
  const name = new RegExp(`\\b${escapePattern(posix.basename(to).replace(/\..*/, ''))}\\b`, 'i');
  const users = changed.filter((path) => path !== target && codePattern.test(path) && !isTestMaterial(path));
  for (const path of [source, ...users.slice(0, 200)])
    if (name.test((await textInTree(git, tree, path)) ?? '')) return false;
  return true;
}

const codePattern = /^[\w@.()[\]/-]+\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|rb|php|java|kts?|cs|swift|dart)$/;
