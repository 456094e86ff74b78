import { posix } from 'node:path';
import { holdsText, mentionsExport } from '../../plan/claims/promised-text.ts';
import { statementNaming } from '../../plan/claims/summary-reasons.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import { isCommonName } from './promised-path.ts';

/** Facts about the work in which a promise may be kept in another place than the plan expected. */
export interface OtherPlaces {
  readonly files: TreeFiles;
  /** Changed files of the plan's work, relative to the project. */
  readonly work: readonly string[];
  readonly summary: string;
}

/**
 * Says which changed file of the same kind keeps a promise that its own file does not keep: by its name, by the promised texts, or
 * because the SUMMARY names both together. Plans are written before the work and often miss the place. Null for none.
 */
export async function savedElsewhere(
  { path, contains, exports, provides = '' }: Artifact,
  { files, work, summary }: OtherPlaces,
): Promise<string | null> {
  if (path.endsWith('/') && saved.test(provides))
    return `the plan calls it "${provides.slice(0, 60)}", which no commit holds`;
  const { base, name, ext } = posix.parse(path);
  const isAlike = (other: string) =>
    other !== path && posix.extname(other) === ext && isTestFile(other) === isTestFile(path);
  const others = ext === '' ? [] : work.filter(isAlike).slice(0, 100);
  const duplicate = isCommonName(base) ? undefined : others.find((other) => posix.basename(other) === base);
  if (duplicate !== undefined) return `${duplicate} has its name`;
  const texts = [...contains, ...exports].filter((text) => text.length >= 4);
  for (const other of texts.length === 0 ? [] : others) {
    const file = await files.find(other);
    const text = 'problem' in file || file.directory ? '' : await files.text(other);
    const isHeld = (part: string) =>
      contains.includes(part) ? holdsText(text, part, other) : mentionsExport(text, part, other);
    if (texts.every(isHeld)) return `${other} holds what is promised of it`;
  }
  const named =
    name.length < 5 || isCommonName(base)
      ? null
      : others.find((other) => statementNaming(summary, name, posix.basename(other)));
  return named ? `the SUMMARY names ${named} for it` : null;
}

const saved = /\bcach(?:e|ed|es|ing)\b|\bdownload|\d ?[GT]B\b/i;
