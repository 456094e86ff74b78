import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanTask } from '../../../plan/phase/task.ts';
import type { RunPolicy } from '../../../settings/table/run-policy.ts';
import { type ChildResult, type ChildSpec, runChild } from '../../../system/process/child.ts';
import type { Finding } from '../../rules/finding.ts';
import type { CommandFolder } from '../commands/author-paths.ts';
import { verifyCommand } from './automated-command.ts';
import type { CommandEnd } from './missing-tool.ts';

export interface JudgePrograms extends Required<Pick<ChildSpec, 'clock' | 'cancel' | 'marker' | 'inside'>> {
  readonly env: Record<string, string>;
  readonly limits: RunPolicy['limits'];
  readonly logFile: (name: string) => string;
}

export function runShell(
  command: string,
  options: { cwd: string; log: string; endAt: number; pipefail?: boolean },
  programs: JudgePrograms,
): Promise<ChildResult> {
  const { limits, clock, env, cancel, marker, inside } = programs;
  const pipefailArgs = options.pipefail ? ['-o', 'pipefail'] : [];
  return runChild({
    command: 'bash',
    args: [...pipefailArgs, '-c', command],
    cwd: options.cwd,
    clock,
    cancel,
    marker,
    inside,
    graceMs: limits.graceMs,
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    // Shell messages are parsed, so they must be in English.
    env: { ...env, LC_MESSAGES: 'C' },
    timeoutMs: Math.max(1, Math.min(options.endAt, limits.deadlineAt) - clock.uptimeMs()),
    logFile: programs.logFile(options.log),
  });
}

/** Runs commands until one fails. With `areAlone`, a command that also passes in an empty folder proves nothing. */
export async function runPlanCommands(
  { texts, areAlone }: { readonly texts: readonly string[]; readonly areAlone: boolean },
  { root, project }: CommandFolder,
  programs: JudgePrograms,
  cache: Map<string, Finding> = new Map(),
): Promise<Finding[] | null> {
  const endAt = programs.clock.uptimeMs() + programs.limits.timeoutMs;
  const commandFolder: CommandFolder = { root, project, beside: texts };
  const findings: Finding[] = [];
  for (const [at, text] of texts.entries()) {
    let interrupted = false;
    const runIn =
      (cwd: string, log: string, judgePrograms: JudgePrograms) =>
      async (command: string, { pipefail }: { pipefail: boolean }): Promise<CommandEnd> => {
        const { ending, exitCode, escaped, tail } = await runShell(
          command,
          { cwd, log, endAt, pipefail },
          judgePrograms,
        );
        interrupted ||= ending === 'cancelled';
        return {
          exitCode: escaped > 0 ? null : exitCode, // a running process may still undo the result
          timedOut: ending === 'timeout' || ending === 'idle_timeout',
          tail,
        };
      };
    const runElsewhere = (root: string, offline: JudgePrograms) =>
      verifyCommand({ ...commandFolder, root }, text, runIn(root, `verify-${at + 1}-empty`, offline));
    const finding =
      cache.get(text) ??
      (await verifyCommand(commandFolder, text, runIn(commandFolder.root, `verify-${at + 1}`, programs)));
    const checksElsewhere = areAlone && finding.proves && !interrupted && !externalPattern.test(text);
    const elsewhere = checksElsewhere ? await inEmptyFolder(programs, runElsewhere) : null;
    if (interrupted) return null;
    cache.set(text, finding);
    const isVacuous = elsewhere?.passed === true;
    findings.push(
      isVacuous ? { ...finding, proves: false, message: `${finding.message}, as in an empty folder` } : finding,
    );
    if (finding.passed === false) break;
  }
  return findings;
}

/** Commands that check something outside the project, such as a server or a registry. */
const externalPattern =
  /:\/\/|\b(?:curl|wget|gh|glab|ssh|scp|nc|ping|dig|psql|mysql|redis-cli|mongosh?|kubectl|helm|docker|podman|terraform|aws|az|gcloud|flyctl|vercel|netlify|wrangler|heroku|railway|supabase|systemctl)\b/;

async function inEmptyFolder(
  programs: JudgePrograms,
  check: (root: string, offline: JudgePrograms) => Promise<Finding>,
): Promise<Finding> {
  const root = mkdtempSync(join(programs.env.TMPDIR ?? tmpdir(), 'phase-executor-empty-'));
  try {
    return await check(root, { ...programs, env: { ...programs.env, npm_config_offline: 'true' } });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export function listPlanCommands({ tasks }: { tasks: readonly Pick<PlanTask, 'type' | 'verify'>[] }): string[] {
  // Checkpoint commands belong to the moment when a person reviews the work.
  const automatic = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
  return [...new Set(automatic.flatMap(({ verify }) => verify.automated))];
}
