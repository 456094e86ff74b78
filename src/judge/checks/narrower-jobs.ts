import type { FileChange } from '../../plan/phase/test-file.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { clipped } from '../../system/text/text.ts';
import words from './pipelines.json' with { type: 'json' };

/** A pipeline of a host, whose jobs check the project. */
export const isPipeline =
  /(?:^|\/)(?:\.github\/workflows\/[^/]*|\.gitlab-ci|\.circleci\/config|azure-pipelines[^/]*|bitbucket-pipelines|\.drone|\.woodpecker)\.ya?ml$/;

/** Kinds of check that a command asks for, by its words; `anyKind` may run any of them. */
const kinds = words.kinds.map((source) => ({ asks: new RegExp(source, 'i') }));
const [anyKind, eases, topic, usualConditions, usualBranches, documents] = [
  ...[words.anyKind, words.eases, words.topic, words.usualConditions, words.usualBranches, words.documents],
].map((source) => new RegExp(source, 'i')) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];

/**
 * Finds where the jobs of changed pipelines ask less than before and no plan speaks of it: a kind of check that none of them
 * has any more, an event on which they no longer run, a filter or a condition that keeps them from running.
 */
export function narrowerJobs(changes: readonly FileChange[], texts: readonly string[]) {
  const pipelines = changes
    .filter(({ path }) => isPipeline.test(path) || holdsCommands.test(path))
    .map(({ path, before, after }) => ({ path, was: rootOf(path, before), is: rootOf(path, after) }));
  const [old, now] = [pipelines.flatMap(({ was }) => linesIn(was)), pipelines.flatMap(({ is }) => linesIn(is))];
  const isMerged = now.some((line) => !old.includes(line) && (anyKind.test(line) || line.startsWith('./')));
  const asked = texts.flatMap((text) => text.split(/\n|(?<=[.;])\s/)).filter((said) => eases.test(said));
  if (asked.some((said) => topic.test(said))) return [];
  const kindOf = (line: string) => kinds.find(({ asks }) => asks.test(line));
  const gone = [...new Set(old)].filter((line) => kindOf(line) && !now.includes(line));
  const fresh = [...new Set(now)].filter((line) => kindOf(line) && !old.includes(line));
  const isAsked = (line: string) => asked.some((said) => kindOf(line)?.asks.test(said));
  // A script less is none that is missed where another asks for the same.
  const isOnlyScripts = pipelines.every(({ path }) => !isPipeline.test(path));
  const isKept = (line: string) => isOnlyScripts && now.some((each) => kindOf(each) === kindOf(line));
  const lost = isMerged || gone.length <= fresh.length ? [] : gone.filter((line) => !isAsked(line) && !isKept(line));
  const first = pipelines.find(({ was }) => isAsking(was))?.path ?? '';
  return [
    ...lost
      .slice(0, 5)
      .map((line) => ({ path: first, what: `no job runs "${clipped(line, 60)}" any more`, isLint: false })),
    ...pipelines
      .filter(({ was }) => isAsking(was))
      .flatMap(({ path, was, is }) =>
        [...eventLosses(was, is), ...jobLosses(was, is)].map((what) => ({ path, what, isLint: false })),
      ),
  ];
}

type Mapping = Record<string, unknown>;

/** Files besides pipelines whose commands check the project. */
const holdsCommands = /(?:^|\/)(?:package\.json|\.pre-commit-config\.yaml|\.husky\/[\w-]+)$/;

function rootOf(path: string, text: string | null): Mapping {
  if (text === null) return {};
  if (path.includes('.husky/')) return { run: text };
  const value = path.endsWith('.json') ? tryParseJson(text) : tryYaml(text);
  if (!isMapping(value)) return {};
  if (path.endsWith('.json')) return { script: Object.values(isMapping(value.scripts) ? value.scripts : {}) };
  return Array.isArray(value.repos) ? { script: textsOf(value.repos) } : value;
}

/** Ids of hooks, and what they run. */
function textsOf(repos: unknown[]): unknown[] {
  const hooks = repos.flatMap((repo) => (isMapping(repo) && Array.isArray(repo.hooks) ? repo.hooks : []));
  return hooks.flatMap((hook) => (isMapping(hook) ? [hook.entry ?? hook.id] : []));
}

function commandsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(?:run|\w*script|uses|command|cmd)$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => commandsIn(each, key));
  return isMapping(value) ? Object.entries(value).flatMap(([name, each]) => commandsIn(each, name)) : [];
}

/** The commands of a pipeline, line by line. */
function linesIn(root: Mapping): string[] {
  return commandsIn(root).flatMap((text) => text.split(/\n|&&|;/).flatMap((line) => line.trim() || []));
}

function isAsking(part: Mapping): boolean {
  return commandsIn(part).some((each) => kinds.some(({ asks }) => asks.test(each)));
}

/** Events of GitHub by their names, with their filters. */
function eventsOf({ on }: Mapping): Map<string, Mapping> {
  if (isMapping(on)) return new Map(Object.entries(on).map(([name, of]) => [name, isMapping(of) ? of : {}]));
  return new Map([on ?? []].flat().map((name) => [`${name}`, {}]));
}

/** Filters that leave out most runs. */
const narrow: Readonly<Record<string, (entries: readonly string[]) => boolean>> = {
  branches: (entries) => !entries.some((each) => usualBranches.test(each)),
  'branches-ignore': (entries) => entries.some((each) => usualBranches.test(each)),
  paths: (entries) => entries.every((each) => documents.test(each)),
  'paths-ignore': (entries) => entries.some((each) => !documents.test(each)),
  types: (entries) => !entries.some((each) => /opened|synchronize/.test(each)),
  tags: () => true,
};

function eventLosses(was: Mapping, is: Mapping): string[] {
  const [old, now] = [eventsOf(was), eventsOf(is)];
  return ['push', 'pull_request', 'merge_group'].flatMap((name) => {
    const [before, after] = [old.get(name), now.get(name)];
    if (before === undefined || now.size === 0) return [];
    if (after === undefined) return [`on.${name} was removed`];
    const isNarrow = (filters: Mapping, key: string) =>
      filters[key] !== undefined &&
      !(key === 'tags' && filters.branches !== undefined) &&
      narrow[key]?.([filters[key]].flat().map(String)) === true;
    const found = Object.keys(narrow).filter((key) => isNarrow(after, key) && !isNarrow(before, key));
    return found.map((key) => `on.${name}.${key} leaves out most runs`);
  });
}

/** Jobs and steps that were there before, and now run on a condition. */
function jobLosses(was: Mapping, is: Mapping): string[] {
  const [old, now] = [jobsOf(was), jobsOf(is)];
  return [...now].flatMap(([name, job]) => {
    const before = old.get(name);
    if (before === undefined || !isAsking(before)) return [];
    const isNew = (key: string) => job[key] !== undefined && before[key] === undefined;
    if (isNew('if') && (!usualConditions.test(`${job.if}`) || /\bfalse\b/.test(`${job.if}`)))
      return [`${name} runs only if ${job.if}`];
    const isManual = /^(?:manual|never)$/.test(String(job.when)) && before.when !== job.when;
    const isNever = [job.rules].flat().every((rule) => isMapping(rule) && rule.when === 'never');
    const isOther = ![job.only].flat().some((each) => usualBranches.test(`${each}`));
    const isOff = isManual || (isNew('rules') && isNever) || (isNew('only') && isOther);
    return isOff ? [`${name} no longer runs by itself`] : [];
  });
}

/** Jobs, and the steps of those of GitHub, by their names or commands. */
function jobsOf(root: Mapping): Map<string, Mapping> {
  const jobs = Object.entries(isMapping(root.jobs) ? root.jobs : root).flatMap(([name, job]): [string, Mapping][] => {
    const steps = isMapping(job) && Array.isArray(job.steps) ? job.steps.filter(isMapping) : [];
    const own = steps.map((step): [string, Mapping] => [`${name}.${step.name ?? step.run ?? step.uses}`, step]);
    return isMapping(job) ? [[name, job], ...own] : [];
  });
  return new Map(jobs);
}
