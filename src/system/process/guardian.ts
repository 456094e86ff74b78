import { type ChildProcess, spawn } from 'node:child_process';

export interface GuardedChild {
  /** Leader of its own process group. */
  readonly pid: number;
  /** In ms since the epoch. */
  readonly endsAt: number;
  readonly graceMs: number;
  /** Sent if SIGTERM didn't end it. */
  readonly endSignal: NodeJS.Signals;
  readonly logFile: string;
  readonly logLimitBytes: number;
  readonly path: string;
}

/** Enforces limits after this process dies, noticed by the closed pipe. Returns null if no shell can be started. */
export function guardChild(guardedChild: GuardedChild): ChildProcess | null {
  const { pid, endsAt, graceMs, endSignal, logFile, logLimitBytes, path } = guardedChild;
  const signal = endSignal.replace('SIG', '');
  const args = [pid, Math.ceil(endsAt / 1000), Math.ceil(graceMs / 1000), logFile, logLimitBytes, signal].map(String);
  try {
    const guardian = spawn('/bin/sh', ['-c', guardScript, 'phase-executor-guardian', ...args], {
      cwd: '/',
      // Without `sleep` on PATH the loop would spin.
      env: { PATH: `${path}:/usr/bin:/bin` },
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
PATH="$PATH:/usr/bin:/bin"
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -"$6" "-$1" 2>/dev/null
    kill -CONT "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;
