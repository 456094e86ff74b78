import { costText } from '../../signal/budget.ts';
import { alignedRows, clipped, counted, elapsed, plainLine, shellWord } from '../../system/text/text.ts';
import type { DryRunDocument, PlanOutlook } from './dry-run-document.ts';

export function dryRunText(document: DryRunDocument): string {
  const { phase, name, wouldStart, exitCode } = document;
  const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
  const destinations = document.publishes.map(({ what, where, note }) => [
    what,
    plainLine(where === null ? note : `${where} (${note})`),
  ]);
  return [
    `Dry run of phase ${phase} ${plainLine(name)}: ${verdict}; nothing was changed`,
    ...findingLines(document.findings),
    '',
    ...planLines(document),
    '',
    'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
    ...checkLines(document.plans),
    '',
    'Exit gate, when every plan is complete:',
    ...gateLines(document),
    '',
    'Limits:',
    ...limitLines(document),
    '',
    'Budget:',
    ...budgetLines(document),
    '',
    ...agentLines(document),
    '',
    'Destinations:',
    ...alignedRows(destinations),
  ].join('\n');
}

export function findingLines(findings: Readonly<DryRunDocument['findings']>): string[] {
  return findings.map(({ severity, file, line, message }) => {
    const place = file === null ? '' : `${plainLine(file)}:${line}: `;
    return `${severity === 'error' ? '✗' : '!'} ${place}${plainLine(message)}`;
  });
}

function planLines({ plans, schedule, limits }: DryRunDocument): string[] {
  const { parallel, steps } = schedule;
  const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, prompt, title }) => [
    ...[id, `wave ${wave}`, stateText({ state, waitsFor })],
    attempt === null ? '' : `attempt ${attempt} of ${limits.plan.attempts}`,
    prompt === null ? '' : `prompt ${prompt.bytes} bytes, about ${prompt.estimatedTokens} tokens`,
    plainLine(why ?? title ?? ''),
  ]);
  return [
    `Plans, ${parallel} at a time, each in a clone of its own:`,
    ...alignedRows(rows),
    steps.length === 0
      ? 'Order: no plan would be run'
      : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
  ];
}

function stateText({ state, waitsFor }: Pick<PlanOutlook, 'state' | 'waitsFor'>): string {
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
  const open = plans.filter(({ attempt }) => attempt !== null);
  const rows = open.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
    ...commands.map((command) => [id, `command ${oneLine(command)}`]),
    ...(artifacts.length === 0 ? [] : [[id, `promised ${plainLine(artifacts.join(', '))}`]]),
    ...(keyLinks === 0 ? [] : [[id, counted(keyLinks, 'key link')]]),
    ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
  ]);
  return rows.length === 0 ? ['  none'] : alignedRows(rows);
}

/** Shortens a script to its first line. */
function oneLine(command: string): string {
  const [first = '', ...rest] = command.trim().split('\n');
  const cut = clipped(first, 160);
  return plainLine(rest.length === 0 ? cut : `${cut} … (${counted(rest.length + 1, 'line')})`);
}

function gateLines({ gate, plans }: DryRunDocument): string[] {
  const { testCommand, confirmingRuns, comparesTests, prove, verifierCommand, requirements, minEvidence } = gate;
  const more = [
    ...(confirmingRuns > 0 ? [`${counted(confirmingRuns, 'further run')} must pass`] : []),
    ...(comparesTests ? ['counted also on the commit the phase began on'] : []),
    ...(prove === 'off' ? [] : [`new tests must fail without the work (prove: ${prove})`]),
  ];
  const rows = [
    ['plans', `promises and commands of ${counted(plans.length, 'plan')} again (recheck: ${gate.recheck})`],
    ['evidence', `at least ${minEvidence}`],
    ['tests', testCommand === null ? 'none: there is no test-command' : [oneLine(testCommand), ...more].join('; ')],
    ['documents', `ROADMAP and STATE (requirements: ${requirements})`],
    ['verifier', verifierCommand === null ? 'none' : oneLine(verifierCommand)],
  ];
  return alignedRows(rows);
}

function limitLines({ limits: { attempt, plan, run, warnings } }: DryRunDocument): string[] {
  const idle = attempt.idleTimeoutMs === 0 ? '' : `, ${elapsed(attempt.idleTimeoutMs)} without activity`;
  const rows = [
    ['attempt', `${elapsed(attempt.hasMs)}${idle}; ${counted(attempt.repairs, 'repair')} if its agent has a session`],
    [
      'plan',
      `${counted(plan.attempts, 'attempt')}; ${counted(plan.transientFailures, 'failure')} of a provider or a runner not counted`,
    ],
    [
      'run',
      `${elapsed(run.deadlineMs)}, until ${run.endsAt}; ${counted(run.attempts, 'attempt')} of all plans, ${run.attemptsUsed} used`,
    ],
  ];
  return [...alignedRows(rows), ...warnings.map((warning) => `  ! ${plainLine(warning)}`)];
}

function budgetLines({ budget, plans }: DryRunDocument): string[] {
  const { cost, tokens, turns, used, reached, money } = budget;
  const row = (name: string, caps: typeof cost, write: (amount: number) => string, spent: string) => [
    name,
    (['phase', 'plan', 'attempt'] as const)
      .flatMap((level) => (caps[level] === null ? [] : [`${write(caps[level])} for the ${level}`]))
      .join(', ') || 'no limit',
    spent,
  ];
  const rows = [
    row('cost', cost, (costUsd) => costText({ costUsd }), `used: ${costText(used)}`),
    row('tokens', tokens, String, `used: ${used.tokens}`),
    row('turns', turns, String, `used: ${used.turns}`),
  ];
  const spent = plans.filter((plan) => plan.used.tokens > 0 || plan.used.costUsd > 0);
  return [
    ...alignedRows(rows),
    ...spent.map((plan) => `  plan ${plan.id} used ${costText(plan.used)} and ${plan.used.tokens} tokens`),
    ...(money === null ? [] : moneyLines(money).map((line) => `  ${plainLine(line)}`)),
    ...(reached === null ? [] : [`  ✗ no attempt would start: ${plainLine(reached)}`]),
  ];
}

function agentLines({ agent, plans }: DryRunDocument): string[] {
  if (agent === null) return ['Agent: none, because no plan is left, or for the reason above'];
  const { name, version, environment, secrets, gateway } = agent;
  const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: shellLine(line) })));
  const texts = new Set(calls.map(({ text }) => text));
  const rows = texts.size === 1 ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text]);
  const held = gateway.isUsed ? 'holds the key instead' : `not used: ${gateway.why}`;
  return [
    `Agent: ${name}${version === null ? '' : ` ${plainLine(version)}`}`,
    ...alignedRows([
      ...rows,
      ['variables', plainLine(environment.filter((each) => !secrets.includes(each)).join(' '))],
      ['secrets', plainLine(secrets.join(' ')) || 'none'],
      ['gateway', plainLine(held)],
    ]),
  ];
}

function shellLine({ command, args }: { readonly command: string; readonly args: readonly string[] }): string {
  return oneLine([command, ...args].map(shellWord).join(' '));
}

/** Worth of the ceiling and likely cost, for people. */
export function moneyLines({ worth, likely }: NonNullable<DryRunDocument['budget']['money']>): string[] {
  return [
    ...(worth === null ? [] : [`max-cost: ${worth}`]),
    `likely cost: ${likely?.text ?? 'unknown, because no finished plan is on record here'}`,
  ];
}
