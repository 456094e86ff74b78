"use strict";
exports.id = 7659;
exports.ids = [7659];
exports.modules = {

/***/ 70062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endsInHash),
/* harmony export */   v: () => (/* binding */ KeptFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



const ofOthers = ['modules', 'lfs'];
class KeptFolder {
    #folder;
    #only;
    #files = new Map();
    constructor(folder, only = null) {
        this.#folder = folder;
        this.#only = only && new Set(only);
        this.keep();
    }
    keep() {
        const before = new Map(this.#files);
        this.#files.clear();
        for (const [path, stamp] of this.#found()) {
            const known = before.get(path);
            this.#files.set(path, known?.stamp === stamp ? known : this.#read(path, stamp));
        }
    }
    restore() {
        const found = this.#found();
        for (const path of found.keys())
            if (!this.#files.has(path))
                this.#remove(path);
        const off = [...this.#files].filter(([path, { stamp }]) => found.get(path) !== stamp);
        return off.filter(([path, kept]) => !this.#putBack(path, kept, found.has(path))).map(([path]) => path);
    }
    #putBack(path, { content, mode }, isThere) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, path);
        if (content === null)
            return false;
        if (isPacked(path)) {
            if (!isThere || !endsWithSum(file, content))
                return false;
        }
        else {
            this.#remove(path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(file, mode);
        }
        this.#files.set(path, { content, mode, stamp: stampOf(file) });
        return true;
    }
    #read(path, stamp) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, path);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);
        const mode = stat.mode & 0o777;
        if (!stat.isFile())
            return { stamp, mode, content: null };
        return { stamp, mode, content: isPacked(path) ? endOf(file, stat.size) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file) };
    }
    #remove(path) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, path), { recursive: true, force: true });
    }
    #found() {
        const found = new Map();
        const visit = (below) => {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, below), { withFileTypes: true })) {
                const path = `${below}${entry.name}`;
                const isLeftOut = this.#only === null ? ofOthers.includes(path) : !this.#only.has(path.split('/', 1)[0] ?? '');
                if (isLeftOut)
                    continue;
                if (entry.isDirectory())
                    visit(`${path}/`);
                else
                    found.set(path, stampOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, path)));
            }
        };
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#folder, { throwIfNoEntry: false })?.isDirectory())
            visit('');
        return found;
    }
}
function stampOf(file) {
    const { ino, size, mode, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { bigint: true });
    return `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
}
function isPacked(path) {
    return /^objects\/(?!info\/)/.test(path);
}
const sums = { sha1: 20, sha256: 32 };
function endOf(file, size) {
    const end = Buffer.alloc(Math.min(size, sums.sha256));
    const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(opened, end, 0, end.length, size - end.length);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(opened);
    return end;
}
function endsInHash(bytes) {
    return Object.entries(sums).some(([algorithm, length]) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length)));
}
function endsWithSum(file, end) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file) : Buffer.alloc(0);
    return bytes.subarray(-end.length).equals(end) && endsInHash(bytes);
}


/***/ }),

/***/ 74870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   G2: () => (/* binding */ findCheckpoint),
/* harmony export */   G5: () => (/* binding */ checkpointTags),
/* harmony export */   NM: () => (/* binding */ retarget),
/* harmony export */   bm: () => (/* binding */ refPart),
/* harmony export */   ib: () => (/* binding */ tagMessage),
/* harmony export */   wZ: () => (/* binding */ tagName),
/* harmony export */   z$: () => (/* binding */ tagCheckpoint)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92954);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52317);





const TagRecord = _snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .Snapshot */ .Fm.extend({ phase: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$() });
async function tagCheckpoint(git, record, target) {
    for (let count = 1;; count += 1) {
        const tag = tagName(record, count);
        try {
            await (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTag */ .BU)(git, tag, target, tagMessage(record));
            return tag;
        }
        catch (error) {
            if (!error.message.includes('already exists') || count === 1_000)
                throw error;
        }
    }
}
function tagName({ phase, plan, at }, count) {
    const name = `${checkpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
    return count === 1 ? name : `${name}-${count}`;
}
function tagMessage(record) {
    return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}
async function retarget(git, tags, as) {
    const moved = tags.length === 0 ? [] : await listCheckpoints(git);
    for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && as(head) !== head)) {
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteTag */ ._R)(git, tag);
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTag */ .BU)(git, tag, as(record.head), tagMessage({ ...record, head: as(record.head) }));
    }
}
async function listCheckpoints(git) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .refsUnder */ .h9)(git, 'refs/tags/checkpoint/');
    const found = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
    return found.sort((one, other) => (one.at < other.at ? -1 : 1));
}
async function findCheckpoint(git, tag) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .refsUnder */ .h9)(git, `refs/tags/${tag}`);
    const ref = refs.find(({ name }) => name === `refs/tags/${tag}`);
    if (!ref)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`there is no checkpoint ${tag}; checkpoint list shows them`);
    const [checkpoint] = parseRecord(tag, ref.message);
    if (!checkpoint)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`the tag ${tag} is not a checkpoint of phase-executor; it is left alone`);
    return checkpoint;
}
function parseRecord(tag, message) {
    const line = message.split('\n').find((text) => text.startsWith('{'));
    const { data } = TagRecord.safeParse((0,_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(line ?? ''));
    return data === undefined ? [] : [{ ...data, tag }];
}
function checkpointTags(phase, plan) {
    return `checkpoint/${refPart(planLabel(phase, plan))}`;
}
function planLabel(phase, plan) {
    return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
}
function refPart(name) {
    return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
}


/***/ }),

/***/ 42798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ takeLeftIndex),
/* harmony export */   Hm: () => (/* binding */ breakStaleLocks),
/* harmony export */   Nf: () => (/* binding */ readableControls),
/* harmony export */   ZM: () => (/* binding */ restoreControlFiles),
/* harmony export */   hs: () => (/* binding */ readControlFiles),
/* harmony export */   kR: () => (/* binding */ hiddenRules),
/* harmony export */   o2: () => (/* binding */ replaceBrokenIndex),
/* harmony export */   o4: () => (/* binding */ openOperation),
/* harmony export */   oo: () => (/* binding */ isIndexWhole),
/* harmony export */   rp: () => (/* binding */ closeOperations),
/* harmony export */   sB: () => (/* binding */ restoreRules),
/* harmony export */   yh: () => (/* binding */ removePipes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _files_kept_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70062);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51936);
/* harmony import */ var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93591);
/* harmony import */ var _calls_config_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71096);
/* harmony import */ var _calls_file_sync_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99918);
/* harmony import */ var _calls_git_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89063);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34936);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85931);











function removePipes({ commonDir, config }) {
    const visit = (below) => entriesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, below)).flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below, entry.name);
        if (entry.isDirectory())
            return visit(path);
        if (entry.isFile() || (entry.isSymbolicLink() && !leadsToPipe((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, path))))
            return [];
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, path), { force: true });
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.git', path)];
    });
    const configs = config.userConfigs.filter(leadsToPipe);
    for (const file of configs)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    return [...visit(''), ...configs];
}
function entriesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function leadsToPipe(path) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return !target.isFile() && !target.isDirectory();
    }
    catch {
        return false;
    }
}
function readControlFiles(git) {
    const own = ['config.worktree', 'commondir', 'info/sparse-checkout'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, name));
    const shared = ['config', 'info/exclude', 'info/attributes', 'info/grafts', 'objects/info/alternates'];
    shared.push('logs/refs/stash');
    const files = git.isLinked
        ? own
        : [...own, ...shared.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, name)), ...git.config.userConfigs];
    return new Map(files.map((file) => [file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : null]));
}
async function readableControls(git, files) {
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'config');
    const before = files.get(config);
    const isKept = before !== undefined && !isUnchangedFile(config, before) && (await isConfigForLfs(git, config, before));
    return new Map([...files].filter(([file]) => !/sparse-checkout$/.test(file) && (file !== config || !isKept)));
}
async function isConfigForLfs(git, file, before) {
    const list = ['config', '--list', '-z', '--no-includes', '--file'];
    const env = { GIT_CONFIG_GLOBAL: '/dev/null' };
    const now = await git.try([...list, file], { reading: true, trusting: true, env });
    if (now.exitCode !== 0)
        return false;
    const then = await git.try([...list, '-'], { reading: true, trusting: true, env, stdin: before ?? '' });
    const [one, other] = [then, now].map(({ stdout }) => (0,_calls_config_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .parseConfig */ .o4)(stdout.toString('utf8')));
    return then.exitCode === 0 && one !== undefined && other !== undefined && (0,_calls_config_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .isOnlyGitLfs */ .SW)(one, other);
}
function restoreControlFiles(files) {
    const changed = [...files].filter(([file, content]) => isInGitDir(file) && !isUnchangedFile(file, content));
    for (const [file, content] of changed) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { recursive: true, force: true });
        if (content === null)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        (0,_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSynced */ .E)(file, content);
    }
    return changed.map(([file]) => file);
}
function isInGitDir(file) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && !file.endsWith('/logs/refs/stash');
}
function hiddenRules(git, ignored) {
    const files = ignored.filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === '.gitignore');
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_10__/* .WorkTreeFiles */ .L(git.root);
    return new Map(files.filter((path) => workTree.isFile(path)).map((path) => [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .fileBelow */ .EN)(git.root, path))]));
}
function restoreRules(workTree, rules) {
    const off = [...rules].filter(([path, content]) => workTree.inTheWayOf(path) === null && !workTree.isFile(path, content));
    for (const [path, content] of off)
        workTree.write(path, content);
    return off.length > 0;
}
function isUnchangedFile(file, content) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
    if (stat === undefined || content === null)
        return stat === undefined && content === null;
    return stat.isFile() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file).equals(content);
}
const operations = {
    MERGE_HEAD: 'merge',
    'rebase-merge': 'rebase',
    'rebase-apply': 'rebase or git am',
    CHERRY_PICK_HEAD: 'cherry-pick',
    REVERT_HEAD: 'revert',
    sequencer: 'cherry-pick or revert',
    BISECT_LOG: 'bisect',
};
const operationTraces = [
    ...['MERGE_MODE', 'MERGE_MSG', 'MERGE_RR', 'MERGE_AUTOSTASH', 'AUTO_MERGE', 'SQUASH_MSG', 'REBASE_HEAD'],
    ...['BISECT_START', 'BISECT_NAMES', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK', 'BISECT_RUN'],
];
function openOperation({ gitDir }) {
    for (const [file, name] of Object.entries(operations)) {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, file), { throwIfNoEntry: false });
        if (found !== undefined)
            return { name, at: found.mtimeMs };
    }
    return null;
}
function closeOperations(git) {
    for (const name of [...Object.keys(operations), ...operationTraces])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, name), { recursive: true, force: true });
}
async function breakStaleLocks(git, branch, patienceMs = 1_000) {
    const own = ['index.lock', 'HEAD.lock'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, name));
    const shared = ['config.lock', 'packed-refs.lock', 'shallow.lock'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, name));
    const locks = [...own, ...(git.isLinked ? [] : shared), ...(branch ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, `${branch}.lock`)] : [])];
    const stamped = locks.map((lock) => [lock, (0,_calls_git_config_js__WEBPACK_IMPORTED_MODULE_8__/* .fileStamp */ .a9)(lock)]);
    const held = new Map(stamped.filter(([, stamp]) => stamp !== null));
    for (let waitedMs = 0; waitedMs < patienceMs && held.size > 0; waitedMs += 50) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50);
        for (const [lock, stamp] of held)
            if ((0,_calls_git_config_js__WEBPACK_IMPORTED_MODULE_8__/* .fileStamp */ .a9)(lock) !== stamp)
                held.delete(lock);
    }
    const maintenance = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'objects', 'maintenance.lock');
    const isDead = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(maintenance) && (0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepReach */ .cE)() === 'full' && !(0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnyWorking */ .Mh)([git.root, git.commonDir], maintenance);
    const broken = [...held.keys(), ...(isDead ? [maintenance] : [])];
    for (const lock of broken)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(lock, { force: true });
    return broken;
}
function isIndexWhole(git) {
    if (git.index.isWhole)
        return true;
    const { stamp } = git.index;
    const found = (0,_index_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readIndex */ .v)(git.gitDir);
    if (found === null)
        return true;
    const isWhole = endsInSum(found.bytes);
    if (isWhole)
        git.index.knowWhole(stamp);
    return isWhole;
}
function endsInSum(bytes) {
    return bytes.length > 20 && (bytes.subarray(-20).every((byte) => byte === 0) || (0,_files_kept_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .endsInHash */ .S)(bytes));
}
async function takeLeftIndex(git, head, before) {
    await git.config.distrust();
    const now = (0,_index_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readIndex */ .v)(git.gitDir);
    const isWhole = now === null || endsInSum(now.bytes);
    const left = (now ?? before)?.bytes;
    if (left === undefined || (isWhole && (await (0,_index_file_js__WEBPACK_IMPORTED_MODULE_9__/* .takeIndex */ .q)(git, head, left, before))))
        return;
    await indexFromHead(git);
}
async function replaceBrokenIndex(git) {
    const isReadable = isIndexWhole(git) && (await git.try(['ls-files', '-z'], { reading: true })).exitCode === 0;
    return !isReadable && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'index')) && indexFromHead(git);
}
async function indexFromHead(git) {
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'index');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${index}.broken`, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(index, `${index}.broken`);
    return (await git.try(['read-tree', 'HEAD'])).exitCode === 0;
}


/***/ }),

/***/ 34936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ takeIndex),
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _calls_file_sync_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99918);
/* harmony import */ var _calls_git_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89063);
/* harmony import */ var _objects_git_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77769);
/* harmony import */ var _objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15418);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14968);









function readIndex(gitDir) {
    return (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryWithFile */ .M1)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index'), (file) => {
        const { size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        return size > mostIndexBytes ? null : { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file), mtimeMs };
    });
}
const mostIndexBytes = 512 * 1024 * 1024;
async function takeIndex(git, head, now, before) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'index');
    const idBytes = head.length / 2;
    const index = parseIndex(now, idBytes) ?? parseIndex(await plainIndex(git, now), idBytes);
    if (index === null)
        return false;
    const known = before && (parseIndex(before.bytes, idBytes) ?? parseIndex(await wholeIndex(git, before.bytes), idBytes));
    const parts = doubtful(index, known ?? { ...index, starts: [], extensions: new Map() });
    const sum = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)((0,_objects_git_object_js__WEBPACK_IMPORTED_MODULE_6__/* .hashOf */ .qQ)(head));
    for (const part of parts)
        sum.update(part);
    (0,_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSynced */ .E)(path, Buffer.concat([...parts, sum.digest()]));
    if (before !== null)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(path, before.mtimeMs / 1000, Math.floor(before.mtimeMs) / 1000);
    git.index.knowWhole((0,_calls_git_config_js__WEBPACK_IMPORTED_MODULE_5__/* .fileStamp */ .a9)(path));
    if (known === null)
        await git.try(['update-index', '-q', '--refresh']);
    return true;
}
function plainIndex(git, bytes) {
    return (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_7__/* .withScratchIndex */ .LC)(git, async (index) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(index, bytes);
        const { exitCode } = await git.try(['update-index', '--index-version', '2'], { index });
        return exitCode === 0 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(index) : Buffer.alloc(0);
    });
}
async function wholeIndex(git, bytes) {
    return bytes.includes('link\0') ? Buffer.alloc(0) : plainIndex(git, bytes);
}
function parseIndex(bytes, idBytes) {
    const limit = bytes.length - idBytes;
    if (limit < headerBytes || bytes.toString('latin1', 0, 4) !== 'DIRC')
        return null;
    const [version, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
    if (version !== 2 && version !== 3)
        return null;
    const starts = [headerBytes];
    let at = headerBytes;
    for (let left = count; left > 0; left -= 1) {
        if (at + statBytes + idBytes + 4 > limit)
            return null;
        const [name, end] = nameRange(bytes, at, idBytes);
        at += (end - at + 8) & ~7;
        if (end - name === longestName || at > limit)
            return null;
        starts.push(at);
    }
    const extensions = new Map();
    for (let end = at; at + 8 <= limit; at = end) {
        end = at + 8 + bytes.readUInt32BE(at + 4);
        extensions.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at, end));
    }
    const isStrange = [...extensions.keys()].some((name) => /^[^A-Z]/.test(name) && name !== 'sdir');
    return at === limit && !isStrange ? { bytes, idBytes, starts, extensions } : null;
}
const headerBytes = 12;
const statBytes = 40;
const mode = { at: 24, end: 28 };
function nameRange(bytes, start, idBytes) {
    const flagsAt = start + statBytes + idBytes;
    const flags = bytes.readUInt16BE(flagsAt);
    const from = flagsAt + (flags & 0x4000 ? 4 : 2);
    return [from, from + (flags & longestName)];
}
const longestName = 0xfff;
function doubtful(index, known) {
    const { bytes, starts, idBytes } = index;
    const entries = Buffer.from(bytes.subarray(0, starts.at(-1)));
    const folders = new Set();
    const note = (name) => {
        for (const folder of ['', ...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_8__/* .foldersAbove */ .Zv)(name)])
            folders.add(folder);
    };
    const last = Math.max(0, known.starts.length - 1);
    let at = 0;
    for (let number = 0; number < starts.length - 1; number += 1) {
        const [start = 0, end = 0] = [starts[number], starts[number + 1]];
        const isSame = (from, to) => {
            const there = (known.starts[at] ?? 0) - start;
            return at < last && known.bytes.compare(bytes, from, to, there + from, there + to) === 0;
        };
        if (!isSame(start, end)) {
            const name = nameOf(index, number);
            for (; at < last && nameOf(known, at) < name; at += 1)
                note(nameOf(known, at));
            if (!isSame(start, end)) {
                entries.fill(0, start, start + mode.at).fill(0, start + mode.end, start + statBytes);
                const isStaged = !isSame(start + mode.at, start + mode.end) || !isSame(start + statBytes, end);
                if (isStaged)
                    note(name);
                if (at === last || nameOf(known, at) !== name)
                    continue;
            }
        }
        at += 1;
    }
    for (; at < last; at += 1)
        note(nameOf(known, at));
    const [sparse, tree] = [index.extensions.get('sdir'), known.extensions.get('TREE')];
    return [entries, ...(sparse ? [sparse] : []), ...(tree ? [withoutFolders(tree, folders, idBytes)] : [])];
}
function nameOf({ bytes, starts, idBytes }, number) {
    const [from, to] = nameRange(bytes, starts[number] ?? 0, idBytes);
    return bytes.toString('latin1', from, to);
}
function withoutFolders(tree, folders, idBytes) {
    const parts = [];
    let at = 8;
    const take = (above) => {
        const nameEnd = tree.indexOf(0, at) + 1;
        const lineEnd = tree.indexOf('\n', nameEnd) + 1;
        const folder = `${above}${tree.toString('latin1', at, nameEnd - 1)}`;
        const [files = 0, below = 0] = tree.toString('latin1', nameEnd, lineEnd).split(' ').map(Number);
        const end = files < 0 ? lineEnd : lineEnd + idBytes;
        const isKept = !folders.has(folder);
        parts.push(isKept ? tree.subarray(at, end) : Buffer.from(`${folder.slice(above.length)}\0-1 ${below}\n`, 'latin1'));
        at = end;
        for (let left = below; left > 0; left -= 1)
            take(folder === '' ? '' : `${folder}/`);
    };
    take('');
    const [head, content] = [Buffer.from('TREE\0\0\0\0'), Buffer.concat(parts)];
    head.writeUInt32BE(content.length, 4);
    return Buffer.concat([head, content]);
}


/***/ }),

/***/ 67552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ savePartialUnder),
/* harmony export */   Ge: () => (/* binding */ commitSnapshot),
/* harmony export */   K_: () => (/* binding */ savePartialCommit),
/* harmony export */   LS: () => (/* binding */ savePartialBeside),
/* harmony export */   T$: () => (/* binding */ checkpointLine),
/* harmony export */   TC: () => (/* binding */ partialChanges),
/* harmony export */   ji: () => (/* binding */ partialRef),
/* harmony export */   mv: () => (/* binding */ keepUnder),
/* harmony export */   sW: () => (/* binding */ findPartialWork),
/* harmony export */   yV: () => (/* binding */ savePartialRemains)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92954);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13528);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40021);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74870);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85931);







async function partialChanges(git, checkpoint, present, state) {
    const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
    const tree = present.work ?? (await git.treeOf(present.head));
    const isWhole = present.assumed.length + present.skipped.length === 0;
    const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
    const plain = isPlain ? (0,_work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__/* .plainChanges */ .Aj)(state, checkpoint.head) : null;
    const differing = state.unlisted ? _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOnly */ .o5 : _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .differences */ .tX;
    const { changed, fresh, gone } = plain ?? (await differing(git, base, tree));
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
    const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
    if (unseen.length === 0)
        return { tree, changed, fresh };
    const whole = await git.treeWith(tree, unseen);
    return { tree: whole, ...(await differing(git, base, whole)) };
}
async function findPartialWork(git, checkpoint, ref) {
    const found = (await (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .refsUnder */ .h9)(git, ref)).find(({ name }) => name === ref);
    if (found?.message.split('\n').includes(checkpointLine(checkpoint)) !== true)
        return null;
    return { commit: found.commit, tree: await git.treeOf(found.commit) };
}
async function savePartialBeside(git, full, ref, message, left) {
    const head = await git.resolve(`${full.commit}^1`);
    const parents = [...(head === null ? [] : [head]), full.commit, left];
    const commit = await git.commitTree(full.tree, parents, message);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRef */ .du)(git, ref, commit, full.commit);
    return commit;
}
async function savePartialUnder(git, ref, present, message, others) {
    const earlier = await git.resolve(ref);
    const commit = await commitSnapshot(git, present, message, earlier === null ? others : [...others, earlier]);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRef */ .du)(git, ref, commit, earlier);
    return commit;
}
async function savePartialCommit(git, of, commit) {
    const ref = partialRef(of.phase, of.plan, of.attempt);
    await keepUnder(git, ref, commit, 'Kept beside what an earlier run kept here');
    return ref;
}
async function keepUnder(git, ref, commit, message) {
    const earlier = await git.resolve(ref);
    if (earlier === commit)
        return;
    const kept = earlier === null ? commit : await git.commitTree(await git.treeOf(commit), [commit, earlier], message);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRef */ .du)(git, ref, kept, earlier);
}
async function savePartialRemains(git, checkpoint, of, record) {
    const head = (await git.resolve(`worktrees/${record}/HEAD`)) ?? checkpoint.head;
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'worktrees', record, 'index');
    const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(index) ? await git.try(['write-tree'], { index }) : null;
    const staged = written?.exitCode === 0 ? written.stdout.toString('latin1').trim() : null;
    const isMore = staged !== null && staged !== (await git.treeOf(head));
    const commit = isMore ? await git.commitTree(staged, [head], 'Staged in a work tree that is gone') : head;
    return commit === checkpoint.head ? null : { ref: await savePartialCommit(git, of, commit), commit };
}
function partialRef(phase, plan, attempt) {
    return `refs/phase-executor/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .refPart */ .bm)(phase)}/partial/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .refPart */ .bm)(plan)}/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .refPart */ .bm)(`${attempt}`)}`;
}
async function commitSnapshot(git, snapshot, message, others = []) {
    const parents = [snapshot.head];
    if (snapshot.index !== null)
        parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
    const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
    return git.commitTree(tree, [...new Set([...parents, ...others])], message);
}
function checkpointLine({ tag }) {
    return `Checkpoint: ${tag}`;
}


/***/ }),

/***/ 52317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ unhide),
/* harmony export */   Fm: () => (/* binding */ Snapshot),
/* harmony export */   Tg: () => (/* binding */ isSameSnapshot),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   v_: () => (/* binding */ hiddenPaths),
/* harmony export */   wp: () => (/* binding */ scanTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15418);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40021);
/* harmony import */ var _control_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42798);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85931);








const Snapshot = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    head: zod__WEBPACK_IMPORTED_MODULE_6__/* .hex */ .uhr(),
    branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().startsWith('refs/heads/').nullable(),
    index: zod__WEBPACK_IMPORTED_MODULE_6__/* .hex */ .uhr().nullable(),
    work: zod__WEBPACK_IMPORTED_MODULE_6__/* .hex */ .uhr().nullable(),
    intended: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    assumed: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    skipped: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    repositories: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
});
async function takeSnapshot(git, state, head) {
    const { branch, changes } = state;
    const isBorn = state.head !== null;
    const hidden = await hiddenPaths(git);
    const nested = changes.filter((change) => change.kind === 'untracked' && change.repository);
    const changed = changes.filter((change) => !nested.includes(change)).map((change) => change.path);
    const touched = [...new Set([...changed, ...hidden.assumed, ...hidden.skipped])];
    const staged = !isBorn || changes.some((change) => change.index !== '.' && change.kind === 'changed');
    const unmerged = changes.some((change) => change.kind === 'unmerged');
    const index = staged && !unmerged ? await (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, (copy) => git.writeTree(copy)) : null;
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
    const above = new Set(touched.flatMap(_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersAbove */ .Zv));
    const isWhole = (path) => above.has(path) && !workTree.isLink(path) && workTree.isRepository(path);
    const isThere = (path) => workTree.hasEntry(path) && !isWhole(path);
    const work = state.unlisted || !isBorn
        ? await treeOfAll(git, touched, hidden, state.unlisted)
        : touched.length === 0
            ? null
            : await git.treeWith(head, touched, isThere, stageVerbatim.bind(null, git));
    return {
        head,
        branch,
        index,
        work,
        intended: changes.filter((change) => change.index === '.' && change.worktree === 'A').map((change) => change.path),
        ...hidden,
        repositories: nested.map((change) => change.path),
    };
}
function isSameSnapshot(one, other) {
    const essence = ({ head, branch, index, work, repositories }) => JSON.stringify([head, branch, index, work, repositories]);
    return essence(one) === essence(other);
}
async function hiddenPaths(git) {
    const flagged = await git.index.flagged();
    const of = (pattern) => flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
    return { assumed: of(/^[a-z] /), skipped: git.config.isSparse ? [] : of(/^[sS] /) };
}
async function unhide(git, { assumed, skipped }, index) {
    await git.updateIndex(['--no-assume-unchanged'], assumed, index);
    await git.updateIndex(['--no-skip-worktree'], skipped, index);
}
function treeOfAll(git, touched, hidden, unlisted = 0) {
    return (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, async (index) => {
        await unhide(git, hidden, index);
        const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
        const there = touched.filter((path) => workTree.hasEntry(path));
        const gone = touched.filter((path) => !workTree.hasEntry(path));
        await git.updateIndex(['--force-remove'], gone, index);
        await stageVerbatim(git, there, index);
        if (unlisted > 0)
            await stageUnlisted(git, workTree, index);
        return git.writeTree(index);
    });
}
async function stageUnlisted(git, workTree, index) {
    let batch = [];
    const stage = async () => {
        workTree.unlock(batch);
        await stageVerbatim(git, batch, index);
        batch = [];
    };
    const take = async (paths) => {
        for (const path of paths)
            if (!path.endsWith('/'))
                batch.push(path);
        if (batch.length >= _work_tree_status_js__WEBPACK_IMPORTED_MODULE_7__/* .mostListed */ .p9)
            await stage();
    };
    await git.readPathsInPieces(['ls-files', '--others', '--exclude-standard', '-z'], take, { index });
    await stage();
}
async function stageVerbatim(git, files, index, begin = []) {
    try {
        await git.stage(files, index, begin);
    }
    catch (error) {
        const odd = await encodedFiles(git, files);
        if (odd.length === 0)
            throw error;
        const others = files.filter((path) => !odd.includes(path));
        await git.stage(others, index, begin);
        const stdin = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBytes */ .X5)(odd.map((path) => `${path}\n`).join(''));
        const blobs = (await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin })).trim().split('\n');
        const mode = (path) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(git.root, path)).mode & 0o100 ? '100755' : '100644');
        const entries = odd.map((path, at) => `${mode(path)} ${blobs[at]}\t${path}`);
        await git.run(['update-index', '-z', '--index-info'], { index, stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(entries) });
    }
}
async function encodedFiles(git, files) {
    const args = ['check-attr', '-z', '--stdin', 'working-tree-encoding'];
    const told = (await git.readPaths(args, { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(files) })).split('\0');
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    return told.flatMap((path, at) => at % 3 === 0 && (told[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path)
        ? [path]
        : []);
}
async function scanTree(git) {
    await git.config.distrust();
    if (!(0,_control_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexWhole */ .oo)(git))
        await (0,_control_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceBrokenIndex */ .o2)(git);
    try {
        return await git.state();
    }
    catch (error) {
        if (!(await (0,_control_files_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceBrokenIndex */ .o2)(git)))
            throw error;
        return git.state();
    }
}


/***/ }),

/***/ 85931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unlockAdvice),
/* harmony export */   L: () => (/* binding */ WorkTreeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94895);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14968);







class WorkTreeFiles {
    #root;
    constructor(root) {
        this.#root = root;
    }
    hasEntry(path) {
        const stat = this.#look(path);
        return stat !== undefined && (!stat.isDirectory() || this.isRepository(path));
    }
    isThere(path) {
        return this.#look(path) !== undefined;
    }
    isFile(path, content) {
        if (this.#look(path)?.isFile() !== true)
            return false;
        return content === undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#file(path)).equals(content);
    }
    isLink(path) {
        return this.#look(path)?.isSymbolicLink() === true;
    }
    write(path, content) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#file((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file(path), { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#file(path), content);
    }
    inTheWayOf(path) {
        const above = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).find((folder) => this.#look(folder)?.isDirectory() === false);
        return above ?? (this.#look(path)?.isDirectory() ? path : null);
    }
    filesAt(path) {
        const found = this.#look(path);
        if (!found?.isDirectory())
            return found?.isFile() || found?.isSymbolicLink() ? [path] : [];
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
    }
    isRepositorySince(path, since) {
        if (!this.isRepository(path))
            return false;
        const stat = this.#look(`${path}/.git`);
        return stat !== undefined && (stat.birthtimeMs || stat.mtimeMs) >= since.getTime() - 1_000;
    }
    unlock(paths) {
        const entries = new Set(paths.flatMap((path) => [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path), path]));
        let isChanged = false;
        for (const path of entries) {
            const stat = this.#look(path);
            const wanted = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
            if (stat === undefined || (stat.mode & wanted) === wanted)
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(this.#file(path), (stat.mode & 0o7777) | wanted);
            isChanged = true;
        }
        return isChanged;
    }
    remove(path, since) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file(path), { force: true });
        }
        catch (cause) {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS(`${file} could not be removed; ${unlockAdvice([file])}`, { cause });
        }
        this.#pruneAbove(path, since);
    }
    removeEmpty(path, spared) {
        for (const folder of [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path), path].reverse())
            if (spared.has(folder) || !(0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRemoveEmptyFolder */ .Fd)(this.#file(folder)))
                return;
    }
    moveAside(path, asideDir, since) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
        const to = asideDestination(asideDir, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to)), { recursive: true });
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(from), (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(to));
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw error;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(from, { recursive: true, force: true });
        }
        this.#pruneAbove(path, since);
    }
    #pruneAbove(path, since) {
        for (const folder of (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).reverse()) {
            const made = this.#look(folder)?.birthtimeMs ?? 0;
            if (made > 0 && made < since.getTime() - 1_000)
                return;
            if (!(0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRemoveEmptyFolder */ .Fd)(this.#file(folder)))
                return;
        }
    }
    #look(path) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        if (folder !== '.' && !this.#look(folder)?.isDirectory())
            return undefined;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#file(path), { throwIfNoEntry: false });
    }
    isRepository(path) {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#file(`${path}/.git`));
    }
    #file(path) {
        return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .fileBelow */ .EN)(this.#root, path);
    }
}
function unlockAdvice(files) {
    return `if it is immutable, make it writable and run again: sudo chattr -i -- ${files.map(_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r7).join(' ')}`;
}
function asideDestination(asideDir, path) {
    for (let count = 1;; count += 1) {
        const folder = count === 1 ? asideDir : `${asideDir}+${count}`;
        const workTree = new WorkTreeFiles(folder);
        if (workTree.inTheWayOf(path) === null && !workTree.hasEntry(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    }
}


/***/ }),

/***/ 90697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ commitsBetween),
/* harmony export */   Av: () => (/* binding */ commitObjects),
/* harmony export */   I7: () => (/* binding */ withCoAuthor),
/* harmony export */   dk: () => (/* binding */ straightLine),
/* harmony export */   yw: () => (/* binding */ nonEmptyLines)
/* harmony export */ });
/* harmony import */ var _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69072);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95576);



async function commitsBetween(git, head, without) {
    const [only = ''] = without;
    const line = without.length === 1 ? await straightLine(git, only, head) : null;
    if (line !== null)
        return line.map(({ sha }) => sha);
    const known = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .describeObjects */ .of)(git, without)).filter(({ type }) => type === 'commit');
    const stdin = [head, ...known.map(({ id }) => `^${id}`)].map((line) => `${line}\n`).join('');
    return nonEmptyLines(await git.read(['rev-list', '--topo-order', '--reverse', '--stdin'], { stdin }));
}
function nonEmptyLines(text) {
    return text.split('\n').filter((line) => line !== '');
}
async function straightLine(git, from, to, most = mostSteps) {
    const [first, last] = await Promise.all([git.resolve(from), git.resolve(to)]);
    const line = [];
    let sha = last;
    for (let some = 1; sha !== first; some *= 2) {
        if (sha === null || first === null || line.length >= most)
            return null;
        const asked = Array.from({ length: Math.min(some, most - line.length) }, (_, at) => git.objects.read(`${sha}~${at}`));
        for (const [at, found] of (await Promise.all(asked)).entries()) {
            if (sha === first || (at > 0 && (found.kind === 'missing' || found.id !== sha)))
                break;
            if (found.kind !== 'commit')
                return null;
            const commit = parsedCommit(found.id, found.content);
            if (commit.parents.length !== 1)
                return null;
            line.push(commit);
            sha = commit.parents[0] ?? null;
        }
    }
    return first === null ? null : line.reverse();
}
const mostSteps = 40;
async function commitObjects(git, shas) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, shas);
    return new Map(shas.map((sha, at) => {
        const found = objects[at];
        if (found?.id !== sha || found.type !== 'commit')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${sha} is not a commit of this repository`);
        return [sha, parsedCommit(sha, found.content)];
    }));
}
function parsedCommit(sha, object) {
    const end = object.indexOf('\n\n');
    const text = object.subarray(0, end).toString('utf8');
    const head = nonEmptyLines(text);
    const fields = (name) => head.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
    const signature = (field) => {
        const [, name = '', email = '', at = ''] = /^(.*?) ?<([^<>]*)>(?: (\d{1,12} [+-]\d{4}))?/.exec(field) ?? [];
        return { name, email, at };
    };
    return {
        sha,
        tree: fields('tree')[0] ?? '',
        parents: fields('parent'),
        author: signature(fields('author')[0] ?? ''),
        committer: signature(fields('committer')[0] ?? ''),
        message: decodeText(object.subarray(end + 2), fields('encoding')[0]),
        head: text,
        isSigned: head.some((line) => /^gpgsig(?:-sha256)? /.test(line)),
        isPlain: head.every((line) => /^(?:tree|parent|author|committer) /.test(line)),
    };
}
function decodeText(bytes, encoding = 'utf-8') {
    try {
        return new TextDecoder(encoding).decode(bytes);
    }
    catch {
        return bytes.toString('utf8');
    }
}
function withCoAuthor(message, { name, email }) {
    const text = message.trimEnd();
    if (isMachine(name, email) || isOurs.test(text))
        return text;
    const trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
    if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text))
        return text;
    const [, ...rest] = text.split(/\n\n+/);
    const isBlock = rest
        .at(-1)
        ?.split('\n')
        .every((line) => /^[A-Za-z][\w-]*: \S/.test(line)) === true;
    return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
}
function isMachine(name, email) {
    return name === '' || email === '' || email === _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY.GIT_AUTHOR_EMAIL || /\[bot\](?:@|$)/.test(email);
}
const isOurs = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;


/***/ }),

/***/ 77050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ lastChange),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   X6: () => (/* binding */ datedSince),
/* harmony export */   i: () => (/* binding */ recentCommits),
/* harmony export */   nT: () => (/* binding */ touchedSince),
/* harmony export */   nt: () => (/* binding */ commitsSince),
/* harmony export */   v4: () => (/* binding */ ancestorsAmong)
/* harmony export */ });
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56988);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95576);





async function isAncestor(git, ancestor, descendant) {
    const known = knownAncestors.get(git) ?? new Set();
    knownAncestors.set(git, known);
    const key = `${ancestor} ${descendant}`;
    if (known.has(key))
        return true;
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, ancestor, descendant)) !== null)
        return true;
    const args = ['merge-base', '--is-ancestor', ancestor, descendant];
    const result = await git.try(args, { reading: true });
    if (result.exitCode > 1)
        throw (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailure */ .tv)(args, result);
    if (result.exitCode === 0 && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(ancestor) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(descendant))
        known.add(key);
    return result.exitCode === 0;
}
async function ancestorsAmong(git, commits, descendant) {
    const known = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .describeObjects */ .of)(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
    if (known.length === 0)
        return new Set();
    const stdin = `${[...known.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
    const others = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
    return new Set(known.flatMap(({ id }) => (others.has(id) ? [] : [id])));
}
const knownAncestors = new WeakMap();
async function commitsSince(git, sha, to = 'HEAD') {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, sha, to);
    if (line !== null)
        return line.map((commit) => ({ sha: commit.sha, subject: subjectOf(commit.message) }));
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, to, sha)) !== null)
        return [];
    return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
}
async function datedSince(git, sha, to = 'HEAD') {
    const log = await git.read(['log', '-z', '--max-count=10000', '--format=%H %ct %s', `${sha}..${to}`, '--']);
    return parseCommitLog(log).map(({ sha: each, subject }) => {
        const [seconds = ''] = subject.split(' ', 1);
        return { sha: each, subject: subject.slice(seconds.length + 1), at: Number(seconds) * 1000 };
    });
}
async function touchedSince(git, from, to) {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, from, to);
    if (line !== null) {
        const steps = line.map(({ sha, parents: [parent = from] }) => git.trees.differences(parent, sha));
        return [...new Set((await Promise.all(steps)).flat().map(({ path }) => path))];
    }
    const names = ['--format=', '--name-only', '--no-renames', '--diff-merges=first-parent'];
    return [...new Set((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(await git.read(['log', '-z', ...names, `${from}..${to}`, '--'])))];
}
async function lastChange(git, files, from = 'HEAD') {
    if (files.length === 0)
        return null;
    const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', from, '--', ...files];
    return (await git.read(args)).trim() || null;
}
async function recentCommits(git, limit) {
    return parseCommitLog(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}
function subjectOf(message) {
    const [first = ''] = message.replace(/^(?:[ \t]*\n)+/, '').split(/\n[ \t]*(?:\n|$)/, 1);
    return first
        .split('\n')
        .map((line) => line.trimEnd())
        .join(' ')
        .trimEnd();
}
function parseCommitLog(log) {
    return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log).map((entry) => ({
        sha: entry.slice(0, entry.indexOf(' ')),
        subject: entry.slice(entry.indexOf(' ') + 1),
    }));
}


/***/ }),

/***/ 92954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ makeTag),
/* harmony export */   GA: () => (/* binding */ leaveUnborn),
/* harmony export */   _R: () => (/* binding */ deleteTag),
/* harmony export */   du: () => (/* binding */ updateRef),
/* harmony export */   h9: () => (/* binding */ refsUnder),
/* harmony export */   jq: () => (/* binding */ deleteRef)
/* harmony export */ });
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56988);

async function refsUnder(git, prefix) {
    const fields = ['refname', 'objectname', '*objectname', 'objecttype', '*objecttype', 'creatordate:unix', 'contents'];
    const format = `${fields.map((field) => `%(${field})`).join('%00')}%00%01`;
    const text = await git.read(['for-each-ref', `--format=${format}`, prefix]);
    return text.split('\0\x01\n').flatMap((record) => {
        const [name, object, peeled, kind, peeledKind, seconds, message = ''] = record.split('\0');
        const type = peeledKind || kind || '';
        return name ? [{ name, commit: peeled || object || '', type, message, at: new Date(Number(seconds) * 1_000) }] : [];
    });
}
async function updateRef(git, ref, sha, old, reason = 'phase-executor') {
    await git.run(['update-ref', '-m', reason, '--', ref, sha, old ?? '0'.repeat(sha.length)]);
}
async function deleteRef(git, ref, old) {
    await git.run(['update-ref', '-d', '--', ref, old]);
}
async function makeTag(git, name, target, message) {
    const isShort = Buffer.byteLength(message) < longestWord;
    const given = isShort ? ['-m', message] : ['-F', '-'];
    const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...given, '--', name, target];
    await git.run(args, isShort ? {} : { stdin: message });
}
const longestWord = 120_000;
async function deleteTag(git, name) {
    await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
}
async function leaveUnborn(git, { branch, head }) {
    if ((0,_calls_head_js__WEBPACK_IMPORTED_MODULE_0__/* .headInFiles */ .VT)(git) !== null || (await git.resolve('HEAD')) !== null)
        return;
    const reason = 'phase-executor: back from a branch without a commit';
    if (branch === null)
        return void (await git.run(['update-ref', '--no-deref', '-m', reason, 'HEAD', head]));
    if ((await git.resolve(branch)) === null)
        await updateRef(git, branch, head, null, reason);
    await git.run(['symbolic-ref', '-m', reason, 'HEAD', branch]);
}


/***/ }),

/***/ 13528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   Ce: () => (/* binding */ restoreFiles),
/* harmony export */   RX: () => (/* binding */ presentFiles),
/* harmony export */   X2: () => (/* binding */ entriesUnder),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   bz: () => (/* binding */ entriesBetween),
/* harmony export */   "in": () => (/* binding */ emptyTree),
/* harmony export */   jr: () => (/* binding */ changedBetween),
/* harmony export */   mz: () => (/* binding */ filesUnder),
/* harmony export */   o5: () => (/* binding */ changesOnly),
/* harmony export */   r3: () => (/* binding */ textInTree),
/* harmony export */   s1: () => (/* binding */ specialEntries),
/* harmony export */   sP: () => (/* binding */ unchangedSince),
/* harmony export */   tX: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56988);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);





async function changedSince(git, sha, state) {
    const { head, changes } = state ?? (await git.state());
    const committed = head === null || head === sha ? [] : await changedBetween(git, sha, head);
    return [...new Set([...committed, ...changes.map((change) => change.path)])].sort();
}
async function changedBetween(git, from, to) {
    return (await entriesBetween(git, from, to)).map(({ path }) => path);
}
async function entriesBetween(git, from, to) {
    const known = lastDiffs.get(git) ?? new Map();
    lastDiffs.set(git, known);
    const key = `${from} ${to}`;
    const found = known.get(key);
    if (found !== undefined)
        return found;
    const entries = await git.trees.differences(from, to);
    if ((0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(from) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(to) && entries.length <= mostCachedEntries) {
        known.set(key, entries);
        const [oldest] = known.keys();
        if (known.size > 8 && oldest !== undefined)
            known.delete(oldest);
    }
    return entries;
}
const mostCachedEntries = 5_000;
const lastDiffs = new WeakMap();
async function differences(git, from, to) {
    const told = { changed: [], gone: [], fresh: [] };
    for (const { path, was, is } of await entriesBetween(git, from, to)) {
        (was === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge && is.mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? told.fresh : told.changed).push(path);
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            told.gone.push(path);
    }
    return told;
}
async function changesOnly(git, from, to) {
    const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-only'];
    const [changed = [], gone = []] = await Promise.all(['a', 'D'].map(async (filter) => (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtNuls */ .SX)(await git.readPaths([...args, `--diff-filter=${filter}`, from, to]))));
    return { changed, gone, fresh: [] };
}
async function isSubmodule(git, tree, path) {
    return (await git.trees.at(tree, path))?.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8;
}
async function presentFiles(git, tree, files) {
    const wanted = new Set(files);
    return (await entriesUnder(git, tree, files)).flatMap(({ path }) => (wanted.has(path) ? [path] : []));
}
async function filesUnder(git, tree, wanted) {
    const entries = await entriesUnder(git, tree, wanted);
    return entries.flatMap(({ mode, path }) => (mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? [] : [path]));
}
async function entriesUnder(git, tree, paths) {
    if (paths.length === 0)
        return [];
    return (await git.trees.list(tree, paths)).filter(({ mode }) => mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1);
}
async function emptyTree(git) {
    return (await git.run(['mktree'])).trim();
}
async function textInTree(git, tree, path) {
    const entry = await git.trees.at(tree, path);
    return entry && git.trees.text(entry);
}
async function unchangedSince(git, tree, files) {
    const isPlainFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const wanted = files.filter((path) => !path.includes('\n') && isPlainFile(path));
    if (wanted.length === 0)
        return [];
    const listed = await entriesUnder(git, tree, wanted);
    const blobs = new Map(listed.map(({ path, id }) => [path, id]));
    const told = await git.read(['hash-object', '--stdin-paths'], { stdin: wanted.map((path) => `${path}\n`).join('') });
    const hashes = told.trimEnd().split('\n');
    return wanted.filter((path, at) => blobs.get(path) === hashes[at]);
}
async function restoreFiles(git, tree, files) {
    if (files.length === 0)
        return;
    const args = ['restore', `--source=${tree}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git.run(['--literal-pathspecs', ...args], { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithNuls */ .Vw)(files) });
}
async function specialEntries(git, from, to) {
    const found = { files: [], gitlinks: [], symlinks: [] };
    for (const { path, is } of await entriesBetween(git, from, to)) {
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            continue;
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8)
            found.gitlinks.push(path);
        else
            found.files.push(path);
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .linkMode */ .IG)
            found.symlinks.push(path);
    }
    return found;
}


/***/ })

};
;