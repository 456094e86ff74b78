import harmless from './harmless-settings.json' with { type: 'json' };

/** Values by key, in order, as `git config --list -z` prints them. */
export type Config = ReadonlyMap<string, readonly string[]>;

/**
 * Settings for `-c` that undo an attempt's changes of the configuration (I7): a changed or removed key gets its
 * old values; an added one a value that runs nothing and changes no content, if it could.
 */
export function configOverrides(before: Config, now: Config): string[] {
  const settings: string[] = [];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const old = before.get(key);
    if (sameValues(old, now.get(key))) continue;
    const values = old ?? harmlessValues(key, now.get(key));
    // An empty value first: it clears the list of keys that add up, such as credential.helper.
    if (isList(key)) settings.push(`${key}=`);
    for (const value of values) settings.push(`${key}=${value}`);
  }
  return settings;
}

export function parseConfig(listing: string): Config {
  const config = new Map<string, string[]>();
  for (const entry of listing.split('\0')) {
    if (entry === '') continue;
    const at = entry.indexOf('\n');
    const key = at === -1 ? entry : entry.slice(0, at);
    const values = config.get(key) ?? [];
    values.push(at === -1 ? 'true' : entry.slice(at + 1)); // a key without a value means true
    config.set(key, values);
  }
  return config;
}

/** Overrides for a key that the attempt added; none where it is harmless. Section and name are in lower case. */
function harmlessValues(key: string, values: readonly string[] = []): string[] {
  if (values.every(isGitLfs)) return [];
  const [section = '', ...rest] = key.split('.');
  const name = rest.at(-1) ?? '';
  const value = defaults[`${section}.${name}`];
  return value === undefined ? [] : [value];
}

/** Matches what `git lfs install` writes: a plan may set up LFS, and its files then need the filter. */
function isGitLfs(value: string): boolean {
  return /^git-lfs (clean -- %f|smudge (--skip )?-- %f|filter-process( --skip)?)$/.test(value);
}

/** A key may have a subsection, `filter.<name>.clean`. A failing merge driver is a conflict, which is true. */
const defaults: Readonly<Record<string, string>> = harmless.added;

function isList(key: string): boolean {
  return /^credential\.(.*\.)?helper$/s.test(key);
}

function sameValues(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
