export const id = 553;
export const ids = [
    553
];
export const modules = {
    40553: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            logs: ()=>logs
        });
        var external_node_path_ = __webpack_require__(76760);
        var promises_ = __webpack_require__(58500);
        var git_git = __webpack_require__(23956);
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
        var selected_plans = __webpack_require__(40570);
        var tell_host = __webpack_require__(90298);
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
            let printer = new LogPrinter((0, tell_host.sD)({
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
    },
    37959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, complaints){
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
                        return new Lease(dir, taken, machine, ttlMs, [
                            ...complaints,
                            ...unreadable
                        ]);
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
    },
    44639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    40570: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__.q)(word.replace(/\d+/g, (digits)=>digits.padStart(2, '0')), known);
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
    }
};
