import type { Document, ParseOptions, SchemaOptions } from 'yaml';
/**
 * The general YAML parser takes longer to load than most phases take to read, and `quick-yaml.ts` reads nearly all
 * that people write: it is loaded when a text first needs it. Whoever reads planning documents does it in here.
 */
export declare function withGeneralYaml<Read>(read: () => Read): Promise<Read>;
export declare function loadGeneralYaml(): Promise<void>;
/** More levels than any planning document has; far more end the parser, and on Node 20 the process. */
export declare const mostLevels = 64;
/**
 * A document whose scalars are all strings. @throws GeneralYamlNeeded outside of `withGeneralYaml`, TooDeepError for a
 * text of more than 64 levels.
 */
export declare function generalYaml(source: string, options?: ParseOptions & SchemaOptions): Document;
export declare class GeneralYamlNeeded extends Error {
}
export declare class TooDeepError extends Error {
}
