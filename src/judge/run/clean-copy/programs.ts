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

/** How programs of the repository are run while work is judged: under the ceilings of an attempt. Times are milliseconds. */
export interface JudgePrograms extends Required<Pick<ChildSpec, 'clock' | 'cancel' | 'marker' | 'inside'>> {
  readonly env: Record<string, string>;
  readonly limits: RunPolicy['limits'];
  readonly logFile: (name: string) => string;
}

/** Runs a shell command in a folder. With `pipefail` it fails when any part of a pipeline does. */
export function runShell(
  command: string,
  how: { cwd: string; log: string; endAt: number; pipefail?: boolean },
  programs: JudgePrograms,
): Promise<ChildResult> {
  const { limits, clock, env, cancel, marker, inside } = programs;
  const strict = how.pipefail ? ['-o', 'pipefail'] : [];
  return runChild({
    command: 'bash',
    args: [...strict, '-c', command],
    cwd: how.cwd,
    clock,
    cancel,
    marker,
    inside,
    graceMs: limits.graceMs,
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    // The shell's own words are read, so they have to be those of no other language.
    env: { ...env, LC_MESSAGES: 'C' },
    timeoutMs: Math.max(1, Math.min(how.endAt, limits.deadlineAt) - clock.uptimeMs()),
    logFile: programs.logFile(how.log),
  });
}

/** Runs a plan's commands up to the first that fails. `areAlone`: they must not pass in an empty folder as well. */
export async function runPlanCommands(
  { texts, areAlone }: { readonly texts: readonly string[]; readonly areAlone: boolean },
  { root, project }: CommandFolder,
  programs: JudgePrograms,
  existing: Map<string, Finding> = new Map(),
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
          exitCode: escaped > 0 ? null : exitCode, // what still runs may yet undo what it found
          timedOut: ending === 'timeout' || ending === 'idle_timeout',
          tail,
        };
      };
    const askElsewhere = (root: string, offline: JudgePrograms) =>
      verifyCommand({ ...commandFolder, root }, text, runIn(root, `verify-${at + 1}-empty`, offline));
    const finding =
      existing.get(text) ??
      (await verifyCommand(commandFolder, text, runIn(commandFolder.root, `verify-${at + 1}`, programs)));
    const isRequested = areAlone && finding.proves && !interrupted && !looksOutside.test(text);
    const elsewhere = isRequested ? await inEmptyFolder(programs, askElsewhere) : null;
    if (interrupted) return null;
    existing.set(text, finding);
    const isVacuous = elsewhere?.passed === true;
    findings.push(
      isVacuous ? { ...finding, proves: false, message: `${finding.message}, as in an empty folder` } : finding,
    );
    if (finding.passed === false) break;
  }
  return findings;
}

/** Their results are about something that is no file of the project: a server, a registry, a cluster. */
const looksOutside =
  /:\/\/|\b(?:curl|wget|gh|glab|ssh|scp|nc|ping|dig|psql|mysql|redis-cli|mongosh?|kubectl|helm|docker|podman|terraform|aws|az|gcloud|flyctl|vercel|netlify|wrangler|heroku|railway|supabase|systemctl)\b/;

/** Asks in a folder with nothing in it, where no package is fetched. */
async function inEmptyFolder(
  programs: JudgePrograms,
  ask: (root: string, offline: JudgePrograms) => Promise<Finding>,
): Promise<Finding> {
  const root = mkdtempSync(join(programs.env.TMPDIR ?? tmpdir(), 'phase-executor-empty-'));
  try {
    return await ask(root, { ...programs, env: { ...programs.env, npm_config_offline: 'true' } });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The `<automated>` commands of a plan's tasks, each once, in order. */
export function listPlanCommands({ tasks }: { tasks: readonly Pick<PlanTask, 'type' | 'verify'>[] }): string[] {
  // Those of a checkpoint belong to the moment at which a person looks.
  const done = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
  return [...new Set(done.flatMap(({ verify }) => verify.automated))];
}
