export const id = 347;
export const ids = [
    347
];
export const modules = {
    6347: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            state: ()=>state
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
        var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3342);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
        var _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6937);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4648);
        var _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5413);
        var _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7543);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8240);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5567);
        var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3390);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5185);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2867);
        var _words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7979);
        async function state([verb = '', ...words], settings, world) {
            let act = new Map(Object.entries({
                write,
                read,
                clear,
                rebuild,
                'check-stale': stale
            })).get(verb);
            if (!act) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state: found "${verb}", expected one of: write, read, clear, rebuild, check-stale`);
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state: ${root} has no .planning; give the directory that holds it as --root`);
            return act(words, root, world);
        }
        function answer(json, exitCode = 0) {
            return {
                exitCode,
                json,
                text: JSON.stringify(json, null, 2)
            };
        }
        async function write(words, root, world) {
            let { phase: given, mode, data, ...others } = fieldsOf(words, 'write', [
                'phase',
                'mode',
                'data'
            ]);
            if (void 0 === given) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb('state write: --phase is missing, such as --phase 02.1');
            await refuseWhileRun(root, world);
            let phase = await slugOf(given, root);
            let found = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.un)(root);
            if ('unusable' === found.kind) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Ed} cannot be written to: ${found.why}. state rebuild <phase> makes it anew from the event log; state clear removes it`);
            let known = 'state' === found.kind ? found.state : null;
            let isOther = null !== known && !(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_13__.u1)(known.phase, phase);
            if (isOther && !(0, _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_6__.As)(known)) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Ed} is of phase ${known.phase}, which is not complete, and this is phase ${phase}; finish that phase, or remove its state with state clear`);
            let fields = {
                ...void 0 === mode ? {} : {
                    mode
                },
                ...dataOf(data),
                ...others
            };
            try {
                let merged = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.I5)(isOther ? null : known, {
                    ...fields,
                    phase
                }, new Date(world.now()).toISOString());
                (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(root, merged);
                return answer(merged);
            } catch (error) {
                if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_14__.G)) throw error;
                let problems = error.issues.map(({ path, message })=>`${path.join('.')}: ${message}`);
                throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state write: ${problems.join('; ')}`, {
                    cause: error
                });
            }
        }
        async function read(words, root) {
            let { phase } = fieldsOf(words, 'read', [
                'phase'
            ]);
            let found = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.un)(root);
            if ('none' === found.kind) return answer({
                exists: false
            });
            if ('unusable' === found.kind) {
                let json = {
                    exists: true,
                    readable: false,
                    error: `${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Ed}: ${found.why}`,
                    content: found.content
                };
                return answer(json, _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_10__.x8.PHASE_UNREADABLE);
            }
            if (void 0 === phase || (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_13__.u1)(found.state.phase, phase)) return answer({
                exists: true,
                ...found.state
            });
            return answer({
                exists: false,
                other_phase: found.state.phase,
                message: `the state is of phase ${found.state.phase}`
            });
        }
        async function clear(words, root, world) {
            fieldsOf(words, 'clear', []);
            await refuseWhileRun(root, world);
            (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Ho)(root);
            return answer({
                cleared: true
            });
        }
        async function rebuild([first, ...rest], root, world) {
            let phase = first?.startsWith('phase=') ? first.slice(6) : first;
            if (void 0 === phase || rest.length > 0) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb('state rebuild: expected one phase, such as 02.1');
            await refuseWhileRun(root, world);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.PW)(git.gitDir, (0, _prepare_js__WEBPACK_IMPORTED_MODULE_11__.MT)(git, root), (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_13__.nm)(phase));
            let events = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.FB)(dir, phase);
            let derived = (0, _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_6__.mh)(events, {
                phase: await slugOf(phase, root),
                checkpointFile: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.Q2)(dir))
            });
            if (null === derived) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state rebuild: no run of phase ${phase} is on record in ${dir}; there is nothing to make it from`);
            if (events.at(-1)?.exitStatus === 'COMPLETED') {
                (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Ho)(root);
                return answer({
                    rebuilt: false,
                    cleared: true,
                    message: `the last run of phase ${phase} completed it`
                });
            }
            let made = {
                ...(0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.UH)((0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.un)(root), derived),
                ...derived
            };
            (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(root, made);
            return answer(made);
        }
        async function stale(words, root, world) {
            let { threshold = '15' } = fieldsOf(words, 'check-stale', [
                'threshold'
            ]);
            let minutes = /^\d{1,6}(\.\d{1,3})?$/.test(threshold) ? Number(threshold) : 0 / 0;
            if (!(minutes > 0)) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
            let git = await openGit(root, world);
            let ours = null === git ? [] : (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.od)(git.gitDir).flatMap(({ dir })=>(0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_3__.$B)(dir));
            let others = (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_3__.w9)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', '.heartbeats'));
            return answer((0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_3__.S_)([
                ...ours,
                ...others
            ], minutes, world.now()));
        }
        function fieldsOf(words, verb, names) {
            let fields = (0, _words_js__WEBPACK_IMPORTED_MODULE_12__.qU)(words, `state ${verb}`);
            let unknown = Object.keys(fields).find((name)=>!names.includes(name));
            if (void 0 !== unknown) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state ${verb}: found "${unknown}", expected ${0 === names.length ? 'no more words' : names.map((name)=>`--${name}`).join(', ')}`);
            return Object.fromEntries(Object.entries(fields).map(([name, value])=>[
                    name,
                    String(value)
                ]));
        }
        function dataOf(text) {
            if (void 0 === text) return {};
            let data = readObject(text);
            if ('object' != typeof data || null === data || Array.isArray(data)) throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb("state write: --data is no JSON object, such as '{\"current_wave\": 1}'");
            return data;
        }
        function readObject(text) {
            try {
                return JSON.parse(text);
            } catch (cause) {
                throw new _settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`state write: --data is no JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        async function slugOf(phase, root) {
            try {
                let { phases } = await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_8__.Z)(root);
                let [found, ...more] = phases.filter(({ dir, key })=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir) === phase || key === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_13__.nm)(phase));
                return void 0 !== found && 0 === more.length ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(found.dir) : phase;
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_8__.w) return phase;
                throw error;
            }
        }
        async function refuseWhileRun(root, world) {
            let git = await openGit(root, world);
            if (null !== git) (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_4__.$l)(git.gitDir, world.machine);
        }
        async function openGit(root, world) {
            try {
                return await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            } catch (error) {
                if (error instanceof _git_git_js__WEBPACK_IMPORTED_MODULE_2__.XS) return null;
                throw error;
            }
        }
    },
    6937: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $B: ()=>heartbeatsOf,
            S_: ()=>checkStale,
            uq: ()=>Heartbeats,
            w9: ()=>readHeartbeats
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7597);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2939);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4648);
        var _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5413);
        class Heartbeats {
            #dir;
            #tasks;
            #now;
            #beating = new Map();
            constructor(ledgerDir, tasks, now){
                this.#dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
                this.#tasks = tasks;
                this.#now = now;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#dir, {
                    recursive: true,
                    force: true
                });
            }
            follow({ event, plan, attempt = 1, runId, what }) {
                if (void 0 === plan) return;
                let known = this.#beating.get(plan);
                if ('agent_start' === event) {
                    let progress = {
                        begun: 0,
                        tasks: this.#tasks.get(plan) ?? 0
                    };
                    let agent = (0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__.Nn)(plan);
                    this.#write(plan, {
                        agent,
                        plan_id: plan,
                        current_task: null,
                        attempt,
                        runId,
                        progress
                    });
                } else if ('agent_progress' === event && known) {
                    let progress = {
                        ...known.progress,
                        begun: known.progress.begun + 1
                    };
                    this.#write(plan, {
                        ...known,
                        current_task: String(what),
                        progress
                    });
                } else if ('agent_end' === event) this.#clear(plan);
            }
            beat() {
                for (let [plan, known] of this.#beating)this.#write(plan, known);
            }
            clear() {
                this.#beating.clear();
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#dir, {
                    recursive: true,
                    force: true
                });
            }
            #write(plan, known) {
                this.#beating.set(plan, known);
                let at = this.#now();
                let heartbeat = {
                    ...known,
                    timestamp: new Date(at).toISOString(),
                    epoch: Math.floor(at / 1000)
                };
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, `${(0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.Md)(plan)}.json`), JSON.stringify(heartbeat), 'fleeting');
            }
            #clear(plan) {
                this.#beating.delete(plan);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, `${(0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.Md)(plan)}.json`), {
                    force: true
                });
            }
        }
        let heartbeats = 'heartbeats';
        function checkStale(found, thresholdMinutes, now) {
            let pulses = found.map(({ file, text })=>pulseOf(file, text, now));
            let isHealthy = ({ problem, minutes_ago })=>void 0 === problem && null !== minutes_ago && minutes_ago <= thresholdMinutes;
            let stale = pulses.filter((pulse)=>!isHealthy(pulse));
            return {
                stale,
                healthy: pulses.filter(isHealthy),
                has_stale: stale.length > 0
            };
        }
        function readHeartbeats(folder) {
            let files = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(folder).filter((name)=>name.endsWith('.json'));
            return files.flatMap((file)=>{
                let text = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
                return null === text ? [] : [
                    {
                        file,
                        text
                    }
                ];
            });
        }
        function heartbeatsOf(ledgerDir) {
            return readHeartbeats((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats));
        }
        let Written = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            agent: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
            plan_id: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
            current_task: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().nullable().optional(),
            timestamp: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional()
        });
        function pulseOf(file, text, now) {
            let said = Written.safeParse(tryParse(text)).data;
            let name = file.slice(0, -5);
            let { agent = name, plan_id = name, current_task = null, timestamp = null } = said ?? {};
            let at = null === timestamp ? 0 / 0 : Date.parse(timestamp);
            let minutes = Math.round((now - at) / 6_000) / 10;
            let problem = Number.isNaN(at) ? 'its time cannot be read' : at > now + clockSlackMs ? 'its time lies in the future' : void 0;
            let known = {
                agent,
                plan_id,
                last_seen: timestamp,
                minutes_ago: Number.isNaN(at) ? null : minutes,
                current_task
            };
            return {
                ...known,
                ...void 0 === problem ? {} : {
                    problem
                }
            };
        }
        let clockSlackMs = 2_000;
        function tryParse(text) {
            try {
                return JSON.parse(text);
            } catch  {
                return null;
            }
        }
    },
    7959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $l: ()=>refuseDuringRun,
            Qz: ()=>FencedError,
            nD: ()=>Lease,
            uD: ()=>defaultTtlMs,
            x6: ()=>beatMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7597);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2939);
        class LockedError extends Error {
            name = 'LockedError';
        }
        class FencedError extends Error {
            name = 'FencedError';
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
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs){
                this.epoch = holder.epoch;
                this.#dir = dir;
                this.#holder = holder;
                this.#machine = machine;
                this.#ttlMs = ttlMs;
            }
            static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
                let dir = leaseDir(gitDir);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                    recursive: true
                });
                for(let tries = 0; tries < 10; tries += 1){
                    let newest = newestEpoch(dir);
                    let holder = readHolder(dir, newest);
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already at work in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
                    let taken = holderOf(runId, newest + 1, machine);
                    if (tryMake(dir, taken)) {
                        for (let epoch of epochsIn(dir))if (epoch < taken.epoch) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(dir, epoch), {
                            force: true
                        });
                        return new Lease(dir, taken, machine, ttlMs);
                    }
                }
                throw new LockedError(`${dir} could not be taken: other runs keep taking it; start one run at a time`);
            }
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                if (newest < this.epoch && silentMs <= this.#ttlMs) return void this.#write(this.#holder);
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
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is at work in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                ...{
                    runId,
                    epoch,
                    pid: machine.pid,
                    processStartedAt: machine.startOf(machine.pid)
                },
                ...{
                    host: machine.host,
                    boot: machine.boot,
                    since: at,
                    heartbeatAt: at
                },
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
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
        function nameOf({ runId, pid, host, since, heartbeatAt }) {
            return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
        }
        function leaseDir(gitDir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', 'run.lock');
        }
        function fileOf(dir, epoch) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${epoch}.json`);
        }
        function newestEpoch(dir) {
            return Math.max(0, ...epochsIn(dir));
        }
        function epochsIn(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).flatMap((name)=>/^\d{1,15}\.json$/.test(name) ? [
                        Number.parseInt(name, 10)
                    ] : []);
            } catch (cause) {
                if ('ENOENT' === cause.code) return [];
                throw cause;
            }
        }
        function readHolder(dir, epoch) {
            try {
                return Holder.parse(JSON.parse((0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)) ?? 'null'));
            } catch  {
                return null;
            }
        }
    }
};
