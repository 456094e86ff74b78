import { createReadStream, existsSync } from 'node:fs';
import { getCli } from '../../settings/table/coding-agents.ts';
import { Output } from '../../system/process/output.ts';
import { type AgentRun, notRun } from '../program/agent.ts';
import { type AgentSession, mergeRuns, sessionAfter } from '../program/agent-session.ts';
import { failureByError, type SessionBefore, spendingOfUsage } from '../stream/agent-result.ts';
import { AgentStream } from '../stream/agent-stream.ts';
import { lineLimitBytes } from './agent-cli.ts';
import { clis } from './clis.ts';

/** Reads from logs, one per call of the session, how an unobserved agent ended; null without a terminal event. */
export async function readLogEnding(agent: string, logFiles: readonly string[]): Promise<AgentRun | null> {
  let mergedRun: AgentRun | null = null;
  let session: AgentSession | null = null;
  for (const logFile of logFiles) {
    const run: AgentRun | null = await agentRunFromLog(agent, logFile, session?.before ?? null);
    if (run === null) return null;
    session = sessionAfter(run, session);
    mergedRun = mergedRun === null ? run : mergeRuns(mergedRun, run);
  }
  return mergedRun;
}

async function agentRunFromLog(agent: string, logFile: string, before: SessionBefore | null): Promise<AgentRun | null> {
  const name = getCli(agent);
  if (name === undefined) return null;
  const cli = clis[name];
  const stream = new AgentStream(cli);
  const output = new Output({ tailBytes: 0, lineLimitBytes, onLine: (line) => stream.take(line) });
  if (existsSync(logFile)) for await (const chunk of createReadStream(logFile)) output.take(chunk as Buffer, 'stdout');
  output.end();
  const result = stream.end({ exitCode: null, by: 'done' }, before);
  const spent = spendingOfUsage(result.usage ?? result.usageSeen, result.turns, result.cost?.usd ?? null);
  const outcome = result.error === null ? { ok: true, reason: null, message: null } : failureByError(result.error);
  return { ...notRun, result, spent, ...outcome };
}
