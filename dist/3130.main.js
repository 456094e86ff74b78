"use strict";
exports.id = 3130;
exports.ids = [3130];
exports.modules = {

/***/ 93130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheck: () => (/* binding */ runCheck)
/* harmony export */ });
/* harmony import */ var _publish_announce_required_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35211);
/* harmony import */ var _publish_host_host_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86076);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




const runCheck = async (_words, world) => {
    const host = await (0,_publish_host_host_client_js__WEBPACK_IMPORTED_MODULE_1__/* .connectHost */ .Zj)(world);
    if (host === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('github-token: expected the token of the job, which sets the status');
    const { commit, context, state, description, isSet } = await (0,_publish_announce_required_check_js__WEBPACK_IMPORTED_MODULE_0__/* .setRequiredCheck */ .go)(world, host);
    return {
        exitCode: isSet || state === 'success' ? 0 : 1,
        json: { commit, context, state, description, isSet },
        text: `${context} on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenId */ .X_)(commit)}: ${state}, ${description}${isSet ? '' : '; this token may not set the status (it needs statuses: write), so the job is the verdict'}`,
    };
};


/***/ }),

/***/ 41460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ orderPhases),
/* harmony export */   Tn: () => (/* binding */ getPhaseKey),
/* harmony export */   dk: () => (/* binding */ compareNatural),
/* harmony export */   gr: () => (/* binding */ stripZeros),
/* harmony export */   hb: () => (/* binding */ getPhaseNumber),
/* harmony export */   u1: () => (/* binding */ samePhase)
/* harmony export */ });
function getPhaseKey(id) {
    const number = getPhaseNumber(id);
    if (number === null)
        return id.trim().toLowerCase();
    return number.split('.').map(stripZeros).join('.').toUpperCase();
}
function samePhase(a, b) {
    return getPhaseKey(a) === getPhaseKey(b);
}
function getPhaseNumber(id) {
    return tokenPattern.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
}
const tokenPattern = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;
function stripZeros(number) {
    return number.replace(/^0+(?=\d)/, '');
}
function compareNatural(a, b) {
    const leftParts = a.match(/\d+|\D+/g) ?? [];
    const rightParts = b.match(/\d+|\D+/g) ?? [];
    for (let at = 0; at < Math.min(leftParts.length, rightParts.length); at++) {
        const order = compareParts(leftParts[at] ?? '', rightParts[at] ?? '');
        if (order !== 0)
            return order;
    }
    return leftParts.length - rightParts.length || compareText(a, b);
}
function compareParts(a, b) {
    if (!/^\d/.test(a) || !/^\d/.test(b))
        return compareText(a, b);
    const [left, right] = [stripZeros(a), stripZeros(b)];
    return left.length - right.length || compareText(left, right);
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function orderPhases(ids, additions) {
    const written = new Map();
    for (const id of [...ids, ...additions])
        if (!written.has(getPhaseKey(id)))
            written.set(getPhaseKey(id), id);
    const givenKeys = [...new Set(ids.map(getPhaseKey))];
    const newKeys = [...written.keys()].slice(givenKeys.length).sort(compareNatural);
    const sorted = givenKeys.toSorted(compareNatural);
    const following = new Map();
    let lower = 0;
    for (const key of newKeys) {
        while (lower < sorted.length && compareNatural(sorted[lower] ?? '', key) < 0)
            lower += 1;
        const predecessor = (lower === sorted.length ? givenKeys.at(-1) : sorted[lower - 1]) ?? '';
        following.set(predecessor, [...(following.get(predecessor) ?? []), key]);
    }
    const order = [...(following.get('') ?? []), ...givenKeys.flatMap((key) => [key, ...(following.get(key) ?? [])])];
    return order.map((key) => written.get(key) ?? key);
}


/***/ }),

/***/ 35211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ requiredContext),
/* harmony export */   go: () => (/* binding */ setRequiredCheck),
/* harmony export */   o7: () => (/* binding */ setPhaseStatus)
/* harmony export */ });
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26623);
/* harmony import */ var _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69072);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _host_host_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86076);
/* harmony import */ var _host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98894);
/* harmony import */ var _host_host_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44729);
/* harmony import */ var _host_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39333);








const requiredContext = 'phase-executor';
async function setRequiredCheck(world, host) {
    const { commit, head, base } = await getJudgedCommit(world, host);
    const settled = await settleCheck(commit, host, async (self) => {
        const commitStatus = await requiredStatus(head, { base, self }, host);
        if (commit === head || commitStatus === noPhase)
            return commitStatus;
        return { ...commitStatus, description: `at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortenId */ .X_)(head)}, before the merge: ${commitStatus.description}` };
    });
    return { ...settled, commit };
}
async function setPhaseStatus(commit, reported, base, host) {
    const self = await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, reported, host);
    const status = reported.state === 'success'
        ? await requiredStatus(commit, { base: await base(), self }, host, [reported])
        : repeatStatus(reported);
    await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, status, host);
}
async function requiredStatus(head, { base, self }, host, set = []) {
    const commits = await listEngineCommits(head, base, host);
    const { own: listed, others } = await listVerdicts(head, self, host);
    const ownStatuses = [...set, ...listed.filter(({ context }) => !set.some((status) => status.context === context))];
    if (ownStatuses.length === 0) {
        if (commits.length === 0)
            return noPhase;
        const [foreignStatus] = others;
        if (foreignStatus === undefined)
            return buildMissing('no verdict of a phase on this commit; run its phase again');
        return buildMissing(`${foreignStatus.context} is by ${foreignStatus.author}; give check the token of the phase`);
    }
    const verdicts = ownStatuses.map(repeatStatus);
    for (const [phase, { sha }] of getLastCommits(commits)) {
        if (ownStatuses.some(({ context }) => parseCheckPhase(context) === phase))
            continue;
        const reported = (await listVerdicts(sha, self, host)).own.find(({ context }) => parseCheckPhase(context) === phase);
        verdicts.push(reported
            ? repeatStatus(reported)
            : buildMissing(`no verdict of phase ${phase}, whose work is here; run it again`));
    }
    return worstFirst.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))[0] ?? buildMissing('');
}
async function listEngineCommits(head, base, host) {
    const requested = { ...host.here, ..._host_host_client_js__WEBPACK_IMPORTED_MODULE_2__/* .largePages */ .Gc, commit_sha: head };
    const listing = host.paginate(host.rest.repos.listPullRequestsAssociatedWithCommit, requested);
    const pulls = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)(listing, [404], []);
    const openPulls = pulls.filter((pull) => pull.state === 'open' && pull.head.sha === head);
    const bases = new Set([base, ...openPulls.map((pull) => pull.base.ref)]);
    const commits = await Promise.all([...bases].map((baseCommit) => (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .listCommitsBetween */ .hR)(baseCommit, head, host)));
    return commits.flat().filter(isOfEngine);
}
const noPhase = { ...buildMissing('no phase at work here'), state: 'success' };
const worstFirst = ['failure', 'error', 'pending', 'success'];
function repeatStatus({ state, context, description, url }) {
    return { state, context: requiredContext, url, description: `${context}: ${description}` };
}
function buildMissing(description) {
    return { state: 'pending', context: requiredContext, url: '', description };
}
async function listVerdicts(commit, self, host) {
    const phaseStatuses = (await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .listStatuses */ .vM)(commit, host)).filter(({ context }) => context.startsWith('phase/'));
    return {
        own: phaseStatuses.filter(({ author }) => author === self),
        others: phaseStatuses.filter(({ author }) => author !== self),
    };
}
function parseCheckPhase(context) {
    return (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(context.slice(context.lastIndexOf('/') + 1));
}
function getLastCommits(commits) {
    return new Map(commits.flatMap((commit) => {
        const [, ofPlan] = /^Phase-Executor-(?:Plan|Part): (.+)-\d/m.exec(commit.message) ?? [];
        const [, ofPhase] = /^phase (\S+): /.exec(commit.message) ?? [];
        const phase = ofPlan ?? ofPhase;
        return phase === undefined ? [] : [[(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(phase), commit]];
    }));
}
async function settleCheck(commit, host, look) {
    let status = await look(await host.viewer());
    for (let tries = 1;; tries += 1) {
        const self = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)((0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, status, host), [403], null);
        if (self === null)
            return { ...status, isSet: false };
        const nextStatus = await look(self);
        if (nextStatus.description === status.description || tries >= 3)
            return { ...status, isSet: true };
        status = nextStatus;
    }
}
function isOfEngine({ message, by }) {
    return by === _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .ownIdentity */ .hY.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}
async function getJudgedCommit({ environment }, host) {
    const { pull_request: pullRequest, merge_group: group, workflow_run: run, repository } = (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(environment) ?? {};
    if (pullRequest !== undefined) {
        const { head, base } = pullRequest;
        return { commit: head.sha, head: head.sha, base: base.ref };
    }
    if (run !== undefined)
        return { commit: run.head_sha, head: run.head_sha, base: repository?.default_branch ?? 'HEAD' };
    const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
    if (number === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('check: expected a job that was started by pull_request, merge_group or workflow_run');
    const { data } = await host.rest.pulls.get({ ...host.here, pull_number: Number(number) });
    const { head, base } = data;
    return { commit: group.head_sha, head: head.sha, base: base.ref };
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
async function openHost({ api, hasGraphql, repository, token }, { totalTimeoutMs = 90_000, until = null, secondMs = 1_000, fetch: fetchFn = fetch } = {}) {
    const [{ getOctokit }, { retry }, { throttling }] = await hostLibraries();
    const baseUrl = api.replace(/\/+$/, '');
    const time = (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callTime */ .Q5)(totalTimeoutMs, until);
    const fitsIn = (seconds, _options, _client, tries) => tries < 3 && seconds * secondMs < time.remainingMs();
    const octokit = getOctokit(token, {
        baseUrl,
        userAgent: 'phase-executor',
        request: { fetch: fetchOnce(new URL(baseUrl), fetchFn, time) },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: clientErrors },
        throttle: {
            onRateLimit: fitsIn,
            onSecondaryRateLimit: fitsIn,
            retryAfterBaseValue: secondMs,
            write: atOnce,
            notifications: atOnce,
        },
    }, keepFailure, retry, throttling);
    limitCalls(octokit, new URL(baseUrl).host, time);
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
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 429);
const atOnce = { key: () => ({ schedule: (_options, job) => job() }) };
function fetchOnce(api, fetchFn, time) {
    return (url, request) => (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(callMs, time, async (signal) => {
        const { pathname, search } = new URL(url);
        const answer = await fetchFn(`${api.origin}${pathname}${search}`, { ...request, signal });
        await answer.clone().arrayBuffer();
        return answer;
    }).catch((error) => {
        const isFinal = error.isFinal === true || time.remainingMs() <= 0;
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
function limitCalls({ hook, request: { endpoint } }, host, time) {
    hook.wrap('request', async (request, options) => {
        const isCreating = options.method === 'POST' && options.url !== '/graphql' && !options.request.isRepeatable;
        options.request = { ...options.request, ...(isCreating ? { retries: 0 } : {}) };
        const { pathname } = new URL(endpoint(options).url);
        const action = `${options.method} ${pathname.slice(1)}`;
        try {
            const answer = await (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(Infinity, time, async () => request(options));
            if (typeof answer.data === 'string' && answer.data !== '' && !pathname.endsWith('/logs'))
                throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .buildUnreadable */ .y8)(action, 'it is not JSON');
            return answer;
        }
        catch (error) {
            throw error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh ? error : (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hostError */ .FT)(options.request.failure ?? error, host, action);
        }
    });
}
function buildGraphqlClient({ graphql }, host) {
    return async (query, variables = {}) => {
        try {
            return await graphql(query, variables);
        }
        catch (error) {
            const [firstError] = error.errors ?? [];
            if (firstError === undefined)
                throw error;
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .dh(`${host} refused: ${firstError.message}`, 200, firstError.message);
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

/***/ 98894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween),
/* harmony export */   mH: () => (/* binding */ makeCommit),
/* harmony export */   vM: () => (/* binding */ listStatuses)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function makeCommit({ message, tree, parents }, host) {
    const expected = { ...host.here, message, tree, parents: [...parents], ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ };
    const { data: created } = await host.rest.git.createCommit(expected);
    const isSame = created.tree.sha === tree && created.parents.map(({ sha }) => sha).join() === parents.join();
    if (!isSame || !/^[0-9a-f]{40,64}$/.test(created.sha))
        throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .buildUnreadable */ .y8)(`repos/${host.repository}/git/commits`, 'the commit has another tree or other parents than requested');
    const { verified = false, reason = '' } = created.verification ?? {};
    return { sha: created.sha, verified, reason: /^\w{1,60}$/.test(reason) ? reason : 'unknown' };
}
async function setStatus(commit, status, host) {
    const { state, context, description, url } = status;
    const body = { state, context, description: description.slice(0, 140), target_url: url };
    const { data } = await host.rest.repos.createCommitStatus({ ...host.here, sha: commit, ...body, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ });
    return data.creator?.login ?? '';
}
function requireKnownState(state) {
    return state === 'success' || state === 'failure' || state === 'pending' ? state : 'error';
}
async function listStatuses(commit, host) {
    const requested = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, ref: commit };
    const statuses = await host.paginate(host.rest.repos.listCommitStatusesForRef, requested);
    const matches = statuses
        .sort((a, b) => a.id - b.id)
        .map(({ state, context, description, target_url: url, creator, ...otherFields }) => {
        const { status } = otherFields;
        const result = {
            state: requireKnownState(state ?? status),
            context,
            description: description ?? '',
            url: url ?? '',
        };
        return { ...result, author: creator?.login ?? '' };
    });
    return [...new Map(matches.map((entry) => [JSON.stringify([entry.context, entry.author]), entry])).values()];
}
async function listCommitsBetween(base, head, host) {
    const basehead = `${base}...${head}`;
    const range = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, basehead };
    let total = 0;
    const listedCommits = await host.paginate(host.rest.repos.compareCommitsWithBasehead, range, ({ data }) => {
        const { commits = data, total_commits: count } = data;
        total = count;
        return commits;
    });
    if (listedCommits.length < total)
        throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .buildUnreadable */ .y8)(`compare/${basehead}`, `the host lists ${listedCommits.length} of ${total} commits`);
    return listedCommits.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' }));
}


/***/ }),

/***/ 44729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
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
async function memoize(create, find) {
    try {
        return await create();
    }
    catch (error) {
        if (!mayHaveActed(error))
            throw error;
        return (await find()) ?? (await create());
    }
}
function buildUnreadable(action, reason) {
    return new HostError(`${action}: the answer cannot be read: ${reason}`, 200);
}
function hostError({ status = 0, response, message }, host, action) {
    if (response === undefined)
        return new HostError(`${host} did not answer ${action}: ${message}`);
    const text = extractErrorMessage(response.data);
    const needed = response.headers['x-accepted-github-permissions'];
    const missing = status === 403 && needed !== undefined ? ` (it needs ${needed})` : '';
    const hint = status === 401 ? ' (the token is wrong or has expired)' : missing;
    return new HostError(`${host}, ${action}: answered ${status}: ${text}${hint}`, status, text);
}
function extractErrorMessage(data) {
    const { message, errors = [] } = (data ?? {});
    const details = (Array.isArray(errors) ? errors : []).map((detail) => typeof detail === 'string' ? detail : JSON.stringify(detail));
    const text = typeof message === 'string' ? [message, ...details].join('; ') : String(data ?? '');
    return text.replace(/\s+/g, ' ').slice(0, 300);
}


/***/ }),

/***/ 39333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ findWorkflowFile),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   pH: () => (/* binding */ getWorkflowRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44729);



const totalTimeoutMs = 10_000;
function getWorkflowRun({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }) {
    if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? ''))
        return null;
    return { repository: GITHUB_REPOSITORY, id: GITHUB_RUN_ID ?? '', attempt: Number(GITHUB_RUN_ATTEMPT) || 1 };
}
function readEvent({ GITHUB_EVENT_PATH: path = '' }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : null;
}
async function isOver(run, token, environment) {
    const ownRun = getWorkflowRun(environment);
    if (ownRun === null || ownRun.repository !== run.repository)
        return false;
    if (ownRun.id === run.id)
        return run.attempt < ownRun.attempt;
    const host = await (0,_host_client_js__WEBPACK_IMPORTED_MODULE_1__/* .hostAt */ .gu)(environment, token, { totalTimeoutMs });
    if (host === null || !/^\d{1,18}$/.test(run.id))
        return false;
    try {
        return (await runData(run, host)).status === 'completed';
    }
    catch {
        return false;
    }
}
async function runData({ id }, host) {
    return (await host.rest.actions.getWorkflowRun({ ...host.here, run_id: Number(id) })).data;
}
async function findWorkflowFile(named, host) {
    const run = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)(runData(named, host), [404], null);
    if (run === null)
        return null;
    const { path, html_url: page, run_started_at: startedAt = '', display_title: title = '' } = run;
    return { file: path.replace(/@.*/s, ''), page, startedAt, title };
}
async function cancelRun({ id }, host) {
    const run = { ...host.here, run_id: Number(id), ..._host_client_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatable */ .EQ };
    const cancelling = host.rest.actions.cancelWorkflowRun(run).then(() => 'cancelled');
    return (0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessRefused */ .J0)(cancelling, [409], 'over'), [404, 405], 'unknown');
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
        const unreachable = (error) => new UnreachableError(getFailureText(error), false, error);
        if (proxy === null)
            return fetch(url, request).catch((error) => Promise.reject(unreachable(error)));
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        const token = proxyCredentials(proxy);
        const dispatcher = dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
        dispatchers.set(proxy.href, dispatcher);
        const proxied = undici.fetch;
        return proxied(url, { ...request, dispatcher }).catch((error) => {
            const status = /^Proxy response \((\d+)\)/.exec(getDeepestCause(error).message)?.[1];
            const reason = status === undefined ? getFailureText(error) : proxyRefusal(Number(status));
            throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
        });
    };
}
async function loadProxyClient(environment) {
    const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
    if (names.some((name) => environment[name]))
        await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
}
function getFailureText(error) {
    const { message } = error;
    return message === 'fetch failed' || message === 'Request was cancelled.' ? getDeepestCause(error).message : message;
}
function getDeepestCause(error) {
    const { cause } = error;
    const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
    return hasMessage ? getDeepestCause(cause) : error;
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
        const [, host = '', entryPort = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        return host !== '' && entryPort === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
    });
}


/***/ }),

/***/ 53132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Q5: () => (/* binding */ callTime),
/* harmony export */   S$: () => (/* binding */ getUrlHost),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   w6: () => (/* binding */ callWithin),
/* harmony export */   yL: () => (/* binding */ requestedWaitMs)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

function callTime(totalMs, until = null) {
    const endsAt = performance.now() + totalMs;
    return { until, remainingMs: () => (until?.aborted ? 0 : endsAt - performance.now()) };
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
            if (isFinal || count >= tries || wait > (time?.remainingMs() ?? Infinity))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, time?.until ? { signal: time.until } : {}).catch(() => undefined);
        }
    }
}
async function callWithin(maxMs, { remainingMs, until }, call) {
    const ended = new AbortController();
    const abort = () => ended.abort(new NoAnswerError('no answer in time'));
    const tooLate = new Promise((_, reject) => {
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason), { once: true });
    });
    const timer = setTimeout(abort, Math.max(0, Math.ceil(Math.min(maxMs, remainingMs()))));
    until?.addEventListener('abort', abort, { once: true });
    if (until?.aborted)
        abort();
    try {
        return await Promise.race([tooLate, call(ended.signal)]);
    }
    finally {
        clearTimeout(timer);
        until?.removeEventListener('abort', abort);
    }
}
function requestedWaitMs(headers) {
    const after = headers.get('retry-after') ?? '';
    if (/^\d{1,6}$/.test(after))
        return Number(after) * 1_000;
    const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
    return Number.isNaN(wait) ? null : Math.max(0, wait);
}
function getUrlHost(url) {
    return URL.canParse(url) ? new URL(url).host : url;
}


/***/ })

};
;