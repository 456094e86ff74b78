import { capture } from '../../system/process/capture.ts';
import { type Agent, type AgentJob, hasBash, runProgram } from '../program/agent.ts';
import { reportedFailure } from '../program/reported-failure.ts';
import { shownLine } from '../stream/stream-reader.ts';
import { resumesSession, StreamTally } from './stream-tally.ts';

/** Any shell command, the prompt on its stdin. */
export function commandAgent(shellCommand: string): Agent {
  return {
    name: 'command',
    canJudge: true,
    async missing({ cwd, environment }) {
      if (!(await hasBash(cwd, environment))) return 'the command agent needs bash on PATH; install it';
      const first = /^\s*([\w./+@-]+)(?=\s|$)/.exec(shellCommand)?.[1];
      if (!first) return null; // an assignment, a group or a variable: only running it can tell
      const known = await capture('bash', ['--norc', '-c', 'type -t -- "$1"', 'bash', first], {
        cwd,
        env: environment,
      });
      if (known.exitCode === 0) return null;
      return (
        `the command "${first}" of agent-command was not found on PATH (${environment.PATH ?? 'empty'}); ` +
        'install it, or give agent-command as a path'
      );
    },
    commandLines: () => [{ ...inBash(shellCommand), sets: [] }],
    run: async (job) => {
      const tally = new StreamTally(job.onActivity);
      const program = { ...inBash(shellCommand), stdinFile: job.promptFile };
      const resumes = resumesSession(shellCommand);
      const output = outputReporter(job);
      const onLine = (line: string) => {
        if (tally.take(line)) job.meter?.take('agent', tally.seen(resumes));
        else output(line);
      };
      const run = await runProgram({ ...program, closingWords: reportedFailure, onLine }, job);
      return { ...run, ...tally.total(resumes) };
    },
  };
}

function inBash(shellCommand: string) {
  return { command: 'bash', args: ['-c', shellCommand] };
}

/** Tells of what is printed, a few lines a second at most: a command may print a million. */
function outputReporter({ onActivity, clock }: AgentJob): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    if (clock.uptimeMs() - last < outputEveryMs) return;
    const text = shownLine(line, 80);
    if (text === '') return;
    last = clock.uptimeMs();
    onActivity({ kind: 'output', text });
  };
}

const outputEveryMs = 200;
