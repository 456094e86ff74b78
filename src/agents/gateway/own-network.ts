import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isWorking, type Namespace, preparedBy } from '../../system/process/namespace.ts';
import { findProgram } from '../../system/process/program.ts';

/** A way out of a network namespace: a port inside that is connected to a socket file outside. */
export interface EgressRoute {
  readonly socket: string;
  readonly port: number;
}

/** Adds a private network with a loopback interface and the route; null if that isn't possible. */
export async function withOwnNetwork(namespace: Namespace, route: EgressRoute | null): Promise<Namespace | null> {
  // PATH isn't trusted, because this runs outside the sandbox.
  const perl = findProgram('/usr/bin', 'perl');
  const relayArguments = route === null ? ['', '0'] : [dirname(route.socket), String(route.port)];
  const isolated = perl && preparedBy(namespace, [perl, '-e', networkScript, relay, ...relayArguments], ['--net']);
  return isolated && (await isWorking(isolated)) ? isolated : null;
}

/** Lists socket files of running servers, which would bypass the network namespace. Those in `/run` are left out. */
export function findSocketFiles(): string[] {
  const lines = readFileSync('/proc/net/unix', 'utf8').split('\n');
  const paths = lines.flatMap((line) => /^\S+: (?:\S+ +){6}(\/.+)$/.exec(line)?.[1] ?? []);
  const isListeningFile = (path: string) => !path.startsWith('/run/') && existsSync(path) && lstatSync(path).isSocket();
  return [...new Set(paths)].filter(isListeningFile);
}

/** The socket is opened by name in its folder, because a full path may exceed the length limit of a socket address. */
export const socketName = 'way-out';

/**
 * Brings up the loopback interface (SIOCSIFFLAGS), opens the port and executes the command. The relay keeps the port
 * and drops its capabilities with the same arguments as the command, up to `--`.
 */
const networkScript = `
use strict;
use Socket;
my ($relay, $folder, $port, @words) = @ARGV;
sub must { die "phase-executor-network: $_[1]: $!\\n" unless $_[0]; }
$^F = 255;
must(socket(my $any, AF_INET, SOCK_DGRAM, 0), 'socket');
must(ioctl($any, 0x8914, my $up = pack('a16 s x22', 'lo', 0x41)), 'loopback');
close $any;
if ($port) {
  must(socket(my $server, AF_INET, SOCK_STREAM, 0), 'socket');
  must(bind($server, pack_sockaddr_in($port, INADDR_LOOPBACK)) && listen($server, 128), "port $port");
  must(defined(my $pid = fork), 'fork');
  if (!$pid) {
    my ($end) = grep { $words[$_] eq '--' } 0 .. $#words;
    open(STDIN, '<', '/dev/null'), open(STDOUT, '>', '/dev/null'), open(STDERR, '>', '/dev/null');
    exec @words[0 .. $end], $^X, '-e', $relay, fileno($server), $folder;
    exit 1;
  }
}
exec { $words[0] } @words or must(0, "start $words[0]");
`;

/** Forks two processes per connection, one for each direction. */
const relay = `
use strict;
use Socket;
my ($fd, $folder) = @ARGV;
open(my $server, '+<&=', $fd) && chdir($folder) or exit 1;
$SIG{CHLD} = 'IGNORE';
for (;;) {
  accept(my $near, $server) or next;
  next if fork // 1;
  setsockopt($near, 6, 1, 1); # no delay, as of the gateway's own port
  socket(my $far, AF_UNIX, SOCK_STREAM, 0) or exit 1;
  connect($far, pack_sockaddr_un('${socketName}')) or exit 1;
  my ($from, $to) = (fork // exit 1) ? ($near, $far) : ($far, $near);
  while (sysread($from, my $bytes, 65536)) {
    while (length $bytes) { substr($bytes, 0, syswrite($to, $bytes) // exit(1)) = ''; }
  }
  shutdown($to, 1);
  exit 0;
}
`;
