import { readFileSync } from 'node:fs';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { expect, test } from '@jest/globals';
import { starterFile } from '../../src/publish/report/starter-files.ts';
import { asText, resolve } from './expression.ts';
import { type Reference, referencesIn, referencesOf } from './references.ts';
import { child, entries, type Job, readWorkflow, type WorkflowFile } from './workflow-file.ts';
import { actionOf, commandOf, examplePaths, inputsOf, isEngine, ours, workflowAt } from './workflows.ts';

const phase = await readWorkflow('.github/workflows/phase.yml');
const round = await readWorkflow('.github/workflows/round.yml');
const command = await readWorkflow('.github/workflows/phase-command.yml');
const examples = await Promise.all(examplePaths.map((path) => readWorkflow(path)));
const starter = {
  ...{ engine: 'OWNER/phase-executor', engineRef: 'v1', agent: 'claude', installsAgent: true, folder: 'apps/one' },
  ...{ secret: 'ANTHROPIC_API_KEY', testCommand: 'npm test', setUp: { command: 'npm ci', node: 'node-version: 24' } },
};
/** What `init` writes. */
const starters = await Promise.all(
  (['chain', 'one-job'] as const).map((shape) => readWorkflow(`init, ${shape}`, starterFile(shape, starter, '.'))),
);
/** What runs in this repository alone. */
const own = await Promise.all(
  ['canary', 'dependency-dist', 'docs', 'release', 'security'].map((name) =>
    readWorkflow(`.github/workflows/${name}.yml`),
  ),
);
const all = [phase, round, command, ...examples, ...starters, ...own];
/** What `integrate` says about each leg. */
const leg = ['phase', 'plan', 'path', 'wave', 'round', 'attempt', 'index', 'artifact'];

test.each(all.map((file) => [file.path, file] as const))('%s: every expression reads what is there', (_, file) => {
  const problems = file.jobs.flatMap((job) => problemsIn(file, job.body, job));
  for (const key of ['on', 'env', 'concurrency']) problems.push(...problemsIn(file, child(file.root, key), undefined));
  expect(problems).toEqual([]);
});

test.each(all.map((file) => [file.path, file] as const))(
  '%s: gives our Actions only inputs that they have',
  (_, file) => {
    for (const step of file.jobs.flatMap(({ steps }) => steps.filter(isEngine))) {
      const { inputs } = actionOf(step);
      expect(inputsOf(step).flatMap(([name]) => (name in inputs ? [] : [name]))).toEqual([]);
    }
  },
);

test.each(all.map((file) => [file.path, file] as const))('%s: calls workflows with what they take', (_, file) => {
  for (const job of file.jobs) {
    const called = job.uses && workflowAt(job.uses, { phase, round, command });
    if (!called) continue;
    const given = keysOf(child(job.body, 'with'));
    const required = [...called.inputs].filter(([, input]) => input.required).map(([name]) => name);
    expect(given.filter((name) => !called.inputs.has(name))).toEqual([]);
    expect(required.filter((name) => !given.includes(name))).toEqual([]);
    expect(keysOf(child(job.body, 'secrets')).filter((name) => !called.secrets.includes(name))).toEqual([]);
  }
});

test('what init writes pins others as the examples do', () => {
  const pins = (text: string) => text.match(/uses: actions\/.*$/gm) ?? [];
  const known = new Set(examplePaths.flatMap((path) => pins(readFileSync(path, 'utf8')).map((pin) => pin.trim())));
  const written = (['one-job', 'set-up'] as const).flatMap((name) => pins(starterFile(name, starter, '.')));
  expect(written.length).toBe(3);
  expect(written.filter((pin) => !known.has(pin))).toEqual([]);
});

test('every input of phase.yml and phase-command.yml is used, and has a description', () => {
  expect(unused(command)).toEqual([]);
  const settings = round.jobs
    .flatMap(({ body }) => referencesIn(body))
    .flatMap(({ reference: [head, name = ''] }) => (head === 'fromJSON(inputs.settings)' ? [name] : []));
  expect(unused(phase).filter((name) => !settings.includes(name))).toEqual([]);
  expect([...command.inputs, ...phase.inputs].filter(([, { description }]) => description === '')).toEqual([]);
});

test('every input of round.yml is used, and every output', () => {
  expect(unused(round)).toEqual([]);
  const read = phase.jobs.flatMap(({ body }) => referencesIn(body)).map(({ reference }) => reference.join('.'));
  const outputs = [...round.outputs.keys()];
  expect(outputs.filter((name) => !read.includes(`needs.round-3.outputs.${name}`))).toEqual([]);
});

test('an input that phase.yml shares with an Action means the same, and leaves the default to the configuration file', () => {
  const own = ['max_parallel', 'fresh'];
  const actionInputs = [...ours.values()].flatMap((action) => Object.entries(action.inputs));
  const inputs = new Map(actionInputs.map(([name, input]) => [name.replaceAll('-', '_'), input]));
  expect(phase.inputs.size).toBeLessThanOrEqual(16);
  const shared = [...phase.inputs].filter(([name]) => inputs.has(name) && !own.includes(name));
  expect(shared.length).toBeGreaterThan(8);
  for (const [name, { description, fallback }] of shared) {
    expect([name, description.replaceAll('_', '-')]).toEqual([
      name,
      inputs.get(name)?.description.replaceAll('_', '-'),
    ]);
    expect([name, asText(resolve(fallback, {}))]).toEqual([name, '']);
  }
});

// Gitea reads secrets only by this form, and stops a job that passes another one without a log.
test.each(all.map((file) => [file.path, file] as const))(
  '%s: names what it takes and passes on as every host can',
  (_, file) => {
    const called = [...file.inputs.keys(), ...file.secrets];
    if (child(file.root, 'on', 'workflow_call'))
      expect(called.filter((name) => !/^[a-z][a-z_]*$/.test(name))).toEqual([]);
    const passed = file.jobs.flatMap(({ body }) =>
      entries(child(body, 'secrets')).map(([, value]) => value.toString()),
    );
    expect(passed.filter((value) => !/^\$\{\{ secrets\.[A-Za-z_]\w* \}\}$/.test(value))).toEqual([]);
  },
);

test.each([...examples, ...starters].map((file) => [file.path, file] as const))(
  '%s: names no host, and its runs by the phase that they are for',
  (path, file) => {
    const text = path.startsWith('examples/') ? readFileSync(path, 'utf8') : '';
    expect(text.replaceAll(/^\s*#.*$/gm, '')).not.toMatch(/\/\/[\w.]*(github|gitea)\.com/);
    if (file.inputs.has('phase')) expect(child(file.root, 'run-name')?.toString()).toContain('inputs.phase');
  },
);

test('phase.yml has at most 20 inputs', () => {
  expect(phase.inputs.size).toBeLessThanOrEqual(20);
});

test('phase.yml gives its caller every output of a run that outlives the runner', () => {
  expect([...phase.outputs.keys()]).toEqual(Object.keys(ours.get('conclude')?.outputs ?? {}));
});

test('plan and the rounds open and integrate with the same settings', () => {
  const settings = (file: WorkflowFile, job: string) =>
    keysOf(child(file.jobs.find(({ id }) => id === job)?.steps.find(isEngine), 'with')).filter(
      (name) => name !== 'fresh',
    );
  const ofRound = ['matrix', 'base', 'leg-results', 'leg-receipts'];
  expect(settings(round, 'integrate').filter((name) => !ofRound.includes(name))).toEqual(settings(phase, 'plan'));
});

test('the six rounds differ in their number, in what they follow, and in that the last names what all need', () => {
  const text = readFileSync(phase.path, 'utf8');
  const [first = '', ...others] = [1, 2, 3, 4, 5, 6].map((at) => {
    const body = text.slice(
      text.indexOf(`\n  round-${at}:`),
      text.search(at === 6 ? /\n {2}gate:/ : `\n  round-${at + 1}:`),
    );
    const before = at === 1 ? 'plan' : `round-${at - 1}`;
    return body
      .replace(`needs: ${at === 1 ? 'plan' : `[plan, ${before}]`}`, 'needs: <before>')
      .replaceAll(
        new RegExp(`needs\\.${before}\\.outputs\\.(matrix|base|not-before)`, 'g'),
        'needs.<before>.outputs.$1',
      )
      .replaceAll(new RegExp(`((?:round-|Round |round: ))${at}`, 'g'), '$1<n>');
  });
  const right = / {4}permissions:\n {6}contents: write # [^\n]*\n/;
  expect(others.map((other) => right.test(other))).toEqual([false, false, false, false, true]);
  for (const other of others) expect(other.replace(right, '')).toBe(first);
});

test('a reference is found wherever it hides', () => {
  expect(
    referencesOf("!contains(needs.a.outputs.b, 'x') && (inputs['c'] || fromJSON(inputs.settings).d != '')"),
  ).toEqual([
    ['needs', 'a', 'outputs', 'b'],
    ['inputs', 'c'],
    ['fromJSON(inputs.settings)', 'd'],
    ['inputs', 'settings'],
  ]);
});

function problemsIn(file: WorkflowFile, node: TemplateToken | undefined, job: Job | undefined): string[] {
  return referencesIn(node)
    .filter(({ reference }) => !isThere(file, job, reference))
    .map(({ reference, line }) => `${file.path}:${line}: there is no ${reference.join('.')}`);
}

function isThere(file: WorkflowFile, job: Job | undefined, reference: Reference): boolean {
  const [context = '', name = '', part = '', output = ''] = reference;
  switch (context) {
    case 'github':
    case 'runner':
      return true;
    case 'job':
      return ['workflow_repository', 'workflow_sha'].includes(name);
    case 'inputs':
      return name === '' || file.inputs.has(name);
    case 'fromJSON(inputs.settings)':
      return phase.inputs.has(name);
    case 'secrets':
      return child(file.root, 'on', 'workflow_call') ? file.secrets.includes(name) : /^[A-Z_]+$/.test(name);
    case 'env':
      return [job?.body, file.root].some((node) => keysOf(child(node, 'env')).includes(name));
    case 'matrix':
      return (
        file === round || file.path.endsWith('/your-own-jobs.yml')
          ? leg
          : keysOf(child(job?.body, 'strategy', 'matrix'))
      ).includes(name);
    case 'needs':
      return job?.needs.includes(name) === true && (part === 'result' || hasOutput(file, name, part, output));
    case 'jobs':
      return job === undefined && hasOutput(file, name, part, output);
    case 'steps':
      return stepGives(job, name, part, output);
    default:
      return false;
  }
}

function hasOutput(file: WorkflowFile, id: string, part: string, output: string): boolean {
  const job = file.jobs.find((each) => each.id === id);
  if (!job || part !== 'outputs') return false;
  const called = job.uses && workflowAt(job.uses, { phase, round });
  if (output === '') return called === undefined; // all of them, as JSON
  return called ? called.outputs.has(output) : keysOf(child(job.body, 'outputs')).includes(output);
}

function stepGives(job: Job | undefined, id: string, part: string, output: string): boolean {
  const step = job?.steps.find((each) => child(each, 'id')?.toString() === id);
  if (!step) return false;
  if (part === 'outcome') return true;
  if (part !== 'outputs') return false;
  return isEngine(step) ? output in actionOf(step).outputs : `${child(step, 'run')}`.includes(`${output}=`);
}

function unused(file: WorkflowFile): string[] {
  const read = referencesIn(file.root).map(({ reference }) => reference.join('.'));
  return [...file.inputs.keys()].filter((name) => !read.includes(`inputs.${name}`));
}

function keysOf(node: TemplateToken | undefined): string[] {
  return entries(node).map(([name]) => name);
}

test.each([
  ['phase.yml', [phase, round]],
  ['your-own-jobs.yml', examples.filter(({ path }) => path.endsWith('your-own-jobs.yml'))],
])('%s: what decides about a phase is given alike to the jobs that open, integrate and conclude it', (_, files) => {
  const steps = files.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps.filter(isEngine)));
  const given = (command: string) =>
    steps.filter((step) => commandOf(step) === command).map((step) => keysOf(child(step, 'with')));
  const [conclude = []] = given('conclude');
  const own = ['command', 'round', 'matrix', 'base', 'fresh'];
  expect(given('integrate')).toHaveLength(2);
  for (const keys of given('integrate'))
    expect(keys.filter((key) => !own.includes(key) && !conclude.includes(key))).toEqual([]);
});
