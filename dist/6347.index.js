export const id = 6347;
export const ids = [
    6347
];
export const modules = {
    46347: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            state: ()=>state
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(961);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(59865);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26488);
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26937);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54648);
        var _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85413);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49607);
        var _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68894);
        var _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17543);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(88240);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95567);
        var _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2097);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(23152);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95185);
        var _words_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44842);
        async function state([verb = '', ...words], settings, world) {
            let acts = new Map(Object.entries({
                write,
                read,
                clear,
                rebuild,
                'check-stale': stale
            }));
            let act = acts.get(verb);
            if (!act) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb((0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_13__.NR)('state', verb, [
                ...acts.keys()
            ]));
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state: ${root} has no .planning; give the directory that holds it as --root`);
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
            if (void 0 === given) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb('state write: --phase is missing, such as --phase 02.1');
            await refuseWhileRun(root, world);
            let phase = await slugOf(given, root);
            let found = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.un)(root);
            if ('unusable' === found.kind) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ed} cannot be written to: ${found.why}. state rebuild <phase> makes it anew from the event log; state clear removes it`);
            let known = 'state' === found.kind ? found.state : null;
            let isOther = null !== known && !(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_17__.u1)(known.phase, phase);
            if (isOther && !(0, _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__.As)(known)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ed} is of phase ${known.phase}, which is not complete, and this is phase ${phase}; finish that phase, or remove its state with state clear`);
            let fields = {
                ...void 0 === mode ? {} : {
                    mode
                },
                ...dataOf(data),
                ...others
            };
            try {
                let merged = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.I5)(isOther ? null : known, {
                    ...fields,
                    phase
                }, new Date(world.now()).toISOString());
                (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Jq)(root, merged);
                return answer(merged);
            } catch (error) {
                if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_18__.G)) throw error;
                let problems = error.issues.map(({ path, message })=>`${path.join('.')}: ${message}`);
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state write: ${problems.join('; ')}`, {
                    cause: error
                });
            }
        }
        async function read(words, root) {
            let { phase } = fieldsOf(words, 'read', [
                'phase'
            ]);
            let found = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.un)(root);
            if ('none' === found.kind) return answer({
                exists: false
            });
            if ('unusable' === found.kind) {
                let json = {
                    exists: true,
                    readable: false,
                    error: `${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ed}: ${found.why}`,
                    content: found.content
                };
                return answer(json, _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_15__.x8.PHASE_UNREADABLE);
            }
            if (void 0 === phase || (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_17__.u1)(found.state.phase, phase)) return answer({
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
            (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ho)(root);
            return answer({
                cleared: true
            });
        }
        async function rebuild([first, ...rest], root, world) {
            let phase = first?.startsWith('phase=') ? first.slice(6) : first;
            if (void 0 === phase || rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb('state rebuild: expected one phase, such as 02.1');
            await refuseWhileRun(root, world);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.PW)(git.gitDir, (0, _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__.MT)(git, root), (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_17__.nm)(phase));
            let events = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.FB)(dir, phase);
            let derived = (0, _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__.mh)(events, {
                phase: await slugOf(phase, root),
                checkpointFile: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Q2)(dir))
            });
            if (null === derived) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state rebuild: no run of phase ${phase} is on record in ${dir}; there is nothing to make it from`);
            if ((0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_8__.SN)(events)?.exitStatus === 'COMPLETED') {
                (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ho)(root);
                return answer({
                    rebuilt: false,
                    cleared: true,
                    message: `the last run of phase ${phase} completed it`
                });
            }
            let made = {
                ...(0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.UH)((0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.un)(root), derived),
                ...derived
            };
            (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Jq)(root, made);
            return answer(made);
        }
        async function stale(words, root, world) {
            let { threshold = '15' } = fieldsOf(words, 'check-stale', [
                'threshold'
            ]);
            let minutes = /^\d{1,6}(\.\d{1,3})?$/.test(threshold) ? Number(threshold) : 0 / 0;
            if (!(minutes > 0)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
            let git = await openGit(root, world);
            let ours = null === git ? [] : (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.od)(git.gitDir).flatMap(({ dir })=>(0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.$B)(dir));
            let others = (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.w9)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', '.heartbeats'));
            return answer((0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.S_)([
                ...ours,
                ...others
            ], minutes, world.now()));
        }
        function fieldsOf(words, verb, names) {
            let fields = (0, _words_js__WEBPACK_IMPORTED_MODULE_16__.qU)(words, `state ${verb}`);
            let unknown = Object.keys(fields).find((name)=>!names.includes(name));
            if (void 0 !== unknown) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state ${verb}: found "${unknown}", expected ${0 === names.length ? 'no more words' : names.map((name)=>`--${name}`).join(', ')}`);
            return Object.fromEntries(Object.entries(fields).map(([name, value])=>[
                    name,
                    String(value)
                ]));
        }
        function dataOf(text) {
            if (void 0 === text) return {};
            let data = readObject(text);
            if ('object' != typeof data || null === data || Array.isArray(data)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb("state write: --data is not a JSON object, such as '{\"current_wave\": 1}'");
            return data;
        }
        function readObject(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_19__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.eb(`state write: --data is not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        async function slugOf(phase, root) {
            try {
                let { phases } = await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__.Z)(root);
                let [found, ...more] = phases.filter(({ dir, key })=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir) === phase || key === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_17__.nm)(phase));
                return void 0 !== found && 0 === more.length ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(found.dir) : phase;
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__.w) return phase;
                throw error;
            }
        }
        async function refuseWhileRun(root, world) {
            let git = await openGit(root, world);
            if (null !== git) (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_5__.$l)(git.gitDir, world.machine);
        }
        async function openGit(root, world) {
            try {
                return await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            } catch (error) {
                if (error instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS) return null;
                throw error;
            }
        }
    }),
    96000: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>updateErrorLog,
            m: ()=>appendSpecialistError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        function appendSpecialistError(planning, error) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl'), 'a+');
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${(0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file) ? '\n' : ''}${JSON.stringify(error)}\n`);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function updateErrorLog(planning, events) {
            let failed = events.filter((each)=>'attempt_failed' === each.event);
            if (0 === failed.length) return;
            let missing = new Map(failed.map((event)=>[
                    JSON.stringify(errorOf(event)),
                    errorOf(event)
                ]));
            for (let line of linesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl')))missing.delete(line);
            for (let error of missing.values())appendSpecialistError(planning, error);
        }
        function errorOf(event) {
            let { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
            return {
                phase,
                plan,
                task,
                specialist,
                error_type,
                details,
                timestamp: at
            };
        }
        function* linesIn(path) {
            let file = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path);
            if (null === file) return;
            try {
                for (let { text } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file))yield text;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    }),
    26937: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $B: ()=>heartbeatsOf,
            S_: ()=>checkStale,
            uq: ()=>Heartbeats,
            w9: ()=>readHeartbeats
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59865);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54648);
        var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68894);
        class Heartbeats {
            #dir;
            #tasks;
            #now;
            #seen;
            #beating = new Map();
            constructor(ledgerDir, tasks, now, seen = ()=>null){
                this.#seen = seen;
                this.#dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
                this.#tasks = tasks;
                this.#now = now;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#dir, {
                    recursive: true,
                    force: true
                });
            }
            follow(event) {
                if ('agent_start' === event.event) this.#begin(event);
                else if ('agent_progress' === event.event) this.#advance(event);
                else if ('agent_end' === event.event) this.#clear(event.plan);
            }
            #begin({ plan, attempt, runId }) {
                let progress = {
                    begun: 0,
                    tasks: this.#tasks.get(plan) ?? 0
                };
                let agent = (0, _readings_run_state_js__WEBPACK_IMPORTED_MODULE_4__.Nn)(plan);
                this.#write(plan, {
                    agent,
                    plan_id: plan,
                    current_task: null,
                    attempt,
                    runId,
                    progress
                });
            }
            #advance({ plan, what, activity }) {
                let known = this.#beating.get(plan);
                if (void 0 === known) return;
                let progress = {
                    ...known.progress,
                    begun: known.progress.begun + (void 0 === activity ? 1 : 0)
                };
                this.#write(plan, {
                    ...known,
                    current_task: what,
                    progress
                });
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
                let time = {
                    timestamp: new Date(at).toISOString(),
                    epoch: Math.floor(at / 1000)
                };
                let heartbeat = {
                    ...known,
                    ...time,
                    seen: this.#seen(plan)
                };
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, `${(0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.Md)(plan)}.json`), JSON.stringify(heartbeat), 'fleeting');
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
            let files = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(folder).filter((name)=>name.endsWith('.json'));
            return files.flatMap((file)=>{
                let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
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
            timestamp: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
            seen: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                what: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
                at: zod__WEBPACK_IMPORTED_MODULE_6__.w$(),
                since: zod__WEBPACK_IMPORTED_MODULE_6__.w$()
            }).nullish().catch(null)
        });
        function pulseOf(file, text, now) {
            let said = Written.safeParse(tryParse(text)).data;
            let name = file.slice(0, -5);
            let { agent = name, plan_id = name, current_task = null, timestamp = null, seen = null } = said ?? {};
            let at = null === timestamp ? 0 / 0 : Date.parse(timestamp);
            let minutes = Math.round((now - at) / 6_000) / 10;
            let problem = Number.isNaN(at) ? 'its time cannot be read' : at > now + clockSlackMs ? 'its time lies in the future' : void 0;
            let minutes_ago = Number.isNaN(at) ? null : minutes;
            let known = {
                agent,
                plan_id,
                last_seen: timestamp,
                minutes_ago,
                current_task,
                seen
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
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__.q)(text);
            } catch  {
                return null;
            }
        }
    }),
    37959: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
            lostAt;
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, { complaints, lost }){
                this.lostAt = null === lost || lost.released ? null : Date.parse(lost.heartbeatAt);
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
                        return new Lease(dir, taken, machine, ttlMs, {
                            complaints: [
                                ...complaints,
                                ...unreadable
                            ],
                            lost: holder
                        });
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
    }),
    54648: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CV: ()=>signalPath,
            FB: ()=>readRecentEvents,
            Fi: ()=>setAside,
            Md: ()=>fileName,
            Oc: ()=>Ledger,
            PW: ()=>ledgerDir,
            Q2: ()=>logPath,
            cu: ()=>readSignals,
            gw: ()=>readHandoffIn,
            od: ()=>ledgersOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59865);
        var _error_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96000);
        var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36881);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44414);
        var _execution_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55030);
        var _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88732);
        class Ledger {
            dir;
            earlier;
            complaints;
            #log;
            #lease;
            #events;
            #lines;
            #watchers;
            constructor(dir, { log, recent }, lease, onEvent){
                this.dir = dir;
                this.earlier = recent.events;
                this.complaints = recent.complaints.map((said)=>`${logPath(dir)}: ${said}; they are passed over and left as they are`);
                this.#log = log;
                this.#lease = lease;
                this.#events = [
                    ...recent.events
                ];
                this.#lines = [
                    ...recent.lines
                ];
                this.#watchers = [
                    onEvent
                ];
            }
            static open(dir, stamp, onEvent) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'logs'), {
                    recursive: true
                });
                let { runId, phase, now, lease } = stamp;
                lease.check();
                return new Ledger(dir, _event_log_js__WEBPACK_IMPORTED_MODULE_5__.vu.open(logPath(dir), {
                    runId,
                    phase,
                    epoch: lease.epoch
                }, now), lease, onEvent);
            }
            get events() {
                return this.#events;
            }
            watch(tell) {
                this.#watchers.push(tell);
            }
            append(event, details, at) {
                this.#lease.check();
                let written = this.#log.append(event, details, at);
                if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_4__.JC)(event).fleeting) {
                    this.#events.push(written);
                    this.#lines.push(written);
                }
                if ('signed' === event) this.#events = [
                    ...(0, _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_7__.x2)(this.#events)
                ];
                for (let tell of this.#watchers)tell(written);
            }
            updateRecords(planning, { mayLag = false } = {}) {
                this.#lease.check();
                (0, _execution_log_js__WEBPACK_IMPORTED_MODULE_6__.I)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'EXECUTION_LOG.md'), this.#lines, {
                    mayLag
                });
                (0, _error_log_js__WEBPACK_IMPORTED_MODULE_3__.V)(planning, this.#events);
            }
            writeSignal(plan, signal, kind) {
                this.#lease.check();
                let path = signalPath(this.dir, plan);
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, `${JSON.stringify(signal, null, 2)}\n`, kind);
                return path;
            }
            logFile(plan, attempt, of = 'agent') {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'logs'), {
                    recursive: true
                });
                return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'logs', `${fileName(plan)}-a${attempt}${'agent' === of ? '' : `.${of}`}.log`);
            }
            agentLogs(plan, attempt) {
                let own = `${fileName(plan)}-a${attempt}.`;
                let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'logs');
                return (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(folder).filter((name)=>name.startsWith(own) && /^(?:log|(?:agent|repair-\d+)(?:-handoff)?\.log)$/.test(name.slice(own.length))).map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
            }
            keepHandoff(plan, attempt, text) {
                this.#lease.check();
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`);
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, text);
                return path;
            }
            readHandoff(plan, attempt) {
                return readHandoffIn(this.dir, plan, attempt);
            }
            beat(now) {
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logPath(this.dir))) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(logPath(this.dir), now, now);
            }
            close() {
                this.#log.close();
            }
        }
        function ledgerDir(gitDir, prefix, phase) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', fileName([
                ...prefix.split('/').filter((part)=>'' !== part),
                phase
            ].join('+')));
        }
        function readHandoffIn(dir, plan, attempt) {
            return (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
        }
        function setAside(dir, now) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir)) return null;
            let aside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir), 'earlier', `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(aside), {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(dir, aside);
            return aside;
        }
        function readSignals(dir) {
            let signals = new Map();
            let phase = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(signalPath(dir, null));
            if (null !== phase) signals.set(null, readJson(phase));
            for (let name of (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals'))){
                if (!name.endsWith('.json')) continue;
                let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals', name));
                if (null !== text) signals.set(decodeURIComponent(name.slice(0, -5)), readJson(text));
            }
            return signals;
        }
        function ledgersOf(gitDir) {
            let home = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor');
            return (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(home).flatMap((name)=>{
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory()) return [];
                let log = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(logPath(dir), {
                    throwIfNoEntry: false
                });
                let phase = name.split(/\+|%2B/).at(-1) ?? '';
                return log ? [
                    {
                        dir,
                        phase,
                        events: readRecentEvents(dir, phase),
                        lastAliveAt: log.mtimeMs
                    }
                ] : [];
            });
        }
        function readRecentEvents(dir, phase) {
            let file = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(logPath(dir));
            if (null === file) return [];
            try {
                return (0, _event_log_js__WEBPACK_IMPORTED_MODULE_5__.Ls)(file, phase).events;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function logPath(dir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.ndjson');
        }
        function signalPath(dir, plan) {
            return null === plan ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'phase.json') : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals', `${fileName(plan)}.json`);
        }
        function fileName(plan) {
            return encodeURIComponent(plan).replace(/^\.+/, (dots)=>'%2E'.repeat(dots.length));
        }
        function readJson(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_8__.q)(text);
            } catch  {}
            return {
                status: 'failure',
                phase: '0',
                reason: 'internal',
                error: 'the signal on record cannot be read'
            };
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
    44842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fA: ()=>readTyped,
            qU: ()=>readFields,
            u0: ()=>readDocument
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function readFields(words, verb, readValue = (text)=>text) {
            let [first = ''] = words;
            if (first.trimStart().startsWith('{')) return readObject(words, verb);
            return Object.fromEntries(words.map((word)=>{
                let at = word.indexOf('=');
                if (at < 1) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: found "${word}", expected key=value or one JSON object`);
                return [
                    word.slice(0, at),
                    readValue(word.slice(at + 1))
                ];
            }));
        }
        function readObject([text = '', ...rest], verb) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one JSON object or key=value words, found both`);
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: the details are not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        function readTyped(text) {
            if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch  {
                return text;
            }
        }
        async function readDocument([word, ...rest], verb, world) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
            return void 0 === word || '-' === word ? world.readStdin() : word;
        }
    })
};
