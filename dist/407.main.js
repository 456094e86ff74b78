"use strict";
exports.id = 407;
exports.ids = [407,3620];
exports.modules = {

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

/***/ 19499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ renderPhaseComment),
/* harmony export */   LI: () => (/* binding */ getAttentionTitle),
/* harmony export */   MZ: () => (/* binding */ markedKey),
/* harmony export */   R0: () => (/* binding */ buildProposalTitle),
/* harmony export */   UI: () => (/* binding */ atWorkComment),
/* harmony export */   a7: () => (/* binding */ buildDocument),
/* harmony export */   fC: () => (/* binding */ replyToComment),
/* harmony export */   iK: () => (/* binding */ commandsHelp),
/* harmony export */   vJ: () => (/* binding */ buildProposalBody)
/* harmony export */ });
/* unused harmony exports maxCharacters, getCommentMarker */
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23806);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _phase_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43983);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71440);






const maxCharacters = 65_000;
function getCommentMarker({ phase, folder }, kind = 'comment') {
    const safe = (text) => encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
    return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
}
function markedKey(line) {
    const [, phase, folder] = markerForm.exec(line.trimEnd()) ?? [];
    if (phase === undefined || folder === undefined)
        return null;
    try {
        return { phase: decodeURIComponent(phase), folder: decodeURIComponent(folder) };
    }
    catch {
        return null;
    }
}
const markerForm = /^<!-- phase-executor:(?:comment|pull-request|issue) phase=(\S{1,1000}) folder=(\S{0,3000}) -->$/;
function renderPhaseComment(story, key, settings, kind = 'comment') {
    const { head, plans, questions, steps, troubled } = (0,_phase_document_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPhaseDocument */ .z)(story, maxCharacters / 2);
    const isAwaited = story.decision === 'escalate' || story.decision === 'await_user';
    const requested = isAwaited ? [listCommands(story, settings)] : [];
    const parts = [plans, ...questions, ...requested, ...steps, ...troubled];
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFitting */ .wz)([`${getCommentMarker(key, kind)}\n${head}`, ...parts], maxCharacters);
}
const maxBytes = 1_000_000;
function buildDocument(story) {
    const { head, plans, questions, steps, troubled, untroubled, record } = (0,_phase_document_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPhaseDocument */ .z)(story, maxBytes / 4);
    const parts = [plans, ...questions, ...steps, ...record, ...troubled, ...untroubled];
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFitting */ .wz)([head, ...parts], maxBytes, Buffer.byteLength)}\n`;
}
function getAttentionTitle({ phase, decision }) {
    const reason = decision === 'await_user' ? 'waits for a person' : 'needs a person';
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControls */ .DJ)(`Phase ${phase.id} ${phase.name} ${reason}`));
}
function listCommands({ phase: { id }, plans, branch, host }, { remote }) {
    const remoteOption = remote === '' ? '' : ` --remote ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecret */ .Nt)(remote)}`;
    const branchOption = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
    const answers = plans.flatMap(({ id: plan, signal }) => {
        const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .getQuestion */ .ph)(signal);
        if (question === undefined)
            return [];
        const commandText = `${question.kind === 'decision' ? 'answer' : 'approve'} ${id} ${plan}`;
        const text = question.kind === 'decision' ? ' <text>' : '';
        return [[`${commandText}${text}`, `${commandText}${text}${remoteOption}`]];
    });
    const runs = [
        [`run ${id}`, `run ${id}${branchOption}${remoteOption}`],
        [`retry ${id}`, `run ${id} --fresh${branchOption}${remoteOption}`],
    ];
    const rows = [...answers, ...runs].map(([comment, command]) => `| ${formatCode(`/phase ${comment}`)} | ${formatCode(`phase-executor ${command}`)} |`);
    return ['| in a comment, if enabled | in a clone |', '| --- | --- |', ...rows].join('\n');
}
function formatCode(text) {
    return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(text);
}
function atWorkComment({ phase, plans, host, since, next }, key) {
    const intro = [
        `${getCommentMarker(key)}\n## ⏳ Phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(phase.name)}: running`,
        `Since ${since}. ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .planCount */ .d8)(plans)}.${next === null ? '' : ` ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(next)}`}`,
        ...(0,_phase_document_js__WEBPACK_IMPORTED_MODULE_2__/* .links */ .yJ)({ host }),
    ].join('\n\n');
    const shown = plans.slice(0, 100);
    const rows = shown.map(({ id, title, verdict }) => {
        const mark = verdict === 'open' || verdict === 'success' ? '' : `${_phase_document_js__WEBPACK_IMPORTED_MODULE_2__/* .icons */ .Pt[verdict]} ${verdict}: `;
        return `- [${verdict === 'success' ? 'x' : ' '}] ${mark}${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(title ?? '', 80)}`.trimEnd();
    });
    const hiddenCount = plans.length - shown.length;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFitting */ .wz)([intro, [...rows, ...(hiddenCount > 0 ? [`- … and ${hiddenCount} more`] : [])].join('\n')], maxCharacters);
}
function buildProposalTitle({ id, name }) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControls */ .DJ)(`Phase ${id}: ${name}`));
}
function buildProposalBody({ phase, plans }, key) {
    const intro = `${getCommentMarker(key, 'pull-request')}\nThe work of phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(phase.name)}, made by Phase Executor. The comment below shows the result.`;
    const parts = plans.map(({ id, title, objective, verdict }) => {
        const box = verdict === 'success' ? 'x' : ' ';
        const head = `- [${box}] **${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(id)}** ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(title ?? '', 120)}`.trimEnd();
        return objective === '' ? head : `${head}\n  ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(objective, 600)}`;
    });
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinFitting */ .wz)([intro, ...parts], maxCharacters);
}
function replyToComment(comment, title, text) {
    return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .fenceText */ .N8)(text, { lines: 200, columns: 400 })}`;
}
function commandsHelp(canRun) {
    return [
        '/phase approve [phase] [plan]        the waiting plan continues in the next run',
        '/phase answer [phase plan] <text>    a decision, what is wrong, what was done; may have several lines',
        '/phase status [phase]                the state of the phase',
        '/phase abort [phase]                 cancel the workflow run that works on the phase; its work is kept',
        ...(canRun
            ? [
                '/phase run [phase]                   run the phase again; it continues where it ended',
                '/phase retry [phase]                 the same, with attempts counted from the beginning',
            ]
            : []),
        '/phase help                          this list',
    ];
}


/***/ }),

/***/ 43983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ icons),
/* harmony export */   n$: () => (/* binding */ moment),
/* harmony export */   yJ: () => (/* binding */ links),
/* harmony export */   z: () => (/* binding */ buildPhaseDocument)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86092);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52840);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71440);






function buildPhaseDocument(reported, maxOfTable) {
    const story = withoutFolders(reported);
    const [nextStep = '', ...further] = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .listStepTexts */ .Fe)(story);
    const plans = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .urgentFirst */ .Wx)(story.plans);
    const [troubled, untroubled] = [plans.filter(isTroubled), plans.filter((plan) => !isTroubled(plan))];
    return {
        head: [
            formatHeading(story),
            formatCause(story),
            `**Next:** ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(nextStep)}`,
            formatFigures(story),
            ...links(story),
        ].join('\n\n'),
        plans: formatPlanTable(story, maxOfTable),
        questions: plans.flatMap(formatQuestion),
        steps: [
            ...story.warnings.map((warning) => `- ⚠️ ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(warning)}`),
            ...further.map((step) => `- ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(step)}`),
        ],
        troubled: troubled.map(formatPlanDetails),
        untroubled: untroubled.map(formatPlanDetails),
        record: [...formatTestTable(story), ...runLine(story)],
    };
}
function withoutFolders(story) {
    const shorter = (text) => story.folders.reduce((remaining, folder) => remaining.replaceAll(`${folder}/`, ''), text);
    return { ...(0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .withEachText */ .nA)(story, shorter), folders: [] };
}
const icons = {
    ...{ success: '✅', failure: '❌', blocked: '⏸️', skipped: '⏭️', open: '⬜' },
    ...{ 'at work': '⏳', 'cut off': '❌', 'never run': '⬜' },
};
function formatHeading(story) {
    return `## ${icons[story.verdict]} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)((0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .titleText */ .Qw)(story))}`;
}
function formatCause(story) {
    const lines = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCauses */ .EM)(story).map((line) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(line, 1_000));
    return `${story.decision === null ? '' : `**${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(story.decision)}**: `}${lines.join('; ')}`;
}
function formatFigures(story) {
    const { branch, head, host } = story;
    const commit = head === null ? [] : [`commit ${formatCommitLink(head, host)}`];
    const location = [...(branch === null ? [] : [`branch ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(branch)}`]), ...commit].join(', ');
    return [...(0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .figures */ .u5)(story).map((figure) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(figure)), location]
        .filter((each) => each !== '')
        .join(' · ');
}
function formatCommitLink(commit, host) {
    const short = `\`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenId */ .X_)(commit)}\``;
    return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
}
function links({ host }) {
    if (host === null)
        return [];
    const { run, page, record } = host;
    const remaining = [
        ...(page === null ? [] : [`[report](${page})`]),
        ...(record === null ? [] : [`[logs and events](${record})`]),
    ];
    const artifacts = remaining.length > 0 ? remaining : [`[report and logs](${run}#artifacts)`];
    return [[`[Run, with its summary](${run})`, ...artifacts].join(' · ')];
}
const columns = '|plan|status|attempts|evidence|truths asked|checks|tests|tokens|cost|time|changes'.split('|');
const remainderRoom = 120;
function formatPlanTable({ plans, host }, max) {
    const sorted = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .urgentFirst */ .Wx)(plans);
    const allRows = sorted.map((plan) => buildCells(plan, host));
    const used = columns.flatMap((_, column) => (allRows.some((row) => row[column] !== '') ? [column] : []));
    const line = (row) => `| ${used.map((at) => row[at]).join(' | ')} |`;
    const head = [line(columns), `|${used.map(() => '---|').join('')}`];
    const rows = [];
    let remaining = max - head.join('\n').length - remainderRoom;
    for (const row of allRows.map(line)) {
        remaining -= row.length + 1;
        if (remaining < 0)
            break;
        rows.push(row);
    }
    const table = [...head, ...rows].join('\n');
    const hiddenPlans = sorted.slice(rows.length);
    if (hiddenPlans.length === 0)
        return table;
    const counts = [...new Set(hiddenPlans.map(({ verdict }) => verdict))].map((verdict) => `${hiddenPlans.filter((plan) => plan.verdict === verdict).length} ${verdict}`);
    return `${table}\n\n… and ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(hiddenPlans.length, 'more plan')}: ${counts.join(', ')}`;
}
function buildCells(plan, host) {
    const { verdict, signal, changes, commit, title, evidence } = plan;
    const truths = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .listTruths */ .ZD)(evidence);
    const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal?.details ?? {};
    const id = (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(plan.id);
    const isLinked = commit !== null && host?.hasCommits === true;
    const linked = isLinked ? `[${id}](${host.repository}/commit/${commit})` : id;
    const commitText = commit === null || isLinked ? [] : [formatCommitLink(commit, host)];
    const reason = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .openText */ .Uq)(plan);
    return [
        icons[verdict],
        [linked, ...(title === null ? [] : [(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(title, 80)]), ...commitText].join(' '),
        reason === '' ? verdict : `${verdict}: ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(reason, 160)}`,
        signal?.attempt === undefined ? '' : `${signal.attempt}${describeHealing(plan)}`,
        evidence.level ?? '',
        truths.length === 0 ? '' : `${truths.filter(({ by }) => by.length > 0).length} of ${truths.length}`,
        evidence.of === 0 ? '' : `${evidence.passed} of ${evidence.of}`,
        `${evidence.tests ?? ''}`,
        tokensUsed?.toLocaleString('en-US') ?? '',
        costUsd === undefined ? '' : (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)({ costUsd, isEstimate: isCostEstimate }),
        durationMs === undefined ? '' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatElapsed */ .C7)(durationMs),
        changes === null ? '' : describeChanges(plan),
    ];
}
function describeHealing({ verdict, attempts }) {
    const failed = new Set(attempts.flatMap(({ reason }) => reason ?? []));
    return verdict === 'success' && failed.size > 0 ? `, healed after ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)([...failed].join(', '))}` : '';
}
function describeChanges({ changes }) {
    return changes === null ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`;
}
const maxQuestionLines = 200;
function formatQuestion(plan) {
    const lines = (0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .askedLines */ .QO)(plan);
    if (lines.length === 0)
        return [];
    const shown = lines.slice(0, maxQuestionLines).map((line) => `> ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(line)}  `);
    const remaining = lines.length - shown.length;
    const hiddenNote = remaining > 0 ? [`> and ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(remaining, 'more line')} in the signal`] : [];
    return [[`**Plan ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(plan.id)} waits for a person**`, '', ...shown, ...hiddenNote].join('\n')];
}
function isTroubled({ verdict, attempts }) {
    return verdict === 'failure' || verdict === 'blocked' || attempts.some(({ reason }) => reason !== null);
}
const limit = { attempts: 10, checks: 50, files: 100 };
function formatPlanDetails(plan) {
    const { id, title, verdict, signal, attempts, checks } = plan;
    const failed = attempts.filter(({ reason }) => reason !== null);
    const isReported = verdict === 'success' || failed.length > 0;
    const openReason = signal === null || isReported ? [] : [(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceText */ .N8)((0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .openText */ .Uq)(plan))];
    const count = attempts.length === 0 ? '' : ` after ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(attempts.length, 'attempt')}`;
    const healed = verdict === 'success' && failed.length > 0 ? `, healed after ${failed.at(-1)?.reason}` : '';
    const name = title === null ? (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(id) : `${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(title, 80)}`;
    return `<details><summary>Plan ${name}: ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(`${verdict}${count}${healed}`)}</summary>\n\n${[
        formatPlanFacts(plan),
        ...formatCoverageTable(plan),
        ...addHiddenCount(attempts.slice(-limit.attempts).map(formatAttempt), attempts.length, 'earlier attempt'),
        ...openReason,
        ...(checks.length === 0 ? [] : [checkList(plan)]),
        ...listFileLines(plan),
    ].join('\n\n')}\n\n</details>`;
}
function formatCoverageTable({ evidence: { asked } }) {
    if (asked.length === 0)
        return [];
    const rows = asked.slice(0, limit.checks).map(({ id, text, by }) => {
        const coverage = by.length === 0 ? 'nothing' : by.map((each) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(each, 200)).join('; ');
        return `| ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(id, 10)} | ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, 300)} | ${coverage} |`;
    });
    return [['| | the plan says | asked by |\n|---|---|---|', ...rows].join('\n')];
}
function formatPlanFacts({ wave, dependsOn, evidence, spent }) {
    const facts = [
        `wave ${wave}`,
        ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
        ...(evidence.level === null ? [] : [`evidence ${evidence.level}: ${evidence.text ?? ''}`]),
        ...(0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .spendingParts */ .vh)(spent),
    ];
    return facts.map((fact) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(fact)).join(' · ');
}
function formatAttempt({ attempt, outcome, reason, message, words, startedAt, endedAt, ...otherFields }) {
    const facts = [
        `${reason ?? outcome} after ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatElapsed */ .C7)(Math.max(0, endedAt - startedAt))}`,
        `started ${moment(startedAt)}`,
        ...(0,_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .spendingParts */ .vh)(otherFields.spent),
    ];
    return [
        `Attempt ${attempt}: ${facts.map((fact) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(fact)).join(' · ')}`,
        ...(message === null ? [] : [(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceText */ .N8)(message, { lines: 40, columns: 400 })]),
        ...(words === null ? [] : [`Last words of the agent:\n\n${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceText */ .N8)(words, { lines: 20, columns: 400 })}`]),
        ...(otherFields.saved === null
            ? []
            : [
                `Its work is kept. To look at it, and to restore it:\n\n${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceText */ .N8)(`${otherFields.saved.look}\n${otherFields.saved.restore}`)}`,
            ]),
    ].join('\n\n');
}
function checkList({ checks }) {
    const passed = checks.filter((check) => check.passed === true);
    const shown = [...checks.filter((check) => check.passed !== true), ...passed].slice(0, limit.checks);
    const rows = shown.map((check) => {
        const mark = check.passed === null ? '❔' : check.passed ? '✅' : '❌';
        const [rule, subject, message] = [check.rule, check.subject, check.message].map((text) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, 600));
        return `- ${mark} ${rule} ${subject}${message === '' ? '' : `: ${message}`}`;
    });
    const title = `${passed.length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(checks.length, 'check')} passed`;
    return [`${title}\n`, ...addHiddenCount(rows, checks.length, 'more check')].join('\n');
}
function listFileLines({ promised, changed }) {
    const line = (name, files) => files.length === 0
        ? []
        : [
            `${name}: ${addHiddenCount(files.slice(0, limit.files).map((file) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(file)), files.length, 'more file').join(', ')}`,
        ];
    return [...line('Declared', promised), ...line('Changed', changed)];
}
function addHiddenCount(shown, totalCount, noun) {
    return totalCount === shown.length ? [...shown] : [...shown, `… and ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(totalCount - shown.length, noun)}`];
}
function formatTestTable({ tests }) {
    if (tests === null)
        return [];
    const row = (label, reported) => {
        const { verdict, passed, failed, skipped, total, commit } = reported;
        const counts = [passed, failed, skipped, total].map((count) => count ?? 'not counted');
        return `| ${[label, (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(verdict), ...counts, (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenId */ .X_)(commit))].join(' | ')} |`;
    };
    const beforeRow = tests.before === null ? [] : [row('before', tests.before)];
    const head = '| tests | verdict | passed | failed | skipped | total | commit |\n|---|---|---|---|---|---|---|';
    return [[head, ...beforeRow, row('after', tests.after)].join('\n')];
}
function runLine({ run, at }) {
    if (run === null)
        return [];
    const { key, agent, runs, startedAt } = run;
    const base = key.base === undefined ? '' : `, on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenId */ .X_)(key.base)}`;
    const text = `run ${key.runId} with agent ${agent}, started ${moment(startedAt)}${base}; ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(runs, 'run')}; reported ${moment(at)}`;
    return [(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text)];
}
function moment(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 43620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sumSpending)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);

function sumSpending(spending, plan) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .sumSpent */ .YD)(spending.flatMap((attemptSpending) => plan === undefined || attemptSpending.plan === plan ? [attemptSpending.spent] : []));
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