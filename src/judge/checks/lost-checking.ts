import { agentFolders } from '../../plan/phase/protected-files.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { findTestConfigRule, listChangedParts } from '../read/test-config.ts';
import type { Finding } from '../rules/finding.ts';

/** Files that control the judge, reviews, packages or findings: every change to them needs a person. */
const alwaysAsked = /(?:^|\/)(?:\.github\/phase-executor\.ya?ml|CODEOWNERS|\.npmrc|\.lfsconfig|\.snyk|\.\w+ignore)$/i;

/** Test settings that also serve other purposes. For all other test settings, every change needs a person. */
const mixedSettings = /(?:^|\/)(?:conftest\.py|(?:GNU)?makefile|[^/]+\.mk|[^/]+\.gradle(?:\.kts)?)$/i;

const unrelatedScript = /^scripts\.(?:build|dev|docs?|deploy|format|preview|release|serve|start|storybook|watch)\b/;

/** Documents and agent instructions run no checks. */
const isDocument = (path: string) => /\.(?:md|mdc|markdown|txt|rst)$/i.test(path) || agentFolders.test(path);

const checkingWords =
  /(?<![a-z])(?:tests?|pytest|jest|vitest|mocha|lint|eslint|biome|ruff|mypy|tsc|typecheck|clippy|vet|checks?|audit|scan|codeql|coverage|verify|validate|pre-commit|hooks?|needs)(?![a-z])/gi;

const leniencyWords =
  /continue-on-error:(?!\s*false)|allow_failure:(?!\s*false)|ignoreFailures|\|\|\s*(?:true|:|exit 0|echo)|\bexit 0|\bset \+e\b|exit-zero|pass-?with-?no-?tests|no-verify|(?<![a-z])(?:skip|exclude|ignore(?!-scripts)|deselect|xfail|paths|branches-ignore)(?![a-z])|\benabled\s*=\s*false|\bif:\s*(?:false|\$\{\{\s*false)|linguist-generated|(?<=\s)-diff\b|collect_ignore|pytest_(?:collection|runtest|ignore|pyfunc|report)\w*/gi;

const limits =
  /([\w.-]*(?:threshold|fail[-_]under|minimum|coverage|target|branches|functions|statements)[\w.-]*)["']?\s*[:=]\s*["']?(\d+(?:\.\d+)?)/gi;

const comment = /^[ \t]*(?:#|\/\/).*$/gm;

/**
 * Excuses findings on settings and workflows that check as much as before. Without a plan nothing permits the change,
 * but a reviewer sees it. Words are counted across all files, so a step may be moved or rewritten.
 */
export function excuseKeptChecking(findings: readonly Finding[], changes: readonly FileChange[]): Finding[] {
  const files = changes.map((change) => ({
    ...change,
    was: extractChecks(change.path, change.before ?? ''),
    is: extractChecks(change.path, change.after ?? ''),
  }));
  const removed = listGrown(
    files.map(({ is }) => is).join('\n'),
    files.map(({ was }) => was).join('\n'),
    checkingWords,
  );
  return findings.map((finding) => {
    const file = files.find(({ path }) => path === finding.subject);
    const isTestConfig = finding.rule === 'settings/test-config';
    if (file === undefined || alwaysAsked.test(file.path) || (isTestConfig && !mayBeUnrelated(file))) return finding;
    const fewer = listGrown(file.is, file.was, checkingWords).filter((word) => removed.includes(word));
    // A new workflow weakens nothing, whatever it leaves out.
    const more = file.before === null && !isTestConfig ? [] : listGrown(file.was, file.is, leniencyWords);
    const changedWords = [...fewer.map((word) => `fewer "${word}"`), ...more.map((word) => `more "${word}"`)];
    const losses = [...changedWords, ...listLowered(file.was, file.is)];
    return losses.length === 0 || isDocument(file.path)
      ? { ...finding, excuse: 'it takes no check away' }
      : { ...finding, message: `${finding.message}, and it may check less (${joinFirstFew(losses)})` };
  });
}

function extractChecks(path: string, text: string): string {
  return path.endsWith('package.json') ? JSON.stringify(readScripts(text)) : text.replace(comment, '');
}

/** Returns true for test settings whose changed part may have nothing to do with tests. */
function mayBeUnrelated({ path, before, after }: FileChange): boolean {
  const rule = findTestConfigRule(path);
  if (mixedSettings.test(path) || rule === undefined) return true;
  if (!path.endsWith('package.json')) return false;
  const [oldScripts, newScripts] = [before, after].map((text) => readScripts(text ?? ''));
  const isLonger = (name: string) =>
    newScripts?.[name] !== undefined && oldScripts?.[name]?.every((step) => newScripts[name]?.includes(step));
  return listChangedParts(before, after, rule).every(
    (part) => unrelatedScript.test(part) || isLonger(part.replace('scripts.', '')),
  );
}

function readScripts(text: string): Readonly<Record<string, readonly string[]>> {
  const scripts = (tryParseJson(text) as { scripts?: unknown } | null)?.scripts;
  if (!isMapping(scripts)) return {};
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, `${script}`.split(/\s*&&\s*/)]));
}

function listGrown(before: string, after: string, words: RegExp): string[] {
  const [was, is] = [before, after].map((text) => {
    const counts = new Map<string, number>();
    for (const [word] of text.toLowerCase().matchAll(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  }) as [Map<string, number>, Map<string, number>];
  return [...is].flatMap(([word, count]) => (count > (was.get(word) ?? 0) ? [word] : []));
}

function listLowered(before: string, after: string): string[] {
  const read = (text: string) =>
    [...text.matchAll(limits)].map(([, name = '', limit]) => [name, Number(limit)] as const);
  const newLimits = new Map(read(after));
  return read(before).flatMap(([name, number]) => ((newLimits.get(name) ?? -1) < number ? [`a lower "${name}"`] : []));
}
