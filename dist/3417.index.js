export const id = 3417;
export const ids = [
    3417
];
export const modules = {
    90099: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>agentEnvironment,
            Z: ()=>trustedEnvironment
        });
        function agentEnvironment(ours, alsoAllowed, contract) {
            let names = [
                ...basic,
                ...alsoAllowed.filter((name)=>!forbidden.test(name))
            ];
            let passed = names.flatMap((name)=>void 0 === ours[name] ? [] : [
                    [
                        name,
                        ours[name]
                    ]
                ]);
            let locale = Object.entries(ours).filter(([name])=>name.startsWith('LC_'));
            return {
                ...Object.fromEntries([
                    ...passed,
                    ...locale
                ]),
                ...contract,
                PHASE_EXECUTOR: '1'
            };
        }
        function trustedEnvironment(ours) {
            let passed = Object.entries(ours).filter(([name, value])=>void 0 !== value && !forbidden.test(name));
            return Object.fromEntries(passed);
        }
        let basic = [
            'PHASE_EXECUTOR_MODEL',
            'PHASE_EXECUTOR_PRICES',
            'PHASE_EXECUTOR_WINDOWS',
            'PATH',
            'HOME',
            'USER',
            'LOGNAME',
            'SHELL',
            'TMPDIR',
            'TZ',
            'LANG',
            'LANGUAGE',
            'TERM',
            'COLORTERM',
            'NO_COLOR',
            'CI',
            'XDG_CACHE_HOME',
            'XDG_CONFIG_HOME',
            'XDG_DATA_HOME',
            'XDG_RUNTIME_DIR',
            'XDG_STATE_HOME',
            'HTTP_PROXY',
            'HTTPS_PROXY',
            'NO_PROXY',
            'ALL_PROXY',
            'http_proxy',
            'https_proxy',
            'no_proxy',
            'all_proxy',
            'SSL_CERT_FILE',
            'SSL_CERT_DIR',
            'NODE_EXTRA_CA_CERTS',
            'REQUESTS_CA_BUNDLE',
            'GIT_SSL_CAINFO',
            'JAVA_HOME',
            'GOPATH',
            'GOROOT',
            'GOCACHE',
            'CARGO_HOME',
            'RUSTUP_HOME',
            'VIRTUAL_ENV',
            'NVM_DIR',
            'PYENV_ROOT'
        ];
        let forbidden = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;
    }),
    24387: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            tests: ()=>tests
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90099);
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63021);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44639);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23152);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95185);
        var _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43777);
        var _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40210);
        var _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18264);
        var _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17673);
        let hurriedGraceMs = 2_000;
        async function tests(words, settings, world) {
            let command = '--' === words[0] ? words.slice(1) : words;
            let { log, report, 'exit-code': exitCode } = settings;
            if (0 === command.length && '' === log && '' === report) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
            if (command.length > 0 && ('' !== log || null !== exitCode)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb('tests: found a command and --log or --exit-code; these are for a run that is over');
            return command.length > 0 ? judgeCommand(command, settings, world) : judgeRemains(settings, world);
        }
        async function judgeCommand(command, settings, world) {
            let scratch = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.temporaryDirectory, 'phase-executor-tests-'));
            let [line = ''] = command;
            try {
                let { verdict, end } = await (0, _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_8__.N)({
                    command: 1 === command.length && /\s/.test(line) ? [
                        'bash',
                        '-c',
                        line
                    ] : command,
                    cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.directory, settings.root),
                    env: (0, _agents_environment_js__WEBPACK_IMPORTED_MODULE_3__.Z)(world.environment),
                    timeoutMs: settings.timeout,
                    graceMs: settings['kill-grace'],
                    cancel: world.interrupt.soon,
                    cancelGraceMs: Math.min(settings['kill-grace'], hurriedGraceMs),
                    ...settings['idle-timeout'] > 0 ? {
                        idleTimeoutMs: settings['idle-timeout']
                    } : {},
                    ...'' === settings.report ? {} : {
                        reports: settings.report
                    },
                    scratch,
                    clock: {
                        now: world.now,
                        uptimeMs: world.machine.uptimeMs
                    },
                    marker: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
                    baselineTotal: settings['baseline-total'],
                    onText: world.progress
                });
                if (end.error) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`tests: ${end.error.message}`, {
                    cause: end.error
                });
                return reply(verdict, 'cancelled' === end.ending ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__.uc.INTERRUPTED : null, {
                    exitCode: end.code,
                    durationMs: Math.round(end.durationMs)
                });
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(scratch, {
                    recursive: true,
                    force: true
                });
            }
        }
        async function judgeRemains(settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.directory, settings.root);
            let { log, report, 'exit-code': exitCode, 'baseline-total': baselineTotal } = settings;
            let verdict = (0, _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_9__.u)({
                exitCode,
                baselineTotal,
                log: '' === log ? void 0 : await readLog('-' === log ? world.stdin() : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, log))),
                reports: '' === report ? [] : _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_6__.y.all(root, report).read()
            });
            return reply(verdict, null, {
                exitCode
            });
        }
        async function readLog(chunks) {
            let log = new _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_7__.Z();
            try {
                for await (let chunk of chunks)log.push(chunk);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`tests: the log cannot be read: ${cause.message}`, {
                    cause
                });
            }
            return log.end();
        }
        function reply(judged, exitCode, run) {
            let passed = 'pass' === judged.verdict;
            let text = [
                headline(judged),
                ...judged.reasons.map((reason)=>`  ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.pj)(reason)}`)
            ].join('\n');
            return {
                exitCode: exitCode ?? (passed ? 0 : 1),
                json: {
                    ...judged,
                    ...run
                },
                text,
                summary: `${(0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_11__.t)(headline(judged))}\n`,
                outputs: {
                    status: passed ? 'success' : 'failure',
                    reason: passed ? '' : 'tests_failed'
                }
            };
        }
        function headline({ verdict, runner, source, ...counts }) {
            let { passed, failed, errors, skipped, total } = counts;
            let known = Object.entries({
                passed,
                failed,
                errors,
                skipped,
                'in all': total
            }).filter(([, count])=>null !== count);
            let figures = known.map(([name, count])=>`${count} ${name}`).join(', ');
            return `${verdict}: ${figures || 'nothing countable'}${null === runner ? '' : ` (${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.pj)(runner)}, ${source})`}`;
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
    })
};
