import { boundRuleset, fetchBranchRules, listRequiredChecks } from './branch-rules.ts';
import { type Host, largePages } from './host-client.ts';
import { unlessRefused } from './host-error.ts';
import { mayOpenAdvice } from './pull-request.ts';

export interface HostObstacle {
  /** True if the phase can't be pushed; otherwise a later step is blocked. */
  readonly isFatal: boolean;
  readonly found: string;
  readonly advice: string;
}

export interface HostRulesTerms {
  readonly branch: string;
  readonly base: string;
  readonly isSigned: boolean;
  readonly secret: string;
}

/**
 * Finds obstacles that the token can read: push rules, required checks that never run, Actions that may not open pull
 * requests, and a missing secret. @throws HostError if the host doesn't respond.
 */
export async function findHostObstacles(terms: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const unread: { what: string; needed: string }[] = [];
  const readable = async (looking: Promise<HostObstacle[]>, subject: string, needed: string) => {
    const obstacles = await unlessRefused(looking, [401, 403, 404], null);
    if (obstacles === null) unread.push({ what: subject, needed });
    return obstacles ?? [];
  };
  const matches = [
    ...(await findPushObstacles(terms, host)),
    ...(await findCheckObstacles(terms.base, host)),
    ...(await readable(findPullRequestObstacles(host), "the Actions' permissions", 'administration: read')),
    ...(terms.secret === ''
      ? []
      : await readable(findSecretObstacles(terms.secret, host), 'the names of secrets', 'secrets: read')),
  ];
  if (unread.length === 0) return matches;
  const needed = [...new Set(unread.map((entry) => entry.needed))].join(', ');
  const names = unread.map(({ what }) => what).join('; ');
  return [
    ...matches,
    buildObstacle(`not read: ${names}`, `the token needs ${needed} to read them; some hosts have none of them`),
  ];
}

function buildObstacle(match: string, advice: string): HostObstacle {
  return { isFatal: false, found: match, advice };
}

/** GitHub's names of rules that block a push. */
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

async function findPushObstacles({ branch, isSigned }: HostRulesTerms, host: Host): Promise<HostObstacle[]> {
  const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
  const obstacles: HostObstacle[] = [];
  for (const { type, parameters, ruleset_id: id } of await fetchBranchRules(branch, host)) {
    const isUnsigned = type === 'required_signatures';
    if (!pushBlocks.includes(type) || (isUnsigned && isSigned)) continue;
    if (id !== undefined && !(await boundRuleset(id, host))) continue;
    const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
    const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
    obstacles.push({ isFatal: true, found: `${branch}: rule ${type.replaceAll('_', ' ')}${pattern}`, advice });
  }
  return obstacles;
}

async function findCheckObstacles(base: string, host: Host): Promise<HostObstacle[]> {
  const checks = await listRequiredChecks(base, await fetchBranchRules(base, host), host);
  const names = [...new Set(checks.map(({ name }) => name))].filter((name) => name !== 'phase-executor');
  const traps = names.filter((name) => name.startsWith('phase/'));
  const otherNames = names.filter((name) => !traps.includes(name));
  const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
  const unstarted = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
  return [
    ...(traps.length > 0 ? [buildObstacle(`${base}: ${traps.join(', ')} is required`, trap)] : []),
    ...(otherNames.length > 0 ? [buildObstacle(`${base}: required checks ${otherNames.join(', ')}`, unstarted)] : []),
  ];
}

async function findPullRequestObstacles(host: Host): Promise<HostObstacle[]> {
  const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
  return data.can_approve_pull_request_reviews
    ? []
    : [buildObstacle('Actions may not create pull requests', mayOpenAdvice)];
}

async function findSecretObstacles(secret: string, host: Host): Promise<HostObstacle[]> {
  const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...largePages });
  if (secrets.some(({ name }) => name === secret)) return [];
  const advice = 'add it, unless it is a secret of the organisation or of an environment';
  return [buildObstacle(`no secret ${secret}`, advice)];
}
