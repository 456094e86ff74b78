type Environment = Readonly<Record<string, string | undefined>>;

export type Fetch = (url: string, request?: RequestInit) => Promise<Response>;

/** Returns the proxy for a URL by HTTPS_PROXY, HTTP_PROXY and NO_PROXY, or null. @throws Error for an invalid proxy */
export function proxyTo(url: string | URL, environment: Environment): URL | null {
  const target = new URL(url);
  const name = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const value = environment[name.toLowerCase()] || environment[name] || '';
  if (value === '' || isLoopback(target) || isExempt(target, environment.no_proxy || environment.NO_PROXY || ''))
    return null;
  const text = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new Error(`${name} must be the http address of a proxy, such as http://proxy.example.com:3128`);
  return new URL(text);
}

export function proxyCredentials({ username, password }: URL): string | null {
  if (username === '') return null;
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(user).toString('base64')}`;
}

export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** True if the proxy refused, so a retry won't help. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

/** Returns a `fetch` that uses the proxy and throws UnreachableError. The proxy library is loaded on demand. */
export function fetchFrom(environment: Environment): Fetch {
  const dispatchers = new Map<string, unknown>();
  return async (url, request) => {
    const proxy = proxyTo(url, environment);
    const unreachable = (error: unknown) => new UnreachableError(getFailureText(error), false, error);
    if (proxy === null) return fetch(url, request).catch((error: unknown) => Promise.reject(unreachable(error)));
    // Node's built-in fetch rejects dispatchers of another undici version.
    const undici = await import('undici');
    const token = proxyCredentials(proxy);
    const dispatcher =
      dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
    dispatchers.set(proxy.href, dispatcher);
    const proxied = undici.fetch as unknown as Fetch;
    return proxied(url, { ...request, dispatcher } as RequestInit).catch((error: unknown) => {
      const status = /^Proxy response \((\d+)\)/.exec(getDeepestCause(error).message)?.[1];
      const reason = status === undefined ? getFailureText(error) : proxyRefusal(Number(status));
      throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
    });
  };
}

/** Preloads the proxy library if a proxy is set. */
export async function loadProxyClient(environment: Environment): Promise<void> {
  const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
  if (names.some((name) => environment[name])) await import('undici');
}

/** Returns the underlying reason, because fetch only says "fetch failed". */
function getFailureText(error: unknown): string {
  const { message } = error as Error;
  return message === 'fetch failed' || message === 'Request was cancelled.' ? getDeepestCause(error).message : message;
}

function getDeepestCause(error: unknown): Error {
  const { cause } = error as Error;
  const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
  return hasMessage ? getDeepestCause(cause) : (error as Error);
}

export function proxyRefusal(status: number): string {
  if (status === 407) return 'it asks for a user and a password, as in http://user:password@proxy.example.com:3128';
  return `it answered ${status}`;
}

function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Entries are `*` or a host, with its subdomains, an optional `.` or `*.` prefix and an optional port. */
function isExempt({ hostname, port, protocol }: URL, list: string): boolean {
  const effectivePort = port || (protocol === 'https:' ? '443' : '80');
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, host = '', entryPort = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    return host !== '' && entryPort === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
  });
}
