import { expect, test } from '@jest/globals';
import { call, git, makeProject, plan } from '../project.ts';
import { LoopbackHost } from '../publish/host/host.ts';

const host = await LoopbackHost.forTests();

interface Row {
  name: string;
  ok: boolean | null;
  found: string;
  advice: string;
}

async function doctor(more: string[] = [], env = host.environment()) {
  const words = ['doctor', '--json', '--github-token', 'tok-of-the-job', ...more];
  const { code, stdout } = await call(words, { cwd: makeProject({ '01-01': plan() }), env });
  const { checks } = JSON.parse(stdout) as { checks: Row[] };
  return {
    code,
    rows: checks.filter(({ name }) => name === 'host').map(({ ok, found, advice }) => [ok, found, advice]),
  };
}

const open = { mayOpen: true, secrets: [], environments: {}, protection: null };

test('a repository without rules blocks nothing, but for checks that nothing starts', async () => {
  host.administration = open;
  expect((await doctor()).rows).toEqual([[true, 'no rule blocks a phase', '']]);
  const waits = [null, 'the phase waits for build', expect.stringContaining('starts no workflow')];
  expect((await doctor(['--checks', 'build'])).rows).toEqual([waits]);
});

test('what rules will block is said before the first agent, with what helps', async () => {
  const contexts = ['build', 'phase-executor'].map((context) => ({ context }));
  const reviews = {
    dismiss_stale_reviews_on_push: true,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  };
  host.rules.push(
    {
      on: 'main',
      type: 'required_status_checks',
      parameters: { required_status_checks: contexts, strict_required_status_checks_policy: true },
    },
    { on: 'main', type: 'pull_request', parameters: reviews },
    { on: 'main', type: 'required_linear_history' },
    { on: 'main', type: 'merge_queue' },
    { on: 'main', type: 'required_signatures' },
    { on: 'phase/', type: 'required_signatures' },
  );
  host.protectedChecks.push({ context: 'phase/07', app_id: null }, { context: 'build', app_id: 15_368 });
  host.rulesets.push(
    { id: 7, target: 'tag', include: ['~ALL'], rules: [{ type: 'creation' }] },
    { id: 8, target: 'tag', include: ['refs/tags/v*'], rules: [{ type: 'creation' }] },
    { id: 9, target: 'tag', include: ['~ALL'], rules: [{ type: 'creation' }], bypass: 'always' },
    {
      id: 10,
      target: 'push',
      rules: [{ type: 'file_path_restriction', parameters: { restricted_file_paths: ['.github/**'] } }],
    },
  );
  host.administration = {
    mayOpen: false,
    secrets: ['OTHER'],
    environments: { production: ['required_reviewers'] },
    protection: { dismisses: false, switches: ['lock_branch'] },
  };
  const { code, rows } = await doctor(['--agent-secret-name', 'MODEL_KEY']);
  expect(code).toBe(69);
  expect(rows).toEqual([
    [false, 'phase/01-doctor: only signed commits', 'set github.commit-signing: api'],
    [null, 'tags checkpoint/**: creation', expect.stringContaining('a chain pushes them')],
    [null, 'no changes of .github/**', expect.stringContaining('cannot be pushed')],
    [null, 'main: phase/07 is required', expect.stringContaining('require phase-executor instead')],
    [null, 'main: required checks build', expect.stringContaining('pass push_token, or set checks-dispatch')],
    [null, 'main: a push takes back approvals', expect.any(String)],
    [null, 'main: linear history', expect.stringContaining('squash or rebase')],
    [null, 'main: a merge queue', expect.stringContaining('merge_group')],
    [null, 'main: only signed commits', expect.stringContaining('merge by squash')],
    [null, 'Actions may not create pull requests', expect.any(String)],
    [null, 'no secret MODEL_KEY', expect.any(String)],
    [null, 'main: restricted updates', expect.any(String)],
    [null, 'environment production: required reviewers', expect.any(String)],
  ]);
  host.rules.length = 0;
  host.rules.push({ on: 'phase/', type: 'required_signatures' });
  expect((await doctor(['--commit-signing', 'api'])).rows.filter(([ok]) => ok === false)).toEqual([]);
});

test.each([
  'pull_request',
  'merge_queue',
  'creation',
  'update',
  'required_deployments',
  'workflows',
  'code_scanning',
  'required_linear_history',
  'commit_message_pattern',
])('a rule %s for the branches of phases is an error, unless this token may bypass it', async (type) => {
  host.administration = open;
  const reviews = {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  };
  const parameters: Record<string, object> = {
    pull_request: reviews,
    update: { update_allows_fetch_and_merge: false },
    required_deployments: { required_deployment_environments: ['staging'] },
    workflows: { workflows: [{ path: '.github/workflows/ci.yml', repository_id: 1 }] },
    code_scanning: { code_scanning_tools: [] },
    commit_message_pattern: { operator: 'starts_with', pattern: 'JIRA-' },
  };
  host.rules.push({ on: 'phase/', type, ruleset: 3, ...(parameters[type] ? { parameters: parameters[type] } : {}) });
  const { rows } = await doctor();
  expect(rows).toEqual([
    [false, expect.stringMatching(/^phase\/01-doctor: /), expect.stringContaining('cannot bypass')],
  ]);
  host.rulesets.push({ id: 3, target: 'branch', bypass: 'always' });
  expect((await doctor()).rows).toEqual([[true, 'no rule blocks a phase', '']]);
});

test('a merge queue without a check of its own tests nothing of what it merges', async () => {
  host.administration = open;
  host.rules.push({ on: 'main', type: 'merge_queue' });
  expect((await doctor()).rows.map(([, found]) => found)).toEqual([
    'main: a merge queue without tests',
    'main: a merge queue',
  ]);
});

test('what the token may not read is said to be unknown, and a rule for all branches stops the push of a phase', async () => {
  host.rules.push({
    type: 'pull_request',
    parameters: {
      dismiss_stale_reviews_on_push: false,
      require_code_owner_review: false,
      require_last_push_approval: false,
      required_approving_review_count: 1,
      required_review_thread_resolution: false,
    },
  });
  const { code, rows } = await doctor();
  expect(code).toBe(69);
  expect(rows[0]).toEqual([
    false,
    'phase/01-doctor: changes only by pull request',
    expect.stringContaining('cannot bypass'),
  ]);
  expect(rows.slice(1).map(([ok, found]) => [ok, found])).toEqual([
    [
      null,
      "not read: the Actions' permissions; which actions may run; Actions policies, such as Require lockfile; " +
        'the protection of main; environments',
    ],
  ]);
  expect(rows[1]?.[2]).toContain('administration: read, administration: write, actions: read');
});

test('what Actions may not do here is said before the first phase', async () => {
  const events = ['push', 'pull_request', 'workflow_dispatch'];
  host.administration = {
    ...open,
    actions: { allowed_actions: 'selected', sha_pinning_required: true },
    policies: {
      'fewer events': [{ type: 'restrict_action_events', parameters: { allowed_events: events } }],
      'our people': [{ type: 'restrict_actions_actors', parameters: { allowed_actors: [{ id: 1, type: 'User' }] } }],
      locked: [{ type: 'require_lockfile' }],
      fine: [{ type: 'restrict_action_events', parameters: { allowed_events: [...events, 'issue_comment'] } }],
    },
  };
  expect((await doctor()).rows).toEqual([
    [null, 'actions that may run: selected', expect.stringContaining('allow phase-executor')],
    [null, 'actions have to be pinned to a full commit SHA', expect.stringContaining('by its commit')],
    [
      null,
      'Actions policy fewer events: no event issue_comment',
      expect.stringContaining('issue_comment starts /phase'),
    ],
    [null, 'Actions policy our people: only some accounts start workflows', expect.stringContaining('push_token')],
    [null, 'Actions policy locked: require lockfile', expect.stringContaining('gh actions-lock')],
  ]);
});

test('a host that does not answer is one row, and without a token nothing is asked', async () => {
  host.fail(/./, 'expired');
  expect((await doctor()).rows).toEqual([[null, 'the rules of the host not read', expect.stringContaining('401')]]);
  const count = host.asked.length;
  await call(['doctor', '--json'], { cwd: makeProject({ '01-01': plan() }), env: host.environment() });
  expect(host.asked.length).toBe(count);
});

test('outside of a job the remote names the repository', async () => {
  const root = makeProject({ '01-01': plan() });
  git(root, 'remote', 'add', 'origin', 'git@github.com:me/mine.git');
  const env = { GITHUB_API_URL: host.url, NO_PROXY: '127.0.0.1' };
  const { stdout } = await call(['doctor', '--json', '--github-token', 'tok-of-the-job'], { cwd: root, env });
  expect(stdout).toContain('not read');
  expect(host.asked).toContain('GET /repos/me/mine/rules/branches/main');
});
