import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { buildPhaseStatus } from '../../src/publish/announce/phase-status.ts';
import { unzipBounded } from '../../src/publish/host/archive.ts';
import { Git } from '../../src/system/git/git.ts';
import { Chain } from '../chain/jobs.ts';
import {
  bareEnvironment,
  call,
  commitAll,
  type Ended,
  git,
  makeProject,
  makeRepository,
  plan,
  temporaryDir,
  until,
  withOrigin,
} from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { bot, LoopbackHost } from '../publish/host/host.ts';
import { phaseStory } from '../publish/report/story.ts';
import { runner } from '../runner.ts';

const host = await LoopbackHost.forTests();
const service = await ArtifactService.start(temporaryDir('artifacts'));
afterAll(() => service.stop());

const title = '@octocat <b>bold</b> ```` #1';
/** Its one attempt fails until this file is there. */
const succeedsWith = (flag: string) =>
  `test -e '${flag}' && echo a > a.txt || { echo "::error::@octocat said <!-- no --> sk-abcdefghijklmnopqrstuvwx"; exit 1; }`;

/** A checkout with an origin, and what a run in one job is given there. */
function job(event?: object, script = succeedsWith) {
  const flag = join(temporaryDir('flag'), 'go');
  const root = makeProject({
    '01-01': plan({ artifact: 'a.txt', script: script(flag), frontmatter: `title: '${title}'\n` }),
  });
  const origin = withOrigin(root);
  const path = join(temporaryDir('event'), 'event.json');
  writeFileSync(path, JSON.stringify(event ?? {}));
  const inputs = {
    root,
    phase: '1',
    agent: 'script',
    remote: 'origin',
    branch: 'phase/01-first',
    'max-attempts': '1',
    backoff: '1ms',
  };
  const stepOf = (more: Record<string, string> = {}, environment: Record<string, string> = {}) =>
    runner(
      root,
      { ...inputs, 'github-token': 'tok-of-the-job', ...more },
      { ...host.environment(path), ...environment },
    );
  const run = async (...given: Parameters<typeof stepOf>) => {
    const step = stepOf(...given);
    const { code, stdout } = await step.main();
    return { code, stdout, outputs: step.outputs(), summary: step.summary() };
  };
  const heal = () => writeFileSync(flag, '');
  return { root, origin, flag, stepOf, run, heal, head: () => git(origin, 'rev-parse', 'phase/01-first') };
}

describe('a run in one job tells the host of its phase', () => {
  test('with one comment, a draft and a red status where it failed, and the same ones put right when it succeeds', async () => {
    const { root, run, heal, head } = job();
    git(root, 'commit', '-q', '--allow-empty', '-m', 'begun');
    git(root, 'push', '-q', 'origin', 'HEAD:phase/01-first');
    const artifacts = { ACTIONS_RUNTIME_TOKEN: service.token(), ACTIONS_RESULTS_URL: service.url };
    const red = await run({}, artifacts);
    expect([red.code, red.outputs.status]).toEqual([1, 'failure']);
    // Page and record outlive the machine, and are linked.
    const [record, page] = service.stored();
    expect([record?.name, page?.name]).toEqual(['phase-01-record', 'phase-01-report.html']);
    const links = [page, record].map((each) => `https://host.invalid/me/mine/actions/runs/4711/artifacts/${each?.id}`);
    for (const text of [host.comments[0]?.body, red.summary])
      expect(text).toContain(` · [report](${links[0]}) · [logs and events](${links[1]})`);
    expect(service.archive('phase-01-report.html')?.toString()).toMatch(
      /^<!doctype html>[\s\S]*<title>Phase 01 first: failure/,
    );
    const into = temporaryDir('record');
    writeFileSync(join(into, 'a.zip'), service.archive('phase-01-record') ?? '');
    await unzipBounded(join(into, 'a.zip'), join(into, 'files'), { maxBytes: 1e6, maxFiles: 100 });
    const log = readFileSync(join(into, 'files/logs/01-01-a1.log'), 'utf8');
    expect([log, log]).toEqual([expect.stringContaining('said <!-- no --> ***'), expect.not.stringContaining('sk-a')]);
    const events = readFileSync(join(into, 'files/events.ndjson'), 'utf8').trim().split('\n');
    expect(events.map((line) => JSON.parse(line).event)).toEqual(
      expect.arrayContaining(['attempt_failed', 'phase_failed']),
    );
    expect(events.join('')).not.toContain('sk-a');
    expect(red.stdout).toMatch(
      /::error title=agent_error,file=\.planning\/phases\/01-first\/01-01-PLAN\.md,line=\d+::plan 01-01: /,
    );
    expect(host.pulls).toMatchObject([
      { head: 'phase/01-first', base: 'main', draft: true, title: 'Phase 01: first', login: bot },
    ]);
    expect(host.comments).toMatchObject([{ issue: 1, body: expect.stringContaining('❌ Phase 01 first: STUCK') }]);
    expect(host.statuses.at(-2)).toMatchObject({ sha: head(), state: 'failure', context: 'phase/01' });
    expect(host.comments[0]?.body).toContain('&#64;&#8203;octocat &lt;b&gt;bold');

    // Files of the runner are gone by the time that somebody reads this.
    expect(host.comments[0]?.body).toContain('**Next:** fix what the agent reports');
    expect(red.summary).not.toContain('/.git/');

    expect(host.comments[0]?.body).toContain(
      '| `/phase retry 01` | `phase-executor run 01 --fresh --branch phase/01-first --remote origin` |',
    );
    expect([[...(host.labels.get(1) ?? [])], host.issues]).toEqual([['phase-needs-attention'], []]);

    heal();
    const green = await run({ fresh: 'true' }, artifacts);
    expect([...(host.labels.get(1) ?? [])]).toEqual([]);
    expect(service.stored().map(({ name }) => name)).toEqual(['phase-01-record', 'phase-01-report.html']);
    expect(service.archive('phase-01-report.html')?.toString()).toContain('<title>Phase 01 first: success');
    expect([green.code, green.outputs.status]).toEqual([0, 'success']);
    expect(host.comments).toMatchObject([{ issue: 1, body: expect.stringContaining('✅ Phase 01 first: COMPLETED') }]);
    expect(host.comments[0]?.body).toContain(`(https://host.invalid/me/mine/commit/`);
    expect(host.pulls).toMatchObject([{ draft: false }]);
    expect(host.statuses.at(-2)).toMatchObject({ sha: head(), state: 'success', context: 'phase/01' });
    expect(host.statuses.at(-1)).toMatchObject({ sha: head(), state: 'success', context: 'phase-executor' });
    expect(host.statuses.at(-1)?.target_url).toBe('https://host.invalid/me/mine/actions/runs/4711');
    expect(green.summary).toMatch(/\| \[01-01\]\(https:\S+\/commit\/[0-9a-f]{40}\) .*\| \+1 −0 in 1 \|/);
    expect(green.summary).toContain('✅ Phase 01 first: COMPLETED');
  });

  test('on the pull request of its event, which says that it runs as long as it does', async () => {
    const { origin, run, heal } = job({ pull_request: { number: 12 } });
    heal();
    host.fail(/^PATCH .*\/comments/, 'unavailable', 99);
    const branches = git(origin, 'branch', '-v');
    const { code, stdout, outputs } = await run({ branch: 'current' });
    expect([code, outputs.branch, git(origin, 'branch', '-v')]).toEqual([0, 'main', branches]);
    expect(host.comments).toMatchObject([{ issue: 12, body: expect.stringContaining('⏳ Phase 01 first: running') }]);
    expect(stdout).toMatch(/could not be reported to the host: .*answered 503/);
    expect([host.pulls, host.statuses]).toEqual([[], []]); // nothing was pushed
  }, 120_000);

  test('and ends as it does where the host fails, the token may nothing or all of it is switched off', async () => {
    const { run, heal } = job({ pull_request: { number: 12 } });
    heal();
    const results = (outputs: Record<string, string>) => [
      outputs.status,
      outputs.decision,
      outputs['exit-code'],
      outputs.evidence,
    ];
    host.permissions = {};
    const refused = await run();
    expect(refused.stdout).toMatch(
      /could not be reported to the host: .*needs statuses=write[\s\S]*needs pull_requests=write/,
    );
    expect(refused.stdout).toMatch(/^::warning .*the host refused the pull request .*pull-requests: write$/m);
    host.fail(/./, 'expired', 99);
    const expired = await run();
    const asked = host.asked.length;
    const off = await run({}, { GITHUB_API_URL: '' });
    expect(host.asked.length).toBe(asked);
    const codes = [refused, expired, off].map(({ code, outputs }) => [code, ...results(outputs)]);
    expect(codes).toEqual([
      [0, 'success', 'proceed', '0', 'artifacts'],
      [0, 'success', 'proceed', '0', 'artifacts'],
      [0, 'success', 'proceed', '0', 'artifacts'],
    ]);
    expect([host.comments, host.pulls, host.statuses]).toEqual([[], [], []]);
  });

  test('and that it may open no pull request is an annotation and a line of the summary, with the setting to change', async () => {
    const { run, heal } = job();
    heal();
    host.mayOpen = false;
    const { code, stdout, summary, outputs } = await run();
    expect([code, outputs.status, host.pulls]).toEqual([0, 'success', []]);
    const refusal =
      'the host refused the pull request of phase/01-first (403: GitHub Actions is not permitted to create or approve ' +
      'pull requests); check "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > ' +
      'General, or pass push_token';
    expect(stdout).toContain(`::warning title=refused-by-host,file=.planning/phases/01-first,line=1::${refusal}`);
    expect(summary).toContain(`\n⚠️ ${refusal}\n`);
  });

  test('not at all where it never began, and of its end where a fault kept it from one', async () => {
    // Where the ref of the kept work should go lies a file.
    const blockRef =
      'refs=$(dirname "$(tr -d \'"\' < .git/objects/info/alternates)")/refs/phase-executor/01; rm -rf "$refs/partial"; mkdir -p "$refs"; echo in the way > "$refs/partial"';
    const { root, run } = job({ pull_request: { number: 12 } }, () => `echo half > half.txt; ${blockRef}; exit 1`);
    commitAll(root, 'more', { '.planning/phases/01-first/01-02-PLAN.md': plan({ dependsOn: '"01-01"' }) });
    const refused = await run({ only: '01-02' });
    expect([refused.code, refused.stdout, host.comments]).toEqual([
      64,
      expect.stringContaining('01-02 depends on 01-01'),
      [],
    ]);
    const broken = await run({ remote: '', branch: 'current', sandbox: 'off' });
    expect([broken.code, broken.stdout]).toEqual([expect.any(Number), expect.stringContaining('partial')]);
    expect(host.comments).toMatchObject([
      { issue: 12, body: expect.stringMatching(/❌ Phase 01 first: INTERRUPTED[\s\S]*could not conclude the phase/) },
    ]);
  });

  test('on the tip of the branch, as an error, where the end could not be pushed', async () => {
    const { root, origin, run, head } = job(undefined, () => 'echo a > a.txt; git -C "$ORIGIN" branch phase/01-first');
    const { code, outputs } = await run({ 'agent-env': 'ORIGIN' }, { ORIGIN: origin });
    expect([code, outputs.status, outputs['exit-code']]).toEqual([70, 'failure', '70']);
    expect(head()).not.toBe(git(root, 'rev-parse', 'HEAD'));
    expect(host.statuses).toMatchObject(
      ['phase/01', 'phase-executor'].map((context) => ({ sha: head(), state: 'error', context })),
    );
  });

  test('what is switched off in the configuration file is not told', async () => {
    const { root, run, heal } = job({ pull_request: { number: 12 } });
    heal();
    mkdirSync(join(root, '.github'));
    writeFileSync(join(root, '.github/phase-executor.yml'), 'github: { reports: [status, attention] }\n');
    commitAll(root, 'settings');
    await run();
    expect([host.comments, host.pulls, host.statuses.length]).toEqual([[], [], 2]);
  });

  test('by the post step where its process was killed', async () => {
    const { flag, stepOf } = job({ pull_request: { number: 12 } }, (started) => `echo > '${started}'; sleep 60`);
    const step = stepOf();
    const { child, ended } = step.start.main();
    await until(() => existsSync(flag));
    child.kill('SIGKILL');
    await ended;
    expect(host.comments[0]?.body).toContain('⏳');
    await step.post();
    expect(host.comments).toMatchObject([
      { issue: 12, body: expect.stringContaining('❌ Phase 01 first: INTERRUPTED') },
    ]);
    expect(host.comments[0]?.body).toContain('run the phase again');
  });
});

describe('a chained run', () => {
  test('tells the host when it is opened and when it is concluded, and green only the commit that was judged', async () => {
    const chain = new Chain({ '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }) });
    host.pull({ head: 'phase/01-first', draft: false, login: 'person', body: 'mine' });
    const opened = await told(chain, ['integrate', '1', '--round', '0']);
    expect(host.comments).toMatchObject([{ issue: 1, body: expect.stringContaining('⏳ Phase 01 first: running') }]);
    const first = JSON.parse(opened.stdout) as ReturnType<Chain['integrate']>['json'];
    chain.legs(first);
    const early = await told(chain, ['conclude', '1', '--base', 'main']);
    expect([early.code, host.comments.length]).toEqual([64, 1]);
    expect(host.comments[0]?.body).toMatch(/❌ Phase 01 first: INTERRUPTED[\s\S]*could not conclude the phase: base/);
    expect(host.statuses).toMatchObject(
      ['phase/01', 'phase-executor'].map((context) => ({ sha: first.base, state: 'error', context })),
    );
    const round = ['integrate', '1', '--round', '1', '--base', first.base, '--input-dir', chain.artifacts];
    const integrated = await told(chain, [...round, '--run-attempt', '1'], first.base);
    expect(host.comments[0]?.body).toMatch(
      /⏳ Phase 01 first: running[\s\S]*1\/1 plan complete\. Next: no further round/,
    );
    const last = JSON.parse(integrated.stdout) as ReturnType<Chain['integrate']>['json'];
    chain.gate(last);
    const ended = await told(chain, ['conclude', '1', '--base', last.base, '--input-dir', chain.artifacts], last.base);
    const { headSha } = JSON.parse(ended.stdout);
    expect(host.comments).toMatchObject([{ issue: 1, body: expect.stringContaining('✅ Phase 01 first: COMPLETED') }]);
    expect(host.pulls).toMatchObject([{ body: 'mine' }]);
    // The record of the end stands on top of the commit that was judged, and is all that is new in it.
    expect(headSha).not.toBe(last.base);
    expect(host.statuses.slice(2)).toMatchObject(
      ['phase/01', 'phase-executor'].map((context) => ({ sha: headSha, state: 'success', context })),
    );
  }, 120_000);
});

describe('the status of a commit is green', () => {
  const statusAt = async (root: string, judged: string | null, head: string, prefix = '') => {
    const place = { git: await Git.open(root, bareEnvironment()), prefix };
    return buildPhaseStatus(phaseStory([], { verdict: 'success', exitStatus: 'COMPLETED', head }), judged, place);
  };
  const state = async (...of: Parameters<typeof statusAt>) => (await statusAt(...of)).state;
  const commit = (root: string, file: string) => {
    return commitAll(root, file, { [file]: `${Math.random()}` });
  };

  test('only where the gate opened on it, or below documents of the orchestrator alone', async () => {
    const root = makeRepository({ 'a.txt': 'a' });
    const judged = git(root, 'rev-parse', 'HEAD');
    expect(await state(root, judged, judged)).toBe('success');
    expect(await state(root, null, judged)).toBe('error');
    const recorded = commit(root, '.planning/STATE.md');
    expect(await state(root, judged, recorded)).toBe('success');
    const changed = commit(root, 'a.txt');
    expect(await state(root, recorded, changed)).toBe('error');
    expect(await state(root, judged, changed)).toBe('error');
    const further = commit(root, '.planning/ROADMAP.md');
    expect(await state(root, judged, further)).toBe('error');
    // Of two projects in a repository one does not speak for the other.
    const contexts = ['', 'apps/web/'].map(async (at) => (await statusAt(root, judged, judged, at)).context);
    expect(await Promise.all(contexts)).toEqual(['phase/07', 'phase/apps/web/07']);
  });
});

/** A job of a chain whose host is in this process, so it is not waited for by a call that blocks. */
async function told(chain: Chain, words: string[], at?: string): Promise<Ended> {
  const how = ['--run-id', chain.runId, '--remote', 'origin', '--github-token', 'tok-of-the-job', '--json'];
  const ended = call([...words, ...how], {
    cwd: chain.machine(at),
    env: { ...host.environment(), TMPDIR: temporaryDir('tmp') },
  });
  return ended;
}
