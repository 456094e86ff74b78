import { posix } from 'node:path';
import { withoutQuotes } from '../../plan/claims/comments.ts';
import { literally, patternSearch, type Search } from '../../plan/claims/promised-text.ts';
import type { KeyLink } from '../../plan/phase/must-haves.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Finding } from '../rules/finding.ts';
import { promisedFiles } from './promised-path.ts';

export interface LinkContext {
  /** Files the phase speaks of (artifacts, `files_modified`); a bare file name is looked up among them. */
  known: readonly string[];
  /** Files that a plan of this or a later wave has still to make; a link from one of them is not due yet (upstream #1202). */
  pending: readonly string[];
}

const MOST_BYTES = 1024 * 1024;

/**
 * Checks each promised link. As upstream: with a pattern, it matches the source or else the target; without, the source
 * mentions the target. Unlike upstream, patterns are matched in linear time (upstream's hang, #3477), and a `from` that is
 * prose, as one in eight is, is reported as not checkable instead of failed. A comment, a quoted call and the target's own
 * declaration are no link. Other differences, and their reasons: docs/research/verification-in-the-wild.md.
 */
export async function verifyKeyLinks(
  files: TreeFiles,
  links: readonly KeyLink[],
  context: LinkContext,
): Promise<Finding[]> {
  return Promise.all(links.map((link) => verifyKeyLink(files, link, context)));
}

async function verifyKeyLink(files: TreeFiles, link: KeyLink, context: LinkContext): Promise<Finding> {
  const say = (passed: boolean | null, message: string): Finding => ({
    rule: 'promise/link',
    passed,
    subject: `${link.from} → ${link.to}`,
    message,
  });
  const sources = await promisedFiles(files, link.from, context.known);
  if (sources === null) return say(null, `"${link.from}" names no file, so it cannot be searched`);
  const answers: Answer[] = [];
  for (const file of sources) answers.push(await linkFrom(files, file, link, context));
  const [first] = answers;
  if (first === undefined || answers.length === 1) return say(first?.passed ?? null, first?.message ?? '');
  const holding = answers.filter(({ passed }) => passed === true).length;
  return say(
    holding === answers.length ? true : holding === 0 ? false : null,
    `holds for ${holding} of the ${answers.length} files that ${link.from} names`,
  );
}

/**
 * True where the work made the target of a link and nothing of it uses the target: the source, which the plan declares, is as it
 * was. `work`: the paths of its changes below the project. Of other links that are missing a planner may have guessed the form.
 */
export async function isUnwired(
  { from, to }: KeyLink,
  work: readonly string[],
  { files, base, isDeclared }: { files: TreeFiles; base: TreeFiles; isDeclared: (path: string) => boolean },
): Promise<boolean> {
  const isThere = async (path: string) => !('problem' in (await base.find(path)));
  if (!work.includes(to) || work.includes(from) || !isDeclared(from) || !code.test(from) || !code.test(to))
    return false;
  if (!(await isThere(from)) || (await isThere(to))) return false;
  const name = new RegExp(`\\b${literally(posix.basename(to).replace(/\..*/, ''))}\\b`, 'i');
  for (const path of [from, ...work.filter((each) => each !== to && code.test(each) && !isTestMaterial(each))]) {
    const text = await textOf(files, path);
    if (!('text' in text) || name.test(text.text)) return false;
  }
  return true;
}

const code = /^[\w@.()[\]/-]+\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|rb|php|java|kts?|cs|swift|dart)$/;

type Answer = Pick<Finding, 'passed' | 'message'>;

async function linkFrom(files: TreeFiles, from: string, link: KeyLink, context: LinkContext): Promise<Answer> {
  const say = (passed: boolean | null, message: string): Answer => ({ passed, message });
  const source = await textOf(files, from);
  if ('problem' in source) {
    if (source.unsearchable) return say(null, `${from} ${source.problem}`);
    return context.pending.includes(from)
      ? say(null, `${from} is still to be written by another plan`)
      : say(false, `${from} ${source.problem}`);
  }
  if (link.pattern === undefined) {
    if (mentions(withoutQuotes(from, source.text), from, link.to)) return say(true, `${from} mentions ${link.to}`);
    if (/\s/.test(link.to.trim())) return say(null, `"${link.to}" is prose, and the link has no pattern`);
    return say(false, `${from} does not mention ${link.to}`);
  }
  const { search, problem } = patternSearch(link.pattern);
  const how = search(linking(source.text, from, link.pattern, search));
  if (how !== null) return say(true, `the pattern matches ${from}${how}`);
  const [to] = (await promisedFiles(files, link.to, context.known)) ?? [];
  const target = to === undefined || to === from ? null : await textOf(files, to);
  const there = target && to !== undefined && 'text' in target ? linking(target.text, to, link.pattern, search) : '';
  const howThere = search(there);
  if (howThere !== null && to !== undefined) {
    // A declaration says nothing about its users, unless one of the two files names the other.
    const isTold = mentions(withoutQuotes(from, source.text), from, to) || mentions(withoutQuotes(to, there), to, from);
    if (isTold || search(withoutDeclared(there)) !== null) return say(true, `the pattern matches ${to}${howThere}`);
    return say(false, `the pattern ${JSON.stringify(link.pattern)} matches only what ${to} itself declares`);
  }
  if (problem !== undefined) return say(null, problem);
  return say(false, `the pattern ${JSON.stringify(link.pattern)} matches neither ${from} nor ${link.to}`);
}

/** Code that can link: no code that never runs, no comment, unless the pattern is one, and for a call or an import no string that holds it. */
function linking(text: string, path: string, pattern: string, search: Search): string {
  if (/\/\/|\/\*|<!--|#|--|@/.test(pattern)) return text;
  const isCall = text.length < 128 * 1024 && /^(?:[\w.$]|\\[.b])+\\+\(|^import\b/.test(pattern);
  return withoutQuotes(path, text, (part) => isCall && search(part) !== null);
}

/** A text without the names that it declares, wherever they stand. */
function withoutDeclared(text: string): string {
  const names = new Set([...text.matchAll(declaration)].flatMap(([, ...found]) => found));
  return text.replace(/\w+/g, (word) => (names.has(word) ? '' : word));
}

const declaration =
  /\b(?:function\*?|class|const|let|var|def|fn|func|interface|type|enum|struct|trait) +(\w+)|^[ \t]+(?:(?:async|static|public|private) )*(\w+)(?=[ \t]*[:=][ \t]*(?:async )?\()/gm;

/**
 * True when a source speaks of a target: by its text, as upstream; a file also as it is imported (`./api`, `@/lib/api`,
 * `core.api`), a dotted name also as its module and its last part (`from core.api import get`).
 */
function mentions(text: string, from: string, to: string): boolean {
  if (text.includes(to)) return true;
  const path = to.replace(/^\.\//, '');
  if (path.includes('/')) {
    const bare = path.replace(/\.\w+$/, '');
    const near = posix.relative(posix.dirname(from), bare);
    const ends = bare.split('/').slice(-2).join('/');
    return [near.startsWith('.') ? near : `./${near}`, `/${ends}`, bare.replaceAll('/', '.')].some((spelt) =>
      text.includes(spelt),
    );
  }
  const [, module, name] = /^([\w.]+)\.(\w+)$/.exec(path) ?? [];
  return module !== undefined && name !== undefined && text.includes(module) && text.includes(name);
}

type Text = { text: string } | { problem: string; unsearchable?: boolean };

async function textOf(files: TreeFiles, path: string): Promise<Text> {
  const file = await files.find(path);
  if ('problem' in file) return file;
  if (file.directory)
    return { problem: 'is a directory, and the link does not say which of its files', unsearchable: true };
  if (file.size > MOST_BYTES) return { problem: `has ${file.size} bytes, too many to search`, unsearchable: true };
  return { text: await files.text(path) };
}
