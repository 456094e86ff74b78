import { boundRuleset, branchRules, requiredChecks } from './branch-rules.ts';
import { type Host, largePages } from './host-client.ts';
import { unlessRefused } from './host-error.ts';
import { mayOpenAdvice } from './pull-request.ts';

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

/**
 * Reads the four things that will block a phase, as far as the token may: rules for the push of its branch, checks that its
 * pull request never gets, Actions that may open none, and a missing secret. @throws HostError for no answer at all.
 */
export async function hostObstacles(terms: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const unread: { what: string; needed: string }[] = [];
  const readable = async (looking: Promise<HostObstacle[]>, what: string, needed: string) => {
    const obstacles = await unlessRefused(looking, [401, 403, 404], null);
    if (obstacles === null) unread.push({ what, needed });
    return obstacles ?? [];
  };
  const matches = [
    ...(await onPush(terms, host)),
    ...(await onRequired(terms.base, host)),
    ...(await readable(onPullRequests(host), "the Actions' permissions", 'administration: read')),
    ...(terms.secret === ''
      ? []
      : await readable(onSecret(terms.secret, host), 'the names of secrets', 'secrets: read')),
  ];
  if (unread.length === 0) return matches;
  const needed = [...new Set(unread.map((each) => each.needed))].join(', ');
  const names = unread.map(({ what }) => what).join('; ');
  return [
    ...matches,
    buildObstacle(`not read: ${names}`, `the token needs ${needed} to read them; some hosts have none of them`),
  ];
}

function buildObstacle(match: string, advice: string): HostObstacle {
  return { isFatal: false, found: match, advice };
}

/** GitHub's names of the rules that refuse the push of a branch. */
const pushBlocks = [
  ...[
    'pull_request',
    'merge_queue',
    'creation',
    'update',
    'required_status_checks',
    'required_deployments',
    'workflows',
  ],
  ...['code_scanning', 'required_signatures', 'required_linear_history', 'commit_message_pattern'],
  ...['commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
];

/** The push of the phase's own branch. */
async function onPush({ branch, isSigned }: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
  const obstacles: HostObstacle[] = [];
  for (const { type, parameters, ruleset_id: id } of await branchRules(branch, host)) {
    const isUnsigned = type === 'required_signatures';
    if (!pushBlocks.includes(type) || (isUnsigned && isSigned)) continue;
    if (id !== undefined && !(await boundRuleset(id, host))) continue;
    const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
    const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
    obstacles.push({ isFatal: true, found: `${branch}: rule ${type.replaceAll('_', ' ')}${pattern}`, advice });
  }
  return obstacles;
}

/** Checks that a pull request of a job's own token never gets, and the trap of a status that only phases have. */
async function onRequired(base: string, host: Host): Promise<HostObstacle[]> {
  const checks = await requiredChecks(base, await branchRules(base, host), host);
  const names = [...new Set(checks.map(({ name }) => name))].filter((name) => name !== 'phase-executor');
  const traps = names.filter((name) => name.startsWith('phase/'));
  const others = names.filter((name) => !traps.includes(name));
  const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
  const unstarted = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
  return [
    ...(traps.length > 0 ? [buildObstacle(`${base}: ${traps.join(', ')} is required`, trap)] : []),
    ...(others.length > 0 ? [buildObstacle(`${base}: required checks ${others.join(', ')}`, unstarted)] : []),
  ];
}

async function onPullRequests(host: Host): Promise<HostObstacle[]> {
  const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
  return data.can_approve_pull_request_reviews
    ? []
    : [buildObstacle('Actions may not create pull requests', mayOpenAdvice)];
}

async function onSecret(secret: string, host: Host): Promise<HostObstacle[]> {
  const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...largePages });
  if (secrets.some(({ name }) => name === secret)) return [];
  const advice = 'add it, unless it is a secret of the organisation or of an environment';
  return [buildObstacle(`no secret ${secret}`, advice)];
}
