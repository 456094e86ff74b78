import type { SettingName } from '../../settings/table/settings.ts';

/** The folder of a phase, and the rules by which it is read. */
export const place = ['root', 'config'] as const;

/** Settings of what the host and others are told of a run. */
export const told = [
  ...(['comment', 'pull-request', 'commit-status', 'attention', 'attention-label'] as const),
  ...(['attention-team', 'assignees'] as const),
  ...(['commit-signing', 'otel-endpoint', 'notify-url'] as const),
] satisfies SettingName[];

/** Settings of how plans are run, the same in one process and in chained jobs. */
export const running = [
  ...place,
  ...(['agent', 'agent-command', 'agent-env', 'agent-prices', 'gateway', 'install-agent'] as const),
  ...(['next-agents', 'escalate-agent', 'cheap-first', 'race'] as const),
  ...(['cage', 'cage-writable', 'require-cage', 'network', 'network-allow'] as const),
  ...(['prompt-file', 'append-prompt'] as const),
  ...(['timeout', 'idle-timeout', 'context-limit', 'kill-grace', 'deadline', 'max-parallel'] as const),
  ...(['max-cost', 'max-tokens', 'max-turns'] as const),
  ...([
    'max-attempts',
    'max-run-attempts',
    'repairs',
    'backoff',
    'max-backoff',
    'max-wait',
    'stuck',
    'on-failure',
  ] as const),
  ...(['fail-fast'] as const),
  ...(['verify-artifacts', 'verify-commands', 'min-evidence', 'recheck', 'requirements'] as const),
  ...(['verifier-command', 'protected-paths', 'undeclared-changes', 'secrets', 'fail-on-warnings'] as const),
  ...(['test-command', 'confirming-runs', 'test-baseline', 'inherited-tests', 'prove', 'mutants'] as const),
  ...(['checks', 'checks-timeout', 'checks-dispatch', 'repair-rounds'] as const),
  ...(['isolation', 'setup-command', 'allow-dirty', 'co-author', 'durability'] as const),
  ...(['human-checkpoints', 'unfinished-plans', 'lease-ttl', 'wait'] as const),
  ...(['fresh', 'rejudge', 'remote', 'github-token', 'interrupt'] as const),
] satisfies SettingName[];

/** All jobs of a chained run take the same settings, so that a workflow can give them alike. */
export const chained = [
  ...running.filter((name) => name !== 'deadline'),
  ...told,
  ...(['mode', 'snapshot-every', 'unisolated', 'branch', 'workflow-changes'] as const),
  ...(['run-id', 'run-attempt', 'round', 'max-rounds', 'leg-kind', 'matrix', 'base', 'not-before'] as const),
  ...(['job-timeout', 'job-started', 'input-dir', 'output-dir', 'artifact-name'] as const),
  ...(['leg-results', 'leg-receipts', 'gate-receipt', 'agent-secret-name'] as const),
] satisfies SettingName[];

/** Rules by which plans are judged, whoever did them. */
const plansJudged = [
  ...(['verify-artifacts', 'verify-commands', 'min-evidence'] as const),
  ...(['protected-paths', 'undeclared-changes', 'secrets', 'network', 'network-allow'] as const),
] satisfies SettingName[];

/** Settings of the verification and recovery of work already done. */
export const adopting = [
  ...place,
  ...(['agent-env', 'timeout', 'idle-timeout', 'kill-grace', 'deadline', 'on-failure'] as const),
  ...plansJudged,
  ...(['allow-dirty', 'lease-ttl', 'wait', 'remote', 'github-token', 'interrupt'] as const),
] satisfies SettingName[];

/** Settings of a verdict on commits. */
export const judging = [
  ...place,
  ...(['base', 'head', 'only', 'agent-env', 'timeout', 'idle-timeout', 'kill-grace', 'setup-command'] as const),
  ...plansJudged,
  ...(['test-command', 'confirming-runs', 'test-baseline', 'inherited-tests', 'prove', 'mutants'] as const),
] satisfies SettingName[];

/** The place of the record in which a plan asks. */
export const answering = ['root', 'remote', 'github-token'] as const satisfies SettingName[];

/** Settings that `plan` and `doctor` show: the rules of a run and of a chain. */
export const shown = [
  ...running.filter((name) => !['fresh', 'rejudge', 'remote', 'github-token', 'interrupt'].includes(name)),
  ...told,
  ...(['fail-on', 'mode', 'snapshot-every', 'unisolated', 'auto-advance', 'auto-continue'] as const),
] satisfies SettingName[];
