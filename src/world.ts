import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { isatty } from 'node:tty';
import type { World } from './commands/command.ts';
import type { Settings } from './settings.ts';

/** The world as this process finds it, read once. The only place below the doors' inputs that looks outside. */
export function openWorld(door: {
  readonly interrupt: Settings['interrupt'];
  readonly progress: (line: string) => void;
  readonly temporaryDirectory?: string | undefined;
}): World {
  const interactive = isatty(0) && isatty(2);
  const finishFirst = door.interrupt === 'finish' || (door.interrupt === 'auto' && interactive);
  return {
    environment: { ...process.env } as Record<string, string>, // a variable that is there has a value
    directory: process.cwd(),
    temporaryDirectory: realpathSync(door.temporaryDirectory ?? tmpdir()),
    home: dirname(dirname(realpathSync(process.argv[1] ?? '.'))),
    pid: process.pid,
    now: Date.now,
    random: Math.random,
    isAlive,
    readStdin,
    stdin,
    progress: door.progress,
    terminal: { colour: isatty(2) && !process.env.NO_COLOR, interactive },
    interrupt: listenForInterrupts(finishFirst, door.progress),
  };
}

/** Text that waits for a slow reader is held in memory; more than this is not shown to it. */
const mostPending = 64 * 1024 * 1024;

/** Prints lines as they come. A reader that cannot keep up with what a child prints loses lines, and is told. */
export function printer(stream: NodeJS.WriteStream): (line: string) => void {
  let wasBehind = false;
  return (line) => {
    const isBehind = stream.writableLength > mostPending;
    if (!isBehind) stream.write(`${line}\n`);
    else if (!wasBehind)
      stream.write('[phase-executor: there is more output than its reader takes; some is not shown]\n');
    wasBehind = isBehind;
  };
}

/** Ends the process once what was written is out: open handles of a stray child must not keep a finished run alive. */
export function leave(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

/**
 * The first SIGINT finishes the attempt or stops it at once, as asked; the second always stops it; a third ends us on
 * the spot, and the provisional signals stand (I1). SIGTERM and SIGHUP come from machines that will not wait.
 */
function listenForInterrupts(finishFirst: boolean, progress: (line: string) => void): World['interrupt'] {
  const soon = new AbortController();
  const now = new AbortController();
  let asked = 0;
  const stopNow = () => {
    soon.abort();
    now.abort();
  };
  process.on('SIGINT', () => {
    asked += 1;
    if (asked === 1 && finishFirst) {
      progress('interrupted: finishing this attempt; press Ctrl+C again to stop it now');
      soon.abort();
    } else if (!now.signal.aborted) {
      progress('interrupted: stopping what runs, setting right what it left');
      stopNow();
    } else if (asked >= 3) {
      process.exit(3);
    }
  });
  process.on('SIGTERM', stopNow);
  process.on('SIGHUP', stopNow);
  return { soon: soon.signal, now: now.signal };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readStdin(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* stdin(): AsyncIterable<Uint8Array> {
  if (!isatty(0)) yield* process.stdin;
}
