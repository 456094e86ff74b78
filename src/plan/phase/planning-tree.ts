import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { type Diagnostic, finding } from './diagnostic.ts';
import { compareNatural, getPhaseKey, getPhaseNumber } from './phase-id.ts';
import {
  createSummaryNamer,
  getPlanKey,
  getPlanNumber,
  isMiscasedPlan,
  isNestedPlanFile,
  isPlanFile,
  looksLikePlan,
  planIdFromPath,
} from './plan-file.ts';
import { listVerificationFiles } from './verification.ts';

/** Thrown if `.planning` or the phase is missing, or if the phase number is ambiguous. */
export class PhaseError extends Error {
  override name = 'PhaseError';
  readonly exitCode: number = TECHNICAL_EXIT.PHASE_UNREADABLE;
}

export interface PhaseDirectory {
  /** From the directory name (`07`, `02.1`), or the whole name if it has no number. */
  id: string;
  key: string;
  slug: string;
  name: string;
  dir: string;
  planFiles: string[];
  summaryFiles: ReadonlySet<string>;
  otherPlanFiles: string[];
  verificationFiles: string[];
  /** True for names such as `01-5-health`, which may mean phase 01 or 01.5. */
  numberIsOpen: boolean;
  diagnostics: Diagnostic[];
}

export interface PlanningTree {
  phases: PhaseDirectory[];
  /** All plans of the project, including archived ones, by `<phase key>/<plan number>`. */
  known: ReadonlyMap<string, KnownPlan>;
  links: string[];
}

export interface KnownPlan {
  id: string;
  dir: string;
  hasSummary: boolean;
}

/** Reads `.planning/phases`; archived phases appear only in `known`. @throws PhaseError if neither exists */
export function readTree(root: string): PlanningTree {
  // After a milestone all phases are archived, and git keeps no empty directories.
  const isArchived = ['milestones', 'MILESTONES.md'].some((name) => existsSync(join(root, '.planning', name)));
  const directories = listSubdirectories(root, '.planning/phases') ?? (isArchived ? [] : null);
  if (directories === null) {
    const missing = existsSync(join(root, '.planning'))
      ? '.planning has no directory "phases"'
      : 'there is no .planning';
    throw new PhaseError(
      `No phase can be read: ${missing} in ${root}. Set root to the directory that contains .planning; the command demo makes one to look at`,
    );
  }
  const phases = directories.map((dir) => readDirectory(root, dir));
  return {
    phases: phases.sort((a, b) => compareNatural(a.id, b.id) || compareNatural(a.dir, b.dir)),
    known: new Map([...readArchivedPhases(root), ...phases].flatMap(listKnownPlans)),
    links: (listSubdirectories(root, '.planning/phases', 'isSymbolicLink') ?? []).sort(compareNatural),
  };
}

/** Archived phases in `.planning/milestones/<version>-phases/`, which later plans may depend on. */
function readArchivedPhases(root: string): PhaseDirectory[] {
  const milestones = (listSubdirectories(root, '.planning/milestones') ?? []).filter((dir) => dir.endsWith('-phases'));
  return milestones.flatMap((dir) => listSubdirectories(root, dir) ?? []).map((dir) => readDirectory(root, dir));
}

function listKnownPlans({ key, dir, planFiles, summaryFiles }: PhaseDirectory): [string, KnownPlan][] {
  const getSummaryNames = createSummaryNamer(planFiles);
  return planFiles.map((file) => {
    const id = planIdFromPath(`${dir}/${file}`);
    const hasSummary = getSummaryNames(file).some((name) => summaryFiles.has(name));
    return [`${key}/${getPlanNumber(id)?.plan ?? getPlanKey(id)}`, { id, dir, hasSummary }];
  });
}

function listSubdirectories(
  root: string,
  dir: string,
  kind: 'isDirectory' | 'isSymbolicLink' = 'isDirectory',
): string[] | null {
  const entries = readEntries(root, dir);
  return entries?.filter((entry) => entry[kind]()).map((entry) => `${dir}/${entry.name}`) ?? null;
}

/** Synchronous, because the event loop costs more than the disk for thousands of directories. */
export function readDirectory(root: string, dir: string): PhaseDirectory {
  const base = basename(dir);
  const number = getPhaseNumber(base);
  const slug = number === null ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
  const diagnostics: Diagnostic[] = [];
  const files = listRegularFiles(root, dir, diagnostics);
  const nested = listRegularFiles(root, `${dir}/plans`, diagnostics).map((file) => `plans/${file}`);
  const plans = [...files.filter(isPlanFile), ...nested.filter((file) => isNestedPlanFile(basename(file)))];
  const numberIsOpen = /^\d+(?:-|$)/.test(slug);
  const otherPlans = [
    ...files.filter((file) => !isPlanFile(file) && looksLikePlan(file)),
    ...nested.filter((file) => isMiscasedPlan(basename(file))),
  ];
  return {
    id: number ?? base,
    key: getPhaseKey(base),
    slug,
    name: slug.replace(/[-_]+/g, ' ').trim() || base,
    dir,
    planFiles: sortPlanFiles(plans, dir),
    summaryFiles: new Set([...files, ...nested].filter((file) => /(?:^|[-/])SUMMARY\.md$/.test(file))),
    otherPlanFiles: otherPlans.sort(compareNatural),
    verificationFiles: listVerificationFiles(files, { dir, number: numberIsOpen ? null : number }, diagnostics),
    numberIsOpen,
    diagnostics,
  };
}

function sortPlanFiles(files: readonly string[], dir: string): string[] {
  const filesWithId = files.map((file) => ({ file, id: planIdFromPath(`${dir}/${file}`) }));
  return filesWithId
    .sort((a, b) => compareNatural(a.id, b.id) || compareNatural(a.file, b.file))
    .map(({ file }) => file);
}

const notRegular = 'a plan must be a regular file; links, pipes and devices are not read. Put the file itself here';

/** Reports links without following them, because they could leave the repository or form a loop. */
function listRegularFiles(root: string, dir: string, diagnostics: Diagnostic[]): string[] {
  const files: string[] = [];
  for (const entry of readEntries(root, dir) ?? []) {
    if (entry.isFile()) files.push(entry.name);
    else if (!entry.isDirectory() && (isPlanFile(entry.name) || looksLikePlan(entry.name)))
      diagnostics.push(finding('error', 'not-a-regular-file', `${dir}/${entry.name}`, notRegular));
  }
  return files;
}

function readEntries(root: string, dir: string): Dirent[] | null {
  try {
    return readdirSync(join(root, dir), { withFileTypes: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, { cause: error });
  }
}
