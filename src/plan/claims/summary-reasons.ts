import { escapePattern } from './promised-text.ts';
import { withoutMarks } from './summary-sections.ts';

/**
 * Finds the statement of a SUMMARY that names one of `names` and says why something was not changed or not made; null for
 * none. A list of files that only mentions a name gives no reason, and neither does a statement that the work is still open.
 */
export function findStatedReason(summary: string, names: readonly string[]): string | null {
  const expected = names.map(namePattern);
  const isNamed = (text: string) => expected.some((name) => name.test(text));
  for (const { heading, text } of listStatements(summary)) {
    if (!isNamed(text) && !isNamed(heading)) continue;
    if (reasonsPattern.test(text) && !stillOpen.test(text)) return text;
  }
  return null;
}

/** True for a SUMMARY with one statement that names both, perhaps in a row of a table. */
export function statementNaming(summary: string, one: string, other: string): boolean {
  const expected = [namePattern(one), new RegExp(`(?<![\\w-])${escapePattern(other)}(?![\\w-])`, 'i')];
  return listStatements(summary).some(({ text }) => expected.every((name) => name.test(text)));
}

/** Matches a name that is no part of a longer one: `route.js` is not named by `subroute.js` or `route.jsx`. */
function namePattern(name: string): RegExp {
  const literal = escapePattern(name).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\w-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}

/** A paragraph, a list item with what is indented below it, or a row of a table, with the last heading above it. */
interface Statement {
  readonly heading: string;
  readonly text: string;
}

const maxLength = 1_000;

function listStatements(summary: string): Statement[] {
  const matches: { heading: string; text: string }[] = [];
  let heading = '';
  let isNew = true;
  for (const line of summary.split(/\r?\n/)) {
    const [, title] = /^ {0,3}#{1,6}\s+(.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      heading = withoutMarks(title);
      // A heading may say all of it: `### Task 2: route (not needed)`.
      matches.push({ heading: '', text: heading.slice(0, maxLength) });
    }
    const isBlank = line.trim() === '';
    const begins = isNew || /^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line) || /^\s*\||^\w[\w-]*:/.test(line);
    isNew = isBlank || title !== undefined;
    if (isNew) continue;
    const last = matches.at(-1);
    if (begins || last === undefined) matches.push({ heading, text: withoutMarks(line).slice(0, maxLength) });
    else if (last.text.length < maxLength) last.text = `${last.text} ${withoutMarks(line)}`.slice(0, maxLength);
  }
  return matches;
}

/** Words for "there already", "not needed", and "elsewhere instead", in the languages of the summaries that we have met. */
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

/** Then the statement is no reason, but says that something is left to do. */
const stillOpen =
  /\b(?:TODO|TBD|pending|deferred|postponed|unfinished|incomplete)\b|\bnot (?:yet|done|implemented|started|finished|complete)\b|\b(?:later|next) (?:plan|phase|session|time)\b|\bwill be (?:done|made|added|created|implemented)\b|\bstill (?:to|open|missing|needs?)\b/i;
