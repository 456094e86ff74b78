import words from './error-words.json' with { type: 'json' };

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

interface ErrorTraits {
  /** Failure reason in the signal. Server and network errors aren't the agent's fault. */
  readonly reason: AgentFailure;
  /** Retrying can't help: a person has to change a flag, a name or a permission first. */
  readonly isFinal?: true;
  /** The provider's answer may explain it better. */
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
  interrupted: { reason: 'agent_error' }, // by another process; the run goes on
  timeout: { reason: 'timeout' },
  idle_timeout: { reason: 'idle_timeout', isVague: true },
  crash: { reason: 'agent_error', isVague: true },
  unknown: { reason: 'agent_error', isVague: true },
} as const satisfies Record<string, ErrorTraits>;

export type ErrorClass = keyof typeof table;
export const errorTraits: Readonly<Record<ErrorClass, ErrorTraits>> = table;

/** Classifies a known error message; in other text, a word such as "quota" means nothing. */
export function classifyError(message: string, status?: number | null): ErrorClass {
  for (const [name, pattern] of classes) if (pattern.test(message)) return name;
  const text = /\b(?:status:?|error:?|rejected|code"?:?|api error:?|http)\s*\(?(\d{3})\b/i.exec(message)?.[1];
  return statusClass(status ?? Number(text)) ?? (networkWords.test(message) ? 'network' : 'unknown');
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

function matchAny(patterns: readonly string[], flags = 'i'): RegExp {
  return new RegExp(patterns.join('|'), flags);
}

const wordsOfClasses: Readonly<Partial<Record<ErrorClass, readonly string[]>>> = words.classes;
/** Order matters: a used-up quota often also says "rate limit". */
const classes = Object.entries(wordsOfClasses).map(
  ([name, patterns]) => [name as ErrorClass, matchAny(patterns)] as const,
);
const networkWords = matchAny(words.network);
const unpaidWords = matchAny(words.unpaid);
export const usageErrorWords = matchAny(words.wrongCall, 'im');

/** True if the account is out of credit, which only a person can change. */
export function isUnpaid(message: string): boolean {
  return unpaidWords.test(message);
}

/** True if a retry would be refused even after a minute. */
export function isHopeless(message: string): boolean {
  return isUnpaid(message) || /insufficient_quota/i.test(message);
}

export const adviceOnCredit = "add credit to the provider's account, then run again";
