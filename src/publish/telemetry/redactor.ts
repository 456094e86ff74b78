import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { redactor } from '../report/redaction.ts';
import { otlpSecrets, pairsIn } from './otlp-target.ts';
import { notifySecrets } from './webhook-signature.ts';

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
