import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { EXIT_STATUS, TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { errorChain, GitError, isMachineFault, isOutOfSpace, systemCode } from '../../system/git/calls/git-error.ts';
import { watchdog } from '../../system/process/watchdog.ts';
import refusals from './system-refusals.json' with { type: 'json' };

export interface Failure {
  readonly exitCode: number;
  readonly message: string;
  /** Shown instead of the message for a fault of ours; null for any other. */
  readonly stack: string | null;
  /** Signal of a run that had begun. */
  readonly signal?: CompletionSignal;
}

/** A run that had begun broke; `signal` is its last one. */
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
    // It was used rightly, or it would not have begun.
    return { ...failure, signal, exitCode: cause instanceof GitError ? TECHNICAL_EXIT.INTERNAL : failure.exitCode };
  }
  const text = nameErrors(error instanceof Error ? error.message : String(error));
  // The stopped call's own error does not matter: the watchdog has reported where it hung.
  if (watchdog.isStuck)
    return {
      exitCode: EXIT_STATUS.INTERRUPTED,
      message: 'a command stopped responding and was stopped; run again to continue',
      stack: null,
    };
  // Not wrong usage, although git may have met it.
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

/** Puts words where Node has none: for a full quota and a stale handle. */
function nameErrors(message: string): string {
  const named = (number: string) => (number === '122' ? 'disk quota exceeded' : 'stale file handle');
  return message.replace(/Unknown system error -(116|122)(?:: Unknown system error -\1)?/g, (_, number) =>
    named(number),
  );
}

/** Explains an action that the system refuses, which is not a fault to trace. Null for any other error. */
function denialText(error: unknown): string | null {
  const chain = errorChain(error);
  for (const each of chain) {
    const code = systemCode(each);
    const { syscall } = each as NodeJS.ErrnoException;
    // Node's error for a folder, with its parents, that cannot be made on a read-only file system.
    const advice = code === 'ENOENT' && syscall === 'mkdir' ? refusals.EROFS : systemRefusals[code];
    // A folder in the place of a file has a message of its own already.
    if (advice === refusals.EEXIST && foreseenExitCode(error) !== null) continue;
    if (advice !== undefined) return `${nameErrors(each.message)}. ${advice}`;
  }
  for (const each of chain) {
    if (!(each instanceof GitError)) continue;
    const [, code = ''] = gitWords.find(([words]) => words.test(each.message)) ?? [];
    if (code !== '') return `${each.message}. ${systemRefusals[code]}`;
    // A message that names a command already needs no more.
    if (gitRefused.test(each.message) || (isMachineFault(each) && !each.message.includes('run again')))
      return `${each.message}. Make .git writable for this user, on a file system that is not read-only`;
  }
  return null;
}

/** Matches only files of this machine: a remote that refuses a key says "Permission denied" too. */
const gitRefused =
  /(lock|create|write|open|append)[^\n]*: (Read-only file system|Permission denied|Operation not permitted)|unable to create directory for \//;

/** Advice by the code of a system error. */
const systemRefusals: Readonly<Record<string, string>> = refusals;

/** Words of git and its end for what the system refused. */
const gitWords: readonly [RegExp, string][] = [
  [/Input\/output error/, 'EIO'],
  [/Stale file handle/, 'ESTALE'],
  [/Too many open files/, 'EMFILE'],
  [/File too large|SIGXFSZ/, 'EFBIG'],
  [/cannot fork|Resource temporarily unavailable/, 'EAGAIN'],
  [/Cannot allocate memory/, 'ENOMEM'],
];

/** Exit code of an expected error (design 6.2); null for any other, which is a fault of ours. */
export function foreseenExitCode(error: unknown): number | null {
  if (error instanceof GitError) return TECHNICAL_EXIT.USAGE;
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : null;
}
