import { readFile } from 'node:fs/promises';
import { type DeclaredPattern, parseDeclaredPath } from '../../plan/phase/declared-paths.ts';
import { clipped } from '../../system/text/text.ts';
import type { Finding } from './finding.ts';
import { insideFile, matchingFiles } from './promised-path.ts';
import { holdsText, mentionsExport, patternSearch } from './promised-text.ts';

/** A file that a plan promises in `must_haves.artifacts`. */
export interface PromisedArtifact {
  path: string;
  minLines?: number | undefined;
  maxLines?: number | undefined;
  minWords?: number | undefined;
  contains: readonly string[];
  exports: readonly string[];
  /** Regular expressions that have to match, untrusted. */
  matches?: readonly string[] | undefined;
  /** Plain texts that must not be there. */
  excludes?: readonly string[] | undefined;
}

/**
 * Tells whether each promised file is there and holds what was promised: one finding an artifact. Lines are counted by newlines,
 * and `contains` and `exports` are plain substrings, as upstream does (`verify artifacts`), or what else people write there
 * (`promised-text.ts`). `{a,b}.ts` promises both files; of the files that `*` stands for, one has to hold the promise. A
 * path that leaves `root`, by `..` or through a symbolic link, is not the plan's work and fails. An entry that no file can
 * be compared with (absolute, `~`, prose) is not checked.
 */
export async function verifyArtifacts(root: string, artifacts: readonly PromisedArtifact[]): Promise<Finding[]> {
  return Promise.all(artifacts.map((artifact) => verifyArtifact(root, artifact)));
}

async function verifyArtifact(root: string, artifact: PromisedArtifact): Promise<Finding> {
  const say = ({ passed, message, files }: Answer): Finding => ({
    check: 'artifact',
    passed,
    subject: artifact.path,
    message,
    ...(files && { files }),
  });
  const declared = parseDeclaredPath(artifact.path);
  if (declared.kind === 'undecidable')
    return say({ passed: null, message: `is ${declared.why}, which names no file of this repository` });
  // A folder may be called `{id}` or `*`, as routes are: a name that is there is meant.
  const isName = !declared.isGlob || 'path' in (await insideFile(root, declared.path));
  if (isName) return say(await answerFor(root, declared.path, artifact));
  const patterns = declared.alternatives();
  if (patterns === null) return say({ passed: null, message: 'expands to more than 64 paths; list them one by one' });
  const answers: Answer[] = [];
  for (const pattern of patterns) answers.push(await answerForPattern(root, pattern, artifact));
  const decisive = answers.find(({ passed }) => passed === false) ?? answers.find(({ passed }) => passed === null);
  const [only] = answers;
  if (decisive !== undefined || only === undefined)
    return say(decisive ?? { passed: null, message: 'expands to no path' });
  const files = [...new Set(answers.flatMap(({ files }) => files ?? []))];
  const message = answers.length === 1 ? only.message : `${answers.length} files exist with the promised contents`;
  return say({ passed: true, message, files });
}

interface Answer {
  passed: boolean | null;
  message: string;
  /** For a glob: the files that hold the promise. */
  files?: readonly string[];
}

async function answerForPattern(root: string, pattern: DeclaredPattern, artifact: PromisedArtifact): Promise<Answer> {
  if (pattern.isGlob) return answerForMatches(root, pattern, artifact);
  const { passed, message } = await answerFor(root, pattern.path, artifact);
  return passed ? { passed, message, files: [pattern.path] } : { passed, message: `${pattern.path} ${message}` };
}

/** One of the files has to hold what is promised, and none may hold what is excluded. */
async function answerForMatches(root: string, pattern: DeclaredPattern, artifact: PromisedArtifact): Promise<Answer> {
  const found = await matchingFiles(root, pattern);
  if (found === null) return { passed: null, message: `${pattern.path} covers too many files to search` };
  if (found.length === 0) return { passed: false, message: `no file matches ${pattern.path}` };
  const files: string[] = [];
  let why = '';
  for (const path of found.slice(0, mostFiles)) {
    const isFolder = wantsText(artifact) && (await isDirectory(root, path));
    const limits = isFolder || !isLimited(artifact) ? null : await answerFor(root, path, limitsOf(artifact));
    if (limits?.passed === false) return { passed: false, message: `${path} ${limits.message}` };
    const { passed, message } = await answerFor(root, path, artifact);
    if (passed === true) files.push(path);
    else if (why === '' || !isFolder) why = `${path} ${message}`;
  }
  if (files.length > 0) {
    const which = files.length === 1 ? `${files[0]} exists` : `${files.length} files exist`;
    return { passed: true, message: `${which} with the promised contents`, files };
  }
  if (found.length > mostFiles) return { passed: null, message: `${pattern.path} covers more than ${mostFiles} files` };
  const message =
    found.length === 1 ? why : `none of the ${found.length} matching files has the promised contents: ${why}`;
  return { passed: false, message };
}

const mostFiles = 1000;

async function isDirectory(root: string, path: string): Promise<boolean> {
  const file = await insideFile(root, path);
  return 'path' in file && file.directory;
}

/** What holds for every file of a glob: that there is not too much in it. */
function limitsOf({ path, maxLines, excludes }: PromisedArtifact): PromisedArtifact {
  return { path, maxLines, excludes, contains: [], exports: [] };
}

function isLimited({ maxLines, excludes = [] }: PromisedArtifact): boolean {
  return maxLines !== undefined || excludes.length > 0;
}

async function answerFor(root: string, path: string, artifact: PromisedArtifact): Promise<Answer> {
  const file = await insideFile(root, path);
  if ('problem' in file) return { passed: false, message: file.problem };
  const isText = wantsText(artifact);
  if (file.directory)
    return isText
      ? { passed: false, message: 'is a directory, but the plan promises a text in it' }
      : { passed: true, message: 'is a directory' };
  if (!isText) return { passed: true, message: 'exists with the promised contents' };
  const text = await readFile(file.path, 'utf8');
  const problems = textProblems(text, { ...artifact, path });
  if (problems.length > 0) return { passed: false, message: problems.join('; ') };
  const [unclear] = (artifact.matches ?? []).map(patternSearch).filter(isUnclear(text));
  if (unclear?.problem !== undefined) return { passed: null, message: unclear.problem };
  return { passed: true, message: 'exists with the promised contents' };
}

/** A pattern that cannot be matched here can only confirm, by its own text. */
function isUnclear(text: string): (pattern: ReturnType<typeof patternSearch>) => boolean {
  return ({ search, problem }) => problem !== undefined && search(text) === null;
}

function wantsText(artifact: PromisedArtifact): boolean {
  const { minLines, minWords, contains, exports, matches = [] } = artifact;
  return (
    isLimited(artifact) ||
    minLines !== undefined ||
    minWords !== undefined ||
    contains.length > 0 ||
    exports.length > 0 ||
    matches.length > 0
  );
}

function textProblems(text: string, artifact: PromisedArtifact): string[] {
  const { path, minLines, maxLines, minWords, contains, exports, matches = [], excludes = [] } = artifact;
  const lines = text.split('\n').length;
  const words = minWords === undefined ? 0 : (text.match(/\S+/g)?.length ?? 0);
  // A newline at the end of a file ends its last line and begins no other.
  const most = text.endsWith('\n') ? lines - 1 : lines;
  return [
    ...(minLines !== undefined && lines < minLines ? [`has ${lines} lines, at least ${minLines} are promised`] : []),
    ...(maxLines !== undefined && most > maxLines ? [`has ${most} lines, at most ${maxLines} are promised`] : []),
    ...(minWords !== undefined && words < minWords ? [`has ${words} words, at least ${minWords} are promised`] : []),
    ...contains.filter((part) => !holdsText(text, part, path)).map((part) => `does not contain ${quote(part)}`),
    ...exports
      .filter((name) => !mentionsExport(text, name, path))
      .map((name) => `does not mention the export ${quote(name)}`),
    ...matches.filter((pattern) => isMissed(pattern, text)).map((pattern) => `matches ${quote(pattern)} nowhere`),
    ...excludes.filter((part) => text.includes(part)).map((part) => `contains ${quote(part)}, which it must not`),
  ];
}

function isMissed(pattern: string, text: string): boolean {
  const { search, problem } = patternSearch(pattern);
  return problem === undefined && search(text) === null;
}

function quote(text: string): string {
  return JSON.stringify(clipped(text, 80));
}
