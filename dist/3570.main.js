"use strict";
exports.id = 3570;
exports.ids = [3570];
exports.modules = {

/***/ 2964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ cliProblem),
/* harmony export */   c6: () => (/* binding */ installLine),
/* harmony export */   cS: () => (/* binding */ detectVersion),
/* harmony export */   xj: () => (/* binding */ cliProgram)
/* harmony export */ });
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83981);
/* harmony import */ var _stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72275);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64537);




async function cliProblem(cli, command, scope) {
    const wrong = wrongTables(scope.environment);
    if (wrong !== null)
        return wrong;
    const found = await detectVersion(cli, command, scope);
    if ('version' in found)
        return null;
    const name = command.trim() === '' ? cli.name : `agent-command "${(0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(command, 100)}"`;
    return `agent ${cli.name}: ${name} --version does not run (${found.problem}); install it: ${installLine(cli)}`;
}
async function detectVersion(cli, command, { cwd, environment }) {
    const called = cliProgram(cli, command, ['--version']);
    try {
        const options = { cwd, env: keyless(environment), timeoutMs: versionMs };
        const { exitCode, stdout, stderr } = await (0,_system_process_job_program_js__WEBPACK_IMPORTED_MODULE_1__/* .runJobProgram */ .fw)(called.command, called.args, options);
        if (exitCode === _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_1__/* .timedOutExit */ .qQ)
            return { problem: `no answer in ${versionMs / 1000} s` };
        if (exitCode !== 0)
            return { problem: (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(stderr) || `exit code ${exitCode}` };
        const text = stdout.slice(0, 1000);
        return { version: /\d+(?:\.\d+)+[\w.+-]*/.exec(text)?.[0]?.slice(0, 40) ?? (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(text, 40) };
    }
    catch (error) {
        return { problem: (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLine */ .QN)(error.message) };
    }
}
function keyless(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)));
}
const versionMs = 60_000;
function installLine({ name, version }) {
    return `npm install -g ${_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .cliRows */ ._i[name].package}@${version}`;
}
function wrongTables(environment) {
    try {
        (0,_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePrices */ .ap)(environment.PHASE_EXECUTOR_PRICES);
        (0,_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWindows */ .hM)(environment.PHASE_EXECUTOR_WINDOWS);
        return null;
    }
    catch (error) {
        return error.message;
    }
}
function cliProgram(cli, command, args) {
    if (command.trim() === '')
        return { command: cli.name, args };
    return { command: 'bash', args: ['-c', `${command} "$@"`, 'bash', ...args] };
}


/***/ }),

/***/ 14057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ refuseUnisolated),
/* harmony export */   Rv: () => (/* binding */ roundOnRecord),
/* harmony export */   U4: () => (/* binding */ noteOpener),
/* harmony export */   nQ: () => (/* binding */ unisolatedWarning),
/* harmony export */   sH: () => (/* binding */ refuseWithoutTransport),
/* harmony export */   t1: () => (/* binding */ UnfilledMatrixError)
/* harmony export */ });
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95291);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52299);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26623);




async function refuseWithoutTransport(setting, world) {
    if (world.settings[setting] !== '' || world.environment.GITHUB_ACTIONS !== 'true')
        return;
    const advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and transfer the results yourself`;
    try {
        await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(world.environment).probe();
    }
    catch (error) {
        if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n))
            throw error;
        throw new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, { cause: error });
    }
}
function hostJob({ environment }) {
    return _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E.available(environment) ? new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(environment).job : null;
}
function noteOpener({ ledger }, start, world) {
    const job = hostJob(world);
    const { file } = world.configuration;
    ledger.append('opened', job === null ? { start, config: file } : { job, start, config: file });
}
async function refuseUnisolated(run, world) {
    const { settings } = world;
    if (settings.unisolated)
        return;
    const opener = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_1__/* .openingJob */ .mf)(run.services.ledger.earlier, run.runId);
    const isSame = opener !== null && opener === hostJob(world);
    if (!isSame && (settings.remote === '' || !(await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredRemote */ .v)(run.workspace.git, world).mayPush())))
        return;
    const why = isSame
        ? 'this host runs all jobs of the chain as one job with one token, so'
        : `the token of this leg may push to ${settings.remote}, so`;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${why} an agent could push unchecked work; give the leg a read-only token in a separate job (docs/hosts.md), or accept this with the setting unisolated`);
}
const unisolatedWarning = 'unisolated: the legs of this run were not required to have a read-only token; an agent could have pushed, and could have reached the jobs that judge';
class UnfilledMatrixError extends _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb {
    job;
    constructor(message, job) {
        super(message);
        this.job = job;
    }
}
function roundOnRecord(run, plan, settings) {
    if (settings['leg-kind'] === 'gate' || settings.round > 0)
        return settings;
    const open = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(run.services.ledger.earlier, run.runId);
    if (open === null && settings.remote === '')
        return settings;
    if (open === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`round is missing and run ${run.runId} has no open round; run integrate first, and pass its round and artifact to this job`);
    const job = open.jobs.find((each) => each.plan === (plan ?? ''));
    const [first] = open.jobs;
    if (job === undefined && first !== undefined)
        throw new UnfilledMatrixError(`plan: found ${plan === null ? 'none' : `"${plan}"`}, but round ${open.round} has jobs for ${open.jobs.map((each) => each.plan || 'all plans').join(', ')}; ` +
            'where the host cannot fill a matrix, use mode: single', first);
    return { ...settings, round: open.round, 'artifact-name': settings['artifact-name'] || (job?.artifact ?? '') };
}


/***/ }),

/***/ 50149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ readLeg),
/* harmony export */   OO: () => (/* binding */ LegResultError),
/* harmony export */   UI: () => (/* binding */ clearLeg),
/* harmony export */   ZM: () => (/* binding */ GateSchema),
/* harmony export */   px: () => (/* binding */ bundleFile),
/* harmony export */   rp: () => (/* binding */ legFile),
/* harmony export */   wZ: () => (/* binding */ writeLeg),
/* harmony export */   yD: () => (/* binding */ canTakeLeg)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64377);
/* harmony import */ var _judge_gate_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52140);
/* harmony import */ var _judge_gate_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80986);
/* harmony import */ var _judge_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65511);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42115);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(313);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22187);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57733);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95912);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95687);
/* harmony import */ var _result_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32403);













const sha = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/);
const planId = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1).max(200);
const sentence = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(10_000);
const maxEventText = 10_000;
const count = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().nonnegative().max(1e9);
const Check = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    plan: planId,
    command: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(20_000),
    passed: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().nullable(),
    proves: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
    subject: sentence,
    message: sentence,
});
const MutantSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096),
    line: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
    was: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    becomes: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    outcome: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['killed', 'survived', 'undecided']),
});
const GateSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    commit: sha,
    confirmations: count,
    tests: _judge_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .TestVerdictSchema */ .XZ.nullable(),
    unprepared: sentence.nullable().default(null),
    checks: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(Check).max(5_000).readonly().default([]),
    proof: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(), sentence, plans: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200)).max(1000).readonly() })
        .nullable()
        .default(null),
    testWarnings: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(200).readonly().default([]),
    oldTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(50).readonly().default([]),
    phaseTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096), name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300), idle: sentence.nullable() }))
        .max(_judge_gate_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .mostPhaseTests */ .u1)
        .readonly()
        .default([]),
    mutants: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(MutantSchema).max(_judge_gate_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .mostMutants */ .O).readonly(), notes: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(10).readonly() })
        .nullable()
        .default(null),
    verification: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(50), report: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(500), text: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(1_000_000).nullable() })
        .nullable(),
});
const LegSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(1),
    kind: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['plans', 'gate']),
    runId: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    runAttempt: count,
    phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(100),
    round: count,
    artifact: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300),
    base: sha,
    proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha, upTo: count.optional() }))
        .max(1_000),
    kept: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha })).max(1_000),
    halted: sentence.nullable().default(null),
    fault: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        reason: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .FailureReasonSchema */ .yt,
        message: sentence,
        retryable: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
        began: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().default(true),
    })
        .nullable(),
    gate: GateSchema.nullable(),
});
const word = clipped(maxEventText).optional().catch(undefined);
const figure = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().optional().catch(undefined);
const truth = zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional().catch(undefined);
const words = zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(clipped(500))
    .transform((list) => list.slice(0, 100))
    .optional()
    .catch(undefined);
function clipped(most) {
    return zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().transform((text) => text.slice(0, most));
}
function named(names, schema) {
    return Object.fromEntries(names.map((name) => [name, schema]));
}
const EventSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_12__/* .datetime */ .w$(),
    event: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .kindsWith */ .i)({ travels: true })),
    plan: planId,
    attempt: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().max(10_000),
    ...named(['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'], word),
    ...named(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], figure),
    ...named(['promptVersion', 'promptTokens'], figure),
    ...named(['ok', 'passed'], truth),
    ...named(['files', 'remarks'], words),
    spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .SpentSchema */ .IF.optional().catch(undefined),
});
class LegResultError extends Error {
    name = 'LegResultError';
}
const legFile = 'leg.json';
const eventsFile = 'events.ndjson';
const bundleFile = 'work.bundle';
function writeLeg(into, leg, parts, redact) {
    const { signals, handoffs, events, writeLogs } = parts;
    const hidden = (value) => JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? redact(each) : each));
    const bundles = [bundleFile].filter((name) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)));
    const hashes = new Map(bundles.map((name) => [name, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashOf */ .qQ)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)))]));
    const write = (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path), text, { flag: 'wx' });
        hashes.set(path, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashOf */ .qQ)(text));
    };
    writeLogs?.(write);
    for (const [plan, signal] of signals)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('signals', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .fileName */ .Md)(plan)}.json`), `${JSON.stringify(hidden(signal), null, 2)}\n`);
    for (const { plan, attempt, text } of handoffs)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('handoffs', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .fileName */ .Md)(plan)}-a${attempt}.json`), redact(text));
    write(eventsFile, events.map((event) => `${JSON.stringify(hidden(event))}\n`).join(''));
    write(legFile, `${JSON.stringify(leg, null, 2)}\n`);
    return { leg, signals, digest: (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .digestOf */ .ol)(hashes) };
}
function clearLeg(into) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(into, { recursive: true });
    for (const name of [legFile, eventsFile, bundleFile, 'signals', 'handoffs', 'logs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), { recursive: true, force: true });
}
function canTakeLeg(into) {
    return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(into) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, legFile)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(into).length === 0;
}
const maxTextBytes = 2 * 1024 * 1024;
const maxHandoffBytes = 64 * 1024;
const maxEventsBytes = 4 * 1024 * 1024;
const maxEvents = 2_000;
const maxFiles = 2_000;
function readLeg(folder) {
    const leg = legIn(folder);
    const signals = new Map();
    for (const name of namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals'))) {
        const signal = signalIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals', name), name);
        if (signal.plan !== undefined)
            signals.set(signal.plan, signal);
    }
    const handoffs = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs')).flatMap((name) => {
        const [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
        if (plan === undefined)
            return [];
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs', name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > maxHandoffBytes)
            return [];
        return [{ plan: decoded(plan), attempt: Number(attempt), text: textIn(path) ?? '' }];
    });
    const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, bundleFile);
    return { leg, signals, events: eventsIn(folder), handoffs, bundle: isFile(bundle) ? bundle : null };
}
function legIn(folder) {
    const text = textIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, legFile));
    if (text === null)
        throw new LegResultError('it contains no leg.json, so it is not the result of a leg');
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(text);
    if (value === undefined)
        throw new LegResultError('leg.json is not JSON, or nested deeper than 64 levels');
    const parsed = LegSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new LegResultError(`${legFile} is not usable: ${problems.join('; ')}`);
}
function eventsIn(folder) {
    const lines = (textIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
    if (lines.length > maxEvents)
        throw new LegResultError(`${eventsFile} has more than ${maxEvents} lines`);
    return lines.flatMap((line) => {
        const found = EventSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(line));
        if (!found.success)
            return [];
        const { at, event, ...details } = found.data;
        const { plan, attempt } = details;
        return (0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDetails */ .Lo)(event, details) ? [{ at, plan, attempt, told: { event, details } }] : [];
    });
}
function signalIn(path, name) {
    try {
        return (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__/* .parseSignal */ ._w)(textIn(path) ?? '');
    }
    catch (cause) {
        throw new LegResultError(`signals/${name} is not a completion signal: ${cause.message}`);
    }
}
function textIn(path, most = maxTextBytes) {
    if (!isFile(path))
        return null;
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    if (size > most)
        throw new LegResultError(`${path} has ${size} bytes; at most ${most} are accepted`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function namesIn(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    if (names.length > maxFiles)
        throw new LegResultError(`${folder} has more than ${maxFiles} files`);
    return names.filter((name) => name.endsWith('.json')).sort();
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ }),

/***/ 32403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   sl: () => (/* binding */ resultDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function resultDigest(folder) {
    return digestOf(new Map(filesIn(folder).map((path) => [path, hashOf((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)))])));
}
function filesIn(folder) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)));
}
function digestOf(hashes) {
    const lines = [...hashes.keys()].sort().map((path) => `${path}\0${hashes.get(path)}\n`);
    return `sha256:${hashOf(lines.join(''))}`;
}
function hashOf(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 30096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W0: () => (/* binding */ branchOf),
  aw: () => (/* binding */ checkBaseForm),
  aG: () => (/* binding */ jobsOf),
  fR: () => (/* binding */ openChainJob),
  SR: () => (/* binding */ runIdOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(70138);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/published/chain-record.js
var chain_record = __webpack_require__(81003);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 1 modules
var hold_phase = __webpack_require__(18508);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/branch-merge.js
var branch_merge = __webpack_require__(11032);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
;// CONCATENATED MODULE: ./lib/system/git/verbatim-checkout.js




const verbatimRules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
const attributesMark = '# Phase Executor was here: files as git stores them, until its job ends\n';
async function disableConversion(git) {
    const path = (0,external_node_path_.join)(git.commonDir, 'info', 'attributes');
    const before = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8').replace(attributesMark + verbatimRules, '') : '';
    const restore = () => (before === '' ? (0,external_node_fs_.rmSync)(path, { force: true }) : (0,external_node_fs_.writeFileSync)(path, before));
    const override = () => (0,external_node_fs_.writeFileSync)(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${attributesMark}${verbatimRules}`);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    override();
    try {
        const { changes } = await git.state({ untracked: false });
        const changed = changes.flatMap((each) => (each.worktree === 'M' && !each.repository ? [each.path] : []));
        if (changed.length === 0)
            return restore;
        restore();
        const converted = await convertedPaths(git, changed);
        override();
        for (const each of converted)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.root, each));
        await git.run(['checkout-index', '-u', '-z', '--stdin'], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(converted) });
        return restore;
    }
    catch (error) {
        restore();
        throw error;
    }
}
async function convertedPaths(git, paths) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
    try {
        await git.run(['checkout-index', '--force', '-z', '--stdin', `--prefix=${folder}/`], {
            stdin: (0,path_bytes/* joinWithNuls */.Vw)(paths),
        });
        return paths.filter((path) => isSameContent((0,external_node_path_.join)(folder, path), (0,external_node_path_.join)(git.root, path)));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function isSameContent(one, other) {
    const stats = [one, other].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (!stats.every((stat) => stat?.isFile()) || stats[0]?.size !== stats[1]?.size)
        return false;
    return (0,external_node_fs_.readFileSync)(one).equals((0,external_node_fs_.readFileSync)(other));
}

;// CONCATENATED MODULE: ./lib/chain/rounds/chain-job.js
















const queueMs = 60 * 60_000;
async function openChainJob({ ref, opens }, world, work) {
    const { settings } = world;
    const runId = runIdOf(settings);
    checkBaseForm(settings);
    let shared = null;
    const openRecord = async (place) => {
        if (settings.remote === '')
            return null;
        const remote = (0,remote_setting/* configuredRemote */.v)(place.git, world);
        const record = await (0,chain_record/* openChainRecord */.N)({ ...place, remote, ttlMs: settings['job-timeout'] + queueMs });
        shared = { remote, record, branchAt: await (0,branch_merge/* mergeRemoteBranch */.n)(place.git, remote, branchOf(place.read, settings)) };
        return null;
    };
    const isFresh = settings.fresh && opens;
    const hold = {
        ref,
        agent: (read) => (0,choose_agent/* chosenAgent */.U7)(settings, read),
        continues: !opens,
        runId,
        openRecord,
        onCheckout: async (git) => {
            git.config.withoutFilters();
            return disableConversion(git);
        },
        deadlineAt: world.machine.uptimeMs() + (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']).engineMs,
    };
    return (0,hold_phase/* holdPhase */.f)(hold, (0,call_world/* withSettings */.G)(world, { fresh: isFresh }), async (run, read) => {
        if (!run.policy.commitDocs)
            throw new table_settings/* UsageError */.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        await (0,adopt_summaries/* adoptSummaries */.p)(run, null);
        const { sha: start, branch: here } = await run.workspace.git.head();
        const branch = shared === null ? (here?.replace(/^refs\/heads\//, '') ?? null) : branchOf(read, settings);
        const publish = async ({ tags, released }) => {
            if (shared === null)
                return sign_commits/* asTheyAre */.hX;
            const { record, remote, branchAt } = shared;
            const signing = await (0,sign_commits/* signCommits */.cG)({ run, remote, world });
            const { sha: head } = await run.workspace.git.head();
            const name = `refs/heads/${branch}`;
            const moves = head === branchAt ? [] : [{ name, to: head, from: branchAt }];
            for (const ref of await unpublished(run, remote))
                moves.push(ref);
            if (isFresh && record.commit !== null) {
                const at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
                moves.push({ name: `refs/phase-executor/${read.phase.id}/earlier/${at}`, to: record.commit, from: null });
            }
            await (0,checkpoint_tag/* retarget */.NM)(run.workspace.git, tags, signing.as);
            for (const tag of tags)
                moves.push({ name: `refs/tags/${tag}`, to: await run.workspace.git.object(`refs/tags/${tag}`), from: null });
            await record.publish({ branch: name, head, released }, moves);
            shared = { ...shared, branchAt: head };
            return signing;
        };
        return work({ run, read, branch, start, publish });
    });
}
async function unpublished(run, remote) {
    const { phase } = run;
    const { git } = run.workspace;
    const kept = await (0,refs/* refsUnder */.h9)(git, `refs/phase-executor/${phase.id}/partial/`);
    const there = await remote.list(kept.map(({ name }) => name));
    return kept.flatMap(({ name, commit }) => {
        const from = there.get(name) ?? null;
        return from === commit ? [] : [{ name, to: commit, from }];
    });
}
function runIdOf(settings) {
    if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id']))
        return settings['run-id'];
    throw new table_settings/* UsageError */.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
}
function checkBaseForm({ base }) {
    if (base !== '' && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base))
        throw new table_settings/* UsageError */.eb(`base: found "${base}", expected the full id of a commit, as in the output base of integrate`);
}
function branchOf(read, { branch }) {
    if (branch === work_branch/* current */.ss)
        throw new table_settings/* UsageError */.eb(`branch: found "${work_branch/* current */.ss}", but a chain pushes its work; name a branch`);
    return (0,work_branch/* branchNameOf */.dZ)(read, branch);
}
function jobsOf({ matrix }) {
    if (matrix.trim() === '')
        return [];
    try {
        return schemas/* object */.Ikc({ include: schemas/* array */.YOg(job_matrix/* MatrixJobSchema */.MF) }).parse(JSON.parse(matrix)).include;
    }
    catch (cause) {
        throw new table_settings/* UsageError */.eb(`matrix: found no job matrix of ours, expected the output "matrix" of integrate`, { cause });
    }
}


/***/ }),

/***/ 79333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ brokenSetUp),
/* harmony export */   f0: () => (/* binding */ isSetUpBroken),
/* harmony export */   kz: () => (/* binding */ collectLegs),
/* harmony export */   ug: () => (/* binding */ uploadLeg),
/* harmony export */   wV: () => (/* binding */ noResults),
/* harmony export */   wi: () => (/* binding */ withoutReceipts),
/* harmony export */   yQ: () => (/* binding */ openResultFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27597);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69466);
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54222);
/* harmony import */ var _settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42567);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _legs_leg_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50149);
/* harmony import */ var _legs_result_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32403);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47006);










const maxBytes = 512 * 1024 * 1024;
async function openResultFolder(world) {
    const { settings } = world;
    if (settings['input-dir'] !== '') {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings['input-dir']);
        return { leg: async ({ artifact }) => resultIn(folder, artifact), gate: async (name) => resultIn(folder, name) };
    }
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return noResults;
    const artifacts = new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment);
    const stored = await artifacts.list();
    const runAttempt = settings['run-attempt'];
    const bring = async (found, receipt) => {
        if (found === null)
            return null;
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFolder */ .v)(world, 'phase-executor-legs'), found.name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(into, { recursive: true, force: true });
        await artifacts.download(found.id, into, { maxBytes, digest: receipt?.digest ?? null });
        return into;
    };
    return {
        leg: async (job, round) => {
            const receipts = receiptsOf(round, settings);
            const receipt = receipts.get(`leg-${job.index}`) ?? null;
            const others = round.filter(({ index }) => index !== job.index).map(({ artifact }) => artifact);
            const otherReceipts = [...receipts].flatMap(([name, each]) => (name === `leg-${job.index}` ? [] : [each]));
            const wanted = { artifact: job.artifact, receipt, others: [...others, (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .gateArtifact */ .Oq)(job.phase)], otherReceipts };
            return bring((0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .Bg)(stored, { ...wanted, runAttempt }), receipt);
        },
        gate: async (artifact) => {
            const receipt = receiptsIn('gate-receipt', settings).get('receipt') ?? null;
            const found = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .Bg)(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
            if (found !== null && receipt === null)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`artifact ${found.name} exists, but the job of the exit gate did not report it`);
            const folder = await bring(found, receipt);
            const judged = textsIn('gate-receipt', settings)['result-digest'] ?? null;
            const left = folder === null || judged === null ? judged : (0,_legs_result_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .resultDigest */ .sl)(folder);
            if (left !== judged)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`its files have the digest ${left}, but the judging step left files with ${judged}`);
            return folder;
        },
    };
}
const noResults = { leg: async () => null, gate: async () => null };
function receiptsOf(round, settings) {
    const receipts = receiptsIn('leg-receipts', settings);
    const isOurs = ({ index, artifact }) => (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .isResultOf */ .xu)(receipts.get(`leg-${index}`)?.name ?? '', artifact);
    return round.some(isOurs) ? receipts : new Map();
}
function receiptsIn(setting, settings) {
    return new Map(Object.entries(textsIn(setting, settings)).flatMap(([name, text]) => {
        const receipt = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .parseReceipt */ .Wy)(text);
        return receipt === null ? [] : [[name, receipt]];
    }));
}
function isSetUpBroken(setting, settings) {
    return textsIn(setting, settings)['set-up'] === 'failure';
}
const brokenSetUp = "the project's own set-up failed, as the log of its job says; fix the set-up (.github/actions/phase-setup)";
function textsIn(setting, settings) {
    const given = settings[setting].trim() || '{}';
    try {
        return zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).nullable().parse(JSON.parse(given)) ?? {};
    }
    catch (cause) {
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${setting}: found no JSON object of strings, expected toJSON(needs.<job>.outputs)`, {
            cause,
        });
    }
}
function withoutReceipts({ settings, environment }) {
    if (settings['leg-receipts'].trim() !== '' || settings['input-dir'] !== '' || !_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(environment))
        return null;
    return ('leg-receipts is not set, so a result counts as that of a leg by the name of its artifact alone, ' +
        'which a job can give to its own if that leg leaves none; pass toJSON(needs.<job>.outputs), as examples/workflows/your-own-jobs.yml does');
}
async function collectLegs(jobs, results, world) {
    const how = world.settings['leg-results'];
    const legs = [];
    for (const job of jobs) {
        try {
            const folder = await results.leg(job, jobs);
            const left = folder === null ? 'it left no result' : 'its work is kept';
            const hasRun = mayHaveRun(how);
            const notBegun = folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
            legs.push({ job, folder, why: `${endOf(how)}, and ${left}`, mayHaveRun: folder !== null || hasRun, notBegun });
        }
        catch (error) {
            if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactError */ .n) && !(error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ))
                throw error;
            const isForged = error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ;
            const why = isForged ? `its result is forged and is ignored: ${error.message}` : error.message;
            world.progress(`${job.artifact} could not be downloaded: ${why}`);
            legs.push({ job, folder: null, why, mayHaveRun: true, notBegun: null });
        }
    }
    return legs;
}
async function uploadLeg(artifact, folder, world) {
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return null;
    const wanted = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .resultName */ .x5)(artifact, world.settings['run-attempt']);
    const { name, bytes, id, digest, job } = await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment, {}, world.uploads).upload(wanted, folder);
    world.progress(`uploaded ${name}, ${bytes} bytes`);
    if (name !== wanted)
        world.progress(`the name ${wanted} was taken: another artifact has that name`);
    return { name, id, digest, job };
}
function mayHaveRun(how) {
    return how.includes('=') ? !/\b(skipped|cancelled)\b/.test(how) : how !== 'skipped';
}
function endOf(how) {
    if (/\bcancelled\b/.test(how))
        return 'a job of the round was cancelled or timed out';
    if (/\bfailure\b/.test(how))
        return 'a job of the round failed';
    return /\bsuccess\b/.test(how) ? 'its job ended' : 'its job was lost';
}
function resultIn(folder, artifact) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact, _legs_leg_result_js__WEBPACK_IMPORTED_MODULE_6__/* .legFile */ .rp)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact) : null;
}


/***/ }),

/***/ 47006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Wy: () => (/* binding */ parseReceipt),
/* harmony export */   sQ: () => (/* binding */ ForgedError),
/* harmony export */   x5: () => (/* binding */ resultName),
/* harmony export */   xu: () => (/* binding */ isResultOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95687);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);



const ReceiptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100).nullable(),
    job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
});
class ForgedError extends Error {
    name = 'ForgedError';
}
function resultOf(all, wanted) {
    const { artifact, receipt } = wanted;
    const named = all.flatMap((each) => {
        const parts = partsOf(each.name, artifact);
        return parts === null ? [] : [{ ...parts, each }];
    });
    const ahead = named.find(({ start }) => start > wanted.runAttempt);
    if (ahead)
        throw new ForgedError(`artifact ${ahead.each.name} names a future start of the workflow run`);
    const start = receipt
        ? partsOf(receipt.name, artifact)?.start
        : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .n)(named.map((each) => each.start), 1);
    const mine = named.filter((each) => each.start === start).sort((one, other) => one.taken - other.taken);
    const vouched = receipt ? vouchedFor(receipt, mine) : mine.at(-1)?.each;
    if (vouched === undefined)
        return null;
    refuseOtherMakers(mine, vouched, all, wanted);
    return vouched;
}
function vouchedFor({ name, id, digest, job }, mine) {
    const found = mine.find(({ each }) => each.id === id)?.each;
    if (found === undefined)
        throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
    if ((found.job ?? job) !== job)
        throw new ForgedError(`artifact ${name} (${id}) is of job ${found.job}, not of ${job}`);
    if (found.digest !== null && digest !== null && found.digest !== digest)
        throw new ForgedError(`artifact ${name} (${id}) has the digest ${found.digest}, but ${digest} was uploaded`);
    return found;
}
function refuseOtherMakers(mine, vouched, all, { artifact, receipt, others, otherReceipts }) {
    const { job } = vouched;
    const second = mine.find(({ each }) => each.job !== job)?.each;
    if (second)
        throw new ForgedError(`${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${second.job} uploaded ${second.name}`);
    const renamed = mine.find(({ taken }) => job === null && taken > 1)?.each;
    if (renamed)
        throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
    const foreign = all.find((each) => job !== null && each.job === job && others.some((name) => isResultOf(each.name, name)));
    if (foreign)
        throw new ForgedError(`its job ${job} uploaded ${foreign.name} too, which is the result of another job`);
    const owner = receipt ? undefined : otherReceipts.find((each) => job !== null && each.job === job);
    if (owner)
        throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}
function resultName(artifact, runAttempt) {
    return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}
function isResultOf(name, artifact) {
    return partsOf(name, artifact) !== null;
}
function partsOf(name, artifact) {
    const rest = name.startsWith(artifact) ? name.slice(artifact.length) : null;
    const [found, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(rest ?? '-') ?? [];
    return found === undefined ? null : { start: Number(start), taken: Number(taken) };
}
function parseReceipt(text) {
    return ReceiptSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text)).data ?? null;
}


/***/ }),

/***/ 81003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openChainRecord),
/* harmony export */   a: () => (/* binding */ readRecord)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33574);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83353);






async function openChainRecord(scope) {
    const { remote, dir, phase } = scope;
    const found = await readRecord(scope);
    const isOwn = found?.manifest.runId === scope.runId;
    if (found !== null && !isOwn && (await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isRunAtWork */ .mR)(found.manifest, scope)))
        throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .LockedError */ .by((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .holderText */ .ii)(found.manifest, scope));
    const epoch = (found?.manifest.epoch ?? 0) + (isOwn ? 0 : 1);
    let last = found?.commit ?? null;
    const publish = async (now, others) => {
        const commit = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordCommit */ .rN)(scope, { ...now, epoch, at: scope.now() });
        if (!(await remote.move([{ name: (0,_published_state_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRef */ .Ji)(scope), to: commit, from: last }, ...others])))
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .FencedError */ .Qz(`another run has published phase ${phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .shownRemote */ .iE)(scope)} meanwhile; nothing of this job was pushed`);
        last = commit;
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, publishedFile), commit);
    };
    return { commit: last, publish };
}
async function readRecord(scope) {
    const found = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchRecord */ .Kd)(scope);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scope.dir, publishedFile);
    if (found !== null && (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path) !== found.commit)
        await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_5__/* .importRecord */ .fT)(found.commit, scope);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return found;
}
const publishedFile = 'published';


/***/ }),

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ claimedPlans),
/* harmony export */   p: () => (/* binding */ adoptSummaries)
/* harmony export */ });
/* harmony import */ var _judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4568);
/* harmony import */ var _judge_gate_commit_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78165);
/* harmony import */ var _judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98944);
/* harmony import */ var _judge_gate_plan_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1836);
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _judge_verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17144);
/* harmony import */ var _judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76208);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33526);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60567);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65888);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67263);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5722);















async function adoptSummaries(run, witness) {
    const claimed = await claimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_gate_commit_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptWhatHolds(claimed, checkout, witness, run);
    }
    finally {
        checkout.close();
    }
}
async function claimedPlans(run) {
    const { schedule } = run;
    const { done } = run.progress;
    const { ledger } = run.services;
    const { git } = run.workspace;
    const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
    const verified = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .verifiedWork */ .E7)(ledger.earlier);
    const heads = verified.map(({ head }) => head);
    const here = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .ancestorsAmong */ .v4)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (here.has(head) ? [plan] : [])));
    const open = plans.filter(({ id }) => !recorded.has(id));
    if (open.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .markedCommits */ .Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const known = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .recordedPlans */ .hV)(git.isShallow ? ledger.earlier : []);
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
    return open.filter((plan) => !isMarked(plan) && known.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
}
async function adoptWhatHolds(claimed, checkout, witness, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_gate_plan_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .planChanges */ .X)(run, new Map());
    const { answers, unprepared } = await (0,_judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_2__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, witness);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isAskedLater = witness === null && (0,_judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsOf */ .Kf)(plan).length > 0;
        const least = (0,_judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutTests */ .k)(run.policy.minEvidence);
        const lacking = isAskedLater ? null : (0,_judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .lackingEvidence */ .H)(plan.id, answer.evidence, least);
        const shape = await (0,_judge_verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = lacking !== null && git.isShallow ? `${lacking} ${adviceOnShallow}` : lacking;
        const against = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .objections */ .PP)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (against.length > 0)
            refuse(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .firstFew */ .Dt)(against, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__/* .evidenceLevel */ .GT)(answer.evidence),
            });
    }
}
const adviceOnShallow = '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';
function refuseAll(plans, why, run) {
    for (const plan of plans)
        refuse(plan, why, run);
}
function refuse(plan, why, run) {
    run.progress.done.delete(plan.id);
    const wasAttempted = (0,_record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptHistory */ .c)(run.services.ledger.earlier).lastAttempt.has(plan.id);
    if (wasAttempted || run.policy.rerunsUnfinished)
        return;
    run.progress.unverified.set(plan.id, `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${why}. Finish the work and commit it, or delete the SUMMARY to run the plan again`);
}


/***/ }),

/***/ 71059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U7: () => (/* binding */ chosenAgent),
  $Y: () => (/* binding */ cliToInstall),
  p7: () => (/* binding */ environmentOf),
  dp: () => (/* binding */ findAgent),
  aV: () => (/* binding */ missingKey),
  uF: () => (/* binding */ requireNamedAgent),
  Fl: () => (/* binding */ taskWithoutScript)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var process_child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var program_agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/agents/stream/agent-progress.js
var agent_progress = __webpack_require__(66904);
// EXTERNAL MODULE: ./lib/agents/stream/agent-result.js
var agent_result = __webpack_require__(67306);
// EXTERNAL MODULE: ./lib/agents/stream/agent-stream.js
var agent_stream = __webpack_require__(99791);
// EXTERNAL MODULE: ./lib/agents/stream/error-class.js
var error_class = __webpack_require__(33692);
;// CONCATENATED MODULE: ./lib/agents/stream/stream-watch.js
function watchStream(stream, times) {
    const { reader } = stream;
    const stop = new AbortController();
    let idle;
    let lingering;
    let reason = null;
    const idleMs = () => times.idleMs * (reader.openTool === null ? 1 : whileToolRuns);
    const close = () => {
        clearTimeout(idle);
        clearTimeout(lingering);
    };
    const end = (why) => {
        close();
        reason = why;
        stop.abort();
    };
    const listen = () => {
        clearTimeout(idle);
        if (times.idleMs > 0)
            idle = setTimeout(() => end('idle_timeout'), idleMs());
    };
    const heard = () => {
        if (reader.isStorm || reader.unready !== null)
            return end(reader.isStorm ? 'storm' : 'unready');
        listen();
        if (!reader.hasEnded) {
            clearTimeout(lingering);
            lingering = undefined;
        }
        else
            lingering ??= setTimeout(() => end('done'), times.lingersMs);
    };
    listen();
    return {
        signal: stop.signal,
        reason: () => reason,
        take: (line) => {
            const isEvent = stream.take(line);
            if (isEvent && reason === null)
                heard();
            return isEvent;
        },
        close,
        idleMs,
    };
}
const whileToolRuns = 3;

// EXTERNAL MODULE: ./lib/agents/adapters/agent-cli.js
var agent_cli = __webpack_require__(79181);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/agents/adapters/prices.js
var adapters_prices = __webpack_require__(64537);
;// CONCATENATED MODULE: ./lib/agents/adapters/cli-cost.js





class CliCosts {
    requested;
    unpriced;
    #cli;
    #prices;
    constructor(cli, command, environment, prices) {
        this.requested = requestedModel(command, environment);
        this.#cli = cli;
        this.#prices = (0,adapters_prices/* parsePrices */.ap)(environment.PHASE_EXECUTOR_PRICES, prices);
    }
    charge(usage, model) {
        const named = model ?? this.requested;
        const cost = (0,adapters_prices/* charge */.Ji)(usage, named, this.#prices, coding_agents/* cliRows */._i[this.#cli.name].provider);
        if (!cost.isKnown && (0,agent_result/* totalTokens */.RP)(usage) > 0)
            this.unpriced = named;
        return cost;
    }
    perMillion() {
        const [read, written] = [{ inputFresh: 1e6 }, { output: 1e6 }].map((usage) => this.charge({ ...agent_result/* noUsage */.tk, ...usage }, null));
        return { model: this.requested, input: read.usd, output: written.usd, isKnown: read.isKnown };
    }
    unpricedReason() {
        const { name, reportsCost } = this.#cli;
        if (reportsCost === 'by step' || (reportsCost && this.requested === null))
            return null;
        if (this.requested !== null && (0,adapters_prices/* usageCost */.Dp)(agent_result/* noUsage */.tk, this.requested, this.#prices) !== null)
            return null;
        const told = reportsCost === undefined ? 'reports no cost' : 'reports its cost at its end only';
        return `${name} ${told}, and there is no price for ${shownModel(this.requested)}`;
    }
    missingPriceWarning(model) {
        const rate = (0,coding_agents/* dearestPrice */.uu)((0,adapters_prices/* vendorOf */.AK)(model) ?? coding_agents/* cliRows */._i[this.#cli.name].provider);
        return `no price for ${shownModel(model)}: max-cost counts its tokens at the highest known rate of its vendor ($${rate.input}/$${rate.output} per 1M input/output tokens); to set its price: ${(0,budget/* priceOption */.lR)(model, rate)}`;
    }
    withEstimate(activity, model) {
        if (activity.kind !== 'usage' || activity.costUsd !== null)
            return activity;
        return { ...activity, costUsd: this.charge(activity.usage, model).usd, isEstimate: true };
    }
    priced(told) {
        const result = { ...told, model: told.model ?? this.requested };
        const { cost, usage, model } = result;
        const isTold = cost !== null && (cost.usd > 0 || usage === null || (0,agent_result/* totalTokens */.RP)(usage) === 0);
        if (isTold || usage === null)
            return result;
        const usd = (0,adapters_prices/* usageCost */.Dp)(usage, model, this.#prices);
        return { ...result, cost: usd === null ? null : { usd, source: 'estimated' } };
    }
    spent({ cost, usage, usageSeen, turns, model }) {
        const used = usage ?? usageSeen;
        const isCut = usage === null && (used !== null || turns > 0);
        if (cost !== null)
            return (0,agent_result/* spendingOfUsage */.P_)(used, turns, cost.usd, isCut);
        if (used === null)
            return (0,agent_result/* spendingOfUsage */.P_)(null, turns, turns === 0 ? 0 : null, isCut);
        return (0,agent_result/* spendingOfUsage */.P_)(used, turns, this.charge(used, model), isCut);
    }
}
function requestedModel(command, environment) {
    const given = /(?:^|\s)(?:-m|--model)(?:\s+|=)(["']?)([\w./:@-]+)\1/.exec(command)?.[2];
    return given ?? (environment.PHASE_EXECUTOR_MODEL || null);
}
function shownModel(model) {
    return model === null ? 'an unnamed model' : `model ${(0,stream_reader/* shownLine */.QN)(model)}`;
}

// EXTERNAL MODULE: ./lib/agents/adapters/cli-program.js
var cli_program = __webpack_require__(2964);
// EXTERNAL MODULE: ./lib/agents/adapters/gateway-call.js
var gateway_call = __webpack_require__(18250);
;// CONCATENATED MODULE: ./lib/agents/adapters/cli-agent.js
















function cliAgent(cli, { command = '', prices = {}, installed = null } = {}) {
    let isWarned = false;
    const costsIn = (environment) => new CliCosts(cli, command, environment, prices);
    return {
        name: cli.name,
        coAuthor: cli.coAuthor,
        canJudge: true,
        resumes: true,
        variables: cli.variables,
        login: cli.login,
        missing: (job) => (0,cli_program/* cliProblem */.EV)(cli, command, { ...job, environment: environmentWith(installed, job.environment) }),
        unpriced: (environment) => costsIn(environment).unpricedReason(),
        price: (environment) => costsIn(environment).perMillion(),
        cannotPass: (environment, hasOwnUpstream) => {
            const model = requestedModel(command, environment);
            return (0,gateway_call/* gatewayProblem */.IH)(cli, { environment, command, model }, hasOwnUpstream);
        },
        commandLines: ({ folder, environment, isPassed }) => {
            const pass = isPassed ? { url: '<gateway>', token: '<token of the attempt>' } : null;
            const call = cliCall(cli, command, { folder, environment, pass });
            const sets = Object.entries(call.env).flatMap(([name, value]) => (value === undefined ? [] : [name]));
            return [{ ...(0,cli_program/* cliProgram */.xj)(cli, command, call.args), sets }];
        },
        run: async (given) => {
            const job = { ...given, environment: environmentWith(installed, given.environment) };
            const changed = installed === null ? null : await installed.changed();
            if (changed !== null)
                return { ...program_agent/* notRun */.nE, message: changed, retryable: false };
            const costs = costsIn(job.environment);
            const done = await runCli(cli, command, costs, job);
            if (costs.unpriced === undefined || isWarned || done.result?.cost)
                return done;
            isWarned = true;
            return { ...done, note: costs.missingPriceWarning(costs.unpriced) };
        },
    };
}
function environmentWith(installed, environment) {
    if (installed === null)
        return environment;
    const { PATH } = environment;
    return { ...environment, PATH: PATH === undefined ? installed.bin : `${installed.bin}${external_node_path_.delimiter}${PATH}` };
}
async function runCli(cli, command, costs, job) {
    const { environment, gateway = null, meter } = job;
    const passage = await (0,gateway_call/* openGatewayCall */.Xh)(cli, { environment, command, model: costs.requested }, { price: (usage, model) => costs.charge(usage, model), meter, gateway, onActivity: job.onActivity });
    const { pass } = passage;
    const call = cliCall(cli, command, {
        folder: (0,external_node_path_.dirname)(job.promptFile),
        environment,
        resume: job.session?.id ?? null,
        pass,
    });
    (0,agent_cli/* makeCallFiles */.O3)(call);
    let lastProgress = null;
    const seen = { what: null, at: null };
    const stream = new agent_stream/* AgentStream */.o(cli, (activity) => {
        const { reader } = stream;
        if (pass !== null && activity.kind === 'retry')
            return;
        lastProgress = (0,agent_progress/* activityText */.$I)(activity) ?? lastProgress;
        seen.what = lastProgress;
        const isOfSession = job.session !== undefined && cli.cumulative.includes('usage');
        const told = costs.withEstimate(activity, reader.model);
        job.onActivity(isOfSession && told.kind === 'usage' ? { ...told, isOfSession } : told);
        if (pass !== null)
            return;
        const usage = isOfSession ? null : reader.usageSeen;
        const known = reader.costUsd ? { usd: reader.costUsd, isKnown: true } : null;
        meter?.take((0,agent_result/* spendingOfUsage */.P_)(usage, reader.turns, known ?? costs.charge(usage ?? agent_result/* noUsage */.tk, reader.model)));
    });
    const { reader } = stream;
    const watch = watchStream(stream, { idleMs: job.idleTimeoutMs, lingersMs: cli.lingersMs ?? 10_000 });
    if (call.usageFile !== undefined)
        (0,external_node_fs_.rmSync)(call.usageFile, { recursive: true, force: true });
    const child = await (0,process_child/* runChild */.w)(childSpec(cli, command, call, { job, watch, seen, passage })).finally(() => {
        watch.close();
        passage.close();
    });
    const by = endReason(child, watch, { hasEnded: reader.hasEnded, isHopeless: pass?.account.hopeless.aborted }, job);
    const usageText = call.usageFile === undefined ? null : (0,atomic_file/* readForeign */.vM)(call.usageFile, mostUsage);
    if (usageText !== null)
        stream.readUsageFile(usageText);
    const read = stream.end({ exitCode: child.exitCode, by, now: job.clock.now() }, job.session?.before ?? null);
    const error = read.error === null ? null : (0,gateway_call/* withProviderError */.Ae)(read.error, cli, passage);
    const result = costs.priced({ ...read, error, model: read.model ?? pass?.account.model ?? null });
    const spent = pass?.account.spent() ?? costs.spent(result);
    const { inputFresh, cacheRead, cacheWrite, output } = spent;
    const source = pass === null && result.cost?.source === 'reported' ? {} : { isEstimate: true };
    const usage = { inputFresh, cacheRead, cacheWrite, output, reasoning: null };
    if ((0,budget/* spentTokens */.fb)(spent) > 0)
        job.onActivity({ kind: 'usage', usage, costUsd: spent.costUsd, ...source });
    const cutOff = pass?.account.cutOff ?? 0;
    if (cutOff > 0)
        job.onProgress(`${(0,text_text/* counted */.hS)(cutOff, 'call')} of ${cli.name} cut off before usage was reported: estimated as the most it can be`);
    return { ...finishedRun(cli, child, by, result, { job, watch, stream, seen, passage }), spent, lastProgress };
}
function cliCall(cli, command, { resume = null, ...job }) {
    return cli.call({ ...job, model: job.environment.PHASE_EXECUTOR_MODEL || null, resume, command });
}
function childSpec(cli, command, call, { job, watch, seen, passage }) {
    return {
        ...(0,cli_program/* cliProgram */.xj)(cli, command, call.args),
        ...(0,program_agent/* jobLimits */.aQ)(job),
        env: passage.withoutKey({ ...job.environment, ...call.env }),
        stdinFile: job.promptFile,
        cancel: AbortSignal.any([job.cancel, watch.signal, passage.stop, ...(job.softStop ? [job.softStop] : [])]),
        lineLimitBytes: agent_cli/* lineLimitBytes */.Zy,
        onLine: (line) => {
            if (watch.take(line))
                seen.at = job.clock.uptimeMs();
        },
    };
}
function endReason({ ending }, watch, { hasEnded, isHopeless = false }, job) {
    if (ending === 'timeout')
        return 'timeout';
    if (ending !== 'cancelled')
        return null;
    if (job.cancel.aborted)
        return 'interrupted';
    if (watch.reason() !== null || hasEnded)
        return watch.reason() ?? 'done';
    return isHopeless ? 'storm' : job.meter?.cut.aborted ? 'budget' : 'stopped';
}
const mostUsage = 4 * 1024 * 1024;
function finishedRun(cli, child, by, result, context) {
    const { code: exitCode, durationMs, survivors } = child;
    const common = { exitCode, durationMs, survivors, result };
    const ending = (0,program_agent/* readEnding */.O$)(child, context.job);
    if (child.escaped > 0 || child.ending === 'not_started' || by === 'interrupted') {
        const install = child.ending === 'not_started' ? `; install it: ${(0,cli_program/* installLine */.c6)(cli)}` : '';
        return { ...common, ...ending, ok: false, message: `${ending.message}${install}` };
    }
    if (by === 'budget' || (context.passage.pass?.account.refusals ?? 0) > 0)
        return { ...common, ...(0,program_agent/* atCeiling */.B3)(context.job.meter) };
    const { error } = result;
    if (error === null)
        return { ...common, ok: true, reason: null, message: null };
    if (by === 'stopped')
        return { ...common, ok: false, isStopped: true, ...softStopReason(context.job, cli) };
    const wasKilled = error.class === 'crash' && child.ending === 'signalled';
    return {
        ...common,
        ...(0,agent_result/* failureByError */.GR)(error),
        ...(wasKilled ? { reason: 'killed' } : {}),
        message: errorAdvice(cli, error, context),
        ...(error.isRemark ? { isRemark: true } : {}),
        ...(error.class === 'unready' ? { isUnready: true } : {}),
    };
}
function softStopReason({ softStop }, { name }) {
    const stop = softStop?.reason;
    return { reason: stop.reason, message: `${name} ${stop.message}` };
}
function errorAdvice(cli, { class: name, message }, { job, watch, stream, seen }) {
    const { openTool, denials } = stream.reader;
    const doing = openTool === null ? 'it waited for its model' : `it ran ${openTool}`;
    switch (name) {
        case 'auth':
            return `${message}; set ${cli.secret} in the environment of the run, in a workflow from a secret`;
        case 'tool_denied':
            return `${message}; ${(0,agent_cli/* permissionAdvice */.Ew)(cli, denials)}`;
        case 'quota':
            return (0,error_class/* isUnpaid */.i)(message) ? `${message}; ${error_class/* adviceOnCredit */.vP}` : message;
        case 'bad_model':
            return `${message}; name a model that its provider serves in PHASE_EXECUTOR_MODEL`;
        case 'usage_error':
            return `${message}; version ${cli.version} was tested (${(0,cli_program/* installLine */.c6)(cli)})`;
        case 'timeout':
            return `${cli.name} was still working after ${(0,text_text/* elapsed */.vk)(job.timeoutMs)} (setting timeout); ${doing}`;
        case 'idle_timeout':
            return `${cli.name} reported nothing for ${(0,text_text/* elapsed */.vk)(watch.idleMs())} while ${doing}; ${lastEventText(seen, job)}; ${program_agent/* idleTimeoutAdvice */.yb}`;
        default:
            return message;
    }
}
function lastEventText({ what, at }, { clock }) {
    if (at === null)
        return 'it never showed activity';
    return `last activity: ${what === null ? 'an event of its stream' : `it ${what}`}, ${(0,text_text/* elapsed */.vk)(clock.uptimeMs() - at)} ago`;
}

// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/agents/stream/json-fields.js
var json_fields = __webpack_require__(41463);
// EXTERNAL MODULE: ./lib/agents/stream/plain-ending.js + 1 modules
var plain_ending = __webpack_require__(7197);
;// CONCATENATED MODULE: ./lib/agents/adapters/stream-tally.js







class StreamTally {
    #runs = [];
    #isOverfull = false;
    #tell;
    constructor(tell = () => undefined) {
        this.#tell = tell;
    }
    take(line) {
        const event = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* parseJsonLine */.wz)(line.trim()));
        const cli = (0,clis/* eventOwner */.K)(event);
        if (cli === null)
            return false;
        const last = this.#runs.findLast((run) => run.cli === cli);
        const session = (0,json_fields/* jsonText */.s$)(event.session_id);
        const isOther = session !== '' && last?.stream.reader.sessionId !== null && session !== last?.stream.reader.sessionId;
        const isNew = last === undefined || isOther || (cli.starts(event) && last.stream.reader.hasEnded);
        const run = isNew ? { cli, stream: new agent_stream/* AgentStream */.o(cli, this.#tell) } : last;
        if (isNew && this.#runs.length < mostRuns)
            this.#runs.push(run);
        else if (isNew)
            this.#isOverfull = true;
        run.stream.reader.take(event);
        return true;
    }
    seen(resumes) {
        const isOpen = this.#runs.some(({ stream }) => !stream.reader.hasEnded);
        if (!isOpen)
            return this.total(resumes);
        const used = this.#runs.flatMap(({ stream }) => stream.reader.usageSeen ?? []);
        const costs = this.#runs.map((run) => run.stream.reader.costUsd || estimate(run, run.stream.reader.usageSeen));
        const usd = costs.reduce((sum, each) => sum + each, 0);
        return (0,agent_result/* spendingOfUsage */.P_)(used.length === 0 ? null : used.reduce(agent_result/* addUsage */.vk), this.#turns(), usd, true);
    }
    denial() {
        const run = this.#runs.find(({ stream }) => stream.denial !== null);
        return run === undefined
            ? null
            : `${run.stream.denial?.message}; ${(0,agent_cli/* permissionAdvice */.Ew)(run.cli, run.stream.reader.denials)}`;
    }
    #turns() {
        return this.#runs.reduce((sum, { stream }) => sum + stream.reader.turns, 0);
    }
    total(resumes) {
        if (this.#runs.length === 0 || this.#isOverfull)
            return (0,agent_result/* spendingOfUsage */.P_)(null, this.#turns(), null);
        const usage = this.#sum('usage', resumes, ({ usage }) => usage, agent_result/* addUsage */.vk);
        const costUsd = this.#sum('cost', resumes, ({ costUsd }) => costUsd, (one, other) => one + other);
        return (0,agent_result/* spendingOfUsage */.P_)(usage, this.#turns(), costUsd ?? this.#unknownCost(usage));
    }
    #unknownCost(usage) {
        const last = this.#runs.at(-1);
        return usage === null || last === undefined ? null : { usd: estimate(last, usage), isKnown: false };
    }
    #sum(what, resumes, of, add) {
        let sum = null;
        for (const [at, { cli, stream }] of this.#runs.entries()) {
            const { sessionId } = stream.reader;
            const isCumulative = cli.cumulative.includes(what);
            const goesOn = this.#runs
                .slice(at + 1)
                .some((run) => run.cli === cli && run.stream.reader.sessionId === sessionId);
            if (isCumulative && goesOn)
                continue;
            const value = of(stream.reader);
            if (value === null || (isCumulative && resumes))
                return null;
            sum = sum === null ? value : add(sum, value);
        }
        return sum;
    }
}
function estimate({ cli, stream }, usage) {
    return usage === null ? 0 : (0,adapters_prices/* charge */.Ji)(usage, stream.reader.model, coding_agents/* listPrices */.hj, coding_agents/* cliRows */._i[cli.name].provider).usd;
}
const mostRuns = 200;
function resumesSession(command) {
    return /(?:^|\s)(?:-c|-r|--continue|--resume(?:=\S*)?|resume|--session(?:=\S*)?)(?=\s|$)/.test(command);
}

;// CONCATENATED MODULE: ./lib/agents/adapters/command-agent.js










function commandAgent(shellCommand) {
    return {
        name: 'command',
        canJudge: true,
        async missing({ cwd, environment }) {
            const first = /^\s*([\w./+@-]+)(?=\s|$)/.exec(shellCommand)?.[1];
            const exitCode = await (0,program_agent/* bashExitCode */.OR)(first ? `type -t -- ${first}` : 'exit 0', cwd, environment);
            if (exitCode === 0)
                return null;
            if (exitCode !== 1)
                return 'the command agent needs bash on PATH; install it';
            return (`the command "${first}" of agent-command was not found on PATH (${environment.PATH ?? 'empty'}); ` +
                `install it, or use a path in agent-command${(0,nearest_name/* didYouMean */.au)(String(first), coding_agents/* cliNames */.jW)}`);
        },
        commandLines: () => [{ ...inBash(shellCommand), sets: [] }],
        run: async (job) => {
            const tally = new StreamTally(job.onActivity);
            const program = { ...inBash(shellCommand), stdinFile: job.promptFile };
            const resumes = resumesSession(shellCommand);
            const output = outputReporter(job);
            const onLine = (line) => {
                if (tally.take(line))
                    job.meter?.take(tally.seen(resumes));
                else
                    output(line);
            };
            const run = await (0,program_agent/* runProgram */.mB)({ ...program, closingWords: (tail) => reportedFailure(tail, job.clock.now()), onLine }, job);
            return { ...withRemark(run, tally.denial() ?? deniedInWords(run.printed)), spent: tally.total(resumes) };
        },
    };
}
function withRemark(run, denial) {
    if (run.reason === 'idle_timeout')
        return { ...run, isRemark: true };
    if (!run.ok || denial === null)
        return run;
    return { ...run, ok: false, reason: 'agent_error', message: denial, retryable: false, isRemark: true };
}
function deniedInWords(printed = '') {
    const [, what] = /\brequested permissions? to (use [\w-]+|write|edit)\b.{0,300}haven['’]t granted/.exec(printed) ?? [];
    const tool = what?.startsWith('use ') ? what.slice('use '.length) : 'Write';
    return what === undefined ? null : `claude was denied a tool (${tool}); ${(0,agent_cli/* permissionAdvice */.Ew)(clis/* clis */.g.claude, [tool])}`;
}
function inBash(shellCommand) {
    return { command: 'bash', args: ['-c', shellCommand] };
}
function outputReporter({ onActivity, clock }) {
    let last = Number.NEGATIVE_INFINITY;
    return (line) => {
        if (clock.uptimeMs() - last < outputEveryMs)
            return;
        const text = (0,stream_reader/* shownLine */.QN)(line, 80);
        if (text === '')
            return;
        last = clock.uptimeMs();
        onActivity({ kind: 'output', text });
    };
}
const outputEveryMs = 200;
function reportedFailure(tail, now) {
    const lines = tail.split(/\r?\n/).filter((line) => line.trim() !== '');
    const last = lastObject(lines.slice(-lastLines));
    return wordsAgainst(lines.join('\n'), now) ?? wordsAgainst((0,json_fields/* jsonText */.s$)(last.result), now) ?? errorIn(last, now);
}
const lastLines = 3;
function wordsAgainst(text, now) {
    const ending = (0,plain_ending/* plainEnding */.g)(text, now);
    if (ending === null)
        return null;
    const { class: name, message, retryAfterMs, resetAt } = ending;
    return unpaidIsFinal({ reason: error_class/* errorTraits */.SO[name].reason, message, retryAfterMs, resetAt });
}
function unpaidIsFinal(failure) {
    if (!(0,error_class/* isUnpaid */.i)(failure.message))
        return failure;
    return { ...failure, message: `${failure.message}; ${error_class/* adviceOnCredit */.vP}`, retryable: false };
}
function lastObject(lines) {
    const values = lines.flatMap((line) => (0,json_fields/* parseJsonLine */.wz)(line.trim()) ?? []);
    return (0,json_fields/* jsonRecord */.eJ)(values.at(-1));
}
function errorIn(event, now) {
    const { type, subtype, status: end, is_error: isError, error, message, result } = event;
    const stopped = type === 'result' ? (0,stream_reader/* stopError */.Dr)((0,json_fields/* jsonText */.s$)(event.stop_reason)) : null;
    if (stopped?.class !== undefined)
        return { reason: error_class/* errorTraits */.SO[stopped.class].reason, message: stopped.message };
    const isBadResult = type === 'result' && (end === 'error' || !['', 'success'].includes((0,json_fields/* jsonText */.s$)(subtype)));
    if (isError !== true && !isBadResult && !/^(?:error|\w+\.failed)$/.test((0,json_fields/* jsonText */.s$)(type)))
        return null;
    const detail = (0,json_fields/* jsonRecord */.eJ)(error);
    const said = [message, detail.message, error, result, subtype].map(json_fields/* jsonText */.s$).find((text) => text !== '') ?? '';
    const status = Number(detail.status ?? detail.code);
    const words = `${(0,json_fields/* jsonText */.s$)(detail.type)} ${(0,json_fields/* jsonText */.s$)(subtype)} ${said}`;
    const name = (0,error_class/* errorClass */.PC)(words, Number.isFinite(status) ? status : undefined);
    const { retryAfterMs, resetAt } = (0,plain_ending/* plainEnding */.g)(said, now) ?? {};
    const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
    return unpaidIsFinal({ reason: error_class/* errorTraits */.SO[name].reason, message: (0,stream_reader/* shownLine */.QN)(ended, 500), retryAfterMs, resetAt });
}

// EXTERNAL MODULE: ./lib/agents/adapters/installed-cli.js
var installed_cli = __webpack_require__(23782);
// EXTERNAL MODULE: ./lib/agents/adapters/script-agent.js
var script_agent = __webpack_require__(45976);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/plan/phase/phase.js
var phase = __webpack_require__(85632);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
;// CONCATENATED MODULE: ./lib/run/open/choose-agent.js





















async function findAgent(world, read, scratch, required = null) {
    const relay = (0,policies/* relayOf */.Vx)(world.settings);
    const first = await findOne(world, read, scratch, required);
    if (relay === null)
        return first;
    const others = new Map();
    const [own = '', ...more] = relay.lines;
    for (const line of new Set([...more, ...(relay.stronger === null ? [] : [relay.stronger.line])])) {
        if (line === own)
            continue;
        const name = (0,coding_agents/* cliNamed */.qH)(line.split(/\s/)[0]);
        const mine = (0,call_world/* withSettings */.G)(world, { agent: name ?? 'command', 'agent-command': line === name ? '' : line });
        const folder = scratch && (0,external_node_path_.join)(scratch, `${installed_cli/* installedFolder */.Zi}-${others.size + 1}`);
        others.set(line, { ...(await findOne(mine, read, folder)), line });
    }
    return { ...first, line: own, others };
}
async function findOne(world, read, scratch, required = null) {
    const { settings } = world;
    const wanted = cliToInstall(world);
    const own = cliSettings(settings);
    if (wanted !== null && scratch === null)
        return affordable(cliAgent(wanted.cli, own), world);
    const agent = wanted === null || scratch === null
        ? (namedAgent(settings) ?? agentHere(read, world))
        : cliAgent(wanted.cli, { ...own, installed: await install(wanted, scratch, world) });
    const ready = required ?? (await found(agent, world));
    if (ready === script_agent/* scriptAgent */.N)
        requireScripts(read, settings.only);
    if (scratch === null)
        return ready;
    const name = (0,coding_agents/* cliNamed */.qH)(ready.name);
    const key = name === undefined ? null : missingKey(clis/* clis */.g[name], environmentOf(ready, world), world);
    if (key?.isSure)
        throw new program_agent/* AgentMissingError */.Ap(key.message);
    reportKeyHolding(ready, world);
    return ready;
}
function missingKey(cli, environment, world) {
    const { settings } = world;
    const names = [...cli.keys, ...settings['agent-env'], settings['agent-secret-name']];
    if (names.some((name) => (environment[name] ?? '') !== ''))
        return null;
    if (Object.keys(environment).some((name) => cli.ownWay?.test(name)))
        return null;
    const home = environment.HOME ?? '';
    if (cli.login.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(home, path))))
        return null;
    const configured = cli.configs.some((path) => [home, (0,call_world/* projectRoot */.Y)(world)].some((folder) => signsIn.test((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, path)) ?? '')));
    const isSure = settings['agent-command'].trim() === '' && process.platform === 'linux' && !configured;
    const logins = cli.login.map((path) => `~/${path}`).join(', ');
    const message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${logins}; set ${cli.secret}`;
    return { message, isSure };
}
const signsIn = /(?:api_?key(?:helper)?|token|base_?url|providers?|env_key|host)["']?\s*[:=]/i;
function reportKeyHolding(agent, world) {
    if (world.settings.gateway === 'off')
        return;
    const why = agent.cannotPass?.(environmentOf(agent, world), world.settings.gateway !== 'auto');
    if (why)
        world.progress(`gateway: not used, so ${agent.name} has its credentials itself: ${why}`);
}
async function requireNamedAgent(world) {
    const named = cliToInstall(world) === null ? namedAgent(world.settings) : null;
    return named && found(named, world);
}
function cliToInstall({ settings, environment }) {
    if (!settings['install-agent'] || settings.agent === 'script' || settings.agent === 'command')
        return null;
    const name = (0,coding_agents/* cliNamed */.qH)(settings.agent);
    if (name === undefined)
        throw new table_settings/* UsageError */.eb(`install-agent: found with agent "${settings.agent}"; set agent to the one to install (${coding_agents/* cliNames */.jW.join(', ')})`);
    const cli = clis/* clis */.g[name];
    const found = (0,installed_cli/* localBuild */.uM)(name, environment);
    if ('build' in found)
        return { cli, build: found.build };
    throw new program_agent/* AgentMissingError */.Ap(`agent ${name} cannot be installed here: ${found.problem}; ${byHand(cli)}`);
}
function cliSettings(settings) {
    return { command: settings['agent-command'].trim(), prices: settings['agent-prices'] };
}
function byHand(cli) {
    return `install it yourself (${(0,cli_program/* installLine */.c6)(cli)}) and remove install-agent`;
}
async function install({ cli, build }, scratch, { environment, progress, interrupt }) {
    const folder = (0,external_node_path_.join)(scratch, installed_cli/* installedFolder */.Zi);
    const names = Object.keys(environment).filter((name) => /^npm_config_/i.test(name));
    const npms = (0,agent_environment/* agentEnvironment */.F)(environment, [...names, 'NODE_AUTH_TOKEN', 'NPM_TOKEN'], {});
    progress(`agent: installing ${cli.name} ${cli.version} for this run`);
    try {
        return await (0,installed_cli/* installCli */.sE)(cli.name, build, folder, npms, interrupt.soon);
    }
    catch (error) {
        if (interrupt.soon.aborted)
            throw Object.assign(new Error(`the installation of ${cli.name} was interrupted; run again to continue`), {
                exitCode: exit_status/* EXIT_STATUS */.uc.INTERRUPTED,
            });
        throw new program_agent/* AgentMissingError */.Ap(`agent ${cli.name} ${cli.version} could not be installed: ${error.message}; run again, or ${byHand(cli)}`, { cause: error });
    }
}
async function found(agent, world) {
    const missing = await agent.missing({ cwd: (0,call_world/* projectRoot */.Y)(world), environment: environmentOf(agent, world) });
    if (missing !== null)
        throw new program_agent/* AgentMissingError */.Ap(missing);
    return affordable(agent, world);
}
function environmentOf(agent, { settings, environment }) {
    return (0,agent_environment/* agentEnvironment */.F)(environment, [...(agent.variables ?? []), ...settings['agent-env']], {});
}
function affordable(agent, world) {
    const { 'max-cost': most } = world.settings;
    const environment = environmentOf(agent, world);
    const isCapped = most.attempt !== null || most.plan !== null || most.phase !== null;
    const unpriced = isCapped && most.unknown === 'refuse' ? (agent.unpriced?.(environment) ?? null) : null;
    if (unpriced !== null)
        throw new table_settings/* UsageError */.eb(`max-cost: ${unpriced}; ${budget/* adviceOnPrices */.Wp}`);
    return agent;
}
function chosenAgent(settings, read) {
    return namedAgent(settings) ?? (taskWithoutScript(read) === null ? script_agent/* scriptAgent */.N : anyAgent);
}
function namedAgent(settings) {
    const command = settings['agent-command'].trim();
    switch (settings.agent) {
        case 'auto':
            return command === '' ? null : commandAgent(command);
        case 'script':
            return script_agent/* scriptAgent */.N;
        case 'command':
            if (command !== '')
                return commandAgent(command);
            throw new table_settings/* UsageError */.eb('agent-command is missing, but agent is "command"; set the shell command to run, which gets the prompt on stdin');
        default:
            return cliAgent(clis/* clis */.g[settings.agent], cliSettings(settings));
    }
}
function agentHere(read, world) {
    const bare = taskWithoutScript(read);
    if (bare === null) {
        world.progress('agent: script, because every task has a script to run');
        return script_agent/* scriptAgent */.N;
    }
    const found = coding_agents/* cliNames */.jW.filter((name) => (0,program/* findProgram */.K)(world.environment.PATH ?? '', name) !== null);
    const [only, second] = found;
    if (only === undefined)
        throw new program_agent/* AgentMissingError */.Ap(`agent: none of ${coding_agents/* cliNames */.jW.join(', ')} is on PATH, and ${bare} has no script to run; ` +
            `install one (such as ${(0,cli_program/* installLine */.c6)(clis/* clis */.g.claude)}), or set agent to command and agent-command to your own command`);
    if (second !== undefined)
        throw new table_settings/* UsageError */.eb(`agent: found ${found.join(' and ')} on PATH; set agent to one of them`);
    world.progress(`agent: ${only}, the only one on PATH`);
    return cliAgent(clis/* clis */.g[only], { prices: world.settings['agent-prices'] });
}
function requireScripts(read, only) {
    const selected = (0,selected_plans/* selectedPlans */.E)(read, only);
    const isForPerson = (plan) => plan.tasks.length > 0 && plan.tasks.every(({ type }) => type.startsWith('checkpoint'));
    const bare = read.schedule.plans.flatMap(({ plan }) => plan.hasSummary || isForPerson(plan) || selected?.has(plan.id) === false || (0,script_agent/* scriptBlocks */.y)(plan).length > 0
        ? []
        : [plan.path]);
    if (bare.length > 0)
        throw new phase/* PhaseError */.wo(`agent: script has nothing to run in ${(0,text_text/* firstFew */.Dt)(bare)}: no <action> there has a fenced sh or bash block; choose another agent or add a block`);
}
function taskWithoutScript({ schedule }) {
    for (const { plan } of schedule.plans) {
        if (plan.hasSummary)
            continue;
        if (plan.tasks.length === 0)
            return `plan ${plan.id}`;
        const bare = plan.tasks.find((task) => !task.type.startsWith('checkpoint') && (0,script_agent/* scriptBlocks */.y)({ ...plan, tasks: [task] }).length === 0);
        if (bare !== undefined)
            return `task "${bare.name}" of plan ${plan.id}`;
    }
    return null;
}
const anyAgent = {
    name: 'auto',
    canJudge: true,
    missing: async () => null,
    commandLines: () => [],
    run: async () => {
        throw new Error('this job runs no agent');
    },
};


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




function selectedPlans({ phase, schedule }, words, by = 'only') {
    if (words.length === 0)
        return null;
    const known = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyResolver */ .A)(phase);
    const selected = new Set();
    const wrong = [];
    for (const word of words) {
        const found = resolve(word);
        if (found.kind === 'plan' && known.includes(found.id))
            selected.add(found.id);
        else
            wrong.push(notAPlan(word, known, phase.id, by));
    }
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
    return selected;
}
function notAPlan(word, known, phase, by) {
    const meant = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), known);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(known, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const lacking = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || lacking.length === 0)
            return [];
        const is = lacking.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        wrong.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
}


/***/ }),

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   q: () => (/* binding */ deadlineAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const unnamedMinutes = { github: 360, gitea: 180 };
async function deadlineAt(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const insideMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (insideMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(insideMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(deadline)}`);
    return world.machine.uptimeMs() + insideMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await namedMinutes(environment)) ?? unnamedMinutes[host]);
}
const mostBytes = 500 * 1024;
async function namedMinutes(environment) {
    const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
    const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
    if (path === undefined || GITHUB_WORKSPACE === '')
        return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GITHUB_WORKSPACE, path);
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? mostBytes + 1;
    const text = size > mostBytes ? null : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)(file);
    if (text === null)
        return null;
    const workflow = Workflow.safeParse((0,_plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .tryYaml */ .bb)(text));
    const named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const rung = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung), stepMinutes, jobMinutes };
}


/***/ })

};
;