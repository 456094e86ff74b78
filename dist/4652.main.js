"use strict";
exports.id = 4652;
exports.ids = [4652];
exports.modules = {

/***/ 66904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ formatActivity),
/* harmony export */   y: () => (/* binding */ progressRecorder)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function progressRecorder(clock, record) {
    let lastAt = Number.NEGATIVE_INFINITY;
    return (activity) => {
        const isWorthALine = activity.kind === 'edit' ||
            activity.kind === 'retry' ||
            (activity.kind === 'command' && activity.state === 'ended');
        const text = isWorthALine ? formatActivity(activity) : null;
        if (text === null || clock.uptimeMs() - lastAt < everyMs)
            return;
        lastAt = clock.uptimeMs();
        record(text, activity.kind);
    };
}
const everyMs = 5_000;
function formatActivity(activity) {
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
            return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(activity.count, 'failed call')} to its model: ${activity.message || 'no cause given'}`;
        case 'turn':
        case 'usage':
            return null;
    }
}


/***/ }),

/***/ 67306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ failureByError),
/* harmony export */   P_: () => (/* binding */ spendingOfUsage),
/* harmony export */   WT: () => (/* binding */ sumTokens),
/* harmony export */   _L: () => (/* binding */ mergeUsage),
/* harmony export */   dv: () => (/* binding */ noMeter),
/* harmony export */   eR: () => (/* binding */ usageSince),
/* harmony export */   k9: () => (/* binding */ readUsage),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _error_class_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33692);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41463);


const allCounts = [
    ...['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'reasoning'],
    ...['cacheWriteHour', 'searches', 'unpriced'],
];
function readUsage(counts, ...includes) {
    const [input, output, reasoning] = [counts.input, counts.output, counts.reasoning].map(_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU);
    const parts = { cacheRead: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU)(counts.cacheRead) ?? 0, cacheWrite: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU)(counts.cacheWrite) };
    if (input == null || output == null)
        return null;
    const includedParts = ['cacheRead', 'cacheWrite'].filter((part) => includes.includes(part));
    const inputFresh = includedParts.reduce((remaining, part) => remaining - (parts[part] ?? 0), input);
    const extraReasoning = includes.includes('reasoning') ? 0 : (reasoning ?? 0);
    return inputFresh < 0
        ? null
        : { inputFresh, ...parts, output: output + extraReasoning, reasoning: reasoning ?? null };
}
function failureByError({ class: name, message, retryAfterMs, resetAt }) {
    const { reason, isFinal } = _error_class_js__WEBPACK_IMPORTED_MODULE_0__/* .errorTraits */ .SO[name];
    const isLast = isFinal || (0,_error_class_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnpaid */ .i)(message);
    return { ok: false, reason, message, retryAfterMs, resetAt, ...(isLast ? { retryable: false } : {}) };
}
const noUsage = { inputFresh: 0, cacheRead: 0, cacheWrite: null, output: 0, reasoning: null };
function addUsage(one, other) {
    return mergeUsage(one, other, (a, b) => a + b);
}
function mergeUsage(one, other, merge) {
    const merged = { ...noUsage };
    for (const name of allCounts) {
        const [a, b] = [one[name] ?? null, other[name] ?? null];
        if (a !== null || b !== null)
            merged[name] = merge(a ?? 0, b ?? 0);
    }
    return merged;
}
function usageSince(total, before) {
    const { cacheWrite, reasoning } = total;
    const comparable = {
        ...before,
        ...(cacheWrite === null && { cacheWrite }),
        ...(reasoning === null && { reasoning }),
    };
    const difference = mergeUsage(total, comparable, (a, b) => a - b);
    return allCounts.some((name) => (difference[name] ?? 0) < 0) ? null : difference;
}
function sumTokens({ inputFresh, cacheRead, cacheWrite, output }) {
    return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
}
const noMeter = {
    take: () => undefined,
    reached: () => null,
    refuseUnknown: () => null,
    reserve: () => undefined,
    isFull: () => false,
    cut: new AbortController().signal,
};
function spendingOfUsage(usage, turns, cost, isEstimate = false) {
    const { usd, isKnown } = typeof cost === 'number' ? { usd: cost, isKnown: true } : (cost ?? { usd: 0, isKnown: false });
    return {
        inputFresh: usage?.inputFresh ?? 0,
        cacheRead: usage?.cacheRead ?? 0,
        cacheWrite: usage?.cacheWrite ?? 0,
        output: usage?.output ?? 0,
        turns,
        costUsd: usd,
        isCostKnown: isKnown,
        ...(isEstimate ? { isEstimate } : {}),
    };
}


/***/ }),

/***/ 33692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ usageErrorWords),
/* harmony export */   SO: () => (/* binding */ errorTraits),
/* harmony export */   cs: () => (/* binding */ isHopeless),
/* harmony export */   fe: () => (/* binding */ classifyError),
/* harmony export */   i: () => (/* binding */ isUnpaid),
/* harmony export */   vP: () => (/* binding */ adviceOnCredit)
/* harmony export */ });
/* harmony import */ var _error_words_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13632);

const table = {
    rate_limit: { reason: 'rate_limit', isVague: true },
    quota: { reason: 'quota', isVague: true },
    overloaded: { reason: 'overloaded', isVague: true },
    server: { reason: 'overloaded', isVague: true },
    network: { reason: 'overloaded', isVague: true },
    auth: { reason: 'auth', isFinal: true, isVague: true },
    bad_model: { reason: 'agent_error', isFinal: true, isVague: true },
    context_exhausted: { reason: 'context_exhausted' },
    max_turns: { reason: 'budget' },
    budget: { reason: 'budget' },
    tool_denied: { reason: 'agent_error', isFinal: true },
    usage_error: { reason: 'agent_error', isFinal: true },
    unready: { reason: 'agent_error', isFinal: true },
    session_not_found: { reason: 'agent_error' },
    interrupted: { reason: 'agent_error' },
    timeout: { reason: 'timeout' },
    idle_timeout: { reason: 'idle_timeout', isVague: true },
    crash: { reason: 'agent_error', isVague: true },
    unknown: { reason: 'agent_error', isVague: true },
};
const errorTraits = table;
function classifyError(message, status) {
    for (const [name, pattern] of classes)
        if (pattern.test(message))
            return name;
    const text = /\b(?:status:?|error:?|rejected|code"?:?|api error:?|http)\s*\(?(\d{3})\b/i.exec(message)?.[1];
    return statusClass(status ?? Number(text)) ?? (networkWords.test(message) ? 'network' : 'unknown');
}
function statusClass(code) {
    if (code === 401 || code === 403)
        return 'auth';
    if (code === 402)
        return 'quota';
    if (code === 404)
        return 'bad_model';
    if (code === 413)
        return 'context_exhausted';
    if (code === 429)
        return 'rate_limit';
    if (code === 503 || code === 529)
        return 'overloaded';
    return code >= 500 && code < 600 ? 'server' : null;
}
function matchAny(patterns, flags = 'i') {
    return new RegExp(patterns.join('|'), flags);
}
const wordsOfClasses = _error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly;
const classes = Object.entries(wordsOfClasses).map(([name, patterns]) => [name, matchAny(patterns)]);
const networkWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .network */ .Nm);
const unpaidWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .unpaid */ .gl);
const usageErrorWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .wrongCall */ .ex, 'im');
function isUnpaid(message) {
    return unpaidWords.test(message);
}
function isHopeless(message) {
    return isUnpaid(message) || /insufficient_quota/i.test(message);
}
const adviceOnCredit = "add credit to the provider's account, then run again";


/***/ }),

/***/ 41463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bT: () => (/* binding */ jsonTexts),
/* harmony export */   bU: () => (/* binding */ jsonAmount),
/* harmony export */   dr: () => (/* binding */ jsonRecords),
/* harmony export */   eJ: () => (/* binding */ jsonRecord),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   wz: () => (/* binding */ parseJsonLine)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95687);

function jsonRecord(value) {
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value) ? value : {};
}
function jsonRecords(value) {
    return Array.isArray(value) ? value.map(jsonRecord) : [];
}
function jsonText(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
function jsonTexts(value) {
    return Array.isArray(value) ? value.map(jsonText).join('; ') : '';
}
function jsonAmount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
function parseJsonLine(line) {
    if (line.length < 2 || !/^[[{]/.test(line))
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
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


/***/ }),

/***/ 61145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkTreeSizes)
/* harmony export */ });
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95576);


const maxTreeEntries = 1_000_000;
const maxTreeLevels = 200;
const maxTrees = 1_000_000;
async function checkTreeSizes(git, base, trees) {
    const sizes = knownSizes;
    const max = (await computeTreeSize(git, await git.treeOf(base), sizes)).entries + maxTreeEntries;
    for (const root of trees) {
        const { entries, levels } = await computeTreeSize(git, root, sizes);
        if (levels > maxTreeLevels)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`its folders are ${levels} levels deep; at most ${maxTreeLevels} are accepted`);
        if (entries > max)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`its tree has over ${maxTreeEntries} more entries than its base, too many to inspect`);
    }
}
const knownSizes = new Map();
async function computeTreeSize(git, root, sizes) {
    const children = new Map();
    for (let expected = [root]; expected.length > 0;) {
        const missing = [...new Set(expected)].filter((tree) => !sizes.has(tree) && !children.has(tree));
        if (children.size + missing.length > maxTrees)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`it has over ${maxTrees} different folders`);
        const contents = missing.length === 0 ? [] : await readTrees(git, missing);
        for (const [at, each] of contents.entries())
            children.set(missing[at] ?? '', each);
        expected = contents.flatMap(({ trees }) => trees);
    }
    for (let pending = [...children].reverse(); pending.length > 0;) {
        const deferred = [];
        for (const [tree, result] of pending) {
            const below = result.trees.map((each) => sizes.get(each));
            if (below.some((size) => size === undefined))
                deferred.push([tree, result]);
            else
                sizes.set(tree, sumSizes(result.entries, below));
        }
        if (deferred.length === pending.length)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('its trees contain each other');
        pending = deferred;
    }
    return sizes.get(root) ?? { entries: 0, levels: 0 };
}
function sumSizes(entries, below) {
    return {
        entries: below.reduce((sum, size) => sum + size.entries, entries),
        levels: below.reduce((max, size) => Math.max(max, size.levels + 1), 0),
    };
}
async function readTrees(git, trees) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, trees);
    return objects.map(({ type, id, content }, at) => {
        if (type !== 'tree')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${trees[at]} is not a tree of this repository`);
        return parseTreeContent(content, id.length / 2);
    });
}
function parseTreeContent(content, idBytes) {
    const trees = [];
    let entries = 0;
    for (let at = 0; at < content.length; entries += 1) {
        const end = content.indexOf(0, at);
        if (end < 0)
            break;
        const isTree = content[at] === 0x34;
        at = end + 1 + idBytes;
        if (isTree)
            trees.push(content.toString('hex', end + 1, at));
    }
    return { trees, entries };
}


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   R: () => (/* binding */ getCheckoutArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29269);





function getCheckoutArguments(commit) {
    const settings = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=100'];
    return [...settings, 'reset', '--hard', '--quiet', commit, '--'];
}
async function removeAll(root) {
    (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_4__/* .unmountBelow */ .GG)(root);
    const removing = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    await removing().catch(async (error) => {
        if (error.code === 'ENAMETOOLONG')
            return void (await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
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

/***/ 13632:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"Ly":{"max_turns":["max[_ -](?:session[_ -])?turns","number of turns","maximum turns","turnlimit","fatalturnlimited"],"budget":["max(?:imum)?[_ -]budget","budget[_ -]exhausted","usd budget"],"quota":["credit balance","insufficient[_ ](?:quota|credits?|balance|funds)","quota exceeded","(?:exceeded|exhausted) your","daily quota","usage limit","(?<!rate |context )limit reached","(?:hit|reached) your .{0,40}limit","billing[_ ]error"],"context_exhausted":["prompt[_ ](?:is )?too[_ ]long","context window","context[_ ](?:limit|length)","contextoverflow","input token count.{0,40}exceeds","request too large","conversation (?:is )?too long","image_error"],"session_not_found":["no (?:conversation|rollout|session)\\\\b.{0,60}\\\\b(?:found|matched)","session (?:id )?.{0,60}not found","error resuming session","invalid session"],"bad_model":["model[_ ]not[_ ]found","\\\\bmodel\\\\b.{0,100}\\\\b(?:not found|(?:does|may) not exist|not available|not supported)","(?:unknown|invalid|unsupported|no such) model","issue with the selected model","(?:^|\\\\s)model: [\\\\w.:/@-]+\\\\]?$"],"auth":["not logged in","invalid (?:x-)?api[- ]key","api key not valid","\\\\/login\\\\b","authentication","unauthori[sz]ed","unauthenticated","missing environment variable","oauth token","no api key","api key (?:is )?missing","missing api key","providerautherror","invalid auth method","set an auth method","permission_denied","permission denied on resource"],"overloaded":["overloaded","high demand","service unavailable"],"rate_limit":["rate.?limit","too many requests","resource_exhausted"],"network":["stream disconnected","idle timeout waiting"]},"Nm":["ECONN(?:RESET|REFUSED|ABORTED)","ETIMEDOUT","ENOTFOUND","EAI_AGAIN","EPIPE","socket hang up","connection (?:was )?(?:closed|error|reset|refused|lost)","(?:cannot|could not|unable to|failed to) connect","socket disconnected","error sending request","fetch failed","terminated","network","timed out"],"ex":["unknown (?:option|argument|flag|command)","unexpected argument","unrecognized (?:option|argument)","unknown arguments?:","not inside a trusted directory","not running in a trusted directory","missing required argument","cannot be used (?:with|multiple times)","^usage: ","^positionals:$"],"gl":["credit balance","insufficient[_ ](?:credits?|balance|funds)","billing[_ ]error"],"w$":{"DZ":["Claude(?: AI| Code)? usage limit reached","You(?:[\'’]ve| have) (?:hit|reached|exceeded) your (?:[\\\\w\'’-]+ ){0,4}limits?","(?:(?:5-hour|hourly|daily|weekly|monthly|session|usage|opus|sonnet|message|spending|rate|request|token) ){0,3}limit (?:reached|exceeded)","(?:rate limit|quota) (?:reached|exceeded)","Insufficient (?:credits?|balance|quota|funds)","Context (?:window|limit|length) (?:exceeded|reached|exhausted|is full)","(?:Your )?credit balance is too low(?: to access\\\\b.*)?","You (?:have )?(?:exceeded|exhausted) your (?:current|daily|monthly) quota(?: on this model)?","(?:Not logged in|Invalid API key|Please run /login|OAuth token (?:has expired|revoked))","(?:Reached max(?:imum number of)? turns|Max(?:imum)? turns reached)","(?:Prompt is too long|Request too large \\\\(|Conversation (?:is )?too long)"],"n9":["^(?:Reached maximum budget|Exceeded USD budget) \\\\(","^(?:Execution error|Operation (?:cancelled|aborted)|Request timed out|Overloaded|Too many requests|Connection error)\\\\.?$"],"QL":["^Missing environment variable: ","^Reached max session turns for this session","^(?:Codex ran out of room in the model|Your input exceeds the context window)","^\\\\[?API Error(?:: | \\\\()","^(?:exceeded retry limit, last status: \\\\d|unexpected status \\\\d{3}\\\\b|stream disconnected before completion)","^We[’\']re currently experiencing high demand","^litellm\\\\.\\\\w+Error\\\\b","^\\\\[Request interrupted by user(?: for tool use)?\\\\]$"]}}');

/***/ })

};
;