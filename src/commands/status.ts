import { resolve } from 'node:path';
import { reportState } from '../execute/verifier.ts';
import { Git } from '../git/git.ts';
import { ledgerDir, readRecentEvents, readSignals } from '../ledger/ledger.ts';
import { phaseKey } from '../phase/phase-id.ts';
import type { VerificationState } from '../phase/verification.ts';
import { signalText } from '../report/phase-report.ts';
import { table } from '../report/text.ts';
import { readyPlans } from '../schedule/ready.ts';
import type { Settings } from '../settings.ts';
import { type CompletionSignal, parseSignal } from '../signal/completion-signal.ts';
import type { Reply, World } from './command.ts';
import { readSchedule } from './plan.ts';
import { donePlans, prefixOf } from './prepare.ts';

/** Where a phase stands, from the ledger and git alone. */
export async function status([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const read = await readSchedule(root, ref);
  const git = await Git.open(root, world.environment);
  const dir = ledgerDir(git.gitDir, prefixOf(git, root), phaseKey(read.phase.id));
  const signals = new Map([...readSignals(dir)].map(([id, signal]) => [id, parseSignal(signal)]));
  const state = await git.state();
  const done = donePlans(read, state, root, prefixOf(git, root));
  const verification = await reportState(read.phase, state, { root, prefix: prefixOf(git, root), git });
  const last = readRecentEvents(dir, read.phase.id).at(-1);
  const states = new Map(
    read.schedule.plans.map(({ plan: { id } }) => [id, done.has(id) ? ('done' as const) : ('pending' as const)]),
  );
  const plans = read.schedule.plans.map(({ plan, wave }) => {
    const signal = signals.get(plan.id);
    return { id: plan.id, wave, done: done.has(plan.id), attempt: signal?.attempt ?? null, signal: signal ?? null };
  });
  const json = {
    ...{ phase: read.phase.id, name: read.phase.name, nextPhase: read.nextPhase, signal: signals.get(null) ?? null },
    verification,
    lastEvent: last ? { at: last.at, event: last.event, runId: last.runId } : null,
    ...{ plans, next: read.schedule.cycle ? [] : readyPlans(read.schedule, states) },
  };
  return { exitCode: 0, json, text: statusText(json) };
}

function statusText({ phase, name, verification, signal, lastEvent, plans, next }: StatusDocument): string {
  const rows = plans.map((plan) => [
    ...[
      plan.id,
      `wave ${plan.wave}`,
      plan.done ? 'done' : 'open',
      plan.attempt === null ? '' : `attempt ${plan.attempt}`,
    ],
    plan.signal ? `${plan.signal.status}: ${signalText(plan.signal)}` : 'no signal on record here',
  ]);
  return [
    `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
    ...table(rows),
    `verification: ${verification}`,
    signal ? `last signal: ${signal.status}, ${signalText(signal)}` : 'last signal: none, the phase was never run here',
    ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
    `next: ${next.join(', ') || 'nothing'}`,
  ].join('\n');
}

interface StatusDocument {
  readonly verification: VerificationState;
  readonly phase: string;
  readonly name: string;
  readonly signal: CompletionSignal | null;
  readonly lastEvent: { readonly at: string; readonly event: string } | null;
  readonly plans: readonly {
    id: string;
    wave: number;
    done: boolean;
    attempt: number | null;
    signal: CompletionSignal | null;
  }[];
  readonly next: readonly string[];
}
