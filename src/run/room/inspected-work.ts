import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type Inspection, inspectCommits, maxPushedBytes } from '../../system/git/bundle/inspection.ts';
import { GitError, isMachineFault } from '../../system/git/calls/git-error.ts';
import { clipText } from '../../system/text/text.ts';

/** `found` is null if there is too much to inspect. `refused` is a sentence, or null if the work is allowed. */
type InspectedWork =
  | { readonly found: Inspection; readonly refused: string | null }
  | { readonly found: null; readonly refused: string };

/** Applies the same limits to workers and rooms. `tree` is a tree of the engine to be committed on top. */
export async function inspectWork(
  { base, commit, ...options }: { readonly base: string; readonly commit: string; readonly tree?: string },
  plan: string,
  run: Pick<PhaseContext, 'workspace' | 'policy'>,
): Promise<InspectedWork> {
  const documents = `${run.workspace.prefix}.planning/`;
  const blobBytes = (path: string) => (path.startsWith(documents) ? maxDocumentBytes : maxPushedBytes);
  try {
    const inspection = await inspectCommits(run.workspace.git, base, commit, { blobBytes, ...options });
    return { found: inspection, refused: findForbidden(inspection, plan, run) };
  } catch (error) {
    if (!(error instanceof GitError) || isMachineFault(error)) throw error;
    return { found: null, refused: error.message };
  }
}

/** Every reader of the project loads all documents, so their size is limited. */
const maxDocumentBytes = 1024 * 1024;

/** Describes content that would make a remote reject the whole push, or null. */
export function findPushObstacle({ large, steps }: Inspection, { mayPushWorkflows }: RunPolicy): string | null {
  const file = large.find(({ bytes }) => bytes > maxPushedBytes);
  if (file) return `its file ${file.path} has ${file.bytes} bytes, more than can be pushed`;
  const workflow = mayPushWorkflows ? undefined : steps.find(({ path }) => /^\.github\/workflows\//i.test(path));
  return workflow === undefined
    ? null
    : `it changes ${workflow.path}, which the job's own token may not push; pass the workflow a push_token that may`;
}

function findForbidden(
  inspection: Inspection,
  plan: string,
  run: Pick<PhaseContext, 'workspace' | 'policy'>,
): string | null {
  const escapingLink = inspection.symlinks.find((link) => link.wayOut !== null);
  const document = inspection.symlinks.find(({ path }) => path.startsWith(`${run.workspace.prefix}.planning/`));
  const [gitlink] = inspection.gitlinks;
  const [badName] = inspection.notUtf8;
  const [tooLong] = inspection.tooLong;
  const [overlong] = inspection.large;
  const [dotGit] = inspection.dotGit;
  const ownFiles = trackingFiles.map((file) => `${run.workspace.prefix}${file}`);
  // Compare the end result: changes that the worker undid are fine.
  const tracked = inspection.changes.find(({ path }) => ownFiles.includes(path));
  const enginePath = inspection.steps.find(({ path }) => /^\.phase-executor(\/|$)/i.test(path));
  if (!inspection.isAncestor) return 'its commits do not come after the base they name';
  if (escapingLink)
    return `its symbolic link ${escapingLink.path} leads out of the repository (${escapingLink.wayOut})`;
  if (document) return `its document ${document.path} is a symbolic link`;
  if (gitlink) return `it changes the submodule ${gitlink.path}, which an unattended plan may not do`;
  const refused = findPushObstacle(inspection, run.policy);
  if (refused !== null) return refused;
  if (overlong !== undefined)
    return `its document ${overlong.path} has ${overlong.bytes} bytes; at most ${maxDocumentBytes} are read`;
  if (tooLong !== undefined) return `the name of ${JSON.stringify(clipText(tooLong, 100))} is too long for a checkout`;
  if (badName !== undefined) return `the name of ${JSON.stringify(badName)} is not UTF-8`;
  if (dotGit !== undefined) return `its path ${JSON.stringify(dotGit)} reaches into .git on some machines`;
  // A link of that name would redirect the engine's next checkout.
  if (enginePath) return `it changes ${enginePath.path}, where the engine itself is checked out`;
  if (tracked) return `plan ${plan} changes ${tracked.path}, which only the orchestrator writes`;
  return null;
}
