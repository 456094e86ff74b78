export const id = 4648;
export const ids = [
    4648
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
    96000: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    54648: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CV: ()=>signalPath,
            FB: ()=>readRecentEvents,
            Fi: ()=>setAside,
            Md: ()=>fileName,
            Oc: ()=>Ledger,
            PW: ()=>ledgerDir,
            Q2: ()=>logPath,
            cu: ()=>readSignals,
            od: ()=>ledgersOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59865);
        var _error_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96000);
        var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36881);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44414);
        var _execution_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65764);
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
                return (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
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
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__.q)(text);
            } catch  {}
            return {
                status: 'failure',
                phase: '0',
                reason: 'internal',
                error: 'the signal on record cannot be read'
            };
        }
    }
};
