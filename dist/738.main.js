"use strict";
exports.id = 738;
exports.ids = [738];
exports.modules = {

/***/ 90738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  post: () => (/* binding */ post),
  run: () => (/* binding */ run),
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 8 modules
var core = __webpack_require__(46058);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/table/removed-settings.js
var removed_settings = __webpack_require__(60038);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
;// CONCATENATED MODULE: ./lib/system/process/shared-time.js
class SharedTime {
    #leftMs;
    constructor(ms) {
        this.#leftMs = ms;
    }
    async spend(work) {
        const since = performance.now();
        try {
            return await work(Math.max(1, Math.ceil(this.#leftMs)));
        }
        finally {
            this.#leftMs -= performance.now() - since;
        }
    }
}

// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/doors/catalogue/catalogue.js + 1 modules
var catalogue = __webpack_require__(39772);
// EXTERNAL MODULE: ./lib/doors/world/call.js
var call = __webpack_require__(50760);
// EXTERNAL MODULE: ./lib/doors/world/hidden-environment.js
var hidden_environment = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/doors/world/open-world.js + 1 modules
var open_world = __webpack_require__(72857);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/doors/action/external-checkout.js



function hasContent(path, content) {
    return plainFile(path, content.length)?.equals(content) === true;
}
function plainFile(path, maxBytes) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > maxBytes)
        return null;
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return null;
    }
}
function replaceWith(content, path, mode) {
    const temporary = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        makeRoom(path);
        (0,external_node_fs_.writeFileSync)(temporary, content, { flag: 'wx' });
        (0,external_node_fs_.chmodSync)(temporary, mode);
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        overwrite(path, content);
    }
}
function makeRoom(path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    if (((0,external_node_fs_.statSync)(folder).mode & 0o300) !== 0o300)
        (0,external_node_fs_.chmodSync)(folder, 0o755);
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory())
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
}
function overwrite(path, content) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        (0,external_node_fs_.ftruncateSync)(file);
        (0,external_node_fs_.writeFileSync)(file, content);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    if (!(0,external_node_fs_.readFileSync)(path).equals(content))
        throw new Error(`${path} does not contain what was written to it`);
}
function holdInstallation(folder) {
    const isCode = (name) => name.endsWith('.js') || name === 'package.json';
    const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isCode(entry.name));
    const files = entries.map(({ name }) => [name, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name))]);
    return () => {
        if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory()) {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        }
        const changed = files.filter(([name, content]) => !hasContent((0,external_node_path_.join)(folder, name), content));
        if (changed.length > 0)
            (0,external_node_fs_.chmodSync)(folder, 0o755);
        for (const [name, content] of changed)
            replaceWith(content, (0,external_node_path_.join)(folder, name), 0o755);
        return changed.map(([name]) => name);
    };
}

;// CONCATENATED MODULE: ./lib/doors/action/guarded-log.js
class GuardedLog {
    print;
    #write;
    #newToken;
    #token;
    constructor(write, print, newToken) {
        this.print = print;
        this.#write = write;
        this.#newToken = newToken;
        this.#token = newToken();
        write(`${this.#stopCommands}\n`);
    }
    group = (title, lines) => {
        this.#writeCommand(`::group::${title.replace(/[^\w ,.-]/g, '').slice(0, 100)}`);
        for (const line of lines)
            this.print(line);
        this.#writeCommand('::endgroup::');
    };
    close() {
        this.#write(`::${this.#token}::\n`);
    }
    #writeCommand(command) {
        const previousToken = this.#token;
        this.#token = this.#newToken();
        this.#write(`::${previousToken}::\n${command}\n${this.#stopCommands}\n`);
    }
    get #stopCommands() {
        return `::stop-commands::${this.#token}`;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/doors/action/runner-files.js





const fileNames = [
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_ARTIFACTS',
];
class RunnerFiles {
    #environment;
    #writer;
    #paths;
    #written = new Map();
    constructor(environment, writer) {
        this.#environment = environment;
        this.#writer = writer;
        const entries = fileNames.map((name) => [name, environment[name] ?? '']);
        this.#paths = new Map(entries.filter(([, path]) => path !== ''));
    }
    keepSummary(digest) {
        const path = this.#paths.get('GITHUB_STEP_SUMMARY');
        const text = (path && plainFile(path, maxSaved)?.toString('utf8')) || '';
        if (text === '' || digestSummary(text) !== digest)
            return '';
        this.#written.set('GITHUB_STEP_SUMMARY', Buffer.from(text));
        return text;
    }
    async replace(report) {
        const changed = [...this.#paths].filter(([name, path]) => !hasContent(path, this.#written.get(name) ?? empty));
        const drafts = await this.#writeDrafts(report);
        for (const [name, path] of this.#paths) {
            const content = drafts.get(name) ?? empty;
            replaceWith(content, path, 0o644);
            this.#written.set(name, content);
        }
        return changed.map(([name]) => name);
    }
    async #writeDrafts({ outputs, state, summary }) {
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'phase-executor-step-'));
        const drafts = [...this.#paths.keys()].map((name) => [name, (0,external_node_path_.join)(folder, name)]);
        try {
            for (const [name, draft] of drafts) {
                (0,external_node_fs_.writeFileSync)(draft, '');
                this.#environment[name] = draft;
            }
            for (const [name, value] of Object.entries(outputs))
                this.#writer.setOutput(name, value);
            for (const [name, value] of Object.entries(state))
                this.#writer.saveState(name, value);
            if (summary !== '' && this.#paths.has('GITHUB_STEP_SUMMARY'))
                await this.#writer.summary.addRaw(summary).write();
            return new Map(drafts.map(([name, draft]) => [name, (0,external_node_fs_.readFileSync)(draft)]));
        }
        finally {
            for (const [name, path] of this.#paths)
                this.#environment[name] = path;
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    }
}
const empty = Buffer.alloc(0);
function digestSummary(summary) {
    return (0,external_node_crypto_.createHash)('sha256').update(summary).digest('hex');
}
const maxSaved = 4 * 1024 * 1024;

;// CONCATENATED MODULE: ./lib/doors/action/action.js


















const cutOff = {
    status: 'failure',
    decision: 'stop',
    'exit-status': 'INTERRUPTED',
    'exit-code': String(exit_status/* EXIT_STATUS */.uc.INTERRUPTED),
    reason: 'interrupted',
};
const maxRecorded = 64 * 1024;
const postUploadsMs = 20_000;
async function run(step = main) {
    (0,hidden_environment/* hideEnvironment */.e)(process.env, core.warning);
    (0,open_world/* leave */.qG)(await step({ host: process, core: core, waits: watchdog/* watchdog */.uJ }));
}
const runPost = () => run(post);
async function main(own) {
    const step = { ...own, files: new RunnerFiles(own.host.env, own.core) };
    const { core } = step;
    const started = await tryReport(step, { outputs: cutOff, state: { main: 'started' }, summary: '' }, 0);
    if (started !== 0)
        return started;
    const restore = heldInstallation(step);
    const { code, report } = await performStep(step);
    try {
        const changed = restore?.() ?? [];
        if (changed.length > 0)
            core.warning(`Files of this Action were changed during the run and were restored: ${changed.join(', ')}`);
    }
    catch (error) {
        core.warning(`Files of this Action were changed during the run and could not be restored: ${(0,text_text/* stripLines */.UN)((0,failure/* describeFailure */.Ic)(error).message)}`);
    }
    return tryReport(step, report, code);
}
async function tryReport(step, report, code) {
    try {
        await reportToRunner(step, report);
        return code;
    }
    catch (error) {
        return failStep(step, `The outputs of this step could not be written: ${(0,failure/* describeFailure */.Ic)(error).message}`, code);
    }
}
async function performStep(step) {
    try {
        const inputs = readInputs(step);
        const { command } = inputs;
        const { reply, settings } = await withGuardedLog(step, (log) => callHandler(step, command.load, inputs, log));
        const { outputs = {}, summary = '', diagnostics = [] } = reply;
        for (const diagnostic of diagnostics.slice(0, 50))
            annotate(step, diagnostic);
        const code = isFailing(command, reply, settings)
            ? failStep(step, reply.text.split('\n', 1)[0] ?? '', reply.exitCode)
            : 0;
        return { code, report: { outputs, state: addFinished(outputs, summary), summary } };
    }
    catch (error) {
        const { exitCode, message, stack, signal } = (0,failure/* describeFailure */.Ic)(error);
        const reason = exitCode === exit_status/* EXIT_STATUS */.uc.INTERRUPTED ? 'interrupted' : 'internal';
        const outputs = { status: 'failure', decision: 'escalate', reason, 'exit-code': String(exitCode) };
        const reported = signal === undefined ? outputs : { ...outputs, signal: JSON.stringify(signal) };
        return {
            code: failStep(step, stack ?? message, exitCode),
            report: { outputs: reported, state: addFinished(reported, ''), summary: '' },
        };
    }
}
async function post(own) {
    const step = { ...own, files: new RunnerFiles(own.host.env, own.core) };
    const { core, files } = step;
    try {
        const ofMain = core.getState('main') === 'finished' ? readRecorded(step) : null;
        if (ofMain !== null) {
            const summary = files.keepSummary(core.getState('summary'));
            await reportToRunner(step, { outputs: ofMain, state: addFinished(ofMain, summary), summary });
            return 0;
        }
        await reportToRunner(step, { outputs: cutOff, state: { main: 'started' }, summary: '' });
        const inputs = readInputs(step);
        const finish = await findFinisher(inputs);
        if (finish === null)
            return 0;
        const uploads = new SharedTime(postUploadsMs);
        const { reply } = await withGuardedLog(step, (log) => callHandler(step, async () => finish, inputs, log, { uploads }));
        for (const diagnostic of (reply.diagnostics ?? []).slice(0, 50))
            annotate(step, diagnostic);
        const outputs = { ...reply.outputs, ...cutOff };
        await reportToRunner(step, { outputs, state: { main: 'started' }, summary: reply.summary ?? '' });
    }
    catch (error) {
        core.warning(`after the cut-off run: ${(0,text_text/* stripLines */.UN)((0,failure/* describeFailure */.Ic)(error).message)}`);
    }
    return 0;
}
async function reportToRunner({ core, files }, report) {
    const external = await files.replace(report);
    if (external.length > 0)
        core.warning(`Something other than Phase Executor wrote to ${external.join(', ')} during this step. It was removed; look at what the agent did.`);
}
function addFinished(outputs, summary) {
    let remaining = maxRecorded;
    const short = Object.entries(outputs).filter(([name, value]) => {
        const size = JSON.stringify([name, value]).length * 3;
        if (size > remaining)
            return false;
        remaining -= size;
        return true;
    });
    return { main: 'finished', outputs: JSON.stringify(Object.fromEntries(short)), summary: digestSummary(summary) };
}
function readRecorded({ core }) {
    try {
        return schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).parse(JSON.parse(core.getState('outputs')));
    }
    catch {
        return null;
    }
}
const startsNothing = ['plan', 'validate', 'status'];
function heldInstallation({ host, core }) {
    const toRoot = (0,external_node_path_.relative)((0,open_world/* findHome */.r9)(host), (0,external_node_path_.resolve)(host.cwd(), core.getInput('root') || '.'));
    const isOurWork = !toRoot.startsWith('..') && !(0,external_node_path_.isAbsolute)(toRoot);
    return isOurWork || startsNothing.includes(core.getInput('command'))
        ? null
        : holdInstallation((0,external_node_path_.join)((0,open_world/* findHome */.r9)(host), 'dist'));
}
async function findFinisher({ command: { name }, given }) {
    if (given['dry-run'] === 'true')
        return null;
    if (name === 'run')
        return (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(2856), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(5485), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(2939), __webpack_require__.e(3078), __webpack_require__.e(4652)]).then(__webpack_require__.bind(__webpack_require__, 63078))).runRecovery;
    return name === 'execute' ? (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 90676))).finishWorker : null;
}
function readInputs({ host, core }) {
    const args = [core.getInput('phase'), ...core.getMultilineInput('args')].filter((word) => word !== '');
    const command = (0,catalogue/* findCommand */.Z)(core.getInput('command') || 'run');
    refuseMisspelt(host.env, core);
    const least = command.words.filter((word) => word.startsWith('<')).length;
    const max = command.words.at(-1)?.includes('…') ? Infinity : command.words.length;
    if (args.length < least || args.length > max)
        throw new settings/* UsageError */.eb(`phase and args: found "${args.join(' ')}", but ${command.name} takes ${command.words.join(' ') || 'no words'}; settings are inputs of their own`);
    const input = Object.fromEntries(settings/* settingRows */.mH.map(({ name }) => [name, core.getInput(name)]));
    for (const former of removed_settings/* formerNames */.ao) {
        const renamed = core.getInput(former) === '' ? null : (0,removed_settings/* renamedSetting */.PS)(former);
        if (renamed === null)
            continue;
        core.warning(renamed.text);
        input[renamed.name] ||= core.getInput(former);
    }
    return { command, words: args, given: input };
}
function refuseMisspelt(env, core) {
    const existing = new Set([
        'command',
        'phase',
        'args',
        ...removed_settings/* formerNames */.ao,
        ...settings/* settingRows */.mH.map(({ name }) => name),
    ]);
    for (const [variable, value] of Object.entries(env)) {
        const [, name = ''] = /^INPUT_(.+)$/.exec(variable.toUpperCase()) ?? [];
        const input = name.toLowerCase();
        if (input === '' || existing.has(input) || !value)
            continue;
        const removed = (0,removed_settings/* removedSetting */.NI)(input);
        if (removed !== null)
            core.warning(removed);
        const meant = (0,settings/* meantByInput */.PO)(input);
        if (removed === null && meant !== null)
            throw new settings/* UsageError */.eb(`${input} is not an input; did you mean ${meant}?`);
    }
}
async function callHandler({ host, waits }, load, { command, words, given }, log, more = {}) {
    const { interrupt } = (0,settings/* parseSettings */.P$)(given);
    const world = (0,open_world/* openWorld */.HY)(host, {
        waits,
        interrupt,
        progress: log.print,
        group: log.group,
        temporaryDirectory: host.env.RUNNER_TEMP || undefined,
    });
    return (0,call/* callCommand */.K)(load, { command, words, given, givenAs: 'input' }, { ...world, ...more });
}
async function withGuardedLog({ host }, work) {
    const log = new GuardedLog((text) => host.stdout.write(text), (0,open_world/* buildPrinter */.p4)(host.stdout), external_node_crypto_.randomUUID);
    try {
        const answer = await work(log);
        host.stdout.write(`${answer.reply.text}\n`);
        return answer;
    }
    finally {
        log.close();
    }
}
function annotate({ core }, { severity, message, code, file, line }) {
    const say = { error: core.error, warning: core.warning, info: core.notice }[severity];
    say(inCommand(message), { title: code, file: (0,text_text/* stripLine */.nU)(file), startLine: line });
}
function isFailing(command, { exitCode, outputs }, settings) {
    if (command.staysGreen)
        return false;
    return command.settings.includes('fail-on') && outputs?.status !== undefined
        ? settings['fail-on'].includes(outputs.status)
        : exitCode !== 0;
}
function failStep({ core }, message, exitCode) {
    const [, file, line] = /^([^\s:]+):(\d+)(?::\d+)?: /.exec(message) ?? [];
    core.error(inCommand(message), file === undefined ? {} : { file: (0,text_text/* stripLine */.nU)(file), startLine: Number(line) });
    return exitCode || 1;
}
function inCommand(message) {
    return (0,text_text/* stripLines */.UN)(message).replaceAll('##[', '## [');
}


/***/ })

};
;