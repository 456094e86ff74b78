import { invisibleCharacters } from '../../system/text/markdown.ts';
import { clipped, counted, elapsed, shortId } from '../../system/text/text.ts';
import { endOf, folded, type Html, html, moment, more, mostRows } from './html.ts';
import type { AttemptStory, CheckStory, PlanStory } from './phase-story.ts';
import { spendingParts } from './run-report.ts';

export function planCard(plan: PlanStory): Html {
  const { id, title, verdict, said, wave, dependsOn, evidence, commit, changes, durationMs, spent } = plan;
  const facts = [
    `wave ${wave}`,
    ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
    counted(plan.attempts.length, 'attempt'),
    ...(evidence.level === null
      ? []
      : [`evidence: ${evidence.level}${evidence.text === null ? '' : ` (${evidence.text})`}`]),
    ...(evidence.tests === null ? [] : [counted(evidence.tests, 'test')]),
    ...(durationMs === null ? [] : [elapsed(durationMs)]),
    ...spendingParts(spent),
    ...(changes === null ? [] : [`+${changes.added} −${changes.removed} in ${counted(changes.files, 'file')}`]),
    ...(commit === null ? [] : [`commit ${shortId(commit)}`]),
  ];
  return html`<article class="card"><h3><span class="badge ${verdict}">${verdict}</span> ${clipped(id, 100)} ${clipped(title ?? '')}</h3>
<p class="dim">${facts.map((fact) => clipped(fact, 400)).join(' · ')}</p>
${said === '' ? null : html`<pre>${endOf(said)}</pre>`}${plan.question.length === 0 ? null : html`<p>It waits for a person:</p><pre>${endOf(plan.question.join('\n'), 20_000)}</pre>`}
${attemptList(plan)}${checkTable(plan)}${fileTable(plan)}${diffPart(plan)}</article>
`;
}

function attemptList({ attempts, verdict }: PlanStory): Html | null {
  if (attempts.length === 0) return null;
  const isHealed = verdict === 'success' && attempts.length > 1;
  return folded(
    `${counted(attempts.length, 'attempt')}${isHealed ? ', healed' : ''}`,
    html`${attempts.slice(0, mostRows).map(attemptPart)}${more(attempts, 'attempt')}`,
    verdict !== 'success',
  );
}

function attemptPart(story: AttemptStory): Html {
  const { attempt, outcome, reason, message, words } = story;
  const { startedAt, endedAt, stages, spent, kept } = story;
  const parts = stages.map(({ kind, from, to }) => `${kind} ${elapsed(to - from)}`);
  const line = [moment(startedAt), elapsed(Math.max(0, endedAt - startedAt)), ...spendingParts(spent)].join(' · ');
  return html`<div><span class="badge ${outcome.replace(' ', '-')}">attempt ${attempt}: ${outcome}</span> ${reason ?? ''}
<p class="dim">${line}${parts.length === 0 ? '' : `; ${parts.join(', ')}`}</p>
${message === null ? null : html`<pre>${endOf(message)}</pre>`}${words === null ? null : html`<p class="dim">Last words of the agent:</p><pre>${endOf(words)}</pre>`}${
  kept === null
    ? null
    : html`<p>Its work is kept under <code>${kept.ref}</code>. To look at it, and to restore it:</p><pre>${kept.look}\n${kept.restore}</pre>`
}</div>
`;
}

function checkTable({ checks }: PlanStory): Html | null {
  if (checks.length === 0) return null;
  const passed = checks.filter((check) => check.passed === true).length;
  const rows = checks.slice(0, mostRows).map(checkRow);
  const table = html`<div class="scroll"><table>${rows}</table></div>${more(checks, 'check')}`;
  return folded(`${passed} of ${counted(checks.length, 'check')} passed`, table, passed < checks.length);
}

function checkRow({ check, passed, subject, message }: CheckStory): Html {
  const word = passed === null ? 'unknown' : passed ? 'yes' : 'no';
  return html`<tr><td><span class="badge ${word}">${word}</span></td><td>${clipped(check, 40)}</td><td><code>${clipped(subject)}</code></td><td>${clipped(message, 600)}</td></tr>
`;
}

function fileTable({ promised, changed }: PlanStory): Html | null {
  if (promised.length === 0 && changed.length === 0) return null;
  const names = (files: readonly string[]) =>
    html`<ul>${files.slice(0, mostRows).map((file) => html`<li><code>${clipped(file, 400)}</code></li>`)}</ul>${more(files, 'file')}`;
  return folded(
    `${counted(promised.length, 'declared path')}, ${counted(changed.length, 'changed file')}`,
    html`<table class="files"><tr><th>declared</th><th>changed</th></tr><tr><td>${names(promised)}</td><td>${names(changed)}</td></tr></table>`,
    false,
  );
}

const mostColumns = 400;

function diffPart({ diff, changes }: Pick<PlanStory, 'diff' | 'changes'>): Html | null {
  if (diff === null || (diff.lines.length === 0 && diff.left === '')) return null;
  const figures =
    changes === null ? '' : `: +${changes.added} −${changes.removed} in ${counted(changes.files, 'file')}`;
  const lines = diff.lines.length === 0 ? null : html`<pre class="diff">${diffLines(diff.lines)}</pre>`;
  const left = diff.left === '' ? null : html`<p>Not shown: ${diff.left}.</p>`;
  return folded(`diff${figures}`, html`${lines}${left}<p>All of it: <code>${diff.command}</code></p>`, false);
}

/** A sign marks a changed line only after the first `@@` of a file. */
function diffLines(lines: readonly string[]): Html[] {
  let isHead = true;
  return lines.map((line) => {
    if (line.startsWith('diff --git ')) isHead = true;
    else if (line.startsWith('@@')) isHead = false;
    // Characters that a reviewer cannot see, or that reorder a line, are named instead of removed.
    const seen = clipped(line, mostColumns).replace(invisibleCharacters, (sign) => `<U+${codeOf(sign)}>`);
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
