/** The parts of OTLP that are used, in its JSON form: 64-bit numbers are strings there, and ids hexadecimal. */
export interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly Span[];
    }[];
    readonly schemaUrl: string;
  }[];
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** Sampled. */
  readonly flags: 1;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly KeyValue[];
  readonly status: { readonly code?: 2 };
}

export interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string } | { readonly doubleValue: number };
}

export const spanKind = { internal: 1, server: 2 } as const;

/** A number that is to have fractions. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export type Attributes = Readonly<Record<string, string | number | Double | null | undefined>>;

/** Those that have a value; numbers are whole. */
export function attributesOf(values: Attributes): KeyValue[] {
  return Object.entries(values).flatMap(([key, value]): KeyValue[] => {
    if (value === null || value === undefined || value === '') return [];
    if (value instanceof Double) return [{ key, value: { doubleValue: value.value } }];
    if (typeof value === 'number') return [{ key, value: { intValue: String(Math.round(value)) } }];
    return [{ key, value: { stringValue: value } }];
  });
}

/** Of ms since the epoch. */
export function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms)) * 1_000_000n);
}
