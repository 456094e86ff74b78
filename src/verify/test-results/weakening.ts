import type { FileChange } from './file-change.ts';
import { isTestFile } from './test-file.ts';
import { TEST_LANGUAGES, type TestLanguage } from './test-marks.ts';

/** One way in which a changed test file tests less. */
export interface Weakening {
  path: string;
  what: string;
}

/**
 * What a change set took out of its test files: deleted files, and marks that leave a test out, focus on one or expect it
 * to fail, where there are more of them than before. Comments and quoted text are no marks. In Rust any file can hold tests.
 */
export function weakeningIn(changes: readonly FileChange[]): Weakening[] {
  const moves = movesIn(changes);
  const departed = new Set(moves.values());
  return changes.flatMap((change) => {
    const { path, before, after } = change;
    const language = languageOf(path);
    if (!language || !(isTestFile(path) || language.anyFile)) return [];
    if (after === null)
      return before !== null && isTestFile(path) && !departed.has(change)
        ? [{ path, what: 'the test file was deleted' }]
        : [];
    return addedMarks(language, before ?? moves.get(change)?.before ?? null, after).map((what) => ({ path, what }));
  });
}

function languageOf(path: string): TestLanguage | undefined {
  return TEST_LANGUAGES.find(({ files }) => files.test(path));
}

function addedMarks(language: TestLanguage, before: string | null, after: string): string[] {
  return language.marks.flatMap(({ what, pattern, inComments, onlyInOld }) => {
    if (onlyInOld && before === null) return [];
    const count = (text: string) => (inComments ? text : withoutTalk(text, language)).match(pattern)?.length ?? 0;
    const added = count(after) - count(before ?? '');
    return added > 0 ? [`${added === 1 ? '' : `${added} times `}${what} was added`] : [];
  });
}

/** Test files that were moved, the new file with the old one: the same text, or the same name and no fewer tests. */
function movesIn(changes: readonly FileChange[]): Map<FileChange, FileChange> {
  const moves = new Map<FileChange, FileChange>();
  const gone = changes.filter(({ path, before, after }) => before !== null && after === null && isTestFile(path));
  const arrived = changes.filter(({ path, before, after }) => before === null && after !== null && isTestFile(path));
  for (const isSame of [hasSameText, hasSameName])
    for (const from of gone) {
      if ([...moves.values()].includes(from)) continue;
      const to = arrived.find((each) => !moves.has(each) && isSame(from, each));
      if (to) moves.set(to, from);
    }
  return moves;
}

function hasSameText(from: FileChange, to: FileChange): boolean {
  return from.before === to.after;
}

function hasSameName(from: FileChange, to: FileChange): boolean {
  const name = ({ path }: FileChange) => path.slice(path.lastIndexOf('/') + 1);
  const language = languageOf(from.path);
  if (!language || name(from) !== name(to)) return false;
  const tests = (text: string | null) => withoutTalk(text ?? '', language).match(language.declares)?.length ?? 0;
  return tests(to.after) >= tests(from.before);
}

/** A text without comments and without what is quoted; its lines stay. What is never closed ends with its line, or with the text. */
function withoutTalk(text: string, { lineComment, blockComment, quotes }: TestLanguage): string {
  const comment = lineComment === '//' ? '//[^\\n]*' : '(?<![\\w$&\\\\{])#(?!\\[)[^\\n]*';
  const texts = [...quotes].map((quote) =>
    quote === '`'
      ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)'
      : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`,
  );
  const long = lineComment === '#' && quotes !== '' ? ['"""[\\s\\S]*?"""', "'''[\\s\\S]*?'''"] : [];
  const pattern = [...(blockComment ? ['/\\*[\\s\\S]*?(?:\\*/|$)'] : []), comment, ...long, ...texts].join('|');
  return text.replace(new RegExp(pattern, 'g'), (talk) =>
    talk.replace(/[^\n]+/g, (part) => (/^['"`]/.test(part) ? "''" : ' ')),
  );
}
