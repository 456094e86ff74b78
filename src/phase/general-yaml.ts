import type { Document, ParseOptions, SchemaOptions } from 'yaml';
import { yamlLevels } from './yaml-levels.ts';

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

/** More levels than any planning document has; far more end the parser, and on Node 20 the process. */
export const mostLevels = 64;

/**
 * A document whose scalars are all strings. @throws GeneralYamlNeeded outside of `withGeneralYaml`, TooDeepError for a
 * text of more than 64 levels.
 */
export function generalYaml(source: string, options: ParseOptions & SchemaOptions = {}): Document {
  if (yamlLevels(source, mostLevels) > mostLevels) throw new TooDeepError(`more than ${mostLevels} levels`);
  if (parseDocument === null)
    throw new GeneralYamlNeeded('this text needs the general YAML parser; read it in withGeneralYaml');
  return parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent', ...options });
}

export class GeneralYamlNeeded extends Error {}

export class TooDeepError extends Error {}
