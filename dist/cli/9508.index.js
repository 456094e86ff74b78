export const id = 9508;
export const ids = [
    9508
];
export const modules = {
    19508: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            handoff: ()=>handoff
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59865);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23152);
        var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27395);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
        var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44842);
        async function handoff([verb = '', ...words], _settings, world) {
            switch(verb){
                case 'create':
                    return create(words, world);
                case 'validate':
                    return validate(await (0, _words_js__WEBPACK_IMPORTED_MODULE_4__.u0)(words, 'handoff validate', world));
                default:
                    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb((0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_0__.NR)('handoff', verb, [
                        'create',
                        'validate'
                    ]));
            }
        }
        function create([agent, reason, ...details], world) {
            if (void 0 === agent || void 0 === reason) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb('handoff create: write for example: handoff create agent-1 error issues="no network"');
            let made = build(agent, readReason(reason), readDetails(details), new Date(world.now()));
            let { warning } = (0, _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.eo)(made);
            if (warning) world.progress(warning);
            return {
                exitCode: 0,
                json: made,
                text: JSON.stringify(made, null, 2)
            };
        }
        function readReason(reason) {
            let parsed = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.Y8.shape.reason.safeParse(reason);
            if (parsed.success) return parsed.data;
            let reasons = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.Y8.shape.reason.options.join(', ');
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb(`handoff create: found reason "${reason}", expected one of: ${reasons}`);
        }
        let Texts = zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())
        ], {
            error: 'expected a text or an array of texts'
        }).default([]).transform((texts)=>[
                texts
            ].flat());
        let Details = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
            completed: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.KF).default([]),
            remaining: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.ZF).default([]),
            decisions: Texts,
            patterns: Texts,
            issues: Texts,
            filesModified: Texts
        });
        function readDetails(words) {
            let { context = {}, ...rest } = (0, _words_js__WEBPACK_IMPORTED_MODULE_4__.qU)(words, 'handoff create', _words_js__WEBPACK_IMPORTED_MODULE_4__.fA);
            let parsed = Details.safeParse({
                ...'object' == typeof context ? context : {
                    context
                },
                ...rest
            });
            if (parsed.success) return parsed.data;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb(`handoff create: ${(0, _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.GW)(parsed.error).join('; ')}`);
        }
        function build(agent, reason, details, at) {
            let builder = new _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.WK(agent, reason);
            for (let item of details.completed)builder.addCompleted(item);
            for (let item of details.remaining)builder.addRemaining(item);
            for (let decision of details.decisions)builder.addDecision(decision);
            for (let pattern of details.patterns)builder.addPattern(pattern);
            for (let issue of details.issues)builder.addIssue(issue);
            for (let file of details.filesModified)builder.addFileModified(file);
            try {
                return builder.build(at);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb(`handoff create: ${cause.message}`, {
                    cause
                });
            }
        }
        function validate(text) {
            let input;
            try {
                input = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__.q)(text);
            } catch (cause) {
                return refusal(text, [
                    `handoff: not JSON: ${cause.message}`
                ]);
            }
            let parsed = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.Y8.safeParse(input);
            if (!parsed.success) return refusal(text, (0, _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.GW)(parsed.error));
            let json = (0, _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__.eo)(parsed.data);
            return {
                exitCode: json.valid ? 0 : 1,
                json,
                text: json.warning ?? `valid, ${json.size} characters`
            };
        }
        function refusal(text, errors) {
            return {
                exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.x8.PHASE_UNREADABLE,
                json: {
                    valid: false,
                    size: text.length,
                    errors
                },
                text: [
                    'This is not a checkpoint return',
                    ...errors
                ].join('\n  ')
            };
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
    27395: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            GW: ()=>problemsOf,
            KF: ()=>CompletedItemSchema,
            WK: ()=>CheckpointReturnBuilder,
            Y8: ()=>CheckpointReturnSchema,
            ZF: ()=>RemainingItemSchema,
            eo: ()=>validateCheckpointSize
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
        let CHECKPOINT_SIZE_WARNING = 4000;
        let Text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(10_000);
        let Texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Text).max(1000);
        let CompletedItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'done',
                'partial'
            ]),
            tests: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'passed',
                'skipped',
                'failed'
            ]).optional(),
            notes: Text.optional()
        });
        let RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            description: Text,
            referencePattern: Text.optional(),
            priority: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'high',
                'normal',
                'low'
            ]).optional()
        });
        let HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            decisions: Texts,
            patterns: Texts,
            issues: Texts.optional(),
            filesModified: Texts.transform((files)=>[
                    ...new Set(files)
                ])
        });
        let CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            completed: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(CompletedItemSchema).max(1000),
            remaining: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(RemainingItemSchema).max(1000),
            context: HandoffContextSchema,
            createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.w$({
                offset: true
            }),
            agentId: Text,
            reason: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'threshold_critical',
                'task_complete',
                'error'
            ])
        });
        function parseCheckpointReturn(input, missing = {}) {
            let isObject = 'object' == typeof input && null !== input && !Array.isArray(input);
            let parsed = CheckpointReturnSchema.safeParse(isObject ? {
                ...missing,
                ...input
            } : input);
            if (parsed.success) return parsed.data;
            throw new Error(`This is not a checkpoint return: ${problemsOf(parsed.error).join('; ')}`);
        }
        function problemsOf(error) {
            return error.issues.slice(0, 10).map((issue)=>`${issue.path.join('.') || 'handoff'}: ${issue.message}`);
        }
        function validateCheckpointSize(checkpoint) {
            let size = JSON.stringify(checkpoint).length;
            if (size <= CHECKPOINT_SIZE_WARNING) return {
                valid: true,
                size
            };
            let warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep what the next agent needs and leave out the rest`;
            return {
                valid: false,
                size,
                warning
            };
        }
        class CheckpointReturnBuilder {
            agentId;
            reason;
            completed = [];
            remaining = [];
            decisions = [];
            patterns = [];
            issues = [];
            filesModified = new Set();
            constructor(agentId, reason){
                this.agentId = agentId;
                this.reason = reason;
            }
            addCompleted(item) {
                this.completed.push(item);
                return this;
            }
            addRemaining(item) {
                this.remaining.push(item);
                return this;
            }
            addDecision(decision) {
                this.decisions.push(decision);
                return this;
            }
            addPattern(pattern) {
                this.patterns.push(pattern);
                return this;
            }
            addIssue(issue) {
                this.issues.push(issue);
                return this;
            }
            addFileModified(file) {
                this.filesModified.add(file);
                return this;
            }
            build(createdAt) {
                let { agentId, reason, completed, remaining, decisions, patterns, issues } = this;
                let told = issues.length > 0 ? {
                    issues: [
                        ...issues
                    ]
                } : {};
                let context = {
                    decisions: [
                        ...decisions
                    ],
                    patterns: [
                        ...patterns
                    ],
                    ...told,
                    filesModified: [
                        ...this.filesModified
                    ]
                };
                return parseCheckpointReturn({
                    completed,
                    remaining,
                    context,
                    createdAt: createdAt.toISOString(),
                    agentId,
                    reason
                });
            }
        }
    }),
    44842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fA: ()=>readTyped,
            qU: ()=>readFields,
            u0: ()=>readDocument
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function readFields(words, verb, readValue = (text)=>text) {
            let [first = ''] = words;
            if (first.trimStart().startsWith('{')) return readObject(words, verb);
            return Object.fromEntries(words.map((word)=>{
                let at = word.indexOf('=');
                if (at < 1) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: found "${word}", expected key=value or one JSON object`);
                return [
                    word.slice(0, at),
                    readValue(word.slice(at + 1))
                ];
            }));
        }
        function readObject([text = '', ...rest], verb) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one JSON object or key=value words, found both`);
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: the details are not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        function readTyped(text) {
            if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch  {
                return text;
            }
        }
        async function readDocument([word, ...rest], verb, world) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
            return void 0 === word || '-' === word ? world.readStdin() : word;
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
