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
    })
};
