import { posix } from 'node:path';
import { withoutComments } from '../../plan/claims/comments.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { filterPresentFiles } from '../../system/git/tree.ts';

/**
 * Explains why a file has no content or not the content of its type. Returns null if it is fine or is an example to
 * fill in.
 */
export function emptyFile(path: string, text: string): string | null {
  if (binaryPattern.test(path)) return isBinary.test(text) ? null : 'is a text, and no file of its kind';
  if (text.length > 64 * 1024 || /example|sample|template|default|schema\.json/i.test(path)) return null;
  if (isEmptyMigration(path, text)) return 'is a migration without an operation';
  const value = /\.json$/i.test(path) ? tryParseJson(text) : /\.ya?ml$/i.test(path) && tryYaml(text);
  if (!isMapping(value)) return null;
  const isBare = Object.keys(value).length === 0 && !/^\.|config|rc\b/i.test(posix.basename(path));
  return isBare || (explicitNothing.test(text) && saysNothing(value)) ? 'has only empty or unwritten values' : null;
}

/** A migration that merges two others depends on both and needs no operation. */
function isEmptyMigration(path: string, text: string): boolean {
  const [, depends = ''] = /\bdependencies(?::[^=\n]+)? = \[([^\]]*)\]/.exec(text) ?? [];
  const hasNone = /\boperations(?::[^=\n]+)? = \[\s*\]/.test(text);
  if (/(?:^|\/)db\/migrate\/\w+\.rb$/.test(path)) return /\bdef (?:change|up)\s+end\b/.test(text);
  return /(?:^|\/)migrations\/\w+\.py$/.test(path) && hasNone && depends.split('(').length < 3;
}

const binaryPattern = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|zip|t?gz|jar|docx|xlsx|woff2?|mp[34]|pdf)$/i;
const isBinary = /^$|[\0\ufffd]|^%PDF-|^version https:\/\/git-lfs/;
const unwritten = '(?:TODO|TBD|TBA|FIXME|CHANGE[-_ ]?ME|change[-_]?me|your-[\\w-]+|YOUR_\\w+)[.!…]*';
const explicitNothing = new RegExp(`:\\s*(?:""|''|null\\b|["']?${unwritten})`);
const nothingPattern = new RegExp(`^(?:null|${unwritten})?$`);

function saysNothing(value: unknown): boolean {
  const isLeaf = !Array.isArray(value) && !isMapping(value);
  return isLeaf ? nothingPattern.test(String(value)) : Object.values(value).every(saysNothing);
}

export async function pathsById(commit: string, git: Git): Promise<ReadonlyMap<string, readonly string[]>> {
  const result = new Map<string, string[]>();
  for (const { id, path } of await git.trees.list(commit)) result.set(id, (result.get(id) ?? []).concat(path));
  return result;
}

/**
 * Finds an older file with the same content as a new one; files in the same folder are compared without blanks and
 * comments. `placesOf` lists the paths of an object id in the base.
 */
export async function findCopiedFile(
  { git, tree, path }: { git: Git; tree: string; path: string },
  base: string,
  placesOf: (id: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const entry = ownContent.test(path) ? await git.trees.follow(tree, path) : null;
  if (entry === null || entry === 'outside') return null;
  const text = (await git.trees.text(entry)) ?? ''; // follows links
  if (text.length < 40 || text.length > maxCompared) return null;
  const content = extractSubstance(path, text);
  const dir = posix.dirname(path);
  const folder = await git.trees.follow(base, dir);
  const entries = folder === null || folder === 'outside' ? [] : [...(await git.trees.entriesIn(folder.id))];
  const duplicates: string[] = [];
  for (const [name, old] of entries.filter(([name]) => posix.extname(name) === posix.extname(path)).slice(0, maxBeside))
    if (old.id === entry.id || extractSubstance(name, (await git.trees.text(old)) ?? '') === content)
      duplicates.push(posix.join(dir, name));
  // Short files may legitimately repeat elsewhere, so only long ones are compared with other folders.
  const isLong = duplicates.length === 0 && content.length >= 240;
  return (await filterPresentFiles(git, tree, isLong ? await placesOf(entry.id) : duplicates))[0] ?? null;
}

const maxBeside = 20;
const maxCompared = 256 * 1024;

function extractSubstance(path: string, text: string): string {
  return withoutComments(path, text).replace(/\s+/g, '');
}

/** Matches code and data that are useless as an exact duplicate; settings may be the same everywhere. */
const ownContent =
  /^(?!.*(?:config|package|manifest|lock|rc\.\w+$|(?:^|\/)(?:\.|__init__|index\.))).*\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|cs|swift|php|dart|rb|sql|json)$/i;
