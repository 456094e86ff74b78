"use strict";
exports.id = 8737;
exports.ids = [8737];
exports.modules = {

/***/ 18737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkpoint: () => (/* binding */ checkpoint_command_checkpoint)
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
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
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
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js
var plan_merge = __webpack_require__(19251);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/unversioned-state.js
var unversioned_state = __webpack_require__(85237);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/prune.js





async function prune(git, { olderThan, partials = false, dryRun = false }) {
    const old = (await (0,checkpoint_tag/* listCheckpoints */.Ep)(git)).filter((checkpoint) => new Date(checkpoint.at) < olderThan);
    const refs = partials
        ? (await (0,git_refs/* refsUnder */.h9)(git, 'refs/phase-executor/')).filter((ref) => partialRefs.test(ref.name) && ref.at < olderThan)
        : [];
    const asides = partials ? (0,plan_merge/* oldAsideFolders */.P6)(git, olderThan) : [];
    if (!dryRun) {
        for (const { tag } of old) {
            (0,unversioned_state/* forgetUnversionedState */.Nq)(git, tag);
            await (0,git_refs/* deleteTag */._R)(git, tag);
        }
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
// EXTERNAL MODULE: ./lib/system/git/checkpoint/control-files.js
var control_files = __webpack_require__(42798);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/snapshot.js
var snapshot = __webpack_require__(52317);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/rollback-preview.js



async function previewRollback(git, checkpoint) {
    const state = await (0,snapshot/* scanTree */.wp)(git);
    const present = await (0,snapshot/* takeSnapshot */.W9)(git, state, state.head ?? checkpoint.head);
    const work = checkpoint.work ?? checkpoint.head;
    const { changed, fresh } = await (0,tree/* differences */.tX)(git, work, present.work ?? present.head);
    return {
        head: { from: state.head, to: checkpoint.head },
        branch: { from: state.branch, to: checkpoint.branch },
        restored: changed,
        removed: fresh,
        movedAside: present.repositories.filter((path) => !checkpoint.repositories.includes(path)),
        operation: (0,control_files/* openOperation */.o4)(git)?.name ?? null,
    };
}

// EXTERNAL MODULE: ./lib/system/git/git.js + 3 modules
var git_git = __webpack_require__(71162);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/checkpoint-command.js













const checkpoint_command_checkpoint = async ([verb = '', ...words], world) => {
    const acts = new Map(Object.entries({ create, rollback, list, prune: pruneOld }));
    const act = acts.get(verb);
    if (!act)
        throw new settings/* UsageError */.eb((0,nearest_name/* notOneOf */.NR)('checkpoint', verb, [...acts.keys()]));
    const git = await git_git/* Git */.T.open((0,call_world/* projectRoot */.Y)(world), world.environment);
    return act(words, { git, checkpoints: new checkpoint/* Checkpoints */.O(git), world });
};
async function create([phase, plan, ...rest], { checkpoints, world }) {
    if (!phase || !plan || rest.length > 0)
        throw new settings/* UsageError */.eb('checkpoint create: expected a phase and a plan, such as: checkpoint create 07 07-03');
    const made = await checkpoints.create({ phase, plan, at: new Date(world.now()) });
    return { exitCode: 0, json: made, text: made.tag, outputs: { checkpoint: made.tag } };
}
async function rollback([tag, ...rest], scene) {
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
        ...changes(restored, removed, movedAside),
    ];
    const text = lines.length > 0 ? lines : ['nothing would change'];
    return { exitCode: 0, json: { tag: target.tag, dryRun: true, ...preview }, text: text.join('\n') };
}
async function rollBack(target, { git, checkpoints, world }) {
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        await (0,checkout/* holdCheckout */.UL)(git, (0,external_node_crypto_.randomUUID)(), { ttlMs: lease/* defaultTtlMs */.uD }, world, cleanup);
        world.progress(`rolling back to ${target.tag}`);
        const { kept, state: _, ...done } = await checkpoints.rollback(target);
        await checkpoints.discard(target);
        const { head, branch, restored, removed, movedAside, asideDir, submodules, refs, hooks } = done;
        const names = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
        const lines = [
            `rolled back to ${target.tag}: ${branch?.replace('refs/heads/', '') ?? 'detached'} at ${head}`,
            kept ? `the earlier state is kept in ${kept.ref}` : 'nothing had changed',
            ...changes(restored, removed, movedAside),
            ...(kept?.floodTree ? [`more new files were removed than are listed; ${kept.ref} has them all`] : []),
            ...(0,text_text/* alignedRows */.wC)(names.map((name) => ['restored', (0,text_text/* plainLine */.h0)(name)])),
            ...((0,external_node_fs_.existsSync)(asideDir) ? [`moved to ${asideDir}`] : []),
            ...submodules.map((path) => `submodule ${(0,text_text/* plainLine */.h0)(path)} is left unchanged`),
        ];
        const json = { tag: target.tag, kept: kept?.ref ?? null, ...done };
        return { exitCode: 0, json, text: lines.join('\n'), outputs: { checkpoint: kept?.ref ?? '' } };
    });
}
function changes(restored, removed, movedAside) {
    const rows = [
        ...restored.map((path) => ['restore', (0,text_text/* plainLine */.h0)(path)]),
        ...removed.map((path) => ['remove', (0,text_text/* plainLine */.h0)(path)]),
        ...movedAside.map((path) => ['move aside', (0,text_text/* plainLine */.h0)(path)]),
    ];
    return (0,text_text/* alignedRows */.wC)(rows);
}
async function list([word], { checkpoints }) {
    if (word !== undefined)
        throw new settings/* UsageError */.eb(`checkpoint list: found "${word}", expected no more words`);
    const found = await checkpoints.list();
    const rows = found.map(({ tag, head, branch, work }) => [
        ...[tag, (0,text_text/* shortId */.m_)(head), branch?.replace('refs/heads/', '') ?? 'detached'],
        work === null ? 'clean' : 'with uncommitted files',
    ]);
    return { exitCode: 0, json: found, text: (0,text_text/* alignedRows */.wC)(rows, '').join('\n') || 'there are no checkpoints' };
}
async function pruneOld([word, ...rest], { git, world }) {
    if ((word !== undefined && word !== 'partials') || rest.length > 0)
        throw new settings/* UsageError */.eb(`checkpoint prune: found "${[word, ...rest].join(' ')}", expected partials or no more words`);
    const dryRun = world.settings['dry-run'];
    if (!dryRun)
        for (const dir of everyGitDir(git))
            (0,lease/* refuseDuringRun */.$l)(dir, world.machine);
    const olderThan = new Date(world.now() - world.settings['older-than']);
    const pruned = await prune(git, { olderThan, partials: word === 'partials', dryRun });
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
const mostRuns = 500_000_000;
function removeForeign(dir, isHeld) {
    const foreign = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir).filter((name) => {
        const epoch = Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0);
        return epoch > mostRuns && !(leaseName.test(name) && isHeld(epoch));
    });
    for (const name of foreign)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), { recursive: true, force: true });
    return foreign.map((name) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name)} was not a lease and was removed`);
}
function newestEpoch(dir) {
    return (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_6__/* .largest */ .n)(leaseEpochs(dir), 0);
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
    return JSON.stringify({ ...holder, sum: checksum(holder) });
}
function parseHolder(text) {
    const parsed = Holder.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tryParseJson */ .Bl)(text ?? '')).data;
    if (parsed === undefined)
        return null;
    const { sum, ...holder } = parsed;
    return sum === undefined || sum === checksum(holder) ? holder : null;
}
function checksum(holder) {
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


/***/ })

};
;