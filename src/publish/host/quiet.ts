import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the code at work now was started by something that is to be silent. */
const silent = new AsyncLocalStorage<true>();
/** How many of these are at work, and how to print as before; null while there is none. */
let atWork = 0;
let restore: (() => void) | null = null;

/**
 * Runs something that prints to standard output, and drops what it prints, from its callbacks too; what others print
 * meanwhile comes through. GitHub's client prints the signed address of an upload and counts on the runner to mask it
 * and to show it in debug runs only. Where workflow commands are stopped, as while agents are at work, the runner does
 * neither: the address would stand in the log for all to read.
 */
export async function withoutOutput<T>(work: () => Promise<T>): Promise<T> {
  atWork += 1;
  restore ??= filterOutput();
  try {
    return await silent.run(true, work);
  } finally {
    atWork -= 1;
    if (atWork === 0) {
      restore();
      restore = null;
    }
  }
}

function filterOutput(): () => void {
  const { stdout } = process;
  const before = stdout.write;
  const filtered = ((...args: Parameters<typeof before>) => {
    if (!silent.getStore()) return Reflect.apply(before, stdout, args);
    const written = args.findLast((each) => typeof each === 'function') as (() => void) | undefined;
    if (written) queueMicrotask(written);
    return true;
  }) as typeof before;
  stdout.write = filtered;
  return () => {
    if (stdout.write === filtered) stdout.write = before;
  };
}
