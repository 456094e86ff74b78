import { posix } from 'node:path';
import { withoutComments } from '../../plan/claims/comments.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { presentFiles } from '../../system/git/tree.ts';
import substances from './substance.json' with { type: 'json' };

/** Why a file is not of its kind, or holds nothing; null where it holds something, or is an example to be filled in. */
export function emptyFile(path: string, text: string, asked = ''): string | null {
  if (binary.test(path)) return isBinary.test(text) ? null : 'is a text, and no file of its kind';
  if (text.length > 64 * 1024 || /example|sample|template|default|schema\.json|down|rollback/i.test(path)) return null;
  if (encoded.test(text)) return 'runs code that is encoded, so that nobody can read it';
  const kind = kinds.find(({ files }) => files.test(path));
  if (kind !== undefined && !kind.says.test(withoutComments(path, text)) && !kind.asked?.test(asked))
    return 'has nothing of what files of its kind are for';
  const [numbered] = numberedTexts(path, text);
  if (numbered !== undefined) return `has only numbered texts (${numbered}, …)`;
  const parts = withoutComments(path, text)
    .replace(/^--.*$/gm, '')
    .split(/\.sql$/i.test(path) ? ';' : '}');
  if (
    /\.(?:sql|graphqls?|gql|tf)$/i.test(path) &&
    parts.length > 1 &&
    parts.every((part) => idlePart.test(part.trim()))
  )
    return 'has nothing that does anything';
  const value = /\.(?:json|ipynb)$/i.test(path) ? tryParseJson(text) : /\.ya?ml$/i.test(path) && tryYaml(text);
  if (!isMapping(value)) return null;
  if (path.endsWith('.ipynb') && Array.isArray(value.cells)) {
    const sources = value.cells.flatMap((cell) => (isMapping(cell) ? [cell.source ?? ''] : [])).flat();
    return sources.every((line) => /^\s*(?:#.*)?$/.test(`${line}`.trim()))
      ? 'has only empty cells, titles and comments'
      : null;
  }
  const isBare = Object.keys(value).length === 0 && !/^\.|config|rc\b/i.test(posix.basename(path));
  if (isBare || (explicitNothing.test(text) && saysNothing(value))) return 'has only empty or unwritten values';
  const part = ['services', 'paths', 'jobs'].find((key) => key in value && saysNothing(value[key]));
  return part === undefined || 'components' in value || 'webhooks' in value ? null : `has nothing under "${part}"`;
}

/** Kinds of files, by their paths: a pattern that each has at least once, and words of a plan that asks for one without. */
const kinds = substances.map(({ files, says, asked }: { files: string; says: string; asked?: string }) => ({
  files: new RegExp(files),
  says: new RegExp(says, 'm'),
  asked: asked === undefined ? undefined : new RegExp(`\\b(?:${asked})\\b`, 'i'),
}));

/** `eval(atob('…'))`, `exec(base64.b64decode('…'))`. */
const encoded =
  /\b(?:eval|exec|Function|runInThisContext|loadstring)\s*\(\s*(?:(?:await|atob|Buffer\.from|base64\.\w+|zlib\.\w+|marshal\.\w+|compile|base64_decode)\b\W{0,3}){1,4}\(?\s*['"`b]/;

/** Texts that differ by their numbers only, where a list or a table has nothing else: `'word0', 'word1', …`. */
function numberedTexts(path: string, text: string): string[] {
  if (!/\.(?:[cm]?[jt]sx?|py|json|ya?ml)$/i.test(path) || /mock|fixture|seed/i.test(path)) return [];
  const texts = [...text.matchAll(/(['"])([^'"\n]{1,200})\1(?!\s*:)/g)].map(([all]) => all);
  const forms = new Set(texts.map((each) => (/\d/.test(each) ? each.replace(/\d+/g, '0') : each)));
  const isPlain = texts.every((each) => /[A-Za-z]{2}[-_ ]?\d+['"]$/.test(each));
  return texts.length >= 30 && forms.size === 1 && isPlain ? texts : [];
}

/** Path of an older file with the content of a new one, word for word: in its folder but for blanks and comments; null for none. */
export async function twinOf(
  { git, tree, path }: { git: Git; tree: string; path: string },
  base: string,
): Promise<string | null> {
  const entry = ownContent.test(path) ? await git.trees.follow(tree, path) : null;
  if (entry === null || entry === 'outside') return null;
  const text = (await git.trees.text(entry)) ?? ''; // of a link that of its target
  if (text.length < 40 || text.length > mostCompared) return null;
  const dir = posix.dirname(path);
  const folder = await git.trees.follow(base, dir);
  const entries = folder === null || folder === 'outside' ? [] : [...(await git.trees.entriesIn(folder.id))];
  const alike = entries.filter(([name]) => posix.extname(name) === posix.extname(path)).slice(0, mostBeside);
  const said = substance(path, text);
  const twins: string[] = [];
  for (const [name, each] of alike)
    if (each.id === entry.id || substance(name, (await git.trees.text(each)) ?? '') === said)
      twins.push(posix.join(dir, name));
  // A short file may be the same in several places.
  const isLong = twins.length === 0 && said.length >= 240;
  const [twin] = await presentFiles(git, tree, isLong ? await placesOf(entry.id, base, git) : twins);
  return twin ?? null;
}

const mostBeside = 20;
const mostCompared = 256 * 1024;

/** Paths at which a commit has this content, in the folders nearest to its root: all of a large repository would take long. */
async function placesOf(id: string, commit: string, git: Git): Promise<string[]> {
  const found: string[] = [];
  const folders = [{ path: '', id: commit }];
  for (const folder of folders)
    for (const [name, entry] of await git.trees.entriesIn(folder.id)) {
      const path = `${folder.path}${name}`;
      if (entry.id === id) found.push(path);
      if (entry.mode === folderMode && folders.length < mostFolders) folders.push({ path: `${path}/`, id: entry.id });
    }
  return found;
}

const mostFolders = 500;

function substance(path: string, text: string): string {
  return withoutComments(path, text).replace(/\s+/g, '');
}

/** Code and data of which a second one, word for word, is of no use; settings may be the same everywhere. */
const ownContent =
  /^(?!.*(?:config|package|manifest|lock|rc\.\w+$|(?:^|\/)(?:\.|__init__|index\.))).*\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|cs|swift|php|dart|rb|sql|json)$/i;

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
