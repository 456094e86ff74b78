import type { Document, ParseOptions, SchemaOptions } from 'yaml';

/**
 * The general YAML parser takes longer to load than most phases take to read, and `quick-yaml.ts` reads nearly all
 * that people write: it is loaded when a text first needs it. Whoever reads planning documents does it in here.
 */
export async function withGeneralYaml<Read>(read: () => Read): Promise<Read> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GeneralYamlNeeded)) throw error;
    await loadGeneralYaml();
    return read();
  }
}

let parseDocument: typeof import('yaml').parseDocument | null = null;

export async function loadGeneralYaml(): Promise<void> {
  parseDocument ??= (await import('yaml')).parseDocument;
}

/** A document whose scalars are all strings. @throws GeneralYamlNeeded outside of `withGeneralYaml`. */
export function generalYaml(source: string, options: ParseOptions & SchemaOptions = {}): Document {
  if (parseDocument === null)
    throw new GeneralYamlNeeded('this text needs the general YAML parser; read it in withGeneralYaml');
  return parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent', ...options });
}

export class GeneralYamlNeeded extends Error {}
