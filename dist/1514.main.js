"use strict";
exports.id = 1514;
exports.ids = [1514,7012];
exports.modules = {

/***/ 18250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ withProviderError),
/* harmony export */   Aq: () => (/* binding */ shortestKey),
/* harmony export */   IH: () => (/* binding */ gatewayProblem),
/* harmony export */   Xh: () => (/* binding */ openGatewayCall)
/* harmony export */ });
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22187);
/* harmony import */ var _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67306);
/* harmony import */ var _stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33692);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64537);





function gatewayProblem(cli, facts, hasOwnUpstream) {
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
        limits: (model) => ({ input: (0,_prices_js__WEBPACK_IMPORTED_MODULE_4__/* .contextWindow */ .qq)(model, _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listWindows */ .km) ?? 1_000_000, output: (0,_prices_js__WEBPACK_IMPORTED_MODULE_4__/* .mostOutput */ .pF)(model) }),
        meter: meter ?? _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_2__/* .noMeter */ .dv,
        onFailure: ({ status, message }, count) => {
            const cause = [status, message].filter((part) => part !== null && part !== '').join(' ');
            onActivity?.({ kind: 'retry', count, message: cause });
        },
    });
    meter?.take(_signal_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingSpent */ .at);
    const signing = Object.values(route.headers).map((value) => value.replace(/^Bearer /, ''));
    const secrets = [...signing, ...cli.keys.map((name) => facts.environment[name] ?? '')].filter((secret) => secret.length >= shortestKey);
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
    const late = new AbortController();
    const wait = () => void setTimeout(() => late.abort(), ceilingGraceMs).unref();
    if (cut?.aborted)
        wait();
    else
        cut?.addEventListener('abort', wait, { once: true });
    return late.signal;
}
const ceilingGraceMs = 15_000;
function withProviderError(error, { name }, passage) {
    const failure = passage.pass?.account.failure ?? null;
    const own = { ...error, message: passage.withAddress(error.message) };
    if (failure === null || !_stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__/* .errorTraits */ .SO[error.class].isVague)
        return own;
    const { status, message, kind, retryAfterMs } = failure;
    const result = status === null ? 'network' : (0,_stream_error_class_js__WEBPACK_IMPORTED_MODULE_3__/* .errorClass */ .PC)(`${kind} ${message}`, status);
    if (result === 'unknown')
        return own;
    const what = status === null ? message : `its provider answered ${status}${message === '' ? '' : `: ${message}`}`;
    return {
        class: result,
        message: error.class === result && own.message.length > 0 ? own.message : `${name} failed: ${what}`,
        resetAt: error.resetAt,
        retryAfterMs: retryAfterMs ?? error.retryAfterMs,
    };
}
function withoutUndefined(environment) {
    return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ }),

/***/ 64537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ parsePrices),
/* harmony export */   f7: () => (/* binding */ getVendor),
/* harmony export */   hM: () => (/* binding */ parseWindows),
/* harmony export */   mB: () => (/* binding */ computeCharge),
/* harmony export */   pF: () => (/* binding */ mostOutput),
/* harmony export */   qq: () => (/* binding */ contextWindow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82774);
/* harmony import */ var _settings_table_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39126);



function parsePrices(text, settled = {}) {
    return { ..._settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listPrices */ .hj, ...settled, ...readTable('PHASE_EXECUTOR_PRICES', text, _settings_table_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .pricesSchema */ .sd) };
}
function computeCharge(usage, model, prices, vendor = null) {
    const { cacheWriteHour = 0, searches = 0, unpriced = 0 } = usage;
    const own = ofModel(prices, model);
    const isKnown = own !== undefined && unpriced === 0 && (searches === 0 || own.search !== undefined);
    const price = isKnown ? own : (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .dearestPrice */ .uu)(getVendor(model) ?? vendor);
    const { input, cacheRead, cacheWrite = input, cacheWriteHour: anHour = 2 * input, search = 0, output } = price;
    const parts = [
        usage.inputFresh * input,
        usage.cacheRead * cacheRead,
        ((usage.cacheWrite ?? 0) - cacheWriteHour) * cacheWrite,
        cacheWriteHour * anHour,
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
const windowsSchema = () => zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1_000));
function parseWindows(text) {
    return { ..._settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listWindows */ .km, ...readTable('PHASE_EXECUTOR_WINDOWS', text, windowsSchema) };
}
function readTable(variable, text, schema) {
    if (text === undefined || text.trim() === '')
        return undefined;
    let input;
    try {
        input = JSON.parse(text);
    }
    catch (error) {
        throw new Error(`${variable} is not JSON`, { cause: error });
    }
    const read = schema().safeParse(input);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    throw new Error(`${variable}: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}
function mostOutput(model) {
    return ofModel(_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .listOutputs */ .PN, model) ?? 128_000;
}
function contextWindow(model, windows) {
    return ofModel(windows, model) ?? null;
}
function ofModel(table, model) {
    const name = model?.replace(/^.*\//, '') ?? '';
    const names = [model ?? '', name, name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
    const existing = names.find((each) => Object.hasOwn(table, each));
    return existing === undefined ? undefined : table[existing];
}


/***/ }),

/***/ 17388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ AgentMissingError),
  B3: () => (/* binding */ atCeiling),
  OR: () => (/* binding */ bashExitCode),
  yb: () => (/* binding */ idleTimeoutAdvice),
  aQ: () => (/* binding */ jobLimits),
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


async function newestChange(root, since, enough) {
    let newest = null;
    let remaining = maxScannedFiles;
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await folderEntries(folder);
        for (let from = 0; from < entries.length; from += parallelStats) {
            const some = entries.slice(from, from + parallelStats);
            const times = await Promise.all(some.map(({ name }) => changeTime((0,external_node_path_.join)(folder, name))));
            for (const [index, entry] of some.entries()) {
                const at = times[index] ?? 0;
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (at > Math.max(since, newest?.at ?? 0))
                    newest = { path: (0,external_node_path_.relative)(root, path), at };
                if (entry.isDirectory())
                    folders.unshift(path);
            }
            remaining -= some.length;
            if (remaining <= 0 || (newest !== null && newest.at >= enough))
                return newest;
        }
    }
    return newest;
}
const maxScannedFiles = 200_000;
const parallelStats = 64;
async function folderEntries(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter(({ name }) => name !== '.git');
}
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
function jobLimits(job) {
    const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
    const inside = job.inside ?? { kind: 'none', words: [] };
    return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}
const closingBytes = 1024 * 1024;
async function runProgram({ closingWords, ...program }, job) {
    const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
    const result = await (0,child/* runChild */.w)({
        ...jobLimits(job),
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
    const change = await newestChange(folder, since, now - (now - since) / 4);
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

/***/ 9064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/publish/report/starter-files.js


function starterFile(name, starter, home) {
    const { engine, engineRef, agent, installsAgent, secret, testCommand, folder, setUp } = starter;
    const values = {
        ...{ engine, engineRef, agent, secret },
        install: installsAgent ? 'true' : null,
        tests: testCommand && formatScalar(testCommand),
        folder: folder === '' ? null : formatScalar(folder),
        setUp: setUp && formatScalar(setUp.command),
        node: setUp?.node ?? null,
    };
    const template = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home, 'examples', 'starter', `${name}.yml`), 'utf8');
    return template
        .split('\n')
        .flatMap((line) => fillTemplateLine(line, values))
        .join('\n');
}
function fillTemplateLine(line, values) {
    const [, text = line, requested] = /^(.*) #\? (\w+)$/.exec(line) ?? [];
    const names = [...text.matchAll(/<<(\w+)>>/g)].map(([, name = '']) => name).concat(requested ?? []);
    if (names.some((name) => values[name] === null))
        return [];
    return [text.replace(/<<(\w+)>>/g, (_, name) => values[name] ?? '')];
}
function formatScalar(text) {
    return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
        ? text
        : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/agents/adapters/installed-cli.js
var installed_cli = __webpack_require__(23782);
// EXTERNAL MODULE: ./lib/plan/phase/planning-tree.js
var planning_tree = __webpack_require__(20951);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/set-up-command.js + 1 modules
var set_up_command = __webpack_require__(77675);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/setting-table.js + 1 modules
var setting_table = __webpack_require__(10716);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
;// CONCATENATED MODULE: ./lib/run/forecast/project-survey.js














function firstOpenPhase(root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.planning', 'phases')))
        return null;
    const { phases } = (0,planning_tree/* readTree */.Zc)(root);
    return phases.find(({ planFiles, summaryFiles }) => planFiles.length > summaryFiles.size)?.id ?? null;
}
async function originHost(git) {
    const url = await (0,remote_setting/* originUrl */.s)(git);
    const [, name = null] = /^(?:[a-z+]+:\/\/)(?:[^@/]*@)?([\w.-]+)/i.exec(url) ?? /^(?:[^@/:]+@)?([\w-]+\.[\w.-]+):/.exec(url) ?? [];
    const hasFolder = ['.gitea', '.forgejo'].some((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(git.root, folder)));
    if (hasFolder || /gitea|forgejo|codeberg/i.test(name ?? ''))
        return { kind: 'gitea', name };
    return { kind: name === null || /^(?:ssh\.)?github\.com$|\.ghe\.com$/i.test(name) ? 'github' : 'other', name };
}
async function agentFor({ root, phase, there }, world) {
    const { settings, environment } = world;
    const named = settings.agent === 'auto' ? (there.get('agent')?.value ?? 'auto') : settings.agent;
    const reason = settings.agent === 'auto' ? `${setting_table/* defaultConfig */.s} says so` : 'it was requested';
    const cli = (0,coding_agents/* cliNamed */.qH)(named);
    if (cli !== undefined)
        return cliFound(cli, reason, { environment, there });
    const [own = null] = (there.get('agent-env')?.value ?? []);
    if (named === 'command')
        return { name: 'command', why: reason, secret: own, installs: false };
    if (named === 'script')
        return scriptFound(reason);
    if (phase !== null && (0,choose_agent/* taskWithoutScript */.Fl)(await (0,read_schedule/* readSchedule */.Cu)(root, phase)) === null)
        return scriptFound(`every task of phase ${phase} has a script to run`);
    return cliHere({ environment, there });
}
function cliHere(machine) {
    const { environment } = machine;
    const here = coding_agents/* cliNames */.jW.filter((name) => (0,program/* findProgram */.K)(environment.PATH ?? '', name) !== null);
    const [only, second] = here;
    if (only !== undefined && second === undefined)
        return cliFound(only, 'the only one on PATH', machine);
    const keyed = (only === undefined ? coding_agents/* cliNames */.jW : here).find((name) => environment[clis/* clis */.g[name].keys[0] ?? '']);
    const reason = only === undefined
        ? 'none is on PATH, so this is a guess; another: --agent'
        : `of ${here.join(', ')}; another: --agent`;
    return cliFound(keyed ?? only ?? 'claude', reason, machine);
}
function cliFound(name, reason, { environment, there }) {
    const { keys } = clis/* clis */.g[name];
    const secret = keys.find((key) => environment[key]) ?? keys[0] ?? null;
    const requested = there.size === 0 ? null : (there.get('install-agent')?.value ?? false);
    return {
        name,
        why: reason,
        secret,
        installs: requested === null ? (0,installed_cli/* buildFor */.ix)(name, 'linux-x64') !== null : requested === true,
    };
}
function scriptFound(reason) {
    return { name: 'script', why: reason, secret: null, installs: false };
}
function findSetUpSteps(root, folder) {
    const result = (0,set_up_command/* findInstaller */.cg)(root);
    if (result === null)
        return withoutLock(root);
    const [program = ''] = result.command.split(' ');
    const bring = bringers[program];
    const install = withoutScripts(root, result);
    const command = bring === undefined ? install : `${bring} && ${install}`;
    return { command, node: needsNode.has(program) ? nodeVersion(root, folder) : null };
}
function withoutLock(root) {
    const pip = 'PIP_BREAK_SYSTEM_PACKAGES=1 python3 -m pip install';
    const runner = findTestCommand(root)?.command === 'pytest' ? ' pytest' : '';
    const commands = [
        ['requirements.txt', `${pip} -r requirements.txt${runner}`],
        ['pyproject.toml', `${pip} -e .${runner}`],
        ['go.mod', 'go mod download'],
    ];
    const result = commands.find(([file]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, file)));
    return result === undefined ? null : { command: result[1], node: null };
}
function projectFolder(root) {
    const hasPhases = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.planning', 'phases'));
    if (hasPhases(root))
        return root;
    const folders = (above) => (0,atomic_file/* listDir */.ol)(above).flatMap((name) => (/^\.|^node_modules$/.test(name) ? [] : [(0,external_node_path_.join)(above, name)]));
    const below = folders(root);
    const matches = [...below, ...below.flatMap(folders)].filter(hasPhases);
    return matches.length === 1 ? (matches[0] ?? root) : root;
}
function workflowFolder(top, { kind, name }) {
    const has = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(top, folder));
    if (kind !== 'gitea')
        return '.github/workflows';
    const isForgejo = has('.forgejo') || /forgejo|codeberg/i.test(name ?? '');
    const read = [...(isForgejo ? ['.forgejo/workflows'] : []), '.gitea/workflows', '.github/workflows'];
    return read.find(has) ?? (isForgejo ? '.forgejo/workflows' : '.gitea/workflows');
}
function withoutScripts(root, { lock, command }) {
    if (command === 'npm ci' && needsNoScripts(root, lock))
        return `${command} --ignore-scripts`;
    if (lock === 'uv.lock' && hasWheels((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, lock)) ?? ''))
        return `${command} --no-build --no-install-workspace && ${command}`;
    return command;
}
function hasWheels(uvLock) {
    const [, ...packages] = uvLock.split('[[package]]\n');
    const isOwn = (each) => /^source = \{ (?:editable|virtual) = /m.test(each);
    return packages.every((each) => isOwn(each) || /(?:-any|manylinux\w{0,20}_x86_64)\.whl"/.test(each));
}
function needsNoScripts(root, lock) {
    const { packages } = ((0,json_text/* tryParseJson */.Bl)((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, lock)) ?? '') ?? {});
    if (!(0,json_text/* isMapping */.pi)(packages))
        return false;
    const hasScript = (each) => (0,json_text/* isMapping */.pi)(each) && each.hasInstallScript === true;
    const own = readScripts(root, 'package.json');
    const runs = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];
    return !Object.values(packages).some(hasScript) && runs.every((name) => own[name] === undefined);
}
const bringers = {
    pnpm: 'corepack enable',
    yarn: 'corepack enable',
    bun: 'npm install --global bun@1',
    uv: 'pipx install uv',
    poetry: 'pipx install poetry',
};
const needsNode = new Set(['npm', 'pnpm', 'yarn', 'bun']);
function nodeVersion(root, folder) {
    const file = ['.nvmrc', '.node-version'].find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name)));
    return file === undefined ? 'node-version: 24' : `node-version-file: ${folder === '' ? file : `${folder}/${file}`}`;
}
function findTestCommand(root) {
    const script = readScripts(root, 'package.json').test ?? '';
    if (script !== '' && !script.includes('no test specified')) {
        const [program = 'npm'] = (0,set_up_command/* findInstaller */.cg)(root)?.command.split(' ') ?? [];
        const manager = needsNode.has(program) ? program : 'npm';
        return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, from: 'package.json' };
    }
    const pyproject = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, 'pyproject.toml')) ?? '';
    if (/\bpytest\b/.test(pyproject) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, 'pytest.ini'))) {
        const from = pyproject === '' ? 'pytest.ini' : 'pyproject.toml';
        const [program = ''] = (0,set_up_command/* findInstaller */.cg)(root)?.command.split(' ') ?? [];
        return { command: program === 'uv' || program === 'poetry' ? `${program} run pytest` : 'pytest', from };
    }
    if (readScripts(root, 'composer.json').test !== undefined)
        return { command: 'composer test', from: 'composer.json' };
    for (const [from, command] of [
        ['go.mod', 'go test ./...'],
        ['Cargo.toml', 'cargo test'],
    ])
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, from)))
            return { command, from };
    return /^test:/m.test((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, 'Makefile')) ?? '')
        ? { command: 'make test', from: 'Makefile' }
        : null;
}
function readScripts(root, file) {
    try {
        const { scripts } = JSON.parse((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, file)) ?? '{}');
        return Object.fromEntries(Object.entries(scripts ?? {}).map(([name, text]) => [name, String(text)]));
    }
    catch {
        return {};
    }
}
function ownWorkflows(top) {
    return ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'].flatMap((folder) => {
        const files = (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(top, folder)).filter((name) => /\.ya?ml$/.test(name));
        const paths = files.map((name) => `${folder}/${name}`);
        return paths.filter((path) => /^\s*(?:- )?uses:\s*\S+\/phase-executor[/@]/m.test((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(top, path)) ?? ''));
    });
}

// EXTERNAL MODULE: ./lib/settings/file/config-file.js + 1 modules
var config_file = __webpack_require__(37012);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/calls/git-environment.js
var git_environment = __webpack_require__(69072);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
;// CONCATENATED MODULE: ./lib/run/forecast/starter-file.js








async function compareFile(path, text, top, world) {
    refuseLinks(path, top);
    const there = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, path), { throwIfNoEntry: false });
    if (there === undefined)
        return { path, text, state: 'new', difference: '' };
    const own = there.isFile() ? ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(top, path)) ?? '') : '';
    if (own === text || (path === setting_table/* defaultConfig */.s && saysAll(own, text)))
        return { path, text, state: 'same', difference: '' };
    const settings = git_environment/* neutralSettings */.VG.flatMap((setting) => ['-c', setting]);
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--no-textconv', '--', path, '-'];
    const options = { cwd: top, env: (0,git_environment/* gitEnvironment */._K)(world.environment, top), stdin: text, timeoutMs: 60_000 };
    const { stdout } = await (0,capture/* captureOutput */.Q)('git', [...settings, ...args], options);
    const lines = stdout.toString('utf8').split('\n');
    const from = lines.findIndex((line) => line.startsWith('@@'));
    return { path, text, state: 'different', difference: lines.slice(from).join('\n').trimEnd() };
}
function saysAll(own, text) {
    const values = (0,config_file.parseConfigFile)(own, setting_table/* defaultConfig */.s);
    return [...(0,config_file.parseConfigFile)(text, setting_table/* defaultConfig */.s)].every(([name, { value }]) => values.get(name)?.value === value);
}
function refuseLinks(path, top) {
    const parts = path.split('/');
    for (const at of parts.keys()) {
        const step = parts.slice(0, at + 1).join('/');
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, step), { throwIfNoEntry: false })?.isSymbolicLink())
            throw new settings/* UsageError */.eb(`${step} is a symbolic link; make it a folder or a file of the repository`);
    }
}
function writeNew(top, path, text) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(top, path)), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(top, path), text, { flag: 'wx' });
}

// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/init-command.js
















const runInit = async (_words, world) => {
    const root = projectFolder((0,call_world/* projectRoot */.Y)(world));
    const survey = await surveyProject(root, world);
    const files = await buildStarterFiles(survey, world);
    const missing = files.filter(({ state }) => state === 'new');
    const shown = [...surveyLines(survey), '', ...files.flatMap(fileLines)];
    const writes = missing.length > 0 && (await isWanted(missing, shown, world));
    if (writes)
        for (const { path, text } of missing)
            writeNew(survey.top, path, text);
    const isLeftOut = files.some(({ state }) => state === 'different');
    const advice = `Nothing was written. To write ${(0,text_text/* formatCount */.B4)(missing.length, 'file')}: phase-executor init --yes`;
    const ending = writes ? writtenLines(missing, survey) : [missing.length === 0 ? 'Nothing to write.' : advice];
    const requested = writes && !world.settings.yes;
    return {
        exitCode: isLeftOut ? exit_status/* TECHNICAL_EXIT */.x8.USAGE : 0,
        json: { ...buildInitDocument(survey), files, written: writes ? missing.map(({ path }) => path) : [] },
        text: [...(requested ? [] : shown), ...ending].join('\n'),
    };
};
async function surveyProject(root, world) {
    const git = await git_git/* Git */.T.open(root, world.environment);
    const folder = (0,read_schedule/* projectPrefix */.CF)(git, root).replace(/\/$/, '');
    if (/[^\w./@ +-]/.test(folder))
        throw new settings/* UsageError */.eb(`root: found "${folder}", which cannot be written into a workflow; use letters and digits`);
    const phase = firstOpenPhase(root);
    const text = (0,config_source/* configOnDisk */.Fr)(git.root, setting_table/* defaultConfig */.s);
    const there = text === null ? new Map() : (0,config_file.parseConfigFile)(text, setting_table/* defaultConfig */.s);
    const agentFound = await agentFor({ root, phase, there }, world);
    const host = await originHost(git);
    const tests = testsFor(root, there, world.settings);
    return {
        ...{
            top: git.root,
            host,
            found: agentFound,
            phase,
            folder,
            testsFrom: tests?.from ?? null,
            workflows: ownWorkflows(git.root),
        },
        shape: host.kind === 'github' ? 'chain' : 'one-job',
        engine: await engineRepository(git, world),
        engineRef,
        agent: agentFound.name,
        installsAgent: agentFound.installs,
        secret: agentFound.secret,
        testCommand: tests?.command ?? null,
        setUp: findSetUpSteps(root, folder),
    };
}
function testsFor(root, there, settings) {
    const text = settings['test-command'];
    if (text !== '')
        return { command: text, from: 'test-command' };
    const value = there.get('test-command')?.value;
    return typeof value === 'string' ? { command: value, from: setting_table/* defaultConfig */.s } : findTestCommand(root);
}
const engineRef = 'v1';
async function engineRepository(project, world) {
    const { environment, home, settings } = world;
    const { repository = '' } = JSON.parse((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(home, 'package.json')) ?? '{}');
    const own = await (0,local_phase/* tryOpenGit */.GR)(home, world);
    const cloned = own !== null && own.root === home && own.root !== project.root ? await (0,remote_setting/* originUrl */.s)(own) : '';
    const owner = parseRepositorySlug(await (0,remote_setting/* originUrl */.s)(project))?.split('/')[0];
    const named = [
        environment.PHASE_EXECUTOR_REPOSITORY,
        repository.replace(/^github:/, ''),
        parseRepositorySlug(cloned),
    ];
    const match = named.find((name) => name && !name.startsWith('OWNER/')) ?? (owner && `${owner}/phase-executor`);
    if (match !== undefined)
        return match;
    if (settings.yes || settings['dry-run'] || !world.terminal.interactive)
        return null;
    const text = (await world.ask('Owner of the repository phase-executor, for `uses:` in the workflow? ')).trim();
    return /^[\w.-]+$/.test(text) ? `${text}/phase-executor` : null;
}
function parseRepositorySlug(url) {
    return /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+:)(?:.*\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(url)?.[1];
}
async function buildStarterFiles(survey, world) {
    const { top, host, setUp, shape, workflows, engine } = survey;
    const workflow = `${workflowFolder(top, host)}/run-phase.yml`;
    const expected = [[setting_table/* defaultConfig */.s, starterFile('config', survey, world.home)]];
    if (engine !== null && workflows.every((path) => path === workflow))
        expected.push([workflow, starterFile(shape, survey, world.home)]);
    if (shape === 'chain' && setUp !== null)
        expected.push([setUpAction, starterFile('set-up', survey, world.home)]);
    const files = [];
    for (const [path, text] of expected)
        files.push(await compareFile(path, text, top, world));
    return files;
}
const setUpAction = '.github/actions/phase-setup/action.yml';
async function isWanted(missing, shown, world) {
    const { settings } = world;
    if (settings['dry-run'])
        return false;
    if (settings.yes || !world.terminal.interactive)
        return settings.yes;
    for (const line of shown)
        world.progress(line);
    return /^y(?:es)?$/i.test((await world.ask(`Write ${(0,text_text/* formatCount */.B4)(missing.length, 'file')}? [y/N] `)).trim());
}
function surveyLines({ host, found, phase, setUp, engine, testCommand, testsFrom, workflows, shape, }) {
    const where = host.name ?? 'no remote "origin", so github.com is assumed';
    const jobs = shape === 'chain' ? 'chained jobs' : 'one job, because artifacts or called workflows may be missing there';
    return (0,text_text/* alignedRows */.wC)([
        ['host', `${where}: ${jobs}`],
        ['phase', phase ?? 'no open phase in .planning/phases'],
        ['agent', `${found.name} (${found.why})`],
        ...(found.secret === null ? [] : [['key', `secret ${found.secret}`]]),
        [
            'engine',
            engine ?? 'unknown, so no workflow; set PHASE_EXECUTOR_REPOSITORY=<owner>/phase-executor, then init again',
        ],
        ['tests', testCommand === null ? 'no command found; set tests.command' : `${testCommand} (${testsFrom})`],
        ['set-up', setUp?.command ?? 'no dependencies found; nothing is installed before tests'],
        ...workflows.map((path) => ['workflow', `${path} already runs phase-executor`]),
    ], '');
}
function fileLines({ path, text, state, difference }) {
    switch (state) {
        case 'new':
            return [`--- ${path} (new)`, ...text.trimEnd().split('\n'), ''];
        case 'same':
            return [`--- ${path} exists, with everything that init would write`, ''];
        case 'different':
            return [
                `--- ${path} exists and stays unchanged; init would write something else:`,
                ...difference.split('\n'),
                '',
            ];
    }
}
function writtenLines(files, { secret, phase, host }) {
    const paths = files.map(({ path }) => path).join(' ');
    const isGithub = host.kind === 'github';
    const start = isGithub
        ? `gh workflow run run-phase.yml -f phase=${phase ?? '<phase>'}`
        : "start it from the host's page";
    return [
        `Wrote ${paths}`,
        'Next (a run reads its rules from the commit, and a host offers workflows of the default branch):',
        `  git add ${paths} && git commit -m "Run phases" && git push`,
        ...(secret === null
            ? []
            : [isGithub ? `  gh secret set ${secret}` : `  set the secret ${secret} of the repository`]),
        `  phase-executor doctor ${phase ?? '<phase>'}`,
        `  ${start}`,
    ];
}
function buildInitDocument({ host, found, phase, testCommand, setUp, workflows }) {
    return { host, agent: found, phase, testCommand, setUpCommand: setUp?.command ?? null, workflows };
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
    const url = isGiven || exact === '' ? tracesBelow(isGiven ? setting : general) : parseEndpoint(exact);
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
function tracesBelow(base) {
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

/***/ 25471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ buildRetryPolicy),
  OZ: () => (/* binding */ buildRunPolicy),
  An: () => (/* binding */ parseRelayRules),
  nc: () => (/* binding */ readTeamRules),
  _2: () => (/* binding */ storedCredentials),
  Ch: () => (/* binding */ warnOfCredentials)
});

// EXTERNAL MODULE: ./lib/plan/phase/protected-files.js
var protected_files = __webpack_require__(51863);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
;// CONCATENATED MODULE: ./lib/settings/table/run-policy.js
const asTheyStand = [
    ...['repairs', 'context-limit', 'agent-env', 'network', 'human-checkpoints'],
    ...['allow-dirty', 'setup-command', 'on-failure', 'fail-fast', 'undeclared-changes'],
    ...['verify-commands', 'min-evidence', 'fail-on-warnings', 'test-command'],
    ...['confirming-runs', 'inherited-tests', 'prove', 'mutants', 'requirements', 'verifier-command'],
    ...['rejudge', 'commit-signing'],
];
function camelCase(name) {
    return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
function settingsAsTheyStand(settings) {
    return Object.fromEntries(asTheyStand.map((name) => [camelCase(name), settings[name]]));
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
        artifacts: settings['verify-artifacts'],
        requireCage: settings.network === 'full' && settings.cage !== 'kernel' ? 'none' : 'kernel',
        limits: {
            timeoutMs: settings.timeout,
            idleTimeoutMs: settings['idle-timeout'],
            graceMs: settings['kill-grace'],
            deadlineAt,
        },
        budget: { cost, tokens: settings['max-tokens'], turns: settings['max-turns'], unknownCost: cost.unknown },
        retry: buildRetryPolicy(settings, plans),
        stuck: parseStuckPolicy(settings),
        relay: parseRelayRules(settings),
        sendsTraces: (0,otlp_target/* sendsTraces */.e)(settings['otel-endpoint'], environment),
        remote: (0,remote/* withoutSecret */.Nt)(settings.remote),
        rerunsUnfinished: settings['unfinished-plans'] === 'run',
        namesCoAuthor: settings['co-author'] === 'auto',
        mayPushWorkflows: settings['workflow-changes'] === 'push',
        protectedReason: (0,protected_files/* protectedReason */.z)(settings['protected-paths']),
        levels: settings.rules,
        accepted: settings.accept.filter(({ until }) => until >= today),
        expired: settings.accept.filter(({ until }) => until < today),
        comparesTests: settings['test-baseline'] === 'run',
    };
}
function parseRelayRules(settings) {
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
    const roomy = attempts > 3 ? { consecutive: attempts, inWindow: attempts, window: 2 * attempts } : {};
    const isOff = rules.length === 1 && rules[0] === 'off';
    const named = isOff ? [] : rules.map(parseStuckRule);
    if (named.some(([name]) => name === 'enabled'))
        throw new table_settings/* UsageError */.eb('stuck: found "enabled", use off to switch all rules off');
    const parsed = stuck/* StuckPolicySchema */.Y0.safeParse({ enabled: !isOff, ...roomy, ...Object.fromEntries(named) });
    if (parsed.success)
        return parsed.data;
    const expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
    throw new table_settings/* UsageError */.eb(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
}
function parseStuckRule(word) {
    const [name = '', value = ''] = word.split('=');
    const isFlag = name === 'alternation' && value === '0';
    const truth = isFlag || value === 'true' || value === 'false' ? value === 'true' : null;
    return [camelCase(name), truth ?? (/^\d{1,4}$/.test(value) ? Number(value) : value)];
}
async function readTeamRules(settings, commit, git) {
    const file = settings['prompt-file'];
    if (file === '')
        return '';
    const text = await (0,config_source/* configInRepository */.Wi)(git, commit, file);
    if (text === null)
        throw new table_settings/* UsageError */.eb(`prompt-file: ${file} is not in commit ${(0,text_text/* shortId */.m_)(commit)}; commit it, or name another file`);
    return text.trim();
}
function storedCredentials(git) {
    const keys = git.config.credentials;
    if (keys.length === 0)
        return null;
    return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and pass the token as github-token`;
}
function warnOfCredentials(run) {
    const { git } = run.workspace;
    const { ledger } = run.services;
    const message = storedCredentials(git);
    if (message !== null)
        ledger.append('warning', { message });
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


/***/ }),

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cg: () => (/* binding */ findInstaller),
  kc: () => (/* binding */ missingDependencies),
  bw: () => (/* binding */ setUpCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/settings/call/installers.json
const installers_namespaceObject = /*#__PURE__*/JSON.parse('[{"lock":"package-lock.json","folder":"node_modules","command":"npm ci"},{"lock":"npm-shrinkwrap.json","folder":"node_modules","command":"npm ci"},{"lock":"pnpm-lock.yaml","folder":"node_modules","command":"pnpm install --frozen-lockfile"},{"lock":"yarn.lock","folder":"node_modules","command":"yarn install --immutable || yarn install --frozen-lockfile"},{"lock":"bun.lock","folder":"node_modules","command":"bun install --frozen-lockfile"},{"lock":"uv.lock","folder":".venv","command":"uv sync --frozen"},{"lock":"poetry.lock","folder":".venv","command":"poetry sync || poetry install --sync"},{"lock":"composer.lock","folder":"vendor","command":"composer install --no-interaction"}]');
;// CONCATENATED MODULE: ./lib/settings/call/set-up-command.js



function findInstaller(folder) {
    return installers_namespaceObject.find(({ lock }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, lock))) ?? null;
}
function setUpCommand(setting, root, project) {
    if (setting === 'off' || setting.trim() === '')
        return null;
    if (setting !== 'auto')
        return setting;
    const result = installers_namespaceObject.find(({ lock, folder }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, lock)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)));
    return result?.command ?? null;
}
function missingDependencies(root, project) {
    const folders = [...new Set(installers_namespaceObject.map(({ folder }) => folder)), 'venv'];
    return folders
        .filter((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
        .map((folder) => `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`);
}


/***/ }),

/***/ 37012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configSchema: () => (/* binding */ configSchema),
  parseConfigFile: () => (/* binding */ parseConfigFile)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/removed-settings.js
var removed_settings = __webpack_require__(60038);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
;// CONCATENATED MODULE: ./lib/settings/file/positioned-yaml.js

function parsePositioned(source, maxLevels) {
    try {
        const events = (0,js_yaml/* parseEvents */.PH)(source, { maxDepth: maxLevels });
        const problems = events.flatMap((event) => refusedMarks(event, source));
        if (events.filter(({ type }) => type === js_yaml/* EVENT_ID */.hy.DOCUMENT).length > 1)
            problems.push({ at: 0, message: 'found more than one document, expected one' });
        const [content = null] = nodesUntilEnd(events.slice(1).values(), source, problems);
        return { content, problems };
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const isDeep = error.reason.startsWith('nesting exceeded');
        const message = isDeep
            ? `found more than ${maxLevels} levels, expected topics with settings under them`
            : `not valid YAML: ${error.reason}`;
        return { content: null, problems: [{ at: isDeep ? 0 : (error.mark?.position ?? 0), message }] };
    }
}
function refusedMarks(event, source) {
    if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
        return [refusedReference(event.anchorStart, `*${source.slice(event.anchorStart, event.anchorEnd)}`)];
    if (!('tagStart' in event))
        return [];
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    const tag = `found ${source.slice(tagStart, tagEnd)}; tags are not read, so remove it`;
    return [
        ...(anchorStart < 0 ? [] : [refusedReference(anchorStart, `&${source.slice(anchorStart, anchorEnd)}`)]),
        ...(tagStart < 0 ? [] : [{ at: tagStart, message: tag }]),
    ];
}
function refusedReference(at, name) {
    return { at, message: `found ${name}; anchors, aliases and merge keys are not read, so write the value out` };
}
function* nodesUntilEnd(events, source, problems) {
    for (let next = events.next(); !next.done && next.value.type !== js_yaml/* EVENT_ID */.hy.POP; next = events.next()) {
        const event = next.value;
        if (event.type === js_yaml/* EVENT_ID */.hy.SCALAR)
            yield { kind: 'scalar', value: scalarValue(event, source), at: event.valueStart };
        else if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
            yield { kind: 'scalar', value: null, at: event.anchorStart };
        else if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE || event.type === js_yaml/* EVENT_ID */.hy.MAPPING) {
            const inside = [...nodesUntilEnd(events, source, problems)];
            if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
                yield buildMapping(inside, event.start, problems);
            else
                yield { kind: 'scalar', value: inside.map(({ value }) => value), at: event.start };
        }
    }
}
function buildMapping(nodes, at, problems) {
    const pairs = [];
    const seen = new Set();
    for (let index = 0; index + 1 < nodes.length; index += 2) {
        const [key, node] = nodes.slice(index, index + 2);
        const name = String(key.value);
        if (name === '<<')
            problems.push(refusedReference(key.at, '<<'));
        if (seen.has(name))
            problems.push({ at: key.at, message: `${name.slice(0, 60)} stands here a second time; keep one of them` });
        seen.add(name);
        pairs.push({ key, node });
    }
    const value = Object.fromEntries(pairs.map(({ key, node }) => [String(key.value), node.value]));
    return { kind: 'mapping', value, pairs, at };
}
function scalarValue(event, source) {
    const document = { type: js_yaml/* EVENT_ID */.hy.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
    const plain = { ...event, anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };
    return (0,js_yaml/* constructFromEvents */.fw)([document, plain, { type: js_yaml/* EVENT_ID */.hy.POP }], { source, schema: js_yaml/* CORE_SCHEMA */.OU })[0];
}

;// CONCATENATED MODULE: ./lib/settings/file/config-file.js








const maxConfigLevels = 8;
const maxProblems = 20;
function parseConfigFile(source, file) {
    const bytes = Buffer.byteLength(source);
    if (bytes > config_source/* maxConfigBytes */.aF)
        throw new settings/* UsageError */.eb(`${file}:1: found ${bytes} bytes, expected at most ${config_source/* maxConfigBytes */.aF}`);
    const { content, problems } = parsePositioned(source, maxConfigLevels);
    const values = new Map();
    const report = (at, message) => problems.push({ at, message });
    if (problems.length === 0)
        for (const entry of configEntries(content, report))
            readEntry(entry, source, values, report);
    if (problems.length > 0)
        throw new settings/* UsageError */.eb(problemText(problems, source, file));
    return values;
}
function* configEntries(content, report) {
    if (isEmptyNode(content))
        return;
    if (content.kind !== 'mapping') {
        report(content.at, `found ${shownNode(content)}, expected topics: ${Object.keys(settings/* topics */.vp).join(', ')}`);
        return;
    }
    for (const { key, node } of content.pairs) {
        const topic = keyText(key.value);
        const lines = topic === 'agent' ? agentsInOrder(node) : null;
        if (lines !== null)
            yield* lines.map(([name, value]) => ({
                topic,
                key: name,
                node: { kind: 'scalar', value, at: node.at },
                at: key.at,
            }));
        else if (rows.has(topic))
            yield { topic, key: '', node, at: key.at };
        else if (!Object.hasOwn(settings/* topics */.vp, topic))
            report(key.at, unknownTopic(topic));
        else if (node.kind === 'mapping')
            for (const pair of node.pairs)
                yield { topic, key: keyText(pair.key.value), node: pair.node, at: pair.key.at };
        else if (!isEmptyNode(node)) {
            const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
            const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
            report(key.at, `${topic}: found ${shownNode(node)}, expected settings under it, such as ${example}`);
        }
    }
}
function agentsInOrder({ value }) {
    const input = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(input) || input.length === 0 || input.some((each) => typeof each !== 'string'))
        return null;
    const [first = '', ...rest] = input.map((each) => String(each).trim());
    const [word = ''] = first.split(/\s/);
    const name = (0,coding_agents/* cliNamed */.qH)(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
    return [
        ['name', name],
        ...(first === name ? [] : [['command', first]]),
        ...(rest.length === 0 ? [] : [['then', rest]]),
    ];
}
const rows = new Map(settings/* settingRows */.mH.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));
function keyText(key) {
    return String(key).replace(/\p{C}/gu, '?').slice(0, 60);
}
function readEntry({ topic, key, node, at }, source, values, report) {
    const path = key === '' ? topic : `${topic}.${key}`;
    const settingRow = rows.get(path);
    if (settingRow === undefined)
        report(at, unknownSetting(topic, key));
    else if (isEmptyNode(node))
        report(at, `${path} has no value; set one, or remove the line`);
    else {
        const parsed = settingRow.fromFile().safeParse(node.value);
        if (parsed.success)
            values.set(settingRow.name, { value: parsed.data, line: lineAt(at, source) });
        else
            report(at, `${path}: found ${shownNode(node)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
    }
}
function isEmptyNode(node) {
    return node === null || node.value === null;
}
function shownNode({ value }) {
    return (0,text_text/* clipText */.gL)(JSON.stringify(value) ?? 'nothing', 60);
}
function problemText(problems, source, file) {
    const lines = [...problems]
        .sort((one, other) => one.at - other.at)
        .slice(0, maxProblems)
        .map(({ at, message }) => `${file}:${lineAt(at, source)}: ${message}`);
    return [...new Set(lines)].join('\n');
}
function lineAt(at, source) {
    return source.slice(0, at).split('\n').length;
}
function configSchema() {
    const byTopic = Object.entries(settings/* topics */.vp).map(([topic, about]) => {
        const whole = rows.get(topic)?.fromFile();
        if (whole !== undefined)
            return [topic, whole.optional().meta({ description: about })];
        const own = settings/* settingRows */.mH.flatMap(({ key, description, details, fallback, fromFile }) => {
            if (!key?.startsWith(`${topic}.`))
                return [];
            const reported = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
            const text = reported.map((part) => part.replace(/\.?$/, '.')).join(' ');
            return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()]];
        });
        const mapping = schemas/* strictObject */.rej(Object.fromEntries(own));
        const orLines = schemas/* union */.KCZ([mapping, schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()).min(1), schemas/* null */.chJ()]);
        const form = topic === 'agent' ? orLines.optional() : mapping.nullish();
        return [topic, form.meta({ description: about })];
    });
    return schemas/* strictObject */.rej(Object.fromEntries(byTopic));
}
function unknownTopic(word) {
    const setting = (0,removed_settings/* removedText */.sJ)(word) ?? settingText(word);
    if (setting !== null)
        return setting;
    const lookalike = Object.keys(settings/* topics */.vp).find((each) => each.slice(0, 4) === word.slice(0, 4));
    const near = (0,nearest_name/* nearestName */.qb)(word, Object.keys(settings/* topics */.vp)) ?? lookalike;
    const advice = near === undefined ? `expected one of: ${Object.keys(settings/* topics */.vp).join(', ')}` : `did you mean ${near}?`;
    return `${word} is not a topic of the settings; ${advice}`;
}
function unknownSetting(topic, key) {
    const setting = (0,removed_settings/* removedText */.sJ)(`${topic}.${key}`) ?? settingText(key) ?? (0,removed_settings/* removedText */.sJ)(key);
    if (setting !== null)
        return setting;
    const own = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
    const near = (0,nearest_name/* nearestName */.qb)(key, own.map((each) => each.slice(topic.length + 1)));
    const elsewhere = [...rows.keys()].find((row) => row.endsWith(`.${key}`));
    const meant = near === null ? elsewhere : `${topic}.${near}`;
    const advice = meant === undefined ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
    return `${topic}.${key} is not a setting; ${advice}`;
}
function settingText(word) {
    const row = settings/* settingRows */.mH.find(({ name }) => name === word);
    if (row === undefined)
        return null;
    if (row.key !== null && row.key !== word)
        return `${word} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
    return `${word} belongs to one run or job and is not allowed in this file; use an option or an input`;
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

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ hurriedGraceMs),
  w: () => (/* binding */ runChild)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
;// CONCATENATED MODULE: ./lib/system/process/guardian.js

function guardChild(guardedChild) {
    const { pid, endsAt, graceMs, endSignal, logFile, logLimitBytes, path } = guardedChild;
    const signal = endSignal.replace('SIG', '');
    const args = [pid, Math.ceil(endsAt / 1000), Math.ceil(graceMs / 1000), logFile, logLimitBytes, signal].map(String);
    try {
        const guardian = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', guardScript, 'phase-executor-guardian', ...args], {
            cwd: '/',
            env: { PATH: `${path}:/usr/bin:/bin` },
            detached: true,
            stdio: ['pipe', 'ignore', 'ignore'],
        });
        for (const each of [guardian, guardian.stdin])
            each?.on('error', () => undefined);
        guardian.unref();
        return guardian;
    }
    catch {
        return null;
    }
}
const guardScript = `
read -r _
PATH="$PATH:/usr/bin:/bin"
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -"$6" "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;

// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/output.js
var process_output = __webpack_require__(84726);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/system/process/child.js












async function runChild(spec) {
    const startedAt = spec.clock.uptimeMs();
    const { logFile, ...unlogged } = spec;
    const follower = spec.outlivesUs && logFile !== undefined ? new process_output/* LogFollower */.pl(logFile, spec.logLimitBytes) : null;
    const output = new process_output/* Output */.k7(follower === null ? spec : unlogged);
    const run = new ChildRun();
    try {
        if (spec.cancel?.aborted)
            run.ending = 'cancelled';
        else {
            const { timeoutMs = withoutLimitMs, graceMs = defaultGraceMs } = spec;
            const name = `${(0,external_node_path_.basename)(spec.command)} of ${spec.marker}`;
            await watchdog/* watchdog */.uJ.for(name, timeoutMs + graceMs + sweepMs, followToEnd(spec, follower, output, run));
        }
        output.end();
    }
    finally {
        output.close();
        follower?.close();
    }
    if (run.fault)
        throw run.fault;
    const { fault: _, seen, endedAt, ...ended } = run;
    const ending = ended.ending ?? (ended.error ? 'not_started' : ended.exitCode === null ? 'signalled' : 'exited');
    return {
        ...ended,
        ending,
        lastSeen: seen === null ? null : { agoMs: (endedAt ?? seen.uptimeMs) - seen.uptimeMs, what: seen.what },
        code: shellExitCode(ending, run),
        durationMs: spec.clock.uptimeMs() - startedAt,
        tail: output.tail,
    };
}
const withoutLimitMs = 24 * 60 * 60_000;
const sweepMs = 60_000;
class ChildRun {
    ending = null;
    fault = null;
    exitCode = null;
    signal = null;
    error = null;
    survivors = 0;
    escaped = 0;
    seen = null;
    endedAt = null;
}
async function followToEnd(spec, follower, output, run) {
    let child;
    try {
        child = await spawnChild(spec, follower?.childEnd ?? 'pipe');
    }
    catch (cause) {
        const what = (0,external_node_fs_.existsSync)(spec.cwd) ? cause.message : `the working directory ${spec.cwd} does not exist`;
        run.error = new Error(`${spec.command} could not be started: ${what}`, { cause });
        return;
    }
    const { inside = { kind: 'none', words: [] } } = spec;
    const guardian = follower === null ? null : startGuardian(spec, inside, child);
    const isNamespace = inside.kind !== 'reaper' && inside.kind !== 'none';
    const tree = new process_tree/* ProcessTree */.i$(spec.marker, child.pid ?? null);
    if (!isNamespace)
        tree.watch();
    const deadlines = watchDeadlines(spec, child, run);
    const take = (stream) => (chunk) => {
        deadlines.heard();
        deadlines.unlessFailing(() => output.take(chunk, stream));
    };
    child.stdout?.on('data', take('stdout'));
    child.stderr?.on('data', take('stderr'));
    const look = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
    const looking = follower === null ? undefined : setInterval(look, followEveryMs);
    const closed = new Promise((resolve) => child.once('close', resolve));
    const [exitCode, signal] = await deadlines.ended;
    run.endedAt ??= spec.clock.uptimeMs();
    const killedBy = inside.words.length > 0 ? (0,capture/* shellSignal */.$)(exitCode ?? 0) : null;
    [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
    deadlines.clear();
    guardian?.kill('SIGKILL');
    const swept = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
    run.survivors = swept.killed;
    run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, swept.escaped) : swept.escaped;
    clearInterval(looking);
    look();
    await Promise.race([closed, (0,promises_.setTimeout)(2_000, undefined, { ref: false })]);
    child.stdout?.destroy();
    child.stderr?.destroy();
}
const followEveryMs = 50;
function startGuardian(spec, inside, { pid }) {
    const { timeoutMs, graceMs, logFile, logLimitBytes, clock, env } = spec;
    if (pid === undefined || timeoutMs === undefined || logFile === undefined)
        return null;
    return guardChild({
        pid,
        endSignal: (0,namespace/* endSignal */.cs)(inside),
        endsAt: clock.now() + timeoutMs,
        graceMs: graceMs ?? defaultGraceMs,
        logFile,
        logLimitBytes: logLimitBytes ?? process_output/* defaultLogLimitBytes */.Uu,
        path: env.PATH ?? '',
    });
}
const defaultGraceMs = 10_000;
const hurriedGraceMs = 2_000;
async function spawnChild(spec, out) {
    const outer = spec.env[process_tree/* MARK */.M$];
    const mark = outer === undefined ? spec.marker : `${outer} ${spec.marker}`;
    const env = { ...spec.env, [process_tree/* MARK */.M$]: mark };
    const stdin = spec.stdinFile === undefined ? null : (0,external_node_fs_.openSync)(spec.stdinFile, 'r');
    try {
        const [command = '', ...args] = [...(spec.inside?.words ?? []), spec.command, ...spec.args];
        const child = (0,external_node_child_process_.spawn)(command, args, { cwd: spec.cwd, env, detached: true, stdio: [stdin ?? 'ignore', out, out] });
        if (child.pid !== undefined)
            return child;
        const [error] = await (0,external_node_events_.once)(child, 'error');
        throw error;
    }
    finally {
        if (stdin !== null)
            (0,external_node_fs_.closeSync)(stdin);
    }
}
function shellExitCode(ending, run) {
    const killed = run.signal === 'SIGKILL';
    switch (ending) {
        case 'exited':
            return run.exitCode ?? 1;
        case 'signalled':
            return 128 + (run.signal ? external_node_os_.constants.signals[run.signal] : 0);
        case 'timeout':
        case 'idle_timeout':
            return killed ? 137 : 124;
        case 'cancelled':
            return killed ? 137 : 130;
        case 'not_started':
            return run.error?.cause?.code === 'ENOENT' ? 127 : 126;
    }
}
function watchDeadlines(spec, child, run) {
    const { clock, otherLife, idleTimeoutMs = 0, graceMs: usualGraceMs = defaultGraceMs } = spec;
    const startedAt = clock.uptimeMs();
    const timers = [];
    let isOver = false;
    let giveUp = () => { };
    const ended = new Promise((resolve) => {
        child.on('error', () => undefined);
        child.once('exit', (exitCode, signal) => resolve([exitCode, signal]));
        giveUp = () => resolve([null, null]);
    });
    const after = (ms, act) => {
        const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
        timers.push(timer);
        return timer;
    };
    const end = (reason, graceMs = usualGraceMs) => {
        if (run.ending === null)
            signalGroup(child, 'SIGTERM');
        run.ending ??= reason;
        run.endedAt ??= clock.uptimeMs();
        after(graceMs, () => {
            signalGroup(child, spec.inside ? (0,namespace/* endSignal */.cs)(spec.inside) : 'SIGKILL');
            after(10_000, giveUp);
        });
    };
    const fail = (error) => {
        run.fault ??= error;
        end('cancelled');
    };
    const lookForLife = async () => {
        const silentMs = () => clock.uptimeMs() - (run.seen?.uptimeMs ?? startedAt);
        try {
            const signOfLife = (await otherLife?.(clock.now() - silentMs())) ?? null;
            if (isOver || run.ending !== null)
                return;
            const agoMs = signOfLife === null ? Number.POSITIVE_INFINITY : Math.max(0, clock.now() - signOfLife.at);
            if (signOfLife !== null && agoMs < silentMs())
                run.seen = { uptimeMs: clock.uptimeMs() - agoMs, what: signOfLife.what };
        }
        catch (error) {
            if (!isOver)
                fail(error);
            return;
        }
        const leftMs = idleTimeoutMs - silentMs();
        if (leftMs > 0)
            unused = after(leftMs, () => void lookForLife());
        else
            end('idle_timeout');
    };
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => end('timeout'));
    let unused = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
    const cancel = () => end('cancelled', Math.min(usualGraceMs, hurriedGraceMs));
    spec.cancel?.addEventListener('abort', cancel, { once: true });
    return {
        ended,
        heard: () => {
            if (run.ending !== null)
                return;
            run.seen = { uptimeMs: clock.uptimeMs(), what: null };
            unused?.refresh();
        },
        unlessFailing: (listen) => {
            try {
                listen();
            }
            catch (error) {
                fail(error);
            }
        },
        clear: () => {
            isOver = true;
            spec.cancel?.removeEventListener('abort', cancel);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
function signalGroup(child, signal) {
    try {
        process.kill(-(child.pid ?? Number.NaN), signal);
    }
    catch {
        child.kill(signal);
    }
}


/***/ }),

/***/ 84726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ defaultLogLimitBytes),
/* harmony export */   k7: () => (/* binding */ Output),
/* harmony export */   pl: () => (/* binding */ LogFollower)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

class Output {
    #spec;
    #tail;
    #lines;
    #logLimitBytes;
    #log;
    #logged = 0;
    constructor(spec) {
        this.#spec = spec;
        this.#tail = new Tail(spec.tailBytes ?? 64 * 1024);
        this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
        this.#log = spec.logFile === undefined ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(spec.logFile, 'w');
        const { onLine, lineLimitBytes = 1024 * 1024 } = spec;
        const linesOf = (stream) => new Lines(lineLimitBytes, (line) => onLine?.(line, stream));
        this.#lines = onLine ? { stdout: linesOf('stdout'), stderr: linesOf('stderr') } : null;
    }
    take(chunk, stream) {
        this.#tail.push(chunk);
        this.#write(chunk);
        this.#spec.onOutput?.(chunk, stream);
        this.#lines?.[stream].push(chunk);
    }
    end() {
        this.#lines?.stdout.end();
        this.#lines?.stderr.end();
        this.close();
    }
    close() {
        if (this.#log !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#log);
        this.#log = null;
    }
    get tail() {
        return this.#tail.toString();
    }
    #write(chunk) {
        if (this.#log === null)
            return;
        const room = this.#logLimitBytes - this.#logged;
        try {
            writeFully(this.#log, chunk.subarray(0, room));
            this.#logged += Math.min(chunk.length, room);
            if (chunk.length > room) {
                writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
                this.close();
            }
        }
        catch {
            this.close();
        }
    }
}
const defaultLogLimitBytes = 256 * 1024 * 1024;
function logCut(limitBytes) {
    return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
}
function writeFully(file, chunk) {
    for (let done = 0; done < chunk.length;)
        done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, done);
}
class Tail {
    #ring;
    #total = 0;
    constructor(size) {
        this.#ring = Buffer.alloc(size);
    }
    push(chunk) {
        const size = this.#ring.length;
        const last = chunk.subarray(Math.max(0, chunk.length - size));
        const at = (this.#total + chunk.length - last.length) % (size || 1);
        const head = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, head);
        this.#total += chunk.length;
    }
    toString() {
        const size = this.#ring.length;
        if (this.#total <= size)
            return this.#ring.toString('utf8', 0, this.#total);
        const at = this.#total % size;
        const bytes = Buffer.concat([this.#ring.subarray(at), this.#ring.subarray(0, at)]);
        let start = 0;
        while (start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        return bytes.toString('utf8', start);
    }
}
class Lines {
    #limit;
    #deliver;
    #open = [];
    #openBytes = 0;
    constructor(limit, deliver) {
        this.#limit = limit;
        this.#deliver = deliver;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(10);
        if (end !== -1) {
            const first = chunk.indexOf(10);
            this.#append(chunk.subarray(0, first));
            this.#flush();
            if (end > first)
                for (const line of chunk.toString('utf8', first + 1, end).split('\n'))
                    this.#tell(line);
        }
        this.#append(chunk.subarray(end + 1));
    }
    end() {
        if (this.#openBytes > 0)
            this.#flush();
    }
    #append(part) {
        const saved = part.subarray(0, this.#limit - this.#openBytes);
        if (saved.length === 0)
            return;
        this.#open.push(saved);
        this.#openBytes += saved.length;
    }
    #flush() {
        const line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
        this.#open = [];
        this.#openBytes = 0;
        this.#tell(line);
    }
    #tell(line) {
        const text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
        this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
    }
}
class LogFollower {
    childEnd;
    #file;
    #limitBytes;
    #read = 0;
    constructor(path, limitBytes = defaultLogLimitBytes) {
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w+');
        this.childEnd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a');
        this.#limitBytes = limitBytes;
    }
    look(take) {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file);
        this.#read = Math.min(this.#read, size);
        while (this.#read < size) {
            const chunk = Buffer.alloc(Math.min(64 * 1024, size - this.#read));
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#file, chunk, 0, chunk.length, this.#read);
            if (length === 0)
                break;
            this.#read += length;
            take(chunk.subarray(0, length));
        }
        if (size > this.#limitBytes)
            this.#cut();
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.childEnd);
    }
    #cut() {
        const note = Buffer.from(logCut(this.#limitBytes));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file, note, 0, note.length, this.#limitBytes);
        this.#read = this.#limitBytes + note.length;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(this.#file, this.#read);
    }
}


/***/ })

};
;