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
  const form = formOf(path);
  if (form(before) === form(after)) return 'blanks';
  return said(before, path) === said(after, path) ? 'remarks' : 'content';
}

/** Whether a file of code holds nothing but comments and blanks. */
export function isOnlyTalk(path: string, text: string): boolean {
  return languageOf(path) !== undefined && text.length <= mostCharacters && said(text, path) === '';
}

function said(text: string, path: string): string {
  const language = languageOf(path);
  return formOf(path)(language === undefined ? text : withoutComments(text, language));
}

/** What is left of a text of this file without the blanks that say nothing there. */
function formOf(path: string): (text: string) => string {
  if (prose.test(path)) return wordsOf;
  return indented.test(path) ? indentedLines : withoutBlanks;
}

/** `login` and `log in` are two things. */
const prose = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tex)$/i;

/** How far a line is indented says what it belongs to. */
const indented = /\.(?:py|pyi|ya?ml|mk|coffee|pug|haml|sass|nim|fsx?|hs|elm)$|(?:^|\/)(?:GNU)?[Mm]akefile$/;

function wordsOf(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}

function indentedLines(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `${/^[ \t]*/.exec(line)?.[0]}${withoutBlanks(line)}`).join('\n');
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Of shell scripts no comment can be told from a text without reading all of the shell's grammar. */
function languageOf(path: string) {
  return TEST_LANGUAGES.find(({ files, quotes }) => quotes !== '' && files.test(path));
}
