import { parseDeclaredPath } from '../../plan/phase/declared-paths.ts';
import { boundRuleset, branchRules, type Rule, requiredChecks, rulesetsOf } from './branch-rules.ts';
import { type Host, largePages } from './host-client.ts';
import { unlessRefused } from './host-error.ts';
import { mayOpenAdvice } from './pull-request.ts';
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
export async function hostObstacles(terms: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const { base, secret } = terms;
  const target = await branchRules(base, host);
  const required = new Set((await requiredChecks(base, target, host)).map(({ name }) => name));
  const unread: Unread[] = [];
  const readable = (looking: Promise<HostObstacle[]>, what: string, needed: string) =>
    unlessRefused(looking, [401, 403, 404], null).then((found) => {
      if (found === null) unread.push({ what, needed });
      return found ?? [];
    });
  const found = [
    ...(await onPush(terms, host)),
    ...(await onEveryPush(host)),
    ...requiredObstacles(
      [...required],
      target.some(({ type }) => type === 'merge_queue'),
      base,
    ),
    ...target.flatMap((rule) => onMerge(rule, terms)),
    ...(await readable(onPullRequests(host), "the Actions' permissions", 'administration: read')),
    ...(await readable(onActions(host), 'which actions may run', 'administration: read')),
    ...(await readable(onPolicies(host), 'Actions policies, such as Require lockfile', 'administration: write')),
    ...(secret === '' ? [] : await readable(onSecret(secret, host), 'the names of secrets', 'secrets: read')),
    ...(await readable(onProtection(terms, host), `the protection of ${base}`, 'administration: read')),
    ...(await readable(onEnvironments(host), 'environments', 'actions: read')),
  ];
  return [...found, ...unreadRow(unread)];
}

/** What the token may not read, which is not known to be fine. */
interface Unread {
  readonly what: string;
  /** Permission of the token. */
  readonly needed: string;
}

function unreadRow(unread: readonly Unread[]): HostObstacle[] {
  if (unread.length === 0) return [];
  const needed = [...new Set(unread.map((each) => each.needed))].join(', ');
  const names = unread.map(({ what }) => what).join('; ');
  return [later(`not read: ${names}`, `the token needs ${needed} to read them, and some hosts have none of them`)];
}

function later(found: string, advice: string): HostObstacle {
  return { isFatal: false, found, advice };
}

/** Rules that refuse the push of a branch. */
const pushBlocks: Readonly<Record<string, string>> = words.push;

/** The push of the phase's own branch. */
async function onPush({ branch, isSigned }: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
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
async function onEveryPush(host: Host): Promise<HostObstacle[]> {
  const found: HostObstacle[] = [];
  for (const { id } of await rulesetsOf('tag,push', host)) {
    const { conditions, rules = [] } = (await boundRuleset(id, host)) ?? {};
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

async function onPullRequests(host: Host): Promise<HostObstacle[]> {
  const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
  return data.can_approve_pull_request_reviews ? [] : [later('Actions may not create pull requests', mayOpenAdvice)];
}

async function onActions(host: Host): Promise<HostObstacle[]> {
  const { data } = await host.rest.actions.getGithubActionsPermissionsRepository(host.here);
  const { enabled, allowed_actions: allowed = 'all', sha_pinning_required: isPinned = false } = data;
  const pin = 'name each action and called workflow by its commit, as in uses: …/phase.yml@<40 digits>';
  const allow = 'allow phase-executor and actions/* in Settings, Actions, General';
  return [
    ...(enabled ? [] : [later('Actions are disabled', 'enable them in Settings, Actions, General')]),
    ...(allowed === 'all' ? [] : [later(`actions that may run: ${allowed.replaceAll('_', ' ')}`, allow)]),
    ...(isPinned ? [later('actions have to be pinned to a full commit SHA', pin)] : []),
  ];
}

/** Events that start something of ours, and what that is. */
const startingEvents = {
  workflow_dispatch: 'phases and chains',
  issue_comment: '/phase',
  pull_request: 'the required check',
};

interface ActionsPolicy {
  readonly id: number;
  readonly name: string;
  readonly enforcement: string;
  readonly rules?: readonly Rule[];
}

/** Policies of the repository and of those above it, as far as the host lists them. The client has no types of them yet. */
async function onPolicies(host: Host): Promise<HostObstacle[]> {
  const path = 'GET /repos/{owner}/{repo}/actions/policies';
  const { data } = await host.request(path, { ...host.here, ...largePages, has_parents: true });
  const active = (data as { policies: ActionsPolicy[] }).policies.filter(({ enforcement }) => enforcement === 'active');
  const found = active.map(async ({ id, name }) => {
    const { data } = await host.request(`${path}/{id}`, { ...host.here, id });
    return ((data as ActionsPolicy).rules ?? []).flatMap((rule) => onPolicy(rule, `Actions policy ${name}`));
  });
  return (await Promise.all(found)).flat();
}

function onPolicy({ type, parameters }: Rule, policy: string): HostObstacle[] {
  if (type === 'restrict_actions_actors')
    return [
      later(`${policy}: only some accounts start workflows`, 'allow the account of push_token, which starts chains'),
    ];
  if (type !== 'restrict_action_events') {
    const lock = /lock/.test(type) ? 'lock the workflows with gh actions-lock (docs/releasing.md)' : 'read its rule';
    return [later(`${policy}: ${type.replaceAll('_', ' ')}`, lock)];
  }
  const allowed = [parameters?.allowed_events].flat();
  const refused = Object.entries(startingEvents).filter(([event]) => !allowed.includes(event));
  const names = refused.map(([event]) => event).join(', ');
  const advice = `allow what you use: ${refused.map(([event, what]) => `${event} starts ${what}`).join(', ')}`;
  return refused.length === 0 ? [] : [later(`${policy}: no event ${names}`, advice)];
}

async function onSecret(secret: string, host: Host): Promise<HostObstacle[]> {
  const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...largePages });
  if (secrets.some(({ name }) => name === secret)) return [];
  const advice = 'add it, unless it is a secret of the organisation or of an environment';
  return [later(`no secret ${secret}`, advice)];
}

/** Branch protection of the older kind, which is no rule. */
async function onProtection(terms: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const asking = host.rest.repos.getBranchProtection({ ...host.here, branch: terms.base }).then(({ data }) => data);
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

async function onEnvironments(host: Host): Promise<HostObstacle[]> {
  const { data } = await host.rest.repos.getAllEnvironments({ ...host.here, ...largePages });
  return (data.environments ?? []).flatMap(({ name, protection_rules: rules = [] }) => {
    const types = rules.map(({ type }) => type.replaceAll('_', ' ')).join(', ');
    const advice = 'jobs that use it wait for that; a chain needs none';
    return types === '' ? [] : [later(`environment ${name}: ${types}`, advice)];
  });
}
