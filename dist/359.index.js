export const id = 359;
export const ids = [
    359,
    7876
];
export const modules = {
    20359: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            demo: ()=>demo
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44571);
        var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17876);
        async function demo(_words, settings, world) {
            let root = await makeRepository(world);
            world.progress(`demo: ${root} (examples/hello-phase as a fresh repository)`);
            let reply = await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.run)([
                '1'
            ], {
                ...settings,
                root,
                agent: "script",
                backoff: 500
            }, world);
            let text = `${reply.text}\n\nLook around: ${root} (git log, .planning/EXECUTION_LOG.md); remove it when done.`;
            return {
                ...reply,
                text
            };
        }
        async function makeRepository(world) {
            let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-demo-'));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.home, 'examples', 'hello-phase'), root, {
                recursive: true
            });
            let author = {
                name: 'Demo',
                email: 'demo@users.noreply.github.com'
            };
            let env = {
                ...world.environment,
                GIT_AUTHOR_NAME: author.name,
                GIT_AUTHOR_EMAIL: author.email,
                GIT_COMMITTER_NAME: author.name,
                GIT_COMMITTER_EMAIL: author.email
            };
            for (let args of [
                [
                    'init',
                    '-q',
                    '-b',
                    'main'
                ],
                [
                    'add',
                    '-A'
                ],
                [
                    'commit',
                    '-q',
                    '-m',
                    'Plan the phase'
                ]
            ]){
                let { exitCode, stderr } = await (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_2__.F)('git', [
                    '-c',
                    'core.hooksPath=/dev/null',
                    '-c',
                    'commit.gpgsign=false',
                    ...args
                ], {
                    cwd: root,
                    env
                });
                if (0 !== exitCode) throw new Error(`git ${args[0]} failed in ${root}: ${stderr.trim()}; the demo needs git 2.38 or newer`);
            }
            return root;
        }
    },
    17876: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            run: ()=>run
        });
        var external_node_path_ = __webpack_require__(76760);
        var adopt_summaries = __webpack_require__(82920);
        var phase_run = __webpack_require__(74451);
        var witness_here = __webpack_require__(24910);
        var choose_agent = __webpack_require__(590);
        var failure = __webpack_require__(34798);
        var hold_phase = __webpack_require__(75044);
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
        var run_result = __webpack_require__(85038);
        var selected_plans = __webpack_require__(40570);
        var stored_credentials = __webpack_require__(17330);
        var tell_broken = __webpack_require__(65499);
        var tell_host = __webpack_require__(90298);
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
                let only = (0, selected_plans.E)(read, settings.only);
                let pushBranch = await (0, published.l)(context.workspace, settings, world);
                (0, stored_credentials.C)(context);
                let branch = await (0, tell_broken.Z)(read, settings, context.workspace.git);
                let place = {
                    settings,
                    world,
                    run: context,
                    read,
                    branch,
                    isPushed: '' !== settings.branch
                };
                await (0, adopt_summaries.p)(context, (0, witness_here.i)(void 0, context));
                (0, selected_plans.$)(only, context);
                for (let note of (await (0, tell_host.fZ)(place)))world.progress(note);
                try {
                    let ended = await (0, phase_run.P)({
                        ...context,
                        only
                    });
                    return await (0, run_result.c)(await (0, published.H)(pushBranch, ended, context), place);
                } catch (error) {
                    let why = `the run could not bring the phase to its end: ${(0, failure.g)(error).message}`;
                    for (let note of (await (0, tell_broken.j)(why, ref, tell_broken.Z, settings, world)))world.progress(note);
                    throw error;
                }
            });
        }
    },
    72814: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            j: ()=>attemptSpans
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        function attemptSpans(events, runId) {
            let spans = new Map();
            for (let event of events){
                if (event.runId !== runId || !('plan' in event) || void 0 === event.plan) continue;
                let { plan } = event;
                let attempt = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    ends: 'plan'
                }) ? event.signal.attempt : event.attempt;
                if (void 0 === attempt) continue;
                let key = JSON.stringify([
                    plan,
                    attempt
                ]);
                let at = Date.parse(event.at);
                if ('attempt_start' === event.event || 'adopt' === event.event) spans.set(key, {
                    plan,
                    attempt,
                    startedAt: at,
                    endedAt: at,
                    outcome: 'interrupted',
                    reason: null,
                    message: null
                });
                let span = spans.get(key);
                if (void 0 !== span) switch(event.event){
                    case 'attempt_failed':
                        {
                            let { error_type: reason = 'agent_error', details: message = null } = event;
                            spans.set(key, {
                                ...span,
                                endedAt: Math.max(at, span.endedAt),
                                outcome: 'failure',
                                reason,
                                message
                            });
                            break;
                        }
                    case 'plan_complete':
                    case 'plan_blocked':
                        spans.set(key, {
                            ...span,
                            outcome: 'plan_complete' === event.event ? 'success' : 'blocked'
                        });
                        break;
                    default:
                        if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                            ends: 'plan'
                        }) && 'retry_wait' !== event.event) spans.set(key, {
                            ...span,
                            endedAt: Math.max(at, span.endedAt)
                        });
                }
            }
            return [
                ...spans.values()
            ].sort((one, other)=>one.startedAt - other.startedAt);
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
    60751: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            bw: ()=>mostCompared,
            iv: ()=>changesBetween,
            pI: ()=>runFacts
        });
        var _ledger_readings_attempt_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72814);
        var _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18506);
        let mostCompared = 200;
        async function runFacts(ended, { phase, nextPhase }, run, place) {
            let { events } = run.services.ledger;
            let spans = (0, _ledger_readings_attempt_spans_js__WEBPACK_IMPORTED_MODULE_0__.j)(events, run.runId);
            let work = new Map((0, _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_1__.P)(events).map((each)=>[
                    each.plan,
                    each
                ]));
            let plans = [];
            for (let [at, [id, signal]] of [
                ...ended.plans
            ].entries()){
                let title = run.schedule.plans.find(({ plan })=>plan.id === id)?.plan.title ?? null;
                let attempts = spans.filter(({ plan })=>plan === id);
                let { head = null, base = null } = ('success' === signal.status ? work.get(id) : void 0) ?? {};
                let changes = at < mostCompared && null !== head && null !== base ? await changesBetween(base, head, run.workspace) : null;
                plans.push({
                    id,
                    title,
                    signal,
                    attempts: attempts.map(told),
                    commit: head,
                    changes
                });
            }
            let startedAt = spans[0]?.startedAt ?? run.services.clock.now();
            return {
                phase,
                ended,
                nextPhase: ended.decision.continue ? nextPhase : null,
                plans,
                startedAt,
                ...place
            };
        }
        function told({ plan: _, ...attempt }) {
            return attempt;
        }
        async function changesBetween(base, head, { git, prefix }) {
            let args = [
                'diff',
                '--numstat',
                '-z',
                '--no-renames',
                '--no-ext-diff',
                '--no-textconv',
                base,
                head,
                '--'
            ];
            let listed = await git.try(args, {
                reading: true
            });
            if (0 !== listed.exitCode) return null;
            let rows = listed.stdout.toString('utf8').split('\0').map((line)=>line.split('\t')).filter(([, , path])=>void 0 !== path && !path.startsWith(`${prefix}.planning/`));
            let sum = (column)=>rows.reduce((total, row)=>total + (Number(row[column]) || 0), 0);
            return {
                files: rows.length,
                added: sum(0),
                removed: sum(1)
            };
        }
    },
    85038: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>resultOfRun
        });
        var spending = __webpack_require__(12676);
        var fitted = __webpack_require__(7900);
        let mostBars = 50;
        function gantt(plans) {
            let bars = plans.flatMap(({ id, attempts })=>attempts.map((attempt)=>({
                        ...attempt,
                        id
                    }))).sort((one, other)=>one.startedAt - other.startedAt);
            let begin = bars[0]?.startedAt;
            if (void 0 === begin) return null;
            let shown = bars.slice(0, mostBars);
            let lines = shown.map(({ id, attempt, outcome, startedAt, endedAt }, at)=>{
                let tag = 'success' === outcome ? 'done' : 'failure' === outcome ? 'crit' : 'active';
                let [from, to] = [
                    startedAt - begin,
                    Math.max(endedAt, startedAt + 1_000) - begin
                ].map((ms)=>Math.round(ms / 1_000));
                return `  ${plainName(id)} attempt ${attempt} :${tag}, a${at}, ${from}, ${to}`;
            });
            let rest = bars.length - shown.length;
            let text = [
                'gantt',
                '  dateFormat X',
                '  axisFormat %H:%M:%S',
                '  todayMarker off',
                ...lines
            ].join('\n');
            return `\`\`\`mermaid\n${text}\n\`\`\`${rest > 0 ? `\n\n… and ${rest} more ${1 === rest ? 'attempt' : 'attempts'}` : ''}`;
        }
        function plainName(id) {
            return id.replace(/[^A-Za-z0-9 .-]+/g, ' ').trim().slice(0, 40) || 'plan';
        }
        var headline = __webpack_require__(5916);
        var plan_story = __webpack_require__(44603);
        var plan_table = __webpack_require__(23914);
        let mostBytes = 1_000_000;
        function runSummary(report) {
            let { plans, host } = report;
            let picture = gantt(plans);
            let parts = [
                (0, plan_table.k0)(plans, host, mostBytes / 2),
                ...(0, plan_story.ab)(plans),
                ...(0, headline.IW)(report),
                ...(0, headline.Y3)(plans).map(plan_story.tJ),
                ...null === picture ? [] : [
                    (0, plan_story.zH)('When the attempts ran', [
                        picture
                    ])
                ]
            ];
            let first = [
                (0, headline.R_)(report),
                (0, headline.E9)(report),
                (0, headline.u5)(report)
            ].join('\n\n');
            return `${(0, fitted.$)([
                first,
                ...parts
            ], mostBytes, Buffer.byteLength)}\n`;
        }
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
                let tries = void 0 === each.attempt ? '' : (0, report_text.hS)(each.attempt, 'attempt');
                let repaired = each.details.repairs ? `, ${(0, report_text.hS)(each.details.repairs, 'repair')} in the last` : '';
                let took = void 0 === each.details.durationMs ? '' : (0, report_text.vk)(each.details.durationMs);
                return [
                    marks[each.status],
                    id,
                    each.status,
                    `${tries}${repaired}`,
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
        function planDiagnostics({ plans }, { schedule, workspace }) {
            return schedule.plans.flatMap(({ plan })=>{
                let signal = plans.get(plan.id);
                if (void 0 === signal) return [];
                let isFailure = 'failure' === signal.status;
                if (!isFailure && !('blocked' === signal.status && signal.details.userInputRequired)) return [];
                let said = (0, phase_report.UW)(signal);
                return [
                    {
                        severity: isFailure ? 'error' : 'warning',
                        code: isFailure ? signal.details.reason : 'user_input_required',
                        file: `${workspace.prefix}${plan.path}`,
                        line: lineOf(said, plan),
                        message: `plan ${plan.id}: ${said.slice(0, 1000)}`
                    }
                ];
            });
        }
        function lineOf(said, { tasks }) {
            return tasks.find(({ verify })=>verify.automated.some((command)=>said.includes(command)))?.line ?? 1;
        }
        var run_facts = __webpack_require__(60751);
        var tell_host = __webpack_require__(90298);
        async function resultOfRun(ended, place) {
            let { run, read, world } = place;
            let { runId } = run;
            let { phase, nextPhase } = read;
            let { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
            let { sha } = await run.workspace.git.head();
            let following = decision.continue ? nextPhase : null;
            let host = (0, tell_host.hP)(world, place.isPushed);
            let report = await (0, run_facts.pI)(ended, read, run, {
                head: sha,
                branch: place.branch,
                host
            });
            let notes = await (0, tell_host.HI)(report, ended, place);
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
                branch: place.branch,
                headSha: sha,
                plans: [
                    ...plans
                ].map(([id, each])=>({
                        id,
                        signal: each
                    }))
            };
            let outputs = {
                ...outputsOf(ended),
                phase: phase.id,
                'next-phase': following ?? '',
                branch: json.branch ?? '',
                'head-sha': sha
            };
            let diagnostics = planDiagnostics(ended, run);
            let text = [
                phaseReport(report),
                ...notes.map(report_text.pj)
            ].join('\n');
            return {
                exitCode,
                json,
                text,
                summary: (0, tell_host.pc)(runSummary(report), place),
                outputs,
                diagnostics
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
    },
    40570: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>refuseUnready,
            E: ()=>selectedPlans
        });
        var _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55392);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        function selectedPlans({ phase, schedule }, words, by = 'only') {
            if (0 === words.length) return null;
            let known = schedule.plans.map(({ plan })=>plan.id);
            let resolve = (0, _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__.A)(phase);
            let selected = new Set();
            let wrong = [];
            for (let word of words){
                let found = resolve(word);
                if ('plan' === found.kind && known.includes(found.id)) selected.add(found.id);
                else wrong.push(notAPlan(word, known, phase.id, by));
            }
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
            return selected;
        }
        function notAPlan(word, known, phase, by) {
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__.q)(word.replace(/\d+/g, (digits)=>digits.padStart(2, '0')), known);
            let meant = null === near ? '' : `; did you mean ${near}?`;
            let plans = known.slice(0, 20).join(', ') + (known.length > 20 ? ` and ${known.length - 20} more` : '');
            return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
        }
        function refuseUnready(only, { schedule, progress, found, phase }) {
            if (null === only) return;
            let isOpen = (id)=>!progress.done.has(id);
            let wrong = schedule.plans.flatMap(({ plan, dependsOn })=>{
                let lacking = dependsOn.filter((id)=>isOpen(id) && !only.has(id));
                if (!only.has(plan.id) || !isOpen(plan.id) || 0 === lacking.length) return [];
                let is = 1 === lacking.length ? 'which is' : 'which are';
                return [
                    `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`
                ];
            });
            let atWork = [
                ...found.orphans.keys()
            ].filter((id)=>!only.has(id));
            if (atWork.length > 0) wrong.push(`only: the agent of plan ${atWork.join(', ')} is still at work from an earlier run; take its work in first: phase-executor adopt ${phase.id}`);
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
        }
    }
};
