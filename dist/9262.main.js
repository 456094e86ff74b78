"use strict";
exports.id = 9262;
exports.ids = [9262];
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

/***/ 33443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   kE: () => (/* binding */ moneyLines),
/* harmony export */   us: () => (/* binding */ dryRunText)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function dryRunText(document) {
    const { phase, name, wouldStart, exitCode } = document;
    const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
    const destinations = document.publishes.map(({ what, where, note }) => [
        what,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(where === null ? note : `${where} (${note})`),
    ]);
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name)}: ${verdict}; nothing was changed`,
        ...findingLines(document.findings),
        '',
        ...planLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        'Exit gate, when every plan is complete:',
        ...gateLines(document),
        '',
        'Limits:',
        ...limitLines(document),
        '',
        'Budget:',
        ...budgetLines(document),
        '',
        ...agentLines(document),
        '',
        'Destinations:',
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(destinations),
    ].join('\n');
}
function findingLines(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const place = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${place}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message)}`;
    });
}
function planLines({ plans, schedule, limits }) {
    const { parallel, isolation, steps } = schedule;
    const where = isolation === 'worktree' ? 'each in its own work tree' : 'in the checkout';
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, prompt, title }) => [
        ...[id, `wave ${wave}`, stateText({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt} of ${limits.plan.attempts}`,
        prompt === null ? '' : `prompt ${prompt.bytes} bytes, about ${prompt.estimatedTokens} tokens`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, ${where}:`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows),
        steps.length === 0
            ? 'Order: no plan would be run'
            : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
    ];
}
function stateText({ state, waitsFor }) {
    if (state === 'waits' && waitsFor.length > 0)
        return `waits for ${waitsFor.join(', ')}`;
    return stateTexts[state] ?? state;
}
const stateTexts = {
    waits: 'waits for a free slot',
    claimed: 'is verified first',
    left_out: 'left out',
    asks: 'asks a person',
    ended: 'gets no attempt',
    held: 'cannot run',
};
function checkLines(plans) {
    const open = plans.filter(({ attempt }) => attempt !== null);
    const rows = open.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
        ...commands.map((command) => [id, `command ${oneLine(command)}`]),
        ...(artifacts.length === 0 ? [] : [[id, `promised ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(artifacts.join(', '))}`]]),
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows);
}
function oneLine(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(first, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(rest.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rest.length + 1, 'line')})`);
}
function gateLines({ gate, plans }) {
    const { testCommand, confirmingRuns, comparesTests, prove, verifierCommand, requirements, minEvidence } = gate;
    const more = [
        ...(confirmingRuns > 0 ? [`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(confirmingRuns, 'further run')} must pass`] : []),
        ...(comparesTests ? ['counted also on the commit the phase began on'] : []),
        ...(prove === 'off' ? [] : [`new tests must fail without the work (prove: ${prove})`]),
    ];
    const rows = [
        ['plans', `promises and commands of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plans.length, 'plan')} again (recheck: ${gate.recheck})`],
        ['evidence', `at least ${minEvidence}`],
        ['tests', testCommand === null ? 'none: there is no test-command' : [oneLine(testCommand), ...more].join('; ')],
        ['documents', `ROADMAP and STATE (requirements: ${requirements})`],
        ['verifier', verifierCommand === null ? 'none' : oneLine(verifierCommand)],
    ];
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows);
}
function limitLines({ limits: { attempt, plan, run, warnings } }) {
    const idle = attempt.idleTimeoutMs === 0 ? '' : `, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .elapsed */ .vk)(attempt.idleTimeoutMs)} without activity`;
    const rows = [
        ['attempt', `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .elapsed */ .vk)(attempt.hasMs)}${idle}; ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(attempt.repairs, 'repair')} if its agent has a session`],
        [
            'plan',
            `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.attempts, 'attempt')}; ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.transientFailures, 'failure')} of a provider or a runner not counted`,
        ],
        [
            'run',
            `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .elapsed */ .vk)(run.deadlineMs)}, until ${run.endsAt}; ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(run.attempts, 'attempt')} of all plans, ${run.attemptsUsed} used`,
        ],
    ];
    return [...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows), ...warnings.map((warning) => `  ! ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(warning)}`)];
}
function budgetLines({ budget, plans }) {
    const { cost, tokens, turns, used, reached, money } = budget;
    const row = (name, caps, write, spent) => [
        name,
        ['phase', 'plan', 'attempt']
            .flatMap((level) => (caps[level] === null ? [] : [`${write(caps[level])} for the ${level}`]))
            .join(', ') || 'no limit',
        spent,
    ];
    const rows = [
        row('cost', cost, (costUsd) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)({ costUsd }), `used: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(used)}`),
        row('tokens', tokens, String, `used: ${used.tokens}`),
        row('turns', turns, String, `used: ${used.turns}`),
    ];
    const spent = plans.filter((plan) => plan.used.tokens > 0 || plan.used.costUsd > 0);
    return [
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows),
        ...spent.map((plan) => `  plan ${plan.id} used ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(plan.used)} and ${plan.used.tokens} tokens`),
        ...(money === null ? [] : moneyLines(money).map((line) => `  ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line)}`)),
        ...(reached === null ? [] : [`  ✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(reached)}`]),
    ];
}
function agentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const { name, version, environment, secrets, gateway } = agent;
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: shellLine(line) })));
    const texts = new Set(calls.map(({ text }) => text));
    const rows = texts.size === 1 ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text]);
    const held = gateway.isUsed ? 'holds the key instead' : `not used: ${gateway.why}`;
    return [
        `Agent: ${name}${version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)([
            ...rows,
            ['variables', (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(environment.filter((each) => !secrets.includes(each)).join(' '))],
            ['secrets', (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(secrets.join(' ')) || 'none'],
            ['gateway', (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(held)],
        ]),
    ];
}
function shellLine({ command, args }) {
    return oneLine([command, ...args].map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(' '));
}
function moneyLines({ worth, likely }) {
    return [
        ...(worth === null ? [] : [`max-cost: ${worth}`]),
        `likely cost: ${likely?.text ?? 'unknown, because no finished plan is on record here'}`,
    ];
}


/***/ }),

/***/ 4842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ commandLines),
/* harmony export */   an: () => (/* binding */ agentPreview),
/* harmony export */   hT: () => (/* binding */ agentForecast)
/* harmony export */ });
/* harmony import */ var _agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2964);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27510);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22187);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71059);
/* harmony import */ var _plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7232);







async function agentForecast(agent, world) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliNamed */ .qH)(agent.name);
    if (name === undefined)
        return { version: null, findings: [] };
    const cli = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentOf */ .p7)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRoot */ .Y)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .foreseen */ .mq)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKey */ .aV)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .foreseen */ .mq)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .foreseen */ .mq)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function agentPreview(agent, version, world) {
    if (agent === null)
        return null;
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentOf */ .p7)(agent, world);
    const why = whyNotPassed(agent, environment, world.settings);
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliNamed */ .qH)(agent.name);
    const keys = name === undefined ? [] : _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name].keys;
    const isSecret = (name) => keys.includes(name) || /KEY|TOKEN|SECRET|PASSWORD/i.test(name);
    const names = Object.keys(environment).sort();
    return {
        name: agent.name,
        version,
        environment: names,
        secrets: names.filter((name) => isSecret(name) || world.settings['agent-env'].includes(name)),
        gateway: { isUsed: why === null, why },
    };
}
function commandLines(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentOf */ .p7)(agent, world);
    const isPassed = whyNotPassed(agent, environment, world.settings) === null;
    const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
    return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}
function whyNotPassed(agent, environment, settings) {
    if (agent.cannotPass === undefined)
        return `agent ${agent.name} cannot use it`;
    if (settings.gateway === 'off')
        return 'gateway is off';
    return agent.cannotPass(environment, settings.gateway !== 'auto');
}


/***/ }),

/***/ 10493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ moneyForecast)
/* harmony export */ });
/* unused harmony export likelyCost */
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43620);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71059);





function moneyForecast({ agent, read, open }, world) {
    if (!agent?.price)
        return null;
    const records = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .listLedgers */ .Vc)(read.git.gitDir).map(({ events }) => events);
    return { worth: ceilingWorth(agent, world), likely: likelyCost(open.length, records) };
}
function ceilingWorth(agent, world) {
    const { attempt, plan, phase } = world.settings['max-cost'];
    const [level, usd] = Object.entries({ attempt, plan, phase }).find(([, most]) => most !== null) ?? [];
    const price = agent.price?.((0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentOf */ .p7)(agent, world));
    if (level === undefined || !usd || !price)
        return null;
    const tokens = (each) => each === 0 ? 'any number of' : `${((usd / each) * 1e6).toLocaleString('en-US', { notation: 'compact' })}`;
    const model = price.model === null ? 'its model is not named before it runs' : `no price is known for ${price.model}`;
    const how = price.isKnown ? `with ${price.model}` : `at the highest known rate of the vendor, because ${model}`;
    return `USD ${usd} for the ${level} is ${tokens(price.input)} tokens read or ${tokens(price.output)} written ${how}`;
}
function likelyCost(open, records) {
    const costs = records
        .flatMap((events) => {
        const spending = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedSpending */ .p)(events.filter(({ event }) => event !== 'phase_complete'));
        const done = events.flatMap((each) => (each.event === 'plan_complete' ? [each.plan] : []));
        return [...new Set(done)].map((plan) => (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(spending, plan));
    })
        .filter((spent) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .spentTokens */ .fb)(spent) > 0 && spent.costUsd > 0)
        .sort((one, other) => one.costUsd - other.costUsd);
    const [low, high] = [costs[0], costs.at(-1)];
    if (low === undefined || high === undefined || open === 0)
        return null;
    const { isCostKnown, isEstimate } = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)(costs);
    const range = (times) => {
        const [from, to] = [low, high].map(({ costUsd }) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .costText */ .rs)({ costUsd: times * costUsd, isCostKnown, isEstimate }));
        return from === to ? from : `${from} to ${to?.replace(/^~?USD /, '')}`;
    };
    const text = `${range(open)} for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(open, 'open plan')}, because ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(costs.length, 'finished plan')} on record here cost ${range(1)}${costs.length === 1 ? '' : ' each'}`;
    return { text, lowUsd: open * low.costUsd, highUsd: open * high.costUsd, restsOn: costs.length };
}


/***/ }),

/***/ 64188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   Z: () => (/* binding */ phaseForecast)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98944);
/* harmony import */ var _judge_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84971);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44181);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95291);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10612);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5722);
/* harmony import */ var _loop_human_gate_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35281);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(71059);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(25471);
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(41215);
/* harmony import */ var _open_standings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(79767);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(20073);
/* harmony import */ var _agent_forecast_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4842);
/* harmony import */ var _plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7232);
























async function phaseForecast(ref, world) {
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnable */ .Un);
    const { git, prefix } = read;
    const state = await new _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_14__/* .Checkpoints */ .O(git).scan();
    const done = await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .donePlans */ .jQ)(read, state);
    const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    const seen = { read, world, state, done, open };
    const recovered = cutOffFindings(seen);
    const stops = await refusals(seen, recovered.length > 0);
    const { agent, version: agentVersion, findings: ofAgent } = await agentFindings(seen);
    const ofPlace = await placeFindings(seen);
    const isAway = ofPlace.some(({ code }) => code === 'remote');
    const place = isAway ? (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, { remote: '' }) : world;
    const events = await (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, place, (dir) => world.settings.fresh ? [] : (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecentEvents */ .FB)(dir, read.phase.id));
    const standings = agent === null ? new Map() : await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .standingsOf */ .F3)(read, done, events, agent, place);
    const questions = await questionsOf(seen, standings);
    const ground = { ...seen, agent, agentVersion, events, standings, questions };
    const findings = [
        ...stops,
        ...recovered,
        ...ofAgent,
        ...peopleFindings(ground),
        ...(await testFindings(ground)),
        ...(await testProgramFindings(seen)),
        ...ofPlace,
        ...(await (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .commandFindings */ .GS)(open, world)),
        ...open.flatMap((plan) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .setUpFindings */ .q6)(plan, world)),
        ...(await (0,_judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredPromises */ .F)(open, git, prefix)).map(({ plan, message }) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'ignored-promise', `${plan} ${message}`)),
    ];
    return { ground, findings };
}
async function refusals({ read, world, state, open }, isRecovered) {
    const { settings, configuration } = world;
    const { problem } = configuration;
    return [
        ...(problem === null ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('error', 'configuration', problem.message)]),
        ...(await refused('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(read.git.gitDir, world.machine))),
        ...(await refused('settings', () => (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_17__/* .policyOf */ .US)(settings, open.length, { deadlineAt: 0, now: 0 }))),
        ...(settings['allow-dirty'] || isRecovered
            ? []
            : await refused('dirty-checkout', () => (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_18__/* .refuseDirtyTree */ .fy)(state, read))),
        ...(await refused('isolation', () => (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_18__/* .isolationOf */ ._x)(read, state, settings))),
    ];
}
async function refused(code, check) {
    try {
        await check();
        return [];
    }
    catch (error) {
        const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .foreseenExitCode */ .NI)(error);
        if (exitCode === null)
            throw error;
        return [{ ...(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('error', code, error.message), exitCode }];
    }
}
function cutOffFindings({ read: { git }, world }) {
    if ((0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseHolder */ .Fp)(git.gitDir, world.machine) !== null)
        return [];
    return (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .listLedgers */ .Vc)(git.gitDir).flatMap(({ phase, events }) => {
        if (!(0,_record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__/* .isCutOff */ .o7)(events, git.root))
            return [];
        const plans = [...new Set((0,_record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__/* .cutOffAttempts */ .qp)(events, git.root).map(({ plan }) => plan))];
        const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
        const message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run saves its work, or adopts its running agents, and restores the tree first`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'cut-off-run', message)];
    });
}
async function agentFindings(seen) {
    const { world, read } = seen;
    if (seen.open.length === 0)
        return { agent: null, version: null, findings: [] };
    let agent = null;
    const missing = await refused('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_16__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, version: null, findings: missing };
    return { agent, ...(await (0,_agent_forecast_js__WEBPACK_IMPORTED_MODULE_21__/* .agentForecast */ .hT)(agent, world)) };
}
async function questionsOf({ read, world, open, done }, standings) {
    const run = {
        found: { unfinished: await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .unfinishedPlans */ .KK)(read, done, standings, world.settings), standings, orphans: new Map() },
        progress: { done: new Set(done), unverified: new Map() },
    };
    const asked = open.flatMap((plan) => {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_15__/* .doubtAbout */ .c)(plan, run);
        const stop = standings.get(plan.id)?.stop ?? null;
        const question = doubt ?? stop?.question ?? null;
        if (question === null)
            return [];
        const task = doubt === null ? stop?.task : null;
        const isAtOnce = doubt !== null || standings.get(plan.id)?.next.kind === 'wait';
        return [[plan.id, { question, line: task?.line ?? plan.keyLines.get('autonomous') ?? 1, isAtOnce }]];
    });
    return new Map(asked);
}
function peopleFindings({ open, questions, agent }) {
    if (agent === null)
        return [];
    return open.flatMap(({ id, path }) => {
        const asked = questions.get(id);
        if (asked === undefined)
            return [];
        const message = `plan ${id} will wait for a person: ${asked.question}`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'human-checkpoint', message, [path, asked.line])];
    });
}
async function testFindings({ events, read, world }) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const commits = [(await read.git.head()).sha, (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .recordedBase */ .qi)(events).base ?? ''];
    const [known] = commits.flatMap((commit) => (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .testsOnBase */ .kK)(events, commit, command) ?? []);
    const red = (known?.names?.failed ?? []).map(_judge_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set((0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .flakyOnRecord */ .UA)(events, command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    return [
        ...(red.length === 0
            ? []
            : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(red)}; ${next}`)]),
        ...(flaky.length === 0 ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(flaky)}`)]),
    ];
}
async function testProgramFindings({ open, world }) {
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .testProblem */ .M9)(open, world);
    const stops = await refused('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .refuseUntestable */ .AW)(problem));
    return problem === null || stops.length > 0 ? stops : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', 'program', problem.message)];
}
async function placeFindings({ read: { git }, world }) {
    const findings = [];
    const warn = (code, message) => findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)('warning', code, message));
    if (git.isShallow)
        warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const place of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${place}; make room for work trees, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .foreseen */ .mq)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (world.settings.remote !== '')
        for (const each of await refused('remote', async () => refuseReadOnlyRemote(git, world)))
            findings.push(each);
    return findings;
}
const leastFreeMb = 1000;
async function refuseReadOnlyRemote(git, world) {
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__/* .configuredRemote */ .v)(git, world);
    await remote.list(['HEAD']);
    if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
        throw Object.assign(new Error(`the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`), { exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .TECHNICAL_EXIT */ .x8.USAGE });
}


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ commandFindings),
/* harmony export */   mq: () => (/* binding */ foreseen),
/* harmony export */   q6: () => (/* binding */ setUpFindings)
/* harmony export */ });
/* harmony import */ var _judge_checks_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63364);
/* harmony import */ var _judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4568);
/* harmony import */ var _judge_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39181);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33526);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93254);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20073);







async function commandFindings(open, world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRoot */ .Y)(world);
    const findings = [];
    const calls = [];
    const isRun = world.settings['verify-commands'] !== 'off';
    for (const plan of isRun ? open : []) {
        const beside = (0,_judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsOf */ .Kf)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsOf */ .Kf)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_checks_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(foreseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .programsIn */ .TS)(text))
                        calls.push({ program, user, at });
            }
    }
    const missing = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_4__/* .missingPrograms */ .iB)([...new Set(calls.map(({ program }) => program))], root, world.environment);
    const seen = new Set();
    for (const { program, user, at } of calls) {
        const key = `${at.join(':')} ${program}`;
        if (!missing.has(program) || seen.has(key))
            continue;
        seen.add(key);
        const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
        findings.push(foreseen('warning', 'program', message, at));
    }
    return findings;
}
function setUpFindings(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
        const at = [plan.path, line];
        const topic = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutControls */ .DJ)(about).slice(0, 150);
        if (variables.length === 0)
            return [foreseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)];
        return variables.flatMap((name) => {
            const isSet = Boolean(world.environment[name]);
            if (isSet && passed.has(name))
                return [];
            const lack = isSet ? 'no agent gets; name it in agent-env' : 'is not set; set it and name it in agent-env';
            return [foreseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which ${lack}`, at)];
        });
    });
}
function foreseen(severity, code, message, at) {
    return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
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

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ refuseUntestable),
/* harmony export */   M9: () => (/* binding */ testProblem),
/* harmony export */   iB: () => (/* binding */ missingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39181);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77675);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95185);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






async function testProblem(open, world) {
    const { settings, environment } = world;
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRoot */ .Y)(world);
    const { 'test-command': command, 'setup-command': setUp } = settings;
    if (command === '' || open.length === 0)
        return null;
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .capture */ .F)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipped */ .cz)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await missingPrograms((0,_judge_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .programsIn */ .TS)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => installs(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
}
function refuseUntestable(problem) {
    const { message, exitCode = null } = problem ?? {};
    if (exitCode !== null)
        throw Object.assign(new Error(message), { exitCode });
}
function installs(plan, program) {
    return plan
        .split('\n')
        .some((line) => /\binstall|\badd\b|requirements|bootstrap/i.test(line) && line.includes(program));
}
async function missingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .capture */ .F)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}


/***/ })

};
;