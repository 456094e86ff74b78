import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { formatElapsed } from '../../system/text/text.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
/** Limit of a job that names none, by GitHub's documentation and the default configuration of Gitea's runner. */
const unnamedMinutes = { github: 360, gitea: 180 };

/** End of a run, in ms of the machine's uptime: by its deadline, and before its job is ended from outside. */
export async function deadlineAt(world: World): Promise<number> {
  const { deadline } = world.settings;
  const limitMs = await jobLimitMs(world.environment);
  const insideMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
  if (insideMs < deadline)
    world.progress(
      `the job may take ${formatElapsed(limitMs ?? 0)} (timeout-minutes), so the run gets ${formatElapsed(insideMs)} instead of its deadline of ${formatElapsed(deadline)}`,
    );
  return world.machine.uptimeMs() + insideMs;
}

/** Limit that the workflow's file names for this job, else the host's own; null outside of a job. */
async function jobLimitMs(environment: World['environment']): Promise<number | null> {
  if (environment.GITHUB_ACTIONS !== 'true') return null;
  const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
  return minuteMs * ((await namedMinutes(environment)) ?? unnamedMinutes[host]);
}

/** GitHub's limit for workflow files. */
const maxBytes = 500 * 1024;

/** Null where no checked-out file gives a number for this job. */
async function namedMinutes(environment: World['environment']): Promise<number | null> {
  const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
  const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
  if (path === undefined || GITHUB_WORKSPACE === '') return null;
  const file = join(GITHUB_WORKSPACE, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? maxBytes + 1;
  const text = size > maxBytes ? null : tryReadRegular(file);
  if (text === null) return null;
  const workflow = Workflow.safeParse(tryYaml(text));
  const named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
  return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
}

/** Of the failsafe schema, so every scalar is text. */
const Workflow = z.object({
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.string().optional().catch(undefined) })),
});

/** End times of a worker's engine, step and job. The last two are for a workflow file. */
export interface DeadlineLadder {
  /** From the job's start to the engine's own deadline, in ms. */
  readonly engineMs: number;
  readonly stepMinutes: number;
  readonly jobMinutes: number;
}

/**
 * Ends the engine before the step and the step before the job, to save and upload the work in between. Each gap is
 * 5 % of the limit, from one to ten minutes; steps of GitHub have whole minutes.
 */
export function deadlineLadder(jobTimeoutMs: number): DeadlineLadder {
  const rung = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
  const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
  const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minuteMs));
  // In a job of a few minutes half is for the work.
  return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung), stepMinutes, jobMinutes };
}
