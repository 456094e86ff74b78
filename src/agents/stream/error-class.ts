import words from './error-words.json' with { type: 'json' };

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
  for (const [name, own] of classes) if (own.test(message)) return name;
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

/** A text with any of these words. */
function matchAny(patterns: readonly string[], flags = 'i'): RegExp {
  return new RegExp(patterns.join('|'), flags);
}

const wordsOfClasses: Readonly<Partial<Record<ErrorClass, readonly string[]>>> = words.classes;
/** In the order of the file: a quota that is used up often says "rate limit" too. */
const classes = Object.entries(wordsOfClasses).map(([name, own]) => [name as ErrorClass, matchAny(own)] as const);
const networkWords = matchAny(words.network);
const unpaidWords = matchAny(words.unpaid);
/** Words of a CLI that was called wrongly, on stderr. */
export const usageErrorWords = matchAny(words.wrongCall, 'im');

/** True where nothing is left to pay with: no hour changes that, only a person. */
export function isUnpaid(message: string): boolean {
  return unpaidWords.test(message);
}

/** True where asking again, even in a minute, would be refused as well. */
export function isHopeless(message: string): boolean {
  return isUnpaid(message) || /insufficient_quota/i.test(message);
}

export const adviceOnCredit = "add credit to the provider's account, then run again";
