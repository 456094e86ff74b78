import { changedBetween, textIn } from '../git/tree.ts';
import type { CleanPlace } from '../judge/clean-place.ts';
import { declaredPatterns } from '../judge/declared.ts';
import type { FileChange } from '../verify/test-results/file-change.ts';
import { testConfigChanges, testConfigRuleFor } from '../verify/test-results/test-config.ts';
import { isTestFile } from '../verify/test-results/test-file.ts';
import { weakeningIn } from '../verify/test-results/weakening.ts';
import type { RunContext } from './run-context.ts';

/** What a phase did to its tests and to what decides which of them run. */
export interface TestIntegrity {
  /** What no plan declares: it closes the gate. Sentences. */
  readonly problems: readonly string[];
  /** What a plan declares, and so is only reported. */
  readonly remarks: readonly string[];
}

/** More changed files of tests than this are not read one by one; the number of tests decides then. */
const mostFiles = 400;

/**
 * Looks at what the phase changed in test files, test configuration and toolchain: tests deleted, skipped, focused or
 * expected to fail, and settings that decide which tests run. Where a plan declares the file it was asked for, and is reported.
 */
export async function testIntegrity({ commit }: CleanPlace, run: RunContext): Promise<TestIntegrity> {
  const { git, startCommit } = run;
  if (commit === startCommit) return { problems: [], remarks: [] };
  const paths = (await changedBetween(git, startCommit, commit)).filter(isOfTests);
  if (paths.length > mostFiles)
    return {
      problems: [],
      remarks: [`${paths.length} files of tests changed, too many to look for tests that were taken out`],
    };
  const changes: FileChange[] = [];
  for (const path of paths)
    changes.push({ path, before: await textIn(git, startCommit, path), after: await textIn(git, commit, path) });
  const isDeclared = declaredBy(run);
  const hadTests = changes.some(({ path, before }) => before !== null && isTestFile(path)) || (await hasTests(run));
  const found = [
    ...weakeningIn(changes).map(({ path, what }) => ({ path, text: `${path}: ${what}`, isNew: false })),
    ...testConfigChanges(changes, isDeclared).map(({ path, why }) => ({
      ...{ path, text: `${path}: ${why}` },
      isNew: changes.some((change) => change.path === path && change.before === null),
    })),
  ];
  const isAsked = ({ path, isNew }: (typeof found)[number]) => isDeclared(path) || (isNew && !hadTests);
  return {
    problems: found.filter((each) => !isAsked(each)).map(({ text }) => `${text} (no plan declares this file)`),
    remarks: found.filter(isAsked).map(({ text }) => text),
  };
}

function isOfTests(path: string): boolean {
  return isTestFile(path) || testConfigRuleFor(path) !== undefined || path.endsWith('.rs');
}

/** Whether a plan of the phase declares a path, as git names it. */
export function declaredBy({ schedule, prefix }: Pick<RunContext, 'schedule' | 'prefix'>): (path: string) => boolean {
  const patterns = schedule.plans.flatMap(({ plan }) => declaredPatterns(plan, prefix));
  return (path) => patterns.some(({ covers }) => covers(path));
}

async function hasTests({ git, startCommit }: RunContext): Promise<boolean> {
  const files = await git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', startCommit]);
  return files.split('\0').some(isTestFile);
}
