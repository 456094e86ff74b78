import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listDir, replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { LedgerEvent } from '../events/event.ts';
import { getExecutorName } from '../readings/run-state.ts';
import { getFileName } from './ledger.ts';

/** `since` is the start of the attempt. */
const LastActivitySchema = z.object({ what: z.string(), at: z.iso.datetime(), since: z.iso.datetime() });
export type LastActivity = Readonly<z.output<typeof LastActivitySchema>>;

/**
 * Keeps `heartbeats/<plan>.json` in the ledger for each running agent. `tasks` has the task counts by plan. Also
 * removes files of a killed run.
 */
export function keepHeartbeats(
  ledgerDir: string,
  tasks: ReadonlyMap<string, number>,
  now: () => number,
  observed: (plan: string) => LastActivity | null,
) {
  const dir = join(ledgerDir, heartbeats);
  const getPath = (plan: string) => join(dir, `${getFileName(plan)}.json`);
  const beating = new Map<string, { attempt: number; runId: string; task: string | null; begun: number }>();
  const write = (plan: string) => {
    const existing = beating.get(plan);
    if (existing === undefined) return;
    const { attempt, runId, task, begun } = existing;
    const nowMs = now();
    const heartbeat = {
      agent: getExecutorName(plan),
      plan_id: plan,
      current_task: task,
      attempt,
      runId,
      progress: { begun, tasks: tasks.get(plan) ?? 0 },
      timestamp: new Date(nowMs).toISOString(),
      epoch: Math.floor(nowMs / 1000),
      seen: observed(plan),
    };
    replaceFile(getPath(plan), JSON.stringify(heartbeat), 'fleeting');
  };
  const clear = () => {
    beating.clear();
    rmSync(dir, { recursive: true, force: true });
  };
  clear();
  return {
    /** Must see every event of the run. */
    follow: (event: LedgerEvent) => {
      if (event.event === 'agent_start') {
        const { attempt, runId } = event;
        beating.set(event.plan, { attempt, runId, task: null, begun: 0 });
      } else if (event.event === 'agent_progress') {
        const existing = beating.get(event.plan);
        if (existing === undefined) return;
        existing.task = event.what;
        if (event.activity === undefined) existing.begun += 1;
      } else if (event.event === 'agent_end') {
        beating.delete(event.plan);
        rmSync(getPath(event.plan), { force: true });
      } else return;
      write(event.plan);
    },
    beat: () => {
      for (const plan of beating.keys()) write(plan);
    },
    /** Call it at the end of every run. */
    clear,
  };
}

const heartbeats = 'heartbeats';

export interface Pulse {
  readonly agent: string;
  readonly plan_id: string;
  readonly last_seen: string | null;
  readonly minutes_ago: number | null;
  readonly current_task: string | null;
  readonly seen: LastActivity | null;
  /** Why a recent heartbeat still doesn't count as healthy. */
  readonly problem?: string;
}

/** Splits agents by age of the last heartbeat. An invalid or future time counts as stale. */
export function checkStale(
  matches: readonly { readonly file: string; readonly text: string }[],
  thresholdMinutes: number,
  now: number,
): { stale: Pulse[]; healthy: Pulse[]; has_stale: boolean } {
  const pulses = matches.map(({ file, text }) => readPulse(file, text, now));
  const isHealthy = ({ problem, minutes_ago }: Pulse) =>
    problem === undefined && minutes_ago !== null && minutes_ago <= thresholdMinutes;
  const stale = pulses.filter((pulse) => !isHealthy(pulse));
  return { stale, healthy: pulses.filter(isHealthy), has_stale: stale.length > 0 };
}

export function readHeartbeats(folder: string): { file: string; text: string }[] {
  const files = listDir(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const text = tryReadRegular(join(folder, file));
    return text === null ? [] : [{ file, text }];
  });
}

export function ledgerHeartbeats(ledgerDir: string): { file: string; text: string }[] {
  return readHeartbeats(join(ledgerDir, heartbeats));
}

const HeartbeatFile = z.object({
  agent: z.string().optional(),
  plan_id: z.string().optional(),
  current_task: z.string().nullable().optional(),
  timestamp: z.string().optional(),
  seen: LastActivitySchema.nullish().catch(null),
});

function readPulse(file: string, text: string, now: number): Pulse {
  const result = HeartbeatFile.safeParse(tryParseJson(text)).data;
  const name = file.slice(0, -'.json'.length);
  const { agent = name, plan_id = name, current_task = null, timestamp = null, seen = null } = result ?? {};
  const beatTime = timestamp === null ? Number.NaN : Date.parse(timestamp);
  const minutes = Math.round((now - beatTime) / 6_000) / 10;
  const problem = Number.isNaN(beatTime)
    ? 'its time cannot be read'
    : beatTime > now + heartbeatSlackMs
      ? 'its time lies in the future'
      : undefined;
  const minutes_ago = Number.isNaN(beatTime) ? null : minutes;
  const existing = { agent, plan_id, last_seen: timestamp, minutes_ago, current_task, seen };
  return { ...existing, ...(problem === undefined ? {} : { problem }) };
}

/** Another process may have read the clock slightly later. */
const heartbeatSlackMs = 2_000;
