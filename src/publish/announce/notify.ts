import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { isWebhook } from '../../settings/table/upstream-address.ts';
import { deliver } from '../../system/http/delivery.ts';
import { urlHost } from '../../system/http/retry-budget.ts';
import { plainLine } from '../../system/text/text.ts';
import { patienceOf } from '../host/run-host.ts';
import { beginOf } from '../report/html.ts';
import { type Notification, notificationBody } from '../report/notification.ts';
import { redactorFor, withEachText } from '../telemetry/redactor.ts';
import { webhookHeaders } from '../telemetry/webhook-signature.ts';

/** Of one text in a notification. */
const mostText = 2_000;

/**
 * Sends a notification where one is wanted, and says in the log whether it was taken. Nothing here changes how the phase ended,
 * and nothing throws.
 */
export async function notify(
  notification: () => Promise<Notification>,
  settings: Settings,
  world: World,
): Promise<void> {
  const { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
  const url = notifyUrl(settings, world.environment);
  if (url === '') return;
  const redact = redactorFor({ settings, world });
  try {
    if (!isWebhook(url))
      throw new Error('PHASE_EXECUTOR_NOTIFY_URL is not an https address without a user or a password');
    const made = JSON.parse(JSON.stringify(await notification())) as Notification;
    const body = notificationBody(withEachText(made, (text) => beginOf(redact(text), mostText)));
    const headers = () => webhookHeaders(body, secret, world.now());
    await deliver({ url, body, headers, isTransient, callMs: 10_000 }, patienceOf(world));
    world.progress(`notified ${urlHost(url)}: ${made.type}`);
  } catch (error) {
    // The phase has ended as it has, whoever is told of it.
    world.progress(plainLine(`not notified: ${redact((error as Error).message)}`));
  }
}

/** Empty where nobody is to be notified. */
export function notifyUrl(settings: Settings, { PHASE_EXECUTOR_NOTIFY_URL: ours = '' }: World['environment']): string {
  return settings['notify-url'] || ours;
}

function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
