import { posix } from 'node:path';
import { isBlank, isOnlyComments } from '../../plan/claims/substance.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { verifyArtifact } from './promised-artifacts.ts';
import { isSecretFile } from './promised-path.ts';

/** Facts about promised files that their contents do not show. */
export interface PromiseFacts {
  /** True when the plan's own work changed it. */
  readonly isChanged: (path: string) => boolean;
  /** True when the plan names the file by itself: then that it is there is all that is promised of it. */
  readonly isNamed: (path: string) => boolean;
  /** True when an earlier attempt changed it and this one did not: then its mere presence says nothing of this one. */
  readonly isInherited: (path: string) => boolean;
  /** True for a file of one bare form that the plan asks for. */
  readonly isScaffold: (path: string) => Promise<boolean>;
  /** Says where else the work keeps a promise; null for nowhere. */
  readonly elsewhere: (artifact: Artifact) => Promise<string | null>;
}

/**
 * Checks that the files a plan promises are there, not empty, and hold what was promised, in a finding for each. A
 * file that the plan did not change has to hold the promise: its presence alone is no work of the plan. A promise that is kept in
 * full, by the plan's own work or by what the file holds, `proves` the work.
 */
export async function judgePromises(
  files: TreeFiles,
  promised: readonly Artifact[],
  facts: PromiseFacts,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const artifact of promised) findings.push(await judgePromise(files, artifact, facts));
  // The plan's reader tells of prose, once.
  return findings.filter(({ passed, message }) => passed !== null || !message.startsWith('is prose'));
}

async function judgePromise(
  files: TreeFiles,
  artifact: Artifact,
  { isChanged, isInherited, isNamed, isScaffold, elsewhere }: PromiseFacts,
): Promise<Finding> {
  const { path } = artifact;
  const presence = { ...(await verifyArtifact(files, { path, contains: [], exports: [] })), proves: false };
  // Its content should be a secret of each machine; a commit that holds it is refused.
  const problem = isSecretFile(path) ? 'it should be in no commit' : presence.message;
  if (isSecretFile(path) || presence.passed === null)
    return { rule: 'promise/unchecked', passed: null, subject: path, message: problem };
  if (!presence.passed && isRemoval(artifact))
    return { ...presence, passed: true, message: 'is gone, as promised', proves: isChanged(path) };
  const object = (rule: RuleId, message: string): Finding => ({ ...presence, rule, passed: false, message });
  const unlessElsewhere = async (finding: Finding): Promise<Finding> => {
    const excuse = await elsewhere(artifact);
    return excuse === null ? finding : { ...finding, excuse };
  };
  if (!presence.passed) return unlessElsewhere(presence);
  const holding = presence.files ?? [path];
  const held = await listFiles(files, holding);
  if (!(await isScaffold(path)) && (await areAll(held, (each) => isEmpty(files, each))))
    return object('promise/empty', 'is empty or contains only comments');
  const isBare = await areAll(held, async (each) => !isNamed(each) && (await keepsFolder(files, each)));
  if (isBare && !hasContent(artifact)) return presence;
  if (isBare) return object('promise/bare-folder', `contains only ${held[0]}, which keeps an empty folder`);
  const whole = await verifyArtifact(files, artifact);
  // That a file exists which the plan never touched is nothing that the plan did.
  if (whole.passed === true)
    return {
      ...presence,
      proves: hasContent(artifact) || holding.some((each) => isChanged(each) && !isInherited(each)),
    };
  if (whole.passed === false && !holding.some(isChanged))
    return unlessElsewhere(object('promise/content', `${whole.message}, but this plan did not change it`));
  // What a planner guessed of a text says little where the work is on the file itself.
  return presence;
}

/** True for the promise of an absence: `provides: "Removed legacy page"`. */
function isRemoval({ provides = '' }: Artifact): boolean {
  return /^\W*(?:removed?|deleted?|removal|deletion|no longer)\b/i.test(provides);
}

function hasContent({ contains, exports, minLines }: Artifact): boolean {
  return contains.length > 0 || exports.length > 0 || minLines !== undefined;
}

/** Files whose presence is all there is to them. */
export const meantEmpty = /^(?:__init__\.pyi?|py\.typed|\.(?:git)?keep|\.nojekyll|\.npmignore|\.stamp)$/;

async function keepsFolder(files: TreeFiles, path: string): Promise<boolean> {
  const name = posix.basename(path);
  if (/^\.(?:gitignore|placeholder|empty)$/.test(name)) return true;
  return meantEmpty.test(name) && isBlank(await files.text(path));
}

/** A file without a visible character or with comments only, which is not meant to be so. */
async function isEmpty(files: TreeFiles, path: string): Promise<boolean> {
  const file = await files.find(path);
  if ('problem' in file || file.directory || meantEmpty.test(posix.basename(path)) || file.size >= 4096) return false;
  const text = await files.text(path);
  return isBlank(text) || isOnlyComments(path, text);
}

/** True where there are files and all of them pass: of those that a pattern promises some may be empty. */
async function areAll(paths: readonly string[], test: (path: string) => Promise<boolean>): Promise<boolean> {
  for (const path of paths) if (!(await test(path))) return false;
  return paths.length > 0;
}

/** More files than these in a folder are something. */
const manyFiles = 50;

/** These files, and those in these folders and below; none for too many to look at. */
async function listFiles(files: TreeFiles, paths: readonly string[]): Promise<string[]> {
  const observed: string[] = [];
  for (const path of paths) {
    const file = await files.find(path);
    const folders = 'directory' in file && file.directory ? [path.replace(/\/$/, '')] : [];
    if (folders.length === 0) observed.push(path);
    const before = observed.length;
    for (const folder of folders)
      for (const { name, kind } of await files.entries(folder)) {
        if (kind === 'folder') folders.push(`${folder}/${name}`);
        else observed.push(`${folder}/${name}`);
        if (observed.length - before > manyFiles) return [];
      }
  }
  return observed;
}
