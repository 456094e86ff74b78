export const id = 9088;
export const ids = [
    9088
];
export const modules = {
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
    37959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $l: ()=>refuseDuringRun,
            Fp: ()=>leaseHolder,
            Qz: ()=>FencedError,
            by: ()=>LockedError,
            nD: ()=>Lease,
            uD: ()=>defaultTtlMs,
            x6: ()=>beatMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        class LockedError extends Error {
            name = 'LockedError';
            exitCode = 64;
        }
        class FencedError extends Error {
            name = 'FencedError';
            exitCode = 64;
        }
        let defaultTtlMs = 60_000;
        let beatMs = 1_000;
        let Holder = zod__WEBPACK_IMPORTED_MODULE_3__._H3({
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            pid: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            processStartedAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            boot: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            since: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatUptimeMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false)
        });
        class Lease {
            epoch;
            complaints;
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, complaints){
                this.epoch = holder.epoch;
                this.complaints = complaints;
                this.#dir = dir;
                this.#holder = holder;
                this.#machine = machine;
                this.#ttlMs = ttlMs;
            }
            static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
                let dir = leaseDir(gitDir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                    recursive: true
                });
                let complaints = removeForeign(dir);
                for(let tries = 0; tries < 10; tries += 1){
                    let newest = newestEpoch(dir);
                    let holder = readHolder(dir, newest);
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already working in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
                    let unreadable = newest > 0 && null === holder ? [
                        `${fileOf(dir, newest)} could not be read: it was overtaken`
                    ] : [];
                    let taken = holderOf(runId, newest + 1, machine);
                    if (tryMake(dir, taken)) {
                        for (let epoch of epochsIn(dir))if (epoch < taken.epoch) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(dir, epoch), {
                            recursive: true,
                            force: true
                        });
                        removeDrafts(dir, (holder)=>!isHeld(holder, machine, ttlMs));
                        return new Lease(dir, taken, machine, ttlMs, [
                            ...complaints,
                            ...unreadable
                        ]);
                    }
                }
                throw new LockedError(`${dir} could not be taken: other runs keep taking it; start one run at a time. If none is at work, remove that folder`);
            }
            get calls() {
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#dir), 'git-calls');
                return {
                    id: `${this.#holder.runId}.${this.epoch}`,
                    dir,
                    now: this.#machine.now
                };
            }
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                let later = epochsIn(this.#dir).filter((epoch)=>epoch > this.epoch);
                if (silentMs <= this.#ttlMs && later.every((epoch)=>isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
                    for (let epoch of later)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(this.#dir, epoch), {
                        recursive: true,
                        force: true
                    });
                    this.#write(this.#holder);
                    return;
                }
                let taker = readHolder(this.#dir, newest);
                throw new FencedError(`run ${this.#holder.runId} showed no sign of life for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), and ${taker ? `run ${nameOf(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
            }
            beat() {
                this.check();
                let { processStartedAt: _, since: __, ...now } = holderOf(this.#holder.runId, this.epoch, this.#machine);
                this.#holder = {
                    ...this.#holder,
                    ...now
                };
                this.#write(this.#holder);
            }
            release() {
                if (newestEpoch(this.#dir) === this.epoch) this.#write({
                    ...this.#holder,
                    released: true
                });
            }
            #write(holder) {
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is working in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function isMadeUp(holder, { host, boot, startOf }) {
            if (null === holder) return true;
            let isHere = holder.host === host && holder.boot === boot;
            return isHere && (null === holder.processStartedAt || startOf(holder.pid) !== holder.processStartedAt);
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                runId,
                epoch,
                pid: machine.pid,
                processStartedAt: machine.startOf(machine.pid),
                host: machine.host,
                boot: machine.boot,
                since: at,
                heartbeatAt: at,
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, path);
            } catch (cause) {
                if ('EEXIST' === cause.code) return false;
                throw cause;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, {
                    force: true
                });
            }
            if (newestEpoch(dir) === holder.epoch) return true;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return false;
        }
        function removeDrafts(dir, isDead) {
            for (let name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((each)=>each.endsWith('.draft'))){
                let holder = parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
                if (null !== holder && isDead(holder)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                    force: true
                });
            }
        }
        function nameOf({ runId, pid, host, since, heartbeatAt }) {
            return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
        }
        function leaseDir(gitDir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', 'run.lock');
        }
        function fileOf(dir, epoch) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${epoch}.json`);
        }
        let leaseName = /^\d{1,9}\.json$/;
        function removeForeign(dir) {
            let foreign = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((name)=>/^\d+\.json$/.test(name) && !leaseName.test(name));
            for (let name of foreign)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                recursive: true,
                force: true
            });
            return foreign.map((name)=>`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)} was no lease of ours: it was removed`);
        }
        function newestEpoch(dir) {
            return Math.max(0, ...epochsIn(dir));
        }
        function epochsIn(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).flatMap((name)=>leaseName.test(name) ? [
                        Number.parseInt(name, 10)
                    ] : []);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        function readHolder(dir, epoch) {
            try {
                return parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)));
            } catch  {
                return null;
            }
        }
        function parseHolder(text) {
            try {
                return Holder.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(text ?? 'null'));
            } catch  {
                return null;
            }
        }
    },
    15272: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    58322: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>questionLines
        });
        function questionLines(question) {
            let { kind, task, number, tasks, done, commit, options } = question;
            let where = null === task ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
            let before = 0 === done ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
            return [
                `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
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
