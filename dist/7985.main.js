"use strict";
exports.id = 7985;
exports.ids = [7985,3620];
exports.modules = {

/***/ 20693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/adapters/cli-program.js
var cli_program = __webpack_require__(2964);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/agents/cage/cage.js + 3 modules
var cage_cage = __webpack_require__(84746);
// EXTERNAL MODULE: ./lib/agents/gateway/own-network.js
var own_network = __webpack_require__(30480);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/publish/announce/notify.js
var notify = __webpack_require__(97378);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/publish/host/branch-rules.js
var branch_rules = __webpack_require__(98366);
// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
;// CONCATENATED MODULE: ./lib/publish/host/host-rules.js




async function hostObstacles(terms, host) {
    const unread = [];
    const readable = async (looking, what, needed) => {
        const found = await (0,host_error/* unlessRefused */.J0)(looking, [401, 403, 404], null);
        if (found === null)
            unread.push({ what, needed });
        return found ?? [];
    };
    const found = [
        ...(await onPush(terms, host)),
        ...(await onRequired(terms.base, host)),
        ...(await readable(onPullRequests(host), "the Actions' permissions", 'administration: read')),
        ...(terms.secret === ''
            ? []
            : await readable(onSecret(terms.secret, host), 'the names of secrets', 'secrets: read')),
    ];
    if (unread.length === 0)
        return found;
    const needed = [...new Set(unread.map((each) => each.needed))].join(', ');
    const names = unread.map(({ what }) => what).join('; ');
    return [
        ...found,
        later(`not read: ${names}`, `the token needs ${needed} to read them; some hosts have none of them`),
    ];
}
function later(found, advice) {
    return { isFatal: false, found, advice };
}
const pushBlocks = [
    ...[
        'pull_request',
        'merge_queue',
        'creation',
        'update',
        'required_status_checks',
        'required_deployments',
        'workflows',
    ],
    ...['code_scanning', 'required_signatures', 'required_linear_history', 'commit_message_pattern'],
    ...['commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
];
async function onPush({ branch, isSigned }, host) {
    const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
    const found = [];
    for (const { type, parameters, ruleset_id: id } of await (0,branch_rules/* branchRules */.q)(branch, host)) {
        const isUnsigned = type === 'required_signatures';
        if (!pushBlocks.includes(type) || (isUnsigned && isSigned))
            continue;
        if (id !== undefined && !(await (0,branch_rules/* boundRuleset */.HK)(id, host)))
            continue;
        const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
        const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
        found.push({ isFatal: true, found: `${branch}: rule ${type.replaceAll('_', ' ')}${pattern}`, advice });
    }
    return found;
}
async function onRequired(base, host) {
    const checks = await (0,branch_rules/* requiredChecks */.J4)(base, await (0,branch_rules/* branchRules */.q)(base, host), host);
    const names = [...new Set(checks.map(({ name }) => name))].filter((name) => name !== 'phase-executor');
    const traps = names.filter((name) => name.startsWith('phase/'));
    const others = names.filter((name) => !traps.includes(name));
    const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
    const unstarted = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
    return [
        ...(traps.length > 0 ? [later(`${base}: ${traps.join(', ')} is required`, trap)] : []),
        ...(others.length > 0 ? [later(`${base}: required checks ${others.join(', ')}`, unstarted)] : []),
    ];
}
async function onPullRequests(host) {
    const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
    return data.can_approve_pull_request_reviews ? [] : [later('Actions may not create pull requests', pull_request/* mayOpenAdvice */.Ee)];
}
async function onSecret(secret, host) {
    const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...host_client/* largePages */.Gc });
    if (secrets.some(({ name }) => name === secret))
        return [];
    const advice = 'add it, unless it is a secret of the organisation or of an environment';
    return [later(`no secret ${secret}`, advice)];
}

// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
;// CONCATENATED MODULE: ./lib/run/forecast/host-forecast.js








async function hostForecast(ref, git, { settings, environment }) {
    const place = { ...(await remoteVariables(git)), ...environment };
    const host = await (0,host_client/* hostAt */.gu)(place, settings['github-token'], { totalTimeoutMs: 20_000, fetch: (0,proxy/* fetchFrom */.pL)(environment) });
    if (host === null)
        return null;
    try {
        const base = await (0,pull_request/* defaultBranch */.OR)(host);
        const branch = `phase/${ref ?? '01'}-doctor`;
        const isSigned = settings['commit-signing'] === 'api';
        const terms = { branch, base, isSigned, secret: settings['agent-secret-name'] };
        return [...(await hostObstacles(terms, host)), ...unstartedChecks(settings)];
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        return [{ isFatal: false, found: 'the rules of the host not read', advice: error.message }];
    }
}
function unstartedChecks({ checks, 'checks-dispatch': workflow }) {
    if (checks.length === 0 || workflow !== '')
        return [];
    const advice = "a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch";
    return [{ isFatal: false, found: `the phase waits for ${checks.join(', ')}`, advice }];
}
async function remoteVariables(git) {
    const form = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
    const [, name = '', repository] = form.exec(await (0,remote_setting/* originUrl */.s)(git)) ?? [];
    if (repository === undefined)
        return {};
    const api = name === 'github.com' ? 'https://api.github.com' : `https://${name}/api/v3`;
    return { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository };
}
function outgoingWays(settings, { environment }) {
    const { GITHUB_API_URL: api = 'https://api.github.com', ACTIONS_RESULTS_URL: artifacts = '' } = environment;
    const target = (0,otlp_target/* otlpTarget */.F)(settings['otel-endpoint'], environment);
    const traces = target !== null && 'url' in target ? target.url : '';
    const models = ['auto', 'off'].includes(settings.gateway) ? modelHosts : [settings.gateway];
    const addresses = [api, artifacts, traces, (0,notify/* notifyUrl */.hK)(settings, environment), ...models].filter((each) => URL.canParse(each));
    const ways = addresses.map((each) => ({ host: new URL(each).host, proxy: (0,proxy/* proxyTo */.UM)(each, environment)?.host ?? null }));
    if (ways.every(({ proxy }) => proxy === null))
        return [];
    return [...new Set(ways.map(({ host, proxy }) => `${host} ${proxy === null ? 'directly' : `through ${proxy}`}`))];
}
const modelHosts = ['https://api.anthropic.com', 'https://api.openai.com', 'https://generativelanguage.googleapis.com'];

// EXTERNAL MODULE: ./lib/run/forecast/money-forecast.js
var money_forecast = __webpack_require__(10493);
// EXTERNAL MODULE: ./lib/run/forecast/phase-forecast.js
var phase_forecast = __webpack_require__(64188);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 3 modules
var git_git = __webpack_require__(71162);
// EXTERNAL MODULE: ./lib/system/process/job-program.js
var job_program = __webpack_require__(83981);
// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/doctor-command.js





















function row(name, ok, found, advice = '') {
    return { name, ok, found, advice };
}
const doctor = async ([ref], world) => {
    const { settings } = world;
    const root = (0,call_world/* projectRoot */.Y)(world);
    const checks = [
        node(),
        ...(await repository(root, world)),
        ...surroundings(root, world),
        ...(await network(root, world)),
        ...(await boundary(settings)),
        ...agents(world),
        ...(await hostRules(ref, root, world)),
    ];
    const isUsable = checks.every(({ name, ok }) => name !== 'repository' || ok === true);
    const forecast = ref === undefined || !isUsable ? null : await forecastOf(ref, world);
    const findings = forecast?.findings ?? [];
    const healthy = checks.every(({ ok }) => ok !== false) && findings.every(({ severity }) => severity !== 'error');
    const inForce = (0,shown_settings/* shownSettings */.NZ)(world);
    const mark = (ok) => (ok === null ? '-' : ok ? '✓' : '✗');
    const rows = checks.map(({ name, ok, found, advice }) => [mark(ok), name, found, ok === true ? '' : advice]);
    return {
        exitCode: healthy ? 0 : exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING,
        json: { healthy, checks, ...(forecast ?? {}), settings: inForce },
        text: [
            ...(0,text_text/* alignedRows */.wC)(rows, ''),
            '',
            ...(forecast === null ? [] : [...forecastLines(forecast), '']),
            ...settingsText(inForce, settings.all),
        ].join('\n'),
    };
};
function settingsText(shown, isAll) {
    if (isAll)
        return (0,shown_settings/* settingsLines */.JX)(shown);
    const changed = (0,shown_settings/* changedSettingsLines */.vR)(shown);
    return changed.length > 0
        ? changed
        : [`${(0,shown_settings/* settingsHeading */.gA)(shown)}, so all have their default (doctor --all shows them)`];
}
async function forecastOf(ref, world) {
    const { ground, findings } = await (0,phase_forecast/* phaseForecast */.Z)(ref, world);
    const money = (0,money_forecast/* moneyForecast */.s)(ground, world);
    return { phase: ground.read.phase.id, open: ground.open.map(({ id }) => id), findings, money };
}
function forecastLines({ phase, open, findings, money }) {
    const plans = open.length === 0 ? 'no plan is left to run' : `to run: ${open.join(', ')}`;
    const lines = (0,dry_run_text/* findingLines */.hq)(findings);
    const ofMoney = money === null ? [] : (0,dry_run_text/* moneyLines */.kE)(money).map(text_text/* plainLine */.h0);
    return [`Phase ${phase}, ${plans}`, ...(lines.length === 0 ? ['✓ no problems found'] : lines), ...ofMoney];
}
function node() {
    const [major = 0] = process.versions.node.split('.').map(Number);
    return row('node', major >= 20, process.versions.node, 'install Node 20 or newer');
}
async function repository(root, world) {
    try {
        const git = await git_git/* Git */.T.open(root, world.environment);
        const { sha, branch } = await git.head();
        const found = `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${(0,text_text/* shortId */.m_)(sha)}`;
        return [row('repository', true, found), credentials(git), await cageHere(git, world)];
    }
    catch (error) {
        return [row('repository', false, 'not usable', error instanceof Error ? error.message : String(error))];
    }
}
async function boundary(settings) {
    const { kind } = await (0,namespace/* findNamespace */.z$)();
    const { kind: reaper } = await (0,namespace/* findReaper */.Nc)();
    const isHeld = reaper === 'reaper';
    return [
        row('namespace', kind === 'reaper' || kind === 'none' ? null : true, boundaries[kind], 'what a test starts can see the engine at work; allow user namespaces on Linux, or run as root'),
        ...(settings.network === 'full' ? [] : [await ownNetwork(settings)]),
        row('timeout', (0,job_program/* timeoutWords */.nX)(1_000).length > 0 ? true : null, (0,job_program/* timeoutWords */.nX)(1_000).length > 0 ? 'ends programs of the job that hang' : 'no GNU timeout', 'a git, an npm or a CLI that hangs before the run ends the run, not the call; install GNU coreutils'),
        row('processes', isHeld ? true : null, isHeld ? 'all that a command starts ends with it' : 'what a command starts is looked for', 'a process that detaches itself can outlive an attempt without a cage; use Linux with Perl to be sure'),
    ];
}
async function ownNetwork({ network }) {
    const isHeld = (await (0,own_network/* withOwnNetwork */.b)(await (0,namespace/* findNamespace */.z$)(), null)) !== null;
    const found = `network: ${network} ${isHeld ? 'can' : 'cannot'} be held`;
    return row('own network', isHeld, found, 'a phase ends BLOCKED here; allow user namespaces on Linux, or run as root');
}
const boundaries = {
    root: 'checks and tests run in one that root makes',
    user: 'checks and tests run in one of the user',
    sudo: 'checks and tests run in one that sudo makes',
    reaper: 'none; a process kills what checks and tests leave',
    none: 'none; what checks and tests leave is looked for',
};
async function cageHere(git, { environment, temporaryDirectory }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporaryDirectory, 'phase-executor-doctor-'));
    const cage = new cage_cage/* Cage */.jv({ namespace: await (0,namespace/* findNamespace */.z$)(), environment }, (0,external_node_path_.join)(folder, 'cage'));
    try {
        const call = { git, cwd: git.root, environment: (0,agent_environment/* agentEnvironment */.F)(environment, [], {}), writable: [], words: [] };
        const { level, problem } = await cage.enter(call);
        return row('cage', level === 'kernel' ? true : null, level, problem ?? '');
    }
    finally {
        await cage.close();
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function credentials(git) {
    const advice = (0,policies/* storedCredentials */._2)(git);
    const found = advice === null ? 'none in the configuration of git' : 'a token in the configuration of git';
    return row('credentials', advice === null, found, advice ?? '');
}
function surroundings(root, world) {
    const hasPhases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.planning', 'phases'));
    const bash = (0,program/* findProgram */.K)(world.environment.PATH ?? '', 'bash');
    return [
        row('.planning', hasPhases, hasPhases ? 'phases found' : 'no phases', `${root} has no .planning/phases; set --root`),
        row('bash', bash !== null, bash ?? 'not found', 'install bash: agents and verification commands run in it'),
    ];
}
async function network(root, world) {
    const git = await git_git/* Git */.T.open(root, world.environment).catch(() => null);
    const environment = { ...(git && (await remoteVariables(git))), ...world.environment };
    try {
        const ways = outgoingWays(world.settings, { environment });
        return ways.map((found) => row('network', true, found));
    }
    catch (error) {
        return [row('network', false, 'unusable proxy', error.message)];
    }
}
async function hostRules(ref, root, world) {
    if (world.settings['github-token'] === '')
        return [];
    const git = await git_git/* Git */.T.open(root, world.environment).catch(() => null);
    const obstacles = git && (await hostForecast(ref, git, world));
    if (obstacles === null)
        return [];
    if (obstacles.length === 0)
        return [row('host', true, 'no rule blocks a phase')];
    return obstacles.map(({ isFatal, found, advice }) => row('host', isFatal ? false : null, found, advice));
}
function agents(world) {
    return coding_agents/* cliNames */.jW.map((name) => {
        const path = (0,program/* findProgram */.K)(world.environment.PATH ?? '', name);
        const advice = `only needed for agent: ${name} (${(0,cli_program/* installLine */.c6)(clis/* clis */.g[name])})`;
        return row(`agent ${name}`, path === null ? null : true, path ?? 'not found', advice);
    });
}


/***/ }),

/***/ 97378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hK: () => (/* binding */ notifyUrl),
/* harmony export */   me: () => (/* binding */ notify)
/* harmony export */ });
/* unused harmony export webhookHeaders */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93893);
/* harmony import */ var _settings_table_address_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72838);
/* harmony import */ var _system_http_delivery_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26684);
/* harmony import */ var _system_http_retries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53132);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52840);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5722);
/* harmony import */ var _host_host_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86076);
/* harmony import */ var _report_notification_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16979);









const mostText = 2_000;
async function notify(notification, world) {
    const { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
    const url = notifyUrl(world.settings, world.environment);
    if (url === '')
        return;
    const redact = (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactorFor */ .sD)(world);
    try {
        if (!(0,_settings_table_address_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isWebhook */ .og)(url))
            throw new Error('PHASE_EXECUTOR_NOTIFY_URL must be an https URL without credentials');
        const made = JSON.parse(JSON.stringify(notification()));
        const body = (0,_report_notification_js__WEBPACK_IMPORTED_MODULE_7__/* .notificationBody */ .A)((0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(made, (text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clipped */ .cz)(redact(text), mostText)));
        const headers = () => webhookHeaders(body, secret, world.now());
        await (0,_system_http_delivery_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .c)({ url, body, headers, isTransient, callMs: 10_000 }, (0,_host_host_client_js__WEBPACK_IMPORTED_MODULE_6__/* .deliveryRoute */ .Gh)(world));
        world.progress(`notified ${(0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_4__/* .urlHost */ .cz)(url)}: ${made.type}`);
    }
    catch (error) {
        world.progress((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h0)(`not notified: ${redact(error.message)}`));
    }
}
function notifyUrl(settings, { PHASE_EXECUTOR_NOTIFY_URL: ours = '' }) {
    return settings['notify-url'] || ours;
}
function isTransient(status) {
    return status === 408 || status === 429 || status >= 500;
}
function webhookHeaders(body, secret, now) {
    const id = `msg_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex').slice(0, 32)}`;
    const at = String(Math.floor(now / 1_000));
    const named = { 'webhook-id': id, 'webhook-timestamp': at, 'idempotency-key': id };
    if (secret === '')
        return named;
    const signed = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
    const asOnGithub = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(body).digest('hex');
    return { ...named, 'webhook-signature': `v1,${signed}`, 'x-hub-signature-256': `sha256=${asOnGithub}` };
}
function keyOf(secret) {
    const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
    return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}


/***/ }),

/***/ 98366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ boundRuleset),
/* harmony export */   J4: () => (/* binding */ requiredChecks),
/* harmony export */   q: () => (/* binding */ branchRules)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);



function branchRules(branch, host) {
    return host.paginate(host.rest.repos.getBranchRules, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, branch });
}
async function boundRuleset(id, host) {
    const asking = host.rest.repos.getRepoRuleset({ ...host.here, ruleset_id: id }).then(({ data }) => data);
    const ruleset = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(asking, [403, 404], null);
    if (ruleset === null)
        return true;
    const { enforcement, current_user_can_bypass: bypass = '' } = ruleset;
    return enforcement === 'active' && bypass !== 'always' && bypass !== 'exempt';
}
const Required = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    required_status_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ context: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), integration_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish() })),
});
async function requiredChecks(branch, rules, host) {
    const ruled = rules.flatMap(({ type, parameters }) => type === 'required_status_checks' ? (Required.safeParse(parameters).data?.required_status_checks ?? []) : []);
    const { data } = await host.rest.repos.getBranch({ ...host.here, branch });
    const { checks = [] } = (data.protection?.required_status_checks ?? {});
    const all = [
        ...ruled.map(({ context, integration_id: app = null }) => ({ name: context, app })),
        ...checks.map(({ context, app_id: app = null }) => ({ name: context, app: app === -1 ? null : app })),
    ];
    return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}


/***/ }),

/***/ 86076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ repeatable),
/* harmony export */   Gc: () => (/* binding */ largePages),
/* harmony export */   Gh: () => (/* binding */ deliveryRoute),
/* harmony export */   PL: () => (/* binding */ hostAccess),
/* harmony export */   SF: () => (/* binding */ hostLibraries),
/* harmony export */   Z7: () => (/* binding */ repositoryForm),
/* harmony export */   gu: () => (/* binding */ hostAt),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export openHost */
/* harmony import */ var _system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65146);
/* harmony import */ var _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53132);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44729);



const callMs = 15_000;
const largePages = { per_page: 100 };
const repeatable = { request: { isRepeatable: true } };
async function openHost({ api, hasGraphql, repository, token }, { totalTimeoutMs = 90_000, until = null, secondMs = 1_000, fetch: way = fetch } = {}) {
    const [{ getOctokit }, { retry }, { throttling }] = await hostLibraries();
    const baseUrl = api.replace(/\/+$/, '');
    const time = (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until);
    const fitsIn = (seconds, _options, _client, tries) => tries < 3 && seconds * secondMs < time.leftMs();
    const octokit = getOctokit(token, {
        baseUrl,
        userAgent: 'phase-executor',
        request: { fetch: fetchOnce(new URL(baseUrl), way, time) },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: clientErrors },
        throttle: {
            onRateLimit: fitsIn,
            onSecondaryRateLimit: fitsIn,
            retryAfterBaseValue: secondMs,
            write: atOnce,
            notifications: atOnce,
        },
    }, keepFailure, retry, throttling);
    boundCalls(octokit, new URL(baseUrl).host, time);
    const [owner = '', repo = ''] = repository.split('/');
    const graphql = hasGraphql ? graphqlOf(octokit, new URL(baseUrl).host) : null;
    let viewer = null;
    const askViewer = async () => {
        if (graphql === null)
            return (await octokit.rest.users.getAuthenticated()).data.login;
        return (await graphql('query { viewer { login } }')).viewer.login;
    };
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        request: octokit.request,
        graphql,
        repository,
        here: { owner, repo },
        viewer: () => {
            viewer ??= askViewer();
            return viewer;
        },
    };
}
function hostLibraries() {
    return Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4942), __webpack_require__.e(2270)]).then(__webpack_require__.bind(__webpack_require__, 22270)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
}
const clientErrors = Array.from({ length: 100 }, (_, at) => 400 + at).filter((status) => status !== 429);
const atOnce = { key: () => ({ schedule: (_options, job) => job() }) };
function fetchOnce(api, way, time) {
    return (url, request) => (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(callMs, time, async (signal) => {
        const { pathname, search } = new URL(url);
        const answer = await way(`${api.origin}${pathname}${search}`, { ...request, signal });
        await answer.clone().arrayBuffer();
        return answer;
    }).catch((error) => {
        const isFinal = error.isFinal === true || time.leftMs() <= 0;
        throw Object.assign(new Error(error.message, { cause: error }), { name: isFinal ? 'AbortError' : 'Error' });
    });
}
function keepFailure({ hook }) {
    hook.error('request', (error, options) => {
        options.request.failure = error;
        throw error;
    });
    return {};
}
function boundCalls({ hook, request: { endpoint } }, host, time) {
    hook.wrap('request', async (request, options) => {
        const isCreating = options.method === 'POST' && options.url !== '/graphql' && !options.request.isRepeatable;
        options.request = { ...options.request, ...(isCreating ? { retries: 0 } : {}) };
        const { pathname } = new URL(endpoint(options).url);
        const what = `${options.method} ${pathname.slice(1)}`;
        try {
            const answer = await (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(Infinity, time, async () => request(options));
            if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
                throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(what, 'it is not JSON');
            return answer;
        }
        catch (error) {
            throw error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error : (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hostError */ .FT)(options.request.failure ?? error, host, what);
        }
    });
}
function graphqlOf({ graphql }, host) {
    return async (query, variables = {}) => {
        try {
            return await graphql(query, variables);
        }
        catch (error) {
            const [first] = error.errors ?? [];
            if (first === undefined)
                throw error;
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`${host} refused: ${first.message}`, 200, first.message);
        }
    };
}
function boundsOf({ environment, interrupt: { soon } }, totalTimeoutMs = 90_000) {
    const fetch = (0,_system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchFrom */ .pL)(environment);
    return soon.aborted ? { totalTimeoutMs: 2_000, until: null, fetch } : { totalTimeoutMs, until: soon, fetch };
}
function deliveryRoute(world) {
    const { fetch, totalTimeoutMs, until } = boundsOf(world, 30_000);
    return { fetch, time: (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until) };
}
async function hostOf(world, totalTimeoutMs) {
    return hostAt(world.environment, world.settings['github-token'], boundsOf(world, totalTimeoutMs));
}
async function hostAt(environment, token, bounds) {
    const access = hostAccess(environment, token);
    return access && openHost(access, { fetch: (0,_system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchFrom */ .pL)(environment), ...bounds });
}
function hostAccess(environment, token) {
    const { GITHUB_API_URL: api = '', GITHUB_GRAPHQL_URL: graphql = '', GITHUB_REPOSITORY: repository = '', } = environment;
    if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository))
        return null;
    return { api, hasGraphql: URL.canParse(graphql), repository, token };
}
const repositoryForm = /^[\w.-]+\/[\w.-]+$/;


/***/ }),

/***/ 44729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ createdOnce),
/* harmony export */   FT: () => (/* binding */ hostError),
/* harmony export */   J0: () => (/* binding */ unlessRefused),
/* harmony export */   LR: () => (/* binding */ mayHaveActed),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   dh: () => (/* binding */ HostError)
/* harmony export */ });
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);

class HostError extends Error {
    name = 'HostError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
    status;
    said;
    constructor(message, status = null, said = '') {
        super(message);
        this.status = status;
        this.said = said;
    }
}
function mayHaveActed(error) {
    return error instanceof HostError && (error.status === null || error.status >= 500);
}
async function unlessRefused(call, statuses, value) {
    return call.catch((error) => {
        if (error instanceof HostError && statuses.includes(error.status ?? 0))
            return value;
        throw error;
    });
}
async function createdOnce(create, find) {
    try {
        return await create();
    }
    catch (error) {
        if (!mayHaveActed(error))
            throw error;
        return (await find()) ?? (await create());
    }
}
function unreadable(what, why) {
    return new HostError(`${what}: the answer cannot be read: ${why}`, 200);
}
function hostError({ status = 0, response, message }, host, what) {
    if (response === undefined)
        return new HostError(`${host} did not answer ${what}: ${message}`);
    const said = messageIn(response.data);
    const needed = response.headers['x-accepted-github-permissions'];
    const lacking = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
    const hint = status === 401 ? ' (the token is wrong or has expired)' : lacking;
    return new HostError(`${host}, ${what}: answered ${status}: ${said}${hint}`, status, said);
}
function messageIn(data) {
    const { message, errors = [] } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((each) => typeof each === 'string' ? each : JSON.stringify(each));
    const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
    return text.replace(/\s+/g, ' ').slice(0, 300);
}


/***/ }),

/***/ 43043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ propose),
/* harmony export */   Ee: () => (/* binding */ mayOpenAdvice),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Tb: () => (/* binding */ pullRequestsOf)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function pullRequestsOf(branch, host) {
    const head = `${host.here.owner}:${branch}`;
    const all = await host.paginate(host.rest.pulls.list, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, state: 'all', head });
    return all
        .filter((each) => each.head.ref === branch && each.head.repo?.full_name === host.repository)
        .sort((one, other) => other.number - one.number);
}
async function defaultBranch(host) {
    return (await host.rest.repos.get(host.here)).data.default_branch;
}
const mayOpenAdvice = 'check "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General, or pass push_token';
async function propose(proposal, host) {
    return proposed(proposal, host).catch((error) => {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.status !== 403)
            throw error;
        const advice = /not permitted to create/i.test(error.said)
            ? mayOpenAdvice
            : 'give the job the permission pull-requests: write';
        const said = error.said.replace(/\.$/, '');
        const refusal = `the host refused the pull request of ${proposal.branch} (403: ${said}); ${advice}`;
        return { pullRequest: null, note: null, refusal };
    });
}
async function proposed(proposal, host) {
    const found = await pullRequestsOf(proposal.branch, host);
    const open = found.find(({ state }) => state === 'open');
    if (open)
        return updated(open, proposal, host);
    const [last] = found;
    if (!last || last.merged_at)
        return opened(proposal, host);
    return { pullRequest: null, note: `pull request #${last.number} is closed; reopen it to have it updated` };
}
async function opened(proposal, host) {
    const { branch, base, title, body, isReady } = proposal;
    const make = async () => {
        const { data } = await host.rest.pulls.create({ ...host.here, title, body, head: branch, base, draft: !isReady });
        return { pullRequest: await withTitle(data, proposal, host), note: null };
    };
    try {
        return await make();
    }
    catch (error) {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        if (/no commits between/i.test(error.said))
            return { pullRequest: null, note: null };
        if (/draft pull requests are not supported/i.test(error.said))
            return { pullRequest: null, note: noDrafts };
        if (!(0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHaveActed */ .LR)(error) && !/already exists/i.test(error.said))
            throw error;
        const there = (await pullRequestsOf(branch, host)).find(({ state }) => state === 'open');
        if (there)
            return updated(there, proposal, host);
        return make();
    }
}
const noDrafts = 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds';
async function withTitle(made, { isReady }, host) {
    const isMarked = made.title.startsWith(unfinished);
    const title = isReady ? made.title.replace(unfinished, '') : `${unfinished}${made.title}`;
    const isRight = isReady ? !isMarked : isMarked || made.draft === true;
    return isRight ? made : changed(made, { title }, host);
}
const unfinished = 'WIP: ';
async function changed({ number }, fields, host) {
    return (await host.rest.pulls.update({ ...host.here, pull_number: number, ...fields })).data;
}
async function updated(there, proposal, host) {
    const { body, isReady } = proposal;
    const [marker = ''] = body.split('\n', 1);
    const isOurs = (there.body ?? '').startsWith(marker) && there.user?.login === (await host.viewer());
    if (!isOurs)
        return { pullRequest: there, note: null };
    const current = there.body === body ? there : await changed(there, { body }, host);
    const pullRequest = await withTitle(current, proposal, host);
    if (!isReady || pullRequest.draft !== true)
        return { pullRequest, note: null };
    return markReady(pullRequest, host);
}
async function markReady(pullRequest, host) {
    const { number, node_id: id } = pullRequest;
    const byHand = `mark pull request #${number} ready for review by hand`;
    if (host.graphql === null)
        return { pullRequest, note: `${byHand}: this host has no GraphQL` };
    const mutation = 'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
    try {
        await host.graphql(mutation, { id });
        return { pullRequest: { ...pullRequest, draft: false }, note: null };
    }
    catch (error) {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        return { pullRequest, note: `${byHand}: ${error.message}` };
    }
}


/***/ }),

/***/ 63746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ nothingUploaded),
/* harmony export */   w: () => (/* binding */ hostLinks)
/* harmony export */ });
/* harmony import */ var _host_host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);

const nothingUploaded = { page: null, record: null };
function hostLinks({ environment }, hasCommits, uploaded = nothingUploaded) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
    if (!URL.canParse(server) || !_host_host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryForm */ .Z7.test(name) || !/^\d+$/.test(id))
        return null;
    const repository = `${server.replace(/\/+$/, '')}/${name}`;
    return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...uploaded };
}


/***/ }),

/***/ 16979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ notificationBody),
/* harmony export */   D: () => (/* binding */ phaseNotification)
/* harmony export */ });
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71440);

const types = {
    success: 'phase.completed',
    failure: 'phase.failed',
    blocked: 'phase.blocked',
    skipped: 'phase.skipped',
};
function phaseNotification(story, folder) {
    const { phase, verdict, decision, why, signal, evidence, branch, head, host, run, at } = story;
    const isCutOff = verdict === 'cut off' || story.exitStatus === 'INTERRUPTED';
    const type = isCutOff || !(verdict in types) ? 'phase.interrupted' : types[verdict];
    return {
        version: 1,
        type: type,
        timestamp: new Date(at).toISOString(),
        data: {
            phase: { id: phase.id, name: phase.name },
            folder,
            runId: run?.key.runId ?? null,
            exitStatus: verdict === 'cut off' ? 'INTERRUPTED' : story.exitStatus,
            decision: decision === null ? null : { action: decision, why },
            why: decision === null || signal === null ? why : (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .signalText */ .UW)(signal),
            next: (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .stepTexts */ .B0)(story)[0],
            evidence,
            branch,
            head,
            plans: story.plans.map((plan) => ({
                id: plan.id,
                status: plan.verdict,
                attempts: plan.attempts.length,
                said: (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .openText */ .Uq)(plan),
            })),
            signal,
            repository: host?.repository ?? null,
            links: linksTo(host, head),
            truncated: false,
        },
    };
}
function linksTo(host, head) {
    if (host === null)
        return {};
    const commit = host.hasCommits && head !== null ? { commit: `${host.repository}/commit/${head}` } : {};
    const report = host.page === null ? {} : { report: host.page };
    return { run: host.run, ...report, ...commit };
}
const mostCharacters = 200_000;
function notificationBody(notification) {
    const whole = JSON.stringify(notification);
    if (whole.length <= mostCharacters)
        return whole;
    const { data } = notification;
    const signal = data.signal === null ? null : { ...data.signal, details: { reason: data.why } };
    const plans = data.plans.slice(0, 50);
    return JSON.stringify({ ...notification, data: { ...data, plans, signal, truncated: true } });
}


/***/ }),

/***/ 44181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ checkpointTags),
/* harmony export */   N5: () => (/* binding */ isGateCutOff),
/* harmony export */   Th: () => (/* binding */ announcedCheckpoints),
/* harmony export */   ky: () => (/* binding */ lastFold),
/* harmony export */   o7: () => (/* binding */ isCutOff),
/* harmony export */   qp: () => (/* binding */ cutOffAttempts),
/* harmony export */   r_: () => (/* binding */ cutOffGate)
/* harmony export */ });
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);
/* harmony import */ var _orphan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78013);


function isGateCutOff(cutOff) {
    return 'of' in cutOff;
}
function isCutOff(events, checkout) {
    return (cutOffAttempts(events, checkout).length > 0 ||
        latestOfKind(events, 'attempt_start').length > 0 ||
        cutOffGate(events) !== null);
}
function cutOffAttempts(events, checkout) {
    const orphans = new Map((0,_orphan_js__WEBPACK_IMPORTED_MODULE_1__/* .findOrphans */ .t)(events, checkout).map((orphan) => [orphan.tag, orphan]));
    const open = latestOfKind(events, 'checkpoint').map((event) => ({ ...event, adopters: orphans.get(event.tag)?.adopters ?? [] }));
    const tags = new Set(open.map(({ tag }) => tag));
    return [...[...orphans.values()].filter(({ tag }) => !tags.has(tag)), ...open];
}
function cutOffGate(events) {
    const last = events.findLast((event) => (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { gate: 'opens' }) ||
        (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { gate: 'closes' }) ||
        (event.event === 'recovered' && event.of !== undefined));
    return last !== undefined && (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(last, { gate: 'opens' }) ? last : null;
}
function lastFold(events) {
    return (latestOfKind(events, 'fold')
        .sort((one, other) => one.seq - other.seq)
        .at(-1) ?? null);
}
function announcedCheckpoints(events) {
    return events.flatMap((event) => event.event === 'attempt_start' || event.event === 'verify_start' ? [{ plan: event.plan, at: event.since }] : []);
}
function checkpointTags(events) {
    return new Set(events.flatMap((event) => ('tag' in event && event.tag !== undefined ? [event.tag] : [])));
}
function latestOfKind(events, kind) {
    const found = new Map();
    for (const event of events) {
        if (event.event === 'phase_start')
            found.clear();
        else if (isOfKind(event, kind))
            found.set(event.plan, event);
        else if (event.event === 'checkpoint' ||
            event.event === 'retry_wait' ||
            (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { attempt: 'closes' }) ||
            (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'plan' }))
            found.delete(event.plan ?? '');
    }
    return [...found.values()];
}
function isOfKind(event, kind) {
    return event.event === kind;
}


/***/ }),

/***/ 78013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findOrphans)
/* harmony export */ });
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);

function findOrphans(events, checkout) {
    const found = new Map();
    const begunAt = new Map();
    for (const event of events) {
        if (!('plan' in event) || event.plan === undefined)
            continue;
        const { plan } = event;
        const known = found.get(plan);
        const isOfIt = ({ runId, attempt }) => known?.runId === runId && known.attempt === attempt;
        switch (event.event) {
            case 'attempt_start':
                found.delete(plan);
                begunAt.set(plan, Date.parse(event.since));
                break;
            case 'checkpoint':
                found.delete(plan);
                if (event.place !== undefined && event.place !== checkout)
                    found.set(plan, newDraft(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
                break;
            case 'agent_start':
                if (known && isOfIt(event)) {
                    known.endsAt = Date.parse(event.at) + event.timeoutMs;
                    known.agent = event.agent;
                    known.boundary = { cage: event.cage ?? 'none', network: event.network };
                    known.isEndSeen = false;
                }
                break;
            case 'agent_end':
                if (known && isOfIt(event) && event.ok)
                    known.isEndSeen = true;
                else
                    found.delete(plan);
                break;
            case 'adopt':
                known?.adopters.push(event.runId);
                break;
            case 'repair':
                if (known?.attempt === event.attempt)
                    known.repairs = event.repair;
                break;
            case 'verify_start':
                if (known)
                    known.checkedSince = event.since;
                break;
            case 'verify':
                if (known)
                    known.checkedSince = null;
                break;
            default:
                if (endsOrphan(event))
                    found.delete(plan);
        }
    }
    return [...found.values()].flatMap(({ endsAt, ...rest }) => (endsAt === null ? [] : [{ ...rest, endsAt }]));
}
function newDraft(event, place, startedAt) {
    const { phase, plan, attempt, tag, runId } = event;
    return {
        phase,
        plan,
        attempt,
        place,
        runId,
        startedAt,
        tag,
        agent: '',
        adopters: [],
        endsAt: null,
        isEndSeen: false,
        repairs: undefined,
        boundary: { cage: 'none' },
        checkedSince: null,
    };
}
function endsOrphan(event) {
    if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'plan' }))
        return event.event === 'plan_complete' || event.signal.attempt !== undefined;
    const { attempt } = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event);
    return attempt === 'decides' || attempt === 'closes';
}


/***/ }),

/***/ 43620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ totalSpent),
/* harmony export */   p: () => (/* binding */ recordedSpending)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _growing_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25801);


function recordedSpending(events) {
    return [...accountsSoFar(events).values()].map(({ plan, attempt, closed, open }) => ({
        plan,
        attempt,
        spent: open === _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at ? closed : (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([closed, { ...open, isEstimate: true }]),
    }));
}
const accountsSoFar = (0,_growing_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readingOnward */ .C)(() => new Map(), take);
function take(accounts, event) {
    const keyOf = (plan, attempt, runId) => `${runId}\0${plan}\0${attempt}`;
    const accountOf = ({ plan, attempt, runId }) => {
        const key = keyOf(plan, attempt, runId);
        const account = accounts.get(key) ?? { plan, attempt, closed: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at, open: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at };
        accounts.set(key, account);
        return account;
    };
    switch (event.event) {
        case 'phase_complete':
            accounts.clear();
            break;
        case 'agent_start':
        case 'agent_spend':
        case 'agent_end': {
            const account = accountOf(event);
            if ('spent' in event && event.spent)
                account.open = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .laterSpent */ .j6)(account.open, event.spent);
            if (event.event === 'agent_spend')
                break;
            account.closed = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([account.closed, account.open]);
            account.open = _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at;
            break;
        }
        case 'adopt': {
            const account = accountOf(event);
            for (const runId of [event.from, ...event.adopters]) {
                const before = accounts.get(keyOf(event.plan, event.attempt, runId));
                if (before === undefined)
                    continue;
                account.closed = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)([account.closed, before.closed]);
                account.open = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .laterSpent */ .j6)(account.open, before.open);
                accounts.delete(keyOf(event.plan, event.attempt, runId));
            }
            break;
        }
    }
}
function totalSpent(spending, plan) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)(spending.flatMap((each) => (plan === undefined || each.plan === plan ? [each.spent] : [])));
}


/***/ }),

/***/ 80699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ settingsLines),
/* harmony export */   NZ: () => (/* binding */ shownSettings),
/* harmony export */   gA: () => (/* binding */ settingsHeading),
/* harmony export */   vR: () => (/* binding */ changedSettingsLines)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _table_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47272);
/* harmony import */ var _table_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39126);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26623);





function shownSettings({ settings, configuration }) {
    const { file, commit, text, origins, givenAs } = configuration;
    const from = (name) => {
        const origin = origins.get(name) ?? 'default';
        if (origin === 'default')
            return origin;
        return origin === 'given' ? givenAs : `${file}:${origin.line}`;
    };
    const rows = _table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.flatMap(({ name, key, value: placeholder, shown }) => {
        const value = shown === undefined ? settings[name] : shown(settings[name]);
        return key === null ? [] : [[key, { value: writtenValue(value, placeholder), from: from(name) }]];
    });
    return { config: { file, commit, found: text !== null }, values: Object.fromEntries(rows) };
}
function writtenValue(value, placeholder) {
    if (placeholder === 'duration' && typeof value === 'number')
        return (0,_table_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(value);
    return placeholder === 'ceilings' ? (0,_table_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .ceilingsText */ .mZ)(value) : value;
}
function settingsLines(shown) {
    return [settingsHeading(shown), ...settingLines(Object.entries(shown.values))];
}
function changedSettingsLines(shown) {
    const changed = Object.entries(shown.values).filter(([, { from }]) => from !== 'default');
    return changed.length === 0
        ? []
        : [`${settingsHeading(shown)} (doctor --all also shows the defaults)`, ...settingLines(changed)];
}
function settingsHeading({ config: { file, commit, found } }) {
    if (!found)
        return `Settings: there is no ${file}`;
    return commit === null ? `Settings: ${file} as it is on the disk` : `Settings: ${file} of commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m_)(commit)}`;
}
function settingLines(values) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .alignedRows */ .wC)(values.map(([key, { value, from }]) => [key, settingValueText(value), from]));
}
function settingValueText(value) {
    const text = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(text, 60);
}


/***/ }),

/***/ 26684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53132);

const mostReplyBytes = 64 * 1024;
async function deliver(delivery, route) {
    const host = (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .urlHost */ .cz)(delivery.url);
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetries */ .LH)(async () => {
        const { status, isOk, headers, text } = await posted(delivery, route).catch((error) => {
            throw Object.assign(new Error(`${host} did not answer: ${error.message}`), { isFinal: error.isFinal });
        });
        if (isOk)
            return text;
        const isRedirect = status >= 300 && status < 400;
        const said = isRedirect ? 'redirects are not followed' : text.replace(/\s+/g, ' ').trim().slice(0, 300);
        const failure = { isFinal: !delivery.isTransient(status), waitMs: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedWaitMs */ .yL)(headers) };
        throw Object.assign(new Error(`${host} answered ${status}${said === '' ? '' : `: ${said}`}`), failure);
    }, route);
}
async function posted({ url, body, headers, callMs }, { fetch, time }) {
    const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(callMs, time, async (signal) => {
        const answer = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal });
        return { status: answer.status, isOk: answer.ok, headers: answer.headers, text: await readStart(answer) };
    });
}
async function readStart(answer) {
    const chunks = [];
    let size = 0;
    for await (const chunk of answer.body ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= mostReplyBytes)
            break;
    }
    return Buffer.concat(chunks).subarray(0, mostReplyBytes).toString('utf8');
}


/***/ }),

/***/ 53132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Q5: () => (/* binding */ callTime),
/* harmony export */   cz: () => (/* binding */ urlHost),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   yL: () => (/* binding */ requestedWaitMs)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

function callTime(totalMs, until = null) {
    const endsAt = performance.now() + totalMs;
    return { until, leftMs: () => (until?.aborted ? 0 : endsAt - performance.now()) };
}
class NoAnswerError extends Error {
    name = 'NoAnswerError';
}
const mostTries = 4;
async function withRetries(call, { delayMs = 1_000, tries = mostTries, time }) {
    for (let count = 1;; count += 1) {
        try {
            return await call();
        }
        catch (error) {
            const { isFinal = false, waitMs = null } = error;
            const wait = waitMs ?? delayMs * 2 ** (count - 1);
            if (isFinal || count >= tries || wait > (time?.leftMs() ?? Infinity))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, time?.until ? { signal: time.until } : {}).catch(() => undefined);
        }
    }
}
async function within(mostMs, { leftMs, until }, call) {
    const ended = new AbortController();
    const end = () => ended.abort(new NoAnswerError('no answer in time'));
    const tooLate = new Promise((_, reject) => {
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason), { once: true });
    });
    const timer = setTimeout(end, Math.max(0, Math.ceil(Math.min(mostMs, leftMs()))));
    until?.addEventListener('abort', end, { once: true });
    if (until?.aborted)
        end();
    try {
        return await Promise.race([tooLate, call(ended.signal)]);
    }
    finally {
        clearTimeout(timer);
        until?.removeEventListener('abort', end);
    }
}
function requestedWaitMs(headers) {
    const after = headers.get('retry-after') ?? '';
    if (/^\d{1,6}$/.test(after))
        return Number(after) * 1_000;
    const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
    return Number.isNaN(wait) ? null : Math.max(0, wait);
}
function urlHost(url) {
    return URL.canParse(url) ? new URL(url).host : url;
}


/***/ })

};
;