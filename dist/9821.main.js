"use strict";
exports.id = 9821;
exports.ids = [9821];
exports.modules = {

/***/ 49821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLogs: () => (/* binding */ runLogs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/agents/stream/agent-progress.js
var agent_progress = __webpack_require__(66904);
// EXTERNAL MODULE: ./lib/agents/stream/json-fields.js
var json_fields = __webpack_require__(41463);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
;// CONCATENATED MODULE: ./lib/agents/adapters/readable-log.js





class ReadableLog {
    #reader = null;
    #seenText = '';
    #pendingText = '';
    #hasEnded = false;
    #lines = [];
    take(line) {
        this.#lines = [];
        const event = (0,json_fields/* parseJsonLine */.wz)(line.trim());
        const isEvent = (0,json_text/* isMapping */.pi)(event);
        const owner = isEvent && this.#reader === null ? (0,clis/* eventOwner */.K)(event) : null;
        if (owner !== null)
            this.#reader = new stream_reader/* StreamReader */.CX(owner.events, (activity) => this.#addActivity(activity));
        if (!isEvent || this.#reader === null)
            this.#addLine(line);
        else
            this.#read(this.#reader, event);
        return this.#lines;
    }
    end() {
        this.#lines = [];
        this.#flushText();
        return this.#lines;
    }
    #read(reader, event) {
        reader.take(event);
        const text = reader.text ?? '';
        if (text.startsWith(this.#seenText))
            this.#pendingText += text.slice(this.#seenText.length);
        else {
            this.#flushText();
            this.#pendingText = text;
        }
        if (text === this.#seenText)
            this.#flushText();
        this.#seenText = text;
        if (reader.hasEnded && !this.#hasEnded)
            this.#addLine(reader.error === null ? 'ended' : `ended: ${(0,stream_reader/* formatLine */.IL)(reader.error.message)}`);
        this.#hasEnded = reader.hasEnded;
    }
    #addActivity(activity) {
        const isPlain = activity.kind === 'command' && activity.state === 'ended' && !activity.exitCode;
        const text = isPlain ? null : (0,agent_progress/* formatActivity */.x)(activity);
        if (text !== null)
            this.#addLine(text);
    }
    #addLine(line) {
        this.#flushText();
        this.#lines.push(line);
    }
    #flushText() {
        if (this.#pendingText.trim() !== '')
            this.#lines = this.#lines.concat(this.#pendingText.trim().split('\n'));
        this.#pendingText = '';
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
;// CONCATENATED MODULE: ./lib/publish/watch/log-reader.js


class LogReader {
    #path;
    #position = 0;
    constructor(path) {
        this.#path = path;
    }
    read(end) {
        const text = (0,atomic_file/* tryWithFile */.M1)(this.#path, (file) => {
            const { size } = (0,external_node_fs_.fstatSync)(file);
            if (size < this.#position)
                this.#position = 0;
            const bytes = Buffer.alloc(size - this.#position);
            const count = (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, this.#position);
            const completeLength = end ? count : bytes.lastIndexOf('\n') + 1;
            this.#position += completeLength;
            return bytes.toString('utf8', 0, completeLength);
        });
        return text ?? '';
    }
}

// EXTERNAL MODULE: ./lib/record/events/event-text.js
var event_text = __webpack_require__(66499);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/logs-command.js














const pollMs = 300;
const runLogs = async ([ref = '', plan], world) => {
    const { settings } = world;
    const read = await (0,local_phase/* openPhase */.yc)(ref, world);
    const dir = (0,local_phase/* getRecordFolder */.Mo)(read);
    const selected = (0,selected_plans/* selectPlans */.H)(read, plan === undefined ? [] : [plan], 'logs');
    if (settings.events)
        return eventList(dir, read, selected);
    const all = read.schedule.plans.map((scheduledPlan) => scheduledPlan.plan.id);
    const plans = all.filter((id) => selected === null || selected.has(id));
    const of = plans.length === 1 ? `plan ${plans[0]}` : `phase ${read.phase.id}`;
    const { attempt } = settings;
    const expected = () => (0,ledger/* listAttemptLogs */.pk)(dir, plans).filter((log) => attempt === null || log.attempt === attempt);
    const holder = () => (0,lease/* findLeaseHolder */._L)(read.git.gitDir, world.machine)?.runId;
    const isAtWork = () => (0,phase_state/* phaseState */.R)((0,ledger/* readRecentEvents */.FB)(dir, read.phase.id)).isAtWork([holder()]);
    if (!settings.follow || !isAtWork())
        refuseNothing((0,ledger/* listAttemptLogs */.pk)(dir, plans), of, attempt);
    const show = logPrinter((0,job_secrets/* createRedactor */.lY)(world), settings.raw, world.print);
    while (settings.follow && isAtWork() && !world.interrupt.soon.aborted) {
        show(expected(), false);
        const pause = (0,promises_.setTimeout)(pollMs, undefined, { signal: world.interrupt.soon }).catch(() => undefined);
        await watchdog/* watchdog */.uJ.for('the run', pollMs + 60_000, pause);
    }
    const shown = expected();
    show(shown, true);
    const json = { phase: read.phase.id, logs: shown.map(({ plan: id, ...log }) => ({ plan: id, ...log })) };
    return { exitCode: 0, json, text: `==> ${(0,text_text/* formatCount */.B4)(shown.length, 'log')} in ${(0,text_text/* stripLine */.nU)((0,external_node_path_.join)(dir, 'logs'))} <==` };
};
function eventList(dir, { phase }, plans) {
    const all = (0,ledger/* readRecentEvents */.FB)(dir, phase.id);
    const events = all.filter((event) => plans === null || ('plan' in event && plans.has(event.plan ?? '')));
    if (events.length === 0)
        throw new settings/* UsageError */.eb('logs: no events here; those of other machines are on the state ref and in the artifacts');
    const rows = events.flatMap((event) => {
        const text = (0,event_text/* formatEvent */.qF)(event);
        if (text === null)
            return [];
        const { of, what, result = '', commit } = text;
        return [[event.at, of, what, result, (0,text_text/* shortenId */.X_)(commit ?? '')].map(text_text/* stripLine */.nU)];
    });
    return { exitCode: 0, json: { phase: phase.id, events }, text: (0,text_text/* alignRows */.P4)(rows, '').join('\n') };
}
function refuseNothing(storedLogs, of, attempt) {
    if (storedLogs.length === 0)
        throw new settings/* UsageError */.eb(`logs: no logs of ${of} here; logs of chained jobs are in the artifacts of their run`);
    if (attempt === null || storedLogs.some((log) => log.attempt === attempt))
        return;
    const existing = [...new Set(storedLogs.map((log) => log.attempt))].sort((one, other) => one - other);
    throw new settings/* UsageError */.eb(`attempt: found ${attempt}, but the logs of ${of} are of attempt ${existing.join(', ')}`);
}
function logPrinter(redact, isRaw, print) {
    const readers = new Map();
    let last = '';
    const report = ({ path, plan, attempt, of }, lines) => {
        if (lines.length === 0)
            return;
        if (last !== path)
            print(`==> plan ${(0,text_text/* stripLine */.nU)(plan)}, attempt ${attempt}: ${of} <==`);
        last = path;
        for (const line of lines)
            print((0,text_text/* stripIndented */.y7)(line));
    };
    return (all, isEnd) => {
        for (const stored of all) {
            const { file, log } = readers.get(stored.path) ?? { file: new LogReader(stored.path), log: new ReadableLog() };
            readers.set(stored.path, { file, log });
            const text = file.read(isEnd);
            const lines = text === '' ? [] : redact(text).replace(/\n$/, '').split('\n');
            report(stored, isRaw ? lines : lines.flatMap((line) => log.take(line)));
            if (isEnd)
                report(stored, log.end());
        }
    };
}


/***/ }),

/***/ 66629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ formatFailedAttempts),
/* harmony export */   Rs: () => (/* binding */ SpecialistErrorSchema),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   mA: () => (/* binding */ updateErrorLog),
/* harmony export */   mn: () => (/* binding */ appendSpecialistError),
/* harmony export */   wS: () => (/* binding */ stateErrorLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86092);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24942);





const ErrorField = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().trim().min(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().transform(String)]);
const SpecialistErrorSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    phase: ErrorField,
    plan: ErrorField,
    task: ErrorField,
    specialist: ErrorField,
    error_type: ErrorField,
    details: ErrorField,
});
function appendSpecialistError(planning, error) {
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .appendJsonLines */ .c)(getErrorLogPath(planning), [error]);
}
function updateErrorLog(planning, events) {
    const { failures } = (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events).attempts;
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .appendMissing */ .Z)(getErrorLogPath(planning), failures.map(buildSpecialistError), (line) => line);
}
function getErrorLogPath(planning) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(planning, 'specialist-errors.jsonl');
}
function formatFailedAttempts(events, runId) {
    return (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events)
        .attempts.failures.filter((event) => event.runId === runId)
        .map(buildSpecialistError)
        .map(({ task: _, details: __, ...error }) => stateErrorLine(error))
        .reverse();
}
function stateErrorLine(error) {
    const { phase, plan, task, specialist, error_type = 'error', details } = error;
    const shown = (label, text, limit = 80) => text === undefined ? [] : [`${label}${escapeUnlessPlain((0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(text), limit)}`];
    const location = plan === undefined ? shown('phase ', phase) : shown('plan ', plan);
    const errorText = `${escapeUnlessPlain(error_type, 80)}${shown(' by ', specialist).join('')}`;
    return [
        [formatTime(error.timestamp), ...location, ...shown('task ', task)].join(', '),
        errorText,
        ...shown('', details, 300),
    ].join(': ');
}
function formatTime(iso) {
    return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}
function escapeUnlessPlain(text, limit) {
    return text.length <= limit && /^\w[\w .,;:/-]*$/.test(text) ? text : (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, limit);
}
function buildSpecialistError(event) {
    const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
    const result = { task: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(task), specialist, error_type, details: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(details) };
    return { phase, plan, ...result, timestamp: at };
}


/***/ }),

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

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oc: () => (/* binding */ Ledger),
  WP: () => (/* binding */ getFileName),
  n7: () => (/* binding */ getLedgerDir),
  ii: () => (/* binding */ getSignalPath),
  pk: () => (/* binding */ listAttemptLogs),
  Vc: () => (/* binding */ listLedgers),
  Q2: () => (/* binding */ logPath),
  FB: () => (/* binding */ readRecentEvents),
  cu: () => (/* binding */ readSignals),
  O1: () => (/* binding */ setLedgerAside)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/readings/signed-commits.js
var signed_commits = __webpack_require__(45168);
// EXTERNAL MODULE: ./lib/record/log/error-log.js
var error_log = __webpack_require__(66629);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/record/log/event-log.js









function openEventLog(path, runStamp, now) {
    let file = openLog(path);
    const recent = recentEvents(readRepaired(file), runStamp.phase);
    const stamp = { ...runStamp, ...getNextEpoch(recent.lines, runStamp) };
    let { lastSeq } = recent;
    const append = (event, details, time = now().toISOString()) => {
        const seq = lastSeq + 1;
        const full = { at: time, seq, ...stamp, event, ...details };
        const { size, ino } = (0,external_node_fs_.fstatSync)(file);
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.ino !== ino)
            file = recreateLog(path, file, size);
        try {
            (0,external_node_fs_.appendFileSync)(file, `${JSON.stringify(full)}\n`);
            if ((0,events_event/* kindTraits */.KT)(event).sync)
                (0,external_node_fs_.fsyncSync)(file);
        }
        catch (error) {
            if ((0,external_node_fs_.fstatSync)(file).size > size)
                (0,external_node_fs_.ftruncateSync)(file, size);
            throw error;
        }
        lastSeq = seq;
        return full;
    };
    return { log: { append, close: () => (0,external_node_fs_.closeSync)(file) }, recent };
}
function recreateLog(path, file, size) {
    const bytes = readWhole(file, size);
    (0,external_node_fs_.closeSync)(file);
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const again = openLog(path);
    (0,external_node_fs_.appendFileSync)(again, bytes);
    return again;
}
function readWhole(file, size) {
    const bytes = Buffer.alloc(size);
    (0,external_node_fs_.readSync)(file, bytes, 0, size, 0);
    return bytes;
}
function recentEvents(text, phase) {
    const parsed = text.split('\n').flatMap((line) => (line === '' ? [] : [parseLine(line)]));
    const lines = parsed.filter((line) => line !== null);
    const counted = lines.filter(({ event }) => !((0,events_event/* isKnownKind */.mT)(event) && (0,events_event/* kindTraits */.KT)(event).fleeting));
    const key = (0,phase_id/* getPhaseKey */.Tn)(phase);
    const phaseLines = counted.filter((line) => (0,phase_id/* getPhaseKey */.Tn)(line.phase) === key);
    const external = counted.filter((line) => (0,phase_id/* getPhaseKey */.Tn)(line.phase) !== key);
    const unreadable = new Set(phaseLines.filter((line) => !(0,events_event/* isEvent */.xH)(line)));
    const current = withoutFenced(phaseLines);
    return {
        events: (0,signed_commits/* withSignedCommits */.x)(current.filter((line) => !unreadable.has(line))),
        lines: current,
        lastSeq: (0,extremes/* getLargest */.p)(lines.map(({ seq }) => seq), 0),
        complaints: describeUnreadableLines(parsed.length - lines.length, external, unreadable),
    };
}
function getNextEpoch(lines, { epoch = 0, runId }) {
    const lastLine = lines.findLast((line) => line.epoch !== undefined);
    const nextEpoch = (lastLine?.epoch ?? 0) + (lastLine?.runId === runId ? 0 : 1);
    return { epoch: Math.max(epoch, lastLine === undefined ? 0 : nextEpoch) };
}
function withoutFenced(lines) {
    let highest = 0;
    return lines.filter(({ epoch = highest }) => {
        highest = Math.max(highest, epoch);
        return epoch === highest;
    });
}
function describeUnreadableLines(garbage, external, unreadable) {
    const phases = new Set(external.map(({ phase }) => phase));
    const kinds = new Set([...unreadable].map(({ event }) => JSON.stringify((0,text_text/* clipText */.gL)(event, 60))));
    return [
        ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
        ...[...phases].map((phase) => `there are events of phase ${phase}`),
        ...(kinds.size > 0 ? [`this version cannot read the events ${(0,text_text/* joinFirstFew */.RS)([...kinds], 10)}`] : []),
    ];
}
function parseLine(line) {
    if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}'))
        return null;
    if (line.length > 2_000 && (0,json_text/* isNestedTooDeep */.kq)(line))
        return null;
    try {
        const recordedLine = JSON.parse(line);
        return hasStamp(recordedLine) ? recordedLine : null;
    }
    catch {
        return null;
    }
}
function hasStamp({ at, runId, phase, event, seq, epoch = 0 }) {
    const isNamed = typeof event === 'string' && typeof phase === 'string' && typeof runId === 'string';
    return isNamed && typeof at === 'string' && Number.isSafeInteger(seq * 2) && Number.isSafeInteger(epoch);
}
function openLog(path) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
    (0,atomic_file/* syncFolder */.Yw)((0,external_node_path_.dirname)(path));
    return file;
}
function readRepaired(file) {
    const bytes = readWhole(file, (0,external_node_fs_.fstatSync)(file).size);
    const lastLineStart = bytes.lastIndexOf('\n') + 1;
    if (lastLineStart === bytes.length)
        return bytes.toString('utf8');
    const lastLine = bytes.toString('utf8', lastLineStart);
    const isTorn = parseLine(lastLine) === null && /^\{("|$)|\0/.test(lastLine);
    if (isTorn)
        (0,external_node_fs_.ftruncateSync)(file, lastLineStart);
    else
        (0,external_node_fs_.appendFileSync)(file, '\n');
    return bytes.toString('utf8', 0, isTorn ? lastLineStart : bytes.length);
}

// EXTERNAL MODULE: ./lib/record/log/execution-log.js
var execution_log = __webpack_require__(35713);
// EXTERNAL MODULE: ./lib/record/log/signal-log.js
var signal_log = __webpack_require__(93885);
;// CONCATENATED MODULE: ./lib/record/log/ledger.js












class Ledger {
    dir;
    earlier;
    complaints;
    #log;
    #lease;
    #redact;
    #events;
    #watchers;
    constructor(dir, { log, recent }, { lease, redact }, onEvent) {
        this.dir = dir;
        this.earlier = recent.events;
        this.complaints = recent.complaints.map((text) => `${logPath(dir)}: ${text}; they are skipped and left unchanged`);
        this.#log = log;
        this.#lease = lease;
        this.#redact = redact;
        this.#events = [...recent.events];
        this.#watchers = [onEvent];
    }
    static open(dir, stamp, onEvent) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, 'logs'), { recursive: true });
        const { runId, phase, now, lease } = stamp;
        lease.check();
        return new Ledger(dir, openEventLog(logPath(dir), { runId, phase, epoch: lease.epoch }, now), stamp, onEvent);
    }
    get events() {
        return this.#events;
    }
    watch(report) {
        this.#watchers.push(report);
    }
    append(event, details, at) {
        this.#lease.check();
        const recordedEvent = this.#log.append(event, (0,redaction/* withEachText */.nA)(details, this.#redact), at);
        if (!(0,events_event/* kindTraits */.KT)(event).fleeting)
            this.#events.push(recordedEvent);
        if (event === 'signed')
            this.#events = [...(0,signed_commits/* withSignedCommits */.x)(this.#events)];
        for (const report of this.#watchers)
            report(recordedEvent);
    }
    updateRecords(planning) {
        this.#lease.check();
        (0,execution_log/* updateExecutionLog */.Ib)((0,external_node_path_.join)(planning, 'EXECUTION_LOG.md'), this.#events);
        (0,error_log/* updateErrorLog */.mA)(planning, this.#events);
        (0,signal_log/* updateSignalLog */.C)(planning, this.#events);
    }
    writeSignal(plan, signal, kind) {
        this.#lease.check();
        const path = getSignalPath(this.dir, plan);
        (0,atomic_file/* replaceFile */.fR)(path, `${JSON.stringify((0,redaction/* withEachText */.nA)(signal, this.#redact), null, 2)}\n`, kind);
        return path;
    }
    logFile(plan, attempt, logName = 'agent') {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.dir, 'logs'), { recursive: true });
        return (0,external_node_path_.join)(this.dir, 'logs', `${getFileName(plan)}-a${attempt}${logName === 'agent' ? '' : `.${logName}`}.log`);
    }
    keepHandoff(plan, attempt, text) {
        this.#lease.check();
        const path = (0,external_node_path_.join)(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`);
        (0,atomic_file/* replaceFile */.fR)(path, (0,redaction/* redactedJson */.Rh)(text, this.#redact));
        return path;
    }
    readHandoff(plan, attempt) {
        return (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`));
    }
    close() {
        this.#log.close();
    }
}
function getLedgerDir(gitDir, prefix, phase) {
    const parts = [...prefix.split('/').filter((part) => part !== ''), (0,phase_id/* getPhaseKey */.Tn)(phase)];
    return (0,external_node_path_.join)(gitDir, 'phase-executor', getFileName(parts.join('+')));
}
function setLedgerAside(dir, now) {
    if (!(0,external_node_fs_.existsSync)(dir))
        return null;
    const aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(dir), 'earlier', `${(0,external_node_path_.basename)(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(aside), { recursive: true });
    (0,external_node_fs_.renameSync)(dir, aside);
    return aside;
}
function readSignals(dir) {
    const signals = new Map();
    const phase = (0,atomic_file/* tryReadRegular */.aH)(getSignalPath(dir, null));
    if (phase !== null)
        signals.set(null, readJson(phase));
    for (const name of (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(dir, 'signals'))) {
        if (!name.endsWith('.json'))
            continue;
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(dir, 'signals', name));
        if (text !== null)
            signals.set(decodeURIComponent(name.slice(0, -'.json'.length)), readJson(text));
    }
    return signals;
}
function listLedgers(gitDir) {
    const home = (0,external_node_path_.join)(gitDir, 'phase-executor');
    return (0,atomic_file/* listDir */.ol)(home).flatMap((name) => {
        const dir = (0,external_node_path_.join)(home, name);
        if (!(0,external_node_fs_.statSync)(dir, { throwIfNoEntry: false })?.isDirectory())
            return [];
        const phase = name.split(/\+|%2B/).at(-1) ?? '';
        return (0,external_node_fs_.existsSync)(logPath(dir)) ? [{ dir, phase, events: readRecentEvents(dir, phase) }] : [];
    });
}
function readRecentEvents(dir, phase) {
    return (0,atomic_file/* tryWithFile */.M1)(logPath(dir), (file) => recentEvents((0,external_node_fs_.readFileSync)(file, 'utf8'), phase).events) ?? [];
}
function logPath(dir) {
    return (0,external_node_path_.join)(dir, 'events.ndjson');
}
function getSignalPath(dir, plan) {
    return plan === null ? (0,external_node_path_.join)(dir, 'phase.json') : (0,external_node_path_.join)(dir, 'signals', `${getFileName(plan)}.json`);
}
function getFileName(plan) {
    return encodeURIComponent(plan).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length));
}
function readJson(text) {
    const signal = (0,json_text/* tryParseJson */.Bl)(text);
    if (signal !== undefined)
        return signal;
    return { status: 'failure', phase: '0', reason: 'internal', error: 'the recorded signal cannot be read' };
}
function listAttemptLogs(dir, plans) {
    const names = (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(dir, 'logs'));
    return plans.flatMap((plan) => {
        const prefix = `${getFileName(plan)}-a`;
        const storedLogs = names.flatMap((name) => {
            const [, attempt, of = 'agent'] = (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
            const path = (0,external_node_path_.join)(dir, 'logs', name);
            const file = attempt === undefined ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
            if (!file?.isFile())
                return [];
            return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
        });
        return storedLogs.sort((a, b) => a.attempt - b.attempt || a.changedAt - b.changedAt);
    });
}


/***/ }),

/***/ 80338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ localPhase),
/* harmony export */   GR: () => (/* binding */ tryOpenGit),
/* harmony export */   Mo: () => (/* binding */ getRecordFolder),
/* harmony export */   g7: () => (/* binding */ answerStore),
/* harmony export */   yc: () => (/* binding */ openPhase)
/* harmony export */ });
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93254);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1594);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _read_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53853);






async function openPhase(ref, world, readPhase = _read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .readSchedule */ .Cu) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__/* .findProjectRoot */ .p)(world);
    return localPhase(await readPhase(root, ref), root, await _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .T.open(root, world.environment));
}
function localPhase(phaseSchedule, root, git) {
    return { ...phaseSchedule, root, git, prefix: (0,_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .getProjectPrefix */ .mg)(git, root) };
}
async function tryOpenGit(root, { environment }) {
    try {
        return await _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .T.open(root, environment);
    }
    catch (error) {
        if (error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS)
            return null;
        throw error;
    }
}
function getRecordFolder({ git, phase, prefix }) {
    return (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .getLedgerDir */ .n7)(git.gitDir, prefix, phase.id);
}
function answerStore({ git, phase, prefix }, world) {
    const remote = world.settings.remote === '' ? null : (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfiguredRemote */ .e)(git, world);
    return { git, phase: phase.id, prefix, remote };
}


/***/ }),

/***/ 45168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ currentNames),
/* harmony export */   x: () => (/* binding */ withSignedCommits)
/* harmony export */ });
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);

function currentNames(events) {
    const names = new Map();
    for (const event of events.toReversed())
        if (event.event === 'signed')
            addNames(names, event);
    return (sha) => names.get(sha) ?? sha;
}
function withSignedCommits(events) {
    if (!events.some(({ event }) => event === 'signed'))
        return events;
    const names = new Map();
    const reported = events.toReversed().map((event) => {
        if (event.event !== 'signed')
            return renameCommits(event, names);
        addNames(names, event);
        return event;
    });
    return reported.reverse();
}
function addNames(names, { commits }) {
    for (const [oldCommit, newCommit] of commits)
        names.set(oldCommit, names.get(newCommit) ?? newCommit);
}
function renameCommits(event, names) {
    if (names.size === 0)
        return event;
    const fields = event.event === 'part' ? ['head'] : ['head', 'base', 'commit'];
    const reported = { ...event };
    for (const field of fields) {
        const newName = names.get(String(reported[field]));
        if (newName !== undefined)
            reported[field] = newName;
    }
    if ('signal' in event) {
        const details = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .withCommitNames */ .Qz)(event.signal.details, (sha) => names.get(sha) ?? sha);
        reported.signal = { ...event.signal, details };
    }
    return reported;
}


/***/ }),

/***/ 57136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready),
/* harmony export */   H: () => (/* binding */ selectPlans)
/* harmony export */ });
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47964);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




function selectPlans({ phase, schedule }, args, by = 'only') {
    if (args.length === 0)
        return null;
    const planIds = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .createDependencyResolver */ .W)(phase);
    const selected = new Set();
    const errors = [];
    for (const word of args) {
        const resolution = resolve(word);
        if (resolution.kind === 'plan' && planIds.includes(resolution.id))
            selected.add(resolution.id);
        else
            errors.push(unknownPlanText(word, planIds, phase.id, by));
    }
    if (errors.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(errors.join('\n'));
    return selected;
}
function unknownPlanText(word, existing, phase, by) {
    const suggestion = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .SX)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), existing);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFirstFew */ .RS)(existing, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${suggestion}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const errors = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0)
            return [];
        const verb = missing.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${missing.join(', ')}, ${verb} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        errors.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (errors.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(errors.join('\n'));
}


/***/ }),

/***/ 52299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findConfiguredRemote),
/* harmony export */   y: () => (/* binding */ getOriginUrl)
/* harmony export */ });
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23806);

async function getOriginUrl(git) {
    const { exitCode, stdout } = await git.try(['remote', 'get-url', 'origin'], { reading: true });
    return exitCode === 0 ? stdout.toString('utf8').trim() : '';
}
function findConfiguredRemote(git, { settings, environment }) {
    const { GITHUB_SERVER_URL = 'https://github.com' } = environment;
    return new _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .Remote */ .V$(git, settings.remote, (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsFor */ .Og)(settings['github-token'], GITHUB_SERVER_URL));
}


/***/ })

};
;