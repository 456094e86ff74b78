import { nearestOf } from '../table/nearest.ts';
import { topics } from '../table/policy.ts';
import { renamed, type SettingName, settingRows } from '../table/settings.ts';

/** The keys of the configuration file by the names of their settings. */
const keys = new Map(settingRows.flatMap(([name, { key }]) => (key === null ? [] : [[name, key] as const])));
const names = new Set<string>(settingRows.map(([name]) => name));

/** What is wrong with a word on the top level that is no topic, and what to write instead. */
export function unknownTopic(word: string): string {
  const setting = settingText(word);
  if (setting !== null) return setting;
  const near = nearestOf(word, Object.keys(topics)) ?? Object.keys(topics).find((each) => beginAlike(each, word));
  const advice = near === undefined ? `expected one of: ${Object.keys(topics).join(', ')}` : `did you mean ${near}?`;
  return `${word} is not a topic of the settings; ${advice}`;
}

/** `retries` and `retry`. */
function beginAlike(one: string, other: string): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}

/** What is wrong with a key under a topic that is not one of its settings, and what to write instead. */
export function unknownSetting(topic: string, key: string): string {
  const setting = settingText(key);
  if (setting !== null) return setting;
  const own = [...keys.values()].filter((each) => each.startsWith(`${topic}.`));
  const near = nearestOf(
    key,
    own.map((each) => each.slice(topic.length + 1)),
  );
  const elsewhere = [...keys.values()].find((each) => each.endsWith(`.${key}`));
  const meant = near === null ? elsewhere : `${topic}.${near}`;
  const advice = meant === undefined ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
  return `${topic}.${key} is not a setting; ${advice}`;
}

/** Says of the name of a setting, today's or a former one, where it belongs; null for any other word. */
function settingText(word: string): string | null {
  const name = renamed.get(word) ?? (names.has(word) ? (word as SettingName) : null);
  if (name === null) return null;
  const key = keys.get(name);
  if (key !== undefined) return `${word} stands under a topic in this file; write ${key.replace('.', ': { ')}: … }`;
  return `${name} belongs to one run or job and cannot stand in this file; give it as an option or an input`;
}
