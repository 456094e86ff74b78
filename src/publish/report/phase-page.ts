import { createHash } from 'node:crypto';
import { clipped, counted, elapsed, shortId } from '../../system/text/text.ts';
import { endOf, folded, type Html, html, moment, more, mostRows, pageStyle, Html as Raw } from './html.ts';
import type { DecisionStory, PhaseStory, PlanStory, SettingsStory, TestCounts, TestsStory } from './phase-story.ts';
import { planCard } from './plan-card.ts';
import { spendingParts } from './run-report.ts';
import { timeline } from './timeline.ts';

/** Report as one HTML file: its policy forbids scripts and all but its own style. Texts are escaped and bounded. */
export function phasePage(story: PhaseStory): string {
  const { phase, verdict, why, steps, warnings, plans, run } = story;
  const picture = timeline(story);
  const title = `Phase ${phase.id} ${clipped(phase.name)}: ${verdict}`;
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
<header class="verdict ${verdict.replace(' ', '-')}"><h1>Phase ${phase.id} ${clipped(phase.name)}: ${verdict}</h1>
<p>${endOf(why, 2_000)}</p>
<p class="dim">${figures(story)}</p></header>
${listed('Next', steps)}${listed('Warnings', warnings)}
${picture === null ? null : html`<h2>Timeline</h2>\n${picture}`}
<h2>Plans</h2>
${urgentFirst(plans).slice(0, mostRows).map(planCard)}${more(plans, 'plan')}
${testTable(story.tests)}
${decisionTable(story.decisions)}
${settingsTable(story.settings)}${environmentTable(story.environment)}
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
      ? ['no recorded run']
      : [
          ...(run.exitStatus === null ? [] : [run.exitStatus]),
          `${moment(run.startedAt)} to ${moment(run.endedAt)} (${elapsed(Math.max(0, run.endedAt - run.startedAt))})`,
          ...(run.runs > 1 ? [counted(run.runs, 'run')] : []),
          ...spendingParts(run.spent),
        ]),
  ].join(' · ');
}

function urgentFirst(plans: readonly PlanStory[]): PlanStory[] {
  return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}

const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'] as const;

function decisionTable(decisions: readonly DecisionStory[]): Html | null {
  if (decisions.length === 0) return null;
  const rows = decisions.slice(-mostRows).map(decisionRow);
  return html`<h2>Decisions</h2><div class="scroll"><table><tr><th>time</th><th>of</th><th>decision</th><th>because</th></tr>${rows}</table></div>${more(decisions, 'earlier decision')}`;
}

function decisionRow({ at, plan, action, why }: DecisionStory): Html {
  return html`<tr><td>${moment(at)}</td><td>${clipped(plan ?? 'phase', 60)}</td><td>${action}</td><td>${clipped(why, 1_000)}</td></tr>
`;
}

function testTable(tests: TestsStory | null): Html | null {
  if (tests === null) return null;
  const figure = (value: number | null) => (value === null ? 'not counted' : String(value));
  const row = (when: string, { verdict, commit, passed, failed, skipped, total }: TestCounts) =>
    html`<tr><td>${when}</td><td>${verdict}</td><td>${figure(passed)}</td><td>${figure(failed)}</td><td>${figure(skipped)}</td><td>${figure(total)}</td><td><code>${shortId(commit)}</code></td></tr>
`;
  const before = tests.before === null ? null : row('before', tests.before);
  return html`<h2>Tests</h2><div class="scroll"><table><tr><th></th><th>verdict</th><th>passed</th><th>failed</th><th>skipped</th><th>total</th><th>commit</th></tr>${before}${row('after', tests.after)}</table></div>${before === null ? html`<p class="dim">They were not counted on the commit on which the phase began.</p>` : null}`;
}

function environmentTable(rows: PhaseStory['environment']): Html | null {
  if (rows.length === 0) return null;
  const cells = rows.map(
    ({ name, value }) => html`<tr><td>${clipped(name, 60)}</td><td class="wide">${clipped(value)}</td></tr>
`,
  );
  const table = html`<div class="scroll"><table>${cells}</table></div>`;
  return folded('environment of the job that wrote this page', table, false);
}

function settingsTable({ from, rows }: SettingsStory): Html {
  const table = html`<div class="scroll"><table>${rows.map(settingRow)}</table></div>`;
  return html`<h2>Settings</h2>${folded(from, table, false)}`;
}

function settingRow({ key, value, from }: SettingsStory['rows'][number]): Html {
  return html`<tr><td><code>${clipped(key, 60)}</code></td><td class="wide">${clipped(value)}</td><td>${from}</td></tr>
`;
}

function listed(title: string, lines: readonly string[]): Html | null {
  if (lines.length === 0) return null;
  return html`<h2>${title}</h2><ul>${lines.slice(0, mostRows).map((line) => html`<li>${clipped(line, 1_000)}</li>`)}</ul>${more(lines, 'line')}`;
}
