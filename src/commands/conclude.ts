import { witnessFrom } from '../chain/gate-witness.ts';
import { integrateRound } from '../chain/integration.ts';
import { type Leg, LegResultError, readLeg } from '../chain/leg-result.ts';
import { couldGoOn, openRound } from '../chain/next-round.ts';
import { continuedCourse } from '../execute/course.ts';
import { endPhase, type PhaseEnd } from '../execute/phase-end.ts';
import { phaseGate } from '../execute/phase-gate.ts';
import type { RunContext } from '../execute/run-context.ts';
import { DispatchError, dispatch } from '../github/dispatch.ts';
import { gateArtifact } from '../schedule/job-matrix.ts';
import { type Settings, UsageError } from '../settings.ts';
import { joinChain } from './chain.ts';
import type { Reply, World } from './command.ts';
import { collectLegs, uploadRecord } from './leg-transfer.ts';
import { replyTo } from './run-reply.ts';

/** Ends a chained run: whatever round is still open is integrated, the exit gate is judged and the phase has its signal. */
export async function conclude([ref = '']: readonly string[], settings: Settings, world: World): Promise<Reply> {
  return joinChain(ref, settings, world, async (joint) => {
    const { run, read, publish } = joint;
    refuseEasierGate(run);
    const open = openRound(run);
    let course = continuedCourse(run);
    const { tags } = open
      ? await integrateRound(course, await collectLegs(open.jobs, settings, world), open)
      : { tags: [] };
    const gate = await gateLeg(settings, run, world);
    // A round that nobody integrated, or a gate that nobody could ask, says that the chain broke, not that it ran out.
    const isBroken = open !== null || (gate === null && asksGate(run));
    const isOpen = couldGoOn(course) || (isBroken && run.schedule.plans.every(({ plan }) => run.done.has(plan.id)));
    course = { ...course, cut: isOpen ? (isBroken ? 'interrupted' : 'rounds') : null };
    const witness = witnessFrom(gate, run);
    const ended = await endPhase(course, () => phaseGate(run, witness));
    await publish({ tags, released: true });
    await uploadRecord(run, world);
    const reply = await replyTo(ended, read, run, joint.branch);
    const told = await goOn(ended, read.nextPhase, settings, world);
    return told === null ? reply : { ...reply, text: `${reply.text}\n${told}`, summary: `${reply.summary}\n${told}\n` };
  });
}

/** Whether the gate needs a job in which code of the repository runs. */
function asksGate({ testCommand, verifierCommand }: RunContext): boolean {
  return testCommand !== '' || verifierCommand !== '';
}

/** A gate that was to ask for tests when the phase was opened asks for them when it ends, whatever this job was given. */
function refuseEasierGate({ ledger, runId, testCommand, verifierCommand }: RunContext): void {
  const opened = ledger.earlier.findLast((event) => event.event === 'phase_start' && event.runId === runId);
  const { tests, verifier } = (opened?.gate ?? {}) as { tests?: unknown; verifier?: unknown };
  const lacking = [
    ...(tests === true && testCommand === '' ? ['test-command'] : []),
    ...(verifier === true && verifierCommand === '' ? ['verifier-command'] : []),
  ];
  if (lacking.length > 0)
    throw new UsageError(
      `${lacking.join(', ')}: found nothing, but the run was opened with one; give conclude the same settings as integrate`,
    );
}

/** What the job that asked the exit gate left; null where it left nothing that can be used. */
async function gateLeg(settings: Settings, run: RunContext, world: World): Promise<Leg['gate']> {
  const artifact = settings.artifact || gateArtifact(run.phase.id);
  const job = { phase: run.phase.id, plan: '', path: '', wave: 0, round: 0, attempt: 1, artifact };
  const [{ folder } = { folder: null }] = await collectLegs([job], settings, world);
  if (folder === null) return null;
  try {
    const { leg } = readLeg(folder);
    if (leg.fault !== null) world.progress(`the exit gate could not be asked: ${leg.fault.message}`);
    return leg.runId === run.runId && leg.final ? leg.gate : null;
  } catch (error) {
    if (!(error instanceof LegResultError)) throw error;
    world.progress(`what the job of the exit gate left cannot be used: ${error.message}`);
    return null;
  }
}

/** Starts the next workflow run where one is wanted. Returns what was started, as a sentence; null for nothing. */
async function goOn(
  ended: PhaseEnd,
  nextPhase: string | null,
  settings: Settings,
  world: World,
): Promise<string | null> {
  const { decision } = ended;
  const isOutOfRounds = decision.action === 'stop' && decision.reason === 'rounds';
  const phase = decision.action === 'proceed' && settings['auto-advance'] ? nextPhase : null;
  const next = isOutOfRounds && settings['auto-continue'] ? ended.signal.phase : phase;
  if (next === null) return null;
  try {
    const workflow = await dispatch(next, { token: settings['github-token'], environment: world.environment });
    return `started ${workflow} for phase ${next}`;
  } catch (error) {
    if (!(error instanceof DispatchError)) throw error;
    // The phase has ended as it has, whoever starts the next one.
    return `phase ${next} was not started: ${error.message}`;
  }
}
