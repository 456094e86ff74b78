"use strict";
exports.id = 7523;
exports.ids = [7523];
exports.modules = {

/***/ 79418:
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
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/publish/host/branch-rules.js
var branch_rules = __webpack_require__(98366);
// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
;// CONCATENATED MODULE: ./lib/publish/host/rule-words.json
const rule_words_namespaceObject = /*#__PURE__*/JSON.parse('{"V":{"pull_request":"changes only by pull request","merge_queue":"changes only by a merge queue","creation":"restricted creation","update":"restricted updates","required_status_checks":"pushes need checks that have passed","required_deployments":"pushes need deployments that have succeeded","workflows":"pushes need workflows that have passed","code_scanning":"pushes need results of code scanning","required_signatures":"only signed commits","required_linear_history":"no merge commits, which plans are merged with","commit_message_pattern":"commit message pattern","commit_author_email_pattern":"commit author email pattern","committer_email_pattern":"committer email pattern","branch_name_pattern":"branch name pattern"},"h":{"pull_request":{"found":"a push takes back approvals","advice":"approve after the last round; a phase that runs again pushes again"},"merge_queue":{"found":"a merge queue","advice":"required workflows need on: merge_group, as examples/workflows/required-check.yml has it"},"required_signatures":{"found":"only signed commits","advice":"set github.commit-signing: api, or merge by squash"},"required_linear_history":{"found":"linear history","advice":"merge by squash or rebase: plans are merged with merge commits"},"required_deployments":{"found":"required deployments","advice":"deploy the branch before it is merged"},"workflows":{"found":"required workflows"},"code_scanning":{"found":"required code scanning"},"update":{"found":"restricted updates","advice":"a person or an App that may bypass the rule has to merge"}}}');
;// CONCATENATED MODULE: ./lib/publish/host/host-rules.js






async function hostObstacles(terms, host) {
    const { base, secret } = terms;
    const target = await (0,branch_rules/* branchRules */.q)(base, host);
    const required = new Set((await (0,branch_rules/* requiredChecks */.J4)(base, target, host)).map(({ name }) => name));
    const unread = [];
    const readable = (looking, what, needed) => (0,host_error/* unlessRefused */.J0)(looking, [401, 403, 404], null).then((found) => {
        if (found === null)
            unread.push({ what, needed });
        return found ?? [];
    });
    const found = [
        ...(await onPush(terms, host)),
        ...(await onEveryPush(host)),
        ...requiredObstacles([...required], target.some(({ type }) => type === 'merge_queue'), base),
        ...target.flatMap((rule) => onMerge(rule, terms)),
        ...(await readable(onPullRequests(host), "the Actions' permissions", 'administration: read')),
        ...(await readable(onActions(host), 'which actions may run', 'administration: read')),
        ...(await readable(onPolicies(host), 'Actions policies, such as Require lockfile', 'administration: write')),
        ...(secret === '' ? [] : await readable(onSecret(secret, host), 'the names of secrets', 'secrets: read')),
        ...(await readable(onProtection(terms, host), `the protection of ${base}`, 'administration: read')),
        ...(await readable(onEnvironments(host), 'environments', 'actions: read')),
    ];
    return [...found, ...unreadRow(unread)];
}
function unreadRow(unread) {
    if (unread.length === 0)
        return [];
    const needed = [...new Set(unread.map((each) => each.needed))].join(', ');
    const names = unread.map(({ what }) => what).join('; ');
    return [later(`not read: ${names}`, `the token needs ${needed} to read them, and some hosts have none of them`)];
}
function later(found, advice) {
    return { isFatal: false, found, advice };
}
const pushBlocks = rule_words_namespaceObject.V;
async function onPush({ branch, isSigned }, host) {
    const bypass = "except the branches phase/** from this rule; a job's own token cannot bypass it, an App can";
    const found = [];
    for (const { type, parameters, ruleset_id: id } of await (0,branch_rules/* branchRules */.q)(branch, host)) {
        const isUnsigned = type === 'required_signatures';
        const block = isUnsigned && isSigned ? undefined : pushBlocks[type];
        if (block === undefined || (id !== undefined && (await (0,branch_rules/* boundRuleset */.HK)(id, host)) === null))
            continue;
        const pattern = parameters?.pattern === undefined ? '' : ` ${parameters.pattern}`;
        const advice = isUnsigned ? 'set github.commit-signing: api' : bypass;
        found.push({ isFatal: true, found: `${branch}: ${block}${pattern}`, advice });
    }
    return found;
}
async function onEveryPush(host) {
    const found = [];
    for (const { id } of await (0,branch_rules/* rulesetsOf */.Hg)('tag,push', host)) {
        const { conditions, rules = [] } = (await (0,branch_rules/* boundRuleset */.HK)(id, host)) ?? {};
        const { include = [], exclude = [] } = conditions?.ref_name ?? {};
        const isOfTags = include.some(hasCheckpoints) && !exclude.some(hasCheckpoints);
        for (const { type, parameters } of rules) {
            const paths = parameters?.restricted_file_paths;
            if (type === 'file_path_restriction')
                found.push(later(`no changes of ${[paths].flat().slice(0, 5).join(', ')}`, 'plans that change them cannot be pushed'));
            if (isOfTags && ['creation', 'required_signatures', 'tag_name_pattern'].includes(type))
                found.push(later(`tags checkpoint/**: ${type.replaceAll('_', ' ')}`, 'except them: a chain pushes them with its branch'));
        }
    }
    return found;
}
function hasCheckpoints(pattern) {
    const entry = (0,declared_paths/* parseDeclaredPath */.$9)(pattern);
    return (pattern === '~ALL' || (entry.kind === 'pattern' && entry.covers('refs/tags/checkpoint/01-01/20260101T000000Z')));
}
const unstarted = "a push with a job's own token starts none of them: pass push_token";
const mergeBlocks = rule_words_namespaceObject.h;
function onMerge({ type, parameters }, { base, isSigned }) {
    const block = mergeBlocks[type];
    const isHarmless = (type === 'pull_request' && parameters?.dismiss_stale_reviews_on_push !== true) ||
        (type === 'required_signatures' && isSigned);
    return block === undefined || isHarmless ? [] : [later(`${base}: ${block.found}`, block.advice ?? unstarted)];
}
function requiredObstacles(required, isQueued, base) {
    const traps = required.filter((name) => name.startsWith('phase/'));
    const others = required.filter((name) => name !== 'phase-executor' && !traps.includes(name));
    const trap = 'no other pull request gets it, so all others wait for ever: require phase-executor instead';
    const untested = 'no phase judges what it merges: require your tests, with on: merge_group';
    return [
        ...(traps.length > 0 ? [later(`${base}: ${traps.join(', ')} is required`, trap)] : []),
        ...(others.length > 0
            ? [later(`${base}: required checks ${others.join(', ')}`, `${unstarted}, or set checks-dispatch`)]
            : []),
        ...(isQueued && others.length === 0 ? [later(`${base}: a merge queue without tests`, untested)] : []),
    ];
}
async function onPullRequests(host) {
    const { data } = await host.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(host.here);
    return data.can_approve_pull_request_reviews ? [] : [later('Actions may not create pull requests', pull_request/* mayOpenAdvice */.Ee)];
}
async function onActions(host) {
    const { data } = await host.rest.actions.getGithubActionsPermissionsRepository(host.here);
    const { enabled, allowed_actions: allowed = 'all', sha_pinning_required: isPinned = false } = data;
    const pin = 'name each action and called workflow by its commit, as in uses: …/phase.yml@<40 digits>';
    const allow = 'allow phase-executor and actions/* in Settings, Actions, General';
    return [
        ...(enabled ? [] : [later('Actions are disabled', 'enable them in Settings, Actions, General')]),
        ...(allowed === 'all' ? [] : [later(`actions that may run: ${allowed.replaceAll('_', ' ')}`, allow)]),
        ...(isPinned ? [later('actions have to be pinned to a full commit SHA', pin)] : []),
    ];
}
const startingEvents = {
    workflow_dispatch: 'phases and chains',
    issue_comment: '/phase',
    pull_request: 'the required check',
};
async function onPolicies(host) {
    const path = 'GET /repos/{owner}/{repo}/actions/policies';
    const { data } = await host.request(path, { ...host.here, ...host_client/* largePages */.Gc, has_parents: true });
    const active = data.policies.filter(({ enforcement }) => enforcement === 'active');
    const found = active.map(async ({ id, name }) => {
        const { data } = await host.request(`${path}/{id}`, { ...host.here, id });
        return (data.rules ?? []).flatMap((rule) => onPolicy(rule, `Actions policy ${name}`));
    });
    return (await Promise.all(found)).flat();
}
function onPolicy({ type, parameters }, policy) {
    if (type === 'restrict_actions_actors')
        return [
            later(`${policy}: only some accounts start workflows`, 'allow the account of push_token, which starts chains'),
        ];
    if (type !== 'restrict_action_events') {
        const lock = /lock/.test(type) ? 'lock the workflows with gh actions-lock (docs/releasing.md)' : 'read its rule';
        return [later(`${policy}: ${type.replaceAll('_', ' ')}`, lock)];
    }
    const allowed = [parameters?.allowed_events].flat();
    const refused = Object.entries(startingEvents).filter(([event]) => !allowed.includes(event));
    const names = refused.map(([event]) => event).join(', ');
    const advice = `allow what you use: ${refused.map(([event, what]) => `${event} starts ${what}`).join(', ')}`;
    return refused.length === 0 ? [] : [later(`${policy}: no event ${names}`, advice)];
}
async function onSecret(secret, host) {
    const secrets = await host.paginate(host.rest.actions.listRepoSecrets, { ...host.here, ...host_client/* largePages */.Gc });
    if (secrets.some(({ name }) => name === secret))
        return [];
    const advice = 'add it, unless it is a secret of the organisation or of an environment';
    return [later(`no secret ${secret}`, advice)];
}
async function onProtection(terms, host) {
    const asking = host.rest.repos.getBranchProtection({ ...host.here, branch: terms.base }).then(({ data }) => data);
    const found = await (0,host_error/* unlessRefused */.J0)(asking, [404], null);
    if (found === null)
        return [];
    const { required_signatures: signatures, required_linear_history: linear, lock_branch: lock } = found;
    const reviews = { dismiss_stale_reviews_on_push: found.required_pull_request_reviews?.dismiss_stale_reviews };
    const rules = [
        { type: 'pull_request', parameters: reviews },
        ...(signatures?.enabled ? [{ type: 'required_signatures' }] : []),
        ...(linear?.enabled ? [{ type: 'required_linear_history' }] : []),
        ...(lock?.enabled ? [{ type: 'update' }] : []),
    ];
    return rules.flatMap((rule) => onMerge(rule, terms));
}
async function onEnvironments(host) {
    const { data } = await host.rest.repos.getAllEnvironments({ ...host.here, ...host_client/* largePages */.Gc });
    return (data.environments ?? []).flatMap(({ name, protection_rules: rules = [] }) => {
        const types = rules.map(({ type }) => type.replaceAll('_', ' ')).join(', ');
        const advice = 'jobs that use it wait for that; a chain needs none';
        return types === '' ? [] : [later(`environment ${name}: ${types}`, advice)];
    });
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

/***/ 98366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ boundRuleset),
/* harmony export */   Hg: () => (/* binding */ rulesetsOf),
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
        return {};
    const { enforcement, current_user_can_bypass: bypass = '' } = ruleset;
    return enforcement !== 'active' || ['always', 'exempt'].includes(bypass) ? null : ruleset;
}
function rulesetsOf(targets, host) {
    return host.paginate(host.rest.repos.getRepoRulesets, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, targets });
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


/***/ })

};
;