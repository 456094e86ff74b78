"use strict";
exports.id = 4754;
exports.ids = [4754];
exports.modules = {

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ readAnswers),
/* harmony export */   Yi: () => (/* binding */ addAnswer),
/* harmony export */   dl: () => (/* binding */ getAnswersRef),
/* harmony export */   kj: () => (/* binding */ maxAnswerChars),
/* harmony export */   m_: () => (/* binding */ restoreAnswers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42750);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33574);





const maxAnswerChars = 8_000;
const AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    approved: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(maxAnswerChars).nullable(),
    by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500),
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5().max(1_000).optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
function getAnswersRef(store) {
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRef */ .Ji)(store).replace(/state$/, 'answers');
}
async function readAnswers(store) {
    const result = new Map();
    for (const tip of [await store.git.resolve(getAnswersRef(store)), await fetchAnswers(store)])
        for (const answer of tip === null ? [] : await parseAnswers(store.git, tip))
            result.set(answer.question, answer);
    return result;
}
async function addAnswer(store, answer, isWithdrawn = false) {
    const { git, remote } = store;
    const name = getAnswersRef(store);
    const localCommit = await git.resolve(name);
    const remoteCommit = await fetchAnswers(store);
    const parents = [...new Set([remoteCommit, localCommit].filter((tip) => tip !== null))];
    const files = new Map();
    for (const tip of parents)
        for (const [file, entry] of await git.trees.entriesIn(tip))
            files.set(file, entry);
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .NewObjects */ .L(git, (await git.head()).sha, Date.parse(answer.at));
    const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
    files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
    const tree = await objects.tree(null, files);
    const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
    const newCommit = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
    await objects.write();
    if (remote === null || (isWithdrawn && localCommit !== null))
        await git.run(['update-ref', '--no-deref', '--', name, newCommit, localCommit ?? '0'.repeat(newCommit.length)]);
    if (remote === null)
        return;
    if (!(await remote.move([{ name, to: newCommit, from: remoteCommit }])))
        throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`another person has just answered a question of phase ${store.phase}; try again`);
}
async function restoreAnswers({ git, ...scope }, oldCommit) {
    const name = getAnswersRef(scope);
    const foundObject = await git.objects.find(name);
    const currentCommit = foundObject.kind === 'missing' ? null : foundObject.id;
    if (currentCommit === oldCommit)
        return false;
    await git.run(['update-ref', '--no-deref', ...(oldCommit === null ? ['-d', '--', name] : ['--', name, oldCommit])]);
    return true;
}
async function fetchAnswers({ git, remote, ...scope }) {
    if (remote === null)
        return null;
    const ref = getAnswersRef(scope);
    const tip = (await remote.list([ref])).get(ref) ?? null;
    if (tip !== null && (await git.resolve(tip)) === null)
        await remote.bring([ref]);
    return tip;
}
async function parseAnswers(git, commit) {
    const matches = [];
    for (const [file, { mode, id }] of [...(await git.trees.entriesIn(commit))].slice(0, maxAnswers)) {
        const name = /^([0-9a-f]{64})\.json$/.exec(file)?.[1];
        const { size = 0 } = { size: 0, ...(await git.objects.find(id)) };
        if (name === undefined || !mode.startsWith('100') || size > 10 * maxAnswerChars)
            continue;
        const blob = await git.objects.read(id);
        const answer = AnswerSchema.safeParse('content' in blob ? (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(blob.content.toString('utf8')) : null);
        if (answer.success && answer.data.question === name)
            matches.push(answer.data);
    }
    return matches;
}
const maxAnswers = 10_000;


/***/ }),

/***/ 68375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ findUnfinishedPlans),
/* harmony export */   RX: () => (/* binding */ listDonePlans),
/* harmony export */   lB: () => (/* binding */ readQuestionStates),
/* harmony export */   r8: () => (/* binding */ answersText),
/* harmony export */   zn: () => (/* binding */ getTrustedAnswers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38975);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41460);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35178);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80338);
/* harmony import */ var _record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72455);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46562);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15295);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13528);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68278);












async function findUnfinishedPlans({ phase, schedule, git }, done, questionStates, settings) {
    if (settings['unfinished-plans'] === 'run')
        return new Map();
    const commits = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_8__/* .listRecentCommits */ .qg)(git, 1000);
    const result = new Map();
    for (const { plan } of schedule.plans) {
        if (done.has(plan.id))
            continue;
        const naming = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPlan */ ._E)(subject, phase.id, plan.id));
        const part = questionStates.get(plan.id)?.parts.at(-1);
        const shas = naming.map(({ sha }) => sha);
        const verified = part === undefined ? new Set() : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_8__/* .filterAncestors */ .rU)(git, shas, part.head);
        const open = naming.filter(({ sha }) => !verified.has(sha));
        if (open.length > 0)
            result.set(plan.id, open);
    }
    return result;
}
async function readQuestionStates(read, done, earlier, { canJudge }, world) {
    const { parts: recorded, questions } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__/* .phaseState */ .R)(earlier).plans;
    const policy = world.settings['human-checkpoints'];
    const plansWithQuestions = read.schedule.plans.flatMap(({ plan }) => {
        const stops = done.has(plan.id) ? [] : (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .listStops */ .Cb)(plan, policy, canJudge);
        return stops.length > 0 || (!done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)))
            ? [{ plan, stops }]
            : [];
    });
    if (plansWithQuestions.length === 0)
        return new Map();
    const answers = await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswers */ .Mr)((0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .answerStore */ .g7)(read, world));
    const questionStates = new Map();
    for (const { plan, stops } of plansWithQuestions) {
        const parts = await (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .filterCurrentParts */ .CR)(plan, recorded.get(plan.id) ?? [], read.git);
        const outdated = parts.length > 0 ? undefined : recorded.get(plan.id)?.at(-1);
        const agentAnswers = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .listAnsweredQuestions */ .pZ)(plan, questions.get(plan.id) ?? [], answers);
        questionStates.set(plan.id, { ...(0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .computeQuestionState */ .hL)(stops, parts, answers), told: agentAnswers, outdated });
    }
    return questionStates;
}
async function getTrustedAnswers(store, ledger, restore) {
    const { opening, ended } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__/* .phaseState */ .R)(ledger.earlier);
    const current = await store.git.resolve((0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .getAnswersRef */ .dl)(store));
    if (opening?.answers === undefined || ended !== null)
        return current;
    if (!(await restore(store, opening.answers)))
        return current;
    ledger.append('warning', { message: answersText });
    return opening.answers;
}
const answersText = 'answers were added to the phase during its run, which is not allowed; they were removed';
async function listDonePlans({ phase, schedule, config, git, root, prefix }, { head, changes }) {
    const isCounted = config.commitDocs && head !== null;
    const committed = new Set(isCounted ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .listFilesUnder */ .U4)(git, head, [`${prefix}${phase.dir}`]) : []);
    refuseUnknownDuplicate(phase, committed, prefix, isCounted);
    const uncommitted = new Set(config.commitDocs ? changes.map(({ path }) => path) : []);
    const isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } }) => {
        if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`))
            return false;
        if (committed.has(`${prefix}${document}`) && !committed.has(`${prefix}${path}`))
            return false;
        return (0,_judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__/* .verifySummary */ .I)({ path, text: (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)) }).passed === true;
    };
    const done = schedule.plans.filter(isDone);
    return new Set(done.map(({ plan }) => plan.id));
}
function refuseUnknownDuplicate(phase, committed, prefix, isCounted) {
    const isKnown = [...committed].some((path) => path.startsWith(`${prefix}${phase.dir}/`));
    const duplicate = phase.tree.phases.find(({ id, dir }) => dir !== phase.dir && (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__/* .samePhase */ .u1)(id, phase.id));
    if (isCounted && !isKnown && duplicate !== undefined)
        throw new _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .PhaseError */ .wo(`${phase.dir} and ${duplicate.dir} are both phase ${phase.id}, and git does not track the first; remove it`);
}


/***/ }),

/***/ 19012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ waysToAnswer),
/* harmony export */   cU: () => (/* binding */ askAtOnce),
/* harmony export */   xt: () => (/* binding */ wayText),
/* harmony export */   zW: () => (/* binding */ getQuestionDetails)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _question_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68278);


function getQuestionDetails(question, plan, { phase, policy }) {
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
function waysToAnswer({ kind, options }, target, remote) {
    const remoteOption = remote === '' ? '' : ` --remote ${remote}`;
    const approve = `phase-executor approve ${target}${remoteOption}`;
    const answer = (text) => `phase-executor answer ${target} ${text}${remoteOption}`;
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
    const part = next.part ?? (await buildEmptyPart(plan, stop, run));
    if (next.part === null)
        run.services.ledger.append('part', part);
    return { question: stop.question, details: getQuestionDetails((0,_question_state_js__WEBPACK_IMPORTED_MODULE_1__/* .buildQuestion */ .R3)(plan, stop, part), plan, run) };
}
async function buildEmptyPart(plan, { at }, run) {
    const { sha } = await run.workspace.git.head();
    const commits = { base: sha, commit: sha, head: sha };
    return { plan: plan.id, upTo: at, planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan), ...commits, isWitnessed: true, files: [] };
}


/***/ }),

/***/ 68278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R3: () => (/* binding */ buildQuestion),
  hL: () => (/* binding */ computeQuestionState),
  f: () => (/* binding */ describePlanStage),
  CR: () => (/* binding */ filterCurrentParts),
  J9: () => (/* binding */ findAgentQuestion),
  pC: () => (/* binding */ getAgentQuestionId),
  AW: () => (/* binding */ getQuestionId),
  Ev: () => (/* binding */ getQuestionState),
  p4: () => (/* binding */ judgedPart),
  pZ: () => (/* binding */ listAnsweredQuestions),
  Cb: () => (/* binding */ listStops)
});

// UNUSED EXPORTS: findUntouchedTasks, isRedo, trimAtStop

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
;// CONCATENATED MODULE: ./lib/signal/human-checkpoint.js
function getReasonToAsk(checkpoint, policy) {
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
;// CONCATENATED MODULE: ./lib/run/questions/question-state.js





function getQuestionState({ id }, { found }) {
    return found.standings.get(id) ?? computeQuestionState([], [], new Map());
}
function computeQuestionState(stops, parts, answers) {
    const answered = [];
    const planParts = [];
    let from = 0;
    for (const stop of stops) {
        const stopParts = parts.filter(({ upTo }) => upTo === stop.at);
        const part = stopParts.at(-1);
        const current = { parts: planParts, answered, from, stop, told: [] };
        if (part === undefined)
            return { ...current, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
        for (const planPart of stopParts)
            planParts.push(planPart);
        const objections = stopParts.slice(0, -1).flatMap((planPart) => findAnswer(planPart, answers) ?? []);
        for (const answer of objections)
            answered.push({ stop, answer });
        const answer = findAnswer(part, answers);
        if (answer === undefined)
            return { ...current, from: stop.at, next: { kind: 'wait', part } };
        answered.push({ stop, answer });
        if (!answer.approved)
            return { ...current, from: stop.at, next: { kind: 'attempt' } };
        from = stop.next;
    }
    return { parts: planParts, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}
function findAnswer(part, answers) {
    const answer = answers.get(getQuestionId(part));
    return answer?.plan === part.plan ? answer : undefined;
}
function getQuestionId({ planHash: hash, upTo, commit, }) {
    return digestParts([hash, upTo, commit]);
}
function findAgentQuestion(plan, requested, commit, done = 0) {
    const id = getAgentQuestionId({ planHash: (0,plan_text/* hashPlan */.k)(plan), asked: requested, commit });
    const tasks = plan.tasks.length;
    return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked: requested };
}
function getAgentQuestionId(of) {
    return digestParts(['agent-question', of.planHash, of.asked, of.commit]);
}
function digestParts(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function listAnsweredQuestions(plan, questions, answers) {
    return questions.flatMap(({ asked = '', commit }) => {
        const answer = answers.get(getAgentQuestionId({ planHash: (0,plan_text/* hashPlan */.k)(plan), asked, commit }));
        return answer?.plan === plan.id ? [{ asked, answer }] : [];
    });
}
async function filterCurrentParts(plan, parts, git) {
    const heads = parts.map(({ head }) => head);
    const reachable = await (0,git_history/* filterAncestors */.rU)(git, heads, 'HEAD');
    return parts.filter((part) => part.planHash === (0,plan_text/* hashPlan */.k)(plan) && reachable.has(part.head));
}
function isRedo({ answered }) {
    return answered.at(-1)?.answer.approved === false;
}
function judgedPart(plan, questionState, changed, run) {
    const { stop } = questionState;
    const parts = stop === null || isRedo(questionState) ? questionState.parts : [];
    const files = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
    const untouched = findUntouchedTasks(plan, questionState, files, run.workspace.prefix).map(({ name }) => name);
    const { minEvidence } = run.policy;
    return {
        work: {
            plan: stop === null ? plan : trimAtStop(plan, stop, questionState),
            isPart: stop !== null,
            changed: files,
            isRedo: isRedo(questionState),
            untouched,
        },
        parts,
        minEvidence: stop === null ? minEvidence : getPartEvidence(getTasksUpTo(plan, stop, questionState), minEvidence),
    };
}
function trimAtStop(plan, stop, questionState) {
    const tasks = getTasksUpTo(plan, stop, questionState);
    const earlierFiles = new declared_paths/* DeclaredPaths */.DB(tasks.flatMap(({ files }) => files));
    const laterFiles = new declared_paths/* DeclaredPaths */.DB(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
    const artifacts = plan.mustHaves.artifacts.filter(({ path }) => earlierFiles.covers(path) && !laterFiles.covers(path));
    return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}
function getTasksUpTo(plan, stop, questionState) {
    return plan.tasks.slice(isRedo(questionState) ? 0 : questionState.from, stop.at);
}
function getPartEvidence(tasks, minEvidence) {
    const isCheckable = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
    return isCheckable && minEvidence !== 'none' ? 'changed' : 'none';
}
function findUntouchedTasks(plan, { parts, from, stop }, changed, prefix) {
    if (parts.length === 0 || stop !== null)
        return [];
    const remaining = plan.tasks
        .slice(from)
        .map((task) => ({ task, declared: new declared_paths/* DeclaredPaths */.DB(task.files, prefix) }))
        .filter(({ declared }) => declared.patterns.length > 0);
    const isTouched = remaining.some(({ declared }) => changed.some((path) => declared.covers(path)));
    return isTouched ? [] : remaining.map(({ task }) => task);
}
function buildQuestion(plan, stop, part) {
    const { task } = stop;
    const texts = { ...task?.steps, precondition: task?.precondition ?? null };
    const input = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
    return {
        id: getQuestionId(part),
        kind: stop.kind,
        task: task?.name.slice(0, 1000) ?? null,
        number: task === null ? 0 : stop.at + 1,
        tasks: plan.tasks.length,
        done: stop.at,
        commit: part.commit,
        options: (task?.options ?? []).slice(0, 100),
        ...input,
    };
}
function describePlanStage(plan, questionState) {
    const { parts, answered, from, stop } = questionState;
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
        isRedo: isRedo(questionState),
    };
}
function listStops(plan, policy, canJudge) {
    const stops = plan.tasks.flatMap((task, at) => findStop(task, at, policy, canJudge));
    if (stops.length > 0 || plan.autonomous || policy === 'auto')
        return stops;
    const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
    return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}
function findStop(task, at, policy, canJudge) {
    const isCheckpoint = task.type.startsWith('checkpoint');
    const preconditionOpen = task.precondition !== null && !canJudge;
    if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen)
        return [];
    const reason = getReasonToAsk({ ...task, preconditionOpen }, policy);
    if (reason === null)
        return [];
    const condition = preconditionOpen ? `: ${task.precondition}` : '';
    const question = `${task.type} "${task.name}" asks for a person (${reason}${condition})`;
    return [
        { at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? getQuestionKind(task) : 'go-ahead', task, question },
    ];
}
function getQuestionKind({ type }) {
    const kind = checkpointKind(type);
    return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}


/***/ })

};
;