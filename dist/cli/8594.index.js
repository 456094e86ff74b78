export const id = 8594;
export const ids = [
    8594
];
export const modules = {
    79826: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>sessionAfter,
            s: ()=>asOneRun
        });
        var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        function sessionAfter({ result }, last) {
            let id = result?.sessionId ?? null;
            if (void 0 === result || null === id || !/^[A-Za-z0-9][\w.:-]{0,127}$/.test(id)) return null;
            let usd = result.cost?.source === 'reported' ? result.cost.usd : null;
            if (null === last) return {
                id,
                before: {
                    usage: result.usage,
                    costUsd: usd
                }
            };
            if (last.id !== id) return {
                id,
                before: {
                    usage: null,
                    costUsd: null
                }
            };
            let { usage, costUsd } = last.before;
            return {
                id,
                before: {
                    usage: sumOf(usage, result.usage, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.vk),
                    costUsd: sumOf(costUsd, usd, (one, other)=>one + other)
                }
            };
        }
        function asOneRun(first, next) {
            let plus = (one, other)=>one + other;
            let notes = [
                first.note,
                next.note
            ].filter((note)=>void 0 !== note);
            return {
                ...next,
                tokensUsed: sumOf(first.tokensUsed, next.tokensUsed, plus),
                costUsd: sumOf(first.costUsd, next.costUsd, plus),
                durationMs: first.durationMs + next.durationMs,
                survivors: first.survivors + next.survivors,
                lastProgress: next.lastProgress ?? first.lastProgress,
                ...0 === notes.length ? {} : {
                    note: notes.join('; ')
                },
                ...next.result && first.result ? {
                    result: asOneResult(first.result, next.result)
                } : {}
            };
        }
        function asOneResult(first, next) {
            let usd = sumOf(first.cost, next.cost, (one, other)=>({
                    ...other,
                    usd: one.usd + other.usd
                }));
            return {
                ...next,
                usage: sumOf(first.usage, next.usage, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.vk),
                usageComplete: first.usageComplete && next.usageComplete,
                usageSeen: sumOf(first.usageSeen, next.usageSeen, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.vk),
                cost: usd,
                turns: first.turns + next.turns,
                toolCalls: first.toolCalls + next.toolCalls,
                toolFailures: first.toolFailures + next.toolFailures,
                denials: [
                    ...new Set([
                        ...first.denials,
                        ...next.denials
                    ])
                ],
                retries: first.retries + next.retries
            };
        }
        function sumOf(one, other, add) {
            return null === one || null === other ? null : add(one, other);
        }
    }),
    9362: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>adoptAttempt
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var agent = __webpack_require__(35654);
        var process_output = __webpack_require__(95732);
        var agent_result = __webpack_require__(17761);
        var agent_session = __webpack_require__(79826);
        var agent_stream = __webpack_require__(6068);
        var clis = __webpack_require__(62975);
        var error_class = __webpack_require__(73549);
        var meter = __webpack_require__(29567);
        async function endInLog(agent, logFiles) {
            let name = clis.jW.find((each)=>each === agent);
            if (void 0 === name) return null;
            let all = null;
            let session = null;
            for (let logFile of logFiles){
                let run = await endOfLog((0, clis.qH)(name), logFile, session?.before ?? null);
                session = (0, agent_session.F)(run, session);
                all = null === all ? run : (0, agent_session.s)(all, run);
            }
            return all;
        }
        async function endOfLog(cli, logFile, before) {
            let stream = new agent_stream.o(cli, cli.reader());
            let output = new process_output.k7({
                tailBytes: 0,
                lineLimitBytes,
                onLine: (line)=>stream.take(line)
            });
            if ((0, external_node_fs_.existsSync)(logFile)) for await (let chunk of (0, external_node_fs_.createReadStream)(logFile))output.take(chunk, 'stdout');
            output.end();
            let result = stream.end({
                exitCode: null,
                by: 'done'
            }, {
                before
            });
            let used = result.usage ?? result.usageSeen;
            let told = {
                exitCode: null,
                durationMs: 0,
                survivors: 0,
                lastProgress: null,
                tokensUsed: null === used ? null : (0, agent_result.RP)(used),
                costUsd: result.cost?.usd ?? null,
                spent: (0, meter.u)(used, result.turns, result.cost?.usd ?? null),
                result
            };
            let { error } = result;
            if (null === error) return {
                ...told,
                ok: true,
                reason: null,
                message: null
            };
            let final = (0, error_class.dR)(error.class) ? {
                retryable: false
            } : {};
            return {
                ...told,
                ...final,
                ok: false,
                reason: (0, error_class.kt)(error.class),
                message: error.message
            };
        }
        let lineLimitBytes = 8388608;
        var tree = __webpack_require__(18662);
        var readings_orphan = __webpack_require__(54945);
        var process_tree = __webpack_require__(48009);
        var completion_signal = __webpack_require__(57733);
        var agent_work = __webpack_require__(94860);
        var attempt_attempt = __webpack_require__(9390);
        var attempt_signal = __webpack_require__(22777);
        var bounds = __webpack_require__(65376);
        var attempt_exchange = __webpack_require__(41168);
        var isolated_attempt = __webpack_require__(24646);
        var run_context = __webpack_require__(33526);
        var tracking_files = __webpack_require__(9090);
        async function adoptAttempt(plan, orphan, run) {
            let { pool, chores, worktrees } = run.isolation;
            let { attempt: number, runId, adopters, tag, endsAt, isEndSeen } = orphan;
            run.services.ledger.append('adopt', {
                plan: plan.id,
                attempt: number,
                from: runId,
                adopters,
                tag,
                endsAt: new Date(endsAt).toISOString(),
                isAtWork: !isEndSeen && (0, process_tree.d8)((0, readings_orphan.O)(orphan)[0] ?? '')
            });
            run.services.ledger.writeSignal(plan.id, (0, attempt_signal.tE)(plan.id, number, run));
            return chores.pauseWhile(async ()=>{
                let agentRun = await chores.runWhileWaiting(()=>endOf(orphan, run));
                if (agentRun.spent) run.services.ledger.append('agent_spend', {
                    plan: plan.id,
                    attempt: number,
                    spent: agentRun.spent
                });
                let worktree = worktrees.find(orphan.place);
                let checkpoint = (await run.workspace.checkpoints.list()).find((each)=>each.tag === tag);
                if (null !== worktree) pool.takeIn();
                if (null === worktree || void 0 === checkpoint || !(0, external_node_fs_.existsSync)(worktree.root)) {
                    if (null !== worktree) pool.giveBack(worktree);
                    return gone(plan, orphan, checkpoint, run);
                }
                let since = {
                    base: checkpoint.head,
                    from: orphan.startedAt
                };
                return (0, isolated_attempt.e)(plan, number, worktree, since, run, (inside)=>conclude(plan, orphan, {
                        worktree,
                        checkpoint,
                        agentRun
                    }, inside));
            });
        }
        async function conclude(plan, orphan, left, run) {
            let { checkpoint, agentRun } = left;
            let exchange = (0, attempt_exchange.LT)((0, external_node_path_.join)((0, external_node_path_.dirname)(run.services.exchangeDir), `phase-executor-${orphan.runId}`), plan.id, orphan.attempt);
            let begun = {
                startedAt: run.services.clock.uptimeMs() - (0, run_context.l)(orphan.startedAt, run.services.clock),
                endsAt: 0,
                repairs: orphan.repairs ?? 0,
                checkpoint,
                exchange,
                isEndSeen: orphan.isEndSeen,
                summaryBefore: await (0, tree.r7)(run.workspace.git, checkpoint.head, `${run.workspace.prefix}${plan.summaryPath}`),
                dirtyBefore: new Set(await run.workspace.checkpoints.dirtyAt(checkpoint)),
                untrackedBefore: new Set(),
                inheritedFrom: null,
                inheritedFiles: []
            };
            let work = async ()=>{
                await undoChecks(orphan, run.workspace);
                await setBack(orphan, checkpoint, run);
                return {
                    agentRun,
                    remarks: []
                };
            };
            let attempt = await (0, attempt_attempt.jp)(plan, orphan.attempt, begun, work, run);
            (0, attempt_exchange.mJ)(exchange);
            tryRemoveFolder((0, external_node_path_.dirname)((0, external_node_path_.dirname)(exchange.signal)));
            return attempt;
        }
        let lookEveryMs = 200;
        async function endOf(orphan, run) {
            let { clock, interrupt } = run.services;
            let { limits } = run.policy;
            let [mark = ''] = (0, readings_orphan.O)(orphan);
            let left = Math.min(orphan.endsAt - clock.now(), limits.timeoutMs);
            let until = Math.min(clock.uptimeMs() + left, limits.deadlineAt);
            let reason = null;
            for(let quiet = 0; quiet < 2 && !orphan.isEndSeen;){
                quiet = (0, process_tree.d8)(mark) ? 0 : quiet + 1;
                if (2 === quiet) break;
                reason = interrupt.now.aborted ? 'interrupted' : 0 === quiet && clock.uptimeMs() >= until ? 'timeout' : null;
                if (null !== reason) break;
                await clock.sleep(0 === quiet ? Math.max(1, Math.min(lookEveryMs, until - clock.uptimeMs())) : 10, interrupt.now);
            }
            if (null !== reason) await (0, process_tree.Gv)(mark, 'timeout' === reason ? limits.graceMs : Math.min(limits.graceMs, agent.YF));
            let swept = await Promise.all((0, readings_orphan.O)(orphan).map((each)=>(0, process_tree.TK)(each)));
            let survivors = swept.reduce((all, { killed })=>all + killed, 0);
            let facts = {
                ...agent_work.nE,
                durationMs: (0, run_context.l)(orphan.startedAt, clock),
                survivors
            };
            if (swept.some(({ escaped })=>escaped > 0)) return {
                ...facts,
                message: 'processes of the adopted attempt could not be ended and may still write to its work tree'
            };
            if ('interrupted' === reason) return {
                ...facts,
                reason,
                message: 'the run was interrupted while the agent of the adopted attempt worked'
            };
            if ('timeout' === reason) return {
                ...facts,
                reason,
                message: 'the agent of the adopted attempt was still running when its time was over'
            };
            let told = orphan.isEndSeen ? null : await endInLog(orphan.agent, logsOf(orphan, run));
            return {
                ...facts,
                ok: true,
                reason: null,
                message: null,
                ...told,
                durationMs: facts.durationMs,
                survivors
            };
        }
        function logsOf({ plan, attempt, repairs = 0 }, { services: { ledger } }) {
            let names = Array.from({
                length: repairs
            }, (_, at)=>`repair-${at + 1}`);
            return [
                'agent',
                ...names
            ].map((name)=>ledger.logFile(plan, attempt, name));
        }
        async function undoChecks({ plan, checkedSince }, { checkpoints }) {
            if (null === checkedSince) return;
            let checkpoint = (await checkpoints.list()).find((each)=>each.plan === plan && each.at === checkedSince);
            if (void 0 === checkpoint) return;
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
        }
        async function setBack({ plan, attempt }, { head }, run) {
            if (!(0, bounds.Gl)(run)) return;
            let before = new Map();
            for (let file of tracking_files.FB)before.set(file, await (0, tree.r7)(run.workspace.git, head, `${run.workspace.prefix}${file}`));
            let files = (0, tracking_files.C1)(run.workspace.root, before).map(({ file })=>file);
            if (files.length > 0) run.services.ledger.append('set_back', {
                plan,
                attempt,
                files
            });
        }
        async function gone(plan, { attempt, tag, runId }, checkpoint, run) {
            if (void 0 !== checkpoint) await run.workspace.checkpoints.discard(checkpoint);
            run.services.ledger.append('recovered', {
                plan: plan.id,
                attempt,
                tag,
                kept: null,
                cutOffRun: runId
            });
            let message = `the run died during attempt ${attempt}, and its work tree is gone`;
            let error = {
                task: `plan ${plan.id}`,
                specialist: run.services.agent.name,
                error_type: 'interrupted',
                details: message
            };
            run.services.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt,
                ...error
            });
            let at = (0, attempt_signal.OK)(run, plan.id, attempt);
            let signal = completion_signal.FL.failure(run.phase.id, message, {
                reason: 'interrupted',
                retryable: true
            }, at);
            return {
                signal,
                earlier: {
                    attempt,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
        function tryRemoveFolder(path) {
            try {
                (0, external_node_fs_.rmdirSync)(path);
            } catch  {}
        }
    }),
    94860: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            OW: ()=>endOfAttempt,
            nE: ()=>notRun,
            JN: ()=>runAgent
        });
        var external_node_fs_ = __webpack_require__(73024);
        var agent_session = __webpack_require__(79826);
        var agents_environment = __webpack_require__(90099);
        var progress = __webpack_require__(69931);
        var agents_prompt = __webpack_require__(46774);
        var readings_opening = __webpack_require__(49607);
        var process_tree = __webpack_require__(48009);
        var trace_ids = __webpack_require__(92476);
        var bounds = __webpack_require__(65376);
        var attempt_budget = __webpack_require__(3432);
        var redaction = __webpack_require__(25827);
        let mostChars = 2_000;
        function lastWords({ result, printed = '' }, { policy, services }) {
            let text = void 0 === result ? isStream(printed) ? '' : printed : result.text ?? '';
            let secrets = policy.agentEnv.map((name)=>services.environment[name] ?? '');
            let said = (0, redaction.$)(secrets)(text.slice(-16384)).replace(controls, ' ').trim();
            if ('' === said) return null;
            return said.length > mostChars ? said.slice(-mostChars) : said;
        }
        let controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
        function isStream(printed) {
            return /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
        }
        var set_back = __webpack_require__(94861);
        var context_window = __webpack_require__(86822);
        class SoftStopWatch {
            #stop = new AbortController();
            #rules;
            #windows;
            #timer;
            #hasNoted = false;
            constructor(rules){
                this.#rules = rules;
                this.#windows = (0, context_window.x)(rules.environment.PHASE_EXECUTOR_WINDOWS);
                let reserveMs = handoffMs(rules.timeoutMs);
                if (0 === reserveMs) return;
                let message = 'was stopped shortly before its time was over (setting timeout or deadline), to hand over';
                this.#timer = setTimeout(()=>this.#end({
                        reason: 'timeout',
                        message
                    }), rules.timeoutMs - reserveMs);
            }
            get signal() {
                return this.#stop.signal;
            }
            see(activity) {
                let { contextLimit, environment, onFilling } = this.#rules;
                if ('usage' !== activity.kind || !activity.contextTokens || 0 === contextLimit) return;
                let window = (0, context_window.O)(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, this.#windows);
                if (null === window) return;
                let percent = Math.floor(100 * activity.contextTokens / window);
                let full = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
                if (percent >= contextLimit) {
                    let message = `was stopped to hand over: ${full}, setting context-limit is ${contextLimit}`;
                    this.#end({
                        reason: 'context_exhausted',
                        message
                    });
                } else if (percent >= 3 * contextLimit / 4 && !this.#hasNoted) {
                    this.#hasNoted = true;
                    onFilling(full);
                }
            }
            close() {
                clearTimeout(this.#timer);
            }
            #end(stop) {
                this.close();
                this.#stop.abort(stop);
            }
        }
        function handoffMs(timeoutMs) {
            let part = Math.min(120_000, timeoutMs / 5);
            return part < 2_000 ? 0 : part;
        }
        var attempt_standing = __webpack_require__(29053);
        var tracking_files = __webpack_require__(9090);
        function endOfAttempt({ policy, services }) {
            return Math.min(services.clock.uptimeMs() + policy.limits.timeoutMs, policy.limits.deadlineAt);
        }
        async function runAgent(plan, attempt, go, { exchange, checkpoint }, run) {
            let { ledger, agent, interrupt } = run.services;
            let { underWay } = run.progress;
            if (interrupt.now.aborted) return {
                agentRun: {
                    ...notRun,
                    reason: 'interrupted',
                    message: 'the run was stopped before it began'
                },
                remarks: []
            };
            let setBack = (0, tracking_files.qT)(run.workspace.root);
            underWay.set(plan.id, {
                attempt,
                checkpoint,
                checkpoints: run.workspace.checkpoints
            });
            let job = jobOf(plan, attempt, go, exchange, run);
            let prompt = go.prompt(job.environment.DEADLINE ?? '');
            let running = agent.resumes ? runToHandoff(prompt, job, go, attempt, run) : call(prompt, job, attempt, run);
            let agentRun = await running.finally(()=>underWay.delete(plan.id));
            if (void 0 !== agentRun.note) ledger.append('warning', {
                plan: plan.id,
                attempt,
                message: agentRun.note
            });
            let undone = (0, bounds.Gl)(run) ? setBack() : [];
            let files = undone.map(({ file })=>file);
            if (files.length > 0) ledger.append('set_back', {
                plan: plan.id,
                attempt,
                files
            });
            let remarks = undone.flatMap(({ file, before, now })=>file.endsWith('.md') ? [
                    (0, set_back.y)(`${run.workspace.prefix}${file}`, before ?? '', now)
                ] : []);
            return {
                agentRun,
                remarks
            };
        }
        function jobOf(plan, attempt, go, exchange, run) {
            let { limits } = run.policy;
            let { ledger, clock, agent } = run.services;
            let timeoutMs = Math.max(1, go.endsAt - clock.uptimeMs());
            let record = (0, progress.j)(clock, (what, activity)=>ledger.append('agent_progress', {
                    plan: plan.id,
                    attempt,
                    what,
                    activity
                }));
            let passed = [
                ...agent.variables ?? [],
                ...run.policy.agentEnv
            ];
            let environment = (0, agents_environment.F)(run.services.environment, passed, {
                PHASE_ID: run.phase.id,
                PLAN_ID: plan.id,
                PLAN_PATH: plan.path,
                SUMMARY_PATH: plan.summaryPath,
                ATTEMPT: String(attempt),
                DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
                SIGNAL_FILE: exchange.signal,
                HANDOFF_FILE: exchange.handoff,
                ...traceContext(plan.id, attempt, run)
            });
            let standing = (0, attempt_standing.qV)(plan, run);
            return {
                plan: {
                    ...plan,
                    tasks: plan.tasks.slice(standing.from, standing.stop?.at),
                    isContinued: standing.parts.length > 0
                },
                environment: {
                    ...environment,
                    ...run.workspace.git.identity,
                    ...run.workspace.git.syncVariables(environment)
                },
                timeoutMs,
                clock,
                promptFile: exchange.prompt,
                cwd: run.workspace.root,
                idleTimeoutMs: limits.idleTimeoutMs,
                graceMs: limits.graceMs,
                cancel: run.services.interrupt.now,
                logFile: ledger.logFile(plan.id, attempt, go.log),
                marker: `${run.runId}/${plan.id}/${attempt}`,
                outlivesUs: run.workspace.isolated && 'full' === (0, process_tree.gl)(),
                onProgress: (what)=>ledger.append('agent_progress', {
                        plan: plan.id,
                        attempt,
                        what
                    }),
                onActivity: (activity)=>{
                    run.services.onActivity(plan.id, activity);
                    record(activity);
                },
                ...null === go.session ? {} : {
                    session: go.session
                }
            };
        }
        function traceContext(plan, attempt, { policy, services, runId, leg }) {
            let { events, earlier } = services.ledger;
            let opening = policy.sendsTraces ? (0, readings_opening.E4)(null === leg ? events : earlier, runId) : null;
            return null === opening ? {} : {
                TRACEPARENT: (0, trace_ids.G$)(opening, plan, attempt)
            };
        }
        async function call(prompt, job, attempt, run) {
            let { ledger, agent, budget } = run.services;
            let { timeoutMs } = job;
            let stamp = {
                plan: job.plan.id,
                attempt
            };
            let told = {
                promptVersion: agents_prompt.NK,
                promptTokens: (0, agents_prompt.Te)(prompt)
            };
            ledger.append('agent_start', {
                ...stamp,
                agent: agent.name,
                timeoutMs,
                ...told
            });
            (0, external_node_fs_.writeFileSync)(job.promptFile, prompt);
            let meter = budget.open(job.plan.id, attempt, (spent)=>ledger.append('agent_spend', {
                    ...stamp,
                    spent
                }));
            let running = agent.run({
                ...job,
                meter,
                gateway: run.services.gateway
            });
            let ended = await (run.workspace.isolated ? run.isolation.chores.runWhileWaiting(()=>running) : running);
            let agentRun = (0, attempt_budget.Vj)(ended, meter);
            let { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
            ledger.append('agent_end', {
                ...stamp,
                ok,
                reason,
                exitCode,
                durationMs,
                survivors,
                ...spent ? {
                    spent
                } : {}
            });
            let said = lastWords(agentRun, run);
            if (null !== said) ledger.append('agent_words', {
                ...stamp,
                said
            });
            return agentRun;
        }
        async function runToHandoff(prompt, job, go, attempt, run) {
            let { ledger, clock } = run.services;
            let stamp = {
                plan: job.plan.id,
                attempt
            };
            let watch = new SoftStopWatch({
                contextLimit: run.policy.contextLimit,
                environment: job.environment,
                timeoutMs: job.timeoutMs,
                onFilling: (what)=>ledger.append('agent_progress', {
                        ...stamp,
                        what,
                        activity: 'context'
                    })
            });
            let onActivity = (activity)=>{
                watch.see(activity);
                job.onActivity(activity);
            };
            let followed = {
                ...job,
                onActivity,
                softStop: watch.signal
            };
            let first = await call(prompt, followed, attempt, run).finally(()=>watch.close());
            let session = (0, agent_session.F)(first, go.session);
            let leftMs = go.endsAt - clock.uptimeMs();
            if (!first.isStopped || null === session || leftMs < 1_000 || job.cancel.aborted) return first;
            ledger.append('handoff_start', {
                ...stamp,
                why: first.message ?? ''
            });
            let handingOver = {
                ...job,
                session,
                timeoutMs: Math.min(leftMs, longestHandoffMs),
                logFile: ledger.logFile(job.plan.id, attempt, `${go.log}-handoff`),
                outlivesUs: false
            };
            let next = await call((0, agents_prompt.NF)(), handingOver, attempt, run);
            if (!next.ok) ledger.append('warning', {
                ...stamp,
                message: `the agent could not hand over: ${next.message ?? ''}`
            });
            let { tokensUsed, costUsd, durationMs, survivors } = (0, agent_session.s)(first, next);
            return {
                ...first,
                tokensUsed,
                costUsd,
                durationMs,
                survivors
            };
        }
        let longestHandoffMs = 120_000;
        let notRun = {
            ok: false,
            reason: 'agent_error',
            message: 'the agent was not run',
            exitCode: null,
            durationMs: 0,
            survivors: 0,
            tokensUsed: null,
            costUsd: null,
            lastProgress: null
        };
    }),
    87023: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>endingOf,
            V: ()=>failure
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var plain_ending = __webpack_require__(25496);
        var atomic_file = __webpack_require__(50229);
        var git_history = __webpack_require__(30012);
        var tree = __webpack_require__(18662);
        var declared = __webpack_require__(75209);
        var plan_hash = __webpack_require__(43017);
        var failures = __webpack_require__(93381);
        var handoff_remaining = __webpack_require__(25839);
        var finding = __webpack_require__(80236);
        var asking = __webpack_require__(72842);
        var programs = __webpack_require__(76478);
        async function automatedChecks(plan, attempt, after, run) {
            let commands = (0, programs.Kf)(plan);
            if ('off' === run.policy.verifyCommands || 0 === commands.length) return [];
            let { checkpoints } = run.workspace;
            let { clock, ledger, judging } = run.services;
            let { limits } = run.policy;
            let at = new Date(clock.now());
            ledger.append('verify_start', {
                plan: plan.id,
                attempt,
                commands: commands.length,
                since: at.toISOString()
            });
            let checkpoint = await checkpoints.create({
                phase: run.phase.id,
                plan: plan.id,
                at,
                known: after,
                isOfAttempt: true
            });
            let findings = await (0, programs.RN)({
                texts: commands,
                areAlone: (0, declared.DM)(plan, run.workspace.prefix)
            }, {
                root: run.workspace.root,
                project: run.workspace.project
            }, {
                env: judging.environment(judging.checksHome(), run.workspace.git.root, {
                    PHASE_ID: run.phase.id,
                    PLAN_ID: plan.id
                }),
                limits,
                clock,
                cancel: run.services.interrupt.now,
                marker: `${run.runId}/${plan.id}/${attempt}`,
                logFile: (name)=>ledger.logFile(plan.id, attempt, name)
            });
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
            return findings;
        }
        var bounds = __webpack_require__(65376);
        var exclude = __webpack_require__(99146);
        var plan_mark = __webpack_require__(87176);
        var commit_plan = __webpack_require__(16164);
        var commit_trailers = __webpack_require__(65845);
        async function commitPart(plan, stop, attempt, facts, run) {
            let { after, left, work, checkpoint } = facts;
            let { checkpoints, isolated, git } = run.workspace;
            let hash = (0, plan_hash.S)(plan);
            let { base, isWitnessed } = work;
            let files = work.changed.slice(0, 10_000);
            let said = {
                upTo: stop.at,
                planHash: hash,
                base,
                isWitnessed,
                files
            };
            run.services.ledger.append('commit', {
                plan: plan.id,
                attempt,
                summaryFromFacts: false,
                part: said
            });
            let wanted = (0, commit_plan.kr)(after.changes.map(({ path })=>path), run);
            let { runId, runUrl } = run;
            let mark = (0, plan_mark.ft)({
                plan: plan.id,
                planHash: hash,
                base: work.base,
                runId,
                runUrl,
                attempt
            }, stop.at);
            let message = (0, commit_trailers.$)(`wip(${plan.id}): ${told(plan, stop)}`, mark, run);
            let sealed = isolated ? await checkpoints.commitDetached(checkpoint, message, wanted, after) : null;
            let head = after.head ?? work.base;
            let made = null === sealed ? await checkpoints.settle(checkpoint, message, wanted, after, 'said') : newOf(sealed);
            let commit = made ?? await git.commitTree(await git.treeOf(head), [
                head
            ], message);
            if (!isolated) git.syncFiles(work.changed);
            (0, exclude.x)(git, left.excluded);
            run.workspace.invalidate();
            let part = {
                plan: plan.id,
                ...said,
                commit,
                head: commit
            };
            if (!isolated) run.services.ledger.append('part', {
                ...part,
                attempt
            });
            return {
                part,
                proven: null === sealed ? null : {
                    checkpoint: sealed.checkpoint,
                    commit
                }
            };
        }
        function newOf({ commit, isNew }) {
            return isNew ? commit : null;
        }
        function told(plan, { at, task }) {
            let done = 1 === at ? 'task 1' : `tasks 1-${at}`;
            let asks = null === task ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
            return 0 === at ? `changes that were asked for${asks}` : `${done} of ${plan.tasks.length}${asks}`;
        }
        var attempt_exchange = __webpack_require__(41168);
        var hollow = __webpack_require__(73506);
        var judge = __webpack_require__(80238);
        var foreign_file = __webpack_require__(45754);
        var frontmatter = __webpack_require__(97697);
        var must_haves = __webpack_require__(22016);
        function pausedWork(changed, { git, prefix }) {
            return changed.filter((path)=>path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path)).flatMap((path)=>{
                let left = leftBy((0, external_node_path_.join)(git.root, path));
                return left.map((each)=>`${path.slice(prefix.length)}: ${each}`);
            });
        }
        function leftBy(path) {
            try {
                let text = (0, foreign_file.v)(path, mostBytes);
                if (null === text) return [];
                return (0, handoff_remaining.u)(path.endsWith('.json') ? text : JSON.stringify(continued(text)));
            } catch (error) {
                return [
                    error.message
                ];
            }
        }
        function continued(text) {
            let { values } = (0, frontmatter.zT)(text);
            let value = (key)=>(0, must_haves.Qq)(values.get(key));
            return {
                status: value('status') || 'paused',
                tasks_completed: value('task'),
                tasks_total: value('total_tasks')
            };
        }
        let mostBytes = 65536;
        var question = __webpack_require__(34621);
        var attempt_standing = __webpack_require__(29053);
        var test_integrity = __webpack_require__(21722);
        async function endingOf(plan, attempt, facts, run) {
            let { agentRun, exchange } = facts;
            if ('interrupted' === agentRun.reason) return failure('interrupted', agentRun.message ?? 'interrupted');
            if (!(0, bounds.Gl)(run)) return failure('scope_violation', 'it replaced .planning or a folder in it by something else');
            let said = (0, attempt_exchange.IK)(exchange, run.phase.id);
            if (null !== said && 'success' !== said.status) return said;
            let standing = (0, attempt_standing.qV)(plan, run);
            let { stop } = standing;
            let isStopped = null !== stop && 0 === agentRun.exitCode && (0, plain_ending.p)(agentRun.message);
            if (!agentRun.ok && !isStopped) return agentFailure(facts, run);
            let remaining = (0, handoff_remaining.u)((0, attempt_exchange.ZQ)(exchange) ?? '');
            if (remaining.length > 0) return failure('context_exhausted', `the agent stopped before the end of the plan; its handoff says what remains: ${list(remaining)}`);
            let work = await workOf(plan, facts, run);
            let paused = pausedWork(work.changed.filter((path)=>!work.inherited.has(path)), run.workspace);
            if (null === stop && paused.length > 0) return failure('context_exhausted', `the agent paused its work: ${list(paused)}`);
            let trespassed = await (0, bounds.I2)(plan, facts.checkpoint, facts.after, work.changed, run);
            if (null !== trespassed) return failure('scope_violation', trespassed);
            if (!facts.isEndSeen && !work.changed.includes(`${run.workspace.prefix}${plan.summaryPath}`)) return failure('interrupted', `the run died during this attempt, and its agent left no ${plan.summaryPath} to say that it had finished`);
            if ((0, attempt_standing.hM)(standing) && work.changed.every((path)=>work.inherited.has(path))) return failure('verification_failed', 'a person asked for changes to what was done, and nothing was changed');
            let judged = {
                plan: null === stop ? plan : (0, attempt_standing.rh)(plan, stop, standing),
                work: null === stop || (0, attempt_standing.hM)(standing) ? withParts(work, standing) : work
            };
            let untouched = (0, attempt_standing.A0)(plan, standing, judged.work.changed, run.workspace.prefix);
            if (untouched.length > 0) return failure('verification_failed', `nothing was changed for what is left of the plan after the answer: ${list(untouched.map(({ name })=>name))}`);
            let verdict = await verified(judged.plan, attempt, judged.work, facts, {
                standing,
                run
            });
            if (null === verdict) return failure('interrupted', 'the run was interrupted during verification');
            run.services.ledger.append('verify', {
                plan: plan.id,
                attempt,
                passed: verdict.passed,
                findings: verdict.findings.map(withoutOutput),
                remarks: verdict.remarks
            });
            if (!verdict.passed) {
                let isOutOfTime = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt;
                let message = `verification failed: ${(0, judge.U4)(verdict.findings)}`;
                if (isOutOfTime) return failure('deadline', `the run's deadline came: ${message}`);
                let findings = verdict.findings.filter(({ passed })=>true !== passed);
                return (0, question.fk)(verdict.findings, run.policy) ?? {
                    ...failure((0, finding.A)(verdict.findings), message),
                    findings
                };
            }
            let plans = (0, bounds.F4)(plan, work.changed, run.workspace.prefix);
            if (plans.length > 0) return (0, question.gi)(plans);
            let { evidence } = verdict;
            let remarks = [
                ...verdict.remarks
            ];
            if (null !== stop) {
                let { part, proven } = await commitPart(plan, stop, attempt, {
                    ...facts,
                    work,
                    ...verdict
                }, run);
                return {
                    status: 'part',
                    part,
                    stop,
                    remarks,
                    evidence,
                    asked: (0, asking.rS)(plan, stop, part, run),
                    proven
                };
            }
            let proven = await (0, commit_plan.jM)(plan, attempt, {
                ...facts,
                work: judged.work,
                ...verdict
            }, run);
            let files = [
                ...judged.work.changed
            ];
            return {
                status: 'success',
                files,
                remarks,
                planHash: (0, plan_hash.S)(plan),
                evidence,
                proven
            };
        }
        function withParts(work, standing) {
            let isWitnessed = work.isWitnessed && standing.parts.every((part)=>part.isWitnessed);
            return {
                ...work,
                isWitnessed,
                changed: [
                    ...new Set([
                        ...work.changed,
                        ...(0, attempt_standing.Yd)(standing)
                    ])
                ]
            };
        }
        async function verified(plan, attempt, work, { left, setBack, after, remarks }, { standing, run }) {
            let isPart = null !== standing.stop;
            let seen = await (0, judge.S4)(run, plan, {
                ...work,
                isPart
            });
            let verdict = {
                ...seen,
                remarks: [
                    ...new Set([
                        ...remarks,
                        ...setBack.remarks,
                        ...left.remarks,
                        ...seen.remarks
                    ])
                ]
            };
            if (!verdict.passed) return verdict;
            let checks = await automatedChecks(plan, attempt, {
                ...after,
                changes: [
                    ...after.changes,
                    ...left.changes
                ]
            }, run);
            if (null === checks) return null;
            let checked = (0, judge.cX)(verdict, checks, run.policy.verifyCommands);
            let policy = isPart ? (0, attempt_standing.xB)(plan.tasks, run.policy) : run.policy;
            return (0, judge.Kg)(checked, plan, policy, {
                areCommandsKnown: true
            });
        }
        async function workOf(plan, facts, run) {
            let { checkpoint, dirtyBefore, after, setBack, summaryBefore, inheritedFrom, inheritedFiles, agentRun } = facts;
            let moved = null !== after.head && after.head !== checkpoint.head;
            let isOnTop = moved && await (0, git_history.QX)(run.workspace.git, checkpoint.head, after.head ?? '');
            let differing = await (0, tree.$A)(run.workspace.git, checkpoint.head, after);
            let seen = new Set(after.changes.map(({ path })=>path));
            let undone = new Set(setBack.files.filter((path)=>seen.has(path)));
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(run.workspace.root, plan.summaryPath));
            let summary = (0, declared._Z)(run.workspace.prefix, plan.summaryPath);
            let inherited = null === inheritedFrom ? [] : await (0, tree.sP)(run.workspace.git, inheritedFrom, inheritedFiles);
            let known = inheritedFiles.includes(summary) ? await (0, tree.r7)(run.workspace.git, inheritedFrom ?? '', summary) : summaryBefore;
            let changed = differing.filter((path)=>!(dirtyBefore.has(path) || undone.has(path)) || (0, declared.ev)(plan, path, run.workspace.prefix));
            return {
                base: checkpoint.head,
                changed,
                inherited: new Set(inherited),
                hollow: await (0, hollow.rR)(changed, readable(textsOf(checkpoint.head, run.workspace), run.workspace.git.root)),
                wasBegun: await (0, hollow.LI)(plan, checkpoint.head, run),
                commits: isOnTop ? await (0, git_history.nt)(run.workspace.git, checkpoint.head) : [],
                after,
                summary: null === text ? null : {
                    text,
                    isNew: text !== known
                },
                isWitnessed: true === agentRun.ranEveryTask,
                parts: await (0, test_integrity.iH)(changed, textsOf(checkpoint.head, run.workspace), run)
            };
        }
        function readable({ before, after }, root) {
            let isSmall = (path)=>((0, external_node_fs_.statSync)((0, external_node_path_.join)(root, path), {
                    throwIfNoEntry: false
                })?.size ?? 0) <= attempt_ending_mostBytes;
            return {
                before,
                after: async (path)=>isSmall(path) ? after(path) : null
            };
        }
        let attempt_ending_mostBytes = 1048576;
        function textsOf(base, { git }) {
            return {
                before: (path)=>(0, tree.r7)(git, base, path),
                after: async (path)=>(0, atomic_file.o_)((0, external_node_path_.join)(git.root, path))
            };
        }
        function withoutOutput({ output: _, ...finding }) {
            return finding;
        }
        function list(items) {
            return items.length <= 5 ? items.join('; ') : `${items.slice(0, 5).join('; ')} and ${items.length - 5} more`;
        }
        function agentFailure({ agentRun, endsAt }, run) {
            let reason = agentRun.reason ?? 'agent_error';
            let message = agentRun.message ?? 'the agent failed without a word';
            let { deadlineAt } = run.policy.limits;
            let isLast = true === agentRun.isStopped && endsAt >= deadlineAt;
            let outOfTime = 'timeout' === reason && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
            return outOfTime ? failure('deadline', `the run's deadline came: ${message}`) : {
                ...failure(reason, message),
                ...askedBy(agentRun)
            };
        }
        function askedBy({ retryAfterMs, resetAt, retryable }) {
            return {
                retryAfterMs,
                resetAt,
                ...void 0 === retryable ? {} : {
                    retryable
                }
            };
        }
        function failure(reason, message) {
            return {
                status: 'failure',
                reason,
                message,
                retryable: (0, failures.r3)(reason)
            };
        }
    }),
    9390: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            pi: ()=>attemptPlan,
            jp: ()=>concludeAttempt,
            Gh: ()=>promptOf
        });
        var external_node_path_ = __webpack_require__(76760);
        var agents_prompt = __webpack_require__(46774);
        var atomic_file = __webpack_require__(50229);
        var control_characters = __webpack_require__(78027);
        var machine_fault = __webpack_require__(89024);
        var tree = __webpack_require__(18662);
        var lease = __webpack_require__(37959);
        var markup = __webpack_require__(26811);
        function planTextOf(text) {
            let reads = [];
            let out = '';
            let from = 0;
            for (let { name, at, start, end, after, closed } of (0, markup.Yt)((0, markup.Iv)(text), references)){
                if (!closed) continue;
                let inside = 'context' === name ? withoutReferences(text.slice(start, end), reads) : '';
                out += text.slice(from, at) + ('' === inside.trim() ? '' : text.slice(at, start) + inside + text.slice(end, after));
                from = after;
            }
            out += text.slice(from);
            return {
                text: out.replace(/\n{3,}/g, '\n\n').trim(),
                reads: [
                    ...new Set(reads)
                ]
            };
        }
        let references = (0, markup.Hv)('context', 'execution_context');
        function withoutReferences(context, reads) {
            let lines = context.split('\n').filter((line)=>{
                let [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
                if (void 0 === path) return true;
                let known = inProject(path);
                if (null !== known) reads.push(`${known}${'' === rest.trim() ? '' : ` ${rest.trim()}`}`);
                return false;
            });
            return lines.join('\n');
        }
        function inProject(path) {
            if (path.includes('get-shit-done/')) return null;
            if (!/^(?:[/~$]|[A-Za-z]:)/.test(path)) return path;
            let at = path.lastIndexOf('/.planning/');
            return at < 0 ? null : path.slice(at + 1);
        }
        var agent_work = __webpack_require__(94860);
        var asking = __webpack_require__(72842);
        var attempt_ending = __webpack_require__(87023);
        var attempt_signal = __webpack_require__(22777);
        var bounds = __webpack_require__(65376);
        var attempt_exchange = __webpack_require__(41168);
        var left_out = __webpack_require__(25701);
        var question = __webpack_require__(34621);
        var agent_session = __webpack_require__(79826);
        var stuck = __webpack_require__(61844);
        var budget = __webpack_require__(3432);
        var attempt_standing = __webpack_require__(29053);
        class Repairs {
            #plan;
            #attempt;
            #begun;
            #run;
            #count = 0;
            #session = null;
            #all = null;
            #last = null;
            constructor(plan, attempt, begun, run){
                this.#plan = plan;
                this.#attempt = attempt;
                this.#begun = begun;
                this.#run = run;
            }
            get count() {
                return this.#count;
            }
            joined(agentRun) {
                this.#all = null === this.#all ? agentRun : (0, agent_session.s)(this.#all, agentRun);
                this.#session = (0, agent_session.F)(agentRun, this.#session);
                return this.#all;
            }
            async next({ ending, after, agentRun }) {
                let said = saidOf(ending);
                let session = this.#session;
                if (null === said || null === session || null === after || !agentRun.ok || !this.#mayGoOn()) return null;
                let { checkpoints } = this.#run.workspace;
                let kept = await checkpoints.keep(this.#begun.checkpoint, {
                    phase: this.#run.phase.id,
                    plan: this.#plan.id,
                    attempt: `${this.#attempt}-before-repair-${this.#count + 1}`,
                    message: `Attempt ${this.#attempt} of plan ${this.#plan.id}, before repair ${this.#count + 1}`,
                    known: after
                });
                let begins = {
                    tree: kept?.tree ?? null,
                    said: (0, stuck.hX)(said),
                    ending
                };
                if (null !== this.#last && begins.tree === this.#last.tree && begins.said === this.#last.said) return null;
                this.#last = begins;
                this.#count += 1;
                return ()=>this.#go(said, kept?.ref ?? null, session);
            }
            ended(ending, { ok, message }) {
                let before = this.#last?.ending;
                if (before?.status !== 'failure' || 'failure' !== ending.status || ok || 'agent_error' !== ending.reason) return ending;
                if (!ending.retryable) return ending;
                return {
                    ...before,
                    message: `${before.message}; its agent could not repair it: ${message ?? 'no cause given'}`
                };
            }
            #mayGoOn() {
                let { policy, services } = this.#run;
                let leftMs = this.#begun.endsAt - services.clock.uptimeMs();
                if (this.#count >= policy.repairs || leftMs < shortestMs || services.interrupt.soon.aborted) return false;
                return null === (0, budget.h4)(this.#run, this.#plan.id) && !(0, budget.o7)(this.#plan.id, this.#attempt, this.#run);
            }
            #go(said, kept, session) {
                let plan = this.#plan;
                let attempt = this.#attempt;
                let { exchange, endsAt } = this.#begun;
                let { ending } = this.#last;
                let details = 'failure' === ending.status ? ending.message : '';
                this.#run.services.ledger.append('repair', {
                    plan: plan.id,
                    attempt,
                    repair: this.#count,
                    kept,
                    details
                });
                (0, attempt_exchange.jG)(exchange);
                this.#run.workspace.invalidate();
                let isPart = null !== (0, attempt_standing.qV)(plan, this.#run).stop;
                let prompt = (deadline)=>(0, agents_prompt.ud)(plan, {
                        said,
                        deadline,
                        isPart
                    });
                return (0, agent_work.JN)(plan, attempt, {
                    prompt,
                    endsAt,
                    session,
                    log: `repair-${this.#count}`
                }, this.#begun, this.#run);
            }
        }
        let shortestMs = 5_000;
        function saidOf(ending) {
            if ('failure' !== ending.status || void 0 === ending.findings || 0 === ending.findings.length) return null;
            if (!ending.findings.every(({ check })=>mendable.has(check))) return null;
            return ending.findings.map(findingText).join('\n');
        }
        let mendable = new Set([
            'artifact',
            'key_link',
            'summary',
            'command',
            'evidence'
        ]);
        function findingText({ check, subject, message, output }) {
            let printed = void 0 === output || '' === output.trim() ? '' : `\n${output.trimEnd()}`;
            return `${check} ${subject}: ${message}${printed}`;
        }
        var salvage = __webpack_require__(55368);
        var set_back = __webpack_require__(94861);
        var external_node_fs_ = __webpack_require__(73024);
        var declared = __webpack_require__(75209);
        async function undo(plan, attempt, facts, run) {
            let { checkpoint, after, summaryBefore, message } = facts;
            let known = after ?? await run.workspace.checkpoints.scan();
            let kept = await run.workspace.checkpoints.keep(checkpoint, {
                phase: run.phase.id,
                plan: plan.id,
                attempt,
                message,
                known
            });
            run.services.ledger.append('rollback', {
                plan: plan.id,
                attempt,
                tag: checkpoint.tag,
                kept: kept?.ref ?? null
            });
            let { state, refs, hooks } = await run.workspace.checkpoints.rollback(checkpoint, {
                kept,
                known
            });
            let files = [
                ...refs,
                ...hooks.map((name)=>`.git/hooks/${name}`)
            ];
            if (files.length > 0) run.services.ledger.append('set_back', {
                plan: plan.id,
                attempt,
                files
            });
            run.workspace.remember(state);
            setSummaryBack((0, external_node_path_.join)(run.workspace.root, plan.summaryPath), summaryBefore);
            for (let { path } of plan.mustHaves.artifacts)removeEmptyFolder(run.workspace, path);
            await run.workspace.checkpoints.discard(checkpoint);
            return kept;
        }
        function setSummaryBack(path, before) {
            let found = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (null === before ? void 0 === found : (0, atomic_file.o_)(path) === before) return false;
            (0, external_node_fs_.rmSync)(path, {
                recursive: true,
                force: true
            });
            if (null !== before) (0, atomic_file.fR)(path, before);
            return true;
        }
        function removeEmptyFolder(workspace, path) {
            let file = (0, external_node_path_.join)(workspace.root, path);
            if ((0, declared._Z)(workspace.prefix, path).startsWith('..') || !(0, external_node_fs_.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isDirectory()) return;
            if (0 === (0, external_node_fs_.readdirSync)(file).length) (0, external_node_fs_.rmdirSync)(file);
        }
        async function attemptPlan(plan, number, earlier, run) {
            if (run.services.interrupt.soon.aborted) return {
                signal: (0, attempt_signal.tE)(plan.id, void 0, run),
                earlier: null,
                isAgentless: true
            };
            let startedAt = run.services.clock.uptimeMs();
            let at = new Date(run.services.clock.now());
            let stamp = {
                plan: plan.id,
                attempt: number
            };
            run.services.ledger.append('attempt_start', {
                ...stamp,
                since: at.toISOString()
            });
            run.services.ledger.writeSignal(plan.id, (0, attempt_signal.tE)(plan.id, number, run), 'fleeting');
            let before = run.workspace.known ?? await run.workspace.checkpoints.scan();
            let checkpoint = await run.workspace.checkpoints.create({
                phase: run.phase.id,
                plan: plan.id,
                at,
                known: before,
                isOfAttempt: true
            });
            run.workspace.invalidate();
            let { tag, head } = checkpoint;
            run.services.ledger.append('checkpoint', {
                ...stamp,
                tag,
                head,
                place: run.workspace.git.root
            });
            let begun = {
                startedAt,
                endsAt: (0, agent_work.OW)(run),
                repairs: 0,
                checkpoint,
                summaryBefore: (0, atomic_file.o_)((0, external_node_path_.join)(run.workspace.root, plan.summaryPath)),
                isEndSeen: true,
                dirtyBefore: new Set(before.changes.map(({ path })=>path)),
                untrackedBefore: new Set(before.changes.flatMap(({ kind, path })=>'untracked' === kind ? [
                        path
                    ] : [])),
                inheritedFrom: earlier?.salvage?.tree ?? null,
                inheritedFiles: earlier?.salvage?.files ?? [],
                exchange: (0, attempt_exchange.E9)(run.services.exchangeDir, plan.id, number)
            };
            let work = async ()=>{
                if (earlier?.salvage) {
                    run.services.ledger.append('salvage', {
                        ...stamp,
                        from: earlier.salvage.ref
                    });
                    await (0, salvage.av)(earlier.salvage, run.workspace);
                }
                let prompt = (deadline)=>promptOf(plan, number, deadline, earlier, run);
                return (0, agent_work.JN)(plan, number, {
                    prompt,
                    endsAt: begun.endsAt,
                    session: null,
                    log: 'agent'
                }, begun, run);
            };
            return concludeAttempt(plan, number, begun, work, run);
        }
        function promptOf(plan, attempt, deadline, before, run) {
            let { text, reads } = planTextOf(plan.text);
            let earlier = null === before ? null : {
                ...before,
                salvaged: null !== before.salvage
            };
            let { teamRules } = run.policy;
            let standing = (0, attempt_standing.qV)(plan, run);
            let stage = (0, attempt_standing.gV)(plan, standing);
            let answers = standing.told.map(({ asked, answer })=>({
                    asked,
                    text: answer.text
                }));
            let context = {
                phase: run.phase.id,
                attempt,
                deadline,
                earlier,
                teamRules,
                reads,
                stage,
                answers
            };
            return (0, agents_prompt.k)({
                ...plan,
                text
            }, context);
        }
        async function concludeAttempt(plan, number, begun, work, run) {
            let { startedAt, checkpoint, summaryBefore, exchange } = begun;
            let stamp = {
                plan: plan.id,
                attempt: number
            };
            let { ending, after, agentRun, repairs } = await within(plan, number, begun, work, run).catch((error)=>standDown(plan, number, begun, error, run));
            let left = (0, attempt_exchange.ZQ)(exchange);
            let durationMs = ()=>run.services.clock.uptimeMs() - startedAt;
            if ('success' === ending.status || 'part' === ending.status) {
                let handoffPath = null === left ? null : run.services.ledger.keepHandoff(plan.id, number, left);
                let said = {
                    agentRun,
                    repairs,
                    kept: null,
                    handoffPath,
                    durationMs: durationMs()
                };
                let part = 'part' === ending.status ? {
                    part: ending.part
                } : {};
                return {
                    signal: (0, attempt_signal.oX)(plan.id, number, ending, said, run),
                    earlier: null,
                    proven: ending.proven,
                    ...part
                };
            }
            let message = (0, control_characters.D)((0, attempt_signal.pG)(ending)).slice(0, 4000);
            let kept = await undo(plan, number, {
                checkpoint,
                after,
                summaryBefore,
                message
            }, run);
            let isSalvaged = 'failure' === ending.status && (0, salvage.wU)(ending.reason, kept, run);
            let handoff = left ?? (kept && isSalvaged ? JSON.stringify((0, salvage.QJ)(plan, kept, message, run)) : null);
            let handoffPath = null === handoff ? null : run.services.ledger.keepHandoff(plan.id, number, handoff);
            if ('failure' === ending.status) run.services.ledger.append('attempt_failed', {
                ...stamp,
                ...blame(plan, ending, agentRun, run.services)
            });
            let said = {
                agentRun,
                repairs,
                kept: kept?.ref ?? null,
                handoffPath,
                durationMs: durationMs()
            };
            let signal = (0, attempt_signal.oX)(plan.id, number, askedAbout(plan, ending, {
                kept,
                head: checkpoint.head
            }, run), said, run);
            return {
                signal,
                earlier: {
                    attempt: number,
                    message,
                    handoff,
                    salvage: isSalvaged ? kept : null
                }
            };
        }
        async function standDown(plan, attempt, { checkpoint, summaryBefore }, error, run) {
            if (!(0, machine_fault.O1)(error)) throw error;
            let message = leftText(error);
            let blamed = blame(plan, (0, attempt_ending.V)('internal', message), agent_work.nE, run.services);
            run.services.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt,
                ...blamed,
                isMachines: true
            });
            await undo(plan, attempt, {
                checkpoint,
                after: null,
                summaryBefore,
                message
            }, run);
            throw error;
        }
        function leftText(error) {
            return `what the attempt left could not be handled: ${error instanceof Error ? error.message : String(error)}`;
        }
        async function within(plan, attempt, begun, work, run) {
            let repairs = new Repairs(plan, attempt, begun, run);
            let remarks = new Set();
            for(let go = work;;){
                let told = async ()=>{
                    let worked = await go();
                    for (let remark of worked.remarks)remarks.add(remark);
                    return {
                        ...worked,
                        remarks: [
                            ...remarks
                        ]
                    };
                };
                let end = await goEnd(plan, attempt, begun, told, run);
                let agentRun = repairs.joined(end.agentRun);
                let next = await repairs.next(end);
                if (null === next) {
                    let ending = repairs.ended(end.ending, end.agentRun);
                    return {
                        ending,
                        after: end.after,
                        agentRun,
                        repairs: begun.repairs + repairs.count
                    };
                }
                go = next;
            }
        }
        async function goEnd(plan, attempt, begun, work, run) {
            let agentRun = agent_work.nE;
            let after = null;
            try {
                let worked = await work();
                agentRun = worked.agentRun;
                let hidden = await run.workspace.checkpoints.reveal(begun.checkpoint);
                let records = await run.workspace.checkpoints.restoreRecords(begun.checkpoint);
                if (records.length > 0) run.services.ledger.append('warning', {
                    plan: plan.id,
                    attempt,
                    message: recordsText(plan, records)
                });
                after = await run.workspace.checkpoints.scan();
                if (hidden.length > 0) return {
                    ending: (0, attempt_ending.V)('scope_violation', hiddenText(hidden)),
                    after,
                    agentRun
                };
                let intruded = run.workspace.isolated ? await run.isolation.writes.putNeighboursOut(plan, run) : [];
                if (intruded.length > 0) {
                    run.services.ledger.append('set_back', {
                        plan: plan.id,
                        attempt,
                        files: intruded
                    });
                    after = await run.workspace.checkpoints.scan();
                }
                let isOurs = (0, bounds.Gl)(run);
                let setBack = isOurs ? await (0, set_back.S)(plan, begun.checkpoint, after, begun.dirtyBefore, run.workspace) : {
                    files: [],
                    remarks: []
                };
                if (setBack.files.length > 0) {
                    run.services.ledger.append('set_back', {
                        plan: plan.id,
                        attempt,
                        files: setBack.files
                    });
                    after = await run.workspace.checkpoints.scan();
                }
                let isPart = null !== (0, attempt_standing.qV)(plan, run).stop;
                if (isPart && isOurs && setSummaryBack((0, external_node_path_.join)(run.workspace.root, plan.summaryPath), begun.summaryBefore)) {
                    run.services.ledger.append('set_back', {
                        plan: plan.id,
                        attempt,
                        files: [
                            plan.summaryPath
                        ]
                    });
                    after = await run.workspace.checkpoints.scan();
                }
                let left = (0, left_out.ov)(plan, after, begun.untrackedBefore, await foundThere(begun, run), run);
                let facts = {
                    ...begun,
                    ...worked,
                    after: left.state,
                    left,
                    setBack
                };
                let ending = await (0, attempt_ending.z)(plan, attempt, facts, run);
                return {
                    ending,
                    after,
                    agentRun
                };
            } catch (error) {
                if (error instanceof lease.Qz || (0, machine_fault.O1)(error)) throw error;
                return {
                    ending: (0, attempt_ending.V)('agent_error', leftText(error)),
                    after: null,
                    agentRun
                };
            }
        }
        async function foundThere({ checkpoint, dirtyBefore }, run) {
            let { isolated, git } = run.workspace;
            if (!isolated || null === checkpoint.work) return new Set();
            return new Set(await (0, tree.sP)(git, checkpoint.work, [
                ...dirtyBefore
            ]));
        }
        function recordsText({ id }, names) {
            let named = names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
            return `plan ${id} wrote refs of other phases, which are as before again: ${named}`;
        }
        function hiddenText(paths) {
            let named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
            return `the attempt told git not to look at ${named} (skip-worktree, assume-unchanged or a sparse checkout), so its changes there could not be seen; leave git's index and settings as they are`;
        }
        function blame(plan, ending, { lastProgress }, services) {
            let task = lastProgress ?? (1 === plan.tasks.length ? plan.tasks[0]?.name : void 0) ?? `plan ${plan.id}`;
            return {
                task,
                specialist: services.agent.name,
                error_type: ending.reason,
                details: ending.message
            };
        }
        function askedAbout(plan, ending, at, run) {
            let { kept, head } = at;
            if ('blocked' === ending.status && ending.isAboutWork && null !== kept) return (0, question.gb)(ending, kept.ref);
            if ('blocked' === ending.status && ending.isAsked) {
                let asked = (0, attempt_standing.CH)(plan, ending.reason, head, (0, attempt_standing.qV)(plan, run).from);
                return {
                    ...ending,
                    details: {
                        ...ending.details,
                        ...(0, asking.zr)(asked, plan, run)
                    }
                };
            }
            if ('ask' !== run.policy.onFailure || 'failure' !== ending.status || !(0, salvage.wU)(ending.reason, kept, {
                ...run,
                policy: {
                    ...run.policy,
                    onFailure: 'keep'
                }
            })) return ending;
            let nextSteps = [
                `git diff HEAD ${kept.ref} shows the work; run again with --on-failure keep or rollback`
            ];
            return {
                status: 'blocked',
                reason: `${ending.message}; is its work in ${kept.ref} to be kept?`,
                details: {
                    userInputRequired: true,
                    options: [
                        'keep',
                        'rollback'
                    ],
                    nextSteps
                }
            };
        }
    }),
    65376: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $y: ()=>foreignChange,
            F4: ()=>changedPlans,
            Gl: ()=>documentsAreOurs,
            I2: ()=>scopeViolation
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30012);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75209);
        var _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17543);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88240);
        var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14923);
        var _tracking_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9090);
        async function scopeViolation(plan, base, after, changed, run) {
            let { git } = run.workspace;
            if (after.branch !== base.branch) return `it left ${nameOf1(base.branch)} for ${nameOf1(after.branch)}; a plan works on the branch it is given`;
            if (null === after.head) return 'it left a branch without a commit';
            if (after.head !== base.head && !await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_2__.QX)(git, base.head, after.head)) return 'it rewrote or dropped commits that were there before it';
            let unreadable = changed.find((path)=>path.includes('\uFFFD'));
            if (void 0 !== unreadable) return `the name of ${JSON.stringify(unreadable)} is not UTF-8, so the file could not be committed`;
            if (changed.includes(`${run.workspace.prefix}${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_4__.Ed}`)) return `it committed ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_4__.Ed}, which no commit may hold`;
            return tracking(after, changed, run.workspace) ?? foreignChange(plan, changed, run);
        }
        function foreignChange(plan, changed, run) {
            let asked = changedPlans(plan, changed, run.workspace.prefix);
            let rest = changed.filter((path)=>!asked.includes(path));
            return othersDocuments(plan, rest, run) ?? planning(plan, rest, run) ?? othersPromises(plan, rest, run);
        }
        function changedPlans(plan, changed, prefix) {
            return changed.filter((path)=>(0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.pL)(path) && (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.ev)(plan, path, prefix));
        }
        function tracking({ changes }, changed, { prefix }) {
            let seen = new Set(changes.map(({ path })=>path));
            let hidden = _tracking_files_js__WEBPACK_IMPORTED_MODULE_6__.FB.map((file)=>`${prefix}${file}`).find((path)=>changed.includes(path) && !seen.has(path));
            return void 0 === hidden ? null : `it changed ${hidden} and hid it from git; only the orchestrator writes that file`;
        }
        function documentsAreOurs(run) {
            let folders = run.phase.dir.split('/').map((_, at, parts)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.workspace.root, ...parts.slice(0, at + 1)));
            return folders.every((folder)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, {
                    throwIfNoEntry: false
                })?.isDirectory() === true);
        }
        function othersDocuments(plan, changed, { schedule, phase, workspace: { prefix } }) {
            let all = new Set(changed);
            for (let { plan: other } of schedule.plans){
                if (other.id === plan.id) continue;
                let touched = documentsOf(other, phase).find((path)=>all.has(`${prefix}${path}`));
                if (void 0 !== touched) return `it changed ${touched}, which belongs to plan ${other.id}`;
            }
            return null;
        }
        function documentsOf({ path, summaryPath, id }, phase) {
            let { dir } = phase;
            let names = summaryNamesIn(phase)(path.slice(dir.length + 1));
            return [
                path,
                summaryPath,
                `${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path)}/${id}-SUMMARY.md`,
                ...names.map((name)=>`${dir}/${name}`)
            ];
        }
        let summaryNamesOf = new WeakMap();
        function summaryNamesIn(phase) {
            let known = summaryNamesOf.get(phase);
            if (void 0 !== known) return known;
            let names = (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.jp)(phase.plans.map(({ path })=>path.slice(phase.dir.length + 1)));
            summaryNamesOf.set(phase, names);
            return names;
        }
        function planning(plan, changed, { workspace: { prefix }, phase }) {
            let own = new Set(documentsOf(plan, phase).map((path)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, path)));
            let known = new Map(phase.tree.phases.map(({ dir, id })=>[
                    dir,
                    (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__.nm)(id)
                ]));
            for (let file of changed){
                let path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
                if (path === plan.path) return `it changed ${path}, by which its own work is judged`;
                if ((0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_5__.pL)(file)) return `it changed, added or deleted ${file}, a plan, and does not name it in files_modified`;
                if (!path.startsWith('.planning/') || own.has(file) || (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.ev)(plan, file, prefix)) continue;
                if ('.planning/config.json' === path) return 'it changed .planning/config.json, by which every run is set up';
                let [, dir = '', name = ''] = /^(\.planning\/phases\/([^/]+))\//.exec(path) ?? [];
                if ('' === dir) continue;
                if (/summary\.md$/i.test(path)) return `it wrote ${path}, which is not its own summary`;
                let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__.nm)((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__.Tf)(name) ?? name);
                if (!known.has(dir) && [
                    ...known.values()
                ].includes(key)) return `it made ${dir}, a second folder of phase ${key}`;
            }
            return null;
        }
        function othersPromises(plan, changed, { schedule, workspace: { prefix, git } }) {
            for (let { plan: other } of schedule.plans){
                if (other.id === plan.id) continue;
                let promised = (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.KD)(other, prefix);
                let deleted = changed.find((path)=>promised.names(path) && !(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.ev)(plan, path, prefix) && void 0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                        throwIfNoEntry: false
                    }));
                if (void 0 !== deleted) return `it deleted ${deleted}, which plan ${other.id} promises and its own files_modified does not name`;
            }
            return null;
        }
        function nameOf1(branch) {
            return null === branch ? 'a detached HEAD' : branch.replace(/^refs\/heads\//, 'branch ');
        }
    }),
    16164: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            H: ()=>alignRecord,
            yv: ()=>closeRecord,
            jM: ()=>commitPlan,
            RG: ()=>commitRecord,
            kr: ()=>committable
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var exclude = __webpack_require__(99146);
        var tree = __webpack_require__(18662);
        var plan_mark = __webpack_require__(87176);
        var plan_hash = __webpack_require__(43017);
        var phase_roadmap = __webpack_require__(53707);
        var markup = __webpack_require__(26811);
        var phase_id = __webpack_require__(88240);
        function writeRoadmapProgress(text, phase, progress) {
            let lines = text.split('\n');
            let seen = (0, markup.Iv)(text).split('\n');
            let { phases } = (0, phase_roadmap.AR)(text);
            let planned = phases.find(({ id })=>(0, phase_id.nm)(id) === (0, phase_id.nm)(phase))?.planCount ?? 0;
            let now = {
                ...progress,
                plans: Math.max(progress.plans, planned)
            };
            let plans = plansLine(seen, phase, phases);
            if (null !== plans) lines[plans] = withPlans(lines[plans] ?? '', now);
            for (let { row, columns } of tableRows(seen, phase))lines[row] = withCells(lines[row] ?? '', columns, now);
            return lines.join('\n');
        }
        function withCompletion(before, ticked, day) {
            let old = before.split('\n');
            let dated = (line, at)=>line === old[at] || /\(completed /i.test(line) ? line : `${line.trimEnd()} (completed ${day})${line.slice(line.trimEnd().length)}`;
            return ticked.split('\n').map(dated).join('\n');
        }
        let plansField = /^[ \t]*(?:[-*+] )?\*\*Plans(?::\*\*|\*\*:)[ \t]*/;
        let ownPlans = /^(?:(?:\d+\/)?\d+ plans?|\d+\/\d+ (?:plans? )?(?:executed|complete)|TBD)$/i;
        function plansLine(lines, phase, phases) {
            if (phases.some(({ id, archived })=>archived && (0, phase_id.nm)(id) === (0, phase_id.nm)(phase))) return null;
            let isUnder = false;
            for (let [at, line] of lines.entries()){
                let [, level = '', id] = /^(#{1,5})\s+(?:\[[ xX]\]\s+)?(?:Phase\s+((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)(?![\w.]*-\d))?/i.exec(line) ?? [];
                if (void 0 !== id) isUnder = (0, phase_id.nm)(id) === (0, phase_id.nm)(phase);
                else if ('' !== level && level.length <= 3) isUnder = false;
                if (isUnder && plansField.test(line)) return at;
            }
            return null;
        }
        function withPlans(line, { done, plans, completed }) {
            let [head = ''] = plansField.exec(line) ?? [];
            let value = line.slice(head.length).trimEnd();
            let end = line.slice(head.length + value.length);
            let now = `${done}/${plans} plans ${null === completed ? 'executed' : 'complete'}`;
            return ownPlans.test(value) ? `${head}${now}${end}` : line;
        }
        function tableRows(lines, phase) {
            let rows = [];
            let columns = null;
            for (let [row, line] of lines.entries()){
                let cells = cellsOf(line);
                if (null === cells) columns = null;
                else if (null === columns) columns = columnsOf(cells);
                else if (cells.length === columns.count && isOf(cells[0] ?? '', phase)) rows.push({
                    row,
                    columns
                });
            }
            return rows;
        }
        function columnsOf(cells) {
            let names = cells.map((cell)=>cell.trim().toLowerCase());
            let at = {
                plans: names.indexOf('plans complete'),
                status: names.indexOf('status'),
                completed: names.indexOf('completed')
            };
            let isOurs = 'phase' === names[0] && at.plans > 0 && at.status > 0 && at.completed > 0;
            return isOurs ? {
                ...at,
                count: cells.length
            } : {
                plans: 0,
                status: 0,
                completed: 0,
                count: -1
            };
        }
        function isOf(cell, phase) {
            let [, id] = /^\**(?:Phase\s+)?((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)\.?(?![\w.-])/i.exec(cell.trim()) ?? [];
            return void 0 !== id && (0, phase_id.nm)(id) === (0, phase_id.nm)(phase);
        }
        function cellsOf(line) {
            let trimmed = line.trim();
            return trimmed.length > 1 && trimmed.startsWith('|') && trimmed.endsWith('|') ? trimmed.slice(1, -1).split('|') : null;
        }
        let known = {
            plans: /^(?:\d+\/(?:\d+|TBD|\?)|\d+|TBD|-|—)?$/i,
            status: /^(?:not started|planned|ready|pending|in progress|(?:✓|✅)? ?complete)?$/i,
            completed: /^(?:-|—|\d{4}-\d{2}-\d{2})?$/
        };
        function withCells(line, columns, { done, plans, completed }) {
            let cells = cellsOf(line) ?? [];
            let value = (name)=>(cells[columns[name]] ?? '').trim();
            let names = [
                'plans',
                'status',
                'completed'
            ];
            if (!names.every((name)=>known[name].test(value(name)))) return line;
            let wasComplete = /complete/i.test(value('status'));
            let isDated = /\d/.test(value('completed'));
            let now = {
                plans: `${done}/${plans}`,
                status: null === completed ? 'In Progress' : wasComplete ? value('status') : 'Complete',
                completed: null === completed ? isDated ? '-' : value('completed') : isDated ? value('completed') : completed
            };
            for (let name of names){
                let before = cells[columns[name]] ?? '';
                if (now[name] !== value(name)) cells[columns[name]] = ` ${now[name]} `.padEnd(before.length);
            }
            let [first, last] = [
                line.indexOf('|'),
                line.lastIndexOf('|')
            ];
            return `${line.slice(0, first + 1)}${cells.join('|')}${line.slice(last)}`;
        }
        var summary = __webpack_require__(19815);
        var artifacts = __webpack_require__(2423);
        var commit_trailers = __webpack_require__(65845);
        var standing = __webpack_require__(29053);
        var state_record = __webpack_require__(50464);
        async function commitPlan(plan, attempt, facts, run) {
            let summary = facts.summaryMissing ? await summaryFromFacts(plan, attempt, facts, run) : null;
            run.services.ledger.append('commit', {
                plan: plan.id,
                attempt,
                summaryFromFacts: facts.summaryMissing
            });
            if (null !== summary) (0, atomic_file.fR)((0, external_node_path_.join)(run.workspace.root, plan.summaryPath), summary);
            let written = [
                plan.summaryPath,
                ...run.workspace.isolated || run.leg ? [] : writeRecord(plan, run)
            ];
            let all = [
                ...new Set([
                    ...facts.after.changes.map(({ path })=>path),
                    ...written.map((path)=>`${run.workspace.prefix}${path}`)
                ])
            ];
            let wanted = committable(all, run);
            let message = (0, commit_trailers.$)(`plan ${plan.id}: ${plan.title ?? 'complete'}`, markOf(plan, attempt, facts.work.base, run), run);
            let { checkpoints, isolated } = run.workspace;
            let sealed = isolated ? await checkpoints.commitDetached(facts.checkpoint, message, wanted, facts.after) : null;
            let sha = null === sealed ? await checkpoints.settle(facts.checkpoint, message, wanted, facts.after) : sealed.isNew ? sealed.commit : null;
            if (!run.workspace.isolated) run.workspace.git.syncFiles(facts.work.changed);
            (0, exclude.x)(run.workspace.git, facts.left.excluded);
            if (!run.workspace.isolated) run.services.ledger.append('settled', {
                plan: plan.id,
                attempt,
                head: sha ?? facts.after.head
            });
            let isClean = null !== sha && wanted.length === all.length;
            let isLeftAlone = 0 === facts.left.excluded.length;
            run.workspace.remember(isClean && isLeftAlone ? {
                head: sha,
                branch: facts.after.branch,
                changes: [
                    ...facts.left.changes
                ],
                ignored: facts.after.ignored ?? []
            } : null);
            return sealed;
        }
        function markOf(plan, attempt, base, run) {
            let parts = (0, standing.qV)(plan, run).parts.filter((part)=>part.base !== part.commit);
            return (0, plan_mark.TU)({
                plan: plan.id,
                planHash: (0, plan_hash.S)(plan),
                base,
                runId: run.runId,
                runUrl: run.runUrl,
                attempt,
                parts
            });
        }
        async function commitRecord(plans, run) {
            if (run.leg) return null;
            let written = [
                ...new Set(plans.flatMap((plan)=>writeRecord(plan, run)))
            ];
            return commitFiles(`plan ${plans.map(({ id })=>id).join(', ')}: recorded`, written, run);
        }
        async function alignRecord(run) {
            let { root } = run.workspace;
            let { schedule } = run;
            let { done } = run.progress;
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(root, roadmapPath)) ?? '';
            let open = schedule.plans.map(({ plan })=>plan).filter(({ id })=>done.has(id) && hasOpenBox(text, id, run));
            let kept = [];
            for (let plan of open){
                let files = plan.mustHaves.artifacts.map(({ path })=>({
                        path,
                        contains: [],
                        exports: []
                    }));
                if ((await (0, artifacts.F)(root, files)).every(({ passed })=>true === passed)) kept.push(plan);
            }
            let isTicked = kept.map(({ id })=>editRoadmap((roadmap)=>(0, phase_roadmap.t7)(roadmap, id, run.phase.id), run.workspace)).includes(true);
            let isMoved = (0, state_record.Jq)(done.size, {}, run);
            let changed = [
                ...isTicked ? [
                    roadmapPath
                ] : [],
                ...isMoved ? [
                    state_record.BQ
                ] : []
            ];
            if (changed.length > 0) await commitFiles(`phase ${run.phase.id}: documents in line with the summaries`, changed, run);
        }
        function hasOpenBox(roadmap, planId, { phase }) {
            return (0, phase_roadmap.t7)(roadmap, planId, phase.id) !== roadmap;
        }
        async function closeRecord(end, run) {
            let { isDone, isLeft, report, state } = end;
            if (isDone) editRoadmap((roadmap)=>{
                let ticked = withCompletion(roadmap, (0, phase_roadmap.zu)(roadmap, run.phase.id), todayOf(run));
                return withProgress(ticked, run.schedule.plans.length, todayOf(run), run);
            }, run.workspace);
            (0, state_record.Jq)(run.progress.done.size, state, run, isDone);
            run.services.ledger.updateRecords((0, external_node_path_.join)(run.workspace.root, '.planning'));
            let documents = [
                ...records(run.workspace),
                ...[
                    roadmapPath,
                    state_record.BQ
                ].filter((path)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(run.workspace.root, path)))
            ];
            let message = `phase ${run.phase.id}: ${isDone ? 'complete' : isLeft ? 'recorded' : 'verification'}`;
            let files = [
                ...isDone || isLeft ? documents : [],
                ...null === report ? [] : [
                    report
                ]
            ];
            if (files.length > 0) await commitFiles(message, files, run);
        }
        function writeRecord(plan, run) {
            let today = todayOf(run);
            let done = new Set([
                ...run.progress.done,
                plan.id
            ]).size;
            let isTicked = editRoadmap((roadmap)=>withProgress((0, phase_roadmap.t7)(roadmap, plan.id, run.phase.id), done, null, run), run.workspace);
            let isMoved = (0, state_record.Jq)(done, {
                status: 'In progress',
                lastActivity: `${today} - plan ${plan.id} complete`
            }, run);
            run.services.ledger.updateRecords((0, external_node_path_.join)(run.workspace.root, '.planning'), {
                mayLag: true
            });
            return [
                ...records(run.workspace),
                ...isTicked ? [
                    roadmapPath
                ] : [],
                ...isMoved ? [
                    state_record.BQ
                ] : []
            ];
        }
        function commitFiles(subject, files, run) {
            let paths = committable(files.map((path)=>`${run.workspace.prefix}${path}`), run);
            return run.workspace.git.commitPaths((0, commit_trailers.V)(subject, run), paths);
        }
        function committable(paths, run) {
            let { commitDocs } = run.policy;
            let { prefix } = run.workspace;
            return paths.filter((path)=>commitDocs || !path.startsWith(`${prefix}.planning/`));
        }
        function records({ root }) {
            return [
                '.planning/EXECUTION_LOG.md',
                '.planning/specialist-errors.jsonl'
            ].filter((path)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, path)));
        }
        function withProgress(roadmap, done, completed, { phase, schedule }) {
            return writeRoadmapProgress(roadmap, phase.id, {
                done,
                plans: schedule.plans.length,
                completed
            });
        }
        function todayOf({ services: { clock } }) {
            return new Date(clock.now()).toISOString().slice(0, 10);
        }
        let roadmapPath = '.planning/ROADMAP.md';
        function editRoadmap(edit, { root }) {
            let path = (0, external_node_path_.join)(root, roadmapPath);
            let text = (0, atomic_file.o_)(path);
            if (null === text) return false;
            let edited = edit(text);
            if (edited === text) return false;
            (0, atomic_file.fR)(path, edited);
            return true;
        }
        async function summaryFromFacts(plan, attempt, { checkpoint, work, startedAt, findings }, run) {
            let before = new Set(await (0, tree.nG)(run.workspace.git, work.base, work.changed));
            return (0, summary.B)({
                phase: run.phase.id,
                plan: plan.id,
                title: plan.title,
                attempt,
                startedAt: checkpoint.at,
                completedAt: new Date(run.services.clock.now()).toISOString(),
                durationMs: run.services.clock.uptimeMs() - startedAt,
                commits: [
                    ...work.commits
                ],
                created: work.changed.filter((path)=>!before.has(path)),
                modified: work.changed.filter((path)=>before.has(path)),
                artifacts: findings.filter(({ check })=>'artifact' === check).map(({ subject, passed, message })=>({
                        path: subject,
                        passed: true === passed,
                        note: message
                    }))
            });
        }
    }),
    65845: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>workMessage,
            V: ()=>recordMessage
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78027);
        var _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87176);
        function workMessage(subject, mark, { policy, services: { agent } }) {
            let author = policy.namesCoAuthor && void 0 !== agent.coAuthor ? [
                `Co-authored-by: ${agent.coAuthor}`
            ] : [];
            return message(subject, [
                mark,
                ...author
            ]);
        }
        function recordMessage(subject, { runId, runUrl }) {
            return message(subject, [
                (0, _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_0__.VA)({
                    runId,
                    runUrl
                })
            ]);
        }
        function message(subject, trailers) {
            return `${(0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_1__.D)(subject)}\n\n${trailers.join('\n')}`;
        }
    }),
    41168: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E9: ()=>openExchange,
            IK: ()=>readAgentSignal,
            LT: ()=>exchangeOf,
            ZQ: ()=>readHandoff,
            jG: ()=>clearExchange,
            mJ: ()=>closeExchange
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_foreign_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45754);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59865);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
        var _signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25839);
        function openExchange(dir, plan, attempt) {
            let exchange = exchangeOf(dir, plan, attempt);
            closeExchange(exchange);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(exchange.signal), {
                recursive: true
            });
            return exchange;
        }
        function exchangeOf(dir, plan, attempt) {
            let place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${encodeURIComponent(plan)}-a${attempt}`);
            return {
                signal: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'signal.json'),
                handoff: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'handoff.json'),
                prompt: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'prompt.md')
            };
        }
        function clearExchange({ signal, handoff }) {
            for (let path of [
                signal,
                handoff
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                recursive: true,
                force: true
            });
        }
        function closeExchange({ signal }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(signal), {
                recursive: true,
                force: true
            });
        }
        function readAgentSignal({ signal: path }, phase) {
            try {
                let text = (0, _files_foreign_file_js__WEBPACK_IMPORTED_MODULE_2__.v)(path, maxBytes);
                if (null === text) return null;
                let given = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__.q)(text) ?? {};
                let asked = 'blocked' === given.status ? {
                    ...inItsWords(given),
                    details: inItsWords(given.details)
                } : given;
                return said((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__._w)({
                    phase,
                    ...asked
                }));
            } catch (error) {
                let message = `the agent's SIGNAL_FILE is not a completion signal: ${error instanceof Error ? error.message : String(error)}`;
                return {
                    status: 'failure',
                    reason: 'agent_error',
                    message,
                    retryable: true
                };
            }
        }
        function inItsWords(given) {
            let { question, ...rest } = given ?? {};
            return {
                ...'string' == typeof question ? {
                    reason: question
                } : {},
                ...rest
            };
        }
        function said(signal) {
            switch(signal.status){
                case 'success':
                    return successUnlessContradicted(signal.details);
                case 'failure':
                    {
                        let { error, retryable, retryAfterMs, resetAt } = signal.details;
                        let reason = 'internal' === signal.details.reason ? 'agent_error' : signal.details.reason;
                        let message = `the agent says: ${error?.message ?? reason}`;
                        return {
                            status: 'failure',
                            reason,
                            message,
                            retryable,
                            retryAfterMs,
                            resetAt
                        };
                    }
                case 'blocked':
                    {
                        let { details } = signal;
                        return {
                            status: 'blocked',
                            reason: details.reason,
                            details,
                            isAsked: details.userInputRequired
                        };
                    }
                case 'skipped':
                    return {
                        status: 'blocked',
                        reason: `the agent wants to skip this plan: ${signal.details.reason}`,
                        details: {
                            userInputRequired: true
                        },
                        isAsked: false
                    };
            }
        }
        function successUnlessContradicted(details) {
            let { verificationStatus, errors, error, nextPhaseReady } = details;
            let against = [
                ...void 0 === verificationStatus || /^passed$/i.test(verificationStatus.trim()) ? [] : [
                    `verificationStatus: ${JSON.stringify(verificationStatus)}`
                ],
                ...(errors ?? []).map((text)=>`error: ${text}`),
                ...error ? [
                    `error: ${JSON.stringify(error)}`
                ] : [],
                ...nextPhaseReady ? [] : [
                    'nextPhaseReady: false'
                ],
                ...(0, _signal_handoff_remaining_js__WEBPACK_IMPORTED_MODULE_4__.J)(details)
            ];
            if (0 === against.length) return {
                status: 'success'
            };
            let message = `the agent says success, but its signal also says: ${against.slice(0, 10).join('; ')}`;
            return {
                status: 'failure',
                reason: 'verification_failed',
                message,
                retryable: true
            };
        }
        function readHandoff({ handoff }) {
            try {
                return (0, _files_foreign_file_js__WEBPACK_IMPORTED_MODULE_2__.v)(handoff, maxBytes);
            } catch (error) {
                return JSON.stringify({
                    issues: [
                        `the stopped agent's handoff was left out: ${error instanceof Error ? error.message : String(error)}`
                    ]
                });
            }
        }
        let maxBytes = 65536;
    }),
    73506: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            LI: ()=>wasBegun,
            fV: ()=>mostFilesRead,
            rR: ()=>hollowIn
        });
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18662);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75209);
        var _verify_substance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2588);
        let manyFiles = 50;
        let mostFilesRead = 1_000;
        async function hollowIn(changed, { before, after }) {
            let hollow = new Map();
            for (let path of changed.slice(0, mostFilesRead)){
                let [was, is] = [
                    await before(path),
                    await after(path)
                ];
                let substance = null === was || null === is ? 'content' : (0, _verify_substance_js__WEBPACK_IMPORTED_MODULE_2__.C6)(path, was, is);
                if ('content' !== substance) hollow.set(path, substance);
                else if (changed.length > manyFiles && !/(?:^|\/)\.planning\//.test(path)) return new Map();
            }
            return hollow;
        }
        async function wasBegun(plan, base, { found, workspace: { git, prefix } }) {
            if (base === found.startCommit) return false;
            let changed = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_0__.jr)(git, found.startCommit, base);
            return (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__.Os)(plan, changed, prefix).count > 0;
        }
    }),
    24646: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>foldedBack,
            f: ()=>attemptIsolated
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _agents_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35654);
        var _git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60790);
        var _git_checkpoint_kept_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70061);
        var _judge_set_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84669);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        var _attempt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9390);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22777);
        var _commit_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16164);
        var _workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79744);
        async function attemptIsolated(plan, number, earlier, run) {
            let { pool, folds, chores } = run.isolation;
            return chores.pauseWhile(async ()=>{
                let base = await folds.tip(run.workspace);
                let from = run.services.clock.now();
                let worktree = await pool.take(base);
                return foldedBack(plan, number, worktree, {
                    base,
                    from
                }, run, async (inside)=>{
                    let failed = await setUp(plan, number, inside);
                    return failed ?? (0, _attempt_js__WEBPACK_IMPORTED_MODULE_6__.pi)(plan, number, earlier, inside);
                });
            });
        }
        async function foldedBack(plan, number, worktree, { base, from }, run, attemptIn) {
            let { pool, folds, chores, writes } = run.isolation;
            let inside = contextIn(worktree, run);
            let stay = writes.begin({
                plan,
                attempt: number,
                git: worktree.git,
                base,
                from,
                logs: ()=>run.services.ledger.agentLogs(plan.id, number)
            });
            let attempt = await attemptIn(inside);
            let intrusion = await folds.exclusively(()=>writes.end(stay, run));
            let { proven = null } = attempt;
            let isProven = 'failure' !== attempt.signal.status && null !== proven;
            let ended = isProven ? await folded(plan, number, {
                ...proven,
                part: attempt.part ?? null
            }, intrusion, run) ?? attempt : withWord(attempt, intrusion);
            let record = ()=>folds.record(run.workspace.git, (plans)=>(0, _commit_plan_js__WEBPACK_IMPORTED_MODULE_8__.RG)(plans, run));
            if (isProven && ended === attempt && run.policy.useWorktrees) chores.enqueue(record);
            else if (isProven && ended === attempt) await record();
            pool.giveBack(worktree);
            return ended;
        }
        async function folded(plan, number, proven, intrusion, run) {
            if (null !== intrusion) return refused(plan, number, proven, {
                reason: 'scope_violation',
                files: [],
                message: intrusion
            }, run);
            let files = await run.isolation.folds.fold({
                plan,
                attempt: number,
                ...proven
            }, run);
            if (0 === files.length) return null;
            let message = `its work conflicts in ${files.join(', ')} with what other plans changed meanwhile`;
            return refused(plan, number, proven, {
                reason: 'merge_conflict',
                files,
                message
            }, run);
        }
        function withWord(attempt, intrusion) {
            if (null === intrusion || null === attempt.earlier) return attempt;
            let message = `${attempt.earlier.message}; besides, ${intrusion}`;
            return {
                ...attempt,
                earlier: {
                    ...attempt.earlier,
                    message
                }
            };
        }
        function contextIn({ root, git }, run) {
            let { project, prefix } = run.workspace;
            let checkpoints = new _git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_2__.O(git);
            let workspace = new _workspace_js__WEBPACK_IMPORTED_MODULE_9__.a({
                root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, prefix),
                project,
                prefix,
                git,
                checkpoints,
                isolated: true,
                known: null
            });
            return {
                ...run,
                workspace
            };
        }
        async function setUp(plan, attempt, run) {
            let command = (0, _judge_set_up_js__WEBPACK_IMPORTED_MODULE_4__.bw)(run.policy.setupCommand, run.workspace.root, run.workspace.project);
            if (null === command) return null;
            run.services.ledger.append('setup_start', {
                plan: plan.id,
                attempt,
                command
            });
            let { limits } = run.policy;
            let { ledger, clock } = run.services;
            let program = {
                command: 'bash',
                args: [
                    '-c',
                    command
                ]
            };
            let how = {
                cwd: run.workspace.root,
                clock,
                graceMs: limits.graceMs,
                idleTimeoutMs: limits.idleTimeoutMs,
                cancel: run.services.interrupt.now,
                environment: run.services.judging.environment(run.services.judging.checksHome(), run.workspace.git.root, {
                    PHASE_ID: run.phase.id,
                    PLAN_ID: plan.id
                }),
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
                logFile: ledger.logFile(plan.id, attempt, 'setup'),
                marker: `${run.runId}/${plan.id}/${attempt}`
            };
            let ended = await run.isolation.chores.runWhileWaiting(()=>(0, _agents_agent_js__WEBPACK_IMPORTED_MODULE_1__.mB)(program, how));
            if (ended.ok) return null;
            let message = `setup-command failed in the plan's work tree: ${ended.message}`;
            let reason = 'invalid_plan' === ended.reason || null === ended.reason ? 'agent_error' : ended.reason;
            run.services.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt,
                task: 'setup-command',
                specialist: 'bash',
                error_type: reason,
                details: message
            });
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.failure(run.phase.id, message, {
                reason
            }, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__.OK)(run, plan.id, attempt));
            return {
                signal,
                earlier: {
                    attempt,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
        async function refused(plan, number, { checkpoint, commit }, why, run) {
            let { reason, files } = why;
            let ref = await (0, _git_checkpoint_kept_work_js__WEBPACK_IMPORTED_MODULE_3__.H1)(run.workspace.git, {
                phase: run.phase.id,
                plan: plan.id,
                attempt: number
            }, commit);
            await run.workspace.checkpoints.discard(checkpoint);
            let message = `${why.message}; its work is kept in ${ref}`;
            let blame = {
                task: `plan ${plan.id}`,
                specialist: run.services.agent.name,
                error_type: reason,
                details: message
            };
            run.services.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt: number,
                ...blame
            });
            let details = {
                reason,
                checkpoints: [
                    ref
                ],
                filesModified: [
                    ...files
                ]
            };
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.failure(run.phase.id, message, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__.OK)(run, plan.id, number));
            return {
                signal,
                earlier: {
                    attempt: number,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
    }),
    80238: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kg: ()=>withEvidence,
            S4: ()=>judge,
            U4: ()=>complaint,
            cX: ()=>withChecks,
            k$: ()=>withoutTests
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18662);
        var _judge_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29550);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75209);
        var _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64023);
        var _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87176);
        var _judge_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76478);
        var _judge_promises_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17481);
        var _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15528);
        var _verify_scope_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2077);
        var _verify_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62119);
        var _left_out_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25701);
        async function judge(run, plan, work) {
            let { prefix } = run.workspace;
            let real = work.changed.filter((path)=>!work.hollow.has(path));
            let promises = await (0, _judge_promises_js__WEBPACK_IMPORTED_MODULE_7__._)(run.workspace.root, plan.mustHaves.artifacts, {
                rule: run.policy.artifacts,
                isChanged: (path)=>isUnder(real, (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, path)),
                isInherited: (path)=>isInherited((0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, path), work)
            });
            let held = await heldFiles(run, promises.findings, work);
            let scope = (0, _verify_scope_js__WEBPACK_IMPORTED_MODULE_9__.e)({
                changed: work.changed,
                declared: (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.$N)(plan, prefix),
                expected: [
                    `${prefix}${plan.summaryPath}`
                ],
                protectedReason: run.policy.protectedReason,
                parts: work.parts
            });
            let plans = run.schedule.plans.map((each)=>each.plan);
            let links = await (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_4__.XT)(run.workspace.root, plan, (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_4__.hP)(plan, plans), run.policy.artifacts);
            let findings = [
                ...await inCommit(promises.findings, held, run),
                ...links.findings,
                ...work.isPart ? [] : [
                    summaryFinding(plan, work)
                ],
                ...scope,
                ...shapeFindings(run, work, held),
                ...await markFindings(run, work),
                ...secretFindings(work, new Set(await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_1__.nG)(run.workspace.git, work.base, work.changed)))
            ];
            let notBlank = work.changed.filter((path)=>'blanks' !== work.hollow.get(path));
            let own = real.filter((path)=>!work.inherited.has(path));
            let hasWork = work.wasBegun || (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.DJ)(plan, notBlank, prefix);
            let hollow = hollowness(plan, work, prefix);
            return {
                passed: findings.every(({ passed })=>true === passed),
                findings,
                remarks: [
                    ...promises.remarks,
                    ...links.remarks,
                    ...undeclared(work, scope),
                    ...hollow
                ],
                hasWork,
                hollow,
                summaryMissing: null === work.summary && !work.isPart,
                evidence: {
                    changed: (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.Os)(plan, own, prefix),
                    artifacts: {
                        count: promises.count,
                        of: promises.of
                    },
                    commands: 0,
                    tests: null
                }
            };
        }
        function withChecks(verdict, checks, policy) {
            let counts = ({ passed })=>true === passed || false === passed && 'run' === policy;
            let findings = [
                ...verdict.findings,
                ...checks.filter(counts)
            ];
            let remarks = [
                ...verdict.remarks,
                ...checks.filter((check)=>!counts(check)).map(remark)
            ];
            let proving = verdict.hasWork ? checks.filter(({ proves })=>proves).length : 0;
            let evidence = {
                ...verdict.evidence,
                commands: proving
            };
            return {
                ...verdict,
                findings,
                remarks,
                evidence,
                passed: findings.every(({ passed })=>true === passed)
            };
        }
        function withEvidence(verdict, plan, policy, { areCommandsKnown }) {
            if (!areCommandsKnown && (0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_6__.Kf)(plan).length > 0) return verdict;
            let lacking = (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_4__.Hx)(plan.id, verdict.evidence, withoutTests(policy.minEvidence));
            if (null === lacking) return verdict;
            let message = [
                lacking,
                ...verdict.hollow
            ].join('; ');
            let finding = {
                check: 'evidence',
                passed: false,
                subject: plan.id,
                message
            };
            return {
                ...verdict,
                passed: false,
                findings: [
                    ...verdict.findings,
                    finding
                ]
            };
        }
        function withoutTests(least) {
            return 'tests' === least || 'proven' === least ? 'changed' : least;
        }
        function remark({ check, subject, passed, message }) {
            return `${check} ${subject} ${null === passed ? 'was not checked: ' : ''}${message}`;
        }
        async function heldFiles({ workspace: { git, prefix } }, promises, { after, changed }) {
            let promised = promises.flatMap(({ files, subject })=>files ?? [
                    subject
                ]).map((path)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, path)).filter((path)=>!path.startsWith('..'));
            let wanted = [
                ...new Set([
                    ...promised,
                    ...changed
                ])
            ];
            let committed = null === after.head ? [] : await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_1__.mz)(git, after.head, wanted);
            let gone = new Set(after.changes.filter(({ worktree, index })=>'D' === worktree || 'D' === index).map(({ path })=>path));
            let pending = after.changes.filter(({ repository, path })=>!repository && !gone.has(path)).map(({ path })=>path);
            return [
                ...committed.filter((path)=>!gone.has(path)),
                ...pending
            ];
        }
        async function inCommit(findings, held, { workspace: { git, prefix }, policy: { commitDocs } }) {
            let isHeld = (path)=>!commitDocs && path.startsWith(`${prefix}.planning/`) || isUnder(held, path);
            let outside = ({ files, subject, passed })=>true === passed ? (files ?? [
                    subject
                ]).map((path)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, path)).filter((path)=>!isHeld(path)) : [];
            let rules = await git.ignoreRules(findings.flatMap(outside).filter((path)=>!path.startsWith('..')));
            return findings.map((finding)=>{
                let missing = outside(finding);
                let rule = missing.flatMap((path)=>rules.get(path) ?? [])[0];
                let why = void 0 === rule ? 'there is no file in it' : `git ignores it (${rule})`;
                let message = `is there, but no commit can hold it: ${why}`;
                return 0 === missing.length ? finding : {
                    ...finding,
                    passed: false,
                    message
                };
            });
        }
        function summaryFinding(plan, { summary, isWitnessed }) {
            let finding = {
                check: 'summary',
                subject: plan.summaryPath
            };
            if (null === summary && isWitnessed) return {
                ...finding,
                passed: true,
                message: 'is written from facts: the engine ran every task'
            };
            if (null !== summary && !summary.isNew) return {
                ...finding,
                passed: false,
                message: 'was there before this attempt, which did not write it'
            };
            return (0, _verify_summary_js__WEBPACK_IMPORTED_MODULE_10__.I)({
                path: plan.summaryPath,
                text: summary?.text ?? null
            });
        }
        function shapeFindings({ workspace: { git } }, { changed }, held) {
            let problems = (0, _judge_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__.nE)(git.root, changed, (path)=>isUnder(held, path) || '' === path);
            return problems.map((message)=>({
                    check: 'tree',
                    passed: false,
                    subject: 'commit',
                    message
                }));
        }
        async function markFindings({ workspace: { git } }, { commits }) {
            let forged = await (0, _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_5__.Gj)(git, commits.map(({ sha })=>sha).slice(0, 10_000));
            let message = 'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes; commit without it';
            return forged.slice(0, 5).map((sha)=>({
                    check: 'scope',
                    passed: false,
                    subject: `commit ${sha.slice(0, 12)}`,
                    message
                }));
        }
        function secretFindings({ changed, after }, known) {
            let pending = new Set(after.changes.filter(({ kind })=>'untracked' === kind).map(({ path })=>path));
            return changed.filter((path)=>!pending.has(path) && !known.has(path) && ((0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_8__.D)(path) || (0, _left_out_js__WEBPACK_IMPORTED_MODULE_11__.jg)(path))).slice(0, 5).map((path)=>({
                    check: 'tree',
                    passed: false,
                    subject: path,
                    message: `was committed, and ${(0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_8__.D)(path) ? 'it may hold secrets' : 'it is made by a tool'}; take it out of the commits and add it to .gitignore`
                }));
        }
        function undeclared({ after }, scope) {
            let isNew = after.changes.some(({ kind })=>'untracked' === kind);
            let told = scope.find(({ subject })=>'files_modified' === subject)?.message ?? '';
            return isNew && told.startsWith('also changed') ? [
                `files_modified does not name what the attempt ${told}`
            ] : [];
        }
        function hollowness(plan, { hollow }, prefix) {
            let declared = (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.$N)(plan, prefix);
            let seen = [
                ...hollow.keys()
            ].filter((path)=>declared.covers(path));
            return 0 === seen.length ? [] : [
                `only blanks, comments or the mode changed in ${seen.slice(0, 5).join(', ')}`
            ];
        }
        function isInherited(path, { inherited, changed }) {
            return isUnder([
                ...inherited
            ], path) && !changed.some((each)=>!inherited.has(each) && isSame(each, path));
        }
        function isUnder(files, path) {
            return files.some((file)=>isSame(file, path));
        }
        function isSame(file, path) {
            return file === path || file.startsWith(`${path}/`) || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(file) === path;
        }
        function complaint(findings) {
            return findings.filter(({ passed })=>true !== passed).map(({ check, subject, message, passed })=>`${check} ${subject} ${null === passed ? 'could not be checked: ' : ''}${message}`).join('; ');
        }
    }),
    34621: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fk: ()=>aboutUndeclared,
            gb: ()=>withWork,
            gi: ()=>aboutPlans
        });
        var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80238);
        function question(reason, nextSteps) {
            let details = {
                userInputRequired: true,
                options: [
                    'take the work',
                    'run again'
                ],
                nextSteps: [
                    ...nextSteps
                ]
            };
            return {
                status: 'blocked',
                reason,
                details,
                isAboutWork: true
            };
        }
        function aboutPlans(plans) {
            let which = 1 === plans.length ? 'a plan' : 'plans';
            return question(`it changed ${plans.join(', ')}, ${which} that its files_modified names; no run takes a change of plans by itself. Is it to be taken?`, []);
        }
        function aboutUndeclared(findings, { undeclaredChanges }) {
            let failed = findings.filter(({ passed })=>true !== passed);
            if ('fail' === undeclaredChanges || 0 === failed.length || failed.some(({ check })=>'scope' !== check)) return null;
            return question(`it changed what its plan does not name: ${(0, _judge_js__WEBPACK_IMPORTED_MODULE_0__.U4)(failed)}. Is it to be taken?`, [
                'to let the plan do it, name the files in its files_modified, commit that, and run the phase again'
            ]);
        }
        function withWork(asked, ref) {
            let take = `git diff HEAD ${ref} shows the work; to take it: git merge --squash ${ref}, commit, then run the phase again`;
            return {
                ...asked,
                details: {
                    ...asked.details,
                    nextSteps: [
                        take,
                        ...asked.details.nextSteps ?? []
                    ]
                }
            };
        }
    }),
    33526: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: ()=>elapsedSince
        });
        function elapsedSince(at, { now }) {
            return Math.max(0, now() - at);
        }
    }),
    55368: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            QJ: ()=>handoffFromFacts,
            av: ()=>salvage,
            kT: ()=>earlierAttempt,
            wU: ()=>isSalvageable
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _ledger_readings_kept_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41837);
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41028);
        var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27395);
        let stoppedFromOutside = new Set([
            'timeout',
            'idle_timeout',
            'killed',
            'context_exhausted',
            'budget',
            'rate_limit',
            'overloaded',
            'quota'
        ]);
        let cutShort = new Set([
            'interrupted',
            'deadline'
        ]);
        function isSalvageable(reason, kept, run) {
            let wasStopped = stoppedFromOutside.has(reason) || cutShort.has(reason) && null !== run.leg && run.services.agent.canJudge;
            return 'keep' === run.policy.onFailure && wasStopped && null !== kept && kept.files.length > 0;
        }
        async function earlierAttempt(plan, { attempt, reason = 'agent_error', message = `attempt ${attempt} was cut off` }, run) {
            let kept = await keptOf(plan.id, attempt, run);
            let handoff = run.services.ledger.readHandoff(plan.id, attempt);
            return {
                attempt,
                message,
                handoff,
                salvage: isSalvageable(reason, kept, run) ? kept : null
            };
        }
        async function keptOf(plan, attempt, run) {
            let { git } = run.workspace;
            let left = (0, _ledger_readings_kept_work_js__WEBPACK_IMPORTED_MODULE_5__.K)(run.services.ledger.earlier, plan, attempt);
            if (null === left) return null;
            let { ref, base } = left;
            let commit = await git.resolve(ref);
            if (null === commit || await git.resolve(base) === null) return null;
            let { changed, fresh } = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git, base, commit);
            let tree = await git.treeOf(commit);
            return {
                ref,
                commit,
                tree,
                head: null,
                files: [
                    ...changed,
                    ...fresh
                ].sort(),
                changed,
                fresh
            };
        }
        async function salvage(kept, workspace) {
            let there = new Set(await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.nG)(workspace.git, kept.tree, kept.files));
            for (let file of kept.files)if (!there.has(file)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.git.root, file), {
                recursive: true,
                force: true
            });
            await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(workspace.git, kept.tree, [
                ...there
            ]);
        }
        function handoffFromFacts(plan, kept, message, run) {
            let builder = new _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__.WK(run.services.agent.name, 'error').addIssue(message);
            let mine = (file)=>file.startsWith(run.workspace.prefix) ? file.slice(run.workspace.prefix.length) : file;
            let touched = kept.files.map(mine);
            for (let file of touched.slice(0, 100))builder.addCompleted({
                file,
                status: 'partial'
            }).addFileModified(file);
            let promised = new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_3__.DB([
                ...plan.filesModified,
                ...plan.mustHaves.artifacts.map(({ path })=>path)
            ]);
            for (let pattern of promised.patterns)if (!touched.some((file)=>pattern.covers(file))) builder.addRemaining({
                file: pattern.path,
                description: `plan ${plan.id} promises it; the stopped attempt had not touched it`
            });
            return builder.build(new Date(run.services.clock.now()));
        }
    }),
    94861: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: ()=>setBackDocuments,
            y: ()=>remarkOn
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50229);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75209);
        var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14923);
        var _tracking_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9090);
        async function setBackDocuments(plan, checkpoint, after, dirtyBefore, workspace) {
            let { git, prefix } = workspace;
            let differing = (await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.$A)(git, checkpoint.head, after)).filter((path)=>isOthers(path, plan, prefix) && !isOwn(path, plan, prefix) && !dirtyBefore.has(path));
            let files = 0 === differing.length ? [] : await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.nG)(git, checkpoint.head, differing);
            if (0 === files.length) return {
                files: [],
                remarks: []
            };
            let remarks = [];
            for (let path of files){
                let before = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, checkpoint.head, path) ?? '';
                let left = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.root, path));
                let now = left === before && null !== after.head ? await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, after.head, path) : left;
                remarks.push(remarkOn(path, before, now));
            }
            await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(git, checkpoint.head, files);
            return {
                files,
                remarks
            };
        }
        function isOwn(path, plan, prefix) {
            return (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.ev)(plan, path, prefix) && !_tracking_files_js__WEBPACK_IMPORTED_MODULE_5__.FB.includes(path.slice(prefix.length));
        }
        function isOthers(path, plan, prefix) {
            if ((0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_4__.pL)(path)) return true;
            if (!path.startsWith(`${prefix}.planning/`)) return false;
            let inProject = path.slice(prefix.length);
            if (_tracking_files_js__WEBPACK_IMPORTED_MODULE_5__.FB.includes(inProject)) return true;
            if ([
                '.planning/REQUIREMENTS.md',
                '.planning/config.json',
                '.planning/PROJECT.md'
            ].includes(inProject)) return true;
            let [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
            if ('' === name) return false;
            return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
        }
        function remarkOn(path, before, now) {
            if (null === now) return `put ${path} back, which the attempt had removed`;
            let known = new Set(before.split('\n'));
            let added = now.split('\n').filter((line)=>'' !== line.trim() && !known.has(line));
            let shown = added.slice(0, 3).map((line)=>JSON.stringify(line.trim().slice(0, 120)));
            let more = added.length > 3 ? ` and ${added.length - 3} more lines` : '';
            let lines = 0 === shown.length ? '' : `; it had written ${shown.join(', ')}${more}`;
            return `undid the attempt's change of ${path}${lines}`;
        }
    }),
    50464: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            BQ: ()=>statePath,
            Jq: ()=>writeState,
            ik: ()=>place
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50229);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53707);
        var _phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39798);
        let statePath = '.planning/STATE.md';
        function writeState(done, more, run, isDone = false) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(run.workspace.root, statePath);
            let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)(path);
            if (null === text) return false;
            let lastUpdated = new Date(run.services.clock.now()).toISOString();
            let edited = (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ut)(text, {
                ...position(text, done, isDone, run),
                ...more,
                lastUpdated
            });
            if (edited === (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ut)(text, {
                lastUpdated
            })) return false;
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.fR)(path, edited);
            return true;
        }
        function position(text, done, isDone, run) {
            let { phase: found, plans: counted, phases } = (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ux)(text);
            if (null === found) return {};
            let roadmapText = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(run.workspace.root, '.planning/ROADMAP.md'));
            let roadmap = null === roadmapText ? null : (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_2__.AR)(roadmapText);
            let where = place(found, run.phase.id, roadmap);
            if ('past' === where) return {};
            let plans = Math.max(run.schedule.plans.length, 'in' === where ? counted ?? 0 : 0);
            let change = {
                plan: `${done} of ${plans} in current phase`,
                progress: progress(done, isDone, run)
            };
            if ('in' === where) return change;
            let name = roadmap?.phases.find(({ id })=>(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(id) === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(run.phase.id))?.name || run.phase.name;
            let total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
            return {
                ...change,
                phase: `${(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(run.phase.id)} of ${total} (${name})`
            };
        }
        function progress(done, isDone, { phase, schedule }) {
            let dirs = new Set(phase.tree.phases.map(({ dir })=>dir).filter((dir)=>dir !== phase.dir));
            let others = [
                ...phase.tree.known.values()
            ].filter(({ dir })=>dirs.has(dir));
            return {
                completedPlans: others.filter(({ hasSummary })=>hasSummary).length + done,
                totalPlans: others.length + schedule.plans.length,
                ...isDone ? {
                    completedPhases: completeIn(others) + 1
                } : {}
            };
        }
        function completeIn(plans) {
            let open = new Set(plans.filter(({ hasSummary })=>!hasSummary).map(({ dir })=>dir));
            return new Set(plans.map(({ dir })=>dir).filter((dir)=>!open.has(dir))).size;
        }
        function place(found, ours, roadmap) {
            let [a, b] = [
                (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(found),
                (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(ours)
            ];
            if (a === b) return 'in';
            let order = (roadmap?.phases ?? []).map(({ id })=>(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(id));
            let [at, our] = [
                order.indexOf(a),
                order.indexOf(b)
            ];
            let isBefore = at >= 0 && our >= 0 ? at < our : (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a, b) < 0;
            return isBefore ? 'before' : 'past';
        }
    }),
    21722: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ol: ()=>declaredBy,
            u4: ()=>testIntegrity,
            iH: ()=>undeclaredParts
        });
        var tree = __webpack_require__(18662);
        var judge_declared = __webpack_require__(75209);
        var programs = __webpack_require__(76478);
        var scope = __webpack_require__(2077);
        var external_node_path_ = __webpack_require__(76760);
        var nesting = __webpack_require__(59865);
        async function makeRules(args, read) {
            let at = args.findIndex((arg)=>'-f' === arg || '--file' === arg);
            let names = at < 0 ? [
                'GNUmakefile',
                'makefile',
                'Makefile'
            ] : [
                args[at + 1] ?? ''
            ];
            let text = null;
            for (let name of names)text ??= await read(name);
            if (null === text) return {
                included: [],
                recipes: []
            };
            let included = [
                ...text.matchAll(/^-?include\s+(.+)$/gm)
            ].flatMap(([, list = ''])=>list.trim().split(/\s+/));
            for (let path of included)text += `\n${await read(path) ?? ''}`;
            let rules = rulesIn(text);
            let wanted = args.filter((arg, nth)=>/^[\w./-]+$/.test(arg) && !arg.startsWith('-') && (at < 0 || nth !== at + 1));
            let queue = wanted.length > 0 ? wanted : [
                ...rules.keys()
            ].slice(0, 1);
            let seen = new Set();
            let recipes = [];
            for (let target of queue){
                if (seen.has(target)) continue;
                seen.add(target);
                let rule = rules.get(target);
                if (void 0 !== rule) {
                    queue.push(...rule.needs);
                    if (rule.recipe.length > 0) recipes.push(rule.recipe.join('\n'));
                }
            }
            return {
                included,
                recipes
            };
        }
        function rulesIn(text) {
            let rules = new Map();
            let open = [];
            for (let line of text.replace(/\\\n/g, ' ').split('\n')){
                if (line.startsWith('\t')) {
                    for (let target of open)rules.get(target)?.recipe.push(line.trim().replace(/^[@+-]+/, ''));
                    continue;
                }
                let [, targets, needs = ''] = /^([\w./ -]+?)\s*::?(?!=)\s*([^=;#]*)/.exec(line) ?? [];
                if (!(void 0 === targets || targets.startsWith('.'))) {
                    open = targets.split(/\s+/);
                    for (let target of open){
                        let rule = rules.get(target) ?? {
                            needs: [],
                            recipe: []
                        };
                        rule.needs.push(...needs.split(/\s+/).filter((need)=>'' !== need));
                        rules.set(target, rule);
                    }
                }
            }
            return rules;
        }
        var shell_commands = __webpack_require__(6890);
        var test_file = __webpack_require__(92856);
        var test_marks = __webpack_require__(57834);
        let mostTexts = 60;
        async function namedPrograms(commands, read, packages = []) {
            let found = new Set();
            let queue = commands.map((text)=>({
                    text,
                    folder: ''
                }));
            let seen = new Set();
            for (let { text, folder } of queue){
                if (seen.size > mostTexts) break;
                if (seen.has(`${folder}\n${text}`)) continue;
                seen.add(`${folder}\n${text}`);
                let { named, texts } = await leadsTo({
                    text,
                    folder
                }, read, packages);
                queue.push(...texts);
                for (let path of named){
                    let content = found.has(path) ? null : await read(path);
                    if (null !== content) {
                        if (isScript(path, content)) queue.push({
                            text: content,
                            folder: ''
                        });
                        if (!isProduct(path) && !holdsTests(path, content)) found.add(path);
                    }
                }
            }
            return found;
        }
        async function leadsTo({ text, folder }, read, packages) {
            let named = new Set();
            let texts = [];
            let at = folder;
            let add = (paths)=>{
                for (let path of paths)named.add(within(at, path) ?? '');
            };
            for (let words of simpleCommands(resolved(text))){
                let [program = '', ...args] = started(words);
                let inner = innerText(program, args);
                if (null !== inner) texts.push({
                    text: inner,
                    folder: at
                });
                else if (/^(?:cd|pushd)$/.test(program)) at = within(at, args[0] ?? '') ?? folder;
                else if (/^(?:npm|pnpm|yarn)$/.test(program)) texts.push(...await scriptTexts(args, at, read, packages));
                else if (/^g?make$/.test(program)) {
                    let { value, rest } = named_programs_option(args, /^(?:-C|--directory)$/);
                    let place = within(at, value ?? '.') ?? at;
                    let rules = await makeRules(rest, (path)=>read(external_node_path_.posix.join(place, path)));
                    add(rules.included.map((path)=>external_node_path_.posix.join(value ?? '', path)));
                    for (let recipe of rules.recipes)texts.push({
                        text: recipe,
                        folder: place
                    });
                } else add(candidates(program, args));
            }
            named.delete('');
            return {
                named,
                texts
            };
        }
        function resolved(text) {
            let here = text.replace(/"?\$(?:PWD|\{PWD\}|\(pwd\)|\(git rev-parse --show-toplevel\))"?\//g, './');
            let own = [
                ...here.matchAll(/(?:^|[;&\n]\s*)([A-Za-z_]\w*)=([\w./-]+)(?=\s*(?:[;&\n]|$))/g)
            ];
            return own.reduce((all, [, name = '', value = ''])=>all.replace(new RegExp(`\\$(?:${name}\\b|\\{${name}\\})`, 'g'), ()=>value), here);
        }
        function named_programs_option(args, names) {
            let at = args.findIndex((arg)=>names.test(arg.split('=', 1)[0] ?? ''));
            if (at < 0) return {
                value: null,
                rest: [
                    ...args
                ]
            };
            let joined = args[at]?.includes('=') === true;
            let value = joined ? args[at]?.slice(args[at].indexOf('=') + 1) ?? null : args[at + 1] ?? null;
            return {
                value,
                rest: args.filter((_, nth)=>nth !== at && (joined || nth !== at + 1))
            };
        }
        function innerText(program, args) {
            let at = /^(?:ba|da|z)?sh$/.test(program) ? args.findIndex((arg)=>/^-\w*c$/.test(arg)) : -1;
            return at < 0 ? null : args[at + 1] ?? null;
        }
        function simpleCommands(text) {
            let parts = (0, shell_commands.h)(text)?.map(({ words })=>[
                    ...words
                ]);
            return parts ?? text.replace(/^\s*#.*$/gm, '').split(/&&|\|\||[;&|()\n`]|\$\(/).map((part)=>part.trim().split(/\s+/).map((word)=>word.replace(/^["']|["']$/g, '')));
        }
        function started(words) {
            let at = words.findIndex((word)=>!/^[A-Za-z_]\w*=/.test(word) && !/^(?:env|cross-env|time|nice|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|-y|--yes|-p)$/.test(word) && !/^(?:timeout|\d+[smh]?)$/.test(word));
            let rest = at < 0 ? [] : words.slice(at);
            return /^(?:poetry|uv|pipenv|rye|pdm|hatch)$/.test(rest[0] ?? '') && 'run' === rest[1] ? rest.slice(2) : [
                ...rest
            ];
        }
        let interpreter = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
        let settings = /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;
        let reader = /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;
        function candidates(program, args) {
            if (reader.test(program)) return startedBy(program, args);
            let values = args.flatMap((arg, at)=>{
                let [, option = '', value] = /^(-[^=]*)=(.+)$/.exec(arg) ?? [];
                if (void 0 !== value) return settings.test(option) ? [
                    value
                ] : [];
                return settings.test(args[at - 1] ?? '') ? [
                    arg
                ] : [];
            });
            if (!interpreter.test(program)) return program.includes('/') ? [
                program,
                ...values
            ] : values;
            let isTestRun = 'node' === program && args.includes('--test');
            let words = args.filter((arg, at)=>!arg.startsWith('-') && !settings.test(args[at - 1] ?? '') && 'run' !== arg);
            let script = words.find((word)=>sources.test(word)) ?? words[0];
            let module = /^python/.test(program) ? args[args.indexOf('-m') + 1] : void 0;
            let text = args.find((_, at)=>/^(?:-e|-c|--eval|-p)$/.test(args[at - 1] ?? ''));
            if (void 0 !== text) return [
                ...values,
                ...requiredIn(text)
            ];
            if (args.includes('-m') && void 0 !== module) return [
                ...values,
                ...moduleFiles(module)
            ];
            if (void 0 === script || isTestRun) return values;
            return [
                script,
                .../\.\w+$/.test(script) ? [] : [
                    `${script}.js`,
                    `${script}/index.js`
                ],
                ...values
            ];
        }
        let sources = /\.(?:[cm]?[jt]sx?|py|rb|php|pl|(?:ba|z)?sh)$/;
        function startedBy(program, args) {
            if (/^(?:jq|awk|sed|e?grep)$/.test(program)) return args.filter((_, at)=>/^-\w*f$|^--from-file$/.test(args[at - 1] ?? ''));
            if ('diff' === program) return args.filter((arg)=>/golden|expected|reference|baseline/i.test(arg));
            let at = args.findIndex((arg)=>/^-exec(?:dir)?$/.test(arg));
            return 'find' === program && at >= 0 && interpreter.test(args[at + 1] ?? '') ? args.filter((arg)=>sources.test(arg)) : [];
        }
        function requiredIn(code) {
            return [
                ...code.matchAll(/(?:require|import)\s*\(\s*\\?['"]([\w./-]+)\\?['"]/g)
            ].flatMap(([, path = ''])=>path.startsWith('.') && looks.test(path) ? [
                    path,
                    `${path}.js`
                ] : []);
        }
        function moduleFiles(module) {
            let path = module.replaceAll('.', '/');
            return [
                `${path}.py`,
                `${path}/__main__.py`
            ];
        }
        function within(folder, path) {
            if (path.length > 300 || /[\n\0]/.test(path)) return null;
            if (path.startsWith('/') || path.startsWith('~') || path.includes('$')) return null;
            let joined = external_node_path_.posix.normalize(external_node_path_.posix.join(folder, path));
            return joined.startsWith('..') || '.' === joined ? null : joined;
        }
        async function scriptTexts(args, folder, read, packages) {
            let prefix = named_programs_option(args, /^(?:--prefix|-C|--dir|--cwd)$/);
            let chosen = named_programs_option(prefix.rest, /^(?:-w|--workspace|--filter|-F)$/);
            let named = 'workspace' === chosen.rest[0] ? {
                value: chosen.rest[1] ?? null,
                rest: chosen.rest.slice(2)
            } : chosen;
            let isEach = named.rest.some((arg)=>/^(?:--workspaces|-ws|-r|--recursive|workspaces|foreach)$/.test(arg));
            let at = within(folder, prefix.value ?? '.') ?? folder;
            let places = isEach ? packages : null === named.value ? [
                at
            ] : await packagesCalled(named.value, packages, read);
            let words = named.rest.filter((arg)=>!arg.startsWith('-') && !/^(?:workspaces|foreach)$/.test(arg));
            let texts = [];
            for (let place of places)texts.push(...await textsOfScript(words, place, read));
            return texts;
        }
        async function packagesCalled(name, packages, read) {
            let plain = name.replace(/^\.\/|\.\.\.|\/$/g, '');
            let found = [];
            for (let folder of packages.slice(0, 200))if (folder === plain || await nameIn(external_node_path_.posix.join(folder, 'package.json'), read) === plain) found.push(folder);
            return found;
        }
        async function nameIn(path, read) {
            try {
                return (0, nesting.q)(await read(path) ?? '{}')?.name;
            } catch  {
                return null;
            }
        }
        async function textsOfScript([first = '', second = ''], folder, read) {
            let name = 't' === first || 'tst' === first ? 'test' : /^run(?:-script)?$/.test(first) ? second : first;
            let scripts = scriptsIn(await read(external_node_path_.posix.join(folder, 'package.json')));
            return [
                `pre${name}`,
                name,
                `post${name}`
            ].flatMap((each)=>{
                let text = scripts[each];
                return 'string' == typeof text ? [
                    {
                        text,
                        folder
                    }
                ] : [];
            });
        }
        function scriptsIn(text) {
            try {
                let { scripts } = null === text ? {} : (0, nesting.q)(text);
                return 'object' == typeof scripts && null !== scripts ? scripts : {};
            } catch  {
                return {};
            }
        }
        function isScript(path, text) {
            return /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
        }
        let looks = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;
        function isProduct(path) {
            let isPlace = /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
            let isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
            return (isPlace.test(path) || isName.test(path)) && !looks.test(path);
        }
        function holdsTests(path, text) {
            if (!(0, test_file.h)(path)) return false;
            let language = test_marks.l.find(({ files })=>files.test(path));
            return void 0 !== language && (text.match(language.declares)?.length ?? 0) > 0;
        }
        var test_config = __webpack_require__(19427);
        var talk = __webpack_require__(93499);
        function weakeningIn(changes) {
            let moves = movesIn(changes);
            let departed = new Set(moves.values());
            return changes.flatMap((change)=>{
                let { path, before, after } = change;
                let language = languageOf(path);
                if (!language || !((0, test_file.h)(path) || language.anyFile)) return [];
                if (null === after) return null !== before && (0, test_file.h)(path) && !departed.has(change) ? [
                    {
                        path,
                        what: 'the test file was deleted'
                    }
                ] : [];
                let old = before ?? moves.get(change)?.before ?? null;
                return [
                    ...addedMarks(language, old, after),
                    ...lostAssertions(language, old, after)
                ].map((what)=>({
                        path,
                        what
                    }));
            });
        }
        function languageOf(path) {
            return test_marks.l.find(({ files })=>files.test(path));
        }
        function addedMarks(language, before, after) {
            return language.marks.flatMap(({ what, pattern, inComments, onlyInOld })=>{
                if (onlyInOld && null === before) return [];
                let count = (text)=>(inComments ? text : (0, talk.Z)(text, language)).match(pattern)?.length ?? 0;
                let added = count(after) - count(before ?? '');
                return added > 0 ? [
                    `${1 === added ? '' : `${added} times `}${what} was added`
                ] : [];
            });
        }
        function lostAssertions(language, before, after) {
            if (null === before || !language.asserts) return [];
            let [was, is] = [
                testsIn(before, language),
                testsIn(after, language)
            ];
            let lost = Math.min(was.asserting - is.asserting, is.idle - was.idle);
            return lost <= 0 ? [] : [
                1 === lost ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`
            ];
        }
        function testsIn(text, language) {
            let plain = (0, talk.Z)(text, language).replace(trivialAssertion, ' ');
            let starts = [
                ...plain.matchAll(language.declares)
            ].map(({ index })=>index);
            let tests = starts.map((start, at)=>plain.slice(start, starts[at + 1])).filter((test)=>!suite.test(test));
            let asserting = tests.filter((test)=>assertion.test(test)).length;
            return {
                asserting,
                idle: tests.length - asserting
            };
        }
        let suite = /^\s*(?:describe|context|suite|Feature|bench)\b/;
        let assertion = /\b(?:assert|expect|should|must|verify|check|ensure|fail|throw|raise|panic)|\brequire\.|\b(?:t|test|b|tb|self)\.(?:is|ok|not|deep|equal|same|true|false|throws|like|match|reg|Error|Fatal|Fail)|\.(?:Should|to|calledWith)|\b(?:Assert|Error|Fatal)/i;
        let trivialAssertion = /\b(?:assert\w*!?(?:\.\w+)*|expect|t\.(?:ok|is|true|truthy|equal|deepEqual)|ok)\s*\(\s*(?:true|null|none|undefined|!0|\d+|'')(?:\s*,\s*(?:true|null|none|undefined|!0|\d+|''))*\s*\)(?:\.\w+)*(?:\(\s*(?:true|null|none|undefined|\d+|'')?\s*\))?|\bassert\s+(?:true|1)\b/gi;
        function movesIn(changes) {
            let moves = new Map();
            let gone = changes.filter(({ path, before, after })=>null !== before && null === after && (0, test_file.h)(path));
            let arrived = changes.filter(({ path, before, after })=>null === before && null !== after && (0, test_file.h)(path));
            for (let isSame of [
                hasSameText,
                hasSameName
            ])for (let from of gone){
                if ([
                    ...moves.values()
                ].includes(from)) continue;
                let to = arrived.find((each)=>!moves.has(each) && isSame(from, each));
                if (to) moves.set(to, from);
            }
            return moves;
        }
        function hasSameText(from, to) {
            return from.before === to.after;
        }
        function hasSameName(from, to) {
            let name = ({ path })=>path.slice(path.lastIndexOf('/') + 1);
            let language = languageOf(from.path);
            if (!language || name(from) !== name(to)) return false;
            let tests = (text)=>(0, talk.Z)(text ?? '', language).match(language.declares)?.length ?? 0;
            return tests(to.after) >= tests(from.before);
        }
        let mostFiles = 400;
        async function testIntegrity({ commit }, run) {
            let { git } = run.workspace;
            let { startCommit } = run.found;
            if (commit === startCommit) return {
                problems: [],
                remarks: []
            };
            let changed = await (0, tree.jr)(git, startCommit, commit);
            let named = await programsOfCommands(run);
            let programs = changed.filter((path)=>named.has(path) && void 0 === (0, test_config.Se)(path));
            let paths = changed.filter(isOfTests);
            if (paths.length > mostFiles) return {
                problems: [],
                remarks: [
                    `${paths.length} files of tests changed, too many to look for tests that were taken out`
                ]
            };
            let changes = [];
            for (let path of paths)changes.push({
                path,
                before: await (0, tree.r7)(git, startCommit, path),
                after: await (0, tree.r7)(git, commit, path)
            });
            let [isDeclared, isNamed] = [
                declaredBy(run),
                unlockedBy(run)
            ];
            let hadTests = changes.some(({ path, before })=>null !== before && (0, test_file.h)(path)) || await hasTests(run);
            let found = [
                ...weakeningIn(changes).map(({ path, what })=>({
                        path,
                        text: `${path}: ${what}`,
                        isAsked: isDeclared(path),
                        hint: 'no plan declares this file'
                    })),
                ...(0, test_config.g3)(changes, isNamed).map(({ path, why, declared })=>{
                    let isNew = changes.some((change)=>change.path === path && null === change.before);
                    let isAsked = declared || isNew && !hadTests;
                    return {
                        path,
                        text: `${path}: ${why}`,
                        isAsked,
                        hint: 'no plan declares this file by its name'
                    };
                }),
                ...programs.map((path)=>({
                        path,
                        text: `${path}: ${decides}`,
                        isAsked: isDeclared(path),
                        hint: 'no plan declares this file'
                    }))
            ];
            return {
                problems: found.filter(({ isAsked })=>!isAsked).map(({ text, hint })=>`${text} (${hint})`),
                remarks: found.filter(({ isAsked })=>isAsked).map(({ text })=>text)
            };
        }
        async function undeclaredParts(changed, { before, after }, run) {
            let changes = [];
            for (let path of changed.filter((each)=>void 0 !== (0, test_config.Se)(each))){
                let was = await before(path);
                if (null !== was) changes.push({
                    path,
                    before: was,
                    after: await after(path)
                });
            }
            let found = (0, test_config.g3)(changes, unlockedBy(run)).filter(({ declared })=>!declared);
            let named = await programsOfCommands(run);
            let isDeclared = declaredBy(run);
            let programs = changed.filter((path)=>named.has(path) && !isDeclared(path));
            return new Map([
                ...programs.map((path)=>[
                        path,
                        decides
                    ]),
                ...found.map(({ path, why })=>[
                        path,
                        why
                    ])
            ]);
        }
        let decides = 'the test-command or a command of a plan runs it, so it decides what they say';
        let programsAt = new WeakMap();
        function programsOfCommands({ schedule, workspace, policy, found }) {
            let { git, prefix } = workspace;
            let known = programsAt.get(found);
            if (void 0 !== known) return known;
            let commands = [
                policy.testCommand,
                ...schedule.plans.flatMap(({ plan })=>(0, programs.Kf)(plan))
            ];
            let read = (path)=>(0, tree.r7)(git, found.startCommit, `${prefix}${path}`);
            let named = packageFolders(found.startCommit, prefix, git).then((packages)=>namedPrograms(commands, read, packages)).then((paths)=>new Set([
                    ...paths
                ].map((path)=>`${prefix}${path}`)));
            programsAt.set(found, named);
            return named;
        }
        async function packageFolders(commit, prefix, git) {
            let files = await git.read([
                'ls-tree',
                '-r',
                '-z',
                '--name-only',
                '--full-tree',
                commit
            ]);
            let ends = files.split('\0').filter((path)=>path.startsWith(prefix) && path.endsWith('/package.json'));
            return ends.map((path)=>path.slice(prefix.length, -13)).filter((path)=>!/node_modules/.test(path));
        }
        function isOfTests(path) {
            return (0, test_file.h)(path) || void 0 !== (0, test_config.Se)(path) || path.endsWith('.rs');
        }
        function declaredBy(run) {
            let { schedule } = run;
            let { prefix } = run.workspace;
            let coversAll = (pattern)=>pattern.covers(`${prefix}\u0001`) || pattern.covers(`${prefix}\u0001/\u0001`);
            let patterns = schedule.plans.flatMap(({ plan })=>(0, judge_declared.$N)(plan, prefix).patterns).filter((each)=>!coversAll(each));
            return (path)=>patterns.some((pattern)=>pattern.covers(path));
        }
        function unlockedBy(run) {
            let { schedule } = run;
            let { prefix } = run.workspace;
            let { protectedReason } = run.policy;
            let declared = schedule.plans.map(({ plan })=>(0, judge_declared.$N)(plan, prefix));
            return (path)=>declared.some((each)=>(0, scope.s)(path, each, protectedReason));
        }
        async function hasTests(run) {
            let { git } = run.workspace;
            let { startCommit } = run.found;
            let files = await git.read([
                'ls-tree',
                '-r',
                '-z',
                '--name-only',
                '--full-tree',
                startCommit
            ]);
            return files.split('\0').some(test_file.h);
        }
    }),
    48206: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            r: ()=>BundleError
        });
        class BundleError extends Error {
            name = 'BundleError';
        }
    }),
    12596: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            rJ: ()=>bundle_error.r,
            WB: ()=>dropRefs,
            Bo: ()=>readBundle,
            Mf: ()=>writeBundle
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var refs = __webpack_require__(78816);
        var bundle_error = __webpack_require__(48206);
        let mostHeaderBytes = 1048576;
        function parseBundleHeader(bytes) {
            let end = bytes.subarray(0, mostHeaderBytes).indexOf('\n\n');
            let [signature = '', ...lines] = bytes.subarray(0, end < 0 ? 0 : end).toString('latin1').split('\n');
            let version = /^# v([23]) git bundle$/.exec(signature)?.[1];
            if (void 0 === version) throw new bundle_error.r('the file is not a git bundle, or was cut off in its header');
            let header = {
                objectFormat: 'sha1',
                prerequisites: [],
                refs: new Map(),
                packAt: end + 2
            };
            for (let line of lines)readLine(header, version, line);
            for (let name of header.refs.keys())for(let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))if (header.refs.has(name.slice(0, at))) throw new bundle_error.r(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
            if (0 === header.refs.size) throw new bundle_error.r('the bundle names no commit');
            if ('PACK' !== bytes.subarray(header.packAt, header.packAt + 4).toString('latin1')) throw new bundle_error.r('the bundle has no pack after its header, or was cut off before it');
            return header;
        }
        function readLine(header, version, line) {
            let { objectFormat, prerequisites, refs } = header;
            let [, format] = /^@object-format=(sha1|sha256)$/.exec('3' === version ? line : '') ?? [];
            if (format) {
                header.objectFormat = format;
                return;
            }
            let length = 'sha1' === objectFormat ? 40 : 64;
            let [, minus, object = '', name = ''] = /^(-?)([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
            if (object.length !== length) throw new bundle_error.r(`the bundle's header has a line of no meaning: ${JSON.stringify(line.slice(0, 100))}`);
            if (minus) return void prerequisites.push(object);
            checkBundleRef(name);
            if (refs.has(name)) throw new bundle_error.r(`the bundle names ${name} twice`);
            refs.set(name, object);
        }
        function bundleHeader({ objectFormat, prerequisites, refs }) {
            let first = 'sha1' === objectFormat ? [
                '# v2 git bundle'
            ] : [
                '# v3 git bundle',
                '@object-format=sha256'
            ];
            let needed = prerequisites.map((commit)=>`-${commit} `);
            let brought = [
                ...refs
            ].map(([name, commit])=>`${commit} ${name}`);
            return `${[
                ...first,
                ...needed,
                ...brought
            ].join('\n')}\n\n`;
        }
        function checkBundleRef(name) {
            let parts = name.split('/');
            let isOurs = /^refs\/phase-executor\/[A-Za-z0-9._/-]{1,200}$/.test(name);
            if (!isOurs || parts.some((part)=>'' === part || /^[.-]|\.\.|\.$|\.lock$/.test(part))) throw new bundle_error.r(`the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are taken`);
        }
        let mostBundleBytes = 268435456;
        let patienceMs = 120_000;
        async function writeBundle(git, file, commits, exclude) {
            for (let { ref } of commits)checkBundleRef(ref);
            let range = [
                ...commits.map(({ commit })=>commit),
                ...exclude.map((commit)=>`^${commit}`)
            ].join('\n');
            let listed = await git.read([
                'rev-list',
                '--boundary',
                '--stdin'
            ], {
                stdin: `${range}\n`
            });
            let lines = listed.split('\n').filter((line)=>'' !== line);
            let [first] = lines.filter((line)=>!line.startsWith('-'));
            if (void 0 === first) return false;
            let boundary = lines.filter((line)=>line.startsWith('-')).map((line)=>line.slice(1));
            let brought = new Set(lines);
            let known = commits.flatMap(({ commit })=>brought.has(commit) ? [] : [
                    commit
                ]);
            let header = bundleHeader({
                objectFormat: 40 === first.length ? 'sha1' : 'sha256',
                prerequisites: [
                    ...new Set([
                        ...boundary,
                        ...known
                    ])
                ],
                refs: new Map(commits.map(({ ref, commit })=>[
                        ref,
                        commit
                    ]))
            });
            let args = [
                'pack-objects',
                '--revs',
                '--stdout',
                '--thin',
                '--delta-base-offset',
                '--quiet'
            ];
            let { exitCode, stdout, stderr } = await git.try(args, {
                reading: true,
                stdin: `${range}\n`
            }).catch((cause)=>{
                throw new bundle_error.r('the commits could not be packed; they may be more than a bundle can carry', {
                    cause
                });
            });
            if (0 !== exitCode) throw new git_error.XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
            await (0, promises_.writeFile)(file, Buffer.concat([
                Buffer.from(header, 'latin1'),
                stdout
            ]));
            return true;
        }
        async function readBundle(git, file, under, { maxBytes = mostBundleBytes } = {}) {
            let bytes = await readBounded(file, maxBytes);
            let header = parseBundleHeader(bytes);
            await checkPrerequisites(git, header);
            let objects = (0, external_node_path_.join)(git.commonDir, 'objects');
            await (0, promises_.mkdir)((0, external_node_path_.join)(objects, 'pack'), {
                recursive: true
            });
            let quarantine = await (0, promises_.mkdtemp)((0, external_node_path_.join)(objects, 'incoming-phase-executor-'));
            try {
                await (0, promises_.mkdir)((0, external_node_path_.join)(quarantine, 'info'));
                await (0, promises_.writeFile)((0, external_node_path_.join)(quarantine, 'info', 'alternates'), `${objects}\n`);
                let env = {
                    GIT_OBJECT_DIRECTORY: quarantine
                };
                await index(git, bytes.subarray(header.packAt), env);
                await checkRefs(git, header, env);
                await migrate((0, external_node_path_.join)(quarantine, 'pack'), (0, external_node_path_.join)(objects, 'pack'));
            } finally{
                await (0, promises_.rm)(quarantine, {
                    recursive: true,
                    force: true
                });
            }
            let created = [
                ...header.refs
            ].map(([name, commit])=>`update ${placeOf1(name, under)} ${commit}\n`);
            await git.run([
                'update-ref',
                '--stdin'
            ], {
                stdin: created.join('')
            });
            return header.refs;
        }
        async function dropRefs(git, under) {
            let dropped = (await (0, refs.h9)(git, `${trimSlash(under)}/`)).map(({ name })=>`delete ${name}\n`);
            if (dropped.length > 0) await git.run([
                'update-ref',
                '--stdin'
            ], {
                stdin: dropped.join('')
            });
        }
        async function readBounded(file, maxBytes) {
            let found = await (0, promises_.stat)(file).catch(()=>null);
            if (!found?.isFile()) throw new bundle_error.r('there is no bundle file');
            if (found.size > maxBytes) throw new bundle_error.r(`the bundle has ${found.size} bytes; at most ${maxBytes} are taken`);
            return (0, promises_.readFile)(file);
        }
        async function checkPrerequisites(git, { objectFormat, prerequisites }) {
            let types = await typesOf(git, prerequisites, {});
            let missing = prerequisites.filter((_, at)=>'commit' !== types[at]);
            if (0 === missing.length) return;
            let ofOther = 'sha256' === objectFormat ? ' It is of a repository with sha256 objects.' : '';
            throw new bundle_error.r(`the bundle builds on ${missing.length} commits that are not here, such as ${missing[0]}: it was made from another base.${ofOther}`);
        }
        async function index(git, pack, env) {
            let args = [
                '-c',
                'core.bigFileThreshold=16m',
                'index-pack',
                '--stdin',
                '--fix-thin',
                '--strict'
            ];
            let { exitCode, stderr } = await git.try(args, {
                stdin: pack,
                env,
                timeoutMs: patienceMs
            }).catch((cause)=>{
                let seconds = patienceMs / 1000;
                throw new bundle_error.r(`checking the bundle took more than ${seconds} s or all memory, and was given up`, {
                    cause
                });
            });
            if (0 !== exitCode) throw new bundle_error.r(`git refuses what the bundle contains: ${complaint(stderr)}`);
        }
        async function checkRefs(git, { refs }, env) {
            let types = await typesOf(git, [
                ...refs.values()
            ], env);
            for (let [at, [name, object]] of [
                ...refs
            ].entries())if ('commit' !== types[at]) throw new bundle_error.r(`the bundle names ${name} for ${object}, which is not a commit that it brings or builds on`);
        }
        async function typesOf(git, objects, env) {
            if (0 === objects.length) return [];
            let args = [
                'cat-file',
                '--batch-check=%(objecttype)'
            ];
            let told = await git.read(args, {
                stdin: `${objects.join('\n')}\n`,
                env
            });
            return told.split('\n').map((line)=>line.split(' ').at(-1) ?? '');
        }
        async function migrate(from, to) {
            let files = (await (0, promises_.readdir)(from)).sort((one, other)=>Number(one.endsWith('.idx')) - Number(other.endsWith('.idx')));
            for (let name of files)if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(to, name))) await (0, promises_.rename)((0, external_node_path_.join)(from, name), (0, external_node_path_.join)(to, name));
        }
        function placeOf1(name, under) {
            return `${trimSlash(under)}/${name.slice(20)}`;
        }
        function trimSlash(path) {
            return path.endsWith('/') ? path.slice(0, -1) : path;
        }
        function complaint(stderr) {
            let said = stderr.split('\n').filter((line)=>/^(fatal|error):/.test(line));
            let line = (said.join('; ') || stderr.trim() || 'it did not say why').slice(0, 300);
            return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
        }
    }),
    41903: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>isDotGit
        });
        function isDotGit(name) {
            return name.split('\\').some((part)=>{
                let plain = part.replace(hfsIgnored, '').toLowerCase();
                return '.git' === plain || /^(\.git|git~1)[. ]*(:|$)/.test(part.toLowerCase());
            });
        }
        let hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
    }),
    66278: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>escapingTarget
        });
        var _dot_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41903);
        function escapingTarget(folder, target) {
            if ('' === target) return 'has no target';
            if (/^[\\/]|^[A-Za-z]:/.test(target)) return 'is absolute';
            if (target.includes('\0')) return 'has a NUL in it';
            let parts = target.split(/[\\/]/).filter((part)=>'' !== part && '.' !== part);
            let firstName = parts.findIndex((part)=>'..' !== part);
            let ups = firstName < 0 ? parts.length : firstName;
            let depth = '.' === folder || '' === folder ? 0 : folder.split('/').length;
            if (ups > depth) return 'goes above the top';
            if (parts.slice(ups).includes('..')) return 'goes up again behind a name';
            return parts.some(_dot_git_js__WEBPACK_IMPORTED_MODULE_0__.G) ? 'goes into .git' : null;
        }
    }),
    12669: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>enterBranch,
            u: ()=>meetBranch
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1429);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30012);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44033);
        var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18662);
        async function meetBranch(git, remote, branch) {
            let name = `refs/heads/${branch}`;
            let there = await bringBranch(git, remote, branch);
            let here = await git.head();
            if (null !== here.branch && here.branch !== name) await git.run([
                'checkout',
                '--quiet',
                '--detach'
            ]);
            if (null === there) return null;
            let { tip } = await meeting(git, branch, [
                partThere(branch, remote, there)
            ], here.sha);
            if (tip !== here.sha) await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.np)(git, here.sha, tip);
            return there;
        }
        async function enterBranch(git, branch, { remote, last, trustsLocal }) {
            let name = `refs/heads/${branch}`;
            let there = null === remote ? null : await bringBranch(git, remote, branch);
            let here = await git.head();
            let local = here.branch === name ? null : await git.resolve(name);
            let known = [
                ...null === there || null === remote ? [] : [
                    partThere(branch, remote, there)
                ],
                ...null !== local && trustsLocal ? [
                    {
                        sha: local,
                        what: `branch ${branch} of this repository (${local})`
                    }
                ] : [],
                ...null === last ? [] : [
                    {
                        sha: last,
                        what: `the work of the last run (${last})`
                    }
                ]
            ];
            let { tip, merged } = await meeting(git, branch, known, here.sha);
            if (null !== local && !await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, local, tip)) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`branch ${branch} of this repository stands at ${local}, which was never pushed; git checkout ${branch} to go on from it, or git branch -D ${branch} to leave it out, then run again`);
            if (here.branch !== name) {
                await git.run([
                    'checkout',
                    '--quiet',
                    '--no-track',
                    '-B',
                    branch,
                    tip
                ]);
                git.syncFiles(await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, here.sha, tip));
            } else if (tip !== here.sha) await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.np)(git, here.sha, tip);
            return {
                there,
                tip,
                isNew: 0 === known.length && here.branch !== name,
                merged
            };
        }
        function partThere(branch, remote, sha) {
            return {
                sha,
                what: `branch ${branch} of ${(0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(remote.name)} (${sha})`
            };
        }
        async function bringBranch(git, remote, branch) {
            let name = `refs/heads/${branch}`;
            let parents = parentsOf(name);
            let found = await remote.list([
                name,
                ...parents
            ]);
            let [inTheWay] = parents.filter((each)=>found.has(each));
            if (void 0 !== inTheWay) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`${name} cannot be made on ${(0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(remote.name)}, because ${inTheWay} is there; let branch name another one`);
            let there = found.get(name) ?? null;
            if (null === there) return null;
            if (await git.resolve(there) === null) await remote.bring([
                `+${name}:refs/phase-executor/met/${branch}`
            ]);
            if (there !== (await git.head()).sha && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'shallow'))) await remote.deepen();
            return there;
        }
        function parentsOf(name) {
            let parts = name.split('/');
            return parts.slice(3).map((_, at)=>parts.slice(0, at + 3).join('/'));
        }
        async function meeting(git, branch, parts, here) {
            let last = {
                sha: here,
                what: `the commit that is checked out (${here})`
            };
            let [first = last, ...others] = [
                ...parts,
                last
            ];
            let merged = [];
            let all = first;
            for (let each of others){
                if (await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, each.sha, all.sha)) continue;
                if (await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, all.sha, each.sha)) {
                    all = each;
                    continue;
                }
                let { tree, conflicts } = await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.Md)(git, all.sha, each.sha);
                if (conflicts.length > 0) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`${all.what} and ${each.what} conflict in ${conflicts.join(', ')}; merge them, push ${branch}, then start the phase again`);
                let sha = await git.commitTree(tree, [
                    all.sha,
                    each.sha
                ], `Bring ${branch} together with ${each.sha}`);
                all = {
                    sha,
                    what: `${all.what} with ${each.what}`
                };
                merged.push(each.what);
            }
            return {
                tip: all.sha,
                merged
            };
        }
    }),
    29550: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            nE: ()=>shapeProblemsOf,
            oS: ()=>machinePaths,
            qf: ()=>shapeProblems
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_bundle_symlink_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66278);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _verify_test_results_test_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92856);
        async function shapeProblems(git, base, commit, root) {
            let { files, gitlinks, symlinks } = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.s1)(git, base, commit);
            return [
                ...(await unmerged(git, base, commit, files)).map((path)=>`${path} has the marks of a merge that nobody has finished (<<<<<<<, >>>>>>>)`),
                ...gitlinks.map((path)=>isSubmodule(root, path) ? submoduleProblem(path) : repositoryProblem(path)),
                ...symlinks.flatMap((path)=>linkProblem(root, path) ?? [])
            ];
        }
        async function unmerged(git, base, commit, changed) {
            let open = async (tree)=>{
                let { stdout } = await git.try([
                    'grep',
                    '-l',
                    '-z',
                    '-I',
                    '-E',
                    '-e',
                    '^<<<<<<< .',
                    tree
                ], {
                    reading: true
                });
                return stdout.toString('utf8').split('\0').map((entry)=>entry.slice(entry.indexOf(':') + 1));
            };
            let isMeant = (path)=>/\.(?:md|mdx|rst|adoc|patch|diff)$/i.test(path) || (0, _verify_test_results_test_file_js__WEBPACK_IMPORTED_MODULE_3__.G)(path) || (0, _verify_test_results_test_file_js__WEBPACK_IMPORTED_MODULE_3__.h)(path);
            let wanted = new Set(changed.filter((path)=>!isMeant(path)));
            if (0 === wanted.size) return [];
            let found = (await open(commit)).filter((path)=>wanted.has(path));
            let known = new Set(0 === found.length ? [] : await open(base));
            let bad = [];
            for (let path of found.filter((each)=>!known.has(each)))if (/^<<<<<<< .*\n(?:.*\n)*?=======\r?\n(?:.*\n)*?>>>>>>> /m.test(await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, commit, path) ?? '')) bad.push(path);
            return bad;
        }
        function shapeProblemsOf(root, changed, held) {
            return changed.flatMap((path)=>{
                let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), {
                    throwIfNoEntry: false
                });
                if (found?.isDirectory()) return [
                    isSubmodule(root, path) ? submoduleProblem(path) : repositoryProblem(path)
                ];
                if (!found?.isSymbolicLink()) return [];
                let problem = linkProblem(root, path);
                if (null !== problem) return [
                    problem
                ];
                let target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
                return held(target) ? [] : [
                    `the link ${path} leads to ${target}, which git ignores, so no commit holds it`
                ];
            });
        }
        function submoduleProblem(path) {
            return `the submodule ${path} was changed, which a plan run unattended may not; change it in a commit of your own`;
        }
        function repositoryProblem(path) {
            return `${path} is a git repository of its own, which no .gitmodules names, so its files are in no commit; remove ${path}/.git`;
        }
        function linkProblem(root, path) {
            let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isSymbolicLink()) return null;
            let out = (0, _git_bundle_symlink_target_js__WEBPACK_IMPORTED_MODULE_4__.k)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(file));
            if (null !== out) return `the link ${path} ${out}, so it leads out of the repository`;
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return `the link ${path} leads to ${(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(file)}, which does not exist in the commit`;
            let real = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file));
            return real.startsWith('..') ? `the link ${path} leads out of the repository` : null;
        }
        function isSubmodule(root, path) {
            let modules = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.gitmodules');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(modules, {
                throwIfNoEntry: false
            })?.isFile()) return false;
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(modules, 'utf8').split('\n').some((line)=>/^\s*path\s*=\s*(.+?)\s*$/.exec(line)?.[1] === path);
        }
        async function machinePaths(git, base, commit, folders) {
            let names = folders.filter((folder)=>folder.length > 3 && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder);
            if (0 === names.length) return [];
            let patterns = names.flatMap((name)=>[
                    '-e',
                    name
                ]);
            let changed = new Set((await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.s1)(git, base, commit)).files.filter(isCode));
            if (0 === changed.size) return [];
            let { stdout } = await git.try([
                'grep',
                '-l',
                '-z',
                '-I',
                '-F',
                ...patterns,
                commit
            ], {
                reading: true
            });
            let found = stdout.toString('utf8').split('\0').map((entry)=>entry.slice(entry.indexOf(':') + 1));
            let bringing = [];
            for (let path of found.filter((each)=>changed.has(each))){
                let [before, after] = [
                    await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, base, path) ?? '',
                    await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, commit, path) ?? ''
                ];
                if (names.some((name)=>countOf(name, after) > countOf(name, before))) bringing.push(path);
            }
            return bringing;
        }
        function countOf(folder, text) {
            return text.split(folder).filter((part, at, parts)=>{
                let next = parts[at + 1];
                return void 0 !== next && !/[\w.-]$/.test(part) && !/^[\w-]/.test(next);
            }).length;
        }
        function isCode(path) {
            return !path.includes('.planning/') && !/\.(?:md|mdx|txt|rst|log|lcov|info|map|tsbuildinfo|snap|html|xml|svg|csv)$/i.test(path);
        }
    }),
    64023: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            WY: ()=>described,
            lv: ()=>judgeFiles,
            XT: ()=>judgeLinks,
            t7: ()=>judgePlan,
            Hx: ()=>lackingEvidence,
            hP: ()=>linksOf
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var declared_paths = __webpack_require__(41028);
        var evidence = __webpack_require__(67263);
        var promises_ = __webpack_require__(51455);
        var inside_file = __webpack_require__(67584);
        var promised_path = __webpack_require__(15528);
        var promised_pattern = __webpack_require__(13777);
        let MOST_BYTES = 1048576;
        async function verifyKeyLinks(root, links, context) {
            return Promise.all(links.map((link)=>verifyKeyLink(root, link, context)));
        }
        async function verifyKeyLink(root, link, context) {
            let say = (passed, message)=>({
                    check: 'key_link',
                    passed,
                    subject: `${link.from} → ${link.to}`,
                    message
                });
            let files = await (0, promised_path.$)(root, link.from, context.known);
            if (null === files) return say(null, `"${link.from}" names no file, so it cannot be looked into`);
            let answers = [];
            for (let file of files)answers.push(await linkFrom(root, file, link, context));
            let [first] = answers;
            if (void 0 === first || 1 === answers.length) return say(first?.passed ?? null, first?.message ?? '');
            let holding = answers.filter(({ passed })=>true === passed).length;
            return say(holding === answers.length ? true : 0 === holding ? false : null, `holds for ${holding} of the ${answers.length} files that ${link.from} names`);
        }
        async function linkFrom(root, from, link, context) {
            let say = (passed, message)=>({
                    passed,
                    message
                });
            let source = await textOf(root, from);
            if ('problem' in source) {
                if (source.unsearchable) return say(null, `${from} ${source.problem}`);
                return context.pending.includes(from) ? say(null, `${from} has still to be made by another plan`) : say(false, `${from} ${source.problem}`);
            }
            if (void 0 === link.pattern) {
                if (mentions(source.text, from, link.to)) return say(true, `${from} mentions ${link.to}`);
                if (/\s/.test(link.to.trim())) return say(null, `"${link.to}" is prose, and there is no pattern to look for`);
                return say(false, `${from} does not mention ${link.to}`);
            }
            let { search, problem } = (0, promised_pattern.d)(link.pattern);
            let how = search(source.text);
            if (null !== how) return say(true, `the pattern matches ${from}${how}`);
            let [to] = await (0, promised_path.$)(root, link.to, context.known) ?? [];
            let target = void 0 === to ? null : await textOf(root, to);
            let howThere = target && 'text' in target ? search(target.text) : null;
            if (null !== howThere) return say(true, `the pattern matches ${to}${howThere}`);
            if (void 0 !== problem) return say(null, problem);
            return say(false, `the pattern ${JSON.stringify(link.pattern)} matches neither ${from} nor ${link.to}`);
        }
        function mentions(text, from, to) {
            if (text.includes(to)) return true;
            let path = to.replace(/^\.\//, '');
            if (path.includes('/')) {
                let bare = path.replace(/\.\w+$/, '');
                let near = external_node_path_.posix.relative(external_node_path_.posix.dirname(from), bare);
                let ends = bare.split('/').slice(-2).join('/');
                return [
                    near.startsWith('.') ? near : `./${near}`,
                    `/${ends}`,
                    bare.replaceAll('/', '.')
                ].some((spelt)=>text.includes(spelt));
            }
            let [, module, name] = /^([\w.]+)\.(\w+)$/.exec(path) ?? [];
            return void 0 !== module && void 0 !== name && text.includes(module) && text.includes(name);
        }
        async function textOf(root, path) {
            let file = await (0, inside_file.n)(root, path);
            if ('problem' in file) return file;
            if (file.directory) return {
                problem: 'is a directory, and which of its files is meant is not said',
                unsearchable: true
            };
            let { size } = await (0, promises_.stat)(file.path);
            if (size > MOST_BYTES) return {
                problem: `has ${size} bytes, which is too much to search`,
                unsearchable: true
            };
            return {
                text: await (0, promises_.readFile)(file.path, 'utf8')
            };
        }
        var summary = __webpack_require__(62119);
        var declared = __webpack_require__(75209);
        var judge_promises = __webpack_require__(17481);
        async function judgeFiles({ plan, changed, isOverwritten, links: linkContext }, place, rules) {
            let files = new Set(changed);
            let promises = await (0, judge_promises._)(place.root, plan.mustHaves.artifacts, {
                rule: rules.artifacts,
                isChanged: (path)=>isTouched(files, (0, declared._Z)(place.prefix, path)) && !isOverwritten((0, declared._Z)(place.prefix, path)),
                isInherited: ()=>false
            });
            let links = await judgeLinks(place.root, plan, linkContext, rules.artifacts);
            let summary = summaryOf(plan, place.root);
            return {
                failing: [
                    ...promises.findings,
                    ...links.findings,
                    summary
                ].filter(({ passed })=>true !== passed),
                remarks: promises.remarks,
                artifacts: {
                    count: promises.count,
                    of: promises.of
                }
            };
        }
        function judgePlan({ plan, changed, hasWork, heir }, files, commands, prefix, rules) {
            let asked = commands ?? [
                unasked(plan)
            ];
            let isAgainst = ({ passed })=>false === passed || null === commands;
            let failing = [
                ...files.failing,
                ...'run' === rules.verifyCommands ? asked.filter(isAgainst) : []
            ];
            let passedOn = failing.filter(({ check, subject })=>'artifact' === check && null !== heir(subject));
            let against = failing.filter((finding)=>!passedOn.includes(finding));
            let undecided = asked.filter((finding)=>true !== finding.passed && !failing.includes(finding));
            let decides = 'fail' === rules.recheck;
            return {
                against: decides ? against : [],
                remarks: [
                    ...files.remarks,
                    ...passedOn.map((finding)=>`${described(finding)}; plan ${heir(finding.subject)} declares it now`),
                    ...undecided.map(described),
                    ...decides ? [] : against.map((finding)=>`${described(finding)} (recheck: warn)`)
                ],
                evidence: {
                    changed: (0, declared.Os)(plan, changed, prefix),
                    artifacts: files.artifacts,
                    commands: hasWork ? asked.filter(({ proves })=>proves).length : 0,
                    tests: null
                }
            };
        }
        function summaryOf({ summaryPath: path }, root) {
            let file = (0, external_node_path_.join)(root, path);
            let isThere = (0, external_node_fs_.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isFile() === true;
            return (0, summary.I)({
                path,
                text: isThere ? (0, external_node_fs_.readFileSync)(file, 'utf8') : null
            });
        }
        function unasked(plan) {
            let message = 'were not run on this commit, so what they say is not known';
            return {
                check: 'command',
                passed: null,
                subject: `of plan ${plan.id}`,
                message,
                proves: false
            };
        }
        async function judgeLinks(root, plan, context, rule) {
            let found = await verifyKeyLinks(root, plan.mustHaves.keyLinks, context);
            let decides = ({ passed })=>null !== passed && 'content' === rule;
            let lacking = found.filter((finding)=>true !== finding.passed && !decides(finding));
            return {
                findings: found.filter(decides),
                remarks: lacking.map(described)
            };
        }
        function linksOf(plan, plans) {
            let named = ({ filesModified, mustHaves })=>new declared_paths.DB([
                    ...filesModified,
                    ...mustHaves.artifacts.map(({ path })=>path)
                ]).patterns.flatMap(({ names })=>names ?? []);
            let pending = plans.flatMap((each)=>each.hasSummary || each.id === plan.id ? [] : named(each));
            return {
                known: [
                    ...new Set(plans.flatMap(named))
                ],
                pending
            };
        }
        function isTouched(changed, path) {
            return changed.has(path) || [
                ...changed
            ].some((each)=>each.startsWith(`${path}/`));
        }
        function described({ check, subject, passed, message }) {
            return `${check} ${subject} ${null === passed ? 'was not checked: ' : ''}${message}`;
        }
        function lackingEvidence(plan, facts, least) {
            let { level } = (0, evidence.X1)(facts);
            if ((0, evidence.du)(level, least)) return null;
            return `plan ${plan} has the evidence ${level} (${(0, evidence.rS)(facts)}), and min-evidence is ${least}`;
        }
    }),
    17481: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>judgePromises
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _verify_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2423);
        var _verify_inside_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67584);
        var _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15528);
        var _verify_substance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2588);
        async function judgePromises(root, promised, { rule, isChanged, isInherited }) {
            let full = await (0, _verify_artifacts_js__WEBPACK_IMPORTED_MODULE_2__.F)(root, promised);
            let present = await (0, _verify_artifacts_js__WEBPACK_IMPORTED_MODULE_2__.F)(root, promised.map(({ path })=>({
                    path,
                    contains: [],
                    exports: []
                })));
            let answer = {
                findings: [],
                remarks: [],
                count: 0,
                of: 0
            };
            for (let [at, artifact] of promised.entries()){
                let { path } = artifact;
                let [whole, presence] = [
                    full[at],
                    present[at]
                ];
                if (void 0 === whole || void 0 === presence) continue;
                if ((0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_4__.D)(path)) {
                    answer.remarks.push(`artifact ${path} was not checked: no commit should hold it`);
                    continue;
                }
                if (null === presence.passed) {
                    answer.remarks.push(`artifact ${path} was not checked: ${presence.message}`);
                    continue;
                }
                answer.of += 1;
                let files = presence.files ?? [
                    path
                ];
                let isOwn = files.some(isChanged);
                let decides = 'content' === rule || 'auto' === rule && !isOwn;
                let empty = true === presence.passed && await allEmpty(root, files);
                if (true !== presence.passed) answer.findings.push(presence);
                else if (empty) answer.findings.push({
                    ...presence,
                    passed: false,
                    message: 'is empty, or nothing but comments'
                });
                else if (decides && false === whole.passed) answer.findings.push(untouched(whole, rule));
                else {
                    answer.findings.push(presence);
                    if (true !== whole.passed) answer.remarks.push(`artifact ${path} ${whole.message}`);
                    else if (hasContent(artifact) || files.some((file)=>isChanged(file) && !isInherited(file))) answer.count += 1;
                }
            }
            return answer;
        }
        function untouched(finding, rule) {
            return 'auto' === rule ? {
                ...finding,
                message: `${finding.message}, and this plan did not change it`
            } : finding;
        }
        function hasContent({ contains, exports, minLines }) {
            return contains.length > 0 || exports.length > 0 || void 0 !== minLines;
        }
        let meantEmpty = /^(?:__init__\.pyi?|py\.typed|\.(?:git)?keep|\.nojekyll|\.npmignore|\.gitkeep|\.stamp)$/;
        async function allEmpty(root, files) {
            for (let file of files)if (!await isEmpty(root, file)) return false;
            return true;
        }
        async function isEmpty(root, path) {
            let file = await (0, _verify_inside_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(root, path);
            if ('problem' in file || meantEmpty.test(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path))) return false;
            if (file.directory) return isFolderOfEmpties(root, path);
            let { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file.path);
            if (size >= 4096) return false;
            let text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file.path, 'utf8');
            return (0, _verify_substance_js__WEBPACK_IMPORTED_MODULE_5__.z3)(text) || (0, _verify_substance_js__WEBPACK_IMPORTED_MODULE_5__.TR)(path, text);
        }
        let manyFiles = 50;
        async function isFolderOfEmpties(root, folder) {
            let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, folder), {
                withFileTypes: true,
                recursive: true
            });
            let files = entries.filter((entry)=>!entry.isDirectory());
            if (0 === files.length || files.length > manyFiles) return false;
            for (let { name, parentPath } of files)if (!await isEmpty(root, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(root, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(parentPath, name)))) return false;
            return true;
        }
    }),
    85413: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            As: ()=>isComplete,
            Bu: ()=>parseState,
            Pb: ()=>OrchestratorStateSchema
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59865);
        let OrchestratorStateSchema = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.euz(1).default(1),
            phase: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1),
            mode: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'team',
                'fallback'
            ]),
            team_name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullable().optional(),
            started_at: zod__WEBPACK_IMPORTED_MODULE_1__.w$({
                offset: true
            }),
            updated_at: zod__WEBPACK_IMPORTED_MODULE_1__.w$({
                offset: true
            }),
            plan_task_map: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).optional(),
            executor_names: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).optional(),
            verifier_task_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullable().optional(),
            completed_plans: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).optional(),
            current_wave: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative().nullable().optional(),
            checkpoint_file: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullable().optional(),
            run_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative().optional(),
            plans: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__._H3({
                status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                    'pending',
                    'running',
                    'retrying',
                    'completed',
                    'failed',
                    'blocked',
                    'skipped'
                ]),
                attempts: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative(),
                wave: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative().nullable()
            })).optional()
        });
        function parseState(text) {
            if (null === text) return {
                kind: 'none'
            };
            let content;
            try {
                content = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__.q)(text);
            } catch (cause) {
                return {
                    kind: 'unusable',
                    why: `it is not JSON: ${cause.message}`,
                    content: null
                };
            }
            let version = content?.schema_version;
            if ('number' == typeof version && version > 1) return {
                kind: 'unusable',
                why: `it is of version ${version}, and this program knows version 1`,
                content
            };
            let parsed = OrchestratorStateSchema.safeParse(content);
            if (parsed.success) return {
                kind: 'state',
                state: parsed.data
            };
            let problems = parsed.error.issues.map(({ path, message })=>`${path.join('.') || 'it'}: ${message}`);
            return {
                kind: 'unusable',
                why: problems.join('; '),
                content
            };
        }
        function isComplete({ plan_task_map = {}, plans = {}, completed_plans = [] }) {
            let known = [
                ...Object.keys(plan_task_map),
                ...Object.keys(plans)
            ];
            return known.length > 0 && known.every((plan)=>completed_plans.includes(plan));
        }
    }),
    17543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ed: ()=>stateFile,
            Ho: ()=>clearState,
            I5: ()=>mergeState,
            Jq: ()=>writeState,
            UH: ()=>ownersFields,
            m: ()=>setStateAside,
            oN: ()=>StateKeeper,
            un: ()=>readState
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36881);
        var _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85413);
        var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68894);
        let stateFile = '.planning/.orchestrator-state.json';
        function readState(root) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile);
            let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path);
            if (null === text && void 0 !== (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            })) return {
                kind: 'unusable',
                why: 'it is not a regular file',
                content: null
            };
            return (0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__.Bu)(text);
        }
        function setStateAside(root, path) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                recursive: true,
                force: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), path);
        }
        function writeState(root, state, kind) {
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), `${JSON.stringify(state, null, 2)}\n`, kind);
        }
        function clearState(root) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), {
                recursive: true,
                force: true
            });
        }
        function mergeState(known, fields, at) {
            return _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__.Pb.parse({
                ...known,
                ...fields,
                started_at: known?.started_at ?? fields.started_at ?? at,
                updated_at: at
            });
        }
        class StateKeeper {
            #root;
            #facts;
            #writtenAt = 0;
            constructor(root, facts){
                this.#root = root;
                this.#facts = facts;
            }
            follow(event, events) {
                if (!(0, _readings_run_state_js__WEBPACK_IMPORTED_MODULE_5__.T4)(event)) return;
                let sinceMs = Date.parse(event.at) - this.#writtenAt;
                if (events.length > manyEvents && !event.event.startsWith('phase_') && sinceMs >= 0 && sinceMs < 1_000) return;
                this.#writtenAt = Date.parse(event.at);
                let state = (0, _readings_run_state_js__WEBPACK_IMPORTED_MODULE_5__.mh)(events, this.#facts);
                if ((0, _event_js__WEBPACK_IMPORTED_MODULE_3__.zy)(event, {
                    ends: 'phase'
                }) && 'COMPLETED' === event.exitStatus) clearState(this.#root);
                else if (null !== state) writeState(this.#root, {
                    ...ownersFields(readState(this.#root), state),
                    ...state
                }, 'fleeting');
            }
        }
        let manyEvents = 1_000;
        function ownersFields(found, { phase }) {
            return 'state' === found.kind && (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(found.state.phase) === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase) ? found.state : {};
        }
    }),
    39798: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            ut: ()=>editState,
            ux: ()=>readPosition
        });
        var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97697);
        var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26811);
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22016);
        let longestValue = 1_000;
        function readState(text) {
            let { values } = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zT)(text);
            let field = (name, key)=>(bodyField(text, name)?.value.trim() || (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(values.get(key))).slice(0, longestValue) || null;
            return {
                phase: field('Phase', 'phase'),
                plan: field('Plan', 'plan'),
                status: field('Status', 'status'),
                lastActivity: field('Last activity', 'last_activity'),
                stoppedAt: field('Stopped at', 'stopped_at')
            };
        }
        function readPosition(text) {
            let { phase, plan } = readState(text);
            let [, number = null] = /^[*_`]{0,3}(?:Phase\s+)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w.])/i.exec(phase ?? '') ?? [];
            let [, done, total] = /^[*_`]{0,3}(\d{1,5})\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(plan ?? '') ?? [];
            let [, phases] = /^[*_`]{0,3}(?:Phase\s+)?[\w.]{1,12}\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(phase ?? '') ?? [];
            return {
                phase: number,
                phases: void 0 === phases ? null : Number(phases),
                plans: void 0 === total ? null : Number(total),
                plansLeft: done && total ? Math.max(0, Number(total) - Number(done)) : null
            };
        }
        function editState(text, change) {
            let fields = [
                [
                    'Phase',
                    'phase',
                    change.phase
                ],
                [
                    'Plan',
                    'plan',
                    change.plan
                ],
                [
                    'Status',
                    'status',
                    change.status
                ],
                [
                    'Last activity',
                    'last_activity',
                    change.lastActivity
                ],
                [
                    'Stopped at',
                    'stopped_at',
                    change.stoppedAt
                ],
                [
                    'Last updated',
                    'last_updated',
                    change.lastUpdated
                ]
            ];
            let edited = text;
            for (let [name, key, value] of fields)if (void 0 !== value) {
                edited = withBodyField(edited, name, ()=>oneLine(value));
                edited = withKey(edited, key, (before)=>yamlScalar(oneLine(value), before));
            }
            return change.progress ? withProgress(edited, change.progress) : edited;
        }
        function withProgress(text, { completedPlans, totalPlans, completedPhases }) {
            let percent = totalPlans > 0 ? Math.floor(100 * Math.min(completedPlans, totalPlans) / totalPlans) : 0;
            let edited = withBodyField(text, 'Progress', (before)=>progressLine(before, percent, completedPlans, totalPlans));
            for (let [key, value] of [
                [
                    'completed_plans',
                    completedPlans
                ],
                [
                    'total_plans',
                    totalPlans
                ],
                [
                    'percent',
                    percent
                ],
                [
                    'completed_phases',
                    completedPhases
                ]
            ])if (void 0 !== value) edited = withKey(edited, key, ()=>String(value), '[ ]+');
            return edited;
        }
        function progressLine(before, percent, completed, total) {
            if (before.length > longestValue) return before;
            return before.replace(/[█▓▒░#]{3,}/, (bar)=>{
                let [full, empty] = bar.includes('#') ? [
                    '#',
                    '░'
                ] : [
                    '█',
                    '░'
                ];
                let filled = Math.floor(bar.length * percent / 100);
                return full.repeat(filled) + empty.repeat(bar.length - filled);
            }).replace(/\d{1,3}%/, `${percent}%`).replace(/\d+\/\d+(?= plans)/, `${completed}/${total}`);
        }
        function bodyField(text, name) {
            let from = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text)?.bodyStart ?? 0;
            return fieldAfter((0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Iv)(text), bodyLine(name, '(?:[-*] )?'), from, text);
        }
        function ownField(text, name) {
            let from = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text)?.bodyStart ?? 0;
            let mask = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Iv)(text);
            let phase = fieldAfter(mask, bodyLine('Phase', '(?:[-*] )?'), from, text);
            let isItsOwn = 'Stopped at' === name || 'Last updated' === name;
            if (null === phase || isItsOwn) return fieldAfter(mask, bodyLine(name, null === phase ? '' : '(?:[-*] )?'), from, text);
            let start = Math.max(from, mask.lastIndexOf('\n#', phase.start));
            let after = mask.slice(phase.end).search(/\n#{1,6} /);
            let found = fieldAfter(mask, bodyLine(name, '(?:[-*] )?'), start, text);
            return null !== found && (after < 0 || found.start < phase.end + after) ? found : null;
        }
        function bodyLine(name, bullet) {
            return new RegExp(`^[ \\t]*${bullet}(?:\\*\\*)?${name}(?:\\*\\*:|:\\*\\*|:)[ \\t]*`, 'gim');
        }
        function withBodyField(text, name, value) {
            return replaced(text, ownField(text, name), value);
        }
        function withKey(text, key, value, indent = '') {
            let extent = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text);
            let pattern = new RegExp(`^${indent}${key}:[ \\t]*`, 'gm');
            let field = extent && fieldAfter(text, pattern, 0, text);
            return replaced(text, field && field.end <= extent.bodyStart ? field : null, value);
        }
        function fieldAfter(mask, pattern, from, text) {
            pattern.lastIndex = from;
            let match = pattern.exec(mask);
            if (!match) return null;
            let start = match.index + match[0].length;
            let newline = text.indexOf('\n', start);
            let lineEnd = newline < 0 ? text.length : newline;
            let end = '\r' === text[lineEnd - 1] && lineEnd > start ? lineEnd - 1 : lineEnd;
            return {
                start,
                end,
                value: text.slice(start, end)
            };
        }
        function replaced(text, field, value) {
            if (!field) return text;
            let separator = field.start > 0 && /[:*]/.test(text[field.start - 1] ?? '') ? ' ' : '';
            let after = value(field.value);
            return after === field.value ? text : text.slice(0, field.start) + separator + after + text.slice(field.end);
        }
        function oneLine(text) {
            return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
        }
        function yamlScalar(text, before) {
            let [number] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
            if (void 0 !== number && /^["']?\d+(?:\.\d+)*["']?$/.test(before.trim())) return before.trim().replace(/\d+(?:\.\d+)*/, number);
            let plain = /^[\w./][\w ./+,()-]*$/.test(text) && !before.startsWith('"');
            return plain ? text : JSON.stringify(text);
        }
    }),
    35645: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            M: ()=>cappedTail
        });
        function cappedTail(text, bytes) {
            let all = Buffer.from(text, 'utf8');
            if (all.length <= bytes) return text;
            let room = Math.max(0, bytes - leftOut(all.length).length);
            let head = Math.floor(room / 4);
            let start = boundaryBefore(all, head);
            let end = boundaryAfter(all, all.length - (room - head));
            let between = leftOut(end - start);
            return `${all.toString('utf8', 0, start)}${between}${all.toString('utf8', end)}`;
        }
        function leftOut(bytes) {
            return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
        }
        function boundaryBefore(bytes, at) {
            let cut = at;
            while(cut > 0 && isInside(bytes, cut))cut -= 1;
            return cut;
        }
        function boundaryAfter(bytes, at) {
            let cut = at;
            while(cut < bytes.length && isInside(bytes, cut))cut += 1;
            return cut;
        }
        function isInside(bytes, at) {
            return ((bytes[at] ?? 0) & 0xc0) === 0x80;
        }
    }),
    19319: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AM: ()=>notificationBody,
            FD: ()=>cutOffNotification,
            S4: ()=>endedNotification
        });
        var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        let types = {
            success: 'phase.completed',
            failure: 'phase.failed',
            blocked: 'phase.blocked',
            skipped: 'phase.skipped'
        };
        function endedNotification(report, { folder, runId, now }) {
            let { phase, ended, host, head, branch } = report;
            let { signal, decision, exitStatus, evidence } = ended;
            let plans = report.plans.map(({ id, signal: each, attempts })=>({
                    id,
                    status: each.status,
                    attempts: attempts.length,
                    said: 'success' === each.status ? '' : (0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(each)
                }));
            return {
                version: 1,
                type: 'INTERRUPTED' === exitStatus ? 'phase.interrupted' : types[signal.status],
                timestamp: new Date(now).toISOString(),
                data: {
                    phase: {
                        id: phase.id,
                        name: phase.name
                    },
                    folder,
                    runId,
                    exitStatus,
                    decision: {
                        action: decision.action,
                        why: decision.why
                    },
                    why: (0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(signal),
                    next: (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.sk)(report),
                    evidence,
                    repository: host?.repository ?? null,
                    branch,
                    head,
                    links: linksTo(host, head),
                    plans,
                    signal,
                    truncated: false
                }
            };
        }
        function cutOffNotification(why, about, { folder, runId, now }) {
            let { phase, branch, signal, host } = about;
            return {
                version: 1,
                type: 'phase.interrupted',
                timestamp: new Date(now).toISOString(),
                data: {
                    phase: {
                        id: phase.id,
                        name: phase.name
                    },
                    folder,
                    runId,
                    exitStatus: 'INTERRUPTED',
                    decision: null,
                    why,
                    next: 'run the phase again; it continues where this one ended',
                    evidence: null,
                    repository: host?.repository ?? null,
                    branch,
                    head: null,
                    links: linksTo(host, null),
                    plans: [],
                    signal,
                    truncated: false
                }
            };
        }
        function linksTo(host, head) {
            if (null === host) return {};
            let commit = host.hasCommits && null !== head ? {
                commit: `${host.repository}/commit/${head}`
            } : {};
            let report = null === host.page ? {} : {
                report: host.page
            };
            return {
                run: host.run,
                ...report,
                ...commit
            };
        }
        let mostCharacters = 200_000;
        function notificationBody(notification) {
            let whole = JSON.stringify(notification);
            if (whole.length <= mostCharacters) return whole;
            let { data } = notification;
            let signal = null === data.signal ? null : {
                ...data.signal,
                details: {
                    reason: data.why
                }
            };
            let plans = data.plans.slice(0, 50);
            return JSON.stringify({
                ...notification,
                data: {
                    ...data,
                    plans,
                    signal,
                    truncated: true
                }
            });
        }
    }),
    21462: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>holdCheckout1
        });
        var _git_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80221);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13707);
        async function holdCheckout1(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
            let take = ()=>_ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.nD.take(git.gitDir, runId, world.machine, ttlMs);
            let lease = await (0, _waiting_js__WEBPACK_IMPORTED_MODULE_2__.n)(take, {
                until,
                pollMs: _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6
            }, world);
            cleanup.defer(()=>tryRelease(lease));
            for (let complaint of lease.complaints)world.progress(complaint);
            let lost = new AbortController();
            let beats = [];
            let timer = setInterval(()=>{
                try {
                    lease.beat();
                    for (let beat of beats)beat();
                } catch (error) {
                    if (error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz) lost.abort();
                }
            }, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6);
            cleanup.defer(()=>clearInterval(timer));
            git.guardWith(()=>lease.check(), lease.calls);
            let { removed, left } = await git.clearOwnLocks();
            for (let lock of removed)world.progress(`${lock} was left by a git that an earlier run had called: it was removed`);
            for (let lock of left)world.progress((0, _git_lock_js__WEBPACK_IMPORTED_MODULE_0__.li)(lock, world.now()));
            return {
                lease,
                lost: lost.signal,
                onBeat: (beat)=>beats.push(beat)
            };
        }
        function tryRelease(lease) {
            try {
                lease.release();
            } catch  {}
        }
    }),
    56652: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>withCleanup1
        });
        class Cleanup {
            #steps = [];
            defer(step) {
                this.#steps.push(step);
            }
            async run() {
                let errors = [];
                for (let step of this.#steps.splice(0).reverse())try {
                    await step();
                } catch (error) {
                    errors.push(error);
                }
                if (errors.length > 0) throw errors[0];
            }
        }
        async function withCleanup1(work) {
            let cleanup = new Cleanup();
            let result;
            try {
                result = await work(cleanup);
            } catch (error) {
                await cleanup.run().catch(()=>void 0);
                throw error;
            }
            await cleanup.run();
            return result;
        }
    }),
    62155: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>holdPhase
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_http_ = __webpack_require__(37067);
        var external_node_https_ = __webpack_require__(44708);
        var agent_result = __webpack_require__(17761);
        var meter = __webpack_require__(29567);
        class Account {
            refusals = 0;
            failure = null;
            model = null;
            terms;
            #open = new Set();
            #stop = new AbortController();
            #usage = agent_result.tk;
            #answers = 0;
            #costUsd = 0;
            #isCostKnown = true;
            #tokensTold = -1;
            constructor(terms){
                this.terms = terms;
            }
            get hopeless() {
                return this.#stop.signal;
            }
            begin(answer) {
                this.failure = null;
                this.#open.add(answer);
            }
            grew() {
                let spent = this.spent();
                let tokens = spent.inputFresh + spent.cacheRead + spent.cacheWrite + spent.output;
                if (tokens === this.#tokensTold) return;
                this.#tokensTold = tokens;
                this.terms.onSpent(spent);
            }
            end(answer) {
                if (!this.#open.delete(answer)) return;
                answer.end();
                this.#answers += 1;
                this.model = answer.model ?? this.model;
                let usage = answer.usage ?? agent_result.tk;
                let usd = this.terms.price(usage, answer.model);
                this.#usage = (0, agent_result.vk)(this.#usage, usage);
                this.#costUsd += usd ?? 0;
                this.#isCostKnown &&= null !== usd;
                this.#tokensTold = -1;
                this.grew();
            }
            close() {
                for (let answer of [
                    ...this.#open
                ])this.end(answer);
                this.terms.onSpent(this.spent());
            }
            failed(failure) {
                this.failure = failure;
                if ((failure.retryAfterMs ?? 0) >= hopelessMs) this.#stop.abort();
            }
            spent() {
                let [usage, costUsd, isCostKnown] = [
                    this.#usage,
                    this.#costUsd,
                    this.#isCostKnown
                ];
                for (let answer of this.#open){
                    if (null === answer.usage) continue;
                    let usd = this.terms.price(answer.usage, answer.model);
                    usage = (0, agent_result.vk)(usage, answer.usage);
                    costUsd += usd ?? 0;
                    isCostKnown &&= null !== usd;
                }
                return {
                    ...(0, meter.u)(usage, this.#answers + this.#open.size, costUsd),
                    isCostKnown
                };
            }
        }
        let hopelessMs = 120_000;
        var external_node_dns_ = __webpack_require__(40610);
        var external_node_net_ = __webpack_require__(77030);
        var external_node_os_ = __webpack_require__(48161);
        class ForbiddenAddressError extends Error {
            name = 'ForbiddenAddressError';
        }
        let never = new external_node_net_.BlockList();
        never.addSubnet('0.0.0.0', 8, 'ipv4');
        never.addSubnet('127.0.0.0', 8, 'ipv4');
        never.addSubnet('169.254.0.0', 16, 'ipv4');
        never.addSubnet('224.0.0.0', 3, 'ipv4');
        never.addAddress('100.100.100.200', 'ipv4');
        never.addAddress('168.63.129.16', 'ipv4');
        never.addAddress('::', 'ipv6');
        never.addAddress('::1', 'ipv6');
        never.addSubnet('fe80::', 10, 'ipv6');
        never.addSubnet('ff00::', 8, 'ipv6');
        never.addAddress('fd00:ec2::254', 'ipv6');
        never.addSubnet('64:ff9b::', 96, 'ipv6');
        function isForbidden(address) {
            let mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
            if (void 0 !== mapped) return isForbidden(mapped);
            let family = (0, external_node_net_.isIP)(address);
            if (0 === family) return true;
            if (6 === family && /^::(?:ffff:)?[\da-f:.]+$/i.test(address)) return true;
            if (never.check(address, 4 === family ? 'ipv4' : 'ipv6')) return true;
            return Object.values((0, external_node_os_.networkInterfaces)()).some((list)=>list?.some((each)=>each.address === address));
        }
        let lookupAllowed = (hostname, options, callback)=>{
            (0, external_node_dns_.lookup)(hostname, {
                ...options,
                all: true
            }, (error, addresses)=>{
                if (null !== error) return callback(error, '', 0);
                let wrong = addresses.find(({ address })=>isForbidden(address));
                if (void 0 !== wrong) return callback(forbidden(hostname, wrong), '', 0);
                let [first] = addresses;
                if (options.all) return callback(null, addresses, 0);
                return callback(null, first?.address ?? '', first?.family ?? 0);
            });
        };
        function requireAllowed({ hostname }) {
            let address = hostname.replace(/^\[|\]$/g, '');
            if (0 !== (0, external_node_net_.isIP)(address) && isForbidden(address)) throw forbidden(hostname, {
                address,
                family: (0, external_node_net_.isIP)(address)
            });
        }
        function forbidden(hostname, { address }) {
            return new ForbiddenAddressError(`${hostname} is ${address}, an address of this machine or its cloud; name an upstream of your own in the setting gateway`);
        }
        var external_node_string_decoder_ = __webpack_require__(46193);
        var agents_fields = __webpack_require__(35933);
        class AnswerCount {
            model = null;
            #usage = null;
            #isWhole = false;
            #writtenBytes = 0;
            #protocol;
            #requestBytes;
            #isStream;
            #decoder = new external_node_string_decoder_.StringDecoder('utf8');
            #rest = '';
            #isOverlong = false;
            constructor(protocol, contentType, requestBytes){
                this.#protocol = protocol;
                this.#requestBytes = requestBytes;
                this.#isStream = /^text\/event-stream\b/i.test(contentType);
            }
            get usage() {
                return this.#usage;
            }
            take(chunk) {
                if (!this.#isStream) return void this.#keep(this.#decoder.write(chunk));
                let text = this.#decoder.write(chunk);
                let begun = 0;
                for(let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begun)){
                    this.#line(this.#rest + text.slice(begun, end));
                    this.#rest = '';
                    begun = end + 1;
                }
                this.#keep(text.slice(begun));
            }
            #keep(text) {
                this.#isOverlong ||= this.#rest.length + text.length > mostText;
                this.#rest = this.#isOverlong ? '' : this.#rest + text;
            }
            #line(line) {
                let isRest = this.#isOverlong;
                this.#isOverlong = false;
                if (isRest || !line.startsWith('data:')) return;
                this.#event((0, agents_fields.zv)((0, agents_fields.o_)(line.slice(5).trim())));
            }
            end() {
                let rest = this.#rest + this.#decoder.end();
                if (this.#isStream) this.#line(rest);
                else {
                    let document = this.#isOverlong ? null : (0, agents_fields.o_)(rest.trim());
                    for (let part of Array.isArray(document) ? (0, agents_fields.c3)(document) : [
                        (0, agents_fields.zv)(document)
                    ])this.#event(part);
                }
                this.#rest = '';
                if (!this.#isWhole) this.#estimate();
            }
            #event(event) {
                let seen = readers[this.#protocol](event);
                this.model = (0, agents_fields.b6)(seen.model).slice(0, 200) || this.model;
                this.#writtenBytes += seen.written.length;
                if (null !== seen.usage) this.#usage = this.#joined(seen.usage);
                this.#isWhole ||= seen.isLast && null !== this.#usage;
            }
            #joined(usage) {
                return null === this.#usage || 'anthropic' !== this.#protocol ? usage : highest(this.#usage, usage);
            }
            #estimate() {
                let { inputFresh = Math.ceil(this.#requestBytes() / bytesPerToken) } = this.#usage ?? {};
                let output = Math.ceil(this.#writtenBytes / bytesPerToken);
                let estimated = {
                    inputFresh,
                    cacheRead: 0,
                    cacheWrite: null,
                    output,
                    reasoning: null
                };
                this.#usage = null === this.#usage ? estimated : highest(this.#usage, {
                    ...this.#usage,
                    output
                });
            }
        }
        let bytesPerToken = 4;
        let mostText = 33554432;
        let readers = {
            anthropic: (event)=>{
                let { type, message, delta, usage } = event;
                let { text, partial_json: json, thinking } = (0, agents_fields.zv)(delta);
                let started = (0, agents_fields.zv)(message);
                return {
                    model: started.model ?? event.model,
                    usage: anthropicUsage('message_start' === type ? started.usage : usage),
                    isLast: 'message_delta' === type || 'message' === type,
                    written: (0, agents_fields.b6)(text) || (0, agents_fields.b6)(json) || (0, agents_fields.b6)(thinking)
                };
            },
            openai: (event)=>{
                let whole = void 0 === event.response ? event : (0, agents_fields.zv)(event.response);
                let usage = openaiUsage(whole.usage);
                let chat = (0, agents_fields.c3)(event.choices).map(({ delta })=>(0, agents_fields.b6)((0, agents_fields.zv)(delta).content));
                return {
                    model: whole.model,
                    usage,
                    isLast: null !== usage,
                    written: (0, agents_fields.b6)(event.delta) || chat.join('')
                };
            },
            gemini: (event)=>{
                let usage = geminiUsage(event.usageMetadata);
                let parts = (0, agents_fields.c3)(event.candidates).flatMap(({ content })=>(0, agents_fields.c3)((0, agents_fields.zv)(content).parts));
                let isLast = null !== usage && (0, agents_fields.c3)(event.candidates).some(({ finishReason })=>'' !== (0, agents_fields.b6)(finishReason));
                return {
                    model: event.modelVersion,
                    usage,
                    isLast,
                    written: parts.map(({ text })=>(0, agents_fields.b6)(text)).join('')
                };
            }
        };
        function anthropicUsage(value) {
            let fields = (0, agents_fields.zv)(value);
            let [input, output] = [
                (0, agents_fields.MT)(fields.input_tokens),
                (0, agents_fields.MT)(fields.output_tokens)
            ];
            if (null === input && null === output) return null;
            return {
                inputFresh: input ?? 0,
                cacheRead: (0, agents_fields.MT)(fields.cache_read_input_tokens) ?? 0,
                cacheWrite: (0, agents_fields.MT)(fields.cache_creation_input_tokens),
                output: output ?? 0,
                reasoning: null
            };
        }
        function openaiUsage(value) {
            let fields = (0, agents_fields.zv)(value);
            let input = (0, agents_fields.MT)(fields.input_tokens) ?? (0, agents_fields.MT)(fields.prompt_tokens);
            let output = (0, agents_fields.MT)(fields.output_tokens) ?? (0, agents_fields.MT)(fields.completion_tokens);
            if (null === input || null === output) return null;
            let { cached_tokens: cached } = (0, agents_fields.zv)(fields.input_tokens_details ?? fields.prompt_tokens_details);
            let { reasoning_tokens: reasoning } = (0, agents_fields.zv)(fields.output_tokens_details ?? fields.completion_tokens_details);
            let cacheRead = Math.min((0, agents_fields.MT)(cached) ?? 0, input);
            return {
                inputFresh: input - cacheRead,
                cacheRead,
                cacheWrite: null,
                output,
                reasoning: (0, agents_fields.MT)(reasoning)
            };
        }
        function geminiUsage(value) {
            let fields = (0, agents_fields.zv)(value);
            let prompt = (0, agents_fields.MT)(fields.promptTokenCount);
            if (null === prompt) return null;
            let input = prompt + ((0, agents_fields.MT)(fields.toolUsePromptTokenCount) ?? 0);
            let cacheRead = Math.min((0, agents_fields.MT)(fields.cachedContentTokenCount) ?? 0, input);
            let reasoning = (0, agents_fields.MT)(fields.thoughtsTokenCount);
            let output = ((0, agents_fields.MT)(fields.candidatesTokenCount) ?? 0) + (reasoning ?? 0);
            return {
                inputFresh: input - cacheRead,
                cacheRead,
                cacheWrite: null,
                output,
                reasoning
            };
        }
        function highest(one, other) {
            let most = (a, b)=>null === a && null === b ? null : Math.max(a ?? 0, b ?? 0);
            return {
                inputFresh: Math.max(one.inputFresh, other.inputFresh),
                cacheRead: Math.max(one.cacheRead, other.cacheRead),
                cacheWrite: most(one.cacheWrite, other.cacheWrite),
                output: Math.max(one.output, other.output),
                reasoning: most(one.reasoning, other.reasoning)
            };
        }
        let dropped = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|authorization|x-api-key|x-goog-api-key|api-key|cookie|forwarded|x-forwarded-.*|x-http-method(?:-override)?|x-method-override|accept-encoding|expect)$/i;
        function forwardedHeaders({ rawHeaders, method }, { base, headers }) {
            let kept = {};
            for(let at = 0; at + 1 < rawHeaders.length; at += 2){
                let [name = '', value = ''] = rawHeaders.slice(at, at + 2);
                if (dropped.test(name) || void 0 !== headers[name.toLowerCase()]) continue;
                if ('GET' === method && /^content-/i.test(name)) continue;
                let before = kept[name.toLowerCase()];
                kept[name.toLowerCase()] = void 0 === before ? value : [
                    before,
                    value
                ].flat();
            }
            return {
                ...kept,
                ...headers,
                host: base.host,
                'accept-encoding': 'identity'
            };
        }
        function answeredHeaders({ rawHeaders }) {
            let kept = [];
            for(let at = 0; at + 1 < rawHeaders.length; at += 2){
                let [name = '', value = ''] = rawHeaders.slice(at, at + 2);
                if (!/^(?:connection|keep-alive|proxy-.*|transfer-encoding|upgrade|trailer|set-cookie|alt-svc)$/i.test(name)) kept.push(name, value);
            }
            return kept;
        }
        function shownTokens({ headers }, query) {
            let bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
            let named = [
                'x-api-key',
                'x-goog-api-key',
                'api-key'
            ].map((name)=>headers[name]);
            return [
                bearer,
                ...named,
                query.get('key')
            ].filter((each)=>'string' == typeof each);
        }
        var stream_reader = __webpack_require__(73102);
        function readFailure(status, headers, body, now) {
            let document = (0, agents_fields.o_)(body.trim());
            let error = (0, agents_fields.zv)((0, agents_fields.zv)(Array.isArray(document) ? document[0] : document).error);
            let kind = [
                error.type,
                error.code,
                error.status
            ].map(agents_fields.b6).join(' ').trim();
            let message = (0, stream_reader.S)((0, agents_fields.b6)(error.message), 500);
            let waits = 429 === status || status >= 500 ? waitOf(headers, now) : null;
            return {
                status,
                message,
                kind,
                ...null === waits ? {} : {
                    retryAfterMs: waits
                }
            };
        }
        function waitOf(headers, now) {
            let asked = millisecondsIn(headers['retry-after-ms'], 1) ?? millisecondsIn(headers['retry-after'], 1000);
            if (null !== asked) return asked;
            let at = Date.parse(one(headers['retry-after']));
            if (Number.isFinite(at)) return Math.max(0, at - now);
            let resets = Object.entries(headers).flatMap(([name, value])=>{
                let limit = /^(anthropic-ratelimit|x-ratelimit)-(?:(remaining)-)?([\w-]+?)(-remaining)?$/.exec(name);
                if (null === limit || (limit[2] ?? limit[4]) === void 0 || Number(one(value)) > 0) return [];
                let [, family = '', , of = ''] = limit;
                let reset = one(headers[`${family}-${of}-reset`] ?? headers[`${family}-reset-${of}`]);
                return spanOf(reset, now) ?? [];
            });
            return 0 === resets.length ? null : Math.max(...resets);
        }
        function one(value) {
            return Array.isArray(value) ? value[0] ?? '' : value ?? '';
        }
        function millisecondsIn(value, factor) {
            let text = one(value).trim();
            return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * factor) : null;
        }
        function spanOf(text, now) {
            if ('' === text) return null;
            let parts = [
                ...text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)
            ];
            if (parts.length > 0 && parts.map(([part])=>part).join('') === text) {
                let factor = {
                    ms: 1,
                    s: 1000,
                    m: 60_000,
                    h: 3_600_000
                };
                return parts.reduce((sum, [, count, unit])=>sum + Number(count) * factor[unit], 0);
            }
            let at = Date.parse(text);
            return Number.isFinite(at) ? Math.max(0, at - now) : null;
        }
        let paths = {
            anthropic: [
                /^POST \/v1\/messages$/,
                /^POST \/v1\/messages\/count_tokens$/,
                /^GET \/v1\/models(?:\/[\w.:@-]+)?$/
            ],
            openai: [
                /^POST \/responses(?:\/compact)?$/,
                /^POST \/chat\/completions$/,
                /^GET \/models(?:\/[\w.:@-]+)?$/
            ],
            gemini: [
                /^POST \/v1(?:beta|alpha)?\/models\/[\w.@-]+:(?:streamGenerateContent|generateContent|countTokens|embedContent|batchEmbedContents)$/,
                /^GET \/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?$/
            ]
        };
        function isAllowed(protocol, method, path) {
            return paths[protocol].some((pattern)=>pattern.test(`${method} ${path}`));
        }
        function isPaid(method, path) {
            return 'POST' === method && !/count_?tokens$/i.test(path);
        }
        let statuses = {
            token: 403,
            path: 404,
            budget: 400,
            gateway: 502
        };
        function refusal(protocol, by, message) {
            let status = statuses[by];
            let type = {
                token: 'permission_error',
                path: 'not_found_error',
                budget: 'budget_exhausted',
                gateway: 'api_error'
            }[by];
            switch(protocol){
                case 'anthropic':
                    {
                        let known = 'budget' === by ? 'invalid_request_error' : type;
                        return {
                            status,
                            body: JSON.stringify({
                                type: 'error',
                                error: {
                                    type: known,
                                    message
                                }
                            })
                        };
                    }
                case 'openai':
                    return {
                        status,
                        body: JSON.stringify({
                            error: {
                                type,
                                code: type,
                                message,
                                param: null
                            }
                        })
                    };
                case 'gemini':
                    return {
                        status,
                        body: JSON.stringify({
                            error: {
                                code: status,
                                status: 'FAILED_PRECONDITION',
                                message
                            }
                        })
                    };
            }
        }
        class Gateway {
            #settings;
            #entries = new Map();
            #agents = {
                http: new external_node_http_.Agent({
                    keepAlive: true
                }),
                https: new external_node_https_.Agent({
                    keepAlive: true
                })
            };
            #doors = null;
            constructor(settings){
                this.#settings = settings;
            }
            get hasOwnUpstream() {
                return null !== this.#settings.upstream;
            }
            async open(given, terms) {
                this.#doors ??= openDoors(this.#settings.folder, (request, response)=>this.#take(request, response));
                let { port, socket } = await this.#doors;
                let [id, token] = [
                    (0, external_node_crypto_.randomBytes)(16).toString('hex'),
                    `pe-${(0, external_node_crypto_.randomBytes)(24).toString('hex')}`
                ];
                let { upstream: own } = this.#settings;
                let upstream = null === own ? given : {
                    ...given,
                    base: new URL(joined(own, given.base.pathname), own)
                };
                let account = new Account(terms);
                let entry = {
                    upstream,
                    account,
                    token: Buffer.from(token),
                    calls: new Set()
                };
                this.#entries.set(id, entry);
                let close = ()=>{
                    this.#entries.delete(id);
                    for (let end of entry.calls)end();
                    account.close();
                };
                return {
                    url: `http://127.0.0.1:${port}/${id}`,
                    token,
                    socket,
                    account,
                    close
                };
            }
            async close() {
                for (let { calls } of this.#entries.values())for (let end of calls)end();
                this.#entries.clear();
                for (let agent of Object.values(this.#agents))agent.destroy();
                await (await this.#doors?.catch(()=>null))?.close();
            }
            #take(request, response) {
                response.on('error', ()=>void 0);
                request.on('error', ()=>void 0);
                let [, id = '', path = '', query = ''] = /^\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
                let entry = this.#entries.get(id);
                let parameters = new URLSearchParams(query);
                let refused = void 0 === entry ? null : refusalOf(request, path, parameters, entry);
                if (void 0 === entry) response.writeHead(404).end();
                else if (null !== refused) answer(response, entry.upstream, refused.by, refused.message);
                else if ('HEAD' === request.method) response.writeHead(200).end();
                else {
                    parameters.delete('key');
                    let search = 0 === parameters.size ? '' : `?${parameters}`;
                    this.#forward(request, response, entry, {
                        path: `${path}${search}`,
                        isCounted: isPaid(request.method ?? '', path)
                    });
                }
            }
            #forward(request, response, entry, call) {
                let { upstream, account, calls } = entry;
                let { base } = upstream;
                let isOwn = null !== this.#settings.upstream;
                let isTls = 'https:' === base.protocol;
                let fail = (error)=>{
                    if (response.destroyed) return;
                    account.failed({
                        status: null,
                        message: `no answer of ${base.host}: ${error.message}`,
                        kind: ''
                    });
                    if (response.headersSent) response.destroy();
                    else answer(response, upstream, 'gateway', `no answer of ${base.host}: ${error.message}`);
                };
                try {
                    if (!isOwn) requireAllowed(base);
                } catch (error) {
                    fail(error);
                    return;
                }
                let requestBytes = 0;
                let onward = (isTls ? external_node_https_.request : external_node_http_.request)({
                    protocol: base.protocol,
                    hostname: base.hostname.replace(/^\[|\]$/g, ''),
                    port: base.port,
                    method: request.method,
                    path: joined(base, call.path),
                    headers: forwardedHeaders(request, upstream),
                    agent: isTls ? this.#agents.https : this.#agents.http,
                    ...isOwn ? {} : {
                        lookup: lookupAllowed
                    }
                });
                onward.setNoDelay(true);
                let end = ()=>{
                    onward.destroy();
                    response.destroy();
                };
                calls.add(end);
                response.on('close', ()=>{
                    calls.delete(end);
                    if (!response.writableFinished) onward.destroy();
                });
                request.on('data', (chunk)=>{
                    requestBytes += chunk.length;
                });
                if ('GET' === request.method) {
                    request.resume();
                    onward.end();
                } else request.pipe(onward);
                onward.on('error', fail);
                onward.on('response', (incoming)=>{
                    pass(incoming, response);
                    if (call.isCounted || (incoming.statusCode ?? 0) >= 400) this.#watch(incoming, entry, ()=>requestBytes);
                });
            }
            #watch(incoming, { upstream, account }, requestBytes) {
                let { statusCode: status = 0, headers } = incoming;
                if (status >= 400) {
                    let parts = [];
                    let size = 0;
                    incoming.on('data', (chunk)=>{
                        if (size < mostErrorBytes) parts.push(chunk);
                        size += chunk.length;
                    });
                    account.failed(readFailure(status, headers, '', this.#settings.now()));
                    incoming.on('end', ()=>{
                        account.failed(readFailure(status, headers, Buffer.concat(parts).toString('utf8'), this.#settings.now()));
                    });
                    return;
                }
                let count = new AnswerCount(upstream.protocol, headers['content-type'] ?? '', requestBytes);
                account.begin(count);
                incoming.on('data', (chunk)=>{
                    count.take(chunk);
                    account.grew();
                });
                incoming.on('close', ()=>account.end(count));
            }
        }
        function refusalOf(request, path, parameters, { token, upstream, account }) {
            let { method = '' } = request;
            if (!shownTokens(request, parameters).some((shown)=>isSame(Buffer.from(shown), token))) return {
                by: 'token',
                message: 'the token of this attempt is missing or wrong'
            };
            if ('HEAD' === method) return null;
            if (!isAllowed(upstream.protocol, method, path)) return {
                by: 'path',
                message: `the gateway of Phase Executor does not pass on ${method} ${path.slice(0, 100)}`
            };
            let cap = isPaid(method, path) ? account.terms.reached() : null;
            if (null === cap) return null;
            account.refusals += 1;
            return {
                by: 'budget',
                message: `budget_exhausted: ${cap}`
            };
        }
        let mostErrorBytes = 65536;
        function pass(incoming, response) {
            response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answeredHeaders(incoming));
            response.flushHeaders();
            incoming.on('error', ()=>response.destroy());
            incoming.on('aborted', ()=>response.destroy());
            incoming.pipe(response);
        }
        function answer(response, { protocol }, by, message) {
            let { status, body } = refusal(protocol, by, message);
            response.writeHead(status, {
                'content-type': 'application/json',
                connection: 'close'
            }).end(body);
        }
        function isSame(one, other) {
            return one.length === other.length && (0, external_node_crypto_.timingSafeEqual)(one, other);
        }
        function joined({ pathname }, path) {
            return `${pathname.replace(/\/$/, '')}${path}`;
        }
        async function openDoors(parent, take) {
            let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(parent, 'pe-gateway-'));
            let socket = (0, external_node_path_.join)(folder, 'socket');
            let hasSocket = Buffer.byteLength(socket) < mostPath;
            let servers = [
                newServer(take),
                newServer(take)
            ];
            let [onPort, onSocket] = servers;
            let sweeper = sweepAfterUs(folder);
            let close = async ()=>{
                await Promise.all(servers.map(gateway_closed));
                (0, external_node_fs_.rmSync)(folder, {
                    recursive: true,
                    force: true
                });
                sweeper?.kill('SIGKILL');
            };
            try {
                await listening(onPort, {
                    host: '127.0.0.1',
                    port: 0
                });
                if (hasSocket) await listening(onSocket, {
                    path: socket
                });
            } catch (error) {
                await close();
                throw error;
            }
            return {
                port: onPort.address().port,
                socket: hasSocket ? socket : null,
                close
            };
        }
        let mostPath = 100;
        function newServer(take) {
            let server = (0, external_node_http_.createServer)({
                requestTimeout: 0,
                keepAliveTimeout: 60_000,
                noDelay: true
            }, take);
            server.on('clientError', (_, socket)=>socket.destroy());
            return server;
        }
        function listening(server, where) {
            return new Promise((resolve1, reject)=>{
                server.once('error', reject);
                server.listen(where, ()=>{
                    server.off('error', reject);
                    server.unref();
                    resolve1();
                });
            });
        }
        async function gateway_closed(server) {
            let { listening: isOpen } = server;
            if (!isOpen) return;
            server.closeAllConnections();
            await new Promise((resolve1)=>server.close(()=>resolve1()));
        }
        function sweepAfterUs(folder) {
            try {
                let sweeper = (0, external_node_child_process_.spawn)('/bin/sh', [
                    '-c',
                    'read -r _; rm -rf -- "$1"',
                    'phase-executor-sweeper',
                    folder
                ], {
                    cwd: '/',
                    env: {
                        PATH: '/usr/bin:/bin'
                    },
                    detached: true,
                    stdio: [
                        'pipe',
                        'ignore',
                        'ignore'
                    ]
                });
                for (let each of [
                    sweeper,
                    sweeper.stdin
                ])each?.on('error', ()=>void 0);
                sweeper.unref();
                return sweeper;
            } catch  {
                return null;
            }
        }
        var atomic_file = __webpack_require__(50229);
        var checkpoint_checkpoint = __webpack_require__(60790);
        var exclude = __webpack_require__(99146);
        var git_git = __webpack_require__(26488);
        var promises_ = __webpack_require__(51455);
        var git_error = __webpack_require__(11475);
        var sync = __webpack_require__(88317);
        class Worktrees {
            #git;
            #folder;
            constructor(git, folder, { make = true } = {}){
                if (make) (0, external_node_fs_.mkdirSync)(folder, {
                    recursive: true
                });
                this.#git = git;
                this.#folder = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.realpathSync)(folder) : folder;
            }
            get folder() {
                return this.#folder;
            }
            async add(name, commit) {
                let root = (0, external_node_path_.join)(this.#folder, name);
                if ('' === name || /[\\/]|^\.\.?$/.test(name)) throw new git_error.XS(`a work tree cannot be named "${name}"; name one folder`);
                if ((0, external_node_fs_.existsSync)(root)) await this.remove(name);
                let forced = [
                    '--force',
                    '--force'
                ];
                await this.#git.run([
                    'worktree',
                    'add',
                    '--quiet',
                    '--detach',
                    '--no-checkout',
                    ...forced,
                    '--',
                    root,
                    commit
                ]);
                let gitDir = gitDirOf(root);
                if (null === gitDir) throw new git_error.XS(`git made no work tree in ${root}; look whether the disk is full`);
                (0, sync.f)([
                    (0, external_node_path_.join)(root, '.git'),
                    ...[
                        'HEAD',
                        'gitdir',
                        'commondir'
                    ].map((file)=>(0, external_node_path_.join)(gitDir, file))
                ]);
                let worktree = {
                    name,
                    root,
                    git: this.#git.at(root, gitDir)
                };
                await this.move(worktree, commit);
                return worktree;
            }
            async move({ git }, commit) {
                let settings = [
                    '-c',
                    'checkout.workers=0',
                    '-c',
                    'checkout.thresholdForParallelism=100'
                ];
                await git.run([
                    ...settings,
                    'reset',
                    '--hard',
                    '--quiet',
                    commit,
                    '--'
                ]);
                git.knowFlagged([]);
            }
            async discard({ root, git }) {
                await removeAll(root);
                await (0, promises_.rm)(git.gitDir, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
                tryRemoveFolder((0, external_node_path_.dirname)(git.gitDir));
            }
            async remove(name) {
                let root = (0, external_node_path_.join)(this.#folder, name);
                await removeAll(root);
                for (let entry of (await this.#registered()))if (entry.root === root) await this.#git.run([
                    'worktree',
                    'remove',
                    '--force',
                    '--force',
                    '--',
                    root
                ]);
            }
            async list() {
                let known = (await this.#registered()).map((entry)=>entry.name);
                let home = (0, external_node_path_.join)(this.#git.commonDir, 'worktrees');
                let inside = (0, external_node_fs_.existsSync)(this.#folder) ? (0, external_node_fs_.readdirSync)(this.#folder) : [];
                let left = inside.filter((name)=>gitDirOf((0, external_node_path_.join)(this.#folder, name))?.startsWith(`${home}/`));
                return [
                    ...new Set([
                        ...known,
                        ...left
                    ])
                ].sort();
            }
            find(root) {
                let home = (0, external_node_path_.join)(this.#git.commonDir, 'worktrees');
                if ((0, external_node_path_.dirname)(root) !== this.#folder) return null;
                let name = (0, external_node_fs_.existsSync)(home) ? (0, external_node_fs_.readdirSync)(home).find((each)=>leadsTo(root, (0, external_node_path_.join)(home, each))) : void 0;
                if (void 0 === name) return null;
                return {
                    name: (0, external_node_path_.basename)(root),
                    root,
                    git: this.#git.at(root, (0, external_node_path_.join)(home, name))
                };
            }
            async reap(spared = new Set()) {
                let names = (await this.list()).filter((name)=>!spared.has((0, external_node_path_.join)(this.#folder, name)));
                for (let name of names)await this.remove(name);
                return names;
            }
            async #registered() {
                let roots = await registeredTrees(this.#git);
                return roots.flatMap((root)=>(0, external_node_path_.dirname)(root) === this.#folder ? [
                        {
                            name: (0, external_node_path_.basename)(root),
                            root
                        }
                    ] : []);
            }
        }
        async function registeredTrees(git) {
            let home = (0, external_node_path_.join)(git.commonDir, 'worktrees');
            if (!(0, external_node_fs_.existsSync)(home) || 0 === (0, external_node_fs_.readdirSync)(home).length) return [];
            let entries = (await git.read([
                'worktree',
                'list',
                '--porcelain',
                '-z'
            ])).split('\0');
            return entries.flatMap((entry)=>entry.startsWith('worktree ') ? [
                    entry.slice(9)
                ] : []);
        }
        async function removeAll(root) {
            let removing = ()=>(0, promises_.rm)(root, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
            await removing().catch((error)=>{
                if ('EACCES' !== error.code && 'EPERM' !== error.code) throw error;
                unlockFolders(root);
                return removing();
            });
        }
        function unlockFolders(folder) {
            try {
                (0, external_node_fs_.chmodSync)(folder, 0o700);
                for (let entry of (0, external_node_fs_.readdirSync)(folder, {
                    withFileTypes: true
                }))if (entry.isDirectory()) unlockFolders((0, external_node_path_.join)(folder, entry.name));
            } catch  {}
        }
        function gitDirOf(root) {
            let link = (0, external_node_path_.join)(root, '.git');
            if (!(0, external_node_fs_.statSync)(link, {
                throwIfNoEntry: false
            })?.isFile()) return null;
            return /^gitdir: (.+)$/m.exec((0, external_node_fs_.readFileSync)(link, 'utf8'))?.[1] ?? null;
        }
        function leadsTo(root, gitDir) {
            let record = (0, external_node_path_.join)(gitDir, 'gitdir');
            return (0, external_node_fs_.existsSync)(record) && (0, external_node_path_.resolve)(gitDir, (0, external_node_fs_.readFileSync)(record, 'utf8').trim()) === (0, external_node_path_.join)(root, '.git');
        }
        function tryRemoveFolder(path) {
            try {
                (0, external_node_fs_.rmdirSync)(path);
            } catch  {}
        }
        var artifacts = __webpack_require__(11045);
        async function loadLibraries() {
            await Promise.all([
                Promise.all([
                    __webpack_require__.e(6780),
                    __webpack_require__.e(4942),
                    __webpack_require__.e(7029)
                ]).then(__webpack_require__.bind(__webpack_require__, 67029)),
                __webpack_require__.e(4942).then(__webpack_require__.bind(__webpack_require__, 44942)),
                __webpack_require__.e(663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19))
            ]);
        }
        var answers = __webpack_require__(27550);
        var heartbeat = __webpack_require__(26937);
        var ledger_ledger = __webpack_require__(54648);
        var opening = __webpack_require__(49607);
        var phase_id = __webpack_require__(88240);
        var settings_in_force = __webpack_require__(96480);
        var session_checkout = __webpack_require__(21462);
        var cleanup = __webpack_require__(56652);
        var tracking_files = __webpack_require__(9090);
        var state_file = __webpack_require__(17543);
        var prepare = __webpack_require__(2097);
        var ledger_event = __webpack_require__(36881);
        var report_text = __webpack_require__(44639);
        let nothing = {
            tokens: null,
            costUsd: null,
            isEstimate: false,
            turns: 0
        };
        class PlansUnderWay {
            #now;
            #facts = new Map();
            constructor(now){
                this.#now = now;
            }
            get all() {
                return [
                    ...this.#facts.values()
                ];
            }
            of(id) {
                return this.#facts.get(id) ?? null;
            }
            follow(event) {
                switch(event.event){
                    case 'attempt_start':
                    case 'adopt':
                        if (!('isLost' in event && event.isLost)) this.#begin(event.plan, event.attempt, stepAfter(event) ?? 'begins');
                        return;
                    case 'judge_start':
                    case 'tests_start':
                    case 'verifier_start':
                        this.#begin(event.event.slice(0, -6), null, stepAfter(event) ?? '');
                        return;
                    case 'judge_end':
                    case 'tests_end':
                    case 'verifier_end':
                        this.#facts.delete(event.event.slice(0, -4));
                        return;
                    case 'plan_complete':
                    case 'plan_failed':
                    case 'plan_blocked':
                    case 'plan_skipped':
                        this.#facts.delete(event.plan);
                        return;
                    default:
                        {
                            let facts = 'plan' in event && void 0 !== event.plan ? this.#facts.get(event.plan) : void 0;
                            let step = stepAfter(event);
                            if (void 0 === facts || null === step) return;
                            facts.step = step;
                            facts.seenAt = this.#now();
                            if ('agent_end' === event.event) Object.assign(facts, {
                                edit: null,
                                command: null,
                                other: null
                            });
                            if ('agent_start' === event.event) Object.assign(facts, {
                                spent: nothing,
                                spentBefore: spentBy(facts)
                            });
                        }
                }
            }
            saw(plan, activity) {
                let facts = this.#facts.get(plan);
                if (void 0 === facts) return;
                facts.seenAt = this.#now();
                switch(activity.kind){
                    case 'edit':
                        facts.edit = `edits ${plans_under_way_short(activity.path.slice(activity.path.lastIndexOf('/') + 1))}`;
                        facts.other = null;
                        return;
                    case 'command':
                        {
                            let command = plans_under_way_short(activity.command);
                            let code = 'ended' === activity.state ? activity.exitCode : null;
                            facts.command = 'started' === activity.state ? `runs ${command}` : withCode(command, code);
                            facts.other = null;
                            return;
                        }
                    case 'tool':
                        facts.other = `uses ${plans_under_way_short(activity.tool)}`;
                        return;
                    case 'output':
                        facts.other = `prints ${plans_under_way_short(activity.text)}`;
                        return;
                    case 'retry':
                        facts.other = `asks its model again (${activity.count})`;
                        return;
                    case 'turn':
                        facts.spent = {
                            ...facts.spent,
                            turns: activity.turn
                        };
                        return;
                    case 'usage':
                        {
                            let { usage, costUsd, isEstimate = false, isOfSession } = activity;
                            if (!isOfSession) facts.spent = {
                                ...facts.spent,
                                tokens: (0, agent_result.RP)(usage),
                                costUsd,
                                isEstimate
                            };
                        }
                }
            }
            #begin(of, attempt, step) {
                let now = this.#now();
                let unknown = {
                    edit: null,
                    command: null,
                    other: null,
                    spent: nothing,
                    spentBefore: nothing
                };
                this.#facts.delete(of);
                this.#facts.set(of, {
                    of,
                    attempt,
                    step,
                    since: now,
                    seenAt: now,
                    ...unknown
                });
            }
        }
        function underWayLine(facts, now) {
            return `${(0, report_text.Yi)(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`;
        }
        function factsText(facts, now) {
            let { attempt, step, seenAt } = facts;
            let { tokens, costUsd, isEstimate, turns } = spentBy(facts);
            let silentMs = now - seenAt;
            let parts = [
                null !== attempt && attempt > 1 ? `attempt ${attempt}` : null,
                whatOf(facts) ?? step,
                null === tokens ? null : `${tokensText(tokens)} tok`,
                null === costUsd ? null : `${isEstimate ? '~' : ''}$${costUsd.toFixed(2)}`,
                0 === turns ? null : `turn ${turns}`,
                silentMs < worthSaying ? null : `nothing new for ${(0, report_text.Yi)(silentMs)}`
            ];
            return (0, report_text.pj)(parts.filter((part)=>null !== part && '' !== part).join(' · '));
        }
        function seenOf(facts) {
            if (null === facts) return null;
            let [at = '', since = ''] = [
                facts.seenAt,
                facts.since
            ].map((time)=>new Date(time).toISOString());
            return {
                what: factsText(facts, facts.seenAt),
                at,
                since
            };
        }
        function hasReported(facts) {
            let { tokens, turns } = spentBy(facts);
            return null !== whatOf(facts) || null !== tokens || turns > 0;
        }
        function isInexact({ tokens, costUsd, isEstimate }) {
            return isEstimate || null !== tokens && null === costUsd;
        }
        function spentBy({ spent, spentBefore }) {
            let sum = (one, other)=>null === one && null === other ? null : (one ?? 0) + (other ?? 0);
            return {
                tokens: sum(spent.tokens, spentBefore.tokens),
                costUsd: sum(spent.costUsd, spentBefore.costUsd),
                isEstimate: [
                    spent,
                    spentBefore
                ].some(isInexact),
                turns: spent.turns + spentBefore.turns
            };
        }
        function whatOf({ edit, command, other }) {
            let told = [
                edit,
                command,
                other
            ].filter((part)=>null !== part);
            return 0 === told.length ? null : told.join(' · ');
        }
        let worthSaying = 30_000;
        function stepAfter(event) {
            switch(event.event){
                case 'attempt_start':
                    return 'begins';
                case 'adopt':
                    return 'adopted from the run before';
                case 'setup_start':
                    return 'sets up its work tree';
                case 'agent_start':
                    return `${event.agent} is at work`;
                case 'repair':
                    return `repair ${event.repair} begins`;
                case 'handoff_start':
                    return 'hands over';
                case 'agent_progress':
                    return void 0 === event.activity ? plans_under_way_short(event.what) : null;
                case 'agent_end':
                    return 'its work is looked at';
                case 'verify_start':
                    return `runs ${(0, report_text.hS)(event.commands, 'automated check')}`;
                case 'commit':
                case 'fold':
                    return 'is committed';
                case 'rollback':
                    return 'is rolled back';
                case 'retry_wait':
                    return 'waits for its next attempt';
                case 'judge_start':
                    return 'the phase is judged in a clean copy';
                case 'tests_start':
                    return plans_under_way_short(event.command);
                case 'verifier_start':
                    return plans_under_way_short(event.report);
                default:
                    return null;
            }
        }
        function withCode(command, exitCode) {
            return null === exitCode ? command : `${command} (exit ${exitCode})`;
        }
        function tokensText(tokens) {
            if (tokens < 1_000) return String(tokens);
            if (tokens < 1_000_000) return `${Math.round(tokens / 1_000)}k`;
            return `${(tokens / 1_000_000).toFixed(1)}M`;
        }
        function plans_under_way_short(text) {
            let line = (0, report_text.pj)(text);
            return line.length > 40 ? `${line.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : line;
        }
        class ProgressLines {
            #paint;
            #heading;
            #startedAt = null;
            constructor(waves, colour){
                this.#paint = painter(colour);
                this.#heading = waveHeadings(waves);
            }
            of(event) {
                let at = Date.parse(event.at);
                this.#startedAt ??= at;
                let wave = this.#heading(event);
                if (!(0, ledger_event.zy)(event, {
                    shown: true
                })) return null;
                let text = lines[event.event](event, this.#paint);
                let clock = this.#clock(at);
                return `${null === wave ? '' : `${clock}  ${this.#paint('bold', wave)}\n`}${clock}  ${text}`;
            }
            on(plan, text, at) {
                this.#startedAt ??= at;
                return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${(0, report_text.pj)(text)}`;
            }
            #clock(at) {
                return this.#paint('dim', (0, report_text.vk)(at - (this.#startedAt ?? at)).padStart(8));
            }
        }
        function waveHeadings(waves) {
            let open = new Map(waves);
            let started = new Set();
            let current = 0;
            return (event)=>{
                if ('phase_start' === event.event) for (let id of event.done)open.delete(id);
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) open.delete(event.plan);
                if ('attempt_start' !== event.event || started.has(event.plan)) return null;
                started.add(event.plan);
                let wave = waves.get(event.plan) ?? current;
                if (wave === current) return null;
                current = wave;
                let earlier = [
                    ...open
                ].flatMap(([id, number])=>number < wave ? [
                        id
                    ] : []);
                return 0 === earlier.length ? `wave ${wave}` : `wave ${wave}, before ${listed(earlier)} of an earlier wave ended`;
            };
        }
        function listed(ids) {
            return ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;
        }
        let styles = {
            bold: 1,
            dim: 2,
            red: 31,
            green: 32,
            yellow: 33,
            cyan: 36
        };
        function painter(colour) {
            return (style, text)=>colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
        }
        let lines = {
            phase_start: ({ phase, plans, done, agent }, paint)=>paint('bold', `phase ${phase}: ${(0, report_text.hS)(plans.length, 'plan')}, ${done.length} of them done, agent ${agent}`),
            attempt_start: ({ plan, attempt }, paint)=>`  ${paint('cyan', plan)}  attempt ${attempt}`,
            adopt: ({ plan, attempt, isAtWork, endsAt }, paint)=>{
                let work = isAtWork ? `; its agent is still at work, until ${endsAt} at the latest` : '';
                return `  ${paint('cyan', plan)}  attempt ${attempt}, adopted from the run before${work}`;
            },
            agent_progress: ({ plan, what }, paint)=>`  ${paint('cyan', plan)}    ${(0, report_text.pj)(what)}`,
            tests_start: ({ command }, paint)=>`  ${paint('cyan', 'tests')}  ${(0, report_text.pj)(command)}`,
            tests_end: ({ verdict, reasons, passed }, paint)=>`  ${paint('cyan', 'tests')}    ${(0, report_text.pj)(verdict)}: ${(0, report_text.pj)(reasons.join('; ') || `${String(passed)} passed`)}`,
            verify_start: ({ plan, commands }, paint)=>`  ${paint('cyan', plan)}    ${(0, report_text.hS)(commands, 'automated check')}`,
            handoff_start: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            repair: ({ plan, repair, details }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `repair ${repair}, in the same session: ${(0, report_text.pj)(details)}`)}`,
            judge_start: ({ commit }, paint)=>`  ${paint('cyan', 'judge')}  commit ${commit.slice(0, 12)} in a clean copy`,
            judge_end: ({ commands, durationMs }, paint)=>`  ${paint('cyan', 'judge')}    ${commands} ${1 === commands ? 'command' : 'commands'} of plans, ${(0, report_text.vk)(durationMs)} besides`,
            summary_adopted: ({ plan, evidence }, paint)=>`  ${paint('cyan', plan)}  its SUMMARY was verified now (${evidence}); it counts as done`,
            verifier_start: ({ report }, paint)=>`  ${paint('cyan', 'verifier')}  ${(0, report_text.pj)(report)}`,
            set_back: ({ plan, files }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `set back what the agent changed in ${(0, report_text.pj)(files.join(', '))}`)}`,
            rollback: ({ plan, kept }, paint)=>`  ${paint('cyan', plan)}    rolled back${keptText(kept)}`,
            retry_wait: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            recovered: ({ plan = '', attempt, of, tag, kept }, paint)=>{
                let part = void 0 === of ? `attempt ${attempt}` : `its ${'judge' === of ? 'exit gate' : of}`;
                let restored = void 0 === tag ? '' : ': tree restored';
                let text = `an earlier run was cut off in ${part}${restored}${keptText(kept)}`;
                return `  ${paint('cyan', plan)}    ${paint('yellow', text)}`;
            },
            answered: ({ plan, approved, by }, paint)=>`  ${paint('cyan', plan)}  ${approved ? 'approved' : 'answered'} by ${(0, report_text.pj)(by)}`,
            signed: ({ commits }, paint)=>`  ${paint('cyan', 'signed')}  ${(0, report_text.hS)(commits.length, 'commit')}, made again by the host`,
            warning: ({ plan = '', message }, paint)=>`  ${paint('cyan', plan)}  ${paint('yellow', `! ${(0, report_text.pj)(message)}`)}`,
            plan_complete: ({ plan }, paint)=>`  ${paint('cyan', plan)}  ${paint('green', '✓ complete')}`,
            plan_failed: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('red', '✗ failed:')} ${whyOf(event)}`,
            plan_blocked: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('yellow', '‖ blocked:')} ${whyOf(event)}`,
            plan_skipped: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('dim', `- ${whyOf(event)}`)}`
        };
        function keptText(kept) {
            return null === kept ? '' : `, its work is kept in ${kept}`;
        }
        function whyOf({ signal: { details } }) {
            let { error, reason = '' } = details;
            return (0, report_text.pj)(error?.message ?? reason);
        }
        let usualTimes = {
            redrawMs: 250,
            heartbeatMs: 60_000
        };
        class RunView {
            underWay;
            #world;
            #lines;
            #held = new Map();
            #timer;
            constructor(waves, world, times = usualTimes){
                this.underWay = new PlansUnderWay(world.now);
                this.#world = world;
                this.#lines = new ProgressLines(waves, world.terminal.colour);
                let isLive = null !== world.terminal.live;
                let look = isLive ? ()=>this.#redraw() : ()=>this.#beat();
                this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
            }
            follow(event) {
                let { terminal } = this.#world;
                if ('agent_end' === event.event) this.#tellFacts(event.plan);
                this.underWay.follow(event);
                let line = this.#lines.of(event);
                this.#redraw();
                let plan = 'plan' in event ? event.plan : void 0;
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) this.#tellHeld(event.plan, event.event.slice(5));
                if (null === line || isDetail(event, terminal)) return;
                if (void 0 !== plan && isHeldBack(event)) this.#tell(plan, line);
                else this.#world.progress(line);
            }
            saw(plan, activity) {
                this.underWay.saw(plan, activity);
            }
            close() {
                clearInterval(this.#timer);
                this.#world.terminal.live?.([]);
                for (let plan of [
                    ...this.#held.keys()
                ])this.#tellHeld(plan, 'cut off');
            }
            #redraw() {
                let now = this.#world.now();
                this.#world.terminal.live?.(this.underWay.all.map((facts)=>underWayLine(facts, now)));
            }
            #beat() {
                for (let facts of this.underWay.all)this.#world.progress(this.#factsLine(facts));
            }
            #tellFacts(plan) {
                let facts = this.underWay.of(plan);
                if (null !== facts && hasReported(facts)) this.#tell(plan, this.#factsLine(facts));
            }
            #factsLine(facts) {
                let now = this.#world.now();
                return this.#lines.on(facts.of, `at work for ${(0, report_text.Yi)(now - facts.since)}: ${factsText(facts, now)}`, now);
            }
            #tell(plan, line) {
                if (null === this.#world.terminal.group || null === this.underWay.of(plan)) return void this.#world.progress(line);
                let held = this.#held.get(plan) ?? {
                    lines: [],
                    left: 0
                };
                this.#held.set(plan, held);
                held.lines.push(line);
                if (held.lines.length <= mostHeld) return;
                held.lines.shift();
                held.left += 1;
            }
            #tellHeld(plan, ending) {
                let held = this.#held.get(plan);
                if (void 0 === held) return;
                this.#held.delete(plan);
                let left = 0 === held.left ? [] : [
                    `… ${(0, report_text.hS)(held.left, 'line')} before these`
                ];
                this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [
                    ...left,
                    ...held.lines
                ]);
            }
        }
        let mostHeld = 500;
        function eventPrinter(world) {
            let lines = new ProgressLines(new Map(), world.terminal.colour);
            return (event)=>{
                let line = lines.of(event);
                if (null !== line) world.progress(line);
            };
        }
        function isDetail(event, { group }) {
            if ('agent_progress' !== event.event || null !== group) return false;
            return 'edit' === event.activity || 'command' === event.activity;
        }
        function isHeldBack(event) {
            let isTold = 'attempt_start' === event.event || 'adopt' === event.event || 'warning' === event.event;
            return !isTold && !(0, ledger_event.zy)(event, {
                ends: 'plan'
            });
        }
        function openLedger({ phase }, dir, by, view, world) {
            let stamp = {
                ...by,
                phase: phase.id,
                now: ()=>new Date(world.now())
            };
            return ledger_ledger.Oc.open(dir, stamp, (event)=>view.follow(event));
        }
        function openView({ schedule }, world) {
            return new RunView(new Map(schedule.plans.map(({ plan, wave })=>[
                    plan.id,
                    wave
                ])), world);
        }
        function tasksOf({ schedule }) {
            return new Map(schedule.plans.map(({ plan })=>[
                    plan.id,
                    plan.tasks.length
                ]));
        }
        function ownFiles({ schedule }) {
            return [
                ...tracking_files.FB,
                ...schedule.plans.map(({ plan })=>plan.summaryPath)
            ];
        }
        async function keepState({ phase }, root, ledger, git, world) {
            if (!await (0, exclude.h)(git, `${(0, prepare.MT)(git, root)}${state_file.Ed}`)) return void world.progress(`${state_file.Ed} is tracked by git, so it is not kept here; state rebuild shows the state`);
            let facts = {
                phase: (0, external_node_path_.basename)(phase.dir),
                checkpointFile: (0, external_node_path_.relative)(root, (0, ledger_ledger.Q2)(ledger.dir))
            };
            let found = (0, state_file.un)(root);
            if ('unusable' === found.kind || 'state' === found.kind && !(0, phase_id.u1)(found.state.phase, facts.phase)) {
                let aside = (0, external_node_path_.join)(ledger.dir, `${(0, external_node_path_.basename)(state_file.Ed)}.before`);
                (0, state_file.m)(root, aside);
                world.progress(`${state_file.Ed} was not of this phase, or not readable; it lies in ${aside} now`);
            }
            let keeper = new state_file.oN(root, facts);
            ledger.watch((event)=>{
                try {
                    keeper.follow(event, ledger.events);
                } catch (error) {
                    world.progress(`${state_file.Ed} could not be written: ${error.message}`);
                }
            });
        }
        var git_fold = __webpack_require__(1429);
        var git_history = __webpack_require__(30012);
        var ledger_lease = __webpack_require__(37959);
        var published_state = __webpack_require__(54039);
        var signed_commits = __webpack_require__(88732);
        var shared_record = __webpack_require__(4624);
        var tracked = __webpack_require__(16799);
        var refs = __webpack_require__(78816);
        var settled_work = __webpack_require__(18506);
        async function keepUnpublished(git, { here, there, phase }, events, runs) {
            let ref = `refs/phase-executor/${phase}/unpublished/${here.slice(0, 12)}`;
            if (await git.resolve(ref) !== here) await (0, refs.du)(git, ref, here, await git.resolve(ref));
            let known = await commitsOf(git, events);
            let log = await git.read([
                'log',
                '-z',
                '--format=%H %B',
                `${there}..${here}`,
                '--'
            ]);
            let isOurs = (0, git_git.f0)(log).every((entry)=>known.has(entry.slice(0, entry.indexOf(' '))) || isRecord(entry, runs));
            return {
                ref,
                isOurs
            };
        }
        async function commitsOf(git, events) {
            let known = new Set();
            for (let { base, head } of (0, settled_work.P)(events)){
                if (null === base) continue;
                let listed = await git.try([
                    'rev-list',
                    `${base}..${head}`,
                    '--'
                ], {
                    reading: true
                });
                if (0 === listed.exitCode) for (let sha of listed.stdout.toString('latin1').split('\n'))known.add(sha);
            }
            return known;
        }
        function isRecord(entry, runs) {
            let [, now, before] = /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
            return runs.includes(now ?? before ?? '');
        }
        class shared_lease_SharedLease {
            epoch;
            #ground;
            #expected;
            #settled;
            #publishedAt = 0;
            #queue = Promise.resolve();
            #isWaiting = false;
            #isLost = false;
            #fenced = null;
            constructor(ground, last, settled){
                this.epoch = last.epoch + 1;
                this.#ground = ground;
                this.#expected = last.commit;
                this.#settled = settled;
            }
            static async take(ground) {
                let { git, dir } = ground;
                let found = await (0, shared_record.Kd)(ground);
                let last = found?.manifest ?? null;
                let wasHere = null !== last && (0, shared_record.ad)(dir, last, ground);
                if (null !== last && !wasHere && await (0, shared_record.i7)(last, ground)) throw new ledger_lease.by((0, shared_record.mh)(last, ground));
                await ground.enter?.(null === last ? null : {
                    ...last,
                    head: headNow(last, ground)
                });
                if (null !== found && null !== last) {
                    await catchUp(last, ground);
                    if (!wasHere) {
                        await ground.beforeAside();
                        await (0, shared_record.fT)(found.commit, ground);
                    }
                }
                let lease = new shared_lease_SharedLease(ground, {
                    commit: found?.commit ?? null,
                    epoch: last?.epoch ?? 0
                }, await git.head());
                await lease.#publish(false);
                if (lease.#isLost) throw new ledger_lease.by(`another run took phase ${ground.phase} on ${(0, shared_record.SP)(ground)} at this very moment; run again later`);
                (0, shared_record.ai)(ground);
                return lease;
            }
            static async giveBack(ground) {
                let found = await (0, shared_record.Kd)(ground);
                if (null === found || found.manifest.released || !(0, shared_record.ad)(ground.dir, found.manifest, ground)) return false;
                let last = {
                    commit: found.commit,
                    epoch: found.manifest.epoch
                };
                let lease = new shared_lease_SharedLease(ground, last, await ground.git.head());
                await lease.#publish(true);
                return !lease.#isLost;
            }
            onEvent(event) {
                if ('settled' === event.event || 'part' === event.event) this.#settle(event.head);
                else if ('tests_start' === event.event) this.#settle(event.commit);
                else if ('signed' === event.event) this.#settle(event.to);
                if ((0, ledger_event.zy)(event, {
                    publishes: true
                })) this.#publishSoon();
            }
            beat() {
                if (this.#ground.now() - this.#publishedAt > this.#ground.ttlMs / 3) this.#publishSoon();
            }
            async publish() {
                await this.#queue;
                await this.#publish(false);
                this.#refuseLost();
            }
            async release() {
                await this.#queue;
                this.#settled = await this.#ground.git.head();
                await this.#publishOrTell(true);
                if (null !== this.#fenced) throw this.#fenced;
                this.#refuseLost();
            }
            #refuseLost() {
                if (!this.#isLost) return;
                throw new ledger_lease.Qz(`another run has taken phase ${this.#ground.phase} over on ${(0, shared_record.SP)(this.#ground)}, for this one had not been heard of; what it did is in this checkout only`);
            }
            #settle(sha) {
                if (null !== sha) this.#settled = {
                    ...this.#settled,
                    sha
                };
            }
            #publishSoon() {
                if (this.#isWaiting || this.#isLost) return;
                this.#isWaiting = true;
                this.#queue = this.#queue.then(()=>{
                    this.#isWaiting = false;
                    return this.#publishOrTell(false);
                });
            }
            async #publishOrTell(released) {
                try {
                    await this.#publish(released);
                } catch (error) {
                    if (error instanceof ledger_lease.Qz) this.#fenced = error;
                    else this.#ground.onTrouble(error instanceof Error ? error.message : String(error));
                }
            }
            async #publish(released) {
                if (this.#isLost) return;
                let { remote, now } = this.#ground;
                let at = now();
                let { sha: head, branch } = this.#settled;
                let commit = await (0, shared_record.rN)(this.#ground, {
                    epoch: this.epoch,
                    released,
                    branch,
                    head,
                    at
                });
                if (await remote.move([
                    {
                        name: (0, shared_record.H8)(this.#ground),
                        to: commit,
                        from: this.#expected
                    }
                ])) {
                    this.#expected = commit;
                    this.#publishedAt = at;
                    return;
                }
                this.#isLost = true;
                this.#ground.onLost();
            }
        }
        function headNow({ head }, { dir, phase }) {
            return (0, signed_commits.o_)((0, ledger_ledger.FB)(dir, phase))(head);
        }
        async function catchUp(last, ground) {
            let { git, remote, phase } = ground;
            let { branch, host } = last;
            let head = headNow(last, ground);
            if (await git.resolve(head) === null) throw new published_state.yk(`the phase was last worked on at ${head}, which is not a commit that ${(0, shared_record.SP)(ground)} has`);
            let here = await git.head();
            if (await (0, git_history.QX)(git, head, here.sha)) return;
            if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(git.commonDir, 'shallow'))) {
                await remote.deepen();
                if (await (0, git_history.QX)(git, head, here.sha)) return;
            }
            await (0, tracked.Q)(git, ground.prefix, (0, external_node_path_.join)(ground.dir, 'uncommitted'));
            let isSameBranch = null === branch || null === here.branch || branch === here.branch;
            let short = branch?.replace(/^refs\/heads\//, '') ?? null;
            let isBehind = await (0, git_history.QX)(git, here.sha, head);
            let left = isBehind ? null : await keepUnpublished(git, {
                here: here.sha,
                there: head,
                phase
            }, (0, ledger_ledger.FB)(ground.dir, ground.phase), (0, shared_record.F_)(ground));
            if (!isSameBranch || null !== left && !left.isOurs) {
                let kept = null === left ? '' : `; what only this checkout has is kept in ${left.ref}`;
                throw new published_state.yk(`the phase was last worked on at ${head}${null === short ? '' : ` of branch ${short}`} on ${host}, and this checkout stands elsewhere; go there (git checkout ${null === short ? '--detach' : `-B ${short}`} ${head}), then run again${kept}`);
            }
            if (null === left) return void await git.run([
                'merge',
                '--ff-only',
                '--quiet',
                head
            ]);
            await (0, git_fold.np)(git, here.sha, head);
            ground.tell?.(`the phase has gone on at ${head} without ${here.sha}, which runs here had made and never published; it is kept in ${left.ref}`);
        }
        var workflow_run = __webpack_require__(58782);
        function record_place_placeOf(read, git, settings, world) {
            let { environment, machine, now } = world;
            let prefix = (0, prepare.MT)(git, (0, external_node_path_.resolve)(world.directory, settings.root));
            let { id: phase } = read.phase;
            let dir = (0, ledger_ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(phase));
            let workflowRun = (0, workflow_run.ol)(environment);
            return {
                read,
                git,
                dir,
                phase,
                prefix,
                host: machine.host,
                now,
                ...null === workflowRun ? {} : {
                    workflowRun
                },
                isOver: (run)=>(0, workflow_run.PU)(run, settings['github-token'], environment)
            };
        }
        function record_place_sharedTtlMs(settings) {
            return 5 * settings['lease-ttl'];
        }
        var remote = __webpack_require__(2076);
        async function holdShared({ warn, ...place }, enter, settings, world) {
            if ('' === settings.remote) {
                await enter?.(place, null);
                return null;
            }
            try {
                return await shared_lease_SharedLease.take({
                    ...place,
                    remote: (0, remote.e)(place.git, settings, world),
                    ttlMs: record_place_sharedTtlMs(settings),
                    enter: async (last)=>enter?.(place, last),
                    tell: warn,
                    onTrouble: (message)=>warn(`the state of the run was not published: ${message}`)
                });
            } catch (error) {
                let isAssumed = null !== enter && '' === settings.branch && 'input' === world.configuration.givenAs;
                if (!isAssumed || !(error instanceof git_error.fk)) throw error;
                throw new git_error.fk(`${error.message}; or give branch: current, which pushes nothing`, {
                    cause: error
                });
            }
        }
        var control_files = __webpack_require__(14844);
        var kept_work = __webpack_require__(70061);
        var plan_mark = __webpack_require__(87176);
        var cut_off = __webpack_require__(30667);
        var process_tree = __webpack_require__(48009);
        class RecoveryError extends Error {
            name = 'RecoveryError';
            exitCode = 64;
        }
        async function recoverInterrupted(place) {
            let { earlier } = place.ledger;
            let open = (0, cut_off.qp)(earlier, place.git.root).filter(({ tag })=>!place.spared.has(tag));
            let fold = (0, cut_off.ky)(earlier);
            let isHere = fold?.branch === void 0 || fold.branch === (await place.git.head()).branch;
            if (null !== fold && isHere) await (0, git_fold.It)(place.git, fold.base);
            for (let attempt of open)await recoverAttempt(attempt, place);
            let gate = (0, cut_off.r_)(earlier);
            if (null === gate) return open;
            await recoverGate(gate, place);
            return [
                ...open,
                gate
            ];
        }
        async function recoverGate(begun, where) {
            let { of, time, since, runId } = begun;
            let { checkpoints, ledger } = where;
            await (0, process_tree.TK)(`${runId}/${of}/${time}`);
            let checkpoint = (await checkpoints.list()).find(({ plan, at })=>plan === of && at === since);
            if (!checkpoint) return void ledger.append('recovered', {
                of,
                kept: null,
                cutOffRun: runId
            });
            await refuseForeignWork(cutOffText(begun), checkpoint, where);
            let { kept } = await checkpoints.rollback(checkpoint);
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                of,
                tag: checkpoint.tag,
                kept: kept?.ref ?? null,
                cutOffRun: runId
            });
        }
        async function recoverAttempt(open, where) {
            let { git, checkpoints, ledger } = where;
            let { phase, plan, attempt, tag, place, runId, adopters } = open;
            for (let id of [
                runId,
                ...adopters
            ])await (0, process_tree.TK)(`${id}/${plan}/${attempt}`);
            let checkpoint = (await checkpoints.list()).find((each)=>each.tag === tag);
            if (!checkpoint) return recordPart(open, where);
            let isHere = void 0 === place || place === git.root;
            if (isHere) await refuseForeignWork(cutOffText(open), checkpoint, where);
            let message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
            let late = isHere ? await lateCommits(checkpoint, where) : [];
            let as = {
                phase,
                plan,
                attempt,
                message,
                isCutOff: true
            };
            let kept = isHere ? await checkpoints.keep(checkpoint, as) : null;
            let ref = isHere ? kept?.ref : await keepElsewhere(place, checkpoint, as, where.git);
            if (isHere) await checkpoints.rollback(checkpoint, {
                kept
            });
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                plan,
                attempt,
                tag,
                kept: ref ?? null,
                cutOffRun: runId
            });
            if (late.length > 0) ledger.append('warning', {
                plan,
                attempt,
                message: lateText(late, open, ref ?? '')
            });
        }
        async function recordPart({ plan, attempt, runId }, { git, ledger }) {
            let announced = ledger.earlier.findLast((event)=>'commit' === event.event && event.plan === plan && event.attempt === attempt && event.runId === runId);
            let part = announced?.event === 'commit' ? announced.part : void 0;
            if (void 0 === part) return;
            let commit = await (0, plan_mark._7)(git, {
                plan,
                runId,
                attempt,
                ...part
            });
            if (null === commit) return;
            ledger.append('part', {
                plan,
                attempt,
                ...part,
                commit,
                head: commit
            });
            ledger.append('recovered', {
                plan,
                attempt,
                kept: null,
                cutOffRun: runId
            });
        }
        async function keepElsewhere(root, checkpoint, as, git) {
            let worktree = new Worktrees(git, (0, external_node_path_.dirname)(root), {
                make: false
            }).find(root);
            if (null === worktree) return null;
            let isThere = (0, external_node_fs_.existsSync)(root);
            let kept = isThere ? await new checkpoint_checkpoint.O(worktree.git).keep(checkpoint, as) : await (0, kept_work.dI)(git, checkpoint, as, (0, external_node_path_.basename)(worktree.git.gitDir));
            return kept?.ref ?? null;
        }
        async function keepUnrecorded({ root, git: there }, where) {
            let noted = await where.checkpoints.openIn(there);
            let [oldest] = noted;
            if (void 0 === oldest) return null;
            for (let mark of (0, process_tree.MC)(root))await (0, process_tree.TK)(mark);
            let { phase, plan, tag } = oldest;
            let message = `plan ${plan} was cut off; found by the next run`;
            let as = {
                phase,
                plan,
                attempt: `unrecorded-${tag.slice(tag.lastIndexOf('/') + 1)}`,
                message,
                isCutOff: true
            };
            let ref = await keepElsewhere(root, oldest, as, where.git);
            for (let checkpoint of noted)await where.checkpoints.discard(checkpoint);
            return null === ref ? null : {
                plan,
                ref
            };
        }
        async function recoverUnrecorded({ git, checkpoints }, lostAt) {
            let [oldest, ...later] = await checkpoints.openHere();
            if (void 0 === oldest) return null;
            let { checkpoint, begunAt } = oldest;
            let { phase, plan, tag } = checkpoint;
            for (let mark of (0, process_tree.MC)(git.root))if (mark.split('/').at(-2) === plan) await (0, process_tree.TK)(mark);
            let told = `an attempt of plan ${plan} was cut off of which no record can be read`;
            await refuseForeignWork(told, checkpoint, {
                git,
                lastAliveAt: lostAt ?? begunAt
            });
            let message = `plan ${plan} was cut off; found by the next run`;
            let as = {
                phase,
                plan,
                attempt: `unrecorded-${tag.slice(tag.lastIndexOf('/') + 1)}`,
                message,
                isCutOff: true
            };
            let kept = await checkpoints.keep(checkpoint, as);
            await checkpoints.rollback(checkpoint, {
                kept
            });
            for (let each of [
                oldest,
                ...later
            ])await checkpoints.discard(each.checkpoint);
            return {
                plan,
                ref: kept?.ref ?? null
            };
        }
        async function lateCommits({ head }, { git, lastAliveAt }) {
            return (await (0, git_history.X6)(git, head)).filter(({ at })=>at + 999 > lastAliveAt);
        }
        function lateText(late, open, ref) {
            let named = late.slice(0, 5).map(({ sha, subject })=>`${sha.slice(0, 12)} "${subject.slice(0, 80)}"`);
            let more = late.length > 5 ? ` and ${late.length - 5} more` : '';
            return `${recovery_nameOf(open)} was rolled back with ${named.join(', ')}${more}, committed about when its run died. If one of them is not its agent's: it is kept in ${ref}, and git cherry-pick brings it back`;
        }
        async function discardUnused(events, checkpoints, spared) {
            let begun = new Set((0, cut_off.Th)(events).map(({ plan, at })=>`${plan} ${at}`));
            if (0 === begun.size) return;
            let isSpared = ({ tag, plan, at })=>spared.some((orphan)=>orphan.tag === tag || orphan.plan === plan && orphan.checkedSince === at);
            for (let checkpoint of (await checkpoints.list()))if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint)) await checkpoints.discard(checkpoint);
        }
        async function refuseForeignWork(told, checkpoint, { git, lastAliveAt }) {
            let { head, branch } = await git.state();
            let operation = (0, control_files.o4)(git);
            let [newest] = null === head ? [] : (await (0, git_history.X6)(git, checkpoint.head)).sort((a, b)=>b.at - a.at);
            let moved = branch !== checkpoint.branch ? `HEAD is on ${branch ?? 'no branch'} now` : null !== operation ? `a ${operation} is open` : void 0 !== newest && newest.at > lastAliveAt + clockSlackMs ? 'there are commits made after it' : null;
            if (null === moved) return;
            throw new RecoveryError(`${told}, and the checkout has changed since: ${moved}. To go back to where it began (what is here is kept under a ref): phase-executor checkpoint rollback ${checkpoint.tag}. To keep the checkout as it is: git tag -d ${checkpoint.tag}. Then run again`);
        }
        function cutOffText(cutOff) {
            return `run ${cutOff.runId} was cut off in ${recovery_nameOf(cutOff)}`;
        }
        function recovery_nameOf(cutOff) {
            if ((0, cut_off.zU)(cutOff)) return `the ${'tests' === cutOff.of ? 'tests' : 'verification'} of the phase`;
            return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
        }
        let clockSlackMs = 2_500;
        __webpack_require__(44033);
        var orphan = __webpack_require__(54945);
        __webpack_require__(34798);
        function clearLeftovers(git, ledgers, spared, world) {
            let home = (0, external_node_path_.join)(git.gitDir, 'phase-executor');
            let left = [
                ...(0, atomic_file.ol)(home).flatMap((name)=>isDeadCopy(name, world) ? [
                        (0, external_node_path_.join)(home, name)
                    ] : []),
                ...draftsIn((0, external_node_path_.join)(home, 'controls'), /\.phase-executor$/),
                ...ledgers.flatMap(({ dir })=>draftsIn(dir, /\.\d+\.tmp$/)),
                ...exchanges(ledgers, spared, world),
                ...unfinishedWorktrees(git, world)
            ];
            for (let path of left)(0, external_node_fs_.rmSync)(path, {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        function isDeadCopy(name, { machine }) {
            let [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
            return void 0 !== pid && Number(pid) !== machine.pid && null === machine.startOf(Number(pid));
        }
        function draftsIn(folder, name) {
            if (!(0, external_node_fs_.statSync)(folder, {
                throwIfNoEntry: false
            })?.isDirectory()) return [];
            let files = (0, external_node_fs_.readdirSync)(folder, {
                recursive: true,
                encoding: 'utf8'
            });
            return files.filter((file)=>name.test(file)).map((file)=>(0, external_node_path_.join)(folder, file));
        }
        function exchanges(ledgers, spared, { temporaryDirectory, machine }) {
            let kept = new Set(spared.flatMap(({ runId, adopters })=>[
                    runId,
                    ...adopters
                ]));
            let over = new Set(ledgers.flatMap(({ events })=>events.map(({ runId })=>runId)));
            return (0, atomic_file.ol)(temporaryDirectory).flatMap((name)=>{
                let [, whole = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
                let isOfJob = over.has(runId) && void 0 !== pid && null === machine.startOf(Number(pid));
                let isOver = over.has(whole) && !kept.has(whole) || isOfJob && !kept.has(runId);
                return isOver ? [
                    (0, external_node_path_.join)(temporaryDirectory, name)
                ] : [];
            });
        }
        function unfinishedWorktrees(git, { now }) {
            let home = (0, external_node_path_.join)(git.commonDir, 'worktrees');
            let isAtIt = (record)=>now() - (0, external_node_fs_.statSync)(record).mtimeMs < patienceMs[(0, process_tree.gl)()] || (0, process_tree.r0)([
                    git.root,
                    git.commonDir
                ], (0, external_node_path_.join)(record, 'HEAD.lock'));
            return (0, atomic_file.ol)(home).flatMap((name)=>{
                let record = (0, external_node_path_.join)(home, name);
                let leadsTo = (0, external_node_fs_.statSync)((0, external_node_path_.join)(record, 'gitdir'), {
                    throwIfNoEntry: false
                });
                let isUnfinished = (0, external_node_fs_.statSync)(record).isDirectory() && (leadsTo?.size ?? 0) === 0;
                return isUnfinished && !isAtIt(record) ? [
                    record
                ] : [];
            });
        }
        let patienceMs = {
            full: 300,
            'group-only': 60_000
        };
        __webpack_require__(77365);
        __webpack_require__(65499);
        __webpack_require__(53835);
        async function recoverCheckout(git, runId, lease, world, spares) {
            let cutOff = [];
            let checkpoints = new checkpoint_checkpoint.O(git);
            let ledgers = (0, ledger_ledger.od)(git.gitDir);
            let orphans = ledgers.flatMap(({ dir, events })=>spares(dir) ? (0, orphan.T)(events, git.root) : []);
            let spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
            let tags = new Set(spared.map(({ tag })=>tag));
            for (let { dir, phase: key, events, lastAliveAt } of ledgers){
                let phase = events.at(-1)?.phase ?? key;
                if ((0, cut_off.o7)(events, git.root)) {
                    let stamp = {
                        runId,
                        phase,
                        lease,
                        now: ()=>new Date(world.now())
                    };
                    let ledger = ledger_ledger.Oc.open(dir, stamp, eventPrinter(world));
                    let recovered = await recoverInterrupted({
                        git,
                        checkpoints,
                        ledger,
                        lastAliveAt,
                        spared: tags
                    });
                    removeScratch(recovered, world);
                    cutOff.push(...recovered);
                    ledger.close();
                }
                await discardUnused(events, checkpoints, spared);
                await finishSigning(events, git);
            }
            let unrecorded = await recoverUnrecorded({
                git,
                checkpoints
            }, lease.lostAt);
            if (null !== unrecorded) world.progress(`an attempt in ${git.root} is on no record of a run that can be read: the tree is as before it, and ` + (null === unrecorded.ref ? `plan ${unrecorded.plan} had done nothing there` : `what plan ${unrecorded.plan} had done there is kept in ${unrecorded.ref}`));
            await clearWorktrees(git, checkpoints, new Set(spared.map(({ place })=>place)), world);
            clearLeftovers(git, ledgers, spared, world);
            return {
                cutOff,
                spared
            };
        }
        async function finishSigning(events, git) {
            let last = (0, signed_commits.s9)(events);
            if (null === last) return;
            let { from, to, branch } = last;
            let here = await git.head();
            if (here.sha !== from || here.branch !== branch || await git.resolve(to) === null) return;
            await git.moveHead(from, to, 'phase-executor: signed', {
                ref: branch ?? 'HEAD'
            });
        }
        async function clearWorktrees(git, checkpoints, spared, world) {
            for (let folder of (await worktreeFolders(git, world))){
                let worktrees = new Worktrees(git, folder, {
                    make: false
                });
                for (let name of (await worktrees.list())){
                    let worktree = worktrees.find((0, external_node_path_.join)(worktrees.folder, name));
                    if (null === worktree || spared.has(worktree.root)) continue;
                    let kept = await keepUnrecorded(worktree, {
                        git,
                        checkpoints
                    });
                    if (null !== kept) world.progress(`${worktree.root} is on no record of a run that can be read: what plan ${kept.plan} had done there is kept in ${kept.ref}`);
                }
                await worktrees.reap(spared);
            }
        }
        function removeScratch(cutOff, { temporaryDirectory }) {
            for (let each of cutOff)if ((0, cut_off.zU)(each)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(temporaryDirectory, `phase-executor-${each.runId}`), {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        async function stillThere(orphans, git, world) {
            if ('full' !== (0, process_tree.gl)()) return [];
            let tags = new Set((await new checkpoint_checkpoint.O(git).list()).map(({ tag })=>tag));
            let bootedAt = world.now() - world.machine.uptimeMs();
            let isThere = ({ phase, place, startedAt })=>startedAt > bootedAt && null !== new Worktrees(git, worktreeFolder(phase, git, world), {
                    make: false
                }).find(place) && (0, external_node_fs_.existsSync)(place);
            return orphans.filter((orphan)=>tags.has(orphan.tag) && isThere(orphan));
        }
        async function recoverOutdated(spared, run) {
            let { git, checkpoints } = run.workspace;
            let { ledger, clock } = run.services;
            let { orphans } = run.found;
            let { isolation } = run;
            let mine = (0, cut_off.G5)(ledger.earlier);
            let outdated = spared.filter(({ tag, plan })=>mine.has(tag) && !orphans.has(plan));
            if (0 === outdated.length) return;
            let tags = new Set([
                ...orphans.values()
            ].map(({ tag })=>tag));
            await recoverInterrupted({
                git,
                checkpoints,
                ledger,
                lastAliveAt: clock.now(),
                spared: tags
            });
            for (let { place } of outdated)await isolation.worktrees.remove((0, external_node_path_.basename)(place));
        }
        function worktreeFolder(phase, git, world) {
            return (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git), (0, phase_id.nm)(phase));
        }
        async function worktreeFolders(git, world) {
            let home = (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git));
            let known = (await registeredTrees(git)).map((root)=>(0, external_node_path_.dirname)(root));
            let isOurs = (folder)=>(0, external_node_path_.dirname)(folder).endsWith(`/${worktreesOf(git)}`);
            return new Set([
                ...(0, atomic_file.ol)(home).map((phase)=>(0, external_node_fs_.realpathSync)((0, external_node_path_.join)(home, phase))),
                ...known.filter(isOurs)
            ]);
        }
        function worktreesOf(git) {
            return (0, external_node_path_.join)('phase-executor-worktrees', (0, external_node_crypto_.createHash)('sha1').update(git.gitDir).digest('hex').slice(0, 12));
        }
        var standings = __webpack_require__(89239);
        var team_rules = __webpack_require__(41057);
        var waiting = __webpack_require__(13707);
        async function holdPhase(hold, settings, world, work) {
            return (0, cleanup.V)(async (cleanup)=>{
                let { context, read, publishRecord } = await new PhaseSession(hold, settings, world, cleanup).open();
                return work(context, read, publishRecord);
            });
        }
        class PhaseSession {
            #hold;
            #settings;
            #world;
            #cleanup;
            #root;
            #runId;
            #taken = new AbortController();
            #ledger = null;
            #spared = [];
            #onActivity = ()=>void 0;
            constructor(hold, settings, world, cleanup){
                this.#hold = hold;
                this.#settings = settings;
                this.#world = world;
                this.#cleanup = cleanup;
                this.#root = (0, external_node_path_.resolve)(world.directory, settings.root);
                this.#runId = hold.runId ?? (0, external_node_crypto_.randomUUID)();
            }
            async open() {
                if (artifacts.E.available(this.#world.environment)) await loadLibraries();
                let git = await this.#openGit();
                let waitUntil = (0, waiting.L)(this.#settings, this.#world);
                let terms = {
                    ttlMs: this.#settings['lease-ttl'],
                    waitUntil
                };
                let checkout = await (0, session_checkout.U)(git, this.#runId, terms, this.#world, this.#cleanup);
                let undo = await this.#hold.onCheckout?.(git);
                if (void 0 !== undo) this.#cleanup.defer(undo);
                await this.#recover(git, checkout, ()=>true);
                let shared = await this.#openRecord(git, checkout, waitUntil);
                let read = await (0, prepare.Un)(this.#root, this.#hold.ref);
                let isStart = true !== this.#hold.continues;
                let start = isStart ? await this.#requireSettings(null, git) : null;
                let ledger = await this.#openLedger(read, git, checkout, shared);
                let { commit } = start ?? await this.#requireSettings((0, opening.f5)(ledger.earlier, this.#runId), git);
                let teamRules = await (0, team_rules.Q)(this.#settings, commit, git);
                let context = await this.#prepare(read, git, ledger, checkout, teamRules);
                return {
                    context,
                    read,
                    publishRecord: async ()=>shared?.publish()
                };
            }
            async #requireSettings(opened, git) {
                let { configuration } = this.#world;
                let start = opened ?? {
                    commit: (await git.head()).sha,
                    file: configuration.file
                };
                await (0, settings_in_force.OQ)(start, git, configuration);
                return start;
            }
            async #openGit() {
                let git = await git_git.TU.open(this.#root, this.#world.environment);
                if ('fast' === this.#settings.durability) git.leaveSyncingToSystem();
                await keepOurselvesOut(git, this.#world.home);
                return git;
            }
            async #recover(git, { lease }, spares) {
                let { spared } = await recoverCheckout(git, this.#runId, lease, this.#world, spares);
                this.#spared = spared;
            }
            async #openRecord(git, checkout, waitUntil) {
                let { enterBranch = null } = this.#hold;
                let { openRecord = (place)=>holdShared(place, enterBranch, this.#settings, this.#world) } = this.#hold;
                let place = record_place_placeOf(await (0, prepare.Un)(this.#root, this.#hold.ref), git, this.#settings, this.#world);
                let calls = {
                    runId: this.#runId,
                    onLost: ()=>this.#taken.abort(),
                    beforeAside: ()=>this.#recover(git, checkout, (each)=>each !== place.dir),
                    warn: (message)=>this.#warn(message)
                };
                let open = ()=>openRecord({
                        ...place,
                        ...calls
                    });
                let shared = await (0, waiting.n)(open, {
                    until: waitUntil,
                    pollMs: remotePollMs
                }, this.#world);
                if (null === shared) return null;
                this.#cleanup.defer(()=>shared.release());
                checkout.onBeat(()=>shared.beat());
                return shared;
            }
            async #openLedger(read, git, checkout, shared) {
                let world = this.#world;
                let dir = (0, ledger_ledger.PW)(git.gitDir, (0, prepare.MT)(git, this.#root), (0, phase_id.nm)(read.phase.id));
                if (this.#settings.fresh) {
                    await this.#recover(git, checkout, (each)=>each !== dir);
                    let aside = (0, ledger_ledger.Fi)(dir, new Date(world.now()));
                    if (null !== aside) world.progress(`the record of earlier runs was moved to ${aside}`);
                }
                let view = openView(read, world);
                this.#cleanup.defer(()=>view.close());
                let ledger = openLedger(read, dir, {
                    runId: this.#runId,
                    lease: checkout.lease
                }, view, world);
                this.#ledger = ledger;
                this.#cleanup.defer(()=>{
                    this.#ledger = null;
                    ledger.close();
                });
                if (shared) ledger.watch((event)=>shared.onEvent(event));
                for (let complaint of ledger.complaints)world.progress(complaint);
                let heartbeats = new heartbeat.uq(dir, tasksOf(read), world.now, (plan)=>seenOf(view.underWay.of(plan)));
                this.#cleanup.defer(()=>{
                    if (!checkout.lost.aborted) heartbeats.clear();
                });
                ledger.watch((event)=>heartbeats.follow(event));
                for (let file of ownFiles(read))(0, atomic_file.tk)((0, external_node_path_.join)(this.#root, file));
                await keepState(read, this.#root, ledger, git, world);
                this.#onActivity = (plan, activity)=>view.saw(plan, activity);
                checkout.onBeat(()=>{
                    ledger.beat(new Date(world.now()));
                    heartbeats.beat();
                });
                return ledger;
            }
            async #prepare(read, git, ledger, checkout, teamRules) {
                let { lease, lost } = checkout;
                let { leg = null, deadlineAt = this.#world.machine.uptimeMs() + this.#settings.deadline } = this.#hold;
                let exchangeDir = this.#openExchange();
                let given = {
                    root: this.#root,
                    runId: this.#runId,
                    git,
                    checkpoints: new checkpoint_checkpoint.O(git),
                    ledger,
                    lease,
                    interrupt: orLost(this.#world.interrupt, AbortSignal.any([
                        lost,
                        this.#taken.signal
                    ])),
                    worktrees: new Worktrees(git, worktreeFolder(read.phase.id, git, this.#world)),
                    agent: await this.#hold.agent(read, exchangeDir),
                    exchangeDir,
                    gateway: this.#openGateway(),
                    spared: this.#spared,
                    teamRules,
                    leg,
                    deadlineAt,
                    onActivity: this.#onActivity
                };
                let context = await (0, prepare.iA)(read, given, this.#settings, this.#world);
                await recoverOutdated(this.#spared, context);
                let { chores, pool } = context.isolation;
                this.#cleanup.defer(async ()=>{
                    if (!lost.aborted) await pool.close();
                });
                this.#cleanup.defer(async ()=>{
                    let place = {
                        git,
                        phase: read.phase.id,
                        prefix: context.workspace.prefix
                    };
                    if (!lost.aborted && await (0, answers.Xu)(place, context.found.answersAt)) this.#warn(standings.r8);
                });
                this.#cleanup.defer(()=>chores.drain());
                return context;
            }
            #openGateway() {
                let { gateway: setting } = this.#settings;
                if ('off' === setting) return null;
                let upstream = 'auto' === setting ? null : new URL(setting);
                let gateway = new Gateway({
                    upstream,
                    folder: this.#world.temporaryDirectory,
                    now: this.#world.now
                });
                this.#cleanup.defer(()=>gateway.close());
                return gateway;
            }
            #openExchange() {
                let ours = void 0 === this.#hold.openRecord ? this.#runId : `${this.#runId}-${this.#world.machine.pid}`;
                let folder = (0, external_node_path_.join)(this.#world.temporaryDirectory, `phase-executor-${ours}`);
                (0, external_node_fs_.mkdirSync)(folder, {
                    recursive: true
                });
                this.#cleanup.defer(()=>(0, external_node_fs_.rmSync)(folder, {
                        recursive: true,
                        force: true
                    }));
                return folder;
            }
            #warn(message) {
                try {
                    if (null === this.#ledger) this.#world.progress(message);
                    else this.#ledger.append('warning', {
                        message
                    });
                } catch  {
                    this.#world.progress(message);
                }
            }
        }
        let remotePollMs = 3_000;
        async function keepOurselvesOut(git, home) {
            let below = (0, external_node_path_.relative)(git.root, home);
            if ('' !== below && !below.startsWith('..')) await (0, exclude.h)(git, below.split(external_node_path_.sep).join('/'));
        }
        function orLost({ soon, now }, lost) {
            return {
                soon: AbortSignal.any([
                    soon,
                    lost
                ]),
                now: AbortSignal.any([
                    now,
                    lost
                ])
            };
        }
    }),
    98007: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>notifyUrl,
            m: ()=>notify
        });
        var _http_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13214);
        var _http_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58977);
        var _report_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37325);
        var _report_notification_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19319);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44639);
        var _settings_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81625);
        var _patience_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73951);
        var _redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67450);
        var _webhook_signature_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44230);
        let mostText = 2_000;
        async function notify(notification, settings, world) {
            let { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
            let url = notifyUrl(settings, world.environment);
            if ('' === url) return;
            let redact = (0, _redactor_js__WEBPACK_IMPORTED_MODULE_5__.sD)({
                settings,
                world
            });
            try {
                if (!(0, _settings_address_js__WEBPACK_IMPORTED_MODULE_7__.og)(url)) throw new Error('PHASE_EXECUTOR_NOTIFY_URL is not an https address without a user or a password');
                let made = JSON.parse(JSON.stringify(await notification()));
                let body = (0, _report_notification_js__WEBPACK_IMPORTED_MODULE_3__.AM)((0, _redactor_js__WEBPACK_IMPORTED_MODULE_5__.nA)(made, (text)=>(0, _report_html_js__WEBPACK_IMPORTED_MODULE_2__.pv)(redact(text), mostText)));
                let headers = ()=>(0, _webhook_signature_js__WEBPACK_IMPORTED_MODULE_6__.G)(body, secret, world.now());
                await (0, _http_delivery_js__WEBPACK_IMPORTED_MODULE_0__.c)({
                    url,
                    body,
                    headers,
                    isTransient,
                    callMs: 10_000
                }, (0, _patience_of_js__WEBPACK_IMPORTED_MODULE_4__.H)(world));
                world.progress(`notified ${(0, _http_patience_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url)}: ${made.type}`);
            } catch (error) {
                world.progress((0, _report_text_js__WEBPACK_IMPORTED_MODULE_8__.pj)(`not notified: ${redact(error.message)}`));
            }
        }
        function notifyUrl(settings, { PHASE_EXECUTOR_NOTIFY_URL: ours = '' }) {
            return settings['notify-url'] || ours;
        }
        function isTransient(status) {
            return 408 === status || 429 === status || status >= 500;
        }
    }),
    77365: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            XO: ()=>leaveRecordHere1,
            Zt: ()=>nothingLeft,
            hS: ()=>leaveRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26488);
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11045);
        var _github_retries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99445);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88240);
        var _report_capped_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35645);
        var _report_phase_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58299);
        var _report_traces_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
        var _phase_story_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75718);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2097);
        var _redactor_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67450);
        var _send_traces_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32468);
        let nothingLeft = {
            page: null,
            record: null
        };
        async function leaveRecord(phase, archive, settings, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return nothingLeft;
            let name = nameOf1(phase);
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-record');
            let beside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-page');
            let pageFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(beside, `${name}-report.html`);
            try {
                for (let each of [
                    folder,
                    beside
                ]){
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(each, {
                        recursive: true,
                        force: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, {
                        recursive: true
                    });
                }
                copyRecord(phase, folder, (0, _redactor_js__WEBPACK_IMPORTED_MODULE_10__.sD)({
                    settings,
                    world
                }));
                let hasPage = await writeDocuments(phase, {
                    page: pageFile,
                    trace: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'traces.otlp.json')
                }, settings, world);
                if (hasPage) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(pageFile, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'report.html'));
                let upload = new Uploads(world);
                let record = await upload.put('own' === archive ? `${name}-record` : archive, folder);
                let page = hasPage ? await upload.putFile(pageFile) : null;
                return {
                    page,
                    record
                };
            } catch (error) {
                world.progress(`the record of the phase was not uploaded: ${error.message}`);
                return nothingLeft;
            }
        }
        async function leaveRecordHere1(ref, archive, settings, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return nothingLeft;
            try {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
                let read = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_9__.Un)(root, ref);
                return await leaveRecord({
                    read,
                    git,
                    prefix: (0, _prepare_js__WEBPACK_IMPORTED_MODULE_9__.MT)(git, root)
                }, archive, settings, world);
            } catch (error) {
                world.progress(`the record of the phase was not uploaded: ${error.message}`);
                return nothingLeft;
            }
        }
        async function writeDocuments(phase, paths, settings, world) {
            let { read, git, prefix } = phase;
            try {
                let story = await (0, _phase_story_js__WEBPACK_IMPORTED_MODULE_8__.P)(read, phase, {
                    ...settings,
                    remote: ''
                }, world, true);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(paths.page, (0, _report_phase_page_js__WEBPACK_IMPORTED_MODULE_6__.z)(story));
                let trace = (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_11__.Cb)(story, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__.nm)(read.phase.id)), read.phase.id);
                let source = (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_11__.L2)(world, {
                    head: null,
                    branch: null,
                    isPushed: true
                });
                if (null !== trace) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(paths.trace, (0, _report_traces_js__WEBPACK_IMPORTED_MODULE_7__.v)((0, _report_traces_js__WEBPACK_IMPORTED_MODULE_7__.u)(trace, source)));
                return true;
            } catch (error) {
                world.progress(`the record is uploaded without its page or its trace: ${error.message}`);
                return false;
            }
        }
        function nameOf1({ read, prefix }) {
            let folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
            return [
                'phase',
                ...'' === folder ? [] : [
                    folder
                ],
                read.phase.id
            ].join('-').replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 100);
        }
        let maxFileBytes = 16777216;
        let maxLogBytes = 2097152;
        let maxLogs = 200;
        function copyRecord({ read, git, prefix }, into, redact) {
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__.nm)(read.phase.id));
            let inJson = (text)=>text.split('\n').map((line)=>withoutSecretsIn(line, redact)).join('\n');
            let copy = (from, to, bytes, hidden)=>{
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from, {
                    throwIfNoEntry: false
                })?.isFile() === true) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(to, (0, _report_capped_text_js__WEBPACK_IMPORTED_MODULE_13__.M)(hidden((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(from, 'utf8')), bytes));
            };
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'phase.json'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'phase.json'), maxFileBytes, (text)=>withoutSecretsIn(text, redact, 2));
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.ndjson'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'events.ndjson'), maxFileBytes, inJson);
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, prefix, '.planning/EXECUTION_LOG.md'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'EXECUTION_LOG.md'), maxFileBytes, inJson);
            let folder = (name, bytes, hidden)=>{
                let from = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from)) return;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), {
                    recursive: true
                });
                for (let file of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from).slice(0, 'logs' === name ? maxLogs : 5_000))copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name, file), bytes, hidden);
            };
            folder('signals', maxFileBytes, (text)=>withoutSecretsIn(text, redact, 2));
            folder('handoffs', maxFileBytes, redact);
            folder('logs', maxLogBytes, redact);
        }
        function withoutSecretsIn(json, redact, indent = 0) {
            try {
                let hidden = JSON.parse(json, (_, each)=>'string' == typeof each ? redact(each) : each);
                return JSON.stringify(hidden, null, indent);
            } catch  {
                return redact(json);
            }
        }
        class Uploads {
            #world;
            #artifacts;
            #isHurried;
            constructor(world){
                this.#world = world;
                this.#isHurried = world.interrupt.soon.aborted;
                let hurried = {
                    retryDelayMs: 200,
                    timeoutMs: hurryMs,
                    transferMs: hurryMs
                };
                this.#artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment, this.#isHurried ? hurried : {});
            }
            put(name, folder) {
                return this.#put(name, ()=>this.#artifacts.upload(name, folder));
            }
            putFile(path) {
                let name = path.slice(path.lastIndexOf('/') + 1);
                return this.#put(name, ()=>this.#artifacts.uploadFile(path));
            }
            async #put(name, upload) {
                let work = async ()=>{
                    await this.#artifacts.delete(name).catch((error)=>this.#world.progress(error.message));
                    return this.#address((await upload()).id);
                };
                try {
                    return await (this.#isHurried ? (0, _github_retries_js__WEBPACK_IMPORTED_MODULE_4__.wj)(`uploading ${name}`, work(), hurryMs) : work());
                } catch (error) {
                    if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.n)) throw error;
                    this.#world.progress(`${name} was not uploaded: ${error.message}`);
                    return null;
                }
            }
            #address(id) {
                let { GITEA_ACTIONS, GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY, GITHUB_RUN_ID } = this.#world.environment;
                if ('true' === GITEA_ACTIONS || 0 === id || !URL.canParse(server)) return null;
                if (!/^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY ?? '') || !/^\d+$/.test(GITHUB_RUN_ID ?? '')) return null;
                return `${server.replace(/\/+$/, '')}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
            }
        }
        let hurryMs = 2_000;
    }),
    734: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>asTheyAre,
            c: ()=>signCommits
        });
        var atomic_file = __webpack_require__(50229);
        var checkpoint_tag = __webpack_require__(93340);
        var git_error = __webpack_require__(11475);
        var git_history = __webpack_require__(30012);
        var refs = __webpack_require__(78816);
        var ledger_ledger = __webpack_require__(54648);
        var published_state = __webpack_require__(54039);
        var signed_commits = __webpack_require__(88732);
        var completion_signal = __webpack_require__(57733);
        var promises_ = __webpack_require__(58500);
        var environment = __webpack_require__(64757);
        function withCoAuthor(message, { name, email }) {
            let text = message.trimEnd();
            if (isMachine(name, email) || isOurs.test(text)) return text;
            let trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
            if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text)) return text;
            let [, ...rest] = text.split(/\n\n+/);
            let isBlock = rest.at(-1)?.split('\n').every((line)=>/^[A-Za-z][\w-]*: \S/.test(line)) === true;
            return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
        }
        function isMachine(name, email) {
            return '' === name || '' === email || email === environment.hY.GIT_AUTHOR_EMAIL || /\[bot\](?:@|$)/.test(email);
        }
        let isOurs = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;
        async function commitsBetween(git, head, without) {
            let known = await commitsHere(git, without);
            let stdin = [
                head,
                ...known.map((sha)=>`^${sha}`)
            ].map((line)=>`${line}\n`).join('');
            return lines(await git.read([
                'rev-list',
                '--topo-order',
                '--reverse',
                '--stdin'
            ], {
                stdin
            }));
        }
        async function commitsHere(git, shas) {
            if (0 === shas.length) return [];
            let stdin = shas.map((sha)=>`${sha}\n`).join('');
            let told = await git.read([
                'cat-file',
                '--batch-check=%(objectname) %(objecttype)'
            ], {
                stdin
            });
            return lines(told).flatMap((line)=>line.endsWith(' commit') ? [
                    line.slice(0, line.indexOf(' '))
                ] : []);
        }
        function lines(text) {
            return text.split('\n').filter((line)=>'' !== line);
        }
        async function commitObjects(git, shas) {
            let found = new Map();
            if (0 === shas.length) return found;
            let args = [
                'cat-file',
                '--batch'
            ];
            let result = await git.try(args, {
                reading: true,
                stdin: shas.map((sha)=>`${sha}\n`).join('')
            });
            if (0 !== result.exitCode) throw (0, git_error.V2)(args, result);
            let rest = result.stdout;
            for (let wanted of shas){
                let end = rest.indexOf('\n');
                let [sha = '', type, size] = rest.subarray(0, end).toString('latin1').split(' ');
                if (sha !== wanted || 'commit' !== type) throw new git_error.XS(`${wanted} is not a commit that is here`);
                let from = end + 1;
                let to = from + Number(size);
                found.set(sha, parsedCommit(sha, rest.subarray(from, to)));
                rest = rest.subarray(to + 1);
            }
            return found;
        }
        function parsedCommit(sha, object) {
            let end = object.indexOf('\n\n');
            let head = lines(object.subarray(0, end).toString('utf8'));
            let fields = (name)=>head.flatMap((line)=>line.startsWith(`${name} `) ? [
                        line.slice(name.length + 1)
                    ] : []);
            let [, name = '', email = ''] = /^(.*?) ?<([^<>]*)>/.exec(fields('author')[0] ?? '') ?? [];
            return {
                sha,
                tree: fields('tree')[0] ?? '',
                parents: fields('parent'),
                author: {
                    name,
                    email
                },
                message: decoded(object.subarray(end + 2), fields('encoding')[0]),
                isSigned: head.some((line)=>/^gpgsig(?:-sha256)? /.test(line))
            };
        }
        function decoded(bytes, encoding = 'utf-8') {
            try {
                return new TextDecoder(encoding).decode(bytes);
            } catch  {
                return bytes.toString('utf8');
            }
        }
        var host_api = __webpack_require__(80644);
        var schemas = __webpack_require__(27597);
        let id = schemas.YjP().regex(/^[0-9a-f]{40,64}$/);
        let VerificationSchema = schemas.Ikc({
            verified: schemas.zMY(),
            reason: schemas.YjP().regex(/^\w{1,60}$/)
        }).catch({
            verified: false,
            reason: 'unknown'
        });
        let Made = schemas.Ikc({
            sha: id,
            tree: schemas.Ikc({
                sha: schemas.YjP()
            }),
            parents: schemas.YOg(schemas.Ikc({
                sha: schemas.YjP()
            })),
            verification: VerificationSchema
        });
        async function makeCommit({ message, tree, parents }, host) {
            let path = `repos/${host.repository}/git/commits`;
            let made = await host.put(path, {
                message,
                tree,
                parents
            }, Made);
            let isSame = made.tree.sha === tree && made.parents.map(({ sha })=>sha).join() === parents.join();
            if (!isSame) throw new host_api.d(`${path}: ${made.sha} has another tree or other parents than were asked for`, 200);
            return {
                sha: made.sha,
                ...made.verification
            };
        }
        async function isVerified(sha, host) {
            let Found = schemas.Ikc({
                sha: schemas.euz(sha),
                verification: VerificationSchema
            });
            return (await host.get(`repos/${host.repository}/git/commits/${sha}`, Found)).verification.verified;
        }
        class UnsignedError extends Error {
            name = 'UnsignedError';
        }
        let mostCommits = 500;
        let unhurried = 60;
        let pauseMs = 1_000;
        let progressEvery = 25;
        async function remadeCommits(of) {
            let { git, remote, head, since, hostFor } = of;
            let commits = await commitsBetween(git, head, [
                since,
                ...await remote.heads()
            ]);
            if (0 === commits.length) return [];
            if (commits.length > mostCommits) throw new UnsignedError(`there are ${commits.length} of them, and GitHub makes ${mostCommits} an hour`);
            let host = hostFor(commits.length);
            if (null === host) throw new UnsignedError('this is no job on GitHub, or it has no github-token');
            let objects = await commitObjects(git, commits);
            let made = await withUploaded(of, async ()=>{
                let remade = await makeAgain([
                    ...objects.values()
                ], host, of);
                let newest = remade.at(-1);
                if (void 0 !== newest) await remote.bring([
                    newest.sha
                ]);
                return remade;
            });
            await requireSame(made, git);
            return made;
        }
        async function withUploaded({ remote, ref, head, tell }, work) {
            let from = (await remote.list([
                ref
            ])).get(ref) ?? null;
            if (from !== head && !await remote.move([
                {
                    name: ref,
                    to: head,
                    from
                }
            ])) throw new git_error.XS(`${ref} was moved by another run; nothing was pushed`);
            try {
                return await work();
            } finally{
                await remote.remove(ref, head).catch(({ message })=>tell(message));
            }
        }
        async function makeAgain(commits, host, { nameOf: nameOf1, tell }) {
            let made = new Map();
            let nameNow = (sha)=>made.get(sha)?.sha ?? nameOf1(sha);
            for (let [at, from] of commits.entries()){
                let parents = from.parents.map((sha)=>made.get(sha)?.sha ?? sha);
                let isMoved = parents.some((sha, which)=>sha !== from.parents[which]);
                let message = withCoAuthor(renamedIn(from.message, nameNow), from.author) || '(no message)';
                let ask = async ()=>{
                    if (from.isSigned && !isMoved && await isVerified(from.sha, host)) return null;
                    return makeCommit({
                        message,
                        tree: from.tree,
                        parents
                    }, host);
                };
                let answer = await ask().catch((error)=>refuse(error, 0 === made.size));
                if (null !== answer) {
                    requireSigned(answer, 0 === made.size);
                    made.set(from.sha, {
                        from,
                        sha: answer.sha,
                        message,
                        parents
                    });
                    if (made.size % progressEvery === 0) tell(`the host has signed ${made.size} of ${commits.length} commits`);
                    if (at >= unhurried) await (0, promises_.setTimeout)(pauseMs);
                }
            }
            return [
                ...made.values()
            ];
        }
        function renamedIn(message, nameOf1) {
            return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line)=>line.replace(/[0-9a-f]{40,64}/g, nameOf1));
        }
        function refuse(error, isFirst) {
            if (!(error instanceof host_api.d)) throw error;
            if (isFirst && [
                403,
                404,
                405,
                410
            ].includes(error.status ?? 0)) throw new UnsignedError(error.message);
            throw new git_error.XS(`${error.message} (commit-signing: api); ${wayOut}`);
        }
        function requireSigned({ verified, reason }, isFirst) {
            if (verified) return;
            let why = `the host made a commit and did not sign it (${reason})`;
            if (isFirst && !reason.startsWith('gpgverify')) throw new UnsignedError(`${why}; GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`);
            throw new git_error.XS(`${why}; ${wayOut}`);
        }
        let wayOut = 'nothing was pushed; run again, or set commit-signing: off';
        async function requireSame(made, git) {
            let ids = made.map(({ sha })=>sha);
            let objects = await commitObjects(git, ids);
            for (let remade of made){
                let odd = difference(remade, objects.get(remade.sha));
                if (null !== odd) throw new git_error.XS(`the commit ${remade.sha}, which the host made of ${remade.from.sha}, ${odd}; ${wayOut}`);
            }
        }
        function difference({ from, message, parents }, found) {
            if (found?.tree !== from.tree) return `has the tree ${found?.tree} instead of ${from.tree}`;
            if (found.parents.join() !== parents.join()) return 'has other parents';
            if (words(found.message) !== words(message)) return 'has another message';
            return found.isSigned ? null : 'bears no signature';
        }
        function words(text) {
            return text.replace(/\s+/g, ' ').trim();
        }
        var tell_host = __webpack_require__(90298);
        let asTheyAre = {
            as: (sha)=>sha,
            remark: null
        };
        async function signCommits(place) {
            if ('off' === place.settings['commit-signing']) return asTheyAre;
            let { git } = place.run.workspace;
            let { sha: head, branch } = await git.head();
            let made = await remade(head, place).catch((error)=>{
                if (error instanceof UnsignedError) return error;
                throw error;
            });
            if (made instanceof UnsignedError) return unsigned(made, place.run);
            if (0 === made.length) return asTheyAre;
            let names = new Map(made.map(({ from, sha })=>[
                    from.sha,
                    sha
                ]));
            let as = (sha)=>names.get(sha) ?? sha;
            let kept = `${(0, published_state.RW)((0, checkpoint_tag.bm)(place.run.phase.id))}unsigned/${head.slice(0, 12)}`;
            await (0, refs.du)(git, kept, head, await git.resolve(kept));
            place.run.services.ledger.append('signed', {
                from: head,
                to: as(head),
                branch,
                commits: [
                    ...names
                ]
            });
            await git.moveHead(head, as(head), 'phase-executor: signed', {
                ref: branch ?? 'HEAD'
            });
            place.run.workspace.invalidate();
            renameInSignal(as, place.run);
            return {
                as,
                remark: null
            };
        }
        function renameInSignal(as, { services: { ledger } }) {
            let text = (0, atomic_file.o_)((0, ledger_ledger.CV)(ledger.dir, null));
            try {
                if (null !== text) ledger.writeSignal(null, (0, completion_signal.Ld)((0, completion_signal._w)(text), as));
            } catch (error) {
                if (!(error instanceof completion_signal.F8)) throw error;
            }
        }
        async function beginning({ services, found, workspace }, head) {
            let first = services.ledger.events.find((event)=>'phase_start' === event.event);
            let base = first?.base ?? found.startCommit;
            let isHere = await workspace.git.resolve(base) !== null && await (0, git_history.QX)(workspace.git, base, head);
            return isHere ? base : found.startCommit;
        }
        async function remade(head, { run, remote, settings, world }) {
            return remadeCommits({
                git: run.workspace.git,
                remote,
                head,
                since: await beginning(run, head),
                ref: (0, published_state.af)(run.phase.id, run.workspace.prefix).replace(/state$/, 'signing'),
                nameOf: (0, signed_commits.o_)(run.services.ledger.events),
                hostFor: (commits)=>(0, tell_host.w4)(settings, world, patienceMs + msPerCommit * commits),
                tell: world.progress
            });
        }
        let patienceMs = 90_000;
        let msPerCommit = 3_000;
        function unsigned({ message }, { phase, policy, services }) {
            let remark = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
            if (policy.failOnWarnings) throw new git_error.XS(`${remark}; with fail-on-warnings they are not pushed like that`);
            services.ledger.append('warning', {
                message: remark
            });
            return {
                ...asTheyAre,
                remark
            };
        }
    }),
    41057: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>teamRulesOf
        });
        var _settings_config_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28593);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23152);
        async function teamRulesOf(settings, commit, git) {
            let file = settings['prompt-file'];
            if ('' === file) return settings['append-prompt'];
            let read = (args, stdin)=>git.try(args, {
                    reading: true,
                    ...void 0 === stdin ? {} : {
                        stdin
                    }
                });
            let text = await (0, _settings_config_source_js__WEBPACK_IMPORTED_MODULE_0__.TT)(read, commit, file);
            if (null === text) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb(`prompt-file: ${file} is not in commit ${commit.slice(0, 12)}; commit it, or name another file`);
            return [
                text.trim(),
                settings['append-prompt']
            ].filter((part)=>'' !== part).join('\n\n');
        }
    }),
    65499: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>ownBranch1,
            j: ()=>tellBroken1
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26488);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88240);
        var _report_notification_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19319);
        var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34798);
        var _host_links_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56248);
        var _notify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98007);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2097);
        var _recorded_signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77242);
        var _send_traces_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32468);
        var _tell_host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90298);
        var _work_branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53835);
        async function tellBroken1(cutOff, ref, findBranch, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            try {
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_1__.TU.open(root, world.environment);
                let read = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.Un)(root, ref);
                let branch = await findBranch(read, settings, git, world);
                let prefix = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.MT)(git, root);
                let { phase } = read;
                let { why, left } = cutOff;
                let { trace, signal } = recordOf((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__.nm)(phase.id)), phase.id);
                let name = branch?.name ?? null;
                let host = (0, _host_links_js__WEBPACK_IMPORTED_MODULE_12__.h)(world, false, left);
                let context = {
                    folder: prefix.replace(/\/$/, ''),
                    runId: trace?.key.runId ?? null,
                    now: world.now()
                };
                let [notes] = await Promise.all([
                    (0, _tell_host_js__WEBPACK_IMPORTED_MODULE_9__.HY)(cutOff, {
                        phase,
                        prefix,
                        branch,
                        git
                    }, settings, world),
                    (0, _notify_js__WEBPACK_IMPORTED_MODULE_5__.m)(async ()=>(0, _report_notification_js__WEBPACK_IMPORTED_MODULE_3__.FD)(why, {
                            phase,
                            branch: name,
                            host,
                            signal
                        }, context), settings, world),
                    (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.ei)(()=>trace, (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.L2)(world, {
                        head: null,
                        branch: name,
                        isPushed: false
                    }), settings, world)
                ]);
                return notes;
            } catch (error) {
                return [
                    `not told on the host: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_4__.g)(error).message}`
                ];
            }
        }
        function recordOf(dir, phase) {
            let signal = (0, _recorded_signals_js__WEBPACK_IMPORTED_MODULE_7__.a)(dir).get(null) ?? null;
            let isProvisional = signal?.status === 'failure' && 'interrupted' === signal.details.reason;
            return {
                trace: (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.Pl)((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.FB)(dir, phase)),
                signal: isProvisional ? signal : null
            };
        }
        let ownBranch1 = async (_read, settings, git, world)=>{
            let name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
            return null === name ? null : {
                name,
                isPushed: (0, _work_branch_js__WEBPACK_IMPORTED_MODULE_10__.gn)(settings, world)
            };
        };
    }),
    13707: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>waitsUntil,
            n: ()=>whenFree
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _process_ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8949);
        var _process_waits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21999);
        let waitInCiMs = 300000;
        function waitsUntil({ wait }, { environment, now }) {
            return now() + (wait ?? ((0, _process_ci_js__WEBPACK_IMPORTED_MODULE_3__.X)(environment) ? waitInCiMs : 0));
        }
        async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
            for(let isTold = false;; isTold = true)try {
                return await take();
            } catch (error) {
                let leftMs = until - now();
                if (!(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.by) || leftMs <= 0 || interrupt.soon.aborted) throw error;
                if (!isTold) progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
                let pause = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, pollMs), void 0, {
                    signal: interrupt.soon
                }).catch(()=>void 0);
                await _process_waits_js__WEBPACK_IMPORTED_MODULE_2__.l.for('another run', pollMs + 60_000, pause);
            }
        }
    }),
    53835: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            IT: ()=>WorkBranch,
            dZ: ()=>branchNameOf,
            lI: ()=>branchOfRun,
            ss: ()=>current,
            gn: ()=>pushesWork,
            D_: ()=>withOrigin1
        });
        var external_node_path_ = __webpack_require__(76760);
        var checkpoint_tag = __webpack_require__(93340);
        var git_git = __webpack_require__(26488);
        var git_error = __webpack_require__(11475);
        var git_history = __webpack_require__(30012);
        var meeting = __webpack_require__(12669);
        var git_remote = __webpack_require__(44033);
        var settings_settings = __webpack_require__(23152);
        var session_remote = __webpack_require__(2076);
        var sign_commits = __webpack_require__(734);
        var external_node_fs_ = __webpack_require__(73024);
        var bundle = __webpack_require__(12596);
        var bundle_error = __webpack_require__(48206);
        var artifacts = __webpack_require__(11045);
        async function uploadUnpushed(sha, from, { phase, workspace: { git } }, world) {
            if (!artifacts.E.available(world.environment) || world.interrupt.soon.aborted) return null;
            let id = (0, checkpoint_tag.bm)(phase.id);
            let name = `phase-${id}-unpushed`;
            let folder = (0, external_node_path_.join)(world.temporaryDirectory, `phase-executor-${name}`);
            let ref = `refs/phase-executor/${id}/unpushed`;
            (0, external_node_fs_.rmSync)(folder, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)(folder, {
                recursive: true
            });
            try {
                let event = await git.resolve(world.environment.GITHUB_SHA ?? '');
                let known = [
                    from,
                    event
                ].filter((each)=>null !== each);
                if (!await (0, bundle.Mf)(git, (0, external_node_path_.join)(folder, 'work.bundle'), [
                    {
                        ref,
                        commit: sha
                    }
                ], known)) return null;
                let stored = await new artifacts.E(world.environment).upload(name, folder);
                return `the commits are in the artifact ${stored.name}: git fetch work.bundle ${ref}`;
            } catch (error) {
                if (!(error instanceof artifacts.n || error instanceof bundle_error.r || error instanceof git_error.XS)) throw error;
                return `the commits could not be uploaded either: ${error.message}`;
            }
        }
        let current = 'current';
        let longestPart = 200;
        function branchNameOf({ phase }, named) {
            let part = (text)=>(0, checkpoint_tag.bm)(text.slice(0, longestPart));
            if ('' === named) return `phase/${part((0, external_node_path_.basename)(phase.dir))}`;
            return named.replace(/^refs\/heads\//, '').replaceAll('{phase}', part(phase.id)).replaceAll('{name}', part(phase.slug));
        }
        async function withOrigin1(settings, root, world) {
            if ('' !== settings.remote || !hasOwnBranch(settings, world)) return settings;
            let git = await git_git.TU.open(root, world.environment);
            let origin = await git.try([
                'remote',
                'get-url',
                'origin'
            ], {
                reading: true
            });
            return 0 === origin.exitCode ? {
                ...settings,
                remote: 'origin'
            } : settings;
        }
        function hasOwnBranch({ branch }, { configuration }) {
            return branch !== current && ('' !== branch || 'input' === configuration.givenAs);
        }
        function pushesWork(settings, world) {
            return hasOwnBranch(settings, world) && '' !== settings.remote;
        }
        async function branchOfRun(read, git, settings, world) {
            if (!hasOwnBranch(settings, world)) return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
            let name = branchNameOf(read, settings.branch);
            let isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
            let args = [
                'check-ref-format',
                `refs/heads/${name}`
            ];
            if (isPlain && 0 === (await git.try(args, {
                reading: true
            })).exitCode) return name;
            throw new settings_settings.eb(`branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`);
        }
        class WorkBranch {
            #settings;
            #world;
            #from = null;
            #start = '';
            #madeFrom = null;
            constructor(settings, world){
                this.#settings = settings;
                this.#world = world;
            }
            isPushedAt(head) {
                return pushesWork(this.#settings, this.#world) && head !== this.#madeFrom;
            }
            async enter({ read, git }, last) {
                let settings = this.#settings;
                let name = await branchOfRun(read, git, settings, this.#world);
                if (null === name || !hasOwnBranch(settings, this.#world)) return;
                let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, this.#world);
                let isOfLast = null !== last && last.branch === `refs/heads/${name}` && await git.resolve(last.head) !== null;
                let before = await git.head();
                let entered = await (0, meeting.d)(git, name, {
                    remote,
                    last: isOfLast ? last.head : null,
                    trustsLocal: null === remote || '' !== settings.branch
                });
                this.#from = entered.there;
                this.#start = entered.tip;
                this.#madeFrom = entered.isNew ? entered.tip : null;
                let isOn = before.branch === `refs/heads/${name}`;
                if (!isOn || before.sha !== entered.tip) this.#world.progress(enteredText(name, entered));
                if (null === remote && !isOn) this.#world.progress(`branch ${name} stays here: no remote is named to push it to`);
            }
            async push(run, publishRecord) {
                let { git } = run.workspace;
                let { sha } = await git.head();
                if (!this.isPushedAt(sha) || sha === this.#from) return sign_commits.h;
                try {
                    return await this.#move(run, publishRecord);
                } catch (error) {
                    if (!(error instanceof git_error.XS)) throw error;
                    let kept = await uploadUnpushed((await git.head()).sha, this.#from, run, this.#world);
                    throw null === kept ? error : new git_error.XS(`${error.message}; ${kept}`, {
                        cause: error
                    });
                }
            }
            async #move(run, publishRecord) {
                let settings = this.#settings;
                let world = this.#world;
                let { git } = run.workspace;
                let name = branchNameOf(run, settings.branch);
                let ref = `refs/heads/${name}`;
                let where = `${name} on ${(0, git_remote.Nt)(settings.remote)}`;
                let { sha: made, branch } = await git.head();
                if (branch !== ref) throw new git_error.XS(`the checkout is not on ${name} any more, so ${where} was not moved; the work is at ${made}`);
                let remote = (0, session_remote.e)(git, settings, world);
                let signing = await (0, sign_commits.c)({
                    run,
                    remote,
                    settings,
                    world
                });
                if (signing !== sign_commits.h) await publishRecord();
                let { sha } = await git.head();
                if (!await this.#movedOn(remote, {
                    name: ref,
                    to: sha,
                    from: this.#from
                }, git)) throw new git_error.XS(`${where} was moved by someone else in the meantime; the work is at ${sha}, and the next run merges both`);
                world.progress(pushedText(where, sha, 'true' === world.environment.GITHUB_ACTIONS && await remote.asksForToken()));
                return signing;
            }
            async #movedOn(remote, move, git) {
                if (await remote.move([
                    move
                ])) return true;
                let now = (await remote.list([
                    move.name
                ])).get(move.name) ?? null;
                if (null === now || await git.resolve(now) === null || await (0, git_history.QX)(git, now, this.#start)) return false;
                return await (0, git_history.QX)(git, now, move.to) && await remote.move([
                    {
                        ...move,
                        from: now
                    }
                ]);
            }
        }
        function enteredText(name, { tip, isNew, merged }) {
            let at = tip.slice(0, 10);
            if (isNew) return `the work goes to branch ${name}, made from ${at}`;
            let how = 0 === merged.length ? '' : `; merged into it: ${merged.join(', ')}`;
            return `the work goes on in branch ${name}, now at ${at}${how}`;
        }
        function pushedText(where, sha, isOfJob) {
            let limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
            return `pushed ${where} at ${sha.slice(0, 10)}${limit}`;
        }
    }),
    27395: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            GW: ()=>problemsOf,
            KF: ()=>CompletedItemSchema,
            WK: ()=>CheckpointReturnBuilder,
            Y8: ()=>CheckpointReturnSchema,
            ZF: ()=>RemainingItemSchema,
            eo: ()=>validateCheckpointSize
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
        let CHECKPOINT_SIZE_WARNING = 4000;
        let Text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(10_000);
        let Texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Text).max(1000);
        let CompletedItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'done',
                'partial'
            ]),
            tests: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'passed',
                'skipped',
                'failed'
            ]).optional(),
            notes: Text.optional()
        });
        let RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            description: Text,
            referencePattern: Text.optional(),
            priority: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'high',
                'normal',
                'low'
            ]).optional()
        });
        let HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            decisions: Texts,
            patterns: Texts,
            issues: Texts.optional(),
            filesModified: Texts.transform((files)=>[
                    ...new Set(files)
                ])
        });
        let CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            completed: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(CompletedItemSchema).max(1000),
            remaining: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(RemainingItemSchema).max(1000),
            context: HandoffContextSchema,
            createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.w$({
                offset: true
            }),
            agentId: Text,
            reason: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'threshold_critical',
                'task_complete',
                'error'
            ])
        });
        function parseCheckpointReturn(input, missing = {}) {
            let isObject = 'object' == typeof input && null !== input && !Array.isArray(input);
            let parsed = CheckpointReturnSchema.safeParse(isObject ? {
                ...missing,
                ...input
            } : input);
            if (parsed.success) return parsed.data;
            throw new Error(`This is not a checkpoint return: ${problemsOf(parsed.error).join('; ')}`);
        }
        function problemsOf(error) {
            return error.issues.slice(0, 10).map((issue)=>`${issue.path.join('.') || 'handoff'}: ${issue.message}`);
        }
        function validateCheckpointSize(checkpoint) {
            let size = JSON.stringify(checkpoint).length;
            if (size <= CHECKPOINT_SIZE_WARNING) return {
                valid: true,
                size
            };
            let warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep what the next agent needs and leave out the rest`;
            return {
                valid: false,
                size,
                warning
            };
        }
        class CheckpointReturnBuilder {
            agentId;
            reason;
            completed = [];
            remaining = [];
            decisions = [];
            patterns = [];
            issues = [];
            filesModified = new Set();
            constructor(agentId, reason){
                this.agentId = agentId;
                this.reason = reason;
            }
            addCompleted(item) {
                this.completed.push(item);
                return this;
            }
            addRemaining(item) {
                this.remaining.push(item);
                return this;
            }
            addDecision(decision) {
                this.decisions.push(decision);
                return this;
            }
            addPattern(pattern) {
                this.patterns.push(pattern);
                return this;
            }
            addIssue(issue) {
                this.issues.push(issue);
                return this;
            }
            addFileModified(file) {
                this.filesModified.add(file);
                return this;
            }
            build(createdAt) {
                let { agentId, reason, completed, remaining, decisions, patterns, issues } = this;
                let told = issues.length > 0 ? {
                    issues: [
                        ...issues
                    ]
                } : {};
                let context = {
                    decisions: [
                        ...decisions
                    ],
                    patterns: [
                        ...patterns
                    ],
                    ...told,
                    filesModified: [
                        ...this.filesModified
                    ]
                };
                return parseCheckpointReturn({
                    completed,
                    remaining,
                    context,
                    createdAt: createdAt.toISOString(),
                    agentId,
                    reason
                });
            }
        }
    }),
    25839: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: ()=>leftIn,
            u: ()=>remainingIn
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59865);
        function remainingIn(text) {
            if ('' === text.trim()) return [];
            if ((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_0__.k)(text)) return [
                'the handoff is nested deeper than can be read, so it does not say that nothing is left'
            ];
            let handoff;
            try {
                handoff = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_0__.q)(text);
            } catch  {
                return [
                    'the handoff is not JSON, so it does not say that nothing is left'
                ];
            }
            if (isEmpty(handoff)) return [];
            if (!isRecord(handoff)) return [
                'the handoff is not a JSON object, so it does not say that nothing is left'
            ];
            return remainingOf(handoff).slice(0, 20).map(clip);
        }
        function remainingOf(handoff) {
            let left = leftIn(handoff);
            if (left.length > 0 || saysAll(handoff)) return left;
            return [
                'the handoff does not say that nothing is left'
            ];
        }
        function leftIn(handoff) {
            return [
                ...remainingKeys.flatMap((key)=>itemsOf(handoff[key])),
                ...[
                    'plan',
                    'phase',
                    'handoff',
                    'work'
                ].flatMap((key)=>{
                    let inner = handoff[key];
                    return isRecord(inner) ? remainingKeys.flatMap((each)=>itemsOf(inner[each])) : [];
                }),
                ...recordsIn(handoff.completed).filter(isUnfinished).map(withStatus),
                ...recordsIn(handoff.tasks).filter((task)=>isUnfinished(task) || !saysDone(task)).map(withStatus),
                ...undone(handoff),
                ...contradictions(handoff)
            ];
        }
        let remainingKeys = [
            'remaining',
            'remaining_tasks',
            'remainingTasks',
            'remaining_work',
            'remainingWork',
            'remainingItems',
            'remaining_count',
            'remainingCount',
            'unfinished',
            'not_done',
            'notDone',
            'open',
            'open_tasks',
            'outstanding',
            'left',
            'incomplete_tasks',
            'incompleteTasks',
            'pending',
            'pending_tasks',
            'pendingTasks',
            'todo',
            'todos',
            'blockers'
        ];
        let statusKeys = [
            'status',
            'state'
        ];
        function saysAll(handoff) {
            let isListed = recordsIn(handoff.tasks).length > 0 || countsOf(handoff).length > 0;
            return isListed || saysDone(handoff) || remainingKeys.some((key)=>key in handoff);
        }
        function itemsOf(value) {
            if (isEmpty(value)) return [];
            if (Array.isArray(value)) return value.flatMap(itemsOf);
            if ('number' == typeof value) return [
                `${value} left`
            ];
            if (!isRecord(value)) return [
                String(value)
            ];
            if (saysDone(value) && !isUnfinished(value)) return [];
            return [
                nameOf1(value) || JSON.stringify(value)
            ];
        }
        function saysDone(item) {
            return statusKeys.some((key)=>isDone(item[key])) || [
                'completed',
                'complete',
                'done'
            ].some((key)=>true === item[key]);
        }
        function isUnfinished(item) {
            return 'failed' === item.tests || contradictions(item).length > 0;
        }
        function withStatus(item) {
            let why = 'failed' === item.tests ? [
                'tests: "failed"',
                ...contradictions(item)
            ] : contradictions(item);
            return `${nameOf1(item) || 'a task'} (${why.join(', ') || 'without a status'})`;
        }
        function contradictions(item) {
            let keys = [
                ...statusKeys.filter((key)=>!isEmpty(item[key]) && !isDone(item[key])),
                ...[
                    'incomplete',
                    'partial',
                    'blocked',
                    'is_error',
                    'userInputRequired'
                ].filter((key)=>true === item[key]),
                ...[
                    'completed',
                    'complete',
                    'done',
                    'success'
                ].filter((key)=>false === item[key]),
                ...[
                    'reason',
                    'result',
                    'outcome'
                ].filter((key)=>failed.test(String(item[key] ?? '')))
            ];
            return keys.map((key)=>`${key}: ${JSON.stringify(item[key])}`);
        }
        function undone(handoff) {
            let share = [
                'completion',
                'percent',
                'progress',
                'percent_complete'
            ].map((key)=>String(handoff[key] ?? ''));
            let [, percent] = share.map((text)=>/^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((found)=>null !== found) ?? [];
            if (void 0 !== percent) return [
                `${percent} % are done`
            ];
            return countsOf(handoff).flatMap(([done, total])=>done < total ? [
                    `${done} of ${total} tasks are done`
                ] : []);
        }
        let failed = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;
        function countsOf(handoff) {
            let { completed, total } = handoff;
            let [, share, all] = /^(\d{1,4}) ?(?:\/|of) ?(\d{1,4})\b/.exec(String(handoff.progress ?? '')) ?? [];
            let pairs = [
                [
                    Array.isArray(completed) ? completed.length : completed,
                    total
                ],
                [
                    handoff.tasks_completed,
                    handoff.tasks_total
                ],
                [
                    handoff.tasksCompleted,
                    handoff.tasksTotal
                ],
                [
                    share,
                    all
                ]
            ];
            let counts = pairs.map(([done, of])=>[
                    Number(done),
                    Number(of)
                ]);
            return counts.filter(([done, of])=>done >= 0 && of > 0);
        }
        function nameOf1(item) {
            let parts = [
                item.task ?? item.name ?? item.title ?? item.id ?? item.file,
                item.description ?? item.notes
            ];
            return parts.filter((part)=>'string' == typeof part || 'number' == typeof part).join(': ');
        }
        function isDone(status) {
            return true === status || 'string' == typeof status && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim());
        }
        function recordsIn(value) {
            return Array.isArray(value) ? value.filter(isRecord) : [];
        }
        function isEmpty(value) {
            if (null == value || false === value || 0 === value) return true;
            if ('string' == typeof value) return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
            if (Array.isArray(value)) return value.every(isEmpty);
            return isRecord(value) && 0 === Object.keys(value).length;
        }
        function isRecord(value) {
            return 'object' == typeof value && null !== value && !Array.isArray(value);
        }
        function clip(text) {
            let line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
            return line.length > 200 ? `${line.slice(0, 199)}…` : line;
        }
    }),
    2423: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>verifyArtifacts
        });
        var promises_ = __webpack_require__(51455);
        var declared_paths = __webpack_require__(41028);
        var inside_file = __webpack_require__(67584);
        var matching_files = __webpack_require__(85136);
        var promised_pattern = __webpack_require__(13777);
        var external_node_path_ = __webpack_require__(76760);
        let mostCharacters = 1048576;
        function holdsText(text, part, path) {
            if (text.includes(part)) return true;
            if (text.length > mostCharacters) return false;
            let plain = squeezed(text, path);
            let holds = (piece)=>plain.includes(squeezed(piece, path));
            if (holds(part)) return true;
            let lines = part.split('\n').filter((line)=>'' !== line.trim());
            if (lines.length > 1) return lines.every(holds);
            let words = part.split(/,\s*/);
            if (words.length > 1 && words.every((word)=>/^[^\s,]+$/.test(word)) && words.every(holds)) return true;
            return isPattern(part) && null !== (0, promised_pattern.d)(part).search(text);
        }
        function mentionsExport(text, name, path) {
            if (text.includes(name)) return true;
            if (isSingleFileComponent(path) && name === (0, external_node_path_.basename)(path, (0, external_node_path_.extname)(path))) return true;
            let [, kind = '', symbol = ''] = /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
            if ('default' === kind) return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
            if ('' !== symbol) return text.includes(symbol);
            let plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
            return void 0 !== plain && text.includes(plain);
        }
        function isSingleFileComponent(path) {
            return [
                '.vue',
                '.svelte',
                '.astro'
            ].includes((0, external_node_path_.extname)(path));
        }
        function isPattern(part) {
            let isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(part);
            return /\w\|\w/.test(part) && !isUnion || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
        }
        function squeezed(text, path) {
            let plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
            return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
        }
        async function verifyArtifacts(root, artifacts) {
            return Promise.all(artifacts.map((artifact)=>verifyArtifact(root, artifact)));
        }
        async function verifyArtifact(root, artifact) {
            let say = ({ passed, message, files })=>({
                    check: 'artifact',
                    passed,
                    subject: artifact.path,
                    message,
                    ...files && {
                        files
                    }
                });
            let declared = (0, declared_paths.$9)(artifact.path);
            if ('undecidable' === declared.kind) return say({
                passed: null,
                message: `is ${declared.why}, which names no file of this repository`
            });
            let isName = !declared.isGlob || 'path' in await (0, inside_file.n)(root, declared.path);
            if (isName) return say(await answerFor(root, declared.path, artifact));
            let patterns = declared.alternatives();
            if (null === patterns) return say({
                passed: null,
                message: 'stands for more than 64 paths; name them one by one'
            });
            let answers = [];
            for (let pattern of patterns)answers.push(await answerForPattern(root, pattern, artifact));
            let decisive = answers.find(({ passed })=>false === passed) ?? answers.find(({ passed })=>null === passed);
            let [only] = answers;
            if (void 0 !== decisive || void 0 === only) return say(decisive ?? {
                passed: null,
                message: 'stands for no path'
            });
            let files = [
                ...new Set(answers.flatMap(({ files })=>files ?? []))
            ];
            let message = 1 === answers.length ? only.message : `${answers.length} files exist and hold what was promised`;
            return say({
                passed: true,
                message,
                files
            });
        }
        async function answerForPattern(root, pattern, artifact) {
            if (pattern.isGlob) return answerForMatches(root, pattern, artifact);
            let { passed, message } = await answerFor(root, pattern.path, artifact);
            return passed ? {
                passed,
                message,
                files: [
                    pattern.path
                ]
            } : {
                passed,
                message: `${pattern.path} ${message}`
            };
        }
        async function answerForMatches(root, pattern, artifact) {
            let found = await (0, matching_files.V)(root, pattern);
            if (null === found) return {
                passed: null,
                message: `${pattern.path} covers too many files to look through`
            };
            if (0 === found.length) return {
                passed: false,
                message: `no file matches ${pattern.path}`
            };
            let files = [];
            let why = '';
            for (let path of found.slice(0, mostFiles)){
                let isFolder = wantsText(artifact) && await isDirectory(root, path);
                let limits = isFolder || !isLimited(artifact) ? null : await answerFor(root, path, limitsOf(artifact));
                if (limits?.passed === false) return {
                    passed: false,
                    message: `${path} ${limits.message}`
                };
                let { passed, message } = await answerFor(root, path, artifact);
                if (true === passed) files.push(path);
                else if ('' === why || !isFolder) why = `${path} ${message}`;
            }
            if (files.length > 0) {
                let which = 1 === files.length ? `${files[0]} exists and holds` : `${files.length} files exist and hold`;
                return {
                    passed: true,
                    message: `${which} what was promised`,
                    files
                };
            }
            if (found.length > mostFiles) return {
                passed: null,
                message: `${pattern.path} covers more than ${mostFiles} files`
            };
            let message = 1 === found.length ? why : `none of the ${found.length} matching files holds what was promised: ${why}`;
            return {
                passed: false,
                message
            };
        }
        let mostFiles = 1000;
        async function isDirectory(root, path) {
            let file = await (0, inside_file.n)(root, path);
            return 'path' in file && file.directory;
        }
        function limitsOf({ path, maxLines, excludes }) {
            return {
                path,
                maxLines,
                excludes,
                contains: [],
                exports: []
            };
        }
        function isLimited({ maxLines, excludes = [] }) {
            return void 0 !== maxLines || excludes.length > 0;
        }
        async function answerFor(root, path, artifact) {
            let file = await (0, inside_file.n)(root, path);
            if ('problem' in file) return {
                passed: false,
                message: file.problem
            };
            let isText = wantsText(artifact);
            if (file.directory) return isText ? {
                passed: false,
                message: 'is a directory, but the plan promises text in it'
            } : {
                passed: true,
                message: 'is a directory'
            };
            if (!isText) return {
                passed: true,
                message: 'exists and holds what was promised'
            };
            let text = await (0, promises_.readFile)(file.path, 'utf8');
            let problems = textProblems(text, {
                ...artifact,
                path
            });
            if (problems.length > 0) return {
                passed: false,
                message: problems.join('; ')
            };
            let [unclear] = (artifact.matches ?? []).map(promised_pattern.d).filter(isUnclear(text));
            if (unclear?.problem !== void 0) return {
                passed: null,
                message: unclear.problem
            };
            return {
                passed: true,
                message: 'exists and holds what was promised'
            };
        }
        function isUnclear(text) {
            return ({ search, problem })=>void 0 !== problem && null === search(text);
        }
        function wantsText(artifact) {
            let { minLines, minWords, contains, exports, matches = [] } = artifact;
            return isLimited(artifact) || void 0 !== minLines || void 0 !== minWords || contains.length > 0 || exports.length > 0 || matches.length > 0;
        }
        function textProblems(text, artifact) {
            let { path, minLines, maxLines, minWords, contains, exports, matches = [], excludes = [] } = artifact;
            let lines = text.split('\n').length;
            let words = void 0 === minWords ? 0 : text.match(/\S+/g)?.length ?? 0;
            let most = text.endsWith('\n') ? lines - 1 : lines;
            return [
                ...void 0 !== minLines && lines < minLines ? [
                    `has ${lines} lines, at least ${minLines} are promised`
                ] : [],
                ...void 0 !== maxLines && most > maxLines ? [
                    `has ${most} lines, at most ${maxLines} are promised`
                ] : [],
                ...void 0 !== minWords && words < minWords ? [
                    `has ${words} words, at least ${minWords} are promised`
                ] : [],
                ...contains.filter((part)=>!holdsText(text, part, path)).map((part)=>`does not contain ${quote(part)}`),
                ...exports.filter((name)=>!mentionsExport(text, name, path)).map((name)=>`does not mention the export ${quote(name)}`),
                ...matches.filter((pattern)=>isMissed(pattern, text)).map((pattern)=>`matches ${quote(pattern)} nowhere`),
                ...excludes.filter((part)=>text.includes(part)).map((part)=>`contains ${quote(part)}, which it must not`)
            ];
        }
        function isMissed(pattern, text) {
            let { search, problem } = (0, promised_pattern.d)(pattern);
            return void 0 === problem && null === search(text);
        }
        function quote(text) {
            return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 79)}…`);
        }
    }),
    80236: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>reasonOf
        });
        let CHECKS = {
            scope: 'scope_violation',
            artifact: 'verification_failed',
            key_link: 'verification_failed',
            summary: 'verification_failed',
            command: 'verification_failed',
            evidence: 'verification_failed',
            tree: 'verification_failed'
        };
        function reasonOf(findings) {
            let reasons = findings.filter(({ passed })=>true !== passed).map(({ check })=>CHECKS[check]);
            return reasons.includes('scope_violation') ? 'scope_violation' : 'verification_failed';
        }
    }),
    13777: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>patternSearch
        });
        var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
        let longestPattern = 1000;
        let statementLines = 20;
        let mostSteps = 400;
        let mostCharacters = 131072;
        function patternSearch(pattern) {
            if ('' === pattern) return never('the pattern is empty, which matches everything');
            if (pattern.length > longestPattern) return never(`the pattern has ${pattern.length} characters, at most ${longestPattern} are tried`);
            let exact = compiled(pattern, re2js__WEBPACK_IMPORTED_MODULE_0__.L3.MULTILINE);
            let meant = readings(pattern).map((reading)=>compiled(reading, re2js__WEBPACK_IMPORTED_MODULE_0__.L3.MULTILINE | re2js__WEBPACK_IMPORTED_MODULE_0__.L3.DOTALL)).filter((reading)=>'string' != typeof reading).filter((reading)=>!reading.matcher('').find());
            if ('string' != typeof exact && exact.matcher('').find()) return never(`the pattern ${JSON.stringify(pattern)} matches everything`);
            if ('string' != typeof exact) return {
                search: (text)=>exact.matcher(text).find() ? '' : searchStatements(text, meant)
            };
            let problem = `the pattern ${JSON.stringify(pattern)} cannot be matched in linear time (${exact})`;
            return {
                search: (text)=>text.includes(pattern) ? '' : searchStatements(text, meant),
                problem
            };
        }
        function never(problem) {
            return {
                search: ()=>null,
                problem
            };
        }
        function readings(pattern) {
            let plain = oneQuote(pattern);
            return [
                ...new Set([
                    plain,
                    plain.replaceAll('\\\\', '\\'),
                    plain.replaceAll('\\|', '|')
                ])
            ];
        }
        function compiled(pattern, flags) {
            try {
                let read = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern, flags);
                let steps = read.programSize();
                return steps > mostSteps ? `it has ${steps} steps, at most ${mostSteps} are taken` : read;
            } catch (error) {
                return error.message;
            }
        }
        function searchStatements(text, patterns) {
            if (text.length > mostCharacters) return null;
            let plain = chained(oneQuote(text));
            let possible = patterns.filter((pattern)=>pattern.matcher(plain).find());
            if (0 === possible.length) return null;
            let lines = plain.split('\n');
            let isIn = (_, at)=>{
                let statement = lines.slice(at, at + statementLines).join('\n');
                return possible.some((pattern)=>pattern.matcher(statement).find());
            };
            return lines.some(isIn) ? ' within one statement' : null;
        }
        function chained(text) {
            return text.split('\n').map((line, at)=>/^\s*\.\w/.test(line) ? line.trimStart() : 0 === at ? line : `\n${line}`).join('');
        }
        function oneQuote(text) {
            return text.replace(/["`]/g, "'");
        }
    }),
    2077: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>verifyScope,
            s: ()=>isUnlocked
        });
        var _test_results_test_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19427);
        function verifyScope({ changed, declared, expected, protectedReason, parts = new Map() }) {
            let seen = changed.filter((file)=>!expected.includes(file));
            let failing = seen.flatMap((file)=>{
                let why = protectedReason(file);
                let reason = null === why || isUnlocked(file, declared, protectedReason) ? parts.get(file) : why;
                return void 0 === reason ? [] : [
                    {
                        check: 'scope',
                        passed: false,
                        subject: file,
                        message: refusal(file, reason, declared)
                    }
                ];
            });
            let failed = new Set(failing.map(({ subject })=>subject));
            let outside = seen.filter((file)=>!failed.has(file) && !declared.covers(file));
            return [
                ...failing,
                {
                    check: 'scope',
                    passed: true,
                    subject: 'files_modified',
                    message: 0 === outside.length ? 'nothing else was changed' : `also changed: ${list(outside)}`
                }
            ];
        }
        function isUnlocked(file, declared, protectedReason) {
            let isWhole = (folder)=>null !== protectedReason(`${folder}any`) || void 0 !== (0, _test_results_test_config_js__WEBPACK_IMPORTED_MODULE_0__.Se)(`${folder}any`);
            return declared.names(file, isWhole);
        }
        function refusal(file, reason, declared) {
            let pattern = declared.patterns.find((each)=>each.covers(file));
            let unlocked = void 0 === pattern ? '' : ` by itself (${pattern.path} does not unlock it)`;
            return `is protected (${reason}), and the plan does not name it${unlocked}; leave it as it was, or name it in files_modified`;
        }
        function list(files) {
            return files.length <= 10 ? files.join(', ') : `${files.slice(0, 10).join(', ')} and ${files.length - 10} more`;
        }
    }),
    2588: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z3: ()=>isBlank,
            TR: ()=>isOnlyTalk,
            C6: ()=>substanceOf
        });
        var nesting = __webpack_require__(59865);
        var talk = __webpack_require__(93499);
        var test_marks = __webpack_require__(57834);
        let markup = /<!--[\s\S]*?(?:-->|$(?![\s\S]))/g;
        let stars = /\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
        let comments_forms = [
            {
                files: /\.(?:md|mdx|markdown|html?|xml|xsd|xslt?|svg|xaml|plist|\w+proj|props|targets)$/i,
                block: markup
            },
            {
                files: /\.(?:vue|svelte|astro)$/i,
                block: markup
            },
            {
                files: /\.css$/i,
                block: stars
            },
            {
                files: /\.(?:scss|sass|less|styl|proto|thrift|jsonc|json5|zig|sol|glsl|wgsl|dart|prisma)$/i,
                line: /\/\//,
                block: stars
            },
            {
                files: /\.(?:tf|tfvars|hcl|nix)$/i,
                line: /#|\/\//,
                block: stars
            },
            {
                files: /\.(?:sql|psql)$/i,
                line: /--/,
                block: stars
            },
            {
                files: /\.(?:lua|hs|elm)$/i,
                line: /--/
            },
            {
                files: /\.(?:ini|cfg|conf|properties)$/i,
                line: /[#;!]/
            },
            {
                files: /\.(?:ya?ml|toml|graphqls?|gql|ps1|r|jl|nim|cmake|bzl|bazel|mk|sh|bash|zsh|fish|env\.\w+)$|(?:^|\/)(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Gem|Proc|Just|just|Brew|Vagrant)file(?:\.\w+)?|CMakeLists\.txt|\.\w*ignore|\.editorconfig|\.env)$/,
                line: /#/
            }
        ];
        let obeyed = /^\s*(?:#!|(?:#|--|\/\/|;|\/\*+!?|<!--)\s*(?:\+|@|\[if|(?!(?:todo|fixme|note|xxx|hack|wip)\b)[\w.-]+ ?[:=]|(?:prettier|eslint|markdownlint|shellcheck|stylelint|tfsec|checkov|hadolint|yamllint|sqlfluff|region|endregion)\b))/i;
        function withoutRemarks(path, text) {
            let language = test_marks.l.find(({ files, quotes })=>'' !== quotes && files.test(path));
            return withoutForm(formOf(path), void 0 === language ? text : (0, talk.f)(text, language));
        }
        function withoutForm(form, text) {
            if (void 0 === form || /<<-?\s*['"\\]?\w/.test(text)) return text;
            let plain = void 0 === form.block ? text : text.replace(form.block, (talk)=>obeyed.test(talk) ? talk : ' ');
            let { line } = form;
            if (void 0 === line) return plain;
            let begins = new RegExp(`^\\s*(?:${line.source})`);
            let kept = plain.split('\n').filter((each)=>!begins.test(each) || obeyed.test(each));
            return kept.join('\n');
        }
        function hasKnownComments(path) {
            return void 0 !== formOf(path) || test_marks.l.some(({ files, quotes })=>'' !== quotes && files.test(path));
        }
        function formOf(path) {
            return comments_forms.find(({ files })=>files.test(path));
        }
        let mostCharacters = 524288;
        function substanceOf(path, before, after) {
            if (null === before || null === after || before.length + after.length > mostCharacters) return before === after ? 'remarks' : 'content';
            if (before === after) return 'remarks';
            let form = substance_formOf(path);
            if (form(before) === form(after)) return 'blanks';
            return said(before, path) === said(after, path) ? 'remarks' : 'content';
        }
        function isBlank(text) {
            return '' === withoutBlanks(text);
        }
        function isOnlyTalk(path, text) {
            if (!hasKnownComments(path) || text.length > mostCharacters || isTalkByTrade.test(path)) return false;
            return '' === withoutBlanks(withoutRemarks(path, text).replace(substance_frame, ''));
        }
        let isTalkByTrade = /(?:^|\/)(?:doc\.go|package-info\.java|__init__\.pyi?)$/;
        let substance_frame = /^\s*(?:package [\w.]+;?|<\?php|<\?xml[^>]*\?>|(['"])use strict\1;?|export \{\s*\};?|pass|\.\.\.|#![^\n]*|("""|''')\s*(?:todo|tbd|fixme|wip|stub|placeholder)\b[\s\S]*?\2)[ \t]*$/gim;
        function said(text, path) {
            return substance_formOf(path)(formatted(path, withoutRemarks(path, text)));
        }
        function formatted(path, text) {
            if (/\.(?:[cm]?[jt]sx?)$/i.test(path)) return text.replace(/"/g, "'").replace(/;(?=\s*$)|,(?=\s*[)\]}])/gm, '');
            if (!/\.json$/i.test(path)) return text;
            try {
                return JSON.stringify(ordered((0, nesting.q)(text)));
            } catch  {
                return text;
            }
        }
        function ordered(value) {
            if (Array.isArray(value)) return value.map(ordered);
            if ('object' != typeof value || null === value) return value;
            let entries = Object.entries(value).map(([key, each])=>[
                    key,
                    ordered(each)
                ]);
            return Object.fromEntries(entries.sort(([one], [other])=>one < other ? -1 : 1));
        }
        function substance_formOf(path) {
            if (prose.test(path)) return wordsOf;
            return indented.test(path) ? indentedLines : withoutBlanks;
        }
        let prose = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tex)$/i;
        let indented = /\.(?:py|pyi|ya?ml|mk|coffee|pug|haml|sass|nim|fsx?|hs|elm)$|(?:^|\/)(?:GNU)?[Mm]akefile$/;
        let unseen = /[\0\u200b\u2060\ufeff]/g;
        function wordsOf(text) {
            return text.replace(unseen, '').split(/\s+/).join(' ').trim();
        }
        function indentedLines(text) {
            let lines = text.split(/\r?\n/).filter((line)=>'' !== line.trim());
            return lines.map((line)=>`${/^[ \t]*/.exec(line)?.[0]}${withoutBlanks(line)}`).join('\n');
        }
        function withoutBlanks(text) {
            return text.replace(/\s+/g, '').replace(unseen, '');
        }
    }),
    93499: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>withoutTalk,
            f: ()=>withoutComments
        });
        function withoutTalk(text, language) {
            return text.replace(talkOf(language), (talk)=>talk.replace(/[^\n]+/g, (part)=>/^['"`]/.test(part) ? "''" : ' '));
        }
        function withoutComments(text, language) {
            return text.replace(talkOf(language), (talk)=>/^['"`]/.test(talk) || obeyed.test(talk) ? talk : ' ');
        }
        let obeyed = /^(?:#!|\/\/go:|\/\/ \+build|\/\/\/\s*<|(?:\/\/|\/\*+|#+)\s*(?:@ts-|@jsx|@flow|@vite|@jest|@vitest|eslint|prettier|biome|istanbul|[cv]8 ignore|webpack|nolint|noqa|type:|pylint|mypy|ruff|pragma|fmt:|frozen_string|coding[:=]|rubocop|phpcs|phpstan|swiftlint))/i;
        function talkOf({ lineComment, blockComment, quotes }) {
            let comment = '//' === lineComment ? '//[^\\n]*' : '(?<![\\w$&\\\\{])#(?!\\[)[^\\n]*';
            let texts = [
                ...quotes
            ].map((quote)=>'`' === quote ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)' : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`);
            let long = '#' === lineComment && '' !== quotes ? [
                '"""[\\s\\S]*?"""',
                "'''[\\s\\S]*?'''"
            ] : [];
            return new RegExp([
                ...blockComment ? [
                    '/\\*[\\s\\S]*?(?:\\*/|$)'
                ] : [],
                comment,
                ...long,
                ...texts
            ].join('|'), 'g');
        }
    }),
    92856: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>isTestMaterial,
            h: ()=>isTestFile
        });
        function isTestFile(path) {
            if (isData(path)) return false;
            return named.test(path) || inTestFolder.test(path) && source.test(path);
        }
        function isTestMaterial(path) {
            return isTestFile(path) || inTestFolder.test(path) || /(?:^|\/)testdata\/|\.snap$/.test(path);
        }
        function isData(path) {
            return /(?:^|\/)(?:__?)?(?:fixtures?|mocks?|snapshots?|testdata|node_modules|vendor)(?:__?)?\//i.test(path);
        }
        let inTestFolder = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|t|(?:unit|integration|functional|acceptance)[-_]?tests?|androidTest|[\w.]+\.Tests?)\//;
        let source = /\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|scala|groovy|cs|fs|vb|rb|php|pl|t|bats|sh|c|cc|cpp|cxx|m|mm|swift|dart|exs?|erl|hs|lua|clj[cs]?|jl|r|feature)$/i;
        let named = new RegExp("[._-](?:test|tests|spec|e2e|cy)\\.(?:[cm]?[jt]sx?|vue|svelte|dart|lua|rb|php|py|cc|cpp|cxx|c|rs|exs?|jl|sh)$|(?:^|/)tests?\\.(?:[cm]?[jt]sx?|py|rb|sh)$|(?:^|/)test[-_][^/]*\\.(?:[cm]?[jt]sx?|py|rb|php|c|cc|cpp|rs|R)$|_test\\.go$|(?:^|/)[^/]*(?:Tests?|IT|Specs?|TestCase)\\.(?:java|kts?|scala|groovy|cs|fs|vb|php|swift|m|mm)$|(?:^|/)Test[A-Z][^/]*\\.(?:java|kts?|scala|groovy|cs|php)$|\\.(?:bats|feature)$|(?:^|/)t/[^/]+\\.t$");
    }),
    57834: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: ()=>TEST_LANGUAGES
        });
        let suite = '(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\.test)';
        let option = (key)=>`(?<![.\\w])${suite}(?:\\.\\w+)*\\s*\\(\\s*(?:''|\\w+)\\s*,\\s*\\{[^{}]*\\b${key}\\s*:(?!\\s*false)`;
        let slashes = {
            lineComment: '//',
            blockComment: true
        };
        let TEST_LANGUAGES = [
            {
                files: /\.(?:[cm]?[jt]sx?|vue|svelte)$/i,
                asserts: true,
                ...slashes,
                quotes: '\'"`',
                declares: new RegExp(`(?<![.\\w])${suite}(?:\\.\\w+)*\\s*[(\`]`, 'g'),
                marks: [
                    {
                        what: 'a focus on single tests (.only)',
                        pattern: new RegExp(`(?<![.\\w])${suite}(?:\\.\\w+)*\\.only\\b|(?<![.\\w])(?:fit|fdescribe|fcontext)\\s*\\(|${option('only')}|\\b(?:t|test)\\.runOnly\\b`, 'g')
                    },
                    {
                        what: 'a skipped test (.skip)',
                        pattern: new RegExp(`(?<![.\\w])${suite}(?:\\.\\w+)*\\.(?:skip|skipIf|runIf|ignore|fixme)\\b|(?<![.\\w])(?:xit|xtest|xdescribe|xcontext|xspecify)\\b|\\bthis\\.skip\\s*\\(|${option('(?:skip|ignore)')}`, 'g')
                    },
                    {
                        what: 'a test that is still to do (.todo)',
                        pattern: new RegExp(`(?<![.\\w])${suite}(?:\\.\\w+)*\\.todo\\b|${option('todo')}`, 'g')
                    },
                    {
                        what: 'a test that is expected to fail (.failing)',
                        pattern: /(?<![.\w])(?:it|test)(?:\.\w+)*\.(?:failing|fails|fail)\s*[(.]/g
                    }
                ]
            },
            {
                files: /\.py$/,
                asserts: true,
                lineComment: '#',
                blockComment: false,
                quotes: '\'"',
                declares: /^\s*(?:async\s+)?def test\w*\s*\(/gm,
                marks: [
                    {
                        what: 'a skipped test (skip)',
                        pattern: /\bmark\.skip(?:if)?\b|\bpytest\.skip\s*\(|\bunittest\.skip(?:If|Unless)?\b|(?<=@)skip(?:If|Unless)?\b|\.skipTest\s*\(|\bSkipTest\b|\bimportorskip\s*\(/g
                    },
                    {
                        what: 'a test that is expected to fail (xfail)',
                        pattern: /\bmark\.xfail\b|\bpytest\.xfail\s*\(|\bexpectedFailure\b/g
                    },
                    {
                        what: 'a plugin that pytest loads (pytest_plugins)',
                        pattern: /\bpytest_plugins\b/g
                    },
                    {
                        what: 'a way to leave tests out of the collection',
                        pattern: /\bcollect_ignore(?:_glob)?\b|\b__test__\s*=\s*False\b|\bpytest_ignore_collect\b|\bpytest_collection_modifyitems\b/g
                    }
                ]
            },
            {
                files: /\.go$/,
                asserts: true,
                ...slashes,
                quotes: '"`',
                declares: /^func (?:Test|Fuzz|Example)\w*\s*\(/gm,
                marks: [
                    {
                        what: 'a skipped test (t.Skip)',
                        pattern: /\b(?:t|b|f|tb|tt|T\(\))\.(?:Skip|Skipf|SkipNow)\s*\(/g
                    },
                    {
                        what: 'a build constraint',
                        pattern: /^\/\/go:build .*$|^\/\/ \+build .*$/gm,
                        inComments: true,
                        onlyInOld: true
                    }
                ]
            },
            {
                files: /\.rs$/,
                asserts: true,
                ...slashes,
                quotes: '"',
                anyFile: true,
                declares: /#\[(?:\w+::)*test\b/g,
                marks: [
                    {
                        what: 'an ignored test (#[ignore])',
                        pattern: /#\[ignore\b|#\[cfg_attr\([^\]]*\bignore\b/g
                    },
                    {
                        what: 'a condition under which nothing is compiled',
                        pattern: /#!?\[cfg\((?:any\(\)|FALSE|false)\)/g
                    }
                ]
            },
            {
                files: /\.(?:java|kts?|scala|groovy)$/,
                asserts: true,
                ...slashes,
                quotes: '"',
                declares: /@(?:\w*Test)\b/g,
                marks: [
                    {
                        what: 'a disabled test (@Disabled, @Ignore)',
                        pattern: /@(?:Disabled\w*|Ignore|Ignored|EnabledIf\w*|EnabledOn\w*|Enabled[A-Z]\w*)\b|\benabled\s*=\s*false\b/g
                    },
                    {
                        what: 'an assumption, which skips a test',
                        pattern: /\bassum(?:e|ing)(?:That|True|False|NotNull|NoException)?\s*\(/g
                    }
                ]
            },
            {
                files: /\.(?:cs|fs|vb)$/,
                asserts: true,
                ...slashes,
                quotes: '"',
                declares: /\[(?:Fact|Theory|Test|TestMethod|TestCase)\b/g,
                marks: [
                    {
                        what: 'a skipped test (Skip, Ignore)',
                        pattern: /\bSkip\s*=|[[,]\s*(?:Ignore|Explicit)\b|\bAssert\.(?:Ignore|Inconclusive|Skip)\s*\(/g
                    }
                ]
            },
            {
                files: /\.rb$/,
                asserts: true,
                lineComment: '#',
                blockComment: false,
                quotes: '\'"',
                declares: /^\s*(?:it|specify|test|scenario|example)\b|^\s*def test_/gm,
                marks: [
                    {
                        what: 'a focus on single tests (fit, focus)',
                        pattern: /^\s*(?:fit|fdescribe|fcontext|fexample|focus)\b|\bfocus:\s*true|,\s*:focus\b/gm
                    },
                    {
                        what: 'a skipped test (skip, pending, xit)',
                        pattern: /^\s*(?:xit|xdescribe|xcontext|xspecify|xexample|skip|pending|omit)\b(?!\s*[=.])|,\s*(?:skip|pending):\s|,\s*:(?:skip|pending)\b/gm
                    }
                ]
            },
            {
                files: /\.php$/,
                asserts: true,
                ...slashes,
                quotes: '\'"',
                declares: /function test\w*|#\[Test\]|(?<![\w>$])(?:it|test)\s*\(/g,
                marks: [
                    {
                        what: 'a skipped test (markTestSkipped)',
                        pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(|\}\s*\)\s*->(?:skip|todo|only)\s*\(/g
                    }
                ]
            },
            {
                files: /\.(?:c|cc|cpp|cxx|m|mm|swift)$/,
                ...slashes,
                quotes: '"',
                declares: /\bTEST(?:_[FP]|_CASE)?\s*\(|\bfunc test\w*/g,
                marks: [
                    {
                        what: 'a skipped test (GTEST_SKIP, DISABLED_)',
                        pattern: /\bGTEST_SKIP\b|\bDISABLED_\w+|\bdoctest::(?:skip|should_fail)\b|\bXCTSkip\w*|\.disabled\s*\(/g
                    }
                ]
            },
            {
                files: /\.(?:bats|sh)$/,
                lineComment: '#',
                blockComment: false,
                quotes: '',
                declares: /^\s*@test\b/gm,
                marks: [
                    {
                        what: 'a skipped test (skip)',
                        pattern: /^\s*skip\b/gm
                    }
                ]
            },
            {
                files: /\.(?:t|pl)$/,
                lineComment: '#',
                blockComment: false,
                quotes: '\'"',
                declares: /\b(?:ok|is|isnt|like|is_deeply|subtest)\b/g,
                marks: [
                    {
                        what: 'a skipped test (skip_all, SKIP, TODO)',
                        pattern: /\bskip_all\b|\bSKIP:|\bTODO:|\btodo_skip\b/g
                    }
                ]
            },
            {
                files: /\.(?:exs?|dart|erl|lua|jl|feature)$/,
                lineComment: '#',
                blockComment: false,
                quotes: '"',
                declares: /^\s*(?:test\b|Scenario)/gm,
                marks: [
                    {
                        what: 'a skipped test (skip)',
                        pattern: /@(?:module|describe)?tag:? *:?skip\b|\bskip:\s*(?!false)|@(?:skip|ignore|wip)\b/g
                    }
                ]
            }
        ];
    })
};
