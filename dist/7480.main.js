"use strict";
exports.id = 7480;
exports.ids = [7480];
exports.modules = {

/***/ 37480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runSignal: () => (/* binding */ runSignal)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20951);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42115);
/* harmony import */ var _record_events_event_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66499);
/* harmony import */ var _record_log_execution_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35713);
/* harmony import */ var _record_log_signal_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93885);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53853);
/* harmony import */ var _run_open_policies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25471);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47099);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26623);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57733);
/* harmony import */ var _signal_decision_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(71564);
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3889);
/* harmony import */ var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69461);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95687);

















const runSignal = async (input, world) => {
    const [act, args] = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .chooseAct */ .YJ)('signal', input, { create: createSignal, parse, handle: handleSignal, log: logSignal });
    return act(args, world);
};
function createSignal([status = '', phase, ...details], world) {
    const statuses = Object.values(_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .COMPLETION_STATUS */ .CB);
    if (!statuses.includes(status))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .eb((0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_10__/* .describeUnknownName */ .PB)('signal create: status', status, statuses));
    if (phase === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .eb('signal create: the phase is missing; write for example: signal create success 02.1');
    const input = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .readFields */ .qU)(details, 'signal create', _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .readTyped */ .fA);
    const created = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSignal */ ._w)({ ...input, status, phase }, { at: new Date(world.now()) });
    if (created.status !== 'failure')
        return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonAnswer */ .tQ)(created);
    const isGiven = 'reason' in { ...input, ...((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_15__/* .isMapping */ .pi)(input.details) ? input.details : {}) };
    const { reason, retryOptions, ...rest } = created.details;
    const options = { ...(0,_signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_14__/* .getRetryOptions */ .$U)((0,_run_open_policies_js__WEBPACK_IMPORTED_MODULE_7__/* .buildRetryPolicy */ .tg)(world.settings)), ...retryOptions };
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonAnswer */ .tQ)({
        ...created.toJSON(),
        details: { ...(isGiven ? { reason } : {}), retryOptions: options, ...rest },
    });
}
async function parse(args, world) {
    const signal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSignal */ ._w)(await (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .readDocument */ .u0)(args, 'signal', world));
    const { status, phase, plan } = signal;
    const planField = plan === undefined ? {} : { plan };
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonAnswer */ .tQ)({
        status,
        phase,
        ...planField,
        isTerminal: signal.isTerminal(),
        canRetry: signal.canRetry(),
        signal,
    });
}
async function handleSignal(args, world) {
    const signal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSignal */ ._w)(await (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .readDocument */ .u0)(args, 'signal', world));
    const next = nextPhase((0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_9__/* .findProjectRoot */ .p)(world), signal.phase);
    const retry = (0,_run_open_policies_js__WEBPACK_IMPORTED_MODULE_7__/* .buildRetryPolicy */ .tg)(world.settings);
    const history = {
        failures: [],
        runAttempts: signal.attempt ?? 1,
        now: new Date(world.now()),
        random: world.random(),
    };
    const decision = (0,_signal_decision_js__WEBPACK_IMPORTED_MODULE_13__/* .decide */ .LD)(signal, { retry, ...next }, history);
    return {
        ...(0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonAnswer */ .tQ)(decision),
        outputs: { status: signal.status, decision: decision.action, phase: signal.phase, ...(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_16__/* .buildNextPhaseOutputs */ .pE)(next) },
    };
}
function nextPhase(root, phase) {
    try {
        return (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__/* .nextPhaseAfter */ .hT)(root, (0,_plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readTree */ .Zc)(root), phase);
    }
    catch (error) {
        if (error instanceof _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .PhaseError */ .wo)
            return (0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_16__/* .countedNextPhase */ .DG)(phase);
        throw error;
    }
}
async function logSignal(args, world) {
    const signal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSignal */ ._w)(await (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .readDocument */ .u0)(args, 'signal', world), { at: new Date(world.now()) });
    const planning = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlanningRoot */ .hH)('signal log', world), '.planning');
    const { runId = 'by-hand', phase, plan, status, details } = signal;
    const at = new Date(world.now()).toISOString();
    const event = (0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyEnding */ .s7)(plan === undefined ? 'phase' : 'plan', status);
    const subject = plan === undefined ? `phase ${phase}` : plan;
    (0,_record_log_execution_log_js__WEBPACK_IMPORTED_MODULE_4__/* .appendToExecutionLog */ .uO)(planning, {
        at,
        what: subject,
        result: (0,_record_events_event_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinText */ ._V)(event.replace('_', ' '), (0,_record_events_event_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatReason */ .K9)(details)),
    });
    const json = { at, runId, phase, ...(plan === undefined ? {} : { plan }), event, signal };
    (0,_record_log_signal_log_js__WEBPACK_IMPORTED_MODULE_5__/* .appendSignalEvent */ .H)(planning, json);
    return { exitCode: 0, json, text: 'Completion signal logged' };
}


/***/ }),

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ otlpTarget),
/* harmony export */   e: () => (/* binding */ sendsTraces)
/* harmony export */ });
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93893);

function otlpTarget(setting, environment) {
    const { OTEL_SDK_DISABLED: disabled = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact = '' } = environment;
    const { OTEL_EXPORTER_OTLP_ENDPOINT: general = '', OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
    if (setting === 'off' || disabled.trim().toLowerCase() === 'true')
        return null;
    const isGiven = setting !== 'auto';
    if (!isGiven && (exact + general === '' || !exporter.split(',').some((name) => /^\s*(?:otlp)?\s*$/.test(name))))
        return null;
    const variable = exact === '' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
    const name = isGiven ? 'otel-endpoint' : variable;
    const url = isGiven || exact === '' ? getTracesUrl(isGiven ? setting : general) : parseEndpoint(exact);
    if (url === null)
        return { problem: `${name} must be a URL such as http://localhost:4318, without credentials` };
    const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
    if (!isGiven && protocol === 'grpc')
        return {
            problem: `${name} is for gRPC; set otel-endpoint to an HTTP address of the receiver, such as http://localhost:4318`,
        };
    const headers = Object.fromEntries(_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .otlpSecrets */ .$_.flatMap((otlpSecret) => Object.entries((0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .xg)(environment[otlpSecret]))));
    const odd = Object.entries(headers).some(([key, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value));
    if (odd)
        return { problem: 'OTEL_EXPORTER_OTLP_HEADERS contains an invalid header; write key=value,key=value' };
    return { url, headers, callMs: parseTimeout(environment) };
}
function sendsTraces(setting, environment) {
    const target = otlpTarget(setting, environment);
    return target !== null && 'url' in target;
}
function getTracesUrl(base) {
    const url = parseEndpoint(base);
    if (url === null)
        return null;
    const { origin, pathname, search } = new URL(url);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
}
function parseEndpoint(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return null;
    const { username, password, href } = new URL(text);
    return username + password === '' ? href : null;
}
function parseTimeout(environment) {
    const value = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 10_000;
}


/***/ }),

/***/ 25471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ buildRetryPolicy),
  OZ: () => (/* binding */ buildRunPolicy),
  lq: () => (/* binding */ findStoredCredentials),
  to: () => (/* binding */ parseFallbackRules),
  nc: () => (/* binding */ readTeamRules),
  Ch: () => (/* binding */ warnOfCredentials)
});

// EXTERNAL MODULE: ./lib/plan/phase/protected-files.js
var protected_files = __webpack_require__(51863);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
// EXTERNAL MODULE: ./lib/settings/table/setting.js
var setting = __webpack_require__(39126);
;// CONCATENATED MODULE: ./lib/settings/table/run-policy.js

const asTheyStand = [
    ...['repairs', 'context-limit', 'agent-env', 'network', 'human-checkpoints'],
    ...['allow-dirty', 'setup-command', 'on-failure', 'fail-fast', 'undeclared-changes'],
    ...['verify-commands', 'min-evidence', 'test-command'],
    ...['confirming-runs', 'inherited-tests', 'prove', 'mutants', 'requirements', 'verifier-command'],
    ...['author', 'author-tests', 'author-disputes', 'truths'],
    ...['rejudge', 'commit-signing'],
];
function settingsAsTheyStand(settings) {
    return Object.fromEntries(asTheyStand.map((name) => [(0,setting/* toCamelCase */.Cb)(name), settings[name]]));
}

// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/retry-policy.js
var retry_policy = __webpack_require__(69461);
// EXTERNAL MODULE: ./lib/signal/stuck.js
var stuck = __webpack_require__(61844);
// EXTERNAL MODULE: ./lib/system/git/remote.js
var remote = __webpack_require__(23806);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/run/open/policies.js










function buildRunPolicy(settings, plans, { deadlineAt, now }, environment = {}) {
    const cost = settings['max-cost'];
    const today = new Date(now).toISOString().slice(0, 10);
    return {
        ...settingsAsTheyStand(settings),
        requireCage: settings.network === 'full' && settings.sandbox !== 'kernel' ? 'none' : 'kernel',
        limits: {
            timeoutMs: settings.timeout,
            idleTimeoutMs: settings['idle-timeout'],
            graceMs: settings['kill-grace'],
            deadlineAt,
        },
        budget: { cost, tokens: settings['max-tokens'], turns: settings['max-turns'], unknownCost: cost.unknown },
        retry: buildRetryPolicy(settings, plans),
        stuck: parseStuckPolicy(settings),
        relay: parseFallbackRules(settings),
        sendsTraces: (0,otlp_target/* sendsTraces */.e)(settings['otel-endpoint'], environment),
        remote: (0,remote/* withoutSecret */.Nt)(settings.remote),
        rerunsUnfinished: settings['unfinished-plans'] === 'run',
        namesCoAuthor: settings['co-author'] === 'auto',
        mayPushWorkflows: settings['workflow-changes'] === 'push',
        protectedReason: (0,protected_files/* explainProtection */.f4)(settings['protected-paths']),
        levels: settings.rules,
        accepted: settings.accept.filter(({ until }) => until >= today),
        expired: settings.accept.filter(({ until }) => until < today),
        comparesTests: settings['test-baseline'] === 'run',
    };
}
function parseFallbackRules(settings) {
    const { agent, 'next-agents': next, 'escalate-agent': escalate } = settings;
    if (next.length === 0 && escalate === null)
        return null;
    const command = settings['agent-command'].trim();
    if (agent === 'script' || (agent === 'auto' && command === ''))
        throw new table_settings/* UsageError */.eb(`agent: found "${agent}" with agents that are to follow it; name the first one`);
    const lines = [...new Set([command === '' ? agent : command, ...next])];
    return { lines, stronger: escalate && { line: escalate.to, after: escalate.after } };
}
function buildRetryPolicy(settings, plans = 0) {
    return (0,retry_policy/* parseRetryPolicy */.GK)({
        initialIntervalMs: Math.max(1, settings.backoff),
        maximumIntervalMs: Math.max(60_000, settings.backoff),
        maximumWaitMs: settings['max-wait'],
        maximumAttempts: settings['max-attempts'],
        maximumRunAttempts: settings['max-run-attempts'] ?? Math.min(10_000, Math.max(50, 2 * plans)),
    });
}
function parseStuckPolicy({ stuck: rules, 'max-attempts': attempts }) {
    const defaults = attempts > 3 ? { consecutive: attempts, inWindow: attempts, window: 2 * attempts } : {};
    const isOff = rules.length === 1 && rules[0] === 'off';
    const entries = isOff ? [] : rules.map(parseStuckRule);
    if (entries.some(([name]) => name === 'enabled'))
        throw new table_settings/* UsageError */.eb('stuck: found "enabled", use off to switch all rules off');
    const parsed = stuck/* StuckPolicySchema */.Y0.safeParse({ enabled: !isOff, ...defaults, ...Object.fromEntries(entries) });
    if (parsed.success)
        return parsed.data;
    const expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
    throw new table_settings/* UsageError */.eb(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
}
function parseStuckRule(word) {
    const [name = '', value = ''] = word.split('=');
    const isFlag = name === 'alternation' && value === '0';
    const flag = isFlag || value === 'true' || value === 'false' ? value === 'true' : null;
    return [(0,setting/* toCamelCase */.Cb)(name), flag ?? (/^\d{1,4}$/.test(value) ? Number(value) : value)];
}
async function readTeamRules(settings, commit, git) {
    const file = settings['prompt-file'];
    if (file === '')
        return '';
    const text = await (0,config_source/* configInRepository */.Wi)(git, commit, file);
    if (text === null)
        throw new table_settings/* UsageError */.eb(`prompt-file: ${file} is not in commit ${(0,text_text/* shortenId */.X_)(commit)}; commit it, or name another file`);
    return text.trim();
}
function findStoredCredentials(git) {
    const keys = git.config.credentials;
    if (keys.length === 0)
        return null;
    return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and pass the token as github-token`;
}
function warnOfCredentials(run) {
    const { git } = run.workspace;
    const { ledger } = run.services;
    const message = findStoredCredentials(git);
    if (message !== null)
        ledger.append('warning', { message });
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

/***/ 71564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   no: () => (/* binding */ buildStop)
/* harmony export */ });
/* unused harmony export DECISION_RULES */
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _next_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3889);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69461);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);




const DECISION_RULES = [
    ...['succeeded', 'verification_contradicts', 'verification_asks', 'next_phase_not_ready', 'skipped'],
    ...['interrupted', 'not_retryable', 'budget_used', 'reason_not_retried', 'quota_used', 'provider_down'],
    ...['attempts_used', 'run_attempts_used', 'deadline', 'open_after_deadline', 'open_after_wait'],
    ...['retry', 'relay'],
    ...['stuck_same_failure', 'stuck_consecutive', 'stuck_in_window', 'stuck_alternation'],
    'stuck_circuit_breaker',
    ...['person_asked', 'dependency_open', 'open_later', 'rounds_used', 'unpublished', 'taken_over'],
];
function decide(signal, policy, history) {
    switch (signal.status) {
        case 'success':
            return decideAfterSuccess(signal, policy);
        case 'failure':
            return decideAfterFailure(signal, policy.retry, history);
        case 'blocked':
            return decideWhileBlocked(signal);
        case 'skipped':
            return buildProceed(policy, 'skipped', `${describeSubject(signal)} was skipped: ${signal.details.reason}`, {
                skipped: true,
            });
    }
}
function decideAfterSuccess(signal, policy) {
    const { verificationStatus, nextPhaseReady } = signal.details;
    const name = describeSubject(signal);
    switch (verificationStatus) {
        case 'failed':
        case 'gaps_found': {
            const reason = `${name} claims success, but its verification says ${verificationStatus}`;
            return buildEscalate('verification_contradicts', reason, { reason: 'verification_failed', skipOption: false });
        }
        case 'human_needed': {
            const reason = `${name} is done, but its verification asks for a person`;
            return awaitUser('verification_asks', reason, 'verification: human_needed');
        }
        default: {
            if (nextPhaseReady)
                return buildProceed(policy, 'succeeded', `${name} succeeded`);
            const reason = `${name} succeeded and reports that the next phase is not ready`;
            return buildStop('next_phase_not_ready', reason, 'next phase not ready');
        }
    }
}
function decideAfterFailure(signal, policy, history) {
    const { details } = signal;
    const { reason, retryable, retryOptions, skipOption } = details;
    const failed = `${describeSubject(signal)} failed (${reason})`;
    if (history.interrupted)
        return buildStop('interrupted', `${failed} and the run was asked to stop`, 'interrupted');
    if (!retryable)
        return buildEscalate('not_retryable', `${failed} and reports that a retry cannot help`, details);
    const { budget } = history;
    if (budget?.left === false)
        return buildStop('budget_used', `${failed}; ${budget.why}`, 'budget');
    const opensAt = getReopeningTime(signal, history.now);
    const hasRoom = reason === 'budget' && budget?.left === true;
    if (opensAt === undefined && !hasRoom && policy.nonRetryableReasons.includes(reason))
        return reason === 'quota'
            ? buildParked('quota_used', signal, policy, history, policy.quotaParkedMs)
            : buildEscalate('reason_not_retried', `${failed}, which another attempt does not fix`, details);
    const { isTransient } = _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason];
    const failures = 1 + history.failures.filter((failure) => _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[failure].isTransient === isTransient).length;
    const allowed = countAllowedFailures(policy, isTransient, retryOptions?.maxRetries);
    const isProviderDown = reason === 'rate_limit' || reason === 'overloaded';
    if (failures > allowed && isProviderDown)
        return buildParked('provider_down', signal, policy, history, policy.providerParkedMs);
    if (failures > allowed)
        return buildEscalate('attempts_used', `${failed}; ${failures} of ${allowed + 1} attempts used`, details);
    if (history.stuck?.stuck) {
        const why = `${history.stuck.why}; another attempt would fail the same way (last: ${reason})`;
        return buildEscalate(`stuck_${history.stuck.rule}`, why, { reason: 'stuck', skipOption });
    }
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed} and the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const text = details.error === undefined ? '' : `: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(details.error.message, 300)}`;
    const base = { ...policy, initialIntervalMs: retryOptions?.backoffMs ?? policy.initialIntervalMs };
    const closedMs = Math.max(0, (opensAt?.getTime() ?? 0) - history.now.getTime());
    const wait = closedMs + (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffMs */ .jo)(base, failures, history.random);
    if (opensAt !== undefined && closedMs > policy.maximumWaitMs) {
        const opensAtText = opensAt.toISOString();
        const why = `${failed}; it can continue at ${opensAtText}, which is later than a run waits (setting max-wait); run the phase again then`;
        return awaitDependency('open_after_wait', why, [], opensAtText);
    }
    const isTooLate = history.deadlineAt !== undefined && history.now.getTime() + wait >= history.deadlineAt.getTime();
    if (isTooLate && opensAt === undefined)
        return buildStop('deadline', `${failed} and the run's deadline leaves no time for another attempt`, 'deadline');
    if (isTooLate && opensAt !== undefined) {
        const opensAtText = opensAt.toISOString();
        const why = `${failed}; it can continue at ${opensAtText}, which is after the run's deadline`;
        return awaitDependency('open_after_deadline', why, [], opensAtText);
    }
    return {
        continue: false,
        action: 'retry',
        attempt: (signal.attempt ?? history.failures.length + 1) + 1,
        backoffMs: wait,
        rule: 'retry',
        why: `${failed}${text}; failure ${failures} of at most ${allowed} that are retried`,
    };
}
function buildParked(rule, signal, policy, history, ms) {
    const { reason, error } = signal.details;
    const text = error === undefined ? '' : `: ${error.message}`;
    const failed = `${describeSubject(signal)} failed (${reason})${text}`;
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed}; the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const opensAt = getReopeningTime(signal, history.now)?.getTime() ?? 0;
    const unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
    return awaitDependency(rule, `${failed}; parked until ${unblockAt}, run the phase again then`, [], unblockAt);
}
function getReopeningTime(signal, now) {
    const { resetAt, retryAfterMs } = signal.details;
    if (resetAt !== undefined)
        return new Date(resetAt);
    if (retryAfterMs === undefined)
        return undefined;
    return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
}
function countAllowedFailures(policy, transient, maxRetries = Number.POSITIVE_INFINITY) {
    if (transient)
        return maxRetries === 0 ? 0 : policy.maximumTransientFailures;
    return Math.min(policy.maximumAttempts - 1, maxRetries);
}
function decideWhileBlocked(signal) {
    const { userInputRequired, blockingDependencies: deps, estimatedUnblockTime: unblockAt, reason } = signal.details;
    const name = describeSubject(signal);
    if (userInputRequired)
        return awaitUser('person_asked', `${name} waits for a person: ${reason}`, reason);
    if (deps.length > 0)
        return awaitDependency('dependency_open', `${name} waits for ${deps.join(', ')}: ${reason}`, deps, unblockAt);
    if (unblockAt)
        return awaitDependency('open_later', reason.includes(unblockAt) ? `${name} waits: ${reason}` : `${name} can continue at ${unblockAt}: ${reason}`, deps, unblockAt);
    return awaitUser('person_asked', `${name} is blocked and names no time or plan to wait for: ${reason}`, reason);
}
function buildProceed(policy, rule, reason, flags = {}) {
    const { nextPhase = null } = policy;
    const result = nextPhase === null ? 'last' : 'planned';
    const { nextPhaseStatus = policy.nextPhase === undefined ? 'unknown' : result } = policy;
    const nextPhaseText = (0,_next_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNextPhase */ .wD)({ nextPhase, nextPhaseStatus });
    return {
        continue: true,
        action: 'proceed',
        nextPhase,
        nextPhaseStatus,
        ...flags,
        rule,
        why: `${reason}; ${nextPhaseText}`,
    };
}
function awaitUser(rule, why, reason) {
    return { continue: false, action: 'await_user', reason, rule, why };
}
function awaitDependency(rule, reason, deps, unblockAt) {
    return { continue: false, action: 'await_dependency', deps, ...(unblockAt ? { unblockAt } : {}), rule, why: reason };
}
function buildEscalate(rule, why, { reason, skipOption }) {
    return { continue: false, action: 'escalate', reason, skipOption, rule, why };
}
function buildStop(rule, why, reason) {
    return { continue: false, action: 'stop', reason, rule, why };
}
function describeSubject(signal) {
    return signal.plan === undefined ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
}


/***/ }),

/***/ 69461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ getRetryOptions),
/* harmony export */   GK: () => (/* binding */ parseRetryPolicy),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   r3: () => (/* binding */ isRetryable)
/* harmony export */ });
/* unused harmony export RetryPolicySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);



function isRetryable(reason) {
    return _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].retry !== 'never';
}
const NON_RETRYABLE_REASONS = _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURE_REASONS */ .N9.filter((reason) => _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].retry !== 'always');
const RetryPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    initialIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(2000),
    backoffCoefficient: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).max(10).default(2),
    maximumIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(60_000),
    maximumAttempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(100).default(3),
    maximumTransientFailures: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(5),
    maximumRunAttempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(10_000).default(50),
    maximumWaitMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).default(600_000),
    quotaParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(3_600_000),
    providerParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().default(900_000),
    nonRetryableReasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .FailureReasonSchema */ .yt).default(NON_RETRYABLE_REASONS),
})
    .refine((policy) => policy.maximumIntervalMs >= policy.initialIntervalMs, {
    path: ['maximumIntervalMs'],
    message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait can satisfy both',
});
function getRetryOptions({ maximumAttempts, initialIntervalMs }) {
    return { maxRetries: maximumAttempts - 1, backoffMs: initialIntervalMs };
}
function parseRetryPolicy(input) {
    const parsed = RetryPolicySchema.safeParse(input);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'policy'}: ${issue.message}`);
    throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
}
function backoffMs(policy, failures, random) {
    const ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
    return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
}


/***/ })

};
;