export const id = 4232;
export const ids = [
    4232
];
export const modules = {
    6068: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            o: ()=>AgentStream
        });
        var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        var _error_class_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73549);
        var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35933);
        var _plain_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25496);
        var _stream_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73102);
        class AgentStream {
            reader;
            #rules;
            #plain = [];
            constructor(rules, reader){
                this.#rules = rules;
                this.reader = reader;
            }
            take(line) {
                let event = (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.o_)(line.trim());
                if ('object' == typeof event && null !== event && !Array.isArray(event)) {
                    this.reader.take((0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.zv)(event));
                    return true;
                }
                if ('' !== line.trim()) {
                    this.#plain.push(line.slice(0, 2_000));
                    if (this.#plain.length > mostPlain) this.#plain.shift();
                }
                return false;
            }
            readUsageFile(text) {
                let { usage, model } = this.#rules.readUsage?.(text) ?? {
                    usage: null,
                    model: null
                };
                this.reader.usage = usage;
                this.reader.model ??= model;
            }
            end(end, options = {}) {
                let { reader } = this;
                let error = this.#against(end, options.wantsStructured ?? false);
                let ok = null === error;
                let { usage, usageSeen, costUsd } = this.#ofThisRun(options.before ?? null);
                return {
                    ok,
                    error,
                    terminalEvent: reader.hasEnded,
                    text: reader.text,
                    structured: reader.structured,
                    sessionId: reader.sessionId,
                    model: reader.model,
                    usage,
                    usageComplete: ok && null !== usage,
                    usageSeen,
                    cost: null === costUsd ? null : {
                        usd: costUsd,
                        source: 'reported'
                    },
                    turns: reader.turns,
                    toolCalls: reader.toolCalls,
                    toolFailures: reader.toolFailures,
                    denials: [
                        ...reader.denials
                    ],
                    retries: reader.retries
                };
            }
            #against(end, wantsStructured) {
                let { reader } = this;
                let { name } = this.#rules;
                let { by } = end;
                if ('storm' === by) return this.#told(reader.retryError ?? {
                    message: 'no answer'
                }, end, 'kept asking the model again');
                if ('timeout' === by || 'idle_timeout' === by || 'interrupted' === by || 'budget' === by) return told(by, `${name} was ended`);
                if ('stopped' === by) return told('interrupted', `${name} was asked to stop`);
                if (reader.aborted) return told('interrupted', `${name} was interrupted before its end`);
                if (!reader.hasEnded) return this.#unended(end);
                if (null !== reader.error) return this.#told(reader.error, end, 'ended with an error');
                if (null !== reader.contradiction) return told('unknown', `${name} cannot be believed: ${reader.contradiction}`);
                if (null === by && 0 !== end.exitCode) return told('crash', `${name} said that it had ended well, but its exit code is ${end.exitCode ?? 'unknown'}`);
                let denied = [
                    ...reader.denials
                ].filter((tool)=>!harmlessTools.test(tool));
                if (denied.length > 0) return this.#denied(denied);
                if (wantsStructured && void 0 === this.#structured()) return told('no_structured_output', `${name} gave no output in the form that was asked for`);
                let words = (0, _plain_ending_js__WEBPACK_IMPORTED_MODULE_1__.g)(reader.text ?? '');
                return null === words ? null : {
                    ...told(words.class, words.message),
                    ...whenOf(words)
                };
            }
            #unended(end) {
                let { reader } = this;
                let { name } = this.#rules;
                let last = this.#plain.map((line)=>(0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_2__.S)(line)).filter((line)=>'' !== line);
                let stderr = last.join('\n');
                let said = last.findLast((line)=>/error|fatal|fail|invalid|not |no /i.test(line)) ?? last.at(-1);
                let tail = void 0 === said ? '' : `: ${said}`;
                if (reader.denials.size > 0 && 0 === end.exitCode) return this.#denied([
                    ...reader.denials
                ]);
                if (reader.retriesInARow > 0 && null !== reader.retryError) return this.#told(reader.retryError, end, 'was cut off while it asked the model again');
                let { status, kind = '' } = null === end.exitCode ? {} : this.#rules.exit?.(end.exitCode) ?? {};
                let hasBegun = reader.turns > 0 || reader.toolCalls > 0;
                if (!hasBegun && 0 !== end.exitCode && null !== end.exitCode) {
                    let isUsage = _error_class_js__WEBPACK_IMPORTED_MODULE_4__.NV.test(`${stderr}\n${kind}`);
                    let found = isUsage ? 'usage_error' : (0, _error_class_js__WEBPACK_IMPORTED_MODULE_4__.Kl)(`${kind} ${errorLines(last)}`, status);
                    if ('unknown' !== found && 'network' !== found) return told(found, `${name} ended with exit code ${end.exitCode}${tail}`, status);
                }
                let code = null === end.exitCode ? 'by a signal' : `with exit code ${end.exitCode}`;
                return told('crash', `${name} ended ${code} before its stream did, so the agent was cut off${tail}`, status);
            }
            #told(error, end, what) {
                let { label, kind = '', class: known, retryAfterMs } = error;
                let message = error.message.slice(0, mostMessage);
                let exit = null === end.exitCode ? {} : this.#rules.exit?.(end.exitCode) ?? {};
                let code = error.status ?? exit.status;
                let found = known ?? (0, _error_class_js__WEBPACK_IMPORTED_MODULE_4__.Kl)(`${kind} ${exit.kind ?? ''} ${message}`, code);
                let asked = void 0 === retryAfterMs ? whenOf((0, _plain_ending_js__WEBPACK_IMPORTED_MODULE_1__.g)(message) ?? {}) : {
                    retryAfterMs
                };
                let said = `${void 0 === label ? '' : ` (${label})`}${'' === message ? '' : `: ${message}`}`;
                return {
                    ...told(found, `${this.#rules.name} ${what}${said}`, code),
                    ...asked
                };
            }
            #denied(tools) {
                return told('tool_denied', `${this.#rules.name} was denied a tool (${tools.join(', ')})`);
            }
            #structured() {
                if (void 0 !== this.reader.structured && null !== this.reader.structured) return this.reader.structured;
                return 'claude' === this.#rules.name ? void 0 : (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.o_)((this.reader.text ?? '').trim());
            }
            #ofThisRun(before) {
                let { usage, usageSeen, costUsd } = this.reader;
                let { cumulative } = this.#rules;
                return {
                    usage: before && cumulative.includes('usage') ? since(usage, before.usage) : usage,
                    usageSeen: before && cumulative.includes('usage') ? since(usageSeen, before.usage) : usageSeen,
                    costUsd: before && cumulative.includes('cost') ? paidSince(costUsd, before.costUsd) : costUsd
                };
            }
        }
        let mostPlain = 60;
        let mostMessage = 8_000;
        let harmlessTools = /^(?:read|view|grep|glob|ls|list\w*|web_?(?:fetch|search)|fetch\w*|todo\w*|ask\w*|exit_?plan_?mode|task\w*|agent|skill|mcp\w*)$/i;
        function since(all, before) {
            return null === all || null === before ? null : (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.eR)(all, before);
        }
        function paidSince(all, before) {
            return null === all || null === before || all < before ? null : all - before;
        }
        function told(name, message, status) {
            let known = void 0 === status ? {} : {
                status
            };
            return {
                class: name,
                message: (0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_2__.S)(message, 500),
                retryable: (0, _error_class_js__WEBPACK_IMPORTED_MODULE_4__.r3)(name),
                ...known
            };
        }
        function whenOf({ retryAfterMs, resetAt }) {
            return {
                ...void 0 === retryAfterMs ? {} : {
                    retryAfterMs
                },
                ...void 0 === resetAt ? {} : {
                    resetAt
                }
            };
        }
        function errorLines(lines) {
            return lines.filter((line)=>!/^warn/i.test(line)).join('\n');
        }
    }),
    86822: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>windowOf,
            x: ()=>windowsIn
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let listWindows = {
            'claude-haiku-4-5': 200_000,
            'claude-opus-4-1': 200_000,
            'claude-opus-4-5': 200_000,
            'claude-opus-5-5': 1_000_000,
            'claude-sonnet-4': 200_000,
            'claude-sonnet-4-5': 200_000,
            'gpt-5': 272_000,
            'gpt-5-codex': 272_000,
            'gpt-5-mini': 272_000,
            'gpt-5.1': 272_000,
            'gpt-5.1-codex': 272_000,
            'gpt-5.1-codex-mini': 272_000,
            'gpt-4.1': 1_047_576,
            'gemini-2.5-flash': 1_048_576,
            'gemini-2.5-pro': 1_048_576
        };
        let WindowsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1_000));
        function windowsIn(text) {
            if (void 0 === text || '' === text.trim()) return listWindows;
            let given;
            try {
                given = JSON.parse(text);
            } catch (error) {
                throw new Error('PHASE_EXECUTOR_WINDOWS is not JSON', {
                    cause: error
                });
            }
            let read = WindowsSchema.safeParse(given);
            if (read.success) return {
                ...listWindows,
                ...read.data
            };
            let [issue] = read.error.issues;
            throw new Error(`PHASE_EXECUTOR_WINDOWS: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
        }
        function windowOf(model, windows) {
            let name = model?.replace(/^.*\//, '') ?? '';
            return windows[model ?? ''] ?? windows[name] ?? windows[name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')] ?? null;
        }
    }),
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
    73549: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kl: ()=>classOf,
            NV: ()=>usageErrorWords,
            dR: ()=>isFinal,
            kt: ()=>reasonOfClass,
            r3: ()=>isRetryable
        });
        function classOf(message, status) {
            for (let [name, words] of classes)if (words.test(message)) return name;
            let said = /\b(?:status:?|error:?|rejected|code"?:?|api error:?|http)\s*\(?(\d{3})\b/i.exec(message)?.[1];
            return classOfStatus(status ?? Number(said)) ?? (networkWords.test(message) ? 'network' : 'unknown');
        }
        function classOfStatus(code) {
            if (401 === code || 403 === code) return 'auth';
            if (402 === code) return 'quota';
            if (404 === code) return 'bad_model';
            if (413 === code) return 'context_exhausted';
            if (429 === code) return 'rate_limit';
            if (503 === code || 529 === code) return 'overloaded';
            return code >= 500 && code < 600 ? 'server' : null;
        }
        let classes = [
            [
                'max_turns',
                /max[_ -](?:session[_ -])?turns|number of turns|maximum turns|turnlimit|fatalturnlimited/i
            ],
            [
                'budget',
                /max(?:imum)?[_ -]budget|budget[_ -]exhausted|usd budget/i
            ],
            [
                'quota',
                /credit balance|insufficient[_ ](?:quota|credits?|balance|funds)|quota exceeded|(?:exceeded|exhausted) your|daily quota|usage limit|(?<!rate |context )limit reached|(?:hit|reached) your .{0,40}limit|billing[_ ]error/i
            ],
            [
                'context_exhausted',
                /prompt[_ ](?:is )?too[_ ]long|context window|context[_ ](?:limit|length)|contextoverflow|input token count.{0,40}exceeds|request too large|conversation (?:is )?too long|image_error/i
            ],
            [
                'session_not_found',
                /no (?:conversation|rollout|session)\b.{0,60}\b(?:found|matched)|session (?:id )?.{0,60}not found|error resuming session|invalid session/i
            ],
            [
                'bad_model',
                /model[_ ]not[_ ]found|\bmodel\b.{0,100}\b(?:not found|(?:does|may) not exist|not available|not supported)|(?:unknown|invalid|unsupported|no such) model|issue with the selected model|(?:^|\s)model: [\w.:/@-]+$/i
            ],
            [
                'auth',
                /not logged in|invalid (?:x-)?api[- ]key|api key not valid|\/login\b|authentication|unauthori[sz]ed|unauthenticated|missing environment variable|oauth token|no api key|invalid auth method|set an auth method|permission_denied|permission denied on resource/i
            ],
            [
                'overloaded',
                /overloaded|high demand|service unavailable/i
            ],
            [
                'rate_limit',
                /rate.?limit|too many requests|resource_exhausted/i
            ],
            [
                'network',
                /stream disconnected|idle timeout waiting/i
            ]
        ];
        let networkWords = /ECONN(?:RESET|REFUSED|ABORTED)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|socket hang up|connection (?:closed|error|reset|refused)|error sending request|fetch failed|terminated|network|timed out/i;
        let usageErrorWords = /unknown (?:option|argument|flag|command)|unexpected argument|unrecognized (?:option|argument)|unknown arguments?:|not inside a trusted directory|not running in a trusted directory|missing required argument|cannot be used (?:with|multiple times)|^usage: /im;
        function isRetryable(name) {
            switch(name){
                case 'rate_limit':
                case 'overloaded':
                case 'server':
                case 'network':
                case 'crash':
                    return true;
                case 'unknown':
                case 'interrupted':
                case 'timeout':
                case 'idle_timeout':
                    return null;
                case 'quota':
                case 'auth':
                case 'bad_model':
                case 'context_exhausted':
                case 'max_turns':
                case 'budget':
                case 'tool_denied':
                case 'no_structured_output':
                case 'usage_error':
                case 'session_not_found':
                    return false;
            }
        }
        function reasonOfClass(name) {
            switch(name){
                case 'rate_limit':
                case 'quota':
                case 'overloaded':
                case 'auth':
                case 'context_exhausted':
                case 'budget':
                case 'timeout':
                case 'idle_timeout':
                    return name;
                case 'server':
                case 'network':
                    return 'overloaded';
                case 'max_turns':
                    return 'budget';
                case 'bad_model':
                case 'tool_denied':
                case 'no_structured_output':
                case 'usage_error':
                case 'session_not_found':
                case 'interrupted':
                case 'crash':
                case 'unknown':
                    return 'agent_error';
            }
        }
        function isFinal(name) {
            return 'bad_model' === name || 'tool_denied' === name || 'usage_error' === name || 'auth' === name;
        }
    }),
    29567: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            u: ()=>spentOf
        });
        function spentOf(usage, turns, costUsd) {
            return {
                inputFresh: usage?.inputFresh ?? 0,
                cacheRead: usage?.cacheRead ?? 0,
                cacheWrite: usage?.cacheWrite ?? 0,
                output: usage?.output ?? 0,
                turns,
                costUsd: costUsd ?? 0,
                isCostKnown: null !== costUsd
            };
        }
    }),
    25496: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>plainEnding,
            p: ()=>isStopForPerson
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78027);
        var _error_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73549);
        function plainEnding(text) {
            let lines = text.trimEnd().replace(footer, '').split('\n').map((line)=>(0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.D)(line)).filter((line)=>'' !== line);
            let error = lines.slice(-lastLines).find((line)=>isErrorLine(line));
            if (void 0 !== error) return {
                class: (0, _error_class_js__WEBPACK_IMPORTED_MODULE_1__.Kl)(error),
                message: `the agent's last words: ${clip(error)}`,
                ...whenAgain(error)
            };
            let stop = stopHeading(lines);
            return null === stop ? null : {
                class: 'unknown',
                message: `${stopped}${clip(stop)}`
            };
        }
        let stopped = 'the agent says that it stopped: ';
        function isStopForPerson(message) {
            if (message?.startsWith(stopped) !== true) return false;
            return /^[^\p{L}]*(?:CHECKPOINT REACHED|HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW)|AWAITING (?:HUMAN|USER))/iu.test(message.slice(stopped.length));
        }
        let lastLines = 3;
        let footer = /(?:^|\n)tokens used:?[ \r\n]{1,3}[\d,.]+$/i;
        function isErrorLine(line) {
            let words = line.replace(/^[^\p{L}\p{N}[]+/u, '').replace(/^(?:(?:error|fatal|stream error):\s*){1,2}/i, '');
            return errorLines.some((pattern)=>pattern.test(words));
        }
        let end = '(?=$|[.!|;,]|:\\s|\\s*[·∙•|(—–-])';
        let limits = '(?:5-hour|hourly|daily|weekly|monthly|session|usage|opus|sonnet|message|spending|rate|request|token)';
        let errorLines = [
            new RegExp(`^Claude(?: AI| Code)? usage limit reached${end}`, 'i'),
            new RegExp(`^You(?:['’]ve| have) (?:hit|reached|exceeded) your (?:[\\w'’-]+ ){0,4}limits?${end}`, 'i'),
            new RegExp(`^(?:${limits} ){0,3}limit (?:reached|exceeded)${end}`, 'i'),
            new RegExp(`^(?:rate limit|quota) (?:reached|exceeded)${end}`, 'i'),
            new RegExp(`^Insufficient (?:credits?|balance|quota|funds)${end}`, 'i'),
            new RegExp(`^Context (?:window|limit|length) (?:exceeded|reached|exhausted|is full)${end}`, 'i'),
            new RegExp(`^(?:Your )?credit balance is too low(?: to access\\b.*)?${end}`, 'i'),
            new RegExp(`^You (?:have )?(?:exceeded|exhausted) your (?:current|daily|monthly) quota(?: on this model)?${end}`, 'i'),
            new RegExp(`^(?:Not logged in|Invalid API key|Please run /login|OAuth token (?:has expired|revoked))${end}`, 'i'),
            /^Missing environment variable: /,
            new RegExp(`^(?:Reached max(?:imum number of)? turns|Max(?:imum)? turns reached)${end}`, 'i'),
            /^Reached max session turns for this session/,
            /^(?:Reached maximum budget|Exceeded USD budget) \(/i,
            new RegExp(`^(?:Prompt is too long|Request too large \\(|Conversation (?:is )?too long)${end}`, 'i'),
            /^(?:Codex ran out of room in the model|Your input exceeds the context window)/,
            /^\[?API Error(?:: | \()/,
            /^(?:exceeded retry limit, last status: \d|unexpected status \d{3}\b|stream disconnected before completion)/,
            /^We[’']re currently experiencing high demand/,
            /^litellm\.\w+Error\b/,
            /^\[Request interrupted by user(?: for tool use)?\]$/,
            /^(?:Execution error|Operation (?:cancelled|aborted)|Request timed out|Overloaded|Too many requests|Connection error)\.?$/i
        ];
        function stopHeading(lines) {
            let stop = null;
            let fence = '';
            let from = Math.max(0, lines.length - 100);
            for (let [at, line] of lines.entries()){
                let mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
                if (void 0 !== mark && ('' === fence || mark.startsWith(fence))) fence = '' === fence ? mark : '';
                if (at < from || void 0 !== mark || '' !== fence) continue;
                let heading = /^(?:#{1,6} +[*_]{0,2}|\*\*)[^\p{L}#*]*(.+?)[*_:\s]*$/u.exec(line)?.[1] ?? '';
                let left = lines.length - 1 - at;
                let bare = left < lastLines ? line : '';
                if (completions.test(heading)) stop = null;
                else if (stops.test(heading) || bareStops.test(bare)) stop = isReport(lines.slice(at + 1), left) ? line : stop;
            }
            return stop;
        }
        function isReport(rest, left) {
            let next = rest.slice(0, 4);
            if (next.some((line)=>/^\*\*[\w ]+:\*\* *[[{]/.test(line))) return false;
            return left <= 12 || next.some((line)=>/^\*\*[\w /-]+:\*\*|^\*\*[\w /-]+\*\*:|^[|#]/.test(line));
        }
        let halts = 'BLOCKED|INCOMPLETE|PAUSED|HALTED|FAILED|ABORTED|STOPPED|PARTIAL(?:LY COMPLETED?)?|NOT COMPLETED?';
        let stops = new RegExp(`^(?:CHECKPOINT REACHED|(?:PLAN|PHASE|TASK|EXECUTION|WORK) (?:${halts})|(?:BLOCKED|HALTED|INCOMPLETE)$|HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW) (?:NEEDED|REQUIRED)|AWAITING (?:HUMAN|USER)|GAPS FOUND|VERIFICATION FAILED)\\b`);
        let bareStops = new RegExp(`^(?:[Cc]heckpoint [Rr]eached|CHECKPOINT REACHED|PLAN (?:${halts}))(?=$|[.:!]|\\s*[—–(-])`);
        let completions = /^(?:PLAN|PHASE|EXECUTION|ALL TASKS|TASKS?) COMPLETED?\b/i;
        function whenAgain(line) {
            let epoch = /\|(\d{10}|\d{13})\b/.exec(line)?.[1];
            if (void 0 !== epoch) {
                let ms = Number(epoch) * (10 === epoch.length ? 1000 : 1);
                return {
                    resetAt: new Date(ms).toISOString()
                };
            }
            let span = /\b(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*(?:and )?){1,4})/i.exec(line)?.[1] ?? '';
            let wait = 0;
            for (let [, count, unit = ''] of span.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi))wait += Number(count) * (unitMs(unit) ?? 0);
            return wait > 0 ? {
                retryAfterMs: wait
            } : {};
        }
        function unitMs(unit) {
            let name = unit.toLowerCase();
            if (/^(?:ms|milliseconds?)$/.test(name)) return 1;
            return ({
                s: 1_000,
                m: 60_000,
                h: 3_600_000,
                d: 86_400_000
            })[name.charAt(0)];
        }
        function clip(line) {
            return line.length > 300 ? `${line.slice(0, 299)}…` : line;
        }
    }),
    69931: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>activityText,
            j: ()=>progressOf
        });
        function progressOf(clock, record) {
            let last = -1 / 0;
            return (activity)=>{
                let isWorthALine = 'edit' === activity.kind || 'retry' === activity.kind || 'command' === activity.kind && 'ended' === activity.state;
                let what = isWorthALine ? activityText(activity) : null;
                if (null === what || clock.uptimeMs() - last < everyMs) return;
                last = clock.uptimeMs();
                record(what, activity.kind);
            };
        }
        let everyMs = 5_000;
        function activityText(activity) {
            switch(activity.kind){
                case 'edit':
                    return `edits ${activity.path}`;
                case 'command':
                    if ('started' === activity.state) return `runs ${activity.command}`;
                    return `ran ${activity.command}${activity.exitCode ? ` (exit ${activity.exitCode})` : ''}`;
                case 'tool':
                    return `uses ${activity.tool}`;
                case 'output':
                    return `prints ${activity.text}`;
                case 'retry':
                    return `asks its model again (${activity.message || 'no cause given'})`;
                case 'turn':
                case 'usage':
                    return null;
            }
        }
    }),
    34643: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>scriptAgent,
            y: ()=>scriptBlocks
        });
        var _agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35654);
        var _meter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29567);
        let scriptAgent = {
            name: "script",
            canJudge: false,
            async missing ({ cwd, environment }) {
                return await (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.$V)(cwd, environment) ? null : "the script agent needs bash on PATH; install it";
            },
            commandLines: ({ plan })=>scriptBlocks(plan).map((block)=>({
                        ...callOf(block),
                        sets: []
                    })),
            async run (job) {
                let blocks = scriptBlocks(job.plan);
                let isOver = true === job.plan.isContinued && 0 === job.plan.tasks.length;
                if (0 === blocks.length && !isOver) return nothingToRun(job.plan);
                let startedAt = job.clock.uptimeMs();
                let survivors = 0;
                let printed = '';
                for (let block of blocks){
                    job.onProgress(block.task);
                    let left = job.timeoutMs - (job.clock.uptimeMs() - startedAt);
                    let run = await runBlock(block, {
                        ...job,
                        timeoutMs: Math.max(1, left)
                    });
                    survivors += run.survivors;
                    printed = run.printed ?? '';
                    let durationMs = job.clock.uptimeMs() - startedAt;
                    if (!run.ok) return {
                        ...run,
                        message: `${block.task}: ${run.message}`,
                        lastProgress: block.task,
                        durationMs,
                        survivors
                    };
                }
                return {
                    ok: true,
                    reason: null,
                    message: null,
                    exitCode: 0,
                    printed,
                    ...noModel,
                    durationMs: job.clock.uptimeMs() - startedAt,
                    survivors,
                    ranEveryTask: job.plan.tasks.every((task)=>task.type?.startsWith('checkpoint') || scriptBlocks({
                            ...job.plan,
                            tasks: [
                                task
                            ]
                        }).length > 0)
                };
            }
        };
        let noModel = {
            tokensUsed: null,
            costUsd: null,
            spent: (0, _meter_js__WEBPACK_IMPORTED_MODULE_1__.u)(null, 0, 0),
            lastProgress: null
        };
        function runBlock(block, job) {
            return (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.mB)({
                ...callOf(block),
                timeoutMs: job.timeoutMs
            }, job);
        }
        function callOf({ shell, script }) {
            let strict = 'bash' === shell ? [
                '-e',
                '-o',
                'pipefail'
            ] : [
                '-e'
            ];
            return {
                command: shell,
                args: [
                    ...strict,
                    '-c',
                    script
                ]
            };
        }
        function scriptBlocks(plan) {
            return plan.tasks.flatMap((task)=>fences(task.action).flatMap(({ language, text })=>'sh' === language || 'bash' === language ? [
                        {
                            task: task.name,
                            shell: language,
                            script: text
                        }
                    ] : []));
        }
        function fences(markdown) {
            let found = [];
            let open = null;
            for (let line of markdown.split(/\r?\n/)){
                let mark = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line);
                if (open) {
                    let closes = mark?.[3] === '' && mark[2]?.startsWith(open.fence) && line.trim() === mark[2];
                    if (closes) {
                        found.push({
                            language: open.language,
                            text: open.lines.join('\n')
                        });
                        open = null;
                    } else open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
                } else if (mark?.[2]) open = {
                    fence: mark[2],
                    indent: mark[1]?.length ?? 0,
                    language: (mark[3] ?? '').toLowerCase(),
                    lines: []
                };
            }
            return found;
        }
        function nothingToRun(plan) {
            let message = `${plan.path} has no fenced sh or bash block in a task's <action>, so the script agent has nothing to run; choose another agent (agent: command) or add a block`;
            return {
                ok: false,
                reason: 'invalid_plan',
                message,
                exitCode: null,
                ...noModel,
                durationMs: 0,
                survivors: 0
            };
        }
    }),
    45754: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            v: ()=>readForeign
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        function readForeign(path, maxBytes) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch  {
                return null;
            }
            try {
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile()) return null;
                let buffer = Buffer.alloc(maxBytes + 1);
                let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, maxBytes + 1, 0);
                if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
                let text = buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
                return '' === text.trim() ? null : text;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    })
};
