import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { readPlanningConfig } from './config.ts';
import { type Diagnostic, finding } from './diagnostic.ts';
import { getPhaseKey } from './phase-id.ts';
import { type Plan, parsePlan } from './plan.ts';
import { createSummaryNamer, getPlanKey, getPlanNumber, isMiscasedPlan } from './plan-file.ts';
import { type PhaseDirectory, PhaseError, type PlanningTree, readDirectory, readTree } from './planning-tree.ts';
import { isHalted } from './summary.ts';

export { PhaseError };

export interface Phase extends Pick<PhaseDirectory, 'id' | 'name' | 'slug' | 'dir'> {
  plans: Plan[];
  summariesWithoutPlan: string[];
  verificationPath: string | null;
  verificationPaths: string[];
  /** Needed to tell dependencies on other phases from typos. */
  tree: PlanningTree;
  diagnostics: Diagnostic[];
}

/** Accepts a number, directory name or path. @throws PhaseError if the phase can't be read */
export async function readPhase(root: string, ref: string): Promise<Phase> {
  const tree = readTree(root);
  return readPhaseDirectory(root, selectPhase(root, ref, tree), tree);
}

export async function listPhases(root: string): Promise<{ id: string; name: string; dir: string; plans: number }[]> {
  return readTree(root).phases.map(({ id, name, dir, planFiles }) => ({ id, name, dir, plans: planFiles.length }));
}

export function selectPhase(root: string, ref: string, tree = readTree(root)): PhaseDirectory {
  const { phases } = tree;
  const directoryName = ref.trim().replace(/\/+$/, '').replace(/^.*\//, '');
  const exact = phases.find(({ dir }) => posix.basename(dir) === directoryName);
  if (exact) return exact;
  const matches = phases.filter(buildMatcher(root, directoryName));
  // Applies each filter only if something remains.
  const unambiguous = matches.filter(({ numberIsOpen }) => !numberIsOpen);
  const planned = (unambiguous[0] ? unambiguous : matches).filter(({ planFiles }) => planFiles.length > 0);
  const phaseDirectories = planned[0] ? planned : unambiguous[0] ? unambiguous : matches;
  const listNames = (directories: readonly PhaseDirectory[]): string =>
    directories.map(({ dir }) => posix.basename(dir)).join(', ');
  if (phaseDirectories.length > 1)
    throw new PhaseError(`Phase ${ref} is ambiguous: ${listNames(phaseDirectories)}. Use the full directory name`);
  if (phaseDirectories[0]) return phaseDirectories[0];
  const plan = getPlanNumber(directoryName.replace(/-PLAN\.md$/, ''));
  const knownPlan = plan && tree.known.get(`${plan.phase}/${plan.plan}`);
  if (knownPlan)
    throw new PhaseError(
      `"${ref}" is a plan of phase ${posix.basename(knownPlan.dir)}, not a phase; name that phase, and the plan with --plan ${knownPlan.id}`,
    );
  throw new PhaseError(`There is no phase "${ref}" in .planning/phases (there are: ${listNames(phases) || 'none'})`);
}

/** A bare number, or a number with a project code (`APP-07`). */
const numberedPattern = /^(?:phase[\s_-]+)?((?:[a-z]{1,6}-)?)(\d+[a-z]?(?:\.\d+)*)$/i;

/** A code must match the directory or the project, because `MEM-01` may be a ticket of another system. */
function buildMatcher(root: string, wanted: string): (directory: PhaseDirectory) => boolean {
  const [, code = '', number] = numberedPattern.exec(wanted.toLowerCase()) ?? [];
  const settings = () => readPlanningConfig(tryReadRegular(join(root, '.planning/config.json'))).config;
  const isOwn = code === '' || code === `${settings().projectCode?.toLowerCase()}-`;
  return ({ key, dir }) => {
    const name = posix.basename(dir).toLowerCase();
    if (name === wanted.toLowerCase()) return true;
    return number !== undefined && key === getPhaseKey(number) && (isOwn || name.startsWith(code));
  };
}

export function readPhaseDirectory(root: string, directory: PhaseDirectory, tree: PlanningTree): Phase {
  const diagnostics = [...directory.diagnostics];
  const getSummaryNames = createSummaryNamer(directory.planFiles);
  const readPlans = directory.planFiles.map((file) => readPlan(root, directory, file, getSummaryNames(file)));
  const plans: Plan[] = [];
  const filesById = new Map<string, string>();
  for (const { plan, diagnostics: planDiagnostics } of readPlans) {
    for (const diagnostic of planDiagnostics) diagnostics.push(diagnostic);
    const otherFile = filesById.get(plan.id.toLowerCase());
    const message = `the plan id "${plan.id}" is already used by ${otherFile}; ids are compared without case. Rename one of the two files`;
    if (otherFile) diagnostics.push(finding('error', 'plan-id-collision', plan.path, message));
    else plans.push(plan);
    filesById.set(plan.id.toLowerCase(), otherFile ?? plan.file);
  }
  const paired = new Set(readPlans.map(({ plan }) => plan.summaryPath.slice(directory.dir.length + 1)));
  const summariesWithoutPlan = [...directory.summaryFiles].filter((file) => !paired.has(file));
  const { id, name, slug, dir } = directory;
  for (const file of directory.otherPlanFiles) diagnostics.push(reportStrayPlan(root, `${dir}/${file}`, plans));
  const unpaired = 'the SUMMARY has no plan file of the same stem, so it completes no plan';
  for (const file of summariesWithoutPlan)
    diagnostics.push(finding('warning', 'summary-without-plan', `${dir}/${file}`, unpaired));
  for (const diagnostic of findMisnumbered(plans, directory)) diagnostics.push(diagnostic);
  const empty = `the phase has no plan file (${planForms}): there is nothing to execute`;
  if (plans.length === 0) diagnostics.push(finding('warning', 'no-plans', dir, empty));
  const verificationPaths = directory.verificationFiles.map((file) => `${dir}/${file}`);
  const [verificationPath = null] = verificationPaths;
  return { id, name, slug, dir, plans, summariesWithoutPlan, verificationPath, verificationPaths, tree, diagnostics };
}

/** Rereads the directory, because the phase's work may have added a report. */
export function listCurrentReports(root: string, { dir }: Pick<Phase, 'dir'>): string[] {
  return readDirectory(root, dir).verificationFiles.map((file) => `${dir}/${file}`);
}

/** Fifty times the size of any real plan. */
const maxPlanBytes = 5 * 1024 * 1024;

function readPlan(root: string, { dir, summaryFiles }: PhaseDirectory, file: string, names: string[]) {
  const path = `${dir}/${file}`;
  const text = readText(join(root, path));
  const { plan, diagnostics } = parsePlan(typeof text === 'string' ? text : '', path);
  const summaryName = names.find((name) => summaryFiles.has(name));
  if (summaryName) {
    plan.hasSummary = true;
    plan.summaryPath = `${dir}/${summaryName}`;
    const summary = readText(join(root, plan.summaryPath));
    if (typeof summary === 'string') plan.halted = isHalted(summary);
    else diagnostics.push(finding('error', 'summary-unreadable', plan.summaryPath, summary.why));
  }
  // A finished plan no longer asks questions.
  const relevant = plan.hasSummary ? diagnostics.filter(({ code }) => code !== 'asks-person') : diagnostics;
  if (typeof text === 'string') return { plan, diagnostics: relevant };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { plan, diagnostics: [...errors, finding('error', 'plan-unreadable', path, text.why)] };
}

function readText(path: string): string | { why: string } {
  try {
    const { size } = statSync(path);
    if (size > maxPlanBytes) return { why: `the file cannot be read: it has ${size} bytes, over ${maxPlanBytes}` };
    return readFileSync(path, 'utf8');
  } catch (error) {
    return { why: `the file cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}` };
  }
}

const planForms = 'PLAN.md, <name>-PLAN.md or <name>-PLAN-<n>.md';

function reportStrayPlan(root: string, path: string, plans: readonly Plan[]): Diagnostic {
  const isError = isOmitted(root, path, plans);
  const consequence = isError ? ', so the phase would run without it. Rename or remove it' : '; it is not scheduled';
  const message = `the file looks like a plan, but it is not named ${planForms} (in upper case)${consequence}`;
  return finding(isError ? 'error' : 'warning', 'plan-not-scheduled', path, message);
}

/** Returns true for a misnamed plan with a number of its own, which the phase would silently skip. */
function isOmitted(root: string, path: string, plans: readonly Plan[]): boolean {
  const file = posix.basename(path);
  const [number] = file.match(/\d+[A-Za-z]?(?=[^\d]*$)/) ?? [];
  if (number === undefined) return isMiscasedPlan(file) && plans.length === 0;
  if (plans.some(({ id }) => getPlanNumber(id)?.plan === getPlanKey(number))) return false;
  const text = isMiscasedPlan(file) ? '' : readText(join(root, path));
  return isMiscasedPlan(file) || (typeof text === 'string' && /^[ \t]*<task[\s>]/m.test(text));
}

/** Finds plans such as `05-01-PLAN.md` in `07-…`, numbered for another phase. */
function findMisnumbered(plans: readonly Plan[], directory: PhaseDirectory): Diagnostic[] {
  return plans.flatMap((plan): Diagnostic[] => {
    const [, number] = /^(\d+[A-Za-z]?(?:\.\d+)*)-/.exec(plan.id) ?? [];
    if (number === undefined || getPhaseKey(number) === directory.key) return [];
    const message = `the plan is numbered for phase ${number}, but lies in the directory of phase ${directory.id}. Rename or move it`;
    return [finding('warning', 'plan-number-differs', plan.path, message)];
  });
}
