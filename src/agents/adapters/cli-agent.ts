import { rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import type { Prices } from '../../settings/table/setting.ts';
import { countSpentTokens } from '../../signal/budget.ts';
import { readExternal } from '../../system/files/atomic-file.ts';
import { type ChildResult, runChild } from '../../system/process/child.ts';
import { formatCount, formatElapsed } from '../../system/text/text.ts';
import {
  type Agent,
  type AgentJob,
  type AgentRun,
  atCeiling,
  getJobLimits,
  idleTimeoutAdvice,
  notRun,
  readEnding,
  type SoftStop,
  type Variables,
} from '../program/agent.ts';
import { formatActivity } from '../stream/agent-progress.ts';
import { type AgentError, type AgentResult, failureByError, noUsage, spendingOfUsage } from '../stream/agent-result.ts';
import { AgentStream, type StreamEnd } from '../stream/agent-stream.ts';
import { adviceOnCredit, isUnpaid } from '../stream/error-class.ts';
import { type StreamWatch, watchStream } from '../stream/stream-watch.ts';
import {
  type Cli,
  type CliCall,
  type CliJob,
  cliVariables,
  lineLimitBytes,
  makeCallFiles,
  suggestPermission,
} from './agent-cli.ts';
import { CliCosts, findRequestedModel } from './cli-cost.ts';
import { cliProblem, cliProgram, installLine } from './cli-program.ts';
import { findGatewayProblem, type GatewayCall, openGatewayCall, withProviderError } from './gateway-call.ts';
import type { InstalledCli } from './installed-cli.ts';

export interface CliSettings {
  /** How the CLI is called, flags included; empty: by its name. */
  readonly command?: string;
  /** Prices over those of the list. */
  readonly prices?: Prices;
  /** The program that was installed for this run, where one was. */
  readonly installed?: InstalledCli | null;
}

export function cliAgent(cli: Cli, { command = '', prices = {}, installed = null }: CliSettings = {}): Agent {
  let isWarned = false;
  const costsIn = (environment: Variables) => new CliCosts(cli, command, environment, prices);
  return {
    name: cli.name,
    coAuthor: cli.coAuthor,
    canJudge: true,
    resumes: true,
    variables: cliVariables(cli),
    login: cli.login,
    missing: (job) => cliProblem(cli, command, { ...job, environment: environmentWith(installed, job.environment) }),
    unpriced: (environment) => costsIn(environment).unpricedReason(),
    cannotPass: (environment, hasOwnUpstream) => {
      const model = findRequestedModel(command, environment);
      return findGatewayProblem(cli, { environment, command, model }, hasOwnUpstream);
    },
    commandLines: ({ folder, environment, isPassed }) => {
      const pass = isPassed ? { url: '<gateway>', token: '<token of the attempt>' } : null;
      const call = cliCall(cli, command, { folder, environment, pass });
      const sets = Object.entries(call.env).flatMap(([name, value]) => (value === undefined ? [] : [name]));
      return [{ ...cliProgram(cli, command, call.args), sets }];
    },
    run: async (agentJob) => {
      const job = { ...agentJob, environment: environmentWith(installed, agentJob.environment) };
      const changed = installed === null ? null : await installed.changed();
      if (changed !== null) return { ...notRun, message: changed, retryable: false };
      const costs = costsIn(job.environment);
      const done = await runCli(cli, command, costs, job);
      if (costs.unpriced === undefined || isWarned || done.result?.cost) return done;
      isWarned = true;
      return { ...done, note: costs.missingPriceWarning(costs.unpriced) };
    },
  };
}

function environmentWith(installed: InstalledCli | null, environment: Record<string, string>): Record<string, string> {
  if (installed === null) return environment;
  const { PATH } = environment;
  return { ...environment, PATH: PATH === undefined ? installed.bin : `${installed.bin}${delimiter}${PATH}` };
}

async function runCli(cli: Cli, command: string, costs: CliCosts, job: AgentJob): Promise<AgentRun> {
  const { environment, gateway = null, meter } = job;
  const passage = await openGatewayCall(
    cli,
    { environment, command, model: costs.requested },
    { price: (usage, model) => costs.charge(usage, model), meter, gateway, onActivity: job.onActivity },
  );
  const { pass } = passage;
  const resume = job.session?.id ?? null;
  const call = cliCall(cli, command, { folder: dirname(job.promptFile), environment, resume, pass });
  makeCallFiles(call);
  const lastEvent: LastEvent = { what: null, at: null };
  const stream: AgentStream = new AgentStream(cli, (activity) => {
    const { model, costUsd, usageSeen, turns } = stream.reader;
    if (pass !== null && activity.kind === 'retry') return; // the gateway tells it at once, of every CLI
    lastEvent.what = formatActivity(activity) ?? lastEvent.what;
    // Counts of a continued session include its earlier usage.
    const isOfSession = job.session !== undefined && cli.cumulative.includes('usage');
    const reported = costs.withEstimate(activity, model);
    job.onActivity(isOfSession && reported.kind === 'usage' ? { ...reported, isOfSession } : reported);
    if (pass !== null) return; // the gateway counts while it works
    const usage = isOfSession ? null : usageSeen;
    meter?.take(spendingOfUsage(usage, turns, costUsd || costs.charge(usage ?? noUsage, model)));
  });
  const watch = watchStream(stream, { idleMs: job.idleTimeoutMs, exitGraceMs: cli.exitGraceMs ?? 10_000 });
  if (call.usageFile !== undefined) rmSync(call.usageFile, { recursive: true, force: true }); // of the session before
  const child = await runChild({
    ...cliProgram(cli, command, call.args),
    ...getJobLimits(job),
    env: passage.withoutKey({ ...environment, ...call.env }),
    stdinFile: job.promptFile,
    cancel: AbortSignal.any([job.cancel, watch.signal, passage.stop, ...(job.softStop ? [job.softStop] : [])]),
    lineLimitBytes,
    onLine: (line) => {
      if (watch.take(line)) lastEvent.at = job.clock.uptimeMs();
    },
  }).finally(() => {
    watch.close();
    passage.close();
  });
  const context = { job, watch, stream, seen: lastEvent, passage };
  const by = endReason(child, context);
  const usageText = call.usageFile === undefined ? null : readExternal(call.usageFile, maxUsage);
  if (usageText !== null) stream.readUsageFile(usageText);
  const read = stream.end({ exitCode: child.exitCode, by, now: job.clock.now() }, job.session?.before ?? null);
  const error = read.error === null ? null : withProviderError(read.error, cli, passage);
  const result = costs.priced({ ...read, error, model: read.model ?? pass?.account.model ?? null });
  // One count: what the provider answered, where calls pass here, else what the CLI reports.
  const answered = pass?.account.spent();
  const spent = answered && answered.turns > 0 ? answered : costs.spent(result);
  const { inputFresh, cacheRead, cacheWrite, output } = spent;
  const source = spent !== answered && result.cost?.source === 'reported' ? {} : { isEstimate: true as const };
  const usage = { inputFresh, cacheRead, cacheWrite, output, reasoning: null };
  if (countSpentTokens(spent) > 0) job.onActivity({ kind: 'usage', usage, costUsd: spent.costUsd, ...source });
  const cutOff = pass?.account.cutOff ?? 0;
  if (cutOff > 0)
    job.onProgress(
      `${formatCount(cutOff, 'call')} of ${cli.name} cut off before usage was reported: estimated as the most it can be`,
    );
  return { ...finishedRun(cli, child, by, result, context), spent, lastProgress: lastEvent.what };
}

function cliCall(
  cli: Cli,
  command: string,
  { resume = null, ...job }: Pick<CliJob, 'folder' | 'environment' | 'pass'> & { resume?: string | null },
): CliCall {
  return cli.call({ ...job, model: job.environment.PHASE_EXECUTOR_MODEL || null, resume, command });
}

/** The last activity that has words, and the time of the last event, in ms of the clock's uptime. */
interface LastEvent {
  what: string | null;
  at: number | null;
}

function endReason({ ending }: ChildResult, { job, watch, stream, passage }: CallContext): StreamEnd['by'] {
  if (ending === 'timeout') return 'timeout';
  if (ending !== 'cancelled') return null;
  if (job.cancel.aborted) return 'interrupted';
  // One that had said its end before anybody stopped it has ended well or badly by itself.
  if (watch.reason() !== null || stream.reader.hasEnded) return watch.reason() ?? 'done';
  if (passage.pass?.account.hopeless.aborted) return 'storm';
  return job.meter?.cut.aborted ? 'budget' : 'stopped';
}

/** The file lies where the agent may write. */
const maxUsage = 4 * 1024 * 1024;

interface CallContext {
  readonly job: AgentJob;
  readonly watch: StreamWatch;
  readonly stream: AgentStream;
  readonly seen: LastEvent;
  readonly passage: GatewayCall;
}

function finishedRun(cli: Cli, child: ChildResult, by: StreamEnd['by'], result: AgentResult, context: CallContext) {
  const { code: exitCode, durationMs, survivors } = child;
  const common = { exitCode, durationMs, survivors, result };
  const ending = readEnding(child, context.job);
  if (child.escaped > 0 || child.ending === 'not_started' || by === 'interrupted') {
    const install = child.ending === 'not_started' ? `; install it: ${installLine(cli)}` : '';
    return { ...common, ...ending, ok: false, message: `${ending.message}${install}` };
  }
  // A call that was refused may have been its last: whatever it says of its end, it was cut off.
  if (by === 'budget' || (context.passage.pass?.account.refusals ?? 0) > 0)
    return { ...common, ...atCeiling(context.job.meter) };
  const { error } = result;
  if (error === null) return { ...common, ok: true, reason: null, message: null };
  if (by === 'stopped') {
    const stop = context.job.softStop?.reason as SoftStop;
    const message = `${cli.name} ${stop.message}`;
    return { ...common, ok: false, isStopped: true as const, reason: stop.reason, message };
  }
  const wasKilled = error.class === 'crash' && child.ending === 'signalled';
  return {
    ...common,
    ...failureByError(error),
    ...(wasKilled ? { reason: 'killed' as const } : {}),
    message: errorAdvice(cli, error, context),
    ...(error.isRemark ? { isRemark: true as const } : {}),
    ...(error.class === 'unready' ? { isUnready: true as const } : {}),
  };
}

function errorAdvice(
  cli: Cli,
  { class: name, message }: AgentError,
  { job, watch, stream, seen }: CallContext,
): string {
  const { openTool, denials } = stream.reader;
  const doing = openTool === null ? 'it waited for its model' : `it ran ${openTool}`;
  switch (name) {
    case 'auth':
      return `${message}; set ${cli.secret} in the environment of the run, in a workflow from a secret`;
    case 'tool_denied':
      return `${message}; ${suggestPermission(cli, denials)}`;
    case 'quota':
      return isUnpaid(message) ? `${message}; ${adviceOnCredit}` : message;
    case 'bad_model':
      return `${message}; name a model that its provider serves in PHASE_EXECUTOR_MODEL`;
    case 'usage_error':
      return `${message}; version ${cli.version} was tested (${installLine(cli)})`;
    case 'timeout':
      return `${cli.name} was still working after ${formatElapsed(job.timeoutMs)} (setting timeout); ${doing}`;
    case 'idle_timeout':
      return `${cli.name} reported nothing for ${formatElapsed(watch.idleMs())} while ${doing}; ${lastEventText(seen, job)}; ${idleTimeoutAdvice}`;
    default:
      return message;
  }
}

function lastEventText({ what, at }: LastEvent, { clock }: AgentJob): string {
  if (at === null) return 'it never showed activity';
  return `last activity: ${what === null ? 'an event of its stream' : `it ${what}`}, ${formatElapsed(clock.uptimeMs() - at)} ago`;
}
