import type { CompletionSignal } from '../signal/completion-signal.ts';
import { attemptsText, closedText, type PhaseReport, signalText, warningsIn } from './phase-report.ts';
import { questionLines } from './question-text.ts';
import { spentText } from './spending.ts';
import { elapsed } from './text.ts';

const icons = { success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️' } as const;

/** The job summary: what happened, plan by plan, and what to do next. */
export function phaseMarkdown({ phase, nextPhase, ended }: PhaseReport): string {
  const { signal, decision, exitStatus, plans, durationMs } = ended;
  const rows = [...plans].map(([id, each]) => {
    const took = each.details.durationMs === undefined ? '' : elapsed(each.details.durationMs);
    return `| ${icons[each.status]} | ${inert(id)} | ${each.status} | ${each.attempt ?? ''} | ${took} | ${inert(signalText(each))} |`;
  });
  const next = decision.continue ? [`Next phase: **${inert(nextPhase ?? 'none')}**`] : [];
  return [
    `## ${icons[signal.status]} Phase ${inert(phase.id)} ${inert(phase.name)}: ${exitStatus}`,
    `${elapsed(durationMs)}, ${inert(attemptsText(ended))}. Decision: **${decision.action}** (${inert(decision.why)})`,
    ...(spentText(ended) === null ? [] : [`Spent: ${spentText(ended)}`]),
    ...closedText(ended).map((why) => inert(why, 1000)),
    ['| | plan | status | attempts | time | |', '|---|---|---|---|---|---|', ...rows].join('\n'),
    ...[...plans].flatMap(([id, each]) => asked(id, each)),
    ...warningsIn(signal).map((warning) => `- ⚠️ ${inert(warning)}`),
    ...signal.details.nextSteps.map((step) => `- ${inert(step)}`),
    ...next,
  ]
    .join('\n\n')
    .concat('\n');
}

/** What a plan asks of a person. A plan may ask at length, and a summary over its limit is dropped whole. */
function asked(id: string, signal: CompletionSignal): string[] {
  const question = signal.status === 'blocked' ? signal.details.question : undefined;
  if (question === undefined) return [];
  const lines = questionLines(question);
  const more = lines.length > 200 ? [`> and ${lines.length - 200} more lines in the signal`] : [];
  const shown = lines.slice(0, 200).map((line) => `> ${inert(line)}  `);
  return [[`**Plan ${inert(id)} waits for a person**`, '', ...shown, ...more].join('\n')];
}

/**
 * Text of agents and plans as text (I8): it opens no tag, no link, no table cell and no code, mentions nobody and
 * closes nothing of ours. Capped, for a summary over its limit is dropped whole.
 */
export function inert(text: string, limit = 500): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  const capped = line.length > limit ? `${line.slice(0, limit)}…` : line;
  return capped
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_{}[\]()#|~!]/g, (sign) => `\\${sign}`)
    .replace(/@/g, '&#64;')
    .replace(/:\/\//g, '&#58;//');
}
