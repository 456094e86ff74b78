import { posix } from 'node:path';
import { isBlank, isOnlyComments } from '../../plan/claims/substance.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import type { ArtifactRule } from '../../settings/table/run-policy.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';
import { firstFew } from '../../system/text/text.ts';
import { verifyArtifact } from '../checks/promised-artifacts.ts';
import { isSecretFile } from '../checks/promised-path.ts';
import type { Finding } from '../rules/finding.ts';

/** Facts about promised files that their contents do not show. */
export interface PromiseFacts {
  readonly rule: ArtifactRule;
  /** True when the plan's own work changed it. */
  readonly isChanged: (path: string) => boolean;
  /** True when the plan names the file by itself: then that it is there is all that is promised of it. */
  readonly isNamed: (path: string) => boolean;
  /** True when an earlier attempt changed it and this one did not: then its mere presence says nothing of this one. */
  readonly isInherited: (path: string) => boolean;
  /** Says where else the work keeps a promise; null for nowhere. */
  readonly elsewhere: (artifact: Artifact) => Promise<string | null>;
}

/**
 * Checks that the files a plan promises are there, not empty, and hold what was promised. With `auto` a file that the plan
 * did not change has to hold the promise: its presence alone is no work of the plan. Counts the promises that are kept in
 * full, by the plan's own work or by what the file holds; shortcomings that do not decide are warnings.
 */
export async function judgePromises(
  files: TreeFiles,
  promised: readonly Artifact[],
  { rule, isChanged, isInherited, isNamed, elsewhere }: PromiseFacts,
) {
  const answer = { findings: [] as Finding[], count: 0, of: 0 };
  const shortcomings: string[] = [];
  for (const artifact of promised) {
    const { path } = artifact;
    // Its content should be a secret of each machine; a commit that holds it is refused.
    if (isSecretFile(path)) {
      answer.findings.push({
        rule: 'promise/unchecked',
        passed: null,
        subject: path,
        message: 'it should be in no commit',
      });
      continue;
    }
    const presence = await verifyArtifact(files, { path, contains: [], exports: [] });
    const whole = await verifyArtifact(files, artifact);
    if (presence.passed === null) {
      answer.findings.push({ ...presence, rule: 'promise/unchecked' });
      continue;
    }
    answer.of += 1;
    if (presence.passed === false && removes(artifact)) {
      answer.findings.push({ ...presence, passed: true, message: 'is gone, as promised' });
      if (isChanged(path)) answer.count += 1;
      continue;
    }
    const holding = presence.files ?? [path];
    const isOwn = holding.some(isChanged);
    const decides = rule === 'content' || (rule === 'auto' && !isOwn);
    const bare = presence.passed === true ? await bareFolder(files, holding, isNamed) : null;
    const empty = presence.passed === true && (await allEmpty(files, holding));
    if (presence.passed !== true) answer.findings.push(await excusedBy(presence, artifact, elsewhere));
    else if (empty) answer.findings.push({ ...presence, rule: 'promise/empty', passed: false, message: onlyComments });
    else if (bare !== null) {
      const message = `contains only ${bare}, which keeps an empty folder`;
      const rule = hasContent(artifact) ? 'promise/bare-folder' : 'promise/bare-folder-named';
      answer.findings.push({ ...presence, rule, passed: false, message });
    } else if (decides && whole.passed === false) {
      const message = rule === 'auto' ? `${whole.message}, but this plan did not change it` : whole.message;
      answer.findings.push(await excusedBy({ ...whole, rule: 'promise/content', message }, artifact, elsewhere));
    } else {
      answer.findings.push(presence);
      if (whole.passed !== true) {
        if ((await elsewhere(artifact)) === null) shortcomings.push(`${path} ${whole.message}`);
      }
      // That a file exists which the plan never touched is nothing that the plan did.
      else if (hasContent(artifact) || holding.some((file) => isChanged(file) && !isInherited(file))) answer.count += 1;
    }
  }
  if (shortcomings.length > 0)
    answer.findings.push({
      rule: 'promise/content-own',
      passed: false,
      subject: '',
      message: firstFew(shortcomings, 5, '; '),
    });
  return answer;
}

async function excusedBy(finding: Finding, artifact: Artifact, elsewhere: PromiseFacts['elsewhere']): Promise<Finding> {
  const excuse = await elsewhere(artifact);
  return excuse === null ? finding : { ...finding, excuse };
}

/** True for the promise of an absence: `provides: "Removed legacy page"`. */
function removes({ provides = '' }: Artifact): boolean {
  return /^\W*(?:removed?|deleted?|removal|deletion|no longer)\b/i.test(provides);
}

const onlyComments = 'is empty or contains only comments';

function hasContent({ contains, exports, minLines }: Artifact): boolean {
  return contains.length > 0 || exports.length > 0 || minLines !== undefined;
}

/** Files whose presence is all there is to them. */
export const meantEmpty = /^(?:__init__\.pyi?|py\.typed|\.(?:git)?keep|\.nojekyll|\.npmignore|\.stamp)$/;

/** The file that only keeps a folder, where all that holds a promise is such files or folders of them; null where there is more. */
async function bareFolder(
  files: TreeFiles,
  holding: readonly string[],
  isNamed: (path: string) => boolean,
): Promise<string | null> {
  const found: string[] = [];
  for (const path of holding) {
    const file = await files.find(path);
    const inside = 'directory' in file && file.directory ? await filesBelow(files, path) : [path];
    if (inside === null) return null;
    for (const each of inside) found.push(each);
  }
  for (const path of found) if (isNamed(path) || !(await keepsFolder(files, path))) return null;
  return found[0] ?? null;
}

async function keepsFolder(files: TreeFiles, path: string): Promise<boolean> {
  const name = posix.basename(path);
  if (/^\.(?:gitignore|placeholder|empty)$/.test(name)) return true;
  return meantEmpty.test(name) && isBlank(await files.text(path));
}

/** A pattern promises files, of which some may be empty. */
async function allEmpty(files: TreeFiles, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if (!(await isEmpty(files, path))) return false;
  return true;
}

/** A file without a visible character or with comments only; a folder in which every file is so, and none is meant to be. */
async function isEmpty(files: TreeFiles, path: string): Promise<boolean> {
  const file = await files.find(path);
  if ('problem' in file || meantEmpty.test(posix.basename(path))) return false;
  if (file.directory) {
    const seen = await filesBelow(files, path);
    return seen !== null && seen.length > 0 && allEmpty(files, seen);
  }
  if (file.size >= 4096) return false;
  const text = await files.text(path);
  return isBlank(text) || isOnlyComments(path, text);
}

/** More files than these in a folder are something. */
const manyFiles = 50;

/** The files of a folder and those below; null for too many to look at. */
async function filesBelow(files: TreeFiles, folder: string): Promise<string[] | null> {
  const [folders, seen] = [[folder.replace(/\/$/, '')], [] as string[]];
  for (const each of folders)
    for (const { name, kind } of await files.entries(each)) {
      if (kind === 'folder') folders.push(`${each}/${name}`);
      else seen.push(`${each}/${name}`);
      if (seen.length > manyFiles) return null;
    }
  return seen;
}
