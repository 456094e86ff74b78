import type { CommandHandler } from '../../settings/call/world.ts';
import { describeUnknownName } from '../../settings/table/nearest-name.ts';
import { type SettingName, UsageError } from '../../settings/table/settings.ts';
import { adopting, answering, chained, judging, location, reported, running, shown } from './command-settings.ts';

/** A verb, the same behind both doors. What it does is loaded when it is called: help and a short command stay quick. */
export interface Command {
  readonly name: string;
  readonly alias?: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Words after the verb, as help shows them: `<phase>` must be there, `[phase]` may, `…` repeats. */
  readonly words: readonly string[];
  /** More for the command's own help. */
  readonly details?: string;
  readonly settings: readonly SettingName[];
  /** Words `field=value` that the command line also takes as `--field value`. */
  readonly fields?: readonly string[];
  /** It works on a phase in its checkout, and obeys the configuration file of the commit it starts on. */
  readonly holdsPhase?: boolean;
  /** A job in which nothing worked is told by the result it leaves, and stays green (Action only). */
  readonly staysGreen?: boolean;
  readonly load: () => Promise<CommandHandler>;
}

/** In the order of help. */
export const commands: readonly Command[] = [
  {
    name: 'run',
    summary: 'run every plan of a phase that is not done, verify the work, and report how the phase ended',
    words: ['<phase>'],
    details: [
      'run 7                       every plan of phase 7 that is not done',
      'run 7 --dry-run             says what that would be, and changes nothing',
      'run 7 --only 07-03          one plan of it',
      'run 7 --agent claude --test-command "npm test" --max-cost 5',
      'Rules that stay go into .github/phase-executor.yml, under the topics above. status 7 shows the state of the phase, logs 7 what was printed.',
    ].join('\n'),
    settings: [...running, ...reported, 'branch', 'fail-on', 'only', 'dry-run'],
    holdsPhase: true,
    load: async () => (await import('../../commands/run-command.ts')).runRun,
  },
  {
    name: 'adopt',
    summary: 'adopt the work of agents that kept running after their run died; starts no agent',
    words: ['<phase>'],
    settings: adopting,
    holdsPhase: true,
    load: async () => (await import('../../commands/adopt-command.ts')).runAdopt,
  },
  {
    name: 'plan',
    summary: 'show the plans of a phase, their order and their problems; runs nothing',
    words: ['<phase>'],
    settings: shown,
    load: async () => (await import('../../commands/plan-command.ts')).runPlan,
  },
  {
    name: 'judge',
    summary: 'judge commits that a person or another tool made; runs no agent',
    words: ['[phase]'],
    details: [
      'judge 7 --base main --head HEAD                every plan of phase 7, by the work between the two commits',
      'judge 7 --plan 07-03 --base main               all of the work as that of one plan',
      'judge --base main                              without plans: the change, its tests and the tasks that it ticked',
      'judge --explain promise/missing                what a rule asks, reads and says',
      'The plans are read as they stand at --base. Exit code 0 when the work passes, 1 when it does not, 10 when a person has to decide.',
    ].join('\n'),
    settings: judging,
    load: async () => (await import('../../commands/judge-command.ts')).runJudge,
  },
  {
    name: 'execute',
    summary: 'a job of a chained run: execute plans, or the exit gate, and leave the result for integrate',
    words: ['<phase>', '[plan]'],
    details: 'With a plan it is attempted once; without one all that can run is executed, retries included.',
    settings: chained,
    holdsPhase: true,
    staysGreen: true,
    load: async () => (await import('../../commands/execute-command.ts')).runExecute,
  },
  {
    name: 'engine',
    summary: "copy this engine to a new folder outside the workspace, before the exit gate's job runs anything",
    words: [],
    details: 'Its outputs say where it is, the digest of its files and the Node it runs on.',
    settings: [],
    load: async () => (await import('../../commands/engine-command.ts')).runEngine,
  },
  {
    name: 'upload',
    summary: 'upload the result of a step that has no token, and give a receipt for it',
    words: [],
    settings: ['output-dir', 'run-attempt'],
    load: async () => (await import('../../commands/execute-command.ts')).runUpload,
  },
  {
    name: 'integrate',
    summary: 'the job after a round: merge the verified work onto the branch, publish it and plan the next round',
    words: ['<phase>'],
    details: 'Round 0 opens the phase. It runs no agent and no code of the repository, and trusts no result unseen.',
    settings: chained,
    holdsPhase: true,
    load: async () => (await import('../../commands/integrate-command.ts')).runIntegrate,
  },
  {
    name: 'conclude',
    summary: 'the last job of a chained run: the exit gate, the final signal, the decision',
    words: ['<phase>'],
    settings: [...chained, 'auto-advance', 'auto-continue', 'fail-on'],
    holdsPhase: true,
    load: async () => (await import('../../commands/conclude-command.ts')).runConclude,
  },
  {
    name: 'status',
    summary: 'show the state of a phase, or of every phase, and the next command; runs nothing',
    words: ['[phase]'],
    settings: ['root', 'remote', 'github-token'],
    load: async () => (await import('../../commands/status-command.ts')).runStatus,
  },
  {
    name: 'report',
    summary: 'write a report of a phase: one HTML page, JUnit, CTRF or a trace; runs nothing',
    words: ['<phase>'],
    details:
      'The page needs no network and runs no script. It tells what the record holds, here or with --remote there.',
    settings: [...location, 'output', 'junit', 'ctrf', 'otlp', 'remote', 'github-token'],
    load: async () => (await import('../../commands/report-command.ts')).runReport,
  },
  {
    name: 'logs',
    summary: 'show what agents, their set-up and the checks of a phase printed in this checkout',
    words: ['<phase>', '[plan]'],
    details: 'Control characters and what looks like a secret are left out; the files themselves hold everything.',
    settings: [...location, 'attempt', 'follow', 'raw', 'events'],
    load: async () => (await import('../../commands/logs-command.ts')).runLogs,
  },
  {
    name: 'approve',
    summary: 'approve a plan that waits for a person',
    words: ['<phase>', '<plan>'],
    details:
      'status <phase> shows what the plan asks. A decision is made with answer. Until a run begins, --withdraw takes back what was said.',
    settings: [...answering, 'withdraw'],
    load: async () => (await import('../../commands/answer-command.ts')).runApprove,
  },
  {
    name: 'answer',
    summary: 'answer a plan that waits for a person: a decision, what is wrong, what was done',
    words: ['<phase>', '<plan>', '<text…>'],
    details: [
      'To a decision: the id of an option, with a remark behind it if need be. To something to be verified: what is wrong',
      'with it; that is changed, and the plan asks again. An answer is kept in git: it is no place for secrets.',
    ].join('\n'),
    settings: answering,
    load: async () => (await import('../../commands/answer-command.ts')).runAnswer,
  },
  {
    name: 'comment',
    summary: 'do what a comment says that begins with /phase: approve, answer, status, run, retry or help (in a job)',
    words: [],
    details:
      'The comment is that of the event of the job. docs/on-the-pull-request.md says who may, and what it needs.',
    settings: [...location, 'remote', 'github-token', 'phase-workflow'],
    load: async () => (await import('../../commands/comment-command.ts')).runComment,
  },
  {
    name: 'check',
    summary: 'set the status phase-executor, which rules can require, on the commit of a pull request or merge queue',
    words: [],
    details: 'The commit is that of the event of the job. docs/on-the-pull-request.md shows the workflow and the rule.',
    settings: ['github-token'],
    load: async () => (await import('../../commands/check-command.ts')).runCheck,
  },
  {
    name: 'validate',
    summary: "list every problem of a phase, or of all phases that aren't done, with file and line",
    words: ['[phase]'],
    settings: location,
    load: async () => (await import('../../commands/validate-command.ts')).runValidate,
  },
  {
    name: 'signal',
    alias: 'completion',
    summary: 'completion signals by hand: create, parse, handle, log',
    words: ['<create|parse|handle|log>', '[words…]'],
    details: [
      'signal create <success|failure|blocked|skipped> <phase> [details]   details: a JSON object, or key=value words',
      'signal parse [json]    what a signal says, in its full form; from stdin without the word',
      'signal handle [json]   the decision that follows from it; the next phase is that of ROADMAP.md, else it is counted',
      'signal log [json]      appends it to .planning/execution-log.ndjson, and a row to .planning/EXECUTION_LOG.md',
    ].join('\n'),
    settings: [...location, 'max-attempts', 'backoff', 'max-wait'],
    load: async () => (await import('../../commands/signal-command.ts')).runSignal,
  },
  {
    name: 'state',
    alias: 'orchestrator-state',
    summary:
      "the orchestrator's state and its agents' heartbeats, and errors in STATE.md: write, read, clear, rebuild, check-stale, add-error",
    words: ['<write|read|clear|rebuild|check-stale|add-error>', '[words…]'],
    details: [
      'state write --phase <phase> --mode <team|fallback> --data <json>   merges the fields into .planning/.orchestrator-state.json',
      'state read [--phase <phase>]   the state, or {"exists": false}',
      'state clear                    removes it; {"cleared": true} also where there was none',
      'state rebuild <phase>          makes that of the last run again from the event log',
      'state check-stale [--threshold <minutes>]   agents without a sign of life for so long (default: 15)',
      'state add-error <text>         adds it to STATE.md, newest first; also with the options of errors log',
    ].join('\n'),
    settings: ['root'],
    fields: ['phase', 'mode', 'data', 'threshold', 'plan', 'task', 'specialist', 'error-type', 'details'],
    load: async () => (await import('../../commands/state-command.ts')).runState,
  },
  {
    name: 'checkpoint',
    summary: 'checkpoints of the work tree by hand: create, rollback, list, prune',
    words: ['<create|rollback|list|prune>', '[words…]'],
    details: [
      'checkpoint create <phase> <plan>   records the work tree, changes nothing in it and prints the tag',
      'checkpoint rollback <tag>          keeps what is there under a ref, puts the tree back exactly, deletes the tag',
      'checkpoint list                    those there are, the oldest first',
      'checkpoint prune [partials]        deletes old ones; with partials also what was kept of attempts',
    ].join('\n'),
    settings: ['root', 'older-than', 'dry-run'],
    load: async () => (await import('../../commands/checkpoint-command.ts')).runCheckpoint,
  },
  {
    name: 'handoff',
    summary: 'checkpoint returns, what a stopped agent leaves for the next: create, validate',
    words: ['<create|validate>', '[words…]'],
    details: [
      'handoff create <agent> <threshold_critical|task_complete|error> [details]',
      '    details: a JSON object, or key=value words: completed, remaining, decisions, patterns, issues, filesModified',
      'handoff validate [json]   from stdin without the word; exit code 1 when it is too large, 65 when it is not one',
    ].join('\n'),
    settings: [],
    load: async () => (await import('../../commands/handoff-command.ts')).runHandoff,
  },
  {
    name: 'errors',
    alias: 'log-specialist-error',
    summary: 'append an error record to .planning/specialist-errors.jsonl and STATE.md: log',
    words: ['[log]', '[words…]'],
    details:
      'errors log --phase 07 --plan 03 --task 2 --specialist coder --error-type timeout --details "no end after 5m"\n' +
      'All six are required; they can also be given as one JSON object or as key=value words.',
    settings: ['root'],
    fields: ['phase', 'plan', 'task', 'specialist', 'error-type', 'details'],
    load: async () => (await import('../../commands/errors-command.ts')).runErrors,
  },
  {
    name: 'tests',
    summary: 'judge tests (pass, fail or unknown) by a command, a log or report files',
    words: ['[-- command…]'],
    details: [
      'tests -- npm test                                     runs the command; one word with blanks is a shell line',
      'tests --log <file|-> --exit-code <n>                  reads the output of a run that is over',
      "tests --report 'build/**/TEST-*.xml' --exit-code <n>  reads its reports; also beside a command or a log",
      'Files are looked for below --root. Exit code 0 for pass only, 1 for fail and unknown, 3 when interrupted.',
    ].join('\n'),
    settings: [
      ...([...location, 'timeout', 'idle-timeout', 'kill-grace'] as const),
      ...(['log', 'report', 'exit-code', 'baseline-total'] as const),
    ],
    load: async () => (await import('../../commands/tests-command.ts')).runTestsVerb,
  },
  {
    name: 'doctor',
    summary: 'check this machine; with a phase, check what would block it: agent, key, programs, people, checkout',
    words: ['[phase]'],
    details:
      "Nothing is run or changed. The exit code is 69 where something is missing or the phase could not begin. With a token the host's rules are read as well.",
    settings: [...shown, 'remote', 'github-token', 'agent-secret-name', 'all'],
    load: async () => (await import('../../commands/doctor-command.ts')).runDoctor,
  },
  {
    name: 'init',
    summary: 'show, and with --yes write, a configuration file and a workflow that fit this repository',
    words: [],
    details:
      'At a terminal it asks. A file that is there is never changed: the difference is shown, and the exit code is 64.\n' +
      "The workflow uses PHASE_EXECUTOR_REPOSITORY (acme/phase-executor); without it the engine's own repository, else a fork of the owner of origin.",
    settings: ['root', 'agent', 'test-command', 'yes', 'dry-run'],
    load: async () => (await import('../../commands/init-command.ts')).runInit,
  },
  {
    name: 'demo',
    summary: 'make a small repository in a temporary folder and run its phase, without a model',
    words: [],
    settings: [],
    load: async () => (await import('../../commands/demo-command.ts')).runDemo,
  },
];

/** @throws UsageError listing what there is. */
export function findCommand(name: string): Command {
  const result = commands.find((command) => command.name === name || command.alias === name);
  if (result) return result;
  const names = commands.map((command) => command.name);
  throw new UsageError(describeUnknownName('command', name, names));
}
