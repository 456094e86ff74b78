"use strict";
exports.id = 6597;
exports.ids = [6597,8089];
exports.modules = {

/***/ 49075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runErrors: () => (/* binding */ runErrors)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66629);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47099);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _state_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48231);






const runErrors = async (args, world) => {
    const root = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__/* .planningRoot */ .ac)('errors log', world);
    const input = readErrorFields(args[0] === 'log' ? args.slice(1) : args);
    const record = { ...input, timestamp: new Date(world.now()).toISOString() };
    (0,_record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__/* .appendSpecialistError */ .mn)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning'), record);
    await (0,_state_command_js__WEBPACK_IMPORTED_MODULE_5__.addErrorToState)(input, root, world).catch((error) => {
        if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by))
            throw error;
        world.progress(`STATE.md stays as it is: ${error.message}`);
    });
    return { exitCode: 0, json: record, text: 'Specialist error logged' };
};
function readErrorFields(args) {
    const arrays = Object.entries((0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(args, 'errors log')).map(([name, value]) => [name.replace('-', '_'), value]);
    const parsed = _record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__/* .SpecialistErrorSchema */ .Rs.safeParse(Object.fromEntries(arrays));
    if (parsed.success)
        return parsed.data;
    const unknown = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue.message] : []));
    const missing = parsed.error.issues.flatMap(({ path }) => path.length === 0 ? [] : [path.join('.').replace('_', '-')]);
    const lacking = missing.length === 0 ? [] : [`${missing.join(', ')}: missing, or not text`];
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`errors log: ${[...lacking, ...unknown].join('; ')}; give all of phase, plan, task, specialist, error-type and details`);
}


/***/ }),

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
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95291);
/* harmony import */ var _record_readings_run_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39618);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47099);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(26623);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(95185);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(95687);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1594);






















const runState = async (input, world) => {
    const acts = {
        write: writeState,
        read: readState,
        clear: clearStateFile,
        rebuild: rebuildState,
        'check-stale': findStale,
        'add-error': addError,
    };
    const [act, args] = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .chooseAct */ .YJ)('state', input, acts);
    return act(args, (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .planningRoot */ .ac)('state', world), world);
};
async function writeState(args, root, world) {
    const { phase: value, mode, data, ...others } = parseFields(args, 'write', ['phase', 'mode', 'data']);
    if (value === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb('state write: --phase is missing, such as --phase 02.1');
    await refuseWhileRun(root, world);
    const phase = findPhaseSlug(value, root);
    const stateFileContent = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(root);
    if (stateFileContent.kind === 'unusable')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .stateFile */ .Ed} cannot be written to: ${stateFileContent.why}. ` +
            'state rebuild <phase> recreates it from the event log; state clear removes it');
    const existing = stateFileContent.kind === 'state' ? stateFileContent.state : null;
    const isOther = existing !== null && !(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_19__/* .samePhase */ .u1)(existing.phase, phase);
    if (isOther && !(0,_record_events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__/* .areAllPlansComplete */ .zu)(existing))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state write: ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .stateFile */ .Ed} belongs to phase ${existing.phase}, which is not complete, and this is phase ${phase}; ` +
            'finish that phase, or remove its state with state clear');
    const fields = { ...(mode === undefined ? {} : { mode }), ...parseStateData(data), ...others };
    try {
        const merged = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeState */ .I5)(isOther ? null : existing, { ...fields, phase }, new Date(world.now()).toISOString());
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
    await refuseWhileRun(root, world);
    (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .clearState */ .Ho)(root);
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ cleared: true });
}
async function rebuildState([first, ...rest], root, world) {
    const phase = first?.startsWith('phase=') ? first.slice('phase='.length) : first;
    if (phase === undefined || rest.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb('state rebuild: expected one phase, such as 02.1');
    await refuseWhileRun(root, world);
    const git = await _system_git_git_js__WEBPACK_IMPORTED_MODULE_18__/* .Git */ .T.open(root, world.environment);
    const dir = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .ledgerDir */ .PW)(git.gitDir, (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_11__/* .projectPrefix */ .CF)(git, root), phase);
    const events = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecentEvents */ .FB)(dir, phase);
    const derived = (0,_record_readings_run_state_js__WEBPACK_IMPORTED_MODULE_13__/* .deriveState */ .dT)(events, {
        phase: findPhaseSlug(phase, root),
        checkpointFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .logPath */ .Q2)(dir)),
    });
    if (derived === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state rebuild: no run of phase ${phase} is recorded in ${dir}; there is nothing to rebuild it from`);
    if ((0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_12__/* .lastEnding */ .SN)(events)?.exitStatus === 'COMPLETED') {
        (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .clearState */ .Ho)(root);
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)({ rebuilt: false, cleared: true, message: `the last run of phase ${phase} completed it` });
    }
    const created = { ...(0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .foreignFields */ .mB)((0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(root), derived), ...derived };
    (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .writeStateFile */ .VP)(root, created);
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)(created);
}
async function findStale(args, root, world) {
    const { threshold = '15' } = parseFields(args, 'check-stale', ['threshold']);
    const minutes = /^\d{1,6}(\.\d{1,3})?$/.test(threshold) ? Number(threshold) : Number.NaN;
    if (!(minutes > 0))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .eb(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_10__/* .tryOpenGit */ .GR)(root, world);
    const ours = git === null ? [] : (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_8__/* .listLedgers */ .Vc)(git.gitDir).flatMap(({ dir }) => (0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerHeartbeats */ .FW)(dir));
    const others = (0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .readHeartbeats */ .w9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', '.heartbeats'));
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonAnswer */ .tQ)((0,_record_log_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__/* .checkStale */ .S_)([...ours, ...others], minutes, world.now()));
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
    await refuseWhileRun(root, world);
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
async function refuseWhileRun(root, world) {
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_10__/* .tryOpenGit */ .GR)(root, world);
    if (git !== null)
        (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine);
}


/***/ }),

/***/ 22007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ workMessage),
/* harmony export */   Dz: () => (/* binding */ markedCommits),
/* harmony export */   Gj: () => (/* binding */ forgedMarks),
/* harmony export */   TU: () => (/* binding */ planMark),
/* harmony export */   VR: () => (/* binding */ recordMessage),
/* harmony export */   _7: () => (/* binding */ findPartCommit),
/* harmony export */   ft: () => (/* binding */ partMark)
/* harmony export */ });
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);
/* harmony import */ var _system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90697);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



function planMark({ plan, planHash, base, parts, ...run }) {
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
    const more = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
    return `Phase-Executor-Run: ${runId}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}
function partMark({ plan, planHash, base, ...run }, upTo) {
    return [
        `Phase-Executor-Part: ${partName(plan, upTo)}`,
        `Phase-Executor-Part-Hash: ${planHash}`,
        `Phase-Executor-Base: ${base}`,
        runTrailer(run),
    ].join('\n');
}
function partName(plan, upTo) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(plan)}, tasks before ${upTo + 1}`;
}
async function findPartCommit(git, part) {
    const { plan, planHash, base, upTo, runId, attempt } = part;
    if ((await git.resolve(base)) === null)
        return null;
    const commits = await logWithTrailers(git, ['Part', 'Part-Hash', 'Base', 'Run'], 2000, `${base}..HEAD`);
    const expected = [partName(plan, upTo), planHash, base].join('\x01');
    const ofRun = `${runId} (attempt ${attempt}`;
    for (const [sha = '', ...mark] of commits) {
        const run = mark[3] ?? '';
        if (mark.slice(0, 3).join('\x01') === expected && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? ''))
            return sha;
    }
    return null;
}
async function logWithTrailers(git, keys, limit, range) {
    const values = keys.map((key) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`);
    const format = ['%H', ...values, '%s'].join('%x01');
    const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, range, '--']);
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log).map((entry) => entry.split('\x01').map((part) => part.trim()));
}
async function markedCommits(git, limit, head = 'HEAD') {
    const commits = await logWithTrailers(git, ['Plan', 'Plan-Hash', 'Base', 'After'], limit, head);
    return commits.map(([sha = '', plan = '', planHash = '', base = '', after = '', subject = '']) => {
        const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
        return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(after) } : null };
    });
}
async function forgedMarks(git, shas) {
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
function workMessage(subject, mark, run) {
    const { coAuthor } = run.services.agent;
    const author = run.policy.namesCoAuthor && coAuthor !== undefined ? [`Co-authored-by: ${coAuthor}`] : [];
    return withTrailers(subject, [mark, ...author]);
}
function recordMessage(subject, { runId, runUrl }) {
    return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}
function withTrailers(subject, trailers) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(subject)}\n\n${trailers.join('\n')}`;
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
    const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
    const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => own.has(path));
    if (changed.length === 0)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const path of changed)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    const committed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .presentFiles */ .RX)(git, 'HEAD', changed);
    await git.run(['reset', '--quiet', '--', ...changed]);
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(git, 'HEAD', committed);
    for (const path of changed)
        if (!committed.includes(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { recursive: true, force: true });
}
async function isSameWork(one, other, { git, prefix }) {
    if (one === other)
        return true;
    if ((await git.resolve(one)) === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, one, other)))
        return false;
    const own = trackingFiles.map((file) => `${prefix}${file}`);
    return (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .changedBetween */ .jr)(git, one, other)).every((path) => own.includes(path));
}


/***/ }),

/***/ 60567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ attemptsBegun),
/* harmony export */   c: () => (/* binding */ attemptHistory)
/* harmony export */ });
/* harmony import */ var _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68698);
/* harmony import */ var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42115);



function attemptHistory(events) {
    const attempts = new Map();
    const lastAttempt = new Map();
    const agentless = new Set();
    const keyOf = (plan, attempt, runId) => JSON.stringify([runId, plan, attempt]);
    const note = (key, record) => {
        const { plan, attempt } = record;
        attempts.delete(key);
        attempts.set(key, record);
        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
    };
    for (const event of events) {
        if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .endsCounting */ .QS)(event)) {
            attempts.clear();
            lastAttempt.clear();
        }
        const { attempt } = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTraits */ .gA)(event, { ends: 'plan' }) ? event.signal : event;
        if (!('plan' in event) || event.plan === undefined || attempt === undefined)
            continue;
        const { plan } = event;
        const key = keyOf(plan, attempt, event.runId);
        const open = { plan, attempt, outcome: 'failure', reason: 'interrupted' };
        switch (event.event) {
            case 'attempt_start':
                if (event.isLost !== true)
                    agentless.add(key);
                lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
                break;
            case 'agent_start':
                agentless.delete(key);
                note(key, open);
                break;
            case 'adopt':
                for (const runId of [event.from, ...event.adopters])
                    attempts.delete(keyOf(plan, attempt, runId));
                note(key, open);
                break;
            case 'attempt_failed':
                if (event.isMachines)
                    attempts.delete(key);
                if (event.isMachines || (agentless.has(key) && event.error_type === 'interrupted'))
                    break;
                note(key, { plan, attempt, outcome: 'failure', ...failureDetails(event) });
                break;
            case 'part':
            case 'plan_complete':
                note(key, { plan, attempt, outcome: 'success' });
                break;
            case 'plan_blocked':
                if (attempts.get(key)?.reason === 'interrupted')
                    note(key, { plan, attempt, outcome: 'success' });
                break;
        }
    }
    return { attempts: [...attempts.values()], lastAttempt };
}
function attemptsBegun(events, plan) {
    return events.filter((event) => event.event === 'attempt_start' && event.plan === plan).length;
}
function failureDetails(event) {
    const { error_type, details, fingerprint = (0,_signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__/* .failureFingerprint */ .hX)(details ?? ''), progressed } = event;
    const reason = _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURE_REASONS */ .N9.find((each) => each === error_type);
    return {
        ...(reason === undefined ? {} : { reason }),
        ...(details === undefined ? {} : { message: details }),
        ...(fingerprint === undefined ? {} : { fingerprint }),
        ...(progressed === undefined ? {} : { progressed }),
    };
}


/***/ }),

/***/ 39618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ executorName),
/* harmony export */   T4: () => (/* binding */ changesState),
/* harmony export */   dT: () => (/* binding */ deriveState)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);
/* harmony import */ var _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60567);



function deriveState(events, { phase, checkpointFile }) {
    const from = events.findLastIndex(({ event }) => event === 'phase_start');
    const started = events[from];
    if (started?.event !== 'phase_start')
        return null;
    const run = events.slice(from).filter(changesState);
    const counted = events.slice(1 + events.findLastIndex((event, at) => at < from && (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const { lastAttempt } = (0,_attempt_history_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptHistory */ .c)(counted.filter((event) => !(0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const waves = new Map(Object.entries(started.waves));
    const statuses = planStatuses(run, started);
    const ids = [...statuses.keys()];
    const completed = ids.filter((id) => statuses.get(id) === 'completed');
    const open = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => waves.get(id) ?? 0);
    const running = ids.filter((id) => statuses.get(id) === 'running');
    return {
        schema_version: 1,
        phase,
        mode: started.mode,
        team_name: `phase-executor-${started.phase}`,
        started_at: (counted.find(({ event }) => event === 'phase_start') ?? started).at,
        updated_at: run.at(-1)?.at ?? started.at,
        plan_task_map: Object.fromEntries([...lastAttempt].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
        executor_names: running.map(executorName),
        verifier_task_id: null,
        completed_plans: completed,
        current_wave: open.length > 0 ? (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .getSmallest */ .u)(open) : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .getLargest */ .p)(waves.values(), 0),
        checkpoint_file: checkpointFile,
        run_id: started.runId,
        ...(started.epoch === undefined ? {} : { epoch: started.epoch }),
        plans: Object.fromEntries(ids.map((id) => [
            id,
            { status: statuses.get(id) ?? 'pending', attempts: lastAttempt.get(id) ?? 0, wave: waves.get(id) ?? null },
        ])),
    };
}
function executorName(plan) {
    return `executor-${plan}`;
}
function changesState(event) {
    return ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event).status !== undefined || event.event === 'phase_start' || (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'phase' }));
}
function planStatuses(run, { plans, done }) {
    const statuses = new Map(plans.map((id) => [id, 'pending']));
    for (const id of done)
        statuses.set(id, 'completed');
    for (const event of run) {
        const { status } = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event);
        if ('plan' in event && event.plan !== undefined && status !== undefined)
            statuses.set(event.plan, status);
    }
    return statuses;
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

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ breaksCircuit),
/* harmony export */   Y0: () => (/* binding */ StuckPolicySchema),
/* harmony export */   gQ: () => (/* binding */ detectStuck),
/* harmony export */   hX: () => (/* binding */ failureFingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);



const StuckPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    consecutive: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    inWindow: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    window: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(100).default(6),
    sameFailure: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(2),
    alternation: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    circuitBreaker: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(1000).default(5),
});
function detectStuck(attempts, policy) {
    const counted = attempts.filter(countsAsWork);
    const newest = counted.at(-1);
    if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest)
        return { stuck: false };
    const { plan } = newest;
    const since = afterProgress(counted, plan);
    const own = since.filter((attempt) => attempt.plan === plan);
    const streak = own.slice(own.findLastIndex(({ outcome }) => outcome === 'success') + 1);
    const reasons = [
        ['same_failure', plan, sameFailure(streak, plan, policy.sameFailure)],
        ['consecutive', plan, findConsecutive(streak, plan, policy.consecutive)],
        ['in_window', plan, inWindow(since, plan, policy)],
        ['alternation', plan, findAlternation(since, plan, policy)],
        ['circuit_breaker', null, circuitBreaker(counted, policy)],
    ];
    for (const [rule, of, reason] of reasons)
        if (reason !== null)
            return { stuck: true, rule, plan: of, why: reason };
    return { stuck: false };
}
function breaksCircuit(attempts, policy) {
    return policy.enabled && circuitBreaker(attempts.filter(countsAsWork), policy) !== null;
}
function countsAsWork({ outcome, reason }) {
    return outcome === 'success' || reason === undefined || _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].isAgentsFault;
}
function failureFingerprint(text) {
    const message = text
        .slice(0, 20_000)
        .replace(/\u001b\[[0-9;]{0,20}m/g, '')
        .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>')
        .replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>')
        .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path) => `<path>/${path.split(/[\\/]/).at(-1) ?? ''}`)
        .replace(/\d+(?:\.\d+)?/g, '<n>')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    return /[\p{L}]/u.test(message.replace(/<\w+>/g, ''))
        ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(message).digest('hex').slice(0, 16)
        : undefined;
}
function afterProgress(attempts, plan) {
    const last = attempts.findLastIndex((attempt) => attempt.plan === plan && attempt.progressed === true);
    return last < 0 ? attempts : attempts.slice(last + 1);
}
function sameFailure(streak, plan, limit) {
    const fingerprint = streak.at(-1)?.fingerprint;
    const last = streak.slice(-limit);
    if (limit === 0 || !fingerprint || last.length < limit)
        return null;
    if (last.some((attempt) => attempt.fingerprint !== fingerprint))
        return null;
    return `Plan ${plan} failed ${limit} times in a row with the same failure`;
}
function findConsecutive(streak, plan, limit) {
    return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}
function inWindow(attempts, plan, policy) {
    const { inWindow: limit, window } = policy;
    const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
    if (limit === 0 || failures.length < limit)
        return null;
    return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}
function findAlternation(attempts, plan, policy) {
    const last = attempts.slice(-4);
    if (!policy.alternation || last.length < 4 || last.some((attempt) => attempt.outcome === 'success'))
        return null;
    const [a, b, c, d] = last.map((attempt) => `${attempt.plan}\n${attempt.fingerprint ?? ''}`);
    if (a !== c || b !== d || a === b)
        return null;
    const other = last[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${last[2]?.plan} and ${plan}`;
    return `The last four attempts failed alternately: ${other}`;
}
function circuitBreaker(attempts, { circuitBreaker: limit }) {
    const last = attempts.slice(-limit);
    if (limit === 0 || last.length < limit)
        return null;
    if (last.some((attempt) => attempt.outcome === 'success' || attempt.progressed))
        return null;
    const plans = new Set(last.map((attempt) => attempt.plan));
    if (plans.size < 2)
        return null;
    return `The last ${limit} attempts failed, over ${plans.size} plans, perhaps for a common cause`;
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


/***/ })

};
;