import { z } from 'zod';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { type NamedTest, titleOf } from '../console/named-test.ts';

/** File with the tests that are known to fail now and then, from the top of the repository. */
export const quarantineFile = '.github/phase-executor-flaky.yml';

const Entry = z.object({
  /** Name of the test, alone or with its suites. */
  test: z.string().min(1),
  owner: z.string().trim().min(1),
  /** The last day, as in `2026-12-31`. */
  expires: z.string().trim(),
});

/** A test whose failures do not close the exit gate until a day. */
export type QuarantinedTest = Readonly<z.output<typeof Entry>>;

export interface Quarantine {
  readonly entries: readonly QuarantinedTest[];
  /** Entries that count as absent, as sentences. */
  readonly problems: readonly string[];
}

/** Reads the file. `today` as `2026-11-23`: an entry counts on its last day, and no longer. */
export function readQuarantine(text: string | null, today: string): Quarantine {
  if (text === null) return { entries: [], problems: [] };
  const read = tryYaml(text);
  const list = isMapping(read) && 'tests' in read ? read.tests : read;
  if (!Array.isArray(list))
    return { entries: [], problems: [`${quarantineFile} is not a list of entries with test, owner and expires`] };
  const entries: QuarantinedTest[] = [];
  const problems: string[] = [];
  for (const [at, each] of list.entries()) {
    const entry = Entry.safeParse(each);
    const wrong = entry.success ? problemOf(entry.data.expires, today) : 'needs test, owner and expires';
    if (entry.success && wrong === null) entries.push(entry.data);
    else problems.push(`${quarantineFile}: entry ${at + 1}${nameIn(each)} ${wrong}; it does not count`);
  }
  return { entries, problems };
}

function problemOf(expires: string, today: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(expires) || Number.isNaN(Date.parse(expires)))
    return `has the date "${expires.slice(0, 40)}", expected one such as 2026-12-31`;
  return expires < today ? `expired on ${expires}` : null;
}

function nameIn(entry: unknown): string {
  const test = isMapping(entry) ? entry.test : null;
  return typeof test === 'string' ? ` (${test.slice(0, 200)})` : '';
}

export function isQuarantined(test: NamedTest, { entries }: Quarantine): boolean {
  return entries.some((entry) => entry.test === test.name || entry.test === titleOf(test));
}
