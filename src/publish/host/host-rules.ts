import { z } from 'zod';
import { type HostApi, HostError } from './host-api.ts';

/** Rule of a branch, by GitHub's name for it, with its parameters. */
const Rule = z.object({ type: z.string(), parameters: z.looseObject({}).nullish() });
type Rule = z.infer<typeof Rule>;

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

/** What the rules of the repository will block, as far as the token may read them. @throws HostError for no answer at all. */
export async function hostObstacles(terms: HostRulesTerms, host: HostApi): Promise<HostObstacle[]> {
  const { branch, base, secret } = terms;
  const own = await rulesOf(branch, host);
  const target = await rulesOf(base, host);
  return [
    ...own.flatMap((rule) => onPush(rule, terms) ?? []),
    ...target.flatMap((rule) => onMerge(rule, terms) ?? []),
    ...(await readable(() => onActions(host), "the Actions' permissions", 'administration: read')),
    ...(secret === '' ? [] : await readable(() => onSecret(secret, host), 'the names of secrets', 'secrets: read')),
    ...(await readable(() => onProtection(base, host), `the protection of ${base}`, 'administration: read')),
    ...(await readable(() => onEnvironments(host), 'environments', 'actions: read')),
  ];
}

function rulesOf(branch: string, host: HostApi): Promise<Rule[]> {
  return host.list(`rules/branches/${encodeURIComponent(branch)}`, Rule);
}

/** The push of the phase's own branch. */
function onPush({ type, parameters }: Rule, { branch, isSigned }: HostRulesTerms): HostObstacle | null {
  const fatal = (found: string, advice: string) => ({ isFatal: true, found: `${branch}: ${found}`, advice });
  const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
  switch (type) {
    case 'pull_request':
      return fatal('changes only by pull request', bypass);
    case 'creation':
    case 'update':
      return fatal(`restricted ${type === 'creation' ? 'creation' : 'updates'}`, bypass);
    case 'required_status_checks':
      return fatal('pushes need checks that have passed', bypass);
    case 'required_signatures':
      return isSigned ? null : fatal('only signed commits', 'set github.commit-signing: api');
    case 'required_linear_history':
      return fatal('no merge commits, which plans are merged with', bypass);
    case 'file_path_restriction':
      return fatal(
        `no changes of ${listed(parameters?.restricted_file_paths)}`,
        'plans that change them cannot be pushed',
      );
    case 'commit_message_pattern':
    case 'commit_author_email_pattern':
    case 'committer_email_pattern':
    case 'branch_name_pattern':
      return fatal(`${type.replaceAll('_', ' ')} ${String(parameters?.pattern ?? '')}`, bypass);
    default:
      return null;
  }
}

/** The merge of the pull request into its base. */
function onMerge({ type, parameters }: Rule, { base }: HostRulesTerms): HostObstacle | null {
  const later = (found: string, advice: string) => ({ isFatal: false, found: `${base}: ${found}`, advice });
  switch (type) {
    case 'required_status_checks':
      return requiredObstacle(contextsIn(parameters?.required_status_checks), base);
    case 'pull_request':
      return parameters?.dismiss_stale_reviews_on_push === true
        ? later('a push takes back approvals', 'approve after the last round; a phase that runs again pushes again')
        : null;
    case 'merge_queue':
      return later(
        'a merge queue',
        'required workflows need on: merge_group, as examples/workflows/required-check.yml has it',
      );
    case 'required_linear_history':
      return later('linear history', 'merge the pull request by squash or rebase: plans are merged with merge commits');
    default:
      return null;
  }
}

/** Checks that a pull request of a job's own token never gets, and the trap of a status that only phases have. */
function requiredObstacle(contexts: readonly string[], base: string): HostObstacle | null {
  const trap = contexts.filter((context) => context.startsWith('phase/'));
  if (trap.length > 0) {
    const advice = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
    return { isFatal: false, found: `${base}: ${trap.join(', ')} is required`, advice };
  }
  const others = contexts.filter((context) => context !== 'phase-executor');
  if (others.length === 0) return null;
  const advice = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
  return { isFatal: false, found: `${base}: required checks ${others.join(', ')}`, advice };
}

function contextsIn(given: unknown): string[] {
  const { data = [] } = z.array(z.object({ context: z.string() })).safeParse(given);
  return data.map(({ context }) => context);
}

function listed(given: unknown): string {
  return Array.isArray(given) ? given.slice(0, 5).join(', ') : 'some files';
}

async function onActions(host: HostApi): Promise<HostObstacle[]> {
  const Workflow = z.object({ can_approve_pull_request_reviews: z.boolean() });
  const { can_approve_pull_request_reviews: may } = await host.get('actions/permissions/workflow', Workflow);
  const advice = 'allow it in Settings, Actions, General, or pass push_token';
  return may ? [] : [{ isFatal: false, found: 'Actions may not create pull requests', advice }];
}

async function onSecret(secret: string, host: HostApi): Promise<HostObstacle[]> {
  const Secrets = z.object({ secrets: z.array(z.object({ name: z.string() })), total_count: z.number() });
  const { secrets, total_count: total } = await host.get('actions/secrets?per_page=100', Secrets);
  if (total > secrets.length || secrets.some(({ name }) => name === secret)) return [];
  const advice = 'add it, unless it is a secret of the organisation or of an environment';
  return [{ isFatal: false, found: `no secret ${secret}`, advice }];
}

/** Branch protection of the older kind, which is no rule. */
async function onProtection(base: string, host: HostApi): Promise<HostObstacle[]> {
  const Protection = z.object({
    required_status_checks: z.object({ contexts: z.array(z.string()) }).nullish(),
    required_pull_request_reviews: z.object({ dismiss_stale_reviews: z.boolean().optional() }).nullish(),
  });
  try {
    const found = await host.get(`branches/${encodeURIComponent(base)}/protection`, Protection);
    const { required_status_checks: checks, required_pull_request_reviews: reviews } = found;
    const required = requiredObstacle(checks?.contexts ?? [], base);
    const parameters = { dismiss_stale_reviews_on_push: reviews?.dismiss_stale_reviews === true };
    const dismissed = onMerge({ type: 'pull_request', parameters }, { branch: '', base, isSigned: true, secret: '' });
    return [required, dismissed].flatMap((each) => each ?? []);
  } catch (error) {
    if (error instanceof HostError && error.status === 404) return []; // it is not protected
    throw error;
  }
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
    return types === '' ? [] : [{ isFatal: false, found: `environment ${name}: ${types}`, advice }];
  });
}

/** What a token may not read is said, because it is not known to be fine. */
async function readable(look: () => Promise<HostObstacle[]>, what: string, needed: string): Promise<HostObstacle[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof HostError) || ![401, 403, 404].includes(error.status ?? 0)) throw error;
    return [{ isFatal: false, found: `${what} not read`, advice: `the token needs ${needed} to read this` }];
  }
}
