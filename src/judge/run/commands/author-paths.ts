import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quoteShellWord } from '../../../system/text/text.ts';

/** Where a command runs; `root` may be a copy of `project`. Both are absolute. */
export interface CommandFolder {
  readonly root: string;
  readonly project: string;
  /** All commands of the plan, because one may reveal the author's folder used in another. */
  readonly beside?: readonly string[];
}

/** `guess` is the author's folder if it was taken for the root without a matching file. */
export type LocalCommand = { readonly command: string; readonly guess?: string } | { readonly external: string };

/** Rewrites paths from the plan author's machine. Half of all plans say `cd <absolute root> && …`. */
export function withLocalPaths(text: string, commandFolder: CommandFolder): LocalCommand {
  const { root, project } = commandFolder;
  const localText = text.replaceAll(project, root);
  const roots = findAuthorRoots([localText, ...(commandFolder.beside ?? [])], commandFolder);
  let guess: string | undefined;
  let externalPath: string | undefined;
  const toLocalPath = (path: ExternalPath): string | null => {
    const authorRoot = roots.find((candidate) => isBelow(path, candidate));
    if (authorRoot?.isGuess) guess = [authorRoot.anchor.replace(/\/$/, ''), ...authorRoot.parts].join('/');
    const rootLength = authorRoot?.parts.length ?? findNamedRoot(path, commandFolder);
    return rootLength === null ? null : [root, ...path.parts.slice(rootLength)].join('/');
  };

  let [rewritten, offset] = ['', 0];
  for (const { at, word, path } of findFolderWords(localText)) {
    if (at < offset || isHere(path, root)) continue;
    const folder = toLocalPath(path);
    if (folder === null) externalPath ??= word;
    rewritten += localText.slice(offset, at) + (folder === null ? word : quotePathAs(word, folder));
    offset = at + word.length;
  }
  const command = (rewritten + localText.slice(offset)).replace(pathInText, (word: string) => {
    const path = parsePath(word);
    if (path === null || word.startsWith(root) || isHere(path, root)) return word;
    const localPath = toLocalPath(path);
    if (localPath === null && machinePathPattern.test(word)) externalPath ??= word;
    return localPath ?? word;
  });
  if (externalPath !== undefined) return { external: externalPath };
  if (guess === undefined) return { command };
  // The guess may be another project, and ignored files can't be restored.
  return wipesPattern.test(text) ? { external: guess } : { command, guess };
}

export function makeRelativeToRoot(text: string, commandFolder: CommandFolder): string {
  const local = withLocalPaths(text, commandFolder);
  return 'command' in local ? local.command.replaceAll(`${commandFolder.root}/`, '') : text;
}

interface ExternalPath {
  readonly anchor: string;
  readonly parts: readonly string[];
}

interface AuthorRoot extends ExternalPath {
  readonly isGuess: boolean;
}

/** Finds the author's root by its name, by a matching file below the root, or as a guess. */
function findAuthorRoots(texts: readonly string[], commandFolder: CommandFolder): AuthorRoot[] {
  const folders = texts.flatMap((text) => findFolderWords(text.replaceAll(commandFolder.project, commandFolder.root)));
  const paths = folders.flatMap(({ path }) => (isHere(path, commandFolder.root) ? [] : [getLiteralPart(path)]));
  const certain = paths.flatMap((path) => {
    const length = findNamedRoot(path, commandFolder) ?? findRootAbove(path, commandFolder);
    return length === null ? [] : [{ ...path, parts: path.parts.slice(0, length), isGuess: false }];
  });
  if (certain.length > 0) return certain;
  const guesses: AuthorRoot[] = [];
  for (const path of paths.toSorted((a, b) => a.parts.length - b.parts.length))
    if (mayBeRoot(path, commandFolder) && !guesses.some((guess) => isBelow(path, guess)))
      guesses.push({ ...path, isGuess: true });
  return new Set(guesses.map(({ parts }) => parts.at(-1))).size === 1 ? guesses : [];
}

function getLiteralPart({ anchor, parts }: ExternalPath): ExternalPath {
  const end = parts.findIndex((part) => /[$*?]/.test(part));
  return { anchor, parts: end < 0 ? parts : parts.slice(0, end) };
}

/** Counts path segments up to a folder named like the project: `/Users/me/work/my_app/src` is `<root>/src` of `my-app`. */
function findNamedRoot(path: ExternalPath, { root, project }: CommandFolder): number | null {
  const plain = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');
  const isNamed = (part: string, at: number) =>
    at >= homeLength(path) && !part.startsWith('.') && plain(part) === plain(basename(project));
  const lengths = path.parts.flatMap((part, at) => (isNamed(part, at) ? [at + 1] : []));
  return lengths.find((length) => existsSync(join(root, path.parts.slice(length).join('/')))) ?? lengths.at(-1) ?? null;
}

function findRootAbove(path: ExternalPath, { root }: CommandFolder): number | null {
  for (let length = homeLength(path) + 1; length < path.parts.length; length += 1)
    if (
      !containerPattern.test(path.parts[length - 1] ?? '') &&
      isFolder(join(root, path.parts.slice(length).join('/')))
    )
      return length;
  return null;
}

/** Rejects hidden folders in a home directory and paths with an inner folder that exists below the root. */
function mayBeRoot(path: ExternalPath, { root }: CommandFolder): boolean {
  const partsBelowHome = path.parts.slice(homeLength(path));
  if (partsBelowHome.length === 0 || partsBelowHome[0]?.startsWith('.')) return false;
  return !partsBelowHome.slice(1, -1).some((part) => !containerPattern.test(part) && isFolder(join(root, part)));
}

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

/** Finds absolute paths after `cd`, `pushd` and options such as `git -C`, except on other hosts and in new folders. */
function findFolderWords(text: string): FolderWord[] {
  return [...text.matchAll(folderOpener)].flatMap(({ index, 0: opener }) => {
    const at = index + opener.length;
    const before = text.slice(0, at);
    wordPattern.lastIndex = at;
    const [word = ''] = wordPattern.exec(text) ?? [];
    const path = parsePath(word);
    const isElsewhere = /\b(?:docker|podman|nerdctl|ssh|kubectl|vagrant)\b/.test(before);
    return path === null || isElsewhere || isCreatedBefore(word, before) ? [] : [{ at, word, path }];
  });
}

const folderOpener =
  /(?:(?:^|[;&|({\n`!]|\b(?:then|do|else)\s|\b(?:ba|da|z)?sh -\w{0,5}c\s+["'])\s*(?:builtin )?(?:cd|pushd)\s+(?:(?:-[LPe]+|--)\s+)*|\b(?:git|g?make|ninja|go|npm|pnpm|yarn|bun|poetry|uv|env)\s(?:[^;&|\n]{0,200}?\s)?(?:-C\s*|--(?:directory|cwd|dir|prefix|chdir|project)[\s=]\s*))(?=["'/~$A-Za-z])/g;
const wordPattern = /(?:\/d\s+(?=["']?[A-Za-z]:))?(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s'"`;&|()<>\\])+/y;

function isCreatedBefore(word: string, before: string): boolean {
  const folder = word.replace(/["']|\/$/g, '');
  const maker = /\b(?:clone|mkdir|mktemp|worktree|init|new|create)\b/;
  return before.split(/[;&|\n]/).some((part) => maker.test(part) && part.includes(folder) && !/^\s*cd\s/.test(part));
}

function parsePath(word: string): ExternalPath | null {
  const bare = word.replace(/^\/d\s+/, '').replace(/["']/g, '');
  const drive = /^([A-Za-z]:)[\\/]/.exec(bare)?.[1];
  const plain = drive === undefined ? bare.replace(/\\(.)/g, '$1') : bare;
  const [anchor = ''] = /^(?:~|\$HOME|\$\{HOME\})(?=\/)|^\/|^[A-Za-z]:(?=[\\/])/.exec(plain) ?? [];
  if (anchor === '') return null;
  const parts: string[] = [];
  for (const part of plain.slice(anchor.length).split(/[\\/]+/))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.length === 0 ? null : { anchor: /^[~$]/.test(anchor) ? '~' : anchor, parts };
}

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

function quotePathAs(word: string, path: string): string {
  if (!/[$*?]/.test(path)) return quoteShellWord(path);
  return word.includes('"') ? `"${path}"` : path;
}

const pathInText = /(?<![\w./$}:~-])(?:\/|~\/|\$HOME\/|\$\{HOME\}\/|[A-Za-z]:[\\/])[^\s'"`;&|()<>:,]{1,500}/g;

/** Homes, mounted volumes and Windows drives, which are specific to one machine. */
const machinePathPattern =
  /^(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/.|~\/|[A-Z]:[\\/]|[a-z]:[\\/]Users[\\/])/;

const wipesPattern =
  /\brm\s+(?:-\S+\s+)*["']?(?:\.{1,2}\/?|\.?\/?\*|\/|~|\$)(?=["'\s;&|)/]|$)|\bgit\s+(?:clean|reset\s+--hard|push)\b|\bfind\s[^|;&]{0,300}-delete\b/;
