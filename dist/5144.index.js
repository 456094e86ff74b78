export const id = 5144;
export const ids = [
    5144
];
export const modules = {
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
    4624: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F_: ()=>ownRuns,
            H8: ()=>refOf,
            Kb: ()=>isRecent,
            Kd: ()=>fetchRecord,
            SP: ()=>shown,
            ad: ()=>isOwnRecord,
            ai: ()=>noteOwnRun,
            fT: ()=>importRecord,
            i7: ()=>isHeld,
            mh: ()=>heldElsewhere,
            rN: ()=>recordCommit
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78816);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44033);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54648);
        var _published_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54039);
        async function fetchRecord(ground) {
            let { remote, phase } = ground;
            let ref = refOf(ground);
            let commit = await remote.fetch(ref);
            if (null === commit) return null;
            let manifest = await usableState(commit, ref, ground);
            if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(manifest.phase) !== (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase)) throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
            return {
                commit,
                manifest
            };
        }
        async function usableState(commit, ref, ground) {
            try {
                return await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.un)(ground.git, commit);
            } catch (error) {
                if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk)) throw error;
                let here = `What it holds stays here as ${commit} until git clears it away`;
                throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)}: ${error.message}. ${here}. ${ground.remote.wayOut(ref)}`);
            }
        }
        function refOf({ phase, prefix }) {
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.af)(phase, prefix);
        }
        async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun }, now) {
            let { at, ...state } = now;
            let refs = await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_7__.h9)(git, (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.RW)(phase));
            let kept = refs.flatMap(({ name, commit, type })=>'commit' === type ? [
                    {
                        ref: name,
                        commit
                    }
                ] : []);
            let heartbeatAt = new Date(at).toISOString();
            let by = {
                runId,
                host,
                ...void 0 === workflowRun ? {} : {
                    workflowRun
                }
            };
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.Tb)(git, dir, {
                schemaVersion: 1,
                phase,
                ...by,
                heartbeatAt,
                ttlMs,
                ...state,
                kept
            });
        }
        async function isHeld(manifest, { now, isOver }) {
            let { workflowRun } = manifest;
            if (!isRecent(manifest, now())) return false;
            return void 0 === workflowRun || void 0 === isOver || !await isOver(workflowRun);
        }
        function isRecent({ released, heartbeatAt, ttlMs }, now) {
            return !released && Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
        }
        function heldElsewhere({ runId, host, heartbeatAt, ttlMs }, ground) {
            let { phase } = ground;
            let until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
            return `run ${runId} on ${host} is at work on phase ${phase} (${shown(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
        }
        function isOwnRecord(dir, { runId, host }, ground) {
            return host === ground.host && ownRuns({
                dir
            }).includes(runId);
        }
        function ownRuns({ dir }) {
            return ((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere)) ?? '').split('\n').filter((line)=>'' !== line);
        }
        function noteOwnRun({ dir, runId }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere), `${runId}\n`);
        }
        let listOfHere = 'runs-of-this-checkout';
        function shown({ remote }) {
            return (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_3__.Nt)(remote.name);
        }
        async function importRecord(commit, { git, dir, now }) {
            (0, _ledger_js__WEBPACK_IMPORTED_MODULE_4__.Fi)(dir, new Date(now()));
            await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.aX)(git, commit, dir);
        }
    }),
    7682: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>withLedger
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54039);
        var _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2076);
        async function withLedger({ phase }, { git, prefix }, settings, world, look) {
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase.id)), null);
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.e)(git, settings, world);
            let found = await (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)({
                git,
                remote,
                prefix,
                phase: phase.id
            });
            let dir = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
            try {
                if (null !== found) await (0, _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__.aX)(git, found.commit, dir);
                return look(dir, null !== found && (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(found.manifest, world.now()) ? found.manifest.runId : null);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
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
    })
};
