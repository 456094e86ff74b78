import { createHash, createHmac } from 'node:crypto';

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
