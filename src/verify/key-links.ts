import { readFile, stat } from 'node:fs/promises';
import { RE2JS } from 're2js';
import { insideFile } from './artifacts.ts';
import type { Finding } from './finding.ts';

/** A connection that a plan promises in `must_haves.key_links`. */
export interface PromisedLink {
  from: string;
  to: string;
  via?: string | undefined;
  pattern?: string | undefined;
}

export interface LinkContext {
  /** Files the phase speaks of (artifacts, `files_modified`); a bare file name is looked up among them. */
  known: readonly string[];
  /** Files that a plan of this or a later wave has still to make; a link from one of them is not due yet (upstream #1202). */
  pending: readonly string[];
}

const MOST_BYTES = 1024 * 1024;
const LONGEST_PATTERN = 1000;

/**
 * Whether each promised link is there. As upstream: with a pattern, it matches the source or else the target; without, the
 * source has the text of `to`. Unlike upstream, patterns are matched in linear time (upstream's hang, #3477), and a `from`
 * that is prose, as one in eight is, is told as not checkable instead of failed.
 */
export async function verifyKeyLinks(
  root: string,
  links: readonly PromisedLink[],
  context: LinkContext,
): Promise<Finding[]> {
  return Promise.all(links.map((link) => verifyKeyLink(root, link, context)));
}

async function verifyKeyLink(root: string, link: PromisedLink, context: LinkContext): Promise<Finding> {
  const say = (passed: boolean | null, message: string): Finding => ({
    check: 'key_link',
    passed,
    subject: `${link.from} → ${link.to}`,
    message,
  });
  const from = pathIn(link.from, context.known);
  if (from === null) return say(null, `"${link.from}" names no file, so it cannot be looked into`);
  const source = await textOf(root, from);
  if ('problem' in source) {
    if (source.tooLarge) return say(null, `${from} ${source.problem}`);
    return context.pending.includes(from)
      ? say(null, `${from} has still to be made by another plan`)
      : say(false, `${from} ${source.problem}`);
  }
  if (link.pattern === undefined)
    return source.text.includes(link.to)
      ? say(true, `${from} mentions ${link.to}`)
      : say(false, `${from} does not mention ${link.to}`);

  const matches = matcher(link.pattern);
  if ('problem' in matches) return say(null, matches.problem);
  if (matches.test(source.text)) return say(true, `the pattern matches ${from}`);
  const to = pathIn(link.to, context.known);
  const target = to === null ? null : await textOf(root, to);
  if (target && 'text' in target && matches.test(target.text)) return say(true, `the pattern matches ${to}`);
  if (matches.approximate) return say(null, matches.approximate);
  return say(false, `the pattern ${JSON.stringify(link.pattern)} matches neither ${from} nor ${link.to}`);
}

/** The path that a plan means: without a remark in brackets, and a bare name completed if only one known file has it. */
function pathIn(text: string, known: readonly string[]): string | null {
  const path = text
    .trim()
    .replace(/ \([^()]{0,200}\)$/, '')
    .replace(/^\.\//, '');
  if (path === '' || /\s/.test(path) || !/[./]/.test(path)) return null;
  if (path.includes('/') || known.includes(path)) return path;
  const named = known.filter((file) => file.endsWith(`/${path}`));
  return named.length === 1 ? (named[0] ?? path) : path;
}

type Text = { text: string } | { problem: string; tooLarge?: boolean };

async function textOf(root: string, path: string): Promise<Text> {
  const file = await insideFile(root, path);
  if ('problem' in file) return file;
  if (file.directory) return { problem: 'is a directory' };
  const { size } = await stat(file.path);
  if (size > MOST_BYTES) return { problem: `has ${size} bytes, which is too much to search`, tooLarge: true };
  return { text: await readFile(file.path, 'utf8') };
}

type Matcher = { test: (text: string) => boolean; approximate?: string } | { problem: string };

/** A pattern is untrusted: RE2 takes linear time. What RE2 cannot express is looked for literally, which can only confirm. */
function matcher(pattern: string): Matcher {
  if (pattern === '') return { problem: 'the pattern is empty, which matches everything' };
  if (pattern.length > LONGEST_PATTERN)
    return { problem: `the pattern has ${pattern.length} characters, at most ${LONGEST_PATTERN} are tried` };
  try {
    const compiled = RE2JS.compile(pattern);
    return { test: (text) => compiled.matcher(text).find() };
  } catch (error) {
    const approximate = `the pattern ${JSON.stringify(pattern)} cannot be matched in linear time (${(error as Error).message})`;
    return { test: (text) => text.includes(pattern), approximate };
  }
}
