export const id = 553;
export const ids = [
    553
];
export const modules = {
    40553: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            logs: ()=>logs
        });
        var external_node_path_ = __webpack_require__(76760);
        var promises_ = __webpack_require__(58500);
        var git_git = __webpack_require__(26488);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var external_node_fs_ = __webpack_require__(73024);
        var atomic_file = __webpack_require__(50229);
        function attemptLogs(dir, plans) {
            let names = (0, atomic_file.ol)((0, external_node_path_.join)(dir, 'logs'));
            return plans.flatMap((plan)=>{
                let prefix = `${(0, ledger.Md)(plan)}-a`;
                let found = names.flatMap((name)=>{
                    let [, attempt, of = 'agent'] = name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length)) || [];
                    let path = (0, external_node_path_.join)(dir, 'logs', name);
                    let file = void 0 === attempt ? void 0 : (0, external_node_fs_.statSync)(path, {
                        throwIfNoEntry: false
                    });
                    if (!file?.isFile()) return [];
                    return [
                        {
                            plan,
                            attempt: Number(attempt),
                            of,
                            path,
                            changedAt: file.mtimeMs
                        }
                    ];
                });
                return found.sort((one, other)=>one.attempt - other.attempt || one.changedAt - other.changedAt);
            });
        }
        var opening = __webpack_require__(49607);
        var phase_id = __webpack_require__(88240);
        var waits = __webpack_require__(21999);
        var report_text = __webpack_require__(44639);
        let chunkBytes = 1048576;
        let longestLine = 65536;
        class LogReader {
            #path;
            #position = 0;
            #rest = Buffer.alloc(0);
            constructor(path){
                this.#path = path;
            }
            *read(end) {
                let file = (0, atomic_file.G3)(this.#path);
                if (null !== file) try {
                    yield* this.#chunks(file);
                } finally{
                    (0, external_node_fs_.closeSync)(file);
                }
                if (!end || 0 === this.#rest.length) return;
                yield this.#rest.toString('utf8');
                this.#rest = Buffer.alloc(0);
            }
            *#chunks(file) {
                if ((0, external_node_fs_.fstatSync)(file).size < this.#position) this.#position = 0;
                let chunk = Buffer.alloc(chunkBytes);
                for(;;){
                    let count = (0, external_node_fs_.readSync)(file, chunk, 0, chunkBytes, this.#position);
                    if (0 === count) return;
                    this.#position += count;
                    let bytes = Buffer.concat([
                        this.#rest,
                        chunk.subarray(0, count)
                    ]);
                    let cut = bytes.lastIndexOf(10);
                    let isLong = cut < 0 && bytes.length > longestLine;
                    let lines = isLong ? bytes : bytes.subarray(0, Math.max(0, cut));
                    this.#rest = Buffer.from(isLong ? [] : bytes.subarray(cut + 1));
                    if (lines.length > 0 || cut >= 0) yield lines.toString('utf8');
                }
            }
        }
        var prepare = __webpack_require__(2097);
        var read_schedule = __webpack_require__(77690);
        var redactor = __webpack_require__(67450);
        var selected_plans = __webpack_require__(40570);
        var settings_settings = __webpack_require__(23152);
        let pollMs = 300;
        async function logs([ref, plan], settings, world) {
            if (void 0 === ref) throw new settings_settings.eb('logs: expected a phase, such as: logs 07, or logs 07 07-03');
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let dir = (0, ledger.PW)(git.gitDir, (0, prepare.MT)(git, root), (0, phase_id.nm)(read.phase.id));
            let selected = (0, selected_plans.E)(read, void 0 === plan ? [] : [
                plan
            ], 'logs');
            let all = read.schedule.plans.map((each)=>each.plan.id);
            let wanted = {
                dir,
                plans: all.filter((id)=>null === selected || selected.has(id)),
                attempt: settings.attempt
            };
            let isAtWork = ()=>runsHere(read, dir, git, world);
            if (!settings.follow || !isAtWork()) refuseNothing(wanted, read.phase.id);
            let printer = new LogPrinter((0, redactor.sD)({
                settings,
                world
            }), world.print);
            while(settings.follow && isAtWork() && !world.interrupt.soon.aborted){
                printer.show(logsOf(wanted), false);
                let pause = (0, promises_.setTimeout)(pollMs, void 0, {
                    signal: world.interrupt.soon
                }).catch(()=>void 0);
                await waits.l.for('the run', pollMs + 60_000, pause);
            }
            let shown = logsOf(wanted);
            printer.show(shown, true);
            let json = {
                phase: read.phase.id,
                logs: shown.map(({ plan: of, ...log })=>({
                        plan: of,
                        ...log
                    }))
            };
            return {
                exitCode: 0,
                json,
                text: `==> ${(0, report_text.hS)(shown.length, 'log')} in ${(0, report_text.pj)((0, external_node_path_.join)(dir, 'logs'))} <==`
            };
        }
        function logsOf({ dir, plans, attempt }) {
            return attemptLogs(dir, plans).filter((log)=>null === attempt || log.attempt === attempt);
        }
        function refuseNothing({ dir, plans, attempt }, phase) {
            let found = attemptLogs(dir, plans);
            let of = 1 === plans.length ? `plan ${plans[0]}` : `phase ${phase}`;
            if (0 === found.length) throw new settings_settings.eb(`logs: there are no logs of ${of} in this checkout; those of chained jobs are in the artifacts of their run`);
            if (null === attempt || found.some((log)=>log.attempt === attempt)) return;
            let known = [
                ...new Set(found.map((log)=>log.attempt))
            ].sort((one, other)=>one - other);
            throw new settings_settings.eb(`attempt: found ${attempt}, but the logs of ${of} are of attempt ${known.join(', ')}`);
        }
        function runsHere({ phase }, dir, git, { machine }) {
            let holder = (0, lease.Fp)(git.gitDir, machine);
            if (null === holder) return false;
            let events = (0, ledger.FB)(dir, phase.id);
            let begun = events.findLast(({ event })=>'phase_start' === event);
            return begun?.runId === holder.runId && null === (0, opening.SN)(events);
        }
        class LogPrinter {
            #redact;
            #print;
            #readers = new Map();
            #last = '';
            constructor(redact, print){
                this.#redact = redact;
                this.#print = print;
            }
            show(all, isEnd) {
                for (let log of all){
                    let reader = this.#readers.get(log.path) ?? new LogReader(log.path);
                    this.#readers.set(log.path, reader);
                    for (let text of reader.read(isEnd))this.#tell(log, text);
                }
            }
            #tell({ path, plan, attempt, of }, text) {
                if (this.#last !== path) this.#print(`==> plan ${(0, report_text.pj)(plan)}, attempt ${attempt}: ${of} <==`);
                this.#last = path;
                for (let line of this.#redact(text).split('\n'))this.#print((0, report_text._u)(line));
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
    25827: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>redactor
        });
        let mask = '***';
        let shortestSecret = 6;
        function redactor(secrets) {
            let forms = [
                ...new Set(secrets.flatMap(linesOf).flatMap(formsOf))
            ].filter((form)=>form.length >= shortestSecret);
            forms.sort((one, other)=>other.length - one.length);
            let values = 0 === forms.length ? [] : [
                [
                    new RegExp(forms.map(literal).join('|'), 'g'),
                    mask
                ]
            ];
            return (text)=>[
                    ...values,
                    ...tokenForms
                ].reduce((left, [form, shown])=>left.replace(form, shown), text);
        }
        let tokenForms = [
            [
                /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
                mask
            ],
            [
                /gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g,
                mask
            ],
            [
                /github_pat_[A-Za-z0-9_]{20,4000}/g,
                mask
            ],
            [
                /\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bsk-[A-Za-z0-9_-]{16,4000}/g,
                mask
            ],
            [
                /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
                mask
            ],
            [
                /AIza[A-Za-z0-9_-]{35}/g,
                mask
            ],
            [
                /\bya29\.[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bxapp-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bnpm_[A-Za-z0-9]{30,4000}/g,
                mask
            ],
            [
                /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g,
                mask
            ],
            [
                /\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b((?:proxy-)?authorization\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?(?:[a-z]{1,20}[ \t]{1,10})?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b(x-api-key\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /(:\/\/)[^\s/@"'<>]{1,1000}@/g,
                `$1${mask}@`
            ]
        ];
        function linesOf(secret) {
            let lines = secret.split(/\r?\n/).map((line)=>line.trim());
            return 1 === lines.length ? lines : [
                secret.trim(),
                ...lines
            ];
        }
        function formsOf(secret) {
            let bytes = Buffer.from(secret, 'utf8');
            if (bytes.length < shortestSecret) return [];
            let wellFormed = bytes.toString('utf8');
            let json = JSON.stringify(secret).slice(1, -1);
            let urlForms = [
                encodeURIComponent(wellFormed),
                new URLSearchParams([
                    [
                        '',
                        wellFormed
                    ]
                ]).toString().slice(1)
            ];
            let lowerCase = urlForms.map((form)=>form.replace(/%[0-9A-F]{2}/g, (code)=>code.toLowerCase()));
            let escaped = [
                json,
                JSON.stringify(json).slice(1, -1)
            ];
            return [
                secret,
                ...base64Forms(bytes),
                bytes.toString('hex'),
                ...urlForms,
                ...lowerCase,
                ...escaped
            ];
        }
        function base64Forms(bytes) {
            return [
                0,
                1,
                2
            ].flatMap((shift)=>{
                let encoded = Buffer.concat([
                    Buffer.alloc(shift),
                    bytes
                ]).toString('base64').replace(/=+$/, '');
                let from = Math.ceil(8 * shift / 6);
                let own = encoded.slice(from, Math.floor((shift + bytes.length) * 8 / 6));
                return [
                    encoded.slice(from),
                    own
                ].flatMap((form)=>[
                        form,
                        form.replaceAll('+', '-').replaceAll('/', '_')
                    ]);
            });
        }
        function literal(text) {
            return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign)=>`\\${sign}`);
        }
    }),
    67450: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            nA: ()=>withEachText,
            pc: ()=>redacted,
            sD: ()=>redactorFor
        });
        var _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25827);
        var _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4723);
        var _webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44230);
        function redacted(body, place) {
            return redactorFor(place)(body);
        }
        function redactorFor({ settings, world: { environment } }) {
            let named = [
                ...settings['agent-env'],
                ..._webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__.l
            ].map((name)=>environment[name] ?? '');
            let headers = _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.$_.flatMap((name)=>Object.entries((0, _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.jR)(environment[name])).flatMap(secretIn));
            let words = headers.flatMap((value)=>[
                    value,
                    ...value.split(' ').slice(1)
                ]);
            return (0, _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__.$)([
                ...named,
                ...words,
                settings['notify-url'],
                settings['github-token']
            ]);
        }
        function secretIn([name, value]) {
            return /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20 ? [
                value
            ] : [];
        }
        function withEachText(value, change) {
            if ('string' == typeof value) return change(value);
            if (Array.isArray(value)) return value.map((each)=>withEachText(each, change));
            if ('object' != typeof value || null === value) return value;
            return Object.fromEntries(Object.entries(value).map(([key, each])=>[
                    key,
                    withEachText(each, change)
                ]));
        }
    }),
    40570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>refuseUnready,
            E: ()=>selectedPlans
        });
        var _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55392);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        function selectedPlans({ phase, schedule }, words, by = 'only') {
            if (0 === words.length) return null;
            let known = schedule.plans.map(({ plan })=>plan.id);
            let resolve = (0, _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__.A)(phase);
            let selected = new Set();
            let wrong = [];
            for (let word of words){
                let found = resolve(word);
                if ('plan' === found.kind && known.includes(found.id)) selected.add(found.id);
                else wrong.push(notAPlan(word, known, phase.id, by));
            }
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
            return selected;
        }
        function notAPlan(word, known, phase, by) {
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__.qw)(word.replace(/\d+/g, (digits)=>digits.padStart(2, '0')), known);
            let meant = null === near ? '' : `; did you mean ${near}?`;
            let plans = known.slice(0, 20).join(', ') + (known.length > 20 ? ` and ${known.length - 20} more` : '');
            return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
        }
        function refuseUnready(only, { schedule, progress, found, phase }) {
            if (null === only) return;
            let isOpen = (id)=>!progress.done.has(id);
            let wrong = schedule.plans.flatMap(({ plan, dependsOn })=>{
                let lacking = dependsOn.filter((id)=>isOpen(id) && !only.has(id));
                if (!only.has(plan.id) || !isOpen(plan.id) || 0 === lacking.length) return [];
                let is = 1 === lacking.length ? 'which is' : 'which are';
                return [
                    `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`
                ];
            });
            let atWork = [
                ...found.orphans.keys()
            ].filter((id)=>!only.has(id));
            if (atWork.length > 0) wrong.push(`only: the agent of plan ${atWork.join(', ')} is still at work from an earlier run; take its work in first: phase-executor adopt ${phase.id}`);
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
        }
    }),
    44230: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>webhookHeaders,
            l: ()=>notifySecrets
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        let notifySecrets = [
            'PHASE_EXECUTOR_NOTIFY_SECRET',
            'PHASE_EXECUTOR_NOTIFY_URL'
        ];
        function webhookHeaders(body, secret, now) {
            let id = `msg_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex').slice(0, 32)}`;
            let at = String(Math.floor(now / 1_000));
            let named = {
                'webhook-id': id,
                'webhook-timestamp': at,
                'idempotency-key': id
            };
            if ('' === secret) return named;
            let signed = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
            let asOnGithub = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(body).digest('hex');
            return {
                ...named,
                'webhook-signature': `v1,${signed}`,
                'x-hub-signature-256': `sha256=${asOnGithub}`
            };
        }
        function keyOf(secret) {
            let [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
            return void 0 === encoded ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
        }
    })
};
