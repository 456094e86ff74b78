import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shellWord } from '../../../system/text/text.ts';

/** The folder in which a command runs, which may be a copy of that of the project. Both absolute. */
export interface CommandFolder {
  readonly root: string;
  readonly project: string;
  /** All commands of the plan: one may tell where the folder of another lies. */
  readonly beside?: readonly string[];
}

/** A command as it runs here. `guess`: the author's folder that is taken for the root though nothing below the root matches it. */
export type LocalCommand = { readonly command: string; readonly guess?: string } | { readonly external: string };

/** Leads an author's absolute paths to the root: half of all plans say `cd <root on the author's machine> && …`. */
export function withLocalPaths(text: string, commandFolder: CommandFolder): LocalCommand {
  const { root, project } = commandFolder;
  const existing = text.replaceAll(project, root);
  const roots = authorRoots([existing, ...(commandFolder.beside ?? [])], commandFolder);
  let guess: string | undefined;
  let external: string | undefined;
  const lead = (path: ExternalPath): string | null => {
    const author = roots.find((one) => isBelow(path, one));
    if (author?.isGuess) guess = [author.anchor.replace(/\/$/, ''), ...author.parts].join('/');
    const from = author?.parts.length ?? namedRoot(path, commandFolder);
    return from === null ? null : [root, ...path.parts.slice(from)].join('/');
  };

  let [led, end] = ['', 0];
  for (const { at, word, path } of folderWords(existing)) {
    if (at < end || isHere(path, root)) continue;
    const folder = lead(path);
    if (folder === null) external ??= word;
    led += existing.slice(end, at) + (folder === null ? word : quotePathAs(word, folder));
    end = at + word.length;
  }
  const command = (led + existing.slice(end)).replace(pathInText, (word: string) => {
    const path = parsePath(word);
    if (path === null || word.startsWith(root) || isHere(path, root)) return word;
    const match = lead(path);
    if (match === null && ofMachine.test(word)) external ??= word;
    return match ?? word;
  });
  if (external !== undefined) return { external: external };
  if (guess === undefined) return { command };
  // It may be another project after all, and what git ignores is not brought back.
  return wipesPattern.test(text) ? { external: guess } : { command, guess };
}

/** A command with paths from the root in place of its author's, for reading what it runs. */
export function fromRoot(text: string, commandFolder: CommandFolder): string {
  const led = withLocalPaths(text, commandFolder);
  return 'command' in led ? led.command.replaceAll(`${commandFolder.root}/`, '') : text;
}

interface ExternalPath {
  readonly anchor: string;
  readonly parts: readonly string[];
}

interface AuthorRoot extends ExternalPath {
  readonly isGuess: boolean;
}

/** Folders of the author that are the root: by name, by an end that is below the root, or else as a guess. */
function authorRoots(texts: readonly string[], commandFolder: CommandFolder): AuthorRoot[] {
  const folders = texts.flatMap((text) => folderWords(text.replaceAll(commandFolder.project, commandFolder.root)));
  const paths = folders.flatMap(({ path }) => (isHere(path, commandFolder.root) ? [] : [literalPart(path)]));
  const certain = paths.flatMap((path) => {
    const length = namedRoot(path, commandFolder) ?? rootAbove(path, commandFolder);
    return length === null ? [] : [{ ...path, parts: path.parts.slice(0, length), isGuess: false }];
  });
  if (certain.length > 0) return certain;
  const guesses: AuthorRoot[] = [];
  for (const path of paths.toSorted((a, b) => a.parts.length - b.parts.length))
    if (mayBeRoot(path, commandFolder) && !guesses.some((guess) => isBelow(path, guess)))
      guesses.push({ ...path, isGuess: true });
  return new Set(guesses.map(({ parts }) => parts.at(-1))).size === 1 ? guesses : [];
}

function literalPart({ anchor, parts }: ExternalPath): ExternalPath {
  const end = parts.findIndex((part) => /[$*?]/.test(part));
  return { anchor, parts: end < 0 ? parts : parts.slice(0, end) };
}

/** How many parts lead to a folder called as the project is: `/Users/me/work/my_app/src` is `<root>/src` of `my-app`. */
function namedRoot(path: ExternalPath, { root, project }: CommandFolder): number | null {
  const plain = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');
  const isNamed = (part: string, at: number) =>
    at >= homeLength(path) && !part.startsWith('.') && plain(part) === plain(basename(project));
  const lengths = path.parts.flatMap((part, at) => (isNamed(part, at) ? [at + 1] : []));
  return lengths.find((length) => existsSync(join(root, path.parts.slice(length).join('/')))) ?? lengths.at(-1) ?? null;
}

function rootAbove(path: ExternalPath, { root }: CommandFolder): number | null {
  for (let length = homeLength(path) + 1; length < path.parts.length; length += 1)
    if (
      !containerPattern.test(path.parts[length - 1] ?? '') &&
      isFolder(join(root, path.parts.slice(length).join('/')))
    )
      return length;
  return null;
}

/** False for a hidden folder of a home, and where a folder before the last is below the root: then the last is missing. */
function mayBeRoot(path: ExternalPath, { root }: CommandFolder): boolean {
  const own = path.parts.slice(homeLength(path));
  if (own.length === 0 || own[0]?.startsWith('.')) return false;
  return !own.slice(1, -1).some((part) => !containerPattern.test(part) && isFolder(join(root, part)));
}

/** Folders in which people keep their projects: none is a project itself. */
const containerPattern = /^(?:projects?|work|code|src|dev|repos?|git|github|workspaces?|documents|desktop|sites|www)$/i;

function homeLength({ anchor, parts }: ExternalPath): number {
  if (anchor === '~') return 0;
  const at = parts.slice(0, 3).findIndex((part) => /^(?:Users|home|Volumes)$/.test(part));
  return at >= 0 ? at + 2 : parts[0] === 'root' ? 1 : 0;
}

interface FolderWord {
  readonly at: number;
  readonly word: string;
  readonly path: ExternalPath;
}

/** The absolute paths after `cd` and `pushd` and after options like `git -C`. Not those in a container, on a host, or of a folder that the command makes. */
function folderWords(text: string): FolderWord[] {
  return [...text.matchAll(folderOpener)].flatMap(({ index, 0: opener }) => {
    const at = index + opener.length;
    const before = text.slice(0, at);
    aWord.lastIndex = at;
    const [word = ''] = aWord.exec(text) ?? [];
    const path = parsePath(word);
    const isElsewhere = /\b(?:docker|podman|nerdctl|ssh|kubectl|vagrant)\b/.test(before);
    return path === null || isElsewhere || isMade(word, before) ? [] : [{ at, word, path }];
  });
}

const folderOpener =
  /(?:(?:^|[;&|({\n`!]|\b(?:then|do|else)\s|\b(?:ba|da|z)?sh -\w{0,5}c\s+["'])\s*(?:builtin )?(?:cd|pushd)\s+(?:(?:-[LPe]+|--)\s+)*|\b(?:git|g?make|ninja|go|npm|pnpm|yarn|bun|poetry|uv|env)\s(?:[^;&|\n]{0,200}?\s)?(?:-C\s*|--(?:directory|cwd|dir|prefix|chdir|project)[\s=]\s*))(?=["'/~$A-Za-z])/g;
const aWord = /(?:\/d\s+(?=["']?[A-Za-z]:))?(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s'"`;&|()<>\\])+/y;

/** True where `git clone`, `mkdir` and the like name the folder before the command goes there. */
function isMade(word: string, before: string): boolean {
  const folder = word.replace(/["']|\/$/g, '');
  const maker = /\b(?:clone|mkdir|mktemp|worktree|init|new|create)\b/;
  return before.split(/[;&|\n]/).some((part) => maker.test(part) && part.includes(folder) && !/^\s*cd\s/.test(part));
}

function parsePath(word: string): ExternalPath | null {
  const bare = word.replace(/^\/d\s+/, '').replace(/["']/g, '');
  const drive = /^([A-Za-z]:)[\\/]/.exec(bare)?.[1];
  const plain = drive === undefined ? bare.replace(/\\(.)/g, '$1') : bare;
  const [match = ''] = /^(?:~|\$HOME|\$\{HOME\})(?=\/)|^\/|^[A-Za-z]:(?=[\\/])/.exec(plain) ?? [];
  if (match === '') return null;
  const parts: string[] = [];
  for (const part of plain.slice(match.length).split(/[\\/]+/))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.length === 0 ? null : { anchor: /^[~$]/.test(match) ? '~' : match, parts };
}

/** True for what is here, for what lies below the root, and for folders that a system has for itself. */
function isHere({ anchor, parts }: ExternalPath, root: string): boolean {
  if (anchor !== '/') return false;
  const path = `/${parts.join('/')}`;
  const isOfSystem = /^\/(?:tmp|var\/(?!www\/)|etc|dev|proc|sys|run|s?bin|lib\w*|boot|usr\/(?!src\/))/.test(`${path}/`);
  return isOfSystem || path === root || path.startsWith(`${root}/`) || existsSync(path);
}

function isBelow(path: ExternalPath, folder: ExternalPath): boolean {
  return path.anchor === folder.anchor && folder.parts.every((part, at) => path.parts[at] === part);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A path in place of a word, in such quotes that it is still one word, and what the shell expands in it still is. */
function quotePathAs(word: string, path: string): string {
  if (!/[$*?]/.test(path)) return shellWord(path);
  return word.includes('"') ? `"${path}"` : path;
}

const pathInText = /(?<![\w./$}:~-])(?:\/|~\/|\$HOME\/|\$\{HOME\}\/|[A-Za-z]:[\\/])[^\s'"`;&|()<>:,]{1,500}/g;

/** Homes, mounted volumes and Windows drives: paths that say more about a machine than about a system. */
const ofMachine =
  /^(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/.|~\/|[A-Z]:[\\/]|[a-z]:[\\/]Users[\\/])/;

/** Deletes whole folders, or what is not committed. */
const wipesPattern =
  /\brm\s+(?:-\S+\s+)*["']?(?:\.{1,2}\/?|\.?\/?\*|\/|~|\$)(?=["'\s;&|)/]|$)|\bgit\s+(?:clean|reset\s+--hard|push)\b|\bfind\s[^|;&]{0,300}-delete\b/;
