"use strict";
exports.id = 8323;
exports.ids = [8323];
exports.modules = {

/***/ 79181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ ownLogin),
/* harmony export */   CN: () => (/* binding */ suggestPermission),
/* harmony export */   Fr: () => (/* binding */ cliRow),
/* harmony export */   JG: () => (/* binding */ isSwitchedOn),
/* harmony export */   O3: () => (/* binding */ makeCallFiles),
/* harmony export */   Zm: () => (/* binding */ keyUpstream),
/* harmony export */   Zy: () => (/* binding */ lineLimitBytes),
/* harmony export */   kb: () => (/* binding */ defaultFlag),
/* harmony export */   ke: () => (/* binding */ cliVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82774);



function cliRow(name) {
    return { name, version: _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_2__/* .cliRows */ ._i[name].version };
}
function cliVariables({ keys, keyHolders = [], variables }) {
    return [...keys, ...keyHolders, ...variables];
}
function makeCallFiles({ folders = [], files = {} }) {
    for (const folder of folders)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
}
const providers = {
    anthropic: { at: 'https://api.anthropic.com', signed: (key) => ({ 'x-api-key': key }) },
    openai: { at: 'https://api.openai.com/v1', signed: (key) => ({ authorization: `Bearer ${key}` }) },
    gemini: { at: 'https://generativelanguage.googleapis.com', signed: (key) => ({ 'x-goog-api-key': key }) },
};
function keyUpstream(protocol, key, address) {
    if (key === '')
        return ownLogin;
    const { at, signed } = providers[protocol];
    const text = address || at;
    const base = URL.canParse(text) ? new URL(text) : null;
    if (base?.protocol !== 'https:' && base?.protocol !== 'http:')
        return 'its address of the provider is not a URL';
    return { protocol, base, headers: signed(key) };
}
function suggestPermission({ name, allowed }, tools) {
    const flags = [...new Set([...tools].map((tool) => allowed(tool)))].join(' ');
    return `allow it: ${flags} (flags go into agent-command, such as "${name} ${flags}")`;
}
function isSwitchedOn(value) {
    return value !== undefined && /^(?:1|true|yes|on)$/i.test(value);
}
const ownLogin = 'it uses its own login, which the gateway does not support';
function defaultFlag(command, names, args) {
    const input = command.split(/\s+/).some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
    return input ? [] : args;
}
const lineLimitBytes = 8 * 1024 * 1024;


/***/ }),

/***/ 27510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ clis),
  K: () => (/* binding */ eventOwner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/agents/gateway/answer-count.js
var answer_count = __webpack_require__(95039);
// EXTERNAL MODULE: ./lib/agents/stream/agent-result.js
var agent_result = __webpack_require__(67306);
// EXTERNAL MODULE: ./lib/agents/stream/json-fields.js
var json_fields = __webpack_require__(41463);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/agents/adapters/agent-cli.js
var agent_cli = __webpack_require__(79181);
;// CONCATENATED MODULE: ./lib/agents/adapters/claude.js







const events = (run) => {
    let [messageId, cwd, errorKind] = ['', '', ''];
    const folderOutsideProject = ({ file_path: input, notebook_path: notebook }) => {
        const path = (0,json_fields/* jsonText */.s$)(input ?? notebook);
        return cwd !== '' && path.startsWith('/') && !`${path}/`.startsWith(`${cwd}/`) ? ` in ${(0,external_node_path_.dirname)(path)}` : '';
    };
    return {
        '*': (event) => run.setSession(event.session_id),
        system: (event) => {
            if (event.subtype === 'init') {
                run.setModel(event.model);
                cwd = (0,json_fields/* jsonText */.s$)(event.cwd);
                run.markProgress();
                run.unready = failedServers(event.mcp_servers);
            }
            else if (event.subtype === 'compact_boundary')
                run.recordCompaction();
            else if (event.subtype === 'permission_denied')
                run.recordDenial((0,json_fields/* jsonText */.s$)(event.tool_name));
            else if (event.subtype === 'api_retry') {
                const status = (0,json_fields/* jsonAmount */.bU)(event.error_status) ?? undefined;
                const kind = (0,json_fields/* jsonText */.s$)(event.error);
                const isBroken = status === undefined && kind === 'unknown';
                run.recordRetry({ message: kind, kind, status, ...(isBroken ? { class: 'network' } : {}) });
            }
        },
        assistant: (event) => {
            const { id, model, content, usage } = (0,json_fields/* jsonRecord */.eJ)(event.message);
            const isSynthetic = model === '<synthetic>';
            if (isSynthetic && (0,json_fields/* jsonText */.s$)(event.error) !== '') {
                errorKind = (0,json_fields/* jsonText */.s$)(event.error);
                run.setText(extractText(content));
                return;
            }
            run.setModel(model);
            const isNew = (0,json_fields/* jsonText */.s$)(id) === '' || (0,json_fields/* jsonText */.s$)(id) !== messageId;
            messageId = (0,json_fields/* jsonText */.s$)(id);
            if (isNew && !isSynthetic)
                run.startTurn();
            else
                run.markProgress();
            const isMain = (0,json_fields/* jsonText */.s$)(event.parent_tool_use_id) === '';
            if (isMain)
                run.setText(extractText(content));
            for (const { type, id: call, name, input } of (0,json_fields/* jsonRecords */.dr)(content))
                if (type === 'tool_use')
                    run.startTool(call, (0,json_fields/* jsonText */.s$)(name), (0,json_fields/* jsonRecord */.eJ)(input));
            const messageUsage = claudeUsage(usage);
            if (isNew && messageUsage !== null)
                run.recordUsage(messageUsage, isMain);
        },
        user: (event) => {
            const { stdout, interrupted } = (0,json_fields/* jsonRecord */.eJ)(event.tool_use_result);
            for (const { type, tool_use_id: id, is_error: isError, content } of (0,json_fields/* jsonRecords */.dr)((0,json_fields/* jsonRecord */.eJ)(event.message).content)) {
                if (type !== 'tool_result')
                    continue;
                const code = /^Exit code (\d{1,3})\b/.exec((0,json_fields/* jsonText */.s$)(content) || extractText(content))?.[1];
                const ok = isError !== true;
                const isEnded = ok && stdout !== undefined && interrupted !== true;
                run.endTool(id, { ok, exitCode: code === undefined ? (isEnded ? 0 : null) : Number(code) });
            }
        },
        result: (event) => {
            const { is_error: isError, subtype, terminal_reason: reason, api_error_status: status, result, errors } = event;
            run.costUsd = (0,json_fields/* jsonAmount */.bU)(event.total_cost_usd);
            const usage = claudeUsage(event.usage);
            run.setFinalUsage(usage, event.usage !== undefined);
            if (usage !== null && (0,agent_result/* sumTokens */.WT)(usage) === 0 && (run.costUsd ?? 0) > 0)
                run.usage = null;
            for (const { tool_name: tool, tool_input: input } of (0,json_fields/* jsonRecords */.dr)(event.permission_denials))
                run.recordDenial(`${(0,json_fields/* jsonText */.s$)(tool)}${folderOutsideProject((0,json_fields/* jsonRecord */.eJ)(input))}`);
            if (isError === false && subtype === 'success' && ['', 'completed'].includes((0,json_fields/* jsonText */.s$)(reason))) {
                run.setText(result);
                run.finish((0,stream_reader/* stopError */.Dr)((0,json_fields/* jsonText */.s$)(event.stop_reason)));
                return;
            }
            if (/^aborted/.test((0,json_fields/* jsonText */.s$)(reason)))
                run.aborted = true;
            const messages = [(0,json_fields/* jsonText */.s$)(result), (0,json_fields/* jsonTexts */.bT)(errors)].filter((text) => text !== '').join('; ');
            const isRetrying = status === null && run.retriesInARow > 0;
            run.finish({
                message: messages || 'no cause given',
                ...(subtype === 'success' || subtype === undefined ? {} : { label: (0,json_fields/* jsonText */.s$)(subtype) }),
                kind: [reason, subtype, event.api_error_type, errorKind].map(json_fields/* jsonText */.s$).join(' '),
                status: (0,json_fields/* jsonAmount */.bU)(status) ?? undefined,
                ...(isRetrying && run.retryError?.class ? { class: run.retryError.class } : {}),
            });
        },
    };
};
const claude = {
    ...(0,agent_cli/* cliRow */.Fr)('claude'),
    coAuthor: 'Claude <noreply@anthropic.com>',
    variables: [
        'ANTHROPIC_BASE_URL',
        'ANTHROPIC_MODEL',
        'ANTHROPIC_SMALL_FAST_MODEL',
        'CLAUDE_CONFIG_DIR',
        'CLAUDE_CODE_USE_BEDROCK',
        'CLAUDE_CODE_USE_VERTEX',
        'CLAUDE_CODE_MAX_RETRIES',
        'IS_SANDBOX',
    ],
    keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_AUTH_TOKEN'],
    keyHolders: ['ANTHROPIC_CUSTOM_HEADERS'],
    login: ['.claude/.credentials.json'],
    configs: ['.claude.json', '.claude/settings.json', '.claude/settings.local.json'],
    secret: 'ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)',
    cumulative: ['cost'],
    exitGraceMs: 30_000,
    reportsCost: 'at the end',
    ownWay: /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$)/,
    allowed: (tool) => {
        const location = / in (\/.+)$/.exec(tool)?.[1];
        return location === undefined ? `--allowedTools ${tool}` : `--add-dir ${(0,text_text/* quoteShellWord */.BV)(location)}`;
    },
    call: ({ folder, environment, model, resume, command, pass }) => ({
        args: [
            ...['-p', '--output-format', 'stream-json', '--verbose'],
            ...(0,agent_cli/* defaultFlag */.kb)(command, ['--permission-mode', '--dangerously-skip-permissions'], ['--permission-mode', 'acceptEdits']),
            ...['--allowedTools', 'Bash', '--add-dir', folder],
            ...(model === null ? [] : (0,agent_cli/* defaultFlag */.kb)(command, ['--model'], ['--model', model])),
            ...(resume === null ? [] : ['--resume', resume]),
        ],
        env: {
            DISABLE_AUTOUPDATER: '1',
            CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
            CLAUDE_CODE_MAX_RETRIES: environment.CLAUDE_CODE_MAX_RETRIES ?? '2',
            ...(pass ? { ...noCredentials, ANTHROPIC_BASE_URL: pass.url, ANTHROPIC_API_KEY: pass.token } : {}),
        },
    }),
    upstream: ({ environment: input }) => {
        if ((0,agent_cli/* isSwitchedOn */.JG)(input.CLAUDE_CODE_USE_BEDROCK) || (0,agent_cli/* isSwitchedOn */.JG)(input.CLAUDE_CODE_USE_VERTEX))
            return 'with Bedrock and Vertex the agent signs each call, which the gateway does not support';
        const { ANTHROPIC_API_KEY: key = '', ANTHROPIC_AUTH_TOKEN: token = '' } = input;
        const upstream = (0,agent_cli/* keyUpstream */.Zm)('anthropic', key || token, input.ANTHROPIC_BASE_URL);
        if (typeof upstream === 'string')
            return upstream;
        const headers = {
            ...customHeaders(input.ANTHROPIC_CUSTOM_HEADERS ?? ''),
            ...(key === '' ? {} : upstream.headers),
            ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        };
        return { ...upstream, headers };
    },
    events,
    owns: (event) => {
        if (event.type === 'result')
            return typeof event.is_error === 'boolean' || typeof event.subtype === 'string';
        return /^(?:system|assistant|user)$/.test((0,json_fields/* jsonText */.s$)(event.type)) && typeof event.session_id === 'string';
    },
};
const noCredentials = {
    ANTHROPIC_AUTH_TOKEN: undefined,
    ANTHROPIC_CUSTOM_HEADERS: undefined,
    CLAUDE_CODE_OAUTH_TOKEN: undefined,
};
function customHeaders(text) {
    const pairs = [...text.matchAll(/^([\w-]+):[ \t]*([\x20-\x7e]*?)\s*$/gm)];
    return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
function failedServers(servers) {
    const failed = (0,json_fields/* jsonRecords */.dr)(servers).flatMap(({ name, status }) => (status === 'failed' ? [(0,json_fields/* jsonText */.s$)(name)] : []));
    if (failed.length === 0)
        return null;
    return `its MCP server ${failed.join(', ')} failed to start; repair or remove it (claude mcp list), or set agent-command to "claude --strict-mcp-config" to work without`;
}
function extractText(content) {
    return (0,json_fields/* jsonRecords */.dr)(content)
        .map(({ text }) => (0,json_fields/* jsonText */.s$)(text))
        .join('');
}
function claudeUsage(value) {
    const { input_tokens: input, output_tokens: output } = (0,json_fields/* jsonRecord */.eJ)(value);
    return (0,json_fields/* jsonAmount */.bU)(input) === null || (0,json_fields/* jsonAmount */.bU)(output) === null ? null : (0,answer_count/* readAnthropicUsage */.S)(value);
}

;// CONCATENATED MODULE: ./lib/agents/adapters/codex.js




const codex_events = (run) => {
    const readItem = (item, isCompleted) => {
        const { type, id } = item;
        if (type === 'error')
            return;
        if (type === 'agent_message') {
            if (isCompleted)
                run.setText(item.text);
            run.markProgress();
        }
        else if (type === 'command_execution') {
            run.startTool(id, 'command_execution', { command: unwrapCommand((0,json_fields/* jsonText */.s$)(item.command)) });
            const exitCode = (0,json_fields/* jsonAmount */.bU)(item.exit_code);
            if (isCompleted)
                run.endTool(id, { ok: exitCode === 0, exitCode });
            if (isCompleted && item.status === 'declined')
                run.recordDenial('shell');
        }
        else if (type === 'file_change') {
            for (const [at, { path }] of (0,json_fields/* jsonRecords */.dr)(isCompleted ? item.changes : []).entries()) {
                const part = `${(0,json_fields/* jsonText */.s$)(id)}/${at}`;
                run.startTool(part, 'file_change', { path: (0,stream_reader/* formatLine */.IL)((0,json_fields/* jsonText */.s$)(path)) });
                run.endTool(part, { ok: item.status !== 'failed' });
            }
        }
        else if (/_call$|^web_search$/.test((0,json_fields/* jsonText */.s$)(type))) {
            run.startTool(id, (0,json_fields/* jsonText */.s$)(item.tool) || (0,json_fields/* jsonText */.s$)(type));
            if (isCompleted)
                run.endTool(id, { ok: item.status !== 'failed' });
        }
        else
            run.markProgress();
    };
    return {
        'thread.started': (event) => run.setSession(event.thread_id),
        'turn.started': () => run.startTurn(),
        'item.started': (event) => readItem((0,json_fields/* jsonRecord */.eJ)(event.item), false),
        'item.completed': (event) => readItem((0,json_fields/* jsonRecord */.eJ)(event.item), true),
        error: ({ message }) => {
            if (/^Reconnecting\b/i.test((0,json_fields/* jsonText */.s$)(message)))
                run.recordRetry({ message: (0,json_fields/* jsonText */.s$)(message) });
        },
        'turn.completed': (event) => {
            const { input_tokens: input, cached_input_tokens: cacheRead, ...counts } = (0,json_fields/* jsonRecord */.eJ)(event.usage);
            const { output_tokens: output, reasoning_output_tokens: reasoning, ...rest } = counts;
            const usage = { input, cacheRead, cacheWrite: rest.cache_write_input_tokens, output, reasoning };
            run.setFinalUsage((0,agent_result/* readUsage */.k9)(usage, 'cacheRead', 'reasoning'));
            run.finish(null);
        },
        'turn.failed': (event) => run.finish({ message: (0,json_fields/* jsonText */.s$)((0,json_fields/* jsonRecord */.eJ)(event.error).message) || 'no cause given' }),
    };
};
const codex = {
    ...(0,agent_cli/* cliRow */.Fr)('codex'),
    coAuthor: 'Codex <noreply@openai.com>',
    variables: ['OPENAI_BASE_URL', 'CODEX_HOME'],
    keys: ['OPENAI_API_KEY', 'CODEX_API_KEY'],
    login: ['.codex/auth.json'],
    configs: ['.codex/config.toml'],
    secret: 'OPENAI_API_KEY (or CODEX_API_KEY)',
    cumulative: ['usage'],
    ownWay: /^CODEX_HOME$/,
    allowed: () => '-s danger-full-access',
    call: ({ environment, model, resume, command, pass }) => ({
        args: [
            ...['exec', '--json', '--skip-git-repo-check'],
            ...(0,agent_cli/* defaultFlag */.kb)(command, ['-s', '--sandbox'], ['-c', 'sandbox_mode="danger-full-access"']),
            ...['-c', 'analytics.enabled=false'],
            ...(pass ? codexRoute(pass) : []),
            ...(model === null ? [] : (0,agent_cli/* defaultFlag */.kb)(command, ['-m', '--model'], ['-m', model])),
            ...(resume === null ? [] : ['resume', resume]),
            '-',
        ],
        env: pass
            ? { CODEX_API_KEY: pass.token, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined }
            : environment.CODEX_API_KEY === undefined && environment.OPENAI_API_KEY !== undefined
                ? { CODEX_API_KEY: environment.OPENAI_API_KEY }
                : {},
    }),
    upstream: ({ environment, command }) => {
        const key = environment.CODEX_API_KEY || environment.OPENAI_API_KEY || '';
        if (key !== '' && /\bmodel_providers?\b|--oss\b|--profile\b|(?:^|\s)-p\s/.test(command))
            return 'agent-command names another provider, which may need another key';
        return (0,agent_cli/* keyUpstream */.Zm)('openai', key, environment.OPENAI_BASE_URL);
    },
    events: codex_events,
    owns: ({ type }) => /^(?:thread|turn|item)\./.test((0,json_fields/* jsonText */.s$)(type)),
};
function codexRoute({ url, hasNoSearch }) {
    const fields = `name="OpenAI",base_url="${url}",env_key="CODEX_API_KEY",wire_api="responses"`;
    const route = ['-c', 'model_provider="phase_executor"', '-c', `model_providers.phase_executor={${fields}}`];
    return hasNoSearch ? [...route, '-c', 'web_search="cached"'] : route;
}
function unwrapCommand(command) {
    return /^\S*\b(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/.exec(command)?.[2] ?? command;
}

;// CONCATENATED MODULE: ./lib/agents/adapters/copilot.js




const copilot_events = (run) => {
    let pendingError = null;
    let lastStatus;
    return {
        'session.tools_updated': withData((data) => run.setModel(data.model)),
        'assistant.turn_start': () => run.startTurn(),
        'assistant.message': withData((data) => {
            run.setModel(data.model);
            run.setText(data.content);
            pendingError = null;
            run.markProgress();
        }),
        'tool.execution_start': withData((data) => run.startTool(data.toolCallId, (0,json_fields/* jsonText */.s$)(data.toolName), (0,json_fields/* jsonRecord */.eJ)(data.arguments))),
        'tool.execution_complete': withData((data) => {
            const exitCode = (0,json_fields/* jsonAmount */.bU)((0,json_fields/* jsonRecord */.eJ)(data.shellExecution).exitCode);
            const tool = run.endTool(data.toolCallId, { ok: data.success === true && (exitCode ?? 0) === 0, exitCode });
            if ((0,json_fields/* jsonRecord */.eJ)(data.error).code === 'denied')
                run.recordDenial(tool?.name ?? '');
        }),
        'model.call_failure': withData((data) => {
            lastStatus = (0,json_fields/* jsonAmount */.bU)(data.statusCode) ?? undefined;
        }),
        'assistant.turn_retry': withData(({ reason }) => run.recordRetry({ message: (0,json_fields/* jsonText */.s$)(reason), kind: (0,json_fields/* jsonText */.s$)(reason), status: lastStatus })),
        'session.error': withData((data) => {
            const kind = (0,json_fields/* jsonText */.s$)(data.errorType).replace('query', '');
            const status = (0,json_fields/* jsonAmount */.bU)(data.statusCode) ?? undefined;
            pendingError = { message: (0,json_fields/* jsonText */.s$)(data.message) || 'no cause given', kind, status };
        }),
        abort: () => {
            run.aborted = true;
        },
        'assistant.idle': withData((data) => {
            run.aborted ||= data.aborted === true;
        }),
        result: ({ sessionId, exitCode }) => {
            run.setSession(sessionId);
            const failed = { message: `ended with exit code ${(0,json_fields/* jsonText */.s$)(exitCode) || 'unknown'}` };
            run.finish(pendingError ?? (exitCode === 0 ? null : failed));
        },
    };
};
function withData(handle) {
    return (event) => handle((0,json_fields/* jsonRecord */.eJ)(event.data));
}
function readUsageFile(text) {
    const file = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* parseJsonLine */.wz)(text.trim()));
    let usage = null;
    for (const metrics of Object.values((0,json_fields/* jsonRecord */.eJ)(file.modelMetrics))) {
        const { inputTokens: input, outputTokens: output, ...rest } = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* jsonRecord */.eJ)(metrics).usage);
        const { cacheReadTokens: cacheRead, cacheWriteTokens: cacheWrite, reasoningTokens: reasoning = 0 } = rest;
        const counts = { input, output, cacheRead, cacheWrite, reasoning };
        const modelUsage = (0,agent_result/* readUsage */.k9)(counts, 'cacheRead', 'cacheWrite', 'reasoning');
        if (modelUsage === null)
            return { usage: null, model: null };
        usage = usage === null ? modelUsage : (0,agent_result/* addUsage */.vk)(usage, modelUsage);
    }
    return { usage, model: (0,json_fields/* jsonText */.s$)(file.currentModel) || null };
}
const copilot = {
    ...(0,agent_cli/* cliRow */.Fr)('copilot'),
    coAuthor: 'Copilot <223556219+Copilot@users.noreply.github.com>',
    variables: [
        'COPILOT_MODEL',
        'COPILOT_OFFLINE',
        'COPILOT_PROVIDER_BASE_URL',
        'COPILOT_PROVIDER_TYPE',
        'COPILOT_PROVIDER_WIRE_API',
    ],
    keys: ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN'],
    login: ['.copilot/config.json'],
    configs: ['.config/gh/hosts.yml'],
    secret: 'COPILOT_GITHUB_TOKEN (or COPILOT_PROVIDER_API_KEY with COPILOT_PROVIDER_BASE_URL)',
    cumulative: ['usage'],
    allowed: () => '--allow-all-tools',
    call: ({ folder, model, resume, command, pass }) => {
        const usageFile = (0,external_node_path_.join)(folder, 'usage.json');
        const args = [
            ...['--no-ask-user', '--no-auto-update', '--output-format', 'json', '--usage-output-file', usageFile],
            ...(0,agent_cli/* defaultFlag */.kb)(command, ['--allow-all-tools', '--allow-all', '--yolo'], ['--allow-all-tools']),
            ...['--add-dir', folder],
            ...(model === null ? [] : (0,agent_cli/* defaultFlag */.kb)(command, ['--model'], ['--model', model])),
            ...(resume === null ? [] : [`--resume=${resume}`]),
        ];
        return { args, env: pass ? copilotRoute(pass) : {}, usageFile };
    },
    upstream: ({ environment: input }) => {
        const key = input.COPILOT_PROVIDER_BEARER_TOKEN || input.COPILOT_PROVIDER_API_KEY || '';
        if (key === '' || !input.COPILOT_PROVIDER_BASE_URL)
            return agent_cli/* ownLogin */.C4;
        const type = input.COPILOT_PROVIDER_TYPE || 'openai';
        const isSupported = type === 'anthropic' || type === 'openai';
        const upstream = (0,agent_cli/* keyUpstream */.Zm)(type === 'anthropic' ? type : 'openai', key, input.COPILOT_PROVIDER_BASE_URL);
        if (isSupported || typeof upstream === 'string')
            return upstream;
        return `the gateway does not support providers of type ${type}`;
    },
    events: copilot_events,
    readUsage: readUsageFile,
    owns: (event) => {
        if (event.type === 'result')
            return typeof event.exitCode === 'number';
        const isNamed = /^[a-z]+\.[a-z_]+$/.test((0,json_fields/* jsonText */.s$)(event.type)) || event.type === 'abort';
        return isNamed && typeof event.data === 'object';
    },
};
function copilotRoute({ url, token }) {
    return {
        COPILOT_PROVIDER_BASE_URL: url,
        COPILOT_PROVIDER_API_KEY: token,
        COPILOT_PROVIDER_BEARER_TOKEN: undefined,
        COPILOT_GITHUB_TOKEN: undefined,
    };
}

// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
;// CONCATENATED MODULE: ./lib/agents/adapters/gemini.js





const gemini_events = (run) => {
    let pendingText = '';
    let pendingError = null;
    const readResult = (event) => {
        run.setFinalUsage(readStats((0,json_fields/* jsonRecord */.eJ)(event.stats)), event.stats !== undefined);
        if (event.status === 'success') {
            run.finish(pendingError);
            return;
        }
        const { type, message } = (0,json_fields/* jsonRecord */.eJ)(event.error);
        const text = (0,json_fields/* jsonText */.s$)(message) || (0,json_fields/* jsonText */.s$)(event.status) || 'no cause given';
        const code = /"code"\s*:\s*(\d{3})\b/.exec(text)?.[1];
        run.finish({ message: text, kind: (0,json_fields/* jsonText */.s$)(type), status: code === undefined ? undefined : Number(code) });
    };
    return {
        init: (event) => {
            run.setSession(event.session_id);
            run.setModel(event.model);
            run.markProgress();
        },
        message: (event) => {
            pendingError = null;
            if (event.role !== 'assistant')
                return;
            if (pendingText === '')
                run.startTurn();
            run.markProgress();
            pendingText = `${event.delta === true ? pendingText : ''}${(0,json_fields/* jsonText */.s$)(event.content)}`.slice(-64 * 1024);
            run.setText(pendingText);
        },
        tool_use: (event) => {
            pendingError = null;
            pendingText = '';
            run.startTool(event.tool_id, (0,json_fields/* jsonText */.s$)(event.tool_name), (0,json_fields/* jsonRecord */.eJ)(event.parameters));
        },
        tool_result: (event) => {
            pendingText = '';
            const tool = run.endTool(event.tool_id, { ok: event.status === 'success' });
            if (/denied|policy/i.test((0,json_fields/* jsonText */.s$)((0,json_fields/* jsonRecord */.eJ)(event.error).type)))
                run.recordDenial(tool?.name ?? '');
        },
        error: (event) => {
            const message = (0,json_fields/* jsonText */.s$)(event.message);
            if (/turns exceeded/i.test(message))
                pendingError = { message, class: 'max_turns' };
            else if (/stopping execution|execution stopped/i.test(message))
                pendingError = { message };
        },
        result: readResult,
        '': (event) => {
            if ('stats' in event)
                readResult(event);
        },
    };
};
function readStats({ total_tokens: total, input_tokens: input, output_tokens: output, cached: cacheRead }) {
    const reasoning = Number(total) - Number(input) - Number(output);
    return reasoning >= 0 ? (0,agent_result/* readUsage */.k9)({ input, output, cacheRead, reasoning }, 'cacheRead') : null;
}
const gemini = {
    ...(0,agent_cli/* cliRow */.Fr)('gemini'),
    coAuthor: 'Gemini CLI <218195315+gemini-cli@users.noreply.github.com>',
    variables: [
        'GOOGLE_GEMINI_BASE_URL',
        'GOOGLE_GENAI_USE_VERTEXAI',
        'GOOGLE_CLOUD_PROJECT',
        'GOOGLE_CLOUD_LOCATION',
        'GEMINI_CLI_SYSTEM_SETTINGS_PATH',
        'GEMINI_MODEL',
    ],
    keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    login: ['.gemini/oauth_creds.json'],
    configs: ['.gemini/settings.json', '.gemini/.env', '.env'],
    secret: 'GEMINI_API_KEY',
    cumulative: [],
    ownWay: /^(?:GOOGLE_GENAI_USE_|GEMINI_CLI_SYSTEM)/,
    allowed: () => '--yolo',
    call: ({ folder, environment, model, resume, command, pass }) => ({
        args: [
            ...['--output-format', 'stream-json', '--skip-trust'],
            ...(0,agent_cli/* defaultFlag */.kb)(command, ['-y', '--yolo', '--approval-mode'], ['--yolo']),
            ...(model === null ? [] : (0,agent_cli/* defaultFlag */.kb)(command, ['-m', '--model'], ['-m', model])),
            ...(resume === null ? [] : ['--resume', resume]),
        ],
        ...(pass ? geminiRoute(pass, folder, environment) : { env: { GEMINI_CLI_NO_RELAUNCH: 'true' } }),
    }),
    upstream: ({ environment: input }) => {
        if ((0,agent_cli/* isSwitchedOn */.JG)(input.GOOGLE_GENAI_USE_VERTEXAI))
            return 'Vertex needs its own login, which the gateway does not support';
        return (0,agent_cli/* keyUpstream */.Zm)('gemini', input.GEMINI_API_KEY || input.GOOGLE_API_KEY || '', input.GOOGLE_GEMINI_BASE_URL);
    },
    events: gemini_events,
    exit: geminiExit,
    owns: (event) => {
        const has = (name) => typeof event[name] === 'string';
        if (event.type === undefined)
            return 'stats' in event && 'error' in event;
        if (event.type === 'result')
            return has('status');
        if (event.type === 'init')
            return has('session_id') && has('model');
        if (event.type === 'message')
            return has('role') && has('timestamp');
        return /^tool_(?:use|result)$/.test((0,json_fields/* jsonText */.s$)(event.type)) && has('tool_id');
    },
};
function homeWithKey(folder, { HOME = '' }) {
    const userSettings = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* parseJsonLine */.wz)(((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(HOME, '.gemini', 'settings.json')) ?? '').trim()));
    const security = (0,json_fields/* jsonRecord */.eJ)(userSettings.security);
    const auth = (0,json_fields/* jsonRecord */.eJ)(security.auth);
    if (auth.selectedType === selectedType)
        return { env: {}, files: {} };
    const settings = { ...userSettings, security: { ...security, auth: { ...auth, selectedType } } };
    const home = (0,external_node_path_.join)(folder, 'gemini-home');
    const files = { [(0,external_node_path_.join)(home, '.gemini', 'settings.json')]: JSON.stringify(settings) };
    return { env: { GEMINI_CLI_HOME: home }, files };
}
const selectedType = 'gemini-api-key';
function geminiRoute({ url, token }, folder, environment) {
    const { env, files } = homeWithKey(folder, environment);
    const address = { GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: token, GOOGLE_API_KEY: undefined };
    return { env: { GEMINI_CLI_NO_RELAUNCH: 'true', ...address, ...env }, files };
}
function geminiExit(code) {
    if (code === 41)
        return { kind: 'invalid auth method' };
    if (code === 42)
        return { kind: 'invalid session or input' };
    if (code === 53)
        return { kind: 'FatalTurnLimitedError' };
    if (code === 55)
        return { kind: 'not running in a trusted directory' };
    return code >= 144 && code <= 255 ? { status: code + 256 } : {};
}

;// CONCATENATED MODULE: ./lib/agents/adapters/opencode.js




const opencode_events = (run) => {
    let overflows = 0;
    let isSumming = false;
    let isUncounted = false;
    return {
        '*': (event) => run.setSession(event.sessionID),
        step_start: () => (overflows > 0 ? run.markUnfinished() : run.startTurn()),
        text: ({ part }) => {
            const { text, synthetic } = (0,json_fields/* jsonRecord */.eJ)(part);
            if (synthetic !== true)
                return run.setText(text);
            isSumming = false;
            run.markUnfinished();
        },
        tool_use: ({ part }) => {
            const { callID: id, tool, state } = (0,json_fields/* jsonRecord */.eJ)(part);
            const { status, input, error, metadata } = (0,json_fields/* jsonRecord */.eJ)(state);
            overflows = 0;
            run.startTool(id, (0,json_fields/* jsonText */.s$)(tool), (0,json_fields/* jsonRecord */.eJ)(input));
            run.endTool(id, { ok: status === 'completed', exitCode: (0,json_fields/* jsonAmount */.bU)((0,json_fields/* jsonRecord */.eJ)(metadata).exit) });
            if (status === 'error' && deniedWords.test((0,json_fields/* jsonText */.s$)(error)))
                run.recordDenial((0,json_fields/* jsonText */.s$)(tool));
        },
        step_finish: ({ part }) => {
            const { tokens, cost, reason: stopReason } = (0,json_fields/* jsonRecord */.eJ)(part);
            const { input, output, reasoning, cache } = (0,json_fields/* jsonRecord */.eJ)(tokens);
            const { read: cacheRead, write: cacheWrite } = (0,json_fields/* jsonRecord */.eJ)(cache);
            const stepUsage = (0,agent_result/* readUsage */.k9)({ input, output, cacheRead, cacheWrite, reasoning: reasoning ?? 0 });
            if ((0,json_fields/* jsonAmount */.bU)(cost) !== null)
                run.costUsd = (run.costUsd ?? 0) + Number(cost);
            if (stepUsage === null)
                run.setFinalUsage(null);
            else
                run.recordUsage(stepUsage);
            isUncounted ||= stepUsage === null;
            run.usage = isUncounted ? null : run.usageSeen;
            const reason = (0,json_fields/* jsonText */.s$)(stopReason);
            if (reason === 'stop' && !isSumming)
                run.finish(null);
            if (['stop', 'tool-calls', ''].includes(reason))
                return;
            const isFull = reason === 'length';
            run.finish({
                message: `stopped at reason "${reason}"`,
                ...(isFull ? { class: 'context_exhausted' } : {}),
            });
        },
        error: (event) => {
            const { name, data, message } = (0,json_fields/* jsonRecord */.eJ)(event.error);
            const { message: detail, statusCode, responseHeaders, responseBody } = (0,json_fields/* jsonRecord */.eJ)(data);
            const wait = Number.parseFloat((0,json_fields/* jsonText */.s$)((0,json_fields/* jsonRecord */.eJ)(responseHeaders)['retry-after']));
            const error = {
                message: (0,json_fields/* jsonText */.s$)(detail) || (0,json_fields/* jsonText */.s$)(message) || (0,json_fields/* jsonText */.s$)(name),
                kind: `${(0,json_fields/* jsonText */.s$)(name)} ${(0,json_fields/* jsonText */.s$)(responseBody).slice(0, 2_000)}`,
                status: (0,json_fields/* jsonAmount */.bU)(statusCode) ?? undefined,
                ...(wait > 0 ? { retryAfterMs: wait * 1000 } : {}),
            };
            run.markUnfinished();
            if (name !== 'ContextOverflowError')
                return run.finish(error);
            isUncounted = true;
            run.usage = null;
            overflows += 1;
            isSumming = true;
            run.recordRetry({ ...error, class: 'context_exhausted' });
        },
    };
};
const deniedWords = /reject(?:ed)? permission|permission .{0,40}(?:denied|reject)|rule which prevents/i;
const opencode = {
    ...(0,agent_cli/* cliRow */.Fr)('opencode'),
    coAuthor: 'opencode <opencode-agent[bot]@users.noreply.github.com>',
    variables: ['OPENCODE_CONFIG', 'OPENCODE_CONFIG_DIR', 'OPENCODE_DISABLE_MODELS_FETCH'],
    keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY', 'OPENCODE_API_KEY'],
    keyHolders: ['OPENCODE_CONFIG_CONTENT'],
    login: ['.local/share/opencode/auth.json'],
    configs: ['.config/opencode/opencode.json', '.config/opencode/opencode.jsonc', 'opencode.json', 'opencode.jsonc'],
    secret: "the key of the model's provider, such as ANTHROPIC_API_KEY or OPENAI_API_KEY,",
    cumulative: [],
    reportsCost: 'by step',
    ownWay: /^OPENCODE_CONFIG/,
    allowed: (tool) => `"permission": {"${tool}": "allow"} in opencode.json`,
    call: ({ environment, model, resume, command, pass }) => ({
        args: [
            ...['run', '--format', 'json', '--auto'],
            ...(model === null ? [] : (0,agent_cli/* defaultFlag */.kb)(command, ['-m', '--model'], ['-m', model])),
            ...(resume === null ? [] : ['-s', resume]),
        ],
        folders: dataFolders(environment),
        env: { OPENCODE_DISABLE_AUTOUPDATE: '1', ...(pass ? opencodeRoute(pass, environment) : {}) },
    }),
    upstream: ({ environment, model }) => {
        const provider = providers.find(({ name }) => model?.startsWith(`${name}/`));
        if (provider === undefined)
            return 'the gateway supports only models of anthropic, openai and google, named as in anthropic/<model> in PHASE_EXECUTOR_MODEL';
        return (0,agent_cli/* keyUpstream */.Zm)(provider.protocol, environment[provider.variable] ?? '');
    },
    events: opencode_events,
    owns: (event) => typeof event.sessionID === 'string',
};
function dataFolders({ HOME = '', XDG_DATA_HOME = '' }) {
    if (XDG_DATA_HOME !== '')
        return [(0,external_node_path_.join)(XDG_DATA_HOME, 'opencode')];
    return HOME === '' ? [] : [(0,external_node_path_.join)(HOME, '.local/share/opencode')];
}
const providers = [
    { name: 'anthropic', protocol: 'anthropic', variable: 'ANTHROPIC_API_KEY', below: '/v1' },
    { name: 'openai', protocol: 'openai', variable: 'OPENAI_API_KEY', below: '' },
    { name: 'google', protocol: 'gemini', variable: 'GEMINI_API_KEY', below: '/v1beta' },
];
function opencodeRoute({ url, token }, environment) {
    const json = (0,json_fields/* jsonRecord */.eJ)((0,json_fields/* parseJsonLine */.wz)(environment.OPENCODE_CONFIG_CONTENT ?? ''));
    const before = (0,json_fields/* jsonRecord */.eJ)(json.provider);
    const pointed = providers.map(({ name, below }) => {
        const { options, ...rest } = (0,json_fields/* jsonRecord */.eJ)(before[name]);
        return [name, { ...rest, options: { ...(0,json_fields/* jsonRecord */.eJ)(options), baseURL: `${url}${below}`, apiKey: token } }];
    });
    const content = { ...json, provider: Object.fromEntries(pointed) };
    const keys = ['OPENCODE_API_KEY', 'OPENROUTER_API_KEY', ...providers.map(({ variable }) => variable)];
    return {
        ...Object.fromEntries(keys.map((name) => [name, undefined])),
        OPENCODE_CONFIG_CONTENT: JSON.stringify(content),
    };
}

;// CONCATENATED MODULE: ./lib/agents/adapters/clis.js





const clis = { opencode: opencode, codex: codex, claude: claude, gemini: gemini, copilot: copilot };
function eventOwner(event) {
    return Object.values(clis).find((cli) => cli.owns(event)) ?? null;
}


/***/ }),

/***/ 95039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ AnswerCount),
/* harmony export */   S: () => (/* binding */ readAnthropicUsage)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);
/* harmony import */ var _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67306);
/* harmony import */ var _stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41463);



class AnswerCount {
    model = null;
    usage = null;
    isWhole = false;
    hasEnded = false;
    bytes = 0;
    #protocol;
    #isStream;
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #pending = '';
    #isOverlong = false;
    constructor(protocol, contentType) {
        this.#protocol = protocol;
        this.#isStream = /^text\/event-stream\b/i.test(contentType);
    }
    take(chunk) {
        this.bytes += chunk.length;
        const lines = this.#isStream ? this.#decoder.write(chunk).split('\n') : [this.#decoder.write(chunk)];
        const remainder = lines.pop() ?? '';
        for (const line of lines) {
            if (!this.#isOverlong)
                this.#line(this.#pending + line);
            this.#isOverlong = false;
            this.#pending = '';
        }
        this.#isOverlong ||= this.#pending.length + remainder.length > maxCountedText;
        this.#pending = this.#isOverlong ? '' : this.#pending + remainder;
    }
    end() {
        this.hasEnded = true;
        const remainder = this.#pending + this.#decoder.end();
        const document = this.#isStream ? null : (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonLine */ .wz)(remainder.trim());
        if (this.#isStream)
            this.#line(remainder);
        for (const part of Array.isArray(document) ? (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecords */ .dr)(document) : [(0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(document)])
            this.#event(part);
    }
    #line(line) {
        if (line.startsWith('data:'))
            this.#event((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonLine */ .wz)(line.slice(5).trim())));
    }
    #event(event) {
        const { model, usage, isLast } = answerReaders[this.#protocol](event);
        this.model = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(model).slice(0, 200) || this.model;
        if (usage === null)
            return;
        const isPart = this.usage !== null && this.#protocol === 'anthropic';
        this.usage = isPart ? (0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeUsage */ ._L)(this.usage ?? _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .noUsage */ .tk, usage, Math.max) : { ...this.usage, ...usage };
        this.isWhole ||= isLast;
    }
}
const maxCountedText = 32 * 1024 * 1024;
const answerReaders = {
    anthropic: (event) => {
        const { type, message, usage } = event;
        const started = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(message);
        return {
            model: started.model ?? event.model,
            usage: readAnthropicUsage(type === 'message_start' ? started.usage : usage),
            isLast: type === 'message_delta' || type === 'message',
        };
    },
    openai: (event) => {
        const response = event.response === undefined ? event : (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(event.response);
        const choices = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecords */ .dr)(event.choices);
        return {
            model: response.model,
            usage: openaiUsage(response),
            isLast: choices.length === 0 || choices.some(hasFinished),
        };
    },
    gemini: (event) => {
        const candidates = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecords */ .dr)(event.candidates);
        const isGrounded = candidates.some(({ groundingMetadata: result }) => (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(result).webSearchQueries);
        const usage = geminiUsage(event.usageMetadata);
        return {
            model: event.modelVersion,
            usage: usage === null || !isGrounded ? usage : { ...usage, searches: 1 },
            isLast: candidates.some(hasFinished),
        };
    },
};
function hasFinished({ finish_reason, finishReason }) {
    return (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(finish_reason ?? finishReason) !== '';
}
function readAnthropicUsage(value) {
    const { input_tokens: input, output_tokens: output, server_tool_use: tools, ...fields } = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(value);
    if ((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)(input) === null && (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)(output) === null)
        return null;
    const { cache_read_input_tokens: cacheRead, cache_creation_input_tokens: cacheWrite } = fields;
    const counts = (0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .readUsage */ .k9)({ input: input ?? 0, output: output ?? 0, cacheRead, cacheWrite });
    return withExtras(counts, {
        cacheWriteHour: (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(fields.cache_creation).ephemeral_1h_input_tokens),
        searches: (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(tools).web_search_requests),
        unpriced: (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(tools).code_execution_requests),
    });
}
function withExtras(usage, extras) {
    const reported = Object.entries(extras).filter(([, count]) => count !== null && count > 0);
    return usage === null ? null : { ...usage, ...Object.fromEntries(reported) };
}
function openaiUsage(answer) {
    const fields = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(answer.usage);
    const { cached_tokens: cacheRead } = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(fields.input_tokens_details ?? fields.prompt_tokens_details);
    const { reasoning_tokens: reasoning } = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(fields.output_tokens_details ?? fields.completion_tokens_details);
    const input = fields.input_tokens ?? fields.prompt_tokens;
    const output = fields.output_tokens ?? fields.completion_tokens;
    const items = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecords */ .dr)(answer.output).map(({ type }) => (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(type));
    const count = (pattern) => items.filter((type) => pattern.test(type)).length;
    const priorityCount = answer.service_tier === 'priority' ? 1 : 0;
    return withExtras((0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .readUsage */ .k9)({ input, output, cacheRead, reasoning }, 'cacheRead', 'reasoning'), {
        searches: count(/^web_search_call$/),
        unpriced: priorityCount + count(/^(?:file_search|code_interpreter|image_generation)_call$/),
    });
}
function geminiUsage(value) {
    const fields = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonRecord */ .eJ)(value);
    const { cachedContentTokenCount: cacheRead, thoughtsTokenCount: reasoning } = fields;
    const prompt = (0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)(fields.promptTokenCount);
    const input = prompt === null ? null : prompt + ((0,_stream_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonAmount */ .bU)(fields.toolUsePromptTokenCount) ?? 0);
    return (0,_stream_agent_result_js__WEBPACK_IMPORTED_MODULE_1__/* .readUsage */ .k9)({ input, output: fields.candidatesTokenCount ?? 0, cacheRead, reasoning }, 'cacheRead');
}


/***/ }),

/***/ 66904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ formatActivity),
/* harmony export */   y: () => (/* binding */ progressRecorder)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function progressRecorder(clock, record) {
    let lastAt = Number.NEGATIVE_INFINITY;
    return (activity) => {
        const isWorthALine = activity.kind === 'edit' ||
            activity.kind === 'retry' ||
            (activity.kind === 'command' && activity.state === 'ended');
        const text = isWorthALine ? formatActivity(activity) : null;
        if (text === null || clock.uptimeMs() - lastAt < everyMs)
            return;
        lastAt = clock.uptimeMs();
        record(text, activity.kind);
    };
}
const everyMs = 5_000;
function formatActivity(activity) {
    switch (activity.kind) {
        case 'edit':
            return `edits ${activity.path}`;
        case 'command':
            if (activity.state === 'started')
                return `runs ${activity.command}`;
            return `ran ${activity.command}${activity.exitCode ? ` (exit ${activity.exitCode})` : ''}`;
        case 'tool':
            return `uses ${activity.tool}`;
        case 'output':
            return `prints ${activity.text}`;
        case 'retry':
            return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(activity.count, 'failed call')} to its model: ${activity.message || 'no cause given'}`;
        case 'turn':
        case 'usage':
            return null;
    }
}


/***/ }),

/***/ 67306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ failureByError),
/* harmony export */   P_: () => (/* binding */ spendingOfUsage),
/* harmony export */   WT: () => (/* binding */ sumTokens),
/* harmony export */   _L: () => (/* binding */ mergeUsage),
/* harmony export */   dv: () => (/* binding */ noMeter),
/* harmony export */   eR: () => (/* binding */ usageSince),
/* harmony export */   k9: () => (/* binding */ readUsage),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _error_class_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33692);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41463);


const allCounts = [
    ...['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'reasoning'],
    ...['cacheWriteHour', 'searches', 'unpriced'],
];
function readUsage(counts, ...includes) {
    const [input, output, reasoning] = [counts.input, counts.output, counts.reasoning].map(_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU);
    const parts = { cacheRead: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU)(counts.cacheRead) ?? 0, cacheWrite: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonAmount */ .bU)(counts.cacheWrite) };
    if (input == null || output == null)
        return null;
    const includedParts = ['cacheRead', 'cacheWrite'].filter((part) => includes.includes(part));
    const inputFresh = includedParts.reduce((remaining, part) => remaining - (parts[part] ?? 0), input);
    const extraReasoning = includes.includes('reasoning') ? 0 : (reasoning ?? 0);
    return inputFresh < 0
        ? null
        : { inputFresh, ...parts, output: output + extraReasoning, reasoning: reasoning ?? null };
}
function failureByError({ class: name, message, retryAfterMs, resetAt }) {
    const { reason, isFinal } = _error_class_js__WEBPACK_IMPORTED_MODULE_0__/* .errorTraits */ .SO[name];
    const isLast = isFinal || (0,_error_class_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnpaid */ .i)(message);
    return { ok: false, reason, message, retryAfterMs, resetAt, ...(isLast ? { retryable: false } : {}) };
}
const noUsage = { inputFresh: 0, cacheRead: 0, cacheWrite: null, output: 0, reasoning: null };
function addUsage(one, other) {
    return mergeUsage(one, other, (a, b) => a + b);
}
function mergeUsage(one, other, merge) {
    const merged = { ...noUsage };
    for (const name of allCounts) {
        const [a, b] = [one[name] ?? null, other[name] ?? null];
        if (a !== null || b !== null)
            merged[name] = merge(a ?? 0, b ?? 0);
    }
    return merged;
}
function usageSince(total, before) {
    const { cacheWrite, reasoning } = total;
    const comparable = {
        ...before,
        ...(cacheWrite === null && { cacheWrite }),
        ...(reasoning === null && { reasoning }),
    };
    const difference = mergeUsage(total, comparable, (a, b) => a - b);
    return allCounts.some((name) => (difference[name] ?? 0) < 0) ? null : difference;
}
function sumTokens({ inputFresh, cacheRead, cacheWrite, output }) {
    return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
}
const noMeter = {
    take: () => undefined,
    reached: () => null,
    refuseUnknown: () => null,
    reserve: () => undefined,
    isFull: () => false,
    cut: new AbortController().signal,
};
function spendingOfUsage(usage, turns, cost, isEstimate = false) {
    const { usd, isKnown } = typeof cost === 'number' ? { usd: cost, isKnown: true } : (cost ?? { usd: 0, isKnown: false });
    return {
        inputFresh: usage?.inputFresh ?? 0,
        cacheRead: usage?.cacheRead ?? 0,
        cacheWrite: usage?.cacheWrite ?? 0,
        output: usage?.output ?? 0,
        turns,
        costUsd: usd,
        isCostKnown: isKnown,
        ...(isEstimate ? { isEstimate } : {}),
    };
}


/***/ }),

/***/ 33692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ usageErrorWords),
/* harmony export */   SO: () => (/* binding */ errorTraits),
/* harmony export */   cs: () => (/* binding */ isHopeless),
/* harmony export */   fe: () => (/* binding */ classifyError),
/* harmony export */   i: () => (/* binding */ isUnpaid),
/* harmony export */   vP: () => (/* binding */ adviceOnCredit)
/* harmony export */ });
/* harmony import */ var _error_words_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13632);

const table = {
    rate_limit: { reason: 'rate_limit', isVague: true },
    quota: { reason: 'quota', isVague: true },
    overloaded: { reason: 'overloaded', isVague: true },
    server: { reason: 'overloaded', isVague: true },
    network: { reason: 'overloaded', isVague: true },
    auth: { reason: 'auth', isFinal: true, isVague: true },
    bad_model: { reason: 'agent_error', isFinal: true, isVague: true },
    context_exhausted: { reason: 'context_exhausted' },
    max_turns: { reason: 'budget' },
    budget: { reason: 'budget' },
    tool_denied: { reason: 'agent_error', isFinal: true },
    usage_error: { reason: 'agent_error', isFinal: true },
    unready: { reason: 'agent_error', isFinal: true },
    session_not_found: { reason: 'agent_error' },
    interrupted: { reason: 'agent_error' },
    timeout: { reason: 'timeout' },
    idle_timeout: { reason: 'idle_timeout', isVague: true },
    crash: { reason: 'agent_error', isVague: true },
    unknown: { reason: 'agent_error', isVague: true },
};
const errorTraits = table;
function classifyError(message, status) {
    for (const [name, pattern] of classes)
        if (pattern.test(message))
            return name;
    const text = /\b(?:status:?|error:?|rejected|code"?:?|api error:?|http)\s*\(?(\d{3})\b/i.exec(message)?.[1];
    return statusClass(status ?? Number(text)) ?? (networkWords.test(message) ? 'network' : 'unknown');
}
function statusClass(code) {
    if (code === 401 || code === 403)
        return 'auth';
    if (code === 402)
        return 'quota';
    if (code === 404)
        return 'bad_model';
    if (code === 413)
        return 'context_exhausted';
    if (code === 429)
        return 'rate_limit';
    if (code === 503 || code === 529)
        return 'overloaded';
    return code >= 500 && code < 600 ? 'server' : null;
}
function matchAny(patterns, flags = 'i') {
    return new RegExp(patterns.join('|'), flags);
}
const wordsOfClasses = _error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly;
const classes = Object.entries(wordsOfClasses).map(([name, patterns]) => [name, matchAny(patterns)]);
const networkWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .network */ .Nm);
const unpaidWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .unpaid */ .gl);
const usageErrorWords = matchAny(_error_words_json__WEBPACK_IMPORTED_MODULE_0__/* .wrongCall */ .ex, 'im');
function isUnpaid(message) {
    return unpaidWords.test(message);
}
function isHopeless(message) {
    return isUnpaid(message) || /insufficient_quota/i.test(message);
}
const adviceOnCredit = "add credit to the provider's account, then run again";


/***/ }),

/***/ 41463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bT: () => (/* binding */ jsonTexts),
/* harmony export */   bU: () => (/* binding */ jsonAmount),
/* harmony export */   dr: () => (/* binding */ jsonRecords),
/* harmony export */   eJ: () => (/* binding */ jsonRecord),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   wz: () => (/* binding */ parseJsonLine)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95687);

function jsonRecord(value) {
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value) ? value : {};
}
function jsonRecords(value) {
    return Array.isArray(value) ? value.map(jsonRecord) : [];
}
function jsonText(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
function jsonTexts(value) {
    return Array.isArray(value) ? value.map(jsonText).join('; ') : '';
}
function jsonAmount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
function parseJsonLine(line) {
    if (line.length < 2 || !/^[[{]/.test(line))
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 72275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ StreamReader),
/* harmony export */   Dr: () => (/* binding */ stopError),
/* harmony export */   IL: () => (/* binding */ formatLine)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67306);
/* harmony import */ var _error_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33692);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41463);




function stopError(reason) {
    if (/^(?:max_tokens|model_context_window_exceeded|length)$/.test(reason))
        return { message: `the model's last answer was cut off (${reason})`, class: 'context_exhausted' };
    if (/^(?:refusal|pause_turn|content_filter)$/.test(reason))
        return { message: `the model stopped before its end (${reason})`, class: 'unknown' };
    return null;
}
class StreamReader {
    sessionId = null;
    model = null;
    text = null;
    usage = null;
    usageSeen = null;
    costUsd = null;
    turns = 0;
    toolCalls = 0;
    retries = 0;
    retriesInARow = 0;
    denials = new Set();
    error = null;
    retryError = null;
    aborted = false;
    unready = null;
    contradiction = null;
    #hasEnded = false;
    #report;
    #openTools = new Map();
    #handlers;
    constructor(events, report = () => undefined) {
        this.#report = report;
        this.#handlers = events(this);
    }
    take(event) {
        const type = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(event.type);
        if (!Object.hasOwn(this.#handlers, type))
            return;
        this.#handlers['*']?.(event);
        this.#handlers[type]?.(event);
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get openTool() {
        return [...this.#openTools.values()].at(-1)?.what ?? null;
    }
    get isStorm() {
        if (this.#compactionsInARow >= maxCompactions)
            return true;
        if (this.retriesInARow === 0)
            return false;
        const { kind = '', message = '', status, class: knownClass } = this.retryError ?? {};
        const text = `${kind} ${message}`;
        if ((0,_error_class_js__WEBPACK_IMPORTED_MODULE_1__/* .isHopeless */ .cs)(text))
            return true;
        const isUnlikelyToRecover = knownClass === 'context_exhausted' || status === 401 || /auth/i.test(text);
        return this.retriesInARow >= (isUnlikelyToRecover ? maxHopelessRetries : maxRetries);
    }
    setSession(id) {
        const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(id).slice(0, 200);
        if (value === '')
            return;
        if (this.sessionId !== null && this.sessionId !== value)
            this.contradiction ??= 'its stream holds the events of two sessions';
        this.sessionId ??= value;
    }
    setModel(model) {
        const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(model).slice(0, 200);
        if (value !== '' && value !== '<synthetic>')
            this.model = value;
    }
    markProgress() {
        this.markUnfinished();
        this.retriesInARow = 0;
    }
    markUnfinished() {
        this.#hasEnded = false;
    }
    finish(error) {
        if (this.#hasEnded)
            this.contradiction ??= 'its stream ends twice';
        this.#hasEnded = true;
        this.#openTools.clear();
        this.error = error;
    }
    setFinalUsage(usage, isExpected = true) {
        if (usage === null && isExpected)
            this.contradiction ??= 'its final event reports usage in an unknown form';
        else if (usage !== null && this.usage !== null && (0,_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .usageSince */ .eR)(usage, this.usage) === null)
            this.contradiction ??= 'its reported usage decreases';
        this.usage = usage;
        if (usage !== null)
            this.usageSeen = usage;
    }
    startTurn() {
        this.markProgress();
        this.turns += 1;
        this.#report({ kind: 'turn', turn: this.turns });
    }
    setText(text) {
        if (typeof text === 'string' && text !== '')
            this.text = text.length > maxStreamText ? text.slice(-maxStreamText) : text;
    }
    startTool(id, name, input = {}) {
        const key = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(id);
        if (this.#openTools.has(key))
            return;
        this.markProgress();
        this.toolCalls += 1;
        const tool = describeTool(name, input);
        if (this.#openTools.size < maxOpenTools)
            this.#openTools.set(key, tool);
        if (tool.command !== null)
            this.#report({ kind: 'command', command: tool.command, state: 'started' });
        else if (tool.path === null)
            this.#report({ kind: 'tool', tool: formatLine(tool.name) });
    }
    endTool(id, { ok, exitCode = null }) {
        this.markProgress();
        const key = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(id);
        const tool = this.#openTools.get(key) ?? null;
        this.#openTools.delete(key);
        if (tool?.command)
            this.#report({ kind: 'command', command: tool.command, state: 'ended', exitCode });
        else if (tool?.path && ok)
            this.#report({ kind: 'edit', path: tool.path });
        return tool;
    }
    recordDenial(name) {
        if (this.denials.size < maxDenials)
            this.denials.add(formatLine(name) || 'unnamed');
    }
    recordRetry(error) {
        this.retries += 1;
        this.retriesInARow += 1;
        this.retryError = error;
        this.#report({ kind: 'retry', count: this.retriesInARow, message: formatLine(error.message) });
    }
    recordUsage(more, isMain = true) {
        this.usageSeen = (0,_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(this.usageSeen ?? _agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, more);
        const contextTokens = isMain ? (0,_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)(more) : null;
        this.#report({ kind: 'usage', usage: this.usageSeen, costUsd: this.costUsd, contextTokens, model: this.model });
    }
    recordCompaction() {
        const isAgain = this.#compactionsInARow > 0 && this.toolCalls - this.#callsAtCompaction < minCallsBetweenCompactions;
        this.#compactionsInARow = isAgain ? this.#compactionsInARow + 1 : 1;
        this.#callsAtCompaction = this.toolCalls;
        if (this.#compactionsInARow < maxCompactions)
            return;
        this.retryError = {
            message: 'the context window filled up again right after compaction',
            class: 'context_exhausted',
        };
    }
    #compactionsInARow = 0;
    #callsAtCompaction = 0;
}
const maxRetries = 8;
const maxHopelessRetries = 3;
const maxCompactions = 3;
const minCallsBetweenCompactions = 3;
const maxStreamText = 64 * 1024;
const maxOpenTools = 1_000;
const maxDenials = 50;
function describeTool(name, input) {
    const rawCommand = input.command ?? input.cmd;
    const command = Array.isArray(rawCommand) ? rawCommand.map(_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$).join(' ') : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(rawCommand);
    const path = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(input.file_path ?? input.filePath ?? input.path ?? input.notebook_path);
    const isEdit = /^(?:write|edit|multi_?edit|notebook_?edit|create|str_replace\w*|replace|write_file|apply_patch|patch|file_change)$/i;
    const isCommand = /^(?:bash|shell|run_shell_command|exec_command|command_execution|powershell)$/i;
    if (command !== '' && isCommand.test(name)) {
        const shownCommand = formatLine(command);
        return { name, command: shownCommand, path: null, what: shownCommand };
    }
    const edited = path !== '' && isEdit.test(name) ? formatLine(path) : null;
    return { name, command: null, path: edited, what: formatLine(path === '' ? name : `${name} ${path}`) };
}
function formatLine(text, max = 200) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControls */ .DJ)(text.slice(0, 4 * max)), max);
}


/***/ }),

/***/ 13632:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"Ly":{"max_turns":["max[_ -](?:session[_ -])?turns","number of turns","maximum turns","turnlimit","fatalturnlimited"],"budget":["max(?:imum)?[_ -]budget","budget[_ -]exhausted","usd budget"],"quota":["credit balance","insufficient[_ ](?:quota|credits?|balance|funds)","quota exceeded","(?:exceeded|exhausted) your","daily quota","usage limit","(?<!rate |context )limit reached","(?:hit|reached) your .{0,40}limit","billing[_ ]error"],"context_exhausted":["prompt[_ ](?:is )?too[_ ]long","context window","context[_ ](?:limit|length)","contextoverflow","input token count.{0,40}exceeds","request too large","conversation (?:is )?too long","image_error"],"session_not_found":["no (?:conversation|rollout|session)\\\\b.{0,60}\\\\b(?:found|matched)","session (?:id )?.{0,60}not found","error resuming session","invalid session"],"bad_model":["model[_ ]not[_ ]found","\\\\bmodel\\\\b.{0,100}\\\\b(?:not found|(?:does|may) not exist|not available|not supported)","(?:unknown|invalid|unsupported|no such) model","issue with the selected model","(?:^|\\\\s)model: [\\\\w.:/@-]+\\\\]?$"],"auth":["not logged in","invalid (?:x-)?api[- ]key","api key not valid","\\\\/login\\\\b","authentication","unauthori[sz]ed","unauthenticated","missing environment variable","oauth token","no api key","api key (?:is )?missing","missing api key","providerautherror","invalid auth method","set an auth method","permission_denied","permission denied on resource"],"overloaded":["overloaded","high demand","service unavailable"],"rate_limit":["rate.?limit","too many requests","resource_exhausted"],"network":["stream disconnected","idle timeout waiting"]},"Nm":["ECONN(?:RESET|REFUSED|ABORTED)","ETIMEDOUT","ENOTFOUND","EAI_AGAIN","EPIPE","socket hang up","connection (?:was )?(?:closed|error|reset|refused|lost)","(?:cannot|could not|unable to|failed to) connect","socket disconnected","error sending request","fetch failed","terminated","network","timed out"],"ex":["unknown (?:option|argument|flag|command)","unexpected argument","unrecognized (?:option|argument)","unknown arguments?:","not inside a trusted directory","not running in a trusted directory","missing required argument","cannot be used (?:with|multiple times)","^usage: ","^positionals:$"],"gl":["credit balance","insufficient[_ ](?:credits?|balance|funds)","billing[_ ]error"],"w$":{"DZ":["Claude(?: AI| Code)? usage limit reached","You(?:[\'’]ve| have) (?:hit|reached|exceeded) your (?:[\\\\w\'’-]+ ){0,4}limits?","(?:(?:5-hour|hourly|daily|weekly|monthly|session|usage|opus|sonnet|message|spending|rate|request|token) ){0,3}limit (?:reached|exceeded)","(?:rate limit|quota) (?:reached|exceeded)","Insufficient (?:credits?|balance|quota|funds)","Context (?:window|limit|length) (?:exceeded|reached|exhausted|is full)","(?:Your )?credit balance is too low(?: to access\\\\b.*)?","You (?:have )?(?:exceeded|exhausted) your (?:current|daily|monthly) quota(?: on this model)?","(?:Not logged in|Invalid API key|Please run /login|OAuth token (?:has expired|revoked))","(?:Reached max(?:imum number of)? turns|Max(?:imum)? turns reached)","(?:Prompt is too long|Request too large \\\\(|Conversation (?:is )?too long)"],"n9":["^(?:Reached maximum budget|Exceeded USD budget) \\\\(","^(?:Execution error|Operation (?:cancelled|aborted)|Request timed out|Overloaded|Too many requests|Connection error)\\\\.?$"],"QL":["^Missing environment variable: ","^Reached max session turns for this session","^(?:Codex ran out of room in the model|Your input exceeds the context window)","^\\\\[?API Error(?:: | \\\\()","^(?:exceeded retry limit, last status: \\\\d|unexpected status \\\\d{3}\\\\b|stream disconnected before completion)","^We[’\']re currently experiencing high demand","^litellm\\\\.\\\\w+Error\\\\b","^\\\\[Request interrupted by user(?: for tool use)?\\\\]$"]}}');

/***/ })

};
;