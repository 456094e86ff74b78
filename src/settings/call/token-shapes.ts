import { RE2JS } from 're2js';
import type { TextRange } from '../../system/text/secret-finder.ts';
import data from './token-rules.json' with { type: 'json' };

/** A kind of token: a linear-time pattern and the minimum entropy of a match, in bits per character. */
interface TokenRule {
  readonly id: string;
  /** Only lines that contain one of these lower-case words are searched. */
  readonly keywords: readonly string[];
  readonly pattern: string;
  readonly entropy?: number;
  readonly isMultiline?: boolean;
}

const rules: readonly TokenRule[] = data.rules;
const patterns = new Map<string, RE2JS>();

/** Rules by keyword, so that one scan of a text finds the relevant rules. */
const rulesByKeyword = new Map(
  rules
    .flatMap(({ keywords }) => keywords)
    // A keyword also selects the rules of shorter keywords inside it, which the scan would miss.
    .map((word) => [word, rules.filter(({ keywords }) => keywords.some((keyword) => word.includes(keyword)))]),
);
const longestFirst = [...rulesByKeyword.keys()].sort((one, other) => other.length - one.length);
const anyKeyword = new RegExp(longestFirst.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'g');

export function findTokens(text: string): { readonly rule: string; readonly ranges: TextRange[] }[] {
  const rangesByRule = new Map<string, TextRange[]>();
  for (const { rule, location } of findCandidateRanges(text)) {
    const ranges = matchTokenRule(text, location, rule);
    if (ranges.length > 0) rangesByRule.set(rule.id, [...(rangesByRule.get(rule.id) ?? []), ...ranges]);
  }
  return [...rangesByRule].map(([rule, ranges]) => ({ rule, ranges }));
}

/** Yields each line with a keyword, once per rule; for a multi-line rule, all text from that line on. */
function* findCandidateRanges(text: string): Generator<{ readonly rule: TokenRule; readonly location: TextRange }> {
  const searched = new Map<TokenRule, number>();
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); // `toLowerCase` on all letters could change the length
  for (const { 0: word, index } of lower.matchAll(anyKeyword)) {
    for (const rule of rulesByKeyword.get(word) ?? []) {
      if (index < (searched.get(rule) ?? 0)) continue;
      const lineEnd = rule.isMultiline === true ? -1 : text.indexOf('\n', index);
      const location = { from: text.lastIndexOf('\n', index) + 1, to: lineEnd < 0 ? text.length : lineEnd };
      searched.set(rule, location.to);
      yield { rule, location };
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

/** Documentation and tests contain tokens without value, such as jwt.io's. */
function isPlaceholder(token: string): boolean {
  const lower = token.toLowerCase();
  return placeholderParts.some((part) => lower.includes(part));
}

const placeholderParts = [...data.placeholders, ...data.documented.map((part) => part.toLowerCase())];

function measureRandomness(token: string): number {
  const counts = new Map<string, number>();
  for (const sign of token) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / token.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
