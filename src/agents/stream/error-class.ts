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

/** Facts about a reason why an agent's run ended badly. */
interface ErrorTraits {
  /** The class in the words of a signal. A failing server and a broken line are not the agent's fault. */
  readonly reason: AgentFailure;
  /** A new attempt would meet it again: a person has to change a flag, a name or a permission first. */
  readonly isFinal?: true;
  /** An answer of the provider may explain it better; no answer explains the agent's own errors. */
  readonly isVague?: true;
}

const table = {
  rate_limit: { reason: 'rate_limit', isVague: true },
  quota: { reason: 'quota', isVague: true },
  overloaded: { reason: 'overloaded', isVague: true },
  server: { reason: 'overloaded', isVague: true },
  network: { reason: 'overloaded', isVague: true },
  auth: { reason: 'auth', isFinal: true, isVague: true },
  bad_model: { reason: 'agent_error', isFinal: true, isVague: true },
  context_exhausted: { reason: 'context_exhausted' },
  max_turns: { reason: 'budget' },
  budget: { reason: 'budget' },
  tool_denied: { reason: 'agent_error', isFinal: true },
  usage_error: { reason: 'agent_error', isFinal: true },
  unready: { reason: 'agent_error', isFinal: true },
  session_not_found: { reason: 'agent_error' },
  interrupted: { reason: 'agent_error' }, // by another process: the run itself was not
  timeout: { reason: 'timeout' },
  idle_timeout: { reason: 'idle_timeout', isVague: true },
  crash: { reason: 'agent_error', isVague: true },
  unknown: { reason: 'agent_error', isVague: true },
} as const satisfies Record<string, ErrorTraits>;

/** Reason why an agent's run ended badly, as finely as the streams report it. */
export type ErrorClass = keyof typeof table;
export const errorTraits: Readonly<Record<ErrorClass, ErrorTraits>> = table;

/** Class of a text that is known to be an error of an agent or its provider; elsewhere a word such as "quota" says nothing. */
export function errorClass(message: string, status?: number | null): ErrorClass {
  for (const [name, words] of Object.entries(classes)) if (words.test(message)) return name as ErrorClass;
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
const classes: Readonly<Partial<Record<ErrorClass, RegExp>>> = {
  max_turns: /max[_ -](?:session[_ -])?turns|number of turns|maximum turns|turnlimit|fatalturnlimited/i,
  budget: /max(?:imum)?[_ -]budget|budget[_ -]exhausted|usd budget/i,
  quota:
    /credit balance|insufficient[_ ](?:quota|credits?|balance|funds)|quota exceeded|(?:exceeded|exhausted) your|daily quota|usage limit|(?<!rate |context )limit reached|(?:hit|reached) your .{0,40}limit|billing[_ ]error/i,
  context_exhausted:
    /prompt[_ ](?:is )?too[_ ]long|context window|context[_ ](?:limit|length)|contextoverflow|input token count.{0,40}exceeds|request too large|conversation (?:is )?too long|image_error/i,
  session_not_found:
    /no (?:conversation|rollout|session)\b.{0,60}\b(?:found|matched)|session (?:id )?.{0,60}not found|error resuming session|invalid session/i,
  bad_model:
    /model[_ ]not[_ ]found|\bmodel\b.{0,100}\b(?:not found|(?:does|may) not exist|not available|not supported)|(?:unknown|invalid|unsupported|no such) model|issue with the selected model|(?:^|\s)model: [\w.:/@-]+\]?$/i,
  auth: /not logged in|invalid (?:x-)?api[- ]key|api key not valid|\/login\b|authentication|unauthori[sz]ed|unauthenticated|missing environment variable|oauth token|no api key|api key (?:is )?missing|missing api key|providerautherror|invalid auth method|set an auth method|permission_denied|permission denied on resource/i,
  overloaded: /overloaded|high demand|service unavailable/i,
  rate_limit: /rate.?limit|too many requests|resource_exhausted/i,
  network: /stream disconnected|idle timeout waiting/i,
};

/** True where nothing is left to pay with: no hour changes that, only a person. */
export function isUnpaid(message: string): boolean {
  return /credit balance|insufficient[_ ](?:credits?|balance|funds)|billing[_ ]error/i.test(message);
}

/** True where asking again, even in a minute, would be refused as well. */
export function isHopeless(message: string): boolean {
  return isUnpaid(message) || /insufficient_quota/i.test(message);
}

export const adviceOnCredit = "add credit to the provider's account, then run again";

const networkWords =
  /ECONN(?:RESET|REFUSED|ABORTED)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|socket hang up|connection (?:was )?(?:closed|error|reset|refused|lost)|(?:cannot|could not|unable to|failed to) connect|socket disconnected|error sending request|fetch failed|terminated|network|timed out/i;

/** Words of a CLI that was called wrongly, on stderr. */
export const usageErrorWords =
  /unknown (?:option|argument|flag|command)|unexpected argument|unrecognized (?:option|argument)|unknown arguments?:|not inside a trusted directory|not running in a trusted directory|missing required argument|cannot be used (?:with|multiple times)|^usage: |^positionals:$/im;
