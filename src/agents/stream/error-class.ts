/** Those failure reasons of a signal that an agent's run can have. */
export type AgentFailure =
  | 'timeout'
  | 'idle_timeout'
  | 'killed'
  | 'interrupted'
  | 'context_exhausted'
  | 'agent_error'
  | 'rate_limit'
  | 'quota'
  | 'overloaded'
  | 'auth'
  | 'budget'
  | 'invalid_plan';

/** Why an agent's run ended badly, as finely as the streams tell. */
export type ErrorClass =
  | 'rate_limit'
  | 'quota'
  | 'overloaded'
  | 'server'
  | 'network'
  | 'auth'
  | 'bad_model'
  | 'context_exhausted'
  | 'max_turns'
  | 'budget'
  | 'tool_denied'
  | 'no_structured_output'
  | 'usage_error'
  | 'session_not_found'
  | 'interrupted'
  | 'timeout'
  | 'idle_timeout'
  | 'crash'
  | 'unknown';

/**
 * The class behind an error message of an agent or of its model's provider. Only for texts that are known to be an
 * error: a word such as "quota" says nothing anywhere else. `status` is the HTTP status, where it is known.
 */
export function errorClass(message: string, status?: number | null): ErrorClass {
  for (const [name, words] of classes) if (words.test(message)) return name;
  const said = /\b(?:status:?|error:?|rejected|code"?:?|api error:?|http)\s*\(?(\d{3})\b/i.exec(message)?.[1];
  return statusClass(status ?? Number(said)) ?? (networkWords.test(message) ? 'network' : 'unknown');
}

function statusClass(code: number): ErrorClass | null {
  if (code === 401 || code === 403) return 'auth';
  if (code === 402) return 'quota';
  if (code === 404) return 'bad_model';
  if (code === 413) return 'context_exhausted';
  if (code === 429) return 'rate_limit';
  if (code === 503 || code === 529) return 'overloaded';
  return code >= 500 && code < 600 ? 'server' : null;
}

/** In this order: a quota that is used up often says "rate limit" too. */
const classes: [ErrorClass, RegExp][] = [
  ['max_turns', /max[_ -](?:session[_ -])?turns|number of turns|maximum turns|turnlimit|fatalturnlimited/i],
  ['budget', /max(?:imum)?[_ -]budget|budget[_ -]exhausted|usd budget/i],
  [
    'quota',
    /credit balance|insufficient[_ ](?:quota|credits?|balance|funds)|quota exceeded|(?:exceeded|exhausted) your|daily quota|usage limit|(?<!rate |context )limit reached|(?:hit|reached) your .{0,40}limit|billing[_ ]error/i,
  ],
  [
    'context_exhausted',
    /prompt[_ ](?:is )?too[_ ]long|context window|context[_ ](?:limit|length)|contextoverflow|input token count.{0,40}exceeds|request too large|conversation (?:is )?too long|image_error/i,
  ],
  [
    'session_not_found',
    /no (?:conversation|rollout|session)\b.{0,60}\b(?:found|matched)|session (?:id )?.{0,60}not found|error resuming session|invalid session/i,
  ],
  [
    'bad_model',
    /model[_ ]not[_ ]found|\bmodel\b.{0,100}\b(?:not found|(?:does|may) not exist|not available|not supported)|(?:unknown|invalid|unsupported|no such) model|issue with the selected model|(?:^|\s)model: [\w.:/@-]+$/i,
  ],
  [
    'auth',
    /not logged in|invalid (?:x-)?api[- ]key|api key not valid|\/login\b|authentication|unauthori[sz]ed|unauthenticated|missing environment variable|oauth token|no api key|invalid auth method|set an auth method|permission_denied|permission denied on resource/i,
  ],
  ['overloaded', /overloaded|high demand|service unavailable/i],
  ['rate_limit', /rate.?limit|too many requests|resource_exhausted/i],
  ['network', /stream disconnected|idle timeout waiting/i],
];

const networkWords =
  /ECONN(?:RESET|REFUSED|ABORTED)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|socket hang up|connection (?:closed|error|reset|refused)|error sending request|fetch failed|terminated|network|timed out/i;

/** Words of a CLI that was called wrongly, on stderr. */
export const usageErrorWords =
  /unknown (?:option|argument|flag|command)|unexpected argument|unrecognized (?:option|argument)|unknown arguments?:|not inside a trusted directory|not running in a trusted directory|missing required argument|cannot be used (?:with|multiple times)|^usage: /im;

/** Whether the same call again may end otherwise; null where nothing tells. */
export function isRetryableClass(name: ErrorClass): boolean | null {
  switch (name) {
    case 'rate_limit':
    case 'overloaded':
    case 'server':
    case 'network':
    case 'crash':
      return true;
    case 'unknown':
    case 'interrupted':
    case 'timeout':
    case 'idle_timeout':
      return null;
    case 'quota':
    case 'auth':
    case 'bad_model':
    case 'context_exhausted':
    case 'max_turns':
    case 'budget':
    case 'tool_denied':
    case 'no_structured_output':
    case 'usage_error':
    case 'session_not_found':
      return false;
  }
}

/** The class in the words of a signal. A server that fails and a line that breaks are both nobody's work. */
export function failureReason(name: ErrorClass): AgentFailure {
  switch (name) {
    case 'rate_limit':
    case 'quota':
    case 'overloaded':
    case 'auth':
    case 'context_exhausted':
    case 'budget':
    case 'timeout':
    case 'idle_timeout':
      return name;
    case 'server':
    case 'network':
      return 'overloaded';
    case 'max_turns':
      return 'budget';
    case 'bad_model':
    case 'tool_denied':
    case 'no_structured_output':
    case 'usage_error':
    case 'session_not_found':
    case 'interrupted': // by somebody else: the run itself was not
    case 'crash':
    case 'unknown':
      return 'agent_error';
  }
}

/** Failures that a new attempt would meet again: somebody has to change a flag, a name or a permission first. */
export function isFinal(name: ErrorClass): boolean {
  return name === 'bad_model' || name === 'tool_denied' || name === 'usage_error' || name === 'auth';
}

/** The reason of a signal behind an error message. */
export function reasonOf(message: string, status?: number): AgentFailure {
  return failureReason(errorClass(message, status));
}
