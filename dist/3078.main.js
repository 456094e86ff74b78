"use strict";
exports.id = 3078;
exports.ids = [3078];
exports.modules = {

/***/ 35368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _report_host_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63746);
/* harmony import */ var _report_notification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16979);
/* harmony import */ var _story_upload_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31488);
/* harmony import */ var _telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88997);
/* harmony import */ var _notify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97378);
/* harmony import */ var _report_to_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17201);






async function announce(reported, announced, world) {
    const { record, archive, isPushed, prefix } = announced;
    const uploaded = await (0,_story_upload_record_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadRecord */ .n)(reported, record, archive, world);
    const story = { ...reported, host: (0,_report_host_links_js__WEBPACK_IMPORTED_MODULE_0__/* .hostLinks */ .w)(world, isPushed, uploaded) };
    const [notes] = await Promise.all([
        (0,_report_to_host_js__WEBPACK_IMPORTED_MODULE_5__/* .reportToHost */ .aq)(story, announced, world),
        (0,_notify_js__WEBPACK_IMPORTED_MODULE_4__/* .sendNotification */ ._Y)(() => (0,_report_notification_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseNotification */ .D)(story, prefix.replace(/\/$/, '')), world),
        (0,_telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_3__/* .sendTrace */ .e)(story, world),
    ]);
    return { ...notes, story };
}


/***/ }),

/***/ 71575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ buildPhaseStatus),
/* harmony export */   s: () => (/* binding */ statusContext)
/* harmony export */ });
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _report_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71440);



async function buildPhaseStatus(story, judged, gitPlace) {
    const { plans, evidence, exitStatus, verdict, signal, head, phase, host } = story;
    const context = statusContext(phase.id, gitPlace.prefix);
    const url = host?.run ?? '';
    const figures = `${exitStatus}: ${(0,_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .completePlans */ .Kr)(plans).length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(plans.length, 'plan')} complete`;
    const reported = (state, more) => ({ state, context, url, description: more });
    switch (verdict) {
        case 'success':
            if (judged !== null &&
                head !== null &&
                exitStatus === 'COMPLETED' &&
                (await addsOnlyRecord(judged, head, gitPlace)))
                return reported('success', `${figures}, evidence ${evidence}`);
            return reported('error', `${figures}, but the exit gate has not judged this commit`);
        case 'blocked':
            return reported('pending', `${figures}; it waits`);
        case 'failure': {
            const reason = signal?.status === 'failure' ? signal.details.reason : 'internal';
            const state = reason === 'internal' || reason === 'interrupted' ? 'error' : 'failure';
            return reported(state, `${figures} (${reason})`);
        }
        case 'skipped':
            return reported('failure', `${figures}; it was skipped`);
        case 'at work':
        case 'cut off':
        case 'never run':
            return reported('error', 'the run did not conclude the phase; its log says why');
    }
}
function statusContext(phase, prefix) {
    return `phase/${prefix}${phase}`;
}
async function addsOnlyRecord(judged, head, { git, prefix }) {
    if (judged === head)
        return true;
    const parent = await git.resolve(`${head}^`);
    if (parent !== judged)
        return false;
    const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .changedBetween */ .jr)(git, judged, head);
    return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}


/***/ }),

/***/ 63575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ownBranch),
/* harmony export */   r: () => (/* binding */ reportBrokenRun)
/* harmony export */ });
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93893);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93254);
/* harmony import */ var _branch_work_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19840);
/* harmony import */ var _story_tell_phase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22368);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35368);









async function reportBrokenRun(reason, { ref, archive, findBranch }, world) {
    try {
        const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunnable */ .Un);
        const branch = await findBranch(read, world);
        const { git, prefix, root, phase } = read;
        const reported = await (0,_story_tell_phase_js__WEBPACK_IMPORTED_MODULE_7__/* .tellRecorded */ .qB)(read, (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__/* .withSettings */ .G)(world, { remote: '' }));
        const steps = ['run the phase again; it continues where this one ended'];
        const broken = { verdict: 'cut off', exitStatus: null, decision: null, next: null, head: null, steps };
        const dir = (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_1__/* .getRecordFolder */ .Mo)(read);
        const remaining = (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedSignals */ .at)(dir).get(null);
        const signal = remaining?.status === 'failure' && remaining.details.reason === 'interrupted' ? remaining : null;
        const story = { ...reported, ...broken, signal, why: (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redactBody */ .sx)(reason, world), branch: branch?.name ?? null };
        const record = { id: phase.id, dir, root, prefix };
        const location = { git, prefix, isPushed: branch?.isPushed ?? false, judged: null };
        const { notes } = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_8__/* .announce */ .i)(story, { ...location, record, archive }, world);
        for (const note of notes)
            world.progress(note);
    }
    catch (error) {
        world.progress(`could not be reported to the host: ${(0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .Ic)(error).message}`);
    }
}
const ownBranch = async ({ git }, world) => {
    const name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
    return name === null ? null : { name, isPushed: (0,_branch_work_branch_js__WEBPACK_IMPORTED_MODULE_6__/* .pushesWork */ .gn)(world) };
};


/***/ }),

/***/ 17201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wX: () => (/* binding */ reportProgress),
  aq: () => (/* binding */ reportToHost)
});

// UNUSED EXPORTS: eventPullRequest

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
// EXTERNAL MODULE: ./lib/publish/host/own-comment.js
var own_comment = __webpack_require__(46358);
;// CONCATENATED MODULE: ./lib/publish/host/attention-issue.js



async function markForAttention(number, { label, assignees }, host) {
    if (label !== '')
        await setLabel(number, label, host);
    if (assignees.length > 0)
        await host.rest.issues.addAssignees({
            ...host.here,
            issue_number: number,
            assignees: [...assignees],
            ...host_client/* repeatable */.EQ,
        });
}
async function setLabel(number, label, host) {
    const set = async () => {
        const expected = { ...host.here, issue_number: number, labels: [label] };
        const { data } = await host.rest.issues.addLabels({ ...expected, ...host_client/* repeatable */.EQ });
        return (data ?? []).some(({ name }) => name.toLowerCase() === label.toLowerCase());
    };
    if (await set())
        return;
    await host.rest.issues.createLabel({ ...host.here, name: label, color: '#d93f0b' });
    if (!(await set()))
        throw new host_error/* HostError */.dh(`the label ${label} could not be set on #${number}`, 200);
}
async function dropLabel(number, label, host) {
    const issue = { ...host.here, issue_number: number };
    const isDropped = (name) => (0,host_error/* unlessRefused */.J0)(host.rest.issues.removeLabel({ ...issue, name }).then(() => true), [404], false);
    if (label === '' || (await isDropped(label)))
        return;
    const { data } = await host.rest.issues.listLabelsOnIssue(issue);
    const there = (data ?? []).find(({ name }) => name === label);
    if (there !== undefined)
        await isDropped(`${there.id}`);
}
async function putIssue({ title, body }, marks, host) {
    const find = async () => (await ownIssues(body, 'all', host))[0];
    const create = async () => (await host.rest.issues.create({ ...host.here, title, body })).data;
    const there = (await find()) ?? (await (0,host_error/* createdOnce */.Ay)(create, find));
    if (there.body !== body || there.state !== 'open')
        await host.rest.issues.update({ ...host.here, issue_number: there.number, title, body, state: 'open' });
    await markForAttention(there.number, marks, host);
}
async function closeIssue(body, host) {
    for (const { number } of await ownIssues(body, 'open', host))
        await host.rest.issues.update({ ...host.here, issue_number: number, body, ...completed });
}
const completed = { state: 'closed', state_reason: 'completed' };
async function ownIssues(body, state, host) {
    const login = await host.viewer();
    const requested = { ...host.here, ...host_client/* largePages */.Gc, state, creator: login };
    const all = await host.paginate(host.rest.issues.listForRepo, requested);
    return (0,own_comment/* withMarker */.Pe)((0,own_comment/* firstLine */.TM)({ body }), login, all).sort((one, other) => one.number - other.number);
}

// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
// EXTERNAL MODULE: ./lib/publish/host/workflow-run.js
var workflow_run = __webpack_require__(39333);
// EXTERNAL MODULE: ./lib/publish/report/comment-text.js
var comment_text = __webpack_require__(19499);
// EXTERNAL MODULE: ./lib/publish/report/host-links.js
var host_links = __webpack_require__(63746);
// EXTERNAL MODULE: ./lib/publish/report/phase-document.js
var phase_document = __webpack_require__(43983);
// EXTERNAL MODULE: ./lib/publish/announce/phase-status.js
var phase_status = __webpack_require__(71575);
// EXTERNAL MODULE: ./lib/publish/announce/required-check.js
var required_check = __webpack_require__(35211);
;// CONCATENATED MODULE: ./lib/publish/announce/report-to-host.js














async function reportProgress(progress, { run, branch }, world) {
    const host = await (0,host_client/* connectHost */.Zj)(world);
    if (host === null || !world.settings['host-reports'].includes('comment'))
        return [];
    const { phase, schedule } = run;
    const plans = schedule.plans.map(({ plan: { id, title } }) => {
        const verdict = run.progress.done.has(id) ? 'success' : (progress.signals.get(id)?.status ?? 'open');
        return { id, title, verdict };
    });
    const reported = { phase, plans, host: (0,host_links/* hostLinks */.w)(world, true), since: (0,phase_document/* moment */.n$)(progress.since), next: progress.next };
    const text = (0,job_secrets/* redactBody */.sx)((0,comment_text/* atWorkComment */.UI)(reported, commentKey(phase.id, run.workspace.prefix)), world);
    return attemptSteps([
        async () => {
            const number = eventPullRequest(world) ?? (await openPullRequest(branch, host));
            if (number !== null)
                await (0,own_comment/* putComment */.jW)(number, text, host);
        },
    ]);
}
async function reportToHost(story, toldPlace, world) {
    const { settings } = world;
    const { branch, decision } = story;
    const isTold = (what) => settings['host-reports'].includes(what);
    const host = await (0,host_client/* connectHost */.Zj)(world);
    if (host === null)
        return { notes: [], refusals: [] };
    const refusals = [];
    const key = commentKey(story.phase.id, toldPlace.prefix);
    let number = eventPullRequest(world);
    const status = async () => {
        if (!isTold('status') || !toldPlace.isPushed)
            return;
        const isBroken = story.verdict === 'cut off' || isInternal(story);
        const commit = isBroken ? await readRemoteTip(branch, toldPlace.git, world) : story.head;
        const reported = await (0,phase_status/* buildPhaseStatus */.i)(story, toldPlace.judged, toldPlace);
        if (commit !== null)
            await (0,required_check/* setPhaseStatus */.o7)(commit, reported, () => baseBranch(world, host), host);
    };
    const pullRequest = async (tell) => {
        if (!isTold('pull-request') || branch === null || !toldPlace.isPushed || decision === null)
            return;
        const { pullRequest: request, note, refusal, } = await proposeChanges(story, branch, key, await baseBranch(world, host), host);
        number ??= request?.number ?? null;
        if (refusal !== undefined)
            refusals.push(refusal);
        if (note !== null)
            tell(note);
    };
    const comment = async () => {
        if (!isTold('comment'))
            return;
        number ??= await openPullRequest(branch, host);
        const text = (0,comment_text/* phaseComment */.$7)(story, key, settings);
        if (number !== null)
            await (0,own_comment/* putComment */.jW)(number, (0,job_secrets/* redactBody */.sx)(text, world), host);
    };
    const attention = async () => {
        if (!isTold('attention') || decision === null)
            return;
        number ??= await openPullRequest(branch, host);
        if (decision === 'escalate' || decision === 'await_user')
            await postQuestion(story, key, number, world, host);
        if (decision === 'proceed')
            await withdrawQuestion(story, key, number, world, host);
    };
    return { notes: await attemptSteps([status, pullRequest, comment, attention]), refusals };
}
function isInternal({ signal }) {
    return signal?.status === 'failure' && signal.details.reason === 'internal';
}
const attentionLabel = 'phase-needs-attention';
async function postQuestion(story, key, number, world, host) {
    const { settings } = world;
    const marks = { label: attentionLabel, assignees: settings.assignees };
    if (number !== null)
        return markForAttention(number, marks, host);
    const text = (0,comment_text/* attentionIssue */.ys)(story, key, settings);
    await putIssue({ title: (0,job_secrets/* redactBody */.sx)((0,comment_text/* attentionTitle */.LN)(story), world), body: (0,job_secrets/* redactBody */.sx)(text, world) }, marks, host);
}
async function withdrawQuestion(story, key, number, world, host) {
    if (number !== null)
        await dropLabel(number, attentionLabel, host);
    const closing = closeIssue((0,job_secrets/* redactBody */.sx)((0,comment_text/* healedIssue */.Zm)(story, key), world), host);
    await (0,host_error/* unlessRefused */.J0)(closing, [403, 404, 410], undefined);
}
async function readRemoteTip(branch, git, world) {
    if (branch === null || world.settings.remote === '')
        return null;
    const name = `refs/heads/${branch}`;
    return (await (0,remote_setting/* configuredRemote */.v)(git, world).list([name])).get(name) ?? null;
}
async function attemptSteps(steps) {
    const notes = new Set();
    for (const step of steps) {
        try {
            await step((note) => notes.add(note));
        }
        catch (error) {
            const { message } = error;
            const mark = error instanceof host_error/* HostError */.dh || error instanceof git_error/* GitError */.XS ? '' : ' (internal error)';
            notes.add(`could not be reported to the host: ${message}${mark}`);
        }
    }
    return [...notes];
}
function eventPullRequest({ environment }) {
    const { pull_request: pullRequest, issue } = (0,workflow_run/* readEvent */.j_)(environment) ?? {};
    return pullRequest?.number ?? (issue?.pull_request ? issue.number : null);
}
async function openPullRequest(branch, host) {
    if (branch === null)
        return null;
    return (await (0,pull_request/* listPullRequests */.qc)(branch, host)).find(({ state }) => state === 'open')?.number ?? null;
}
async function proposeChanges(story, branch, key, base, host) {
    if (base === branch)
        return { pullRequest: null, note: null };
    const isReady = story.verdict === 'success';
    return (0,pull_request/* proposePullRequest */.Rn)({ branch, base, title: (0,comment_text/* proposalTitle */.R3)(story.phase), body: (0,comment_text/* proposalBody */.Te)(story, key), isReady }, host);
}
async function baseBranch({ environment }, host) {
    const { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
    if (target !== '')
        return target;
    return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : (0,pull_request/* defaultBranch */.OR)(host);
}
function commentKey(phase, prefix) {
    return { phase, folder: prefix.replace(/\/$/, '') };
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
    const { commit, head, base } = await judgedCommit(world, host);
    const settled = await settleCheck(commit, host, async (self) => {
        const commitStatus = await requiredStatus(head, { base, self }, host);
        if (commit === head || commitStatus === noPhase)
            return commitStatus;
        return { ...commitStatus, description: `at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortId */ .m_)(head)}, before the merge: ${commitStatus.description}` };
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
    const commits = await engineCommits(head, base, host);
    const { own: listed, others } = await verdictsOn(head, self, host);
    const own = [...set, ...listed.filter(({ context }) => !set.some((status) => status.context === context))];
    if (own.length === 0) {
        if (commits.length === 0)
            return noPhase;
        const [other] = others;
        if (other === undefined)
            return buildMissing('no verdict of a phase on this commit; run its phase again');
        return buildMissing(`${other.context} is by ${other.author}; give check the token of the phase`);
    }
    const verdicts = own.map(repeatStatus);
    for (const [phase, { sha }] of lastCommits(commits)) {
        if (own.some(({ context }) => parseCheckPhase(context) === phase))
            continue;
        const reported = (await verdictsOn(sha, self, host)).own.find(({ context }) => parseCheckPhase(context) === phase);
        verdicts.push(reported
            ? repeatStatus(reported)
            : buildMissing(`no verdict of phase ${phase}, whose work is here; run it again`));
    }
    return worstFirst.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))[0] ?? buildMissing('');
}
async function engineCommits(head, base, host) {
    const requested = { ...host.here, ..._host_host_client_js__WEBPACK_IMPORTED_MODULE_2__/* .largePages */ .Gc, commit_sha: head };
    const listing = host.paginate(host.rest.repos.listPullRequestsAssociatedWithCommit, requested);
    const pulls = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)(listing, [404], []);
    const open = pulls.filter((pull) => pull.state === 'open' && pull.head.sha === head);
    const bases = new Set([base, ...open.map((pull) => pull.base.ref)]);
    const commits = await Promise.all([...bases].map((each) => (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .commitsBetween */ .$q)(each, head, host)));
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
async function verdictsOn(commit, self, host) {
    const all = (await (0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .listStatuses */ .vM)(commit, host)).filter(({ context }) => context.startsWith('phase/'));
    return { own: all.filter(({ author }) => author === self), others: all.filter(({ author }) => author !== self) };
}
function parseCheckPhase(context) {
    return (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseKey */ .nm)(context.slice(context.lastIndexOf('/') + 1));
}
function lastCommits(commits) {
    return new Map(commits.flatMap((commit) => {
        const [, ofPlan] = /^Phase-Executor-(?:Plan|Part): (.+)-\d/m.exec(commit.message) ?? [];
        const [, ofPhase] = /^phase (\S+): /.exec(commit.message) ?? [];
        const phase = ofPlan ?? ofPhase;
        return phase === undefined ? [] : [[(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseKey */ .nm)(phase), commit]];
    }));
}
async function settleCheck(commit, host, look) {
    let status = await look(await host.viewer());
    for (let tries = 1;; tries += 1) {
        const self = await (0,_host_host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)((0,_host_host_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .setStatus */ .Lx)(commit, status, host), [403], null);
        if (self === null)
            return { ...status, isSet: false };
        const next = await look(self);
        if (next.description === status.description || tries >= 3)
            return { ...status, isSet: true };
        status = next;
    }
}
function isOfEngine({ message, by }) {
    return by === _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .ownIdentity */ .hY.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}
async function judgedCommit({ environment }, host) {
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

/***/ 70138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hX: () => (/* binding */ asTheyAre),
  y8: () => (/* binding */ publishSigned),
  cG: () => (/* binding */ signCommits)
});

// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/published/published-state.js
var published_state = __webpack_require__(33574);
// EXTERNAL MODULE: ./lib/record/readings/signed-commits.js
var signed_commits = __webpack_require__(45168);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/decision.js
var signal_decision = __webpack_require__(71564);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/git/commit-object.js
var commit_object = __webpack_require__(90697);
// EXTERNAL MODULE: ./lib/publish/host/host-commit.js
var host_commit = __webpack_require__(98894);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
;// CONCATENATED MODULE: ./lib/publish/branch/remade-commits.js





class UnsignedError extends Error {
    name = 'UnsignedError';
}
const maxCommits = 500;
const unhurried = 60;
const pauseMs = 1_000;
const progressEvery = 25;
async function remadeCommits(of) {
    const { git, remote, head, since, hostFor } = of;
    const commits = await (0,commit_object/* commitsBetween */.$q)(git, head, [since, ...(await remote.heads())]);
    if (commits.length === 0)
        return [];
    if (commits.length > maxCommits)
        throw new UnsignedError(`there are ${commits.length} of them, and GitHub makes ${maxCommits} an hour`);
    const host = await hostFor(commits.length);
    if (host === null)
        throw new UnsignedError('this is not a job on GitHub, or it has no github-token');
    const objects = await (0,commit_object/* commitObjects */.Av)(git, commits);
    const created = await withUploaded(of, async () => {
        const remade = await makeAgain([...objects.values()], host, of);
        const newest = remade.at(-1);
        if (newest !== undefined)
            await remote.bring([newest.sha]);
        return remade;
    });
    await requireSame(created, git);
    return created;
}
async function withUploaded({ remote, ref, head, tell }, work) {
    const from = (await remote.list([ref])).get(ref) ?? null;
    if (from !== head && !(await remote.move([{ name: ref, to: head, from }])))
        throw new git_error/* GitError */.XS(`${ref} was moved by another run; nothing was pushed`);
    try {
        return await work();
    }
    finally {
        await remote.remove(ref, head).catch(({ message }) => tell(message));
    }
}
async function makeAgain(commits, host, { nameOf, tell }) {
    const created = new Map();
    const nameNow = (sha) => created.get(sha)?.sha ?? nameOf(sha);
    for (const [at, from] of commits.entries()) {
        const parents = from.parents.map((sha) => created.get(sha)?.sha ?? sha);
        const isMoved = parents.some((sha, which) => sha !== from.parents[which]);
        const message = (0,commit_object/* withCoAuthor */.I7)(renameCommits(from.message, nameNow), from.author) || '(no message)';
        const ask = async () => {
            if (from.isSigned && !isMoved && (await (0,host_commit/* isVerified */.p4)(from.sha, host)))
                return null;
            return (0,host_commit/* makeCommit */.mH)({ message, tree: from.tree, parents }, host);
        };
        const answer = await ask().catch((error) => refuseRemake(error, created.size === 0));
        if (answer === null)
            continue;
        requireSigned(answer, created.size === 0);
        created.set(from.sha, { from, sha: answer.sha, message, parents });
        if (created.size % progressEvery === 0)
            tell(`the host has signed ${created.size} of ${commits.length} commits`);
        if (at >= unhurried)
            await (0,promises_.setTimeout)(pauseMs);
    }
    return [...created.values()];
}
function renameCommits(message, nameOf) {
    return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line) => line.replace(/[0-9a-f]{40,64}/g, nameOf));
}
function refuseRemake(error, isFirst) {
    if (!(error instanceof host_error/* HostError */.dh))
        throw error;
    if (isFirst && [403, 404, 405, 410].includes(error.status ?? 0))
        throw new UnsignedError(error.message);
    throw new git_error/* GitError */.XS(`${error.message} (commit-signing: api); ${hint}`);
}
function requireSigned({ verified, reason }, isFirst) {
    if (verified)
        return;
    const why = `the host made a commit and did not sign it (${reason})`;
    if (isFirst && !reason.startsWith('gpgverify'))
        throw new UnsignedError(`${why}; GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`);
    throw new git_error/* GitError */.XS(`${why}; ${hint}`);
}
const hint = 'nothing was pushed; run again, or set commit-signing: off';
async function requireSame(created, git) {
    const ids = created.map(({ sha }) => sha);
    const objects = await (0,commit_object/* commitObjects */.Av)(git, ids);
    for (const remade of created) {
        const odd = findDifference(remade, objects.get(remade.sha));
        if (odd !== null)
            throw new git_error/* GitError */.XS(`the commit ${remade.sha}, which the host made from ${remade.from.sha}, ${odd}; ${hint}`);
    }
}
function findDifference({ from, message, parents }, commitObject) {
    if (commitObject?.tree !== from.tree)
        return `has the tree ${commitObject?.tree} instead of ${from.tree}`;
    if (commitObject.parents.join() !== parents.join())
        return 'has other parents';
    if (normalizeText(commitObject.message) !== normalizeText(message))
        return 'has another message';
    return commitObject.isSigned ? null : 'has no signature';
}
function normalizeText(text) {
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./lib/publish/branch/sign-commits.js















const asTheyAre = { as: (sha) => sha, warning: null };
async function signCommits(signingContext) {
    if (signingContext.world.settings['commit-signing'] === 'off')
        return asTheyAre;
    const { git } = signingContext.run.workspace;
    const { sha: head, branch } = await git.head();
    const created = await listRemade(head, signingContext).catch((error) => {
        if (error instanceof UnsignedError)
            return error;
        throw error;
    });
    if (created instanceof UnsignedError)
        return buildUnsigned(created, signingContext.run);
    if (created.length === 0)
        return asTheyAre;
    const names = new Map(created.map(({ from, sha }) => [from.sha, sha]));
    const as = (sha) => names.get(sha) ?? sha;
    const saved = `${(0,published_state/* partialPrefix */.W3)((0,checkpoint_tag/* refPart */.bm)(signingContext.run.phase.id))}unsigned/${(0,text_text/* shortId */.m_)(head)}`;
    await (0,refs/* updateRef */.du)(git, saved, head, await git.resolve(saved));
    signingContext.run.services.ledger.append('signed', { from: head, to: as(head), branch, commits: [...names] });
    await git.moveHead(head, as(head), 'phase-executor: signed', { ref: branch ?? 'HEAD' });
    signingContext.run.workspace.invalidate();
    renameInSignal(as, signingContext.run);
    return { as, warning: null };
}
function renameInSignal(as, { services: { ledger } }) {
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,log_ledger/* signalPath */.CV)(ledger.dir, null));
    try {
        if (text !== null)
            ledger.writeSignal(null, (0,completion_signal/* withSignalCommits */.Ld)((0,completion_signal/* parseSignal */._w)(text), as));
    }
    catch (error) {
        if (!(error instanceof completion_signal/* SignalError */.F8))
            throw error;
    }
}
async function findBeginning({ services, found, workspace }, head) {
    const first = services.ledger.events.find((event) => event.event === 'phase_start');
    const base = first?.base ?? found.startCommit;
    const isHere = (await workspace.git.resolve(base)) !== null && (await (0,git_history/* isAncestor */.QX)(workspace.git, base, head));
    return isHere ? base : found.startCommit;
}
async function listRemade(head, { run, remote, world }) {
    return remadeCommits({
        git: run.workspace.git,
        remote,
        head,
        since: await findBeginning(run, head),
        ref: (0,published_state/* recordRef */.Ji)({ phase: run.phase.id, prefix: run.workspace.prefix }).replace(/state$/, 'signing'),
        nameOf: (0,signed_commits/* currentNames */.Cr)(run.services.ledger.events),
        hostFor: (commits) => (0,host_client/* connectHost */.Zj)(world, totalTimeoutMs + msPerCommit * commits),
        tell: world.progress,
    });
}
const totalTimeoutMs = 90_000;
const msPerCommit = 3_000;
function buildUnsigned({ message }, { phase, policy, services }) {
    const warning = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
    if (policy.failOnWarnings)
        throw new git_error/* GitError */.XS(`${warning}; with fail-on-warnings they are not pushed unsigned`);
    services.ledger.append('warning', { message: warning });
    return { ...asTheyAre, warning };
}
async function publishSigned(publish, ended, run) {
    try {
        const signing = await publish();
        if (signing === asTheyAre)
            return ended;
        const { as, warning } = signing;
        const signal = (0,completion_signal/* withWarnings */.oV)((0,completion_signal/* withSignalCommits */.Ld)(ended.signal, as), warning === null ? [] : [warning]);
        const judged = ended.judged === null ? null : as(ended.judged);
        return {
            ...ended,
            judged,
            head: as(ended.head),
            signal,
            signalPath: run.services.ledger.writeSignal(null, signal),
        };
    }
    catch (error) {
        if (!(error instanceof git_error/* GitError */.XS) && !(error instanceof lease/* FencedError */.Qz))
            throw error;
        const message = `it ended as ${ended.exitStatus}, but the result could not be pushed, so it does not count: ${error.message}`;
        const details = { reason: 'internal', retryable: false, nextSteps: ['run this job again'] };
        const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, { message, stack: error.stack }, details, (0,completion_signal/* signalContext */.OK)(run));
        const isTakenOver = error instanceof lease/* FencedError */.Qz;
        const decision = isTakenOver
            ? (0,signal_decision/* buildStop */.no)('taken_over', message, 'taken-over')
            : (0,signal_decision/* buildStop */.no)('unpublished', message, 'unpublished');
        const signalPath = run.services.ledger.writeSignal(null, signal);
        return { ...ended, signal, signalPath, decision, exitStatus: 'ABORTED', exitCode: exit_status/* TECHNICAL_EXIT */.x8.INTERNAL };
    }
}


/***/ }),

/***/ 19840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   HZ: () => (/* binding */ formatBranchName),
/* harmony export */   IT: () => (/* binding */ WorkBranch),
/* harmony export */   O6: () => (/* binding */ sharedTtlMs),
/* harmony export */   Sr: () => (/* binding */ getPhaseScope),
/* harmony export */   gn: () => (/* binding */ pushesWork),
/* harmony export */   lI: () => (/* binding */ branchOfRun),
/* harmony export */   ss: () => (/* binding */ current)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80338);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93893);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26623);
/* harmony import */ var _system_git_bundle_bundle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20791);
/* harmony import */ var _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(28210);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_branch_merge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11032);
/* harmony import */ var _system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74870);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1594);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77050);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23806);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5722);
/* harmony import */ var _host_artifacts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54222);
/* harmony import */ var _host_workflow_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(39333);
/* harmony import */ var _sign_commits_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70138);



















const current = 'current';
const maxPart = 200;
function formatBranchName({ phase }, named) {
    const part = (text) => (0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_10__/* .refPart */ .bm)(text.slice(0, maxPart));
    if (named === '')
        return `phase/${part((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(phase.dir))}`;
    return named
        .replace(/^refs\/heads\//, '')
        .replaceAll('{phase}', part(phase.id))
        .replaceAll('{name}', part(phase.slug));
}
async function withOrigin(world) {
    if (world.settings.remote !== '' || !hasOwnBranch(world))
        return world;
    const git = await _system_git_git_js__WEBPACK_IMPORTED_MODULE_11__/* .Git */ .T.open((0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__/* .projectRoot */ .Y)(world), world.environment);
    return (await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .originUrl */ .s)(git)) === '' ? world : (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_5__/* .withSettings */ .G)(world, { remote: 'origin' });
}
function hasOwnBranch({ settings: { branch }, configuration }) {
    return branch !== current && (branch !== '' || configuration.givenAs === 'input');
}
function pushesWork(world) {
    return hasOwnBranch(world) && world.settings.remote !== '';
}
async function branchOfRun(read, world) {
    const { git } = read;
    if (!hasOwnBranch(world))
        return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
    const name = formatBranchName(read, world.settings.branch);
    const isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
    const args = ['check-ref-format', `refs/heads/${name}`];
    if (isPlain && (await git.try(args, { reading: true })).exitCode === 0)
        return name;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`);
}
class WorkBranch {
    #world;
    #from = null;
    #start = '';
    #madeFrom = null;
    constructor(world) {
        this.#world = world;
    }
    isPushedAt(head) {
        return pushesWork(this.#world) && head !== this.#madeFrom;
    }
    async enter({ read, git }, last) {
        const { settings } = this.#world;
        const name = await branchOfRun(read, this.#world);
        if (name === null || !hasOwnBranch(this.#world))
            return;
        const remote = settings.remote === '' ? null : (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredRemote */ .v)(git, this.#world);
        const isOfLast = last !== null && last.branch === `refs/heads/${name}` && (await git.resolve(last.head)) !== null;
        const before = await git.head();
        const entered = await (0,_system_git_checkpoint_branch_merge_js__WEBPACK_IMPORTED_MODULE_9__/* .enterBranch */ .d)(git, name, {
            remote,
            last: isOfLast ? last.head : null,
            trustsLocal: remote === null || settings.branch !== '',
        });
        this.#from = entered.there;
        this.#start = entered.tip;
        this.#madeFrom = entered.isNew ? entered.tip : null;
        const isOn = before.branch === `refs/heads/${name}`;
        if (!isOn || before.sha !== entered.tip)
            this.#world.progress(enteredText(name, entered));
        const missing = isOfLast && entered.there !== null ? await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .commitsSince */ .nt)(git, entered.there, last.head) : [];
        if (missing.length > 0)
            this.#world.progress(`${name} on ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_13__/* .withoutSecret */ .Nt)(settings.remote)} lacks ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_17__/* .formatCount */ .B4)(missing.length, 'commit')} of the last run, put back now: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_17__/* .firstFew */ .Dt)(missing.map(({ subject }) => subject))}`);
        if (remote === null && !isOn)
            this.#world.progress(`branch ${name} stays here, because no remote is set`);
    }
    async push(run, publishRecord) {
        const { git } = run.workspace;
        const { sha } = await git.head();
        if (!this.isPushedAt(sha) || sha === this.#from)
            return _sign_commits_js__WEBPACK_IMPORTED_MODULE_16__/* .asTheyAre */ .hX;
        try {
            return await this.#move(run, publishRecord);
        }
        catch (error) {
            if (!(error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS))
                throw error;
            const saved = await uploadUnpushed((await git.head()).sha, this.#from, run, this.#world);
            throw saved === null ? error : new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS(`${error.message}; ${saved}`, { cause: error });
        }
    }
    async #move(run, publishRecord) {
        const world = this.#world;
        const { settings } = world;
        const { git } = run.workspace;
        const name = formatBranchName(run, settings.branch);
        const ref = `refs/heads/${name}`;
        const where = `${name} on ${(0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_13__/* .withoutSecret */ .Nt)(settings.remote)}`;
        const { sha: created, branch } = await git.head();
        if (branch !== ref)
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS(`the checkout is not on ${name} any more, so ${where} was not moved; the work is at ${created}`);
        const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredRemote */ .v)(git, world);
        const signing = await (0,_sign_commits_js__WEBPACK_IMPORTED_MODULE_16__/* .signCommits */ .cG)({ run, remote, world });
        if (signing !== _sign_commits_js__WEBPACK_IMPORTED_MODULE_16__/* .asTheyAre */ .hX)
            await publishRecord();
        const { sha } = await git.head();
        if (!(await this.#movedOn(remote, { name: ref, to: sha, from: this.#from }, git)))
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS(`${where} was moved meanwhile; the work is at ${sha}, and the next run merges both`);
        const isOfJob = world.environment.GITHUB_ACTIONS === 'true' && (await remote.asksForToken());
        world.progress(pushedText(where, sha, isOfJob));
        return signing;
    }
    async #movedOn(remote, move, git) {
        if (await remote.move([move]))
            return true;
        const now = (await remote.list([move.name])).get(move.name) ?? null;
        if (now === null || (await git.resolve(now)) === null || (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .isAncestor */ .QX)(git, now, this.#start)))
            return false;
        return (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .isAncestor */ .QX)(git, now, move.to)) && (await remote.move([{ ...move, from: now }]));
    }
}
function enteredText(name, { tip, isNew, merged }) {
    const at = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_17__/* .shortId */ .m_)(tip);
    if (isNew)
        return `the work goes to branch ${name}, made from ${at}`;
    const how = merged.length === 0 ? '' : `; merged into it: ${merged.join(', ')}`;
    return `the work continues in branch ${name}, now at ${at}${how}`;
}
function pushedText(where, sha, isOfJob) {
    const limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
    return `pushed ${where} at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_17__/* .shortId */ .m_)(sha)}${limit}`;
}
async function uploadUnpushed(sha, from, { phase, workspace: { git } }, world) {
    if (!_host_artifacts_js__WEBPACK_IMPORTED_MODULE_14__/* .Artifacts */ .E.available(world.environment) || world.interrupt.soon.aborted)
        return null;
    const id = (0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_10__/* .refPart */ .bm)(phase.id);
    const name = `phase-${id}-unpushed`;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, `phase-executor-${name}`);
    const ref = `refs/phase-executor/${id}/unpushed`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    try {
        const event = await git.resolve(world.environment.GITHUB_SHA ?? '');
        const existing = [from, event].filter((each) => each !== null);
        if (!(await (0,_system_git_bundle_bundle_js__WEBPACK_IMPORTED_MODULE_7__/* .writeBundle */ .Mf)(git, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.bundle'), [{ ref, commit: sha }], existing)))
            return null;
        const stored = await new _host_artifacts_js__WEBPACK_IMPORTED_MODULE_14__/* .Artifacts */ .E(world.environment, {}, world.uploads).upload(name, folder);
        return `the commits are in the artifact ${stored.name}: git fetch work.bundle ${ref}`;
    }
    catch (error) {
        if (!(error instanceof _host_artifacts_js__WEBPACK_IMPORTED_MODULE_14__/* .ArtifactError */ .n || error instanceof _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_18__/* .BundleError */ .rJ || error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS))
            throw error;
        return `the commits could not be uploaded either: ${error.message}`;
    }
}
function getPhaseScope(read, { settings, environment, machine, now }) {
    const { git, prefix } = read;
    const workflowRun = (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_15__/* .getWorkflowRun */ .pH)(environment);
    return {
        read,
        git,
        dir: (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .getRecordFolder */ .Mo)(read),
        phase: read.phase.id,
        prefix,
        host: machine.host,
        now,
        secrets: (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .unguessableSecrets */ .Mx)(environment, settings['agent-env']),
        ...(workflowRun === null ? {} : { workflowRun }),
        isOver: (run) => (0,_host_workflow_run_js__WEBPACK_IMPORTED_MODULE_15__/* .isOver */ .PU)(run, settings['github-token'], environment),
    };
}
function sharedTtlMs(settings) {
    return 5 * settings['lease-ttl'];
}


/***/ }),

/***/ 41601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ PermanentError),
/* harmony export */   Ig: () => (/* binding */ attemptCall),
/* harmony export */   bm: () => (/* binding */ getReason),
/* harmony export */   fo: () => (/* binding */ RefusedCall),
/* harmony export */   nE: () => (/* binding */ ArtifactError),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);
/* harmony import */ var _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53132);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



class ArtifactError extends Error {
    name = 'ArtifactError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
    isFinal = false;
}
class PermanentError extends ArtifactError {
    isFinal = true;
}
class RefusedCall extends PermanentError {
    status;
    constructor(message, status) {
        super(message);
        this.status = status;
    }
}
function getReason(error) {
    const text = error instanceof Error ? error.message || error.name : String(error);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text.slice(0, 500).replace(/([?&]sig=)[^&\s]*/g, '$1***'));
}
async function attemptCall(what, attempt, bounds) {
    let count = 0;
    const counted = () => {
        count += 1;
        return attempt();
    };
    return (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .withRetries */ .LH)(counted, bounds).catch((error) => {
        if (error instanceof PermanentError)
            throw error;
        const times = count === 1 ? '' : ` ${count} times`;
        throw new ArtifactError(`${what} failed${times}: ${getReason(error)}`, { cause: error });
    });
}
async function withTimeout(what, timeoutMs, work) {
    return (0,_system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .callWithin */ .w6)(timeoutMs, { leftMs: () => Infinity, until: null }, work).catch((error) => {
        if (!(error instanceof _system_http_retries_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5))
            throw error;
        throw new PermanentError(`${what} took more than ${timeoutMs / 1000} s and was stopped`);
    });
}


/***/ }),

/***/ 54222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* reexport */ artifact_error/* ArtifactError */.nE),
  E: () => (/* binding */ Artifacts)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/publish/host/artifact-error.js
var artifact_error = __webpack_require__(41601);
;// CONCATENATED MODULE: ./lib/publish/host/archive.js







async function downloadBounded(url, file, { maxBytes, timeoutMs, fetch }) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { signal });
    if (answer.status !== 200 || answer.body === null) {
        await answer.body?.cancel();
        throw new artifact_error/* ArtifactError */.nE(`the store answered with ${answer.status}`);
    }
    const digest = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    const counted = new external_node_stream_.Transform({
        transform(chunk, _, done) {
            bytes += chunk.length;
            digest.update(chunk);
            done(bytes > maxBytes ? new artifact_error/* PermanentError */.Dr(`it has more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,external_node_stream_promises_.pipeline)(answer.body, counted, (0,external_node_fs_.createWriteStream)(file), { signal });
    return `sha256:${digest.digest('hex')}`;
}
async function unzipBounded(archive, into, limits) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true };
    const zip = await openPromise(archive, options).catch((error) => {
        throw new artifact_error/* PermanentError */.Dr(`it is not a zip archive: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    });
    try {
        const entries = await checkedEntries(zip, limits);
        await (0,promises_.mkdir)(into, { recursive: true });
        const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
        for (const entry of files) {
            const path = (0,external_node_path_.join)(into, entry.fileName);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            await (0,external_node_stream_promises_.pipeline)(await zip.openReadStreamPromise(entry), (0,external_node_fs_.createWriteStream)(path, { flags: 'wx', mode: 0o644 }));
        }
        return { files: files.length, bytes: files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) };
    }
    catch (error) {
        throw error instanceof artifact_error/* PermanentError */.Dr
            ? error
            : new artifact_error/* PermanentError */.Dr(`it cannot be unpacked: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    }
    finally {
        zip.close();
    }
}
async function zipFiles(folder, files) {
    const { ZipFile } = await __webpack_require__.e(/* import() */ 3044).then(__webpack_require__.t.bind(__webpack_require__, 93044, 19));
    const stats = await Promise.all(files.map(async (name) => ({ name, mtime: (await (0,promises_.stat)((0,external_node_path_.join)(folder, name))).mtime })));
    const zip = new ZipFile();
    const archive = zip.outputStream;
    const fail = (error) => archive.destroy(error);
    zip.on('error', fail);
    for (const { name, mtime } of stats) {
        const open = () => (0,external_node_fs_.createReadStream)((0,external_node_path_.join)(folder, name)).once('error', fail);
        zip.addReadStreamLazy(name, { mtime }, (give) => give(null, open()));
    }
    zip.end();
    return archive;
}
async function checkedEntries(zip, { maxBytes, maxFiles }) {
    if (zip.entryCount > maxFiles)
        throw new artifact_error/* PermanentError */.Dr(`it has ${zip.entryCount} files; at most ${maxFiles} are accepted`);
    const entries = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
        bytes += entry.uncompressedSize;
        if (bytes > maxBytes)
            throw new artifact_error/* PermanentError */.Dr(`its files have more than ${maxBytes} bytes together`);
        checkEntry(entry);
        entries.push(entry);
    }
    checkStandBySide(entries);
    return entries;
}
const fileTypes = { mask: 0o170000, plain: 0o100000, folder: 0o040000 };
function checkEntry(entry) {
    const { fileName } = entry;
    const shown = JSON.stringify(fileName.slice(0, 100));
    const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask;
    const isFolder = fileName.endsWith('/');
    if (type !== 0 && type !== (isFolder ? fileTypes.folder : fileTypes.plain))
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is neither a file nor a folder; a symlink could lead anywhere`);
    if (!entry.canDecodeFileData())
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is encrypted or packed in an unknown way`);
    const parts = (isFolder ? fileName.slice(0, -1) : fileName).split('/');
    const isPlain = parts.every((part) => /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\\:]{1,200}$/.test(part) && !/^\.\.?$/.test(part));
    if (!isPlain || parts.length > 20)
        throw new artifact_error/* PermanentError */.Dr(`${shown} in it is not a plain name below a folder`);
}
function checkStandBySide(entries) {
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/')).map(({ fileName }) => fileName.toLowerCase());
    const names = new Set(files);
    if (names.size < files.length)
        throw new artifact_error/* PermanentError */.Dr('it has two files of one name');
    for (const { fileName } of entries)
        for (let folder = (0,external_node_path_.dirname)(fileName.toLowerCase()); folder !== '.'; folder = (0,external_node_path_.dirname)(folder))
            if (names.has(folder))
                throw new artifact_error/* PermanentError */.Dr('it has a file where another one needs a folder');
}
async function filesToUpload(folder) {
    const root = (0,external_node_path_.resolve)(folder);
    const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true }).catch((error) => {
        throw new artifact_error/* ArtifactError */.nE(`${folder} cannot be listed: ${(0,artifact_error/* getReason */.bm)(error)}`);
    });
    const files = [];
    for (const entry of entries.filter((each) => !each.isDirectory())) {
        const path = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(entry.parentPath, entry.name));
        if (!entry.isFile())
            throw new artifact_error/* ArtifactError */.nE(`${showPath(path)} is not a plain file; only those are stored`);
        if (unfitPattern.test(path))
            throw new artifact_error/* ArtifactError */.nE(`${showPath(path)} has a name that artifacts cannot hold; rename it`);
        files.push(path);
    }
    if (files.length === 0)
        throw new artifact_error/* ArtifactError */.nE(`there is no file in ${folder} to store`);
    for (const path of files)
        await (0,promises_.access)((0,external_node_path_.join)(root, path), external_node_fs_.constants.R_OK).catch((error) => {
            throw new artifact_error/* ArtifactError */.nE(`${showPath(path)} cannot be read: ${(0,artifact_error/* getReason */.bm)(error)}`);
        });
    return files.sort();
}
const unfitPattern = /[\u0000-\u001f\u007f-\u009f\u2028\u2029":<>|*?\\]/;
function showPath(path) {
    return JSON.stringify(path.slice(0, 200));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var classic_schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

;// CONCATENATED MODULE: ./lib/publish/host/results-service.js



class ResultsService {
    #url;
    #token;
    #run;
    #patience;
    constructor(environment, timeLimitMs) {
        const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = environment;
        this.#url = new URL(url).origin;
        this.#token = token;
        this.#run = parseRunIds(token);
        this.#patience = timeLimitMs;
    }
    get job() {
        return this.#run.jobId;
    }
    async list() {
        const { artifacts } = Listed.parse(await this.#call('ListArtifacts', this.#run));
        const stored = artifacts.map(({ name, databaseId, size, digest, workflowRunBackendId, workflowJobRunBackendId: jobId }) => ({
            name,
            id: databaseId,
            bytes: size,
            digest: digest ?? null,
            runId: workflowRunBackendId,
            jobId,
            job: jobId === this.job ? null : jobId,
        }));
        return stored.sort((one, other) => one.id - other.id);
    }
    async signedUrl({ name, runId, jobId }) {
        return Signed.parse(await this.#call('GetSignedArtifactURL', { runId, jobId, name })).signedUrl;
    }
    async delete({ name, runId, jobId }) {
        await this.#call('DeleteArtifact', { runId, jobId, name });
    }
    async create(name, fileType) {
        const form = fileType === null ? { version: 4 } : { version: 7, mime_type: fileType };
        return Created.parse(await this.#call('CreateArtifact', { ...this.#run, name }, form)).signedUploadUrl;
    }
    async finalize(name, { bytes, digest }) {
        const content = { size: String(bytes), hash: digest };
        return Finalized.parse(await this.#call('FinalizeArtifact', { ...this.#run, name }, content)).artifactId;
    }
    async #call(method, { runId, jobId, name }, fields = {}) {
        const ids = { workflow_run_backend_id: runId, workflow_job_run_backend_id: jobId };
        const url = `${this.#url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
        const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
        const body = Buffer.from(JSON.stringify({ ...ids, name, ...fields }));
        const text = await callService({ name: method, method: 'POST', url, headers, body }, this.#patience);
        return camelCased(JSON.parse(text));
    }
}
const Listed = classic_schemas/* object */.Ikc({
    artifacts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        name: classic_schemas/* string */.YjP(),
        databaseId: number(),
        size: number().default(0),
        digest: classic_schemas/* string */.YjP().nullish(),
        workflowRunBackendId: classic_schemas/* string */.YjP(),
        workflowJobRunBackendId: classic_schemas/* string */.YjP(),
    }))
        .default([]),
});
const Signed = classic_schemas/* object */.Ikc({ signedUrl: classic_schemas/* url */.OZ5() });
const Created = classic_schemas/* object */.Ikc({ signedUploadUrl: classic_schemas/* url */.OZ5() });
const Finalized = classic_schemas/* object */.Ikc({ artifactId: number() });
function camelCased(value) {
    if (Array.isArray(value))
        return value.map(camelCased);
    if (typeof value !== 'object' || value === null)
        return value;
    const camel = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [camel(key), camelCased(each)]));
}
function parseRunIds(token) {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const scopes = /"scp"\s*:\s*"([^"]*)"/.exec(payload)?.[1]?.split(' ') ?? [];
    const [, runId, jobId] = scopes.find((scope) => scope.startsWith('Actions.Results:'))?.split(':') ?? [];
    if (!runId || !jobId)
        throw new artifact_error/* ArtifactError */.nE('ACTIONS_RUNTIME_TOKEN does not say which run and job it belongs to');
    return { runId, jobId };
}
async function callService({ name, url, ...request }, { retryDelayMs, timeoutMs, fetch }) {
    const call = async (signal) => {
        const response = await fetch(url, { ...request, signal });
        const text = await response.text();
        const { status, ok } = response;
        if (ok)
            return text;
        const answer = `the artifact service answered ${name} with ${status}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`;
        throw status === 429 || status >= 500 ? new artifact_error/* ArtifactError */.nE(answer) : new artifact_error/* RefusedCall */.fo(answer, status);
    };
    return (0,artifact_error/* attemptCall */.Ig)(name, () => (0,artifact_error/* withTimeout */.wj)(name, timeoutMs, call), { tries: 4, delayMs: retryDelayMs });
}
const blockBytes = 8 * 1024 * 1024;
async function uploadBlob(url, content, contentType, timeLimitMs) {
    const put = (name, query, headers, body) => callService({ name, method: 'PUT', url: `${url}&${query}`, headers: { 'x-ms-version': '2021-12-02', ...headers }, body }, timeLimitMs);
    const upload = (0,external_node_crypto_.randomUUID)();
    const ids = [];
    const digest = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const block of splitIntoBlocks(content)) {
        const id = Buffer.from(`${upload}${String(ids.length).padStart(12, '0')}`).toString('base64');
        const query = `comp=block&blockid=${encodeURIComponent(id)}`;
        await put('a block of the upload', query, { 'content-type': 'application/octet-stream' }, block);
        ids.push(id);
        digest.update(block);
        bytes += block.length;
    }
    const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': contentType };
    await put('the end of the upload', 'comp=blocklist', headers, Buffer.from(list));
    return { bytes, digest: `sha256:${digest.digest('hex')}` };
}
async function* splitIntoBlocks(content) {
    let held = [];
    let bytes = 0;
    for await (const chunk of content) {
        held.push(chunk);
        bytes += chunk.length;
        if (bytes < blockBytes)
            continue;
        yield Buffer.concat(held);
        held = [];
        bytes = 0;
    }
    if (bytes > 0)
        yield Buffer.concat(held);
}

;// CONCATENATED MODULE: ./lib/publish/host/artifacts.js









const generous = { retryDelayMs: 1_000, timeoutMs: 30_000, transferMs: 10 * 60_000 };
class Artifacts {
    #service;
    #patience;
    #shared;
    constructor(environment, timeLimitMs = {}, shared) {
        if (!Artifacts.available(environment))
            throw new artifact_error/* ArtifactError */.nE('no artifact service: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set here');
        this.#patience = { ...generous, ...timeLimitMs, fetch: (0,proxy/* fetchFrom */.pL)(environment) };
        this.#shared = shared;
        this.#service = new ResultsService(environment, this.#patience);
    }
    static available({ ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL }) {
        return Boolean(ACTIONS_RUNTIME_TOKEN) && URL.canParse(ACTIONS_RESULTS_URL ?? '');
    }
    async probe() {
        await this.list();
    }
    get job() {
        return this.#service.job;
    }
    async upload(name, folder) {
        checkedName(name);
        const files = await filesToUpload(folder);
        return this.#store(name, files.length, null, () => zipFiles(folder, files));
    }
    async uploadPage(path) {
        const name = checkedName((0,external_node_path_.basename)(path));
        return this.#store(name, 1, 'text/html', async () => (0,external_node_fs_.createReadStream)(path));
    }
    async #store(name, files, fileType, open) {
        let free = name;
        let taken = 0;
        const attempt = async () => {
            try {
                return { name: free, files, job: this.job, ...(await this.#send(free, fileType, open)) };
            }
            catch (error) {
                const isRefused = error instanceof artifact_error/* RefusedCall */.fo;
                if (isRefused && error.status === 409)
                    free = name.replace(/(\.html)?$/, `-${++taken + 1}$1`);
                throw isRefused ? new artifact_error/* ArtifactError */.nE(error.message, { cause: error }) : error;
            }
        };
        const upload = () => (0,artifact_error/* attemptCall */.Ig)(`uploading ${name}`, attempt, { tries: 3, delayMs: this.#patience.retryDelayMs });
        return this.#inTime(`uploading ${name}`, upload);
    }
    #inTime(what, work) {
        return this.#shared?.spend((leftMs) => (0,artifact_error/* withTimeout */.wj)(what, leftMs, work)) ?? work();
    }
    async #send(name, fileType, open) {
        const { transferMs: timeoutMs, ...patience } = this.#patience;
        const send = async (signal) => {
            const url = await this.#service.create(name, fileType);
            const content = (0,external_node_stream_.addAbortSignal)(signal, await open());
            const sent = await uploadBlob(url, content, fileType ?? 'application/zip', { ...patience, timeoutMs });
            return { id: await this.#service.finalize(name, sent), ...sent };
        };
        return (0,artifact_error/* withTimeout */.wj)('the upload', timeoutMs, send);
    }
    list() {
        return reportFailures('listing artifacts', () => this.#service.list());
    }
    async download(which, into, { maxBytes = 1024 ** 3, maxFiles = 10_000, digest = null, } = {}) {
        return reportFailures(`downloading artifact ${which}`, async () => {
            const stored = await this.#find(which);
            const { name, id } = stored;
            if (stored.bytes > maxBytes)
                throw new artifact_error/* ArtifactError */.nE(`it has ${stored.bytes} bytes; at most ${maxBytes} are accepted`);
            const nearby = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(into), '.download-'));
            try {
                const expected = [stored.digest, digest].filter((each) => each !== null);
                await this.#fetch(stored, (0,external_node_path_.join)(nearby, 'archive.zip'), maxBytes, expected);
                const unpacked = await unzipBounded((0,external_node_path_.join)(nearby, 'archive.zip'), (0,external_node_path_.join)(nearby, 'files'), { maxBytes, maxFiles });
                await (0,promises_.rename)((0,external_node_path_.join)(nearby, 'files'), into);
                return { name, id, ...unpacked };
            }
            finally {
                await (0,promises_.rm)(nearby, { recursive: true, force: true });
            }
        });
    }
    async #fetch(stored, file, maxBytes, digests) {
        const { retryDelayMs, transferMs, fetch } = this.#patience;
        const attempt = async () => {
            const url = await this.#service.signedUrl(stored);
            const digest = await downloadBounded(url, file, { maxBytes, timeoutMs: transferMs, fetch });
            const other = digests.find((each) => each !== digest);
            if (other !== undefined)
                throw new artifact_error/* ArtifactError */.nE(`the download has the digest ${digest}, but ${other} was stored`);
        };
        await (0,artifact_error/* attemptCall */.Ig)('the transfer', attempt, { tries: 3, delayMs: retryDelayMs });
    }
    async delete(name) {
        const remove = async () => {
            for (const stored of await this.#service.list())
                if (stored.name === name)
                    await this.#service.delete(stored);
        };
        await reportFailures(`deleting artifact ${name}`, () => this.#inTime('it', remove));
    }
    async #find(which) {
        const all = await this.#service.list();
        const result = all.findLast(({ name, id }) => (typeof which === 'number' ? id === which : name === which));
        if (!result)
            throw new artifact_error/* ArtifactError */.nE(`this run has no such artifact (it has ${all.length})`);
        return result;
    }
}
function checkedName(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/.test(name))
        return name;
    throw new artifact_error/* ArtifactError */.nE(`${JSON.stringify(name.slice(0, 100))} cannot be the name of an artifact; use letters, digits, ".", "_" and "-"`);
}
async function reportFailures(what, work) {
    return work().catch((error) => {
        throw new artifact_error/* ArtifactError */.nE(`${what} failed: ${(0,artifact_error/* getReason */.bm)(error)}`, { cause: error });
    });
}


/***/ }),

/***/ 98894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ commitsBetween),
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   mH: () => (/* binding */ makeCommit),
/* harmony export */   p4: () => (/* binding */ isVerified),
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
async function isVerified(sha, host) {
    const { data } = await host.rest.git.getCommit({ ...host.here, commit_sha: sha });
    return data.sha === sha && data.verification?.verified === true;
}
async function setStatus(commit, status, host) {
    const { state, context, description, url } = status;
    const body = { state, context, description: description.slice(0, 140), target_url: url };
    const { data } = await host.rest.repos.createCommitStatus({ ...host.here, sha: commit, ...body, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ });
    return data.creator?.login ?? '';
}
function knownState(state) {
    return state === 'success' || state === 'failure' || state === 'pending' ? state : 'error';
}
async function listStatuses(commit, host) {
    const requested = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, ref: commit };
    const all = await host.paginate(host.rest.repos.listCommitStatusesForRef, requested);
    const matches = all
        .sort((one, other) => one.id - other.id)
        .map(({ state, context, description, target_url: url, creator, ...others }) => {
        const { status } = others;
        const result = { state: knownState(state ?? status), context, description: description ?? '', url: url ?? '' };
        return { ...result, author: creator?.login ?? '' };
    });
    return [...new Map(matches.map((each) => [JSON.stringify([each.context, each.author]), each])).values()];
}
async function commitsBetween(base, head, host) {
    const basehead = `${base}...${head}`;
    const range = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, basehead };
    let total = 0;
    const all = await host.paginate(host.rest.repos.compareCommitsWithBasehead, range, ({ data }) => {
        const { commits = data, total_commits: count } = data;
        total = count;
        return commits;
    });
    if (all.length < total)
        throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .buildUnreadable */ .y8)(`compare/${basehead}`, `the host lists ${all.length} of ${total} commits`);
    return all.map(({ sha, commit: { message, committer } }) => ({ sha, message, by: committer?.email ?? '' }));
}


/***/ }),

/***/ 46358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ ownTexts),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   jW: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function putComment(number, body, host) {
    const marker = firstLine({ body });
    const matches = await listOwnComments(await host.viewer(), number, marker, host);
    const [first, ...more] = matches.length > 0 ? matches : await createComment(number, body, marker, host);
    if (first === undefined)
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`the comment on #${number} was created but cannot be found`);
    for (const { id } of more) {
        const removing = host.rest.issues.deleteComment({ ...host.here, comment_id: id });
        await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(removing, [404], null);
    }
    if (first.body !== body)
        await host.rest.issues.updateComment({ ...host.here, comment_id: first.id, body });
    return first.html_url;
}
async function createComment(number, body, marker, host) {
    const viewer = await host.viewer();
    const find = async () => (await listOwnComments(viewer, number, marker, host))[0];
    const create = async () => (await host.rest.issues.createComment({ ...host.here, issue_number: number, body })).data;
    const made = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .createdOnce */ .Ay)(create, find);
    return listOwnComments(made.user?.login ?? viewer, number, marker, host);
}
async function listOwnComments(login, number, marker, host) {
    return withMarker(marker, login, await listComments(number, host)).sort((one, other) => one.id - other.id);
}
function listComments(number, host) {
    return host.paginate(host.rest.issues.listComments, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, issue_number: number });
}
function withMarker(marker, login, all) {
    return all.filter((each) => each.user?.login === login && firstLine(each) === marker);
}
async function ownTexts(number, host) {
    const viewer = await host.viewer();
    return (await listComments(number, host)).filter(({ user }) => user?.login === viewer).map(({ body }) => body ?? '');
}
function firstLine({ body }) {
    return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
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
    const here = getWorkflowRun(environment);
    if (here === null || here.repository !== run.repository)
        return false;
    if (here.id === run.id)
        return run.attempt < here.attempt;
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

/***/ 31488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ copyLogs),
/* harmony export */   n: () => (/* binding */ uploadRecord)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93893);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52840);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5722);
/* harmony import */ var _host_artifact_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41601);
/* harmony import */ var _host_artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54222);
/* harmony import */ var _report_host_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63746);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78559);
/* harmony import */ var _telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88997);










async function uploadRecord(story, phase, archive, world) {
    if (!_host_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .Artifacts */ .E.available(world.environment))
        return _report_host_links_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingUploaded */ .O;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-record');
    const nearby = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-page');
    try {
        const name = getRecordName(phase);
        const page = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nearby, `${name}-report.html`);
        for (const each of [folder, nearby]) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(each, { recursive: true, force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, { recursive: true });
        }
        copyRecord(phase, folder, (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .redactorFor */ .sD)(world));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(page, (0,_report_page_js__WEBPACK_IMPORTED_MODULE_7__/* .phasePage */ .zO)(story));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(page, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'report.html'));
        const trace = (0,_telemetry_send_traces_js__WEBPACK_IMPORTED_MODULE_8__/* .traceFile */ .U)(story, world);
        if (trace !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'traces.otlp.json'), trace);
        const upload = buildUploader(world);
        const archiveName = archive === 'own' ? `${name}-record` : archive;
        const record = await upload(archiveName, (to) => to.upload(archiveName, folder));
        return { page: await upload((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(page), (to) => to.uploadPage(page)), record };
    }
    catch (error) {
        world.progress(`the record of the phase was not uploaded: ${error.message}`);
        return _report_host_links_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingUploaded */ .O;
    }
}
function getRecordName({ id, prefix }) {
    const folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
    return ['phase', ...(folder === '' ? [] : [folder]), id]
        .join('-')
        .replace(/[^A-Za-z0-9._-]+/g, '_')
        .slice(0, 100);
}
const maxFileBytes = 16 * 1024 * 1024;
function copyRecord({ dir, root }, into, redact) {
    const inJson = (text) => text
        .split('\n')
        .map((line) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedJson */ .Rh)(line, redact))
        .join('\n');
    const copy = (from, to, hidden) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from, { throwIfNoEntry: false })?.isFile() === true)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(to, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cappedTail */ .Mu)(hidden((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(from, 'utf8')), maxFileBytes));
    };
    copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'phase.json'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'phase.json'), (text) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedJson */ .Rh)(text, redact, 2));
    copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.ndjson'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'events.ndjson'), inJson);
    copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning/EXECUTION_LOG.md'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'EXECUTION_LOG.md'), inJson);
    const folder = (name, hidden) => {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), { recursive: true });
        for (const file of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from).slice(0, 5_000))
            copy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name, file), hidden);
    };
    folder('signals', (text) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedJson */ .Rh)(text, redact, 2));
    folder('handoffs', redact);
    copyLogs(dir, redact, (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'logs'), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path), text);
    });
}
const maxLogBytes = 2 * 1024 * 1024;
const maxLogs = 200;
function copyLogs(dir, redact, write) {
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'logs');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        return;
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from).filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name)).isFile());
    for (const name of names.slice(0, maxLogs))
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('logs', name), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cappedTail */ .Mu)(redact((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), 'utf8')), maxLogBytes));
}
function buildUploader(world) {
    const { environment } = world;
    const isHurried = world.interrupt.soon.aborted;
    const hurried = { retryDelayMs: 200, timeoutMs: hurryMs, transferMs: hurryMs };
    const artifacts = new _host_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .Artifacts */ .E(environment, isHurried ? hurried : {}, world.uploads);
    return async (name, upload) => {
        const work = async () => {
            await artifacts.delete(name).catch((error) => world.progress(error.message));
            const { id } = await upload(artifacts);
            const host = (0,_report_host_links_js__WEBPACK_IMPORTED_MODULE_6__/* .hostLinks */ .w)(world, true);
            return environment.GITEA_ACTIONS === 'true' || id === 0 || host === null ? null : `${host.run}/artifacts/${id}`;
        };
        try {
            return await (isHurried ? (0,_host_artifact_error_js__WEBPACK_IMPORTED_MODULE_4__/* .withTimeout */ .wj)(`uploading ${name}`, hurryMs, work) : work());
        }
        catch (error) {
            if (!(error instanceof _host_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .ArtifactError */ .n))
                throw error;
            world.progress(`${name} was not uploaded: ${error.message}`);
            return null;
        }
    };
}
const hurryMs = 2_000;


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ getLastActivity),
/* harmony export */   Sf: () => (/* binding */ PlansUnderWay),
/* harmony export */   hl: () => (/* binding */ factsText),
/* harmony export */   iE: () => (/* binding */ hasReported),
/* harmony export */   wM: () => (/* binding */ underWayLine)
/* harmony export */ });
/* harmony import */ var _agents_stream_agent_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66904);
/* harmony import */ var _agents_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67306);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41460);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);
/* harmony import */ var _record_events_event_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66499);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);







class PlansUnderWay {
    #now;
    #facts = new Map();
    constructor(now) {
        this.#now = now;
    }
    get all() {
        return [...this.#facts.values()].sort((one, other) => (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .dk)(one.of, other.of));
    }
    of(id) {
        return this.#facts.get(id) ?? null;
    }
    follow(event) {
        const [, part, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
        const step = stepAfter(event);
        if (event.event === 'attempt_start' || event.event === 'adopt') {
            if (!('isLost' in event && event.isLost))
                this.#begin(event.plan, event.attempt, step ?? 'begins');
        }
        else if ((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }))
            this.#facts.delete(event.plan);
        else if (part !== undefined && edge === 'start')
            this.#begin(part, null, step ?? '');
        else if (part !== undefined)
            this.#facts.delete(part);
        else if (step !== null && 'plan' in event && event.plan !== undefined)
            this.#goOn(event, event.plan, step);
    }
    #begin(of, attempt, step) {
        const now = this.#now();
        const unspent = { spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at, spentBefore: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at };
        this.#facts.set(of, { of, attempt, step, since: now, seenAt: now, did: {}, ...unspent });
    }
    #goOn({ event }, plan, step) {
        const facts = this.#facts.get(plan);
        if (facts === undefined)
            return;
        facts.step = step;
        facts.seenAt = this.#now();
        if (event === 'agent_end')
            facts.did = {};
        if (event === 'agent_start')
            Object.assign(facts, { spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at, spentBefore: spentBy(facts) });
    }
    saw(plan, activity) {
        const facts = this.#facts.get(plan);
        if (facts === undefined)
            return;
        facts.seenAt = this.#now();
        facts.did = didAfter(activity, facts.did);
        if (activity.kind === 'turn')
            facts.spent = { ...facts.spent, turns: activity.turn };
        if (activity.kind === 'usage' && !activity.isOfSession) {
            const { usage, costUsd, isEstimate } = activity;
            facts.spent = (0,_agents_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .spendingOfUsage */ .P_)(usage, facts.spent.turns, costUsd, isEstimate);
        }
    }
}
function didAfter(activity, did) {
    const { edit, command } = did;
    const saved = { ...(edit === undefined ? {} : { edit }), ...(command === undefined ? {} : { command }) };
    switch (activity.kind) {
        case 'edit':
            return { ...saved, edit: `edits ${shortenText(activity.path.slice(activity.path.lastIndexOf('/') + 1))}` };
        case 'command': {
            const line = shortenText(activity.command);
            const code = activity.state === 'ended' ? activity.exitCode : null;
            const ended = code === null ? line : `${line} (exit ${code})`;
            return { ...saved, command: activity.state === 'started' ? `runs ${line}` : ended };
        }
        case 'tool':
            return { ...saved, other: `uses ${shortenText(activity.tool)}` };
        case 'output':
            return { ...saved, other: `prints ${shortenText(activity.text)}` };
        case 'retry':
            return { ...saved, other: shortenText((0,_agents_stream_agent_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .retryText */ .qL)(activity)) };
        case 'turn':
            return saved;
        case 'usage':
            return did;
    }
}
function underWayLine(facts, now) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clockText */ .Yi)(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`;
}
function factsText(facts, now) {
    const { attempt, step, seenAt } = facts;
    const spent = spentBy(facts);
    const tokens = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentTokens */ .fb)(spent);
    const isPriced = tokens > 0 && (spent.isCostKnown || spent.costUsd > 0);
    const silentMs = now - seenAt;
    const parts = [
        attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
        tokens === 0 ? '' : `${tokensText(tokens)} tok`,
        isPriced ? (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .costText */ .rs)(spent) : '',
        spent.turns === 0 ? '' : `turn ${spent.turns}`,
        didText(facts) || step,
        silentMs < worthSaying ? '' : `nothing new for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clockText */ .Yi)(silentMs)}`,
    ];
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(parts.filter((part) => part !== '').join(' · '));
}
function getLastActivity(facts) {
    if (facts === null)
        return null;
    const [at = '', since = ''] = [facts.seenAt, facts.since].map((time) => new Date(time).toISOString());
    return { what: factsText(facts, facts.seenAt), at, since };
}
function hasReported(facts) {
    const spent = spentBy(facts);
    return didText(facts) !== '' || (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentTokens */ .fb)(spent) > 0 || spent.turns > 0;
}
function spentBy({ spent, spentBefore }) {
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)([spent, spentBefore]);
}
function didText({ did: { edit, command, other } }) {
    return [edit, command, other].filter((part) => part !== undefined).join(' · ');
}
const worthSaying = 30_000;
function stepAfter(event) {
    const isNoStep = event.event === 'warning' || (event.event === 'agent_progress' && event.activity !== undefined);
    const text = isNoStep ? null : (0,_record_events_event_text_js__WEBPACK_IMPORTED_MODULE_2__/* .eventText */ .cj)(event);
    return text && shortenText(text.what);
}
function tokensText(tokens) {
    if (tokens < 1_000)
        return String(tokens);
    return tokens < 1_000_000 ? `${Math.round(tokens / 1_000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}
function shortenText(text) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(text), 40);
}


/***/ }),

/***/ 68919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ RunView),
  T: () => (/* binding */ eventPrinter)
});

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/watch/plans-under-way.js
var plans_under_way = __webpack_require__(7554);
// EXTERNAL MODULE: ./lib/record/events/event-text.js
var event_text = __webpack_require__(66499);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/watch/progress-line.js




class ProgressLines {
    #paint;
    #heading;
    #startedAt;
    constructor(waves, colour, startedAt) {
        this.#paint = buildPainter(colour);
        this.#heading = waveHeadings(waves);
        this.#startedAt = startedAt;
    }
    of(event) {
        const wave = this.#heading(event);
        const text = (0,events_event/* hasTraits */.gA)(event, { shown: true }) ? (0,event_text/* eventText */.cj)(event) : null;
        if (text === null)
            return null;
        const [style, sign] = looks[event.event] ?? [null, ''];
        const result = (0,text_text/* plainLine */.h0)(event.event === 'plan_failed' ? (0,sentences/* failureCause */.i_)(text.result ?? '') : (text.result ?? ''));
        const what = `${sign}${(0,text_text/* plainLine */.h0)(text.what)}${result === '' ? '' : ':'}`;
        const clock = this.#clock(Date.parse(event.at));
        const of = `${this.#paint('cyan', (0,text_text/* plainLine */.h0)(text.of))}${isStep(event) ? '  ' : ''}`;
        const line = `${clock}    ${of}  ${style === null ? what : this.#paint(style, what)} ${result}`.trimEnd();
        return wave === null ? line : `${clock}  ${this.#paint('bold', wave)}\n${line}`;
    }
    on(plan, text, at) {
        return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${(0,text_text/* plainLine */.h0)(text)}`;
    }
    #clock(at) {
        return this.#paint('dim', (at < this.#startedAt ? '' : (0,text_text/* formatElapsed */.C7)(at - this.#startedAt)).padStart(8));
    }
}
function waveHeadings(waves) {
    const started = new Set();
    let current = 0;
    return (event) => {
        if (event.event !== 'attempt_start' || started.has(event.plan))
            return null;
        started.add(event.plan);
        const wave = waves.get(event.plan) ?? current;
        if (wave === current)
            return null;
        current = wave;
        return `wave ${wave}`;
    };
}
const styles = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function buildPainter(colour) {
    return (style, text) => (colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
}
const looks = {
    phase_start: ['bold', ''],
    plan_complete: ['green', '✓ '],
    plan_failed: ['red', '✗ '],
    plan_blocked: ['yellow', '‖ '],
    plan_skipped: ['dim', '- '],
    warning: ['yellow', ''],
    handoff_start: ['yellow', ''],
    repair: ['yellow', ''],
    reopened: ['yellow', ''],
    recovered: ['yellow', ''],
    retry_wait: ['yellow', ''],
    set_back: ['yellow', ''],
    tests_flaky: ['yellow', ''],
};
function isStep(event) {
    return 'attempt' in event && (0,events_event/* kindTraits */.KT)(event.event).attempt !== 'opens';
}

;// CONCATENATED MODULE: ./lib/publish/watch/run-view.js





const usualTimes = { redrawMs: 250, heartbeatMs: 60_000 };
class RunView {
    underWay;
    #world;
    #outline;
    #lines;
    #startedAt = null;
    #ended = new Map();
    #held = new Map();
    #timer;
    constructor(outline, world, times = usualTimes) {
        this.underWay = new plans_under_way/* PlansUnderWay */.Sf(world.now);
        this.#world = world;
        this.#outline = outline;
        this.#lines = new ProgressLines(outline.waves, world.terminal.colour, world.now());
        const isLive = world.terminal.live !== null;
        const look = isLive ? () => this.#redraw() : () => this.#beat();
        this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
    }
    follow(event) {
        const { terminal } = this.#world;
        if (event.event === 'agent_end')
            this.#tellFacts(event.plan);
        this.underWay.follow(event);
        if (event.event === 'phase_start') {
            this.#startedAt = Date.parse(event.at);
            for (const done of event.done)
                this.#ended.set(done, 'complete');
        }
        const line = this.#lines.of(event);
        this.#redraw();
        const plan = 'plan' in event ? event.plan : undefined;
        if ((0,events_event/* hasTraits */.gA)(event, { ends: 'plan' })) {
            const ending = event.event.slice('plan_'.length);
            this.#ended.set(event.plan, ending);
            this.#tellHeld(event.plan, ending);
        }
        if (line === null || isDetail(event, terminal))
            return;
        if (plan !== undefined && isHeldBack(event))
            this.#tell(plan, line);
        else
            this.#world.progress(line);
    }
    saw(plan, activity) {
        this.underWay.saw(plan, activity);
    }
    close() {
        clearInterval(this.#timer);
        this.#world.terminal.live?.([]);
        for (const plan of [...this.#held.keys()])
            this.#tellHeld(plan, 'cut off');
    }
    #redraw() {
        const { live } = this.#world.terminal;
        if (live === null)
            return;
        const now = this.#world.now();
        const { all } = this.underWay;
        live([...this.#phaseLine(now), ...all.map((facts) => (0,plans_under_way/* underWayLine */.wM)(facts, now))]);
    }
    #beat() {
        const now = this.#world.now();
        for (const line of this.#phaseLine(now))
            this.#world.progress(this.#lines.on('phase', line, now));
        for (const facts of this.underWay.all)
            this.#world.progress(this.#factsLine(facts));
    }
    #phaseLine(now) {
        const { waves, mostUsd, endsAt } = this.#outline;
        const { all } = this.underWay;
        const started = this.#startedAt;
        if (started === null || all.length === 0)
            return [];
        const count = (ending) => [...this.#ended.values()].filter((each) => each === ending).length;
        const atWork = all.filter(({ of }) => waves.has(of)).length;
        const spent = this.#outline.spent();
        const parts = [
            `${count('complete')} of ${waves.size} done`,
            count('failed') === 0 ? '' : `${count('failed')} failed`,
            atWork === 0 ? '' : `${atWork} at work`,
            spent.costUsd === 0 ? '' : `${(0,budget/* costText */.rs)(spent)}${mostUsd === null ? '' : ` of ${mostUsd}`}`,
            `${(0,text_text/* clockText */.Yi)(now - started)} of ${(0,text_text/* clockText */.Yi)(endsAt - started)}`,
        ];
        return [parts.filter((part) => part !== '').join(' · ')];
    }
    #tellFacts(plan) {
        const facts = this.underWay.of(plan);
        if (facts !== null && (0,plans_under_way/* hasReported */.iE)(facts))
            this.#tell(plan, this.#factsLine(facts));
    }
    #factsLine(facts) {
        const now = this.#world.now();
        return this.#lines.on(facts.of, `working for ${(0,text_text/* clockText */.Yi)(now - facts.since)}: ${(0,plans_under_way/* factsText */.hl)(facts, now)}`, now);
    }
    #tell(plan, line) {
        if (this.#world.terminal.group === null || this.underWay.of(plan) === null) {
            this.#world.progress(line);
            return;
        }
        const held = this.#held.get(plan) ?? { lines: [], left: 0 };
        this.#held.set(plan, held);
        held.lines.push(line);
        if (held.lines.length <= maxHeld)
            return;
        held.lines.shift();
        held.left += 1;
    }
    #tellHeld(plan, ending) {
        const held = this.#held.get(plan);
        if (held === undefined)
            return;
        this.#held.delete(plan);
        const remaining = held.left === 0 ? [] : [`… ${(0,text_text/* formatCount */.B4)(held.left, 'line')} before these`];
        this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [...remaining, ...held.lines]);
    }
}
const maxHeld = 500;
function eventPrinter(world) {
    const lines = new ProgressLines(new Map(), world.terminal.colour, world.now());
    return (event) => {
        const line = lines.of(event);
        if (line !== null)
            world.progress(line);
    };
}
function isDetail(event, { group }) {
    if (event.event !== 'agent_progress' || group !== null)
        return false;
    return event.activity === 'edit' || event.activity === 'command';
}
function isHeldBack(event) {
    const isTold = event.event === 'attempt_start' || event.event === 'adopt' || event.event === 'warning';
    return !isTold && !(0,events_event/* hasTraits */.gA)(event, { ends: 'plan' });
}


/***/ }),

/***/ 20168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ SharedLease)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71741);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92954);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42115);
/* harmony import */ var _log_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86518);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(313);
/* harmony import */ var _log_tracking_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26097);
/* harmony import */ var _readings_plan_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65888);
/* harmony import */ var _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45168);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33574);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83353);















class SharedLease {
    epoch;
    #scope;
    #expected;
    #settled;
    #sent = new Set();
    #publishedAt = 0;
    #queue = Promise.resolve();
    #isWaiting = false;
    #isReleased = false;
    #isLost = false;
    #fenced = null;
    constructor(scope, last, settled) {
        this.epoch = last.epoch + 1;
        this.#scope = scope;
        this.#expected = last.commit;
        this.#settled = settled;
    }
    static async take(scope) {
        const { git, dir } = scope;
        const sharedRecord = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .fetchRecord */ .Kd)(scope);
        const last = sharedRecord?.manifest ?? null;
        const wasHere = last !== null && (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isOwnRecord */ .ad)(dir, last, scope);
        if (last !== null && !wasHere && (await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isRunAtWork */ .mR)(last, scope)))
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .LockedError */ .by((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .holderText */ .ii)(last, scope));
        await scope.enter?.(last === null ? null : { ...last, head: currentHead(last, scope) });
        if (sharedRecord !== null && last !== null) {
            await catchUp(last, scope, wasHere);
            if (!wasHere) {
                await scope.beforeAside();
                await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .importRecord */ .fT)(sharedRecord.commit, scope);
            }
        }
        const lease = new SharedLease(scope, { commit: sharedRecord?.commit ?? null, epoch: last?.epoch ?? 0 }, await git.head());
        await lease.#publish(false);
        if (lease.#isLost)
            throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .LockedError */ .by(`another run took phase ${scope.phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRemote */ .iE)(scope)} at this very moment; run again later`);
        (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .noteOwnRun */ .ai)(scope);
        return lease;
    }
    static async giveBack(scope) {
        const sharedRecord = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .fetchRecord */ .Kd)(scope);
        if (sharedRecord === null ||
            sharedRecord.manifest.released ||
            !(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .isOwnRecord */ .ad)(scope.dir, sharedRecord.manifest, scope))
            return false;
        const last = { commit: sharedRecord.commit, epoch: sharedRecord.manifest.epoch };
        const lease = new SharedLease(scope, last, await scope.git.head());
        await lease.#publish(true);
        return !lease.#isLost;
    }
    onEvent(event) {
        if (event.event === 'settled' || event.event === 'part')
            this.#settle(event.head);
        else if (event.event === 'tests_start')
            this.#settle(event.commit);
        else if (event.event === 'signed')
            this.#settle(event.to);
        if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .hasTraits */ .gA)(event, { publishes: true }))
            this.#publishSoon();
    }
    beat() {
        if (this.#scope.now() - this.#publishedAt > this.#scope.ttlMs / 3)
            this.#publishSoon();
    }
    async publish() {
        await this.#queued(() => this.#publish(false));
        this.#refuseLost();
    }
    async release() {
        this.#isReleased = true;
        await this.#queued(async () => {
            this.#settled = await this.#scope.git.head();
            await this.#publishOrTell(true);
        });
        if (this.#fenced !== null)
            throw this.#fenced;
        this.#refuseLost();
    }
    #refuseLost() {
        if (!this.#isLost)
            return;
        throw new _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .FencedError */ .Qz(`another run took over phase ${this.#scope.phase} on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRemote */ .iE)(this.#scope)} because this run sent no heartbeat; its work exists only in this checkout`);
    }
    #settle(sha) {
        if (sha !== null)
            this.#settled = { ...this.#settled, sha };
    }
    #publishSoon() {
        if (this.#isWaiting || this.#isLost || this.#isReleased)
            return;
        this.#isWaiting = true;
        void this.#queued(() => {
            this.#isWaiting = false;
            return this.#publishOrTell(false);
        });
    }
    #queued(step) {
        const done = this.#queue.then(step);
        this.#queue = done.catch(() => undefined);
        return done;
    }
    async #publishOrTell(released) {
        try {
            await this.#publish(released);
        }
        catch (error) {
            if (error instanceof _log_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .FencedError */ .Qz)
                this.#fenced = error;
            else
                this.#scope.onTrouble(error instanceof Error ? error.message : String(error));
        }
    }
    async #publish(released) {
        if (this.#isLost)
            return;
        const { remote, now } = this.#scope;
        const at = now();
        const { sha: head, branch } = this.#settled;
        const commit = await (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .recordCommit */ .rN)(this.#scope, { epoch: this.epoch, released, branch, head, at });
        this.#sent.add(commit);
        const name = (0,_published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .recordRef */ .Ji)(this.#scope);
        for (let tries = 1; tries <= 3; tries += 1) {
            if (await remote.move([{ name, to: commit, from: this.#expected }])) {
                this.#expected = commit;
                this.#publishedAt = at;
                return;
            }
            const there = (await remote.list([name])).get(name) ?? null;
            if (there === null && this.#expected !== null)
                this.#scope.onTrouble(`${name} was deleted on ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRemote */ .iE)(this.#scope)} while this run held the phase; it is made again`);
            else if (there === null || !this.#sent.has(there))
                break;
            this.#expected = there;
        }
        this.#isLost = true;
        this.#scope.onLost();
    }
}
function currentHead({ head }, { dir, phase }) {
    return (0,_readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .currentNames */ .Cr)((0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecentEvents */ .FB)(dir, phase))(head);
}
async function catchUp(last, scope, wasHere) {
    const { git, remote, phase } = scope;
    const { branch, host } = last;
    const head = currentHead(last, scope);
    if ((await git.resolve(head)) === null)
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .PublishedStateError */ .yk(`the last run of the phase ended at ${head}, a commit that ${(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRemote */ .iE)(scope)} does not have`);
    const here = await git.head();
    if (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, head, here.sha))
        return;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'shallow'))) {
        await remote.deepen();
        if (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, head, here.sha))
            return;
    }
    await (0,_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_8__/* .setUncommittedAside */ .QS)(git, scope.prefix, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scope.dir, 'uncommitted'));
    const isSameBranch = branch === null || here.branch === null || branch === here.branch;
    const short = branch?.replace(/^refs\/heads\//, '') ?? null;
    const isBehind = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, here.sha, head);
    const remaining = isBehind
        ? null
        : await keepUnpublished(git, { here: here.sha, there: head, phase }, (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecentEvents */ .FB)(scope.dir, scope.phase), (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_12__/* .ownRuns */ .F_)(scope));
    if (!isSameBranch || (remaining !== null && !remaining.isOurs)) {
        const saved = remaining === null ? '' : `; the commits that only this checkout has are kept in ${remaining.ref}`;
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_11__/* .PublishedStateError */ .yk(`the last run of the phase ended at ${head}${short === null ? '' : ` of branch ${short}`} on ${host}, but this checkout is at another commit; ` +
            `switch to it (git checkout ${short === null ? '--detach' : `-B ${short}`} ${head}), then run again${saved}`);
    }
    if (remaining === null) {
        const missing = (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .commitsSince */ .nt)(git, here.sha, head)).map(({ subject }) => subject);
        if (wasHere)
            scope.tell?.(`this checkout was moved back since the last run; put back: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .firstFew */ .Dt)(missing)}`);
        return void (await git.run(['merge', '--ff-only', '--quiet', head]));
    }
    await (0,_system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .advanceBranch */ .xq)(git, here.sha, head);
    scope.tell?.(`the phase has continued at ${head} without ${here.sha}, which runs here made but never published; it is kept in ${remaining.ref}`);
}
async function keepUnpublished(git, { here, there, phase }, events, runs) {
    const ref = `refs/phase-executor/${phase}/unpublished/${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shortId */ .m_)(here)}`;
    if ((await git.resolve(ref)) !== here)
        await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_14__/* .updateRef */ .du)(git, ref, here, await git.resolve(ref));
    const existing = await settledCommits(git, events);
    const log = await git.read(['log', '-z', '--format=%H %B', `${there}..${here}`, '--']);
    const isOurs = (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtNuls */ .SX)(log).every((entry) => existing.has(entry.slice(0, entry.indexOf(' '))) || isRecordCommit(entry, runs));
    return { ref, isOurs };
}
async function settledCommits(git, events) {
    const existing = new Set();
    for (const { base, head } of (0,_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_9__/* .settledWork */ .P_)(events)) {
        if (base === null)
            continue;
        const listed = await git.try(['rev-list', `${base}..${head}`, '--'], { reading: true });
        if (listed.exitCode === 0)
            for (const sha of listed.stdout.toString('latin1').split('\n'))
                existing.add(sha);
    }
    return existing;
}
function isRecordCommit(entry, runs) {
    const [, now, before] = /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
    return runs.includes(now ?? before ?? '');
}


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ openExchange),
/* harmony export */   He: () => (/* binding */ buildFailure),
/* harmony export */   IK: () => (/* binding */ readAgentSignal),
/* harmony export */   ZQ: () => (/* binding */ readHandoff),
/* harmony export */   cq: () => (/* binding */ pausedWork),
/* harmony export */   it: () => (/* binding */ getExchange),
/* harmony export */   jG: () => (/* binding */ clearExchange),
/* harmony export */   mJ: () => (/* binding */ closeExchange),
/* harmony export */   ni: () => (/* binding */ checkoutFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30655);
/* harmony import */ var _plan_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97020);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57733);
/* harmony import */ var _signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25839);
/* harmony import */ var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69461);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95687);
/* harmony import */ var _system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29269);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5722);











function openExchange(dir, plan, attempt) {
    const exchange = getExchange(dir, plan, attempt);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(exchange.signal);
    (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    return exchange;
}
function getExchange(dir, plan, attempt) {
    const location = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${encodeURIComponent(plan)}-a${attempt}`);
    return {
        signal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'signal.json'),
        handoff: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'handoff.json'),
        prompt: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location, 'prompt.md'),
    };
}
function clearExchange({ signal, handoff }) {
    for (const path of [signal, handoff])
        (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(path);
}
const checkoutFile = 'checkout';
function closeExchange({ signal }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(signal);
    (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(folder);
    const ofRun = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .listDir */ .ol)(ofRun).every((name) => name === checkoutFile))
        (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(ofRun);
}
function buildFailure(reason, message) {
    return { status: 'failure', reason, message, retryable: (0,_signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .isRetryable */ .r3)(reason) };
}
function readAgentSignal({ signal: path }, phase) {
    try {
        const text = readExchanged(path);
        if (text === null)
            return null;
        const input = ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)(text) ?? {});
        const requested = input.status === 'blocked' ? { ...inItsWords(input), details: inItsWords(input.details) } : input;
        return parseSaid((0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSignal */ ._w)({ phase, ...requested }));
    }
    catch (error) {
        const message = `the agent's SIGNAL_FILE is not a completion signal: ${error instanceof Error ? error.message : String(error)}`;
        return { status: 'failure', reason: 'agent_error', message, retryable: true };
    }
}
function inItsWords(input) {
    const { question, ...rest } = (input ?? {});
    return { ...(typeof question === 'string' ? { reason: question } : {}), ...rest };
}
function parseSaid(signal) {
    switch (signal.status) {
        case 'success':
            return findContradiction(signal.details);
        case 'failure': {
            const { error, retryable, retryAfterMs, resetAt } = signal.details;
            const reason = signal.details.reason === 'internal' ? 'agent_error' : signal.details.reason;
            const message = `the agent reports: ${error?.message ?? reason}`;
            return { status: 'failure', reason, message, retryable, retryAfterMs, resetAt };
        }
        case 'blocked': {
            const { details } = signal;
            return { status: 'blocked', reason: details.reason, details, isAsked: details.userInputRequired };
        }
        case 'skipped':
            return {
                status: 'blocked',
                reason: `the agent wants to skip this plan: ${signal.details.reason}`,
                details: { userInputRequired: true },
                isAsked: false,
            };
    }
}
function findContradiction(details) {
    const { verificationStatus, errors, error, nextPhaseReady } = details;
    const against = [
        ...(verificationStatus === undefined || /^passed$/i.test(verificationStatus.trim())
            ? []
            : [`verificationStatus: ${JSON.stringify(verificationStatus)}`]),
        ...(errors ?? []).map((text) => `error: ${text}`),
        ...(error ? [`error: ${JSON.stringify(error)}`] : []),
        ...(nextPhaseReady ? [] : ['nextPhaseReady: false']),
        ...(0,_signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__/* .leftItems */ .k)(details),
    ];
    if (against.length === 0)
        return null;
    const message = `the agent reports success, but its signal also says: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .firstFew */ .Dt)(against, 10, '; ')}`;
    return { status: 'failure', reason: 'verification_failed', message, retryable: true };
}
function readHandoff({ handoff }) {
    try {
        return readExchanged(handoff);
    }
    catch (error) {
        return JSON.stringify({
            remaining: [
                `unknown, because the handoff was ignored: ${error instanceof Error ? error.message : String(error)}`,
            ],
        });
    }
}
const maxBytes = 64 * 1024;
function readExchanged(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false)
        throw new Error('it is a link, a folder or a device; write a regular file');
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readForeign */ .vM)(path, maxBytes);
    const key = text === null || (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .tryParseJson */ .Bl)(text) === undefined ? null : (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .repeatedKey */ .m$)(text);
    if (key !== null)
        throw new Error(`it has the key ${JSON.stringify((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .clipText */ .gL)(key, 50))} twice; write each key once`);
    return text;
}
function pausedWork(changed, { git, prefix }) {
    return changed
        .filter((path) => path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path))
        .flatMap((path) => {
        const remaining = leftBy((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path));
        return remaining.map((each) => `${path.slice(prefix.length)}: ${each}`);
    });
}
function leftBy(path) {
    try {
        const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readForeign */ .vM)(path, maxBytes);
        if (text === null)
            return [];
        return (0,_signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_5__/* .remainingWork */ .a)(path.endsWith('.json') ? text : JSON.stringify(parseContinued(text)));
    }
    catch (error) {
        return [error.message];
    }
}
function parseContinued(text) {
    const { values } = (0,_plan_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__/* .readFrontmatter */ .zT)(text);
    const value = (key) => (0,_plan_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(values.get(key));
    return { status: value('status') || 'paused', tasks_completed: value('task'), tasks_total: value('total_tasks') };
}


/***/ }),

/***/ 73300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ waitsUntil),
/* harmony export */   UL: () => (/* binding */ holdCheckout),
/* harmony export */   V1: () => (/* binding */ withCleanup),
/* harmony export */   nS: () => (/* binding */ whenFree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41065);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56566);
/* harmony import */ var _system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2320);






async function holdCheckout(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(record, { throwIfNoEntry: false })?.isDirectory() === false)
        throw Object.assign(new Error(`${record} is a file, but runs keep their record in a folder of this name`), {
            code: 'ENOTDIR',
        });
    const take = () => _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .Lease */ .nD.take(git.gitDir, runId, world.machine, ttlMs);
    const lease = await whenFree(take, { until, pollMs: _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6 }, world);
    cleanup.defer(() => tryRelease(lease));
    for (const complaint of lease.complaints)
        world.progress(complaint);
    const lost = new AbortController();
    const beats = [];
    const timer = setInterval(() => {
        try {
            lease.beat();
            for (const beat of beats)
                beat();
        }
        catch (error) {
            if (error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .FencedError */ .Qz)
                lost.abort();
        }
    }, _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6);
    cleanup.defer(() => clearInterval(timer));
    git.guardWith(() => lease.check(), lease.calls);
    const { removed, left } = await git.clearOwnLocks();
    for (const lock of removed)
        world.progress(`${lock} was left by git of an earlier run and was removed`);
    for (const lock of left)
        world.progress((0,_system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockText */ .li)(lock, world.now()));
    return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}
function tryRelease(lease) {
    try {
        lease.release();
    }
    catch {
    }
}
const waitInCiMs = 5 * 60_000;
function waitsUntil({ settings: { wait }, environment, now }) {
    return now() + (wait ?? ((0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .isCi */ .X)(environment) ? waitInCiMs : 0));
}
async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
    for (let isTold = false;; isTold = true) {
        try {
            return await take();
        }
        catch (error) {
            const leftMs = until - now();
            if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by) || leftMs <= 0 || interrupt.soon.aborted)
                throw error;
            if (!isTold)
                progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
            await (0,_system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)('another run', Math.min(leftMs, pollMs), interrupt.soon);
        }
    }
}
async function withCleanup(work) {
    const steps = [];
    const errors = [];
    const note = (error) => void errors.push(error);
    const result = await work({ defer: (step) => steps.push(step) }).catch(note);
    for (const step of steps.reverse())
        await Promise.resolve().then(step).catch(note);
    if (errors.length > 0)
        throw errors[0];
    return result;
}


/***/ }),

/***/ 63078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recoverCheckout: () => (/* binding */ recoverCheckout),
  recoverOutdated: () => (/* binding */ recoverOutdated),
  roomsFolder: () => (/* binding */ roomsFolder),
  runRecovery: () => (/* binding */ runRecovery)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/publish/watch/run-view.js + 1 modules
var run_view = __webpack_require__(68919);
// EXTERNAL MODULE: ./lib/record/documents/unfinished-record.js
var unfinished_record = __webpack_require__(34229);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/record/published/published-state.js
var published_state = __webpack_require__(33574);
// EXTERNAL MODULE: ./lib/record/published/shared-lease.js
var shared_lease = __webpack_require__(20168);
// EXTERNAL MODULE: ./lib/record/readings/cut-off-work.js
var cut_off_work = __webpack_require__(44181);
// EXTERNAL MODULE: ./lib/record/readings/orphan.js
var orphan = __webpack_require__(78013);
// EXTERNAL MODULE: ./lib/record/readings/signed-commits.js
var signed_commits = __webpack_require__(45168);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/own-folder.js
var own_folder = __webpack_require__(42567);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint_checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/git/remote.js
var git_remote = __webpack_require__(23806);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var worktree = __webpack_require__(76417);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/run/room/rooms.js
var room_rooms = __webpack_require__(87741);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./lib/agents/cage/cage.js + 2 modules
var cage = __webpack_require__(48141);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var exchange = __webpack_require__(6786);
;// CONCATENATED MODULE: ./lib/run/open/leftovers.js







function clearLeftovers(git, ledgers, spared, world) {
    const home = (0,external_node_path_.join)(git.gitDir, 'phase-executor');
    const remaining = [
        ...(0,atomic_file/* listDir */.ol)(home).flatMap((name) => (isDeadCopy(name, world) ? [(0,external_node_path_.join)(home, name)] : [])),
        ...ledgers.flatMap(({ dir }) => listDrafts(dir, /\.\d+\.tmp$/)),
        ...listExchanges(git, ledgers, spared, world),
        ...unfinishedRooms(git, world),
    ];
    for (const path of remaining)
        (0,mounts/* removeTree */.dM)(path);
}
function isDeadCopy(name, { machine }) {
    const [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
    return pid !== undefined && Number(pid) !== machine.pid && machine.startOf(Number(pid)) === null;
}
function listDrafts(folder, name) {
    if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return [];
    const files = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => name.test(file)).map((file) => (0,external_node_path_.join)(folder, file));
}
function listExchanges({ gitDir }, ledgers, spared, { temporaryDirectory, machine }) {
    const saved = new Set(spared.flatMap(({ runId, adopters }) => [runId, ...adopters]));
    const over = new Set(ledgers.flatMap(({ events }) => events.map(({ runId }) => runId)));
    const entries = [temporaryDirectory, cage/* spareFolder */.c3].flatMap((location) => (0,atomic_file/* listDir */.ol)(location).map((name) => ({ place: location, name })));
    return entries.flatMap(({ place, name }) => {
        const [, whole = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
        const isOfJob = over.has(runId) && pid !== undefined && machine.startOf(Number(pid)) === null;
        const isHere = whole !== '' && (0,cage/* isOurs */.MU)((0,external_node_path_.join)(place, name)) && (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(place, name, exchange/* checkoutFile */.ni)) === gitDir;
        const isOver = ((over.has(whole) || (isHere && pid === undefined)) && !saved.has(whole)) || (isOfJob && !saved.has(runId));
        return isOver ? [(0,external_node_path_.join)(place, name)] : [];
    });
}
function unfinishedRooms(git, { now }) {
    const home = (0,external_node_path_.join)(git.commonDir, 'worktrees');
    const isAtIt = (record) => now() - (0,external_node_fs_.statSync)(record).mtimeMs < patienceMs[(0,process_tree/* sweepReach */.cE)()] ||
        (0,process_tree/* isAnyWorking */.Mh)([git.root, git.commonDir], (0,external_node_path_.join)(record, 'HEAD.lock'));
    return (0,atomic_file/* listDir */.ol)(home).flatMap((name) => {
        const record = (0,external_node_path_.join)(home, name);
        const isEmpty = (file) => ((0,external_node_fs_.statSync)((0,external_node_path_.join)(record, file), { throwIfNoEntry: false })?.size ?? 0) === 0;
        const isUnfinished = (0,external_node_fs_.statSync)(record).isDirectory() && ['gitdir', 'commondir'].some(isEmpty);
        return isUnfinished && !isAtIt(record) ? [record] : [];
    });
}
const patienceMs = { full: 300, 'group-only': 60_000 };

// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
// EXTERNAL MODULE: ./lib/run/room/attempt-note.js
var attempt_note = __webpack_require__(10145);
// EXTERNAL MODULE: ./lib/run/room/private-clone.js
var private_clone = __webpack_require__(86238);
// EXTERNAL MODULE: ./lib/run/room/special-files.js
var special_files = __webpack_require__(29932);
;// CONCATENATED MODULE: ./lib/run/open/recover-attempts.js














async function recoverInterrupted(recoveryContext) {
    const { git, ledger } = recoveryContext;
    const { earlier } = ledger;
    const open = (0,cut_off_work/* cutOffAttempts */.qp)(earlier, git.root).filter(({ tag }) => !recoveryContext.spared.has(tag));
    const fold = (0,cut_off_work/* lastFold */.ky)(earlier);
    const isHere = fold?.branch === undefined || fold.branch === (await git.state({ untracked: false })).branch;
    if (fold !== null && isHere)
        await (0,plan_merge/* finishAdvance */.It)(git, fold.base);
    for (const attempt of open)
        await recoverAttempt(attempt, recoveryContext);
    const gate = (0,cut_off_work/* cutOffGate */.r_)(earlier);
    if (gate === null)
        return open;
    await (0,process_tree/* sweepMarked */.TK)(git.processMark(gate.runId, gate.of, gate.time));
    ledger.append('recovered', { of: gate.of, kept: null, cutOffRun: gate.runId });
    return [...open, gate];
}
async function recoverAttempt(open, where) {
    const { git, checkpoints, ledger } = where;
    const { phase, plan, attempt, tag, place, runId, adopters } = open;
    for (const id of [runId, ...adopters])
        await (0,process_tree/* sweepMarked */.TK)(git.processMark(id, plan, attempt));
    const checkpoint = (await checkpoints.list()).find((each) => each.tag === tag);
    if (!checkpoint)
        return recordPart(open, where);
    if (place === undefined || place === git.root)
        throw new settings/* UsageError */.eb(`run ${runId} was cut off in attempt ${attempt} of plan ${plan}, by a version that worked in this checkout. ` +
            `To return to its beginning (the present state is kept under a ref): phase-executor checkpoint rollback ${tag}. ` +
            `To keep the checkout as it is: git tag -d ${tag}. Then run again`);
    const message = `attempt ${attempt} of plan ${plan} was cut off; the next run recovered it`;
    const saved = await keepLeft(place, checkpoint, { phase, plan, attempt, message }, git);
    await checkpoints.discard(checkpoint);
    ledger.append('recovered', { plan, attempt, tag, kept: saved, cutOffRun: runId });
}
async function recordPart({ plan, attempt, runId }, { git, ledger }) {
    const announced = ledger.earlier.findLast((event) => event.event === 'commit' && event.plan === plan && event.attempt === attempt && event.runId === runId);
    const part = announced?.event === 'commit' ? announced.part : undefined;
    if (part === undefined)
        return;
    const commit = await (0,plan_mark/* findPartCommit */._7)(git, { plan, runId, attempt, ...part });
    if (commit === null)
        return;
    ledger.append('part', { plan, attempt, ...part, commit, head: commit });
    ledger.append('recovered', { plan, attempt, kept: null, cutOffRun: runId });
}
async function keepLeft(root, checkpoint, as, git) {
    const room = new room_rooms/* Rooms */.f(git, (0,external_node_path_.dirname)(root), { make: false }).find(root);
    if (room === null)
        return null;
    await sweepBelow(root, checkpoint.plan);
    if (!(0,external_node_fs_.existsSync)(root))
        return (await (0,partial_work/* savePartialRemains */.yV)(git, checkpoint, as, (0,external_node_path_.basename)(room.git.gitDir)))?.ref ?? null;
    await (0,special_files/* clearSpecialFiles */.e)(root);
    await (0,private_clone/* takeLeftCommits */.r)(room.git, as).catch((error) => {
        if ((0,git_error/* isMachineFault */.O1)(error))
            throw error;
    });
    return (await new checkpoint_checkpoint/* Checkpoints */.O(room.git).keep(checkpoint, as))?.ref ?? null;
}
async function sweepBelow(root, plan) {
    for (const mark of (0,process_tree/* marksBelow */.iR)(root))
        if (mark.split('/').at(-2) === plan)
            await (0,process_tree/* sweepMarked */.TK)(mark);
}
async function keepUnrecorded({ root, git: there }, { git, checkpoints }) {
    const tag = (0,attempt_note/* noteOfAttempt */.X)(there);
    const checkpoint = tag === null ? undefined : (await checkpoints.list()).find((each) => each.tag === tag);
    if (checkpoint === undefined)
        return null;
    const { phase, plan } = checkpoint;
    const message = `plan ${plan} was cut off; the next run found it`;
    const as = { phase, plan, attempt: `unrecorded-${(0,external_node_path_.basename)(checkpoint.tag)}`, message };
    const ref = await keepLeft(root, checkpoint, as, git);
    await checkpoints.discard(checkpoint);
    return ref === null ? null : { plan, ref };
}
async function discardUnused(events, checkpoints, spared) {
    const started = new Set((0,cut_off_work/* announcedCheckpoints */.Th)(events).map(({ plan, at }) => `${plan} ${at}`));
    if (started.size === 0)
        return;
    const isSpared = ({ tag, plan, at }) => spared.some((orphan) => orphan.tag === tag || (orphan.plan === plan && orphan.checkedSince === at));
    for (const checkpoint of await checkpoints.list())
        if (started.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint))
            await checkpoints.discard(checkpoint);
}
function formatCutOffName(cutOff) {
    if ((0,cut_off_work/* isGateCutOff */.N5)(cutOff))
        return `the ${cutOff.of === 'tests' ? 'tests' : 'verification'} of the phase`;
    return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
}

;// CONCATENATED MODULE: ./lib/run/open/recover-checkout.js


































async function runRecovery([ref = ''], input) {
    const world = await (0,work_branch/* withOrigin */.D_)(input);
    const git = await git_git/* Git */.T.open((0,call_world/* projectRoot */.Y)(world), world.environment);
    const runId = (0,external_node_crypto_.randomUUID)();
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        const { lease } = await (0,checkout/* holdCheckout */.UL)(git, runId, { ttlMs: world.settings['lease-ttl'] }, world, cleanup);
        const { cutOff } = await recoverCheckout(git, { runId, lease, spares: () => false }, world);
        const named = cutOff.map(formatCutOffName).join(', ');
        const where = await giveBack(ref, runId, git, world);
        const end = where === null ? 'the work is in this checkout only' : `the work is published on ${where}`;
        const text = named === ''
            ? `no attempt was left unfinished${where === null ? '' : `; the phase was released on ${where}`}`
            : `the run was cut off in ${named}; its work is kept; ${end}`;
        await (0,report_broken_run/* reportBrokenRun */.r)(text, { ref, archive: 'own', findBranch: report_broken_run/* ownBranch */.Z }, world);
        return {
            exitCode: 0,
            json: { recovered: cutOff, published: where !== null },
            text,
            summary: `${(0,markdown/* inertMarkdown */.Ic)(text)}\n`,
        };
    });
}
async function giveBack(ref, runId, git, world) {
    const { settings } = world;
    if (settings.remote === '')
        return null;
    const warn = (reason) => world.progress(`the end of the run was not published: ${reason}`);
    try {
        const root = (0,call_world/* projectRoot */.Y)(world);
        const phaseScope = (0,work_branch/* getPhaseScope */.Sr)((0,local_phase/* localPhase */.Bd)(await (0,read_schedule/* readRunnable */.Un)(root, ref), root, git), world);
        const remote = (0,remote_setting/* configuredRemote */.v)(git, world);
        const calls = { beforeAside: async () => undefined, onLost: () => undefined, onTrouble: warn };
        const options = { ...phaseScope, ...calls, runId, remote, ttlMs: (0,work_branch/* sharedTtlMs */.O6)(settings) };
        return (await shared_lease/* SharedLease */._.giveBack(options)) ? `${(0,git_remote/* withoutSecret */.Nt)(settings.remote)}, ${(0,published_state/* recordRef */.Ji)(options)}` : null;
    }
    catch (error) {
        warn((0,failure/* describeFailure */.Ic)(error).message);
        return null;
    }
}
async function recoverCheckout(git, { runId, lease, spares }, world) {
    const cutOff = [];
    const checkpoints = new checkpoint_checkpoint/* Checkpoints */.O(git);
    const ledgers = (0,log_ledger/* listLedgers */.Vc)(git.gitDir);
    const orphans = ledgers.flatMap(({ dir, events }) => (spares(dir) ? (0,orphan/* findOrphans */.t)(events, git.root) : []));
    const spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
    const tags = new Set(spared.map(({ tag }) => tag));
    for (const { dir, phase: key, events } of ledgers) {
        await (0,unfinished_record/* undoUnfinishedRecord */.F)(dir, git);
        const phase = events.at(-1)?.phase ?? key;
        if ((0,cut_off_work/* isCutOff */.o7)(events, git.root)) {
            const redact = (0,redaction/* buildRedactor */.Dk)((0,job_secrets/* jobSecrets */.pc)(world.environment, []));
            const stamp = { runId, phase, lease, now: () => new Date(world.now()), redact };
            const ledger = log_ledger/* Ledger */.Oc.open(dir, stamp, (0,run_view/* eventPrinter */.T)(world));
            const recovered = await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
            for (const work of recovered) {
                cutOff.push(work);
                if (!(0,cut_off_work/* isGateCutOff */.N5)(work))
                    continue;
                const cleanCopies = (0,external_node_path_.join)(world.temporaryDirectory, `phase-executor-${work.runId}`);
                (0,mounts/* removeTree */.dM)(cleanCopies);
            }
            ledger.close();
        }
        await discardUnused(events, checkpoints, spared);
        await finishSigning(events, git);
    }
    clearLeftovers(git, ledgers, spared, world);
    await clearRooms(git, checkpoints, new Set(spared.map(({ place }) => place)), world);
    return { cutOff, spared };
}
async function finishSigning(events, git) {
    const last = (0,signed_commits/* lastSigning */.s9)(events);
    if (last === null)
        return;
    const { from, to, branch } = last;
    const here = await git.head();
    if (here.sha !== from || here.branch !== branch || (await git.resolve(to)) === null)
        return;
    await git.moveHead(from, to, 'phase-executor: signed', { ref: branch ?? 'HEAD' });
}
async function clearRooms(git, checkpoints, spared, world) {
    for (const folder of await roomFolders(git, world)) {
        const rooms = new room_rooms/* Rooms */.f(git, folder, { make: false });
        for (const name of await rooms.list()) {
            const room = rooms.find((0,external_node_path_.join)(rooms.folder, name));
            if (room === null || spared.has(room.root))
                continue;
            const saved = await keepUnrecorded(room, { git, checkpoints });
            if (saved !== null)
                world.progress(`${room.root} is in no readable record: the work of plan ${saved.plan} there is kept in ${saved.ref}`);
        }
        await rooms.reap(spared);
    }
}
async function stillThere(orphans, git, world) {
    if ((0,process_tree/* sweepReach */.cE)() !== 'full')
        return [];
    const tags = new Set((await new checkpoint_checkpoint/* Checkpoints */.O(git).list()).map(({ tag }) => tag));
    const bootedAt = world.now() - world.machine.uptimeMs();
    const isThere = ({ phase, place, startedAt }) => startedAt > bootedAt &&
        new room_rooms/* Rooms */.f(git, (0,external_node_path_.join)(world.temporaryDirectory, roomsFolder(git, phase)), { make: false }).find(place) !== null &&
        (0,external_node_fs_.existsSync)(place);
    return orphans.filter((orphan) => tags.has(orphan.tag) && isThere(orphan));
}
async function recoverOutdated(spared, run) {
    const { git, checkpoints } = run.workspace;
    const { ledger } = run.services;
    const { orphans } = run.found;
    const { isolation } = run;
    const mine = (0,cut_off_work/* checkpointTags */.G5)(ledger.earlier);
    const outdated = spared.filter(({ tag, plan }) => mine.has(tag) && !orphans.has(plan));
    if (outdated.length === 0)
        return;
    const tags = new Set([...orphans.values()].map(({ tag }) => tag));
    await recoverInterrupted({ git, checkpoints, ledger, spared: tags });
    for (const { place } of outdated)
        await isolation.rooms.remove((0,external_node_path_.basename)(place));
}
function roomsFolder(git, phase) {
    return `${roomsHome(git)}/${(0,phase_id/* phaseKey */.nm)(phase)}`;
}
async function roomFolders(git, world) {
    const home = (0,own_folder/* requireOwn */.S)(world, roomsHome(git));
    const existing = (await (0,worktree/* registeredTrees */.OZ)(git)).map((root) => (0,external_node_path_.dirname)(root));
    const isOurs = (folder) => (0,external_node_path_.dirname)(folder).endsWith(`/${roomsHome(git)}`);
    return new Set([...(0,atomic_file/* listDir */.ol)(home).map((phase) => (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(home, phase))), ...existing.filter(isOurs)]);
}
function roomsHome({ gitDir }) {
    return `phase-executor-worktrees/${(0,external_node_crypto_.createHash)('sha1').update(gitDir).digest('hex').slice(0, 12)}`;
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ noteOfAttempt),
/* harmony export */   Y: () => (/* binding */ noteAttempt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15295);
/* harmony import */ var _system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99918);



function noteAttempt(git, tag) {
    (0,_system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSynced */ .E)(notePath(git), tag);
}
function noteOfAttempt(git) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReadRegular */ .aH)(notePath(git));
}
function notePath({ gitDir }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'phase-executor-attempt');
}


/***/ }),

/***/ 86238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openClone),
/* harmony export */   r: () => (/* binding */ takeLeftCommits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26097);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51936);
/* harmony import */ var _system_git_bundle_bundle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20791);
/* harmony import */ var _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28210);
/* harmony import */ var _system_git_bundle_tree_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61145);
/* harmony import */ var _system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31011);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94895);
/* harmony import */ var _system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56988);
/* harmony import */ var _system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67552);
/* harmony import */ var _system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90697);
/* harmony import */ var _system_git_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15418);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);















async function openClone(git, branch) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, '.git');
    const { sha } = await git.head();
    const [config, refs] = await Promise.all([configText(git), packedRefs(git)]);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
    for (const name of (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(folder))
        if (name !== 'modules')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true, force: true });
    for (const path of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'objects'))}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), config);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs'), refs);
    copyFiles(git.commonDir, folder, ['shallow', 'info/exclude', 'info/attributes']);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'info/exclude'), _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_2__/* .trackingFiles */ .FB.map((file) => `\n**/${file}`).join(''));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), branch === null ? `${sha}\n` : `ref: ${branch}\n`);
    if (branch !== null) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, branch)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, branch), `${sha}\n`);
    }
    copyHooks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'hooks'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'hooks'));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(git.gitDir).filter((name) => name.startsWith('sharedindex.'));
    copyFiles(git.gitDir, folder, ['index', ...shared]);
    return (as) => takeCommits({ git, folder, base: sha, known: namedObjects(refs) }, as);
}
async function takeLeftCommits(git, as) {
    const [{ sha }, refs] = await Promise.all([git.head(), packedRefs(git)]);
    return takeCommits({ git, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, '.git'), base: sha, known: namedObjects(refs) }, as);
}
async function takeCommits(privateClone, as) {
    const { folder } = privateClone;
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    if (stats === undefined)
        return { warnings: ['the agent removed its git directory'], hidden: [] };
    if (!stats.isDirectory())
        throw new Error('the git directory is not a folder');
    const refusal = await takeHead(privateClone).then(() => null, (error) => error);
    if (refusal !== null && (0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .isMachineFault */ .O1)(refusal))
        throw refusal;
    const warnings = await keepOthers(privateClone, as);
    if (refusal !== null)
        throw refusal;
    return { warnings, hidden: await takeIndex(privateClone) };
}
async function takeHead(privateClone) {
    const { git, folder, base } = privateClone;
    const head = headNow(privateClone);
    if (head === base)
        return;
    keepOnlyObjects((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects'));
    await takeObjects(privateClone, head);
    await git.moveHead(base, head, 'phase-executor: work of an agent');
    await git.run(['read-tree', '--reset', head]);
}
async function keepOthers(privateClone, as) {
    const { git, folder, known } = privateClone;
    const { sha: head } = await git.head();
    const tips = [...new Set(tipsBelow(folder))].filter((tip) => !known.has(tip) && tip !== head && tip !== privateClone.base);
    if (tips.length === 0)
        return [];
    keepOnlyObjects((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects'));
    const without = [...known, privateClone.base, head].map((commit) => `^${commit}`);
    const listed = await git.try(['rev-list', '--parents', '--ignore-missing', '--stdin'], {
        reading: true,
        stdin: `${[...tips, ...without].join('\n')}\n`,
        env: readingRoom(folder),
        timeoutMs: packTimeoutMs,
    });
    if (listed.exitCode !== 0)
        return ['commits of the agent on other branches are lost: git cannot read them'];
    const commits = (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_11__/* .nonEmptyLines */ .yw)(listed.stdout.toString('latin1')).map((line) => line.split(' '));
    const parents = new Set(commits.flatMap(([, ...those]) => those));
    const ends = commits.flatMap(([commit = '']) => (parents.has(commit) ? [] : [commit]));
    const warnings = [];
    for (const end of ends.slice(0, maxOthers)) {
        try {
            await takeObjects({ ...privateClone, base: head }, end);
            await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_10__/* .savePartialCommit */ .K_)(git, { ...as, attempt: `${as.attempt}-beside-${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shortId */ .m_)(end)}` }, end);
        }
        catch (error) {
            if (!(error instanceof _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_14__/* .BundleError */ .rJ))
                throw error;
            warnings.push(`commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .shortId */ .m_)(end)}, beside those of its branch, is lost: ${error.message}`);
        }
    }
    if (ends.length > maxOthers)
        warnings.push(`of ${ends.length} ends of other branches of the agent the last ${maxOthers} are kept`);
    return warnings;
}
const maxOthers = 50;
function tipsBelow(folder) {
    const refs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs');
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(refs, { throwIfNoEntry: false })?.isDirectory() === true;
    const files = isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(refs, { recursive: true, withFileTypes: true }) : [];
    const places = files.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name));
    const ours = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(refs, 'phase-executor/');
    const loose = places.flatMap((path) => (path.startsWith(ours) ? [] : [(0,_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .readSingleLine */ .Ts)(path)]));
    const stashes = ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'logs/refs/stash')) ?? '').split('\n');
    const lines = ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs')) ?? '').split('\n');
    const packed = namedObjects(lines.filter((line) => !line.includes(' refs/phase-executor/')).join('\n'));
    return [...loose, ...stashes.map((line) => line.split(' ')[1] ?? ''), ...packed].filter(_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .isObjectName */ .V2);
}
function namedObjects(refs) {
    return new Set(refs
        .split('\n')
        .map((line) => line.split(' ')[0] ?? '')
        .filter(_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .isObjectName */ .V2));
}
async function takeIndex({ git, folder }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'index');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > maxIndexBytes)
        return [];
    const [forced = [], listed = []] = await (0,_system_git_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_12__/* .withScratchIndex */ .LC)(git, async (index) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(file, index);
        const list = async (...which) => {
            const { exitCode, stdout } = await git.try(['ls-files', '-z', ...which], { index, reading: true });
            return exitCode === 0 ? (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAtNuls */ .SX)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePaths */ .NA)(stdout)) : [];
        };
        return Promise.all([list('--cached', '--ignored', '--exclude-standard'), list('-v')]);
    });
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .fileBelow */ .EN)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    if (forced.length <= maxForced)
        await git.stage(forced.filter(isFile));
    const flagged = new Set(listed.flatMap((entry) => (/^[a-zS] /.test(entry) ? [entry.slice(2)] : [])));
    if (flagged.size === 0)
        return [];
    const { changes } = await git.state({ untracked: false });
    return changes.flatMap(({ path }) => (flagged.has(path) ? [path] : []));
}
const maxIndexBytes = 512 * 1024 * 1024;
const maxForced = 1_000;
function headNow({ folder }) {
    const text = (0,_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .readSingleLine */ .Ts)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'));
    const ref = /^ref: (refs\/[^\0-\x20~^:?*[\\]+)$/.exec(text)?.[1];
    const commit = ref === undefined ? text : (0,_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .readSingleLine */ .Ts)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ref)) || packedCommit(folder, ref);
    if (!(0,_system_git_calls_head_js__WEBPACK_IMPORTED_MODULE_9__/* .isObjectName */ .V2)(commit))
        throw new Error('the agent left HEAD on no commit');
    return commit;
}
function packedCommit(folder, ref) {
    const lines = ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs')) ?? '').split('\n');
    return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
}
async function takeObjects({ git, folder, base }, commit) {
    const packed = await (0,_system_git_bundle_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .packCommits */ .C7)(git, `${commit}\n^${base}`, { env: readingRoom(folder), timeoutMs: packTimeoutMs });
    if (packed.exitCode !== 0)
        throw new _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_14__/* .BundleError */ .rJ(`git cannot pack it: ${packed.stderr.trim().slice(0, 300)}`);
    await (0,_system_git_bundle_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .takePack */ .zE)(git, packed.stdout, [commit], () => `HEAD is on ${commit}, which is not a commit`);
    await (0,_system_git_bundle_tree_size_js__WEBPACK_IMPORTED_MODULE_6__/* .checkTreeSizes */ .J)(git, base, [await git.treeOf(commit)]).catch((error) => {
        throw (0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .isMachineFault */ .O1)(error) ? error : new _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_14__/* .BundleError */ .rJ(error.message, { cause: error });
    });
}
function readingRoom(folder) {
    return { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects')) };
}
const packTimeoutMs = 120_000;
function copyFiles(from, to, names) {
    for (const name of names) {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), { throwIfNoEntry: false });
        if (stat === undefined)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name), stat.atime, stat.mtime);
    }
}
function copyHooks(from, to) {
    const isWanted = (path) => !path.endsWith('.sample');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, filter: isWanted });
}
async function configText(git) {
    const { stamp } = git.config;
    const existing = lastConfig;
    if (existing !== null && existing.stamp === stamp)
        return existing.text;
    const text = await readConfigText(git);
    lastConfig = stamp === null || stamp !== git.config.stamp ? null : { stamp, text };
    return text;
}
let lastConfig = null;
async function readConfigText(git) {
    const listed = await git.read(['config', '--list', '-z', '--includes', '--show-scope'], { trusting: true });
    const fields = listed.split('\0');
    const lines = fields.flatMap((scope, at) => {
        const entry = fields[at + 1] ?? '';
        return at % 2 === 0 && (scope === 'local' || scope === 'worktree') ? [configLines(entry)] : [];
    });
    const ours = ['gc.auto\n0', 'maintenance.auto\nfalse', 'commit.gpgsign\nfalse', 'tag.gpgsign\nfalse'];
    ours.push('core.bare\nfalse', `lfs.storage\n${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'lfs')}`);
    return [...lines, ...ours.map(configLines)].join('');
}
function configLines(entry) {
    const [key = ''] = entry.split('\n', 1);
    const [, section = '', , subsection, name = ''] = /^([^.]+)(\.(.+))?\.([^.]+)$/s.exec(key) ?? [];
    if (isWithheld(key))
        return '';
    const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const head = `[${section}${subsection === undefined ? '' : ` ${quoted(subsection)}`}]\n\t${name}`;
    if (key.length === entry.length)
        return `${head}\n`;
    const value = entry.slice(key.length + 1).replace(_system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_7__/* .urlCredentials */ .O4, '//');
    return `${head} = ${quoted(value).replaceAll('\n', '\\n')}\n`;
}
function isWithheld(key) {
    const isFormat = /^(extensions\.(worktreeconfig|refstorage)|core\.(worktree|bare|sparsecheckout(cone)?)|index\.sparse)$/.test(key);
    return isFormat || /^(credential|include|includeif)\.|^http\..*(extraheader|cookiefile)$|^url\..*@/.test(key);
}
async function packedRefs(git) {
    const listed = await git.read(['for-each-ref', '--format=%(objectname) %(refname)']);
    const isLeftOut = /^refs\/(?:(?:phase-executor|tags\/checkpoint|worktree|bisect|rewritten)\/|stash$)/;
    return listed
        .split('\n')
        .flatMap((line) => (line === '' || isLeftOut.test(line.slice(line.indexOf(' ') + 1)) ? [] : [`${line}\n`]))
        .join('');
}
function keepOnlyObjects(objects) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(objects).isDirectory())
        throw new _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_14__/* .BundleError */ .rJ('the folder of its objects is not one');
    for (const folder of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(objects, { withFileTypes: true })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, folder.name);
        const isPacks = folder.name === 'pack';
        if (!folder.isDirectory() || !(isPacks || /^[0-9a-f]{2}$/.test(folder.name))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            continue;
        }
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }))
            if (!entry.isFile() || (isPacks && !/^pack-[0-9a-f]+\.(pack|idx)$/.test(entry.name)))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, entry.name), { recursive: true, force: true });
    }
}


/***/ }),

/***/ 87741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Rooms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99918);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94895);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14968);
/* harmony import */ var _system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76417);
/* harmony import */ var _installed_folders_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12419);
/* harmony import */ var _special_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29932);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47494);











class Rooms {
    #git;
    folder;
    #last = Promise.resolve();
    constructor(git, folder, { make = true } = {}) {
        if (make)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        this.#git = git;
        this.folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
    }
    async add(name, commit) {
        const created = this.#last.then(() => this.#make(name, commit));
        this.#last = created.catch(() => undefined);
        const room = await created;
        await room.git.run((0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .getCheckoutArguments */ .Rq)(commit));
        return room;
    }
    async #make(name, commit) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name);
        if (name === '' || /[\\/]|^\.\.?$/.test(name))
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS(`a room cannot be named "${name}"; name one folder`);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
            await this.remove(name);
        const forced = ['--force', '--force'];
        await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
        const record = this.#recordOf(root);
        if (record === null)
            throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS(`git made no work tree in ${root}; check whether the disk is full`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(record, 'info/sparse-checkout'), { force: true });
        await (0,_system_git_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFiles */ .f)('/', [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(record, file))]);
        return this.#roomAt(root, record);
    }
    #roomAt(root, record) {
        return {
            name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
            root,
            git: this.#git.room(root, record),
            prepared: null,
            installed: null,
            known: null,
        };
    }
    async tryReset(room, commit) {
        const { git, root, prepared, installed } = room;
        room.known = null;
        try {
            if (installed !== null && (await (0,_installed_folders_js__WEBPACK_IMPORTED_MODULE_8__/* .areChanged */ .be)(root, installed.brought, installed.at)))
                return false;
            if ((await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_10__/* .filledSubmodules */ .w)(git)).length > 0)
                return false;
            await (0,_special_files_js__WEBPACK_IMPORTED_MODULE_9__/* .clearSpecialFiles */ .e)(root);
            await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeAll */ .C0)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'));
            await git.run(['read-tree', '--reset', commit]);
            await this.#dissolveRepositories(room, commit);
            await this.#clean(room);
            await git.run(['-c', 'core.trustctime=true', '-c', 'core.checkStat=default', ...(0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .getCheckoutArguments */ .Rq)(commit)]);
            const ignored = new Set(prepared?.ignored);
            const freshIn = ({ ignored: all = [] }) => all.filter((path) => !ignored.has(path));
            let state = await git.state();
            const fresh = freshIn(state);
            for (const path of fresh)
                await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeAll */ .C0)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
            if (fresh.length > 0) {
                await this.#clean(room);
                state = await git.state();
            }
            room.known = state;
            const isLeft = ({ path }) => !prepared?.changes.some((change) => change.path === path);
            return !state.changes.some(isLeft) && freshIn(state).length === 0;
        }
        catch (error) {
            if ((0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_5__/* .isMachineFault */ .O1)(error))
                throw error;
            return false;
        }
    }
    async #clean({ git, prepared }) {
        const created = (prepared?.changes ?? []).map(({ path }) => `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`);
        await git.run(['clean', '-ffdq', ...created.flatMap((pattern) => ['-e', pattern])]);
    }
    async #dissolveRepositories({ git, root }, commit) {
        for (const path of await (0,_special_files_js__WEBPACK_IMPORTED_MODULE_9__/* .findBelow */ .J)(root, ['-name', '.git'])) {
            const folder = await git.trees.at(commit, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            if (folder?.mode === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .folderMode */ .a1)
                await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeAll */ .C0)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        }
    }
    async discard({ root, git }) {
        await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeAll */ .C0)(root);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(git.gitDir, { recursive: true, force: true, maxRetries: 3 });
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRemoveEmptyFolder */ .Fd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.gitDir));
    }
    async remove(name) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name);
        await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeAll */ .C0)(root);
        for (const entry of await this.#registered()) {
            if (entry.root !== root)
                continue;
            await this.#git.run(['worktree', 'remove', '--force', '--force', '--', root]);
        }
    }
    async list() {
        const existing = (await this.#registered()).map((entry) => entry.name);
        const remaining = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(this.folder).filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name, '.git')));
        return [...new Set([...existing, ...remaining])].sort();
    }
    find(root) {
        const record = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.folder ? this.#recordOf(root) : null;
        return record === null ? null : this.#roomAt(root, record);
    }
    async reap(spared = new Set()) {
        const names = (await this.list()).filter((name) => !spared.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name)));
        for (const name of names)
            await this.remove(name);
        return names;
    }
    #recordOf(root) {
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
        const name = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(home).find((each) => leadsToRoot(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, each)));
        return name === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name);
    }
    async #registered() {
        const roots = await (0,_system_git_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .registeredTrees */ .OZ)(this.#git);
        return roots.flatMap((root) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.folder ? [{ name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root), root }] : []));
    }
}
function leadsToRoot(root, gitDir) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, 'utf8').trim()) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
}


/***/ }),

/***/ 29932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findBelow),
/* harmony export */   e: () => (/* binding */ clearSpecialFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66725);
/* harmony import */ var _system_process_mounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29269);




async function clearSpecialFiles(root) {
    const mounts = (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_3__/* .unmountBelow */ .GG)(root);
    const kinds = ['p', 's', 'b', 'c'].flatMap((kind, at) => [...(at > 0 ? ['-o'] : []), '-type', kind]);
    const paths = await findBelow(root, ['(', ...kinds, ')']);
    for (const path of paths)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(root, path), { force: true });
    return [...mounts, ...paths];
}
async function findBelow(root, test) {
    const args = ['.', '-xdev', '-path', './.git', '-prune', '-o', ...test, '-print0'];
    const captured = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('find', args, { cwd: root, env: { PATH: '/usr/bin:/bin' } });
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtNuls */ .SX)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePaths */ .NA)(captured.stdout)).map((path) => path.slice(2));
}


/***/ }),

/***/ 47494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ changedSubmodules),
/* harmony export */   w: () => (/* binding */ filledSubmodules)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);
/* harmony import */ var _installed_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12419);






async function filledSubmodules(git) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, '.gitmodules')))
        return [];
    const { stdout } = await git.try(['ls-files', '-z', '--stage'], { reading: true });
    const entries = (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAtNuls */ .SX)((0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePaths */ .NA)(stdout)).filter((entry) => entry.startsWith(`${_system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8} `));
    const paths = entries.map((entry) => entry.slice(entry.indexOf('\t') + 1));
    return paths.filter((path) => (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)).length > 0);
}
async function changedSubmodules(git, sinceMs) {
    const reported = { lost: [], touched: [] };
    for (const path of await filledSubmodules(git)) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path, '.git')))
            reported.lost.push(path);
        else if (await (0,_installed_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .areChanged */ .be)(git.root, { folders: [path] }, sinceMs))
            reported.touched.push(path);
    }
    return reported;
}


/***/ }),

/***/ 42567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ requireOwn),
/* harmony export */   v: () => (/* binding */ ownFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);



function ownFolder(location, path) {
    for (const [at] of path.split('/').entries()) {
        const above = path.split('/').slice(0, at + 1);
        makeFolder(requireOwn(location, above.join('/')));
    }
    return requireOwn(location, path);
}
function makeFolder(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o755 });
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'EEXIST')
            return;
        if (!['EACCES', 'ENOENT', 'EPERM', 'EROFS'].includes(code))
            throw error;
        const step = 'set TMPDIR to a folder that this user may write';
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the temporary folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)} cannot be written (${code}); ${step}`);
    }
}
function requireOwn({ temporaryDirectory: top, environment }, path) {
    const user = process.getuid?.();
    const trouble = environment.RUNNER_TEMP ? null : sharedTrouble((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(top), user);
    if (trouble !== null)
        throw buildRefusal(top, trouble, 'set TMPDIR to a folder of your own');
    let folder = top;
    for (const name of path.split('/')) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        const wrong = stats === undefined ? null : ownTrouble(stats, user);
        if (wrong !== null)
            throw buildRefusal(folder, wrong, 'remove it, or set TMPDIR to a folder of your own');
    }
    return folder;
}
function ownTrouble(stats, user) {
    if (stats.isSymbolicLink())
        return 'is a symbolic link';
    if (!stats.isDirectory())
        return notFolder;
    if (user !== undefined && stats.uid !== user)
        return 'belongs to another user';
    return user !== undefined && (stats.mode & 0o002) !== 0 ? 'can be changed by every user' : null;
}
function sharedTrouble({ uid, mode }, user) {
    if (user === undefined || uid === user)
        return null;
    if (uid !== 0)
        return 'belongs to another user';
    return (mode & 0o1002) === 0o002 ? 'lets every user replace what is in it' : null;
}
function buildRefusal(folder, trouble, step) {
    const risk = trouble === notFolder ? '' : ', so others could change what a run reads there';
    return new _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${trouble === notFolder ? '' : 'the temporary folder '}${folder} ${trouble}${risk}; ${step}`);
}
const notFolder = 'is not a folder, but runs keep their files in one of this name';


/***/ }),

/***/ 71564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   no: () => (/* binding */ buildStop)
/* harmony export */ });
/* unused harmony export DECISION_RULES */
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _next_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3889);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69461);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);




const DECISION_RULES = [
    ...['succeeded', 'verification_contradicts', 'verification_asks', 'next_phase_not_ready', 'skipped'],
    ...['interrupted', 'not_retryable', 'budget_used', 'reason_not_retried', 'quota_used', 'provider_down'],
    ...['attempts_used', 'run_attempts_used', 'deadline', 'open_after_deadline', 'open_after_wait'],
    ...['retry', 'relay'],
    ...['stuck_same_failure', 'stuck_consecutive', 'stuck_in_window', 'stuck_alternation'],
    'stuck_circuit_breaker',
    ...['person_asked', 'dependency_open', 'open_later', 'rounds_used', 'unpublished', 'taken_over'],
];
function decide(signal, policy, history) {
    switch (signal.status) {
        case 'success':
            return decideAfterSuccess(signal, policy);
        case 'failure':
            return decideAfterFailure(signal, policy.retry, history);
        case 'blocked':
            return whileBlocked(signal);
        case 'skipped':
            return buildProceed(policy, 'skipped', `${describeSubject(signal)} was skipped: ${signal.details.reason}`, {
                skipped: true,
            });
    }
}
function decideAfterSuccess(signal, policy) {
    const { verificationStatus, nextPhaseReady } = signal.details;
    const name = describeSubject(signal);
    switch (verificationStatus) {
        case 'failed':
        case 'gaps_found': {
            const reason = `${name} claims success, but its verification says ${verificationStatus}`;
            return buildEscalate('verification_contradicts', reason, { reason: 'verification_failed', skipOption: false });
        }
        case 'human_needed': {
            const reason = `${name} is done, but its verification asks for a person`;
            return awaitUser('verification_asks', reason, 'verification: human_needed');
        }
        default: {
            if (nextPhaseReady)
                return buildProceed(policy, 'succeeded', `${name} succeeded`);
            const reason = `${name} succeeded and reports that the next phase is not ready`;
            return buildStop('next_phase_not_ready', reason, 'next phase not ready');
        }
    }
}
function decideAfterFailure(signal, policy, history) {
    const { details } = signal;
    const { reason, retryable, retryOptions, skipOption } = details;
    const failed = `${describeSubject(signal)} failed (${reason})`;
    if (history.interrupted)
        return buildStop('interrupted', `${failed} and the run was asked to stop`, 'interrupted');
    if (!retryable)
        return buildEscalate('not_retryable', `${failed} and reports that a retry cannot help`, details);
    const { budget } = history;
    if (budget?.left === false)
        return buildStop('budget_used', `${failed}; ${budget.why}`, 'budget');
    const opensAt = opensAgainAt(signal, history.now);
    const hasRoom = reason === 'budget' && budget?.left === true;
    if (opensAt === undefined && !hasRoom && policy.nonRetryableReasons.includes(reason))
        return reason === 'quota'
            ? buildParked('quota_used', signal, policy, history, policy.quotaParkedMs)
            : buildEscalate('reason_not_retried', `${failed}, which another attempt does not fix`, details);
    const { isTransient } = _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason];
    const failures = 1 + history.failures.filter((earlier) => _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[earlier].isTransient === isTransient).length;
    const allowed = allowedFailures(policy, isTransient, retryOptions?.maxRetries);
    const isProviderDown = reason === 'rate_limit' || reason === 'overloaded';
    if (failures > allowed && isProviderDown)
        return buildParked('provider_down', signal, policy, history, policy.providerParkedMs);
    if (failures > allowed)
        return buildEscalate('attempts_used', `${failed}; ${failures} of ${allowed + 1} attempts used`, details);
    if (history.stuck?.stuck) {
        const why = `${history.stuck.why}; another attempt would fail the same way (last: ${reason})`;
        return buildEscalate(`stuck_${history.stuck.rule}`, why, { reason: 'stuck', skipOption });
    }
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed} and the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const text = details.error === undefined ? '' : `: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(details.error.message, 300)}`;
    const base = { ...policy, initialIntervalMs: retryOptions?.backoffMs ?? policy.initialIntervalMs };
    const closedMs = Math.max(0, (opensAt?.getTime() ?? 0) - history.now.getTime());
    const wait = closedMs + (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffMs */ .jo)(base, failures, history.random);
    if (opensAt !== undefined && closedMs > policy.maximumWaitMs) {
        const at = opensAt.toISOString();
        const why = `${failed}; it can continue at ${at}, which is later than a run waits (setting max-wait); run the phase again then`;
        return awaitDependency('open_after_wait', why, [], at);
    }
    const isTooLate = history.deadlineAt !== undefined && history.now.getTime() + wait >= history.deadlineAt.getTime();
    if (isTooLate && opensAt === undefined)
        return buildStop('deadline', `${failed} and the run's deadline leaves no time for another attempt`, 'deadline');
    if (isTooLate && opensAt !== undefined) {
        const at = opensAt.toISOString();
        const why = `${failed}; it can continue at ${at}, which is after the run's deadline`;
        return awaitDependency('open_after_deadline', why, [], at);
    }
    return {
        continue: false,
        action: 'retry',
        attempt: (signal.attempt ?? history.failures.length + 1) + 1,
        backoffMs: wait,
        rule: 'retry',
        why: `${failed}${text}; failure ${failures} of at most ${allowed} that are retried`,
    };
}
function buildParked(rule, signal, policy, history, ms) {
    const { reason, error } = signal.details;
    const text = error === undefined ? '' : `: ${error.message}`;
    const failed = `${describeSubject(signal)} failed (${reason})${text}`;
    if (history.runAttempts >= policy.maximumRunAttempts) {
        const why = `${failed}; the run has used its ${policy.maximumRunAttempts} attempts`;
        return buildStop('run_attempts_used', why, 'attempts');
    }
    const opensAt = opensAgainAt(signal, history.now)?.getTime() ?? 0;
    const unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
    return awaitDependency(rule, `${failed}; parked until ${unblockAt}, run the phase again then`, [], unblockAt);
}
function opensAgainAt(signal, now) {
    const { resetAt, retryAfterMs } = signal.details;
    if (resetAt !== undefined)
        return new Date(resetAt);
    if (retryAfterMs === undefined)
        return undefined;
    return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
}
function allowedFailures(policy, transient, maxRetries = Number.POSITIVE_INFINITY) {
    if (transient)
        return maxRetries === 0 ? 0 : policy.maximumTransientFailures;
    return Math.min(policy.maximumAttempts - 1, maxRetries);
}
function whileBlocked(signal) {
    const { userInputRequired, blockingDependencies: deps, estimatedUnblockTime: unblockAt, reason } = signal.details;
    const name = describeSubject(signal);
    if (userInputRequired)
        return awaitUser('person_asked', `${name} waits for a person: ${reason}`, reason);
    if (deps.length > 0)
        return awaitDependency('dependency_open', `${name} waits for ${deps.join(', ')}: ${reason}`, deps, unblockAt);
    if (unblockAt)
        return awaitDependency('open_later', reason.includes(unblockAt) ? `${name} waits: ${reason}` : `${name} can continue at ${unblockAt}: ${reason}`, deps, unblockAt);
    return awaitUser('person_asked', `${name} is blocked and names no time or plan to wait for: ${reason}`, reason);
}
function buildProceed(policy, rule, reason, more = {}) {
    const { nextPhase = null } = policy;
    const result = nextPhase === null ? 'last' : 'planned';
    const { nextPhaseStatus = policy.nextPhase === undefined ? 'unknown' : result } = policy;
    const next = (0,_next_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .nextPhaseClause */ .AE)({ nextPhase, nextPhaseStatus });
    return { continue: true, action: 'proceed', nextPhase, nextPhaseStatus, ...more, rule, why: `${reason}; ${next}` };
}
function awaitUser(rule, why, reason) {
    return { continue: false, action: 'await_user', reason, rule, why };
}
function awaitDependency(rule, reason, deps, unblockAt) {
    return { continue: false, action: 'await_dependency', deps, ...(unblockAt ? { unblockAt } : {}), rule, why: reason };
}
function buildEscalate(rule, why, { reason, skipOption }) {
    return { continue: false, action: 'escalate', reason, skipOption, rule, why };
}
function buildStop(rule, why, reason) {
    return { continue: false, action: 'stop', reason, rule, why };
}
function describeSubject(signal) {
    return signal.plan === undefined ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
}


/***/ }),

/***/ 25839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ remainingWork),
/* harmony export */   k: () => (/* binding */ leftItems)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function remainingWork(text) {
    if (text.trim() === '')
        return [];
    if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isNestedTooDeep */ .kq)(text))
        return ['the handoff is nested too deeply, so it does not say that nothing is left'];
    const handoff = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(text);
    if (handoff === undefined)
        return ['the handoff is not JSON, so it does not say that nothing is left'];
    if (isNothingLeft(handoff))
        return [];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(handoff))
        return ['the handoff is not a JSON object, so it does not say that nothing is left'];
    return remainingFields(handoff)
        .slice(0, 20)
        .map((item) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutControls */ .DJ)(item)));
}
function remainingFields(handoff) {
    const remaining = leftItems(handoff);
    const isListed = nestedRecords(handoff.tasks).length > 0 || progressCounts(handoff).length > 0;
    const saysAllDone = isListed || saysDone(handoff) || remainingKeys.some((key) => key in handoff);
    return remaining.length > 0 || saysAllDone ? remaining : ['the handoff does not say that nothing is left'];
}
function leftItems(handoff) {
    return [
        ...remainingKeys.flatMap((key) => listedItems(handoff[key])),
        ...['plan', 'phase', 'handoff', 'work'].flatMap((key) => {
            const inner = handoff[key];
            return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(inner) ? remainingKeys.flatMap((remainingKey) => listedItems(inner[remainingKey])) : [];
        }),
        ...nestedRecords(handoff.completed).filter(isUnfinished).map(withStatus),
        ...nestedRecords(handoff.tasks)
            .filter((task) => isUnfinished(task) || !saysDone(task))
            .map(withStatus),
        ...undoneItems(handoff),
        ...findContradictions(handoff),
    ];
}
const remainingKeys = [
    ...['remaining', 'remaining_tasks', 'remainingTasks', 'remaining_work', 'remainingWork', 'remainingItems'],
    ...['remaining_count', 'remainingCount', 'unfinished', 'not_done', 'notDone', 'open', 'open_tasks'],
    ...['outstanding', 'left'],
    ...['incomplete_tasks', 'incompleteTasks', 'pending', 'pending_tasks', 'pendingTasks', 'todo', 'todos', 'blockers'],
];
const statusKeys = ['status', 'state'];
function listedItems(value) {
    if (isNothingLeft(value))
        return [];
    if (Array.isArray(value))
        return value.flatMap(listedItems);
    if (typeof value === 'number')
        return [`${value} left`];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value))
        return [String(value)];
    if (saysDone(value) && !isUnfinished(value))
        return [];
    return [itemName(value) || JSON.stringify(value)];
}
function saysDone(item) {
    return (statusKeys.some((key) => isDoneStatus(item[key])) ||
        ['completed', 'complete', 'done'].some((key) => item[key] === true));
}
function isUnfinished(item) {
    return item.tests === 'failed' || findContradictions(item).length > 0;
}
function withStatus(item) {
    const reason = item.tests === 'failed' ? ['tests: "failed"', ...findContradictions(item)] : findContradictions(item);
    return `${itemName(item) || 'a task'} (${reason.join(', ') || 'without a status'})`;
}
function findContradictions(item) {
    const keys = [
        ...statusKeys.filter((key) => !isNothingLeft(item[key]) && !isDoneStatus(item[key])),
        ...['incomplete', 'partial', 'blocked', 'is_error', 'userInputRequired'].filter((key) => item[key] === true),
        ...['completed', 'complete', 'done', 'success'].filter((key) => item[key] === false),
        ...['reason', 'result', 'outcome'].filter((key) => failedPattern.test(String(item[key] ?? ''))),
    ];
    return keys.map((key) => `${key}: ${JSON.stringify(item[key])}`);
}
function undoneItems(handoff) {
    const share = ['completion', 'percent', 'progress', 'percent_complete'].map((key) => String(handoff[key] ?? ''));
    const [, percent] = share.map((text) => /^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((match) => match !== null) ?? [];
    if (percent !== undefined)
        return [`${percent} % are done`];
    return progressCounts(handoff).flatMap(([done, total]) => done < total ? [`${done} of ${total} tasks are done`] : []);
}
const failedPattern = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;
function progressCounts(handoff) {
    const { completed, total } = handoff;
    const [, share, all] = /^(\d{1,4}) ?(?:\/|of) ?(\d{1,4})\b/.exec(String(handoff.progress ?? '')) ?? [];
    const pairs = [
        [Array.isArray(completed) ? completed.length : completed, total],
        [handoff.tasks_completed, handoff.tasks_total],
        [handoff.tasksCompleted, handoff.tasksTotal],
        [share, all],
    ];
    const counts = pairs.map(([done, of]) => [Number(done), Number(of)]);
    return counts.filter(([done, of]) => done >= 0 && of > 0);
}
function itemName(item) {
    const parts = [item.task ?? item.name ?? item.title ?? item.id ?? item.file, item.description ?? item.notes];
    return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ');
}
function isDoneStatus(status) {
    return (status === true ||
        (typeof status === 'string' && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim())));
}
function nestedRecords(value) {
    return Array.isArray(value) ? value.filter(_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi) : [];
}
function isNothingLeft(value) {
    if (value === null || value === undefined || value === false || value === 0)
        return true;
    if (typeof value === 'string')
        return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
    if (Array.isArray(value))
        return value.every(isNothingLeft);
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value) && Object.keys(value).length === 0;
}


/***/ }),

/***/ 20791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   C7: () => (/* binding */ packCommits),
/* harmony export */   Mf: () => (/* binding */ writeBundle),
/* harmony export */   zE: () => (/* binding */ takePack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94895);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95576);
/* harmony import */ var _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28210);







const maxBundleBytes = 256 * 1024 * 1024;
const indexTimeoutMs = 120_000;
async function writeBundle(git, file, commits, exclude) {
    for (const { ref } of commits)
        (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBundleRef */ ._A)(ref);
    const range = [...commits.map(({ commit }) => commit), ...exclude.map((commit) => `^${commit}`)].join('\n');
    const lines = (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmptyLines */ .yw)(await git.read(['rev-list', '--boundary', '--stdin'], { stdin: `${range}\n` }));
    const [first] = lines.filter((line) => !line.startsWith('-'));
    if (first === undefined)
        return false;
    const boundary = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
    const incoming = new Set(lines);
    const existing = commits.flatMap(({ commit }) => (incoming.has(commit) ? [] : [commit]));
    const header = (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bundleHeader */ .KI)({
        objectFormat: first.length === 40 ? 'sha1' : 'sha256',
        prerequisites: [...new Set([...boundary, ...existing])],
        refs: new Map(commits.map(({ ref, commit }) => [ref, commit])),
    });
    const { exitCode, stdout, stderr } = await packCommits(git, range);
    if (exitCode !== 0)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, Buffer.concat([Buffer.from(header, 'latin1'), stdout]));
    return true;
}
function packCommits(git, range, how = {}) {
    const args = ['pack-objects', '--revs', '--stdout', '--thin', '--delta-base-offset', '--quiet'];
    return git.try(args, { reading: true, stdin: `${range}\n`, ...how }).catch((cause) => {
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('the commits could not be packed; they may be more than a bundle can carry', { cause });
    });
}
async function readBundle(git, file, { maxBytes = maxBundleBytes } = {}) {
    const bytes = await readBounded(file, maxBytes);
    const header = (0,_bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBundleHeader */ .FQ)(bytes);
    await checkPrerequisites(git, header);
    const names = new Map([...header.refs].map(([name, commit]) => [commit, name]));
    await takePack(git, bytes.subarray(header.packAt), [...names.keys()], (commit) => {
        return `the bundle names ${names.get(commit)} for ${commit}, which is not a commit that it brings or builds on`;
    });
    return header.refs;
}
async function takePack(git, pack, commits, notCommit) {
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'objects');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'pack'), { recursive: true });
    const quarantine = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'incoming-phase-executor-'));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'info'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'info', 'alternates'), `${objects}\n`);
        await indexPack(git, pack, { GIT_OBJECT_DIRECTORY: quarantine });
        await inTurn(objects, async () => {
            const taken = await migrateFormat((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(quarantine, 'pack'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, 'pack'));
            const matches = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, commits);
            const wrong = commits.find((_, at) => matches[at]?.type !== 'commit');
            if (wrong === undefined)
                return;
            for (const file of taken)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
            git.objects.close();
            throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(notCommit(wrong));
        });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(quarantine, { recursive: true, force: true });
    }
}
const turns = new Map();
async function inTurn(objects, take) {
    const turn = (turns.get(objects) ?? Promise.resolve()).then(take);
    const over = turn.catch(() => undefined);
    turns.set(objects, over);
    return turn;
}
async function readBounded(file, maxBytes) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(() => null);
    if (!stats?.isFile())
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ('there is no bundle file');
    if (stats.size > maxBytes)
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle has ${stats.size} bytes; at most ${maxBytes} are accepted`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
}
async function checkPrerequisites(git, { objectFormat, prerequisites }) {
    const matches = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, prerequisites);
    const missing = prerequisites.filter((_, at) => matches[at]?.type !== 'commit');
    if (missing.length === 0)
        return;
    const ofOther = objectFormat === 'sha256' ? ' It is of a repository with sha256 objects.' : '';
    throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`the bundle builds on ${missing.length} commits that are missing here, such as ${missing[0]}: it was made from another base.${ofOther}`);
}
async function indexPack(git, pack, env) {
    const args = ['-c', 'core.bigFileThreshold=16m', 'index-pack', '--stdin', '--fix-thin', '--strict'];
    const { exitCode, stderr } = await git
        .try(args, { stdin: pack, env, timeoutMs: indexTimeoutMs })
        .catch((cause) => {
        const limit = `${indexTimeoutMs / 1000} s or all memory`;
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`checking the bundle took more than ${limit}, and was stopped`, { cause });
    });
    if (exitCode !== 0)
        throw new _bundle_file_js__WEBPACK_IMPORTED_MODULE_6__/* .BundleError */ .rJ(`git refuses what the bundle contains: ${gitComplaint(stderr)}`);
}
async function migrateFormat(from, to) {
    const files = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from)).sort((one, other) => Number(one.endsWith('.idx')) - Number(other.endsWith('.idx')));
    const fresh = files.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)));
    for (const name of fresh)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
    return fresh.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)).reverse();
}
function gitComplaint(stderr) {
    const result = stderr.split('\n').filter((line) => /^(fatal|error):/.test(line));
    const line = (result.join('; ') || stderr.trim() || 'no cause given').slice(0, 300);
    return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}


/***/ }),

/***/ 11032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ enterBranch),
/* harmony export */   n: () => (/* binding */ mergeRemoteBranch)
/* harmony export */ });
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77050);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14968);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23806);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _plan_merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71741);






async function mergeRemoteBranch(git, remote, branch) {
    const name = `refs/heads/${branch}`;
    const there = await fetchBranch(git, remote, branch);
    const here = await git.head();
    if (here.branch !== null && here.branch !== name)
        await git.run(['checkout', '--quiet', '--detach']);
    if (there === null)
        return null;
    const { tip } = await mergeParts(git, branch, [remotePart(branch, remote, there)], here.sha);
    if (tip !== here.sha)
        await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .advanceBranch */ .xq)(git, here.sha, tip);
    return there;
}
async function enterBranch(git, branch, { remote, last, trustsLocal }) {
    const name = `refs/heads/${branch}`;
    const there = remote === null ? null : await fetchBranch(git, remote, branch);
    const here = await git.head();
    const local = here.branch === name ? null : await git.resolve(name);
    const branchParts = [
        ...(there === null || remote === null ? [] : [remotePart(branch, remote, there)]),
        ...(local === null || !trustsLocal ? [] : [{ sha: local, what: `branch ${branch} of this repository (${local})` }]),
        ...(last === null ? [] : [{ sha: last, what: `the work of the last run (${last})` }]),
    ];
    const { tip, merged } = await mergeParts(git, branch, branchParts, here.sha);
    if (local !== null && !(await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, local, tip)))
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`branch ${branch} of this repository is at ${local}, which was never pushed; ` +
            `git checkout ${branch} to continue from it, or git branch -D ${branch} to drop it, then run again`);
    if (here.branch !== name) {
        await git.run(['checkout', '--quiet', '--no-track', '-B', branch, tip]);
        await git.syncFiles(await (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, here.sha, tip));
    }
    else if (tip !== here.sha)
        await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .advanceBranch */ .xq)(git, here.sha, tip);
    return { there, tip, isNew: branchParts.length === 0 && here.branch !== name, merged };
}
function remotePart(branch, remote, sha) {
    return { sha, what: `branch ${branch} of ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name)} (${sha})` };
}
async function fetchBranch(git, remote, branch) {
    const name = `refs/heads/${branch}`;
    const parents = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAbove */ .Zv)(name).slice(2);
    const result = await remote.list([name, ...parents]);
    const [inTheWay] = parents.filter((parent) => result.has(parent));
    if (inTheWay !== undefined)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${name} cannot be created on ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name)}, because ${inTheWay} exists; set branch to another name`);
    const there = result.get(name) ?? null;
    if (there === null)
        return null;
    if ((await git.resolve(there)) === null)
        await remote.bring([`+${name}:refs/phase-executor/met/${branch}`]);
    if (there !== (await git.head()).sha && git.isShallow)
        await remote.deepen();
    return there;
}
async function mergeParts(git, branch, parts, here) {
    const last = { sha: here, what: `the commit that is checked out (${here})` };
    const [first = last, ...others] = [...parts, last];
    const merged = [];
    let all = first;
    for (const other of others) {
        if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, other.sha, all.sha))
            continue;
        if (await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .QX)(git, all.sha, other.sha)) {
            all = other;
            continue;
        }
        const { tree, conflicts } = await (0,_plan_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeTrees */ .Md)(git, all.sha, other.sha);
        if (conflicts.length > 0)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${all.what} and ${other.what} conflict in ${conflicts.join(', ')}; ` +
                `merge them, push ${branch}, then start the phase again`);
        const sha = await git.commitTree(tree, [all.sha, other.sha], `Bring ${branch} together with ${other.sha}`);
        all = { sha, what: `${all.what} with ${other.what}` };
        merged.push(other.what);
    }
    return { tip: all.sha, merged };
}


/***/ })

};
;