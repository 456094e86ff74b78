import type { AgentStream, StreamEnd } from './agent-stream.ts';

/** Times in ms; an `idleMs` of 0 disables the idle timeout. */
export interface WatchTimes {
  readonly idleMs: number;
  readonly exitGraceMs: number;
}

/** Decides when to stop a process: no events, only retries, or no exit. Other output isn't activity. */
export function watchStream(stream: AgentStream, times: WatchTimes) {
  const { reader } = stream;
  const controller = new AbortController();
  let idleTimer: NodeJS.Timeout | undefined;
  let exitTimer: NodeJS.Timeout | undefined;
  let reason: Extract<StreamEnd['by'], 'idle_timeout' | 'storm' | 'done' | 'unready'> | null = null;
  /** A tool such as a long build may print nothing, so the limit is higher while one runs. */
  const idleMs = () => times.idleMs * (reader.openTool === null ? 1 : toolIdleFactor);
  const close = () => {
    clearTimeout(idleTimer);
    clearTimeout(exitTimer);
  };
  const stopProcess = (why: NonNullable<typeof reason>) => {
    close();
    reason = why;
    controller.abort();
  };
  const restartIdleTimer = () => {
    clearTimeout(idleTimer);
    if (times.idleMs > 0) idleTimer = setTimeout(() => stopProcess('idle_timeout'), idleMs());
  };
  const handleEvent = () => {
    if (reader.isStorm || reader.unready !== null) return stopProcess(reader.isStorm ? 'storm' : 'unready');
    restartIdleTimer();
    if (!reader.hasEnded) {
      clearTimeout(exitTimer);
      exitTimer = undefined;
    } else exitTimer ??= setTimeout(() => stopProcess('done'), times.exitGraceMs);
  };
  restartIdleTimer();
  return {
    signal: controller.signal,
    reason: () => reason,
    /** Must be called with every output line; true if the line is an event. */
    take: (line: string) => {
      const isEvent = stream.take(line);
      if (isEvent && reason === null) handleEvent();
      return isEvent;
    },
    close,
    idleMs,
  };
}

export type StreamWatch = ReturnType<typeof watchStream>;

const toolIdleFactor = 3;
