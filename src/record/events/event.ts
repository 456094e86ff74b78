import { z } from 'zod';
import { MatrixJobSchema } from '../../plan/schedule/job-matrix.ts';
import { SpentSchema } from '../../signal/budget.ts';
import type { Decision } from '../../signal/decision.ts';
import { EXIT_STATUS, type ExitStatus } from '../../signal/exit-status.ts';
import { COMPLETION_STATUS, type CompletionStatus } from '../../signal/signal-schema.ts';

/** What a kind of event means, declared once; whoever reads or writes the log asks for these and lists no names. */
export interface Traits {
  /**
   * It is on the disk before `append` returns: it announces an effect (also the tag of a checkpoint, by which
   * it is known for ours), or ends a phase. Losing another one in a power cut changes no decision.
   */
  readonly sync?: true;
  /** It counts for a run that is gone on with, so it is read back however old it is. */
  readonly counts?: true;
  /** It is told and forgotten: neither kept in memory nor in EXECUTION_LOG.md. */
  readonly fleeting?: true;
  /** A line on the terminal, while it happens. */
  readonly shown?: true;
  /** Published at once where the phase is shared through a remote. */
  readonly publishes?: true;
  /** A leg of a chained run may tell it of its own attempts. */
  readonly travels?: true;
  /**
   * What it does to an attempt. `decides`: nothing in it is to be proven any more, but its tree may still have to be put
   * back. `closes`: its checkpoint is of no more use.
   */
  readonly attempt?: 'opens' | 'decides' | 'closes';
  /** What it does to the exit gate: the judge, the tests, the verifier. */
  readonly gate?: 'opens' | 'closes';
  /** What it says the last word of. */
  readonly ends?: 'plan' | 'phase';
  /** How the plan stands from here on, in the orchestrator's state. */
  readonly status?: RecordedPlanStatus;
}

export type RecordedPlanStatus = 'pending' | 'running' | 'retrying' | 'completed' | 'failed' | 'blocked' | 'skipped';

function kind<const T extends Traits, D extends z.ZodRawShape>(traits: T, details: D): { traits: T; details: D } {
  return { traits, details };
}

const ofAttempt = { plan: z.string(), attempt: z.number() };
/** ISO time. */
const time = z.string();
const commit = z.string();
const textList = z.array(z.string()).readonly();
const nullableCount = z.number().nullable();

/** As far as a reading asks for it; `parseSignal` knows the rest. */
const signalShape = z.object({
  status: z.enum(COMPLETION_STATUS),
  attempt: z.number().optional(),
  details: z.looseObject({}),
});

const verdict = {
  verdict: z.enum(['pass', 'fail', 'unknown']),
  passed: nullableCount,
  failed: nullableCount,
  skipped: nullableCount,
  errors: nullableCount,
  total: nullableCount,
  runner: z.string().nullable(),
  source: z.enum(['report', 'console', 'none']),
  extra: z.record(z.string(), z.number().optional()),
  reasons: z.array(z.string()),
};

const ofPart = {
  upTo: z.number().int().nonnegative(),
  planHash: z.string(),
  base: commit,
  /** The engine itself ran each of its tasks. */
  isWitnessed: z.boolean(),
  files: textList,
};

const planEnd = {
  plan: z.string(),
  signal: signalShape,
  /** What follows from it, where another job has to know that. */
  decision: z.custom<Decision>((value) => typeof (value as Decision | null)?.action === 'string').optional(),
};

const phaseEnd = {
  signal: signalShape,
  decision: z.string(),
  /** The rule that fired, as a sentence. */
  why: z.string().optional(),
  exitStatus: z.enum(Object.keys(EXIT_STATUS) as [ExitStatus, ...ExitStatus[]]),
  reason: z.string(),
  lastPlan: z.string().nullable(),
  iterations: z.number(),
  successRate: z.number().nullable(),
  durationMs: z.number(),
  complete: z.number(),
  plans: z.number(),
};

/**
 * Every kind of event with what it means and what it says. A field that comes later has to be optional: logs of before lack
 * it. What is optional for no other reason may be missing where a leg told of it.
 */
export const eventKinds = {
  phase_start: kind(
    { sync: true, counts: true, shown: true, gate: 'closes' },
    {
      schemaVersion: z.number(),
      /** The commit on which the phase begins. */
      base: commit.optional(),
      /** Ids in order; `done` are those that were complete before. */
      plans: textList,
      done: textList,
      waves: z.record(z.string(), z.number()),
      agent: z.string(),
      mode: z.enum(['team', 'fallback']),
      /** What the exit gate is going to ask. */
      gate: z.object({ tests: z.boolean(), verifier: z.boolean() }).optional(),
      /** Where the answers stood that the repository had. */
      answers: commit.nullable().optional(),
    },
  ),
  phase_complete: kind({ sync: true, counts: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_failed: kind({ sync: true, counts: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_blocked: kind({ sync: true, counts: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_skipped: kind({ sync: true, counts: true, gate: 'closes', ends: 'phase' }, phaseEnd),

  attempt_start: kind(
    { sync: true, counts: true, shown: true, travels: true, attempt: 'opens', status: 'running' },
    {
      ...ofAttempt,
      /** The time its checkpoint bears. */
      since: time,
      /** Nobody knows whether an agent worked, for its job was lost: it counts as if one had. */
      isLost: z.literal(true).optional(),
    },
  ),
  checkpoint: kind(
    { sync: true, counts: true, publishes: true, attempt: 'opens' },
    { ...ofAttempt, tag: z.string(), head: commit, /** The folder of the work tree. */ place: z.string().optional() },
  ),
  setup_start: kind({ travels: true }, { ...partial(ofAttempt), command: z.string().optional() }),
  salvage: kind({ travels: true }, { ...ofAttempt, from: z.string() }),
  agent_start: kind(
    { counts: true, travels: true },
    {
      ...ofAttempt,
      agent: z.string(),
      timeoutMs: z.number(),
      promptVersion: z.number().optional(),
      /** An estimate. */
      promptTokens: z.number().optional(),
    },
  ),
  /** Its agent was asked to stop, and its session writes a handoff. */
  handoff_start: kind({ shown: true, travels: true }, { ...ofAttempt, why: z.string() }),
  /** With `activity` it is something the agent did; without, the task that it began. */
  agent_progress: kind(
    { fleeting: true, shown: true },
    { ...ofAttempt, what: z.string(), activity: z.string().optional() },
  ),
  /** What the agent at work has spent since it was started, so that it counts should we die. */
  agent_spend: kind({ counts: true, travels: true }, { ...ofAttempt, spent: SpentSchema }),
  agent_end: kind(
    { counts: true, travels: true },
    {
      ...ofAttempt,
      ok: z.boolean(),
      reason: z.string().nullish(),
      exitCode: z.number().nullish(),
      durationMs: z.number(),
      survivors: z.number(),
      /** Since it was started; missing where the agent does not tell. */
      spent: SpentSchema.optional(),
    },
  ),
  /** The end of what an agent said, without secrets: data, shown to people and used for nothing else. */
  agent_words: kind({ travels: true }, { ...ofAttempt, said: z.string() }),
  /** Another run has to tell of this attempt from here on. */
  adopt: kind(
    { counts: true, shown: true, attempt: 'opens', status: 'running' },
    {
      ...ofAttempt,
      /** The run that began it, and those that were about to adopt it and died as well. */
      from: z.string(),
      adopters: textList,
      tag: z.string(),
      endsAt: time,
      isAtWork: z.boolean(),
    },
  ),
  set_back: kind({ shown: true, travels: true }, { ...ofAttempt, files: textList }),
  verify_start: kind({ sync: true, counts: true, shown: true }, { ...ofAttempt, commands: z.number(), since: time }),
  verify: kind(
    { counts: true, travels: true },
    { ...ofAttempt, passed: z.boolean(), findings: z.unknown().optional(), remarks: textList.optional() },
  ),
  /** Its work did not pass, and its agent gets what was said of it, in the same session, on the tree as it is. */
  repair: kind(
    { counts: true, shown: true, travels: true },
    {
      ...ofAttempt,
      /** From 1 on, in this attempt. */
      repair: z.number(),
      /** The ref under which the state before it stays, in the job that made it; null where that is the checkpoint's. */
      kept: z.string().nullish(),
      details: z.string(),
    },
  ),
  /** With `part` it is the work before a question: what the event `part` is going to say of it, should we die before that. */
  commit: kind(
    { sync: true, counts: true },
    { ...ofAttempt, summaryFromFacts: z.boolean(), part: z.object(ofPart).optional() },
  ),
  /** Found however much other agents have said since: the branch may have moved while files and index have not. */
  fold: kind(
    { sync: true, counts: true },
    { ...ofAttempt, base: commit, commit, branch: z.string().nullable().optional() },
  ),
  settled: kind({ publishes: true }, { ...ofAttempt, head: commit.nullable() }),
  /**
   * The tasks of a plan before one that asks a person are done, and committed as no plan is: `upTo` of them. Where there are
   * none, the commit is the one on which the person is asked.
   */
  part: kind(
    { sync: true, counts: true, publishes: true },
    {
      plan: z.string(),
      attempt: z.number().optional(),
      ...ofPart,
      commit,
      /** Where the branch stood with it. */
      head: commit,
    },
  ),
  /** A person's answer was taken up. What it says stands with the answers, not here. */
  answered: kind({ shown: true }, { plan: z.string(), question: z.string(), approved: z.boolean(), by: z.string() }),
  attempt_failed: kind(
    { counts: true, travels: true, attempt: 'decides', status: 'failed' },
    {
      ...ofAttempt,
      task: z.string().optional(),
      /** The agent. */
      specialist: z.string().optional(),
      error_type: z.string().optional(),
      details: z.string().optional(),
      fingerprint: z.string().optional(),
      progressed: z.boolean().optional(),
      /** The machine refused us what we had to do with its work, so it counts as none. */
      isMachines: z.literal(true).optional(),
    },
  ),
  rollback: kind(
    { sync: true, counts: true, shown: true, attempt: 'decides' },
    {
      ...ofAttempt,
      tag: z.string().optional(),
      /** The ref under which the work stays, and the commit it began on. */
      kept: z.string().nullable(),
      base: commit.optional(),
    },
  ),
  retry_wait: kind(
    { counts: true, shown: true, travels: true, attempt: 'closes', status: 'retrying' },
    { ...ofAttempt, backoffMs: z.number(), why: z.string() },
  ),
  /** Of an attempt or, where `of` says so, of a part of the exit gate. */
  recovered: kind(
    { sync: true, counts: true, shown: true, attempt: 'closes', status: 'pending' },
    {
      ...partial(ofAttempt),
      of: z.string().optional(),
      tag: z.string().optional(),
      kept: z.string().nullable(),
      cutOffRun: z.string(),
    },
  ),

  plan_complete: kind(
    { counts: true, shown: true, publishes: true, attempt: 'closes', ends: 'plan', status: 'completed' },
    planEnd,
  ),
  plan_failed: kind(
    { counts: true, shown: true, publishes: true, attempt: 'closes', ends: 'plan', status: 'failed' },
    planEnd,
  ),
  plan_blocked: kind(
    { counts: true, shown: true, publishes: true, attempt: 'closes', ends: 'plan', status: 'blocked' },
    planEnd,
  ),
  plan_skipped: kind(
    { counts: true, shown: true, publishes: true, attempt: 'closes', ends: 'plan', status: 'skipped' },
    planEnd,
  ),
  /** A SUMMARY that nobody saw verified was verified now, and its plan counts as done. */
  summary_adopted: kind({ shown: true }, { plan: z.string(), head: commit, evidence: z.string() }),

  judge_start: kind(
    { counts: true, shown: true, gate: 'opens' },
    { commit, of: z.literal('judge'), time: z.number(), since: time.optional() },
  ),
  judge_end: kind(
    { counts: true, shown: true, gate: 'closes' },
    { commit, commands: z.number(), durationMs: z.number(), commandMs: z.number() },
  ),
  tests_start: kind(
    { counts: true, shown: true, publishes: true, gate: 'opens' },
    { commit, command: z.string(), of: z.literal('tests'), time: z.number(), since: time.optional() },
  ),
  tests_end: kind({ counts: true, shown: true, gate: 'closes' }, { commit, ...verdict }),
  /** What the tests said on the commit the phase began on. */
  tests_base: kind({}, { commit, command: z.string(), verdict: z.object(verdict) }),
  verifier_start: kind(
    { counts: true, shown: true, gate: 'opens' },
    { report: z.string(), of: z.literal('verification'), time: z.number(), since: time.optional() },
  ),
  verifier_end: kind(
    { counts: true, gate: 'closes' },
    { report: z.string(), ok: z.boolean(), reason: z.string().nullable(), written: z.boolean() },
  ),

  /** A host made commits again and signed them; then the branch moves from the one head to the other. Trees are the same. */
  signed: kind(
    { sync: true, counts: true, shown: true },
    {
      from: commit,
      to: commit,
      branch: z.string().nullable(),
      /** Each commit as it was, and as it is now, parents first. */
      commits: z.array(z.tuple([commit, commit])).readonly(),
    },
  ),

  /** `message` is for whoever looks at the run, and stands in its signal. */
  warning: kind({ shown: true }, { ...partial(ofAttempt), message: z.string() }),

  /** The host's id of the job that opened a chained run, and the commit and file that its settings come from. */
  opened: kind(
    { counts: true },
    { job: z.string().optional(), start: commit.optional(), config: z.string().optional() },
  ),
  round_start: kind({ counts: true }, { round: z.number(), base: commit, jobs: z.array(MatrixJobSchema).readonly() }),
  /** The result of a job, as it is named, was taken in. */
  leg: kind({ counts: true }, { result: z.string() }),
  round_end: kind({ counts: true }, { round: z.number() }),
} as const;

function partial<P extends z.ZodType, A extends z.ZodType>({ plan, attempt }: { plan: P; attempt: A }) {
  return { plan: plan.optional(), attempt: attempt.optional() };
}

/** The form of the events, told by each `phase_start`. */
export const eventsVersion = 1;

const stampShape = { at: time, runId: z.string(), seq: z.number(), epoch: z.number().optional(), phase: z.string() };

type Kinds = typeof eventKinds;
export type EventKind = keyof Kinds;

/** What every event bears. `at` is an ISO time, `seq` grows by one within a log, across runs. */
export interface EventStamp {
  readonly at: string;
  readonly runId: string;
  readonly seq: number;
  /** That of the lease it was written under: a line of a run that had been taken over by then does not count. */
  readonly epoch?: number | undefined;
  readonly phase: string;
}

/** What an event of a kind says. */
export type EventDetails<K extends EventKind> = K extends EventKind
  ? Readonly<z.output<z.ZodObject<Kinds[K]['details']>>>
  : never;
/** An event of a kind. */
export type EventOf<K extends EventKind> = K extends EventKind
  ? EventStamp & { readonly event: K } & EventDetails<K>
  : never;
export type LedgerEvent = EventOf<EventKind>;
/** The kinds that have these traits. */
export type KindsWith<T extends Traits> = {
  [K in EventKind]: Kinds[K]['traits'] extends T ? K : never;
}[EventKind];

/** What no reading has to look into: the kind may be none that this version knows. */
export interface RecordedLine extends EventStamp {
  readonly event: string;
}

/** Every event, told apart by its kind. Made when it is first asked for: most commands read no log. */
function eventSchema(): z.ZodType<LedgerEvent> {
  cachedSchema ??= z.discriminatedUnion(
    'event',
    allKinds.map(kindSchema) as never,
  ) as unknown as z.ZodType<LedgerEvent>;
  return cachedSchema;
}
let cachedSchema: z.ZodType<LedgerEvent> | undefined;

function kindSchema(event: EventKind): z.ZodObject {
  return z.object({ ...stampShape, event: z.literal(event), ...eventKinds[event].details });
}

const allKinds = Object.keys(eventKinds) as EventKind[];

export function isKnownKind(event: string): event is EventKind {
  return Object.hasOwn(eventKinds, event);
}

/** Whether a line is an event: false where its kind is none of this version's, or where it has not the form of its kind. */
export function isEvent(line: RecordedLine): line is LedgerEvent {
  return isKnownKind(line.event) && eventSchema().safeParse(line).success;
}

/** Whether these details say what an event of this kind has to say. */
export function hasDetails<K extends EventKind>(event: K, details: object): details is EventDetails<K> {
  return z.looseObject(eventKinds[event].details).safeParse(details).success;
}

export function kindTraits(event: EventKind): Traits {
  return eventKinds[event].traits;
}

/** Whether an event's kind has these traits. */
export function hasTraits<const T extends Traits>(event: LedgerEvent, traits: T): event is EventOf<KindsWith<T>> {
  return kindHas(event.event, traits);
}

function kindHas(event: EventKind, traits: Traits): boolean {
  const found: Traits = eventKinds[event].traits;
  for (const trait in traits) if (found[trait as keyof Traits] !== traits[trait as keyof Traits]) return false;
  return true;
}

/** The names of the kinds with these traits. */
export function kindsWith<const T extends Traits>(traits: T): KindsWith<T>[] {
  return allKinds.filter((event): event is KindsWith<T> => kindHas(event, traits));
}

/** The kind with which the last word on a plan is noted. */
export const planEnding = {
  success: 'plan_complete',
  failure: 'plan_failed',
  blocked: 'plan_blocked',
  skipped: 'plan_skipped',
} as const satisfies Record<CompletionStatus, KindsWith<{ ends: 'plan' }>>;

/** The kind with which the last word on a phase is noted. */
export const phaseEnding = {
  success: 'phase_complete',
  failure: 'phase_failed',
  blocked: 'phase_blocked',
  skipped: 'phase_skipped',
} as const satisfies Record<CompletionStatus, KindsWith<{ ends: 'phase' }>>;

/**
 * The kind with which a signal is noted. It says how it ended: the first implementation wrote `phase_complete` for
 * failures too, and so hid them from whoever resumed.
 */
export function endingKind({ plan, status }: { plan?: string | undefined; status: CompletionStatus }) {
  return plan === undefined ? phaseEnding[status] : planEnding[status];
}

/** Whether an event says that a run is over, so that a person looks before the next: then nothing counts any more. */
export function endsCounting(event: LedgerEvent): boolean {
  if (!hasTraits(event, { ends: 'phase' })) return false;
  const { exitStatus } = event;
  return exitStatus === 'COMPLETED' || exitStatus === 'STUCK' || exitStatus === 'BLOCKED';
}
