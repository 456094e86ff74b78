import { isMapping } from '../../system/files/json-text.ts';
import { alignRows, clipText, shortenId, stripLine } from '../../system/text/text.ts';
import { formatDuration } from '../table/duration.ts';
import { type Ceilings, formatCeilings } from '../table/setting.ts';
import { type SettingName, settingRows } from '../table/settings.ts';
import type { FoundSettings } from './effective-settings.ts';

export interface ShownSettings {
  /** `commit` is null if the file was read from the disk or doesn't exist. */
  readonly config: { readonly file: string; readonly commit: string | null; readonly found: boolean };
  readonly values: Readonly<Record<string, ShownSetting>>;
}

export interface ShownSetting {
  readonly value: unknown;
  /** `input`, `option`, `default`, or the file and line. */
  readonly from: string;
}

export function shownSettings({ settings, configuration }: FoundSettings): ShownSettings {
  const { file, commit, text, origins, givenAs } = configuration;
  const from = (name: SettingName) => {
    const origin = origins.get(name) ?? 'default';
    if (origin === 'default') return origin;
    return origin === 'given' ? givenAs : `${file}:${origin.line}`;
  };
  const rows = settingRows.flatMap(({ name, key, value: placeholder, shown }) => {
    const value = shown === undefined ? settings[name] : shown(settings[name]);
    return key === null ? [] : [[key, { value: writtenValue(value, placeholder), from: from(name) }] as const];
  });
  return { config: { file, commit, found: text !== null }, values: Object.fromEntries(rows) };
}

function writtenValue(value: unknown, placeholder: string | null): unknown {
  if (placeholder === 'duration' && typeof value === 'number') return formatDuration(value);
  return placeholder === 'ceilings' ? formatCeilings(value as Ceilings) : value;
}

export function formatSettings(shown: ShownSettings, isAll = false): string[] {
  const values = Object.entries(shown.values).filter(([, { from }]) => isAll || from !== 'default');
  const rows = values.map(([key, { value, from }]) => [key, settingValueText(value), from]);
  const heading = `${formatSettingsHeading(shown)}${isAll ? '' : ' (doctor --all also shows the defaults)'}`;
  return rows.length === 0 ? [] : [heading, ...alignRows(rows)];
}

export function formatSettingsHeading({ config: { file, commit, found } }: ShownSettings): string {
  if (!found) return `Settings: there is no ${file}`;
  return commit === null
    ? `Settings: ${file} as it is on the disk`
    : `Settings: ${file} of commit ${shortenId(commit)}`;
}

function settingValueText(value: unknown): string {
  const text = stripLine(
    isMapping(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''),
  );
  return text === '' ? '-' : clipText(text, 60);
}
