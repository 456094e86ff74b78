import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { declaredPaths } from '../checks/declared.ts';
import { isSettings, looserSettings } from '../checks/looser-settings.ts';
import { narrowerJobs } from '../checks/narrower-jobs.ts';
import { testConfigRuleFor } from '../integrity/test-config.ts';
import type { CheckAnswer, Judged } from './check-answer.ts';
import { textsOf } from './test-integrity.ts';

/** No settings ask for less than before unless a plan says so; of undeclared ones of tests each change is refused elsewhere. */
export async function checkSettings({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { plan, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const paths = changed.filter(
    (path) => isSettings(path) && (declared.covers(path) || testConfigRuleFor(path) === undefined),
  );
  if (paths.length === 0) return { findings: [] };
  const texts = run.schedule.plans.map((each) => each.plan.text);
  const changes = await textsOf(paths.slice(0, 50), base, tree, git);
  const found = [
    ...looserSettings(changes, { texts, tests: changed.filter(isTestMaterial) }),
    ...narrowerJobs(changes, texts),
  ];
  return {
    findings: found.map(({ path, what, isLint }) => ({
      rule: isLint ? 'settings/looser-lint' : 'settings/looser',
      passed: false,
      subject: path,
      message: `${what}, and no plan ${isLint ? 'speaks of' : 'asks for'} it`,
    })),
  };
}
