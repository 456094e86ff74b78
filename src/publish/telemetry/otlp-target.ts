import { otlpSecrets, parsePairs } from '../../settings/call/job-secrets.ts';

/**
 * Combines the setting with the OpenTelemetry variables; the setting wins. Headers may contain a key. Returns null
 * without a target.
 */
export function otlpTarget(setting: string, environment: NodeJS.ProcessEnv) {
  const { OTEL_SDK_DISABLED: disabled = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact = '' } = environment;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: general = '', OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
  if (setting === 'off' || disabled.trim().toLowerCase() === 'true') return null;
  const isGiven = setting !== 'auto';
  if (!isGiven && (exact + general === '' || !exporter.split(',').some((name) => /^\s*(?:otlp)?\s*$/.test(name))))
    return null;
  const variable = exact === '' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  const name = isGiven ? 'otel-endpoint' : variable;
  const url = isGiven || exact === '' ? getTracesUrl(isGiven ? setting : general) : parseEndpoint(exact);
  if (url === null) return { problem: `${name} must be a URL such as http://localhost:4318, without credentials` };
  const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (!isGiven && protocol === 'grpc')
    return {
      problem: `${name} is for gRPC; set otel-endpoint to an HTTP address of the receiver, such as http://localhost:4318`,
    };
  const headers = Object.fromEntries(
    otlpSecrets.flatMap((otlpSecret) => Object.entries(parsePairs(environment[otlpSecret]))),
  );
  const odd = Object.entries(headers).some(
    ([key, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value),
  );
  if (odd) return { problem: 'OTEL_EXPORTER_OTLP_HEADERS contains an invalid header; write key=value,key=value' };
  return { url, headers, callMs: parseTimeout(environment) };
}

export function sendsTraces(setting: string, environment: NodeJS.ProcessEnv): boolean {
  const target = otlpTarget(setting, environment);
  return target !== null && 'url' in target;
}

function getTracesUrl(base: string): string | null {
  const url = parseEndpoint(base);
  if (url === null) return null;
  const { origin, pathname, search } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
}

function parseEndpoint(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username + password === '' ? href : null;
}

function parseTimeout(environment: NodeJS.ProcessEnv): number {
  const value = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 10_000;
}
