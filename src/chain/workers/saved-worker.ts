import { join } from 'node:path';
import { copyLogs } from '../../publish/story/upload-record.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import { readSignals } from '../../record/log/ledger.ts';
import { secretFree } from '../../record/published/secret-free.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { RunServices } from '../../run/context/run-context.ts';
import type { RunProgress } from '../../run/loop/run-progress.ts';
import { unguessableSecrets } from '../../settings/call/job-secrets.ts';
import { parseSignal } from '../../signal/completion-signal.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { writeBundle } from '../../system/git/bundle/bundle.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import {
  bundleFile,
  clearWorker,
  type SavedWorker,
  type Worker,
  type WorkerResult,
  writeWorker,
} from './worker-result.ts';

export type WorkerName = Pick<Worker, 'runId' | 'runAttempt' | 'phase' | 'round' | 'artifact' | 'base'>;

export interface Saving {
  readonly into: string;
  readonly name: WorkerName;
  readonly redact: (text: string) => string;
  readonly gate: Worker['gate'];
}

export async function saveWorker(progress: RunProgress, { into, name, redact, gate }: Saving): Promise<SavedWorker> {
  const { run } = progress;
  const { ledger } = run.services;
  // Skip earlier events, which came from elsewhere.
  const started = readStart(ledger.dir, name.artifact) ?? 0;
  const events = ledger.events.filter(isOfAttempt).filter(({ seq }) => seq > started);
  const proven = findProven(events, name.base);
  const secrets = unguessableSecrets(run.services.environment, run.policy.agentEnv);
  const savedWork = await findSavedWork(events, run.workspace);
  const saved = await secretFree(run.workspace.git, savedWork, name.base, secrets);
  const kind = gate === null ? 'plans' : 'gate';
  const worker: Worker = {
    schemaVersion: 1,
    kind,
    ...name,
    proven,
    kept: saved,
    halted: progress.halted,
    fault: null,
    gate,
  };
  clearWorker(into);
  const commits = [
    ...proven.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/proven/${at}`, commit })),
    ...saved.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/kept/${at}`, commit })),
  ];
  if (commits.length > 0) await writeBundle(run.workspace.git, join(into, bundleFile), commits, [name.base]);
  const attemptedPlans = new Set(events.map(({ plan }) => plan));
  const signals = new Map(
    [...readSignals(ledger.dir)].flatMap(([plan, signal]) =>
      plan !== null && attemptedPlans.has(plan) ? [[plan, parseSignal(signal)] as const] : [],
    ),
  );
  const writeLogs = (write: (path: string, text: string) => void) => copyLogs(ledger.dir, redact, write);
  return writeWorker(
    into,
    worker,
    { signals, events, handoffs: listHandoffs(run.services, events), writeLogs },
    redact,
  );
}

export function saveFault(
  into: string,
  name: WorkerName,
  kind: Worker['kind'],
  fault: NonNullable<Worker['fault']>,
): SavedWorker {
  clearWorker(into);
  const worker: Worker = {
    schemaVersion: 1,
    kind,
    ...name,
    proven: [],
    kept: [],
    halted: null,
    fault,
    gate: null,
  };
  return writeWorker(into, worker, { signals: new Map(), events: [], handoffs: [] }, (text) => text);
}

/** Records where the worker's events start. A resumed worker keeps the original start. */
export function noteBegin({ ledger }: RunServices, artifact: string): void {
  if (readStart(ledger.dir, artifact) !== null) return;
  replaceFile(join(ledger.dir, beginFile), `${ledger.earlier.at(-1)?.seq ?? 0} ${artifact}`);
}

function readStart(dir: string, artifact: string): number | null {
  const [, seq, owner] = /^(\d+) (.*)$/s.exec(tryReadRegular(join(dir, beginFile)) ?? '') ?? [];
  return owner === artifact ? Number(seq) : null;
}

const beginFile = 'leg-begins-after';

type AttemptEvent = LedgerEvent & { readonly plan: string; readonly attempt: number };

function isOfAttempt(event: LedgerEvent): event is AttemptEvent {
  return 'plan' in event && event.plan !== undefined && 'attempt' in event && event.attempt !== undefined;
}

function findProven(events: readonly LedgerEvent[], base: string): Worker['proven'] {
  const settled = phaseState(events).plans.settled;
  return settled.map(({ plan, attempt, head, upTo }, at) => {
    return { plan, attempt, base: settled[at - 1]?.head ?? base, commit: head, upTo };
  });
}

async function findSavedWork(events: readonly LedgerEvent[], { git }: Workspace): Promise<Worker['kept']> {
  const matches: Worker['kept'] = [];
  for (const { plan, attempt, ref, base } of phaseState(events).plans.kept) {
    const commit = await git.resolve(ref);
    if (commit !== null) matches.push({ plan, attempt, base, commit });
  }
  return matches;
}

function listHandoffs({ ledger }: RunServices, events: readonly LedgerEvent[]): WorkerResult['handoffs'] {
  return events.flatMap((event) => {
    if (event.event !== 'attempt_start') return [];
    const { plan, attempt } = event;
    const text = ledger.readHandoff(plan, attempt);
    return text === null ? [] : [{ plan, attempt, text }];
  });
}
