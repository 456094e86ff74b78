"use strict";
exports.id = 7024;
exports.ids = [7024,3620];
exports.modules = {

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

/***/ 20693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (/* binding */ runDoctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/adapters/cli-program.js
var cli_program = __webpack_require__(2964);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/agents/cage/cage.js + 2 modules
var cage_cage = __webpack_require__(48141);
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
        const obstacles = await (0,host_error/* unlessRefused */.J0)(looking, [401, 403, 404], null);
        if (obstacles === null)
            unread.push({ what, needed });
        return obstacles ?? [];
    };
    const matches = [
        ...(await onPush(terms, host)),
        ...(await onRequired(terms.base, host)),
        ...(await readable(onPullRequests(host), "the Actions' permissions", 'administration: read')),
        ...(terms.secret === ''
            ? []
            : await readable(onSecret(terms.secret, host), 'the names of secrets', 'secrets: read')),
    ];
    if (unread.length === 0)
        return matches;
    const needed = [...new Set(unread.map((each) => each.needed))].join(', ');
    const names = unread.map(({ what }) => what).join('; ');
    return [
        ...matches,
        buildObstacle(`not read: ${names}`, `the token needs ${needed} to read them; some hosts have none of them`),
    ];
}
function buildObstacle(match, advice) {
    return { isFatal: false, found: match, advice };
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
    const obstacles = [];
    for (const { type, parameters, ruleset_id: id } of await (0,branch_rules/* branchRules */.q)(branch, host)) {
        const isUnsigned = type === 'required_signatures';
        if (!pushBlocks.includes(type) || (isUnsigned && isSigned))
            continue;
        if (id !== undefined && !(await (0,branch_rules/* boundRuleset */.HK)(id, host)))
            continue;
        const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
        const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
        obstacles.push({ isFatal: true, found: `${branch}: rule ${type.replaceAll('_', ' ')}${pattern}`, advice });
    }
    return obstacles;
}
async function onRequired(base, host) {
    const checks = await (0,branch_rules/* requiredChecks */.J4)(base, await (0,branch_rules/* branchRules */.q)(base, host), host);
    const names = [...new Set(checks.map(({ name }) => name))].filter((name) => name !== 'phase-executor');
    const traps = names.filter((name) => name.startsWith('phase/'));
    const others = names.filter((name) => !traps.includes(name));
    const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
    const unstarted = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
    return [
        ...(traps.length > 0 ? [buildObstacle(`${base}: ${traps.join(', ')} is required`, trap)] : []),
        ...(others.length > 0 ? [buildObstacle(`${base}: required checks ${others.join(', ')}`, unstarted)] : []),
    ];
}
async function onPullRequests(host) {
    const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
    return data.can_approve_pull_request_reviews
        ? []
        : [buildObstacle('Actions may not create pull requests', pull_request/* mayOpenAdvice */.Ee)];
}
async function onSecret(secret, host) {
    const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...host_client/* largePages */.Gc });
    if (secrets.some(({ name }) => name === secret))
        return [];
    const advice = 'add it, unless it is a secret of the organisation or of an environment';
    return [buildObstacle(`no secret ${secret}`, advice)];
}

// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
;// CONCATENATED MODULE: ./lib/run/forecast/host-forecast.js








async function hostForecast(ref, git, { settings, environment }) {
    const location = { ...(await remoteVariables(git)), ...environment };
    const host = await (0,host_client/* hostAt */.gu)(location, settings['github-token'], {
        totalTimeoutMs: 20_000,
        fetch: (0,proxy/* fetchFrom */.pL)(environment),
    });
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
    const ways = addresses.map((address) => ({
        host: new URL(address).host,
        proxy: (0,proxy/* proxyTo */.UM)(address, environment)?.host ?? null,
    }));
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
// EXTERNAL MODULE: ./lib/run/room/installed-folders.js
var installed_folders = __webpack_require__(12419);
// EXTERNAL MODULE: ./lib/settings/call/set-up-command.js + 1 modules
var set_up_command = __webpack_require__(77675);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/process/job-program.js
var job_program = __webpack_require__(83981);
// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/doctor-command.js























function buildCheck(name, ok, match, advice = '') {
    return { name, ok, found: match, advice };
}
const runDoctor = async ([ref], world) => {
    const { settings } = world;
    const root = (0,call_world/* projectRoot */.Y)(world);
    const checks = [
        checkNode(),
        ...(await checkRepository(root, world)),
        ...checkSurroundings(root, world),
        ...(await checkNetwork(root, world)),
        ...(await checkSandbox(settings)),
        ...checkAgents(world),
        ...(await hostRules(ref, root, world)),
    ];
    const isUsable = checks.every(({ name, ok }) => name !== 'repository' || ok === true);
    const forecast = ref === undefined || !isUsable ? null : await buildForecast(ref, world);
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
async function buildForecast(ref, world) {
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
function checkNode() {
    const [major = 0] = process.versions.node.split('.').map(Number);
    return buildCheck('node', major >= 20, process.versions.node, 'install Node 20 or newer');
}
async function checkRepository(root, world) {
    try {
        const git = await git_git/* Git */.T.open(root, world.environment);
        const { sha, branch } = await git.head();
        const match = `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${(0,text_text/* shortId */.m_)(sha)}`;
        return [
            buildCheck('repository', true, match),
            checkCredentials(git),
            await cageHere(git, world),
            ...(await roomsHere(git, world)),
        ];
    }
    catch (error) {
        return [buildCheck('repository', false, 'not usable', error instanceof Error ? error.message : String(error))];
    }
}
async function checkSandbox(settings) {
    const { kind } = await (0,namespace/* findNamespace */.z$)();
    const { kind: reaper } = await (0,namespace/* findReaper */.Nc)();
    const isHeld = reaper === 'reaper';
    return [
        buildCheck('namespace', kind === 'reaper' || kind === 'none' ? null : true, boundaries[kind], 'what a test starts can see the engine at work; allow user namespaces on Linux, or run as root'),
        ...(settings.network === 'full' ? [] : [await ownNetwork(settings)]),
        buildCheck('timeout', (0,job_program/* timeoutWords */.nX)(1_000).length > 0 ? true : null, (0,job_program/* timeoutWords */.nX)(1_000).length > 0 ? 'ends programs of the job that hang' : 'no GNU timeout', 'a git, an npm or a CLI that hangs before the run ends the run, not the call; install GNU coreutils'),
        buildCheck('processes', isHeld ? true : null, isHeld ? 'all that a command starts ends with it' : 'what a command starts is looked for', 'a process that detaches itself can outlive an attempt without a cage; use Linux with Perl to be sure'),
    ];
}
async function ownNetwork({ network }) {
    const isHeld = (await (0,own_network/* withOwnNetwork */.b)(await (0,namespace/* findNamespace */.z$)(), null)) !== null;
    const match = `network: ${network} ${isHeld ? 'can' : 'cannot'} be held`;
    return buildCheck('own network', isHeld, match, 'a phase ends BLOCKED here; allow user namespaces on Linux, or run as root');
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
        return buildCheck('cage', level === 'kernel' ? true : null, level, problem ?? '');
    }
    finally {
        await cage.close();
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
async function roomsHere(git, { settings, temporaryDirectory }) {
    const { ignored = [] } = await git.state();
    const { folders, way, kib, tooLarge } = await (0,installed_folders/* findInstalled */.c9)(git, ignored, temporaryDirectory);
    const there = ignored.map((path) => path.replace(/\/$/, ''));
    const missing = [...tooLarge, ...there.filter((path) => /^(\.?venv|\.tox)$/.test((0,external_node_path_.basename)(path)))];
    const how = way === 'shared'
        ? 'shared with the checkout by the disk, at no cost'
        : `copied, ${Math.ceil(kib / 1024)} MiB a room`;
    const isMade = (0,set_up_command/* setUpCommand */.bw)(settings['setup-command'], git.root, git.root) !== null;
    return [
        ...(folders.length === 0 ? [] : [buildCheck('rooms', true, `${(0,text_text/* firstFew */.Dt)(folders)}: ${how}`)]),
        ...(missing.length === 0
            ? []
            : [
                buildCheck('rooms', isMade ? true : null, `${(0,text_text/* firstFew */.Dt)(missing)}: ${isMade ? 'made by setup-command, once a room' : 'not there'}`, 'set setup-command to a command that makes them: they are too large to copy, or name the checkout'),
            ]),
    ];
}
function checkCredentials(git) {
    const advice = (0,policies/* storedCredentials */._2)(git);
    const result = advice === null ? 'none in the configuration of git' : 'a token in the configuration of git';
    return buildCheck('credentials', advice === null, result, advice ?? '');
}
function checkSurroundings(root, world) {
    const hasPhases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.planning', 'phases'));
    const bash = (0,program/* findProgram */.K)(world.environment.PATH ?? '', 'bash');
    return [
        buildCheck('.planning', hasPhases, hasPhases ? 'phases found' : 'no phases', `${root} has no .planning/phases; set --root`),
        buildCheck('bash', bash !== null, bash ?? 'not found', 'install bash: agents and verification commands run in it'),
    ];
}
async function checkNetwork(root, world) {
    const git = await git_git/* Git */.T.open(root, world.environment).catch(() => null);
    const environment = { ...(git && (await remoteVariables(git))), ...world.environment };
    try {
        const ways = outgoingWays(world.settings, { environment });
        return ways.map((match) => buildCheck('network', true, match));
    }
    catch (error) {
        return [buildCheck('network', false, 'unusable proxy', error.message)];
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
        return [buildCheck('host', true, 'no rule blocks a phase')];
    return obstacles.map(({ isFatal, found, advice }) => buildCheck('host', isFatal ? false : null, found, advice));
}
function checkAgents(world) {
    return coding_agents/* cliNames */.jW.map((name) => {
        const path = (0,program/* findProgram */.K)(world.environment.PATH ?? '', name);
        const advice = `only needed for agent: ${name} (${(0,cli_program/* installLine */.c6)(clis/* clis */.g[name])})`;
        return buildCheck(`agent ${name}`, path === null ? null : true, path ?? 'not found', advice);
    });
}


/***/ }),

/***/ 33526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ planHash),
/* harmony export */   dm: () => (/* binding */ readPlanText),
/* harmony export */   pL: () => (/* binding */ readUserSetup)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30655);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14295);
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97020);





function readPlanText(text) {
    const reads = [];
    let out = '';
    let from = 0;
    for (const { name, at, start, end, after, closed } of (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .findElements */ .be)((0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .maskText */ .gC)(text), references)) {
        if (!closed)
            continue;
        const inside = name === 'context' ? withoutReferences(text.slice(start, end), reads) : '';
        out += text.slice(from, at) + (inside.trim() === '' ? '' : text.slice(at, start) + inside + text.slice(end, after));
        from = after;
    }
    out += text.slice(from);
    return { text: out.replace(/\n{3,}/g, '\n\n').trim(), reads: [...new Set(reads)] };
}
const references = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .elementNames */ .Hv)(['context', 'execution_context']);
function withoutReferences(context, reads) {
    const lines = context.split('\n').filter((line) => {
        const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
        if (path === undefined)
            return true;
        const existing = inProject(path);
        if (existing !== null)
            reads.push(`${existing}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
        return false;
    });
    return lines.join('\n');
}
function inProject(path) {
    if (path.includes('get-shit-done/'))
        return null;
    if (!/^(?:[/~$]|[A-Za-z]:)/.test(path))
        return path;
    const at = path.lastIndexOf('/.planning/');
    return at < 0 ? null : path.slice(at + 1);
}
function planHash({ text }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
}
function readUserSetup({ text: source, keyLines }) {
    const line = keyLines.get('user_setup');
    if (line === undefined)
        return [];
    return (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)((0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontmatter */ .zT)(source).values.get('user_setup')).flatMap((item) => {
        const { service, why, task, env_vars: variables } = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(item) ? item : {};
        const about = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(service) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(task) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(why) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(item);
        const names = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(variables).map((each) => ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(each) && (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(each.name)) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(each));
        const existing = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
        return about === '' && existing.length === 0 ? [] : [{ line, about, variables: existing }];
    });
}


/***/ }),

/***/ 35178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y7: () => (/* binding */ doubtOfResuming),
/* harmony export */   _E: () => (/* binding */ namesPlan),
/* harmony export */   iQ: () => (/* binding */ readyPlans),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);
/* harmony import */ var _overlap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30934);




function readyPlans(schedule, states, options = {}) {
    if (schedule.cycle)
        return [];
    const stateOf = (id) => states.get(id) ?? 'pending';
    const running = schedule.plans.filter(({ plan }) => stateOf(plan.id) === 'running');
    const nearby = [...running];
    const ready = [];
    for (const scheduled of byWave(schedule)) {
        if (nearby.length >= (options.limit ?? Number.POSITIVE_INFINITY))
            break;
        if (stateOf(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => stateOf(id) === 'done'))
            continue;
        if (options.apart && nearby.some((other) => (0,_overlap_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedFiles */ .Nt)(scheduled.footprint, other.footprint).length > 0))
            continue;
        nearby.push(scheduled);
        ready.push(scheduled.plan.id);
    }
    return ready;
}
function blockedBy(schedule, states) {
    const held = new Map();
    for (const { plan, dependsOn } of byWave(schedule)) {
        if ((states.get(plan.id) ?? 'pending') !== 'pending')
            continue;
        for (const id of dependsOn) {
            const state = states.get(id) ?? 'pending';
            const further = held.get(id);
            if (state === 'failed' || state === 'blocked' || state === 'skipped')
                held.set(plan.id, { plan: plan.id, root: id, state });
            else if (further)
                held.set(plan.id, { ...further, plan: plan.id });
            else
                continue;
            break;
        }
    }
    return schedule.plans.flatMap(({ plan }) => held.get(plan.id) ?? []);
}
function byWave({ plans }) {
    return [...plans].sort((a, b) => a.wave - b.wave);
}
function doubtOfResuming(plan, commits) {
    if (plan.halted)
        return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
    if (plan.hasSummary || commits.length === 0)
        return null;
    const shown = commits.map(({ sha, subject }) => `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(sha)} ${subject}`);
    return `plan ${plan.id} has commits (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}
function namesPlan(subject, phase, planId) {
    const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
    if (scope === undefined)
        return false;
    if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-'))
        return true;
    const named = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planNumber */ .RB)(scope);
    return named?.phase === (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseKey */ .nm)(phase) && named.plan === ((0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planNumber */ .RB)(planId)?.plan ?? (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planKey */ .vH)(planId));
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
/* harmony export */   Zj: () => (/* binding */ connectHost),
/* harmony export */   gu: () => (/* binding */ hostAt)
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
    const graphql = hasGraphql ? buildGraphqlClient(octokit, new URL(baseUrl).host) : null;
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
    return (url, request) => (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(callMs, time, async (signal) => {
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
            const answer = await (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(Infinity, time, async () => request(options));
            if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
                throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .buildUnreadable */ .y8)(what, 'it is not JSON');
            return answer;
        }
        catch (error) {
            throw error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error : (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hostError */ .FT)(options.request.failure ?? error, host, what);
        }
    });
}
function buildGraphqlClient({ graphql }, host) {
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
function getTimeBounds({ environment, interrupt: { soon } }, totalTimeoutMs = 90_000) {
    const fetch = (0,_system_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchFrom */ .pL)(environment);
    return soon.aborted ? { totalTimeoutMs: 2_000, until: null, fetch } : { totalTimeoutMs, until: soon, fetch };
}
function deliveryRoute(world) {
    const { fetch, totalTimeoutMs, until } = getTimeBounds(world, 30_000);
    return { fetch, time: (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until) };
}
async function connectHost(world, totalTimeoutMs) {
    return hostAt(world.environment, world.settings['github-token'], getTimeBounds(world, totalTimeoutMs));
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
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   y8: () => (/* binding */ buildUnreadable)
/* harmony export */ });
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);

class HostError extends Error {
    name = 'HostError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
    status;
    said;
    constructor(message, status = null, text = '') {
        super(message);
        this.status = status;
        this.said = text;
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
function buildUnreadable(what, reason) {
    return new HostError(`${what}: the answer cannot be read: ${reason}`, 200);
}
function hostError({ status = 0, response, message }, host, what) {
    if (response === undefined)
        return new HostError(`${host} did not answer ${what}: ${message}`);
    const text = extractErrorMessage(response.data);
    const needed = response.headers['x-accepted-github-permissions'];
    const missing = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
    const hint = status === 401 ? ' (the token is wrong or has expired)' : missing;
    return new HostError(`${host}, ${what}: answered ${status}: ${text}${hint}`, status, text);
}
function extractErrorMessage(data) {
    const { message, errors = [] } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((each) => typeof each === 'string' ? each : JSON.stringify(each));
    const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
    return text.replace(/\s+/g, ' ').slice(0, 300);
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
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name)}: ${verdict}; nothing was changed`,
        ...findingLines(document.findings),
        '',
        ...planLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        ...agentLines(document),
        ...budgetLines(document),
    ].join('\n');
}
function findingLines(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const location = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${location}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message)}`;
    });
}
function planLines({ plans, schedule }) {
    const { parallel, steps } = schedule;
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
        ...[id, `wave ${wave}`, stateText({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, each in a clone of its own:`,
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
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows);
}
function oneLine(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(first, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(rest.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest.length + 1, 'line')})`);
}
function budgetLines({ budget: { used, reached, money } }) {
    return [
        ...(used.tokens === 0
            ? []
            : [`Used so far: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(used)}, ${used.tokens} tokens, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(used.turns, 'turn')}`]),
        ...(money === null ? [] : moneyLines(money).map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)),
        ...(reached === null ? [] : [`✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(reached)}`]),
    ];
}
function agentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: shellLine(line) })));
    const isSame = new Set(calls.map(({ text }) => text)).size === 1;
    return [
        `Agent: ${agent.name}${agent.version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(agent.version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
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

/***/ 65888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ verifiedWork),
/* harmony export */   NH: () => (/* binding */ agentQuestions),
/* harmony export */   P_: () => (/* binding */ settledWork),
/* harmony export */   Ul: () => (/* binding */ allPartialWork),
/* harmony export */   Xr: () => (/* binding */ recordedParts),
/* harmony export */   Zh: () => (/* binding */ reopenedPlans),
/* harmony export */   bE: () => (/* binding */ recordedPartialWork),
/* harmony export */   hV: () => (/* binding */ recordedPlans),
/* harmony export */   sU: () => (/* binding */ lastPlanEvent),
/* harmony export */   uM: () => (/* binding */ retriesAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);




function recordedParts(events) {
    const result = new Map();
    for (const event of events) {
        if (event.event === 'plan_complete')
            result.delete(event.plan);
        if (event.event !== 'part')
            continue;
        const { plan, upTo, planHash, base, commit, head, isWitnessed, files } = event;
        const planParts = result.get(plan) ?? [];
        if (planParts.some((part) => part.commit === commit && part.upTo === upTo && part.planHash === planHash))
            continue;
        result.set(plan, [...planParts, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
    }
    return result;
}
function recordedPlans(events) {
    const plans = new Map();
    for (const event of events) {
        if (event.event !== 'plan_complete')
            continue;
        const details = CompletionDetails.safeParse(event.signal.details);
        if (!details.success)
            continue;
        const { planHash, filesModified, alreadyComplete } = details.data;
        const files = (alreadyComplete && plans.get(event.plan)?.files) || filesModified;
        plans.set(event.plan, { planHash, files });
    }
    return plans;
}
const CompletionDetails = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    planHash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    filesModified: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    alreadyComplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
});
function lastPlanEvent(events, plan) {
    return (events.findLast((event) => ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }) || event.event === 'retry_wait') && event.plan === plan) ?? null);
}
function reopenedPlans(events) {
    const result = new Map();
    for (const event of events) {
        if (event.event === 'reopened')
            result.set(event.plan, event.attempt);
        if (event.event === 'plan_complete')
            result.delete(event.plan);
    }
    return result;
}
function retriesAt(events, plans) {
    const waits = plans.flatMap((plan) => {
        const wait = events.findLast((event) => event.event === 'retry_wait' && event.plan === plan);
        return wait?.event === 'retry_wait' ? [Date.parse(wait.at) + wait.backoffMs] : [];
    });
    return waits.length === 0 ? null : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .getLargest */ .p)(waits);
}
function agentQuestions(events) {
    const result = new Map();
    for (const event of events) {
        if (event.event === 'plan_complete')
            result.delete(event.plan);
        if (event.event !== 'plan_blocked')
            continue;
        const { data } = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .QuestionSchema */ .gc.safeParse(event.signal.details.question);
        const existing = result.get(event.plan) ?? [];
        if (data?.kind === 'agent-question' && !existing.some(({ id }) => id === data.id))
            result.set(event.plan, [...existing, data]);
    }
    return result;
}
function settledWork(events) {
    const bases = new Map();
    const settledWorks = [];
    for (const event of events) {
        if (event.event === 'checkpoint')
            bases.set(event.plan, event.head);
        if (event.event === 'fold')
            bases.set(event.plan, event.base);
        if (event.event !== 'part' && event.event !== 'settled')
            continue;
        const { plan, attempt, head } = event;
        if (attempt === undefined || head === null)
            continue;
        const base = bases.get(plan) ?? null;
        settledWorks.push({ plan, attempt, head, base, ...(event.event === 'part' ? { upTo: event.upTo } : {}) });
    }
    return settledWorks;
}
function verifiedWork(events) {
    return events.flatMap((event) => (event.event === 'settled' || event.event === 'summary_adopted') && event.head !== null
        ? [{ plan: event.plan, head: event.head }]
        : []);
}
function recordedPartialWork(events, plan, attempt) {
    return allPartialWork(events).findLast((work) => work.plan === plan && work.attempt === attempt) ?? null;
}
function allPartialWork(events) {
    const heads = new Map();
    return events.flatMap((event) => {
        if (event.event === 'checkpoint')
            heads.set(JSON.stringify([event.plan, event.attempt]), event.head);
        if (event.event !== 'rollback' && event.event !== 'recovered')
            return [];
        const { plan, attempt = 1, kept: ref } = event;
        const reported = event.event === 'rollback' ? event.base : undefined;
        const base = reported ?? heads.get(JSON.stringify([plan, attempt]));
        return plan === undefined || ref === null || base === undefined ? [] : [{ plan, attempt, ref, base }];
    });
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
const accountsSoFar = (0,_growing_log_js__WEBPACK_IMPORTED_MODULE_1__/* .readingOnward */ .C)(() => new Map(), addEvent);
function addEvent(accounts, event) {
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
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)(spending.flatMap((attemptSpending) => plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : []));
}


/***/ }),

/***/ 4842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines),
/* harmony export */   h: () => (/* binding */ agentForecast)
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
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRoot */ .Y)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKey */ .aV)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function commandLines(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
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
    const [level, usd] = Object.entries({ attempt, plan, phase }).find(([, max]) => max !== null) ?? [];
    const price = agent.price?.((0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .buildAgentEnvironment */ .ti)(agent, world));
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
        const done = events.flatMap((ledgerEvent) => (ledgerEvent.event === 'plan_complete' ? [ledgerEvent.plan] : []));
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
    const text = `${range(open)} for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(open, 'open plan')}, because ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(costs.length, 'finished plan')} on record here cost ${range(1)}${costs.length === 1 ? '' : ' each'}`;
    return { text, lowUsd: open * low.costUsd, highUsd: open * high.costUsd, restsOn: costs.length };
}


/***/ }),

/***/ 64188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ phaseForecast),
/* harmony export */   c: () => (/* binding */ catchRefusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51377);
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
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(69454);
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
    const observed = { read, world, state, done, open };
    const recovered = cutOffFindings(observed);
    const stops = await listRefusals(observed, recovered.length > 0);
    const { agent, version: agentVersion, findings: ofAgent } = await agentFindings(observed);
    const ofPlace = await placeFindings(observed);
    const isAway = ofPlace.some(({ code }) => code === 'remote');
    const location = isAway ? (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, { remote: '' }) : world;
    const events = await (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, location, (dir) => world.settings.fresh ? [] : (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecentEvents */ .FB)(dir, read.phase.id));
    const standings = agent === null ? new Map() : await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .readStandings */ .g)(read, done, events, agent, location);
    const questions = await listQuestions(observed, standings);
    const options = { ...observed, agent, agentVersion, events, standings, questions };
    const findings = [
        ...stops,
        ...recovered,
        ...ofAgent,
        ...peopleFindings(options),
        ...(await testFindings(options)),
        ...(await testProgramFindings(observed)),
        ...ofPlace,
        ...(await (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .commandFindings */ .GS)(open, world)),
        ...open.flatMap((plan) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .setUpFindings */ .q6)(plan, world)),
        ...(await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredPromises */ .F)(open, git, prefix)).map(({ plan, message }) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'ignored-promise', `${plan} ${message}`)),
    ];
    return { ground: options, findings };
}
async function listRefusals({ read, world, state, open }, isRecovered) {
    const { settings, configuration } = world;
    const { problem } = configuration;
    return [
        ...(problem === null ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('error', 'configuration', problem.message)]),
        ...(await catchRefusal('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(read.git.gitDir, world.machine))),
        ...(await catchRefusal('settings', () => (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_17__/* .buildRunPolicy */ .OZ)(settings, open.length, { deadlineAt: 0, now: 0 }))),
        ...(settings['allow-dirty'] || isRecovered
            ? []
            : await catchRefusal('dirty-checkout', () => (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_18__/* .refuseDirtyTree */ .fy)(state, read))),
    ];
}
async function catchRefusal(code, check) {
    try {
        await check();
        return [];
    }
    catch (error) {
        const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .foreseenExitCode */ .NI)(error);
        if (exitCode === null)
            throw error;
        return [{ ...(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('error', code, error.message), exitCode }];
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
        const message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'cut-off-run', message)];
    });
}
async function agentFindings(observed) {
    const { world, read } = observed;
    if (observed.open.length === 0)
        return { agent: null, version: null, findings: [] };
    let agent = null;
    const missing = await catchRefusal('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_16__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, version: null, findings: missing };
    return { agent, ...(await (0,_agent_forecast_js__WEBPACK_IMPORTED_MODULE_21__/* .agentForecast */ .h)(agent, world)) };
}
async function listQuestions({ read, world, open, done }, standings) {
    const run = {
        found: { unfinished: await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .unfinishedPlans */ .KK)(read, done, standings, world.settings), standings, orphans: new Map() },
        progress: { done: new Set(done), unverified: new Map() },
    };
    const requested = open.flatMap((plan) => {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_15__/* .doubtAbout */ .c)(plan, run);
        const stop = standings.get(plan.id)?.stop ?? null;
        const question = doubt ?? stop?.question ?? null;
        if (question === null)
            return [];
        const task = doubt === null ? stop?.task : null;
        const isAtOnce = doubt !== null || standings.get(plan.id)?.next.kind === 'wait';
        return [[plan.id, { question, line: task?.line ?? plan.keyLines.get('autonomous') ?? 1, isAtOnce }]];
    });
    return new Map(requested);
}
function peopleFindings({ open, questions, agent }) {
    if (agent === null)
        return [];
    return open.flatMap(({ id, path }) => {
        const requested = questions.get(id);
        if (requested === undefined)
            return [];
        const message = `plan ${id} will wait for a person: ${requested.question}`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'human-checkpoint', message, [path, requested.line])];
    });
}
async function testFindings({ events, read, world }) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const commits = [(await read.git.head()).sha, (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .recordedBase */ .qi)(events).base ?? ''];
    const [existing] = commits.flatMap((commit) => (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .testsOnBase */ .kK)(events, commit, command) ?? []);
    const red = (existing?.names?.failed ?? []).map(_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set((0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .flakyOnRecord */ .UA)(events, command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    return [
        ...(red.length === 0
            ? []
            : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(red)}; ${next}`)]),
        ...(flaky.length === 0 ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(flaky)}`)]),
    ];
}
async function testProgramFindings({ open, world }) {
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .testProblem */ .M9)(open, world);
    const stops = await catchRefusal('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .refuseUntestable */ .AW)(problem));
    return problem === null || stops.length > 0 ? stops : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'program', problem.message)];
}
async function placeFindings({ read: { git }, world }) {
    const findings = [];
    const warn = (code, message) => findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', code, message));
    if (git.isShallow)
        warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const location of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(location);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (world.settings.remote !== '')
        for (const each of await catchRefusal('remote', async () => refuseReadOnlyRemote(git, world)))
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
/* harmony export */   mr: () => (/* binding */ buildForeseen),
/* harmony export */   q6: () => (/* binding */ setUpFindings)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29674);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10947);
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
        const nearby = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside: nearby }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .listCalledPrograms */ .HJ)(text))
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
        findings.push(buildForeseen('warning', 'program', message, at));
    }
    return findings;
}
function setUpFindings(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
        const at = [plan.path, line];
        const topic = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutControls */ .DJ)(about).slice(0, 150);
        if (variables.length === 0)
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)];
        return variables.flatMap((name) => {
            const isSet = Boolean(world.environment[name]);
            if (isSet && passed.has(name))
                return [];
            const lack = isSet ? 'no agent gets; name it in agent-env' : 'is not set; set it and name it in agent-env';
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which ${lack}`, at)];
        });
    });
}
function buildForeseen(severity, code, message, at) {
    return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
}


/***/ }),

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ refuseUntestable),
/* harmony export */   M9: () => (/* binding */ testProblem),
/* harmony export */   iB: () => (/* binding */ missingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10947);
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
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await missingPrograms((0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .listCalledPrograms */ .HJ)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
}
function refuseUntestable(problem) {
    const { message, exitCode = null } = problem ?? {};
    if (exitCode !== null)
        throw Object.assign(new Error(message), { exitCode });
}
function isInstaller(plan, program) {
    return plan
        .split('\n')
        .some((line) => /\binstall|\badd\b|requirements|bootstrap/i.test(line) && line.includes(program));
}
async function missingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
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
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(text, 60);
}


/***/ }),

/***/ 26684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sendDelivery)
/* harmony export */ });
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53132);

const maxReplyBytes = 64 * 1024;
async function sendDelivery(delivery, route) {
    const host = (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .urlHost */ .cz)(delivery.url);
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetries */ .LH)(async () => {
        const { status, isOk, headers, text } = await postDelivery(delivery, route).catch((error) => {
            throw Object.assign(new Error(`${host} did not answer: ${error.message}`), { isFinal: error.isFinal });
        });
        if (isOk)
            return text;
        const isRedirect = status >= 300 && status < 400;
        const message = isRedirect ? 'redirects are not followed' : text.replace(/\s+/g, ' ').trim().slice(0, 300);
        const failure = { isFinal: !delivery.isTransient(status), waitMs: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedWaitMs */ .yL)(headers) };
        throw Object.assign(new Error(`${host} answered ${status}${message === '' ? '' : `: ${message}`}`), failure);
    }, route);
}
async function postDelivery({ url, body, headers, callMs }, { fetch, time }) {
    const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .callWithin */ .w6)(callMs, time, async (signal) => {
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
        if (size >= maxReplyBytes)
            break;
    }
    return Buffer.concat(chunks).subarray(0, maxReplyBytes).toString('utf8');
}


/***/ }),

/***/ 65146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ proxyCredentials),
/* harmony export */   Gq: () => (/* binding */ loadProxyClient),
/* harmony export */   UM: () => (/* binding */ proxyTo),
/* harmony export */   pL: () => (/* binding */ fetchFrom),
/* harmony export */   vd: () => (/* binding */ proxyRefusal)
/* harmony export */ });
/* unused harmony export UnreachableError */
function proxyTo(url, environment) {
    const target = new URL(url);
    const name = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const value = environment[name.toLowerCase()] || environment[name] || '';
    if (value === '' || isLoopback(target) || isExempt(target, environment.no_proxy || environment.NO_PROXY || ''))
        return null;
    const text = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
    if (!URL.canParse(text) || !/^https?:/i.test(text))
        throw new Error(`${name} must be the http address of a proxy, such as http://proxy.example.com:3128`);
    return new URL(text);
}
function proxyCredentials({ username, password }) {
    if (username === '')
        return null;
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(user).toString('base64')}`;
}
class UnreachableError extends Error {
    name = 'UnreachableError';
    isFinal;
    constructor(message, isFinal, cause) {
        super(message, { cause });
        this.isFinal = isFinal;
    }
}
function fetchFrom(environment) {
    const dispatchers = new Map();
    return async (url, request) => {
        const proxy = proxyTo(url, environment);
        const direct = (error) => new UnreachableError(failureText(error), false, error);
        if (proxy === null)
            return fetch(url, request).catch((error) => Promise.reject(direct(error)));
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        const token = proxyCredentials(proxy);
        const dispatcher = dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
        dispatchers.set(proxy.href, dispatcher);
        const proxied = undici.fetch;
        return proxied(url, { ...request, dispatcher }).catch((error) => {
            const status = /^Proxy response \((\d+)\)/.exec(deepestCause(error).message)?.[1];
            const reason = status === undefined ? failureText(error) : proxyRefusal(Number(status));
            throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
        });
    };
}
async function loadProxyClient(environment) {
    const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
    if (names.some((name) => environment[name]))
        await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
}
function failureText(error) {
    const { message } = error;
    return message === 'fetch failed' || message === 'Request was cancelled.' ? deepestCause(error).message : message;
}
function deepestCause(error) {
    const { cause } = error;
    const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
    return hasMessage ? deepestCause(cause) : error;
}
function proxyRefusal(status) {
    if (status === 407)
        return 'it asks for a user and a password, as in http://user:password@proxy.example.com:3128';
    return `it answered ${status}`;
}
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function isExempt({ hostname, port, protocol }, list) {
    const effectivePort = port || (protocol === 'https:' ? '443' : '80');
    return list.split(/[\s,]+/).some((entry) => {
        if (entry === '*')
            return true;
        const [, host = '', only = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        return host !== '' && only === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
    });
}


/***/ }),

/***/ 53132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Q5: () => (/* binding */ callTime),
/* harmony export */   cz: () => (/* binding */ urlHost),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   w6: () => (/* binding */ callWithin),
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
const maxTries = 4;
async function withRetries(call, { delayMs = 1_000, tries = maxTries, time }) {
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
async function callWithin(maxMs, { leftMs, until }, call) {
    const ended = new AbortController();
    const end = () => ended.abort(new NoAnswerError('no answer in time'));
    const tooLate = new Promise((_, reject) => {
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason), { once: true });
    });
    const timer = setTimeout(end, Math.max(0, Math.ceil(Math.min(maxMs, leftMs()))));
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