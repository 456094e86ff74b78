import type { Spent } from '../../signal/budget.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { findNewestChange } from '../../system/files/newest-change.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { type ChildResult, type ChildSpec, runChild, type SignOfLife } from '../../system/process/child.ts';
import { clipText, formatElapsed, harmlessLines, withoutControls } from '../../system/text/text.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Activity, AgentResult, Meter, SessionBefore } from '../stream/agent-result.ts';
import type { AgentFailure } from '../stream/error-class.ts';

/** Variables of an environment, by their names. */
export type Variables = Readonly<Record<string, string>>;

/** A coding agent behind one face. It claims; only verification makes it true. */
export interface Agent {
  readonly name: string;
  /** Its line in the settings, where several agents take turns. */
  readonly line?: string;
  /** Agents that may go on in its place, by their lines. */
  readonly others?: ReadonlyMap<string, Agent>;
  /** Agent that writes acceptance tests from the plans, where the settings name one. */
  readonly author?: Agent;
  /** As `Co-authored-by` names it. */
  readonly coAuthor?: string;
  /** It reads the plan and can tell whether what the plan presupposes is there. */
  readonly canJudge: boolean;
  /** It goes on with a session of an earlier run (`AgentJob.session`), and ends when it is asked to (`AgentJob.softStop`). */
  readonly resumes?: true;
  /** Paths below the home of its own login, which it may renew. */
  readonly login?: readonly string[];
  /** Variables of our environment that it needs besides the basic ones, such as its own key. */
  readonly variables?: readonly string[];
  /** A sentence saying what this machine lacks to run it and what to do, or null. */
  missing(job: Pick<AgentJob, 'cwd' | 'environment'>): Promise<string | null>;
  /** Reason why its cost is unknown, where that can be said before it runs; null where there is none. */
  unpriced?(environment: Variables): string | null;
  /** Reason why its calls cannot go through the gateway, as a sentence; null where they can. */
  cannotPass?(environment: Variables, hasOwnUpstream: boolean): string | null;
  /** How it would be called, for people: nothing is started, and no text of a key is in it. */
  commandLines(job: CallPreview): readonly AgentCommandLine[];
  run(job: AgentJob): Promise<AgentRun>;
}

/** An attempt that is only previewed, never started. */
export interface CallPreview {
  readonly plan: PlanBrief;
  /** Stands for the folder of the attempt's files. */
  readonly folder: string;
  readonly environment: Variables;
  /** Its calls go through the gateway. */
  readonly isPassed: boolean;
}

/** A program with its arguments, and the names of the variables that are set for it besides its environment. */
export interface AgentCommandLine {
  readonly command: string;
  readonly args: readonly string[];
  readonly sets: readonly string[];
}

/** Facts about a plan that an agent needs. Paths are relative to the working directory. */
export interface PlanBrief {
  readonly id: string;
  readonly path: string;
  readonly summaryPath: string;
  readonly text: string;
  /** Other tasks of it were done before. */
  readonly isContinued?: boolean;
  /** A task whose type begins with `checkpoint` is for a person, or approved. */
  readonly tasks: readonly { readonly name: string; readonly action: string; readonly type?: string }[];
}

/** One attempt, as an agent gets it. Times are milliseconds. */
export interface AgentJob
  extends Required<
    Pick<ChildSpec, 'cwd' | 'timeoutMs' | 'idleTimeoutMs' | 'graceMs' | 'cancel' | 'logFile' | 'marker' | 'clock'>
  > {
  readonly plan: PlanBrief;
  /** The file that holds the prompt, for the agent's stdin. */
  readonly promptFile: string;
  /** It goes on should we be killed, for the next run to take up what it did. */
  readonly outlivesUs?: boolean;
  readonly inside?: ChildSpec['inside'];
  /** The agent's whole environment (I7): nothing else of ours reaches it. */
  readonly environment: Record<string, string>;
  /** Called with a sanitised line whenever the agent goes on to something a person can recognise. */
  readonly onProgress: (what: string) => void;
  /** Called with everything the agent does, as it does it, where it tells. */
  readonly onActivity: (activity: Activity) => void;
  /** Holds the key in its place, where that can be; null where it is off. */
  readonly gateway?: Gateway | null;
  /** Counts what it spends; without one nothing is counted. */
  readonly meter?: Meter;
  /** The session to go on with, and what it had used by then. */
  readonly session?: { readonly id: string; readonly before: SessionBefore };
  /** Aborted, with a `SoftStop` as its reason, when the agent is to end while its session can still hand over. */
  readonly softStop?: AbortSignal;
}

/** Reason why an agent was asked to stop before it had to, as its run then ends. */
export interface SoftStop {
  readonly reason: 'context_exhausted' | 'timeout';
  readonly message: string;
}

/** The agent, or something it needs, is not on this machine: every attempt would end in the same way. */
export class AgentMissingError extends Error {
  override readonly name = 'AgentMissingError';
  readonly exitCode: number = TECHNICAL_EXIT.AGENT_MISSING;
}

/** How an agent's run ended. The same shape whatever happened. */
export interface AgentRun {
  readonly ok: boolean;
  readonly reason: AgentFailure | null;
  /** Message for a person; null when it ended well. */
  readonly message: string | null;
  /** As `timeout(1)` and the shell report it: 124 timeout, 137 killed, 128+n signal. */
  readonly exitCode: number | null;
  /** Missing where nothing was counted. */
  readonly spent?: Spent;
  readonly durationMs: number;
  /** We ran each task of the plan ourselves and saw it succeed, so no claim is needed for it. */
  readonly ranEveryTask?: boolean;
  /** The task that was under way last, where the agent tells. */
  readonly lastProgress: string | null;
  /** Processes of the attempt that were still alive after it and were ended (I6). */
  readonly survivors: number;
  /** How long the other side asked us to wait, and when it serves us again, where the agent passes that on. */
  readonly retryAfterMs?: number | undefined;
  readonly resetAt?: string | undefined;
  /** false: the next attempt would fail in the same way until a person changes something. */
  readonly retryable?: boolean;
  /** It says that it cannot begin as it is set up here, before it did or cost anything. */
  readonly isUnready?: true;
  /** Note for a person, however the run ended. */
  readonly note?: string;
  /** It may have done its work all the same: that is judged, and this is the reason only where it was not done. */
  readonly isRemark?: true;
  /** It was asked to stop, and did: its session can still hand over. */
  readonly isStopped?: true;
  /** All that its stream told, where it is a CLI we know. */
  readonly result?: AgentResult;
  /** The end of what it printed, of any other. */
  readonly printed?: string;
}

export const notRun: AgentRun = {
  ok: false,
  reason: 'agent_error',
  message: 'the agent did not run',
  exitCode: null,
  durationMs: 0,
  survivors: 0,
  lastProgress: null,
};

/** Exit code of a line of ours in bash, in which agents and the commands of plans run; null where it cannot be started. */
export function bashExitCode(line: string, cwd: string, env: Record<string, string>): Promise<number | null> {
  return captureOutput('bash', ['--norc', '-c', line], { cwd, env }).then(
    ({ exitCode }) => exitCode,
    () => null,
  );
}

/** Place and limits of the program of a job. */
export function getJobLimits(
  job: Pick<AgentJob, 'cwd' | 'timeoutMs' | 'graceMs' | 'logFile' | 'marker' | 'clock' | 'outlivesUs' | 'inside'>,
) {
  const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
  const inside = job.inside ?? { kind: 'none', words: [] };
  return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}

/** Failure that the last words of an agent report, whatever its exit code. */
export interface ReportedFailure extends Pick<AgentRun, 'retryAfterMs' | 'resetAt' | 'retryable'> {
  readonly reason: AgentFailure;
  readonly message: string;
}

interface AgentProgram extends Pick<ChildSpec, 'command' | 'args' | 'stdinFile' | 'inside'> {
  /** Failure that the end of the output reports, and that explains the end better than an exit code or silence. */
  readonly closingWords?: (tail: string) => ReportedFailure | null;
  readonly onLine?: (line: string) => void;
}

/** The last line of a stream holds the whole final answer, and with it the texts of what was denied: as long as a line may be. */
const closingBytes = 1024 * 1024;

/** Runs a program as the agent's child, under all ceilings of the job, and reads how it ended. */
export async function runProgram(
  { closingWords, ...program }: AgentProgram,
  job: Omit<AgentJob, 'plan' | 'promptFile' | 'onProgress' | 'onActivity'>,
): Promise<AgentRun> {
  const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
  const result = await runChild({
    ...getJobLimits(job),
    cancel: meter === undefined ? cancel : AbortSignal.any([cancel, meter.cut]),
    env: job.environment,
    ...(idleTimeoutMs > 0 ? { idleTimeoutMs, otherLife: (since) => findNewestWrite(cwd, since, clock.now()) } : {}),
    ...(closingWords ? { tailBytes: closingBytes } : {}),
    ...program,
  });
  const ended = { ...readEnding(result, job), lastProgress: null, printed: result.tail.slice(-16 * 1024) };
  const run = ended.reason === 'interrupted' && !cancel.aborted ? { ...ended, ...atCeiling(meter) } : ended;
  const isVague = run.ok || run.reason === 'agent_error' || run.reason === 'idle_timeout';
  const against = isVague ? closingWords?.(result.tail) : null;
  return against && (run.ok || against.reason !== 'agent_error') ? { ...run, ok: false, ...against } : run;
}

/** Newest write below a folder: an agent that writes files is at work, even if it prints nothing, as `claude -p` does. */
async function findNewestWrite(folder: string, since: number, now: number): Promise<SignOfLife | null> {
  const change = await findNewestChange(folder, since, now - (now - since) / 4);
  return change && { what: `a change of ${withoutControls(change.path).slice(0, 200)}`, at: change.at };
}

/** How the run of an agent is told that reached a ceiling of the budget. */
export function atCeiling(meter: Meter | undefined): Pick<AgentRun, 'ok' | 'reason' | 'message'> {
  const cap = meter?.reached() ?? 'a limit is reached';
  return { ok: false, reason: 'budget', message: `the agent was stopped: ${cap}` };
}

export function readEnding(
  result: ChildResult,
  job: Pick<AgentJob, 'timeoutMs' | 'idleTimeoutMs'>,
): Omit<AgentRun, 'lastProgress' | 'printed'> {
  const { exitCode: status, durationMs, survivors } = result;
  const common = { exitCode: result.code, durationMs, survivors };
  // One harmless line (I8): no control characters, bounded.
  const [line] = harmlessLines(result.tail)
    .slice(-1)
    .map((harmlessLine) => clipText(harmlessLine));
  const last = line === undefined ? '' : `; its last line: ${line}`;
  const failed = (reason: AgentRun['reason'], message: string) => ({ ...common, ok: false, reason, message });
  if (result.escaped > 0) {
    const who = result.escaped === 1 ? 'a process' : `${result.escaped} processes`;
    const message = `${who} of the agent could not be stopped and may still write to the tree; end what it left before the next run`;
    return { ...failed('agent_error', message), retryable: false };
  }
  switch (result.ending) {
    case 'exited':
      if (status === 0) return { ...common, ok: true, reason: null, message: null };
      return failed('agent_error', `the agent ended with exit code ${status}${last}`);
    case 'signalled':
      return failed('killed', `the agent was killed by ${result.signal}${last}`);
    case 'timeout':
      return failed(
        'timeout',
        `the agent was still running after ${formatElapsed(job.timeoutMs)} (setting timeout)${last}`,
      );
    case 'idle_timeout':
      return failed(
        'idle_timeout',
        `the agent printed nothing and changed no file for ${formatElapsed(job.idleTimeoutMs)}; ${lastSignText(result, line)}; ${idleTimeoutAdvice}`,
      );
    case 'cancelled':
      return failed('interrupted', 'the run was interrupted while the agent worked');
    case 'not_started':
      return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
  }
}

/** Advice for an agent that was stopped because it was silent. */
export const idleTimeoutAdvice = 'if its work needs longer, set a longer idle-timeout';

/** The last sign of life, and how long ago that was when it was ended. */
function lastSignText({ lastSeen: observed }: ChildResult, last: string | undefined): string {
  if (observed === null) return 'it never showed activity';
  return `last activity: ${observed.what ?? last ?? 'output'}, ${formatElapsed(observed.agoMs)} ago`;
}
