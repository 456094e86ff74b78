"use strict";
exports.id = 4850;
exports.ids = [4850];
exports.modules = {

/***/ 48141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jv: () => (/* binding */ Cage),
  MU: () => (/* binding */ isOurs),
  pn: () => (/* binding */ listUserSecrets),
  c3: () => (/* binding */ spareFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/file-path.js
var file_path = __webpack_require__(74207);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var worktree = __webpack_require__(76417);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/process/namespace.js
var process_namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/agents/gateway/own-network.js
var own_network = __webpack_require__(30480);
// EXTERNAL MODULE: ./lib/agents/cage/covered-folders.js
var covered_folders = __webpack_require__(58961);
;// CONCATENATED MODULE: ./lib/agents/cage/login-files.json
const login_files_namespaceObject = /*#__PURE__*/JSON.parse('[".netrc",".git-credentials",".config/git/credentials",".config/gh",".config/hub",".ssh",".gnupg",".docker/config.json",".kube",".pypirc",".gem/credentials",".cargo/credentials.toml"]');
;// CONCATENATED MODULE: ./lib/agents/cage/mount-plan.js


function mountSteps(view) {
    const { folder, git } = view;
    const places = [
        ...view.emptied.map((path) => ({ path, steps: [bind((0,external_node_path_.join)(getLayerFolder(path, view), 'upper'), path)] })),
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
        bind((0,external_node_path_.join)(common, 'objects')),
        readOnly((0,external_node_path_.join)(common, 'objects')),
        bind((0,external_node_path_.join)(common, 'lfs')),
        ...view.hidden.map((path) => ['cover', (0,external_node_path_.join)(folder, isFolder(path) ? 'empty' : 'nothing'), path]),
        ...view.links.flatMap(({ name, path }) => [makeFolder((0,external_node_path_.dirname)(name)), ['link', path, name]]),
    ].flat();
}
function getLayerFolder(path, { folder }) {
    return (0,external_node_path_.join)(folder, 'layers', encodeURIComponent(path).slice(-200));
}
const bind = (path, to = path) => ['bind', path, to];
const readOnly = (path) => ['ro', '', path];
const makeFolder = (path) => ['dir', '', path];
function mountPointFor(path) {
    return isFolder(path) ? [makeFolder(path)] : [makeFolder((0,external_node_path_.dirname)(path)), ['file', '', path]];
}
function getDepth(path) {
    return path === '/' ? 0 : path.split('/').length;
}
function isFolder(path) {
    return (0,external_node_path_.isAbsolute)(path) && (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
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
    const resolver = (0,external_node_fs_.existsSync)('/etc/resolv.conf') ? (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)('/etc/resolv.conf')) : '';
    const isInRun = resolver.startsWith('/run/');
    return [
        ...(isInRun ? [makeFolder(resolver), bind(resolver), readOnly(resolver)] : []),
        ...(runtimeDir?.startsWith('/run/') ? [makeFolder(runtimeDir)] : []),
    ];
}
const systemCalls = { x64: ['165', '155', '166'], arm64: ['40', '41', '39'] }[process.arch] ?? null;
const mountScript = `
use strict;
my ($mount, $pivot, $umount, $folder, $user, $count, @words) = @ARGV;
my @steps = splice(@words, 0, $count);
my $root = "$folder/root";
my $cwd = readlink('/proc/self/cwd');
my $here = '.';
sub must { my ($ok, $what) = @_; die "phase-executor-cage: $what: $!\\n" unless $ok; }
my @owner = (stat $folder)[4, 5];
sub folders { my $path = ''; for (split m{/}, $_[0]) { $path .= "$_/"; chown @owner, $path if mkdir $path; } }
sub place { my ($from, $to, $type, $flags, $data) = @_; must(syscall($mount + 0, $from, $to, $type, $flags, $data) == 0, "$type $to"); }
while (my ($do, $from, $path) = splice(@steps, 0, 3)) {
  my $to = "$root$path";
  if ($do eq 'bind') { place("$from", $to, 'bind', 4096 | 16384, ''); }
  elsif ($do eq 'cover') { place("$from", $to, 'bind', 4096, '') if -e $to; }
  elsif ($do eq 'ro') { my $set = pack('Q4', 1, 0, 0, 0); must(syscall(442, -100, $to, 0x8000, $set, 32) == 0, "read-only $to"); }
  elsif ($do eq 'tmpfs') { place('tmpfs', $to, 'tmpfs', 2 | 4, 'mode=0755'); chmod 01777, $to if $path eq '/dev/shm'; }
  elsif ($do eq 'overlay') {
    my ($low, $up) = map { s/([\\\\:,])/\\\\$1/gr } $path, $from;
    my $data = "lowerdir=$low,upperdir=$up/upper,workdir=$up/work" . ($user ? ',userxattr' : '');
    place('overlay', $to, 'overlay', 2 | 4, $data);
  }
  elsif ($do eq 'dir') { folders($to); }
  elsif ($do eq 'file') { if (! -e $to and open(my $made, '>', $to)) { chown @owner, $to; } }
  elsif ($do eq 'link') { symlink($from, $to); }
}
must(chdir($root), 'enter');
must(syscall($pivot + 0, $here, $here) == 0, 'pivot_root');
must(syscall($umount + 0, $here, 2) == 0, 'leave');
must(chdir($cwd), "enter $cwd");
exec { $words[0] } @words or must(0, "start $words[0]");
`;

;// CONCATENATED MODULE: ./lib/agents/cage/cage.js












class Cage {
    #ground;
    #folders;
    #folder = null;
    #layerCount = 0;
    constructor(options, folder) {
        this.#ground = options;
        this.#folders = [folder, (0,external_node_path_.join)(spareFolder, (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)), (0,external_node_path_.basename)(folder))];
    }
    async enter(call) {
        const { namespace: expected, writable: also = [] } = this.#ground;
        const namespace = expected ?? (await (0,process_namespace/* findReaper */.Nc)());
        const held = call.outlivesUs ? (0,process_namespace/* outliveParent */.xG)(namespace) : namespace;
        const none = { level: 'none', problem: null, inside: held };
        if (expected === null)
            return none;
        if (namespace.kind === 'reaper' || namespace.kind === 'none')
            return { ...none, problem: 'this machine allows no namespaces' };
        const problems = [];
        const runFolder = (0,external_node_path_.dirname)(this.#folders[0]);
        for (const folder of this.#folder === null ? this.#folders : [this.#folder]) {
            try {
                for (const path of also)
                    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
                const all = { ...call, writable: [...call.writable, ...also] };
                const view = buildCageView(all, this.#ground, folder, runFolder, namespace.kind);
                makeFolders(view);
                const inside = withMounts(held, view);
                const similar = similarView(view, [(0,external_node_path_.dirname)(folder), runFolder, call.neighbours ?? '']);
                await this.#tryOnce(similar, () => probeNamespace(inside, (0,external_node_path_.join)(view.git.commonDir, 'objects'), call.cwd));
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
        const paths = dropDuplicates(folders.map(file_path/* realPath */.Ye)).filter((path, _, all) => !all.some((each) => (0,file_path/* isBelow */.Yw)(path, each)));
        const [folder] = this.#folders;
        const mounted = (0,mounts/* mountPoints */.lQ)();
        const isLayable = (path) => !/[\\,:"]/.test(path) && ![folder, ...mounted].some((each) => (0,file_path/* isBelow */.Yw)(each, path));
        const { kind } = namespace;
        if (this.#ground.namespace === null || (kind !== 'root' && kind !== 'sudo'))
            return null;
        if (!paths.every(isLayable) || !isOurs((0,external_node_path_.dirname)(folder)))
            return null;
        const layers = paths.map((path, at) => ({ path, layer: (0,external_node_path_.join)(folder, `layers-${this.#layerCount}-${at}`) }));
        this.#layerCount += 1;
        for (const { path, layer } of layers) {
            const { uid, gid } = makeLayer(layer, path);
            if (kind === 'root')
                (0,external_node_fs_.chownSync)((0,external_node_path_.join)(layer, 'upper'), uid, gid);
        }
        const inside = (0,covered_folders/* addLayers */.U)(namespace, layers);
        if (inside === null)
            return null;
        return this.#tryOnce(paths.join('\n'), () => probeNamespace(inside, '/', '/')).then(() => inside, () => null);
    }
    #tryOnce(view, trial) {
        const tried = triedViews.get(this.#ground) ?? new Map();
        triedViews.set(this.#ground, tried);
        const cached = tried.get(view) ?? trial();
        tried.set(view, cached);
        cached.catch(() => tried.delete(view));
        return cached;
    }
    async close() {
        for (const folder of this.#folders)
            if (isOurs((0,external_node_path_.dirname)(folder)))
                await (0,worktree/* removeAll */.C0)(folder);
        for (const folder of this.#folders.slice(1))
            (0,atomic_file/* tryRemoveEmptyFolder */.Fd)((0,external_node_path_.dirname)(folder));
    }
}
const spareFolder = '/var/tmp';
function buildCageView(call, { environment: job, socket, hasOwnNetwork }, folder, runFolder, kind) {
    const { git, environment } = call;
    const { HOME = '', TMPDIR = '', XDG_RUNTIME_DIR = '' } = environment;
    const home = isFolder(HOME) ? (0,file_path/* realPath */.Ye)(HOME) : null;
    const writable = keepExisting([git.root, ...call.writable]);
    const isOpen = (path) => writable.some((each) => (0,file_path/* isWithin */.UO)(path, each));
    const folders = (paths) => dropDuplicates(paths.filter(isFolder).map(file_path/* realPath */.Ye)).filter((path) => !isOpen(path) && path !== '/');
    const mounted = kind === 'user' ? (0,mounts/* mountPoints */.lQ)() : [];
    const isBusy = (path) => mounted.some((each) => each !== path && (0,file_path/* isWithin */.UO)(each, path));
    const outer = folders([spareFolder, job.RUNNER_TEMP ?? '', ...['/tmp', TMPDIR].filter(isBusy)]);
    const inner = folders([runFolder]).filter((path) => !outer.some((each) => (0,file_path/* isWithin */.UO)(path, each)));
    const emptied = dropDuplicates([...outer, ...inner, ...folders([call.neighbours ?? ''])]).filter((path) => path !== home);
    const isEmptied = (path) => [...emptied, '/dev/shm'].some((each) => path !== each && (0,file_path/* isWithin */.UO)(path, each)) && !emptied.includes(path);
    const layers = folders([...(home === null ? [] : [home]), '/tmp', TMPDIR]).filter((path) => !emptied.includes(path));
    const isLayable = (path) => ![folder, git.root, git.commonDir, ...emptied].some((each) => (0,file_path/* isWithin */.UO)(each, path)) && !/^\/(\w+)?$/.test(path);
    const named = namedPaths(call, isEmptied).filter((path) => !isOpen(path));
    const isIn = (path) => layers.some((layer) => (0,file_path/* isWithin */.UO)(path, layer));
    const copied = dropDuplicates([
        ...layers,
        ...named.filter(isFolder).filter((path) => isLayable(path) && (!isIn(path) || isEmptied(path))),
    ]);
    return {
        folder,
        emptied,
        copied,
        shown: [
            ...dropDuplicates(named.filter((path) => !isFolder(path) && isEmptied(path))),
            ...(socket ? [(0,file_path/* realPath */.Ye)(socket)] : []),
        ],
        writable,
        hidden: keepExisting([
            ...listUserSecrets(home),
            ...commandFiles.map((name) => job[name] ?? ''),
            ...(hasOwnNetwork ? (0,own_network/* socketFiles */.tv)() : []),
        ]).filter((path) => path !== (socket && (0,file_path/* realPath */.Ye)(socket))),
        git: { folder: (0,external_node_path_.join)(folder, 'git'), commonDir: (0,file_path/* realPath */.Ye)(git.commonDir) },
        runtimeDir: XDG_RUNTIME_DIR === '' ? null : XDG_RUNTIME_DIR,
        links: [call.cwd, ...call.writable].flatMap((name) => (0,file_path/* realPath */.Ye)(name) === name ? [] : [{ name, path: (0,file_path/* realPath */.Ye)(name) }]),
        isRoot: process.getuid?.() === 0,
    };
}
function namedPaths({ git, environment, words }, isEmptied) {
    const { PATH = '', HOME: _home, TMPDIR: _temporary, XDG_RUNTIME_DIR: _runtime, ...others } = environment;
    const programs = PATH.split(':').map((path) => ((0,external_node_path_.basename)(path) === 'bin' ? (0,external_node_path_.dirname)(path) : path));
    const inWords = words.flatMap((word) => word.match(/'[^']+'|"[^"]+"|[^\s'"=;|&<>()]+/g) ?? []);
    const named = inWords.map((word) => word.replace(/^['"]|['"]$/g, ''));
    const stores = (0,external_node_path_.join)(git.commonDir, 'objects');
    const alternates = ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(stores, 'info/alternates')) ?? '').split('\n').filter((line) => line !== '');
    const besides = keepExisting(named).map((path) => isFolder(path) || !isEmptied((0,external_node_path_.dirname)(path)) ? path : (0,external_node_path_.dirname)(path));
    return dropDuplicates([
        ...keepExisting(Object.values(others)),
        ...[...keepExisting(programs), ...besides, ...keepExisting(alternates.map((path) => (0,external_node_path_.resolve)(stores, path)))].filter(isEmptied),
    ]);
}
function listUserSecrets(home) {
    return home === null ? [] : login_files_namespaceObject.map((name) => (0,external_node_path_.join)(home, name));
}
const commandFiles = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'].map((name) => `GITHUB_${name}`);
function makeFolders(view) {
    const location = (0,external_node_path_.dirname)(view.folder);
    const layered = view.copied.find((path) => (0,file_path/* isWithin */.UO)(view.folder, path));
    if (layered !== undefined)
        throw new Error(`the temporary folder is in ${layered}`);
    if ((0,external_node_path_.dirname)(location) === spareFolder && !(0,external_node_fs_.existsSync)(location))
        (0,external_node_fs_.mkdirSync)(location, { mode: 0o700 });
    if (!isOurs(location))
        throw new Error(`${location} is not a folder of ours`);
    for (const path of ['root', 'empty', 'git/objects', 'git/lfs'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(view.folder, path), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(view.folder, 'nothing'), '');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(view.git.commonDir, 'lfs'), { recursive: true });
    for (const path of [...view.emptied, ...view.copied])
        makeLayer(getLayerFolder(path, view), path);
}
function makeLayer(layer, path) {
    for (const part of ['upper', 'work'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(layer, part), { recursive: true });
    const stats = (0,external_node_fs_.statSync)(path);
    (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(layer, 'upper'), stats.mode & 0o7777);
    return stats;
}
function isOurs(folder) {
    const stats = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}
function withMounts(namespace, view) {
    if (systemCalls === null)
        throw new Error(`the system calls of ${process.arch} are not known`);
    const steps = mountSteps(view);
    const inUsers = namespace.kind === 'user' ? '1' : '';
    const script = [perl, '-e', mountScript, ...systemCalls, view.folder, inUsers, String(steps.length), ...steps];
    const prepared = (0,process_namespace/* preparedBy */.N8)(namespace, script);
    if (prepared === null)
        throw new Error('it has no mounts of its own');
    const args = prepared.words.map((word) => (word.startsWith('--groups=') ? '--clear-groups' : word));
    return { ...prepared, words: args };
}
const perl = '/usr/bin/perl';
const triedViews = new WeakMap();
function similarView(view, folders) {
    const shared = [...folders.filter((path) => path !== '').map(file_path/* realPath */.Ye), view.git.commonDir];
    return mountSteps(view)
        .map((word) => shared.find((path) => (0,file_path/* isWithin */.UO)(word, path)) ?? word)
        .join('\n');
}
async function probeNamespace({ words: [program = '', ...args] }, observed, cwd) {
    const env = { PATH: '/usr/bin:/bin' };
    const { exitCode, stderr } = await (0,capture/* captureOutput */.Q)(program, [...args, 'test', '-d', observed], {
        cwd,
        env,
        timeoutMs: probeMs,
    });
    if (exitCode !== 0)
        throw new Error(stderr.trim().split('\n')[0] || `a command in it ended with ${exitCode}`);
}
const probeMs = 20_000;
function keepExisting(paths) {
    return paths.filter((path) => (0,external_node_path_.isAbsolute)(path) && (0,external_node_fs_.existsSync)(path)).map(file_path/* realPath */.Ye);
}
function dropDuplicates(paths) {
    return [...new Set(paths)];
}


/***/ }),

/***/ 58961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ addLayers),
/* harmony export */   b: () => (/* binding */ hidePaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76563);



function hidePaths(namespace, paths, saved = null) {
    const layer = saved === null ? ['', '', '', ''] : layerInMemory((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(saved), namespace);
    return withScript(namespace, coverScript, [...layer, `${paths.length}`, ...paths]);
}
function layerInMemory(path, { kind }) {
    const { uid, gid } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return [path, `${uid}`, `${gid}`, kind === 'user' ? 'userxattr' : 'index=off'];
}
function addLayers(namespace, layers) {
    const args = layers.flatMap(({ path, layer }) => [
        path,
        `lowerdir=${path},upperdir=${layer}/upper,workdir=${layer}/work,redirect_dir=on,index=off,metacopy=off`,
    ]);
    return withScript(namespace, layerScript, [`${layers.length}`, ...args]);
}
function withScript(namespace, script, args) {
    const mount = (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFolders */ .p_, 'mount');
    const program = mount === null ? null : (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptWords */ .R$)(script, mount);
    return program && (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .preparedBy */ .N8)(namespace, [...program, ...args]);
}
const layerScript = `
left=$1; shift
while [ "$left" -gt 0 ]; do
  "$0" -t overlay -o "$2" none "$1" || exit 125
  shift 2; left=$((left - 1))
done
cd "$PWD" && exec "$@"`;
const coverScript = `
keep() {
  cd "$1" && "$0" -t tmpfs none "$1" && exec 9< "$1" || return 1
  PATH=${_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFolders */ .p_} install -d -o "$2" -g "$3" "$1/upper" "$1/work"
  "$0" -t overlay -o "lowerdir=.,upperdir=/proc/self/fd/9/upper,workdir=/proc/self/fd/9/work,$4" none "$1" && return
  cd / && exec 9<&- && PATH=${_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFolders */ .p_} umount "$1"; return 1
}
if [ "$1" ]; then
  (keep "$@") 2> /dev/null || { "$0" --bind "$1" "$1" && "$0" -o remount,bind,ro "$1"; } || exit 125
fi
shift 4
left=$1; shift
while [ "$left" -gt 0 ]; do
  if [ -d "$1" ]; then "$0" -t tmpfs -o ro,size=4k none "$1" || exit 125
  elif [ -e "$1" ]; then "$0" --bind /dev/null "$1" || exit 125
  fi
  shift; left=$((left - 1))
done
cd "$PWD" && exec "$@"`;


/***/ }),

/***/ 30480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ socketName),
/* harmony export */   b: () => (/* binding */ withOwnNetwork),
/* harmony export */   tv: () => (/* binding */ socketFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76563);




async function withOwnNetwork(namespace, route) {
    const perl = (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('/usr/bin', 'perl');
    const relayed = route === null ? ['', '0'] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(route.socket), String(route.port)];
    const own = perl && (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedBy */ .N8)(namespace, [perl, '-e', networkScript, relay, ...relayed], ['--net']);
    return own && (await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorking */ .ms)(own)) ? own : null;
}
function socketFiles() {
    const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/net/unix', 'utf8').split('\n');
    const named = lines.flatMap((line) => /^\S+: (?:\S+ +){6}(\/.+)$/.exec(line)?.[1] ?? []);
    const isThere = (path) => !path.startsWith('/run/') && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSocket();
    return [...new Set(named)].filter(isThere);
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

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ otlpTarget),
/* harmony export */   e: () => (/* binding */ sendsTraces)
/* harmony export */ });
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93893);

function otlpTarget(setting, environment) {
    const { OTEL_SDK_DISABLED: disabled = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact = '' } = environment;
    const { OTEL_EXPORTER_OTLP_ENDPOINT: general = '', OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
    if (setting === 'off' || disabled.trim().toLowerCase() === 'true')
        return null;
    const isGiven = setting !== 'auto';
    if (!isGiven && (exact + general === '' || !exporter.split(',').some((name) => /^\s*(?:otlp)?\s*$/.test(name))))
        return null;
    const variable = exact === '' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
    const name = isGiven ? 'otel-endpoint' : variable;
    const url = isGiven || exact === '' ? tracesBelow(isGiven ? setting : general) : parseEndpoint(exact);
    if (url === null)
        return { problem: `${name} must be a URL such as http://localhost:4318, without credentials` };
    const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
    if (!isGiven && protocol === 'grpc')
        return {
            problem: `${name} is for gRPC; set otel-endpoint to an HTTP address of the receiver, such as http://localhost:4318`,
        };
    const headers = Object.fromEntries(_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .otlpSecrets */ .$_.flatMap((otlpSecret) => Object.entries((0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .xg)(environment[otlpSecret]))));
    const odd = Object.entries(headers).some(([key, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value));
    if (odd)
        return { problem: 'OTEL_EXPORTER_OTLP_HEADERS contains an invalid header; write key=value,key=value' };
    return { url, headers, callMs: parseTimeout(environment) };
}
function sendsTraces(setting, environment) {
    const target = otlpTarget(setting, environment);
    return target !== null && 'url' in target;
}
function tracesBelow(base) {
    const url = parseEndpoint(base);
    if (url === null)
        return null;
    const { origin, pathname, search } = new URL(url);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
}
function parseEndpoint(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return null;
    const { username, password, href } = new URL(text);
    return username + password === '' ? href : null;
}
function parseTimeout(environment) {
    const value = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 10_000;
}


/***/ }),

/***/ 69461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ getRetryOptions),
/* harmony export */   GK: () => (/* binding */ parseRetryPolicy),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   r3: () => (/* binding */ isRetryable)
/* harmony export */ });
/* unused harmony export RetryPolicySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);



function isRetryable(reason) {
    return _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].retry !== 'never';
}
const NON_RETRYABLE_REASONS = _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURE_REASONS */ .N9.filter((reason) => _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].retry !== 'always');
const RetryPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    initialIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(2000),
    backoffCoefficient: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).max(10).default(2),
    maximumIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(60_000),
    maximumAttempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(100).default(3),
    maximumTransientFailures: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(5),
    maximumRunAttempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(10_000).default(50),
    maximumWaitMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).default(600_000),
    quotaParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(3_600_000),
    providerParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(900_000),
    nonRetryableReasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .FailureReasonSchema */ .yt).default(NON_RETRYABLE_REASONS),
})
    .refine((policy) => policy.maximumIntervalMs >= policy.initialIntervalMs, {
    path: ['maximumIntervalMs'],
    message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait can satisfy both',
});
function getRetryOptions({ maximumAttempts, initialIntervalMs }) {
    return { maxRetries: maximumAttempts - 1, backoffMs: initialIntervalMs };
}
function parseRetryPolicy(input) {
    const parsed = RetryPolicySchema.safeParse(input);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'policy'}: ${issue.message}`);
    throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
}
function backoffMs(policy, failures, random) {
    const ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
    return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
}


/***/ })

};
;