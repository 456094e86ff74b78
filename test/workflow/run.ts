import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
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

/** By the job's path, `phase/round-1/legs`; a single leg as `phase/round-1/legs (07-01)`. */
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
  /** The attempt before this one: "re-run failed jobs". */
  readonly previous?: Run;
}

/** Runs a workflow's graph of jobs as GitHub would, with the results that the script gives them. */
export function runWorkflow(file: WorkflowFile, setting: Setting): Run {
  const jobs = new Map<string, JobRun>();
  const ran: string[] = [];
  const attempt = setting.previous ? 2 : 1;
  const event = { event: setting.event ?? {}, run_id: '4711', run_attempt: String(attempt), token: 'job-token' };
  const { cancelledSees, calleeSees, tolerated } = setting.reading;
  let cancelled = false;

  runJobs(file, '', inputsOf(file, setting.inputs ?? {}), setting.secrets ?? {}, [], false);
  return { jobs, ran };

  function runJobs(
    called: WorkflowFile,
    at: string,
    inputs: Contexts,
    secrets: Contexts,
    before: readonly Result[],
    rerun: boolean,
  ): { result: Result; outputs: Record<string, string>; ranAny: boolean } {
    const seen = new Map<string, Result>();
    const again = new Set<string>();
    const counted: Result[] = [];
    for (const job of inOrder(called)) {
      const path = `${at}${job.id}`;
      const ancestors = [...ancestorsOf(called, job)].map((id) => seen.get(id) ?? 'skipped');
      const earlier = [...ancestors, ...(calleeSees === "its caller's needs too" ? before : [])];
      const dirty = rerun || job.needs.some((need) => again.has(need));
      const run = runJob(job, path, inputs, secrets, earlier, dirty, contextOf(called, at, job, seen));
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

  function runJob(
    job: Job,
    path: string,
    inputs: Contexts,
    secrets: Contexts,
    earlier: readonly Result[],
    dirty: boolean,
    needs: Contexts,
  ): JobRun {
    const previous = setting.previous?.jobs.get(path);
    const blank = { path, outputs: {}, inputs: {}, legs: [], timeoutMinutes: null, error: '', kept: false };
    if (previous && !dirty && !job.uses && (previous.result === 'success' || previous.result === 'skipped'))
      return { ...previous, kept: true };
    const contexts: Contexts = { github: event, inputs, needs, vars: {} };
    try {
      if (!holds(evaluate(job.condition, contexts, statusFunctions(earlier)))) return { ...blank, result: 'skipped' };
      if (!job.uses) return runSteps(job, path, { ...contexts, secrets }, blank);
      const scripted = setting.script[path];
      if (scripted?.result) {
        cancelled ||= scripted.userCancels === true;
        return { ...blank, result: scripted.result };
      }
      return runCalled(job, path, job.uses, { ...contexts, secrets }, blank, earlier, dirty);
    } catch (cause) {
      return { ...blank, result: 'failure', error: cause instanceof Error ? cause.message : String(cause) };
    }
  }

  /** A call, or one for each leg of its matrix; then the leg's values are part of the path. */
  function runCalled(
    job: Job,
    path: string,
    uses: string,
    contexts: Contexts,
    blank: Omit<JobRun, 'result'>,
    earlier: readonly Result[],
    dirty: boolean,
  ): JobRun {
    const target = setting.workflow(uses);
    const calls = legsOf(resolve(child(job.body, 'strategy', 'matrix'), contexts)).map((matrix) => {
      const given = inputsOf(target, asContexts(resolve(child(job.body, 'with'), { ...contexts, matrix })));
      const passed = asContexts(resolve(child(job.body, 'secrets'), contexts));
      const name = Object.values(matrix).map(asText).join(', ');
      const at = name === '' ? `${path}/` : `${path} (${name})/`;
      return { ...runJobs(target, at, given, passed, earlier, dirty), inputs: given };
    });
    return {
      ...blank,
      result: aggregate(calls.map(({ result }) => result)),
      outputs: Object.assign({}, ...calls.map(({ outputs }) => outputs)),
      inputs: calls[0]?.inputs ?? {},
      kept: !calls.some(({ ranAny }) => ranAny),
    };
  }

  function runSteps(job: Job, path: string, contexts: Contexts, blank: Omit<JobRun, 'result'>): JobRun {
    const matrices = legsOf(resolve(child(job.body, 'strategy', 'matrix'), contexts));
    // Nothing here depends on these two, but GitHub fails a job for which it cannot evaluate them.
    resolve(child(job.body, 'strategy', 'max-parallel'), contexts);
    resolve(child(job.body, 'runs-on'), contexts);
    const timeoutMinutes = resolve(child(job.body, 'timeout-minutes'), contexts);
    ran.push(path);
    let outputs: Record<string, string> = {};
    const legs = matrices.map((matrix): Leg => {
      const scripted = setting.script[`${path} (${asText(matrix.plan ?? null)})`] ?? setting.script[path] ?? {};
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
      const inJob: Contexts = { ...contexts, matrix, steps, runner: { temp: '/tmp' }, job: server, strategy: {} };
      const env = asContexts(resolve(child(job.body, 'env'), inJob));
      const inStep = { ...inJob, env };
      const given = texts(asContexts(resolve(child(job.body, 'outputs'), inStep)));
      for (const name of scripted.dropped ?? []) delete given[name];
      // Of the legs of a matrix the last one that gives an output wins.
      if (!scripted.lost) outputs = { ...outputs, ...given };
      return { matrix, result, steps: job.steps.map((step) => stepRun(step, inStep)) };
    });
    return { ...blank, result: aggregate(legs.map((leg) => leg.result)), outputs, legs, timeoutMinutes };
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

const server = { workflow_repository: 'OWNER/phase-executor', workflow_sha: 'e'.repeat(40), status: 'success' };

function stepRun(step: MappingToken, contexts: Contexts): StepRun {
  return {
    uses: child(step, 'uses')?.toString() ?? '',
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
