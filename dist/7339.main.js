"use strict";
exports.id = 7339;
exports.ids = [7339];
exports.modules = {

/***/ 18737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheckpoint: () => (/* binding */ runCheckpoint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./lib/settings/call/command-words.js
var command_words = __webpack_require__(47099);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var git_refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var worktree = __webpack_require__(76417);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/prune.js




async function pruneRefs(git, { olderThan, partials = false, dryRun = false }) {
    const old = (await (0,checkpoint_tag/* listCheckpoints */.Ep)(git)).filter((checkpoint) => new Date(checkpoint.at) < olderThan);
    const refs = partials
        ? (await (0,git_refs/* refsUnder */.h9)(git, 'refs/phase-executor/')).filter((ref) => partialRefs.test(ref.name) && ref.at < olderThan)
        : [];
    const asides = partials ? (0,plan_merge/* oldAsideFolders */.P6)(git, olderThan) : [];
    if (!dryRun) {
        for (const { tag } of old)
            await (0,git_refs/* deleteTag */._R)(git, tag);
        for (const ref of refs)
            await (0,git_refs/* deleteRef */.jq)(git, ref.name, ref.commit);
        for (const folder of asides)
            await (0,worktree/* removeAll */.C0)(folder);
    }
    return [...old.map((checkpoint) => checkpoint.tag), ...refs.map((ref) => ref.name), ...asides];
}
const partialRefs = /^refs\/phase-executor\/[^/]+\/partial\//;

// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/open-operation.js
var open_operation = __webpack_require__(36117);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/snapshot.js
var snapshot = __webpack_require__(52317);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/rollback-preview.js



async function previewRollback(git, checkpoint) {
    const state = await (0,snapshot/* scanTree */.wp)(git);
    const present = await (0,snapshot/* takeSnapshot */.W9)(git, state, state.head ?? checkpoint.head);
    const work = checkpoint.work ?? checkpoint.head;
    const { changed, fresh } = await (0,tree/* listDifferences */.bY)(git, work, present.work ?? present.head);
    return {
        head: { from: state.head, to: checkpoint.head },
        branch: { from: state.branch, to: checkpoint.branch },
        restored: changed,
        removed: fresh,
        movedAside: present.repositories.filter((path) => !checkpoint.repositories.includes(path)),
        operation: (0,open_operation/* openOperation */.o4)(git),
    };
}

// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/checkpoint-command.js













const runCheckpoint = async (input, world) => {
    const [act, args] = (0,command_words/* chooseAct */.YJ)('checkpoint', input, {
        create: createTag,
        rollback: rollBackToTag,
        list: listTags,
        prune: pruneOld,
    });
    const git = await git_git/* Git */.T.open((0,call_world/* projectRoot */.Y)(world), world.environment);
    return act(args, { git, checkpoints: new checkpoint/* Checkpoints */.O(git), world });
};
async function createTag([phase, plan, ...rest], { checkpoints, world }) {
    if (!phase || !plan || rest.length > 0)
        throw new settings/* UsageError */.eb('checkpoint create: expected a phase and a plan, such as: checkpoint create 07 07-03');
    const created = await checkpoints.create({ phase, plan, at: new Date(world.now()) });
    return { exitCode: 0, json: created, text: created.tag, outputs: { checkpoint: created.tag } };
}
async function rollBackToTag([tag, ...rest], scene) {
    if (!tag || rest.length > 0)
        throw new settings/* UsageError */.eb('checkpoint rollback: expected the tag of a checkpoint; checkpoint list shows them');
    const target = await scene.checkpoints.find(tag);
    return scene.world.settings['dry-run'] ? previewRollBack(target, scene) : rollBack(target, scene);
}
async function previewRollBack(target, { git }) {
    const preview = await previewRollback(git, target);
    const { head, branch, restored, removed, movedAside, operation } = preview;
    const lines = [
        ...(head.from === head.to ? [] : [`HEAD would move from ${head.from ?? 'no commit'} to ${head.to}`]),
        ...(branch.from === branch.to ? [] : [`${branch.to ?? 'no branch'} would be checked out, not ${branch.from}`]),
        ...(operation === null ? [] : [`the open ${operation} would be closed`]),
        ...formatChanges(restored, removed, movedAside),
    ];
    const text = lines.length > 0 ? lines : ['nothing would change'];
    return { exitCode: 0, json: { tag: target.tag, dryRun: true, ...preview }, text: text.join('\n') };
}
async function rollBack(target, { git, checkpoints, world }) {
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        await (0,checkout/* holdCheckout */.UL)(git, (0,external_node_crypto_.randomUUID)(), { ttlMs: lease/* defaultTtlMs */.uD }, world, cleanup);
        world.progress(`rolling back to ${target.tag}`);
        const { kept, ...done } = await checkpoints.rollback(target);
        await checkpoints.discard(target);
        const { head, branch, restored, removed, movedAside, asideDir, submodules } = done;
        const lines = [
            `rolled back to ${target.tag}: ${branch?.replace('refs/heads/', '') ?? 'detached'} at ${head}`,
            kept ? `the earlier state is kept in ${kept.ref}` : 'nothing had changed',
            ...formatChanges(restored, removed, movedAside),
            ...((0,external_node_fs_.existsSync)(asideDir) ? [`moved to ${asideDir}`] : []),
            ...submodules.map((path) => `submodule ${(0,text_text/* plainLine */.h0)(path)} is left unchanged`),
        ];
        const json = { tag: target.tag, kept: kept?.ref ?? null, ...done };
        return { exitCode: 0, json, text: lines.join('\n'), outputs: { checkpoint: kept?.ref ?? '' } };
    });
}
function formatChanges(restored, removed, movedAside) {
    const rows = [
        ...restored.map((path) => ['restore', (0,text_text/* plainLine */.h0)(path)]),
        ...removed.map((path) => ['remove', (0,text_text/* plainLine */.h0)(path)]),
        ...movedAside.map((path) => ['move aside', (0,text_text/* plainLine */.h0)(path)]),
    ];
    return (0,text_text/* alignedRows */.wC)(rows);
}
async function listTags([word], { checkpoints }) {
    if (word !== undefined)
        throw new settings/* UsageError */.eb(`checkpoint list: found "${word}", expected no more words`);
    const matches = await checkpoints.list();
    const rows = matches.map(({ tag, head, branch, work }) => [
        ...[tag, (0,text_text/* shortId */.m_)(head), branch?.replace('refs/heads/', '') ?? 'detached'],
        work === null ? 'clean' : 'with uncommitted files',
    ]);
    return { exitCode: 0, json: matches, text: (0,text_text/* alignedRows */.wC)(rows, '').join('\n') || 'there are no checkpoints' };
}
async function pruneOld([word, ...rest], { git, world }) {
    if ((word !== undefined && word !== 'partials') || rest.length > 0)
        throw new settings/* UsageError */.eb(`checkpoint prune: found "${[word, ...rest].join(' ')}", expected partials or no more words`);
    const dryRun = world.settings['dry-run'];
    if (!dryRun)
        for (const dir of everyGitDir(git))
            (0,lease/* refuseDuringRun */.$l)(dir, world.machine);
    const olderThan = new Date(world.now() - world.settings['older-than']);
    const pruned = await pruneRefs(git, { olderThan, partials: word === 'partials', dryRun });
    const text = pruned.map((name) => `${dryRun ? 'would delete' : 'deleted'} ${(0,text_text/* plainLine */.h0)(name)}`).join('\n');
    return {
        exitCode: 0,
        json: { dryRun, olderThan: olderThan.toISOString(), pruned },
        text: text || 'nothing is that old',
    };
}
function everyGitDir({ commonDir }) {
    const linked = (0,external_node_path_.join)(commonDir, 'worktrees');
    const names = (0,external_node_fs_.existsSync)(linked) ? (0,external_node_fs_.readdirSync)(linked) : [];
    return [commonDir, ...names.map((name) => (0,external_node_path_.join)(linked, name))];
}


/***/ }),

/***/ 86518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ refuseDuringRun),
/* harmony export */   Fp: () => (/* binding */ leaseHolder),
/* harmony export */   Qz: () => (/* binding */ FencedError),
/* harmony export */   by: () => (/* binding */ LockedError),
/* harmony export */   nD: () => (/* binding */ Lease),
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
    lostAt;
    #dir;
    #machine;
    #ttlMs;
    #holder;
    constructor(dir, holder, machine, ttlMs, { complaints, lost }) {
        this.lostAt = lost === null || lost.released ? null : Date.parse(lost.heartbeatAt);
        this.epoch = holder.epoch;
        this.complaints = complaints;
        this.#dir = dir;
        this.#holder = holder;
        this.#machine = machine;
        this.#ttlMs = ttlMs;
    }
    static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
        const dir = leaseDir(gitDir);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(dir, { throwIfNoEntry: false })?.isDirectory() === false)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(dir, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(dir, { recursive: true });
        const complaints = removeForeign(dir, (epoch) => {
            const holder = readHolder(dir, epoch);
            return holder !== null && isAlive(holder, machine, ttlMs);
        });
        for (let tries = 0; tries < 10; tries += 1) {
            const newest = newestEpoch(dir);
            const holder = readHolder(dir, newest);
            if (holder !== null && isAlive(holder, machine, ttlMs))
                throw new LockedError(`run ${holderName(holder)} is already working in this checkout; wait for it or stop it. ` +
                    `Without a heartbeat it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
            const unreadable = newest > 0 && holder === null ? [`${leaseFile(dir, newest)} was unreadable and was overtaken`] : [];
            const taken = newHolder(runId, newest + 1, machine);
            if (!tryMake(dir, taken))
                continue;
            for (const epoch of leaseEpochs(dir))
                if (epoch < taken.epoch)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(leaseFile(dir, epoch), { recursive: true, force: true });
            removeDeadDrafts(dir, (holder) => !isAlive(holder, machine, ttlMs));
            return new Lease(dir, taken, machine, ttlMs, { complaints: [...complaints, ...unreadable], lost: holder });
        }
        throw new LockedError(`could not get the lock ${dir}: other runs keep taking it; start one run at a time. If no run is in progress, remove that folder`);
    }
    get calls() {
        const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(this.#dir), 'git-calls');
        return { id: `${this.#holder.runId}.${this.epoch}`, dir, now: this.#machine.now };
    }
    check() {
        const newest = newestEpoch(this.#dir);
        if (newest === this.epoch)
            return;
        const silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
        const others = leaseEpochs(this.#dir).filter((epoch) => epoch !== this.epoch);
        if (silentMs <= this.#ttlMs && others.every((epoch) => isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
            for (const epoch of others)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(leaseFile(this.#dir, epoch), { recursive: true, force: true });
            this.#write(this.#holder);
            return;
        }
        const taker = readHolder(this.#dir, newest);
        throw new FencedError(`run ${this.#holder.runId} sent no heartbeat for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), ` +
            `and ${taker ? `run ${holderName(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
    }
    beat() {
        this.check();
        const { processStartedAt: _, since: __, ...now } = newHolder(this.#holder.runId, this.epoch, this.#machine);
        this.#holder = { ...this.#holder, ...now };
        this.#write(this.#holder);
    }
    release() {
        if (newestEpoch(this.#dir) === this.epoch)
            this.#write({ ...this.#holder, released: true });
    }
    #write(holder) {
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(leaseFile(this.#dir, this.epoch), holderText(holder), 'fleeting');
    }
}
function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
    const dir = leaseDir(gitDir);
    const holder = readHolder(dir, newestEpoch(dir));
    return holder !== null && isAlive(holder, machine, ttlMs) ? holder : null;
}
function refuseDuringRun(gitDir, machine) {
    const holder = leaseHolder(gitDir, machine);
    if (holder !== null)
        throw new LockedError(`run ${holderName(holder)} is working in this checkout; wait for it or stop it`);
}
function isAlive(holder, machine, ttlMs) {
    if (holder.released)
        return false;
    const isHere = holder.host === machine.host && holder.boot === machine.boot;
    if (!isHere)
        return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
    const isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && holder.processStartedAt !== null;
    const silentMs = machine.uptimeMs() - holder.heartbeatUptimeMs;
    return isThatProcess && silentMs >= 0 && silentMs <= ttlMs;
}
function isMadeUp(holder, { host, boot, pid, startOf }) {
    if (holder === null)
        return true;
    const isHere = holder.host === host && holder.boot === boot;
    return (isHere &&
        (holder.pid === pid || holder.processStartedAt === null || startOf(holder.pid) !== holder.processStartedAt));
}
function newHolder(runId, epoch, machine) {
    const at = new Date(machine.now()).toISOString();
    return {
        runId,
        epoch,
        pid: machine.pid,
        processStartedAt: machine.startOf(machine.pid),
        host: machine.host,
        boot: machine.boot,
        since: at,
        heartbeatAt: at,
        heartbeatUptimeMs: machine.uptimeMs(),
        released: false,
    };
}
function tryMake(dir, holder) {
    const path = leaseFile(dir, holder.epoch);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${holder.runId}.draft`);
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(draft, holderText(holder));
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
    if (newestEpoch(dir) === holder.epoch)
        return true;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    return false;
}
function removeDeadDrafts(dir, isDead) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir).filter((each) => each.endsWith('.draft'))) {
        const holder = parseHolder((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name)));
        if (holder !== null && isDead(holder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), { force: true });
    }
}
function holderName({ runId, pid, host, since, heartbeatAt }) {
    return `${runId} (process ${pid} on ${host}, since ${since}, last heartbeat ${heartbeatAt})`;
}
function leaseDir(gitDir) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'phase-executor', 'run.lock');
}
function leaseFile(dir, epoch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${epoch}.json`);
}
const leaseName = /^\d{1,9}\.json$/;
const maxRuns = 500_000_000;
function removeForeign(dir, isHeld) {
    const external = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir).filter((name) => {
        const epoch = Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0);
        return epoch > maxRuns && !(leaseName.test(name) && isHeld(epoch));
    });
    for (const name of external)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), { recursive: true, force: true });
    return external.map((name) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name)} was not a lease and was removed`);
}
function newestEpoch(dir) {
    return (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_6__/* .getLargest */ .p)(leaseEpochs(dir), 0);
}
function leaseEpochs(dir) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .listDir */ .ol)(dir).flatMap((name) => (leaseName.test(name) ? [Number.parseInt(name, 10)] : []));
}
function readHolder(dir, epoch) {
    try {
        const holder = parseHolder((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .tryReadRegular */ .aH)(leaseFile(dir, epoch)));
        return holder?.epoch === epoch ? holder : null;
    }
    catch {
        return null;
    }
}
function holderText(holder) {
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

/***/ 73300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ waitsUntil),
/* harmony export */   UL: () => (/* binding */ holdCheckout),
/* harmony export */   V1: () => (/* binding */ withCleanup),
/* harmony export */   nS: () => (/* binding */ whenFree)
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
    const lease = await whenFree(take, { until, pollMs: _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6 }, world);
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
function waitsUntil({ settings: { wait }, environment, now }) {
    return now() + (wait ?? ((0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .isCi */ .X)(environment) ? waitInCiMs : 0));
}
async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
    for (let isTold = false;; isTold = true) {
        try {
            return await take();
        }
        catch (error) {
            const leftMs = until - now();
            if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by) || leftMs <= 0 || interrupt.soon.aborted)
                throw error;
            if (!isTold)
                progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
            await (0,_system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)('another run', Math.min(leftMs, pollMs), interrupt.soon);
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

/***/ 47099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YJ: () => (/* binding */ chooseAct),
/* harmony export */   ac: () => (/* binding */ planningRoot),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   tQ: () => (/* binding */ jsonAnswer),
/* harmony export */   u0: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95687);
/* harmony import */ var _table_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37026);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93254);







function chooseAct(command, [word = '', ...others], acts) {
    const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
    if (act === undefined)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb((0,_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnknownName */ .PB)(command, word, Object.keys(acts)));
    return [act, others];
}
function readFields(args, verb, readValue = (text) => text) {
    const [first = ''] = args;
    if (first.trimStart().startsWith('{'))
        return readJsonObject(args, verb);
    return Object.fromEntries(args.map((word) => {
        const at = word.indexOf('=');
        if (at < 1)
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: found "${word}", expected key=value or one JSON object`);
        return [word.slice(0, at), readValue(word.slice(at + 1))];
    }));
}
function readJsonObject([text = '', ...rest], verb) {
    if (rest.length > 0)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: expected one JSON object or key=value words, found both`);
    try {
        return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text);
    }
    catch (cause) {
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: the details are not JSON: ${cause.message}`, { cause });
    }
}
function readTyped(text) {
    if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text))
        return text;
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .tryParseJson */ .Bl)(text);
    return value === undefined ? text : value;
}
async function readDocument([word, ...rest], verb, world) {
    if (rest.length > 0)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
    return word === undefined || word === '-' ? (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(world.stdin()) : word;
}
function planningRoot(verb, world) {
    const root = (0,_world_js__WEBPACK_IMPORTED_MODULE_5__/* .projectRoot */ .Y)(world);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning')))
        return root;
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: there is no ${root}/.planning; set --root to the directory that contains it`);
}
function jsonAnswer(json, exitCode = 0) {
    return { exitCode, json, text: JSON.stringify(json, null, 2) };
}


/***/ }),

/***/ 93254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withSettings),
/* harmony export */   Y: () => (/* binding */ projectRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function projectRoot({ directory, settings }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, settings.root);
}
function withSettings(world, changes) {
    return { ...world, settings: { ...world.settings, ...changes } };
}


/***/ }),

/***/ 74870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   G2: () => (/* binding */ findCheckpoint),
/* harmony export */   bm: () => (/* binding */ refPart),
/* harmony export */   ib: () => (/* binding */ tagMessage),
/* harmony export */   ov: () => (/* binding */ retargetTags),
/* harmony export */   wZ: () => (/* binding */ tagName),
/* harmony export */   z$: () => (/* binding */ tagCheckpoint)
/* harmony export */ });
/* unused harmony export checkpointTags */
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
    const name = `${checkpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
    return count === 1 ? name : `${name}-${count}`;
}
function tagMessage(record) {
    return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}
async function retargetTags(git, tags, as) {
    const moved = tags.length === 0 ? [] : await listCheckpoints(git);
    for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && as(head) !== head)) {
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteTag */ ._R)(git, tag);
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTag */ .BU)(git, tag, as(record.head), tagMessage({ ...record, head: as(record.head) }));
    }
}
async function listCheckpoints(git) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .refsUnder */ .h9)(git, 'refs/tags/checkpoint/');
    const checkpoints = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
    return checkpoints.sort((one, other) => (one.at < other.at ? -1 : 1));
}
async function findCheckpoint(git, tag) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .refsUnder */ .h9)(git, `refs/tags/${tag}`);
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

/***/ 67552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ savePartialUnder),
/* harmony export */   Ge: () => (/* binding */ commitSnapshot),
/* harmony export */   K_: () => (/* binding */ savePartialCommit),
/* harmony export */   TC: () => (/* binding */ partialChanges),
/* harmony export */   ji: () => (/* binding */ partialRef),
/* harmony export */   mv: () => (/* binding */ keepUnder),
/* harmony export */   yV: () => (/* binding */ savePartialRemains)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92954);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40021);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74870);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85931);







async function partialChanges(git, checkpoint, present, state) {
    const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
    const tree = present.work ?? (await git.treeOf(present.head));
    const isWhole = present.assumed.length + present.skipped.length === 0;
    const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
    const plain = isPlain ? (0,_work_tree_status_js__WEBPACK_IMPORTED_MODULE_5__/* .plainChanges */ .Aj)(state, checkpoint.head) : null;
    const differing = state.unlisted ? _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .changesOnly */ .o5 : _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listDifferences */ .bY;
    const { changed, fresh, gone } = plain ?? (await differing(git, base, tree));
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
    const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
    if (unseen.length === 0)
        return { tree, changed, fresh };
    const whole = await git.treeWith(tree, unseen);
    return { tree: whole, ...(await differing(git, base, whole)) };
}
async function savePartialUnder(git, ref, present, message, others) {
    const earlier = await git.resolve(ref);
    const commit = await commitSnapshot(git, present, message, earlier === null ? others : [...others, earlier]);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .updateRef */ .du)(git, ref, commit, earlier);
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
    const saved = earlier === null ? commit : await git.commitTree(await git.treeOf(commit), [commit, earlier], message);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .updateRef */ .du)(git, ref, saved, earlier);
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
    return `refs/phase-executor/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(phase)}/partial/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(plan)}/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(`${attempt}`)}`;
}
async function commitSnapshot(git, snapshot, message, others = []) {
    const parents = [snapshot.head];
    if (snapshot.index !== null)
        parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
    const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
    return git.commitTree(tree, [...new Set([...parents, ...others])], message);
}


/***/ }),

/***/ 52317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ Snapshot),
/* harmony export */   Tg: () => (/* binding */ isSameSnapshot),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   pM: () => (/* binding */ clearIndexFlags),
/* harmony export */   v_: () => (/* binding */ hiddenPaths),
/* harmony export */   wp: () => (/* binding */ scanTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15418);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40021);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85931);







const Snapshot = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    head: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().startsWith('refs/heads/').nullable(),
    index: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr().nullable(),
    work: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr().nullable(),
    intended: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    assumed: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    repositories: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
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
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
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
    const flagged = await git.flaggedEntries();
    const of = (pattern) => flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
    return { assumed: of(/^[a-z] /), skipped: git.config.isSparse ? [] : of(/^[sS] /) };
}
async function clearIndexFlags(git, { assumed, skipped }, index) {
    await git.updateIndex(['--no-assume-unchanged'], assumed, index);
    await git.updateIndex(['--no-skip-worktree'], skipped, index);
}
function treeOfAll(git, touched, hidden, unlisted = 0) {
    return (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, async (index) => {
        await clearIndexFlags(git, hidden, index);
        const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
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
        if (batch.length >= _work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__/* .maxListed */ .w9)
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
    const reported = (await git.readPaths(args, { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(files) })).split('\0');
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    return reported.flatMap((path, at) => at % 3 === 0 && (reported[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path)
        ? [path]
        : []);
}
async function scanTree(git) {
    await git.config.distrust();
    return git.state();
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
    isLink(path) {
        return this.#look(path)?.isSymbolicLink() === true;
    }
    inTheWayOf(path) {
        const above = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).find((folder) => this.#look(folder)?.isDirectory() === false);
        return above ?? (this.#look(path)?.isDirectory() ? path : null);
    }
    filesAt(path) {
        const stats = this.#look(path);
        if (!stats?.isDirectory())
            return stats?.isFile() || stats?.isSymbolicLink() ? [path] : [];
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
    }
    unlock(paths) {
        const entries = new Set(paths.flatMap((path) => [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path), path]));
        let isChanged = false;
        for (const path of entries) {
            const stat = this.#look(path);
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
            const created = this.#look(folder)?.birthtimeMs ?? 0;
            if (created > 0 && created < since.getTime() - 1_000)
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
/* harmony import */ var _objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70314);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95576);




async function commitsBetween(git, head, without) {
    const [only = ''] = without;
    const line = without.length === 1 ? await straightLine(git, only, head) : null;
    if (line !== null)
        return line.map(({ sha }) => sha);
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .describeObjects */ .of)(git, without)).filter(({ type }) => type === 'commit');
    const stdin = [head, ...existing.map(({ id }) => `^${id}`)].map((line) => `${line}\n`).join('');
    return nonEmptyLines(await git.read(['rev-list', '--topo-order', '--reverse', '--stdin'], { stdin }));
}
function nonEmptyLines(text) {
    return text.split('\n').filter((line) => line !== '');
}
async function straightLine(git, from, to, max = maxSteps) {
    const [first, last] = await Promise.all([git.resolve(from), git.resolve(to)]);
    const line = [];
    let sha = last;
    for (let some = 1; sha !== first; some *= 2) {
        if (sha === null || first === null || line.length >= max)
            return null;
        const requested = Array.from({ length: Math.min(some, max - line.length) }, (_, at) => git.objects.read(`${sha}~${at}`));
        for (const [at, foundObject] of (await Promise.all(requested)).entries()) {
            if (sha === first || (at > 0 && (foundObject.kind === 'missing' || foundObject.id !== sha)))
                break;
            if (foundObject.kind !== 'commit')
                return null;
            const commit = parsedCommit(foundObject.id, foundObject.content);
            if (commit.parents.length !== 1)
                return null;
            line.push(commit);
            sha = commit.parents[0] ?? null;
        }
    }
    return first === null ? null : line.reverse();
}
const maxSteps = 40;
async function commitObjects(git, shas) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, shas);
    return new Map(shas.map((sha, at) => {
        const gitObject = objects[at];
        if (gitObject?.id !== sha || gitObject.type !== 'commit')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${sha} is not a commit of this repository`);
        return [sha, parsedCommit(sha, gitObject.content)];
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
    if (isMachine(name, email) || (0,_objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__/* .isFalseName */ .Z1)(`${name} <${email}>`) || isOurs.test(text))
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
    return name === '' || email === '' || email === _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY.GIT_AUTHOR_EMAIL;
}
const isOurs = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;


/***/ }),

/***/ 77050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ lastChange),
/* harmony export */   QX: () => (/* binding */ isAncestor),
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
    const existing = knownAncestors.get(git) ?? new Set();
    knownAncestors.set(git, existing);
    const key = `${ancestor} ${descendant}`;
    if (existing.has(key))
        return true;
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, ancestor, descendant)) !== null)
        return true;
    const args = ['merge-base', '--is-ancestor', ancestor, descendant];
    const result = await git.try(args, { reading: true });
    if (result.exitCode > 1)
        throw (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailure */ .tv)(args, result);
    if (result.exitCode === 0 && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(ancestor) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(descendant))
        existing.add(key);
    return result.exitCode === 0;
}
async function ancestorsAmong(git, commits, descendant) {
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .describeObjects */ .of)(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
    if (existing.length === 0)
        return new Set();
    const stdin = `${[...existing.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
    const others = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
    return new Set(existing.flatMap(({ id }) => (others.has(id) ? [] : [id])));
}
const knownAncestors = new WeakMap();
async function commitsSince(git, sha, to = 'HEAD') {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, sha, to);
    if (line !== null)
        return line.map((commit) => ({ sha: commit.sha, subject: getSubject(commit.message) }));
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, to, sha)) !== null)
        return [];
    return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
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
function getSubject(message) {
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
/* harmony export */   _R: () => (/* binding */ deleteTag),
/* harmony export */   du: () => (/* binding */ updateRef),
/* harmony export */   h9: () => (/* binding */ refsUnder),
/* harmony export */   jq: () => (/* binding */ deleteRef)
/* harmony export */ });
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
    const isShort = Buffer.byteLength(message) < maxWord;
    const input = isShort ? ['-m', message] : ['-F', '-'];
    const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...input, '--', name, target];
    await git.run(args, isShort ? {} : { stdin: message });
}
const maxWord = 120_000;
async function deleteTag(git, name) {
    await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
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
/* harmony export */   bY: () => (/* binding */ listDifferences),
/* harmony export */   bz: () => (/* binding */ entriesBetween),
/* harmony export */   "in": () => (/* binding */ emptyTree),
/* harmony export */   jr: () => (/* binding */ changedBetween),
/* harmony export */   l4: () => (/* binding */ checkedOutBytes),
/* harmony export */   mz: () => (/* binding */ filesUnder),
/* harmony export */   o5: () => (/* binding */ changesOnly),
/* harmony export */   r3: () => (/* binding */ textInTree),
/* harmony export */   s1: () => (/* binding */ specialEntries),
/* harmony export */   sP: () => (/* binding */ unchangedSince)
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
    const existing = lastDiffs.get(git) ?? new Map();
    lastDiffs.set(git, existing);
    const key = `${from} ${to}`;
    const differingEntries = existing.get(key);
    if (differingEntries !== undefined)
        return differingEntries;
    const entries = await git.trees.differences(from, to);
    if ((0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(from) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(to) && entries.length <= maxCachedEntries) {
        existing.set(key, entries);
        const [oldest] = existing.keys();
        if (existing.size > 8 && oldest !== undefined)
            existing.delete(oldest);
    }
    return entries;
}
const maxCachedEntries = 5_000;
const lastDiffs = new WeakMap();
async function listDifferences(git, from, to) {
    const reported = { changed: [], gone: [], fresh: [] };
    for (const { path, was, is } of await entriesBetween(git, from, to)) {
        (was === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge && is.mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? reported.fresh : reported.changed).push(path);
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            reported.gone.push(path);
    }
    return reported;
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
    const expected = new Set(files);
    return (await entriesUnder(git, tree, files)).flatMap(({ path }) => (expected.has(path) ? [path] : []));
}
async function filesUnder(git, tree, expected) {
    const entries = await entriesUnder(git, tree, expected);
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
async function checkedOutBytes(git, commit, path) {
    const { exitCode, stdout } = await git.try(['cat-file', '--filters', `${commit}:${path}`], { reading: true });
    return exitCode === 0 ? stdout : null;
}
async function unchangedSince(git, tree, files) {
    const isPlainFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const expected = files.filter((path) => !path.includes('\n') && isPlainFile(path));
    if (expected.length === 0)
        return [];
    const listed = await entriesUnder(git, tree, expected);
    const blobs = new Map(listed.map(({ path, id }) => [path, id]));
    const reported = await git.read(['hash-object', '--stdin-paths'], {
        stdin: expected.map((path) => `${path}\n`).join(''),
    });
    const hashes = reported.trimEnd().split('\n');
    return expected.filter((path, at) => blobs.get(path) === hashes[at]);
}
async function restoreFiles(git, tree, files) {
    if (files.length === 0)
        return;
    const args = ['restore', `--source=${tree}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git.run(['--literal-pathspecs', ...args], { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithNuls */ .Vw)(files) });
}
async function specialEntries(git, from, to) {
    const result = { files: [], gitlinks: [], symlinks: [] };
    for (const { path, is } of await entriesBetween(git, from, to)) {
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            continue;
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8)
            result.gitlinks.push(path);
        else
            result.files.push(path);
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .linkMode */ .IG)
            result.symlinks.push(path);
    }
    return result;
}


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ removeAll),
/* harmony export */   OZ: () => (/* binding */ registeredTrees),
/* harmony export */   Rq: () => (/* binding */ getCheckoutArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29269);






function getCheckoutArguments(commit) {
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
    (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_5__/* .unmountBelow */ .GG)(root);
    const removing = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    await removing().catch(async (error) => {
        if (error.code === 'ENAMETOOLONG')
            return void (await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
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
    const strange = () => listMounts(folder).filter((point) => !existing.includes(point));
    for (let matches = strange(); matches.length > 0;) {
        for (const point of matches.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const remaining = strange();
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


/***/ })

};
;