import acceptance from './acceptance.json' with { type: 'json' };
import code from './code.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import commit from './commit.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import oldTest from './old-test.json' with { type: 'json' };
import ownTest from './own-test.json' with { type: 'json' };
import promises from './promises.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import scope from './scope.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import summary from './summary.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };

const data = {
  ...acceptance,
  ...documents,
  ...promises,
  ...tasks,
  ...ownTest,
  ...oldTest,
  ...code,
  ...commands,
  ...summary,
  ...scope,
  ...settings,
  ...commit,
  ...results,
};

export type RuleId = keyof typeof data;

/** Effects of a finding: fail the work, ask a person, warn, or nothing. */
export const levels = ['refuse', 'ask', 'warn', 'off'] as const;

export type Level = (typeof levels)[number];

/** A finding that a person has accepted until a date; it then only warns. */
export interface Acceptance {
  readonly rule: RuleId;
  /** Subject of the finding. Acceptance by comment may cover the whole rule. */
  readonly file?: string;
  /** Test name, with or without its suites. */
  readonly test?: string;
  readonly owner: string;
  /** Last valid day, for example `2026-12-31`. */
  readonly until: string;
}

export interface Rule {
  /** Group of rules in reports. */
  readonly check: string;
  readonly level: Level;
  /** Setting that overrides the level. */
  readonly follows?: 'undeclared-changes' | 'verify-commands' | 'author-disputes';
  /** Invariant in docs/invariants.md that this rule enforces. */
  readonly keeps?: string;
  readonly asks: string;
  readonly reads: string;
  readonly excuse: string;
  /** Message that follows the subject. */
  readonly sentence: string;
  readonly remedy: string;
  /** Question for a person at level `ask`. */
  readonly question?: RuleQuestion;
}

export interface RuleQuestion {
  /** Completes a sentence that begins with "it". */
  readonly about: string;
  /** How to accept the work as it is. */
  readonly nextStep: string;
}

export const ruleIds = Object.keys(data) as [RuleId, ...RuleId[]];

export const ruleBook = data as Readonly<Record<RuleId, Rule>>;

/** Returns true for a change that no plan may make. */
export function isForbidden(rule: RuleId): boolean {
  return ['documents', 'scope', 'secret', 'token'].includes(ruleBook[rule].check);
}

/** Returns true if the agent may fix the work in the same session; forbidden changes need a clean tree. */
export function isRepairable(rule: RuleId): boolean {
  return !isForbidden(rule) && ruleBook[rule].check !== 'tree';
}
