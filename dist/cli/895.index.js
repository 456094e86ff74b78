export const id = 895;
export const ids = [
    895
];
export const modules = {
    35654: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            HB: ()=>agoText,
            B3: ()=>atCeiling,
            $V: ()=>hasBash,
            YF: ()=>hurriedGraceMs,
            r4: ()=>inWords,
            vX: ()=>moreTime,
            O$: ()=>readEnding,
            mB: ()=>runProgram
        });
        var control_characters = __webpack_require__(78027);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        async function newestChange(root, since, enough) {
            let newest = null;
            let left = mostFiles;
            let folders = [
                root
            ];
            for(let folder = folders.pop(); void 0 !== folder; folder = folders.pop()){
                let entries = await entriesOf(folder);
                for(let from = 0; from < entries.length; from += atOnce){
                    let some = entries.slice(from, from + atOnce);
                    let times = await Promise.all(some.map(({ name })=>changedAt((0, external_node_path_.join)(folder, name))));
                    for (let [index, entry] of some.entries()){
                        let at = times[index] ?? 0;
                        let path = (0, external_node_path_.join)(folder, entry.name);
                        if (at > Math.max(since, newest?.at ?? 0)) newest = {
                            path: (0, external_node_path_.relative)(root, path),
                            at
                        };
                        if (entry.isDirectory()) folders.unshift(path);
                    }
                    left -= some.length;
                    if (left <= 0 || null !== newest && newest.at >= enough) return newest;
                }
            }
            return newest;
        }
        let mostFiles = 200_000;
        let atOnce = 64;
        async function entriesOf(folder) {
            let entries = await (0, promises_.readdir)(folder, {
                withFileTypes: true
            }).catch(()=>[]);
            return entries.filter(({ name })=>'.git' !== name);
        }
        async function changedAt(path) {
            return (0, promises_.lstat)(path).then(({ ctimeMs })=>ctimeMs, ()=>0);
        }
        var capture = __webpack_require__(44571);
        var child = __webpack_require__(17015);
        async function hasBash(cwd, env) {
            return (0, capture.F)('bash', [
                '--norc',
                '-c',
                'exit 0'
            ], {
                cwd,
                env
            }).then(({ exitCode })=>0 === exitCode, ()=>false);
        }
        let hurriedGraceMs = 2_000;
        let closingBytes = 1048576;
        async function runProgram({ closingWords, ...program }, job) {
            let { cwd, environment, timeoutMs, idleTimeoutMs, graceMs, cancel, logFile, marker, clock, outlivesUs = false, meter } = job;
            let result = await (0, child.w)({
                cwd,
                timeoutMs,
                graceMs,
                cancel: void 0 === meter ? cancel : AbortSignal.any([
                    cancel,
                    meter.cut
                ]),
                logFile,
                marker,
                clock,
                outlivesUs,
                env: environment,
                cancelGraceMs: Math.min(graceMs, hurriedGraceMs),
                ...idleTimeoutMs > 0 ? {
                    idleTimeoutMs,
                    otherLife: (since)=>changeIn(cwd, since, clock.now())
                } : {},
                ...closingWords ? {
                    tailBytes: closingBytes
                } : {},
                ...program
            });
            let ended = {
                ...readEnding(result, job),
                tokensUsed: null,
                costUsd: null,
                lastProgress: null
            };
            let run = 'interrupted' !== ended.reason || cancel.aborted ? ended : {
                ...ended,
                ...atCeiling(meter)
            };
            let against = run.ok ? closingWords?.(result.tail) : null;
            return against ? {
                ...run,
                ok: false,
                ...against
            } : run;
        }
        async function changeIn(folder, since, now) {
            let change = await newestChange(folder, since, now - (now - since) / 4);
            return change && {
                what: `a change of ${(0, control_characters.D)(change.path).slice(0, 200)}`,
                at: change.at
            };
        }
        function atCeiling(meter) {
            let cap = meter?.reached() ?? 'a ceiling is reached';
            return {
                ok: false,
                reason: 'budget',
                message: `the agent was ended: ${cap}`
            };
        }
        function readEnding(result, job) {
            let { exitCode: status, durationMs, survivors } = result;
            let common = {
                exitCode: result.code,
                durationMs,
                survivors
            };
            let last = lastWords(result.tail);
            let failed = (reason, message)=>({
                    ...common,
                    ok: false,
                    reason,
                    message
                });
            if (result.escaped > 0) return failed('agent_error', `${result.escaped} processes of the agent could not be ended and may still write to the tree`);
            switch(result.ending){
                case 'exited':
                    if (0 === status) return {
                        ...common,
                        ok: true,
                        reason: null,
                        message: null
                    };
                    return failed('agent_error', `the agent ended with exit code ${status}${last}`);
                case 'signalled':
                    return failed('killed', `the agent was killed by ${result.signal}${last}`);
                case 'timeout':
                    return failed('timeout', `the agent was still running after ${inWords(job.timeoutMs)} (setting timeout)${last}`);
                case 'idle_timeout':
                    return failed('idle_timeout', `the agent printed nothing and changed no file for ${inWords(job.idleTimeoutMs)}; ${lastSeen(result)}; ${moreTime}`);
                case 'cancelled':
                    return failed('interrupted', 'the run was interrupted while the agent worked');
                case 'not_started':
                    return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
            }
        }
        let moreTime = 'where that is too short for its work, set a longer idle-timeout';
        function lastSeen({ lastSeen: seen, tail }) {
            if (null === seen) return 'nothing was ever seen of it';
            return `last seen: ${seen.what ?? lastLine(tail) ?? 'output'}, ${agoText(seen.agoMs)}`;
        }
        function agoText(ms) {
            if (ms < 60_000) return `${Math.round(ms / 1000)} s ago`;
            return `${Math.round(ms / 60_000)} min ago`;
        }
        function lastWords(tail) {
            let last = lastLine(tail);
            return null === last ? '' : `; its last line: ${last}`;
        }
        function lastLine(tail) {
            let lines = tail.split('\n').map((line)=>(0, control_characters.D)(line)).filter((line)=>'' !== line);
            let last = lines.at(-1);
            if (void 0 === last) return null;
            return last.length > 200 ? `${last.slice(0, 200)}…` : last;
        }
        function inWords(ms) {
            return ms % 60_000 === 0 && ms > 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
        }
    },
    59088: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status_status
        });
        var external_node_path_ = __webpack_require__(76760);
        var asking = __webpack_require__(72842);
        var verifier = __webpack_require__(74341);
        var git_git = __webpack_require__(23956);
        var git_remote = __webpack_require__(69416);
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
        var session_remote = __webpack_require__(2076);
        var completion_signal = __webpack_require__(57733);
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
                signals: new Map([
                    ...(0, ledger.cu)(dir)
                ].map(([id, signal])=>[
                        id,
                        parsedFrom(dir, id, signal)
                    ])),
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
        function parsedFrom(dir, id, signal) {
            try {
                return (0, completion_signal._w)(signal);
            } catch (cause) {
                let found = cause.message;
                let advice = 'it is only a report: delete it, and the next run writes it again';
                throw new completion_signal.F8(`${(0, ledger.CV)(dir, id)} is damaged: ${found}; ${advice}`, {
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
        function statusText(document, now) {
            let { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats, isAtWork } = document;
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'running' !== plan.status || isAtWork ? plan.status ?? 'open' : 'cut off',
                    0 === plan.attempts ? '' : `${plan.attempts} ${1 === plan.attempts ? 'attempt' : 'attempts'}`,
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
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase.id)), null);
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
                return look(dir, null !== found && (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(found.manifest, world.now()) ? found.manifest.runId : null);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
        }
    }
};
