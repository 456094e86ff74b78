export const id = 767;
export const ids = [
    767
];
export const modules = {
    24881: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            i: ()=>buildFor
        });
        let builds = {
            claude: {
                'linux-x64': {
                    package: '@anthropic-ai/claude-code-linux-x64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA=='
                },
                'linux-arm64': {
                    package: '@anthropic-ai/claude-code-linux-arm64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A=='
                },
                'linux-x64-musl': {
                    package: '@anthropic-ai/claude-code-linux-x64-musl',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-EouW7B/aG3GOQBmzN9MxHV9uTOE2r6E+VIlFBrBgIEBuBBF4qH1GTvg5/CVf53gGp4DgVf1CYdBHjS+2NeDP4A=='
                },
                'linux-arm64-musl': {
                    package: '@anthropic-ai/claude-code-linux-arm64-musl',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-uVWrRp60cqvikJ13Rtmlkd8WuJtJEWAuGJzenJ0or0I7by05kRWopFdDdpWYQi8dRIJ6+W9T9w+PA4B+EjfCXQ=='
                },
                'darwin-x64': {
                    package: '@anthropic-ai/claude-code-darwin-x64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg=='
                },
                'darwin-arm64': {
                    package: '@anthropic-ai/claude-code-darwin-arm64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw=='
                }
            },
            codex: {
                'linux-x64': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-x64',
                    program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww=='
                },
                'linux-arm64': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-arm64',
                    program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg=='
                },
                'linux-x64-musl': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-x64',
                    program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww=='
                },
                'linux-arm64-musl': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-arm64',
                    program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg=='
                },
                'darwin-x64': {
                    package: '@openai/codex',
                    version: '0.169.0-darwin-x64',
                    program: 'vendor/x86_64-apple-darwin/bin/codex',
                    integrity: 'sha512-K1FKSsSLl9v3z5TeagBQXyQRDBIGB5Jncy5dxsRxwT3aaTqN3AI8VrCfoxBxKMOOU9O2QX1vg7WkBwNVth/s9A=='
                },
                'darwin-arm64': {
                    package: '@openai/codex',
                    version: '0.169.0-darwin-arm64',
                    program: 'vendor/aarch64-apple-darwin/bin/codex',
                    integrity: 'sha512-5WsWFBbVP78D+6FvNo1MMVxLPZdmcoQlqVJFrF4qx/TmvneLnMQKtLyXkUo54XOTDfoYKpNouTJ/F7gTVA8FnQ=='
                }
            },
            gemini: {
                any: {
                    package: '@google/gemini-cli',
                    version: '0.61.0',
                    program: 'bundle/gemini.js',
                    integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=='
                }
            },
            opencode: {
                'linux-x64': {
                    package: 'opencode-linux-x64',
                    version: '1.18.33',
                    program: 'bin/opencode',
                    integrity: 'sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw=='
                }
            },
            copilot: {
                'linux-x64': {
                    package: '@github/copilot-linux-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=='
                },
                'linux-arm64': {
                    package: '@github/copilot-linux-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=='
                },
                'linux-x64-musl': {
                    package: '@github/copilot-linuxmusl-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q=='
                },
                'linux-arm64-musl': {
                    package: '@github/copilot-linuxmusl-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg=='
                },
                'darwin-x64': {
                    package: '@github/copilot-darwin-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA=='
                },
                'darwin-arm64': {
                    package: '@github/copilot-darwin-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA=='
                }
            }
        };
        function buildFor(cli, platform) {
            let own = builds[cli];
            return (null === platform ? void 0 : own[platform]) ?? own.any ?? null;
        }
    },
    88353: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>programOn
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function programOn(path, name) {
            let places = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir)=>'' !== dir);
            return places.map((dir)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).find(isExecutable) ?? null;
        }
        function isExecutable(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
            } catch  {
                return false;
            }
        }
    },
    5767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ap: ()=>AgentMissingError,
            U7: ()=>chosenAgent,
            $Y: ()=>cliToInstall,
            p7: ()=>environmentOf,
            dp: ()=>findAgent,
            uF: ()=>requireNamedAgent,
            Fl: ()=>taskWithoutScript
        });
        var external_node_path_ = __webpack_require__(76760);
        var cli_agent = __webpack_require__(81835);
        var clis = __webpack_require__(62975);
        var capture = __webpack_require__(44571);
        var agent = __webpack_require__(35654);
        var error_class = __webpack_require__(73549);
        var agent_stream = __webpack_require__(6068);
        var agents_fields = __webpack_require__(35933);
        var plain_ending = __webpack_require__(25496);
        var stream_reader = __webpack_require__(73102);
        let mostRereading = 4;
        function readLines(output) {
            let lines = output.split(/\r?\n/);
            let endOf = closingLines(lines);
            let read = [];
            let left = mostRereading * output.length;
            for(let at = 0; at < lines.length; at += 1){
                let end = left > 0 ? endOf(at) : null;
                let text = null === end ? '' : lines.slice(at, end + 1).join(' ');
                left -= text.length;
                let events = eventsOf(text);
                if (null !== end && events.length > 0) {
                    read.push({
                        text,
                        events
                    });
                    at = end;
                } else if (lines[at]?.trim()) read.push({
                    text: lines[at] ?? '',
                    events: eventsOf(lines[at]?.trim() ?? '')
                });
            }
            return read;
        }
        function closingLines(lines) {
            let next = new Map();
            return (at)=>{
                let bracket = '{' === lines[at] ? '}' : '[' === lines[at] ? ']' : null;
                if (null === bracket) return null;
                let end = next.get(bracket) ?? -1;
                if (end < at) {
                    let found = lines.indexOf(bracket, at);
                    end = found < 0 ? 1 / 0 : found;
                    next.set(bracket, end);
                }
                return Number.isFinite(end) ? end : null;
            };
        }
        function isEventStream(lines) {
            let last = lines.findLastIndex(({ events })=>events.length > 0);
            return last >= 0 && (lines.length - 1 - last <= trailingLines || isMostlyEvents(lines));
        }
        let trailingLines = 5;
        function isMostlyEvents(lines) {
            let spoken = lines.filter(({ events })=>events.length > 0).length;
            let first = lines.findIndex(({ events })=>events.length > 0);
            return 3 * spoken >= lines.length || spoken === lines.length - first;
        }
        function endOfStream(lines) {
            let all = lines.flatMap(({ events })=>events);
            let cli = all.at(-1)?.cli;
            if (void 0 === cli) return null;
            let events = all.filter((event)=>event.cli === cli).map(({ fields })=>fields);
            let { error, terminalEvent } = lastRun(cli, events).end({
                exitCode: 0,
                by: null
            });
            if (null === error) return null;
            let isCutOff = !terminalEvent && 'crash' === error.class;
            let isWhole = isMostlyEvents(lines) && events.some(({ type })=>event_stream_frames.has((0, agents_fields.b6)(type)));
            return isCutOff && !isWhole ? null : wordsOf(error);
        }
        function lastRun(cli, events) {
            let stream = new agent_stream.o(cli, cli.reader());
            for (let event of events){
                let session = (0, agents_fields.b6)(event.session_id);
                let isOther = '' !== session && null !== stream.reader.sessionId && session !== stream.reader.sessionId;
                if (isOther || cli.starts(event)) stream = new agent_stream.o(cli, cli.reader());
                stream.reader.take(event);
            }
            return stream;
        }
        function wordsOf({ class: name, message, retryAfterMs, resetAt }) {
            let hint = 'tool_denied' === name ? '; allow it in agent-command' : '';
            return {
                reason: (0, error_class.kt)(name),
                message: `${message}${hint}`,
                retryAfterMs,
                resetAt
            };
        }
        function lastError(lines) {
            let last = lines.at(-1);
            let fields = void 0 === last || last.events.length > 0 ? {} : (0, agents_fields.zv)((0, agents_fields.o_)(last.text.trim()));
            let { type, subtype, is_error: isError, error, message, result } = fields;
            if (true !== isError && 'error' !== type && !/^error/.test((0, agents_fields.b6)(subtype))) return null;
            let detail = (0, agents_fields.zv)(error);
            let said = [
                message,
                detail.message,
                error,
                result,
                subtype
            ].map(agents_fields.b6).find((text)=>'' !== text) ?? '';
            let status = Number(detail.status ?? detail.code);
            let name = (0, error_class.Kl)(`${(0, agents_fields.b6)(detail.type)} ${said}`, Number.isFinite(status) ? status : void 0);
            let { retryAfterMs, resetAt } = (0, plain_ending.g)(said) ?? {};
            let ended = `the agent ended with an error${'' === said ? '' : `: ${said}`}`;
            return {
                reason: (0, error_class.kt)(name),
                message: (0, stream_reader.S)(ended, 500),
                retryAfterMs,
                resetAt
            };
        }
        let event_stream_frames = new Set([
            'system',
            'user',
            'thread.started',
            'turn.started',
            'init',
            'tool_result',
            'step_start',
            'session.skills_loaded',
            'session.tools_updated',
            'assistant.turn_start'
        ]);
        function eventsOf(line) {
            return [
                (0, agents_fields.o_)(line)
            ].flat().flatMap((item)=>{
                let fields = (0, agents_fields.zv)(item);
                let cli = (0, clis.bf)(fields);
                return null === cli ? [] : [
                    {
                        cli,
                        fields
                    }
                ];
            });
        }
        function closingWords(tail) {
            let lines = readLines(tail);
            let text = lines.map((line)=>line.text).join('\n');
            return (isEventStream(lines) ? endOfStream(lines) : closing_words_wordsOf((0, plain_ending.g)(text))) ?? lastError(lines);
        }
        function closing_words_wordsOf(ending) {
            if (null === ending) return null;
            let { class: name, message, retryAfterMs, resetAt } = ending;
            return {
                reason: (0, error_class.kt)(name),
                message,
                retryAfterMs,
                resetAt
            };
        }
        var agent_result = __webpack_require__(17761);
        var meter = __webpack_require__(29567);
        class StreamTally {
            #runs = [];
            #isOverfull = false;
            #tell;
            constructor(tell = ()=>void 0){
                this.#tell = tell;
            }
            take(line) {
                let event = (0, agents_fields.zv)((0, agents_fields.o_)(line.trim()));
                let cli = (0, clis.bf)(event);
                if (null === cli) return false;
                let last = this.#runs.findLast((run)=>run.cli === cli);
                let session = (0, agents_fields.b6)(event.session_id);
                let isOther = '' !== session && last?.stream.reader.sessionId !== null && session !== last?.stream.reader.sessionId;
                let isNew = void 0 === last || isOther || cli.starts(event) && last.stream.reader.hasEnded;
                let run = isNew ? {
                    cli,
                    stream: new agent_stream.o(cli, cli.reader(this.#tell))
                } : last;
                if (isNew && this.#runs.length < mostRuns) this.#runs.push(run);
                else if (isNew) this.#isOverfull = true;
                run.stream.reader.take(event);
                return true;
            }
            seen(resumes) {
                let isOpen = this.#runs.some(({ stream })=>!stream.reader.hasEnded);
                let { spent } = this.total(resumes);
                if (!isOpen) return spent;
                let used = this.#runs.flatMap(({ stream })=>stream.reader.usageSeen ?? []);
                let costs = this.#runs.flatMap(({ stream })=>stream.reader.costUsd ?? []);
                let known = costs.reduce((sum, each)=>sum + each, 0);
                return (0, meter.u)(0 === used.length ? null : used.reduce(agent_result.vk), this.#turns(), known);
            }
            #turns() {
                return this.#runs.reduce((sum, { stream })=>sum + stream.reader.turns, 0);
            }
            total(resumes) {
                if (0 === this.#runs.length || this.#isOverfull) return {
                    tokensUsed: null,
                    costUsd: null,
                    spent: (0, meter.u)(null, this.#turns(), null)
                };
                let usage = this.#sum('usage', resumes, ({ usage })=>usage, agent_result.vk);
                let costUsd = this.#sum('cost', resumes, ({ costUsd })=>costUsd, (one, other)=>one + other);
                return {
                    tokensUsed: null === usage ? null : (0, agent_result.RP)(usage),
                    costUsd,
                    spent: (0, meter.u)(usage, this.#turns(), costUsd)
                };
            }
            #sum(what, resumes, of, add) {
                let sum = null;
                for (let [at, { cli, stream }] of this.#runs.entries()){
                    let { sessionId } = stream.reader;
                    let isCumulative = cli.cumulative.includes(what);
                    let goesOn = this.#runs.slice(at + 1).some((run)=>run.cli === cli && run.stream.reader.sessionId === sessionId);
                    if (isCumulative && goesOn) continue;
                    let value = of(stream.reader);
                    if (null === value || isCumulative && resumes) return null;
                    sum = null === sum ? value : add(sum, value);
                }
                return sum;
            }
        }
        let mostRuns = 200;
        function resumesSession(command) {
            return /(?:^|\s)(?:-c|-r|--continue|--resume(?:=\S*)?|resume|--session(?:=\S*)?)(?=\s|$)/.test(command);
        }
        function commandAgent(shellCommand) {
            return {
                name: 'command',
                canJudge: true,
                async missing ({ cwd, environment }) {
                    if (!await (0, agent.$V)(cwd, environment)) return 'the command agent needs bash on PATH; install it';
                    let first = /^\s*([\w./+@-]+)(?=\s|$)/.exec(shellCommand)?.[1];
                    if (!first) return null;
                    let known = await (0, capture.F)('bash', [
                        '--norc',
                        '-c',
                        'type -t -- "$1"',
                        'bash',
                        first
                    ], {
                        cwd,
                        env: environment
                    });
                    if (0 === known.exitCode) return null;
                    return `the command "${first}" of agent-command was not found on PATH (${environment.PATH ?? 'empty'}); install it, or give agent-command as a path`;
                },
                run: async (job)=>{
                    let tally = new StreamTally(job.onActivity);
                    let program = {
                        command: 'bash',
                        args: [
                            '-c',
                            shellCommand
                        ],
                        stdinFile: job.promptFile
                    };
                    let resumes = resumesSession(shellCommand);
                    let output = outputTold(job);
                    let onLine = (line)=>{
                        if (tally.take(line)) job.meter?.take('agent', tally.seen(resumes));
                        else output(line);
                    };
                    let run = await (0, agent.mB)({
                        ...program,
                        closingWords: closingWords,
                        onLine
                    }, job);
                    return {
                        ...run,
                        ...tally.total(resumes)
                    };
                }
            };
        }
        function outputTold({ onActivity, clock }) {
            let last = -1 / 0;
            return (line)=>{
                if (clock.uptimeMs() - last < outputEveryMs) return;
                let text = (0, stream_reader.S)(line, 80);
                if ('' === text) return;
                last = clock.uptimeMs();
                onActivity({
                    kind: 'output',
                    text
                });
            };
        }
        let outputEveryMs = 200;
        var agents_environment = __webpack_require__(90099);
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var program = __webpack_require__(88353);
        var builds = __webpack_require__(24881);
        class InstalledCli {
            bin;
            #name;
            #folder;
            #forms;
            #digest;
            constructor(name, folder, forms, digest){
                this.#name = name;
                this.#folder = folder;
                this.bin = (0, external_node_path_.join)(folder, 'bin');
                this.#forms = forms;
                this.#digest = digest;
            }
            static async install(name, build, folder, environment) {
                (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(folder, 'bin'), {
                    recursive: true
                });
                (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, 'package.json'), JSON.stringify({
                    private: true,
                    dependencies: wanted(build)
                }));
                (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, 'package-lock.json'), JSON.stringify(lockOf(build)));
                await npmCi(folder, environment);
                (0, external_node_fs_.symlinkSync)((0, external_node_path_.join)('..', installed_cli_packages, build.package, build.program), (0, external_node_path_.join)(folder, 'bin', name));
                let entries = entriesIn(folder);
                return new InstalledCli(name, folder, formsOf(entries), await digestOf(entries));
            }
            onPath(path) {
                return void 0 === path ? this.bin : `${this.bin}${external_node_path_.delimiter}${path}`;
            }
            async changed() {
                if (await this.#isAsItWas()) return null;
                return `the program of ${this.#name} in ${this.bin} is not what was installed for this run: an agent, or something it ran, has changed it, so it is not started again; look at the work of the attempts before, then run again, which installs it anew`;
            }
            async #isAsItWas() {
                try {
                    let entries = entriesIn(this.#folder);
                    return formsOf(entries) === this.#forms && await digestOf(entries) === this.#digest;
                } catch  {
                    return false;
                }
            }
        }
        let installed_cli_packages = 'node_modules';
        function buildHere(name, { PATH = '' }) {
            let platform = platformHere();
            let build = (0, builds.i)(name, platform);
            if (null === build) return {
                problem: `no build of it is known for ${platform ?? process.platform}`
            };
            return null === (0, program.C)(PATH, 'npm') ? {
                problem: 'npm is not on PATH'
            } : {
                build
            };
        }
        function platformHere() {
            let { platform, arch } = process;
            if ('x64' !== arch && 'arm64' !== arch || 'linux' !== platform && 'darwin' !== platform) return null;
            if ('darwin' === platform) return `darwin-${arch}`;
            return hasGlibc() ? `linux-${arch}` : `linux-${arch}-musl`;
        }
        function hasGlibc() {
            let report = process.report.getReport();
            return report.header?.glibcVersionRuntime !== void 0;
        }
        function wanted({ package: name, version }) {
            return {
                [name]: version
            };
        }
        function lockOf(build) {
            let { package: name, version, integrity } = build;
            let packages = {
                '': {
                    dependencies: wanted(build)
                },
                [`node_modules/${name}`]: {
                    version,
                    integrity
                }
            };
            return {
                lockfileVersion: 3,
                requires: true,
                packages
            };
        }
        let installMs = 600000;
        async function npmCi(cwd, env) {
            let quiet = [
                '--no-audit',
                '--no-fund',
                '--no-update-notifier',
                '--loglevel=error'
            ];
            let args = [
                'ci',
                "--ignore-scripts",
                '--omit=optional',
                '--omit=peer',
                '--prefer-offline',
                ...quiet
            ];
            let { exitCode, stderr } = await (0, capture.F)('npm', args, {
                cwd,
                env,
                timeoutMs: installMs
            });
            if (0 !== exitCode) throw new Error(`npm ci ended with exit code ${exitCode}: ${npmError(stderr)}`);
        }
        function npmError(stderr) {
            let lines = stderr.split('\n').flatMap((line)=>/^npm error (.*\S)/.exec(line)?.[1] ?? []);
            let told = lines.filter((line)=>!line.startsWith('A complete log'));
            return (0, stream_reader.S)(told.slice(0, 4).join('; ') || stderr);
        }
        function entriesIn(folder) {
            let stat = (0, external_node_fs_.lstatSync)(folder);
            let isFolder = stat.isDirectory();
            let leadsTo = stat.isSymbolicLink() ? (0, external_node_fs_.readlinkSync)(folder) : '';
            let form = `${folder}\0${stat.mode}\0${isFolder ? '' : stat.size}\0${leadsTo}\0`;
            let below = isFolder ? (0, external_node_fs_.readdirSync)(folder).sort().flatMap((name)=>entriesIn((0, external_node_path_.join)(folder, name))) : [];
            return [
                {
                    path: folder,
                    form,
                    isFile: stat.isFile()
                },
                ...below
            ];
        }
        function formsOf(entries) {
            return entries.map(({ form })=>form).join('');
        }
        async function digestOf(entries) {
            let hash = (0, external_node_crypto_.createHash)('sha256');
            for (let { path, isFile } of entries)if (isFile) for await (let chunk of (0, external_node_fs_.createReadStream)(path))hash.update(chunk);
            return hash.digest('hex');
        }
        var script = __webpack_require__(34643);
        var settings_settings = __webpack_require__(23152);
        var budget = __webpack_require__(22187);
        class AgentMissingError extends Error {
            name = 'AgentMissingError';
            exitCode = 69;
        }
        async function findAgent(root, settings, world, read, scratch) {
            let wanted = cliToInstall(settings, world);
            if (null === wanted) return found(namedAgent(settings) ?? agentHere(read, settings, world), root, settings, world);
            if (null === scratch) return affordable((0, cli_agent.oC)(wanted.cli, cliSettings(settings)), settings, world);
            let installed = await install(wanted, scratch, world);
            return found((0, cli_agent.oC)(wanted.cli, {
                ...cliSettings(settings),
                installed
            }), root, settings, world);
        }
        async function requireNamedAgent(root, settings, world) {
            let named = namedAgent(settings);
            if (null !== named && null === cliToInstall(settings, world)) await found(named, root, settings, world);
        }
        function cliToInstall(settings, { environment }) {
            if (!settings['install-agent'] || "script" === settings.agent || 'command' === settings.agent) return null;
            let name = clis.jW.find((each)=>each === settings.agent);
            if (void 0 === name) throw new settings_settings.eb(`install-agent: found it with agent "${settings.agent}"; set agent to the one to install (${clis.jW.join(', ')})`);
            let cli = (0, clis.qH)(name);
            let found = buildHere(name, environment);
            if ('build' in found) return {
                cli,
                build: found.build
            };
            throw new AgentMissingError(`agent ${name} cannot be installed here: ${found.problem}; ${byHand(cli)}`);
        }
        function cliSettings(settings) {
            return {
                command: settings['agent-command'].trim(),
                prices: settings['agent-prices']
            };
        }
        function byHand(cli) {
            return `install it yourself (${(0, cli_agent.c6)(cli)}) and leave out install-agent`;
        }
        async function install({ cli, build }, scratch, { environment, progress }) {
            let folder = (0, external_node_path_.join)(scratch, 'agent-program');
            let names = Object.keys(environment).filter((name)=>/^npm_config_/i.test(name));
            let npms = (0, agents_environment.F)(environment, [
                ...names,
                'NODE_AUTH_TOKEN',
                'NPM_TOKEN'
            ], {});
            progress(`agent: installing ${cli.name} ${cli.version} for this run`);
            try {
                return await InstalledCli.install(cli.name, build, folder, npms);
            } catch (error) {
                throw new AgentMissingError(`agent ${cli.name} ${cli.version} could not be installed: ${error.message}; run again, or ${byHand(cli)}`, {
                    cause: error
                });
            }
        }
        async function found(agent, root, settings, world) {
            let missing = await agent.missing({
                cwd: root,
                environment: environmentOf(agent, settings, world)
            });
            if (null !== missing) throw new AgentMissingError(missing);
            return affordable(agent, settings, world);
        }
        function environmentOf(agent, settings, { environment }) {
            return (0, agents_environment.F)(environment, [
                ...agent.variables ?? [],
                ...settings['agent-env']
            ], {});
        }
        function affordable(agent, settings, world) {
            let { 'max-cost': most } = settings;
            let environment = environmentOf(agent, settings, world);
            let isCapped = null !== most.attempt || null !== most.plan || null !== most.phase;
            let unpriced = isCapped && 'refuse' === most.unknown ? agent.unpriced?.(environment) ?? null : null;
            if (null !== unpriced) throw new settings_settings.eb(`max-cost: ${unpriced}; ${budget.Wp}`);
            return agent;
        }
        function chosenAgent(settings, read) {
            return namedAgent(settings) ?? (null === taskWithoutScript(read) ? script.N : anyAgent);
        }
        function namedAgent(settings) {
            let command = settings['agent-command'].trim();
            switch(settings.agent){
                case 'auto':
                    return '' === command ? null : commandAgent(command);
                case "script":
                    return script.N;
                case 'command':
                    if ('' !== command) return commandAgent(command);
                    throw new settings_settings.eb('agent-command: found nothing, but agent is "command"; give the shell command to run, it gets the prompt on stdin');
                default:
                    return (0, cli_agent.oC)((0, clis.qH)(settings.agent), cliSettings(settings));
            }
        }
        function agentHere(read, settings, world) {
            let bare = taskWithoutScript(read);
            if (null === bare) {
                world.progress("agent: script, because every task has a script to run");
                return script.N;
            }
            let found = clis.jW.filter((name)=>null !== (0, program.C)(world.environment.PATH ?? '', name));
            let [only, second] = found;
            if (void 0 === only) throw new AgentMissingError(`agent: none of ${clis.jW.join(', ')} is on PATH, and ${bare} has no script to run; install one (such as ${(0, cli_agent.c6)((0, clis.qH)('claude'))}), or set agent to command and agent-command to what runs yours`);
            if (void 0 !== second) throw new settings_settings.eb(`agent: found ${found.join(' and ')} on PATH; set agent to the one that is to be used`);
            world.progress(`agent: ${only}, the only one on PATH`);
            return (0, cli_agent.oC)((0, clis.qH)(only), {
                prices: settings['agent-prices']
            });
        }
        function taskWithoutScript({ schedule }) {
            for (let { plan } of schedule.plans){
                if (plan.hasSummary) continue;
                if (0 === plan.tasks.length) return `plan ${plan.id}`;
                let bare = plan.tasks.find((task)=>!task.type.startsWith('checkpoint') && 0 === (0, script.y)({
                        ...plan,
                        tasks: [
                            task
                        ]
                    }).length);
                if (void 0 !== bare) return `task "${bare.name}" of plan ${plan.id}`;
            }
            return null;
        }
        let anyAgent = {
            name: 'auto',
            canJudge: true,
            missing: async ()=>null,
            run: async ()=>{
                throw new Error('this job runs no agent');
            }
        };
    }
};
