export const id = 9088;
export const ids = [
    9088
];
export const modules = {
    59088: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status_status
        });
        var external_node_path_ = __webpack_require__(76760);
        var asking = __webpack_require__(72842);
        var verifier = __webpack_require__(74341);
        var git_git = __webpack_require__(26488);
        var git_remote = __webpack_require__(44033);
        var ledger_answers = __webpack_require__(27550);
        var heartbeat = __webpack_require__(26937);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var opening = __webpack_require__(49607);
        var run_state = __webpack_require__(68894);
        var phase_report = __webpack_require__(15272);
        var question_text = __webpack_require__(58322);
        var report_text = __webpack_require__(44639);
        var ready = __webpack_require__(93006);
        var done_plans = __webpack_require__(32871);
        var phase_phase = __webpack_require__(92649);
        var phase_id = __webpack_require__(88240);
        var phase_tree = __webpack_require__(95567);
        var schedule = __webpack_require__(99027);
        var prepare = __webpack_require__(2097);
        async function phasesOverview(root, world) {
            let tree = await (0, phase_tree.Z)(root);
            let git = await git_git.TU.open(root, world.environment);
            let prefix = (0, prepare.MT)(git, root);
            let holder = (0, lease.Fp)(git.gitDir, world.machine);
            let phases = tree.phases.map((directory)=>{
                let phase = (0, phase_phase.v6)(root, directory, tree);
                let plans = (0, schedule._)(phase).plans.map(({ plan })=>plan);
                let events = (0, ledger.FB)((0, ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(phase.id)), phase.id);
                let begun = events.findLast(({ event })=>'phase_start' === event);
                let ended = (0, opening.SN)(events);
                let summaries = plans.filter(({ hasSummary, halted })=>hasSummary && !halted).length;
                let isAtWork = void 0 !== begun && null === ended && holder?.runId === begun.runId;
                let at = ended?.at ?? begun?.at ?? '';
                let lastRun = void 0 === begun ? null : {
                    runId: begun.runId,
                    at,
                    exitStatus: null === ended ? null : ended.exitStatus
                };
                return {
                    phase: phase.id,
                    name: phase.name,
                    plans: plans.length,
                    summaries,
                    isAtWork,
                    lastRun
                };
            });
            let open = phases.find(({ plans, summaries })=>summaries < plans);
            let nextCommand = null !== holder || void 0 === open ? null : `phase-executor run ${open.phase}`;
            let rows = phases.map((each)=>[
                    each.phase,
                    (0, report_text.pj)(each.name),
                    `${each.summaries} of ${each.plans} plans have a SUMMARY`,
                    lastRunText(each)
                ]);
            let text = [
                `${(0, external_node_path_.basename)(root)}: ${(0, report_text.hS)(phases.length, 'phase')}`,
                ...(0, report_text.tp)(rows),
                ...null === nextCommand ? [] : [
                    `to run next: ${nextCommand}`
                ]
            ].join('\n');
            return {
                exitCode: 0,
                json: {
                    phases,
                    nextCommand
                },
                text
            };
        }
        function lastRunText({ isAtWork, lastRun }) {
            if (null === lastRun) return 'never run here';
            if (isAtWork) return `at work since ${lastRun.at}`;
            return `${lastRun.exitStatus ?? 'cut off, begun'} ${lastRun.at}`;
        }
        var read_schedule = __webpack_require__(77690);
        var record_here = __webpack_require__(7682);
        var recorded_signals = __webpack_require__(77242);
        var session_remote = __webpack_require__(2076);
        async function status_status([ref], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            if (void 0 === ref) return phasesOverview(root, world);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let prefix = (0, prepare.MT)(git, root);
            let state = await git.state();
            let verification = await (0, verifier.mS)(read.phase, state, {
                root,
                prefix,
                git
            });
            let record = await (0, record_here.C)(read, {
                git,
                prefix
            }, settings, world, (dir, remoteRun)=>({
                    ...recordOf(read, dir, root, world.now()),
                    remoteRun
                }));
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let states = new Map(read.schedule.plans.map(({ plan: { id } })=>[
                    id,
                    done.has(id) ? 'done' : 'pending'
                ]));
            let { signals, known, last, ended } = record;
            let asked = [
                ...signals
            ].some(([, signal])=>null !== questionIn(signal));
            let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, world);
            let answers = asked ? await (0, ledger_answers.Mr)({
                git,
                phase: read.phase.id,
                prefix,
                remote
            }) : new Map();
            let holder = (0, lease.Fp)(git.gitDir, world.machine);
            let isAtWork = null !== known && null === ended && [
                holder?.runId,
                record.remoteRun
            ].includes(known.run_id);
            let pulses = [
                ...record.heartbeats.healthy,
                ...record.heartbeats.stale
            ];
            let seen = new Map(pulses.flatMap((pulse)=>pulse.seen ? [
                    [
                        pulse.plan_id,
                        pulse.seen
                    ]
                ] : []));
            let plans = read.schedule.plans.map(({ plan: { id }, wave, dependsOn })=>{
                let { attempts = 0, status = null } = known?.plans?.[id] ?? {};
                let isOpen = isAtWork && ('pending' === status || 'running' === status || 'retrying' === status);
                let signal = isOpen ? null : signals.get(id) ?? null;
                let begun = isOpen ? record.begun.get(id) ?? null : null;
                let running = 'running' === status && null !== begun ? {
                    ...begun,
                    seen: seen.get(id) ?? null
                } : null;
                let waitsFor = isOpen ? dependsOn.filter((other)=>!done.has(other)) : [];
                let waiting = done.has(id) ? null : waitingFor(signal, answers, `${read.phase.id} ${id}`, (0, git_remote.Nt)(settings.remote));
                let common = {
                    id,
                    wave,
                    done: done.has(id),
                    status,
                    attempts,
                    attempt: signal?.attempt ?? null,
                    waiting,
                    signal
                };
                return {
                    ...common,
                    isOpen,
                    running,
                    waitsFor
                };
            });
            let { phase, nextPhase } = read;
            let json = {
                phase: phase.id,
                name: phase.name,
                nextPhase,
                signal: isAtWork ? null : signals.get(null) ?? null,
                isAtWork,
                run: null === known ? null : {
                    runId: known.run_id,
                    epoch: known.epoch ?? null,
                    startedAt: known.started_at
                },
                decision: ended?.decision ?? null,
                exitStatus: ended?.exitStatus ?? null,
                verification,
                lastEvent: last ? {
                    at: last.at,
                    event: last.event,
                    runId: last.runId
                } : null,
                spend: spendOf(plans),
                lease: null === holder ? null : leaseDocument(holder),
                heartbeats: record.heartbeats,
                plans,
                next: read.schedule.cycle ? [] : (0, ready.iQ)(read.schedule, states)
            };
            let nextCommand = commandAfter(json);
            return {
                exitCode: 0,
                json: {
                    ...json,
                    nextCommand
                },
                text: statusText({
                    ...json,
                    nextCommand
                }, world.now())
            };
        }
        function recordOf({ phase }, dir, root, now) {
            let events = (0, ledger.FB)(dir, phase.id);
            return {
                heartbeats: (0, heartbeat.S_)((0, heartbeat.$B)(dir), 15, now),
                begun: attemptsUnderWay(events),
                signals: (0, recorded_signals.a)(dir),
                known: (0, run_state.mh)(events, {
                    phase: (0, external_node_path_.basename)(phase.dir),
                    checkpointFile: (0, external_node_path_.relative)(root, (0, ledger.Q2)(dir))
                }),
                last: events.at(-1),
                ended: (0, opening.SN)(events)
            };
        }
        function waitingFor(signal, answers, of, remote) {
            let question = questionIn(signal);
            if (null === question) return null;
            let { approved, by, at } = answers.get(question.id) ?? {};
            let answered = void 0 === by ? null : {
                approved,
                by,
                at
            };
            return {
                question,
                answered,
                ways: null === answered ? (0, asking.c)(question, of, remote) : []
            };
        }
        function questionIn(signal) {
            return signal?.status === 'blocked' ? signal.details.question ?? null : null;
        }
        function attemptsUnderWay(events) {
            let from = Math.max(0, events.findLastIndex(({ event })=>'phase_start' === event));
            return new Map(events.slice(from).flatMap((event)=>'attempt_start' === event.event || 'adopt' === event.event ? [
                    [
                        event.plan,
                        {
                            attempt: event.attempt,
                            since: event.at
                        }
                    ]
                ] : []));
        }
        function spendOf(plans) {
            let sum = (figures)=>{
                let known = figures.filter((figure)=>void 0 !== figure);
                return 0 === known.length ? null : known.reduce((a, b)=>a + b, 0);
            };
            return {
                attempts: plans.reduce((all, { attempts })=>all + attempts, 0),
                tokensUsed: sum(plans.map(({ signal })=>signal?.details.tokensUsed)),
                costUsd: sum(plans.map(({ signal })=>signal?.details.costUsd))
            };
        }
        function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }) {
            return {
                runId,
                epoch,
                pid,
                host,
                since,
                heartbeatAt
            };
        }
        function commandAfter({ lease, signal, plans, phase, nextPhase }) {
            if (null !== lease) return null;
            let isComplete = plans.length > 0 && plans.every(({ done })=>done);
            let isOver = isComplete && (null === signal || 'success' === signal.status);
            let waiting = plans.flatMap((each)=>each.waiting ?? []);
            let [way] = waiting.flatMap(({ ways })=>ways);
            if (void 0 !== way && waiting.every(({ answered })=>null === answered)) return way.command;
            let next = isOver ? nextPhase : phase;
            return null === next ? null : `phase-executor run ${next}`;
        }
        function statusText(document, now) {
            let { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats, isAtWork } = document;
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'running' !== plan.status || isAtWork ? plan.status ?? 'open' : 'cut off',
                    0 === plan.attempts ? '' : (0, report_text.hS)(plan.attempts, 'attempt'),
                    plan.signal ? `${plan.signal.status}: ${(0, report_text.pj)((0, phase_report.UW)(plan.signal))}` : plan.isOpen && !plan.done ? openText(plan, now) : 'no signal on record here'
                ]);
            let agents = [
                ...isAtWork ? [] : heartbeats.healthy,
                ...heartbeats.stale
            ].map((pulse)=>[
                    '  ',
                    pulse.agent,
                    (0, report_text.pj)(pulse.current_task ?? 'at work'),
                    lastSeen(pulse)
                ]);
            let cost = [
                (0, report_text.hS)(spend.attempts, 'attempt'),
                ...null === spend.tokensUsed ? [] : [
                    `${spend.tokensUsed} tokens`
                ],
                ...null === spend.costUsd ? [] : [
                    `USD ${spend.costUsd.toFixed(2)}`
                ]
            ];
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, report_text.tp)(rows),
                ...plans.flatMap(waitingLines),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, report_text.pj)((0, phase_report.UW)(signal))}` : `last signal: none, ${isAtWork ? 'the run is at work' : 'the phase was never run here'}`,
                ...null === document.exitStatus ? [] : [
                    `last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`
                ],
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `spent: ${cost.join(', ')}`,
                null === lease ? 'no run is at work here' : `run ${lease.runId} is at work: process ${lease.pid} on ${lease.host} since ${lease.since}, last sign of life ${lease.heartbeatAt}`,
                ...(0, report_text.tp)(agents, ''),
                `next: ${next.join(', ') || 'nothing'}`,
                ...null === document.nextCommand ? [] : [
                    `to run next: ${document.nextCommand}`
                ]
            ].join('\n');
        }
        function waitingLines({ id, waiting }) {
            if (null === waiting) return [];
            let { question, answered, ways } = waiting;
            let said = null === answered ? [] : [
                `answered by ${answered.by}; it goes on in the next run`
            ];
            return [
                `plan ${id} waits for a person:`,
                ...[
                    ...(0, question_text.Q)(question),
                    ...said,
                    ...ways.map(asking.xt)
                ].map((line)=>`  ${(0, report_text._u)(line)}`)
            ];
        }
        function openText({ running, waitsFor, status }, now) {
            if (null === running) return waitsFor.length > 0 ? `waits for ${waitsFor.join(', ')}` : 'retrying' === status ? 'waits for its next attempt' : 'not started yet';
            let { attempt, since, seen } = running;
            let at = `attempt ${attempt} since ${since} (${(0, report_text.Yi)(now - Date.parse(since))})`;
            return null === seen ? at : `${at}: ${(0, report_text.pj)(seen.what)}; seen ${(0, report_text.Yi)(now - Date.parse(seen.at))} ago`;
        }
        function lastSeen({ problem, minutes_ago }) {
            return problem ?? `last seen ${minutes_ago} min ago`;
        }
    }),
    20083: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>attemptsBegun,
            c: ()=>attemptHistory
        });
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
        var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36881);
        function attemptHistory(events) {
            let attempts = new Map();
            let lastAttempt = new Map();
            let agentless = new Set();
            let keyOf = (plan, attempt, runId)=>JSON.stringify([
                    runId,
                    plan,
                    attempt
                ]);
            let note = (key, record)=>{
                let { plan, attempt } = record;
                attempts.delete(key);
                attempts.set(key, record);
                lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
            };
            for (let event of events){
                if ((0, _event_js__WEBPACK_IMPORTED_MODULE_2__.np)(event)) {
                    attempts.clear();
                    lastAttempt.clear();
                }
                let { attempt } = (0, _event_js__WEBPACK_IMPORTED_MODULE_2__.zy)(event, {
                    ends: 'plan'
                }) ? event.signal : event;
                if (!('plan' in event) || void 0 === event.plan || void 0 === attempt) continue;
                let { plan } = event;
                let key = keyOf(plan, attempt, event.runId);
                let open = {
                    plan,
                    attempt,
                    outcome: 'failure',
                    reason: 'interrupted'
                };
                switch(event.event){
                    case 'attempt_start':
                        if (true !== event.isLost) agentless.add(key);
                        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
                        break;
                    case 'agent_start':
                        agentless.delete(key);
                        note(key, open);
                        break;
                    case 'adopt':
                        for (let runId of [
                            event.from,
                            ...event.adopters
                        ])attempts.delete(keyOf(plan, attempt, runId));
                        note(key, open);
                        break;
                    case 'attempt_failed':
                        if (event.isMachines) attempts.delete(key);
                        if (event.isMachines || agentless.has(key) && 'interrupted' === event.error_type) break;
                        note(key, {
                            plan,
                            attempt,
                            outcome: 'failure',
                            ...saidOfFailure(event)
                        });
                        break;
                    case 'part':
                    case 'plan_complete':
                        note(key, {
                            plan,
                            attempt,
                            outcome: 'success'
                        });
                        break;
                    case 'plan_blocked':
                        if (attempts.get(key)?.reason === 'interrupted') note(key, {
                            plan,
                            attempt,
                            outcome: 'success'
                        });
                        break;
                }
            }
            return {
                attempts: [
                    ...attempts.values()
                ],
                lastAttempt
            };
        }
        function attemptsBegun(events, plan) {
            return events.filter((event)=>'attempt_start' === event.event && event.plan === plan).length;
        }
        function saidOfFailure(event) {
            let { error_type, details, fingerprint = (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__.hX)(details ?? ''), progressed } = event;
            let reason = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N9.find((each)=>each === error_type);
            return {
                ...void 0 === reason ? {} : {
                    reason
                },
                ...void 0 === details ? {} : {
                    message: details
                },
                ...void 0 === fingerprint ? {} : {
                    fingerprint
                },
                ...void 0 === progressed ? {} : {
                    progressed
                }
            };
        }
    }),
    68894: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Nn: ()=>executorName,
            T4: ()=>changesState,
            mh: ()=>stateFrom
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        var _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20083);
        function stateFrom(events, { phase, checkpointFile }) {
            let from = events.findLastIndex(({ event })=>'phase_start' === event);
            let begun = events[from];
            if (begun?.event !== 'phase_start') return null;
            let run = events.slice(from).filter(changesState);
            let counted = events.slice(1 + events.findLastIndex((event, at)=>at < from && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.np)(event)));
            let { lastAttempt } = (0, _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__.c)(counted.filter((event)=>!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.np)(event)));
            let waves = new Map(Object.entries(begun.waves));
            let statuses = statusesIn(run, begun);
            let ids = [
                ...statuses.keys()
            ];
            let completed = ids.filter((id)=>'completed' === statuses.get(id));
            let open = ids.filter((id)=>'completed' !== statuses.get(id)).map((id)=>waves.get(id) ?? 0);
            let running = ids.filter((id)=>'running' === statuses.get(id));
            return {
                schema_version: 1,
                phase,
                mode: begun.mode,
                team_name: `phase-executor-${begun.phase}`,
                started_at: (counted.find(({ event })=>'phase_start' === event) ?? begun).at,
                updated_at: run.at(-1)?.at ?? begun.at,
                plan_task_map: Object.fromEntries([
                    ...lastAttempt
                ].map(([plan, attempt])=>[
                        plan,
                        `${plan}/${attempt}`
                    ])),
                executor_names: running.map(executorName),
                verifier_task_id: null,
                completed_plans: completed,
                current_wave: open.length > 0 ? Math.min(...open) : Math.max(0, ...waves.values()),
                checkpoint_file: checkpointFile,
                run_id: begun.runId,
                ...void 0 === begun.epoch ? {} : {
                    epoch: begun.epoch
                },
                plans: Object.fromEntries(ids.map((id)=>[
                        id,
                        {
                            status: statuses.get(id) ?? 'pending',
                            attempts: lastAttempt.get(id) ?? 0,
                            wave: waves.get(id) ?? null
                        }
                    ]))
            };
        }
        function executorName(plan) {
            return `executor-${plan}`;
        }
        function changesState(event) {
            return void 0 !== (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event).status || 'phase_start' === event.event || (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                ends: 'phase'
            });
        }
        function statusesIn(run, { plans, done }) {
            let statuses = new Map(plans.map((id)=>[
                    id,
                    'pending'
                ]));
            for (let id of done)statuses.set(id, 'completed');
            for (let event of run){
                let { status } = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event);
                if ('plan' in event && void 0 !== event.plan && void 0 !== status) statuses.set(event.plan, status);
            }
            return statuses;
        }
    }),
    15272: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hq: ()=>warningsIn,
            MV: ()=>attemptsText,
            ST: ()=>closedText,
            UW: ()=>signalText
        });
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67263);
        function signalText(signal) {
            switch(signal.status){
                case 'success':
                    {
                        let { alreadyComplete } = signal.details;
                        let said = true === alreadyComplete ? 'was complete before' : null;
                        let seen = seenText(signal.details.evidence);
                        return null === said ? seen : `${said}; ${seen}`;
                    }
                case 'failure':
                    return signal.details.error?.message ?? signal.details.reason;
                case 'blocked':
                case 'skipped':
                    return signal.details.reason;
            }
        }
        function closedText({ signal, plans, decision }) {
            let why = signalText(signal);
            let isOpen = 'success' === signal.status || [
                ...plans.values()
            ].some(({ status })=>'success' !== status);
            return isOpen || decision.why.includes(why) ? [] : [
                why
            ];
        }
        function seenText(evidence) {
            let { level, text } = evidence ?? {};
            let found = _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.yZ.find((each)=>each === level);
            if (void 0 === found) return 'complete';
            return `${(0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.du)(found, 'artifacts') ? 'verified' : 'complete'}: ${String(text)}`;
        }
        function warningsIn({ details }) {
            let { warnings } = details;
            return Array.isArray(warnings) ? warnings.map(String) : [];
        }
        function attemptsText({ attempts, successRate, lastPlan }) {
            if (null === successRate || null === lastPlan) return 'no attempts';
            let share = `${Math.round(100 * successRate)} % of them succeeded`;
            return `${attempts} ${1 === attempts ? 'attempt' : 'attempts'}, ${share}, the last on plan ${lastPlan}`;
        }
    }),
    58322: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>questionLines
        });
        function questionLines(question) {
            let { kind, task, number, tasks, done, commit, options } = question;
            let where = null === task ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
            let before = 0 === done ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
            return [
                'agent-question' === kind ? `its agent, in its own words; ${before}` : `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
                ...texts.flatMap(([name, key])=>block(name, question[key])),
                ...options.flatMap(({ id, name, pros, cons })=>[
                        `option ${id}${'' === name ? '' : `: ${name}`}`,
                        ...void 0 === pros ? [] : [
                            `  pros: ${pros}`
                        ],
                        ...void 0 === cons ? [] : [
                            `  cons: ${cons}`
                        ]
                    ]),
                ...block('to answer', question.resumeSignal)
            ];
        }
        let texts = [
            [
                'asked',
                'asked'
            ],
            [
                'needed first',
                'precondition'
            ],
            [
                'what was built',
                'whatBuilt'
            ],
            [
                'how to verify',
                'howToVerify'
            ],
            [
                'decision',
                'decision'
            ],
            [
                'context',
                'context'
            ],
            [
                'action',
                'action'
            ],
            [
                'instructions',
                'instructions'
            ],
            [
                'verification',
                'verification'
            ]
        ];
        function block(name, text) {
            let lines = (text ?? '').split('\n').map((line)=>line.trimEnd());
            if (lines.every((line)=>'' === line)) return [];
            return 1 === lines.length ? [
                `${name}: ${lines[0]?.trim()}`
            ] : [
                `${name}:`,
                ...undented(lines).map((line)=>`  ${line}`)
            ];
        }
        function undented([first = '', ...rest]) {
            let depths = rest.filter((line)=>'' !== line).map((line)=>line.length - line.trimStart().length);
            let depth = Math.min(...depths);
            return [
                first.trim(),
                ...rest.map((line)=>line.slice(depth))
            ].filter((line)=>'' !== line);
        }
        function tasksText(done) {
            return 1 === done ? 'task 1 is' : `tasks 1 to ${done} are`;
        }
    }),
    77242: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>recordedSignals
        });
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54648);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        function recordedSignals(dir) {
            return new Map([
                ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.cu)(dir)
            ].map(([id, signal])=>[
                    id,
                    parsedFrom(dir, id, signal)
                ]));
        }
        function parsedFrom(dir, id, signal) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__._w)(signal);
            } catch (cause) {
                let found = cause.message;
                let advice = 'it is only a report: delete it, and the next run writes it again';
                throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.F8(`${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.CV)(dir, id)} is damaged: ${found}; ${advice}`, {
                    cause
                });
            }
        }
    })
};
