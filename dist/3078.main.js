"use strict";
exports.id = 3078;
exports.ids = [3078];
exports.modules = {

/***/ 30480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ socketName),
/* harmony export */   YQ: () => (/* binding */ findSocketFiles),
/* harmony export */   b: () => (/* binding */ withOwnNetwork)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76563);




async function withOwnNetwork(namespace, route) {
    const perl = (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('/usr/bin', 'perl');
    const relayArguments = route === null ? ['', '0'] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(route.socket), String(route.port)];
    const isolated = perl && (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedBy */ .N8)(namespace, [perl, '-e', networkScript, relay, ...relayArguments], ['--net']);
    return isolated && (await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorking */ .ms)(isolated)) ? isolated : null;
}
function findSocketFiles() {
    const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/net/unix', 'utf8').split('\n');
    const paths = lines.flatMap((line) => /^\S+: (?:\S+ +){6}(\/.+)$/.exec(line)?.[1] ?? []);
    const isListeningFile = (path) => !path.startsWith('/run/') && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSocket();
    return [...new Set(paths)].filter(isListeningFile);
}
const socketName = 'way-out';
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


/***/ }),

/***/ 98488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ addLayers),
/* harmony export */   b: () => (/* binding */ hidePaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16244);
/* harmony import */ var _mount_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99339);



function hidePaths(namespace, paths, saved = null) {
    const kept = saved === null ? [] : ['keep', '', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(saved)];
    return withMounts(namespace, [...kept, ...paths.flatMap((path) => ['cover', '', path])]);
}
function addLayers(namespace, layers) {
    return withMounts(namespace, layers.flatMap(({ path, layer }) => ['overlay', layer, path]));
}
function withMounts(namespace, steps) {
    const words = (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .mountWords */ .$4)('', namespace.kind, steps);
    return words && (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .preparedBy */ .N8)(namespace, words);
}


/***/ }),

/***/ 45789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h1: () => (/* binding */ allowedInHome),
  P5: () => (/* binding */ hiddenInHome),
  zI: () => (/* binding */ holdsAllowed),
  qA: () => (/* binding */ listAgentLogins)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/file-path.js
var file_path = __webpack_require__(74207);
;// CONCATENATED MODULE: ./lib/agents/sandbox/home-paths.json
const home_paths_namespaceObject = /*#__PURE__*/JSON.parse('{"Yl":["go","bin",".local/bin",".local/lib",".nvm",".fnm",".volta",".asdf",".bun",".deno",".yarn",".pnpm-store",".npm/_cacache",".npm-global",".local/share/pnpm",".local/share/fnm",".local/share/mise",".local/share/uv",".local/share/pipx",".local/share/virtualenvs",".local/share/claude",".local/pipx",".pyenv",".virtualenvs",".conda","miniconda3","anaconda3","miniforge3",".rbenv",".rvm",".gem/ruby",".cargo/bin",".cargo/registry",".cargo/git",".cargo/config.toml",".cargo/env",".rustup",".m2/repository",".m2/wrapper",".gradle/caches",".gradle/wrapper",".gradle/native",".sdkman",".jenv",".ivy2",".sbt",".coursier",".dotnet",".nuget/packages",".composer/vendor",".config/composer/vendor",".cabal",".ghcup",".stack",".opam",".hex",".mix",".pub-cache","flutter",".julia",".juliaup",".elan",".foundry",".swiftpm",".nix-profile",".cache/pip",".cache/uv",".cache/pypoetry",".cache/go-build",".cache/ms-playwright",".cache/puppeteer",".cache/Cypress",".cache/node",".cache/pnpm",".cache/yarn",".cache/bazel",".cache/coursier",".cache/pre-commit",".cache/golangci-lint",".cache/deno",".cache/ccache",".cache/sccache",".cache/turbo",".cache/composer"],"X6":[".claude",".claude.json",".codex",".gemini",".copilot",".config/opencode",".local/share/opencode",".config/goose",".qwen",".cursor",".aider.conf.yml"],"W0":[".config/git/ignore",".config/git/attributes",".profile",".bash_profile",".bashrc",".zshenv",".zprofile",".zshrc",".inputrc",".editorconfig"],"NB":[".claude/.credentials.json",".codex/auth.json",".gemini/oauth_creds.json",".copilot/config.json",".local/share/opencode/auth.json"]}');
;// CONCATENATED MODULE: ./lib/agents/sandbox/home.js





const { /* tools */ "Yl": tools, /* agents */ "X6": agents, /* settings */ "W0": settings, /* logins */ "NB": logins } = home_paths_namespaceObject;
function allowedInHome(home) {
    return [...tools, ...agents, ...settings].map((path) => (0,external_node_path_.join)(home, path)).filter((path) => (0,external_node_fs_.existsSync)(path));
}
function holdsAllowed(path, home) {
    return home !== null && [...tools, ...agents, ...settings].some((each) => (0,file_path/* isBelow */.Yw)((0,external_node_path_.join)(home, each), path));
}
function listAgentLogins(home) {
    return logins.map((path) => (0,external_node_path_.join)(home, path));
}
function hiddenInHome(home, used) {
    const allowed = new Set([...tools, ...settings].map((path) => (0,external_node_path_.join)(home, path)));
    const usedPaths = used.map(file_path/* resolveRealPath */.Sc);
    const visit = (folder) => (0,atomic_file/* listDir */.ol)(folder).flatMap((name) => {
        const path = (0,external_node_path_.join)(folder, name);
        if (allowed.has(path) || (folder === home && !name.startsWith('.')))
            return [];
        const isFolder = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
        if (isFolder && holdsAllowed(path, home))
            return visit(path);
        const real = (0,file_path/* resolveRealPath */.Sc)(path);
        return systemFolderPattern.test(real) || usedPaths.some((each) => (0,file_path/* isWithin */.UO)(each, real)) ? [] : [path];
    });
    return visit(home);
}
const systemFolderPattern = /^\/(usr|opt|etc|bin|s?bin|lib\w*|nix|snap|var)(\/|$)/;


/***/ }),

/***/ 99339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ mountWords),
/* harmony export */   UH: () => (/* binding */ getLayerFolder),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   xk: () => (/* binding */ mountSteps)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76563);




function mountSteps(view) {
    const { git } = view;
    const places = [
        ...view.emptied.map((path) => ({ path, steps: [bind((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(getLayerFolder(path, view), 'upper'), path)] })),
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
        bind((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'objects')),
        readOnly((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'objects')),
        ...(isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'lfs')) ? [bind((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'lfs')), readOnly((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'lfs'))] : []),
        ...view.hidden.map((path) => ['cover', '', path]),
        ...view.links.flatMap(({ name, path }) => [makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(name)), ['link', path, name]]),
    ].flat();
}
function getLayerFolder(path, { folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'layers', encodeURIComponent(path).slice(-200));
}
const bind = (path, to = path) => ['bind', path, to];
const readOnly = (path) => ['ro', '', path];
const makeFolder = (path) => ['dir', '', path];
function mountPointFor(path) {
    return isFolder(path) ? [makeFolder(path)] : [makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), ['file', '', path]];
}
function getDepth(path) {
    return path === '/' ? 0 : path.split('/').length;
}
function isFolder(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function deviceSteps() {
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
function runSteps({ runtimeDir }) {
    const resolver = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/etc/resolv.conf') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('/etc/resolv.conf')) : '';
    const isInRun = resolver.startsWith('/run/');
    return [
        ...(isInRun ? [makeFolder(resolver), bind(resolver), readOnly(resolver)] : []),
        ...(runtimeDir?.startsWith('/run/') ? [makeFolder(runtimeDir)] : []),
    ];
}
const systemCalls = { x64: ['165', '155', '166'], arm64: ['40', '41', '39'] }[process.arch] ?? null;
function mountWords(folder, kind, steps) {
    const perl = (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)(_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolders */ .p_, 'perl');
    if (systemCalls === null || perl === null)
        return null;
    return [perl, '-e', mountScript, ...systemCalls, folder, kind === 'user' ? '1' : '', String(steps.length), ...steps];
}
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


/***/ }),

/***/ 99929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   ak: () => (/* binding */ Sandbox),
/* harmony export */   c3: () => (/* binding */ spareFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74207);
/* harmony import */ var _system_git_worktree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76417);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66725);
/* harmony import */ var _system_process_mounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29269);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16244);
/* harmony import */ var _gateway_own_network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30480);
/* harmony import */ var _covered_folders_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98488);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45789);
/* harmony import */ var _mount_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99339);












class Sandbox {
    #ground;
    #folders;
    #folder = null;
    #layerCount = 0;
    constructor(options, folder) {
        this.#ground = options;
        this.#folders = [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(spareFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder))];
    }
    async enter(call) {
        const { namespace: expected, writable: also = [] } = this.#ground;
        const namespace = expected ?? (await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_7__/* .findReaper */ .Nc)());
        const held = call.outlivesUs ? (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_7__/* .outliveParent */ .xG)(namespace) : namespace;
        const none = { level: 'none', problem: null, inside: held };
        if (expected === null)
            return none;
        if (namespace.kind === 'reaper' || namespace.kind === 'none')
            return { ...none, problem: 'this machine allows no namespaces' };
        const problems = [];
        const runFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#folders[0]);
        for (const folder of this.#folder === null ? this.#folders : [this.#folder]) {
            try {
                for (const path of also)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
                const all = { ...call, writable: [...call.writable, ...also] };
                const view = buildSandboxView(all, this.#ground, folder, runFolder, namespace.kind);
                makeFolders(view);
                const inside = withMounts(held, view);
                await probeNamespace(inside, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.git.commonDir, 'objects'), call.cwd);
                this.#folder = folder;
                return { level: 'kernel', problem: null, inside };
            }
            catch (error) {
                problems.push(error.message);
            }
        }
        return { ...none, level: 'namespace', problem: dropDuplicates(problems).join('; ') };
    }
    async layered(namespace, folders) {
        const paths = dropDuplicates(folders.map(_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)).filter((path, _, all) => !all.some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, each)));
        const [folder] = this.#folders;
        const mounted = (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_6__/* .mountPoints */ .lQ)();
        const isLayable = (path) => !/[\\,:"]/.test(path) && ![folder, ...mounted].some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(each, path));
        const { kind } = namespace;
        if (this.#ground.namespace === null || (kind !== 'root' && kind !== 'sudo'))
            return null;
        if (!paths.every(isLayable) || !isOurs((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)))
            return null;
        const layers = paths.map((path, at) => ({ path, layer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `layers-${this.#layerCount}-${at}`) }));
        this.#layerCount += 1;
        for (const { path, layer } of layers) {
            const { uid, gid } = makeLayer(layer, path);
            if (kind === 'root')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chownSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(layer, 'upper'), uid, gid);
        }
        const inside = (0,_covered_folders_js__WEBPACK_IMPORTED_MODULE_9__/* .addLayers */ .U)(namespace, layers);
        if (inside === null)
            return null;
        return probeNamespace(inside, '/', '/').then(() => inside, () => null);
    }
    async close() {
        for (const folder of this.#folders)
            if (isOurs((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)))
                await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_4__/* .removeAll */ .C)(folder);
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRemoveEmptyFolder */ .Fd)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#folders[1]));
    }
}
const spareFolder = '/var/tmp';
function buildSandboxView(call, { environment: job, socket, hasOwnNetwork }, folder, runFolder, kind) {
    const { git, environment } = call;
    const { HOME = '', PATH = '', TMPDIR = '', XDG_RUNTIME_DIR = '' } = environment;
    const ofUser = (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(HOME) ? (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(HOME) : null;
    const home = ofUser === '/' ? null : ofUser;
    const writable = keepExisting([git.root, ...call.writable]);
    const isOpen = (path) => writable.some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, each));
    const folders = (paths) => dropDuplicates(paths.filter(_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ).map(_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)).filter((path) => !isOpen(path) && path !== '/');
    const mounted = kind === 'user' ? (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_6__/* .mountPoints */ .lQ)() : [];
    const isBusy = (path) => mounted.some((each) => each !== path && (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(each, path));
    const outer = folders([HOME, spareFolder, job.RUNNER_TEMP ?? '', ...['/tmp', TMPDIR].filter(isBusy)]);
    const inner = folders([runFolder]).filter((path) => !outer.some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, each)));
    const emptied = dropDuplicates([...outer, ...inner, ...folders([call.neighbours ?? ''])]);
    const isEmptied = (path) => [...emptied, '/dev/shm'].some((each) => path !== each && (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, each)) && !emptied.includes(path);
    const isInOuter = (path) => outer.some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, each));
    const layers = folders(['/tmp', TMPDIR]).filter((path) => !emptied.includes(path) && !isInOuter(path));
    const isLayable = (path) => ![folder, git.root, git.commonDir, ...emptied].some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(each, path)) && !/^\/(\w+)?$/.test(path);
    const allowed = home === null ? [] : (0,_home_js__WEBPACK_IMPORTED_MODULE_10__/* .allowedInHome */ .h1)(home);
    const named = [
        ...allowed.map(_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc),
        ...namedPaths(call, isEmptied).filter((path) => !(0,_home_js__WEBPACK_IMPORTED_MODULE_10__/* .holdsAllowed */ .zI)(path, home)),
    ];
    const isCopied = (path) => layers.some((layer) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, layer)) && !isEmptied(path);
    const shown = named.filter((path) => (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(path) && isLayable(path) && !isOpen(path) && !isCopied(path));
    const opened = dropDuplicates(shown).filter((path) => !shown.some((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, each)));
    const isAlone = (path) => !(0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(path) && !opened.some((folder) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, folder));
    const inHome = (path) => home !== null && (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, home) && !isOpen(path);
    return {
        folder,
        emptied,
        copied: [...layers, ...opened],
        shown: [
            ...dropDuplicates(named).filter((path) => isAlone(path) && isEmptied(path) && !inHome(path) && !isOpen(path)),
            ...(socket ? [(0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(socket)] : []),
        ],
        writable,
        hidden: keepExisting([
            ...(home === null ? [] : (0,_home_js__WEBPACK_IMPORTED_MODULE_10__/* .listAgentLogins */ .qA)(home)),
            ...(ofUser === '/' ? (0,_home_js__WEBPACK_IMPORTED_MODULE_10__/* .hiddenInHome */ .P5)('/', PATH.split(':')) : []),
            ...commandFiles.map((name) => job[name] ?? ''),
            ...(hasOwnNetwork ? (0,_gateway_own_network_js__WEBPACK_IMPORTED_MODULE_8__/* .findSocketFiles */ .YQ)() : []),
        ]).filter((path) => path !== (socket && (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(socket)) && !writable.includes(path)),
        inHome: dropDuplicates([...allowed, ...git.config.userFiles, ...named])
            .filter((path) => inHome(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && isAlone(path))
            .map((path) => ({ path, layer: home ?? '' })),
        git: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'git'), commonDir: (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(git.commonDir) },
        runtimeDir: XDG_RUNTIME_DIR === '' ? null : XDG_RUNTIME_DIR,
        links: [call.cwd, ...call.writable, ...allowed.filter(_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)].flatMap((name) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(name) === name ? [] : [{ name, path: (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(name) }]),
        isRoot: process.getuid?.() === 0,
    };
}
function namedPaths({ git, environment, words }, isEmptied) {
    const { PATH = '', HOME: _home, TMPDIR: _temporary, XDG_RUNTIME_DIR: _runtime, ...others } = environment;
    const programs = PATH.split(':').flatMap((path) => ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'bin' ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), path] : [path]));
    const inWords = words.flatMap((word) => word.match(/'[^']+'|"[^"]+"|[^\s'"=;|&<>()]+/g) ?? []);
    const named = inWords.map((word) => word.replace(/^['"]|['"]$/g, ''));
    const stores = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'objects');
    const alternates = ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stores, 'info/alternates')) ?? '').split('\n').filter((line) => line !== '');
    const besides = keepExisting(named).flatMap((path) => (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(path) || !isEmptied((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) ? [path] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), path]);
    return dropDuplicates([
        ...keepExisting(Object.values(others)),
        ...[...keepExisting(programs), ...besides, ...keepExisting(alternates.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(stores, path)))].filter(isEmptied),
    ]);
}
const commandFiles = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'].map((name) => `GITHUB_${name}`);
function makeFolders(view) {
    const location = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(view.folder);
    const layered = view.copied.find((path) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(view.folder, path));
    if (layered !== undefined)
        throw new Error(`the temporary folder is in ${layered}`);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(location) === spareFolder && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(location))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(location, { mode: 0o700 });
    if (!isOurs(location))
        throw new Error(`${location} is not a folder of ours`);
    for (const path of ['root', 'git/objects', 'git/lfs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.folder, path), { recursive: true, mode: 0o700 });
    for (const path of [...view.emptied, ...view.copied])
        makeLayer((0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .getLayerFolder */ .UH)(path, view), path);
    for (const { path, layer } of view.inHome) {
        const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .getLayerFolder */ .UH)(layer, view), 'upper', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(layer, path));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(copy))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(path, copy, { dereference: true });
    }
}
function makeLayer(layer, path) {
    for (const part of ['upper', 'work'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(layer, part), { recursive: true });
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(layer, 'upper'), stats.mode & 0o7777);
    return stats;
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}
function withMounts(namespace, view) {
    const script = (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .mountWords */ .$4)(view.folder, namespace.kind, (0,_mount_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .mountSteps */ .xk)(view));
    if (script === null)
        throw new Error('it needs Perl, and a processor whose system calls are known');
    const prepared = (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_7__/* .preparedBy */ .N8)(namespace, script);
    if (prepared === null)
        throw new Error('it has no mounts of its own');
    const args = prepared.words.map((word) => (word.startsWith('--groups=') ? '--clear-groups' : word));
    return { ...prepared, words: args };
}
async function probeNamespace({ words: [program = '', ...args] }, observed, cwd) {
    const env = { PATH: '/usr/bin:/bin' };
    const { exitCode, stderr } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_5__/* .captureOutput */ .Q)(program, [...args, 'test', '-d', observed], {
        cwd,
        env,
        timeoutMs: probeMs,
    });
    if (exitCode !== 0)
        throw new Error(stderr.trim().split('\n')[0] || `a command in it ended with ${exitCode}`);
}
const probeMs = 20_000;
function keepExisting(paths) {
    return paths.filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)).map(_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc);
}
function dropDuplicates(paths) {
    return [...new Set(paths)];
}


/***/ }),

/***/ 55388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ announce)
});

// EXTERNAL MODULE: ./lib/publish/report/host-links.js
var host_links = __webpack_require__(63746);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/report/notification.js

const types = {
    success: 'phase.completed',
    failure: 'phase.failed',
    blocked: 'phase.blocked',
    skipped: 'phase.skipped',
};
function buildPhaseNotification(story, folder) {
    const { phase, verdict, decision, why, signal, evidence, branch, head, host, run, at } = story;
    const isCutOff = verdict === 'cut off' || story.exitStatus === 'INTERRUPTED';
    const type = isCutOff || !(verdict in types) ? 'phase.interrupted' : types[verdict];
    return {
        version: 1,
        type: type,
        timestamp: new Date(at).toISOString(),
        data: {
            phase: { id: phase.id, name: phase.name },
            folder,
            runId: run?.key.runId ?? null,
            exitStatus: verdict === 'cut off' ? 'INTERRUPTED' : story.exitStatus,
            decision: decision === null ? null : { action: decision, why },
            why: decision === null || signal === null ? why : (0,sentences/* formatSignal */.Eu)(signal),
            next: (0,sentences/* listStepTexts */.Fe)(story)[0],
            evidence,
            branch,
            head,
            plans: story.plans.map((plan) => ({
                id: plan.id,
                status: plan.verdict,
                attempts: plan.attempts.length,
                said: (0,sentences/* openText */.Uq)(plan),
            })),
            signal,
            repository: host?.repository ?? null,
            links: buildLinks(host, head),
            truncated: false,
        },
    };
}
function buildLinks(host, head) {
    if (host === null)
        return {};
    const commit = host.hasCommits && head !== null ? { commit: `${host.repository}/commit/${head}` } : {};
    const report = host.page === null ? {} : { report: host.page };
    return { run: host.run, ...report, ...commit };
}
const maxCharacters = 200_000;
function buildNotificationBody(notification) {
    const fullBody = JSON.stringify(notification);
    if (fullBody.length <= maxCharacters)
        return fullBody;
    const { data } = notification;
    const signal = data.signal === null ? null : { ...data.signal, details: { reason: data.why } };
    const plans = data.plans.slice(0, 50);
    return JSON.stringify({ ...notification, data: { ...data, plans, signal, truncated: true } });
}

// EXTERNAL MODULE: ./lib/publish/story/upload-record.js
var upload_record = __webpack_require__(31488);
// EXTERNAL MODULE: ./lib/publish/telemetry/send-traces.js + 1 modules
var send_traces = __webpack_require__(88997);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/table/address-settings.js
var address_settings = __webpack_require__(72838);
// EXTERNAL MODULE: ./lib/system/http/delivery.js
var delivery = __webpack_require__(26684);
// EXTERNAL MODULE: ./lib/system/http/retries.js
var retries = __webpack_require__(53132);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
;// CONCATENATED MODULE: ./lib/publish/announce/notify.js









const maxText = 2_000;
async function sendNotification(notification, world) {
    const { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
    const url = notifyUrl(world.settings, world.environment);
    if (url === '')
        return;
    const redact = (0,job_secrets/* createRedactor */.lY)(world);
    try {
        if (!(0,address_settings/* isWebhook */.og)(url))
            throw new Error('PHASE_EXECUTOR_NOTIFY_URL must be an https URL without credentials');
        const created = JSON.parse(JSON.stringify(notification()));
        const body = buildNotificationBody((0,redaction/* withEachText */.nA)(created, (text) => (0,text_text/* clipText */.gL)(redact(text), maxText)));
        const headers = () => webhookHeaders(body, secret, world.now());
        await (0,delivery/* sendDelivery */.B)({ url, body, headers, isTransient, callMs: 10_000 }, (0,host_client/* deliveryRoute */.Gh)(world));
        world.progress(`notified ${(0,retries/* getUrlHost */.S$)(url)}: ${created.type}`);
    }
    catch (error) {
        world.progress((0,text_text/* stripLine */.nU)(`not notified: ${redact(error.message)}`));
    }
}
function notifyUrl(settings, { PHASE_EXECUTOR_NOTIFY_URL: environmentUrl = '' }) {
    return settings['notify-url'] || environmentUrl;
}
function isTransient(status) {
    return status === 408 || status === 429 || status >= 500;
}
function webhookHeaders(body, secret, now) {
    const id = `msg_${(0,external_node_crypto_.createHash)('sha256').update(body).digest('hex').slice(0, 32)}`;
    const timestamp = String(Math.floor(now / 1_000));
    const baseHeaders = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'idempotency-key': id };
    if (secret === '')
        return baseHeaders;
    const signed = (0,external_node_crypto_.createHmac)('sha256', decodeWebhookSecret(secret))
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64');
    const asOnGithub = (0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex');
    return { ...baseHeaders, 'webhook-signature': `v1,${signed}`, 'x-hub-signature-256': `sha256=${asOnGithub}` };
}
function decodeWebhookSecret(secret) {
    const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
    return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}

// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 1 modules
var report_to_host = __webpack_require__(17201);
;// CONCATENATED MODULE: ./lib/publish/announce/announce.js






async function announce(reported, place, world) {
    const uploaded = await (0,upload_record/* uploadRecord */.n)(reported, place, world);
    const story = { ...reported, host: (0,host_links/* buildHostLinks */.M)(world, place.isPushed, uploaded) };
    const [notes] = await Promise.all([
        (0,report_to_host/* reportToHost */.a)(story, place, world),
        sendNotification(() => buildPhaseNotification(story, place.prefix.replace(/\/$/, '')), world),
        (0,send_traces/* sendTrace */.e)(story, world),
    ]);
    return { ...notes, story };
}


/***/ }),

/***/ 71575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ buildPhaseStatus),
/* harmony export */   s: () => (/* binding */ statusContext)
/* harmony export */ });
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13528);
/* harmony import */ var _report_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71440);


async function buildPhaseStatus(story, judged, gitPlace) {
    const { plans, evidence, exitStatus, verdict, signal, head, phase, host } = story;
    const context = statusContext(phase.id, gitPlace.prefix);
    const url = host?.run ?? '';
    const figures = `${exitStatus}: ${(0,_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .planCount */ .d8)(plans)}`;
    const reported = (state, description) => ({
        state,
        context,
        url,
        description,
    });
    switch (verdict) {
        case 'success':
            if (judged !== null &&
                head !== null &&
                exitStatus === 'COMPLETED' &&
                (await addsOnlyRecord(judged, head, gitPlace)))
                return reported('success', `${figures}, evidence ${evidence}`);
            return reported('error', `${figures}, but the exit gate has not judged this commit`);
        case 'blocked':
            return reported('pending', `${figures}; it waits`);
        case 'failure': {
            const reason = signal?.status === 'failure' ? signal.details.reason : 'internal';
            const state = reason === 'internal' || reason === 'interrupted' ? 'error' : 'failure';
            return reported(state, `${figures} (${reason})`);
        }
        case 'skipped':
            return reported('failure', `${figures}; it was skipped`);
        case 'at work':
        case 'cut off':
        case 'never run':
            return reported('error', 'the run did not conclude the phase; its log says why');
    }
}
function statusContext(phase, prefix) {
    return `phase/${prefix}${phase}`;
}
async function addsOnlyRecord(judged, head, { git, prefix }) {
    if (judged === head)
        return true;
    const parent = await git.resolve(`${head}^`);
    if (parent !== judged)
        return false;
    const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listChangedPaths */ .xQ)(git, judged, head);
    return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}


/***/ }),

/***/ 63575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ownBranch),
/* harmony export */   r: () => (/* binding */ reportBrokenRun)
/* harmony export */ });
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93893);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93254);
/* harmony import */ var _branch_work_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19840);
/* harmony import */ var _story_tell_phase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80493);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55388);









async function reportBrokenRun(reason, { ref, archive, findBranch }, world) {
    try {
        const localPhase = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunnable */ .Un);
        const branch = await findBranch(localPhase, world);
        const { git, prefix, root } = localPhase;
        const reported = await (0,_story_tell_phase_js__WEBPACK_IMPORTED_MODULE_7__/* .reportRecorded */ .d1)(localPhase, (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__/* .withSettings */ .G)(world, { remote: '' }));
        const steps = ['run the phase again; it continues where this one ended'];
        const broken = { verdict: 'cut off', exitStatus: null, decision: null, next: null, head: null, steps };
        const dir = (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .getRecordFolder */ .Mo)(localPhase);
        const remaining = (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedSignals */ .at)(dir).get(null);
        const signal = remaining?.status === 'failure' && remaining.details.reason === 'interrupted' ? remaining : null;
        const story = { ...reported, ...broken, signal, why: (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redactBody */ .sx)(reason, world), branch: branch?.name ?? null };
        const place = { git, root, prefix, dir, archive, isPushed: branch?.isPushed ?? false, judged: null };
        const { notes } = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_8__/* .announce */ .i)(story, place, world);
        for (const note of notes)
            world.progress(note);
    }
    catch (error) {
        world.progress(`could not be reported to the host: ${(0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .Ic)(error).message}`);
    }
}
const ownBranch = async ({ git }, world) => {
    const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
    return name === null ? null : { name, isPushed: (0,_branch_work_branch_js__WEBPACK_IMPORTED_MODULE_6__/* .pushesWork */ .gn)(world) };
};


/***/ }),

/***/ 17201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ reportProgress),
  a: () => (/* binding */ reportToHost)
});

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/publish/host/own-comment.js
var own_comment = __webpack_require__(46358);
;// CONCATENATED MODULE: ./lib/publish/host/attention-issue.js



async function markForAttention(number, { label, assignees }, host) {
    if (label !== '')
        await setLabel(number, label, host);
    if (assignees.length > 0)
        await host.rest.issues.addAssignees({
            ...host.here,
            issue_number: number,
            assignees: [...assignees],
            ...host_client/* repeatable */.EQ,
        });
}
async function setLabel(number, label, host) {
    const set = async () => {
        const expected = { ...host.here, issue_number: number, labels: [label] };
        const { data } = await host.rest.issues.addLabels({ ...expected, ...host_client/* repeatable */.EQ });
        return (data ?? []).some(({ name }) => name.toLowerCase() === label.toLowerCase());
    };
    if (await set())
        return;
    await host.rest.issues.createLabel({ ...host.here, name: label, color: '#d93f0b' });
    if (!(await set()))
        throw new host_error/* HostError */.dh(`the label ${label} could not be set on #${number}`, 200);
}
async function dropLabel(number, label, host) {
    const issue = { ...host.here, issue_number: number };
    const isDropped = (name) => (0,host_error/* unlessRefused */.J0)(host.rest.issues.removeLabel({ ...issue, name }).then(() => true), [404], false);
    if (label === '' || (await isDropped(label)))
        return;
    const { data } = await host.rest.issues.listLabelsOnIssue(issue);
    const existingLabel = (data ?? []).find(({ name }) => name === label);
    if (existingLabel !== undefined)
        await isDropped(`${existingLabel.id}`);
}
async function putIssue({ title, body }, marks, host) {
    const find = async () => (await listOwnIssues(body, 'all', host))[0];
    const create = async () => (await host.rest.issues.create({ ...host.here, title, body })).data;
    const existingIssue = (await find()) ?? (await (0,host_error/* memoize */.Bj)(create, find));
    if (existingIssue.body !== body || existingIssue.state !== 'open')
        await host.rest.issues.update({ ...host.here, issue_number: existingIssue.number, title, body, state: 'open' });
    await markForAttention(existingIssue.number, marks, host);
}
async function closeIssue(body, host) {
    for (const { number } of await listOwnIssues(body, 'open', host))
        await host.rest.issues.update({ ...host.here, issue_number: number, body, ...completed });
}
const completed = { state: 'closed', state_reason: 'completed' };
async function listOwnIssues(body, state, host) {
    const login = await host.viewer();
    const requested = { ...host.here, ...host_client/* largePages */.Gc, state, creator: login };
    const issues = await host.paginate(host.rest.issues.listForRepo, requested);
    return (0,own_comment/* withMarker */.Pe)((0,own_comment/* getFirstLine */.Ze)({ body }), login, issues).sort((a, b) => a.number - b.number);
}

// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
// EXTERNAL MODULE: ./lib/publish/host/workflow-run.js
var workflow_run = __webpack_require__(39333);
// EXTERNAL MODULE: ./lib/publish/report/comment-text.js
var comment_text = __webpack_require__(19499);
// EXTERNAL MODULE: ./lib/publish/report/host-links.js
var host_links = __webpack_require__(63746);
// EXTERNAL MODULE: ./lib/publish/report/phase-document.js
var phase_document = __webpack_require__(43983);
// EXTERNAL MODULE: ./lib/publish/announce/phase-status.js
var phase_status = __webpack_require__(71575);
// EXTERNAL MODULE: ./lib/publish/announce/required-check.js
var required_check = __webpack_require__(35211);
;// CONCATENATED MODULE: ./lib/publish/announce/report-to-host.js














async function reportProgress(progress, { run, branch }, world) {
    const host = await (0,host_client/* connectHost */.Zj)(world);
    if (host === null || !world.settings['host-reports'].includes('comment'))
        return [];
    const { phase, schedule } = run;
    const plans = schedule.plans.map(({ plan: { id, title } }) => {
        const verdict = run.progress.done.has(id) ? 'success' : (progress.signals.get(id)?.status ?? 'open');
        return { id, title, verdict };
    });
    const reported = {
        phase,
        plans,
        host: (0,host_links/* buildHostLinks */.M)(world, true),
        since: (0,phase_document/* moment */.n$)(progress.since),
        next: progress.next,
    };
    const text = (0,job_secrets/* redactBody */.sx)((0,comment_text/* atWorkComment */.UI)(reported, getCommentKey(phase.id, run.workspace.prefix)), world);
    return attemptSteps([
        async () => {
            const number = getEventPullRequest(world) ?? (await openPullRequest(branch, host));
            if (number !== null)
                await (0,own_comment/* putComment */.jW)(number, text, host);
        },
    ]);
}
const attentionLabel = 'phase-needs-attention';
async function reportToHost(story, place, world) {
    const { settings } = world;
    const { branch, decision } = story;
    const host = await (0,host_client/* connectHost */.Zj)(world);
    if (host === null)
        return { notes: [], refusals: [] };
    const refusals = [];
    const key = getCommentKey(story.phase.id, place.prefix);
    const issue = () => (0,job_secrets/* redactBody */.sx)((0,comment_text/* renderPhaseComment */.Dl)(story, key, settings, 'issue'), world);
    let number = getEventPullRequest(world);
    const steps = {
        status: async () => {
            if (!place.isPushed)
                return;
            const isBroken = story.verdict === 'cut off' || story.signal?.details.reason === 'internal';
            const commit = isBroken ? await readRemoteTip(branch, place.git, world) : story.head;
            const reported = await (0,phase_status/* buildPhaseStatus */.i)(story, place.judged, place);
            if (commit !== null)
                await (0,required_check/* setPhaseStatus */.o7)(commit, reported, () => getBaseBranch(world, host), host);
        },
        'pull-request': async (report) => {
            if (branch === null || !place.isPushed || decision === null)
                return;
            const base = await getBaseBranch(world, host);
            if (base === branch)
                return;
            const text = { title: (0,comment_text/* buildProposalTitle */.R0)(story.phase), body: (0,comment_text/* buildProposalBody */.vJ)(story, key) };
            const proposed = await (0,pull_request/* proposePullRequest */.Rn)({ branch, base, ...text, isReady: story.verdict === 'success' }, host);
            number ??= proposed.pullRequest?.number ?? null;
            if (proposed.refusal !== undefined)
                refusals.push(proposed.refusal);
            if (proposed.note !== null)
                report(proposed.note);
        },
        comment: async () => {
            number ??= await openPullRequest(branch, host);
            if (number !== null)
                await (0,own_comment/* putComment */.jW)(number, (0,job_secrets/* redactBody */.sx)((0,comment_text/* renderPhaseComment */.Dl)(story, key, settings), world), host);
        },
        attention: async () => {
            number ??= await openPullRequest(branch, host);
            if (decision === 'proceed') {
                if (number !== null)
                    await dropLabel(number, attentionLabel, host);
                const closing = closeIssue(issue(), host);
                await (0,host_error/* unlessRefused */.J0)(closing, [403, 404, 410], undefined);
            }
            else if (decision === 'escalate' || decision === 'await_user') {
                const marks = { label: attentionLabel, assignees: settings.assignees };
                if (number !== null)
                    await markForAttention(number, marks, host);
                else
                    await putIssue({ title: (0,job_secrets/* redactBody */.sx)((0,comment_text/* getAttentionTitle */.LI)(story), world), body: issue() }, marks, host);
            }
        },
    };
    const enabledSteps = Object.entries(steps).filter(([name]) => settings['host-reports'].includes(name));
    return { notes: await attemptSteps(enabledSteps.map(([, step]) => step)), refusals };
}
async function readRemoteTip(branch, git, world) {
    if (branch === null || world.settings.remote === '')
        return null;
    const name = `refs/heads/${branch}`;
    return (await (0,remote_setting/* findConfiguredRemote */.e)(git, world).list([name])).get(name) ?? null;
}
async function attemptSteps(steps) {
    const notes = new Set();
    for (const step of steps) {
        try {
            await step((note) => notes.add(note));
        }
        catch (error) {
            const { message } = error;
            const mark = error instanceof host_error/* HostError */.dh || error instanceof git_error/* GitError */.XS ? '' : ' (internal error)';
            notes.add(`could not be reported to the host: ${message}${mark}`);
        }
    }
    return [...notes];
}
function getEventPullRequest({ environment }) {
    const { pull_request: pullRequest, issue } = (0,workflow_run/* readEvent */.j_)(environment) ?? {};
    return pullRequest?.number ?? (issue?.pull_request ? issue.number : null);
}
async function openPullRequest(branch, host) {
    if (branch === null)
        return null;
    return (await (0,pull_request/* listPullRequests */.qc)(branch, host)).find(({ state }) => state === 'open')?.number ?? null;
}
async function getBaseBranch({ environment }, host) {
    const { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
    if (target !== '')
        return target;
    return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : (0,pull_request/* getDefaultBranch */.Qb)(host);
}
function getCommentKey(phase, prefix) {
    return { phase, folder: prefix.replace(/\/$/, '') };
}


/***/ }),

/***/ 35211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ requiredContext),
/* harmony export */   go: () => (/* binding */ setRequiredCheck),
/* harmony export */   o7: () => (/* binding */ setPhaseStatus)
/* harmony export */ });
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26623);
/* harmony import */ var _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69072);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _host_host_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86076);
/* harmony import */ var _host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98894);
/* harmony import */ var _host_host_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44729);
/* harmony import */ var _host_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39333);








const requiredContext = 'phase-executor';
async function setRequiredCheck(world, host) {
    const { commit, head, base } = await getJudgedCommit(world, host);
    const settled = await settleCheck(commit, host, async (self) => {
        const commitStatus = await requiredStatus(head, { base, self }, host);
        if (commit === head || commitStatus === noPhase)
            return commitStatus;
        return { ...commitStatus, description: `at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortenId */ .X_)(head)}, before the merge: ${commitStatus.description}` };
    });
    return { ...settled, commit };
}
async function setPhaseStatus(commit, reported, base, host) {
    const self = await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, reported, host);
    const status = reported.state === 'success'
        ? await requiredStatus(commit, { base: await base(), self }, host, [reported])
        : repeatStatus(reported);
    await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, status, host);
}
async function requiredStatus(head, { base, self }, host, set = []) {
    const commits = await listEngineCommits(head, base, host);
    const { own: listed, others } = await listVerdicts(head, self, host);
    const ownStatuses = [...set, ...listed.filter(({ context }) => !set.some((status) => status.context === context))];
    if (ownStatuses.length === 0) {
        if (commits.length === 0)
            return noPhase;
        const [foreignStatus] = others;
        if (foreignStatus === undefined)
            return buildMissing('no verdict of a phase on this commit; run its phase again');
        return buildMissing(`${foreignStatus.context} is by ${foreignStatus.author}; give check the token of the phase`);
    }
    const verdicts = ownStatuses.map(repeatStatus);
    for (const [phase, { sha }] of getLastCommits(commits)) {
        if (ownStatuses.some(({ context }) => parseCheckPhase(context) === phase))
            continue;
        const reported = (await listVerdicts(sha, self, host)).own.find(({ context }) => parseCheckPhase(context) === phase);
        verdicts.push(reported
            ? repeatStatus(reported)
            : buildMissing(`no verdict of phase ${phase}, whose work is here; run it again`));
    }
    return worstFirst.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))[0] ?? buildMissing('');
}
async function listEngineCommits(head, base, host) {
    const requested = { ...host.here, ..._host_host_client_js__WEBPACK_IMPORTED_MODULE_2__/* .largePages */ .Gc, commit_sha: head };
    const listing = host.paginate(host.rest.repos.listPullRequestsAssociatedWithCommit, requested);
    const pulls = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)(listing, [404], []);
    const openPulls = pulls.filter((pull) => pull.state === 'open' && pull.head.sha === head);
    const bases = new Set([base, ...openPulls.map((pull) => pull.base.ref)]);
    const commits = await Promise.all([...bases].map((baseCommit) => (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .listCommitsBetween */ .hR)(baseCommit, head, host)));
    return commits.flat().filter(isOfEngine);
}
const noPhase = { ...buildMissing('no phase at work here'), state: 'success' };
const worstFirst = ['failure', 'error', 'pending', 'success'];
function repeatStatus({ state, context, description, url }) {
    return { state, context: requiredContext, url, description: `${context}: ${description}` };
}
function buildMissing(description) {
    return { state: 'pending', context: requiredContext, url: '', description };
}
async function listVerdicts(commit, self, host) {
    const phaseStatuses = (await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .listStatuses */ .vM)(commit, host)).filter(({ context }) => context.startsWith('phase/'));
    return {
        own: phaseStatuses.filter(({ author }) => author === self),
        others: phaseStatuses.filter(({ author }) => author !== self),
    };
}
function parseCheckPhase(context) {
    return (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(context.slice(context.lastIndexOf('/') + 1));
}
function getLastCommits(commits) {
    return new Map(commits.flatMap((commit) => {
        const [, ofPlan] = /^Phase-Executor-(?:Plan|Part): (.+)-\d/m.exec(commit.message) ?? [];
        const [, ofPhase] = /^phase (\S+): /.exec(commit.message) ?? [];
        const phase = ofPlan ?? ofPhase;
        return phase === undefined ? [] : [[(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(phase), commit]];
    }));
}
async function settleCheck(commit, host, look) {
    let status = await look(await host.viewer());
    for (let tries = 1;; tries += 1) {
        const self = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)((0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, status, host), [403], null);
        if (self === null)
            return { ...status, isSet: false };
        const nextStatus = await look(self);
        if (nextStatus.description === status.description || tries >= 3)
            return { ...status, isSet: true };
        status = nextStatus;
    }
}
function isOfEngine({ message, by }) {
    return by === _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .ownIdentity */ .hY.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}
async function getJudgedCommit({ environment }, host) {
    const { pull_request: pullRequest, merge_group: group, workflow_run: run, repository } = (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(environment) ?? {};
    if (pullRequest !== undefined) {
        const { head, base } = pullRequest;
        return { commit: head.sha, head: head.sha, base: base.ref };
    }
    if (run !== undefined)
        return { commit: run.head_sha, head: run.head_sha, base: repository?.default_branch ?? 'HEAD' };
    const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
    if (number === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('check: expected a job that was started by pull_request, merge_group or workflow_run');
    const { data } = await host.rest.pulls.get({ ...host.here, pull_number: Number(number) });
    const { head, base } = data;
    return { commit: group.head_sha, head: head.sha, base: base.ref };
}


/***/ }),

/***/ 96055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hX: () => (/* binding */ asTheyAre),
  y8: () => (/* binding */ publishSigned),
  cG: () => (/* binding */ signCommits)
});

// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/published/published-state.js
var published_state = __webpack_require__(33574);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/signed-commits.js
var signed_commits = __webpack_require__(45168);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/decision.js
var signal_decision = __webpack_require__(71564);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/system/git/commit-object.js
var commit_object = __webpack_require__(90697);
// EXTERNAL MODULE: ./lib/publish/host/host-commit.js
var host_commit = __webpack_require__(98894);
;// CONCATENATED MODULE: ./lib/publish/branch/host-signing.js



async function signThroughHost(signing) {
    const { git, remote, head, since, ref, connect, report: tell } = signing;
    const shas = await (0,commit_object/* listCommitsBetween */.hR)(git, head, [since, ...(await remote.heads())]);
    if (shas.length === 0)
        return [];
    const host = await connect();
    if (host === null)
        throw new git_error/* GitError */.XS('this is not a job on GitHub, or it has no github-token');
    const steps = listSteps(await (0,commit_object/* commitObjects */.Av)(git, shas), signing);
    const remoteTip = (await remote.list([ref])).get(ref) ?? null;
    if (remoteTip !== head && !(await remote.move([{ name: ref, to: head, from: remoteTip }])))
        throw new git_error/* GitError */.XS(`${ref} was moved by another run`);
    try {
        const signed = await makeSigned(steps, host, signing.nameOf);
        await remote.bring(signed.slice(-1).map(({ sha }) => sha));
        await requireSame(signed, git);
        return signed;
    }
    finally {
        await remote.remove(ref, head).catch(({ message }) => tell(message));
    }
}
function listSteps(objects, { head, named }) {
    const line = [];
    for (let object = objects.get(head); object !== undefined; object = objects.get(object.parents[0] ?? ''))
        line.unshift(object);
    const remaining = new Map(objects);
    const takeAll = (newest) => {
        const includedCommits = [newest];
        remaining.delete(newest.sha);
        for (const { parents } of includedCommits)
            for (const sha of parents) {
                const commit = remaining.get(sha);
                if (commit !== undefined && remaining.delete(sha))
                    includedCommits.push(commit);
            }
        return includedCommits;
    };
    const steps = [];
    let [all, saved] = [[], line[0]?.parents.slice(0, 1) ?? []];
    for (const lastCommit of line) {
        all = all.concat(takeAll(lastCommit));
        saved = saved.concat(lastCommit.parents.slice(1).filter((sha) => !objects.has(sha)));
        if (lastCommit.sha !== head && !named.has(lastCommit.sha) && !/^Phase-Executor-\w+: /m.test(lastCommit.message))
            continue;
        steps.push({ last: lastCommit, all, saved });
        [all, saved] = [[], []];
    }
    return steps;
}
async function makeSigned(steps, host, nameOf) {
    const signed = [];
    const names = new Map();
    for (const { last, all, saved: kept } of steps) {
        const parents = [...signed.slice(-1).map(({ sha }) => sha), ...kept];
        const authored = all.reduce((text, { author }) => (0,commit_object/* withCoAuthor */.I7)(text, author), last.message);
        const message = renameCommits(authored, (sha) => names.get(sha) ?? nameOf(sha)) || '(no message)';
        const expected = { message, tree: last.tree, parents };
        const madeCommit = await (0,host_commit/* makeCommit */.mH)(expected, host);
        if (!madeCommit.verified)
            throw new git_error/* GitError */.XS(`the host made a commit and did not sign it (${madeCommit.reason}); GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`);
        signed.push({ sha: madeCommit.sha, expected, replaces: all.map(({ sha }) => sha) });
        for (const { sha } of all)
            names.set(sha, madeCommit.sha);
    }
    return signed;
}
function renameCommits(message, nameOf) {
    return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line) => line.replace(/[0-9a-f]{40,64}/g, nameOf));
}
async function requireSame(signed, git) {
    const shas = signed.map(({ sha }) => sha);
    const objects = await (0,commit_object/* commitObjects */.Av)(git, shas);
    const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
    for (const { sha, expected } of signed) {
        const madeCommit = objects.get(sha);
        const isSame = madeCommit?.tree === expected.tree && madeCommit.parents.join() === expected.parents.join();
        if (!isSame || plain(madeCommit.message) !== plain(expected.message))
            throw new git_error/* GitError */.XS(`the commit ${sha} of the host has another tree, message or parent than requested`);
        if (!madeCommit.isSigned)
            throw new git_error/* GitError */.XS(`the commit ${sha} of the host has no signature`);
    }
}

;// CONCATENATED MODULE: ./lib/publish/branch/sign-commits.js

















const asTheyAre = { as: (sha) => sha, warning: null };
async function signCommits(context) {
    const { run, world } = context;
    if (world.settings['commit-signing'] === 'off')
        return asTheyAre;
    const { git } = run.workspace;
    const { sha: head, branch } = await git.head();
    const signed = await signSince(head, context).catch((error) => {
        if (error instanceof host_error/* HostError */.dh || error instanceof git_error/* GitError */.XS)
            return error;
        throw error;
    });
    if (signed instanceof Error)
        return buildUnsigned(signed, run);
    if (signed.length === 0)
        return asTheyAre;
    const names = new Map(signed.flatMap(({ sha, replaces }) => replaces.map((each) => [each, sha])));
    const as = (sha) => names.get(sha) ?? sha;
    const saved = `${(0,published_state/* getPartialPrefix */.qe)((0,checkpoint_tag/* toRefPart */.wF)(run.phase.id))}unsigned/${(0,text_text/* shortenId */.X_)(head)}`;
    await (0,refs/* updateRef */.du)(git, saved, head, await git.resolve(saved));
    run.services.ledger.append('signed', { from: head, to: as(head), branch, commits: [...names] });
    await git.moveHead(head, as(head), 'phase-executor: signed', { ref: branch ?? 'HEAD' });
    run.workspace.known = null;
    renameInSignal(as, run);
    return { as, warning: null };
}
function renameInSignal(rename, { services: { ledger } }) {
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,log_ledger/* getSignalPath */.ii)(ledger.dir, null));
    try {
        if (text !== null)
            ledger.writeSignal(null, (0,completion_signal/* withSignalCommits */.Ld)((0,completion_signal/* parseSignal */._w)(text), rename));
    }
    catch (error) {
        if (!(error instanceof completion_signal/* SignalError */.F8))
            throw error;
    }
}
async function findBeginning({ services, found, workspace }, head) {
    const { git } = workspace;
    const { events } = services.ledger;
    const firstStart = events.find((event) => event.event === 'phase_start');
    for (const commit of [(0,phase_state/* phaseState */.R)(events).signing?.to, firstStart?.base])
        if (commit !== undefined && (await git.resolve(commit)) !== null && (await (0,git_history/* isAncestor */.QX)(git, commit, head)))
            return commit;
    return found.startCommit;
}
async function signSince(head, { run, remote, world }) {
    const { events } = run.services.ledger;
    return signThroughHost({
        git: run.workspace.git,
        remote,
        head,
        since: await findBeginning(run, head),
        ref: (0,published_state/* recordRef */.Ji)({ phase: run.phase.id, prefix: run.workspace.prefix }).replace(/state$/, 'signing'),
        named: new Set(JSON.stringify(events).match(/\b[0-9a-f]{40,64}\b/g)),
        nameOf: (0,signed_commits/* currentNames */.C)(events),
        connect: () => (0,host_client/* connectHost */.Zj)(world, totalTimeoutMs),
        report: world.progress,
    });
}
const totalTimeoutMs = 300_000;
function buildUnsigned({ message }, { phase, services }) {
    const warning = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
    services.ledger.append('warning', { message: warning });
    return { ...asTheyAre, warning };
}
async function publishSigned(publish, ended, run) {
    try {
        const signing = await publish();
        if (signing === asTheyAre)
            return ended;
        const { as, warning } = signing;
        const signal = (0,completion_signal/* withWarnings */.oV)((0,completion_signal/* withSignalCommits */.Ld)(ended.signal, as), warning === null ? [] : [warning]);
        const judged = ended.judged === null ? null : as(ended.judged);
        return {
            ...ended,
            judged,
            head: as(ended.head),
            signal,
            signalPath: run.services.ledger.writeSignal(null, signal),
        };
    }
    catch (error) {
        if (!(error instanceof git_error/* GitError */.XS) && !(error instanceof lease/* FencedError */.Qz))
            throw error;
        const message = `it ended as ${ended.exitStatus}, but the result could not be pushed, so it does not count: ${error.message}`;
        const details = { reason: 'internal', retryable: false, nextSteps: ['run this job again'] };
        const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, { message, stack: error.stack }, details, (0,completion_signal/* buildSignalContext */.oG)(run));
        const isTakenOver = error instanceof lease/* FencedError */.Qz;
        const decision = isTakenOver
            ? (0,signal_decision/* buildStop */.no)('taken_over', message, 'taken-over')
            : (0,signal_decision/* buildStop */.no)('unpublished', message, 'unpublished');
        const signalPath = run.services.ledger.writeSignal(null, signal);
        return { ...ended, signal, signalPath, decision, exitStatus: 'ABORTED', exitCode: exit_status/* TECHNICAL_EXIT */.x8.INTERNAL };
    }
}


/***/ }),

/***/ 19840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   GO: () => (/* binding */ getRunBranch),
/* harmony export */   HZ: () => (/* binding */ formatBranchName),
/* harmony export */   IT: () => (/* binding */ WorkBranch),
/* harmony export */   O6: () => (/* binding */ sharedTtlMs),
/* harmony export */   Sr: () => (/* binding */ getPhaseScope),
/* harmony export */   gn: () => (/* binding */ pushesWork),
/* harmony export */   ss: () => (/* binding */ current)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80338);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93893);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_branch_merge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11032);
/* harmony import */ var _system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74870);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1594);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77050);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23806);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5722);
/* harmony import */ var _host_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39333);
/* harmony import */ var _sign_commits_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96055);















const current = 'current';
const maxPart = 200;
function formatBranchName({ phase }, template) {
    const part = (text) => (0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_8__/* .toRefPart */ .wF)(text.slice(0, maxPart));
    if (template === '')
        return `phase/${part((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(phase.dir))}`;
    return template
        .replace(/^refs\/heads\//, '')
        .replaceAll('{phase}', part(phase.id))
        .replaceAll('{name}', part(phase.slug));
}
async function withOrigin(world) {
    if (world.settings.remote !== '' || !hasOwnBranch(world))
        return world;
    const git = await _system_git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .Git */ .T.open((0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__/* .findProjectRoot */ .p)(world), world.environment);
    return (await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .getOriginUrl */ .y)(git)) === '' ? world : (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__/* .withSettings */ .G)(world, { remote: 'origin' });
}
function hasOwnBranch({ settings: { branch }, configuration }) {
    return branch !== current && (branch !== '' || configuration.givenAs === 'input');
}
function pushesWork(world) {
    return hasOwnBranch(world) && world.settings.remote !== '';
}
async function getRunBranch(localPhase, world) {
    const { git } = localPhase;
    if (!hasOwnBranch(world))
        return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
    const name = formatBranchName(localPhase, world.settings.branch);
    const isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
    const args = ['check-ref-format', `refs/heads/${name}`];
    if (isPlain && (await git.try(args, { reading: true })).exitCode === 0)
        return name;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`);
}
class WorkBranch {
    #world;
    #from = null;
    #start = '';
    #madeFrom = null;
    constructor(world) {
        this.#world = world;
    }
    isPushedAt(head) {
        return pushesWork(this.#world) && head !== this.#madeFrom;
    }
    async enter({ read, git }, lastManifest) {
        const { settings } = this.#world;
        const name = await getRunBranch(read, this.#world);
        if (name === null || !hasOwnBranch(this.#world))
            return;
        const remote = settings.remote === '' ? null : (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredRemote */ .e)(git, this.#world);
        const isOfLast = lastManifest !== null &&
            lastManifest.branch === `refs/heads/${name}` &&
            (await git.resolve(lastManifest.head)) !== null;
        const previousHead = await git.head();
        const entered = await (0,_system_git_checkpoint_branch_merge_js__WEBPACK_IMPORTED_MODULE_7__/* .enterBranch */ .d)(git, name, {
            remote,
            last: isOfLast ? lastManifest.head : null,
            trustsLocal: remote === null || settings.branch !== '',
        });
        this.#from = entered.there;
        this.#start = entered.tip;
        this.#madeFrom = entered.isNew ? entered.tip : null;
        const isOn = previousHead.branch === `refs/heads/${name}`;
        if (!isOn || previousHead.sha !== entered.tip)
            this.#world.progress(describeEntry(name, entered));
        const missing = isOfLast && entered.there !== null ? await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_10__/* .listCommitsSince */ .JO)(git, entered.there, lastManifest.head) : [];
        if (missing.length > 0)
            this.#world.progress(`${name} on ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutSecret */ .Nt)(settings.remote)} lacks ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .formatCount */ .B4)(missing.length, 'commit')} of the last run, put back now: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .joinFirstFew */ .RS)(missing.map(({ subject }) => subject))}`);
        if (remote === null && !isOn)
            this.#world.progress(`branch ${name} stays here, because no remote is set`);
    }
    async push(run, publishRecord) {
        const { git } = run.workspace;
        const { sha: created, branch } = await git.head();
        if (!this.isPushedAt(created) || created === this.#from)
            return _sign_commits_js__WEBPACK_IMPORTED_MODULE_13__/* .asTheyAre */ .hX;
        const world = this.#world;
        const { settings } = world;
        const name = formatBranchName(run, settings.branch);
        const ref = `refs/heads/${name}`;
        const location = `${name} on ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutSecret */ .Nt)(settings.remote)}`;
        if (branch !== ref)
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS(`the checkout is not on ${name} any more, so ${location} was not moved; the work is at ${created}`);
        const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredRemote */ .e)(git, world);
        const signing = await (0,_sign_commits_js__WEBPACK_IMPORTED_MODULE_13__/* .signCommits */ .cG)({ run, remote, world });
        if (signing !== _sign_commits_js__WEBPACK_IMPORTED_MODULE_13__/* .asTheyAre */ .hX)
            await publishRecord();
        const { sha } = await git.head();
        if (!(await this.#moveBranch(remote, { name: ref, to: sha, from: this.#from }, git)))
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS(`${location} was moved meanwhile; the work is at ${sha}, and the next run merges both`);
        const isOfJob = world.environment.GITHUB_ACTIONS === 'true' && (await remote.asksForToken());
        world.progress(describePush(location, sha, isOfJob));
        return signing;
    }
    async #moveBranch(remote, move, git) {
        if (await remote.move([move]))
            return true;
        const currentTip = (await remote.list([move.name])).get(move.name) ?? null;
        if (currentTip === null ||
            (await git.resolve(currentTip)) === null ||
            (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_10__/* .isAncestor */ .QX)(git, currentTip, this.#start)))
            return false;
        return (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_10__/* .isAncestor */ .QX)(git, currentTip, move.to)) && (await remote.move([{ ...move, from: currentTip }]));
    }
}
function describeEntry(name, { tip, isNew, merged }) {
    const shortTip = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .shortenId */ .X_)(tip);
    if (isNew)
        return `the work goes to branch ${name}, made from ${shortTip}`;
    const how = merged.length === 0 ? '' : `; merged into it: ${merged.join(', ')}`;
    return `the work continues in branch ${name}, now at ${shortTip}${how}`;
}
function describePush(location, sha, isOfJob) {
    const limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
    return `pushed ${location} at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .shortenId */ .X_)(sha)}${limit}`;
}
function getPhaseScope(read, { settings, environment, machine, now }) {
    const { git, prefix } = read;
    const workflowRun = (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__/* .getWorkflowRun */ .pH)(environment);
    return {
        read,
        git,
        dir: (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .getRecordFolder */ .Mo)(read),
        phase: read.phase.id,
        prefix,
        host: machine.host,
        now,
        secrets: (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .unguessableSecrets */ .Mx)(environment, settings['agent-env']),
        ...(workflowRun === null ? {} : { workflowRun }),
        isOver: (run) => (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_12__/* .isOver */ .PU)(run, settings['github-token'], environment),
    };
}
function sharedTtlMs(settings) {
    return 5 * settings['lease-ttl'];
}


/***/ }),

/***/ 41601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ PermanentError),
/* harmony export */   Ig: () => (/* binding */ attemptCall),
/* harmony export */   bm: () => (/* binding */ getReason),
/* harmony export */   nE: () => (/* binding */ ArtifactError),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);
/* harmony import */ var _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53132);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



class ArtifactError extends Error {
    name = 'ArtifactError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
    isFinal = false;
}
class PermanentError extends ArtifactError {
    isFinal = true;
    status;
    constructor(message, { status = null, ...options } = {}) {
        super(message, options);
        this.status = status;
    }
}
function getReason(error) {
    const text = error instanceof Error ? error.message || error.name : String(error);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripLine */ .nU)(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
}
async function attemptCall(action, attempt, bounds) {
    let count = 0;
    return (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .withRetries */ .LH)(() => {
        count += 1;
        return attempt();
    }, bounds).catch((error) => {
        if (error instanceof PermanentError)
            throw error;
        const times = count === 1 ? '' : ` ${count} times`;
        throw new ArtifactError(`${action} failed${times}: ${getReason(error)}`, { cause: error });
    });
}
async function withTimeout(action, timeoutMs, work) {
    return (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(timeoutMs, { remainingMs: () => Infinity, until: null }, work).catch((error) => {
        if (!(error instanceof _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5))
            throw error;
        throw new PermanentError(`${action} took more than ${timeoutMs / 1000} s and was stopped`);
    });
}


/***/ }),

/***/ 54222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* reexport */ artifact_error/* ArtifactError */.nE),
  E: () => (/* binding */ Artifacts)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/publish/host/artifact-error.js
var artifact_error = __webpack_require__(41601);
;// CONCATENATED MODULE: ./lib/publish/host/archive.js







async function downloadBounded(url, file, { maxBytes, timeoutMs, fetch }) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { signal });
    if (answer.status !== 200 || answer.body === null) {
        await answer.body?.cancel();
        throw new artifact_error/* ArtifactError */.nE(`the store answered with ${answer.status}`);
    }
    const digest = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    const counted = new external_node_stream_.Transform({
        transform(chunk, _, callback) {
            bytes += chunk.length;
            digest.update(chunk);
            callback(bytes > maxBytes ? new artifact_error/* PermanentError */.Dr(`it has more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,external_node_stream_promises_.pipeline)(answer.body, counted, (0,external_node_fs_.createWriteStream)(file), { signal });
    return `sha256:${digest.digest('hex')}`;
}
async function unzipBounded(archive, targetDir, limits) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true };
    const zip = await openPromise(archive, options).catch((error) => {
        throw new artifact_error/* PermanentError */.Dr(`it is not a zip archive: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    });
    try {
        const entries = await checkedEntries(zip, limits);
        await (0,promises_.mkdir)(targetDir, { recursive: true });
        const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
        for (const entry of files) {
            const path = (0,external_node_path_.join)(targetDir, entry.fileName);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            await (0,external_node_stream_promises_.pipeline)(await zip.openReadStreamPromise(entry), (0,external_node_fs_.createWriteStream)(path, { flags: 'wx', mode: 0o644 }));
        }
        return { files: files.length, bytes: files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) };
    }
    catch (error) {
        throw error instanceof artifact_error/* PermanentError */.Dr
            ? error
            : new artifact_error/* PermanentError */.Dr(`it cannot be unpacked: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    }
    finally {
        zip.close();
    }
}
async function zipFiles(folder, files) {
    const { ZipFile } = await __webpack_require__.e(/* import() */ 3044).then(__webpack_require__.t.bind(__webpack_require__, 93044, 19));
    const stats = await Promise.all(files.map(async (name) => ({ name, mtime: (await (0,promises_.stat)((0,external_node_path_.join)(folder, name))).mtime })));
    const zip = new ZipFile();
    const archive = zip.outputStream;
    const fail = (error) => archive.destroy(error);
    zip.on('error', fail);
    for (const { name, mtime } of stats) {
        const openFile = () => (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(folder, name)).once('error', fail);
        zip.addReadStreamLazy(name, { mtime }, (give) => give(null, openFile()));
    }
    zip.end();
    return archive;
}
async function checkedEntries(zip, { maxBytes, maxFiles }) {
    if (zip.entryCount > maxFiles)
        throw new artifact_error/* PermanentError */.Dr(`it has ${zip.entryCount} files; at most ${maxFiles} are accepted`);
    const entries = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
        bytes += entry.uncompressedSize;
        if (bytes > maxBytes)
            throw new artifact_error/* PermanentError */.Dr(`its files have more than ${maxBytes} bytes together`);
        checkEntry(entry);
        entries.push(entry);
    }
    checkStandBySide(entries);
    return entries;
}
const fileTypes = { mask: 0o170000, plain: 0o100000, folder: 0o040000 };
function checkEntry(entry) {
    const { fileName } = entry;
    const shown = JSON.stringify(fileName.slice(0, 100));
    const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask;
    const isFolder = fileName.endsWith('/');
    if (type !== 0 && type !== (isFolder ? fileTypes.folder : fileTypes.plain))
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is neither a file nor a folder; a symlink could lead anywhere`);
    if (!entry.canDecodeFileData())
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is encrypted or packed in an unknown way`);
    const parts = (isFolder ? fileName.slice(0, -1) : fileName).split('/');
    const isPlain = parts.every((part) => /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\\:]{1,200}$/.test(part) && !/^\.\.?$/.test(part));
    if (!isPlain || parts.length > 20)
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is not a plain name below a folder`);
}
function checkStandBySide(entries) {
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/')).map(({ fileName }) => fileName.toLowerCase());
    const names = new Set(files);
    if (names.size < files.length)
        throw new artifact_error/* PermanentError */.Dr('it has two files of one name');
    for (const { fileName } of entries)
        for (let folder = (0,external_node_path_.dirname)(fileName.toLowerCase()); folder !== '.'; folder = (0,external_node_path_.dirname)(folder))
            if (names.has(folder))
                throw new artifact_error/* PermanentError */.Dr('it has a file where another one needs a folder');
}
async function listFilesToUpload(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch((error) => {
        throw new artifact_error/* ArtifactError */.nE(`${folder} cannot be listed: ${(0,artifact_error/* getReason */.bm)(error)}`);
    });
    const files = entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => {
        const path = (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(entry.parentPath, entry.name));
        if (entry.isFile())
            return path;
        throw new artifact_error/* ArtifactError */.nE(`${JSON.stringify(path.slice(0, 200))} is not a plain file; only those are stored`);
    });
    if (files.length === 0)
        throw new artifact_error/* ArtifactError */.nE(`there is no file in ${folder} to store`);
    return files.sort();
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var classic_schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
;// CONCATENATED MODULE: ./lib/publish/host/results-service.js




class ResultsService {
    #url;
    #token;
    #run;
    #patience;
    constructor(environment, timeLimitMs) {
        const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
        this.#url = new URL(url).origin;
        this.#token = token;
        this.#run = parseRunIds(token);
        this.#patience = timeLimitMs;
    }
    get job() {
        return this.#run.jobId;
    }
    async list() {
        const { artifacts } = Listed.parse(await this.#callMethod('ListArtifacts', this.#run));
        const stored = artifacts.map(({ name, databaseId, size, digest, ...ids }) => ({
            name,
            id: databaseId,
            bytes: size,
            digest: digest ?? null,
            runId: ids.workflowRunBackendId,
            jobId: ids.workflowJobRunBackendId,
            job: ids.workflowJobRunBackendId === this.job ? null : ids.workflowJobRunBackendId,
        }));
        return stored.sort((a, b) => a.id - b.id);
    }
    async signedUrl({ name, runId, jobId }) {
        return Signed.parse(await this.#callMethod('GetSignedArtifactURL', { runId, jobId, name })).signedUrl;
    }
    async delete({ name, runId, jobId }) {
        await this.#callMethod('DeleteArtifact', { runId, jobId, name });
    }
    async store(name, openContent, fileType) {
        const form = fileType === null ? { version: 4 } : { version: 7, mime_type: fileType };
        const { signedUploadUrl } = Created.parse(await this.#callMethod('CreateArtifact', { ...this.#run, name }, form));
        const uploadResult = await this.#upload(signedUploadUrl, await openContent(), fileType ?? 'application/zip');
        const ended = { size: String(uploadResult.bytes), hash: uploadResult.digest };
        const { artifactId } = Finalized.parse(await this.#callMethod('FinalizeArtifact', { ...this.#run, name }, ended));
        return { id: artifactId, ...uploadResult };
    }
    async #upload(url, content, contentType) {
        const put = (name, query, headers, body) => this.#send(name, `${url}&${query}`, {
            method: 'PUT',
            headers: { 'x-ms-version': '2021-12-02', ...headers },
            body,
        });
        const upload = (0,external_node_crypto_.randomUUID)();
        const ids = [];
        const digest = (0,external_node_crypto_.createHash)('sha256');
        let bytes = 0;
        for await (const block of splitIntoBlocks(content)) {
            const id = Buffer.from(`${upload}${String(ids.length).padStart(12, '0')}`).toString('base64');
            const query = `comp=block&blockid=${encodeURIComponent(id)}`;
            await put('a block of the upload', query, { 'content-type': 'application/octet-stream' }, block);
            ids.push(id);
            digest.update(block);
            bytes += block.length;
        }
        const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
        const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': contentType };
        await put('the end of the upload', 'comp=blocklist', headers, Buffer.from(list));
        return { bytes, digest: `sha256:${digest.digest('hex')}` };
    }
    async #callMethod(method, { runId, jobId, name }, fields = {}) {
        const ids = { workflow_run_backend_id: runId, workflow_job_run_backend_id: jobId };
        const url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
        const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
        const body = Buffer.from(JSON.stringify({ ...ids, name, ...fields }));
        return toCamelCase(JSON.parse(await this.#send(method, url, { method: 'POST', headers, body })));
    }
    async #send(name, url, request) {
        const { retryDelayMs, timeoutMs, fetch } = this.#patience;
        const call = async (signal) => {
            const response = await fetch(url, { ...request, signal });
            const text = await response.text();
            const { status, ok } = response;
            if (ok)
                return text;
            const answer = `the artifact service answered ${name} with ${status}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`;
            throw status === 429 || status >= 500 ? new artifact_error/* ArtifactError */.nE(answer) : new artifact_error/* PermanentError */.Dr(answer, { status });
        };
        return (0,artifact_error/* attemptCall */.Ig)(name, () => (0,artifact_error/* withTimeout */.wj)(name, timeoutMs, call), { tries: 4, delayMs: retryDelayMs });
    }
}
const StoredForm = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP(),
    databaseId: number(),
    size: number().default(0),
    digest: classic_schemas/* string */.YjP().nullish(),
    workflowRunBackendId: classic_schemas/* string */.YjP(),
    workflowJobRunBackendId: classic_schemas/* string */.YjP(),
});
const Listed = classic_schemas/* object */.Ikc({ artifacts: classic_schemas/* array */.YOg(StoredForm).default([]) });
const Signed = classic_schemas/* object */.Ikc({ signedUrl: classic_schemas/* url */.OZ5() });
const Created = classic_schemas/* object */.Ikc({ signedUploadUrl: classic_schemas/* url */.OZ5() });
const Finalized = classic_schemas/* object */.Ikc({ artifactId: number() });
function toCamelCase(value) {
    if (Array.isArray(value))
        return value.map(toCamelCase);
    if (!(0,json_text/* isMapping */.pi)(value))
        return value;
    const camel = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [camel(key), toCamelCase(child)]));
}
function parseRunIds(token) {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
    const [, runId, jobId] = scopes.find((scope) => scope.startsWith('Actions.Results:'))?.split(':') ?? [];
    if (!runId || !jobId)
        throw new artifact_error/* ArtifactError */.nE('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
    return { runId, jobId };
}
const blockBytes = 8 * 1024 * 1024;
async function* splitIntoBlocks(content) {
    let pending = [];
    let bytes = 0;
    for await (const chunk of content) {
        pending.push(chunk);
        bytes += chunk.length;
        if (bytes < blockBytes)
            continue;
        yield Buffer.concat(pending);
        pending = [];
        bytes = 0;
    }
    if (bytes > 0)
        yield Buffer.concat(pending);
}

;// CONCATENATED MODULE: ./lib/publish/host/artifacts.js









const generous = { retryDelayMs: 1_000, timeoutMs: 30_000, transferMs: 10 * 60_000 };
class Artifacts {
    #service;
    #patience;
    #shared;
    constructor(environment, timeLimitMs = {}, shared) {
        if (!Artifacts.available(environment))
            throw new artifact_error/* ArtifactError */.nE('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
        this.#patience = { ...generous, ...timeLimitMs, fetch: (0,proxy/* fetchFrom */.pL)(environment) };
        this.#shared = shared;
        this.#service = new ResultsService(environment, this.#patience);
    }
    static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }) {
        return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
    }
    async probe() {
        await this.list();
    }
    get job() {
        return this.#service.job;
    }
    async upload(name, folder) {
        checkedName(name);
        const files = await listFilesToUpload(folder);
        return this.#store(name, files.length, null, () => zipFiles(folder, files));
    }
    async uploadPage(path) {
        const name = checkedName((0,external_node_path_.basename)(path));
        return this.#store(name, 1, 'text/html', async () => (0,external_node_fs_.createReadStream)(path));
    }
    async #store(name, files, fileType, open) {
        const { transferMs, retryDelayMs } = this.#patience;
        let free = name;
        let suffix = 0;
        const attempt = async () => {
            const send = (signal) => this.#service.store(free, async () => (0,external_node_stream_.addAbortSignal)(signal, await open()), fileType);
            try {
                return { name: free, files, job: this.job, ...(await (0,artifact_error/* withTimeout */.wj)('the upload', transferMs, send)) };
            }
            catch (error) {
                if (!(error instanceof artifact_error/* PermanentError */.Dr) || error.status === null)
                    throw error;
                if (error.status === 409)
                    free = name.replace(/(\.html)?$/, `-${++suffix + 1}$1`);
                throw new artifact_error/* ArtifactError */.nE(error.message, { cause: error });
            }
        };
        const action = `uploading ${name}`;
        return this.#withTimeLimit(action, () => (0,artifact_error/* attemptCall */.Ig)(action, attempt, { tries: 3, delayMs: retryDelayMs }));
    }
    #withTimeLimit(action, work) {
        return this.#shared?.spend((remainingMs) => (0,artifact_error/* withTimeout */.wj)(action, remainingMs, work)) ?? work();
    }
    list() {
        return reportFailures('listing artifacts', () => this.#service.list());
    }
    async download(which, targetDir, { maxBytes = 1024 ** 3, maxFiles = 10_000, digest = null, } = {}) {
        return reportFailures(`downloading artifact ${which}`, async () => {
            const stored = await this.#find(which);
            const { name, id } = stored;
            if (stored.bytes > maxBytes)
                throw new artifact_error/* ArtifactError */.nE(`it has ${stored.bytes} bytes; at most ${maxBytes} are accepted`);
            const nearby = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(targetDir), '.download-'));
            try {
                const expected = [stored.digest, digest].filter((each) => each !== null);
                await this.#fetch(stored, (0,external_node_path_.join)(nearby, 'archive.zip'), maxBytes, expected);
                const unpacked = await unzipBounded((0,external_node_path_.join)(nearby, 'archive.zip'), (0,external_node_path_.join)(nearby, 'files'), { maxBytes, maxFiles });
                await (0,promises_.rename)((0,external_node_path_.join)(nearby, 'files'), targetDir);
                return { name, id, ...unpacked };
            }
            finally {
                await (0,promises_.rm)(nearby, { recursive: true, force: true });
            }
        });
    }
    async #fetch(stored, file, maxBytes, digests) {
        const { retryDelayMs, transferMs, fetch } = this.#patience;
        const attempt = async () => {
            const url = await this.#service.signedUrl(stored);
            const digest = await downloadBounded(url, file, { maxBytes, timeoutMs: transferMs, fetch });
            const wrongDigest = digests.find((each) => each !== digest);
            if (wrongDigest !== undefined)
                throw new artifact_error/* ArtifactError */.nE(`the download has the digest ${digest}, but ${wrongDigest} was stored`);
        };
        await (0,artifact_error/* attemptCall */.Ig)('the transfer', attempt, { tries: 3, delayMs: retryDelayMs });
    }
    async delete(name) {
        const remove = async () => {
            for (const stored of await this.#service.list())
                if (stored.name === name)
                    await this.#service.delete(stored);
        };
        await reportFailures(`deleting artifact ${name}`, () => this.#withTimeLimit('it', remove));
    }
    async #find(which) {
        const artifacts = await this.#service.list();
        const result = artifacts.findLast(({ name, id }) => (typeof which === 'number' ? id === which : name === which));
        if (!result)
            throw new artifact_error/* ArtifactError */.nE(`this run has no such artifact (it has ${artifacts.length})`);
        return result;
    }
}
function checkedName(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name))
        return name;
    throw new artifact_error/* ArtifactError */.nE(`${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`);
}
async function reportFailures(action, work) {
    return work().catch((error) => {
        throw new artifact_error/* ArtifactError */.nE(`${action} failed: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    });
}


/***/ }),

/***/ 98894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween),
/* harmony export */   mH: () => (/* binding */ makeCommit),
/* harmony export */   vM: () => (/* binding */ listStatuses)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function makeCommit({ message, tree, parents }, host) {
    const expected = { ...host.here, message, tree, parents: [...parents], ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ };
    const { data: created } = await host.rest.git.createCommit(expected);
    const isSame = created.tree.sha === tree && created.parents.map(({ sha }) => sha).join() === parents.join();
    if (!isSame || !/^[0-9a-f]{40,64}$/.test(created.sha))
        throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .buildUnreadable */ .y8)(`repos/${host.repository}/git/commits`, 'the commit has another tree or other parents than requested');
    const { verified = false, reason = '' } = created.verification ?? {};
    return { sha: created.sha, verified, reason: /^\w{1,60}$/.test(reason) ? reason : 'unknown' };
}
async function setStatus(commit, status, host) {
    const { state, context, description, url } = status;
    const body = { state, context, description: description.slice(0, 140), target_url: url };
    const { data } = await host.rest.repos.createCommitStatus({ ...host.here, sha: commit, ...body, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ });
    return data.creator?.login ?? '';
}
function requireKnownState(state) {
    return state === 'success' || state === 'failure' || state === 'pending' ? state : 'error';
}
async function listStatuses(commit, host) {
    const requested = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, ref: commit };
    const statuses = await host.paginate(host.rest.repos.listCommitStatusesForRef, requested);
    const matches = statuses
        .sort((a, b) => a.id - b.id)
        .map(({ state, context, description, target_url: url, creator, ...otherFields }) => {
        const { status } = otherFields;
        const result = {
            state: requireKnownState(state ?? status),
            context,
            description: description ?? '',
            url: url ?? '',
        };
        return { ...result, author: creator?.login ?? '' };
    });
    return [...new Map(matches.map((entry) => [JSON.stringify([entry.context, entry.author]), entry])).values()];
}
async function listCommitsBetween(base, head, host) {
    const basehead = `${base}...${head}`;
    const range = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, basehead };
    let total = 0;
    const listedCommits = await host.paginate(host.rest.repos.compareCommitsWithBasehead, range, ({ data }) => {
        const { commits = data, total_commits: count } = data;
        total = count;
        return commits;
    });
    if (listedCommits.length < total)
        throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .buildUnreadable */ .y8)(`compare/${basehead}`, `the host lists ${listedCommits.length} of ${total} commits`);
    return listedCommits.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' }));
}


/***/ }),

/***/ 46358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ ownTexts),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   Ze: () => (/* binding */ getFirstLine),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   jW: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function putComment(number, body, host) {
    const marker = getFirstLine({ body });
    const matches = await listOwnComments(await host.viewer(), number, marker, host);
    const [oldestComment, ...duplicates] = matches.length > 0 ? matches : await createComment(number, body, marker, host);
    if (oldestComment === undefined)
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`the comment on #${number} was created but cannot be found`);
    for (const { id } of duplicates) {
        const removing = host.rest.issues.deleteComment({ ...host.here, comment_id: id });
        await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(removing, [404], null);
    }
    if (oldestComment.body !== body)
        await host.rest.issues.updateComment({ ...host.here, comment_id: oldestComment.id, body });
    return oldestComment.html_url;
}
async function createComment(number, body, marker, host) {
    const viewer = await host.viewer();
    const find = async () => (await listOwnComments(viewer, number, marker, host))[0];
    const create = async () => (await host.rest.issues.createComment({ ...host.here, issue_number: number, body })).data;
    const newComment = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)(create, find);
    return listOwnComments(newComment.user?.login ?? viewer, number, marker, host);
}
async function listOwnComments(login, number, marker, host) {
    return withMarker(marker, login, await listComments(number, host)).sort((a, b) => a.id - b.id);
}
function listComments(number, host) {
    return host.paginate(host.rest.issues.listComments, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, issue_number: number });
}
function withMarker(marker, login, texts) {
    return texts.filter((text) => text.user?.login === login && getFirstLine(text) === marker);
}
async function ownTexts(number, host) {
    const viewer = await host.viewer();
    return (await listComments(number, host)).filter(({ user }) => user?.login === viewer).map(({ body }) => body ?? '');
}
function getFirstLine({ body }) {
    return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
}


/***/ }),

/***/ 43043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ mayOpenAdvice),
/* harmony export */   Qb: () => (/* binding */ getDefaultBranch),
/* harmony export */   Rn: () => (/* binding */ proposePullRequest),
/* harmony export */   qc: () => (/* binding */ listPullRequests)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function listPullRequests(branch, host) {
    const head = `${host.here.owner}:${branch}`;
    const pullRequests = await host.paginate(host.rest.pulls.list, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, state: 'all', head });
    return pullRequests
        .filter((pull) => pull.head.ref === branch && pull.head.repo?.full_name === host.repository)
        .sort((a, b) => b.number - a.number);
}
async function getDefaultBranch(host) {
    return (await host.rest.repos.get(host.here)).data.default_branch;
}
const mayOpenAdvice = 'check "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General, or pass push_token';
async function proposePullRequest(proposal, host) {
    return ensurePullRequest(proposal, host).catch((error) => {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.status !== 403)
            throw error;
        const advice = /not permitted to create/i.test(error.said)
            ? mayOpenAdvice
            : 'give the job the permission pull-requests: write';
        const text = error.said.replace(/\.$/, '');
        const refusal = `the host refused the pull request of ${proposal.branch} (403: ${text}); ${advice}`;
        return { pullRequest: null, note: null, refusal };
    });
}
async function ensurePullRequest(proposal, host) {
    const matches = await listPullRequests(proposal.branch, host);
    const openRequest = matches.find(({ state }) => state === 'open');
    if (openRequest)
        return updatePullRequest(openRequest, proposal, host);
    const [newestRequest] = matches;
    if (!newestRequest || newestRequest.merged_at)
        return openPullRequest(proposal, host);
    return { pullRequest: null, note: `pull request #${newestRequest.number} is closed; reopen it to have it updated` };
}
async function openPullRequest(proposal, host) {
    const { branch, base, title, body, isReady } = proposal;
    const make = async () => {
        const { data } = await host.rest.pulls.create({ ...host.here, title, body, head: branch, base, draft: !isReady });
        return { pullRequest: await withTitle(data, proposal, host), note: null };
    };
    try {
        return await make();
    }
    catch (error) {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        if (/no commits between/i.test(error.said))
            return { pullRequest: null, note: null };
        if (/draft pull requests are not supported/i.test(error.said))
            return { pullRequest: null, note: noDrafts };
        if (!(0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveActed */ .LR)(error) && !/already exists/i.test(error.said))
            throw error;
        const existingRequest = (await listPullRequests(branch, host)).find(({ state }) => state === 'open');
        if (existingRequest)
            return updatePullRequest(existingRequest, proposal, host);
        return make();
    }
}
const noDrafts = 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds';
async function withTitle(created, { isReady }, host) {
    const isMarked = created.title.startsWith(unfinished);
    const title = isReady ? created.title.replace(unfinished, '') : `${unfinished}${created.title}`;
    const isRight = isReady ? !isMarked : isMarked || created.draft === true;
    return isRight ? created : patchPullRequest(created, { title }, host);
}
const unfinished = 'WIP: ';
async function patchPullRequest({ number }, fields, host) {
    return (await host.rest.pulls.update({ ...host.here, pull_number: number, ...fields })).data;
}
async function updatePullRequest(existingRequest, proposal, host) {
    const { body, isReady } = proposal;
    const [marker = ''] = body.split('\n', 1);
    const isOurs = (existingRequest.body ?? '').startsWith(marker) && existingRequest.user?.login === (await host.viewer());
    if (!isOurs)
        return { pullRequest: existingRequest, note: null };
    const current = existingRequest.body === body ? existingRequest : await patchPullRequest(existingRequest, { body }, host);
    const pullRequest = await withTitle(current, proposal, host);
    if (!isReady || pullRequest.draft !== true)
        return { pullRequest, note: null };
    return markReady(pullRequest, host);
}
async function markReady(pullRequest, host) {
    const { number, node_id: id } = pullRequest;
    const byHand = `mark pull request #${number} ready for review by hand`;
    if (host.graphql === null)
        return { pullRequest, note: `${byHand}: this host has no GraphQL` };
    const mutation = 'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
    try {
        await host.graphql(mutation, { id });
        return { pullRequest: { ...pullRequest, draft: false }, note: null };
    }
    catch (error) {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        return { pullRequest, note: `${byHand}: ${error.message}` };
    }
}


/***/ }),

/***/ 39333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ findWorkflowFile),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   pH: () => (/* binding */ getWorkflowRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44729);



const totalTimeoutMs = 10_000;
function getWorkflowRun({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }) {
    if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? ''))
        return null;
    return { repository: GITHUB_REPOSITORY, id: GITHUB_RUN_ID ?? '', attempt: Number(GITHUB_RUN_ATTEMPT) || 1 };
}
function readEvent({ GITHUB_EVENT_PATH: path = '' }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : null;
}
async function isOver(run, token, environment) {
    const ownRun = getWorkflowRun(environment);
    if (ownRun === null || ownRun.repository !== run.repository)
        return false;
    if (ownRun.id === run.id)
        return run.attempt < ownRun.attempt;
    const host = await (0,_host_client_js__WEBPACK_IMPORTED_MODULE_1__/* .hostAt */ .gu)(environment, token, { totalTimeoutMs });
    if (host === null || !/^\d{1,18}$/.test(run.id))
        return false;
    try {
        return (await runData(run, host)).status === 'completed';
    }
    catch {
        return false;
    }
}
async function runData({ id }, host) {
    return (await host.rest.actions.getWorkflowRun({ ...host.here, run_id: Number(id) })).data;
}
async function findWorkflowFile(named, host) {
    const run = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)(runData(named, host), [404], null);
    if (run === null)
        return null;
    const { path, html_url: page, run_started_at: startedAt = '', display_title: title = '' } = run;
    return { file: path.replace(/@.*/s, ''), page, startedAt, title };
}
async function cancelRun({ id }, host) {
    const run = { ...host.here, run_id: Number(id), ..._host_client_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatable */ .EQ };
    const cancelling = host.rest.actions.cancelWorkflowRun(run).then(() => 'cancelled');
    return (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)(cancelling, [409], 'over'), [404, 405], 'unknown');
}


/***/ }),

/***/ 31488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ copyLogs),
/* harmony export */   n: () => (/* binding */ uploadRecord)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93893);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52840);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5722);
/* harmony import */ var _host_artifact_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41601);
/* harmony import */ var _host_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54222);
/* harmony import */ var _report_host_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63746);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78559);
/* harmony import */ var _telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88997);











async function uploadRecord(story, place, world) {
    if (!_host_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .Artifacts */ .E.available(world.environment))
        return _report_host_links_js__WEBPACK_IMPORTED_MODULE_7__/* .nothingUploaded */ .O;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-record');
    const nearby = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-page');
    try {
        const name = getRecordName(story.phase.id, place.prefix);
        const page = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nearby, `${name}-report.html`);
        for (const folderPath of [folder, nearby]) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folderPath, { recursive: true, force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folderPath, { recursive: true });
        }
        copyRecord(place, folder, (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .lY)(world));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(page, (0,_report_page_js__WEBPACK_IMPORTED_MODULE_8__/* .renderPhasePage */ .pl)(story));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(page, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'report.html'));
        const trace = (0,_telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_9__/* .traceFile */ .U)(story, world);
        if (trace !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'traces.otlp.json'), trace);
        const upload = buildUploader(world);
        const archiveName = place.archive === 'own' ? `${name}-record` : place.archive;
        const record = await upload(archiveName, (service) => service.upload(archiveName, folder));
        return { page: await upload((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(page), (service) => service.uploadPage(page)), record };
    }
    catch (error) {
        world.progress(`the record of the phase was not uploaded: ${error.message}`);
        return _report_host_links_js__WEBPACK_IMPORTED_MODULE_7__/* .nothingUploaded */ .O;
    }
}
function getRecordName(id, prefix) {
    const folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
    return ['phase', ...(folder === '' ? [] : [folder]), id]
        .join('-')
        .replace(/[^A-Za-z0-9._-]+/g, '_')
        .slice(0, 100);
}
const limits = { fileBytes: 16 * 1024 * 1024, logBytes: 2 * 1024 * 1024, files: 5_000, logs: 200 };
function copyRecord({ dir, root }, targetDir, redact) {
    const write = (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(targetDir, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(targetDir, path), text);
    };
    const copy = (source, path) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source, { throwIfNoEntry: false })?.isFile() !== true)
            return;
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(source, 'utf8');
        const hidden = path.endsWith('.json')
            ? (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactedJson */ .Rh)(text, redact, 2)
            : text
                .split('\n')
                .map((line) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactedJson */ .Rh)(line, redact))
                .join('\n');
        write(path, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .clipTail */ .DH)(hidden, limits.fileBytes));
    };
    for (const name of ['phase.json', 'events.ndjson'])
        copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), name);
    copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning/EXECUTION_LOG.md'), 'EXECUTION_LOG.md');
    for (const folder of ['signals', 'handoffs'])
        for (const name of (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder)).slice(0, limits.files))
            copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    copyLogs(dir, redact, write);
}
function copyLogs(dir, redact, write) {
    const logsDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'logs');
    const names = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(logsDir).filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsDir, name)).isFile());
    for (const name of names.slice(0, limits.logs))
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('logs', name), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .clipTail */ .DH)(redact((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsDir, name), 'utf8')), limits.logBytes));
}
function buildUploader(world) {
    const { environment } = world;
    const isUrgent = world.interrupt.soon.aborted;
    const urgent = { retryDelayMs: 200, timeoutMs: hurryMs, transferMs: hurryMs };
    const artifacts = new _host_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .Artifacts */ .E(environment, isUrgent ? urgent : {}, world.uploads);
    return async (name, upload) => {
        const work = async () => {
            await artifacts.delete(name).catch((error) => world.progress(error.message));
            const { id } = await upload(artifacts);
            const host = (0,_report_host_links_js__WEBPACK_IMPORTED_MODULE_7__/* .buildHostLinks */ .M)(world, true);
            return environment.GITEA_ACTIONS === 'true' || id === 0 || host === null ? null : `${host.run}/artifacts/${id}`;
        };
        try {
            return await (isUrgent ? (0,_host_artifact_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withTimeout */ .wj)(`uploading ${name}`, hurryMs, work) : work());
        }
        catch (error) {
            if (!(error instanceof _host_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .ArtifactError */ .n))
                throw error;
            world.progress(`${name} was not uploaded: ${error.message}`);
            return null;
        }
    };
}
const hurryMs = 2_000;


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ getLastActivity),
/* harmony export */   Sf: () => (/* binding */ PlansUnderWay),
/* harmony export */   j3: () => (/* binding */ formatFacts)
/* harmony export */ });
/* harmony import */ var _agents_stream_agent_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66904);
/* harmony import */ var _agents_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67306);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41460);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);
/* harmony import */ var _record_events_event_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66499);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);







class PlansUnderWay {
    #now;
    #facts = new Map();
    constructor(now) {
        this.#now = now;
    }
    get all() {
        return [...this.#facts.values()].sort((a, b) => (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .dk)(a.of, b.of));
    }
    of(id) {
        return this.#facts.get(id) ?? null;
    }
    follow(event) {
        const [, part, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
        const isOfAgent = event.event === 'agent_progress' && event.activity !== undefined;
        const step = event.event === 'warning' || isOfAgent ? null : ((0,_record_events_event_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEvent */ .qF)(event)?.what ?? null);
        if (event.event === 'attempt_start' || event.event === 'adopt') {
            if (!('isLost' in event && event.isLost))
                this.#begin(event.plan, event.attempt, step ?? 'begins');
        }
        else if ((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }))
            this.#facts.delete(event.plan);
        else if (part !== undefined && edge === 'start')
            this.#begin(part, null, step ?? '');
        else if (part !== undefined)
            this.#facts.delete(part);
        else if (step !== null && 'plan' in event && event.plan !== undefined) {
            const facts = this.#followStep(event.plan, step);
            if (event.event === 'agent_start' && facts !== undefined)
                Object.assign(facts, { spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ, spentBefore: attemptSpending(facts) });
        }
    }
    #begin(of, attempt, stepText) {
        const now = this.#now();
        const unspent = { hasReported: false, isRetrying: false, spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ, spentBefore: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ };
        this.#facts.set(of, { of, attempt, what: stepText, since: now, seenAt: now, ...unspent });
    }
    #followStep(plan, stepText) {
        const facts = this.#facts.get(plan);
        if (facts !== undefined)
            Object.assign(facts, { seenAt: this.#now(), what: stepText ?? facts.what });
        return facts;
    }
    saw(plan, activity) {
        const isAnswered = activity.kind === 'turn' && this.#facts.get(plan)?.isRetrying === true;
        const facts = this.#followStep(plan, isAnswered ? 'its model answered' : (0,_agents_stream_agent_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .formatActivity */ .x)(activity));
        if (facts === undefined)
            return;
        facts.hasReported = true;
        if (activity.kind !== 'usage')
            facts.isRetrying = activity.kind === 'retry';
        if (activity.kind === 'turn')
            facts.spent = { ...facts.spent, turns: activity.turn };
        if (activity.kind === 'usage' && !activity.isOfSession)
            facts.spent = (0,_agents_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .spendingOfUsage */ .P_)(activity.usage, facts.spent.turns, activity.costUsd, activity.isEstimate);
    }
}
function formatFacts(facts, now) {
    const { attempt, what, seenAt } = facts;
    const spent = attemptSpending(facts);
    const tokens = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .countSpentTokens */ .Gh)(spent);
    const silentMs = now - seenAt;
    const parts = [
        attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
        tokens === 0 ? '' : `${tokensText(tokens)} tok`,
        tokens > 0 && (spent.isCostKnown || spent.costUsd > 0) ? (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCost */ .BD)(spent) : '',
        spent.turns === 0 ? '' : `turn ${spent.turns}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .stripLine */ .nU)(what), 80),
        silentMs < worthSaying ? '' : `nothing new for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatClock */ .ei)(silentMs)}`,
    ];
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .stripLine */ .nU)(parts.filter((part) => part !== '').join(' · '));
}
function getLastActivity(facts) {
    if (facts === null)
        return null;
    const [at = '', since = ''] = [facts.seenAt, facts.since].map((time) => new Date(time).toISOString());
    return { what: formatFacts(facts, facts.seenAt), at, since };
}
function attemptSpending({ spent, spentBefore }) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)([spent, spentBefore]);
}
const worthSaying = 30_000;
function tokensText(tokens) {
    if (tokens < 1_000)
        return String(tokens);
    return tokens < 1_000_000 ? `${Math.round(tokens / 1_000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}


/***/ }),

/***/ 68919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ RunView),
  T: () => (/* binding */ eventPrinter)
});

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/watch/plans-under-way.js
var plans_under_way = __webpack_require__(7554);
// EXTERNAL MODULE: ./lib/record/events/event-text.js
var event_text = __webpack_require__(66499);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/watch/progress-line.js




class ProgressLines {
    #paint;
    #startedAt;
    #waves;
    #wave = 0;
    constructor(waves, colour, startedAt) {
        this.#waves = waves;
        this.#paint = buildPainter(colour);
        this.#startedAt = startedAt;
    }
    formatEvent(event) {
        const text = (0,events_event/* hasTraits */.gA)(event, { shown: true }) ? (0,event_text/* formatEvent */.qF)(event) : null;
        if (text === null)
            return null;
        const [style, sign] = looks[event.event] ?? [null, ''];
        const result = (0,text_text/* stripLine */.nU)(event.event === 'plan_failed' ? (0,sentences/* findFailureCause */.Pi)(text.result ?? '') : (text.result ?? ''));
        const label = `${sign}${(0,text_text/* stripLine */.nU)(text.what)}${result === '' ? '' : ':'}`;
        const clock = this.#formatTime(Date.parse(event.at));
        const subject = `${this.#paint('cyan', (0,text_text/* stripLine */.nU)(text.of))}${isStep(event) ? '  ' : ''}`;
        const line = `${clock}    ${subject}  ${style === null ? label : this.#paint(style, label)} ${result}`.trimEnd();
        const wave = event.event === 'attempt_start' && event.attempt === 1 ? this.#waves.get(event.plan) : undefined;
        if (wave === undefined || wave === this.#wave)
            return line;
        this.#wave = wave;
        return `${clock}  ${this.#paint('bold', `wave ${wave}`)}\n${line}`;
    }
    formatLine(plan, text, timeMs) {
        return `${this.#formatTime(timeMs)}    ${this.#paint('cyan', plan)}    ${(0,text_text/* stripLine */.nU)(text)}`;
    }
    #formatTime(timeMs) {
        return this.#paint('dim', (timeMs < this.#startedAt ? '' : (0,text_text/* formatElapsed */.C7)(timeMs - this.#startedAt)).padStart(8));
    }
}
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function buildPainter(colour) {
    return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}
const looks = {
    phase_start: ['bold', ''],
    plan_complete: ['green', '✓ '],
    plan_failed: ['red', '✗ '],
    plan_blocked: ['yellow', '‖ '],
    plan_skipped: ['dim', '- '],
    warning: ['yellow', ''],
    handoff_start: ['yellow', ''],
    repair: ['yellow', ''],
    reopened: ['yellow', ''],
    recovered: ['yellow', ''],
    retry_wait: ['yellow', ''],
    set_back: ['yellow', ''],
    tests_flaky: ['yellow', ''],
};
function isStep(event) {
    return 'attempt' in event && (0,events_event/* kindTraits */.KT)(event.event).attempt !== 'opens';
}

;// CONCATENATED MODULE: ./lib/publish/watch/run-view.js





const usualTimes = { redrawMs: 250, heartbeatMs: 60_000 };
class RunView {
    underWay;
    #world;
    #outline;
    #lines;
    #startedAt = null;
    #ended = new Map();
    #held = new Map();
    #timer;
    constructor(outline, world, times = usualTimes) {
        this.underWay = new plans_under_way/* PlansUnderWay */.Sf(world.now);
        this.#world = world;
        this.#outline = outline;
        this.#lines = new ProgressLines(outline.waves, world.terminal.colour, world.now());
        const isLive = world.terminal.live !== null;
        const look = isLive ? () => this.#redraw() : () => this.#beat();
        this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
    }
    follow(event) {
        const { terminal } = this.#world;
        if (event.event === 'agent_end')
            this.#printFacts(event.plan);
        this.underWay.follow(event);
        if (event.event === 'phase_start') {
            this.#startedAt = Date.parse(event.at);
            for (const donePlan of event.done)
                this.#ended.set(donePlan, 'complete');
        }
        const line = this.#lines.formatEvent(event);
        this.#redraw();
        const plan = 'plan' in event ? event.plan : undefined;
        if ((0,events_event/* hasTraits */.gA)(event, { ends: 'plan' })) {
            const ending = event.event.slice('plan_'.length);
            this.#ended.set(event.plan, ending);
            this.#printHeld(event.plan, ending);
        }
        if (line === null || isDetail(event, terminal))
            return;
        if (plan !== undefined && isHeldBack(event))
            this.#printLine(plan, line);
        else
            this.#world.progress(line);
    }
    saw(plan, activity) {
        this.underWay.saw(plan, activity);
    }
    close() {
        clearInterval(this.#timer);
        this.#world.terminal.live?.([]);
        for (const plan of [...this.#held.keys()])
            this.#printHeld(plan, 'cut off');
    }
    #redraw() {
        const { live } = this.#world.terminal;
        if (live === null)
            return;
        const now = this.#world.now();
        const plans = this.underWay.all.map((facts) => `${(0,text_text/* formatClock */.ei)(now - facts.since)}  ${facts.of}  ${(0,plans_under_way/* formatFacts */.j3)(facts, now)}`);
        live([...this.#formatPhaseLine(now), ...plans]);
    }
    #beat() {
        const now = this.#world.now();
        for (const line of this.#formatPhaseLine(now))
            this.#world.progress(this.#lines.formatLine('phase', line, now));
        for (const facts of this.underWay.all)
            this.#world.progress(this.#formatFacts(facts));
    }
    #formatPhaseLine(now) {
        const { waves, mostUsd, endsAt } = this.#outline;
        const { all } = this.underWay;
        const started = this.#startedAt;
        if (started === null || all.length === 0)
            return [];
        const count = (ending) => [...this.#ended.values()].filter((planResult) => planResult === ending).length;
        const atWork = all.filter(({ of }) => waves.has(of)).length;
        const spent = this.#outline.spent();
        const parts = [
            `${count('complete')} of ${waves.size} done`,
            count('failed') === 0 ? '' : `${count('failed')} failed`,
            atWork === 0 ? '' : `${atWork} at work`,
            spent.costUsd === 0 ? '' : `${(0,budget/* formatCost */.BD)(spent)}${mostUsd === null ? '' : ` of ${mostUsd}`}`,
            `${(0,text_text/* formatClock */.ei)(now - started)} of ${(0,text_text/* formatClock */.ei)(endsAt - started)}`,
        ];
        return [parts.filter((part) => part !== '').join(' · ')];
    }
    #printFacts(plan) {
        const facts = this.underWay.of(plan);
        if (facts?.hasReported)
            this.#printLine(plan, this.#formatFacts(facts));
    }
    #formatFacts(facts) {
        const now = this.#world.now();
        return this.#lines.formatLine(facts.of, `working for ${(0,text_text/* formatClock */.ei)(now - facts.since)}: ${(0,plans_under_way/* formatFacts */.j3)(facts, now)}`, now);
    }
    #printLine(plan, line) {
        if (this.#world.terminal.group === null || this.underWay.of(plan) === null) {
            this.#world.progress(line);
            return;
        }
        const heldLines = this.#held.get(plan) ?? { lines: [], left: 0 };
        this.#held.set(plan, heldLines);
        heldLines.lines.push(line);
        if (heldLines.lines.length <= maxHeld)
            return;
        heldLines.lines.shift();
        heldLines.left += 1;
    }
    #printHeld(plan, ending) {
        const heldLines = this.#held.get(plan);
        if (heldLines === undefined)
            return;
        this.#held.delete(plan);
        const remaining = heldLines.left === 0 ? [] : [`… ${(0,text_text/* formatCount */.B4)(heldLines.left, 'line')} before these`];
        this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [...remaining, ...heldLines.lines]);
    }
}
const maxHeld = 500;
function eventPrinter(world) {
    const lines = new ProgressLines(new Map(), world.terminal.colour, world.now());
    return (event) => {
        const line = lines.formatEvent(event);
        if (line !== null)
            world.progress(line);
    };
}
function isDetail(event, { group }) {
    if (event.event !== 'agent_progress' || group !== null)
        return false;
    return event.activity === 'edit' || event.activity === 'command';
}
function isHeldBack(event) {
    const isReported = event.event === 'attempt_start' || event.event === 'adopt' || event.event === 'warning';
    return !isReported && !(0,events_event/* hasTraits */.gA)(event, { ends: 'plan' });
}


/***/ }),

/***/ 34229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ undoUnfinishedRecord),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26097);






const NoteSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), texts: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()) });
async function writeWhole(run, write) {
    const { root, prefix, git } = run.workspace;
    const documents = _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .trackingFiles */ .FB.filter((file) => file !== '.planning/.orchestrator-state.json');
    const texts = documents.map((file) => [`${prefix}${file}`, (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadDocument */ .ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))]);
    const note = { head: (await git.head()).sha, texts: Object.fromEntries(texts) };
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(getNotePath(run.services.ledger.dir), JSON.stringify(note), 'fleeting');
    const result = await write();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getNotePath(run.services.ledger.dir), { force: true });
    return result;
}
async function undoUnfinishedRecord(ledger, git) {
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(getNotePath(ledger));
    if (text === null)
        return;
    const note = NoteSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(text)).data;
    if (note?.head === (await git.head()).sha) {
        for (const [path, previousText] of Object.entries(note.texts))
            if (previousText === null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { force: true });
            else
                (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceDocument */ .kS)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), previousText);
        await git.run(['reset', '--quiet', 'HEAD', '--', ...Object.keys(note.texts)]);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getNotePath(ledger), { force: true });
}
function getNotePath(ledger) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledger, 'unfinished-record.json');
}


/***/ }),

/***/ 20168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ SharedLease)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71741);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92954);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42115);
/* harmony import */ var _log_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86518);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(313);
/* harmony import */ var _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26097);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46562);
/* harmony import */ var _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45168);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33574);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83353);















class SharedLease {
    epoch;
    commit;
    #scope;
    #expected;
    #settled;
    #sent = new Set();
    #publishedAt = 0;
    #queue = Promise.resolve();
    #isWaiting = false;
    #isReleased = false;
    #isLost = false;
    #fenced = null;
    constructor(scope, lastRecord, settled, isContinued = false) {
        this.epoch = (lastRecord?.manifest.epoch ?? 0) + (isContinued ? 0 : 1);
        this.commit = lastRecord?.commit ?? null;
        this.#scope = scope;
        this.#expected = this.commit;
        this.#settled = settled;
    }
    static async take(scope) {
        const { git, dir } = scope;
        const sharedRecord = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .fetchRecord */ .Kd)(scope);
        const lastManifest = sharedRecord?.manifest ?? null;
        const wasHere = lastManifest !== null && (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isOwnRecord */ .ad)(dir, lastManifest, scope);
        if (lastManifest !== null && !wasHere && (await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isRunAtWork */ .mR)(lastManifest, scope)))
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .LockedError */ .by((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .describeHolder */ .sG)(lastManifest, scope));
        await scope.enter?.(lastManifest === null ? null : { ...lastManifest, head: getCurrentHead(lastManifest, scope) });
        if (sharedRecord !== null && lastManifest !== null) {
            await catchUp(lastManifest, scope, wasHere);
            if (!wasHere) {
                await scope.beforeAside();
                await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .importRecord */ .fT)(sharedRecord.commit, scope);
            }
        }
        const lease = new SharedLease(scope, sharedRecord, await git.head());
        await lease.#publish(false);
        if (lease.#isLost)
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .LockedError */ .by(`another run took phase ${scope.phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .hidePassword */ .cT)(scope)} at this very moment; run again later`);
        (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .noteOwnRun */ .ai)(scope);
        return lease;
    }
    static async join(scope) {
        const lastRecord = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .readRecord */ .aE)(scope);
        const isOwn = lastRecord?.manifest.runId === scope.runId;
        if (lastRecord !== null && !isOwn && (await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isRunAtWork */ .mR)(lastRecord.manifest, scope)))
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .LockedError */ .by((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .describeHolder */ .sG)(lastRecord.manifest, scope));
        return new SharedLease(scope, lastRecord, await scope.git.head(), isOwn);
    }
    static async giveBack(scope) {
        const sharedRecord = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .fetchRecord */ .Kd)(scope);
        if (sharedRecord === null ||
            sharedRecord.manifest.released ||
            !(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isOwnRecord */ .ad)(scope.dir, sharedRecord.manifest, scope))
            return false;
        const lease = new SharedLease(scope, sharedRecord, await scope.git.head());
        await lease.#publish(true);
        return !lease.#isLost;
    }
    onEvent(event) {
        if (event.event === 'settled' || event.event === 'part')
            this.#settle(event.head);
        else if (event.event === 'tests_start')
            this.#settle(event.commit);
        else if (event.event === 'signed')
            this.#settle(event.to);
        if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .hasTraits */ .gA)(event, { publishes: true }))
            this.#publishSoon();
    }
    beat() {
        if (this.#scope.now() - this.#publishedAt > this.#scope.ttlMs / 3)
            this.#publishSoon();
    }
    async publish() {
        await this.#enqueue(() => this.#publish(false));
        this.#refuseLost();
    }
    async publishJob(work, otherRefs) {
        await this.#moveRefs(work, otherRefs);
        if (this.#isLost)
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .FencedError */ .Qz(`another run has published phase ${this.#scope.phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .hidePassword */ .cT)(this.#scope)} meanwhile; nothing of this job was pushed`);
        (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .noteCopied */ .tg)(this.#scope, this.#expected ?? '');
    }
    async release() {
        this.#isReleased = true;
        await this.#enqueue(async () => {
            this.#settled = await this.#scope.git.head();
            await this.#publishOrTell(true);
        });
        if (this.#fenced !== null)
            throw this.#fenced;
        this.#refuseLost();
    }
    #refuseLost() {
        if (!this.#isLost)
            return;
        throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .FencedError */ .Qz(`another run took over phase ${this.#scope.phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .hidePassword */ .cT)(this.#scope)} because this run sent no heartbeat; its work exists only in this checkout`);
    }
    #settle(sha) {
        if (sha !== null)
            this.#settled = { ...this.#settled, sha };
    }
    #publishSoon() {
        if (this.#isWaiting || this.#isLost || this.#isReleased)
            return;
        this.#isWaiting = true;
        void this.#enqueue(() => {
            this.#isWaiting = false;
            return this.#publishOrTell(false);
        });
    }
    #enqueue(step) {
        const stepDone = this.#queue.then(step);
        this.#queue = stepDone.catch(() => undefined);
        return stepDone;
    }
    async #publishOrTell(released) {
        try {
            await this.#publish(released);
        }
        catch (error) {
            if (error instanceof _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .FencedError */ .Qz)
                this.#fenced = error;
            else
                this.#scope.onTrouble(error instanceof Error ? error.message : String(error));
        }
    }
    #publish(released) {
        const { sha: head, branch } = this.#settled;
        return this.#moveRefs({ head, branch, released });
    }
    async #moveRefs(work, otherRefs = []) {
        if (this.#isLost)
            return;
        const { remote, now } = this.#scope;
        const time = now();
        const commit = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .recordCommit */ .rN)(this.#scope, { ...work, epoch: this.epoch, at: time });
        this.#sent.add(commit);
        const name = (0,_published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .recordRef */ .Ji)(this.#scope);
        for (let tries = 1; tries <= 3; tries += 1) {
            if (await remote.move([{ name, to: commit, from: this.#expected }, ...otherRefs])) {
                this.#expected = commit;
                this.#publishedAt = time;
                return;
            }
            const remoteCommit = (await remote.list([name])).get(name) ?? null;
            if (remoteCommit === null && this.#expected !== null)
                this.#scope.onTrouble(`${name} was deleted on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .hidePassword */ .cT)(this.#scope)} while this run held the phase; it is made again`);
            else if (remoteCommit === null || !this.#sent.has(remoteCommit))
                break;
            this.#expected = remoteCommit;
        }
        this.#isLost = true;
        this.#scope.onLost();
    }
}
function getCurrentHead({ head }, { dir, phase }) {
    return (0,_readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .currentNames */ .C)((0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecentEvents */ .FB)(dir, phase))(head);
}
async function catchUp(lastManifest, scope, wasHere) {
    const { git, remote, phase } = scope;
    const { branch, host } = lastManifest;
    const head = getCurrentHead(lastManifest, scope);
    if ((await git.resolve(head)) === null)
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .PublishedStateError */ .yk(`the last run of the phase ended at ${head}, a commit that ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .hidePassword */ .cT)(scope)} does not have`);
    const localHead = await git.head();
    if (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, head, localHead.sha))
        return;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'shallow'))) {
        await remote.deepen();
        if (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, head, localHead.sha))
            return;
    }
    await (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_8__/* .setUncommittedAside */ .QS)(git, scope.prefix, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scope.dir, 'uncommitted'));
    const isSameBranch = branch === null || localHead.branch === null || branch === localHead.branch;
    const short = branch?.replace(/^refs\/heads\//, '') ?? null;
    const isBehind = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, localHead.sha, head);
    const remaining = isBehind
        ? null
        : await keepUnpublished(git, { here: localHead.sha, there: head, phase }, (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecentEvents */ .FB)(scope.dir, scope.phase), (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .ownRuns */ .F_)(scope));
    if (!isSameBranch || (remaining !== null && !remaining.isOurs)) {
        const saved = remaining === null ? '' : `; the commits that only this checkout has are kept in ${remaining.ref}`;
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .PublishedStateError */ .yk(`the last run of the phase ended at ${head}${short === null ? '' : ` of branch ${short}`} on ${host}, but this checkout is at another commit; ` +
            `switch to it (git checkout ${short === null ? '--detach' : `-B ${short}`} ${head}), then run again${saved}`);
    }
    if (remaining === null) {
        const missing = (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .listCommitsSince */ .JO)(git, localHead.sha, head)).map(({ subject }) => subject);
        if (wasHere)
            scope.tell?.(`this checkout was moved back since the last run; put back: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .joinFirstFew */ .RS)(missing)}`);
        return void (await git.run(['merge', '--ff-only', '--quiet', head]));
    }
    await (0,_system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .advanceBranch */ .xq)(git, localHead.sha, head);
    scope.tell?.(`the phase has continued at ${head} without ${localHead.sha}, which runs here made but never published; it is kept in ${remaining.ref}`);
}
async function keepUnpublished(git, { here, there, phase }, events, runs) {
    const ref = `refs/phase-executor/${phase}/unpublished/${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shortenId */ .X_)(here)}`;
    if ((await git.resolve(ref)) !== here)
        await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_14__/* .updateRef */ .du)(git, ref, here, await git.resolve(ref));
    const existing = await settledCommits(git, events);
    const log = await git.read(['log', '-z', '--format=%H %B', `${there}..${here}`, '--']);
    const isOurs = (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtNuls */ .SX)(log).every((entry) => existing.has(entry.slice(0, entry.indexOf(' '))) || isRecordCommit(entry, runs));
    return { ref, isOurs };
}
async function settledCommits(git, events) {
    const existing = new Set();
    for (const { base, head } of (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(events).plans.settled) {
        if (base === null)
            continue;
        const listed = await git.try(['rev-list', `${base}..${head}`, '--'], { reading: true });
        if (listed.exitCode === 0)
            for (const sha of listed.stdout.toString('latin1').split('\n'))
                existing.add(sha);
    }
    return existing;
}
function isRecordCommit(entry, runs) {
    const [, newFormat, oldFormat] = /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
    return runs.includes(newFormat ?? oldFormat ?? '');
}


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ readPausedWork),
/* harmony export */   E9: () => (/* binding */ openExchange),
/* harmony export */   He: () => (/* binding */ buildFailure),
/* harmony export */   IK: () => (/* binding */ readAgentSignal),
/* harmony export */   ZQ: () => (/* binding */ readHandoff),
/* harmony export */   it: () => (/* binding */ getExchange),
/* harmony export */   jG: () => (/* binding */ clearExchange),
/* harmony export */   mJ: () => (/* binding */ closeExchange),
/* harmony export */   ni: () => (/* binding */ checkoutFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30655);
/* harmony import */ var _plan_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97020);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57733);
/* harmony import */ var _signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25839);
/* harmony import */ var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69461);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95687);
/* harmony import */ var _system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29269);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5722);











function openExchange(dir, plan, attempt) {
    const exchange = getExchange(dir, plan, attempt);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(exchange.signal);
    (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    return exchange;
}
function getExchange(dir, plan, attempt) {
    const location = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${encodeURIComponent(plan)}-a${attempt}`);
    return {
        signal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'signal.json'),
        handoff: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'handoff.json'),
        prompt: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'prompt.md'),
    };
}
function clearExchange({ signal, handoff }) {
    for (const path of [signal, handoff])
        (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(path);
}
const checkoutFile = 'checkout';
function closeExchange({ signal }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(signal);
    (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(folder);
    const runFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .listDir */ .ol)(runFolder).every((name) => name === checkoutFile))
        (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(runFolder);
}
function buildFailure(reason, message) {
    return { status: 'failure', reason, message, retryable: (0,_signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .isRetryable */ .r3)(reason) };
}
function readAgentSignal({ signal: path }, phase) {
    try {
        const text = readAgentFile(path);
        if (text === null)
            return null;
        const input = ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)(text) ?? {});
        const requested = input.status === 'blocked'
            ? { ...withQuestionAsReason(input), details: withQuestionAsReason(input.details) }
            : input;
        return parseReport((0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSignal */ ._w)({ phase, ...requested }));
    }
    catch (error) {
        const message = `the agent's SIGNAL_FILE is not a completion signal: ${error instanceof Error ? error.message : String(error)}`;
        return { status: 'failure', reason: 'agent_error', message, retryable: true };
    }
}
function withQuestionAsReason(input) {
    const { question, ...fields } = (input ?? {});
    return { ...(typeof question === 'string' ? { reason: question } : {}), ...fields };
}
function parseReport(signal) {
    switch (signal.status) {
        case 'success':
            return findContradiction(signal.details);
        case 'failure': {
            const { error, retryable, retryAfterMs, resetAt } = signal.details;
            const reason = signal.details.reason === 'internal' ? 'agent_error' : signal.details.reason;
            const message = `the agent reports: ${error?.message ?? reason}`;
            return { status: 'failure', reason, message, retryable, retryAfterMs, resetAt };
        }
        case 'blocked': {
            const { details } = signal;
            return { status: 'blocked', reason: details.reason, details, isRequested: details.userInputRequired };
        }
        case 'skipped':
            return {
                status: 'blocked',
                reason: `the agent wants to skip this plan: ${signal.details.reason}`,
                details: { userInputRequired: true },
                isRequested: false,
            };
    }
}
function findContradiction(details) {
    const { verificationStatus, errors, error, nextPhaseReady } = details;
    const contradictions = [
        ...(verificationStatus === undefined || /^passed$/i.test(verificationStatus.trim())
            ? []
            : [`verificationStatus: ${JSON.stringify(verificationStatus)}`]),
        ...(errors ?? []).map((text) => `error: ${text}`),
        ...(error ? [`error: ${JSON.stringify(error)}`] : []),
        ...(nextPhaseReady ? [] : ['nextPhaseReady: false']),
        ...(0,_signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__/* .leftItems */ .k)(details),
    ];
    if (contradictions.length === 0)
        return null;
    const message = `the agent reports success, but its signal also says: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joinFirstFew */ .RS)(contradictions, 10, '; ')}`;
    return { status: 'failure', reason: 'verification_failed', message, retryable: true };
}
function readHandoff({ handoff }) {
    try {
        return readAgentFile(handoff);
    }
    catch (error) {
        return JSON.stringify({
            remaining: [
                `unknown, because the handoff was ignored: ${error instanceof Error ? error.message : String(error)}`,
            ],
        });
    }
}
const maxBytes = 64 * 1024;
function readAgentFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false)
        throw new Error('it is a link, a folder or a device; write a regular file');
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readExternal */ .eV)(path, maxBytes);
    const key = text === null || (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .tryParseJson */ .Bl)(text) === undefined ? null : (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepeatedKey */ .h3)(text);
    if (key !== null)
        throw new Error(`it has the key ${JSON.stringify((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .clipText */ .gL)(key, 50))} twice; write each key once`);
    return text;
}
function readPausedWork(changed, { git, prefix }) {
    return changed
        .filter((path) => path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path))
        .flatMap((path) => {
        const remaining = readRemaining((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path));
        return remaining.map((each) => `${path.slice(prefix.length)}: ${each}`);
    });
}
function readRemaining(path) {
    try {
        const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readExternal */ .eV)(path, maxBytes);
        if (text === null)
            return [];
        return (0,_signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__/* .listRemainingWork */ .a)(path.endsWith('.json') ? text : JSON.stringify(parseContinued(text)));
    }
    catch (error) {
        return [error.message];
    }
}
function parseContinued(text) {
    const { values } = (0,_plan_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__/* .readFrontmatter */ .zT)(text);
    const value = (key) => (0,_plan_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(values.get(key));
    return { status: value('status') || 'paused', tasks_completed: value('task'), tasks_total: value('total_tasks') };
}


/***/ }),

/***/ 63078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  getRoomsFolder: () => (/* binding */ getRoomsFolder),
  recoverCheckout: () => (/* binding */ recoverCheckout),
  recoverOutdated: () => (/* binding */ recoverOutdated),
  runRecovery: () => (/* binding */ runRecovery)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/publish/watch/run-view.js + 1 modules
var run_view = __webpack_require__(68919);
// EXTERNAL MODULE: ./lib/record/documents/unfinished-record.js
var unfinished_record = __webpack_require__(34229);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/record/published/published-state.js
var published_state = __webpack_require__(33574);
// EXTERNAL MODULE: ./lib/record/published/shared-lease.js
var shared_lease = __webpack_require__(20168);
// EXTERNAL MODULE: ./lib/record/readings/cut-off-work.js + 1 modules
var cut_off_work = __webpack_require__(9029);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/own-folder.js
var own_folder = __webpack_require__(42567);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/calls/linked-trees.js
var linked_trees = __webpack_require__(12587);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint_checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/git/remote.js
var git_remote = __webpack_require__(23806);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/run/room/rooms.js
var room_rooms = __webpack_require__(87741);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./lib/agents/sandbox/sandbox.js
var sandbox = __webpack_require__(99929);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var exchange = __webpack_require__(6786);
;// CONCATENATED MODULE: ./lib/run/open/leftovers.js







function clearLeftovers(git, ledgers, spared, world) {
    const home = (0,external_node_path_.join)(git.gitDir, 'phase-executor');
    const remaining = [
        ...(0,atomic_file/* listDir */.ol)(home).flatMap((name) => (isDeadCopy(name, world) ? [(0,external_node_path_.join)(home, name)] : [])),
        ...ledgers.flatMap(({ dir }) => listDrafts(dir, /\.\d+\.tmp$/)),
        ...listExchanges(git, ledgers, spared, world),
        ...findUnfinishedRooms(git, world),
    ];
    for (const path of remaining)
        (0,mounts/* removeTree */.dM)(path);
}
function isDeadCopy(name, { machine }) {
    const [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
    return pid !== undefined && Number(pid) !== machine.pid && machine.startOf(Number(pid)) === null;
}
function listDrafts(folder, name) {
    if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return [];
    const files = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => name.test(file)).map((file) => (0,external_node_path_.join)(folder, file));
}
function listExchanges({ gitDir }, ledgers, spared, { temporaryDirectory, machine }) {
    const keptRuns = new Set(spared.flatMap(({ runId, adopters }) => [runId, ...adopters]));
    const recordedRuns = new Set(ledgers.flatMap(({ events }) => events.map(({ runId }) => runId)));
    const folders = [temporaryDirectory, sandbox/* spareFolder */.c3].flatMap((location) => (0,atomic_file/* listDir */.ol)(location).map((name) => ({ name, path: (0,external_node_path_.join)(location, name) })));
    return folders.flatMap(({ name, path }) => {
        const [, fullId = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
        const isDeadJob = recordedRuns.has(runId) && pid !== undefined && machine.startOf(Number(pid)) === null;
        const isThisCheckout = fullId !== '' && (0,sandbox/* isOurs */.MU)(path) && (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(path, exchange/* checkoutFile */.ni)) === gitDir;
        const isLeftover = ((recordedRuns.has(fullId) || (isThisCheckout && pid === undefined)) && !keptRuns.has(fullId)) ||
            (isDeadJob && !keptRuns.has(runId));
        return isLeftover ? [path] : [];
    });
}
function findUnfinishedRooms(git, { now }) {
    const home = (0,external_node_path_.join)(git.commonDir, 'worktrees');
    const mayBeInUse = (record) => now() - (0,external_node_fs_.statSync)(record).mtimeMs < timeLimitMs[(0,process_tree/* sweepReach */.cE)()] ||
        (0,process_tree/* isAnyWorking */.Mh)([git.root, git.commonDir], (0,external_node_path_.join)(record, 'HEAD.lock'));
    return (0,atomic_file/* listDir */.ol)(home).flatMap((name) => {
        const record = (0,external_node_path_.join)(home, name);
        const isEmpty = (file) => ((0,external_node_fs_.statSync)((0,external_node_path_.join)(record, file), { throwIfNoEntry: false })?.size ?? 0) === 0;
        const isUnfinished = (0,external_node_fs_.statSync)(record).isDirectory() && ['gitdir', 'commondir'].some(isEmpty);
        return isUnfinished && !mayBeInUse(record) ? [record] : [];
    });
}
const timeLimitMs = { full: 300, 'group-only': 60_000 };

// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
// EXTERNAL MODULE: ./lib/system/process/special-files.js
var special_files = __webpack_require__(69406);
// EXTERNAL MODULE: ./lib/run/room/attempt-note.js
var attempt_note = __webpack_require__(10145);
// EXTERNAL MODULE: ./lib/run/room/private-clone.js + 1 modules
var private_clone = __webpack_require__(42513);
;// CONCATENATED MODULE: ./lib/run/open/recover-attempts.js














async function recoverInterrupted(recoveryContext) {
    const { git, ledger } = recoveryContext;
    const { earlier } = ledger;
    const { open: work } = (0,phase_state/* phaseState */.R)(earlier);
    const open = work.attempts(git.root).filter(({ tag }) => !recoveryContext.spared.has(tag));
    const fold = work.lastFold;
    const isHere = fold?.branch === undefined || fold.branch === (await git.state({ untracked: false })).branch;
    if (fold !== null && isHere)
        await (0,plan_merge/* finishAdvance */.It)(git, fold.base);
    for (const attempt of open)
        await recoverAttempt(attempt, recoveryContext);
    const { gate } = work;
    if (gate === null)
        return open;
    await (0,process_tree/* sweepMarked */.TK)(git.processMark(gate.runId, gate.of, gate.time));
    ledger.append('recovered', { of: gate.of, kept: null, cutOffRun: gate.runId });
    return [...open, gate];
}
async function recoverAttempt(open, context) {
    const { git, checkpoints, ledger } = context;
    const { phase, plan, attempt, tag, place, runId, adopters } = open;
    for (const id of [runId, ...adopters])
        await (0,process_tree/* sweepMarked */.TK)(git.processMark(id, plan, attempt));
    const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
    if (!checkpoint)
        return recordPart(open, context);
    if (place === undefined || place === git.root)
        throw new settings/* UsageError */.eb(`run ${runId} was cut off in attempt ${attempt} of plan ${plan}, by a version that worked in this checkout. ` +
            `To return to its beginning (the present state is kept under a ref): phase-executor checkpoint rollback ${tag}. ` +
            `To keep the checkout as it is: git tag -d ${tag}. Then run again`);
    const message = `attempt ${attempt} of plan ${plan} was cut off; the next run recovered it`;
    const saved = await saveRoomWork(place, checkpoint, { phase, plan, attempt, message }, git);
    await checkpoints.discard(checkpoint);
    ledger.append('recovered', { plan, attempt, tag, kept: saved, cutOffRun: runId });
}
async function recordPart({ plan, attempt, runId }, { git, ledger }) {
    const announced = ledger.earlier.findLast((event) => event.event === 'commit' && event.plan === plan && event.attempt === attempt && event.runId === runId);
    const part = announced?.event === 'commit' ? announced.part : undefined;
    if (part === undefined)
        return;
    const commit = await (0,plan_mark/* findPartCommit */._7)(git, { plan, runId, attempt, ...part });
    if (commit === null)
        return;
    ledger.append('part', { plan, attempt, ...part, commit, head: commit });
    ledger.append('recovered', { plan, attempt, kept: null, cutOffRun: runId });
}
async function saveRoomWork(root, checkpoint, options, git) {
    const room = new room_rooms/* Rooms */.f(git, (0,external_node_path_.dirname)(root)).find(root);
    if (room === null)
        return null;
    for (const mark of (0,process_tree/* listMarksBelow */.O9)(root))
        if (mark.split('/').at(-2) === checkpoint.plan)
            await (0,process_tree/* sweepMarked */.TK)(mark);
    if (!(0,external_node_fs_.existsSync)(root))
        return null;
    await (0,special_files/* clearSpecialFiles */.em)(root);
    await (0,private_clone/* takeLeftCommits */.r)(room.git, options).catch((error) => {
        if ((0,git_error/* isMachineFault */.O1)(error))
            throw error;
    });
    return (await new checkpoint_checkpoint/* Checkpoints */.O(room.git).keep(checkpoint, options))?.ref ?? null;
}
async function keepUnrecorded({ root, git: roomGit }, { git, checkpoints }) {
    const tag = (0,attempt_note/* readAttemptNote */.F)(roomGit);
    const checkpoint = tag === null ? undefined : (await checkpoints.list()).find((each) => each.tag === tag);
    if (checkpoint === undefined)
        return null;
    const { phase, plan } = checkpoint;
    const message = `plan ${plan} was cut off; the next run found it`;
    const options = { phase, plan, attempt: `unrecorded-${(0,external_node_path_.basename)(checkpoint.tag)}`, message };
    const ref = await saveRoomWork(root, checkpoint, options, git);
    await checkpoints.discard(checkpoint);
    return ref === null ? null : { plan, ref };
}
async function discardUnused(events, checkpoints, spared) {
    const { announced } = (0,phase_state/* phaseState */.R)(events).open;
    if (announced.size === 0)
        return;
    const isSpared = ({ tag, plan, at }) => spared.some((orphan) => orphan.tag === tag || (orphan.plan === plan && orphan.checkedSince === at));
    for (const checkpoint of await checkpoints.list())
        if (announced.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint))
            await checkpoints.discard(checkpoint);
}
function formatCutOffName(cutOff) {
    if ((0,cut_off_work/* isGateCutOff */.N)(cutOff))
        return `the ${cutOff.of === 'tests' ? 'tests' : 'verification'} of the phase`;
    return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
}

;// CONCATENATED MODULE: ./lib/run/open/recover-checkout.js

































async function runRecovery([ref = ''], input) {
    const world = await (0,work_branch/* withOrigin */.D_)(input);
    const git = await git_git/* Git */.T.open((0,call_world/* findProjectRoot */.p)(world), world.environment);
    const runId = (0,external_node_crypto_.randomUUID)();
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        const { lease } = await (0,checkout/* holdCheckout */.UL)(git, runId, { ttlMs: world.settings['lease-ttl'] }, world, cleanup);
        const { cutOff } = await recoverCheckout(git, { runId, lease, prefetcheds: () => false }, world);
        const names = cutOff.map(formatCutOffName).join(', ');
        const publishedTo = await publishEnd(ref, runId, git, world);
        const outcome = publishedTo === null ? 'the work is in this checkout only' : `the work is published on ${publishedTo}`;
        const text = names === ''
            ? `no attempt was left unfinished${publishedTo === null ? '' : `; the phase was released on ${publishedTo}`}`
            : `the run was cut off in ${names}; its work is kept; ${outcome}`;
        await (0,report_broken_run/* reportBrokenRun */.r)(text, { ref, archive: 'own', findBranch: report_broken_run/* ownBranch */.Z }, world);
        return {
            exitCode: 0,
            json: { recovered: cutOff, published: publishedTo !== null },
            text,
            summary: `${(0,markdown/* escapeMarkdown */.FV)(text)}\n`,
        };
    });
}
async function publishEnd(ref, runId, git, world) {
    const { settings } = world;
    if (settings.remote === '')
        return null;
    const warn = (reason) => world.progress(`the end of the run was not published: ${reason}`);
    try {
        const root = (0,call_world/* findProjectRoot */.p)(world);
        const phaseScope = (0,work_branch/* getPhaseScope */.Sr)((0,local_phase/* localPhase */.Bd)(await (0,read_schedule/* readRunnable */.Un)(root, ref), root, git), world);
        const remote = (0,remote_setting/* findConfiguredRemote */.e)(git, world);
        const calls = { beforeAside: async () => undefined, onLost: () => undefined, onTrouble: warn };
        const options = { ...phaseScope, ...calls, runId, remote, ttlMs: (0,work_branch/* sharedTtlMs */.O6)(settings) };
        return (await shared_lease/* SharedLease */._.giveBack(options)) ? `${(0,git_remote/* withoutSecret */.Nt)(settings.remote)}, ${(0,published_state/* recordRef */.Ji)(options)}` : null;
    }
    catch (error) {
        warn((0,failure/* describeFailure */.Ic)(error).message);
        return null;
    }
}
async function recoverCheckout(git, { runId, lease, prefetcheds: spares }, world) {
    const cutOff = [];
    const checkpoints = new checkpoint_checkpoint/* Checkpoints */.O(git);
    const ledgers = (0,log_ledger/* listLedgers */.Vc)(git.gitDir);
    const orphans = ledgers.flatMap(({ dir, events }) => (spares(dir) ? (0,phase_state/* phaseState */.R)(events).open.orphans(git.root) : []));
    const spared = orphans.length > 0 ? await findAdoptable(orphans, git, world) : [];
    const tags = new Set(spared.map(({ tag }) => tag));
    for (const { dir, phase: key, events } of ledgers) {
        await (0,unfinished_record/* undoUnfinishedRecord */.F)(dir, git);
        const phase = events.at(-1)?.phase ?? key;
        if ((0,phase_state/* phaseState */.R)(events).open.isAny(git.root)) {
            const redact = (0,redaction/* buildRedactor */.Dk)((0,job_secrets/* listJobSecrets */.Td)(world.environment, []));
            const stamp = { runId, phase, lease, now: () => new Date(world.now()), redact };
            const ledger = log_ledger/* Ledger */.Oc.open(dir, stamp, (0,run_view/* eventPrinter */.T)(world));
            const recovered = await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
            for (const work of recovered) {
                cutOff.push(work);
                if (!(0,cut_off_work/* isGateCutOff */.N)(work))
                    continue;
                const cleanCopies = (0,external_node_path_.join)(world.temporaryDirectory, `phase-executor-${work.runId}`);
                (0,mounts/* removeTree */.dM)(cleanCopies);
            }
            ledger.close();
        }
        await discardUnused(events, checkpoints, spared);
        await finishSigning(events, git);
    }
    clearLeftovers(git, ledgers, spared, world);
    await clearRooms(git, checkpoints, new Set(spared.map(({ place }) => place)), world);
    return { cutOff, spared };
}
async function finishSigning(events, git) {
    const { signing } = (0,phase_state/* phaseState */.R)(events);
    if (signing === null)
        return;
    const { from, to, branch } = signing;
    const current = await git.head();
    if (current.sha !== from || current.branch !== branch || (await git.resolve(to)) === null)
        return;
    await git.moveHead(from, to, 'phase-executor: signed', { ref: branch ?? 'HEAD' });
}
async function clearRooms(git, checkpoints, spared, world) {
    for (const folder of listRoomFolders(git, world)) {
        const rooms = new room_rooms/* Rooms */.f(git, folder);
        for (const name of rooms.list()) {
            const room = rooms.find((0,external_node_path_.join)(rooms.folder, name));
            if (room === null || spared.has(room.root))
                continue;
            const saved = await keepUnrecorded(room, { git, checkpoints });
            if (saved !== null)
                world.progress(`${room.root} is in no readable record: the work of plan ${saved.plan} there is kept in ${saved.ref}`);
        }
        await rooms.reap(spared);
    }
}
async function findAdoptable(orphans, git, world) {
    if ((0,process_tree/* sweepReach */.cE)() !== 'full')
        return [];
    const tags = new Set((await new checkpoint_checkpoint/* Checkpoints */.O(git).list()).map(({ tag }) => tag));
    const bootedAt = world.now() - world.machine.uptimeMs();
    const isThere = ({ phase, place, startedAt }) => startedAt > bootedAt &&
        new room_rooms/* Rooms */.f(git, (0,external_node_path_.join)(world.temporaryDirectory, getRoomsFolder(git, phase))).find(place) !== null &&
        (0,external_node_fs_.existsSync)(place);
    return orphans.filter((orphan) => tags.has(orphan.tag) && isThere(orphan));
}
async function recoverOutdated(spared, run) {
    const { git, checkpoints } = run.workspace;
    const { ledger } = run.services;
    const { orphans } = run.found;
    const { isolation } = run;
    const ownTags = (0,phase_state/* phaseState */.R)(ledger.earlier).open.tags;
    const outdated = spared.filter(({ tag, plan }) => ownTags.has(tag) && !orphans.has(plan));
    if (outdated.length === 0)
        return;
    const tags = new Set([...orphans.values()].map(({ tag }) => tag));
    await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
    for (const { place } of outdated)
        await isolation.rooms.remove((0,external_node_path_.basename)(place));
}
function getRoomsFolder(git, phase) {
    return `${getRoomsHome(git)}/${(0,phase_id/* getPhaseKey */.Tn)(phase)}`;
}
function listRoomFolders(git, world) {
    const home = (0,own_folder/* requireOwn */.SW)(world, getRoomsHome(git));
    const existing = (0,linked_trees/* listLinkedTrees */.T)(git).map(({ root }) => (0,external_node_path_.dirname)(root));
    const isOurs = (folder) => (0,external_node_path_.dirname)(folder).endsWith(`/${getRoomsHome(git)}`);
    return new Set([...(0,atomic_file/* listDir */.ol)(home).map((phase) => (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(home, phase))), ...existing.filter(isOurs)]);
}
function getRoomsHome({ gitDir }) {
    return `phase-executor-worktrees/${(0,external_node_crypto_.createHash)('sha1').update(gitDir).digest('hex').slice(0, 12)}`;
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readAttemptNote),
/* harmony export */   Y: () => (/* binding */ noteAttempt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15295);


function noteAttempt(git, tag) {
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceFile */ .fR)(notePath(git), tag);
}
function readAttemptNote(git) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReadRegular */ .aH)(notePath(git));
}
function notePath({ gitDir }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'phase-executor-attempt');
}


/***/ }),

/***/ 12419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   be: () => (/* binding */ areChanged),
/* harmony export */   c9: () => (/* binding */ findInstalled),
/* harmony export */   z0: () => (/* binding */ bringInstalled)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66725);



const movable = new Set(['node_modules', 'vendor', 'target']);
const maxKiB = 1024 * 1024;
const env = { PATH: '/usr/bin:/bin' };
async function findInstalled(git, ignored, rooms) {
    const folders = ignored.map((path) => path.replace(/\/$/, '')).filter((path) => movable.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    if (folders.length === 0)
        return { folders, way: 'copied', kib: 0, tooLarge: [] };
    if (await canShareContent(git.gitDir, rooms))
        return { folders, way: 'shared', kib: 0, tooLarge: [] };
    const sizes = await Promise.all(folders.map(async (path) => ({ path, size: await measureFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)) })));
    const isTooLarge = ({ size }) => size > maxKiB;
    const copied = sizes.filter((size) => !isTooLarge(size));
    return {
        folders: copied.map(({ path }) => path),
        way: 'copied',
        kib: copied.reduce((sum, { size }) => sum + size, 0),
        tooLarge: sizes.filter(isTooLarge).map(({ path }) => path),
    };
}
async function canShareContent(from, to) {
    const probe = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'phase-executor-share-'));
    const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(probe));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(to, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(probe, 'file'), 'x'.repeat(8192));
        const args = ['--reflink=always', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(probe, 'file'), copy];
        return (await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('cp', args, { cwd: from, env })).exitCode === 0;
    }
    finally {
        for (const path of [probe, copy])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
async function measureFolder(folder) {
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('du', ['-skx', folder], { cwd: '/', env });
    return Number.parseInt(stdout.toString('utf8'), 10) || Number.POSITIVE_INFINITY;
}
async function bringInstalled(checkout, room, { folders }) {
    for (const path of folders) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path)))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        const args = ['-a', ...(process.platform === 'linux' ? ['--reflink=auto'] : []), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path), target];
        const { exitCode, stderr } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('cp', args, { cwd: '/', env });
        if (exitCode === 0)
            continue;
        const code = /No space left|quota/i.test(stderr) ? { code: 'ENOSPC' } : {};
        throw Object.assign(new Error(`${path} could not be copied: ${stderr.trim().slice(0, 300)}`), code);
    }
}
async function areChanged(room, { folders }, sinceMs) {
    const existing = folders.filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path)));
    if (existing.length === 0)
        return false;
    const caches = ['-name', '.cache', '-o', '-name', '.vite', '-o', '-name', '.tmp'];
    const args = [...existing.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path)), '(', ...caches, ')', '-prune', '-o', '-type', 'f'];
    const newer = ['-newerct', `@${(sinceMs / 1000).toFixed(3)}`, '-print', '-quit'];
    return (await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('find', [...args, ...newer], { cwd: room, env })).stdout.length > 0;
}


/***/ }),

/***/ 42513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openClone),
  r: () => (/* binding */ takeLeftCommits)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle.js
var bundle = __webpack_require__(20791);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle-file.js
var bundle_file = __webpack_require__(28210);
// EXTERNAL MODULE: ./lib/system/git/bundle/tree-size.js
var tree_size = __webpack_require__(61145);
// EXTERNAL MODULE: ./lib/system/git/calls/git-config.js + 1 modules
var git_config = __webpack_require__(31011);
// EXTERNAL MODULE: ./lib/system/git/calls/git-environment.js
var git_environment = __webpack_require__(69072);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/calls/head.js
var head = __webpack_require__(56988);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/git/commit-object.js
var commit_object = __webpack_require__(90697);
// EXTERNAL MODULE: ./lib/system/git/objects/scratch-index.js
var scratch_index = __webpack_require__(15418);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/run/room/large-files.js



async function takeLargeFiles(git, folder) {
    const source = (0,external_node_path_.join)(folder, 'lfs/objects');
    if (!(0,external_node_fs_.existsSync)(source))
        return;
    const store = (0,external_node_path_.resolve)(git.commonDir, git.config.find('lfs.storage') ?? 'lfs', 'objects');
    for (const entry of (0,external_node_fs_.readdirSync)(source, { recursive: true, withFileTypes: true })) {
        const { name } = entry;
        const target = (0,external_node_path_.join)(store, name.slice(0, 2), name.slice(2, 4), name);
        if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(name) || (0,external_node_fs_.existsSync)(target))
            continue;
        const draft = `${target}.phase-executor`;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(entry.parentPath, name), draft);
        if ((await hashFile(draft)) === name)
            (0,external_node_fs_.renameSync)(draft, target);
        else
            (0,external_node_fs_.rmSync)(draft);
    }
}
async function hashFile(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./lib/run/room/private-clone.js

















async function openClone(git, branch) {
    const folder = (0,external_node_path_.join)(git.root, '.git');
    const { sha } = await git.head();
    const refs = await listPackedRefs(git);
    if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        (0,external_node_fs_.rmSync)(folder, { force: true });
    for (const name of (0,atomic_file/* listDir */.ol)(folder))
        if (name !== 'modules')
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    for (const path of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, path), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'objects/info/alternates'), `${JSON.stringify((0,external_node_path_.join)(git.commonDir, 'objects'))}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'config'), renderConfig(git));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'packed-refs'), refs);
    copyFiles(git.commonDir, folder, ['shallow', 'info/exclude', 'info/attributes']);
    (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(folder, 'info/exclude'), tracking_files/* trackingFiles */.FB.map((file) => `\n**/${file}`).join(''));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'HEAD'), branch === null ? `${sha}\n` : `ref: ${branch}\n`);
    if (branch !== null) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, branch)), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, branch), `${sha}\n`);
    }
    const hooks = (0,external_node_path_.join)(git.commonDir, 'hooks');
    if ((0,external_node_fs_.existsSync)(hooks))
        (0,external_node_fs_.cpSync)(hooks, (0,external_node_path_.join)(folder, 'hooks'), { recursive: true, filter: (path) => !path.endsWith('.sample') });
    const shared = (0,external_node_fs_.readdirSync)(git.gitDir).filter((name) => name.startsWith('sharedindex.'));
    copyFiles(git.gitDir, folder, ['index', ...shared]);
    return (name) => takeCommits({ git, folder, base: sha, known: parseNamedObjects(refs) }, name);
}
async function takeLeftCommits(git, as) {
    const [{ sha }, refs] = await Promise.all([git.head(), listPackedRefs(git)]);
    return takeCommits({ git, folder: (0,external_node_path_.join)(git.root, '.git'), base: sha, known: parseNamedObjects(refs) }, as);
}
async function takeCommits(privateClone, as) {
    const { folder } = privateClone;
    const stats = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    if (stats === undefined)
        return ['the agent removed its git directory'];
    if (!stats.isDirectory())
        throw new Error('the git directory is not a folder');
    await takeLargeFiles(privateClone.git, folder);
    const refusal = await takeHead(privateClone).then(() => null, (error) => error);
    if (refusal !== null && (0,git_error/* isMachineFault */.O1)(refusal))
        throw refusal;
    const warnings = await saveOtherCommits(privateClone, as);
    if (refusal !== null)
        throw refusal;
    await takeIndex(privateClone);
    return warnings;
}
async function takeHead(privateClone) {
    const { git, folder, base } = privateClone;
    const head = readHead(privateClone);
    if (head === base)
        return;
    keepOnlyObjects((0,external_node_path_.join)(folder, 'objects'));
    await takeObjects(privateClone, head);
    await git.moveHead(base, head, 'phase-executor: work of an agent');
    await git.run(['read-tree', '--reset', head]);
}
async function saveOtherCommits(privateClone, as) {
    const { git, folder, known } = privateClone;
    const { sha: head } = await git.head();
    const tips = [...new Set(readTips(folder))].filter((tip) => !known.has(tip) && tip !== head && tip !== privateClone.base);
    if (tips.length === 0)
        return [];
    keepOnlyObjects((0,external_node_path_.join)(folder, 'objects'));
    const excluded = [...known, privateClone.base, head].map((commit) => `^${commit}`);
    const listing = await git.try(['rev-list', '--parents', '--ignore-missing', '--stdin'], {
        reading: true,
        stdin: `${[...tips, ...excluded].join('\n')}\n`,
        env: buildObjectsEnv(folder),
        timeoutMs: packTimeoutMs,
    });
    if (listing.exitCode !== 0)
        return ['commits of the agent on other branches are lost: git cannot read them'];
    const commits = (0,commit_object/* splitNonEmptyLines */.Qc)(listing.stdout.toString('latin1')).map((line) => line.split(' '));
    const parents = new Set(commits.flatMap(([, ...commitParents]) => commitParents));
    const ends = commits.flatMap(([commit = '']) => (parents.has(commit) ? [] : [commit]));
    const warnings = [];
    for (const end of ends.slice(0, maxOtherCommits)) {
        try {
            await takeObjects({ ...privateClone, base: head }, end);
            await (0,partial_work/* savePartialCommit */.K_)(git, { ...as, attempt: `${as.attempt}-beside-${(0,text_text/* shortenId */.X_)(end)}` }, end);
        }
        catch (error) {
            if (!(error instanceof bundle_file/* BundleError */.rJ))
                throw error;
            warnings.push(`commit ${(0,text_text/* shortenId */.X_)(end)}, beside those of its branch, is lost: ${error.message}`);
        }
    }
    if (ends.length > maxOtherCommits)
        warnings.push(`of ${ends.length} ends of other branches of the agent the last ${maxOtherCommits} are kept`);
    return warnings;
}
const maxOtherCommits = 50;
function readTips(folder) {
    const refs = (0,external_node_path_.join)(folder, 'refs');
    const isFolder = (0,external_node_fs_.lstatSync)(refs, { throwIfNoEntry: false })?.isDirectory() === true;
    const files = isFolder ? (0,external_node_fs_.readdirSync)(refs, { recursive: true, withFileTypes: true }) : [];
    const paths = files.map(({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name));
    const enginePrefix = (0,external_node_path_.join)(refs, 'phase-executor/');
    const loose = paths.flatMap((path) => (path.startsWith(enginePrefix) ? [] : [(0,head/* readSingleLine */.Ts)(path)]));
    const stashes = ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, 'logs/refs/stash')) ?? '').split('\n');
    const lines = ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, 'packed-refs')) ?? '').split('\n');
    const packed = parseNamedObjects(lines.filter((line) => !line.includes(' refs/phase-executor/')).join('\n'));
    return [...loose, ...stashes.map((line) => line.split(' ')[1] ?? ''), ...packed].filter(head/* isObjectName */.V2);
}
function parseNamedObjects(refs) {
    return new Set(refs
        .split('\n')
        .map((line) => line.split(' ')[0] ?? '')
        .filter(head/* isObjectName */.V2));
}
async function takeIndex({ git, folder }) {
    const file = (0,external_node_path_.join)(folder, 'index');
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > maxIndexBytes)
        return;
    const [forced = [], listed = []] = await (0,scratch_index/* withScratchIndex */.LC)(git, async (index) => {
        (0,external_node_fs_.copyFileSync)(file, index);
        const list = async (...options) => {
            const { exitCode, stdout } = await git.try(['ls-files', '-z', ...options], { index, reading: true });
            return exitCode === 0 ? (0,path_bytes/* splitAtNuls */.SX)((0,path_bytes/* decodePaths */.NA)(stdout)) : [];
        };
        return Promise.all([list('--cached', '--ignored', '--exclude-standard'), list('-v')]);
    });
    const isFile = (path) => (0,external_node_fs_.lstatSync)((0,path_bytes/* getFileBelow */.mL)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    if (forced.length <= maxForced)
        await git.stage(forced.filter(isFile));
    const flagged = new Set(listed.flatMap((entry) => (/^[a-zS] /.test(entry) ? [entry.slice(2)] : [])));
    const hidden = flagged.size === 0 ? [] : (await git.state({ untracked: false })).changes;
    const paths = hidden.flatMap(({ path }) => (flagged.has(path) ? [path] : []));
    if (paths.length > 0)
        throw new bundle_file/* BundleError */.rJ(`it told git not to look at ${(0,text_text/* joinFirstFew */.RS)(paths, 5)}, and changed that; leave its index flags`);
}
const maxIndexBytes = 512 * 1024 * 1024;
const maxForced = 1_000;
function readHead({ folder }) {
    const text = (0,head/* readSingleLine */.Ts)((0,external_node_path_.join)(folder, 'HEAD'));
    const ref = /^ref: (refs\/[^\0-\x20~^:?*[\\]+)$/.exec(text)?.[1];
    const commit = ref === undefined ? text : (0,head/* readSingleLine */.Ts)((0,external_node_path_.join)(folder, ref)) || readPackedCommit(folder, ref);
    if (!(0,head/* isObjectName */.V2)(commit))
        throw new Error('the agent left HEAD on no commit');
    return commit;
}
function readPackedCommit(folder, ref) {
    const lines = ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, 'packed-refs')) ?? '').split('\n');
    return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}
async function takeObjects({ git, folder, base }, commit) {
    const packed = await (0,bundle/* packCommits */.C7)(git, `${commit}\n^${base}`, {
        env: buildObjectsEnv(folder),
        timeoutMs: packTimeoutMs,
    });
    if (packed.exitCode !== 0)
        throw new bundle_file/* BundleError */.rJ(`git cannot pack it: ${packed.stderr.trim().slice(0, 300)}`);
    await (0,bundle/* takePack */.zE)(git, packed.stdout, [commit], () => `HEAD is on ${commit}, which is not a commit`);
    await (0,tree_size/* checkTreeSizes */.J)(git, base, [await git.treeOf(commit)]).catch((error) => {
        throw (0,git_error/* isMachineFault */.O1)(error) ? error : new bundle_file/* BundleError */.rJ(error.message, { cause: error });
    });
}
function buildObjectsEnv(folder) {
    return { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify((0,external_node_path_.join)(folder, 'objects')) };
}
const packTimeoutMs = 120_000;
function copyFiles(from, to, names) {
    for (const name of names) {
        const stat = (0,external_node_fs_.statSync)((0,external_node_path_.join)(from, name), { throwIfNoEntry: false });
        if (stat === undefined)
            continue;
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name));
        (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(to, name), stat.atime, stat.mtime);
    }
}
function renderConfig(git) {
    const fixedSettings = [
        'gc.auto=0',
        'maintenance.auto=false',
        'commit.gpgsign=false',
        'tag.gpgsign=false',
        'core.bare=false',
    ];
    const extraSettings = [...fixedSettings, ...git_environment/* syncSettings */.HA.repository].map((setting) => setting.replace('=', '\n'));
    return [...git.config.own, ...extraSettings].map(renderConfigEntry).join('');
}
function renderConfigEntry(entry) {
    const [key = ''] = entry.split('\n', 1);
    const [, section = '', , subsection, name = ''] = /^([^.]+)(\.(.+))?\.([^.]+)$/s.exec(key) ?? [];
    if (isWithheld(key))
        return '';
    const quote = (text) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const head = `[${section}${subsection === undefined ? '' : ` ${quote(subsection)}`}]\n\t${name}`;
    if (key.length === entry.length)
        return `${head}\n`;
    const value = entry.slice(key.length + 1).replace(git_config/* urlCredentials */.O4, '//');
    return `${head} = ${quote(value).replaceAll('\n', '\\n')}\n`;
}
function isWithheld(key) {
    const isFormat = /^(extensions\.(worktreeconfig|refstorage)|core\.(worktree|bare|sparsecheckout(cone)?)|index\.sparse|lfs\.storage)$/.test(key);
    return isFormat || /^(credential|include|includeif)\.|^http\..*(extraheader|cookiefile)$|^url\..*@/.test(key);
}
async function listPackedRefs(git) {
    const listed = await git.read(['for-each-ref', '--format=%(objectname) %(refname)']);
    const isOmitted = /^refs\/(?:(?:phase-executor|tags\/checkpoint|worktree|bisect|rewritten)\/|stash$)/;
    return listed
        .split('\n')
        .flatMap((line) => (line === '' || isOmitted.test(line.slice(line.indexOf(' ') + 1)) ? [] : [`${line}\n`]))
        .join('');
}
function keepOnlyObjects(objects) {
    if (!(0,external_node_fs_.lstatSync)(objects).isDirectory())
        throw new bundle_file/* BundleError */.rJ('the folder of its objects is not one');
    for (const folder of (0,external_node_fs_.readdirSync)(objects, { withFileTypes: true })) {
        const path = (0,external_node_path_.join)(objects, folder.name);
        const isPacks = folder.name === 'pack';
        if (!folder.isDirectory() || !(isPacks || /^[0-9a-f]{2}$/.test(folder.name))) {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
            continue;
        }
        for (const entry of (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }))
            if (!entry.isFile() || (isPacks && !/^pack-[0-9a-f]+\.(pack|idx)$/.test(entry.name)))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(path, entry.name), { recursive: true, force: true });
    }
}


/***/ }),

/***/ 87741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Rooms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_files_file_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74207);
/* harmony import */ var _system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99918);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94895);
/* harmony import */ var _system_git_calls_linked_trees_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12587);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14968);
/* harmony import */ var _system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76417);
/* harmony import */ var _system_process_special_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69406);
/* harmony import */ var _installed_folders_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12419);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47494);













class Rooms {
    #git;
    folder;
    #queue = Promise.resolve();
    constructor(git, folder) {
        this.#git = git;
        this.folder = (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRealPath */ .Sc)(folder);
    }
    async add(name, commit) {
        const created = this.#queue.then(() => this.#make(name, commit));
        this.#queue = created.catch(() => undefined);
        const room = await created;
        await room.git.run((0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .getCheckoutArguments */ .R)(commit));
        return room;
    }
    async #make(name, commit) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name);
        if (name === '' || /[\\/]|^\.\.?$/.test(name))
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS(`a room cannot be named "${name}"; name one folder`);
        await this.remove(name);
        const forced = ['--force', '--force'];
        await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
        const record = this.#recordsOf(root)[0]?.gitDir;
        if (record === undefined)
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS(`git made no work tree in ${root}; check whether the disk is full`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(record, 'info/sparse-checkout'), { force: true });
        await (0,_system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFiles */ .f)('/', [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(record, file))]);
        return this.#roomAt(root, record);
    }
    #roomAt(root, record) {
        return {
            name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
            root,
            git: this.#git.room(root, record),
            prepared: null,
            installed: null,
            known: null,
        };
    }
    async tryReset(room, commit) {
        const { git, root, prepared, installed } = room;
        room.known = null;
        try {
            if (installed !== null && (await (0,_installed_folders_js__WEBPACK_IMPORTED_MODULE_11__/* .areChanged */ .be)(root, installed.incoming, installed.at)))
                return false;
            if ((await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_12__/* .listFilledSubmodules */ .i)(git)).length > 0)
                return false;
            await (0,_system_process_special_files_js__WEBPACK_IMPORTED_MODULE_10__/* .clearSpecialFiles */ .em)(root);
            await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .removeAll */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'));
            await git.run(['read-tree', '--reset', commit]);
            await this.#dissolveRepositories(room, commit);
            await this.#cleanUntracked(room);
            await git.run(['-c', 'core.trustctime=true', '-c', 'core.checkStat=default', ...(0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .getCheckoutArguments */ .R)(commit)]);
            const ignored = new Set(prepared?.ignored);
            const listNewPaths = ({ ignored: all = [] }) => all.filter((path) => !ignored.has(path));
            let state = await git.state();
            const newPaths = listNewPaths(state);
            for (const path of newPaths)
                await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .removeAll */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
            if (newPaths.length > 0) {
                await this.#cleanUntracked(room);
                state = await git.state();
            }
            room.known = state;
            const isUnexpected = ({ path }) => !prepared?.changes.some((change) => change.path === path);
            return !state.changes.some(isUnexpected) && listNewPaths(state).length === 0;
        }
        catch (error) {
            if ((0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isMachineFault */ .O1)(error))
                throw error;
            return false;
        }
    }
    async #cleanUntracked({ git, prepared }) {
        const created = (prepared?.changes ?? []).map(({ path }) => `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`);
        await git.run(['clean', '-ffdq', ...created.flatMap((pattern) => ['-e', pattern])]);
    }
    async #dissolveRepositories({ git, root }, commit) {
        for (const path of await (0,_system_process_special_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findBelow */ .JB)(root, ['-name', '.git'])) {
            const folder = await git.trees.at(commit, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            if (folder?.mode === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_8__/* .folderMode */ .a1)
                await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .removeAll */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        }
    }
    async remove(name) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name);
        await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .removeAll */ .C)(root);
        for (const { gitDir } of this.#recordsOf(root)) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(gitDir, { recursive: true, force: true, maxRetries: 3 });
            (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRemoveEmptyFolder */ .Fd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(gitDir));
        }
    }
    list() {
        const existing = (0,_system_git_calls_linked_trees_js__WEBPACK_IMPORTED_MODULE_7__/* .listLinkedTrees */ .T)(this.#git).flatMap(({ root }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.folder ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root)] : []);
        const isRoom = (name) => /^\d+$/.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name, '.git'));
        const remaining = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(this.folder).filter(isRoom);
        return [...new Set([...existing, ...remaining])].sort();
    }
    find(root) {
        const [record] = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.folder ? this.#recordsOf(root) : [];
        return record === undefined ? null : this.#roomAt(root, record.gitDir);
    }
    async reap(spared = new Set()) {
        const names = this.list().filter((name) => !spared.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name)));
        for (const name of names)
            await this.remove(name);
        return names;
    }
    #recordsOf(root) {
        return (0,_system_git_calls_linked_trees_js__WEBPACK_IMPORTED_MODULE_7__/* .listLinkedTrees */ .T)(this.#git).filter((tree) => tree.root === root);
    }
}


/***/ }),

/***/ 47494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findChangedSubmodules),
/* harmony export */   i: () => (/* binding */ listFilledSubmodules)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);
/* harmony import */ var _installed_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12419);






async function listFilledSubmodules(git) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, '.gitmodules')))
        return [];
    const { stdout } = await git.try(['ls-files', '-z', '--stage'], { reading: true });
    const entries = (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAtNuls */ .SX)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePaths */ .NA)(stdout)).filter((entry) => entry.startsWith(`${_system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8} `));
    const paths = entries.map((entry) => entry.slice(entry.indexOf('\t') + 1));
    return paths.filter((path) => (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)).length > 0);
}
async function findChangedSubmodules(git, sinceMs) {
    const reported = { lost: [], touched: [] };
    for (const path of await listFilledSubmodules(git)) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path, '.git')))
            reported.lost.push(path);
        else if (await (0,_installed_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .areChanged */ .be)(git.root, { folders: [path] }, sinceMs))
            reported.touched.push(path);
    }
    return reported;
}


/***/ }),

/***/ 42567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ getResultFolder),
/* harmony export */   SW: () => (/* binding */ requireOwn),
/* harmony export */   xc: () => (/* binding */ makeOwnFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);



function makeOwnFolder(location, path) {
    for (const [at] of path.split('/').entries()) {
        const parents = path.split('/').slice(0, at + 1);
        makeFolder(requireOwn(location, parents.join('/')));
    }
    return requireOwn(location, path);
}
function getResultFolder(location, named, name) {
    if (named === '')
        return makeOwnFolder(location, name);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(named, { throwIfNoEntry: false });
    const user = process.getuid?.();
    if (location.environment.RUNNER_TEMP || stats === undefined || user === undefined || stats.uid === user)
        return named;
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`output-dir: ${named} belongs to another user, who could change the result; name a folder of your own`);
}
function makeFolder(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o755 });
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'EEXIST')
            return;
        if (!['EACCES', 'ENOENT', 'EPERM', 'EROFS'].includes(code))
            throw error;
        const step = 'set TMPDIR to a folder that this user may write';
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the temporary folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)} cannot be written (${code}); ${step}`);
    }
}
function requireOwn({ temporaryDirectory: top, environment }, path) {
    const user = process.getuid?.();
    const topProblem = environment.RUNNER_TEMP ? null : sharedFolderProblem((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(top), user);
    if (topProblem !== null)
        throw buildRefusal(top, topProblem, 'set TMPDIR to a folder of your own');
    let folder = top;
    for (const name of path.split('/')) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        const problem = stats === undefined ? null : folderProblem(stats, user);
        if (problem !== null)
            throw buildRefusal(folder, problem, 'remove it, or set TMPDIR to a folder of your own');
    }
    return folder;
}
function folderProblem(stats, user) {
    if (stats.isSymbolicLink())
        return 'is a symbolic link';
    if (!stats.isDirectory())
        return notFolder;
    if (user !== undefined && stats.uid !== user)
        return 'belongs to another user';
    return user !== undefined && (stats.mode & 0o002) !== 0 ? 'can be changed by every user' : null;
}
function sharedFolderProblem({ uid, mode }, user) {
    if (user === undefined || uid === user)
        return null;
    if (uid !== 0)
        return 'belongs to another user';
    return (mode & 0o1002) === 0o002 ? 'lets every user replace what is in it' : null;
}
function buildRefusal(folder, problem, step) {
    const risk = problem === notFolder ? '' : ', so others could change what a run reads there';
    return new _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${problem === notFolder ? '' : 'the temporary folder '}${folder} ${problem}${risk}; ${step}`);
}
const notFolder = 'is not a folder, but runs keep their files in one of this name';


/***/ }),

/***/ 71564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   no: () => (/* binding */ buildStop)
/* harmony export */ });
/* unused harmony export DECISION_RULES */
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _next_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3889);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69461);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);




const DECISION_RULES = [
    ...['succeeded', 'verification_contradicts', 'verification_asks', 'next_phase_not_ready', 'skipped'],
    ...['interrupted', 'not_retryable', 'budget_used', 'reason_not_retried', 'quota_used', 'provider_down'],
    ...['attempts_used', 'run_attempts_used', 'deadline', 'open_after_deadline', 'open_after_wait'],
    ...['retry', 'relay'],
    ...['stuck_same_failure', 'stuck_consecutive', 'stuck_in_window', 'stuck_alternation'],
    'stuck_circuit_breaker',
    ...['person_asked', 'dependency_open', 'open_later', 'rounds_used', 'unpublished', 'taken_over'],
];
function decide(signal, policy, history) {
    switch (signal.status) {
        case 'success':
            return decideAfterSuccess(signal, policy);
        case 'failure':
            return decideAfterFailure(signal, policy.retry, history);
        case 'blocked':
            return decideWhileBlocked(signal);
        case 'skipped':
            return buildProceed(policy, 'skipped', `${describeSubject(signal)} was skipped: ${signal.details.reason}`, {
                skipped: true,
            });
    }
}
function decideAfterSuccess(signal, policy) {
    const { verificationStatus, nextPhaseReady } = signal.details;
    const name = describeSubject(signal);
    switch (verificationStatus) {
        case 'failed':
        case 'gaps_found': {
            const reason = `${name} claims success, but its verification says ${verificationStatus}`;
            return buildEscalate('verification_contradicts', reason, { reason: 'verification_failed', skipOption: false });
        }
        case 'human_needed': {
            const reason = `${name} is done, but its verification asks for a person`;
            return awaitUser('verification_asks', reason, 'verification: human_needed');
        }
        default: {
            if (nextPhaseReady)
                return buildProceed(policy, 'succeeded', `${name} succeeded`);
            const reason = `${name} succeeded and reports that the next phase is not ready`;
            return buildStop('next_phase_not_ready', reason, 'next phase not ready');
        }
    }
}
function decideAfterFailure(signal, policy, history) {
    const { details } = signal;
    const { reason, retryable, retryOptions, skipOption } = details;
    const failed = `${describeSubject(signal)} failed (${reason})`;
    if (history.interrupted)
        return buildStop('interrupted', `${failed} and the run was asked to stop`, 'interrupted');
    if (!retryable)
        return buildEscalate('not_retryable', `${failed} and reports that a retry cannot help`, details);
    const { budget } = history;
    if (budget?.left === false)
        return buildStop('budget_used', `${failed}; ${budget.why}`, 'budget');
    const opensAt = getReopeningTime(signal, history.now);
    const hasRoom = reason === 'budget' && budget?.left === true;
    if (opensAt === undefined && !hasRoom && policy.nonRetryableReasons.includes(reason))
        return reason === 'quota'
            ? buildParked('quota_used', signal, policy, history, policy.quotaParkedMs)
            : buildEscalate('reason_not_retried', `${failed}, which another attempt does not fix`, details);
    const { isTransient } = _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason];
    const failures = 1 + history.failures.filter((failure) => _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[failure].isTransient === isTransient).length;
    const allowed = countAllowedFailures(policy, isTransient, retryOptions?.maxRetries);
    const isProviderDown = reason === 'rate_limit' || reason === 'overloaded';
    if (failures > allowed && isProviderDown)
        return buildParked('provider_down', signal, policy, history, policy.providerParkedMs);
    if (failures > allowed)
        return buildEscalate('attempts_used', `${failed}; ${failures} of ${allowed + 1} attempts used`, details);
    if (history.stuck?.stuck) {
        const why = `${history.stuck.why}; another attempt would fail the same way (last: ${reason})`;
        return buildEscalate(`stuck_${history.stuck.rule}`, why, { reason: 'stuck', skipOption });
    }
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed} and the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const text = details.error === undefined ? '' : `: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(details.error.message, 300)}`;
    const base = { ...policy, initialIntervalMs: retryOptions?.backoffMs ?? policy.initialIntervalMs };
    const closedMs = Math.max(0, (opensAt?.getTime() ?? 0) - history.now.getTime());
    const wait = closedMs + (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffMs */ .jo)(base, failures, history.random);
    if (opensAt !== undefined && closedMs > policy.maximumWaitMs) {
        const opensAtText = opensAt.toISOString();
        const why = `${failed}; it can continue at ${opensAtText}, which is later than a run waits (setting max-wait); run the phase again then`;
        return awaitDependency('open_after_wait', why, [], opensAtText);
    }
    const isTooLate = history.deadlineAt !== undefined && history.now.getTime() + wait >= history.deadlineAt.getTime();
    if (isTooLate && opensAt === undefined)
        return buildStop('deadline', `${failed} and the run's deadline leaves no time for another attempt`, 'deadline');
    if (isTooLate && opensAt !== undefined) {
        const opensAtText = opensAt.toISOString();
        const why = `${failed}; it can continue at ${opensAtText}, which is after the run's deadline`;
        return awaitDependency('open_after_deadline', why, [], opensAtText);
    }
    return {
        continue: false,
        action: 'retry',
        attempt: (signal.attempt ?? history.failures.length + 1) + 1,
        backoffMs: wait,
        rule: 'retry',
        why: `${failed}${text}; failure ${failures} of at most ${allowed} that are retried`,
    };
}
function buildParked(rule, signal, policy, history, ms) {
    const { reason, error } = signal.details;
    const text = error === undefined ? '' : `: ${error.message}`;
    const failed = `${describeSubject(signal)} failed (${reason})${text}`;
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed}; the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const opensAt = getReopeningTime(signal, history.now)?.getTime() ?? 0;
    const unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
    return awaitDependency(rule, `${failed}; parked until ${unblockAt}, run the phase again then`, [], unblockAt);
}
function getReopeningTime(signal, now) {
    const { resetAt, retryAfterMs } = signal.details;
    if (resetAt !== undefined)
        return new Date(resetAt);
    if (retryAfterMs === undefined)
        return undefined;
    return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
}
function countAllowedFailures(policy, transient, maxRetries = Number.POSITIVE_INFINITY) {
    if (transient)
        return maxRetries === 0 ? 0 : policy.maximumTransientFailures;
    return Math.min(policy.maximumAttempts - 1, maxRetries);
}
function decideWhileBlocked(signal) {
    const { userInputRequired, blockingDependencies: deps, estimatedUnblockTime: unblockAt, reason } = signal.details;
    const name = describeSubject(signal);
    if (userInputRequired)
        return awaitUser('person_asked', `${name} waits for a person: ${reason}`, reason);
    if (deps.length > 0)
        return awaitDependency('dependency_open', `${name} waits for ${deps.join(', ')}: ${reason}`, deps, unblockAt);
    if (unblockAt)
        return awaitDependency('open_later', reason.includes(unblockAt) ? `${name} waits: ${reason}` : `${name} can continue at ${unblockAt}: ${reason}`, deps, unblockAt);
    return awaitUser('person_asked', `${name} is blocked and names no time or plan to wait for: ${reason}`, reason);
}
function buildProceed(policy, rule, reason, flags = {}) {
    const { nextPhase = null } = policy;
    const result = nextPhase === null ? 'last' : 'planned';
    const { nextPhaseStatus = policy.nextPhase === undefined ? 'unknown' : result } = policy;
    const nextPhaseText = (0,_next_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNextPhase */ .wD)({ nextPhase, nextPhaseStatus });
    return {
        continue: true,
        action: 'proceed',
        nextPhase,
        nextPhaseStatus,
        ...flags,
        rule,
        why: `${reason}; ${nextPhaseText}`,
    };
}
function awaitUser(rule, why, reason) {
    return { continue: false, action: 'await_user', reason, rule, why };
}
function awaitDependency(rule, reason, deps, unblockAt) {
    return { continue: false, action: 'await_dependency', deps, ...(unblockAt ? { unblockAt } : {}), rule, why: reason };
}
function buildEscalate(rule, why, { reason, skipOption }) {
    return { continue: false, action: 'escalate', reason, skipOption, rule, why };
}
function buildStop(rule, why, reason) {
    return { continue: false, action: 'stop', reason, rule, why };
}
function describeSubject(signal) {
    return signal.plan === undefined ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
}


/***/ }),

/***/ 25839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ listRemainingWork),
/* harmony export */   k: () => (/* binding */ leftItems)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function listRemainingWork(text) {
    if (text.trim() === '')
        return [];
    if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isNestedTooDeep */ .kq)(text))
        return ['the handoff is nested too deeply, so it does not say that nothing is left'];
    const handoff = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(text);
    if (handoff === undefined)
        return ['the handoff is not JSON, so it does not say that nothing is left'];
    if (isNothingLeft(handoff))
        return [];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(handoff))
        return ['the handoff is not a JSON object, so it does not say that nothing is left'];
    return listRemainingItems(handoff)
        .slice(0, 20)
        .map((item) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutControls */ .DJ)(item)));
}
function listRemainingItems(handoff) {
    const remaining = leftItems(handoff);
    const isListed = listNestedRecords(handoff.tasks).length > 0 || readProgressCounts(handoff).length > 0;
    const saysAllDone = isListed || isReportedDone(handoff) || remainingKeys.some((key) => key in handoff);
    return remaining.length > 0 || saysAllDone ? remaining : ['the handoff does not say that nothing is left'];
}
function leftItems(handoff) {
    return [
        ...remainingKeys.flatMap((key) => listItems(handoff[key])),
        ...['plan', 'phase', 'handoff', 'work'].flatMap((key) => {
            const inner = handoff[key];
            return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(inner) ? remainingKeys.flatMap((remainingKey) => listItems(inner[remainingKey])) : [];
        }),
        ...listNestedRecords(handoff.completed).filter(isUnfinished).map(withStatus),
        ...listNestedRecords(handoff.tasks)
            .filter((task) => isUnfinished(task) || !isReportedDone(task))
            .map(withStatus),
        ...listUndoneItems(handoff),
        ...findContradictions(handoff),
    ];
}
const remainingKeys = [
    ...['remaining', 'remaining_tasks', 'remainingTasks', 'remaining_work', 'remainingWork', 'remainingItems'],
    ...['remaining_count', 'remainingCount', 'unfinished', 'not_done', 'notDone', 'open', 'open_tasks'],
    ...['outstanding', 'left'],
    ...['incomplete_tasks', 'incompleteTasks', 'pending', 'pending_tasks', 'pendingTasks', 'todo', 'todos', 'blockers'],
];
const statusKeys = ['status', 'state'];
function listItems(value) {
    if (isNothingLeft(value))
        return [];
    if (Array.isArray(value))
        return value.flatMap(listItems);
    if (typeof value === 'number')
        return [`${value} left`];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value))
        return [String(value)];
    if (isReportedDone(value) && !isUnfinished(value))
        return [];
    return [getItemName(value) || JSON.stringify(value)];
}
function isReportedDone(item) {
    return (statusKeys.some((key) => isDoneStatus(item[key])) ||
        ['completed', 'complete', 'done'].some((key) => item[key] === true));
}
function isUnfinished(item) {
    return item.tests === 'failed' || findContradictions(item).length > 0;
}
function withStatus(item) {
    const reason = item.tests === 'failed' ? ['tests: "failed"', ...findContradictions(item)] : findContradictions(item);
    return `${getItemName(item) || 'a task'} (${reason.join(', ') || 'without a status'})`;
}
function findContradictions(item) {
    const keys = [
        ...statusKeys.filter((key) => !isNothingLeft(item[key]) && !isDoneStatus(item[key])),
        ...['incomplete', 'partial', 'blocked', 'is_error', 'userInputRequired'].filter((key) => item[key] === true),
        ...['completed', 'complete', 'done', 'success'].filter((key) => item[key] === false),
        ...['reason', 'result', 'outcome'].filter((key) => failedPattern.test(String(item[key] ?? ''))),
    ];
    return keys.map((key) => `${key}: ${JSON.stringify(item[key])}`);
}
function listUndoneItems(handoff) {
    const share = ['completion', 'percent', 'progress', 'percent_complete'].map((key) => String(handoff[key] ?? ''));
    const [, percent] = share.map((text) => /^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((match) => match !== null) ?? [];
    if (percent !== undefined)
        return [`${percent} % are done`];
    return readProgressCounts(handoff).flatMap(([done, total]) => done < total ? [`${done} of ${total} tasks are done`] : []);
}
const failedPattern = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;
function readProgressCounts(handoff) {
    const { completed, total } = handoff;
    const [, share, totalText] = /^(\d{1,4}) ?(?:\/|of) ?(\d{1,4})\b/.exec(String(handoff.progress ?? '')) ?? [];
    const pairs = [
        [Array.isArray(completed) ? completed.length : completed, total],
        [handoff.tasks_completed, handoff.tasks_total],
        [handoff.tasksCompleted, handoff.tasksTotal],
        [share, totalText],
    ];
    const counts = pairs.map(([done, total]) => [Number(done), Number(total)]);
    return counts.filter(([done, total]) => done >= 0 && total > 0);
}
function getItemName(item) {
    const parts = [item.task ?? item.name ?? item.title ?? item.id ?? item.file, item.description ?? item.notes];
    return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ');
}
function isDoneStatus(status) {
    return (status === true ||
        (typeof status === 'string' && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim())));
}
function listNestedRecords(value) {
    return Array.isArray(value) ? value.filter(_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi) : [];
}
function isNothingLeft(value) {
    if (value === null || value === undefined || value === false || value === 0)
        return true;
    if (typeof value === 'string')
        return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
    if (Array.isArray(value))
        return value.every(isNothingLeft);
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value) && Object.keys(value).length === 0;
}


/***/ }),

/***/ 28210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ parseBundleHeader),
/* harmony export */   KI: () => (/* binding */ bundleHeader),
/* harmony export */   _A: () => (/* binding */ checkBundleRef),
/* harmony export */   rJ: () => (/* binding */ BundleError)
/* harmony export */ });
const maxHeaderBytes = 1024 * 1024;
function parseBundleHeader(bytes) {
    const end = bytes.subarray(0, maxHeaderBytes).indexOf('\n\n');
    const [signature = '', ...lines] = bytes
        .subarray(0, end < 0 ? 0 : end)
        .toString('latin1')
        .split('\n');
    const version = /^# v([23]) git bundle$/.exec(signature)?.[1];
    if (version === undefined)
        throw new BundleError('the file is not a git bundle, or was cut off in its header');
    const header = { objectFormat: 'sha1', prerequisites: [], refs: new Map(), packAt: end + 2 };
    for (const line of lines)
        readLine(header, version, line);
    for (const name of header.refs.keys())
        for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
            if (header.refs.has(name.slice(0, at)))
                throw new BundleError(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
    if (header.refs.size === 0)
        throw new BundleError('the bundle names no commit');
    if (bytes.subarray(header.packAt, header.packAt + 4).toString('latin1') !== 'PACK')
        throw new BundleError('the bundle has no pack after its header, or was cut off before it');
    return header;
}
function readLine(header, version, line) {
    const { objectFormat, prerequisites, refs } = header;
    const [, format] = /^@object-format=(sha1|sha256)$/.exec(version === '3' ? line : '') ?? [];
    if (format) {
        header.objectFormat = format;
        return;
    }
    const length = objectFormat === 'sha1' ? 40 : 64;
    const [, minus, object = '', name = ''] = /^(-?)([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
    if (object.length !== length)
        throw new BundleError(`the bundle's header has an unknown line: ${JSON.stringify(line.slice(0, 100))}`);
    if (minus) {
        prerequisites.push(object);
        return;
    }
    checkBundleRef(name);
    if (refs.has(name))
        throw new BundleError(`the bundle names ${name} twice`);
    refs.set(name, object);
}
function bundleHeader({ objectFormat, prerequisites, refs }) {
    const signatureLines = objectFormat === 'sha1' ? ['# v2 git bundle'] : ['# v3 git bundle', '@object-format=sha256'];
    const prerequisiteLines = prerequisites.map((commit) => `-${commit} `);
    const refLines = [...refs].map(([name, commit]) => `${commit} ${name}`);
    return `${[...signatureLines, ...prerequisiteLines, ...refLines].join('\n')}\n\n`;
}
function checkBundleRef(name) {
    const parts = name.split('/');
    const isOurs = /^refs\/phase-executor\/[A-Za-z0-9._/-]{1,200}$/.test(name);
    if (!isOurs || parts.some((part) => part === '' || /^[.-]|\.\.|\.$|\.lock$/.test(part)))
        throw new BundleError(`the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are accepted`);
}
class BundleError extends Error {
    name = 'BundleError';
}


/***/ }),

/***/ 20791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   C7: () => (/* binding */ packCommits),
/* harmony export */   Mf: () => (/* binding */ writeBundle),
/* harmony export */   zE: () => (/* binding */ takePack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94895);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95576);
/* harmony import */ var _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28210);







const maxBundleBytes = 256 * 1024 * 1024;
const indexTimeoutMs = 120_000;
async function writeBundle(git, file, commits, exclude) {
    for (const { ref } of commits)
        (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBundleRef */ ._A)(ref);
    const range = [...commits.map(({ commit }) => commit), ...exclude.map((commit) => `^${commit}`)].join('\n');
    const lines = (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNonEmptyLines */ .Qc)(await git.read(['rev-list', '--boundary', '--stdin'], { stdin: `${range}\n` }));
    const [firstCommit] = lines.filter((line) => !line.startsWith('-'));
    if (firstCommit === undefined)
        return false;
    const boundary = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
    const incoming = new Set(lines);
    const existing = commits.flatMap(({ commit }) => (incoming.has(commit) ? [] : [commit]));
    const header = (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bundleHeader */ .KI)({
        objectFormat: firstCommit.length === 40 ? 'sha1' : 'sha256',
        prerequisites: [...new Set([...boundary, ...existing])],
        refs: new Map(commits.map(({ ref, commit }) => [ref, commit])),
    });
    const { exitCode, stdout, stderr } = await packCommits(git, range);
    if (exitCode !== 0)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, Buffer.concat([Buffer.from(header, 'latin1'), stdout]));
    return true;
}
function packCommits(git, range, options = {}) {
    const args = ['pack-objects', '--revs', '--stdout', '--thin', '--delta-base-offset', '--quiet'];
    return git.try(args, { reading: true, stdin: `${range}\n`, ...options }).catch((cause) => {
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('the commits could not be packed; they may be more than a bundle can carry', { cause });
    });
}
async function readBundle(git, file, { maxBytes = maxBundleBytes } = {}) {
    const bytes = await readBounded(file, maxBytes);
    const header = (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBundleHeader */ .FQ)(bytes);
    await checkPrerequisites(git, header);
    const names = new Map([...header.refs].map(([name, commit]) => [commit, name]));
    await takePack(git, bytes.subarray(header.packAt), [...names.keys()], (commit) => {
        return `the bundle names ${names.get(commit)} for ${commit}, which is not a commit that it brings or builds on`;
    });
    return header.refs;
}
async function takePack(git, pack, commits, notCommit) {
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'objects');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'pack'), { recursive: true });
    const quarantine = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'incoming-phase-executor-'));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'info'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'info', 'alternates'), `${objects}\n`);
        await indexPack(git, pack, { GIT_OBJECT_DIRECTORY: quarantine });
        await runInTurn(objects, async () => {
            const addedFiles = await movePack((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'pack'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'pack'));
            const matches = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, commits);
            const notACommit = commits.find((_, at) => matches[at]?.type !== 'commit');
            if (notACommit === undefined)
                return;
            for (const file of addedFiles)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            git.objects.close();
            throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(notCommit(notACommit));
        });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(quarantine, { recursive: true, force: true });
    }
}
const turns = new Map();
async function runInTurn(objects, take) {
    const turn = (turns.get(objects) ?? Promise.resolve()).then(take);
    const settled = turn.catch(() => undefined);
    turns.set(objects, settled);
    return turn;
}
async function readBounded(file, maxBytes) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => null);
    if (!stats?.isFile())
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('there is no bundle file');
    if (stats.size > maxBytes)
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle has ${stats.size} bytes; at most ${maxBytes} are accepted`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
}
async function checkPrerequisites(git, { objectFormat, prerequisites }) {
    const matches = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, prerequisites);
    const missing = prerequisites.filter((_, at) => matches[at]?.type !== 'commit');
    if (missing.length === 0)
        return;
    const formatHint = objectFormat === 'sha256' ? ' It is of a repository with sha256 objects.' : '';
    throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle builds on ${missing.length} commits that are missing here, such as ${missing[0]}: it was made from another base.${formatHint}`);
}
async function indexPack(git, pack, env) {
    const args = ['-c', 'core.bigFileThreshold=16m', 'index-pack', '--stdin', '--fix-thin', '--strict'];
    const { exitCode, stderr } = await git
        .try(args, { stdin: pack, env, timeoutMs: indexTimeoutMs })
        .catch((cause) => {
        const limit = `${indexTimeoutMs / 1000} s or all memory`;
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`checking the bundle took more than ${limit}, and was stopped`, { cause });
    });
    if (exitCode !== 0)
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`git refuses what the bundle contains: ${formatGitError(stderr)}`);
}
async function movePack(from, to) {
    const files = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from)).sort((a, b) => Number(a.endsWith('.idx')) - Number(b.endsWith('.idx')));
    const fresh = files.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)));
    for (const name of fresh)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
    return fresh.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)).reverse();
}
function formatGitError(stderr) {
    const result = stderr.split('\n').filter((line) => /^(fatal|error):/.test(line));
    const line = (result.join('; ') || stderr.trim() || 'no cause given').slice(0, 300);
    return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}


/***/ }),

/***/ 11032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ enterBranch),
/* harmony export */   n: () => (/* binding */ mergeRemoteBranch)
/* harmony export */ });
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77050);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14968);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23806);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _plan_merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71741);






async function mergeRemoteBranch(git, remote, branch) {
    const name = `refs/heads/${branch}`;
    const remoteTip = await fetchBranch(git, remote, branch);
    const head = await git.head();
    if (head.branch !== null && head.branch !== name)
        await git.run(['checkout', '--quiet', '--detach']);
    if (remoteTip === null)
        return null;
    const { tip } = await mergeParts(git, branch, [describeRemotePart(branch, remote, remoteTip)], head.sha);
    if (tip !== head.sha)
        await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .advanceBranch */ .xq)(git, head.sha, tip);
    return remoteTip;
}
async function enterBranch(git, branch, { remote, last, trustsLocal }) {
    const name = `refs/heads/${branch}`;
    const remoteTip = remote === null ? null : await fetchBranch(git, remote, branch);
    const head = await git.head();
    const local = head.branch === name ? null : await git.resolve(name);
    const branchParts = [
        ...(remoteTip === null || remote === null ? [] : [describeRemotePart(branch, remote, remoteTip)]),
        ...(local === null || !trustsLocal ? [] : [{ sha: local, what: `branch ${branch} of this repository (${local})` }]),
        ...(last === null ? [] : [{ sha: last, what: `the work of the last run (${last})` }]),
    ];
    const { tip, merged } = await mergeParts(git, branch, branchParts, head.sha);
    if (local !== null && !(await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, local, tip)))
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`branch ${branch} of this repository is at ${local}, which was never pushed; ` +
            `git checkout ${branch} to continue from it, or git branch -D ${branch} to drop it, then run again`);
    if (head.branch !== name) {
        await git.run(['checkout', '--quiet', '--no-track', '-B', branch, tip]);
        await git.syncFiles(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, head.sha, tip));
    }
    else if (tip !== head.sha)
        await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .advanceBranch */ .xq)(git, head.sha, tip);
    return { there: remoteTip, tip, isNew: branchParts.length === 0 && head.branch !== name, merged };
}
function describeRemotePart(branch, remote, sha) {
    return { sha, what: `branch ${branch} of ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name)} (${sha})` };
}
async function fetchBranch(git, remote, branch) {
    const name = `refs/heads/${branch}`;
    const parents = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .listFoldersAbove */ .jk)(name).slice(2);
    const result = await remote.list([name, ...parents]);
    const [blockingRef] = parents.filter((parent) => result.has(parent));
    if (blockingRef !== undefined)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${name} cannot be created on ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name)}, because ${blockingRef} exists; set branch to another name`);
    const remoteTip = result.get(name) ?? null;
    if (remoteTip === null)
        return null;
    if ((await git.resolve(remoteTip)) === null)
        await remote.bring([`+${name}:refs/phase-executor/met/${branch}`]);
    if (remoteTip !== (await git.head()).sha && git.isShallow)
        await remote.deepen();
    return remoteTip;
}
async function mergeParts(git, branch, parts, headSha) {
    const headPart = { sha: headSha, what: `the commit that is checked out (${headSha})` };
    const [firstPart = headPart, ...otherParts] = [...parts, headPart];
    const merged = [];
    let current = firstPart;
    for (const part of otherParts) {
        if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, part.sha, current.sha))
            continue;
        if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, current.sha, part.sha)) {
            current = part;
            continue;
        }
        const { tree, conflicts } = await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeTrees */ .Md)(git, current.sha, part.sha);
        if (conflicts.length > 0)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${current.what} and ${part.what} conflict in ${conflicts.join(', ')}; ` +
                `merge them, push ${branch}, then start the phase again`);
        const sha = await git.commitTree(tree, [current.sha, part.sha], `Bring ${branch} together with ${part.sha}`);
        current = { sha, what: `${current.what} with ${part.what}` };
        merged.push(part.what);
    }
    return { tip: current.sha, merged };
}


/***/ })

};
;