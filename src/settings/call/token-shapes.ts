import { RE2JS } from 're2js';
import type { TextRange } from '../../system/text/secret-finder.ts';
import data from './token-rules.json' with { type: 'json' };

/** A form of tokens: a pattern, matched in linear time, and how random a match has to look at least, in bits a character. */
interface TokenRule {
  readonly id: string;
  /** A line without any of these, in lower case, is not searched. */
  readonly keywords: readonly string[];
  readonly pattern: string;
  readonly entropy?: number;
  readonly isMultiline?: boolean;
}

const rules: readonly TokenRule[] = data.rules;
const patterns = new Map<string, RE2JS>();

/** Rules by the keywords that call for them, which are found in one look at a text. */
const rulesByKeyword = new Map(
  rules
    .flatMap(({ keywords }) => keywords)
    // Also those with a keyword within this one, which is found in its place.
    .map((word) => [word, rules.filter(({ keywords }) => keywords.some((keyword) => word.includes(keyword)))]),
);
const maxFirst = [...rulesByKeyword.keys()].sort((one, other) => other.length - one.length);
const anyKeyword = new RegExp(maxFirst.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'g');

/** Finds what looks like a token, each with the rule of `token-rules.json` whose form it has. */
export function findTokens(text: string): { readonly rule: string; readonly ranges: TextRange[] }[] {
  const result = new Map<string, TextRange[]>();
  for (const { rule, location: place } of findCandidateRanges(text)) {
    const ranges = matchTokenRule(text, place, rule);
    if (ranges.length > 0) result.set(rule.id, [...(result.get(rule.id) ?? []), ...ranges]);
  }
  return [...result].map(([rule, ranges]) => ({ rule, ranges }));
}

/** Lines that hold a keyword of a rule, once for each rule; for one that spans lines, all text from the first of them on. */
function* findCandidateRanges(text: string): Generator<{ readonly rule: TokenRule; readonly location: TextRange }> {
  const searched = new Map<TokenRule, number>();
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); // keeps the length, as other letters do not
  for (const { 0: word, index } of lower.matchAll(anyKeyword)) {
    for (const rule of rulesByKeyword.get(word) ?? []) {
      if (index < (searched.get(rule) ?? 0)) continue;
      const end = rule.isMultiline === true ? -1 : text.indexOf('\n', index);
      const location = { from: text.lastIndexOf('\n', index) + 1, to: end < 0 ? text.length : end };
      searched.set(rule, location.to);
      yield { rule, location: location };
    }
  }
}

function matchTokenRule(text: string, textRange: TextRange, { id, pattern, entropy = 0 }: TokenRule): TextRange[] {
  const compiled = patterns.get(id) ?? RE2JS.compile(pattern);
  patterns.set(id, compiled);
  const matcher = compiled.matcher(text.slice(textRange.from, textRange.to));
  const group = Math.min(1, matcher.groupCount());
  const ranges: TextRange[] = [];
  while (matcher.find()) {
    const token = matcher.group(group) ?? '';
    const from = textRange.from + matcher.start(group);
    if (measureRandomness(token) > entropy && !isPlaceholder(token)) ranges.push({ from, to: from + token.length });
  }
  return ranges;
}

/** Documentation and tests show tokens that open nothing: with words in them, or known ones, such as that of jwt.io. */
function isPlaceholder(token: string): boolean {
  const lower = token.toLowerCase();
  return shown.some((part) => lower.includes(part));
}

const shown = [...data.placeholders, ...data.documented.map((part) => part.toLowerCase())];

/** Shannon entropy in bits a character. */
function measureRandomness(token: string): number {
  const counts = new Map<string, number>();
  for (const sign of token) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / token.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
