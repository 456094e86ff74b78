export const id = 5824;
export const ids = [
    5824
];
export const modules = {
    25824: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            signal: ()=>signal
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36881);
        var _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65764);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95567);
        var _session_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13576);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77690);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23152);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57733);
        var _signal_decision_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71564);
        var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44842);
        async function signal([verb = '', ...words], settings, world) {
            switch(verb){
                case 'create':
                    return answer(create(words, world));
                case 'parse':
                    return answer(describe((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world))));
                case 'handle':
                    return handle((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world)), settings, world);
                case 'log':
                    return log((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.u0)(words, 'signal', world), {
                        at: new Date(world.now())
                    }), settings, world);
                default:
                    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.eb(`signal: found "${verb}", expected one of: create, parse, handle, log`);
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
            let statuses = Object.values(_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__.CB);
            if (!statuses.includes(status)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.eb(`signal create: found status "${status}", expected one of: ${statuses.join(', ')}`);
            if (void 0 === phase) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.eb('signal create: the phase is missing; write for example: signal create success 02.1');
            let given = (0, _words_js__WEBPACK_IMPORTED_MODULE_10__.qU)(details, 'signal create', _words_js__WEBPACK_IMPORTED_MODULE_10__.fA);
            let reason = {
                blocked: 'no reason given',
                skipped: 'no reason given'
            }[status];
            return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)({
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
            let retry = (0, _session_policies_js__WEBPACK_IMPORTED_MODULE_5__.a)(settings);
            let history = {
                failures: [],
                runAttempts: signal.attempt ?? 1,
                now: new Date(world.now()),
                random: world.random()
            };
            let decision = (0, _signal_decision_js__WEBPACK_IMPORTED_MODULE_9__.L)(signal, {
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
                return (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__.c)(root, await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__.Z)(root), phase);
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__.w) return null;
                throw error;
            }
        }
        function log(signal, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.eb(`signal log: ${root} has no .planning to log to; give the directory that holds it as --root`);
            let { runId = 'by-hand', phase, plan } = signal;
            let stamp = {
                at: new Date(world.now()).toISOString(),
                runId,
                phase,
                ...void 0 === plan ? {} : {
                    plan
                }
            };
            let written = (0, _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_3__.u)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'), {
                ...stamp,
                event: (0, _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ)(signal),
                signal
            });
            return {
                exitCode: 0,
                json: written,
                text: 'Completion signal logged'
            };
        }
    },
    36684: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    44414: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>parseLine,
            Ls: ()=>recentEvents,
            vu: ()=>EventLog
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59865);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88240);
        var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36881);
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
                        ...epochAfter(recent.lines, stamp)
                    }, now),
                    recent
                };
            }
            append(event, details, at = this.#now().toISOString()) {
                let seq = this.#seq + 1;
                let full = {
                    at,
                    seq,
                    ...this.#stamp,
                    event,
                    ...details
                };
                if (0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file).nlink) this.#begin();
                let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file);
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(this.#file, `${JSON.stringify(full)}\n`);
                    if ((0, _event_js__WEBPACK_IMPORTED_MODULE_4__.JC)(event).sync) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(this.#file);
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
        function recentEvents(file, phase) {
            let found = [];
            let unreadable = new Set();
            let passedOver = new PassedOver();
            let isOfPhase = phaseTest(phase);
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            let lastSeq = 0;
            let isCounted = false;
            let isRecent = true;
            let skips = (bytes, from, to)=>lastSeq > 0 && isOfNoUse(bytes, from, to, isRecent);
            for (let { text, from } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file, skips)){
                isRecent = size - from <= recentBytes;
                if (found.length >= mostEvents || isCounted && !isRecent) break;
                let line = parseLine(text);
                lastSeq = Math.max(lastSeq, line?.seq ?? 0);
                if (null === line) passedOver.garbage += 1;
                else if ((0, _event_js__WEBPACK_IMPORTED_MODULE_4__.mT)(line.event) && (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.JC)(line.event).fleeting) continue;
                else if (isOfPhase(line.phase)) {
                    found.push(line);
                    passedOver.note(line);
                    if ((0, _event_js__WEBPACK_IMPORTED_MODULE_4__.xH)(line)) isCounted ||= (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.np)(line);
                    else {
                        passedOver.noteUnreadable(line);
                        unreadable.add(line);
                    }
                } else passedOver.foreign.add(line.phase);
            }
            let lines = withoutFenced(found.reverse());
            let events = lines.filter((line)=>0 === unreadable.size || !unreadable.has(line));
            return {
                events,
                lines,
                lastSeq,
                complaints: passedOver.complaints
            };
        }
        function phaseTest(phase) {
            let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__.nm)(phase);
            let known = new Map();
            return (found)=>{
                let isOfIt = known.get(found) ?? (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__.nm)(found) === key;
                known.set(found, isOfIt);
                return isOfIt;
            };
        }
        let recentBytes = 1048576;
        let mostEvents = 50_000;
        function isOfNoUse(bytes, from, to, isRecent) {
            let line = bytes.slice(from, to);
            let at = line.indexOf(eventField);
            if (at < 0) return false;
            let begin = at + eventField.length;
            for (let kind of fleeting)if (line.startsWith(kind, begin)) return true;
            return !isRecent && !counting.has(line.slice(begin, line.indexOf('"', begin)));
        }
        let eventField = '"event":"';
        let fleeting = (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.i)({
            fleeting: true
        }).map((kind)=>`${kind}"`);
        let counting = new Set((0, _event_js__WEBPACK_IMPORTED_MODULE_4__.i)({
            counts: true
        }));
        function epochAfter(lines, { epoch = 0, runId }) {
            let last = lines.findLast((line)=>void 0 !== line.epoch);
            let after = (last?.epoch ?? 0) + (last?.runId === runId ? 0 : 1);
            return {
                epoch: Math.max(epoch, void 0 === last ? 0 : after)
            };
        }
        function withoutFenced(lines) {
            let highest = 0;
            return lines.filter(({ epoch = highest })=>{
                highest = Math.max(highest, epoch);
                return epoch === highest;
            });
        }
        class PassedOver {
            garbage = 0;
            foreign = new Set();
            #newer = new Set();
            #unknown = new Set();
            #misshapen = new Set();
            note({ schemaVersion }) {
                if (void 0 !== schemaVersion && Number(schemaVersion) > _event_js__WEBPACK_IMPORTED_MODULE_4__.Oy) this.#newer.add(Number(schemaVersion));
            }
            noteUnreadable({ event }) {
                ((0, _event_js__WEBPACK_IMPORTED_MODULE_4__.mT)(event) ? this.#misshapen : this.#unknown).add(event);
            }
            get complaints() {
                return [
                    ...this.garbage > 0 ? [
                        `${this.garbage} lines are not events`
                    ] : [],
                    ...[
                        ...this.foreign
                    ].map((phase)=>`there are events of phase ${phase}`),
                    ...[
                        ...this.#newer
                    ].map((version)=>`there are events of version ${version}, this is version ${_event_js__WEBPACK_IMPORTED_MODULE_4__.Oy}`),
                    ...this.#unknown.size > 0 ? [
                        `this version does not know the events ${listed(this.#unknown)}`
                    ] : [],
                    ...this.#misshapen.size > 0 ? [
                        `events lack what their kind has to say: ${listed(this.#misshapen)}`
                    ] : []
                ];
            }
        }
        function listed(names) {
            return [
                ...names
            ].slice(0, 10).map((name)=>JSON.stringify(name.slice(0, 60))).join(', ');
        }
        function parseLine(line) {
            if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
            if (line.length > 2_000 && (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__.k)(line)) return null;
            try {
                let found = JSON.parse(line);
                return hasStamp(found) ? found : null;
            } catch  {
                return null;
            }
        }
        function hasStamp({ at, runId, phase, event, seq, epoch = 0 }) {
            let isNamed = 'string' == typeof event && 'string' == typeof phase && 'string' == typeof runId;
            return isNamed && 'string' == typeof at && Number.isSafeInteger(2 * seq) && Number.isSafeInteger(epoch);
        }
        function openLog(path) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                recursive: true
            });
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.Yw)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            return file;
        }
        function mendLastLine(file) {
            if (!(0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file)) return;
            let [line] = (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file);
            let isTorn = void 0 !== line && null === parseLine(line.text) && /^\{("|$)|\0/.test(line.text);
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
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36881);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44414);
        let heading = '# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n';
        function updateExecutionLog(path, events, { mayLag = false } = {}) {
            let readable = events.filter(({ event })=>!(0, _event_js__WEBPACK_IMPORTED_MODULE_4__.mT)(event) || !(0, _event_js__WEBPACK_IMPORTED_MODULE_4__.JC)(event).fleeting);
            let file = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND);
            try {
                let missing = null === file ? readable : lacking(file, readable);
                if (0 === missing.length) return;
                let lines = missing.map((event)=>`${inMarkdown(JSON.stringify(event))}\n`).join('');
                if (mayLag && null !== file && isNotWorthIt(lines.length, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size)) return;
                if (null === file) (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, `${heading}${lines}`);
                else {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${(0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file) ? '\n' : ''}${lines}`);
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
                }
            } finally{
                if (null !== file) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function inMarkdown(json) {
            let escaped = (sign)=>`\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
            return json.replace(/[<>&@`!~*]/g, escaped).replace(/(?<=\])\(/g, escaped);
        }
        function isNotWorthIt(added, size) {
            return size > 262144 && added < size / 20;
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
            for (let { text } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file, isOther)){
                let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_5__.A)(text);
                let at = null === event ? void 0 : places.get(eventKey(event));
                if (void 0 !== at) return events.slice(at + 1);
            }
            return events;
        }
        function runIn(bytes, from, to) {
            let field = '"runId":"';
            let line = bytes.slice(from, to);
            let at = line.indexOf(field);
            return at < 0 ? '' : line.slice(at + field.length, line.indexOf('"', at + field.length));
        }
        function lastNumberIn(path) {
            let file = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path);
            if (null === file) return 0;
            try {
                for (let { text } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file)){
                    let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_5__.A)(text);
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
    57733: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB,
            F8: ()=>SignalError,
            FL: ()=>CompletionSignal,
            _w: ()=>parseSignal,
            oV: ()=>withWarnings
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        class SignalError extends Error {
            name = 'SignalError';
            exitCode = 64;
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
            let value = 'string' == typeof input ? parseText(input) : input;
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
        function parseText(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
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
        var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93381);
        var _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69461);
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
            let { budget } = history;
            if (budget?.left === false) return stop(`${name} failed (${reason}); ${budget.why}`, 'budget');
            let opensAt = opensAgainAt(signal, history.now);
            let hasRoom = 'budget' === reason && budget?.left === true;
            if (void 0 === opensAt && !hasRoom && policy.nonRetryableReasons.includes(reason)) return 'quota' === reason ? parked(signal, policy, history, policy.quotaParkedMs) : escalate(`${name} failed (${reason}), which another attempt does not fix`);
            let transient = _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[reason].isTransient;
            let failures = 1 + history.failures.filter((earlier)=>_failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[earlier].isTransient === transient).length;
            let allowed = allowedFailures(policy, transient, retryOptions?.maxRetries);
            if (failures > allowed && isProviderDown(reason)) return parked(signal, policy, history, policy.providerParkedMs);
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
                why: `${name} failed (${reason}); it can continue at ${opensAt.toISOString()}, which is after the run's deadline`
            };
            return {
                continue: false,
                action: 'retry',
                attempt: (signal.attempt ?? history.failures.length + 1) + 1,
                backoffMs: wait,
                why: `${name} failed (${reason}); failure ${failures} of at most ${allowed} that are retried, waiting ${wait} ms`
            };
        }
        function isProviderDown(reason) {
            return 'rate_limit' === reason || 'overloaded' === reason;
        }
        function parked(signal, policy, history, ms) {
            let { reason, error } = signal.details;
            let said = void 0 === error ? '' : `: ${error.message}`;
            if (history.runAttempts >= policy.maximumRunAttempts) return stop(`${subject(signal)} failed (${reason})${said}; the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let opensAt = opensAgainAt(signal, history.now)?.getTime() ?? 0;
            let unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
            let why = `${subject(signal)} failed (${reason})${said}; parked until ${unblockAt}, run the phase again then`;
            return {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt,
                why
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
            return Math.max(closedMs, 0) + (0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__.jo)(base, failures, history.random);
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
                why: `${subject(signal)} can continue at ${estimatedUnblockTime}: ${reason}`
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
