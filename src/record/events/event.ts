import { z } from 'zod';
import { MatrixJobSchema } from '../../plan/schedule/job-matrix.ts';
import { networkReaches, sandboxLevels } from '../../signal/boundary.ts';
import { SpentSchema } from '../../signal/budget.ts';
import type { Decision } from '../../signal/decision.ts';
import { EvidenceSchema } from '../../signal/evidence.ts';
import { EXIT_STATUS, type ExitStatus } from '../../signal/exit-status.ts';
import { QuestionSchema } from '../../signal/signal-schema.ts';
import { COMPLETION_STATUS, type CompletionStatus } from '../../signal/signal-words.ts';

/** Properties of an event kind. Code that reads the log tests these instead of kind names. */
export interface Traits {
  /**
   * Synced to disk before `append` returns, because the event announces an effect or ends a phase. Losing any other
   * event in a power cut changes no decision.
   */
  readonly sync?: true;
  /** Shown once but not kept in memory or in EXECUTION_LOG.md. */
  readonly fleeting?: true;
  readonly shown?: true;
  /** Publishes the record at once if the phase is shared through a remote. */
  readonly publishes?: true;
  /** A worker of a chained run may report this event. */
  readonly travels?: true;
  /**
   * `decides`: the result is known, but the work tree may need a restore. `closes`: the checkpoint is no longer needed.
   */
  readonly attempt?: 'opens' | 'decides' | 'closes';
  /** Starts or ends a check of the exit gate. */
  readonly gate?: 'opens' | 'closes';
  readonly ends?: 'plan' | 'phase';
  readonly status?: RecordedPlanStatus;
}

export type RecordedPlanStatus = 'pending' | 'running' | 'retrying' | 'completed' | 'failed' | 'blocked' | 'skipped';

function defineKind<const T extends Traits, D extends z.ZodRawShape>(traits: T, details: D): { traits: T; details: D } {
  return { traits, details };
}

const ofAttempt = { plan: z.string(), attempt: z.number() };
/** For events inside or outside of an attempt. */
const optionalAttemptFields = z.object(ofAttempt).partial().shape;
const time = z.string();
const commit = z.string();
const textList = z.array(z.string()).readonly();
const nullableCount = z.number().nullable();

/** The fields that the readers of the log need; `parseSignal` checks the others. */
const signalShape = z.object({
  status: z.enum(COMPLETION_STATUS),
  attempt: z.number().optional(),
  details: z.looseObject({}),
});

const testNames = z.array(z.string());

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
  red: z.object({ new: testNames, inherited: testNames, flaky: testNames, accepted: testNames.default([]) }).optional(),
};

const ofPart = {
  upTo: z.number().int().nonnegative(),
  planHash: z.string(),
  base: commit,
  isWitnessed: z.boolean(),
  files: textList,
};

const opensGate = { shown: true, gate: 'opens' } as const;
const closesGate = { shown: true, gate: 'closes' } as const;

/** Fields of a gate check: an id that marks its processes, and the time of its checkpoint. */
function buildGateRunFields<Of extends string>(part: Of) {
  return { of: z.literal(part), time: z.number(), since: time.optional() };
}

const endsPlan = { shown: true, publishes: true, attempt: 'closes', ends: 'plan' } as const;

const planEnd = {
  plan: z.string(),
  signal: signalShape,
  decision: z.custom<Decision>((value) => typeof (value as Decision | null)?.action === 'string').optional(),
};

const phaseEnd = {
  signal: signalShape,
  decision: z.string(),
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
 * All event kinds. New fields must be optional, because older logs lack them. Other optional fields may be missing in
 * reports of workers.
 */
export const eventKinds = {
  phase_start: defineKind(
    { sync: true, shown: true, gate: 'closes' },
    {
      schemaVersion: z.number(),
      base: commit.optional(),
      /** Plan ids in order; `done` lists those that were already complete. */
      plans: textList,
      done: textList,
      waves: z.record(z.string(), z.number()),
      agent: z.string(),
      mode: z.enum(['team', 'fallback']),
      gate: z.object({ tests: z.boolean(), verifier: z.boolean() }).optional(),
      answers: commit.nullable().optional(),
      isContinued: z.boolean().optional(),
    },
  ),
  phase_complete: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_failed: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_blocked: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
  phase_skipped: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),

  attempt_start: defineKind(
    { sync: true, shown: true, travels: true, attempt: 'opens', status: 'running' },
    {
      ...ofAttempt,
      since: time,
      /** The job was lost. It may have started an agent, so the attempt counts. */
      isLost: z.literal(true).optional(),
    },
  ),
  checkpoint: defineKind(
    { sync: true, attempt: 'opens' },
    { ...ofAttempt, tag: z.string(), head: commit, /** The folder of its room. */ place: z.string().optional() },
  ),
  setup_start: defineKind({ travels: true }, { ...optionalAttemptFields, command: z.string().optional() }),
  salvage: defineKind({ travels: true }, { ...ofAttempt, from: z.string() }),
  /** The attempt counts from here on, so the record is published. */
  agent_start: defineKind(
    { publishes: true, travels: true },
    {
      ...ofAttempt,
      agent: z.string(),
      timeoutMs: z.number(),
      cage: z.enum(sandboxLevels).optional(),
      network: z.enum(networkReaches).optional(),
      /** The agent ends with its run. Otherwise it keeps running, and the next run adopts it. */
      endsWithRun: z.literal(true).optional(),
    },
  ),
  handoff_start: defineKind({ shown: true, travels: true }, { ...ofAttempt, why: z.string() }),
  /** With `activity`, an action of the agent; without it, the start of a task. */
  agent_progress: defineKind(
    { fleeting: true, shown: true },
    { ...ofAttempt, what: z.string(), activity: z.string().optional() },
  ),
  /** Spending since the agent's start. It is recorded early so that it counts if the run dies. */
  agent_spend: defineKind({ travels: true }, { ...ofAttempt, spent: SpentSchema }),
  agent_end: defineKind(
    { travels: true },
    {
      ...ofAttempt,
      ok: z.boolean(),
      reason: z.string().nullish(),
      exitCode: z.number().nullish(),
      durationMs: z.number(),
      survivors: z.number(),
      /** Spending since the agent's start; absent if the agent doesn't report it. */
      spent: SpentSchema.optional(),
    },
  ),
  /** End of the agent's output without secrets, for people only. */
  agent_words: defineKind({ travels: true }, { ...ofAttempt, said: z.string() }),
  adopt: defineKind(
    { shown: true, attempt: 'opens', status: 'running' },
    {
      ...ofAttempt,
      /** The run that started the attempt; `adopters` are dead runs that adopted it. */
      from: z.string(),
      adopters: textList,
      tag: z.string(),
      endsAt: time,
      isAtWork: z.boolean(),
    },
  ),
  set_back: defineKind({ shown: true, travels: true }, { ...ofAttempt, files: textList }),
  verify_start: defineKind({ sync: true, shown: true }, { ...ofAttempt, commands: z.number(), since: time }),
  verify: defineKind(
    { travels: true },
    { ...ofAttempt, passed: z.boolean(), findings: z.unknown().optional(), remarks: textList.optional() },
  ),
  /** The agent gets the findings and continues on the same work tree. */
  repair: defineKind(
    { shown: true, travels: true },
    {
      ...ofAttempt,
      repair: z.number(),
      /** Ref with the state before the repair, in the job that made it; null if it equals the checkpoint. */
      kept: z.string().nullish(),
      details: z.string(),
    },
  ),
  /** `part` has the fields of the `part` event that follows, in case the run dies before it. */
  commit: defineKind(
    { sync: true },
    { ...ofAttempt, summaryFromFacts: z.boolean(), part: z.object(ofPart).optional() },
  ),
  /** Always synced, because the branch may have moved before the work tree was updated. */
  fold: defineKind({ sync: true }, { ...ofAttempt, base: commit, commit, branch: z.string().nullable().optional() }),
  settled: defineKind({ publishes: true }, { ...ofAttempt, head: commit.nullable() }),
  /** The first `upTo` tasks are done and committed. If it is 0, `commit` is the one on which the person is asked. */
  part: defineKind(
    { sync: true, publishes: true },
    {
      plan: z.string(),
      attempt: z.number().optional(),
      ...ofPart,
      commit,
      head: commit,
    },
  ),
  /** A person's answer was used. Its text stays in the answers ref. */
  answered: defineKind(
    { shown: true },
    {
      ...{ plan: z.string(), question: z.string(), approved: z.boolean(), by: z.string() },
      asked: QuestionSchema.shape.kind.optional(),
    },
  ),
  /** An agent writes acceptance tests from the plan before another agent implements it. */
  author_start: defineKind({ shown: true }, { plan: z.string(), agent: z.string(), timeoutMs: z.number() }),
  /** The agent's files, and the tests in them that are valid. */
  author_end: defineKind(
    { shown: true },
    {
      ...{ plan: z.string(), planHash: z.string(), agent: z.string(), durationMs: z.number() },
      spent: SpentSchema.optional(),
      files: z.array(z.object({ path: z.string(), text: z.string() })).readonly(),
      tests: z.array(z.object({ path: z.string(), name: z.string() })).readonly(),
      dropped: textList,
      isRevised: z.boolean(),
    },
  ),
  acceptance: defineKind({ shown: true }, { ...ofAttempt, passed: textList, failed: textList, dropped: textList }),
  attempt_failed: defineKind(
    { travels: true, attempt: 'decides', status: 'failed' },
    {
      ...ofAttempt,
      task: z.string().optional(),
      specialist: z.string().optional(),
      error_type: z.string().optional(),
      details: z.string().optional(),
      fingerprint: z.string().optional(),
      progressed: z.boolean().optional(),
      /** The machine failed, so the attempt doesn't count. */
      isMachines: z.literal(true).optional(),
    },
  ),
  rollback: defineKind(
    { sync: true, shown: true, attempt: 'decides' },
    {
      ...ofAttempt,
      tag: z.string().optional(),
      /** Ref of the saved work, and the commit on which it began. */
      kept: z.string().nullable(),
      base: commit.optional(),
    },
  ),
  retry_wait: defineKind(
    { shown: true, travels: true, attempt: 'closes', status: 'retrying' },
    { ...ofAttempt, backoffMs: z.number(), why: z.string() },
  ),
  recovered: defineKind(
    { sync: true, shown: true, attempt: 'closes', status: 'pending' },
    {
      ...optionalAttemptFields,
      of: z.string().optional(),
      tag: z.string().optional(),
      kept: z.string().nullable(),
      cutOffRun: z.string(),
    },
  ),

  plan_complete: defineKind({ ...endsPlan, status: 'completed' }, planEnd),
  plan_failed: defineKind({ ...endsPlan, status: 'failed' }, planEnd),
  plan_blocked: defineKind({ ...endsPlan, status: 'blocked' }, planEnd),
  plan_skipped: defineKind({ ...endsPlan, status: 'skipped' }, planEnd),
  summary_adopted: defineKind({ shown: true }, { plan: z.string(), head: commit, evidence: z.string() }),

  /** The project's CI failed on merged work, so the plan runs again. */
  reopened: defineKind({ shown: true, status: 'retrying' }, { ...ofAttempt, why: z.string() }),
  host_checks: defineKind({ shown: true }, { commit, verdict: z.enum(['pass', 'red', 'unknown']), why: z.string() }),

  judge_start: defineKind(opensGate, { commit, ...buildGateRunFields('judge') }),
  judge_end: defineKind(closesGate, { commit, commands: z.number(), durationMs: z.number(), commandMs: z.number() }),
  /** The gate opened for a commit. `head` only adds the final record. */
  verdict: defineKind(
    {},
    { commit, head: commit, rules: z.string(), judgedAt: time, evidence: z.record(z.string(), EvidenceSchema) },
  ),
  verdict_stands: defineKind({ shown: true }, { commit, judgedAt: time }),
  tests_start: defineKind(
    { ...opensGate, publishes: true },
    { commit, command: z.string(), ...buildGateRunFields('tests') },
  ),
  tests_end: defineKind(closesGate, { commit, ...verdict }),
  /** Tests besides the gate's own: before the phase, old tests on the result, or new tests without the change. */
  side_tests_start: defineKind(opensGate, {
    commit,
    command: z.string(),
    what: z.enum(['before', 'old', 'proof', 'accepted']),
    ...buildGateRunFields('tests'),
  }),
  side_tests_end: defineKind({ gate: 'closes' }, { commit }),
  tests_base: defineKind(
    {},
    {
      commit,
      command: z.string(),
      verdict: z.object(verdict),
      names: z
        .object({
          failed: z.array(z.object({ name: z.string(), file: z.string().optional() })),
          /** Null if some tests have no name or there are too many to record. */
          passed: testNames.nullable(),
          isRedNamed: z.boolean(),
          /** Too many tests to record, so they must run again when needed. */
          isCut: z.literal(true).optional(),
        })
        .optional(),
    },
  ),
  /** `time` marks the processes of all mutation runs. */
  mutants_start: defineKind(opensGate, { commit, tried: z.number(), ...buildGateRunFields('tests') }),
  mutants_end: defineKind(closesGate, {
    commit,
    tried: z.number(),
    killed: z.number(),
    undecided: z.number(),
    durationMs: z.number(),
  }),
  /** Tests that both failed and passed on the same commit. */
  tests_flaky: defineKind({ shown: true }, { commit, command: z.string(), names: testNames }),
  verifier_start: defineKind(opensGate, { report: z.string(), ...buildGateRunFields('verification') }),
  verifier_end: defineKind(
    { gate: 'closes' },
    { report: z.string(), ok: z.boolean(), reason: z.string().nullable(), written: z.boolean() },
  ),

  /** The host signed new commits with the same trees; the branch moves from `from` to `to`. */
  signed: defineKind(
    { sync: true, shown: true },
    {
      from: commit,
      to: commit,
      branch: z.string().nullable(),
      commits: z.array(z.tuple([commit, commit])).readonly(),
    },
  ),

  /** `message` is for people and also goes into the run's signal. */
  warning: defineKind({ shown: true }, { ...optionalAttemptFields, message: z.string() }),

  /** The host's id of the job that started a chained run, and the source of its settings. */
  opened: defineKind({}, { job: z.string().optional(), start: commit.optional(), config: z.string().optional() }),
  round_start: defineKind({}, { round: z.number(), base: commit, jobs: z.array(MatrixJobSchema).readonly() }),
  leg: defineKind({}, { result: z.string(), halted: z.string().optional() }),
  round_end: defineKind({}, { round: z.number() }),
} as const;

export const eventsVersion = 1;

const stampShape = {
  at: time,
  runId: z.string(),
  seq: z.number(),
  /** Epoch of the run's lease. Lines of a run count only until another run takes over. */
  epoch: z.number().optional(),
  phase: z.string(),
};

type Kinds = typeof eventKinds;
export type EventKind = keyof Kinds;

export type EventStamp = Readonly<z.output<z.ZodObject<typeof stampShape>>>;

export type EventDetails<K extends EventKind> = K extends EventKind
  ? Readonly<z.output<z.ZodObject<Kinds[K]['details']>>>
  : never;
export type EventOf<K extends EventKind> = K extends EventKind
  ? EventStamp & { readonly event: K } & EventDetails<K>
  : never;
export type LedgerEvent = EventOf<EventKind>;
export type KindsWith<T extends Traits> = {
  [K in EventKind]: Kinds[K]['traits'] extends T ? K : never;
}[EventKind];

export interface RecordedLine extends EventStamp {
  readonly event: string;
}

/** Created on first use, because most commands read no log. */
function getEventSchema(): z.ZodType<LedgerEvent> {
  cachedSchema ??= z.discriminatedUnion(
    'event',
    allKinds.map((event) =>
      z.object({ ...stampShape, event: z.literal(event), ...eventKinds[event].details }),
    ) as never,
  ) as unknown as z.ZodType<LedgerEvent>;
  return cachedSchema;
}
let cachedSchema: z.ZodType<LedgerEvent> | undefined;

const allKinds = Object.keys(eventKinds) as EventKind[];

export function isKnownKind(event: string): event is EventKind {
  return Object.hasOwn(eventKinds, event);
}

export function isEvent(line: RecordedLine): line is LedgerEvent {
  return isKnownKind(line.event) && getEventSchema().safeParse(line).success;
}

export function hasDetails<K extends EventKind>(event: K, details: object): details is EventDetails<K> {
  return z.looseObject(eventKinds[event].details).safeParse(details).success;
}

export function kindTraits(event: EventKind): Traits {
  return eventKinds[event].traits;
}

export function hasTraits<const T extends Traits>(event: LedgerEvent, traits: T): event is EventOf<KindsWith<T>> {
  return kindHasTraits(event.event, traits);
}

function kindHasTraits(event: EventKind, traits: Traits): boolean {
  const result: Traits = eventKinds[event].traits;
  for (const trait in traits) if (result[trait as keyof Traits] !== traits[trait as keyof Traits]) return false;
  return true;
}

export function listKindsWith<const T extends Traits>(traits: T): KindsWith<T>[] {
  return allKinds.filter((event): event is KindsWith<T> => kindHasTraits(event, traits));
}

/** Old logs used `phase_complete` for failures, too, which hid them from the next run. */
export function classifyEnding<T extends 'plan' | 'phase'>(subject: T, status: CompletionStatus) {
  return `${subject}_${endings[status]}` as const;
}

const endings = { success: 'complete', failure: 'failed', blocked: 'blocked', skipped: 'skipped' } as const;

/** After such an end a person looks at the phase, so earlier attempts no longer count. */
export function endsCounting(event: LedgerEvent): boolean {
  if (!hasTraits(event, { ends: 'phase' })) return false;
  const { exitStatus } = event;
  return exitStatus === 'COMPLETED' || exitStatus === 'STUCK' || exitStatus === 'BLOCKED';
}
