"use strict";
exports.id = 5581;
exports.ids = [5581];
exports.modules = {

/***/ 17388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ AgentMissingError),
  B3: () => (/* binding */ atCeiling),
  OR: () => (/* binding */ bashExitCode),
  yb: () => (/* binding */ idleTimeoutAdvice),
  aQ: () => (/* binding */ jobLimits),
  nE: () => (/* binding */ notRun),
  O$: () => (/* binding */ readEnding),
  mB: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/system/files/newest-change.js


async function newestChange(root, since, enough) {
    let newest = null;
    let left = mostScannedFiles;
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await folderEntries(folder);
        for (let from = 0; from < entries.length; from += parallelStats) {
            const some = entries.slice(from, from + parallelStats);
            const times = await Promise.all(some.map(({ name }) => changeTime((0,external_node_path_.join)(folder, name))));
            for (const [index, entry] of some.entries()) {
                const at = times[index] ?? 0;
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (at > Math.max(since, newest?.at ?? 0))
                    newest = { path: (0,external_node_path_.relative)(root, path), at };
                if (entry.isDirectory())
                    folders.unshift(path);
            }
            left -= some.length;
            if (left <= 0 || (newest !== null && newest.at >= enough))
                return newest;
        }
    }
    return newest;
}
const mostScannedFiles = 200_000;
const parallelStats = 64;
async function folderEntries(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter(({ name }) => name !== '.git');
}
async function changeTime(path) {
    return (0,promises_.lstat)(path).then(({ ctimeMs }) => ctimeMs, () => 0);
}

// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/agents/program/agent.js





class AgentMissingError extends Error {
    name = 'AgentMissingError';
    exitCode = exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING;
}
const notRun = {
    ok: false,
    reason: 'agent_error',
    message: 'the agent did not run',
    exitCode: null,
    durationMs: 0,
    survivors: 0,
    lastProgress: null,
};
function bashExitCode(line, cwd, env) {
    return (0,capture/* capture */.F)('bash', ['--norc', '-c', line], { cwd, env }).then(({ exitCode }) => exitCode, () => null);
}
function jobLimits(job) {
    const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
    const inside = job.inside ?? { kind: 'none', words: [] };
    return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}
const closingBytes = 1024 * 1024;
async function runProgram({ closingWords, ...program }, job) {
    const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
    const result = await (0,child/* runChild */.w)({
        ...jobLimits(job),
        cancel: meter === undefined ? cancel : AbortSignal.any([cancel, meter.cut]),
        env: job.environment,
        ...(idleTimeoutMs > 0 ? { idleTimeoutMs, otherLife: (since) => changeIn(cwd, since, clock.now()) } : {}),
        ...(closingWords ? { tailBytes: closingBytes } : {}),
        ...program,
    });
    const ended = { ...readEnding(result, job), lastProgress: null, printed: result.tail.slice(-16 * 1024) };
    const run = ended.reason === 'interrupted' && !cancel.aborted ? { ...ended, ...atCeiling(meter) } : ended;
    const isVague = run.ok || run.reason === 'agent_error' || run.reason === 'idle_timeout';
    const against = isVague ? closingWords?.(result.tail) : null;
    return against && (run.ok || against.reason !== 'agent_error') ? { ...run, ok: false, ...against } : run;
}
async function changeIn(folder, since, now) {
    const change = await newestChange(folder, since, now - (now - since) / 4);
    return change && { what: `a change of ${(0,text_text/* withoutControls */.DJ)(change.path).slice(0, 200)}`, at: change.at };
}
function atCeiling(meter) {
    const cap = meter?.reached() ?? 'a limit is reached';
    return { ok: false, reason: 'budget', message: `the agent was stopped: ${cap}` };
}
function readEnding(result, job) {
    const { exitCode: status, durationMs, survivors } = result;
    const common = { exitCode: result.code, durationMs, survivors };
    const last = lastOutputText(result.tail);
    const failed = (reason, message) => ({ ...common, ok: false, reason, message });
    if (result.escaped > 0) {
        const who = result.escaped === 1 ? 'a process' : `${result.escaped} processes`;
        const message = `${who} of the agent could not be stopped and may still write to the tree; end what it left before the next run`;
        return { ...failed('agent_error', message), retryable: false };
    }
    switch (result.ending) {
        case 'exited':
            if (status === 0)
                return { ...common, ok: true, reason: null, message: null };
            return failed('agent_error', `the agent ended with exit code ${status}${last}`);
        case 'signalled':
            return failed('killed', `the agent was killed by ${result.signal}${last}`);
        case 'timeout':
            return failed('timeout', `the agent was still running after ${(0,text_text/* elapsed */.vk)(job.timeoutMs)} (setting timeout)${last}`);
        case 'idle_timeout':
            return failed('idle_timeout', `the agent printed nothing and changed no file for ${(0,text_text/* elapsed */.vk)(job.idleTimeoutMs)}; ${lastSignText(result)}; ${idleTimeoutAdvice}`);
        case 'cancelled':
            return failed('interrupted', 'the run was interrupted while the agent worked');
        case 'not_started':
            return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
    }
}
const idleTimeoutAdvice = 'if its work needs longer, set a longer idle-timeout';
function lastSignText({ lastSeen: seen, tail }) {
    if (seen === null)
        return 'it never showed activity';
    return `last activity: ${seen.what ?? lastOutputLine(tail) ?? 'output'}, ${(0,text_text/* elapsed */.vk)(seen.agoMs)} ago`;
}
function lastOutputText(tail) {
    const last = lastOutputLine(tail);
    return last === null ? '' : `; its last line: ${last}`;
}
function lastOutputLine(tail) {
    const last = (0,text_text/* harmlessLines */.vL)(tail).at(-1);
    return last === undefined ? null : (0,text_text/* clipped */.cz)(last);
}


/***/ }),

/***/ 62179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ freshHome),
  a: () => (/* binding */ settingsOfHome)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/judge/clean-copy/toolchain.js
var toolchain = __webpack_require__(62222);
;// CONCATENATED MODULE: ./lib/judge/clean-copy/toolchains.json
const toolchains_namespaceObject = /*#__PURE__*/JSON.parse('{"RUSTUP_HOME":{"folder":".rustup","why":"toolchains behind ~/.cargo/bin/cargo; without it: \\"no default toolchain configured\\""},"PYENV_ROOT":{"folder":".pyenv","why":"versions behind the shims"},"RBENV_ROOT":{"folder":".rbenv"},"NODENV_ROOT":{"folder":".nodenv"},"GOENV_ROOT":{"folder":".goenv"},"JENV_ROOT":{"folder":".jenv"},"PLENV_ROOT":{"folder":".plenv"},"NVM_DIR":{"folder":".nvm","why":"for scripts that source nvm.sh; node itself is on PATH"},"FNM_DIR":{"folder":".local/share/fnm"},"VOLTA_HOME":{"folder":".volta","why":"images behind the shims"},"ASDF_DATA_DIR":{"folder":".asdf","why":"installs behind the shims"},"MISE_DATA_DIR":{"folder":".local/share/mise"},"SDKMAN_DIR":{"folder":".sdkman"},"OPAMROOT":{"folder":".opam"},"ELAN_HOME":{"folder":".elan"},"JULIAUP_DEPOT_PATH":{"folder":".julia"},"UV_PYTHON_INSTALL_DIR":{"folder":".local/share/uv/python","why":"interpreters; a virtual environment is a link to one of them"},"WORKON_HOME":{"folder":".local/share/virtualenvs","why":"virtual environments of pipenv, with the project\'s dependencies"},"POETRY_VIRTUALENVS_PATH":{"folder":".cache/pypoetry/virtualenvs","why":"the same of Poetry"},"PLAYWRIGHT_BROWSERS_PATH":{"folder":".cache/ms-playwright","why":"browsers are not downloaded again by a test run"},"CYPRESS_CACHE_FOLDER":{"folder":".cache/Cypress"},"PUPPETEER_CACHE_DIR":{"folder":".cache/puppeteer"}}');
;// CONCATENATED MODULE: ./lib/judge/clean-copy/fresh-home.js




function freshHome(dir, job, identity) {
    (0,external_node_fs_.rmSync)(dir, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(dir), { recursive: true });
    (0,external_node_fs_.mkdirSync)(dir, { mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, '.gitconfig'), gitConfig(identity), { flag: 'wx', mode: 0o600 });
    for (const path of caches) {
        const cache = (0,external_node_path_.join)((0,external_node_path_.dirname)(dir), 'caches', path);
        for (const folder of [cache, (0,external_node_path_.dirname)((0,external_node_path_.join)(dir, path))])
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.symlinkSync)(cache, (0,external_node_path_.join)(dir, path));
    }
    return { path: dir, variables: toolchainsIn(job) };
}
const caches = [
    ...['.cache/go-build', '.cache/pip', '.cache/uv', '.cache/yarn', '.cargo/git', '.cargo/registry', '.gradle/caches'],
    ...['.gradle/wrapper', '.m2/repository', '.npm/_cacache', '.nuget/packages', 'go/pkg'],
];
const settingsOfHome = [
    '.bash_profile',
    '.bashrc',
    '.config',
    '.gitconfig',
    '.npmrc',
    '.profile',
    '.yarnrc',
    '.yarnrc.yml',
];
function gitConfig(identity) {
    const user = identity && `[user]\n\tname = ${quoted(identity.name)}\n\temail = ${quoted(identity.email)}\n`;
    return `${user ?? ''}[init]\n\tdefaultBranch = main\n[safe]\n\tdirectory = *\n`;
}
function quoted(text) {
    const oneLine = text.replace(/[\r\n\0]+/g, ' ');
    return `"${oneLine.replace(/[\\"]/g, '\\$&')}"`;
}
function toolchainsIn(job) {
    const real = job.HOME;
    if (!real)
        return {};
    const found = Object.entries(toolchains).filter(([name, { folder }]) => !job[name] && (0,toolchain/* statOf */._N)((0,external_node_path_.join)(real, folder))?.isDirectory());
    return Object.fromEntries(found.map(([name, { folder }]) => [name, (0,external_node_path_.join)(real, folder)]));
}
const toolchains = toolchains_namespaceObject;


/***/ }),

/***/ 62222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ readToolchain),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   YQ: () => (/* binding */ restorePath),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   wK: () => (/* binding */ changedPrograms),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




function readToolchain(path, repository, untrusted = []) {
    const seen = new Set();
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap((dir) => {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(dir))
            return [];
        const real = orNull(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(dir)) ?? dir;
        const both = [dir, real];
        if (seen.has(real) || both.some((each) => untrusted.some((above) => isBelow(each, above))))
            return [];
        seen.add(real);
        const own = both.find((each) => isBelow(each, repository));
        if (own !== undefined)
            return [{ dir, programs: new Map(), inside: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository, own) }];
        return [{ dir, programs: programsIn(dir, null), inside: null }];
    });
}
function changedPrograms(before) {
    const tampered = [];
    for (const [at, { dir, programs, inside }] of before.entries()) {
        const found = inside === null ? programsIn(dir, programs) : new Map();
        for (const [name, program] of programs) {
            const same = found.get(name);
            if (same === undefined && !name.startsWith('.'))
                tampered.push({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), what: 'gone' });
            if (same && !isSame(program, same))
                tampered.push({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), what: 'changed' });
        }
        for (const name of found.keys())
            if (!programs.has(name) && before.slice(at + 1).some((later) => later.programs.has(name)))
                tampered.push({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), what: 'shadowed' });
    }
    return tampered;
}
function restorePath(before, privateFolder, top) {
    const dirs = before.map((folder, at) => {
        const { dir, programs, inside } = folder;
        if (inside !== null)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, inside);
        const hasMore = namesIn(dir).some((name) => !programs.has(name) && isProgram(statOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name))));
        return hasMore ? launchersFor(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(privateFolder, String(at))) : dir;
    });
    return dirs.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
}
function programsIn(dir, before) {
    const programs = new Map();
    const isSystems = systemFolders.has(dir);
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '/');
    for (const name of namesIn(dir)) {
        const file = `${below}${name}`;
        const found = statOf(file);
        if (!isProgram(found))
            continue;
        const stat = `${found.dev} ${found.ino} ${found.size} ${found.mode} ${found.mtimeMs} ${found.ctimeMs}`;
        const earlier = before?.get(name);
        const isRead = before === null ? !isSystems && found.size < smallBytes : earlier?.content != null;
        const content = !isRead ? null : earlier?.stat === stat ? earlier.content : orNull(() => contentOf(file));
        programs.set(name, { stat, content });
    }
    return programs;
}
function isProgram(found) {
    return found?.isFile() === true && (found.mode & 0o111) !== 0;
}
function isSame(before, now) {
    return before.stat === now.stat || (before.content !== null && before.content === now.content);
}
const smallBytes = 64 * 1024;
const systemFolders = new Set(['/usr/bin', '/usr/sbin', '/bin', '/sbin']);
function launchersFor({ dir, programs }, folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    for (const name of programs.keys()) {
        const program = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), `#!/bin/sh\nexec ${program} "$@"\n`, { flag: 'wx', mode: 0o700 });
    }
    return folder;
}
function namesIn(dir) {
    return orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir)) ?? [];
}
function statOf(file) {
    return orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false }) ?? null);
}
function contentOf(file) {
    return `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file)).digest('base64')} ${node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(file)}`;
}
function orNull(look) {
    try {
        return look();
    }
    catch {
        return null;
    }
}
function isBelow(path, above) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(above, path);
    return way === '' || (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way !== '..' && !way.startsWith('../'));
}


/***/ }),

/***/ 33526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ planHash),
/* harmony export */   dm: () => (/* binding */ readPlanText),
/* harmony export */   pL: () => (/* binding */ readUserSetup)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30655);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14295);
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97020);





function readPlanText(text) {
    const reads = [];
    let out = '';
    let from = 0;
    for (const { name, at, start, end, after, closed } of (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .findElements */ .be)((0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .masked */ .Iv)(text), references)) {
        if (!closed)
            continue;
        const inside = name === 'context' ? withoutReferences(text.slice(start, end), reads) : '';
        out += text.slice(from, at) + (inside.trim() === '' ? '' : text.slice(at, start) + inside + text.slice(end, after));
        from = after;
    }
    out += text.slice(from);
    return { text: out.replace(/\n{3,}/g, '\n\n').trim(), reads: [...new Set(reads)] };
}
const references = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .elementNames */ .Hv)(['context', 'execution_context']);
function withoutReferences(context, reads) {
    const lines = context.split('\n').filter((line) => {
        const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
        if (path === undefined)
            return true;
        const known = inProject(path);
        if (known !== null)
            reads.push(`${known}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
        return false;
    });
    return lines.join('\n');
}
function inProject(path) {
    if (path.includes('get-shit-done/'))
        return null;
    if (!/^(?:[/~$]|[A-Za-z]:)/.test(path))
        return path;
    const at = path.lastIndexOf('/.planning/');
    return at < 0 ? null : path.slice(at + 1);
}
function planHash({ text }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
}
function readUserSetup({ text: source, keyLines }) {
    const line = keyLines.get('user_setup');
    if (line === undefined)
        return [];
    return (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)((0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontmatter */ .zT)(source).values.get('user_setup')).flatMap((item) => {
        const { service, why, task, env_vars: variables } = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(item) ? item : {};
        const about = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(service) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(task) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(why) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(item);
        const names = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(variables).map((each) => ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(each) && (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(each.name)) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(each));
        const known = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
        return about === '' && known.length === 0 ? [] : [{ line, about, variables: known }];
    });
}


/***/ }),

/***/ 35178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y7: () => (/* binding */ doubtOfResuming),
/* harmony export */   _E: () => (/* binding */ namesPlan),
/* harmony export */   iQ: () => (/* binding */ readyPlans),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);
/* harmony import */ var _overlap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30934);




function readyPlans(schedule, states, options = {}) {
    if (schedule.cycle)
        return [];
    const stateOf = (id) => states.get(id) ?? 'pending';
    const running = schedule.plans.filter(({ plan }) => stateOf(plan.id) === 'running');
    const beside = [...running];
    const ready = [];
    for (const scheduled of byWave(schedule)) {
        if (beside.length >= (options.limit ?? Number.POSITIVE_INFINITY))
            break;
        if (stateOf(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => stateOf(id) === 'done'))
            continue;
        if (options.apart && beside.some((other) => (0,_overlap_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedFiles */ .Nt)(scheduled.footprint, other.footprint).length > 0))
            continue;
        beside.push(scheduled);
        ready.push(scheduled.plan.id);
    }
    return ready;
}
function blockedBy(schedule, states) {
    const held = new Map();
    for (const { plan, dependsOn } of byWave(schedule)) {
        if ((states.get(plan.id) ?? 'pending') !== 'pending')
            continue;
        for (const id of dependsOn) {
            const state = states.get(id) ?? 'pending';
            const further = held.get(id);
            if (state === 'failed' || state === 'blocked' || state === 'skipped')
                held.set(plan.id, { plan: plan.id, root: id, state });
            else if (further)
                held.set(plan.id, { ...further, plan: plan.id });
            else
                continue;
            break;
        }
    }
    return schedule.plans.flatMap(({ plan }) => held.get(plan.id) ?? []);
}
function byWave({ plans }) {
    return [...plans].sort((a, b) => a.wave - b.wave);
}
function doubtOfResuming(plan, commits) {
    if (plan.halted)
        return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
    if (plan.hasSummary || commits.length === 0)
        return null;
    const shown = commits.map(({ sha, subject }) => `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(sha)} ${subject}`);
    return `plan ${plan.id} has commits (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}
function namesPlan(subject, phase, planId) {
    const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
    if (scope === undefined)
        return false;
    if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-'))
        return true;
    const named = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planNumber */ .RB)(scope);
    return named?.phase === (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseKey */ .nm)(phase) && named.plan === ((0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planNumber */ .RB)(planId)?.plan ?? (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planKey */ .vH)(planId));
}


/***/ }),

/***/ 26097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ setTrackingFilesBack),
/* harmony export */   FB: () => (/* binding */ trackingFiles),
/* harmony export */   QS: () => (/* binding */ setUncommittedAside),
/* harmony export */   cq: () => (/* binding */ isSameWork),
/* harmony export */   kS: () => (/* binding */ replaceDocument),
/* harmony export */   nd: () => (/* binding */ foreignPaths),
/* harmony export */   qT: () => (/* binding */ guardTrackingFiles),
/* harmony export */   ze: () => (/* binding */ tryReadDocument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13528);






const trackingFiles = [
    '.planning/STATE.md',
    '.planning/ROADMAP.md',
    '.planning/EXECUTION_LOG.md',
    '.planning/.orchestrator-state.json',
    '.planning/specialist-errors.jsonl',
    '.planning/execution-log.ndjson',
];
function tryReadDocument(path) {
    return (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path, (bytes) => (bytes.length > 1_000_000 ? bytes.toString('utf8') : (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePaths */ .NA)(bytes)));
}
function replaceDocument(path, text) {
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(path, (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(text));
}
async function setUncommittedAside(git, prefix, folder) {
    const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
    const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => own.has(path));
    if (changed.length === 0)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const path of changed)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    const committed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .presentFiles */ .RX)(git, 'HEAD', changed);
    await git.run(['reset', '--quiet', '--', ...changed]);
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(git, 'HEAD', committed);
    for (const path of changed)
        if (!committed.includes(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { recursive: true, force: true });
}
function guardTrackingFiles(root) {
    const before = new Map(trackingFiles.map((file) => [file, tryReadDocument((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))]));
    return (isFree) => setTrackingFilesBack(root, new Map([...before].filter(([file]) => !isFree(file))));
}
function setTrackingFilesBack(root, before) {
    return [...before].flatMap(([file, content]) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file);
        const now = tryReadDocument(path);
        const entry = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (now === content && (content !== null || entry === undefined))
            return [];
        if (content === null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        else {
            if (!entry?.isFile())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            replaceDocument(path, content);
        }
        return [{ file, before: content, now }];
    });
}
async function foreignPaths(run) {
    const { git, prefix } = run.workspace;
    const own = new Set(trackingFiles.map((file) => `${prefix}${file}`));
    const { changes } = await git.state();
    return changes.map(({ path }) => path).filter((path) => !own.has(path) && !run.found.dirtyAtStart.has(path));
}
async function isSameWork(one, other, { git, prefix }) {
    if (one === other)
        return true;
    if ((await git.resolve(one)) === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, one, other)))
        return false;
    const own = trackingFiles.map((file) => `${prefix}${file}`);
    return (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .changedBetween */ .jr)(git, one, other)).every((path) => own.includes(path));
}


/***/ }),

/***/ 65888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ verifiedWork),
/* harmony export */   NH: () => (/* binding */ agentQuestions),
/* harmony export */   P_: () => (/* binding */ settledWork),
/* harmony export */   Ul: () => (/* binding */ allPartialWork),
/* harmony export */   Xr: () => (/* binding */ recordedParts),
/* harmony export */   Zh: () => (/* binding */ reopenedPlans),
/* harmony export */   bE: () => (/* binding */ recordedPartialWork),
/* harmony export */   hV: () => (/* binding */ recordedPlans),
/* harmony export */   sU: () => (/* binding */ lastPlanEvent),
/* harmony export */   uM: () => (/* binding */ retriesAt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);




function recordedParts(events) {
    const found = new Map();
    for (const event of events) {
        if (event.event === 'plan_complete')
            found.delete(event.plan);
        if (event.event !== 'part')
            continue;
        const { plan, upTo, planHash, base, commit, head, isWitnessed, files } = event;
        const known = found.get(plan) ?? [];
        if (known.some((each) => each.commit === commit && each.upTo === upTo && each.planHash === planHash))
            continue;
        found.set(plan, [...known, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
    }
    return found;
}
function recordedPlans(events) {
    const plans = new Map();
    for (const event of events) {
        if (event.event !== 'plan_complete')
            continue;
        const details = CompletionDetails.safeParse(event.signal.details);
        if (!details.success)
            continue;
        const { planHash, filesModified, alreadyComplete } = details.data;
        const files = (alreadyComplete && plans.get(event.plan)?.files) || filesModified;
        plans.set(event.plan, { planHash, files });
    }
    return plans;
}
const CompletionDetails = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    planHash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    filesModified: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    alreadyComplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
});
function lastPlanEvent(events, plan) {
    return (events.findLast((event) => ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }) || event.event === 'retry_wait') && event.plan === plan) ?? null);
}
function reopenedPlans(events) {
    const found = new Map();
    for (const event of events) {
        if (event.event === 'reopened')
            found.set(event.plan, event.attempt);
        if (event.event === 'plan_complete')
            found.delete(event.plan);
    }
    return found;
}
function retriesAt(events, plans) {
    const waits = plans.flatMap((plan) => {
        const wait = events.findLast((event) => event.event === 'retry_wait' && event.plan === plan);
        return wait?.event === 'retry_wait' ? [Date.parse(wait.at) + wait.backoffMs] : [];
    });
    return waits.length === 0 ? null : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .n)(waits);
}
function agentQuestions(events) {
    const found = new Map();
    for (const event of events) {
        if (event.event === 'plan_complete')
            found.delete(event.plan);
        if (event.event !== 'plan_blocked')
            continue;
        const { data } = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .QuestionSchema */ .gc.safeParse(event.signal.details.question);
        const known = found.get(event.plan) ?? [];
        if (data?.kind === 'agent-question' && !known.some(({ id }) => id === data.id))
            found.set(event.plan, [...known, data]);
    }
    return found;
}
function settledWork(events) {
    const bases = new Map();
    const found = [];
    for (const event of events) {
        if (event.event === 'checkpoint')
            bases.set(event.plan, event.head);
        if (event.event === 'fold')
            bases.set(event.plan, event.base);
        if (event.event !== 'part' && event.event !== 'settled')
            continue;
        const { plan, attempt, head } = event;
        if (attempt === undefined || head === null)
            continue;
        const base = bases.get(plan) ?? null;
        found.push({ plan, attempt, head, base, ...(event.event === 'part' ? { upTo: event.upTo } : {}) });
    }
    return found;
}
function verifiedWork(events) {
    return events.flatMap((event) => (event.event === 'settled' || event.event === 'summary_adopted') && event.head !== null
        ? [{ plan: event.plan, head: event.head }]
        : []);
}
function recordedPartialWork(events, plan, attempt) {
    return allPartialWork(events).findLast((each) => each.plan === plan && each.attempt === attempt) ?? null;
}
function allPartialWork(events) {
    const heads = new Map();
    return events.flatMap((event) => {
        if (event.event === 'checkpoint')
            heads.set(JSON.stringify([event.plan, event.attempt]), event.head);
        if (event.event !== 'rollback' && event.event !== 'recovered')
            return [];
        const { plan, attempt = 1, kept: ref } = event;
        const told = event.event === 'rollback' ? event.base : undefined;
        const base = told ?? heads.get(JSON.stringify([plan, attempt]));
        return plan === undefined || ref === null || base === undefined ? [] : [{ plan, attempt, ref, base }];
    });
}


/***/ }),

/***/ 77675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  or: () => (/* binding */ installerIn),
  kc: () => (/* binding */ missingDependencies),
  bw: () => (/* binding */ setUpCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/settings/call/installers.json
const installers_namespaceObject = /*#__PURE__*/JSON.parse('[{"lock":"package-lock.json","folder":"node_modules","command":"npm ci"},{"lock":"npm-shrinkwrap.json","folder":"node_modules","command":"npm ci"},{"lock":"pnpm-lock.yaml","folder":"node_modules","command":"pnpm install --frozen-lockfile"},{"lock":"yarn.lock","folder":"node_modules","command":"yarn install --immutable || yarn install --frozen-lockfile"},{"lock":"bun.lock","folder":"node_modules","command":"bun install --frozen-lockfile"},{"lock":"uv.lock","folder":".venv","command":"uv sync --frozen"},{"lock":"poetry.lock","folder":".venv","command":"poetry sync || poetry install --sync"},{"lock":"composer.lock","folder":"vendor","command":"composer install --no-interaction"}]');
;// CONCATENATED MODULE: ./lib/settings/call/set-up-command.js



function installerIn(folder) {
    return installers_namespaceObject.find(({ lock }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, lock))) ?? null;
}
function setUpCommand(setting, root, project) {
    if (setting === 'off' || setting.trim() === '')
        return null;
    if (setting !== 'auto')
        return setting;
    const found = installers_namespaceObject.find(({ lock, folder }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, lock)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)));
    return found?.command ?? null;
}
function missingDependencies(root, project) {
    const folders = [...new Set(installers_namespaceObject.map(({ folder }) => folder)), 'venv'];
    return folders
        .filter((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, folder)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
        .map((folder) => `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`);
}


/***/ })

};
;