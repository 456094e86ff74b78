import { isProgramCode, withoutComments } from '../../plan/claims/comments.ts';
import type { Wish } from '../../plan/claims/plan-exceptions.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { getFileIdleness } from '../read/code-functions.ts';
import words from './stub-words.json' with { type: 'json' };

/** A placeholder in place of work, in lines that a change added. */
export interface Stub {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The file does nothing else. */
  readonly isAll: boolean;
  /** A plan may want it so, and says so in these words. */
  readonly unless?: Wish;
}

/** Larger files are data, or generated. */
const maxCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change brought into a file: "not implemented", `todo!()`, "coming soon", functions of which none
 * does anything. `before` is null for a new file. Tests and what is about such words, an answer
 * with status 501 for example, have none.
 */
export async function findStub(path: string, before: string | null, after: string): Promise<Stub | null> {
  if (before === after || isTestMaterial(path) || after.length > maxCharacters) return null;
  if (!isProgramCode(path) && !/\.(?:ba)?sh$/.test(path)) return null;
  const lines = withoutComments(path, after).split('\n');
  const isAbstract = /\b(?:ABC|ABCMeta|Protocol|abstractmethod)\b/.test(after);
  const marks = lines.filter(
    (line, at) => isStubLine(line) && !isAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line)),
  );
  const old = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const fresh = marks.map((line) => line.trim()).find((line) => !old.has(line));
  const kind = fresh !== undefined || marks.length === 0 ? await newIdleness(path, before, after) : null;
  const written = after.split('\n');
  const stubAt = (isHere: (line: string) => boolean, isAll: boolean, unless?: Wish): Stub => {
    const at = written.findIndex(isHere);
    return { line: at + 1, text: (written[at] ?? '').trim(), isAll, ...(unless && { unless }) };
  };
  if (fresh !== undefined) {
    const isOfBase = kind !== null && /\bNotImplementedError\b/.test(marks.join());
    return stubAt((line) => line.includes(fresh), kind !== null, isOfBase ? 'base' : undefined);
  }
  if (kind === null) return null;
  return todoComment.test(after)
    ? stubAt((line) => todoComment.test(line), true)
    : stubAt((line) => /\S/.test(line), true, kind);
}

/** What all functions of a file do instead of work, where they did before. A file that lost no line does what it did, and one that decides works. */
async function newIdleness(path: string, before: string | null, after: string) {
  const isGone = before === null || before.split('\n').some((line) => !after.includes(line));
  if (!isGone || decidingPattern.test(after)) return null;
  const isStub = (text: string) => isStubLine(text) || todoComment.test(text);
  const kind = await getFileIdleness(path, after, isStub);
  const wasIdle = kind !== null && before !== null && (await getFileIdleness(path, before, isStub)) !== null;
  return wasIdle ? null : kind;
}

/** An error of a to-do app may speak of a todo. */
const openInError = words.open.replace('|todo|', '|(?<=[\'"`]\\s*)todo(?=\\s*[-:.!(\'"`])|');

/** Statements that say that there is nothing behind them. */
const stubStatement = new RegExp(
  words.statements.join('|').replaceAll('{open}', words.open).replaceAll('{openInError}', openInError),
  'im',
);

function isStubLine(line: string): boolean {
  return line.length < 5_000 && stubStatement.test(line);
}

/** Status 501 is called "not implemented", and an answer with it is what a server should give. */
function isAnswer(lines: readonly string[], at: number): boolean {
  return /\b501\b|NOT_IMPLEMENTED|StatusNotImplemented|HttpStatus/.test(`${lines[at - 1] ?? ''}\n${lines[at] ?? ''}`);
}

const decidingPattern = /^[ \t]*(?:\}[ \t]*else[ \t]*)?(?:if|for|while|switch|elif|with|match)\b.*[{:(]/m;

const todoComment = new RegExp(words.todoComment, 'i');
