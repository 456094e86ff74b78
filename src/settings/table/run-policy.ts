import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import type { BudgetPolicy } from '../../signal/budget.ts';
import type { RelayRules } from '../../signal/relay.ts';
import type { RetryPolicy } from '../../signal/retry-policy.ts';
import type { StuckPolicy } from '../../signal/stuck.ts';
import type { SettingName, Settings } from './settings.ts';

/** Settings that a run obeys as they stand, by their names in its policy. */
const asTheyStand = {
  repairs: 'repairs',
  contextLimit: 'context-limit',
  agentEnv: 'agent-env',
  requireCage: 'require-cage',
  network: 'network',
  humanCheckpoints: 'human-checkpoints',
  allowDirty: 'allow-dirty',
  setupCommand: 'setup-command',
  onFailure: 'on-failure',
  failFast: 'fail-fast',
  undeclaredChanges: 'undeclared-changes',
  secrets: 'secrets',
  verifyCommands: 'verify-commands',
  artifacts: 'verify-artifacts',
  minEvidence: 'min-evidence',
  recheck: 'recheck',
  failOnWarnings: 'fail-on-warnings',
  testCommand: 'test-command',
  confirmingRuns: 'confirming-runs',
  inheritedTests: 'inherited-tests',
  prove: 'prove',
  mutants: 'mutants',
  requirements: 'requirements',
  verifierCommand: 'verifier-command',
  rejudge: 'rejudge',
  commitSigning: 'commit-signing',
} as const satisfies Record<string, SettingName>;

type SettingsAsTheyStand = { readonly [Name in keyof typeof asTheyStand]: Settings[(typeof asTheyStand)[Name]] };

export function settingsAsTheyStand(settings: Settings): SettingsAsTheyStand {
  const rows = Object.entries(asTheyStand).map(([name, setting]) => [name, settings[setting]]);
  return Object.fromEntries(rows);
}

/** Rules for running and judging plans, from the settings; constant during a run. */
export interface RunPolicy extends SettingsAsTheyStand {
  readonly limits: Limits;
  readonly budget: BudgetPolicy;
  readonly retry: RetryPolicy;
  readonly stuck: StuckPolicy;
  /** Null where one agent does all the work. */
  readonly relay: RelayRules | null;
  /** Digest of all settings and of the program: with others a verdict does not stand. */
  readonly rules: string;
  /** From the commit on which the run began. */
  readonly teamRules: string;
  /** Text of the file of flaky tests in the commit on which the run began; null without one. */
  readonly quarantine: string | null;
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
  /** Each attempt gets a work tree of its own, and what it proved is merged onto the branch. */
  readonly useWorktrees: boolean;
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

/** Conditions for a promised file besides its existence. */
export type ArtifactRule = Settings['verify-artifacts'];
