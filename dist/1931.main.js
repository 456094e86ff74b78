"use strict";
exports.id = 1931;
exports.ids = [1931];
exports.modules = {

/***/ 73300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ retryWhileLocked),
/* harmony export */   UL: () => (/* binding */ holdCheckout),
/* harmony export */   V1: () => (/* binding */ withCleanup),
/* harmony export */   uP: () => (/* binding */ getWaitDeadline)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41065);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56566);
/* harmony import */ var _system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2320);






async function holdCheckout(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(record, { throwIfNoEntry: false })?.isDirectory() === false)
        throw Object.assign(new Error(`${record} is a file, but runs keep their record in a folder of this name`), {
            code: 'ENOTDIR',
        });
    const take = () => _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .Lease */ .nD.take(git.gitDir, runId, world.machine, ttlMs);
    const lease = await retryWhileLocked(take, { until, pollMs: _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6 }, world);
    cleanup.defer(() => tryRelease(lease));
    for (const complaint of lease.complaints)
        world.progress(complaint);
    const lost = new AbortController();
    const beats = [];
    const timer = setInterval(() => {
        try {
            lease.beat();
            for (const beat of beats)
                beat();
        }
        catch (error) {
            if (error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .FencedError */ .Qz)
                lost.abort();
        }
    }, _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6);
    cleanup.defer(() => clearInterval(timer));
    git.guardWith(() => lease.check(), lease.calls);
    const { removed, left } = await git.clearOwnLocks();
    for (const lock of removed)
        world.progress(`${lock} was left by git of an earlier run and was removed`);
    for (const lock of left)
        world.progress((0,_system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockText */ .li)(lock, world.now()));
    return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}
function tryRelease(lease) {
    try {
        lease.release();
    }
    catch {
    }
}
const waitInCiMs = 5 * 60_000;
function getWaitDeadline({ settings: { wait }, environment, now }) {
    return now() + (wait ?? ((0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .isCi */ .X)(environment) ? waitInCiMs : 0));
}
async function retryWhileLocked(take, { until, pollMs }, { now, progress, interrupt }) {
    for (let isReported = false;; isReported = true) {
        try {
            return await take();
        }
        catch (error) {
            const remainingMs = until - now();
            if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by) || remainingMs <= 0 || interrupt.soon.aborted)
                throw error;
            if (!isReported)
                progress(`waiting up to ${Math.ceil(remainingMs / 1000)} s (setting wait): ${error.message}`);
            await (0,_system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)('another run', Math.min(remainingMs, pollMs), interrupt.soon);
        }
    }
}
async function withCleanup(work) {
    const steps = [];
    const errors = [];
    const note = (error) => void errors.push(error);
    const result = await work({ defer: (step) => steps.push(step) }).catch(note);
    for (const step of steps.reverse())
        await Promise.resolve().then(step).catch(note);
    if (errors.length > 0)
        throw errors[0];
    return result;
}


/***/ }),

/***/ 10612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Checkpoints),
  t: () => (/* binding */ filesDirtyAt)
});

// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/git/work-tree-status.js
var work_tree_status = __webpack_require__(40021);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/open-operation.js
var open_operation = __webpack_require__(36117);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
// EXTERNAL MODULE: ./lib/system/git/calls/head.js
var head = __webpack_require__(56988);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/snapshot.js
var checkpoint_snapshot = __webpack_require__(52317);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/work-tree-files.js
var work_tree_files = __webpack_require__(85931);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/restore.js









async function restoreSnapshot(git, target, since, present, asideDir) {
    const headTree = await git.treeOf(target.head);
    const work = target.work ?? headTree;
    const files = new FileRestorer(git, target, work, present, since, asideDir);
    await restoreHead(git, target, present.state);
    files.unlock([...present.changed, ...present.fresh, ...present.state.changes.map((change) => change.path)]);
    await (0,checkpoint_snapshot/* clearIndexFlags */.pM)(git, await (0,checkpoint_snapshot/* listHiddenPaths */.BB)(git));
    await readIndex(git, work, [...present.changed, ...present.fresh].some(isAttributes));
    await files.restoreAttributes(present.changed);
    await files.restore(present.changed);
    await restoreIndex(git, target, headTree, work);
    const restored = files.reported();
    await git.syncFiles(restored.restored);
    return restored;
}
async function restoreHead(git, target, state) {
    const reason = 'phase-executor: rollback';
    const current = (0,head/* readHeadFiles */.mt)(git);
    if (current !== null && current.branch === state.branch && current.sha !== state.head)
        throw new git_error/* GitError */.XS(`${state.branch ?? 'HEAD'} was moved to ${current.sha} during a rollback in ${git.root}`);
    if (target.branch === null) {
        if (state.branch !== null || state.head !== target.head)
            await git.run(['update-ref', '--no-deref', '-m', reason, 'HEAD', target.head]);
        return;
    }
    const tip = state.branch === target.branch ? state.head : await git.resolve(target.branch);
    if (tip !== target.head)
        await (0,refs/* updateRef */.du)(git, target.branch, target.head, tip, reason);
    if (state.branch !== target.branch)
        await git.run(['symbolic-ref', '-m', reason, 'HEAD', target.branch]);
}
async function readIndex(git, work, isRuled) {
    if (isRuled)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.gitDir, 'index'), { force: true });
    await git.run(['read-tree', '--reset', work]);
}
function isAttributes(path) {
    return (0,external_node_path_.basename)(path) === '.gitattributes';
}
async function restoreIndex(git, target, headTree, work) {
    const index = target.index ?? headTree;
    if (index !== work)
        await git.run(['read-tree', '--reset', index]);
    const fromStdin = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    if (target.intended.length > 0)
        await git.run(['add', '-N', '-f', ...fromStdin], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(target.intended) });
    await git.updateIndex(['--assume-unchanged'], target.assumed);
    await git.updateIndex(['--skip-worktree'], target.skipped);
    if (git.config.isSparse)
        await git.run(['sparse-checkout', 'reapply']);
}
class FileRestorer {
    #git;
    #target;
    #work;
    #fresh;
    #since;
    #asideDir;
    #workTree;
    #restored = new Set();
    #removed = [];
    #movedAside = [];
    #submodules = [];
    #isUncovered = false;
    constructor(git, target, work, present, since, asideDir) {
        this.#git = git;
        this.#target = target;
        this.#work = work;
        this.#fresh = new Set(present.fresh);
        this.#since = since;
        this.#asideDir = asideDir;
        this.#workTree = new work_tree_files/* WorkTreeFiles */.L(git.root);
    }
    unlock(paths) {
        this.#workTree.unlock(paths);
    }
    async restoreAttributes(changed) {
        for (const path of this.#fresh)
            if (isAttributes(path) && this.#workTree.hasEntry(path))
                this.#remove(path);
        await this.#checkout(changed.filter(isAttributes));
    }
    async restore(changed) {
        for (let differing = changed, idleRounds = 0;;) {
            await this.#checkout(differing);
            const { changes } = await this.#git.state();
            const movedBefore = this.#movedAside.length;
            this.#isUncovered = false;
            this.#clear(changes);
            const trackedChanges = changes.filter((change) => change.worktree !== '.' && change.kind !== 'untracked');
            const isSkipped = ({ repository, path }) => repository && this.#workTree.hasEntry(path);
            this.#submodules = trackedChanges.filter(isSkipped).map((change) => change.path);
            differing = trackedChanges.filter((change) => !isSkipped(change)).map((change) => change.path);
            const isMoved = this.#movedAside.length > movedBefore;
            if (differing.length === 0 && !isMoved && !this.#isUncovered)
                return;
            idleRounds = isMoved || this.#isUncovered ? 0 : idleRounds + 1;
            if (idleRounds === 3)
                throw new git_error/* GitError */.XS(`rollback could not restore ${differing.join(', ')} in ${this.#git.root}; ${(0,work_tree_files/* unlockAdvice */.D)(differing.map((path) => (0,external_node_path_.join)(this.#git.root, path)))}`);
        }
    }
    reported() {
        const aside = new Set(this.#movedAside);
        return {
            head: this.#target.head,
            branch: this.#target.branch,
            restored: [...this.#restored].filter((path) => !aside.has(path)).sort(),
            removed: this.#removed,
            movedAside: this.#movedAside,
            asideDir: this.#asideDir,
            submodules: this.#submodules,
        };
    }
    async #checkout(input) {
        const files = input.filter((path) => !this.#target.repositories.includes(path));
        if (files.length === 0)
            return;
        for (const path of files) {
            const obstacle = this.#workTree.inTheWayOf(path);
            if (obstacle === null || this.#fresh.has(obstacle) || (await (0,tree/* isSubmodule */.Xz)(this.#git, this.#work, path)))
                continue;
            this.#moveAside(obstacle);
        }
        await this.#git.try(['checkout-index', '-q', '-f', '-u', '-z', '--stdin'], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(files) });
        for (const path of files)
            this.#restored.add(path);
    }
    #clear(changes) {
        for (const { path, kind, repository } of changes) {
            if (kind !== 'untracked' || this.#target.repositories.includes(path))
                continue;
            if (this.#fresh.has(path) && !repository)
                this.#remove(path);
            else
                this.#moveAside(path);
        }
    }
    #remove(path) {
        this.#isUncovered ||= (0,external_node_path_.basename)(path) === '.gitignore' || this.#workTree.isLink(path);
        this.#workTree.remove(path, this.#since);
        this.#removed.push(path);
    }
    #moveAside(path) {
        this.#workTree.moveAside(path, this.#asideDir, this.#since);
        this.#movedAside.push(path);
    }
}

;// CONCATENATED MODULE: ./lib/system/git/checkpoint/checkpoint.js











class Checkpoints {
    #git;
    constructor(git) {
        this.#git = git;
    }
    async create(options) {
        const state = options.known ?? (await this.#git.state());
        const { head } = state;
        const operation = (0,open_operation/* openOperation */.o)(this.#git);
        if (operation !== null || state.changes.some((change) => change.kind === 'unmerged'))
            throw new git_error/* GitError */.XS(`a ${operation ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`);
        if (head === null)
            throw new git_error/* GitError */.XS(`${state.branch} has no commit yet; make a first commit, then run again`);
        if (state.unlisted)
            throw new git_error/* GitError */.XS((0,work_tree_status/* floodText */.Ax)(state, this.#git.root));
        const snapshot = await (0,checkpoint_snapshot/* takeSnapshot */.W9)(this.#git, state, head);
        const target = snapshot.work === null ? head : await (0,partial_work/* commitSnapshot */.Ge)(this.#git, snapshot, 'Checkpoint');
        const record = { ...snapshot, phase: options.phase, plan: options.plan, at: options.at.toISOString() };
        return { ...record, tag: await (0,checkpoint_tag/* tagCheckpoint */.z$)(this.#git, record, target) };
    }
    async keep(checkpoint, options) {
        const git = this.#git;
        const ref = (0,partial_work/* getPartialRef */.Xd)(options.phase, options.plan, options.attempt);
        let state = options.known ?? (await this.#git.state());
        if (new work_tree_files/* WorkTreeFiles */.L(git.root).unlock(state.changes.map((change) => change.path)))
            state = await this.#git.state();
        const present = await (0,checkpoint_snapshot/* takeSnapshot */.W9)(git, state, state.head ?? checkpoint.head);
        const isOnBranch = checkpoint.branch === null || checkpoint.branch === state.branch;
        const tip = isOnBranch ? state.head : await git.resolve(checkpoint.branch ?? '');
        const isTipSame = state.head !== null && (tip === null || tip === state.head);
        if ((0,checkpoint_snapshot/* isSameSnapshot */.Tg)(present, checkpoint) && isTipSame)
            return null;
        const { tree, changed, fresh } = await (0,partial_work/* partialChanges */.TC)(git, checkpoint, present, state);
        const extraParents = tip === null ? [] : [tip];
        const commit = await (0,partial_work/* commitSnapshot */.Ge)(git, { ...present, work: tree }, options.message, extraParents);
        await (0,partial_work/* keepUnder */.mv)(git, ref, commit, partial_work/* savedBeside */.uP);
        return { ref, commit, tree, files: [...changed, ...fresh].sort(), changed, fresh };
    }
    async rollback(checkpoint, { saved } = {}) {
        const git = this.#git;
        const state = await this.#git.state();
        if (state.unlisted)
            throw new git_error/* GitError */.XS((0,work_tree_status/* floodText */.Ax)(state, git.root));
        const partial = await this.#keepForRollback(checkpoint, state);
        (0,open_operation/* closeOperations */.r)(git);
        const { changed = [], fresh = [] } = partial ?? {};
        const asideDir = (0,plan_merge/* chooseFreeName */.xy)((0,plan_merge/* getAsideFolder */.R8)(git, checkpoint.tag));
        const present = { state, changed, fresh };
        const restored = await restoreSnapshot(git, checkpoint, new Date(checkpoint.at), present, asideDir);
        if (saved === 'nothing' && partial !== null)
            await (0,refs/* deleteRef */.jq)(git, partial.ref, partial.commit);
        return { ...restored, saved: partial };
    }
    discard({ tag }) {
        return (0,refs/* deleteTag */._R)(this.#git, tag);
    }
    list() {
        return (0,checkpoint_tag/* listCheckpoints */.Ep)(this.#git);
    }
    find(tag) {
        return (0,checkpoint_tag/* findCheckpoint */.G2)(this.#git, tag);
    }
    #keepForRollback(checkpoint, treeState) {
        const { phase, plan, tag } = checkpoint;
        const attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
        return this.keep(checkpoint, {
            phase,
            plan,
            attempt,
            message: `State replaced by a rollback to ${tag}`,
            known: treeState,
        });
    }
}
async function filesDirtyAt(git, { head, work }) {
    if (work === null)
        return [];
    const { changed, fresh } = await (0,tree/* listDifferences */.bY)(git, head, work);
    return [...changed, ...fresh];
}


/***/ }),

/***/ 36117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openOperation),
/* harmony export */   r: () => (/* binding */ closeOperations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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
    return Object.entries(operations).find(([file]) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, file)))?.[1] ?? null;
}
function closeOperations(git) {
    for (const name of [...Object.keys(operations), ...operationTraces])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, name), { recursive: true, force: true });
}


/***/ }),

/***/ 71741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xq: () => (/* binding */ advanceBranch),
  xy: () => (/* binding */ chooseFreeName),
  It: () => (/* binding */ finishAdvance),
  R8: () => (/* binding */ getAsideFolder),
  Md: () => (/* binding */ mergeTrees),
  P6: () => (/* binding */ oldAsideFolders)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/objects/trees.js
var trees = __webpack_require__(14968);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/local-changes.js





async function listLocalChanges(git, from, to) {
    const differing = await (0,tree/* listChangedPaths */.xQ)(git, from, to);
    const [wasSame, isSame, staged] = await Promise.all([
        (0,tree/* isUnchangedSince */.GS)(git, from, differing),
        (0,tree/* isUnchangedSince */.GS)(git, to, differing),
        listStagedPaths(git, from, to),
    ]);
    const followed = new Set([...wasSame, ...isSame]);
    const local = new Map();
    for (const path of differing) {
        const isStaged = staged.has(path);
        if (isStaged)
            local.set(path, { content: null, isStaged });
        else if (!followed.has(path) && (await isChanged(git, from, to, path)))
            local.set(path, { content: await mergeLocalChange(git, from, to, path), isStaged });
    }
    return local;
}
async function listStagedPaths(git, ...commits) {
    const args = ['diff-index', '--cached', '-z', '--name-only', '--no-renames'];
    const [a = [], b = []] = await Promise.all(commits.map(async (commit) => (0,path_bytes/* splitAtNuls */.SX)(await git.readPaths([...args, commit, '--']))));
    return new Set(a.filter((path) => b.includes(path)));
}
async function isChanged(git, from, to, path) {
    const file = (0,path_bytes/* getFileBelow */.mL)(git.root, path);
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return false;
    const readBytes = (commit) => (0,tree/* checkedOutBytes */.l4)(git, commit, path);
    if (stats.isSymbolicLink()) {
        const target = (0,external_node_fs_.readlinkSync)(file, 'buffer');
        return !(await Promise.all([from, to].map(readBytes))).some((bytes) => bytes?.equals(target));
    }
    if (!stats.isFile())
        return true;
    const bytes = (0,external_node_fs_.readFileSync)(file);
    if (bytes.every((byte) => byte === 0))
        return false;
    const next = (await readBytes(to)) ?? Buffer.alloc(0);
    return !next.subarray(0, bytes.length).equals(bytes);
}
async function mergeLocalChange(git, from, to, path) {
    const [base = null, next = null] = await Promise.all([from, to].map((commit) => (0,tree/* checkedOutBytes */.l4)(git, commit, path)));
    if (!(0,external_node_fs_.lstatSync)((0,path_bytes/* getFileBelow */.mL)(git.root, path)).isFile() || base === null || next === null)
        return null;
    const local = (0,external_node_fs_.readFileSync)((0,path_bytes/* getFileBelow */.mL)(git.root, path));
    const lines = new Set(next.toString('latin1').split('\n'));
    if (local
        .toString('latin1')
        .split('\n')
        .every((line) => lines.has(line)))
        return next;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'phase-executor-merge-'));
    try {
        const names = [local, base, next].map((content, at) => {
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${at}`), content);
            return (0,external_node_path_.join)(folder, `${at}`);
        });
        const merged = await git.try(['merge-file', '-p', '-q', ...names], { reading: true });
        return merged.exitCode === 0 ? merged.stdout : null;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
async function followBranch(git, from, to, local) {
    const moving = (await (0,tree/* listChangedPaths */.xQ)(git, from, to)).filter((path) => local.get(path)?.isStaged !== true);
    const present = new Set(await (0,tree/* filterPresentFiles */.NA)(git, to, moving));
    const gone = moving.filter((path) => !present.has(path));
    await git.updateIndex(['--force-remove'], gone);
    for (const path of gone)
        if (!local.has(path))
            (0,external_node_fs_.rmSync)((0,path_bytes/* getFileBelow */.mL)(git.root, path), { recursive: true, force: true });
    const restore = async (paths, targets) => {
        if (paths.length === 0)
            return;
        const args = ['restore', `--source=${to}`, ...targets, '--pathspec-from-file=-', '--pathspec-file-nul'];
        await git.run(['--literal-pathspecs', ...args], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(paths) });
    };
    await restore([...present].filter((path) => !local.has(path)), ['--staged', '--worktree']);
    await restore([...present].filter((path) => local.has(path)), ['--staged']);
    for (const [path, { content }] of local)
        if (content !== null)
            (0,external_node_fs_.writeFileSync)((0,path_bytes/* getFileBelow */.mL)(git.root, path), content);
}

// EXTERNAL MODULE: ./lib/system/git/checkpoint/work-tree-files.js
var work_tree_files = __webpack_require__(85931);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/plan-merge.js











async function advanceBranch(git, from, to, input = {}) {
    const currentBranch = (await git.head()).branch;
    const { branch = currentBranch, drop = [], keepsLocal = false } = input;
    const isCheckedOut = branch === currentBranch;
    if (!isCheckedOut && branch === null)
        throw new git_error/* GitError */.XS(`${git.root} is on a branch now, but was on none before`);
    const isFollowed = from !== to && isCheckedOut;
    const local = isFollowed ? await findLocalChanges(git, from, to, keepsLocal) : null;
    const saved = isFollowed ? await copyIgnored(git, from, to) : [];
    await git.moveHead(from, to, 'phase-executor: fold', { ref: branch ?? 'HEAD', drop });
    if (!isFollowed)
        return { saved, left: [] };
    if (local !== null)
        await followBranch(git, from, to, local);
    else
        await git.run(['read-tree', '-m', '-u', from, to]);
    await git.syncFiles(await (0,tree/* listChangedPaths */.xQ)(git, from, to));
    const left = [...(local ?? [])].flatMap(([path, { content }]) => (content === null ? [path] : []));
    return { saved, left };
}
async function findLocalChanges(git, from, to, keepsLocal) {
    const trial = ['read-tree', '-m', '-u', '--dry-run', from, to];
    if ((await git.try(trial)).exitCode === 0)
        return null;
    await git.try(['update-index', '-q', '--refresh']);
    const { exitCode, stderr } = await git.try(trial);
    if (exitCode === 0)
        return null;
    if (keepsLocal)
        return listLocalChanges(git, from, to);
    const [, path] = /'([^'\n]+)' (?:would be overwritten by merge|not uptodate)/.exec(stderr) ?? [];
    if (path !== undefined)
        throw new git_error/* UnmergeableError */.w3(`${path} is in the way in ${git.root}: it was edited there, or git does not track it; commit it or move it away`);
    await git.run(trial);
    return null;
}
async function copyIgnored(git, from, to) {
    const entries = await (0,tree/* listEntriesBetween */.$H)(git, from, to);
    const workTree = new work_tree_files/* WorkTreeFiles */.L(git.root);
    const gone = new Set(entries.flatMap(({ path, is }) => (is === trees/* absent */.Ge ? [path] : [])));
    const fresh = entries.flatMap(({ path, was }) => (was === trees/* absent */.Ge ? [path] : []));
    const blockingFiles = fresh.flatMap((path) => {
        const obstacle = workTree.inTheWayOf(path) ?? path;
        return obstacle === path ? workTree.filesAt(path) : [obstacle];
    });
    const aside = chooseFreeName(getAsideFolder(git, `advance-${(0,text_text/* shortenId */.X_)(to)}`));
    const saved = [...new Set(blockingFiles)].filter((path) => !gone.has(path));
    for (const path of saved)
        (0,external_node_fs_.cpSync)((0,external_node_path_.join)(git.root, path), (0,external_node_path_.join)(aside, path), { verbatimSymlinks: true, preserveTimestamps: true });
    return saved.map((path) => (0,external_node_path_.join)(aside, path));
}
async function finishAdvance(git, from) {
    const { sha } = await git.head();
    if (sha === from || !(await (0,git_history/* isAncestor */.QX)(git, from, sha)))
        return;
    const args = ['read-tree', '-m', '-u', from, sha];
    if ((await git.try(args)).exitCode === 0)
        await restoreLost(git, from, sha);
    else
        await followBranch(git, from, sha, await listLocalChanges(git, from, sha));
    await git.syncFiles(await (0,tree/* listChangedPaths */.xQ)(git, from, sha));
}
async function restoreLost(git, from, to) {
    const changed = new Set(await (0,tree/* listChangedPaths */.xQ)(git, from, to));
    const lost = [];
    for (const { path, worktree } of (await git.state({ untracked: false })).changes) {
        const file = (0,path_bytes/* getFileBelow */.mL)(git.root, path);
        const stat = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
        if (worktree === '.' || !changed.has(path) || stat?.isFile() === false)
            continue;
        const bytes = stat === undefined ? Buffer.alloc(0) : (0,external_node_fs_.readFileSync)(file);
        const isOld = (await (0,tree/* checkedOutBytes */.l4)(git, from, path))?.equals(bytes);
        if (isOld || bytes.every((byte) => byte === 0))
            lost.push(path);
    }
    await (0,tree/* restoreFiles */.Ce)(git, to, lost);
}
async function mergeTrees(git, ours, theirs) {
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
    const result = await git.try(args, { reading: true });
    const [tree = '', ...conflicts] = (0,path_bytes/* splitAtNuls */.SX)(result.stdout.toString('utf8'));
    if (result.exitCode > 1 || tree === '')
        throw new git_error/* UnmergeableError */.w3(`git could not merge ${theirs} into ${ours}: ${result.stderr.trim()}`);
    return { tree, conflicts: result.exitCode === 0 ? [] : conflicts };
}
function getAsideFolder(git, tag) {
    return (0,external_node_path_.join)(git.commonDir, 'phase-executor', 'aside', tag);
}
function oldAsideFolders(git, olderThan) {
    const common = getAsideFolder(git, 'checkpoint');
    const labels = (0,atomic_file/* listDir */.ol)(common).map((label) => (0,external_node_path_.join)(common, label));
    const folders = labels.flatMap((label) => (0,atomic_file/* listDir */.ol)(label).map((name) => (0,external_node_path_.join)(label, name)));
    return folders.filter((folder) => (0,external_node_fs_.statSync)(folder).mtime < olderThan);
}
function chooseFreeName(path) {
    let free = path;
    for (let count = 2; (0,external_node_fs_.existsSync)(free); count += 1)
        free = `${path}-${count}`;
    return free;
}


/***/ })

};
;