import { z } from 'zod';
import { parsePairs, redactorFor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { sendDelivery } from '../../system/http/delivery.ts';
import { urlHost } from '../../system/http/retries.ts';
import { formatCount, plainLine } from '../../system/text/text.ts';
import { deliveryRoute } from '../host/host-client.ts';
import { hostLinks } from '../report/host-links.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { buildTraceId } from './otlp.ts';
import { otlpTarget } from './otlp-target.ts';
import { type ExportRequest, type TraceSource, traceRequests } from './story-trace.ts';

/** Trace of a story as a file, one request a line as the OpenTelemetry collector writes them; null for none. */
export function traceFile(story: PhaseStory, world: World): string | null {
  const requests = traceRequests({ ...story, head: null, branch: null }, traceSource(world));
  return requests.length === 0 ? null : requests.map((request) => `${JSON.stringify(request)}\n`).join('');
}

function traceSource({ environment }: World): TraceSource {
  const resource = parsePairs(environment.OTEL_RESOURCE_ATTRIBUTES);
  const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
  return { service, resource, host: hostLinks({ environment }, true) };
}

/** Sends a trace where a target is configured. Never throws and never changes how the phase ended. */
export async function sendTrace(story: PhaseStory, world: World): Promise<void> {
  const target = otlpTarget(world.settings['otel-endpoint'], world.environment);
  if (target === null || story.run === null) return;
  const redact = redactorFor(world);
  const tell = (text: string) => world.progress(plainLine(text));
  let taken = 0;
  try {
    if ('problem' in target) throw new Error(target.problem);
    const host = urlHost(target.url);
    const route = deliveryRoute(world);
    const delivery = { url: target.url, headers: () => target.headers, isTransient, callMs: target.callMs };
    for (const request of traceRequests(story, traceSource(world))) {
      const { rejected, said } = parseRejection(
        await sendDelivery({ ...delivery, body: JSON.stringify(request) }, route),
      );
      const count = countSpans(request);
      taken += count - rejected;
      if (rejected > 0) tell(`${host} did not accept ${rejected} of ${formatCount(count, 'span')}: ${redact(said)}`);
      else if (said !== '') tell(`${host} reports about the trace: ${redact(said)}`);
    }
    tell(`sent ${formatCount(taken, 'span')} to ${host}, trace ${buildTraceId(story.run.key)}`);
  } catch (error) {
    const part = taken > 0 ? ` after ${formatCount(taken, 'span')}` : '';
    tell(`the trace was not sent${part}: ${redact((error as Error).message)}`);
  }
}

/** Statuses that OTLP names as retryable. */
function isTransient(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

function countSpans({ resourceSpans }: ExportRequest): number {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length;
}

/** Spans that the receiver rejected, and its message, which may come without any. */
function parseRejection(answer: string): { rejected: number; said: string } {
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
