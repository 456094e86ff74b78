import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { watchdog } from './watchdog.ts';

/** A short tool: its program, arguments and complete environment. */
export interface PipedTool {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Record<string, string>;
}

export interface PipedEnd {
  readonly exitCode: number | null;
  /** The first 4,000 characters. */
  readonly stderr: string;
}

/**
 * Runs two tools with the output of the first as the input of the second, without holding any of it in memory.
 * `input` is what the first reads. Rejects when one of them could not be started.
 */
export async function pipeTools(
  first: PipedTool,
  second: PipedTool,
  input: string,
): Promise<{ first: PipedEnd; second: PipedEnd }> {
  const reader = spawnTool(second, ['pipe', 'ignore', 'pipe']);
  const readerEnds = waitForTool(reader);
  const writer = spawnTool(first, ['pipe', reader.stdin ?? 'ignore', 'pipe']);
  const writerEnds = waitForTool(writer);
  // The writer has the pipe now; while we held it too, the reader would wait for us to close it.
  reader.stdin?.destroy();
  writer.stdin?.on('error', () => undefined); // a tool that ends without reading is told by its exit code
  writer.stdin?.end(input);
  const kill = () => {
    for (const child of [reader, writer]) child.kill('SIGKILL');
  };
  const both = Promise.all([writerEnds, readerEnds]);
  const [firstEnd, secondEnd] = await watchdog.for(`${basename(first.command)} into a pipe`, mostPipeMs, both, kill);
  return { first: firstEnd, second: secondEnd };
}

const mostPipeMs = 30 * 60_000;

function spawnTool({ command, args, cwd, env }: PipedTool, stdio: Parameters<typeof spawn>[2]['stdio']): ChildProcess {
  return spawn(command, [...args], { cwd, env, stdio });
}

async function waitForTool(child: ChildProcess): Promise<PipedEnd> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderr.length < 4000) stderr = (stderr + chunk.toString('utf8')).slice(0, 4000);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, stderr };
}
