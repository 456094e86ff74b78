import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listChangedLines } from '../../system/git/changed-lines.ts';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
import { getTimeLimit, inPreparedCheckout, runCheckoutTests } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';
import { isMutable } from './mutants/hollow-code.ts';
import {
  applyMutation,
  buildMutantResult,
  getMutantOutcome,
  type MutantOutcome,
  type MutantReport,
  type MutantResult,
} from './mutants/mutant-result.ts';
import { chooseMutants, listMutations, type MutableFile, type Mutant } from './mutants/mutants.ts';
import { listPlanChanges } from './plan-changes.ts';

export const maxMutants = 20;
const maxFile = 300_000;
/** Mutates lines that the phase changed, to see whether the tests notice. Returns null if disabled. */
export async function runMutants({ commit }: CleanCheckout, run: GateContext): Promise<MutantReport | null> {
  const { mutants, minEvidence } = run.policy;
  const max = mutants === 0 && minEvidence === 'mutation-tested' ? maxMutants : mutants;
  if (max === 0) return null;
  const chosen = chooseMutants(await listMutableFiles(commit, run), commit, max);
  if (chosen.length === 0)
    return { results: [], notes: ['no changed line of the phase has code that could be changed to try its tests'] };
  const { clock, ledger } = run.services;
  const startedAt = clock.uptimeMs();
  ledger.append('mutants_start', { commit, tried: chosen.length, of: 'tests', time: seriesNumber });
  const report = await tryMutants(chosen, commit, run);
  const count = (expected: MutantOutcome) => report.results.filter(({ outcome }) => outcome === expected).length;
  ledger.append('mutants_end', {
    commit,
    tried: report.results.length,
    killed: count('killed'),
    undecided: count('undecided'),
    durationMs: clock.uptimeMs() - startedAt,
  });
  return report;
}

/** Number of the whole series in process marks; single runs have higher numbers. */
const seriesNumber = 900;

async function tryMutants(chosen: readonly Mutant[], commit: string, run: GateContext): Promise<MutantReport> {
  const { clock, ledger } = run.services;
  const endAt = Math.min(run.policy.limits.deadlineAt, clock.uptimeMs() + run.policy.limits.timeoutMs);
  const report = await inPreparedCheckout(commit, run, async (checkout): Promise<MutantReport> => {
    await checkout.reset();
    const logFile = ledger.logFile('mutants-green', 1);
    const green = await runCheckoutTests(checkout, { time: seriesNumber + 1, logFile, among: getSeriesMark(run) }, run);
    if (green.verdict.verdict !== 'pass')
      return {
        results: [],
        notes: ['no small change was tried: the tests do not pass once more on the unchanged commit'],
      };
    const results: MutantResult[] = [];
    for (const [at, mutant] of chosen.entries())
      results.push(await tryMutant(mutant, { checkout, time: 1_000 + at, limitMs: getTimeLimit(green), endAt }, run));
    const late = results.filter(({ outcome }) => outcome === 'undecided').length;
    const isLate = late > 0 && clock.uptimeMs() >= endAt;
    return { results, notes: isLate ? [`time was up before all small changes were tried: ${late} are undecided`] : [] };
  });
  return 'problem' in report ? { results: [], notes: [`no small change was tried: ${report.problem}`] } : report;
}

async function listMutableFiles(commit: string, run: GateContext): Promise<MutableFile[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changed = (await listChangedPaths(git, startCommit, commit)).filter(
    (path) => isMutable(path) && !path.startsWith(`${prefix}.planning/`),
  );
  const lines = await listChangedLines(git, startCommit, commit, changed.slice(0, 400));
  const changes = await listPlanChanges(run, new Map(), commit);
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  const files: MutableFile[] = [];
  for (const [path, numbers] of lines) {
    const text = await readTextInTree(git, commit, path);
    if (text === null || text.length > maxFile) continue;
    const owner = ids.find((id) => changes.of(id).includes(path)) ?? '';
    files.push({ owner, path, mutations: await listMutations(path, text, numbers) });
  }
  return files;
}

/** A mark for finding leftover processes if the engine dies. */
function getSeriesMark({ runId, workspace }: GateContext): string {
  return workspace.git.processMark(runId, 'tests', seriesNumber);
}

interface Trial {
  readonly checkout: CleanCheckout;
  readonly time: number;
  readonly limitMs: number;
  readonly endAt: number;
}

async function tryMutant(
  mutant: Mutant,
  { checkout, time, limitMs, endAt }: Trial,
  run: GateContext,
): Promise<MutantResult> {
  const { clock, interrupt, ledger } = run.services;
  await checkout.reset();
  const file = join(checkout.top, mutant.path);
  const text = readFileSync(file, 'utf8');
  const remainingMs = endAt - clock.uptimeMs();
  if (remainingMs <= 0 || interrupt.now.aborted) return buildMutantResult(text, mutant, 'undecided');
  checkout.write(mutant.path, applyMutation(text, mutant));
  // Caches compare seconds and sizes, so Python would otherwise run its cached bytecode of the original file.
  const changedAt = clock.now() / 1000 + 10 * (time - seriesNumber);
  utimesSync(file, changedAt, changedAt);
  const timeoutMs = Math.min(limitMs, remainingMs);
  const { verdict } = await runCheckoutTests(
    checkout,
    { time, logFile: ledger.logFile('mutants', time - 999), timeoutMs, among: getSeriesMark(run) },
    run,
  );
  return buildMutantResult(
    text,
    mutant,
    interrupt.now.aborted ? 'undecided' : getMutantOutcome(verdict, timeoutMs === limitMs),
  );
}
