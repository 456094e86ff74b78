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
  /** The attempt before, whose kept work this one may have begun with; null for none. */
  readonly earlier: EarlierAttempt | null;
  readonly exchange: Exchange;
  readonly repairs: number;
  /** False where it is unknown how the agent ended: then only a summary of its own says that it had finished. */
  readonly isEndSeen: boolean;
}

export interface Omitted {
  /** The scan without them. */
  readonly tree: TreeState;
  readonly changes: readonly StatusChange[];
  readonly warnings: readonly string[];
}

export interface AttemptWork {
  /** The commit that the attempt began on. */
  readonly base: string;
  readonly changed: readonly string[];
  /** Those of them that an earlier attempt had left just so. */
  readonly inherited: ReadonlySet<string>;
  /** HEAD is on a commit that does not have the base among its ancestors. */
  readonly isRewritten: boolean;
  readonly commits: Candidate['commits'];
  readonly undone: readonly string[];
  /** Changes that stay out of its commit, and the scan after the attempt without them. */
  readonly left: Omitted;
  /** The plan as far as this attempt is judged, with the files that count as its work. */
  readonly part: JudgedPart;
}

export interface JudgedWork {
  readonly candidate: Candidate;
  readonly verdict: Verdict;
  /** For a person; they did not decide. */
  readonly warnings: readonly string[];
}

/** Attempt that has begun; its stages note here what they find, for the stages after them. */
export class Attempt {
  readonly plan: Plan;
  readonly number: number;
  readonly run: RunContext;
  readonly start: AttemptStart;
  readonly stamp: { readonly plan: string; readonly attempt: number };
  readonly declared: DeclaredPaths;
  /** Remarks for a person about files that were restored after each call. */
  readonly warnings = new Set<string>();
  agentRun: AgentRun = notRun;
  /** Tree after that call; null if it could not be read. */
  tree: TreeState | null = null;
  /** Reason why commits of its last call were refused, as a sentence. */
  untaken: string | null = null;
  readonly sandbox: Sandbox;
  readonly boundaries: Boundary[] = [];
  /** Documents put back as before the attempt, as git names them. */
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

  /** Forgets what was found after the call before: the next one changes it. */
  beginCall(): void {
    this.agentRun = notRun;
    this.tree = null;
    this.untaken = null;
    this.restored = { files: [], warnings: [] };
    this.#work = null;
    this.#judged = null;
  }

  /** What the judge found of it; empty while it is not judged. */
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
