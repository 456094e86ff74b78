export interface Starter {
  /** A called workflow of chained jobs, or one job where the host has no artifacts or no called workflows. */
  readonly shape: 'chain' | 'one-job';
  /** `OWNER/phase-executor` and its ref. */
  readonly engine: string;
  readonly engineRef: string;
  readonly agent: string;
  readonly installsAgent: boolean;
  /** Name of the variable and secret with the agent's key; null for an agent without one. */
  readonly secret: string | null;
  readonly testCommand: string | null;
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
  readonly setUp: SetUpSteps | null;
}

export interface SetUpSteps {
  readonly command: string;
  /** The version input of setup-node, or null where no Node is needed. */
  readonly node: string | null;
}

/** As in examples/workflows. */
const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const setupNode = 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0';

export function starterConfig({ agent, installsAgent, testCommand }: Starter): string {
  return joined([
    '# The rules of phase-executor runs; docs/settings.md lists them all. A run reads this file from the commit it starts on.',
    'agent:',
    `  name: ${agent}`,
    ...(installsAgent ? ['  install: true # in the tested version, without its install scripts'] : []),
    ...(testCommand === null
      ? []
      : [
          'tests:',
          `  command: ${scalar(testCommand)} # must pass on the final commit`,
          'verify:',
          '  min-evidence: changed # with tests every plan needs a test of its own, so one of documents alone would fail',
        ]),
  ]);
}

export function starterWorkflow(starter: Starter): string {
  const { shape } = starter;
  return joined([
    ...(shape === 'chain' ? chainComment : oneJobComment),
    'name: Run a phase',
    `run-name: Phase ${expression('inputs.phase')}`,
    '',
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    '      phase:',
    '        description: "the phase: 7, 07, 02.1 or the name of its directory"',
    '        required: true',
    '        type: string',
    '',
    'permissions: {}',
    '',
    ...(shape === 'chain' ? chain(starter) : oneJob(starter)),
  ]);
}

const chainComment = [
  '# Runs one phase of .planning. The work is pushed to a branch of its own, phase/<phase>-<name>, by a job that runs no agent;',
  '# logs and signals are uploaded as artifacts.',
];

function chain({ engine, engineRef, secret, folder }: Starter): string[] {
  return [
    'jobs:',
    '  phase:',
    '    permissions:',
    '      contents: write # to push branch, tags and record; jobs with agents get only read access',
    '      pull-requests: write # to open the pull request of the phase, and update one comment on it',
    '      statuses: write # to set the status phase/<phase> of its last commit',
    pinning(engineRef, '    '),
    `    uses: ${engine}/.github/workflows/phase.yml@${engineRef}`,
    '    with:',
    `      phase: ${expression('inputs.phase')}`,
    ...(folder === '' ? [] : [`      root: ${scalar(folder)}`]),
    ...(secret === null
      ? []
      : [
          `      agent_secret_name: ${secret}`,
          '    secrets:',
          `      agent_secret: ${expression(`secrets.${secret}`)}`,
        ]),
  ];
}

const oneJobComment = [
  '# Runs one phase of .planning in one job. The work is pushed to a branch of its own, phase/<phase>-<name>, when no agent is',
  '# left; the next dispatch goes on from there. An agent can read what its job can, the token included.',
];

function oneJob({ engine, engineRef, secret, folder, setUp }: Starter): string[] {
  const steps = setUp === null ? [] : setUpSteps(setUp, folder);
  return [
    'concurrency:',
    `  group: phase-${expression('inputs.phase')}`,
    '  cancel-in-progress: false',
    '',
    'jobs:',
    '  phase:',
    '    name: Phase',
    '    runs-on: ubuntu-latest',
    "    timeout-minutes: 170 # Gitea's runner allows three hours",
    '    permissions:',
    '      contents: write # to push the branch and the record',
    '      pull-requests: write # to open the pull request of the phase, and update one comment on it',
    '      statuses: write # to set the status phase/<phase> of its last commit',
    '    steps:',
    `      - uses: ${checkout}`,
    '        with:',
    '          fetch-depth: 0',
    '          persist-credentials: false',
    ...steps.map((line) => `      ${line}`),
    '      - name: Run the phase',
    pinning(engineRef, '        '),
    `        uses: ${engine}@${engineRef}`,
    "        timeout-minutes: 160 # above the engine's own deadline, below the job's",
    ...(secret === null ? [] : ['        env:', `          ${secret}: ${expression(`secrets.${secret}`)}`]),
    '        with:',
    `          phase: ${expression('inputs.phase')}`,
    ...(folder === '' ? [] : [`          root: ${scalar(folder)}`]),
    '          deadline: 2h30m',
    `          github-token: ${expression('github.token')}`,
  ];
}

/** No network is asked for it here. */
function pinning(ref: string, indent: string): string {
  return `${indent}# To pin it, write the full commit id of a release in place of ${ref}.`;
}

/** Composite action that the jobs of a chain run first. */
export function starterSetUp(setUp: SetUpSteps, folder: string): string {
  return joined([
    '# Run at the beginning of every job that runs agents or tests: what they need is installed here.',
    'name: Set up the project',
    'description: Installs the dependencies of plans and tests',
    'runs:',
    '  using: composite',
    '  steps:',
    ...setUpSteps(setUp, folder).map((line) => `    ${line}`),
  ]);
}

function setUpSteps({ command, node }: SetUpSteps, folder: string): string[] {
  return [
    ...(node === null ? [] : [`- uses: ${setupNode}`, '  with:', `    ${node}`, '    package-manager-cache: false']),
    `- run: ${scalar(command)}`,
    '  shell: bash',
    ...(folder === '' ? [] : [`  working-directory: ${scalar(folder)}`]),
  ];
}

function expression(inside: string): string {
  return `\${{ ${inside} }}`;
}

/** Quotes a text unless YAML reads it plain with the same meaning. */
function scalar(text: string): string {
  return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function joined(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
