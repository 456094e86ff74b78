import { createReadStream, existsSync } from 'node:fs';
import { Output } from '../process/output.ts';
import type { AgentRun } from './agent.ts';
import { totalTokens } from './agent-result.ts';
import { AgentStream } from './agent-stream.ts';
import { cliNamed, cliNames } from './clis.ts';
import { isFinal, reasonOfClass } from './error-class.ts';
import { spentOf } from './meter.ts';

/**
 * How an agent ended that nobody was there to wait for, by the log it left: its stream has to have its terminal event, like
 * that of any other. Its exit code is not known. null for an agent whose output has no such event.
 */
export async function endInLog(
  agent: string,
  logFile: string,
): Promise<Pick<
  AgentRun,
  'ok' | 'reason' | 'message' | 'tokensUsed' | 'costUsd' | 'spent' | 'result' | 'retryable'
> | null> {
  const name = cliNames.find((each) => each === agent);
  if (name === undefined) return null;
  const cli = cliNamed(name);
  const stream = new AgentStream(cli, cli.reader());
  const output = new Output({ tailBytes: 0, lineLimitBytes, onLine: (line) => stream.take(line) });
  if (existsSync(logFile)) for await (const chunk of createReadStream(logFile)) output.take(chunk as Buffer, 'stdout');
  output.end();
  const result = stream.end({ exitCode: null, by: 'done' });
  const used = result.usage ?? result.usageSeen;
  const told = {
    tokensUsed: used === null ? null : totalTokens(used),
    costUsd: result.cost?.usd ?? null,
    spent: spentOf(used, result.turns, result.cost?.usd ?? null),
    result,
  };
  const { error } = result;
  if (error === null) return { ...told, ok: true, reason: null, message: null };
  const final = isFinal(error.class) ? { retryable: false } : {};
  return { ...told, ...final, ok: false, reason: reasonOfClass(error.class), message: error.message };
}

const lineLimitBytes = 8 * 1024 * 1024;
