"use strict";
exports.id = 6077;
exports.ids = [6077];
exports.modules = {

/***/ 48231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addErrorToState: () => (/* binding */ addErrorToState),
/* harmony export */   runState: () => (/* binding */ runState)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(961);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(41460);
/* harmony import */ var _plan_phase_state_md_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _record_documents_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85646);
/* harmony import */ var _record_events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24107);
/* harmony import */ var _record_log_error_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66629);
/* harmony import */ var _record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44184);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(313);
/* harmony import */ var _record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38584);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46562);
/* harmony import */ var _record_readings_run_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39618);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47099);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(26623);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(95185);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(95687);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1594);






















const runState = async (input, world) => {
    const handlers = {
        write: writeState,
        read: readState,
        clear: clearStateFile,
        rebuild: rebuildState,
        'check-stale': findStale,
        'add-error': addError,
    };
    const [handler, args] = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .chooseAct */ .YJ)('state', input, handlers);
    return handler(args, (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .findPlanningRoot */ .hH)('state', world), world);
};
async function writeState(args, root, world) {
    const { phase: value, mode, data, ...others } = parseFields(args, 'write', ['phase', 'mode', 'data']);
    if (value === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb('state write: --phase is missing, such as --phase 02.1');
    await refuseWhileRunning(root, world);
    const phase = findPhaseSlug(value, root);
    const stateFileContent = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(root);
    if (stateFileContent.kind === 'unusable')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .stateFile */ .Ed} cannot be written to: ${stateFileContent.why}. ` +
            'state rebuild <phase> recreates it from the event log; state clear removes it');
    const current = stateFileContent.kind === 'state' ? stateFileContent.state : null;
    const isOther = current !== null && !(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_19__/* .samePhase */ .u1)(current.phase, phase);
    if (isOther && !(0,_record_events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__/* .areAllPlansComplete */ .zu)(current))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .stateFile */ .Ed} belongs to phase ${current.phase}, which is not complete, and this is phase ${phase}; ` +
            'finish that phase, or remove its state with state clear');
    const fields = { ...(mode === undefined ? {} : { mode }), ...parseStateData(data), ...others };
    try {
        const merged = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeState */ .I5)(isOther ? null : current, { ...fields, phase }, new Date(world.now()).toISOString());
        (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeStateFile */ .VP)(root, merged);
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)(merged);
    }
    catch (error) {
        if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_20__/* .ZodError */ .G))
            throw error;
        const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: ${problems.join('; ')}`, { cause: error });
    }
}
async function readState(args, root) {
    const { phase } = parseFields(args, 'read', ['phase']);
    const stateFileContent = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(root);
    if (stateFileContent.kind === 'none')
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ exists: false });
    if (stateFileContent.kind === 'unusable') {
        const json = {
            exists: true,
            readable: false,
            error: `${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .stateFile */ .Ed}: ${stateFileContent.why}`,
            content: stateFileContent.content,
        };
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)(json, _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_16__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE);
    }
    if (phase === undefined || (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_19__/* .samePhase */ .u1)(stateFileContent.state.phase, phase))
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ exists: true, ...stateFileContent.state });
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({
        exists: false,
        other_phase: stateFileContent.state.phase,
        message: `the state belongs to phase ${stateFileContent.state.phase}`,
    });
}
async function clearStateFile(args, root, world) {
    parseFields(args, 'clear', []);
    await refuseWhileRunning(root, world);
    (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .clearState */ .Ho)(root);
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ cleared: true });
}
async function rebuildState([word, ...others], root, world) {
    const phase = word?.startsWith('phase=') ? word.slice('phase='.length) : word;
    if (phase === undefined || others.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb('state rebuild: expected one phase, such as 02.1');
    await refuseWhileRunning(root, world);
    const git = await _system_git_git_js__WEBPACK_IMPORTED_MODULE_18__/* .Git */ .T.open(root, world.environment);
    const dir = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .getLedgerDir */ .n7)(git.gitDir, (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .getProjectPrefix */ .mg)(git, root), phase);
    const events = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecentEvents */ .FB)(dir, phase);
    const rebuiltState = (0,_record_readings_run_state_js__WEBPACK_IMPORTED_MODULE_13__/* .deriveState */ .dT)((0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_12__/* .phaseState */ .R)(events), {
        phase: findPhaseSlug(phase, root),
        checkpointFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .logPath */ .Q2)(dir)),
    });
    if (rebuiltState === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state rebuild: no run of phase ${phase} is recorded in ${dir}; there is nothing to rebuild it from`);
    if ((0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_12__/* .phaseState */ .R)(events).ended?.exitStatus === 'COMPLETED') {
        (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .clearState */ .Ho)(root);
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ rebuilt: false, cleared: true, message: `the last run of phase ${phase} completed it` });
    }
    const created = { ...(0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .externalFields */ .$O)((0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(root), rebuiltState), ...rebuiltState };
    (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeStateFile */ .VP)(root, created);
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)(created);
}
async function findStale(args, root, world) {
    const { threshold = '15' } = parseFields(args, 'check-stale', ['threshold']);
    const minutes = /^\d{1,6}(\.\d{1,3})?$/.test(threshold) ? Number(threshold) : Number.NaN;
    if (!(minutes > 0))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_10__/* .tryOpenGit */ .GR)(root, world);
    const ledgerPulses = git === null ? [] : (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .listLedgers */ .Vc)(git.gitDir).flatMap(({ dir }) => (0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerHeartbeats */ .FW)(dir));
    const filePulses = (0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .readHeartbeats */ .w9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', '.heartbeats'));
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)((0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .checkStale */ .S_)([...ledgerPulses, ...filePulses], minutes, world.now()));
}
async function addError(args, root, world) {
    const [word = ''] = args;
    const isText = args.length === 1 && !/^[a-z-]+=/.test(word) && !word.trimStart().startsWith('{');
    const { 'error-type': error_type, ...fields } = isText
        ? { details: word }
        : parseFields(args, 'add-error', errorFields);
    if (!fields.details?.trim())
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb('state add-error: the error is missing; write it as one word, or --details');
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)(await addErrorToState({ ...fields, ...(error_type ? { error_type } : {}) }, root, world));
}
const errorFields = ['phase', 'plan', 'task', 'specialist', 'error-type', 'details'];
async function addErrorToState(error, root, world) {
    await refuseWhileRunning(root, world);
    if ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_17__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _record_documents_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .statePath */ .BQ)) === null)
        return { added: false, message: `there is no ${_record_documents_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .statePath */ .BQ}` };
    const line = (0,_record_log_error_log_js__WEBPACK_IMPORTED_MODULE_5__/* .stateErrorLine */ .wS)({ ...error, timestamp: new Date(world.now()).toISOString() });
    (0,_record_documents_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .editDocument */ .y4)(root, _record_documents_documents_js__WEBPACK_IMPORTED_MODULE_3__/* .statePath */ .BQ, (text) => (0,_plan_phase_state_md_js__WEBPACK_IMPORTED_MODULE_2__/* .editState */ .u)(text, { errors: [line] }));
    return { added: true, line };
}
function parseFields(args, verb, names) {
    const fields = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .readFields */ .qU)(args, `state ${verb}`);
    const unknown = Object.keys(fields).find((name) => !names.includes(name));
    if (unknown !== undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state ${verb}: found "${unknown}", expected ${names.length === 0 ? 'no more words' : names.map((name) => `--${name}`).join(', ')}`);
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
function parseStateData(text) {
    if (text === undefined)
        return {};
    try {
        const data = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_21__/* .parseJson */ .qF)(text);
        if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_21__/* .isMapping */ .pi)(data))
            return data;
    }
    catch (cause) {
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: --data is not JSON: ${cause.message}`, { cause });
    }
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: --data is not a JSON object, such as '{"current_wave": 1}'`);
}
function findPhaseSlug(phase, root) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .selectPhase */ .WW)(root, phase).dir);
    }
    catch (error) {
        if (error instanceof _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .PhaseError */ .wo)
            return phase;
        throw error;
    }
}
async function refuseWhileRunning(root, world) {
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_10__/* .tryOpenGit */ .GR)(root, world);
    if (git !== null)
        (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine);
}


/***/ }),

/***/ 22007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ buildWorkMessage),
/* harmony export */   RV: () => (/* binding */ findForgedMarks),
/* harmony export */   VR: () => (/* binding */ recordMessage),
/* harmony export */   _7: () => (/* binding */ findPartCommit),
/* harmony export */   bG: () => (/* binding */ readPlanMark),
/* harmony export */   ct: () => (/* binding */ listMarkedCommits),
/* harmony export */   ft: () => (/* binding */ partMark)
/* harmony export */ });
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);
/* harmony import */ var _system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90697);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



function readPlanMark({ plan, planHash, base, parts, ...run }) {
    return [
        `Phase-Executor-Plan: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(plan)}`,
        `Phase-Executor-Plan-Hash: ${planHash}`,
        `Phase-Executor-Base: ${base}`,
        ...parts.map((part) => `Phase-Executor-After: ${part.base}..${part.commit}`),
        runTrailer(run),
    ].join('\n');
}
function runTrailer(run) {
    const { runId, runUrl, attempt } = run;
    const extraLines = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
    return `Phase-Executor-Run: ${runId}${extraLines.length === 0 ? '' : ` (${extraLines.join(', ')})`}`;
}
function partMark({ plan, planHash, base, ...run }, upTo) {
    return [
        `Phase-Executor-Part: ${getPartName(plan, upTo)}`,
        `Phase-Executor-Part-Hash: ${planHash}`,
        `Phase-Executor-Base: ${base}`,
        runTrailer(run),
    ].join('\n');
}
function getPartName(plan, upTo) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(plan)}, tasks before ${upTo + 1}`;
}
async function findPartCommit(git, part) {
    const { plan, planHash, base, upTo, runId, attempt } = part;
    if ((await git.resolve(base)) === null)
        return null;
    const commits = await readLogWithTrailers(git, ['Part', 'Part-Hash', 'Base', 'Run'], 2000, `${base}..HEAD`);
    const expected = [getPartName(plan, upTo), planHash, base].join('\x01');
    const ofRun = `${runId} (attempt ${attempt}`;
    for (const [sha = '', ...mark] of commits) {
        const run = mark[3] ?? '';
        if (mark.slice(0, 3).join('\x01') === expected && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? ''))
            return sha;
    }
    return null;
}
async function readLogWithTrailers(git, keys, limit, range) {
    const values = keys.map((key) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`);
    const format = ['%H', ...values, '%s'].join('%x01');
    const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, range, '--']);
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log).map((entry) => entry.split('\x01').map((part) => part.trim()));
}
async function listMarkedCommits(git, limit, head = 'HEAD') {
    const commits = await readLogWithTrailers(git, ['Plan', 'Plan-Hash', 'Base', 'After'], limit, head);
    return commits.map(([sha = '', plan = '', planHash = '', base = '', partsText = '', subject = '']) => {
        const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
        return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(partsText) } : null };
    });
}
async function findForgedMarks(git, shas) {
    const messages = [...(await (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_1__/* .commitObjects */ .Av)(git, shas)).values()].map(({ message }) => message);
    if (!messages.some((message) => /phase-executor-(?:plan|part)/i.test(message)))
        return [];
    const format = `%H %(trailers:key=Phase-Executor-Plan,valueonly)%(trailers:key=Phase-Executor-Part,valueonly)`;
    const log = await git.read(['log', '-z', '--no-walk=unsorted', '--stdin', `--format=${format}`], {
        stdin: `${shas.join('\n')}\n`,
    });
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log)
        .map((entry) => entry.trim().split(' '))
        .flatMap(([sha = '', ...mark]) => (mark.length > 0 ? [sha] : []));
}
function parseRanges(text) {
    return text.split('\x02').flatMap((range) => {
        const [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
        return base === undefined || commit === undefined ? [] : [{ base, commit }];
    });
}
function buildWorkMessage(subject, mark, run, extraTrailers = []) {
    const { coAuthor } = run.services.agent;
    const author = run.policy.namesCoAuthor && coAuthor !== undefined ? [`Co-authored-by: ${coAuthor}`] : [];
    return withTrailers(subject, [mark, ...extraTrailers, ...author]);
}
function recordMessage(subject, { runId, runUrl }) {
    return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}
function withTrailers(subject, trailers) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(subject)}\n\n${trailers.join('\n')}`;
}


/***/ }),

/***/ 34229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ undoUnfinishedRecord),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26097);






const NoteSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), texts: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()) });
async function writeWhole(run, write) {
    const { root, prefix, git } = run.workspace;
    const documents = _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .trackingFiles */ .FB.filter((file) => file !== '.planning/.orchestrator-state.json');
    const texts = documents.map((file) => [`${prefix}${file}`, (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadDocument */ .ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))]);
    const note = { head: (await git.head()).sha, texts: Object.fromEntries(texts) };
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(getNotePath(run.services.ledger.dir), JSON.stringify(note), 'fleeting');
    const result = await write();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getNotePath(run.services.ledger.dir), { force: true });
    return result;
}
async function undoUnfinishedRecord(ledger, git) {
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(getNotePath(ledger));
    if (text === null)
        return;
    const note = NoteSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(text)).data;
    if (note?.head === (await git.head()).sha) {
        for (const [path, previousText] of Object.entries(note.texts))
            if (previousText === null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { force: true });
            else
                (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceDocument */ .kS)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), previousText);
        await git.run(['reset', '--quiet', 'HEAD', '--', ...Object.keys(note.texts)]);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getNotePath(ledger), { force: true });
}
function getNotePath(ledger) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledger, 'unfinished-record.json');
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

/***/ 26097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ trackingFiles),
/* harmony export */   QS: () => (/* binding */ setUncommittedAside),
/* harmony export */   cq: () => (/* binding */ isSameWork),
/* harmony export */   kS: () => (/* binding */ replaceDocument),
/* harmony export */   ze: () => (/* binding */ tryReadDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13528);






const trackingFiles = [
    '.planning/STATE.md',
    '.planning/ROADMAP.md',
    '.planning/EXECUTION_LOG.md',
    '.planning/.orchestrator-state.json',
    '.planning/specialist-errors.jsonl',
    '.planning/execution-log.ndjson',
];
function tryReadDocument(path) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path, (bytes) => (bytes.length > 1_000_000 ? bytes.toString('utf8') : (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePaths */ .NA)(bytes)));
}
function replaceDocument(path, text) {
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(path, (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(text));
}
async function setUncommittedAside(git, prefix, folder) {
    const ownPaths = new Set(trackingFiles.map((file) => `${prefix}${file}`));
    const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => ownPaths.has(path));
    if (changed.length === 0)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const path of changed)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    const committed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .filterPresentFiles */ .NA)(git, 'HEAD', changed);
    await git.run(['reset', '--quiet', '--', ...changed]);
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(git, 'HEAD', committed);
    for (const path of changed)
        if (!committed.includes(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { recursive: true, force: true });
}
async function isSameWork(firstCommit, secondCommit, { git, prefix }) {
    if (firstCommit === secondCommit)
        return true;
    if ((await git.resolve(firstCommit)) === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, firstCommit, secondCommit)))
        return false;
    const ownPaths = trackingFiles.map((file) => `${prefix}${file}`);
    return (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listChangedPaths */ .xQ)(git, firstCommit, secondCommit)).every((path) => ownPaths.includes(path));
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

/***/ 39618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ changesState),
/* harmony export */   ZO: () => (/* binding */ getExecutorName),
/* harmony export */   dT: () => (/* binding */ deriveState)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);


function deriveState({ opening, startedAt, plans: { statuses, changedAt }, attempts: { numbers } }, { phase, checkpointFile }) {
    if (opening === null)
        return null;
    const ids = [...statuses.keys()];
    const withStatus = (status) => ids.filter((id) => statuses.get(id) === status);
    const completed = withStatus('completed');
    const openWaves = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => opening.waves[id] ?? 0);
    return {
        schema_version: 1,
        phase,
        mode: opening.mode,
        team_name: `phase-executor-${opening.phase}`,
        started_at: startedAt ?? opening.at,
        updated_at: changedAt ?? opening.at,
        plan_task_map: Object.fromEntries([...numbers].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
        executor_names: withStatus('running').map(getExecutorName),
        verifier_task_id: null,
        completed_plans: completed,
        current_wave: openWaves.length > 0 ? (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getSmallest */ .u)(openWaves) : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(Object.values(opening.waves), 0),
        checkpoint_file: checkpointFile,
        run_id: opening.runId,
        ...(opening.epoch === undefined ? {} : { epoch: opening.epoch }),
        plans: Object.fromEntries(ids.map((id) => [
            id,
            {
                status: statuses.get(id) ?? 'pending',
                attempts: numbers.get(id) ?? 0,
                wave: opening.waves[id] ?? null,
            },
        ])),
    };
}
function getExecutorName(plan) {
    return `executor-${plan}`;
}
function changesState(event) {
    return ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event).status !== undefined || event.event === 'phase_start' || (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'phase' }));
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

/***/ 47099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YJ: () => (/* binding */ chooseAct),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   hH: () => (/* binding */ findPlanningRoot),
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







function chooseAct(command, [word = '', ...remaining], acts) {
    const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
    if (act === undefined)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb((0,_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnknownName */ .PB)(command, word, Object.keys(acts)));
    return [act, remaining];
}
function readFields(args, verb, readValue = (text) => text) {
    const [firstWord = ''] = args;
    if (firstWord.trimStart().startsWith('{'))
        return readJsonObject(args, verb);
    return Object.fromEntries(args.map((word) => {
        const separator = word.indexOf('=');
        if (separator < 1)
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: found "${word}", expected key=value or one JSON object`);
        return [word.slice(0, separator), readValue(word.slice(separator + 1))];
    }));
}
function readJsonObject([text = '', ...extraWords], verb) {
    if (extraWords.length > 0)
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
async function readDocument([word, ...extraWords], verb, world) {
    if (extraWords.length > 0)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: expected one word of JSON, found ${extraWords.length + 1}; quote the JSON`);
    return word === undefined || word === '-' ? (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(world.stdin()) : word;
}
function findPlanningRoot(verb, world) {
    const root = (0,_world_js__WEBPACK_IMPORTED_MODULE_5__/* .findProjectRoot */ .p)(world);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning')))
        return root;
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: there is no ${root}/.planning; set --root to the directory that contains it`);
}
function jsonAnswer(json, exitCode = 0) {
    return { exitCode, json, text: JSON.stringify(json, null, 2) };
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