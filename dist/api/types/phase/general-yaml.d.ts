import type { Document, ParseOptions, SchemaOptions } from 'yaml';
/**
 * The general YAML parser takes longer to load than most phases take to read, and `quick-yaml.ts` reads nearly all
 * that people write: it is loaded when a text first needs it. Whoever reads planning documents does it in here.
 */
export declare function withGeneralYaml<Read>(read: () => Read): Promise<Read>;
export declare function loadGeneralYaml(): Promise<void>;
/** A document whose scalars are all strings. @throws GeneralYamlNeeded outside of `withGeneralYaml`. */
export declare function generalYaml(source: string, options?: ParseOptions & SchemaOptions): Document;
export declare class GeneralYamlNeeded extends Error {
}
