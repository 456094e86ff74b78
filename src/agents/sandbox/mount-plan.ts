import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { type Namespace, systemFolders } from '../../system/process/namespace.ts';
import { findProgram } from '../../system/process/program.ts';

/** File system view of one agent call. All paths are real paths, except the names in `links`. */
export interface SandboxView {
  /** Private folder on disk that receives all writes outside `writable`. */
  readonly folder: string;
  /** Folders that start empty and are private: the home and the temporary folders of the runner and the run. */
  readonly emptied: readonly string[];
  readonly copied: readonly string[];
  readonly shown: readonly string[];
  readonly writable: readonly string[];
  /** Files in an emptied folder that the attempt may change in a private copy. */
  readonly inHome: readonly { readonly path: string; readonly layer: string }[];
  readonly hidden: readonly string[];
  /** Repository's git directory: `folder` replaces it, except for objects and LFS files. */
  readonly git: { readonly folder: string; readonly commonDir: string };
  readonly runtimeDir: string | null;
  readonly links: readonly { readonly name: string; readonly path: string }[];
  readonly isRoot: boolean;
}

/** Returns `mountScript` steps, three words each. Outer folders come first, because a mount hides what is below it. */
export function mountSteps(view: SandboxView): string[] {
  const { git } = view;
  const places = [
    ...view.emptied.map((path) => ({ path, steps: [bind(join(getLayerFolder(path, view), 'upper'), path)] })),
    ...view.copied.map((path) => ({ path, steps: [['overlay', getLayerFolder(path, view), path]] })),
    ...view.shown.map((path) => ({ path, steps: [bind(path), readOnly(path)] })),
    ...view.writable.map((path) => ({ path, steps: [bind(path)] })),
    { path: '/dev/shm', steps: [['tmpfs', '', '/dev/shm']] },
    { path: '/run', steps: [['tmpfs', '', '/run'], ...runSteps(view)] },
  ].sort((one, other) => getDepth(one.path) - getDepth(other.path));
  const common = git.commonDir;
  return [
    bind('/', ''),
    readOnly(''),
    ...(view.isRoot ? deviceSteps() : [bind('/proc')]),
    ...places.flatMap(({ path, steps }) => [...mountPointFor(path), ...steps]),
    makeFolder(common),
    bind(git.folder, common),
    readOnly(common),
    bind(join(common, 'objects')),
    readOnly(join(common, 'objects')),
    ...(isFolder(join(common, 'lfs')) ? [bind(join(common, 'lfs')), readOnly(join(common, 'lfs'))] : []),
    ...view.hidden.map((path) => ['cover', '', path]),
    ...view.links.flatMap(({ name, path }) => [makeFolder(dirname(name)), ['link', path, name]]),
  ].flat();
}

export function getLayerFolder(path: string, { folder }: SandboxView): string {
  return join(folder, 'layers', encodeURIComponent(path).slice(-200));
}

const bind = (path: string, to = path) => ['bind', path, to];
const readOnly = (path: string) => ['ro', '', path];
const makeFolder = (path: string) => ['dir', '', path];

/** Creates a mount point if an outer mount doesn't already contain one. */
function mountPointFor(path: string): string[][] {
  return isFolder(path) ? [makeFolder(path)] : [makeFolder(dirname(path)), ['file', '', path]];
}

function getDepth(path: string): number {
  return path === '/' ? 0 : path.split('/').length;
}

export function isFolder(path: string): boolean {
  return isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Root can open any device even without capabilities, so it gets only harmless ones. */
function deviceSteps(): string[][] {
  const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);
  return [
    ['tmpfs', '', '/dev'],
    ...devices.flatMap((device) => [['file', '', device], bind(device)]),
    ...[makeFolder('/dev/pts'), makeFolder('/dev/shm'), bind('/dev/pts')],
    ['link', 'pts/ptmx', '/dev/ptmx'],
    ['link', '/proc/self/fd', '/dev/fd'],
    ...['stdin', 'stdout', 'stderr'].map((name, at) => ['link', `/proc/self/fd/${at}`, `/dev/${name}`]),
  ];
}

/** Keeps DNS working: the file behind /etc/resolv.conf may be in /run. */
function runSteps({ runtimeDir }: SandboxView): string[][] {
  const resolver = existsSync('/etc/resolv.conf') ? dirname(realpathSync('/etc/resolv.conf')) : '';
  const isInRun = resolver.startsWith('/run/');
  return [
    ...(isInRun ? [makeFolder(resolver), bind(resolver), readOnly(resolver)] : []),
    ...(runtimeDir?.startsWith('/run/') ? [makeFolder(runtimeDir)] : []),
  ];
}

/** Numbers of the system calls mount, pivot_root and umount2; null on other architectures. */
const systemCalls: readonly string[] | null =
  { x64: ['165', '155', '166'], arm64: ['40', '41', '39'] }[process.arch as string] ?? null;

/** Returns a command that mounts and then executes the rest; null if unsupported. An empty `folder` mounts in place. */
export function mountWords(
  folder: string,
  kind: Namespace['kind'],
  steps: readonly string[],
): readonly string[] | null {
  // PATH isn't trusted, because this runs outside the sandbox.
  const perl = findProgram(systemFolders, 'perl');
  if (systemCalls === null || perl === null) return null;
  return [perl, '-e', mountScript, ...systemCalls, folder, kind === 'user' ? '1' : '', String(steps.length), ...steps];
}

/**
 * Perl makes system calls without a compiled helper, is installed on every Debian and Ubuntu, and starts in 10 ms.
 * Arguments: the three system call numbers, the folder, `1` in a user namespace, the number of step words, the steps,
 * the command. A file to cover, such as a socket, may have disappeared by now. `keep` mounts an in-memory overlay on a
 * folder. It refers to the folder as its working directory, because the memory mount hides the path. If the kernel
 * refuses the overlay, the folder becomes read-only.
 */
const mountScript = `
use strict;
my ($mount, $pivot, $umount, $folder, $user, $count, @words) = @ARGV;
my @steps = splice(@words, 0, $count);
my $root = $folder && "$folder/root";
my $cwd = readlink('/proc/self/cwd');
my $here = '.';
sub must { my ($ok, $what) = @_; die "phase-executor-sandbox: $what: $!\\n" unless $ok; }
my @owner = (stat($folder || '.'))[4, 5];
sub folders { my $path = ''; for (split m{/}, $_[0]) { $path .= "$_/"; chown @owner, $path if mkdir $path; } }
sub mounted { my ($from, $to, $type, $flags, $data) = @_; return syscall($mount + 0, $from, $to, $type, $flags, $data) == 0; }
sub place { must(mounted(@_), "$_[2] $_[1]"); }
sub overlay { my ($to, $low, $up) = @_; return mounted('overlay', $to, 'overlay', 2 | 4, "lowerdir=$low,upperdir=$up/upper,workdir=$up/work" . ($user ? ',userxattr' : ',redirect_dir=on,index=off,metacopy=off')); }
sub read_only { my ($to) = @_; my $set = pack('Q4', 1, 0, 0, 0); must(syscall(442, -100, $to, 0x8000, $set, 32) == 0, "read-only $to"); }
sub keep {
  my ($path) = @_;
  my @as = (stat $path)[4, 5];
  chdir($path) && mounted('tmpfs', $path, 'tmpfs', 2 | 4, 'mode=0755') && opendir(my $memory, $path) or return 0;
  my $at = '/proc/self/fd/' . fileno($memory);
  for (qw(upper work)) { mkdir "$at/$_" and chown @as, "$at/$_"; }
  return 1 if overlay($path, '.', $at);
  closedir $memory;
  must(chdir('/') && syscall($umount + 0, $path, 2) == 0, "leave $path");
  return 0;
}
while (my ($do, $from, $path) = splice(@steps, 0, 3)) {
  my $to = "$root$path";
  if ($do eq 'bind') { place($from, $to, 'bind', 4096 | 16384, ''); }
  elsif ($do eq 'cover') {
    if (-d $to) { place('tmpfs', $to, 'tmpfs', 1 | 2 | 4, 'mode=0755,size=4k'); }
    elsif (-e $to) { place('/dev/null', $to, 'bind', 4096, ''); }
  }
  elsif ($do eq 'keep') { if (!keep($to)) { place($to, $to, 'bind', 4096 | 16384, ''); read_only($to); } }
  elsif ($do eq 'ro') { read_only($to); }
  elsif ($do eq 'tmpfs') { place('tmpfs', $to, 'tmpfs', 2 | 4, 'mode=0755'); chmod 01777, $to if $path eq '/dev/shm'; }
  elsif ($do eq 'overlay') { must(overlay($to, map { s/([\\\\:,])/\\\\$1/gr } $path, $from), "overlay $to"); }
  elsif ($do eq 'dir') { folders($to); }
  elsif ($do eq 'file') { if (! -e $to and open(my $made, '>', $to)) { chown @owner, $to; } }
  elsif ($do eq 'link') { symlink($from, $to); }
}
if ($root) {
  must(chdir($root), 'enter');
  must(syscall($pivot + 0, $here, $here) == 0, 'pivot_root');
  must(syscall($umount + 0, $here, 2) == 0, 'leave');
}
must(chdir($cwd), "enter $cwd");
exec { $words[0] } @words or must(0, "start $words[0]");
`;
