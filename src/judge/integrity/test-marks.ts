import data from './test-marks.json' with { type: 'json' };

/** A way to write in a test file that a test is left out. */
export interface Mark {
  what: string;
  /** With the flag g. */
  pattern: RegExp;
  /** A mark that is written as a comment. */
  inComments?: boolean;
  /** In a new file it takes nothing away. */
  onlyInOld?: boolean;
}

/** How a language writes tests and leaves them out. */
export interface TestLanguage {
  files: RegExp;
  /** How a test is declared, with the flag g. */
  declares: RegExp;
  marks: readonly Mark[];
  /** A test can be told from the one after it, and fails by words that are known. */
  asserts?: boolean;
  /** Tests can stand in any file of the language. */
  anyFile?: boolean;
}

const suite = '(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\.test)';
/** `test(name, { skip: … }`: options of a test and no other object, which may have a key of that name. */
const option = (key: string) =>
  `(?<![.\\w])${suite}(?:\\.\\w+)*\\s*\\(\\s*(?:['"\`]\\s*['"\`]|\\w+)\\s*,\\s*\\{[^{}]*\\b${key}\\s*:(?!\\s*false)`;

/** Languages by what test-marks.json says of them; there `{suite}` and `{option skip}` stand for the patterns above. */
export const TEST_LANGUAGES: readonly TestLanguage[] = (data as Written[]).map(
  ({ files, declares, marks, ...rest }) => ({
    ...rest,
    files: new RegExp(files),
    declares: patternOf(declares),
    marks: marks.map((mark) => ({ ...mark, pattern: patternOf(mark.pattern) })),
  }),
);

interface Written extends Omit<TestLanguage, 'files' | 'declares' | 'marks'> {
  files: string;
  declares: string;
  marks: (Omit<Mark, 'pattern'> & { pattern: string })[];
}

function patternOf(source: string): RegExp {
  const whole = source.replace(/\{option ([^{}]+)\}/g, (_, key: string) => option(key));
  return new RegExp(whole.replaceAll('{suite}', suite), 'gm');
}
