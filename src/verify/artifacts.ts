import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Finding } from './finding.ts';
import { holdsText, mentionsExport } from './promised-text.ts';

/** A file that a plan promises in `must_haves.artifacts`. */
export interface PromisedArtifact {
  path: string;
  minLines?: number | undefined;
  contains: readonly string[];
  exports: readonly string[];
}

/**
 * Whether each promised file is there and holds what was promised: one finding an artifact. Lines are
 * counted by newlines, and `contains` and `exports` are plain substrings, as upstream does (`verify artifacts`), or what
 * else people write there (`promised-text.ts`). A path that leaves
 * `root`, by `..` or through a symbolic link, is not the plan's work and fails.
 */
export async function verifyArtifacts(root: string, artifacts: readonly PromisedArtifact[]): Promise<Finding[]> {
  return Promise.all(artifacts.map((artifact) => verifyArtifact(root, artifact)));
}

async function verifyArtifact(root: string, artifact: PromisedArtifact): Promise<Finding> {
  const failed = (message: string): Finding => ({ check: 'artifact', passed: false, subject: artifact.path, message });
  const file = await insideFile(root, artifact.path);
  if ('problem' in file) return failed(file.problem);

  const wantsText = artifact.minLines !== undefined || artifact.contains.length > 0 || artifact.exports.length > 0;
  if (file.directory)
    return wantsText
      ? failed('is a directory, but the plan promises text in it')
      : { check: 'artifact', passed: true, subject: artifact.path, message: 'is a directory' };

  const problems = wantsText ? textProblems(await readFile(file.path, 'utf8'), artifact) : [];
  return problems.length > 0
    ? failed(problems.join('; '))
    : { check: 'artifact', passed: true, subject: artifact.path, message: 'exists and holds what was promised' };
}

function textProblems(text: string, { path, minLines, contains, exports }: PromisedArtifact): string[] {
  const lines = text.split('\n').length;
  return [
    ...(minLines !== undefined && lines < minLines ? [`has ${lines} lines, at least ${minLines} are promised`] : []),
    ...contains.filter((part) => !holdsText(text, part, path)).map((part) => `does not contain ${quote(part)}`),
    ...exports
      .filter((name) => !mentionsExport(text, name, path))
      .map((name) => `does not mention the export ${quote(name)}`),
  ];
}

type Inside = { path: string; directory: boolean } | { problem: string };

/** Where a promised path really is, if that is inside of `root`. */
export async function insideFile(root: string, path: string): Promise<Inside> {
  if (isAbsolute(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
    return { problem: 'is an absolute path; a plan can only promise files of this repository' };
  try {
    const base = await realpath(root);
    const plain = relative(base, resolve(base, path));
    if (leaves(base, resolve(base, path))) return { problem: 'is outside of the repository' };
    if (plain === '' || plain.split(sep).includes('.git')) return { problem: 'is no file that a plan can make' };
    const real = await realpath(resolve(base, path));
    if (leaves(base, real)) return { problem: 'leads out of the repository through a symbolic link' };
    if (relative(base, real).split(sep).includes('.git')) return { problem: "leads into git's own files" };
    const found = await stat(real);
    if (!found.isFile() && !found.isDirectory()) return { problem: 'is neither a file nor a directory' };
    return { path: real, directory: found.isDirectory() };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { problem: 'does not exist' };
    return { problem: `cannot be read (${code ?? (error as Error).message})` };
  }
}

function leaves(base: string, path: string): boolean {
  const way = relative(base, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

function quote(text: string): string {
  return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 79)}…`);
}
