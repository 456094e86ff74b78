"use strict";
exports.id = 4015;
exports.ids = [4015];
exports.modules = {

/***/ 86518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ refuseDuringRun),
/* harmony export */   Qz: () => (/* binding */ FencedError),
/* harmony export */   _L: () => (/* binding */ findLeaseHolder),
/* harmony export */   by: () => (/* binding */ LockedError),
/* harmony export */   nD: () => (/* binding */ Lease),
/* harmony export */   pL: () => (/* binding */ isFresh),
/* harmony export */   uD: () => (/* binding */ defaultTtlMs),
/* harmony export */   x6: () => (/* binding */ beatMs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95687);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75200);








class LockedError extends Error {
    name = 'LockedError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.USAGE;
}
class FencedError extends Error {
    name = 'FencedError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.USAGE;
}
const defaultTtlMs = 60_000;
const beatMs = 1_000;
const Holder = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    epoch: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    pid: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    processStartedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    host: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    boot: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    since: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    heartbeatUptimeMs: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    released: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().default(false),
});
class Lease {
    epoch;
    complaints;
    #dir;
    #machine;
    #ttlMs;
    #holder;
    constructor(dir, holder, machine, ttlMs, complaints) {
        this.epoch = holder.epoch;
        this.complaints = complaints;
        this.#dir = dir;
        this.#holder = holder;
        this.#machine = machine;
        this.#ttlMs = ttlMs;
    }
    static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
        const dir = getLeaseDir(gitDir);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(dir, { recursive: true });
        for (let tries = 0; tries < 10; tries += 1) {
            const newest = getNewestEpoch(dir);
            const holder = readHolder(dir, newest);
            if (holder !== null && isAlive(holder, machine, ttlMs))
                throw new LockedError(`run ${describeHolder(holder)} is already working in this checkout; wait for it or stop it. ` +
                    `Without a heartbeat it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
            const unreadable = newest > 0 && holder === null ? [`${getLeaseFile(dir, newest)} was unreadable and was overtaken`] : [];
            const newLease = buildHolder(runId, newest + 1, machine);
            if (!tryMake(dir, newLease))
                continue;
            for (const epoch of listLeaseEpochs(dir))
                if (epoch < newLease.epoch)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(getLeaseFile(dir, epoch), { recursive: true, force: true });
            return new Lease(dir, newLease, machine, ttlMs, unreadable);
        }
        throw new LockedError(`could not get the lock ${dir}: other runs keep taking it; start one run at a time. If no run is in progress, remove that folder`);
    }
    get calls() {
        const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(this.#dir), 'git-calls');
        return { id: `${this.#holder.runId}.${this.epoch}`, dir, now: this.#machine.now };
    }
    check() {
        const newest = getNewestEpoch(this.#dir);
        if (newest === this.epoch)
            return;
        const silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
        const otherEpochs = listLeaseEpochs(this.#dir).filter((epoch) => epoch !== this.epoch);
        if (silentMs <= this.#ttlMs &&
            otherEpochs.every((epoch) => isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
            for (const epoch of otherEpochs)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(getLeaseFile(this.#dir, epoch), { recursive: true, force: true });
            this.#write(this.#holder);
            return;
        }
        const taker = readHolder(this.#dir, newest);
        throw new FencedError(`run ${this.#holder.runId} sent no heartbeat for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), ` +
            `and ${taker ? `run ${describeHolder(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
    }
    beat() {
        this.check();
        const { processStartedAt: _, since: __, ...currentHolder } = buildHolder(this.#holder.runId, this.epoch, this.#machine);
        this.#holder = { ...this.#holder, ...currentHolder };
        this.#write(this.#holder);
    }
    release() {
        if (getNewestEpoch(this.#dir) === this.epoch)
            this.#write({ ...this.#holder, released: true });
    }
    #write(holder) {
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(getLeaseFile(this.#dir, this.epoch), serializeHolder(holder), 'fleeting');
    }
}
function findLeaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
    const dir = getLeaseDir(gitDir);
    const holder = readHolder(dir, getNewestEpoch(dir));
    return holder !== null && isAlive(holder, machine, ttlMs) ? holder : null;
}
function refuseDuringRun(gitDir, machine) {
    const holder = findLeaseHolder(gitDir, machine);
    if (holder !== null)
        throw new LockedError(`run ${describeHolder(holder)} is working in this checkout; wait for it or stop it`);
}
function isAlive(holder, machine, ttlMs) {
    if (holder.released)
        return false;
    const isHere = holder.host === machine.host && holder.boot === machine.boot;
    if (!isHere)
        return isFresh(holder.heartbeatAt, ttlMs, machine.now());
    const isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && holder.processStartedAt !== null;
    const silentMs = machine.uptimeMs() - holder.heartbeatUptimeMs;
    return isThatProcess && silentMs >= 0 && silentMs <= ttlMs;
}
function isFresh(heartbeatAt, ttlMs, now) {
    return Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
}
function isMadeUp(holder, { host, boot, pid, startOf }) {
    if (holder === null)
        return true;
    const isHere = holder.host === host && holder.boot === boot;
    return (isHere &&
        (holder.pid === pid || holder.processStartedAt === null || startOf(holder.pid) !== holder.processStartedAt));
}
function buildHolder(runId, epoch, machine) {
    const startTime = new Date(machine.now()).toISOString();
    return {
        runId,
        epoch,
        pid: machine.pid,
        processStartedAt: machine.startOf(machine.pid),
        host: machine.host,
        boot: machine.boot,
        since: startTime,
        heartbeatAt: startTime,
        heartbeatUptimeMs: machine.uptimeMs(),
        released: false,
    };
}
function tryMake(dir, holder) {
    const path = getLeaseFile(dir, holder.epoch);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${holder.runId}.draft`);
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(draft, serializeHolder(holder));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
    }
    catch (cause) {
        if (cause.code === 'EEXIST')
            return false;
        throw cause;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
    if (getNewestEpoch(dir) === holder.epoch)
        return true;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    return false;
}
function describeHolder({ runId, pid, host, since, heartbeatAt }) {
    return `${runId} (process ${pid} on ${host}, since ${since}, last heartbeat ${heartbeatAt})`;
}
function getLeaseDir(gitDir) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'phase-executor', 'run.lock');
}
function getLeaseFile(dir, epoch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${epoch}.json`);
}
const leaseName = /^\d{1,15}\.json$/;
function getNewestEpoch(dir) {
    return (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_6__/* .getLargest */ .p)(listLeaseEpochs(dir), 0);
}
function listLeaseEpochs(dir) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .listDir */ .ol)(dir).flatMap((name) => (leaseName.test(name) ? [Number.parseInt(name, 10)] : []));
}
function readHolder(dir, epoch) {
    try {
        const holder = parseHolder((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .tryReadRegular */ .aH)(getLeaseFile(dir, epoch)));
        return holder?.epoch === epoch ? holder : null;
    }
    catch {
        return null;
    }
}
function serializeHolder(holder) {
    return JSON.stringify({ ...holder, sum: computeChecksum(holder) });
}
function parseHolder(text) {
    const parsed = Holder.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tryParseJson */ .Bl)(text ?? '')).data;
    if (parsed === undefined)
        return null;
    const { sum, ...holder } = parsed;
    return sum === undefined || sum === computeChecksum(holder) ? holder : null;
}
function computeChecksum(holder) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(holder)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 74870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   G2: () => (/* binding */ findCheckpoint),
/* harmony export */   ib: () => (/* binding */ tagMessage),
/* harmony export */   ov: () => (/* binding */ retargetTags),
/* harmony export */   wF: () => (/* binding */ toRefPart),
/* harmony export */   wZ: () => (/* binding */ tagName),
/* harmony export */   z$: () => (/* binding */ tagCheckpoint)
/* harmony export */ });
/* unused harmony export listCheckpointTags */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92954);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52317);





const TagRecord = _snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .Snapshot */ .Fm.extend({ phase: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), plan: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$() });
async function tagCheckpoint(git, record, target) {
    for (let count = 1;; count += 1) {
        const tag = tagName(record, count);
        try {
            await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTag */ .BU)(git, tag, target, tagMessage(record));
            return tag;
        }
        catch (error) {
            if (!error.message.includes('already exists') || count === 1_000)
                throw error;
        }
    }
}
function tagName({ phase, plan, at }, count) {
    const name = `${listCheckpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
    return count === 1 ? name : `${name}-${count}`;
}
function tagMessage(record) {
    return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}
async function retargetTags(git, tags, newSha) {
    const moved = tags.length === 0 ? [] : await listCheckpoints(git);
    for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && newSha(head) !== head)) {
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteTag */ ._R)(git, tag);
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTag */ .BU)(git, tag, newSha(record.head), tagMessage({ ...record, head: newSha(record.head) }));
    }
}
async function listCheckpoints(git) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .listRefsUnder */ .H4)(git, 'refs/tags/checkpoint/');
    const checkpoints = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
    return checkpoints.sort((a, b) => (a.at < b.at ? -1 : 1));
}
async function findCheckpoint(git, tag) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .listRefsUnder */ .H4)(git, `refs/tags/${tag}`);
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
function listCheckpointTags(phase, plan) {
    return `checkpoint/${toRefPart(getPlanLabel(phase, plan))}`;
}
function getPlanLabel(phase, plan) {
    return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
}
function toRefPart(name) {
    return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
}


/***/ }),

/***/ 67552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ commitSnapshot),
/* harmony export */   K_: () => (/* binding */ savePartialCommit),
/* harmony export */   TC: () => (/* binding */ partialChanges),
/* harmony export */   Xd: () => (/* binding */ getPartialRef),
/* harmony export */   mv: () => (/* binding */ keepUnder),
/* harmony export */   uP: () => (/* binding */ savedBeside)
/* harmony export */ });
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92954);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13528);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40021);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74870);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85931);





async function partialChanges(git, checkpoint, present, state) {
    const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
    const tree = present.work ?? (await git.treeOf(present.head));
    const isWhole = present.assumed.length + present.skipped.length === 0;
    const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
    const plain = isPlain ? (0,_work_tree_status_js__WEBPACK_IMPORTED_MODULE_3__/* .plainChanges */ .Aj)(state, checkpoint.head) : null;
    const { changed, fresh, gone } = plain ?? (await (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listDifferences */ .bY)(git, base, tree));
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkTreeFiles */ .L(git.root);
    const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
    if (unseen.length === 0)
        return { tree, changed, fresh };
    const fullTree = await git.treeWith(tree, unseen);
    return { tree: fullTree, ...(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listDifferences */ .bY)(git, base, fullTree)) };
}
async function savePartialCommit(git, name, commit) {
    const ref = getPartialRef(name.phase, name.plan, name.attempt);
    await keepUnder(git, ref, commit, savedBeside);
    return ref;
}
const savedBeside = 'Kept beside what an earlier run kept here';
async function keepUnder(git, ref, commit, message) {
    const earlier = await git.resolve(ref);
    if (earlier === commit)
        return;
    const saved = earlier === null ? commit : await git.commitTree(await git.treeOf(commit), [commit, earlier], message);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .updateRef */ .du)(git, ref, saved, earlier);
}
function getPartialRef(phase, plan, attempt) {
    return `refs/phase-executor/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .toRefPart */ .wF)(phase)}/partial/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .toRefPart */ .wF)(plan)}/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .toRefPart */ .wF)(`${attempt}`)}`;
}
async function commitSnapshot(git, snapshot, message, extraParents = []) {
    const parents = [snapshot.head];
    if (snapshot.index !== null)
        parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
    const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
    return git.commitTree(tree, [...new Set([...parents, ...extraParents])], message);
}


/***/ }),

/***/ 52317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ listHiddenPaths),
/* harmony export */   Fm: () => (/* binding */ Snapshot),
/* harmony export */   Tg: () => (/* binding */ isSameSnapshot),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   pM: () => (/* binding */ clearIndexFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15418);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
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
    const hidden = await listHiddenPaths(git);
    const nested = changes.filter((change) => change.kind === 'untracked' && change.repository);
    const changed = changes.filter((change) => !nested.includes(change)).map((change) => change.path);
    const touched = [...new Set([...changed, ...hidden.assumed, ...hidden.skipped])];
    const staged = !isBorn || changes.some((change) => change.index !== '.' && change.kind === 'changed');
    const unmerged = changes.some((change) => change.kind === 'unmerged');
    const index = staged && !unmerged ? await (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, (copy) => git.writeTree(copy)) : null;
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkTreeFiles */ .L(git.root);
    const above = new Set(touched.flatMap(_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .listFoldersAbove */ .jk));
    const isWhole = (path) => above.has(path) && !workTree.isLink(path) && workTree.isRepository(path);
    const isThere = (path) => workTree.hasEntry(path) && !isWhole(path);
    const isSame = isBorn && touched.length === 0;
    const before = isBorn ? head : await (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyTree */ ["in"])(git);
    const work = isSame ? null : await git.treeWith(before, touched, isThere, stageVerbatim.bind(null, git));
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
function isSameSnapshot(a, b) {
    const serialize = ({ head, branch, index, work, repositories }) => JSON.stringify([head, branch, index, work, repositories]);
    return serialize(a) === serialize(b);
}
async function listHiddenPaths(git) {
    const flagged = await git.flaggedEntries();
    const listFlagged = (pattern) => flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
    return { assumed: listFlagged(/^[a-z] /), skipped: git.config.isSparse ? [] : listFlagged(/^[sS] /) };
}
async function clearIndexFlags(git, { assumed, skipped }) {
    await git.updateIndex(['--no-assume-unchanged'], assumed);
    await git.updateIndex(['--no-skip-worktree'], skipped);
}
async function stageVerbatim(git, files, index, begin = []) {
    try {
        await git.stage(files, index, begin);
    }
    catch (error) {
        const encoded = await listEncodedFiles(git, files);
        if (encoded.length === 0)
            throw error;
        const regularFiles = files.filter((path) => !encoded.includes(path));
        await git.stage(regularFiles, index, begin);
        const stdin = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBytes */ .X5)(encoded.map((path) => `${path}\n`).join(''));
        const blobs = (await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin })).trim().split('\n');
        const mode = (path) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileBelow */ .mL)(git.root, path)).mode & 0o100 ? '100755' : '100644');
        const entries = encoded.map((path, at) => `${mode(path)} ${blobs[at]}\t${path}`);
        await git.run(['update-index', '-z', '--index-info'], { index, stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(entries) });
    }
}
async function listEncodedFiles(git, files) {
    const args = ['check-attr', '-z', '--stdin', 'working-tree-encoding'];
    const reported = (await git.readPaths(args, { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(files) })).split('\0');
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileBelow */ .mL)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    return reported.flatMap((path, at) => at % 3 === 0 && (reported[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path)
        ? [path]
        : []);
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
        const stat = this.#stat(path);
        return stat !== undefined && (!stat.isDirectory() || this.isRepository(path));
    }
    isLink(path) {
        return this.#stat(path)?.isSymbolicLink() === true;
    }
    inTheWayOf(path) {
        const blockingParent = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .listFoldersAbove */ .jk)(path).find((folder) => this.#stat(folder)?.isDirectory() === false);
        return blockingParent ?? (this.#stat(path)?.isDirectory() ? path : null);
    }
    filesAt(path) {
        const stats = this.#stat(path);
        if (!stats?.isDirectory())
            return stats?.isFile() || stats?.isSymbolicLink() ? [path] : [];
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
    }
    unlock(paths) {
        const entries = new Set(paths.flatMap((path) => [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .listFoldersAbove */ .jk)(path), path]));
        let isChanged = false;
        for (const path of entries) {
            const stat = this.#stat(path);
            const expected = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
            if (stat === undefined || (stat.mode & expected) === expected)
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(this.#file(path), (stat.mode & 0o7777) | expected);
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
    moveAside(path, asideDir, since) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
        const to = findAsideDestination(asideDir, path);
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
        for (const folder of (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .listFoldersAbove */ .jk)(path).reverse()) {
            const created = this.#stat(folder)?.birthtimeMs ?? 0;
            if (created > 0 && created < since.getTime() - 1_000)
                return;
            if (!(0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRemoveEmptyFolder */ .Fd)(this.#file(folder)))
                return;
        }
    }
    #stat(path) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        if (folder !== '.' && !this.#stat(folder)?.isDirectory())
            return undefined;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#file(path), { throwIfNoEntry: false });
    }
    isRepository(path) {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#file(`${path}/.git`));
    }
    #file(path) {
        return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileBelow */ .mL)(this.#root, path);
    }
}
function unlockAdvice(files) {
    return `if it is immutable, make it writable and run again: sudo chattr -i -- ${files.map(_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShellWord */ .BV).join(' ')}`;
}
function findAsideDestination(asideDir, path) {
    for (let count = 1;; count += 1) {
        const folder = count === 1 ? asideDir : `${asideDir}+${count}`;
        const workTree = new WorkTreeFiles(folder);
        if (workTree.inTheWayOf(path) === null && !workTree.hasEntry(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    }
}


/***/ }),

/***/ 92954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ makeTag),
/* harmony export */   H4: () => (/* binding */ listRefsUnder),
/* harmony export */   _R: () => (/* binding */ deleteTag),
/* harmony export */   du: () => (/* binding */ updateRef),
/* harmony export */   jq: () => (/* binding */ deleteRef)
/* harmony export */ });
async function listRefsUnder(git, prefix) {
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
    const isShort = Buffer.byteLength(message) < maxWord;
    const input = isShort ? ['-m', message] : ['-F', '-'];
    const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...input, '--', name, target];
    await git.run(args, isShort ? {} : { stdin: message });
}
const maxWord = 120_000;
async function deleteTag(git, name) {
    await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
}


/***/ })

};
;