"use strict";
exports.id = 3553;
exports.ids = [3553];
exports.modules = {

/***/ 70708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ agentEnvironment),
/* harmony export */   N: () => (/* binding */ buildTrustedEnvironment)
/* harmony export */ });
function agentEnvironment(environment, alsoAllowed, contract) {
    const names = [...basicVariables, ...alsoAllowed.filter((name) => !forbiddenVariables.test(name))];
    const allowed = names.flatMap((name) => environment[name] === undefined ? [] : [[name, environment[name]]]);
    const locale = Object.entries(environment).filter(([name]) => name.startsWith('LC_'));
    return { ...Object.fromEntries([...allowed, ...locale]), ...contract, PHASE_EXECUTOR: '1' };
}
function buildTrustedEnvironment(environment) {
    const passed = Object.entries(environment).filter(([name, value]) => value !== undefined && !forbiddenVariables.test(name));
    return Object.fromEntries(passed);
}
const basicVariables = [
    'PHASE_EXECUTOR_MODEL',
    'PHASE_EXECUTOR_WINDOWS',
    ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'],
    ...['TERM', 'COLORTERM', 'NO_COLOR', 'CI'],
    ...['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'XDG_STATE_HOME'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'GIT_SSL_CAINFO'],
    ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'CARGO_HOME', 'RUSTUP_HOME', 'VIRTUAL_ENV', 'NVM_DIR', 'PYENV_ROOT'],
];
const forbiddenVariables = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;


/***/ }),

/***/ 61071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTestsVerb: () => (/* binding */ runTestsVerb)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70708);
/* harmony import */ var _judge_run_tests_failure_detail_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41451);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51377);
/* harmony import */ var _judge_run_tests_named_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62694);
/* harmony import */ var _judge_run_tests_report_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50039);
/* harmony import */ var _judge_run_tests_test_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23330);
/* harmony import */ var _judge_run_tests_test_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70262);
/* harmony import */ var _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3786);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26623);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_process_mounts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(29269);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5722);

















const runTestsVerb = async (args, world) => {
    const command = args[0] === '--' ? args.slice(1) : args;
    const { log, report, 'exit-code': exitCode } = world.settings;
    if (command.length === 0 && log === '' && report === '')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .eb('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
    if (command.length > 0 && (log !== '' || exitCode !== null))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .eb('tests: found a command and --log or --exit-code; these are for a finished run');
    return command.length > 0 ? judgeCommand(command, world) : judgeFinishedRun(world);
};
async function judgeCommand(command, world) {
    const { settings } = world;
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.temporaryDirectory, 'phase-executor-tests-'));
    const [line = ''] = command;
    try {
        const { verdict, named, end } = await (0,_judge_run_tests_test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runTests */ .N)({
            command: command.length === 1 && /\s/.test(line) ? line : command.map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteShellWord */ .BV).join(' '),
            cwd: (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_11__/* .findProjectRoot */ .p)(world),
            env: (0,_agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .buildTrustedEnvironment */ .N)(world.environment),
            timeoutMs: settings.timeout,
            graceMs: settings['kill-grace'],
            cancel: world.interrupt.soon,
            ...(settings['idle-timeout'] > 0 ? { idleTimeoutMs: settings['idle-timeout'] } : {}),
            ...(settings.report === '' ? {} : { reports: settings.report }),
            scratch,
            clock: { now: world.now, uptimeMs: world.machine.uptimeMs },
            marker: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            baselineTotal: settings['baseline-total'],
            onText: world.progress,
        });
        if (end.error)
            throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .eb(`tests: ${end.error.message}`, { cause: end.error });
        return buildReply(withFailures(verdict, named), end.ending === 'cancelled' ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT_STATUS */ .uc.INTERRUPTED : null, {
            exitCode: end.code,
            durationMs: Math.round(end.durationMs),
        });
    }
    finally {
        (0,_system_process_mounts_js__WEBPACK_IMPORTED_MODULE_14__/* .removeTree */ .dM)(scratch);
    }
}
async function judgeFinishedRun(world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_11__/* .findProjectRoot */ .p)(world);
    const { log, report, 'exit-code': exitCode, 'baseline-total': baselineTotal } = world.settings;
    const evidence = {
        exitCode,
        baselineTotal,
        log: log === '' ? undefined : await readLog(log === '-' ? world.stdin() : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, log))),
        reports: report === '' ? [] : (0,_judge_run_tests_report_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findReportFiles */ .jU)(root, report).read(),
    };
    const verdict = (0,_judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .testVerdict */ .uT)(evidence);
    return buildReply(withFailures(verdict, (0,_judge_run_tests_named_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .listNamedTests */ .P)(evidence, verdict)), null, { exitCode });
}
function withFailures(verdict, { tests }) {
    const failed = (0,_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .listRedTests */ .X1)(tests).slice(0, 20);
    return { ...verdict, reasons: [...verdict.reasons, ...failed.map((test) => `failed: ${(0,_judge_run_tests_failure_detail_js__WEBPACK_IMPORTED_MODULE_4__/* .formatFailure */ .M)(test)}`)] };
}
async function readLog(chunks) {
    const log = new _judge_run_tests_test_log_js__WEBPACK_IMPORTED_MODULE_8__/* .TestLog */ .Z();
    try {
        for await (const chunk of chunks)
            log.push(chunk);
    }
    catch (cause) {
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .eb(`tests: the log cannot be read: ${cause.message}`, { cause });
    }
    return log.end();
}
function buildReply(judged, exitCode, run) {
    const passed = judged.verdict === 'pass';
    const text = [formatHeadline(judged), ...judged.reasons.map((reason) => `  ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_15__/* .stripLine */ .nU)(reason)}`)].join('\n');
    return {
        exitCode: exitCode ?? (passed ? 0 : 1),
        json: { ...judged, ...run },
        text,
        summary: `${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .escapeMarkdown */ .FV)(formatHeadline(judged))}\n`,
        outputs: { status: passed ? 'success' : 'failure', reason: passed ? '' : 'tests_failed' },
    };
}
function formatHeadline({ verdict, runner, source, ...counts }) {
    const { passed, failed, errors, skipped, total } = counts;
    const known = Object.entries({ passed, failed, errors, skipped, 'in all': total }).filter(([, count]) => count !== null);
    const figures = known.map(([name, count]) => `${count} ${name}`).join(', ');
    return `${verdict}: ${figures || 'nothing countable'}${runner === null ? '' : ` (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_15__/* .stripLine */ .nU)(runner)}, ${source})`}`;
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

/***/ 31011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T9: () => (/* binding */ GitConfig),
  H3: () => (/* binding */ configListing),
  a9: () => (/* binding */ fileStamp),
  O4: () => (/* binding */ urlCredentials)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/git/calls/harmless-settings.json
var harmless_settings = __webpack_require__(35330);
;// CONCATENATED MODULE: ./lib/system/git/calls/config-guard.js

function parseConfig(entries) {
    const config = new Map();
    for (const entry of entries) {
        const at = entry.indexOf('\n');
        const key = at === -1 ? entry : entry.slice(0, at);
        const values = config.get(key) ?? [];
        values.push(at === -1 ? 'true' : entry.slice(at + 1));
        config.set(key, values);
    }
    return config;
}
function configOverrides(trusted, current) {
    const settings = [];
    for (const key of new Set([...trusted.keys(), ...current.keys()])) {
        const hook = /^(hook\..+)\.command$/s.exec(key)?.[1];
        if (hook !== undefined)
            settings.push(`${hook}.enabled=false`);
        const trustedValues = trusted.get(key);
        if (JSON.stringify(trustedValues) === JSON.stringify(current.get(key)))
            continue;
        const harmlessValue = isKnownDriver(key, current) ? undefined : defaults[getName(key)];
        const values = trustedValues ?? (harmlessValue === undefined ? [] : [harmlessValue]);
        if (/^credential\.(.*\.)?helper$/s.test(key))
            settings.push(`${key}=`);
        for (const value of values)
            settings.push(`${key}=${value}`);
    }
    return settings;
}
function runsProgram(key, config, { connecting }) {
    const names = connecting ? { ...programs, ...connections } : programs;
    return getName(key) in names && !isKnownDriver(key, config);
}
function getName(key) {
    const [section = '', ...parts] = key.split('.');
    return `${section}.${parts.at(-1) ?? ''}`;
}
function isKnownDriver(key, config) {
    const driver = key.slice(0, key.lastIndexOf('.') + 1);
    const commands = ['clean', 'smudge', 'process', 'textconv', 'driver'].flatMap((name) => config.get(driver + name) ?? []);
    return commands.length > 0 && commands.every((command) => knownPrograms.some((pattern) => pattern.test(command)));
}
const knownPrograms = [
    /^git-lfs (clean -- %f|smudge (--skip )?-- %f|filter-process( --skip)?|merge-driver [\w %-]+)$/,
    /^"?git-crypt"? (clean|smudge|diff)( --key-name=[\w.-]+)?$/,
    /^true$/,
];
const programs = harmless_settings/* programs */.cz;
const connections = harmless_settings/* connections */.oQ;
const defaults = { ...harmless_settings/* contents */.PG, ...programs, ...connections };

;// CONCATENATED MODULE: ./lib/system/git/calls/git-config.js



const configListing = ['config', '--list', '-z', '--includes', '--show-scope', '--show-origin'];
class GitConfig {
    #location;
    #list;
    #config = new Map();
    #own = [];
    #trusted = null;
    #overrides = { local: [], remote: [] };
    #withoutFilters = [];
    #files = [];
    #userFiles = [];
    #readAt = '';
    constructor(location, list) {
        this.#location = location;
        this.#list = list;
    }
    async trust() {
        const entries = await this.#read();
        const fullConfig = parseConfig(entries.map(({ text }) => text));
        const withoutPrograms = (connecting) => {
            const isRun = (entry) => entry.isRepositorys && runsProgram(entry.text.split('\n', 1)[0] ?? '', fullConfig, { connecting });
            return entries.filter((entry) => !isRun(entry));
        };
        const [local, remote] = [withoutPrograms(true), withoutPrograms(false)];
        this.#config = fullConfig;
        this.#own = local.flatMap(({ isRepositorys, text }) => (isRepositorys ? [text] : []));
        const parse = (saved) => parseConfig(saved.map(({ text }) => text));
        this.#trusted = { local: parse(local), remote: parse(remote) };
        this.#updateOverrides(fullConfig);
    }
    async refresh() {
        if (this.#trusted === null || this.#readAt === this.#computeStamp())
            return;
        this.#updateOverrides(parseConfig((await this.#read()).map(({ text }) => text)));
    }
    #updateOverrides(current) {
        if (this.#trusted === null)
            return;
        const { local, remote } = this.#trusted;
        this.#overrides = { local: configOverrides(local, current), remote: configOverrides(remote, current) };
    }
    async #read() {
        const fields = (await this.#list()).split('\0');
        const entries = [];
        for (let at = 0; at + 2 < fields.length; at += 3) {
            const [scope = '', origin = '', text = ''] = fields.slice(at, at + 3);
            const file = origin.startsWith('file:') ? (0,external_node_path_.resolve)(this.#location.root, origin.slice(5)) : null;
            entries.push({ isRepositorys: scope === 'local' || scope === 'worktree', file, text });
        }
        this.#files = [...new Set([...this.#listStandardFiles(), ...entries.flatMap(({ file }) => file ?? [])])];
        this.#userFiles = entries.flatMap(({ isRepositorys, file }) => (isRepositorys ? [] : (file ?? [])));
        this.#readAt = this.#computeStamp();
        return entries;
    }
    #computeStamp() {
        return this.#files.map(fileStamp).join('|');
    }
    #listStandardFiles() {
        const { gitDir, commonDir, env } = this.#location;
        const { HOME = '', XDG_CONFIG_HOME = '', GIT_CONFIG_GLOBAL } = env;
        const folder = XDG_CONFIG_HOME === '' && HOME !== '' ? (0,external_node_path_.join)(HOME, '.config') : XDG_CONFIG_HOME;
        const defaultUserFiles = [folder && (0,external_node_path_.join)(folder, 'git/config'), HOME && (0,external_node_path_.join)(HOME, '.gitconfig')].filter((file) => file !== '');
        const repositoryFiles = [(0,external_node_path_.join)(commonDir, 'config'), (0,external_node_path_.join)(gitDir, 'config.worktree')];
        return [
            '/etc/gitconfig',
            ...(GIT_CONFIG_GLOBAL === undefined ? defaultUserFiles : [GIT_CONFIG_GLOBAL]),
            ...repositoryFiles,
        ];
    }
    get userFiles() {
        return this.#userFiles;
    }
    get own() {
        return this.#own;
    }
    get forced() {
        return this.#withoutFilters;
    }
    overridden({ isRemote = false } = {}) {
        return isRemote ? this.#overrides.remote : this.#overrides.local;
    }
    withoutFilters() {
        const drivers = [...this.#config.keys()].flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
        const mergers = [...this.#config.keys()].filter((key) => /^merge\.(.+)\.driver$/s.test(key));
        this.#withoutFilters = [
            ...[...new Set(['lfs', ...drivers])].flatMap((driver) => ['clean=', 'smudge=', 'process=', 'required=false'].map((setting) => `filter.${driver}.${setting}`)),
            ...mergers.map((key) => `${key}=false`),
        ];
    }
    get user() {
        const [name, email] = ['user.name', 'user.email'].map((key) => this.find(key));
        return name === undefined || email === undefined ? null : { name, email };
    }
    get plainUser() {
        const hasOtherSettings = [...this.#config.keys()].some((key) => /^(?:author|committer)\./.test(key));
        const { name = '', email = '' } = this.user ?? {};
        return !hasOtherSettings && [name, email].every((text) => isPlain.test(text)) ? `${name} <${email}>` : null;
    }
    get credentials() {
        const matches = [...this.#config].filter(([key, values]) => values.some((value) => holdsSecret(key, value)));
        return matches.map(([key]) => key.replace(urlCredentials, '//***@'));
    }
    get isSparse() {
        return this.find('core.sparsecheckout') === 'true';
    }
    find(key) {
        return this.#config.get(key)?.at(-1);
    }
}
const isPlain = /^[\p{L}\p{N}](?:[^<>\p{C}]*[\p{L}\p{N}\])])?$/u;
function holdsSecret(key, value) {
    if (/^http\.(.+\.)?extraheader$/.test(key))
        return /^authorization:/i.test(value.trim());
    return /^url\./.test(key)
        ? urlCredentials.test(key)
        : /^remote\..+\.(push)?url$/.test(key) && urlCredentials.test(value);
}
const urlCredentials = /(?<=https?:)\/\/[^/@]+@/i;
function fileStamp(path) {
    const stat = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : null;
}


/***/ }),

/***/ 29269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ unmountBelow),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   dx: () => (/* binding */ listMounts),
/* harmony export */   lQ: () => (/* binding */ mountPoints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74207);
/* harmony import */ var _namespace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16244);




function mountPoints() {
    let list;
    try {
        list = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/mountinfo', 'latin1');
    }
    catch {
        return [];
    }
    return list.split('\n').flatMap((line) => {
        const point = line.split(' ')[4];
        if (point === undefined)
            return [];
        const bytes = point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
        return [Buffer.from(bytes, 'latin1').toString('utf8')];
    });
}
function listMounts(folder) {
    const points = mountPoints();
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder);
        return points.filter((point) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(point, real));
    }
    catch {
        return [];
    }
}
function unmountBelow(folder, existing = []) {
    const cleared = [];
    const listForeignMounts = () => listMounts(folder).filter((point) => !existing.includes(point));
    for (let matches = listForeignMounts(); matches.length > 0;) {
        for (const point of matches.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const remaining = listForeignMounts();
        if (remaining.length >= matches.length)
            throw new Error(`${remaining[0]} is a mount that was not there before; unmount it, then run again`);
        for (const point of matches)
            cleared.push(point);
        matches = remaining;
    }
    return cleared;
}
function removeTree(folder) {
    unmountBelow(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ withUsWords),
/* harmony export */   N8: () => (/* binding */ preparedBy),
/* harmony export */   Nc: () => (/* binding */ findReaper),
/* harmony export */   QR: () => (/* binding */ splitScript),
/* harmony export */   cs: () => (/* binding */ endSignal),
/* harmony export */   ms: () => (/* binding */ isWorking),
/* harmony export */   p_: () => (/* binding */ systemFolders),
/* harmony export */   xG: () => (/* binding */ outliveParent),
/* harmony export */   xH: () => (/* binding */ findPrepared),
/* harmony export */   z$: () => (/* binding */ findNamespace)
/* harmony export */ });
/* unused harmony export possibleNamespaces */
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66725);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93591);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76563);



let strongestNamespace = null;
function findNamespace() {
    strongestNamespace ??= firstThatWorks(possibleNamespaces());
    return strongestNamespace;
}
async function findPrepared(prepare) {
    const verify = async (prepared) => prepared !== null && (await isWorking(prepared)) ? prepared : null;
    const [strongest] = strongestNamespace === null ? possibleNamespaces() : [];
    const trial = strongest ? await verify(prepare(strongest)) : null;
    if (strongest && trial)
        strongestNamespace ??= Promise.resolve(strongest);
    const namespace = await findNamespace();
    return { namespace, prepared: trial ?? (await verify(prepare(namespace))) };
}
let foundReaper = null;
function findReaper() {
    foundReaper ??= firstThatWorks(possibleNamespaces().filter(({ kind }) => kind === 'reaper'));
    return foundReaper;
}
async function firstThatWorks(possible) {
    for (const namespace of possible)
        if (await isWorking(namespace))
            return namespace;
    return { kind: 'none', words: [] };
}
function possibleNamespaces() {
    const find = (name) => (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, name);
    const [unshare, setpriv, perl, sudo] = ['unshare', 'setpriv', 'perl', 'sudo'].map(find);
    const buildReaperWords = (engine) => (perl ? [perl, '-e', reaper, _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, `${engine}`] : null);
    const firstWords = buildReaperWords(0) ?? splitScript(firstProcess, _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$);
    const reapers = perl ? [{ kind: 'reaper', words: buildReaperWords(process.pid) ?? [] }] : [];
    if (!unshare || !setpriv || !firstWords)
        return reapers;
    const buildInnerWords = (drop = []) => {
        return [...spaces, '--', setpriv, ...drop, ...withoutPrivileges, '--', ...firstWords];
    };
    const [user = 0, group = 0, groups = []] = [process.getuid?.(), process.getgid?.(), process.getgroups?.()];
    const asOurUser = [...withUs, `--reuid=${user}`, `--regid=${group}`, `--groups=${groups.join() || group}`];
    const begin = perl && [perl, '-e', asRoot, `${process.pid}`];
    const bySudo = sudo && begin && user !== 0 && [sudo, '-n', '--', ...begin, setpriv, ...withUs, '--', unshare];
    return [
        { kind: 'root', words: [...withUsWords(), unshare, ...buildInnerWords()] },
        { kind: 'user', words: [...withUsWords(), unshare, '--user', '--map-current-user', ...buildInnerWords()] },
        ...(bySudo ? [{ kind: 'sudo', words: [...bySudo, ...buildInnerWords(asOurUser)] }] : []),
        ...reapers,
    ];
}
function outliveParent({ kind, words }) {
    const before = { sudo: asRoot, reaper: _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, root: null, user: null, none: null }[kind];
    return {
        kind,
        words: before === null ? words.slice(words.indexOf('--') + 1) : words.with(words.indexOf(before) + 1, '0'),
    };
}
function preparedBy({ kind, words }, program, options = []) {
    const at = words.indexOf('--', words.indexOf('--mount'));
    if (!words.includes('--mount'))
        return null;
    const spaceOptions = kind === 'user' ? [...options, '--keep-caps'] : options;
    return { kind, words: [...words.slice(0, at), ...spaceOptions, '--', ...program, ...words.slice(at + 1)] };
}
function endSignal({ kind }) {
    return kind === 'reaper' ? 'SIGUSR1' : 'SIGKILL';
}
function withUsWords(signal = 'KILL') {
    const setpriv = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, 'setpriv');
    const check = splitScript(whileWeLive, `${process.pid}`);
    return setpriv && check ? [setpriv, '--pdeathsig', signal, ...check, '--'] : [];
}
function splitScript(script, name) {
    const bash = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .K)(systemFolders, 'bash');
    return bash === null ? null : [bash, '--posix', '--norc', '-c', script, name];
}
const systemFolders = '/usr/bin:/bin:/usr/sbin:/sbin';
const withUs = ['--pdeathsig', 'KILL'];
const whileWeLive = 'shift; [ "$PPID" = "$0" ] && exec "$@"; exit 125';
const spaces = ['--pid', '--mount', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const saved = ['dac_override', 'fowner', 'fsetid', 'chown', 'kill', 'setuid', 'setgid'].map((name) => `,+${name}`);
const withoutPrivileges = [
    '--no-new-privs',
    `--bounding-set=-all${saved.join('')}`,
    '--inh-caps=-all',
    '--ambient-caps=-all',
];
const firstProcess = 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?';
const asRoot = `
my ($engine, @words) = @ARGV;
open(my $file, "<:raw", "/proc/" . getppid() . "/environ") or exit 125;
%ENV = map { /^([^=]+)=(.*)$/s ? ($1, $2) : () } split(/\\0/, join("", <$file>));
exec { $words[0] } @words or exit 125 if !$engine;
my $watched = syscall(434, $engine + 0, 0);
exit 125 if $watched < 0;
my $child = fork() // exit 125;
if (!$child) { exec { $words[0] } @words; exit 127; }
$SIG{$_} = "IGNORE" for qw(TERM INT HUP QUIT USR1 USR2);
my $own = syscall(434, $child, 0);
my $bits = "";
vec($bits, $_, 1) = 1 for $watched, $own;
select($bits, undef, undef, undef) > 0 and vec($bits, $watched, 1) and kill("KILL", $child);
waitpid($child, 0);
exit($? & 127 ? 128 + ($? & 127) : $? >> 8);`;
const reaper = `
use POSIX ();
my (undef, $engine, @words) = @ARGV;
my %machines = (x86_64 => [157, 0xc000003e, 248, 286], aarch64 => [167, 0xc00000b7, 217, 309]);
my ($number, $machine, $keys, $keys32) = @{$machines{(POSIX::uname())[4]} // []} or exit 125;
my $set = sub { syscall($number, @_, (0) x (5 - @_)) == 0 or exit 125; };
if ($$ == 1) {
  my ($load, $equal, $from, $above, $clear, $refused, $allowed) = (0x20, 0x15, 0x35, 0x25, 0x54, [6, 0, 0, 0x50001], [6, 0, 0, 0x7fff0000]);
  my $range = sub { ([$load, 0, 0, 0], [$clear, 0, 0, 0xbfffffff], [$from, 0, 2, $_[0]], [$above, 1, 0, $_[0] + 2], $refused, $allowed); };
  my @filter = ([$load, 0, 0, 4], [$equal, 0, 6, $machine], $range->($keys), $range->($keys32));
  my $filter = join("", map { pack("SCCL", @$_) } @filter);
  $set->(4, 0);
  $set->(22, 2, my $program = pack("Sx6P", scalar(@filter), $filter));
}
$set->(36, 1);
$set->(1, POSIX::SIGCONT()) if $engine;
exit 125 if $engine && getppid() != $engine;
my ($none, $ours) = (POSIX::SigSet->new, POSIX::SigSet->new(map { POSIX->can("SIG$_")->() } qw(CHLD CONT USR1 TERM INT HUP)));
POSIX::sigprocmask(POSIX::SIG_BLOCK(), $ours);
my $child = fork() // exit 125;
if (!$child) { setpgrp; POSIX::sigprocmask(POSIX::SIG_UNBLOCK(), $ours); exec { $words[0] } @words; exit 127; }
setpgrp($child, $child);
my ($status, $pid);
$SIG{CHLD} = sub { };
$SIG{USR1} = sub { $status = POSIX::SIGKILL(); } if $$ != 1;
$SIG{CONT} = sub { $status = POSIX::SIGKILL() if $engine && getppid() != $engine; };
for my $name (qw(TERM INT HUP)) { $SIG{$name} = sub { kill($name, -$child); }; }
while (!defined $status) {
  # Perl does not tell a stop from an end, but what has been stopped is still there to go on.
  while (($pid = POSIX::waitpid(-1, POSIX::WNOHANG() | POSIX::WUNTRACED())) > 0) {
    kill("CONT", $pid) or $status = $? if $pid == $child;
  }
  POSIX::sigsuspend($none) if !defined $status;
}
for (1 .. 5000) {
  open(my $list, "<", "/proc/$$/task/$$/children") or last;
  kill("KILL", split(" ", <$list> // ""));
  1 while ($pid = POSIX::waitpid(-1, POSIX::WNOHANG())) > 0;
  POSIX::_exit($status & 127 ? 128 + ($status & 127) : $status >> 8) if $pid == -1;
  select(undef, undef, undef, 0.001);
}
kill("KILL", $$);
POSIX::_exit($status & 127 ? 128 + ($status & 127) : $status >> 8);`;
async function isWorking({ kind, words }) {
    const inReaper = ['sh', '-c', `grep -q ${_process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$} /proc/$PPID/cmdline; exit $?`];
    const probe = kind === 'reaper' ? inReaper : ['grep', '-q', _process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .firstName */ .u$, '/proc/1/cmdline'];
    const [program = '', ...args] = [...words, ...probe];
    const env = { PATH: systemFolders };
    const run = (0,_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .captureOutput */ .Q)(program, args, { cwd: '/', env, timeoutMs: maxStartMs });
    return run.then(({ exitCode }) => exitCode === 0, () => false);
}
const maxStartMs = 10_000;


/***/ })

};
;