import { createHash } from 'node:crypto';
import { cacheShareOf, type Spent, tokensOf } from '../signal/budget.ts';
import { beginOf, endOf, type Html, html, Html as Raw } from './html.ts';
import { pageStyle } from './page-style.ts';
import type { AttemptStory, CheckStory, DecisionStory, PhaseStory, PlanStory, SettingsStory } from './phase-story.ts';
import { counted, elapsed } from './text.ts';
import { timeline } from './timeline.ts';

/** Most rows of one list; what is left out is counted. */
const mostRows = 500;

/**
 * The report on a phase as one file of HTML that needs nothing else and runs no script: its policy forbids all but its own
 * style. Everything that is told is escaped, and bounded.
 */
export function phasePage(story: PhaseStory): string {
  const { phase, verdict, why, steps, warnings, plans, run } = story;
  const picture = timeline(story);
  const title = `Phase ${phase.id} ${beginOf(phase.name)}: ${verdict}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Raw(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Raw(pageStyle)}</style>
</head>
<body>
<header class="verdict ${verdict.replace(' ', '-')}"><h1>Phase ${phase.id} ${beginOf(phase.name)}: ${verdict}</h1>
<p>${endOf(why, 2_000)}</p>
<p class="dim">${figures(story)}</p></header>
${listed('Next', steps)}${listed('Warnings', warnings)}
${picture === null ? null : html`<h2>Timeline</h2>\n${picture}`}
<h2>Plans</h2>
${urgentFirst(plans).slice(0, mostRows).map(card)}${more(plans, 'plan')}
${decisionTable(story.decisions)}
${settingsTable(story.settings)}
<p class="dim">${run === null ? '' : `Run ${run.id}, agent ${run.agent}${run.base === null ? '' : `, begun on ${run.base}`}. `}Put together ${moment(story.at)} from the record of the phase.</p>
</body>
</html>
`;
  return page.text;
}

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`;

function figures({ plans, run }: PhaseStory): string {
  const complete = plans.filter(({ verdict }) => verdict === 'success').length;
  const attempts = plans.reduce((sum, each) => sum + each.attempts.length, 0);
  return [
    `${complete} of ${counted(plans.length, 'plan')} complete`,
    counted(attempts, 'attempt'),
    ...(run === null
      ? ['no run is on record']
      : [
          ...(run.exitStatus === null ? [] : [run.exitStatus]),
          `${moment(run.startedAt)} to ${moment(run.endedAt)} (${elapsed(Math.max(0, run.endedAt - run.startedAt))})`,
          ...(run.runs > 1 ? [counted(run.runs, 'run')] : []),
          ...paid(run.spent),
        ]),
  ].join(' · ');
}

/** `41,200 tokens (81 % of the input from the cache)`, `USD 0.38`; nothing where nothing was spent. */
function paid(spent: Spent | null): string[] {
  if (spent === null || (tokensOf(spent) === 0 && spent.costUsd === 0)) return [];
  const share = cacheShareOf(spent);
  const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
  const cost = spent.isCostKnown ? `USD ${spent.costUsd.toFixed(2)}` : 'cost not known in full';
  return [`${tokensOf(spent).toLocaleString('en-US')} tokens${cached}`, cost];
}

/** What needs attention first, each kind in plan order. */
function urgentFirst(plans: readonly PlanStory[]): PlanStory[] {
  return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}

const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'] as const;

function card(plan: PlanStory): Html {
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
    ...paid(spent),
    ...(changes === null ? [] : [`+${changes.added} −${changes.removed} in ${counted(changes.files, 'file')}`]),
    ...(commit === null ? [] : [`commit ${commit.slice(0, 12)}`]),
  ];
  return html`<article class="card"><h3><span class="badge ${verdict}">${verdict}</span> ${beginOf(id, 100)} ${beginOf(title ?? '')}</h3>
<p class="dim">${facts.map((fact) => beginOf(fact, 400)).join(' · ')}</p>
${said === '' ? null : html`<pre>${endOf(said)}</pre>`}${plan.question.length === 0 ? null : html`<p>It waits for a person:</p><pre>${endOf(plan.question.join('\n'), 20_000)}</pre>`}
${attemptList(plan)}${checkTable(plan)}${fileTable(plan)}</article>
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

function attemptPart({
  attempt,
  outcome,
  reason,
  message,
  startedAt,
  endedAt,
  stages,
  spent,
  kept,
}: AttemptStory): Html {
  const parts = stages.map(({ kind, from, to }) => `${kind} ${elapsed(to - from)}`);
  const line = [moment(startedAt), elapsed(Math.max(0, endedAt - startedAt)), ...paid(spent)].join(' · ');
  return html`<div><span class="badge ${outcome.replace(' ', '-')}">attempt ${attempt}: ${outcome}</span> ${reason ?? ''}
<p class="dim">${line}${parts.length === 0 ? '' : `; ${parts.join(', ')}`}</p>
${message === null ? null : html`<pre>${endOf(message)}</pre>`}${
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
  return folded(
    `${passed} of ${counted(checks.length, 'check')} passed`,
    html`<div class="scroll"><table>${rows}</table></div>${more(checks, 'check')}`,
    passed < checks.length,
  );
}

function checkRow({ check, passed, subject, message }: CheckStory): Html {
  const word = passed === null ? 'unknown' : passed ? 'yes' : 'no';
  return html`<tr><td><span class="badge ${word}">${word}</span></td><td>${beginOf(check, 40)}</td><td><code>${beginOf(subject)}</code></td><td>${beginOf(message, 600)}</td></tr>
`;
}

/** What the plan promised to change beside what its work changed. */
function fileTable({ promised, changed }: PlanStory): Html | null {
  if (promised.length === 0 && changed.length === 0) return null;
  const names = (files: readonly string[]) =>
    html`<ul>${files.slice(0, mostRows).map((file) => html`<li><code>${beginOf(file, 400)}</code></li>`)}</ul>${more(files, 'file')}`;
  return folded(
    `${counted(promised.length, 'declared path')}, ${counted(changed.length, 'changed file')}`,
    html`<table class="files"><tr><th>declared</th><th>changed</th></tr><tr><td>${names(promised)}</td><td>${names(changed)}</td></tr></table>`,
    false,
  );
}

function decisionTable(decisions: readonly DecisionStory[]): Html | null {
  if (decisions.length === 0) return null;
  const rows = decisions.slice(-mostRows).map(
    ({
      at,
      plan,
      action,
      why,
    }) => html`<tr><td>${moment(at)}</td><td>${beginOf(plan ?? 'phase', 60)}</td><td>${action}</td><td>${beginOf(why, 1_000)}</td></tr>
`,
  );
  return html`<h2>Decisions</h2><div class="scroll"><table><tr><th>time</th><th>of</th><th>decision</th><th>because</th></tr>${rows}</table></div>${more(decisions, 'earlier decision')}`;
}

function settingsTable({ from, rows }: SettingsStory): Html {
  const cells = rows.map(
    (
      row,
    ) => html`<tr><td><code>${beginOf(row.key, 60)}</code></td><td class="wide">${beginOf(row.value)}</td><td>${row.from}</td></tr>
`,
  );
  return html`<h2>Settings</h2>${folded(from, html`<div class="scroll"><table>${cells}</table></div>`, false)}`;
}

function folded(title: string, body: Html, isOpen: boolean): Html {
  return html`<details${isOpen ? new Raw(' open') : null}><summary>${title}</summary>${body}</details>
`;
}

function listed(title: string, lines: readonly string[]): Html | null {
  if (lines.length === 0) return null;
  return html`<h2>${title}</h2><ul>${lines.slice(0, mostRows).map((line) => html`<li>${beginOf(line, 1_000)}</li>`)}</ul>${more(lines, 'line')}`;
}

function more(all: readonly unknown[], noun: string): Html | null {
  return all.length <= mostRows ? null : html`<p>… and ${counted(all.length - mostRows, noun)} more</p>`;
}

/** `2026-01-01 12:00:07 UTC` */
function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
