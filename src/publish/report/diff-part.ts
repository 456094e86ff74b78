import { unseen } from '../../system/text/fence.ts';
import { counted } from '../../system/text/text.ts';
import { beginOf, type Html, html } from './html.ts';
import { folded } from './page-parts.ts';
import type { PlanStory } from './phase-story.ts';

/** Characters of one line that are shown. */
const mostColumns = 400;

/** The beginning of what a plan's work changed, folded away; null where it was not looked at, or changed nothing. */
export function diffPart({ diff, changes }: Pick<PlanStory, 'diff' | 'changes'>): Html | null {
  if (diff === null || (diff.lines.length === 0 && diff.left === '')) return null;
  const figures =
    changes === null ? '' : `: +${changes.added} −${changes.removed} in ${counted(changes.files, 'file')}`;
  const lines = diff.lines.length === 0 ? null : html`<pre class="diff">${diffLines(diff.lines)}</pre>`;
  const left = diff.left === '' ? null : html`<p>Not shown: ${diff.left}.</p>`;
  return folded(`diff${figures}`, html`${lines}${left}<p>All of it: <code>${diff.command}</code></p>`, false);
}

/** What begins with a sign is a changed line behind the first `@@` of a file only. */
function diffLines(lines: readonly string[]): Html[] {
  let isHead = true;
  return lines.map((line) => {
    if (line.startsWith('diff --git ')) isHead = true;
    else if (line.startsWith('@@')) isHead = false;
    // What a reviewer could not see, or sees in another order, is named instead of taken out.
    const seen = beginOf(line, mostColumns).replace(unseen, (sign) => `<U+${codeOf(sign)}>`);
    return html`<span class="${isHead ? 'file' : kindOf(line)}">${seen}
</span>`;
  });
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

function kindOf(line: string): string {
  if (line.startsWith('@@')) return 'hunk';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'del' : 'same';
}
