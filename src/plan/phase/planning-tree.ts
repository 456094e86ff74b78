import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { type Diagnostic, finding } from './diagnostic.ts';
import { compareNatural, phaseKey, phaseNumber } from './phase-id.ts';
import {
  isMiscasedPlan,
  isNestedPlanFile,
  isPlanFile,
  looksLikePlan,
  planIdFromPath,
  planKey,
  planNumber,
  summaryNames,
} from './plan-file.ts';
import { verificationFiles } from './verification.ts';

/** Nothing can be scheduled: `.planning` or the phase is missing, or several phases have that number. */
export class PhaseError extends Error {
  override name = 'PhaseError';
  readonly exitCode: number = TECHNICAL_EXIT.PHASE_UNREADABLE;
}

/** A directory of a phase and the names in it; no file has been opened. */
export interface PhaseDirectory {
  /** As in the directory name (`07`, `02.1`), or the whole name when it has no number. */
  id: string;
  key: string;
  slug: string;
  name: string;
  dir: string;
  /** In natural order; `plans/PLAN-01.md` where plans are nested. */
  planFiles: string[];
  summaryFiles: ReadonlySet<string>;
  otherPlanFiles: string[];
  verificationFiles: string[];
  /** For `01-5-health` the number may be `01` or `01.5`: the name does not tell. */
  numberIsOpen: boolean;
  diagnostics: Diagnostic[];
}

export interface PlanningTree {
  phases: PhaseDirectory[];
  /** Every plan of the project, archived milestones too, by `<phase key>/<plan number>`. */
  known: ReadonlyMap<string, KnownPlan>;
  /** Links among the phase directories, which are not followed. */
  links: string[];
}

export interface KnownPlan {
  id: string;
  dir: string;
  hasSummary: boolean;
}

/** Reads the phases right below `.planning/phases`; archived ones are in `known`. Throws PhaseError without either. */
export function readTree(root: string): PlanningTree {
  // After a finished milestone all phases are archived, and git keeps no empty directory.
  const isArchived = ['milestones', 'MILESTONES.md'].some((name) => existsSync(join(root, '.planning', name)));
  const matches = listSubdirectories(root, '.planning/phases') ?? (isArchived ? [] : null);
  if (matches === null) {
    const missing = existsSync(join(root, '.planning'))
      ? '.planning has no directory "phases"'
      : 'there is no .planning';
    throw new PhaseError(
      `No phase can be read: ${missing} in ${root}. Set root to the directory that contains .planning; the command demo makes one to look at`,
    );
  }
  const phases = matches.map((dir) => readDirectory(root, dir));
  return {
    phases: phases.sort((a, b) => compareNatural(a.id, b.id) || compareNatural(a.dir, b.dir)),
    known: new Map([...archivedPhases(root), ...phases].flatMap(knownPlans)),
    links: (listSubdirectories(root, '.planning/phases', 'isSymbolicLink') ?? []).sort(compareNatural),
  };
}

/** `.planning/milestones/<version>-phases/<phase>`: finished work that a later plan may name as a dependency. */
function archivedPhases(root: string): PhaseDirectory[] {
  const milestones = (listSubdirectories(root, '.planning/milestones') ?? []).filter((dir) => dir.endsWith('-phases'));
  return milestones.flatMap((dir) => listSubdirectories(root, dir) ?? []).map((dir) => readDirectory(root, dir));
}

function knownPlans({ key, dir, planFiles, summaryFiles }: PhaseDirectory): [string, KnownPlan][] {
  const namesOf = summaryNames(planFiles);
  return planFiles.map((file) => {
    const id = planIdFromPath(`${dir}/${file}`);
    const hasSummary = namesOf(file).some((name) => summaryFiles.has(name));
    return [`${key}/${planNumber(id)?.plan ?? planKey(id)}`, { id, dir, hasSummary }];
  });
}

function listSubdirectories(
  root: string,
  dir: string,
  is: 'isDirectory' | 'isSymbolicLink' = 'isDirectory',
): string[] | null {
  const entries = readEntries(root, dir);
  return entries?.filter((entry) => entry[is]()).map((entry) => `${dir}/${entry.name}`) ?? null;
}

/** Read without waiting in between: for thousands of directories the event loop costs more than the disk. */
export function readDirectory(root: string, dir: string): PhaseDirectory {
  const base = basename(dir);
  const number = phaseNumber(base);
  const slug = number === null ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
  const diagnostics: Diagnostic[] = [];
  const files = regularFiles(root, dir, diagnostics);
  const nested = regularFiles(root, `${dir}/plans`, diagnostics).map((file) => `plans/${file}`);
  const plans = [...files.filter(isPlanFile), ...nested.filter((file) => isNestedPlanFile(basename(file)))];
  const numberIsOpen = /^\d+(?:-|$)/.test(slug);
  const others = [
    ...files.filter((file) => !isPlanFile(file) && looksLikePlan(file)),
    ...nested.filter((file) => isMiscasedPlan(basename(file))),
  ];
  return {
    id: number ?? base,
    key: phaseKey(base),
    slug,
    name: slug.replace(/[-_]+/g, ' ').trim() || base,
    dir,
    planFiles: inPlanOrder(plans, dir),
    summaryFiles: new Set([...files, ...nested].filter((file) => /(?:^|[-/])SUMMARY\.md$/.test(file))),
    otherPlanFiles: others.sort(compareNatural),
    verificationFiles: verificationFiles(files, { dir, number: numberIsOpen ? null : number }, diagnostics),
    numberIsOpen,
    diagnostics,
  };
}

function inPlanOrder(files: readonly string[], dir: string): string[] {
  const named = files.map((file) => ({ file, id: planIdFromPath(`${dir}/${file}`) }));
  return named.sort((a, b) => compareNatural(a.id, b.id) || compareNatural(a.file, b.file)).map(({ file }) => file);
}

const notRegular = 'a plan must be a regular file; links, pipes and devices are not read. Put the file itself here';

/** A link could leave the repository or lead in a circle, so it is reported and not followed. */
function regularFiles(root: string, dir: string, diagnostics: Diagnostic[]): string[] {
  const files: string[] = [];
  for (const entry of readEntries(root, dir) ?? []) {
    if (entry.isFile()) files.push(entry.name);
    else if (!entry.isDirectory() && (isPlanFile(entry.name) || looksLikePlan(entry.name)))
      diagnostics.push(finding('error', 'not-a-regular-file', `${dir}/${entry.name}`, notRegular));
  }
  return files;
}

/** Null when there is no such directory; other errors are thrown. */
function readEntries(root: string, dir: string): Dirent[] | null {
  try {
    return readdirSync(join(root, dir), { withFileTypes: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, { cause: error });
  }
}
