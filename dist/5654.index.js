export const id = 5654;
export const ids = [
    5654
];
export const modules = {
    35654: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            HB: ()=>agoText,
            B3: ()=>atCeiling,
            $V: ()=>hasBash,
            YF: ()=>hurriedGraceMs,
            r4: ()=>inWords,
            vX: ()=>moreTime,
            O$: ()=>readEnding,
            mB: ()=>runProgram
        });
        var control_characters = __webpack_require__(78027);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        async function newestChange(root, since, enough) {
            let newest = null;
            let left = mostFiles;
            let folders = [
                root
            ];
            for(let folder = folders.pop(); void 0 !== folder; folder = folders.pop()){
                let entries = await entriesOf(folder);
                for(let from = 0; from < entries.length; from += atOnce){
                    let some = entries.slice(from, from + atOnce);
                    let times = await Promise.all(some.map(({ name })=>changedAt((0, external_node_path_.join)(folder, name))));
                    for (let [index, entry] of some.entries()){
                        let at = times[index] ?? 0;
                        let path = (0, external_node_path_.join)(folder, entry.name);
                        if (at > Math.max(since, newest?.at ?? 0)) newest = {
                            path: (0, external_node_path_.relative)(root, path),
                            at
                        };
                        if (entry.isDirectory()) folders.unshift(path);
                    }
                    left -= some.length;
                    if (left <= 0 || null !== newest && newest.at >= enough) return newest;
                }
            }
            return newest;
        }
        let mostFiles = 200_000;
        let atOnce = 64;
        async function entriesOf(folder) {
            let entries = await (0, promises_.readdir)(folder, {
                withFileTypes: true
            }).catch(()=>[]);
            return entries.filter(({ name })=>'.git' !== name);
        }
        async function changedAt(path) {
            return (0, promises_.lstat)(path).then(({ ctimeMs })=>ctimeMs, ()=>0);
        }
        var capture = __webpack_require__(44571);
        var child = __webpack_require__(17015);
        async function hasBash(cwd, env) {
            return (0, capture.F)('bash', [
                '--norc',
                '-c',
                'exit 0'
            ], {
                cwd,
                env
            }).then(({ exitCode })=>0 === exitCode, ()=>false);
        }
        let hurriedGraceMs = 2_000;
        let closingBytes = 1048576;
        async function runProgram({ closingWords, ...program }, job) {
            let { cwd, environment, timeoutMs, idleTimeoutMs, graceMs, cancel, logFile, marker, clock, outlivesUs = false, meter } = job;
            let result = await (0, child.w)({
                cwd,
                timeoutMs,
                graceMs,
                cancel: void 0 === meter ? cancel : AbortSignal.any([
                    cancel,
                    meter.cut
                ]),
                logFile,
                marker,
                clock,
                outlivesUs,
                env: environment,
                cancelGraceMs: Math.min(graceMs, hurriedGraceMs),
                ...idleTimeoutMs > 0 ? {
                    idleTimeoutMs,
                    otherLife: (since)=>changeIn(cwd, since, clock.now())
                } : {},
                ...closingWords ? {
                    tailBytes: closingBytes
                } : {},
                ...program
            });
            let told = {
                tokensUsed: null,
                costUsd: null,
                lastProgress: null,
                printed: result.tail.slice(-16384)
            };
            let ended = {
                ...readEnding(result, job),
                ...told
            };
            let run = 'interrupted' !== ended.reason || cancel.aborted ? ended : {
                ...ended,
                ...atCeiling(meter)
            };
            let against = run.ok ? closingWords?.(result.tail) : null;
            return against ? {
                ...run,
                ok: false,
                ...against
            } : run;
        }
        async function changeIn(folder, since, now) {
            let change = await newestChange(folder, since, now - (now - since) / 4);
            return change && {
                what: `a change of ${(0, control_characters.D)(change.path).slice(0, 200)}`,
                at: change.at
            };
        }
        function atCeiling(meter) {
            let cap = meter?.reached() ?? 'a ceiling is reached';
            return {
                ok: false,
                reason: 'budget',
                message: `the agent was ended: ${cap}`
            };
        }
        function readEnding(result, job) {
            let { exitCode: status, durationMs, survivors } = result;
            let common = {
                exitCode: result.code,
                durationMs,
                survivors
            };
            let last = lastWords(result.tail);
            let failed = (reason, message)=>({
                    ...common,
                    ok: false,
                    reason,
                    message
                });
            if (result.escaped > 0) return failed('agent_error', `${result.escaped} processes of the agent could not be ended and may still write to the tree`);
            switch(result.ending){
                case 'exited':
                    if (0 === status) return {
                        ...common,
                        ok: true,
                        reason: null,
                        message: null
                    };
                    return failed('agent_error', `the agent ended with exit code ${status}${last}`);
                case 'signalled':
                    return failed('killed', `the agent was killed by ${result.signal}${last}`);
                case 'timeout':
                    return failed('timeout', `the agent was still running after ${inWords(job.timeoutMs)} (setting timeout)${last}`);
                case 'idle_timeout':
                    return failed('idle_timeout', `the agent printed nothing and changed no file for ${inWords(job.idleTimeoutMs)}; ${lastSeen(result)}; ${moreTime}`);
                case 'cancelled':
                    return failed('interrupted', 'the run was interrupted while the agent worked');
                case 'not_started':
                    return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
            }
        }
        let moreTime = 'where that is too short for its work, set a longer idle-timeout';
        function lastSeen({ lastSeen: seen, tail }) {
            if (null === seen) return 'nothing was ever seen of it';
            return `last seen: ${seen.what ?? lastLine(tail) ?? 'output'}, ${agoText(seen.agoMs)}`;
        }
        function agoText(ms) {
            if (ms < 60_000) return `${Math.round(ms / 1000)} s ago`;
            return `${Math.round(ms / 60_000)} min ago`;
        }
        function lastWords(tail) {
            let last = lastLine(tail);
            return null === last ? '' : `; its last line: ${last}`;
        }
        function lastLine(tail) {
            let lines = tail.split('\n').map((line)=>(0, control_characters.D)(line)).filter((line)=>'' !== line);
            let last = lines.at(-1);
            if (void 0 === last) return null;
            return last.length > 200 ? `${last.slice(0, 200)}…` : last;
        }
        function inWords(ms) {
            return ms % 60_000 === 0 && ms > 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
        }
    }),
    17015: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>runChild
        });
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_events_ = __webpack_require__(78474);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var external_node_path_ = __webpack_require__(76760);
        var promises_ = __webpack_require__(58500);
        function guard({ pid, endsAt, graceMs, logFile, logLimitBytes, path }) {
            let words = [
                pid,
                Math.ceil(endsAt / 1000),
                Math.ceil(graceMs / 1000),
                logFile,
                logLimitBytes
            ].map(String);
            try {
                let guardian = (0, external_node_child_process_.spawn)('/bin/sh', [
                    '-c',
                    watch,
                    'phase-executor-guardian',
                    ...words
                ], {
                    cwd: '/',
                    env: {
                        PATH: path
                    },
                    detached: true,
                    stdio: [
                        'pipe',
                        'ignore',
                        'ignore'
                    ]
                });
                for (let each of [
                    guardian,
                    guardian.stdin
                ])each?.on('error', ()=>void 0);
                guardian.unref();
                return guardian;
            } catch  {
                return null;
            }
        }
        let watch = `
read -r _
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -KILL "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;
        var process_output = __webpack_require__(95732);
        class LogFollower {
            childEnd;
            #file;
            #limitBytes;
            #read = 0;
            constructor(path, limitBytes = process_output.Uu){
                this.#file = (0, external_node_fs_.openSync)(path, 'w+');
                this.childEnd = (0, external_node_fs_.openSync)(path, 'a');
                this.#limitBytes = limitBytes;
            }
            look(take) {
                let { size } = (0, external_node_fs_.fstatSync)(this.#file);
                this.#read = Math.min(this.#read, size);
                while(this.#read < size){
                    let chunk = Buffer.alloc(Math.min(65536, size - this.#read));
                    let length = (0, external_node_fs_.readSync)(this.#file, chunk, 0, chunk.length, this.#read);
                    if (0 === length) break;
                    this.#read += length;
                    take(chunk.subarray(0, length));
                }
                if (size > this.#limitBytes) this.#cut();
            }
            close() {
                (0, external_node_fs_.closeSync)(this.#file);
                (0, external_node_fs_.closeSync)(this.childEnd);
            }
            #cut() {
                let note = Buffer.from((0, process_output.JZ)(this.#limitBytes));
                (0, external_node_fs_.writeSync)(this.#file, note, 0, note.length, this.#limitBytes);
                this.#read = this.#limitBytes + note.length;
                (0, external_node_fs_.ftruncateSync)(this.#file, this.#read);
            }
        }
        var process_tree = __webpack_require__(48009);
        var waits = __webpack_require__(21999);
        async function runChild(spec) {
            let startedAt = spec.clock.uptimeMs();
            let { logFile, ...unlogged } = spec;
            let follower = spec.outlivesUs && void 0 !== logFile ? new LogFollower(logFile, spec.logLimitBytes) : null;
            let output = new process_output.k7(null === follower ? spec : unlogged);
            let run = {
                ...notEnded
            };
            try {
                if (spec.cancel?.aborted) run.ending = 'cancelled';
                else await waits.l.for(nameOf(spec), boundOf(spec), live(spec, follower, output, run));
                output.end();
            } finally{
                output.close();
                follower?.close();
            }
            if (run.fault) throw run.fault;
            let { exitCode, signal, error, survivors, escaped } = run;
            let ending = run.ending ?? (error ? 'not_started' : null === exitCode ? 'signalled' : 'exited');
            let { seen } = run;
            return {
                ending,
                lastSeen: null === seen ? null : {
                    agoMs: (run.endedAt ?? seen.uptimeMs) - seen.uptimeMs,
                    what: seen.what
                },
                exitCode,
                signal,
                code: codeOf(ending, run),
                durationMs: spec.clock.uptimeMs() - startedAt,
                outputBytes: output.bytes,
                tail: output.tail,
                stdoutTail: output.stdoutTail,
                survivors,
                escaped,
                error,
                logError: output.logError
            };
        }
        function nameOf({ marker, command }) {
            return `${(0, external_node_path_.basename)(command)} of ${marker}`;
        }
        function boundOf({ timeoutMs = withoutLimitMs, graceMs = defaultGraceMs }) {
            return timeoutMs + graceMs + sweepMs;
        }
        let withoutLimitMs = 86400000;
        let sweepMs = 60_000;
        let notEnded = {
            ending: null,
            fault: null,
            exitCode: null,
            signal: null,
            error: null,
            survivors: 0,
            escaped: 0,
            seen: null,
            endedAt: null
        };
        async function live(spec, follower, output, run) {
            let child;
            try {
                child = await start(spec, follower?.childEnd ?? 'pipe');
            } catch (error) {
                run.error = explain(spec, error);
                return;
            }
            let guardian = null === follower ? null : guardianOf(spec, child);
            let tree = new process_tree.i$(spec.marker, child.pid ?? null);
            tree.watch();
            let ended = ending(child);
            let deadlines = new Deadlines(spec, child, run);
            let take = (stream)=>(chunk)=>{
                    deadlines.heard();
                    try {
                        output.take(chunk, stream);
                    } catch (error) {
                        deadlines.fail(error);
                    }
                };
            child.stdout?.on('data', take('stdout'));
            child.stderr?.on('data', take('stderr'));
            let look = ()=>{
                try {
                    follower?.look(take('stdout'));
                } catch (error) {
                    deadlines.fail(error);
                }
            };
            let looking = null === follower ? void 0 : setInterval(look, followEveryMs);
            let closed = new Promise((resolve)=>child.once('close', resolve));
            [run.exitCode, run.signal] = await Promise.race([
                ended,
                deadlines.hopeless
            ]);
            run.endedAt ??= spec.clock.uptimeMs();
            deadlines.clear();
            guardian?.kill('SIGKILL');
            let swept = await tree.sweep();
            run.survivors = swept.killed;
            run.escaped = swept.escaped;
            clearInterval(looking);
            look();
            await Promise.race([
                closed,
                (0, promises_.setTimeout)(2_000, void 0, {
                    ref: false
                })
            ]);
            child.stdout?.destroy();
            child.stderr?.destroy();
        }
        let followEveryMs = 50;
        function guardianOf({ timeoutMs, graceMs, logFile, logLimitBytes, clock, env }, { pid }) {
            if (void 0 === pid || void 0 === timeoutMs || void 0 === logFile) return null;
            return guard({
                pid,
                endsAt: clock.now() + timeoutMs,
                graceMs: graceMs ?? defaultGraceMs,
                logFile,
                logLimitBytes: logLimitBytes ?? process_output.Uu,
                path: env.PATH ?? ''
            });
        }
        let defaultGraceMs = 10_000;
        async function start(spec, out) {
            let outer = spec.env[process_tree.M$];
            let mark = void 0 === outer ? spec.marker : `${outer} ${spec.marker}`;
            let env = {
                ...spec.env,
                [process_tree.M$]: mark
            };
            let stdin = void 0 === spec.stdinFile ? null : (0, external_node_fs_.openSync)(spec.stdinFile, 'r');
            try {
                let stdio = [
                    stdin ?? 'ignore',
                    out,
                    out
                ];
                let child = (0, external_node_child_process_.spawn)(spec.command, spec.args, {
                    cwd: spec.cwd,
                    env,
                    detached: true,
                    stdio: [
                        ...stdio
                    ]
                });
                if (void 0 !== child.pid) return child;
                let [error] = await (0, external_node_events_.once)(child, 'error');
                throw error;
            } finally{
                if (null !== stdin) (0, external_node_fs_.closeSync)(stdin);
            }
        }
        function explain(spec, error) {
            let what = (0, external_node_fs_.existsSync)(spec.cwd) ? error.message : `the working directory ${spec.cwd} does not exist`;
            return Object.assign(new Error(`${spec.command} could not be started: ${what}`, {
                cause: error
            }), {
                code: error.code
            });
        }
        function ending(child) {
            child.on('error', ()=>void 0);
            return new Promise((resolve)=>child.once('exit', (exitCode, signal)=>resolve([
                        exitCode,
                        signal
                    ])));
        }
        function codeOf(ending, run) {
            let killed = 'SIGKILL' === run.signal;
            switch(ending){
                case 'exited':
                    return run.exitCode ?? 1;
                case 'signalled':
                    return 128 + (run.signal ? external_node_os_.constants.signals[run.signal] : 0);
                case 'timeout':
                case 'idle_timeout':
                    return killed ? 137 : 124;
                case 'cancelled':
                    return killed ? 137 : 130;
                case 'not_started':
                    return run.error?.code === 'ENOENT' ? 127 : 126;
            }
        }
        class Deadlines {
            hopeless;
            #spec;
            #child;
            #run;
            #graceMs;
            #timers = [];
            #startedAt;
            #detach;
            #idle;
            #isOver = false;
            #giveUp = ()=>void 0;
            constructor(spec, child, run){
                this.#spec = spec;
                this.#child = child;
                this.#run = run;
                this.#startedAt = spec.clock.uptimeMs();
                this.#graceMs = spec.graceMs ?? defaultGraceMs;
                this.hopeless = new Promise((resolve)=>{
                    this.#giveUp = ()=>resolve([
                            null,
                            null
                        ]);
                });
                this.#after(spec.timeoutMs, ()=>this.#end('timeout'));
                this.#idle = this.#after(spec.idleTimeoutMs, ()=>void this.#lookForLife());
                this.#after(spec.softTimeoutMs, ()=>{
                    try {
                        spec.onSoftTimeout?.();
                    } catch (error) {
                        this.fail(error);
                    }
                });
                let cancel = ()=>this.#end('cancelled', spec.cancelGraceMs);
                spec.cancel?.addEventListener('abort', cancel, {
                    once: true
                });
                this.#detach = ()=>spec.cancel?.removeEventListener('abort', cancel);
            }
            heard() {
                if (null !== this.#run.ending) return;
                this.#run.seen = {
                    uptimeMs: this.#spec.clock.uptimeMs(),
                    what: null
                };
                this.#idle?.refresh();
            }
            async #lookForLife() {
                let { clock, otherLife, idleTimeoutMs = 0 } = this.#spec;
                let silentMs = ()=>clock.uptimeMs() - (this.#run.seen?.uptimeMs ?? this.#startedAt);
                try {
                    let found = await otherLife?.(clock.now() - silentMs()) ?? null;
                    if (this.#isOver || null !== this.#run.ending) return;
                    let agoMs = null === found ? 1 / 0 : Math.max(0, clock.now() - found.at);
                    if (null !== found && agoMs < silentMs()) this.#run.seen = {
                        uptimeMs: clock.uptimeMs() - agoMs,
                        what: found.what
                    };
                } catch (error) {
                    if (!this.#isOver) this.fail(error);
                    return;
                }
                let leftMs = idleTimeoutMs - silentMs();
                if (leftMs > 0) this.#idle = this.#after(leftMs, ()=>void this.#lookForLife());
                else this.#end('idle_timeout');
            }
            fail(error) {
                this.#run.fault ??= error;
                this.#end('cancelled');
            }
            clear() {
                this.#isOver = true;
                this.#detach();
                for (let timer of this.#timers)clearTimeout(timer);
            }
            #end(reason, graceMs = this.#graceMs) {
                if (null === this.#run.ending) this.#signal('SIGTERM');
                this.#run.ending ??= reason;
                this.#run.endedAt ??= this.#spec.clock.uptimeMs();
                this.#after(graceMs, ()=>{
                    this.#signal('SIGKILL');
                    this.#after(10_000, this.#giveUp);
                });
            }
            #signal(signal) {
                try {
                    process.kill(-(this.#child.pid ?? 0 / 0), signal);
                } catch  {
                    this.#child.kill(signal);
                }
            }
            #after(ms, act) {
                if (void 0 === ms) return null;
                let timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
                this.#timers.push(timer);
                return timer;
            }
        }
    }),
    95732: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JZ: ()=>logCut,
            Uu: ()=>defaultLogLimitBytes,
            k7: ()=>Output
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        class Output {
            bytes = 0;
            logError = null;
            #spec;
            #tail;
            #stdoutTail;
            #lines;
            #logLimitBytes;
            #log;
            #logged = 0;
            constructor(spec){
                this.#spec = spec;
                this.#tail = new Tail(spec.tailBytes ?? 65536);
                this.#stdoutTail = new Tail(spec.tailBytes ?? 65536);
                this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
                this.#log = void 0 === spec.logFile ? null : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(spec.logFile, 'w');
                let { onLine, lineLimitBytes = 1048576 } = spec;
                this.#lines = onLine ? {
                    stdout: new Lines(lineLimitBytes, (line)=>onLine(line, 'stdout')),
                    stderr: new Lines(lineLimitBytes, (line)=>onLine(line, 'stderr'))
                } : null;
            }
            take(chunk, stream) {
                this.bytes += chunk.length;
                this.#tail.push(chunk);
                if ('stdout' === stream) this.#stdoutTail.push(chunk);
                this.#write(chunk);
                this.#spec.onOutput?.(chunk, stream);
                this.#lines?.[stream].push(chunk);
            }
            end() {
                this.#lines?.stdout.end();
                this.#lines?.stderr.end();
                this.close();
            }
            close() {
                if (null !== this.#log) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#log);
                this.#log = null;
            }
            get tail() {
                return this.#tail.toString();
            }
            get stdoutTail() {
                return this.#stdoutTail.toString();
            }
            #write(chunk) {
                if (null === this.#log) return;
                let room = this.#logLimitBytes - this.#logged;
                try {
                    writeFully(this.#log, chunk.subarray(0, room));
                    this.#logged += Math.min(chunk.length, room);
                    if (chunk.length > room) {
                        writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
                        this.close();
                    }
                } catch (error) {
                    this.logError = new Error(`${this.#spec.logFile}: the log stops after ${this.#logged} bytes: ${error.message}`, {
                        cause: error
                    });
                    this.close();
                }
            }
        }
        let defaultLogLimitBytes = 268435456;
        function logCut(limitBytes) {
            return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
        }
        function writeFully(file, chunk) {
            for(let done = 0; done < chunk.length;)done += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, done);
        }
        class Tail {
            #ring;
            #total = 0;
            constructor(size){
                this.#ring = Buffer.alloc(size);
            }
            push(chunk) {
                let size = this.#ring.length;
                let last = chunk.subarray(Math.max(0, chunk.length - size));
                let at = (this.#total + chunk.length - last.length) % (size || 1);
                let head = last.copy(this.#ring, at);
                last.copy(this.#ring, 0, head);
                this.#total += chunk.length;
            }
            toString() {
                let size = this.#ring.length;
                if (this.#total <= size) return this.#ring.toString('utf8', 0, this.#total);
                let at = this.#total % size;
                let bytes = Buffer.concat([
                    this.#ring.subarray(at),
                    this.#ring.subarray(0, at)
                ]);
                let start = 0;
                while(start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80)start += 1;
                return bytes.toString('utf8', start);
            }
        }
        class Lines {
            #limit;
            #deliver;
            #open = [];
            #openBytes = 0;
            constructor(limit, deliver){
                this.#limit = limit;
                this.#deliver = deliver;
            }
            push(chunk) {
                let end = chunk.lastIndexOf(10);
                if (-1 !== end) {
                    let first = chunk.indexOf(10);
                    this.#append(chunk.subarray(0, first));
                    this.#flush();
                    if (end > first) for (let line of chunk.toString('utf8', first + 1, end).split('\n'))this.#tell(line);
                }
                this.#append(chunk.subarray(end + 1));
            }
            end() {
                if (this.#openBytes > 0) this.#flush();
            }
            #append(part) {
                let kept = part.subarray(0, this.#limit - this.#openBytes);
                if (0 === kept.length) return;
                this.#open.push(kept);
                this.#openBytes += kept.length;
            }
            #flush() {
                let line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
                this.#open = [];
                this.#openBytes = 0;
                this.#tell(line);
            }
            #tell(line) {
                let text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
                this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
            }
        }
    })
};
