// One folder for all that the tests make, gone when they end; in it each test file has its own.
import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Programs that tests, their agents and we ourselves start. What is not installed is left out: its tests are skipped. */
const programs = `
  awk base64 basename bash cat chattr chmod chown cmp comm cp curl cut dash date dd df diff dirname du echo ed egrep env
  expr false fgrep file find fish fold gawk git git-receive-pack git-upload-archive git-upload-pack gpg gpg-agent gpgconf
  gpgsm grep groups gunzip gzip head hostname id install jq kill ln locale ls lsattr md5sum mkdir mkfifo mknod mktemp mount
  mv nice nl node nohup npm npx nproc od openssl paste patch perl pgrep printenv printf ps pwd python python3 readlink
  realpath rev rm rmdir script sed seq setpriv setsid sh sha1sum sha256sum sleep sort split ssh ssh-add ssh-agent
  ssh-keygen stat stdbuf strings stty su sync tail tar tee test time timeout touch tr true truncate tty umount uname uniq
  unlink unshare unzip uptime wc which who whoami xargs xz yes zip zsh
  ar as bats bun bundle c++ cargo cc cmake composer ctest deno docker dotnet elixir g++ gcc go gofmt gradle java javac ld
  make mix mvn php phpunit pip pip3 pnpm poetry prove py.test pyenv pytest rake rspec ruby rustc rustup swift tox uv yarn
`;

/** As jest's globalSetup: its workers, and what tests start, inherit the variable. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(holdsAll(memory) && !process.env.TMPDIR ? memory : tmpdir(), 'pe-'));
  chmodSync(folder, 0o711); // some tests act as another user
  if (!process.env.KEEP_TEMP) removeAfterwards(folder);
  process.env.TMPDIR = folder;
  // Git's template has fourteen samples of hooks, which every repository of a test would get and lose again.
  const template = join(folder, 'template');
  for (const each of ['hooks', 'info']) mkdirSync(join(template, each), { recursive: true });
  writeFileSync(join(template, 'info', 'exclude'), '');
  process.env.GIT_TEMPLATE_DIR = template;
  // A package that is installed meanwhile changes no folder of programs, and no run reads two thousand names of them.
  process.env.PATH = linksTo(programs.trim().split(/\s+/), join(folder, 'programs'));
  process.env.npm_config_cache ??= join(homedir(), '.npm'); // each test file has a HOME of its own
  globalThis.removeTemporaryFolder = () => {
    if (process.env.KEEP_TEMP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** Also where Jest is interrupted or killed: the shell waits until the pipe from us breaks. */
function removeAfterwards(folder) {
  const args = ['-c', 'read -r _; rm -rf -- "$1"', 'remove', folder];
  const shell = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.unref();
  shell.stdin.unref();
}

/** Files in memory need no disk to sync, and half of the time that repositories of tests take is spent in their file system. */
const memory = '/dev/shm';

function holdsAll(folder) {
  const probe = join(folder, `pe-probe-${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: 0o755 });
    accessSync(probe, constants.X_OK); // refused where no program may be started
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 4 * 2 ** 30;
  } catch {
    return false; // there is none, or it is not ours
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Makes a folder of links to these programs of PATH. */
function linksTo(names, folder) {
  mkdirSync(folder);
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const program = folders.map((each) => join(each, name)).find(isProgram);
    if (program !== undefined) symlinkSync(program, join(folder, name));
  }
  return folder;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
