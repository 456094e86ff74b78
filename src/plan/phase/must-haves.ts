import { isMapping } from '../../system/files/json-text.ts';
import { namedPart, parseDeclaredPath } from './declared-paths.ts';

/** Conditions that a plan's frontmatter promises to be true when the plan is done. */
export interface MustHaves {
  truths: string[];
  artifacts: Artifact[];
  keyLinks: KeyLink[];
  prohibitions: string[];
}

export interface Artifact {
  /** The path alone where the entry names one, else as written. */
  path: string;
  minLines?: number;
  /** Plain texts the file must contain. */
  contains: string[];
  exports: string[];
  /** What it is for, in the plan's words. */
  provides?: string;
}

export interface KeyLink {
  from: string;
  to: string;
  /** An untrusted regular expression: compile it only with a linear-time engine. */
  pattern?: string;
}

/** Reads `must_haves` in every shape met: mappings of lists, a bare list, strings where objects belong, comma lists. */
export function readMustHaves(value: unknown): MustHaves {
  if (!isMapping(value)) return mustHavesInList(asList(value));
  const isArtifacts = (key: string) => /^(?:artifacts?|files|deliverables)$/.test(bareKey(key));
  const key = 'artifacts' in value ? 'artifacts' : (Object.keys(value).find(isArtifacts) ?? '');
  return {
    truths: asTexts(value.truths),
    artifacts: artifactItems(value[key])
      .flatMap(readArtifacts)
      .filter(({ path }) => path !== ''),
    keyLinks: asList(value.key_links ?? value['key-links'])
      .map(keyLink)
      .filter(({ from }) => from !== ''),
    prohibitions: asTexts(value.prohibitions),
  };
}

function mustHavesInList(items: unknown[]): MustHaves {
  const isArtifact = (item: unknown): boolean => isMapping(item) && 'path' in item;
  const isLink = (item: unknown): boolean => isMapping(item) && 'from' in item && 'to' in item;
  return {
    truths: asTexts(items.filter((item) => !isArtifact(item) && !isLink(item))),
    artifacts: items.filter(isArtifact).flatMap(readArtifacts),
    keyLinks: items.filter(isLink).map(keyLink),
    prohibitions: [],
  };
}

/** `src/a.ts`, `a.txt`: a name with an extension and no blank. */
function looksLikePath(text: string): boolean {
  return /^[\w@()[\]./-]+\.[A-Za-z]\w{0,9}$/.test(text) && parseDeclaredPath(text).kind === 'pattern';
}

function artifactItems(value: unknown): unknown[] {
  if (!isMapping(value) || 'path' in value) return asList(value);
  return Object.entries(value).map(([path, rest]) => ({ path, ...(isMapping(rest) ? rest : {}) }));
}

/** `path: [a.ts, b.ts]` and `"a.ts, b.ts"` promise each of them, and `- a.ts: the page` is one by accident. */
function readArtifacts(item: unknown): Artifact[] {
  if (!isMapping(item)) {
    const parts = splitAtCommas(asText(item));
    return (parts.every(looksLikePath) ? parts : [asText(item)]).map(artifactFromText);
  }
  const [only = '', ...others] = Object.keys(item);
  if (others.length === 0 && looksLikePath(only) && !isMapping(item[only])) return [artifactFromText(only)];
  const all = (role: ArtifactRole): string[] => keysWithRole(item, role).flatMap((key) => asTexts(item[key]));
  const paths = keysWithRole(item, 'path').length > 0 ? all('path') : asTexts(item.name).filter(looksLikePath);
  const [minLines] = all('minLines').flatMap((text) => leadingNumber(text) ?? []);
  const [provides] = all('provides');
  return paths.map(artifactFromText).map((artifact) => ({
    ...artifact,
    ...(minLines !== undefined && { minLines }),
    contains: [...artifact.contains, ...all('contains')],
    // `exports: "a, b"` names two, `Map<string, number>` one.
    exports: all('exports')
      .flatMap(splitAtCommas)
      .filter((name) => name !== ''),
    ...(provides !== undefined && { provides }),
  }));
}

type ArtifactRole = keyof Artifact | 'remark';

/** Keys of an artifact by meaning, without case and separators. `remark` promises nothing that can be checked. */
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
  return Object.keys(item).filter((key) => artifactKeys.get(bareKey(key)) === role);
}

/** A key without case and separators: `min-lines` and `minLines` are `minlines`. */
export function bareKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '');
}

/** `50`, `50+`, `>= 50` and `50 lines`; null for what is not a number. */
function leadingNumber(value: string): number | null {
  const [, digits] = /^(?:>=?|≥|<=?|≤)?\s*(\d{1,9})\+?(?:\s*lines)?$/i.exec(value) ?? [];
  return digits === undefined ? null : Number.parseInt(digits, 10);
}

/** Keys of artifacts that promise something and that nothing checks, each with its artifact. */
export function uncheckedKeys(value: unknown): string[] {
  if (!isMapping(value)) return [];
  const items = artifactItems(value.artifacts).filter(isMapping);
  const isUnread = (key: string, text: string) => {
    const role = artifactKeys.get(bareKey(key));
    return text !== '' && (role === undefined || (role === 'minLines' && leadingNumber(text) === null));
  };
  return items.flatMap((item) =>
    Object.entries(item).flatMap(([key, text]) =>
      isUnread(key, asText(text)) ? [`${key} of ${readArtifacts(item)[0]?.path ?? 'an artifact'}`] : [],
    ),
  );
}

/** `src/a.ts`, `` `src/a.ts` ``, `src/a.ts: what it is`, `src/a.ts - what it is` and `src/a.ts (what it is)`. */
function artifactFromText(line: string): Artifact {
  const part = namedPart(line);
  const declared = parseDeclaredPath(line);
  // An entry that is not a path stays as written, to be reported.
  const path = declared.kind === 'pattern' ? declared.path : line;
  const [, provides = ''] = /^\W*(\w.*?)\W*$/s.exec(line.slice(line.indexOf(path) + path.length)) ?? [];
  return { path, contains: part === null ? [] : [part], exports: [], ...(provides !== '' && { provides }) };
}

function keyLink(item: unknown): KeyLink {
  if (!isMapping(item)) {
    // `a.ts -> b.ts via fetch`; a sentence without an arrow has no target.
    const [, from, to = ''] = /^(.*?)(?:->|→|=>)(.*?)(?: via .*)?$/s.exec(asText(item)) ?? [];
    return { from: from?.trim() ?? asText(item), to: to.trim() };
  }
  const pattern = asText(item.pattern);
  return { from: asText(item.from), to: asText(item.to), ...(pattern !== '' && { pattern }) };
}

/** Splits at commas outside of brackets, or at all commas where brackets are unbalanced. */
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
  const all = depth === 0 ? [...parts, list.slice(start)] : list.split(',');
  return all.map((part) => part.trim());
}

/** Nothing becomes an empty list, a single value its only item. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

export function asTexts(value: unknown): string[] {
  return asList(value)
    .map(asText)
    .filter((item) => item !== '');
}

/** A scalar as it was written; anything else as JSON, so that nothing disappears unseen. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  return isMapping(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
