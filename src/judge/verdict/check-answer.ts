import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { EvidenceFacts } from '../../signal/evidence.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { Check, Finding } from '../checks/finding.ts';

/** The answer of one check. Warnings are for a person and do not decide. */
export interface CheckAnswer {
  readonly findings: readonly Finding[];
  readonly warnings?: readonly string[];
  readonly artifacts?: EvidenceFacts['artifacts'];
}

/** A candidate with the files of its tree, and the run whose rules it is judged by. */
export interface Judged {
  readonly candidate: Candidate;
  readonly run: PhaseContext;
  readonly files: TreeFiles;
}

export type PlanCheck = (judged: Judged) => Promise<CheckAnswer> | CheckAnswer;

export function withContent({ changed, hollow }: Candidate): string[] {
  return changed.filter((path) => !hollow.has(path));
}

export function failed(check: Check, subject: string, messages: readonly string[]): CheckAnswer {
  return { findings: messages.map((message) => ({ check, passed: false, subject, message })) };
}
