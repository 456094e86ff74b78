export const id = 6558;
export const ids = [
    6558
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
