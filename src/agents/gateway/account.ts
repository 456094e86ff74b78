import type { IncomingHttpHeaders } from 'node:http';
import { countSpentTokens, type Spent, sumSpent, zeroSpend } from '../../signal/budget.ts';
import { type Meter, mergeUsage, noUsage, spendingOfUsage, type Usage } from '../stream/agent-result.ts';
import { isHopeless } from '../stream/error-class.ts';
import { jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { formatLine } from '../stream/stream-reader.ts';
import type { AnswerCount } from './answer-count.ts';
import type { ModelLimits, ModelRequest } from './model-request.ts';

export interface AccountTerms {
  readonly price: (usage: Usage, model: string | null) => { readonly usd: number; readonly isKnown: boolean };
  readonly limits: ModelLimits;
  readonly meter: Meter;
  readonly onFailure?: (failure: ProviderFailure, inARow: number) => void;
}

/** A call in progress, which counts at its reserved cost until the provider reports the real cost. */
export interface PaidCall {
  readonly request: ModelRequest;
  answer: AnswerCount | null;
}

export class Account {
  refusals = 0;
  /** Number of calls without final usage, which count at their maximum. */
  cutOff = 0;
  failure: ProviderFailure | null = null;
  model: string | null = null;
  readonly terms: AccountTerms;
  readonly #meter: Meter;
  readonly #open = new Set<PaidCall>();
  readonly #stop = new AbortController();
  #spent = zeroSpend;
  #reportedTokens = -1;
  #failedInARow = 0;

  constructor(terms: AccountTerms) {
    this.terms = terms;
    this.#meter = terms.meter;
  }

  /** Aborted when retrying is useless: there is no credit left, or the provider asks for a long wait. */
  get hopeless(): AbortSignal {
    return this.#stop.signal;
  }

  /** Reserves the most a call can cost. Returns a message at a ceiling, or null if other calls have to end first. */
  reserve(request: ModelRequest): PaidCall | string | null {
    const { isCostKnown } = this.#priced(request.most, request.model);
    const cap = this.#meter.reached() ?? (isCostKnown ? null : this.#meter.refuseUnknown());
    if (cap !== null) {
      this.refusals += 1;
      return cap;
    }
    if (this.#meter.isFull()) return null;
    const call = { request, answer: null };
    this.#open.add(call);
    this.#updateReservation();
    return call;
  }

  #updateReservation(): void {
    this.#meter.reserve(sumSpent([...this.#open].map(({ request: { most, model } }) => this.#priced(most, model))));
  }

  begin(call: PaidCall, answer: AnswerCount): void {
    this.failure = null;
    this.#failedInARow = 0;
    call.answer = answer;
  }

  grew(): void {
    const spent = this.spent();
    const tokens = countSpentTokens(spent);
    if (tokens === this.#reportedTokens) return;
    this.#reportedTokens = tokens;
    this.#meter.take(spent);
  }

  /** Replaces a call's reservation with its cost. A free call didn't reach the provider or was rejected there. */
  end(call: PaidCall, isFree: boolean): void {
    if (!this.#open.delete(call)) return;
    this.#updateReservation();
    if (isFree) return;
    const { answer, request } = call;
    const { most } = request;
    const isEstimate = answer?.isWhole !== true;
    // The reported input is exact; the output may exceed the report, but not the length of a finished answer.
    const output = answer?.hasEnded ? Math.min(most.output, answer.bytes) : most.output;
    const reportedUsage = answer?.usage ?? { ...most, output: 0 };
    const usage = isEstimate ? mergeUsage(reportedUsage, { ...noUsage, output }, Math.max) : reportedUsage;
    if (isEstimate) this.cutOff += 1;
    this.model = answer?.model ?? this.model;
    this.#spent = sumSpent([this.#spent, this.#priced(usage, answer?.model ?? request.model, isEstimate)]);
    this.#reportedTokens = -1;
    this.grew();
  }

  /** Ends all open calls at their maximum cost. */
  close(): void {
    for (const call of [...this.#open]) this.end(call, false);
    this.#meter.take(this.spent());
  }

  failed(failure: ProviderFailure, isPaid: boolean): void {
    this.failure = failure;
    if (isPaid) this.terms.onFailure?.(failure, ++this.#failedInARow);
    const { retryAfterMs = 0, kind, message } = failure;
    if (retryAfterMs >= hopelessMs || isHopeless(`${kind} ${message}`)) this.#stop.abort();
  }

  spent(): Spent {
    const answers = [...this.#open].flatMap(({ answer }) => answer ?? []);
    const openCosts = answers.map(({ usage, model }) => (usage === null ? oneTurn : this.#priced(usage, model)));
    return sumSpent([this.#spent, ...openCosts]);
  }

  #priced(usage: Usage, model: string | null, isEstimate = false): Spent {
    return spendingOfUsage(usage, 1, this.terms.price(usage, model), isEstimate);
  }
}

const oneTurn: Spent = { ...zeroSpend, turns: 1 };

/** Some CLIs silently wait this long, or forever. */
const hopelessMs = 120_000;

export interface ProviderFailure {
  readonly status: number | null;
  /** One line, safe to print. */
  readonly message: string;
  readonly kind: string;
  readonly retryAfterMs?: number;
}

export function readFailure(status: number, headers: IncomingHttpHeaders, body: string, now: number): ProviderFailure {
  const document = parseJsonLine(body.trim());
  const error = jsonRecord(jsonRecord(Array.isArray(document) ? document[0] : document).error);
  const kind = [error.type, error.code, error.status].map(jsonText).join(' ').trim();
  const message = formatLine(jsonText(error.message), 500);
  const waitMs = status === 429 || status >= 500 ? requestedWait(headers, now) : null;
  return { status, message, kind, ...(waitMs === null ? {} : { retryAfterMs: waitMs }) };
}

function requestedWait(headers: IncomingHttpHeaders, now: number): number | null {
  const [inMs, value] = [Number(headers['retry-after-ms']), headers['retry-after'] ?? ''];
  if (inMs > 0) return inMs;
  const retryAt = Date.parse(value);
  return /^[\d.]+$/.test(value) ? Number(value) * 1000 : Number.isFinite(retryAt) ? Math.max(0, retryAt - now) : null;
}
