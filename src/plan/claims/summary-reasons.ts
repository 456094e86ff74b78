import { escapePattern } from './promised-text.ts';
import { withoutMarks } from './summary-sections.ts';

/**
 * Finds a SUMMARY statement that names one of `names` and explains why it was not changed or created, or returns null.
 * A mere mention or a note that the work is still open does not count.
 */
export function findStatedReason(summary: string, names: readonly string[]): string | null {
  const patterns = names.map(namePattern);
  const isNamed = (text: string) => patterns.some((pattern) => pattern.test(text));
  for (const { heading, text } of listStatements(summary)) {
    if (!isNamed(text) && !isNamed(heading)) continue;
    if (reasonsPattern.test(text) && !stillOpen.test(text)) return text;
  }
  return null;
}

/** Returns true if one statement of a SUMMARY, possibly a table row, names both. */
export function statementNaming(summary: string, one: string, other: string): boolean {
  const patterns = [namePattern(one), new RegExp(`(?<![\\w-])${escapePattern(other)}(?![\\w-])`, 'i')];
  return listStatements(summary).some(({ text }) => patterns.every((pattern) => pattern.test(text)));
}

/** Matches a whole name: `subroute.js` and `route.jsx` do not name `route.js`. */
function namePattern(name: string): RegExp {
  const literal = escapePattern(name).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\w-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}

/** A paragraph, a list item with its indented lines, or a table row, with the heading above it. */
interface Statement {
  readonly heading: string;
  readonly text: string;
}

const maxLength = 1_000;

function listStatements(summary: string): Statement[] {
  const statements: { heading: string; text: string }[] = [];
  let heading = '';
  let isNew = true;
  for (const line of summary.split(/\r?\n/)) {
    const [, title] = /^ {0,3}#{1,6}\s+(.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      heading = withoutMarks(title);
      // A heading may be a complete statement: `### Task 2: route (not needed)`.
      statements.push({ heading: '', text: heading.slice(0, maxLength) });
    }
    const isBlank = line.trim() === '';
    const startsStatement = isNew || /^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line) || /^\s*\||^\w[\w-]*:/.test(line);
    isNew = isBlank || title !== undefined;
    if (isNew) continue;
    const last = statements.at(-1);
    if (startsStatement || last === undefined)
      statements.push({ heading, text: withoutMarks(line).slice(0, maxLength) });
    else if (last.text.length < maxLength) last.text = `${last.text} ${withoutMarks(line)}`.slice(0, maxLength);
  }
  return statements;
}

/** Matches reasons such as "already there", "not needed" and "elsewhere instead" in the languages of real summaries. */
const reasonsPattern = new RegExp(
  [
    '\\balready\\b|\\bpre-?exist(?:s|ed|ing)\\b|\\bexist(?:s|ed) (?:before|from|since)\\b',
    "(?:\\b(?:not|never|nothing|none|no longer)|n['’]t)(?: \\w+){0,2} (?:need(?:ed)?|necessary|required|applicable|relevant)\\b",
    '\\b(?:no|zero)(?: [\\w-]+){0,4} (?:needed|necessary|required|changes?|modifications?|edits?)\\b|\\bno-op\\b',
    '\\b(?:unnecessary|unneeded|redundant|obsolete|superfluous|unchanged|untouched|unaffected|gitignored)\\b|\\bas[- ]is\\b',
    '\\b(?:instead|rather than|in place of|in lieu of|in favou?r of|replaced (?:by|with)|superseded by|alternative to)\\b',
    '\\b(?:moved|merged|folded|combined|consolidated|relocated|inlined|absorbed|renamed|collapsed|bundled)\\b',
    '\\b(?:covered|handled|satisfied|done|implemented|completed|created|committed|included|delivered)(?: \\w+)? (?:by|in|with|as part of|during|together with) (?:(?:the )?(?:same|earlier|previous|prior|existing)|(?:task|plan|wave|phase|commit)\\b)',
    '\\bdeviat(?:ed|es|ion|ing)\\b|\\bverification[- ]only\\b|\\bread[- ]only\\b|\\bnothing to (?:do|change|commit|fix)\\b',
    '\\b(?:not (?:created|changed|modified|made|touched|added|used)|skipped|omitted|dropped|left out)\\b.*\\b(?:because|since|as|due to|so that)\\b',
    '\\b(?:bereits|stattdessen|anstelle|unverändert)\\b|\\bnicht (?:nötig|notwendig|erforderlich|mehr)\\b',
    '\\bdéjà\\b|\\bpas (?:nécessaire|besoin)|\\bau lieu d|\\bà la place\\b|\\bya (?:existe|existía|estaba)\\b|\\bno (?:es|era|fue) necesari|\\ben (?:lugar|vez) de\\b|\\bjá (?:existe|existia|estava)\\b|\\bnão (?:é|era|foi) necess|\\bem vez de\\b',
    '已存在|已经|已有|无需|無需|不需要|无须|改为|改用|合并|移到|移至|代替|取代|既存|既に|不要|代わりに|уже|вместо|не требу|не нуж',
  ].join('|'),
  'iu',
);

const stillOpen =
  /\b(?:TODO|TBD|pending|deferred|postponed|unfinished|incomplete)\b|\bnot (?:yet|done|implemented|started|finished|complete)\b|\b(?:later|next) (?:plan|phase|session|time)\b|\bwill be (?:done|made|added|created|implemented)\b|\bstill (?:to|open|missing|needs?)\b/i;
