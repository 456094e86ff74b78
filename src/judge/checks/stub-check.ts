import { posix } from 'node:path';
import { asksForStub, asksForSuch } from '../../plan/claims/plan-exceptions.ts';
import { isBlank, isOnlyComments } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { clipText } from '../../system/text/text.ts';
import { declaredPaths, promisedPaths, toTreePath } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { findIdleFunctions } from '../read/code-functions.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { emptyFile, findCopiedFile, pathsById } from './hollow-files.ts';
import { meantEmpty } from './promises.ts';
import { findStub } from './stubs.ts';

export const maxStubFiles = 200;

/** Checks that declared files hold work instead of placeholders, unless the plan asks for placeholders. */
export async function checkStubs({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const isChecked = (path: string) => declared.covers(path) && !path.startsWith(`${prefix}.planning/`);
  const promised = promisedPaths(plan, prefix); // checked separately
  let existing: ReturnType<typeof pathsById> | undefined;
  const findPaths = async (id: string) => {
    existing ??= pathsById(base, git);
    return (await existing).get(id) ?? [];
  };
  const findings: Finding[] = [];
  const report = (rule: RuleId, subject: string, message: string) =>
    findings.push({ rule, passed: false, subject, message });
  for (const path of changed.filter(isChecked).slice(0, maxStubFiles)) {
    const after = await readTextInTree(git, tree, path);
    if (after === null || asksForStub(plan, path, prefix)) continue;
    const before = await readTextInTree(git, base, path);
    const hollow = await findHollowContent({ candidate, run }, { path, before, after, placesOf: findPaths });
    const isExempt = promised.covers(path) || meantEmpty.test(posix.basename(path)) || isTestMaterial(path);
    const isEmpty = before === null && !isExempt && (isBlank(after) || isOnlyComments(path, after));
    const idle = hollow === null ? await findIdleFunction(plan, path, before, after, prefix) : null;
    if (hollow !== null) report('code/hollow-file', path, hollow);
    else if (isEmpty && declared.names(path)) report('code/empty-file', path, 'is empty or contains only comments');
    else if (idle !== null) report('code/idle-function', path, idle);
    else {
      const stub = await findStub(path, before, after);
      if (stub === null) continue;
      const isPlaceholder = stub.unless === undefined || stub.unless === 'base';
      const where = `in line ${stub.line} (${clipText(stub.text, 100)})`;
      const problem = `has ${isPlaceholder ? 'a placeholder' : 'functions that do nothing'} ${where}`;
      const isExpected = stub.unless !== undefined && asksForSuch(stub.unless, plan, path, prefix);
      if (stub.isAll && !isExpected) report('code/stub', path, `${problem} and nothing else`);
      else report('code/stub-beside-work', path, problem);
    }
  }
  return findings;
}

/** Finds a function that the plan names and that the work added or left without an effect. */
async function findIdleFunction(
  plan: Plan,
  path: string,
  before: string | null,
  after: string,
  prefix: string,
): Promise<string | null> {
  if (isTestMaterial(path)) return null;
  const promised = plan.mustHaves.artifacts
    .filter((artifact) => toTreePath(prefix, artifact.path) === path)
    .flatMap(({ exports, contains }) => [...exports, ...contains.flatMap((text) => text.match(/\w+/g) ?? [])]);
  const isNamed = (name: string) => promised.includes(name) || plan.text.includes(`${name}(`);
  if (!(after.match(/[\w$]+/g) ?? []).some(isNamed)) return null;
  const idle = (await findIdleFunctions(path, after)).filter(({ kind }) => !asksForSuch(kind, plan, path, prefix));
  const oldIdle = idle.length === 0 || before === null ? [] : await findIdleFunctions(path, before);
  const idleFunction = idle.find(({ name }) => isNamed(name) && !oldIdle.some((other) => other.name === name));
  if (idleFunction === undefined) return null;
  const effect = { throw: 'only throws', empty: 'is empty', constant: 'gives back a constant or what it was given' }[
    idleFunction.kind
  ];
  const line = after.slice(0, idleFunction.at).split('\n').length;
  return `has ${idleFunction.name}, which the plan names and which ${effect} (line ${line})`;
}

interface NewContent {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
  readonly placesOf: (id: string) => Promise<readonly string[]>;
}

/** Explains why new content cannot be the requested work, by its type or as a copy, or returns null. */
async function findHollowContent(
  { candidate, run }: Pick<Judged, 'candidate' | 'run'>,
  { path, before, after: text, placesOf }: NewContent,
): Promise<string | null> {
  const { plan, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  if (isTestMaterial(path) || /template|scaffold|boilerplate/i.test(path)) return null;
  const empty = asksForSuch('constant', plan, path, prefix) ? null : emptyFile(path, text);
  if (empty !== null && (before === null || emptyFile(path, before) === null)) return empty;
  if (before !== null || asksForCopy.test(plan.text)) return null;
  const duplicate = await findCopiedFile({ git, tree, path }, base, placesOf);
  return duplicate === null ? null : `only repeats ${duplicate}`;
}

const asksForCopy =
  /\b(?:cop(?:y|ies|ied|ying)|duplicat\w*|mirror\w*|identical|verbatim|vendor\w*|mov(?:e|es|ed|ing)|renam\w*|fork\w*|sync\w*|sym(?:bolic )?-?link\w*|re-?export\w*|unchanged|as[- ]is|same (?:file|content|text|as))\b/i;
