import { capture } from './capture.ts';
import { findProgram } from './program.ts';

/**
 * The words before a command that start it in a PID and mount namespace of its own, with its own `/proc`, without
 * capabilities and new privileges. When the last of the wrapper's words has ended, nothing in there is alive: the kernel
 * kills a PID namespace with its first process, and waits for it. Empty where the machine has no such thing.
 */
export type Namespace = readonly string[];

let found: Promise<Namespace> | null = null;

/** Finds the namespace that this process can make, once. */
export function findNamespace(): Promise<Namespace> {
  found ??= firstThatWorks();
  return found;
}

async function firstThatWorks(): Promise<Namespace> {
  // Never from PATH: an agent can put programs of these names there, and they start before the boundary stands.
  const [unshare, setpriv, bash] = ['unshare', 'setpriv', 'bash'].map((name) => findProgram(systemFolders, name));
  if (!unshare || !setpriv || !bash) return [];
  const inside = [setpriv, ...withoutPrivileges, '--', bash, '--posix', '--norc', '-c', firstProcess, firstName];
  for (const user of [[], ['--user', '--map-current-user']]) {
    const namespace = [unshare, ...user, ...spaces, '--', ...inside];
    if (await works(namespace)) return namespace;
  }
  return [];
}

const systemFolders = '/usr/bin:/bin:/usr/sbin:/sbin';
const spaces = ['--pid', '--mount', '--fork', '--kill-child', '--mount-proc'];
const withoutPrivileges = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];

/**
 * The first process of the namespace. The kernel keeps signals from such a process that it has no handler for, so a
 * command in its place would sit out SIGTERM, and could not end by a signal of its own. bash takes in orphans, and
 * passes on variables that a POSIX shell would drop; its options keep it from reading files, also where a socket for
 * stdin looks to it like a remote login. It says nothing itself.
 */
const firstProcess = 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?';
const firstName = 'phase-executor-namespace';

/** Namespaces may be made and yet be useless, so one counts only if its own first process is seen in its `/proc`. */
async function works(namespace: Namespace): Promise<boolean> {
  const [program = '', ...words] = [...namespace, 'grep', '-q', firstName, '/proc/1/cmdline'];
  const env = { PATH: systemFolders };
  const tried = capture(program, words, { cwd: '/', env, timeoutMs: mostStartMs });
  return tried.then(
    ({ exitCode }) => exitCode === 0,
    () => false, // it hangs or is killed: of no use, which is the answer
  );
}

const mostStartMs = 10_000;
