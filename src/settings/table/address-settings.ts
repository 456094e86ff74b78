import { z } from 'zod';
import { type SettingKind, textValue } from './setting.ts';

export function upstreamValue(): SettingKind<string> {
  const error = 'expected auto, off or an address such as http://localhost:4000';
  const isOne = (given: string) => /^(?:auto|off)$/.test(given) || (/^https?:/.test(given) && URL.canParse(given));
  const schema = () => z.string({ error }).refine(isOne, { error });
  return { ...textValue('auto', 'auto|off|url'), fromText: schema, fromFile: schema, shown: withoutCredentials };
}

function withoutCredentials(given: string): string {
  if (!URL.canParse(given)) return given;
  const { username, password, search, origin, pathname } = new URL(given);
  return username + password + search === '' ? given : `${origin}${pathname}`;
}

/** An address may hold a secret, so only its host is shown. */
export function webhookValue(): SettingKind<string> {
  const error = 'expected an https URL such as https://example.com/hook, without credentials';
  const schema = () => z.string({ error }).refine((given) => given === '' || isWebhook(given), { error });
  const shown = (given: string) => (URL.canParse(given) ? `${new URL(given).origin}/…` : given);
  return { ...textValue('', 'url'), fromText: schema, fromFile: schema, shown };
}

/** True for an address to which data is sent encrypted. */
export function isWebhook(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, username, password } = new URL(given);
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isHere));
}
