import { z } from 'zod';
import { MatrixJobSchema } from '../../plan/schedule/job-matrix.ts';
import { networkReaches, sandboxLevels } from '../../signal/boundary.ts';
import { SpentSchema } from '../../signal/budget.ts';
import type { Decision } from '../../signal/decision.ts';
import { EvidenceSchema } from '../../signal/evidence.ts';
import { EXIT_STATUS, type ExitStatus } from '../../signal/exit-status.ts';
import { QuestionSchema } from '../../signal/signal-schema.ts';
import { COMPLETION_STATUS, type CompletionStatus } from '../../signal/signal-words.ts';

/** Meaning of a kind of event, declared once; readers and writers of the log ask for traits instead of names. */
export interface Traits {
  /**
   * On the disk before `append` returns, because it announces an effect (also a checkpoint's tag, which proves it
   * is ours) or ends a phase. Losing another event in a power cut changes no decision.
   */
  readonly sync?: true;
  /** Shown once: kept neither in memory nor in EXECUTION_LOG.md. */
  readonly fleeting?: true;
  readonly shown?: true;
  /** Published at once where the phase is shared through a remote. */
  readonly publishes?: true;
  /** A worker of a chained run may report it of its own attempts. */
  readonly travels?: true;
  /** `decides`: nothing to prove is left, but its tree may need a restore. `closes`: its checkpoint is not needed. */
  readonly attempt?: 'opens' | 'decides' | 'closes';
  /** Effect on the exit gate: the judge, the tests, the verifier. */
  readonly gate?: 'opens' | 'closes';
  readonly ends?: 'plan' | 'phase';
  /** The plan's status from here on. */
  readonly status?: RecordedPlanStatus;
}

export type RecordedPlanStatus = 'pending' | 'running' | 'retrying' | 'completed' | 'failed' | 'blocked' | 'skipped';

function defineKind<const T extends Traits, D extends z.ZodRawShape>(traits: T, details: D): { traits: T; details: D } {
  return { traits, details };
}

const ofAttempt = { plan: z.string(), attempt: z.number() };
/** For what may also happen outside of an attempt. */
const perhapsOfAttempt = z.object(ofAttempt).partial().shape;
/** ISO time. */
const time = z.string();
const commit = z.string();
const textList = z.array(z.string()).readonly();
const nullableCount = z.number().nullable();

/** Fields that readings need; `parseSignal` knows the rest. */
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
  /** The engine itself ran each of its tasks. */
  isWitnessed: z.boolean(),
  files: textList,
};

const opensGate = { shown: true, gate: 'opens' } as const;
const closesGate = { shown: true, gate: 'closes' } as const;

/** Fields of a part of the exit gate: the mark of its processes, and the time in its checkpoint. */
function gateRun<Of extends string>(of: Of) {
  return { of: z.literal(of), time: z.number(), since: time.optional() };
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
 * Every kind of event with its traits and fields. A later field must be optional, because older logs lack it.
 * Other optional fields may be missing where a worker reported the event.
 */
export const eventKinds = {
  phase_start: defineKind(
    { sync: true, shown: true, gate: 'closes' },
    {
      schemaVersion: z.number(),
      /** The commit on which the phase begins. */
      base: commit.optional(),
      /** Ids in order; `done` were complete before. */
      plans: textList,
      done: textList,
      waves: z.record(z.string(), z.number()),
      agent: z.string(),
      mode: z.enum(['team', 'fallback']),
      gate: z.object({ tests: z.boolean(), verifier: z.boolean() }).optional(),
      /** Commit of the answers in the repository then. */
      answers: commit.nullable().optional(),
      /** An earlier run of the phase left a record, and this one continues from it. */
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
      /** Time in its checkpoint. */
      since: time,
      /** The job was lost, so whether an agent worked is unknown: it counts as if one had. */
      isLost: z.literal(true).optional(),
    },
  ),
  checkpoint: defineKind(
    { sync: true, attempt: 'opens' },
    { ...ofAttempt, tag: z.string(), head: commit, /** The folder of its room. */ place: z.string().optional() },
  ),
  setup_start: defineKind({ travels: true }, { ...perhapsOfAttempt, command: z.string().optional() }),
  salvage: defineKind({ travels: true }, { ...ofAttempt, from: z.string() }),
  /** From here on the attempt counts, so the record is published now. */
  agent_start: defineKind(
    { publishes: true, travels: true },
    {
      ...ofAttempt,
      agent: z.string(),
      timeoutMs: z.number(),
      cage: z.enum(sandboxLevels).optional(),
      network: z.enum(networkReaches).optional(),
      /** It ends when its run dies; without, it goes on and the next run adopts it. */
      endsWithRun: z.literal(true).optional(),
    },
  ),
  /** The agent was asked to stop, and its session writes a handoff. */
  handoff_start: defineKind({ shown: true, travels: true }, { ...ofAttempt, why: z.string() }),
  /** An action of the agent with `activity`; without, the task that it began. */
  agent_progress: defineKind(
    { fleeting: true, shown: true },
    { ...ofAttempt, what: z.string(), activity: z.string().optional() },
  ),
  /** Spending of the agent at work since its start, so that it counts if the run dies. */
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
      /** Since its start; missing where the agent does not report it. */
      spent: SpentSchema.optional(),
    },
  ),
  /** End of the agent's output, without secrets: data for people only. */
  agent_words: defineKind({ travels: true }, { ...ofAttempt, said: z.string() }),
  /** Another run continues this attempt. */
  adopt: defineKind(
    { shown: true, attempt: 'opens', status: 'running' },
    {
      ...ofAttempt,
      /** The run that began it, and those that died while adopting it. */
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
  /** The work failed, and the agent gets the findings, on the tree as it is. */
  repair: defineKind(
    { shown: true, travels: true },
    {
      ...ofAttempt,
      /** From 1 on, in this attempt. */
      repair: z.number(),
      /** Ref of the state before it, in the job that made it; null where that is the checkpoint's. */
      kept: z.string().nullish(),
      details: z.string(),
    },
  ),
  /** `part`: fields of the following event `part`, for a run that dies before it. */
  commit: defineKind(
    { sync: true },
    { ...ofAttempt, summaryFromFacts: z.boolean(), part: z.object(ofPart).optional() },
  ),
  /** Always read back: the branch may have moved while files and index have not. */
  fold: defineKind({ sync: true }, { ...ofAttempt, base: commit, commit, branch: z.string().nullable().optional() }),
  settled: defineKind({ publishes: true }, { ...ofAttempt, head: commit.nullable() }),
  /** Its first `upTo` tasks are done and committed. With none, `commit` is the one on which the person is asked. */
  part: defineKind(
    { sync: true, publishes: true },
    {
      plan: z.string(),
      attempt: z.number().optional(),
      ...ofPart,
      commit,
      /** Commit of the branch after it. */
      head: commit,
    },
  ),
  /** A person's answer was taken up; its text stays with the answers. */
  answered: defineKind(
    { shown: true },
    {
      ...{ plan: z.string(), question: z.string(), approved: z.boolean(), by: z.string() },
      asked: QuestionSchema.shape.kind.optional(),
    },
  ),
  /** An agent writes acceptance tests from a plan, before the plan's own agent begins. */
  author_start: defineKind({ shown: true }, { plan: z.string(), agent: z.string(), timeoutMs: z.number() }),
  /** Its files, and those of their tests that count. */
  author_end: defineKind(
    { shown: true },
    {
      ...{ plan: z.string(), planHash: z.string(), agent: z.string(), durationMs: z.number() },
      spent: SpentSchema.optional(),
      files: z.array(z.object({ path: z.string(), text: z.string() })).readonly(),
      tests: z.array(z.object({ path: z.string(), name: z.string() })).readonly(),
      /** What does not count, with the reason, as sentences. */
      dropped: textList,
      isRevised: z.boolean(),
    },
  ),
  /** Acceptance tests ran on the work of a plan. */
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
      /** The machine prevented handling its work, so the attempt does not count. */
      isMachines: z.literal(true).optional(),
    },
  ),
  rollback: defineKind(
    { sync: true, shown: true, attempt: 'decides' },
    {
      ...ofAttempt,
      tag: z.string().optional(),
      /** Ref of the work, and the commit it began on. */
      kept: z.string().nullable(),
      base: commit.optional(),
    },
  ),
  retry_wait: defineKind(
    { shown: true, travels: true, attempt: 'closes', status: 'retrying' },
    { ...ofAttempt, backoffMs: z.number(), why: z.string() },
  ),
  /** `of` names a part of the exit gate. */
  recovered: defineKind(
    { sync: true, shown: true, attempt: 'closes', status: 'pending' },
    {
      ...perhapsOfAttempt,
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
  /** An unverified SUMMARY was verified now, and its plan counts as done. */
  summary_adopted: defineKind({ shown: true }, { plan: z.string(), head: commit, evidence: z.string() }),

  /** The project's own CI is red on merged work, so its plan runs again. */
  reopened: defineKind({ shown: true, status: 'retrying' }, { ...ofAttempt, why: z.string() }),
  /** Answers of the host's checks on a pushed commit. */
  host_checks: defineKind({ shown: true }, { commit, verdict: z.enum(['pass', 'red', 'unknown']), why: z.string() }),

  judge_start: defineKind(opensGate, { commit, ...gateRun('judge') }),
  judge_end: defineKind(closesGate, { commit, commands: z.number(), durationMs: z.number(), commandMs: z.number() }),
  /** The gate opened for a commit, on which `head` has only closed the record. */
  verdict: defineKind(
    {},
    { commit, head: commit, rules: z.string(), judgedAt: time, evidence: z.record(z.string(), EvidenceSchema) },
  ),
  verdict_stands: defineKind({ shown: true }, { commit, judgedAt: time }),
  tests_start: defineKind({ ...opensGate, publishes: true }, { commit, command: z.string(), ...gateRun('tests') }),
  tests_end: defineKind(closesGate, { commit, ...verdict }),
  /** Tests besides those of the gate: before the phase, old ones on the result, new ones without the work. */
  side_tests_start: defineKind(opensGate, {
    commit,
    command: z.string(),
    what: z.enum(['before', 'old', 'proof', 'accepted']),
    ...gateRun('tests'),
  }),
  side_tests_end: defineKind({ gate: 'closes' }, { commit }),
  /** Result of the tests on the commit the phase began on, or on that of a later run, before any plan of it. */
  tests_base: defineKind(
    {},
    {
      commit,
      command: z.string(),
      verdict: z.object(verdict),
      names: z
        .object({
          failed: z.array(z.object({ name: z.string(), file: z.string().optional() })),
          /** Null where not every test has a name, or they are too many for the record. */
          passed: testNames.nullable(),
          isRedNamed: z.boolean(),
          /** They are too many, so the tests have to be run again where they are needed. */
          isCut: z.literal(true).optional(),
        })
        .optional(),
    },
  ),
  /** Small changes of the code are tried, and the tests noticed so many. `time` marks the processes of all of these runs. */
  mutants_start: defineKind(opensGate, { commit, tried: z.number(), ...gateRun('tests') }),
  mutants_end: defineKind(closesGate, {
    commit,
    tried: z.number(),
    killed: z.number(),
    undecided: z.number(),
    durationMs: z.number(),
  }),
  /** Tests that failed and passed on the same commit. */
  tests_flaky: defineKind({ shown: true }, { commit, command: z.string(), names: testNames }),
  verifier_start: defineKind(opensGate, { report: z.string(), ...gateRun('verification') }),
  verifier_end: defineKind(
    { gate: 'closes' },
    { report: z.string(), ok: z.boolean(), reason: z.string().nullable(), written: z.boolean() },
  ),

  /** A host remade and signed commits with the same trees; the branch moves from one head to the other. */
  signed: defineKind(
    { sync: true, shown: true },
    {
      from: commit,
      to: commit,
      branch: z.string().nullable(),
      /** Old and new commit, parents first. */
      commits: z.array(z.tuple([commit, commit])).readonly(),
    },
  ),

  /** `message` is for people, and in the run's signal. */
  warning: defineKind({ shown: true }, { ...perhapsOfAttempt, message: z.string() }),

  /** The host's id of the job that opened a chained run, and the origin of its settings. */
  opened: defineKind({}, { job: z.string().optional(), start: commit.optional(), config: z.string().optional() }),
  round_start: defineKind({}, { round: z.number(), base: commit, jobs: z.array(MatrixJobSchema).readonly() }),
  leg: defineKind({}, { result: z.string(), halted: z.string().optional() }),
  round_end: defineKind({}, { round: z.number() }),
} as const;

export const eventsVersion = 1;

const stampShape = {
  at: time,
  runId: z.string(),
  /** Grows by one within a log, across runs. */
  seq: z.number(),
  /** Epoch of its lease: a line of a run that had been taken over by then does not count. */
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

/** Fields of every event; the kind may be unknown to this version. */
export interface RecordedLine extends EventStamp {
  readonly event: string;
}

/** Created on first use, because most commands read no log. */
function eventSchema(): z.ZodType<LedgerEvent> {
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

/** False for an unknown kind and for a line that lacks the form of its kind. */
export function isEvent(line: RecordedLine): line is LedgerEvent {
  return isKnownKind(line.event) && eventSchema().safeParse(line).success;
}

export function hasDetails<K extends EventKind>(event: K, details: object): details is EventDetails<K> {
  return z.looseObject(eventKinds[event].details).safeParse(details).success;
}

export function kindTraits(event: EventKind): Traits {
  return eventKinds[event].traits;
}

export function hasTraits<const T extends Traits>(event: LedgerEvent, traits: T): event is EventOf<KindsWith<T>> {
  return kindHas(event.event, traits);
}

function kindHas(event: EventKind, traits: Traits): boolean {
  const result: Traits = eventKinds[event].traits;
  for (const trait in traits) if (result[trait as keyof Traits] !== traits[trait as keyof Traits]) return false;
  return true;
}

export function kindsWith<const T extends Traits>(traits: T): KindsWith<T>[] {
  return allKinds.filter((event): event is KindsWith<T> => kindHas(event, traits));
}

/** Names the ending: the first implementation wrote `phase_complete` for failures, hiding them from the next run. */
export function endingKind<T extends 'plan' | 'phase'>(of: T, status: CompletionStatus) {
  return `${of}_${endings[status]}` as const;
}

const endings = { success: 'complete', failure: 'failed', blocked: 'blocked', skipped: 'skipped' } as const;

/** Tells whether a run ended for good, so that a person looks before the next: then nothing before it counts. */
export function endsCounting(event: LedgerEvent): boolean {
  if (!hasTraits(event, { ends: 'phase' })) return false;
  const { exitStatus } = event;
  return exitStatus === 'COMPLETED' || exitStatus === 'STUCK' || exitStatus === 'BLOCKED';
}
