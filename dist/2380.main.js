"use strict";
exports.id = 2380;
exports.ids = [2380];
exports.modules = {

/***/ 62380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runHandoff: () => (/* binding */ runHandoff)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47099);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26623);
/* harmony import */ var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27395);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);






const runHandoff = async (input, world) => {
    const [handler, args] = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseAct */ .YJ)('handoff', input, { create: createHandoff, validate: validateHandoff });
    return handler(args, world);
};
function createHandoff([agent, reason, ...details], world) {
    if (agent === undefined || reason === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('handoff create: write for example: handoff create agent-1 error issues="no network"');
    const origin = { agentId: agent, reason: readReason(reason), createdAt: new Date(world.now()).toISOString() };
    const { completed, remaining, issues, ...others } = readDetails(details);
    const context = issues.length > 0 ? { ...others, issues } : others;
    const created = parseDetails(_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointReturnSchema */ .Y8, { completed, remaining, context, ...origin });
    const { warning } = (0,_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .validateCheckpointSize */ .eo)(created);
    if (warning)
        world.progress(warning);
    return (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonAnswer */ .tQ)(created);
}
function readReason(reason) {
    const parsed = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointReturnSchema */ .Y8.shape.reason.safeParse(reason);
    if (parsed.success)
        return parsed.data;
    const reasons = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointReturnSchema */ .Y8.shape.reason.options.join(', ');
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`handoff create: found reason "${reason}", expected one of: ${reasons}`);
}
const Texts = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())], { error: 'expected a text or an array of texts' })
    .default([])
    .transform((texts) => [texts].flat());
const Details = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    completed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .CompletedItemSchema */ .KF).default([]),
    remaining: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .RemainingItemSchema */ .ZF).default([]),
    decisions: Texts,
    patterns: Texts,
    issues: Texts,
    filesModified: Texts,
});
function readDetails(args) {
    const { context = {}, ...rest } = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(args, 'handoff create', _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readTyped */ .fA);
    return parseDetails(Details, { ...(typeof context === 'object' ? context : { context }), ...rest });
}
function parseDetails(schema, input) {
    const parsed = schema.safeParse(input);
    if (parsed.success)
        return parsed.data;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`handoff create: ${(0,_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaProblems */ .Ic)(parsed.error).join('; ')}`);
}
async function validateHandoff(args, world) {
    const text = await (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readDocument */ .u0)(args, 'handoff validate', world);
    let parsedJson;
    try {
        parsedJson = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
    }
    catch (cause) {
        return buildRefusal(text, [`handoff: not JSON: ${cause.message}`]);
    }
    const parsed = _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckpointReturnSchema */ .Y8.safeParse(parsedJson);
    if (!parsed.success)
        return buildRefusal(text, (0,_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaProblems */ .Ic)(parsed.error));
    const json = (0,_signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_2__/* .validateCheckpointSize */ .eo)(parsed.data);
    return { exitCode: json.valid ? 0 : 1, json, text: json.warning ?? `valid, ${json.size} characters` };
}
function buildRefusal(text, errors) {
    return {
        exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        json: { valid: false, size: text.length, errors },
        text: ['This is not a checkpoint return', ...errors].join('\n  '),
    };
}


/***/ }),

/***/ 47099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YJ: () => (/* binding */ chooseAct),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   hH: () => (/* binding */ findPlanningRoot),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   tQ: () => (/* binding */ jsonAnswer),
/* harmony export */   u0: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95687);
/* harmony import */ var _table_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37026);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93254);







function chooseAct(command, [word = '', ...remaining], acts) {
    const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
    if (act === undefined)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb((0,_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnknownName */ .PB)(command, word, Object.keys(acts)));
    return [act, remaining];
}
function readFields(args, verb, readValue = (text) => text) {
    const [firstWord = ''] = args;
    if (firstWord.trimStart().startsWith('{'))
        return readJsonObject(args, verb);
    return Object.fromEntries(args.map((word) => {
        const separator = word.indexOf('=');
        if (separator < 1)
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: found "${word}", expected key=value or one JSON object`);
        return [word.slice(0, separator), readValue(word.slice(separator + 1))];
    }));
}
function readJsonObject([text = '', ...extraWords], verb) {
    if (extraWords.length > 0)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: expected one JSON object or key=value words, found both`);
    try {
        return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text);
    }
    catch (cause) {
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: the details are not JSON: ${cause.message}`, { cause });
    }
}
function readTyped(text) {
    if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text))
        return text;
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .tryParseJson */ .Bl)(text);
    return value === undefined ? text : value;
}
async function readDocument([word, ...extraWords], verb, world) {
    if (extraWords.length > 0)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: expected one word of JSON, found ${extraWords.length + 1}; quote the JSON`);
    return word === undefined || word === '-' ? (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(world.stdin()) : word;
}
function findPlanningRoot(verb, world) {
    const root = (0,_world_js__WEBPACK_IMPORTED_MODULE_5__/* .findProjectRoot */ .p)(world);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning')))
        return root;
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${verb}: there is no ${root}/.planning; set --root to the directory that contains it`);
}
function jsonAnswer(json, exitCode = 0) {
    return { exitCode, json, text: JSON.stringify(json, null, 2) };
}


/***/ }),

/***/ 93254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withSettings),
/* harmony export */   p: () => (/* binding */ findProjectRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function findProjectRoot({ directory, settings }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, settings.root);
}
function withSettings(world, changes) {
    return { ...world, settings: { ...world.settings, ...changes } };
}


/***/ }),

/***/ 27395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   KF: () => (/* binding */ CompletedItemSchema),
/* harmony export */   WK: () => (/* binding */ CheckpointReturnBuilder),
/* harmony export */   Y8: () => (/* binding */ CheckpointReturnSchema),
/* harmony export */   ZF: () => (/* binding */ RemainingItemSchema),
/* harmony export */   eo: () => (/* binding */ validateCheckpointSize)
/* harmony export */ });
/* unused harmony exports CHECKPOINT_SIZE_WARNING, HandoffContextSchema, parseCheckpointReturn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);



const CHECKPOINT_SIZE_WARNING = 4000;
const HandoffText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(10_000);
const HandoffTexts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HandoffText).max(1000);
const CompletedItemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('path of the file', 'src/parser.ts')),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['done', 'partial']).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('how far it is', 'done')),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'skipped', 'failed']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('its tests', 'passed')),
    notes: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what the next agent should know', 'quotes are handled')),
});
const RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('path of the file', 'src/writer.ts')),
    description: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what is to be done', 'write the footer')),
    referencePattern: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('example to follow', 'utils.ts:15-30 error handling')),
    priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'normal', 'low']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('order of the work', 'high')),
});
const HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    decisions: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('decisions that later work must keep', ['UTF-8 only'])),
    patterns: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('patterns of the code to follow', ['errors are values'])),
    issues: HandoffTexts.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('problems that were met', ['the server is slow'])),
    filesModified: HandoffTexts.transform((files) => [...new Set(files)]).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('every file that was changed, each once', ['src/parser.ts'])),
});
const CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CompletedItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('items that are done, or partly', [])),
    remaining: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(RemainingItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('items for the next agent', [])),
    context: HandoffContextSchema.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what the next agent has to know', {})),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true }).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('ISO time', '2026-01-01T00:00:00.000Z')),
    agentId: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('the agent that stopped', 'agent-1')),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['threshold_critical', 'task_complete', 'error'])
        .meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('why it stopped: its context was full, its part was done, or an error', 'threshold_critical')),
});
function parseCheckpointReturn(input, missing = {}) {
    const parsed = CheckpointReturnSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(input) ? { ...missing, ...input } : input);
    if (parsed.success)
        return parsed.data;
    throw new Error(`This is not a checkpoint return: ${schemaProblems(parsed.error).join('; ')}`);
}
function schemaProblems(error) {
    return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.') || 'handoff'}: ${issue.message}`);
}
function validateCheckpointSize(checkpoint) {
    const size = JSON.stringify(checkpoint).length;
    if (size <= CHECKPOINT_SIZE_WARNING)
        return { valid: true, size };
    const warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep only information that the next agent needs`;
    return { valid: false, size, warning };
}
class CheckpointReturnBuilder {
    #options;
    #fields;
    constructor(agentId, reason, options) {
        this.#options = options;
        const context = { decisions: [], patterns: [], filesModified: [] };
        this.#fields = { completed: [], remaining: [], context, agentId, reason };
    }
    addCompleted(item) {
        this.#fields.completed.push(item);
        return this;
    }
    addRemaining(item) {
        this.#fields.remaining.push(item);
        return this;
    }
    addDecision(decision) {
        this.#fields.context.decisions.push(decision);
        return this;
    }
    addPattern(pattern) {
        this.#fields.context.patterns.push(pattern);
        return this;
    }
    addIssue(issue) {
        const { context } = this.#fields;
        context.issues = [...(context.issues ?? []), issue];
        return this;
    }
    addFileModified(file) {
        this.#fields.context.filesModified.push(file);
        return this;
    }
    build() {
        const built = parseCheckpointReturn({ ...this.#fields, createdAt: this.#options.now().toISOString() });
        const { warning } = validateCheckpointSize(built);
        if (warning)
            this.#options.warn(warning);
        return built;
    }
}


/***/ }),

/***/ 95912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ IdSchema),
/* harmony export */   Pg: () => (/* binding */ describeUnknownFields),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   gc: () => (/* binding */ QuestionSchema),
/* harmony export */   k7: () => (/* binding */ describeField),
/* harmony export */   sA: () => (/* binding */ SignalSchema),
/* harmony export */   uI: () => (/* binding */ inCanonicalOrder),
/* harmony export */   yt: () => (/* binding */ FailureReasonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40392);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68698);




const FailureReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_signal_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURE_REASONS */ .N9);
const LIMITS = {
    messageChars: 4000,
    listItems: 1000,
    unknownKeys: 32,
    unknownValueChars: 4000,
    stepsChars: 20_000,
};
const IdSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative()], { error: 'expected an id such as "07" or "02.1" (string or number)' })
    .transform((id) => String(id).trim())
    .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));
const Instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z')
    .transform((text) => new Date(text).toISOString());
const Message = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(text, LIMITS.messageChars));
const Strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LIMITS.messageChars)).max(LIMITS.listItems);
const CountSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative();
function describeField(description, example) {
    return { description, examples: [example] };
}
const ErrorObject = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: Message, code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(100).optional(), stack: Message.optional() });
const ErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ErrorObject])
    .transform((error) => (typeof error === 'string' ? { message: error } : error))
    .pipe(ErrorObject);
const FindingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    rule: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(100),
    level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['refuse', 'ask', 'warn']),
    plan: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200).optional(),
    subject: Message,
    message: Message,
});
const measured = {
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(500)
        .optional()
        .meta(describeField('line of the agent in the settings, where several take turns', 'claude --model opus')),
    tokensUsed: CountSchema.optional().meta(describeField('tokens that models read and wrote, cached ones too; of a phase with its failed attempts', 51234)),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional().meta(describeField('US dollars, as far as the cost is known', 0.42)),
    isCostEstimate: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .meta(describeField('some of it was cut off before its usage was told; without a known price there is no `costUsd`', true)),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nonnegative()
        .optional()
        .meta(describeField('milliseconds of the attempt, or of the run', 300000)),
    cage: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxLevels */ .vY)
        .optional()
        .meta(describeField('the weakest boundary in which its agents ran', 'namespace')),
    network: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .networkReaches */ .Yl)
        .optional()
        .meta(describeField('the widest reach of its agents in the network', 'gateway')),
    repairs: CountSchema.optional().meta(describeField('times the agent got its findings back within the attempt', 1)),
    filesModified: Strings.default([]).meta(describeField('paths that its commits change', ['src/a.ts'])),
    checkpoints: Strings.default([]).meta(describeField('tags and refs that keep its work', ['refs/phase-executor/07/partial/07-03/2'])),
    errors: Strings.optional().meta(describeField('further errors, by the author of the signal', ['disk is full'])),
    warnings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Message)
        .max(LIMITS.listItems)
        .optional()
        .meta(describeField('facts for a person that did not decide', ['the set-up printed 3 warnings'])),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(FindingSchema)
        .max(LIMITS.listItems)
        .optional()
        .meta(describeField('what the judge found, by the ids of docs/rules.md; `warn` did not decide', [
        { rule: 'promise/missing', level: 'refuse', plan: '07-03', subject: 'src/a.ts', message: 'does not exist' },
    ])),
    verificationStatus: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(100)
        .optional()
        .meta(describeField('verdict of the verification: passed, failed, gaps_found or human_needed', 'passed')),
    nextSteps: Strings.default([]).meta(describeField('what a person may do now', ['phase-executor approve 07 07-03'])),
    handoff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(LIMITS.messageChars)
        .optional()
        .meta(describeField('file of the checkpoint return', 'handoff.json')),
};
const SuccessDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    nextPhaseReady: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('false: the decision is to stop', true)),
    ...measured,
});
const RetryOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    maxRetries: CountSchema.optional().meta(describeField('retries after the first attempt; 0 means none', 3)),
    backoffMs: CountSchema.optional().meta(describeField('milliseconds, the longest first wait', 2000)),
});
const FailureDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: FailureReasonSchema.default('agent_error').meta(describeField('one of the reasons below', 'timeout')),
    error: ErrorSchema.optional().meta(describeField('the message, or an object with `message`, `code` and `stack`', { message: '…' })),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('another attempt can help', true)),
    retryOptions: RetryOptionsSchema.optional().meta(describeField('fewer retries than the policy has, never more', { maxRetries: 3, backoffMs: 2000 })),
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nonnegative()
        .optional()
        .meta(describeField('milliseconds that the provider asked to wait, from the timestamp on', 30000)),
    resetAt: Instant.optional().meta(describeField('time at which a rate limit or quota ends', '2026-01-01T05:00:00.000Z')),
    skipOption: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('a person may skip it', true)),
    escalateOption: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).meta(describeField('a person should be asked', false)),
    ...measured,
});
const Steps = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(text, LIMITS.stepsChars));
const QuestionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['human-verify', 'decision', 'human-action', 'go-ahead', 'agent-question']),
    task: Message.nullable(),
    number: CountSchema,
    tasks: CountSchema,
    done: CountSchema,
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/),
    options: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: Message, name: Message, pros: Message.optional(), cons: Message.optional() }))
        .max(100)
        .default([]),
    whatBuilt: Steps.optional(),
    howToVerify: Steps.optional(),
    decision: Steps.optional(),
    context: Steps.optional(),
    action: Steps.optional(),
    instructions: Steps.optional(),
    verification: Steps.optional(),
    resumeSignal: Steps.optional(),
    precondition: Steps.optional(),
    asked: Steps.optional(),
});
const Ids = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(IdSchema).max(LIMITS.listItems);
const BlockedDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: Message.default('no reason was given').meta(describeField('sentence: what it waits for', 'which key?')),
    question: QuestionSchema.optional().meta(describeField("the plan's question, for `approve` and `answer`", { id: '…' })),
    blockingDependencies: Ids.default([]).meta(describeField('plans or phases that it waits for', ['07-02'])),
    userInputRequired: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).meta(describeField('it waits for a person', true)),
    estimatedUnblockTime: Instant.optional().meta(describeField('time at which to try again', '2026-01-01T05:00:00.000Z')),
    ...measured,
});
const SkippedDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: Message.default('no reason was given').meta(describeField('sentence: why it was left out', 'not started: the deadline was reached first')),
    incomplete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('its work is not done', true)),
    affectedPhases: Ids.default([]).meta(describeField('phases that build on it; the caller fills it in', ['08'])),
    ...measured,
});
const envelope = {
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1).default(1).meta(describeField('version of this form', 1)),
    phase: IdSchema.meta(describeField('id of the phase; a number is accepted and leaves as a string', '07')),
    plan: IdSchema.optional().meta(describeField('id of the plan; a signal without it is about the phase', '07-03')),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional().meta(describeField('number of the attempt, from 1', 2)),
    timestamp: Instant.optional().meta(describeField('ISO time at which it was made', '2026-01-01T00:00:00.000Z')),
    runId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200).optional().meta(describeField('id of the run', '6e689798-4e5d-4344-9882-c9cf8a7732f4')),
};
const buildVariant = (status, details) => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...envelope, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(status).meta(describeField('how it ended', status)), details });
const SignalSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('status', [
    buildVariant('success', SuccessDetails),
    buildVariant('failure', FailureDetails),
    buildVariant('blocked', BlockedDetails),
    buildVariant('skipped', SkippedDetails),
]);
const knownKeys = {
    success: Object.keys(SuccessDetails.shape),
    failure: Object.keys(FailureDetails.shape),
    blocked: Object.keys(BlockedDetails.shape),
    skipped: Object.keys(SkippedDetails.shape),
};
function inCanonicalOrder(status, details) {
    const input = new Map(Object.entries(details).filter(([, value]) => value !== undefined));
    const presentKeys = knownKeys[status].filter((key) => input.has(key));
    const unknownKeys = [...input.keys()].filter((key) => !presentKeys.includes(key)).sort();
    return Object.fromEntries([...presentKeys, ...unknownKeys].map((key) => [key, input.get(key)]));
}
function describeUnknownFields(status, details) {
    const unknown = Object.keys(details).filter((key) => !knownKeys[status].includes(key));
    if (unknown.length > LIMITS.unknownKeys)
        return `details: ${unknown.length} fields this version does not know, at most ${LIMITS.unknownKeys} are kept`;
    for (const key of unknown) {
        const size = JSON.stringify(details[key])?.length ?? 0;
        if (size > LIMITS.unknownValueChars)
            return `details.${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(key, 60)}: ${size} characters in a field this version does not know, at most ${LIMITS.unknownValueChars} are kept`;
    }
    return undefined;
}


/***/ }),

/***/ 68698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ COMPLETION_STATUS),
/* harmony export */   EM: () => (/* binding */ FAILURES),
/* harmony export */   N9: () => (/* binding */ FAILURE_REASONS)
/* harmony export */ });
const COMPLETION_STATUS = {
    SUCCESS: 'success',
    FAILURE: 'failure',
    BLOCKED: 'blocked',
    SKIPPED: 'skipped',
};
const workFailure = { retry: 'always', isTransient: false, isAgentsFault: true };
const passingFailure = { retry: 'always', isTransient: true, isAgentsFault: false };
const elsewhereFailure = { retry: 'later', isTransient: false, isAgentsFault: false };
const FAILURES = {
    timeout: workFailure,
    idle_timeout: workFailure,
    killed: workFailure,
    interrupted: passingFailure,
    deadline: passingFailure,
    context_exhausted: workFailure,
    agent_error: workFailure,
    rate_limit: passingFailure,
    quota: { retry: 'later', isTransient: true, isAgentsFault: false },
    overloaded: passingFailure,
    auth: elsewhereFailure,
    budget: elsewhereFailure,
    verification_failed: workFailure,
    tests_failed: workFailure,
    scope_violation: workFailure,
    merge_conflict: workFailure,
    stuck: { retry: 'never', isTransient: false, isAgentsFault: true },
    invalid_plan: { retry: 'never', isTransient: false, isAgentsFault: true },
    internal: { retry: 'never', isTransient: false, isAgentsFault: false },
};
const FAILURE_REASONS = Object.keys(FAILURES);


/***/ })

};
;