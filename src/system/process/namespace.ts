import { captureOutput } from './capture.ts';
import { firstName } from './process-tree.ts';
import { findProgram } from './program.ts';

/**
 * A way to start a command so that no descendant survives it. `root`, `user` and `sudo` are PID and mount namespaces
 * with their own `/proc` and no new privileges; the kernel kills all processes with the first one. With `sudo`,
 * everything runs as our user. A `reaper` adopts orphans and kills them, but its processes can see and trace it. `none`
 * adds no words.
 */
export interface Namespace {
  readonly kind: 'root' | 'user' | 'sudo' | 'reaper' | 'none';
  readonly words: readonly string[];
}

let strongestNamespace: Promise<Namespace> | null = null;

/** Finds the strongest one that works here; cached. */
export function findNamespace(): Promise<Namespace> {
  strongestNamespace ??= firstThatWorks(possibleNamespaces());
  return strongestNamespace;
}

/** `prepared` is null if it doesn't work. Needs a single trial if both work. */
export async function findPrepared(
  prepare: (namespace: Namespace) => Namespace | null,
): Promise<{ namespace: Namespace; prepared: Namespace | null }> {
  const verify = async (prepared: Namespace | null) =>
    prepared !== null && (await isWorking(prepared)) ? prepared : null;
  const [strongest] = strongestNamespace === null ? possibleNamespaces() : [];
  const trial = strongest ? await verify(prepare(strongest)) : null;
  if (strongest && trial) strongestNamespace ??= Promise.resolve(strongest);
  const namespace = await findNamespace();
  return { namespace, prepared: trial ?? (await verify(prepare(namespace))) };
}

let foundReaper: Promise<Namespace> | null = null;

export function findReaper(): Promise<Namespace> {
  foundReaper ??= firstThatWorks(possibleNamespaces().filter(({ kind }) => kind === 'reaper'));
  return foundReaper;
}

async function firstThatWorks(possible: readonly Namespace[]): Promise<Namespace> {
  for (const namespace of possible) if (await isWorking(namespace)) return namespace;
  return { kind: 'none', words: [] };
}

/** Lists namespaces whose programs are installed, strongest first. */
export function possibleNamespaces(): Namespace[] {
  // Don't search PATH: an agent could plant programs there that start before the sandbox is up.
  const find = (name: string) => findProgram(systemFolders, name);
  const [unshare, setpriv, perl, sudo] = ['unshare', 'setpriv', 'perl', 'sudo'].map(find);
  const buildReaperWords = (engine: number) => (perl ? [perl, '-e', reaper, firstName, `${engine}`] : null);
  const firstWords = buildReaperWords(0) ?? splitScript(firstProcess, firstName);
  const reapers = perl ? [{ kind: 'reaper', words: buildReaperWords(process.pid) ?? [] } as const] : [];
  if (!unshare || !setpriv || !firstWords) return reapers;
  const buildInnerWords = (drop: readonly string[] = []) => {
    return [...spaces, '--', setpriv, ...drop, ...withoutPrivileges, '--', ...firstWords];
  };
  const [user = 0, group = 0, groups = []] = [process.getuid?.(), process.getgid?.(), process.getgroups?.()];
  const asOurUser = [...withUs, `--reuid=${user}`, `--regid=${group}`, `--groups=${groups.join() || group}`];
  const begin = perl && [perl, '-e', asRoot, `${process.pid}`];
  const bySudo = sudo && begin && user !== 0 && [sudo, '-n', '--', ...begin, setpriv, ...withUs, '--', unshare];
  return [
    { kind: 'root', words: [...withUsWords(), unshare, ...buildInnerWords()] },
    { kind: 'user', words: [...withUsWords(), unshare, '--user', '--map-current-user', ...buildInnerWords()] },
    ...(bySudo ? [{ kind: 'sudo', words: [...bySudo, ...buildInnerWords(asOurUser)] } as const] : []),
    ...reapers,
  ];
}

/** Returns a variant that keeps running if this process is killed. */
export function outliveParent({ kind, words }: Namespace): Namespace {
  const before = { sudo: asRoot, reaper: firstName, root: null, user: null, none: null }[kind];
  return {
    kind,
    words: before === null ? words.slice(words.indexOf('--') + 1) : words.with(words.indexOf(before) + 1, '0'),
  };
}

/** Runs `program` first, with the privileges that the command won't have. Null if not possible; untested. */
export function preparedBy(
  { kind, words }: Namespace,
  program: readonly string[],
  options: readonly string[] = [],
): Namespace | null {
  const at = words.indexOf('--', words.indexOf('--mount'));
  if (!words.includes('--mount')) return null;
  const spaceOptions = kind === 'user' ? [...options, '--keep-caps'] : options;
  return { kind, words: [...words.slice(0, at), ...spaceOptions, '--', ...program, ...words.slice(at + 1)] };
}

/** Returns the signal that ends all processes inside: a reaper killed by SIGKILL couldn't clean up. */
export function endSignal({ kind }: Namespace): NodeJS.Signals {
  return kind === 'reaper' ? 'SIGUSR1' : 'SIGKILL';
}

/** Returns words that make the kernel kill the command with this process; none if unsupported. */
export function withUsWords(signal: 'KILL' | 'TERM' = 'KILL'): readonly string[] {
  const setpriv = findProgram(systemFolders, 'setpriv');
  const check = splitScript(whileWeLive, `${process.pid}`);
  return setpriv && check ? [setpriv, '--pdeathsig', signal, ...check, '--'] : [];
}

/** bash, because a POSIX shell drops variables with odd names; its options keep it from reading startup files. */
export function splitScript(script: string, name: string): readonly string[] | null {
  const bash = findProgram(systemFolders, 'bash');
  return bash === null ? null : [bash, '--posix', '--norc', '-c', script, name];
}

/** Searched instead of PATH, where an agent could plant programs. */
export const systemFolders = '/usr/bin:/bin:/usr/sbin:/sbin';
const withUs = ['--pdeathsig', 'KILL'];
/** Exits if this process died before the kernel was told to watch it. */
const whileWeLive = 'shift; [ "$PPID" = "$0" ] && exec "$@"; exit 125';
const spaces = ['--pid', '--mount', '--ipc', '--fork', '--kill-child', '--mount-proc'];
/** Root keeps capabilities for file access and ownership, like in a container; other users keep none. */
const saved = ['dac_override', 'fowner', 'fsetid', 'chown', 'kill', 'setuid', 'setgid'].map((name) => `,+${name}`);
const withoutPrivileges = [
  '--no-new-privs',
  `--bounding-set=-all${saved.join('')}`,
  '--inh-caps=-all',
  '--ambient-caps=-all',
];

/**
 * First process of a namespace without Perl. The kernel blocks signals without a handler to such a process, so a
 * command in its place would ignore SIGTERM. bash adopts orphans and prints nothing.
 */
const firstProcess = 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?';

/**
 * Runs between sudo and the command. Sudo drops variables, so they are read from its own environment. We can't signal
 * root's processes, so the command is killed when the engine process ends. Forwarded signals are ignored, because the
 * command got them already. 434 is pidfd_open.
 */
const asRoot = `
my ($engine, @words) = @ARGV;
open(my $file, "<:raw", "/proc/" . getppid() . "/environ") or exit 125;
%ENV = map { /^([^=]+)=(.*)$/s ? ($1, $2) : () } split(/\\0/, join("", <$file>));
exec { $words[0] } @words or exit 125 if !$engine;
my $watched = syscall(434, $engine + 0, 0);
exit 125 if $watched < 0;
my $child = fork() // exit 125;
if (!$child) { exec { $words[0] } @words; exit 127; }
$SIG{$_} = "IGNORE" for qw(TERM INT HUP QUIT USR1 USR2);
my $own = syscall(434, $child, 0);
my $bits = "";
vec($bits, $_, 1) = 1 for $watched, $own;
select($bits, undef, undef, undef) > 0 and vec($bits, $watched, 1) and kill("KILL", $child);
waitpid($child, 0);
exit($? & 127 ? 128 + ($? & 127) : $? >> 8);`;

/**
 * Reaper and first process of a namespace. The child has its own process group, and signals to ours are passed on.
 * Stopped children are continued, or the attempt would hang. SIGUSR1 ends a reaper (`endSignal`); inside a namespace it
 * is ignored, because agents could send it. SIGCONT arrives when the engine dies, because it also wakes a stopped
 * reaper; if the engine is already dead, nothing starts. It kills itself if some processes can't be killed. Inside a
 * namespace, tracing is disabled, and the kernel's keyrings, which have no namespace, are blocked: add_key, request_key
 * and keyctl have consecutive numbers, different for 32-bit programs. prctl options: 1 PR_SET_PDEATHSIG, 4
 * PR_SET_DUMPABLE, 22 PR_SET_SECCOMP, 36 PR_SET_CHILD_SUBREAPER.
 */
const reaper = `
use POSIX ();
my (undef, $engine, @words) = @ARGV;
my %machines = (x86_64 => [157, 0xc000003e, 248, 286], aarch64 => [167, 0xc00000b7, 217, 309]);
my ($number, $machine, $keys, $keys32) = @{$machines{(POSIX::uname())[4]} // []} or exit 125;
my $set = sub { syscall($number, @_, (0) x (5 - @_)) == 0 or exit 125; };
if ($$ == 1) {
  my ($load, $equal, $from, $above, $clear, $refused, $allowed) = (0x20, 0x15, 0x35, 0x25, 0x54, [6, 0, 0, 0x50001], [6, 0, 0, 0x7fff0000]);
  my $range = sub { ([$load, 0, 0, 0], [$clear, 0, 0, 0xbfffffff], [$from, 0, 2, $_[0]], [$above, 1, 0, $_[0] + 2], $refused, $allowed); };
  my @filter = ([$load, 0, 0, 4], [$equal, 0, 6, $machine], $range->($keys), $range->($keys32));
  my $filter = join("", map { pack("SCCL", @$_) } @filter);
  $set->(4, 0);
  $set->(22, 2, my $program = pack("Sx6P", scalar(@filter), $filter));
}
$set->(36, 1);
$set->(1, POSIX::SIGCONT()) if $engine;
exit 125 if $engine && getppid() != $engine;
my ($none, $ours) = (POSIX::SigSet->new, POSIX::SigSet->new(map { POSIX->can("SIG$_")->() } qw(CHLD CONT USR1 TERM INT HUP)));
POSIX::sigprocmask(POSIX::SIG_BLOCK(), $ours);
my $child = fork() // exit 125;
if (!$child) { setpgrp; POSIX::sigprocmask(POSIX::SIG_UNBLOCK(), $ours); exec { $words[0] } @words; exit 127; }
setpgrp($child, $child);
my ($status, $pid);
$SIG{CHLD} = sub { };
$SIG{USR1} = sub { $status = POSIX::SIGKILL(); } if $$ != 1;
$SIG{CONT} = sub { $status = POSIX::SIGKILL() if $engine && getppid() != $engine; };
for my $name (qw(TERM INT HUP)) { $SIG{$name} = sub { kill($name, -$child); }; }
while (!defined $status) {
  # Perl does not tell a stop from an end, but what has been stopped is still there to go on.
  while (($pid = POSIX::waitpid(-1, POSIX::WNOHANG() | POSIX::WUNTRACED())) > 0) {
    kill("CONT", $pid) or $status = $? if $pid == $child;
  }
  POSIX::sigsuspend($none) if !defined $status;
}
for (1 .. 5000) {
  open(my $list, "<", "/proc/$$/task/$$/children") or last;
  kill("KILL", split(" ", <$list> // ""));
  1 while ($pid = POSIX::waitpid(-1, POSIX::WNOHANG())) > 0;
  POSIX::_exit($status & 127 ? 128 + ($status & 127) : $status >> 8) if $pid == -1;
  select(undef, undef, undef, 0.001);
}
kill("KILL", $$);
POSIX::_exit($status & 127 ? 128 + ($status & 127) : $status >> 8);`;

/** Runs a command inside to be sure: a namespace may start and still show another one's `/proc`. */
export async function isWorking({ kind, words }: Namespace): Promise<boolean> {
  const inReaper = ['sh', '-c', `grep -q ${firstName} /proc/$PPID/cmdline; exit $?`];
  const probe = kind === 'reaper' ? inReaper : ['grep', '-q', firstName, '/proc/1/cmdline'];
  const [program = '', ...args] = [...words, ...probe];
  const env = { PATH: systemFolders };
  const run = captureOutput(program, args, { cwd: '/', env, timeoutMs: maxStartMs });
  return run.then(
    ({ exitCode }) => exitCode === 0,
    () => false, // hangs or was killed: doesn't work
  );
}

const maxStartMs = 10_000;
