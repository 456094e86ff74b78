export const id = 558;
export const ids = [
    558
];
export const modules = {
    16558: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72842);
        var _execute_verifier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74341);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23956);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69416);
        var _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27550);
        var _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26937);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54648);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49607);
        var _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68894);
        var _report_phase_report_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(15272);
        var _report_question_text_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(58322);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(44639);
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93006);
        var _session_done_plans_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32871);
        var _session_prepare_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55250);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77690);
        var _session_record_here_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7682);
        var _session_remote_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2076);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(57733);
        async function status([ref = ''], settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            let read = await (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_14__.C)(root, ref);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_3__.TU.open(root, world.environment);
            let prefix = (0, _session_prepare_js__WEBPACK_IMPORTED_MODULE_13__.MT)(git, root);
            let state = await git.state();
            let verification = await (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_2__.mS)(read.phase, state, {
                root,
                prefix,
                git
            });
            let record = await (0, _session_record_here_js__WEBPACK_IMPORTED_MODULE_15__.C)(read, {
                git,
                prefix
            }, settings, world, (dir)=>recordOf(read, dir, root));
            let done = await (0, _session_done_plans_js__WEBPACK_IMPORTED_MODULE_12__.j)(read, state, git, root, prefix);
            let states = new Map(read.schedule.plans.map(({ plan: { id } })=>[
                    id,
                    done.has(id) ? 'done' : 'pending'
                ]));
            let { signals, known, last, ended } = record;
            let asked = [
                ...signals
            ].some(([, signal])=>null !== questionIn(signal));
            let remote = '' === settings.remote ? null : (0, _session_remote_js__WEBPACK_IMPORTED_MODULE_16__.e)(git, settings, world);
            let answers = asked ? await (0, _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.Mr)({
                git,
                phase: read.phase.id,
                prefix,
                remote
            }) : new Map();
            let plans = read.schedule.plans.map(({ plan: { id }, wave })=>{
                let { attempts = 0, status = null } = known?.plans?.[id] ?? {};
                let signal = signals.get(id) ?? null;
                let waiting = done.has(id) ? null : waitingFor(signal, answers, `${read.phase.id} ${id}`, (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_4__.Nt)(settings.remote));
                return {
                    id,
                    wave,
                    done: done.has(id),
                    status,
                    attempts,
                    attempt: signal?.attempt ?? null,
                    waiting,
                    signal
                };
            });
            let holder = (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_7__.Fp)(git.gitDir, world.machine);
            let { phase, nextPhase } = read;
            let json = {
                phase: phase.id,
                name: phase.name,
                nextPhase,
                signal: signals.get(null) ?? null,
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
                heartbeats: (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__.S_)(record.heartbeats, 15, world.now()),
                plans,
                next: read.schedule.cycle ? [] : (0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_11__.iQ)(read.schedule, states)
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
                })
            };
        }
        function recordOf({ phase }, dir, root) {
            let events = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_8__.FB)(dir, phase.id);
            return {
                signals: new Map([
                    ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_8__.cu)(dir)
                ].map(([id, signal])=>[
                        id,
                        parsedFrom(dir, id, signal)
                    ])),
                known: (0, _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_10__.mh)(events, {
                    phase: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(phase.dir),
                    checkpointFile: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_8__.Q2)(dir))
                }),
                last: events.at(-1),
                ended: (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__.SN)(events),
                heartbeats: (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_6__.$B)(dir)
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
                ways: null === answered ? (0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.c)(question, of, remote) : []
            };
        }
        function questionIn(signal) {
            return signal?.status === 'blocked' ? signal.details.question ?? null : null;
        }
        function parsedFrom(dir, id, signal) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_17__._w)(signal);
            } catch (cause) {
                let found = cause.message;
                let advice = 'it is only a report: delete it, and the next run writes it again';
                throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_17__.F8(`${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_8__.CV)(dir, id)} is damaged: ${found}; ${advice}`, {
                    cause
                });
            }
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
        function statusText(document) {
            let { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats } = document;
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'running' === plan.status && null === lease ? 'cut off' : plan.status ?? 'open',
                    0 === plan.attempts ? '' : `${plan.attempts} ${1 === plan.attempts ? 'attempt' : 'attempts'}`,
                    plan.signal ? `${plan.signal.status}: ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_18__.UW)(plan.signal)}` : 'no signal on record here'
                ]);
            let agents = [
                ...heartbeats.healthy,
                ...heartbeats.stale
            ].map((pulse)=>[
                    '  ',
                    pulse.agent,
                    pulse.current_task ?? 'at work',
                    lastSeen(pulse)
                ]);
            let cost = [
                `${spend.attempts} attempts`,
                ...null === spend.tokensUsed ? [] : [
                    `${spend.tokensUsed} tokens`
                ],
                ...null === spend.costUsd ? [] : [
                    `USD ${spend.costUsd.toFixed(2)}`
                ]
            ];
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_19__.tp)(rows),
                ...plans.flatMap(waitingLines),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_18__.UW)(signal)}` : 'last signal: none, the phase was never run here',
                ...null === document.exitStatus ? [] : [
                    `last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`
                ],
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `spent: ${cost.join(', ')}`,
                null === lease ? 'no run is at work here' : `run ${lease.runId} is at work: process ${lease.pid} on ${lease.host} since ${lease.since}, last sign of life ${lease.heartbeatAt}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_19__.tp)(agents, ''),
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
                    ...(0, _report_question_text_js__WEBPACK_IMPORTED_MODULE_20__.Q)(question),
                    ...said,
                    ...ways.map(_attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.xt)
                ].map((line)=>`  ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_19__._u)(line)}`)
            ];
        }
        function lastSeen({ problem, minutes_ago }) {
            return problem ?? `last seen ${minutes_ago} min ago`;
        }
    },
    7682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>withLedger
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54039);
        var _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2076);
        async function withLedger({ phase }, { git, prefix }, settings, world, look) {
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase.id)));
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.e)(git, settings, world);
            let found = await (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)({
                git,
                remote,
                prefix,
                phase: phase.id
            });
            let dir = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
            try {
                if (null !== found) await (0, _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__.aX)(git, found.commit, dir);
                return look(dir);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
        }
    }
};
