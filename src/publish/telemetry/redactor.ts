import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { redactor } from '../report/redaction.ts';
import { otlpSecrets, pairsIn } from './otlp-target.ts';
import { notifySecrets } from './webhook-signature.ts';

interface Place {
  readonly settings: Settings;
  readonly world: World;
}

/** An agent may have printed what it should not know; what the host shows, everybody reads. */
export function redacted(body: string, place: Place): string {
  return redactorFor(place)(body);
}

/** Hides the secrets that the settings name, those we are given for others, and all that looks like one. */
export function redactorFor({ settings, world: { environment } }: Place): (text: string) => string {
  const named = [...settings['agent-env'], ...notifySecrets].map((name) => environment[name] ?? '');
  const headers = otlpSecrets.flatMap((name) => Object.entries(pairsIn(environment[name])).flatMap(secretIn));
  // Of `Bearer x` the second word is the secret.
  const words = headers.flatMap((value) => [value, ...value.split(' ').slice(1)]);
  return redactor([...named, ...words, settings['notify-url'], settings['github-token']]);
}

/** Not the name of a tenant, say, which is a word like any other. */
function secretIn([name, value]: [string, string]): string[] {
  return /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20 ? [value] : [];
}

/** The same with each text of it changed. */
export function withEachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each) => withEachText(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withEachText(each, change)])) as T;
}
