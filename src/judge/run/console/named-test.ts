export interface NamedTest {
  /** Full name, including the enclosing suites if known: `math > adds`. */
  readonly name: string;
  readonly file?: string | undefined;
  readonly outcome: TestOutcome;
  readonly detail?: string | undefined;
  /** True for a suite whose tests are listed separately. */
  readonly isGroup?: true;
}

export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** Beyond this number of tests only counts are compared. */
export const maxNamedTests = 20_000;

const maxName = 300;

export function getFullName(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' > ')
    .slice(0, maxName);
}

export function getTestTitle({ name }: Pick<NamedTest, 'name'>): string {
  return name.split(' > ').at(-1) ?? name;
}
