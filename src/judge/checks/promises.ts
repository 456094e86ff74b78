import { posix } from 'node:path';
import { isBlank, isOnlyComments } from '../../plan/claims/substance.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { verifyArtifact } from './promised-artifacts.ts';
import { isSecretFile } from './promised-path.ts';

export interface PromiseFacts {
  readonly isChanged: (path: string) => boolean;
  /** The plan names the file itself, so its existence is all that is promised. */
  readonly isNamed: (path: string) => boolean;
  /** An earlier attempt changed the file and this one did not, so its presence proves nothing. */
  readonly isInherited: (path: string) => boolean;
  /** The plan asks for a minimal file of this form. */
  readonly isScaffold: (path: string) => Promise<boolean>;
  /** Explains where else the work keeps a promise, or returns null. */
  readonly elsewhere: (artifact: Artifact) => Promise<string | null>;
}

/**
 * Checks that promised files exist, are not empty and hold the promised content, with one finding each. A file that the
 * plan did not change proves nothing by its presence alone. A promise fully kept by the plan's own work or by the
 * file's content `proves` the work.
 */
export async function judgePromises(
  files: TreeFiles,
  promised: readonly Artifact[],
  facts: PromiseFacts,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const artifact of promised) findings.push(await judgePromise(files, artifact, facts));
  // The plan reader already warns about prose.
  return findings.filter(({ passed, message }) => passed !== null || !message.startsWith('is prose'));
}

async function judgePromise(
  files: TreeFiles,
  artifact: Artifact,
  { isChanged, isInherited, isNamed, isScaffold, elsewhere }: PromiseFacts,
): Promise<Finding> {
  const { path } = artifact;
  const presence = { ...(await verifyArtifact(files, { path, contains: [], exports: [] })), proves: false };
  // A secret belongs to each machine, and a commit that holds it is refused.
  const problem = isSecretFile(path) ? 'it should be in no commit' : presence.message;
  if (isSecretFile(path) || presence.passed === null)
    return { rule: 'promise/unchecked', passed: null, subject: path, message: problem };
  if (!presence.passed && isRemoval(artifact))
    return { ...presence, passed: true, message: 'is gone, as promised', proves: isChanged(path) };
  const fail = (rule: RuleId, message: string): Finding => ({ ...presence, rule, passed: false, message });
  const unlessElsewhere = async (finding: Finding): Promise<Finding> => {
    const excuse = await elsewhere(artifact);
    return excuse === null ? finding : { ...finding, excuse };
  };
  if (!presence.passed) return unlessElsewhere(presence);
  const holding = presence.files ?? [path];
  const contents = await listFiles(files, holding);
  if (!(await isScaffold(path)) && (await areAll(contents, (each) => isEmpty(files, each))))
    return fail('promise/empty', 'is empty or contains only comments');
  const isBare = await areAll(contents, async (each) => !isNamed(each) && (await keepsFolder(files, each)));
  if (isBare && !hasContent(artifact)) return presence;
  if (isBare) return fail('promise/bare-folder', `contains only ${contents[0]}, which keeps an empty folder`);
  const verified = await verifyArtifact(files, artifact);
  // The existence of a file that the plan never touched is not the plan's work.
  if (verified.passed === true)
    return {
      ...presence,
      proves: hasContent(artifact) || holding.some((each) => isChanged(each) && !isInherited(each)),
    };
  if (verified.passed === false && !holding.some(isChanged))
    return unlessElsewhere(fail('promise/content', `${verified.message}, but this plan did not change it`));
  // Planned content is a guess, so a mismatch says little if the work did change the file.
  return presence;
}

/** Returns true if the plan promises a removal: `provides: "Removed legacy page"`. */
function isRemoval({ provides = '' }: Artifact): boolean {
  return /^\W*(?:removed?|deleted?|removal|deletion|no longer)\b/i.test(provides);
}

function hasContent({ contains, exports, minLines }: Artifact): boolean {
  return contains.length > 0 || exports.length > 0 || minLines !== undefined;
}

/** Files that are useful even if empty. */
export const meantEmpty = /^(?:__init__\.pyi?|py\.typed|\.(?:git)?keep|\.nojekyll|\.npmignore|\.stamp)$/;

async function keepsFolder(files: TreeFiles, path: string): Promise<boolean> {
  const name = posix.basename(path);
  if (/^\.(?:gitignore|placeholder|empty)$/.test(name)) return true;
  return meantEmpty.test(name) && isBlank(await files.text(path));
}

async function isEmpty(files: TreeFiles, path: string): Promise<boolean> {
  const file = await files.find(path);
  if ('problem' in file || file.directory || meantEmpty.test(posix.basename(path)) || file.size >= 4096) return false;
  const text = await files.text(path);
  return isBlank(text) || isOnlyComments(path, text);
}

/** Returns true if at least one path exists and all pass; of the files matching a glob, some may be empty. */
async function areAll(paths: readonly string[], test: (path: string) => Promise<boolean>): Promise<boolean> {
  for (const path of paths) if (!(await test(path))) return false;
  return paths.length > 0;
}

/** Folders with more files than this count as non-empty. */
const manyFiles = 50;

/** Lists the given files and all files in the given folders; returns an empty list if there are too many. */
async function listFiles(files: TreeFiles, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const file = await files.find(path);
    const folders = 'directory' in file && file.directory ? [path.replace(/\/$/, '')] : [];
    if (folders.length === 0) found.push(path);
    const before = found.length;
    for (const folder of folders)
      for (const { name, kind } of await files.entries(folder)) {
        if (kind === 'folder') folders.push(`${folder}/${name}`);
        else found.push(`${folder}/${name}`);
        if (found.length - before > manyFiles) return [];
      }
  }
  return found;
}
