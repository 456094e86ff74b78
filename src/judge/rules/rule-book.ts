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

/** What a finding does: it fails the work, asks a person, is reported, or is left out. */
export const levels = ['refuse', 'ask', 'warn', 'off'] as const;

export type Level = (typeof levels)[number];

/** A finding that a person has accepted until a day, which then only warns. */
export interface Acceptance {
  readonly rule: RuleId;
  /** Subject of the finding; a comment may accept all of the rule. */
  readonly file?: string;
  /** Name of a test, alone or with its suites. */
  readonly test?: string;
  readonly owner: string;
  /** The last day, as in `2026-12-31`. */
  readonly until: string;
}

/** One question of the judge to a piece of work. */
export interface Rule {
  /** Group of checks, as reports name it. */
  readonly check: string;
  readonly level: Level;
  /** The setting that decides between its levels. */
  readonly follows?: 'undeclared-changes' | 'verify-commands' | 'author-disputes';
  /** The invariant of docs/invariants.md that it keeps, whatever lies it finds. */
  readonly keeps?: string;
  readonly asks: string;
  /** Files, fields or results that it looks at. */
  readonly reads: string;
  /** What takes a finding away. */
  readonly excuse: string;
  /** What a finding says, behind its subject. */
  readonly sentence: string;
  /** Step that satisfies it, where a finding does not say another. */
  readonly remedy: string;
  /** The question to a person at the level `ask`. */
  readonly question?: RuleQuestion;
}

/** A question that only a person can answer, in place of a failure. */
export interface RuleQuestion {
  /** Deed of the work, for a sentence that begins with "it". */
  readonly about: string;
  /** How to take the work as it is. */
  readonly nextStep: string;
}

export const ruleIds = Object.keys(data) as [RuleId, ...RuleId[]];

export const ruleBook = data as Readonly<Record<RuleId, Rule>>;

/** True for a change that no plan may make. */
export function isForbidden(rule: RuleId): boolean {
  return ['documents', 'scope', 'secret', 'token'].includes(ruleBook[rule].check);
}

/** True for a finding whose work its agent may fix in the same session; forbidden changes need a clean tree. */
export function isRepairable(rule: RuleId): boolean {
  return !isForbidden(rule) && ruleBook[rule].check !== 'tree';
}
