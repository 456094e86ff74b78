import { z } from 'zod';
import { type SettingKind, textValue } from './setting.ts';

export function upstreamValue(): SettingKind<string> {
  const error = 'expected auto, off or an address such as http://localhost:4000';
  const isUpstream = (value: string) => /^(?:auto|off)$/.test(value) || (/^https?:/.test(value) && URL.canParse(value));
  const schema = () => z.string({ error }).refine(isUpstream, { error });
  return { ...textValue('auto', 'auto|off|url'), fromText: schema, fromFile: schema, shown: withoutCredentials };
}

function withoutCredentials(value: string): string {
  if (!URL.canParse(value)) return value;
  const { username, password, search, origin, pathname } = new URL(value);
  return username + password + search === '' ? value : `${origin}${pathname}`;
}

/** The URL may contain a secret, so only its host is shown. */
export function webhookValue(): SettingKind<string> {
  const error = 'expected an https URL such as https://example.com/hook, without credentials';
  const schema = () => z.string({ error }).refine((value) => value === '' || isWebhook(value), { error });
  const shown = (value: string) => (URL.canParse(value) ? `${new URL(value).origin}/…` : value);
  return { ...textValue('', 'url'), fromText: schema, fromFile: schema, shown };
}

/** True for a URL to which data is sent encrypted or that stays on this machine. */
export function isWebhook(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isHere));
}
