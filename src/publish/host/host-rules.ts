import { z } from 'zod';
import { parseDeclaredPath } from '../../plan/phase/declared-paths.ts';
import { boundRuleset, branchRules, type Rule, requiredChecks, rulesetsOf } from './branch-rules.ts';
import type { HostApi } from './host-api.ts';
import { unlessRefused } from './host-error.ts';
import words from './rule-words.json' with { type: 'json' };

export interface HostObstacle {
  /** True where the phase itself cannot be pushed; else it blocks what comes after it. */
  readonly isFatal: boolean;
  readonly found: string;
  readonly advice: string;
}

export interface HostRulesTerms {
  readonly branch: string;
  readonly base: string;
  /** Commits are made again and signed by the host. */
  readonly isSigned: boolean;
  /** Secret with the key of the agent; empty for none. */
  readonly secret: string;
}

/** Reads what the rules of the repository will block, as far as the token may. @throws HostError for no answer at all. */
export async function hostObstacles(terms: HostRulesTerms, host: HostApi): Promise<HostObstacle[]> {
  const { base, secret } = terms;
  const target = await branchRules(base, host);
  const required = new Set((await requiredChecks(base, target, host)).map(({ name }) => name));
  return [
    ...(await onPush(terms, host)),
    ...(await onEveryPush(host)),
    ...requiredObstacles(
      [...required],
      target.some(({ type }) => type === 'merge_queue'),
      base,
    ),
    ...target.flatMap((rule) => onMerge(rule, terms)),
    ...(await readable(onActions(host), "the Actions' permissions", 'administration: read')),
    ...(secret === '' ? [] : await readable(onSecret(secret, host), 'the names of secrets', 'secrets: read')),
    ...(await readable(onProtection(terms, host), `the protection of ${base}`, 'administration: read')),
    ...(await readable(onEnvironments(host), 'environments', 'actions: read')),
  ];
}

function later(found: string, advice: string): HostObstacle {
  return { isFatal: false, found, advice };
}

/** Rules that refuse the push of a branch. */
const pushBlocks: Readonly<Record<string, string>> = words.push;

/** The push of the phase's own branch. */
async function onPush({ branch, isSigned }: HostRulesTerms, host: HostApi): Promise<HostObstacle[]> {
  const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
  const found: HostObstacle[] = [];
  for (const { type, parameters, ruleset_id: id } of await branchRules(branch, host)) {
    const isUnsigned = type === 'required_signatures';
    const block = isUnsigned && isSigned ? undefined : pushBlocks[type];
    if (block === undefined || (id !== undefined && (await boundRuleset(id, host)) === null)) continue;
    const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
    const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
    found.push({ isFatal: true, found: `${branch}: ${block}${pattern}`, advice });
  }
  return found;
}

/** The tags of checkpoints, which a chain pushes with its branch, and paths that no push may change. */
async function onEveryPush(host: HostApi): Promise<HostObstacle[]> {
  const found: HostObstacle[] = [];
  for (const { id } of await rulesetsOf('tag,push', host)) {
    const { conditions, rules } = (await boundRuleset(id, host)) ?? { conditions: null, rules: [] };
    const { include = [], exclude = [] } = conditions?.ref_name ?? {};
    const isOfTags = include.some(hasCheckpoints) && !exclude.some(hasCheckpoints);
    for (const { type, parameters } of rules) {
      const paths = parameters?.restricted_file_paths;
      if (type === 'file_path_restriction')
        found.push(
          later(`no changes of ${[paths].flat().slice(0, 5).join(', ')}`, 'plans that change them cannot be pushed'),
        );
      if (isOfTags && ['creation', 'required_signatures', 'tag_name_pattern'].includes(type))
        found.push(
          later(`tags checkpoint/**: ${type.replaceAll('_', ' ')}`, 'except them: a chain pushes them with its branch'),
        );
    }
  }
  return found;
}

function hasCheckpoints(pattern: string): boolean {
  const entry = parseDeclaredPath(pattern);
  return (
    pattern === '~ALL' || (entry.kind === 'pattern' && entry.covers('refs/tags/checkpoint/01-01/20260101T000000Z'))
  );
}

const unstarted = "a push with a job's own token starts none of them: pass push_token";
/** Rules that hold up the merge of a pull request, with what helps; by default that is what helps where nothing was started. */
const mergeBlocks: Readonly<Record<string, { readonly found: string; readonly advice?: string }>> = words.merge;

/** The merge of the pull request into its base. */
function onMerge({ type, parameters }: Rule, { base, isSigned }: HostRulesTerms): HostObstacle[] {
  const block = mergeBlocks[type];
  const isHarmless =
    (type === 'pull_request' && parameters?.dismiss_stale_reviews_on_push !== true) ||
    (type === 'required_signatures' && isSigned);
  return block === undefined || isHarmless ? [] : [later(`${base}: ${block.found}`, block.advice ?? unstarted)];
}

/** Checks that a pull request of a job's own token never gets, the trap of a status that only phases have, and a queue that tests nothing. */
function requiredObstacles(required: readonly string[], isQueued: boolean, base: string): HostObstacle[] {
  const traps = required.filter((name) => name.startsWith('phase/'));
  const others = required.filter((name) => name !== 'phase-executor' && !traps.includes(name));
  const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
  const untested = 'no phase judges what it merges: require your tests, with on: merge_group';
  return [
    ...(traps.length > 0 ? [later(`${base}: ${traps.join(', ')} is required`, trap)] : []),
    ...(others.length > 0
      ? [later(`${base}: required checks ${others.join(', ')}`, `${unstarted}, or set checks-dispatch`)]
      : []),
    ...(isQueued && others.length === 0 ? [later(`${base}: a merge queue without tests`, untested)] : []),
  ];
}

async function onActions(host: HostApi): Promise<HostObstacle[]> {
  const Workflow = z.object({ can_approve_pull_request_reviews: z.boolean() });
  const { can_approve_pull_request_reviews: may } = await host.get('actions/permissions/workflow', Workflow);
  const advice = 'allow it in Settings, Actions, General, or pass push_token';
  return may ? [] : [later('Actions may not create pull requests', advice)];
}

async function onSecret(secret: string, host: HostApi): Promise<HostObstacle[]> {
  const Secrets = z.object({ secrets: z.array(z.object({ name: z.string() })), total_count: z.number() });
  const { secrets, total_count: total } = await host.get('actions/secrets?per_page=100', Secrets);
  if (total > secrets.length || secrets.some(({ name }) => name === secret)) return [];
  const advice = 'add it, unless it is a secret of the organisation or of an environment';
  return [later(`no secret ${secret}`, advice)];
}

/** Branch protection of the older kind, which is no rule. */
async function onProtection(terms: HostRulesTerms, host: HostApi): Promise<HostObstacle[]> {
  const Switch = z.object({ enabled: z.boolean() }).optional();
  const Protection = z.object({
    required_pull_request_reviews: z.object({ dismiss_stale_reviews: z.boolean().optional() }).nullish(),
    required_signatures: Switch,
    required_linear_history: Switch,
    lock_branch: Switch,
  });
  const asking = host.get(`branches/${encodeURIComponent(terms.base)}/protection`, Protection);
  const found = await unlessRefused(asking, [404], null);
  if (found === null) return []; // it is not protected
  const { required_signatures: signatures, required_linear_history: linear, lock_branch: lock } = found;
  const reviews = { dismiss_stale_reviews_on_push: found.required_pull_request_reviews?.dismiss_stale_reviews };
  const rules = [
    { type: 'pull_request', parameters: reviews },
    ...(signatures?.enabled ? [{ type: 'required_signatures' }] : []),
    ...(linear?.enabled ? [{ type: 'required_linear_history' }] : []),
    ...(lock?.enabled ? [{ type: 'update' }] : []),
  ];
  return rules.flatMap((rule) => onMerge(rule, terms));
}

async function onEnvironments(host: HostApi): Promise<HostObstacle[]> {
  const Environments = z.object({
    environments: z
      .array(z.object({ name: z.string(), protection_rules: z.array(z.object({ type: z.string() })).optional() }))
      .default([]),
  });
  const { environments } = await host.get('environments?per_page=100', Environments);
  return environments.flatMap(({ name, protection_rules: rules = [] }) => {
    const types = rules.map(({ type }) => type.replaceAll('_', ' ')).join(', ');
    const advice = 'jobs that use it wait for that; a chain needs none';
    return types === '' ? [] : [later(`environment ${name}: ${types}`, advice)];
  });
}

/** Reports what a token may not read, because it is not known to be fine. */
function readable(looking: Promise<HostObstacle[]>, what: string, needed: string): Promise<HostObstacle[]> {
  return unlessRefused(looking, [401, 403, 404], [later(`${what} not read`, `the token needs ${needed} to read this`)]);
}
