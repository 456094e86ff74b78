export const id = 824;
export const ids = [
    824,
    667
];
export const modules = {
    67667: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            nextPhaseIn: ()=>nextPhaseIn,
            plan: ()=>plan,
            readSchedule: ()=>readSchedule
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42939);
        var _phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35081);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42867);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70279);
        var _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89606);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44639);
        var _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62582);
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93006);
        var _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20671);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95185);
        async function plan([ref = ''], settings, world) {
            let read = await readSchedule((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root), ref);
            let json = planDocument(read);
            let broken = read.diagnostics.some(({ severity })=>'error' === severity);
            return {
                exitCode: broken ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_9__.x8.PHASE_UNREADABLE : 0,
                json,
                text: planText(json),
                diagnostics: read.diagnostics,
                outputs: {
                    matrix: JSON.stringify((0, _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_6__.dI)(read.schedule, json.next, {
                        phase: json.phase,
                        round: 1
                    }) ?? {
                        include: []
                    }),
                    phase: json.phase,
                    'next-phase': json.nextPhase ?? '',
                    plans: JSON.stringify(json.plans.map(({ id })=>id))
                }
            };
        }
        async function readSchedule(root, ref) {
            let phase = await (0, _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__.mc)(root, ref);
            let scheduled = (0, _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_8__._)(phase);
            let roadmap = readRoadmap(root);
            let { config, diagnostics } = (0, _phase_config_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'config.json')));
            let ticked = null === roadmap ? [] : (0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.EC)(roadmap, phase.tree).filter(({ dir })=>dir === phase.dir);
            return {
                ...{
                    phase,
                    schedule: scheduled,
                    nextPhase: nextPhaseBy(roadmap, phase.tree, phase.id),
                    config
                },
                diagnostics: [
                    ...diagnostics,
                    ...ticked.map(({ diagnostic })=>diagnostic),
                    ...phase.diagnostics,
                    ...scheduled.diagnostics
                ]
            };
        }
        function nextPhaseIn(root, tree, phase) {
            return nextPhaseBy(readRoadmap(root), tree, phase);
        }
        function nextPhaseBy(roadmap, tree, phase) {
            return (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.S8)(roadmap, tree.phases, phase, (id)=>(0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.PR)(roadmap, tree, id));
        }
        function readRoadmap(root) {
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'ROADMAP.md'));
            return null === text ? null : (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.AR)(text);
        }
        function planDocument({ phase, schedule: scheduled, nextPhase, diagnostics }) {
            let states = new Map(scheduled.plans.map(({ plan: { id, hasSummary, halted } })=>[
                    id,
                    hasSummary && !halted ? 'done' : 'pending'
                ]));
            return {
                ...{
                    phase: phase.id,
                    name: phase.name,
                    dir: phase.dir
                },
                plans: scheduled.plans.map(({ plan: each, wave, dependsOn })=>({
                        ...{
                            id: each.id,
                            path: each.path,
                            title: each.title,
                            wave,
                            dependsOn,
                            status: states.get(each.id) ?? 'pending',
                            hasSummary: each.hasSummary
                        },
                        ...{
                            autonomous: each.autonomous,
                            filesModified: each.filesModified
                        },
                        tasks: each.tasks.map(({ name, type, files })=>({
                                name,
                                type,
                                files
                            }))
                    })),
                waves: scheduled.waves,
                overlaps: scheduled.overlaps,
                next: scheduled.cycle ? [] : (0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_7__.iQ)(scheduled, states),
                nextPhase,
                diagnostics
            };
        }
        function planText(document) {
            let rows = document.plans.map(({ id, wave, status, dependsOn, tasks, title })=>[
                    id,
                    `wave ${wave}`,
                    status,
                    `${tasks.length} ${1 === tasks.length ? 'task' : 'tasks'}`,
                    dependsOn.length > 0 ? `after ${dependsOn.join(', ')}` : '',
                    title ?? ''
                ]);
            return [
                `Phase ${document.phase} ${document.name} (${document.dir}), next phase: ${document.nextPhase ?? 'none'}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.tp)(rows),
                ...document.overlaps.map(({ wave, plans, files })=>`wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`),
                `next: ${document.next.join(', ') || 'nothing'}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.NS)(document.diagnostics)
            ].join('\n');
        }
    },
    25824: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            retryPolicyOf: ()=>retryPolicyOf,
            signal: ()=>signal
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65764);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95567);
        var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3390);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        var _signal_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71564);
        var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69461);
        var _signal_signal_event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65871);
        var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67667);
        var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17979);
        async function signal([verb = '', ...words], settings, world) {
            switch(verb){
                case 'create':
                    return answer(create(words, world));
                case 'parse':
                    return answer(describe((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world))));
                case 'handle':
                    return handle((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world)), settings, world);
                case 'log':
                    return log((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world), {
                        at: new Date(world.now())
                    }), settings, world);
                default:
                    throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`signal: found "${verb}", expected one of: create, parse, handle, log`);
            }
        }
        function answer(json) {
            return {
                exitCode: 0,
                json,
                text: JSON.stringify(json, null, 2)
            };
        }
        function create([status = '', phase, ...details], world) {
            let statuses = Object.values(_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.CB);
            if (!statuses.includes(status)) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`signal create: found status "${status}", expected one of: ${statuses.join(', ')}`);
            if (void 0 === phase) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.eb('signal create: the phase is missing; write for example: signal create success 02.1');
            let given = (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.qU)(details, 'signal create', _words_js__WEBPACK_IMPORTED_MODULE_10__.fA);
            let reason = {
                blocked: 'no reason given',
                skipped: 'no reason given'
            }[status];
            return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__._w)({
                ...reason ? {
                    reason
                } : {},
                ...given,
                status,
                phase
            }, {
                at: new Date(world.now())
            });
        }
        function describe(signal) {
            let { status, phase, plan } = signal;
            return {
                status,
                phase,
                ...void 0 === plan ? {} : {
                    plan
                },
                isTerminal: signal.isTerminal(),
                canRetry: signal.canRetry(),
                signal
            };
        }
        async function handle(signal, settings, world) {
            let nextPhase = await nextPhaseOrNull((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root), signal.phase);
            let retry = retryPolicyOf(settings);
            let history = {
                failures: [],
                runAttempts: signal.attempt ?? 1,
                now: new Date(world.now()),
                random: world.random()
            };
            let decision = (0, _signal_decision_js__WEBPACK_IMPORTED_MODULE_6__.L)(signal, {
                retry,
                nextPhase
            }, history);
            return {
                ...answer(decision),
                outputs: {
                    status: signal.status,
                    decision: decision.action,
                    phase: signal.phase,
                    'next-phase': nextPhase ?? ''
                }
            };
        }
        async function nextPhaseOrNull(root, phase) {
            try {
                return (0, _plan_js__WEBPACK_IMPORTED_MODULE_9__.nextPhaseIn)(root, await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_3__.Z)(root), phase);
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_3__.w) return null;
                throw error;
            }
        }
        function retryPolicyOf(settings) {
            return (0, _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_7__.GK)({
                initialIntervalMs: Math.max(1, settings.backoff),
                maximumIntervalMs: Math.max(1, settings.backoff, settings['max-backoff']),
                maximumAttempts: settings['max-attempts'],
                maximumRunAttempts: settings['max-run-attempts']
            });
        }
        function log(signal, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`signal log: ${root} has no .planning to log to; give the directory that holds it as --root`);
            let { runId = 'by-hand', phase, plan } = signal;
            let stamp = {
                at: new Date(world.now()).toISOString(),
                runId,
                phase,
                ...void 0 === plan ? {} : {
                    plan
                }
            };
            let written = (0, _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_2__.u)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'), {
                ...stamp,
                event: (0, _signal_signal_event_js__WEBPACK_IMPORTED_MODULE_8__.F)(signal).type,
                signal
            });
            return {
                exitCode: 0,
                json: written,
                text: 'Completion signal logged'
            };
        }
    },
    17979: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            fA: ()=>readTyped,
            qU: ()=>readFields,
            u0: ()=>readDocument
        });
        var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3390);
        function readFields(words, verb, readValue = (text)=>text) {
            let [first = ''] = words;
            if (first.trimStart().startsWith('{')) return readObject(words, verb);
            return Object.fromEntries(words.map((word)=>{
                let at = word.indexOf('=');
                if (at < 1) throw new _settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: found "${word}", expected key=value or one JSON object`);
                return [
                    word.slice(0, at),
                    readValue(word.slice(at + 1))
                ];
            }));
        }
        function readObject([text = '', ...rest], verb) {
            if (rest.length > 0) throw new _settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one JSON object or key=value words, found both`);
            try {
                return JSON.parse(text);
            } catch (cause) {
                throw new _settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: the details are no JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        function readTyped(text) {
            if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
            try {
                return JSON.parse(text);
            } catch  {
                return text;
            }
        }
        async function readDocument([word, ...rest], verb, world) {
            if (rest.length > 0) throw new _settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
            return void 0 === word || '-' === word ? world.readStdin() : word;
        }
    },
    44414: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ls: ()=>recentEvents,
            Oy: ()=>eventsVersion,
            np: ()=>endsTheCount,
            vu: ()=>EventLog,
            wj: ()=>parseEvent
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88240);
        var _file_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46282);
        var _nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25819);
        let eventsVersion = 1;
        class EventLog {
            #path;
            #stamp;
            #now;
            #file;
            #seq;
            constructor(path, file, lastSeq, stamp, now){
                this.#path = path;
                this.#file = file;
                this.#seq = lastSeq;
                this.#stamp = stamp;
                this.#now = now;
            }
            static open(path, stamp, now) {
                let file = openLog(path);
                mendLastLine(file);
                let recent = recentEvents(file, stamp.phase);
                return {
                    log: new EventLog(path, file, recent.lastSeq, {
                        ...stamp,
                        ...epochAfter(recent.events, stamp)
                    }, now),
                    recent
                };
            }
            append(event, details = {}) {
                let seq = this.#seq + 1;
                let full = {
                    at: this.#now().toISOString(),
                    seq,
                    ...this.#stamp,
                    event,
                    ...details
                };
                if (0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file).nlink) this.#begin();
                let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file);
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(this.#file, `${JSON.stringify(full)}\n`);
                    if (announcing.has(event)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(this.#file);
                } catch (error) {
                    if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file).size > size) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(this.#file, size);
                    throw error;
                }
                this.#seq = seq;
                return full;
            }
            close() {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
            }
            #begin() {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
                this.#file = openLog(this.#path);
            }
        }
        let announcing = new Set([
            'phase_start',
            'checkpoint',
            'commit',
            'fold',
            'rollback',
            'recovered',
            'phase_complete',
            'phase_failed',
            'phase_blocked',
            'phase_skipped'
        ]);
        function recentEvents(file, phase) {
            let found = [];
            let passedOver = {
                garbage: 0,
                foreign: new Set(),
                newer: new Set()
            };
            let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(phase);
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            let lastSeq = 0;
            let isCounted = false;
            let isRecent = true;
            let skips = (bytes, from, to)=>lastSeq > 0 && isOfNoUse(bytes, from, to, isRecent);
            for (let { text, from } of (0, _file_tail_js__WEBPACK_IMPORTED_MODULE_2__.R)(file, skips)){
                isRecent = size - from <= recentBytes;
                if (found.length >= mostEvents || isCounted && !isRecent) break;
                let event = parseEvent(text);
                lastSeq = Math.max(lastSeq, event?.seq ?? 0);
                if (null === event) passedOver.garbage += 1;
                else if ('agent_progress' === event.event) continue;
                else if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(event.phase) !== key) passedOver.foreign.add(event.phase);
                else {
                    found.push(event);
                    if (Number(event.schemaVersion) > eventsVersion) passedOver.newer.add(Number(event.schemaVersion));
                    isCounted ||= endsTheCount(event);
                }
            }
            return {
                events: withoutFenced(found.reverse()),
                lastSeq,
                complaints: complaintsOf(passedOver)
            };
        }
        let recentBytes = 1048576;
        let mostEvents = 50_000;
        function endsTheCount({ event, exitStatus }) {
            if (!phaseEndings.has(event)) return false;
            return 'COMPLETED' === exitStatus || 'STUCK' === exitStatus || 'BLOCKED' === exitStatus;
        }
        let phaseEndings = new Set([
            'phase_complete',
            'phase_failed',
            'phase_blocked',
            'phase_skipped'
        ]);
        function isOfNoUse(bytes, from, to, isRecent) {
            let at = bytes.indexOf(eventField, from);
            if (at < 0 || at >= to) return false;
            let begin = at + eventField.length;
            if (bytes.startsWith('agent_progress"', begin)) return true;
            return !isRecent && !counting.has(bytes.slice(begin, bytes.indexOf('"', begin)));
        }
        let eventField = '"event":"';
        let counting = new Set([
            ...phaseEndings,
            'phase_start',
            'attempt_start',
            'attempt_failed',
            'checkpoint',
            'retry_wait',
            'recovered',
            'agent_start',
            'agent_end',
            'adopt',
            'rollback',
            'verify',
            'round_start',
            'round_end',
            'leg',
            'verify_start',
            'judge_start',
            'judge_end',
            'tests_start',
            'tests_end',
            'verifier_start',
            'verifier_end',
            'plan_complete',
            'plan_failed',
            'plan_blocked',
            'plan_skipped'
        ]);
        function epochAfter(events, { epoch = 0, runId }) {
            let last = events.findLast((event)=>void 0 !== event.epoch);
            let after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
            return {
                epoch: Math.max(epoch, void 0 === last ? 0 : after)
            };
        }
        function withoutFenced(events) {
            let highest = 0;
            return events.filter(({ epoch = highest })=>{
                highest = Math.max(highest, epoch);
                return epoch === highest;
            });
        }
        function complaintsOf(passedOver) {
            let { garbage, foreign, newer } = passedOver;
            return [
                ...garbage > 0 ? [
                    `${garbage} lines are no events`
                ] : [],
                ...[
                    ...foreign
                ].map((phase)=>`there are events of phase ${phase}`),
                ...[
                    ...newer
                ].map((version)=>`there are events of version ${version}, this is version ${eventsVersion}`)
            ];
        }
        function parseEvent(line) {
            if (!line.startsWith('{') || line.length > 2_000 && (0, _nesting_js__WEBPACK_IMPORTED_MODULE_4__.k)(line)) return null;
            try {
                let event = JSON.parse(line);
                let isEvent = 'string' == typeof event.event && 'string' == typeof event.phase && Number.isSafeInteger(2 * event.seq);
                return isEvent ? event : null;
            } catch  {
                return null;
            }
        }
        function openLog(path) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                recursive: true
            });
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
        }
        function mendLastLine(file) {
            if (!(0, _file_tail_js__WEBPACK_IMPORTED_MODULE_2__.u)(file)) return;
            let [line] = (0, _file_tail_js__WEBPACK_IMPORTED_MODULE_2__.R)(file);
            let isTorn = void 0 !== line && null === parseEvent(line.text) && /^\{("|$)/.test(line.text);
            if (isTorn) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, line.from);
            else (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, '\n');
        }
    },
    65764: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>updateExecutionLog,
            u: ()=>appendToExecutionLog
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44414);
        var _file_tail_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46282);
        let heading = '# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n';
        function updateExecutionLog(path, events) {
            let readable = events.filter(({ event })=>'agent_progress' !== event);
            let file = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND);
            try {
                let missing = null === file ? readable : lacking(file, readable);
                if (0 === missing.length) return;
                let lines = missing.map((event)=>`${JSON.stringify(event)}\n`).join('');
                if (null === file) (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, `${heading}${lines}`);
                else {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${(0, _file_tail_js__WEBPACK_IMPORTED_MODULE_4__.u)(file) ? '\n' : ''}${lines}`);
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
                }
            } finally{
                if (null !== file) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function appendToExecutionLog(planning, event) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'EXECUTION_LOG.md');
            let written = {
                ...event,
                seq: lastNumberIn(path) + 1
            };
            updateExecutionLog(path, [
                written
            ]);
            return written;
        }
        function lacking(file, events) {
            let places = new Map(events.map((event, at)=>[
                    eventKey(event),
                    at
                ]));
            let runs = new Set(events.map(({ runId })=>runId));
            let isOther = (bytes, from, to)=>!runs.has(runIn(bytes, from, to));
            for (let { text } of (0, _file_tail_js__WEBPACK_IMPORTED_MODULE_4__.R)(file, isOther)){
                let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_3__.wj)(text);
                let at = null === event ? void 0 : places.get(eventKey(event));
                if (void 0 !== at) return events.slice(at + 1);
            }
            return events;
        }
        function runIn(bytes, from, to) {
            let field = '"runId":"';
            let at = bytes.indexOf(field, from);
            return at < 0 || at >= to ? '' : bytes.slice(at + field.length, bytes.indexOf('"', at + field.length));
        }
        function lastNumberIn(path) {
            let file = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path);
            if (null === file) return 0;
            try {
                for (let { text } of (0, _file_tail_js__WEBPACK_IMPORTED_MODULE_4__.R)(file)){
                    let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_3__.wj)(text);
                    if (null !== event) return event.seq;
                }
                return 0;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function eventKey({ runId, seq }) {
            return `${runId} ${seq}`;
        }
    },
    46282: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>linesFromEnd,
            u: ()=>endsInMidLine
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        function* linesFromEnd(file, skips = ()=>false) {
            let chunk = Buffer.alloc(chunkBytes);
            let isOverlong = false;
            let rest = Buffer.alloc(0);
            for(let end = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size; end > 0;){
                let start = Math.max(0, end - chunkBytes);
                let read = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, end - start, start);
                let bytes = Buffer.concat([
                    chunk.subarray(0, read),
                    rest
                ]);
                let latin1 = bytes.toString('latin1');
                let starts = startsOfLines(latin1);
                let first = 0 === start ? 0 : starts[1] ?? latin1.length;
                let to = latin1.length;
                for (let from of starts.filter((each)=>each >= first && each < to).reverse()){
                    let stop = latin1.charCodeAt(to - 1) === newline ? to - 1 : to;
                    if (isOverlong) yield {
                        text: '',
                        from: start + from
                    };
                    else if (stop > from && !skips(latin1, from, stop)) yield {
                        text: bytes.toString('utf8', from, stop),
                        from: start + from
                    };
                    isOverlong = false;
                    to = from;
                }
                let isTooLong = first > longestLine;
                isOverlong ||= isTooLong;
                rest = isTooLong ? Buffer.alloc(0) : Buffer.from(bytes.subarray(0, first));
                end = start;
            }
        }
        function endsInMidLine(file) {
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            let last = Buffer.alloc(1);
            return size > 0 && 1 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, last, 0, 1, size - 1) && last[0] !== newline;
        }
        let chunkBytes = 1048576;
        let longestLine = 16777216;
        let newline = 10;
        function startsOfLines(text) {
            let starts = [
                0
            ];
            for(let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))starts.push(at + 1);
            return starts;
        }
    },
    25819: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>isNestedTooDeep
        });
        function isNestedTooDeep(text, most = 200) {
            let level = 0;
            let isInText = false;
            for(let at = 0; at < text.length; at += 1){
                let char = text[at];
                if (isInText) {
                    if ('\\' === char) at += 1;
                    else if ('"' === char) isInText = false;
                } else if ('"' === char) isInText = true;
                else if ('[' === char || '{' === char) {
                    level += 1;
                    if (level > most) return true;
                } else if (']' === char || '}' === char) level -= 1;
            }
            return false;
        }
    },
    62582: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Cs: ()=>artifactName,
            MF: ()=>MatrixJobSchema,
            Oq: ()=>gateArtifact,
            dI: ()=>jobMatrix,
            x_: ()=>maxJobs
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let MatrixJobSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            ...{
                phase: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                plan: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                path: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                wave: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
                round: zod__WEBPACK_IMPORTED_MODULE_0__.aig()
            },
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            artifact: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1)
        });
        let maxJobs = 256;
        function jobMatrix(schedule, plans, { phase, round, attempts = new Map() }) {
            let wanted = new Set(plans);
            let chosen = schedule.plans.filter(({ plan })=>wanted.has(plan.id)).slice(0, maxJobs);
            if (0 === chosen.length) return null;
            let include = chosen.map(({ plan, wave })=>{
                let attempt = (attempts.get(plan.id) ?? 0) + 1;
                return {
                    phase,
                    plan: plan.id,
                    path: plan.path,
                    wave,
                    round,
                    attempt,
                    artifact: artifactName(phase, round, plan.id, attempt)
                };
            });
            return {
                include
            };
        }
        function artifactName(phase, round, plan, attempt) {
            return `phase-${plain(phase)}-r${round}-${plain(plan)}-a${attempt}`;
        }
        function gateArtifact(phase) {
            return `phase-${plain(phase)}-gate`;
        }
        function plain(text) {
            return text.replace(/[^A-Za-z0-9.-]/gu, (other)=>`_${other.codePointAt(0)?.toString(16)}`);
        }
    },
    93006: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            iQ: ()=>readyPlans
        });
        var _overlap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55514);
        function readyPlans(schedule, states, options = {}) {
            if (schedule.cycle) return [];
            let stateOf = (id)=>states.get(id) ?? 'pending';
            let running = schedule.plans.filter(({ plan })=>'running' === stateOf(plan.id));
            let beside = [
                ...running
            ];
            let ready = [];
            for (let scheduled of schedule.plans){
                if (beside.length >= (options.limit ?? 1 / 0)) break;
                if ('pending' === stateOf(scheduled.plan.id) && scheduled.dependsOn.every((id)=>'done' === stateOf(id))) {
                    if (!(options.apart && beside.some((other)=>(0, _overlap_js__WEBPACK_IMPORTED_MODULE_0__.N)(scheduled.footprint, other.footprint).length > 0))) {
                        beside.push(scheduled);
                        ready.push(scheduled.plan.id);
                    }
                }
            }
            return ready;
        }
    },
    57733: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB,
            FL: ()=>CompletionSignal,
            _w: ()=>parseSignal,
            oV: ()=>withWarnings
        });
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        class SignalError extends Error {
            name = 'SignalError';
        }
        class SignalOf {
            status;
            phase;
            plan;
            attempt;
            timestamp;
            runId;
            details;
            constructor(fields){
                this.status = fields.status;
                this.phase = fields.phase;
                this.plan = fields.plan;
                this.attempt = fields.attempt;
                this.timestamp = fields.timestamp;
                this.runId = fields.runId;
                this.details = (0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.uI)(this.status, fields.details);
            }
            static success(phase, details = {}, context = {}) {
                return make('success', phase, details, context);
            }
            static failure(phase, error, options = {}, context = {}) {
                let retryOptions = {
                    maxRetries: 3,
                    backoffMs: 2000,
                    ...options.retryOptions
                };
                let message = 'string' == typeof error ? error : error.message;
                return make('failure', phase, {
                    ...options,
                    retryOptions,
                    error: {
                        message
                    }
                }, context);
            }
            static blocked(phase, reason, details = {}, context = {}) {
                return make('blocked', phase, {
                    ...details,
                    reason
                }, context);
            }
            static skipped(phase, reason, details = {}, context = {}) {
                return make('skipped', phase, {
                    ...details,
                    reason
                }, context);
            }
            isTerminal() {
                return 'blocked' === this.status && this.details.userInputRequired;
            }
            canRetry() {
                return 'failure' === this.status && this.details.retryable;
            }
            toJSON() {
                let { status, phase, plan, attempt, timestamp, runId, details } = this;
                let written = {
                    schemaVersion: 1,
                    status,
                    phase,
                    plan,
                    attempt,
                    timestamp,
                    runId,
                    details
                };
                return Object.fromEntries(Object.entries(written).filter(([, value])=>void 0 !== value));
            }
        }
        let CompletionSignal = SignalOf;
        function withWarnings(signal, more) {
            if (0 === more.length) return signal;
            let warnings = [
                ...new Set([
                    ...signal.details.warnings ?? [],
                    ...more
                ])
            ].slice(0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.b1.listItems);
            return parseSignal({
                ...signal.toJSON(),
                details: {
                    ...signal.details,
                    warnings
                }
            });
        }
        function parseSignal(input, missing = {}) {
            let value = 'string' == typeof input ? parseJson(input) : input;
            if ('object' != typeof value || null === value || Array.isArray(value)) throw new SignalError(`A completion signal is a JSON object with "status" and "phase"; found ${describe(value)}`);
            return fromFields(withContext(nested({
                ...value
            }), missing));
        }
        function make(status, phase, details, context) {
            return fromFields(withContext({
                status,
                phase,
                details
            }, context));
        }
        let envelopeKeys = new Set([
            'schemaVersion',
            'status',
            'phase',
            'plan',
            'attempt',
            'timestamp',
            'runId',
            'details'
        ]);
        function nested(input) {
            let { details = {}, ...rest } = input;
            if ('object' != typeof details || null === details || Array.isArray(details)) throw new SignalError(`details: expected an object, found ${describe(details)}`);
            let flat = Object.fromEntries(Object.entries(rest).filter(([key])=>!envelopeKeys.has(key)));
            let envelope = Object.fromEntries(Object.entries(rest).filter(([key])=>envelopeKeys.has(key)));
            return {
                ...envelope,
                details: {
                    ...flat,
                    ...details
                }
            };
        }
        function withContext(fields, context) {
            let timestamp = context.at instanceof Date ? isoOrText(context.at) : context.at;
            let { runId, plan, attempt } = context;
            let known = Object.entries({
                timestamp,
                runId,
                plan,
                attempt
            }).filter(([, value])=>void 0 !== value);
            return {
                ...Object.fromEntries(known),
                ...fields
            };
        }
        function fromFields(fields) {
            let details = dropStack({
                ...fields.details
            });
            let parsed = _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.sA.safeParse({
                ...fields,
                details
            });
            if (!parsed.success) throw new SignalError(sentenceOf(parsed.error, fields));
            let complaint = (0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.jW)(parsed.data.status, parsed.data.details);
            if (complaint) throw new SignalError(complaint);
            return construct(parsed.data);
        }
        function construct(fields) {
            switch(fields.status){
                case 'success':
                    return new SignalOf(fields);
                case 'failure':
                    return new SignalOf(fields);
                case 'blocked':
                    return new SignalOf(fields);
                case 'skipped':
                    return new SignalOf(fields);
            }
        }
        function dropStack(details) {
            delete details.stack;
            return details;
        }
        function sentenceOf(error, fields) {
            if (!Object.values(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB).includes(fields.status)) return `status: expected ${Object.values(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB).join(', ')}; found ${describe(fields.status)}`;
            if (!_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N$.safeParse(fields.phase).success) return `phase: expected an id such as "07" or "02.1", found ${describe(fields.phase)}`;
            return error.issues.map((issue)=>`${issue.path.join('.') || 'signal'}: ${issue.message}`).join('; ');
        }
        function parseJson(text) {
            try {
                return JSON.parse(text);
            } catch (cause) {
                throw new SignalError(`A completion signal is JSON; the text cannot be read: ${cause.message}`, {
                    cause
                });
            }
        }
        function isoOrText(at) {
            return Number.isNaN(at.getTime()) ? String(at) : at.toISOString();
        }
        function describe(value) {
            if (void 0 === value) return 'nothing';
            let text = JSON.stringify(value) ?? typeof value;
            return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
        }
    },
    71564: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>decide
        });
        var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69461);
        function decide(signal, policy, history) {
            switch(signal.status){
                case 'success':
                    return afterSuccess(signal, policy);
                case 'failure':
                    return afterFailure(signal, policy.retry, history);
                case 'blocked':
                    return whileBlocked(signal);
                case 'skipped':
                    return proceed(policy, `${subject(signal)} was skipped: ${signal.details.reason}`, {
                        skipped: true
                    });
            }
        }
        function afterSuccess(signal, policy) {
            let { verificationStatus, nextPhaseReady } = signal.details;
            switch(verificationStatus){
                case 'failed':
                case 'gaps_found':
                    return {
                        continue: false,
                        action: 'escalate',
                        reason: 'verification_failed',
                        skipOption: false,
                        why: `${subject(signal)} claims success, but its verification says ${verificationStatus}`
                    };
                case 'human_needed':
                    return awaitUser(`${subject(signal)} is done, but its verification asks for a person`, 'verification: human_needed');
                default:
                    return nextPhaseReady ? proceed(policy, `${subject(signal)} succeeded`) : stop(`${subject(signal)} succeeded and says that the next phase is not ready`, 'next phase not ready');
            }
        }
        function afterFailure(signal, policy, history) {
            let { reason, retryable, retryOptions, skipOption } = signal.details;
            let escalate = (why)=>({
                    continue: false,
                    action: 'escalate',
                    reason,
                    skipOption,
                    why
                });
            let name = subject(signal);
            if (history.interrupted) return stop(`${name} failed (${reason}) and the run was asked to end`, 'interrupted');
            if (!retryable) return escalate(`${name} failed (${reason}) and says that a retry cannot help`);
            let opensAt = opensAgainAt(signal, history.now);
            if (void 0 === opensAt && policy.nonRetryableReasons.includes(reason)) return escalate(`${name} failed (${reason}), which another attempt does not mend`);
            let transient = (0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.dg)(reason);
            let failures = 1 + history.failures.filter((earlier)=>(0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.dg)(earlier) === transient).length;
            let allowed = allowedFailures(policy, transient, retryOptions?.maxRetries);
            if (failures > allowed) return escalate(`${name} failed (${reason}); ${failures} of ${allowed + 1} attempts used`);
            if (history.stuck?.stuck) return {
                continue: false,
                action: 'escalate',
                reason: 'stuck',
                skipOption,
                why: `${history.stuck.why}; another attempt would go the same way (last: ${reason})`
            };
            if (history.runAttempts >= policy.maximumRunAttempts) return stop(`${name} failed (${reason}) and the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let wait = waitMs(policy, retryOptions?.backoffMs, failures, history, opensAt);
            let resumeAt = history.now.getTime() + wait;
            if (history.deadlineAt && resumeAt >= history.deadlineAt.getTime()) return void 0 === opensAt ? stop(`${name} failed (${reason}) and the run's deadline leaves no time for another attempt`, 'deadline') : {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt: opensAt.toISOString(),
                why: `${name} failed (${reason}); it may go on at ${opensAt.toISOString()}, which is after the run's deadline`
            };
            return {
                continue: false,
                action: 'retry',
                attempt: (signal.attempt ?? history.failures.length + 1) + 1,
                backoffMs: wait,
                why: `${name} failed (${reason}); failure ${failures} of at most ${allowed} that are retried, waiting ${wait} ms`
            };
        }
        function opensAgainAt(signal, now) {
            let { resetAt, retryAfterMs } = signal.details;
            if (void 0 !== resetAt) return new Date(resetAt);
            if (void 0 === retryAfterMs) return;
            return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
        }
        function allowedFailures(policy, transient, maxRetries = 1 / 0) {
            return transient ? Math.min(policy.maximumTransientFailures, 0 === maxRetries ? 0 : policy.maximumTransientFailures) : Math.min(policy.maximumAttempts - 1, maxRetries);
        }
        function waitMs(policy, initialIntervalMs, failures, history, opensAt) {
            let base = {
                ...policy,
                initialIntervalMs: initialIntervalMs ?? policy.initialIntervalMs
            };
            let closedMs = opensAt ? opensAt.getTime() - history.now.getTime() : 0;
            return Math.max(closedMs, 0) + (0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__.jo)(base, failures, history.random);
        }
        function whileBlocked(signal) {
            let { userInputRequired, blockingDependencies: deps, estimatedUnblockTime, reason } = signal.details;
            if (userInputRequired) return awaitUser(`${subject(signal)} waits for a person: ${reason}`, reason);
            let unblockAt = estimatedUnblockTime ? {
                unblockAt: estimatedUnblockTime
            } : {};
            if (deps.length > 0) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                why: `${subject(signal)} waits for ${deps.join(', ')}: ${reason}`
            };
            if (estimatedUnblockTime) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                why: `${subject(signal)} may go on at ${estimatedUnblockTime}: ${reason}`
            };
            return awaitUser(`${subject(signal)} is blocked and names nothing a machine could wait for: ${reason}`, reason);
        }
        function proceed(policy, why, more = {}) {
            let { nextPhase } = policy;
            let next = null === nextPhase ? 'it was the last phase' : `next is phase ${nextPhase}`;
            return {
                continue: true,
                action: 'proceed',
                nextPhase,
                ...more,
                why: `${why}; ${next}`
            };
        }
        function awaitUser(why, reason) {
            return {
                continue: false,
                action: 'await_user',
                reason,
                why
            };
        }
        function stop(why, reason) {
            return {
                continue: false,
                action: 'stop',
                reason,
                why
            };
        }
        function subject(signal) {
            return void 0 === signal.plan ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
        }
    },
    69461: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            GK: ()=>parseRetryPolicy,
            dg: ()=>isTransient,
            jo: ()=>backoffMs
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        let RetryPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
            initialIntervalMs: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().positive().default(2000),
            backoffCoefficient: zod__WEBPACK_IMPORTED_MODULE_1__.aig().min(1).max(10).default(2),
            maximumIntervalMs: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().positive().default(60_000),
            maximumAttempts: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(1).max(100).default(3),
            maximumTransientFailures: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0).max(100).default(5),
            maximumRunAttempts: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(1).max(10_000).default(50),
            nonRetryableReasons: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.yt).default([
                'auth',
                'quota',
                'budget',
                'invalid_plan',
                'stuck',
                'internal'
            ])
        }).refine((policy)=>policy.maximumIntervalMs >= policy.initialIntervalMs, {
            path: [
                'maximumIntervalMs'
            ],
            message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait could keep to both'
        });
        function parseRetryPolicy(input) {
            let parsed = RetryPolicySchema.safeParse(input);
            if (parsed.success) return parsed.data;
            let problems = parsed.error.issues.map((issue)=>`${issue.path.join('.') || 'policy'}: ${issue.message}`);
            throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
        }
        function backoffMs(policy, failures, random) {
            let ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
            return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
        }
        function isTransient(reason) {
            return transient.has(reason);
        }
        let transient = new Set([
            'rate_limit',
            'quota',
            'overloaded',
            'interrupted',
            'deadline'
        ]);
    },
    65871: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>signalEvent
        });
        let types = {
            success: 'complete',
            failure: 'failed',
            blocked: 'blocked',
            skipped: 'skipped'
        };
        function signalEvent(signal) {
            let subject = void 0 === signal.plan ? 'phase' : 'plan';
            return {
                type: `${subject}_${types[signal.status]}`,
                phase: signal.phase,
                signal: signal.toJSON()
            };
        }
    },
    95912: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>COMPLETION_STATUS,
            N$: ()=>IdSchema,
            N9: ()=>FAILURE_REASONS,
            b1: ()=>LIMITS,
            jW: ()=>complainAboutUnknown,
            sA: ()=>SignalSchema,
            uI: ()=>inCanonicalOrder,
            yt: ()=>FailureReasonSchema
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let COMPLETION_STATUS = {
            SUCCESS: 'success',
            FAILURE: 'failure',
            BLOCKED: 'blocked',
            SKIPPED: 'skipped'
        };
        let FAILURE_REASONS = [
            'timeout',
            'idle_timeout',
            'killed',
            'interrupted',
            'deadline',
            'context_exhausted',
            'agent_error',
            'rate_limit',
            'quota',
            'overloaded',
            'auth',
            'budget',
            'verification_failed',
            'tests_failed',
            'scope_violation',
            'merge_conflict',
            'stuck',
            'invalid_plan',
            'internal'
        ];
        let FailureReasonSchema = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(FAILURE_REASONS);
        let LIMITS = {
            messageChars: 4000,
            listItems: 1000,
            unknownKeys: 32,
            unknownValueChars: 4000
        };
        let IdSchema = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative()
        ], {
            error: 'expected an id such as "07" or "02.1" (string or number)'
        }).transform((id)=>String(id).trim()).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));
        let Instant = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().refine((text)=>!Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z').transform((text)=>new Date(text).toISOString());
        let Message = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform((text)=>clip(text, LIMITS.messageChars));
        let Strings = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LIMITS.messageChars)).max(LIMITS.listItems);
        let Count = zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative();
        let ErrorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional()
            })
        ]).transform((error)=>'string' == typeof error ? {
                message: error
            } : error).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            message: Message,
            code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional()
        }));
        let measured = {
            tokensUsed: Count.optional(),
            costUsd: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            durationMs: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            filesModified: Strings.default([]),
            checkpoints: Strings.default([]),
            errors: Strings.optional(),
            warnings: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Message).max(LIMITS.listItems).optional(),
            verificationStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional(),
            nextSteps: Strings.default([]),
            handoff: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LIMITS.messageChars).optional()
        };
        let SuccessDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            nextPhaseReady: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            ...measured
        });
        let FailureDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: FailureReasonSchema.default('agent_error'),
            error: ErrorSchema.optional(),
            retryable: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            retryOptions: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                maxRetries: Count.optional(),
                backoffMs: Count.optional()
            }).optional(),
            retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            resetAt: Instant.optional(),
            skipOption: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            escalateOption: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(false),
            ...measured
        });
        let BlockedDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: Message,
            blockingDependencies: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(IdSchema).max(LIMITS.listItems).default([]),
            userInputRequired: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(false),
            estimatedUnblockTime: Instant.optional(),
            ...measured
        });
        let SkippedDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: Message,
            incomplete: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            affectedPhases: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(IdSchema).max(LIMITS.listItems).default([]),
            ...measured
        });
        let envelope = {
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__.euz(1).default(1),
            phase: IdSchema,
            plan: IdSchema.optional(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive().optional(),
            timestamp: Instant.optional(),
            runId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(200).optional()
        };
        let variant = (status, details)=>zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                ...envelope,
                status: zod__WEBPACK_IMPORTED_MODULE_0__.euz(status),
                details
            });
        let SignalSchema = zod__WEBPACK_IMPORTED_MODULE_0__.gMt('status', [
            variant('success', SuccessDetails),
            variant('failure', FailureDetails),
            variant('blocked', BlockedDetails),
            variant('skipped', SkippedDetails)
        ]);
        let knownKeys = {
            success: Object.keys(SuccessDetails.shape),
            failure: Object.keys(FailureDetails.shape),
            blocked: Object.keys(BlockedDetails.shape),
            skipped: Object.keys(SkippedDetails.shape)
        };
        function inCanonicalOrder(status, details) {
            let given = new Map(Object.entries(details).filter(([, value])=>void 0 !== value));
            let known = knownKeys[status].filter((key)=>given.has(key));
            let others = [
                ...given.keys()
            ].filter((key)=>!known.includes(key)).sort();
            return Object.fromEntries([
                ...known,
                ...others
            ].map((key)=>[
                    key,
                    given.get(key)
                ]));
        }
        function complainAboutUnknown(status, details) {
            let unknown = Object.keys(details).filter((key)=>!knownKeys[status].includes(key));
            if (unknown.length > LIMITS.unknownKeys) return `details: ${unknown.length} fields this version does not know, at most ${LIMITS.unknownKeys} are kept`;
            for (let key of unknown){
                let size = JSON.stringify(details[key])?.length ?? 0;
                if (size > LIMITS.unknownValueChars) return `details.${clip(key, 60)}: ${size} characters in a field this version does not know, at most ${LIMITS.unknownValueChars} are kept`;
            }
        }
        function clip(text, limit) {
            return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
        }
    }
};
