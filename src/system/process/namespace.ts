import { captureOutput } from './capture.ts';
import { firstName } from './process-tree.ts';
import { findProgram } from './program.ts';

/**
 * Keeps what a command starts together, so that nothing of it is alive when the first of the words has ended. `root`,
 * `user` and `sudo` are PID and mount namespaces with their own `/proc`, without new privileges: the kernel kills all of
 * one with its first process, and waits for it. In that of `sudo` all runs as our user. A `reaper` takes in orphans, and
 * kills them; it can be seen and traced by what it holds, as can we. `none` has no words.
 */
export interface Namespace {
  readonly kind: 'root' | 'user' | 'sudo' | 'reaper' | 'none';
  readonly words: readonly string[];
}

let result: Promise<Namespace> | null = null;

/** Finds the strongest that works here, once in this process. */
export function findNamespace(): Promise<Namespace> {
  result ??= firstThatWorks(possibleNamespaces());
  return result;
}

/** That namespace, and what a program prepares in it, by one trial where both work; null where it cannot be prepared. */
export async function findPrepared(
  prepare: (namespace: Namespace) => Namespace | null,
): Promise<{ namespace: Namespace; prepared: Namespace | null }> {
  const observed = async (prepared: Namespace | null) =>
    prepared !== null && (await isWorking(prepared)) ? prepared : null;
  const [strongest] = result === null ? possibleNamespaces() : [];
  const tried = strongest ? await observed(prepare(strongest)) : null;
  if (strongest && tried) result ??= Promise.resolve(strongest);
  const namespace = await findNamespace();
  return { namespace, prepared: tried ?? (await observed(prepare(namespace))) };
}

let foundReaper: Promise<Namespace> | null = null;

/** For what is to run without a boundary: a reaper, where one works here. */
export function findReaper(): Promise<Namespace> {
  foundReaper ??= firstThatWorks(possibleNamespaces().filter(({ kind }) => kind === 'reaper'));
  return foundReaper;
}

async function firstThatWorks(possible: readonly Namespace[]): Promise<Namespace> {
  for (const namespace of possible) if (await isWorking(namespace)) return namespace;
  return { kind: 'none', words: [] };
}

/** Those that this machine has the programs for, the strongest first. */
export function possibleNamespaces(): Namespace[] {
  // Never from PATH: an agent can put programs of these names there, and they start before the boundary stands.
  const find = (name: string) => findProgram(systemFolders, name);
  const [unshare, setpriv, perl, sudo] = ['unshare', 'setpriv', 'perl', 'sudo'].map(find);
  const holding = (engine: number) => (perl ? [perl, '-e', reaper, firstName, `${engine}`] : null);
  const first = holding(0) ?? scriptWords(firstProcess, firstName);
  const reapers = perl ? [{ kind: 'reaper', words: holding(process.pid) ?? [] } as const] : [];
  if (!unshare || !setpriv || !first) return reapers;
  const inside = (drop: readonly string[] = []) => {
    return [...spaces, '--', setpriv, ...drop, ...withoutPrivileges, '--', ...first];
  };
  const [user = 0, group = 0, groups = []] = [process.getuid?.(), process.getgid?.(), process.getgroups?.()];
  const asUs = [...withUs, `--reuid=${user}`, `--regid=${group}`, `--groups=${groups.join() || group}`];
  const begin = perl && [perl, '-e', asRoot, `${process.pid}`];
  const bySudo = sudo && begin && user !== 0 && [sudo, '-n', '--', ...begin, setpriv, ...withUs, '--', unshare];
  return [
    { kind: 'root', words: [...withUsWords(), unshare, ...inside()] },
    { kind: 'user', words: [...withUsWords(), unshare, '--user', '--map-current-user', ...inside()] },
    ...(bySudo ? [{ kind: 'sudo', words: [...bySudo, ...inside(asUs)] } as const] : []),
    ...reapers,
  ];
}

/** The words of a namespace that goes on should we be killed. */
export function outliveParent({ kind, words }: Namespace): Namespace {
  const before = { sudo: asRoot, reaper: firstName, root: null, user: null, none: null }[kind];
  return {
    kind,
    words: before === null ? words.slice(words.indexOf('--') + 1) : words.with(words.indexOf(before) + 1, '0'),
  };
}

/**
 * The namespace in which a program of ours runs first, while it may still do what the command may not, and becomes the rest
 * of the words. `options` are more of its spaces. Null where that cannot be. It was not tried.
 */
export function preparedBy(
  { kind, words }: Namespace,
  program: readonly string[],
  options: readonly string[] = [],
): Namespace | null {
  const at = words.indexOf('--', words.indexOf('--mount'));
  if (!words.includes('--mount')) return null;
  const more = kind === 'user' ? [...options, '--keep-caps'] : options;
  return { kind, words: [...words.slice(0, at), ...more, '--', ...program, ...words.slice(at + 1)] };
}

/** The signal by which all in it ends, and with it its first process: a reaper that is killed kills nothing. */
export function endSignal({ kind }: Namespace): NodeJS.Signals {
  return kind === 'reaper' ? 'SIGUSR1' : 'SIGKILL';
}

/** Words before a command that the kernel is to end with us; none where there is no program for that. */
export function withUsWords(signal: 'KILL' | 'TERM' = 'KILL'): readonly string[] {
  const setpriv = findProgram(systemFolders, 'setpriv');
  const check = scriptWords(whileWeLive, `${process.pid}`);
  return setpriv && check ? [setpriv, '--pdeathsig', signal, ...check, '--'] : [];
}

/**
 * Words that run a script before a program, with that name. bash, because a POSIX shell drops variables that it could not
 * have set itself; its options keep it from reading files, also where a socket for stdin looks to it like a remote login.
 */
export function scriptWords(script: string, name: string): readonly string[] | null {
  const bash = findProgram(systemFolders, 'bash');
  return bash === null ? null : [bash, '--posix', '--norc', '-c', script, name];
}

/** Never from PATH: an agent can put programs of any name there. */
export const systemFolders = '/usr/bin:/bin:/usr/sbin:/sbin';
const withUs = ['--pdeathsig', 'KILL'];
/** Nothing starts where we died before the kernel was asked to tell. */
const whileWeLive = 'shift; [ "$PPID" = "$0" ] && exec "$@"; exit 125';
const spaces = ['--pid', '--mount', '--ipc', '--fork', '--kill-child', '--mount-proc'];
/** Root keeps what it takes to obey no modes and to give files away, as in a container; no others keep any. */
const saved = ['dac_override', 'fowner', 'fsetid', 'chown', 'kill', 'setuid', 'setgid'].map((name) => `,+${name}`);
const withoutPrivileges = [
  '--no-new-privs',
  `--bounding-set=-all${saved.join('')}`,
  '--inh-caps=-all',
  '--ambient-caps=-all',
];

/**
 * The first process of a namespace where there is no Perl. The kernel keeps signals from such a process that it has no
 * handler for, so a command in its place would sit out SIGTERM. bash takes in orphans. It says nothing itself.
 */
const firstProcess = 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?';

/**
 * Between sudo and the command. Sudo hides variables from what it starts, and no signal of ours reaches what runs as
 * root: the environment is read from sudo's own, and when the process that is named first ends, so does the command.
 * Signals that sudo passes on are for the command, which has had them. 434 is pidfd_open.
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
 * A reaper, and the first process of a namespace. The child has a process group of its own, so what it sends to that leaves
 * us alone, and we pass on what is sent to ours. A child that was stopped goes on, for the attempt would hang with it.
 * SIGUSR1 is for a reaper (`endSignal`); in a namespace an agent could send it. SIGCONT comes when the engine dies, because a
 * reaper that was stopped hears nothing else; has the engine died before we could ask for that, nothing starts. We end by
 * SIGKILL if we cannot kill all.
 * In a namespace nobody may trace us, who would hold us for ever, and the kernel's keyrings, which have no namespace, are
 * closed: add_key, request_key and keyctl follow each other, and have other numbers for 32-bit programs.
 * Of prctl, 1 is PR_SET_PDEATHSIG, 4 PR_SET_DUMPABLE, 22 PR_SET_SECCOMP and 36 PR_SET_CHILD_SUBREAPER.
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

/** Counts only a boundary in which a command is seen to run: a namespace can be made and yet have another's `/proc`. */
export async function isWorking({ kind, words }: Namespace): Promise<boolean> {
  const inReaper = ['sh', '-c', `grep -q ${firstName} /proc/$PPID/cmdline; exit $?`];
  const observed = kind === 'reaper' ? inReaper : ['grep', '-q', firstName, '/proc/1/cmdline'];
  const [program = '', ...rest] = [...words, ...observed];
  const env = { PATH: systemFolders };
  const tried = captureOutput(program, rest, { cwd: '/', env, timeoutMs: maxStartMs });
  return tried.then(
    ({ exitCode }) => exitCode === 0,
    () => false, // it hangs or is killed: of no use, which is the answer
  );
}

const maxStartMs = 10_000;
