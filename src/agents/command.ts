import { capture } from '../process/capture.ts';
import type { Agent } from './agent.ts';
import { hasBash, runProgram } from './agent.ts';
import { closingWords } from './closing-words.ts';
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
    run: async (job) => {
      const tally = new StreamTally();
      const program = { command: 'bash', args: ['-c', shellCommand], stdinFile: job.promptFile };
      const resumes = resumesSession(shellCommand);
      const count = (line: string) => {
        if (tally.take(line)) job.meter?.take('agent', tally.seen(resumes));
      };
      const run = await runProgram({ ...program, closingWords, onLine: count }, job);
      return { ...run, ...tally.total(resumes) };
    },
  };
}
