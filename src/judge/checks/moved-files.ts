import { posix } from 'node:path';
import { holdsText, mentionsExport } from '../../plan/claims/promised-text.ts';
import { statementNaming } from '../../plan/claims/summary-reasons.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import { isCommonName } from './promised-path.ts';

/** Returns true if `other` has the same file name, or the same place with another extension. */
export function isMovedFile(path: string, other: string): boolean {
  return posix.basename(path) === posix.basename(other) || hasOtherExtension(path, other);
}

/**
 * Finds a file that looks like `path` under another location (`test/a.js` as `src/test/a.js`), language (`a.js` as `a.ts`)
 * or wording (`member-list-item.tsx` as `member-list.tsx`). Plans are written before the work and often miss the name.
 */
export function findRenamedFile(path: string, candidates: readonly string[]): string | undefined {
  const plain = path.replace(/\/$/, '');
  const { dir, base, name, ext } = posix.parse(plain);
  const isCommon = isCommonName(base);
  const words = listSignificantWords(isCommon ? posix.basename(dir) : name);
  return candidates.find((candidate) => {
    const other = posix.parse(candidate);
    // `web/locales/uk.json` may become `web/i18n/locales/uk.json`.
    const isInSameFolder = other.base === base && posix.basename(other.dir) === posix.basename(dir);
    if (isInSameFolder || hasOtherExtension(plain, candidate)) return true;
    if (ext === '') return candidate.split('/').includes(base);
    if (!isSameKind(path, candidate) || (isCommon && other.base !== base)) return false;
    const otherWords = listSignificantWords(isCommon ? other.dir : candidate.slice(0, -ext.length));
    return words.some((word) => otherWords.includes(word));
  });
}

export interface OtherPlaces {
  readonly files: TreeFiles;
  /** Changed files of the plan's work, relative to the project. */
  readonly work: readonly string[];
  readonly summary: string;
}

/**
 * Explains which changed file of the same kind keeps a promise that its own file breaks, or returns null. The file has the same
 * name, holds the promised texts, or stands beside the promised name in a statement of the SUMMARY.
 */
export async function savedElsewhere(
  { path, contains, exports, provides = '' }: Artifact,
  { files, work, summary }: OtherPlaces,
): Promise<string | null> {
  if (path.endsWith('/') && uncommittedPattern.test(provides))
    return `the plan calls it "${provides.slice(0, 60)}", which no commit holds`;
  const { base, name, ext } = posix.parse(path);
  const isCommon = isCommonName(base);
  const isCandidate = (other: string) => other !== path && isSameKind(path, other);
  const candidates = ext === '' ? [] : work.filter(isCandidate).slice(0, 100);
  const namesake = isCommon ? undefined : candidates.find((other) => posix.basename(other) === base);
  if (namesake !== undefined) return `${namesake} has its name`;
  const texts = [...contains, ...exports].filter((text) => text.length >= 4);
  for (const other of texts.length === 0 ? [] : candidates) {
    const file = await files.find(other);
    const text = 'problem' in file || file.directory ? '' : await files.text(other);
    const isHeld = (part: string) =>
      contains.includes(part) ? holdsText(text, part, other) : mentionsExport(text, part, other);
    if (texts.every(isHeld)) return `${other} holds what is promised of it`;
  }
  if (name.length < 5 || isCommon) return null;
  const reported = candidates.find((other) => statementNaming(summary, name, posix.basename(other)));
  return reported === undefined ? null : `the SUMMARY names ${reported} for it`;
}

const uncommittedPattern = /\bcach(?:e|ed|es|ing)\b|\bdownload|\d ?[GT]B\b/i;

function hasOtherExtension(path: string, other: string): boolean {
  const [{ dir, name }, { dir: otherDir, name: otherName }] = [posix.parse(path), posix.parse(other)];
  return dir === otherDir && name === otherName;
}

function isSameKind(path: string, other: string): boolean {
  return posix.extname(path) === posix.extname(other) && isTestFile(path) === isTestFile(other);
}

/** Returns the significant words of a name: `member`, `list` and `item` for `MemberListItem` and `member-list-item`. */
function listSignificantWords(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.filter(
    (word) => word.length > 3 && !/^(?:test|tests|spec|page|index|main|component|components|utils)$/.test(word),
  );
}
