import { lstatSync, mkdirSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../table/settings.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'temporaryDirectory' | 'environment'>;

/**
 * Makes a folder below the temporary one, with those above it. Their names can be guessed, so another user of the
 * machine may have made them before, to change what a run reads there. @throws UsageError for such a folder.
 */
export function ownFolder(location: Place, path: string): string {
  for (const [at] of path.split('/').entries()) {
    const above = path.split('/').slice(0, at + 1);
    makeFolder(requireOwn(location, above.join('/')));
  }
  return requireOwn(location, path);
}

/** Folder for the result of a job: the one that is named, else one of our own. @throws UsageError for one of another user */
export function resultFolder(location: Place, named: string, name: string): string {
  if (named === '') return ownFolder(location, name);
  const stats = lstatSync(named, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (location.environment.RUNNER_TEMP || stats === undefined || user === undefined || stats.uid === user) return named;
  throw new UsageError(
    `output-dir: ${named} belongs to another user, who could change the result; name a folder of your own`,
  );
}

/** Does without `recursive`, from which Node does not return below /proc. @throws UsageError where nothing can be written */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!['EACCES', 'ENOENT', 'EPERM', 'EROFS'].includes(code)) throw error;
    const step = 'set TMPDIR to a folder that this user may write';
    throw new UsageError(`the temporary folder ${dirname(folder)} cannot be written (${code}); ${step}`);
  }
}

/** Checks a folder below the temporary one, and those above it, as far as they exist. @throws UsageError */
export function requireOwn({ temporaryDirectory: top, environment }: Place, path: string): string {
  const user = process.getuid?.();
  // The runner that starts the job has made its own folder, and may be another user than the one in its container.
  const trouble = environment.RUNNER_TEMP ? null : sharedTrouble(lstatSync(top), user);
  if (trouble !== null) throw buildRefusal(top, trouble, 'set TMPDIR to a folder of your own');
  let folder = top;
  for (const name of path.split('/')) {
    folder = join(folder, name);
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    const wrong = stats === undefined ? null : ownTrouble(stats, user);
    if (wrong !== null) throw buildRefusal(folder, wrong, 'remove it, or set TMPDIR to a folder of your own');
  }
  return folder;
}

function ownTrouble(stats: Stats, user: number | undefined): string | null {
  if (stats.isSymbolicLink()) return 'is a symbolic link';
  if (!stats.isDirectory()) return notFolder;
  if (user !== undefined && stats.uid !== user) return 'belongs to another user';
  return user !== undefined && (stats.mode & 0o002) !== 0 ? 'can be changed by every user' : null;
}

/** A shared folder such as /tmp belongs to the system, and lets nobody rename what others have in it. */
function sharedTrouble({ uid, mode }: Stats, user: number | undefined): string | null {
  if (user === undefined || uid === user) return null;
  if (uid !== 0) return 'belongs to another user';
  return (mode & 0o1002) === 0o002 ? 'lets every user replace what is in it' : null;
}

function buildRefusal(folder: string, trouble: string, step: string): UsageError {
  const risk = trouble === notFolder ? '' : ', so others could change what a run reads there';
  return new UsageError(`${trouble === notFolder ? '' : 'the temporary folder '}${folder} ${trouble}${risk}; ${step}`);
}

const notFolder = 'is not a folder, but runs keep their files in one of this name';
