import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import type { WantedCheck } from './host-checks.ts';
import { unlessRefused } from './host-error.ts';

/** Rule by GitHub's name for it, with its parameters. */
const Rule = z.object({
  type: z.string(),
  parameters: z.looseObject({}).nullish(),
  ruleset_id: z.number().optional(),
});
export type Rule = z.infer<typeof Rule>;

export function branchRules(branch: string, host: HostApi): Promise<Rule[]> {
  return host.list(`rules/branches/${encodeURIComponent(branch)}`, Rule);
}

const Ruleset = z.object({
  id: z.number(),
  enforcement: z.string().catch('active'),
  current_user_can_bypass: z.string().optional(),
  conditions: z
    .object({ ref_name: z.object({ include: z.array(z.string()), exclude: z.array(z.string()) }).optional() })
    .nullish(),
  rules: z.array(Rule).default([]),
});

/** Null for a ruleset that is not in force, or that this token may bypass. */
export async function boundRuleset(id: number, host: HostApi): Promise<z.infer<typeof Ruleset> | null> {
  // One of the organisation, which the token may not read.
  const unread: z.infer<typeof Ruleset> = { id, enforcement: 'active', rules: [] };
  const ruleset = await unlessRefused(host.get(`rulesets/${id}`, Ruleset), [403, 404], unread);
  const { enforcement, current_user_can_bypass: bypass = '' } = ruleset;
  return enforcement !== 'active' || ['always', 'exempt'].includes(bypass) ? null : ruleset;
}

/** Rulesets for these targets, without their rules. */
export function rulesetsOf(targets: string, host: HostApi) {
  return host.list(`rulesets?targets=${targets}`, Ruleset);
}

const Required = z.object({
  required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.number().nullish() })),
});
const Branch = z.object({
  protection: z
    .object({
      required_status_checks: z
        .object({ checks: z.array(z.object({ context: z.string(), app_id: z.number().nullish() })).optional() })
        .nullish(),
    })
    .nullish(),
});

/** Checks that rules, or the older protection of a branch, require, ours among them. */
export async function requiredChecks(branch: string, rules: readonly Rule[], host: HostApi): Promise<WantedCheck[]> {
  const ruled = rules.flatMap(({ type, parameters }) =>
    type === 'required_status_checks' ? (Required.safeParse(parameters).data?.required_status_checks ?? []) : [],
  );
  const { protection } = await host.get(`branches/${encodeURIComponent(branch)}`, Branch);
  const { checks = [] } = protection?.required_status_checks ?? {};
  const all = [
    ...ruled.map(({ context, integration_id: app = null }) => ({ name: context, app })),
    ...checks.map(({ context, app_id: app = null }) => ({ name: context, app: app === -1 ? null : app })), // -1: any app
  ];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
