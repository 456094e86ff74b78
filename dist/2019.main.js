"use strict";
exports.id = 2019;
exports.ids = [2019];
exports.modules = {

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ readAnswers),
/* harmony export */   Yi: () => (/* binding */ addAnswer),
/* harmony export */   m_: () => (/* binding */ restoreAnswers),
/* harmony export */   t0: () => (/* binding */ answersRef),
/* harmony export */   vb: () => (/* binding */ mostAnswerChars)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42750);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33574);





const mostAnswerChars = 8_000;
const AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    approved: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(mostAnswerChars).nullable(),
    by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500),
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5().max(1_000).optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
function answersRef(store) {
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRef */ .Ji)(store).replace(/state$/, 'answers');
}
async function readAnswers(store) {
    const found = new Map();
    for (const tip of [await store.git.resolve(answersRef(store)), await fetchAnswers(store)])
        for (const answer of tip === null ? [] : await parseAnswers(store.git, tip))
            found.set(answer.question, answer);
    return found;
}
async function addAnswer(store, answer, isWithdrawn = false) {
    const { git, remote } = store;
    const name = answersRef(store);
    const here = await git.resolve(name);
    const from = await fetchAnswers(store);
    const parents = [...new Set([from, here].filter((tip) => tip !== null))];
    const files = new Map();
    for (const tip of parents)
        for (const [file, entry] of await git.trees.entriesIn(tip))
            files.set(file, entry);
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .NewObjects */ .L(git, (await git.head()).sha, Date.parse(answer.at));
    const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
    files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
    const tree = await objects.tree(null, files);
    const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
    const to = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
    await objects.write();
    if (remote === null || (isWithdrawn && here !== null))
        await git.run(['update-ref', '--no-deref', '--', name, to, here ?? '0'.repeat(to.length)]);
    if (remote === null)
        return;
    if (!(await remote.move([{ name, to, from }])))
        throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`another person has just answered a question of phase ${store.phase}; try again`);
}
async function restoreAnswers({ git, ...of }, at) {
    const name = answersRef(of);
    const found = await git.objects.find(name);
    const now = found.kind === 'missing' ? null : found.id;
    if (now === at)
        return false;
    await git.run(['update-ref', '--no-deref', ...(at === null ? ['-d', '--', name] : ['--', name, at])]);
    return true;
}
async function fetchAnswers({ git, remote, ...of }) {
    if (remote === null)
        return null;
    const ref = answersRef(of);
    const tip = (await remote.list([ref])).get(ref) ?? null;
    if (tip !== null && (await git.resolve(tip)) === null)
        await remote.bring([ref]);
    return tip;
}
async function parseAnswers(git, commit) {
    const found = [];
    for (const [file, { mode, id }] of [...(await git.trees.entriesIn(commit))].slice(0, mostAnswers)) {
        const name = /^([0-9a-f]{64})\.json$/.exec(file)?.[1];
        const { size = 0 } = { size: 0, ...(await git.objects.find(id)) };
        if (name === undefined || !mode.startsWith('100') || size > 10 * mostAnswerChars)
            continue;
        const blob = await git.objects.read(id);
        const answer = AnswerSchema.safeParse('content' in blob ? (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(blob.content.toString('utf8')) : null);
        if (answer.success && answer.data.question === name)
            found.push(answer.data);
    }
    return found;
}
const mostAnswers = 10_000;


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

/***/ 79767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ standingsOf),
/* harmony export */   KK: () => (/* binding */ unfinishedPlans),
/* harmony export */   XE: () => (/* binding */ trustedAnswers),
/* harmony export */   jQ: () => (/* binding */ donePlans),
/* harmony export */   r8: () => (/* binding */ answersText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38975);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41460);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35178);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80338);
/* harmony import */ var _record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72455);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65888);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95291);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15295);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13528);
/* harmony import */ var _questions_standing_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13174);













async function unfinishedPlans({ phase, schedule, git }, done, standings, settings) {
    if (settings['unfinished-plans'] === 'run')
        return new Map();
    const commits = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_9__/* .recentCommits */ .i)(git, 1000);
    const found = new Map();
    for (const { plan } of schedule.plans) {
        if (done.has(plan.id))
            continue;
        const named = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPlan */ ._E)(subject, phase.id, plan.id));
        const part = standings.get(plan.id)?.parts.at(-1);
        const all = named.map(({ sha }) => sha);
        const verified = part === undefined ? new Set() : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_9__/* .ancestorsAmong */ .v4)(git, all, part.head);
        const open = named.filter(({ sha }) => !verified.has(sha));
        if (open.length > 0)
            found.set(plan.id, open);
    }
    return found;
}
async function standingsOf(read, done, earlier, { canJudge }, world) {
    const recorded = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedParts */ .Xr)(earlier);
    const questions = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_6__/* .agentQuestions */ .NH)(earlier);
    const policy = world.settings['human-checkpoints'];
    const asking = read.schedule.plans.flatMap(({ plan }) => {
        const stops = done.has(plan.id) ? [] : (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_11__/* .stopsOf */ .lD)(plan, policy, canJudge);
        return stops.length > 0 || (!done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)))
            ? [{ plan, stops }]
            : [];
    });
    if (asking.length === 0)
        return new Map();
    const answers = await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswers */ .Mr)((0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .answerStore */ .g7)(read, world));
    const standings = new Map();
    for (const { plan, stops } of asking) {
        const parts = await (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_11__/* .partsHere */ .FZ)(plan, recorded.get(plan.id) ?? [], read.git);
        const outdated = parts.length > 0 ? undefined : recorded.get(plan.id)?.at(-1);
        const told = (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_11__/* .toldOf */ .dc)(plan, questions.get(plan.id) ?? [], answers);
        standings.set(plan.id, { ...(0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_11__/* .standingOf */ .YP)(stops, parts, answers), told, outdated });
    }
    return standings;
}
async function trustedAnswers(place, ledger) {
    const begun = ledger.earlier.findLast((event) => event.event === 'phase_start');
    const now = await place.git.resolve((0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .answersRef */ .t0)(place));
    if (begun?.answers === undefined || (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .lastEnding */ .SN)(ledger.earlier) !== null)
        return now;
    if (!(await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreAnswers */ .m_)(place, begun.answers)))
        return now;
    ledger.append('warning', { message: answersText });
    return begun.answers;
}
const answersText = 'answers were added to the phase during its run, which is not allowed; they were removed';
async function donePlans({ phase, schedule, config, git, root, prefix }, { head, changes }) {
    const isCounted = config.commitDocs && head !== null;
    const held = new Set(isCounted ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .filesUnder */ .mz)(git, head, [`${prefix}${phase.dir}`]) : []);
    refuseUnknownTwin(phase, held, prefix, isCounted);
    const uncommitted = new Set(config.commitDocs ? changes.map(({ path }) => path) : []);
    const isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } }) => {
        if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`))
            return false;
        if (held.has(`${prefix}${document}`) && !held.has(`${prefix}${path}`))
            return false;
        return (0,_judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__/* .verifySummary */ .I)({ path, text: (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_8__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)) }).passed === true;
    };
    const done = schedule.plans.filter(isDone);
    return new Set(done.map(({ plan }) => plan.id));
}
function refuseUnknownTwin(phase, held, prefix, isCounted) {
    const isKnown = [...held].some((path) => path.startsWith(`${prefix}${phase.dir}/`));
    const twin = phase.tree.phases.find(({ id, dir }) => dir !== phase.dir && (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__/* .samePhase */ .u1)(id, phase.id));
    if (isCounted && !isKnown && twin !== undefined)
        throw new _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .PhaseError */ .wo(`${phase.dir} and ${twin.dir} are both phase ${phase.id}, and git does not track the first; remove it`);
}


/***/ }),

/***/ 19012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ waysToAnswer),
/* harmony export */   cU: () => (/* binding */ askAtOnce),
/* harmony export */   xt: () => (/* binding */ wayText),
/* harmony export */   zr: () => (/* binding */ questionDetails)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13174);


function questionDetails(question, plan, { phase, policy }) {
    return {
        userInputRequired: true,
        task: question.task,
        options: question.options.map(({ id, name }) => (name ? `${id}: ${name}` : id)),
        question,
        nextSteps: [
            ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
            'then run the phase again',
        ],
    };
}
function waysToAnswer({ kind, options }, of, remote) {
    const where = remote === '' ? '' : ` --remote ${remote}`;
    const approve = `phase-executor approve ${of}${where}`;
    const answer = (text) => `phase-executor answer ${of} ${text}${where}`;
    switch (kind) {
        case 'decision':
            return options.length === 0
                ? [{ when: 'to decide', command: answer('"<your decision>"') }]
                : [{ when: `to decide (${options.map(({ id }) => id).join(', ')})`, command: answer('<option>') }];
        case 'human-verify':
            return [
                { when: 'if the work is right', command: approve },
                { when: 'to have it changed first', command: answer('"<what is wrong>"') },
            ];
        case 'human-action':
            return [
                { when: 'when it is done', command: approve },
                { when: 'to add information', command: answer('"<information for the plan>"') },
            ];
        case 'agent-question':
            return [
                { when: 'to answer', command: answer('"<your answer>"') },
                { when: 'after the requested action', command: approve },
            ];
        case 'go-ahead':
            return [{ when: 'to let it continue', command: approve }];
    }
}
function wayText({ when, command }) {
    return `${when}: ${command}`;
}
async function askAtOnce(plan, { next, stop }, run) {
    if (next.kind === 'attempt' || stop === null)
        return null;
    const part = next.part ?? (await emptyPart(plan, stop, run));
    if (next.part === null)
        run.services.ledger.append('part', part);
    return { question: stop.question, details: questionDetails((0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .YH)(plan, stop, part), plan, run) };
}
async function emptyPart(plan, { at }, run) {
    const { sha } = await run.workspace.git.head();
    const where = { base: sha, commit: sha, head: sha };
    return { plan: plan.id, upTo: at, planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan), ...where, isWitnessed: true, files: [] };
}


/***/ }),

/***/ 13174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: () => (/* binding */ agentQuestion),
  Rb: () => (/* binding */ agentQuestionId),
  p4: () => (/* binding */ judgedPart),
  FZ: () => (/* binding */ partsHere),
  S2: () => (/* binding */ questionId),
  YH: () => (/* binding */ questionOf),
  gV: () => (/* binding */ stageOf),
  qV: () => (/* binding */ standingIn),
  YP: () => (/* binding */ standingOf),
  lD: () => (/* binding */ stopsOf),
  dc: () => (/* binding */ toldOf)
});

// UNUSED EXPORTS: isRedo, untouchedTasks, upToStop

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
;// CONCATENATED MODULE: ./lib/signal/human-checkpoint.js
function reasonToAsk(checkpoint, policy) {
    const { type, gate, options, preconditionOpen } = checkpoint;
    if (preconditionOpen)
        return 'a precondition is not known to hold';
    if (gate === 'blocking-human')
        return 'the gate is blocking-human, which no mode passes';
    if (policy === 'stop')
        return 'human-checkpoints: stop';
    switch (checkpointKind(type)) {
        case 'human-verify':
            return null;
        case 'decision':
            return options.length === 0 ? 'a decision without options cannot be made' : null;
        default:
            return `"${type}" never passes without a person`;
    }
}
function checkpointKind(type) {
    return type
        .trim()
        .toLowerCase()
        .replace(/^checkpoint:/, '')
        .replaceAll('_', '-');
}

// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
;// CONCATENATED MODULE: ./lib/run/questions/standing.js





function standingIn({ id }, { found }) {
    return found.standings.get(id) ?? standingOf([], [], new Map());
}
function standingOf(stops, parts, given) {
    const answered = [];
    const seen = [];
    let from = 0;
    for (const stop of stops) {
        const mine = parts.filter(({ upTo }) => upTo === stop.at);
        const part = mine.at(-1);
        const at = { parts: seen, answered, from, stop, told: [] };
        if (part === undefined)
            return { ...at, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
        for (const each of mine)
            seen.push(each);
        const objections = mine.slice(0, -1).flatMap((each) => answerTo(each, given) ?? []);
        for (const answer of objections)
            answered.push({ stop, answer });
        const answer = answerTo(part, given);
        if (answer === undefined)
            return { ...at, from: stop.at, next: { kind: 'wait', part } };
        answered.push({ stop, answer });
        if (!answer.approved)
            return { ...at, from: stop.at, next: { kind: 'attempt' } };
        from = stop.next;
    }
    return { parts: seen, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}
function answerTo(part, answers) {
    const answer = answers.get(questionId(part));
    return answer?.plan === part.plan ? answer : undefined;
}
function questionId({ planHash: hash, upTo, commit }) {
    return digestOf([hash, upTo, commit]);
}
function agentQuestion(plan, asked, commit, done = 0) {
    const id = agentQuestionId({ planHash: (0,plan_text/* planHash */.SH)(plan), asked, commit });
    const tasks = plan.tasks.length;
    return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked };
}
function agentQuestionId(of) {
    return digestOf(['agent-question', of.planHash, of.asked, of.commit]);
}
function digestOf(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function toldOf(plan, questions, answers) {
    return questions.flatMap(({ asked = '', commit }) => {
        const answer = answers.get(agentQuestionId({ planHash: (0,plan_text/* planHash */.SH)(plan), asked, commit }));
        return answer?.plan === plan.id ? [{ asked, answer }] : [];
    });
}
async function partsHere(plan, parts, git) {
    const heads = parts.map(({ head }) => head);
    const here = await (0,git_history/* ancestorsAmong */.v4)(git, heads, 'HEAD');
    return parts.filter((part) => part.planHash === (0,plan_text/* planHash */.SH)(plan) && here.has(part.head));
}
function isRedo({ answered }) {
    return answered.at(-1)?.answer.approved === false;
}
function judgedPart(plan, standing, changed, run) {
    const { stop } = standing;
    const parts = stop === null || isRedo(standing) ? standing.parts : [];
    const all = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
    const untouched = untouchedTasks(plan, standing, all, run.workspace.prefix).map(({ name }) => name);
    const { minEvidence } = run.policy;
    return {
        work: {
            plan: stop === null ? plan : upToStop(plan, stop, standing),
            isPart: stop !== null,
            changed: all,
            isRedo: isRedo(standing),
            untouched,
        },
        parts,
        minEvidence: stop === null ? minEvidence : evidenceOfPart(tasksUpTo(plan, stop, standing), minEvidence),
    };
}
function upToStop(plan, stop, standing) {
    const tasks = tasksUpTo(plan, stop, standing);
    const before = new declared_paths/* DeclaredPaths */.DB(tasks.flatMap(({ files }) => files));
    const after = new declared_paths/* DeclaredPaths */.DB(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
    const artifacts = plan.mustHaves.artifacts.filter(({ path }) => before.covers(path) && !after.covers(path));
    return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}
function tasksUpTo(plan, stop, standing) {
    return plan.tasks.slice(isRedo(standing) ? 0 : standing.from, stop.at);
}
function evidenceOfPart(tasks, least) {
    const isSeen = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
    return isSeen && least !== 'none' ? 'changed' : 'none';
}
function untouchedTasks(plan, { parts, from, stop }, changed, prefix) {
    if (parts.length === 0 || stop !== null)
        return [];
    const left = plan.tasks
        .slice(from)
        .map((task) => ({ task, declared: new declared_paths/* DeclaredPaths */.DB(task.files, prefix) }))
        .filter(({ declared }) => declared.patterns.length > 0);
    const isTouched = left.some(({ declared }) => changed.some((path) => declared.covers(path)));
    return isTouched ? [] : left.map(({ task }) => task);
}
function questionOf(plan, stop, part) {
    const { task } = stop;
    const texts = { ...task?.steps, precondition: task?.precondition ?? null };
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
    return {
        id: questionId(part),
        kind: stop.kind,
        task: task?.name.slice(0, 1000) ?? null,
        number: task === null ? 0 : stop.at + 1,
        tasks: plan.tasks.length,
        done: stop.at,
        commit: part.commit,
        options: (task?.options ?? []).slice(0, 100),
        ...given,
    };
}
function stageOf(plan, standing) {
    const { parts, answered, from, stop } = standing;
    if (parts.length === 0 && stop === null)
        return null;
    return {
        done: parts.at(-1)?.upTo ?? 0,
        first: from + 1,
        last: stop?.at ?? plan.tasks.length,
        tasks: plan.tasks.length,
        stopsAt: stop === null ? null : (stop.task?.name ?? `the end of plan ${plan.id}`),
        answers: answered.map(({ stop: { task }, answer: { approved, text } }) => {
            return { task: task?.name ?? `plan ${plan.id}`, approved, text };
        }),
        isRedo: isRedo(standing),
    };
}
function stopsOf(plan, policy, canJudge) {
    const stops = plan.tasks.flatMap((task, at) => stopAt(task, at, policy, canJudge));
    if (stops.length > 0 || plan.autonomous || policy === 'auto')
        return stops;
    const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
    return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}
function stopAt(task, at, policy, canJudge) {
    const isCheckpoint = task.type.startsWith('checkpoint');
    const preconditionOpen = task.precondition !== null && !canJudge;
    if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen)
        return [];
    const why = reasonToAsk({ ...task, preconditionOpen }, policy);
    if (why === null)
        return [];
    const condition = preconditionOpen ? `: ${task.precondition}` : '';
    const question = `${task.type} "${task.name}" asks for a person (${why}${condition})`;
    return [{ at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? kindAsked(task) : 'go-ahead', task, question }];
}
function kindAsked({ type }) {
    const kind = checkpointKind(type);
    return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}


/***/ })

};
;