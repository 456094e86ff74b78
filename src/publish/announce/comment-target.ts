import { join, posix } from 'node:path';
import { samePhase } from '../../plan/phase/phase-id.ts';
import { openPhase } from '../../record/project/local-phase.ts';
import { fetchRecord, isRecent } from '../../record/published/shared-record.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { findProjectRoot, type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { Git } from '../../system/git/git.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import type { Host } from '../host/host-client.ts';
import { getFirstLine, ownTexts } from '../host/own-comment.ts';
import { cancelRun, findWorkflowFile } from '../host/workflow-run.ts';
import { type CommentKey, markedKey } from '../report/comment-text.ts';
import type { CommentEvent } from './comment-event.ts';

interface Job {
  readonly world: World;
  readonly host: Host;
}

/**
 * Finds the named phase or, for an empty name, the only one that our comments in this thread mention. @throws
 * UsageError if there is none or more than one.
 */
export async function findCommentTarget(requestedPhase: string, event: CommentEvent, { world, host }: Job) {
  if (requestedPhase !== '' && !/^[\w.-]{1,100}$/.test(requestedPhase))
    throw new UsageError(
      `phase: found "${requestedPhase.slice(0, 100)}", expected a number such as 07 or the name of its directory`,
    );
  const reported = await listCommentedPhases(event, host);
  const commentKeys =
    requestedPhase === '' ? reported : reported.filter(({ phase }) => samePhase(phase, requestedPhase));
  const folder = findProjectRoot(world);
  const [firstKey, secondKey] = commentKeys;
  if (secondKey !== undefined)
    throw new UsageError(
      `this thread is about several phases (${commentKeys.map(({ phase, folder: folderName }) => (folderName === '' ? phase : `${phase} in ${folderName}`)).join(', ')}); name one, such as /phase status ${firstKey?.phase}`,
    );
  if (firstKey === undefined) {
    if (requestedPhase !== '') return { phase: requestedPhase, root: folder };
    throw new UsageError('this thread is about no phase; name one, such as /phase status 07');
  }
  const { root: top } = await Git.open(folder, world.environment);
  return { phase: firstKey.phase, root: join(top, firstKey.folder) };
}

type CommentTarget = Awaited<ReturnType<typeof findCommentTarget>>;

/** Only our own comments count, because anyone can copy a marker. */
async function listCommentedPhases({ issue, opening }: CommentEvent, host: Host): Promise<CommentKey[]> {
  const viewer = await host.viewer();
  const lines = [
    ...(opening.by === viewer ? [opening.line] : []),
    ...(await ownTexts(issue, host)).map((body) => getFirstLine({ body })),
  ];
  const keys = new Map<string, CommentKey>();
  for (const line of lines) {
    const key = markedKey(line);
    if (key !== null && !key.folder.split('/').includes('..')) keys.set(JSON.stringify(key), key);
  }
  return [...keys.values()];
}

/**
 * Asks the host to cancel the workflow run of a phase. Returns a message. @throws UsageError if there is no such run.
 */
export async function abortRun(
  location: CommentTarget,
  { event, world, host }: Job & { readonly event: CommentEvent },
): Promise<string> {
  const { phase, git, prefix } = await openPhase(location.phase, withSettings(world, { root: location.root }));
  const remote = findConfiguredRemote(git, world);
  const manifest = (await fetchRecord({ git, remote, prefix, phase: phase.id }))?.manifest ?? null;
  if (manifest === null || !isRecent(manifest, world.now()))
    throw new UsageError(`no run is working on phase ${phase.id}, according to its record on the remote`);
  const { workflowRun, runId, host: machine } = manifest;
  if (workflowRun === undefined || workflowRun.repository !== host.repository)
    throw new UsageError(
      `run ${runId} on ${machine} is running phase ${phase.id} outside this workflow; stop it there`,
    );
  const unknown = { file: null, page: '', startedAt: '', title: '' };
  const { file, page, startedAt, title } = (await findWorkflowFile(workflowRun, host)) ?? unknown;
  // Anyone who can push the record can write any run id into it.
  if (file === null || !(await runsPhases(file, git, world.settings)))
    throw new UsageError(
      `the record of phase ${phase.id} names run ${workflowRun.id} of ${file ?? 'an unknown workflow'}, which runs no phases according to this branch; ` +
        'cancel it yourself, or name its workflow as github.phase-workflow in the configuration file',
    );
  if (!namesPhase(title, phase.id) && !(await isLinked(workflowRun.id, phase.id, event, host)))
    throw new UsageError(
      `the record of phase ${phase.id} names run ${workflowRun.id}, but neither its title nor our comment in this thread says that it runs this phase; ` +
        'cancel it yourself, or name such runs by run-name: Phase 07',
    );
  if (Date.parse(startedAt) > Date.parse(event.writtenAt))
    throw new UsageError(
      `workflow run ${workflowRun.id} began at ${startedAt}, after this comment was written; comment again to end it`,
    );
  const end = await cancelRun(workflowRun, host);
  if (end === 'over') throw new UsageError(`workflow run ${workflowRun.id}, which held phase ${phase.id}, has ended`);
  if (end === 'unknown')
    throw new UsageError(
      `this host cancels workflow runs on their page only; cancel run ${workflowRun.id} there: ${page}`,
    );
  return `Workflow run ${workflowRun.id} is being cancelled, with all that runs in it. Phase ${phase.id} ends as INTERRUPTED; its work is kept, and the next run continues it.`;
}

function namesPhase(title: string, phase: string): boolean {
  const titlePhase = /\bphase[\s:#]+([\w.-]+)/i.exec(title)?.[1];
  return titlePhase !== undefined && samePhase(titlePhase, phase);
}

async function isLinked(run: string, phase: string, { issue }: CommentEvent, host: Host): Promise<boolean> {
  const link = new RegExp(`/actions/runs/${run}(?!\\d)`);
  return (await ownTexts(issue, host)).some((body) => {
    const key = markedKey(getFirstLine({ body }));
    return key !== null && samePhase(key.phase, phase) && link.test(body);
  });
}

async function runsPhases(file: string, git: Git, settings: Settings): Promise<boolean> {
  const isName = posix.dirname(file) === '.';
  const isInPlace = isName || posix.dirname(file) === '.github/workflows';
  if (isInPlace && posix.basename(file) === settings['phase-workflow']) return true;
  const paths = isName ? ['.gitea', '.forgejo', '.github'].map((folder) => `${folder}/workflows/${file}`) : [file];
  const texts = await Promise.all(paths.map((path) => readTextInTree(git, 'HEAD', path)));
  return texts.some((text) => /^\s*(?:- )?["']?uses["']?:\s*\S+\/phase-executor[/@]/m.test(text ?? ''));
}
