import harmless from './harmless-settings.json' with { type: 'json' };

/** Values by key, in order. Section and name are in lower case. */
export type Config = ReadonlyMap<string, readonly string[]>;

export function parseConfig(entries: readonly string[]): Config {
  const config = new Map<string, string[]>();
  for (const entry of entries) {
    const at = entry.indexOf('\n');
    const key = at === -1 ? entry : entry.slice(0, at);
    const values = config.get(key) ?? [];
    values.push(at === -1 ? 'true' : entry.slice(at + 1));
    config.set(key, values);
  }
  return config;
}

/** Restores trusted values and makes new keys harmless (I7). Hooks are always off. */
export function configOverrides(trusted: Config, current: Config): string[] {
  const settings: string[] = [];
  for (const key of new Set([...trusted.keys(), ...current.keys()])) {
    const hook = /^(hook\..+)\.command$/s.exec(key)?.[1];
    if (hook !== undefined) settings.push(`${hook}.enabled=false`);
    const trustedValues = trusted.get(key);
    if (JSON.stringify(trustedValues) === JSON.stringify(current.get(key))) continue;
    const harmlessValue = isKnownDriver(key, current) ? undefined : defaults[getName(key)];
    const values = trustedValues ?? (harmlessValue === undefined ? [] : [harmlessValue]);
    // An empty value first clears multi-valued keys such as credential.helper.
    if (/^credential\.(.*\.)?helper$/s.test(key)) settings.push(`${key}=`);
    for (const value of values) settings.push(`${key}=${value}`);
  }
  return settings;
}

/** True if git may run a program named by this key; with `connecting`, also programs used only to reach a remote. */
export function runsProgram(key: string, config: Config, { connecting }: { connecting: boolean }): boolean {
  const names = connecting ? { ...programs, ...connections } : programs;
  return getName(key) in names && !isKnownDriver(key, config);
}

/** Strips the subsection: `filter.<name>.clean` becomes `filter.clean`. */
function getName(key: string): string {
  const [section = '', ...parts] = key.split('.');
  return `${section}.${parts.at(-1) ?? ''}`;
}

/** True if all programs of the key's driver are known, such as those of `git lfs install` and `git-crypt`. */
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
/** A merge driver that fails reports a conflict. */
const defaults: Readonly<Record<string, string>> = { ...harmless.contents, ...programs, ...connections };
