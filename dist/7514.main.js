"use strict";
exports.id = 7514;
exports.ids = [7514];
exports.modules = {

/***/ 7514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56805);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20951);
/* harmony import */ var _plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33363);
/* harmony import */ var _plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46322);
/* harmony import */ var _plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44320);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95185);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);














const runValidate = async ([ref], world) => {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_10__/* .projectRoot */ .Y)(world);
    const tree = (0,_plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(root);
    const phases = ref === undefined ? tree.phases : [(0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .selectPhase */ .WW)(root, ref, tree)];
    const ofPhases = [];
    const finished = new Set();
    const open = [];
    let plans = 0;
    for (const directory of phases) {
        const phase = (0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .readPhaseDirectory */ .v6)(root, directory, tree);
        plans += phase.plans.length;
        const matches = [...phase.diagnostics, ...(0,_plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .buildSchedule */ .G)(phase).diagnostics];
        if ((0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isFinished */ .$g)(phase))
            finished.add(phase.dir);
        for (const plan of phase.plans)
            if (!plan.hasSummary)
                open.push(plan);
        const shown = ref === undefined && finished.has(phase.dir) ? (0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .foldedFindings */ .jJ)(phase, matches) : matches;
        for (const diagnostic of shown)
            ofPhases.push(diagnostic);
    }
    const diagnostics = [
        ...(ref === undefined ? projectFindings(root, tree, finished) : []),
        ...ofPhases,
        ...(await ignoredFindings(root, open, world)),
    ];
    const count = (severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
    const totals = { phases: phases.length, plans, errors, warnings, infos };
    const match = [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(errors, 'error'), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(warnings, 'warning'), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(infos, 'info')].join(', ');
    const summary = `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(phases.length, 'phase')}, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(plans, 'plan')}: ${match}`;
    return {
        exitCode: errors > 0 ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_11__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE : 0,
        json: { ...totals, diagnostics },
        text: [...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .diagnosticLines */ .NS)(diagnostics), summary].join('\n'),
        diagnostics,
    };
};
async function ignoredFindings(root, plans, world) {
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_8__/* .tryOpenGit */ .GR)(root, world);
    const matches = git === null ? [] : await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredPromises */ .F)(plans, git, (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__/* .projectPrefix */ .CF)(git, root));
    return matches.map(({ plan, message }) => ({
        severity: 'warning',
        code: 'ignored-promise',
        file: plan,
        line: 1,
        message: `the plan ${message}`,
    }));
}
function projectFindings(root, tree, finished) {
    const roadmap = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'ROADMAP.md'));
    return [
        ...(0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .treeFindings */ .nO)(tree),
        ...(0,_plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanningConfig */ .i)((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'config.json'))).diagnostics,
        ...(roadmap === null ? [] : (0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .roadmapDrift */ .m1)((0,_plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRoadmap */ .AR)(roadmap), tree, { finished })),
    ];
}


/***/ }),

/***/ 66629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ SpecialistErrorSchema),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   kZ: () => (/* binding */ failedAttemptLines),
/* harmony export */   mA: () => (/* binding */ updateErrorLog),
/* harmony export */   mn: () => (/* binding */ appendSpecialistError),
/* harmony export */   wS: () => (/* binding */ stateErrorLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86092);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24942);




const ErrorField = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().trim().min(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().transform(String)]);
const SpecialistErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    phase: ErrorField,
    plan: ErrorField,
    task: ErrorField,
    specialist: ErrorField,
    error_type: ErrorField,
    details: ErrorField,
});
function appendSpecialistError(planning, error) {
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .appendJsonLines */ .c)(errorLog(planning), [error]);
}
function updateErrorLog(planning, events) {
    const failed = events.filter((ledgerEvent) => ledgerEvent.event === 'attempt_failed');
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .appendMissing */ .Z)(errorLog(planning), failed.map(specialistError), (line) => line);
}
function errorLog(planning) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(planning, 'specialist-errors.jsonl');
}
function failedAttemptLines(events, runId) {
    return events
        .flatMap((event) => (event.event === 'attempt_failed' && event.runId === runId ? [specialistError(event)] : []))
        .map(({ task: _, details: __, ...error }) => stateErrorLine(error))
        .reverse();
}
function stateErrorLine(error) {
    const { phase, plan, task, specialist, error_type = 'error', details } = error;
    const shown = (label, text, limit = 80) => text === undefined ? [] : [`${label}${plainOrInert((0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .agentData */ .k0)(text), limit)}`];
    const where = plan === undefined ? shown('phase ', phase) : shown('plan ', plan);
    const what = `${plainOrInert(error_type, 80)}${shown(' by ', specialist).join('')}`;
    return [
        [timeText(error.timestamp), ...where, ...shown('task ', task)].join(', '),
        what,
        ...shown('', details, 300),
    ].join(': ');
}
function timeText(iso) {
    return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}
function plainOrInert(text, limit) {
    return text.length <= limit && /^\w[\w .,;:/-]*$/.test(text) ? text : (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .inertMarkdown */ .Ic)(text, limit);
}
function specialistError(event) {
    const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
    const result = { task: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .agentData */ .k0)(task), specialist, error_type, details: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .agentData */ .k0)(details) };
    return { phase, plan, ...result, timestamp: at };
}


/***/ }),

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oc: () => (/* binding */ Ledger),
  RE: () => (/* binding */ attemptLogs),
  Md: () => (/* binding */ fileName),
  PW: () => (/* binding */ ledgerDir),
  Vc: () => (/* binding */ listLedgers),
  Q2: () => (/* binding */ logPath),
  FB: () => (/* binding */ readRecentEvents),
  cu: () => (/* binding */ readSignals),
  O1: () => (/* binding */ setLedgerAside),
  CV: () => (/* binding */ signalPath)
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
// EXTERNAL MODULE: ./lib/system/files/file-tail.js
var file_tail = __webpack_require__(64566);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/record/log/event-log.js









function openEventLog(path, runStamp, now) {
    let file = openLog(path);
    mendLastLine(file);
    const recent = recentEvents(file, runStamp.phase);
    const stamp = { ...runStamp, ...epochAfter(recent.lines, runStamp) };
    let { lastSeq } = recent;
    const append = (event, details, at = now().toISOString()) => {
        const seq = lastSeq + 1;
        const full = { at, seq, ...stamp, event, ...details };
        const { size, ino } = (0,external_node_fs_.fstatSync)(file);
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.ino !== ino)
            file = writtenAnew(path, file, size);
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
function writtenAnew(path, file, size) {
    const bytes = Buffer.alloc(size);
    (0,external_node_fs_.readSync)(file, bytes, 0, size, 0);
    (0,external_node_fs_.closeSync)(file);
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const again = openLog(path);
    (0,external_node_fs_.appendFileSync)(again, bytes);
    return again;
}
function recentEvents(file, phase) {
    const recordedLines = [];
    const unreadable = new Set();
    const external = new Set();
    let garbage = 0;
    const isOfPhase = phaseTest(phase);
    const { size } = (0,external_node_fs_.fstatSync)(file);
    let lastSeq = 0;
    let isCounted = false;
    let isRecent = true;
    let isNumbered = false;
    const skips = (bytes, from, to) => isNumbered && isSkippable(bytes, from, to, isRecent);
    for (const { text, from } of (0,file_tail/* linesFromEnd */.R)(file, skips)) {
        isRecent = size - from <= recentBytes;
        if (recordedLines.length >= maxEvents || (isCounted && !isRecent))
            break;
        const line = parseLine(text);
        lastSeq = Math.max(lastSeq, line?.seq ?? 0);
        isNumbered ||= line !== null && isOfPhase(line.phase);
        if (line === null)
            garbage += 1;
        else if ((0,events_event/* isKnownKind */.mT)(line.event) && (0,events_event/* kindTraits */.KT)(line.event).fleeting)
            continue;
        else if (!isOfPhase(line.phase))
            external.add(line.phase);
        else {
            recordedLines.push(line);
            if (!(0,events_event/* isEvent */.xH)(line))
                unreadable.add(line);
            else
                isCounted ||= (0,events_event/* endsCounting */.QS)(line);
        }
    }
    const complaints = describeUnreadableLines(garbage, external, recordedLines, unreadable);
    const lines = withoutFenced(recordedLines.reverse());
    const events = lines.filter((line) => unreadable.size === 0 || !unreadable.has(line));
    return { events: (0,signed_commits/* withSignedCommits */.x2)(events), lines, lastSeq, complaints };
}
function phaseTest(phase) {
    const key = (0,phase_id/* phaseKey */.nm)(phase);
    const existing = new Map();
    return (match) => {
        const isOfIt = existing.get(match) ?? (0,phase_id/* phaseKey */.nm)(match) === key;
        existing.set(match, isOfIt);
        return isOfIt;
    };
}
const recentBytes = 1024 * 1024;
const maxEvents = 50_000;
function isSkippable(bytes, from, to, isRecent) {
    const line = bytes.slice(from, to);
    const at = line.indexOf(eventField);
    if (at < 0)
        return false;
    const begin = at + eventField.length;
    for (const kind of fleetingKinds)
        if (line.startsWith(kind, begin))
            return true;
    return !isRecent && !countingKinds.has(line.slice(begin, line.indexOf('"', begin)));
}
const eventField = '"event":"';
const fleetingKinds = (0,events_event/* kindsWith */.i)({ fleeting: true }).map((kind) => `${kind}"`);
const countingKinds = new Set((0,events_event/* kindsWithout */.gf)('recentOnly'));
function epochAfter(lines, { epoch = 0, runId }) {
    const last = lines.findLast((line) => line.epoch !== undefined);
    const after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
    return { epoch: Math.max(epoch, last === undefined ? 0 : after) };
}
function withoutFenced(lines) {
    let highest = 0;
    return lines.filter(({ epoch = highest }) => {
        highest = Math.max(highest, epoch);
        return epoch === highest;
    });
}
function describeUnreadableLines(garbage, external, matches, unreadable) {
    const newer = new Set(matches.map(({ schemaVersion = 0 }) => Number(schemaVersion)).filter((it) => it > events_event/* eventsVersion */.Oy));
    const kinds = [...new Set([...unreadable].map(({ event }) => event))];
    const [unknown, misshapen] = [kinds.filter((event) => !(0,events_event/* isKnownKind */.mT)(event)), kinds.filter(events_event/* isKnownKind */.mT)];
    return [
        ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
        ...[...external].map((phase) => `there are events of phase ${phase}`),
        ...[...newer].map((version) => `there are events of version ${version}, this is version ${events_event/* eventsVersion */.Oy}`),
        ...(unknown.length > 0 ? [`this version does not know the events ${safeNames(unknown)}`] : []),
        ...(misshapen.length > 0 ? [`events lack required fields: ${safeNames(misshapen)}`] : []),
    ];
}
function safeNames(names) {
    const shown = names.map((name) => JSON.stringify((0,text_text/* clipText */.gL)(name, 60)));
    return (0,text_text/* firstFew */.Dt)(shown, 10);
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
function mendLastLine(file) {
    if (!(0,file_tail/* endsInMidLine */.u)(file))
        return;
    const [line] = (0,file_tail/* linesFromEnd */.R)(file);
    const isTorn = line !== undefined && parseLine(line.text) === null && /^\{("|$)|\0/.test(line.text);
    if (isTorn)
        (0,external_node_fs_.ftruncateSync)(file, line.from);
    else
        (0,external_node_fs_.appendFileSync)(file, '\n');
}

// EXTERNAL MODULE: ./lib/record/log/execution-log.js + 1 modules
var execution_log = __webpack_require__(64192);
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
    watch(tell) {
        this.#watchers.push(tell);
    }
    append(event, details, at) {
        this.#lease.check();
        const written = this.#log.append(event, (0,redaction/* withEachText */.nA)(details, this.#redact), at);
        if (!(0,events_event/* kindTraits */.KT)(event).fleeting)
            this.#events.push(written);
        if (event === 'signed')
            this.#events = [...(0,signed_commits/* withSignedCommits */.x2)(this.#events)];
        for (const tell of this.#watchers)
            tell(written);
    }
    updateRecords(planning, { mayLag = false } = {}) {
        this.#lease.check();
        (0,execution_log/* updateExecutionLog */.Ib)((0,external_node_path_.join)(planning, 'EXECUTION_LOG.md'), this.#events, { mayLag });
        (0,error_log/* updateErrorLog */.mA)(planning, this.#events);
        if (!mayLag)
            (0,signal_log/* updateSignalLog */.C)(planning, this.#events);
    }
    writeSignal(plan, signal, kind) {
        this.#lease.check();
        const path = signalPath(this.dir, plan);
        (0,atomic_file/* replaceFile */.fR)(path, `${JSON.stringify((0,redaction/* withEachText */.nA)(signal, this.#redact), null, 2)}\n`, kind);
        return path;
    }
    logFile(plan, attempt, of = 'agent') {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.dir, 'logs'), { recursive: true });
        return (0,external_node_path_.join)(this.dir, 'logs', `${fileName(plan)}-a${attempt}${of === 'agent' ? '' : `.${of}`}.log`);
    }
    agentLogs(plan, attempt) {
        const calls = attemptLogs(this.dir, [plan]).filter((log) => log.attempt === attempt && /^(?:agent|repair-\d+)(?:-handoff)?$/.test(log.of));
        return calls.map(({ path }) => path).sort();
    }
    keepHandoff(plan, attempt, text) {
        this.#lease.check();
        const path = (0,external_node_path_.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`);
        (0,atomic_file/* replaceFile */.fR)(path, (0,redaction/* redactedJson */.Rh)(text, this.#redact));
        return path;
    }
    readHandoff(plan, attempt) {
        return (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
    }
    beat(now) {
        if ((0,external_node_fs_.existsSync)(logPath(this.dir)))
            (0,external_node_fs_.utimesSync)(logPath(this.dir), now, now);
    }
    close() {
        this.#log.close();
    }
}
function ledgerDir(gitDir, prefix, phase) {
    const parts = [...prefix.split('/').filter((part) => part !== ''), (0,phase_id/* phaseKey */.nm)(phase)];
    return (0,external_node_path_.join)(gitDir, 'phase-executor', fileName(parts.join('+')));
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
    const phase = (0,atomic_file/* tryReadRegular */.aH)(signalPath(dir, null));
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
        const log = (0,external_node_fs_.statSync)(logPath(dir), { throwIfNoEntry: false });
        const phase = name.split(/\+|%2B/).at(-1) ?? '';
        return log ? [{ dir, phase, events: readRecentEvents(dir, phase), lastAliveAt: log.mtimeMs }] : [];
    });
}
function readRecentEvents(dir, phase) {
    return (0,atomic_file/* tryWithFile */.M1)(logPath(dir), (file) => recentEvents(file, phase).events) ?? [];
}
function logPath(dir) {
    return (0,external_node_path_.join)(dir, 'events.ndjson');
}
function signalPath(dir, plan) {
    return plan === null ? (0,external_node_path_.join)(dir, 'phase.json') : (0,external_node_path_.join)(dir, 'signals', `${fileName(plan)}.json`);
}
function fileName(plan) {
    return encodeURIComponent(plan).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length));
}
function readJson(text) {
    const signal = (0,json_text/* tryParseJson */.Bl)(text);
    if (signal !== undefined)
        return signal;
    return { status: 'failure', phase: '0', reason: 'internal', error: 'the recorded signal cannot be read' };
}
function attemptLogs(dir, plans) {
    const names = (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(dir, 'logs'));
    return plans.flatMap((plan) => {
        const prefix = `${fileName(plan)}-a`;
        const storedLogs = names.flatMap((name) => {
            const [, attempt, of = 'agent'] = (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
            const path = (0,external_node_path_.join)(dir, 'logs', name);
            const file = attempt === undefined ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
            if (!file?.isFile())
                return [];
            return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
        });
        return storedLogs.sort((one, other) => one.attempt - other.attempt || one.changedAt - other.changedAt);
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






async function openPhase(ref, world, read = _read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .readSchedule */ .Cu) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRoot */ .Y)(world);
    return localPhase(await read(root, ref), root, await _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .T.open(root, world.environment));
}
function localPhase(read, root, git) {
    return { ...read, root, git, prefix: (0,_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .projectPrefix */ .CF)(git, root) };
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
    return (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ledgerDir */ .PW)(git.gitDir, prefix, phase.id);
}
function answerStore({ git, phase, prefix }, world) {
    const remote = world.settings.remote === '' ? null : (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .configuredRemote */ .v)(git, world);
    return { git, phase: phase.id, prefix, remote };
}


/***/ }),

/***/ 45168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ currentNames),
/* harmony export */   s9: () => (/* binding */ lastSigning),
/* harmony export */   x2: () => (/* binding */ withSignedCommits)
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
function lastSigning(events) {
    return events.findLast((event) => event.event === 'signed') ?? null;
}
function addNames(names, { commits }) {
    for (const [before, after] of commits)
        names.set(before, names.get(after) ?? after);
}
function renameCommits(event, names) {
    if (names.size === 0)
        return event;
    const fields = event.event === 'part' ? ['head'] : ['head', 'base', 'commit'];
    const reported = { ...event };
    for (const field of fields) {
        const now = names.get(String(reported[field]));
        if (now !== undefined)
            reported[field] = now;
    }
    if ('signal' in event) {
        const details = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .withCommitNames */ .Qz)(event.signal.details, (sha) => names.get(sha) ?? sha);
        reported.signal = { ...event.signal, details };
    }
    return reported;
}


/***/ }),

/***/ 52299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ originUrl),
/* harmony export */   v: () => (/* binding */ configuredRemote)
/* harmony export */ });
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23806);

async function originUrl(git) {
    const { exitCode, stdout } = await git.try(['remote', 'get-url', 'origin'], { reading: true });
    return exitCode === 0 ? stdout.toString('utf8').trim() : '';
}
function configuredRemote(git, { settings, environment }) {
    const { GITHUB_SERVER_URL = 'https://github.com' } = environment;
    return new _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .Remote */ .V$(git, settings.remote, (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsFor */ .Og)(settings['github-token'], GITHUB_SERVER_URL));
}


/***/ })

};
;