import { z } from 'zod';
import type { WantedCheck } from './host-checks.ts';
import { type Host, largePages } from './host-client.ts';
import { unlessRefused } from './host-error.ts';

export interface Rule {
  readonly type: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly ruleset_id?: number;
}

export function fetchBranchRules(branch: string, host: Host): Promise<Rule[]> {
  return host.paginate(host.rest.repos.getBranchRules, { ...host.here, ...largePages, branch });
}

/**
 * False for a ruleset that is inactive or that this token can bypass. The token may not be able to read an
 * organization's ruleset.
 */
export async function boundRuleset(id: number, host: Host): Promise<boolean> {
  const asking = host.rest.repos.getRepoRuleset({ ...host.here, ruleset_id: id }).then(({ data }) => data);
  const ruleset = await unlessRefused(asking, [403, 404], null);
  if (ruleset === null) return true;
  const { enforcement, current_user_can_bypass: bypass = '' } = ruleset;
  return enforcement === 'active' && bypass !== 'always' && bypass !== 'exempt';
}

const Required = z.object({
  required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.number().nullish() })),
});

interface RequiredChecks {
  readonly checks?: readonly { readonly context: string; readonly app_id?: number | null }[];
}

/** Lists the checks that rules or classic branch protection require, including ours. */
export async function listRequiredChecks(branch: string, rules: readonly Rule[], host: Host): Promise<WantedCheck[]> {
  const ruled = rules.flatMap(({ type, parameters }) =>
    type === 'required_status_checks' ? (Required.safeParse(parameters).data?.required_status_checks ?? []) : [],
  );
  const { data } = await host.rest.repos.getBranch({ ...host.here, branch });
  const { checks = [] } = (data.protection?.required_status_checks ?? {}) as RequiredChecks;
  const foundChecks = [
    ...ruled.map(({ context, integration_id: app = null }) => ({ name: context, app })),
    ...checks.map(({ context, app_id: app = null }) => ({ name: context, app: app === -1 ? null : app })), // -1: any app
  ];
  return [...new Map(foundChecks.map((check) => [JSON.stringify(check), check])).values()];
}
