export const id = 304;
export const ids = [
    304
];
export const modules = {
    56965: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>endPhase
        });
        var external_node_path_ = __webpack_require__(76760);
        var attempt_signal = __webpack_require__(22777);
        var commit_plan = __webpack_require__(69846);
        var atomic_file = __webpack_require__(50229);
        var ledger_event = __webpack_require__(36881);
        var round = __webpack_require__(26567);
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
        var completion_signal = __webpack_require__(57733);
        var decision = __webpack_require__(71564);
        var exit_status = __webpack_require__(95185);
        var failures = __webpack_require__(93381);
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
                    retryable: (0, failures.r3)(reason)
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
        var run_progress = __webpack_require__(14664);
        async function endPhase(progress, askGate) {
            let { run, signals, startedAt } = progress;
            await run.isolation.chores.drain();
            let order = run.schedule.plans.map(({ plan })=>plan.id);
            for (let id of order)if (!signals.has(id)) (0, run_progress.Ep)(progress, id, notStarted(id, progress));
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
            let warnings = warningsOf(progress, plans);
            let retryOptions = {
                maxRetries: run.policy.retry.maximumAttempts - 1,
                backoffMs: run.policy.retry.initialIntervalMs
            };
            let facts = {
                interrupted,
                deadlineReached,
                roundsUsed,
                warnings,
                retryOptions,
                durationMs,
                nextSteps: nextSteps(progress, gate),
                failOnWarnings: run.policy.failOnWarnings,
                gate: gate && {
                    ...gate,
                    evidence: gate.level
                }
            };
            let signal = phaseOutcome(run.phase.id, plans, facts, (0, attempt_signal.OK)(run));
            let decision = progress.failed?.decision ?? outOfRounds(signal, progress) ?? decideOn(signal, progress);
            let capReached = 'stop' === decision.action;
            let exit = (0, exit_status.et)({
                status: signal.status,
                interrupted,
                capReached,
                reason: 'failure' === signal.status ? signal.details.reason : void 0
            });
            let told = exitLog(progress, signal, exit.status);
            run.services.ledger.append(ledger_event.PG[signal.status], {
                signal,
                decision: decision.action,
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
                attempts,
                durationMs,
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
        function outOfRounds(signal, { cut, run }) {
            if ('rounds' !== cut || 'failure' !== signal.status) return null;
            let why = `Phase ${run.phase.id} has used its rounds; the next run continues where this one ended`;
            return {
                continue: false,
                action: 'stop',
                reason: 'rounds',
                why
            };
        }
        function notStarted(plan, progress) {
            let { run, states, failed, retries, cut } = progress;
            let retried = retries.get(plan);
            if (void 0 !== retried) return retried;
            if (wasInterrupted(progress)) return (0, attempt_signal.tE)(plan, void 0, run);
            let waits = (run.schedule.plans.find((each)=>each.plan.id === plan)?.dependsOn ?? []).filter((id)=>'done' !== states.get(id));
            let at = (0, attempt_signal.OK)(run, plan);
            if (failed) return completion_signal.FL.skipped(run.phase.id, `not started: plan ${failed.plan} failed`, {}, at);
            let first = 'rounds' === cut ? 'the rounds were used up' : "the run's deadline came";
            if (0 === waits.length) return completion_signal.FL.skipped(run.phase.id, `not started: ${first} first`, {}, at);
            return completion_signal.FL.blocked(run.phase.id, `waits for plan ${waits.join(', ')}`, {
                blockingDependencies: waits
            }, at);
        }
        function decideOn(signal, progress) {
            let { run, history } = progress;
            let { retry, limits } = run.policy;
            let { nextPhase } = run;
            let { clock } = run.services;
            return (0, decision.L)(signal, {
                retry,
                nextPhase
            }, {
                failures: [],
                runAttempts: history.length,
                now: new Date(clock.now()),
                deadlineAt: new Date(clock.now() + limits.deadlineAt - clock.uptimeMs()),
                interrupted: wasInterrupted(progress),
                random: run.services.random()
            });
        }
        function nextSteps(progress, gate) {
            let { run, failed, signals, cut } = progress;
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
                `read the logs of plan ${failed.plan}: ${logsOf(failed.plan, failed.attempts, run)}`,
                'fix the plan or the repository, then run the phase again'
            ];
            if (gate?.decision.open === false) return stepsToOpen(gate.decision, gate, run);
            return [
                ...signals.values()
            ].flatMap(({ details })=>details.nextSteps);
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
    },
    74451: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>runPhase,
            E: ()=>runPlans
        });
        var attempt_signal = __webpack_require__(22777);
        var standing = __webpack_require__(29053);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        async function packLooseObjects(git, { atLeast = manyObjects } = {}) {
            let objects = (0, external_node_path_.join)(git.commonDir, 'objects');
            let folders = (0, external_node_fs_.readdirSync)(objects).filter((name)=>/^[0-9a-f]{2}$/.test(name));
            let names = folders.flatMap((folder)=>(0, external_node_fs_.readdirSync)((0, external_node_path_.join)(objects, folder)).flatMap((rest)=>/^[0-9a-f]{38,62}$/.test(rest) ? [
                        `${folder}${rest}`
                    ] : []));
            if (names.length < atLeast) return 0;
            let args = [
                'pack-objects',
                '--quiet',
                '--window=4',
                '--threads=1',
                (0, external_node_path_.join)(objects, 'pack', 'pack')
            ];
            await git.run(args, {
                stdin: `${names.join('\n')}\n`
            });
            await git.run([
                'prune-packed',
                '--quiet'
            ]);
            return names.length;
        }
        let manyObjects = 2_000;
        var lease = __webpack_require__(37959);
        var waits = __webpack_require__(21999);
        var ready = __webpack_require__(93006);
        var completion_signal = __webpack_require__(57733);
        var human_gate = __webpack_require__(52304);
        var phase_end = __webpack_require__(56965);
        var phase_gate = __webpack_require__(79582);
        var plan_changes = __webpack_require__(24284);
        var plan_run = __webpack_require__(39904);
        var run_progress = __webpack_require__(14664);
        var witness_here = __webpack_require__(24910);
        async function runPhase(given) {
            let { run, stop } = stoppable(given);
            let progress = (0, run_progress.AD)(run);
            (0, run_progress.iP)(progress);
            try {
                await runPlans(progress);
                return await (0, phase_end.z)(progress, async ()=>(0, phase_gate.n)(run, (0, witness_here.i)(progress.before, run), await (0, plan_changes.X)(run, progress.signals)));
            } catch (error) {
                stop();
                await Promise.allSettled(progress.running.values());
                let message = error instanceof Error ? error.message : String(error);
                let reason = waits.l.isStuck ? 'interrupted' : 'internal';
                let details = {
                    reason,
                    retryable: waits.l.isStuck
                };
                run.services.ledger.writeSignal(null, completion_signal.FL.failure(run.phase.id, message, details, (0, attempt_signal.OK)(run)));
                throw error;
            }
        }
        async function runPlans(progress) {
            let { running } = progress;
            for(;;){
                for (let plan of nextPlans(progress))running.set(plan.id, take(plan, progress).finally(()=>running.delete(plan.id)));
                if (0 === running.size) return;
                await Promise.race(running.values());
            }
        }
        function stoppable(run) {
            let own = new AbortController();
            let orOwn = (signal)=>AbortSignal.any([
                    signal,
                    own.signal
                ]);
            let interrupt = {
                soon: orOwn(run.services.interrupt.soon),
                now: orOwn(run.services.interrupt.now)
            };
            return {
                run: {
                    ...run,
                    services: {
                        ...run.services,
                        interrupt
                    }
                },
                stop: ()=>own.abort()
            };
        }
        function nextPlans({ run, states, failed }) {
            if (failed || run.services.interrupt.soon.aborted || run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt) return [];
            let only = run.leg?.plan;
            if (only) return run.schedule.plans.flatMap(({ plan })=>plan.id === only && 'pending' === states.get(only) ? [
                    plan
                ] : []);
            let waiting = [
                ...run.found.orphans.keys()
            ].filter((id)=>'pending' === states.get(id));
            let isBusy = [
                ...states.values()
            ].includes('running');
            if (waiting.length > 0 && !run.policy.useWorktrees) return run.schedule.plans.flatMap(({ plan })=>isBusy || plan.id !== waiting[0] ? [] : [
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
                ...(0, ready.iQ)(run.schedule, atWork, {
                    apart: true,
                    limit: run.policy.parallel
                })
            ]);
            return run.schedule.plans.flatMap(({ plan })=>ids.has(plan.id) ? [
                    plan
                ] : []);
        }
        async function take(plan, progress) {
            let { run, states } = progress;
            states.set(plan.id, 'running');
            let waits = run.found.orphans.has(plan.id) ? null : await (0, human_gate.l)(plan, run);
            if (null !== waits) return (0, run_progress.Ep)(progress, plan.id, waits);
            tellAnswers(plan, run);
            let last = progress.past.attempts.findLast((attempt)=>attempt.plan === plan.id);
            let planEnd = await (0, plan_run.Fo)(plan, progress.history, last, run);
            if (progress.history.length % packEvery === 0) await tryToPack(run);
            if ('failure' === planEnd.signal.status) progress.failed ??= {
                ...planEnd,
                plan: plan.id
            };
            (0, run_progress.Ep)(progress, plan.id, planEnd.signal);
        }
        let packEvery = 100;
        async function tryToPack(run) {
            let { git } = run.workspace;
            let { ledger } = run.services;
            try {
                await packLooseObjects(git);
            } catch (error) {
                if (error instanceof lease.Qz) throw error;
                ledger.append('warning', {
                    message: `objects were not packed: ${error.message}`
                });
            }
        }
        function tellAnswers(plan, run) {
            let { ledger } = run.services;
            let told = ledger.earlier.flatMap((event)=>'answered' === event.event ? [
                    event.question
                ] : []);
            for (let { answer } of (0, standing.qV)(plan, run).answered)if (!told.includes(answer.question)) ledger.append('answered', {
                plan: plan.id,
                question: answer.question,
                approved: answer.approved,
                by: answer.by
            });
        }
    },
    24910: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            i: ()=>witnessHere
        });
        var programs = __webpack_require__(71466);
        var exit_gate = __webpack_require__(17120);
        var command_strength = __webpack_require__(51132);
        var place_programs = __webpack_require__(8808);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var test_integrity = __webpack_require__(41189);
        var tree = __webpack_require__(18662);
        function testsOnBase(events, commit, command) {
            let known = events.findLast((event)=>'tests_base' === event.event && event.commit === commit && event.command === command);
            return known?.event === 'tests_base' ? known.verdict : null;
        }
        function compareWithBaseline(before, after) {
            let [base, now] = [
                tallyOf(before),
                tallyOf(after)
            ];
            if (null === base) return {
                weakened: [],
                remarks: [
                    `the tests were not compared: ${uncounted(before)} on the base`
                ]
            };
            if (null === now) return {
                weakened: base.executed > 0 ? [
                    `${uncounted(after)}, but the base executed ${tests(base.executed)}`
                ] : [],
                remarks: []
            };
            let changedRunner = before.runner === after.runner ? [] : [
                `the tests ran with ${before.runner} on the base, with ${after.runner} now`
            ];
            let weakened = [
                ...fell('executed', base.executed, now.executed),
                ...fell('counted in all', base.total, now.total),
                ...rose('skipped', base.skipped, now.skipped),
                ...rose('todo', base.todo, now.todo),
                ...rose('expected to fail', base.expectedToFail, now.expectedToFail),
                ...rose('deselected', base.deselected, now.deselected),
                ...rose('not run', base.notRun, now.notRun)
            ];
            return {
                weakened,
                remarks: changedRunner
            };
        }
        function tallyOf({ passed, failed, skipped, errors, total, extra }) {
            if (null === passed || null === failed) return null;
            let { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
            let executed = passed + failed + (errors ?? 0) + flaky;
            let expectedToFail = xfailed + xpassed;
            let all = executed + (skipped ?? 0) + todo + expectedToFail;
            return {
                executed,
                skipped: skipped ?? 0,
                todo,
                expectedToFail,
                deselected,
                notRun,
                total: null === total ? all : Math.max(total, all)
            };
        }
        function uncounted({ passed, failed }) {
            return null === passed && null !== failed ? 'the number of passed tests is not printed' : 'no test could be counted';
        }
        function fell(what, before, after) {
            return after < before ? [
                `${tests(before)} ${was(before)} ${what} on the base, ${after} now`
            ] : [];
        }
        function rose(what, before, after) {
            return after > before ? [
                `${tests(after)} ${is(after)} ${what}, ${before} on the base`
            ] : [];
        }
        let tests = (count)=>1 === count ? '1 test' : `${count} tests`;
        let is = (count)=>1 === count ? 'is' : 'are';
        let was = (count)=>1 === count ? 'was' : 'were';
        var verdict = __webpack_require__(17673);
        function proofOfRed({ onBase, onResult }) {
            if ('pass' !== onResult.verdict) return no(`the new tests do not pass on the result: ${reasonsOf(onResult)}`);
            if ('pass' === onBase.verdict) return no('the new tests pass on the base as well, so they do not show that the work was needed');
            if ('unknown' === onBase.verdict) return no(`whether the new tests fail on the base is not known: ${reasonsOf(onBase)}`);
            let { failed, errors, passed, extra } = onBase;
            let red = (failed ?? 0) + (errors ?? 0);
            if (wasStopped(onBase)) return no(`the new tests did not finish on the base: ${reasonsOf(onBase)}`);
            if (red > 0) return yes(`${red} of ${red + (passed ?? 0)} executed tests fail on the base, and all pass on the result`);
            let files = extra.suitesFailed ?? 0;
            if (files > 0) return yes(`${1 === files ? '1 test file does' : `${files} test files do`} not load on the base, and all pass on the result`);
            if (null !== onBase.runner && null === passed && !onBase.reasons.includes(verdict.g)) return yes(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);
            return no(`on the base no test failed, though the run did: ${reasonsOf(onBase)}`);
        }
        function wasStopped({ reasons }) {
            return reasons.some((reason)=>/^the tests (?:were killed by|did not end before)/.test(reason));
        }
        let yes = (sentence)=>({
                proven: true,
                sentence
            });
        let no = (sentence)=>({
                proven: false,
                sentence
            });
        function reasonsOf({ reasons }) {
            return reasons.slice(0, 3).join('; ') || 'no reason is known';
        }
        var test_file = __webpack_require__(92856);
        var commit_judgement = __webpack_require__(96280);
        var plan_changes = __webpack_require__(24284);
        async function againstBase(tests, place, run) {
            let nothing = {
                weakened: [],
                remarks: [],
                proof: null
            };
            let { startCommit } = run.found;
            let { git, prefix } = run.workspace;
            let { prove } = run.policy;
            if (!run.policy.comparesTests && 'off' === prove) return nothing;
            let { changed, fresh } = await (0, tree.tX)(git, startCommit, place.commit);
            let files = [
                ...changed,
                ...fresh
            ].filter((path)=>!path.startsWith(`${prefix}.planning/`));
            if (0 === files.length) return nothing;
            let base = await (0, commit_judgement.QL)(startCommit, run);
            if ('string' == typeof base) return {
                ...nothing,
                remarks: [
                    `the tests were not compared: ${base}`
                ]
            };
            try {
                let unprepared = await (0, place_programs.J8)(base, run);
                if (null !== unprepared) return {
                    ...nothing,
                    remarks: [
                        `the tests were not compared: ${unprepared}`
                    ]
                };
                let compared = run.policy.comparesTests ? await comparison(tests, base, files, run) : nothing;
                let proof = 'off' === prove ? null : await provenBy(files, {
                    base,
                    place,
                    tests
                }, run);
                let unproven = null === proof || proof.proven ? [] : [
                    proof.sentence
                ];
                return {
                    ...compared,
                    proof,
                    remarks: [
                        ...compared.remarks,
                        ...unproven
                    ]
                };
            } finally{
                base.close();
            }
        }
        async function comparison(tests, base, files, run) {
            let { weakened, remarks } = compareWithBaseline(await countedOn(base, run), tests);
            let isDeclared = (0, test_integrity.Ol)(run);
            let ofTests = files.filter((path)=>(0, test_file.h)(path) || (0, test_file.G)(path));
            let wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
            return wasAsked ? {
                weakened: [],
                remarks: [
                    ...weakened,
                    ...remarks
                ],
                proof: null
            } : {
                weakened,
                remarks,
                proof: null
            };
        }
        async function countedOn(base, run) {
            let { ledger } = run.services;
            let { testCommand: command } = run.policy;
            let known = testsOnBase(ledger.earlier, base.commit, command);
            if (null !== known) return known;
            let verdict = await (0, place_programs.pu)(base, {
                time: 100,
                logFile: ledger.logFile('tests-base', 1)
            }, run);
            ledger.append('tests_base', {
                commit: base.commit,
                command,
                verdict
            });
            return verdict;
        }
        async function provenBy(files, { base, place, tests }, run) {
            let wanted = files.filter((path)=>(0, test_file.h)(path) || (0, test_file.G)(path));
            if (!wanted.some(test_file.h)) return null;
            let time = 100;
            let proofWith = async (chosen)=>{
                time += 1;
                await base.reset();
                for (let path of chosen)copyFile(path, place.top, base.top);
                let onBase = await (0, place_programs.pu)(base, {
                    time,
                    logFile: run.services.ledger.logFile('tests-red', time - 100)
                }, run);
                return proofOfRed({
                    onBase,
                    onResult: tests
                });
            };
            let whole = await proofWith(wanted);
            let changes = await (0, plan_changes.X)(run, new Map());
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            let testsOf = (id)=>changes.of(id).filter((path)=>(0, test_file.h)(path) && wanted.includes(path));
            let authors = ids.filter((id)=>testsOf(id).length > 0);
            if (!whole.proven || authors.length < 2) return {
                ...whole,
                plans: whole.proven ? authors : []
            };
            let material = wanted.filter((path)=>!(0, test_file.h)(path));
            let plans = [];
            for (let id of authors)if ((await proofWith([
                ...material,
                ...testsOf(id)
            ])).proven) plans.push(id);
            return {
                ...whole,
                plans
            };
        }
        function copyFile(path, from, to) {
            let file = (0, external_node_path_.join)(from, path);
            if ((0, external_node_fs_.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isFile() !== true) return;
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(to, path)), {
                recursive: true
            });
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, path), (0, external_node_fs_.readFileSync)(file));
        }
        var verifier = __webpack_require__(74341);
        function witnessHere(before, run) {
            return {
                setUp: (place)=>(0, place_programs.J8)(place, run),
                commands: async (plan, place)=>{
                    let commands = (0, programs.Kf)(plan);
                    let how = {
                        marker: `${run.runId}/judge/1`,
                        log: plan.id,
                        onlyReads: commands.every(command_strength.AD)
                    };
                    let ground = {
                        root: place.root,
                        project: run.workspace.project
                    };
                    return (0, programs.RN)(commands, ground, (0, place_programs.TS)(place, how, run), place.answers);
                },
                tests: (facts, place)=>confirmedTests(facts, place, run),
                verification: async (place)=>{
                    await place.reset();
                    return (0, verifier.Bb)(before, place, run);
                }
            };
        }
        async function confirmedTests(facts, place, run) {
            let policy = {
                requireTests: true,
                confirmingRuns: run.policy.confirmingRuns
            };
            for(let confirmations = 0;; confirmations += 1){
                let tests = await testsOn(facts.commit, confirmations + 1, place, run);
                let decide = (said)=>(0, exit_gate.c)({
                        ...facts,
                        tests: {
                            verdict: said.verdict,
                            commit: facts.commit
                        },
                        confirmations
                    }, policy);
                if ('pass' !== tests.verdict) return {
                    decision: decide(tests),
                    tests,
                    proof: null,
                    remarks: withheldFrom(run.services)
                };
                if (confirmations < run.policy.confirmingRuns) continue;
                let { weakened, remarks, proof } = await againstBase(tests, place, run);
                let told = 0 === weakened.length ? tests : withoutTrust(tests, weakened);
                return {
                    decision: decide(told),
                    tests: told,
                    proof,
                    remarks
                };
            }
        }
        function withheldFrom({ judging }) {
            let names = judging.withheld();
            if (0 === names.length) return [];
            return [
                `the tests ran without the secrets of the job (${names.join(', ')}); agent-env passes those it names`
            ];
        }
        function withoutTrust(tests, weakened) {
            return {
                ...tests,
                verdict: 'fail',
                reasons: [
                    `they prove less than before the phase: ${weakened.join('; ')}`,
                    ...tests.reasons
                ]
            };
        }
        async function testsOn(commit, time, place, run) {
            let { ledger } = run.services;
            ledger.append('tests_start', {
                command: run.policy.testCommand,
                commit,
                of: 'tests',
                time
            });
            await place.reset();
            let verdict = await (0, place_programs.pu)(place, {
                time,
                logFile: ledger.logFile('tests', time)
            }, run);
            ledger.append('tests_end', {
                commit,
                ...verdict
            });
            return verdict;
        }
    },
    17330: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>warnOfCredentials,
            _: ()=>storedCredentials
        });
        function storedCredentials(git) {
            let keys = git.config.credentials;
            if (0 === keys.length) return null;
            return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and give the token as github-token`;
        }
        function warnOfCredentials(run) {
            let { git } = run.workspace;
            let { ledger } = run.services;
            let message = storedCredentials(git);
            if (null !== message) ledger.append('warning', {
                message
            });
        }
    }
};
