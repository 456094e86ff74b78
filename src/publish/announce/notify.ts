import { createHash, createHmac } from 'node:crypto';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { isWebhook } from '../../settings/table/address-settings.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { sendDelivery } from '../../system/http/delivery.ts';
import { getUrlHost } from '../../system/http/retries.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { clipText, stripLine } from '../../system/text/text.ts';
import { deliveryRoute } from '../host/host-client.ts';
import { buildNotificationBody, type Notification } from '../report/notification.ts';

const maxText = 2_000;

export async function sendNotification(notification: () => Notification, world: World): Promise<void> {
  const { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
  const url = notifyUrl(world.settings, world.environment);
  if (url === '') return;
  const redact = createRedactor(world);
  try {
    if (!isWebhook(url)) throw new Error('PHASE_EXECUTOR_NOTIFY_URL must be an https URL without credentials');
    const created = JSON.parse(JSON.stringify(notification())) as Notification;
    const body = buildNotificationBody(withEachText(created, (text) => clipText(redact(text), maxText)));
    const headers = () => webhookHeaders(body, secret, world.now());
    await sendDelivery({ url, body, headers, isTransient, callMs: 10_000 }, deliveryRoute(world));
    world.progress(`notified ${getUrlHost(url)}: ${created.type}`);
  } catch (error) {
    world.progress(stripLine(`not notified: ${redact((error as Error).message)}`));
  }
}

export function notifyUrl(
  settings: Settings,
  { PHASE_EXECUTOR_NOTIFY_URL: environmentUrl = '' }: World['environment'],
): string {
  return settings['notify-url'] || environmentUrl;
}

function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Headers of a delivery (https://www.standardwebhooks.com). Retries have the same id; the signature covers id and time.
 * `x-hub-signature-256` is GitHub's form and covers only the body.
 */
export function webhookHeaders(body: string, secret: string, now: number): Record<string, string> {
  const id = `msg_${createHash('sha256').update(body).digest('hex').slice(0, 32)}`;
  const timestamp = String(Math.floor(now / 1_000));
  const baseHeaders = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'idempotency-key': id };
  if (secret === '') return baseHeaders;
  const signed = createHmac('sha256', decodeWebhookSecret(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const asOnGithub = createHmac('sha256', secret).update(body).digest('hex');
  return { ...baseHeaders, 'webhook-signature': `v1,${signed}`, 'x-hub-signature-256': `sha256=${asOnGithub}` };
}

function decodeWebhookSecret(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}
