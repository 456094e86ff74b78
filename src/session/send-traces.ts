import { z } from 'zod';
import type { RunContext } from '../attempt/run-context.ts';
import type { PhaseEnd } from '../execute/phase-end.ts';
import { deliver } from '../http/delivery.ts';
import { hostOf } from '../http/patience.ts';
import type { LedgerEvent } from '../ledger/event.ts';
import { readRecentEvents } from '../ledger/ledger.ts';
import { lastEnding } from '../ledger/readings/opening.ts';
import type { ExportRequest } from '../report/otlp.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import type { RunTrace } from '../report/run-trace.ts';
import { counted } from '../report/text.ts';
import { traceIdOf } from '../report/trace-ids.ts';
import { type TraceSource, traceRequests } from '../report/traces.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import { linksOf } from './host-links.ts';
import { otlpTarget, pairsIn } from './otlp-target.ts';
import { patienceOf } from './patience-of.ts';
import { redactorFor } from './redactor.ts';
import { outcomeOf, runTrace } from './run-trace.ts';

/** The trace of a run that has ended. */
export function endedTrace(
  { signal, exitStatus, decision }: PhaseEnd,
  { runId, services }: RunContext,
): RunTrace | null {
  const reason = signal.status === 'failure' ? signal.details.reason : null;
  const end = { outcome: outcomeOf(signal.status, reason), exitStatus, decision: decision.action };
  return runTrace(services.ledger.events, runId, end);
}

/** The trace of the newest run on record, where that has no end; else nothing. */
export function cutOffTrace(events: readonly LedgerEvent[]): RunTrace | null {
  const opening = events.findLast((event) => event.event === 'phase_start');
  if (opening === undefined || lastEnding(events) !== null) return null;
  return runTrace(events, opening.runId, { outcome: outcomeOf('cut off'), exitStatus: 'INTERRUPTED', decision: null });
}

/** The trace of the newest run in a ledger; how it ended is what its story says. */
export function recordedTrace({ verdict, run }: PhaseStory, dir: string, phase: string): RunTrace | null {
  const events = readRecentEvents(dir, phase);
  if (run === null || verdict === 'never run') return null;
  const ended = lastEnding(events);
  const reason = ended?.signal.details.reason;
  return runTrace(events, run.id, {
    outcome: outcomeOf(verdict, reason),
    exitStatus: run.exitStatus,
    decision: ended?.decision ?? null,
  });
}

/** Who sends a trace, and what it is about. */
export function traceSource(
  { environment }: World,
  { head, branch, isPushed }: { head: string | null; branch: string | null; isPushed: boolean },
): TraceSource {
  const resource = pairsIn(environment.OTEL_RESOURCE_ATTRIBUTES);
  const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
  return { service, resource, host: linksOf({ environment }, isPushed), head, branch };
}

/**
 * Sends a trace where one is wanted. Nothing here changes how the phase ended, and nothing throws. Returns what could not be
 * done, as sentences.
 */
export async function sendTrace(
  trace: () => RunTrace | null,
  source: TraceSource,
  settings: Settings,
  world: World,
): Promise<string[]> {
  const target = otlpTarget(settings['otel-endpoint'], world.environment);
  if (target === null) return [];
  if ('problem' in target) return [`the trace was not sent: ${target.problem}`];
  const redact = redactorFor({ settings, world });
  const host = hostOf(target.url);
  const patience = patienceOf(world);
  let sent = 0;
  try {
    const made = trace();
    if (made === null) return [];
    const notes: string[] = [];
    for (const request of traceRequests(made, source)) {
      const { url, headers, callMs } = target;
      const body = JSON.stringify(request);
      const answer = await deliver({ url, body, headers: () => headers, isTransient, callMs }, patience);
      const count = spansIn(request);
      const { rejected, said } = refusedIn(answer);
      sent += count - rejected;
      if (rejected > 0 || said !== '')
        notes.push(
          `${host} did not take ${rejected} of ${counted(count, 'span')}${said === '' ? '' : `: ${redact(said)}`}`,
        );
    }
    world.progress(`sent ${counted(sent, 'span')} to ${host}, trace ${traceIdOf(made.key)}`);
    return notes;
  } catch (error) {
    // The phase has ended as it has, whoever draws it.
    return [
      `the trace was not sent${sent > 0 ? ` after ${counted(sent, 'span')}` : ''}: ${redact((error as Error).message)}`,
    ];
  }
}

/** As the protocol has it; everything else would be answered alike again. */
function isTransient(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

function spansIn({ resourceSpans }: ExportRequest): number {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length;
}

/** What a receiver says of spans that it did not take, and of those that it took. */
function refusedIn(answer: string): { rejected: number; said: string } {
  try {
    const { rejectedSpans = 0, errorMessage = '' } = Answer.parse(JSON.parse(answer)).partialSuccess ?? {};
    return { rejected: Number(rejectedSpans), said: errorMessage.replace(/\s+/g, ' ').slice(0, 300) };
  } catch {
    return { rejected: 0, said: '' }; // an answer in another form says that all was taken
  }
}

const Answer = z.object({
  partialSuccess: z
    .object({
      rejectedSpans: z.union([z.string().regex(/^\d{1,9}$/), z.int().nonnegative()]).optional(),
      errorMessage: z.string().optional(),
    })
    .nullish(),
});
