"use strict";
exports.id = 1307;
exports.ids = [1307];
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

/***/ 18607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJudge: () => (/* binding */ runJudge)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/plan.js + 2 modules
var phase_plan = __webpack_require__(84040);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
// EXTERNAL MODULE: ./lib/plan/schedule/overlap.js
var overlap = __webpack_require__(30934);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/change-plan.js
var change_plan = __webpack_require__(16893);
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var candidate_declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(97101);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/judge/decide/judge-commit.js
var judge_commit = __webpack_require__(90429);
// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 3 modules
var local_runner = __webpack_require__(39827);
;// CONCATENATED MODULE: ./lib/judge/decide/judge-commits.js













async function judgeCommits(head, gateContext, tasks = []) {
    const { git } = gateContext.workspace;
    const isBare = gateContext.schedule.plans.length === 0;
    const changed = await (0,tree/* listChangedPaths */.xQ)(git, gateContext.found.startCommit, head);
    const requirements = { done: true, commit: head, open: [] };
    const documents = {
        facts: { tests: null, requirements, verification: null, commit: head, confirmations: 0 },
        warnings: [],
    };
    const notJudged = [
        ...(isBare ? describeUnmeasured(tasks) : []),
        ...(gateContext.policy.testCommand === '' ? ['test-command is not set, so no test was run'] : []),
    ];
    if (isBare && changed.length === 0) {
        const questions = ['nothing was changed, so there is no work to judge'];
        return { ...(0,judge_commit/* buildUnjudged */.Zc)(documents, { questions }), notJudged };
    }
    const run = isBare ? await withChangePlan(changed, tasks, gateContext) : gateContext;
    const plans = await plansClosedTogether(head, run);
    const changes = await assignChanges(changed, head, plans, run);
    const work = { changes, origin: isBare ? 'change' : 'commits', plans };
    const only = run.only === null ? null : new Set(plans.map(({ id }) => id));
    const gate = await (0,judge_commit/* judgeCommit */.xQ)(documents, { ...run, only }, (0,local_runner/* createLocalRunner */.Y)(null, run), work);
    return { ...gate, notJudged: [...notJudged, ...describeUndeclared(changed, plans, run)] };
}
async function withChangePlan(changed, tasks, run) {
    const { git, prefix } = run.workspace;
    const { protectedReason } = run.policy;
    const present = new Set(await (0,tree/* filterPresentFiles */.NA)(git, run.found.startCommit, changed));
    const programs = await (0,test_integrity/* programsOfCommands */.VL)(run);
    const newFiles = new Set(changed.filter((path) => !present.has(path)));
    const isDeciding = (path) => protectedReason(path) !== null || programs.has(path);
    const plan = (0,change_plan/* buildChangePlan */.WW)({ changed, fresh: newFiles, isDeciding, tasks }, prefix);
    const scheduled = { plan, dependsOn: [], wave: 1, footprint: (0,overlap/* getFootprint */.e)(plan) };
    return { ...run, schedule: { ...run.schedule, plans: [scheduled] }, policy: (0,change_plan/* buildBareChangePolicy */.TH)(run.policy) };
}
function describeUnmeasured(tasks) {
    if (tasks.length === 0)
        return ['no plan was given, so nothing says what the work should do'];
    const unmeasured = tasks.filter((task) => !isMeasurable(task)).map(({ name }) => `"${name}"`);
    return unmeasured.length === 0 ? [] : [`no file and no command to check: ${(0,text_text/* joinFirstFew */.RS)(unmeasured, 5)}`];
}
function isMeasurable({ files, commands }) {
    return files.length > 0 || commands.length > 0;
}
async function plansClosedTogether(head, run) {
    const { git, prefix } = run.workspace;
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const { only } = run;
    if (only === null)
        return plans;
    const closed = await Promise.all(plans.map((plan) => (0,git_history/* findLastChange */.E4)(git, [(0,candidate_declared/* toTreePath */.Xe)(prefix, plan.summaryPath)], head)));
    const changed = new Set(await (0,tree/* listChangedPaths */.xQ)(git, run.found.startCommit, head));
    const isClosedHere = (plan) => changed.has((0,candidate_declared/* toTreePath */.Xe)(prefix, plan.summaryPath));
    const closingCommits = new Set(plans.flatMap((plan, at) => (only.has(plan.id) && isClosedHere(plan) ? [closed[at]] : [])));
    return plans.filter((plan, at) => only.has(plan.id) || (isClosedHere(plan) && closingCommits.has(closed[at])));
}
async function readPlanAtBase(plan, base, run) {
    const { git, prefix } = run.workspace;
    const text = await (0,tree/* readTextInTree */.Pd)(git, base, `${prefix}${plan.path}`);
    if (text === null)
        return plan;
    const before = (0,phase_plan/* parsePlan */.v)(text, plan.path).plan;
    return (0,plan_text/* hashPlan */.k)(before) === (0,plan_text/* hashPlan */.k)(plan) ? plan : { ...plan, ...before, hasSummary: plan.hasSummary };
}
async function assignChanges(changed, head, plans, run) {
    const { git, prefix } = run.workspace;
    const changesByCommit = await (0,plan_changes/* listPlanChanges */.v)(run, new Map(), head);
    const changedPaths = new Set(changed);
    const hollow = await (0,make_candidate/* findHollowFiles */.yA)(git, [run.found.startCommit, head], changed, () => false);
    const changesByPlan = new Map(plans.map((plan) => {
        const committed = new Set(changesByCommit.of(plan.id).filter((path) => changedPaths.has(path)));
        const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
        const isOwn = (path) => plans.length === 1 || committed.has(path) || declared.covers(path);
        return [plan.id, changed.filter(isOwn)];
    }));
    return {
        of: (id) => changesByPlan.get(id) ?? [],
        touched: (id) => changesByPlan.get(id) ?? [],
        hollow: () => hollow,
        shareCommit: () => true,
    };
}
function describeUndeclared(changed, plans, run) {
    const { prefix } = run.workspace;
    if (plans.length < 2)
        return [];
    const summaries = new Set(plans.map(({ summaryPath }) => (0,candidate_declared/* toTreePath */.Xe)(prefix, summaryPath)));
    const isKnown = (path) => summaries.has(path) || plans.some((plan) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix).covers(path));
    const undeclared = changed.filter((path) => !isKnown(path) && !path.startsWith(`${prefix}.planning/`));
    return undeclared.length === 0 ? [] : [`no plan declares ${undeclared.slice(0, 10).join(', ')}`];
}

// EXTERNAL MODULE: ./lib/signal/evidence.js
var signal_evidence = __webpack_require__(67263);
;// CONCATENATED MODULE: ./lib/judge/decide/two-answers.js


function splitVerdict(verdict, tasks) {
    const objections = verdict.findings.filter(({ level }) => level === 'refuse' || level === 'ask');
    const hasObjection = (pattern) => objections.some(({ rule }) => pattern.test(rule));
    return {
        regression: hasObjection(/^old-test\/broken$/) ? 'fail' : getTestAnswer(verdict),
        task: hasObjection(taskRulePattern) ? 'fail' : isDone(verdict, tasks) ? 'pass' : 'unmeasured',
    };
}
const taskRulePattern = /^(?:task|promise|own-test|code|command|summary|evidence)\//;
function getTestAnswer({ tests }) {
    if (tests === null || tests.verdict === 'unknown')
        return 'unmeasured';
    return tests.verdict;
}
function isDone({ decision, level, findings }, tasks) {
    const isJudged = decision.open || decision.by === 'tests';
    const isUnclear = findings.some(({ rule }) => rule === 'command/cannot-run' || rule === 'command/not-run');
    if (!isJudged || isUnclear)
        return false;
    if (tasks === null)
        return level !== null && (0,signal_evidence/* isAtLeast */.du)(level, 'artifacts');
    return tasks.length > 0 && tasks.every(isMeasurable);
}

// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 13 modules
var rule_book = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/judge/explain/explain-rule.js




function explainRule(name) {
    const id = rule_book/* ruleIds */.Zl.find((ruleId) => ruleId === name);
    if (id === undefined) {
        const group = rule_book/* ruleIds */.Zl.filter((ruleId) => ruleId.startsWith(`${name.split('/', 1)[0]}/`));
        const advice = group.length > 0 ? `; rules of that group: ${group.join(', ')}` : (0,nearest_name/* suggestName */.SX)(name, rule_book/* ruleIds */.Zl);
        throw new table_settings/* UsageError */.eb(`explain: "${name}" is not a rule${advice}`);
    }
    const rule = rule_book/* ruleBook */.Ek[id];
    const { follows } = rule;
    const rows = [
        ['asks', rule.asks],
        ['reads', rule.reads],
        ['finding', rule.sentence],
        ['level', follows === undefined ? rule.level : `${rule.level} (${follows} decides)`],
        ['excused', rule.excuse],
        ['remedy', rule.remedy],
        ['change', describeRuleChange(id)],
    ];
    const filledRows = rows.filter(([, text]) => text !== '').map(([name, text]) => [`  ${name}`, text]);
    return { exitCode: 0, json: { id, ...rule }, text: [id, ...(0,text_text/* alignRows */.P4)(filledRows)].join('\n') };
}
function describeRuleChange(id) {
    return `rules: { ${id}: refuse|ask|warn|off } in .github/phase-executor.yml, or a row under accept`;
}

// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var rules_finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/publish/host/comment-author.js
var comment_author = __webpack_require__(35547);
// EXTERNAL MODULE: ./lib/publish/host/own-comment.js
var own_comment = __webpack_require__(46358);
;// CONCATENATED MODULE: ./lib/publish/announce/accepting-comment.js



async function readAcceptingComments(number, today, host) {
    const accepted = [];
    for (const comment of await (0,own_comment/* listComments */.fg)(number, host)) {
        const { body, user, html_url: url, created_at: createdAt, updated_at: edited } = comment;
        const [, name = '', file] = acceptPattern.exec(body ?? '') ?? [];
        const rule = rule_book/* ruleIds */.Zl.find((id) => id === name);
        const isOwn = user?.type !== 'Bot' && (comment.performed_via_github_app ?? null) === null && createdAt === edited;
        if (rule === undefined || !user || !isOwn || !(await (0,comment_author/* mayWrite */.J)(user.login, null, host)))
            continue;
        accepted.push({ rule, ...(file !== undefined && { file }), owner: `${user.login} (${url})`, until: today });
    }
    return accepted;
}
const acceptPattern = /^\/judge[ \t]+accept[ \t]+(\S+)(?:[ \t]+(\S[^\r\n]*?))?[ \t]*(?:\r?\n|$)/;

// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/publish/report/judge-report.js


function placeFindings(findings, files) {
    return findings.map((finding) => {
        const [, path = '', lineText] = /^(.*?)(?::(\d+))?$/s.exec(finding.subject) ?? [];
        const [, inText = '1'] = /\bline (\d+)\b/.exec(finding.message) ?? [];
        return { ...finding, file: files.has(path) ? path : null, line: Math.max(1, Number(lineText ?? inText)) };
    });
}
const icons = { refuse: '❌', ask: '❓', warn: '⚠️', off: '' };
const maxRows = 50;
function judgeMarkdown({ headline, reason, answers, findings, warnings, notJudged }) {
    const cells = (...texts) => `| ${texts.join(' | ')} |`;
    const row = ({ level, rule, subject, message }) => cells(icons[level], `\`${rule}\``, (0,markdown/* escapeMarkdown */.FV)(`${subject} ${message}`.trim()));
    const reported = findings.map(({ message }) => message);
    const notes = [...warnings.filter((warning) => !reported.some((message) => warning.includes(message))), ...notJudged];
    const hiddenCount = findings.length - maxRows;
    return [
        `### ${(0,markdown/* escapeMarkdown */.FV)(headline)}`,
        ...(reason === null || findings.some(({ level }) => level !== 'warn') ? [] : [(0,markdown/* escapeMarkdown */.FV)(reason)]),
        [
            cells('question', 'answer', ''),
            cells('---', '---', '---'),
            ...answers.map(([question, answer, detail]) => cells(question, answer, detail)),
        ].join('\n'),
        ...(findings.length === 0
            ? []
            : [
                [cells('', 'rule', 'finding'), cells('---', '---', '---'), ...findings.slice(0, maxRows).map(row)].join('\n'),
            ]),
        ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : []),
        ...(notes.length === 0
            ? []
            : [
                notes
                    .slice(0, maxRows)
                    .map((text) => `- ${(0,markdown/* escapeMarkdown */.FV)(text)}`)
                    .join('\n'),
            ]),
    ].join('\n\n');
}
const severities = { refuse: 'error', ask: 'warning', warn: 'info', off: 'info' };
function buildAnnotations(findings) {
    return findings.flatMap(({ file, line, level, rule, message }) => file === null ? [] : [{ severity: severities[level], code: rule, file, line, message }]);
}
const sarifLevels = { refuse: 'error', ask: 'warning', warn: 'note', off: 'none' };
function buildSarifLog(findings, somewhere) {
    const ids = [...new Set(findings.map(({ rule }) => rule))];
    const ruleTexts = rule_book/* ruleBook */.Ek;
    const rules = ids.map((id) => ({
        id,
        shortDescription: { text: ruleTexts[id]?.asks ?? id },
        help: { text: ruleTexts[id]?.remedy || (ruleTexts[id]?.asks ?? id) },
    }));
    const results = findings.map(({ rule, level, subject, message, file, line }) => ({
        ruleId: rule,
        ruleIndex: ids.indexOf(rule),
        level: sarifLevels[level],
        message: { text: file === null ? `${subject} ${message}`.trim() : message },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: encodeURI(file ?? somewhere), uriBaseId: '%SRCROOT%' },
                    region: { startLine: file === null ? 1 : line },
                },
            },
        ],
    }));
    const driver = { name: 'Phase Executor', informationUri: 'https://github.com/OWNER/phase-executor', rules };
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver }, results }],
    };
}

// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
;// CONCATENATED MODULE: ./lib/plan/claims/task-list.js

const checklist = { kind: 'checklist', path: /\.(?:md|markdown)$/i, label: /^(?:task\s+)?\d+[.):]\s+/i };
const task_list_forms = [
    { kind: 'spec-kit', path: /(?:^|\/)specs\/[^/]+\/tasks\.md$/, label: /^\**T\d{3,}[a-z]?\**:?(?:\s*\[[^\]]*\])*\s*/ },
    {
        kind: 'openspec',
        path: /(?:^|\/)openspec\/changes\/(?!archive\/)[^/]+\/tasks\.md$/,
        label: /^\**\d+(?:\.\d+)*\.?\**\s+/,
    },
    {
        kind: 'bmad',
        path: /\.story\.md$|(?:^|\/)(?:stories|implementation-artifacts)\/\d+[.-]\d+[^/]*\.md$/,
        label: /^\**(?:(?:sub)?task\s+)?\d+(?:\.\d+)*[.:]?\**:?\s+/i,
        section: /^tasks\b/i,
    },
];
function isTaskListPath(path) {
    return task_list_forms.some((form) => form.path.test(path));
}
function readTaskList(text, path = '') {
    const form = task_list_forms.find((each) => each.path.test(path)) ?? checklist;
    return { kind: form.kind, tasks: readBoxes(text, form) };
}
function listTickedTasks(now, before) {
    const done = new Set(before?.tasks.flatMap(({ name, isDone }) => (isDone ? [name] : [])));
    return now.tasks.filter(({ name, isDone }) => isDone && !done.has(name));
}
const boxPattern = /^(?:[ \t]|>[ \t]?)*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+(\S.*)$/;
const headingPattern = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/;
function readBoxes(text, { label, section }) {
    const boxes = [];
    let [fence, isInSection, depth] = ['', section === undefined, 0];
    const visibleText = text.slice(0, maxText).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
    const lines = visibleText.split(/\r?\n/);
    for (const [at, line] of lines.entries()) {
        const [, mark = ''] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
        if (mark !== '' && (fence === '' || mark.startsWith(fence)))
            fence = fence === '' ? mark : '';
        if (mark !== '' || fence !== '')
            continue;
        const [, level = '', title = ''] = headingPattern.exec(line) ?? [];
        if (level !== '' && section !== undefined && (!isInSection || level.length <= depth))
            [isInSection, depth] = [section.test(title), level.length];
        const [, tick = '', taskText = ''] = (isInSection && boxPattern.exec(line)) || [];
        const last = boxes.at(-1);
        if (taskText !== '')
            boxes.push({ name: taskText.replace(label, '').trim(), isDone: tick !== ' ', line: at + 1, text: taskText });
        else if (last !== undefined && /^[ \t]+\S/.test(line))
            last.text += `\n${line}`;
    }
    return boxes.slice(0, maxTasks).map(({ text: all, ...box }) => ({ ...box, ...checkableParts(all) }));
}
const maxText = 500_000;
const maxTasks = 1_000;
function checkableParts(text) {
    const quoted = [...text.matchAll(/(`+)([^`\n]+)\1/g)].map(([, , code = '']) => code.trim());
    const plain = text.replace(/`+[^`\n]*`+/g, ' ').replace(/\b\w+:\/\/\S+|\]\([^)]*\)/g, ' ');
    const words = plain.split(/[\s,;()"'*]+/).map((word) => word.replace(/[.:!?]+$/, ''));
    return {
        files: [...new Set([...quoted, ...words])].filter(isFile),
        commands: [...new Set(quoted)].filter((code) => checkingCommand.test(code)),
    };
}
function isFile(word) {
    if (!/^(?!\/|~|\.\.\/)[\w.@-]+(?:\/[\w.@+[\]-]+)+\.[A-Za-z]\w{0,9}$/.test(word) || /\.{3}|X{3}/.test(word))
        return false;
    return (0,declared_paths/* parseDeclaredPath */.$9)(word).kind === 'pattern';
}
const checkingCommand = new RegExp(`^(?:${[
    '(?:npm|pnpm|yarn|bun)(?: run)? (?:test|lint|check|typecheck|type-check|build)(?::[\\w:-]+)?',
    '(?:npx|pnpm exec|bunx) (?:jest|vitest(?: run)?|mocha|eslint|tsc)',
    'node --test',
    '(?:uv run |poetry run |python3? -m )?(?:pytest|unittest|mypy|ruff check)',
    'go (?:test|vet|build)',
    'cargo (?:test|check|build|clippy)',
    '(?:make|just) (?:test|check|lint)',
    'dotnet test|mvn test|(?:\\./)?gradlew? test',
].join('|')})(?: [\\w./:=@*-]+)*$`);

// EXTERNAL MODULE: ./lib/publish/host/workflow-run.js
var workflow_run = __webpack_require__(39333);
;// CONCATENATED MODULE: ./lib/run/open/judged-range.js







const Sha = schemas/* string */.YjP().regex(/^[\da-f]{40,64}$/);
const Event = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() }).optional(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        body: schemas/* string */.YjP().nullish(),
        base: schemas/* object */.Ikc({ sha: Sha }),
        head: schemas/* object */.Ikc({ sha: Sha }),
    })
        .optional(),
    merge_group: schemas/* object */.Ikc({ base_sha: Sha, head_sha: Sha }).optional(),
    repository: schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP().optional() }).optional(),
});
async function resolveJudgedRange({ settings, environment }, git) {
    const event = Event.safeParse((0,workflow_run/* readEvent */.j_)(environment) ?? {}).data ?? {};
    const { pull_request: pull, merge_group: group, repository } = event;
    const source = { pullRequest: pull?.number ?? null, text: (pull ?? event.issue)?.body ?? '' };
    const resolveCommit = async (name, setting) => commitNamed(name, setting, git);
    if (settings.base !== '')
        return {
            base: await resolveCommit(settings.base, 'base'),
            head: await resolveCommit(settings.head, 'head'),
            ...source,
            isFromEvent: false,
        };
    const result = { ...source, isFromEvent: true };
    if (pull !== undefined) {
        if ((await git.resolve('HEAD^2')) === pull.head.sha)
            return { base: await resolveCommit('HEAD^1', 'base'), head: await resolveCommit('HEAD', 'head'), ...result };
        const head = await resolveCommit(pull.head.sha, 'head');
        return { base: await findForkPoint(await resolveCommit(pull.base.sha, 'base'), head, git), head, ...result };
    }
    if (group !== undefined)
        return {
            base: await resolveCommit(group.base_sha, 'base'),
            head: await resolveCommit(group.head_sha, 'head'),
            ...result,
        };
    const branch = repository?.default_branch;
    if (branch === undefined)
        throw new table_settings/* UsageError */.eb('judge: --base is missing; name the commit before the work');
    const head = await resolveCommit(settings.head, 'head');
    const base = await findForkPoint(await resolveCommit(`origin/${branch}`, 'base'), head, git);
    return { base: base === head ? await resolveCommit(`${head}^`, 'base') : base, head, ...result };
}
async function commitNamed(name, setting, git) {
    const sha = await git.resolve(`${name}^{commit}`);
    if (sha === null)
        throw new table_settings/* UsageError */.eb(`${setting}: found "${name}", which is not a commit in this repository; fetch it first (actions/checkout: fetch-depth: 0)`);
    return sha;
}
async function findForkPoint(one, other, git) {
    const base = await (0,git_history/* mergeBase */.wu)(git, one, other);
    if (base === null)
        throw new table_settings/* UsageError */.eb(`base: ${one} and ${other} have no common commit here; fetch the history (actions/checkout: fetch-depth: 0)`);
    return base;
}
async function listClosedPlans({ base, head }, prefix, git) {
    const changed = await (0,tree/* listChangedPaths */.xQ)(git, base, head);
    const closed = changed.flatMap((path) => {
        const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
        const [, phase, plan] = /^\.planning\/phases\/([^/]+)\/(.+)-SUMMARY\.md$/.exec(name) ?? [];
        return phase === undefined || plan === undefined ? [] : [{ phase, plan }];
    });
    const [phase, secondPhase] = new Set(closed.map((each) => each.phase));
    return phase === undefined || secondPhase !== undefined ? null : { phase, plans: closed.map(({ plan }) => plan) };
}
async function listClaimedTasks(range, { settings }, prefix, git) {
    const { base, head, text } = range;
    const listSetting = settings['task-list'];
    const paths = listSetting === ''
        ? (await (0,tree/* listChangedPaths */.xQ)(git, base, head)).filter(isTaskListPath)
        : [external_node_path_.posix.normalize(`${prefix}${listSetting}`)];
    const lists = [];
    for (const path of paths) {
        const [before, after] = [await (0,tree/* readTextInTree */.Pd)(git, base, path), await (0,tree/* readTextInTree */.Pd)(git, head, path)];
        if (after === null && listSetting !== '')
            throw new table_settings/* UsageError */.eb(`task-list: found no file ${listSetting} in the judged commit`);
        const oldList = before === null || before === after ? null : readTaskList(before, path);
        for (const task of listTickedTasks(readTaskList(after ?? '', path), oldList))
            lists.push(task);
    }
    if (text === '')
        return lists;
    const template = new Set();
    for (const path of templatePaths)
        for (const { name } of readTaskList((await (0,tree/* readTextInTree */.Pd)(git, base, path)) ?? '').tasks)
            template.add(name);
    const ticked = listTickedTasks(readTaskList(text), null);
    return [...lists, ...ticked.filter(({ name }) => !template.has(name))];
}
const templatePaths = ['.github/', 'docs/', ''].flatMap((folder) => ['PULL_REQUEST_TEMPLATE.md', 'pull_request_template.md'].map((name) => `${folder}${name}`));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/agents/adapters/model-access.js
var model_access = __webpack_require__(50609);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/agents/sandbox/run-namespaces.js
var run_namespaces = __webpack_require__(75756);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/outer-configuration.js
var outer_configuration = __webpack_require__(17599);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/toolchain.js
var toolchain = __webpack_require__(53180);
// EXTERNAL MODULE: ./lib/judge/run/judge-environment.js
var judge_environment = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
;// CONCATENATED MODULE: ./lib/run/open/judging-context.js














async function judgingContext(read, location, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { base, scratch, only, egress } = location;
    const runId = (0,external_node_crypto_.randomUUID)();
    const { environment, machine } = world;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    const workspace = { root, project: root, prefix, git, checkpoints, known: null };
    const plans = await Promise.all(read.schedule.plans.map(async (plan) => ({ ...plan, plan: await readPlanAtBase(plan.plan, base, { workspace }) })));
    const lease = { epoch: 0, check: () => { } };
    const redact = (0,job_secrets/* createRedactor */.lY)(world);
    const stamp = { runId, phase: read.phase.id, now: () => new Date(world.now()), lease, redact };
    const record = (0,external_node_path_.join)(scratch, 'record');
    (0,external_node_fs_.mkdirSync)(record);
    const namespaces = await (0,run_namespaces/* runNamespaces */.Y)({ record, gitDir: git.commonDir, environment: (0,agent_environment/* agentEnvironment */.F)(environment, settings['agent-env'], {}) }, egress, settings.network);
    return {
        runId,
        runUrl: null,
        leg: null,
        only,
        phase: read.phase,
        schedule: { ...read.schedule, plans },
        next: read.next,
        policy: {
            ...(0,policies/* buildRunPolicy */.OZ)(settings, plans.length, { deadlineAt: Number.POSITIVE_INFINITY, now: world.now() }, environment),
            parallel: 1,
            ...(settings['undeclared-changes'] === 'auto' && { undeclaredChanges: 'ask' }),
            rules: '',
            commitDocs: read.config.commitDocs,
            teamRules: '',
        },
        workspace,
        services: {
            ledger: ledger/* Ledger */.Oc.open(record, stamp, () => { }),
            clock: { now: world.now, uptimeMs: machine.uptimeMs, sleep: async () => { } },
            random: world.random,
            interrupt: world.interrupt,
            environment,
            exchangeDir: scratch,
            judging: new judge_environment/* JudgeEnvironment */.Z({
                job: (0,model_access/* withoutAgentKeys */.m)(environment, settings.agent, settings['agent-secret-name']),
                also: settings['agent-env'],
                before: (0,toolchain/* readToolchain */.MT)(environment.PATH ?? '', git.root),
                identity: git.config.user,
                scratch,
                spared: [],
                checkout: [git.root],
                grounds: new outer_configuration/* JudgingFolders */.S([scratch, '/var/tmp']),
                namespaces,
                variables: egress?.variables ?? {},
            }),
        },
        found: {
            head: base,
            startCommit: base,
            findings: [],
            unfinished: new Map(),
            answersAt: null,
            orphans: new Map(),
        },
        progress: { done: new Set(), unverified: new Map() },
    };
}

// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/run/survey/project-survey.js
var project_survey = __webpack_require__(78152);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
;// CONCATENATED MODULE: ./lib/commands/judge-command.js






























const runJudge = async ([named], world) => {
    const { settings, configuration } = world;
    if (settings.explain !== '')
        return explainRule(settings.explain);
    const root = (0,call_world/* findProjectRoot */.p)(world);
    if (named === undefined && settings.only.length > 0)
        throw new table_settings/* UsageError */.eb('judge: found --plan without a phase; name the phase of the plan');
    const git = await git_git/* Git */.T.open(root, world.environment);
    const range = await resolveJudgedRange(world, git);
    const { base, head } = range;
    if (range.isFromEvent || range.pullRequest !== null)
        await (0,effective_settings/* requireSameSettings */.Xo)({ commit: base, file: configuration.file }, git, configuration);
    const prefix = (0,read_schedule/* getProjectPrefix */.mg)(git, root);
    const closed = named === undefined && range.isFromEvent ? await listClosedPlans(range, prefix, git) : null;
    const ref = named ?? closed?.phase;
    const read = (0,local_phase/* localPhase */.Bd)(ref === undefined ? (0,read_schedule/* withoutPhase */.m1)(root) : await (0,read_schedule/* readSchedule */.Cu)(root, ref), root, git);
    const only = (0,selected_plans/* selectPlans */.H)(read, closed === null ? settings.only : closed.plans, 'plan');
    const tasks = ref === undefined ? await listClaimedTasks(range, world, prefix, git) : null;
    const host = range.pullRequest !== null && settings['github-token'] !== '' ? await (0,host_client/* connectHost */.Zj)(world) : null;
    const accepting = await withAcceptingComments(range, host, world);
    const judging = ref === undefined || range.isFromEvent ? withFoundTests(accepting, root) : accepting;
    (0,boundaries/* refuseContradictions */.Dc)(judging.settings, null);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(world.temporaryDirectory, 'phase-executor-judge-'));
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        cleanup.defer(() => (0,mounts/* removeTree */.dM)(scratch));
        const egress = await (0,boundaries/* openEgressProxy */.cG)(null, scratch, judging, cleanup);
        const run = await judgingContext(read, { base, scratch, only, egress }, judging);
        world.progress(`judging ${(0,text_text/* shortenId */.X_)(base)}..${(0,text_text/* shortenId */.X_)(head)} in a clean copy`);
        const verdict = await judgeCommits(head, run, tasks ?? []);
        const files = await (0,tree/* listChangedPaths */.xQ)(git, base, head);
        const findings = placeFindings(verdict.findings, new Set(files));
        const phase = ref === undefined ? null : read.phase.id;
        const reply = buildReply(verdict, { phase, base, head, findings, ...splitVerdict(verdict, tasks) });
        return publishReply(reply, { findings, range, host, somewhere: files[0] ?? '.gitignore' }, world);
    });
};
function withFoundTests(world, root) {
    const found = world.settings['test-command'] === '' ? (0,project_survey/* findTestCommand */.Jn)(root) : null;
    if (found === null)
        return world;
    world.progress(`test-command: ${found.command} (${found.from})`);
    return (0,call_world/* withSettings */.G)(world, { 'test-command': found.command });
}
async function withAcceptingComments({ pullRequest }, host, world) {
    if (pullRequest === null || host === null)
        return world;
    try {
        const today = new Date(world.now()).toISOString().slice(0, 10);
        const accepted = await readAcceptingComments(pullRequest, today, host);
        return (0,call_world/* withSettings */.G)(world, { accept: [...world.settings.accept, ...accepted] });
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        world.progress(`no comment was read: ${(0,text_text/* stripLine */.nU)(error.message)}`);
        return world;
    }
}
async function publishReply(reply, { findings, range, host, somewhere }, world) {
    const { environment, settings, directory } = world;
    const folder = environment.RUNNER_TEMP ?? '';
    const standard = environment.GITHUB_ACTIONS === 'true' && folder !== '' ? (0,external_node_path_.join)(folder, 'phase-executor.sarif') : '';
    const file = settings.sarif === '' ? standard : (0,external_node_path_.resolve)(directory, settings.sarif);
    if (file !== '')
        (0,atomic_file/* replaceFile */.fR)(file, `${JSON.stringify(buildSarifLog(findings, somewhere), null, 2)}\n`);
    if (range.pullRequest !== null && host !== null) {
        try {
            const step = reply.exitCode === 0 ? '' : `\n${acceptStep}\n`;
            await (0,own_comment/* putComment */.jW)(range.pullRequest, `${commentMark}\n${reply.summary ?? ''}${step}`, host);
        }
        catch (error) {
            if (!(error instanceof host_error/* HostError */.dh))
                throw error;
            world.progress(`no comment was written: ${(0,text_text/* stripLine */.nU)(error.message)}`);
        }
    }
    return { ...reply, outputs: { ...reply.outputs, sarif: file } };
}
const commentMark = '<!-- phase-executor: judge -->';
const acceptStep = 'To accept a finding, comment `/judge accept RULE FILE` and run this job again.';
function buildReply(verdict, of) {
    const { decision, evidence, checks, tests, mutants, warnings, notJudged, level } = verdict;
    const { regression, task, findings } = of;
    const answer = decision.open ? 'passes' : decision.next === 'ask' ? 'asks' : 'objects';
    const plans = [...checks].map(([id, findings]) => ({
        id,
        evidence: (0,signal_evidence/* getEvidenceDetails */._Y)(evidence.get(id) ?? noEvidence),
        checks: findings.map(({ rule, level = null, subject, passed, message }) => ({
            check: rule_book/* ruleBook */.Ek[rule].check,
            rule,
            level,
            subject,
            answer: passed === true ? 'passes' : passed === false ? 'objects' : 'cannot tell',
            message,
        })),
    }));
    const reason = decision.open ? null : decision.why;
    const json = { ...of, verdict: answer, why: reason, evidence: level, plans, tests, mutants, warnings, notJudged };
    const work = of.phase === null ? 'The work' : `The work on phase ${of.phase}`;
    const headline = `${work} in ${(0,text_text/* shortenId */.X_)(of.base)}..${(0,text_text/* shortenId */.X_)(of.head)} ${verdicts[answer]}`;
    const counted = tests === null ? '' : `${tests.passed ?? 'unknown'} passed, ${tests.failed ?? 'unknown'} failed`;
    const lines = [
        headline,
        ...(of.base === of.head ? ['  There is no commit between base and head'] : []),
        ...(reason === null ? [] : [`  ${(0,text_text/* stripLine */.nU)(reason)}`]),
        ...[...checks].flatMap(([id, findings]) => {
            const facts = evidence.get(id);
            const name = id === '' ? 'change' : `plan ${id}`;
            return [
                `  ${name}${facts === undefined ? '' : `: ${(0,signal_evidence/* formatEvidence */.Vp)(facts)}`}`,
                ...findings.map((finding) => `    ${finding.level === 'warn' ? '!' : marks[String(finding.passed)]} ${(0,rules_finding/* findingSentence */.dj)(finding)}`),
            ];
        }),
        ...(tests === null ? [] : [`  tests: ${tests.verdict}, ${counted}`]),
        `  regression: ${regression}, task: ${task}`,
        ...warnings.map((warning) => `  warning: ${warning}`),
        ...notJudged.map((what) => `  not judged: ${what}`),
    ];
    const observed = [...evidence.values()].map(signal_evidence/* formatEvidence */.Vp).join('; ');
    const answers = [
        ['Does what was there before still work?', regression, counted],
        ['Was done what was asked for?', task, observed],
    ];
    return {
        exitCode: exitCodes[answer],
        json,
        text: lines.map(text_text/* stripIndented */.y7).join('\n'),
        summary: `${judgeMarkdown({ headline, reason, answers, findings, warnings, notJudged })}\n`,
        diagnostics: buildAnnotations(findings),
        outputs: {
            status: decision.open ? 'success' : answer === 'asks' ? 'blocked' : 'failure',
            verdict: answer,
            regression,
            task,
            evidence: level ?? '',
            findings: JSON.stringify(verdict.findings),
            'exit-code': String(exitCodes[answer]),
            'head-sha': of.head,
        },
    };
}
const marks = { true: '✓', false: '✗', null: '?' };
const verdicts = { passes: 'passes', objects: 'does not pass', asks: 'needs the answer of a person' };
const exitCodes = { passes: exit_status/* EXIT_STATUS */.uc.COMPLETED, objects: exit_status/* EXIT_STATUS */.uc.STUCK, asks: exit_status/* EXIT_STATUS */.uc.BLOCKED };
const noEvidence = {
    changed: { count: 0, of: 0 },
    artifacts: { count: 0, of: 0 },
    commands: 0,
    tests: null,
    ownTests: 0,
};


/***/ }),

/***/ 39827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createLocalRunner)
});

// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/run/checkout-programs.js
var checkout_programs = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commands/command-strength.js
var command_strength = __webpack_require__(10947);
// EXTERNAL MODULE: ./lib/judge/run/verifier.js + 1 modules
var verifier = __webpack_require__(881);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/change-plan.js
var change_plan = __webpack_require__(16893);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
;// CONCATENATED MODULE: ./lib/judge/run/coverage-reports.js






const coverage_reports_forms = [
    { paths: ['coverage.json'], read: readPythonReport },
    { paths: ['coverage.out', 'cover.out', 'c.out', 'coverage.txt'], read: readGoProfile },
    { paths: ['coverage/lcov.info', 'lcov.info', 'coverage.lcov'], read: readLcov },
];
const PythonReport = schemas/* object */.Ikc({
    files: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ executed_lines: schemas/* array */.YOg(schemas/* number */.aig().int()), missing_lines: schemas/* array */.YOg(schemas/* number */.aig().int()) })),
});
function readPythonReport(text) {
    const files = PythonReport.safeParse((0,json_text/* tryParseJson */.Bl)(text)).data?.files ?? {};
    return Object.entries(files).flatMap(([file, { executed_lines: executed, missing_lines: missing }]) => [
        ...executed.map((line) => [file, line, true]),
        ...missing.map((line) => [file, line, false]),
    ]);
}
function readGoProfile(text) {
    const blocks = text.matchAll(/^(\S.*):(\d+)\.\d+,(\d+)\.\d+ \d+ (\d+)$/gm);
    return [...blocks].flatMap(([, file = '', firstLine, lastLine, count]) => {
        const length = Math.min(Number(lastLine) - Number(firstLine) + 1, 1_000);
        return Array.from({ length }, (_, at) => [file, Number(firstLine) + at, Number(count) > 0]);
    });
}
function readLcov(text) {
    let file = '';
    return [...text.matchAll(/^(?:SF:(.+)|DA:(\d+),(\d+).*)$/gm)].flatMap(([, source, line, count]) => {
        file = source?.trim() ?? file;
        return source === undefined ? [[file, Number(line), Number(count) > 0]] : [];
    });
}
async function saveReports(folder, checkout, run) {
    const { git, prefix } = run.workspace;
    for (const path of coverage_reports_forms.flatMap(({ paths }) => paths)) {
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(checkout.root, path));
        if (text === null || text === (await (0,tree/* readTextInTree */.Pd)(git, checkout.commit, `${prefix}${path}`)))
            continue;
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, encodeURIComponent(path)), text);
    }
}
function readCoverageReport(name, text, paths) {
    const form = coverage_reports_forms.find((each) => each.paths.some((path) => encodeURIComponent(path) === name));
    if (form === undefined)
        return null;
    const files = new Map();
    const pathByFile = new Map();
    for (const [file, line, isExecuted] of form.read(text)) {
        if (!pathByFile.has(file))
            pathByFile.set(file, paths.find((path) => file === path || file.endsWith(`/${path}`)));
        const path = pathByFile.get(file);
        if (path === undefined)
            continue;
        const lines = files.get(path) ?? new Map();
        files.set(path, lines.set(line, isExecuted || lines.get(line) === true));
    }
    return files;
}

// EXTERNAL MODULE: ./lib/judge/run/mutant-runs.js + 1 modules
var mutant_runs = __webpack_require__(34951);
// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
// EXTERNAL MODULE: ./lib/judge/run/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(59996);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/system/git/changed-lines.js
var changed_lines = __webpack_require__(66224);
;// CONCATENATED MODULE: ./lib/judge/run/reach.js











const Script = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    functions: schemas/* array */.YOg(schemas/* object */.Ikc({
        ranges: schemas/* array */.YOg(schemas/* object */.Ikc({ startOffset: schemas/* number */.aig(), endOffset: schemas/* number */.aig(), count: schemas/* number */.aig() })),
    })),
});
const maxReports = 100;
const maxReportBytes = 16 * 1024 * 1024;
const maxFiles = 2_000;
const idleLinePattern = /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;
async function findUnreachedLines(folder, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changedPaths = await (0,tree/* listChangedPaths */.xQ)(git, startCommit, checkout.commit);
    const isCode = (path) => !(0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`);
    const changed = changedPaths.filter((path) => path.startsWith(prefix) && isCode(path)).slice(0, maxFiles);
    const reports = changed.length === 0 ? [] : (0,atomic_file/* listDir */.ol)(folder);
    if (reports.length > maxReports || reports.some((name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name)).size > maxReportBytes))
        return [];
    const reaches = new Map();
    const addReach = (path, reach) => reaches.set(path, [...(reaches.get(path) ?? []), reach]);
    const urls = new Map(changed.map((path) => [(0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(checkout.top, path)).href, path]));
    const inProject = changed.map((path) => path.slice(prefix.length));
    for (const name of reports) {
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, name)) ?? '';
        const report = readCoverageReport(name, text, inProject);
        for (const [path, lines] of report ?? [])
            addReach(`${prefix}${path}`, ({ number }) => lines.get(number) ?? null);
        for (const [path, ranges] of report === null ? readScripts(text, urls) : [])
            addReach(path, ({ text: line, offset }) => (idleLinePattern.test(line) ? null : isExecuted(offset, ranges)));
    }
    const unreached = [];
    for (const [path, numbers] of await (0,changed_lines/* listChangedLines */.W)(git, startCommit, checkout.commit, [...reaches.keys()])) {
        const lines = ((await (0,tree/* readTextInTree */.Pd)(git, checkout.commit, path)) ?? '').split('\n');
        let [start, missed] = [0, []];
        for (const [at, text] of lines.entries()) {
            const line = { number: at + 1, text, offset: start + text.search(/\S|$/) };
            start += text.length + 1;
            const answers = numbers.has(at + 1) ? (reaches.get(path) ?? []).map((reach) => reach(line)) : [];
            if (answers.includes(false) && !answers.includes(true))
                missed.push(at + 1);
        }
        if (missed.length > 0)
            unreached.push(`${path}:${(0,text_text/* joinFirstFew */.RS)(missed.map(String), 5)}`);
    }
    return unreached.length === 0 ? [] : [`no test executed these changed lines: ${(0,text_text/* joinFirstFew */.RS)(unreached, 10, '; ')}`];
}
function readScripts(text, urls) {
    const report = (0,json_text/* tryParseJson */.Bl)(text);
    return (Array.isArray(report?.result) ? report.result : []).flatMap((each) => {
        const path = urls.get(String(each?.url)) ?? '';
        const script = path === '' ? undefined : Script.safeParse(each).data;
        return script === undefined
            ? []
            : [[path, script.functions.flatMap((codeFunction) => codeFunction.ranges)]];
    });
}
function isExecuted(offset, ranges) {
    const enclosing = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
    const size = ({ startOffset, endOffset }) => endOffset - startOffset;
    const [firstRange, ...otherRanges] = enclosing;
    if (firstRange === undefined)
        return false;
    return otherRanges.reduce((least, range) => (size(range) < size(least) ? range : least), firstRange).count > 0;
}

// EXTERNAL MODULE: ./lib/judge/run/test-baseline.js + 2 modules
var test_baseline = __webpack_require__(81972);
// EXTERNAL MODULE: ./lib/judge/run/tests/red-apart.js
var red_apart = __webpack_require__(38379);
;// CONCATENATED MODULE: ./lib/judge/decide/confirmed-tests.js















async function runConfirmedTests(facts, checkout, run) {
    const repeated = await runRepeatedly(facts.commit, checkout, run);
    const result = rejectRed(repeated, run) ??
        (await rejectRewriting(repeated, checkout, run)) ??
        (await rejectFlaky(repeated, facts.commit, run)) ??
        (await compareAndMutate(repeated, checkout, run));
    const { tests } = result;
    const { confirmingRuns } = run.policy;
    const confirmedFacts = {
        ...facts,
        tests: { verdict: tests.verdict, commit: facts.commit },
        confirmations: confirmingRuns,
    };
    return {
        decision: (0,exit_gate/* exitGate */.c)(confirmedFacts, { requireTests: true, confirmingRuns }),
        proof: null,
        oldTests: [],
        phaseTests: [],
        mutants: null,
        ...result,
        warnings: [...describeRed(tests.red), ...(result.warnings ?? [])],
    };
}
function rejectRed({ decisive: { verdict }, apart }, run) {
    if (apart === null || apart.mayOpen)
        return null;
    const reasons = [...apart.reasons, ...verdict.reasons];
    return { tests: { ...verdict, reasons, red: apart.red }, warnings: warnAboutWithheld(run.services) };
}
async function rejectRewriting(tests, checkout, run) {
    const changed = await (0,tree/* listChangedPaths */.xQ)(run.workspace.git, run.found.startCommit, checkout.commit);
    const rewritten = await (0,checkout_programs/* findRewrittenCode */.DO)(changed, checkout, run);
    if (rewritten.length === 0)
        return null;
    const reason = `the tests rewrote ${(0,text_text/* joinFirstFew */.RS)(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
    const { verdict } = tests.decisive;
    return { tests: { ...verdict, verdict: 'fail', reasons: [reason, ...verdict.reasons] } };
}
async function compareAndMutate(repeated, checkout, run) {
    const { runs, decisive, apart } = repeated;
    const tests = apart === null ? decisive.verdict : { ...decisive.verdict, verdict: 'pass', reasons: [], red: apart.red };
    const { weakened, broken, warnings, proof, idle } = await (0,test_baseline/* compareWithBase */.t)(tests, runs, checkout, run);
    const ownTests = await (0,phase_tests/* findPhaseTests */.oQ)(runs.at(-1) ?? decisive, idle, checkout, run);
    const details = { proof, warnings, oldTests: broken, phaseTests: ownTests };
    const endedEarly = new Set(details.phaseTests.flatMap(({ path, idle }) => (idle === own_results/* ENDED_EARLY */.$g ? [path] : [])));
    const objections = [
        ...(weakened.length > 0 ? [`the tests prove less than before the phase: ${weakened.join('; ')}`] : []),
        ...(endedEarly.size > 0
            ? [
                `${(0,text_text/* joinFirstFew */.RS)([...endedEarly])} ended with exit code 0 and reported none of the tests in it; find what ends the process`,
            ]
            : []),
    ];
    if (objections.length > 0) {
        const reason = objections.join('; ');
        return { tests: { ...tests, verdict: 'fail', reasons: [reason, ...tests.reasons] }, ...details };
    }
    if ((0,change_plan/* isBareChange */.Fq)(run))
        for (const warning of await findUnreachedLines(coverageFolder(checkout), checkout, run))
            warnings.push(warning);
    const isGreen = broken.length === 0 && tests.red === undefined;
    return { tests, ...details, mutants: isGreen ? await (0,mutant_runs/* runMutants */.i)(checkout, run) : null };
}
function coverageFolder({ scratch }) {
    return (0,external_node_path_.join)(scratch, 'tests-1', 'coverage');
}
function describeRed(red) {
    if (red === undefined)
        return [];
    const describe = (names, reason) => names.length === 0 ? [] : [`${reason}: ${(0,text_text/* joinFirstFew */.RS)(names)}`];
    return [
        ...describe(red.inherited, 'red before the phase and red now (inherited)'),
        ...describe(red.flaky, 'red and green on the same commit (flaky)'),
        ...describe(red.accepted, 'red, and accepted'),
    ];
}
async function rejectFlaky({ decisive: { verdict }, apart }, commit, run) {
    if (apart !== null)
        return null;
    const { git, prefix } = run.workspace;
    for (const earlier of (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).flakyTests(run.policy.testCommand)) {
        if (earlier.commit === run.found.startCommit || (await git.resolve(earlier.commit)) === null)
            continue;
        const changed = await (0,tree/* listChangedPaths */.xQ)(git, earlier.commit, commit);
        if (changed.some((path) => !path.startsWith(`${prefix}.planning/`)))
            continue;
        const isNamed = (name) => (0,red_apart/* isAcceptedTest */.Yx)({ name, outcome: 'failed' }, run.policy.accepted);
        const unaccepted = earlier.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
        if (unaccepted.length === 0)
            continue;
        const reason = `flaky: ${(0,text_text/* joinFirstFew */.RS)(unaccepted)} failed on ${(0,text_text/* shortenId */.X_)(earlier.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
        const red = { new: [], inherited: [], flaky: earlier.names.slice(0, 100), accepted: [] };
        return { tests: { ...verdict, verdict: 'fail', reasons: [reason], red } };
    }
    return null;
}
function warnAboutWithheld({ judging }) {
    const names = judging.withheld();
    if (names.length === 0)
        return [];
    return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}
async function runRepeatedly(commit, checkout, run) {
    const { accepted, confirmingRuns, comparesTests } = run.policy;
    const decisive = await runTestsOn(commit, 1, checkout, run);
    const runs = [decisive];
    const isAllowed = run.policy.inheritedTests === 'allow' && comparesTests;
    for (;;) {
        const red = runs.find((testedRun) => !isGreen(testedRun));
        const apart = red === undefined ? null : classifyRed(isAllowed ? await (0,base_tests/* getInheritedTests */.a)(run) : null);
        const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
        if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
            return { runs, decisive: red ?? decisive, apart };
        runs.push(await runTestsOn(commit, runs.length + 1, checkout, run));
    }
    function classifyRed(inherited) {
        const apart = (0,red_apart/* classifyRedTests */.FH)(runs.filter(isInformative), {
            inherited,
            isAccepted: (test) => (0,red_apart/* isAcceptedTest */.Yx)(test, accepted),
        });
        return { ...apart, mayOpen: apart.mayOpen && runs.every(isInformative) };
    }
}
function isGreen({ verdict }) {
    return verdict.verdict === 'pass';
}
function isInformative(run) {
    return isGreen(run) || hasFailures(run);
}
function hasFailures({ verdict }) {
    const { failed, errors, extra } = verdict;
    const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}
async function runTestsOn(commit, time, checkout, run) {
    const { ledger } = run.services;
    ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
    await checkout.reset();
    const isFirst = time === 1 && (0,change_plan/* isBareChange */.Fq)(run);
    const coverage = isFirst ? { coverage: coverageFolder(checkout) } : {};
    const tested = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('tests', time), ...coverage }, run);
    if (isFirst)
        await saveReports(coverageFolder(checkout), checkout, run);
    ledger.append('tests_end', { commit, ...tested.verdict });
    return tested;
}

;// CONCATENATED MODULE: ./lib/judge/decide/local-runner.js






function createLocalRunner(before, run) {
    return {
        setUp: (checkout) => (0,checkout_programs/* setUpCheckout */.Wf)(checkout, run),
        commands: async (plan, checkout) => {
            const commands = (0,programs/* listPlanCommands */.Q7)(plan);
            const programOptions = { log: plan.id, onlyReads: commands.every(command_strength/* onlyReads */.AD) };
            const commandFolder = { root: checkout.root, project: run.workspace.project };
            const planCommands = { texts: commands, areAlone: (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix) };
            return (0,programs/* runPlanCommands */.RN)(planCommands, commandFolder, (0,checkout_programs/* getCheckoutPrograms */.eR)(checkout, programOptions, run), checkout.answers);
        },
        tests: (facts, checkout) => runConfirmedTests(facts, checkout, run),
        verification: async (checkout) => {
            await checkout.reset();
            return (0,verifier/* verifyPhase */.Bb)(before, checkout, run);
        },
    };
}


/***/ }),

/***/ 35547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ addReaction),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   Ny: () => (/* binding */ ownReactions),
/* harmony export */   ty: () => (/* binding */ isFromFork)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function mayWrite(login, inEvent, host) {
    try {
        const { data } = await host.rest.repos.getCollaboratorPermissionLevel({ ...host.here, username: login });
        const { permission } = data;
        return permission === 'admin' || permission === 'write';
    }
    catch (error) {
        if (error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.status === 404)
            return false;
        if (error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.status === 403 && inEvent !== null)
            return inEvent;
        throw error;
    }
}
async function isFromFork(pullRequest, host) {
    const { data } = await host.rest.pulls.get({ ...host.here, pull_number: pullRequest });
    return data.head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
}
async function ownReactions(comment, host) {
    const viewer = await host.viewer();
    const requested = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, comment_id: comment };
    const reactions = await host.paginate(host.rest.reactions.listForIssueComment, requested);
    return reactions
        .filter(({ user }) => user?.login === viewer || user?.login === giteaGhost)
        .map(({ content }) => content);
}
const giteaGhost = 'Ghost';
async function addReaction(comment, content, host) {
    await host.rest.reactions.createForIssueComment({ ...host.here, comment_id: comment, content, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ });
}


/***/ }),

/***/ 86076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ repeatable),
/* harmony export */   Gc: () => (/* binding */ largePages),
/* harmony export */   Gh: () => (/* binding */ deliveryRoute),
/* harmony export */   PL: () => (/* binding */ hostAccess),
/* harmony export */   SF: () => (/* binding */ hostLibraries),
/* harmony export */   Z7: () => (/* binding */ repositoryForm),
/* harmony export */   Zj: () => (/* binding */ connectHost),
/* harmony export */   gu: () => (/* binding */ hostAt)
/* harmony export */ });
/* unused harmony export openHost */
/* harmony import */ var _system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65146);
/* harmony import */ var _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53132);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44729);



const callMs = 15_000;
const largePages = { per_page: 100 };
const repeatable = { request: { isRepeatable: true } };
async function openHost({ api, hasGraphql, repository, token }, { totalTimeoutMs = 90_000, until = null, secondMs = 1_000, fetch: fetchFn = fetch } = {}) {
    const [{ getOctokit }, { retry }, { throttling }] = await hostLibraries();
    const baseUrl = api.replace(/\/+$/, '');
    const time = (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until);
    const fitsIn = (seconds, _options, _client, tries) => tries < 3 && seconds * secondMs < time.remainingMs();
    const octokit = getOctokit(token, {
        baseUrl,
        userAgent: 'phase-executor',
        request: { fetch: fetchOnce(new URL(baseUrl), fetchFn, time) },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: clientErrors },
        throttle: {
            onRateLimit: fitsIn,
            onSecondaryRateLimit: fitsIn,
            retryAfterBaseValue: secondMs,
            write: atOnce,
            notifications: atOnce,
        },
    }, keepFailure, retry, throttling);
    limitCalls(octokit, new URL(baseUrl).host, time);
    const [owner = '', repo = ''] = repository.split('/');
    const graphql = hasGraphql ? buildGraphqlClient(octokit, new URL(baseUrl).host) : null;
    let viewer = null;
    const askViewer = async () => {
        if (graphql === null)
            return (await octokit.rest.users.getAuthenticated()).data.login;
        return (await graphql('query { viewer { login } }')).viewer.login;
    };
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        graphql,
        repository,
        here: { owner, repo },
        viewer: () => {
            viewer ??= askViewer();
            return viewer;
        },
    };
}
function hostLibraries() {
    return Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4942), __webpack_require__.e(2270)]).then(__webpack_require__.bind(__webpack_require__, 22270)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
}
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);
const atOnce = { key: () => ({ schedule: (_options, job) => job() }) };
function fetchOnce(api, fetchFn, time) {
    return (url, request) => (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(callMs, time, async (signal) => {
        const { pathname, search } = new URL(url);
        const answer = await fetchFn(`${api.origin}${pathname}${search}`, { ...request, signal });
        await answer.clone().arrayBuffer();
        return answer;
    }).catch((error) => {
        const isFinal = error.isFinal === true || time.remainingMs() <= 0;
        throw Object.assign(new Error(error.message, { cause: error }), { name: isFinal ? 'AbortError' : 'Error' });
    });
}
function keepFailure({ hook }) {
    hook.error('request', (error, options) => {
        options.request.failure = error;
        throw error;
    });
    return {};
}
function limitCalls({ hook, request: { endpoint } }, host, time) {
    hook.wrap('request', async (request, options) => {
        const isCreating = options.method === 'POST' && options.url !== '/graphql' && !options.request.isRepeatable;
        options.request = { ...options.request, ...(isCreating ? { retries: 0 } : {}) };
        const { pathname } = new URL(endpoint(options).url);
        const action = `${options.method} ${pathname.slice(1)}`;
        try {
            const answer = await (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(Infinity, time, async () => request(options));
            if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
                throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .buildUnreadable */ .y8)(action, 'it is not JSON');
            return answer;
        }
        catch (error) {
            throw error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error : (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hostError */ .FT)(options.request.failure ?? error, host, action);
        }
    });
}
function buildGraphqlClient({ graphql }, host) {
    return async (query, variables = {}) => {
        try {
            return await graphql(query, variables);
        }
        catch (error) {
            const [firstError] = error.errors ?? [];
            if (firstError === undefined)
                throw error;
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`${host} refused: ${firstError.message}`, 200, firstError.message);
        }
    };
}
function getTimeBounds({ environment, interrupt: { soon } }, totalTimeoutMs = 90_000) {
    const fetch = (0,_system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchFrom */ .pL)(environment);
    return soon.aborted ? { totalTimeoutMs: 2_000, until: null, fetch } : { totalTimeoutMs, until: soon, fetch };
}
function deliveryRoute(world) {
    const { fetch, totalTimeoutMs, until } = getTimeBounds(world, 30_000);
    return { fetch, time: (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until) };
}
async function connectHost(world, totalTimeoutMs) {
    return hostAt(world.environment, world.settings['github-token'], getTimeBounds(world, totalTimeoutMs));
}
async function hostAt(environment, token, bounds) {
    const access = hostAccess(environment, token);
    return access && openHost(access, { fetch: (0,_system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchFrom */ .pL)(environment), ...bounds });
}
function hostAccess(environment, token) {
    const { GITHUB_API_URL: api = '', GITHUB_GRAPHQL_URL: graphql = '', GITHUB_REPOSITORY: repository = '', } = environment;
    if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository))
        return null;
    return { api, hasGraphql: URL.canParse(graphql), repository, token };
}
const repositoryForm = /^[\w.-]+\/[\w.-]+$/;


/***/ }),

/***/ 44729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   FT: () => (/* binding */ hostError),
/* harmony export */   J0: () => (/* binding */ unlessRefused),
/* harmony export */   LR: () => (/* binding */ mayHaveActed),
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   y8: () => (/* binding */ buildUnreadable)
/* harmony export */ });
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);

class HostError extends Error {
    name = 'HostError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
    status;
    said;
    constructor(message, status = null, text = '') {
        super(message);
        this.status = status;
        this.said = text;
    }
}
function mayHaveActed(error) {
    return error instanceof HostError && (error.status === null || error.status >= 500);
}
async function unlessRefused(call, statuses, value) {
    return call.catch((error) => {
        if (error instanceof HostError && statuses.includes(error.status ?? 0))
            return value;
        throw error;
    });
}
async function memoize(create, find) {
    try {
        return await create();
    }
    catch (error) {
        if (!mayHaveActed(error))
            throw error;
        return (await find()) ?? (await create());
    }
}
function buildUnreadable(action, reason) {
    return new HostError(`${action}: the answer cannot be read: ${reason}`, 200);
}
function hostError({ status = 0, response, message }, host, action) {
    if (response === undefined)
        return new HostError(`${host} did not answer ${action}: ${message}`);
    const text = extractErrorMessage(response.data);
    const needed = response.headers['x-accepted-github-permissions'];
    const missing = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
    const hint = status === 401 ? ' (the token is wrong or has expired)' : missing;
    return new HostError(`${host}, ${action}: answered ${status}: ${text}${hint}`, status, text);
}
function extractErrorMessage(data) {
    const { message, errors = [] } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((detail) => typeof detail === 'string' ? detail : JSON.stringify(detail));
    const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
    return text.replace(/\s+/g, ' ').slice(0, 300);
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

/***/ 78152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ findTestCommand),
/* harmony export */   Mf: () => (/* binding */ workflowFolder),
/* harmony export */   Pf: () => (/* binding */ agentFor),
/* harmony export */   S_: () => (/* binding */ getProjectFolder),
/* harmony export */   li: () => (/* binding */ findOpenPhase),
/* harmony export */   yD: () => (/* binding */ findSetUpSteps),
/* harmony export */   z: () => (/* binding */ listOwnWorkflows),
/* harmony export */   z7: () => (/* binding */ originHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27510);
/* harmony import */ var _agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
/* harmony import */ var _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20951);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77675);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82774);
/* harmony import */ var _settings_table_setting_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86659);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15295);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76563);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21673);













function findOpenPhase(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'phases')))
        return null;
    const { phases } = (0,_plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(root);
    return phases.find(({ planFiles, summaryFiles }) => planFiles.length > summaryFiles.size)?.id ?? null;
}
async function originHost(git) {
    const url = await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_6__/* .getOriginUrl */ .y)(git);
    const [, name = null] = /^(?:[a-z+]+:\/\/)(?:[^@/]*@)?([\w.-]+)/i.exec(url) ?? /^(?:[^@/:]+@)?([\w-]+\.[\w.-]+):/.exec(url) ?? [];
    const hasFolder = ['.gitea', '.forgejo'].some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, folder)));
    if (hasFolder || /gitea|forgejo|codeberg/i.test(name ?? ''))
        return { kind: 'gitea', name };
    return { kind: name === null || /^(?:ssh\.)?github\.com$|\.ghe\.com$/i.test(name) ? 'github' : 'other', name };
}
async function agentFor({ root, phase, there }, world) {
    const { settings, environment } = world;
    const agentName = settings.agent === 'auto' ? (there.get('agent')?.value ?? 'auto') : settings.agent;
    const reason = settings.agent === 'auto' ? `${_settings_table_setting_table_js__WEBPACK_IMPORTED_MODULE_9__/* .defaultConfig */ .s} says so` : 'it was requested';
    const cli = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .getCli */ .$A)(agentName);
    if (cli !== undefined)
        return describeCli(cli, reason, { environment, there });
    const [ownVariable = null] = (there.get('agent-env')?.value ?? []);
    if (agentName === 'command')
        return { name: 'command', why: reason, secret: ownVariable, installs: false };
    if (agentName === 'script')
        return describeScriptAgent(reason);
    if (phase !== null && (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_12__/* .findTaskWithoutScript */ .gg)(await (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .readSchedule */ .Cu)(root, phase)) === null)
        return describeScriptAgent(`every task of phase ${phase} has a script to run`);
    return detectCli({ environment, there });
}
function detectCli(machine) {
    const { environment } = machine;
    const installed = _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .cliNames */ .jW.filter((name) => (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_11__/* .findProgram */ .K)(environment.PATH ?? '', name) !== null);
    const [onlyCli, second] = installed;
    if (onlyCli !== undefined && second === undefined)
        return describeCli(onlyCli, 'the only one on PATH', machine);
    const keyed = (onlyCli === undefined ? _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .cliNames */ .jW : installed).find((name) => environment[_agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name].keys[0] ?? '']);
    const reason = onlyCli === undefined
        ? 'none is on PATH, so this is a guess; another: --agent'
        : `of ${installed.join(', ')}; another: --agent`;
    return describeCli(keyed ?? onlyCli ?? 'claude', reason, machine);
}
function describeCli(name, reason, { environment, there }) {
    const { keys } = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name];
    const secret = keys.find((key) => environment[key]) ?? keys[0] ?? null;
    const requested = there.size === 0 ? null : (there.get('install-agent')?.value ?? false);
    return {
        name,
        why: reason,
        secret,
        installs: requested === null ? (0,_agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFor */ .ix)(name, 'linux-x64') !== null : requested === true,
    };
}
function describeScriptAgent(reason) {
    return { name: 'script', why: reason, secret: null, installs: false };
}
function findSetUpSteps(root, folder) {
    const result = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root);
    if (result === null)
        return findStepsWithoutLock(root);
    const [program = ''] = result.command.split(' ');
    const managerCommand = managerInstallers[program];
    const command = managerCommand === undefined ? result.command : `${managerCommand} && ${result.command}`;
    return { command, node: needsNode.has(program) ? getNodeVersion(root, folder) : null };
}
function findStepsWithoutLock(root) {
    const pip = 'PIP_BREAK_SYSTEM_PACKAGES=1 python3 -m pip install';
    const runner = findTestCommand(root)?.command === 'pytest' ? ' pytest' : '';
    const commands = [
        ['requirements.txt', `${pip} -r requirements.txt${runner}`],
        ['pyproject.toml', `${pip} -e .${runner}`],
        ['go.mod', 'go mod download'],
    ];
    const result = commands.find(([file]) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file)));
    return result === undefined ? null : { command: result[1], node: null };
}
function getProjectFolder(root) {
    const hasPhases = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.planning', 'phases'));
    if (hasPhases(root))
        return root;
    const folders = (above) => (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .listDir */ .ol)(above).flatMap((name) => (/^\.|^node_modules$/.test(name) ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, name)]));
    const below = folders(root);
    const matches = [...below, ...below.flatMap(folders)].filter(hasPhases);
    return matches.length === 1 ? (matches[0] ?? root) : root;
}
function workflowFolder(top, { kind, name }) {
    const has = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder));
    if (kind !== 'gitea')
        return '.github/workflows';
    const isForgejo = has('.forgejo') || /forgejo|codeberg/i.test(name ?? '');
    const read = [...(isForgejo ? ['.forgejo/workflows'] : []), '.gitea/workflows', '.github/workflows'];
    return read.find(has) ?? (isForgejo ? '.forgejo/workflows' : '.gitea/workflows');
}
const managerInstallers = {
    pnpm: 'corepack enable',
    yarn: 'corepack enable',
    bun: 'npm install --global bun@1',
    uv: 'pipx install uv',
    poetry: 'pipx install poetry',
};
const needsNode = new Set(['npm', 'pnpm', 'yarn', 'bun']);
function getNodeVersion(root, folder) {
    const file = ['.nvmrc', '.node-version'].find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)));
    return file === undefined ? 'node-version: 24' : `node-version-file: ${folder === '' ? file : `${folder}/${file}`}`;
}
function findTestCommand(root) {
    const script = readScripts(root, 'package.json').test ?? '';
    if (script !== '' && !script.includes('no test specified')) {
        const [program = 'npm'] = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root)?.command.split(' ') ?? [];
        const manager = needsNode.has(program) ? program : 'npm';
        return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, from: 'package.json' };
    }
    const pyproject = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pyproject.toml')) ?? '';
    if (/\bpytest\b/.test(pyproject) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pytest.ini'))) {
        const from = pyproject === '' ? 'pytest.ini' : 'pyproject.toml';
        const [program = ''] = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root)?.command.split(' ') ?? [];
        return { command: program === 'uv' || program === 'poetry' ? `${program} run pytest` : 'pytest', from };
    }
    if (readScripts(root, 'composer.json').test !== undefined)
        return { command: 'composer test', from: 'composer.json' };
    for (const [from, command] of [
        ['go.mod', 'go test ./...'],
        ['Cargo.toml', 'cargo test'],
    ])
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, from)))
            return { command, from };
    return /^test:/m.test((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'Makefile')) ?? '')
        ? { command: 'make test', from: 'Makefile' }
        : null;
}
function readScripts(root, file) {
    try {
        const { scripts } = JSON.parse((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file)) ?? '{}');
        return Object.fromEntries(Object.entries(scripts ?? {}).map(([name, text]) => [name, String(text)]));
    }
    catch {
        return {};
    }
}
function listOwnWorkflows(top) {
    return ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'].flatMap((folder) => {
        const files = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder)).filter((name) => /\.ya?ml$/.test(name));
        const paths = files.map((name) => `${folder}/${name}`);
        return paths.filter((path) => /^\s*(?:- )?uses:\s*\S+\/phase-executor[/@]/m.test((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)) ?? ''));
    });
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
    const value = environment[name.toLowerCase()] || environment[name] || '';
    if (value === '' || isLoopback(target) || isExempt(target, environment.no_proxy || environment.NO_PROXY || ''))
        return null;
    const text = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
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
        const unreachable = (error) => new UnreachableError(getFailureText(error), false, error);
        if (proxy === null)
            return fetch(url, request).catch((error) => Promise.reject(unreachable(error)));
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        const token = proxyCredentials(proxy);
        const dispatcher = dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
        dispatchers.set(proxy.href, dispatcher);
        const proxied = undici.fetch;
        return proxied(url, { ...request, dispatcher }).catch((error) => {
            const status = /^Proxy response \((\d+)\)/.exec(getDeepestCause(error).message)?.[1];
            const reason = status === undefined ? getFailureText(error) : proxyRefusal(Number(status));
            throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
        });
    };
}
async function loadProxyClient(environment) {
    const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
    if (names.some((name) => environment[name]))
        await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
}
function getFailureText(error) {
    const { message } = error;
    return message === 'fetch failed' || message === 'Request was cancelled.' ? getDeepestCause(error).message : message;
}
function getDeepestCause(error) {
    const { cause } = error;
    const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
    return hasMessage ? getDeepestCause(cause) : error;
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
        const [, host = '', entryPort = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        return host !== '' && entryPort === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
    });
}


/***/ }),

/***/ 53132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Q5: () => (/* binding */ callTime),
/* harmony export */   S$: () => (/* binding */ getUrlHost),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   w6: () => (/* binding */ callWithin),
/* harmony export */   yL: () => (/* binding */ requestedWaitMs)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

function callTime(totalMs, until = null) {
    const endsAt = performance.now() + totalMs;
    return { until, remainingMs: () => (until?.aborted ? 0 : endsAt - performance.now()) };
}
class NoAnswerError extends Error {
    name = 'NoAnswerError';
}
const maxTries = 4;
async function withRetries(call, { delayMs = 1_000, tries = maxTries, time }) {
    for (let count = 1;; count += 1) {
        try {
            return await call();
        }
        catch (error) {
            const { isFinal = false, waitMs = null } = error;
            const wait = waitMs ?? delayMs * 2 ** (count - 1);
            if (isFinal || count >= tries || wait > (time?.remainingMs() ?? Infinity))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, time?.until ? { signal: time.until } : {}).catch(() => undefined);
        }
    }
}
async function callWithin(maxMs, { remainingMs, until }, call) {
    const ended = new AbortController();
    const abort = () => ended.abort(new NoAnswerError('no answer in time'));
    const tooLate = new Promise((_, reject) => {
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason), { once: true });
    });
    const timer = setTimeout(abort, Math.max(0, Math.ceil(Math.min(maxMs, remainingMs()))));
    until?.addEventListener('abort', abort, { once: true });
    if (until?.aborted)
        abort();
    try {
        return await Promise.race([tooLate, call(ended.signal)]);
    }
    finally {
        clearTimeout(timer);
        until?.removeEventListener('abort', abort);
    }
}
function requestedWaitMs(headers) {
    const after = headers.get('retry-after') ?? '';
    if (/^\d{1,6}$/.test(after))
        return Number(after) * 1_000;
    const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
    return Number.isNaN(wait) ? null : Math.max(0, wait);
}
function getUrlHost(url) {
    return URL.canParse(url) ? new URL(url).host : url;
}


/***/ })

};
;