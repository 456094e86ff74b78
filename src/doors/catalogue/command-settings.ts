import { type SettingName, settingRows } from '../../settings/table/settings.ts';

/** Settings of these topics of the configuration file, but for the ones left out. */
function inTopics(topics: readonly string[], omitted: readonly SettingName[] = []): SettingName[] {
  const names = settingRows.flatMap(({ name, key }) => (topics.includes(key?.split('.')[0] ?? '') ? [name] : []));
  return names.filter((name) => !omitted.includes(name));
}

/** The folder of a phase, and the rules by which it is read. */
export const location = ['root', 'config'] as const;

/** Settings of what the host and others are told of a run. */
export const reported = inTopics(['github', 'integrations'], ['phase-workflow']);

/** Rules of how plans are run, the same in one process and in chained jobs. */
const rules = [
  ...location,
  ...inTopics(
    ['agent', 'limits', 'retry', 'verify', 'rules', 'accept', 'tests', 'git', 'people', 'lease'],
    ['fail-on'],
  ),
];

/** Settings of a run that runs plans. */
export const running = [
  ...rules,
  ...(['fresh', 'rejudge', 'remote', 'github-token', 'interrupt'] as const),
] satisfies SettingName[];

/** All jobs of a chained run take the same settings, so that a workflow can give them alike. */
export const chained = [
  ...running.filter((name) => name !== 'deadline'),
  ...reported,
  ...(['mode', 'unisolated', 'branch', 'workflow-changes'] as const),
  ...(['run-id', 'run-attempt', 'round', 'max-rounds', 'leg-kind', 'matrix', 'base', 'not-before'] as const),
  ...(['job-timeout', 'job-started', 'input-dir', 'output-dir', 'artifact-name'] as const),
  ...(['leg-results', 'leg-receipts', 'gate-receipt', 'agent-secret-name'] as const),
] satisfies SettingName[];

/** Rules by which plans are judged, whoever did them. */
const plansJudged = [
  ...(['verify-commands', 'min-evidence'] as const),
  ...(['author', 'author-tests', 'author-disputes', 'truths'] as const),
  ...(['protected-paths', 'undeclared-changes', 'rules', 'accept', 'network', 'network-allow'] as const),
] satisfies SettingName[];

/** Settings of the verification and recovery of work already done. */
export const adopting = [
  ...location,
  ...(['agent-env', 'timeout', 'idle-timeout', 'kill-grace', 'deadline', 'on-failure'] as const),
  ...plansJudged,
  ...(['allow-dirty', 'lease-ttl', 'wait', 'remote', 'github-token', 'interrupt'] as const),
] satisfies SettingName[];

/** Settings of a verdict on commits. */
export const judging = [
  ...location,
  ...([
    'base',
    'head',
    'task-list',
    'sarif',
    'fail-on',
    'github-token',
    'only',
    'explain',
    'agent-env',
    'timeout',
    'idle-timeout',
    'kill-grace',
    'setup-command',
  ] as const),
  ...plansJudged,
  ...(['test-command', 'confirming-runs', 'test-baseline', 'inherited-tests', 'prove', 'mutants'] as const),
] satisfies SettingName[];

/** The place of the record in which a plan asks. */
export const answering = ['root', 'remote', 'github-token'] as const satisfies SettingName[];

/** Settings that `plan` and `doctor` show: the rules of a run and of a chain. */
export const shown = [...rules, ...reported, 'fail-on', ...inTopics(['chain'])] satisfies SettingName[];
