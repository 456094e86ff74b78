import { buildRedactor } from '../../system/text/redaction.ts';
import { isSecretName } from '../../system/text/secret-names.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'settings' | 'environment'>;

/** Redacts a text for the host: an agent may have printed secrets, and the host may show it to everyone. */
export function redactBody(body: string, location: Place): string {
  return redactorFor(location)(body);
}

/** Hides secrets of the job and of the settings, and all that looks like one. */
export function redactorFor({ settings, environment }: Place): (text: string) => string {
  const input = [settings['notify-url'], settings['github-token']];
  return buildRedactor([...input, ...jobSecrets(environment, settings['agent-env'])]);
}

/** Values of the job's secrets: of variables that are `named`, and as far as names of variables or their form tell. */
export function jobSecrets(environment: NodeJS.ProcessEnv, named: readonly string[]): string[] {
  const matches = Object.entries(environment).flatMap(([name, value = '']) => listSecrets(name, value));
  const input = named.filter((name) => !ordinaryPattern.test(name)).map((name) => environment[name] ?? '');
  return [...new Set([...input, ...matches])].filter((value) => value !== '');
}

/** Those that stand nowhere by chance: `postgres` as a password would be found in half of all work. Long lines count alone too. */
export function unguessableSecrets(environment: NodeJS.ProcessEnv, named: readonly string[]): string[] {
  const secrets = jobSecrets(environment, []);
  const isRandom = (value: string) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{20,}$|^[0-9a-f]{32,}$/.test(value);
  const lines = secrets.filter((value) => value.includes('\n')).flatMap((value) => value.split(/\s*\n\s*/));
  return [
    ...secrets.filter(
      (value) => value.length >= 8 && !/^(?:[a-z]{1,24}|\d{1,11}|\w+:\/\/[\w.:/-]{1,60})$/i.test(value),
    ),
    ...[...named.map((name) => environment[name] ?? ''), ...lines].filter(isRandom),
  ];
}

function listSecrets(name: string, value: string): string[] {
  if ((otlpSecrets as readonly string[]).includes(name)) return Object.entries(parsePairs(value)).flatMap(secretHeader);
  const [, password] = /^[a-z][a-z0-9+.-]*:\/\/[^\s/:@]*:([^\s/@]+)@/i.exec(value) ?? [];
  const own = password === undefined ? [] : [password, decodeText(password)];
  // CI hands git its token as a header.
  if (/^GIT_CONFIG_VALUE_\d+$/.test(name)) return /^authorization:/i.test(value) ? value.split(/\s+/).slice(-1) : own;
  const isSecret = valuesHidden.test(name) || (isSecretName(name) && !notValues.test(name));
  return isSecret ? [value, ...own] : own;
}

/** Keeps ordinary values visible, for example the name of a tenant. The second word of `Bearer x` is the secret. */
function secretHeader([name, value]: [string, string]): string[] {
  const isSecret = /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20;
  return isSecret ? [value, ...value.split(' ').slice(1)] : [];
}

/** Secrets for which other rules hold than for those of the repository's programs. */
const valuesHidden =
  /^(PGPASSWORD|MYSQL_PWD|INPUT_GITHUB[-_]TOKEN|INPUT_NOTIFY[-_]URL|PHASE_EXECUTOR_NOTIFY_(SECRET|URL))$/i;

/** Variables that people pass on beside keys, and whose values are words of every log. */
const ordinaryPattern = /^(NO_PROXY|NODE_ENV|OTEL_SERVICE_NAME|\w+_(MODEL|REGION))$/i;

/** Names of files and sockets, names of variables, and other inputs, which say where a secret is. */
const notValues = /(_FILE|_PATH|_SOCK|APPLICATION_CREDENTIALS|_NAME|_EXPIRATION)$|^(INPUT|STATE|GIT_CONFIG_KEY)_/i;

/** Variables that hold keys of a receiver. */
export const otlpSecrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'] as const;

/** Parses `key=value,key=value` with percent-encoded values, the form of OpenTelemetry's variables. */
export function parsePairs(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    const key = pair.slice(0, at).trim();
    return at < 0 || key === '' ? [] : [[key, decodeText(pair.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal percent sign
  }
}
