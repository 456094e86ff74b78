"use strict";
exports.id = 6597;
exports.ids = [6597];
exports.modules = {

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


/***/ }),

/***/ 98834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ findTokens)
});

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./lib/settings/call/token-rules.json
const token_rules_namespaceObject = /*#__PURE__*/JSON.parse('{"Ft":["example","placeholder","redacted","changeme","replace","sample","insert","dummy","secret","your_","your-","fake_","fake-","mock_","mock-","test_key","xxxxxx","123456","abcdef","abc123"],"fp":["4eC39HqLyjWDarjtT1zdp7dc","BQokikJOvBiI2HlWgH4olfQ2","16C7e42F292c6912E7710c838347Ae178B4a","AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe","AIzaSyAnLA7NfeLquW1tJFpx_eQCxoX-oo6YyIs","AIzaSyCkEhVjf3pduRDt6d1yKOMitrUEke8agEM","AIzaSyDMAScliyLx7F0NPDEJi1QmyCgHIAODrlU","AIzaSyD3asb-2pEZVqMkmL6M9N6nHZRR_znhrh0","AIzayDNSXIbFmlXbIE6mCzDLQAqITYefhixbX4A","AIzaSyAdOS2zB6NCsk1pCdZ4-P6GBdi_UUPwX7c","AIzaSyASWm6HmTMdYWpgMnjRBjxcQ9CKctWmLd4","AIzaSyANUvH9H9BsUccjsu2pCmEkOPjjaXeDQgY","AIzaSyA5_iVawFQ8ABuTZNUdcwERLJv_a_p4wtM","AIzaSyA4UrcGxgwQFTfaI3no3t7Lt1sjmdnP5sQ","AIzaSyDSb51JiIcB6OJpwwMicseKRhhrOq1cS7g","AIzaSyBF2RrAIm4a0mO64EShQfqfd2AFnzAvvuU","AIzaSyBcE-OOIbhjyR83gm4r2MFCu4MJmprNXsw","AIzaSyB8qGxt4ec15vitgn44duC5ucxaOi4FmqE","AIzaSyA8vmApnrHNFE0bApF4hoZ11srVL_n0nvY",".eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9l",".eyJpc3MiOiJzdXBhYmFzZS1kZW1v"],"aO":[{"id":"1password-secret-key","keywords":["a3-"],"pattern":"\\\\bA3-[A-Z0-9]{6}-(?:(?:[A-Z0-9]{11})|(?:[A-Z0-9]{6}-[A-Z0-9]{5}))-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}\\\\b","entropy":3.8},{"id":"1password-service-account-token","keywords":["ops_"],"pattern":"ops_eyJ[a-zA-Z0-9+/]{250,}={0,3}","entropy":4},{"id":"adobe-client-secret","keywords":["p8e-"],"pattern":"\\\\b(p8e-(?i)[a-z0-9]{32})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"age-secret-key","keywords":["age-secret-key-1"],"pattern":"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"},{"id":"airtable-personnal-access-token","keywords":["airtable"],"pattern":"\\\\b(pat[[:alnum:]]{14}\\\\.[a-f0-9]{64})\\\\b"},{"id":"alibaba-access-key-id","keywords":["ltai"],"pattern":"\\\\b(LTAI(?i)[a-z0-9]{20})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"anthropic-admin-api-key","keywords":["sk-ant-admin01"],"pattern":"\\\\b(sk-ant-admin01-[a-zA-Z0-9_\\\\-]{93}AA)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"anthropic-api-key","keywords":["sk-ant-api03"],"pattern":"\\\\b(sk-ant-api03-[a-zA-Z0-9_\\\\-]{93}AA)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"anthropic-oauth-token","keywords":["sk-ant-o"],"pattern":"\\\\b(sk-ant-o[ar]t\\\\d{2}-[\\\\w-]{80,120})","entropy":3},{"id":"artifactory-api-key","keywords":["akcp"],"pattern":"\\\\bAKCp[A-Za-z0-9]{69}\\\\b","entropy":4.5},{"id":"artifactory-reference-token","keywords":["cmvmd"],"pattern":"\\\\bcmVmd[A-Za-z0-9]{59}\\\\b","entropy":4.5},{"id":"aws-access-token","keywords":["a3t","akia","asia","abia","acca"],"pattern":"\\\\b((?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16})\\\\b","entropy":3},{"id":"aws-amazon-bedrock-api-key-long-lived","keywords":["absk"],"pattern":"\\\\b(ABSK[A-Za-z0-9+/]{109,269}={0,2})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"aws-amazon-bedrock-api-key-short-lived","keywords":["bedrock-api-key-"],"pattern":"bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t","entropy":3},{"id":"azure-ad-client-secret","keywords":["q~"],"pattern":"(?:^|[\\\\\\\\\'\\"\\\\x60\\\\s>=:(,)])([a-zA-Z0-9_~.]{3}\\\\dQ~[a-zA-Z0-9_~.-]{31,34})(?:$|[\\\\\\\\\'\\"\\\\x60\\\\s<),])","entropy":3},{"id":"clojars-api-token","keywords":["clojars_"],"pattern":"(?i)CLOJARS_[a-z0-9]{60}","entropy":2},{"id":"cloudflare-origin-ca-key","keywords":["v1.0-"],"pattern":"\\\\b(v1\\\\.0-[a-f0-9]{24}-[a-f0-9]{146})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"databricks-api-token","keywords":["dapi"],"pattern":"\\\\b(dapi[a-f0-9]{32}(?:-\\\\d)?)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-access-token","keywords":["doo_v1_"],"pattern":"\\\\b(doo_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-pat","keywords":["dop_v1_"],"pattern":"\\\\b(dop_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-refresh-token","keywords":["dor_v1_"],"pattern":"(?i)\\\\b(dor_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"doppler-api-token","keywords":["dp.pt."],"pattern":"dp\\\\.pt\\\\.(?i)[a-z0-9]{43}","entropy":2},{"id":"dynatrace-api-token","keywords":["dt0c01."],"pattern":"dt0c01\\\\.(?i)[a-z0-9]{24}\\\\.[a-z0-9]{64}","entropy":4},{"id":"easypost-api-token","keywords":["ezak"],"pattern":"\\\\bEZAK(?i)[a-z0-9]{54}\\\\b","entropy":2},{"id":"flutterwave-secret-key","keywords":["flwseck_test"],"pattern":"FLWSECK_TEST-(?i)[a-h0-9]{32}-X","entropy":2},{"id":"flyio-access-token","keywords":["fo1_","fm1","fm2_"],"pattern":"\\\\b((?:fo1_[\\\\w-]{43}|fm1[ar]_[a-zA-Z0-9+\\\\/]{100,}={0,3}|fm2_[a-zA-Z0-9+\\\\/]{100,}={0,3}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"gcp-api-key","keywords":["aiza"],"pattern":"\\\\b(AIza[\\\\w-]{35})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"github-app-token","keywords":["ghu_","ghs_"],"pattern":"(?:ghu|ghs)_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-fine-grained-pat","keywords":["github_pat_"],"pattern":"github_pat_\\\\w{82}","entropy":3},{"id":"github-oauth","keywords":["gho_"],"pattern":"gho_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-pat","keywords":["ghp_"],"pattern":"ghp_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-refresh-token","keywords":["ghr_"],"pattern":"ghr_[0-9a-zA-Z]{36}","entropy":3},{"id":"gitlab-cicd-job-token","keywords":["glcbt-"],"pattern":"glcbt-[0-9a-zA-Z]{1,5}_[0-9a-zA-Z_-]{20}","entropy":3},{"id":"gitlab-deploy-token","keywords":["gldt-"],"pattern":"gldt-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-feature-flag-client-token","keywords":["glffct-"],"pattern":"glffct-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-feed-token","keywords":["glft-"],"pattern":"glft-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-incoming-mail-token","keywords":["glimt-"],"pattern":"glimt-[0-9a-zA-Z_\\\\-]{25}","entropy":3},{"id":"gitlab-kubernetes-agent-token","keywords":["glagent-"],"pattern":"glagent-[0-9a-zA-Z_\\\\-]{50}","entropy":3},{"id":"gitlab-oauth-app-secret","keywords":["gloas-"],"pattern":"gloas-[0-9a-zA-Z_\\\\-]{64}","entropy":3},{"id":"gitlab-pat","keywords":["glpat-"],"pattern":"glpat-[\\\\w-]{20}","entropy":3},{"id":"gitlab-pat-routable","keywords":["glpat-"],"pattern":"\\\\bglpat-[0-9a-zA-Z_-]{27,300}\\\\.[0-9a-z]{2}[0-9a-z]{7}\\\\b","entropy":4},{"id":"gitlab-ptt","keywords":["glptt-"],"pattern":"glptt-[0-9a-f]{40}","entropy":3},{"id":"gitlab-rrt","keywords":["gr1348941"],"pattern":"GR1348941[\\\\w-]{20}","entropy":3},{"id":"gitlab-runner-authentication-token","keywords":["glrt-"],"pattern":"glrt-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-runner-authentication-token-routable","keywords":["glrt-"],"pattern":"\\\\bglrt-t\\\\d_[0-9a-zA-Z_\\\\-]{27,300}\\\\.[0-9a-z]{2}[0-9a-z]{7}\\\\b","entropy":4},{"id":"gitlab-scim-token","keywords":["glsoat-"],"pattern":"glsoat-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"grafana-api-key","keywords":["eyjrijoi"],"pattern":"(?i)\\\\b(eyJrIjoi[A-Za-z0-9]{70,400}={0,3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"grafana-cloud-api-token","keywords":["glc_"],"pattern":"(?i)\\\\b(glc_[A-Za-z0-9+/]{32,400}={0,3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"grafana-service-account-token","keywords":["glsa_"],"pattern":"(?i)\\\\b(glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"hashicorp-tf-api-token","keywords":["atlasv1"],"pattern":"(?i)[a-z0-9]{14}\\\\.(?-i:atlasv1)\\\\.[a-z0-9\\\\-_=]{60,70}","entropy":3.5},{"id":"heroku-api-key-v2","keywords":["hrku-aa"],"pattern":"\\\\b((HRKU-AA[0-9a-zA-Z_-]{58}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"huggingface-access-token","keywords":["hf_"],"pattern":"\\\\b(hf_(?i:[a-z]{34}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"huggingface-organization-api-token","keywords":["api_org_"],"pattern":"\\\\b(api_org_(?i:[a-z]{34}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"jwt","keywords":["eyj"],"pattern":"\\\\b(ey[a-zA-Z0-9]{17,}\\\\.ey[a-zA-Z0-9\\\\/\\\\\\\\_-]{17,}\\\\.(?:[a-zA-Z0-9\\\\/\\\\\\\\_-]{10,}={0,2})?)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"linear-api-key","keywords":["lin_api_"],"pattern":"lin_api_(?i)[a-z0-9]{40}","entropy":2},{"id":"microsoft-teams-webhook","keywords":["webhook.office.com"],"pattern":"https://[a-z0-9]+\\\\.webhook\\\\.office\\\\.com/webhookb2/[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}@[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}/IncomingWebhook/[a-z0-9]{32}/[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}"},{"id":"notion-api-token","keywords":["ntn_"],"pattern":"\\\\b(ntn_[0-9]{11}[A-Za-z0-9]{32}[A-Za-z0-9]{3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"npm-access-token","keywords":["npm_"],"pattern":"(?i)\\\\b(npm_[a-z0-9]{36})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"openai-api-key","keywords":["t3blbkfj"],"pattern":"\\\\b(sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\\\\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"openshift-user-token","keywords":["sha256~"],"pattern":"\\\\b(sha256~[\\\\w-]{43})(?:[^\\\\w-]|\\\\z)","entropy":3.5},{"id":"perplexity-api-key","keywords":["pplx-"],"pattern":"\\\\b(pplx-[a-zA-Z0-9]{48})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$|\\\\b)","entropy":4},{"id":"planetscale-api-token","keywords":["pscale_tkn_"],"pattern":"\\\\b(pscale_tkn_(?i)[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"planetscale-oauth-token","keywords":["pscale_oauth_"],"pattern":"\\\\b(pscale_oauth_[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"planetscale-password","keywords":["pscale_pw_"],"pattern":"(?i)\\\\b(pscale_pw_(?i)[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"postman-api-token","keywords":["pmak-"],"pattern":"\\\\b(PMAK-(?i)[a-f0-9]{24}\\\\-[a-f0-9]{34})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"private-key","keywords":["-----begin"],"isMultiline":true,"pattern":"-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----(?:\\\\\\\\[rn]|[ \\\\t\\\\r\\\\n\\"\'+,]){1,40}[A-Za-z0-9+/=:-]{32}","entropy":3},{"id":"pulumi-api-token","keywords":["pul-"],"pattern":"\\\\b(pul-[a-f0-9]{40})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"pypi-upload-token","keywords":["pypi-ageichlwas5vcmc"],"pattern":"pypi-AgEIcHlwaS5vcmc[\\\\w-]{50,1000}","entropy":3},{"id":"rubygems-api-token","keywords":["rubygems_"],"pattern":"\\\\b(rubygems_[a-f0-9]{48})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sendgrid-api-token","keywords":["sg."],"pattern":"\\\\b(SG\\\\.(?i)[a-z0-9=_\\\\-\\\\.]{66})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sendinblue-api-token","keywords":["xkeysib-"],"pattern":"\\\\b(xkeysib-[a-f0-9]{64}\\\\-(?i)[a-z0-9]{16})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sentry-org-token","keywords":["sntrys_eyjpyxqio"],"pattern":"\\\\bsntrys_eyJpYXQiO[a-zA-Z0-9+/]{10,200}(?:LCJyZWdpb25fdXJs|InJlZ2lvbl91cmwi|cmVnaW9uX3VybCI6)[a-zA-Z0-9+/]{10,200}={0,2}_[a-zA-Z0-9+/]{43}(?:[^a-zA-Z0-9+/]|\\\\z)","entropy":4.5},{"id":"sentry-user-token","keywords":["sntryu_"],"pattern":"\\\\b(sntryu_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3.5},{"id":"shippo-api-token","keywords":["shippo_"],"pattern":"\\\\b(shippo_(?:live|test)_[a-fA-F0-9]{40})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"shopify-access-token","keywords":["shpat_"],"pattern":"shpat_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-custom-access-token","keywords":["shpca_"],"pattern":"shpca_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-private-app-access-token","keywords":["shppa_"],"pattern":"shppa_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-shared-secret","keywords":["shpss_"],"pattern":"shpss_[a-fA-F0-9]{32}","entropy":2},{"id":"slack-app-token","keywords":["xapp"],"pattern":"(?i)xapp-\\\\d-[A-Z0-9]+-\\\\d+-[a-z0-9]+","entropy":2},{"id":"slack-bot-token","keywords":["xoxb"],"pattern":"xoxb-[0-9]{10,13}-[0-9]{10,13}[a-zA-Z0-9-]*","entropy":3},{"id":"slack-config-access-token","keywords":["xoxe.xoxb-","xoxe.xoxp-"],"pattern":"(?i)xoxe.xox[bp]-\\\\d-[A-Z0-9]{163,166}","entropy":2},{"id":"slack-config-refresh-token","keywords":["xoxe-"],"pattern":"(?i)xoxe-\\\\d-[A-Z0-9]{146}","entropy":2},{"id":"slack-legacy-bot-token","keywords":["xoxb"],"pattern":"xoxb-[0-9]{8,14}-[a-zA-Z0-9]{18,26}","entropy":2},{"id":"slack-user-token","keywords":["xoxp-","xoxe-"],"pattern":"xox[pe](?:-[0-9]{10,13}){3}-[a-zA-Z0-9-]{28,34}","entropy":2},{"id":"slack-webhook-url","keywords":["hooks.slack.com"],"pattern":"(?:https?://)?hooks.slack.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{43,56}"},{"id":"square-access-token","keywords":["sq0atp-"],"pattern":"\\\\b((?:EAAA|sq0atp-)[\\\\w-]{22,60})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"stripe-access-token","keywords":["sk_test","sk_live","sk_prod","rk_test","rk_live","rk_prod"],"pattern":"\\\\b((?:sk|rk)_(?:test|live|prod)_[a-zA-Z0-9]{10,99})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"vault-batch-token","keywords":["hvb."],"pattern":"\\\\b(hvb\\\\.[\\\\w-]{138,300})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"vault-service-token","keywords":["hvs."],"pattern":"\\\\b((?:hvs\\\\.[\\\\w-]{90,120}|s\\\\.(?i:[a-z0-9]{24})))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3.5}]}');
;// CONCATENATED MODULE: ./lib/settings/call/token-shapes.js


const rules = token_rules_namespaceObject.aO;
const patterns = new Map();
const rulesByKeyword = new Map(rules
    .flatMap(({ keywords }) => keywords)
    .map((word) => [word, rules.filter(({ keywords }) => keywords.some((keyword) => word.includes(keyword)))]));
const longestFirst = [...rulesByKeyword.keys()].sort((one, other) => other.length - one.length);
const anyKeyword = new RegExp(longestFirst.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'g');
function findTokens(text) {
    const rangesByRule = new Map();
    for (const { rule, location } of findCandidateRanges(text)) {
        const ranges = matchTokenRule(text, location, rule);
        if (ranges.length > 0)
            rangesByRule.set(rule.id, [...(rangesByRule.get(rule.id) ?? []), ...ranges]);
    }
    return [...rangesByRule].map(([rule, ranges]) => ({ rule, ranges }));
}
function* findCandidateRanges(text) {
    const searched = new Map();
    const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    for (const { 0: word, index } of lower.matchAll(anyKeyword)) {
        for (const rule of rulesByKeyword.get(word) ?? []) {
            if (index < (searched.get(rule) ?? 0))
                continue;
            const lineEnd = rule.isMultiline === true ? -1 : text.indexOf('\n', index);
            const location = { from: text.lastIndexOf('\n', index) + 1, to: lineEnd < 0 ? text.length : lineEnd };
            searched.set(rule, location.to);
            yield { rule, location };
        }
    }
}
function matchTokenRule(text, textRange, { id, pattern, entropy = 0 }) {
    const compiled = patterns.get(id) ?? build/* RE2JS */.L3.compile(pattern);
    patterns.set(id, compiled);
    const matcher = compiled.matcher(text.slice(textRange.from, textRange.to));
    const group = Math.min(1, matcher.groupCount());
    const ranges = [];
    while (matcher.find()) {
        const token = matcher.group(group) ?? '';
        const from = textRange.from + matcher.start(group);
        if (measureRandomness(token) > entropy && !isPlaceholder(token))
            ranges.push({ from, to: from + token.length });
    }
    return ranges;
}
function isPlaceholder(token) {
    const lower = token.toLowerCase();
    return placeholderParts.some((part) => lower.includes(part));
}
const placeholderParts = [...token_rules_namespaceObject.Ft, ...token_rules_namespaceObject.fp.map((part) => part.toLowerCase())];
function measureRandomness(token) {
    const counts = new Map();
    for (const sign of token)
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const shares = [...counts.values()].map((count) => count / token.length);
    return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}


/***/ }),

/***/ 50684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ newContents)
/* harmony export */ });
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95576);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13528);




const maxBytes = 64 * 1024 * 1024;
const readAtOnce = 50;
async function newContents(git, { base, commit, commits, }) {
    const rangeEntries = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .listEntriesBetween */ .$H)(git, base, commit);
    const shas = commits.map(({ sha }) => sha);
    const objects = [...(await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_0__/* .commitObjects */ .Av)(git, shas)).values()];
    const steps = objects.map(({ sha, parents }) => git.trees.differences(parents[0] ?? null, sha));
    const stepEntries = (await Promise.all(steps)).flat();
    const oldIds = new Set(rangeEntries.map(({ was }) => was.id));
    const entriesByChange = new Map([...stepEntries, ...rangeEntries].map((entry) => [`${entry.was.id} ${entry.is.id}`, entry]));
    const entries = [...entriesByChange.values()].filter(({ is: { mode, id } }) => (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(mode) && !oldIds.has(id));
    const ids = entries.map(({ is }) => is.id);
    const sizes = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .describeObjects */ .of)(git, ids);
    const isLarge = (at) => (sizes[at]?.size ?? 0) > maxBytes;
    return {
        words: objects.map(({ sha, head, message }) => ({ sha, text: `${head}\n\n${message}` })),
        paths: entries.map(({ path }) => path),
        large: entries.filter((_, at) => isLarge(at)).map(({ path }) => path),
        contents: readNewContents(git, entries.filter((_, at) => !isLarge(at))),
    };
}
async function* readNewContents(git, entries) {
    for (let at = 0; at < entries.length; at += readAtOnce) {
        const batch = entries.slice(at, at + readAtOnce);
        const gitObjects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, batch.flatMap(({ was, is }) => [was.id, is.id]));
        const text = (index) => gitObjects[index]?.content.toString('utf8') ?? '';
        for (const [index, { path }] of batch.entries())
            yield { path, before: text(2 * index), text: text(2 * index + 1) };
    }
}


/***/ }),

/***/ 90697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ commitObjects),
/* harmony export */   I7: () => (/* binding */ withCoAuthor),
/* harmony export */   Qc: () => (/* binding */ splitNonEmptyLines),
/* harmony export */   dk: () => (/* binding */ straightLine),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween)
/* harmony export */ });
/* harmony import */ var _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69072);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);
/* harmony import */ var _objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70314);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95576);




async function listCommitsBetween(git, head, excluded) {
    const [base = ''] = excluded;
    const line = excluded.length === 1 ? await straightLine(git, base, head) : null;
    if (line !== null)
        return line.map(({ sha }) => sha);
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .describeObjects */ .of)(git, excluded)).filter(({ type }) => type === 'commit');
    const stdin = [head, ...existing.map(({ id }) => `^${id}`)].map((line) => `${line}\n`).join('');
    return splitNonEmptyLines(await git.read(['rev-list', '--topo-order', '--reverse', '--stdin'], { stdin }));
}
function splitNonEmptyLines(text) {
    return text.split('\n').filter((line) => line !== '');
}
async function straightLine(git, from, to, max = maxSteps) {
    const [fromSha, toSha] = await Promise.all([git.resolve(from), git.resolve(to)]);
    const line = [];
    let sha = toSha;
    for (let batchSize = 1; sha !== fromSha; batchSize *= 2) {
        if (sha === null || fromSha === null || line.length >= max)
            return null;
        const requests = Array.from({ length: Math.min(batchSize, max - line.length) }, (_, at) => git.objects.read(`${sha}~${at}`));
        for (const [at, foundObject] of (await Promise.all(requests)).entries()) {
            if (sha === fromSha || (at > 0 && (foundObject.kind === 'missing' || foundObject.id !== sha)))
                break;
            if (foundObject.kind !== 'commit')
                return null;
            const commit = parseCommit(foundObject.id, foundObject.content);
            if (commit.parents.length !== 1)
                return null;
            line.push(commit);
            sha = commit.parents[0] ?? null;
        }
    }
    return fromSha === null ? null : line.reverse();
}
const maxSteps = 40;
async function commitObjects(git, shas) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, shas);
    return new Map(shas.map((sha, at) => {
        const gitObject = objects[at];
        if (gitObject?.id !== sha || gitObject.type !== 'commit')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${sha} is not a commit of this repository`);
        return [sha, parseCommit(sha, gitObject.content)];
    }));
}
function parseCommit(sha, object) {
    const end = object.indexOf('\n\n');
    const text = object.subarray(0, end).toString('utf8');
    const head = splitNonEmptyLines(text);
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
    const isEngine = email === _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY.GIT_AUTHOR_EMAIL;
    if (name === '' || email === '' || isEngine || (0,_objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__/* .isFalseName */ .Z1)(`${name} <${email}>`) || ownCommitPattern.test(text))
        return text;
    const trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
    if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text))
        return text;
    const [, ...paragraphs] = text.split(/\n\n+/);
    const isBlock = paragraphs
        .at(-1)
        ?.split('\n')
        .every((line) => /^[A-Za-z][\w-]*: \S/.test(line)) === true;
    return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
}
const ownCommitPattern = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;


/***/ }),

/***/ 77050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ findLastChange),
/* harmony export */   JO: () => (/* binding */ listCommitsSince),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   qg: () => (/* binding */ listRecentCommits),
/* harmony export */   rU: () => (/* binding */ filterAncestors),
/* harmony export */   wu: () => (/* binding */ mergeBase),
/* harmony export */   zo: () => (/* binding */ listTouchedPaths)
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
async function filterAncestors(git, commits, descendant) {
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .describeObjects */ .of)(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
    if (existing.length === 0)
        return new Set();
    const stdin = `${[...existing.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
    const unreachable = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
    return new Set(existing.flatMap(({ id }) => (unreachable.has(id) ? [] : [id])));
}
async function mergeBase(git, a, b) {
    const { exitCode, stdout } = await git.try(['merge-base', a, b], { reading: true });
    return exitCode === 0 ? stdout.toString().trim() : null;
}
const knownAncestors = new WeakMap();
async function listCommitsSince(git, sha, to = 'HEAD') {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, sha, to);
    if (line !== null)
        return line.map((commit) => ({ sha: commit.sha, subject: getSubject(commit.message) }));
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, to, sha)) !== null)
        return [];
    return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
}
async function listTouchedPaths(git, from, to) {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, from, to);
    if (line !== null) {
        const steps = line.map(({ sha, parents: [parent = from] }) => git.trees.differences(parent, sha));
        return [...new Set((await Promise.all(steps)).flat().map(({ path }) => path))];
    }
    const names = ['--format=', '--name-only', '--no-renames', '--diff-merges=first-parent'];
    return [...new Set((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(await git.read(['log', '-z', ...names, `${from}..${to}`, '--'])))];
}
async function findLastChange(git, files, from = 'HEAD') {
    if (files.length === 0)
        return null;
    const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', from, '--', ...files];
    return (await git.read(args)).trim() || null;
}
async function listRecentCommits(git, limit) {
    return parseCommitLog(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}
function getSubject(message) {
    const [paragraph = ''] = message.replace(/^(?:[ \t]*\n)+/, '').split(/\n[ \t]*(?:\n|$)/, 1);
    return paragraph
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

/***/ 13528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ listEntriesBetween),
/* harmony export */   Ce: () => (/* binding */ restoreFiles),
/* harmony export */   GS: () => (/* binding */ isUnchangedSince),
/* harmony export */   NA: () => (/* binding */ filterPresentFiles),
/* harmony export */   Pd: () => (/* binding */ readTextInTree),
/* harmony export */   U4: () => (/* binding */ listFilesUnder),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   bY: () => (/* binding */ listDifferences),
/* harmony export */   bp: () => (/* binding */ hasChangedSince),
/* harmony export */   "in": () => (/* binding */ emptyTree),
/* harmony export */   l4: () => (/* binding */ checkedOutBytes),
/* harmony export */   rm: () => (/* binding */ listEntriesUnder),
/* harmony export */   s1: () => (/* binding */ specialEntries),
/* harmony export */   xQ: () => (/* binding */ listChangedPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56988);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);





async function hasChangedSince(git, sha, state) {
    const { head, changes } = state ?? (await git.state());
    const committed = head === null || head === sha ? [] : await listChangedPaths(git, sha, head);
    return [...new Set([...committed, ...changes.map((change) => change.path)])].sort();
}
async function listChangedPaths(git, from, to) {
    return (await listEntriesBetween(git, from, to)).map(({ path }) => path);
}
async function listEntriesBetween(git, from, to) {
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
    for (const { path, was, is } of await listEntriesBetween(git, from, to)) {
        (was === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge && is.mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? reported.fresh : reported.changed).push(path);
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            reported.gone.push(path);
    }
    return reported;
}
async function isSubmodule(git, tree, path) {
    return (await git.trees.at(tree, path))?.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8;
}
async function filterPresentFiles(git, tree, files) {
    const expected = new Set(files);
    return (await listEntriesUnder(git, tree, files)).flatMap(({ path }) => (expected.has(path) ? [path] : []));
}
async function listFilesUnder(git, tree, expected) {
    const entries = await listEntriesUnder(git, tree, expected);
    return entries.flatMap(({ mode, path }) => (mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? [] : [path]));
}
async function listEntriesUnder(git, tree, paths) {
    if (paths.length === 0)
        return [];
    return (await git.trees.list(tree, paths)).filter(({ mode }) => mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1);
}
async function emptyTree(git) {
    return (await git.run(['mktree'])).trim();
}
async function readTextInTree(git, tree, path) {
    const entry = await git.trees.at(tree, path);
    return entry && git.trees.text(entry);
}
async function checkedOutBytes(git, commit, path) {
    const { exitCode, stdout } = await git.try(['cat-file', '--filters', `${commit}:${path}`], { reading: true });
    return exitCode === 0 ? stdout : null;
}
async function isUnchangedSince(git, tree, files) {
    const isPlainFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const expected = files.filter((path) => !path.includes('\n') && isPlainFile(path));
    if (expected.length === 0)
        return [];
    const listed = await listEntriesUnder(git, tree, expected);
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
    for (const { path, is } of await listEntriesBetween(git, from, to)) {
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


/***/ })

};
;