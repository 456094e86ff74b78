/** How a provider's API speaks. */
export type Protocol = 'anthropic' | 'openai' | 'gemini';

/** The API of a provider, and what it asks for. */
export interface Upstream {
  readonly protocol: Protocol;
  /** Where its paths begin. */
  readonly base: URL;
  /** The headers with the key. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Where an agent finds the gateway, and what it shows there. */
export interface Pass {
  readonly url: string;
  /** Worth nothing outside this attempt. */
  readonly token: string;
}

/** The calls that agents make, by method and path below the base. */
const paths: Readonly<Record<Protocol, readonly RegExp[]>> = {
  anthropic: [/^POST \/v1\/messages$/, /^POST \/v1\/messages\/count_tokens$/, /^GET \/v1\/models(?:\/[\w.:@-]+)?$/],
  openai: [/^POST \/responses(?:\/compact)?$/, /^POST \/chat\/completions$/, /^GET \/models(?:\/[\w.:@-]+)?$/],
  gemini: [
    /^POST \/v1(?:beta|alpha)?\/models\/[\w.@-]+:(?:streamGenerateContent|generateContent|countTokens|embedContent|batchEmbedContents)$/,
    /^GET \/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?$/,
  ],
};

/** Whether agents may make this call. `path` is without its query. */
export function isAllowed(protocol: Protocol, method: string, path: string): boolean {
  return paths[protocol].some((pattern) => pattern.test(`${method} ${path}`));
}

/** Whether a model answers such a call, so that it is paid for. */
export function isPaid(method: string, path: string): boolean {
  return method === 'POST' && !/count_?tokens$/i.test(path);
}

export type RefusedBy = 'token' | 'path' | 'budget' | 'gateway';

/** HTTP statuses that the CLIs do not ask again after, but where the gateway itself could not. */
const statuses: Readonly<Record<RefusedBy, number>> = { token: 403, path: 404, budget: 400, gateway: 502 };

/** A refusal in the words of the provider, which are those that CLIs read. */
export function refusal(protocol: Protocol, by: RefusedBy, message: string): { status: number; body: string } {
  const status = statuses[by];
  const type = { token: 'permission_error', path: 'not_found_error', budget: 'budget_exhausted', gateway: 'api_error' }[
    by
  ];
  switch (protocol) {
    case 'anthropic': {
      const known = by === 'budget' ? 'invalid_request_error' : type;
      return { status, body: JSON.stringify({ type: 'error', error: { type: known, message } }) };
    }
    case 'openai':
      return { status, body: JSON.stringify({ error: { type, code: type, message, param: null } }) };
    case 'gemini':
      return { status, body: JSON.stringify({ error: { code: status, status: 'FAILED_PRECONDITION', message } }) };
  }
}
