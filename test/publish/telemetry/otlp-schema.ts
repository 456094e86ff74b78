import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileRegistry, fromBinary, fromJson } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { ExportRequest, Span } from '../../../src/publish/telemetry/story-trace.ts';
import { home } from '../../project.ts';

/**
 * OTLP as published: the descriptors of opentelemetry/proto/collector/trace/v1/trace_service.proto of opentelemetry-proto 1.9.0,
 * as its module for Go holds them.
 */
const registry = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, readFileSync(join(home, 'test/publish/telemetry/otlp-trace-service.binpb'))),
);
const request = registry.getMessage('opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest');

/** The spans of requests that OTLP allows. @throws for a field that it does not know, and for a value of another type. */
export function spansOf(requests: readonly ExportRequest[]): Span[] {
  if (request === undefined) throw new Error('the schema has no such request');
  return requests.flatMap((each) => {
    const json = JSON.parse(JSON.stringify(each));
    // Ids are hexadecimal in OTLP, where the JSON of protobuf has base64: those are checked by themselves.
    const spans = (json as ExportRequest).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((of) => of.spans),
    );
    for (const { traceId, spanId, parentSpanId = '0'.repeat(16) } of spans)
      if (!/^[0-9a-f]{32}$/.test(traceId) || ![spanId, parentSpanId].every((id) => /^[0-9a-f]{16}$/.test(id)))
        throw new Error(`not ids: ${traceId} ${spanId} ${parentSpanId}`);
    fromJson(request, json);
    return spans;
  });
}

/** An attribute of a span, as a text. */
export function attribute({ attributes }: Span, key: string): string | null {
  const found = attributes.find((each) => each.key === key)?.value;
  return found === undefined ? null : String(Object.values(found)[0]);
}
