export const id = 5030;
export const ids = [
    5030
];
export const modules = {
    36684: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    44414: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>parseLine,
            Ls: ()=>recentEvents,
            vu: ()=>EventLog
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59865);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36881);
        var _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88732);
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
                events: (0, _readings_signed_commits_js__WEBPACK_IMPORTED_MODULE_5__.x2)(events),
                lines,
                lastSeq,
                complaints: passedOver.complaints
            };
        }
        function phaseTest(phase) {
            let key = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase);
            let known = new Map();
            return (found)=>{
                let isOfIt = known.get(found) ?? (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(found) === key;
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
            if (line.length > 2_000 && (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_7__.k)(line)) return null;
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
    }),
    55030: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            u: ()=>appendToExecutionLog,
            I: ()=>updateExecutionLog
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var file_tail = __webpack_require__(36684);
        var ledger_event = __webpack_require__(36881);
        var report_text = __webpack_require__(44639);
        function wordsOf(line) {
            if ((0, ledger_event.xH)(line)) return words[line.event](line);
            let { signal } = line;
            let result = isObject(signal) && isObject(signal.details) ? whyOf(signal.details) : '';
            return {
                what: line.event.replaceAll('_', ' '),
                result
            };
        }
        let words = {
            phase_start: ({ plans, done, agent, runId, base })=>({
                    what: 'run started',
                    result: `${(0, report_text.hS)(plans.length, 'plan')}, ${done.length} complete; agent ${agent}; run ${runId}`,
                    commit: base
                }),
            phase_complete: (event)=>endOfPhase('phase complete', event),
            phase_failed: (event)=>endOfPhase('phase failed', event),
            phase_blocked: (event)=>endOfPhase('phase blocked', event),
            phase_skipped: (event)=>endOfPhase('phase skipped', event),
            attempt_start: ({ attempt, isLost })=>({
                    what: `attempt ${attempt} started`,
                    ...isLost ? {
                        result: 'its job was lost'
                    } : {}
                }),
            checkpoint: ({ tag, head })=>({
                    what: 'checkpoint',
                    result: tag,
                    commit: head
                }),
            setup_start: ({ command = '' })=>({
                    what: 'setup started',
                    result: command
                }),
            salvage: ({ from })=>({
                    what: 'earlier work taken up',
                    result: from
                }),
            agent_start: ({ agent, timeoutMs })=>({
                    what: 'agent started',
                    result: `${agent}, for ${(0, report_text.vk)(timeoutMs)} at most`
                }),
            handoff_start: ({ why })=>({
                    what: 'agent asked to hand over',
                    result: why
                }),
            agent_progress: ()=>null,
            agent_spend: ()=>null,
            agent_end: (event)=>({
                    what: 'agent ended',
                    result: endOfAgent(event)
                }),
            agent_words: ()=>null,
            adopt: ({ attempt, from })=>({
                    what: `attempt ${attempt} taken over`,
                    result: `from run ${from}`
                }),
            set_back: ({ files })=>({
                    what: 'changes of the agent undone',
                    result: listed(files)
                }),
            verify_start: ({ commands })=>({
                    what: 'verification started',
                    result: (0, report_text.hS)(commands, 'command')
                }),
            verify: ({ passed, findings })=>({
                    what: passed ? 'verification passed' : 'verification failed',
                    ...passed ? {} : {
                        result: findingsText(findings)
                    }
                }),
            repair: ({ repair, details })=>({
                    what: `repair ${repair} started`,
                    result: details
                }),
            commit: ({ summaryFromFacts, part })=>({
                    what: void 0 === part ? 'work accepted' : 'work before a question accepted',
                    ...summaryFromFacts ? {
                        result: 'the agent wrote no SUMMARY; one was written from facts'
                    } : {}
                }),
            fold: ({ branch, commit })=>({
                    what: 'merged',
                    result: branch ? `onto ${branch}` : '',
                    commit
                }),
            settled: ({ head })=>({
                    what: 'committed',
                    commit: head
                }),
            part: ({ upTo, commit })=>({
                    what: 'part committed',
                    result: `tasks before ${upTo + 1}`,
                    commit
                }),
            answered: ({ approved, by })=>({
                    what: approved ? 'approved' : 'answered',
                    result: `by ${by}`
                }),
            attempt_failed: ({ attempt, error_type = '', details = '' })=>({
                    what: `attempt ${attempt} failed`,
                    result: joined(error_type, details)
                }),
            rollback: ({ kept, base })=>({
                    what: 'rolled back',
                    result: keptText(kept),
                    commit: base
                }),
            retry_wait: ({ backoffMs, why })=>({
                    what: `next attempt in ${(0, report_text.vk)(backoffMs)}`,
                    result: why
                }),
            recovered: ({ attempt, of, kept, cutOffRun })=>({
                    what: `recovered ${of ?? `attempt ${attempt ?? ''}`.trim()}`,
                    result: [
                        `run ${cutOffRun} was cut off`,
                        keptText(kept)
                    ].filter((text)=>'' !== text).join('; ')
                }),
            plan_complete: (event)=>endOfPlan('plan complete', event),
            plan_failed: (event)=>endOfPlan('plan failed', event),
            plan_blocked: (event)=>endOfPlan('plan blocked', event),
            plan_skipped: (event)=>endOfPlan('plan skipped', event),
            summary_adopted: ({ head, evidence })=>({
                    what: 'SUMMARY verified',
                    result: `evidence: ${evidence}`,
                    commit: head
                }),
            judge_start: ({ commit })=>({
                    what: 'judging of a clean copy started',
                    commit
                }),
            judge_end: ({ commands, durationMs, commandMs, commit })=>({
                    what: 'clean copy judged',
                    result: `${(0, report_text.hS)(commands, 'command')} in ${(0, report_text.vk)(durationMs + commandMs)}`,
                    commit
                }),
            tests_start: ({ command, commit })=>({
                    what: 'tests started',
                    result: command,
                    commit
                }),
            tests_end: ({ verdict, passed, failed, reasons, commit })=>({
                    what: 'tests ended',
                    result: joined(verdict, [
                        counts(passed, failed),
                        ...reasons
                    ].filter((text)=>'' !== text).join('; ')),
                    commit
                }),
            tests_base: ({ verdict, commit })=>({
                    what: 'tests before the phase',
                    result: joined(verdict.verdict, counts(verdict.passed, verdict.failed)),
                    commit
                }),
            verifier_start: ({ report })=>({
                    what: 'verifier started',
                    result: report
                }),
            verifier_end: ({ ok, reason, report })=>({
                    what: 'verifier ended',
                    result: ok ? report : joined('failed', reason ?? '')
                }),
            signed: ({ commits, to })=>({
                    what: `${(0, report_text.hS)(commits.length, 'commit')} signed by the host`,
                    commit: to
                }),
            warning: ({ message })=>({
                    what: 'warning',
                    result: message
                }),
            opened: ({ job = '', start })=>({
                    what: 'chained run opened',
                    result: '' === job ? '' : `job ${job}`,
                    commit: start
                }),
            round_start: ({ round, jobs, base })=>({
                    what: `round ${round} started`,
                    result: (0, report_text.hS)(jobs.length, 'job'),
                    commit: base
                }),
            leg: ({ result })=>({
                    what: 'job integrated',
                    result
                }),
            round_end: ({ round })=>({
                    what: `round ${round} ended`
                })
        };
        function endOfPhase(what, event) {
            let { exitStatus, reason, complete, plans, iterations, durationMs, signal, why = '' } = event;
            let cause = 'COMPLETED' === exitStatus ? '' : whyOf(signal.details) || why || reason;
            let tally = `${complete} of ${(0, report_text.hS)(plans, 'plan')}, ${(0, report_text.hS)(iterations, 'attempt')}, ${(0, report_text.vk)(durationMs)}`;
            return {
                what,
                result: `${joined(exitStatus, cause)}; ${tally}`
            };
        }
        function endOfPlan(what, { signal }) {
            let { attempt, details, status } = signal;
            let which = void 0 === attempt ? '' : `attempt ${attempt}`;
            let evidence = 'success' === status ? levelOf(details.evidence) : '';
            return {
                what,
                result: 'success' === status ? [
                    which,
                    evidence
                ].filter((text)=>'' !== text).join(', ') : whyOf(details)
            };
        }
        function levelOf(evidence) {
            let level = isObject(evidence) ? evidence.level : void 0;
            return 'string' == typeof level ? `evidence: ${level}` : '';
        }
        function endOfAgent({ ok, reason, exitCode, durationMs, spent }) {
            let how = ok ? 'by itself' : joined(reason ?? 'failed', 'number' == typeof exitCode ? `exit code ${exitCode}` : '');
            let cost = spent?.isCostKnown && spent.costUsd > 0 ? `, $${spent.costUsd.toFixed(2)}` : '';
            return `${how}, after ${(0, report_text.vk)(durationMs)}${cost}`;
        }
        function whyOf(details) {
            let { reason, error } = details;
            let message = isObject(error) ? error.message : error;
            return joined('string' == typeof reason ? reason : '', 'string' == typeof message ? message : '');
        }
        function findingsText(findings) {
            let messages = (Array.isArray(findings) ? findings : []).flatMap((finding)=>isObject(finding) && true !== finding.passed && 'string' == typeof finding.message ? [
                    finding.message
                ] : []);
            return listed(messages, '; ');
        }
        function counts(passed, failed) {
            return null === passed ? '' : `${passed} passed, ${failed ?? 0} failed`;
        }
        function keptText(kept) {
            return null === kept ? '' : `its work is kept in ${kept}`;
        }
        function joined(head, rest) {
            return '' === rest || rest === head ? head : '' === head ? rest : `${head}: ${rest}`;
        }
        function listed(texts, separator = ', ') {
            let more = texts.length > 3 ? [
                `${texts.length - 3} more`
            ] : [];
            return [
                ...texts.slice(0, 3),
                ...more
            ].join(separator);
        }
        function isObject(value) {
            return 'object' == typeof value && null !== value;
        }
        var execution_row = __webpack_require__(73230);
        let heading = `# Execution Log

Written by Phase Executor: what happened, oldest first. The record of the phase (events.ndjson, in the git directory)
has every event in full.

`;
        function updateExecutionLog(path, events, { mayLag = false } = {}) {
            let readable = events.filter(({ event })=>!(0, ledger_event.mT)(event) || !(0, ledger_event.JC)(event).fleeting);
            let file = (0, atomic_file.G3)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND);
            try {
                let missing = null === file ? readable : lacking(file, readable);
                let rows = missing.map(rowOrNothing).join('');
                if ('' === rows) return;
                if (mayLag && null !== file && isNotWorthIt(rows.length, (0, external_node_fs_.fstatSync)(file).size)) return;
                if (null === file) (0, atomic_file.fR)(path, `${heading}${execution_row.PP}${rows}`);
                else {
                    (0, external_node_fs_.appendFileSync)(file, `${beforeRows(file)}${rows}`);
                    (0, external_node_fs_.fsyncSync)(file);
                }
            } finally{
                if (null !== file) (0, external_node_fs_.closeSync)(file);
            }
        }
        function rowOrNothing(event) {
            let words = wordsOf(event);
            return null === words ? '' : (0, execution_row.OB)(event, words);
        }
        function beforeRows(file) {
            let [last] = (0, file_tail.R)(file);
            let { size } = (0, external_node_fs_.fstatSync)(file);
            let isDirectlyBefore = void 0 !== last && size - last.from <= Buffer.byteLength(last.text) + 1;
            let isTable = isDirectlyBefore && (0, execution_row.aH)(last.text);
            return `${(0, file_tail.u)(file) ? '\n' : ''}${isTable || 0 === size ? '' : '\n'}${isTable ? '' : execution_row.PP}`;
        }
        function isNotWorthIt(added, size) {
            return size > 262144 && added < size / 20;
        }
        function appendToExecutionLog(planning, event) {
            let path = (0, external_node_path_.join)(planning, 'EXECUTION_LOG.md');
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
            for (let { text } of (0, file_tail.R)(file, isOther)){
                let key = (0, execution_row.xB)(text);
                let at = null === key ? void 0 : places.get(eventKey(key));
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
            let file = (0, atomic_file.G3)(path);
            if (null === file) return 0;
            try {
                for (let { text } of (0, file_tail.R)(file)){
                    let key = (0, execution_row.xB)(text);
                    if (null !== key) return key.seq;
                }
                return 0;
            } finally{
                (0, external_node_fs_.closeSync)(file);
            }
        }
        function eventKey({ runId, seq }) {
            return `${runId} ${seq}`;
        }
    }),
    73230: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bv: ()=>wholeEventIn,
            OB: ()=>rowOf,
            PP: ()=>tableHead,
            aH: ()=>isInTable,
            xB: ()=>keyIn
        });
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44414);
        let tableHead = '| Time (UTC) | Plan | What happened | Result | Commit |\n| --- | --- | --- | --- | --- |\n';
        let longestCell = 240;
        function rowOf(event, { what, result = '', commit }) {
            let plan = 'string' == typeof event.plan ? event.plan : `phase ${event.phase}`;
            let isWhole = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.mT)(event.event) && 'ends' in (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event);
            let { runId, seq, event: kind } = event;
            let comment = `<!-- ${inComment(JSON.stringify(isWhole ? event : {
                runId,
                seq,
                event: kind
            }))} -->`;
            let time = event.at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
            let cells = [
                (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(time, 40),
                (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan, 80),
                (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(what, 80),
                (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(result, longestCell)
            ];
            return `| ${[
                ...cells,
                `${commit ? `${(0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(commit, 12).replace('…', '')} ` : ''}${comment}`
            ].join(' | ')} |\n`;
        }
        function keyIn(line) {
            let event = wholeEventIn(line);
            if (null !== event) return event;
            try {
                let { runId, seq } = JSON.parse(commentIn(line) ?? 'null') ?? {};
                return 'string' == typeof runId && Number.isSafeInteger(seq) ? {
                    runId,
                    seq
                } : null;
            } catch  {
                return null;
            }
        }
        function wholeEventIn(line) {
            return (0, _event_log_js__WEBPACK_IMPORTED_MODULE_1__.A)(line.startsWith('|') ? commentIn(line) ?? '' : line);
        }
        function isInTable(line) {
            return line.startsWith('|') && (null !== keyIn(line) || tableHead.endsWith(`${line}\n`));
        }
        function commentIn(line) {
            let at = line.lastIndexOf('<!-- ');
            let end = line.lastIndexOf(' -->');
            return line.startsWith('|') && at >= 0 && end > at ? line.slice(at + 5, end) : null;
        }
        function inComment(json) {
            let escaped = (sign)=>`\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
            return json.replace(/[<>&@`!~*|]/g, escaped).replace(/(?<=\])\(/g, escaped).replace(/--+/g, (signs)=>[
                    ...signs
                ].map(escaped).join(''));
        }
    }),
    88732: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            o_: ()=>namedNow,
            s9: ()=>lastSigning,
            x2: ()=>withSignedCommits
        });
        var _signal_commit_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(990);
        function namedNow(events) {
            let names = new Map();
            for (let event of events.toReversed())if ('signed' === event.event) addNames(names, event);
            return (sha)=>names.get(sha) ?? sha;
        }
        function withSignedCommits(events) {
            if (!events.some(({ event })=>'signed' === event)) return events;
            let names = new Map();
            let told = events.toReversed().map((event)=>{
                if ('signed' !== event.event) return renamed(event, names);
                addNames(names, event);
                return event;
            });
            return told.reverse();
        }
        function lastSigning(events) {
            return events.findLast((event)=>'signed' === event.event) ?? null;
        }
        function addNames(names, { commits }) {
            for (let [before, after] of commits)names.set(before, names.get(after) ?? after);
        }
        function renamed(event, names) {
            if (0 === names.size) return event;
            let fields = 'part' === event.event ? [
                'head'
            ] : [
                'head',
                'base',
                'commit'
            ];
            let told = {
                ...event
            };
            for (let field of fields){
                let now = names.get(String(told[field]));
                if (void 0 !== now) told[field] = now;
            }
            if ('signal' in event) {
                let details = (0, _signal_commit_names_js__WEBPACK_IMPORTED_MODULE_0__.Q)(event.signal.details, (sha)=>names.get(sha) ?? sha);
                told.signal = {
                    ...event.signal,
                    details
                };
            }
            return told;
        }
    }),
    23327: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            ES: ()=>wellFormed,
            OF: ()=>fenced,
            nv: ()=>unseen
        });
        let mostRead = 16384;
        let escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
        let controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
        let unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
        function fenced(text, { lines, columns } = {
            lines: 12,
            columns: 240
        }) {
            let clean = text.slice(-mostRead).replace(escapes, '').replace(/\r\n?/g, '\n').replace(controls, ' ').replace(unseen, '').replace(/<!--/g, '<! --').split('\n').map((line)=>wellFormed(line.length > columns ? `${line.slice(0, columns)}…` : line).trimEnd());
            while('' === clean.at(-1))clean.pop();
            let shown = clean.slice(-lines);
            let left = clean.length - shown.length;
            let body = [
                ...left > 0 ? [
                    `… ${left} ${1 === left ? 'line' : 'lines'} before`
                ] : [],
                ...shown
            ].join('\n');
            let longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run)=>run.length));
            let fence = '`'.repeat(Math.max(3, longest + 1));
            return `${fence}text\n${body}\n${fence}`;
        }
        function wellFormed(text) {
            return Buffer.from(text, 'utf8').toString('utf8');
        }
    }),
    63021: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>inert
        });
        var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23327);
        let joiner = '&#8203;';
        function inert(text, limit = 500) {
            let line = text.slice(0, Math.max(4 * limit, 4_096)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(_fence_js__WEBPACK_IMPORTED_MODULE_0__.nv, '').trim();
            let capped = (0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.ES)(line.length > limit ? `${line.slice(0, limit)}…` : line);
            return capped.replace(/[&<>]/g, (sign)=>({
                    '&': '&amp;',
                    '<': '&lt;',
                    '>': '&gt;'
                })[sign] ?? sign).replace(/[\\`*_{}[\]()#|~!]/g, (sign)=>`\\${sign}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/@/g, `&#64;${joiner}`).replace(/\b(GH-)(?=\d)/gi, `$1${joiner}`).replace(/\bwww\./gi, `www${joiner}.`).replace(/:\/\//g, `&#58;${joiner}//`);
        }
    }),
    990: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>withCommitNames
        });
        let aboutCommits = [
            'judged',
            'tests',
            'verification'
        ];
        function withCommitNames(details, as) {
            let told = Object.entries(details).map(([key, value])=>{
                let commit = aboutCommits.includes(key) ? value?.commit : void 0;
                return [
                    key,
                    'string' == typeof commit ? {
                        ...value,
                        commit: as(commit)
                    } : value
                ];
            });
            return Object.fromEntries(told);
        }
    })
};
