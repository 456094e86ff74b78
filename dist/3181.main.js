"use strict";
exports.id = 3181;
exports.ids = [3181];
exports.modules = {

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
    const manifest = { private: true, dependencies: wantedDependencies(build) };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'package.json'), JSON.stringify(manifest));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'package-lock.json'), JSON.stringify(packageLock(build)));
    await npmCi(folder, environment, cancel);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('..', packages, build.package, build.program), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bin, name));
    const [forms, digest] = [entryForms(folder), await contentDigest(folder)];
    const changed = `the program of ${name} in ${bin} was changed since its installation, by an agent or a program that it ran, ` +
        'so it is not started again; check the work of the earlier attempts, then run again, which reinstalls it';
    return { bin, changed: async () => ((await isAsItWas(folder, forms, digest)) ? null : changed) };
}
async function isAsItWas(folder, forms, digest) {
    try {
        return entryForms(folder) === forms && (await contentDigest(folder)) === digest;
    }
    catch {
        return false;
    }
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
function wantedDependencies({ package: name, version }) {
    return { [name]: version };
}
function packageLock(build) {
    const { package: name, version, integrity } = build;
    const packages = {
        '': { dependencies: wantedDependencies(build) },
        [`node_modules/${name}`]: { version, integrity },
    };
    return { lockfileVersion: 3, requires: true, packages };
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
    return (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .shownLine */ .QN)(reported.slice(0, 4).join('; ') || stderr);
}
function entryForms(folder) {
    const forms = entriesBelow(folder).map((path) => {
        const { mode, size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        const leadsTo = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : '';
        return [path, mode, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory() ? '' : size, leadsTo].join('\0');
    });
    return forms.join('\0');
}
async function contentDigest(folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of entriesBelow(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isFile())
            for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
                hash.update(chunk);
    return hash.digest('hex');
}
function entriesBelow(folder) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
    return [folder, ...entries.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)).sort()];
}
function buildFor(cli, platform) {
    const { version, builds } = _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliRows */ ._i[cli];
    const build = (platform === null ? undefined : builds[platform]) ?? builds.any;
    return build === undefined ? null : { version, program: cli, ...build };
}


/***/ }),

/***/ 45976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ scriptAgent),
/* harmony export */   y: () => (/* binding */ scriptBlocks)
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
    commandLines: ({ plan }) => scriptBlocks(plan).map((block) => ({ ...blockCommand(block), sets: [] })),
    async run(job) {
        const blocks = scriptBlocks(job.plan);
        const isOver = job.plan.isContinued === true && job.plan.tasks.length === 0;
        if (blocks.length === 0 && !isOver)
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
        const ranEveryTask = job.plan.tasks.every((task) => task.type?.startsWith('checkpoint') || scriptBlocks({ ...job.plan, tasks: [task] }).length > 0);
        const done = { ok: true, reason: null, message: null, exitCode: 0, printed, ranEveryTask };
        return { ...done, ...noModel, durationMs: job.clock.uptimeMs() - startedAt, survivors };
    },
};
const noModel = { spent: (0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .spendingOfUsage */ .P_)(null, 0, 0), lastProgress: null };
function blockCommand({ shell, script }) {
    const strict = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e'];
    return { command: shell, args: [...strict, '-c', script] };
}
function scriptBlocks(plan) {
    return plan.tasks.flatMap((task) => parseFences(task.action).flatMap(({ language, text }) => language === 'sh' || language === 'bash' ? [{ task: task.name, shell: language, script: text }] : []));
}
function parseFences(markdown) {
    const matches = [];
    let open = null;
    for (const line of markdown.split(/\r?\n/)) {
        const mark = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line);
        if (open) {
            const closes = mark?.[3] === '' && mark[2]?.startsWith(open.fence) && line.trim() === mark[2];
            if (!closes)
                open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
            else {
                matches.push({ language: open.language, text: open.lines.join('\n') });
                open = null;
            }
        }
        else if (mark?.[2]) {
            open = { fence: mark[2], indent: mark[1]?.length ?? 0, language: (mark[3] ?? '').toLowerCase(), lines: [] };
        }
    }
    return matches;
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
/* harmony export */   Z: () => (/* binding */ trustedEnvironment)
/* harmony export */ });
function agentEnvironment(ours, alsoAllowed, contract) {
    const names = [...basicVariables, ...alsoAllowed.filter((name) => !forbiddenVariables.test(name))];
    const passed = names.flatMap((name) => (ours[name] === undefined ? [] : [[name, ours[name]]]));
    const locale = Object.entries(ours).filter(([name]) => name.startsWith('LC_'));
    return { ...Object.fromEntries([...passed, ...locale]), ...contract, PHASE_EXECUTOR: '1' };
}
function trustedEnvironment(ours) {
    const passed = Object.entries(ours).filter(([name, value]) => value !== undefined && !forbiddenVariables.test(name));
    return Object.fromEntries(passed);
}
const basicVariables = [
    'PHASE_EXECUTOR_MODEL',
    'PHASE_EXECUTOR_PRICES',
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
    #plain = [];
    constructor(rules, tell) {
        this.#rules = rules;
        this.reader = new _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .StreamReader */ .CX(rules.events, tell);
    }
    take(line) {
        const event = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJsonLine */ .wz)(line.trim());
        if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(event)) {
            this.reader.take(event);
            return true;
        }
        if (line.trim() !== '') {
            this.#plain.push(line.slice(0, 2_000));
            if (this.#plain.length > maxPlain)
                this.#plain.shift();
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
        const { usage, usageSeen, costUsd } = this.#ofThisRun(before);
        return {
            error: this.#against(end),
            text: reader.text,
            sessionId: reader.sessionId,
            model: reader.model,
            usage,
            usageSeen,
            cost: costUsd === null ? null : { usd: costUsd, source: 'reported' },
            turns: reader.turns,
        };
    }
    #against(end) {
        const { reader } = this;
        const { name } = this.#rules;
        const { by } = end;
        if (by === 'unready')
            return agentError('unready', `${name} cannot begin: ${reader.unready ?? ''}`);
        if (by === 'storm')
            return this.#told(reader.retryError ?? { message: 'no answer' }, end, 'kept asking the model again');
        if (by === 'timeout' || by === 'idle_timeout' || by === 'interrupted' || by === 'budget')
            return agentError(by, `${name} was stopped`);
        if (by === 'stopped')
            return agentError('interrupted', `${name} was asked to stop`);
        if (reader.aborted)
            return agentError('interrupted', `${name} was interrupted before its end`);
        if (!reader.hasEnded)
            return this.#unended(end);
        if (reader.error !== null)
            return this.#told(reader.error, end, 'ended with an error');
        if (reader.contradiction !== null)
            return agentError('unknown', `the stream of ${name} cannot be trusted: ${reader.contradiction}`);
        if (by === null && end.exitCode !== 0)
            return agentError('crash', `${name} reported success, but its exit code is ${end.exitCode ?? 'unknown'}`);
        const words = (0,_plain_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnding */ .g)(reader.text ?? '', end.now);
        if (words !== null)
            return { ...agentError(words.class, words.message), ...retryTimes(words) };
        return this.denial === null ? null : { ...this.denial, isRemark: true };
    }
    get denial() {
        const denied = [...this.reader.denials].filter((tool) => !harmlessTools.test(tool.replace(/ in \/.*$/, '')));
        return denied.length === 0 ? null : this.#denied(denied);
    }
    #unended(end) {
        const { reader } = this;
        const { name } = this.#rules;
        const last = this.#plain.map((line) => (0,_stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(line)).filter((line) => line !== '');
        const stderr = last.join('\n');
        const text = last.findLast((line) => /error|fatal|fail|invalid|not |no /i.test(line)) ?? last.at(-1);
        const isHelp = /^positionals:$/im.test(stderr);
        const tail = isHelp ? ': it printed its help, so it does not know a flag' : text === undefined ? '' : `: ${text}`;
        if (reader.denials.size > 0 && end.exitCode === 0)
            return this.#denied([...reader.denials]);
        if (reader.retriesInARow > 0 && reader.retryError !== null)
            return this.#told(reader.retryError, end, 'was cut off while it asked the model again');
        const { status, kind = '' } = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
        const hasBegun = reader.turns > 0 || reader.toolCalls > 0;
        if (!hasBegun && end.exitCode !== 0 && end.exitCode !== null) {
            const isUsage = _error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrorWords */ .NV.test(`${stderr}\n${kind}`);
            const result = isUsage ? 'usage_error' : (0,_error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .errorClass */ .PC)(`${kind} ${errorText(last)}`, status);
            if (result !== 'unknown' && result !== 'network')
                return agentError(result, `${name} ended with exit code ${end.exitCode}${tail}`);
        }
        const code = end.exitCode === null ? 'by a signal' : `with exit code ${end.exitCode}`;
        return agentError('crash', `${name} ended ${code} before its stream did, so the agent was cut off${tail}`);
    }
    #told(error, end, what) {
        const { label, kind = '', class: existing, retryAfterMs } = error;
        const message = error.message.slice(0, maxMessage);
        const exit = end.exitCode === null ? {} : (this.#rules.exit?.(end.exitCode) ?? {});
        const code = error.status ?? exit.status;
        const result = existing ?? (0,_error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .errorClass */ .PC)(`${kind} ${exit.kind ?? ''} ${message}`, code);
        const requested = retryAfterMs === undefined ? retryTimes((0,_plain_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnding */ .g)(message, end.now) ?? {}) : { retryAfterMs };
        const text = `${label === undefined ? '' : ` (${label})`}${message === '' ? '' : `: ${message}`}`;
        return { ...agentError(result, `${this.#rules.name} ${what}${text}`), ...requested };
    }
    #denied(tools) {
        return agentError('tool_denied', `${this.#rules.name} was denied a tool (${tools.join(', ')})`);
    }
    #ofThisRun(before) {
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
    return { class: name, message: (0,_stream_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(message, 500) };
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
    const result = pattern.exec(text)?.groups;
    if (result === undefined)
        return undefined;
    const { weekday, month, day, hour = '', minute, half, zone } = result;
    if (minute === undefined && half === undefined)
        return undefined;
    if (Number(hour) > (half === undefined ? 23 : 12) || Number(minute ?? 0) > 59)
        return undefined;
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
    const local = getZonedParts(zone, now);
    if (local === null)
        return undefined;
    for (let later = 0; later <= 366; later += 1) {
        const at = inZone(zone, Date.UTC(local.year, local.month - 1, local.day + later, hours, Number(minute ?? 0)));
        const on = getZonedParts(zone, at);
        if (on === null || at <= now)
            continue;
        if (weekday !== undefined && !isShort(weekday, weekdays[on.weekday]))
            continue;
        if (month !== undefined && !(isShort(month, months[on.month - 1]) && on.day === Number(day)))
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
    '(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<half>[ap]m\\b)?(?: ?\\((?<zone>[\\w/+-]{1,40})\\))?', 'i');
function getZonedParts(zone, at) {
    try {
        const form = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' };
        const parts = new Intl.DateTimeFormat('en-US', { ...form, hourCycle: 'h23', timeZone: zone }).formatToParts(at);
        const of = (type) => Number(parts.find((part) => part.type === type)?.value);
        const [year, month, day] = [of('year'), of('month'), of('day')];
        const asUtc = Date.UTC(year, month - 1, day, of('hour'), of('minute'));
        return { year, month, day, weekday: new Date(asUtc).getUTCDay(), offset: asUtc - Math.floor(at / 60_000) * 60_000 };
    }
    catch {
        return null;
    }
}
function inZone(zone, shown) {
    const near = shown - (getZonedParts(zone, shown)?.offset ?? 0);
    return shown - (getZonedParts(zone, near)?.offset ?? 0);
}

;// CONCATENATED MODULE: ./lib/agents/stream/plain-ending.js




function plainEnding(text, now) {
    const lines = (0,text_text/* harmlessLines */.vL)(text.trimEnd().replace(footerPattern, ''));
    const error = lines.slice(-lastLines).find((line) => isErrorLine(line));
    if (error !== undefined)
        return {
            class: (0,error_class/* errorClass */.PC)(error),
            message: `the agent's last words: ${(0,text_text/* clipText */.gL)(error, 300)}`,
            ...whenAgain(error, now),
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
    const from = Math.max(0, lines.length - 100);
    for (const [at, line] of lines.entries()) {
        const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
        if (mark !== undefined && (fence === '' || mark.startsWith(fence)))
            fence = fence === '' ? mark : '';
        if (at < from || mark !== undefined || fence !== '')
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
function isShortReport(rest, remaining) {
    const next = rest.slice(0, 4);
    if (next.some((line) => /^\*\*[\w ]+:\*\* *[[{]/.test(line)))
        return false;
    return remaining <= 12 || next.some((line) => /^\*\*[\w /-]+:\*\*|^\*\*[\w /-]+\*\*:|^[|#]/.test(line));
}
const haltedWords = 'BLOCKED|INCOMPLETE|PAUSED|HALTED|FAILED|ABORTED|STOPPED|PARTIAL(?:LY COMPLETED?)?|NOT COMPLETED?';
const stopReport = new RegExp(`^(?:CHECKPOINT REACHED|(?:PLAN|PHASE|TASK|EXECUTION|WORK) (?:${haltedWords})|(?:BLOCKED|HALTED|INCOMPLETE)$|` +
    'HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW) (?:NEEDED|REQUIRED)|AWAITING (?:HUMAN|USER)|GAPS FOUND|VERIFICATION FAILED)\\b');
const bareStops = new RegExp(`^(?:[Cc]heckpoint [Rr]eached|CHECKPOINT REACHED|PLAN (?:${haltedWords}))(?=$|[.:!]|\\s*[—–(-])`);
const completionsPattern = /^(?:PLAN|PHASE|EXECUTION|ALL TASKS|TASKS?) COMPLETED?\b/i;
function whenAgain(line, now) {
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


/***/ })

};
;