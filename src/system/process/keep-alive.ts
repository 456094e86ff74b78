import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Lets a child that waits for its next task keep this process alive, or not. */
export function keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean): void {
  const { stdin, stdout, stderr } = child;
  const handles = [child, stdin, stdout, stderr] as unknown as { ref(): void; unref(): void }[];
  for (const handle of handles)
    if (isNeeded) handle.ref();
    else handle.unref();
}
