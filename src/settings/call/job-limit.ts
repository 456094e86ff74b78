import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { formatElapsed } from '../../system/text/text.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
/** Default job limits: GitHub's documented value, and the default configuration of Gitea's runner. */
const defaultMinutes = { github: 360, gitea: 180 };

/** Returns the end of the run in ms of machine uptime: its deadline, but early enough before the job's own limit. */
export async function getDeadline(world: World): Promise<number> {
  const { deadline } = world.settings;
  const limitMs = await jobLimitMs(world.environment);
  const runMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
  if (runMs < deadline)
    world.progress(
      `the job may take ${formatElapsed(limitMs ?? 0)} (timeout-minutes), so the run gets ${formatElapsed(runMs)} instead of its deadline of ${formatElapsed(deadline)}`,
    );
  return world.machine.uptimeMs() + runMs;
}

async function jobLimitMs(environment: World['environment']): Promise<number | null> {
  if (environment.GITHUB_ACTIONS !== 'true') return null;
  const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
  return minuteMs * ((await configuredMinutes(environment)) ?? defaultMinutes[host]);
}

const maxBytes = 500 * 1024;

/** Reads the job's `timeout-minutes`; null if no checked-out workflow file sets it to a number. */
async function configuredMinutes(environment: World['environment']): Promise<number | null> {
  const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
  const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
  if (path === undefined || GITHUB_WORKSPACE === '') return null;
  const file = join(GITHUB_WORKSPACE, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? maxBytes + 1;
  const text = size > maxBytes ? null : tryReadRegular(file);
  if (text === null) return null;
  const workflow = Workflow.safeParse(tryYaml(text));
  const minutes = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
  return /^\d{1,5}(\.\d{1,3})?$/.test(minutes) && Number(minutes) > 0 ? Number(minutes) : null;
}

/** YAML is parsed with the failsafe schema, so every scalar is text. */
const Workflow = z.object({
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.string().optional().catch(undefined) })),
});

/** Time limits of a worker's engine, step and job; the last two go into a workflow file. */
export interface DeadlineLadder {
  readonly engineMs: number;
  readonly stepMinutes: number;
  readonly jobMinutes: number;
}

/** Ends the engine before the step and the step before the job, to save work. Gaps are 5 %, from 1 to 10 minutes. */
export function deadlineLadder(jobTimeoutMs: number): DeadlineLadder {
  const gapMs = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
  const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
  const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - gapMs) / minuteMs));
  // Short jobs still get half of their time for the work.
  return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * gapMs), stepMinutes, jobMinutes };
}
