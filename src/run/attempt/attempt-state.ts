import { dirname } from 'node:path';
import { type AgentRun, notRun } from '../../agents/program/agent.ts';
import { Sandbox } from '../../agents/sandbox/sandbox.ts';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { declaredPaths } from '../../judge/candidate/declared.ts';
import type { Verdict } from '../../judge/decide/judge.ts';
import type { Finding } from '../../judge/rules/finding.ts';
import type { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { Boundary } from '../../signal/boundary.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { StatusChange, TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';
import { getQuestionState, type JudgedPart, type QuestionState } from '../questions/question-state.ts';
import type { Exchange } from './exchange.ts';
import type { EarlierAttempt } from './salvage.ts';

export interface AttemptStart {
  /** In ms of the clock's `uptimeMs`. */
  readonly startedAt: number;
  readonly endsAt: number;
  readonly checkpoint: Checkpoint;
  readonly summaryBefore: string | null;
  readonly dirtyBefore: ReadonlySet<string>;
  /** The previous attempt, whose saved work this one may start from. */
  readonly earlier: EarlierAttempt | null;
  readonly exchange: Exchange;
  readonly repairs: number;
  /** False if the agent's exit was not observed; then only a new SUMMARY proves that it finished. */
  readonly isEndSeen: boolean;
}

export interface Omitted {
  readonly tree: TreeState;
  readonly changes: readonly StatusChange[];
  readonly warnings: readonly string[];
}

export interface AttemptWork {
  readonly base: string;
  readonly changed: readonly string[];
  /** Changed files that are identical to the earlier attempt's saved work. */
  readonly inherited: ReadonlySet<string>;
  readonly isRewritten: boolean;
  readonly commits: Candidate['commits'];
  readonly undone: readonly string[];
  readonly left: Omitted;
  readonly part: JudgedPart;
}

export interface JudgedWork {
  readonly candidate: Candidate;
  readonly verdict: Verdict;
  /** Shown to people; they don't affect the verdict. */
  readonly warnings: readonly string[];
}

/** An attempt in progress. Each stage stores its results here for later stages. */
export class Attempt {
  readonly plan: Plan;
  readonly number: number;
  readonly run: RunContext;
  readonly start: AttemptStart;
  readonly stamp: { readonly plan: string; readonly attempt: number };
  readonly declared: DeclaredPaths;
  readonly warnings = new Set<string>();
  agentRun: AgentRun = notRun;
  /** Tree after the last call, or null if it could not be read. */
  tree: TreeState | null = null;
  untaken: string | null = null;
  readonly sandbox: Sandbox;
  readonly boundaries: Boundary[] = [];
  restored: { readonly files: readonly string[]; readonly warnings: readonly string[] } = { files: [], warnings: [] };
  #work: AttemptWork | null = null;
  #judged: JudgedWork | null = null;

  constructor(plan: Plan, number: number, run: RunContext, start: AttemptStart) {
    this.plan = plan;
    this.number = number;
    this.run = run;
    this.start = start;
    this.stamp = { plan: plan.id, attempt: number };
    this.declared = declaredPaths(plan, run.workspace.prefix);
    this.sandbox = new Sandbox(run.services.sandboxes, `${dirname(start.exchange.signal)}-sandbox`);
  }

  get standing(): QuestionState {
    return getQuestionState(this.plan, this.run);
  }

  /** Clears the previous call's results, which the next call invalidates. */
  beginCall(): void {
    this.agentRun = notRun;
    this.tree = null;
    this.untaken = null;
    this.restored = { files: [], warnings: [] };
    this.#work = null;
    this.#judged = null;
  }

  get findings(): readonly Finding[] {
    return this.#judged?.verdict.findings ?? [];
  }

  get work(): AttemptWork {
    return requireKnown(this.#work);
  }

  set work(work: AttemptWork) {
    this.#work = work;
  }

  get judged(): JudgedWork {
    return requireKnown(this.#judged);
  }

  set judged(judged: JudgedWork) {
    this.#judged = judged;
  }
}

function requireKnown<T>(value: T | null): T {
  if (value === null) throw new Error('a stage of the attempt asks for what a later one finds');
  return value;
}
