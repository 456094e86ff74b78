"use strict";
exports.id = 6182;
exports.ids = [6182];
exports.modules = {

/***/ 10612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Checkpoints)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/git/work-tree-status.js
var work_tree_status = __webpack_require__(40021);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/control-files.js
var control_files = __webpack_require__(42798);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/hook-guard.js
var hook_guard = __webpack_require__(71962);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/open-checkpoint.js
var open_checkpoint = __webpack_require__(80800);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js
var plan_merge = __webpack_require__(19251);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/ref-guard.js
var ref_guard = __webpack_require__(17636);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
// EXTERNAL MODULE: ./lib/system/git/calls/head.js
var head = __webpack_require__(56988);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
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
    if (await mayIndexDiffer(git, target, present))
        await readIndex(git, work, isRuled(present));
    await files.restoreAttributes(present.changed);
    await files.restore(present.changed, files.areRulesAsBefore() ? knownUntracked(target, present) : null);
    await restoreIndex(git, target, headTree, work);
    const restored = files.told();
    await git.syncFiles(restored.restored);
    return restored;
}
async function removeFresh(git, base, kept, since) {
    const workTree = new work_tree_files/* WorkTreeFiles */.L(git.root);
    const take = (paths) => {
        for (const path of paths)
            if (!workTree.isRepository(path))
                workTree.remove(path, since);
    };
    const args = ['diff-tree', '-r', '-z', '--no-renames', '--diff-filter=A', '--name-only', base, kept];
    await git.readPathsInPieces(args, take);
}
function knownUntracked(target, { state, changed, fresh, isRuledAsBefore }) {
    const isPlain = target.work === null && (0,work_tree_status/* plainChanges */.Aj)(state, target.head) !== null;
    const isRule = (path) => /^\.git(ignore|attributes)$/i.test((0,external_node_path_.basename)(path));
    if (!isPlain || !isRuledAsBefore || changed.some(isRule) || fresh.some(isRule))
        return null;
    return state.changes.filter(({ kind }) => kind === 'untracked');
}
async function restoreHead(git, target, state) {
    const reason = 'phase-executor: rollback';
    const now = (0,head/* headInFiles */.VT)(git);
    if (now !== null && now.branch === state.branch && now.sha !== state.head)
        throw new git_error/* GitError */.XS(`${state.branch ?? 'HEAD'} was moved to ${now.sha} during a rollback in ${git.root}`);
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
async function mayIndexDiffer(git, target, present) {
    await (0,checkpoint_snapshot/* unhide */.CR)(git, await (0,checkpoint_snapshot/* hiddenPaths */.v_)(git));
    const { head, changes } = present.state;
    const isStaged = changes.some(({ index, worktree }) => (index !== '.' && index !== '?') || worktree === 'A');
    return target.work !== null || head !== target.head || isStaged || isRuled(present);
}
async function readIndex(git, work, isRuled) {
    if (isRuled)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.gitDir, 'index'), { force: true });
    await git.run(['read-tree', '--reset', work]);
}
function isRuled({ isDistorted, changed, fresh }) {
    return isDistorted || changed.some(isAttributes) || fresh.some(isAttributes);
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
    const both = target.assumed.filter((path) => target.skipped.includes(path));
    git.index.knowFlagged([
        ...both.map((path) => `s ${path}`),
        ...target.assumed.filter((path) => !both.includes(path)).map((path) => `h ${path}`),
        ...target.skipped.filter((path) => !both.includes(path)).map((path) => `S ${path}`),
    ]);
}
class FileRestorer {
    #git;
    #target;
    #work;
    #fresh;
    #since;
    #hiddenRules;
    #ignored;
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
        this.#hiddenRules = present.hiddenRules;
        this.#ignored = present.state.ignored ?? [];
        this.#since = since;
        this.#asideDir = asideDir;
        this.#workTree = new work_tree_files/* WorkTreeFiles */.L(git.root);
    }
    unlock(paths) {
        this.#workTree.unlock(paths);
    }
    async #dissolveRepositories() {
        for (const folder of await this.#git.trees.folders(this.#work))
            if (this.#workTree.isRepositorySince(folder, this.#since))
                this.#moveAside(`${folder}/.git`);
    }
    async restoreAttributes(changed) {
        for (const path of this.#fresh)
            if (isAttributes(path) && this.#workTree.hasEntry(path))
                this.#remove(path);
        await this.#checkout(changed.filter(isAttributes));
    }
    async restore(changed, untracked) {
        for (let off = changed, round = 1, idle = 0;; round += 1) {
            await Promise.all([this.#checkout(off), ...(round === 1 ? [this.#dissolveRepositories()] : [])]);
            const isKnown = untracked !== null && round === 1 && this.#movedAside.length === 0;
            const state = await this.#git.state({ untracked: !isKnown });
            this.#ignored = state.ignored ?? this.#ignored;
            const stillThere = isKnown ? untracked.filter(({ path }) => this.#workTree.hasEntry(path)) : [];
            const changes = state.changes.concat(stillThere);
            const movedBefore = this.#movedAside.length;
            this.#isUncovered = false;
            this.#clear(changes);
            const wasHidden = round < 20 && this.#restoreHiddenRules();
            const others = changes.filter((change) => change.worktree !== '.' && change.kind !== 'untracked');
            const isLeft = ({ repository, path }) => repository && this.#workTree.hasEntry(path);
            this.#submodules = others.filter(isLeft).map((change) => change.path);
            off = others.filter((change) => !isLeft(change)).map((change) => change.path);
            const isMoved = this.#movedAside.length > movedBefore;
            if (off.length === 0 && !isMoved && !this.#isUncovered && !wasHidden)
                return;
            idle = isMoved || this.#isUncovered || wasHidden ? 0 : idle + 1;
            if (idle === 3)
                throw new git_error/* GitError */.XS(`rollback could not restore ${off.join(', ')} in ${this.#git.root}; ${(0,work_tree_files/* unlockAdvice */.D)(off.map((path) => (0,external_node_path_.join)(this.#git.root, path)))}`);
        }
    }
    areRulesAsBefore() {
        const now = (0,control_files/* hiddenRules */.kR)(this.#git, this.#ignored);
        const before = this.#hiddenRules ?? now;
        return now.size === before.size && [...before].every(([path, content]) => now.get(path)?.equals(content) === true);
    }
    #restoreHiddenRules() {
        if (this.areRulesAsBefore())
            return false;
        const before = this.#hiddenRules ?? new Map();
        for (const path of (0,control_files/* hiddenRules */.kR)(this.#git, this.#ignored).keys())
            if (!before.has(path))
                this.#moveAside(path);
        for (const path of before.keys()) {
            const obstacle = this.#workTree.inTheWayOf(path);
            if (obstacle !== null)
                this.#moveAside(obstacle);
        }
        (0,control_files/* restoreRules */.sB)(this.#workTree, before);
        this.#ignored = [];
        return true;
    }
    told() {
        const aside = new Set(this.#movedAside);
        return {
            head: this.#target.head,
            branch: this.#target.branch,
            restored: [...this.#restored].filter((path) => !aside.has(path)).sort(),
            removed: this.#removed,
            movedAside: this.#movedAside,
            asideDir: this.#asideDir,
            submodules: this.#submodules,
            ignored: this.#ignored,
        };
    }
    async #checkout(given) {
        const files = given.filter((path) => !this.#target.repositories.includes(path));
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

// EXTERNAL MODULE: ./lib/system/git/checkpoint/tree-shape.js
var tree_shape = __webpack_require__(43633);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/unversioned-state.js
var unversioned_state = __webpack_require__(85237);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/checkpoint.js
















class Checkpoints {
    #git;
    #open = new Map();
    constructor(git) {
        this.#git = git;
    }
    reveal(checkpoint) {
        return this.#opened(checkpoint).reveal();
    }
    trustGit(checkpoint) {
        this.#opened(checkpoint).trustGit();
        for (const open of this.#open.values())
            open.trustIndex();
    }
    async restoreRecords(checkpoint) {
        const { records } = this.#opened(checkpoint).surroundings;
        return records === null ? [] : (0,ref_guard/* restoreOtherRecords */.vb)(this.#git, checkpoint.phase, records);
    }
    removeTraps(checkpoint) {
        return this.#opened(checkpoint).removeTraps();
    }
    async scan(of) {
        if (of !== undefined)
            this.#opened(of).unmount();
        await [...this.#open.values()].at(-1)?.takeIndex();
        return (0,checkpoint_snapshot/* scanTree */.wp)(this.#git);
    }
    async create(of) {
        const known = of.known?.ignored === undefined ? null : of.known;
        const state = known ?? (await this.#git.state());
        const { ignored = [] } = state;
        const { head } = state;
        const operation = (0,control_files/* openOperation */.o4)(this.#git);
        if (operation !== null || state.changes.some((change) => change.kind === 'unmerged'))
            throw new git_error/* GitError */.XS(`a ${operation?.name ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`);
        if (head === null)
            throw new git_error/* GitError */.XS(`${state.branch} has no commit yet; make a first commit, then run again`);
        if (state.unlisted)
            throw new git_error/* GitError */.XS((0,work_tree_status/* floodText */.Ax)(state, this.#git.root));
        const snapshot = await (0,checkpoint_snapshot/* takeSnapshot */.W9)(this.#git, state, head);
        const target = snapshot.work === null ? head : await (0,partial_work/* commitSnapshot */.Ge)(this.#git, snapshot, 'Checkpoint');
        const record = { ...snapshot, phase: of.phase, plan: of.plan, at: of.at.toISOString() };
        const [tag, surroundings] = await Promise.all([
            (0,checkpoint_tag/* tagCheckpoint */.z$)(this.#git, record, target),
            (0,unversioned_state/* readUnversionedState */.Af)(this.#git, { phase: of.phase, ignored }),
        ]);
        this.#open.set(tag, open_checkpoint/* OpenCheckpoint */.rK.made(this.#git, { ...record, tag }, surroundings));
        (0,unversioned_state/* noteUnversionedState */.mw)(this.#git, tag, surroundings, of.isOfAttempt === true);
        return { ...record, tag };
    }
    async keep(checkpoint, as) {
        const git = this.#git;
        const open = this.#opened(checkpoint);
        open.unmount();
        const ref = (0,partial_work/* partialRef */.ji)(as.phase, as.plan, as.attempt);
        const full = as.isCutOff === true ? await (0,partial_work/* findPartialWork */.sW)(git, checkpoint, ref) : null;
        await (0,control_files/* breakStaleLocks */.Hm)(git, checkpoint.branch);
        const workTree = new work_tree_files/* WorkTreeFiles */.L(git.root);
        const isShown = (0,control_files/* restoreRules */.sB)(workTree, ruleFiles(open.surroundings.controls));
        let state = (isShown ? null : as.known) ?? (await this.scan());
        if (workTree.unlock(state.changes.map((change) => change.path)))
            state = await this.scan();
        const [present, strays] = await Promise.all([
            (0,checkpoint_snapshot/* takeSnapshot */.W9)(git, state, state.head ?? checkpoint.head),
            open.strayCommits(),
        ]);
        const isThere = checkpoint.branch === null || checkpoint.branch === state.branch;
        const tip = isThere ? state.head : await git.resolve(checkpoint.branch ?? '');
        const isTipSame = state.head !== null && (tip === null || tip === state.head);
        if ((0,checkpoint_snapshot/* isSameSnapshot */.Tg)(present, checkpoint) && isTipSame && strays.length === 0)
            return full && { ...full, ref, files: [], changed: [], fresh: [] };
        const { tree, changed, fresh } = await (0,partial_work/* partialChanges */.TC)(git, checkpoint, present, state);
        const message = `${as.message}\n\n${(0,partial_work/* checkpointLine */.T$)(checkpoint)}`;
        const others = [...(tip === null ? [] : [tip]), ...strays];
        const shown = { ...present, work: tree };
        const keeping = full === null
            ? (0,partial_work/* savePartialUnder */.$n)(git, ref, shown, message, others)
            : (0,partial_work/* savePartialBeside */.LS)(git, full, ref, message, await (0,partial_work/* commitSnapshot */.Ge)(this.#git, shown, message, others));
        const commit = await keeping;
        const files = [...changed, ...fresh].sort();
        const flood = state.unlisted ? { floodTree: tree } : {};
        return { ref, commit, tree: full?.tree ?? tree, files, changed, fresh, ...flood };
    }
    async rollback(checkpoint, { kept, known } = {}) {
        const git = this.#git;
        const open = this.#opened(checkpoint);
        open.unmount();
        const brokenLocks = await (0,control_files/* breakStaleLocks */.Hm)(git, checkpoint.branch);
        const state = known ?? (await this.scan(checkpoint));
        const partial = typeof kept === 'object' && kept !== null ? kept : await this.#keepForRollback(checkpoint, state);
        (0,control_files/* closeOperations */.rp)(git);
        const { controls, shape } = open.surroundings;
        const rules = (0,control_files/* restoreControlFiles */.ZM)(controls);
        const isDistorted = rules.some((file) => file.endsWith('attributes')) || git.config.overridden.some(isDistorting);
        const { changed = [], fresh = [], floodTree } = partial ?? {};
        const since = new Date(checkpoint.at);
        if (floodTree !== undefined)
            await removeFresh(git, checkpoint.work ?? checkpoint.head, floodTree, since);
        const isFlooded = floodTree !== undefined;
        const isLeft = ({ kind }) => !isFlooded || kind !== 'untracked';
        const asideDir = (0,plan_merge/* freeName */.IL)((0,plan_merge/* asideFolder */.LU)(git, checkpoint.tag));
        const restored = await restoreSnapshot(git, checkpoint, since, {
            state: { ...state, changes: state.changes.filter(isLeft) },
            changed,
            fresh,
            isDistorted: isDistorted || isFlooded,
            hiddenRules: controls.size === 0 ? null : ruleFiles(controls),
            isRuledAsBefore: !isFlooded && rules.length === 0 && git.config.overridden.length === 0,
        }, asideDir);
        const strays = shape === null ? [] : await (0,tree_shape/* restoreTreeShape */.GD)(git, shape, restored.ignored, since, asideDir);
        const others = await open.restoreOthers(asideDir);
        if (kept === 'nothing' && partial !== null)
            await (0,refs/* deleteRef */.jq)(git, partial.ref, partial.commit);
        const isClean = checkpoint.work === null && checkpoint.repositories.length === 0 && restored.submodules.length === 0;
        const { head, branch } = checkpoint;
        return {
            ...restored,
            ...others,
            removed: isFlooded ? fresh : restored.removed,
            movedAside: restored.movedAside.concat(strays),
            kept: partial,
            brokenLocks,
            state: isClean ? { head, branch, changes: [], ignored: restored.ignored } : null,
        };
    }
    async settle(checkpoint, from, to, reason) {
        const git = this.#git;
        if (from !== to)
            await git.moveHead(from, to, reason, { drop: [`refs/tags/${checkpoint.tag}`] });
        const { controls, hooks, isFirstHand } = this.#opened(checkpoint).surroundings;
        (0,control_files/* restoreControlFiles */.ZM)(controls);
        if (hooks !== null && isFirstHand)
            (0,hook_guard/* restoreHooks */.L8)(git, hooks, null);
        this.#forget(checkpoint);
        if (from === to)
            await this.discard(checkpoint);
    }
    async discard(checkpoint) {
        this.#forget(checkpoint);
        await (0,refs/* deleteTag */._R)(this.#git, checkpoint.tag);
    }
    list() {
        return (0,checkpoint_tag/* listCheckpoints */.Ep)(this.#git);
    }
    find(tag) {
        return (0,checkpoint_tag/* findCheckpoint */.G2)(this.#git, tag);
    }
    async #keepForRollback(checkpoint, state) {
        const { phase, plan, tag } = checkpoint;
        const attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
        const message = `State replaced by a rollback to ${tag}`;
        return this.keep(checkpoint, { phase, plan, attempt, message, known: state });
    }
    #opened(checkpoint) {
        const open = this.#open.get(checkpoint.tag) ?? open_checkpoint/* OpenCheckpoint */.rK.found(this.#git, checkpoint);
        this.#open.set(checkpoint.tag, open);
        return open;
    }
    #forget({ tag }) {
        this.#open.delete(tag);
        (0,unversioned_state/* forgetUnversionedState */.Nq)(this.#git, tag);
    }
}
function ruleFiles(controls) {
    return new Map([...controls].flatMap(([file, content]) => ((0,external_node_path_.isAbsolute)(file) || content === null ? [] : [[file, content]])));
}
function isDistorting(setting) {
    return /^(core\.(autocrlf|checkstat|eol|filemode|ignorestat|symlinks|trustctime)|filter\..*)=/s.test(setting);
}


/***/ }),

/***/ 71962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ restoreHooks),
/* harmony export */   by: () => (/* binding */ readHooks),
/* harmony export */   qn: () => (/* binding */ Hook)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);



const Hook = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_2__/* .base64 */ .K39().nullable(), mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), leadsTo: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() });
function readHooks(git) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(hooksFolder(git), { throwIfNoEntry: false });
    if (git.isLinked || (found !== undefined && !found.isDirectory()))
        return null;
    return new Map(found === undefined ? [] : hookNames(hooksFolder(git)).map((name) => [name, readHook(git, name)]));
}
function restoreHooks(git, before, aside) {
    const folder = hooksFolder(git);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    if (found !== undefined && !found.isDirectory())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
    const now = found?.isDirectory() ? hookNames(folder) : [];
    const off = [...new Set([...now, ...before.keys()])].filter((name) => {
        const is = now.includes(name) ? readHook(git, name) : undefined;
        return JSON.stringify(before.get(name)) !== JSON.stringify(is);
    });
    for (const name of off) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        if (aside !== null && now.includes(name)) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, '.git', 'hooks'), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, '.git', 'hooks', name));
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        const hook = before.get(name);
        if (hook === undefined)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        if (hook.leadsTo !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(hook.leadsTo, path);
        if (hook.content === null)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, hook.content, 'base64');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, hook.mode);
    }
    return off;
}
function readHook(git, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hooksFolder(git), name);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    if (found.isSymbolicLink())
        return { content: null, mode: 0, leadsTo: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
    return { content: found.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'base64') : null, mode: found.mode & 0o777, leadsTo: null };
}
function hookNames(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => !name.endsWith('.sample'));
}
function hooksFolder({ commonDir }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'hooks');
}


/***/ }),

/***/ 80800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cH: () => (/* binding */ attemptsOpenIn),
/* harmony export */   rK: () => (/* binding */ OpenCheckpoint),
/* harmony export */   tD: () => (/* binding */ checkpointsOpenIn),
/* harmony export */   tI: () => (/* binding */ filesDirtyAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29269);
/* harmony import */ var _calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89063);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74870);
/* harmony import */ var _control_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42798);
/* harmony import */ var _hook_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71962);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34936);
/* harmony import */ var _ref_guard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17636);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52317);
/* harmony import */ var _unversioned_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85237);












class OpenCheckpoint {
    #git;
    #checkpoint;
    #surroundings;
    #indexBefore;
    #indexStamp;
    #moved = [];
    constructor(git, checkpoint, surroundings, index) {
        this.#git = git;
        this.#checkpoint = checkpoint;
        this.#surroundings = surroundings;
        this.#indexBefore = index.before;
        this.#indexStamp = index.stamp;
    }
    static made(git, checkpoint, surroundings) {
        return new OpenCheckpoint(git, checkpoint, surroundings, {
            before: (0,_index_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readIndex */ .v)(git.gitDir),
            stamp: stampOfIndex(git),
        });
    }
    static found(git, checkpoint) {
        return new OpenCheckpoint(git, checkpoint, (0,_unversioned_state_js__WEBPACK_IMPORTED_MODULE_11__/* .findUnversionedState */ .jA)(git, checkpoint.tag), {
            before: null,
            stamp: null,
        });
    }
    get surroundings() {
        return this.#surroundings;
    }
    trustGit() {
        const outside = [...this.#surroundings.controls].filter(([file]) => !file.startsWith(`${this.#git.commonDir}/`));
        const git = { refs: null, hooks: null, records: null };
        this.#surroundings = { ...this.#surroundings, controls: new Map(outside), ...git };
    }
    trustIndex() {
        this.#indexStamp = stampOfIndex(this.#git);
    }
    async reveal() {
        const git = this.#git;
        const restored = (0,_control_files_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreControlFiles */ .ZM)(await (0,_control_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readableControls */ .Nf)(git, this.#surroundings.controls));
        if (restored.some((file) => file.endsWith('alternates')))
            await this.#withoutAlternates();
        const before = this.#checkpoint;
        const hidden = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .hiddenPaths */ .v_)(git);
        const assumed = hidden.assumed.filter((path) => !before.assumed.includes(path));
        const skipped = hidden.skipped.filter((path) => !before.skipped.includes(path));
        await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .unhide */ .CR)(git, { assumed, skipped });
        return [...new Set([...assumed, ...skipped])].sort();
    }
    async #withoutAlternates() {
        const git = this.#git;
        const { branch, head } = this.#checkpoint;
        if ((await git.resolve('HEAD')) === null)
            await git.run(['update-ref', '--', branch ?? 'HEAD', head]);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'index'), { force: true });
        await git.run(['read-tree', '--reset', head]);
    }
    async takeIndex() {
        if (this.#indexStamp === stampOfIndex(this.#git))
            return;
        await (0,_control_files_js__WEBPACK_IMPORTED_MODULE_6__/* .takeLeftIndex */ .D9)(this.#git, this.#checkpoint.head, this.#indexBefore);
        this.trustIndex();
    }
    unmount() {
        return (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_2__/* .unmountIn */ .kv)(this.#git.root, this.#surroundings.mounts);
    }
    removeTraps() {
        return [...this.unmount(), ...(0,_control_files_js__WEBPACK_IMPORTED_MODULE_6__/* .removePipes */ .yh)(this.#git)];
    }
    async strayCommits() {
        const { refs, isFirstHand, controls } = this.#surroundings;
        this.#moved = refs === null ? [] : await (0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .movedRefs */ .k_)(this.#git, refs, isFirstHand);
        const left = this.#moved.flatMap(({ name, was, now }) => {
            const isOurs = name.startsWith('refs/heads/') || was === null;
            return now !== null && isOurs ? [this.#git.resolve(now)] : [];
        });
        const branches = (await Promise.all(left)).filter((tip) => tip !== null);
        const stash = controls.get((0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .stashLogPath */ .z2)(this.#git));
        return [
            ...branches.filter((tip) => tip !== this.#checkpoint.head),
            ...(stash === undefined ? [] : (0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .freshStashes */ .or)(this.#git, stash)),
        ];
    }
    async restoreOthers(asideDir) {
        const { controls, hooks, isFirstHand } = this.#surroundings;
        const restored = {
            refs: await (0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .restoreRefs */ .hH)(this.#git, this.#moved),
            hooks: hooks === null ? [] : (0,_hook_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .restoreHooks */ .L8)(this.#git, hooks, isFirstHand ? null : asideDir),
        };
        const stash = controls.get((0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .stashLogPath */ .z2)(this.#git));
        if (stash !== undefined && (await (0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .restoreStash */ .il)(this.#git, stash, !isFirstHand)))
            restored.refs.push('refs/stash');
        return restored;
    }
}
function stampOfIndex({ gitDir }) {
    return (0,_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__/* .fileStamp */ .a9)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
}
async function checkpointsOpenIn(there, git) {
    const tags = new Set((0,_unversioned_state_js__WEBPACK_IMPORTED_MODULE_11__/* .notedTags */ .KX)(there));
    return tags.size === 0 ? [] : (await (0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .listCheckpoints */ .Ep)(git)).filter(({ tag }) => tags.has(tag));
}
async function attemptsOpenIn(git) {
    return (await checkpointsOpenIn(git, git)).flatMap((checkpoint) => {
        const at = (0,_unversioned_state_js__WEBPACK_IMPORTED_MODULE_11__/* .attemptStartTime */ .BV)(git, checkpoint.tag);
        return at === null ? [] : [{ checkpoint, begunAt: at }];
    });
}
async function filesDirtyAt(git, { head, work }) {
    if (work === null)
        return [];
    const { changed, fresh } = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .differences */ .tX)(git, head, work);
    return [...changed, ...fresh];
}


/***/ }),

/***/ 19251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ freeName),
/* harmony export */   It: () => (/* binding */ finishAdvance),
/* harmony export */   LU: () => (/* binding */ asideFolder),
/* harmony export */   Md: () => (/* binding */ mergeTrees),
/* harmony export */   P6: () => (/* binding */ oldAsideFolders),
/* harmony export */   np: () => (/* binding */ advance)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5722);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94895);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77050);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13528);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85931);










async function advance(git, from, to, given = {}) {
    const here = (await git.head()).branch;
    const { branch = here, drop = [] } = given;
    const isHere = branch === here;
    if (!isHere && branch === null)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS(`${git.root} is on a branch now, but was on none before`);
    const isFollowed = from !== to && isHere;
    if (isFollowed)
        await tryFollowBranch(git, from, to);
    const kept = isFollowed ? await keepIgnored(git, from, to) : [];
    await git.moveHead(from, to, 'phase-executor: fold', { ref: branch ?? 'HEAD', drop });
    if (!isFollowed)
        return kept;
    await git.run(['read-tree', '-m', '-u', from, to]);
    await git.syncFiles(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .changedBetween */ .jr)(git, from, to));
    return kept;
}
async function tryFollowBranch(git, from, to) {
    const trial = ['read-tree', '-m', '-u', '--dry-run', from, to];
    if ((await git.try(trial)).exitCode === 0)
        return;
    await git.try(['update-index', '-q', '--refresh']);
    const { exitCode, stderr } = await git.try(trial);
    const [, path] = /'([^'\n]+)' (?:would be overwritten by merge|not uptodate)/.exec(stderr) ?? [];
    if (exitCode !== 0 && path !== undefined)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UnmergeableError */ .w3(`${path} is in the way in ${git.root}: it was edited there, or git does not track it; commit it or move it away`);
    if (exitCode !== 0)
        await git.run(trial);
}
async function keepIgnored(git, from, to) {
    const entries = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .entriesBetween */ .bz)(git, from, to);
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_8__/* .WorkTreeFiles */ .L(git.root);
    const gone = new Set(entries.flatMap(({ path, is }) => (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .absent */ .Ge ? [path] : [])));
    const fresh = entries.flatMap(({ path, was }) => (was === _objects_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .absent */ .Ge ? [path] : []));
    const there = fresh.flatMap((path) => {
        const obstacle = workTree.inTheWayOf(path) ?? path;
        return obstacle === path ? workTree.filesAt(path) : [obstacle];
    });
    const aside = freeName(asideFolder(git, `advance-${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .shortId */ .m_)(to)}`));
    const kept = [...new Set(there)].filter((path) => !gone.has(path));
    for (const path of kept)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path), { verbatimSymlinks: true, preserveTimestamps: true });
    return kept.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path));
}
async function finishAdvance(git, from) {
    const { sha } = await git.head();
    if (sha === from || !(await (0,_history_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, from, sha)))
        return;
    const args = ['read-tree', '-m', '-u', from, sha];
    if ((await git.try(args)).exitCode === 0)
        await restoreLost(git, from, sha);
    else
        await followBranch(git, from, sha);
    await git.syncFiles(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .changedBetween */ .jr)(git, from, sha));
}
async function restoreLost(git, from, to) {
    const changed = new Set(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .changedBetween */ .jr)(git, from, to));
    const lost = [];
    for (const { path, worktree } of (await git.state({ untracked: false })).changes) {
        const file = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .fileBelow */ .EN)(git.root, path);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
        if (worktree === '.' || !changed.has(path) || stat?.isFile() === false)
            continue;
        const text = stat === undefined ? Buffer.alloc(0) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        const isOld = (await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .textInTree */ .r3)(git, from, path)) === text.toString('utf8');
        if (isOld || text.every((byte) => byte === 0))
            lost.push(path);
    }
    await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .restoreFiles */ .Ce)(git, to, lost);
}
async function followBranch(git, from, to) {
    const changed = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .changedBetween */ .jr)(git, from, to);
    const aside = freeName(asideFolder(git, `advance-${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .shortId */ .m_)(to)}`));
    for (const path of changed) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isFile())
            continue;
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        const known = await Promise.all([from, to].map((commit) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .textInTree */ .r3)(git, commit, path)));
        if (known.includes(text.toString('utf8')))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path), text);
    }
    const there = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .presentFiles */ .RX)(git, to, changed);
    const gone = changed.filter((path) => !there.includes(path));
    await git.updateIndex(['--force-remove'], gone);
    for (const path of gone)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { recursive: true, force: true });
    const args = ['restore', `--source=${to}`, '--staged', '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    if (there.length > 0)
        await git.run(['--literal-pathspecs', ...args], { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWithNuls */ .Vw)(there) });
}
async function mergeTrees(git, ours, theirs) {
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
    const result = await git.try(args, { reading: true });
    const [tree = '', ...conflicts] = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAtNuls */ .SX)(result.stdout.toString('utf8'));
    if (result.exitCode > 1 || tree === '')
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UnmergeableError */ .w3(`git could not merge ${theirs} into ${ours}: ${result.stderr.trim()}`);
    return { tree, conflicts: result.exitCode === 0 ? [] : conflicts };
}
function asideFolder(git, tag) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'phase-executor', 'aside', tag);
}
function oldAsideFolders(git, olderThan) {
    const common = asideFolder(git, 'checkpoint');
    const labels = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)(common).map((label) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, label));
    const folders = labels.flatMap((label) => (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)(label).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(label, name)));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mtime < olderThan);
}
function freeName(path) {
    let free = path;
    for (let count = 2; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(free); count += 1)
        free = `${path}-${count}`;
    return free;
}


/***/ }),

/***/ 17636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   IC: () => (/* binding */ readAllRefs),
/* harmony export */   LJ: () => (/* binding */ takeListedRefs),
/* harmony export */   OA: () => (/* binding */ readReplacements),
/* harmony export */   fK: () => (/* binding */ restorePositions),
/* harmony export */   hH: () => (/* binding */ restoreRefs),
/* harmony export */   il: () => (/* binding */ restoreStash),
/* harmony export */   k_: () => (/* binding */ movedRefs),
/* harmony export */   or: () => (/* binding */ freshStashes),
/* harmony export */   vb: () => (/* binding */ restoreOtherRecords),
/* harmony export */   z2: () => (/* binding */ stashLogPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92954);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74870);





const ownPrefix = 'refs/phase-executor/';
const guardedPrefixes = ['refs/heads/', 'refs/tags/', 'refs/replace/'];
async function readAllRefs(git, phase) {
    const found = await listRefs(git, []);
    lastListed.set(git, found);
    const guarded = found.filter(({ name }) => guardedPrefixes.some((prefix) => name.startsWith(prefix)));
    return { refs: guardedRefs(guarded), records: otherRecords(found, phase) };
}
function takeListedRefs(git, { branch, sha }) {
    const found = lastListed.get(git) ?? null;
    lastListed.delete(git);
    return found?.some((ref) => branch === null || (ref.name === branch && ref.sha === sha)) ? found : null;
}
const lastListed = new WeakMap();
async function readReplacements(git) {
    return new Map((await listRefs(git, ['refs/replace/'])).map(({ name, sha }) => [name, sha]));
}
async function listRefs(git, below) {
    const lines = (await git.read(['for-each-ref', '--format=%(objectname) %(refname) %(symref)', ...below])).split('\n');
    return lines.flatMap((line) => {
        const [sha = '', name = '', leadsTo = ''] = line.split(' ');
        return name === '' ? [] : [{ name, sha, leadsTo }];
    });
}
function guardedRefs(found) {
    const mine = found.filter(({ name, leadsTo }) => leadsTo === '' && !name.startsWith('refs/tags/checkpoint/') && !name.startsWith(ownPrefix));
    return new Map(mine.map(({ name, sha }) => [name, sha]));
}
async function movedRefs(git, before, isFirstHand) {
    const inUse = branchesInUse(git);
    const differing = refDifferences(before, guardedRefs(await listRefs(git, guardedPrefixes)));
    const moved = differing.filter(({ name }) => !inUse.has(name));
    if (git.isLinked) {
        const visited = branchesVisited(git);
        return moved.filter(({ name, was }) => was === null && visited.has(name));
    }
    return isFirstHand ? moved : moved.filter(({ name, now }) => now === null || name.startsWith('refs/replace/'));
}
function restorePositions(git, before, now) {
    return restoreRefs(git, refDifferences(before, now));
}
function refDifferences(before, now) {
    const names = [...new Set([...before.keys(), ...now.keys()])];
    const all = names.map((name) => ({ name, was: before.get(name) ?? null, now: now.get(name) ?? null }));
    return all.filter((ref) => ref.was !== ref.now);
}
async function restoreRefs(git, moved) {
    const restored = [];
    for (const { name, was, now } of moved) {
        const back = was === null ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteRef */ .jq)(git, name, now ?? '') : (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .updateRef */ .du)(git, name, was, now, 'phase-executor: rollback');
        const isBack = await back.then(() => true, () => false);
        if (isBack)
            restored.push(name);
    }
    return restored;
}
function otherRecords(found, phase) {
    const records = found.filter(({ name }) => name.startsWith(ownPrefix) && !belongsToPhase(name.slice(ownPrefix.length), phase));
    return new Map(records.map(({ name, sha }) => [name, sha]));
}
function belongsToPhase(name, phase) {
    const folder = name.slice(0, name.indexOf('/'));
    return [phase, (0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .refPart */ .bm)(phase), 'met'].includes(folder) || folder.endsWith(`+${phase}`);
}
async function restoreOtherRecords(git, phase, before) {
    const now = otherRecords(await listRefs(git, [ownPrefix]), phase);
    return restorePositions(git, before, now);
}
function branchesVisited({ gitDir }) {
    const text = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'logs', 'HEAD')) ?? '';
    const moves = text.matchAll(/\t[^\t]*: moving from .* to (\S+)$/gm);
    return new Set([...moves].map(([, name]) => `refs/heads/${name}`));
}
function branchesInUse({ commonDir, gitDir, isLinked }) {
    const linked = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees', name));
    const dirs = [commonDir, ...linked.filter((dir) => !isLinked || dir !== gitDir)];
    const notes = ['HEAD', 'rebase-merge/head-name', 'rebase-apply/head-name'];
    const files = dirs.flatMap((dir) => notes.map((note) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, note)));
    return new Set(files.map((file) => ((0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(file) ?? '').trim().replace(/^ref: /, '')));
}
function stashLines(log) {
    return (log?.toString('latin1') ?? '').split('\n').filter((line) => line !== '');
}
function stashedCommit(line) {
    return line.split(' ')[1] ?? '';
}
function stashLogPath({ commonDir }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs', 'refs', 'stash');
}
function readStashLog(git) {
    return (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryWithFile */ .M1)(stashLogPath(git), (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
}
function freshStashes(git, before) {
    const known = new Set(stashLines(before));
    return stashLines(readStashLog(git)).flatMap((line) => (known.has(line) ? [] : [stashedCommit(line)]));
}
async function restoreStash(git, before, others) {
    const was = stashLines(before);
    const is = stashLines(readStashLog(git));
    const wanted = others ? [...was, ...is.filter((line) => !was.includes(line))] : was;
    if (wanted.join('\n') === is.join('\n'))
        return false;
    const now = await git.resolve('refs/stash');
    const top = wanted.map(stashedCommit).at(-1);
    if (top === undefined) {
        if (now !== null)
            await git.run(['update-ref', '-d', '--', 'refs/stash', now]);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(stashLogPath(git), { force: true });
        return true;
    }
    const isBack = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .updateRef */ .du)(git, 'refs/stash', top, now, 'phase-executor: rollback').then(() => true, () => false);
    if (isBack)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(stashLogPath(git), `${wanted.join('\n')}\n`, 'latin1');
    return isBack;
}


/***/ }),

/***/ 43633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ restoreTreeShape),
/* harmony export */   aR: () => (/* binding */ TreeShape),
/* harmony export */   iF: () => (/* binding */ readTreeShape)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85931);







const Modes = zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig());
const TreeShape = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    folders: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    empty: Modes,
    pipes: Modes,
    modes: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ usual: Modes, others: Modes }).nullable(),
});
const mostShapeEntries = 20_000;
function readTreeShape(git, ignored) {
    const { folders, empty, pipes, entries } = scanEntries(git, ignored, { unlock: false });
    return {
        folders,
        empty: entryModes(git, empty),
        pipes: entryModes(git, pipes),
        modes: entries && compactModes(git, entries),
    };
}
async function restoreTreeShape(git, before, ignored, since, asideDir) {
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
    const folders = new Set(before.folders);
    const { hollow, empty, pipes, entries, tooDeep } = scanEntries(git, ignored, { unlock: true });
    const strays = hollow.flatMap((folder) => (folders.has(folder) ? [] : [`${folder}/.git`]));
    for (const path of strays)
        workTree.moveAside(path, asideDir, since);
    for (const path of strays)
        workTree.removeEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), folders);
    for (const path of pipes)
        if (!(path in before.pipes))
            workTree.remove(path, since);
    for (const path of empty)
        if (!(path in before.empty))
            workTree.removeEmpty(path, folders);
    for (const [path, mode] of missingPaths(git, before.empty)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, path), mode);
    }
    for (const [path, mode] of missingPaths(git, before.pipes)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), { recursive: true });
        const args = ['-0', 'mkfifo', '-m', mode.toString(8), '--'];
        await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .capture */ .F)('xargs', args, { cwd: git.root, env: { PATH: '/usr/bin:/bin' }, stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBytes */ .X5)(path) });
    }
    if (before.modes !== null && entries !== null)
        restoreModes(git, entries, before.modes);
    const made = tooDeep.flatMap((path) => [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersAbove */ .Zv)(path), path].find((each) => !folders.has(each)) ?? []);
    for (const path of new Set(made))
        workTree.moveAside(path, asideDir, since);
    return [...strays, ...new Set(made)];
}
function scanEntries(git, ignored, { unlock }) {
    const found = {
        folders: [],
        hollow: [],
        empty: [],
        pipes: [],
        entries: [],
        tooDeep: [],
    };
    const skipped = new Set(ignored.map((path) => path.replace(/\/$/, '')));
    const known = largeTrees.get(git);
    const seen = new Map();
    const index = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'index'), { throwIfNoEntry: false });
    let count = 0;
    const visit = (folder) => {
        const place = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, folder);
        if (Buffer.byteLength(place) > longestFolder) {
            found.folders.push(folder);
            found.tooDeep.push(folder);
            return;
        }
        if (unlock)
            unlockFolder(place);
        const inside = lookInto(place, known?.get(folder), index);
        if (inside !== null)
            seen.set(folder, inside);
        found.folders.push(folder);
        if (inside?.isEmpty)
            found.empty.push(folder);
        if (inside?.isRepository && inside.files.length + inside.folders.length === 0)
            found.hollow.push(folder);
        if (inside === null || (folder !== '' && inside.isRepository))
            return;
        const above = folder === '' ? '' : `${folder}/`;
        const below = (names) => names.map((name) => above + name).filter((path) => !skipped.has(path));
        const folders = below(inside.folders);
        count += inside.files.length + folders.length;
        for (const path of below(inside.pipes))
            found.pipes.push(path);
        if (count <= mostShapeEntries)
            for (const path of [...below(inside.files), ...folders])
                found.entries.push(path);
        for (const path of folders)
            visit(path);
    };
    visit('');
    if (count <= mostShapeEntries || count > mostRemembered)
        largeTrees.delete(git);
    else
        largeTrees.set(git, seen);
    return { ...found, entries: count > mostShapeEntries ? null : found.entries };
}
const longestFolder = 3_800;
const largeTrees = new WeakMap();
const mostRemembered = 300_000;
const coarsestTime = 3_000;
function lookInto(folder, known, index) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    const { ino, mtimeMs, ctimeMs } = stat;
    const was = known?.stamp;
    const isKnown = was?.ino === ino && was.mtimeMs === mtimeMs && was.ctimeMs === ctimeMs;
    if (isKnown && known?.isSure)
        return known;
    const now = performance.now();
    const firstSeenAt = (isKnown ? known?.firstSeenAt : undefined) ?? now;
    const listed = tryList(folder);
    if (listed === null)
        return null;
    const names = { folders: [], pipes: [], files: [] };
    let isRepository = false;
    for (const { entry, name } of listed)
        if (name === '.git')
            isRepository = true;
        else if (entry.isFile())
            names.files.push(name);
        else if (entry.isDirectory())
            names.folders.push(name);
        else if (entry.isFIFO() || entry.isSocket())
            names.pipes.push(name);
    return {
        stamp: { ino, mtimeMs, ctimeMs },
        firstSeenAt,
        isSure: now - firstSeenAt > coarsestTime || (index?.dev === stat.dev && index.ctimeMs - stat.ctimeMs > coarsestTime),
        isEmpty: listed.length === 0,
        isRepository,
        ...names,
    };
}
function unlockFolder(folder) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
    if ((mode & 0o700) !== 0o700)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, (mode & 0o7777) | 0o700);
}
function tryList(path) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).map((entry) => ({ entry, name: entry.name }));
        if (!entries.some(({ name }) => name.includes('\ufffd')))
            return entries;
        const inBytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true, encoding: 'buffer' });
        return inBytes.map((entry) => ({ entry, name: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePaths */ .NA)(entry.name) }));
    }
    catch {
        return null;
    }
}
function entryModes(git, paths) {
    return Object.fromEntries(paths.map((path) => [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, path)).mode & 0o7777]));
}
function compactModes(git, entries) {
    const counts = new Map();
    const modes = entries.flatMap((path) => {
        const seen = entryMode(git, path);
        if (seen === null)
            return [];
        const count = counts.get(seen.kind) ?? new Map();
        counts.set(seen.kind, count.set(seen.mode, (count.get(seen.mode) ?? 0) + 1));
        return [{ path, ...seen }];
    });
    const usual = Object.fromEntries([...counts].map(([kind, count]) => [kind, [...count].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0]));
    const others = modes.filter(({ kind, mode }) => usual[kind] !== mode);
    return { usual, others: Object.fromEntries(others.map(({ path, mode }) => [path, mode])) };
}
function restoreModes(git, entries, { usual, others }) {
    for (const path of [...entries].reverse()) {
        const seen = entryMode(git, path);
        const wanted = others[path] ?? (seen === null ? undefined : usual[seen.kind]);
        if (seen !== null && wanted !== undefined && seen.mode !== wanted)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, path), wanted);
    }
}
function entryMode(git, path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelow */ .EN)(git.root, path), { throwIfNoEntry: false });
    if (stat === undefined || !(stat.isFile() || stat.isDirectory()))
        return null;
    const kind = stat.isDirectory() ? 'folder' : stat.mode & 0o100 ? 'executable' : 'file';
    return { kind, mode: stat.mode & 0o7777 };
}
function missingPaths(git, before) {
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
    return Object.entries(before).filter(([path]) => !workTree.isThere(path) && workTree.inTheWayOf(path) === null);
}


/***/ }),

/***/ 85237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ readUnversionedState),
/* harmony export */   BV: () => (/* binding */ attemptStartTime),
/* harmony export */   KX: () => (/* binding */ notedTags),
/* harmony export */   Nq: () => (/* binding */ forgetUnversionedState),
/* harmony export */   jA: () => (/* binding */ findUnversionedState),
/* harmony export */   mw: () => (/* binding */ noteUnversionedState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(961);
/* harmony import */ var _files_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95687);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29269);
/* harmony import */ var _calls_file_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99918);
/* harmony import */ var _control_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42798);
/* harmony import */ var _hook_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71962);
/* harmony import */ var _ref_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17636);
/* harmony import */ var _tree_shape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43633);










async function readUnversionedState(git, { phase, ignored }) {
    const { refs, records } = await (0,_ref_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .readAllRefs */ .IC)(git, phase);
    const controls = new Map([...(0,_control_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readControlFiles */ .hs)(git), ...(0,_control_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenRules */ .kR)(git, ignored)]);
    const [shape, mounts] = [(0,_tree_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .readTreeShape */ .iF)(git, ignored), (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_2__/* .mountsIn */ .Ko)(git.root)];
    return { controls, shape, refs, records, hooks: (0,_hook_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .readHooks */ .by)(git), mounts, isFirstHand: true };
}
const unknownState = {
    controls: new Map(),
    shape: null,
    refs: null,
    hooks: null,
    mounts: [],
    records: null,
    isFirstHand: false,
};
const Content = zod__WEBPACK_IMPORTED_MODULE_8__/* .base64 */ .K39()
    .nullable()
    .transform((text) => (text === null ? null : Buffer.from(text, 'base64')));
const Controls = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), Content])).transform((entries) => new Map(entries));
const Note = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    isOfAttempt: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY().default(false),
    controls: Controls,
    shape: _tree_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .TreeShape */ .aR.nullable(),
    refs: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_8__/* .hex */ .uhr())
        .transform((refs) => new Map(Object.entries(refs)))
        .nullable(),
    hooks: zod__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), _hook_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .Hook */ .qn)
        .transform((hooks) => new Map(Object.entries(hooks)))
        .nullable(),
    mounts: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()).default([]),
});
function noteUnversionedState(git, tag, { controls, shape, refs, hooks, mounts }, isOfAttempt) {
    const note = {
        isOfAttempt,
        controls: [...controls].map(([file, content]) => [file, content?.toString('base64') ?? null]),
        shape,
        refs: refs && Object.fromEntries(refs),
        hooks: hooks && Object.fromEntries(hooks),
        mounts,
    };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(notePath(git, tag)), { recursive: true });
    (0,_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSynced */ .E)(notePath(git, tag), JSON.stringify(note), 0o600);
}
function findUnversionedState(git, tag) {
    return readNote(git, tag)?.surroundings ?? unknownState;
}
function attemptStartTime(git, tag) {
    return readNote(git, tag)?.isOfAttempt === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(notePath(git, tag)).mtimeMs : null;
}
function readNote(git, tag) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(notePath(git, tag)))
        return null;
    try {
        const note = (0,_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(notePath(git, tag), 'utf8'));
        if (Array.isArray(note))
            return { surroundings: { ...unknownState, controls: Controls.parse(note) }, isOfAttempt: false };
        const { isOfAttempt, ...found } = Note.parse(note);
        return { surroundings: { ...unknownState, ...found }, isOfAttempt };
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof zod__WEBPACK_IMPORTED_MODULE_10__/* .ZodError */ .G)
            return null;
        throw error;
    }
}
function forgetUnversionedState(git, tag) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(notePath(git, tag), { force: true });
}
function notedTags(git) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor', 'controls');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home))
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(home, { recursive: true, encoding: 'utf8' });
    return names.flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
}
function notePath(git, tag) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor', 'controls', `${tag}.json`);
}


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ removeAll),
/* harmony export */   OZ: () => (/* binding */ registeredTrees),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   pE: () => (/* binding */ Worktrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29269);
/* harmony import */ var _calls_file_sync_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99918);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94895);








class Worktrees {
    #git;
    #folder;
    #last = Promise.resolve();
    constructor(git, folder, { make = true } = {}) {
        if (make)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        this.#git = git;
        this.#folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
    }
    get folder() {
        return this.#folder;
    }
    async add(name, commit) {
        const made = this.#last.then(() => this.#make(name, commit));
        this.#last = made.catch(() => undefined);
        await this.move(await made, commit);
        return made;
    }
    async #make(name, commit) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        if (name === '' || /[\\/]|^\.\.?$/.test(name))
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__/* .GitError */ .XS(`a work tree cannot be named "${name}"; name one folder`);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
            await this.remove(name);
        const forced = ['--force', '--force'];
        await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
        const gitDir = linkedGitDir(root);
        if (gitDir === null)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__/* .GitError */ .XS(`git made no work tree in ${root}; check whether the disk is full`);
        await (0,_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFiles */ .f)('/', [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, file))]);
        return { name, root, git: this.#git.at(root, gitDir) };
    }
    async move({ git }, commit) {
        await git.run(checkoutOf(commit));
        git.index.knowFlagged([]);
    }
    async discard({ root, git }) {
        await removeAll(root);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(git.gitDir, { recursive: true, force: true, maxRetries: 3 });
        (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRemoveEmptyFolder */ .Fd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.gitDir));
    }
    async remove(name) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        await removeAll(root);
        for (const entry of await this.#registered()) {
            if (entry.root !== root)
                continue;
            await this.#git.run(['worktree', 'remove', '--force', '--force', '--', root]);
        }
    }
    async list() {
        const known = (await this.#registered()).map((entry) => entry.name);
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
        const left = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(this.#folder).filter((name) => linkedGitDir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name))?.startsWith(`${home}/`));
        return [...new Set([...known, ...left])].sort();
    }
    find(root) {
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) !== this.#folder)
            return null;
        const name = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(home).find((each) => leadsToRoot(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, each)));
        if (name === undefined)
            return null;
        return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root), root, git: this.#git.at(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name)) };
    }
    async reap(spared = new Set()) {
        const names = (await this.list()).filter((name) => !spared.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name)));
        for (const name of names)
            await this.remove(name);
        return names;
    }
    async #registered() {
        const roots = await registeredTrees(this.#git);
        return roots.flatMap((root) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.#folder ? [{ name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root), root }] : []));
    }
}
function checkoutOf(commit) {
    const settings = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=100'];
    return [...settings, 'reset', '--hard', '--quiet', commit, '--'];
}
async function registeredTrees(git) {
    if ((0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'worktrees')).length === 0)
        return [];
    const entries = (await git.read(['worktree', 'list', '--porcelain', '-z'])).split('\0');
    return entries.flatMap((entry) => (entry.startsWith('worktree ') ? [entry.slice('worktree '.length)] : []));
}
async function removeAll(root) {
    (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_5__/* .unmountIn */ .kv)(root);
    const removing = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    await removing().catch(async (error) => {
        if (error.code === 'ENAMETOOLONG')
            return void (await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .capture */ .F)('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
        if (error.code !== 'EACCES' && error.code !== 'EPERM')
            throw error;
        unlockFolders(root);
        return removing();
    });
}
function unlockFolders(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }))
            if (entry.isDirectory())
                unlockFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
    }
    catch {
    }
}
function linkedGitDir(root) {
    const link = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(link, { throwIfNoEntry: false })?.isFile())
        return null;
    return /^gitdir: (.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, 'utf8'))?.[1] ?? null;
}
function leadsToRoot(root, gitDir) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, 'utf8').trim()) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
}


/***/ }),

/***/ 29269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ mountsIn),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   kv: () => (/* binding */ unmountIn),
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
function mountsIn(folder) {
    const points = mountPoints();
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder);
        return points.filter((point) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(point, real));
    }
    catch {
        return [];
    }
}
function unmountIn(folder, known = []) {
    const cleared = [];
    const strange = () => mountsIn(folder).filter((point) => !known.includes(point));
    for (let found = strange(); found.length > 0;) {
        for (const point of found.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const left = strange();
        if (left.length >= found.length)
            throw new Error(`${left[0]} is a mount that was not there before; unmount it, then run again`);
        for (const point of found)
            cleared.push(point);
        found = left;
    }
    return cleared;
}
function removeTree(folder) {
    unmountIn(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}


/***/ })

};
;