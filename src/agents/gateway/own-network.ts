import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isWorking, type Namespace, preparedBy } from '../../system/process/namespace.ts';
import { findProgram } from '../../system/process/program.ts';

/** A way out of a network namespace: what connects to the port in there reaches the socket, which is a file out here. */
export interface EgressRoute {
  readonly socket: string;
  readonly port: number;
}

/** The namespace with a network of its own: a loopback interface, and the way out where there is one. Null where that cannot be. */
export async function withOwnNetwork(namespace: Namespace, route: EgressRoute | null): Promise<Namespace | null> {
  // Never from PATH, because it starts before the boundary stands.
  const perl = findProgram('/usr/bin', 'perl');
  const relayed = route === null ? ['', '0'] : [dirname(route.socket), String(route.port)];
  const own = perl && preparedBy(namespace, [perl, '-e', networkScript, relay, ...relayed], ['--net']);
  return own && (await isWorking(own)) ? own : null;
}

/** Files of sockets on which programs listen out here: they would lead out as well. Those in `/run` are left out. */
export function socketFiles(): string[] {
  const lines = readFileSync('/proc/net/unix', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^\S+: (?:\S+ +){6}(\/.+)$/.exec(line)?.[1] ?? []);
  const isThere = (path: string) => !path.startsWith('/run/') && existsSync(path) && lstatSync(path).isSocket();
  return [...new Set(named)].filter(isThere);
}

/** Name of the socket in its folder, which may be longer than an address of a socket can be. */
export const socketName = 'way-out';

/**
 * Puts up the loopback interface (SIOCSIFFLAGS), opens the port, and becomes the rest of the command. The relay keeps the
 * port; it drops what it may do by the same words as the command, which end in `--`.
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

/** Two processes a connection, one each way. They see the socket as the command does. */
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
