import type { IncomingHttpHeaders } from 'node:http';
import { type Spent, spentTokens, sumSpent, zeroSpend } from '../../signal/budget.ts';
import { type Meter, mergeUsage, noUsage, spendingOfUsage, type Usage } from '../stream/agent-result.ts';
import { isHopeless } from '../stream/error-class.ts';
import { jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { shownLine } from '../stream/stream-reader.ts';
import type { AnswerCount } from './answer-count.ts';
import type { ModelLimits, ModelRequest } from './model-request.ts';

/** Limits of one call of an agent, and the price of its answers. */
export interface AccountTerms {
  readonly price: (usage: Usage, model: string | null) => { readonly usd: number; readonly isKnown: boolean };
  readonly limits: ModelLimits;
  readonly meter: Meter;
  /** Is called with each call to a model that failed, as soon as its provider has said why. */
  readonly onFailure?: (failure: ProviderFailure, inARow: number) => void;
}

/** A call under way. It costs its reservation until its provider says what it cost. */
export interface PaidCall {
  readonly request: ModelRequest;
  answer: AnswerCount | null;
}

/** Account of the traffic that one call of an agent sent through the gateway. */
export class Account {
  /** Calls that were refused because a ceiling was reached. */
  refusals = 0;
  /** Calls without a last word on usage, which count as the most that they can have cost. */
  cutOff = 0;
  /** The last answer, where that was an error. */
  failure: ProviderFailure | null = null;
  /** As the last answer named it. */
  model: string | null = null;
  readonly terms: AccountTerms;
  readonly #meter: Meter;
  readonly #open = new Set<PaidCall>();
  readonly #stop = new AbortController();
  #spent = zeroSpend;
  #tokensTold = -1;
  #failedInARow = 0;

  constructor(terms: AccountTerms) {
    this.terms = terms;
    this.#meter = terms.meter;
  }

  /** Aborted when asking again is of no use: nothing is left to pay with, or the provider asks for a long wait. */
  get hopeless(): AbortSignal {
    return this.#stop.signal;
  }

  /** Reserves the most that the call can cost, or returns the ceiling that is reached; null while others have to end first. */
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
    this.#tellReserved();
    return call;
  }

  #tellReserved(): void {
    this.#meter.reserve(sumSpent([...this.#open].map(({ request: { most, model } }) => this.#priced(most, model))));
  }

  begin(call: PaidCall, answer: AnswerCount): void {
    this.failure = null;
    this.#failedInARow = 0;
    call.answer = answer;
  }

  grew(): void {
    const spent = this.spent();
    const tokens = spentTokens(spent);
    if (tokens === this.#tokensTold) return;
    this.#tokensTold = tokens;
    this.#meter.take(spent);
  }

  /** Puts what a call has cost in the place of its reservation; `isFree`: it did not reach the provider, or was refused there. */
  end(call: PaidCall, isFree: boolean): void {
    if (!this.#open.delete(call)) return;
    this.#tellReserved();
    if (isFree) return;
    const { answer, request } = call;
    const { most } = request;
    const isEstimate = answer?.isWhole !== true;
    // The input counts as the provider told it; the output may be more than it told, and is no longer than an answer that ended.
    const written = answer?.hasEnded ? Math.min(most.output, answer.bytes) : most.output;
    const read = answer?.usage ?? { ...most, output: 0 };
    const usage = isEstimate ? mergeUsage(read, { ...noUsage, output: written }, Math.max) : read;
    if (isEstimate) this.cutOff += 1;
    this.model = answer?.model ?? this.model;
    this.#spent = sumSpent([this.#spent, this.#priced(usage, answer?.model ?? request.model, isEstimate)]);
    this.#tokensTold = -1;
    this.grew();
  }

  /** Cuts off the calls still under way. */
  close(): void {
    for (const call of [...this.#open]) this.end(call, false);
    this.#meter.take(this.spent());
  }

  /** `isPaid`: a call to a model, whose failure is told as well. */
  failed(failure: ProviderFailure, isPaid: boolean): void {
    this.failure = failure;
    if (isPaid) this.terms.onFailure?.(failure, ++this.#failedInARow);
    const { retryAfterMs = 0, kind, message } = failure;
    if (retryAfterMs >= hopelessMs || isHopeless(`${kind} ${message}`)) this.#stop.abort();
  }

  /** All answers so far, those under way as far as they have come. */
  spent(): Spent {
    const answers = [...this.#open].flatMap(({ answer }) => answer ?? []);
    const open = answers.map(({ usage, model }) => (usage === null ? oneTurn : this.#priced(usage, model)));
    return sumSpent([this.#spent, ...open]);
  }

  #priced(usage: Usage, model: string | null, isEstimate = false): Spent {
    return spendingOfUsage(usage, 1, this.terms.price(usage, model), isEstimate);
  }
}

const oneTurn: Spent = { ...zeroSpend, turns: 1 };

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

/** How long the provider asks to wait, by `retry-after`: seconds, or a date. */
function requestedWait(headers: IncomingHttpHeaders, now: number): number | null {
  const [inMs, value] = [Number(headers['retry-after-ms']), headers['retry-after'] ?? ''];
  if (inMs > 0) return inMs;
  const at = Date.parse(value);
  return /^[\d.]+$/.test(value) ? Number(value) * 1000 : Number.isFinite(at) ? Math.max(0, at - now) : null;
}
