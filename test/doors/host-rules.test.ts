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

const open = { mayOpen: true, secrets: [] };
const reviews = {
  dismiss_stale_reviews_on_push: false,
  require_code_owner_review: false,
  require_last_push_approval: false,
  required_approving_review_count: 1,
  required_review_thread_resolution: false,
};

test('a repository without rules blocks nothing, but for checks that nothing starts', async () => {
  host.administration = open;
  expect((await doctor()).rows).toEqual([[true, 'no rule blocks a phase', '']]);
  const waits = [null, 'the phase waits for build', expect.stringContaining('starts no workflow')];
  expect((await doctor(['--checks', 'build'])).rows).toEqual([waits]);
});

test('what rules will block is said before the first agent, with what helps', async () => {
  const contexts = ['build', 'phase-executor'].map((context) => ({ context }));
  host.rules.push(
    {
      on: 'main',
      type: 'required_status_checks',
      parameters: { required_status_checks: contexts, strict_required_status_checks_policy: true },
    },
    { on: 'phase/', type: 'required_signatures' },
  );
  host.protectedChecks.push({ context: 'phase/07', app_id: null }, { context: 'build', app_id: 15_368 });
  host.administration = { ...open, mayOpen: false, secrets: ['OTHER'] };
  const { code, rows } = await doctor(['--agent-secret-name', 'MODEL_KEY']);
  expect(code).toBe(69);
  expect(rows).toEqual([
    [false, 'phase/01-doctor: rule required signatures', 'set github.commit-signing: api'],
    [null, 'main: phase/07 is required', expect.stringContaining('require phase-executor instead')],
    [null, 'main: required checks build', expect.stringContaining('pass push_token, or set checks-dispatch')],
    [null, 'Actions may not create pull requests', expect.any(String)],
    [null, 'no secret MODEL_KEY', expect.any(String)],
  ]);
  host.rules.length = 0;
  host.rules.push({ on: 'phase/', type: 'required_signatures' });
  expect((await doctor(['--commit-signing', 'api'])).rows.filter(([ok]) => ok === false)).toEqual([]);
});

test('each rule for the branches of phases that blocks a push is an error, unless this token may bypass it', async () => {
  host.administration = open;
  const parameters: Record<string, object> = {
    pull_request: reviews,
    merge_queue: {},
    creation: {},
    update: { update_allows_fetch_and_merge: false },
    required_deployments: { required_deployment_environments: ['staging'] },
    workflows: { workflows: [{ path: '.github/workflows/ci.yml', repository_id: 1 }] },
    code_scanning: { code_scanning_tools: [] },
    required_linear_history: {},
    commit_message_pattern: { operator: 'starts_with', pattern: 'JIRA-' },
  };
  for (const [type, given] of Object.entries(parameters))
    host.rules.push({
      on: 'phase/',
      type,
      ruleset: 3,
      ...(Object.keys(given).length > 0 ? { parameters: given } : {}),
    });
  const { rows } = await doctor();
  const blocked = [false, expect.stringMatching(/^phase\/01-doctor: /), expect.stringContaining('cannot bypass')];
  expect(rows).toEqual(Object.keys(parameters).map(() => blocked));
  host.rulesets.push({ id: 3, target: 'branch', bypass: 'always' });
  expect((await doctor()).rows).toEqual([[true, 'no rule blocks a phase', '']]);
});

test('what the token may not read is said to be unknown, and a rule for all branches stops the push of a phase', async () => {
  host.rules.push({
    type: 'pull_request',
    parameters: reviews,
  });
  const { code, rows } = await doctor();
  expect(code).toBe(69);
  expect(rows[0]).toEqual([false, 'phase/01-doctor: rule pull request', expect.stringContaining('cannot bypass')]);
  expect(rows.slice(1)).toEqual([
    [null, "not read: the Actions' permissions", expect.stringContaining('administration: read')],
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
