import { posix } from 'node:path';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { firstFew } from '../../system/text/text.ts';
import { createRuleFinder, listChangedParts, type PartsRule } from '../read/test-config.ts';
import data from './dependency-files.json' with { type: 'json' };

/** Words of the plans of a phase about files and dependencies. */
export interface PlanWords {
  /** True when a plan names a path so that it may change what is protected in it. */
  readonly unlocks: (path: string) => boolean;
  /** Entries that plans declare by their names, as git names them. */
  readonly named: readonly string[];
  /** Texts of the plans. */
  readonly texts: readonly string[];
}

/**
 * Changes of dependencies that no plan asks for: an installation runs their code, before and beside the tests. A lock
 * file may follow a manifest that a plan names. A source other than a registry has to be named by itself.
 */
export function undeclaredDependencies(
  changes: readonly FileChange[],
  words: PlanWords,
): { path: string; why: string }[] {
  const problems = new Map<string, string>();
  const requested: string[] = [];
  for (const { path, before, after } of changes) {
    const rule = manifestRule(path);
    const parts = rule === undefined ? [] : listChangedParts(before, after, rule);
    const changed = [...new Set(parts.map((part) => dependencyName(part, path)))];
    const unasked = words.unlocks(path) ? [] : changed.filter((name) => !isSaid(name, words));
    const sources = newSources(path, before, after).filter((source) => !isTargetSaid(source, words));
    if (sources.length > 0)
      problems.set(path, `it takes code from ${firstFew(sources)}, which no plan names as the source of a dependency`);
    else if (unasked.length > 0)
      problems.set(path, `its dependencies are installed and run (changed: ${firstFew(unasked)})`);
    else if (changed.length > 0) requested.push(path);
  }
  for (const { path, before, after } of changes)
    if (isLock(path) && after !== null && !isLockAsked(path, before === null, requested, words))
      problems.set(path, 'it decides which code an installation brings and runs');
  return [...problems].map(([path, reason]) => ({ path, why: reason }));
}

/** True for a file that says which dependencies a project has. */
export function isDependencyFile(path: string): boolean {
  return isLock(path) || manifestRule(path) !== undefined;
}

const findManifest = createRuleFinder<PartsRule>(data.manifests);
/** Their dependencies are not compared: they only decide about their lock file. */
const otherManifests = new RegExp(data.otherManifests);
/** Installed by `setup-command: auto` or a hook as soon as they are there, so that a new one is a change as well. */
const installedLocks = new RegExp(data.installedLocks);
const otherLocks = new RegExp(data.otherLocks);
/** Files that an installation left in the repository, or by which tools take what else lies in such a folder. */
const installedPattern = new RegExp(`${data.installed}|${data.vendored}`);

function isLock(path: string): boolean {
  if (installedPattern.test(path)) return !/fixtures?\b/.test(path);
  return !/(?:^|\/)vendor\//.test(path) && (installedLocks.test(path) || otherLocks.test(path));
}

function manifestRule(path: string): PartsRule | undefined {
  return /(?:^|\/)vendor\//.test(path) || installedPattern.test(path) ? undefined : findManifest(path);
}

/** A lock file lies beside its manifest, or above those of a workspace. */
function isLockAsked(
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

/** `zod` of `dependencies.zod`, `a` of the item `a>=1` of a list; the whole file is called by its name. */
function dependencyName(part: string, path: string): string {
  const [, item] = /^\S+ (.+)$/.exec(part) ?? [];
  if (item !== undefined) return /^[\w.-]+/.exec(item)?.[0] ?? item;
  if (path.endsWith('.json')) return part === '' ? 'unreadable' : part.replace(/^(?!scripts\.)[\w-]+\./, '');
  return /(?:dependencies|packages|uv\.sources)\.([^.]+)/.exec(part)?.[1] ?? (part || posix.basename(path));
}

/** Places that a package takes code from now and did not before: no version, range or tag, which have no colon and no slash. */
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

function isSaid(name: string, { texts }: PlanWords): boolean {
  const literal = name.replace(/[^\w\s]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w@/-])${literal}(?![\\w/-])`);
  return texts.some((text) => pattern.test(text));
}

/** The path or address behind the scheme, without a version. */
function isTargetSaid(source: string, { texts }: PlanWords): boolean {
  const target = source
    .replace(/^(?:[\w+.-]+:)+(?:\/\/)?/, '')
    .replace(/#.*|\.git$|(?<=\w)@[^/]*$/g, '')
    .replace(/^(?:\.{1,2}\/)+|\/+$/g, '');
  return /\w/.test(target) && texts.some((text) => text.includes(target));
}
