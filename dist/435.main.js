"use strict";
exports.id = 435;
exports.ids = [435];
exports.modules = {

/***/ 78450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerAs: () => (/* binding */ answerAs),
/* harmony export */   runAnswer: () => (/* binding */ runAnswer),
/* harmony export */   runApprove: () => (/* binding */ runApprove)
/* harmony export */ });
/* harmony import */ var _publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71440);
/* harmony import */ var _run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95593);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



const runApprove = async ([ref = '', plan = ''], world) => {
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: null }, world));
};
async function answerAs(person, { phase: ref, plan, text }, world) {
    const message = text === null ? null : (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy)(text);
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: message, person }, world));
}
const runAnswer = async ([ref = '', plan = '', ...args], world) => {
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy)(args.join(' ')) }, world));
};
function replyTo({ answer: reported, question, phase, isWithdrawn }) {
    const nextCommand = `phase-executor run ${phase}`;
    const follows = reported.approved ? 'it continues' : 'the work is changed first, then it asks again,';
    const verdict = reported.text === null ? 'approved' : question.kind === 'decision' ? 'decided' : 'answered';
    const text = [
        isWithdrawn
            ? `plan ${reported.plan}: what ${reported.by} said at ${reported.at} is withdrawn; it waits again`
            : `plan ${reported.plan}: ${verdict} by ${reported.by}; ${follows} in the next run`,
        ...(0,_publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQuestion */ .sA)(question).map((line) => `  ${line}`),
        `to run next: ${nextCommand}`,
    ];
    return { exitCode: 0, json: { ...reported, asked: question, nextCommand }, text: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripLines */ .UN)(text.join('\n')) };
}


/***/ }),

/***/ 80435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComment: () => (/* binding */ runComment)
});

// EXTERNAL MODULE: ./lib/plan/phase/planning-tree.js
var planning_tree = __webpack_require__(20951);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/publish/host/workflow-run.js
var workflow_run = __webpack_require__(39333);
;// CONCATENATED MODULE: ./lib/publish/announce/comment-event.js




const User = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1).max(200), type: schemas/* string */.YjP().optional() });
const Event = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    issue: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        body: schemas/* string */.YjP().nullish(),
        user: User.nullish(),
        pull_request: schemas/* unknown */.L5J().optional(),
    }),
    comment: schemas/* object */.Ikc({
        id: schemas/* number */.aig().int().positive(),
        body: schemas/* string */.YjP().nullish(),
        html_url: schemas/* url */.OZ5().max(1_000),
        created_at: iso/* datetime */.w$({ offset: true }),
        user: User,
        performed_via_github_app: schemas/* object */.Ikc({ slug: schemas/* string */.YjP().max(200).nullish() }).nullish(),
    }),
    sender: User.optional(),
    repository: schemas/* object */.Ikc({ permissions: schemas/* object */.Ikc({ push: schemas/* boolean */.zMY() }).nullish() }).optional(),
});
function readCommentEvent({ environment }) {
    const event = (0,workflow_run/* readEvent */.j_)(environment);
    if (event === null)
        throw new settings/* UsageError */.eb('comment: found no event of a workflow, expected a job that was started by issue_comment');
    const { data, error } = Event.safeParse(event);
    if (error) {
        const [issue] = error.issues;
        throw new settings/* UsageError */.eb(`comment: the event is not one of a comment, expected a job that was started by issue_comment: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    const { action, issue, comment, sender, repository } = data;
    const { login, type = '' } = comment.user;
    return {
        isNew: action === 'created' && (sender === undefined || sender.login === login),
        id: comment.id,
        body: comment.body ?? '',
        url: comment.html_url,
        writtenAt: comment.created_at,
        author: login,
        isBot: type === 'Bot' || /\[bot\]$/i.test(login),
        authorMayPush: (sender?.login === login ? repository?.permissions?.push : null) ?? null,
        app: comment.performed_via_github_app ? (comment.performed_via_github_app.slug ?? '') : null,
        issue: issue.number,
        isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
        opening: { line: (issue.body ?? '').split(/\r?\n/, 1)[0] ?? '', by: issue.user?.login ?? null },
    };
}
function parseSlashCommand(body) {
    const [firstLine = '', ...otherLines] = body.replace(/\r\n?/g, '\n').split('\n');
    if (!beginsPattern.test(firstLine))
        return null;
    const message = firstLine.slice('/phase'.length).trim();
    const [verb = ''] = message.split(/\s/, 1);
    const text = [message.slice(verb.length), ...otherLines].join('\n').trim();
    return { verb, text, hasAnother: otherLines.some((line) => beginsPattern.test(line)) };
}
const beginsPattern = /^\/phase(?=[ \t]|$)/;
function parseAddressed(text) {
    const [, phase = '', plan = '', remainingText = ''] = /^(\S{1,200})[ \t]+(\S{1,200})(?:\s+([\s\S]*))?$/.exec(text) ?? [];
    const ofPhase = plan.slice(0, Math.max(0, plan.lastIndexOf('-')));
    const isBoth = (0,phase_id/* getPhaseNumber */.hb)(phase) !== null && (0,phase_id/* getPhaseNumber */.hb)(ofPhase) !== null && (0,phase_id/* samePhase */.u1)(phase, ofPhase);
    return isBoth ? { phase, plan, text: remainingText.trim() } : { phase: null, plan: null, text };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/published/shared-record.js
var shared_record = __webpack_require__(83353);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/publish/host/own-comment.js
var own_comment = __webpack_require__(46358);
// EXTERNAL MODULE: ./lib/publish/report/comment-text.js
var comment_text = __webpack_require__(19499);
;// CONCATENATED MODULE: ./lib/publish/announce/comment-target.js












async function findCommentTarget(requestedPhase, event, { world, host }) {
    if (requestedPhase !== '' && !/^[\w.-]{1,100}$/.test(requestedPhase))
        throw new settings/* UsageError */.eb(`phase: found "${requestedPhase.slice(0, 100)}", expected a number such as 07 or the name of its directory`);
    const reported = await listCommentedPhases(event, host);
    const commentKeys = requestedPhase === '' ? reported : reported.filter(({ phase }) => (0,phase_id/* samePhase */.u1)(phase, requestedPhase));
    const folder = (0,call_world/* findProjectRoot */.p)(world);
    const [firstKey, secondKey] = commentKeys;
    if (secondKey !== undefined)
        throw new settings/* UsageError */.eb(`this thread is about several phases (${commentKeys.map(({ phase, folder: folderName }) => (folderName === '' ? phase : `${phase} in ${folderName}`)).join(', ')}); name one, such as /phase status ${firstKey?.phase}`);
    if (firstKey === undefined) {
        if (requestedPhase !== '')
            return { phase: requestedPhase, root: folder };
        throw new settings/* UsageError */.eb('this thread is about no phase; name one, such as /phase status 07');
    }
    const { root: top } = await git/* Git */.T.open(folder, world.environment);
    return { phase: firstKey.phase, root: (0,external_node_path_.join)(top, firstKey.folder) };
}
async function listCommentedPhases({ issue, opening }, host) {
    const viewer = await host.viewer();
    const lines = [
        ...(opening.by === viewer ? [opening.line] : []),
        ...(await (0,own_comment/* ownTexts */.BS)(issue, host)).map((body) => (0,own_comment/* getFirstLine */.Ze)({ body })),
    ];
    const keys = new Map();
    for (const line of lines) {
        const key = (0,comment_text/* markedKey */.MZ)(line);
        if (key !== null && !key.folder.split('/').includes('..'))
            keys.set(JSON.stringify(key), key);
    }
    return [...keys.values()];
}
async function abortRun(location, { event, world, host }) {
    const { phase, git, prefix } = await (0,local_phase/* openPhase */.yc)(location.phase, (0,call_world/* withSettings */.G)(world, { root: location.root }));
    const remote = (0,remote_setting/* findConfiguredRemote */.e)(git, world);
    const manifest = (await (0,shared_record/* fetchRecord */.Kd)({ git, remote, prefix, phase: phase.id }))?.manifest ?? null;
    if (manifest === null || !(0,shared_record/* isRecent */.Kb)(manifest, world.now()))
        throw new settings/* UsageError */.eb(`no run is working on phase ${phase.id}, according to its record on the remote`);
    const { workflowRun, runId, host: machine } = manifest;
    if (workflowRun === undefined || workflowRun.repository !== host.repository)
        throw new settings/* UsageError */.eb(`run ${runId} on ${machine} is running phase ${phase.id} outside this workflow; stop it there`);
    const unknown = { file: null, page: '', startedAt: '', title: '' };
    const { file, page, startedAt, title } = (await (0,workflow_run/* findWorkflowFile */.Hn)(workflowRun, host)) ?? unknown;
    if (file === null || !(await runsPhases(file, git, world.settings)))
        throw new settings/* UsageError */.eb(`the record of phase ${phase.id} names run ${workflowRun.id} of ${file ?? 'an unknown workflow'}, which runs no phases according to this branch; ` +
            'cancel it yourself, or name its workflow as github.phase-workflow in the configuration file');
    if (!namesPhase(title, phase.id) && !(await isLinked(workflowRun.id, phase.id, event, host)))
        throw new settings/* UsageError */.eb(`the record of phase ${phase.id} names run ${workflowRun.id}, but neither its title nor our comment in this thread says that it runs this phase; ` +
            'cancel it yourself, or name such runs by run-name: Phase 07');
    if (Date.parse(startedAt) > Date.parse(event.writtenAt))
        throw new settings/* UsageError */.eb(`workflow run ${workflowRun.id} began at ${startedAt}, after this comment was written; comment again to end it`);
    const end = await (0,workflow_run/* cancelRun */.Su)(workflowRun, host);
    if (end === 'over')
        throw new settings/* UsageError */.eb(`workflow run ${workflowRun.id}, which held phase ${phase.id}, has ended`);
    if (end === 'unknown')
        throw new settings/* UsageError */.eb(`this host cancels workflow runs on their page only; cancel run ${workflowRun.id} there: ${page}`);
    return `Workflow run ${workflowRun.id} is being cancelled, with all that runs in it. Phase ${phase.id} ends as INTERRUPTED; its work is kept, and the next run continues it.`;
}
function namesPhase(title, phase) {
    const titlePhase = /\bphase[\s:#]+([\w.-]+)/i.exec(title)?.[1];
    return titlePhase !== undefined && (0,phase_id/* samePhase */.u1)(titlePhase, phase);
}
async function isLinked(run, phase, { issue }, host) {
    const link = new RegExp(`/actions/runs/${run}(?!\\d)`);
    return (await (0,own_comment/* ownTexts */.BS)(issue, host)).some((body) => {
        const key = (0,comment_text/* markedKey */.MZ)((0,own_comment/* getFirstLine */.Ze)({ body }));
        return key !== null && (0,phase_id/* samePhase */.u1)(key.phase, phase) && link.test(body);
    });
}
async function runsPhases(file, git, settings) {
    const isName = external_node_path_.posix.dirname(file) === '.';
    const isInPlace = isName || external_node_path_.posix.dirname(file) === '.github/workflows';
    if (isInPlace && external_node_path_.posix.basename(file) === settings['phase-workflow'])
        return true;
    const paths = isName ? ['.gitea', '.forgejo', '.github'].map((folder) => `${folder}/workflows/${file}`) : [file];
    const texts = await Promise.all(paths.map((path) => (0,tree/* readTextInTree */.Pd)(git, 'HEAD', path)));
    return texts.some((text) => /^\s*(?:- )?["']?uses["']?:\s*\S+\/phase-executor[/@]/m.test(text ?? ''));
}

// EXTERNAL MODULE: ./lib/publish/host/comment-author.js
var comment_author = __webpack_require__(35547);
// EXTERNAL MODULE: ./lib/publish/host/dispatch.js
var dispatch = __webpack_require__(67314);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/run/questions/answering.js
var answering = __webpack_require__(95593);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/commands/answer-command.js
var answer_command = __webpack_require__(78450);
// EXTERNAL MODULE: ./lib/commands/status-command.js + 1 modules
var status_command = __webpack_require__(13728);
;// CONCATENATED MODULE: ./lib/commands/comment-command.js















const runComment = async (_words, input) => {
    (0,answering/* refuseAgents */.ny)(input);
    const event = readCommentEvent(input);
    const command = parseSlashCommand(event.body);
    if (command === null)
        return buildReply('ignored', 'the comment does not begin with /phase');
    if (!event.isNew)
        return buildReply('ignored', 'the comment is not a new one: edited comments start nothing');
    const host = await (0,host_client/* connectHost */.Zj)(input);
    if (host === null)
        throw new settings/* UsageError */.eb('github-token: expected the token of the job, which checks permissions and replies');
    const world = (0,call_world/* withSettings */.G)(input, { remote: input.settings.remote || 'origin' });
    const refusal = await findRefusal(event, host);
    if (refusal !== null)
        return buildReply('refused', refusal);
    const receipts = await (0,comment_author/* ownReactions */.Ny)(event.id, host);
    if (receipts.some((receipt) => receipt === '+1' || receipt === 'confused'))
        return buildReply('ignored', 'this comment was already handled');
    await (0,comment_author/* addReaction */.BB)(event.id, 'eyes', host);
    const job = { event, world, host, wasBegun: receipts.includes('eyes') };
    return handleCommand(command, job);
};
async function findRefusal(event, host) {
    const { author, isBot, app, isPullRequest, issue, authorMayPush } = event;
    if (isBot)
        return `${author} is a bot`;
    if (app !== null)
        return `an app${app === '' ? '' : ` (${app})`} wrote it in the name of ${author}`;
    if (!(await (0,comment_author/* mayWrite */.J)(author, authorMayPush, host)))
        return `${author} cannot write to this repository`;
    if (isPullRequest && (await (0,comment_author/* isFromFork */.ty)(issue, host)))
        return 'the pull request comes from a fork';
    return null;
}
async function handleCommand(command, job) {
    const { event, host } = job;
    let reply;
    try {
        reply = await performVerb(command, job);
    }
    catch (error) {
        const isTheirs = error instanceof settings/* UsageError */.eb || error instanceof planning_tree/* PhaseError */.wo;
        const reason = isTheirs ? error.message : `${error.message}\nThe log of the job has details.`;
        await (0,comment_author/* addReaction */.BB)(event.id, 'confused', host);
        await postReply((0,comment_text/* replyToComment */.fC)(event.id, '⚠️ Not done:', reason), job);
        if (!isTheirs)
            throw error;
        return buildReply('failed', reason);
    }
    if (reply !== null)
        await postReply(reply, job);
    await (0,comment_author/* addReaction */.BB)(event.id, '+1', host);
    return buildReply('done', `/phase ${command.verb} of ${event.author}`);
}
async function postReply(reply, { event, host, world }) {
    await (0,own_comment/* putComment */.jW)(event.issue, (0,job_secrets/* redactBody */.sx)(reply, world), host);
}
async function performVerb({ verb, text, hasAnother }, job) {
    const { event, world } = job;
    if (hasAnother)
        throw new settings/* UsageError */.eb('one comment gives one command, on its first line');
    const canRun = world.settings['phase-workflow'] !== '';
    switch (verb) {
        case 'approve':
        case 'answer':
            return recordResponse(verb, text, job);
        case 'status':
            return (0,comment_text/* replyToComment */.fC)(event.id, 'State of the phase:', (await reportPhaseStatus(firstLine(text), job)).text);
        case 'help':
        case '':
            return (0,comment_text/* replyToComment */.fC)(event.id, 'Commands, each on the first line of a comment:', (0,comment_text/* commandsHelp */.iK)(canRun).join('\n'));
        case 'abort': {
            const location = await findCommentTarget(firstLine(text), event, job);
            return (0,comment_text/* replyToComment */.fC)(event.id, 'The run was asked to end:', await abortRun(location, job));
        }
        case 'run':
        case 'retry':
            if (canRun)
                return dispatchRun(verb, firstLine(text), job);
            throw new settings/* UsageError */.eb(`${verb} is not set up here: name the workflow that runs a phase as github.phase-workflow in the configuration file`);
        default:
            throw new settings/* UsageError */.eb(`found "${verb.slice(0, 50)}", expected one of:\n${(0,comment_text/* commandsHelp */.iK)(canRun).join('\n')}`);
    }
}
async function recordResponse(verb, text, job) {
    const { event, world } = job;
    const message = verb === 'approve' ? firstLine(text) : text;
    const whole = parseAddressed(message);
    const [first = ''] = whole.text.split(/\s/, 1);
    const isLone = verb === 'approve' && whole.phase === null && first !== '' && first === whole.text;
    const byPlan = whole.plan === null && /^[\w.]+-[\w.]+$/.test(first) ? first : null;
    const named = whole.phase ?? (isLone ? (byPlan?.slice(0, byPlan.lastIndexOf('-')) ?? first) : null);
    const { place, plans } = await reportPhaseStatus(named ?? '', job);
    const isPlan = byPlan !== null && plans.some(({ id }) => id === byPlan);
    const rest = isPlan ? whole.text.slice(first.length).trim() : isLone ? '' : whole.text;
    if (verb === 'approve' && rest !== '')
        throw new settings/* UsageError */.eb('approve: expected a phase and a plan, or nothing; to add a text, use answer');
    const plan = whole.plan ?? (isPlan ? byPlan : waitingPlan(plans, place.phase));
    const person = { login: event.author, url: event.url, saidAt: event.writtenAt };
    const about = { phase: place.phase, plan, text: verb === 'approve' ? null : rest };
    await (0,answer_command.answerAs)(person, about, (0,call_world/* withSettings */.G)(world, { root: place.root }));
    return null;
}
async function reportPhaseStatus(named, job) {
    const location = await findCommentTarget(named, job.event, job);
    const { json, text } = await (0,status_command.getPhaseStatus)(location.phase, (0,call_world/* withSettings */.G)(job.world, { root: location.root }));
    return { place: location, text, plans: json.plans };
}
function waitingPlan(plans, phase) {
    const waiting = plans.filter(({ waiting: of }) => of !== null && of.answered?.approved !== true);
    const [one, another] = waiting;
    if (one === undefined)
        throw new settings/* UsageError */.eb(`no plan of phase ${phase} waits for an answer`);
    if (another === undefined)
        return one.id;
    const ids = waiting.map(({ id }) => id).join(', ');
    throw new settings/* UsageError */.eb(`several plans wait (${ids}); name the one you mean, such as /phase approve ${phase} ${one.id}`);
}
async function dispatchRun(verb, named, job) {
    const { event, world, host, wasBegun } = job;
    const location = await findCommentTarget(named, event, job);
    const { phase } = await (0,read_schedule/* readSchedule */.Cu)(location.root, location.phase);
    if (wasBegun)
        throw new settings/* UsageError */.eb('an earlier job handled this comment but did not finish; check whether the workflow started, then comment again');
    const { GITHUB_REF: ref = '' } = world.environment;
    const inputs = { phase: phase.id, ...(verb === 'retry' ? { fresh: 'true' } : {}) };
    await (0,dispatch/* startWorkflow */.i3)(world.settings['phase-workflow'], { ref, inputs }, host);
    return null;
}
function firstLine(text) {
    return text.split('\n', 1)[0]?.trim() ?? '';
}
function buildReply(outcome, reason) {
    return { exitCode: 0, json: { outcome, why: reason }, text: `${outcome}: ${reason}` };
}


/***/ }),

/***/ 35547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ addReaction),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   Ny: () => (/* binding */ ownReactions),
/* harmony export */   ty: () => (/* binding */ isFromFork)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function mayWrite(login, inEvent, host) {
    try {
        const { data } = await host.rest.repos.getCollaboratorPermissionLevel({ ...host.here, username: login });
        const { permission } = data;
        return permission === 'admin' || permission === 'write';
    }
    catch (error) {
        if (error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.status === 404)
            return false;
        if (error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.status === 403 && inEvent !== null)
            return inEvent;
        throw error;
    }
}
async function isFromFork(pullRequest, host) {
    const { data } = await host.rest.pulls.get({ ...host.here, pull_number: pullRequest });
    return data.head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
}
async function ownReactions(comment, host) {
    const viewer = await host.viewer();
    const requested = { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, comment_id: comment };
    const reactions = await host.paginate(host.rest.reactions.listForIssueComment, requested);
    return reactions
        .filter(({ user }) => user?.login === viewer || user?.login === giteaGhost)
        .map(({ content }) => content);
}
const giteaGhost = 'Ghost';
async function addReaction(comment, content, host) {
    await host.rest.reactions.createForIssueComment({ ...host.here, comment_id: comment, content, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatable */ .EQ });
}


/***/ }),

/***/ 67314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ dispatchPhase),
/* harmony export */   V$: () => (/* binding */ DispatchError),
/* harmony export */   i3: () => (/* binding */ startWorkflow)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39333);



class DispatchError extends Error {
    name = 'DispatchError';
}
const totalTimeoutMs = 30_000;
async function dispatchPhase(phase, { head, token, environment }) {
    const payload = (0,_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j_)(environment);
    const host = await (0,_host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .hostAt */ .gu)(environment, token, { totalTimeoutMs });
    if (host === null || payload === null)
        throw new DispatchError('this is not a job of a workflow with a token');
    const { what, start } = payload.action && payload.client_payload
        ? startAgain(payload, phase)
        : startAnew(payload, { phase, head }, environment);
    try {
        await start(host);
        return what;
    }
    catch (cause) {
        if (!(cause instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw cause;
        const hint = cause.status === 403 ? ' (a token that may start workflows is needed: pass one as push_token)' : '';
        throw new DispatchError(`${cause.message}${hint}`, { cause });
    }
}
function startAnew({ inputs, workflow: eventWorkflow }, { phase, head }, { GITHUB_REF: ref = '', GITHUB_WORKFLOW_REF: workflowRef = '' }) {
    const [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(workflowRef) ?? [];
    const workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(eventWorkflow ?? ''))?.[1];
    if (inputs?.phase === undefined)
        throw new DispatchError('the workflow was not started by workflow_dispatch with an input phase');
    if (workflow === undefined)
        throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
    const text = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
    const begin = text.ref === undefined ? {} : { ref: head };
    const run = { ref, inputs: { ...text, phase, ...begin } };
    return { what: workflow, start: (host) => startWorkflow(workflow, run, host) };
}
function startAgain({ action: type = '', client_payload: payload }, phase) {
    const event = { event_type: type, client_payload: { ...payload, phase } };
    return {
        what: `the event ${type}`,
        start: (host) => host.rest.repos.createDispatchEvent({ ...host.here, ...event }),
    };
}
async function startWorkflow(file, start, host) {
    await host.rest.actions.createWorkflowDispatch({ ...host.here, workflow_id: file, ...start });
}


/***/ }),

/***/ 46358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ ownTexts),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   Ze: () => (/* binding */ getFirstLine),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   jW: () => (/* binding */ putComment)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);


async function putComment(number, body, host) {
    const marker = getFirstLine({ body });
    const matches = await listOwnComments(await host.viewer(), number, marker, host);
    const [oldestComment, ...duplicates] = matches.length > 0 ? matches : await createComment(number, body, marker, host);
    if (oldestComment === undefined)
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(`the comment on #${number} was created but cannot be found`);
    for (const { id } of duplicates) {
        const removing = host.rest.issues.deleteComment({ ...host.here, comment_id: id });
        await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(removing, [404], null);
    }
    if (oldestComment.body !== body)
        await host.rest.issues.updateComment({ ...host.here, comment_id: oldestComment.id, body });
    return oldestComment.html_url;
}
async function createComment(number, body, marker, host) {
    const viewer = await host.viewer();
    const find = async () => (await listOwnComments(viewer, number, marker, host))[0];
    const create = async () => (await host.rest.issues.createComment({ ...host.here, issue_number: number, body })).data;
    const newComment = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)(create, find);
    return listOwnComments(newComment.user?.login ?? viewer, number, marker, host);
}
async function listOwnComments(login, number, marker, host) {
    return withMarker(marker, login, await listComments(number, host)).sort((a, b) => a.id - b.id);
}
function listComments(number, host) {
    return host.paginate(host.rest.issues.listComments, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, issue_number: number });
}
function withMarker(marker, login, texts) {
    return texts.filter((text) => text.user?.login === login && getFirstLine(text) === marker);
}
async function ownTexts(number, host) {
    const viewer = await host.viewer();
    return (await listComments(number, host)).filter(({ user }) => user?.login === viewer).map(({ body }) => body ?? '');
}
function getFirstLine({ body }) {
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

/***/ 95593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W$: () => (/* binding */ recordAnswer),
/* harmony export */   ny: () => (/* binding */ refuseAgents),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47964);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80338);
/* harmony import */ var _record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72455);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46562);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26623);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57733);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23806);
/* harmony import */ var _asking_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19012);
/* harmony import */ var _question_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68278);














function answerText(value) {
    const text = value.trim();
    if (text === '')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('answer: the text is missing, such as answer 07 07-02 option-a');
    if (text.length <= _record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .maxAnswerChars */ .kj)
        return text;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`answer: the text has ${text.length} characters; at most ${_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .maxAnswerChars */ .kj} are accepted`);
}
async function recordAnswer(personalAnswer, world) {
    const { settings } = world;
    refuseAgents(world);
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .openPhase */ .yc)(personalAnswer.ref, world);
    const { git } = read;
    const plan = findAnsweredPlan(personalAnswer.plan, read);
    (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine);
    refuseCutOff(git, settings.remote === '' ? (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .getRecordFolder */ .Mo)(read) : null);
    const { signal, events } = await (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .withLedger */ .CA)(read, world, (dir) => {
        return { signal: (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .readSignals */ .cu)(dir).get(plan.id), events: (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecentEvents */ .FB)(dir, read.phase.id) };
    });
    const recorded = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseState */ .R)(events).plans;
    const last = recorded.lastQuestions.get(plan.id) ?? null;
    const store = (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .answerStore */ .g7)(read, world);
    const answers = await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .readAnswers */ .Mr)(store);
    const question = last !== null && answers.has(last.id) ? last : requireQuestion(signal, plan, settings);
    if (store.remote === null || question.kind === 'agent-question')
        refuseChanged(plan, question);
    if (personalAnswer.person !== undefined)
        refuseLate(personalAnswer.person, recorded.askedAt.get(question.id));
    const existing = answers.get(question.id);
    const isTaken = recorded.answered.has(question.id);
    if (settings.withdraw && existing === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id}: nothing was said to it that can be withdrawn`);
    if (settings.withdraw && existing !== undefined && !isTaken) {
        await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .addAnswer */ .Yi)(store, existing, true);
        return { answer: existing, question, phase: read.phase.id, isWithdrawn: true };
    }
    if (existing !== undefined && (existing.approved || settings.withdraw))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id}: ${existing.by} answered this at ${existing.at}${isTaken ? ', and a run has taken it up' : ''}; run the phase again to continue with that answer${isTaken ? '' : ', or take it back with approve --withdraw'}`);
    const commands = (0,_asking_js__WEBPACK_IMPORTED_MODULE_12__/* .waysToAnswer */ .c)(question, `${read.phase.id} ${plan.id}`, (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutSecret */ .Nt)(settings.remote));
    const ways = commands.map(_asking_js__WEBPACK_IMPORTED_MODULE_12__/* .wayText */ .xt).join('; ');
    const content = personalAnswer.text === null ? parseApproval(question, ways) : parseAnswer(question, personalAnswer.text, ways);
    const at = new Date(world.now()).toISOString();
    const newAnswer = {
        schemaVersion: 1,
        plan: plan.id,
        question: question.id,
        ...content,
        by: personalAnswer.person?.login ??
            ((await git.identityOf('AUTHOR')).slice(0, 500) || 'a person without a name in git'),
        ...(personalAnswer.person === undefined ? {} : { url: personalAnswer.person.url }),
        at,
    };
    await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .addAnswer */ .Yi)(store, newAnswer);
    return { answer: newAnswer, question, phase: read.phase.id };
}
function refuseAgents({ environment }) {
    if (environment.PHASE_EXECUTOR !== undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person may answer');
}
function findAnsweredPlan(word, { schedule, phase }) {
    const plans = schedule.plans.map(({ plan }) => plan);
    const resolution = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .createDependencyResolver */ .W)(phase)(word);
    const result = plans.find(({ id }) => resolution.kind === 'plan' && id === resolution.id);
    if (result !== undefined)
        return result;
    const ids = plans.map(({ id }) => id);
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan: found "${word}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${(0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestName */ .SX)(word, ids)}`);
}
function refuseCutOff(git, ownLedger) {
    const unfinished = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .listLedgers */ .Vc)(git.gitDir).find(({ dir, events }) => {
        const { open, opening, ended } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseState */ .R)(events);
        return open.isAny(git.root) || (dir === ownLedger && opening !== null && ended === null);
    });
    if (unfinished === undefined)
        return;
    const phase = unfinished.events.at(-1)?.phase ?? unfinished.phase;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the last run of phase ${phase} here did not finish; run that phase again to recover it, then answer`);
}
function requireQuestion(signal, plan, { remote }) {
    const place = remote === '' ? 'here; if the record is shared, name its remote, such as --remote origin' : `on ${remote}`;
    if (signal === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question: no run of it is recorded ${place}`);
    const completionSignal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__/* .parseSignal */ ._w)(signal);
    if (completionSignal.status === 'success')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question: it is complete`);
    const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__/* .getQuestion */ .ph)(completionSignal);
    if (question !== undefined)
        return question;
    const reason = completionSignal.status === 'failure'
        ? (completionSignal.details.error?.message ?? completionSignal.details.reason)
        : completionSignal.details.reason;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question; it is ${completionSignal.status}: ${reason}`);
}
function refuseChanged(plan, { id, kind, done, commit, asked = '' }) {
    const base = { planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan), commit };
    if (id === (kind === 'agent-question' ? (0,_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getAgentQuestionId */ .pC)({ ...base, asked }) : (0,_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionId */ .AW)({ ...base, upTo: done })))
        return;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the text of ${plan.path} has changed since the plan asked; restore it, or run the phase again to get a new question`);
}
function refuseLate({ saidAt }, askedAt) {
    if (askedAt === undefined || Date.parse(askedAt) <= Date.parse(saidAt))
        return;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asked its question at ${askedAt}, after this comment was written (${saidAt}); read the question, then comment again`);
}
function parseApproval({ kind }, ways) {
    if (kind !== 'decision')
        return { approved: true, text: null };
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asks for a decision: ${ways}`);
}
function parseAnswer({ kind, options }, text, ways) {
    switch (kind) {
        case 'go-ahead':
            throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asks whether it may continue: ${ways}`);
        case 'human-verify':
            return /^"?approved?"?[.!]?$/i.test(text) ? { approved: true, text: null } : { approved: false, text };
        case 'human-action':
        case 'agent-question':
            return { approved: true, text };
        case 'decision':
            return { approved: true, text: chooseOption(options, text) };
    }
}
function chooseOption(options, text) {
    const ids = options.map(({ id }) => id);
    const isChosen = (id) => {
        const remainder = text.slice(id.length);
        return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(remainder);
    };
    const id = ids.filter(isChosen).sort((a, b) => b.length - a.length)[0];
    if (ids.length === 0)
        return text;
    if (id !== undefined)
        return `${id}${text.slice(id.length)}`;
    const suggestion = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestName */ .SX)(text.split(/\s/, 1)[0] ?? '', ids);
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${suggestion}`);
}


/***/ })

};
;