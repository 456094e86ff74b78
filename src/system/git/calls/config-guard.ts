import harmless from './harmless-settings.json' with { type: 'json' };

/** Values by key, in order. Section and name of a key are in lower case. */
export type Config = ReadonlyMap<string, readonly string[]>;

/** Entries are as `git config --list -z` prints them. */
export function parseConfig(entries: readonly string[]): Config {
  const config = new Map<string, string[]>();
  for (const entry of entries) {
    const at = entry.indexOf('\n');
    const key = at === -1 ? entry : entry.slice(0, at);
    const values = config.get(key) ?? [];
    values.push(at === -1 ? 'true' : entry.slice(at + 1)); // a key without a value means true
    config.set(key, values);
  }
  return config;
}

/**
 * Settings for `-c` that let only `trusted` decide (I7): a changed or removed key gets its old values; another one a value that
 * runs nothing and changes no content, if it could. No hook of a configuration runs, whoever set it.
 */
export function configOverrides(trusted: Config, now: Config): string[] {
  const settings: string[] = [];
  for (const key of new Set([...trusted.keys(), ...now.keys()])) {
    const hook = /^(hook\..+)\.command$/s.exec(key)?.[1];
    if (hook !== undefined) settings.push(`${hook}.enabled=false`);
    const old = trusted.get(key);
    if (JSON.stringify(old) === JSON.stringify(now.get(key))) continue;
    const harmlessValue = isKnownDriver(key, now) ? undefined : defaults[getName(key)];
    const values = old ?? (harmlessValue === undefined ? [] : [harmlessValue]);
    // An empty value first: it clears the list of keys that add up, such as credential.helper.
    if (/^credential\.(.*\.)?helper$/s.test(key)) settings.push(`${key}=`);
    for (const value of values) settings.push(`${key}=${value}`);
  }
  return settings;
}

/** True for a key that lets git run a program of the configuration's choice; `connecting` ones only to reach a remote. */
export function runsProgram(key: string, config: Config, { connecting }: { connecting: boolean }): boolean {
  const names = connecting ? { ...programs, ...connections } : programs;
  return getName(key) in names && !isKnownDriver(key, config);
}

/** A key without its subsection: `filter.clean` of `filter.<name>.clean`. */
function getName(key: string): string {
  const [section = '', ...rest] = key.split('.');
  return `${section}.${rest.at(-1) ?? ''}`;
}

/** True for a key of a driver whose programs are all known, such as those that `git lfs install` and `git-crypt` write. */
function isKnownDriver(key: string, config: Config): boolean {
  const driver = key.slice(0, key.lastIndexOf('.') + 1);
  const commands = ['clean', 'smudge', 'process', 'textconv', 'driver'].flatMap(
    (name) => config.get(driver + name) ?? [],
  );
  return commands.length > 0 && commands.every((command) => knownPrograms.some((pattern) => pattern.test(command)));
}

const knownPrograms = [
  /^git-lfs (clean -- %f|smudge (--skip )?-- %f|filter-process( --skip)?|merge-driver [\w %-]+)$/,
  /^"?git-crypt"? (clean|smudge|diff)( --key-name=[\w.-]+)?$/,
  /^true$/,
];

const programs: Readonly<Record<string, string>> = harmless.programs;
const connections: Readonly<Record<string, string>> = harmless.connections;
/** A failing merge driver is a conflict, which is true. */
const defaults: Readonly<Record<string, string>> = { ...harmless.contents, ...programs, ...connections };
