"use strict";
exports.id = 1343;
exports.ids = [1343];
exports.modules = {

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
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'failed call')} to its model: ${message || 'no cause given'}`;
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
        const made = JSON.parse(JSON.stringify(await notification()));
        const body = (0,_report_notification_js__WEBPACK_IMPORTED_MODULE_7__/* .notificationBody */ .AM)((0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(made, (text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clipped */ .cz)(redact(text), mostText)));
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

/***/ 19499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ markedKey),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   UI: () => (/* binding */ atWorkComment),
/* harmony export */   dY: () => (/* binding */ cutOffComment),
/* harmony export */   iK: () => (/* binding */ commandsHelp),
/* harmony export */   sw: () => (/* binding */ mostCharacters),
/* harmony export */   u7: () => (/* binding */ replyTo)
/* harmony export */ });
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _plan_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78793);



const mostCharacters = 65_000;
function commentMarker({ phase, folder }, kind = 'comment') {
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
function atWorkComment({ phase, plans, host, since, next }, key) {
    const done = plans.filter(({ state }) => state === 'success').length;
    const first = [
        `${commentMarker(key)}\n## ⏳ Phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.name)}: running`,
        `Since ${since}. ${done} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(plans.length, 'plan')} complete.${next === null ? '' : ` ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(next)}`}`,
        ...(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkLine */ .pF)(host),
    ].join('\n\n');
    const shown = plans.slice(0, 100);
    const rows = shown.map(({ id, title, state }) => {
        const mark = state === 'open' || state === 'success' ? '' : `${_plan_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .icons */ .Pt[state]} ${state}: `;
        return `- [${state === 'success' ? 'x' : ' '}] ${mark}${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(title ?? '', 80)}`.trimEnd();
    });
    const rest = plans.length - shown.length;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFitting */ .wz)([first, [...rows, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n')], mostCharacters);
}
function cutOffComment({ phase, host }, why, key) {
    return [
        `${commentMarker(key)}\n## ❌ Phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.name)}: INTERRUPTED`,
        (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(why, 2000),
        '**Next:** run the phase again; it continues where this one ended',
        ...(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkLine */ .pF)(host),
    ].join('\n\n');
}
function proposalTitle({ id, name }) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(`Phase ${id}: ${name}`));
}
function proposalBody(phase, plans, done, key) {
    const first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(phase.name)}, made by Phase Executor. The comment below shows the result.`;
    const parts = plans.map(({ id, title, text }) => {
        const head = `- [${done.has(id) ? 'x' : ' '}] **${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(id)}** ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(title ?? '', 120)}`.trimEnd();
        const objective = objectiveIn(text, title);
        return objective === '' ? head : `${head}\n  ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertMarkdown */ .Ic)(objective, 600)}`;
    });
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFitting */ .wz)([first, ...parts], mostCharacters);
}
function objectiveIn(text, title) {
    const from = text.indexOf('<objective>');
    const to = text.indexOf('</objective>', from);
    if (from < 0 || to < 0)
        return '';
    const stated = text.slice(from + '<objective>'.length, Math.min(to, from + 10_000)).trim();
    return title !== null && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
}
function replyTo(comment, title, text) {
    return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(text, { lines: 200, columns: 400 })}`;
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

/***/ 86392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ endedComment),
/* harmony export */   KL: () => (/* binding */ runSummary),
/* harmony export */   LN: () => (/* binding */ attentionTitle),
/* harmony export */   Zm: () => (/* binding */ healedIssue),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   ys: () => (/* binding */ attentionIssue)
/* harmony export */ });
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3889);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23806);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19499);
/* harmony import */ var _plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78793);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94318);








function endedComment(report, key, settings) {
    const { action } = report.ended.decision;
    const isAwaited = action === 'escalate' || action === 'await_user';
    const asked = isAwaited ? [...calledTeam(settings), waysOn(report, settings)] : [];
    const [first, ...parts] = endedParts(report, asked, _comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .mostCharacters */ .sw);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinFitting */ .wz)([`${(0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(key)}\n${first}`, ...parts], _comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .mostCharacters */ .sw);
}
const mostBytes = 1_000_000;
function runSummary(report) {
    const parts = endedParts(report, [], mostBytes);
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinFitting */ .wz)([...parts, ...report.plans.flatMap(_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lastWordsOf */ .FL)], mostBytes, Buffer.byteLength)}\n`;
}
function endedParts(report, asked, most) {
    const { plans, host } = report;
    return [
        [heading(report), causeAndNext(report), figures(report), ...(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkLine */ .pF)(host)].join('\n\n'),
        (0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .planTable */ .k0)(plans, host, most / 2),
        ...(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .questions */ .ab)(plans),
        ...asked,
        ...warningsAndSteps(report),
        ...troubled(plans).map(_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .planStory */ .tJ),
    ];
}
function attentionTitle({ phase, ended }) {
    const what = ended.decision.action === 'await_user' ? 'waits for a person' : 'needs a person';
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clipped */ .cz)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutControls */ .DJ)(`Phase ${phase.id} ${phase.name} ${what}`));
}
function attentionIssue(report, key, settings) {
    const first = [`${(0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(key, 'issue')}\n${heading(report)}`, causeAndNext(report), figures(report)];
    const asked = [...(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .questions */ .ab)(report.plans), ...calledTeam(settings), waysOn(report, settings)];
    const parts = [lastVerified(report), ...asked, ...warningsAndSteps(report)];
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinFitting */ .wz)([first.join('\n\n'), ...parts, ...troubled(report.plans).map(_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .planStory */ .tJ)], _comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .mostCharacters */ .sw);
}
function healedIssue(report, key) {
    const marked = `${(0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(key, 'issue')}\n${heading(report)}`;
    return [marked, 'The phase no longer needs a person.', figures(report)].join('\n\n');
}
function lastVerified({ plans, ended: { head }, host }) {
    const done = plans.filter(({ signal }) => signal.status === 'success');
    const last = done.at(-1);
    if (last === undefined)
        return `Last verified state: no plan is complete; the branch is at ${(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(head, host)}.`;
    const names = done.map(({ id }) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(id)).join(', ');
    const at = last.commit === null ? '' : `, the last one in ${(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(last.commit, host)}`;
    return `Last verified state: ${names} complete${at}; the branch is at ${(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(head, host)}.`;
}
function waysOn({ phase, plans, branch, host }, { remote }) {
    const at = remote === '' ? '' : ` --remote ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecret */ .Nt)(remote)}`;
    const on = branch !== null && host?.hasCommits ? ` --branch ${branch}` : '';
    const id = phase.id;
    const answers = plans.flatMap(({ id: plan, signal }) => {
        const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .questionOf */ .YH)(signal);
        if (question === undefined)
            return [];
        const verb = question.kind === 'decision' ? 'answer' : 'approve';
        const text = verb === 'answer' ? ' <text>' : '';
        return [[`${verb} ${id} ${plan}${text}`, `phase-executor ${verb} ${id} ${plan}${text}${at}`]];
    });
    const rows = [
        ...answers,
        [`run ${id}`, `phase-executor run ${id}${on}${at}`],
        [`retry ${id}`, `phase-executor run ${id} --fresh${on}${at}`],
    ].map(([comment, command]) => `| ${code(`/phase ${comment}`)} | ${code(command)} |`);
    return ['| in a comment, if enabled | in a clone |', '| --- | --- |', ...rows].join('\n');
}
function calledTeam({ attention, 'attention-team': team }) {
    return attention === 'off' || team === '' ? [] : [`@${team}: this phase needs one of you.`];
}
function code(text) {
    return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(text);
}
function heading({ phase, ended }) {
    return `## ${_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .icons */ .Pt[ended.signal.status]} Phase ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(phase.id)} ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(phase.name)}: ${ended.exitStatus}`;
}
function causeAndNext(report) {
    const { ended } = report;
    const why = [ended.decision.why, ...(0,_run_report_js__WEBPACK_IMPORTED_MODULE_4__/* .closedText */ .ST)(ended)].map((each) => (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(each, 1000)).join('; ');
    return `**${ended.decision.action}**: ${why}\n\n**Next:** ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(nextStep(report))}`;
}
function nextStep(report) {
    const [first] = stepsOf(report);
    if (report.next === null)
        return first ?? 'look at the run, then run the phase again';
    return `review the work; ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_7__/* .nextPhaseClause */ .AE)(report.next)}`;
}
function figures({ ended, host, branch }) {
    const { plans, durationMs, evidence, head } = ended;
    const spent = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_4__/* .spentText */ .u8)(ended);
    const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
    return [
        `${complete} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(plans.size, 'plan')} complete`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .elapsed */ .vk)(durationMs),
        (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)((0,_run_report_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsText */ .MV)(ended)),
        ...(evidence === null ? [] : [`evidence: ${evidence}`]),
        ...(spent === null ? [] : [spent]),
        `${branch === null ? '' : `branch ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(branch)}, `}commit ${(0,_plan_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(head, host)}`,
    ].join(' · ');
}
function stepsOf({ ended: { signal }, host }) {
    const steps = signal.details.nextSteps;
    return host === null ? steps : steps.filter((step) => !step.includes('/.git/'));
}
function warningsAndSteps(report) {
    return [
        ...(report.ended.signal.details.warnings ?? []).map((warning) => `- ⚠️ ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(warning)}`),
        ...stepsOf(report)
            .slice(1)
            .map((step) => `- ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(step)}`),
    ];
}
function troubled(plans) {
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_4__/* .failedFirst */ .Yk)(plans).filter(({ signal, attempts }) => signal.status === 'failure' || signal.status === 'blocked' || attempts.some(({ reason }) => reason !== null));
}


/***/ }),

/***/ 16979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ notificationBody),
/* harmony export */   FD: () => (/* binding */ cutOffNotification),
/* harmony export */   S4: () => (/* binding */ endedNotification)
/* harmony export */ });
/* harmony import */ var _ended_phase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86392);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94318);


const types = {
    success: 'phase.completed',
    failure: 'phase.failed',
    blocked: 'phase.blocked',
    skipped: 'phase.skipped',
};
function endedNotification(report, context) {
    const { phase, ended, host, branch } = report;
    const { signal, decision, exitStatus, evidence, head } = ended;
    const type = exitStatus === 'INTERRUPTED' ? 'phase.interrupted' : types[signal.status];
    const plans = report.plans.map(({ id, signal: said, attempts }) => ({
        id,
        status: said.status,
        attempts: attempts.length,
        said: said.status === 'success' ? '' : (0,_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .signalText */ .UW)(said),
    }));
    const end = {
        exitStatus,
        decision: { action: decision.action, why: decision.why },
        why: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .signalText */ .UW)(signal),
        next: (0,_ended_phase_js__WEBPACK_IMPORTED_MODULE_0__/* .nextStep */ .sk)(report),
        evidence,
        plans,
        signal,
    };
    return notificationOf(type, { phase, host, head, branch, ...end }, context);
}
function cutOffNotification(why, about, context) {
    const next = 'run the phase again; it continues where this one ended';
    const unknown = { decision: null, evidence: null, head: null, plans: [] };
    return notificationOf('phase.interrupted', { ...about, ...unknown, exitStatus: 'INTERRUPTED', why, next }, context);
}
function notificationOf(type, { phase, host, ...end }, { folder, runId, now }) {
    return {
        version: 1,
        type,
        timestamp: new Date(now).toISOString(),
        data: {
            phase: { id: phase.id, name: phase.name },
            folder,
            runId,
            ...end,
            repository: host?.repository ?? null,
            links: linksTo(host, end.head),
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


/***/ })

};
;