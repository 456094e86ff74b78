import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { didYouMean, nearestName } from './nearest-name.ts';
import { policyRows } from './policy.ts';
import { plumbingRows } from './run-settings.ts';
import type { Setting } from './setting.ts';

/** Every setting, once: inputs of the Actions, options and keys of the file all come from this table. */
const settingTable = { ...policyRows, ...plumbingRows };

export type SettingName = keyof typeof settingTable;
export type Settings = { [Name in SettingName]: (typeof settingTable)[Name]['standard'] };

/** Reports a person's mistake in a command, an option, an input or the configuration file. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** Texts of options or inputs; absent or empty means not given. */
export type GivenValues = Partial<Record<SettingName, string | undefined>>;

/** A setting by its name, also for help, `action.yml` and the reference. */
export type SettingRow = Setting<unknown> & { readonly name: SettingName };

export const settingRows: readonly SettingRow[] = Object.entries(settingTable).map(([name, row]) => ({
  ...(row as Setting<unknown>),
  name: name as SettingName,
}));

export interface FileValue {
  readonly value: unknown;
  readonly line: number;
}

export type Origin = 'given' | 'default' | { readonly line: number };

/** Merges given values over the file over the defaults. @throws UsageError naming each wrong value and its form. */
export function settleSettings(
  given: GivenValues,
  file: ReadonlyMap<SettingName, FileValue> = new Map(),
): { settings: Settings; origins: ReadonlyMap<SettingName, Origin> } {
  const wrong: string[] = [];
  const origins = new Map<SettingName, Origin>();
  const read = settingRows.map(({ name, standard, fromText, value }) => {
    const text = given[name];
    const inFile = file.get(name);
    origins.set(name, isGiven(text) ? 'given' : inFile ? { line: inFile.line } : 'default');
    if (!isGiven(text)) return [name, inFile ? inFile.value : standard];
    const parsed = fromText().safeParse(text);
    if (!parsed.success) {
      const choices = value?.includes('|') ? value.split('|') : [];
      const expected = parsed.error.issues[0]?.message ?? 'not usable';
      wrong.push(`${name}: found "${text}", ${expected}${didYouMean(text, choices)}`);
    }
    return [name, parsed.data];
  });
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return { settings: Object.fromEntries(read), origins };
}

export function parseSettings(given: GivenValues): Settings {
  return settleSettings(given).settings;
}

/** An unset input of an Action is empty. */
function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Finds the setting that a misspelt input means; null for any other word. */
export function meantByInput(name: string): SettingName | null {
  const names = settingRows.map((row) => row.name).filter((each) => each.length >= 6);
  return nearestName(name, names, 2) as SettingName | null;
}
