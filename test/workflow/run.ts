import { isBasicExpression } from '@actions/workflow-parser';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { asText, type Contexts, evaluate, type Functions, holds, type Json, resolve } from './expression.ts';
import { aggregate, type Reading, type Result, seenBy } from './reading.ts';
import { child, type Job, type WorkflowFile } from './workflow-file.ts';

/** How a job ends, written by the test. What it does not say, went well and gave no outputs. */
export interface Scripted {
  readonly result?: 'success' | 'failure' | 'cancelled';
  /** Outputs of its steps, by the step's id. */
  readonly steps?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How its steps ended, where that differs from the job: `success` when only a post step failed. */
  readonly outcome?: 'success' | 'failure' | 'cancelled';
  /** The step that failed, by its id: those before it went well, those after it did not run. */
  readonly failed?: string;
  /** Job outputs that GitHub drops because they hold a masked string. */
  readonly dropped?: readonly string[];
  /** The machine went away: nothing is evaluated at the end. */
  readonly lost?: true;
  /** A person cancels the run while this job is at work. */
  readonly userCancels?: true;
}

/** By the job's path, `phase/round-1/legs`; a single worker as `phase/round-1/legs (07-01)`. */
export type Script = Readonly<Record<string, Scripted>>;

export interface JobRun {
  readonly path: string;
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly inputs: Contexts;
  readonly legs: readonly Leg[];
  readonly timeoutMinutes: Json;
  /** GitHub could not evaluate the job. */
  readonly error: string;
  /** It did not run in this attempt of the run: its result is of an earlier one. */
  readonly kept: boolean;
}

export interface Leg {
  readonly matrix: Contexts;
  readonly result: Result;
  readonly steps: readonly StepRun[];
}

export interface StepRun {
  readonly uses: string;
  readonly run: string;
  readonly shell: string;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMinutes: Json;
}

export interface Run {
  readonly jobs: ReadonlyMap<string, JobRun>;
  /** Jobs that really ran in this attempt, calls not counted, in order. */
  readonly ran: readonly string[];
}

export interface Setting {
  /** The workflow behind a `uses:`. */
  readonly workflow: (uses: string) => WorkflowFile;
  readonly reading: Reading;
  readonly script: Script;
  readonly inputs?: Contexts;
  readonly secrets?: Contexts;
  readonly event?: Json;
  /** The host passes every input on as text, as Gitea does: `"0"` instead of 0, `"false"` instead of false. */
  readonly textInputs?: true;
  /** Runs the steps of a job for real, instead of the script. */
  readonly machine?: (job: StartedJob) => Machine;
  /** The attempt before this one: "re-run failed jobs". */
  readonly previous?: Run;
}

export interface StartedJob {
  /** With the plan of a worker, because each worker is a job of its own. */
  readonly path: string;
  /** The permissions of its token: its own, or those of the job that calls its workflow. */
  readonly permissions: Contexts;
}

/** One job's machine: its steps share a workspace. */
export interface Machine {
  /** Fields of the `github` and `runner` contexts in this job. */
  readonly github: Contexts;
  readonly runner: Contexts;
  run(step: StepRun): Promise<StepEnd>;
  hasFiles(pattern: string): boolean;
  /** Runs the post steps. */
  end(): Promise<StepEnd>;
}

export interface StepEnd {
  readonly outcome: 'success' | 'failure';
  readonly outputs: Record<string, string>;
}

/** Runs a workflow's graph of jobs as GitHub would, with the results that the script gives them. */
export function runWorkflow(file: WorkflowFile, setting: Setting): Run {
  const { done, value } = runGraph(file, setting).next();
  if (!done) throw new Error('a machine works while nobody waits: call runOnMachines');
  return value;
}

/** The same with each job's steps on a machine. */
export async function runOnMachines(
  file: WorkflowFile,
  setting: Setting & Required<Pick<Setting, 'machine'>>,
): Promise<Run> {
  const graph = runGraph(file, setting);
  let turn = graph.next();
  while (!turn.done) turn = graph.next(await turn.value());
  return turn.value;
}

/** A computation that hands out what a machine has to do. */
type Waiting<T> = Generator<() => Promise<StepEnd>, T, StepEnd>;

function* runGraph(file: WorkflowFile, setting: Setting): Waiting<Run> {
  const jobs = new Map<string, JobRun>();
  const ran: string[] = [];
  const attempt = setting.previous ? 2 : 1;
  const event = { event: setting.event ?? {}, run_id: '4711', run_attempt: String(attempt), token: 'job-token' };
  const { cancelledSees, calleeSees, tolerated } = setting.reading;
  let cancelled = false;

  const permissions = asContexts(resolve(child(file.root, 'permissions'), {}));
  yield* runJobs(file, '', inputsOf(file, setting.inputs ?? {}), setting.secrets ?? {}, [], false, permissions);
  return { jobs, ran };

  function* runJobs(
    called: WorkflowFile,
    at: string,
    inputs: Contexts,
    secrets: Contexts,
    before: readonly Result[],
    rerun: boolean,
    granted: Contexts,
  ): Waiting<{ result: Result; outputs: Record<string, string>; ranAny: boolean }> {
    const seen = new Map<string, Result>();
    const again = new Set<string>();
    const counted: Result[] = [];
    for (const job of inOrder(called)) {
      const path = `${at}${job.id}`;
      const ancestors = [...ancestorsOf(called, job)].map((id) => seen.get(id) ?? 'skipped');
      const earlier = [...ancestors, ...(calleeSees === "its caller's needs too" ? before : [])];
      const dirty = rerun || job.needs.some((need) => again.has(need));
      const permissions = asContexts(resolve(child(job.body, 'permissions'), {}) ?? granted);
      const needs = contextOf(called, at, job, seen);
      const env = child(called.root, 'env');
      const run = yield* runJob(job, path, inputs, secrets, earlier, dirty, needs, permissions, env);
      jobs.set(path, run);
      if (dirty || !run.kept) again.add(job.id);
      const isTolerated = child(job.body, 'continue-on-error') !== undefined;
      seen.set(job.id, isTolerated ? seenBy(tolerated, run.result) : run.result);
      counted.push(isTolerated ? seenBy('success', run.result) : run.result);
    }
    const results = { github: event, inputs, vars: {}, jobs: needsOf(called, at, seen) };
    return {
      result: aggregate(counted),
      outputs: texts(Object.fromEntries([...called.outputs].map(([name, node]) => [name, resolve(node, results)]))),
      ranAny: again.size > 0,
    };
  }

  function contextOf(called: WorkflowFile, at: string, job: Job, seen: Map<string, Result>): Contexts {
    const all = needsOf(called, at, seen);
    return Object.fromEntries(job.needs.map((need) => [need, all[need] ?? {}]));
  }

  function needsOf(called: WorkflowFile, at: string, seen: Map<string, Result>): Contexts {
    return Object.fromEntries(
      called.jobs.map(({ id }) => [
        id,
        { result: seen.get(id) ?? '', outputs: { ...jobs.get(`${at}${id}`)?.outputs } },
      ]),
    );
  }

  function* runJob(
    job: Job,
    path: string,
    inputs: Contexts,
    secrets: Contexts,
    earlier: readonly Result[],
    dirty: boolean,
    needs: Contexts,
    permissions: Contexts,
    env: TemplateToken | undefined,
  ): Waiting<JobRun> {
    const previous = setting.previous?.jobs.get(path);
    const blank = { path, outputs: {}, inputs: {}, legs: [], timeoutMinutes: null, error: '', kept: false };
    if (previous && !dirty && !job.uses && (previous.result === 'success' || previous.result === 'skipped'))
      return { ...previous, kept: true };
    const contexts: Contexts = { github: event, inputs, needs, vars: {} };
    try {
      if (!holds(evaluate(job.condition, contexts, statusFunctions(earlier)))) return { ...blank, result: 'skipped' };
      if (!job.uses) return yield* runSteps(job, path, { ...contexts, secrets }, blank, permissions, env);
      const scripted = setting.script[path];
      if (scripted?.result) {
        cancelled ||= scripted.userCancels === true;
        return { ...blank, result: scripted.result };
      }
      return yield* runCalled(job, path, job.uses, { ...contexts, secrets }, blank, earlier, dirty, permissions);
    } catch (cause) {
      return { ...blank, result: 'failure', error: cause instanceof Error ? cause.message : String(cause) };
    }
  }

  /** A call, or one for each worker of its matrix; then the worker's values are part of the path. */
  function* runCalled(
    job: Job,
    path: string,
    uses: string,
    contexts: Contexts,
    blank: Omit<JobRun, 'result'>,
    earlier: readonly Result[],
    dirty: boolean,
    permissions: Contexts,
  ): Waiting<JobRun> {
    const target = setting.workflow(uses);
    const calls: { result: Result; outputs: Record<string, string>; ranAny: boolean }[] = [];
    let first: Contexts | undefined;
    for (const matrix of legsOf(resolve(child(job.body, 'strategy', 'matrix'), contexts))) {
      const given = inputsOf(target, asContexts(resolve(child(job.body, 'with'), { ...contexts, matrix })));
      const passed = asContexts(resolve(child(job.body, 'secrets'), contexts));
      const name = Object.values(matrix).map(asText).join(', ');
      const at = name === '' ? `${path}/` : `${path} (${name})/`;
      first ??= given;
      calls.push(yield* runJobs(target, at, given, passed, earlier, dirty, permissions));
    }
    return {
      ...blank,
      result: aggregate(calls.map(({ result }) => result)),
      outputs: Object.assign({}, ...calls.map(({ outputs }) => outputs)),
      inputs: first ?? {},
      kept: !calls.some(({ ranAny }) => ranAny),
    };
  }

  function* runSteps(
    job: Job,
    path: string,
    contexts: Contexts,
    blank: Omit<JobRun, 'result'>,
    permissions: Contexts,
    workflowEnv: TemplateToken | undefined,
  ): Waiting<JobRun> {
    const matrices = legsOf(resolve(child(job.body, 'strategy', 'matrix'), contexts));
    // Nothing here depends on these two, but GitHub fails a job for which it cannot evaluate them.
    resolve(child(job.body, 'strategy', 'max-parallel'), contexts);
    resolve(child(job.body, 'runs-on'), contexts);
    const timeoutMinutes = resolve(child(job.body, 'timeout-minutes'), contexts);
    ran.push(path);
    let outputs: Record<string, string> = {};
    const legs: Leg[] = [];
    for (const matrix of matrices) {
      const inJob: Contexts = { ...contexts, matrix, steps: {}, runner: { temp: '/tmp' }, job: server, strategy: {} };
      const scripted = setting.script[`${path} (${asText(matrix.plan ?? null)})`] ?? setting.script[path] ?? {};
      const machine = setting.machine?.({ path: matrix.plan ? `${path} (${asText(matrix.plan)})` : path, permissions });
      const ended = machine
        ? yield* stepsOn(machine, job, inJob, workflowEnv)
        : scriptedSteps(scripted, job, inJob, workflowEnv);
      const given = texts(asContexts(resolve(child(job.body, 'outputs'), ended.contexts)));
      for (const name of scripted.dropped ?? []) delete given[name];
      // Of the workers of a matrix the last one that gives an output wins.
      if (!scripted.lost) outputs = { ...outputs, ...given };
      legs.push({ matrix, result: ended.result, steps: ended.steps });
    }
    return { ...blank, result: aggregate(legs.map((leg) => leg.result)), outputs, legs, timeoutMinutes };
  }

  function scriptedSteps(scripted: Scripted, job: Job, inJob: Contexts, workflowEnv: TemplateToken | undefined) {
    cancelled ||= scripted.userCancels === true;
    const result = scripted.result ?? (scripted.lost ? 'failure' : 'success');
    const outcome = scripted.outcome ?? result;
    const ids = job.steps.map((step) => child(step, 'id')?.toString() ?? '');
    const at = scripted.failed === undefined ? -1 : ids.indexOf(scripted.failed);
    const outcomeAt = (step: number) =>
      at < 0 ? outcome : step === at ? 'failure' : step < at ? 'success' : 'skipped';
    const steps = Object.fromEntries(
      ids.flatMap((id, step) => {
        const end = outcomeAt(step);
        return id ? [[id, { outcome: end, conclusion: end, outputs: { ...scripted.steps?.[id] } }]] : [];
      }),
    );
    const inSteps = { ...inJob, steps };
    const contexts: Contexts = { ...inSteps, env: envOf(job, workflowEnv, inSteps) };
    return { result, contexts, steps: job.steps.map((step) => stepRun(step, contexts)) };
  }

  function inputsOf(called: WorkflowFile, given: Contexts): Contexts {
    const typed = setting.textInputs === undefined;
    const inputs = withDefaults(called, given, typed);
    return typed ? inputs : texts(inputs, true);
  }

  function statusFunctions(earlier: readonly Result[]): Functions {
    return {
      always: () => true,
      success: () => earlier.every((result) => result === 'success') && !cancelled,
      failure: () => earlier.includes('failure') && !cancelled,
      cancelled: () => cancelled || (cancelledSees === 'needs too' && earlier.includes('cancelled')),
    };
  }
}

/** The steps of a job, one after the other, on its machine. */
function* stepsOn(
  machine: Machine,
  job: Job,
  given: Contexts,
  workflowEnv: TemplateToken | undefined,
): Waiting<{ result: Result; contexts: Contexts; steps: StepRun[] }> {
  const inJob = {
    ...given,
    github: { ...asContexts(given.github ?? null), ...machine.github },
    runner: machine.runner,
  };
  const known: Contexts = {};
  const steps: StepRun[] = [];
  let result: 'success' | 'failure' = 'success';
  const functions: Functions = {
    always: () => true,
    success: () => result === 'success',
    failure: () => result === 'failure',
    cancelled: () => false,
    hashFiles: (pattern) => (machine.hasFiles(`${pattern}`) ? 'a digest' : ''),
  };
  for (const step of job.steps) {
    const before: Contexts = { ...inJob, steps: { ...known } };
    const contexts: Contexts = { ...before, env: envOf(job, workflowEnv, before) };
    const id = child(step, 'id')?.toString();
    const condition = conditionOf(step);
    const runs = /\b(always|success|failure|cancelled)\(/.test(condition) || result === 'success';
    let ended: Omit<StepEnd, 'outcome'> & { outcome: string } = { outcome: 'skipped', outputs: {} };
    if (runs && holds(evaluate(condition, contexts, functions))) {
      const run = stepRun(step, contexts);
      steps.push(run);
      const all = (name: string) => texts(asContexts(resolve(child(step, name), contexts)), true);
      const whole = {
        ...run,
        with: all('with'),
        env: { ...texts(asContexts(contexts.env ?? null), true), ...all('env') },
      };
      ended = yield () => machine.run(whole);
      if (ended.outcome === 'failure') result = 'failure';
    }
    if (id !== undefined) known[id] = { outcome: ended.outcome, conclusion: ended.outcome, outputs: ended.outputs };
  }
  yield () => machine.end();
  const inSteps = { ...inJob, steps: known };
  return { result, contexts: { ...inSteps, env: envOf(job, workflowEnv, inSteps) } as Contexts, steps };
}

function conditionOf(step: MappingToken): string {
  const node = child(step, 'if');
  return node === undefined ? 'true' : isBasicExpression(node) ? node.expression : node.toString();
}

function envOf(job: Job, workflowEnv: TemplateToken | undefined, contexts: Contexts): Contexts {
  return {
    ...asContexts(resolve(workflowEnv, contexts)),
    ...asContexts(resolve(child(job.body, 'env'), contexts)),
  };
}

const server = { workflow_repository: 'OWNER/phase-executor', workflow_sha: 'e'.repeat(40), status: 'success' };

function stepRun(step: MappingToken, contexts: Contexts): StepRun {
  return {
    uses: child(step, 'uses')?.toString() ?? '',
    run: asText(resolve(child(step, 'run'), contexts)),
    shell: child(step, 'shell')?.toString() ?? '',
    with: texts(asContexts(resolve(child(step, 'with'), contexts))),
    env: texts(asContexts(resolve(child(step, 'env'), contexts))),
    timeoutMinutes: resolve(child(step, 'timeout-minutes'), contexts),
  };
}

/** Inputs as a called workflow sees them: of their type, with defaults. Throws as GitHub does where one does not fit. */
function withDefaults(file: WorkflowFile, given: Contexts, typed = true): Contexts {
  for (const name of Object.keys(given))
    if (!file.inputs.has(name)) throw new Error(`${file.path} has no input ${name}`);
  return Object.fromEntries(
    [...file.inputs].map(([name, { type, required, fallback }]) => {
      const value = given[name] ?? resolve(fallback, {});
      if (required && given[name] === undefined) throw new Error(`${file.path} needs the input ${name}`);
      if (!typed) return [name, value];
      if (type === 'boolean') return [name, value === true];
      if (type !== 'number') return [name, asText(value)];
      if (typeof value !== 'number')
        throw new Error(`${file.path}: the input ${name} is not a number: ${asText(value)}`);
      return [name, value];
    }),
  );
}

/** The jobs of a matrix. GitHub fails a job whose matrix is there and empty; without one there is a single job. */
function legsOf(matrix: Json): Contexts[] {
  if (matrix === null) return [{}];
  const { include, ...axes } = asContexts(matrix);
  let legs: Contexts[] = Object.keys(axes).length > 0 ? [{}] : [];
  for (const [axis, values] of Object.entries(axes))
    legs = legs.flatMap((leg) => (Array.isArray(values) ? values : []).map((value) => ({ ...leg, [axis]: value })));
  if (Array.isArray(include)) legs.push(...include.map(asContexts));
  if (legs.length === 0) throw new Error('the matrix is empty');
  return legs;
}

function inOrder(file: WorkflowFile): Job[] {
  const done: Job[] = [];
  while (done.length < file.jobs.length) {
    const next = file.jobs.find(
      (job) => !done.includes(job) && job.needs.every((need) => done.some(({ id }) => id === need)),
    );
    if (!next) throw new Error(`${file.path}: jobs need each other`);
    done.push(next);
  }
  return done;
}

function ancestorsOf(file: WorkflowFile, job: Job): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const need of file.jobs.find((each) => each.id === id)?.needs ?? []) visit(need);
  };
  for (const need of job.needs) visit(need);
  return found;
}

function asContexts(value: Json): Contexts {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Empty outputs are not sent at all; inputs are. */
function texts(values: Contexts, isInput = false): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, asText(value)] as const)
      .filter(([, value]) => isInput || value !== ''),
  );
}
