import { agentFolders } from '../../plan/phase/protected-files.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { firstFew } from '../../system/text/text.ts';
import { findTestConfigRule, listChangedParts } from '../read/test-config.ts';
import type { Finding } from '../rules/finding.ts';

/** These decide about the judge, reviews, packages or findings themselves: every change of them is a question. */
const alwaysAsked = /(?:^|\/)(?:\.github\/phase-executor\.ya?ml|CODEOWNERS|\.npmrc|\.lfsconfig|\.snyk|\.\w+ignore)$/i;

/** Test settings that hold much else. Every change of the others is a question. */
const holdsMore = /(?:^|\/)(?:conftest\.py|(?:GNU)?makefile|[^/]+\.mk|[^/]+\.gradle(?:\.kts)?)$/i;

/** Parts of a package.json that no test depends on. */
const otherScript = /^scripts\.(?:build|dev|docs?|deploy|format|preview|release|serve|start|storybook|watch)\b/;

/** What people and agents read checks nothing. */
const isRead = (path: string) => /\.(?:md|mdc|markdown|txt|rst)$/i.test(path) || agentFolders.test(path);

const checkingWords =
  /(?<![a-z])(?:tests?|pytest|jest|vitest|mocha|lint|eslint|biome|ruff|mypy|tsc|typecheck|clippy|vet|checks?|audit|scan|codeql|coverage|verify|validate|pre-commit|hooks?|needs)(?![a-z])/gi;

/** What lets a failure pass, or leaves something out. */
const lettingWords =
  /continue-on-error:(?!\s*false)|allow_failure:(?!\s*false)|ignoreFailures|\|\|\s*(?:true|:|exit 0|echo)|\bexit 0|\bset \+e\b|exit-zero|pass-?with-?no-?tests|no-verify|(?<![a-z])(?:skip|exclude|ignore(?!-scripts)|deselect|xfail|paths|branches-ignore)(?![a-z])|\benabled\s*=\s*false|\bif:\s*(?:false|\$\{\{\s*false)|linguist-generated|(?<=\s)-diff\b|collect_ignore|pytest_(?:collection|runtest|ignore|pyfunc|report)\w*/gi;

const limits =
  /([\w.-]*(?:threshold|fail[-_]under|minimum|coverage|target|branches|functions|statements)[\w.-]*)["']?\s*[:=]\s*["']?(\d+(?:\.\d+)?)/gi;

/** A line of which nothing counts, such as a step that was taken out by a hash. */
const comment = /^[ \t]*(?:#|\/\/).*$/gm;

/**
 * Excuses findings on settings files and workflows that check as much as before: without a plan nothing says that they may
 * change, but a reviewer sees that they did. Words are counted over all of them, so a step may move or be written anew.
 */
export function excuseKeptChecking(findings: readonly Finding[], changes: readonly FileChange[]): Finding[] {
  const files = changes.map((change) => ({
    ...change,
    was: whatChecks(change.path, change.before ?? ''),
    is: whatChecks(change.path, change.after ?? ''),
  }));
  const gone = listGrown(files.map(({ is }) => is).join('\n'), files.map(({ was }) => was).join('\n'), checkingWords);
  return findings.map((finding) => {
    const file = files.find(({ path }) => path === finding.subject);
    const isOfTests = finding.rule === 'settings/test-config';
    if (file === undefined || alwaysAsked.test(file.path) || (isOfTests && !mayChange(file))) return finding;
    const fewer = listGrown(file.is, file.was, checkingWords).filter((word) => gone.includes(word));
    // A new workflow takes nothing away, whatever it leaves out.
    const more = file.before === null && !isOfTests ? [] : listGrown(file.was, file.is, lettingWords);
    const named = [...fewer.map((word) => `fewer "${word}"`), ...more.map((word) => `more "${word}"`)];
    const lost = [...named, ...listLowered(file.was, file.is)];
    return lost.length === 0 || isRead(file.path)
      ? { ...finding, excuse: 'it takes no check away' }
      : { ...finding, message: `${finding.message}, and it may check less (${firstFew(lost)})` };
  });
}

/** The scripts of a package.json, and of other files the text without its comments. */
function whatChecks(path: string, text: string): string {
  return path.endsWith('package.json') ? JSON.stringify(readScripts(text)) : text.replace(comment, '');
}

/** True for test settings of which more than the changed part decides about tests. */
function mayChange({ path, before, after }: FileChange): boolean {
  const rule = findTestConfigRule(path);
  if (holdsMore.test(path) || rule === undefined) return true;
  if (!path.endsWith('package.json')) return false;
  const [old, fresh] = [before, after].map((text) => readScripts(text ?? ''));
  const isLonger = (name: string) =>
    fresh?.[name] !== undefined && old?.[name]?.every((step) => fresh[name]?.includes(step));
  return listChangedParts(before, after, rule).every(
    (part) => otherScript.test(part) || isLonger(part.replace('scripts.', '')),
  );
}

/** Steps of each script of a package.json. */
function readScripts(text: string): Readonly<Record<string, readonly string[]>> {
  const scripts = (tryParseJson(text) as { scripts?: unknown } | null)?.scripts;
  if (!isMapping(scripts)) return {};
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, `${script}`.split(/\s*&&\s*/)]));
}

/** Words that the second text has more often than the first. */
function listGrown(before: string, after: string, words: RegExp): string[] {
  const [was, is] = [before, after].map((text) => {
    const counts = new Map<string, number>();
    for (const [word] of text.toLowerCase().matchAll(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  }) as [Map<string, number>, Map<string, number>];
  return [...is].flatMap(([word, count]) => (count > (was.get(word) ?? 0) ? [word] : []));
}

/** Limits that are lower than before, or gone. */
function listLowered(before: string, after: string): string[] {
  const read = (text: string) => [...text.matchAll(limits)].map(([, name = '', of]) => [name, Number(of)] as const);
  const is = new Map(read(after));
  return read(before).flatMap(([name, number]) => ((is.get(name) ?? -1) < number ? [`a lower "${name}"`] : []));
}
