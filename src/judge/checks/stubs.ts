import { isProgramCode, withoutComments } from '../../plan/claims/comments.ts';
import type { Wish } from '../../plan/claims/plan-exceptions.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { getFileIdleness } from '../read/code-functions.ts';
import words from './stub-words.json' with { type: 'json' };

export interface Stub {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
  readonly isAll: boolean;
  readonly unless?: Wish;
}

/** Larger files are data or generated code. */
const maxCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change added: "not implemented", `todo!()`, "coming soon", or only functions without an
 * effect. `before` is null for a new file. Ignores tests and legitimate uses such as an answer with status 501.
 */
export async function findStub(path: string, before: string | null, after: string): Promise<Stub | null> {
  if (before === after || isTestMaterial(path) || after.length > maxCharacters) return null;
  if (!isProgramCode(path) && !/\.(?:ba)?sh$/.test(path)) return null;
  const lines = withoutComments(path, after).split('\n');
  const isAbstract = /\b(?:ABC|ABCMeta|Protocol|abstractmethod)\b/.test(after);
  const marks = lines.filter(
    (line, at) => isStubLine(line) && !isHttpAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line)),
  );
  const oldLines = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const added = marks.map((line) => line.trim()).find((line) => !oldLines.has(line));
  const kind = added !== undefined || marks.length === 0 ? await findNewIdleness(path, before, after) : null;
  const afterLines = after.split('\n');
  const stubAt = (isHere: (line: string) => boolean, isAll: boolean, unless?: Wish): Stub => {
    const at = afterLines.findIndex(isHere);
    return { line: at + 1, text: (afterLines[at] ?? '').trim(), isAll, ...(unless && { unless }) };
  };
  if (added !== undefined) {
    const isBaseClass = kind !== null && /\bNotImplementedError\b/.test(marks.join());
    return stubAt((line) => line.includes(added), kind !== null, isBaseClass ? 'base' : undefined);
  }
  if (kind === null) return null;
  return todoComment.test(after)
    ? stubAt((line) => todoComment.test(line), true)
    : stubAt((line) => /\S/.test(line), true, kind);
}

/**
 * Returns the kind of idle code if all functions became idle. A file that lost no line still works, and so does one
 * that makes decisions.
 */
async function findNewIdleness(path: string, before: string | null, after: string) {
  const hasLostLines = before === null || before.split('\n').some((line) => !after.includes(line));
  if (!hasLostLines || decidingPattern.test(after)) return null;
  const isStub = (text: string) => isStubLine(text) || todoComment.test(text);
  const kind = await getFileIdleness(path, after, isStub);
  const wasIdle = kind !== null && before !== null && (await getFileIdleness(path, before, isStub)) !== null;
  return wasIdle ? null : kind;
}

/** An error message of a to-do app may mention a todo. */
const openInError = words.open.replace('|todo|', '|(?<=[\'"`]\\s*)todo(?=\\s*[-:.!(\'"`])|');

const stubStatement = new RegExp(
  words.statements.join('|').replaceAll('{open}', words.open).replaceAll('{openInError}', openInError),
  'im',
);

function isStubLine(line: string): boolean {
  return line.length < 5_000 && stubStatement.test(line);
}

/** Status 501 is called "not implemented", and a server may legitimately send it. */
function isHttpAnswer(lines: readonly string[], at: number): boolean {
  return /\b501\b|NOT_IMPLEMENTED|StatusNotImplemented|HttpStatus/.test(`${lines[at - 1] ?? ''}\n${lines[at] ?? ''}`);
}

const decidingPattern = /^[ \t]*(?:\}[ \t]*else[ \t]*)?(?:if|for|while|switch|elif|with|match)\b.*[{:(]/m;

const todoComment = new RegExp(words.todoComment, 'i');
