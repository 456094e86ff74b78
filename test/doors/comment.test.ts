import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cliJson, git, makeProject, plan, temporaryDir, withOrigin } from '../project.ts';
import { bot, LoopbackHost } from '../publish/host/host.ts';
import { runner } from '../runner.ts';

let host: LoopbackHost;
/** A bare repository whose phase 01 waits for somebody to look (01-01) and to decide (01-02). */
let waiting: string;
/** The checkout in which it ran. */
let ran: string;

const asks = (task: string, file: string) =>
  plan({
    artifact: file,
    task: `<task type="auto"><name>Make</name><files>${file}</files><action>\n\`\`\`sh\necho a > ${file}\n\`\`\`\n</action></task>\n${task}`,
  });
const looks = '<task type="checkpoint:human-verify"><name>Look</name><what-built>It</what-built></task>';
const decides = `<task type="checkpoint:decision"><name>Choose</name><decision>Which?</decision>
  <options><option id="sqlite"><name>SQLite</name></option><option id="pg"><name>Postgres</name></option></options></task>`;

beforeAll(async () => {
  host = await LoopbackHost.start();
  const files = {
    '.github/phase-executor.yml': 'github:\n  phase-workflow: run.yml\n',
    '.github/workflows/deploy.yml': '# not phase-executor\njobs: { a: { steps: [{ run: make deploy }] } }\n',
    '.github/workflows/nightly.yml': 'jobs:\n  phase:\n    uses: OWNER/phase-executor/.github/workflows/phase.yml@v1\n',
  };
  const root = makeProject({ '01-01': asks(looks, 'a.txt'), '01-02': asks(decides, 'b.txt') }, files);
  ran = root;
  waiting = temporaryDir('waiting');
  withOrigin(root, waiting);
  const { code, stderr } = await cliJson(
    root,
    'run',
    '1',
    '--agent',
    'script',
    '--backoff',
    '1ms',
    '--remote',
    'origin',
  );
  if (code !== 10) throw new Error(stderr);
});
afterAll(() => host.close());
beforeEach(() => {
  host.reset();
  host.collaborators.set('maintainer', 'write').set('reader', 'read');
  host.pull({ head: 'phase/01-first' });
  host.comment(1, bot, '<!-- phase-executor:comment phase=01 folder= -->\n## it');
});
afterEach(() => expect(host.broken).toEqual([]));

/** The origin with a comment on pull request 1, and the job that it starts. */
interface Sent {
  login?: string;
  action?: string;
  issue?: object;
  origin?: string;
  /** The app that wrote it with the person's token. */
  app?: object | null;
  /** What Gitea's event says of its author. */
  mayPush?: boolean;
  writtenAt?: string;
}

function job(body: string, more: Sent = {}) {
  const { login = 'maintainer', action = 'created', issue = { number: 1, pull_request: {} }, app = null } = more;
  const origin = more.origin ?? temporaryDir('origin');
  if (more.origin === undefined) cpSync(waiting, origin, { recursive: true });
  const { id } = host.comment(1, login, body);
  const user = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
  const comment = {
    id,
    body,
    html_url: `https://host.invalid/me/mine/pull/1#issuecomment-${id}`,
    created_at: more.writtenAt ?? new Date().toISOString(),
    user,
    performed_via_github_app: app,
  };
  const path = join(temporaryDir('event'), 'event.json');
  const repository = more.mayPush === undefined ? {} : { permissions: { push: more.mayPush } };
  writeFileSync(path, JSON.stringify({ action, issue, comment, sender: user, repository }));
  const start = async () => {
    const root = join(temporaryDir('job'), 'checkout');
    git(origin, 'clone', '-q', origin, root);
    const inputs = { command: 'comment', remote: 'origin', 'github-token': 'tok-of-the-job' };
    const environment = {
      ...host.environment(path),
      GITHUB_EVENT_NAME: host.dialect === 'gitea' ? 'workflow_call' : 'issue_comment',
    };
    return runner(root, inputs, environment).main();
  };
  const receipts = () => host.reactions.filter(({ comment: of }) => of === id).map(({ content }) => content);
  const replies = () => host.comments.filter(({ body: text }) => text.includes(`phase-executor:reply comment=${id} `));
  return { origin, id, start, receipts, replies };
}

/** An origin whose record says that a run of a workflow is at work on the phase. */
function heldBy(workflowRun: { repository: string; id: string; attempt: number }): string {
  const origin = temporaryDir('held');
  cpSync(waiting, origin, { recursive: true });
  const ref = 'refs/phase-executor/01/state';
  const state = JSON.parse(git(origin, 'show', `${ref}:state.json`));
  const text = JSON.stringify({ ...state, released: false, heartbeatAt: new Date().toISOString(), workflowRun });
  const file = join(temporaryDir('state'), 'state.json');
  writeFileSync(file, text);
  const blob = git(origin, 'hash-object', '-w', file);
  const listed = git(origin, 'ls-tree', ref).replace(/[0-9a-f]{40}(?=\tstate\.json$)/m, blob);
  const tree = execFileSync('git', ['mktree'], { cwd: origin, input: `${listed}\n`, encoding: 'utf8' }).trim();
  git(origin, 'update-ref', ref, git(origin, 'commit-tree', tree, '-p', ref, '-m', 'held'));
  return origin;
}

/** The answers on record, as they were pushed. */
function answersIn(
  origin: string,
): { plan: string; by: string; url: string; text: string | null; approved: boolean }[] {
  const ref = 'refs/phase-executor/01/answers';
  if (git(origin, 'for-each-ref', ref) === '') return [];
  const names = git(origin, 'ls-tree', '--name-only', ref).split('\n');
  return names.map((name) => JSON.parse(git(origin, 'show', `${ref}:${name}`)));
}

describe('a comment of somebody who can write', () => {
  test('approves the plan that waits, by whom and where, and is obeyed once', async () => {
    const { origin, id, start, receipts, replies } = job('/phase approve 01 01-01\r\n\r\nlooks fine');
    expect((await start()).code).toBe(0);
    expect(answersIn(origin)).toMatchObject([
      { plan: '01-01', approved: true, by: 'maintainer', url: expect.stringContaining(`issuecomment-${id}`) },
    ]);
    expect([receipts(), replies()]).toEqual([['eyes', '+1'], []]);
    const tip = git(origin, 'rev-parse', 'refs/phase-executor/01/answers');
    const again = await start(); // delivered twice
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('ignored: this comment was')]);
    expect(git(origin, 'rev-parse', 'refs/phase-executor/01/answers')).toBe(tip);
    expect([receipts(), replies()]).toEqual([['eyes', '+1'], []]);
    // One plan is left that waits, so nobody has to name it.
    const answer = job('/phase answer sqlite: it is small', { origin });
    await answer.start();
    expect(answersIn(origin).find((each) => each.plan === '01-02')).toMatchObject({ text: 'sqlite: it is small' });
    // The next run finds both.
    const next = join(temporaryDir('next'), 'checkout');
    cpSync(ran, next, { recursive: true });
    git(next, 'remote', 'set-url', 'origin', origin);
    const { code, json } = await cliJson(next, 'run', '1', '--agent', 'script', '--remote', 'origin');
    expect([code, json.status]).toEqual([0, 'success']);
    const late = job('/phase approve', { origin });
    await late.start();
    expect([late.receipts(), late.replies()]).toMatchObject([
      ['eyes', 'confused'],
      [{ issue: 1, login: bot, body: expect.stringContaining('no plan of phase 01 waits for an answer') }],
    ]);
  }, 60_000);

  test('answers as data, whatever it holds: markers, commands of the runner, words of a shell', async () => {
    const nasty = [
      ['$(touch pwned) `touch pwned` ; touch pwned $', '{{ github.token }}'].join(''),
      '<!-- phase-executor:comment phase=99 folder= -->',
      '::set-output name=status::success',
      '::error::@everybody',
      '/ phase run',
    ].join('\n');
    const { origin, start, receipts } = job(`/phase answer 1 01-01 ${nasty}`);
    const { code, stdout } = await start();
    expect([code, receipts()]).toEqual([0, ['eyes', '+1']]);
    expect(answersIn(origin)).toMatchObject([{ plan: '01-01', text: nasty, approved: false, by: 'maintainer' }]);
    expect(stdout).not.toContain('pwned');
    expect([host.dispatches, host.comments.length]).toEqual([[], 2]);
  });

  test.each([
    ['an unknown command', '/phase explode <b>@me</b>', /found "explode", expected one of:[\s\S]*\/phase run/],
    ['two plans that wait', '/phase approve', /several plans wait \(01-01, 01-02\)/],
    ['an approval of a decision', '/phase approve 01-02', /the plan asks for a decision/],
    // As a comment on an earlier question whose job was queued, or is run again.
    [
      'an approval from before the question',
      '/phase approve 01 01-01',
      /after this comment was written/,
      '2020-01-01T00:00:00Z',
    ],
  ])('is told why nothing comes of %s', async (_, body, why, writtenAt = new Date().toISOString()) => {
    const { origin, start, receipts, replies } = job(body, { writtenAt });
    expect((await start()).code).toBe(0);
    expect([receipts(), answersIn(origin), host.dispatches]).toEqual([['eyes', 'confused'], [], []]);
    expect(replies()).toHaveLength(1);
    expect(replies()[0]?.body).toMatch(why);
    expect(replies()[0]?.body).toMatch(/```text[\s\S]*```$/);
  });

  test('sees where the phase stands, and the commands there are', async () => {
    const status = job('/phase status');
    await status.start();
    expect(status.replies()[0]?.body).toMatch(/Phase 01 first: 0 of 2 plans done[\s\S]*plan 01-01 waits for a person/);
    const help = job('/phase help', { origin: status.origin });
    await help.start();
    expect(help.replies()[0]?.body).toContain('/phase answer');
    expect([status.receipts(), help.receipts()]).toEqual([
      ['eyes', '+1'],
      ['eyes', '+1'],
    ]);
  });

  test('cancels the workflow run that holds the phase by its record, and nothing else', async () => {
    host.runs.set(99, 'in_progress').set(98, 'in_progress');
    const origin = heldBy({ repository: host.repository, id: '99', attempt: 1 });
    // As one on an earlier run whose job was queued, or is run again.
    const late = job('/phase abort', { origin, writtenAt: '2025-12-31T23:59:59Z' });
    await late.start();
    expect([late.replies()[0]?.body, host.runs.get(99)]).toEqual([
      expect.stringContaining('after this comment was written'),
      'in_progress',
    ]);
    const abort = job('/phase abort', { origin });
    expect((await abort.start()).code).toBe(0);
    expect([...host.runs]).toEqual([
      [99, 'cancelled'],
      [98, 'in_progress'],
    ]);
    expect([abort.receipts(), abort.replies()]).toMatchObject([
      ['eyes', '+1'],
      [{ body: expect.stringMatching(/Workflow run 99 is being cancelled[\s\S]*ends as INTERRUPTED/) }],
    ]);
    const again = job('/phase abort 1', { origin });
    await again.start();
    expect(again.replies()[0]?.body).toContain('workflow run 99, which held phase 01, has ended');
    const elsewhere = job('/phase abort', { origin: heldBy({ repository: 'me/other', id: '98', attempt: 1 }) });
    await elsewhere.start();
    expect(elsewhere.replies()[0]?.body).toContain('is running phase 01 outside this workflow');
    host.runFiles.set(98, '.github/workflows/deploy.yml@refs/heads/main');
    const forged = job('/phase abort', { origin: heldBy({ repository: host.repository, id: '98', attempt: 1 }) });
    await forged.start();
    expect(forged.replies()[0]?.body).toMatch(/names run 98 of \.github\/workflows\/deploy\.yml, which runs no phases/);
    const unknown = job('/phase abort', { origin: heldBy({ repository: host.repository, id: '97', attempt: 1 }) });
    await unknown.start();
    expect(unknown.replies()[0]?.body).toContain('names run 97 of an unknown workflow');
    const idle = job('/phase abort');
    await idle.start();
    expect(idle.replies()[0]?.body).toContain('no run is working on phase 01');
    expect(host.runs.get(98)).toBe('in_progress');
  }, 60_000);

  test('cancels no run of another phase that a forged record names', async () => {
    host.runs.set(98, 'in_progress').set(99, 'in_progress');
    host.runTitles.set(98, 'Phase 02').set(99, 'Nightly');
    const forged = (id: string) =>
      job('/phase abort 1', { origin: heldBy({ repository: host.repository, id, attempt: 1 }) });
    for (const id of ['98', '99']) {
      const abort = forged(id);
      await abort.start();
      expect(abort.replies()[0]?.body).toContain(`names run ${id}, but neither its title nor our comment`);
    }
    expect([...host.runs.values()]).toEqual(['in_progress', 'in_progress']);
    const link = 'https://host.invalid/me/mine/actions/runs/99';
    host.comment(1, 'mallory', `<!-- phase-executor:comment phase=01 folder= -->\n[Run](${link})`);
    await forged('99').start();
    host.comment(1, bot, `<!-- phase-executor:comment phase=01 folder= -->\n[Run](${link}9)`);
    await forged('99').start();
    expect(host.runs.get(99)).toBe('in_progress');
    host.comment(1, bot, `<!-- phase-executor:comment phase=01 folder= -->\n[Run](${link}#artifacts)`);
    await forged('99').start();
    expect(host.runs.get(99)).toBe('cancelled');
  }, 60_000);

  test('is not told that nothing was done where only the receipt of it could not be left', async () => {
    const { origin, start, receipts, replies } = job('/phase approve 01 01-01');
    const last = { test: (call: string) => /POST .*reactions$/.test(call) && receipts().includes('eyes') };
    host.fail(last as RegExp, 'expired');
    expect((await start()).code).not.toBe(0);
    expect([answersIn(origin).length, receipts(), replies()]).toEqual([1, ['eyes'], []]);
  });

  test('cancels a run of a workflow that is not configured but uses the Action', async () => {
    host.runs.set(99, 'in_progress');
    host.runFiles.set(99, '.github/workflows/nightly.yml');
    const abort = job('/phase abort', { origin: heldBy({ repository: host.repository, id: '99', attempt: 1 }) });
    await abort.start();
    expect([abort.receipts(), host.runs.get(99)]).toEqual([['eyes', '+1'], 'cancelled']);
  });

  test('starts the workflow of the configuration file, once and never in doubt', async () => {
    host.workflows.set('run.yml', ['phase']);
    const run = job('/phase run');
    await run.start();
    expect([host.dispatches, run.receipts()]).toEqual([
      [{ file: 'run.yml', ref: 'refs/heads/main', inputs: { phase: '01' } }],
      ['eyes', '+1'],
    ]);
    const retry = job('/phase retry 1', { origin: run.origin });
    expect((await retry.start()).code).not.toBe(0);
    expect([retry.receipts(), host.dispatches.length]).toEqual([['eyes', 'confused'], 1]);
    expect(retry.replies()[0]?.body).toMatch(/422: Unexpected inputs provided: \["fresh"\]/);
    // A job before this one saw it, and was lost: whether it started anything nobody knows.
    const lost = job('/phase run', { origin: run.origin });
    host.reactions.push({ comment: lost.id, login: bot, content: 'eyes' });
    await lost.start();
    expect([lost.receipts(), host.dispatches.length]).toEqual([['eyes', 'confused'], 1]);
  });
});

describe('on a host that speaks as Gitea does', () => {
  beforeEach(() => {
    host.dialect = 'gitea';
  });

  test('a comment is obeyed once, in a called workflow, of whom the event says that they may push', async () => {
    const { origin, start, replies } = job('/phase approve 01 01-01', { mayPush: true });
    const first = await start();
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('done: /phase approve')]);
    expect(answersIn(origin)).toMatchObject([{ plan: '01-01', approved: true, by: 'maintainer' }]);
    expect((await start()).stdout).toContain('ignored: this comment was already handled'); // the job is run again
    expect(replies()).toEqual([]);
  });

  test.each([
    ['who may only read', { mayPush: false }, [0, /refused: maintainer cannot write to this repository/]],
    ['of whom nothing is said', {}, [64, /permission: answered 403/]],
  ] as const)('nobody is obeyed %s', async (_, more, [code, why]) => {
    const { origin, start, receipts, replies } = job('/phase approve 01 01-01', more);
    expect(await start()).toMatchObject({ code, stdout: expect.stringMatching(why) });
    expect([receipts(), replies(), answersIn(origin)]).toEqual([[], [], []]);
  });

  test('a run cannot be cancelled, and its page is named', async () => {
    host.runs.set(99, 'in_progress');
    host.runFiles.set(99, '.github/workflows/nightly.yml');
    const held = heldBy({ repository: host.repository, id: '99', attempt: 1 });
    const abort = job('/phase abort', { origin: held, mayPush: true });
    expect((await abort.start()).stdout).not.toMatch(/^ +at /m);
    expect(abort.replies()[0]?.body).toMatch(
      /cancels workflow runs on their page only; cancel run 99 there: https:\/\/host.invalid\/me\/mine\/actions\/runs\/99/,
    );
  });
});

describe('nothing is done, and nothing is said, for', () => {
  const approve = '/phase approve 01 01-01';
  test.each<[string, string, Parameters<typeof job>[1], RegExp]>([
    ['somebody who may only read', approve, { login: 'reader' }, /refused: reader cannot write/],
    ['a bot', approve, { login: 'helper[bot]' }, /refused: helper\[bot\] is a bot/],
    ['an app in the name of a maintainer', approve, { app: { slug: 'helper' } }, /refused: an app \(helper\) wrote it/],
    ['an edited comment', approve, { action: 'edited' }, /ignored: .*edited comments/],
    ['a comment that quotes a command', `> it\n${approve}`, {}, /ignored: .*does not begin/],
  ])('%s', async (_, body, more, why) => {
    const { origin, start, receipts, replies } = job(body, more);
    const { code, stdout } = await start();
    expect([code, stdout]).toEqual([0, expect.stringMatching(why)]);
    expect([receipts(), replies(), answersIn(origin), host.dispatches]).toEqual([[], [], [], []]);
  });

  test('the pull request of a fork, and a host that does not say who may', async () => {
    const fork = host.pull({ head: 'evil', fork: 'mallory/mine' });
    const { origin, start, receipts } = job(approve, { issue: { number: fork.number, pull_request: {} } });
    expect((await start()).stdout).toContain('refused: the pull request comes from a fork');
    host.fail(/permission$/, 'expired', 99);
    const unsure = job(approve, { origin });
    expect((await unsure.start()).code).not.toBe(0);
    expect([receipts(), unsure.receipts(), answersIn(origin)]).toEqual([[], [], []]);
  }, 60_000);
});

test('a marker that somebody else wrote names no phase', async () => {
  host.comments.length = 0;
  host.comment(1, 'stranger', '<!-- phase-executor:comment phase=01 folder= -->');
  const nameless = job('/phase status', { login: 'maintainer' });
  await nameless.start();
  expect(nameless.replies()[0]?.body).toContain('this thread is about no phase');
});
