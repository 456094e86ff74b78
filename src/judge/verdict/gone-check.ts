import { posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { presentFiles, textInTree } from '../../system/git/tree.ts';
import { namesFiles, namingFiles, stillNames } from '../checks/gone-files.ts';
import type { Finding } from '../rules/finding.ts';
import { belongsToOthers, type CheckAnswer, type Judged } from './check-answer.ts';
import { filesWith } from './commit-shape.ts';

/** Nothing that runs or builds the project still names a file that the work removed, unless another plan is to change it. */
export async function checkGone(judged: Judged): Promise<CheckAnswer> {
  const { changed, base, tree } = judged.candidate;
  const { git, prefix } = judged.run.workspace;
  // Tests that were taken out are a question of their own.
  const product = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && !isTestMaterial(path));
  const left = new Set(await presentFiles(git, tree, product));
  const lost = await presentFiles(git, base, product.filter((path) => !left.has(path)).slice(0, mostGone));
  if (lost.length === 0) return { findings: [] };
  const gone = [...lost];
  for (const folder of new Set(lost.map((path) => posix.dirname(path)).filter((each) => each !== '.')))
    if ((await git.trees.at(tree, folder)) === null) gone.push(`${folder}/`);
  const ignored = await git.ignores.rulesFor(gone);
  const isLater = belongsToOthers(judged);
  const words = gone.map((path) => posix.parse(path).name);
  const naming = (await filesWith(git, tree, words, namingFiles)).filter(
    (path) => namesFiles.test(path) && !isTestMaterial(path) && !isLater(path),
  );
  if (naming.length === 0) return { findings: [] };
  const findings: Finding[] = [];
  for (const path of naming.slice(0, mostGone)) {
    const [before, after] = [await textInTree(git, base, path), await textInTree(git, tree, path)];
    for (const name of gone.filter((each) => !ignored.has(each))) {
      const places = stillNames(path, before ?? '', after ?? '', name);
      if (places === null || (await presentFiles(git, tree, places)).length > 0) continue;
      const message = `still names ${name}, which this work removed`;
      findings.push({ rule: 'code/names-removed-file', passed: false, subject: path, message });
      break;
    }
  }
  return { findings };
}

/** Looking at more would take longer than it is worth. */
const mostGone = 100;
