import type { IncomingHttpHeaders } from 'node:http';
import { type AgentSpending, addUsage, noUsage, spendingOfUsage, type Usage } from '../stream/agent-result.ts';
import { jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { AnswerCount } from './answer-count.ts';

/** Limits of one call of an agent, the price of its answers, and the callback for each count. */
export interface AccountTerms {
  /** US dollars; null where the price is unknown. */
  readonly price: (usage: Usage, model: string | null) => number | null;
  readonly onSpent: (spent: AgentSpending) => void;
  /** The ceiling that is reached, as a sentence without its end; null while none is. */
  readonly reached: () => string | null;
}

/** Account of the traffic that one call of an agent sent through the gateway. */
export class Account {
  /** Calls that were refused because a ceiling was reached. */
  refusals = 0;
  /** The last answer, where that was an error. */
  failure: ProviderFailure | null = null;
  /** As the last answer named it. */
  model: string | null = null;
  readonly terms: AccountTerms;
  readonly #open = new Set<AnswerCount>();
  readonly #stop = new AbortController();
  #usage: Usage = noUsage;
  #answers = 0;
  #costUsd = 0;
  #isCostKnown = true;
  #tokensTold = -1;

  constructor(terms: AccountTerms) {
    this.terms = terms;
  }

  /** Aborted when the provider asks to wait so long that asking again is of no use. */
  get hopeless(): AbortSignal {
    return this.#stop.signal;
  }

  begin(answer: AnswerCount): void {
    this.failure = null;
    this.#open.add(answer);
  }

  grew(): void {
    const spent = this.spent();
    const tokens = spent.inputFresh + spent.cacheRead + spent.cacheWrite + spent.output;
    if (tokens === this.#tokensTold) return;
    this.#tokensTold = tokens;
    this.terms.onSpent(spent);
  }

  end(answer: AnswerCount): void {
    if (!this.#open.delete(answer)) return;
    answer.end();
    this.#answers += 1;
    this.model = answer.model ?? this.model;
    const usage = answer.usage ?? noUsage;
    const usd = this.terms.price(usage, answer.model);
    this.#usage = addUsage(this.#usage, usage);
    this.#costUsd += usd ?? 0;
    this.#isCostKnown &&= usd !== null;
    this.#tokensTold = -1;
    this.grew();
  }

  /** Cuts off the calls still under way. */
  close(): void {
    for (const answer of [...this.#open]) this.end(answer);
    this.terms.onSpent(this.spent());
  }

  failed(failure: ProviderFailure): void {
    this.failure = failure;
    if ((failure.retryAfterMs ?? 0) >= hopelessMs) this.#stop.abort();
  }

  /** All answers so far, those under way as far as they have come. */
  spent(): AgentSpending {
    let [usage, costUsd, isCostKnown] = [this.#usage, this.#costUsd, this.#isCostKnown];
    for (const answer of this.#open) {
      if (answer.usage === null) continue;
      const usd = this.terms.price(answer.usage, answer.model);
      usage = addUsage(usage, answer.usage);
      costUsd += usd ?? 0;
      isCostKnown &&= usd !== null;
    }
    return { ...spendingOfUsage(usage, this.#answers + this.#open.size, costUsd), isCostKnown };
  }
}

/** CLIs wait for so long without a word, or for ever. */
const hopelessMs = 120_000;

export interface ProviderFailure {
  /** null: no answer came. */
  readonly status: number | null;
  /** One harmless line. */
  readonly message: string;
  /** Its own name for it. */
  readonly kind: string;
  readonly retryAfterMs?: number;
}

/** `now` is in ms since the epoch. */
export function readFailure(status: number, headers: IncomingHttpHeaders, body: string, now: number): ProviderFailure {
  const document = parseJsonLine(body.trim());
  const error = jsonRecord(jsonRecord(Array.isArray(document) ? document[0] : document).error);
  const kind = [error.type, error.code, error.status].map(jsonText).join(' ').trim();
  const message = shownLine(jsonText(error.message), 500);
  const waits = status === 429 || status >= 500 ? requestedWait(headers, now) : null;
  return { status, message, kind, ...(waits === null ? {} : { retryAfterMs: waits }) };
}

/** How long the provider asks to wait: by `retry-after`, or until the limit that is used up is counted anew. */
function requestedWait(headers: IncomingHttpHeaders, now: number): number | null {
  const asked = parseMilliseconds(headers['retry-after-ms'], 1) ?? parseMilliseconds(headers['retry-after'], 1000);
  if (asked !== null) return asked;
  const at = Date.parse(firstValue(headers['retry-after']));
  if (Number.isFinite(at)) return Math.max(0, at - now);
  const resets = Object.entries(headers).flatMap(([name, value]) => {
    const limit = /^(anthropic-ratelimit|x-ratelimit)-(?:(remaining)-)?([\w-]+?)(-remaining)?$/.exec(name);
    if (limit === null || (limit[2] ?? limit[4]) === undefined || Number(firstValue(value)) > 0) return [];
    const [, family = '', , of = ''] = limit;
    const reset = firstValue(headers[`${family}-${of}-reset`] ?? headers[`${family}-reset-${of}`]);
    return parseSpan(reset, now) ?? [];
  });
  return resets.length === 0 ? null : Math.max(...resets);
}

function firstValue(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
}

function parseMilliseconds(value: string | string[] | undefined, factor: number): number | null {
  const text = firstValue(value).trim();
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * factor) : null;
}

/** An ISO time, or `6m0s` and `350ms`. */
function parseSpan(text: string, now: number): number | null {
  if (text === '') return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  if (parts.length > 0 && parts.map(([part]) => part).join('') === text) {
    const factor = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * factor[unit as keyof typeof factor], 0);
  }
  const at = Date.parse(text);
  return Number.isFinite(at) ? Math.max(0, at - now) : null;
}
