export const id = 356;
export const ids = [
    356
];
export const modules = {
    17761: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            RP: ()=>totalTokens,
            eR: ()=>usageSince,
            tk: ()=>noUsage,
            vk: ()=>addUsage
        });
        let noUsage = {
            inputFresh: 0,
            cacheRead: 0,
            cacheWrite: null,
            output: 0,
            reasoning: null
        };
        function addUsage(one, other) {
            return {
                inputFresh: one.inputFresh + other.inputFresh,
                cacheRead: one.cacheRead + other.cacheRead,
                cacheWrite: plus(one.cacheWrite, other.cacheWrite),
                output: one.output + other.output,
                reasoning: plus(one.reasoning, other.reasoning)
            };
        }
        function usageSince(all, before) {
            let since = {
                inputFresh: all.inputFresh - before.inputFresh,
                cacheRead: all.cacheRead - before.cacheRead,
                cacheWrite: null === all.cacheWrite ? null : all.cacheWrite - (before.cacheWrite ?? 0),
                output: all.output - before.output,
                reasoning: null === all.reasoning ? null : all.reasoning - (before.reasoning ?? 0)
            };
            return Object.values(since).some((count)=>null !== count && count < 0) ? null : since;
        }
        function totalTokens({ inputFresh, cacheRead, cacheWrite, output }) {
            return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
        }
        function plus(one, other) {
            return null === one && null === other ? null : (one ?? 0) + (other ?? 0);
        }
    },
    62975: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            qH: ()=>cliNamed,
            jW: ()=>cliNames,
            bf: ()=>ownerOf
        });
        function unlessGiven(command, names, args) {
            let given = command.split(/\s+/).some((word)=>names.some((name)=>word === name || word.startsWith(`${name}=`)));
            return given ? [] : args;
        }
        var agents_fields = __webpack_require__(35933);
        var stream_reader = __webpack_require__(73102);
        let claude = {
            name: 'claude',
            package: '@anthropic-ai/claude-code',
            version: '2.1.329',
            cumulative: [
                'cost'
            ],
            lingersMs: 30_000,
            reportsCost: true,
            variables: [
                'ANTHROPIC_API_KEY',
                'ANTHROPIC_AUTH_TOKEN',
                'ANTHROPIC_BASE_URL',
                'ANTHROPIC_CUSTOM_HEADERS',
                'ANTHROPIC_MODEL',
                'ANTHROPIC_SMALL_FAST_MODEL',
                'CLAUDE_CODE_OAUTH_TOKEN',
                'CLAUDE_CONFIG_DIR',
                'CLAUDE_CODE_USE_BEDROCK',
                'CLAUDE_CODE_USE_VERTEX',
                'CLAUDE_CODE_MAX_RETRIES',
                'IS_SANDBOX'
            ],
            secret: 'ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)',
            allowed: (tool)=>`--allowedTools ${tool}`,
            call: ({ folder, environment, model, resume, command })=>({
                    args: [
                        '-p',
                        '--output-format',
                        'stream-json',
                        '--verbose',
                        ...unlessGiven(command, [
                            '--permission-mode',
                            '--dangerously-skip-permissions'
                        ], [
                            '--permission-mode',
                            'acceptEdits'
                        ]),
                        '--allowedTools',
                        'Bash',
                        '--add-dir',
                        folder,
                        ...null === model ? [] : unlessGiven(command, [
                            '--model'
                        ], [
                            '--model',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '--resume',
                            resume
                        ]
                    ],
                    env: {
                        DISABLE_AUTOUPDATER: '1',
                        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
                        CLAUDE_CODE_MAX_RETRIES: environment.CLAUDE_CODE_MAX_RETRIES ?? '2'
                    }
                }),
            reader: (tell)=>new ClaudeReader(tell),
            owns: (event)=>{
                if ('result' === event.type) return 'boolean' == typeof event.is_error || 'string' == typeof event.subtype;
                return /^(?:system|assistant|user)$/.test((0, agents_fields.b6)(event.type)) && 'string' == typeof event.session_id;
            },
            starts: ({ type, subtype })=>'system' === type && 'init' === subtype
        };
        class ClaudeReader extends stream_reader.C {
            #message = '';
            take(event) {
                switch(event.type){
                    case 'system':
                        this.#system(event);
                        return;
                    case 'assistant':
                        this.#assistant(event);
                        return;
                    case 'user':
                        this.#user(event);
                        return;
                    case 'result':
                        this.#result(event);
                        return;
                }
            }
            #system(event) {
                this.session(event.session_id);
                if ('init' === event.subtype) {
                    this.named(event.model);
                    this.works();
                } else if ('permission_denied' === event.subtype) this.denied((0, agents_fields.b6)(event.tool_name));
                else if ('api_retry' === event.subtype) {
                    let status = (0, agents_fields.MT)(event.error_status) ?? void 0;
                    let kind = (0, agents_fields.b6)(event.error);
                    let isBroken = void 0 === status && 'unknown' === kind;
                    this.retry({
                        message: kind,
                        kind,
                        status,
                        ...isBroken ? {
                            class: 'network'
                        } : {}
                    });
                }
            }
            #assistant(event) {
                this.session(event.session_id);
                let { id, model, content, usage } = (0, agents_fields.zv)(event.message);
                let isOurs = '<synthetic>' === model;
                if (isOurs && '' !== (0, agents_fields.b6)(event.error)) return void this.#sayFault(event, content);
                this.named(model);
                let isNew = '' === (0, agents_fields.b6)(id) || (0, agents_fields.b6)(id) !== this.#message;
                this.#message = (0, agents_fields.b6)(id);
                if (isNew && !isOurs) this.turn();
                else this.works();
                let parts = (0, agents_fields.c3)(content);
                if (isMain(event)) this.says(parts.map(({ text })=>(0, agents_fields.b6)(text)).join(''));
                for (let { type, id: call, name, input } of parts)if ('tool_use' === type) this.toolStarts(call, (0, agents_fields.b6)(name), (0, agents_fields.zv)(input));
                let used = usageOf(usage);
                if (isNew && null !== used) this.used(used);
            }
            #fault = '';
            #sayFault(event, content) {
                this.#fault = (0, agents_fields.b6)(event.error);
                this.says((0, agents_fields.c3)(content).map(({ text })=>(0, agents_fields.b6)(text)).join(''));
            }
            #user(event) {
                this.session(event.session_id);
                let { stdout, interrupted } = (0, agents_fields.zv)(event.tool_use_result);
                for (let { type, tool_use_id: id, is_error: isError, content } of (0, agents_fields.c3)((0, agents_fields.zv)(event.message).content)){
                    if ('tool_result' !== type) continue;
                    let said = (0, agents_fields.b6)(content) || (0, agents_fields.c3)(content).map(({ text })=>(0, agents_fields.b6)(text)).join('');
                    let code = /^Exit code (\d{1,3})\b/.exec(said)?.[1];
                    let ok = true !== isError;
                    let exitCode = void 0 === code ? ok && void 0 !== stdout && true !== interrupted ? 0 : null : Number(code);
                    this.toolEnds(id, {
                        ok,
                        exitCode
                    });
                }
            }
            #result(event) {
                this.session(event.session_id);
                let { is_error: isError, subtype, terminal_reason: why, api_error_status: status, result, errors } = event;
                this.structured = event.structured_output;
                this.costUsd = (0, agents_fields.MT)(event.total_cost_usd);
                let usage = usageOf(event.usage);
                this.reports(usage, void 0 !== event.usage);
                if (null !== usage && isNothing(usage) && (this.costUsd ?? 0) > 0) this.usage = null;
                for (let { tool_name: tool } of (0, agents_fields.c3)(event.permission_denials))this.denied((0, agents_fields.b6)(tool));
                let isDone = null == why || 'completed' === why;
                if (false === isError && 'success' === subtype && isDone) {
                    this.says(result);
                    this.ends(null);
                    return;
                }
                if (/^aborted/.test((0, agents_fields.b6)(why))) this.aborted = true;
                let said = [
                    (0, agents_fields.b6)(result),
                    (0, agents_fields.CB)(errors)
                ].filter((text)=>'' !== text).join('; ');
                this.ends({
                    message: said || 'no cause given',
                    ...'success' === subtype || void 0 === subtype ? {} : {
                        label: (0, agents_fields.b6)(subtype)
                    },
                    kind: [
                        why,
                        subtype,
                        event.api_error_type,
                        this.#fault
                    ].map(agents_fields.b6).join(' '),
                    status: (0, agents_fields.MT)(status) ?? void 0,
                    ...null === status && this.retriesInARow > 0 && this.retryError?.class ? {
                        class: this.retryError.class
                    } : {}
                });
            }
        }
        function isMain(event) {
            return '' === (0, agents_fields.b6)(event.parent_tool_use_id);
        }
        function usageOf(value) {
            let { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: write, output_tokens: output } = (0, agents_fields.zv)(value);
            let [inputFresh, written] = [
                (0, agents_fields.MT)(input),
                (0, agents_fields.MT)(output)
            ];
            if (null === inputFresh || null === written) return null;
            return {
                inputFresh,
                cacheRead: (0, agents_fields.MT)(read) ?? 0,
                cacheWrite: (0, agents_fields.MT)(write),
                output: written,
                reasoning: null
            };
        }
        function isNothing({ inputFresh, cacheRead, output }) {
            return 0 === inputFresh && 0 === cacheRead && 0 === output;
        }
        let codex = {
            name: 'codex',
            package: '@openai/codex',
            version: '0.169.0',
            cumulative: [
                'usage'
            ],
            lingersMs: 10_000,
            variables: [
                'OPENAI_API_KEY',
                'CODEX_API_KEY',
                'OPENAI_BASE_URL',
                'CODEX_HOME'
            ],
            secret: 'OPENAI_API_KEY (or CODEX_API_KEY)',
            allowed: ()=>'-s danger-full-access',
            call: ({ environment, model, resume, command })=>({
                    args: [
                        'exec',
                        '--json',
                        '--skip-git-repo-check',
                        ...unlessGiven(command, [
                            '-s',
                            '--sandbox'
                        ], [
                            '-c',
                            'sandbox_mode="danger-full-access"'
                        ]),
                        '-c',
                        'analytics.enabled=false',
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            'resume',
                            resume
                        ],
                        '-'
                    ],
                    env: void 0 === environment.CODEX_API_KEY && void 0 !== environment.OPENAI_API_KEY ? {
                        CODEX_API_KEY: environment.OPENAI_API_KEY
                    } : {}
                }),
            reader: (tell)=>new CodexReader(tell),
            owns: ({ type })=>/^(?:thread|turn|item)\./.test((0, agents_fields.b6)(type)),
            starts: ({ type })=>'thread.started' === type
        };
        class CodexReader extends stream_reader.C {
            take(event) {
                switch(event.type){
                    case 'thread.started':
                        this.session(event.thread_id);
                        return;
                    case 'turn.started':
                        this.turn();
                        return;
                    case 'item.started':
                        this.#item((0, agents_fields.zv)(event.item), false);
                        return;
                    case 'item.completed':
                        this.#item((0, agents_fields.zv)(event.item), true);
                        return;
                    case 'error':
                        {
                            let message = (0, agents_fields.b6)(event.message);
                            if (/^Reconnecting\b/i.test(message)) this.retry({
                                message
                            });
                            return;
                        }
                    case 'turn.completed':
                        this.reports(codex_usageOf(event.usage));
                        this.ends(null);
                        return;
                    case 'turn.failed':
                        this.ends({
                            message: (0, agents_fields.b6)((0, agents_fields.zv)(event.error).message) || 'no cause given'
                        });
                        return;
                }
            }
            #item(item, isCompleted) {
                let { type, id } = item;
                switch(type){
                    case 'agent_message':
                        if (isCompleted) this.says(item.text);
                        this.works();
                        return;
                    case 'command_execution':
                        {
                            let command = unwrapped((0, agents_fields.b6)(item.command));
                            this.toolStarts(id, 'command_execution', {
                                command
                            });
                            let exitCode = (0, agents_fields.MT)(item.exit_code);
                            if (isCompleted) this.toolEnds(id, {
                                ok: 0 === exitCode,
                                exitCode
                            });
                            if (isCompleted && 'declined' === item.status) this.denied('shell');
                            return;
                        }
                    case 'file_change':
                        if (!isCompleted) return;
                        for (let [at, { path }] of (0, agents_fields.c3)(item.changes).entries()){
                            let part = `${(0, agents_fields.b6)(id)}/${at}`;
                            this.toolStarts(part, 'file_change', {
                                path: (0, stream_reader.S)((0, agents_fields.b6)(path))
                            });
                            this.toolEnds(part, {
                                ok: 'failed' !== item.status
                            });
                        }
                        return;
                    case 'error':
                        return;
                    default:
                        if (/_call$|^web_search$/.test((0, agents_fields.b6)(type))) {
                            this.toolStarts(id, (0, agents_fields.b6)(item.tool) || (0, agents_fields.b6)(type));
                            if (isCompleted) this.toolEnds(id, {
                                ok: 'failed' !== item.status
                            });
                        } else this.works();
                }
            }
        }
        function unwrapped(command) {
            let inner = /^\S*\b(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/.exec(command)?.[2];
            return inner ?? command;
        }
        function codex_usageOf(value) {
            let fields = (0, agents_fields.zv)(value);
            let input = (0, agents_fields.MT)(fields.input_tokens);
            let output = (0, agents_fields.MT)(fields.output_tokens);
            let cacheRead = (0, agents_fields.MT)(fields.cached_input_tokens) ?? 0;
            let cacheWrite = (0, agents_fields.MT)(fields.cache_write_input_tokens);
            if (null === input || null === output || cacheRead > input) return null;
            let inputFresh = input - cacheRead;
            return {
                inputFresh,
                cacheRead,
                cacheWrite,
                output,
                reasoning: (0, agents_fields.MT)(fields.reasoning_output_tokens)
            };
        }
        var external_node_path_ = __webpack_require__(76760);
        var agent_result = __webpack_require__(17761);
        let copilot = {
            name: 'copilot',
            package: '@github/copilot',
            version: '1.0.102',
            cumulative: [
                'usage'
            ],
            lingersMs: 10_000,
            variables: [
                'COPILOT_GITHUB_TOKEN',
                'COPILOT_MODEL',
                'COPILOT_OFFLINE',
                'COPILOT_PROVIDER_BASE_URL',
                'COPILOT_PROVIDER_TYPE',
                'COPILOT_PROVIDER_API_KEY',
                'COPILOT_PROVIDER_BEARER_TOKEN',
                'COPILOT_PROVIDER_WIRE_API'
            ],
            secret: 'COPILOT_GITHUB_TOKEN (or COPILOT_PROVIDER_API_KEY with COPILOT_PROVIDER_BASE_URL)',
            allowed: ()=>'--allow-all-tools',
            call: ({ folder, model, resume, command })=>{
                let usageFile = (0, external_node_path_.join)(folder, 'usage.json');
                let args = [
                    '--no-ask-user',
                    '--no-auto-update',
                    '--output-format',
                    'json',
                    '--usage-output-file',
                    usageFile,
                    ...unlessGiven(command, [
                        '--allow-all-tools',
                        '--allow-all',
                        '--yolo'
                    ], [
                        '--allow-all-tools'
                    ]),
                    '--add-dir',
                    folder,
                    ...null === model ? [] : unlessGiven(command, [
                        '--model'
                    ], [
                        '--model',
                        model
                    ]),
                    ...null === resume ? [] : [
                        `--resume=${resume}`
                    ]
                ];
                return {
                    args,
                    env: {},
                    usageFile
                };
            },
            reader: (tell)=>new CopilotReader(tell),
            readUsage: copilotUsage,
            owns: (event)=>{
                if ('result' === event.type) return 'number' == typeof event.exitCode;
                let isNamed = /^[a-z]+\.[a-z_]+$/.test((0, agents_fields.b6)(event.type)) || 'abort' === event.type;
                return isNamed && 'object' == typeof event.data;
            },
            starts: ({ type })=>'user.message' === type
        };
        class CopilotReader extends stream_reader.C {
            #fault = null;
            take(event) {
                let data = (0, agents_fields.zv)(event.data);
                switch(event.type){
                    case 'session.tools_updated':
                        this.named(data.model);
                        return;
                    case 'assistant.turn_start':
                        this.turn();
                        return;
                    case 'assistant.message':
                        this.named(data.model);
                        this.says(data.content);
                        this.#fault = null;
                        this.works();
                        return;
                    case 'tool.execution_start':
                        this.toolStarts(data.toolCallId, (0, agents_fields.b6)(data.toolName), (0, agents_fields.zv)(data.arguments));
                        return;
                    case 'tool.execution_complete':
                        {
                            let exitCode = (0, agents_fields.MT)((0, agents_fields.zv)(data.shellExecution).exitCode);
                            let ok = true === data.success && (exitCode ?? 0) === 0;
                            let tool = this.toolEnds(data.toolCallId, {
                                ok,
                                exitCode
                            });
                            if ('denied' === (0, agents_fields.zv)(data.error).code) this.denied(tool?.name ?? '');
                            return;
                        }
                    case 'model.call_failure':
                        this.#lastStatus = (0, agents_fields.MT)(data.statusCode) ?? void 0;
                        return;
                    case 'assistant.turn_retry':
                        {
                            let kind = (0, agents_fields.b6)(data.reason);
                            this.retry({
                                message: kind,
                                kind,
                                status: this.#lastStatus
                            });
                            return;
                        }
                    case 'session.error':
                        this.#fault = {
                            message: (0, agents_fields.b6)(data.message) || 'no cause given',
                            kind: (0, agents_fields.b6)(data.errorType).replace('query', ''),
                            status: (0, agents_fields.MT)(data.statusCode) ?? void 0
                        };
                        return;
                    case 'abort':
                        this.aborted = true;
                        return;
                    case 'assistant.idle':
                        if (true === data.aborted) this.aborted = true;
                        return;
                    case 'result':
                        this.session(event.sessionId);
                        this.#result(event);
                        return;
                }
            }
            #lastStatus;
            #result({ exitCode }) {
                if (null !== this.#fault) return void this.ends(this.#fault);
                this.ends(0 === exitCode ? null : {
                    message: `ended with exit code ${(0, agents_fields.b6)(exitCode) || 'unknown'}`
                });
            }
        }
        function copilotUsage(text) {
            let file = (0, agents_fields.zv)(parsed(text));
            let usage = null;
            for (let metrics of Object.values((0, agents_fields.zv)(file.modelMetrics))){
                let of = copilot_usageOf((0, agents_fields.zv)((0, agents_fields.zv)(metrics).usage));
                if (null === of) return {
                    usage: null,
                    model: null
                };
                usage = null === usage ? of : (0, agent_result.vk)(usage, of);
            }
            return {
                usage,
                model: (0, agents_fields.b6)(file.currentModel) || null
            };
        }
        function copilot_usageOf(fields) {
            let input = (0, agents_fields.MT)(fields.inputTokens);
            let output = (0, agents_fields.MT)(fields.outputTokens);
            let cacheRead = (0, agents_fields.MT)(fields.cacheReadTokens) ?? 0;
            let cacheWrite = (0, agents_fields.MT)(fields.cacheWriteTokens);
            let inputFresh = null === input ? -1 : input - cacheRead - (cacheWrite ?? 0);
            if (null === output || inputFresh < 0) return null;
            return {
                inputFresh,
                cacheRead,
                cacheWrite,
                output,
                reasoning: (0, agents_fields.MT)(fields.reasoningTokens) ?? 0
            };
        }
        function parsed(text) {
            try {
                return JSON.parse(text);
            } catch  {
                return null;
            }
        }
        let gemini = {
            name: 'gemini',
            package: '@google/gemini-cli',
            version: '0.61.0',
            cumulative: [],
            lingersMs: 10_000,
            variables: [
                'GEMINI_API_KEY',
                'GOOGLE_API_KEY',
                'GOOGLE_GEMINI_BASE_URL',
                'GOOGLE_GENAI_USE_VERTEXAI',
                'GOOGLE_CLOUD_PROJECT',
                'GOOGLE_CLOUD_LOCATION',
                'GEMINI_CLI_SYSTEM_SETTINGS_PATH',
                'GEMINI_MODEL'
            ],
            secret: 'GEMINI_API_KEY',
            allowed: ()=>'--yolo',
            call: ({ model, resume, command })=>({
                    args: [
                        '--output-format',
                        'stream-json',
                        '--skip-trust',
                        ...unlessGiven(command, [
                            '-y',
                            '--yolo',
                            '--approval-mode'
                        ], [
                            '--yolo'
                        ]),
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '--resume',
                            resume
                        ]
                    ],
                    env: {
                        GEMINI_CLI_NO_RELAUNCH: 'true'
                    }
                }),
            reader: (tell)=>new GeminiReader(tell),
            exit: geminiExit,
            owns: (event)=>{
                let has = (name)=>'string' == typeof event[name];
                if (void 0 === event.type) return 'stats' in event && 'error' in event;
                if ('result' === event.type) return has('status');
                if ('init' === event.type) return has('session_id') && has('model');
                if ('message' === event.type) return has('role') && has('timestamp');
                return /^tool_(?:use|result)$/.test((0, agents_fields.b6)(event.type)) && has('tool_id');
            },
            starts: ({ type })=>'init' === type
        };
        class GeminiReader extends stream_reader.C {
            #spoken = '';
            take(event) {
                switch(event.type){
                    case 'init':
                        this.session(event.session_id);
                        this.named(event.model);
                        this.works();
                        return;
                    case 'message':
                        if ('assistant' !== event.role) return;
                        if ('' === this.#spoken) this.turn();
                        this.works();
                        this.#spoken = `${true === event.delta ? this.#spoken : ''}${(0, agents_fields.b6)(event.content)}`.slice(-65536);
                        this.says(this.#spoken);
                        return;
                    case 'tool_use':
                        this.#spoken = '';
                        this.toolStarts(event.tool_id, (0, agents_fields.b6)(event.tool_name), (0, agents_fields.zv)(event.parameters));
                        return;
                    case 'tool_result':
                        {
                            this.#spoken = '';
                            let kind = (0, agents_fields.b6)((0, agents_fields.zv)(event.error).type);
                            let tool = this.toolEnds(event.tool_id, {
                                ok: 'success' === event.status
                            });
                            if (/denied|policy/i.test(kind)) this.denied(tool?.name ?? '');
                            return;
                        }
                    case 'error':
                        return;
                    case 'result':
                    case void 0:
                        this.#result(event);
                        return;
                }
            }
            #result(event) {
                if (void 0 === event.type && !('stats' in event)) return;
                this.reports(gemini_usageOf(event.stats), void 0 !== event.stats);
                if ('success' === event.status) return void this.ends(null);
                let { type, message } = (0, agents_fields.zv)(event.error);
                let said = (0, agents_fields.b6)(message) || (0, agents_fields.b6)(event.status) || 'no cause given';
                this.ends({
                    message: said,
                    kind: (0, agents_fields.b6)(type),
                    status: statusIn(said)
                });
            }
        }
        function statusIn(message) {
            let code = /"code"\s*:\s*(\d{3})\b/.exec(message)?.[1];
            return void 0 === code ? void 0 : Number(code);
        }
        function gemini_usageOf(value) {
            let fields = (0, agents_fields.zv)(value);
            let total = (0, agents_fields.MT)(fields.total_tokens);
            let input = (0, agents_fields.MT)(fields.input_tokens);
            let written = (0, agents_fields.MT)(fields.output_tokens);
            let cacheRead = (0, agents_fields.MT)(fields.cached) ?? 0;
            if (null === total || null === input || null === written || cacheRead > input) return null;
            let reasoning = total - input - written;
            if (reasoning < 0) return null;
            return {
                inputFresh: input - cacheRead,
                cacheRead,
                cacheWrite: null,
                output: written + reasoning,
                reasoning
            };
        }
        function geminiExit(code) {
            if (41 === code) return {
                kind: 'invalid auth method'
            };
            if (42 === code) return {
                kind: 'invalid session or input'
            };
            if (53 === code) return {
                kind: 'FatalTurnLimitedError'
            };
            if (55 === code) return {
                kind: 'not running in a trusted directory'
            };
            return code >= 144 && code <= 255 ? {
                status: code + 256
            } : {};
        }
        let opencode = {
            name: 'opencode',
            package: 'opencode-ai',
            version: '1.18.33',
            cumulative: [],
            lingersMs: 10_000,
            reportsCost: true,
            variables: [
                'OPENCODE_CONFIG',
                'OPENCODE_CONFIG_CONTENT',
                'OPENCODE_CONFIG_DIR',
                'OPENCODE_DISABLE_MODELS_FETCH',
                'OPENCODE_API_KEY',
                'ANTHROPIC_API_KEY',
                'OPENAI_API_KEY',
                'GEMINI_API_KEY',
                'OPENROUTER_API_KEY'
            ],
            secret: "the key of the model's provider, such as ANTHROPIC_API_KEY or OPENAI_API_KEY,",
            allowed: (tool)=>`"permission": {"${tool}": "allow"} in opencode.json`,
            call: ({ model, resume, command })=>({
                    args: [
                        'run',
                        '--format',
                        'json',
                        '--auto',
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '-s',
                            resume
                        ]
                    ],
                    env: {
                        OPENCODE_DISABLE_AUTOUPDATE: '1'
                    }
                }),
            reader: (tell)=>new OpencodeReader(tell),
            owns: (event)=>'string' == typeof event.sessionID,
            starts: ()=>false
        };
        class OpencodeReader extends stream_reader.C {
            #overflows = 0;
            #isSumming = false;
            #isUncounted = false;
            take(event) {
                this.session(event.sessionID);
                let part = (0, agents_fields.zv)(event.part);
                switch(event.type){
                    case 'step_start':
                        if (this.#overflows > 0) this.goesOn();
                        else this.turn();
                        return;
                    case 'text':
                        if (true !== part.synthetic) return void this.says(part.text);
                        this.#isSumming = false;
                        this.goesOn();
                        return;
                    case 'tool_use':
                        this.#tool(part);
                        return;
                    case 'step_finish':
                        this.#finish(part);
                        return;
                    case 'error':
                        this.#fault((0, agents_fields.zv)(event.error));
                        return;
                }
            }
            #tool({ callID: id, tool, state }) {
                let { status, input, error, metadata } = (0, agents_fields.zv)(state);
                this.#overflows = 0;
                this.toolStarts(id, (0, agents_fields.b6)(tool), (0, agents_fields.zv)(input));
                this.toolEnds(id, {
                    ok: 'completed' === status,
                    exitCode: (0, agents_fields.MT)((0, agents_fields.zv)(metadata).exit)
                });
                if ('error' === status && /reject(?:ed)? permission|permission .{0,40}(?:denied|reject)|rule which prevents/i.test((0, agents_fields.b6)(error))) this.denied((0, agents_fields.b6)(tool));
            }
            #finish(part) {
                let used = opencode_usageOf(part.tokens);
                let cost = (0, agents_fields.MT)(part.cost);
                if (null !== cost) this.costUsd = (this.costUsd ?? 0) + cost;
                if (null === used) this.reports(null);
                if (null === used) this.#isUncounted = true;
                else this.used(used);
                this.usage = this.#isUncounted ? null : this.usageSeen;
                let reason = (0, agents_fields.b6)(part.reason);
                if ('stop' === reason && this.#isSumming) return;
                if ('stop' === reason) return void this.ends(null);
                if ('tool-calls' === reason || '' === reason) return;
                let isFull = 'length' === reason;
                this.ends({
                    message: `stopped at reason "${reason}"`,
                    ...isFull ? {
                        class: 'context_exhausted'
                    } : {}
                });
            }
            #fault({ name, data, message }) {
                let { message: detail, statusCode, responseHeaders, responseBody } = (0, agents_fields.zv)(data);
                let wait = Number.parseFloat((0, agents_fields.b6)((0, agents_fields.zv)(responseHeaders)['retry-after']));
                let error = {
                    message: (0, agents_fields.b6)(detail) || (0, agents_fields.b6)(message) || (0, agents_fields.b6)(name),
                    kind: `${(0, agents_fields.b6)(name)} ${(0, agents_fields.b6)(responseBody).slice(0, 2_000)}`,
                    status: (0, agents_fields.MT)(statusCode) ?? void 0,
                    ...wait > 0 ? {
                        retryAfterMs: 1000 * wait
                    } : {}
                };
                if ('ContextOverflowError' === name) {
                    this.#isUncounted = true;
                    this.usage = null;
                    this.#overflows += 1;
                    this.#isSumming = true;
                    this.goesOn();
                    this.retry({
                        ...error,
                        class: 'context_exhausted'
                    });
                    return;
                }
                this.goesOn();
                this.ends(error);
            }
        }
        function opencode_usageOf(value) {
            let { input, output, reasoning, cache } = (0, agents_fields.zv)(value);
            let [inputFresh, written, thought] = [
                (0, agents_fields.MT)(input),
                (0, agents_fields.MT)(output),
                (0, agents_fields.MT)(reasoning) ?? 0
            ];
            if (null === inputFresh || null === written) return null;
            let { read, write } = (0, agents_fields.zv)(cache);
            return {
                inputFresh,
                cacheRead: (0, agents_fields.MT)(read) ?? 0,
                cacheWrite: (0, agents_fields.MT)(write),
                output: written + thought,
                reasoning: thought
            };
        }
        let clis = [
            opencode,
            codex,
            claude,
            gemini,
            copilot
        ];
        let cliNames = [
            'claude',
            'codex',
            'gemini',
            'opencode',
            'copilot'
        ];
        function cliNamed(name) {
            let cli = clis.find((each)=>each.name === name);
            if (void 0 === cli) throw new Error(`there is no agent ${name} in the table`);
            return cli;
        }
        function ownerOf(event) {
            return clis.find((cli)=>cli.owns(event)) ?? null;
        }
    },
    35933: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>textsOf,
            MT: ()=>amountOf,
            b6: ()=>textOf,
            c3: ()=>listOf,
            o_: ()=>jsonOf,
            zv: ()=>recordOf
        });
        function recordOf(value) {
            return 'object' != typeof value || null === value || Array.isArray(value) ? {} : value;
        }
        function listOf(value) {
            return Array.isArray(value) ? value.map(recordOf) : [];
        }
        function textOf(value) {
            return 'string' == typeof value || 'number' == typeof value ? String(value) : '';
        }
        function textsOf(value) {
            return Array.isArray(value) ? value.map(textOf).join('; ') : '';
        }
        function amountOf(value) {
            return 'number' == typeof value && Number.isFinite(value) && value >= 0 ? value : null;
        }
        function jsonOf(line) {
            if (line.length < 2 || !/^[[{]/.test(line)) return;
            try {
                return JSON.parse(line);
            } catch  {
                return;
            }
        }
    },
    50585: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            T: ()=>oneLine
        });
        function oneLine(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    },
    73102: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>StreamReader,
            S: ()=>shown
        });
        var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35933);
        var _one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50585);
        class StreamReader {
            sessionId = null;
            model = null;
            text = null;
            structured;
            usage = null;
            usageSeen = null;
            costUsd = null;
            turns = 0;
            toolCalls = 0;
            toolFailures = 0;
            retries = 0;
            retriesInARow = 0;
            denials = new Set();
            error = null;
            retryError = null;
            aborted = false;
            contradiction = null;
            #hasEnded = false;
            #tell;
            #openTools = new Map();
            constructor(tell = ()=>void 0){
                this.#tell = tell;
            }
            get hasEnded() {
                return this.#hasEnded;
            }
            get openTool() {
                return [
                    ...this.#openTools.values()
                ].at(-1)?.what ?? null;
            }
            get isStorm() {
                if (0 === this.retriesInARow) return false;
                let { kind = '', message = '', status, class: known } = this.retryError ?? {};
                let isHopeless = 'context_exhausted' === known || 401 === status || /auth/i.test(`${kind} ${message}`);
                return this.retriesInARow >= (isHopeless ? hopelessRetries : mostRetries);
            }
            session(id) {
                let given = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id).slice(0, 200);
                if ('' === given) return;
                if (null !== this.sessionId && this.sessionId !== given) this.contradiction ??= 'its stream holds the events of two sessions';
                this.sessionId ??= given;
            }
            named(model) {
                let given = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(model).slice(0, 200);
                if ('' !== given && '<synthetic>' !== given) this.model = given;
            }
            works() {
                this.goesOn();
                this.retriesInARow = 0;
            }
            goesOn() {
                this.#hasEnded = false;
            }
            ends(error) {
                if (this.#hasEnded) this.contradiction ??= 'its stream ends twice';
                this.#hasEnded = true;
                this.#openTools.clear();
                this.error = error;
            }
            reports(usage, isExpected = true) {
                if (null === usage && isExpected) this.contradiction ??= 'its end does not say in a known form what was used';
                else if (null !== usage && null !== this.usage && null === (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.eR)(usage, this.usage)) this.contradiction ??= 'what it says of its usage goes backwards';
                this.usage = usage;
                if (null !== usage) this.usageSeen = usage;
            }
            turn() {
                this.works();
                this.turns += 1;
                this.#tell({
                    kind: 'turn',
                    turn: this.turns
                });
            }
            says(text) {
                if ('string' == typeof text && '' !== text) this.text = text.length > mostText ? text.slice(-mostText) : text;
            }
            toolStarts(id, name, input = {}) {
                let key = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id);
                if (this.#openTools.has(key)) return;
                this.works();
                this.toolCalls += 1;
                let tool = openTool(name, input);
                if (this.#openTools.size < mostOpenTools) this.#openTools.set(key, tool);
                if (null !== tool.command) this.#tell({
                    kind: 'command',
                    command: tool.command,
                    state: 'started'
                });
                else if (null === tool.path) this.#tell({
                    kind: 'tool',
                    tool: shown(tool.name)
                });
            }
            toolEnds(id, { ok, exitCode = null }) {
                this.works();
                let key = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id);
                let tool = this.#openTools.get(key) ?? null;
                this.#openTools.delete(key);
                if (!ok) this.toolFailures += 1;
                if (tool?.command) this.#tell({
                    kind: 'command',
                    command: tool.command,
                    state: 'ended',
                    exitCode
                });
                else if (tool?.path && ok) this.#tell({
                    kind: 'edit',
                    path: tool.path
                });
                return tool;
            }
            denied(name) {
                if (this.denials.size < mostDenials) this.denials.add(shown(name) || 'unnamed');
            }
            retry(error) {
                this.retries += 1;
                this.retriesInARow += 1;
                this.retryError = error;
                this.#tell({
                    kind: 'retry',
                    count: this.retriesInARow,
                    message: shown(error.message)
                });
            }
            used(more) {
                this.usageSeen = (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.vk)(this.usageSeen ?? _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.tk, more);
                this.#tell({
                    kind: 'usage',
                    usage: this.usageSeen,
                    costUsd: this.costUsd
                });
            }
        }
        let mostRetries = 8;
        let hopelessRetries = 3;
        let mostText = 65536;
        let mostOpenTools = 1_000;
        let mostDenials = 50;
        function openTool(name, input) {
            let given = input.command ?? input.cmd;
            let command = Array.isArray(given) ? given.map(_fields_js__WEBPACK_IMPORTED_MODULE_1__.b6).join(' ') : (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(given);
            let path = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(input.file_path ?? input.filePath ?? input.path ?? input.notebook_path);
            let isEdit = /^(?:write|edit|multi_?edit|notebook_?edit|create|str_replace\w*|replace|write_file|apply_patch|patch|file_change)$/i;
            let isCommand = /^(?:bash|shell|run_shell_command|exec_command|command_execution|powershell)$/i;
            if ('' !== command && isCommand.test(name)) {
                let shownCommand = shown(command);
                return {
                    name,
                    command: shownCommand,
                    path: null,
                    what: shownCommand
                };
            }
            let edited = '' !== path && isEdit.test(name) ? shown(path) : null;
            return {
                name,
                command: null,
                path: edited,
                what: shown('' === path ? name : `${name} ${path}`)
            };
        }
        function shown(text, most = 200) {
            let line = (0, _one_line_js__WEBPACK_IMPORTED_MODULE_2__.T)(text.slice(0, 4 * most));
            return line.length > most ? `${line.slice(0, most - 1)}…` : line;
        }
    }
};
