import type { SettingName } from '../../settings/table/settings.ts';

/** Describes an Action: a folder with an `action.yml`. All Actions share the same `dist/`. */
export interface ActionDoc {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  /** Default command, and a description of the possible commands. */
  readonly command: { readonly standard: string; readonly description: string };
  readonly args: string | null;
  readonly fixed?: Readonly<Partial<Record<SettingName, string>>>;
  /** Settings available as inputs, by topic. Others belong in the configuration file or aren't needed. */
  readonly inputs: Readonly<Record<string, readonly SettingName[]>>;
}

const jobs = ['run-id', 'run-attempt', 'remote', 'github-token'] as const;
const runInputs = [...(['agent', 'agent-command', 'sandbox', 'network', 'mode', 'test-command'] as const)];
const resultInputs = ['leg-results', 'leg-receipts'] as const;

export const actions: readonly ActionDoc[] = [
  {
    folder: '',
    name: 'Phase Executor',
    description:
      'Runs coding agents on a folder of plans unattended, and verifies by machine whether their work is done',
    command: {
      standard: 'run',
      description:
        'what to do: run, judge, plan, adopt, status, validate, signal, state, checkpoint, handoff, errors, tests, comment, doctor or demo',
    },
    args: 'further words of the command, one a line',
    inputs: {
      'where the phase is': ['root', 'config'],
      'the agent': ['agent', 'agent-command', 'agent-env'],
      limits: ['timeout', 'deadline', 'max-cost', 'max-parallel', 'max-attempts'],
      verification: ['min-evidence', 'test-command', 'fail-on'],
      'git and the record': ['remote', 'branch', 'github-token', 'fresh'],
      'the command judge': ['base', 'head'],
      'the command tests': ['report', 'exit-code'],
      'a look before': ['dry-run'],
    },
  },
  {
    folder: 'leg',
    name: 'Phase Executor: leg',
    description: 'A job of a chained run that executes plans and leaves the result for integrate',
    command: { standard: 'execute', description: 'what to do; leave it as it is' },
    args: 'the plan to attempt; empty: all that can run, retries included',
    inputs: {
      'where the phase is': ['root', 'config'],
      'the agent': [
        ...(['agent', 'agent-command', 'agent-env', 'agent-secret-name', 'sandbox', 'network'] as const),
        ...(['max-parallel', 'mode'] as const),
      ],
      'tests before the first attempt': ['test-command'],
      'from the job before': [
        'base',
        'round',
        'artifact-name',
        'not-before',
        'job-timeout',
        'job-started',
        'output-dir',
      ],
      'the chained run': jobs,
    },
  },
  {
    folder: 'integrate',
    name: 'Phase Executor: integrate',
    description: 'The job of a chained run that opens the phase, or integrates a round and plans the next one',
    command: { standard: 'integrate', description: 'what to do; leave it as it is' },
    args: null,
    inputs: {
      'where the phase is': ['root', 'config'],
      'what is to be run': runInputs,
      'the round': ['round', 'max-rounds', 'matrix', 'base', ...resultInputs, 'input-dir', 'job-timeout'],
      'the chained run': [...jobs, 'branch', 'fresh', 'workflow-changes'],
    },
  },
  {
    folder: 'gate',
    name: 'Phase Executor: exit gate',
    description: 'The job of a chained run that judges the integrated commit',
    command: {
      standard: 'execute',
      description:
        'execute (judge the commit), engine (put this engine outside the workspace) or upload (upload the verdict)',
    },
    args: null,
    fixed: { 'leg-kind': 'gate' },
    inputs: {
      'where the phase is': ['root', 'config'],
      'what is judged': ['leg-kind', 'base', 'test-command', 'verifier-command', 'network'],
      'the agent of the verifier': ['agent', 'agent-command', 'agent-env', 'agent-secret-name'],
      'the job': ['job-timeout', 'job-started', 'output-dir'],
      'the chained run': jobs,
    },
  },
  {
    folder: 'conclude',
    name: 'Phase Executor: conclude',
    description: 'The last job of a chained run: the final signal and the decision',
    command: { standard: 'conclude', description: 'what to do; leave it as it is' },
    args: null,
    inputs: {
      'where the phase is': ['root', 'config'],
      'what was to be run': runInputs,
      'what it came to': ['base', 'max-rounds', ...resultInputs, 'gate-receipt', 'input-dir', 'job-timeout'],
      'what follows': ['fail-on', 'auto-advance'],
      'the chained run': [...jobs, 'branch', 'workflow-changes'],
    },
  },
  {
    folder: 'judge',
    name: 'Phase Executor: judge',
    description: 'Judges a pull request, or any range of commits, by machine: no plan, no key and no model needed',
    command: { standard: 'judge', description: 'what to do; leave it as it is' },
    args: null,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression that the runner fills in
    fixed: { 'github-token': '${{ github.token }}' },
    inputs: {
      'what is judged': ['base', 'head', 'task-list', 'root', 'config'],
      how: ['test-command', 'setup-command', 'min-evidence', 'mutants', 'network', 'timeout'],
      'what follows': ['fail-on', 'sarif', 'github-token'],
    },
  },
];

const phaseActions = ['', 'conclude'];
const judgingActions = [...phaseActions, 'judge'];
const chainActions = ['', 'integrate', 'conclude'];

/** Outputs of a step: name, folders of the Actions that set it, description. */
const outputRows = [
  ['status', phaseActions, 'how the phase ended: success, failure, blocked or skipped'],
  ['status', ['judge'], 'success; failure, where work is refused; or blocked, where a person has to decide'],
  ['verdict', ['judge'], 'passes, objects, or asks where a person has to decide'],
  ['regression', ['judge'], 'does what was there before still work: pass, fail or unmeasured'],
  ['task', ['judge'], 'was done what was asked for, by a plan or a task list: pass, fail or unmeasured'],
  ['findings', ['judge'], 'the findings: a JSON array of rule, level, subject and message'],
  ['sarif', ['judge'], 'the file with the findings as SARIF, for github/codeql-action/upload-sarif'],
  ['status', ['leg', 'gate'], 'how its plans ended by its own account, which no job has judged; empty without any'],
  ['decision', chainActions, 'what follows: proceed, retry, escalate, await_user, await_dependency or stop'],
  [
    'exit-status',
    phaseActions,
    'why the run ended: COMPLETED, STUCK, ABORTED, INTERRUPTED or BLOCKED; empty when there was no run',
  ],
  [
    'evidence',
    judgingActions,
    'the weakest evidence of the plans on the judged commit: none, changed, artifacts, checks, tests, red-green, mutation-tested or accepted; empty where nothing was judged',
  ],
  ['cage', phaseActions, 'the weakest boundary in which agents ran: none, namespace or kernel; empty where none ran'],
  ['exit-code', [...judgingActions, 'leg', 'integrate', 'gate'], 'the exit code of the command line for the same end'],
  ['phase', chainActions, "the phase's id as its directory spells it"],
  ['next-phase', phaseActions, 'the phase after it in ROADMAP order, when the decision is to proceed; else empty'],
  [
    'next-phase-status',
    phaseActions,
    'of `next-phase`: `planned`; `unplanned`, without a plan yet; `counted`, without a ROADMAP; or why it is empty: `last`, `done` or `unknown`',
  ],
  ['plans', chainActions, 'ids of the scheduled plans, a JSON array'],
  ['completed', chainActions, 'ids of the plans that are complete, a JSON array'],
  ['remaining', chainActions, 'ids of the others, a JSON array'],
  ['signal', phaseActions, 'the completion signal of the phase, JSON'],
  ['signal-path', phaseActions, 'the file that holds it'],
  ['branch', chainActions, 'the branch at the end; empty when HEAD is detached'],
  ['head-sha', [...chainActions, 'judge'], 'the last commit that has what was judged'],
  [
    'checkpoint',
    phaseActions,
    'ref of the work kept of the last failed attempt, or tag of a checkpoint just made; else empty',
  ],
  [
    'tokens',
    phaseActions,
    'tokens used for the phase, failed attempts included, where the agent reports them; else empty',
  ],
  [
    'cost-usd',
    phaseActions,
    'what the phase cost in US dollars, failed attempts included, as far as it is known; else empty',
  ],
  [
    'cost-per-plan',
    phaseActions,
    'US dollars spent for each plan that was verified, failed attempts included; empty where it is not known',
  ],
  ['cache-share', phaseActions, 'share of the input that was read from the cache, from 0 to 1; else empty'],
  ['duration-seconds', phaseActions, 'how long the run took'],
  [
    'reason',
    [...phaseActions, 'leg', 'integrate', 'gate'],
    'one word for what went wrong: a failure reason, user_input_required or dependency; else empty',
  ],
  [
    'matrix',
    ['', 'integrate'],
    'a job matrix of what may run now, JSON for `strategy.matrix` (of the command plan, and of integrate, where empty means that nothing is to run)',
  ],
  ['round', ['integrate'], 'the number of the round that `matrix` is for'],
  ['not-before', ['integrate'], 'when the retries in it may begin, an ISO time; else empty'],
  ['base', ['integrate'], 'the commit the next jobs work on'],
  ['gate', ['integrate'], '`true` when the exit gate is to be asked in a job next; else empty'],
  ['verifier', ['integrate'], '`true` when the exit gate starts an agent, which needs its secret; else empty'],
  ['leg-timeout-minutes', ['integrate'], 'the limit for a job of the round, from `job-timeout`'],
  ['step-timeout-minutes', ['integrate'], 'the limit for the step in it that executes'],
  ['result-path', ['leg', 'gate'], 'the folder with the result'],
  ['result-digest', ['leg', 'gate'], 'a digest of the files in it'],
  [
    'receipt',
    ['leg', 'gate'],
    'what the job vouches for as its result, JSON for `leg-receipts` or `gate-receipt`; empty where nothing was uploaded',
  ],
  ['engine-path', ['gate'], 'of the command engine: the folder with the copy'],
  ['engine-digest', ['gate'], 'of the command engine: the sha256 of the list that `sha256sum` makes of its files'],
  ['node-path', ['gate'], 'of the command engine: the Node that runs it'],
] as const;

export const outputs = outputRows.map(([name, of, description]) => ({ name, of, description }));
