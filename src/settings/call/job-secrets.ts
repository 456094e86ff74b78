import { buildRedactor } from '../../system/text/redaction.ts';
import { isSecretName } from '../../system/text/secret-names.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'settings' | 'environment'>;

/** Redacts text for the host, because an agent may have printed secrets and the host may publish them. */
export function redactBody(body: string, location: Place): string {
  return createRedactor(location)(body);
}

export function createRedactor({ settings, environment }: Place): (text: string) => string {
  const settingSecrets = [settings['notify-url'], settings['github-token']];
  return buildRedactor([...settingSecrets, ...listJobSecrets(environment, settings['agent-env'])]);
}

/** Lists the job's secrets: values of the `named` variables and of those whose name or form indicates a secret. */
export function listJobSecrets(environment: NodeJS.ProcessEnv, named: readonly string[]): string[] {
  const detected = Object.entries(environment).flatMap(([name, value = '']) => listSecrets(name, value));
  const requested = named.filter((name) => !ordinaryPattern.test(name)).map((name) => environment[name] ?? '');
  return [...new Set([...requested, ...detected])].filter((value) => value !== '');
}

/** Lists secrets that can't occur by chance; `postgres` as a password would be found in half of all work. */
export function unguessableSecrets(environment: NodeJS.ProcessEnv, named: readonly string[]): string[] {
  const secrets = listJobSecrets(environment, []);
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
  const urlSecrets = password === undefined ? [] : [password, decodeText(password)];
  // CI passes git its token as a header.
  if (/^GIT_CONFIG_VALUE_\d+$/.test(name))
    return /^authorization:/i.test(value) ? value.split(/\s+/).slice(-1) : urlSecrets;
  const isSecret = knownSecretPattern.test(name) || (isSecretName(name) && !locationPattern.test(name));
  return isSecret ? [value, ...urlSecrets] : urlSecrets;
}

/** Keeps ordinary header values visible, for example a tenant's name. In `Bearer x`, the second word is the secret. */
function secretHeader([name, value]: [string, string]): string[] {
  const isSecret = /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20;
  return isSecret ? [value, ...value.split(' ').slice(1)] : [];
}

/** Secret variables that the general name rules miss or exclude. */
const knownSecretPattern =
  /^(PGPASSWORD|MYSQL_PWD|INPUT_GITHUB[-_]TOKEN|INPUT_NOTIFY[-_]URL|PHASE_EXECUTOR_NOTIFY_(SECRET|URL))$/i;

/** Variables that are often passed on with keys but whose values occur in every log. */
const ordinaryPattern = /^(NO_PROXY|NODE_ENV|OTEL_SERVICE_NAME|\w+_(MODEL|REGION))$/i;

/** Variables that say where a secret is, not what it is: file names, sockets, variable names and other inputs. */
const locationPattern =
  /(_FILE|_PATH|_SOCK|APPLICATION_CREDENTIALS|_NAME|_EXPIRATION)$|^(INPUT|STATE|GIT_CONFIG_KEY)_/i;

export const otlpSecrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'] as const;

/** Parses OpenTelemetry's `key=value,key=value` format with percent-encoded values. */
export function parsePairs(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const separator = pair.indexOf('=');
    const key = pair.slice(0, separator).trim();
    return separator < 0 || key === '' ? [] : [[key, decodeText(pair.slice(separator + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // contains a literal percent sign
  }
}
