export const id = 347;
export const ids = [
    347
];
export const modules = {
    46347: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            state: ()=>state
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(961);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(59865);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23956);
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26937);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54648);
        var _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85413);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49607);
        var _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68894);
        var _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17543);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88240);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95567);
        var _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36638);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23152);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95185);
        var _words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(44842);
        async function state([verb = '', ...words], settings, world) {
            let act = new Map(Object.entries({
                write,
                read,
                clear,
                rebuild,
                'check-stale': stale
            })).get(verb);
            if (!act) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state: found "${verb}", expected one of: write, read, clear, rebuild, check-stale`);
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state: ${root} has no .planning; give the directory that holds it as --root`);
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
            if (void 0 === given) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb('state write: --phase is missing, such as --phase 02.1');
            await refuseWhileRun(root, world);
            let phase = await slugOf(given, root);
            let found = (0, _ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.un)(root);
            if ('unusable' === found.kind) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ed} cannot be written to: ${found.why}. state rebuild <phase> makes it anew from the event log; state clear removes it`);
            let known = 'state' === found.kind ? found.state : null;
            let isOther = null !== known && !(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__.u1)(known.phase, phase);
            if (isOther && !(0, _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__.As)(known)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state write: ${_ledger_state_file_js__WEBPACK_IMPORTED_MODULE_10__.Ed} is of phase ${known.phase}, which is not complete, and this is phase ${phase}; finish that phase, or remove its state with state clear`);
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
                if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_17__.G)) throw error;
                let problems = error.issues.map(({ path, message })=>`${path.join('.')}: ${message}`);
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state write: ${problems.join('; ')}`, {
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
                return answer(json, _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_14__.x8.PHASE_UNREADABLE);
            }
            if (void 0 === phase || (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__.u1)(found.state.phase, phase)) return answer({
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
            if (void 0 === phase || rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb('state rebuild: expected one phase, such as 02.1');
            await refuseWhileRun(root, world);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.PW)(git.gitDir, (0, _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__.MT)(git, root), (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__.nm)(phase));
            let events = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.FB)(dir, phase);
            let derived = (0, _ledger_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__.mh)(events, {
                phase: await slugOf(phase, root),
                checkpointFile: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Q2)(dir))
            });
            if (null === derived) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state rebuild: no run of phase ${phase} is on record in ${dir}; there is nothing to make it from`);
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
            if (!(minutes > 0)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state check-stale: found threshold "${threshold}", expected minutes, such as 15`);
            let git = await openGit(root, world);
            let ours = null === git ? [] : (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.od)(git.gitDir).flatMap(({ dir })=>(0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.$B)(dir));
            let others = (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.w9)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', '.heartbeats'));
            return answer((0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.S_)([
                ...ours,
                ...others
            ], minutes, world.now()));
        }
        function fieldsOf(words, verb, names) {
            let fields = (0, _words_js__WEBPACK_IMPORTED_MODULE_15__.qU)(words, `state ${verb}`);
            let unknown = Object.keys(fields).find((name)=>!names.includes(name));
            if (void 0 !== unknown) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state ${verb}: found "${unknown}", expected ${0 === names.length ? 'no more words' : names.map((name)=>`--${name}`).join(', ')}`);
            return Object.fromEntries(Object.entries(fields).map(([name, value])=>[
                    name,
                    String(value)
                ]));
        }
        function dataOf(text) {
            if (void 0 === text) return {};
            let data = readObject(text);
            if ('object' != typeof data || null === data || Array.isArray(data)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb("state write: --data is not a JSON object, such as '{\"current_wave\": 1}'");
            return data;
        }
        function readObject(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_18__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_13__.eb(`state write: --data is not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        async function slugOf(phase, root) {
            try {
                let { phases } = await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__.Z)(root);
                let [found, ...more] = phases.filter(({ dir, key })=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir) === phase || key === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__.nm)(phase));
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
    },
    85413: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    17543: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    44842: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    }
};
