import { decided, type Finding, makeFindings } from '../rules/finding.ts';

import type { GateContext } from './judge-environment.ts';

/** Its rows stand under `accept` in the configuration file now. */
const oldFile = '.github/phase-executor-flaky.yml';

/** Warnings about acceptances that do not count: those whose day is over, and those of a file that is not read. */
export async function staleAcceptances({ policy, workspace: { git }, found }: GateContext): Promise<Finding[]> {
  const isThere = (await git.trees.at(found.startCommit, oldFile)) !== null;
  const expired = policy.expired.flatMap(({ rule, file, test = file, until }) =>
    makeFindings('accept/expired', `${rule} of ${test}`, [`expired on ${until}; it does not count`]),
  );
  const old = makeFindings('accept/old-file', oldFile, isThere ? ['is not read any more'] : []);
  return decided([...expired, ...old], policy);
}
