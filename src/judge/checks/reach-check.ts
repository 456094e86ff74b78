import { posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { filterPresentFiles, readTextInTree } from '../../system/git/tree.ts';
import { declaredPaths, toTreePath } from '../candidate/declared.ts';
import { belongsToOthers, type Judged } from '../candidate/judged.ts';
import { listExports } from '../read/module-imports.ts';
import { namesModule, usesModule } from '../read/module-uses.ts';
import { getCodeFamily } from '../read/syntax-tree.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { findFilesWith } from './commit-shape.ts';

/**
 * Checks that new code of the plan is used: promised links, imported modules and routes. A module without users is
 * reported only if the plan also names an older file of its language that could use it.
 */
export async function checkReach(judged: Judged): Promise<Finding[]> {
  const { plan, changed, base, tree } = judged.candidate;
  const { schedule, workspace } = judged.run;
  const { git, prefix } = workspace;
  const declared = declaredPaths(plan, prefix).patterns.flatMap(({ names }) => names ?? []);
  const code = [...new Set(declared)].filter((path) => isCode(path) && !/\.config\.\w+$|\.d\.ts$/.test(path));
  const old = await filterPresentFiles(git, base, code);
  const remaining = await filterPresentFiles(git, tree, old);
  const isLater = belongsToOthers(judged);
  const otherPlans = schedule.plans.flatMap((other) => (other.plan.id === plan.id ? [] : [other.plan.text]));
  const findings: Finding[][] = [];
  for (const path of code.filter((each) => changed.includes(each) && !old.includes(each)).slice(0, 50)) {
    const links = plan.mustHaves.keyLinks.filter(({ to }) => toTreePath(prefix, to) === path);
    const sources = links.map(({ from }) => toTreePath(prefix, from)).filter((source) => old.includes(source));
    const family = getCodeFamily(path);
    const hosts = remaining.filter((each) => getCodeFamily(each) === family);
    const isForLater = isLater(path) || otherPlans.some((text) => namesModule(moduleName(path), text));
    if (
      sources.length === 0 &&
      (isForLater || hosts.length === 0 || !modulePattern.test(path) || foundByLocation.test(path))
    )
      continue;
    const { using, importing } = await listUses(path, judged);
    if (using.length > 0) continue;
    const [source] = sources;
    const [importer] = importing;
    if (source !== undefined && (importer !== undefined || modulePattern.test(path) || !changed.includes(source)))
      findings.push(makeFindings('promise/link', `${source} → ${path}`, [describeUse(source, importing, changed)]));
    else if (importer !== undefined)
      findings.push(makeFindings('code/unused-import', path, [`is imported by ${importer}, which does not use it`]));
    else if (source === undefined && (await exportsSomething(path, (await readTextInTree(git, tree, path)) ?? '')))
      findings.push(makeFindings('code/unreached', path, ['is used by no file but its tests']));
  }
  return [...findings, await findMissingRoutes(judged)].flat();
}

async function exportsSomething(path: string, text: string): Promise<boolean> {
  const exported = await listExports(path, text);
  return exported === null || exported.names.size > 0 || /\bexports\b/.test(text);
}

function describeUse(source: string, importing: readonly string[], changed: readonly string[]): string {
  if (importing.includes(source)) return `${source} imports it and does not use it`;
  return changed.includes(source)
    ? `${source} does not use it, and neither does another file`
    : `${source} is as it was`;
}

function isCode(path: string): boolean {
  return codePattern.test(path) && !isTestMaterial(path);
}

/** Matches modules that other files import by name. */
const modulePattern = /\.(?:[cm]?[jt]sx?|vue|svelte|py|rs)$/;
/** Matches modules that a tool finds by location, and pages, which a later plan may route to. */
const foundByLocation =
  /(?:^|\/)(?:(?:app|routes|stories)\/.*\.[cm]?[jt]sx?|(?:pages|views|screens|layouts|migrations?|versions|scripts?|bin|examples)\/.*)$/;

/** Returns the name by which others import a module: the folder name for `index.js` and similar files. */
function moduleName(path: string): string {
  const { dir, name } = posix.parse(path);
  return /^(?:index|mod|__init__|page|route|main|lib)$/.test(name) ? posix.basename(dir) : name.replace(/\..*/, '');
}

interface Uses {
  readonly using: readonly string[];
  readonly importing: readonly string[];
}

async function listUses(path: string, { candidate: { tree }, run }: Judged): Promise<Uses> {
  const stem = moduleName(path);
  const mentions = await findFilesWith(run.workspace.git, tree, [stem]);
  const files = mentions.filter(
    (each) =>
      each !== path &&
      !isTestMaterial(each) &&
      !/\.(?:mdx?|txt|rst|lock|log|snap)$/.test(each) &&
      !/(?:^|\/)\.planning\//.test(each),
  );
  const [using, importing]: [string[], string[]] = [[], []];
  for (const each of files.slice(0, 100)) {
    const use = await usesModule(each, (await readTextInTree(run.workspace.git, tree, each)) ?? '', stem);
    if (use === 'used') using.push(each);
    else if (use === 'imported') importing.push(each);
    if (using.length > 0) break;
  }
  return { using, importing };
}

/**
 * Reports a route such as `GET /items` that the plan names but whose last word occurs in no code or file name, if the project has
 * a router. The last word may be an example of a parameter, as in `/users/alice`.
 */
async function findMissingRoutes({ candidate: { plan, tree, changed }, run }: Judged): Promise<Finding[]> {
  const { git } = run.workspace;
  const texts = [
    ...plan.mustHaves.truths,
    ...plan.tasks.flatMap(({ name, action, done }) => [name, action, done ?? '']),
  ];
  const routes = new Map<string, string>();
  for (const [route, path = ''] of texts.join('\n').matchAll(routePattern)) {
    const lastWord = path.split('/').findLast((part) => /^[a-z][a-z\d_-]{2,}$/.test(part));
    if (lastWord !== undefined) routes.set(lastWord, route);
  }
  const isInCode = async (words: readonly string[]) => (await findFilesWith(git, tree, words)).some(isCode);
  if (routes.size === 0 || !changed.some(isCode) || !(await isInCode(routers))) return [];
  for (const [word, route] of [...routes].slice(0, 20)) {
    const isNamed = (await git.trees.list(tree)).some(({ path }) => isCode(path) && path.includes(word));
    const mayBeExample = /\/[a-z][\w-]*\/[^/]+$/.test(route) && (await isInCode(parameters));
    if (!isNamed && !mayBeExample && !(await isInCode([word])))
      return makeFindings('code/missing-route', route, ['is named by the plan, and no code names it']);
  }
  return [];
}

const routers = ['.get(', '.post(', 'outer(', 'Handle', '.route(', 'Mapping', 'urlpatterns', 'createServer'];
const parameters = ['/:', '/{', '/<'];
const routePattern = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?(\/[\w/:{}[\]$.-]*[\w}\]])/g;

const codePattern = /^[\w@.()[\]/-]+\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|rb|php|java|kts?|cs|swift|dart)$/;
