import {
  constructFromEvents,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  mapTag,
  parseEvents,
  Schema,
  seqTag,
  strTag,
  YAMLException,
} from 'js-yaml';

/** The value of a YAML document, every scalar a text; null when it is empty. @throws YamlError for an invalid one */
export function parseYaml(source: string): unknown {
  const text = printableYaml(source);
  try {
    return parseValue(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const lenientText = parseLenient(text);
    if (lenientText !== text) return parseYaml(lenientText);
    throw new YamlError(error.reason, (error.mark?.line ?? 0) + 1, { cause: error });
  }
}

export function tryYaml(source: string): unknown {
  try {
    return parseYaml(source);
  } catch (error) {
    if (error instanceof YamlError) return undefined;
    throw error;
  }
}

/** Reason why a text is not YAML that can be read. `line` counts from 1. */
export class YamlError extends Error {
  readonly line: number;

  constructor(message: string, line: number, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }

  get isTooDeep(): boolean {
    return this.message.startsWith('nesting exceeded');
  }
}

export const maxYamlLevels = 64;

/** More than a person writes by hand, and few enough that expanding them takes no noticeable time. */
const maxAliases = 1_000;
const maxNodes = 100_000;

function parseValue(source: string): unknown {
  const events = parseEvents(source, { maxDepth: maxYamlLevels });
  const documents = constructFromEvents(events, { source, schema: yamlSchema, maxAliases: maxAliases });
  if (documents.length > 1) throw new YamlError('there is more than one document', 1);
  const [value = null] = documents;
  if (source.includes('*') && countNodes(value, new Map()) > maxNodes)
    throw new YamlError(`aliases make more than ${maxNodes} values of it`, 1);
  return value;
}

/** Counts all values, those that aliases repeat each time; Infinity for one that contains itself. */
function countNodes(value: unknown, existing: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const before = existing.get(value);
  if (before !== undefined) return before;
  existing.set(value, Number.POSITIVE_INFINITY);
  const count = Object.values(value).reduce((sum: number, item) => sum + countNodes(item, existing), 1);
  existing.set(value, count);
  return count;
}

/** Replaces unprintable characters and indents a closing bracket in the first column (one plan in 400). Lines stay. */
function printableYaml(source: string): string {
  return source.replace(unprintablePattern, '\uFFFD').replace(/^(?=[\]}])/gm, ' ');
}

const unprintablePattern = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;

/** Corrects what other parsers accept: a tab between items, and a last quote that is escaped. */
function parseLenient(text: string): string {
  const lines = text.replace(/(?<=[[{,]\s{0,40})\t/g, ' ').split('\n');
  return lines
    .map((line, at) => {
      const [, lead = '', items = '', key] = openQuote.exec(line) ?? [];
      if (key === undefined) return line;
      const own = lead.length + (key === '' ? 0 : items.length);
      const next = lines.slice(at + 1, at + 20).find((each) => each.trim() !== '') ?? '';
      return next.search(/\S|$/) <= own ? `${line}"` : line;
    })
    .join('\n');
}

const openQuote = /^( *)((?:- +)*)((?:[^\s:"']+: +)?)"(?:[^"\\]|\\.)*\\"$/;

/** Tags of any name, read as the value that follows them. */
const yamlSchema = new Schema([
  strTag,
  seqTag,
  mapTag,
  ...['!', 'tag:'].flatMap((prefix) => [
    defineScalarTag(prefix, { matchByTagPrefix: true, resolve: (text) => text, identify: () => false }),
    defineSequenceTag(prefix, { ...seqTag, matchByTagPrefix: true }),
    defineMappingTag(prefix, { ...mapTag, matchByTagPrefix: true }),
  ]),
]);
