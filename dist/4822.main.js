"use strict";
exports.id = 4822;
exports.ids = [4822];
exports.modules = {

/***/ 84746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jv: () => (/* binding */ Cage),
  MU: () => (/* binding */ isOurs),
  Fj: () => (/* binding */ secretsOf),
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
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle.js
var bundle = __webpack_require__(20791);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle-file.js
var bundle_file = __webpack_require__(28210);
// EXTERNAL MODULE: ./lib/system/git/calls/git-config.js
var git_config = __webpack_require__(89063);
// EXTERNAL MODULE: ./lib/system/git/calls/head.js
var head = __webpack_require__(56988);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/index-file.js
var index_file = __webpack_require__(34936);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/ref-guard.js
var ref_guard = __webpack_require__(17636);
;// CONCATENATED MODULE: ./lib/agents/cage/private-git.js









async function makePrivateGit(git, folder) {
    const below = (0,external_node_path_.relative)(git.commonDir, git.gitDir);
    if (git.isLinked && below !== (0,external_node_path_.join)('worktrees', (0,external_node_path_.basename)(below)))
        throw new Error(`${git.gitDir} is not where git keeps the directory of a linked work tree`);
    const head = await git.head();
    const [config, refs] = await Promise.all([configText(git), packedRefs(git, head)]);
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const gitDir = (0,external_node_path_.join)(folder, below);
    const inside = ['objects/info', 'objects/pack', baseObjects, 'refs/heads', 'info', 'lfs'];
    for (const path of [...inside, (0,external_node_path_.join)(below, 'info'), (0,external_node_path_.join)(below, 'modules')])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, path), { recursive: true });
    for (const path of [(0,external_node_path_.join)(git.commonDir, 'lfs'), (0,external_node_path_.join)(git.gitDir, 'modules')])
        (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'objects/info/alternates'), `../${baseObjects}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'config'), config);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'packed-refs'), refs);
    copyFiles(git.commonDir, folder, ['shallow', 'info/exclude', 'info/attributes', 'info/sparse-checkout']);
    if (git.isLinked) {
        copyFiles(git.commonDir, folder, ['HEAD']);
        copyFiles(git.gitDir, gitDir, ['commondir', 'gitdir', 'info/sparse-checkout']);
    }
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), head.branch === null ? `${head.sha}\n` : `ref: ${head.branch}\n`);
    copyHooks((0,external_node_path_.join)(git.commonDir, 'hooks'), (0,external_node_path_.join)(folder, 'hooks'));
    const shared = (0,external_node_fs_.readdirSync)(git.gitDir).filter((name) => name.startsWith('sharedindex.'));
    copyFiles(git.gitDir, gitDir, ['index', ...shared]);
    const index = (0,git_config/* fileStamp */.a9)((0,external_node_path_.join)(gitDir, 'index'));
    return () => takeOver({ git, folder, gitDir, head }, index);
}
async function takeOver(place, stamp) {
    const { git, folder, gitDir, head: begun } = place;
    (0,atomic_file/* tryRemoveEmptyFolder */.Fd)((0,external_node_path_.join)(git.gitDir, 'modules'));
    const head = headNow(place);
    const isTouched = (0,git_config/* fileStamp */.a9)((0,external_node_path_.join)(gitDir, 'index')) !== stamp;
    const index = isTouched ? ((0,index_file/* readIndex */.v)(gitDir)?.bytes ?? null) : null;
    const before = index && (0,index_file/* readIndex */.v)(git.gitDir);
    const isIndexSame = index === null || before?.bytes.equals(index) === true;
    if (head === begun.sha && isIndexSame)
        return [];
    const now = await git.head();
    if (now.sha !== begun.sha || now.branch !== begun.branch)
        throw new Error('the branch has moved in the checkout meanwhile');
    keepOnlyObjects((0,external_node_path_.join)(folder, 'objects'));
    const warnings = [];
    const take = (staged) => takeObjects(place, head, staged).then(() => true, noted(warnings));
    const isStaged = !isIndexSame && (await take(index)) && (await (0,index_file/* takeIndex */.q)(git, head, index, before));
    if (!isStaged && head !== begun.sha) {
        await takeObjects(place, head, null);
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.gitDir, 'index'), { force: true });
        await git.run(['read-tree', '--reset', head]);
    }
    if (head !== begun.sha)
        await git.moveHead(begun.sha, head, 'phase-executor: work of an agent');
    return warnings;
}
function headNow({ folder, gitDir }) {
    const text = (0,head/* readSingleLine */.Ts)((0,external_node_path_.join)(gitDir, 'HEAD'));
    const ref = /^ref: (refs\/[^\0-\x20~^:?*[\\]+)$/.exec(text)?.[1];
    const commit = ref === undefined ? text : (0,head/* readSingleLine */.Ts)((0,external_node_path_.join)(folder, ref)) || packedCommit(folder, ref);
    if (!(0,head/* isObjectName */.V2)(commit))
        throw new Error('the agent left HEAD on no commit');
    return commit;
}
function packedCommit(folder, ref) {
    const lines = ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, 'packed-refs')) ?? '').split('\n');
    return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}
async function takeObjects({ git, folder, head }, commit, index) {
    const copy = `${folder}-index`;
    if (index !== null)
        (0,external_node_fs_.writeFileSync)(copy, index);
    const all = index === null ? [] : ['--indexed-objects'];
    const args = ['pack-objects', '--revs', ...all, '--stdout', '--thin', '--delta-base-offset', '--quiet'];
    const packed = await git.try(args, {
        reading: true,
        stdin: `${commit}\n^${head.sha}\n`,
        env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify((0,external_node_path_.join)(folder, 'objects')) },
        timeoutMs: packTimeoutMs,
        ...(index === null ? {} : { index: copy }),
    });
    if (packed.exitCode !== 0)
        throw new bundle_file/* BundleError */.rJ(`git cannot pack it: ${packed.stderr.trim().slice(0, 300)}`);
    await (0,bundle/* takePack */.zE)(git, packed.stdout, [commit], () => `HEAD is on ${commit}, which is not a commit`);
}
const baseObjects = 'base-objects';
const packTimeoutMs = 120_000;
function noted(warnings) {
    return (error) => {
        if (!(error instanceof bundle_file/* BundleError */.rJ))
            throw error;
        warnings.push(`what the agent staged could not be read: ${error.message}`);
        return false;
    };
}
function copyFiles(from, to, names) {
    for (const name of names) {
        const stat = (0,external_node_fs_.statSync)((0,external_node_path_.join)(from, name), { throwIfNoEntry: false });
        if (stat === undefined)
            continue;
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name));
        (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(to, name), stat.atime, stat.mtime);
    }
}
function copyHooks(from, to) {
    const isWanted = (path) => !path.endsWith('.sample');
    if ((0,external_node_fs_.existsSync)(from))
        (0,external_node_fs_.cpSync)(from, to, { recursive: true, filter: isWanted });
}
async function configText(git) {
    const { stamp } = git.config;
    const known = lastConfig;
    if (known !== null && known.stamp === stamp)
        return known.text;
    const text = await readConfigText(git);
    lastConfig = stamp === null || stamp !== git.config.stamp ? null : { stamp, text };
    return text;
}
let lastConfig = null;
async function readConfigText(git) {
    const listed = await git.read(['config', '--list', '-z', '--includes', '--show-scope'], { trusting: true });
    const fields = listed.split('\0');
    const lines = fields.flatMap((scope, at) => {
        const entry = fields[at + 1] ?? '';
        return at % 2 === 0 && (scope === 'local' || scope === 'worktree') ? [configLines(entry)] : [];
    });
    const ours = ['gc.auto\n0', 'maintenance.auto\nfalse', 'commit.gpgsign\nfalse', 'tag.gpgsign\nfalse'];
    return [...lines, ...ours.map(configLines)].join('');
}
function configLines(entry) {
    const [key = ''] = entry.split('\n', 1);
    const [, section = '', , subsection, name = ''] = /^([^.]+)(\.(.+))?\.([^.]+)$/s.exec(key) ?? [];
    if (isWithheld(key))
        return '';
    const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const head = `[${section}${subsection === undefined ? '' : ` ${quoted(subsection)}`}]\n\t${name}`;
    if (key.length === entry.length)
        return `${head}\n`;
    const value = entry.slice(key.length + 1).replace(git_config/* urlCredentials */.O4, '//');
    return `${head} = ${quoted(value).replaceAll('\n', '\\n')}\n`;
}
function isWithheld(key) {
    const isFormat = key === 'extensions.worktreeconfig' || key === 'extensions.refstorage';
    return isFormat || /^(credential|include|includeif)\.|^http\..*(extraheader|cookiefile)$|^url\..*@/.test(key);
}
async function packedRefs(git, head) {
    const listed = (0,ref_guard/* takeListedRefs */.LJ)(git, head) ?? (await (0,ref_guard/* listRefs */.Dy)(git, []));
    const isLeftOut = /^refs\/(?:(?:phase-executor|tags\/checkpoint|worktree|bisect|rewritten)\/|stash$)/;
    return listed.flatMap(({ name, sha }) => (isLeftOut.test(name) ? [] : [`${sha} ${name}\n`])).join('');
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

;// CONCATENATED MODULE: ./lib/agents/cage/mount-plan.js



function mountSteps(view) {
    const { folder, git } = view;
    const places = [
        ...view.emptied.map((path) => ({ path, steps: [bind((0,external_node_path_.join)(layerOf(path, view), 'upper'), path)] })),
        ...view.copied.map((path) => ({ path, steps: [['overlay', layerOf(path, view), path]] })),
        ...view.shown.map((path) => ({ path, steps: [bind(path), readOnly(path)] })),
        ...view.writable.map((path) => ({ path, steps: [bind(path)] })),
        { path: '/dev/shm', steps: [['tmpfs', '', '/dev/shm']] },
        { path: '/run', steps: [['tmpfs', '', '/run'], ...runSteps(view)] },
    ].sort((one, other) => depth(one.path) - depth(other.path));
    const common = git.commonDir;
    return [
        bind('/', ''),
        readOnly(''),
        ...(view.isRoot ? deviceSteps() : [bind('/proc')]),
        ...places.flatMap(({ path, steps }) => [...mountPointFor(path), ...steps]),
        makeFolder(common),
        bind(git.folder, common),
        bind((0,external_node_path_.join)(common, 'objects'), (0,external_node_path_.join)(common, baseObjects)),
        bind((0,external_node_path_.join)(common, 'lfs')),
        bind((0,external_node_path_.join)(git.gitDir, 'modules')),
        readOnly((0,external_node_path_.join)(common, baseObjects)),
        ...view.hidden.map((path) => ['cover', (0,external_node_path_.join)(folder, isFolder(path) ? 'empty' : 'nothing'), path]),
        ...view.links.flatMap(({ name, path }) => [makeFolder((0,external_node_path_.dirname)(name)), ['link', path, name]]),
    ].flat();
}
function layerOf(path, { folder }) {
    return (0,external_node_path_.join)(folder, 'layers', encodeURIComponent(path).slice(-200));
}
const bind = (path, to = path) => ['bind', path, to];
const readOnly = (path) => ['ro', '', path];
const makeFolder = (path) => ['dir', '', path];
function mountPointFor(path) {
    return isFolder(path) ? [makeFolder(path)] : [makeFolder((0,external_node_path_.dirname)(path)), ['file', '', path]];
}
function depth(path) {
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
    constructor(ground, folder) {
        this.#ground = ground;
        this.#folders = [folder, (0,external_node_path_.join)(spareFolder, (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)), (0,external_node_path_.basename)(folder))];
    }
    async enter(call) {
        const { namespace: wanted, writable: also = [] } = this.#ground;
        const namespace = wanted ?? (await (0,process_namespace/* findReaper */.Nc)());
        const held = call.outlivesUs ? (0,process_namespace/* outliving */.Wx)(namespace) : namespace;
        const none = { level: 'none', problem: null, inside: held, leave: async () => [] };
        if (wanted === null)
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
                const view = viewOf(all, this.#ground, folder, runFolder, namespace.kind);
                makeFolders(view);
                const leave = await makePrivateGit(call.git, view.git.folder);
                const inside = withMounts(held, view);
                const similar = similarView(view, [(0,external_node_path_.dirname)(folder), runFolder, call.neighbours ?? '']);
                await this.#tryOnce(similar, () => probe(inside, (0,external_node_path_.join)(view.git.commonDir, baseObjects), call.cwd));
                this.#folder = folder;
                return { level: 'kernel', problem: null, inside, leave };
            }
            catch (error) {
                problems.push(error.message);
            }
        }
        return { ...none, level: 'namespace', problem: distinct(problems).join('; ') };
    }
    async layered(namespace, folders) {
        const paths = distinct(folders.map(file_path/* realPath */.Ye)).filter((path, _, all) => !all.some((each) => (0,file_path/* isBelow */.Yw)(path, each)));
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
        const inside = (0,covered_folders/* layering */.I)(namespace, layers);
        if (inside === null)
            return null;
        return this.#tryOnce(paths.join('\n'), () => probe(inside, '/', '/')).then(() => inside, () => null);
    }
    #tryOnce(view, trial) {
        const tried = triedViews.get(this.#ground) ?? new Map();
        triedViews.set(this.#ground, tried);
        const known = tried.get(view) ?? trial();
        tried.set(view, known);
        known.catch(() => tried.delete(view));
        return known;
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
function viewOf(call, { environment: job, socket, hasOwnNetwork }, folder, runFolder, kind) {
    const { git, environment } = call;
    const { HOME = '', TMPDIR = '', XDG_RUNTIME_DIR = '' } = environment;
    const home = isFolder(HOME) ? (0,file_path/* realPath */.Ye)(HOME) : null;
    const writable = existing([git.root, ...call.writable]);
    const isOpen = (path) => writable.some((each) => (0,file_path/* isWithin */.UO)(path, each));
    const folders = (paths) => distinct(paths.filter(isFolder).map(file_path/* realPath */.Ye)).filter((path) => !isOpen(path) && path !== '/');
    const mounted = kind === 'user' ? (0,mounts/* mountPoints */.lQ)() : [];
    const isBusy = (path) => mounted.some((each) => each !== path && (0,file_path/* isWithin */.UO)(each, path));
    const outer = folders([spareFolder, job.RUNNER_TEMP ?? '', ...['/tmp', TMPDIR].filter(isBusy)]);
    const inner = folders([runFolder]).filter((path) => !outer.some((each) => (0,file_path/* isWithin */.UO)(path, each)));
    const emptied = distinct([...outer, ...inner, ...folders([call.neighbours ?? ''])]).filter((path) => path !== home);
    const isEmptied = (path) => [...emptied, '/dev/shm'].some((each) => path !== each && (0,file_path/* isWithin */.UO)(path, each)) && !emptied.includes(path);
    const layers = folders([...(home === null ? [] : [home]), '/tmp', TMPDIR]).filter((path) => !emptied.includes(path));
    const isLayable = (path) => ![folder, git.root, git.commonDir, ...emptied].some((each) => (0,file_path/* isWithin */.UO)(each, path)) && !/^\/(\w+)?$/.test(path);
    const named = namedPaths(call, isEmptied).filter((path) => !isOpen(path));
    const isIn = (path) => layers.some((each) => (0,file_path/* isWithin */.UO)(path, each));
    const copied = distinct([
        ...layers,
        ...named.filter(isFolder).filter((path) => isLayable(path) && (!isIn(path) || isEmptied(path))),
    ]);
    return {
        folder,
        emptied,
        copied,
        shown: [
            ...distinct(named.filter((path) => !isFolder(path) && isEmptied(path))),
            ...(socket ? [(0,file_path/* realPath */.Ye)(socket)] : []),
        ],
        writable,
        hidden: existing([
            ...secretsOf(home),
            ...commandFiles.map((name) => job[name] ?? ''),
            ...(hasOwnNetwork ? (0,own_network/* socketFiles */.tv)() : []),
        ]).filter((path) => path !== (socket && (0,file_path/* realPath */.Ye)(socket))),
        git: { folder: (0,external_node_path_.join)(folder, 'git'), gitDir: (0,file_path/* realPath */.Ye)(git.gitDir), commonDir: (0,file_path/* realPath */.Ye)(git.commonDir) },
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
    const besides = existing(named).map((path) => (isFolder(path) || !isEmptied((0,external_node_path_.dirname)(path)) ? path : (0,external_node_path_.dirname)(path)));
    return distinct([
        ...existing(Object.values(others)),
        ...[...existing(programs), ...besides, ...existing(alternates.map((path) => (0,external_node_path_.resolve)(stores, path)))].filter(isEmptied),
    ]);
}
function secretsOf(home) {
    return home === null ? [] : login_files_namespaceObject.map((name) => (0,external_node_path_.join)(home, name));
}
const commandFiles = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'].map((name) => `GITHUB_${name}`);
function makeFolders(view) {
    const place = (0,external_node_path_.dirname)(view.folder);
    const layered = view.copied.find((path) => (0,file_path/* isWithin */.UO)(view.folder, path));
    if (layered !== undefined)
        throw new Error(`the temporary folder is in ${layered}`);
    if ((0,external_node_path_.dirname)(place) === spareFolder && !(0,external_node_fs_.existsSync)(place))
        (0,external_node_fs_.mkdirSync)(place, { mode: 0o700 });
    if (!isOurs(place))
        throw new Error(`${place} is not a folder of ours`);
    for (const path of ['root', 'empty'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(view.folder, path), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(view.folder, 'nothing'), '');
    for (const path of [...view.emptied, ...view.copied])
        makeLayer(layerOf(path, view), path);
}
function makeLayer(layer, path) {
    for (const part of ['upper', 'work'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(layer, part), { recursive: true });
    const found = (0,external_node_fs_.statSync)(path);
    (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(layer, 'upper'), found.mode & 0o7777);
    return found;
}
function isOurs(folder) {
    const found = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    return found?.isDirectory() === true && found.uid === process.getuid?.();
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
    const words = prepared.words.map((word) => (word.startsWith('--groups=') ? '--clear-groups' : word));
    return { ...prepared, words };
}
const perl = '/usr/bin/perl';
const triedViews = new WeakMap();
function similarView(view, folders) {
    const shared = [...folders.filter((path) => path !== '').map(file_path/* realPath */.Ye), view.git.commonDir];
    return mountSteps(view)
        .map((word) => shared.find((path) => (0,file_path/* isWithin */.UO)(word, path)) ?? word)
        .join('\n');
}
async function probe({ words: [program = '', ...words] }, seen, cwd) {
    const env = { PATH: '/usr/bin:/bin' };
    const { exitCode, stderr } = await (0,capture/* capture */.F)(program, [...words, 'test', '-d', seen], { cwd, env, timeoutMs: probeMs });
    if (exitCode !== 0)
        throw new Error(stderr.trim().split('\n')[0] || `a command in it ended with ${exitCode}`);
}
const probeMs = 20_000;
function existing(paths) {
    return paths.filter((path) => (0,external_node_path_.isAbsolute)(path) && (0,external_node_fs_.existsSync)(path)).map(file_path/* realPath */.Ye);
}
function distinct(paths) {
    return [...new Set(paths)];
}


/***/ }),

/***/ 58961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ layering),
/* harmony export */   Q: () => (/* binding */ hiding)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76563);



function hiding(namespace, paths, kept = null) {
    const layer = kept === null ? ['', '', '', ''] : layerInMemory((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(kept), namespace);
    return withScript(namespace, coverScript, [...layer, `${paths.length}`, ...paths]);
}
function layerInMemory(path, { kind }) {
    const { uid, gid } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return [path, `${uid}`, `${gid}`, kind === 'user' ? 'userxattr' : 'index=off'];
}
function layering(namespace, layers) {
    const words = layers.flatMap(({ path, layer }) => [
        path,
        `lowerdir=${path},upperdir=${layer}/upper,workdir=${layer}/work,redirect_dir=on,index=off,metacopy=off`,
    ]);
    return withScript(namespace, layerScript, [`${layers.length}`, ...words]);
}
function withScript(namespace, script, words) {
    const mount = (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFolders */ .p_, 'mount');
    const program = mount === null ? null : (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptWords */ .R$)(script, mount);
    return program && (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_1__/* .preparedBy */ .N8)(namespace, [...program, ...words]);
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
    return own && (await (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_2__/* .works */ .No)(own)) ? own : null;
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
    const url = isGiven || exact === '' ? tracesBelow(isGiven ? setting : general) : addressOf(exact);
    if (url === null)
        return { problem: `${name} must be a URL such as http://localhost:4318, without credentials` };
    const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
    if (!isGiven && protocol === 'grpc')
        return {
            problem: `${name} is for gRPC; set otel-endpoint to an HTTP address of the receiver, such as http://localhost:4318`,
        };
    const headers = Object.fromEntries(_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .otlpSecrets */ .$_.flatMap((each) => Object.entries((0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .pairsIn */ .jR)(environment[each]))));
    const odd = Object.entries(headers).some(([key, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value));
    if (odd)
        return { problem: 'OTEL_EXPORTER_OTLP_HEADERS contains an invalid header; write key=value,key=value' };
    return { url, headers, callMs: timeoutIn(environment) };
}
function sendsTraces(setting, environment) {
    const target = otlpTarget(setting, environment);
    return target !== null && 'url' in target;
}
function tracesBelow(base) {
    const url = addressOf(base);
    if (url === null)
        return null;
    const { origin, pathname, search } = new URL(url);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
}
function addressOf(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return null;
    const { username, password, href } = new URL(text);
    return username + password === '' ? href : null;
}
function timeoutIn(environment) {
    const given = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
    return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 10_000;
}


/***/ }),

/***/ 69461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ parseRetryPolicy),
/* harmony export */   QR: () => (/* binding */ retryOptionsOf),
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
function retryOptionsOf({ maximumAttempts, initialIntervalMs }) {
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


/***/ }),

/***/ 28210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ parseBundleHeader),
/* harmony export */   KI: () => (/* binding */ bundleHeader),
/* harmony export */   _A: () => (/* binding */ checkBundleRef),
/* harmony export */   rJ: () => (/* binding */ BundleError)
/* harmony export */ });
const mostHeaderBytes = 1024 * 1024;
function parseBundleHeader(bytes) {
    const end = bytes.subarray(0, mostHeaderBytes).indexOf('\n\n');
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
    const first = objectFormat === 'sha1' ? ['# v2 git bundle'] : ['# v3 git bundle', '@object-format=sha256'];
    const needed = prerequisites.map((commit) => `-${commit} `);
    const brought = [...refs].map(([name, commit]) => `${commit} ${name}`);
    return `${[...first, ...needed, ...brought].join('\n')}\n\n`;
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







const mostBundleBytes = 256 * 1024 * 1024;
const indexTimeoutMs = 120_000;
async function writeBundle(git, file, commits, exclude) {
    for (const { ref } of commits)
        (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBundleRef */ ._A)(ref);
    const range = [...commits.map(({ commit }) => commit), ...exclude.map((commit) => `^${commit}`)].join('\n');
    const lines = (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmptyLines */ .yw)(await git.read(['rev-list', '--boundary', '--stdin'], { stdin: `${range}\n` }));
    const [first] = lines.filter((line) => !line.startsWith('-'));
    if (first === undefined)
        return false;
    const boundary = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
    const brought = new Set(lines);
    const known = commits.flatMap(({ commit }) => (brought.has(commit) ? [] : [commit]));
    const header = (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bundleHeader */ .KI)({
        objectFormat: first.length === 40 ? 'sha1' : 'sha256',
        prerequisites: [...new Set([...boundary, ...known])],
        refs: new Map(commits.map(({ ref, commit }) => [ref, commit])),
    });
    const args = ['pack-objects', '--revs', '--stdout', '--thin', '--delta-base-offset', '--quiet'];
    const { exitCode, stdout, stderr } = await git
        .try(args, { reading: true, stdin: `${range}\n` })
        .catch((cause) => {
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('the commits could not be packed; they may be more than a bundle can carry', { cause });
    });
    if (exitCode !== 0)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, Buffer.concat([Buffer.from(header, 'latin1'), stdout]));
    return true;
}
async function readBundle(git, file, { maxBytes = mostBundleBytes } = {}) {
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
        await inTurn(objects, async () => {
            const taken = await migrate((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'pack'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'pack'));
            const found = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, commits);
            const wrong = commits.find((_, at) => found[at]?.type !== 'commit');
            if (wrong === undefined)
                return;
            for (const file of taken)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            git.objects.close();
            throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(notCommit(wrong));
        });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(quarantine, { recursive: true, force: true });
    }
}
const turns = new Map();
async function inTurn(objects, take) {
    const turn = (turns.get(objects) ?? Promise.resolve()).then(take);
    const over = turn.catch(() => undefined);
    turns.set(objects, over);
    return turn;
}
async function readBounded(file, maxBytes) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => null);
    if (!found?.isFile())
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('there is no bundle file');
    if (found.size > maxBytes)
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle has ${found.size} bytes; at most ${maxBytes} are accepted`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
}
async function checkPrerequisites(git, { objectFormat, prerequisites }) {
    const found = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, prerequisites);
    const missing = prerequisites.filter((_, at) => found[at]?.type !== 'commit');
    if (missing.length === 0)
        return;
    const ofOther = objectFormat === 'sha256' ? ' It is of a repository with sha256 objects.' : '';
    throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle builds on ${missing.length} commits that are missing here, such as ${missing[0]}: it was made from another base.${ofOther}`);
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
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`git refuses what the bundle contains: ${gitComplaint(stderr)}`);
}
async function migrate(from, to) {
    const files = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from)).sort((one, other) => Number(one.endsWith('.idx')) - Number(other.endsWith('.idx')));
    const fresh = files.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)));
    for (const name of fresh)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
    return fresh.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)).reverse();
}
function gitComplaint(stderr) {
    const said = stderr.split('\n').filter((line) => /^(fatal|error):/.test(line));
    const line = (said.join('; ') || stderr.trim() || 'no cause given').slice(0, 300);
    return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}


/***/ }),

/***/ 65146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ proxyCredentials),
/* harmony export */   Gq: () => (/* binding */ loadProxyClient),
/* harmony export */   UM: () => (/* binding */ proxyTo),
/* harmony export */   pL: () => (/* binding */ fetchFrom),
/* harmony export */   vd: () => (/* binding */ proxyRefusal)
/* harmony export */ });
/* unused harmony export UnreachableError */
function proxyTo(url, environment) {
    const target = new URL(url);
    const name = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const given = environment[name.toLowerCase()] || environment[name] || '';
    if (given === '' || isLoopback(target) || isExempt(target, environment.no_proxy || environment.NO_PROXY || ''))
        return null;
    const text = /^[a-z][\w+.-]*:\/\//i.test(given) ? given : `http://${given}`;
    if (!URL.canParse(text) || !/^https?:/i.test(text))
        throw new Error(`${name} must be the http address of a proxy, such as http://proxy.example.com:3128`);
    return new URL(text);
}
function proxyCredentials({ username, password }) {
    if (username === '')
        return null;
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(user).toString('base64')}`;
}
class UnreachableError extends Error {
    name = 'UnreachableError';
    isFinal;
    constructor(message, isFinal, cause) {
        super(message, { cause });
        this.isFinal = isFinal;
    }
}
function fetchFrom(environment) {
    const dispatchers = new Map();
    return async (url, request) => {
        const proxy = proxyTo(url, environment);
        const direct = (error) => new UnreachableError(failureText(error), false, error);
        if (proxy === null)
            return fetch(url, request).catch((error) => Promise.reject(direct(error)));
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        const token = proxyCredentials(proxy);
        const dispatcher = dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
        dispatchers.set(proxy.href, dispatcher);
        const proxied = undici.fetch;
        return proxied(url, { ...request, dispatcher }).catch((error) => {
            const status = /^Proxy response \((\d+)\)/.exec(deepestCause(error).message)?.[1];
            const reason = status === undefined ? failureText(error) : proxyRefusal(Number(status));
            throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
        });
    };
}
async function loadProxyClient(environment) {
    const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
    if (names.some((name) => environment[name]))
        await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
}
function failureText(error) {
    const { message } = error;
    return message === 'fetch failed' || message === 'Request was cancelled.' ? deepestCause(error).message : message;
}
function deepestCause(error) {
    const { cause } = error;
    const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
    return hasMessage ? deepestCause(cause) : error;
}
function proxyRefusal(status) {
    if (status === 407)
        return 'it asks for a user and a password, as in http://user:password@proxy.example.com:3128';
    return `it answered ${status}`;
}
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function isExempt({ hostname, port, protocol }, list) {
    const effectivePort = port || (protocol === 'https:' ? '443' : '80');
    return list.split(/[\s,]+/).some((entry) => {
        if (entry === '*')
            return true;
        const [, host = '', only = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        return host !== '' && only === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
    });
}


/***/ })

};
;