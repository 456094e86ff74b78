import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { makeProject, plan, temporaryDir, withOrigin } from '../project.ts';
import { FirmProxy } from '../proxy.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { LoopbackHost } from '../publish/host/host.ts';
import { Receiver } from '../receiver.ts';
import { runner } from '../runner.ts';

let proxy: FirmProxy;
let host: LoopbackHost;
let receiver: Receiver;
let service: ArtifactService;
beforeAll(async () => {
  [proxy, host, receiver] = await Promise.all([FirmProxy.start(), LoopbackHost.start(), Receiver.start()]);
  service = await ArtifactService.start(temporaryDir('artifacts'));
});
afterAll(() => Promise.all([proxy.close(), host.close(), receiver.close(), service.stop()]));
afterEach(() => {
  proxy.reset();
  host.reset();
  receiver.reset();
});

/** A run in one job of a firm: everything outside is behind its proxy. */
async function runInFirm(environment: Record<string, string>) {
  const root = makeProject({ '01-01': plan() });
  withOrigin(root);
  for (const [name, url] of Object.entries({
    'api.firm.test': host.url,
    'otel.firm.test': receiver.url,
    'hook.firm.test': receiver.url,
    'results.firm.test': service.url,
  }))
    proxy.servers.set(name, url);
  const inputs = {
    ...{
      root,
      phase: '1',
      agent: 'script',
      remote: 'origin',
      branch: 'phase/01-first',
      'github-token': 'tok-of-the-job',
    },
    ...{ 'otel-endpoint': 'https://otel.firm.test', 'notify-url': 'https://hook.firm.test/hook' },
  };
  const step = runner(root, inputs, {
    ...host.environment(),
    ...{ GITHUB_API_URL: 'https://api.firm.test', GITHUB_GRAPHQL_URL: 'https://api.firm.test/graphql' },
    ...{ ACTIONS_RUNTIME_TOKEN: service.token(), ACTIONS_RESULTS_URL: 'https://results.firm.test' },
    ...environment,
  });
  const { code, stdout } = await step.start.main().ended;
  return { code, stdout, outputs: step.outputs() };
}

test('behind a proxy with a password the host, the artifacts, the trace and the webhook are all reached', async () => {
  proxy.login = 'me:p@ss-of-the-proxy';
  const { code, stdout, outputs } = await runInFirm(proxy.environment('me:p%40ss-of-the-proxy'));
  expect([code, outputs.status]).toEqual([0, 'success']);
  expect(host.pulls).toMatchObject([{ head: 'phase/01-first', state: 'open' }]);
  expect(host.comments).toHaveLength(1);
  expect(host.statuses).toMatchObject(['phase/01', 'phase-executor'].map((context) => ({ state: 'success', context })));
  expect(service.stored().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['phase-01-record', 'phase-01-report.html']),
  );
  expect(receiver.traces.length).toBeGreaterThan(0);
  expect(receiver.at('/hook')).toMatchObject([{ type: 'phase.completed' }]);
  expect([...new Set(proxy.asked)].sort()).toEqual(
    ['api', 'hook', 'otel', 'results'].map((name) => `${name}.firm.test:443`),
  );
  expect(stdout).not.toContain('ss-of-the-proxy');
  expect(host.broken).toEqual([]);
});

test('a proxy that wants another password changes nothing of the phase, and each line says what is missing', async () => {
  proxy.login = 'me:right';
  const { code, stdout, outputs } = await runInFirm({ ...proxy.environment('me:wrong'), ACTIONS_RESULTS_URL: '' });
  expect([code, outputs.status]).toEqual([0, 'success']);
  for (const what of ['could not be reported to the host', 'the trace was not sent', 'not notified'])
    expect(stdout).toMatch(
      new RegExp(`${what}: .*through the proxy 127\\.0\\.0\\.1:\\d+: it asks for a user and a password`),
    );
  expect(host.asked).toEqual([]);
  expect(stdout).not.toMatch(/me:|wrong/);
});
