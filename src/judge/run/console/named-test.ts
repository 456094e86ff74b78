export interface NamedTest {
  /** With the suites around it, from the outermost on, where they are known: `math > adds`. */
  readonly name: string;
  /** File that declares it, or the class that stands for one; missing where the runner does not say. */
  readonly file?: string | undefined;
  /** A todo counts as skipped. */
  readonly outcome: TestOutcome;
  /** What a failed one expected and got, in one line. */
  readonly detail?: string | undefined;
  /** It stands for the tests within it, which have names of their own. */
  readonly isGroup?: true;
}

export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** More tests than these are not held by name: their numbers decide then. */
export const maxNamedTests = 20_000;

const maxName = 300;

/** Joins the names of suites and test. Line ends and the like do not belong to a name. */
export function fullName(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' > ')
    .slice(0, maxName);
}

export function getTestTitle({ name }: Pick<NamedTest, 'name'>): string {
  return name.split(' > ').at(-1) ?? name;
}
