import { holdsText, mentionsExport } from '../../plan/claims/promised-text.ts';
import { type DeclaredPattern, parseDeclaredPath } from '../../plan/phase/declared-paths.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import { clipText } from '../../system/text/text.ts';
import type { Finding } from '../rules/finding.ts';
import { findMatchingFiles } from './promised-path.ts';

/**
 * Checks that each promised file exists and holds the promised content, with one finding per artifact. Counts lines by
 * newlines and treats `contains` and `exports` as substrings, as upstream's `verify artifacts` does. `{a,b}.ts`
 * promises both files; for `*`, one match must hold the promise. A path that leaves the project by `..` or a symbolic
 * link fails. Absolute paths, `~` and prose are not checked.
 */
export async function verifyArtifacts(files: TreeFiles, artifacts: readonly Artifact[]): Promise<Finding[]> {
  return Promise.all(artifacts.map((artifact) => verifyArtifact(files, artifact)));
}

export async function verifyArtifact(files: TreeFiles, artifact: Artifact): Promise<Finding> {
  return { rule: 'promise/missing', subject: artifact.path, ...(await checkEntry(files, artifact)) };
}

type Answer = Pick<Finding, 'passed' | 'message' | 'files'>;

const keptPromise = 'exists with the promised contents';

async function checkEntry(files: TreeFiles, artifact: Artifact): Promise<Answer> {
  const declared = parseDeclaredPath(artifact.path);
  if (declared.kind === 'undecidable')
    return { passed: null, message: `is ${declared.why}, which names no file of this repository` };
  // Routes may have folders named `{id}` or `*`, so an existing name is taken literally.
  const isLiteral = !declared.isGlob || 'directory' in (await files.find(declared.path));
  if (isLiteral) return checkFile(files, declared.path, artifact);
  const answers: Answer[] = [];
  for (const pattern of declared.alternatives()) answers.push(await checkPattern(files, pattern, artifact));
  const decisive = answers.find(({ passed }) => passed === false) ?? answers.find(({ passed }) => passed === null);
  const matches = new Set(answers.flatMap((answer) => answer.files ?? []));
  return decisive ?? { passed: true, message: keptPromise, files: [...matches] };
}

async function checkPattern(files: TreeFiles, pattern: DeclaredPattern, artifact: Artifact): Promise<Answer> {
  const matches = pattern.isGlob ? await findMatchingFiles(files, pattern) : [pattern.path];
  if (matches === null) return { passed: null, message: `${pattern.path} covers too many files to search` };
  if (matches.length === 0) return { passed: false, message: `no file matches ${pattern.path}` };
  const holding: string[] = [];
  let reason = '';
  for (const path of matches.slice(0, maxFiles)) {
    const { passed, message } = await checkFile(files, path, artifact);
    if (passed === true) holding.push(path);
    else if (reason === '' || !(await isDirectory(files, path))) reason = `${path} ${message}`;
  }
  if (holding.length > 0) return { passed: true, message: keptPromise, files: holding };
  if (matches.length > maxFiles) return { passed: null, message: `${pattern.path} covers more than ${maxFiles} files` };
  const intro = `none of the ${matches.length} matching files has the promised contents: `;
  return { passed: false, message: `${matches.length === 1 ? '' : intro}${reason}` };
}

const maxFiles = 1000;

async function isDirectory(files: TreeFiles, path: string): Promise<boolean> {
  const file = await files.find(path);
  return 'directory' in file && file.directory;
}

async function checkFile(files: TreeFiles, path: string, artifact: Artifact): Promise<Answer> {
  const file = await files.find(path);
  if ('problem' in file) return { passed: false, message: file.problem };
  const isText = wantsText(artifact);
  if (file.directory)
    return isText
      ? { passed: false, message: 'is a directory, but the plan promises a text in it' }
      : { passed: true, message: 'is a directory' };
  const problems = isText ? textProblems(await files.text(path), { ...artifact, path }) : [];
  return problems.length > 0 ? { passed: false, message: problems.join('; ') } : { passed: true, message: keptPromise };
}

function wantsText({ minLines, contains, exports }: Artifact): boolean {
  return minLines !== undefined || contains.length > 0 || exports.length > 0;
}

function textProblems(text: string, { path, minLines, contains, exports }: Artifact): string[] {
  const lines = text.split('\n').length;
  return [
    ...(minLines !== undefined && lines < minLines ? [`has ${lines} lines, at least ${minLines} are promised`] : []),
    ...contains
      .filter((part) => !holdsText(text, part, path) && !isProse(part))
      .map((part) => `does not contain ${quote(part)}`),
    ...exports
      .filter((name) => !mentionsExport(text, name, path))
      .map((name) => `does not mention the export ${quote(name)}`),
  ];
}

/**
 * Returns true for a description instead of literal text: "CircularProgressIndicator with 20.dp size", "no ADMIN_KEY
 * field".
 */
function isProse(part: string): boolean {
  return (
    /^no\s|\s(?:with|using|via|showing|instead of|that|which|section for)\s/i.test(part) &&
    !/[(){}[\];=<>"'`]|::|->/.test(part)
  );
}

function quote(text: string): string {
  return JSON.stringify(clipText(text, 80));
}
