"use strict";
exports.id = 9821;
exports.ids = [9821];
exports.modules = {

/***/ 66904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ activityText),
/* harmony export */   qL: () => (/* binding */ retryText),
/* harmony export */   y0: () => (/* binding */ progressRecorder)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function progressRecorder(clock, record) {
    let last = Number.NEGATIVE_INFINITY;
    return (activity) => {
        const isWorthALine = activity.kind === 'edit' ||
            activity.kind === 'retry' ||
            (activity.kind === 'command' && activity.state === 'ended');
        const what = isWorthALine ? activityText(activity) : null;
        if (what === null || clock.uptimeMs() - last < everyMs)
            return;
        last = clock.uptimeMs();
        record(what, activity.kind);
    };
}
const everyMs = 5_000;
function retryText({ count, message }) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count, 'failed call')} to its model: ${message || 'no cause given'}`;
}
function activityText(activity) {
    switch (activity.kind) {
        case 'edit':
            return `edits ${activity.path}`;
        case 'command':
            if (activity.state === 'started')
                return `runs ${activity.command}`;
            return `ran ${activity.command}${activity.exitCode ? ` (exit ${activity.exitCode})` : ''}`;
        case 'tool':
            return `uses ${activity.tool}`;
        case 'output':
            return `prints ${activity.text}`;
        case 'retry':
            return retryText(activity);
        case 'turn':
        case 'usage':
            return null;
    }
}


/***/ }),

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
    #text = '';
    #words = '';
    #hasEnded = false;
    #lines = [];
    take(line) {
        this.#lines = [];
        const event = (0,json_fields/* parseJsonLine */.wz)(line.trim());
        const isEvent = (0,json_text/* isMapping */.pi)(event);
        const owner = isEvent && this.#reader === null ? (0,clis/* eventOwner */.K)(event) : null;
        if (owner !== null)
            this.#reader = new stream_reader/* StreamReader */.CX(owner.events, (activity) => this.#see(activity));
        if (!isEvent || this.#reader === null)
            this.#tell(line);
        else
            this.#read(this.#reader, event);
        return this.#lines;
    }
    end() {
        this.#lines = [];
        this.#say();
        return this.#lines;
    }
    #read(reader, event) {
        reader.take(event);
        const text = reader.text ?? '';
        if (text.startsWith(this.#text))
            this.#words += text.slice(this.#text.length);
        else {
            this.#say();
            this.#words = text;
        }
        if (text === this.#text)
            this.#say();
        this.#text = text;
        if (reader.hasEnded && !this.#hasEnded)
            this.#tell(reader.error === null ? 'ended' : `ended: ${(0,stream_reader/* shownLine */.QN)(reader.error.message)}`);
        this.#hasEnded = reader.hasEnded;
    }
    #see(activity) {
        const isPlain = activity.kind === 'command' && activity.state === 'ended' && !activity.exitCode;
        const text = isPlain ? null : (0,agent_progress/* activityText */.$I)(activity);
        if (text !== null)
            this.#tell(text);
    }
    #tell(line) {
        this.#say();
        this.#lines.push(line);
    }
    #say() {
        if (this.#words.trim() !== '')
            this.#lines = this.#lines.concat(this.#words.trim().split('\n'));
        this.#words = '';
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
;// CONCATENATED MODULE: ./lib/publish/watch/log-reader.js


const chunkBytes = 1024 * 1024;
const maxLine = 64 * 1024;
class LogReader {
    #path;
    #position = 0;
    #rest = Buffer.alloc(0);
    constructor(path) {
        this.#path = path;
    }
    *read(end) {
        const file = (0,atomic_file/* tryOpenFile */.O)(this.#path);
        if (file !== null) {
            try {
                yield* this.#chunks(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        if (!end || this.#rest.length === 0)
            return;
        yield this.#rest.toString('utf8');
        this.#rest = Buffer.alloc(0);
    }
    *#chunks(file) {
        if ((0,external_node_fs_.fstatSync)(file).size < this.#position)
            this.#position = 0;
        const chunk = Buffer.alloc(chunkBytes);
        for (;;) {
            const count = (0,external_node_fs_.readSync)(file, chunk, 0, chunkBytes, this.#position);
            if (count === 0)
                return;
            this.#position += count;
            const bytes = Buffer.concat([this.#rest, chunk.subarray(0, count)]);
            const cut = bytes.lastIndexOf(10);
            const isLong = cut < 0 && bytes.length > maxLine;
            const lines = isLong ? bytes : bytes.subarray(0, Math.max(0, cut));
            this.#rest = Buffer.from(isLong ? [] : bytes.subarray(cut + 1));
            if (lines.length > 0 || cut >= 0)
                yield lines.toString('utf8');
        }
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
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/logs-command.js














const pollMs = 300;
const runLogs = async ([ref, plan], world) => {
    const { settings } = world;
    if (ref === undefined)
        throw new table_settings/* UsageError */.eb('logs: expected a phase, such as: logs 07, or logs 07 07-03');
    const read = await (0,local_phase/* openPhase */.yc)(ref, world);
    const dir = (0,local_phase/* getRecordFolder */.Mo)(read);
    const selected = (0,selected_plans/* selectedPlans */.E)(read, plan === undefined ? [] : [plan], 'logs');
    if (settings.events)
        return eventList(dir, read, selected);
    const all = read.schedule.plans.map((scheduledPlan) => scheduledPlan.plan.id);
    const plans = all.filter((id) => selected === null || selected.has(id));
    const of = plans.length === 1 ? `plan ${plans[0]}` : `phase ${read.phase.id}`;
    const { attempt } = settings;
    const expected = () => (0,ledger/* attemptLogs */.RE)(dir, plans).filter((log) => attempt === null || log.attempt === attempt);
    const holder = () => (0,lease/* leaseHolder */.Fp)(read.git.gitDir, world.machine)?.runId;
    const isAtWork = () => (0,run_opening/* newestRun */.KO)((0,ledger/* readRecentEvents */.FB)(dir, read.phase.id), [holder()]).isAtWork;
    if (!settings.follow || !isAtWork())
        refuseNothing((0,ledger/* attemptLogs */.RE)(dir, plans), of, attempt);
    const show = logPrinter((0,job_secrets/* redactorFor */.sD)(world), settings.raw, world.print);
    while (settings.follow && isAtWork() && !world.interrupt.soon.aborted) {
        show(expected(), false);
        const pause = (0,promises_.setTimeout)(pollMs, undefined, { signal: world.interrupt.soon }).catch(() => undefined);
        await watchdog/* watchdog */.uJ.for('the run', pollMs + 60_000, pause);
    }
    const shown = expected();
    show(shown, true);
    const json = { phase: read.phase.id, logs: shown.map(({ plan: id, ...log }) => ({ plan: id, ...log })) };
    return { exitCode: 0, json, text: `==> ${(0,text_text/* formatCount */.B4)(shown.length, 'log')} in ${(0,text_text/* plainLine */.h0)((0,external_node_path_.join)(dir, 'logs'))} <==` };
};
function eventList(dir, { phase }, plans) {
    const all = (0,ledger/* readRecentEvents */.FB)(dir, phase.id);
    const events = all.filter((event) => plans === null || ('plan' in event && plans.has(event.plan ?? '')));
    if (events.length === 0)
        throw new table_settings/* UsageError */.eb('logs: no events here; those of other machines are on the state ref and in the artifacts');
    const rows = events.flatMap((event) => {
        const text = (0,event_text/* eventText */.cj)(event);
        if (text === null)
            return [];
        const { of, what, result = '', commit } = text;
        return [[event.at, of, what, result, (0,text_text/* shortId */.m_)(commit ?? '')].map(text_text/* plainLine */.h0)];
    });
    return { exitCode: 0, json: { phase: phase.id, events }, text: (0,text_text/* alignedRows */.wC)(rows, '').join('\n') };
}
function refuseNothing(storedLogs, of, attempt) {
    if (storedLogs.length === 0)
        throw new table_settings/* UsageError */.eb(`logs: no logs of ${of} here; logs of chained jobs are in the artifacts of their run`);
    if (attempt === null || storedLogs.some((log) => log.attempt === attempt))
        return;
    const existing = [...new Set(storedLogs.map((log) => log.attempt))].sort((one, other) => one - other);
    throw new table_settings/* UsageError */.eb(`attempt: found ${attempt}, but the logs of ${of} are of attempt ${existing.join(', ')}`);
}
function logPrinter(redact, isRaw, print) {
    const readers = new Map();
    let last = '';
    const tell = ({ path, plan, attempt, of }, lines) => {
        if (lines.length === 0)
            return;
        if (last !== path)
            print(`==> plan ${(0,text_text/* plainLine */.h0)(plan)}, attempt ${attempt}: ${of} <==`);
        last = path;
        for (const line of lines)
            print((0,text_text/* plainIndented */.Cy)(line));
    };
    return (all, isEnd) => {
        for (const stored of all) {
            const { file, log } = readers.get(stored.path) ?? { file: new LogReader(stored.path), log: new ReadableLog() };
            readers.set(stored.path, { file, log });
            for (const text of file.read(isEnd)) {
                const lines = redact(text).split('\n');
                tell(stored, isRaw ? lines : lines.flatMap((line) => log.take(line)));
            }
            if (isEnd)
                tell(stored, log.end());
        }
    };
}


/***/ }),

/***/ 57136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready),
/* harmony export */   E: () => (/* binding */ selectedPlans)
/* harmony export */ });
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47964);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




function selectedPlans({ phase, schedule }, args, by = 'only') {
    if (args.length === 0)
        return null;
    const existing = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyResolver */ .A)(phase);
    const selected = new Set();
    const wrong = [];
    for (const word of args) {
        const resolution = resolve(word);
        if (resolution.kind === 'plan' && existing.includes(resolution.id))
            selected.add(resolution.id);
        else
            wrong.push(notAPlan(word, existing, phase.id, by));
    }
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
    return selected;
}
function notAPlan(word, existing, phase, by) {
    const meant = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), existing);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(existing, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0)
            return [];
        const is = missing.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${missing.join(', ')}, ${is} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        wrong.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
}


/***/ })

};
;