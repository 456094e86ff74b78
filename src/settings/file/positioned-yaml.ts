import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  parseEvents,
  type ScalarEvent,
  YAMLException,
} from 'js-yaml';

/** `at` is an offset in the text. */
export type YamlNode = Scalar | Mapping;

/** Also a sequence, in whose items no position is needed. */
interface Scalar {
  readonly kind: 'scalar';
  readonly value: unknown;
  readonly at: number;
}

interface Mapping {
  readonly kind: 'mapping';
  readonly value: Readonly<Record<string, unknown>>;
  readonly pairs: readonly { readonly key: YamlNode; readonly node: YamlNode }[];
  readonly at: number;
}

export interface YamlProblem {
  readonly at: number;
  readonly message: string;
}

/**
 * Reads one YAML document with the position of every value. Repeated keys, tags, anchors, aliases and merge keys
 * are problems: with the last three a small text can stand for a huge one.
 */
export function parsePositioned(
  source: string,
  mostLevels: number,
): { content: YamlNode | null; problems: YamlProblem[] } {
  const problems: YamlProblem[] = [];
  try {
    const events = parseEvents(source, { maxDepth: mostLevels });
    const reader = new EventReader(events, source, problems);
    return { content: reader.document(), problems };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const isDeep = error.reason.startsWith('nesting exceeded');
    const message = isDeep
      ? `found more than ${mostLevels} levels, expected topics with settings under them`
      : `not valid YAML: ${error.reason}`;
    return { content: null, problems: [{ at: isDeep ? 0 : (error.mark?.position ?? 0), message }] };
  }
}

class EventReader {
  readonly #events: readonly Event[];
  readonly #source: string;
  readonly #problems: YamlProblem[];
  #next = 0;

  constructor(events: readonly Event[], source: string, problems: YamlProblem[]) {
    this.#events = events;
    this.#source = source;
    this.#problems = problems;
  }

  document(): YamlNode | null {
    const documents = this.#events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
    if (documents > 1) this.#report(0, 'found more than one document, expected one');
    if (documents === 0) return null;
    this.#next = 1;
    return this.#isAtEnd() ? null : this.#node();
  }

  #node(): YamlNode {
    const event = this.#events[this.#next++];
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        this.#refuseMarks(event);
        return { kind: 'scalar', value: this.#scalar(event), at: event.valueStart };
      case EVENT_ID.SEQUENCE: {
        this.#refuseMarks(event);
        const items = [...this.#untilEnd()];
        return { kind: 'scalar', value: items.map(({ value }) => value), at: event.start };
      }
      case EVENT_ID.MAPPING:
        this.#refuseMarks(event);
        return this.#mapping(event.start);
      case EVENT_ID.ALIAS:
        this.#refuseReference(event.anchorStart, `*${this.#source.slice(event.anchorStart, event.anchorEnd)}`);
        return { kind: 'scalar', value: null, at: event.anchorStart };
      default:
        throw new YAMLException('a value is missing');
    }
  }

  #mapping(at: number): Mapping {
    const nodes = [...this.#untilEnd()];
    const pairs: { key: YamlNode; node: YamlNode }[] = [];
    const seen = new Set<string>();
    for (let index = 0; index + 1 < nodes.length; index += 2) {
      const [key, node] = nodes.slice(index, index + 2) as [YamlNode, YamlNode];
      const name = String(key.value);
      if (name === '<<') this.#refuseReference(key.at, '<<');
      if (seen.has(name)) this.#report(key.at, `${name.slice(0, 60)} stands here a second time; keep one of them`);
      seen.add(name);
      pairs.push({ key, node });
    }
    return {
      kind: 'mapping',
      value: Object.fromEntries(pairs.map(({ key, node }) => [String(key.value), node.value])),
      pairs,
      at,
    };
  }

  *#untilEnd(): Generator<YamlNode> {
    while (!this.#isAtEnd()) yield this.#node();
    this.#next += 1;
  }

  #isAtEnd(): boolean {
    const event = this.#events[this.#next];
    return event === undefined || event.type === EVENT_ID.POP;
  }

  #scalar(event: ScalarEvent): unknown {
    const document = { type: EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
    const plain = { ...event, anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };
    const events = [document, plain, { type: EVENT_ID.POP }];
    return constructFromEvents(events, { source: this.#source, schema: CORE_SCHEMA })[0];
  }

  #refuseMarks({ anchorStart, anchorEnd, tagStart, tagEnd }: EventMarks): void {
    if (anchorStart >= 0) this.#refuseReference(anchorStart, `&${this.#source.slice(anchorStart, anchorEnd)}`);
    if (tagStart >= 0)
      this.#report(tagStart, `found ${this.#source.slice(tagStart, tagEnd)}; tags are not read, so remove it`);
  }

  #refuseReference(at: number, name: string): void {
    this.#report(at, `found ${name}; anchors, aliases and merge keys are not read, so write the value out`);
  }

  #report(at: number, message: string): void {
    this.#problems.push({ at: Math.max(0, at), message });
  }
}

type EventMarks = Pick<ScalarEvent, 'anchorStart' | 'anchorEnd' | 'tagStart' | 'tagEnd'>;
