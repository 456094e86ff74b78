"use strict";
exports.id = 1673;
exports.ids = [1673];
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
    const tableProblem = windowsProblem(scope.environment);
    if (tableProblem !== null)
        return tableProblem;
    const result = await detectVersion(cli, command, scope);
    if ('version' in result)
        return null;
    const name = command.trim() === '' ? cli.name : `agent-command "${(0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLine */ .IL)(command, 100)}"`;
    return `agent ${cli.name}: ${name} --version does not run (${result.problem}); install it: ${installLine(cli)}`;
}
async function detectVersion(cli, command, { cwd, environment }) {
    const program = cliProgram(cli, command, ['--version']);
    try {
        const options = { cwd, env: dropKeys(environment), timeoutMs: versionMs };
        const { exitCode, stdout, stderr } = await (0,_system_process_job_program_js__WEBPACK_IMPORTED_MODULE_1__/* .runJobProgram */ .fw)(program.command, program.args, options);
        if (exitCode === _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_1__/* .timedOutExit */ .qQ)
            return { problem: `no answer in ${versionMs / 1000} s` };
        if (exitCode !== 0)
            return { problem: (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLine */ .IL)(stderr) || `exit code ${exitCode}` };
        const text = stdout.slice(0, 1000);
        return { version: /\d+(?:\.\d+)+[\w.+-]*/.exec(text)?.[0]?.slice(0, 40) ?? (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLine */ .IL)(text, 40) };
    }
    catch (error) {
        return { problem: (0,_stream_stream_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLine */ .IL)(error.message) };
    }
}
function dropKeys(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)));
}
const versionMs = 60_000;
function installLine({ name, version }) {
    return `npm install -g ${_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .cliRows */ ._i[name].package}@${version}`;
}
function windowsProblem(environment) {
    try {
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

/***/ 21673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uz: () => (/* binding */ anyAgent),
  ti: () => (/* binding */ buildAgentEnvironment),
  U7: () => (/* binding */ chosenAgent),
  $Y: () => (/* binding */ cliToInstall),
  dp: () => (/* binding */ findAgent),
  Js: () => (/* binding */ findMissingKey),
  gg: () => (/* binding */ findTaskWithoutScript),
  uF: () => (/* binding */ requireNamedAgent)
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
    const controller = new AbortController();
    let idleTimer;
    let exitTimer;
    let reason = null;
    const idleMs = () => times.idleMs * (reader.openTool === null ? 1 : toolIdleFactor);
    const close = () => {
        clearTimeout(idleTimer);
        clearTimeout(exitTimer);
    };
    const stopProcess = (why) => {
        close();
        reason = why;
        controller.abort();
    };
    const restartIdleTimer = () => {
        clearTimeout(idleTimer);
        if (times.idleMs > 0)
            idleTimer = setTimeout(() => stopProcess('idle_timeout'), idleMs());
    };
    const handleEvent = () => {
        if (reader.isStorm || reader.unready !== null)
            return stopProcess(reader.isStorm ? 'storm' : 'unready');
        restartIdleTimer();
        if (!reader.hasEnded) {
            clearTimeout(exitTimer);
            exitTimer = undefined;
        }
        else
            exitTimer ??= setTimeout(() => stopProcess('done'), times.exitGraceMs);
    };
    restartIdleTimer();
    return {
        signal: controller.signal,
        reason: () => reason,
        take: (line) => {
            const isEvent = stream.take(line);
            if (isEvent && reason === null)
                handleEvent();
            return isEvent;
        },
        close,
        idleMs,
    };
}
const toolIdleFactor = 3;

// EXTERNAL MODULE: ./lib/agents/adapters/agent-cli.js
var agent_cli = __webpack_require__(79181);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/agents/adapters/prices.js
var prices = __webpack_require__(64537);
;// CONCATENATED MODULE: ./lib/agents/adapters/cli-cost.js





class CliCosts {
    requested;
    unpriced;
    #cli;
    #prices;
    constructor(cli, command, environment, prices) {
        this.requested = findRequestedModel(command, environment);
        this.#cli = cli;
        this.#prices = { ...coding_agents/* listPrices */.hj, ...prices };
    }
    charge(usage, model) {
        const named = model ?? this.requested;
        const cost = (0,prices/* computeCharge */.mB)(usage, named, this.#prices, coding_agents/* cliRows */._i[this.#cli.name].provider);
        if (!cost.isKnown && (0,agent_result/* sumTokens */.WT)(usage) > 0)
            this.unpriced = named;
        return cost;
    }
    unpricedReason() {
        const { name, reportsCost } = this.#cli;
        if (reportsCost === 'by step' || (reportsCost && this.requested === null))
            return null;
        if (this.requested !== null && this.charge(agent_result/* noUsage */.tk, this.requested).isKnown)
            return null;
        const reported = reportsCost === undefined ? 'reports no cost' : 'reports its cost at its end only';
        return `${name} ${reported}, and there is no price for ${shownModel(this.requested)}`;
    }
    missingPriceWarning(model) {
        const rate = (0,coding_agents/* findHighestPrice */.DI)((0,prices/* getVendor */.f7)(model) ?? coding_agents/* cliRows */._i[this.#cli.name].provider);
        return `no price for ${shownModel(model)}: max-cost counts its tokens at the highest known rate of its vendor ($${rate.input}/$${rate.output} per 1M input/output tokens); to set its price: ${(0,budget/* priceOption */.lR)(model, rate)}`;
    }
    withEstimate(activity, model) {
        if (activity.kind !== 'usage' || activity.costUsd !== null)
            return activity;
        return { ...activity, costUsd: this.charge(activity.usage, model).usd, isEstimate: true };
    }
    priced(reported) {
        const result = { ...reported, model: reported.model ?? this.requested };
        const { cost, usage, model } = result;
        if (usage === null || (cost !== null && (cost.usd > 0 || (0,agent_result/* sumTokens */.WT)(usage) === 0)))
            return result;
        const { usd, isKnown } = this.charge(usage, model);
        return { ...result, cost: isKnown ? { usd, source: 'estimated' } : null };
    }
    spent({ cost, usage, usageSeen, turns, model }) {
        const used = usage ?? usageSeen;
        const isCut = usage === null && (used !== null || turns > 0);
        const counted = used === null ? (turns === 0 ? 0 : null) : this.charge(used, model);
        return (0,agent_result/* spendingOfUsage */.P_)(used, turns, cost?.usd ?? counted, isCut);
    }
}
function findRequestedModel(command, environment) {
    const value = /(?:^|\s)(?:-m|--model)(?:\s+|=)(["']?)([\w./:@-]+)\1/.exec(command)?.[2];
    return value ?? (environment.PHASE_EXECUTOR_MODEL || null);
}
function shownModel(model) {
    return model === null ? 'an unnamed model' : `model ${(0,stream_reader/* formatLine */.IL)(model)}`;
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
        variables: (0,agent_cli/* cliVariables */.ke)(cli),
        login: cli.login,
        missing: (job) => (0,cli_program/* cliProblem */.EV)(cli, command, { ...job, environment: environmentWith(installed, job.environment) }),
        unpriced: (environment) => costsIn(environment).unpricedReason(),
        cannotPass: (environment, hasOwnUpstream) => {
            const model = findRequestedModel(command, environment);
            return (0,gateway_call/* findGatewayProblem */.Dk)(cli, { environment, command, model }, hasOwnUpstream);
        },
        commandLines: ({ folder, environment, isPassed }) => {
            const pass = isPassed ? { url: '<gateway>', token: '<token of the attempt>' } : null;
            const call = cliCall(cli, command, { folder, environment, pass });
            const sets = Object.entries(call.env).flatMap(([name, value]) => (value === undefined ? [] : [name]));
            return [{ ...(0,cli_program/* cliProgram */.xj)(cli, command, call.args), sets }];
        },
        run: async (agentJob) => {
            const job = { ...agentJob, environment: environmentWith(installed, agentJob.environment) };
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
    const resume = job.session?.id ?? null;
    const call = cliCall(cli, command, { folder: (0,external_node_path_.dirname)(job.promptFile), environment, resume, pass });
    (0,agent_cli/* makeCallFiles */.O3)(call);
    const lastEvent = { what: null, at: null };
    const stream = new agent_stream/* AgentStream */.o(cli, (activity) => {
        const { model, costUsd, usageSeen, turns } = stream.reader;
        if (pass !== null && activity.kind === 'retry')
            return;
        lastEvent.what = (0,agent_progress/* formatActivity */.x)(activity) ?? lastEvent.what;
        const isOfSession = job.session !== undefined && cli.cumulative.includes('usage');
        const reported = costs.withEstimate(activity, model);
        job.onActivity(isOfSession && reported.kind === 'usage' ? { ...reported, isOfSession } : reported);
        if (pass !== null)
            return;
        const usage = isOfSession ? null : usageSeen;
        meter?.take((0,agent_result/* spendingOfUsage */.P_)(usage, turns, costUsd || costs.charge(usage ?? agent_result/* noUsage */.tk, model)));
    });
    const watch = watchStream(stream, { idleMs: job.idleTimeoutMs, exitGraceMs: cli.exitGraceMs ?? 10_000 });
    if (call.usageFile !== undefined)
        (0,external_node_fs_.rmSync)(call.usageFile, { recursive: true, force: true });
    const child = await (0,process_child/* runChild */.w)({
        ...(0,cli_program/* cliProgram */.xj)(cli, command, call.args),
        ...(0,program_agent/* getJobLimits */.mJ)(job),
        env: passage.withoutKey({ ...environment, ...call.env }),
        stdinFile: job.promptFile,
        cancel: AbortSignal.any([job.cancel, watch.signal, passage.stop, ...(job.softStop ? [job.softStop] : [])]),
        lineLimitBytes: agent_cli/* lineLimitBytes */.Zy,
        onLine: (line) => {
            if (watch.take(line))
                lastEvent.at = job.clock.uptimeMs();
        },
    }).finally(() => {
        watch.close();
        passage.close();
    });
    const context = { job, watch, stream, seen: lastEvent, passage };
    const by = endReason(child, context);
    const usageText = call.usageFile === undefined ? null : (0,atomic_file/* readExternal */.eV)(call.usageFile, maxUsage);
    if (usageText !== null)
        stream.readUsageFile(usageText);
    const read = stream.end({ exitCode: child.exitCode, by, now: job.clock.now() }, job.session?.before ?? null);
    const error = read.error === null ? null : (0,gateway_call/* withProviderError */.Ae)(read.error, cli, passage);
    const result = costs.priced({ ...read, error, model: read.model ?? pass?.account.model ?? null });
    const answered = pass?.account.spent();
    const spent = answered && answered.turns > 0 ? answered : costs.spent(result);
    const { inputFresh, cacheRead, cacheWrite, output } = spent;
    const source = spent !== answered && result.cost?.source === 'reported' ? {} : { isEstimate: true };
    const usage = { inputFresh, cacheRead, cacheWrite, output, reasoning: null };
    if ((0,budget/* countSpentTokens */.Gh)(spent) > 0)
        job.onActivity({ kind: 'usage', usage, costUsd: spent.costUsd, ...source });
    const cutOff = pass?.account.cutOff ?? 0;
    if (cutOff > 0)
        job.onProgress(`${(0,text_text/* formatCount */.B4)(cutOff, 'call')} of ${cli.name} cut off before usage was reported: estimated as the most it can be`);
    return { ...finishedRun(cli, child, by, result, context), spent, lastProgress: lastEvent.what };
}
function cliCall(cli, command, { resume = null, ...job }) {
    return cli.call({ ...job, model: job.environment.PHASE_EXECUTOR_MODEL || null, resume, command });
}
function endReason({ ending }, { job, watch, stream, passage }) {
    if (ending === 'timeout')
        return 'timeout';
    if (ending !== 'cancelled')
        return null;
    if (job.cancel.aborted)
        return 'interrupted';
    if (watch.reason() !== null || stream.reader.hasEnded)
        return watch.reason() ?? 'done';
    if (passage.pass?.account.hopeless.aborted)
        return 'storm';
    return job.meter?.cut.aborted ? 'budget' : 'stopped';
}
const maxUsage = 4 * 1024 * 1024;
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
    if (by === 'stopped') {
        const stop = context.job.softStop?.reason;
        const message = `${cli.name} ${stop.message}`;
        return { ...common, ok: false, isStopped: true, reason: stop.reason, message };
    }
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
function errorAdvice(cli, { class: name, message }, { job, watch, stream, seen }) {
    const { openTool, denials } = stream.reader;
    const doing = openTool === null ? 'it waited for its model' : `it ran ${openTool}`;
    switch (name) {
        case 'auth':
            return `${message}; set ${cli.secret} in the environment of the run, in a workflow from a secret`;
        case 'tool_denied':
            return `${message}; ${(0,agent_cli/* suggestPermission */.CN)(cli, denials)}`;
        case 'quota':
            return (0,error_class/* isUnpaid */.i)(message) ? `${message}; ${error_class/* adviceOnCredit */.vP}` : message;
        case 'bad_model':
            return `${message}; name a model that its provider serves in PHASE_EXECUTOR_MODEL`;
        case 'usage_error':
            return `${message}; version ${cli.version} was tested (${(0,cli_program/* installLine */.c6)(cli)})`;
        case 'timeout':
            return `${cli.name} was still working after ${(0,text_text/* formatElapsed */.C7)(job.timeoutMs)} (setting timeout); ${doing}`;
        case 'idle_timeout':
            return `${cli.name} reported nothing for ${(0,text_text/* formatElapsed */.C7)(watch.idleMs())} while ${doing}; ${lastEventText(seen, job)}; ${program_agent/* idleTimeoutAdvice */.yb}`;
        default:
            return message;
    }
}
function lastEventText({ what, at }, { clock }) {
    if (at === null)
        return 'it never showed activity';
    return `last activity: ${what === null ? 'an event of its stream' : `it ${what}`}, ${(0,text_text/* formatElapsed */.C7)(clock.uptimeMs() - at)} ago`;
}

// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/agents/stream/json-fields.js
var json_fields = __webpack_require__(41463);
// EXTERNAL MODULE: ./lib/agents/stream/plain-ending.js + 1 modules
var plain_ending = __webpack_require__(7197);
;// CONCATENATED MODULE: ./lib/agents/adapters/command-agent.js










function createCommandAgent(shellCommand) {
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
                `install it, or use a path in agent-command${(0,nearest_name/* suggestName */.SX)(String(first), coding_agents/* cliNames */.jW)}`);
        },
        commandLines: () => [{ ...inBash(shellCommand), sets: [] }],
        run: async (job) => {
            const program = { ...inBash(shellCommand), stdinFile: job.promptFile, onLine: outputReporter(job) };
            const closingWords = (tail) => reportedFailure(tail, job.clock.now());
            const run = await (0,program_agent/* runProgram */.mB)({ ...program, closingWords }, job);
            return { ...withRemark(run, deniedInWords(run.printed)), spent: (0,agent_result/* spendingOfUsage */.P_)(null, 0, null) };
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
    return what === undefined ? null : `claude was denied a tool (${tool}); ${(0,agent_cli/* suggestPermission */.CN)(clis/* clis */.g.claude, [tool])}`;
}
function inBash(shellCommand) {
    return { command: 'bash', args: ['-c', shellCommand] };
}
function outputReporter({ onActivity, clock }) {
    let last = Number.NEGATIVE_INFINITY;
    return (line) => {
        if (clock.uptimeMs() - last < outputEveryMs)
            return;
        const text = (0,stream_reader/* formatLine */.IL)(line, 80);
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
    return (wordsAgainst(lines.join('\n'), now) ?? wordsAgainst((0,json_fields/* jsonText */.s$)(last.result), now) ?? findReportedFailure(last, now));
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
function findReportedFailure(event, now) {
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
    const name = (0,error_class/* classifyError */.fe)(words, Number.isFinite(status) ? status : undefined);
    const { retryAfterMs, resetAt } = (0,plain_ending/* plainEnding */.g)(said, now) ?? {};
    const ended = `the agent ended with an error${said === '' ? '' : `: ${said}`}`;
    return unpaidIsFinal({ reason: error_class/* errorTraits */.SO[name].reason, message: (0,stream_reader/* formatLine */.IL)(ended, 500), retryAfterMs, resetAt });
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
    const fallback = (0,policies/* parseFallbackRules */.to)(world.settings);
    const author = await findAuthor(world, read, scratch);
    const mainAgent = { ...(await findOne(world, read, scratch, required)), ...(author === null ? {} : { author }) };
    if (fallback === null)
        return mainAgent;
    const others = new Map();
    const [mainLine = '', ...nextLines] = fallback.lines;
    for (const line of new Set([...nextLines, ...(fallback.stronger === null ? [] : [fallback.stronger.line])])) {
        if (line === mainLine)
            continue;
        const folder = scratch && (0,external_node_path_.join)(scratch, `${installed_cli/* installedFolder */.Zi}-${others.size + 1}`);
        others.set(line, { ...(await findOne(withAgentLine(line, world), read, folder)), line });
    }
    return { ...mainAgent, line: mainLine, others };
}
function withAgentLine(line, world) {
    const name = (0,coding_agents/* getCli */.$A)(line.split(/\s/)[0]);
    return (0,call_world/* withSettings */.G)(world, { agent: name ?? 'command', 'agent-command': line === name ? '' : line });
}
async function findAuthor(world, read, scratch) {
    const line = world.settings.author.trim();
    if (line === '')
        return null;
    const folder = scratch && (0,external_node_path_.join)(scratch, `${installed_cli/* installedFolder */.Zi}-author`);
    return { ...(await findOne(withAgentLine(line, world), read, folder)), line };
}
async function findOne(world, read, scratch, required = null) {
    const { settings } = world;
    const expected = cliToInstall(world);
    const cliOptions = buildCliSettings(settings);
    if (expected !== null && scratch === null)
        return requireAffordable(cliAgent(expected.cli, cliOptions), world);
    const agent = expected === null || scratch === null
        ? (getNamedAgent(settings) ?? detectAgent(read, world))
        : cliAgent(expected.cli, { ...cliOptions, installed: await installAgent(expected, scratch, world) });
    const ready = required ?? (await requireFound(agent, world));
    if (ready === script_agent/* scriptAgent */.N)
        requireScripts(read, settings.only);
    if (scratch === null)
        return ready;
    const name = (0,coding_agents/* getCli */.$A)(ready.name);
    const key = name === undefined ? null : findMissingKey(clis/* clis */.g[name], buildAgentEnvironment(ready, world), world);
    if (key?.isSure)
        throw new program_agent/* AgentMissingError */.Ap(key.message);
    reportKeyHolding(ready, world);
    return ready;
}
function findMissingKey(cli, environment, world) {
    const { settings } = world;
    const names = [...cli.keys, ...settings['agent-env'], settings['agent-secret-name']];
    if (names.some((name) => (environment[name] ?? '') !== ''))
        return null;
    if (Object.keys(environment).some((name) => cli.ownWay?.test(name)))
        return null;
    const home = environment.HOME ?? '';
    if (cli.login.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(home, path))))
        return null;
    const configured = cli.configs.some((path) => [home, (0,call_world/* findProjectRoot */.p)(world)].some((folder) => credentialPattern.test((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, path)) ?? '')));
    const isSure = settings['agent-command'].trim() === '' && process.platform === 'linux' && !configured;
    const logins = cli.login.map((path) => `~/${path}`).join(', ');
    const message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${logins}; set ${cli.secret}`;
    return { message, isSure };
}
const credentialPattern = /(?:api_?key(?:helper)?|token|base_?url|providers?|env_key|host)["']?\s*[:=]/i;
function reportKeyHolding(agent, world) {
    if (world.settings.gateway === 'off')
        return;
    const reason = agent.cannotPass?.(buildAgentEnvironment(agent, world), world.settings.gateway !== 'auto');
    if (reason)
        world.progress(`gateway: not used, so ${agent.name} has its credentials itself: ${reason}`);
}
async function requireNamedAgent(world) {
    const agent = cliToInstall(world) === null ? getNamedAgent(world.settings) : null;
    return agent && requireFound(agent, world);
}
function cliToInstall({ settings, environment }) {
    if (!settings['install-agent'] || settings.agent === 'script' || settings.agent === 'command')
        return null;
    const name = (0,coding_agents/* getCli */.$A)(settings.agent);
    if (name === undefined)
        throw new table_settings/* UsageError */.eb(`install-agent: found with agent "${settings.agent}"; set agent to the one to install (${coding_agents/* cliNames */.jW.join(', ')})`);
    const cli = clis/* clis */.g[name];
    const result = (0,installed_cli/* localBuild */.uM)(name, environment);
    if ('build' in result)
        return { cli, build: result.build };
    throw new program_agent/* AgentMissingError */.Ap(`agent ${name} cannot be installed here: ${result.problem}; ${installAdvice(cli)}`);
}
function buildCliSettings(settings) {
    return { command: settings['agent-command'].trim(), prices: settings['agent-prices'] };
}
function installAdvice(cli) {
    return `install it yourself (${(0,cli_program/* installLine */.c6)(cli)}) and remove install-agent`;
}
async function installAgent({ cli, build }, scratch, { environment, progress, interrupt }) {
    const folder = (0,external_node_path_.join)(scratch, installed_cli/* installedFolder */.Zi);
    const names = Object.keys(environment).filter((name) => /^npm_config_/i.test(name));
    const npmEnvironment = (0,agent_environment/* agentEnvironment */.F)(environment, [...names, 'NODE_AUTH_TOKEN', 'NPM_TOKEN'], {});
    progress(`agent: installing ${cli.name} ${cli.version} for this run`);
    try {
        return await (0,installed_cli/* installCli */.sE)(cli.name, build, folder, npmEnvironment, interrupt.soon);
    }
    catch (error) {
        if (interrupt.soon.aborted)
            throw Object.assign(new Error(`the installation of ${cli.name} was interrupted; run again to continue`), {
                exitCode: exit_status/* EXIT_STATUS */.uc.INTERRUPTED,
            });
        throw new program_agent/* AgentMissingError */.Ap(`agent ${cli.name} ${cli.version} could not be installed: ${error.message}; run again, or ${installAdvice(cli)}`, { cause: error });
    }
}
async function requireFound(agent, world) {
    const missing = await agent.missing({
        cwd: (0,call_world/* findProjectRoot */.p)(world),
        environment: buildAgentEnvironment(agent, world),
    });
    if (missing !== null)
        throw new program_agent/* AgentMissingError */.Ap(missing);
    return requireAffordable(agent, world);
}
function buildAgentEnvironment(agent, { settings, environment }) {
    return (0,agent_environment/* agentEnvironment */.F)(environment, [...(agent.variables ?? []), ...settings['agent-env']], {});
}
function requireAffordable(agent, world) {
    const { 'max-cost': max } = world.settings;
    const environment = buildAgentEnvironment(agent, world);
    const isCapped = max.attempt !== null || max.plan !== null || max.phase !== null;
    const unpriced = isCapped && max.unknown === 'refuse' ? (agent.unpriced?.(environment) ?? null) : null;
    if (unpriced !== null)
        throw new table_settings/* UsageError */.eb(`max-cost: ${unpriced}; ${budget/* adviceOnPrices */.Wp}`);
    return agent;
}
function chosenAgent(settings, read) {
    return getNamedAgent(settings) ?? (findTaskWithoutScript(read) === null ? script_agent/* scriptAgent */.N : anyAgent);
}
function getNamedAgent(settings) {
    const command = settings['agent-command'].trim();
    switch (settings.agent) {
        case 'auto':
            return command === '' ? null : createCommandAgent(command);
        case 'script':
            return script_agent/* scriptAgent */.N;
        case 'command':
            if (command !== '')
                return createCommandAgent(command);
            throw new table_settings/* UsageError */.eb('agent-command is missing, but agent is "command"; set the shell command to run, which gets the prompt on stdin');
        default:
            return cliAgent(clis/* clis */.g[settings.agent], buildCliSettings(settings));
    }
}
function detectAgent(read, world) {
    const taskForModel = findTaskWithoutScript(read);
    if (taskForModel === null) {
        world.progress('agent: script, because every task has a script to run');
        return script_agent/* scriptAgent */.N;
    }
    const matches = coding_agents/* cliNames */.jW.filter((name) => (0,program/* findProgram */.K)(world.environment.PATH ?? '', name) !== null);
    const [onlyCli, second] = matches;
    if (onlyCli === undefined)
        throw new program_agent/* AgentMissingError */.Ap(`agent: none of ${coding_agents/* cliNames */.jW.join(', ')} is on PATH, and ${taskForModel} has no script to run; ` +
            `install one (such as ${(0,cli_program/* installLine */.c6)(clis/* clis */.g.claude)}), or set agent to command and agent-command to your own command`);
    if (second !== undefined)
        throw new table_settings/* UsageError */.eb(`agent: found ${matches.join(' and ')} on PATH; set agent to one of them`);
    world.progress(`agent: ${onlyCli}, the only one on PATH`);
    return cliAgent(clis/* clis */.g[onlyCli], { prices: world.settings['agent-prices'] });
}
function requireScripts(read, only) {
    const selected = (0,selected_plans/* selectPlans */.H)(read, only);
    const isForPerson = (plan) => plan.tasks.length > 0 && plan.tasks.every(({ type }) => type.startsWith('checkpoint'));
    const plansWithoutScript = read.schedule.plans.flatMap(({ plan }) => plan.hasSummary || isForPerson(plan) || selected?.has(plan.id) === false || (0,script_agent/* listScriptBlocks */.O)(plan).length > 0
        ? []
        : [plan.path]);
    if (plansWithoutScript.length > 0)
        throw new phase/* PhaseError */.wo(`agent: script has nothing to run in ${(0,text_text/* joinFirstFew */.RS)(plansWithoutScript)}: no <action> there has a fenced sh or bash block; choose another agent or add a block`);
}
function findTaskWithoutScript({ schedule }) {
    for (const { plan } of schedule.plans) {
        if (plan.hasSummary)
            continue;
        if (plan.tasks.length === 0)
            return `plan ${plan.id}`;
        const modelTask = plan.tasks.find((task) => !task.type.startsWith('checkpoint') && (0,script_agent/* listScriptBlocks */.O)({ ...plan, tasks: [task] }).length === 0);
        if (modelTask !== undefined)
            return `task "${modelTask.name}" of plan ${plan.id}`;
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
/* harmony export */   H: () => (/* binding */ selectPlans)
/* harmony export */ });
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47964);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




function selectPlans({ phase, schedule }, args, by = 'only') {
    if (args.length === 0)
        return null;
    const planIds = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .createDependencyResolver */ .W)(phase);
    const selected = new Set();
    const errors = [];
    for (const word of args) {
        const resolution = resolve(word);
        if (resolution.kind === 'plan' && planIds.includes(resolution.id))
            selected.add(resolution.id);
        else
            errors.push(unknownPlanText(word, planIds, phase.id, by));
    }
    if (errors.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(errors.join('\n'));
    return selected;
}
function unknownPlanText(word, existing, phase, by) {
    const suggestion = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestName */ .SX)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), existing);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinFirstFew */ .RS)(existing, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${suggestion}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const errors = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0)
            return [];
        const verb = missing.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${missing.join(', ')}, ${verb} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        errors.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (errors.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(errors.join('\n'));
}


/***/ })

};
;