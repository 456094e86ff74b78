"use strict";
exports.id = 1594;
exports.ids = [1594];
exports.modules = {

/***/ 99918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ syncFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _process_few_at_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52529);





async function syncFiles(root, files) {
    const paths = [...files, ...new Set(files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)))];
    await (0,_process_few_at_once_js__WEBPACK_IMPORTED_MODULE_4__/* .fewAtOnce */ .X)(paths, maxAtOnce, (path) => syncOne((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileBelow */ .mL)(root, path)));
}
const maxAtOnce = 16;
async function syncOne(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK).catch((cause) => {
        if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES'].includes(cause.code ?? ''))
            return null;
        throw cause;
    });
    if (file === null)
        return;
    try {
        const stats = await file.stat();
        if (stats.isFile() || stats.isDirectory())
            await file.sync();
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 31011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T9: () => (/* binding */ GitConfig),
  H3: () => (/* binding */ configListing),
  a9: () => (/* binding */ fileStamp),
  O4: () => (/* binding */ urlCredentials)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/git/calls/harmless-settings.json
var harmless_settings = __webpack_require__(35330);
;// CONCATENATED MODULE: ./lib/system/git/calls/config-guard.js

function parseConfig(entries) {
    const config = new Map();
    for (const entry of entries) {
        const at = entry.indexOf('\n');
        const key = at === -1 ? entry : entry.slice(0, at);
        const values = config.get(key) ?? [];
        values.push(at === -1 ? 'true' : entry.slice(at + 1));
        config.set(key, values);
    }
    return config;
}
function configOverrides(trusted, current) {
    const settings = [];
    for (const key of new Set([...trusted.keys(), ...current.keys()])) {
        const hook = /^(hook\..+)\.command$/s.exec(key)?.[1];
        if (hook !== undefined)
            settings.push(`${hook}.enabled=false`);
        const trustedValues = trusted.get(key);
        if (JSON.stringify(trustedValues) === JSON.stringify(current.get(key)))
            continue;
        const harmlessValue = isKnownDriver(key, current) ? undefined : defaults[getName(key)];
        const values = trustedValues ?? (harmlessValue === undefined ? [] : [harmlessValue]);
        if (/^credential\.(.*\.)?helper$/s.test(key))
            settings.push(`${key}=`);
        for (const value of values)
            settings.push(`${key}=${value}`);
    }
    return settings;
}
function runsProgram(key, config, { connecting }) {
    const names = connecting ? { ...programs, ...connections } : programs;
    return getName(key) in names && !isKnownDriver(key, config);
}
function getName(key) {
    const [section = '', ...parts] = key.split('.');
    return `${section}.${parts.at(-1) ?? ''}`;
}
function isKnownDriver(key, config) {
    const driver = key.slice(0, key.lastIndexOf('.') + 1);
    const commands = ['clean', 'smudge', 'process', 'textconv', 'driver'].flatMap((name) => config.get(driver + name) ?? []);
    return commands.length > 0 && commands.every((command) => knownPrograms.some((pattern) => pattern.test(command)));
}
const knownPrograms = [
    /^git-lfs (clean -- %f|smudge (--skip )?-- %f|filter-process( --skip)?|merge-driver [\w %-]+)$/,
    /^"?git-crypt"? (clean|smudge|diff)( --key-name=[\w.-]+)?$/,
    /^true$/,
];
const programs = harmless_settings/* programs */.cz;
const connections = harmless_settings/* connections */.oQ;
const defaults = { ...harmless_settings/* contents */.PG, ...programs, ...connections };

;// CONCATENATED MODULE: ./lib/system/git/calls/git-config.js



const configListing = ['config', '--list', '-z', '--includes', '--show-scope', '--show-origin'];
class GitConfig {
    #location;
    #list;
    #config = new Map();
    #own = [];
    #trusted = null;
    #overrides = { local: [], remote: [] };
    #withoutFilters = [];
    #files = [];
    #userFiles = [];
    #readAt = '';
    constructor(location, list) {
        this.#location = location;
        this.#list = list;
    }
    async trust() {
        const entries = await this.#read();
        const fullConfig = parseConfig(entries.map(({ text }) => text));
        const withoutPrograms = (connecting) => {
            const isRun = (entry) => entry.isRepositorys && runsProgram(entry.text.split('\n', 1)[0] ?? '', fullConfig, { connecting });
            return entries.filter((entry) => !isRun(entry));
        };
        const [local, remote] = [withoutPrograms(true), withoutPrograms(false)];
        this.#config = fullConfig;
        this.#own = local.flatMap(({ isRepositorys, text }) => (isRepositorys ? [text] : []));
        const parse = (saved) => parseConfig(saved.map(({ text }) => text));
        this.#trusted = { local: parse(local), remote: parse(remote) };
        this.#updateOverrides(fullConfig);
    }
    async refresh() {
        if (this.#trusted === null || this.#readAt === this.#computeStamp())
            return;
        this.#updateOverrides(parseConfig((await this.#read()).map(({ text }) => text)));
    }
    #updateOverrides(current) {
        if (this.#trusted === null)
            return;
        const { local, remote } = this.#trusted;
        this.#overrides = { local: configOverrides(local, current), remote: configOverrides(remote, current) };
    }
    async #read() {
        const fields = (await this.#list()).split('\0');
        const entries = [];
        for (let at = 0; at + 2 < fields.length; at += 3) {
            const [scope = '', origin = '', text = ''] = fields.slice(at, at + 3);
            const file = origin.startsWith('file:') ? (0,external_node_path_.resolve)(this.#location.root, origin.slice(5)) : null;
            entries.push({ isRepositorys: scope === 'local' || scope === 'worktree', file, text });
        }
        this.#files = [...new Set([...this.#listStandardFiles(), ...entries.flatMap(({ file }) => file ?? [])])];
        this.#userFiles = entries.flatMap(({ isRepositorys, file }) => (isRepositorys ? [] : (file ?? [])));
        this.#readAt = this.#computeStamp();
        return entries;
    }
    #computeStamp() {
        return this.#files.map(fileStamp).join('|');
    }
    #listStandardFiles() {
        const { gitDir, commonDir, env } = this.#location;
        const { HOME = '', XDG_CONFIG_HOME = '', GIT_CONFIG_GLOBAL } = env;
        const folder = XDG_CONFIG_HOME === '' && HOME !== '' ? (0,external_node_path_.join)(HOME, '.config') : XDG_CONFIG_HOME;
        const defaultUserFiles = [folder && (0,external_node_path_.join)(folder, 'git/config'), HOME && (0,external_node_path_.join)(HOME, '.gitconfig')].filter((file) => file !== '');
        const repositoryFiles = [(0,external_node_path_.join)(commonDir, 'config'), (0,external_node_path_.join)(gitDir, 'config.worktree')];
        return [
            '/etc/gitconfig',
            ...(GIT_CONFIG_GLOBAL === undefined ? defaultUserFiles : [GIT_CONFIG_GLOBAL]),
            ...repositoryFiles,
        ];
    }
    get userFiles() {
        return this.#userFiles;
    }
    get own() {
        return this.#own;
    }
    get forced() {
        return this.#withoutFilters;
    }
    overridden({ isRemote = false } = {}) {
        return isRemote ? this.#overrides.remote : this.#overrides.local;
    }
    withoutFilters() {
        const drivers = [...this.#config.keys()].flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
        const mergers = [...this.#config.keys()].filter((key) => /^merge\.(.+)\.driver$/s.test(key));
        this.#withoutFilters = [
            ...[...new Set(['lfs', ...drivers])].flatMap((driver) => ['clean=', 'smudge=', 'process=', 'required=false'].map((setting) => `filter.${driver}.${setting}`)),
            ...mergers.map((key) => `${key}=false`),
        ];
    }
    get user() {
        const [name, email] = ['user.name', 'user.email'].map((key) => this.find(key));
        return name === undefined || email === undefined ? null : { name, email };
    }
    get plainUser() {
        const hasOtherSettings = [...this.#config.keys()].some((key) => /^(?:author|committer)\./.test(key));
        const { name = '', email = '' } = this.user ?? {};
        return !hasOtherSettings && [name, email].every((text) => isPlain.test(text)) ? `${name} <${email}>` : null;
    }
    get credentials() {
        const matches = [...this.#config].filter(([key, values]) => values.some((value) => holdsSecret(key, value)));
        return matches.map(([key]) => key.replace(urlCredentials, '//***@'));
    }
    get isSparse() {
        return this.find('core.sparsecheckout') === 'true';
    }
    find(key) {
        return this.#config.get(key)?.at(-1);
    }
}
const isPlain = /^[\p{L}\p{N}](?:[^<>\p{C}]*[\p{L}\p{N}\])])?$/u;
function holdsSecret(key, value) {
    if (/^http\.(.+\.)?extraheader$/.test(key))
        return /^authorization:/i.test(value.trim());
    return /^url\./.test(key)
        ? urlCredentials.test(key)
        : /^remote\..+\.(push)?url$/.test(key) && urlCredentials.test(value);
}
const urlCredentials = /(?<=https?:)\/\/[^/@]+@/i;
function fileStamp(path) {
    const stat = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : null;
}


/***/ }),

/***/ 56988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ readSingleLine),
/* harmony export */   V2: () => (/* binding */ isObjectName),
/* harmony export */   mt: () => (/* binding */ readHeadFiles),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


async function readHead(git) {
    const head = readHeadFiles(git);
    if (head !== null)
        return head;
    const [sha = '', name = ''] = (await git.read(['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD'])).split('\n');
    return { sha, branch: name.startsWith('refs/heads/') ? name : null };
}
function readHeadFiles({ gitDir, commonDir }) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable')))
        return null;
    const head = readSingleLine((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'));
    if (isObjectName(head))
        return { sha: head, branch: null };
    const branch = /^ref: (refs\/heads\/(?:[\w-]+\/)*[\w-]+)$/.exec(head)?.[1] ?? null;
    const sha = branch === null ? '' : readSingleLine((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, branch));
    return isObjectName(sha) ? { sha, branch } : null;
}
function readSingleLine(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const text = stats.isFile() && stats.size < 1024 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1') : '';
        return text.endsWith('\n') ? text.slice(0, -1) : '';
    }
    catch {
        return '';
    }
}
function isObjectName(name) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name);
}


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Git)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
// EXTERNAL MODULE: ./lib/system/process/job-program.js
var job_program = __webpack_require__(83981);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/system/process/special-files.js
var special_files = __webpack_require__(69406);
// EXTERNAL MODULE: ./lib/system/git/calls/call-record.js
var call_record = __webpack_require__(20710);
// EXTERNAL MODULE: ./lib/system/git/calls/file-sync.js
var file_sync = __webpack_require__(99918);
// EXTERNAL MODULE: ./lib/system/git/calls/git-config.js + 1 modules
var git_config = __webpack_require__(31011);
// EXTERNAL MODULE: ./lib/system/git/calls/git-environment.js
var git_environment = __webpack_require__(69072);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/calls/lock.js
var calls_lock = __webpack_require__(41065);
;// CONCATENATED MODULE: ./lib/system/git/calls/git-calls.js
















class GitCalls {
    root;
    gitDir;
    commonDir;
    config;
    env;
    jobEnv;
    program;
    mayWrite = () => undefined;
    isSynced = true;
    session = null;
    #lasting = new Set();
    constructor(root, gitDir, commonDir, env, program, config) {
        this.program = program;
        this.root = root;
        this.gitDir = gitDir;
        this.commonDir = commonDir;
        this.jobEnv = { ...env, GIT_DIR: gitDir, GIT_WORK_TREE: root };
        this.env = (0,git_environment/* withoutSecrets */.cT)(this.jobEnv);
        const list = () => this.read(git_config/* configListing */.H3, { trusting: true });
        this.config = config ?? new git_config/* GitConfig */.T9({ root, gitDir, commonDir, env: this.env }, list);
    }
    get isLinked() {
        return this.gitDir !== this.commonDir;
    }
    processMark(runId, of, time) {
        return `${(0,external_node_crypto_.createHash)('sha256').update(this.commonDir).digest('hex').slice(0, 12)}/${runId}/${of}/${time}`;
    }
    get isShallow() {
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.commonDir, 'shallow'));
    }
    guardWith(mayWrite, session) {
        this.mayWrite = mayWrite;
        this.session = session;
    }
    async clearOwnLocks() {
        if (this.session === null)
            return { removed: [], left: [] };
        this.mayWrite();
        return (0,calls_lock/* clearOwnLocks */.Qc)(this, this.session);
    }
    async syncFiles(files) {
        if (this.isSynced)
            await (0,file_sync/* syncFiles */.f)(this.root, files);
    }
    get environment() {
        return { ...this.env };
    }
    plain(args) {
        const ownSettings = [...git_environment/* neutralSettings */.VG, ...this.config.forced, ...this.config.overridden()];
        const settings = ownSettings.flatMap((setting) => ['-c', setting]);
        return { command: this.program, args: [...settings, ...args], cwd: this.root, env: { ...this.env } };
    }
    read(args, call = {}) {
        return this.run(args, { ...call, reading: true });
    }
    async readPaths(args, call = {}) {
        return (0,path_bytes/* decodePaths */.NA)(await this.#runForOutput(args, { reading: true, ...call }));
    }
    async readPathsInPieces(args, take, call = {}) {
        const output = await this.#runForOutput(args, { reading: true, ...call });
        const last = output.lastIndexOf(0);
        for (let at = 0, end = 0; at <= last; at = end + 1) {
            end = output.indexOf(0, Math.min(at + 65_536, last));
            await take((0,path_bytes/* decodePaths */.NA)(output.subarray(at, end)).split('\0'));
        }
    }
    async run(args, call = {}) {
        return (await this.#runForOutput(args, call)).toString('utf8');
    }
    async #runForOutput(args, call) {
        const result = await this.try(args, call);
        if (result.exitCode !== 0)
            throw (0,git_error/* gitFailure */.tv)(args, result, this.gitDir, this.session?.now());
        return result.stdout;
    }
    async try(args, call = {}) {
        for (const giveUpAt = performance.now() + lockTimeLimitMs;;) {
            const result = await this.#runOnce(args, call);
            const lock = call.reading || result.exitCode === 0 ? null : (0,calls_lock/* refusedLock */.Sm)(result.stderr);
            if (lock === null || !(await this.#waitForLock(lock, giveUpAt)))
                return result;
        }
    }
    async #waitForLock(lock, giveUpAt) {
        const stamp = (0,git_config/* fileStamp */.a9)(lock);
        if (stamp === null)
            return performance.now() < giveUpAt;
        if (this.#lasting.has(stamp))
            return false;
        await this.clearOwnLocks();
        while (performance.now() < giveUpAt) {
            if ((0,git_config/* fileStamp */.a9)(lock) !== stamp)
                return true;
            await (0,promises_.setTimeout)(50);
        }
        this.#lasting.add(stamp);
        return false;
    }
    async #runOnce(args, call) {
        if (!call.reading)
            this.mayWrite();
        const { index, reading, trusting, stdin, env, timeoutMs, isRemote } = call;
        const copySettings = index === undefined ? [] : ['index.skipHash=true', 'core.splitIndex=false'];
        const syncOptions = this.isSynced ? git_environment/* syncSettings */.HA[index === undefined ? 'repository' : 'indexCopy'] : [];
        const ownSettings = [...git_environment/* neutralSettings */.VG, ...copySettings, ...syncOptions, ...this.config.forced];
        if (!trusting)
            await this.config.refresh();
        const overridden = trusting ? [] : this.config.overridden({ isRemote });
        const settings = [...ownSettings, ...overridden].flatMap((setting) => ['-c', setting]);
        const session = reading || index !== undefined ? null : this.session;
        const variables = {
            ...(isRemote ? this.jobEnv : this.env),
            ...(index === undefined ? {} : { GIT_INDEX_FILE: index, GIT_INDEX_VERSION: '2' }),
            ...(reading ? { GIT_OPTIONAL_LOCKS: '0' } : {}),
            ...(this.session && { [process_tree/* MARK */.M$]: [this.env[process_tree/* MARK */.M$] ?? [], (0,call_record/* sessionMark */.Wz)(this.session.id)].flat().join(' ') }),
            ...env,
        };
        const record = session === null ? null : (0,call_record/* noteCall */.vf)(this, session, args);
        let wasKilled = true;
        const finished = new AbortController();
        void releasePipesUntil(this.root, finished.signal);
        try {
            const options = { cwd: this.root, env: variables, stdin, timeoutMs, isDetached: !isRemote };
            const captured = await (0,capture/* captureOutput */.Q)(this.program, [...settings, ...args], options);
            wasKilled = false;
            return captured;
        }
        catch (cause) {
            const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? '';
            const text = cause instanceof Error ? cause.message : String(cause);
            const reason = text.replace(`${this.program} ${[...settings, ...args].join(' ')}: `, '');
            throw new git_error/* UnansweredError */.jd(`git ${verb} gave no answer: ${reason}`, { cause });
        }
        finally {
            finished.abort();
            (0,call_record/* forgetCall */.G_)(record, wasKilled);
        }
    }
}
async function releasePipesUntil(root, signal) {
    for (let waitMs = 2_000; !signal.aborted; waitMs *= 2) {
        await (0,promises_.setTimeout)(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
        if (!signal.aborted)
            await (0,special_files/* releasePipes */.z0)(root).catch(() => undefined);
    }
}
const lockTimeLimitMs = 5_000;
async function checkVersion(cwd, env) {
    const expected = 'git 2.38 or later is needed; install it outside of the home folder, or put it first on PATH';
    const answer = await (0,job_program/* runJobProgram */.fw)('git', ['--version'], { cwd, env, timeoutMs: 60_000 }).catch((cause) => {
        throw new git_error/* GitError */.XS(`git cannot be run: ${expected}`, { cause });
    });
    const version = answer.stdout.trim();
    const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
    if (major < 2 || (major === 2 && minor < 38))
        throw new git_error/* GitError */.XS(`${version || 'an unknown git'} was found, but ${expected}`);
}
function findGit({ PATH = '' }) {
    const folders = PATH.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    return (0,program/* findProgram */.K)(folders.join(external_node_path_.delimiter), 'git') ?? 'git';
}

// EXTERNAL MODULE: ./lib/system/git/calls/head.js
var head = __webpack_require__(56988);
;// CONCATENATED MODULE: ./lib/system/git/calls/ignore-rules.js


class IgnoreRules {
    #git;
    #notIgnored = new Set();
    constructor(git) {
        this.#git = git;
    }
    async ignored(candidates) {
        if (candidates.length === 0)
            return [];
        const result = await this.#check([], candidates);
        if (result.exitCode > 1)
            throw (0,git_error/* gitFailure */.tv)(['check-ignore'], result);
        return (0,path_bytes/* splitAtNuls */.SX)((0,path_bytes/* decodePaths */.NA)(result.stdout)).map((path) => path.slice(2));
    }
    async ignoredOf(files) {
        const unknown = files.filter((file) => !this.#notIgnored.has(file));
        const ignored = await this.ignored(unknown);
        for (const file of unknown)
            if (!ignored.includes(file))
                this.#notIgnored.add(file);
        return ignored;
    }
    async rulesFor(candidates) {
        if (candidates.length === 0)
            return new Map();
        const result = await this.#check(['-v'], candidates);
        if (result.exitCode > 1)
            return new Map();
        const fields = (0,path_bytes/* splitAtNuls */.SX)((0,path_bytes/* decodePaths */.NA)(result.stdout));
        const rules = new Map();
        for (let at = 0; at + 3 < fields.length; at += 4) {
            const [source, line, pattern = '', path = ''] = fields.slice(at, at + 4);
            if (!pattern.startsWith('!'))
                rules.set(path.slice(2), `${source}:${line}: ${pattern}`);
        }
        return rules;
    }
    #check(options, candidates) {
        const stdin = (0,path_bytes/* joinWithNuls */.Vw)(candidates.map((path) => `./${path}`));
        const env = { GIT_LITERAL_PATHSPECS: '0' };
        return this.#git.try(['check-ignore', ...options, '-z', '--stdin'], { reading: true, stdin, env });
    }
}

// EXTERNAL MODULE: ./lib/system/git/objects/commit-message.js
var commit_message = __webpack_require__(70314);
// EXTERNAL MODULE: ./lib/system/git/objects/git-object.js
var git_object = __webpack_require__(77769);
// EXTERNAL MODULE: ./lib/system/git/objects/new-objects.js
var new_objects = __webpack_require__(42750);
// EXTERNAL MODULE: ./lib/system/git/objects/object-reader.js
var object_reader = __webpack_require__(95576);
// EXTERNAL MODULE: ./lib/system/git/objects/scratch-index.js
var scratch_index = __webpack_require__(15418);
// EXTERNAL MODULE: ./lib/system/git/objects/trees.js
var trees = __webpack_require__(14968);
// EXTERNAL MODULE: ./lib/system/git/work-tree-status.js
var work_tree_status = __webpack_require__(40021);
;// CONCATENATED MODULE: ./lib/system/git/git.js
















class Git extends GitCalls {
    identity = {};
    objects = new object_reader/* ObjectReader */.nR(this);
    trees = new trees/* Trees */.YU(this.objects);
    ignores = new IgnoreRules(this);
    #isRoom = false;
    #identities = new Map();
    #lastMade = '';
    static async open(dir, env) {
        if (!(0,external_node_fs_.existsSync)(dir))
            throw new git_error/* GitError */.XS(`${dir} does not exist; name a folder inside a git repository`);
        const cleanEnv = (0,git_environment/* buildGitEnvironment */.KL)(env, dir);
        const args = ['rev-parse', '--path-format=absolute', ...locationFlags];
        const result = await (0,job_program/* runJobProgram */.fw)('git', args, { cwd: dir, env: cleanEnv, timeoutMs: 60_000 }).catch(() => null);
        const [bare, gitDir, commonDir, root] = result?.stdout.split('\n') ?? [];
        if (!gitDir || !commonDir)
            await checkVersion(dir, cleanEnv);
        if (result === null)
            throw new git_error/* GitError */.XS(`git could not be run in ${dir}; check whether that folder can be entered`);
        if (!gitDir || !commonDir)
            throw new git_error/* GitError */.XS(`${dir} is not inside a git repository (${getFirstLine(result.stderr)}); run git init and commit first`);
        if (bare === 'true' || !root)
            throw new git_error/* GitError */.XS(`${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`);
        const trusted = (0,git_environment/* buildJobEnvironment */.$4)(env, root);
        const git = new Git((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(gitDir), (0,external_node_path_.resolve)(commonDir), trusted, findGit(trusted));
        const head = await git.config
            .trust()
            .then(() => git.resolve('HEAD'))
            .catch(async (cause) => {
            await checkVersion(root, trusted);
            throw cause;
        });
        if (head === null && (await git.read(['for-each-ref', '--count=1'])) === '')
            throw new git_error/* GitError */.XS(`${root} has no commit yet, so there is nothing to roll back to; make a first commit`);
        if ((await git.identityOf('COMMITTER')) === '') {
            Object.assign(git.identity, git_environment/* ownIdentity */.hY);
            for (const env of [git.env, git.jobEnv])
                Object.assign(env, git.identity);
            git.#identities.clear();
        }
        else {
            const identityVariables = Object.entries(trusted).filter(([key]) => /^GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)$/.test(key));
            Object.assign(git.identity, Object.fromEntries(identityVariables));
        }
        return git;
    }
    room(root, gitDir) {
        const git = new Git(root, gitDir, this.commonDir, this.jobEnv, this.program, this.config);
        git.#isRoom = true;
        Object.assign(git.identity, this.identity);
        git.#identities = this.#identities;
        git.mayWrite = this.mayWrite;
        git.isSynced = this.isSynced;
        git.session = this.session;
        git.objects.shared = this.objects;
        return git;
    }
    apart(root, gitDir, env) {
        const git = new Git(root, gitDir, gitDir, env, this.program);
        git.isSynced = false;
        return git;
    }
    head() {
        return (0,head/* readHead */.zy)(this);
    }
    async state({ untracked = true, refresh = false } = {}) {
        const options = untracked ? ['--untracked-files=all', '--ignored=matching'] : ['--untracked-files=no'];
        const status = new work_tree_status/* StatusReader */.oB();
        const readEntries = (entries) => {
            for (const entry of entries)
                status.read(entry);
        };
        await this.readPathsInPieces([...statusCommand, ...options], readEntries, { reading: !refresh });
        return untracked ? { ignored: [], ...status.state } : status.state;
    }
    async flaggedEntries() {
        if (this.#isRoom)
            return [];
        return (0,path_bytes/* splitAtNuls */.SX)(await this.readPaths(['ls-files', '-v', '-z'])).filter((entry) => !entry.startsWith('H '));
    }
    async resolve(name) {
        const foundObject = await this.objects.find(`${name}^{commit}`);
        return foundObject.kind === 'commit' ? foundObject.id : null;
    }
    async object(ref) {
        const foundObject = await this.objects.find(ref);
        if (foundObject.kind === 'missing')
            throw new git_error/* GitError */.XS(`${ref} is no object of this repository`);
        return foundObject.id;
    }
    async commitPaths(message, files) {
        return this.untilUnmoved(async () => {
            const head = (await this.head()).sha;
            const commit = await this.commitBeside(message, files, head);
            if (commit !== null)
                await this.moveHead(head, commit, `commit: ${getFirstLine(message)}`);
            return commit;
        });
    }
    async untilUnmoved(change) {
        for (let tries = 1;; tries += 1) {
            const { sha } = await this.head();
            try {
                return await change();
            }
            catch (error) {
                if (tries === 10 || (await this.head()).sha === sha)
                    throw error;
            }
        }
    }
    async commitBeside(message, files, head, { known, goes = false } = {}) {
        const changed = new Map((known?.changes ?? []).map((change) => [change.path, change]));
        const ignored = new Set(await this.ignores.ignoredOf(files.filter((file) => !changed.has(file))));
        const hidden = new Set((await this.flaggedEntries()).flatMap((flaggedEntry) => /^[a-zS] /.test(flaggedEntry) ? [flaggedEntry.slice(2)] : []));
        const expected = files.filter((file) => !ignored.has(file) && !hidden.has(file));
        if (expected.length === 0)
            return null;
        const isChanged = expected.some((file) => changed.has(file));
        const created = async () => {
            const tree = await this.treeWith(head, expected);
            return isChanged || tree !== (await this.treeOf(head)) ? this.commitTree(tree, [head], message) : null;
        };
        const [commit] = await Promise.all([created(), goes ? null : this.stage(expected)]);
        if (commit === null || goes)
            return commit;
        await this.syncFiles(expected);
        return commit;
    }
    async moveHead(from, to, reason, { ref = 'HEAD', drop = [] } = {}) {
        const moves = [`update ${ref} ${to} ${from}`, ...drop.map((ref) => `delete ${ref}`)];
        await this.run(['update-ref', '-m', reason, '--stdin'], { stdin: `${moves.join('\n')}\n` });
    }
    stage(files, index, begin = []) {
        return this.updateIndex(['--add', '--remove', '--replace', ...begin], files, index);
    }
    async updateIndex(options, files, index) {
        if (files.length === 0)
            return;
        const stdin = (0,path_bytes/* joinWithNuls */.Vw)(files);
        await this.run(['update-index', ...options, '-z', '--stdin'], index === undefined ? { stdin } : { stdin, index });
    }
    async writeTree(index) {
        return (await this.run(['write-tree'], { index })).trim();
    }
    treeOf(commit) {
        return this.trees.rootOf(commit);
    }
    async treeWith(tree, files, isPresent, stage) {
        const folders = new Set(files.flatMap((file) => (0,trees/* listFoldersAbove */.jk)(file)));
        const expected = new Set([...files, '.gitattributes', ...[...folders].map((folder) => `${folder}/.gitattributes`)]);
        const entries = (await this.trees.list(tree, [...expected])).filter(({ path }) => expected.has(path));
        const modules = new Set(entries.flatMap(({ mode, path }) => (mode === trees/* repositoryMode */.o8 ? [path] : [])));
        const isFile = (file) => modules.has(file) || !isPlainFolder((0,path_bytes/* getFileBelow */.mL)(this.root, file));
        const gone = new Set(files.filter((file) => !(isPresent ?? isFile)(file)));
        const treeEntries = entries.filter(({ mode, path }) => mode !== trees/* folderMode */.a1 && !gone.has(path));
        const presentFiles = files.filter((file) => !gone.has(file));
        const root = await this.treeOf(tree);
        const stageFiles = stage ?? this.stage.bind(this);
        const staged = await (0,scratch_index/* listStagedEntries */.T$)(this, treeEntries, (0,git_object/* getObjectHash */.sx)(root), (index, begin) => stageFiles(presentFiles, index, begin));
        const objects = new new_objects/* NewObjects */.L(this, root);
        const id = await objects.tree(root, new Map(files.map((file) => [file, staged.get(file) ?? null])));
        const isWritten = id === this.#lastMade && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.commonDir, 'objects', id.slice(0, 2), id.slice(2)));
        if (!isWritten)
            await objects.write();
        this.#lastMade = id;
        return id;
    }
    async commitTree(tree, parents, message, env = {}) {
        const args = ['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree];
        return (await this.run(args, { stdin: (0,commit_message/* defuseMessage */.yp)(message), env })).trim();
    }
    identityOf(role) {
        const identity = this.#identities.get(role) ?? this.#askIdentity(role);
        this.#identities.set(role, identity);
        return identity;
    }
    async #askIdentity(role) {
        const hasVariables = ['NAME', 'EMAIL'].some((field) => this.env[`GIT_${role}_${field}`] !== undefined);
        const plainIdentity = hasVariables ? null : this.config.plainUser;
        if (plainIdentity !== null)
            return plainIdentity;
        const { stdout } = await this.try(['-c', 'user.useConfigOnly=true', 'var', `GIT_${role}_IDENT`], { reading: true });
        return stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '');
    }
}
const statusCommand = 'status --porcelain=v2 -z --branch --no-ahead-behind --no-renames --ignore-submodules=dirty'.split(' ');
const locationFlags = ['--is-bare-repository', '--absolute-git-dir', '--git-common-dir', '--show-toplevel'];
function isPlainFolder(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isDirectory() && !(0,external_node_fs_.existsSync)(Buffer.concat([Buffer.from(path), Buffer.from('/.git')]));
    }
    catch {
        return false;
    }
}
function getFirstLine(text) {
    return text.trim().split('\n')[0] ?? '';
}


/***/ }),

/***/ 70314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M6: () => (/* binding */ actsOnOthers),
/* harmony export */   Z1: () => (/* binding */ isFalseName),
/* harmony export */   cO: () => (/* binding */ disarmMessage),
/* harmony export */   yp: () => (/* binding */ defuseMessage)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86092);

const zeroWidthSpace = '\u200b';
const subjectLength = 72;
function defuseMessage(message) {
    const [subject = '', ...body] = message.split('\n');
    return [defuseLine(shortenSubject(subject)), ...body].join('\n');
}
function disarmMessage(message, coAuthor) {
    const lines = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT)(message).split('\n');
    return lines.map((line) => (isCoAuthor(line, coAuthor) ? line : defuseLine(quoteTrailer(line)))).join('\n');
}
function actsOnOthers(message, coAuthors) {
    const lines = message.split('\n').filter((line) => !coAuthors.some((coAuthor) => isCoAuthor(line, coAuthor)));
    return lines.some((line) => defuseLine(quoteTrailer(line)) !== line) || /[\u202a-\u202e\u2066-\u2069]/.test(message);
}
function isFalseName(shown) {
    return ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT)(shown) !== shown ||
        /\[bot\]/i.test(shown) ||
        /^(?:web-flow|(?:github|gitlab|gitea|forgejo|codeberg)(?:[ -]actions?)?) *<|<noreply@(?:github|gitlab|gitea|forgejo|codeberg)\b/i.test(shown));
}
function isCoAuthor(line, coAuthor) {
    return coAuthor !== undefined && line.toLowerCase() === `co-authored-by: ${coAuthor}`.toLowerCase();
}
function quoteTrailer(line) {
    return /^[ \t]*(?:[a-z-]{1,30}-by|skip-checks|request-checks|release-as|cc)[ \t]*:/i.test(line) ? `> ${line}` : line;
}
function shortenSubject(subject) {
    const line = subject.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
    if (line.length <= subjectLength)
        return line;
    const cut = line.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, '');
    const wordEnd = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
    return `${(wordEnd > subjectLength / 2 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:.-]+$/, '')}…`;
}
function defuseLine(text) {
    return text
        .replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)')
        .replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI')
        .replace(/@(?=\w)/g, `@${zeroWidthSpace}`)
        .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
        .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthSpace}`)
        .replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${zeroWidthSpace}`);
}


/***/ }),

/***/ 42750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ NewObjects)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _commit_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70314);
/* harmony import */ var _git_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77769);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);






class NewObjects {
    #git;
    #hash;
    #time;
    #folders = new Map();
    #unwritten = new Map();
    constructor(git, id, now = 0) {
        this.#git = git;
        this.#hash = (0,_git_object_js__WEBPACK_IMPORTED_MODULE_3__/* .getObjectHash */ .sx)(id);
        const minutes = -new Date(now).getTimezoneOffset();
        const zone = String(Math.trunc(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60)).padStart(4, '0');
        this.#time = `${Math.floor(now / 1000)} ${minutes < 0 ? '-' : '+'}${zone}`;
    }
    async commit(tree, parents, message) {
        const committer = await this.#git.identityOf('COMMITTER');
        const author = (await this.#git.identityOf('AUTHOR')) || committer;
        const parentLines = parents.map((parent) => `parent ${parent}`);
        const head = [
            `tree ${tree}`,
            ...parentLines,
            `author ${author} ${this.#time}`,
            `committer ${committer} ${this.#time}`,
        ];
        return this.#add('commit', Buffer.from(`${head.join('\n')}\n\n${(0,_commit_message_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseMessage */ .yp)(message)}`));
    }
    blob(text) {
        return this.#add('blob', Buffer.from(text));
    }
    async tag(name, commit, message) {
        const tagger = `${await this.#git.identityOf('COMMITTER')} ${this.#time}`;
        return this.#add('tag', Buffer.from(`object ${commit}\ntype commit\ntag ${name}\ntagger ${tagger}\n\n${message}`));
    }
    async tree(like, entries) {
        return (await this.#change(like, entries)) ?? this.#add('tree', Buffer.alloc(0));
    }
    async write() {
        if (this.#unwritten.size === 0)
            return;
        const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
        head.writeUInt32BE(this.#unwritten.size, 8);
        const pack = Buffer.concat([head, ...this.#unwritten.values()]);
        const sum = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(this.#hash).update(pack).digest();
        await this.#git.run(['unpack-objects', '-q'], { stdin: Buffer.concat([pack, sum]) });
        this.#unwritten.clear();
    }
    async #change(oldId, entries) {
        const folder = new Map(oldId === null ? [] : await this.#folder(oldId));
        const subfolders = new Map();
        for (const [path, entry] of entries) {
            const [name = '', ...subPath] = path.split('/');
            if (subPath.length > 0)
                subfolders.set(name, (subfolders.get(name) ?? new Map()).set(subPath.join('/'), entry));
            else if (entry !== null)
                folder.set(name, entry);
            else if (folder.get(name)?.mode !== _trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1)
                folder.delete(name);
        }
        for (const [name, subEntries] of subfolders) {
            const entry = folder.get(name);
            const id = await this.#change(entry?.mode === _trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1 ? entry.id : null, subEntries);
            if (id !== null)
                folder.set(name, { mode: _trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1, id });
            else if (entry?.mode === _trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1)
                folder.delete(name);
        }
        if (folder.size === 0)
            return null;
        const id = this.#add('tree', encodeTree(folder), oldId);
        this.#folders.set(id, folder);
        return id;
    }
    async #folder(id) {
        return this.#folders.get(id) ?? this.#git.trees.entriesIn(id);
    }
    #add(kind, content, existing = null) {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(this.#hash).update(`${kind} ${content.length}\0`).update(content);
        const id = hash.digest('hex');
        if (id !== existing)
            this.#unwritten.set(id, Buffer.concat([encodePackHeader(kinds[kind], content.length), (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(content)]));
        return id;
    }
}
const kinds = { commit: 1, tree: 2, blob: 3, tag: 4 };
function encodePackHeader(kind, size) {
    const bytes = [];
    let byte = (kind << 4) | (size & 15);
    for (let remaining = size >>> 4; remaining > 0; remaining >>>= 7) {
        bytes.push(byte | 128);
        byte = remaining & 127;
    }
    return Buffer.from([...bytes, byte]);
}
function encodeTree(folder) {
    const entries = [...folder].map(([name, { mode, id }]) => {
        const bytes = Buffer.from((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBytes */ .X5)(name)).toString('latin1');
        const entry = `${mode.replace(/^0/, '')} ${bytes}\0${Buffer.from(id, 'hex').toString('latin1')}`;
        return { key: mode === _trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1 ? `${bytes}/` : bytes, entry };
    });
    entries.sort((a, b) => (a.key < b.key ? -1 : 1));
    return Buffer.from(entries.map(({ entry }) => entry).join(''), 'latin1');
}


/***/ }),

/***/ 95576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   nR: () => (/* binding */ ObjectReader),
/* harmony export */   of: () => (/* binding */ describeObjects)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _git_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77769);




class ObjectReader {
    #git;
    #process = null;
    shared = null;
    constructor(git) {
        this.#git = git;
    }
    find(name) {
        return this.#ask(name, false);
    }
    read(name) {
        return this.#ask(name, true);
    }
    close() {
        this.#process?.end();
    }
    #ask(name, hasContent) {
        if (this.shared !== null && /^[0-9a-f]{40}/.test(name))
            return this.shared.#ask(name, hasContent);
        if (name === '' || /[\n\0]/.test(name))
            return Promise.resolve({ kind: 'missing' });
        if (this.#process?.takesQuestions !== true)
            this.#process = new ObjectProcess(this.#git);
        return this.#process.ask(name, hasContent);
    }
}
class ObjectProcess {
    #child;
    #waiting = [];
    #unsent = '';
    #received = Buffer.alloc(0);
    #pieces = [];
    #length = 0;
    #wanted = 0;
    #idle = null;
    #known = new Map();
    takesQuestions = true;
    constructor(git) {
        const { command, args, env } = git.plain(['cat-file', '--batch-command', '-z']);
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, { cwd: '/', env: { ...env, GIT_OPTIONAL_LOCKS: '0' } });
        this.#child = child;
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString('utf8')).slice(0, 1000);
        });
        child.stdout.on('data', (chunk) => this.#take(chunk));
        child.stdin.on('error', () => undefined);
        child.on('error', (cause) => this.#fail(`git cat-file could not be started: ${cause.message}`));
        child.on('close', () => this.#fail(`git cat-file ended before its answer: ${stderr.trim()}`));
    }
    ask(name, hasContent) {
        const foundObject = this.#known.get(name);
        if (foundObject !== undefined)
            return Promise.resolve(foundObject);
        return new Promise((resolve, reject) => {
            if (this.#idle !== null)
                clearTimeout(this.#idle);
            if (this.#waiting.push({ hasContent, resolve, reject }) === 1)
                keepAlive(this.#child, true);
            if (this.#unsent === '')
                process.nextTick(() => this.#send());
            this.#unsent += `${hasContent ? 'contents' : 'info'} ${name}\0`;
        });
    }
    end() {
        this.takesQuestions = false;
        if (this.#idle !== null)
            clearTimeout(this.#idle);
        this.#send();
        this.#child.stdin.end();
    }
    #send() {
        if (this.#unsent !== '')
            this.#child.stdin.write(this.#unsent);
        this.#unsent = '';
    }
    #fail(reason) {
        this.takesQuestions = false;
        for (const { reject } of this.#waiting.splice(0))
            reject(new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnansweredError */ .jd(reason));
    }
    #take(chunk) {
        this.#pieces.push(chunk);
        this.#length += chunk.length;
        if (this.#length < this.#wanted)
            return;
        this.#received = this.#pieces.length === 1 ? chunk : Buffer.concat(this.#pieces);
        while (this.#waiting.length > 0 && this.#answerOne())
            ;
        this.#pieces = this.#received.length === 0 ? [] : [this.#received];
        this.#length = this.#received.length;
        if (this.#waiting.length > 0)
            return;
        keepAlive(this.#child, false);
        this.#idle = setTimeout(() => this.end(), idleMs).unref();
    }
    #answerOne() {
        const [question] = this.#waiting;
        const received = this.#received;
        const lineEnd = received.indexOf(10);
        this.#wanted = 0;
        if (question === undefined || lineEnd < 0)
            return false;
        const [, id, kind = '', bytes] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(received.toString('utf8', 0, lineEnd)) ?? [];
        const end = lineEnd + 1 + (id !== undefined && question.hasContent ? Number(bytes) + 1 : 0);
        if (received.length < end) {
            this.#wanted = end;
            return false;
        }
        const content = end > lineEnd + 1 ? Buffer.from(received.subarray(lineEnd + 1, end - 1)) : Buffer.alloc(0);
        this.#received = received.subarray(end);
        this.#waiting.shift();
        if (id === undefined)
            question.resolve({ kind: 'missing' });
        else {
            const result = { kind: kind, id, size: Number(bytes), content };
            if (question.hasContent)
                this.#remember(result);
            question.resolve(result);
        }
        return true;
    }
    #remember(result) {
        const { kind, id, size, content } = result;
        if (size > maxKnownBytes)
            return;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)((0,_git_object_js__WEBPACK_IMPORTED_MODULE_3__/* .getObjectHash */ .sx)(id)).update(`${kind} ${size}\0`).update(content);
        if (hash.digest('hex') !== id)
            return;
        if (this.#known.size >= maxKnown)
            this.#known.clear();
        this.#known.set(id, result);
        if (kind === 'tree')
            this.#known.set(`${id}^{tree}`, result);
    }
}
const idleMs = 1_000;
const maxKnown = 4_000;
const maxKnownBytes = 4_096;
async function readObjects(git, ids) {
    if (ids.length <= fewObjects) {
        const foundObjects = await Promise.all(ids.map((id) => git.objects.read(id)));
        return foundObjects.map((object) => ({ id: '', content: Buffer.alloc(0), ...object, type: object.kind }));
    }
    const args = ['cat-file', '--batch', '--buffer'];
    const result = await git.try(args, { reading: true, stdin: `${ids.join('\n')}\n` });
    if (result.exitCode !== 0)
        throw (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFailure */ .tv)(args, result);
    return (0,_git_object_js__WEBPACK_IMPORTED_MODULE_3__/* .parseObjects */ .MB)(result.stdout);
}
const fewObjects = 500;
async function describeObjects(git, ids) {
    if (ids.length <= fewObjects) {
        const foundObjects = await Promise.all(ids.map((id) => git.objects.find(id)));
        return foundObjects.map((object, at) => ({ id: ids[at] ?? '', size: 0, ...object, type: object.kind }));
    }
    const reported = await git.read(['cat-file', '--batch-check', '--buffer'], { stdin: `${ids.join('\n')}\n` });
    const lines = reported.trimEnd().split('\n');
    return lines.map((line) => {
        const [id = '', type = '', size = 0] = line.split(' ');
        return { id, type, size: Number(size) };
    });
}
function keepAlive(child, isNeeded) {
    const { stdin, stdout, stderr } = child;
    const handles = [child, stdin, stdout, stderr];
    for (const handle of handles)
        if (isNeeded)
            handle.ref();
        else
            handle.unref();
}


/***/ }),

/***/ 15418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ withScratchIndex),
/* harmony export */   T$: () => (/* binding */ listStagedEntries),
/* harmony export */   yd: () => (/* binding */ withIndexCopy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);




function listStagedEntries(git, treeEntries, hash, stage) {
    return withScratchIndex(git, async (index) => {
        const args = treeEntries.flatMap(({ mode, id, path }) => ['--cacheinfo', `${mode},${id},${path}`]);
        const isShort = treeEntries.length <= maxNamed && !treeEntries.some(({ path }) => (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOddBytes */ .HI)(path));
        const stdin = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(treeEntries.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join(''));
        if (!isShort)
            await git.run(['update-index', '-z', '--index-info'], { index, stdin });
        await stage(index, isShort ? args : []);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index) ? indexEntries((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(index), hash === 'sha256' ? 32 : 20) : new Map();
    });
}
const maxNamed = 100;
function withIndexCopy(git, use) {
    return withScratchIndex(git, (copy) => {
        const source = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'index');
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(source, { throwIfNoEntry: false });
        if (stat)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(source, copy);
        if (stat)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
        return use(copy);
    });
}
async function withScratchIndex({ gitDir }, use) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'phase-executor');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `index-${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    try {
        return await use(index);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(index, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${index}.lock`, { force: true });
    }
}
function indexEntries(index, idBytes) {
    const entries = new Map();
    for (let at = 12, remaining = index.readUInt32BE(8); remaining > 0; remaining -= 1) {
        const name = at + 42 + idBytes;
        const end = index.indexOf(0, name);
        const path = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePaths */ .NA)(index.subarray(name, end));
        entries.set(path, {
            mode: index.readUInt32BE(at + 24).toString(8),
            id: index.toString('hex', at + 40, name - 2),
            path,
        });
        at += Math.ceil((end + 1 - at) / 8) * 8;
    }
    return entries;
}


/***/ }),

/***/ 14968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   IG: () => (/* binding */ linkMode),
/* harmony export */   YU: () => (/* binding */ Trees),
/* harmony export */   a1: () => (/* binding */ folderMode),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   jk: () => (/* binding */ listFoldersAbove),
/* harmony export */   o8: () => (/* binding */ repositoryMode)
/* harmony export */ });
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56988);
/* harmony import */ var _git_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77769);



const folderMode = '040000';
const linkMode = '120000';
const repositoryMode = '160000';
const absent = { mode: '000000', id: '' };
class Trees {
    #objects;
    #roots = new Map();
    #folders = new Map();
    #cached = 0;
    constructor(objects) {
        this.#objects = objects;
    }
    async rootOf(name) {
        const root = await this.#root(name);
        if (root === null)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${name} is no commit or tree of this repository`);
        return root;
    }
    async #root(name) {
        const existing = this.#roots.get(name);
        if (existing !== undefined)
            return existing;
        const foundObject = await this.#objects.find(`${name}^{tree}`);
        if (foundObject.kind !== 'tree')
            return null;
        if ((0,_calls_head_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectName */ .V2)(name))
            this.#roots.set(name, foundObject.id);
        return foundObject.id;
    }
    async at(name, path) {
        let entry = { mode: folderMode, id: (await this.#root(name)) ?? '' };
        for (const part of entry.id === '' ? [''] : path.replace(/\/$/, '').split('/')) {
            if (entry?.mode !== folderMode || part === '')
                return null;
            entry = (await this.#folder(entry.id)).get(part);
        }
        return entry ?? null;
    }
    async follow(name, path) {
        const root = await this.#root(name);
        if (root === null)
            return null;
        const parents = [root];
        const parts = path.split('/').reverse();
        for (let links = 0;;) {
            const part = parts.pop();
            const folderId = parents.at(-1) ?? root;
            if (part === undefined)
                return { mode: folderMode, id: folderId };
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                parents.pop();
                if (parents.length === 0)
                    return 'outside';
                continue;
            }
            const entry = (await this.#folder(folderId)).get(part);
            if (entry?.mode === linkMode) {
                links += 1;
                const target = await this.text(entry);
                if (links > maxLinks || target === null)
                    return null;
                if (target.startsWith('/'))
                    return 'outside';
                for (const name of target.split('/').reverse())
                    parts.push(name);
            }
            else if (entry?.mode === folderMode)
                parents.push(entry.id);
            else
                return entry === undefined || parts.length > 0 ? null : entry;
        }
    }
    async text({ mode, id }) {
        const foundObject = isFile(mode) ? await this.#objects.read(id) : null;
        return foundObject?.kind === 'blob' ? foundObject.content.toString('utf8') : null;
    }
    async entriesIn(name) {
        return this.#folder(await this.rootOf(name));
    }
    async list(name, paths) {
        const expected = paths && new Set(paths.map((path) => path.replace(/\/$/, '')));
        const above = expected && new Set([...expected].flatMap(listFoldersAbove));
        const visit = async (id, prefix, isExpected) => {
            let entries = [];
            const listed = [entries];
            for (const [part, { mode, id: entryId }] of await this.#folder(id)) {
                const path = `${prefix}${part}`;
                const isIncluded = isExpected || expected?.has(path) === true;
                if (isIncluded)
                    entries.push({ mode, id: entryId, path });
                if (mode === folderMode && (isIncluded || above?.has(path))) {
                    entries = [];
                    listed.push(visit(entryId, `${path}/`, isIncluded), entries);
                }
            }
            return (await Promise.all(listed)).flat();
        };
        return visit(await this.rootOf(name), '', expected === undefined);
    }
    async folders(name) {
        const matches = [];
        const visit = async (id, prefix) => {
            const below = [...(await this.#folder(id))].filter(([, { mode }]) => mode === folderMode);
            for (const [part] of below)
                matches.push(`${prefix}${part}`);
            await Promise.all(below.map(([part, entry]) => visit(entry.id, `${prefix}${part}/`)));
        };
        await visit(await this.rootOf(name), '');
        return matches;
    }
    async differences(from, to) {
        const differingEntries = [];
        const compare = async (was, is, prefix) => {
            if (was === is)
                return;
            const [oldFolder, newFolder] = await Promise.all([was, is].map((id) => (id === null ? nothing : this.#folder(id))));
            const comparisons = [];
            for (const part of new Set([...(oldFolder ?? nothing).keys(), ...(newFolder ?? nothing).keys()])) {
                const [a = absent, b = absent] = [oldFolder?.get(part), newFolder?.get(part)];
                if (a.id === b.id && a.mode === b.mode)
                    continue;
                const path = `${prefix}${part}`;
                const [oldEntry, newEntry] = [a, b].map((entry) => (entry.mode === folderMode ? absent : entry));
                if (oldEntry !== newEntry)
                    differingEntries.push({ path, was: oldEntry ?? absent, is: newEntry ?? absent });
                const [oldChild = null, newChild = null] = [a, b].map(({ mode, id }) => (mode === folderMode ? id : null));
                if (oldChild !== null || newChild !== null)
                    comparisons.push(compare(oldChild, newChild, `${path}/`));
            }
            await Promise.all(comparisons);
        };
        await compare(from && (await this.rootOf(from)), await this.rootOf(to), '');
        return differingEntries.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    #folder(id) {
        const existing = this.#folders.get(id);
        if (existing !== undefined) {
            this.#folders.delete(id);
            this.#folders.set(id, existing);
            return existing.folder;
        }
        const folder = this.#objects.read(id).then((foundObject) => parseFolder(id, foundObject));
        const saved = { folder, size: 0 };
        this.#folders.set(id, saved);
        folder.then(({ size }) => this.#keep(saved, size), () => this.#folders.delete(id));
        return folder;
    }
    #keep(saved, size) {
        saved.size = size + 1;
        this.#cached += saved.size;
        for (const [id, { size: each }] of this.#folders) {
            if (this.#cached <= maxCached || each === 0 || this.#folders.size === 1)
                return;
            this.#folders.delete(id);
            this.#cached -= each;
        }
    }
}
const maxCached = 150_000;
const maxLinks = 40;
const nothing = new Map();
function isFile(mode) {
    return mode.startsWith('100') || mode === linkMode;
}
function listFoldersAbove(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}
function parseFolder(id, foundObject) {
    if (foundObject.kind !== 'tree')
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`tree ${id} is missing`);
    const folder = new Map();
    let length = 0;
    for (const { mode, name, id: each } of (0,_git_object_js__WEBPACK_IMPORTED_MODULE_2__/* .listTreeEntries */ .ld)(foundObject.content, id.length / 2)) {
        length += 1;
        folder.set(name, { mode: formatMode(mode), id: each });
    }
    if (folder.size !== length || (length === 0 && foundObject.size > 0))
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`tree ${id} is damaged`);
    return folder;
}
function formatMode(mode) {
    const bits = Number.parseInt(mode, 8);
    switch (bits & 0o170000) {
        case 0o040000:
            return folderMode;
        case 0o100000:
            return bits & 0o100 ? '100755' : '100644';
        case 0o120000:
            return linkMode;
        default:
            return repositoryMode;
    }
}


/***/ }),

/***/ 40021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ plainChanges),
/* harmony export */   Ax: () => (/* binding */ floodText),
/* harmony export */   oB: () => (/* binding */ StatusReader)
/* harmony export */ });
/* unused harmony export maxListed */
const maxListed = 100_000;
function plainChanges(state, head) {
    const plain = { changed: [], gone: [], fresh: [] };
    for (const { path, kind, index, worktree, repository } of state.changes) {
        if (repository || kind === 'unmerged')
            return null;
        if (kind === 'changed' && !(index === '.' && /[MDT]/.test(worktree)))
            return null;
        (kind === 'untracked' ? plain.fresh : plain.changed).push(path);
        if (worktree === 'D')
            plain.gone.push(path);
    }
    return state.head === head ? plain : null;
}
function floodText({ changes, unlisted = 0 }, root) {
    const counts = new Map();
    for (const { path, kind } of changes) {
        const [top = ''] = path.split(/(?<=\/)/, 1);
        if (kind === 'untracked')
            counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    const [max = ''] = [...counts].sort(([, a], [, b]) => b - a).map(([top]) => top);
    return `${root} has ${maxListed + unlisted} new files that no ignore rule covers, most of them in ${max}; add it to .gitignore (no more than ${maxListed} new files are looked at, or kept)`;
}
class StatusReader {
    state = { head: null, branch: null, changes: [] };
    #untracked = 0;
    read(entry) {
        const { state } = this;
        const path = entry.slice(2);
        switch (entry[0]) {
            case '#':
                readHeader(entry, state);
                break;
            case '1':
                state.changes.push(readChange(entry, 'changed', 8));
                break;
            case 'u':
                state.changes.push(readChange(entry, 'unmerged', 10));
                break;
            case '!':
                state.ignored ??= [];
                state.ignored.push(path);
                break;
            case '?':
                this.#untracked += 1;
                if (this.#untracked > maxListed)
                    state.unlisted = this.#untracked - maxListed;
                else
                    state.changes.push(buildUntracked(path));
        }
    }
}
function buildUntracked(path) {
    const repository = path.endsWith('/');
    return { path: repository ? path.slice(0, -1) : path, kind: 'untracked', index: '?', worktree: '?', repository };
}
function readHeader(entry, state) {
    const [, name, value = ''] = /^# (\S+) (.*)$/s.exec(entry) ?? [];
    if (name === 'branch.oid' && value !== '(initial)')
        state.head = value;
    if (name === 'branch.head' && value !== '(detached)')
        state.branch = `refs/heads/${value}`;
}
function readChange(entry, kind, fields) {
    const args = entry.split(' ');
    const [, xy = '..', submodule = 'N...'] = args;
    return {
        path: args.slice(fields).join(' '),
        kind,
        index: xy[0] ?? '.',
        worktree: xy[1] ?? '.',
        repository: submodule.startsWith('S'),
    };
}


/***/ }),

/***/ 52529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ fewAtOnce)
/* harmony export */ });
async function fewAtOnce(items, max, call) {
    const results = [];
    const open = items.entries();
    const callInTurn = async () => {
        for (const [at, item] of open)
            results[at] = await call(item);
    };
    await Promise.all(Array.from({ length: max }, callInTurn));
    return results;
}


/***/ }),

/***/ 83981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ formatTimeout),
/* harmony export */   fw: () => (/* binding */ runJobProgram),
/* harmony export */   qQ: () => (/* binding */ timedOutExit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _namespace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16244);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76563);
/* harmony import */ var _watchdog_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2320);






async function runJobProgram(name, args, options) {
    const { cwd, env, timeoutMs, cancel, before = [] } = options;
    const program = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgram */ .K)(env.PATH ?? _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_, name);
    if (program === null)
        throw new Error(`${name} is not on PATH`);
    const withoutInput = (0,_namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .splitScript */ .QR)('exec "$@" < /dev/null', 'job') ?? [];
    const [tool = '', ...words] = [...before, ...withoutInput, ...formatTimeout(timeoutMs), program, ...args];
    const [stdout, stderr] = [buildCollector(), buildCollector()];
    const ended = (0,_actions_exec__WEBPACK_IMPORTED_MODULE_2__/* .exec */ .m)(`"${tool.replaceAll('"', '\\"')}"`, words, {
        cwd,
        env: { ...env },
        silent: true,
        ignoreReturnCode: true,
        listeners: { stdout: stdout.add, stderr: stderr.add },
    });
    const cancelled = new Promise((_, reject) => {
        const stop = () => reject(new Error(`${name} was cancelled`));
        if (cancel?.aborted)
            stop();
        cancel?.addEventListener('abort', stop, { once: true });
    });
    const exitCode = await _watchdog_js__WEBPACK_IMPORTED_MODULE_5__/* .watchdog */ .uJ.for(name, timeoutMs + slackMs, Promise.race([ended, cancelled]));
    return { exitCode: exitCode ?? killedExit, stdout: stdout.text(), stderr: stderr.text() };
}
const timedOutExit = 124;
const killedExit = 137;
function formatTimeout(ms) {
    const timeout = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgram */ .K)(_namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_, 'timeout');
    if (timeout === null || /box$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(timeout))))
        return [];
    return [timeout, '--foreground', '--kill-after=10s', `${ms / 1000}s`];
}
const slackMs = 30_000;
const maxBytes = 1024 * 1024;
function buildCollector() {
    const chunks = [];
    let remaining = maxBytes;
    const add = (data) => {
        if (remaining > 0)
            chunks.push(data.subarray(0, remaining));
        remaining -= data.length;
    };
    return { add, text: () => Buffer.concat(chunks).toString('utf8') };
}


/***/ }),

/***/ 29269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ unmountBelow),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   dx: () => (/* binding */ listMounts),
/* harmony export */   lQ: () => (/* binding */ mountPoints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74207);
/* harmony import */ var _namespace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16244);




function mountPoints() {
    let list;
    try {
        list = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/mountinfo', 'latin1');
    }
    catch {
        return [];
    }
    return list.split('\n').flatMap((line) => {
        const point = line.split(' ')[4];
        if (point === undefined)
            return [];
        const bytes = point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
        return [Buffer.from(bytes, 'latin1').toString('utf8')];
    });
}
function listMounts(folder) {
    const points = mountPoints();
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder);
        return points.filter((point) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(point, real));
    }
    catch {
        return [];
    }
}
function unmountBelow(folder, existing = []) {
    const cleared = [];
    const listForeignMounts = () => listMounts(folder).filter((point) => !existing.includes(point));
    for (let matches = listForeignMounts(); matches.length > 0;) {
        for (const point of matches.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const remaining = listForeignMounts();
        if (remaining.length >= matches.length)
            throw new Error(`${remaining[0]} is a mount that was not there before; unmount it, then run again`);
        for (const point of matches)
            cleared.push(point);
        matches = remaining;
    }
    return cleared;
}
function removeTree(folder) {
    unmountBelow(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ withUsWords),
/* harmony export */   N8: () => (/* binding */ preparedBy),
/* harmony export */   Nc: () => (/* binding */ findReaper),
/* harmony export */   QR: () => (/* binding */ splitScript),
/* harmony export */   cs: () => (/* binding */ endSignal),
/* harmony export */   ms: () => (/* binding */ isWorking),
/* harmony export */   p_: () => (/* binding */ systemFolders),
/* harmony export */   xG: () => (/* binding */ outliveParent),
/* harmony export */   xH: () => (/* binding */ findPrepared),
/* harmony export */   z$: () => (/* binding */ findNamespace)
/* harmony export */ });
/* unused harmony export possibleNamespaces */
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66725);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93591);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76563);



let strongestNamespace = null;
function findNamespace() {
    strongestNamespace ??= firstThatWorks(possibleNamespaces());
    return strongestNamespace;
}
async function findPrepared(prepare) {
    const verify = async (prepared) => prepared !== null && (await isWorking(prepared)) ? prepared : null;
    const [strongest] = strongestNamespace === null ? possibleNamespaces() : [];
    const trial = strongest ? await verify(prepare(strongest)) : null;
    if (strongest && trial)
        strongestNamespace ??= Promise.resolve(strongest);
    const namespace = await findNamespace();
    return { namespace, prepared: trial ?? (await verify(prepare(namespace))) };
}
let foundReaper = null;
function findReaper() {
    foundReaper ??= firstThatWorks(possibleNamespaces().filter(({ kind }) => kind === 'reaper'));
    return foundReaper;
}
async function firstThatWorks(possible) {
    for (const namespace of possible)
        if (await isWorking(namespace))
            return namespace;
    return { kind: 'none', words: [] };
}
function possibleNamespaces() {
    const find = (name) => (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, name);
    const [unshare, setpriv, perl, sudo] = ['unshare', 'setpriv', 'perl', 'sudo'].map(find);
    const buildReaperWords = (engine) => (perl ? [perl, '-e', reaper, _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, `${engine}`] : null);
    const firstWords = buildReaperWords(0) ?? splitScript(firstProcess, _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$);
    const reapers = perl ? [{ kind: 'reaper', words: buildReaperWords(process.pid) ?? [] }] : [];
    if (!unshare || !setpriv || !firstWords)
        return reapers;
    const buildInnerWords = (drop = []) => {
        return [...spaces, '--', setpriv, ...drop, ...withoutPrivileges, '--', ...firstWords];
    };
    const [user = 0, group = 0, groups = []] = [process.getuid?.(), process.getgid?.(), process.getgroups?.()];
    const asOurUser = [...withUs, `--reuid=${user}`, `--regid=${group}`, `--groups=${groups.join() || group}`];
    const begin = perl && [perl, '-e', asRoot, `${process.pid}`];
    const bySudo = sudo && begin && user !== 0 && [sudo, '-n', '--', ...begin, setpriv, ...withUs, '--', unshare];
    return [
        { kind: 'root', words: [...withUsWords(), unshare, ...buildInnerWords()] },
        { kind: 'user', words: [...withUsWords(), unshare, '--user', '--map-current-user', ...buildInnerWords()] },
        ...(bySudo ? [{ kind: 'sudo', words: [...bySudo, ...buildInnerWords(asOurUser)] }] : []),
        ...reapers,
    ];
}
function outliveParent({ kind, words }) {
    const before = { sudo: asRoot, reaper: _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, root: null, user: null, none: null }[kind];
    return {
        kind,
        words: before === null ? words.slice(words.indexOf('--') + 1) : words.with(words.indexOf(before) + 1, '0'),
    };
}
function preparedBy({ kind, words }, program, options = []) {
    const at = words.indexOf('--', words.indexOf('--mount'));
    if (!words.includes('--mount'))
        return null;
    const spaceOptions = kind === 'user' ? [...options, '--keep-caps'] : options;
    return { kind, words: [...words.slice(0, at), ...spaceOptions, '--', ...program, ...words.slice(at + 1)] };
}
function endSignal({ kind }) {
    return kind === 'reaper' ? 'SIGUSR1' : 'SIGKILL';
}
function withUsWords(signal = 'KILL') {
    const setpriv = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, 'setpriv');
    const check = splitScript(whileWeLive, `${process.pid}`);
    return setpriv && check ? [setpriv, '--pdeathsig', signal, ...check, '--'] : [];
}
function splitScript(script, name) {
    const bash = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, 'bash');
    return bash === null ? null : [bash, '--posix', '--norc', '-c', script, name];
}
const systemFolders = '/usr/bin:/bin:/usr/sbin:/sbin';
const withUs = ['--pdeathsig', 'KILL'];
const whileWeLive = 'shift; [ "$PPID" = "$0" ] && exec "$@"; exit 125';
const spaces = ['--pid', '--mount', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const saved = ['dac_override', 'fowner', 'fsetid', 'chown', 'kill', 'setuid', 'setgid'].map((name) => `,+${name}`);
const withoutPrivileges = [
    '--no-new-privs',
    `--bounding-set=-all${saved.join('')}`,
    '--inh-caps=-all',
    '--ambient-caps=-all',
];
const firstProcess = 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?';
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
async function isWorking({ kind, words }) {
    const inReaper = ['sh', '-c', `grep -q ${_process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$} /proc/$PPID/cmdline; exit $?`];
    const probe = kind === 'reaper' ? inReaper : ['grep', '-q', _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, '/proc/1/cmdline'];
    const [program = '', ...args] = [...words, ...probe];
    const env = { PATH: systemFolders };
    const run = (0,_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .captureOutput */ .Q)(program, args, { cwd: '/', env, timeoutMs: maxStartMs });
    return run.then(({ exitCode }) => exitCode === 0, () => false);
}
const maxStartMs = 10_000;


/***/ }),

/***/ 69406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ findBelow),
/* harmony export */   em: () => (/* binding */ clearSpecialFiles),
/* harmony export */   z0: () => (/* binding */ releasePipes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66725);
/* harmony import */ var _mounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29269);




async function clearSpecialFiles(root) {
    const mounts = (0,_mounts_js__WEBPACK_IMPORTED_MODULE_3__/* .unmountBelow */ .GG)(root);
    const kinds = ['p', 's', 'b', 'c'].flatMap((kind, at) => [...(at > 0 ? ['-o'] : []), '-type', kind]);
    const paths = await findBelow(root, ['(', ...kinds, ')']);
    for (const path of paths)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileBelow */ .mL)(root, path), { force: true });
    return [...mounts, ...paths];
}
async function findBelow(root, test) {
    const args = ['.', '-xdev', '-path', './.git', '-prune', '-o', ...test, '-print0'];
    const captured = await (0,_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('find', args, { cwd: root, env: { PATH: '/usr/bin:/bin' } });
    return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtNuls */ .SX)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePaths */ .NA)(captured.stdout)).map((path) => path.slice(2));
}
async function releasePipes(root) {
    for (const path of await findBelow(root, ['-type', 'p', '-name', '.git*'])) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileBelow */ .mL)(root, path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK));
        }
        catch { }
    }
}


/***/ })

};
;