import { unseen } from './fence.ts';
import { beginOf, type Html, html } from './html.ts';
import { folded } from './page-parts.ts';
import type { PlanStory } from './phase-story.ts';
import { counted } from './text.ts';

/** Characters of one line that are shown. */
const mostColumns = 400;

/** The beginning of what a plan's work changed, folded away; null where it was not looked at, or changed nothing. */
export function diffPart({ diff, changes }: Pick<PlanStory, 'diff' | 'changes'>): Html | null {
  if (diff === null || (diff.lines.length === 0 && diff.left === '')) return null;
  const figures =
    changes === null ? '' : `: +${changes.added} −${changes.removed} in ${counted(changes.files, 'file')}`;
  const lines = diff.lines.length === 0 ? null : html`<pre class="diff">${diff.lines.map(diffLine)}</pre>`;
  const left = diff.left === '' ? null : html`<p>Not shown: ${diff.left}.</p>`;
  return folded(`diff${figures}`, html`${lines}${left}<p>All of it: <code>${diff.command}</code></p>`, false);
}

function diffLine(line: string): Html {
  // What a reviewer could not see, or sees in another order, is named instead of taken out.
  const seen = beginOf(line, mostColumns).replace(unseen, (sign) => `<U+${codeOf(sign)}>`);
  return html`<span class="${kindOf(line)}">${seen}
</span>`;
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

function kindOf(line: string): string {
  if (line.startsWith('diff --git ')) return 'file';
  if (line.startsWith('@@')) return 'hunk';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'del' : 'same';
}
