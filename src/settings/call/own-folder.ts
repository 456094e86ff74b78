import { lstatSync, mkdirSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../table/settings.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'temporaryDirectory' | 'environment'>;

/** Creates a folder with its parents. @throws UsageError if another user created one, to change what a run reads */
export function makeOwnFolder(location: Place, path: string): string {
  for (const [at] of path.split('/').entries()) {
    const parents = path.split('/').slice(0, at + 1);
    makeFolder(requireOwn(location, parents.join('/')));
  }
  return requireOwn(location, path);
}

/** Returns the configured folder or a private one. @throws UsageError if it belongs to another user */
export function getResultFolder(location: Place, named: string, name: string): string {
  if (named === '') return makeOwnFolder(location, name);
  const stats = lstatSync(named, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (location.environment.RUNNER_TEMP || stats === undefined || user === undefined || stats.uid === user) return named;
  throw new UsageError(
    `output-dir: ${named} belongs to another user, who could change the result; name a folder of your own`,
  );
}

/** Avoids `recursive`, with which Node hangs below /proc. @throws UsageError if the parent isn't writable */
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

export function requireOwn({ temporaryDirectory: top, environment }: Place, path: string): string {
  const user = process.getuid?.();
  // The runner creates its own temporary folder, possibly as a different user than in the job's container.
  const topProblem = environment.RUNNER_TEMP ? null : sharedFolderProblem(lstatSync(top), user);
  if (topProblem !== null) throw buildRefusal(top, topProblem, 'set TMPDIR to a folder of your own');
  let folder = top;
  for (const name of path.split('/')) {
    folder = join(folder, name);
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    const problem = stats === undefined ? null : folderProblem(stats, user);
    if (problem !== null) throw buildRefusal(folder, problem, 'remove it, or set TMPDIR to a folder of your own');
  }
  return folder;
}

function folderProblem(stats: Stats, user: number | undefined): string | null {
  if (stats.isSymbolicLink()) return 'is a symbolic link';
  if (!stats.isDirectory()) return notFolder;
  if (user !== undefined && stats.uid !== user) return 'belongs to another user';
  return user !== undefined && (stats.mode & 0o002) !== 0 ? 'can be changed by every user' : null;
}

/** Returns the problem with a shared folder such as /tmp, unless it belongs to the system and is sticky. */
function sharedFolderProblem({ uid, mode }: Stats, user: number | undefined): string | null {
  if (user === undefined || uid === user) return null;
  if (uid !== 0) return 'belongs to another user';
  return (mode & 0o1002) === 0o002 ? 'lets every user replace what is in it' : null;
}

function buildRefusal(folder: string, problem: string, step: string): UsageError {
  const risk = problem === notFolder ? '' : ', so others could change what a run reads there';
  return new UsageError(`${problem === notFolder ? '' : 'the temporary folder '}${folder} ${problem}${risk}; ${step}`);
}

const notFolder = 'is not a folder, but runs keep their files in one of this name';
