import { type ChildProcess, spawn } from 'node:child_process';

/** What is to become of a child once nobody is there to see to it. */
export interface GuardedChild {
  /** The leader of the child's own process group. */
  readonly pid: number;
  /** In ms since the epoch. */
  readonly endsAt: number;
  readonly graceMs: number;
  readonly logFile: string;
  readonly logLimitBytes: number;
  readonly path: string;
}

/**
 * Sees to the ceilings of a child that goes on after our death: a shell that waits until the pipe from us breaks, and
 * from then on looks once a second whether the time is over or the log is full, until the group is gone. While we live
 * it does nothing, and whoever started it kills it when the child has ended. What has left the child's group is found by
 * the next run. Null where no shell can be started: then the next run does all of it, later.
 */
export function guard({ pid, endsAt, graceMs, logFile, logLimitBytes, path }: GuardedChild): ChildProcess | null {
  const words = [pid, Math.ceil(endsAt / 1000), Math.ceil(graceMs / 1000), logFile, logLimitBytes].map(String);
  try {
    const guardian = spawn('/bin/sh', ['-c', guardScript, 'phase-executor-guardian', ...words], {
      cwd: '/',
      env: { PATH: path },
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    for (const each of [guardian, guardian.stdin]) each?.on('error', () => undefined);
    guardian.unref();
    return guardian;
  } catch {
    return null;
  }
}

const guardScript = `
read -r _
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -KILL "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;
