"use strict";
exports.id = 1365;
exports.ids = [1365,3807];
exports.modules = {

/***/ 36536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/publish/report/starter-files.js


function starterFile(name, starter, home) {
    const { engine, engineRef, agent, installsAgent, secret, testCommand, folder, setUp } = starter;
    const values = {
        ...{ engine, engineRef, agent, secret },
        install: installsAgent ? 'true' : null,
        tests: testCommand && formatScalar(testCommand),
        folder: folder === '' ? null : formatScalar(folder),
        setUp: setUp && formatScalar(setUp.command),
        node: setUp?.node ?? null,
    };
    const template = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home, 'examples', 'starter', `${name}.yml`), 'utf8');
    return template
        .split('\n')
        .flatMap((line) => fillTemplateLine(line, values))
        .join('\n');
}
function fillTemplateLine(line, values) {
    const [, text = line, requested] = /^(.*) #\? (\w+)$/.exec(line) ?? [];
    const names = [...text.matchAll(/<<(\w+)>>/g)].map(([, name = '']) => name).concat(requested ?? []);
    if (names.some((name) => values[name] === null))
        return [];
    return [text.replace(/<<(\w+)>>/g, (_, name) => values[name] ?? '')];
}
function formatScalar(text) {
    return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
        ? text
        : JSON.stringify(text);
}

// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/run/survey/project-survey.js
var project_survey = __webpack_require__(78152);
// EXTERNAL MODULE: ./lib/settings/file/config-file.js
var config_file = __webpack_require__(73807);
// EXTERNAL MODULE: ./lib/settings/table/setting-table.js
var setting_table = __webpack_require__(86659);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/calls/git-environment.js
var git_environment = __webpack_require__(69072);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
;// CONCATENATED MODULE: ./lib/run/survey/starter-file.js








async function compareFile(path, text, top, world) {
    refuseLinks(path, top);
    const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, path), { throwIfNoEntry: false });
    if (stats === undefined)
        return { path, text, state: 'new', difference: '' };
    const current = stats.isFile() ? ((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(top, path)) ?? '') : '';
    if (current === text || (path === setting_table/* defaultConfig */.s && hasAllSettings(current, text)))
        return { path, text, state: 'same', difference: '' };
    const settings = git_environment/* neutralSettings */.VG.flatMap((setting) => ['-c', setting]);
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--no-textconv', '--', (0,external_node_path_.join)(top, path), '-'];
    const options = { cwd: '/', env: (0,git_environment/* buildGitEnvironment */.KL)(world.environment, top), stdin: text, timeoutMs: 60_000 };
    const { stdout } = await (0,capture/* captureOutput */.Q)('git', [...settings, ...args], options);
    const lines = stdout.toString('utf8').split('\n');
    const from = lines.findIndex((line) => line.startsWith('@@'));
    return { path, text, state: 'different', difference: lines.slice(from).join('\n').trimEnd() };
}
function hasAllSettings(own, text) {
    const values = (0,config_file.parseConfigFile)(own, setting_table/* defaultConfig */.s);
    return [...(0,config_file.parseConfigFile)(text, setting_table/* defaultConfig */.s)].every(([name, { value }]) => values.get(name)?.value === value);
}
function refuseLinks(path, top) {
    const parts = path.split('/');
    for (const at of parts.keys()) {
        const step = parts.slice(0, at + 1).join('/');
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, step), { throwIfNoEntry: false })?.isSymbolicLink())
            throw new settings/* UsageError */.eb(`${step} is a symbolic link; make it a folder or a file of the repository`);
    }
}
function writeNew(top, path, text) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(top, path)), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(top, path), text, { flag: 'wx' });
}

// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/init-command.js
















const runInit = async (_words, world) => {
    const root = (0,project_survey/* getProjectFolder */.S_)((0,call_world/* findProjectRoot */.p)(world));
    const survey = await surveyProject(root, world);
    const files = await buildStarterFiles(survey, world);
    const missing = files.filter(({ state }) => state === 'new');
    const preview = [...surveyLines(survey), '', ...files.flatMap(fileLines)];
    const writes = missing.length > 0 && (await isConfirmed(missing, preview, world));
    if (writes)
        for (const { path, text } of missing)
            writeNew(survey.top, path, text);
    const isOmitted = files.some(({ state }) => state === 'different');
    const advice = `Nothing was written. To write ${(0,text_text/* formatCount */.B4)(missing.length, 'file')}: phase-executor init --yes`;
    const lastLines = writes ? writtenLines(missing, survey) : [missing.length === 0 ? 'Nothing to write.' : advice];
    const wasShown = writes && !world.settings.yes;
    return {
        exitCode: isOmitted ? exit_status/* TECHNICAL_EXIT */.x8.USAGE : 0,
        json: { ...buildInitDocument(survey), files, written: writes ? missing.map(({ path }) => path) : [] },
        text: [...(wasShown ? [] : preview), ...lastLines].join('\n'),
    };
};
async function surveyProject(root, world) {
    const git = await git_git/* Git */.T.open(root, world.environment);
    const folder = (0,read_schedule/* getProjectPrefix */.mg)(git, root).replace(/\/$/, '');
    if (/[^\w./@ +-]/.test(folder))
        throw new settings/* UsageError */.eb(`root: found "${folder}", which cannot be written into a workflow; use letters and digits`);
    const phase = (0,project_survey/* findOpenPhase */.li)(root);
    const text = (0,config_source/* configOnDisk */.Fr)(git.root, setting_table/* defaultConfig */.s);
    const configured = text === null ? new Map() : (0,config_file.parseConfigFile)(text, setting_table/* defaultConfig */.s);
    const agentFound = await (0,project_survey/* agentFor */.Pf)({ root, phase, there: configured }, world);
    const host = await (0,project_survey/* originHost */.z7)(git);
    const tests = testsFor(root, configured, world.settings);
    return {
        ...{
            top: git.root,
            host,
            found: agentFound,
            phase,
            folder,
            testsFrom: tests?.from ?? null,
            workflows: (0,project_survey/* listOwnWorkflows */.z)(git.root),
        },
        shape: host.kind === 'github' ? 'chain' : 'one-job',
        engine: await engineRepository(git, world),
        engineRef,
        agent: agentFound.name,
        installsAgent: agentFound.installs,
        secret: agentFound.secret,
        testCommand: tests?.command ?? null,
        setUp: (0,project_survey/* findSetUpSteps */.yD)(root, folder),
    };
}
function testsFor(root, configured, settings) {
    const text = settings['test-command'];
    if (text !== '')
        return { command: text, from: 'test-command' };
    const value = configured.get('test-command')?.value;
    return typeof value === 'string' ? { command: value, from: setting_table/* defaultConfig */.s } : (0,project_survey/* findTestCommand */.Jn)(root);
}
const engineRef = 'v1';
async function engineRepository(project, world) {
    const { environment, home } = world;
    const { repository = '' } = JSON.parse((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(home, 'package.json')) ?? '{}');
    const engineGit = await (0,local_phase/* tryOpenGit */.GR)(home, world);
    const engineUrl = engineGit !== null && engineGit.root === home && engineGit.root !== project.root
        ? await (0,remote_setting/* getOriginUrl */.y)(engineGit)
        : '';
    const owner = parseRepositorySlug(await (0,remote_setting/* getOriginUrl */.y)(project))?.split('/')[0];
    const candidates = [
        environment.PHASE_EXECUTOR_REPOSITORY,
        repository.replace(/^github:/, ''),
        parseRepositorySlug(engineUrl),
    ];
    const repositoryName = candidates.find((name) => name && !name.startsWith('OWNER/'));
    return repositoryName ?? (owner === undefined ? null : `${owner}/phase-executor`);
}
function parseRepositorySlug(url) {
    return /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+:)(?:.*\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(url)?.[1];
}
async function buildStarterFiles(survey, world) {
    const { top, host, setUp, shape, workflows, engine } = survey;
    const workflow = `${(0,project_survey/* workflowFolder */.Mf)(top, host)}/run-phase.yml`;
    const expected = [[setting_table/* defaultConfig */.s, starterFile('config', survey, world.home)]];
    if (engine !== null && workflows.every((path) => path === workflow))
        expected.push([workflow, starterFile(shape, survey, world.home)]);
    if (shape === 'chain' && setUp !== null)
        expected.push([setUpAction, starterFile('set-up', survey, world.home)]);
    const files = [];
    for (const [path, text] of expected)
        files.push(await compareFile(path, text, top, world));
    return files;
}
const setUpAction = '.github/actions/phase-setup/action.yml';
async function isConfirmed(missing, preview, world) {
    const { settings } = world;
    if (settings['dry-run'])
        return false;
    if (settings.yes || !world.terminal.interactive)
        return settings.yes;
    for (const line of preview)
        world.progress(line);
    return /^y(?:es)?$/i.test((await world.ask(`Write ${(0,text_text/* formatCount */.B4)(missing.length, 'file')}? [y/N] `)).trim());
}
function surveyLines({ host, found, phase, setUp, engine, testCommand, testsFrom, workflows, shape, }) {
    const where = host.name ?? 'no remote "origin", so github.com is assumed';
    const jobs = shape === 'chain' ? 'chained jobs' : 'one job, because artifacts or called workflows may be missing there';
    return (0,text_text/* alignRows */.P4)([
        ['host', `${where}: ${jobs}`],
        ['phase', phase ?? 'no open phase in .planning/phases'],
        ['agent', `${found.name} (${found.why})`],
        ...(found.secret === null ? [] : [['key', `secret ${found.secret}`]]),
        [
            'engine',
            engine ?? 'unknown, so no workflow; set PHASE_EXECUTOR_REPOSITORY=<owner>/phase-executor, then init again',
        ],
        ['tests', testCommand === null ? 'no command found; set tests.command' : `${testCommand} (${testsFrom})`],
        ['set-up', setUp?.command ?? 'no dependencies found; nothing is installed before tests'],
        ...workflows.map((path) => ['workflow', `${path} already runs phase-executor`]),
    ], '');
}
function fileLines({ path, text, state, difference }) {
    switch (state) {
        case 'new':
            return [`--- ${path} (new)`, ...text.trimEnd().split('\n'), ''];
        case 'same':
            return [`--- ${path} exists, with everything that init would write`, ''];
        case 'different':
            return [
                `--- ${path} exists and stays unchanged; init would write something else:`,
                ...difference.split('\n'),
                '',
            ];
    }
}
function writtenLines(files, { secret, phase, host }) {
    const paths = files.map(({ path }) => path).join(' ');
    const isGithub = host.kind === 'github';
    const start = isGithub
        ? `gh workflow run run-phase.yml -f phase=${phase ?? '<phase>'}`
        : "start it from the host's page";
    return [
        `Wrote ${paths}`,
        'Next (a run reads its rules from the commit, and a host offers workflows of the default branch):',
        `  git add ${paths} && git commit -m "Run phases" && git push`,
        ...(secret === null
            ? []
            : [isGithub ? `  gh secret set ${secret}` : `  set the secret ${secret} of the repository`]),
        `  phase-executor doctor ${phase ?? '<phase>'}`,
        `  ${start}`,
    ];
}
function buildInitDocument({ host, found, phase, testCommand, setUp, workflows }) {
    return { host, agent: found, phase, testCommand, setUpCommand: setUp?.command ?? null, workflows };
}


/***/ }),

/***/ 66629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ formatFailedAttempts),
/* harmony export */   Rs: () => (/* binding */ SpecialistErrorSchema),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   mA: () => (/* binding */ updateErrorLog),
/* harmony export */   mn: () => (/* binding */ appendSpecialistError),
/* harmony export */   wS: () => (/* binding */ stateErrorLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86092);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24942);





const ErrorField = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().trim().min(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().transform(String)]);
const SpecialistErrorSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    phase: ErrorField,
    plan: ErrorField,
    task: ErrorField,
    specialist: ErrorField,
    error_type: ErrorField,
    details: ErrorField,
});
function appendSpecialistError(planning, error) {
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .appendJsonLines */ .c)(getErrorLogPath(planning), [error]);
}
function updateErrorLog(planning, events) {
    const { failures } = (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events).attempts;
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .appendMissing */ .Z)(getErrorLogPath(planning), failures.map(buildSpecialistError), (line) => line);
}
function getErrorLogPath(planning) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(planning, 'specialist-errors.jsonl');
}
function formatFailedAttempts(events, runId) {
    return (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events)
        .attempts.failures.filter((event) => event.runId === runId)
        .map(buildSpecialistError)
        .map(({ task: _, details: __, ...error }) => stateErrorLine(error))
        .reverse();
}
function stateErrorLine(error) {
    const { phase, plan, task, specialist, error_type = 'error', details } = error;
    const shown = (label, text, limit = 80) => text === undefined ? [] : [`${label}${escapeUnlessPlain((0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(text), limit)}`];
    const location = plan === undefined ? shown('phase ', phase) : shown('plan ', plan);
    const errorText = `${escapeUnlessPlain(error_type, 80)}${shown(' by ', specialist).join('')}`;
    return [
        [formatTime(error.timestamp), ...location, ...shown('task ', task)].join(', '),
        errorText,
        ...shown('', details, 300),
    ].join(': ');
}
function formatTime(iso) {
    return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}
function escapeUnlessPlain(text, limit) {
    return text.length <= limit && /^\w[\w .,;:/-]*$/.test(text) ? text : (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, limit);
}
function buildSpecialistError(event) {
    const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
    const result = { task: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(task), specialist, error_type, details: (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)(details) };
    return { phase, plan, ...result, timestamp: at };
}


/***/ }),

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oc: () => (/* binding */ Ledger),
  WP: () => (/* binding */ getFileName),
  n7: () => (/* binding */ getLedgerDir),
  ii: () => (/* binding */ getSignalPath),
  pk: () => (/* binding */ listAttemptLogs),
  Vc: () => (/* binding */ listLedgers),
  Q2: () => (/* binding */ logPath),
  FB: () => (/* binding */ readRecentEvents),
  cu: () => (/* binding */ readSignals),
  O1: () => (/* binding */ setLedgerAside)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/readings/signed-commits.js
var signed_commits = __webpack_require__(45168);
// EXTERNAL MODULE: ./lib/record/log/error-log.js
var error_log = __webpack_require__(66629);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/record/log/event-log.js









function openEventLog(path, runStamp, now) {
    let file = openLog(path);
    const recent = recentEvents(readRepaired(file), runStamp.phase);
    const stamp = { ...runStamp, ...getNextEpoch(recent.lines, runStamp) };
    let { lastSeq } = recent;
    const append = (event, details, time = now().toISOString()) => {
        const seq = lastSeq + 1;
        const full = { at: time, seq, ...stamp, event, ...details };
        const { size, ino } = (0,external_node_fs_.fstatSync)(file);
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.ino !== ino)
            file = recreateLog(path, file, size);
        try {
            (0,external_node_fs_.appendFileSync)(file, `${JSON.stringify(full)}\n`);
            if ((0,events_event/* kindTraits */.KT)(event).sync)
                (0,external_node_fs_.fsyncSync)(file);
        }
        catch (error) {
            if ((0,external_node_fs_.fstatSync)(file).size > size)
                (0,external_node_fs_.ftruncateSync)(file, size);
            throw error;
        }
        lastSeq = seq;
        return full;
    };
    return { log: { append, close: () => (0,external_node_fs_.closeSync)(file) }, recent };
}
function recreateLog(path, file, size) {
    const bytes = readWhole(file, size);
    (0,external_node_fs_.closeSync)(file);
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const again = openLog(path);
    (0,external_node_fs_.appendFileSync)(again, bytes);
    return again;
}
function readWhole(file, size) {
    const bytes = Buffer.alloc(size);
    (0,external_node_fs_.readSync)(file, bytes, 0, size, 0);
    return bytes;
}
function recentEvents(text, phase) {
    const parsed = text.split('\n').flatMap((line) => (line === '' ? [] : [parseLine(line)]));
    const lines = parsed.filter((line) => line !== null);
    const counted = lines.filter(({ event }) => !((0,events_event/* isKnownKind */.mT)(event) && (0,events_event/* kindTraits */.KT)(event).fleeting));
    const key = (0,phase_id/* getPhaseKey */.Tn)(phase);
    const phaseLines = counted.filter((line) => (0,phase_id/* getPhaseKey */.Tn)(line.phase) === key);
    const external = counted.filter((line) => (0,phase_id/* getPhaseKey */.Tn)(line.phase) !== key);
    const unreadable = new Set(phaseLines.filter((line) => !(0,events_event/* isEvent */.xH)(line)));
    const current = withoutFenced(phaseLines);
    return {
        events: (0,signed_commits/* withSignedCommits */.x)(current.filter((line) => !unreadable.has(line))),
        lines: current,
        lastSeq: (0,extremes/* getLargest */.p)(lines.map(({ seq }) => seq), 0),
        complaints: describeUnreadableLines(parsed.length - lines.length, external, unreadable),
    };
}
function getNextEpoch(lines, { epoch = 0, runId }) {
    const lastLine = lines.findLast((line) => line.epoch !== undefined);
    const nextEpoch = (lastLine?.epoch ?? 0) + (lastLine?.runId === runId ? 0 : 1);
    return { epoch: Math.max(epoch, lastLine === undefined ? 0 : nextEpoch) };
}
function withoutFenced(lines) {
    let highest = 0;
    return lines.filter(({ epoch = highest }) => {
        highest = Math.max(highest, epoch);
        return epoch === highest;
    });
}
function describeUnreadableLines(garbage, external, unreadable) {
    const phases = new Set(external.map(({ phase }) => phase));
    const kinds = new Set([...unreadable].map(({ event }) => JSON.stringify((0,text_text/* clipText */.gL)(event, 60))));
    return [
        ...(garbage > 0 ? [`${garbage} lines are not events`] : []),
        ...[...phases].map((phase) => `there are events of phase ${phase}`),
        ...(kinds.size > 0 ? [`this version cannot read the events ${(0,text_text/* joinFirstFew */.RS)([...kinds], 10)}`] : []),
    ];
}
function parseLine(line) {
    if (line.length < 30 || !line.startsWith('{') || !line.trimEnd().endsWith('}'))
        return null;
    if (line.length > 2_000 && (0,json_text/* isNestedTooDeep */.kq)(line))
        return null;
    try {
        const recordedLine = JSON.parse(line);
        return hasStamp(recordedLine) ? recordedLine : null;
    }
    catch {
        return null;
    }
}
function hasStamp({ at, runId, phase, event, seq, epoch = 0 }) {
    const isNamed = typeof event === 'string' && typeof phase === 'string' && typeof runId === 'string';
    return isNamed && typeof at === 'string' && Number.isSafeInteger(seq * 2) && Number.isSafeInteger(epoch);
}
function openLog(path) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
    (0,atomic_file/* syncFolder */.Yw)((0,external_node_path_.dirname)(path));
    return file;
}
function readRepaired(file) {
    const bytes = readWhole(file, (0,external_node_fs_.fstatSync)(file).size);
    const lastLineStart = bytes.lastIndexOf('\n') + 1;
    if (lastLineStart === bytes.length)
        return bytes.toString('utf8');
    const lastLine = bytes.toString('utf8', lastLineStart);
    const isTorn = parseLine(lastLine) === null && /^\{("|$)|\0/.test(lastLine);
    if (isTorn)
        (0,external_node_fs_.ftruncateSync)(file, lastLineStart);
    else
        (0,external_node_fs_.appendFileSync)(file, '\n');
    return bytes.toString('utf8', 0, isTorn ? lastLineStart : bytes.length);
}

// EXTERNAL MODULE: ./lib/record/log/execution-log.js
var execution_log = __webpack_require__(35713);
// EXTERNAL MODULE: ./lib/record/log/signal-log.js
var signal_log = __webpack_require__(93885);
;// CONCATENATED MODULE: ./lib/record/log/ledger.js












class Ledger {
    dir;
    earlier;
    complaints;
    #log;
    #lease;
    #redact;
    #events;
    #watchers;
    constructor(dir, { log, recent }, { lease, redact }, onEvent) {
        this.dir = dir;
        this.earlier = recent.events;
        this.complaints = recent.complaints.map((text) => `${logPath(dir)}: ${text}; they are skipped and left unchanged`);
        this.#log = log;
        this.#lease = lease;
        this.#redact = redact;
        this.#events = [...recent.events];
        this.#watchers = [onEvent];
    }
    static open(dir, stamp, onEvent) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, 'logs'), { recursive: true });
        const { runId, phase, now, lease } = stamp;
        lease.check();
        return new Ledger(dir, openEventLog(logPath(dir), { runId, phase, epoch: lease.epoch }, now), stamp, onEvent);
    }
    get events() {
        return this.#events;
    }
    watch(report) {
        this.#watchers.push(report);
    }
    append(event, details, at) {
        this.#lease.check();
        const recordedEvent = this.#log.append(event, (0,redaction/* withEachText */.nA)(details, this.#redact), at);
        if (!(0,events_event/* kindTraits */.KT)(event).fleeting)
            this.#events.push(recordedEvent);
        if (event === 'signed')
            this.#events = [...(0,signed_commits/* withSignedCommits */.x)(this.#events)];
        for (const report of this.#watchers)
            report(recordedEvent);
    }
    updateRecords(planning) {
        this.#lease.check();
        (0,execution_log/* updateExecutionLog */.Ib)((0,external_node_path_.join)(planning, 'EXECUTION_LOG.md'), this.#events);
        (0,error_log/* updateErrorLog */.mA)(planning, this.#events);
        (0,signal_log/* updateSignalLog */.C)(planning, this.#events);
    }
    writeSignal(plan, signal, kind) {
        this.#lease.check();
        const path = getSignalPath(this.dir, plan);
        (0,atomic_file/* replaceFile */.fR)(path, `${JSON.stringify((0,redaction/* withEachText */.nA)(signal, this.#redact), null, 2)}\n`, kind);
        return path;
    }
    logFile(plan, attempt, logName = 'agent') {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.dir, 'logs'), { recursive: true });
        return (0,external_node_path_.join)(this.dir, 'logs', `${getFileName(plan)}-a${attempt}${logName === 'agent' ? '' : `.${logName}`}.log`);
    }
    keepHandoff(plan, attempt, text) {
        this.#lease.check();
        const path = (0,external_node_path_.join)(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`);
        (0,atomic_file/* replaceFile */.fR)(path, (0,redaction/* redactedJson */.Rh)(text, this.#redact));
        return path;
    }
    readHandoff(plan, attempt) {
        return (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(this.dir, 'handoffs', `${getFileName(plan)}-a${attempt}.json`));
    }
    close() {
        this.#log.close();
    }
}
function getLedgerDir(gitDir, prefix, phase) {
    const parts = [...prefix.split('/').filter((part) => part !== ''), (0,phase_id/* getPhaseKey */.Tn)(phase)];
    return (0,external_node_path_.join)(gitDir, 'phase-executor', getFileName(parts.join('+')));
}
function setLedgerAside(dir, now) {
    if (!(0,external_node_fs_.existsSync)(dir))
        return null;
    const aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(dir), 'earlier', `${(0,external_node_path_.basename)(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(aside), { recursive: true });
    (0,external_node_fs_.renameSync)(dir, aside);
    return aside;
}
function readSignals(dir) {
    const signals = new Map();
    const phase = (0,atomic_file/* tryReadRegular */.aH)(getSignalPath(dir, null));
    if (phase !== null)
        signals.set(null, readJson(phase));
    for (const name of (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(dir, 'signals'))) {
        if (!name.endsWith('.json'))
            continue;
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(dir, 'signals', name));
        if (text !== null)
            signals.set(decodeURIComponent(name.slice(0, -'.json'.length)), readJson(text));
    }
    return signals;
}
function listLedgers(gitDir) {
    const home = (0,external_node_path_.join)(gitDir, 'phase-executor');
    return (0,atomic_file/* listDir */.ol)(home).flatMap((name) => {
        const dir = (0,external_node_path_.join)(home, name);
        if (!(0,external_node_fs_.statSync)(dir, { throwIfNoEntry: false })?.isDirectory())
            return [];
        const phase = name.split(/\+|%2B/).at(-1) ?? '';
        return (0,external_node_fs_.existsSync)(logPath(dir)) ? [{ dir, phase, events: readRecentEvents(dir, phase) }] : [];
    });
}
function readRecentEvents(dir, phase) {
    return (0,atomic_file/* tryWithFile */.M1)(logPath(dir), (file) => recentEvents((0,external_node_fs_.readFileSync)(file, 'utf8'), phase).events) ?? [];
}
function logPath(dir) {
    return (0,external_node_path_.join)(dir, 'events.ndjson');
}
function getSignalPath(dir, plan) {
    return plan === null ? (0,external_node_path_.join)(dir, 'phase.json') : (0,external_node_path_.join)(dir, 'signals', `${getFileName(plan)}.json`);
}
function getFileName(plan) {
    return encodeURIComponent(plan).replace(/^\.+/, (dots) => '%2E'.repeat(dots.length));
}
function readJson(text) {
    const signal = (0,json_text/* tryParseJson */.Bl)(text);
    if (signal !== undefined)
        return signal;
    return { status: 'failure', phase: '0', reason: 'internal', error: 'the recorded signal cannot be read' };
}
function listAttemptLogs(dir, plans) {
    const names = (0,atomic_file/* listDir */.ol)((0,external_node_path_.join)(dir, 'logs'));
    return plans.flatMap((plan) => {
        const prefix = `${getFileName(plan)}-a`;
        const storedLogs = names.flatMap((name) => {
            const [, attempt, of = 'agent'] = (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
            const path = (0,external_node_path_.join)(dir, 'logs', name);
            const file = attempt === undefined ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
            if (!file?.isFile())
                return [];
            return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
        });
        return storedLogs.sort((a, b) => a.attempt - b.attempt || a.changedAt - b.changedAt);
    });
}


/***/ }),

/***/ 80338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ localPhase),
/* harmony export */   GR: () => (/* binding */ tryOpenGit),
/* harmony export */   Mo: () => (/* binding */ getRecordFolder),
/* harmony export */   g7: () => (/* binding */ answerStore),
/* harmony export */   yc: () => (/* binding */ openPhase)
/* harmony export */ });
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93254);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1594);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _read_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53853);






async function openPhase(ref, world, readPhase = _read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .readSchedule */ .Cu) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__/* .findProjectRoot */ .p)(world);
    return localPhase(await readPhase(root, ref), root, await _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .T.open(root, world.environment));
}
function localPhase(phaseSchedule, root, git) {
    return { ...phaseSchedule, root, git, prefix: (0,_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .getProjectPrefix */ .mg)(git, root) };
}
async function tryOpenGit(root, { environment }) {
    try {
        return await _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .T.open(root, environment);
    }
    catch (error) {
        if (error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS)
            return null;
        throw error;
    }
}
function getRecordFolder({ git, phase, prefix }) {
    return (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .getLedgerDir */ .n7)(git.gitDir, prefix, phase.id);
}
function answerStore({ git, phase, prefix }, world) {
    const remote = world.settings.remote === '' ? null : (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfiguredRemote */ .e)(git, world);
    return { git, phase: phase.id, prefix, remote };
}


/***/ }),

/***/ 45168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ currentNames),
/* harmony export */   x: () => (/* binding */ withSignedCommits)
/* harmony export */ });
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);

function currentNames(events) {
    const names = new Map();
    for (const event of events.toReversed())
        if (event.event === 'signed')
            addNames(names, event);
    return (sha) => names.get(sha) ?? sha;
}
function withSignedCommits(events) {
    if (!events.some(({ event }) => event === 'signed'))
        return events;
    const names = new Map();
    const reported = events.toReversed().map((event) => {
        if (event.event !== 'signed')
            return renameCommits(event, names);
        addNames(names, event);
        return event;
    });
    return reported.reverse();
}
function addNames(names, { commits }) {
    for (const [oldCommit, newCommit] of commits)
        names.set(oldCommit, names.get(newCommit) ?? newCommit);
}
function renameCommits(event, names) {
    if (names.size === 0)
        return event;
    const fields = event.event === 'part' ? ['head'] : ['head', 'base', 'commit'];
    const reported = { ...event };
    for (const field of fields) {
        const newName = names.get(String(reported[field]));
        if (newName !== undefined)
            reported[field] = newName;
    }
    if ('signal' in event) {
        const details = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .withCommitNames */ .Qz)(event.signal.details, (sha) => names.get(sha) ?? sha);
        reported.signal = { ...event.signal, details };
    }
    return reported;
}


/***/ }),

/***/ 78152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ findTestCommand),
/* harmony export */   Mf: () => (/* binding */ workflowFolder),
/* harmony export */   Pf: () => (/* binding */ agentFor),
/* harmony export */   S_: () => (/* binding */ getProjectFolder),
/* harmony export */   li: () => (/* binding */ findOpenPhase),
/* harmony export */   yD: () => (/* binding */ findSetUpSteps),
/* harmony export */   z: () => (/* binding */ listOwnWorkflows),
/* harmony export */   z7: () => (/* binding */ originHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27510);
/* harmony import */ var _agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
/* harmony import */ var _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20951);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77675);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82774);
/* harmony import */ var _settings_table_setting_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86659);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15295);
/* harmony import */ var _system_process_program_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76563);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21673);













function findOpenPhase(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'phases')))
        return null;
    const { phases } = (0,_plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(root);
    return phases.find(({ planFiles, summaryFiles }) => planFiles.length > summaryFiles.size)?.id ?? null;
}
async function originHost(git) {
    const url = await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_6__/* .getOriginUrl */ .y)(git);
    const [, name = null] = /^(?:[a-z+]+:\/\/)(?:[^@/]*@)?([\w.-]+)/i.exec(url) ?? /^(?:[^@/:]+@)?([\w-]+\.[\w.-]+):/.exec(url) ?? [];
    const hasFolder = ['.gitea', '.forgejo'].some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, folder)));
    if (hasFolder || /gitea|forgejo|codeberg/i.test(name ?? ''))
        return { kind: 'gitea', name };
    return { kind: name === null || /^(?:ssh\.)?github\.com$|\.ghe\.com$/i.test(name) ? 'github' : 'other', name };
}
async function agentFor({ root, phase, there }, world) {
    const { settings, environment } = world;
    const agentName = settings.agent === 'auto' ? (there.get('agent')?.value ?? 'auto') : settings.agent;
    const reason = settings.agent === 'auto' ? `${_settings_table_setting_table_js__WEBPACK_IMPORTED_MODULE_9__/* .defaultConfig */ .s} says so` : 'it was requested';
    const cli = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .getCli */ .$A)(agentName);
    if (cli !== undefined)
        return describeCli(cli, reason, { environment, there });
    const [ownVariable = null] = (there.get('agent-env')?.value ?? []);
    if (agentName === 'command')
        return { name: 'command', why: reason, secret: ownVariable, installs: false };
    if (agentName === 'script')
        return describeScriptAgent(reason);
    if (phase !== null && (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_12__/* .findTaskWithoutScript */ .gg)(await (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_5__/* .readSchedule */ .Cu)(root, phase)) === null)
        return describeScriptAgent(`every task of phase ${phase} has a script to run`);
    return detectCli({ environment, there });
}
function detectCli(machine) {
    const { environment } = machine;
    const installed = _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .cliNames */ .jW.filter((name) => (0,_system_process_program_js__WEBPACK_IMPORTED_MODULE_11__/* .findProgram */ .K)(environment.PATH ?? '', name) !== null);
    const [onlyCli, second] = installed;
    if (onlyCli !== undefined && second === undefined)
        return describeCli(onlyCli, 'the only one on PATH', machine);
    const keyed = (onlyCli === undefined ? _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .cliNames */ .jW : installed).find((name) => environment[_agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name].keys[0] ?? '']);
    const reason = onlyCli === undefined
        ? 'none is on PATH, so this is a guess; another: --agent'
        : `of ${installed.join(', ')}; another: --agent`;
    return describeCli(keyed ?? onlyCli ?? 'claude', reason, machine);
}
function describeCli(name, reason, { environment, there }) {
    const { keys } = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .clis */ .g[name];
    const secret = keys.find((key) => environment[key]) ?? keys[0] ?? null;
    const requested = there.size === 0 ? null : (there.get('install-agent')?.value ?? false);
    return {
        name,
        why: reason,
        secret,
        installs: requested === null ? (0,_agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFor */ .ix)(name, 'linux-x64') !== null : requested === true,
    };
}
function describeScriptAgent(reason) {
    return { name: 'script', why: reason, secret: null, installs: false };
}
function findSetUpSteps(root, folder) {
    const result = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root);
    if (result === null)
        return findStepsWithoutLock(root);
    const [program = ''] = result.command.split(' ');
    const managerCommand = managerInstallers[program];
    const command = managerCommand === undefined ? result.command : `${managerCommand} && ${result.command}`;
    return { command, node: needsNode.has(program) ? getNodeVersion(root, folder) : null };
}
function findStepsWithoutLock(root) {
    const pip = 'PIP_BREAK_SYSTEM_PACKAGES=1 python3 -m pip install';
    const runner = findTestCommand(root)?.command === 'pytest' ? ' pytest' : '';
    const commands = [
        ['requirements.txt', `${pip} -r requirements.txt${runner}`],
        ['pyproject.toml', `${pip} -e .${runner}`],
        ['go.mod', 'go mod download'],
    ];
    const result = commands.find(([file]) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file)));
    return result === undefined ? null : { command: result[1], node: null };
}
function getProjectFolder(root) {
    const hasPhases = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.planning', 'phases'));
    if (hasPhases(root))
        return root;
    const folders = (above) => (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .listDir */ .ol)(above).flatMap((name) => (/^\.|^node_modules$/.test(name) ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, name)]));
    const below = folders(root);
    const matches = [...below, ...below.flatMap(folders)].filter(hasPhases);
    return matches.length === 1 ? (matches[0] ?? root) : root;
}
function workflowFolder(top, { kind, name }) {
    const has = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder));
    if (kind !== 'gitea')
        return '.github/workflows';
    const isForgejo = has('.forgejo') || /forgejo|codeberg/i.test(name ?? '');
    const read = [...(isForgejo ? ['.forgejo/workflows'] : []), '.gitea/workflows', '.github/workflows'];
    return read.find(has) ?? (isForgejo ? '.forgejo/workflows' : '.gitea/workflows');
}
const managerInstallers = {
    pnpm: 'corepack enable',
    yarn: 'corepack enable',
    bun: 'npm install --global bun@1',
    uv: 'pipx install uv',
    poetry: 'pipx install poetry',
};
const needsNode = new Set(['npm', 'pnpm', 'yarn', 'bun']);
function getNodeVersion(root, folder) {
    const file = ['.nvmrc', '.node-version'].find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)));
    return file === undefined ? 'node-version: 24' : `node-version-file: ${folder === '' ? file : `${folder}/${file}`}`;
}
function findTestCommand(root) {
    const script = readScripts(root, 'package.json').test ?? '';
    if (script !== '' && !script.includes('no test specified')) {
        const [program = 'npm'] = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root)?.command.split(' ') ?? [];
        const manager = needsNode.has(program) ? program : 'npm';
        return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, from: 'package.json' };
    }
    const pyproject = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pyproject.toml')) ?? '';
    if (/\bpytest\b/.test(pyproject) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pytest.ini'))) {
        const from = pyproject === '' ? 'pytest.ini' : 'pyproject.toml';
        const [program = ''] = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findInstaller */ .cg)(root)?.command.split(' ') ?? [];
        return { command: program === 'uv' || program === 'poetry' ? `${program} run pytest` : 'pytest', from };
    }
    if (readScripts(root, 'composer.json').test !== undefined)
        return { command: 'composer test', from: 'composer.json' };
    for (const [from, command] of [
        ['go.mod', 'go test ./...'],
        ['Cargo.toml', 'cargo test'],
    ])
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, from)))
            return { command, from };
    return /^test:/m.test((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'Makefile')) ?? '')
        ? { command: 'make test', from: 'Makefile' }
        : null;
}
function readScripts(root, file) {
    try {
        const { scripts } = JSON.parse((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file)) ?? '{}');
        return Object.fromEntries(Object.entries(scripts ?? {}).map(([name, text]) => [name, String(text)]));
    }
    catch {
        return {};
    }
}
function listOwnWorkflows(top) {
    return ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'].flatMap((folder) => {
        const files = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder)).filter((name) => /\.ya?ml$/.test(name));
        const paths = files.map((name) => `${folder}/${name}`);
        return paths.filter((path) => /^\s*(?:- )?uses:\s*\S+\/phase-executor[/@]/m.test((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path)) ?? ''));
    });
}


/***/ }),

/***/ 52299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findConfiguredRemote),
/* harmony export */   y: () => (/* binding */ getOriginUrl)
/* harmony export */ });
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23806);

async function getOriginUrl(git) {
    const { exitCode, stdout } = await git.try(['remote', 'get-url', 'origin'], { reading: true });
    return exitCode === 0 ? stdout.toString('utf8').trim() : '';
}
function findConfiguredRemote(git, { settings, environment }) {
    const { GITHUB_SERVER_URL = 'https://github.com' } = environment;
    return new _system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .Remote */ .V$(git, settings.remote, (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsFor */ .Og)(settings['github-token'], GITHUB_SERVER_URL));
}


/***/ }),

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cg: () => (/* binding */ findInstaller),
  R5: () => (/* binding */ findMissingDependencies),
  bw: () => (/* binding */ setUpCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/settings/call/installers.json
const installers_namespaceObject = /*#__PURE__*/JSON.parse('[{"lock":"package-lock.json","folder":"node_modules","command":"npm ci"},{"lock":"npm-shrinkwrap.json","folder":"node_modules","command":"npm ci"},{"lock":"pnpm-lock.yaml","folder":"node_modules","command":"pnpm install --frozen-lockfile"},{"lock":"yarn.lock","folder":"node_modules","command":"yarn install --immutable || yarn install --frozen-lockfile"},{"lock":"bun.lock","folder":"node_modules","command":"bun install --frozen-lockfile"},{"lock":"uv.lock","folder":".venv","command":"uv sync --frozen"},{"lock":"poetry.lock","folder":".venv","command":"poetry sync || poetry install --sync"},{"lock":"composer.lock","folder":"vendor","command":"composer install --no-interaction"}]');
;// CONCATENATED MODULE: ./lib/settings/call/set-up-command.js



function findInstaller(folder) {
    return installers_namespaceObject.find(({ lock }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, lock))) ?? null;
}
function setUpCommand(setting, root, project) {
    if (setting === 'off' || setting.trim() === '')
        return null;
    if (setting !== 'auto')
        return setting;
    const installer = installers_namespaceObject.find(({ lock, folder }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, lock)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)));
    return installer?.command ?? null;
}
function findMissingDependencies(root, project) {
    const folders = [...new Set(installers_namespaceObject.map(({ folder }) => folder)), 'venv'];
    return folders
        .filter((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
        .map((folder) => `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`);
}


/***/ }),

/***/ 73807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configSchema: () => (/* binding */ configSchema),
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5722);
/* harmony import */ var _table_coding_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82774);
/* harmony import */ var _table_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37026);
/* harmony import */ var _table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60038);
/* harmony import */ var _table_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27519);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _config_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72898);










const maxConfigLevels = 8;
const maxProblems = 20;
function parseConfigFile(source, file, warn = () => { }) {
    const bytes = Buffer.byteLength(source);
    if (bytes > _config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .maxConfigBytes */ .aF)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found ${bytes} bytes, expected at most ${_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .maxConfigBytes */ .aF}`);
    const values = new Map();
    const problems = [];
    for (const { topic, key, value } of configEntries(parseDocument(source, file), file)) {
        const written = key === '' ? topic : `${topic}.${key}`;
        const line = findLine(source, topic, key);
        const renamed = (0,_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .renamedSetting */ .PS)(written);
        if (renamed !== null)
            warn(`${file}:${line}: ${renamed.text}`);
        const path = renamed?.name ?? written;
        const report = (message) => problems.push({ line, message });
        const row = rows.get(path);
        const removed = row === undefined ? (0,_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSetting */ .NI)(path) : null;
        if (removed !== null)
            warn(`${file}:${line}: ${removed}`);
        else if (row === undefined)
            report(unknownWord(topic, key));
        else if (value === null)
            report(`${path} has no value; set one, or remove the line`);
        else {
            const isAboutRules = row.name === 'rules' || row.name === 'accept';
            const current = isAboutRules ? (0,_table_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutRemovedRules */ .ct)(value, (text) => warn(`${file}:${line}: ${text}`)) : value;
            const parsed = row.fromFile().safeParse(current);
            const word = typeof value === 'string' ? { word: value } : {};
            const isWeaker = row.name === 'sandbox' && values.get('sandbox')?.value === 'kernel';
            if (parsed.success && !isWeaker)
                values.set(row.name, { value: parsed.data, line, ...word });
            else if (!parsed.success)
                report(`${path}: found ${shownValue(value)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
        }
    }
    if (problems.length === 0)
        return values;
    const sorted = problems.sort((one, other) => one.line - other.line).slice(0, maxProblems);
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb([...new Set(sorted.map(({ line, message }) => `${file}:${line}: ${message}`))].join('\n'));
}
function parseDocument(source, file) {
    try {
        const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(source, { maxDepth: maxConfigLevels });
        const [content = null, ...others] = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(events, { source, schema: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU, maxAliases: 0 });
        if (others.length === 0)
            return content;
    }
    catch (error) {
        if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB))
            throw error;
        const line = (error.mark?.line ?? 0) + 1;
        if (error.reason.startsWith('nesting exceeded'))
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: found more than ${maxConfigLevels} levels of settings`);
        if (error.reason.startsWith('aliases exceeded'))
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: anchors and aliases are not read; write the value out`);
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: not valid YAML: ${error.reason}`);
    }
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found more than one document, expected one`);
}
function configEntries(content, file) {
    if (content === null)
        return [];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isMapping */ .pi)(content))
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found ${shownValue(content)}, expected topics: ${Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp).join(', ')}`);
    return Object.entries(content).flatMap(([topic, value]) => {
        const own = topic === 'agent' ? (agentsInOrder(value) ?? value) : value;
        if (rows.has(topic) || !Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp, topic))
            return [{ topic: safeKey(topic), key: '', value }];
        if (own === null)
            return [];
        if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isMapping */ .pi)(own))
            return Object.entries(own).map(([key, each]) => ({ topic, key: safeKey(key), value: each }));
        const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
        const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: ${topic}: found ${shownValue(value)}, expected settings under it, such as ${example}`);
    });
}
function agentsInOrder(value) {
    const lines = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(lines) || lines.length === 0 || lines.some((line) => typeof line !== 'string'))
        return null;
    const [first = '', ...then] = lines.map((line) => String(line).trim());
    const [word = ''] = first.split(/\s/);
    const name = (0,_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .getCli */ .$A)(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
    return { name, ...(first === name ? {} : { command: first }), ...(then.length === 0 ? {} : { then }) };
}
const rows = new Map(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));
function safeKey(key) {
    return key.replace(/\p{C}/gu, '?').slice(0, 60);
}
function findLine(source, topic, key) {
    const lines = source.split('\n');
    const isAt = (name) => (line) => /^["']?([^"':]*)["']?\s*:/.exec(line.trimStart())?.[1] === name;
    const top = lines.findIndex((line) => /^\S/.test(line) && isAt(topic)(line));
    const end = lines.findIndex((line, at) => at > top && /^[^\s#]/.test(line));
    const below = lines.slice(top + 1, end < 0 ? lines.length : end).findIndex(isAt(key));
    return Math.max(0, below < 0 ? top : top + 1 + below) + 1;
}
function shownValue(value) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clipText */ .gL)(JSON.stringify(value) ?? 'nothing', 60);
}
function configSchema() {
    const byTopic = Object.entries(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp).map(([topic, about]) => {
        const whole = rows.get(topic)?.fromFile();
        if (whole !== undefined)
            return [topic, whole.optional().meta({ description: about })];
        const own = _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.flatMap(({ key, description, details, fallback, fromFile }) => {
            if (!key?.startsWith(`${topic}.`))
                return [];
            const reported = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
            const text = reported.map((part) => part.replace(/\.?$/, '.')).join(' ');
            return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()]];
        });
        const mapping = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej(Object.fromEntries(own));
        const orLines = zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([mapping, zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).min(1), zod__WEBPACK_IMPORTED_MODULE_9__/* ["null"] */ .chJ()]);
        const form = topic === 'agent' ? orLines.optional() : mapping.nullish();
        return [topic, form.meta({ description: about })];
    });
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej(Object.fromEntries(byTopic));
}
function unknownWord(topic, key) {
    const isKey = Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp, topic);
    const row = _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.find(({ name }) => name === (isKey ? key : topic));
    if (row?.key === null)
        return `${row.name} belongs to one run or job and is not allowed in this file; use an option or an input`;
    if (row?.key?.includes('.'))
        return `${row.name} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
    const written = isKey ? `${topic}.${key}` : topic;
    const known = isKey ? [...rows.keys()].filter((each) => each.startsWith(`${topic}.`)) : Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp);
    const lookalike = isKey ? undefined : known.find((each) => each.slice(0, 4) === topic.slice(0, 4));
    const meant = (0,_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearestName */ .$q)(written, known) ?? lookalike;
    const advice = meant === undefined ? `expected one of: ${known.join(', ')}` : `did you mean ${meant}?`;
    return `${written} is not a ${isKey ? 'setting' : 'topic of the settings'}; ${advice}`;
}


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ runChild),
  O: () => (/* binding */ urgentGraceMs)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
;// CONCATENATED MODULE: ./lib/system/process/guardian.js

function guardChild(guardedChild) {
    const { pid, endsAt, graceMs, endSignal, logFile, logLimitBytes, path } = guardedChild;
    const signal = endSignal.replace('SIG', '');
    const args = [pid, Math.ceil(endsAt / 1000), Math.ceil(graceMs / 1000), logFile, logLimitBytes, signal].map(String);
    try {
        const guardian = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', guardScript, 'phase-executor-guardian', ...args], {
            cwd: '/',
            env: { PATH: `${path}:/usr/bin:/bin` },
            detached: true,
            stdio: ['pipe', 'ignore', 'ignore'],
        });
        for (const each of [guardian, guardian.stdin])
            each?.on('error', () => undefined);
        guardian.unref();
        return guardian;
    }
    catch {
        return null;
    }
}
const guardScript = `
read -r _
PATH="$PATH:/usr/bin:/bin"
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -"$6" "-$1" 2>/dev/null
    kill -CONT "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;

// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/output.js
var process_output = __webpack_require__(84726);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/system/process/child.js












async function runChild(spec) {
    const startedAt = spec.clock.uptimeMs();
    const { logFile, ...unlogged } = spec;
    const follower = spec.outlivesUs && logFile !== undefined ? new process_output/* LogFollower */.pl(logFile, spec.logLimitBytes) : null;
    const output = new process_output/* Output */.k7(follower === null ? spec : unlogged);
    const run = new ChildRun();
    try {
        if (spec.cancel?.aborted)
            run.ending = 'cancelled';
        else {
            const { timeoutMs = withoutLimitMs, graceMs = defaultGraceMs } = spec;
            const name = `${(0,external_node_path_.basename)(spec.command)} of ${spec.marker}`;
            await watchdog/* watchdog */.uJ.for(name, timeoutMs + graceMs + sweepMs, followToEnd(spec, follower, output, run));
        }
        output.end();
    }
    finally {
        output.close();
        follower?.close();
    }
    if (run.fault)
        throw run.fault;
    const { fault: _, seen, endedAt, ...ended } = run;
    const ending = ended.ending ?? (ended.error ? 'not_started' : ended.exitCode === null ? 'signalled' : 'exited');
    return {
        ...ended,
        ending,
        lastSeen: seen === null ? null : { agoMs: (endedAt ?? seen.uptimeMs) - seen.uptimeMs, what: seen.what },
        code: shellExitCode(ending, run),
        durationMs: spec.clock.uptimeMs() - startedAt,
        tail: output.tail,
    };
}
const withoutLimitMs = 24 * 60 * 60_000;
const sweepMs = 60_000;
class ChildRun {
    ending = null;
    fault = null;
    exitCode = null;
    signal = null;
    error = null;
    survivors = 0;
    escaped = 0;
    seen = null;
    endedAt = null;
}
async function followToEnd(spec, follower, output, run) {
    let child;
    try {
        child = await spawnChild(spec, follower?.childEnd ?? 'pipe');
    }
    catch (cause) {
        const what = (0,external_node_fs_.existsSync)(spec.cwd) ? cause.message : `the working directory ${spec.cwd} does not exist`;
        run.error = new Error(`${spec.command} could not be started: ${what}`, { cause });
        return;
    }
    const { inside = { kind: 'none', words: [] } } = spec;
    const guardian = follower === null ? null : startGuardian(spec, inside, child);
    const isNamespace = inside.kind !== 'reaper' && inside.kind !== 'none';
    const tree = new process_tree/* ProcessTree */.i$(spec.marker, child.pid ?? null);
    if (!isNamespace)
        tree.watch();
    const deadlines = watchDeadlines(spec, child, run);
    const take = (stream) => (chunk) => {
        deadlines.heard();
        deadlines.unlessFailing(() => output.take(chunk, stream));
    };
    child.stdout?.on('data', take('stdout'));
    child.stderr?.on('data', take('stderr'));
    const pollLog = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
    const pollTimer = follower === null ? undefined : setInterval(pollLog, followEveryMs);
    const closed = new Promise((resolve) => child.once('close', resolve));
    const [exitCode, signal] = await deadlines.ended;
    run.endedAt ??= spec.clock.uptimeMs();
    const killedBy = inside.words.length > 0 ? (0,capture/* getShellSignal */.p)(exitCode ?? 0) : null;
    [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
    deadlines.clear();
    guardian?.kill('SIGKILL');
    const sweep = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
    run.survivors = sweep.killed;
    run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, sweep.escaped) : sweep.escaped;
    clearInterval(pollTimer);
    pollLog();
    await Promise.race([closed, (0,promises_.setTimeout)(2_000, undefined, { ref: false })]);
    child.stdout?.destroy();
    child.stderr?.destroy();
}
const followEveryMs = 50;
function startGuardian(spec, inside, { pid }) {
    const { timeoutMs, graceMs, logFile, logLimitBytes, clock, env } = spec;
    if (pid === undefined || timeoutMs === undefined || logFile === undefined)
        return null;
    return guardChild({
        pid,
        endSignal: (0,namespace/* endSignal */.cs)(inside),
        endsAt: clock.now() + timeoutMs,
        graceMs: graceMs ?? defaultGraceMs,
        logFile,
        logLimitBytes: logLimitBytes ?? process_output/* defaultLogLimitBytes */.Uu,
        path: env.PATH ?? '',
    });
}
const defaultGraceMs = 10_000;
const urgentGraceMs = 2_000;
async function spawnChild(spec, out) {
    const outerMark = spec.env[process_tree/* MARK */.M$];
    const mark = outerMark === undefined ? spec.marker : `${outerMark} ${spec.marker}`;
    const env = { ...spec.env, [process_tree/* MARK */.M$]: mark };
    const stdin = spec.stdinFile === undefined ? null : (0,external_node_fs_.openSync)(spec.stdinFile, 'r');
    try {
        const [command = '', ...args] = [...(spec.inside?.words ?? []), spec.command, ...spec.args];
        const child = (0,external_node_child_process_.spawn)(command, args, { cwd: spec.cwd, env, detached: true, stdio: [stdin ?? 'ignore', out, out] });
        if (child.pid !== undefined)
            return child;
        const [error] = await (0,external_node_events_.once)(child, 'error');
        throw error;
    }
    finally {
        if (stdin !== null)
            (0,external_node_fs_.closeSync)(stdin);
    }
}
function shellExitCode(ending, run) {
    const killed = run.signal === 'SIGKILL';
    switch (ending) {
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
            return run.error?.cause?.code === 'ENOENT' ? 127 : 126;
    }
}
function watchDeadlines(spec, child, run) {
    const { clock, otherLife, idleTimeoutMs = 0, graceMs: usualGraceMs = defaultGraceMs } = spec;
    const startedAt = clock.uptimeMs();
    const timers = [];
    let isOver = false;
    let giveUp = () => { };
    const ended = new Promise((resolve) => {
        child.on('error', () => undefined);
        child.once('exit', (exitCode, signal) => resolve([exitCode, signal]));
        giveUp = () => resolve([null, null]);
    });
    const after = (ms, act) => {
        const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
        timers.push(timer);
        return timer;
    };
    const end = (reason, graceMs = usualGraceMs) => {
        if (run.ending === null)
            signalGroup(child, 'SIGTERM');
        run.ending ??= reason;
        run.endedAt ??= clock.uptimeMs();
        after(graceMs, () => {
            signalGroup(child, spec.inside ? (0,namespace/* endSignal */.cs)(spec.inside) : 'SIGKILL');
            after(10_000, giveUp);
        });
    };
    const fail = (error) => {
        run.fault ??= error;
        end('cancelled');
    };
    const lookForLife = async () => {
        const silentMs = () => clock.uptimeMs() - (run.seen?.uptimeMs ?? startedAt);
        try {
            const signOfLife = (await otherLife?.(clock.now() - silentMs())) ?? null;
            if (isOver || run.ending !== null)
                return;
            const agoMs = signOfLife === null ? Number.POSITIVE_INFINITY : Math.max(0, clock.now() - signOfLife.at);
            if (signOfLife !== null && agoMs < silentMs())
                run.seen = { uptimeMs: clock.uptimeMs() - agoMs, what: signOfLife.what };
        }
        catch (error) {
            if (!isOver)
                fail(error);
            return;
        }
        const remainingMs = idleTimeoutMs - silentMs();
        if (remainingMs > 0)
            idleTimer = after(remainingMs, () => void lookForLife());
        else
            end('idle_timeout');
    };
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => end('timeout'));
    let idleTimer = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
    const cancel = () => end('cancelled', Math.min(usualGraceMs, urgentGraceMs));
    spec.cancel?.addEventListener('abort', cancel, { once: true });
    return {
        ended,
        heard: () => {
            if (run.ending !== null)
                return;
            run.seen = { uptimeMs: clock.uptimeMs(), what: null };
            idleTimer?.refresh();
        },
        unlessFailing: (listen) => {
            try {
                listen();
            }
            catch (error) {
                fail(error);
            }
        },
        clear: () => {
            isOver = true;
            spec.cancel?.removeEventListener('abort', cancel);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
function signalGroup(child, signal) {
    try {
        process.kill(-(child.pid ?? Number.NaN), signal);
    }
    catch {
        child.kill(signal);
    }
}


/***/ }),

/***/ 84726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ defaultLogLimitBytes),
/* harmony export */   k7: () => (/* binding */ Output),
/* harmony export */   pl: () => (/* binding */ LogFollower)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

class Output {
    #spec;
    #tail;
    #lines;
    #logLimitBytes;
    #log;
    #logged = 0;
    constructor(spec) {
        this.#spec = spec;
        this.#tail = new Tail(spec.tailBytes ?? 64 * 1024);
        this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
        this.#log = spec.logFile === undefined ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(spec.logFile, 'w');
        const { onLine, lineLimitBytes = 1024 * 1024 } = spec;
        const linesOf = (stream) => new Lines(lineLimitBytes, (line) => onLine?.(line, stream));
        this.#lines = onLine ? { stdout: linesOf('stdout'), stderr: linesOf('stderr') } : null;
    }
    take(chunk, stream) {
        this.#tail.push(chunk);
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
        if (this.#log !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#log);
        this.#log = null;
    }
    get tail() {
        return this.#tail.toString();
    }
    #write(chunk) {
        if (this.#log === null)
            return;
        const room = this.#logLimitBytes - this.#logged;
        try {
            writeFully(this.#log, chunk.subarray(0, room));
            this.#logged += Math.min(chunk.length, room);
            if (chunk.length > room) {
                writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
                this.close();
            }
        }
        catch {
            this.close();
        }
    }
}
const defaultLogLimitBytes = 256 * 1024 * 1024;
function logCut(limitBytes) {
    return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
}
function writeFully(file, chunk) {
    for (let done = 0; done < chunk.length;)
        done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, done);
}
class Tail {
    #size;
    #bytes = Buffer.alloc(0);
    #isCut = false;
    constructor(size) {
        this.#size = size;
    }
    push(chunk) {
        const combined = Buffer.concat([this.#bytes, chunk.subarray(Math.max(0, chunk.length - this.#size))]);
        this.#isCut ||= this.#bytes.length + chunk.length > this.#size;
        this.#bytes = combined.subarray(Math.max(0, combined.length - this.#size));
    }
    toString() {
        let start = 0;
        while (this.#isCut && start < 4 && ((this.#bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        return this.#bytes.toString('utf8', start);
    }
}
class Lines {
    #limit;
    #deliver;
    #open = [];
    #openBytes = 0;
    constructor(limit, deliver) {
        this.#limit = limit;
        this.#deliver = deliver;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(10);
        if (end !== -1) {
            const firstBreak = chunk.indexOf(10);
            this.#append(chunk.subarray(0, firstBreak));
            this.#flush();
            if (end > firstBreak)
                for (const line of chunk.toString('utf8', firstBreak + 1, end).split('\n'))
                    this.#emit(line);
        }
        this.#append(chunk.subarray(end + 1));
    }
    end() {
        if (this.#openBytes > 0)
            this.#flush();
    }
    #append(part) {
        const saved = part.subarray(0, this.#limit - this.#openBytes);
        if (saved.length === 0)
            return;
        this.#open.push(saved);
        this.#openBytes += saved.length;
    }
    #flush() {
        const line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
        this.#open = [];
        this.#openBytes = 0;
        this.#emit(line);
    }
    #emit(line) {
        const text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
        this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
    }
}
class LogFollower {
    childEnd;
    #file;
    #limitBytes;
    #read = 0;
    constructor(path, limitBytes = defaultLogLimitBytes) {
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w+');
        this.childEnd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a');
        this.#limitBytes = limitBytes;
    }
    look(take) {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file);
        this.#read = Math.min(this.#read, size);
        while (this.#read < size) {
            const chunk = Buffer.alloc(Math.min(64 * 1024, size - this.#read));
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#file, chunk, 0, chunk.length, this.#read);
            if (length === 0)
                break;
            this.#read += length;
            take(chunk.subarray(0, length));
        }
        if (size > this.#limitBytes)
            this.#cut();
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.childEnd);
    }
    #cut() {
        const note = Buffer.from(logCut(this.#limitBytes));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file, note, 0, note.length, this.#limitBytes);
        this.#read = this.#limitBytes + note.length;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(this.#file, this.#read);
    }
}


/***/ })

};
;