export const id = 1638;
export const ids = [
    1638
];
export const modules = {
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
    4624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69416);
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
    }
};
