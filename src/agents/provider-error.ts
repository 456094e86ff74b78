import type { ClosingWords } from './closing-words.ts';

/**
 * The reason behind an error message of an agent or of its model's provider. Only for texts that are known to be an
 * error: a word such as "quota" says nothing anywhere else. `status` is the HTTP status, where it is known.
 */
export function reasonOf(message: string, status?: number): ClosingWords['reason'] {
  for (const [reason, words] of reasons) if (words.test(message)) return reason;
  const code =
    status ?? Number(/\b(?:status:?|error:?|rejected|code"?:?|api error:?)\s*\(?(\d{3})\b/i.exec(message)?.[1]);
  if (code === 401 || code === 403) return 'auth';
  if (code === 413) return 'context_exhausted';
  if (code === 429) return 'rate_limit';
  return code >= 500 && code < 600 ? 'overloaded' : 'agent_error';
}

/** In this order: a quota that is used up often says "rate limit" too. */
const reasons: [ClosingWords['reason'], RegExp][] = [
  [
    'budget',
    /max(?:imum)?[_ -]budget|budget[_ -]exhausted|usd budget|max[_ -](?:session[_ -])?turns|number of turns|maximum turns|turnlimit/i,
  ],
  [
    'quota',
    /credit balance|insufficient[_ ](?:quota|credits?|balance|funds)|quota exceeded|(?:exceeded|exhausted) your|daily quota|usage limit|(?<!rate |context )limit reached|(?:hit|reached) your .{0,40}limit|billing[_ ]error/i,
  ],
  [
    'context_exhausted',
    /prompt[_ ](?:is )?too[_ ]long|context window|context[_ ](?:limit|length)|input token count.{0,40}exceeds|request too large|conversation (?:is )?too long|image_error/i,
  ],
  [
    'auth',
    /not logged in|invalid (?:x-)?api[- ]key|\/login\b|authentication|unauthori[sz]ed|unauthenticated|missing environment variable|oauth token|no api key/i,
  ],
  ['overloaded', /overloaded|high demand|service unavailable/i],
  ['rate_limit', /rate.?limit|too many requests|resource_exhausted/i],
];
