import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { EXIT_STATUS, TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import {
  GitError,
  getSystemCode,
  isMachineFault,
  isOutOfSpace,
  listErrorChain,
} from '../../system/git/calls/git-error.ts';
import { watchdog } from '../../system/process/watchdog.ts';
import refusals from './system-refusals.json' with { type: 'json' };

export interface Failure {
  readonly exitCode: number;
  readonly message: string;
  readonly stack: string | null;
  readonly signal?: CompletionSignal;
}

/** Reports that a run failed after it had begun; `signal` is its last signal. */
export class BrokenRunError extends Error {
  readonly signal: CompletionSignal;

  constructor(signal: CompletionSignal, cause: Error) {
    super(cause.message, { cause });
    this.signal = signal;
  }
}

export function describeFailure(error: unknown): Failure {
  if (error instanceof BrokenRunError) {
    const { signal, cause } = error;
    const failure = describeFailure(cause);
    // A git error after the start isn't a usage error.
    return { ...failure, signal, exitCode: cause instanceof GitError ? TECHNICAL_EXIT.INTERNAL : failure.exitCode };
  }
  const text = nameErrors(error instanceof Error ? error.message : String(error));
  // The error of the stopped call doesn't matter, because the watchdog has reported where it hung.
  if (watchdog.isStuck)
    return {
      exitCode: EXIT_STATUS.INTERRUPTED,
      message: 'a command stopped responding and was stopped; run again to continue',
      stack: null,
    };
  // A full disk isn't a usage error, even if git reported it.
  if (isOutOfSpace(error)) {
    const message = `the disk is full: ${text}. Make room, then run again to continue with the work as it is`;
    return { exitCode: TECHNICAL_EXIT.INTERNAL, message, stack: null };
  }
  const denied = denialText(error);
  if (denied !== null) return { exitCode: TECHNICAL_EXIT.INTERNAL, message: `${denied}; then run again`, stack: null };
  const exitCode = foreseenExitCode(error) ?? TECHNICAL_EXIT.INTERNAL;
  const stack = exitCode === TECHNICAL_EXIT.INTERNAL && error instanceof Error ? String(error.stack) : null;
  return { exitCode, message: text, stack };
}

/** Replaces "Unknown system error", which Node prints for a full quota and a stale handle. */
function nameErrors(message: string): string {
  const describeError = (number: string) => (number === '122' ? 'disk quota exceeded' : 'stale file handle');
  return message.replace(/Unknown system error -(116|122)(?:: Unknown system error -\1)?/g, (_, number) =>
    describeError(number),
  );
}

/** Explains an operation that the system refused, which needs no stack trace; null for other errors. */
function denialText(error: unknown): string | null {
  const chain = listErrorChain(error);
  for (const link of chain) {
    const code = getSystemCode(link);
    const { syscall } = link as NodeJS.ErrnoException;
    // Node's error if a folder and its parents can't be created on a read-only file system.
    const advice = code === 'ENOENT' && syscall === 'mkdir' ? refusals.EROFS : systemRefusals[code];
    // A folder in place of a file already has its own message.
    if (advice === refusals.EEXIST && foreseenExitCode(error) !== null) continue;
    if (advice !== undefined) return `${nameErrors(link.message)}. ${advice}`;
  }
  for (const each of chain) {
    if (!(each instanceof GitError)) continue;
    const [, code = ''] = gitWords.find(([words]) => words.test(each.message)) ?? [];
    if (code !== '') return `${each.message}. ${systemRefusals[code]}`;
    // A message that already tells the user what to run needs no more advice.
    if (gitRefused.test(each.message) || (isMachineFault(each) && !each.message.includes('run again')))
      return `${each.message}. Make .git writable for this user, on a file system that is not read-only`;
  }
  return null;
}

/** Matches only local files, because a remote also says "Permission denied" when it rejects a key. */
const gitRefused =
  /(lock|create|write|open|append)[^\n]*: (Read-only file system|Permission denied|Operation not permitted)|unable to create directory for \//;

const systemRefusals: Readonly<Record<string, string>> = refusals;

/** System error codes by git's messages. */
const gitWords: readonly [RegExp, string][] = [
  [/Input\/output error/, 'EIO'],
  [/Stale file handle/, 'ESTALE'],
  [/Too many open files/, 'EMFILE'],
  [/File too large|SIGXFSZ/, 'EFBIG'],
  [/cannot fork|Resource temporarily unavailable/, 'EAGAIN'],
  [/Cannot allocate memory/, 'ENOMEM'],
];

export function foreseenExitCode(error: unknown): number | null {
  if (error instanceof GitError) return TECHNICAL_EXIT.USAGE;
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : null;
}
