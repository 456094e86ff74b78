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
  maxLevels: number,
): { content: YamlNode | null; problems: YamlProblem[] } {
  try {
    const events = parseEvents(source, { maxDepth: maxLevels });
    const problems = events.flatMap((event) => refusedMarks(event, source));
    if (events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length > 1)
      problems.push({ at: 0, message: 'found more than one document, expected one' });
    const [content = null] = nodesUntilEnd(events.slice(1).values(), source, problems);
    return { content, problems };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const isDeep = error.reason.startsWith('nesting exceeded');
    const message = isDeep
      ? `found more than ${maxLevels} levels, expected topics with settings under them`
      : `not valid YAML: ${error.reason}`;
    return { content: null, problems: [{ at: isDeep ? 0 : (error.mark?.position ?? 0), message }] };
  }
}

function refusedMarks(event: Event, source: string): YamlProblem[] {
  if (event.type === EVENT_ID.ALIAS)
    return [refusedReference(event.anchorStart, `*${source.slice(event.anchorStart, event.anchorEnd)}`)];
  if (!('tagStart' in event)) return [];
  const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
  const tag = `found ${source.slice(tagStart, tagEnd)}; tags are not read, so remove it`;
  return [
    ...(anchorStart < 0 ? [] : [refusedReference(anchorStart, `&${source.slice(anchorStart, anchorEnd)}`)]),
    ...(tagStart < 0 ? [] : [{ at: tagStart, message: tag }]),
  ];
}

function refusedReference(at: number, name: string): YamlProblem {
  return { at, message: `found ${name}; anchors, aliases and merge keys are not read, so write the value out` };
}

/** Reads on to the end of the document, sequence or mapping that the last event began. */
function* nodesUntilEnd(
  events: IterableIterator<Event>,
  source: string,
  problems: YamlProblem[],
): Generator<YamlNode, void> {
  for (let next = events.next(); !next.done && next.value.type !== EVENT_ID.POP; next = events.next()) {
    const event = next.value;
    if (event.type === EVENT_ID.SCALAR)
      yield { kind: 'scalar', value: scalarValue(event, source), at: event.valueStart };
    else if (event.type === EVENT_ID.ALIAS) yield { kind: 'scalar', value: null, at: event.anchorStart };
    else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      const inside = [...nodesUntilEnd(events, source, problems)];
      if (event.type === EVENT_ID.MAPPING) yield buildMapping(inside, event.start, problems);
      else yield { kind: 'scalar', value: inside.map(({ value }) => value), at: event.start };
    }
  }
}

function buildMapping(nodes: readonly YamlNode[], at: number, problems: YamlProblem[]): Mapping {
  const pairs: { key: YamlNode; node: YamlNode }[] = [];
  const seen = new Set<string>();
  for (let index = 0; index + 1 < nodes.length; index += 2) {
    const [key, node] = nodes.slice(index, index + 2) as [YamlNode, YamlNode];
    const name = String(key.value);
    if (name === '<<') problems.push(refusedReference(key.at, '<<'));
    if (seen.has(name))
      problems.push({ at: key.at, message: `${name.slice(0, 60)} stands here a second time; keep one of them` });
    seen.add(name);
    pairs.push({ key, node });
  }
  const value = Object.fromEntries(pairs.map(({ key, node }) => [String(key.value), node.value]));
  return { kind: 'mapping', value, pairs, at };
}

function scalarValue(event: ScalarEvent, source: string): unknown {
  const document = { type: EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
  const plain = { ...event, anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };
  return constructFromEvents([document, plain, { type: EVENT_ID.POP }], { source, schema: CORE_SCHEMA })[0];
}
