import { createRedactor, parsePairs } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { sendDelivery } from '../../system/http/delivery.ts';
import { getUrlHost } from '../../system/http/retries.ts';
import { stripLine } from '../../system/text/text.ts';
import { deliveryRoute } from '../host/host-client.ts';
import { buildHostLinks } from '../report/host-links.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { buildTraceId } from './otlp.ts';
import { otlpTarget } from './otlp-target.ts';
import { type TraceSource, traceRequests } from './story-trace.ts';

/** One request per line, as the OpenTelemetry collector writes it; null without a trace. */
export function traceFile(story: PhaseStory, world: World): string | null {
  const requests = traceRequests({ ...story, head: null, branch: null }, getTraceSource(world));
  return requests.length === 0 ? null : requests.map((request) => `${JSON.stringify(request)}\n`).join('');
}

function getTraceSource({ environment }: World): TraceSource {
  const resource = parsePairs(environment.OTEL_RESOURCE_ATTRIBUTES);
  const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
  return { service, resource, host: buildHostLinks({ environment }, true) };
}

/** Sends the trace if a target is configured. Never throws. */
export async function sendTrace(story: PhaseStory, world: World): Promise<void> {
  const target = otlpTarget(world.settings['otel-endpoint'], world.environment);
  if (target === null || story.run === null) return;
  const report = (text: string) => world.progress(stripLine(text));
  try {
    if ('problem' in target) throw new Error(target.problem);
    const { url, headers, callMs } = target;
    const route = deliveryRoute(world);
    for (const request of traceRequests(story, getTraceSource(world)))
      await sendDelivery({ url, body: JSON.stringify(request), headers: () => headers, isTransient, callMs }, route);
    report(`sent the trace ${buildTraceId(story.run.key)} to ${getUrlHost(url)}`);
  } catch (error) {
    report(`the trace was not sent: ${createRedactor(world)((error as Error).message)}`);
  }
}

function isTransient(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}
