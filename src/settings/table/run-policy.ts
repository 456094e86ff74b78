import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import type { BudgetPolicy } from '../../signal/budget.ts';
import type { FallbackRules } from '../../signal/fallback.ts';
import type { RetryPolicy } from '../../signal/retry-policy.ts';
import type { StuckPolicy } from '../../signal/stuck.ts';
import { toCamelCase } from './setting.ts';
import type { SettingName, Settings } from './settings.ts';

/** Settings that a run obeys as they stand. */
const asTheyStand = [
  ...(['repairs', 'context-limit', 'agent-env', 'network', 'human-checkpoints'] as const),
  ...(['allow-dirty', 'setup-command', 'on-failure', 'fail-fast', 'undeclared-changes'] as const),
  ...(['verify-commands', 'min-evidence', 'test-command'] as const),
  ...(['confirming-runs', 'inherited-tests', 'prove', 'mutants', 'requirements', 'verifier-command'] as const),
  ...(['author', 'author-tests', 'author-disputes', 'truths'] as const),
  ...(['rejudge', 'commit-signing'] as const),
] as const satisfies readonly SettingName[];

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type SettingsAsTheyStand = { readonly [Name in (typeof asTheyStand)[number] as CamelCase<Name>]: Settings[Name] };

export function settingsAsTheyStand(settings: Settings): SettingsAsTheyStand {
  return Object.fromEntries(asTheyStand.map((name) => [toCamelCase(name), settings[name]])) as SettingsAsTheyStand;
}

/** Rules for running and judging plans, from the settings; constant during a run. */
export interface RunPolicy extends SettingsAsTheyStand {
  /** Boundary without which no agent may start. */
  readonly requireCage: 'none' | 'kernel';
  readonly limits: Limits;
  readonly budget: BudgetPolicy;
  readonly retry: RetryPolicy;
  readonly stuck: StuckPolicy;
  /** Null where one agent does all the work. */
  readonly relay: FallbackRules | null;
  /** Digest of all settings and of the program: with others a verdict does not stand. */
  readonly rules: string;
  /** From the commit on which the run began. */
  readonly teamRules: string;
  /** Levels of rules, over their own. */
  readonly levels: Settings['rules'];
  /** Acceptances that still counted when the run began, and those that did not any more. */
  readonly accepted: Settings['accept'];
  readonly expired: Settings['accept'];
  /** Agents get the parent span of their own. */
  readonly sendsTraces: boolean;
  /** The remote on which people answer; empty where they do so in this repository. */
  readonly remote: string;
  /** A half-done plan is run again without a question. */
  readonly rerunsUnfinished: boolean;
  /** `false` (config.json): nothing under `.planning` is ever committed. */
  readonly commitDocs: boolean;
  readonly namesCoAuthor: boolean;
  /** More than one only in work trees of their own. */
  readonly parallel: number;
  /** Commits that change `.github/workflows` can be pushed: the token of a job cannot. */
  readonly mayPushWorkflows: boolean;
  /** Reason why only a plan that names a file may change it. */
  readonly protectedReason: ProtectedReason;
  /** The tests are also counted on the commit on which the phase began. */
  readonly comparesTests: boolean;
}

export interface Limits {
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly graceMs: number;
  /** In ms of the clock's `uptimeMs`. */
  readonly deadlineAt: number;
}
