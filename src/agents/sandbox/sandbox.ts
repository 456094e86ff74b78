import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { SandboxLevel } from '../../signal/boundary.ts';
import { tryReadRegular, tryRemoveEmptyFolder } from '../../system/files/atomic-file.ts';
import { isBelow, isWithin, resolveRealPath } from '../../system/files/file-path.ts';
import type { Git } from '../../system/git/git.ts';
import { removeAll } from '../../system/git/worktree.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { mountPoints } from '../../system/process/mounts.ts';
import { findReaper, type Namespace, outliveParent, preparedBy } from '../../system/process/namespace.ts';
import { findSocketFiles } from '../gateway/own-network.ts';
import { addLayers } from './covered-folders.ts';
import { allowedInHome, hiddenInHome, holdsAllowed, listAgentLogins } from './home.ts';
import { getLayerFolder, isFolder, mountSteps, mountWords, type SandboxView } from './mount-plan.ts';

/** Parts that the sandboxes of a run have in common. */
export interface SharedSandbox {
  /** Null where agents are to run without a boundary: under a reaper alone. */
  readonly namespace: Namespace | null;
  /** The environment of the job. */
  readonly environment: NodeJS.ProcessEnv;
  /** Sockets that are files would lead out of it. */
  readonly hasOwnNetwork?: boolean;
  /** Socket that leads out of the namespace's own network, and the variables by which programs find the way. */
  readonly socket?: string | undefined;
  readonly variables?: Readonly<Record<string, string>>;
  /** Folders that agents may write besides; made where they are missing. */
  readonly writable?: readonly string[];
}

/** One call of an agent. */
export interface SandboxedCall {
  readonly git: Git;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders, and files such as its login, that it may write besides its room. */
  readonly writable: readonly string[];
  /** Words of its command: what they name can be read. */
  readonly words: readonly string[];
  /** It goes on should we be killed. */
  readonly outlivesUs?: boolean;
  /** Folder with the rooms of other attempts, besides its own. */
  readonly neighbours?: string;
}

/** The boundary around a call. */
export interface EnteredSandbox {
  readonly level: SandboxLevel;
  /** Reason that it is not the strongest one, as part of a sentence; null where it is, or none is wanted. */
  readonly problem: string | null;
  readonly inside: Namespace;
}

/** Sandbox of one attempt: its calls share a private home and private temporary folders, which go with it. */
export class Sandbox {
  readonly #ground: SharedSandbox;
  /** In the order in which they are tried. */
  readonly #folders: readonly [string, string];
  #folder: string | null = null;
  #layerCount = 0;

  /** `folder` lies in a temporary folder of the run, which the next one clears after a crash. */
  constructor(options: SharedSandbox, folder: string) {
    this.#ground = options;
    this.#folders = [folder, join(spareFolder, basename(dirname(folder)), basename(folder))];
  }

  /** Enters the strongest boundary that can be built here. Never throws for a weaker machine. */
  async enter(call: SandboxedCall): Promise<EnteredSandbox> {
    const { namespace: expected, writable: also = [] } = this.#ground;
    const namespace = expected ?? (await findReaper());
    const held = call.outlivesUs ? outliveParent(namespace) : namespace;
    const none = { level: 'none', problem: null, inside: held } as const;
    if (expected === null) return none;
    if (namespace.kind === 'reaper' || namespace.kind === 'none')
      return { ...none, problem: 'this machine allows no namespaces' };
    const problems: string[] = [];
    const runFolder = dirname(this.#folders[0]);
    for (const folder of this.#folder === null ? this.#folders : [this.#folder]) {
      try {
        for (const path of also) mkdirSync(path, { recursive: true });
        const all = { ...call, writable: [...call.writable, ...also] };
        const view = buildSandboxView(all, this.#ground, folder, runFolder, namespace.kind);
        makeFolders(view);
        const inside = withMounts(held, view);
        await probeNamespace(inside, join(view.git.commonDir, 'objects'), call.cwd);
        this.#folder = folder;
        return { level: 'kernel', problem: null, inside };
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    return { ...none, level: 'namespace', problem: dropDuplicates(problems).join('; ') };
  }

  /**
   * The namespace with a layer over each of these folders, new for each call: its programs see what is there, and what they
   * write there goes with the sandbox. Null where the kernel does not give that.
   */
  async layered(namespace: Namespace, folders: readonly string[]): Promise<Namespace | null> {
    const paths = dropDuplicates(folders.map(resolveRealPath)).filter(
      (path, _, all) => !all.some((each) => isBelow(path, each)),
    );
    const [folder] = this.#folders;
    const mounted = mountPoints();
    const isLayable = (path: string) =>
      !/[\\,:"]/.test(path) && ![folder, ...mounted].some((each) => isBelow(each, path));
    // For an ordinary user a layer renames no folders. Where agents are to have no boundary, none is made here.
    const { kind } = namespace;
    if (this.#ground.namespace === null || (kind !== 'root' && kind !== 'sudo')) return null;
    if (!paths.every(isLayable) || !isOurs(dirname(folder))) return null;
    const layers = paths.map((path, at) => ({ path, layer: join(folder, `layers-${this.#layerCount}-${at}`) }));
    this.#layerCount += 1;
    for (const { path, layer } of layers) {
      const { uid, gid } = makeLayer(layer, path);
      if (kind === 'root') chownSync(join(layer, 'upper'), uid, gid);
    }
    const inside = addLayers(namespace, layers);
    if (inside === null) return null;
    return probeNamespace(inside, '/', '/').then(
      () => inside,
      () => null,
    );
  }

  /** Removes what its calls wrote outside of the room. */
  async close(): Promise<void> {
    for (const folder of this.#folders) if (isOurs(dirname(folder))) await removeAll(folder);
    tryRemoveEmptyFolder(dirname(this.#folders[1]));
  }
}

/** For where the folder of a run is in one that gets a layer: the kernel lays no folder over another that holds it. */
export const spareFolder = '/var/tmp';

function buildSandboxView(
  call: SandboxedCall,
  { environment: job, socket, hasOwnNetwork }: SharedSandbox,
  folder: string,
  runFolder: string,
  kind: Namespace['kind'],
): SandboxView {
  const { git, environment } = call;
  const { HOME = '', PATH = '', TMPDIR = '', XDG_RUNTIME_DIR = '' } = environment;
  const ofUser = isFolder(HOME) ? resolveRealPath(HOME) : null;
  const home = ofUser === '/' ? null : ofUser;
  const writable = keepExisting([git.root, ...call.writable]);
  const isOpen = (path: string) => writable.some((each) => isWithin(path, each));
  const folders = (paths: readonly string[]) =>
    dropDuplicates(paths.filter(isFolder).map(resolveRealPath)).filter((path) => !isOpen(path) && path !== '/');
  // For an ordinary user the kernel lays nothing over a folder in which others have mounted something.
  const mounted = kind === 'user' ? mountPoints() : [];
  const isBusy = (path: string) => mounted.some((each) => each !== path && isWithin(each, path));
  const outer = folders([HOME, spareFolder, job.RUNNER_TEMP ?? '', ...['/tmp', TMPDIR].filter(isBusy)]);
  const inner = folders([runFolder]).filter((path) => !outer.some((each) => isWithin(path, each)));
  const emptied = dropDuplicates([...outer, ...inner, ...folders([call.neighbours ?? ''])]);
  const isEmptied = (path: string) =>
    [...emptied, '/dev/shm'].some((each) => path !== each && isWithin(path, each)) && !emptied.includes(path);
  const isInOuter = (path: string) => outer.some((each) => isWithin(path, each));
  const layers = folders(['/tmp', TMPDIR]).filter((path) => !emptied.includes(path) && !isInOuter(path));
  // A layer over what holds it is refused; one over all, or over the room, would hide it.
  const isLayable = (path: string) =>
    ![folder, git.root, git.commonDir, ...emptied].some((each) => isWithin(each, path)) && !/^\/(\w+)?$/.test(path);
  const allowed = home === null ? [] : allowedInHome(home);
  const named = [
    ...allowed.map(resolveRealPath),
    ...namedPaths(call, isEmptied).filter((path) => !holdsAllowed(path, home)),
  ];
  const isCopied = (path: string) => layers.some((layer) => isWithin(path, layer)) && !isEmptied(path);
  const shown = named.filter((path) => isFolder(path) && isLayable(path) && !isOpen(path) && !isCopied(path));
  const opened = dropDuplicates(shown).filter((path) => !shown.some((each) => isBelow(path, each)));
  const isAlone = (path: string) => !isFolder(path) && !opened.some((folder) => isWithin(path, folder));
  const inHome = (path: string) => home !== null && isBelow(path, home) && !isOpen(path);
  return {
    folder,
    emptied,
    copied: [...layers, ...opened],
    shown: [
      ...dropDuplicates(named).filter((path) => isAlone(path) && isEmptied(path) && !inHome(path) && !isOpen(path)),
      ...(socket ? [resolveRealPath(socket)] : []),
    ],
    writable,
    // By their real paths: a link may lead to one that is seen elsewhere.
    hidden: keepExisting([
      ...(home === null ? [] : listAgentLogins(home)),
      ...(ofUser === '/' ? hiddenInHome('/', PATH.split(':')) : []),
      ...commandFiles.map((name) => job[name] ?? ''),
      ...(hasOwnNetwork ? findSocketFiles() : []),
    ]).filter((path) => path !== (socket && resolveRealPath(socket)) && !writable.includes(path)),
    inHome: dropDuplicates([...allowed, ...git.config.userFiles, ...named])
      .filter((path) => inHome(path) && existsSync(path) && isAlone(path))
      .map((path) => ({ path, layer: home ?? '' })),
    git: { folder: join(folder, 'git'), commonDir: resolveRealPath(git.commonDir) },
    runtimeDir: XDG_RUNTIME_DIR === '' ? null : XDG_RUNTIME_DIR,
    links: [call.cwd, ...call.writable, ...allowed.filter(isFolder)].flatMap((name) =>
      resolveRealPath(name) === name ? [] : [{ name, path: resolveRealPath(name) }],
    ),
    isRoot: process.getuid?.() === 0,
  };
}

/** Files and folders that the environment and the command name, and git's other stores of objects. */
function namedPaths({ git, environment, words }: SandboxedCall, isEmptied: (path: string) => boolean): string[] {
  const { PATH = '', HOME: _home, TMPDIR: _temporary, XDG_RUNTIME_DIR: _runtime, ...others } = environment;
  const programs = PATH.split(':').flatMap((path) => (basename(path) === 'bin' ? [dirname(path), path] : [path]));
  const inWords = words.flatMap((word) => word.match(/'[^']+'|"[^"]+"|[^\s'"=;|&<>()]+/g) ?? []);
  const named = inWords.map((word) => word.replace(/^['"]|['"]$/g, ''));
  const stores = join(git.commonDir, 'objects');
  const alternates = (tryReadRegular(join(stores, 'info/alternates')) ?? '').split('\n').filter((line) => line !== '');
  // A file is seen with its folder, but for one that cannot be shown as a whole.
  const besides = keepExisting(named).flatMap((path) =>
    isFolder(path) || !isEmptied(dirname(path)) ? [path] : [dirname(path), path],
  );
  return dropDuplicates([
    ...keepExisting(Object.values(others)),
    ...[...keepExisting(programs), ...besides, ...keepExisting(alternates.map((path) => resolve(stores, path)))].filter(
      isEmptied,
    ),
  ]);
}

/** Variables with the files by which a step tells its runner something. */
const commandFiles = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'].map((name) => `GITHUB_${name}`);

function makeFolders(view: SandboxView): void {
  const location = dirname(view.folder);
  const layered = view.copied.find((path) => isWithin(view.folder, path));
  if (layered !== undefined) throw new Error(`the temporary folder is in ${layered}`);
  if (dirname(location) === spareFolder && !existsSync(location)) mkdirSync(location, { mode: 0o700 });
  if (!isOurs(location)) throw new Error(`${location} is not a folder of ours`);
  for (const path of ['root', 'git/objects', 'git/lfs'])
    mkdirSync(join(view.folder, path), { recursive: true, mode: 0o700 });
  for (const path of [...view.emptied, ...view.copied]) makeLayer(getLayerFolder(path, view), path);
  for (const { path, layer } of view.inHome) {
    const copy = join(getLayerFolder(layer, view), 'upper', relative(layer, path));
    if (!existsSync(copy)) cpSync(path, copy, { dereference: true });
  }
}

/** Makes the folders of a layer over `path`. */
function makeLayer(layer: string, path: string): Stats {
  for (const part of ['upper', 'work']) mkdirSync(join(layer, part), { recursive: true });
  const stats = statSync(path);
  chmodSync(join(layer, 'upper'), stats.mode & 0o7777);
  return stats;
}

/** False for what another user of the machine may have put there. */
export function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}

function withMounts(namespace: Namespace, view: SandboxView): Namespace {
  const script = mountWords(view.folder, namespace.kind, mountSteps(view));
  if (script === null) throw new Error('it needs Perl, and a processor whose system calls are known');
  const prepared = preparedBy(namespace, script);
  if (prepared === null) throw new Error('it has no mounts of its own');
  // Sockets of Docker and the like are open to groups.
  const args = prepared.words.map((word) => (word.startsWith('--groups=') ? '--clear-groups' : word));
  return { ...prepared, words: args };
}

/** @throws Error that says why nothing can be started in it */
async function probeNamespace(
  { words: [program = '', ...args] }: Namespace,
  observed: string,
  cwd: string,
): Promise<void> {
  const env = { PATH: '/usr/bin:/bin' };
  const { exitCode, stderr } = await captureOutput(program, [...args, 'test', '-d', observed], {
    cwd,
    env,
    timeoutMs: probeMs,
  });
  if (exitCode !== 0) throw new Error(stderr.trim().split('\n')[0] || `a command in it ended with ${exitCode}`);
}

const probeMs = 20_000;

/** Those that are absolute and there, without links. */
function keepExisting(paths: readonly string[]): string[] {
  return paths.filter((path) => isAbsolute(path) && existsSync(path)).map(resolveRealPath);
}

function dropDuplicates(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
