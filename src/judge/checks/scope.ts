import type { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { ProtectedReason } from '../../plan/phase/protected-files.ts';
import { findTestConfigRule } from '../read/test-config.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** A change to the part of a file that decides what runs. */
export interface ChangedPart {
  readonly rule: RuleId;
  readonly why: string;
}

export interface ScopeFacts {
  /** Files that the attempt changed, relative to the repository root; both names of a renamed file. */
  readonly changed: readonly string[];
  /** From the plan in the commit that the run began on. */
  readonly declared: DeclaredPaths;
  readonly expected?: readonly string[];
  readonly protectedReason: ProtectedReason;
  readonly parts?: ReadonlyMap<string, ChangedPart>;
}

/** Finds changes to protected files that the plan does not name: they would change permissions or what runs. */
export function verifyScope(facts: ScopeFacts): Finding[] {
  const { changed, declared, expected = [], protectedReason, parts = new Map<string, ChangedPart>() } = facts;
  const checked = changed.filter((file) => !expected.includes(file));
  const failing = checked.flatMap((file): Finding[] => {
    const reason = protectedReason(file);
    const part = parts.get(file);
    const mayChange = reason === null || isUnlocked(file, declared, protectedReason);
    const rule = mayChange ? part?.rule : 'scope/protected';
    return rule === undefined
      ? []
      : [
          {
            rule,
            passed: false,
            subject: file,
            ...buildRefusal(file, (mayChange ? part?.why : reason) ?? '', declared),
          },
        ];
  });
  return [...failing, { rule: 'scope/protected', passed: true, subject: 'files_modified', message: 'are kept' }];
}

/**
 * Returns true if the plan's entries unlock a file. A folder entry unlocks it only if everything in the folder is
 * protected: `.github/workflows/` is explicit, but `web/` does not mention `web/.npmrc`.
 */
export function isUnlocked(file: string, declared: DeclaredPaths, protectedReason: ProtectedReason): boolean {
  const isFullyProtected = (folder: string) =>
    protectedReason(`${folder}any`) !== null || findTestConfigRule(`${folder}any`) !== undefined;
  return declared.names(file, isFullyProtected);
}

function buildRefusal(file: string, reason: string, declared: DeclaredPaths): Pick<Finding, 'message' | 'remedy'> {
  if (declared.names(file))
    return {
      message: `is protected (${reason})`,
      remedy: 'restore it, or have the plan say what is to change in it',
    };
  const pattern = declared.patterns.find((declaredPattern) => declaredPattern.covers(file));
  if (declared.patterns.length === 0) return { message: `is protected (${reason})` };
  const hint = pattern === undefined ? '' : ` by itself (${pattern.path} does not unlock it)`;
  return { message: `is protected (${reason}), and the plan does not name it${hint}` };
}
