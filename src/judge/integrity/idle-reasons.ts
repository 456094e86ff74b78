/** A part of a test file whose failures nobody sees, or that does not run by itself. */
export interface IdlePart {
  readonly from: number;
  readonly to: number;
  /** The reason, for the end of a sentence. */
  readonly why: string;
  /** On a condition, so that it may have run. */
  readonly isConditional?: boolean;
  /** Whatever the machine: nothing else has to be known. */
  readonly isCertain?: boolean;
}

export type Finder = (code: string) => IdlePart[];

export const swallowed = 'its failure is caught and dropped';
export const byEnvironment = 'it runs only where an environment variable is set';
export const notCalled = 'its assertions stand in a function that nothing calls';
export const notAwaited = 'its assertions run after it has ended, because nothing waits for them';
export const nothingLoops = 'its assertions stand in a loop over nothing';
export const constant = 'its assertions stand behind a condition that is never true';
export const afterReturn = 'it returns before its assertions';

/** Reasons that depend on more than the text. */
export const doubtfulReasons: ReadonlySet<string> = new Set([byEnvironment, notCalled, notAwaited]);

export const environment =
  /process\.env\b|import\.meta\.env\b|\bos\.(?:environ|getenv|Getenv|LookupEnv)\b|\bENV\[|\bSystem\.getenv\b|\benv::var|\bgetenv\s*\(|GetEnvironmentVariable|\bDeno\.env\b|\bBun\.env\b|ProcessInfo\b[^\n]*\benvironment\b/;

const dropping =
  /^(?:pass|nil|continue|\.\.\.|return(?:\s+(?:undefined|null|None|nil|true|false|void 0))?|(?:console|log|logger|fmt|System\.out|t|\w*[eE](?:x|rr|rror|xception)?)\.\w*(?:log|warn|info|debug|error|print)\w*\s*\(.*\)|(?:print|puts|println!?|echo)\b.*)$/i;

/** True for a handler that drops a failure: it does nothing, or prints. */
export function isDropping(handler: string): boolean {
  return handler.split(/[;\n]/).every((statement) => statement.trim() === '' || dropping.test(statement.trim()));
}

/** True for a condition at a place that reads the environment, or a variable of its block that was read from there. */
export function environmentAsked(code: string, endOfBlock: (at: number) => number) {
  const given = [...code.matchAll(/\b(\w+)[ \t]*:?=(?!=)([^;\n]*)/g)]
    .filter(([, , value = '']) => environment.test(value))
    .map(({ index, 1: name = '' }) => ({ name, from: index, to: endOfBlock(index) }));
  return (condition: string, at: number) =>
    environment.test(condition) || given.some(({ name, from, to }) => at > from && at < to && hasWord(condition, name));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w.])${word}\\b`).test(text);
}
