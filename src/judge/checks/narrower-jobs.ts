import type { FileChange } from '../../plan/phase/test-file.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping } from '../../system/files/json-text.ts';

/** A pipeline of a host, whose jobs check the project. */
export const isPipeline =
  /(?:^|\/)(?:\.github\/workflows\/[^/]*|\.gitlab-ci|\.circleci\/config|azure-pipelines[^/]*|bitbucket-pipelines|\.drone|\.woodpecker)\.ya?ml$/;

/** What a command asks, by its words. */
const kinds: Readonly<Record<string, RegExp>> = {
  tests: /(?<!la)tests?\b|\b(?:jest|vitest|mocha|rspec|phpunit|nextest|unittest)\b/i,
  'tests in a browser': /\b(?:e2e|playwright|cypress)\b/i,
  linters: /lint|\b(?:ruff|flake8|clippy|biome|rubocop|prettier|fmt)\b/i,
  types: /\btsc\b|type-?check|\b(?:mypy|pyright)\b/i,
  audits: /\baudit\b|codeql|trivy|semgrep|snyk|gitleaks/i,
};

/** One of these may run any of them. */
const collective = /\b(?:check|verify|validate|ci|all|turbo|nx|tox|nox|pre-commit|make|just|gradlew?|mvnw?|bazel)\b/i;

/**
 * Finds where the jobs of changed pipelines ask less than before and no plan speaks of it: a kind of check that none of them
 * has any more, an event on which they no longer run, a filter or a condition that keeps them from running.
 */
export function narrowerJobs(changes: readonly FileChange[], texts: readonly string[]) {
  const own = changes.filter(({ path, before }) => before !== null && isPipeline.test(path));
  const pipelines = own.map(({ path, before, after }) => ({ path, was: rootOf(before), is: rootOf(after) }));
  const all = (side: 'before' | 'after') =>
    changes.filter(({ path }) => isPipeline.test(path)).flatMap((each) => commandsIn(rootOf(each[side])));
  const [old, now] = [all('before'), all('after')];
  const isMerged = now.some((command) => collective.test(command) && !old.includes(command));
  const isLost = ([, words]: [string, RegExp]) =>
    !isMerged && old.some((each) => words.test(each)) && !now.some((each) => words.test(each));
  const asked = texts.flatMap((text) => text.split(/\n|(?<=[.;])\s/)).filter((said) => eases.test(said));
  const isAsked = (topic: RegExp) => asked.some((said) => topic.test(said));
  const [path = ''] = own.map((each) => each.path);
  const losses = [
    ...(Object.entries(kinds) as [string, RegExp][])
      .filter(isLost)
      .map(([kind, words]) => ({ path, what: `no job runs ${kind} any more`, topic: words })),
    ...pipelines.flatMap(({ path, was, is }) =>
      isAsking(was)
        ? [...eventLosses(was, is), ...jobLosses(was, is)].map((what) => ({ path, what, topic: ofJobs }))
        : [],
    ),
  ];
  return losses
    .filter(({ topic }) => !isAsked(topic) && !isAsked(ofJobs))
    .map(({ path, what }) => ({ path, what, isLint: false }));
}

function isAsking(part: Mapping): boolean {
  return commandsIn(part).some((each) => Object.values(kinds).some((words) => words.test(each)));
}

/** Verbs of a plan that asks for fewer runs. */
const eases =
  /\b(?:only|instead|in place of|manual\w*|mov(?:e|es|ed|ing)|renam\w*|replac\w*|split\w*|no longer|remov\w*|drop\w*|disabl\w*|skip\w*|stop\w*|delet\w*|limit\w*|restrict\w*|filter\w*|default branch|call the)\b/i;
const ofJobs =
  /workflow|pipeline|\bjobs?\b|\bsteps?\b|\bci\b|\bpush|pull[ _-]requests?|merge requests?|trigger|branch/i;

type Mapping = Record<string, unknown>;

function rootOf(text: string | null): Mapping {
  const value = text === null ? null : tryYaml(text);
  return isMapping(value) ? value : {};
}

function commandsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(?:run|\w*script|uses|command|cmd)$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => commandsIn(each, key));
  return isMapping(value) ? Object.entries(value).flatMap(([name, each]) => commandsIn(each, name)) : [];
}

/** Events of GitHub by their names, with their filters. */
function eventsOf({ on }: Mapping): Map<string, Mapping> {
  if (isMapping(on)) return new Map(Object.entries(on).map(([name, of]) => [name, isMapping(of) ? of : {}]));
  return new Map([on ?? []].flat().map((name) => [`${name}`, {}]));
}

const [mainBranch, documents] = [/main|master|trunk|dev|\*/, /\.md|docs?\b|readme|licen[cs]e|\.txt|example/i];

function eventLosses(was: Mapping, is: Mapping): string[] {
  const [old, now] = [eventsOf(was), eventsOf(is)];
  const list = (filters: Mapping | undefined, key: string) =>
    filters?.[key] === undefined ? undefined : [filters[key]].flat().map(String);
  return ['push', 'pull_request', 'merge_group'].flatMap((name) => {
    const [before, after] = [old.get(name), now.get(name)];
    if (before === undefined) return [];
    if (after === undefined) return now.size === 0 ? [] : [`on.${name} was removed`];
    const isNarrower = (key: string, isNarrow: (entries: readonly string[]) => boolean) => {
      const [wide, narrow] = [list(before, key), list(after, key)];
      return narrow !== undefined && isNarrow(narrow) && (wide === undefined || !isNarrow(wide));
    };
    const found = [
      isNarrower('branches', (entries) => !entries.some((each) => mainBranch.test(each))) ? ['branches'] : [],
      isNarrower('branches-ignore', (entries) => entries.some((each) => mainBranch.test(each)))
        ? ['branches-ignore']
        : [],
      isNarrower('paths', (entries) => entries.every((each) => documents.test(each))) ? ['paths'] : [],
      isNarrower('paths-ignore', (entries) => entries.some((each) => !documents.test(each))) ? ['paths-ignore'] : [],
    ].flat();
    return found.map((key) => `on.${name}.${key} leaves out most runs`);
  });
}

/** Conditions on which nearly every run goes on. */
const usual =
  /always\(\)|cancelled\(\)|success\(\)|failure\(\)|!=|hashFiles|\b(?:steps|needs|matrix|runner)\.|event_name\s*==\s*'(?:push|pull_request)'|draft|fork/;

/** Jobs and steps that were there before, and now run on a condition. */
function jobLosses(was: Mapping, is: Mapping): string[] {
  const [old, now] = [jobsOf(was), jobsOf(is)];
  return [...now].flatMap(([name, job]) => {
    const before = old.get(name);
    if (before === undefined || !isAsking(before)) return [];
    const said = String(job.if ?? '');
    if (job.if !== undefined && before.if === undefined && !usual.test(said)) return [`${name} runs only if ${said}`];
    const isManual = /^(?:manual|never)$/.test(String(job.when)) && before.when !== job.when;
    const { rules, only } = job;
    const isNever = Array.isArray(rules) && rules.every((rule) => isMapping(rule) && rule.when === 'never');
    const isOther =
      Array.isArray(only) && !only.some((each) => mainBranch.test(`${each}`) || /merge|push/.test(`${each}`));
    const isNew = (key: string) => before[key] === undefined;
    return isManual || (isNever && isNew('rules')) || (isOther && isNew('only'))
      ? [`${name} no longer runs by itself`]
      : [];
  });
}

/** Jobs, and the steps of those of GitHub, by their names or commands. */
function jobsOf(root: Mapping): Map<string, Mapping> {
  const jobs = Object.entries(isMapping(root.jobs) ? root.jobs : root).filter(([, job]) => commandsIn(job).length > 0);
  return new Map(
    jobs.flatMap(([name, job]): [string, Mapping][] => {
      const steps = isMapping(job) && Array.isArray(job.steps) ? job.steps.filter(isMapping) : [];
      const own = steps.map((step): [string, Mapping] => [`${name}.${step.name ?? step.run ?? step.uses}`, step]);
      return isMapping(job) ? [[name, job], ...own] : [];
    }),
  );
}
