import { isProgramCode, withoutComments } from '../../plan/claims/comments.ts';
import type { Wish } from '../../plan/claims/wishes.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { fileIdleness } from '../read/idle-functions.ts';
import { bareDocument } from './bare-document.ts';
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
const mostCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change brought into a file: "not implemented", `todo!()`, "coming soon", functions of which none
 * does anything, a document of headings alone. `before` is null for a new file. Tests and what is about such words, an answer
 * with status 501 for example, have none.
 */
export async function stubIn(path: string, before: string | null, after: string): Promise<Stub | null> {
  if (before === after || isTestMaterial(path) || after.length > mostCharacters) return null;
  if (/\.(?:md|mdx|markdown|rst|adoc|txt)$/i.test(path)) return bareDocument(before, after);
  if (!isProgramCode(path) && !/\.(?:ba)?sh$/.test(path)) return null;
  const old = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const written = after.split('\n');
  const stubAt = (at: number, isAll: boolean, unless?: Wish): Stub => ({
    line: at + 1,
    text: (written[at] ?? '').trim(),
    isAll,
    ...(unless && { unless }),
  });
  const lines = withoutComments(path, after).split('\n');
  const isAbstract = /\b(?:ABC|ABCMeta|Protocol|abstractmethod)\b/.test(after);
  const isMark = (line: string, at: number) =>
    isStubLine(line) && !isAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line));
  const marks = lines.filter(isMark).map((line) => line.trim());
  const fresh = marks.find((line) => !old.has(line));
  const at = fresh === undefined ? -1 : written.findIndex((line) => line.includes(fresh));
  const isStub = (said: string) => isStubLine(said) || todoComment.test(said);
  // Where no line is gone, what worked before still does; and what decides works. Only others are parsed.
  const isGone = before === null || before.split('\n').some((line) => !after.includes(line));
  const kind = isGone && !deciding.test(after) ? await fileIdleness(path, after, isStub) : null;
  const wasIdle = kind !== null && before !== null && (await fileIdleness(path, before, isStub)) !== null;
  if (kind !== null && !wasIdle && (fresh !== undefined || marks.length === 0)) {
    if (fresh !== undefined) return stubAt(at, true, /\bNotImplementedError\b/.test(marks.join()) ? 'base' : undefined);
    const todo = written.findIndex((line) => todoComment.test(line));
    return todo >= 0
      ? stubAt(todo, true)
      : stubAt(
          written.findIndex((line) => /\S/.test(line)),
          true,
          kind,
        );
  }
  const gap = written.findIndex((line) => isGapLine(line) && !old.has(line.trim()));
  const some = at >= 0 ? at : gap;
  return some < 0 ? null : stubAt(some, false);
}

/** True for a comment that stands for code: "// ... rest of the code", as an answer in a chat has it. */
function isGapLine(line: string): boolean {
  const said = /^\s*(?:\{\s*\/\*|\/\/|\/\*|#|--|<!--|;|%)\s*(.*)$/.exec(line.slice(0, 300))?.[1] ?? '';
  return gapWords.some((gap) => gap.test(said));
}

const gapWords = words.gaps.map((gap) => new RegExp(gap, 'i'));

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

const deciding = /^[ \t]*(?:\}[ \t]*else[ \t]*)?(?:if|for|while|switch|elif|with|match)\b.*[{:(]/m;

const todoComment = new RegExp(words.todoComment, 'i');
