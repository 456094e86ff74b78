import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { Git } from '../../system/git/git.ts';
import { isNamed } from '../checks/declared.ts';
import { isSecretFile } from '../checks/promised-path.ts';

/**
 * What plans promise and no commit can hold because git ignores it, a build output for example, as sentences: their
 * attempts could only fail. A plan that changes the rules itself is left alone, and so are documents.
 */
export async function ignoredPromises(plans: readonly Plan[], git: Git, prefix: string): Promise<string[]> {
  const promised = plans
    .filter((plan) => !isNamed(plan, `${prefix}.gitignore`, prefix))
    .flatMap(({ path: plan, mustHaves }) =>
      mustHaves.artifacts.map(({ path }) => ({ plan, path, files: examplesOf(path, prefix) })),
    );
  const files = promised
    .flatMap((each) => each.files)
    .filter((path) => !path.startsWith(`${prefix}.planning/`) && !isSecretFile(path));
  const rules = await git.ignoreRules([...new Set(files)]);
  return promised.flatMap(({ plan, path, files: examples }) => {
    const rule = examples.flatMap((file) => rules.get(file) ?? [])[0];
    return rule === undefined
      ? []
      : [
          `${plan} promises ${path}, which git ignores (${rule}), so no commit can contain it; promise its source files and check it with an <automated> command, or change the rule`,
        ];
  });
}

/** Paths that a promise may stand for, as git names them: one for each of `{a,b}`, with a letter for each `*`. */
function examplesOf(path: string, prefix: string): string[] {
  const [declared] = new DeclaredPaths([path], prefix).patterns;
  return (declared?.alternatives() ?? [])
    .map((each) => each.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
    .filter((each) => !each.startsWith('..'));
}
