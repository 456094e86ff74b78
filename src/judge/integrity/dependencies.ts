import { posix } from 'node:path';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { firstFew } from '../../system/text/text.ts';
import data from './dependency-files.json' with { type: 'json' };
import { iniValues, joined, tomlValues } from './settings-values.ts';

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
  const asked: string[] = [];
  for (const { path, before, after } of changes.filter((each) => kindOf(each.path) === 'manifest')) {
    const own = before === null ? ownScripts(path, after ?? '') : [];
    const [was, is] = [dependenciesIn(path, before), new Map([...dependenciesIn(path, after), ...own])];
    const changed = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
    const unasked = words.unlocks(path) ? [] : changed.filter((name) => !isSaid(name, words));
    if (unasked.length > 0)
      problems.set(path, `its dependencies are installed and run (changed: ${firstFew(unasked)})`);
    else if (changed.length > 0) asked.push(path);
  }
  for (const { path, before, after } of changes) {
    const sources = newSources(path, before, after).filter((source) => !isTargetSaid(source, words));
    if (sources.length > 0)
      problems.set(path, `it takes code from ${firstFew(sources)}, which no plan names as the source of a dependency`);
    else if (kindOf(path) === 'lock' && after !== null && !isLockAsked(path, before === null, asked, words))
      problems.set(path, 'it decides which code an installation brings and runs');
  }
  return [...problems].map(([path, why]) => ({ path, why }));
}

/** True for a file that says which dependencies a project has. */
export function isDependencyFile(path: string): boolean {
  return kindOf(path) !== null;
}

/** Dependencies of manifests that are code or markup: each match is one, and the group is its name. Bounded, for agents write them. */
const declarations = data.declarations.map(
  ({ file, dependency, flags }) => [new RegExp(file), new RegExp(dependency, flags)] as const,
);
const manifests = new RegExp(data.manifests);
/** Their dependencies are not compared: they only decide about their lock file. */
const otherManifests = new RegExp(data.otherManifests);
/** Installed by `setup-command: auto` or a hook as soon as they are there, so that a new one is a change as well. */
const installedLocks = new RegExp(data.installedLocks);
const otherLocks = new RegExp(data.otherLocks);
/** Files that an installation left in the repository: tools take them as soon as they are there. */
const installed = new RegExp(data.installed);
/** By these files tools take what else lies in such a folder. */
const vendored = new RegExp(data.vendored);

function kindOf(path: string): 'manifest' | 'lock' | null {
  if (vendored.test(path) && !/fixtures?\b/.test(path)) return 'lock';
  if (/(?:^|\/)vendor\//.test(path)) return null;
  if (installed.test(path)) return /fixtures?\b/.test(path) ? null : 'lock';
  if (manifests.test(path) || declarations.some(([file]) => file.test(path))) return 'manifest';
  return installedLocks.test(path) || otherLocks.test(path) ? 'lock' : null;
}

/** A lock file lies beside its manifest, or above those of a workspace. */
function isLockAsked(lock: string, isNew: boolean, asked: readonly string[], { unlocks, named }: PlanWords): boolean {
  if (unlocks(lock) || (isNew && ![installedLocks, installed, vendored].some((each) => each.test(lock)))) return true;
  const folder = lock.replace(/(?:(?<=^|\/)(?:node_modules|\.yarn|patches|vendor)\/.*|[^/]*)$/, '');
  const isManifest = (path: string) => kindOf(path) === 'manifest' || otherManifests.test(path);
  return [...named, ...asked].some((path) => path.startsWith(folder) && isManifest(path));
}

type Dependencies = ReadonlyMap<string, string>;

/** The dependencies of a manifest by name; what cannot be read counts as one change. */
function dependenciesIn(path: string, text: string | null): Dependencies {
  if (text === null || text.trim() === '') return new Map();
  const name = posix.basename(path);
  const [, declaration] = declarations.find(([file]) => file.test(path)) ?? [];
  if (declaration !== undefined)
    return joined([...text.matchAll(declaration)].map(([all, each = name]) => [each, all.trim()]));
  const keys = data.keys.find(({ file }) => file === name);
  if (keys !== undefined) return keyedDependencies(text, new RegExp(keys.names), name.endsWith('.cfg'));
  return joined(jsonDependencies(text).map(({ section, name: each, spec }) => [each, `${section} ${spec}`]));
}

/** Scripts of a new package that an installation runs by itself, and, of one in a workspace, the programs that it puts on PATH. */
function ownScripts(path: string, text: string): [string, string][] {
  const root = path.endsWith('.json') ? tryParseJson(text) : null;
  if (!isMapping(root)) return [];
  const { scripts, bin, name } = root;
  const hook = path.endsWith('composer.json') ? /^(?:pre|post)-/ : /^(?:pre|post)?(?:install|prepare)$|^prepublish$/;
  const hooks = isMapping(scripts) ? Object.keys(scripts).filter((each) => hook.test(each)) : [];
  const programs = isMapping(bin) ? Object.keys(bin) : bin === undefined ? [] : [`${name}`];
  const all = [...hooks.map((each) => `scripts.${each}`), ...(path.includes('/') ? programs : [])];
  return all.map((each) => [each, 'new']);
}

function jsonDependencies(text: string): { section: string; name: string; spec: string }[] {
  const root = tryParseJson(text);
  if (!isMapping(root)) return text.trim() === '' ? [] : [{ section: 'unreadable', name: 'unreadable', spec: text }];
  return data.sections.flatMap((section) => {
    const found = root[section];
    if (!isMapping(found)) return found === undefined ? [] : [{ section, name: section, spec: JSON.stringify(found) }];
    return Object.entries(found).map(([name, spec]) => ({ section, name, spec: asSpec(spec) }));
  });
}

function asSpec(spec: unknown): string {
  return typeof spec === 'string' ? spec : JSON.stringify(spec);
}

/** The items of lists, such as `dependencies = ["a>=1"]`, and the keys of tables, such as `a = "1"` or `[dependencies.a]`. */
function keyedDependencies(text: string, names: RegExp, isIni: boolean): Dependencies {
  if (isIni) return iniValues(text, (name) => names.test(name));
  const found = tomlValues(text)?.filter(([name]) => names.test(name)) ?? [['unreadable', text] as const];
  return joined(
    found.flatMap(([name, value]) => {
      const [, key, inner] = /(?:dependencies|packages|uv\.sources)\.([^.]+)(\..+)?/.exec(name) ?? [];
      if (!Array.isArray(value) || inner !== undefined) return [[key ?? name, `${name} ${asSpec(value)}`] as const];
      return value.map(asSpec).map((spec) => [/^[\w.-]+/.exec(spec)?.[0] ?? '', spec] as const);
    }),
  );
}

/** Places that a package takes code from now and did not before: no version, range or tag, which have no colon and no slash. */
function newSources(path: string, before: string | null, after: string | null): string[] {
  const specsIn = (text: string | null) => jsonDependencies(text ?? '').map(({ spec }) => spec);
  const known = new Set(specsIn(before));
  return /(?:^|\/)package\.json$/.test(path)
    ? specsIn(after).filter((spec) => foreignSpec.test(spec) && !known.has(spec))
    : [];
}

const foreignSpec = /^(?!workspace:|catalog:)(?:[\w+.-]+:|\.{0,2}\/|~\/)|^[\w.-]+\/[\w.-]+(?:#.*)?$/;

function isSaid(name: string, { texts }: PlanWords): boolean {
  return texts.some((text) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!/[\w@/-]/.test(text[at - 1] ?? ' ') && !/[\w/-]/.test(text[at + name.length] ?? ' ')) return true;
    return false;
  });
}

/** The path or address behind the scheme, without a version. */
function isTargetSaid(source: string, { texts }: PlanWords): boolean {
  const target = source
    .replace(/^(?:[\w+.-]+:)+(?:\/\/)?/, '')
    .replace(/#.*|\.git$|(?<=\w)@[^/]*$/g, '')
    .replace(/^(?:\.{1,2}\/)+|\/+$/g, '');
  return /\w/.test(target) && texts.some((text) => text.includes(target));
}
