import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type Inspection, inspectCommits, maxPushedBytes } from '../../system/git/bundle/inspection.ts';
import { GitError, isMachineFault } from '../../system/git/calls/git-error.ts';
import { clipText } from '../../system/text/text.ts';

/** `found` is null where there was too much to inspect. `refused` is a sentence; null for work that may come in. */
type InspectedWork =
  | { readonly found: Inspection; readonly refused: string | null }
  | { readonly found: null; readonly refused: string };

/**
 * Inspects what an attempt hands over, from a worker or from a room: both pass the same limits. With `tree`, a tree of ours that
 * is to be committed on top belongs to it.
 */
export async function inspectWork(
  { base, commit, ...more }: { readonly base: string; readonly commit: string; readonly tree?: string },
  plan: string,
  run: Pick<PhaseContext, 'workspace' | 'policy'>,
): Promise<InspectedWork> {
  const documents = `${run.workspace.prefix}.planning/`;
  const blobBytes = (path: string) => (path.startsWith(documents) ? maxDocumentBytes : maxPushedBytes);
  try {
    const inspection = await inspectCommits(run.workspace.git, base, commit, { blobBytes, ...more });
    return { found: inspection, refused: forbidden(inspection, plan, run) };
  } catch (error) {
    if (!(error instanceof GitError) || isMachineFault(error)) throw error;
    return { found: null, refused: error.message };
  }
}

/** More than any document of ours has; whoever reads a project reads all of them. */
const maxDocumentBytes = 1024 * 1024;

/** Finds what a remote refuses, and with it everything that is pushed along. Returns it as a sentence, else null. */
export function unpushable({ large, steps }: Inspection, { mayPushWorkflows }: RunPolicy): string | null {
  const file = large.find(({ bytes }) => bytes > maxPushedBytes);
  if (file) return `its file ${file.path} has ${file.bytes} bytes, more than can be pushed`;
  const workflow = mayPushWorkflows ? undefined : steps.find(({ path }) => /^\.github\/workflows\//i.test(path));
  return workflow === undefined
    ? null
    : `it changes ${workflow.path}, which the job's own token may not push; pass the workflow a push_token that may`;
}

/** Finds what no plan's commits may bring, whatever the plan says. Returns it as a sentence, else null. */
function forbidden(
  inspection: Inspection,
  plan: string,
  run: Pick<PhaseContext, 'workspace' | 'policy'>,
): string | null {
  const hint = inspection.symlinks.find((link) => link.wayOut !== null);
  const document = inspection.symlinks.find(({ path }) => path.startsWith(`${run.workspace.prefix}.planning/`));
  const [gitlink] = inspection.gitlinks;
  const [unreadable] = inspection.notUtf8;
  const [tooLong] = inspection.tooLong;
  const [overlong] = inspection.large;
  const [dotGit] = inspection.dotGit;
  const own = trackingFiles.map((file) => `${run.workspace.prefix}${file}`);
  // Changes that the worker itself put back mislead no reader.
  const tracked = inspection.changes.find(({ path }) => own.includes(path));
  const ours = inspection.steps.find(({ path }) => /^\.phase-executor(\/|$)/i.test(path));
  if (!inspection.isAncestor) return 'its commits do not come after the base they name';
  if (hint) return `its symbolic link ${hint.path} leads out of the repository (${hint.wayOut})`;
  if (document) return `its document ${document.path} is a symbolic link`;
  if (gitlink) return `it changes the submodule ${gitlink.path}, which an unattended plan may not do`;
  const refused = unpushable(inspection, run.policy);
  if (refused !== null) return refused;
  if (overlong !== undefined)
    return `its document ${overlong.path} has ${overlong.bytes} bytes; at most ${maxDocumentBytes} are read`;
  if (tooLong !== undefined) return `the name of ${JSON.stringify(clipText(tooLong, 100))} is too long for a checkout`;
  if (unreadable !== undefined) return `the name of ${JSON.stringify(unreadable)} is not UTF-8`;
  if (dotGit !== undefined) return `its path ${JSON.stringify(dotGit)} reaches into .git on some machines`;
  // The next checkout of the engine would go where a link of that name leads.
  if (ours) return `it changes ${ours.path}, where the engine itself is checked out`;
  if (tracked) return `plan ${plan} changes ${tracked.path}, which only the orchestrator writes`;
  return null;
}
