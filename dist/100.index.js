export const id = 100;
export const ids = [
    100
];
export const modules = {
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
    59865: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>isNestedTooDeep
        });
        let mostLevels = 64;
        function isNestedTooDeep(text, most = mostLevels) {
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
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59865);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
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
            let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(phase);
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            let lastSeq = 0;
            let isCounted = false;
            let isRecent = true;
            let skips = (bytes, from, to)=>lastSeq > 0 && isOfNoUse(bytes, from, to, isRecent);
            for (let { text, from } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file, skips)){
                isRecent = size - from <= recentBytes;
                if (found.length >= mostEvents || isCounted && !isRecent) break;
                let event = parseEvent(text);
                lastSeq = Math.max(lastSeq, event?.seq ?? 0);
                if (null === event) passedOver.garbage += 1;
                else if ('agent_progress' === event.event) continue;
                else if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(event.phase) !== key) passedOver.foreign.add(event.phase);
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
            let line = bytes.slice(from, to);
            let at = line.indexOf(eventField);
            if (at < 0) return false;
            let begin = at + eventField.length;
            if (line.startsWith('agent_progress"', begin)) return true;
            return !isRecent && !counting.has(line.slice(begin, line.indexOf('"', begin)));
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
            'opened',
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
            if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}')) return null;
            if (line.length > 2_000 && (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__.k)(line)) return null;
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
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.Yw)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            return file;
        }
        function mendLastLine(file) {
            if (!(0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file)) return;
            let [line] = (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file);
            let isTorn = void 0 !== line && null === parseEvent(line.text) && /^\{("|$)|\0/.test(line.text);
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
        var _event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44414);
        let heading = '# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n';
        function updateExecutionLog(path, events, { mayLag = false } = {}) {
            let readable = events.filter(({ event })=>'agent_progress' !== event);
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
                let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_4__.wj)(text);
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
                    let event = (0, _event_log_js__WEBPACK_IMPORTED_MODULE_4__.wj)(text);
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
            if ((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.k)(text)) throw new SignalError('A completion signal has few levels; this text is nested too deep');
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
