import { createHash, createHmac } from 'node:crypto';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { redactor } from '../../system/text/redaction.ts';
import { otlpSecrets, pairsIn } from './otlp-target.ts';

interface Place {
  readonly settings: Settings;
  readonly world: World;
}

/** Redacts a text for the host: an agent may have printed secrets, and the host may show it to everyone. */
export function redacted(body: string, place: Place): string {
  return redactorFor(place)(body);
}

/** Hides secrets of the settings, of notifications and traces, and all that looks like one. */
export function redactorFor({ settings, world: { environment } }: Place): (text: string) => string {
  const named = [...settings['agent-env'], ...notifySecrets].map((name) => environment[name] ?? '');
  const headers = otlpSecrets.flatMap((name) => Object.entries(pairsIn(environment[name])).flatMap(secretIn));
  // The second word of `Bearer x` is the secret.
  const words = headers.flatMap((value) => [value, ...value.split(' ').slice(1)]);
  return redactor([...named, ...words, settings['notify-url'], settings['github-token']]);
}

/** Keeps ordinary values visible, for example the name of a tenant. */
function secretIn([name, value]: [string, string]): string[] {
  return /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20 ? [value] : [];
}

/** Maps each text inside a value. */
export function withEachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each) => withEachText(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withEachText(each, change)])) as T;
}

export const notifySecrets = ['PHASE_EXECUTOR_NOTIFY_SECRET', 'PHASE_EXECUTOR_NOTIFY_URL'] as const;

/**
 * Headers of one delivery attempt (https://www.standardwebhooks.com): the id is the same for each attempt, and the
 * signature covers id and time. `x-hub-signature-256` is GitHub's form, of the document alone.
 */
export function webhookHeaders(body: string, secret: string, now: number): Record<string, string> {
  const id = `msg_${createHash('sha256').update(body).digest('hex').slice(0, 32)}`;
  const at = String(Math.floor(now / 1_000));
  const named = { 'webhook-id': id, 'webhook-timestamp': at, 'idempotency-key': id };
  if (secret === '') return named;
  const signed = createHmac('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
  const asOnGithub = createHmac('sha256', secret).update(body).digest('hex');
  return { ...named, 'webhook-signature': `v1,${signed}`, 'x-hub-signature-256': `sha256=${asOnGithub}` };
}

/** Decodes a secret in the form of Standard Webhooks. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}
