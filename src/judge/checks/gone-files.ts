import { posix } from 'node:path';
import { withoutComments } from '../../plan/claims/comments.ts';
import { literally } from '../../plan/claims/promised-text.ts';
import words from './naming-files.json' with { type: 'json' };

/** A file by which programs find others: a recipe, a job, an image, a package or a settings file. */
export const namesFiles = new RegExp(words.files);

/** The same for git. */
export const namingFiles = words.patterns.map((name) => `:(glob)**/${name}`);

/** Words of a line, or of a key above it, that say that a file need not be there, or is made. */
const mayBeGone = new RegExp(words.mayBeGone, 'i');

/**
 * Places of which one may be meant by a text that still names a file or `folder/` that is gone; null where none does. A name without
 * a folder counts in a line that was there before.
 */
export function stillNames(path: string, before: string, after: string, gone: string): string[] | null {
  if (!after.includes(posix.parse(gone).name)) return null;
  const folder = posix.dirname(path);
  const here = posix.relative(folder, gone) + (gone.endsWith('/') ? '/' : '');
  // npm runs scripts in the folder of their package; where a script of a shell runs is not known.
  const isOfFolder = /package\.json$|\.html$|sconfig/.test(path);
  const isNear = !here.startsWith('..') && !path.endsWith('.sh');
  const forms = [...(isOfFolder ? [] : [gone]), ...(isNear ? [here] : [])];
  const bare = gone.replace(/\.[cm]?[jt]sx?$/, '');
  if (path.endsWith('package.json') && bare !== gone && isNear) forms.push(posix.relative(folder, bare));
  const words = forms.map((form) => `(?:<rootDir>/|\\.?/)?${literally(form)}(?![\\w/*-]|\\.\\w)`);
  if (gone.endsWith('/')) words.push(`\\./${literally(gone.slice(0, -1))}(?![\\w/.*-])`);
  const module = gone.replace(/^src\/|(?:\/__init__)?\.py$/g, '').replaceAll('/', '.');
  if (/pyproject|setup\./.test(path) && gone.endsWith('.py')) words.push(`${literally(module)}(?=:\\w)`);
  const named = new RegExp(`(?<![\\w@./$}>*-])(?:${words.join('|')})`);
  if (words.length === 0 || !named.test(after)) return null;
  const old = new Set(before.split('\n').map((line) => line.trim()));
  const lines = withoutComments(path, after).split('\n');
  const isMade = (line: string) => forms.some((form) => line.startsWith(form) && /^ ?:/.test(line.slice(form.length)));
  const isNamed = lines.some(
    (line, at) => (gone.includes('/') || old.has(line.trim())) && named.test(line) && isUse(path, lines, at),
  );
  if (!isNamed || lines.some(isMade)) return null;
  const places = [...after.matchAll(elsewhere)].flatMap(([, place = '']) =>
    [folder, ''].flatMap((each) => [here, gone].map((file) => posix.join(each, place, file))),
  );
  const isPackage = /package\.json$|pyproject|setup\./.test(path);
  const ends = isPackage ? ['.ts', '.js', '.mjs', '.cjs', '.tsx', '/index.js', '/__init__.py'] : [];
  return [...new Set(places), ...ends.map((end) => gone.replace(/\.\w+$/, end))].slice(0, 50);
}

/** Words before another folder, in which a command may run. */
const elsewhere = /(?:working-directory:|\bcd|-C|--prefix|--cwd|WORKDIR|context:)[ =]["']?([\w./-]{1,200})/g;

function isUse(path: string, lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (/ockerfile/.test(path) && !/^\s*(?:COPY|ADD)\b(?!.*--from)/i.test(line)) return false;
  if (path.endsWith('.html')) return /<(?:script|link)\b/.test(line);
  let indent = line.search(/\S/);
  for (let above = at; above >= 0 && at - above < 200; above -= 1) {
    const text = lines[above] ?? '';
    const depth = text.search(/\S/);
    if (above !== at && (depth < 0 || depth >= indent)) continue;
    indent = depth;
    if (mayBeGone.test(text)) return false;
  }
  return true;
}
