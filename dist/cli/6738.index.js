export const id = 6738;
export const ids = [
    6738
];
export const modules = {
    66738: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>endPhase
        });
        var external_node_path_ = __webpack_require__(76760);
        var attempt_signal = __webpack_require__(22777);
        var budget = __webpack_require__(3432);
        var commit_plan = __webpack_require__(16164);
        var standing = __webpack_require__(29053);
        var atomic_file = __webpack_require__(50229);
        var ledger_event = __webpack_require__(36881);
        var round = __webpack_require__(26567);
        var spending = __webpack_require__(13567);
        function warningsIn(events, runId) {
            let mine = events.flatMap((each)=>'warning' === each.event && each.runId === runId ? [
                    each.message
                ] : []);
            return [
                ...new Set(mine)
            ];
        }
        var diagnostic = __webpack_require__(92148);
        var job_matrix = __webpack_require__(62582);
        var ready = __webpack_require__(93006);
        var completion_signal = __webpack_require__(57733);
        function exitLog({ run, history, startedAt }, signal, exitStatus) {
            let succeeded = history.filter(({ outcome })=>'success' === outcome).length;
            return {
                exitStatus,
                reason: 'failure' === signal.status ? signal.details.reason : signal.status,
                lastPlan: history.at(-1)?.plan ?? null,
                iterations: history.length,
                successRate: 0 === history.length ? null : succeeded / history.length,
                durationMs: Math.round(run.services.clock.uptimeMs() - startedAt),
                complete: run.progress.done.size,
                plans: run.schedule.plans.length
            };
        }
        function inState(told, run) {
            let { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = told;
            let phase = `phase ${run.phase.id}`;
            let rate = null === successRate ? '' : `, ${Math.round(100 * successRate)} % of them succeeded`;
            let isDone = 'COMPLETED' === exitStatus;
            let today = new Date(run.services.clock.now()).toISOString().slice(0, 10);
            return {
                status: isDone ? 'Phase complete' : `${exitStatus}${'blocked' === reason ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
                lastActivity: `${today} - ${phase} ${exitStatus}: ${iterations} ${1 === iterations ? 'attempt' : 'attempts'}${rate}, ${Math.round(durationMs / 1000)} s`,
                ...null === lastPlan ? {} : {
                    stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}`
                }
            };
        }
        var human_gate = __webpack_require__(52304);
        var phase_verdict = __webpack_require__(40361);
        var run_progress = __webpack_require__(14664);
        async function endPhase(progress, askGate) {
            let { run, signals, startedAt } = progress;
            await run.isolation.chores.drain();
            let order = run.schedule.plans.map(({ plan })=>plan.id);
            let leftOut = (0, run_progress.Kj)(progress);
            let held = new Map((0, ready.yJ)(run.schedule, progress.states).map((each)=>[
                    each.plan,
                    each
                ]));
            for (let { plan } of run.schedule.plans)if (!signals.has(plan.id)) {
                let { id } = plan;
                let asked = await stillAsked(plan, run);
                (0, run_progress.Ep)(progress, id, asked ?? notStarted(id, progress, leftOut.includes(id), held.get(id)));
            }
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
            if (null !== gate) for (let [id, facts] of gate.evidence)plans.set(id, tellEvidence(id, facts, progress));
            let deadlineReached = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt;
            let interrupted = wasInterrupted(progress);
            let durationMs = run.services.clock.uptimeMs() - startedAt;
            let roundsUsed = 'rounds' === progress.cut;
            let budgetUsed = 0 === open.length ? null : (0, budget.h4)(run);
            let spent = (0, spending.g)((0, spending.o)(run.services.ledger.events));
            let warnings = warningsOf(progress, plans);
            let retryOptions = {
                maxRetries: run.policy.retry.maximumAttempts - 1,
                backoffMs: run.policy.retry.initialIntervalMs
            };
            let facts = {
                interrupted,
                deadlineReached,
                roundsUsed,
                budgetUsed: budgetUsed?.text ?? null,
                spent,
                warnings,
                leftOut,
                failedPlan: progress.failed?.plan,
                retryOptions,
                durationMs,
                nextSteps: nextSteps(progress, gate),
                failOnWarnings: run.policy.failOnWarnings,
                gate: gate && {
                    ...gate,
                    evidence: gate.level
                }
            };
            let { signal, decision, exit } = (0, phase_verdict.h)({
                plans,
                facts,
                failed: progress.failed?.decision ?? null,
                budgetUsed,
                attempts: progress.history.length
            }, run);
            let told = exitLog(progress, signal, exit.status);
            let { action, why } = decision;
            run.services.ledger.append(ledger_event.PG[signal.status], {
                signal,
                decision: action,
                why,
                ...told
            });
            let report = gate?.verification?.isNew ? writeReport(gate.verification, run.workspace) : null;
            let attempts = progress.history.length - progress.attemptsBefore;
            let hasNews = attempts > 0 || progress.hadOpenRecord || report;
            if (hasNews || 'success' !== signal.status) await (0, commit_plan.yv)({
                isDone: 'success' === signal.status,
                isLeft: progress.isChained,
                report,
                state: inState(told, run)
            }, run);
            let signalPath = run.services.ledger.writeSignal(null, signal);
            return {
                signal,
                signalPath,
                decision,
                exitStatus: exit.status,
                exitCode: exit.code,
                plans,
                evidence: gate?.level ?? null,
                judged: gate?.decision.open ? gate.commit : null,
                attempts,
                durationMs,
                spent,
                lastPlan: told.lastPlan,
                successRate: told.successRate
            };
        }
        function writeReport({ report, text }, workspace) {
            if (null !== text) (0, atomic_file.fR)((0, external_node_path_.join)(workspace.root, report), text);
            return report;
        }
        function tellEvidence(id, facts, { run, signals }) {
            let signal = signals.get(id);
            let { plan, attempt, timestamp } = signal;
            let at = {
                ...(0, attempt_signal.OK)(run, plan, attempt),
                ...void 0 === timestamp ? {} : {
                    at: new Date(timestamp)
                }
            };
            if ('success' !== signal.status) return signal;
            let told = completion_signal.FL.success(run.phase.id, {
                ...signal.details,
                evidence: (0, attempt_signal.Wr)(facts)
            }, {
                ...at,
                runId: signal.runId ?? run.runId
            });
            signals.set(id, told);
            run.services.ledger.writeSignal(id, told);
            return told;
        }
        function warningsOf({ run }, plans) {
            let ofPlans = [
                ...plans
            ].flatMap(([id, { details }])=>{
                let { warnings } = details;
                return Array.isArray(warnings) ? warnings.map((warning)=>`plan ${id}: ${String(warning)}`) : [];
            });
            let planFiles = new Set(run.schedule.plans.map(({ plan })=>plan.path));
            let found = run.found.findings.filter(({ file })=>!planFiles.has(file)).map(diagnostic.N);
            return [
                ...new Set([
                    ...found,
                    ...warningsIn(run.services.ledger.events, run.runId),
                    ...ofPlans
                ])
            ];
        }
        function wasInterrupted({ run, cut }) {
            return run.services.interrupt.soon.aborted || 'interrupted' === cut;
        }
        async function stillAsked(plan, run) {
            let { next } = (0, standing.qV)(plan, run);
            return 'wait' === next.kind && null !== next.part ? (0, human_gate.l)(plan, run) : null;
        }
        function notStarted(plan, progress, isLeftOut, held) {
            let { run, states, retries, cut } = progress;
            let retried = retries.get(plan);
            if (void 0 !== retried) return retried;
            let skipped = (why)=>completion_signal.FL.skipped(run.phase.id, `not started: ${why}`, {}, (0, attempt_signal.OK)(run, plan));
            if (isLeftOut) return skipped('it is not among the plans that this run was to run');
            if (wasInterrupted(progress)) return (0, attempt_signal.tE)(plan, void 0, run);
            if (held?.state === 'failed') return skipped(`it depends on plan ${held.root}, which failed`);
            let over = (0, run_progress.Fd)(progress);
            if (null !== over) return skipped(over);
            let waits = (run.schedule.plans.find((each)=>each.plan.id === plan)?.dependsOn ?? []).filter((id)=>'done' !== states.get(id));
            let at = (0, attempt_signal.OK)(run, plan);
            let isOutOfBudget = null !== (0, budget.h4)(run);
            let first = isOutOfBudget ? 'the budget was used up' : 'rounds' === cut ? 'the rounds were used up' : "the run's deadline came";
            if (0 === waits.length) return skipped(`${first} first`);
            return completion_signal.FL.blocked(run.phase.id, `waits for plan ${waits.join(', ')}`, {
                blockingDependencies: waits
            }, at);
        }
        function nextSteps(progress, gate) {
            let { run, failed, signals, cut } = progress;
            let leftOut = (0, run_progress.Kj)(progress);
            let isBudget = failed?.decision.action === 'stop' && 'budget' === failed.decision.reason;
            if (isBudget || null === failed && null === gate && !wasInterrupted(progress) && null !== (0, budget.h4)(run)) return [
                'raise the ceiling that is named above and run the phase again, or count anew with --fresh'
            ];
            if ('rounds' === cut && progress.history.length >= run.policy.retry.maximumRunAttempts) return [
                'run the phase again with --fresh to count attempts anew'
            ];
            if (wasInterrupted(progress) || 'rounds' === cut) return gate?.decision.open ? [] : [
                'run the phase again to continue'
            ];
            if (failed?.decision.action === 'stop' && 'attempts' === failed.decision.reason) return [
                'run the phase again with --fresh to count attempts anew'
            ];
            if (failed) return [
                ...failedPlans(progress).map(({ plan, attempts })=>`read the logs of plan ${plan}: ${logsOf(plan, attempts, run)}`),
                ...stepsAsked(signals),
                'fix the plan or the repository, then run the phase again'
            ];
            if (gate?.decision.open === false) return stepsToOpen(gate.decision, gate, run);
            let steps = [
                ...signals.values()
            ].flatMap(({ details })=>details.nextSteps);
            return 0 === leftOut.length ? steps : [
                ...steps,
                `run ${leftOut.join(', ')} as well, or the phase without --only`
            ];
        }
        function stepsAsked(signals) {
            let asked = [
                ...signals.values()
            ].filter(({ status, details })=>'blocked' === status && 'question' in details);
            return asked.flatMap(({ details })=>details.nextSteps.filter((step)=>step.includes(': phase-executor ')));
        }
        function failedPlans({ failed, signals }) {
            let others = [
                ...signals
            ].flatMap(([plan, { status, attempt = 1 }])=>'failure' === status && plan !== failed?.plan ? [
                    {
                        plan,
                        attempts: attempt
                    }
                ] : []);
            return null === failed ? others : [
                failed,
                ...others
            ];
        }
        function logsOf(plan, attempt, run) {
            let jobs = (0, round.aG)(run.services.ledger.events, run.runId);
            if (0 === jobs.length) return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
            let job = jobs.findLast((each)=>each.plan === plan || '' === each.plan);
            let isPlan = run.schedule.plans.some((each)=>each.plan.id === plan);
            return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : (0, job_matrix.Oq)(run.phase.id)}`;
        }
        function stepsToOpen(decision, { verification }, run) {
            switch(decision.by){
                case 'commit':
                    if ('ask' === decision.next) return [
                        'name the files in files_modified of the plan that should change them, or take the change back, then run the phase again'
                    ];
                    return [
                        'put right what is named above in a commit of its own, then run the phase again'
                    ];
                case 'plans':
                    return [
                        `read ${logsOf('judge', 1, run)}, fix what does not hold on the final commit, then run the phase again`,
                        'where later plans replace the work of earlier ones on purpose: setting recheck: warn'
                    ];
                case 'evidence':
                    return [
                        'give the plan a promise or an <automated> command that a machine can check, or ask for less with min-evidence'
                    ];
                case 'tests':
                    return [
                        `read ${logsOf('tests', 1, run)}, fix what fails, then run the phase again`
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
    }),
    40361: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>phaseVerdict
        });
        var attempt_signal = __webpack_require__(22777);
        var decision = __webpack_require__(71564);
        var exit_status = __webpack_require__(95185);
        var budget = __webpack_require__(22187);
        var completion_signal = __webpack_require__(57733);
        var signal_failures = __webpack_require__(93381);
        function phaseOutcome(phase, plans, facts, context) {
            let all = [
                ...plans.values()
            ];
            let warnings = [
                ...new Set([
                    ...facts.warnings ?? [],
                    ...facts.gate?.remarks ?? []
                ])
            ].slice(0, 50);
            let common = {
                ...totals(all, facts.spent),
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
                    retryable: (0, signal_failures.r3)(reason)
                }, context);
            let isComplete = all.length > 0 && all.every(({ status })=>'success' === status);
            let gate = facts.gate ? gateDetails(facts.gate) : {};
            if (isComplete && facts.gate?.decision.open && facts.failOnWarnings && warnings.length > 0) return completion_signal.FL.failure(phase, `every plan is complete, but ${1 === warnings.length ? 'there is a warning' : `there are ${warnings.length} warnings`}, and fail-on-warnings is set`, {
                ...common,
                ...gate,
                reason: 'verification_failed',
                retryable: false
            }, context);
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
            let failures = all.flatMap((signal)=>'failure' === signal.status ? [
                    signal
                ] : []);
            let failed = failures.find(({ plan })=>plan === facts.failedPlan) ?? failures[0];
            if (void 0 !== failed) {
                let { reason, retryable, error } = failed.details;
                let others = failures.filter((each)=>each !== failed).map(({ plan })=>plan);
                let more = 0 === others.length ? '' : `; ${others.join(', ')} failed as well`;
                let message = `plan ${failed.plan} failed: ${error?.message ?? reason}${more}`;
                return completion_signal.FL.failure(phase, message, {
                    ...common,
                    ...retry,
                    reason,
                    retryable,
                    failedPlan: failed.plan
                }, context);
            }
            if (facts.budgetUsed) return fail('budget', `${facts.budgetUsed}, with ${progress(all)}`);
            if (facts.roundsUsed) return fail('budget', `the rounds were used up with ${progress(all)}`);
            if (facts.deadlineReached) return fail('deadline', `the deadline came with ${progress(all)}`);
            let waiting = all.flatMap((signal)=>'blocked' === signal.status ? [
                    signal
                ] : []);
            let [first] = waiting;
            let { leftOut = [] } = facts;
            if (!first && leftOut.length > 0) {
                let reason = `${progress(all)}; this run was not to run ${leftOut.join(', ')}`;
                return completion_signal.FL.blocked(phase, reason, {
                    ...common,
                    blockingDependencies: [
                        ...leftOut
                    ]
                }, context);
            }
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
            if ('plans' === gate.decision.by) return true;
            return 'tests' === gate.decision.by ? !gate.tests?.failed : 'verification' === gate.decision.by && gate.verification?.status === 'unknown';
        }
        function notYet(phase, gate, common, context) {
            let why = [
                gate?.decision.why ?? 'the exit gate was not asked',
                ...gate?.tests?.reasons ?? []
            ].join(': ');
            let message = `every plan is complete, but not the phase: ${why}`;
            let closed = gate?.decision.open === false ? gate.decision : null;
            let mayAsk = closed?.by === 'verification' || closed?.by === 'commit';
            let asks = closed?.by === 'requirements' || mayAsk && 'ask' === closed.next;
            if (asks) return completion_signal.FL.blocked(phase, message, {
                ...common,
                userInputRequired: true
            }, context);
            let reason = closed?.by === 'tests' ? 'tests_failed' : 'verification_failed';
            return completion_signal.FL.failure(phase, message, {
                ...common,
                reason,
                retryable: false
            }, context);
        }
        function gateDetails({ tests, verification, commit, evidence, cost }) {
            return {
                ...evidence ? {
                    evidence,
                    judged: {
                        commit,
                        ...cost
                    }
                } : {},
                ...tests ? {
                    tests: {
                        ...tests,
                        commit
                    }
                } : {},
                ...verification && 'missing' !== verification.status ? {
                    verification: {
                        status: verification.status,
                        report: verification.report,
                        hash: verification.hash,
                        commit
                    }
                } : {}
            };
        }
        function progress(all) {
            return `${all.filter(({ status })=>'success' === status).length} of ${all.length} plans complete`;
        }
        function totals(all, spent = budget.at) {
            let sum = (figures)=>{
                let known = figures.filter((figure)=>void 0 !== figure);
                return known.length > 0 ? known.reduce((a, b)=>a + b, 0) : void 0;
            };
            let files = new Set(all.flatMap(({ details })=>details.filesModified));
            let tokensUsed = (0, budget.k8)(spent) || sum(all.map(({ details })=>details.tokensUsed));
            let costUsd = spent.costUsd || sum(all.map(({ details })=>details.costUsd));
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
        function phaseVerdict(found, run) {
            let { plans, facts, failed, budgetUsed } = found;
            let signal = phaseOutcome(run.phase.id, plans, facts, (0, attempt_signal.OK)(run));
            let decision = failed ?? outOfBudget(signal, budgetUsed) ?? outOfRounds(signal, facts) ?? decideOnPhase(signal, found, run);
            let exit = (0, exit_status.et)({
                status: signal.status,
                interrupted: facts.interrupted,
                capReached: 'stop' === decision.action,
                reason: 'failure' === signal.status ? signal.details.reason : void 0
            });
            return {
                signal,
                decision,
                exit
            };
        }
        function outOfRounds({ phase, status }, { roundsUsed }) {
            if (true !== roundsUsed || 'failure' !== status) return null;
            let why = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
            return {
                continue: false,
                action: 'stop',
                reason: 'rounds',
                rule: 'rounds_used',
                why
            };
        }
        function outOfBudget({ phase, status }, cap) {
            if (null === cap || 'failure' !== status) return null;
            let why = `Phase ${phase} ended: ${cap.text}`;
            return {
                continue: false,
                action: 'stop',
                reason: 'budget',
                rule: 'budget_used',
                why
            };
        }
        function decideOnPhase(signal, { facts, attempts }, run) {
            let { retry, limits } = run.policy;
            let { clock } = run.services;
            return (0, decision.L)(signal, {
                retry,
                nextPhase: run.nextPhase
            }, {
                failures: [],
                runAttempts: attempts,
                now: new Date(clock.now()),
                deadlineAt: new Date(clock.now() + limits.deadlineAt - clock.uptimeMs()),
                interrupted: facts.interrupted,
                random: run.services.random()
            });
        }
    })
};
