import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import type { ExportRequest } from '../../src/publish/telemetry/story-trace.ts';
import { afterLegs, sound } from '../chain/jobs.ts';
import { call, cli, makeProject, plan, temporaryDir, until } from '../project.ts';
import { attribute, spansOf } from '../publish/telemetry/otlp-schema.ts';
import { Receiver } from '../receiver.ts';
import { runner } from '../runner.ts';

const receiver = await Receiver.start();
afterAll(() => receiver.close());
afterEach(() => receiver.reset());

const secret = 'the-secret-of-the-hook';
const key = 'a-key-of-the-receiver';
const keys = {
  OTEL_EXPORTER_OTLP_HEADERS: `x-key=${key}`,
  OTEL_SERVICE_NAME: 'my-phases',
  PHASE_EXECUTOR_NOTIFY_SECRET: secret,
  NO_PROXY: '127.0.0.1',
};
const options = () => ['--otel-endpoint', receiver.url, '--notify-url', `${receiver.url}/hook`];

test('a run sends its trace and a signed notification when it has ended, and no agent sees a key', async () => {
  const script = 'env > env.txt; test "$ATTEMPT" = 2 || { echo "@octocat look"; exit 1; }';
  const root = makeProject({ '01-01': plan({ artifact: 'env.txt', script }) });
  receiver.planned.push(
    { status: 503, headers: { 'retry-after': '0' } },
    { status: 503, headers: { 'retry-after': '0' } },
  );
  const words = ['run', '1', '--agent', 'script', '--backoff', '1ms', ...options()];
  const named = ['--agent-env', Object.keys(keys).join(' ')];
  const ended = call([...words, ...named], { cwd: root, env: keys });
  const { code, stdout, stderr } = await ended;
  expect([code, stdout]).toEqual([0, expect.stringContaining('COMPLETED')]);
  const log = stdout + stderr;
  expect(log).toMatch(/sent the trace [0-9a-f]{32} to 127\.0\.0\.1:\d+/);
  expect(log).toMatch(/notified 127\.0\.0\.1:\d+: phase\.completed/);
  for (const hidden of [key, secret, '/hook']) expect(log).not.toContain(hidden);

  const environment = readFileSync(join(root, 'env.txt'), 'utf8');
  expect(environment).toContain('OTEL_SERVICE_NAME=my-phases');
  expect(environment).not.toMatch(/OTLP_HEADERS|NOTIFY|a-key-of|the-secret/);
  const last = receiver.received.findLast(({ path }) => path === '/v1/traces');
  expect([last?.headers['x-key'], last?.headers['content-type']]).toEqual([key, 'application/json']);
  const spans = spansOf(receiver.traces.slice(-1));
  expect(spans[0]).toMatchObject({ name: 'RUN phase 01', kind: 2 });
  const [, trace, parent] = /TRACEPARENT=00-(\w{32})-(\w{16})-01/.exec(environment) ?? [];
  const attempt = spans.find(({ spanId, traceId }) => spanId === parent && traceId === trace);
  expect(attempt?.name).toBe('attempt 2');
  expect(attempt && attribute(attempt, 'cicd.pipeline.task.run.result')).toBe('success');
  expect(JSON.stringify(receiver.traces)).not.toMatch(/octocat|look/);

  const { headers, body = '' } = receiver.received.findLast(({ path }) => path === '/hook') ?? {};
  expect(headers?.['x-hub-signature-256']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  expect(JSON.parse(body)).toMatchObject({
    ...{ version: 1, type: 'phase.completed' },
    data: { phase: { id: '01' }, exitStatus: 'COMPLETED', signal: { status: 'success' }, plans: [{ attempts: 2 }] },
  });

  // From the record it is the same once more, but for what only the run knew of its place.
  await cli(root, 'report', '1', '--otlp', 'trace.jsonl');
  const lines = readFileSync(join(root, 'trace.jsonl'), 'utf8').trimEnd().split('\n');
  expect(spansOf(lines.map((line): ExportRequest => JSON.parse(line)))).toEqual(spans);
});

test('a receiver that refuses everything changes nothing but a line in the log', async () => {
  const root = makeProject({ '01-01': plan({ script: 'exit 1' }) });
  const refusal = { status: 403, body: `no ${key} ${secret}` };
  receiver.planned.push(refusal, refusal);
  const words = ['run', '1', '--agent', 'script', '--max-attempts', '1', ...options()];
  const ended = call(words, { cwd: root, env: keys });
  const { code, stdout, stderr } = await ended;
  expect([code, receiver.received.length]).toEqual([1, 2]);
  expect(stderr).toMatch(/the trace was not sent: 127\.0\.0\.1:\d+ answered 403: no \*\*\* \*\*\*/);
  expect(stderr).toMatch(/not notified: 127\.0\.0\.1:\d+ answered 403: no \*\*\* \*\*\*/);
  expect(stdout + stderr).not.toMatch(/a-key-of|the-secret/);
});

test('a run that was killed is told of by the post step, with the signal that stands for it', async () => {
  const flag = join(temporaryDir('flag'), 'begun');
  const root = makeProject({ '01-01': plan({ script: `echo > '${flag}'; sleep 60` }) });
  const told = { 'otel-endpoint': receiver.url, 'notify-url': `${receiver.url}/hook` };
  const step = runner(root, { root, phase: '1', agent: 'script', ...told }, keys);
  const { child, ended } = step.start.main();
  await until(() => existsSync(flag));
  child.kill('SIGKILL');
  await ended;
  expect(receiver.received).toEqual([]);
  await step.post();
  expect(receiver.at('/hook')).toMatchObject([
    {
      type: 'phase.interrupted',
      data: { signal: { details: { reason: 'interrupted' } }, next: /run the phase again/ },
    },
  ]);
  const spans = spansOf(receiver.traces);
  expect(spans.map((span) => [span.name, span.status.code])).toEqual([
    ['RUN phase 01', 2],
    ['plan 01-01', 2],
    ['attempt 1', 2],
    ['agent script', 2],
  ]);
});

test('a chain is told of once, by conclude; its agents know the ids of the trace before there is one', async () => {
  const { chain, first } = afterLegs(
    { '01-01': plan({ artifact: 'a.txt', script: 'echo "$TRACEPARENT" > a.txt' }) },
    options(),
  );
  const last = sound(chain.integrate(first.round, first));
  chain.gate(last);
  const how = ['--run-id', chain.runId, '--remote', 'origin', '--base', last.base, '--input-dir', chain.artifacts];
  const ended = call(['conclude', '1', ...how, ...options()], {
    cwd: chain.machine(last.base),
    env: { ...keys, TMPDIR: temporaryDir('tmp') },
  });
  expect((await ended).code).toBe(0);
  expect(receiver.at('/hook')).toMatchObject([{ type: 'phase.completed' }]);
  const spans = spansOf(receiver.traces);
  const attempt = spans.find(({ name }) => name === 'attempt 1');
  expect(chain.file('a.txt')).toBe(`00-${attempt?.traceId}-${attempt?.spanId}-01`);
});
