export const id = 4235;
export const ids = [
    4235
];
export const modules = {
    47601: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            upload: ()=>upload
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47199);
        var _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18570);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23152);
        async function upload(_, settings, world) {
            if ('' === settings['output-dir']) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.eb('output-dir: found nothing; name the folder with the result');
            let into = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings['output-dir']);
            let receipt = await (0, _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_2__.ug)((0, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_1__.NT)(into).leg.artifact, into, settings, world);
            if (null === receipt) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.eb('there is no artifact service here, so the result cannot be uploaded');
            let text = `uploaded ${receipt.name}`;
            return {
                exitCode: 0,
                json: receipt,
                text,
                outputs: {
                    receipt: JSON.stringify(receipt)
                }
            };
        }
    }),
    50229: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G3: ()=>tryOpen,
            Yw: ()=>syncFolder,
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
                if ('lasting' === kind) syncFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            } catch (cause) {
                if (null !== temporary) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                    force: true
                });
                throw new Error(`${path} could not be written: ${cause.message}; nothing was replaced`, {
                    cause
                });
            }
        }
        function syncFolder(folder) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
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
    }),
    78027: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>withoutControls
        });
        function withoutControls(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    }),
    59865: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>isNestedTooDeep,
            q: ()=>parseJson
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
        function parseJson(text) {
            if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${mostLevels} levels`);
            return namesPrototype.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
        }
        let namesPrototype = /__proto__|\\u00(?:5f|6f|7[024])/i;
        function withoutPrototype(key, value) {
            return '__proto__' === key ? void 0 : value;
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
    88240: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    44639: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            Yi: ()=>clockText,
            _u: ()=>plainEnd,
            hS: ()=>counted,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed,
            y1: ()=>plainLines
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78027);
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.D)(text).replaceAll('##[', '## [');
        }
        function plainEnd(text) {
            return `${/^ */.exec(text)?.[0] ?? ''}${plain(text)}`;
        }
        function plainLines(text) {
            return text.split('\n').map(plainEnd).join('\n');
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
        function clockText(ms) {
            let seconds = Math.max(0, Math.floor(ms / 1000));
            let minutes = Math.floor(seconds / 60);
            let two = (part)=>String(part).padStart(2, '0');
            return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
        }
        function counted(number, noun) {
            return `${number} ${noun}${1 === number ? '' : 's'}`;
        }
    }),
    57733: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB,
            F8: ()=>SignalError,
            FL: ()=>CompletionSignal,
            Ld: ()=>withSignalCommits,
            _w: ()=>parseSignal,
            oV: ()=>withWarnings
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59865);
        var _commit_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(990);
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
        function withSignalCommits(signal, as) {
            return parseSignal({
                ...signal.toJSON(),
                details: (0, _commit_names_js__WEBPACK_IMPORTED_MODULE_1__.Q)(signal.details, as)
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
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__.q)(text);
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
    }),
    64377: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            w$: ()=>datetime
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
    })
};
