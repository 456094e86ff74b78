import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { inTree, isNamed } from '../checks/declared.ts';
import { isUnwired, verifyKeyLinks } from '../checks/key-links.ts';
import type { Finding } from '../rules/finding.ts';
import type { CheckAnswer, Judged } from './check-answer.ts';

/**
 * Promised connections decide with `content`, where they can be searched at all (a `from` may be prose); with `auto` only where
 * the work made a file and left the one that was to use it as it was.
 */
export async function checkLinks({ candidate, run, files }: Judged): Promise<CheckAnswer> {
  const { plan, changed, base } = candidate;
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map((each) => each.plan);
  const { keyLinks } = plan.mustHaves;
  // Most plans promise none, and what it takes to read one is as large as the phase.
  const found = keyLinks.length === 0 ? [] : await verifyKeyLinks(files, keyLinks, linkContext(plan, plans));
  const work = changed.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const facts = {
    files,
    base: new TreeFiles(git, base, prefix),
    isDeclared: (path: string) => isNamed(plan, inTree(prefix, path), prefix),
  };
  const deciding = new Set<Finding>();
  for (const [at, link] of keyLinks.entries()) {
    const finding = found[at];
    const isAuto = run.policy.artifacts === 'auto' && finding?.passed === false;
    const isUnused = isAuto && (await isUnwired(link, work.slice(0, 200), facts));
    if (finding?.passed === false && (isUnused || run.policy.artifacts === 'content')) deciding.add(finding);
  }
  // Planners guess the form of a link: it is told only where this work wrote both of its ends.
  const isOwn = (path: string) => work.includes(path.replace(/^\.\//, ''));
  const unseen = found.filter((finding, at) => {
    const { from = '', to = '' } = keyLinks[at] ?? {};
    return finding.passed === false && !deciding.has(finding) && isOwn(from) && isOwn(to);
  });
  return {
    findings: [...deciding, ...unseen.map((finding): Finding => ({ ...finding, rule: 'promise/link-unseen' }))],
  };
}

/** The files that the plans of a phase speak of, and those that have still to be made, for links of one of them. */
function linkContext(plan: Plan, plans: readonly Plan[]) {
  const named = ({ filesModified, mustHaves }: Plan) =>
    new DeclaredPaths([...filesModified, ...mustHaves.artifacts.map(({ path }) => path)]).patterns.flatMap(
      ({ names }) => names ?? [],
    );
  const pending = plans.flatMap((each) => (each.hasSummary || each.id === plan.id ? [] : named(each)));
  return { known: [...new Set(plans.flatMap(named))], pending };
}
