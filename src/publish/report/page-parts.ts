import { cacheShareOf, type Spent, tokensOf } from '../../signal/budget.ts';
import { counted } from '../../system/text/text.ts';
import { type Html, html, Html as Raw } from './html.ts';

/** Most rows of one list; what is left out is counted. */
export const mostRows = 500;

export function folded(title: string, body: Html, isOpen: boolean): Html {
  return html`<details${isOpen ? new Raw(' open') : null}><summary>${title}</summary>${body}</details>
`;
}

export function more(all: readonly unknown[], noun: string): Html | null {
  return all.length <= mostRows ? null : html`<p>… and ${counted(all.length - mostRows, noun)} more</p>`;
}

/** `2026-01-01 12:00:07 UTC` */
export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** `41,200 tokens (81 % of the input from the cache)`, `USD 0.38`; nothing where nothing was spent. */
export function paid(spent: Spent | null): string[] {
  if (spent === null || (tokensOf(spent) === 0 && spent.costUsd === 0)) return [];
  const share = cacheShareOf(spent);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  const cost = spent.isCostKnown ? `USD ${spent.costUsd.toFixed(2)}` : 'cost not known in full';
  return [`${tokensOf(spent).toLocaleString('en-US')} tokens${cached}`, cost];
}
