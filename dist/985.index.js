export const id = 985;
export const ids = [
    985
];
export const modules = {
    42939: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            G3: ()=>tryOpen,
            fR: ()=>replaceFile,
            o_: ()=>tryRead,
            ol: ()=>listDir,
            tk: ()=>removeDrafts
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function replaceFile(path, content, kind = 'lasting') {
            let temporary = null;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                    recursive: true
                });
                let made = openNew(path);
                temporary = made.temporary;
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(made.file, content);
                    if ('lasting' === kind) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(made.file);
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(made.file);
                }
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
            } catch (cause) {
                if (null !== temporary) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                    force: true
                });
                throw new Error(`${path} could not be written: ${cause.message}; nothing was replaced`, {
                    cause
                });
            }
        }
        function openNew(path) {
            for(let number = 1;; number += 1){
                let temporary = `${path}.${number}.tmp`;
                try {
                    let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
                    for(let earlier = 1; earlier < number; earlier += 1)removeOld(`${path}.${earlier}.tmp`, file);
                    return {
                        temporary,
                        file
                    };
                } catch (cause) {
                    if ('EEXIST' !== cause.code || 100 === number) throw cause;
                }
            }
        }
        function removeDrafts(path) {
            for(let number = 1; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${path}.${number}.tmp`, {
                throwIfNoEntry: false
            }); number += 1)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.${number}.tmp`, {
                recursive: true,
                force: true
            });
        }
        function removeOld(temporary, than) {
            let left = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(temporary, {
                throwIfNoEntry: false
            });
            if (left && left.mtimeMs < (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(than).mtimeMs - 60_000) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                recursive: true,
                force: true
            });
        }
        let largest = 67108864;
        function tryRead(path) {
            let file = tryOpen(path);
            if (null === file) return null;
            try {
                let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (size > largest) throw new Error(`${path} has ${size} bytes, more than the ${largest} that are read`);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function tryOpen(path, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch (cause) {
                if (nothingThere.has(cause.code ?? '')) return null;
                throw cause;
            }
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile()) return file;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            return null;
        }
        function listDir(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).sort();
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        let nothingThere = new Set([
            'ENOENT',
            'ENOTDIR',
            'ELOOP',
            'ENXIO',
            'EISDIR'
        ]);
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
    88240: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Kd: ()=>withoutZeros,
            Tf: ()=>phaseNumber,
            dk: ()=>compareNatural,
            nm: ()=>phaseKey,
            u1: ()=>samePhase
        });
        function phaseKey(id) {
            let number = phaseNumber(id);
            if (null === number) return id.trim().toLowerCase();
            return number.split('.').map(withoutZeros).join('.').toUpperCase();
        }
        function samePhase(a, b) {
            return phaseKey(a) === phaseKey(b);
        }
        function phaseNumber(id) {
            return token.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
        }
        let token = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;
        function withoutZeros(number) {
            return number.replace(/^0+(?=\d)/, '');
        }
        function compareNatural(a, b) {
            let left = a.match(/\d+|\D+/g) ?? [];
            let right = b.match(/\d+|\D+/g) ?? [];
            for(let at = 0; at < Math.min(left.length, right.length); at++){
                let order = compareParts(left[at] ?? '', right[at] ?? '');
                if (0 !== order) return order;
            }
            return left.length - right.length || compareText(a, b);
        }
        function compareParts(a, b) {
            if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b);
            let [left, right] = [
                withoutZeros(a),
                withoutZeros(b)
            ];
            return left.length - right.length || compareText(left, right);
        }
        function compareText(a, b) {
            return a < b ? -1 : a > b ? 1 : 0;
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
    44639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed
        });
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
    }
};
