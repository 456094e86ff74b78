import { isSettled } from './settled-words.ts';
import { type Section, type SummaryClaim, withoutMarks } from './summary-sections.ts';

/** Only the newest counts: a failed check is repeated once its cause is fixed. */
export function newestSelfCheck(sections: readonly Section[]): SummaryClaim[] {
  const claims = sections.flatMap(({ title, lines, level }, at): SummaryClaim[][] => {
    const inLines = lines.flatMap((line) => {
      const text = selfCheckText(withoutMarks(line));
      const isLoud = /^\s*(?:>\s*)?\*\*|^\s*self/i.test(line);
      return text ? [[{ name: 'Self-Check', text, kind: isLoud ? 'status' : 'prose' } as const]] : [];
    });
    const said = level === 0 ? null : selfCheckText(title);
    if (said === null) return inLines;
    const inner = sections.slice(at + 1);
    const end = inner.findIndex((next) => next.level <= level);
    const all = [...lines, ...inner.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
    const heading: SummaryClaim[] = said === '' ? [] : [{ name: 'Self-Check', text: said, kind: 'status' }];
    const found = [...heading, ...selfCheckClaims(all)];
    return found.length > 0 ? [found, ...inLines] : inLines;
  });
  return claims.at(-1) ?? [];
}

/** Text after `Self-Check`: '' where it is empty, null where the text is not about it. */
function selfCheckText(text: string): string | null {
  const [all, said, mark = ''] =
    /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
    [];
  return all === undefined ? null : (said ?? mark);
}

function selfCheckClaims(lines: readonly string[]): SummaryClaim[] {
  return lines.flatMap((line): SummaryClaim[] => {
    const text = withoutMarks(line);
    const name = 'Self-Check';
    const [, result] = /^[-\s]*(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
    if (result !== undefined) return [{ name, text: result, kind: 'status' }];
    if (/^[A-Z][A-Z -]{2,30}[A-Z]$/.test(text)) return [{ name, text, kind: 'status' }];
    const isMissing = (missing.some((words) => words.test(text)) && !isSettled(text)) || /^\s*[-*] \[ \]/.test(line);
    return isMissing ? [{ name, text: `missing: ${text.slice(0, 100)}`, kind: 'prose' }] : [];
  });
}

/** `src/a.ts: MISSING`, `src/a.ts - missing`, `MISSING: src/a.ts`, `FAILED: src/a.ts is missing`, `❌ src/a.ts`. */
const missing: readonly RegExp[] = [
  /(?:[:—–|-]|->|=>)\s*(?:MISSING|NOT FOUND|FAIL|FAILED)[\s|.]*$/,
  /\s(?:[:—–|-]|->|=>)\s*(?:missing|not found|failed)[\s|.]*$/i,
  /^\P{L}*(?:MISSING|NOT FOUND|FAIL(?:ED|S)?|NOT RUN|INCOMPLETE)\b(?!\s*(?:items?|files?)?\s*:\s*(?:none|0|nothing)\b)/u,
  /^(?:missing|not found|failed):\s+(?!none\b|nothing\b|0\b|-)\S/i,
  /^(?:❌|✗|✘|✖|🚫|⛔)/u,
  /^self-?check (?:has )?failed\b|\S (?:does(?: not|n['’]t) exist|is missing)\.?$/i,
  /^(?:the )?tests? (?:(?:were|was|could) )?not (?:be )?(?:run|executed)\b/i,
  /\b(?:some|not all) (?:\w+ )?checks? (?:have )?(?:fail\w*|pass\w*)|\b[1-9]\d* (?:checks? )?failed\b/i,
];
