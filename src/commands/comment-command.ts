import { PhaseError } from '../plan/phase/planning-tree.ts';
import {
  type CommentEvent,
  parseAddressed,
  parseSlashCommand,
  readCommentEvent,
  type SlashCommand,
} from '../publish/announce/comment-event.ts';
import { abortRun, findCommentTarget } from '../publish/announce/comment-target.ts';
import { addReaction, isFromFork, mayWrite, ownReactions } from '../publish/host/comment-author.ts';
import { startWorkflow } from '../publish/host/dispatch.ts';
import { connectHost, type Host } from '../publish/host/host-client.ts';
import { putComment } from '../publish/host/own-comment.ts';
import { commandsHelp, replyToComment } from '../publish/report/comment-text.ts';
import { readSchedule } from '../record/project/read-schedule.ts';
import { refuseAgents } from '../run/questions/answering.ts';
import { redactBody } from '../settings/call/job-secrets.ts';
import { type CommandHandler, type CommandResult, type World, withSettings } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { answerAs } from './answer-command.ts';
import { getPhaseStatus } from './status-command.ts';

/** Does what the comment says that started this job. Comments of ours never begin with `/phase`: they start nothing. */
export const runComment: CommandHandler = async (_words, input) => {
  refuseAgents(input);
  const event = readCommentEvent(input);
  const command = parseSlashCommand(event.body);
  if (command === null) return buildReply('ignored', 'the comment does not begin with /phase');
  if (!event.isNew) return buildReply('ignored', 'the comment is not a new one: edited comments start nothing');
  const host = await connectHost(input);
  if (host === null)
    throw new UsageError('github-token: expected the token of the job, which checks permissions and replies');
  const world = withSettings(input, { remote: input.settings.remote || 'origin' });
  const refusal = await findRefusal(event, host);
  if (refusal !== null) return buildReply('refused', refusal);
  const receipts = await ownReactions(event.id, host);
  if (receipts.some((receipt) => receipt === '+1' || receipt === 'confused'))
    return buildReply('ignored', 'this comment was already handled');
  await addReaction(event.id, 'eyes', host);
  const job = { event, world, host, wasBegun: receipts.includes('eyes') };
  return handleCommand(command, job);
};

interface CommentJob {
  readonly event: CommentEvent;
  readonly world: World;
  readonly host: Host;
  /** A job before this one took the comment up, and nobody knows how far it came. */
  readonly wasBegun: boolean;
}

/** Reason why a comment is passed over; null for one that is obeyed. It gets no reply, or anybody could have us write. */
async function findRefusal(event: CommentEvent, host: Host): Promise<string | null> {
  const { author, isBot, app, isPullRequest, issue, authorMayPush } = event;
  if (isBot) return `${author} is a bot`;
  if (app !== null) return `an app${app === '' ? '' : ` (${app})`} wrote it in the name of ${author}`;
  if (!(await mayWrite(author, authorMayPush, host))) return `${author} cannot write to this repository`;
  if (isPullRequest && (await isFromFork(issue, host))) return 'the pull request comes from a fork';
  return null;
}

async function handleCommand(command: SlashCommand, job: CommentJob): Promise<CommandResult> {
  const { event, host } = job;
  let reply: string | null;
  try {
    reply = await performVerb(command, job);
  } catch (error) {
    const isTheirs = error instanceof UsageError || error instanceof PhaseError;
    const reason = isTheirs ? error.message : `${(error as Error).message}\nThe log of the job has details.`;
    await addReaction(event.id, 'confused', host);
    await postReply(replyToComment(event.id, '⚠️ Not done:', reason), job);
    if (!isTheirs) throw error;
    return buildReply('failed', reason);
  }
  // It is done: a host that takes no receipt does not make it undone.
  if (reply !== null) await postReply(reply, job);
  await addReaction(event.id, '+1', host);
  return buildReply('done', `/phase ${command.verb} of ${event.author}`);
}

async function postReply(reply: string, { event, host, world }: CommentJob): Promise<void> {
  await putComment(event.issue, redactBody(reply, world), host);
}

/** Does it. Returns what is to be replied, null where the receipt says enough. */
async function performVerb({ verb, text, hasAnother }: SlashCommand, job: CommentJob): Promise<string | null> {
  const { event, world } = job;
  if (hasAnother) throw new UsageError('one comment gives one command, on its first line');
  const canRun = world.settings['phase-workflow'] !== '';
  switch (verb) {
    case 'approve':
    case 'answer':
      return recordResponse(verb, text, job);
    case 'status':
      return replyToComment(event.id, 'State of the phase:', (await reportPhaseStatus(firstLine(text), job)).text);
    case 'help':
    case '':
      return replyToComment(
        event.id,
        'Commands, each on the first line of a comment:',
        commandsHelp(canRun).join('\n'),
      );
    case 'abort': {
      const location = await findCommentTarget(firstLine(text), event, job);
      return replyToComment(event.id, 'The run was asked to end:', await abortRun(location, job));
    }
    case 'run':
    case 'retry':
      if (canRun) return dispatchRun(verb, firstLine(text), job);
      throw new UsageError(
        `${verb} is not set up here: name the workflow that runs a phase as github.phase-workflow in the configuration file`,
      );
    default:
      throw new UsageError(`found "${verb.slice(0, 50)}", expected one of:\n${commandsHelp(canRun).join('\n')}`);
  }
}

/** An answer or approval reaches the plan that waits as data: who said it, where, and what. */
async function recordResponse(verb: 'approve' | 'answer', text: string, job: CommentJob): Promise<null> {
  const { event, world } = job;
  const message = verb === 'approve' ? firstLine(text) : text;
  const whole = parseAddressed(message);
  const [first = ''] = whole.text.split(/\s/, 1);
  // A single word behind approve names the plan, or else the phase.
  const isLone = verb === 'approve' && whole.phase === null && first !== '' && first === whole.text;
  const byPlan = whole.plan === null && /^[\w.]+-[\w.]+$/.test(first) ? first : null;
  const named = whole.phase ?? (isLone ? (byPlan?.slice(0, byPlan.lastIndexOf('-')) ?? first) : null);
  const { place, plans } = await reportPhaseStatus(named ?? '', job);
  const isPlan = byPlan !== null && plans.some(({ id }) => id === byPlan);
  const rest = isPlan ? whole.text.slice(first.length).trim() : isLone ? '' : whole.text;
  if (verb === 'approve' && rest !== '')
    throw new UsageError('approve: expected a phase and a plan, or nothing; to add a text, use answer');
  const plan = whole.plan ?? (isPlan ? byPlan : waitingPlan(plans, place.phase));
  const person = { login: event.author, url: event.url, saidAt: event.writtenAt };
  const about = { phase: place.phase, plan, text: verb === 'approve' ? null : rest };
  await answerAs(person, about, withSettings(world, { root: place.root }));
  return null;
}

async function reportPhaseStatus(named: string, job: CommentJob) {
  const location = await findCommentTarget(named, job.event, job);
  const { json, text } = await getPhaseStatus(location.phase, withSettings(job.world, { root: location.root }));
  return { place: location, text, plans: json.plans };
}

function waitingPlan(plans: Awaited<ReturnType<typeof reportPhaseStatus>>['plans'], phase: string): string {
  const waiting = plans.filter(({ waiting: of }) => of !== null && of.answered?.approved !== true);
  const [one, another] = waiting;
  if (one === undefined) throw new UsageError(`no plan of phase ${phase} waits for an answer`);
  if (another === undefined) return one.id;
  const ids = waiting.map(({ id }) => id).join(', ');
  throw new UsageError(`several plans wait (${ids}); name the one you mean, such as /phase approve ${phase} ${one.id}`);
}

/** Starts the workflow that runs phases. Its own queue keeps two runs of a phase apart. */
async function dispatchRun(verb: 'run' | 'retry', named: string, job: CommentJob): Promise<null> {
  const { event, world, host, wasBegun } = job;
  const location = await findCommentTarget(named, event, job);
  const { phase } = await readSchedule(location.root, location.phase);
  if (wasBegun)
    throw new UsageError(
      'an earlier job handled this comment but did not finish; check whether the workflow started, then comment again',
    );
  const { GITHUB_REF: ref = '' } = world.environment;
  const inputs = { phase: phase.id, ...(verb === 'retry' ? { fresh: 'true' } : {}) };
  await startWorkflow(world.settings['phase-workflow'], { ref, inputs }, host);
  return null;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim() ?? '';
}

function buildReply(outcome: 'done' | 'failed' | 'ignored' | 'refused', reason: string): CommandResult {
  return { exitCode: 0, json: { outcome, why: reason }, text: `${outcome}: ${reason}` };
}
