import type { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import { findTestConfigRule } from '../read/test-config.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** A change of a part of a file that decides what runs. */
export interface ChangedPart {
  readonly rule: RuleId;
  readonly why: string;
}

export interface ScopeFacts {
  /** Files the attempt changed, from the repository's root with slashes; both names of a renamed one. */
  readonly changed: readonly string[];
  /** By the plan as it stood in the commit that the run began on. */
  readonly declared: DeclaredPaths;
  /** Files that may change without being declared, such as the plan's summary. */
  readonly expected?: readonly string[];
  readonly protectedReason: ProtectedReason;
  /** Changes of protected parts of files, by path, with what of them changed. */
  readonly parts?: ReadonlyMap<string, ChangedPart>;
}

/** Finds changes of protected files that the plan does not name: they would change who may do what, or what runs for whom. */
export function verifyScope(facts: ScopeFacts): Finding[] {
  const { changed, declared, expected = [], protectedReason, parts = new Map<string, ChangedPart>() } = facts;
  const observed = changed.filter((file) => !expected.includes(file));
  const failing = observed.flatMap((file): Finding[] => {
    const reason = protectedReason(file);
    const part = parts.get(file);
    const isOpen = reason === null || isUnlocked(file, declared, protectedReason);
    const rule = isOpen ? part?.rule : 'scope/protected';
    return rule === undefined
      ? []
      : [{ rule, passed: false, subject: file, ...buildRefusal(file, (isOpen ? part?.why : reason) ?? '', declared) }];
  });
  return [...failing, { rule: 'scope/protected', passed: true, subject: 'files_modified', message: 'are kept' }];
}

/**
 * True when entries name a file in a way that unlocks it. A folder does so where all that is in it is protected: a reader
 * of `.github/workflows/` sees what is meant, one of `web/` does not see `web/.npmrc`.
 */
export function isUnlocked(file: string, declared: DeclaredPaths, protectedReason: ProtectedReason): boolean {
  const isWhole = (folder: string) =>
    protectedReason(`${folder}any`) !== null || findTestConfigRule(`${folder}any`) !== undefined;
  return declared.names(file, isWhole);
}

function buildRefusal(file: string, reason: string, declared: DeclaredPaths): Pick<Finding, 'message' | 'remedy'> {
  if (declared.names(file))
    return {
      message: `is protected (${reason})`,
      remedy: 'restore it, or have the plan say what is to change in it',
    };
  const pattern = declared.patterns.find((declaredPattern) => declaredPattern.covers(file));
  if (declared.patterns.length === 0) return { message: `is protected (${reason})` };
  const unlocked = pattern === undefined ? '' : ` by itself (${pattern.path} does not unlock it)`;
  return { message: `is protected (${reason}), and the plan does not name it${unlocked}` };
}
