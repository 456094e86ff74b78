import { posix } from 'node:path';
import { codeOnly, withoutComments } from '../../plan/claims/comments.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import type { SourceText } from './syntax.ts';

/** The first new relative import that a tree does not have, and that is not planned, generated or ignored; null for none. */
export async function missingImport(
  { git, tree, path, before, text }: SourceText & { git: Git; tree: string; before: string | null },
  isPlanned: (path: string) => boolean,
): Promise<string | null> {
  const isPython = path.endsWith('.py');
  if (!isPython && !/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(path)) return null;
  const code = codeOnly(path, text); // comments and texts import nothing
  for (const { index, 1: dots = '', 2: name = '' } of text.matchAll(isPython ? pythonImport : scriptImport)) {
    const written = isPython ? dots + name : name;
    const below = isPython ? `${'../'.repeat(dots.length - 1)}${name.replaceAll('.', '/')}` : name;
    const target = posix.join(posix.dirname(path), below);
    if (code[index] === ' ' || before?.includes(written) || generated.test(target) || target.startsWith('..')) continue;
    if (await isModule(new TreeFiles(git, tree, ''), target)) continue;
    const names = [target, ...ends.map((end) => `${target.replace(scriptEnd, '')}${end}`)];
    if (!names.some(isPlanned) && (await git.ignoreRules(names)).size === 0) return written;
  }
  return null;
}

const ends = ['', '.ts', '.tsx', '.js', '.json', '.py', '/index.js'];
const scriptEnd = /\.[cm]?jsx?$/;
/** Words of paths that tools make, or that another repository holds. */
const generated =
  /(?:^|[/._-])(?:_*generated_*|gen|dist|build|out|node_modules|vendor|third_party|pb2?|[$+]types)(?:$|[/._-])|\/\./i;
/** Imports at the start of a line, which are neither conditional nor erased with the types. */
const scriptImport =
  /^(?:(?:import|export)\s(?!type\s)[\w$*,{}\s]{0,2000}?\bfrom\s*|import\s*|(?:(?:const|let|var)\s[\w$,:{}\s]{1,2000}|module\.exports\s*)=\s*require\()(['"])(\.{1,2}(?:\/[^'"\n!?]*)?)(?:\?[^'"\n]*)?\1/gm;
const pythonImport = /^from[ \t]+(\.+)(\w[\w.]*)[ \t]+import\b/gm;

/** `./a` and `./a.js` may be `a.ts`, `a.vue` or a folder with an index; a package of Python needs none. */
async function isModule(files: TreeFiles, target: string): Promise<boolean> {
  const [name, start] = [posix.basename(target), `${posix.basename(target).replace(scriptEnd, '')}.`];
  const isMeant = (found: string) => found === name || (found.startsWith(start) && !/\.(?:test|spec)\./.test(found));
  const beside = await files.entries(posix.dirname(target));
  if (beside.some((each) => each.kind !== 'folder' && isMeant(each.name))) return true;
  return (await files.entries(target)).some((each) => /^index\.|^package\.json$|\.py$/.test(each.name));
}

/** Why a file is not of its kind, or holds nothing; null where it holds something, or is an example to be filled in. */
export function emptyFile(path: string, text: string): string | null {
  if (binary.test(path)) return isBinary.test(text) ? null : 'is a text, and no file of its kind';
  if (text.length > 64 * 1024 || /example|sample|template|default|schema\.json|down|rollback/i.test(path)) return null;
  const parts = withoutComments(path, text)
    .replace(/^--.*$/gm, '')
    .split(/\.sql$/i.test(path) ? ';' : '}');
  if (
    /\.(?:sql|graphqls?|gql|tf)$/i.test(path) &&
    parts.length > 1 &&
    parts.every((part) => idlePart.test(part.trim()))
  )
    return 'has nothing that does anything';
  const value = /\.json$/i.test(path) ? tryParseJson(text) : /\.ya?ml$/i.test(path) && tryYaml(text);
  if (!isMapping(value)) return null;
  const isBare = Object.keys(value).length === 0 && !/^\.|config|rc\b/i.test(posix.basename(path));
  if (isBare || (explicitNothing.test(text) && saysNothing(value))) return 'has only empty or unwritten values';
  const part = ['services', 'paths', 'jobs'].find((key) => key in value && saysNothing(value[key]));
  return part === undefined || 'components' in value || 'webhooks' in value ? null : `has nothing under "${part}"`;
}

const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|zip|t?gz|jar|docx|xlsx|woff2?|mp[34]|pdf)$/i;
const isBinary = /^$|[\0\ufffd]|^%PDF-|^version https:\/\/git-lfs/;
const idlePart =
  /^(?:begin|start transaction|commit|end|select (?:1|null|true)|(?:resource|module|type|input)\b[^{}]*\{(?:\s*_\w*\s*:\s*\w+!?)?)?$/i;
const unwritten = '(?:TODO|TBD|TBA|FIXME|CHANGE[-_ ]?ME|change[-_]?me|your-[\\w-]+|YOUR_\\w+)[.!…]*';
const explicitNothing = new RegExp(`:\\s*(?:""|''|null\\b|["']?${unwritten})`);
const nothing = new RegExp(`^(?:null|${unwritten})?$`);

function saysNothing(value: unknown): boolean {
  const isLeaf = !Array.isArray(value) && !isMapping(value);
  return isLeaf ? nothing.test(String(value)) : Object.values(value).every(saysNothing);
}
