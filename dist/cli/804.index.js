export const id = 804;
export const ids = [
    804
];
export const modules = {
    33110: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ep: ()=>conclude,
            Pz: ()=>continuedCourse,
            aE: ()=>newCourse,
            iP: ()=>announce,
            wZ: ()=>sinceOpened
        });
        var _ledger_attempt_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40489);
        var _ledger_event_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44414);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
        var _signal_signal_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65871);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76535);
        function newCourse(run) {
            let past = withoutOrphans((0, _ledger_attempt_history_js__WEBPACK_IMPORTED_MODULE_0__.c)(run.ledger.earlier), run);
            return {
                ...{
                    run,
                    past,
                    states: new Map(),
                    signals: new Map(),
                    running: new Map(),
                    retries: new Map(),
                    startedAt: run.clock.now()
                },
                ...{
                    failed: null,
                    cut: null,
                    isChained: false,
                    before: void 0
                },
                history: [
                    ...past.attempts
                ],
                attemptsBefore: past.attempts.length,
                hadOpenRecord: run.tree.known?.changes.some(({ path })=>path.endsWith('.planning/EXECUTION_LOG.md')) === true || wasCutOff(run)
            };
        }
        function announce(course) {
            let { run, states } = course;
            let { done } = run;
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            run.ledger.append('phase_start', {
                ...{
                    schemaVersion: _ledger_event_log_js__WEBPACK_IMPORTED_MODULE_1__.Oy,
                    plans: ids,
                    done: ids.filter((id)=>done.has(id)),
                    agent: run.agent.name
                },
                mode: run.parallel > 1 ? 'team' : 'fallback',
                gate: {
                    tests: '' !== run.testCommand,
                    verifier: '' !== run.verifierCommand
                },
                waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave })=>[
                        plan.id,
                        wave
                    ]))
            });
            let earlier = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.cu)(run.ledger.dir);
            course.before = earlier.get(null);
            run.ledger.writeSignal(null, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__.tE)(void 0, void 0, run));
            for (let { plan } of run.schedule.plans){
                states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
                if (done.has(plan.id)) conclude(course, plan.id, doneBefore(plan, earlier.get(plan.id), run));
                else run.ledger.writeSignal(plan.id, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__.tE)(plan.id, void 0, run));
            }
        }
        function doneBefore(plan, before, run) {
            let hash = before?.details?.planHash;
            let hasChanged = 'string' == typeof hash && hash !== (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__.SH)(plan);
            let warnings = [
                `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`
            ];
            let details = {
                alreadyComplete: true,
                ...void 0 === hash ? {} : {
                    planHash: hash
                },
                ...hasChanged ? {
                    warnings
                } : {}
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__.FL.success(run.phase.id, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__._O)(run, plan.id));
        }
        function conclude(course, plan, signal, decision) {
            let { run, signals, states, retries } = course;
            signals.set(plan, signal);
            states.set(plan, stateAfter[signal.status]);
            retries.delete(plan);
            if ('success' === signal.status) run.done.add(plan);
            if ('success' === signal.status && course.failed?.plan === plan) course.failed = null;
            run.ledger.writeSignal(plan, signal);
            run.ledger.append((0, _signal_signal_event_js__WEBPACK_IMPORTED_MODULE_4__.F)(signal).type, {
                plan,
                signal,
                ...void 0 === decision ? {} : {
                    decision
                }
            });
        }
        let stateAfter = {
            success: 'done',
            failure: 'failed',
            blocked: 'blocked',
            skipped: 'skipped'
        };
        function continuedCourse(given) {
            let mine = sinceOpened(given);
            let run = asOpened(mine, given);
            let course = newCourse(run);
            let before = (0, _ledger_attempt_history_js__WEBPACK_IMPORTED_MODULE_0__.c)(run.ledger.earlier.filter(({ runId })=>runId !== run.runId));
            let signals = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.cu)(run.ledger.dir);
            for (let { plan } of run.schedule.plans){
                let { id } = plan;
                let last = mine.findLast((event)=>event.plan === id && planEndings.has(event.event));
                let signal = last?.signal === void 0 ? null : (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__._w)(last.signal);
                course.states.set(id, run.done.has(id) ? 'done' : 'pending');
                if (run.done.has(id)) course.signals.set(id, signal?.status === 'success' ? signal : doneBefore(plan, void 0, run));
                else if (null !== signal) recall(course, id, signal, last?.decision);
                let told = signals.get(id);
                if (last?.event === 'retry_wait' && void 0 !== told) course.retries.set(id, (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__._w)(told));
            }
            let startedAt = Date.parse(mine.find(({ event })=>'phase_start' === event)?.at ?? '') || course.startedAt;
            return {
                ...course,
                isChained: true,
                startedAt,
                attemptsBefore: before.attempts.length
            };
        }
        function asOpened(mine, run) {
            let ids = mine.find(({ event })=>'phase_start' === event)?.plans;
            if (!Array.isArray(ids)) return run;
            let plans = run.schedule.plans.filter(({ plan })=>ids.includes(plan.id));
            return {
                ...run,
                schedule: {
                    ...run.schedule,
                    plans
                }
            };
        }
        function sinceOpened({ ledger, runId }) {
            let begun = ledger.earlier.findLastIndex((event)=>'phase_start' === event.event && event.runId === runId);
            return begun < 0 ? [] : ledger.earlier.slice(begun).filter((event)=>event.runId === runId);
        }
        let planEndings = new Set([
            'plan_complete',
            'plan_failed',
            'plan_blocked',
            'plan_skipped',
            'retry_wait'
        ]);
        function recall(course, plan, signal, decision) {
            let isDecided = 'failure' === signal.status && void 0 !== decision;
            if (!isDecided && !('blocked' === signal.status && void 0 !== signal.attempt)) return;
            course.signals.set(plan, signal);
            course.states.set(plan, stateAfter[signal.status]);
            if (isDecided) course.failed ??= {
                plan,
                signal,
                decision: decision,
                attempts: signal.attempt ?? 1
            };
        }
        function withoutOrphans({ attempts, lastAttempt }, { orphans }) {
            let isOpen = ({ plan, attempt, reason })=>'interrupted' === reason && orphans.get(plan)?.attempt === attempt;
            return {
                attempts: attempts.filter((each)=>!isOpen(each)),
                lastAttempt
            };
        }
        function wasCutOff({ ledger }) {
            let told = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.cu)(ledger.dir).get(null);
            return told?.details?.reason === 'interrupted' || told?.details?.reason === 'internal';
        }
    },
    82074: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>gateOf
        });
        var resume_gate = __webpack_require__(16288);
        function answerCheckpoint(checkpoint, policy) {
            let { gate, options, preconditionOpen } = checkpoint;
            if (preconditionOpen) return {
                ask: true,
                why: 'a precondition is not known to hold'
            };
            if ('blocking-human' === gate) return {
                ask: true,
                why: 'the gate is blocking-human, which no mode passes'
            };
            if ('stop' === policy) return {
                ask: true,
                why: 'the policy is to stop where a person is asked'
            };
            switch(kindOf(checkpoint.type)){
                case 'human-verify':
                    return {
                        ask: false,
                        answer: 'approved',
                        why: 'the policy approves what a person would look at'
                    };
                case 'decision':
                    {
                        let [first] = options;
                        return void 0 === first ? {
                            ask: true,
                            why: 'a decision without options cannot be made'
                        } : {
                            ask: false,
                            answer: first,
                            why: 'the policy takes the first option'
                        };
                    }
                default:
                    return {
                        ask: true,
                        why: `"${checkpoint.type}" is nothing that passes by itself`
                    };
            }
        }
        function kindOf(type) {
            return type.trim().toLowerCase().replace(/^checkpoint:/, '').replaceAll('_', '-');
        }
        function gateOf(plan, run) {
            let resumed = (0, resume_gate.T)(plan, run.unfinished.get(plan.id) ?? []);
            switch(resumed.kind){
                case 'ask':
                case 'halted':
                    return {
                        task: null,
                        question: resumed.message,
                        options: []
                    };
                case 'start':
                case 'done':
                    return humanGate(plan, run.humanCheckpoints, run.agent.canJudge);
            }
        }
        function humanGate(plan, policy, canJudge) {
            for (let task of plan.tasks){
                let preconditionOpen = null !== task.precondition && !canJudge;
                if (!task.type.startsWith('checkpoint') && 'blocking-human' !== task.gate && !preconditionOpen) continue;
                let options = task.options.map(({ id, name })=>name ? `${id}: ${name}` : id);
                let answer = answerCheckpoint({
                    type: task.type,
                    gate: task.gate ?? void 0,
                    options,
                    preconditionOpen
                }, policy);
                let condition = preconditionOpen ? `: ${task.precondition}` : '';
                if (answer.ask) return {
                    task: task.name,
                    question: `${asked(task)} (${answer.why}${condition})`,
                    options
                };
            }
            if (plan.autonomous || 'auto' === policy) return null;
            return {
                task: null,
                question: `plan ${plan.id} says autonomous: false (the policy is to stop there)`,
                options: []
            };
        }
        function asked({ type, name }) {
            return `${type} "${name}" asks for a person`;
        }
    },
    86309: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>endPhase
        });
        var schemas = __webpack_require__(27597);
        var job_matrix = __webpack_require__(62582);
        var completion_signal = __webpack_require__(57733);
        var decision = __webpack_require__(71564);
        var exit_status = __webpack_require__(95185);
        function phaseOutcome(phase, plans, facts, context) {
            let all = [
                ...plans.values()
            ];
            let warnings = [
                ...facts.warnings ?? [],
                ...facts.gate?.remarks ?? []
            ].slice(0, 20);
            let common = {
                ...totals(all),
                durationMs: Math.round(facts.durationMs),
                nextSteps: [
                    ...facts.nextSteps
                ],
                ...warnings.length > 0 ? {
                    warnings
                } : {}
            };
            let retry = facts.retryOptions ? {
                retryOptions: facts.retryOptions
            } : {};
            let fail = (reason, message)=>completion_signal.FL.failure(phase, message, {
                    ...common,
                    ...retry,
                    reason,
                    retryable: 'internal' !== reason
                }, context);
            let isComplete = all.length > 0 && all.every(({ status })=>'success' === status);
            let gate = facts.gate ? gateDetails(facts.gate) : {};
            if (isComplete && facts.gate?.decision.open) return completion_signal.FL.success(phase, {
                ...common,
                ...gate,
                verificationStatus: 'passed'
            }, context);
            if (facts.interrupted) return fail('interrupted', `interrupted with ${progress(all)}`);
            if (isComplete && facts.deadlineReached && isUnheard(facts.gate)) return fail('deadline', 'the deadline came before the exit gate had its answers');
            if (isComplete) return notYet(phase, facts.gate, {
                ...common,
                ...gate
            }, context);
            let failed = all.find((signal)=>'failure' === signal.status);
            if (failed?.status === 'failure') {
                let { reason, retryable, error } = failed.details;
                let message = `plan ${failed.plan} failed: ${error?.message ?? reason}`;
                return completion_signal.FL.failure(phase, message, {
                    ...common,
                    ...retry,
                    reason,
                    retryable,
                    failedPlan: failed.plan
                }, context);
            }
            if (facts.roundsUsed) return fail('budget', `the rounds were used up with ${progress(all)}`);
            if (facts.deadlineReached) return fail('deadline', `the deadline came with ${progress(all)}`);
            let waiting = all.flatMap((signal)=>'blocked' === signal.status ? [
                    signal
                ] : []);
            let [first] = waiting;
            if (!first) return fail('internal', `the run ended with ${progress(all)} and no plan says why`);
            let userInputRequired = waiting.some(({ details })=>details.userInputRequired);
            let reason = (waiting.find(({ details })=>details.userInputRequired) ?? first).details.reason;
            let blockingDependencies = userInputRequired ? [] : first.details.blockingDependencies;
            let times = waiting.flatMap(({ details })=>details.estimatedUnblockTime ?? []).sort();
            let until = times.length > 0 && !userInputRequired ? {
                estimatedUnblockTime: times.at(-1)
            } : {};
            return completion_signal.FL.blocked(phase, reason, {
                ...common,
                ...until,
                userInputRequired,
                blockingDependencies
            }, context);
        }
        function isUnheard(gate) {
            if (gate?.decision.open !== false) return false;
            return 'tests' === gate.decision.by ? !gate.tests?.failed : 'verification' === gate.decision.by && gate.verification?.status === 'unknown';
        }
        function notYet(phase, gate, common, context) {
            let why = [
                gate?.decision.why ?? 'the exit gate was not asked',
                ...gate?.tests?.reasons ?? []
            ].join(': ');
            let message = `every plan is complete, but not the phase: ${why}`;
            let closed = gate?.decision.open === false ? gate.decision : null;
            let asks = closed?.by === 'requirements' || closed?.by === 'verification' && 'ask' === closed.next;
            if (asks) return completion_signal.FL.blocked(phase, message, {
                ...common,
                userInputRequired: true
            }, context);
            let reason = closed?.by === 'verification' ? 'verification_failed' : 'tests_failed';
            return completion_signal.FL.failure(phase, message, {
                ...common,
                reason,
                retryable: false
            }, context);
        }
        function gateDetails({ tests, verification, commit }) {
            return {
                ...tests ? {
                    tests: {
                        ...tests,
                        commit
                    }
                } : {},
                ...verification && 'missing' !== verification.status ? {
                    verification: {
                        ...verification,
                        commit
                    }
                } : {}
            };
        }
        function progress(all) {
            return `${all.filter(({ status })=>'success' === status).length} of ${all.length} plans complete`;
        }
        function totals(all) {
            let sum = (figures)=>{
                let known = figures.filter((figure)=>void 0 !== figure);
                return known.length > 0 ? known.reduce((a, b)=>a + b, 0) : void 0;
            };
            let files = new Set(all.flatMap(({ details })=>details.filesModified));
            let tokensUsed = sum(all.map(({ details })=>details.tokensUsed));
            let costUsd = sum(all.map(({ details })=>details.costUsd));
            return {
                filesModified: [
                    ...files
                ].sort().slice(0, 1000),
                checkpoints: all.flatMap(({ details })=>details.checkpoints).slice(0, 1000),
                ...void 0 === tokensUsed ? {} : {
                    tokensUsed
                },
                ...void 0 === costUsd ? {} : {
                    costUsd
                }
            };
        }
        var signal_event = __webpack_require__(65871);
        var attempt_signal = __webpack_require__(76535);
        var execute_course = __webpack_require__(33110);
        function exitLog({ run, history, startedAt }, signal, exitStatus) {
            let succeeded = history.filter(({ outcome })=>'success' === outcome).length;
            return {
                exitStatus,
                reason: 'failure' === signal.status ? signal.details.reason : signal.status,
                lastPlan: history.at(-1)?.plan ?? null,
                iterations: history.length,
                successRate: 0 === history.length ? null : succeeded / history.length,
                durationMs: Math.round(run.clock.now() - startedAt),
                complete: run.done.size,
                plans: run.schedule.plans.length
            };
        }
        function inState(told, run) {
            let { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = told;
            let phase = `phase ${run.phase.id}`;
            let rate = null === successRate ? '' : `, ${Math.round(100 * successRate)} % of them succeeded`;
            let isDone = 'COMPLETED' === exitStatus;
            let today = new Date(run.clock.now()).toISOString().slice(0, 10);
            return {
                status: isDone ? 'Phase complete' : `${exitStatus}${'blocked' === reason ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
                lastActivity: `${today} - ${phase} ${exitStatus}: ${iterations} ${1 === iterations ? 'attempt' : 'attempts'}${rate}, ${Math.round(durationMs / 1000)} s`,
                ...null === lastPlan ? {} : {
                    stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}`
                }
            };
        }
        var settle = __webpack_require__(67708);
        function warningsIn(events, runId) {
            let mine = events.filter((each)=>'warning' === each.event && each.runId === runId);
            return [
                ...new Set(mine.map(({ message })=>String(message)))
            ];
        }
        async function endPhase(course, askGate) {
            let { run, signals, startedAt } = course;
            await run.apart.chores.finish();
            let order = run.schedule.plans.map(({ plan })=>plan.id);
            for (let id of order)if (!signals.has(id)) (0, execute_course.Ep)(course, id, notStarted(id, course));
            let plans = new Map(order.map((id)=>[
                    id,
                    signals.get(id)
                ]));
            let open = [
                ...plans
            ].flatMap(([id, { status }])=>'success' === status ? [] : [
                    id
                ]);
            let gate = 0 === open.length ? await askGate() : null;
            let deadlineReached = run.clock.now() >= run.limits.deadlineAt;
            let interrupted = wasInterrupted(course);
            let durationMs = run.clock.now() - startedAt;
            let roundsUsed = 'rounds' === course.cut;
            let warnings = warningsIn(run.ledger.events, run.runId);
            let retryOptions = {
                maxRetries: run.retry.maximumAttempts - 1,
                backoffMs: run.retry.initialIntervalMs
            };
            let facts = {
                interrupted,
                deadlineReached,
                roundsUsed,
                warnings,
                retryOptions,
                durationMs,
                nextSteps: nextSteps(course, gate),
                gate
            };
            let signal = phaseOutcome(run.phase.id, plans, facts, (0, attempt_signal._O)(run));
            let decision = course.failed?.decision ?? outOfRounds(signal, course) ?? decideOn(signal, course);
            let capReached = 'stop' === decision.action;
            let exit = (0, exit_status.et)({
                status: signal.status,
                interrupted,
                capReached,
                reason: 'failure' === signal.status ? signal.details.reason : void 0
            });
            let told = exitLog(course, signal, exit.status);
            run.ledger.append((0, signal_event.F)(signal).type, {
                signal,
                decision: decision.action,
                ...told
            });
            let report = gate?.verification?.isNew ? gate.verification.report : null;
            let attempts = course.history.length - course.attemptsBefore;
            let hasNews = attempts > 0 || course.hadOpenRecord || report;
            if (hasNews || 'success' !== signal.status) await (0, settle.yv)({
                isDone: 'success' === signal.status,
                isLeft: course.isChained,
                report,
                state: inState(told, run)
            }, run);
            let signalPath = run.ledger.writeSignal(null, signal);
            return {
                signal,
                signalPath,
                decision,
                exitStatus: exit.status,
                exitCode: exit.code,
                plans,
                attempts,
                durationMs,
                ...{
                    lastPlan: told.lastPlan,
                    successRate: told.successRate
                }
            };
        }
        function wasInterrupted({ run, cut }) {
            return run.interrupt.soon.aborted || 'interrupted' === cut;
        }
        function outOfRounds(signal, { cut, run }) {
            if ('rounds' !== cut || 'failure' !== signal.status) return null;
            let why = `Phase ${run.phase.id} has used its rounds; the next run goes on where this one ended`;
            return {
                continue: false,
                action: 'stop',
                reason: 'rounds',
                why
            };
        }
        function notStarted(plan, course) {
            let { run, states, failed, retries, cut } = course;
            let retried = retries.get(plan);
            if (void 0 !== retried) return retried;
            if (wasInterrupted(course)) return (0, attempt_signal.tE)(plan, void 0, run);
            let waits = (run.schedule.plans.find((each)=>each.plan.id === plan)?.dependsOn ?? []).filter((id)=>'done' !== states.get(id));
            let at = (0, attempt_signal._O)(run, plan);
            if (failed) return completion_signal.FL.skipped(run.phase.id, `not started: plan ${failed.plan} failed`, {}, at);
            let first = 'rounds' === cut ? 'the rounds were used up' : "the run's deadline came";
            if (0 === waits.length) return completion_signal.FL.skipped(run.phase.id, `not started: ${first} first`, {}, at);
            return completion_signal.FL.blocked(run.phase.id, `waits for plan ${waits.join(', ')}`, {
                blockingDependencies: waits
            }, at);
        }
        function decideOn(signal, course) {
            let { run, history } = course;
            let { retry, nextPhase, limits, clock } = run;
            return (0, decision.L)(signal, {
                retry,
                nextPhase
            }, {
                failures: [],
                runAttempts: history.length,
                now: new Date(clock.now()),
                deadlineAt: new Date(limits.deadlineAt),
                interrupted: wasInterrupted(course),
                random: run.random()
            });
        }
        function nextSteps(course, gate) {
            let { run, failed, signals, cut } = course;
            if ('rounds' === cut && course.history.length >= run.retry.maximumRunAttempts) return [
                'run the phase again with --fresh to count attempts anew'
            ];
            if (wasInterrupted(course) || 'rounds' === cut) return gate?.decision.open ? [] : [
                'run the phase again to go on'
            ];
            if (failed?.decision.action === 'stop' && 'attempts' === failed.decision.reason) return [
                'run the phase again with --fresh to count attempts anew'
            ];
            if (failed) return [
                `read the logs of plan ${failed.plan}: ${logsOf(failed.plan, failed.attempts, run)}`,
                'mend the plan or the repository, then run the phase again'
            ];
            if (gate?.decision.open === false) return stepsToOpen(gate.decision.by, gate, run);
            return [
                ...signals.values()
            ].flatMap(({ details })=>details.nextSteps);
        }
        function logsOf(plan, attempt, run) {
            let rounds = run.ledger.events.filter((event)=>'round_start' === event.event && event.runId === run.runId);
            if (0 === rounds.length) return run.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
            let jobs = rounds.flatMap((round)=>schemas.YOg(job_matrix.MF).parse(round.jobs));
            let job = jobs.findLast((each)=>each.plan === plan || '' === each.plan);
            let isPlan = run.schedule.plans.some((each)=>each.plan.id === plan);
            return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : (0, job_matrix.Oq)(run.phase.id)}`;
        }
        function stepsToOpen(by, { verification }, run) {
            switch(by){
                case 'tests':
                    return [
                        `read ${logsOf('tests', 1, run)}, mend what fails, then run the phase again`
                    ];
                case 'requirements':
                    return [
                        'write the plans that are missing, or put .planning/ROADMAP.md right, then run the phase again'
                    ];
                case 'verification':
                    if (verification?.hash === null) return [
                        `read ${logsOf('verification', 1, run)}: the verifier wrote no report`
                    ];
                    return [
                        `read ${verification?.report}; plan what it misses, or put its status right, then run the phase again`
                    ];
            }
        }
    },
    79582: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            I$: ()=>askDocuments,
            nW: ()=>phaseGate,
            iX: ()=>witnessHere
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var environment = __webpack_require__(90099);
        var exit_gate = __webpack_require__(17120);
        var test_run = __webpack_require__(42065);
        var atomic_file = __webpack_require__(42939);
        var phase = __webpack_require__(4960);
        var phase_id = __webpack_require__(88240);
        var plan_file = __webpack_require__(14923);
        var phase_roadmap = __webpack_require__(70279);
        var state = __webpack_require__(39798);
        function requirementsDone({ plans, phaseBox, position, plansLeft }) {
            let boxes = plans.filter((plan)=>null !== plan.box);
            let open = [
                ...plans.filter((plan)=>!plan.summary).map(({ id, box })=>`${id} has no summary${box ? ', though its box is ticked' : ''}`),
                ...boxes.filter((plan)=>!plan.box && plan.summary).map(({ id })=>`ROADMAP: the box of ${id} is open`),
                ...false === phaseBox ? [
                    'ROADMAP: the box of the phase is open'
                ] : [],
                ...'before' === position ? [
                    'STATE: the phase has not begun'
                ] : [],
                ...'in' === position && null !== plansLeft && plansLeft > 0 ? [
                    `STATE: ${plansLeft} plans are left`
                ] : []
            ];
            let unknown = [
                ...0 === plans.length ? [
                    'the phase has no plans'
                ] : [],
                ...0 === boxes.length && null === phaseBox ? [
                    'ROADMAP has no box for the phase or its plans'
                ] : [],
                ...boxes.length > 0 && boxes.length < plans.length && true !== phaseBox ? [
                    `ROADMAP has no box for ${plans.filter((plan)=>null === plan.box).map((plan)=>plan.id).join(', ')}`
                ] : [],
                ...null === position ? [
                    'STATE does not say where it stands'
                ] : [],
                ...'in' === position && null === plansLeft ? [
                    'STATE does not say how many plans are left'
                ] : []
            ];
            return {
                done: open.length > 0 ? false : unknown.length > 0 ? null : true,
                open,
                unknown
            };
        }
        var state_record = __webpack_require__(62350);
        async function requirementsOf(run) {
            let { plans } = await (0, phase.mc)(run.root, run.phase.dir);
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(run.root, '.planning/ROADMAP.md'));
            let roadmap = null === text ? null : (0, phase_roadmap.AR)(text);
            let answer = requirementsDone({
                ...boxes(roadmap, plans, run),
                ...position(roadmap, run)
            });
            let elsewhere = 'milestone' === run.requirements ? openElsewhere(roadmap, run) : [];
            let open = [
                ...answer.open,
                ...elsewhere
            ];
            let unknown = 'phase' === run.requirements ? null : answer.unknown;
            return {
                ...answer,
                open,
                done: open.length > 0 ? false : unknown?.length ? null : true
            };
        }
        function boxes(roadmap, onDisk, run) {
            let { phase, done } = run;
            let isOurs = ({ id, phase: under })=>((0, plan_file.RB)(id)?.phase ?? under) === (0, phase_id.nm)(phase.id);
            let ours = (roadmap?.plans ?? []).filter((box)=>!box.archived && isOurs(box));
            let plans = onDisk.filter(({ superseded })=>!superseded).map(({ id })=>{
                let mine = ours.filter((box)=>(0, phase_roadmap.cV)(box.id, id));
                return {
                    id,
                    summary: done.has(id),
                    box: 0 === mine.length ? null : mine.every(({ checked })=>checked)
                };
            });
            let toBeWritten = ours.filter((box)=>!box.checked && !onDisk.some(({ id })=>(0, phase_roadmap.cV)(box.id, id)));
            let hasBox = roadmap?.phases.some(({ id, checked })=>null !== checked && (0, phase_id.nm)(id) === (0, phase_id.nm)(phase.id));
            return {
                plans: [
                    ...plans,
                    ...toBeWritten.map(({ id })=>({
                            id,
                            summary: false,
                            box: false
                        }))
                ],
                phaseBox: hasBox ? true : null
            };
        }
        function position(roadmap, { root, phase }) {
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning/STATE.md'));
            let found = null === text ? null : (0, state.ux)(text);
            if (!found?.phase) return {
                position: null,
                plansLeft: null
            };
            return {
                position: (0, state_record.ik)(found.phase, phase.id, roadmap),
                plansLeft: found.plansLeft
            };
        }
        function openElsewhere(roadmap, { phase }) {
            if (null === roadmap) return [
                'there is no ROADMAP that could say what the milestone holds'
            ];
            let other = (key)=>null !== key && key !== (0, phase_id.nm)(phase.id);
            return [
                ...roadmap.phases.filter(({ id, checked })=>false === checked && other((0, phase_id.nm)(id))).map(({ id })=>`phase ${id}`),
                ...roadmap.plans.filter((box)=>!box.checked && other(box.phase)).map(({ id })=>id)
            ].map((id)=>`ROADMAP: the box of ${id} is open`);
        }
        var settle = __webpack_require__(67708);
        var verifier = __webpack_require__(90337);
        function witnessHere(before, run) {
            return {
                tests: (facts)=>confirmedTests(facts, run),
                verification: ()=>(0, verifier.Bb)(before, run)
            };
        }
        async function askDocuments(run) {
            await (0, settle.H)(run);
            run.tree.known = null;
            let { sha: commit } = await run.git.head();
            let { done, open, unknown } = await requirementsOf(run);
            let requirements = {
                done,
                commit,
                open: null === done ? unknown : open
            };
            let facts = {
                tests: null,
                requirements,
                verification: null,
                commit,
                confirmations: 0
            };
            return {
                facts,
                decision: (0, exit_gate.c)(facts, waived),
                remarks: true === done ? unknown : []
            };
        }
        let waived = {
            requireTests: false,
            confirmingRuns: 0
        };
        async function phaseGate(run, witness) {
            let documents = await askDocuments(run);
            let { facts: untested } = documents;
            let asked = {
                tests: null,
                verification: null,
                commit: untested.commit,
                remarks: documents.remarks
            };
            if (!documents.decision.open) return {
                ...asked,
                decision: documents.decision
            };
            let tested = '' === run.testCommand ? null : await witness.tests(untested);
            if (tested && !tested.decision.open) return {
                ...asked,
                ...tested
            };
            let verification = await witness.verification();
            let tests = tested?.tests ?? null;
            let answer = answerOf(verification, run);
            let facts = {
                ...untested,
                tests: tests && {
                    verdict: tests.verdict,
                    commit: untested.commit
                },
                verification: answer && {
                    status: answer,
                    commit: untested.commit
                }
            };
            let remarks = [
                ...asked.remarks,
                ...null === answer ? unasked(verification) : []
            ];
            return {
                ...asked,
                tests,
                verification,
                remarks,
                decision: (0, exit_gate.c)(facts, waived)
            };
        }
        function answerOf({ status }, { verifierCommand }) {
            switch(status){
                case 'passed':
                case 'gaps_found':
                case 'human_needed':
                    return status;
                case 'missing':
                case 'stale':
                case 'unknown':
                    return '' === verifierCommand ? null : 'unknown';
            }
        }
        function unasked({ status, report }) {
            if ('missing' === status) return [];
            let why = 'stale' === status ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
            return [
                `${report} ${why}; it did not count`
            ];
        }
        async function confirmedTests(facts, run) {
            let policy = {
                requireTests: true,
                confirmingRuns: run.confirmingRuns
            };
            for(let confirmations = 0;; confirmations += 1){
                let tests = await testsOn(facts.commit, confirmations + 1, run);
                let decision = (0, exit_gate.c)({
                    ...facts,
                    tests: {
                        verdict: tests.verdict,
                        commit: facts.commit
                    },
                    confirmations
                }, policy);
                if ('pass' !== tests.verdict || confirmations >= run.confirmingRuns) return {
                    decision,
                    tests
                };
            }
        }
        async function testsOn(commit, time, run) {
            let { limits, ledger, clock, checkpoints, phase } = run;
            let at = new Date(clock.now());
            ledger.append('tests_start', {
                command: run.testCommand,
                commit,
                of: 'tests',
                time,
                since: at.toISOString()
            });
            let scratch = (0, external_node_path_.join)(run.exchangeDir, `tests-${time}`);
            (0, external_node_fs_.mkdirSync)(scratch, {
                recursive: true
            });
            let checkpoint = await checkpoints.create({
                phase: phase.id,
                ...{
                    plan: 'tests',
                    at
                },
                known: run.tree.known
            });
            run.tree.known = null;
            let { verdict } = await (0, test_run.N)({
                command: [
                    'bash',
                    '-c',
                    run.testCommand
                ],
                ...{
                    cwd: run.root,
                    scratch,
                    clock,
                    marker: `${run.runId}/tests/${time}`,
                    cancel: run.interrupt.now
                },
                env: (0, environment.F)(run.environment, run.agentEnv, {
                    PHASE_ID: phase.id
                }),
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
                graceMs: limits.graceMs,
                ...limits.idleTimeoutMs > 0 ? {
                    idleTimeoutMs: limits.idleTimeoutMs
                } : {},
                logFile: ledger.logFile('tests', time)
            });
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
            ledger.append('tests_end', {
                commit,
                ...verdict
            });
            return verdict;
        }
    },
    58804: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Eg: ()=>runPlans,
            PF: ()=>runPhase,
            l: ()=>waitsForPerson
        });
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93006);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76535);
        var _course_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33110);
        var _human_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82074);
        var _phase_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86309);
        var _phase_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79582);
        var _plan_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39904);
        async function runPhase(given) {
            let { run, stop } = stoppable(given);
            let course = (0, _course_js__WEBPACK_IMPORTED_MODULE_2__.aE)(run);
            (0, _course_js__WEBPACK_IMPORTED_MODULE_2__.iP)(course);
            try {
                await runPlans(course);
                return await (0, _phase_end_js__WEBPACK_IMPORTED_MODULE_4__.z)(course, ()=>(0, _phase_gate_js__WEBPACK_IMPORTED_MODULE_5__.nW)(run, (0, _phase_gate_js__WEBPACK_IMPORTED_MODULE_5__.iX)(course.before, run)));
            } catch (error) {
                stop();
                await Promise.allSettled(course.running.values());
                let message = error instanceof Error ? error.message : String(error);
                let details = {
                    reason: 'internal',
                    retryable: false
                };
                run.ledger.writeSignal(null, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, message, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__._O)(run)));
                throw error;
            }
        }
        async function runPlans(course) {
            let { running } = course;
            for(;;){
                for (let plan of nextPlans(course))running.set(plan.id, take(plan, course).finally(()=>running.delete(plan.id)));
                if (0 === running.size) return;
                await Promise.race(running.values());
            }
        }
        function stoppable(run) {
            let own = new AbortController();
            let now = AbortSignal.any([
                run.interrupt.now,
                own.signal
            ]);
            return {
                run: {
                    ...run,
                    interrupt: {
                        soon: run.interrupt.soon,
                        now
                    }
                },
                stop: ()=>own.abort()
            };
        }
        function nextPlans({ run, states, failed }) {
            if (failed || run.interrupt.soon.aborted || run.clock.now() >= run.limits.deadlineAt) return [];
            let only = run.leg?.plan;
            if (only) return run.schedule.plans.flatMap(({ plan })=>plan.id === only && 'pending' === states.get(only) ? [
                    plan
                ] : []);
            let waiting = [
                ...run.orphans.keys()
            ].filter((id)=>'pending' === states.get(id));
            let isBusy = [
                ...states.values()
            ].includes('running');
            if (waiting.length > 0 && !run.useWorktrees) return run.schedule.plans.flatMap(({ plan })=>isBusy || plan.id !== waiting[0] ? [] : [
                    plan
                ]);
            let atWork = new Map([
                ...states,
                ...waiting.map((id)=>[
                        id,
                        'running'
                    ])
            ]);
            let ids = new Set([
                ...waiting,
                ...(0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_7__.iQ)(run.schedule, atWork, {
                    apart: true,
                    limit: run.parallel
                })
            ]);
            return run.schedule.plans.flatMap(({ plan })=>ids.has(plan.id) ? [
                    plan
                ] : []);
        }
        async function take(plan, course) {
            let { run, states } = course;
            let gate = run.orphans.has(plan.id) ? null : (0, _human_gate_js__WEBPACK_IMPORTED_MODULE_3__.R)(plan, run);
            if (null !== gate) return (0, _course_js__WEBPACK_IMPORTED_MODULE_2__.Ep)(course, plan.id, waitsForPerson(plan, gate, run));
            states.set(plan.id, 'running');
            let last = course.past.attempts.findLast((attempt)=>attempt.plan === plan.id);
            let planEnd = await (0, _plan_run_js__WEBPACK_IMPORTED_MODULE_6__.Fo)(plan, course.history, last, run);
            if ('failure' === planEnd.signal.status) course.failed ??= {
                ...planEnd,
                plan: plan.id
            };
            (0, _course_js__WEBPACK_IMPORTED_MODULE_2__.Ep)(course, plan.id, planEnd.signal);
        }
        function waitsForPerson(plan, { question, options, task }, run) {
            let nextSteps = [
                `do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`,
                'or let checkpoints be answered as GSD does unattended: setting human-checkpoints: auto'
            ];
            let details = {
                userInputRequired: true,
                task,
                options: [
                    ...options
                ],
                nextSteps
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, question, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__._O)(run, plan.id));
        }
    },
    39904: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Fo: ()=>runPlan,
            mC: ()=>decideOn,
            u7: ()=>inTheLightOf
        });
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
        var _signal_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71564);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61844);
        var _adoption_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97339);
        var _attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1211);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76535);
        var _isolated_attempt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4392);
        var _salvage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35034);
        async function runPlan(plan, history, last, run) {
            let earlier = null;
            let orphan = run.orphans.get(plan.id);
            if (void 0 === orphan && last?.outcome === 'failure') {
                let end = run.leg ? null : endAfter(plan, last, history, run);
                if (null !== end) return end;
                earlier = await (0, _salvage_js__WEBPACK_IMPORTED_MODULE_7__.kT)(plan, last, run);
            }
            let anew = run.useWorktrees ? _isolated_attempt_js__WEBPACK_IMPORTED_MODULE_6__.f : _attempt_js__WEBPACK_IMPORTED_MODULE_4__.pi;
            for(let number = orphan?.attempt ?? (last?.attempt ?? 0) + 1;; number += 1){
                let attempt = await (orphan?.attempt === number ? (0, _adoption_js__WEBPACK_IMPORTED_MODULE_3__.g)(plan, orphan, run) : anew(plan, number, earlier, run));
                history.push(recordOf(plan.id, attempt, earlier));
                let decision = decideOn(attempt.signal, history, run);
                let end = {
                    signal: inTheLightOf(decision, attempt.signal, run),
                    decision,
                    attempts: number
                };
                if ('retry' !== decision.action || run.leg?.plan) return end;
                run.ledger.append('retry_wait', {
                    plan: plan.id,
                    attempt: number,
                    backoffMs: decision.backoffMs,
                    why: decision.why
                });
                await run.clock.sleep(decision.backoffMs, run.interrupt.soon);
                if (run.interrupt.soon.aborted) return end;
                earlier = attempt.earlier;
            }
        }
        function endAfter(plan, last, history, run) {
            let { attempt, reason = 'agent_error', message = `attempt ${last.attempt} was cut off` } = last;
            let retryOptions = {
                maxRetries: Math.max(1, run.retry.maximumAttempts - 1),
                backoffMs: 0
            };
            let details = {
                reason,
                retryOptions
            };
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, message, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__._O)(run, plan.id, attempt));
            let retry = {
                ...run.retry,
                nonRetryableReasons: []
            };
            let decision = stuckOnceOver(decideOn(signal, history, {
                ...run,
                retry
            }));
            if ('retry' === decision.action) return null;
            return {
                signal: inTheLightOf(decision, signal, run),
                decision,
                attempts: attempt
            };
        }
        function stuckOnceOver(decision) {
            if ('escalate' !== decision.action || ![
                'interrupted',
                'deadline',
                'budget'
            ].includes(decision.reason)) return decision;
            return {
                ...decision,
                reason: 'stuck'
            };
        }
        function decideOn(signal, history, run) {
            let mine = history.filter(({ plan })=>plan === signal.plan);
            return (0, _signal_decision_js__WEBPACK_IMPORTED_MODULE_1__.L)(signal, {
                retry: run.retry,
                nextPhase: run.nextPhase
            }, {
                failures: mine.slice(0, -1).flatMap(({ reason })=>reason ?? []),
                runAttempts: history.length,
                stuck: (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__.gQ)(history, run.stuck),
                now: new Date(run.clock.now()),
                deadlineAt: new Date(run.limits.deadlineAt),
                interrupted: run.interrupt.soon.aborted,
                random: run.random()
            });
        }
        function recordOf(plan, { signal, earlier: left }, before) {
            if ('failure' !== signal.status) return {
                plan,
                outcome: 'success'
            };
            let { reason, error } = signal.details;
            let kept = left?.salvage ?? null;
            let progressed = null !== kept && kept.tree !== before?.salvage?.tree;
            return {
                plan,
                outcome: 'failure',
                reason,
                fingerprint: (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__.hX)(error?.message ?? ''),
                progressed
            };
        }
        function inTheLightOf(decision, signal, run) {
            if ('failure' !== signal.status) return signal;
            let { plan, attempt } = signal;
            let at = (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_5__._O)(run, plan, attempt);
            if ('await_dependency' === decision.action) {
                let { filesModified, checkpoints } = signal.details;
                let until = void 0 === decision.unblockAt ? {} : {
                    estimatedUnblockTime: decision.unblockAt
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, decision.why, {
                    ...until,
                    filesModified,
                    checkpoints
                }, at);
            }
            if ('escalate' === decision.action && 'stuck' === decision.reason) {
                let { error, reason, ...details } = signal.details;
                let message = `${decision.why}: ${error?.message ?? reason}`;
                let stuck = {
                    ...details,
                    reason: 'stuck',
                    lastReason: reason,
                    retryable: false
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, message, stuck, at);
            }
            return signal;
        }
    },
    90337: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Bb: ()=>verifyPhase,
            eG: ()=>reportPath,
            mS: ()=>reportState,
            qQ: ()=>hashOf
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _agents_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67975);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90099);
        var _agents_prompt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89938);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30012);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18662);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42939);
        var _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(831);
        var _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7792);
        var _bounds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28114);
        async function verifyPhase(before, run) {
            let report = reportPath(run.phase);
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report));
            let found = {
                report,
                hash: null === text ? null : hashOf(text),
                isNew: false
            };
            if ('' === run.verifierCommand) return {
                ...found,
                status: await reportState(run.phase, await run.checkpoints.scan(), run)
            };
            if (await isStillVerified(before, found.hash, run)) return {
                ...found,
                status: 'passed'
            };
            let written = await askVerifier(report, run);
            if (null === written) return {
                ...found,
                status: 'unknown'
            };
            (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report), written);
            let status = await (0, _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__.Yv)(()=>(0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(written, false));
            return {
                status,
                report,
                hash: hashOf(written),
                isNew: true
            };
        }
        async function isStillVerified(before, hash, { git, prefix }) {
            let signal = before;
            let { status, hash: then, commit } = signal?.details?.verification ?? {};
            if (signal?.status !== 'success' || 'passed' !== status || null === hash || then !== hash) return false;
            if ('string' != typeof commit || await git.resolve(commit) === null) return false;
            let changed = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, commit, 'HEAD');
            return changed.every((path)=>path.startsWith(`${prefix}.planning/`));
        }
        function reportPath({ verificationPath, dir, id }) {
            return verificationPath ?? `${dir}/${id}-VERIFICATION.md`;
        }
        function hashOf(text) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
        }
        async function askVerifier(report, run) {
            let { limits, ledger, clock, checkpoints, phase } = run;
            let before = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report));
            let at = new Date(clock.now());
            ledger.append('verifier_start', {
                report,
                of: 'verification',
                time: 1,
                since: at.toISOString()
            });
            let checkpoint = await checkpoints.create({
                phase: phase.id,
                plan: 'verification',
                at
            });
            run.tree.known = null;
            let promptFile = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.exchangeDir, 'verification-prompt.md');
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(promptFile, (0, _agents_prompt_js__WEBPACK_IMPORTED_MODULE_11__.P)(phase, report));
            let ended = await (0, _agents_agent_js__WEBPACK_IMPORTED_MODULE_3__.mB)({
                command: 'bash',
                args: [
                    '-c',
                    run.verifierCommand
                ],
                stdinFile: promptFile
            }, {
                ...{
                    cwd: run.root,
                    clock,
                    graceMs: limits.graceMs,
                    idleTimeoutMs: limits.idleTimeoutMs
                },
                cancel: run.interrupt.now,
                environment: {
                    ...(0, _agents_environment_js__WEBPACK_IMPORTED_MODULE_4__.F)(run.environment, run.agentEnv, {
                        PHASE_ID: phase.id
                    }),
                    ...{
                        VERIFICATION_PATH: report,
                        ...run.git.identity
                    }
                },
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
                logFile: ledger.logFile('verification', 1),
                marker: `${run.runId}/verification/1`
            });
            let written = ended.ok ? (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report)) : null;
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, {
                recursive: true,
                force: true
            });
            let isNew = null !== written && written !== before;
            ledger.append('verifier_end', {
                report,
                ok: ended.ok,
                reason: ended.reason,
                written: isNew
            });
            return isNew ? written : null;
        }
        async function reportState(phase, { changes }, { root, prefix, git }) {
            let report = phase.verificationPath;
            let text = null === report ? null : (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, report));
            if (null === report || null === text) return (0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(null, false);
            let summaries = phase.plans.filter(({ summaryPath })=>null !== (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, summaryPath))).map(({ summaryPath })=>(0, _bounds_js__WEBPACK_IMPORTED_MODULE_9__._Z)(prefix, summaryPath));
            let uncommitted = changes.some(({ path })=>summaries.includes(path));
            let [told, summarised] = [
                await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.$r)(git, [
                    (0, _bounds_js__WEBPACK_IMPORTED_MODULE_9__._Z)(prefix, report)
                ]),
                await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.$r)(git, summaries)
            ];
            let isAfter = null !== told && null !== summarised && told !== summarised && await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.QX)(git, told, summarised);
            return (0, _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__.Yv)(()=>(0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(text, uncommitted || isAfter));
        }
    },
    7792: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>verificationState
        });
        var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81757);
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22016);
        function readVerification(text) {
            let { values, bodyStart } = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zT)(text);
            let declared = (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(values.get('status')) || bodyStatus(text.slice(bodyStart));
            let [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec((0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(values.get('score'))) ?? [];
            return {
                status: knownStatus(declared),
                declared,
                score: void 0 === verified || void 0 === total ? null : {
                    verified: Number(verified),
                    total: Number(total)
                },
                gaps: count(values.get('gaps')),
                humanVerification: count(values.get('human_verification'))
            };
        }
        function bodyStatus(body) {
            let [, said] = /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
            return said?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
        }
        function count(value) {
            let text = 'string' == typeof value ? value.trim().toLowerCase() : null;
            if (null !== text && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
            let said = value?.status;
            if ('string' == typeof said && 'passed' === knownStatus(said)) return 0;
            return (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.KE)(value).length;
        }
        function knownStatus(declared) {
            let word = (declared ?? '').toLowerCase().replace(/[-\s]+/g, '_').replace(/[^\p{L}_]+/gu, '').replace(/^_+|_+$/g, '');
            if (/^(?:passed|pass|verified)$/.test(word)) return 'passed';
            if (/gaps?(?:_|$)|^fail|^not_|^incomplete|^blocked|^rejected/.test(word)) return 'gaps_found';
            return /^human/.test(word) ? 'human_needed' : 'unknown';
        }
        function verificationOutcome(report) {
            let { status, score, gaps, humanVerification } = report;
            if ('gaps_found' === status || gaps > 0) return 'gaps_found';
            if ('passed' === status && null !== score && score.verified < score.total) return 'gaps_found';
            return 'passed' === status && humanVerification > 0 ? 'human_needed' : status;
        }
        function verificationState(report, summarisedSince) {
            if (null === report) return 'missing';
            return summarisedSince ? 'stale' : verificationOutcome(readVerification(report));
        }
    },
    17120: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>exitGate
        });
        function exitGate(facts, policy) {
            return testsStandInTheWay(facts, policy) ?? requirementsStandInTheWay(facts) ?? verificationStandsInTheWay(facts) ?? openOrConfirm(facts, policy);
        }
        function testsStandInTheWay({ tests, commit }, { requireTests }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'tests',
                    next,
                    why
                });
            if (null === tests) return false !== requireTests ? closed('run_tests', 'No tests were run; a phase is not complete on trust') : void 0;
            if (tests.commit !== commit) return closed('run_tests', `The tests were run on ${short(tests.commit)}, not on ${short(commit)}`);
            switch(tests.verdict){
                case 'pass':
                    return;
                case 'fail':
                    return closed('fix', 'The tests fail');
                default:
                    return closed('ask', 'Whether the tests pass is not known, and that is no pass');
            }
        }
        function requirementsStandInTheWay({ requirements, commit }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'requirements',
                    next,
                    why
                });
            let { done, open } = requirements;
            if (requirements.commit !== commit) return closed('continue', `The requirements were read on ${short(requirements.commit)}, not on ${short(commit)}`);
            if (false === done) return closed('continue', `Open: ${list(open)}`);
            return true === done && 0 === open.length ? void 0 : closed('ask', `Whether the requirements are done is not known: ${list(open)}`);
        }
        function verificationStandsInTheWay({ verification, commit }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'verification',
                    next,
                    why
                });
            if (null === verification) return;
            if (verification.commit !== commit) return closed('continue', `The verification is of ${short(verification.commit)}, not of ${short(commit)}`);
            switch(verification.status){
                case 'passed':
                    return;
                case 'gaps_found':
                    return closed('fix', 'The verification found gaps');
                case 'human_needed':
                    return closed('ask', 'The verification asks for a person');
                default:
                    return closed('fix', 'Whether the phase is verified is not known, and that is no pass');
            }
        }
        function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
            let why = tests ? 'The tests pass and the requirements are done' : 'The requirements are done; tests are not required';
            let isConfirmed = null === tests || confirmations >= (confirmingRuns ?? 0);
            return isConfirmed ? {
                open: true,
                why
            } : {
                open: false,
                by: 'tests',
                next: 'run_tests',
                why: `${why}; ${confirmingRuns} more runs have to confirm it`
            };
        }
        function short(commit) {
            return commit.slice(0, 12);
        }
        function list(open) {
            if (0 === open.length) return 'nothing is named';
            return open.length <= 5 ? open.join('; ') : `${open.slice(0, 5).join('; ')} and ${open.length - 5} more`;
        }
    }
};
