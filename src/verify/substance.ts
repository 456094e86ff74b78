import { withoutComments } from './test-results/talk.ts';
import { TEST_LANGUAGES } from './test-results/test-marks.ts';

/** More characters than this are somebody's work, or generated; looking for comments in them would take longer than it is worth. */
const mostCharacters = 512 * 1024;

/** What a change of a file comes to: of blanks and line ends only, of comments or the mode only, or of what the file says. */
export type Substance = 'blanks' | 'remarks' | 'content';

/** Compares both texts of a file as they are; null where it is not there. */
export function substanceOf(path: string, before: string | null, after: string | null): Substance {
  if (before === null || after === null || before.length + after.length > mostCharacters)
    return before === after ? 'remarks' : 'content';
  if (before === after) return 'remarks'; // the mode
  if (withoutBlanks(before) === withoutBlanks(after)) return 'blanks';
  return said(before, path) === said(after, path) ? 'remarks' : 'content';
}

/** Whether a file of code holds nothing but comments and blanks. */
export function isOnlyTalk(path: string, text: string): boolean {
  return languageOf(path) !== undefined && text.length <= mostCharacters && said(text, path) === '';
}

function said(text: string, path: string): string {
  const language = languageOf(path);
  return withoutBlanks(language === undefined ? text : withoutComments(text, language));
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Of shell scripts no comment can be told from a text without reading all of the shell's grammar. */
function languageOf(path: string) {
  return TEST_LANGUAGES.find(({ files, quotes }) => quotes !== '' && files.test(path));
}
