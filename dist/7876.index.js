export const id = 7876;
export const ids = [
    7876
];
export const modules = {
    17876: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            run: ()=>run
        });
        var external_node_path_ = __webpack_require__(76760);
        var adopt_summaries = __webpack_require__(82920);
        var phase_run = __webpack_require__(74451);
        var witness_here = __webpack_require__(24910);
        var choose_agent = __webpack_require__(5767);
        var hold_phase = __webpack_require__(72832);
        var external_node_fs_ = __webpack_require__(73024);
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var atomic_file = __webpack_require__(50229);
        var yaml = __webpack_require__(63980);
        let minuteMs = 60_000;
        let unnamedMinutes = {
            github: 360,
            gitea: 180
        };
        async function deadlineAt({ deadline }, world) {
            let limitMs = await jobLimitMs(world.environment);
            let insideMs = null === limitMs ? deadline : Math.min(deadline, (0, deadline_ladder.D)(limitMs).engineMs);
            if (insideMs < deadline) world.progress(`the job may take ${minutes(limitMs ?? 0)} (timeout-minutes), so the run has ${minutes(insideMs)} instead of its deadline of ${minutes(deadline)}`);
            return world.machine.uptimeMs() + insideMs;
        }
        function minutes(ms) {
            return `${Math.round(ms / minuteMs * 10) / 10} min`;
        }
        async function jobLimitMs(environment) {
            if ('true' !== environment.GITHUB_ACTIONS) return null;
            let host = 'true' === environment.GITEA_ACTIONS ? 'gitea' : 'github';
            return minuteMs * (await namedMinutes(environment) ?? unnamedMinutes[host]);
        }
        let mostBytes = 512000;
        async function namedMinutes({ GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' }) {
            let [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
            if (void 0 === path || '' === GITHUB_WORKSPACE) return null;
            let file = (0, external_node_path_.join)(GITHUB_WORKSPACE, path);
            let size = (0, external_node_fs_.statSync)(file, {
                throwIfNoEntry: false
            })?.size ?? mostBytes + 1;
            let text = size > mostBytes ? null : (0, atomic_file.o_)(file);
            if (null === text) return null;
            let workflow = Workflow.safeParse((0, yaml.bb)(text));
            let named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
            return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
        }
        let Workflow = schemas.Ikc({
            jobs: schemas.g1P(schemas.YjP(), schemas.Ikc({
                'timeout-minutes': schemas.YjP().optional().catch(void 0)
            }))
        });
        var published = __webpack_require__(91542);
        var run_result = __webpack_require__(80099);
        var stored_credentials = __webpack_require__(17330);
        async function run([ref = ''], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let agent = (read, scratch)=>(0, choose_agent.dp)(root, settings, world, read, scratch);
            if (null === world.configuration.problem) await (0, choose_agent.uF)(root, settings, world);
            let hold = {
                ref,
                agent,
                deadlineAt: await deadlineAt(settings, world)
            };
            return (0, hold_phase.f)(hold, settings, world, async (context, read)=>{
                let pushBranch = await (0, published.l)(context.workspace, settings, world);
                (0, stored_credentials.C)(context);
                await (0, adopt_summaries.p)(context, (0, witness_here.i)(void 0, context));
                let ended = await (0, phase_run.P)(context);
                return (0, run_result.c)(await (0, published.H)(pushBranch, ended, context), read, context);
            });
        }
    },
    91542: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            H: ()=>published,
            l: ()=>branchOfRun
        });
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11475);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30012);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69416);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37959);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23152);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95185);
        var _remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2076);
        async function published(publish, ended, run) {
            try {
                await publish();
                return ended;
            } catch (error) {
                if (!(error instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS) && !(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_3__.Qz)) throw error;
                let message = `it ended as ${ended.exitStatus}, but that could not be pushed, so nothing of it counts: ${error.message}`;
                let details = {
                    reason: 'internal',
                    retryable: false,
                    nextSteps: [
                        'run this job again'
                    ]
                };
                let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.failure(run.phase.id, message, details, {
                    at: new Date(run.services.clock.now()),
                    runId: run.runId
                });
                let decision = {
                    continue: false,
                    action: 'stop',
                    reason: 'unpublished',
                    why: message
                };
                let signalPath = run.services.ledger.writeSignal(null, signal);
                return {
                    ...ended,
                    signal,
                    signalPath,
                    decision,
                    exitStatus: 'ABORTED',
                    exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__.x8.INTERNAL
                };
            }
        }
        async function branchOfRun({ git }, settings, world) {
            if ('' === settings.branch) return async ()=>void 0;
            if ('' === settings.remote) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`branch: found "${settings.branch}", but no remote to push it to; give remote: origin`);
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_7__.e)(git, settings, world);
            let name = `refs/heads/${settings.branch.replace(/^refs\/heads\//, '')}`;
            let from = (await remote.list([
                name
            ])).get(name) ?? null;
            let start = await git.head();
            let where = `${name} on ${(0, _git_remote_js__WEBPACK_IMPORTED_MODULE_2__.Nt)(settings.remote)}`;
            if (null !== from && (await git.resolve(from) === null || !await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_1__.QX)(git, from, start.sha))) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`branch: ${where} stands at ${from}, which ${start.sha} does not contain, so the work could not be pushed there; check out that branch with its history (fetch-depth: 0)`);
            return async ()=>{
                let { sha } = await git.head();
                if (sha !== from && !await remote.move([
                    {
                        name,
                        to: sha,
                        from
                    }
                ])) throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS(`${where} was moved by someone else in the meantime; the work is at ${sha}`);
            };
        }
    },
    80099: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>resultOfRun
        });
        var markdown = __webpack_require__(63021);
        var spending = __webpack_require__(12676);
        var phase_report = __webpack_require__(15272);
        var question_text = __webpack_require__(58322);
        var report_text = __webpack_require__(44639);
        let marks = {
            success: '✓',
            failure: '✗',
            blocked: '‖',
            skipped: '-'
        };
        function phaseReport({ phase, nextPhase, ended }) {
            let { signal, decision, exitStatus, plans, durationMs } = ended;
            let rows = [
                ...plans
            ].map(([id, each])=>{
                let tries = void 0 === each.attempt ? '' : `${each.attempt} ${1 === each.attempt ? 'attempt' : 'attempts'}`;
                let took = void 0 === each.details.durationMs ? '' : (0, report_text.vk)(each.details.durationMs);
                return [
                    marks[each.status],
                    id,
                    each.status,
                    tries,
                    took,
                    (0, report_text.pj)((0, phase_report.UW)(each))
                ];
            });
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return [
                `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${(0, report_text.vk)(durationMs)}; ${(0, report_text.pj)((0, phase_report.MV)(ended))}`,
                ...(0, report_text.tp)(rows),
                ...[
                    ...plans
                ].flatMap(([id, each])=>asked(id, each)),
                `${signal.status}: ${(0, report_text.pj)(decision.why)}`,
                ...null === (0, spending.u)(ended) ? [] : [
                    `spent: ${(0, spending.u)(ended)}`
                ],
                ...(0, phase_report.ST)(ended).map((why)=>`because: ${(0, report_text.pj)(why)}`),
                ...(0, phase_report.Hq)(signal).map((warning)=>`warning: ${(0, report_text.pj)(warning)}`),
                ...signal.details.nextSteps.map((step)=>`next: ${(0, report_text.pj)(step)}`),
                ...decision.continue ? [
                    null === nextPhase ? 'next phase: none, this was the last' : `next phase: ${nextPhase}`
                ] : []
            ].join('\n');
        }
        function asked(id, signal) {
            let question = 'blocked' === signal.status ? signal.details.question : void 0;
            if (void 0 === question) return [];
            return [
                `plan ${(0, report_text.pj)(id)} waits for a person:`,
                ...(0, question_text.Q)(question).map((line)=>`  ${(0, report_text._u)(line)}`)
            ];
        }
        var budget = __webpack_require__(22187);
        async function resultOfRun(ended, { phase, nextPhase }, run, onBranch) {
            let { runId } = run;
            let { git } = run.workspace;
            let { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
            let { sha, branch } = await git.head();
            let following = decision.continue ? nextPhase : null;
            let json = {
                status: signal.status,
                decision,
                exitStatus,
                exitCode,
                phase: phase.id,
                nextPhase: following,
                runId,
                attempts,
                durationMs: Math.round(durationMs),
                evidence,
                signalPath,
                signal,
                branch: void 0 === onBranch ? branch?.replace(/^refs\/heads\//, '') ?? null : onBranch,
                headSha: sha,
                plans: [
                    ...plans
                ].map(([id, each])=>({
                        id,
                        signal: each
                    }))
            };
            let report = {
                phase,
                ended,
                nextPhase: following
            };
            let outputs = {
                ...outputsOf(ended),
                phase: phase.id,
                'next-phase': following ?? '',
                branch: json.branch ?? '',
                'head-sha': sha
            };
            return {
                exitCode,
                json,
                text: phaseReport(report),
                summary: (0, markdown.$)(report),
                outputs
            };
        }
        function outputsOf(ended) {
            let { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
            let { details } = signal;
            let done = [
                ...plans
            ].filter(([, { status }])=>'success' === status).map(([id])=>id);
            let figure = (value)=>void 0 === value ? '' : String(value);
            return {
                status: signal.status,
                decision: decision.action,
                'exit-status': exitStatus,
                'exit-code': String(exitCode),
                plans: JSON.stringify([
                    ...plans.keys()
                ]),
                completed: JSON.stringify(done),
                remaining: JSON.stringify([
                    ...plans.keys()
                ].filter((id)=>!done.includes(id))),
                signal: JSON.stringify(signal),
                'signal-path': signalPath,
                checkpoint: details.checkpoints.at(-1) ?? '',
                tokens: figure(details.tokensUsed),
                'cost-usd': figure(details.costUsd),
                'cost-per-plan': figure((0, spending.q)(ended) ?? void 0),
                'cache-share': figure((0, budget.Vs)(ended.spent) ?? void 0).slice(0, 6),
                evidence: ended.evidence ?? '',
                'duration-seconds': String(Math.round(durationMs / 1000)),
                reason: 'failure' === signal.status ? signal.details.reason : 'blocked' === signal.status ? blockedWord(signal.details) : ''
            };
        }
        function blockedWord({ userInputRequired }) {
            return userInputRequired ? 'user_input_required' : 'dependency';
        }
    }
};
