import { parseDocument } from 'yaml';

/** What the parser `yaml` makes of a text, all scalars as texts; undefined where it refuses it. */
export function otherParser(source: string): unknown {
  try {
    const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' });
    return document.errors.length > 0 ? undefined : withoutNull(document.toJS({ maxAliasCount: 100 }));
  } catch {
    return undefined; // it throws for an alias without an anchor
  }
}

/** It has null for a key without a value (`{a}`), we have the empty text, as for `a:`. */
function withoutNull(value: unknown, isTop = true): unknown {
  if (value === null) return isTop ? null : '';
  if (Array.isArray(value)) return value.map((item) => withoutNull(item, false));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNull(item, false)]));
}
