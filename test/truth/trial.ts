import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { Chain } from '../chain/jobs.ts';
import { bareEnvironment, call, cliPath, commitAll, git, makeProject, start, temporaryDir } from '../project.ts';

/** A plan as a trial needs it: what it promises, which files it declares, and its own `<automated>` commands. */
export interface PlanSketch {
  /** Promised files, by default `out.txt`; an entry with a line break is YAML below `path:`. */
  readonly promises?: readonly string[];
  /** `files_modified`; by default the promised files. */
  readonly files?: readonly string[];
  readonly checks?: readonly string[];
  readonly action?: string;
  readonly type?: string;
  /** The plan it depends on. */
  readonly after?: string;
}

/** A phase, an agent that works on it, and the options of the run. */
export interface Trial {
  readonly plans?: Readonly<Record<string, PlanSketch>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Files of a second commit, which comes after all the others. */
  readonly later?: Readonly<Record<string, string>>;
  /** Shell; it may call `done_so` to write its SUMMARY, and `save` to commit everything. */
  readonly agent: string;
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The agent kills the process that runs it, so that has to be one of its own. */
  readonly kills?: boolean;
}

/** How a phase was told to have ended. */
export interface Outcome {
  readonly code: number | null;
  readonly status: string;
  /** The error or reason of the phase's signal. */
  readonly why: string;
  readonly warnings: string;
  /** The level the phase is told to have, and the details of each plan's signal. */
  readonly evidence: string;
  readonly plans: Readonly<Record<string, Details>>;
  /** The repository with the result. */
  readonly root: string;
}

/** One who should not be believed, and the words by which the run has to say why. */
export interface Liar extends Trial {
  readonly name: string;
  readonly why: RegExp;
}

/** One whose work is good, and the words by which the run has to say what it did about its habits; null where it need not. */
export interface Worker extends Trial {
  readonly name: string;
  readonly warning: RegExp | null;
}

/** Nothing was green about it, and the reason is the right one. */
export function expectRefused(outcome: Outcome, why: RegExp): void {
  if (casesFolder !== undefined) {
    keepCase(outcome, true);
    return;
  }
  expect(outcome.why).toMatch(why);
  expect(outcome.status).toMatch(/^(?:STUCK|BLOCKED|ABORTED)$/);
  expect(outcome.code).not.toBe(0);
}

export function expectCompleted(outcome: Outcome, warning: RegExp | null): void {
  if (casesFolder !== undefined) {
    keepCase(outcome, false);
    return;
  }
  expect([outcome.why, outcome.status, outcome.code]).toEqual(['', 'COMPLETED', 0]);
  if (warning !== null) expect(outcome.warnings).toMatch(warning);
}

/** By `run`, in one checkout. */
export async function inOneRun(trial: Trial): Promise<Outcome> {
  const root = projectOf(trial);
  return runAgain(root, trial);
}

export function projectOf({ plans = simple, files = {}, later = {} }: Trial): string {
  const root = makeProject(planTexts(plans), { ...files }, 'truth');
  if (Object.keys(later).length === 0) return root;
  commitAll(root, 'more', later);
  return root;
}

/** The same project with another agent, as the next run on this machine finds it. */
export async function runAgain(root: string, trial: Trial): Promise<Outcome> {
  if (casesFolder !== undefined) return prepared(root, trial);
  const words = ['run', '1', '--json', ...optionsOf(trial), '--backoff', '1ms'];
  const env = { HOME: temporaryDir('home'), ...trial.environment };
  const how = { cwd: root, env };
  const { code, stdout, stderr } = await (trial.kills ? start(cliPath, words, how).ended : call(words, how));
  return outcomeOf(root, code, stdout.startsWith('{') ? JSON.parse(stdout) : {}, stderr);
}

/** By the judge, on the commits that the agent makes of the plans, one after the other: a quarter of what a run costs. */
export async function atJudge(trial: Trial): Promise<Outcome> {
  return judgeAgain(projectOf(trial), trial);
}

export async function judgeAgain(root: string, trial: Trial): Promise<Outcome> {
  if (casesFolder !== undefined) return prepared(root, trial);
  const base = commitPlans(root, trial);
  const { options = [], environment } = trial;
  const env = { HOME: temporaryDir('home'), ...environment };
  const { code, stdout, stderr } = await call(['judge', '1', '--base', base, '--json', ...options], { cwd: root, env });
  if (!stdout.startsWith('{')) return outcomeOf(root, code, {}, stderr);
  const { verdict, why: cause, findings, tests, warnings, evidence, plans } = JSON.parse(stdout);
  const told = Object.fromEntries(plans.map((plan: { id: string }) => [plan.id, plan]));
  const status = { passes: 'COMPLETED', objects: 'STUCK', asks: 'BLOCKED' }[String(verdict)] ?? '?';
  const decisive = findings.filter(({ level }: { level: string }) => level !== 'warn');
  const messages = decisive.map(({ subject, message }: Record<string, string>) => `${subject} ${message}`);
  const why = cause === null ? '' : [cause, ...messages, ...(tests?.reasons ?? [])].join('; ');
  return { code, status, why, warnings: warnings.join('\n'), evidence, plans: told, root };
}

/**
 * Plays trials of one plan as the plans of one phase, when the first is asked for, and answers what became of the plan of
 * each: runs of their own cost twice as much, chains four times. Every `out.txt` of theirs is a file of its own.
 */
export function inOnePhase(
  trials: readonly (Trial & { readonly name: string })[],
  run: (trial: Trial) => Promise<Outcome> | Outcome = inOneRun,
): (trial: { readonly name: string }) => Promise<Outcome> {
  let played: Promise<Outcome> | undefined;
  return async ({ name }) => {
    const alone = trials.find((trial) => trial.name === name);
    if (casesFolder !== undefined && alone !== undefined) return inOneRun(alone);
    played ??= Promise.resolve(run(phaseOf(trials)));
    const phase = await played;
    const own = phase.plans[idAt(trials.findIndex((trial) => trial.name === name))];
    if (own === undefined) throw new Error(`nothing is told of ${name}: ${phase.why}`);
    return { ...phase, evidence: '', why: whyOf(own), warnings: warningsOf(own) };
  };
}

function phaseOf(trials: readonly Trial[]): Trial {
  const { options, environment } = trials[0] ?? {};
  const phase = { plans: {} as Record<string, PlanSketch>, files: {} as Record<string, string>, agent: '' };
  for (const [at, trial] of trials.entries()) {
    const id = idAt(at);
    const {
      plans = simple,
      files = {},
      agent,
    }: Trial = JSON.parse(JSON.stringify(trial).replaceAll('out.txt', `${id}.txt`).replaceAll('01-01', id));
    const [plan = {}, ...others] = Object.values(plans);
    const differs = Object.keys(files).find((path) => (phase.files[path] ?? files[path]) !== files[path]);
    if (others.length > 0 || differs !== undefined)
      throw new Error(`trial ${at + 1} needs a phase of its own: ${differs}`);
    if (JSON.stringify([trial.options, trial.environment]) !== JSON.stringify([options, environment]))
      throw new Error(`trial ${at + 1} has options of its own`);
    phase.plans[id] = { promises: [`${id}.txt`], ...plan };
    Object.assign(phase.files, files);
    phase.agent += `if [ "$PLAN_ID" = ${id} ]; then ${agent}\nfi\n`;
  }
  // Many that fail, each for a reason of its own, are what is tried here.
  return {
    ...phase,
    options: [...(options ?? []), '--stuck', 'circuit-breaker=0'],
    ...(environment && { environment }),
  };
}

function idAt(at: number): string {
  return `01-${String(at + 1).padStart(2, '0')}`;
}

/** By the jobs of a chain, each on a machine of its own. */
export function inChain(trial: Trial): Outcome {
  if (casesFolder !== undefined) return prepared(projectOf(trial), trial);
  const env = { HOME: temporaryDir('home'), ...trial.environment };
  const chain = new Chain(planTexts(trial.plans ?? simple), optionsOf(trial), { ...trial.files }, env);
  const { ended } = chain.run();
  return outcomeOf(chain.origin, ended.code, ended.json, ended.stderr);
}

const simple = { '01-01': {} };

/** What the agents of all trials can call. */
const words = `done_so() { printf -- '---\\nphase: 01-first\\nplan: %s\\nstatus: complete\\n---\\n# Summary\\n\\nMade what the plan asks for.\\n' "$PLAN_ID" > "$SUMMARY_PATH"; }
save() { git add -A; git -c user.name=A -c user.email=a@example.invalid commit -qm "\${1:-work}"; }
`;

function optionsOf({ agent, options = [] }: Trial): string[] {
  const attempts = options.includes('--max-attempts') ? [] : ['--max-attempts', '1'];
  const repairs = options.includes('--repairs') ? [] : ['--repairs', '0'];
  const command = ['--agent', 'command', '--agent-command', words + agent, '--kill-grace', '300ms'];
  return [...command, ...attempts, ...repairs, ...options];
}

function planTexts(plans: Readonly<Record<string, PlanSketch>>): Record<string, string> {
  return Object.fromEntries(Object.entries(plans).map(([id, sketch]) => [id, planText(id, sketch)]));
}

function planText(
  id: string,
  { promises = ['out.txt'], files, checks = [], action = 'Do it.', after = '', type = 'execute' }: PlanSketch,
): string {
  const paths = promises.map((promise) => promise.split('\n')[0] ?? '');
  const artifacts = promises.map((promise) => `    - path: ${promise.replaceAll('\n', '\n      ')}\n`).join('');
  const commands = checks.map((check) => `<automated>${escaped(check)}</automated>`).join('');
  return `---
phase: 01-first
plan: ${id}
type: ${type}
depends_on: [${after}]
files_modified: [${(files ?? paths).join(', ')}]
autonomous: true
${artifacts === '' ? '' : `must_haves:\n  artifacts:\n${artifacts}`}---
<objective>Do what ${id} is for</objective>
<tasks>
<task type="auto">
  <name>Do it</name>
  <action>${escaped(action)}</action>
  <verify>${commands}</verify>
</task>
</tasks>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Told {
  readonly exitStatus?: string;
  readonly evidence?: string | null;
  readonly plans?: readonly { readonly id: string; readonly signal?: { readonly details: Details } }[];
  readonly status?: string;
  readonly signal?: Told;
  readonly details?: Details;
}

interface Details {
  readonly error?: { readonly message: string };
  readonly reason?: string;
  readonly warnings?: readonly string[];
  readonly evidence?: unknown;
}

function outcomeOf(root: string, code: number | null, told: Told, stderr: string): Outcome {
  const { details = {} } = told.signal ?? told;
  const status = told.exitStatus ?? told.status ?? '?';
  const why = status === '?' ? stderr : whyOf(details);
  const plans = Object.fromEntries((told.plans ?? []).map(({ id, signal }) => [id, signal?.details ?? {}]));
  return { code, status, why, warnings: warningsOf(details), evidence: told.evidence ?? '', plans, root };
}

function whyOf({ error, reason }: Details): string {
  return error?.message ?? reason ?? '';
}

function warningsOf({ warnings = [] }: Details): string {
  return warnings.join('\n');
}

/** Where `npm run rules` wants the repositories that the agents of the trials leave, in place of runs. */
const casesFolder = process.env.RULES_CASES;

/** Lets the agent do each plan, and commits what it left. Returns the commit before. */
function commitPlans(root: string, { agent, plans = simple, environment }: Trial): string {
  const base = git(root, 'rev-parse', 'HEAD');
  for (const id of Object.keys(plans)) {
    const SUMMARY_PATH = `.planning/phases/01-first/${id}-SUMMARY.md`;
    const env = bareEnvironment({ ...environment, PLAN_ID: id, PHASE_ID: '01', SUMMARY_PATH });
    const all = `${words}\n(${agent}\n)\ngit add -A; git -c user.name=A -c user.email=a@example.invalid commit -q --allow-empty -m 'plan ${id}'`;
    spawnSync('sh', ['-c', all], { cwd: root, env, timeout: 60_000 });
  }
  return base;
}

function prepared(root: string, trial: Trial): Outcome {
  if (trial.kills) return outcomeOf(root, null, {}, 'not prepared');
  const base = commitPlans(root, trial);
  const { options = [] } = trial;
  const given = Object.fromEntries(
    options.flatMap((word, at) => (word.startsWith('--') ? [[word.slice(2), options[at + 1] ?? 'true']] : [])),
  );
  return outcomeOf(root, null, { status: 'prepared', details: { reason: JSON.stringify({ base, given }) } }, '');
}

function keepCase({ root, why, status }: Outcome, isLie: boolean): void {
  if (casesFolder === undefined || status !== 'prepared') return;
  const name = expect.getState().currentTestName ?? '';
  const kept = join(casesFolder, createHash('sha1').update(name).digest('hex').slice(0, 12));
  cpSync(root, kept, { recursive: true, verbatimSymlinks: true });
  writeFileSync(`${kept}.json`, JSON.stringify({ name, isLie, root: kept, ...JSON.parse(why) }));
}
