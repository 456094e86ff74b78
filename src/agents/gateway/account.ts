import type { Usage } from '../stream/agent-result.ts';
import { addUsage, noUsage } from '../stream/agent-result.ts';
import { type Spent, spentOf } from '../stream/meter.ts';
import type { AnswerCount } from './answer-count.ts';
import type { ProviderFailure } from './provider-failure.ts';

/** What one call of an agent may spend, what its answers cost, and whom to tell. */
export interface AccountTerms {
  /** US dollars; null where nobody knows. */
  readonly price: (usage: Usage, model: string | null) => number | null;
  readonly onSpent: (spent: Spent) => void;
  /** The ceiling that is reached, as a sentence without its end; null while none is. */
  readonly reached: () => string | null;
}

/** What went through the gateway for one call of an agent. */
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

  /** More of an open answer has come. */
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

  /** What is still under way is cut off. */
  close(): void {
    for (const answer of [...this.#open]) this.end(answer);
    this.terms.onSpent(this.spent());
  }

  failed(failure: ProviderFailure): void {
    this.failure = failure;
    if ((failure.retryAfterMs ?? 0) >= hopelessMs) this.#stop.abort();
  }

  /** All answers so far, those under way as far as they have come. */
  spent(): Spent {
    let [usage, costUsd, isCostKnown] = [this.#usage, this.#costUsd, this.#isCostKnown];
    for (const answer of this.#open) {
      if (answer.usage === null) continue;
      const usd = this.terms.price(answer.usage, answer.model);
      usage = addUsage(usage, answer.usage);
      costUsd += usd ?? 0;
      isCostKnown &&= usd !== null;
    }
    return { ...spentOf(usage, this.#answers + this.#open.size, costUsd), isCostKnown };
  }
}

/** CLIs wait for so long without a word, or for ever. */
const hopelessMs = 120_000;
