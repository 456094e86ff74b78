"use strict";
exports.id = 4745;
exports.ids = [4745];
exports.modules = {

/***/ 97378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Y: () => (/* binding */ sendNotification),
/* harmony export */   hK: () => (/* binding */ notifyUrl)
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









const maxText = 2_000;
async function sendNotification(notification, world) {
    const { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
    const url = notifyUrl(world.settings, world.environment);
    if (url === '')
        return;
    const redact = (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactorFor */ .sD)(world);
    try {
        if (!(0,_settings_table_address_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isWebhook */ .og)(url))
            throw new Error('PHASE_EXECUTOR_NOTIFY_URL must be an https URL without credentials');
        const created = JSON.parse(JSON.stringify(notification()));
        const body = (0,_report_notification_js__WEBPACK_IMPORTED_MODULE_7__/* .notificationBody */ .A)((0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(created, (text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clipText */ .gL)(redact(text), maxText)));
        const headers = () => webhookHeaders(body, secret, world.now());
        await (0,_system_http_delivery_js__WEBPACK_IMPORTED_MODULE_3__/* .sendDelivery */ .B)({ url, body, headers, isTransient, callMs: 10_000 }, (0,_host_host_client_js__WEBPACK_IMPORTED_MODULE_6__/* .deliveryRoute */ .Gh)(world));
        world.progress(`notified ${(0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_4__/* .urlHost */ .cz)(url)}: ${created.type}`);
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
    const signed = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', decodeWebhookSecret(secret)).update(`${id}.${at}.${body}`).digest('base64');
    const asOnGithub = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(body).digest('hex');
    return { ...named, 'webhook-signature': `v1,${signed}`, 'x-hub-signature-256': `sha256=${asOnGithub}` };
}
function decodeWebhookSecret(secret) {
    const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
    return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}


/***/ }),

/***/ 43043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ mayOpenAdvice),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Rn: () => (/* binding */ proposePullRequest),
/* harmony export */   qc: () => (/* binding */ listPullRequests)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function listPullRequests(branch, host) {
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
async function proposePullRequest(proposal, host) {
    return ensureProposed(proposal, host).catch((error) => {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.status !== 403)
            throw error;
        const advice = /not permitted to create/i.test(error.said)
            ? mayOpenAdvice
            : 'give the job the permission pull-requests: write';
        const text = error.said.replace(/\.$/, '');
        const refusal = `the host refused the pull request of ${proposal.branch} (403: ${text}); ${advice}`;
        return { pullRequest: null, note: null, refusal };
    });
}
async function ensureProposed(proposal, host) {
    const matches = await listPullRequests(proposal.branch, host);
    const open = matches.find(({ state }) => state === 'open');
    if (open)
        return updatePullRequest(open, proposal, host);
    const [last] = matches;
    if (!last || last.merged_at)
        return openPullRequest(proposal, host);
    return { pullRequest: null, note: `pull request #${last.number} is closed; reopen it to have it updated` };
}
async function openPullRequest(proposal, host) {
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
        const there = (await listPullRequests(branch, host)).find(({ state }) => state === 'open');
        if (there)
            return updatePullRequest(there, proposal, host);
        return make();
    }
}
const noDrafts = 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds';
async function withTitle(created, { isReady }, host) {
    const isMarked = created.title.startsWith(unfinished);
    const title = isReady ? created.title.replace(unfinished, '') : `${unfinished}${created.title}`;
    const isRight = isReady ? !isMarked : isMarked || created.draft === true;
    return isRight ? created : changePullRequest(created, { title }, host);
}
const unfinished = 'WIP: ';
async function changePullRequest({ number }, fields, host) {
    return (await host.rest.pulls.update({ ...host.here, pull_number: number, ...fields })).data;
}
async function updatePullRequest(there, proposal, host) {
    const { body, isReady } = proposal;
    const [marker = ''] = body.split('\n', 1);
    const isOurs = (there.body ?? '').startsWith(marker) && there.user?.login === (await host.viewer());
    if (!isOurs)
        return { pullRequest: there, note: null };
    const current = there.body === body ? there : await changePullRequest(there, { body }, host);
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
const maxCharacters = 200_000;
function notificationBody(notification) {
    const whole = JSON.stringify(notification);
    if (whole.length <= maxCharacters)
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
    const result = new Map();
    for (const event of events) {
        if (event.event === 'phase_start')
            result.clear();
        else if (isOfKind(event, kind))
            result.set(event.plan, event);
        else if (event.event === 'checkpoint' ||
            event.event === 'retry_wait' ||
            (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { attempt: 'closes' }) ||
            (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'plan' }))
            result.delete(event.plan ?? '');
    }
    return [...result.values()];
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
    const result = new Map();
    const begunAt = new Map();
    for (const event of events) {
        if (!('plan' in event) || event.plan === undefined)
            continue;
        const { plan } = event;
        const existing = result.get(plan);
        const isOfIt = ({ runId, attempt }) => existing?.runId === runId && existing.attempt === attempt;
        switch (event.event) {
            case 'attempt_start':
                result.delete(plan);
                begunAt.set(plan, Date.parse(event.since));
                break;
            case 'checkpoint':
                result.delete(plan);
                if (event.place !== undefined && event.place !== checkout)
                    result.set(plan, newDraft(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
                break;
            case 'agent_start':
                if (existing && isOfIt(event) && event.endsWithRun)
                    result.delete(plan);
                else if (existing && isOfIt(event)) {
                    existing.endsAt = Date.parse(event.at) + event.timeoutMs;
                    existing.agent = event.agent;
                    existing.boundary = { cage: event.cage ?? 'none', network: event.network };
                    existing.isEndSeen = false;
                }
                break;
            case 'agent_end':
                if (existing && isOfIt(event) && event.ok)
                    existing.isEndSeen = true;
                else
                    result.delete(plan);
                break;
            case 'adopt':
                existing?.adopters.push(event.runId);
                break;
            case 'repair':
                if (existing?.attempt === event.attempt)
                    existing.repairs = event.repair;
                break;
            case 'verify_start':
                if (existing)
                    existing.checkedSince = event.since;
                break;
            case 'verify':
                if (existing)
                    existing.checkedSince = null;
                break;
            default:
                if (endsOrphan(event))
                    result.delete(plan);
        }
    }
    return [...result.values()].flatMap(({ endsAt, ...rest }) => (endsAt === null ? [] : [{ ...rest, endsAt }]));
}
function newDraft(event, location, startedAt) {
    const { phase, plan, attempt, tag, runId } = event;
    return {
        phase,
        plan,
        attempt,
        place: location,
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

/***/ 12419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   be: () => (/* binding */ areChanged),
/* harmony export */   c9: () => (/* binding */ findInstalled),
/* harmony export */   z0: () => (/* binding */ bringInstalled)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66725);



const movable = new Set(['node_modules', 'vendor', 'target']);
const maxKiB = 1024 * 1024;
const env = { PATH: '/usr/bin:/bin' };
async function findInstalled(git, ignored, rooms) {
    const folders = ignored.map((path) => path.replace(/\/$/, '')).filter((path) => movable.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    if (folders.length === 0)
        return { folders, way: 'copied', kib: 0, tooLarge: [] };
    if (await sharesContent(git.gitDir, rooms))
        return { folders, way: 'shared', kib: 0, tooLarge: [] };
    const sizes = await Promise.all(folders.map(async (path) => ({ path, size: await measureFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)) })));
    const isTooLarge = ({ size }) => size > maxKiB;
    const copied = sizes.filter((size) => !isTooLarge(size));
    return {
        folders: copied.map(({ path }) => path),
        way: 'copied',
        kib: copied.reduce((sum, { size }) => sum + size, 0),
        tooLarge: sizes.filter(isTooLarge).map(({ path }) => path),
    };
}
async function sharesContent(from, to) {
    const probe = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, 'phase-executor-share-'));
    const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(probe));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(to, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(probe, 'file'), 'x'.repeat(8192));
        const args = ['--reflink=always', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(probe, 'file'), copy];
        return (await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('cp', args, { cwd: from, env })).exitCode === 0;
    }
    finally {
        for (const path of [probe, copy])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
async function measureFolder(folder) {
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('du', ['-skx', folder], { cwd: '/', env });
    return Number.parseInt(stdout.toString('utf8'), 10) || Number.POSITIVE_INFINITY;
}
async function bringInstalled(checkout, room, { folders }) {
    for (const path of folders) {
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(to) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path)))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
        const args = ['-a', ...(process.platform === 'linux' ? ['--reflink=auto'] : []), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path), to];
        const { exitCode, stderr } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('cp', args, { cwd: '/', env });
        if (exitCode !== 0)
            throw Object.assign(new Error(`${path} could not be copied: ${stderr.trim().slice(0, 300)}`), copyCode(stderr));
    }
}
function copyCode(stderr) {
    return /No space left|quota/i.test(stderr) ? { code: 'ENOSPC' } : {};
}
async function areChanged(room, { folders }, sinceMs) {
    const there = folders.filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path)));
    if (there.length === 0)
        return false;
    const caches = ['-name', '.cache', '-o', '-name', '.vite', '-o', '-name', '.tmp'];
    const args = [...there.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room, path)), '(', ...caches, ')', '-prune', '-o', '-type', 'f'];
    const newer = ['-newerct', `@${(sinceMs / 1000).toFixed(3)}`, '-print', '-quit'];
    return (await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('find', [...args, ...newer], { cwd: room, env })).stdout.length > 0;
}


/***/ }),

/***/ 28210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ parseBundleHeader),
/* harmony export */   KI: () => (/* binding */ bundleHeader),
/* harmony export */   _A: () => (/* binding */ checkBundleRef),
/* harmony export */   rJ: () => (/* binding */ BundleError)
/* harmony export */ });
const maxHeaderBytes = 1024 * 1024;
function parseBundleHeader(bytes) {
    const end = bytes.subarray(0, maxHeaderBytes).indexOf('\n\n');
    const [signature = '', ...lines] = bytes
        .subarray(0, end < 0 ? 0 : end)
        .toString('latin1')
        .split('\n');
    const version = /^# v([23]) git bundle$/.exec(signature)?.[1];
    if (version === undefined)
        throw new BundleError('the file is not a git bundle, or was cut off in its header');
    const header = { objectFormat: 'sha1', prerequisites: [], refs: new Map(), packAt: end + 2 };
    for (const line of lines)
        readLine(header, version, line);
    for (const name of header.refs.keys())
        for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
            if (header.refs.has(name.slice(0, at)))
                throw new BundleError(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
    if (header.refs.size === 0)
        throw new BundleError('the bundle names no commit');
    if (bytes.subarray(header.packAt, header.packAt + 4).toString('latin1') !== 'PACK')
        throw new BundleError('the bundle has no pack after its header, or was cut off before it');
    return header;
}
function readLine(header, version, line) {
    const { objectFormat, prerequisites, refs } = header;
    const [, format] = /^@object-format=(sha1|sha256)$/.exec(version === '3' ? line : '') ?? [];
    if (format) {
        header.objectFormat = format;
        return;
    }
    const length = objectFormat === 'sha1' ? 40 : 64;
    const [, minus, object = '', name = ''] = /^(-?)([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
    if (object.length !== length)
        throw new BundleError(`the bundle's header has an unknown line: ${JSON.stringify(line.slice(0, 100))}`);
    if (minus) {
        prerequisites.push(object);
        return;
    }
    checkBundleRef(name);
    if (refs.has(name))
        throw new BundleError(`the bundle names ${name} twice`);
    refs.set(name, object);
}
function bundleHeader({ objectFormat, prerequisites, refs }) {
    const first = objectFormat === 'sha1' ? ['# v2 git bundle'] : ['# v3 git bundle', '@object-format=sha256'];
    const needed = prerequisites.map((commit) => `-${commit} `);
    const incoming = [...refs].map(([name, commit]) => `${commit} ${name}`);
    return `${[...first, ...needed, ...incoming].join('\n')}\n\n`;
}
function checkBundleRef(name) {
    const parts = name.split('/');
    const isOurs = /^refs\/phase-executor\/[A-Za-z0-9._/-]{1,200}$/.test(name);
    if (!isOurs || parts.some((part) => part === '' || /^[.-]|\.\.|\.$|\.lock$/.test(part)))
        throw new BundleError(`the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are accepted`);
}
class BundleError extends Error {
    name = 'BundleError';
}


/***/ })

};
;