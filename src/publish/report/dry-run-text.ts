import { formatCost } from '../../signal/budget.ts';
import { alignRows, clipText, formatCount, quoteShellWord, stripLine } from '../../system/text/text.ts';
import type { DryRunDocument, PlanOutlook } from './dry-run-document.ts';

export function formatDryRun(document: DryRunDocument): string {
  const { phase, name, wouldStart, exitCode } = document;
  const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
  return [
    `Dry run of phase ${phase} ${stripLine(name)}: ${verdict}; nothing was changed`,
    ...formatFindings(document.findings),
    '',
    ...listPlanLines(document),
    '',
    'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
    ...checkLines(document.plans),
    '',
    ...listAgentLines(document),
    ...listBudgetLines(document),
  ].join('\n');
}

export function formatFindings(findings: Readonly<DryRunDocument['findings']>): string[] {
  return findings.map(({ severity, file, line, message }) => {
    const location = file === null ? '' : `${stripLine(file)}:${line}: `;
    return `${severity === 'error' ? '✗' : '!'} ${location}${stripLine(message)}`;
  });
}

function listPlanLines({ plans, schedule }: DryRunDocument): string[] {
  const { parallel, steps } = schedule;
  const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
    ...[id, `wave ${wave}`, describeState({ state, waitsFor })],
    attempt === null ? '' : `attempt ${attempt}`,
    stripLine(why ?? title ?? ''),
  ]);
  return [
    `Plans, ${parallel} at a time, each in a clone of its own:`,
    ...alignRows(rows),
    steps.length === 0
      ? 'Order: no plan would be run'
      : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
  ];
}

function describeState({ state, waitsFor }: Pick<PlanOutlook, 'state' | 'waitsFor'>): string {
  if (state === 'waits' && waitsFor.length > 0) return `waits for ${waitsFor.join(', ')}`;
  return stateTexts[state] ?? state;
}

const stateTexts: Partial<Record<PlanOutlook['state'], string>> = {
  waits: 'waits for a free slot',
  claimed: 'is verified first',
  left_out: 'left out',
  asks: 'asks a person',
  ended: 'gets no attempt',
  held: 'cannot run',
};

function checkLines(plans: readonly PlanOutlook[]): string[] {
  const openPlans = plans.filter(({ attempt }) => attempt !== null);
  const rows = openPlans.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
    ...commands.map((command) => [id, `command ${shortenCommand(command)}`]),
    ...(artifacts.length === 0 ? [] : [[id, `promised ${stripLine(artifacts.join(', '))}`]]),
    ...(keyLinks === 0 ? [] : [[id, formatCount(keyLinks, 'key link')]]),
    ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
  ]);
  return rows.length === 0 ? ['  none'] : alignRows(rows);
}

function shortenCommand(command: string): string {
  const [firstLine = '', ...otherLines] = command.trim().split('\n');
  const cut = clipText(firstLine, 160);
  return stripLine(otherLines.length === 0 ? cut : `${cut} … (${formatCount(otherLines.length + 1, 'line')})`);
}

function listBudgetLines({ budget: { used, reached } }: DryRunDocument): string[] {
  return [
    ...(used.tokens === 0
      ? []
      : [`Used so far: ${formatCost(used)}, ${used.tokens} tokens, ${formatCount(used.turns, 'turn')}`]),
    ...(reached === null ? [] : [`✗ no attempt would start: ${stripLine(reached)}`]),
  ];
}

function listAgentLines({ agent, plans }: DryRunDocument): string[] {
  if (agent === null) return ['Agent: none, because no plan is left, or for the reason above'];
  const calls = plans.flatMap(({ id, commandLines }) =>
    commandLines.map((line) => ({ id, text: formatShellCommand(line) })),
  );
  const isSame = new Set(calls.map(({ text }) => text)).size === 1;
  return [
    `Agent: ${agent.name}${agent.version === null ? '' : ` ${stripLine(agent.version)}`}`,
    ...alignRows(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
  ];
}

function formatShellCommand({ command, args }: { readonly command: string; readonly args: readonly string[] }): string {
  return shortenCommand([command, ...args].map(quoteShellWord).join(' '));
}
