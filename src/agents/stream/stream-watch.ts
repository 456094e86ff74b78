import type { AgentStream, StreamEnd } from './agent-stream.ts';

/** Times in milliseconds; `idleMs` 0 is off. */
export interface WatchTimes {
  readonly idleMs: number;
  /** How long the CLI may take to exit after its terminal event. */
  readonly exitGraceMs: number;
}

/** Says when a process is to be ended: no event for too long, only retries, or no exit after its end. Other output is no life. */
export function watchStream(stream: AgentStream, times: WatchTimes) {
  const { reader } = stream;
  const stop = new AbortController();
  let unused: NodeJS.Timeout | undefined;
  let lingering: NodeJS.Timeout | undefined;
  let reason: Extract<StreamEnd['by'], 'idle_timeout' | 'storm' | 'done' | 'unready'> | null = null;
  /** How long it may be silent now: a tool such as a long build says nothing while it works. */
  const idleMs = () => times.idleMs * (reader.openTool === null ? 1 : whileToolRuns);
  const close = () => {
    clearTimeout(unused);
    clearTimeout(lingering);
  };
  const end = (why: NonNullable<typeof reason>) => {
    close();
    reason = why;
    stop.abort();
  };
  const listen = () => {
    clearTimeout(unused);
    if (times.idleMs > 0) unused = setTimeout(() => end('idle_timeout'), idleMs());
  };
  const heard = () => {
    if (reader.isStorm || reader.unready !== null) return end(reader.isStorm ? 'storm' : 'unready');
    listen();
    if (!reader.hasEnded) {
      clearTimeout(lingering);
      lingering = undefined;
    } else lingering ??= setTimeout(() => end('done'), times.exitGraceMs);
  };
  listen();
  return {
    /** Aborted when the process is to be ended. */
    signal: stop.signal,
    /** Reason why it was to be ended; null where it was not. */
    reason: () => reason,
    /** To be called with every line of the process. True where it is an event. */
    take: (line: string) => {
      const isEvent = stream.take(line);
      if (isEvent && reason === null) heard();
      return isEvent;
    },
    close,
    idleMs,
  };
}

export type StreamWatch = ReturnType<typeof watchStream>;

const whileToolRuns = 3;
