import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { findNearestName, suggestName } from './nearest-name.ts';
import type { SettingKind } from './setting.ts';
import { settingTable } from './setting-table.ts';
import data from './setting-texts.json' with { type: 'json' };

export type SettingName = keyof typeof settingTable;
export type Settings = { [Name in SettingName]: (typeof settingTable)[Name]['standard'] };

interface SettingTexts {
  readonly description: string;
  readonly details?: string;
  /** Key in the configuration file, such as `retry.max-attempts`; absent for settings of a single run or job. */
  readonly key?: string;
}

const texts: Readonly<Record<SettingName, SettingTexts>> = data.settings;

export const topics: Readonly<Record<string, string>> = data.topics;

export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

export type GivenValues = Partial<Record<SettingName, string | undefined>>;

/** A setting with its texts. `key` is null if the setting applies to a single run or job. */
export interface SettingRow extends SettingKind<unknown> {
  readonly name: SettingName;
  readonly description: string;
  readonly details: string;
  readonly key: string | null;
}

export const settingRows: readonly SettingRow[] = Object.entries(settingTable).map(([each, kind]) => {
  const name = each as SettingName;
  const { description, details = '', key = null } = texts[name];
  return { ...(kind as SettingKind<unknown>), name, description, details, key };
});

export interface FileValue {
  readonly value: unknown;
  readonly line: number;
  readonly word?: string;
}

export type Origin = 'given' | 'default' | { readonly line: number };

/** Merges given values over the file over the defaults. @throws UsageError listing each invalid value */
export function settleSettings(
  input: GivenValues,
  file: ReadonlyMap<SettingName, FileValue> = new Map(),
): { settings: Settings; origins: ReadonlyMap<SettingName, Origin>; notes: readonly string[] } {
  const problems: string[] = [];
  const notes: string[] = [];
  const origins = new Map<SettingName, Origin>();
  const values = settingRows.map(({ name, standard, fromText, value, former = {} }) => {
    const text = input[name];
    const fileValue = file.get(name);
    origins.set(name, isGiven(text) ? 'given' : fileValue ? { line: fileValue.line } : 'default');
    const word = isGiven(text) ? text : fileValue?.word;
    if (word !== undefined && Object.hasOwn(former, word))
      notes.push(`${name}: the word "${word}" is old and read until version 2; write ${former[word]}`);
    if (!isGiven(text)) return [name, fileValue ? fileValue.value : standard];
    const parsed = fromText().safeParse(text);
    if (!parsed.success) {
      const choices = value?.includes('|') ? value.split('|') : [];
      const expected = parsed.error.issues[0]?.message ?? 'not usable';
      problems.push(`${name}: found "${text}", ${expected}${suggestName(text, choices)}`);
    }
    return [name, parsed.data];
  });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return { settings: Object.fromEntries(values), origins, notes };
}

export function parseSettings(input: GivenValues): Settings {
  return settleSettings(input).settings;
}

/** An unset input of an Action is empty. */
function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

export function meantByInput(name: string): SettingName | null {
  const names = settingRows.map((row) => row.name).filter((each) => each.length >= 6);
  return findNearestName(name, names, 2) as SettingName | null;
}
