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

/** Parses YAML with all scalars as strings; an empty document is null. @throws YamlError if invalid */
export function parseYaml(source: string): unknown {
  const text = printableYaml(source);
  try {
    return parseValue(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const lenientText = fixLenientYaml(text);
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

/** `line` starts at 1. */
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

/** More than people write by hand, but few enough to expand quickly. */
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

function countNodes(value: unknown, counted: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const before = counted.get(value);
  if (before !== undefined) return before;
  counted.set(value, Number.POSITIVE_INFINITY);
  const count = Object.values(value).reduce((sum: number, item) => sum + countNodes(item, counted), 1);
  counted.set(value, count);
  return count;
}

/** Replaces unprintable characters and indents a closing bracket in the first column (1 plan in 400). Keeps line numbers. */
function printableYaml(source: string): string {
  return source.replace(unprintablePattern, '\uFFFD').replace(/^(?=[\]}])/gm, ' ');
}

const unprintablePattern = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;

/** Fixes mistakes that other parsers accept: a tab between items and an escaped final quote. */
function fixLenientYaml(text: string): string {
  const lines = text.replace(/(?<=[[{,]\s{0,40})\t/g, ' ').split('\n');
  return lines
    .map((line, at) => {
      const [, lead = '', items = '', key] = openQuotePattern.exec(line) ?? [];
      if (key === undefined) return line;
      const indent = lead.length + (key === '' ? 0 : items.length);
      const nextLine = lines.slice(at + 1, at + 20).find((each) => each.trim() !== '') ?? '';
      return nextLine.search(/\S|$/) <= indent ? `${line}"` : line;
    })
    .join('\n');
}

const openQuotePattern = /^( *)((?:- +)*)((?:[^\s:"']+: +)?)"(?:[^"\\]|\\.)*\\"$/;

/** Accepts any tag and ignores it. */
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
