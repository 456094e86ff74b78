import { isMapping } from '../../system/files/json-text.ts';
import { getNamedPart, parseDeclaredPath } from './declared-paths.ts';

export interface MustHaves {
  truths: string[];
  artifacts: Artifact[];
  keyLinks: KeyLink[];
  prohibitions: string[];
}

export interface Artifact {
  path: string;
  minLines?: number;
  contains: string[];
  exports: string[];
  provides?: string;
}

export interface KeyLink {
  from: string;
  to: string;
  /** An untrusted regular expression; compile it only with a linear-time engine. */
  pattern?: string;
}

/** Reads `must_haves` in every known shape: mappings, lists, strings and comma-separated values. */
export function readMustHaves(value: unknown): MustHaves {
  if (!isMapping(value)) return readMustHavesList(toList(value));
  const isArtifacts = (key: string) => /^(?:artifacts?|files|deliverables)$/.test(normalizeKey(key));
  const key = 'artifacts' in value ? 'artifacts' : (Object.keys(value).find(isArtifacts) ?? '');
  return {
    truths: toTexts(value.truths),
    artifacts: listArtifactItems(value[key])
      .flatMap(readArtifacts)
      .filter(({ path }) => path !== ''),
    keyLinks: toList(value.key_links ?? value['key-links'])
      .map(readKeyLink)
      .filter(({ from }) => from !== ''),
    prohibitions: toTexts(value.prohibitions),
  };
}

function readMustHavesList(items: unknown[]): MustHaves {
  const isArtifact = (item: unknown): boolean => isMapping(item) && 'path' in item;
  const isLink = (item: unknown): boolean => isMapping(item) && 'from' in item && 'to' in item;
  return {
    truths: toTexts(items.filter((item) => !isArtifact(item) && !isLink(item))),
    artifacts: items.filter(isArtifact).flatMap(readArtifacts),
    keyLinks: items.filter(isLink).map(readKeyLink),
    prohibitions: [],
  };
}

function looksLikePath(text: string): boolean {
  return /^[\w@()[\]./-]+\.[A-Za-z]\w{0,9}$/.test(text) && parseDeclaredPath(text).kind === 'pattern';
}

function listArtifactItems(value: unknown): unknown[] {
  if (!isMapping(value) || 'path' in value) return toList(value);
  return Object.entries(value).map(([path, fields]) => ({ path, ...(isMapping(fields) ? fields : {}) }));
}

/** `path: [a.ts, b.ts]` and `"a.ts, b.ts"` promise several files; `- a.ts: the page` is an accidental mapping. */
function readArtifacts(item: unknown): Artifact[] {
  if (!isMapping(item)) {
    const parts = splitAtCommas(toText(item));
    return (parts.every(looksLikePath) ? parts : [toText(item)]).map(artifactFromText);
  }
  const [firstKey = '', ...otherKeys] = Object.keys(item);
  if (otherKeys.length === 0 && looksLikePath(firstKey) && !isMapping(item[firstKey]))
    return [artifactFromText(firstKey)];
  const listTexts = (role: ArtifactRole): string[] => keysWithRole(item, role).flatMap((key) => toTexts(item[key]));
  const paths = keysWithRole(item, 'path').length > 0 ? listTexts('path') : toTexts(item.name).filter(looksLikePath);
  const [minLines] = listTexts('minLines').flatMap((text) => parseLineCount(text) ?? []);
  const [provides] = listTexts('provides');
  return paths.map(artifactFromText).map((artifact) => ({
    ...artifact,
    ...(minLines !== undefined && { minLines }),
    contains: [...artifact.contains, ...listTexts('contains')],
    // `exports: "a, b"` has two names, `Map<string, number>` one.
    exports: listTexts('exports')
      .flatMap(splitAtCommas)
      .filter((name) => name !== ''),
    ...(provides !== undefined && { provides }),
  }));
}

type ArtifactRole = keyof Artifact | 'remark';

const artifactKeys = new Map<string, ArtifactRole>(
  Object.entries({
    path: 'path paths file files filepath filename',
    minLines: 'minlines minimumlines',
    contains: 'contains containsall mustcontain',
    exports: 'exports export',
    provides: 'provides description purpose',
    remark: 'why reason note notes comment type kind name title id status requirement requirements plan',
  } satisfies Partial<Record<ArtifactRole, string>>).flatMap(([role, keys]) =>
    keys.split(' ').map((key) => [key, role as ArtifactRole] as const),
  ),
);

function keysWithRole(item: Record<string, unknown>, role: ArtifactRole): string[] {
  return Object.keys(item).filter((key) => artifactKeys.get(normalizeKey(key)) === role);
}

/** Normalizes a key: `min-lines` and `minLines` become `minlines`. */
export function normalizeKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '');
}

/** Parses `50`, `50+`, `>= 50` and `50 lines`. */
function parseLineCount(value: string): number | null {
  const [, digits] = /^(?:>=?|≥|<=?|≤)?\s*(\d{1,9})\+?(?:\s*lines)?$/i.exec(value) ?? [];
  return digits === undefined ? null : Number.parseInt(digits, 10);
}

export function listUncheckedKeys(value: unknown): string[] {
  if (!isMapping(value)) return [];
  const items = listArtifactItems(value.artifacts).filter(isMapping);
  const isUnread = (key: string, text: string) => {
    const role = artifactKeys.get(normalizeKey(key));
    return text !== '' && (role === undefined || (role === 'minLines' && parseLineCount(text) === null));
  };
  return items.flatMap((item) =>
    Object.entries(item).flatMap(([key, text]) =>
      isUnread(key, toText(text)) ? [`${key} of ${readArtifacts(item)[0]?.path ?? 'an artifact'}`] : [],
    ),
  );
}

/** Reads `src/a.ts`, `` `src/a.ts` ``, `src/a.ts: what it is`, `src/a.ts - what it is` and `src/a.ts (what it is)`. */
function artifactFromText(line: string): Artifact {
  const part = getNamedPart(line);
  const declared = parseDeclaredPath(line);
  // Anything but a path stays as written, so that it gets reported.
  const path = declared.kind === 'pattern' ? declared.path : line;
  const [, provides = ''] = /^\W*(\w.*?)\W*$/s.exec(line.slice(line.indexOf(path) + path.length)) ?? [];
  return { path, contains: part === null ? [] : [part], exports: [], ...(provides !== '' && { provides }) };
}

function readKeyLink(item: unknown): KeyLink {
  if (!isMapping(item)) {
    // Reads `a.ts -> b.ts via fetch`; without an arrow there is no target.
    const [, from, to = ''] = /^(.*?)(?:->|→|=>)(.*?)(?: via .*)?$/s.exec(toText(item)) ?? [];
    return { from: from?.trim() ?? toText(item), to: to.trim() };
  }
  const pattern = toText(item.pattern);
  return { from: toText(item.from), to: toText(item.to), ...(pattern !== '' && { pattern }) };
}

/** Splits at commas outside brackets, or at all commas if brackets are unbalanced. */
export function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < list.length; at++) {
    const char = list.charAt(at);
    if ('<({['.includes(char)) depth++;
    else if (')}]'.includes(char) || (char === '>' && list[at - 1] !== '=')) depth--;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
    if (depth < 0) break;
  }
  const items = depth === 0 ? [...parts, list.slice(start)] : list.split(',');
  return items.map((part) => part.trim());
}

/** Wraps a single value; null and empty text become an empty list. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

export function toTexts(value: unknown): string[] {
  return toList(value)
    .map(toText)
    .filter((item) => item !== '');
}

/** Returns scalars as written and everything else as JSON, so that nothing gets lost. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  return isMapping(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
