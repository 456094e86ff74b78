import { type Agent, type AgentRun, bashExitCode, notRun, type PlanBrief, runProgram } from '../program/agent.ts';
import { spendingOfUsage } from '../stream/agent-result.ts';

/** Runs the `sh` and `bash` fences in each task's `<action>` in order, without a model, until one fails. */
export const scriptAgent: Agent = {
  name: 'script',
  canJudge: false,
  async missing({ cwd, environment }) {
    const exitCode = await bashExitCode('exit 0', cwd, environment);
    return exitCode === 0 ? null : 'the script agent needs bash on PATH; install it';
  },
  commandLines: ({ plan }) => listScriptBlocks(plan).map((block) => ({ ...blockCommand(block), sets: [] })),
  async run(job) {
    const blocks = listScriptBlocks(job.plan);
    const hasNoTasksLeft = job.plan.isContinued === true && job.plan.tasks.length === 0;
    if (blocks.length === 0 && !hasNoTasksLeft) return nothingToRun(job.plan);
    const startedAt = job.clock.uptimeMs();
    let survivors = 0;
    let printed = '';
    for (const block of blocks) {
      job.onProgress(block.task);
      const remaining = job.timeoutMs - (job.clock.uptimeMs() - startedAt);
      const run = await runProgram(blockCommand(block), { ...job, timeoutMs: Math.max(1, remaining) });
      survivors += run.survivors;
      printed = run.printed ?? '';
      const durationMs = job.clock.uptimeMs() - startedAt;
      if (!run.ok)
        return { ...run, message: `${block.task}: ${run.message}`, lastProgress: block.task, durationMs, survivors };
    }
    const ranEveryTask = job.plan.tasks.every(
      (task) => task.type?.startsWith('checkpoint') || listScriptBlocks({ ...job.plan, tasks: [task] }).length > 0,
    );
    const success = { ok: true, reason: null, message: null, exitCode: 0, printed, ranEveryTask };
    return { ...success, ...noModel, durationMs: job.clock.uptimeMs() - startedAt, survivors };
  },
};

const noModel = { spent: spendingOfUsage(null, 0, 0), lastProgress: null };

interface ScriptBlock {
  readonly task: string;
  readonly shell: 'sh' | 'bash';
  readonly script: string;
}

function blockCommand({ shell, script }: ScriptBlock) {
  const strict = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e'];
  return { command: shell, args: [...strict, '-c', script] };
}

export function listScriptBlocks(plan: PlanBrief): ScriptBlock[] {
  return plan.tasks.flatMap((task) =>
    parseFences(task.action).flatMap(({ language, text }) =>
      language === 'sh' || language === 'bash' ? [{ task: task.name, shell: language, script: text }] : [],
    ),
  );
}

function parseFences(markdown: string): { language: string; text: string }[] {
  const fences: { language: string; text: string }[] = [];
  let open: { fence: string; indent: number; language: string; lines: string[] } | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const fenceMatch = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line);
    if (open) {
      const closes = fenceMatch?.[3] === '' && fenceMatch[2]?.startsWith(open.fence) && line.trim() === fenceMatch[2];
      if (!closes) open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
      else {
        fences.push({ language: open.language, text: open.lines.join('\n') });
        open = null;
      }
    } else if (fenceMatch?.[2]) {
      open = {
        fence: fenceMatch[2],
        indent: fenceMatch[1]?.length ?? 0,
        language: (fenceMatch[3] ?? '').toLowerCase(),
        lines: [],
      };
    }
  }
  return fences;
}

function nothingToRun(plan: PlanBrief): AgentRun {
  const message =
    `${plan.path} has no fenced sh or bash block in a task's <action>, so the script agent has nothing to run; ` +
    'choose another agent (agent: command) or add a block';
  return { ...notRun, ...noModel, reason: 'invalid_plan', message };
}
