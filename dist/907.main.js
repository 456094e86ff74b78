"use strict";
exports.id = 907;
exports.ids = [907];
exports.modules = {

/***/ 18250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ withProviderError),
/* harmony export */   Aq: () => (/* binding */ shortestKey),
/* harmony export */   Dk: () => (/* binding */ findGatewayProblem),
/* harmony export */   Xh: () => (/* binding */ openGatewayCall)
/* harmony export */ });
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22187);
/* harmony import */ var _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67306);
/* harmony import */ var _stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33692);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64537);





function findGatewayProblem(cli, facts, hasOwnUpstream) {
    const route = chooseUpstream(cli, facts, hasOwnUpstream);
    return typeof route === 'string' ? route : null;
}
function chooseUpstream(cli, facts, hasOwnUpstream) {
    const route = cli.upstream(facts);
    if (typeof route === 'string' || hasOwnUpstream)
        return route;
    const { HTTPS_PROXY, https_proxy, ALL_PROXY, all_proxy } = facts.environment;
    if ((ALL_PROXY || all_proxy) && !(HTTPS_PROXY || https_proxy))
        return 'the gateway does not follow ALL_PROXY; set HTTPS_PROXY';
    const { hostname } = route.base;
    const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
    return isHere ? `its provider is at ${hostname}; set gateway to that address` : route;
}
async function openGatewayCall(cli, facts, { price, meter, gateway, onActivity }) {
    const route = gateway === null ? '' : chooseUpstream(cli, facts, gateway.hasOwnUpstream);
    if (gateway === null || typeof route === 'string')
        return {
            pass: null,
            stop: meter?.cut ?? new AbortController().signal,
            withoutKey: withoutUndefined,
            withAddress: (text) => text,
            close: () => undefined,
        };
    const pass = await gateway.open(route, {
        price,
        limits: (model) => ({ input: (0,_prices_js__WEBPACK_IMPORTED_MODULE_4__/* .getContextWindow */ .sM)(model, _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listWindows */ .km) ?? 1_000_000, output: (0,_prices_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOutput */ .pF)(model) }),
        meter: meter ?? _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_2__/* .noMeter */ .dv,
        onFailure: ({ status, message }, count) => {
            const cause = [status, message].filter((part) => part !== null && part !== '').join(' ');
            onActivity?.({ kind: 'retry', count, message: cause });
        },
    });
    meter?.take(_signal_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .zeroSpend */ .TZ);
    const headerKeys = Object.values(route.headers).map((value) => value.replace(/^Bearer /, ''));
    const secrets = [...headerKeys, ...cli.keys.map((name) => facts.environment[name] ?? '')].filter((secret) => secret.length >= shortestKey);
    return {
        pass,
        stop: AbortSignal.any([afterGrace(meter?.cut), pass.account.hopeless]),
        withoutKey: (environment) => {
            const entries = Object.entries(withoutProxy(withoutUndefined(environment))).map(([name, value]) => {
                return [name, secrets.reduce((text, secret) => text.replaceAll(secret, pass.token), value)];
            });
            return Object.fromEntries(entries);
        },
        withAddress: (text) => text.replaceAll(pass.url, route.base.href.replace(/\/$/, '')),
        close: pass.close,
    };
}
function withoutProxy(environment) {
    const { NO_PROXY = '', no_proxy = NO_PROXY } = environment;
    const exempt = (list) => [list, '127.0.0.1'].filter((part) => part !== '').join(',');
    return { ...environment, NO_PROXY: exempt(NO_PROXY || no_proxy), no_proxy: exempt(no_proxy) };
}
const shortestKey = 8;
function afterGrace(cut) {
    const controller = new AbortController();
    const startTimer = () => void setTimeout(() => controller.abort(), ceilingGraceMs).unref();
    if (cut?.aborted)
        startTimer();
    else
        cut?.addEventListener('abort', startTimer, { once: true });
    return controller.signal;
}
const ceilingGraceMs = 15_000;
function withProviderError(error, { name }, passage) {
    const failure = passage.pass?.account.failure ?? null;
    const cliError = { ...error, message: passage.withAddress(error.message) };
    if (failure === null || !_stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__/* .errorTraits */ .SO[error.class].isVague)
        return cliError;
    const { status, message, kind, retryAfterMs } = failure;
    const providerClass = status === null ? 'network' : (0,_stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyError */ .fe)(`${kind} ${message}`, status);
    if (providerClass === 'unknown')
        return cliError;
    const cause = status === null ? message : `its provider answered ${status}${message === '' ? '' : `: ${message}`}`;
    return {
        class: providerClass,
        message: error.class === providerClass && cliError.message.length > 0 ? cliError.message : `${name} failed: ${cause}`,
        resetAt: error.resetAt,
        retryAfterMs: retryAfterMs ?? error.retryAfterMs,
    };
}
function withoutUndefined(environment) {
    return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ }),

/***/ 23782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ installedFolder),
/* harmony export */   ix: () => (/* binding */ buildFor),
/* harmony export */   sE: () => (/* binding */ installCli),
/* harmony export */   uM: () => (/* binding */ localBuild)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83981);
/* harmony import */ var _system_process_namespace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16244);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76563);
/* harmony import */ var _stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72275);








async function installCli(name, build, folder, environment, cancel) {
    const bin = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bin');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(bin, { recursive: true });
    const dependencies = { [build.package]: build.version };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const { version, integrity } = build;
    const locked = { '': { dependencies }, [`node_modules/${build.package}`]: { version, integrity } };
    const lock = { lockfileVersion: 3, requires: true, packages: locked };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'package-lock.json'), JSON.stringify(lock));
    await npmCi(folder, environment, cancel);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('..', packages, build.package, build.program), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bin, name));
    const [entries, contents] = [digestEntries(folder), await digestContents(folder)];
    const changed = `the program of ${name} in ${bin} was changed since its installation, by an agent or a program that it ran, ` +
        'so it is not started again; check the work of the earlier attempts, then run again, which reinstalls it';
    return {
        bin,
        changed: async () => {
            const isSame = async () => digestEntries(folder) === entries && (await digestContents(folder)) === contents;
            return (await isSame().catch(() => false)) ? null : changed;
        },
    };
}
const installedFolder = 'agent-program';
const packages = 'node_modules';
function localBuild(name, { PATH = '' }) {
    const platform = localPlatform();
    const build = buildFor(name, platform);
    if (build === null)
        return { problem: `there is no known build of it for ${platform ?? process.platform}` };
    return (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_6__/* .findProgram */ .K)(PATH, 'npm') === null ? { problem: 'npm is not on PATH' } : { build };
}
function localPlatform() {
    const { platform, arch } = process;
    if ((arch !== 'x64' && arch !== 'arm64') || (platform !== 'linux' && platform !== 'darwin'))
        return null;
    if (platform === 'darwin')
        return `darwin-${arch}`;
    const report = process.report.getReport();
    return report.header?.glibcVersionRuntime === undefined ? `linux-${arch}-musl` : `linux-${arch}`;
}
const installMs = 10 * 60_000;
async function npmCi(cwd, env, cancel) {
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    const args = ['ci', '--ignore-scripts', '--omit=optional', '--omit=peer', '--prefer-offline', ...quiet];
    const { PATH = '', HOME, RUNNER_TEMP, GITHUB_WORKSPACE } = env;
    const ours = { ...env, PATH: (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_6__/* .withOwnLast */ .f)(PATH, [HOME, RUNNER_TEMP, GITHUB_WORKSPACE]) };
    const limits = { timeoutMs: installMs, before: (0,_system_process_namespace_js__WEBPACK_IMPORTED_MODULE_5__/* .withUsWords */ .Mm)('TERM'), ...(cancel && { cancel }) };
    const { exitCode, stderr } = await (0,_system_process_job_program_js__WEBPACK_IMPORTED_MODULE_4__/* .runJobProgram */ .fw)('npm', args, { cwd, env: ours, ...limits });
    if (exitCode === _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_4__/* .timedOutExit */ .qQ)
        throw new Error(`npm ci was stopped after ${installMs / 60_000} minutes`);
    if (exitCode !== 0)
        throw new Error(`npm ci ended with exit code ${exitCode}: ${npmError(stderr)}`);
}
function npmError(stderr) {
    const lines = stderr.split('\n').flatMap((line) => /^npm error (.*\S)/.exec(line)?.[1] ?? []);
    const reported = lines.filter((line) => !line.startsWith('A complete log'));
    return (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLine */ .IL)(reported.slice(0, 4).join('; ') || stderr);
}
function digestEntries(folder) {
    const entries = entriesBelow(folder).map((path) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        const leadsTo = stat.isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : '';
        return [path, stat.mode, stat.isDirectory() ? '' : stat.size, leadsTo].join('\0');
    });
    return entries.join('\0');
}
async function digestContents(folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of entriesBelow(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isFile())
            for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
                hash.update(chunk);
    return hash.digest('hex');
}
function entriesBelow(folder) {
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).sort();
    return [folder, ...below.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path))];
}
function buildFor(cli, platform) {
    const { version, builds } = _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliRows */ ._i[cli];
    const build = (platform === null ? undefined : builds[platform]) ?? builds.any;
    return build === undefined ? null : { version, program: cli, ...build };
}


/***/ }),

/***/ 64537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f7: () => (/* binding */ getVendor),
/* harmony export */   hM: () => (/* binding */ parseWindows),
/* harmony export */   mB: () => (/* binding */ computeCharge),
/* harmony export */   pF: () => (/* binding */ mostOutput),
/* harmony export */   sM: () => (/* binding */ getContextWindow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95687);



function computeCharge(usage, model, prices, vendor = null) {
    const { cacheWriteHour = 0, searches = 0, unpriced = 0 } = usage;
    const listPrice = lookUpModel(prices, model);
    const isKnown = listPrice !== undefined && unpriced === 0 && (searches === 0 || listPrice.search !== undefined);
    const price = isKnown ? listPrice : (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .findHighestPrice */ .DI)(getVendor(model) ?? vendor);
    const { input, cacheRead, cacheWrite = input, cacheWriteHour: hourlyWrite = 2 * input, search = 0, output } = price;
    const parts = [
        usage.inputFresh * input,
        usage.cacheRead * cacheRead,
        ((usage.cacheWrite ?? 0) - cacheWriteHour) * cacheWrite,
        cacheWriteHour * hourlyWrite,
        searches * search * 1000,
        usage.output * output,
    ];
    return { usd: parts.reduce((sum, part) => sum + part) / 1e6, isKnown };
}
function getVendor(model) {
    const name = model ?? '';
    if (/claude/i.test(name))
        return 'anthropic';
    if (/gemini/i.test(name))
        return 'gcp.gemini';
    return /(?:^|\/)(?:gpt|codex|o\d)/i.test(name) ? 'openai' : null;
}
function parseWindows(text = '') {
    if (text.trim() === '')
        return _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listWindows */ .km;
    const parsedJson = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text);
    if (parsedJson === undefined)
        throw new Error('PHASE_EXECUTOR_WINDOWS is not JSON');
    const windows = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1_000)).safeParse(parsedJson);
    if (windows.success)
        return { ..._settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listWindows */ .km, ...windows.data };
    const [issue] = windows.error.issues;
    throw new Error(`PHASE_EXECUTOR_WINDOWS: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}
function mostOutput(model) {
    return lookUpModel(_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listOutputs */ .PN, model) ?? 128_000;
}
function getContextWindow(model, windows) {
    return lookUpModel(windows, model) ?? null;
}
function lookUpModel(table, model) {
    const name = model?.replace(/^.*\//, '') ?? '';
    const names = [model ?? '', name, name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
    const matchingName = names.find((each) => Object.hasOwn(table, each));
    return matchingName === undefined ? undefined : table[matchingName];
}


/***/ }),

/***/ 45976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ scriptAgent),
/* harmony export */   O: () => (/* binding */ listScriptBlocks)
/* harmony export */ });
/* harmony import */ var _program_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17388);
/* harmony import */ var _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67306);


const scriptAgent = {
    name: 'script',
    canJudge: false,
    async missing({ cwd, environment }) {
        const exitCode = await (0,_program_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .bashExitCode */ .OR)('exit 0', cwd, environment);
        return exitCode === 0 ? null : 'the script agent needs bash on PATH; install it';
    },
    commandLines: ({ plan }) => listScriptBlocks(plan).map((block) => ({ ...blockCommand(block), sets: [] })),
    async run(job) {
        const blocks = listScriptBlocks(job.plan);
        const hasNoTasksLeft = job.plan.isContinued === true && job.plan.tasks.length === 0;
        if (blocks.length === 0 && !hasNoTasksLeft)
            return nothingToRun(job.plan);
        const startedAt = job.clock.uptimeMs();
        let survivors = 0;
        let printed = '';
        for (const block of blocks) {
            job.onProgress(block.task);
            const remaining = job.timeoutMs - (job.clock.uptimeMs() - startedAt);
            const run = await (0,_program_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .runProgram */ .mB)(blockCommand(block), { ...job, timeoutMs: Math.max(1, remaining) });
            survivors += run.survivors;
            printed = run.printed ?? '';
            const durationMs = job.clock.uptimeMs() - startedAt;
            if (!run.ok)
                return { ...run, message: `${block.task}: ${run.message}`, lastProgress: block.task, durationMs, survivors };
        }
        const ranEveryTask = job.plan.tasks.every((task) => task.type?.startsWith('checkpoint') || listScriptBlocks({ ...job.plan, tasks: [task] }).length > 0);
        const success = { ok: true, reason: null, message: null, exitCode: 0, printed, ranEveryTask };
        return { ...success, ...noModel, durationMs: job.clock.uptimeMs() - startedAt, survivors };
    },
};
const noModel = { spent: (0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .spendingOfUsage */ .P_)(null, 0, 0), lastProgress: null };
function blockCommand({ shell, script }) {
    const strict = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e'];
    return { command: shell, args: [...strict, '-c', script] };
}
function listScriptBlocks(plan) {
    return plan.tasks.flatMap((task) => parseFences(task.action).flatMap(({ language, text }) => language === 'sh' || language === 'bash' ? [{ task: task.name, shell: language, script: text }] : []));
}
function parseFences(markdown) {
    const fences = [];
    let open = null;
    for (const line of markdown.split(/\r?\n/)) {
        const fenceMatch = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line);
        if (open) {
            const closes = fenceMatch?.[3] === '' && fenceMatch[2]?.startsWith(open.fence) && line.trim() === fenceMatch[2];
            if (!closes)
                open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
            else {
                fences.push({ language: open.language, text: open.lines.join('\n') });
                open = null;
            }
        }
        else if (fenceMatch?.[2]) {
            open = {
                fence: fenceMatch[2],
                indent: fenceMatch[1]?.length ?? 0,
                language: (fenceMatch[3] ?? '').toLowerCase(),
                lines: [],
            };
        }
    }
    return fences;
}
function nothingToRun(plan) {
    const message = `${plan.path} has no fenced sh or bash block in a task's <action>, so the script agent has nothing to run; ` +
        'choose another agent (agent: command) or add a block';
    return { ..._program_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .notRun */ .nE, ...noModel, reason: 'invalid_plan', message };
}


/***/ }),

/***/ 70708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ agentEnvironment),
/* harmony export */   N: () => (/* binding */ buildTrustedEnvironment)
/* harmony export */ });
function agentEnvironment(environment, alsoAllowed, contract) {
    const names = [...basicVariables, ...alsoAllowed.filter((name) => !forbiddenVariables.test(name))];
    const allowed = names.flatMap((name) => environment[name] === undefined ? [] : [[name, environment[name]]]);
    const locale = Object.entries(environment).filter(([name]) => name.startsWith('LC_'));
    return { ...Object.fromEntries([...allowed, ...locale]), ...contract, PHASE_EXECUTOR: '1' };
}
function buildTrustedEnvironment(environment) {
    const passed = Object.entries(environment).filter(([name, value]) => value !== undefined && !forbiddenVariables.test(name));
    return Object.fromEntries(passed);
}
const basicVariables = [
    'PHASE_EXECUTOR_MODEL',
    'PHASE_EXECUTOR_WINDOWS',
    ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'],
    ...['TERM', 'COLORTERM', 'NO_COLOR', 'CI'],
    ...['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'XDG_STATE_HOME'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'GIT_SSL_CAINFO'],
    ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'CARGO_HOME', 'RUSTUP_HOME', 'VIRTUAL_ENV', 'NVM_DIR', 'PYENV_ROOT'],
];
const forbiddenVariables = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;


/***/ }),

/***/ 17388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ AgentMissingError),
  B3: () => (/* binding */ atCeiling),
  OR: () => (/* binding */ bashExitCode),
  mJ: () => (/* binding */ getJobLimits),
  yb: () => (/* binding */ idleTimeoutAdvice),
  nE: () => (/* binding */ notRun),
  O$: () => (/* binding */ readEnding),
  mB: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/system/files/newest-change.js


async function findNewestChange(root, since, enough) {
    let newest = null;
    let remaining = maxScannedFiles;
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const allEntries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        const entries = allEntries.filter(({ name }) => name !== '.git');
        for (let from = 0; from < entries.length; from += parallelStats) {
            const batch = entries.slice(from, from + parallelStats);
            const times = await Promise.all(batch.map(({ name }) => changeTime((0,external_node_path_.join)(folder, name))));
            for (const [index, entry] of batch.entries()) {
                const at = times[index] ?? 0;
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (at > Math.max(since, newest?.at ?? 0))
                    newest = { path: (0,external_node_path_.relative)(root, path), at };
                if (entry.isDirectory())
                    folders.unshift(path);
            }
            remaining -= batch.length;
            if (remaining <= 0 || (newest !== null && newest.at >= enough))
                return newest;
        }
    }
    return newest;
}
const maxScannedFiles = 200_000;
const parallelStats = 64;
async function changeTime(path) {
    return (0,promises_.lstat)(path).then(({ ctimeMs }) => ctimeMs, () => 0);
}

// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/agents/program/agent.js





class AgentMissingError extends Error {
    name = 'AgentMissingError';
    exitCode = exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING;
}
const notRun = {
    ok: false,
    reason: 'agent_error',
    message: 'the agent did not run',
    exitCode: null,
    durationMs: 0,
    survivors: 0,
    lastProgress: null,
};
function bashExitCode(line, cwd, env) {
    return (0,capture/* captureOutput */.Q)('bash', ['--norc', '-c', line], { cwd, env }).then(({ exitCode }) => exitCode, () => null);
}
function getJobLimits(job) {
    const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
    const inside = job.inside ?? { kind: 'none', words: [] };
    return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}
const closingBytes = 1024 * 1024;
async function runProgram({ closingWords, ...program }, job) {
    const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
    const result = await (0,child/* runChild */.w)({
        ...getJobLimits(job),
        cancel: meter === undefined ? cancel : AbortSignal.any([cancel, meter.cut]),
        env: job.environment,
        ...(idleTimeoutMs > 0 ? { idleTimeoutMs, otherLife: (since) => findNewestWrite(cwd, since, clock.now()) } : {}),
        ...(closingWords ? { tailBytes: closingBytes } : {}),
        ...program,
    });
    const ended = { ...readEnding(result, job), lastProgress: null, printed: result.tail.slice(-16 * 1024) };
    const run = ended.reason === 'interrupted' && !cancel.aborted ? { ...ended, ...atCeiling(meter) } : ended;
    const isVague = run.ok || run.reason === 'agent_error' || run.reason === 'idle_timeout';
    const against = isVague ? closingWords?.(result.tail) : null;
    return against && (run.ok || against.reason !== 'agent_error') ? { ...run, ok: false, ...against } : run;
}
async function findNewestWrite(folder, since, now) {
    const change = await findNewestChange(folder, since, now - (now - since) / 4);
    return change && { what: `a change of ${(0,text_text/* withoutControls */.DJ)(change.path).slice(0, 200)}`, at: change.at };
}
function atCeiling(meter) {
    const cap = meter?.reached() ?? 'a limit is reached';
    return { ok: false, reason: 'budget', message: `the agent was stopped: ${cap}` };
}
function readEnding(result, job) {
    const { exitCode: status, durationMs, survivors } = result;
    const common = { exitCode: result.code, durationMs, survivors };
    const [line] = (0,text_text/* harmlessLines */.vL)(result.tail)
        .slice(-1)
        .map((harmlessLine) => (0,text_text/* clipText */.gL)(harmlessLine));
    const last = line === undefined ? '' : `; its last line: ${line}`;
    const failed = (reason, message) => ({ ...common, ok: false, reason, message });
    if (result.escaped > 0) {
        const who = result.escaped === 1 ? 'a process' : `${result.escaped} processes`;
        const message = `${who} of the agent could not be stopped and may still write to the tree; end what it left before the next run`;
        return { ...failed('agent_error', message), retryable: false };
    }
    switch (result.ending) {
        case 'exited':
            if (status === 0)
                return { ...common, ok: true, reason: null, message: null };
            return failed('agent_error', `the agent ended with exit code ${status}${last}`);
        case 'signalled':
            return failed('killed', `the agent was killed by ${result.signal}${last}`);
        case 'timeout':
            return failed('timeout', `the agent was still running after ${(0,text_text/* formatElapsed */.C7)(job.timeoutMs)} (setting timeout)${last}`);
        case 'idle_timeout':
            return failed('idle_timeout', `the agent printed nothing and changed no file for ${(0,text_text/* formatElapsed */.C7)(job.idleTimeoutMs)}; ${lastSignText(result, line)}; ${idleTimeoutAdvice}`);
        case 'cancelled':
            return failed('interrupted', 'the run was interrupted while the agent worked');
        case 'not_started':
            return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
    }
}
const idleTimeoutAdvice = 'if its work needs longer, set a longer idle-timeout';
function lastSignText({ lastSeen: observed }, last) {
    if (observed === null)
        return 'it never showed activity';
    return `last activity: ${observed.what ?? last ?? 'output'}, ${(0,text_text/* formatElapsed */.C7)(observed.agoMs)} ago`;
}


/***/ }),

/***/ 99791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ retryTimes),
/* harmony export */   o: () => (/* binding */ AgentStream)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67306);
/* harmony import */ var _error_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33692);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41463);
/* harmony import */ var _plain_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7197);
/* harmony import */ var _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72275);






class AgentStream {
    reader;
    #rules;
    #plainLines = [];
    constructor(rules, report) {
        this.#rules = rules;
        this.reader = new _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .StreamReader */ .CX(rules.events, report);
    }
    take(line) {
        const event = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJsonLine */ .wz)(line.trim());
        if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(event)) {
            this.reader.take(event);
            return true;
        }
        if (line.trim() !== '') {
            this.#plainLines.push(line.slice(0, 2_000));
            if (this.#plainLines.length > maxPlain)
                this.#plainLines.shift();
        }
        return false;
    }
    readUsageFile(text) {
        const { usage, model } = this.#rules.readUsage?.(text) ?? { usage: null, model: null };
        this.reader.usage = usage;
        this.reader.model ??= model;
    }
    end(end, before) {
        const { reader } = this;
        const { usage, usageSeen, costUsd } = this.#getRunUsage(before);
        return {
            error: this.#findError(end),
            text: reader.text,
            sessionId: reader.sessionId,
            model: reader.model,
            usage,
            usageSeen,
            cost: costUsd === null ? null : { usd: costUsd, source: 'reported' },
            turns: reader.turns,
        };
    }
    #findError(end) {
        const { reader } = this;
        const { name } = this.#rules;
        const { by } = end;
        if (by === 'unready')
            return agentError('unready', `${name} cannot begin: ${reader.unready ?? ''}`);
        if (by === 'storm')
            return this.#classify(reader.retryError ?? { message: 'no answer' }, end, 'kept asking the model again');
        if (by === 'timeout' || by === 'idle_timeout' || by === 'interrupted' || by === 'budget')
            return agentError(by, `${name} was stopped`);
        if (by === 'stopped')
            return agentError('interrupted', `${name} was asked to stop`);
        if (reader.aborted)
            return agentError('interrupted', `${name} was interrupted before its end`);
        if (!reader.hasEnded)
            return this.#explainMissingEnd(end);
        if (reader.error !== null)
            return this.#classify(reader.error, end, 'ended with an error');
        if (reader.contradiction !== null)
            return agentError('unknown', `the stream of ${name} cannot be trusted: ${reader.contradiction}`);
        if (by === null && end.exitCode !== 0)
            return agentError('crash', `${name} reported success, but its exit code is ${end.exitCode ?? 'unknown'}`);
        const ending = (0,_plain_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnding */ .g)(reader.text ?? '', end.now);
        if (ending !== null)
            return { ...agentError(ending.class, ending.message), ...retryTimes(ending) };
        const denied = [...reader.denials].filter((tool) => !harmlessTools.test(tool.replace(/ in \/.*$/, '')));
        return denied.length === 0 ? null : { ...this.#deniedError(denied), isRemark: true };
    }
    #explainMissingEnd(end) {
        const { reader } = this;
        const { name } = this.#rules;
        const lines = this.#plainLines.map((line) => (0,_stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(line)).filter((line) => line !== '');
        const stderr = lines.join('\n');
        const text = lines.findLast((line) => /error|fatal|fail|invalid|not |no /i.test(line)) ?? lines.at(-1);
        const isHelp = /^positionals:$/im.test(stderr);
        const tail = isHelp ? ': it printed its help, so it does not know a flag' : text === undefined ? '' : `: ${text}`;
        if (reader.denials.size > 0 && end.exitCode === 0)
            return this.#deniedError([...reader.denials]);
        if (reader.retriesInARow > 0 && reader.retryError !== null)
            return this.#classify(reader.retryError, end, 'was cut off while it asked the model again');
        const { status, kind = '' } = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
        const hasStarted = reader.turns > 0 || reader.toolCalls > 0;
        if (!hasStarted && end.exitCode !== 0 && end.exitCode !== null) {
            const isUsage = _error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrorWords */ .NV.test(`${stderr}\n${kind}`);
            const result = isUsage ? 'usage_error' : (0,_error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyError */ .fe)(`${kind} ${errorText(lines)}`, status);
            if (result !== 'unknown' && result !== 'network')
                return agentError(result, `${name} ended with exit code ${end.exitCode}${tail}`);
        }
        const code = end.exitCode === null ? 'by a signal' : `with exit code ${end.exitCode}`;
        return agentError('crash', `${name} ended ${code} before its stream did, so the agent was cut off${tail}`);
    }
    #classify(error, end, action) {
        const { label, kind = '', class: knownClass, retryAfterMs } = error;
        const message = error.message.slice(0, maxMessage);
        const exit = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
        const code = error.status ?? exit.status;
        const result = knownClass ?? (0,_error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyError */ .fe)(`${kind} ${exit.kind ?? ''} ${message}`, code);
        const wait = retryAfterMs === undefined ? retryTimes((0,_plain_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnding */ .g)(message, end.now) ?? {}) : { retryAfterMs };
        const text = `${label === undefined ? '' : ` (${label})`}${message === '' ? '' : `: ${message}`}`;
        return { ...agentError(result, `${this.#rules.name} ${action}${text}`), ...wait };
    }
    #deniedError(tools) {
        return agentError('tool_denied', `${this.#rules.name} was denied a tool (${tools.join(', ')})`);
    }
    #getRunUsage(before) {
        const { usage, usageSeen, costUsd } = this.reader;
        const { cumulative } = this.#rules;
        return {
            usage: before && cumulative.includes('usage') ? usageAfter(usage, before.usage) : usage,
            usageSeen: before && cumulative.includes('usage') ? usageAfter(usageSeen, before.usage) : usageSeen,
            costUsd: before && cumulative.includes('cost') ? paidSince(costUsd, before.costUsd) : costUsd,
        };
    }
}
const maxPlain = 60;
const maxMessage = 8_000;
const harmlessTools = /^(?:read|view|grep|glob|ls|list\w*|web_?(?:fetch|search)|fetch\w*|todo\w*|ask\w*|exit_?plan_?mode|task\w*|agent|skill|mcp\w*)$/i;
function usageAfter(all, before) {
    return all === null || before === null ? null : (0,_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .usageSince */ .eR)(all, before);
}
function paidSince(all, before) {
    return all === null || before === null || all < before ? null : all - before;
}
function agentError(name, message) {
    return { class: name, message: (0,_stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(message, 500) };
}
function retryTimes({ retryAfterMs, resetAt }) {
    return { ...(retryAfterMs === undefined ? {} : { retryAfterMs }), ...(resetAt === undefined ? {} : { resetAt }) };
}
function errorText(lines) {
    return lines.filter((line) => !/^warn/i.test(line)).join('\n');
}


/***/ }),

/***/ 7197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ isStopForPerson),
  g: () => (/* binding */ plainEnding)
});

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/agents/stream/error-class.js
var error_class = __webpack_require__(33692);
// EXTERNAL MODULE: ./lib/agents/stream/error-words.json
var error_words = __webpack_require__(13632);
;// CONCATENATED MODULE: ./lib/agents/stream/reset-time.js
function resetTime(text, now) {
    const match = pattern.exec(text)?.groups;
    if (match === undefined)
        return undefined;
    const { weekday, month, day, hour = '', minute, meridiem, zone } = match;
    if (minute === undefined && meridiem === undefined)
        return undefined;
    if (Number(hour) > (meridiem === undefined ? 23 : 12) || Number(minute ?? 0) > 59)
        return undefined;
    const hours = meridiem === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(meridiem) ? 12 : 0);
    const local = getZonedParts(zone, now);
    if (local === null)
        return undefined;
    for (let days = 0; days <= 366; days += 1) {
        const at = toUtc(zone, Date.UTC(local.year, local.month - 1, local.day + days, hours, Number(minute ?? 0)));
        const date = getZonedParts(zone, at);
        if (date === null || at <= now)
            continue;
        if (weekday !== undefined && !isShort(weekday, weekdays[date.weekday]))
            continue;
        if (month !== undefined && !(isShort(month, months[date.month - 1]) && date.day === Number(day)))
            continue;
        return new Date(at).toISOString();
    }
    return undefined;
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const isShort = (word, short) => word.toLowerCase().startsWith(short ?? '?');
const pattern = new RegExp('\\b(?:resets?|try again)(?: (?:at|on))? ' +
    `(?:(?<weekday>(?:${weekdays.join('|')})[a-z]{0,6}),? (?:at )?` +
    `|(?<month>(?:${months.join('|')})[a-z]{0,6})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:, \\d{4})?,? (?:at )?)?` +
    '(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<meridiem>[ap]m\\b)?(?: ?\\((?<zone>[\\w/+-]{1,40})\\))?', 'i');
function getZonedParts(zone, at) {
    try {
        const form = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' };
        const parts = new Intl.DateTimeFormat('en-US', { ...form, hourCycle: 'h23', timeZone: zone }).formatToParts(at);
        const getPart = (type) => Number(parts.find((part) => part.type === type)?.value);
        const [year, month, day] = [getPart('year'), getPart('month'), getPart('day')];
        const asUtc = Date.UTC(year, month - 1, day, getPart('hour'), getPart('minute'));
        return { year, month, day, weekday: new Date(asUtc).getUTCDay(), offset: asUtc - Math.floor(at / 60_000) * 60_000 };
    }
    catch {
        return null;
    }
}
function toUtc(zone, shown) {
    const estimate = shown - (getZonedParts(zone, shown)?.offset ?? 0);
    return shown - (getZonedParts(zone, estimate)?.offset ?? 0);
}

;// CONCATENATED MODULE: ./lib/agents/stream/plain-ending.js




function plainEnding(text, now) {
    const lines = (0,text_text/* harmlessLines */.vL)(text.trimEnd().replace(footerPattern, ''));
    const error = lines.slice(-lastLines).find((line) => isErrorLine(line));
    if (error !== undefined)
        return {
            class: (0,error_class/* classifyError */.fe)(error),
            message: `the agent's last words: ${(0,text_text/* clipText */.gL)(error, 300)}`,
            ...readRetryTime(error, now),
        };
    const stop = stopHeading(lines);
    return stop === null ? null : { class: 'unknown', message: `${stopPrefix}${(0,text_text/* clipText */.gL)(stop, 300)}` };
}
const stopPrefix = 'the agent says that it stopped: ';
function isStopForPerson(message) {
    if (message?.startsWith(stopPrefix) !== true)
        return false;
    return /^[^\p{L}]*(?:CHECKPOINT REACHED|HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW)|AWAITING (?:HUMAN|USER))/iu.test(message.slice(stopPrefix.length));
}
const lastLines = 3;
const footerPattern = /(?:^|\n)tokens used:?[ \r\n]{1,3}[\d,.]+$/i;
function isErrorLine(line) {
    const text = line.replace(/^[^\p{L}\p{N}[]+/u, '').replace(/^(?:(?:error|fatal|stream error):\s*){1,2}/i, '');
    return knownErrorLines.some((pattern) => pattern.test(text));
}
const endOfMessage = '(?=$|[.!|;,]|:\\s|\\s*[·∙•|(—–-])';
const knownErrorLines = [
    ...error_words/* lastLines.messages */.w$.DZ.map((message) => new RegExp(`^${message}${endOfMessage}`, 'i')),
    ...error_words/* lastLines.anyCase */.w$.n9.map((line) => new RegExp(line, 'i')),
    ...error_words/* lastLines.exactCase */.w$.QL.map((line) => new RegExp(line)),
];
function stopHeading(lines) {
    let stop = null;
    let fence = '';
    const firstLine = Math.max(0, lines.length - 100);
    for (const [at, line] of lines.entries()) {
        const fenceMark = /^(`{3,}|~{3,})/.exec(line)?.[1];
        if (fenceMark !== undefined && (fence === '' || fenceMark.startsWith(fence)))
            fence = fence === '' ? fenceMark : '';
        if (at < firstLine || fenceMark !== undefined || fence !== '')
            continue;
        const heading = /^(?:#{1,6} +[*_]{0,2}|\*\*)[^\p{L}#*]*(.+?)[*_:\s]*$/u.exec(line)?.[1] ?? '';
        const remaining = lines.length - 1 - at;
        const bare = remaining < lastLines ? line : '';
        if (completionsPattern.test(heading))
            stop = null;
        else if (stopReport.test(heading) || bareStops.test(bare))
            stop = isShortReport(lines.slice(at + 1), remaining) ? line : stop;
    }
    return stop;
}
function isShortReport(followingLines, remaining) {
    const firstLines = followingLines.slice(0, 4);
    if (firstLines.some((line) => /^\*\*[\w ]+:\*\* *[[{]/.test(line)))
        return false;
    return remaining <= 12 || firstLines.some((line) => /^\*\*[\w /-]+:\*\*|^\*\*[\w /-]+\*\*:|^[|#]/.test(line));
}
const haltedWords = 'BLOCKED|INCOMPLETE|PAUSED|HALTED|FAILED|ABORTED|STOPPED|PARTIAL(?:LY COMPLETED?)?|NOT COMPLETED?';
const stopReport = new RegExp(`^(?:CHECKPOINT REACHED|(?:PLAN|PHASE|TASK|EXECUTION|WORK) (?:${haltedWords})|(?:BLOCKED|HALTED|INCOMPLETE)$|` +
    'HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW) (?:NEEDED|REQUIRED)|AWAITING (?:HUMAN|USER)|GAPS FOUND|VERIFICATION FAILED)\\b');
const bareStops = new RegExp(`^(?:[Cc]heckpoint [Rr]eached|CHECKPOINT REACHED|PLAN (?:${haltedWords}))(?=$|[.:!]|\\s*[—–(-])`);
const completionsPattern = /^(?:PLAN|PHASE|EXECUTION|ALL TASKS|TASKS?) COMPLETED?\b/i;
function readRetryTime(line, now) {
    const epoch = /\|(\d{10}|\d{13})\b/.exec(line)?.[1];
    if (epoch !== undefined) {
        const ms = Number(epoch) * (epoch.length === 10 ? 1000 : 1);
        return { resetAt: new Date(ms).toISOString() };
    }
    const span = /\b(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*(?:and )?){1,4})/i.exec(line)?.[1] ?? '';
    let wait = 0;
    for (const [, count, unit = ''] of span.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi))
        wait += Number(count) * (unitMs(unit) ?? 0);
    if (wait > 0)
        return { retryAfterMs: wait };
    const resetAt = now === undefined ? undefined : resetTime(line, now);
    return resetAt === undefined ? {} : { resetAt };
}
function unitMs(unit) {
    const name = unit.toLowerCase();
    if (/^(?:ms|milliseconds?)$/.test(name))
        return 1;
    return { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[name.charAt(0)];
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