"use strict";
exports.id = 1;
exports.ids = [1];
exports.modules = {

/***/ 74528:
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
// EXTERNAL MODULE: ./lib/agents/gateway/own-network.js
var own_network = __webpack_require__(30480);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/agents/sandbox/sandbox.js
var sandbox_sandbox = __webpack_require__(99929);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/room/installed-folders.js
var installed_folders = __webpack_require__(12419);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/publish/host/branch-rules.js
var branch_rules = __webpack_require__(98366);
// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
;// CONCATENATED MODULE: ./lib/publish/host/host-rules.js




async function findHostObstacles(terms, host) {
    const unread = [];
    const readable = async (looking, subject, needed) => {
        const obstacles = await (0,host_error/* unlessRefused */.J0)(looking, [401, 403, 404], null);
        if (obstacles === null)
            unread.push({ what: subject, needed });
        return obstacles ?? [];
    };
    const matches = [
        ...(await findPushObstacles(terms, host)),
        ...(await findCheckObstacles(terms.base, host)),
        ...(await readable(findPullRequestObstacles(host), "the Actions' permissions", 'administration: read')),
        ...(terms.secret === ''
            ? []
            : await readable(findSecretObstacles(terms.secret, host), 'the names of secrets', 'secrets: read')),
    ];
    if (unread.length === 0)
        return matches;
    const needed = [...new Set(unread.map((entry) => entry.needed))].join(', ');
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
async function findPushObstacles({ branch, isSigned }, host) {
    const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
    const obstacles = [];
    for (const { type, parameters, ruleset_id: id } of await (0,branch_rules/* fetchBranchRules */.Wz)(branch, host)) {
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
async function findCheckObstacles(base, host) {
    const checks = await (0,branch_rules/* listRequiredChecks */.rD)(base, await (0,branch_rules/* fetchBranchRules */.Wz)(base, host), host);
    const names = [...new Set(checks.map(({ name }) => name))].filter((name) => name !== 'phase-executor');
    const traps = names.filter((name) => name.startsWith('phase/'));
    const otherNames = names.filter((name) => !traps.includes(name));
    const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
    const unstarted = "a push with a job's own token starts none of them: pass push_token, or set checks-dispatch";
    return [
        ...(traps.length > 0 ? [buildObstacle(`${base}: ${traps.join(', ')} is required`, trap)] : []),
        ...(otherNames.length > 0 ? [buildObstacle(`${base}: required checks ${otherNames.join(', ')}`, unstarted)] : []),
    ];
}
async function findPullRequestObstacles(host) {
    const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
    return data.can_approve_pull_request_reviews
        ? []
        : [buildObstacle('Actions may not create pull requests', pull_request/* mayOpenAdvice */.Ee)];
}
async function findSecretObstacles(secret, host) {
    const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...host_client/* largePages */.Gc });
    if (secrets.some(({ name }) => name === secret))
        return [];
    const advice = 'add it, unless it is a secret of the organisation or of an environment';
    return [buildObstacle(`no secret ${secret}`, advice)];
}

// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
;// CONCATENATED MODULE: ./lib/run/survey/host-survey.js






async function surveyHost(ref, git, { settings, environment }) {
    const location = { ...(await deriveVariables(git)), ...environment };
    const host = await (0,host_client/* hostAt */.gu)(location, settings['github-token'], {
        totalTimeoutMs: 20_000,
        fetch: (0,proxy/* fetchFrom */.pL)(environment),
    });
    if (host === null)
        return null;
    try {
        const base = await (0,pull_request/* getDefaultBranch */.Qb)(host);
        const branch = `phase/${ref ?? '01'}-doctor`;
        const isSigned = settings['commit-signing'] === 'api';
        const terms = { branch, base, isSigned, secret: settings['agent-secret-name'] };
        return [...(await findHostObstacles(terms, host)), ...findUnstartedChecks(settings)];
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        return [{ isFatal: false, found: 'the rules of the host not read', advice: error.message }];
    }
}
function findUnstartedChecks({ checks, 'checks-dispatch': workflow }) {
    if (checks.length === 0 || workflow !== '')
        return [];
    const advice = "a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch";
    return [{ isFatal: false, found: `the phase waits for ${checks.join(', ')}`, advice }];
}
async function deriveVariables(git) {
    const form = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
    const [, name = '', repository] = form.exec(await (0,remote_setting/* getOriginUrl */.y)(git)) ?? [];
    if (repository === undefined)
        return {};
    const api = name === 'github.com' ? 'https://api.github.com' : `https://${name}/api/v3`;
    return { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository };
}

// EXTERNAL MODULE: ./lib/run/survey/run-preview.js
var run_preview = __webpack_require__(84172);
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
var process_namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/doctor-command.js























const runDoctor = async ([ref], world) => {
    const { settings } = world;
    const root = (0,call_world/* findProjectRoot */.p)(world);
    const git = await git_git/* Git */.T.open(root, world.environment).catch((error) => error);
    const opened = git instanceof git_git/* Git */.T ? git : null;
    const checks = [
        ['node', Number.parseInt(process.versions.node, 10) >= 20, process.versions.node, 'install Node 20 or newer'],
        ...(git instanceof git_git/* Git */.T ? await repositoryChecks(git, world) : [unusable('repository', 'not usable', git)]),
        ...surroundingChecks(root, world),
        ...checkProxy(world),
        ...(await boundaryChecks(settings)),
        ...agentChecks(world),
        ...(opened && settings['github-token'] !== '' ? await hostChecks(ref, opened, world) : []),
    ];
    const isUsable = checks.every(([name, ok]) => name !== 'repository' || ok === true);
    const survey = ref === undefined || !isUsable ? null : await surveyPhase(ref, world);
    const findings = survey?.findings ?? [];
    const healthy = checks.every(([, ok]) => ok !== false) && findings.every(({ severity }) => severity !== 'error');
    const inForce = (0,shown_settings/* shownSettings */.NZ)(world);
    const settingLines = (0,shown_settings/* formatSettings */.F5)(inForce, settings.all);
    const mark = (ok) => (ok === null ? '-' : ok ? '✓' : '✗');
    const rows = checks.map(([name, ok, found, advice = '']) => [mark(ok), name, found, ok === true ? '' : advice]);
    const documents = checks.map(([name, ok, found, advice = '']) => ({ name, ok, found, advice }));
    return {
        exitCode: healthy ? 0 : exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING,
        json: { healthy, checks: documents, ...(survey ?? {}), settings: inForce },
        text: [
            ...(0,text_text/* alignRows */.P4)(rows, ''),
            '',
            ...(survey === null ? [] : [...surveyLines(survey), '']),
            ...(settingLines.length > 0
                ? settingLines
                : [`${(0,shown_settings/* formatSettingsHeading */.Zz)(inForce)}, so all have their default (doctor --all shows them)`]),
        ].join('\n'),
    };
};
function surveyPhase(ref, world) {
    return (0,run_preview/* withRehearsal */.C)(ref, world, async ({ read, open, findings }) => ({
        phase: read.phase.id,
        open: open.map(({ id }) => id),
        findings,
    }));
}
function surveyLines({ phase, open, findings }) {
    const plans = open.length === 0 ? 'no plan is left to run' : `to run: ${open.join(', ')}`;
    const lines = (0,dry_run_text/* formatFindings */.e)(findings);
    return [`Phase ${phase}, ${plans}`, ...(lines.length === 0 ? ['✓ no problems found'] : lines)];
}
function unusable(name, found, { message }) {
    return [name, false, found, message];
}
async function repositoryChecks(git, world) {
    try {
        const { sha, branch } = await git.head();
        const credentials = (0,policies/* findStoredCredentials */.lq)(git);
        const held = credentials === null ? 'none in the configuration of git' : 'a token in the configuration of git';
        return [
            ['repository', true, `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${(0,text_text/* shortenId */.X_)(sha)}`],
            ['credentials', credentials === null, held, credentials ?? ''],
            await sandboxCheck(git, world),
            ...(await roomChecks(git, world)),
        ];
    }
    catch (error) {
        return [unusable('repository', 'not usable', error)];
    }
}
async function boundaryChecks({ network }) {
    const namespace = await (0,process_namespace/* findNamespace */.z$)();
    const isHeld = (await (0,process_namespace/* findReaper */.Nc)()).kind === 'reaper';
    const hasTimeout = (0,job_program/* formatTimeout */.BE)(1_000).length > 0;
    const open = 'what a test starts can see the engine at work; allow user namespaces on Linux, or run as root';
    const isConfined = namespace.kind !== 'reaper' && namespace.kind !== 'none';
    const hasNetwork = network === 'full' || (await (0,own_network/* withOwnNetwork */.b)(namespace, null)) !== null;
    const networkAdvice = 'a phase ends BLOCKED here; allow user namespaces on Linux, or run as root';
    const hangs = 'a git, an npm or a CLI that hangs before the run ends the run, not the call; install GNU coreutils';
    const strays = 'a process that detaches itself can outlive an attempt without a sandbox; use Linux with Perl to be sure';
    return [
        ['namespace', isConfined ? true : null, boundaries[namespace.kind], open],
        ...(network === 'full'
            ? []
            : [
                [
                    'own network',
                    hasNetwork,
                    `network: ${network} ${hasNetwork ? 'can' : 'cannot'} be held`,
                    networkAdvice,
                ],
            ]),
        ['timeout', hasTimeout || null, hasTimeout ? 'ends programs of the job that hang' : 'no GNU timeout', hangs],
        ['processes', isHeld || null, `what a command starts ${isHeld ? 'ends with it' : 'is looked for'}`, strays],
    ];
}
const boundaries = {
    root: 'checks and tests run in one that root makes',
    user: 'checks and tests run in one of the user',
    sudo: 'checks and tests run in one that sudo makes',
    reaper: 'none; a process kills what checks and tests leave',
    none: 'none; what checks and tests leave is looked for',
};
const openSockets = 'with network: full agents reach local servers, and sockets outside of the home, /run and folders for temporary files';
async function sandboxCheck(git, { environment, settings, temporaryDirectory }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporaryDirectory, 'phase-executor-doctor-'));
    const sandbox = new sandbox_sandbox/* Sandbox */.ak({ namespace: await (0,process_namespace/* findNamespace */.z$)(), environment }, (0,external_node_path_.join)(folder, 'sandbox'));
    try {
        const call = { git, cwd: git.root, environment: (0,agent_environment/* agentEnvironment */.F)(environment, [], {}), writable: [], words: [] };
        const { level, problem } = await sandbox.enter(call);
        const isOpen = level === 'kernel' && settings.network === 'full';
        return ['sandbox', level === 'kernel' || null, isOpen ? `${level}; ${openSockets}` : level, problem ?? ''];
    }
    finally {
        await sandbox.close();
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
async function roomChecks(git, { settings, temporaryDirectory }) {
    const { ignored = [] } = await git.state();
    const { folders, way, kib, tooLarge } = await (0,installed_folders/* findInstalled */.c9)(git, ignored, temporaryDirectory);
    const there = ignored.map((path) => path.replace(/\/$/, ''));
    const missing = [...tooLarge, ...there.filter((path) => /^(\.?venv|\.tox)$/.test((0,external_node_path_.basename)(path)))];
    const copied = `copied, ${Math.ceil(kib / 1024)} MiB a room`;
    const how = way === 'shared' ? 'shared with the checkout by the disk, at no cost' : copied;
    const isMade = (0,set_up_command/* setUpCommand */.bw)(settings['setup-command'], git.root, git.root) !== null;
    const made = `${(0,text_text/* joinFirstFew */.RS)(missing)}: ${isMade ? 'made by setup-command, once a room' : 'not there'}`;
    const advice = 'set setup-command to a command that makes them: they are too large to copy, or name the checkout';
    return [
        ...(folders.length === 0 ? [] : [['rooms', true, `${(0,text_text/* joinFirstFew */.RS)(folders)}: ${how}`]]),
        ...(missing.length === 0 ? [] : [['rooms', isMade || null, made, advice]]),
    ];
}
function surroundingChecks(root, world) {
    const hasPhases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.planning', 'phases'));
    const bash = (0,program/* findProgram */.K)(world.environment.PATH ?? '', 'bash');
    const found = hasPhases ? 'phases found' : 'no phases';
    return [
        ['.planning', hasPhases, found, `${root} has no .planning/phases; set --root`],
        ['bash', bash !== null, bash ?? 'not found', 'install bash: agents and verification commands run in it'],
    ];
}
function checkProxy({ environment }) {
    try {
        for (const url of ['https://example.com', 'http://example.com'])
            (0,proxy/* proxyTo */.UM)(url, environment);
        return [];
    }
    catch (error) {
        return [unusable('network', 'unusable proxy', error)];
    }
}
async function hostChecks(ref, git, world) {
    const obstacles = await surveyHost(ref, git, world);
    if (obstacles?.length === 0)
        return [['host', true, 'no rule blocks a phase']];
    return (obstacles ?? []).map(({ isFatal, found, advice }) => ['host', isFatal ? false : null, found, advice]);
}
function agentChecks(world) {
    return coding_agents/* cliNames */.jW.map((name) => {
        const path = (0,program/* findProgram */.K)(world.environment.PATH ?? '', name);
        const advice = `only needed for agent: ${name} (${(0,cli_program/* installLine */.c6)(clis/* clis */.g[name])})`;
        return [`agent ${name}`, path === null ? null : true, path ?? 'not found', advice];
    });
}


/***/ }),

/***/ 33526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dm: () => (/* binding */ readPlanText),
/* harmony export */   k: () => (/* binding */ hashPlan),
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
const references = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .compileElementNames */ .UK)(['context', 'execution_context']);
function withoutReferences(context, reads) {
    const lines = context.split('\n').filter((line) => {
        const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
        if (path === undefined)
            return true;
        const localPath = toProjectPath(path);
        if (localPath !== null)
            reads.push(`${localPath}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
        return false;
    });
    return lines.join('\n');
}
function toProjectPath(path) {
    if (path.includes('get-shit-done/'))
        return null;
    if (!/^(?:[/~$]|[A-Za-z]:)/.test(path))
        return path;
    const at = path.lastIndexOf('/.planning/');
    return at < 0 ? null : path.slice(at + 1);
}
function hashPlan({ text }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
}
function readUserSetup({ text: source, keyLines }) {
    const line = keyLines.get('user_setup');
    if (line === undefined)
        return [];
    return (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toList */ .st)((0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontmatter */ .zT)(source).values.get('user_setup')).flatMap((item) => {
        const { service, why, task, env_vars: variables } = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(item) ? item : {};
        const about = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(service) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(task) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(why) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(item);
        const names = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toList */ .st)(variables).map((each) => ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(each) && (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(each.name)) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(each));
        const variableNames = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
        return about === '' && variableNames.length === 0 ? [] : [{ line, about, variables: variableNames }];
    });
}


/***/ }),

/***/ 35178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _E: () => (/* binding */ namesPlan),
/* harmony export */   iQ: () => (/* binding */ readyPlans),
/* harmony export */   r4: () => (/* binding */ explainResumeDoubt),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);
/* harmony import */ var _overlap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30934);




function readyPlans(schedule, states, options = {}) {
    if (schedule.cycle)
        return [];
    const getState = (id) => states.get(id) ?? 'pending';
    const running = schedule.plans.filter(({ plan }) => getState(plan.id) === 'running');
    const parallel = [...running];
    const ready = [];
    for (const scheduled of sortByWave(schedule)) {
        if (parallel.length >= (options.limit ?? Number.POSITIVE_INFINITY))
            break;
        if (getState(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => getState(id) === 'done'))
            continue;
        if (options.apart &&
            parallel.some((nearbyPlan) => (0,_overlap_js__WEBPACK_IMPORTED_MODULE_1__/* .listSharedFiles */ .N)(scheduled.footprint, nearbyPlan.footprint).length > 0))
            continue;
        parallel.push(scheduled);
        ready.push(scheduled.plan.id);
    }
    return ready;
}
function blockedBy(schedule, states) {
    const blocked = new Map();
    for (const { plan, dependsOn } of sortByWave(schedule)) {
        if ((states.get(plan.id) ?? 'pending') !== 'pending')
            continue;
        for (const id of dependsOn) {
            const state = states.get(id) ?? 'pending';
            const blockedDependency = blocked.get(id);
            if (state === 'failed' || state === 'blocked' || state === 'skipped')
                blocked.set(plan.id, { plan: plan.id, root: id, state });
            else if (blockedDependency)
                blocked.set(plan.id, { ...blockedDependency, plan: plan.id });
            else
                continue;
            break;
        }
    }
    return schedule.plans.flatMap(({ plan }) => blocked.get(plan.id) ?? []);
}
function sortByWave({ plans }) {
    return [...plans].sort((a, b) => a.wave - b.wave);
}
function explainResumeDoubt(plan, commits) {
    if (plan.halted)
        return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
    if (plan.hasSummary || commits.length === 0)
        return null;
    const shown = commits.map(({ sha, subject }) => `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenId */ .X_)(sha)} ${subject}`);
    return `plan ${plan.id} has commits (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}
function namesPlan(subject, phase, planId) {
    const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
    if (scope === undefined)
        return false;
    if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-'))
        return true;
    const scopeNumber = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)(scope);
    return (scopeNumber?.phase === (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__/* .getPhaseKey */ .Tn)(phase) &&
        scopeNumber.plan === ((0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)(planId)?.plan ?? (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanKey */ .nW)(planId)));
}


/***/ }),

/***/ 98366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ boundRuleset),
/* harmony export */   Wz: () => (/* binding */ fetchBranchRules),
/* harmony export */   rD: () => (/* binding */ listRequiredChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);



function fetchBranchRules(branch, host) {
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
async function listRequiredChecks(branch, rules, host) {
    const ruled = rules.flatMap(({ type, parameters }) => type === 'required_status_checks' ? (Required.safeParse(parameters).data?.required_status_checks ?? []) : []);
    const { data } = await host.rest.repos.getBranch({ ...host.here, branch });
    const { checks = [] } = (data.protection?.required_status_checks ?? {});
    const foundChecks = [
        ...ruled.map(({ context, integration_id: app = null }) => ({ name: context, app })),
        ...checks.map(({ context, app_id: app = null }) => ({ name: context, app: app === -1 ? null : app })),
    ];
    return [...new Map(foundChecks.map((check) => [JSON.stringify(check), check])).values()];
}


/***/ }),

/***/ 33443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ formatDryRun),
/* harmony export */   e: () => (/* binding */ formatFindings)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function formatDryRun(document) {
    const { phase, name, wouldStart, exitCode } = document;
    const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(name)}: ${verdict}; nothing was changed`,
        ...formatFindings(document.findings),
        '',
        ...listPlanLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        ...listAgentLines(document),
        ...listBudgetLines(document),
    ].join('\n');
}
function formatFindings(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const location = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${location}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(message)}`;
    });
}
function listPlanLines({ plans, schedule }) {
    const { parallel, steps } = schedule;
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
        ...[id, `wave ${wave}`, describeState({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, each in a clone of its own:`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(rows),
        steps.length === 0
            ? 'Order: no plan would be run'
            : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
    ];
}
function describeState({ state, waitsFor }) {
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
    const openPlans = plans.filter(({ attempt }) => attempt !== null);
    const rows = openPlans.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
        ...commands.map((command) => [id, `command ${shortenCommand(command)}`]),
        ...(artifacts.length === 0 ? [] : [[id, `promised ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(artifacts.join(', '))}`]]),
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(rows);
}
function shortenCommand(command) {
    const [firstLine = '', ...otherLines] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(firstLine, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(otherLines.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(otherLines.length + 1, 'line')})`);
}
function listBudgetLines({ budget: { used, reached } }) {
    return [
        ...(used.tokens === 0
            ? []
            : [`Used so far: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(used)}, ${used.tokens} tokens, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(used.turns, 'turn')}`]),
        ...(reached === null ? [] : [`✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(reached)}`]),
    ];
}
function listAgentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: formatShellCommand(line) })));
    const isSame = new Set(calls.map(({ text }) => text)).size === 1;
    return [
        `Agent: ${agent.name}${agent.version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(agent.version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
    ];
}
function formatShellCommand({ command, args }) {
    return shortenCommand([command, ...args].map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteShellWord */ .BV).join(' '));
}


/***/ }),

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ refuseUntestable),
/* harmony export */   M9: () => (/* binding */ testProblem),
/* harmony export */   vi: () => (/* binding */ findMissingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10947);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77675);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function testProblem(open, world) {
    const { settings, environment } = world;
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .findProjectRoot */ .p)(world);
    const { 'test-command': command, 'setup-command': setUp } = settings;
    if (command === '' || open.length === 0)
        return null;
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clipText */ .gL)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await findMissingPrograms((0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__/* .listCalledPrograms */ .HJ)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
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
async function findMissingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}


/***/ }),

/***/ 33504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findAboutAgent),
/* harmony export */   i: () => (/* binding */ formatCommands)
/* harmony export */ });
/* harmony import */ var _agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2964);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27510);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22187);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21673);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88212);







async function findAboutAgent(agent, world) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .getCli */ .$A)(agent.name);
    if (name === undefined)
        return { version: null, findings: [] };
    const cli = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .findProjectRoot */ .p)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findMissingKey */ .Js)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function formatCommands(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const isPassed = explainNotPassed(agent, environment, world.settings) === null;
    const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
    return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}
function explainNotPassed(agent, environment, settings) {
    if (agent.cannotPass === undefined)
        return `agent ${agent.name} cannot use it`;
    if (settings.gateway === 'off')
        return 'gateway is off';
    return agent.cannotPass(environment, settings.gateway !== 'auto');
}


/***/ }),

/***/ 88212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ findCommandProblems),
/* harmony export */   bg: () => (/* binding */ findSetUpProblems),
/* harmony export */   mr: () => (/* binding */ buildForeseen)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29674);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10947);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33526);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93254);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20073);







async function findCommandProblems(open, world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__/* .findProjectRoot */ .p)(world);
    const findings = [];
    const calls = [];
    const isRun = world.settings['verify-commands'] !== 'off';
    for (const plan of isRun ? open : []) {
        const planCommands = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside: planCommands }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .listCalledPrograms */ .HJ)(text))
                        calls.push({ program, user, at });
            }
    }
    const missing = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findMissingPrograms */ .vi)([...new Set(calls.map(({ program }) => program))], root, world.environment);
    const reportedKeys = new Set();
    for (const { program, user, at } of calls) {
        const key = `${at.join(':')} ${program}`;
        if (!missing.has(program) || reportedKeys.has(key))
            continue;
        reportedKeys.add(key);
        const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
        findings.push(buildForeseen('warning', 'program', message, at));
    }
    return findings;
}
function findSetUpProblems(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
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

/***/ 84172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withRehearsal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51377);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46562);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42127);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5722);
/* harmony import */ var _loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35281);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21673);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(25471);
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(61252);
/* harmony import */ var _open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(63078);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(20073);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68278);
/* harmony import */ var _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(87741);
/* harmony import */ var _agent_findings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(33504);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(88212);

























async function withRehearsal(ref, world, work) {
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnable */ .Un);
    const recorder = new Recorder();
    const agent = await chooseAgent(recorder, read, world);
    await recordPlace(recorder, read, world);
    const isAway = recorder.findings.some(({ code }) => code === 'remote');
    const isCutOff = recorder.findings.some(({ code }) => code === 'cut-off-run');
    const localWorld = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, {
        ...(isAway ? { remote: '' } : {}),
        ...(isCutOff ? { 'allow-dirty': true } : {}),
    });
    return (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, localWorld, async (dir) => {
        const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-dry-run-'));
        const ledger = openCopy(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'record'), read, world);
        try {
            return await work(await rehearse(read, agent, { ledger, scratch, recorder }, localWorld));
        }
        finally {
            ledger.close();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
        }
    });
}
class Recorder {
    findings = [];
    restoreAnswers = async () => false;
    findInstalled = async () => ({ folders: [], way: 'copied', kib: 0, tooLarge: [] });
    require = async (code, check) => {
        try {
            await check();
        }
        catch (error) {
            const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .foreseenExitCode */ .NI)(error);
            if (exitCode === null)
                throw error;
            this.findings.push({ ...(0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', code, error.message), exitCode });
        }
    };
    warn = (code, message) => {
        this.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', code, message));
    };
}
function openCopy(from, to, read, world) {
    if (!world.settings.fresh && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, filter: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== 'logs' });
    const lease = { epoch: 0, check: () => { } };
    const stamp = { runId: 'dry-run', phase: read.phase.id, now: () => new Date(world.now()), lease, redact: String };
    return _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .Ledger */ .Oc.open(to, stamp, () => { });
}
async function chooseAgent(recorder, read, world) {
    let agent = null;
    await recorder.require('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, agentVersion: null };
    const { version, findings } = await (0,_agent_findings_js__WEBPACK_IMPORTED_MODULE_22__/* .findAboutAgent */ .C)(agent, world);
    for (const finding of findings)
        recorder.findings.push(finding);
    return { agent, agentVersion: version };
}
async function rehearse(read, { agent, agentVersion }, { ledger, scratch, recorder }, world) {
    const { git } = read;
    let run = null;
    await recorder.require('settings', async () => {
        const parts = {
            runId: 'dry-run',
            leg: null,
            rooms: new _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__/* .Rooms */ .f(git, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, (0,_open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__.getRoomsFolder)(git, read.phase.id))),
            services: {
                ledger,
                interrupt: world.interrupt,
                agent: agent ?? _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .anyAgent */ .uz,
                exchangeDir: scratch,
                gateway: null,
                onActivity: () => undefined,
            },
            egress: null,
            spared: [],
            ofCommit: { teamRules: await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .readTeamRules */ .nc)(world.settings, (await git.head()).sha, git) },
            deadlineAt: await (0,_settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__/* .getDeadline */ .d)(world),
            effects: recorder,
        };
        run = await (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_17__/* .prepareRun */ .Z)(read, parts, world);
    });
    const done = run?.progress.done ?? new Set();
    const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    if (run !== null && agent !== null)
        recordQuestions(recorder, open, run);
    await recordTests(recorder, open, ledger, read, world);
    const planFindings = [
        ...(await (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .findCommandProblems */ .Tg)(open, world)),
        ...open.flatMap((plan) => (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .findSetUpProblems */ .bg)(plan, world)),
    ];
    return { read, findings: [...recorder.findings, ...planFindings], run, open, agent, agentVersion };
}
async function recordPlace(recorder, { git }, world) {
    const { configuration, settings } = world;
    if (configuration.problem !== null)
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', 'configuration', configuration.problem.message));
    await recorder.require('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine));
    recordCutOff(recorder, git, world);
    if (git.isShallow)
        recorder.warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        recorder.warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const location of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(location);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (settings.remote !== '')
        await recorder.require('remote', () => refuseReadOnlyRemote(git, world));
}
const leastFreeMb = 1000;
function recordCutOff(recorder, git, { machine }) {
    if ((0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .findLeaseHolder */ ._L)(git.gitDir, machine) !== null)
        return;
    for (const { phase, events } of (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .listLedgers */ .Vc)(git.gitDir)) {
        const { open } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(events);
        if (!open.isAny(git.root))
            continue;
        const plans = [...new Set(open.attempts(git.root).map(({ plan }) => plan))];
        const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
        recorder.warn('cut-off-run', `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`);
    }
}
async function refuseReadOnlyRemote(git, world) {
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__/* .findConfiguredRemote */ .e)(git, world);
    await remote.list(['HEAD']);
    if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
        throw Object.assign(new Error(`the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`), { exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .TECHNICAL_EXIT */ .x8.USAGE });
}
function recordQuestions(recorder, open, run) {
    for (const plan of open) {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__/* .describeDoubt */ .M)(plan, run);
        const { stop } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__/* .getQuestionState */ .Ev)(plan, run);
        const question = doubt ?? stop?.question;
        if (question === undefined)
            continue;
        const line = (doubt === null ? stop?.task?.line : undefined) ?? plan.keyLines.get('autonomous') ?? 1;
        const message = `plan ${plan.id} will wait for a person: ${question}`;
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', 'human-checkpoint', message, [plan.path, line]));
    }
}
async function recordTests(recorder, open, { earlier }, { git }, world) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .testProblem */ .M9)(open, world);
    await recorder.require('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .refuseUntestable */ .AW)(problem));
    if (problem !== null && problem.exitCode === null)
        recorder.warn('program', problem.message);
    const state = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(earlier);
    const commits = [(await git.head()).sha, state.base ?? ''];
    const [existing] = commits.flatMap((commit) => state.testsBefore(commit, command) ?? []);
    const red = (existing?.names?.failed ?? []).map(_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set(state.flakyTests(command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    if (red.length > 0)
        recorder.warn('inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .joinFirstFew */ .RS)(red)}; ${next}`);
    if (flaky.length > 0)
        recorder.warn('flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .joinFirstFew */ .RS)(flaky)}`);
}


/***/ }),

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   d: () => (/* binding */ getDeadline)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const defaultMinutes = { github: 360, gitea: 180 };
async function getDeadline(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const runMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (runMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(runMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(deadline)}`);
    return world.machine.uptimeMs() + runMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await configuredMinutes(environment)) ?? defaultMinutes[host]);
}
const maxBytes = 500 * 1024;
async function configuredMinutes(environment) {
    const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
    const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
    if (path === undefined || GITHUB_WORKSPACE === '')
        return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GITHUB_WORKSPACE, path);
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? maxBytes + 1;
    const text = size > maxBytes ? null : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)(file);
    if (text === null)
        return null;
    const workflow = Workflow.safeParse((0,_plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .tryYaml */ .bb)(text));
    const minutes = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(minutes) && Number(minutes) > 0 ? Number(minutes) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const gapMs = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - gapMs) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * gapMs), stepMinutes, jobMinutes };
}


/***/ }),

/***/ 80699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ formatSettings),
/* harmony export */   NZ: () => (/* binding */ shownSettings),
/* harmony export */   Zz: () => (/* binding */ formatSettingsHeading)
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
        return (0,_table_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(value);
    return placeholder === 'ceilings' ? (0,_table_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCeilings */ .wQ)(value) : value;
}
function formatSettings(shown, isAll = false) {
    const values = Object.entries(shown.values).filter(([, { from }]) => isAll || from !== 'default');
    const rows = values.map(([key, { value, from }]) => [key, settingValueText(value), from]);
    const heading = `${formatSettingsHeading(shown)}${isAll ? '' : ' (doctor --all also shows the defaults)'}`;
    return rows.length === 0 ? [] : [heading, ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .alignRows */ .P4)(rows)];
}
function formatSettingsHeading({ config: { file, commit, found } }) {
    if (!found)
        return `Settings: there is no ${file}`;
    return commit === null
        ? `Settings: ${file} as it is on the disk`
        : `Settings: ${file} of commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenId */ .X_)(commit)}`;
}
function settingValueText(value) {
    const text = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(text, 60);
}


/***/ })

};
;