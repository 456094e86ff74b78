import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { ArtifactRule } from '../../settings/table/run-policy.ts';
import {
  type EvidenceFacts,
  type EvidenceLevel,
  evidenceFrom,
  evidenceText,
  isAtLeast,
} from '../../signal/evidence.ts';
import type { CommandFinding } from '../checks/automated-command.ts';
import { declaredChanges, inTree } from '../checks/declared.ts';
import { type Finding, findingSentence } from '../checks/finding.ts';
import { type LinkContext, verifyKeyLinks } from '../checks/key-links.ts';
import { verifySummary } from '../checks/summary-check.ts';
import { judgePromises } from './promises.ts';

/** What is known of a plan whose work is part of a commit. */
export interface JudgedPlan {
  readonly plan: Plan;
  /** Paths its own commits changed, as git names them. */
  readonly changed: readonly string[];
  /** Tells whether anything was changed of which the plan's commands could speak. */
  readonly hasWork: boolean;
  /** Tells whether a later plan changed a path: then the plan's own change of it is no reason to believe what stands in it. */
  readonly isOverwritten: (path: string) => boolean;
  /** The later plan of the phase that declares a path, which answers for it then; null for none. */
  readonly heir: (path: string) => string | null;
  readonly links: LinkContext;
}

/** What a commit says of one plan. */
export interface PlanJudgement {
  /** What does not hold, as findings; empty when all does. */
  readonly against: readonly Finding[];
  /** What a person should know but what does not decide. */
  readonly warnings: readonly string[];
  readonly evidence: EvidenceFacts;
}

export interface JudgeRules {
  readonly artifacts: ArtifactRule;
  /** Tells whether commands decide, are only reported, or were not run. */
  readonly verifyCommands: 'run' | 'report' | 'off';
  /** Tells whether what does not hold any more closes the gate. */
  readonly recheck: 'fail' | 'warn';
}

/** What the files of a commit say of a plan, before anything was run among them. */
export interface FilesAnswer {
  readonly failing: readonly Finding[];
  readonly warnings: readonly string[];
  readonly artifacts: EvidenceFacts['artifacts'];
}

/** Looks at the files of the commit in `root`. To be called before a command, or a set-up, could make what was promised. */
export async function judgeFiles(
  { plan, changed, isOverwritten, links: linkContext }: JudgedPlan,
  place: { root: string; prefix: string },
  rules: JudgeRules,
): Promise<FilesAnswer> {
  const files = new Set(changed);
  const promises = await judgePromises(place.root, plan.mustHaves.artifacts, {
    rule: rules.artifacts,
    isChanged: (path) => isTouched(files, inTree(place.prefix, path)) && !isOverwritten(inTree(place.prefix, path)),
    isInherited: () => false,
  });
  const links = await judgeLinks(place.root, plan, linkContext, rules.artifacts);
  const summary = summaryOf(plan, place.root);
  return {
    failing: [...promises.findings, ...links.findings, summary].filter(({ passed }) => passed !== true),
    warnings: promises.warnings,
    artifacts: { count: promises.count, of: promises.of },
  };
}

/** Judges one plan by the files of the commit and by what its commands said there. Null: they could not be asked. */
export function judgePlan(
  { plan, changed, hasWork, heir }: JudgedPlan,
  files: FilesAnswer,
  commands: readonly CommandFinding[] | null,
  prefix: string,
  rules: JudgeRules,
): PlanJudgement {
  const asked = commands ?? [unasked(plan)];
  const isAgainst = ({ passed }: Finding) => passed === false || commands === null;
  const failing = [...files.failing, ...(rules.verifyCommands === 'run' ? asked.filter(isAgainst) : [])];
  const passedOn = failing.filter(({ check, subject }) => check === 'artifact' && heir(subject) !== null);
  const against = failing.filter((finding) => !passedOn.includes(finding));
  const undecided = asked.filter((finding) => finding.passed !== true && !failing.includes(finding));
  const decides = rules.recheck === 'fail';
  return {
    against: decides ? against : [],
    warnings: [
      ...files.warnings,
      ...passedOn.map((finding) => `${findingSentence(finding)}; plan ${heir(finding.subject)} declares it now`),
      ...undecided.map(findingSentence),
      ...(decides ? [] : against.map((finding) => `${findingSentence(finding)} (recheck: warn)`)),
    ],
    evidence: {
      changed: declaredChanges(plan, changed, prefix),
      artifacts: files.artifacts,
      commands: hasWork ? asked.filter(({ proves }) => proves).length : 0,
      tests: null,
    },
  };
}

/** A later plan, or a person, may have changed or removed it since. */
function summaryOf({ summaryPath: path }: Plan, root: string): Finding {
  const file = join(root, path);
  const isThere = lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return verifySummary({ path, text: isThere ? readFileSync(file, 'utf8') : null });
}

/** Nobody can say what the commands of this plan would have said. */
function unasked(plan: Plan): CommandFinding {
  const message = 'were not run on this commit, so their result is unknown';
  return { check: 'command', passed: null, subject: `of plan ${plan.id}`, message, proves: false };
}

/** Promised connections decide with `content` only, and where they can be looked into at all (a `from` may be prose). */
export async function judgeLinks(
  root: string,
  plan: Plan,
  context: LinkContext,
  rule: ArtifactRule,
): Promise<{ findings: Finding[]; warnings: string[] }> {
  const found = await verifyKeyLinks(root, plan.mustHaves.keyLinks, context);
  const decides = ({ passed }: Finding) => passed !== null && rule === 'content';
  const lacking = found.filter((finding) => finding.passed !== true && !decides(finding));
  return { findings: found.filter(decides), warnings: lacking.map(findingSentence) };
}

/** The files that the plans of a phase speak of, and those that have still to be made, for links of one of them. */
export function linksOf(plan: Plan, plans: readonly Plan[]): LinkContext {
  const named = ({ filesModified, mustHaves }: Plan) =>
    new DeclaredPaths([...filesModified, ...mustHaves.artifacts.map(({ path }) => path)]).patterns.flatMap(
      ({ names }) => names ?? [],
    );
  const pending = plans.flatMap((each) => (each.hasSummary || each.id === plan.id ? [] : named(each)));
  return { known: [...new Set(plans.flatMap(named))], pending };
}

function isTouched(changed: ReadonlySet<string>, path: string): boolean {
  return changed.has(path) || [...changed].some((each) => each.startsWith(`${path}/`));
}

/** Why the evidence for a plan is not enough; null when it is. */
export function lackingEvidence(plan: string, facts: EvidenceFacts, least: EvidenceLevel): string | null {
  const { level } = evidenceFrom(facts);
  if (isAtLeast(level, least)) return null;
  return `plan ${plan} has the evidence ${level} (${evidenceText(facts)}), but min-evidence is ${least}`;
}
