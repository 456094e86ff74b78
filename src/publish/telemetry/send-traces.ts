import { z } from 'zod';
import type { LedgerEvent } from '../../record/events/event.ts';
import { lastEnding } from '../../record/readings/run-opening.ts';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { deliver } from '../../system/http/delivery.ts';
import { urlHost } from '../../system/http/retries.ts';
import { counted, plainLine } from '../../system/text/text.ts';
import { deliveryRoute } from '../host/host-client.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { traceIdOf } from './otlp.ts';
import { otlpTarget } from './otlp-target.ts';
import { outcomeOf, type RunTrace, runTrace } from './run-trace.ts';
import { type ExportRequest, type TracedCommit, traceRequests, traceSource } from './trace-requests.ts';

/** Trace of the newest run of a story; null for none, and where a run that was cut off has a recorded end after all. */
export function traceOf(
  { verdict, signal, run, exitStatus, decision }: PhaseStory,
  events: readonly LedgerEvent[],
): RunTrace | null {
  const isCutOff = verdict === 'cut off';
  if (run === null || (isCutOff && lastEnding(events) !== null)) return null;
  const reason = signal?.status === 'failure' ? signal.details.reason : null;
  const outcome = outcomeOf(verdict === 'never run' ? 'cut off' : verdict, reason);
  return runTrace(events, run.id, { outcome, exitStatus: isCutOff ? 'INTERRUPTED' : exitStatus, decision });
}

/** Trace as a file; null for none. */
export function recordedTrace(story: PhaseStory, events: readonly LedgerEvent[], world: World): string | null {
  const trace = traceOf(story, events);
  const source = traceSource(world, { head: null, branch: null, isPushed: true });
  // One request a line is the file format of the OpenTelemetry collector.
  const requests = trace === null ? [] : traceRequests(trace, source);
  return trace && requests.map((request) => `${JSON.stringify(request)}\n`).join('');
}

/** Sends a trace where a target is configured. Never throws and never changes how the phase ended. */
export async function sendTrace(trace: () => RunTrace | null, commit: TracedCommit, world: World): Promise<void> {
  const target = otlpTarget(world.settings['otel-endpoint'], world.environment);
  if (target === null) return;
  const redact = redactorFor(world);
  const tell = (text: string) => world.progress(plainLine(text));
  let taken = 0;
  try {
    if ('problem' in target) throw new Error(target.problem);
    const made = trace();
    if (made === null) return;
    const host = urlHost(target.url);
    const route = deliveryRoute(world);
    const delivery = { url: target.url, headers: () => target.headers, isTransient, callMs: target.callMs };
    for (const request of traceRequests(made, traceSource(world, commit))) {
      const { rejected, said } = refusedIn(await deliver({ ...delivery, body: JSON.stringify(request) }, route));
      const count = spansIn(request);
      taken += count - rejected;
      if (rejected > 0) tell(`${host} did not accept ${rejected} of ${counted(count, 'span')}: ${redact(said)}`);
      else if (said !== '') tell(`${host} reports about the trace: ${redact(said)}`);
    }
    tell(`sent ${counted(taken, 'span')} to ${host}, trace ${traceIdOf(made.key)}`);
  } catch (error) {
    const part = taken > 0 ? ` after ${counted(taken, 'span')}` : '';
    tell(`the trace was not sent${part}: ${redact((error as Error).message)}`);
  }
}

/** Statuses that OTLP names as retryable. */
function isTransient(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

function spansIn({ resourceSpans }: ExportRequest): number {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length;
}

/** Spans that the receiver rejected, and its message, which may come without any. */
function refusedIn(answer: string): { rejected: number; said: string } {
  try {
    const { rejectedSpans = 0, errorMessage = '' } = Answer.parse(JSON.parse(answer)).partialSuccess ?? {};
    return { rejected: Number(rejectedSpans), said: errorMessage.replace(/\s+/g, ' ').slice(0, 300) };
  } catch {
    return { rejected: 0, said: '' }; // an answer in another form means that all was taken
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
