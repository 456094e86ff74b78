import { createHmac } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { sendNotification, webhookHeaders } from '../../../src/publish/announce/notify.ts';
import {
  buildNotificationBody,
  buildPhaseNotification,
  type Notification,
} from '../../../src/publish/report/notification.ts';
import { otlpTarget } from '../../../src/publish/telemetry/otlp-target.ts';
import type { World } from '../../../src/settings/call/world.ts';
import { parseSettings } from '../../../src/settings/table/settings.ts';
import { sendDelivery } from '../../../src/system/http/delivery.ts';
import { callTime } from '../../../src/system/http/retries.ts';
import { type Reaction, Receiver } from '../../receiver.ts';
import { phaseStory } from '../report/story.ts';

const receiver = await Receiver.start();
afterAll(() => receiver.close());
afterEach(() => receiver.reset());

const secret = 'the-secret-of-the-hook';
const key = 'a-key-of-the-receiver';

function delivery(path = '/') {
  const isTransient = (status: number) => status === 503 || status === 429;
  const headers = () => ({ 'x-key': key });
  return { url: `${receiver.url}${path}`, body: '{"a":1}', headers, isTransient, callMs: 300 };
}

const send = (path?: string) => sendDelivery(delivery(path), { fetch, time: callTime(3_000), delayMs: 5 });
const soonAfter = { 'retry-after': 'Thu, 01 Jan 2026 00:00:01 GMT', date: 'Thu, 01 Jan 2026 00:00:00 GMT' };

describe('a document for a server of somebody’s choice', () => {
  test.each<[string, Reaction[]]>([
    ['is unavailable', [{ status: 503 }, { status: 503, headers: { 'retry-after': '0' } }]],
    ['has a limit that passes', [{ status: 429, headers: soonAfter }]],
    ['cuts the connection', ['reset']],
    ['says nothing', ['silence']],
  ])('is sent again to one that %s', async (_, planned) => {
    receiver.planned.push(...planned, { status: 202, body: 'taken' });
    expect(await send()).toBe('taken');
    expect(receiver.received.map(({ body }) => body)).toEqual(planned.concat('reset').map(() => '{"a":1}'));
  });

  test.each<[string, Reaction, RegExp]>([
    ['refuses it', { status: 400, body: 'no\n\nsuch <thing>' }, /^127\.0\.0\.1:\d+ answered 400: no such <thing>$/],
    [
      'would pass it on',
      { status: 307, headers: { location: '/elsewhere' } },
      /answered 307: redirects are not followed$/,
    ],
    ['is away for long', { status: 503, headers: { 'retry-after': '3600' } }, /answered 503$/],
  ])('is sent once to one that %s, and the address is not told', async (_, reaction, message) => {
    receiver.planned.push(reaction);
    const error = await send('/path?secret=1').catch((each: Error) => each);
    expect(error).toMatchObject({ message: expect.stringMatching(message) });
    expect(String(error)).not.toMatch(/secret|elsewhere/);
    expect(receiver.received.length).toBe(1);
  });
});

describe('where traces are sent', () => {
  const to = (setting: string, environment: Record<string, string> = {}) => otlpTarget(setting, environment);
  const general = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://one:4318/base/' };

  test.each([
    ['http://me:4318', {}, 'http://me:4318/v1/traces'],
    ['https://me/v1/traces?x=1', general, 'https://me/v1/traces?x=1'],
    ['auto', general, 'http://one:4318/base/v1/traces'],
    ['auto', { ...general, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://two/exact' }, 'http://two/exact'],
    ['auto', { ...general, OTEL_TRACES_EXPORTER: 'otlp,console' }, 'http://one:4318/base/v1/traces'],
  ])('%s with %j: %s', (setting, environment, url) => {
    expect(to(setting, environment)).toMatchObject({ url });
  });

  test.each([
    ['auto', {}],
    ['off', general],
    ['auto', { ...general, OTEL_SDK_DISABLED: 'True' }],
    ['http://me:4318', { OTEL_SDK_DISABLED: 'true' }],
    ['auto', { ...general, OTEL_TRACES_EXPORTER: 'none' }],
  ])('%s with %j: nowhere', (setting, environment) => {
    expect(to(setting, environment)).toBeNull();
  });

  test('with headers of the variables, and with a sentence where they, or the address, cannot be used', () => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c, api-key=x=y', OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=z' };
    expect(to('http://me', headers)).toMatchObject({ headers: { a: 'z', 'api-key': 'x=y' } });
    const problems = [
      to('auto', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://user:${key}@host` }),
      to('auto', { OTEL_EXPORTER_OTLP_ENDPOINT: key }),
      to('auto', { ...general, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }),
      to('http://me', { OTEL_EXPORTER_OTLP_HEADERS: `x=${key}%0d%0ay` }),
    ];
    expect(problems).toEqual(problems.map(() => ({ problem: expect.any(String) })));
    expect(JSON.stringify(problems)).not.toContain(key);
  });
});

describe('a notification', () => {
  const cutOff = { verdict: 'cut off', exitStatus: null, decision: null, signal: null } as const;
  const made = (why = 'it was killed') => buildPhaseNotification(phaseStory([], { ...cutOff, why }, 'x'), '');
  const lines: string[] = [];
  afterEach(() => {
    lines.length = 0;
  });
  const world = (notifyUrl: string, environment: Record<string, string> = {}) =>
    ({
      settings: parseSettings({ 'notify-url': notifyUrl }),
      environment,
      now: Date.now,
      progress: (line: string) => lines.push(line),
      interrupt: { soon: new AbortController().signal },
    }) as unknown as World;
  const told = (notification: Notification, environment: Record<string, string> = {}) =>
    sendNotification(() => notification, world(`${receiver.url}/hook`, environment));

  test('is signed as Standard Webhooks and GitHub have it, with one id for each try and the time of the try', async () => {
    receiver.planned.push({ status: 500, headers: { 'retry-after': '0' } });
    await told(made(), { PHASE_EXECUTOR_NOTIFY_SECRET: secret });
    expect(lines).toEqual([expect.stringMatching(/^notified 127\.0\.0\.1:\d+: phase\.interrupted$/)]);
    const [first, second] = receiver.received;
    const id = second?.headers['webhook-id'];
    expect([first?.headers['webhook-id'], second?.headers['idempotency-key'], first?.body]).toEqual([
      id,
      id,
      second?.body,
    ]);
    const signed = createHmac('sha256', secret).update(`${id}.${second?.headers['webhook-timestamp']}.${second?.body}`);
    expect(second?.headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
    const github = createHmac('sha256', secret)
      .update(second?.body ?? '')
      .digest('hex');
    expect(second?.headers['x-hub-signature-256']).toBe(`sha256=${github}`);
    const [one, other] = [0, 1_000_000].map((now) => webhookHeaders('b', secret, now));
    expect(one?.['webhook-signature']).not.toBe(other?.['webhook-signature']);
    // The example of the specification.
    const known = webhookHeaders('{"test": 2432232314}', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 1_614_265_330_000);
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const text = `${known['webhook-id']}.1614265330.{"test": 2432232314}`;
    expect(known['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  });

  test('holds no secret that an agent said, and nothing of endless length', async () => {
    const leaked = `sk-${'a'.repeat(40)} and ${secret} ${'long '.repeat(100_000)}`;
    await told(made(leaked), { PHASE_EXECUTOR_NOTIFY_SECRET: secret });
    const [{ body = '' } = {}] = receiver.received;
    expect(body).not.toMatch(/sk-aaa|the-secret/);
    expect(JSON.parse(body)).toMatchObject({
      version: 1,
      type: 'phase.interrupted',
      data: { why: expect.stringMatching(/^\*\*\* and/) },
    });
    expect(body.length).toBeLessThan(4_000);
    const plan = { id: 'x', status: 'failure', attempts: 1, said: 'y'.repeat(2_000) };
    const many = { ...made(), data: { ...made().data, plans: Array.from({ length: 500 }, () => plan) } };
    expect(buildNotificationBody(many).length).toBeLessThan(200_000);
    expect(JSON.parse(buildNotificationBody(many)).data).toMatchObject({ truncated: true, exitStatus: 'INTERRUPTED' });
  });

  test('that is refused is a sentence without the secret, also where the receiver sends it back', async () => {
    receiver.planned.push({ status: 403, body: `wrong key ${secret} for ${receiver.url}/hook` });
    await told(made(), { PHASE_EXECUTOR_NOTIFY_SECRET: secret });
    expect(lines.join()).toMatch(/^not notified: 127\.0\.0\.1:\d+ answered 403: wrong key \*\*\* for \*\*\*$/);
  });

  test.each(['http://example.com/hook', 'https://me:pw@example.com', 'ftp://localhost', 'hook'])(
    'is not sent to %s',
    async (url) => {
      expect(() => parseSettings({ 'notify-url': url })).toThrow(/notify-url/);
      await sendNotification(() => made(), world('', { PHASE_EXECUTOR_NOTIFY_URL: url }));
      expect(lines).toEqual([expect.stringMatching(/^not notified: PHASE_EXECUTOR_NOTIFY_URL must be an https URL/)]);
    },
  );
});
