import { runnableCommand } from '../../judge/run/clean-copy/automated-command.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import { listCalledPrograms } from '../../judge/run/commands/command-strength.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readUserSetup } from '../../plan/phase/plan-text.ts';
import { findProjectRoot, type World } from '../../settings/call/world.ts';
import { withoutControls } from '../../system/text/text.ts';
import { findMissingPrograms } from '../open/test-program.ts';

export async function findCommandProblems(open: readonly Plan[], world: World): Promise<Foreseen[]> {
  const root = findProjectRoot(world);
  const findings: Foreseen[] = [];
  const calls: { program: string; user: string; at: [string, number] }[] = [];
  const isRun = world.settings['verify-commands'] !== 'off';
  for (const plan of isRun ? open : []) {
    const planCommands = listPlanCommands(plan);
    for (const task of plan.tasks)
      for (const text of listPlanCommands({ tasks: [task] })) {
        const at: [string, number] = [plan.path, task.line];
        const runnable = runnableCommand({ root, project: root, beside: planCommands }, text);
        const user = `an <automated> command of task "${task.name}"`;
        if ('notRunnable' in runnable)
          findings.push(
            buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at),
          );
        else for (const program of listCalledPrograms(text)) calls.push({ program, user, at });
      }
  }
  const missing = await findMissingPrograms([...new Set(calls.map(({ program }) => program))], root, world.environment);
  const reportedKeys = new Set<string>();
  for (const { program, user, at } of calls) {
    const key = `${at.join(':')} ${program}`;
    if (!missing.has(program) || reportedKeys.has(key)) continue;
    reportedKeys.add(key);
    const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
    findings.push(buildForeseen('warning', 'program', message, at));
  }
  return findings;
}

export function findSetUpProblems(plan: Plan, world: World): Foreseen[] {
  const passed = new Set(world.settings['agent-env']);
  return readUserSetup(plan).flatMap(({ line, about, variables }) => {
    const at: [string, number] = [plan.path, line];
    const topic = withoutControls(about).slice(0, 150);
    if (variables.length === 0)
      return [buildForeseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)];
    return variables.flatMap((name) => {
      const isSet = Boolean(world.environment[name]);
      if (isSet && passed.has(name)) return [];
      const lack = isSet ? 'no agent gets; name it in agent-env' : 'is not set; set it and name it in agent-env';
      return [buildForeseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which ${lack}`, at)];
    });
  });
}

/** A problem that will stop a phase (`error`) or may stop one of its plans (`warning`). */
export interface Foreseen {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** Relative to the root, with `/`; `line` is 1-based. */
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
  readonly exitCode?: number;
}

export function buildForeseen(
  severity: Foreseen['severity'],
  code: string,
  message: string,
  at?: [string, number],
): Foreseen {
  return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
}
