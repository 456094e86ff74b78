import { posix } from 'node:path';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { createRuleFinder, listChangedParts, type PartsRule } from '../read/test-config.ts';
import data from './dependency-files.json' with { type: 'json' };

export interface PlanWords {
  /** Returns true if a plan names a protected path so that it may change. */
  readonly unlocks: (path: string) => boolean;
  readonly named: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Finds dependency changes that no plan asks for: an installation runs their code. A lock file may follow a manifest
 * that a plan names, but a source other than a registry must be named itself.
 */
export function findUndeclaredDependencies(
  changes: readonly FileChange[],
  words: PlanWords,
): { path: string; why: string }[] {
  const problems = new Map<string, string>();
  const requested: string[] = [];
  for (const { path, before, after } of changes) {
    const rule = manifestRule(path);
    const parts = rule === undefined ? [] : listChangedParts(before, after, rule);
    const changed = [...new Set(parts.map((part) => dependencyName(part, path)))];
    const unrequested = words.unlocks(path) ? [] : changed.filter((name) => !isNamedByPlan(name, words));
    const sources = newSources(path, before, after).filter((source) => !isTargetNamedByPlan(source, words));
    if (sources.length > 0)
      problems.set(
        path,
        `it takes code from ${joinFirstFew(sources)}, which no plan names as the source of a dependency`,
      );
    else if (unrequested.length > 0)
      problems.set(path, `its dependencies are installed and run (changed: ${joinFirstFew(unrequested)})`);
    else if (changed.length > 0) requested.push(path);
  }
  for (const { path, before, after } of changes)
    if (isLock(path) && after !== null && !isLockRequested(path, before === null, requested, words))
      problems.set(path, 'it decides which code an installation brings and runs');
  return [...problems].map(([path, reason]) => ({ path, why: reason }));
}

export function isDependencyFile(path: string): boolean {
  return isLock(path) || manifestRule(path) !== undefined;
}

const findManifest = createRuleFinder<PartsRule>(data.manifests);
/** Manifests whose dependencies are not compared; they only justify changes to their lock file. */
const otherManifests = new RegExp(data.otherManifests);
/** Lock files that `setup-command: auto` or a hook installs as soon as they exist, so a new one counts as a change. */
const installedLocks = new RegExp(data.installedLocks);
const otherLocks = new RegExp(data.otherLocks);
const installedPattern = new RegExp(`${data.installed}|${data.vendored}`);

function isLock(path: string): boolean {
  if (installedPattern.test(path)) return !/fixtures?\b/.test(path);
  return !/(?:^|\/)vendor\//.test(path) && (installedLocks.test(path) || otherLocks.test(path));
}

function manifestRule(path: string): PartsRule | undefined {
  return /(?:^|\/)vendor\//.test(path) || installedPattern.test(path) ? undefined : findManifest(path);
}

/** A lock file lies beside its manifest or above the manifests of a workspace. */
function isLockRequested(
  lock: string,
  isNew: boolean,
  requested: readonly string[],
  { unlocks, named }: PlanWords,
): boolean {
  if (unlocks(lock) || (isNew && !installedLocks.test(lock) && !installedPattern.test(lock))) return true;
  const folder = lock.replace(/(?:(?<=^|\/)(?:node_modules|\.yarn|patches|vendor)\/.*|[^/]*)$/, '');
  const isManifest = (path: string) => manifestRule(path) !== undefined || otherManifests.test(path);
  return [...named, ...requested].some((path) => path.startsWith(folder) && isManifest(path));
}

/** Returns `zod` for `dependencies.zod`, `a` for the list item `a>=1`, and the file name for a whole file. */
function dependencyName(part: string, path: string): string {
  const [, item] = /^\S+ (.+)$/.exec(part) ?? [];
  if (item !== undefined) return /^[\w.-]+/.exec(item)?.[0] ?? item;
  if (path.endsWith('.json')) return part === '' ? 'unreadable' : part.replace(/^(?!scripts\.)[\w-]+\./, '');
  return /(?:dependencies|packages|uv\.sources)\.([^.]+)/.exec(part)?.[1] ?? (part || posix.basename(path));
}

/** Lists new specifications in a package.json that name a path or an address instead of a version. */
function newSources(path: string, before: string | null, after: string | null): string[] {
  const existing = readSpecs(before);
  return posix.basename(path) === 'package.json'
    ? readSpecs(after).filter((spec) => externalSpec.test(spec) && !existing.includes(spec))
    : [];
}

function readSpecs(text: string | null): string[] {
  const root = tryParseJson(text ?? '');
  const sections = isMapping(root) ? Object.entries(root).filter(([name]) => /ependencies$/.test(name)) : [];
  return sections.flatMap(([, specs]) => (isMapping(specs) ? Object.values(specs).map(String) : []));
}

const externalSpec = /^(?!workspace:|catalog:)(?:[\w+.-]+:|\.{0,2}\/|~\/)|^[\w.-]+\/[\w.-]+(?:#.*)?$/;

function isNamedByPlan(name: string, { texts }: PlanWords): boolean {
  const literal = name.replace(/[^\w\s]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w@/-])${literal}(?![\\w/-])`);
  return texts.some((text) => pattern.test(text));
}

function isTargetNamedByPlan(source: string, { texts }: PlanWords): boolean {
  const target = source
    .replace(/^(?:[\w+.-]+:)+(?:\/\/)?/, '')
    .replace(/#.*|\.git$|(?<=\w)@[^/]*$/g, '')
    .replace(/^(?:\.{1,2}\/)+|\/+$/g, '');
  return /\w/.test(target) && texts.some((text) => text.includes(target));
}
