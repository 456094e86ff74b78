"use strict";
exports.id = 1417;
exports.ids = [1417];
exports.modules = {

/***/ 16893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ isBareChange),
/* harmony export */   TH: () => (/* binding */ buildBareChangePolicy),
/* harmony export */   WW: () => (/* binding */ buildChangePlan)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84040);
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10226);
/* harmony import */ var _read_test_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99026);
/* harmony import */ var _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);




function buildChangePlan({ changed, fresh, isDeciding, tasks }, prefix) {
    const isWork = (path) => path.startsWith(prefix) &&
        !path.startsWith(`${prefix}.planning/`) &&
        (fresh.has(path) || !(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isTestMaterial */ .G)(path)) &&
        (0,_read_test_config_js__WEBPACK_IMPORTED_MODULE_2__/* .findTestConfigRule */ .aL)(path) === undefined &&
        !isDeciding(path);
    const inProject = (path) => path.slice(prefix.length);
    const unlisted = new Set(changed.filter((path) => !isWork(path)).map(inProject));
    const { plan } = (0,_plan_phase_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePlan */ .v)('', 'PLAN.md');
    return {
        ...plan,
        id: changeId,
        path: '',
        hasFrontmatter: true,
        filesModified: changed.filter(isWork).slice(0, maxDeclared).map(inProject),
        tasks: tasks.map((task) => planTask(task, task.files.some((file) => unlisted.has(file)) ? [] : task.files)),
    };
}
const changeId = '';
const maxDeclared = 2_000;
function planTask({ name, line, commands }, files) {
    const verify = { automated: [...commands], prose: null };
    const emptyFields = { gate: null, done: null, precondition: null, options: [], steps: null };
    return { ...emptyFields, name, type: 'auto', declaredType: '', files: [...files], action: name, verify, line };
}
function isBareChange({ schedule }) {
    return schedule.plans.some(({ plan }) => plan.id === changeId);
}
function buildBareChangePolicy(policy) {
    const softenedRules = _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl.filter((id) => _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleBook */ .Ek[id].level === 'refuse' && /^(?:own-test|code)\/(?!broken-)|^commit\/secret-file$/.test(id));
    const levels = Object.fromEntries(softenedRules.map((id) => [id, 'ask']));
    return {
        ...policy,
        minEvidence: policy.minEvidence === 'changed' ? 'none' : policy.minEvidence,
        answer: 'change it, or accept it (accept in .github/phase-executor.yml)',
        levels: { ...levels, 'code/empty-file': 'warn', 'settings/dependency': 'warn', ...policy.levels },
    };
}


/***/ }),

/***/ 5651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ declaredPaths),
/* harmony export */   DJ: () => (/* binding */ hasWorkFor),
/* harmony export */   DM: () => (/* binding */ declaresNothing),
/* harmony export */   KD: () => (/* binding */ promisedPaths),
/* harmony export */   NV: () => (/* binding */ mayAskForWords),
/* harmony export */   O8: () => (/* binding */ listDeclaredChanges),
/* harmony export */   Xe: () => (/* binding */ toTreePath),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   g7: () => (/* binding */ asksForComments)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23260);


function listDeclaredChanges(plan, changed, prefix) {
    const summary = toTreePath(prefix, plan.summaryPath);
    const ignored = new Set([summary, ...['ROADMAP.md', 'STATE.md'].map((name) => `${prefix}.planning/${name}`)]);
    const relevant = changed.filter((path) => !ignored.has(path));
    const declared = declaredPaths(plan, prefix).patterns.filter(({ path }) => path !== summary);
    if (declared.length === 0) {
        const files = relevant.filter((path) => !path.startsWith(`${prefix}.planning/`)).length;
        return { count: files, of: files };
    }
    return {
        count: declared.filter((pattern) => relevant.some((path) => pattern.covers(path))).length,
        of: declared.length,
    };
}
function hasWorkFor(plan, changed, prefix) {
    return declaresNothing(plan, prefix) || listDeclaredChanges(plan, changed, prefix).count > 0;
}
function declaresNothing(plan, prefix) {
    return declaredPaths(plan, prefix).patterns.every(({ path }) => path === toTreePath(prefix, plan.summaryPath));
}
function mayAskForWords({ name, action, done }) {
    return wordWorkPattern.test(`${name} ${action} ${done ?? ''}`);
}
const wordWorkPattern = /\b(?:comments?|commented|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?|document(?:s|ed|ation)?|docs|format\w*|prettier|lint\w*|whitespace|blank|indent\w*|licen[cs]e|headers?|annotat\w*|executable|chmod|typos?|line endings?|eol)\b/i;
function asksForComments({ tasks }) {
    const isAboutComments = ({ name, action }) => [name, action].some((text) => commentWorkPattern.test(text)) && !makingPattern.test(`${name} ${action}`);
    return tasks.length > 0 && tasks.every(isAboutComments);
}
const commentWorkPattern = /^\W*(?:task \d+\W+)?(?:write|add|update|improve|extend|fix|document)\b.{0,40}\b(?:comments?|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?)\b/i;
const makingPattern = /\b(?:implement|creat|build|mak(?:e|es|ing)\b|refactor|renam|remov|migrat|endpoint|feature|wir(?:e|ing)\b|validat|handl)/i;
function declaredPaths(plan, prefix) {
    return rememberPaths(allDeclared, plan, prefix, ({ filesModified, tasks }) => [
        ...filesModified,
        ...tasks.flatMap(({ files }) => files),
        ...listPromisedPaths(plan),
    ]);
}
function promisedPaths(plan, prefix) {
    return rememberPaths(allPromised, plan, prefix, listPromisedPaths);
}
function isNamed(plan, path, prefix) {
    return declaredPaths(plan, prefix).names(path);
}
function toTreePath(prefix, path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`${prefix}${path}`).replace(/\/$/, '');
}
function listPromisedPaths({ mustHaves }) {
    return mustHaves.artifacts.map(({ path }) => path);
}
const allDeclared = new WeakMap();
const allPromised = new WeakMap();
function rememberPaths(cache, plan, prefix, entries) {
    const byPrefix = cache.get(plan) ?? new Map();
    cache.set(plan, byPrefix);
    const declared = byPrefix.get(prefix) ?? new _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DeclaredPaths */ .DB(entries(plan), prefix);
    byPrefix.set(prefix, declared);
    return declared;
}


/***/ }),

/***/ 86016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ findFilesWith),
/* harmony export */   B0: () => (/* binding */ findGitlinkProblem),
/* harmony export */   oS: () => (/* binding */ machinePaths),
/* harmony export */   qf: () => (/* binding */ shapeProblems),
/* harmony export */   uj: () => (/* binding */ findLostPointers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10226);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27989);
/* harmony import */ var _system_git_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95576);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13528);







async function shapeProblems(git, base, tree, only) {
    const result = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .specialEntries */ .s1)(git, base, tree);
    const isIncluded = (path) => only?.has(path) !== false;
    const files = result.files.filter(isIncluded);
    const gitlinks = result.gitlinks.filter(isIncluded);
    const symlinks = result.symlinks.filter(isIncluded);
    const gitmodules = gitlinks.length === 0 ? null : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, tree, '.gitmodules');
    const problems = [];
    const add = (rule, subject, message) => problems.push({ rule, passed: false, subject, message });
    for (const path of files.filter(isCheckedForMarkers))
        if (await hasNewMarkers(git, base, tree, path))
            add('commit/conflict-marker', path, 'has the conflict markers of an unfinished merge (<<<<<<<, >>>>>>>)');
    for (const path of gitlinks)
        add('commit/incomplete', 'commit', findGitlinkProblem(path, gitmodules));
    for (const path of symlinks) {
        const problem = await linkProblem(git, tree, path);
        if (problem !== null)
            add('commit/incomplete', 'commit', problem);
    }
    return problems;
}
async function findLostPointers(git, base, tree, changed) {
    const lost = [];
    for (const path of changed) {
        const size = await getSize(git, tree, path);
        const text = size > 100 && size < maxPointerBytes ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, tree, path) : null;
        const [, id = ''] = pointerPattern.exec(text ?? '') ?? [];
        const object = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'lfs', 'objects', id.slice(0, 2), id.slice(2, 4), id);
        if (id === '' || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(object) || (await findFilesWith(git, base, [id])).length > 0)
            continue;
        const short = id.slice(0, 12);
        lost.push(`${path} is a pointer of Git LFS to a file that is not there (${short}); commit the file itself`);
    }
    return lost;
}
async function getSize(git, tree, path) {
    const entry = await git.trees.at(tree, path);
    const [object] = entry === null ? [] : await (0,_system_git_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .describeObjects */ .of)(git, [entry.id]);
    return object?.size ?? 0;
}
const pointerPattern = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([\da-f]{64})\n/;
const maxPointerBytes = 1024;
function isCheckedForMarkers(path) {
    return !/\.(?:adoc|patch|diff)$/i.test(path) && !(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestMaterial */ .G)(path);
}
async function hasNewMarkers(git, base, tree, path) {
    if ((await getSize(git, tree, path)) > maxBytes || !hasMarkers(path, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, tree, path)))
        return false;
    return !/^(?:<<<<<<<|>>>>>>>) ./m.test((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, base, path)) ?? '');
}
const maxBytes = 4 * 1024 * 1024;
function hasMarkers(path, text) {
    const [markers, onlyMarkers] = [
        [/^<<<<<<< ./, /^=======\r?$/, /^>>>>>>> /],
        /^(?:<<<<<<< (?:HEAD|ours)|>>>>>>> [\w./-]+)\r?$/,
    ];
    const isDocument = /\.mdx?$/i.test(path);
    let [seen, isInFence] = [0, false];
    for (const line of /<<<<<<< |>>>>>>> /.test(text ?? '') && text ? text.split('\n') : []) {
        if (isDocument && /^ {0,3}(?:```|~~~)/.test(line))
            isInFence = !isInFence;
        if (!isInFence && markers[seen]?.test(line))
            seen += 1;
        if (seen === markers.length || (!isDocument && !/\.(?:rst|txt)$/i.test(path) && onlyMarkers.test(line)))
            return true;
    }
    return false;
}
function findGitlinkProblem(path, modules) {
    const isSubmodule = (modules ?? '').split('\n').some((line) => /^\s*path\s*=\s*(.+?)\s*$/.exec(line)?.[1] === path);
    return isSubmodule
        ? `the submodule ${path} was changed, which an unattended plan may not do; change it in your own commit`
        : `${path} is a nested git repository that no .gitmodules names, so its files are in no commit; remove ${path}/.git`;
}
async function linkProblem(git, tree, path) {
    const target = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, tree, path)) ?? '';
    const problem = (0,_system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_4__/* .escapingTarget */ .kR)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), target);
    if (problem !== null)
        return `the link ${path} ${problem}, so it leads out of the repository; link by a relative path to a file of the repository`;
    const destination = await git.trees.follow(tree, path);
    if (destination === 'outside')
        return `the link ${path} leads out of the repository; link to a file of the repository`;
    if (destination !== null)
        return null;
    const expected = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), target));
    const isIgnored = (await git.ignores.rulesFor([expected])).size > 0;
    return isIgnored
        ? `the link ${path} leads to ${target}, which git ignores, so no commit contains it; link to a file that is committed, or remove the link`
        : `the link ${path} leads to ${target}, which does not exist in the commit; make that file, or remove the link`;
}
async function machinePaths(git, base, commit, folders) {
    const names = folders.filter((folder) => folder.length > 3 && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder);
    if (names.length === 0)
        return [];
    const changed = new Set((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .specialEntries */ .s1)(git, base, commit)).files.filter(isCode));
    if (changed.size === 0)
        return [];
    const found = [];
    for (const path of (await findFilesWith(git, commit, names)).filter((each) => changed.has(each))) {
        const [before, after] = [
            (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, base, path)) ?? '',
            (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, commit, path)) ?? '',
        ];
        if (names.some((name) => countPathMentions(name, after) > countPathMentions(name, before)))
            found.push(path);
    }
    return found;
}
async function findFilesWith(git, commit, words, folders = ['']) {
    const scopes = folders.includes('') ? [] : folders;
    const patterns = words.flatMap((word) => ['-e', word]);
    const args = ['grep', '--no-color', '-l', '-z', '-I', '-F', ...patterns, commit, '--', ...scopes];
    const isPattern = scopes.some((each) => each.startsWith(':(glob)'));
    const { stdout } = await git.try(args, { reading: true, ...(isPattern && { env: { GIT_LITERAL_PATHSPECS: '0' } }) });
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAtNuls */ .SX)(stdout.toString('utf8')).map((entry) => entry.slice(commit.length + 1));
}
function countPathMentions(folder, text) {
    return text.split(folder).filter((part, at, parts) => {
        const next = parts[at + 1];
        return next !== undefined && !/[\w.-]$/.test(part) && !/^[\w-]/.test(next);
    }).length;
}
function isCode(path) {
    return (!path.includes('.planning/') &&
        !/\.(?:md|mdx|txt|rst|log|lcov|info|map|tsbuildinfo|snap|html|xml|svg|csv)$/i.test(path));
}


/***/ }),

/***/ 32316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ findUndeclaredDependencies),
  W: () => (/* binding */ isDependencyFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/read/test-config.js + 1 modules
var test_config = __webpack_require__(99026);
;// CONCATENATED MODULE: ./lib/judge/checks/dependency-files.json
const dependency_files_namespaceObject = /*#__PURE__*/JSON.parse('{"LN":[{"file":"package\\\\.json|composer\\\\.json","format":"json","keys":"^(?:dependencies|devDependencies|optionalDependencies|peerDependencies|require|require-dev|repositories)\\\\.[^]+$|^scripts\\\\.(?:(?:pre|post)?(?:install|prepare)|prepublish|(?:pre|post)-[\\\\w-]+)$"},{"file":"Cargo\\\\.toml","format":"toml","keys":"(?:^|\\\\.)(?:dev-|build-)?dependencies\\\\b.*\\\\."},{"file":"pyproject\\\\.toml","format":"toml","keys":"^(?:project\\\\.(?:optional-)?dependencies\\\\b|dependency-groups\\\\.|build-system\\\\.|tool\\\\.(?:uv|poetry|pdm|hatch|setuptools)\\\\.(?:(?:.*\\\\.)?(?:[\\\\w-]*dependencies|sources?|index|(?:extra-)?index-url|find-links|hooks|script)(?:\\\\.|$)|build$))","lists":"^(?:project\\\\.(?:optional-)?dependencies\\\\b|dependency-groups\\\\.|build-system\\\\.|tool\\\\.(?:uv|poetry|pdm|hatch|setuptools)\\\\.(?:(?:.*\\\\.)?(?:[\\\\w-]*dependencies|sources?|index|(?:extra-)?index-url|find-links|hooks|script)(?:\\\\.|$)|build$))"},{"file":"pixi\\\\.toml","format":"toml","keys":"dependencies\\\\b|(?:^|\\\\.)tasks\\\\.|\\\\.channels$|pypi-options","lists":"dependencies\\\\b|(?:^|\\\\.)tasks\\\\.|\\\\.channels$|pypi-options"},{"file":"Pipfile","format":"toml","keys":"^(?:(?:dev-)?packages|source)\\\\.","lists":"^(?:(?:dev-)?packages|source)\\\\."},{"file":"setup\\\\.cfg","lines":"(?:(?<=^\\\\[options\\\\]\\\\s*\\\\n(?:(?!\\\\[).*\\\\n)*)(?=\\\\w*requir|dependency_links)|(?<=^\\\\[options\\\\.(?:extras_require|\\\\w+_requires)\\\\]\\\\s*\\\\n(?:(?!\\\\[).*\\\\n)*))([\\\\w-]+)[ \\\\t]*[=:].*(?:\\\\n[ \\\\t]+.*)*"},{"file":"setup\\\\.py|rebar\\\\.config|Podfile|flake\\\\.nix"},{"file":"environment\\\\.ya?ml","lines":"^[ \\\\t]{0,99}-[ \\\\t]{1,99}([\\\\w.-]{1,99}).*"},{"file":"Gemfile|gems\\\\.rb|[^/]+\\\\.gemspec","lines":"^[ \\\\t]*(?:gem|source|git_source|path|git|github|plugin|eval_gemfile|\\\\w+\\\\.add_\\\\w*dependency)\\\\b[\\\\s(]*[\\"\':]*([^\\"\'\\\\s,)]+).*"},{"file":"mix\\\\.exs","lines":"\\\\{\\\\s{0,99}:(\\\\w{1,99})\\\\s{0,99},[^}]{0,999}\\\\}"},{"file":"Package\\\\.swift","lines":"\\\\.package\\\\([^()\\"]{0,99}\\"([^\\"]{1,999})\\"[^)]{0,999}\\\\)"},{"file":"pom\\\\.xml","lines":"<(?:dependency|parent)>[\\\\s\\\\S]{0,999}?<artifactId>\\\\s{0,99}([^<\\\\s]{1,999})[\\\\s\\\\S]{0,499}?</(?:dependency|parent)>"},{"file":"[^/]*\\\\.gradle(?:\\\\.kts)?","lines":"^[ \\\\t]*(?=\\\\w)[\\\\w (]*[\\"\'](?:[\\\\w.-]+:)?([\\\\w.-]+):?.*"},{"file":"[^/]*\\\\.(?:cs|fs|vb)proj|Directory\\\\.Packages\\\\.props","lines":"<Package(?:Reference|Version)\\\\b[^>]{0,199}?\\\\b(?:Include|Update)=\\"([^\\"]{1,199})\\"[^>]{0,199}>"},{"file":"pubspec\\\\.yaml","lines":"(?<=^\\\\w*dependenc\\\\w*:\\\\n(?:[ #].*\\\\n|\\\\n)*)^ {1,3}([\\\\w-]+):.*(?:\\\\n {4,}.*)*"},{"file":"go\\\\.mod","lines":"(?<=^[ \\\\t]*(?:require[ \\\\t]+)?|^tool[ \\\\t]+)([\\\\w.-]+\\\\.[\\\\w./~-]+)(?:[ \\\\t]+v\\\\S+|$)"},{"file":"(?:[\\\\w.-]*[_-])?(?:requirements|constraints)[\\\\w.-]*\\\\.(?:txt|in)|requirements/[\\\\w.-]+\\\\.(?:txt|in)|libs\\\\.versions\\\\.toml","lines":"^[ \\\\t]*([^\\\\s#=<>~!;@[\\\\\\"\']+)[^#\\\\n]*"}],"lw":"(?:^|/)(?:pnpm-workspace\\\\.yaml|deno\\\\.jsonc?)$","D0":"(?:^|/)(?:package-lock\\\\.json|npm-shrinkwrap\\\\.json|yarn\\\\.lock|pnpm-lock\\\\.yaml|bun\\\\.lockb?|patches/[^/]+\\\\+\\\\d[^/]*\\\\.patch)$","zW":"(?:^|/)(?:Cargo\\\\.lock|(?:poetry|uv|pdm|pixi|Pipfile|Gemfile|composer|mix|deno|rebar|Podfile|pubspec|flake)\\\\.lock|pylock[\\\\w.-]*\\\\.toml|conda-lock\\\\.ya?ml|gems\\\\.locked|gradle\\\\.lockfile|go(?:\\\\.work)?\\\\.sum|Package\\\\.resolved|packages\\\\.lock\\\\.json)$","$f":"(?:^|/)(?:node_modules|\\\\.yarn)/|(?:^|/)\\\\.pnp\\\\.(?:cjs|loader\\\\.mjs)$","qH":"(?:^|/)vendor/(?:modules\\\\.txt|autoload\\\\.php|composer/autoload_\\\\w+\\\\.php|(?:bundle|cache)/.+)$"}');
;// CONCATENATED MODULE: ./lib/judge/checks/dependencies.js





function findUndeclaredDependencies(changes, words) {
    const problems = new Map();
    const requested = [];
    for (const { path, before, after } of changes) {
        const rule = manifestRule(path);
        const parts = rule === undefined ? [] : (0,test_config/* listChangedParts */.Lo)(before, after, rule);
        const changed = [...new Set(parts.map((part) => dependencyName(part, path)))];
        const unrequested = words.unlocks(path) ? [] : changed.filter((name) => !isNamedByPlan(name, words));
        const sources = newSources(path, before, after).filter((source) => !isTargetNamedByPlan(source, words));
        if (sources.length > 0)
            problems.set(path, `it takes code from ${(0,text_text/* joinFirstFew */.RS)(sources)}, which no plan names as the source of a dependency`);
        else if (unrequested.length > 0)
            problems.set(path, `its dependencies are installed and run (changed: ${(0,text_text/* joinFirstFew */.RS)(unrequested)})`);
        else if (changed.length > 0)
            requested.push(path);
    }
    for (const { path, before, after } of changes)
        if (isLock(path) && after !== null && !isLockRequested(path, before === null, requested, words))
            problems.set(path, 'it decides which code an installation brings and runs');
    return [...problems].map(([path, reason]) => ({ path, why: reason }));
}
function isDependencyFile(path) {
    return isLock(path) || manifestRule(path) !== undefined;
}
const findManifest = (0,test_config/* createRuleFinder */.Fv)(dependency_files_namespaceObject.LN);
const otherManifests = new RegExp(dependency_files_namespaceObject.lw);
const installedLocks = new RegExp(dependency_files_namespaceObject.D0);
const otherLocks = new RegExp(dependency_files_namespaceObject.zW);
const installedPattern = new RegExp(`${dependency_files_namespaceObject.$f}|${dependency_files_namespaceObject.qH}`);
function isLock(path) {
    if (installedPattern.test(path))
        return !/fixtures?\b/.test(path);
    return !/(?:^|\/)vendor\//.test(path) && (installedLocks.test(path) || otherLocks.test(path));
}
function manifestRule(path) {
    return /(?:^|\/)vendor\//.test(path) || installedPattern.test(path) ? undefined : findManifest(path);
}
function isLockRequested(lock, isNew, requested, { unlocks, named }) {
    if (unlocks(lock) || (isNew && !installedLocks.test(lock) && !installedPattern.test(lock)))
        return true;
    const folder = lock.replace(/(?:(?<=^|\/)(?:node_modules|\.yarn|patches|vendor)\/.*|[^/]*)$/, '');
    const isManifest = (path) => manifestRule(path) !== undefined || otherManifests.test(path);
    return [...named, ...requested].some((path) => path.startsWith(folder) && isManifest(path));
}
function dependencyName(part, path) {
    const [, item] = /^\S+ (.+)$/.exec(part) ?? [];
    if (item !== undefined)
        return /^[\w.-]+/.exec(item)?.[0] ?? item;
    if (path.endsWith('.json'))
        return part === '' ? 'unreadable' : part.replace(/^(?!scripts\.)[\w-]+\./, '');
    return /(?:dependencies|packages|uv\.sources)\.([^.]+)/.exec(part)?.[1] ?? (part || external_node_path_.posix.basename(path));
}
function newSources(path, before, after) {
    const existing = readSpecs(before);
    return external_node_path_.posix.basename(path) === 'package.json'
        ? readSpecs(after).filter((spec) => externalSpec.test(spec) && !existing.includes(spec))
        : [];
}
function readSpecs(text) {
    const root = (0,json_text/* tryParseJson */.Bl)(text ?? '');
    const sections = (0,json_text/* isMapping */.pi)(root) ? Object.entries(root).filter(([name]) => /ependencies$/.test(name)) : [];
    return sections.flatMap(([, specs]) => ((0,json_text/* isMapping */.pi)(specs) ? Object.values(specs).map(String) : []));
}
const externalSpec = /^(?!workspace:|catalog:)(?:[\w+.-]+:|\.{0,2}\/|~\/)|^[\w.-]+\/[\w.-]+(?:#.*)?$/;
function isNamedByPlan(name, { texts }) {
    const literal = name.replace(/[^\w\s]/g, '\\$&');
    const pattern = new RegExp(`(?<![\\w@/-])${literal}(?![\\w/-])`);
    return texts.some((text) => pattern.test(text));
}
function isTargetNamedByPlan(source, { texts }) {
    const target = source
        .replace(/^(?:[\w+.-]+:)+(?:\/\/)?/, '')
        .replace(/#.*|\.git$|(?<=\w)@[^/]*$/g, '')
        .replace(/^(?:\.{1,2}\/)+|\/+$/g, '');
    return /\w/.test(target) && texts.some((text) => text.includes(target));
}


/***/ }),

/***/ 74412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ excuseKeptChecking)
/* harmony export */ });
/* harmony import */ var _plan_phase_protected_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51863);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _read_test_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99026);




const alwaysAsked = /(?:^|\/)(?:\.github\/phase-executor\.ya?ml|CODEOWNERS|\.npmrc|\.lfsconfig|\.snyk|\.\w+ignore)$/i;
const mixedSettings = /(?:^|\/)(?:conftest\.py|(?:GNU)?makefile|[^/]+\.mk|[^/]+\.gradle(?:\.kts)?)$/i;
const unrelatedScript = /^scripts\.(?:build|dev|docs?|deploy|format|preview|release|serve|start|storybook|watch)\b/;
const isDocument = (path) => /\.(?:md|mdc|markdown|txt|rst)$/i.test(path) || _plan_phase_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .agentFolders */ .Vv.test(path);
const checkingWords = /(?<![a-z])(?:tests?|pytest|jest|vitest|mocha|lint|eslint|biome|ruff|mypy|tsc|typecheck|clippy|vet|checks?|audit|scan|codeql|coverage|verify|validate|pre-commit|hooks?|needs)(?![a-z])/gi;
const leniencyWords = /continue-on-error:(?!\s*false)|allow_failure:(?!\s*false)|ignoreFailures|\|\|\s*(?:true|:|exit 0|echo)|\bexit 0|\bset \+e\b|exit-zero|pass-?with-?no-?tests|no-verify|(?<![a-z])(?:skip|exclude|ignore(?!-scripts)|deselect|xfail|paths|branches-ignore)(?![a-z])|\benabled\s*=\s*false|\bif:\s*(?:false|\$\{\{\s*false)|linguist-generated|(?<=\s)-diff\b|collect_ignore|pytest_(?:collection|runtest|ignore|pyfunc|report)\w*/gi;
const limits = /([\w.-]*(?:threshold|fail[-_]under|minimum|coverage|target|branches|functions|statements)[\w.-]*)["']?\s*[:=]\s*["']?(\d+(?:\.\d+)?)/gi;
const comment = /^[ \t]*(?:#|\/\/).*$/gm;
function excuseKeptChecking(findings, changes) {
    const files = changes.map((change) => ({
        ...change,
        was: extractChecks(change.path, change.before ?? ''),
        is: extractChecks(change.path, change.after ?? ''),
    }));
    const removed = listGrown(files.map(({ is }) => is).join('\n'), files.map(({ was }) => was).join('\n'), checkingWords);
    return findings.map((finding) => {
        const file = files.find(({ path }) => path === finding.subject);
        const isTestConfig = finding.rule === 'settings/test-config';
        if (file === undefined || alwaysAsked.test(file.path) || (isTestConfig && !mayBeUnrelated(file)))
            return finding;
        const fewer = listGrown(file.is, file.was, checkingWords).filter((word) => removed.includes(word));
        const more = file.before === null && !isTestConfig ? [] : listGrown(file.was, file.is, leniencyWords);
        const changedWords = [...fewer.map((word) => `fewer "${word}"`), ...more.map((word) => `more "${word}"`)];
        const losses = [...changedWords, ...listLowered(file.was, file.is)];
        return losses.length === 0 || isDocument(file.path)
            ? { ...finding, excuse: 'it takes no check away' }
            : { ...finding, message: `${finding.message}, and it may check less (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(losses)})` };
    });
}
function extractChecks(path, text) {
    return path.endsWith('package.json') ? JSON.stringify(readScripts(text)) : text.replace(comment, '');
}
function mayBeUnrelated({ path, before, after }) {
    const rule = (0,_read_test_config_js__WEBPACK_IMPORTED_MODULE_1__/* .findTestConfigRule */ .aL)(path);
    if (mixedSettings.test(path) || rule === undefined)
        return true;
    if (!path.endsWith('package.json'))
        return false;
    const [oldScripts, newScripts] = [before, after].map((text) => readScripts(text ?? ''));
    const isLonger = (name) => newScripts?.[name] !== undefined && oldScripts?.[name]?.every((step) => newScripts[name]?.includes(step));
    return (0,_read_test_config_js__WEBPACK_IMPORTED_MODULE_1__/* .listChangedParts */ .Lo)(before, after, rule).every((part) => unrelatedScript.test(part) || isLonger(part.replace('scripts.', '')));
}
function readScripts(text) {
    const scripts = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseJson */ .Bl)(text)?.scripts;
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(scripts))
        return {};
    return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, `${script}`.split(/\s*&&\s*/)]));
}
function listGrown(before, after, words) {
    const [was, is] = [before, after].map((text) => {
        const counts = new Map();
        for (const [word] of text.toLowerCase().matchAll(words))
            counts.set(word, (counts.get(word) ?? 0) + 1);
        return counts;
    });
    return [...is].flatMap(([word, count]) => (count > (was.get(word) ?? 0) ? [word] : []));
}
function listLowered(before, after) {
    const read = (text) => [...text.matchAll(limits)].map(([, name = '', limit]) => [name, Number(limit)]);
    const newLimits = new Map(read(after));
    return read(before).flatMap(([name, number]) => ((newLimits.get(name) ?? -1) < number ? [`a lower "${name}"`] : []));
}


/***/ }),

/***/ 46749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cj: () => (/* binding */ asksTypes),
/* harmony export */   iv: () => (/* binding */ readTests),
/* harmony export */   pp: () => (/* binding */ findOwnTests)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _read_code_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39282);
/* harmony import */ var _read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28636);
/* harmony import */ var _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11802);
/* harmony import */ var _read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94914);





const effectiveTest = {
    idle: null,
    isSurelyIdle: false,
    isToFail: false,
    passesByOwnError: false,
    isConditional: false,
    isBehindIf: false,
};
async function findOwnTests(changes) {
    const oldTests = [];
    for (const { path, before } of changes)
        for (const each of before === null ? [] : await listTests(path, before))
            oldTests.push(each);
    const [texts, names] = [new Set(oldTests.map(({ same }) => same)), new Set(oldTests.map(({ name }) => name))];
    const tests = [];
    for (const { path, after, before } of changes) {
        if (after === null || !((0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFile */ .h)(path) || path.endsWith('.rs')))
            continue;
        const isNew = (name) => (name === '' ? before === null : !names.has(name));
        const file = await readTests(path, after);
        if (file === null) {
            const sizeProblem = after.length > _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .maxCode */ .CM ? 'the file is too large to read' : null;
            const declared = sizeProblem === null ? (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnparsedTests */ .OE)(path, after)?.tests : undefined;
            for (const { name, same, marks } of declared ?? [{ name: '', same: '', marks: [] }])
                if (!texts.has(same))
                    tests.push({ ...effectiveTest, path, name, isNew: isNew(name), idle: sizeProblem ?? marks[0] ?? null });
        }
        else
            for (const test of file.tests.filter(({ same }) => !texts.has(same)))
                tests.push({ path, name: test.name, isNew: isNew(test.name), ...judgeTest(test, file) });
    }
    return tests;
}
async function listTests(path, text) {
    return (await readTests(path, text))?.tests ?? (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnparsedTests */ .OE)(path, text)?.tests ?? [];
}
async function readTests(path, text) {
    const tree = await (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCode */ .Xp)(path, text);
    if (tree === null)
        return null;
    const declared = (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .listDeclaredTests */ .o7)(tree);
    const isScript = declared.length === 0 && /[._-](?:test|spec)s?\.\w+$|(?:^|\/)test[-_.][^/]*$/i.test(path);
    const whole = { name: '', node: tree.root, body: tree.root, same: text.replace(/\s+/g, ' ').trim() };
    return {
        tree,
        tests: isScript ? [whole] : declared,
        marks: (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .listTestMarks */ .J2)(tree, declared),
        helpers: (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssertingHelpers */ .ON)(tree, declared),
        areReplaced: [...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walkNodes */ .RI)(tree.root)].some((part) => replacesAssertion(part, tree)),
    };
}
function replacesAssertion(part, tree) {
    const [target, value] = part.type === 'assignment_expression' ? [(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getChild */ .hf)(part, 'left'), (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getChild */ .hf)(part, 'right')] : [];
    if (target === undefined || value === undefined || !(0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(value, 'function'))
        return false;
    return /^(?:assert|expect)\./.test((0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .getCallChain */ .cd)(target, tree).join('.'));
}
const assertsNothing = 'it asserts nothing';
const asksTypes = 'it asks for nothing but types';
function judgeTest(test, file) {
    const { tree } = file;
    const marks = file.marks.filter(({ scope, what }) => scope !== null && (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(test.node, scope) && !/focus|plugin|option/.test(what));
    const mark = marks.find(({ isConditional }) => !isConditional)?.what;
    const { nodes, hasTrivial } = (0,_read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__/* .findAssertions */ .bI)(test.body ?? test.node, tree, file.helpers);
    const reasons = nodes.map((node) => file.areReplaced ? 'its assertions were replaced' : (0,_read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__/* .explainIdleAssertion */ .Kp)(node, test.node, tree));
    const assertsOtherwise = (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .matches */ .cK)(_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .TJ[tree.family].askedOtherwise, test.same);
    const asksForTypes = nodes.length > 0 && nodes.every((node) => (0,_read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__/* .isTypeAssertion */ .BN)(node, tree));
    const assertionProblem = asksForTypes
        ? asksTypes
        : nodes.length > 0
            ? reasons.includes(null)
                ? null
                : (reasons[0] ?? null)
            : assertsOtherwise
                ? null
                : assertsNothing;
    const idle = mark ?? assertionProblem;
    const isClear = idle !== assertsNothing || hasTrivial || doesNothing(test);
    return {
        idle,
        isSurelyIdle: idle !== null &&
            test.name !== '' &&
            isClear &&
            !_read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__/* .doubtfulReasons */ .xC.has(idle) &&
            (mark !== undefined || marks.length === 0),
        isToFail: nodes.length > 0 && /expected to fail|unwritten/.test(mark ?? ''),
        passesByOwnError: (0,_read_test_assertions_js__WEBPACK_IMPORTED_MODULE_4__/* .passesByOwnError */ .n2)(test, tree),
        isConditional: mark === undefined && marks.length > 0,
        isBehindIf: isBehindIf(test, tree),
    };
}
function doesNothing({ body }) {
    return body !== undefined && ![...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walkNodes */ .RI)(body)].some((node) => (0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(node, 'call') || /^import_/.test(node.type));
}
function isBehindIf({ node }, tree) {
    return [...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walkAncestors */ .yB)(node)].some((outer) => {
        const condition = /^if_/.test(outer.type) ? (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getChild */ .hf)(outer, 'condition') : undefined;
        return condition !== undefined && !/^\(?\s*(?:true|True|[!\d\s]+)\s*\)?$/.test((0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getNodeText */ .Oe)(condition, tree));
    });
}


/***/ }),

/***/ 60145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ verifyScope),
/* harmony export */   s: () => (/* binding */ isUnlocked)
/* harmony export */ });
/* harmony import */ var _read_test_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99026);

function verifyScope(facts) {
    const { changed, declared, expected = [], protectedReason, parts = new Map() } = facts;
    const checked = changed.filter((file) => !expected.includes(file));
    const failing = checked.flatMap((file) => {
        const reason = protectedReason(file);
        const part = parts.get(file);
        const mayChange = reason === null || isUnlocked(file, declared, protectedReason);
        const rule = mayChange ? part?.rule : 'scope/protected';
        return rule === undefined
            ? []
            : [
                {
                    rule,
                    passed: false,
                    subject: file,
                    ...buildRefusal(file, (mayChange ? part?.why : reason) ?? '', declared),
                },
            ];
    });
    return [...failing, { rule: 'scope/protected', passed: true, subject: 'files_modified', message: 'are kept' }];
}
function isUnlocked(file, declared, protectedReason) {
    const isFullyProtected = (folder) => protectedReason(`${folder}any`) !== null || (0,_read_test_config_js__WEBPACK_IMPORTED_MODULE_0__/* .findTestConfigRule */ .aL)(`${folder}any`) !== undefined;
    return declared.names(file, isFullyProtected);
}
function buildRefusal(file, reason, declared) {
    if (declared.names(file))
        return {
            message: `is protected (${reason})`,
            remedy: 'restore it, or have the plan say what is to change in it',
        };
    const pattern = declared.patterns.find((declaredPattern) => declaredPattern.covers(file));
    if (declared.patterns.length === 0)
        return { message: `is protected (${reason})` };
    const hint = pattern === undefined ? '' : ` by itself (${pattern.path} does not unlock it)`;
    return { message: `is protected (${reason}), and the plan does not name it${hint}` };
}


/***/ }),

/***/ 38975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ findNamedStubs),
  I: () => (/* binding */ verifySummary)
});

// EXTERNAL MODULE: ./lib/plan/phase/frontmatter.js + 1 modules
var frontmatter = __webpack_require__(30655);
// EXTERNAL MODULE: ./lib/plan/claims/summary-sections.js
var summary_sections = __webpack_require__(78634);
;// CONCATENATED MODULE: ./lib/plan/claims/known-stubs.js


function knownStubs(summary) {
    const sections = (0,summary_sections/* splitSections */.nO)(summary.slice((0,frontmatter/* findFrontmatter */.Ab)(summary)?.bodyStart ?? 0));
    return sections
        .filter(({ title }) => /^(?:known |remaining |open )?stubs?\b/i.test(title))
        .flatMap(({ lines }) => listEntries(lines));
}
function listEntries(lines) {
    const text = (0,summary_sections/* joinParagraph */.jT)(lines);
    if (text === '' || /^(?:none|no|nothing|n\/a|-)(?![\w/])/i.test(text))
        return [];
    const [, , ...rows] = lines.map(summary_sections/* splitTableCells */._B).filter((cells) => cells.length > 1);
    const items = lines.filter((line) => /^\s{0,3}(?:[-*+]|\d+[.)])\s+\S/.test(line));
    if (rows.length > 0)
        return rows.map((cells) => cells.slice(0, 2).join(': '));
    return items.length > 0 ? items.map(summary_sections/* withoutMarks */.zw) : [text];
}

;// CONCATENATED MODULE: ./lib/plan/claims/status-words.js
const completing = [
    'complete|completed|done|finished|pass|passed|success|successful|succeeded|implemented|verified|approved|closed|shipped|executed|ok',
    'abgeschlossen|fertig|erledigt|terminée?|achevée?|complète?|completad[oa]|terminad[oa]|finalizad[oa]|concluíd[oa]|completat[oa]|finit[oa]',
    '完了|完成|已完成|完成済み|완료|заверш[её]но?|выполнено?|готово?|voltooid|afgerond|ukończon[aey]|zakończon[aey]|tamamlandı|klart|ferdig|selesai|hoàn thành',
].join('|');
const surroundingWords = 'phase|plan|all|both|every|everything|the|this|is|are|was|were|has|have|been|now|fully|successfully|implementation|work|' +
    'feature|execution|task|tasks|steps|items|checks|files|commits|tests|and|uat|auto|code|self|check|overall|status';
const isCompleting = new RegExp(`^(?:(?:${surroundingWords}|\\d[\\w./]*)[\\s,:-]+)*(?:${completing})(?![\\p{L}\\p{N}])`, 'u');
function saysComplete(status) {
    const text = normalizeStatus(status);
    if (saysOpen(status) ||
        status.includes('?') ||
        isCountShort(text) ||
        /\btasks? \d+(?!\s*\/)[^.;]*\b(?:done|complete)/.test(text))
        return false;
    return isCompleting.test(text) || /^(?:100 ?%|\d+\/\d+)(?:$|\s)/.test(text) || (text === '' && doneMark.test(status));
}
function saysOpen(text) {
    return openMark.test(text.trim()) || openWords.test(normalizeStatus(text).replace(settledPattern, ' '));
}
function beginsOpen(text) {
    return openMark.test(text.trim()) || openHead.test(normalizeStatus(text));
}
function awaitsPerson(text) {
    return /\b(?:humans?|users?|operators?|manual(?:ly)?|checkpoints?|approv\w+|sign-?off|uat|decisions?)\b/.test(normalizeStatus(text));
}
function isCountShort(text) {
    const counts = countTasks(text);
    const percent = /^\D{0,3}(\d{1,2})(?:\.\d+)? ?%|(?<![\d.])(\d{1,2}) ?% (?:complete|done|finished)/i.test(text);
    return (counts !== null && counts.done < counts.total) || percent;
}
function countTasks(text) {
    const [, done, total] = /(?<![\d./-])(\d{1,4})\s*(?:\/|of|out of)\s*(\d{1,4})(?![\d/-])/i.exec(text) ?? [];
    return done === undefined ? null : { done: Number(done), total: Number(total) };
}
const doneMark = /^\s*[*_]*(?:✅|✓|✔|☑|🟢|🎉)/u;
const openMark = /^[*_\s]*(?:\[ \]|❌|✗|✘|⛔|🚫|🛑|⏸|⏳|🚧|🔴|🟡|🔄)/u;
const settledPattern = /\b(?:no|0|zero|none|without|nothing|never|fixed|resolved|repaired|cleared|pre existing|preexisting|unrelated|expected)\s+(?:[\w]+\s+){0,2}?(?:fail\w*|gaps?|blocked|blockers?|missing|remain\w*|pending|left|incomplete|skipped|deferred|issues?)\b|\b(?:fail\w*|gaps?|missing|blocked|pending)\b[\w ]{0,20}\b(?:fixed|resolved|closed|cleared)\b|\bnot (?:applicable|needed|required|necessary)\b/g;
const openList = [
    'partial(?:ly)?|incomplete|unfinished|blocked|halted|paused|stopped|aborted|interrupted|cancell?ed|rejected|false',
    'pending|awaiting|awaits|waiting|waits|in progress|wip|ongoing|draft|todo|remain(?:s|ing)?',
    'fail(?:s|ed|ing|ure|ures)?|broken|crashed|stuck|missing|untested|unverified|not|cannot',
    'almost|nearly|mostly|half|(?:with|known|open|has|have) (?:\\d+ )?gaps?|gaps? (?:found|remain\\w*|open)',
    'human (?:(?:verification|action|input|review) )?(?:needed|required)|needs? (?:human|user|manual|a person|review|verification)',
    'checkpoint reached|\\d+ (?:tasks?|items?|steps?) left|except|excluding|apart from|up to (?:task|step|wave)|until',
    '(?:with|has|have) (?:\\d+ )?(?:errors|failures)|tasks? (?:\\d+ )?(?:was |were )?(?:skipped|deferred)|(?:skipped|deferred) (?:\\d+ )?tasks?|only (?:task|part|half)|minus|in part',
].join('|');
const openWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${openList})(?![\\p{L}\\p{N}])`, 'u');
const openHead = new RegExp(`^(?:${openList}|not \\w+|[1-9]\\d* (?:tests? )?fail(?:ed|ing|ures?)?|started|skipped|errors?)(?: completed?)?(?=$|\\s*[,;:.()—–|-])`, 'u');
function normalizeStatus(text) {
    return text
        .replace(/<!--.*?-->|\[x\]/gi, ' ')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu, ' ')
        .replace(/[^\p{L}\p{N}\s./%,;:()—–|'’+-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[^\p{L}\p{N}]+/u, '');
}

// EXTERNAL MODULE: ./lib/plan/claims/summary-claims.js
var summary_claims = __webpack_require__(15972);
;// CONCATENATED MODULE: ./lib/plan/claims/summary-identity.js

function findOtherPlan(path, summary) {
    const [, phase, plan] = /(?:^|\/)(\d+(?:\.\d+)?)-(\d+[a-z]?)-SUMMARY\.md$/i.exec(path) ?? [];
    if (phase === undefined || plan === undefined)
        return null;
    const { start = 0, end = 0, bodyStart = 0 } = { ...(0,frontmatter/* findFrontmatter */.Ab)(summary) };
    const front = summary.slice(start, end);
    const title = /^# (.*)$/m.exec(summary.slice(bodyStart))?.[1] ?? '';
    const [, planField] = /^plan:[ \t]*["']?((?:\d+(?:\.\d+)?[-.])?\d+[a-z]?)["']?[ \t]*$/m.exec(front) ?? [];
    const [, titlePlan] = /\bPlan ((?:\d+(?:\.\d+)?[-.])?\d+)\b(?!\.\d)/.exec(title) ?? [];
    const other = [planField, titlePlan].find((each) => each !== undefined && lastNumber(each) !== lastNumber(plan));
    if (other !== undefined)
        return `plan ${other}`;
    const [, phaseField] = /^phase:[ \t]*["']?(\d+(?:\.\d+)?)\b/m.exec(front) ?? [];
    return phaseField !== undefined && Number(phaseField) !== Number(phase) ? `phase ${phaseField}` : null;
}
function lastNumber(id) {
    return (/\d+[a-z]?$/.exec(id)?.[0] ?? id).replace(/^0+(?=\d)/, '');
}

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/judge/checks/summary-check.js





const maxCharacters = 256 * 1024;
function verifySummary({ path, text, checkpoints = 0 }) {
    const fail = (rule, message) => ({ rule, passed: false, subject: path, message });
    if (text === null)
        return fail('summary/missing', 'does not exist');
    if (text.includes('\0'))
        return fail('summary/unreadable', 'is not text');
    if (text.length > maxCharacters)
        return {
            ...fail('summary/unreadable', `has ${text.length} characters; at most ${maxCharacters} are read`),
            remedy: 'shorten it',
        };
    if (text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim() === '')
        return fail('summary/empty', 'is empty');
    const other = findOtherPlan(path, text);
    if (other !== null)
        return fail('summary/other-plan', `says that it is about ${other}`);
    const contradiction = (0,summary_claims/* readClaims */.I)(text).find((claim) => claimRules[claim.kind].contradicts(claim.text));
    if (contradiction)
        return fail(chooseRule(contradiction, checkpoints), formatComplaint(contradiction));
    return { rule: 'summary/missing', passed: true, subject: path, message: 'exists' };
}
const claimRules = {
    status: { rule: 'summary/status', contradicts: (text) => !saysComplete(text) },
    count: { rule: 'summary/count', contradicts: (text) => isCountShort(text) || saysOpen(text) },
    verdict: { rule: 'summary/self-check', contradicts: beginsOpen },
    person: { rule: 'summary/awaits-person', contradicts: () => true },
    stop: { rule: 'summary/stop', contradicts: () => true },
};
function chooseRule({ name, kind, text }, checkpoints) {
    const count = countTasks(text);
    const isLeftToPerson = count !== null && count.total - count.done <= checkpoints;
    if (isLeftToPerson || awaitsPerson(text))
        return 'summary/awaits-person';
    return name === 'Self-Check' ? 'summary/self-check' : claimRules[kind].rule;
}
function formatComplaint({ name, text, kind }) {
    const message = (0,text_text/* clipText */.gL)(text, 100);
    if (kind === 'stop')
        return `says "${message}", so the plan stopped before its end`;
    return `says "${name}: ${message}", so the plan is not complete`;
}
function findNamedStubs(text) {
    const stubs = text === null ? [] : knownStubs(text.slice(0, maxCharacters)).map((stub) => (0,text_text/* clipText */.gL)(stub, 100));
    return stubs.length === 0 ? [] : [`names known stubs: ${(0,text_text/* joinFirstFew */.RS)(stubs, 5, '; ')}`];
}


/***/ }),

/***/ 97101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ol: () => (/* binding */ declaredBy),
  VL: () => (/* binding */ programsOfCommands),
  uy: () => (/* binding */ readFileChanges),
  u4: () => (/* binding */ testIntegrity),
  iH: () => (/* binding */ undeclaredParts)
});

// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/system/git/objects/trees.js
var trees = __webpack_require__(14968);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/judge/candidate/change-plan.js
var change_plan = __webpack_require__(16893);
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var candidate_declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/read/test-config.js + 1 modules
var test_config = __webpack_require__(99026);
// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var clean_copy_programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commands/author-paths.js
var author_paths = __webpack_require__(63708);
// EXTERNAL MODULE: ./lib/judge/run/commands/named-programs.js
var named_programs = __webpack_require__(13935);
// EXTERNAL MODULE: ./lib/judge/checks/dependencies.js + 1 modules
var dependencies = __webpack_require__(32316);
// EXTERNAL MODULE: ./lib/judge/checks/lost-checking.js
var lost_checking = __webpack_require__(74412);
// EXTERNAL MODULE: ./lib/judge/checks/scope.js
var scope = __webpack_require__(60145);
// EXTERNAL MODULE: ./lib/judge/read/declared-tests.js
var declared_tests = __webpack_require__(28636);
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
// EXTERNAL MODULE: ./lib/judge/read/test-assertions.js
var test_assertions = __webpack_require__(94914);
// EXTERNAL MODULE: ./lib/judge/checks/own-tests.js
var own_tests = __webpack_require__(46749);
;// CONCATENATED MODULE: ./lib/judge/checks/weakening.js





async function findWeakening(changes, mayHaveConditions = false) {
    const testFiles = changes.filter(({ path }) => ((0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs')) &&
        ((0,syntax_tree/* getCodeFamily */.iv)(path) !== null || (0,declared_tests/* readUnparsedTests */.OE)(path, '') !== null));
    const moves = await findMovedTests(testFiles);
    const movedAway = new Set(moves.values());
    const weakenings = [];
    for (const change of testFiles) {
        const { path, before, after } = change;
        if (after === null) {
            if (before !== null && (0,test_file/* isTestFile */.h)(path) && !movedAway.has(change))
                weakenings.push({ rule: 'old-test/deleted', path, what: 'the test file was deleted' });
            continue;
        }
        const old = before ?? moves.get(change)?.before ?? null;
        const [was, is] = [
            await countTests(path, old ?? '', false, mayHaveConditions),
            await countTests(path, after, old === null, old === null || mayHaveConditions),
        ];
        for (const what of addedMarks(was, is))
            weakenings.push({ rule: 'old-test/marked', path, what });
        const lost = Math.min(was.asserting - is.asserting, is.tests - is.asserting - (was.tests - was.asserting));
        const what = lost === 1 ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`;
        if (lost > 0)
            weakenings.push({ rule: 'old-test/assertion-lost', path, what });
    }
    return weakenings;
}
async function countTests(path, text, isNew, mayHave = isNew) {
    const file = await (0,own_tests/* readTests */.iv)(path, text);
    if (file === null) {
        const { tests = [], marks = [] } = (0,declared_tests/* readUnparsedTests */.OE)(path, text) ?? {};
        return { marks, tests: tests.length, asserting: tests.length };
    }
    const { tree, tests, helpers } = file;
    const assertingNames = /^_?(?:assert|expect|should|must|verify|check|ensure|fail|require)/i;
    const asserting = tests.filter(({ body, node }) => {
        const { nodes, hasTrivial } = (0,test_assertions/* findAssertions */.bI)(body ?? node, tree, helpers);
        const isCalled = (part) => /^(?:function|property|attribute|field|name|macro)$/.test(part.field) &&
            assertingNames.test((0,syntax_tree/* getNodeText */.Oe)(part, tree));
        const parts = hasTrivial ? [] : [...(0,syntax_tree/* walkNodes */.RI)(body ?? node)];
        return nodes.length > 0 || parts.some((part) => part.children.length === 0 && isCalled(part));
    });
    const marks = file.marks.filter(({ isConditional, onlyInOld }) => !(isNew && onlyInOld) && !(mayHave && isConditional));
    return { marks: marks.map(({ what }) => what), tests: tests.length, asserting: asserting.length };
}
function addedMarks(was, is) {
    const count = ({ marks }, what) => marks.filter((mark) => mark === what).length;
    return [...new Set(is.marks)].flatMap((what) => {
        const increase = count(is, what) - count(was, what);
        return increase > 0 ? [`${increase === 1 ? '' : `${increase} times `}${what} was added`] : [];
    });
}
async function findMovedTests(changes) {
    const moves = new Map();
    const deleted = changes.filter(({ path, before, after }) => before !== null && after === null && (0,test_file/* isTestFile */.h)(path));
    const added = changes.filter(({ path, before, after }) => before === null && after !== null && (0,test_file/* isTestFile */.h)(path));
    for (const isSame of [async (from, to) => from.before === to.after, hasSameName])
        for (const from of deleted)
            for (const to of added)
                if (!moves.has(to) && ![...moves.values()].includes(from) && (await isSame(from, to)))
                    moves.set(to, from);
    return moves;
}
async function hasSameName(from, to) {
    const getName = ({ path }) => path.slice(path.lastIndexOf('/') + 1);
    if (getName(from) !== getName(to))
        return false;
    const [was, is] = [
        await countTests(from.path, from.before ?? '', false),
        await countTests(to.path, to.after ?? '', false),
    ];
    return is.tests >= was.tests;
}

;// CONCATENATED MODULE: ./lib/judge/checks/test-integrity.js














const maxFiles = 400;
async function testIntegrity({ commit }, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    if (commit === startCommit)
        return [];
    const changed = await (0,tree/* listChangedPaths */.xQ)(git, startCommit, commit);
    const decidingFiles = await decidingChanges(changed, [startCommit, commit], run);
    const tests = changed.filter((path) => (0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs'));
    const tooMany = `${tests.length} test files changed, too many to search for removed tests`;
    const mayReadAll = tests.length <= maxFiles;
    const isDeclared = declaredBy(run);
    const isBare = (0,change_plan/* isBareChange */.Fq)(run);
    const weakened = (mayReadAll ? await findWeakening(await readFileChanges(tests, startCommit, commit, git), isBare) : []).filter(({ rule, path }) => rule !== 'old-test/deleted' || !isDeclared(path));
    const undeclared = decidingFiles.filter(({ isMeant }) => !isMeant);
    const isNewConfig = (decidingChange) => decidingChange.rule === 'settings/test-config' && decidingChange.isNew;
    const before = undeclared.some(isNewConfig) ? (await listCommitPaths(startCommit, git)).filter(test_file/* isTestFile */.h) : [];
    const hadTests = (config) => before.some((path) => path.startsWith(config.replace(/[^/]*$/, '')));
    const settings = undeclared
        .filter((decidingChange) => !isNewConfig(decidingChange) || hadTests(decidingChange.path))
        .map(({ rule, path, why }) => buildFinding(rule, path, why, false, isBare));
    const paths = settings.map(({ subject }) => subject);
    const findings = [
        ...weakened.map(({ rule, path, what }) => buildFinding(rule, path, what, isDeclared(path) && (isBare ? 'the file is new' : 'a plan declares this file'), isBare)),
        ...(isBare ? (0,lost_checking/* excuseKeptChecking */.G)(settings, await readFileChanges(paths, startCommit, commit, git)) : settings),
        ...(0,finding/* makeFindings */.bn)('old-test/unread', '', mayReadAll ? [] : [tooMany]),
    ];
    return (0,finding/* decideLevels */.mv)(findings, run.policy);
}
function buildFinding(rule, subject, what, excuse, isBare) {
    const hint = rule === 'settings/dependency' ? 'asks for it' : 'declares this file';
    const message = `was changed: ${what}${excuse === false && !isBare ? `, and no plan ${hint}` : ''}`;
    return { rule, passed: false, subject, message, ...(excuse !== false && { excuse }) };
}
async function undeclaredParts({ base, commit, changed }, run) {
    const changes = await decidingChanges(changed, [base, commit], run);
    const undeclared = changes.filter(({ rule, isNew, isMeant }) => !isMeant && !(isNew && rule === 'settings/test-config'));
    return new Map(undeclared.map(({ path, rule, why }) => [path, { rule, why }]));
}
async function decidingChanges(changed, [from, to], run) {
    const { git, prefix } = run.workspace;
    const isTestConfig = (path) => (0,test_config/* findTestConfigRule */.aL)(path) !== undefined;
    const read = changed.filter((path) => (0,dependencies/* isDependencyFile */.W)(path) || isTestConfig(path));
    const changes = await readFileChanges(read.slice(0, maxFiles), from, to, git);
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const named = plans.flatMap((plan) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix).patterns.flatMap(({ names }) => names ?? []));
    const words = { unlocks: unlockedBy(run), named, texts: plans.map(({ text }) => text) };
    const programs = await programsOfCommands(run);
    const isDeclared = declaredBy(run);
    const isNew = (path) => changes.some((fileChange) => fileChange.path === path && fileChange.before === null);
    const matches = [
        ...(0,dependencies/* findUndeclaredDependencies */.g)(changes, words).map((dependency) => ({ ...dependency, rule: 'settings/dependency', declared: false })),
        ...changed
            .filter((path) => programs.has(path) && !isTestConfig(path))
            .map((path) => ({ path, rule: 'command/changed-program', why: decides, declared: isDeclared(path) })),
        ...(0,test_config/* testConfigChanges */.g3)(changes, words.unlocks).map((change) => ({ ...change, rule: 'settings/test-config' })),
    ];
    return matches.map(({ declared, ...each }) => ({ ...each, isNew: isNew(each.path), isMeant: declared }));
}
async function readFileChanges(paths, from, to, git) {
    const changes = [];
    for (const path of paths)
        changes.push({ path, before: await (0,tree/* readTextInTree */.Pd)(git, from, path), after: await (0,tree/* readTextInTree */.Pd)(git, to, path) });
    return changes;
}
const decides = 'the test-command or a command of a plan runs it, so it decides their result';
const programCache = new WeakMap();
function programsOfCommands({ schedule, workspace, policy, found }) {
    const { git, prefix } = workspace;
    const cached = programCache.get(found);
    if (cached !== undefined)
        return cached;
    const { root, project } = workspace;
    const checks = schedule.plans.flatMap(({ plan }) => {
        const planCommands = (0,clean_copy_programs/* listPlanCommands */.Q7)(plan);
        return planCommands.map((text) => (0,author_paths/* makeRelativeToRoot */.o)(text, { root, project, beside: planCommands }));
    });
    const commands = [policy.testCommand, ...checks];
    const read = (path) => (0,tree/* readTextInTree */.Pd)(git, found.startCommit, `${prefix}${path}`);
    const programs = (0,named_programs/* findNamedPrograms */.m)(commands, read, () => packageFolders(found.startCommit, prefix, git)).then((paths) => new Set([...paths].map((path) => `${prefix}${path}`)));
    programCache.set(found, programs);
    return programs;
}
async function packageFolders(commit, prefix, git) {
    const files = await listCommitPaths(commit, git);
    return files
        .filter((path) => path.startsWith(prefix) && path.endsWith('/package.json'))
        .map((path) => path.slice(prefix.length, -'/package.json'.length))
        .filter((path) => !/node_modules/.test(path));
}
function declaredBy({ schedule, workspace: { prefix } }) {
    const coversAll = (pattern) => pattern.covers(`${prefix}\u0001`) || pattern.covers(`${prefix}\u0001/\u0001`);
    const patterns = schedule.plans
        .flatMap(({ plan }) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix).patterns)
        .filter((pattern) => !coversAll(pattern));
    return (path) => patterns.some((pattern) => pattern.covers(path));
}
function unlockedBy(run) {
    const { protectedReason } = run.policy;
    const declared = run.schedule.plans.map(({ plan }) => (0,candidate_declared/* declaredPaths */.$N)(plan, run.workspace.prefix));
    return (path) => declared.some((paths) => (0,scope/* isUnlocked */.s)(path, paths, protectedReason));
}
async function listCommitPaths(commit, git) {
    return (await git.trees.list(commit)).flatMap(({ mode, path }) => (mode === trees/* folderMode */.a1 ? [] : [path]));
}


/***/ }),

/***/ 39282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ getStringValue),
/* harmony export */   Oi: () => (/* binding */ isPrint),
/* harmony export */   Tu: () => (/* binding */ getWholeChain),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   VO: () => (/* binding */ isConstant),
/* harmony export */   bT: () => (/* binding */ getCallArguments),
/* harmony export */   cd: () => (/* binding */ getCallChain),
/* harmony export */   e1: () => (/* binding */ getDeclaredName),
/* harmony export */   lZ: () => (/* binding */ getBody)
/* harmony export */ });
/* harmony import */ var _code_languages_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61388);
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11802);


const sets = new Map(Object.entries(_code_languages_json__WEBPACK_IMPORTED_MODULE_0__/* .kinds */ .EZ).map(([kind, types]) => [kind, new Set(types.split(' '))]));
function isKind(node, kind) {
    return sets.get(kind)?.has(node.type) === true;
}
function getCallChain(node, tree) {
    const names = [];
    for (let at = node; at !== undefined;) {
        const nameNode = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(at, 'property', 'attribute', 'field', 'name');
        const owner = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(at, 'object', 'operand', 'value', 'path', 'argument');
        if (isKind(at, 'name') || (at.type === 'identifier' && at.children.length === 0)) {
            names.unshift((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(at, tree));
            return names;
        }
        if (at.type === 'macro_invocation') {
            const macro = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(at, 'macro');
            return [...(macro === undefined ? [] : getCallChain(macro, tree)), ...names];
        }
        if (isKind(at, 'member') || at.type === 'method_invocation') {
            if (nameNode !== undefined)
                names.unshift((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(nameNode, tree));
            if (owner === undefined)
                return names;
            at = owner;
        }
        else if (requiresTests(at, tree))
            return ['test', ...names];
        else if (isKind(at, 'call'))
            at = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(at, 'function', 'constructor', 'type', 'name');
        else if (isKind(at, 'wrapper'))
            at = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(at)[0];
        else
            return ['', ...names];
    }
    return ['', ...names];
}
function requiresTests(call, tree) {
    return (call.type === 'call_expression' &&
        /^require\(\s*(['"])(?:node:test|tape?|ava|uvu|vitest)\1\s*\)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(call, tree)));
}
function getWholeChain(node) {
    let at = node;
    while (at.parent !== null &&
        (isKind(at.parent, 'call') || isKind(at.parent, 'member') || isKind(at.parent, 'wrapper')) &&
        at.field !== 'arguments' &&
        at.field !== 'property' &&
        at.parent.type !== 'parenthesized_expression')
        at = at.parent;
    return at;
}
function isPrint(node, tree) {
    return isKind(node, 'call') && printsPattern.test(getCallChain(node, tree).join('.'));
}
const printsPattern = /^(?:console|log|logger|logging|tracing|System\.(?:out|err))\.\w+$|^fmt\.(?:Print|Fprint)\w*$|^(?:print|println|eprintln|log)$/;
function getCallArguments(call) {
    const list = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(call, 'arguments');
    if (list !== undefined)
        return list.type === 'template_string' ? [list] : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(list);
    const tokens = call.children.find(({ type }) => type === 'token_tree');
    return tokens === undefined ? [] : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(tokens);
}
const emptyValues = /^(?:Promise\.resolve|Vec\.new|String\.new|HashMap\.new|Default\.default|Optional\.empty|(?:List|Map|Set)\.of|Collections\.empty\w+|dict|list|set|Ok|Some|Some|make|frozenset|tuple)$/;
function isConstant(node, tree) {
    if (isKind(node, 'function')) {
        const body = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'body');
        return body !== undefined && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(body).length === 0 && /block|^compound/.test(body.type);
    }
    if (isKind(node, 'call')) {
        const isEmpty = emptyValues.test(getCallChain(node, tree).join('.'));
        return isEmpty && getCallArguments(node).every((callArgument) => isConstant(callArgument, tree));
    }
    if (/^jsx_/.test(node.type))
        return isBareMarkup(node, tree);
    if (node.children.length === 0)
        return (!node.isNamed ||
            isKind(node, 'literal') ||
            node.field === 'key' ||
            /^(?:undefined|None|nil|NaN|null|\{\}|\[\]|\(\))$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree)) ||
            /type/.test(node.type));
    if (node.type === 'scoped_identifier')
        return emptyValues.test(getCallChain(node, tree).join('.'));
    return node.children.every((syntaxNode) => isConstant(syntaxNode, tree));
}
function isBareMarkup(node, tree) {
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(node)].every((syntaxNode) => !/attribute|jsx_expression|member/.test(syntaxNode.type) &&
        (syntaxNode.type !== 'jsx_text' || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(syntaxNode, tree).trim() === '') &&
        (syntaxNode.type !== 'identifier' || /^[a-z]/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(syntaxNode, tree))));
}
function getStringValue(node, tree) {
    if (node === undefined || !/string/.test(node.type))
        return null;
    return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree).replace(/^[\w]*(?:"""|'''|['"`])|(?:"""|'''|['"`])$/g, '');
}
function getDeclaredName(node, tree) {
    const name = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'name');
    return name === undefined ? '' : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(name, tree);
}
function getBody(test) {
    const definition = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(test, 'definition') ?? test;
    const callback = isKind(definition, 'call')
        ? getCallArguments(definition).findLast((callArgument) => isKind(callArgument, 'function'))
        : definition;
    return callback === undefined ? undefined : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(callback, 'body');
}


/***/ }),

/***/ 28636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ listTestMarks),
/* harmony export */   OE: () => (/* binding */ readUnparsedTests),
/* harmony export */   ON: () => (/* binding */ listAssertingHelpers),
/* harmony export */   e_: () => (/* binding */ findUncollectedTest),
/* harmony export */   o7: () => (/* binding */ listDeclaredTests)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_claims_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97019);
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10226);
/* harmony import */ var _code_languages_json__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61388);
/* harmony import */ var _code_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39282);
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11802);
/* harmony import */ var _test_assertions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94914);







function listDeclaredTests(tree) {
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkNodes */ .RI)(tree.root)].flatMap((part) => {
        const declaration = findCalledTest(part, tree) ?? findWrittenTest(part, tree);
        if (declaration === null)
            return [];
        const { name, node, first = node } = declaration;
        const same = tree.text.slice(first.from, node.to).replace(/\s+/g, ' ').trim();
        return [{ name, node, body: (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getBody */ .lZ)(node), same }];
    });
}
function findCalledTest(part, tree) {
    const { call } = _syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .TJ[tree.family].test;
    if (call === undefined || part.type !== 'call_expression' || part.field === 'function')
        return null;
    const chain = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallChain */ .cd)((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getChild */ .hf)(part, 'function') ?? part, tree).join('.');
    const [firstArgument, ...otherArguments] = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallArguments */ .bT)(part);
    if (!(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(call, chain) || firstArgument === undefined)
        return null;
    const isCondition = /\.skip$/.test(chain) &&
        !/string/.test(firstArgument.type) &&
        !otherArguments.some((argument) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(argument, 'function'));
    const isDeclared = /string|identifier|member|call|binary|function/.test(firstArgument.type) || otherArguments.length > 0;
    return isDeclared && !isCondition ? { name: (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getStringValue */ .Jn)(firstArgument, tree)?.trim() ?? '', node: part } : null;
}
function findWrittenTest(part, tree) {
    const { node, name: namePattern, head } = _syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .TJ[tree.family].test;
    if (part.type !== node)
        return null;
    const name = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getDeclaredName */ .e1)(part, tree);
    const attributes = listAttributes(part);
    const outer = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkAncestors */ .yB)(part)].find(({ type }) => /^(?:function|class)_definition$/.test(type));
    const isCollected = outer === undefined ||
        (outer.type === 'class_definition' &&
            (/^Test/.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getDeclaredName */ .e1)(outer, tree)) || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getChild */ .hf)(outer, 'superclasses') !== undefined));
    const isTest = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(namePattern, name)
        ? isCollected
        : attributes.some((syntaxNode) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(head, (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(syntaxNode, tree)));
    const decorated = part.parent?.type === 'decorated_definition' ? part.parent : part;
    return isTest ? { name, node: decorated, first: attributes.find(({ parent }) => parent === part.parent) } : null;
}
function listAttributes(node) {
    const siblings = node.parent?.children ?? [];
    const before = siblings.slice(0, siblings.indexOf(node));
    const modifiers = node.children.find(({ type }) => type === 'modifiers')?.children ?? [];
    return [...before.slice(before.findLastIndex(({ type }) => type !== 'attribute_item') + 1), ...modifiers];
}
function findUncollectedTest(tree) {
    const { like } = _syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .TJ[tree.family].test;
    const match = like === undefined ? null : new RegExp(like, 'm').exec(tree.text);
    return match === null || listDeclaredTests(tree).length > 0
        ? null
        : (match.groups?.name ?? match.groups?.group ?? '');
}
function listAssertingHelpers(tree, tests) {
    const helpers = new Set((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listNamedChildren */ .nJ)(tree.root).flatMap((statement) => listImportedHelpers(statement, tree)));
    for (const part of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkNodes */ .RI)(tree.root)) {
        if (!(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(part, 'function'))
            continue;
        const name = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getDeclaredName */ .e1)(part.parent?.type === 'variable_declarator' ? part.parent : part, tree);
        if (name === '' || tests.some(({ node }) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(part, node)))
            continue;
        if ((0,_test_assertions_js__WEBPACK_IMPORTED_MODULE_6__/* .findAssertions */ .bI)(part, tree, new Set()).nodes.length > 0)
            helpers.add(name);
    }
    return helpers;
}
function listImportedHelpers(statement, tree) {
    const [, module, importPath] = /^from (\S+) import\b|(?:\bfrom |\brequire\()\s*['"](\.[^'"]+)['"]/.exec((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(statement, tree)) ?? [];
    const target = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(tree.path), importPath ?? '');
    const isOfTests = module === undefined
        ? importPath !== undefined && ((0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestMaterial */ .G)(`${target}.js`) || (0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestMaterial */ .G)(target))
        : /^\.|^tests?\b|helpers?|conftest|testing/.test(module);
    return isOfTests
        ? [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkNodes */ .RI)(statement)].filter(({ type }) => /identifier/.test(type)).map((node) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(node, tree))
        : [];
}
function listTestMarks(tree, tests) {
    const { marks } = _syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .TJ[tree.family];
    const results = [];
    for (const { what, onlyInOld = false, comment } of marks)
        for (const node of tree.comments)
            if ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(comment, (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(node, tree)))
                results.push({ what, onlyInOld, node, scope: null, isConditional: false });
    for (const node of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkNodes */ .RI)(tree.root)) {
        if (!node.isNamed)
            continue;
        const chain = isChainEnd(node) ? (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallChain */ .cd)(node, tree).join('.') : '';
        const option = getOptionName(node, tree);
        const attribute = /^(?:inner_)?attribute_item$|annotation$/.test(node.type) ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(node, tree) : '';
        for (const { what, onlyInOld = false, ...rule } of marks)
            if ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(rule.chain, chain) || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(rule.option, option) || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(rule.attribute, attribute))
                results.push({ what, onlyInOld, node, ...getMarkScope(node, chain, tree, tests) });
    }
    return results;
}
function isChainEnd(node) {
    const { parent } = node;
    if (!((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(node, 'call') || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(node, 'member') || node.type === 'identifier') || parent === null)
        return false;
    if (node.field === 'arguments' || !((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(parent, 'call') || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(parent, 'member')))
        return true;
    return !/^(?:function|object|operand|value|path|constructor|name|field|attribute|macro)$/.test(node.field);
}
const testCallPattern = new RegExp(`^x?${_code_languages_json__WEBPACK_IMPORTED_MODULE_3__/* .suite */ .rs}(?:\\.\\w+)*$|^f?(?:it|describe|context)$`);
function getOptionName(node, tree) {
    const call = node.type === 'pair' ? node.parent?.parent?.parent : undefined;
    if (call == null || !(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(call, 'call') || !testCallPattern.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallChain */ .cd)(call, tree).join('.')))
        return '';
    const [key, value] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getChild */ .hf)(node, 'key'), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getChild */ .hf)(node, 'value')];
    return key === undefined || value?.type === 'false' ? '' : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(key, tree);
}
function getMarkScope(node, chain, tree, tests) {
    const { parent } = node;
    if (node.type === 'pair') {
        const value = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getChild */ .hf)(node, 'value');
        const isCertain = value?.type === 'true' || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getStringValue */ .Jn)(value, tree) !== null;
        return { scope: parent?.parent?.parent ?? null, isConditional: !isCertain };
    }
    if (node.type === 'attribute_item') {
        const after = parent?.children.slice(parent.children.indexOf(node)) ?? [];
        return { scope: after.find(({ type }) => type !== 'attribute_item') ?? null, isConditional: false };
    }
    if (node.type === 'inner_attribute_item')
        return { scope: tree.root, isConditional: false };
    if (/annotation$/.test(node.type))
        return {
            scope: parent?.parent ?? null,
            isConditional: /^@(?:Disabled|Enabled)(?:If|On|For)/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(node, tree)),
        };
    if (testCallPattern.test(chain) && isDeclaration(node, chain))
        return { scope: node, isConditional: /\.(?:skipIf|runIf)(?:\.|$)/.test(chain) };
    const outer = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .walkAncestors */ .yB)(node)];
    const isOnCondition = isConditionalSkip(node, chain, tree);
    const decorator = outer.find(({ type }) => type === 'decorator');
    if (decorator !== undefined)
        return { scope: decorator.parent, isConditional: isOnCondition };
    const holder = outer.find(({ type }) => type === 'class_definition') ?? tree.root;
    const setUp = outer.find(({ type }) => type === 'function_definition');
    const isSetUp = setUp !== undefined && /^setUp(?:Class)?$/.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getDeclaredName */ .e1)(setUp, tree));
    const test = tests.findLast(({ body }) => body !== undefined && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(node, body))?.node;
    const affected = isSetUp ? setUp : test;
    if (affected !== undefined)
        return { scope: isSetUp ? holder : affected, isConditional: isOnCondition || !isFirstStatement(node, affected) };
    const isOfCallers = outer.some((syntaxNode) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(syntaxNode, 'function') || syntaxNode.type === 'call_expression');
    return isOfCallers
        ? { scope: null, isConditional: false }
        : {
            scope: tree.family === 'python' ? holder : null,
            isConditional: isOnCondition || outer.some(({ type }) => /^(?:if|try)_/.test(type)),
        };
}
function isDeclaration(node, chain) {
    if (!(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(node, 'call'))
        return false;
    const [firstArgument, ...otherArguments] = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallArguments */ .bT)(node);
    if (firstArgument === undefined)
        return false;
    return ((!/^t\b/.test(chain) && /string/.test(firstArgument.type)) ||
        otherArguments.some((syntaxNode) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(syntaxNode, 'function')));
}
function isConditionalSkip(node, chain, tree) {
    const [first] = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(node, 'call') ? (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getCallArguments */ .bT)(node) : [];
    if (/xfail$/.test(chain))
        return first !== undefined && !/^(?:keyword_argument|string)$/.test(first.type);
    if (!/skipif|skipIf|skipUnless|importorskip/.test(chain))
        return false;
    const expected = /Unless$/.test(chain) ? /^(?:False|0)$/ : /^(?:True|1)$/;
    return first === undefined || !(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .isConstant */ .VO)(first, tree) || !expected.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getNodeText */ .Oe)(first, tree));
}
function isFirstStatement(node, test) {
    const body = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .getBody */ .lZ)(test);
    const list = body?.children.find(({ type }) => type === 'statement_list') ?? body;
    const firstStatement = list === undefined ? undefined : ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listNamedChildren */ .nJ)(list)[0] ?? list);
    return (firstStatement !== undefined &&
        (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(node, firstStatement) &&
        !/^(?:if|try|for|while|switch|with)_/.test(firstStatement.type));
}
function readUnparsedTests(path, text) {
    const language = _code_languages_json__WEBPACK_IMPORTED_MODULE_3__/* .unread */ .gy.find(({ files }) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .matches */ .cK)(files, path));
    if (language === undefined)
        return null;
    const listMarks = (part) => {
        const plain = (0,_plan_claims_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCommentsAndTexts */ .Ov)(path, part);
        return language.marks.flatMap(({ what, pattern }) => [...plain.matchAll(new RegExp(pattern, 'gm'))].map(() => what));
    };
    const starts = [...text.matchAll(new RegExp(language.declares, 'gm'))].map(({ index }) => index);
    const tests = starts.map((start, at) => {
        const testText = text.slice(start, starts[at + 1]);
        const name = /(['"`])((?:[^\\]|\\.)*?)\1/.exec(testText.split('\n', 1)[0] ?? '')?.[2] ??
            /\b(?:def|func|fun|function|void|Task)\s+`?(\w[\w ]*)/.exec(testText)?.[1];
        return { name: (name ?? '').trim(), same: testText.replace(/\s+/g, ' ').trim(), marks: listMarks(testText) };
    });
    return { tests, marks: listMarks(text) };
}


/***/ }),

/***/ 11802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ maxCode),
/* harmony export */   Kc: () => (/* binding */ getLineNumber),
/* harmony export */   Oe: () => (/* binding */ getNodeText),
/* harmony export */   RI: () => (/* binding */ walkNodes),
/* harmony export */   Rh: () => (/* binding */ hasSyntaxErrors),
/* harmony export */   TJ: () => (/* binding */ families),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Xp: () => (/* binding */ parseCode),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   hf: () => (/* binding */ getChild),
/* harmony export */   iv: () => (/* binding */ getCodeFamily),
/* harmony export */   nJ: () => (/* binding */ listNamedChildren),
/* harmony export */   yB: () => (/* binding */ walkAncestors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _code_languages_json__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61388);




const families = _code_languages_json__WEBPACK_IMPORTED_MODULE_3__/* .families */ .TJ;
const patterns = new Map();
function matches(pattern, text) {
    if (pattern === undefined)
        return false;
    const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'm');
    patterns.set(pattern, compiled);
    return compiled.test(text);
}
const languages = Object.entries(_code_languages_json__WEBPACK_IMPORTED_MODULE_3__/* .grammars */ .lN).map(([name, { files, family }]) => ({
    name,
    family: family,
    files: new RegExp(files),
}));
function getCodeFamily(path) {
    return languages.find(({ files }) => files.test(path))?.family ?? null;
}
const maxCode = 300_000;
async function parseCode(path, text) {
    const language = languages.find(({ files }) => files.test(path));
    if (language === undefined || text.length > maxCode)
        return null;
    const key = `${language.name} ${text}`;
    const codeTree = treeCache.get(key) ?? copyTree(path, text, language.family, await parseText(language.name, text));
    if (treeCache.delete(key))
        cachedCharacters -= text.length;
    treeCache.set(key, codeTree);
    cachedCharacters += text.length;
    for (const [oldest, { text: oldText }] of treeCache) {
        if (cachedCharacters <= maxCachedCharacters)
            break;
        treeCache.delete(oldest);
        cachedCharacters -= oldText.length;
    }
    return codeTree.path === path ? codeTree : { ...codeTree, path };
}
async function hasSyntaxErrors(path, text) {
    const language = languages.find(({ files }) => files.test(path));
    if (language === undefined || text.length > maxCode)
        return false;
    const tree = await parseText(language.name, text);
    const { hasError } = tree.rootNode;
    tree.delete();
    return hasError;
}
const treeCache = new Map();
let cachedCharacters = 0;
const maxCachedCharacters = 1_500_000;
const parsers = new Map();
async function parseText(language, text) {
    const parser = parsers.get(language) ?? createParser(language);
    parsers.set(language, parser);
    const tree = (await parser).parse(text);
    if (tree === null)
        throw new Error(`the parser of ${language} gave no tree`);
    return tree;
}
let engine = null;
async function createParser(name) {
    engine ??= __webpack_require__.e(/* import() */ 551).then(__webpack_require__.t.bind(__webpack_require__, 10551, 19)).then(async (loaded) => {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)('--liftoff-only');
        await loaded.Parser.init({ wasmBinary: readWasm('engine') });
        return loaded;
    });
    const { Language, Parser: ParserClass } = await engine;
    return new ParserClass().setLanguage(await Language.load(readWasm(name)));
}
const grammarFolders = ['./grammars/', '../grammars/', '../../../dist/grammars/'];
function readWasm(name) {
    const candidates = grammarFolders.map((folder) => new URL(`${folder}${name}.wasm.br`, require("url").pathToFileURL(__filename).href));
    const file = candidates.find((url) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(url));
    if (file === undefined)
        throw new Error(`${name}.wasm.br is missing from dist/grammars; run npm run build`);
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.brotliDecompressSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
}
function copyTree(path, text, family, tree) {
    const cursor = tree.walk();
    const comments = [];
    const createNode = (parent) => ({
        type: cursor.nodeType,
        from: cursor.startIndex,
        to: cursor.endIndex,
        field: cursor.currentFieldName ?? '',
        isNamed: cursor.nodeIsNamed,
        isMissing: cursor.nodeIsMissing,
        parent,
        children: [],
    });
    const root = createNode(null);
    const openNodes = [root];
    const addNode = () => {
        const parent = openNodes.at(-1);
        const node = createNode(parent);
        (/comment$/.test(node.type) ? comments : parent.children).push(node);
        return node;
    };
    let node = root;
    for (;;) {
        if (cursor.gotoFirstChild()) {
            if (node !== root)
                openNodes.push(node);
            node = addNode();
            continue;
        }
        while (!cursor.gotoNextSibling()) {
            if (!cursor.gotoParent() || openNodes.length === 0) {
                const hasErrors = tree.rootNode.hasError;
                cursor.delete();
                tree.delete();
                return { path, text, family, root, comments, hasErrors };
            }
            if (openNodes.length > 1)
                openNodes.pop();
        }
        node = addNode();
    }
}
function* walkNodes(node) {
    const pending = [node];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        yield next;
        for (let at = next.children.length - 1; at >= 0; at -= 1)
            pending.push(next.children[at]);
    }
}
function getChild(node, ...fields) {
    return node.children.find(({ field }) => fields.includes(field));
}
function listNamedChildren(node) {
    return node.children.filter(({ isNamed }) => isNamed);
}
function* walkAncestors(node) {
    for (let next = node.parent; next !== null; next = next.parent)
        yield next;
}
function isWithin(node, outer) {
    return node.from >= outer.from && node.to <= outer.to;
}
function getNodeText({ from, to }, { text }) {
    return text.slice(from, to);
}
function getLineNumber(text, at) {
    return text.slice(0, at).split('\n').length;
}


/***/ }),

/***/ 94914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ isTypeAssertion),
/* harmony export */   Kp: () => (/* binding */ explainIdleAssertion),
/* harmony export */   bI: () => (/* binding */ findAssertions),
/* harmony export */   n2: () => (/* binding */ passesByOwnError),
/* harmony export */   xC: () => (/* binding */ doubtfulReasons)
/* harmony export */ });
/* harmony import */ var _code_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39282);
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11802);


const failingPattern = /^(?:assert\w*|expect\w*|Ω|should\w*|fail\w*|panic|verify\w*|XCT\w*|(?:strict|deep|deepStrict|not|notStrict|notDeep)?[eE]quals?|is|isnt|ok|notOk|not|like|same|throws|raises|warns|rejects|match|doesNotThrow|doesNotMatch|doesNotReject|truthy|falsy|true|false|deepEqual|notDeepEqual|unwrap\w*|must_\w+|wont_\w+|refute\w*|Error|Errorf|Fatal|Fatalf|Fail|FailNow|Should|Expect|Assert\w*|Verify\w*)$/;
const anywherePattern = /^(?:assert\w*|expect\w*|should|Should|verify\w*|to|must|Expect|Ω|require)$/;
const nonAssertionPattern = /^expect\.(?:assertions|hasAssertions|extend|any\w*|objectContaining|arrayContaining|stringContaining|stringMatching|not\.\w+Containing)$|\.(?:pass|plan)$|^expect\.soft$/;
const libraryPattern = /^(?!(?:.*\.)?(?:fail\w*|panic|FailNow|Error\w*|Fatal\w*|unreachable|should\w*|unwrap\w*|verify\w*)$)(?:assert|t|tt|tap|test|self|this|static|parent|Assert|Assertions|chai|is|XCT\w*|std|expect|should|(?:strict|deep|not)?equal|ok|not|like|same|throws|rejects|match|does|truthy|falsy|debug_assert|require)/i;
const loosePattern = /^_?(?:check|must|ensure|require|compare|do_test|roundtrip)\w*$/i;
const statements = new Set(['assert_statement', 'throw_statement', 'raise_statement']);
function findAssertions(part, tree, helpers) {
    const classified = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(part)].map((node) => ({ node, kind: classifyAssertion(node, tree, helpers) }));
    return {
        nodes: classified.flatMap(({ node, kind }) => (kind === 'asserts' ? [node] : [])),
        hasTrivial: classified.some(({ kind }) => kind === 'trivial'),
    };
}
function classifyAssertion(node, tree, helpers) {
    if (statements.has(node.type))
        return isTruism(node, tree) ? 'trivial' : 'asserts';
    const isCall = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(node, 'call');
    if (!isCall && !((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(node, 'member') && node.parent?.type === 'expression_statement'))
        return null;
    if (isPartOfChain(node))
        return null;
    const names = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(node, tree);
    const [chain, firstName = '', lastName = ''] = [names.join('.'), names[0], names.at(-1)];
    if (nonAssertionPattern.test(chain))
        return null;
    if (!failingPattern.test(lastName) && !names.some((name) => anywherePattern.test(name)))
        return helpers.has(firstName) || helpers.has(lastName) || isLooseCall(names, node, tree) ? 'asserts' : null;
    if (isCall ? chain === 'expect' : names.includes('expect') && /^to[A-Z]/.test(lastName))
        return 'trivial';
    const looksAtValues = libraryPattern.test(chain) || (tree.family === 'java' && /^assert/.test(lastName));
    return looksAtValues && (isCall || names.includes('expect')) && areTrivial(listValues(node, tree), tree)
        ? 'trivial'
        : 'asserts';
}
function isPartOfChain(node) {
    let at = node;
    while (at.parent !== null && (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(at.parent, 'wrapper'))
        at = at.parent;
    const isInChain = at.parent !== null && ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(at.parent, 'call') || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(at.parent, 'member'));
    return isInChain && /^(?:function|object|operand|value)$/.test(at.field);
}
function isLooseCall(names, node, tree) {
    const isNamed = loosePattern.test(names.at(-1) ?? '');
    if (tree.family === 'script')
        return false;
    if (tree.family === 'python')
        return isNamed && names[0] === 'self';
    const [firstArgument] = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallArguments */ .bT)(node);
    return isNamed || (tree.family === 'go' && firstArgument !== undefined && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(firstArgument, tree) === 't');
}
function listValues(chain, tree) {
    const argumentLists = [];
    for (let at = chain; at !== undefined;) {
        const tokens = at.children.find(({ type }) => type === 'token_tree');
        if ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(at, 'call'))
            argumentLists.push(tokens === undefined ? (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallArguments */ .bT)(at) : [tokens]);
        at = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(at, 'wrapper') ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(at)[0] : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(at, 'function', 'object', 'operand', 'value');
    }
    return argumentLists.flat().filter((node) => tree.family !== 'go' || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree) !== 't');
}
function areTrivial(values, tree) {
    const [firstText, secondText, thirdText] = values.map((value) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(value, tree));
    return (values.every((value) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(value, tree)) ||
        values.some((value) => isAlwaysTrue(value, tree)) ||
        (firstText !== undefined &&
            firstText === secondText &&
            thirdText === undefined &&
            !values.some((value) => callsInside(value))));
}
function isAlwaysTrue(node, tree) {
    const inner = node.type === 'parenthesized_expression' ? ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(node)[0] ?? node) : node;
    const [right, sign] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(inner, 'right'), inner.children.find(({ isNamed }) => !isNamed)?.type ?? ''];
    return right !== undefined && /^(?:\|\||or)$/.test(sign) && /^(?:true|True|1)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(right, tree));
}
function isTruism(statement, tree) {
    const [condition] = statement.type === 'assert_statement' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(statement) : [];
    if (condition === undefined)
        return false;
    if (condition.type === 'tuple')
        return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(condition).length > 0;
    return areTrivial(condition.type === 'comparison_operator' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(condition) : [condition], tree);
}
const byEnvironment = 'it runs only where an environment variable is set';
const notAwaited = 'its assertions run after it has ended, because nothing waits for them';
const doubtfulReasons = new Set([byEnvironment, notAwaited]);
const environmentPattern = /process\.env\b|import\.meta\.env\b|\bos\.(?:environ|getenv|Getenv|LookupEnv)\b|\bSystem\.getenv\b|\benv::var|\bgetenv\s*\(|\bDeno\.env\b|\bBun\.env\b/;
function explainIdleAssertion(assertion, test, tree) {
    let inner = assertion;
    for (const outer of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkAncestors */ .yB)(assertion)) {
        const reason = explainOuterNode(inner, outer, test, tree) ?? explainEarlierExit(inner, outer, tree);
        if (reason !== null)
            return reason;
        inner = outer;
    }
    return /\.\s*(?:resolves|rejects)\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(assertion, tree))
        ? explainUnawaited(assertion, test, tree)
        : null;
}
function explainOuterNode(inner, outer, test, tree) {
    const swallowed = 'its failure is caught and dropped';
    const emptyLoop = 'its assertions stand in a loop over nothing';
    if (/^if_|^elif_/.test(outer.type) && inner.field === 'consequence') {
        const condition = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(outer, 'condition') ?? outer, tree);
        if (/^\(?\s*(?:false|False|0)\s*\)?$/.test(condition))
            return 'its assertions stand behind a condition that is never true';
        return environmentPattern.test(condition) ? byEnvironment : null;
    }
    if (outer === test || !(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(outer, test))
        return null;
    if (inner.field === 'body') {
        if (/^try_/.test(outer.type))
            return hasSwallowingHandler(outer, tree) ? swallowed : null;
        if (outer.type === 'with_statement')
            return /\bsuppress\((?:AssertionError|Exception|BaseException)\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(outer.children[1] ?? outer, tree))
                ? swallowed
                : null;
        if (/^(?:for|while|for_in|enhanced_for)_statement$/.test(outer.type))
            return isEmptyLoop((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(outer, 'right', 'condition', 'value'), tree) ? emptyLoop : null;
    }
    if (!(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(outer, 'call'))
        return null;
    const method = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(outer, tree).at(-1);
    if (inner.field !== 'arguments')
        return method === 'catch' && (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallArguments */ .bT)(outer).some((callArgument) => swallowsRejection(callArgument, tree))
            ? swallowed
            : null;
    if (isEmptyLoop([...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(outer)].find(({ field }) => field === 'object'), tree))
        return emptyLoop;
    return method === 'then' ? explainUnawaited(outer, test, tree) : null;
}
function isEmptyLoop(iterated, tree) {
    return (iterated !== undefined &&
        /^(?:\[\s*\]|\(\s*\)|range\(0\)|\(?(?:false|False|0)\)?)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(iterated, tree)));
}
function explainEarlierExit(inner, outer, tree) {
    if (!/block|^statement_list$|^program$|^module$/.test(outer.type))
        return null;
    for (const before of outer.children.slice(0, outer.children.indexOf(inner))) {
        if (before.type === 'return_statement' && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(before).every((node) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(node, tree)))
            return 'it returns before its assertions';
        const [condition, body] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(before, 'condition'), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(before, 'consequence')];
        const checksEnvironment = condition !== undefined && environmentPattern.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(condition, tree));
        if (checksEnvironment && body !== undefined && /\breturn\b|\b[sS]kip\w*\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(body, tree)))
            return byEnvironment;
    }
    return null;
}
function hasSwallowingHandler(statement, tree) {
    const { caught } = _syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .families */ .TJ[tree.family];
    return statement.children.some((handler) => {
        const body = /^(?:catch|except)_clause$/.test(handler.type)
            ? ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(handler, 'body') ?? handler.children.find(({ type }) => type === 'block'))
            : undefined;
        if (body === undefined)
            return false;
        const typeNames = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(handler)].filter(({ type, from }) => /^(?:type_)?identifier$/.test(type) && from < body.from);
        const catchesAll = typeNames.length === 0 || caught === undefined;
        return ((catchesAll || typeNames.some((name) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(caught, (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(name, tree)))) && swallowsFailure(body, tree));
    });
}
function swallowsFailure(body, tree) {
    const parts = /block$/.test(body.type) ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(body) : [body];
    return parts.every((statement) => {
        if ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(statement, 'idle') || statement.type === 'continue_statement')
            return true;
        const values = /^(?:return|expression)_statement$/.test(statement.type)
            ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(statement)
            : [statement];
        const isShown = (node) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrint */ .Oi)(node, tree) || ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(node, 'call') && showsPattern.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(node, tree).join('.')));
        return values.every((value) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(value, tree) || (statement.type !== 'return_statement' && isShown(value)));
    });
}
const showsPattern = /^(?:fmt|t|\w*[eE](?:x|rr|rror|xception)?)\.\w*(?:log|Log|warn|info|debug|error|print|Print)\w*$/;
function swallowsRejection(handler, tree) {
    const body = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(handler, 'function') ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(handler, 'body') : undefined;
    return body === undefined
        ? /^(?:[\w.]*noop|console\.\w+)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(handler, tree))
        : swallowsFailure(body, tree);
}
function explainUnawaited(part, test, tree) {
    const chain = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getWholeChain */ .Tu)(part);
    if (chain.parent?.type !== 'expression_statement' || /^await/.test(chain.type))
        return null;
    const callback = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getBody */ .lZ)(test)?.parent ?? test;
    const params = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(callback, 'parameters', 'parameter');
    const takesDone = params !== undefined && /\b(?:done|cb|callback|resolve)\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(params, tree));
    return takesDone ? null : notAwaited;
}
function isTypeAssertion(assertion, tree) {
    const method = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(assertion, tree).at(-1) ?? '';
    const values = assertion.type === 'assert_statement' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(assertion).slice(0, 1) : listValues(assertion, tree);
    const variables = values.filter((value) => !(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(value, tree));
    if (/^(?:toBeTypeOf|toBeInstanceOf|assertIsInstance)$/.test(method))
        return true;
    if (/^(?:toBeDefined|toBeUndefined)$/.test(method))
        return !variables.some(callsInside);
    return variables.length > 0 && variables.every((value) => isTypeCheck(value, tree));
}
function isTypeCheck(value, tree) {
    if (value.type === 'unary_expression')
        return /^typeof\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(value, tree));
    if ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'call'))
        return /(?:^|\.)(?:callable|hasattr|isinstance|isfunction|isclass)$/.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(value, tree).join('.'));
    const parts = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(value).filter((part) => !(0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(part, tree));
    return (/^(?:binary_expression|comparison_operator|boolean_operator|parenthesized_expression)$/.test(value.type) &&
        parts.length > 0 &&
        parts.every((part) => isTypeCheck(part, tree)));
}
function passesByOwnError({ node, body }, tree) {
    const expectsPanic = tree.family === 'rust' && /#\[should_panic/.test(tree.text.slice(Math.max(0, node.from - 200), node.from));
    const recovers = tree.family === 'go' && /\brecover\(\)/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree));
    if ((expectsPanic || recovers) && body !== undefined && endsInError(body, tree))
        return true;
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(body ?? node)].some((part) => {
        if (part.type === 'with_statement')
            return (/^with\b[^\n]*\b(?:raises|assertRaises\w*)\(/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(part, tree)) &&
                endsInError((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(part, 'body'), tree, part));
        if (part.type === 'try_statement')
            return (endsInError((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(part, 'body'), tree) && (hasSwallowingHandler(part, tree) || acceptsAnyError(part, tree)));
        const isExpecting = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(part, 'call') &&
            /(?:^|\.)(?:throws|rejects|raises|assertThrows\w*|toThrow\w*|Throw\w*)$/.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(part, tree).join('.'));
        return (isExpecting &&
            !isPartOfChain(part) &&
            listValues(part, tree).some((value) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'function') && endsInError((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(value, 'body'), tree, part)));
    });
}
function endsInError(block, tree, expectation = block) {
    const list = block?.children.find(({ type }) => type === 'statement_list') ?? block;
    const statements = list === undefined ? [] : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(list);
    const lastStatement = statements.at(-1);
    if (lastStatement === undefined || !statements.slice(0, -1).some(callsInside))
        return false;
    const text = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(lastStatement, tree);
    const isThrow = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(lastStatement, 'throw');
    if (!isThrow && !/^(?:(?:panic|unreachable|todo)!?|(?:\w+\.)?fail)\s*\(|^assert (?:False|0)\b/.test(text))
        return false;
    const [, thrown = 'AssertionError'] = (isThrow && /^\w+\s+(?:new\s+)?(\w+)/.exec(text)) || [];
    const around = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(expectation ?? lastStatement, tree).replace((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(block ?? lastStatement, tree), '');
    const types = around.match(/\b[A-Z]\w*/g) ?? [];
    return types.length === 0 || types.some((type) => type === thrown || broadErrors.test(type));
}
const broadErrors = /^(?:(?:Base|Runtime)?Exception|Error|Throwable)$/;
function acceptsAnyError(statement, tree) {
    const handler = statement.children.find(({ type }) => /^(?:catch|except)_clause$/.test(type));
    const parameter = handler === undefined ? undefined : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(handler, 'parameter');
    const body = handler === undefined
        ? undefined
        : ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(handler, 'body') ?? handler.children.find(({ type }) => type === 'block'));
    if (body === undefined || tree.family !== 'script')
        return false;
    const errorName = parameter === undefined ? '' : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(parameter, tree);
    const words = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(body, tree).replace(/(?<![\w$])(?:assert|expect|ok|t|true|instanceof|toBe|toBeDefined|toBeTruthy|toBeInstanceOf|toBeTrue|Error|strictEqual|equal|is|not|toBeNull|toBeUndefined)(?![\w$])/g, ' ');
    return (words.match(/[\w$]+/g) ?? []).every((word) => word === errorName);
}
function callsInside(node) {
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(node)].some((part) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(part, 'call'));
}


/***/ }),

/***/ 99026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fv: () => (/* binding */ createRuleFinder),
  aL: () => (/* binding */ findTestConfigRule),
  Lo: () => (/* binding */ listChangedParts),
  g3: () => (/* binding */ testConfigChanges)
});

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./lib/plan/claims/comments.js
var comments = __webpack_require__(97019);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/judge/read/test-config.json
const test_config_namespaceObject = /*#__PURE__*/JSON.parse('[{"file":"package\\\\.json","why":"its scripts and the settings of its test runners decide what `npm test` runs","format":"json","keys":"^(?:(?:scripts|imports)\\\\.[^]+|pnpm\\\\.[^]+|jest|vitest|mocha|ava|nyc|c8|tap|jasmine|karma|cypress|wdio|overrides|resolutions|packageManager|devEngines|volta|catalogs?|trustedDependencies|dependenciesMeta|gypfile|_moduleAliases|browser)(?:\\\\.[^]+)?$","addable":"^(?:scripts\\\\.(?!(?:pre|post)|(?:install|prepare|prepublish|prepublishOnly|dependencies)$)|imports\\\\.|workspaces (?!!))","lists":"^workspaces(?:\\\\.packages)?$","isNewHarmless":true},{"file":"[jt]sconfig(?:\\\\.[\\\\w-]+)*\\\\.json","why":"its paths decide which files imports lead to","format":"json","keys":"^compilerOptions\\\\.(?:baseUrl|rootDirs|paths\\\\.[^]+)$","addable":"^compilerOptions\\\\.(?:baseUrl$|paths\\\\.(?:[@~#$]?/|[@~#$]\\\\w*/\\\\*$|[@~#$]$))","isLoose":true,"isNewHarmless":true},{"file":"deno\\\\.jsonc?","why":"its tasks and excludes decide what `deno test` runs","format":"json","keys":"^(?:tasks|test|exclude|workspace)(?:\\\\.|$)"},{"file":"\\\\.npmrc|\\\\.yarnrc|\\\\.yarnrc\\\\.ya?ml|\\\\.pnpmfile\\\\.[cm]?js|bunfig\\\\.toml|pnpm-workspace\\\\.yaml","why":"it can replace the tools and the shell that run the tests"},{"file":"vitest\\\\.config\\\\.(?:[cm]?[jt]s)","why":"it is the configuration of the test runner","sections":["test","resolve","plugins"]},{"file":"(?:jest|vitest|ava|mocha|karma|jasmine|playwright|cypress|web-test-runner|wdio|nyc|c8|stryker)(?:[.-][\\\\w-]+)*\\\\.conf(?:ig)?\\\\.(?:[cm]?[jt]s|json)","why":"it is the configuration of the test runner"},{"file":"(?:jest|vitest)[.-](?:setup|preset|workspace|projects)(?:[.-][\\\\w-]+)*\\\\.(?:[cm]?[jt]s|json)|setupTests\\\\.(?:[cm]?[jt]s|json)|vitest\\\\.workspace\\\\.(?:[cm]?[jt]s|json)","why":"it runs before every test"},{"file":"vite\\\\.config\\\\.(?:[cm]?[jt]s|json)","why":"its `test` section is the configuration of vitest","sections":["test"],"isOptional":true},{"file":"\\\\.mocharc(?:\\\\.\\\\w+)?|\\\\.taprc|\\\\.tap/config\\\\.ya?ml|\\\\.nycrc(?:\\\\.\\\\w+)?|\\\\.c8rc(?:\\\\.\\\\w+)?|\\\\.?jasmine\\\\.json|cypress\\\\.json|cypress/support/.*|test/mocha\\\\.opts","why":"it is the configuration of the test runner"},{"file":"nx\\\\.json|turbo\\\\.json|lerna\\\\.json","why":"it decides which packages are tested"},{"file":"conftest\\\\.py","why":"pytest runs it before the tests, and it can skip or change any of them"},{"file":"\\\\.?pytest\\\\.(?:ini|toml)|tox\\\\.ini|noxfile\\\\.py|\\\\.coveragerc|nose2?\\\\.cfg","why":"it decides which tests run and with which options"},{"file":"(?:pytest|unittest|_pytest|pluggy)(?:\\\\.py|/__(?:init|main)__\\\\.py)","why":"Python takes it for the test runner, where it lies in the folder of the tests"},{"file":"pyproject\\\\.toml","why":"its test sections decide which tests run","format":"toml","keys":"^tool\\\\.(?:pytest|tox|nox|coverage|hatch\\\\.envs|pdm\\\\.scripts|poe|taskipy|nosetests|unittest)\\\\b|scripts\\\\.(?:pytest|tox|nox|coverage|hatch\\\\.envs|pdm\\\\.scripts|poe|taskipy|nosetests|unittest)\\\\b|\\\\bpytest11\\\\."},{"file":"setup\\\\.cfg","why":"its test sections decide which tests run","lines":"(?<=^\\\\[(?:tool:pytest|pytest|aliases|nosetests|unittest|tox|coverage:.*|testenv.*)\\\\]\\\\s*\\\\n(?:(?!\\\\[).*\\\\n)*)([\\\\w-]+)[ \\\\t]*[=:].*(?:\\\\n[ \\\\t]+.*)*"},{"file":"sitecustomize\\\\.py|usercustomize\\\\.py|[^/]+\\\\.pth","why":"every Python process runs it, tests as well"},{"file":"pip\\\\.(?:conf|ini)|\\\\.pypirc|uv\\\\.toml|poetry\\\\.toml|\\\\.condarc|\\\\.bundle/config|nuget\\\\.config","why":"it decides where packages come from"},{"file":"Cargo\\\\.toml","why":"its targets, profiles and members decide what `cargo test` runs","format":"toml","keys":"^(?:profile|patch|replace)\\\\b|^test\\\\.|^(?:lib|bin|example|bench)\\\\.(?:test|harness|doctest|required-features)$|^package\\\\.(?:autotests|autoexamples|build)$|^workspace\\\\.(?:exclude|default-members)$","addable":"^workspace\\\\.members ","lists":"^workspace\\\\.members$","isNewHarmless":true},{"file":"\\\\.cargo/config(?:\\\\.toml)?|\\\\.config/nextest\\\\.toml|nextest\\\\.toml","why":"it can replace the runner, its flags and its aliases"},{"file":"go\\\\.mod","why":"its toolchain and replace lines decide what is compiled","lines":"^(?:toolchain|replace|exclude|godebug|ignore)\\\\s*(?:\\\\([^)]*\\\\)|[^(\\\\n]+)","isNewHarmless":true},{"file":"binding\\\\.gyp|(?<!\\\\bsrc/)build\\\\.rs","why":"it runs when the project is installed or built"},{"file":"go\\\\.work","why":"it decides which modules are tested"},{"file":"pom\\\\.xml","why":"its plugins and properties decide which tests run","drops":"<!--[\\\\s\\\\S]*?-->|<dependency>[\\\\s\\\\S]*?</dependency>|</?dependencies>|\\\\s+(?=<)","isNewHarmless":true},{"file":"(?:build|settings|init)\\\\.gradle(?:\\\\.kts)?","why":"it decides which tests run","drops":"^\\\\s*(?:\\\\w*[iI]mplementation|\\\\w*[aA]pi|\\\\w*[cC]ompileOnly|\\\\w*[rR]untimeOnly|\\\\w*[aA]nnotationProcessor|kapt|ksp)\\\\b.*$|^\\\\s*//.*$"},{"file":"gradle\\\\.properties|gradle-wrapper\\\\.(?:properties|jar)|gradlew(?:\\\\.bat)?|mvnw(?:\\\\.cmd)?|junit-platform\\\\.properties|testng\\\\.xml|build\\\\.sbt","why":"it decides with which options and tools the tests run"},{"file":"\\\\.mvn/.*","why":"it holds options for every run of maven"},{"file":"phpunit(?:\\\\.dist)?\\\\.xml(?:\\\\.dist)?|Pest\\\\.php","why":"it decides which tests run"},{"file":"composer\\\\.json","why":"its scripts decide what `composer test` runs","format":"json","keys":"^scripts\\\\.[^]+$","addable":"^scripts\\\\.(?!(?:pre|post)|(?:install|prepare|prepublish|prepublishOnly|dependencies)$)","isNewHarmless":true},{"file":"\\\\.rspec|\\\\.rspec-local|Rakefile|cucumber\\\\.ya?ml|\\\\.proverc","why":"it decides which tests run"},{"file":"(?:spec|rails|test)_helper\\\\.(?:rb|exs)","why":"it runs before every test and can leave some out"},{"file":"[^/]*\\\\.runsettings|xunit\\\\.runner\\\\.json|Directory\\\\.Build\\\\.(?:props|targets)","why":"it decides which tests run"},{"file":"CMakeLists\\\\.txt","why":"its test lines decide what `ctest` runs","lines":"^\\\\s*(?:\\\\w*test\\\\w*\\\\s*\\\\((?:[^()]|\\\\([^()]*\\\\))*\\\\)|\\\\w+\\\\s*\\\\((?:[^()]|\\\\([^()]*\\\\))*(?:\\\\bCTest\\\\b|WILL_FAIL|BUILD_TESTING|DISABLED)(?:[^()]|\\\\([^()]*\\\\))*\\\\))","addable":"^(?!\\\\w*propert)(?!.*(?:WILL_FAIL|DISABLED|BUILD_TESTING))","isNewHarmless":true},{"file":"CTest(?:Testfile|Custom|Config)\\\\.cmake","why":"it decides what `ctest` runs"},{"file":"(?:GNU)?makefile|[^/]+\\\\.mk|\\\\.?justfile|Taskfile(?:\\\\.dist)?\\\\.ya?ml|(?:Grunt|gulp|Jake)file\\\\.[cm]?[jt]s|[^/]+\\\\.rake","why":"its recipes decide what `make test` and the like run"},{"file":"rust-toolchain(?:\\\\.toml)?|\\\\.nvmrc|\\\\.node-version|\\\\.python-version|\\\\.ruby-version|\\\\.java-version|\\\\.tool-versions|\\\\.?mise\\\\.toml|global\\\\.json","why":"it decides with which version of the tools the tests run"}]');
;// CONCATENATED MODULE: ./lib/judge/read/test-config.js





const findTestConfigRule = createRuleFinder(test_config_namespaceObject);
function createRuleFinder(allRules) {
    const rules = allRules.map((rule) => ({ rule, file: new RegExp(`(?:^|/)(?:${rule.file})$`, 'i') }));
    return (path) => rules.find(({ file }) => file.test(path))?.rule;
}
function testConfigChanges(changes, declared) {
    return changes.flatMap(({ path, before, after }) => {
        const rule = findTestConfigRule(path);
        if (!rule || (before === null && rule.isNewHarmless))
            return [];
        const changed = listChangedParts(before, after, rule);
        if (changed.length === 0)
            return [];
        const named = changed.filter((name) => name !== '');
        const list = named.length === 0 ? '' : ` (changed: ${(0,text_text/* joinFirstFew */.RS)(named)})`;
        return [{ path, why: `${rule.why}${list}`, declared: declared(path) }];
    });
}
function matchesPattern(pattern, name) {
    return pattern !== undefined && new RegExp(pattern).test(name);
}
function listChangedParts(before, after, rule) {
    const [oldParts, newParts] = [readParts(before ?? '', rule), readParts(after ?? '', rule)];
    return [...new Set([...oldParts.keys(), ...newParts.keys()])].filter((name) => oldParts.get(name) !== newParts.get(name) && (oldParts.has(name) || !matchesPattern(rule.addable, name)));
}
function readParts(text, rule) {
    const { format, lines, drops, sections } = rule;
    if (text.trim() === '')
        return new Map();
    if (format !== undefined)
        return readKeyedParts(text, rule) ?? (rule.isLoose ? new Map() : wholeText(text));
    if (sections !== undefined)
        return readSectionParts(text, sections, rule.isOptional);
    if (lines === undefined)
        return wholeText(drops === undefined ? text : text.replace(new RegExp(drops, 'gm'), ''));
    const lineMatches = text.replace(/(?<=^|\s)#.*$/gm, '').matchAll(new RegExp(lines, 'gim'));
    const plain = (part) => part.replace(/\s+/g, ' ').trim();
    return joinValues([...lineMatches].map(([match, name]) => [plain(name ?? match), name === undefined ? '' : plain(match)]));
}
function wholeText(text) {
    const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
    const plain = lines.filter((line) => line !== '').join('\n');
    return new Map(plain === '' ? [] : [['', plain]]);
}
function readKeyedParts(text, { format, keys, lists }) {
    const json = () => (0,json_text/* tryParseJson */.Bl)(text) ?? (0,json_text/* tryParseJson */.Bl)((0,comments/* withoutComments */.fx)('a.ts', text).replace(/,(?=\s*[\]}])/g, ''));
    const root = format === 'toml' ? tryParseToml(text) : json();
    if (!(0,json_text/* isMapping */.pi)(root))
        return null;
    return joinValues(listLeaves(root, '').flatMap(([name, value]) => {
        if (matchesPattern(lists, name) && Array.isArray(value))
            return value.map((item) => [`${name.replace('.packages', '')} ${asText(item)}`, '']);
        return matchesPattern(keys, name) && !/no test specified/.test(`${value}`) ? [[name, JSON.stringify(value)]] : [];
    }));
}
function joinValues(entries) {
    const result = new Map();
    for (const [name, value] of entries)
        result.set(name, result.has(name) ? `${result.get(name)}\n${value}` : value);
    return result;
}
function asText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function tryParseToml(text) {
    try {
        return (0,dist/* parse */.qg)(text, { integersAsBigInt: 'asNeeded' });
    }
    catch (error) {
        if (error instanceof dist/* TomlError */.zx)
            return null;
        throw error;
    }
}
function listLeaves(value, name, depth = 0) {
    if (depth > maxLevels)
        return [[name, null]];
    if (Array.isArray(value) && (0,json_text/* isMapping */.pi)(value[0]))
        return value.flatMap((each) => listLeaves(each, name, depth + 1));
    if (!(0,json_text/* isMapping */.pi)(value) || value instanceof Date)
        return [[name, typeof value === 'bigint' ? `${value}` : value]];
    return Object.entries(value).flatMap(([key, each]) => listLeaves(each, name === '' ? key : `${name}.${key}`, depth + 1));
}
const maxLevels = 50;
function readSectionParts(text, names, isOptional = false) {
    const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
    const [firstName = ''] = names;
    const mentions = plain.match(new RegExp(`(?<![\\w.$/-])${firstName}(?![\\w$/.(-])`, 'g')) ?? [];
    if (isOptional && mentions.length === 0)
        return new Map();
    const foundSections = names.flatMap((name) => {
        const section = extractSection(plain, name);
        return section === null ? [] : [[name, section]];
    });
    return foundSections[0]?.[0] !== firstName || (isOptional && mentions.length > 1)
        ? wholeText(plain)
        : new Map(foundSections);
}
function extractSection(plain, name) {
    const start = new RegExp(`(?<![\\w.$"'\`])${name}\\s*:\\s*[{[]`).exec(plain);
    if (!start)
        return null;
    let depth = 0;
    for (let at = start.index; at < plain.length; at += 1) {
        const char = plain.charAt(at);
        if ('{['.includes(char))
            depth += 1;
        if ('}]'.includes(char) && --depth === 0)
            return plain.slice(start.index, at + 1).replace(/\s+/g, ' ');
    }
    return null;
}


/***/ }),

/***/ 96734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ listObjections),
/* harmony export */   EB: () => (/* binding */ listWarnings),
/* harmony export */   Fl: () => (/* binding */ getFailureReason),
/* harmony export */   WL: () => (/* binding */ getFindingDetails),
/* harmony export */   Y3: () => (/* binding */ areRepairable),
/* harmony export */   bn: () => (/* binding */ makeFindings),
/* harmony export */   dj: () => (/* binding */ findingSentence),
/* harmony export */   mv: () => (/* binding */ decideLevels),
/* harmony export */   qz: () => (/* binding */ excuseFindings)
/* harmony export */ });
/* harmony import */ var _rule_book_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

function makeFindings(rule, subject, messages) {
    return messages.map((message) => ({ rule, passed: false, subject, message }));
}
function decideLevels(findings, policy) {
    return findings.flatMap((input) => {
        if (input.passed === true)
            return [input];
        const finding = withAcceptance(input, policy.accepted);
        const level = getLevel(finding, policy);
        const remedy = level === 'ask' ? policy.answer : undefined;
        return level === 'off' ? [] : [{ ...finding, message: fullMessage(finding, remedy), level }];
    });
}
function withAcceptance(finding, accepted) {
    const { rule, subject, message } = finding;
    const concerns = (file) => subject === file || subject.startsWith(`${file}:`) || (subject === '' && message.includes(`; ${file} was changed`));
    const matches = ({ rule: id, file, test }) => id === rule && (file === undefined ? test === undefined : concerns(file));
    const row = accepted.find(matches);
    return row === undefined ? finding : { ...finding, excuse: `accepted by ${row.owner} until ${row.until}` };
}
function getLevel({ rule, excuse }, policy) {
    const configured = policy.levels[rule];
    if (configured === 'off')
        return 'off';
    if (excuse !== undefined)
        return 'warn';
    if (configured !== undefined)
        return configured;
    const { level, follows } = _rule_book_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleBook */ .Ek[rule];
    switch (follows) {
        case 'undeclared-changes':
            return policy.undeclaredChanges === 'ask' ? 'ask' : 'refuse';
        case 'verify-commands':
            return policy.verifyCommands === 'run' ? 'refuse' : 'warn';
        case 'author-disputes':
            return policy.authorDisputes === 'fail' ? 'refuse' : policy.authorDisputes;
        default:
            return level;
    }
}
function fullMessage({ rule, passed, message, remedy: ownRemedy, excuse }, standard = _rule_book_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleBook */ .Ek[rule].remedy) {
    const remedy = ownRemedy ?? standard;
    const suffix = excuse ?? (passed === null ? '' : remedy);
    return suffix === '' || message.endsWith(suffix) ? message : `${message}; ${suffix}`;
}
function excuseFindings(findings, reason) {
    return findings.map((finding) => finding.level === undefined ? finding : { ...finding, level: 'warn', message: `${finding.message}${reason}` });
}
function listObjections(findings) {
    return findings.filter(({ level }) => level === 'refuse' || level === 'ask');
}
function listWarnings(findings) {
    return findings.filter(({ level }) => level === 'warn').map(findingSentence);
}
function getFindingDetails(findings, plan) {
    return findings.flatMap(({ rule, level, subject, message }) => level === undefined || level === 'off' ? [] : [{ rule, level, ...(plan && { plan }), subject, message }]);
}
function areRepairable(findings) {
    return findings.every(({ rule }) => (0,_rule_book_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepairable */ .gT)(rule));
}
function getFailureReason(findings) {
    return findings.some(({ rule }) => (0,_rule_book_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(rule)) ? 'scope_violation' : 'verification_failed';
}
function findingSentence({ rule, subject, passed, message }) {
    const { check } = _rule_book_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleBook */ .Ek[rule];
    const about = subject === '' ? '' : `${check} ${subject} `;
    return `${about}${passed === null ? 'was not checked: ' : ''}${message}${passed === true ? '' : ` (${rule})`}`;
}


/***/ }),

/***/ 94343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ runCheckoutTests),
/* harmony export */   DO: () => (/* binding */ findRewrittenCode),
/* harmony export */   Fi: () => (/* binding */ getTimeLimit),
/* harmony export */   Wf: () => (/* binding */ setUpCheckout),
/* harmony export */   aR: () => (/* binding */ runSideTests),
/* harmony export */   eR: () => (/* binding */ getCheckoutPrograms),
/* harmony export */   lN: () => (/* binding */ inPreparedCheckout),
/* harmony export */   qK: () => (/* binding */ buildCheckoutEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_claims_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97019);
/* harmony import */ var _plan_claims_substance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77675);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15295);
/* harmony import */ var _system_process_process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93591);
/* harmony import */ var _clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42222);
/* harmony import */ var _commit_judgement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39006);
/* harmony import */ var _tests_test_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70262);










function buildCheckoutEnvironment(checkout, run, onlyReads = false) {
    if (!onlyReads)
        checkout.use();
    return run.services.judging.environment(checkout.home, checkout.top, {
        PHASE_ID: run.phase.id,
        TMPDIR: checkout.temporary,
    });
}
function getCheckoutPrograms(checkout, { log, onlyReads = false }, run) {
    const { limits } = run.policy;
    const { clock, interrupt, ledger } = run.services;
    return {
        env: buildCheckoutEnvironment(checkout, run, onlyReads),
        limits,
        clock,
        cancel: interrupt.now,
        marker: run.workspace.git.processMark(run.runId, 'judge', 1),
        inside: run.services.judging.namespaces.judging,
        logFile: (name) => ledger.logFile('judge', 1, `judge-${log}-${name}`),
    };
}
async function setUpCheckout(checkout, run) {
    const { namespaces } = run.services.judging;
    if (namespaces.unsandboxed !== null)
        return namespaces.unsandboxed;
    const command = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_4__/* .setUpCommand */ .bw)(run.policy.setupCommand, checkout.root, run.workspace.project);
    if (command === null)
        return null;
    run.services.ledger.append('setup_start', { command });
    const { inCheckout, judgingSetUp } = namespaces;
    const inside = checkout.top === run.workspace.git.root ? inCheckout : judgingSetUp;
    const programs = { ...getCheckoutPrograms(checkout, { log: 'setup' }, run), inside };
    const endAt = run.services.clock.uptimeMs() + run.policy.limits.timeoutMs;
    const { exitCode, ending, tail } = await (0,_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .runShell */ .E5)(command, { cwd: checkout.root, log: 'command', endAt }, programs);
    checkout.keepSetUp();
    if (ending === 'exited' && exitCode === 0)
        return null;
    const lastLine = tail.trimEnd().split('\n').at(-1) ?? '';
    return `setup-command "${command}" failed in the clean copy of the commit (${ending === 'exited' ? `exit code ${exitCode}` : ending}): ${lastLine.slice(0, 200)}`;
}
async function inPreparedCheckout(commit, run, work) {
    const checkout = await (0,_commit_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .openCleanCheckout */ .k8)(commit, run);
    if (typeof checkout === 'string')
        return { problem: checkout };
    try {
        const problem = await setUpCheckout(checkout, run);
        return problem === null ? await work(checkout) : { problem };
    }
    finally {
        checkout.close();
    }
}
async function runCheckoutTests(checkout, { time, logFile, timeoutMs = Number.POSITIVE_INFINITY, among, coverage }, run) {
    const { limits } = run.policy;
    const { clock } = run.services;
    const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.scratch, `tests-${time}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(scratch, { recursive: true });
    const startedAt = clock.uptimeMs();
    const { verdict, named } = await (0,_tests_test_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runTests */ .N)({
        command: run.policy.testCommand,
        cwd: checkout.root,
        scratch,
        clock,
        marker: run.workspace.git.processMark(run.runId, 'tests', time),
        inside: run.services.judging.namespaces.judging,
        cancel: run.services.interrupt.now,
        env: {
            ...buildCheckoutEnvironment(checkout, run),
            ...(among !== undefined && { [_system_process_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .MARK */ .M$]: among }),
            ...(coverage !== undefined && { NODE_V8_COVERAGE: coverage }),
        },
        timeoutMs: Math.max(1, Math.min(timeoutMs, limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
        graceMs: limits.graceMs,
        ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
        logFile,
    });
    return { verdict, named, durationMs: clock.uptimeMs() - startedAt };
}
async function runSideTests({ what, time, log, timeoutMs = Number.POSITIVE_INFINITY }, checkout, run) {
    const { ledger } = run.services;
    const { commit } = checkout;
    ledger.append('side_tests_start', { commit, command: run.policy.testCommand, what, of: 'tests', time });
    const logFile = ledger.logFile(log, 1 + (time % 100));
    const tested = await runCheckoutTests(checkout, { time, logFile, timeoutMs }, run);
    ledger.append('side_tests_end', { commit });
    return tested;
}
function getTimeLimit({ durationMs }) {
    return durationMs === undefined ? Number.POSITIVE_INFINITY : 3 * durationMs + 5_000;
}
async function findRewrittenCode(paths, { commit, top }, run) {
    const { trees } = run.workspace.git;
    const rewritten = [];
    for (const path of paths.filter(_plan_claims_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .isProgramCode */ .Io).slice(0, 400)) {
        const entry = await trees.at(commit, path);
        const text = entry?.mode.startsWith('100') ? await trees.text(entry) : null;
        if (text !== null && (0,_plan_claims_substance_js__WEBPACK_IMPORTED_MODULE_3__/* .compareSubstance */ .SR)(path, text, (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))) === 'content')
            rewritten.push(path);
    }
    return rewritten;
}


/***/ }),

/***/ 29674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runnableCommand),
  p: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/run/commands/author-paths.js
var author_paths = __webpack_require__(63708);
// EXTERNAL MODULE: ./lib/judge/run/commands/command-strength.js
var command_strength = __webpack_require__(10947);
// EXTERNAL MODULE: ./lib/judge/run/tests/failure-detail.js
var failure_detail = __webpack_require__(41451);
// EXTERNAL MODULE: ./lib/judge/run/tests/lost-tests.js
var lost_tests = __webpack_require__(51377);
// EXTERNAL MODULE: ./lib/judge/run/tests/named-tests.js
var named_tests = __webpack_require__(62694);
// EXTERNAL MODULE: ./lib/judge/run/tests/test-log.js + 1 modules
var test_log = __webpack_require__(23330);
// EXTERNAL MODULE: ./lib/judge/run/tests/verdict.js
var verdict = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/known-tools.json
const known_tools_namespaceObject = /*#__PURE__*/JSON.parse('{"j1":"npm|npx|pnpm|yarn|bunx?|deno|node|python3?|pytest|poetry|uvx?|pipenv|tox|ruff|mypy|go|cargo|rustc|dotnet|mvn|gradle|sbt|swift|xcodebuild|mix|elixir|flutter|dart|zig|bundle|ruby|rspec|rake|php|composer|make|cmake|ctest|docker|psql|sqlite3|jq|rg","Hg":"pytest|ruff|mypy|black|flake8|pylint|isort|coverage|tox|nox|pyright|bandit|pip|build|pre_commit|uvicorn|alembic|mkdocs|sphinx|poetry|uv","XQ":"This is not the tsc command you are looking for|could not determine executable to run|canceled due to missing packages|npm (?:error|ERR!) (?:code )?(?:E40[134]|ENOTFOUND|EAI_AGAIN|ENOTCACHED|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\\\\b|Command \\"[\\\\w@./-]+\\" not found","U$":{"tsc":"typescript","tsserver":"typescript","ng":"@angular/cli","nest":"@nestjs/cli","biome":"@biomejs/biome","playwright":"@playwright/test","changeset":"@changesets/cli","cap":"@capacitor/cli"},"av":["Cannot find (?:module|package) \'([^\'\\"\\\\n]+)\'","Cannot find (?:module|package) \\"([^\'\\"\\\\n]+)\\"","Could not (?:find|load)(?: plugin| config)? \\"([^\\"\\\\n]+)\\"","Failed to resolve import \\"([^\\"\\\\n]+)\\"","Could not resolve \\"([^\\"\\\\n]+)\\"","Cannot find type definition file for \'([^\'\\\\n]+)\'","ESLint couldn\'t find the (?:plugin|config) \\"([^\\"\\\\n]+)\\"","No module named \'?([\\\\w.]+)","cannot load such file -- ([\\\\w/.-]+)"],"e4":[{"program":"python3","says":"requires a different Python: [\\\\d.]+ not in \'>=\\\\s*([\\\\d.]+)|requires-python[^\\\\n]*>=\\\\s*([\\\\d.]+)|Python ([\\\\d.]+) or (?:higher|newer|later) is required"},{"program":"node","says":"(?:requires|required:?|engine)[^\\\\n]{0,40}\\\\bnode[^\\\\n\\\\d]{0,12}>=?\\\\s*v?([\\\\d.]+)"},{"program":"node","says":"Unknown file extension \\"\\\\.[cm]?ts\\"|bad option: --experimental-(?:strip|transform)-types","least":"22.6"},{"program":"go","says":"requires go >= ([\\\\d.]+)|toolchain not available"},{"program":"rustc","says":"requires rustc ([\\\\d.]+)"},{"program":"java","says":"invalid (?:source|target) release: ([\\\\d.]+)|[Uu]nsupported class file major version|release version ([\\\\d.]+) not supported"}],"VW":{"yaml":"pyyaml","cv2":"opencv","PIL":"pillow","sklearn":"scikit","bs4":"beautifulsoup","dotenv":"dotenv","jwt":"pyjwt","dateutil":"dateutil","skimage":"scikit-image","serial":"pyserial","osgeo":"gdal","git":"gitpython","psycopg2":"psycopg2","attr":"attrs","google":"google","jose":"jose","OpenSSL":"pyopenssl","magic":"magic"},"pO":[{"says":"(?:\\\\./)?([\\\\w./-]*(?:gradlew|mvnw|sbtw?|millw?|bazelw|bazelisk)): Permission denied","needs":"{} to be executable, which its author\'s machine did not ask for; git update-index --chmod=+x it"},{"says":"error: unrecognized arguments: (--(?:cov|timeout|asyncio-mode|benchmark|json-report|ds|reruns|randomly|xdist)|-n)","needs":"the plugin of pytest for {}; set setup-command to install it"},{"says":"[Cc]annot connect to the Docker daemon|failed to connect to the docker API|Could not find a valid Docker environment|docker\\\\.sock: (?:connect: )?(?:no such file|permission denied)","ask":"docker info","needs":"Docker, which is not running here"},{"says":"ENOTFOUND|EAI_AGAIN|ENETUNREACH|Could not resolve host|[Nn]ame or service not known|Temporary failure in name resolution|dial tcp[^\\\\n]*(?:lookup|i/o timeout|no route)|[Nn]etwork is unreachable|No route to host|Failed to establish a new connection|UnknownHostException|failed to download from|ERR_INTERNET_DISCONNECTED","ask":"getent ahosts github.com || getent ahosts pypi.org","needs":"the network, which this machine does not have"}],"v9":[{"command":"\\\\b(?:curl|wget|http|fetch|nc)\\\\b[\\\\s\\\\S]*?\\\\b(?:localhost|127\\\\.0\\\\.0\\\\.1|0\\\\.0\\\\.0\\\\.0|\\\\[::1\\\\])","output":"[Cc]onnection refused|[Ff]ailed to connect|ECONNREFUSED","exitCode":7,"add":"no server answers there: none of an earlier command is left; start it, ask it and stop it in one command, for example `npm start & p=$!; sleep 5; curl -fs localhost:3000; c=$?; kill $p; exit $c`"},{"command":"\\\\bgrep\\\\s[^|;&\\\\n]{0,300}\\\\|\\\\s*wc\\\\s+-l","exitCode":1,"add":"a grep that finds nothing ends with 1, and so does its pipe; write `! grep -q …` where nothing may be found, and `grep -q …` where something must"},{"command":"\\\\be?f?grep\\\\s+(?:-\\\\S+\\\\s+)*?(?:-\\\\w*c\\\\w*|--count)\\\\b","exitCode":1,"add":"a `grep -c` that counts 0 ends with 1, and so does its pipe; write `! grep -q …` where nothing may be found, and `test \\"$(grep -c …)\\" -ge 2` for a number"},{"command":"(?:^|[;&|\\\\n]\\\\s*)!\\\\s*(?:e|f)?grep\\\\b[^;&|\\\\n]*$","exitCode":1,"add":"grep found what must not be there; where the match is meant to stay, write a narrower pattern or path"}]}');
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/claims/promised-text.js
var promised_text = __webpack_require__(81252);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/missing-tool.js





async function findMissingTool(command, { tail, exitCode }, { root, project }, run) {
    const inner = [...command.matchAll(/\bcd\s+["']?([^\s"';&|()]+)/g)].map(([, path = '']) => path.startsWith('/') ? path : (0,external_node_path_.join)(root, path));
    const folders = [root, ...inner];
    const fails = async (test) => (await run(test, { pipefail: true })).exitCode !== 0;
    const failed = { command, tail, exitCode, root, project, folders, fails };
    for (const findMissing of [findMissingProgram, findMissingFile, findMissingModule, findMissingService]) {
        const explanation = await findMissing(failed);
        if (explanation !== null)
            return explanation;
    }
    return findOutdatedProgram(tail, run);
}
const setUpHint = 'set setup-command (such as npm ci) to install it';
const declaredButMissing = 'which package.json names and nothing has installed here';
const ignoredByGit = 'which git ignores, so this copy of the project does not have it';
async function findMissingProgram({ command, tail, exitCode, root, project, folders, fails }) {
    const launcherPattern = /\b(?:npx|bunx|npm exec|pnpm (?:exec|dlx)|yarn (?:exec|dlx))\s+(?:(?:-p|--package)[ =]\S+\s+|-\S+\s+)*(@?[\w./-]+)/g;
    const started = [...command.matchAll(launcherPattern)].map(([, name = '']) => name.replace(/^.*\/|@.*$/g, ''));
    const [, hiddenProgram = ''] = /(?:^|&&)\s*(?:[A-Z_]+=\S*\s+)*([a-z][\w-]*)\s[^;|\n]*\|\s*(?:[ef]?grep|rg|jq|awk)\b[^;\n|]*$/.exec(command) ?? [];
    const names = [
        ...[...tail.matchAll(notFoundPattern)].map(([, name = '']) => name),
        ...(exitCode === 1 && toolchains.test(hiddenProgram) ? [hiddenProgram] : []),
        ...(notFetched.test(tail) ? started : []),
    ];
    for (const name of new Set(names)) {
        const existsIn = (folder) => programFolders.some((binFolder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, binFolder, name)));
        if (name === '' || folders.some(existsIn))
            continue;
        const packageName = packageByProgram[name] ?? name;
        if ([...folders, project].some((folder) => readPackageNames(folder).some((each) => each === packageName || each.endsWith(`/${name}`))))
            return `needs ${name}, ${declaredButMissing}; ${setUpHint}`;
        const folder = programFolders.find((binFolder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, binFolder, name)));
        if (root !== project && folder)
            return `needs ${name} from ${(0,external_node_path_.dirname)(folder)}, ${ignoredByGit}; ${setUpHint}`;
        if (started.includes(name)) {
            if (await fails(`npx --no-install ${name} --version`))
                return `needs ${name}, which the project does not install; add it to its devDependencies and set setup-command (such as npm ci)`;
        }
        else if (command.includes(name) && (await fails(`command -v ${name}`)))
            return `needs the program ${name}, which is not installed here`;
    }
    return null;
}
const notFoundPattern = /(?:^|\n)(?:(?:ba)?sh|[^\n:]{1,200}): (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found(?=\s*(?:\n|$))/g;
const toolchains = new RegExp(`^(?:${known_tools_namespaceObject.j1})$`);
const notFetched = new RegExp(known_tools_namespaceObject.XQ);
const packageByProgram = known_tools_namespaceObject.U$;
const programFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];
function findMissingFile({ tail, folders }) {
    const [, path] = /(?:^|[\s:'"])(?:\.\/)?((?:[\w.-]+\/){0,4}(?:node_modules\/\.bin|\.?venv\/(?:bin|Scripts)|vendor\/bin)\/[\w.+@-]+)['"]?: (?:No such file or directory|not found)/.exec(tail) ?? [];
    const isMissing = path !== undefined && !folders.some((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, path)));
    return isMissing ? `needs ${path}, ${ignoredByGit}; ${setUpHint}` : null;
}
async function findMissingModule({ tail, folders: commandFolders, project, fails, }) {
    const folders = [...new Set([...commandFolders, project])];
    const anyExists = (...paths) => folders.some((folder) => paths.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, path))));
    const names = known_tools_namespaceObject.av.flatMap((source) => [...tail.matchAll(new RegExp(source, 'g'))].map(([, name = '']) => name));
    for (const name of [...new Set(names)].slice(0, 20)) {
        if (/^[./~#]|^@\//.test(name))
            continue;
        if (new RegExp(`No module named '?${(0,promised_text/* escapePattern */.MP)(name)}`).test(tail)) {
            const [top = ''] = name.split('.');
            const isExpected = pythonTools.test(top) || folders.some((folder) => declaresPython(folder, top));
            const isOwn = anyExists(top, `${top}.py`, `src/${top}`, `src/${top}.py`);
            const lookUp = `import importlib.util as u, sys; sys.exit(u.find_spec("${top}") is None)`;
            if (isExpected && !isOwn && (await fails(`python3 -c '${lookUp}'`)))
                return `needs ${top}, which this Python does not have; set setup-command to install it (such as pip install -r requirements.txt)`;
            continue;
        }
        const top = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
        if (folders.some((folder) => readPackageNames(folder).includes(top)) && !anyExists(`node_modules/${top}`))
            return `needs ${top}, ${declaredButMissing}; ${setUpHint}`;
    }
    return null;
}
const pythonTools = new RegExp(`^(?:${known_tools_namespaceObject.Hg})$`);
function declaresPython(folder, module) {
    const imports = known_tools_namespaceObject.VW;
    const normalize = (text) => text.toLowerCase().replace(/[-_.]/g, '');
    const files = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder).filter((file) => pythonManifest.test(file)) : [];
    return files.some((file) => normalize((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, file), 'utf8')).includes(normalize(imports[module] ?? module)));
}
const pythonManifest = /^(?:.*requirements.*\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|.*lock)$/;
async function findMissingService({ tail, fails }) {
    for (const { says, ask, needs } of known_tools_namespaceObject.pO) {
        const [match, name = ''] = new RegExp(says).exec(tail) ?? [];
        if (match !== undefined && (ask === undefined || (await fails(ask))))
            return `needs ${needs.replace('{}', name)}`;
    }
    return null;
}
async function findOutdatedProgram(tail, run) {
    for (const { program, says, least } of known_tools_namespaceObject.e4) {
        const [match, ...versions] = new RegExp(says).exec(tail) ?? [];
        if (match === undefined)
            continue;
        const required = versions.find((each) => each !== undefined) ?? least;
        const result = await run(`${program} --version`, { pipefail: true });
        const [installed] = /\d+(?:\.\d+)*/.exec(result.tail) ?? [];
        if (result.exitCode !== 0)
            return `needs ${program}, which is not installed here`;
        if (required !== undefined &&
            installed !== undefined &&
            installed.localeCompare(required, 'en', { numeric: true }) < 0)
            return `needs ${program} ${required}; here is ${installed}`;
    }
    return null;
}
function readPackageNames(folder) {
    const path = (0,external_node_path_.join)(folder, 'package.json');
    const manifest = (0,external_node_fs_.existsSync)(path) ? (0,json_text/* tryParseJson */.Bl)((0,external_node_fs_.readFileSync)(path, 'utf8')) : null;
    if (!(0,json_text/* isMapping */.pi)(manifest))
        return [];
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].map((kind) => manifest[kind]);
    return kinds.flatMap((kind) => ((0,json_text/* isMapping */.pi)(kind) ? Object.keys(kind) : []));
}

;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/automated-command.js










async function verifyCommand(commandFolder, text, run) {
    const runnable = runnableCommand(commandFolder, text);
    const subject = firstLine(text);
    const buildFinding = (passed, message, rule = 'command/failed') => ({
        rule: passed === null ? 'command/cannot-run' : rule,
        passed,
        subject,
        message,
        proves: passed === true && (0,command_strength/* canFail */.nx)(text),
    });
    if ('notRunnable' in runnable)
        return buildFinding(null, runnable.notRunnable);
    const result = await run(runnable.command, { pipefail: true });
    if (result.timedOut)
        return {
            ...buildFinding(false, 'did not end before its deadline', 'command/timeout'),
            output: result.tail.slice(-maxOutput),
        };
    const idleResult = result.exitCode === 0 ? checkForIdleRun(runnable.command, result.tail) : null;
    if (idleResult !== null)
        return {
            ...buildFinding(idleResult.passed, idleResult.message, 'command/no-tests'),
            output: result.tail.slice(-maxOutput),
        };
    if (result.exitCode === 0)
        return buildFinding(true, (0,command_strength/* canFail */.nx)(text) ? 'exit code 0' : 'exit code 0, but it cannot fail');
    if (result.exitCode === brokenPipe)
        return judgeBrokenPipe(runnable.command, run, buildFinding);
    if (result.exitCode === 2 && sentencePattern.test(text) && syntaxErrorPattern.test(result.tail)) {
        const [program = ''] = text.trim().split(' ');
        if ((await run(`command -v ${program}`, { pipefail: true })).exitCode !== 0)
            return buildFinding(null, 'is a sentence, not a command');
    }
    if (result.exitCode === null)
        return buildFinding(false, 'was killed before it ended');
    const missing = await findMissingTool(runnable.command, result, commandFolder, run);
    if (missing !== null)
        return buildFinding(null, missing);
    const guess = runnable.guess === undefined ? '' : ` (${runnable.guess} was taken for the root of the project)`;
    const advice = getCommandAdvice(runnable.command, result);
    const suffix = `${guess}${advice === null ? '' : `; ${advice}`}`;
    const cause = describeFailedTests(runnable.command, result, commandFolder) ?? getFailureCause(result.tail);
    const finding = buildFinding(false, `exit code ${result.exitCode}${cause === '' ? '' : `: ${cause}`}${suffix}`);
    return { ...finding, output: result.tail.slice(-maxOutput) };
}
function describeFailedTests(command, { exitCode, tail: output }, { root }) {
    const log = new test_log/* TestLog */.Z(command);
    log.push(Buffer.from(output));
    const evidence = { exitCode, log: log.end() };
    const reds = (0,lost_tests/* listRedTests */.X1)((0,failure_detail/* addFailureDetails */.i)((0,named_tests/* listNamedTests */.P)(evidence, (0,verdict/* testVerdict */.uT)(evidence), root).tests, output));
    return reds.length === 0 ? null : (0,text_text/* joinFirstFew */.RS)(reds.map(failure_detail/* formatFailure */.M), 3, '; ');
}
function checkForIdleRun(command, output) {
    const [, args] = runnerPattern.exec(command) ?? [];
    if (args === undefined || output.length > 3 * maxOutput || buildsOrListsPattern.test(command))
        return null;
    const log = new test_log/* TestLog */.Z(command);
    log.push(Buffer.from(output));
    const idleReason = (0,verdict/* explainIdleRun */.Lu)(log.end());
    const input = args.trim().split(/\s+/);
    const isChoice = (word, at) => (namePattern.test(word) || !/^-|^$/.test(word)) && !nonChoicePattern.test(`${input[at - 1] ?? ''} ${word}`);
    const selection = input.filter(isChoice).join(' ');
    const isOmitted = idleReason !== verdict/* NOTHING_EXECUTED */.g && !input.some((word) => namePattern.test(word));
    if (idleReason === null)
        return null;
    if (selection === '' || isOmitted)
        return { passed: null, message: `exit code 0, but ${idleReason}` };
    return { passed: false, message: `exit code 0, but ${verdict/* NOTHING_EXECUTED */.g} for ${(0,text_text/* clipText */.gL)(selection)}` };
}
const runnerPattern = /\b(?:_?mocha|jest|vitest|ava|pytest|py\.test|rspec|phpunit|pest|bats|unittest|nextest|(?<=\w |--)test(?::[\w-]+)?)(?:\.[cm]?js)?(?=\s|$)([^|;&\n]*)/;
const namePattern = /^(?:-t|-k|-g|-run|--grep|--(?:test-)?name-?pattern|--filter)\b/i;
const nonChoicePattern = /\s(?:run|\.|\.\/\.\.\.|(?:\.\/)?(?:tests?|specs?|src)\/?|\d?>.*)$|^-(?:count|timeout|parallel|cpu|c|j|n|tags|-(?:reporter|test-reporter|config|project|features|timeout|maxWorkers|environment|profile|manifest-path|prefix)) /;
const buildsOrListsPattern = /\s-run[= ]['"]?(?:\^\$|NONE|XXX|none\b|nothing\b)|--(?:no-run|collect-only|co|list|listTests)\b/;
const maxOutput = 16 * 1024;
const sentencePattern = /^\s*[A-Z][a-z]+ [a-z]/;
const syntaxErrorPattern = /^bash: .*(?:unexpected EOF while looking for matching|syntax error)/m;
const brokenPipe = 141;
async function judgeBrokenPipe(command, run, buildFinding) {
    const reader = (0,command_strength/* getLastStage */.tH)(command);
    if (reader === null || !/(?:^|\/)(?:[efz]?grep|rg|ag|jq|awk)$/.test(reader))
        return buildFinding(null, `was cut off by ${reader ?? 'the end of its pipe'}, so its result is unknown`);
    const rerun = await run(command, { pipefail: false });
    if (rerun.timedOut)
        return buildFinding(false, 'did not end before its deadline', 'command/timeout');
    return rerun.exitCode === 0
        ? buildFinding(true, 'exit code 0')
        : buildFinding(false, `exit code ${rerun.exitCode ?? 'none'}: ${getFailureCause(rerun.tail)}`);
}
function runnableCommand(commandFolder, text) {
    const command = text.trim();
    if (command === '')
        return { notRunnable: 'is empty' };
    if (/^(?:n\/?a|none|manual(?:ly)?|tbd|-+)\.?$/i.test(command))
        return { notRunnable: 'names no command' };
    if (/^MISSING\b/.test(command))
        return { notRunnable: 'says MISSING: the planner did not write it' };
    if (command.length > 20_000)
        return { notRunnable: 'is too long for a command' };
    const local = (0,author_paths/* withLocalPaths */.c)(command, commandFolder);
    if ('command' in local)
        return local;
    const path = firstLine(local.external);
    return { notRunnable: `names ${path}, a path of its author's machine; write it relative to the root of the project` };
}
function firstLine(text) {
    return (0,text_text/* clipText */.gL)(text.trim().split('\n')[0] ?? '');
}
function getFailureCause(tail) {
    const lines = tail.split('\n').map((line) => line.trim());
    const relevant = lines.filter((line) => line !== '' && !noisePattern.test(line));
    const lastLine = relevant.at(-1) ?? '';
    if (/^npm (?:error|ERR!)/.test(lastLine))
        return (0,text_text/* clipText */.gL)(relevant.find((line) => /^npm (?:error|ERR!)/.test(line)) ?? lastLine);
    const text = causePattern.test(lastLine) ? lastLine : relevant.slice(-20).findLast((line) => causePattern.test(line));
    return (0,text_text/* clipText */.gL)(text ?? lastLine);
}
const noisePattern = /^npm (?:notice|warn|WARN)\b|^[#ℹ] (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$|^=* ?\d+ (?:passed|failed|errors?)\b.* in [\d.:]+s\b|^npm (?:error|ERR!)\s*(?:(?:code|errno|syscall|path|command|workspace|location|signal|Lifecycle script|A complete log|This is probably not|There is likely additional)\b.*)?$|^at .+[):]\d*\)?$|^Node\.js v\d|^node:internal\/|^[\^~ ]+$/;
const causePattern = /error|fail|not found|no such|cannot|could not|unable|denied|refused|missing|expected|invalid|traceback/i;
function getCommandAdvice(command, { exitCode, tail }) {
    const [, filter] = /\|\s*((?:tail|head)\b[^|;&\n]*)/.exec(command) ?? [];
    if (filter !== undefined && getFailureCause(tail) === '')
        return `\`| ${filter.trim()}\` leaves nothing that says why; leave it out`;
    const matchesRow = ({ command: form, output, exitCode: code }) => new RegExp(form).test(command.trim()) &&
        (exitCode === code || (output !== undefined && new RegExp(output).test(tail)));
    return adviceRows.find(matchesRow)?.add ?? null;
}
const adviceRows = known_tools_namespaceObject.v9;


/***/ }),

/***/ 70624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ CleanCheckout),
  q: () => (/* binding */ PreparedFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/system/files/kept-folder.js



const foreignFolders = ['modules', 'lfs'];
class SavedFolder {
    #folder;
    #only;
    #files = new Map();
    constructor(folder, only = null) {
        this.#folder = folder;
        this.#only = only && new Set(only);
        this.keep();
    }
    keep() {
        const before = new Map(this.#files);
        this.#files.clear();
        for (const [path, stamp] of this.#listStamps()) {
            const savedFile = before.get(path);
            this.#files.set(path, savedFile?.stamp === stamp ? savedFile : this.#read(path, stamp));
        }
    }
    restore() {
        const result = this.#listStamps();
        for (const path of result.keys())
            if (!this.#files.has(path))
                this.#remove(path);
        const changed = [...this.#files].filter(([path, { stamp }]) => result.get(path) !== stamp);
        return changed.filter(([path, saved]) => !this.#restoreFile(path, saved, result.has(path))).map(([path]) => path);
    }
    #restoreFile(path, { content, mode }, exists) {
        const file = (0,external_node_path_.join)(this.#folder, path);
        if (content === null)
            return false;
        if (isPacked(path)) {
            if (!exists || !endsWithSum(file, content))
                return false;
        }
        else {
            this.#remove(path);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
            (0,external_node_fs_.writeFileSync)(file, content);
            (0,external_node_fs_.chmodSync)(file, mode);
        }
        this.#files.set(path, { content, mode, stamp: getFileStamp(file) });
        return true;
    }
    #read(path, stamp) {
        const file = (0,external_node_path_.join)(this.#folder, path);
        const stat = (0,external_node_fs_.lstatSync)(file);
        const mode = stat.mode & 0o777;
        if (!stat.isFile())
            return { stamp, mode, content: null };
        return { stamp, mode, content: isPacked(path) ? readFileEnd(file, stat.size) : (0,external_node_fs_.readFileSync)(file) };
    }
    #remove(path) {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#folder, path), { recursive: true, force: true });
    }
    #listStamps() {
        const result = new Map();
        const visit = (below) => {
            for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#folder, below), { withFileTypes: true })) {
                const path = `${below}${entry.name}`;
                const isOmitted = this.#only === null ? foreignFolders.includes(path) : !this.#only.has(path.split('/', 1)[0] ?? '');
                if (isOmitted)
                    continue;
                if (entry.isDirectory())
                    visit(`${path}/`);
                else
                    result.set(path, getFileStamp((0,external_node_path_.join)(this.#folder, path)));
            }
        };
        if ((0,external_node_fs_.lstatSync)(this.#folder, { throwIfNoEntry: false })?.isDirectory())
            visit('');
        return result;
    }
}
function getFileStamp(file) {
    const { ino, size, mode, mtimeNs, ctimeNs } = (0,external_node_fs_.lstatSync)(file, { bigint: true });
    return `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
}
function isPacked(path) {
    return /^objects\/(?!info\/)/.test(path);
}
const sums = { sha1: 20, sha256: 32 };
function readFileEnd(file, size) {
    const end = Buffer.alloc(Math.min(size, sums.sha256));
    const opened = (0,external_node_fs_.openSync)(file, 'r');
    (0,external_node_fs_.readSync)(opened, end, 0, end.length, size - end.length);
    (0,external_node_fs_.closeSync)(opened);
    return end;
}
function endsInHash(bytes) {
    return Object.entries(sums).some(([algorithm, length]) => (0,external_node_crypto_.createHash)(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length)));
}
function endsWithSum(file, end) {
    const bytes = (0,external_node_fs_.lstatSync)(file).isFile() ? (0,external_node_fs_.readFileSync)(file) : Buffer.alloc(0);
    return bytes.subarray(-end.length).equals(end) && endsInHash(bytes);
}

// EXTERNAL MODULE: ./lib/system/git/clean-copy.js
var clean_copy = __webpack_require__(60949);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/copy-reset.js





class CopyReset {
    #git;
    #trees;
    #store;
    #shown;
    #mounts;
    constructor(git, trees, store, shown) {
        this.#git = git;
        this.#trees = trees;
        this.#store = store;
        this.#shown = shown;
        this.#mounts = (0,mounts/* listMounts */.dx)(git.root);
    }
    static ofCopy({ root, git }, { trees }) {
        return new CopyReset(git, trees, new SavedFolder(git.gitDir), new SavedFolder((0,external_node_path_.join)(root, '.git')));
    }
    static ofCheckout(git) {
        const names = ['HEAD', 'config', 'config.worktree', 'commondir', 'index', 'info', 'hooks', 'shallow'];
        return new CopyReset(git, git.trees, new SavedFolder(git.gitDir, names), null);
    }
    keepShown() {
        this.#shown?.keep();
    }
    async reset(commit) {
        const git = this.#git;
        (0,mounts/* unmountBelow */.GG)(git.root, this.#mounts);
        this.#restoreStore();
        this.#shown?.restore();
        const planted = removeRepositories(git.root, await this.#trees.folders(commit));
        const { changes } = await git.state({ refresh: true });
        if (changes.length > 0) {
            await git.run(['reset', '--hard', '--quiet', commit, '--']);
            await git.run(['clean', '-f', '-f', '-d', '--quiet']);
        }
        this.#store.keep();
        return [...planted, ...changes.map(({ path }) => path)];
    }
    async changes() {
        this.#restoreStore();
        return (await this.#git.state()).changes.map(({ path }) => path);
    }
    #restoreStore() {
        const lost = this.#store.restore();
        if (lost.length > 0)
            throw new clean_copy/* IncompleteCommitError */.q(`programs that ran on a clean copy have changed its objects (${lost[0]})`);
    }
}
function removeRepositories(root, folders) {
    const candidates = folders.map((path) => `${path}/.git`);
    const planted = candidates.filter((path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false }) !== undefined);
    for (const path of planted)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(root, path), { recursive: true, force: true });
    return planted;
}

// EXTERNAL MODULE: ./lib/judge/run/clean-copy/fresh-home.js + 1 modules
var fresh_home = __webpack_require__(65729);
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/clean-checkout.js







class CleanCheckout {
    commit;
    root;
    top;
    #makeHome;
    #home;
    #prepared = null;
    temporary;
    options;
    scratch;
    #copy;
    #folder;
    #isUsed = false;
    answers = new Map();
    constructor(commit, root, copy, folder, source) {
        const { prefix, makeHome } = source;
        this.commit = commit;
        this.#copy = copy;
        this.#folder = folder;
        this.options = root === source.git.root ? (0,external_node_path_.dirname)(root) : source.scratch;
        this.top = root;
        this.root = (0,external_node_path_.join)(root, prefix);
        this.#makeHome = () => makeHome((0,external_node_path_.join)(folder, 'home'));
        this.#home = this.#makeHome();
        this.scratch = (0,external_node_path_.join)(folder, 'scratch');
        this.temporary = (0,external_node_path_.join)(folder, 'tmp');
        for (const path of [this.scratch, this.temporary])
            (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o700 });
    }
    static async open(source, commit, branch) {
        const { git, project, commitDocs, scratch } = source;
        (0,external_node_fs_.mkdirSync)(scratch, { recursive: true });
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(scratch, 'judge-'));
        try {
            const copy = await (0,clean_copy/* makeCleanCopy */.F)(git, commit, folder, branch);
            const checkout = new CleanCheckout(commit, copy.root, CopyReset.ofCopy(copy, git), folder, source);
            const documents = (0,external_node_path_.join)(checkout.root, '.planning');
            if ((!commitDocs || !(0,external_node_fs_.existsSync)(documents)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(project, '.planning')))
                (0,external_node_fs_.cpSync)((0,external_node_path_.join)(project, '.planning'), documents, { recursive: true, dereference: false });
            return checkout;
        }
        catch (error) {
            (0,mounts/* removeTree */.dM)(folder);
            throw error;
        }
    }
    static here(source, commit) {
        (0,external_node_fs_.mkdirSync)(source.scratch, { recursive: true });
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(source.scratch, 'judge-'));
        return new CleanCheckout(commit, source.git.root, CopyReset.ofCheckout(source.git), folder, source);
    }
    async reset() {
        if (!this.#isUsed)
            return;
        this.#isUsed = false;
        (0,mounts/* unmountBelow */.GG)(this.#folder);
        const undone = await this.#copy.reset(this.commit);
        this.#clearAbove();
        if (this.#prepared?.tryRestore() !== true)
            this.#home = this.#makeHome();
        if (undone.length > 0)
            this.answers.clear();
    }
    changes() {
        return this.#copy.changes();
    }
    get home() {
        return this.#home;
    }
    keepSetUp() {
        this.#prepared = new PreparedFolder(this.#home.path, fresh_home/* homeSettings */.n);
        this.#copy.keepShown();
    }
    #clearAbove() {
        const ownEntries = new Set(['tree', 'store.git', 'home', 'caches', 'scratch', 'tmp']);
        for (const name of (0,external_node_fs_.readdirSync)(this.#folder))
            if (!ownEntries.has(name))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#folder, name), { recursive: true, force: true });
    }
    write(path, content, explicitMode) {
        this.use();
        const file = (0,external_node_path_.join)(this.top, path);
        const mode = explicitMode ?? (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.mode ?? 0o644;
        (0,external_node_fs_.rmSync)(file, { force: true, recursive: true });
        if (content === null)
            return;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, content, { mode: mode & 0o777 });
    }
    use() {
        this.#isUsed = true;
    }
    close() {
        (0,mounts/* unmountBelow */.GG)(this.#folder);
        (0,mounts/* removeTree */.dM)(this.#folder);
    }
}
class PreparedFolder {
    #path;
    #names;
    #kept;
    constructor(path, savedNames) {
        this.#path = path;
        this.#names = new Set(listNames(path));
        this.#kept = new SavedFolder(path, savedNames);
    }
    tryRestore() {
        if (!(0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false })?.isDirectory())
            return false;
        const added = listNames(this.#path).filter((name) => !this.#names.has(name));
        for (const name of added)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#path, name), { recursive: true, force: true });
        this.#kept.restore();
        return true;
    }
}
function listNames(path) {
    return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).flatMap((entry) => {
        const below = entry.isDirectory() ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(path, entry.name)) : [];
        return [entry.name, ...below.map((name) => (0,external_node_path_.join)(entry.name, name))];
    });
}


/***/ }),

/***/ 65729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createFreshHome),
  n: () => (/* binding */ homeSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/toolchain.js
var toolchain = __webpack_require__(53180);
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/toolchains.json
const toolchains_namespaceObject = /*#__PURE__*/JSON.parse('{"RUSTUP_HOME":{"folder":".rustup","why":"toolchains behind ~/.cargo/bin/cargo; without it: \\"no default toolchain configured\\""},"PYENV_ROOT":{"folder":".pyenv","why":"versions behind the shims"},"RBENV_ROOT":{"folder":".rbenv"},"NODENV_ROOT":{"folder":".nodenv"},"GOENV_ROOT":{"folder":".goenv"},"JENV_ROOT":{"folder":".jenv"},"PLENV_ROOT":{"folder":".plenv"},"NVM_DIR":{"folder":".nvm","why":"for scripts that source nvm.sh; node itself is on PATH"},"FNM_DIR":{"folder":".local/share/fnm"},"VOLTA_HOME":{"folder":".volta","why":"images behind the shims"},"ASDF_DATA_DIR":{"folder":".asdf","why":"installs behind the shims"},"MISE_DATA_DIR":{"folder":".local/share/mise"},"SDKMAN_DIR":{"folder":".sdkman"},"OPAMROOT":{"folder":".opam"},"ELAN_HOME":{"folder":".elan"},"JULIAUP_DEPOT_PATH":{"folder":".julia"},"UV_PYTHON_INSTALL_DIR":{"folder":".local/share/uv/python","why":"interpreters; a virtual environment is a link to one of them"},"WORKON_HOME":{"folder":".local/share/virtualenvs","why":"virtual environments of pipenv, with the project\'s dependencies"},"POETRY_VIRTUALENVS_PATH":{"folder":".cache/pypoetry/virtualenvs","why":"the same of Poetry"},"PLAYWRIGHT_BROWSERS_PATH":{"folder":".cache/ms-playwright","why":"browsers are not downloaded again by a test run"},"CYPRESS_CACHE_FOLDER":{"folder":".cache/Cypress"},"PUPPETEER_CACHE_DIR":{"folder":".cache/puppeteer"}}');
;// CONCATENATED MODULE: ./lib/judge/run/clean-copy/fresh-home.js




function createFreshHome(dir, job, identity) {
    (0,external_node_fs_.rmSync)(dir, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(dir), { recursive: true });
    (0,external_node_fs_.mkdirSync)(dir, { mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, '.gitconfig'), renderGitConfig(identity), { flag: 'wx', mode: 0o600 });
    for (const path of caches) {
        const cache = (0,external_node_path_.join)((0,external_node_path_.dirname)(dir), 'caches', path);
        for (const folder of [cache, (0,external_node_path_.dirname)((0,external_node_path_.join)(dir, path))])
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.symlinkSync)(cache, (0,external_node_path_.join)(dir, path));
    }
    return { path: dir, variables: findToolchains(job) };
}
const caches = [
    ...['.cache/go-build', '.cache/pip', '.cache/uv', '.cache/yarn', '.cargo/git', '.cargo/registry', '.gradle/caches'],
    ...['.gradle/wrapper', '.m2/repository', '.npm/_cacache', '.nuget/packages', 'go/pkg'],
];
const homeSettings = [
    '.bash_profile',
    '.bashrc',
    '.config',
    '.gitconfig',
    '.npmrc',
    '.profile',
    '.yarnrc',
    '.yarnrc.yml',
];
function renderGitConfig(identity) {
    const user = identity && `[user]\n\tname = ${quoteShell(identity.name)}\n\temail = ${quoteShell(identity.email)}\n`;
    return `${user ?? ''}[init]\n\tdefaultBranch = main\n[safe]\n\tdirectory = *\n`;
}
function quoteShell(text) {
    const oneLine = text.replace(/[\r\n\0]+/g, ' ');
    return `"${oneLine.replace(/[\\"]/g, '\\$&')}"`;
}
function findToolchains(job) {
    const real = job.HOME;
    if (!real)
        return {};
    const installed = Object.entries(toolchains).filter(([name, { folder }]) => !job[name] && (0,toolchain/* tryStat */.kl)((0,external_node_path_.join)(real, folder))?.isDirectory());
    return Object.fromEntries(installed.map(([name, { folder }]) => [name, (0,external_node_path_.join)(real, folder)]));
}
const toolchains = toolchains_namespaceObject;


/***/ }),

/***/ 42222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ runShell),
/* harmony export */   Q7: () => (/* binding */ listPlanCommands),
/* harmony export */   RN: () => (/* binding */ runPlanCommands)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_process_child_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78442);
/* harmony import */ var _automated_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29674);





function runShell(command, options, programs) {
    const { limits, clock, env, cancel, marker, inside } = programs;
    const pipefailArgs = options.pipefail ? ['-o', 'pipefail'] : [];
    return (0,_system_process_child_js__WEBPACK_IMPORTED_MODULE_3__/* .runChild */ .w)({
        command: 'bash',
        args: [...pipefailArgs, '-c', command],
        cwd: options.cwd,
        clock,
        cancel,
        marker,
        inside,
        graceMs: limits.graceMs,
        ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
        env: { ...env, LC_MESSAGES: 'C' },
        timeoutMs: Math.max(1, Math.min(options.endAt, limits.deadlineAt) - clock.uptimeMs()),
        logFile: programs.logFile(options.log),
    });
}
async function runPlanCommands({ texts, areAlone }, { root, project }, programs, cache = new Map()) {
    const endAt = programs.clock.uptimeMs() + programs.limits.timeoutMs;
    const commandFolder = { root, project, beside: texts };
    const findings = [];
    for (const [at, text] of texts.entries()) {
        let interrupted = false;
        const runIn = (cwd, log, judgePrograms) => async (command, { pipefail }) => {
            const { ending, exitCode, escaped, tail } = await runShell(command, { cwd, log, endAt, pipefail }, judgePrograms);
            interrupted ||= ending === 'cancelled';
            return {
                exitCode: escaped > 0 ? null : exitCode,
                timedOut: ending === 'timeout' || ending === 'idle_timeout',
                tail,
            };
        };
        const runElsewhere = (root, offline) => (0,_automated_command_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyCommand */ .p)({ ...commandFolder, root }, text, runIn(root, `verify-${at + 1}-empty`, offline));
        const finding = cache.get(text) ??
            (await (0,_automated_command_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyCommand */ .p)(commandFolder, text, runIn(commandFolder.root, `verify-${at + 1}`, programs)));
        const checksElsewhere = areAlone && finding.proves && !interrupted && !externalPattern.test(text);
        const elsewhere = checksElsewhere ? await inEmptyFolder(programs, runElsewhere) : null;
        if (interrupted)
            return null;
        cache.set(text, finding);
        const isVacuous = elsewhere?.passed === true;
        findings.push(isVacuous ? { ...finding, proves: false, message: `${finding.message}, as in an empty folder` } : finding);
        if (finding.passed === false)
            break;
    }
    return findings;
}
const externalPattern = /:\/\/|\b(?:curl|wget|gh|glab|ssh|scp|nc|ping|dig|psql|mysql|redis-cli|mongosh?|kubectl|helm|docker|podman|terraform|aws|az|gcloud|flyctl|vercel|netlify|wrangler|heroku|railway|supabase|systemctl)\b/;
async function inEmptyFolder(programs, check) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(programs.env.TMPDIR ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'phase-executor-empty-'));
    try {
        return await check(root, { ...programs, env: { ...programs.env, npm_config_offline: 'true' } });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, { recursive: true, force: true });
    }
}
function listPlanCommands({ tasks }) {
    const automatic = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
    return [...new Set(automatic.flatMap(({ verify }) => verify.automated))];
}


/***/ }),

/***/ 53180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ findUsedPrograms),
/* harmony export */   MT: () => (/* binding */ readToolchain),
/* harmony export */   NT: () => (/* binding */ findChangedPrograms),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   YQ: () => (/* binding */ restorePath),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   kl: () => (/* binding */ tryStat)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74207);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);





function readToolchain(path, repository, untrusted = []) {
    const seenFolders = new Set();
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).flatMap((dir) => {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(dir))
            return [];
        const real = orNull(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(dir)) ?? dir;
        const paths = [dir, real];
        if (seenFolders.has(real) || paths.some((each) => untrusted.some((above) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(each), above))))
            return [];
        seenFolders.add(real);
        const insidePath = paths.find((each) => (0,_system_files_file_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(each), repository));
        if (insidePath !== undefined)
            return [{ dir, programs: new Map(), inside: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository, insidePath) }];
        return [{ dir, programs: listPrograms(dir, null), inside: null }];
    });
}
function findChangedPrograms(before) {
    const tampered = [];
    for (const { dir, programs, inside } of before) {
        const programsNow = inside === null ? listPrograms(dir, programs) : new Map();
        for (const [name, program] of programs) {
            const programNow = programsNow.get(name);
            if (programNow === undefined && !name.startsWith('.'))
                tampered.push({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), what: 'gone' });
            if (programNow && !isSame(program, programNow))
                tampered.push({ name, file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), what: 'changed' });
        }
    }
    return tampered;
}
function findUsedPrograms(commands, toolchain) {
    const used = new Set();
    const texts = ['bash env sh', ...commands];
    for (const text of texts)
        for (const name of new Set(text.match(/[\w.+-]+/g))) {
            const folder = used.has(name) ? undefined : toolchain.find(({ programs }) => programs.has(name));
            if (folder === undefined)
                continue;
            used.add(name);
            texts.push(orNull(() => readScript((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.dir, name))) ?? '');
        }
    return used;
}
function readScript(file) {
    const text = (tryStat(file)?.size ?? smallBytes) < smallBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'latin1') : '';
    return text.startsWith('#!') ? text : '';
}
function restorePath(before, privateFolder, top) {
    const dirs = before.map((folder, at) => {
        const { dir, programs, inside } = folder;
        if (inside !== null)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, inside);
        const hasMore = listNames(dir).some((name) => !programs.has(name) && isProgram(tryStat((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name))));
        return hasMore ? writeLaunchers(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(privateFolder, String(at))) : dir;
    });
    return dirs.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
}
function listPrograms(dir, before) {
    const programs = new Map();
    const isSystemFolder = systemFolders.has(dir);
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '/');
    for (const name of listNames(dir)) {
        const file = `${below}${name}`;
        const stats = tryStat(file);
        if (!isProgram(stats))
            continue;
        const stat = `${stats.dev} ${stats.ino} ${stats.size} ${stats.mode} ${stats.mtimeMs} ${stats.ctimeMs}`;
        const earlier = before?.get(name);
        const isRead = before === null ? !isSystemFolder && stats.size < smallBytes : earlier?.content != null;
        const content = !isRead ? null : earlier?.stat === stat ? earlier.content : orNull(() => readProgramContent(file));
        programs.set(name, { stat, content });
    }
    return programs;
}
function isProgram(stats) {
    return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}
function isSame(before, now) {
    return before.stat === now.stat || (before.content !== null && before.content === now.content);
}
const smallBytes = 64 * 1024;
const systemFolders = new Set(['/usr/bin', '/usr/sbin', '/bin', '/sbin']);
function writeLaunchers({ dir, programs }, folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    for (const name of programs.keys()) {
        const program = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteShellWord */ .BV)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), `#!/bin/sh\nexec ${program} "$@"\n`, { flag: 'wx', mode: 0o700 });
    }
    return folder;
}
function listNames(dir) {
    return orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(dir)) ?? [];
}
function tryStat(file) {
    return orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false }) ?? null);
}
function readProgramContent(file) {
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


/***/ }),

/***/ 63708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withLocalPaths),
/* harmony export */   o: () => (/* binding */ makeRelativeToRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



function withLocalPaths(text, commandFolder) {
    const { root, project } = commandFolder;
    const localText = text.replaceAll(project, root);
    const roots = findAuthorRoots([localText, ...(commandFolder.beside ?? [])], commandFolder);
    let guess;
    let externalPath;
    const toLocalPath = (path) => {
        const authorRoot = roots.find((candidate) => isBelow(path, candidate));
        if (authorRoot?.isGuess)
            guess = [authorRoot.anchor.replace(/\/$/, ''), ...authorRoot.parts].join('/');
        const rootLength = authorRoot?.parts.length ?? findNamedRoot(path, commandFolder);
        return rootLength === null ? null : [root, ...path.parts.slice(rootLength)].join('/');
    };
    let [rewritten, offset] = ['', 0];
    for (const { at, word, path } of findFolderWords(localText)) {
        if (at < offset || isHere(path, root))
            continue;
        const folder = toLocalPath(path);
        if (folder === null)
            externalPath ??= word;
        rewritten += localText.slice(offset, at) + (folder === null ? word : quotePathAs(word, folder));
        offset = at + word.length;
    }
    const command = (rewritten + localText.slice(offset)).replace(pathInText, (word) => {
        const path = parsePath(word);
        if (path === null || word.startsWith(root) || isHere(path, root))
            return word;
        const localPath = toLocalPath(path);
        if (localPath === null && machinePathPattern.test(word))
            externalPath ??= word;
        return localPath ?? word;
    });
    if (externalPath !== undefined)
        return { external: externalPath };
    if (guess === undefined)
        return { command };
    return wipesPattern.test(text) ? { external: guess } : { command, guess };
}
function makeRelativeToRoot(text, commandFolder) {
    const local = withLocalPaths(text, commandFolder);
    return 'command' in local ? local.command.replaceAll(`${commandFolder.root}/`, '') : text;
}
function findAuthorRoots(texts, commandFolder) {
    const folders = texts.flatMap((text) => findFolderWords(text.replaceAll(commandFolder.project, commandFolder.root)));
    const paths = folders.flatMap(({ path }) => (isHere(path, commandFolder.root) ? [] : [getLiteralPart(path)]));
    const certain = paths.flatMap((path) => {
        const length = findNamedRoot(path, commandFolder) ?? findRootAbove(path, commandFolder);
        return length === null ? [] : [{ ...path, parts: path.parts.slice(0, length), isGuess: false }];
    });
    if (certain.length > 0)
        return certain;
    const guesses = [];
    for (const path of paths.toSorted((a, b) => a.parts.length - b.parts.length))
        if (mayBeRoot(path, commandFolder) && !guesses.some((guess) => isBelow(path, guess)))
            guesses.push({ ...path, isGuess: true });
    return new Set(guesses.map(({ parts }) => parts.at(-1))).size === 1 ? guesses : [];
}
function getLiteralPart({ anchor, parts }) {
    const end = parts.findIndex((part) => /[$*?]/.test(part));
    return { anchor, parts: end < 0 ? parts : parts.slice(0, end) };
}
function findNamedRoot(path, { root, project }) {
    const plain = (name) => name.toLowerCase().replace(/[-_.]/g, '');
    const isNamed = (part, at) => at >= homeLength(path) && !part.startsWith('.') && plain(part) === plain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(project));
    const lengths = path.parts.flatMap((part, at) => (isNamed(part, at) ? [at + 1] : []));
    return lengths.find((length) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path.parts.slice(length).join('/')))) ?? lengths.at(-1) ?? null;
}
function findRootAbove(path, { root }) {
    for (let length = homeLength(path) + 1; length < path.parts.length; length += 1)
        if (!containerPattern.test(path.parts[length - 1] ?? '') &&
            isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path.parts.slice(length).join('/'))))
            return length;
    return null;
}
function mayBeRoot(path, { root }) {
    const partsBelowHome = path.parts.slice(homeLength(path));
    if (partsBelowHome.length === 0 || partsBelowHome[0]?.startsWith('.'))
        return false;
    return !partsBelowHome.slice(1, -1).some((part) => !containerPattern.test(part) && isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part)));
}
const containerPattern = /^(?:projects?|work|code|src|dev|repos?|git|github|workspaces?|documents|desktop|sites|www)$/i;
function homeLength({ anchor, parts }) {
    if (anchor === '~')
        return 0;
    const at = parts.slice(0, 3).findIndex((part) => /^(?:Users|home|Volumes)$/.test(part));
    return at >= 0 ? at + 2 : parts[0] === 'root' ? 1 : 0;
}
function findFolderWords(text) {
    return [...text.matchAll(folderOpener)].flatMap(({ index, 0: opener }) => {
        const at = index + opener.length;
        const before = text.slice(0, at);
        wordPattern.lastIndex = at;
        const [word = ''] = wordPattern.exec(text) ?? [];
        const path = parsePath(word);
        const isElsewhere = /\b(?:docker|podman|nerdctl|ssh|kubectl|vagrant)\b/.test(before);
        return path === null || isElsewhere || isCreatedBefore(word, before) ? [] : [{ at, word, path }];
    });
}
const folderOpener = /(?:(?:^|[;&|({\n`!]|\b(?:then|do|else)\s|\b(?:ba|da|z)?sh -\w{0,5}c\s+["'])\s*(?:builtin )?(?:cd|pushd)\s+(?:(?:-[LPe]+|--)\s+)*|\b(?:git|g?make|ninja|go|npm|pnpm|yarn|bun|poetry|uv|env)\s(?:[^;&|\n]{0,200}?\s)?(?:-C\s*|--(?:directory|cwd|dir|prefix|chdir|project)[\s=]\s*))(?=["'/~$A-Za-z])/g;
const wordPattern = /(?:\/d\s+(?=["']?[A-Za-z]:))?(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s'"`;&|()<>\\])+/y;
function isCreatedBefore(word, before) {
    const folder = word.replace(/["']|\/$/g, '');
    const maker = /\b(?:clone|mkdir|mktemp|worktree|init|new|create)\b/;
    return before.split(/[;&|\n]/).some((part) => maker.test(part) && part.includes(folder) && !/^\s*cd\s/.test(part));
}
function parsePath(word) {
    const bare = word.replace(/^\/d\s+/, '').replace(/["']/g, '');
    const drive = /^([A-Za-z]:)[\\/]/.exec(bare)?.[1];
    const plain = drive === undefined ? bare.replace(/\\(.)/g, '$1') : bare;
    const [anchor = ''] = /^(?:~|\$HOME|\$\{HOME\})(?=\/)|^\/|^[A-Za-z]:(?=[\\/])/.exec(plain) ?? [];
    if (anchor === '')
        return null;
    const parts = [];
    for (const part of plain.slice(anchor.length).split(/[\\/]+/))
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    return parts.length === 0 ? null : { anchor: /^[~$]/.test(anchor) ? '~' : anchor, parts };
}
function isHere({ anchor, parts }, root) {
    if (anchor !== '/')
        return false;
    const path = `/${parts.join('/')}`;
    const isOfSystem = /^\/(?:tmp|var\/(?!www\/)|etc|dev|proc|sys|run|s?bin|lib\w*|boot|usr\/(?!src\/))/.test(`${path}/`);
    return isOfSystem || path === root || path.startsWith(`${root}/`) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
}
function isBelow(path, folder) {
    return path.anchor === folder.anchor && folder.parts.every((part, at) => path.parts[at] === part);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function quotePathAs(word, path) {
    if (!/[$*?]/.test(path))
        return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteShellWord */ .BV)(path);
    return word.includes('"') ? `"${path}"` : path;
}
const pathInText = /(?<![\w./$}:~-])(?:\/|~\/|\$HOME\/|\$\{HOME\}\/|[A-Za-z]:[\\/])[^\s'"`;&|()<>:,]{1,500}/g;
const machinePathPattern = /^(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/.|~\/|[A-Z]:[\\/]|[a-z]:[\\/]Users[\\/])/;
const wipesPattern = /\brm\s+(?:-\S+\s+)*["']?(?:\.{1,2}\/?|\.?\/?\*|\/|~|\$)(?=["'\s;&|)/]|$)|\bgit\s+(?:clean|reset\s+--hard|push)\b|\bfind\s[^|;&]{0,300}-delete\b/;


/***/ }),

/***/ 10947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ onlyReads),
/* harmony export */   HJ: () => (/* binding */ listCalledPrograms),
/* harmony export */   nx: () => (/* binding */ canFail),
/* harmony export */   tH: () => (/* binding */ getLastStage)
/* harmony export */ });
/* harmony import */ var _shell_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81465);

function canFail(command, isIdleProgram = () => false) {
    const commands = (0,_shell_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readShell */ .lu)(command);
    const parts = commands
        .map(({ before, text }) => ({ joint: before, text: stripKeywords(text) }))
        .filter(({ text }) => text !== '');
    if (parts.some(({ text }) => /^exit (?!0\s*$)/.test(text)))
        return true;
    const isStrict = parts.some(({ text }) => /^set -(?:[a-z]*e|o errexit)/.test(text));
    let result = false;
    for (const { joint, text } of parts) {
        const fails = !isIdle(text) && !isIdleProgram(text) && canFailWithin(text, isIdleProgram);
        if (joint === '||')
            result &&= fails;
        else if (joint === '&&' || joint.startsWith('|') || (isStrict && joint !== '&'))
            result ||= fails;
        else
            result = fails;
    }
    return result && commands.at(-1)?.after !== '&';
}
function canFailWithin(text, isIdleProgram) {
    const [, quote = '', inner = ''] = /^(?:ba|da|z)?sh -\w*c\s+(["'])([\s\S]*)\1$/.exec(text) ?? [];
    return quote === '' || canFail(quote === '"' ? inner.replace(/\\(["\\$`])/g, '$1') : inner, isIdleProgram);
}
function stripKeywords(text) {
    const inner = text.replace(/^(?:(?:[({]|if|then|else|elif|do|while|until|!)(?=\s|$)\s*|\(\s*)+/, '');
    const bare = /^\(/.test(text) || !inner.includes('(') ? inner.replace(/\s*\)+$/, '') : inner;
    return /^(?:[)}]|fi|done|esac)$/.test(bare.trim()) ? '' : bare.trim();
}
function isIdle(text) {
    const words = text.replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, '').trim();
    return words === '' || idlePattern.test(words) || /^[\w./-]+ (?:--version|-V|--help)$/.test(words);
}
const idlePattern = /^(?:echo|printf|(?:\/(?:usr\/)?bin\/)?true|:|cd|pwd|date|sleep|wait|ls|env|which|type|hash|command -v|uname|whoami|trap|unset|export|exit 0|set [-+][a-z]+|git (?:status|log|branch|diff(?! .*--(?:exit-code|quiet|check)))|node -e (?:""|''))(?:\s|$)|--if-present\b/;
function onlyReads(command) {
    const quiet = command.replace(/(?:[12]|&)?>\s*\/dev\/null|[12]?>&[12]/g, ' ');
    const plain = quiet.replace(/'[^']*'/g, ' ');
    if (/[`<>]|\$\(/.test(plain) || /\b(?:exec|eval|command|builtin|alias|function)\b/.test(plain))
        return false;
    return (0,_shell_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readShell */ .lu)(quiet).every(({ text }) => isReader(text));
}
const readersPattern = /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;
function isReader(text) {
    const isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
    return isSearch || (readersPattern.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text));
}
function getLastStage(command) {
    const lastCommand = (0,_shell_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readShell */ .lu)(command).at(-1);
    return lastCommand?.before.startsWith('|') && lastCommand.before !== '||'
        ? (/^[\w./+-]+/.exec(lastCommand.text)?.[0] ?? null)
        : null;
}
function listCalledPrograms(command) {
    const [text = ''] = command.split('<<', 1);
    if (/(?:^|[;&|(]|\n)\s*(?:\.|source|eval|alias)\s/.test(text))
        return [];
    const ownFunctions = new Set([...text.matchAll(/([\w-]+)\s*\(\)/g)].map(([, name]) => name));
    const names = (0,_shell_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readShell */ .lu)(text).flatMap((part) => {
        const words = part.text.replace(/^(?:(?:[A-Za-z_]\w*=\S*|!|if|then|elif|else|while|until|do|time|\{|\()\s*(?:\s|(?<=\()))+/, '');
        return /^([A-Za-z][\w.+-]*)(?=\s|\)|$)/.exec(words)?.[1] ?? [];
    });
    return [...new Set(names)].filter((name) => !ownFunctions.has(name));
}


/***/ }),

/***/ 21502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readMakeRules),
/* harmony export */   Z: () => (/* binding */ parseMakeRules)
/* harmony export */ });
async function readMakeRules(args, read) {
    const at = args.findIndex((arg) => arg === '-f' || arg === '--file');
    const names = at < 0 ? ['GNUmakefile', 'makefile', 'Makefile'] : [args[at + 1] ?? ''];
    let text = null;
    for (const name of names)
        text ??= await read(name);
    if (text === null)
        return { included: [], recipes: [] };
    const included = [...text.matchAll(/^-?include\s+(.+)$/gm)].flatMap(([, list = '']) => list.trim().split(/\s+/));
    for (const path of included)
        text += `\n${(await read(path)) ?? ''}`;
    const rules = parseMakeRules(text);
    const targets = args.filter((arg, nth) => /^[\w./-]+$/.test(arg) && !arg.startsWith('-') && (at < 0 || nth !== at + 1));
    const queue = targets.length > 0 ? targets : [...rules.keys()].slice(0, 1);
    const visited = new Set();
    const recipes = [];
    for (const target of queue) {
        if (visited.has(target))
            continue;
        visited.add(target);
        const rule = rules.get(target);
        if (rule === undefined)
            continue;
        for (const need of rule.needs)
            queue.push(need);
        if (rule.recipe.length > 0)
            recipes.push(rule.recipe.join('\n'));
    }
    return { included, recipes };
}
function parseMakeRules(text) {
    const rules = new Map();
    let openTargets = [];
    for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
        if (line.startsWith('\t')) {
            for (const target of openTargets)
                rules.get(target)?.recipe.push(line.trim().replace(/^[@+-]+/, ''));
            continue;
        }
        const colon = line.indexOf(':');
        const targets = line.slice(0, Math.max(0, colon)).trimEnd();
        const [, needs = ''] = /^::?(?!=)([^=;#]*)/.exec(line.slice(colon)) ?? [];
        if (!/^[\w/-][\w./ -]*$/.test(targets) || /^::?=/.test(line.slice(colon)))
            continue;
        openTargets = targets.split(/\s+/);
        for (const target of openTargets) {
            const rule = rules.get(target) ?? { needs: [], recipe: [] };
            for (const need of needs.split(/\s+/))
                if (need !== '')
                    rule.needs.push(need);
            rules.set(target, rule);
        }
    }
    return rules;
}


/***/ }),

/***/ 13935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findNamedPrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10226);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28636);
/* harmony import */ var _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11802);
/* harmony import */ var _make_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21502);






const maxTexts = 60;
async function findNamedPrograms(commands, read, packages = async () => []) {
    const programs = new Set();
    const queue = commands.map((text) => ({ text, folder: '' }));
    const visited = new Set();
    for (const { text, folder } of queue) {
        if (visited.size > maxTexts)
            break;
        if (visited.has(`${folder}\n${text}`))
            continue;
        visited.add(`${folder}\n${text}`);
        const { named, texts } = await resolveShellText({ text, folder }, read, packages);
        for (const text of texts)
            queue.push(text);
        for (const path of named) {
            const content = programs.has(path) ? null : await read(path);
            if (content === null)
                continue;
            if (isScript(path, content))
                queue.push({ text: content, folder: '' });
            if (!isProductionCode(path) && !(await holdsTests(path, content)))
                programs.add(path);
        }
    }
    return programs;
}
async function resolveShellText({ text, folder }, read, packages) {
    const named = new Set();
    const texts = [];
    let currentFolder = folder;
    for (const [, path = ''] of text.matchAll(/(?:require|import)\s*\(\s*\\?['"](\.[\w./-]+)\\?['"]/g))
        for (const suffix of checkerPattern.test(path) ? ['', '.js'] : [])
            named.add(getPathWithin(currentFolder, path + suffix) ?? '');
    const parts = substituteVariables(text)
        .replace(/^\s*#.*$/gm, '')
        .split(/&&|\|\||[;&|\n`]|\$\(/);
    for (const part of parts) {
        const args = part
            .replace(launcherPattern, '')
            .split(/[\s'"()=]+/)
            .filter((word) => word !== '');
        const [program = '', firstArgument = ''] = args;
        if (/^(?:ba|da|z)?sh$/.test(program) && /^-\w*c$/.test(firstArgument))
            texts.push({ text: args.slice(2).join(' '), folder: currentFolder });
        else if (/^(?:cd|pushd)$/.test(program))
            currentFolder = getPathWithin(currentFolder, firstArgument) ?? folder;
        else if (/^(?:npm|pnpm|yarn)$/.test(program))
            for (const scriptText of await listScriptTexts(args, currentFolder, read, packages))
                texts.push(scriptText);
        else if (/^g?make$/.test(program)) {
            const option = args.findIndex((word) => /^(?:-C|--directory)$/.test(word));
            const location = option < 0 ? currentFolder : (getPathWithin(currentFolder, args[option + 1] ?? '') ?? currentFolder);
            const makeArguments = args.slice(1).filter((_, nth) => option < 0 || (nth + 1 !== option && nth !== option));
            const { included, recipes } = await (0,_make_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .readMakeRules */ .W)(makeArguments, (path) => read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(location, path)));
            for (const path of included)
                named.add(getPathWithin(location, path) ?? '');
            for (const recipe of recipes)
                texts.push({ text: recipe, folder: location });
        }
        else
            for (const path of listCandidates(args))
                named.add(getPathWithin(currentFolder, path) ?? '');
    }
    named.delete('');
    return { named, texts };
}
function substituteVariables(text) {
    const withLocalPaths = text.replace(/"?\$(?:PWD|\{PWD\}|\(pwd\)|\(git rev-parse --show-toplevel\))"?\//g, './');
    const assignments = [...withLocalPaths.matchAll(/(?:^|[;&\n]\s*)([A-Za-z_]\w*)=([\w./-]+)(?=\s*(?:[;&\n]|$))/g)];
    return assignments.reduce((code, [, name = '', value = '']) => code.replace(new RegExp(`\\$(?:${name}\\b|\\{${name}\\})`, 'g'), () => value), withLocalPaths);
}
const launcherPattern = /^\s*(?:(?:[A-Za-z_]\w*=\S*|env|cross-env|time|nice|command|exec|nohup|sudo|npx|bunx|xvfb-run|then|do|else|if|!|[({]|-y|--yes|-p|timeout|\d+[smh]?|(?:poetry|uv|pipenv|rye|pdm|hatch)\s+run)\s+)*/;
const interpreterPattern = /^(?:(?:ba|da|z|k)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|source|\.)$/;
const settingsPattern = /^(?:-c|-f|-r|--[\w.-]*(?:config|require|import|setup|reporter|rcfile|preset|loader|settings|plugin|file)[\w-]*)$/i;
const sourcesPattern = /\.(?:[cm]?[jt]sx?|py|rb|php|pl|(?:ba|z)?sh)$/;
const readerPattern = /^(?:test|\[|\[\[|e?grep|rg|rm|cp|mv|cat|ls|head|tail|touch|mkdir|tar|git|curl|find|sed|awk|cut|diff|wc|jq|stat|echo|printf)$/;
function listCandidates([program = '', ...args]) {
    const valuesOf = (option) => args.filter((_, at) => option.test(args[at - 1] ?? ''));
    if (program === 'diff')
        return args.filter((arg) => /golden|expected|reference|baseline/i.test(arg));
    if (program === 'find')
        return args
            .slice(args.findIndex((arg) => /^-exec(?:dir)?$/.test(arg)) + 1 || args.length)
            .filter((arg) => sourcesPattern.test(arg));
    if (readerPattern.test(program))
        return /^(?:jq|awk|sed|e?grep)$/.test(program) ? valuesOf(/^-\w*f$|^--from-file$/) : [];
    const values = valuesOf(settingsPattern);
    if (!interpreterPattern.test(program))
        return program.includes('/') ? [program, ...values] : values;
    if (program === 'node' && args.includes('--test'))
        return values;
    const [module] = valuesOf(/^-m$/);
    if (module !== undefined)
        return [...values, ...['.py', '/__main__.py'].map((suffix) => module.replaceAll('.', '/') + suffix)];
    const words = args.filter((arg) => !arg.startsWith('-') && !values.includes(arg) && arg !== 'run');
    const isText = args.some((arg) => /^(?:-e|-c|--eval|-p)$/.test(arg));
    const script = isText ? undefined : (words.find((word) => sourcesPattern.test(word)) ?? words[0]);
    return script === undefined
        ? values
        : [script, ...(/\.\w+$/.test(script) ? [] : [`${script}.js`, `${script}/index.js`]), ...values];
}
function getPathWithin(folder, path) {
    if (path.length > 300 || /[\n\0]/.test(path))
        return null;
    if (path.startsWith('/') || path.startsWith('~') || path.includes('$'))
        return null;
    const joined = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path));
    return joined.startsWith('..') || joined === '.' ? null : joined;
}
async function listScriptTexts(args, folder, read, packages) {
    const selectsAllPackages = args.some((word) => /^(?:--workspaces|-ws|-r|--recursive|workspaces|foreach)$/.test(word));
    const selectsPackages = args.some((word) => /^(?:--prefix|-C|--dir|--cwd|-w|--workspace|workspace|--filter|-F)$/.test(word));
    const plain = args.map((word) => word.replace(/^\.\/|\.\.\.|\/$/g, ''));
    const texts = [];
    for (const location of selectsAllPackages || selectsPackages ? (await packages()).slice(0, 200) : [folder]) {
        const manifest = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)((await read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(location, 'package.json'))) ?? '');
        if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(manifest) || !(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(manifest.scripts))
            continue;
        if (selectsPackages && !selectsAllPackages && !plain.includes(location) && !plain.includes(`${manifest.name}`))
            continue;
        const name = args.slice(1).find((word) => word in aliases || Object.hasOwn(manifest.scripts, word)) ?? '';
        for (const each of ['pre', '', 'post'].map((prefix) => `${prefix}${aliases[name] ?? name}`)) {
            const text = manifest.scripts[each];
            if (typeof text === 'string')
                texts.push({ text, folder: location });
        }
    }
    return texts;
}
const aliases = { t: 'test', tst: 'test' };
function isScript(path, text) {
    return /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z)?sh\b/.test(text);
}
const checkerPattern = /test|check|lint|spec|verif|valid|assert|smoke|e2e|(?:^|[/._-])ci(?:[/._-]|$)/i;
function isProductionCode(path) {
    const isPlace = /^(?:(?:packages|apps|services)\/[^/]+\/)?(?:src|lib|app|cmd|pkg|internal|server|client|bin|dist|build|public)\//;
    const isName = /(?:^|\/)(?:index|main|app|server|cli|manage|wsgi|asgi|__main__|run|setup)\.\w+$/;
    return (isPlace.test(path) || isName.test(path)) && !checkerPattern.test(path);
}
async function holdsTests(path, text) {
    if (!(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isTestFile */ .h)(path))
        return false;
    const tree = await (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCode */ .Xp)(path, text);
    if (tree !== null)
        return (0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .listDeclaredTests */ .o7)(tree).length > 0;
    return ((0,_read_declared_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnparsedTests */ .OE)(path, text)?.tests.length ?? 0) > 0;
}


/***/ }),

/***/ 39006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ describeStrayFiles),
/* harmony export */   VX: () => (/* binding */ findCommitProblems),
/* harmony export */   k8: () => (/* binding */ openCleanCheckout),
/* harmony export */   lo: () => (/* binding */ findStaleAcceptances),
/* harmony export */   me: () => (/* binding */ openJobCheckout)
/* harmony export */ });
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26097);
/* harmony import */ var _system_git_clean_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60949);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77050);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86016);
/* harmony import */ var _rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _clean_copy_clean_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70624);
/* harmony import */ var _clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42222);








async function openCleanCheckout(commit, run) {
    const { branch } = await run.workspace.git.head();
    const options = run.services.judging.grounds.choose();
    if (typeof options !== 'string')
        return describeTampered(options.intruders);
    try {
        return await _clean_copy_clean_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .CleanCheckout */ .w.open(getCheckoutSource(run, options), commit, branch);
    }
    catch (error) {
        if (!(error instanceof _system_git_clean_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .IncompleteCommitError */ .q))
            throw error;
        return `${error.message}; push or fetch the branch again, then run the phase again`;
    }
}
async function openJobCheckout(commit, run) {
    const { git, prefix } = run.workspace;
    const ownFiles = new Set(_record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__/* .trackingFiles */ .FB.map((file) => `${prefix}${file}`));
    const { changes } = await git.state();
    const isClean = changes.every(({ path }) => ownFiles.has(path));
    return isClean
        ? _clean_copy_clean_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .CleanCheckout */ .w.here(getCheckoutSource(run, run.services.exchangeDir), commit)
        : openCleanCheckout(commit, run);
}
function getCheckoutSource(run, scratch) {
    const { git, project, prefix } = run.workspace;
    const makeHome = (folder) => run.services.judging.home(folder);
    return { git, project, prefix, commitDocs: run.policy.commitDocs, scratch, makeHome };
}
function describeStrayFiles(checkout, run) {
    const intruders = run.services.judging.grounds.intruders(checkout.options);
    return intruders.length === 0 ? null : describeTampered(intruders);
}
function describeTampered(files) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joinFirstFew */ .RS)(files, 3)} appeared above the folder in which the commit is judged, where tools find it; remove it, then run the phase again`;
}
async function findCommitProblems(checkout, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    if (!(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isAncestor */ .QX)(git, startCommit, checkout.commit)))
        return (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)((0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('commit/rewritten-history', `the commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shortenId */ .X_)(startCommit)},`, [
            `on which the phase began, is not an ancestor of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shortenId */ .X_)(checkout.commit)}; history was rewritten while the phase ran`,
        ]), run.policy);
    const findings = [
        ...(await (0,_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .shapeProblems */ .qf)(git, startCommit, checkout.commit)),
        ...(await findMachinePaths(checkout, run)),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('commit/changed-program', '', await changedPrograms(checkout, run)),
    ];
    return (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)((0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(findings, run.policy));
}
function changedPrograms({ commit }, { policy, schedule, services, workspace }) {
    const planCommands = schedule.plans.flatMap(({ plan }) => (0,_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .listPlanCommands */ .Q7)(plan));
    const commands = [policy.setupCommand, policy.testCommand, policy.verifierCommand, ...planCommands];
    return services.judging.problems(commands, commit, workspace.git);
}
async function findMachinePaths(checkout, run) {
    const { git, project, root } = run.workspace;
    const { startCommit } = run.found;
    const folders = [...new Set([project, root, ...run.services.judging.checkout])];
    const files = await (0,_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .machinePaths */ .oS)(git, startCommit, checkout.commit, folders);
    const message = `names a folder of this checkout (${git.root}) or of its rooms, which exists nowhere else`;
    return files.flatMap((path) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('commit/machine-path', path, [message]));
}
const obsoleteFile = '.github/phase-executor-flaky.yml';
async function findStaleAcceptances({ policy, workspace: { git }, found }) {
    const exists = (await git.trees.at(found.startCommit, obsoleteFile)) !== null;
    const expired = policy.expired.flatMap(({ rule, file, test = file, until }) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('accept/expired', `${rule} of ${test}`, [`expired on ${until}; it does not count`]));
    const obsoleteFindings = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('accept/old-file', obsoleteFile, exists ? ['is not read any more'] : []);
    return (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)([...expired, ...obsoleteFindings], policy);
}


/***/ }),

/***/ 97019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ isProgramCode),
/* harmony export */   Ov: () => (/* binding */ withoutCommentsAndTexts),
/* harmony export */   fx: () => (/* binding */ withoutComments),
/* harmony export */   yk: () => (/* binding */ hasKnownComments)
/* harmony export */ });
const markup = '<!--[\\s\\S]*?(?:-->|$)';
const stars = '/\\*[\\s\\S]*?(?:\\*/|$)';
const slashes = { line: '//', block: stars };
const styles = [
    { files: /\.(?:[cm]?[jt]sx?|vue|svelte)$/i, ...slashes, quotes: '\'"`' },
    { files: /\.go$/, ...slashes, quotes: '"`' },
    { files: /\.(?:rs|java|kts?|scala|groovy|cs|fs|vb|c|cc|cpp|cxx|m|mm|swift)$/, ...slashes, quotes: '"' },
    { files: /\.(?:php|dart)$/, ...slashes, quotes: '\'"' },
    { files: /\.(?:py|rb|t|p[lm])$/, line: '#', quotes: '\'"' },
    { files: /\.(?:exs?|jl|feature)$/, line: '#', quotes: '"' },
    { files: /\.clj[cs]?$/, line: ';', quotes: '"' },
    { files: /\.erl$/, line: '%', quotes: '"' },
    { files: /\.lua$/, line: '--', quotes: '\'"' },
    { files: /\.(?:md|mdx|markdown|html?|xml|xsd|xslt?|svg|xaml|plist|\w+proj|props|targets)$/i, block: markup },
    { files: /\.(?:vue|svelte|astro)$/i, block: markup },
    { files: /\.css$/i, block: stars },
    { files: /\.(?:scss|sass|less|styl|proto|thrift|jsonc|json5|zig|sol|glsl|wgsl|prisma)$/i, ...slashes },
    { files: /\.(?:tf|tfvars|hcl|nix)$/i, line: '#|//', block: stars },
    { files: /\.(?:sql|psql)$/i, line: '--', block: stars },
    { files: /\.(?:hs|elm)$/i, line: '--' },
    { files: /\.mli?$/, block: '\\(\\*[\\s\\S]*?(?:\\*\\)|$)' },
    { files: /\.(?:ini|cfg|conf|properties)$/i, line: '[#;!]' },
    {
        files: /\.(?:ya?ml|toml|graphqls?|gql|ps1|[rR]|nim|cmake|bzl|bazel|mk|sh|bash|bats|zsh|fish|env\.\w+)$|(?:^|\/)(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Gem|Proc|Just|just|Brew|Vagrant)file(?:\.\w+)?|CMakeLists\.txt|\.\w*ignore|\.editorconfig|\.env)$/,
        line: '#',
    },
];
const codeDirective = /^(?:#!|\/\/go:|\/\/ \+build|\/\/\/\s*<|(?:\/\/|\/\*+|#+)\s*(?:@ts-|@jsx|@flow|@vite|@jest|@vitest|eslint|prettier|biome|istanbul|[cv]8 ignore|webpack|nolint|noqa|type:|pylint|mypy|ruff|pragma|fmt:|frozen_string|coding[:=]|rubocop|phpcs|phpstan|swiftlint))/i;
const otherDirective = /^\s*(?:#!|(?:#|--|\/\/|;|\/\*+!?|<!--)\s*(?:\+|@|\[if|(?!(?:todo|fixme|note|xxx|hack|wip)\b)[\w.-]+ ?[:=]|(?:prettier|eslint|markdownlint|shellcheck|stylelint|tfsec|checkov|hadolint|yamllint|sqlfluff|region|endregion)\b))/i;
function hasKnownComments(path) {
    return getCommentStyles(path).length > 0;
}
function isProgramCode(path) {
    return getCommentStyles(path).some(({ quotes }) => quotes !== undefined);
}
function withoutComments(path, text) {
    return getCommentStyles(path).reduce((remaining, style) => style.quotes === undefined
        ? withoutWholeLines(remaining, style)
        : remaining.replace(buildPattern(style), (part) => (isString(part) || codeDirective.test(part) ? part : ' ')), text);
}
function withoutCommentsAndTexts(path, text) {
    const [style] = getCommentStyles(path);
    if (style === undefined)
        return text;
    return text.replace(buildPattern(style), (part) => part.replace(/[^\n]+/g, (line) => (isString(line) ? "''" : ' ')));
}
function getCommentStyles(path) {
    return styles.filter(({ files }) => files.test(path));
}
function isString(part) {
    return /^['"`]/.test(part);
}
function buildPattern({ line, block, quotes = '' }) {
    const comment = line === '#' ? '(?<![\\w$&\\\\{])#(?!\\[)' : line;
    const texts = [...quotes].map((quote) => quote === '`'
        ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)'
        : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`);
    const multiline = line === '#' && quotes !== '' ? ['"""[\\s\\S]*?"""', "'''[\\s\\S]*?'''"] : [];
    const parts = [block, comment === undefined ? undefined : `(?:${comment})[^\\n]*`, ...multiline, ...texts];
    return new RegExp(parts.filter((part) => part !== undefined).join('|'), 'g');
}
function withoutWholeLines(text, { line, block }) {
    if (/<<-?\s*['"\\]?\w/.test(text))
        return text;
    const plain = block === undefined
        ? text
        : text.replace(new RegExp(block, 'g'), (comment) => (otherDirective.test(comment) ? comment : ' '));
    if (line === undefined)
        return plain;
    const commentLine = new RegExp(`^\\s*(?:${line})`);
    const lines = plain.split('\n').filter((each) => !commentLine.test(each) || otherDirective.test(each));
    return lines.join('\n');
}


/***/ }),

/***/ 81252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ mentionsExport),
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   My: () => (/* binding */ holdsText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2856);


const maxSearched = 1024 * 1024;
function holdsText(text, part, path) {
    if (text.includes(part))
        return true;
    if (text.length > maxSearched)
        return false;
    const plain = squeezeText(text, path);
    const holds = (piece) => plain.includes(squeezeText(piece, path));
    if (holds(part))
        return true;
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 1)
        return lines.every(holds);
    const items = part.split(/,\s*/);
    if (items.length > 1 && items.every((each) => each !== '' && holds(each)))
        return true;
    return isPattern(part) && matchesPattern(text, part);
}
function mentionsExport(text, name, path) {
    if (text.includes(name))
        return true;
    const isComponent = ['.vue', '.svelte', '.astro'].includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    if (isComponent && name === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)))
        return true;
    const [, kind = '', symbol = ''] = /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
    if (kind === 'default')
        return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
    if (symbol !== '')
        return text.includes(symbol);
    const plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
    return plain !== undefined && text.includes(plain);
}
function isPattern(part) {
    const isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(part);
    return (/\w\|\w/.test(part) && !isUnion) || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
}
function squeezeText(text, path) {
    const plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
    return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
}
const maxPattern = 1000;
const maxSteps = 400;
function matchesPattern(text, pattern) {
    if (pattern.length > maxPattern)
        return false;
    try {
        const compiled = re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.compile(pattern, re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.MULTILINE);
        return compiled.programSize() <= maxSteps && !compiled.matcher('').find() && compiled.matcher(text).find();
    }
    catch {
        return false;
    }
}
function escapePattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}


/***/ }),

/***/ 64967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ isOnlyComments),
/* harmony export */   SR: () => (/* binding */ compareSubstance),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95687);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97019);


const maxCharacters = 512 * 1024;
function compareSubstance(path, before, after) {
    if (before === null || after === null || before.length + after.length > maxCharacters)
        return before === after ? 'comments' : 'content';
    if (before === after)
        return 'comments';
    const removeBlanks = getBlankRemover(path);
    if (removeBlanks(before) === removeBlanks(after))
        return 'blanks';
    return extractWords(before, path) === extractWords(withoutUnused(path, before, after), path) ? 'comments' : 'content';
}
function withoutUnused(path, before, after) {
    if (!/\.[cm]?[jt]sx?$/i.test(path) || !/^(?:import|export)\b|\brequire\(/m.test(after))
        return after;
    const oldLines = new Set(before.split('\n'));
    const listNewNames = (line) => {
        const [, imported, required, constant] = unexportedPattern.exec(line.slice(0, 500).trimEnd()) ?? [];
        const names = (imported ?? required ?? constant)?.replace(/[\w$]+\s+as\s|\btype\s|[{}*:]/g, ' ').match(/[\w$]+/g);
        return oldLines.has(line) ? [] : (names ?? []);
    };
    const lines = after.split('\n');
    const keptLines = lines.filter((line) => listNewNames(line).length === 0);
    const used = new Set((0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .fx)(path, keptLines.join('\n')).match(/[\w$]+/g));
    const isUsed = (name) => used.has(name) || name === 'React' || name === 'h';
    return lines.filter((line) => listNewNames(line).length === 0 || listNewNames(line).some(isUsed)).join('\n');
}
const unexportedPattern = /^(?:import\s+([\w$*{},\s]+?)\s+from\s*['"][^'"]+['"]|(?:const|let|var)\s+([\w$]+|\{[\w$,\s]+\})\s*=\s*require\([^()]*\)|(?:const|let|var)\s+([\w$]+)(?::\s*\w+)?\s*=\s*(?:-?\d[\w.]*|'[^'\n]*'|"[^"\n]*"|true|false|null|undefined|\[\s*\]|\{\s*\}));?$/;
function isBlank(text) {
    return withoutBlanks(text) === '';
}
function isOnlyComments(path, text) {
    if (!(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKnownComments */ .yk)(path) || text.length > maxCharacters || areDocuments.test(path))
        return false;
    return withoutBlanks((0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .fx)(path, text).replace(framePattern, '')) === '';
}
const areDocuments = /(?:^|\/)(?:doc\.go|package-info\.java|__init__\.pyi?)$/;
const framePattern = /^[^\S\n]*(?:package [\w.]+;?|<\?php|<\?xml[^>]*\?>|(['"])use strict\1;?|export \{\s*\};?|pass|\.\.\.|---|#![^\n]*|("""|''')\s*(?:todo|tbd|fixme|wip|stub|placeholder)\b[\s\S]*?\2)[ \t]*$/gim;
function extractWords(text, path) {
    return getBlankRemover(path)(formatText(path, (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .fx)(path, text)));
}
function formatText(path, text) {
    if (/\.(?:[cm]?[jt]sx?)$/i.test(path))
        return text.replace(/"/g, "'").replace(/;(?=\s*$)|,(?=\s*[)\]}])/gm, '');
    if (!/\.json$/i.test(path))
        return text;
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text);
    return value === undefined ? text : JSON.stringify(sortKeys(value));
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const entries = Object.entries(value).map(([key, each]) => [key, sortKeys(each)]);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
function getBlankRemover(path) {
    if (prosePattern.test(path))
        return normalizeWords;
    return indentedPattern.test(path) ? indentedLines : withoutBlanks;
}
const prosePattern = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tex)$/i;
const indentedPattern = /\.(?:py|pyi|ya?ml|mk|coffee|pug|haml|sass|nim|fsx?|hs|elm)$|(?:^|\/)(?:GNU)?[Mm]akefile$/;
const unseenPattern = /[\0\u200b\u2060\ufeff]/g;
function normalizeWords(text) {
    return text.replace(unseenPattern, '').split(/\s+/).join(' ').trim();
}
function indentedLines(text) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    return lines.map((line) => `${/^[ \t]*/.exec(line)?.[0]}${withoutBlanks(line)}`).join('\n');
}
function withoutBlanks(text) {
    return text.replace(/\s+/g, '').replace(unseenPattern, '');
}


/***/ }),

/***/ 15972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readClaims)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30655);
/* harmony import */ var _phase_must_haves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97020);
/* harmony import */ var _summary_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78634);




function readClaims(summary) {
    const sections = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSections */ .nO)(getBodyText(summary));
    const claims = [
        ...frontmatterClaims(summary),
        ...sections.flatMap((section, at) => [...headingClaims(section, at), ...sectionClaims(section, at)]),
        ...newestSelfCheck(sections),
        ...findPlaceholders(sections),
    ];
    return claims.map((claim) => ({ ...claim, text: claim.text.slice(0, _summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLineChars */ .sb) }));
}
function getBodyText(summary) {
    return summary.slice((0,_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .findFrontmatter */ .Ab)(summary)?.bodyStart ?? 0);
}
const fieldKinds = [
    [
        'status',
        /^(?:(?:plan|overall|final|current|completion|execution|implementation|summary|verification|phase(?: [\d.]+)?) )?status$/,
    ],
    ['count', /^(?:(?:total|completed) )?(?:tasks?|progress|completion)(?: \w+)?$/],
    [
        'verdict',
        /^(?:state|result|outcome|verdict|completed?|overall(?: result)?|(?:overall )?verification|build|tests)$/,
    ],
    ['left', /^(?:blocked|halted)$/],
];
const frontmatterKinds = [
    ...fieldKinds.filter(([kind]) => kind !== 'verdict'),
    ['status', /^self check$/],
    ['verdict', /^(?:state|result|outcome|verdict|completed?)$/],
    ['yes', /^(?:success|done|verified|tests pass(?:ed|ing))$/],
    ['left', /^(?:incomplete|partial|remaining(?: tasks)?|blockers|unfinished|tests failed|failed tests)$/],
];
function classifyClaim({ name }, kinds = fieldKinds) {
    const plain = name.toLowerCase().replace(/[-_]/g, ' ');
    return kinds.find(([, names]) => names.test(plain))?.[0] ?? null;
}
function parseClaim(field, kinds = fieldKinds) {
    const { name, text } = field;
    const kind = classifyClaim(field, kinds);
    switch (kind) {
        case null:
            return [];
        case 'count':
            return isCount(field) ? [{ name, text, kind }] : [];
        case 'left':
            return isEmptyText.test(text) ? [] : [{ name, text: `${name}: ${text}`, kind: 'stop' }];
        case 'yes':
            return /^(?:false|no)$/i.test(text) ? [{ name, text, kind: 'stop' }] : [];
        case 'verdict':
            return [{ name, text: /^no$/i.test(text) ? 'not done' : text, kind }];
        default:
            return [{ name, text, kind }];
    }
}
const isEmptyText = /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\}|\[\])?\.?$/i;
function isCount({ name, text }) {
    const isShare = /\d\s*(?:\/|of|out of)\s*\d/.test(text) && (!/^progress/i.test(name) || /^\S+(?: tasks?\b.*)?$/i.test(text));
    return isShare || /^\d+ \(.*\)$|^\d+ ?%/.test(text);
}
function joinCounts(fields) {
    const number = (names) => fields.find(({ name, text }) => names.test(name.replace(/[-_]/g, ' ')) && /^\d+$/.test(text))?.text;
    const done = number(/^(?:tasks? (?:completed?|done)|completed tasks?)$/i);
    const total = number(/^(?:total tasks?|tasks? total)$/i);
    return done && total ? [{ name: 'Tasks', text: `${done}/${total}`, kind: 'count' }] : [];
}
function frontmatterClaims(summary) {
    const { start, end } = (0,_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .findFrontmatter */ .Ab)(summary) ?? { start: 0, end: 0 };
    const front = summary.slice(start, end);
    const { values, problems } = (0,_phase_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(summary);
    if (problems.some(({ code }) => code === 'frontmatter-too-large'))
        return [{ name: 'frontmatter', text: 'frontmatter too large to be read', kind: 'stop' }];
    const lines = [...front.matchAll(/^([A-Za-z_-]{1,40})[ \t]*:[ \t]*["']?([^"'\n]{1,200})/gm)];
    const repeated = lines.filter(([, key]) => lines.filter((line) => line[1] === key).length > 1);
    const { metrics } = Object.fromEntries(values);
    const entries = [...((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(metrics) ? Object.entries(metrics) : []), ...values];
    const fields = [
        ...entries.flatMap(([name, value]) => parseFields(name, value)),
        ...repeated.map(([, name = '', text = '']) => ({ name, text: text.trim() })),
    ];
    return [...fields.flatMap((field) => parseClaim(field, frontmatterKinds)), ...joinCounts(fields)];
}
function parseFields(name, value) {
    if (Array.isArray(value) && value.length === 0)
        return [{ name, text: '' }];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return [{ name, text: (0,_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(value).trim() }];
    const { completed, total, status, state, result } = value;
    const text = (0,_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(status ?? state ?? result).trim();
    return [
        ...(text === '' ? [] : [{ name, text: text }]),
        ...[
            { name: `${name} completed`, text: (0,_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(completed) },
            { name: `${name} total`, text: (0,_phase_must_haves_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(total) },
        ],
    ];
}
function labels(line) {
    const [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
    const [, name = '', text = ''] = /^([A-Za-z][\w .-]{0,40}?)\s*(?:[:：|=]|\s[—–-]\s|(?=[❌🔴🟡🚧⏳⛔]))\s*([^|]*)/u.exec((0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(line)) ?? [];
    const fields = bold === undefined ? [{ name, text: (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(text) }] : [{ name: 'Status', text: (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(bold) }];
    return fields.filter((field) => field.text !== '' && !(classifyClaim(field) === 'status' && /^\d{3}\b/.test(field.text)));
}
function labelClaims(lines, expected) {
    const fields = lines.flatMap((line, at) => (isTableRule(lines[at + 1]) ? [] : labels(line)));
    const relevant = fields.filter((field) => expected === undefined || classifyClaim(field) === expected);
    return [...relevant.flatMap((field) => parseClaim(field)), ...joinCounts(fields)];
}
function isTableRule(line = '') {
    return /^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(line);
}
function findPlaceholders(sections) {
    const lines = sections.flatMap((section) => section.lines).map(_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw);
    const textLines = lines.filter((line) => /\w/.test(line));
    const isBlank = (line) => /^(?:\[[^\]]+\](?!\()|TBD|TODO|WIP)[.!]?$/i.test(line);
    const blanks = lines.filter((line) => /^(?:\[[A-Z][^\]]* [^\]]*\]|\{\{\s*\w+\s*\}\})$/.test(line));
    const placeholders = textLines.length > 0 && textLines.every(isBlank) ? textLines : blanks.length > 1 ? blanks : [];
    return placeholders.slice(0, 1).map((text) => ({ name: 'A line', text, kind: 'stop' }));
}
const openTitle = /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
const personTitle = /^(?:checkpoint reached|(?:human|user) (?:action|input|verification|approval|sign-?off) (?:needed|required|pending)|decision (?:needed|required|pending)|awaiting (?:human|user|(?:a )?decision|approval|input|review|credentials)\b.*)(?:\s*[:：—–(-].*)?$/i;
const stopTitle = /^(?:plan|execution) (?:blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?)(?:\s*[:：—–(-].*)?$/i;
const stopSections = /^(?:blocked|halted|incomplete|unfinished|(?:remaining|incomplete|unfinished|unimplemented|open|outstanding|pending|skipped|failed) (?:tasks?|work|steps?)|(?:tasks?|work|steps?) (?:remaining|skipped|left|not (?:done|completed|finished|implemented))|what(?:['’]s| is) left|what remains|(?:failed|failing) tests?)(?:\s*[:：—–(-].*)?$/i;
function headingClaims({ level, title: whole, lines }, at) {
    if (level === 0)
        return [];
    const title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
    const isTitle = at === 1 && level === 1;
    const stop = { name: `"${title}"`, text: title, kind: 'stop' };
    const [, verdict = ''] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
    const [, remark = ''] = /\s\(([^()]+)\)$/.exec(title) ?? [];
    if ((at <= 1 || isTask(title)) && openTitle.test(verdict))
        return [stop];
    if (at <= 1 && openTitle.test(remark.toUpperCase()))
        return [stop];
    if (isTitle)
        return /^checkpoint reached$/i.test(title) ? [{ ...stop, kind: 'person' }] : labelClaims([title], 'status');
    if (personTitle.test(title) && !saysNothing(lines))
        return [{ ...stop, kind: 'person' }];
    if (stopTitle.test(title))
        return [stop];
    if (level > 2)
        return [];
    return stopSections.test(title) && !saysNothing(lines) ? [stop] : labelClaims([title]);
}
function saysNothing(lines) {
    return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?|human\b.*|further\b.*))(?![\w/])/i.test((0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraph */ .jT)(lines));
}
function sectionClaims({ level, title, lines }, at) {
    const plain = lines.map(_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw);
    const stop = plain.find((line) => /^\P{L}*PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED)(?=$|\s*[:.—–(-])/u.test(line));
    if (stop !== undefined)
        return [{ name: 'A line', text: stop, kind: 'stop' }];
    const waiting = plain.find((line) => /^\P{L}*CHECKPOINT REACHED(?=$|\s*[:.—–(-])/u.test(line) ||
        (stoppedByRuleFour.test(line) && !decidedPattern.test(line)));
    if (waiting !== undefined)
        return [{ name: 'A line', text: waiting, kind: 'person' }];
    const kind = level > 2 ? null : classifyClaim({ name: title, text: '' });
    if (kind === 'status')
        return [...statusSectionClaims(lines), ...taskClaims(lines)];
    if (/^(?:result|outcome|verdict)$/i.test(title) && kind !== null)
        return [{ name: title, text: (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraph */ .jT)(lines), kind: 'verdict' }, ...taskClaims(lines)];
    if (isTask(title))
        return taskStatus(title, lines);
    if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title))
        return [...labelClaims(lines, 'count'), ...taskClaims(lines, true)];
    if (at <= 1)
        return [...labelClaims(lines.slice(0, 40)), ...taskClaims(lines.slice(0, 40))];
    if (/^(?:verification|tests?|testing)\b/i.test(title))
        return [...testCounts(plain), ...taskClaims(lines)];
    return [...(countSections.test(title) ? labelClaims(lines, 'count') : []), ...taskClaims(lines)];
}
const stoppedByRuleFour = /^\W{0,3}rule 4\b.{0,120}\b(?:stopped|halted|blocked|paused|await\w*|waiting)\b|^(?:\w+ ){0,3}(?:stopped|halted|blocked|paused)\b.{0,30}\brule 4\b/i;
const decidedPattern = /\bno\b[^.]{0,30}\brule 4\b|\brule 4\b[^.]{0,30}\bnot (?:needed|triggered|hit|reached)\b|\b(?:approved|resolved|confirmed|decided|chose|chosen|answered|selected)\b/i;
const countSections = /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;
function isTask(title) {
    return /^task \d/i.test(title);
}
function testCounts(lines) {
    const failingCount = /^(?:[^:]{1,60}:\s*)?(?:[1-9]\d* (?:tests? )?fail(?:ing|ed)(?:, \d+ pass(?:ing|ed).{0,40})?|\d+ pass(?:ing|ed), [1-9]\d* fail(?:ing|ed).{0,40})$/i;
    const isExpected = /pre-?existing|expected|baseline|unrelated|before|\bRED\b|mutat|revert|known|flak/i;
    const match = lines.find((line) => failingCount.test(line) && !isExpected.test(line));
    return match === undefined ? [] : [{ name: 'Tests', text: match, kind: 'stop' }];
}
function statusSectionClaims(lines) {
    const [labelled] = labelClaims(lines, 'status');
    const text = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraph */ .jT)(lines);
    if (labelled !== undefined)
        return [labelled];
    if (text === '' || /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line) => line.trim()) ?? ''))
        return [];
    const isStatus = text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
    return [{ name: 'Status', text, kind: isStatus ? 'status' : 'verdict' }];
}
function taskStatus(title, lines) {
    const firstLine = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(lines.find((line) => line.trim() !== '') ?? '').replace(/^[-\s]+/, '');
    const [label] = lines.flatMap(labels).filter(({ name }) => /^status$/i.test(name));
    const text = label?.text ??
        (/^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL)\b/.test(firstLine) ? firstLine : '');
    return text === '' ? [] : [{ name: `"${title}"`, text, kind: 'verdict' }];
}
function taskClaims(lines, areTasks = false) {
    let state = -1;
    return lines.flatMap((line, at) => {
        const cells = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .splitTableCells */ ._B)(line);
        const isHead = cells.length > 1 && isTableRule(lines[at + 1]);
        if (isHead || cells.length === 0)
            state = /^(?:task|step|#|no\.?)s?$/i.test(cells[0] ?? '')
                ? cells.findLastIndex((cell) => /^(?:status|state|done|result|outcome)\??$/i.test(cell))
                : -1;
        const row = state > 0 && !isHead && openCell.test(cells[state] ?? '') ? cells[state] : undefined;
        if (row !== undefined)
            return [{ name: `Task ${cells[0]}`, text: `not done: ${row}`, kind: 'verdict' }];
        const [, mark = '', task] = /^\s*(?:(?:[-*]|\d+\.|\|)\s+)?(?:(\[[ xX]\]|[❌✗✘✖🚫⛔⏳⏸🚧])\s*)?[*_]*((?:task|step) \d+.*)$/iu.exec(line) ?? [];
        const isListed = /^\s*(?:[-*]|\d+\.|\|)\s/.test(line) || /^[❌✗✘✖🚫⛔⏳⏸🚧]/u.test(mark);
        const [, box] = areTasks ? (/^\s{0,3}(?:[-*]|\d+\.)\s+\[ \]\s+(\S.*)$/.exec(line) ?? []) : [];
        if (task === undefined || !isListed)
            return box === undefined ? [] : [{ name: (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(box).slice(0, 100), text: 'not done', kind: 'verdict' }];
        const parts = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
        const open = mark === '' ? parts.slice(1).find((cell) => openCell.test(cell)) : /x/i.test(mark) ? undefined : mark;
        return open === undefined ? [] : [{ name: parts[0] ?? 'Task', text: `not done: ${open}`, kind: 'verdict' }];
    });
}
const openCell = /^[^\p{L}\p{N}]*(?:pending|to-?do|open|wip|deferred|missing|partly|partially|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b(?=$|[^\w]*$|\s*[,;.:(—–-]|\s(?:by|until|on|to|user|human|for|per)\b)|^(?:❌|⏳|⏸|🚧)/iu;
function newestSelfCheck(sections) {
    const claims = sections.flatMap(({ title, lines, level }, at) => {
        const inLines = lines.flatMap((line) => {
            const text = /^\s*(?:>\s*)?(?:\*\*|self)/i.test(line) ? selfCheckResult((0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(line)) : null;
            return text ? [[{ name: 'Self-Check', text, kind: 'status' }]] : [];
        });
        const headingResult = level === 0 ? null : selfCheckResult(title);
        if (headingResult === null)
            return inLines;
        const following = sections.slice(at + 1);
        const end = following.findIndex((next) => next.level <= level);
        const all = [...lines, ...following.slice(0, end < 0 ? undefined : end).flatMap((next) => next.lines)];
        const heading = headingResult === '' ? [] : [{ name: 'Self-Check', text: headingResult, kind: 'status' }];
        const summaryClaims = [...heading, ...all.flatMap(selfCheckClaims)];
        return summaryClaims.length > 0 ? [summaryClaims, ...inLines] : inLines;
    });
    return claims.at(-1) ?? [];
}
function selfCheckResult(text) {
    const [all, message, mark = ''] = /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ??
        [];
    return all === undefined ? null : (message ?? mark);
}
function selfCheckClaims(line) {
    const text = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarks */ .zw)(line).replace(/^[^\p{L}]+/u, '');
    const [, result] = /^(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
    const words = result ?? (/^(?:FAILED|PARTIAL|INCOMPLETE|PENDING|NOT RUN|SKIPPED)$/.test(text) ? text : null);
    if (words !== null)
        return [{ name: 'Self-Check', text: words, kind: 'status' }];
    const isMissing = /^(?:MISSING|NOT FOUND|FAILED)\b\s*[:—–-]\s*(?!none\b|nothing\b|0\b)\S/.test(text) ||
        /[:—–|]\s*(?:MISSING|NOT FOUND|FAILED)[\s|.]*$/.test(text);
    return isMissing ? [{ name: 'Self-Check', text: `missing: ${text.slice(0, 100)}`, kind: 'stop' }] : [];
}


/***/ }),

/***/ 78634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _B: () => (/* binding */ splitTableCells),
/* harmony export */   jT: () => (/* binding */ joinParagraph),
/* harmony export */   nO: () => (/* binding */ splitSections),
/* harmony export */   sb: () => (/* binding */ maxLineChars),
/* harmony export */   zw: () => (/* binding */ withoutMarks)
/* harmony export */ });
/* harmony import */ var _phase_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14295);

const maxLineChars = 500;
function splitSections(body) {
    const sections = [{ level: 0, title: '', lines: [] }];
    for (const text of (0,_phase_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(body).split(/\r?\n/)) {
        const line = text.slice(0, maxLineChars);
        const [, marks = '', title = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
        if (marks === '')
            sections.at(-1)?.lines.push(line);
        else
            sections.push({ level: marks.length, title: withoutMarks(title).replace(/\s#+$/, ''), lines: [] });
    }
    return sections;
}
function withoutMarks(line) {
    return line
        .replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '')
        .replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '')
        .replace(/\s*\|\s*$/, '')
        .trim();
}
function joinParagraph(lines) {
    const start = lines.findIndex((line) => line.trim() !== '');
    if (start < 0)
        return '';
    const end = lines.findIndex((line, at) => at > start && line.trim() === '');
    return withoutMarks(lines.slice(start, end < 0 ? undefined : end).join(' '));
}
function splitTableCells(line) {
    if (!/^\s*\|.*\|\s*$/.test(line))
        return [];
    const cells = line.trim().slice(1, -1).split('|');
    return cells.map((cell) => withoutMarks(cell));
}


/***/ }),

/***/ 10226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isTestMaterial),
/* harmony export */   h: () => (/* binding */ isTestFile)
/* harmony export */ });
function isTestFile(path) {
    if (dataPattern.test(path))
        return false;
    return namedPattern.test(path) || (inTestFolder.test(path) && sourcePattern.test(path));
}
function isTestMaterial(path) {
    return isTestFile(path) || inTestFolder.test(path) || /(?:^|\/)testdata\/|\.snap$/.test(path);
}
const dataPattern = /(?:^|\/)(?:__?)?(?:fixtures?|mocks?|snapshots?|testdata|node_modules|vendor)(?:__?)?\//i;
const inTestFolder = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|t|(?:unit|integration|functional|acceptance)[-_]?tests?|androidTest|[\w.]+\.Tests?)\//;
const sourcePattern = /\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|scala|groovy|cs|fs|vb|rb|php|pl|t|bats|sh|c|cc|cpp|cxx|m|mm|swift|dart|exs?|erl|hs|lua|clj[cs]?|jl|r|feature)$/i;
const namedPattern = new RegExp([
    '[._-](?:test|tests|spec|e2e|cy)\\.(?:[cm]?[jt]sx?|vue|svelte|dart|lua|rb|php|py|cc|cpp|cxx|c|rs|exs?|jl|sh)$',
    '(?:^|/)tests?\\.(?:[cm]?[jt]sx?|py|rb|sh)$',
    '(?:^|/)test[-_][^/]*\\.(?:[cm]?[jt]sx?|py|rb|php|c|cc|cpp|rs|R)$',
    '_test\\.go$',
    '(?:^|/)[^/]*(?:Tests?|IT|Specs?|TestCase)\\.(?:java|kts?|scala|groovy|cs|fs|vb|php|swift|m|mm)$',
    '(?:^|/)Test[A-Z][^/]*\\.(?:java|kts?|scala|groovy|cs|php)$',
    '\\.(?:bats|feature)$',
    '(?:^|/)t/[^/]+\\.t$',
].join('|'));


/***/ }),

/***/ 26097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ trackingFiles),
/* harmony export */   QS: () => (/* binding */ setUncommittedAside),
/* harmony export */   cq: () => (/* binding */ isSameWork),
/* harmony export */   kS: () => (/* binding */ replaceDocument),
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
    const ownPaths = new Set(trackingFiles.map((file) => `${prefix}${file}`));
    const changed = (await git.state()).changes.map(({ path }) => path).filter((path) => ownPaths.has(path));
    if (changed.length === 0)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const path of changed)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    const committed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .filterPresentFiles */ .NA)(git, 'HEAD', changed);
    await git.run(['reset', '--quiet', '--', ...changed]);
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(git, 'HEAD', committed);
    for (const path of changed)
        if (!committed.includes(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { recursive: true, force: true });
}
async function isSameWork(firstCommit, secondCommit, { git, prefix }) {
    if (firstCommit === secondCommit)
        return true;
    if ((await git.resolve(firstCommit)) === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, firstCommit, secondCommit)))
        return false;
    const ownPaths = trackingFiles.map((file) => `${prefix}${file}`);
    return (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listChangedPaths */ .xQ)(git, firstCommit, secondCommit)).every((path) => ownPaths.includes(path));
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

/***/ 27989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isDotGit),
/* harmony export */   Jl: () => (/* binding */ inspectCommits),
/* harmony export */   kR: () => (/* binding */ escapingTarget),
/* harmony export */   r: () => (/* binding */ maxPushedBytes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _process_few_at_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52529);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95576);
/* harmony import */ var _tree_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61145);







const maxPushedBytes = 100 * 1024 * 1024;
async function inspectCommits(git, base, commit, { blobBytes = () => maxPushedBytes, commits: maxCommits = 10_000, tree = commit } = {}) {
    const commits = await listNewCommits(git, base, commit, maxCommits);
    const empty = { changes: [], steps: [], symlinks: [], gitlinks: [], large: [], notUtf8: [], dotGit: [], tooLong: [] };
    if (commits === null || (commits.length === 0 && tree === commit))
        return { isAncestor: commits !== null, commits: [], ...empty };
    if (commits.length > 0)
        await (0,_tree_size_js__WEBPACK_IMPORTED_MODULE_5__/* .checkTreeSizes */ .J)(git, base, [...new Set(commits.map((object) => object.tree))]);
    const { changes, steps } = await compareRange(git, base, { commit, tree }, commits);
    const objects = await inspectNewObjects(git, steps, blobBytes);
    return {
        isAncestor: true,
        commits,
        changes: changes.map(toChangedPath),
        steps: dropRepeats(steps).map(toChangedPath),
        symlinks: objects.symlinks,
        gitlinks: dropRepeats(steps.filter(({ oldMode, newMode }) => [oldMode, newMode].includes(gitlink))).map(toChangedPath),
        large: objects.large,
        notUtf8: getPaths(steps.filter(({ isUtf8 }) => !isUtf8)),
        tooLong: getPaths(steps.filter(({ path }) => isTooLong(path))),
        dotGit: getPaths(steps.filter(({ path }) => path.split('/').some(isDotGit))),
    };
}
function isTooLong(path) {
    return (path.length > 63 &&
        (Buffer.byteLength(path) > 3_000 || path.split('/').some((part) => Buffer.byteLength(part) > 255)));
}
const symlink = '120000';
const gitlink = '160000';
async function listNewCommits(git, base, commit, max) {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, base, commit, Math.min(max, maxInLine));
    if (line !== null)
        return line;
    const listing = await git.read(['rev-list', '--left-right', `--max-count=${max + 1}`, `${base}...${commit}`, '--']);
    const sides = (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNonEmptyLines */ .Qc)(listing);
    if (sides.some((side) => side.startsWith('<')))
        return null;
    if (sides.length > max)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`${base}..${commit} has more than ${max} commits, too many to inspect`);
    const objects = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .commitObjects */ .Av)(git, sides.map((side) => side.slice(1)));
    return [...objects.values()];
}
const maxInLine = 1_000;
async function compareRange(git, base, end, commits) {
    const trees = new Map(commits.map(({ sha, tree }) => [sha, tree]));
    const compare = async (from, to) => (await git.trees.differences(from && (trees.get(from) ?? from), to)).map(({ path, was, is }) => {
        const bytes = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBytes */ .X5)(path);
        const entry = { oldMode: was.mode, newMode: is.mode, object: is.id };
        return typeof bytes === 'string'
            ? { ...entry, path, isUtf8: true }
            : { ...entry, path: bytes.toString('utf8'), isUtf8: false };
    });
    const pairs = commits.flatMap(({ tree, parents }) => (parents.length === 0 ? [null] : parents).map((parent) => ({
        parent,
        tree,
    })));
    if (end.tree !== end.commit)
        pairs.push({ parent: end.commit, tree: end.tree });
    const steps = await (0,_process_few_at_once_js__WEBPACK_IMPORTED_MODULE_6__/* .fewAtOnce */ .X)(pairs, comparedAtOnce, ({ parent, tree }) => compare(parent, tree));
    return { changes: await compare(base, end.tree), steps: steps.flat() };
}
const comparedAtOnce = 64;
async function inspectNewObjects(git, steps, blobBytes) {
    const added = steps.filter(({ newMode }) => newMode.startsWith('1') && newMode !== gitlink);
    const matches = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .describeObjects */ .of)(git, [...new Set(added.map(({ object }) => object))]);
    const sizes = new Map(matches.map(({ id, size }) => [id, size]));
    const size = ({ object }) => sizes.get(object) ?? 0;
    const links = dropRepeats(added.filter(({ newMode }) => newMode === symlink));
    const readable = links.filter((link) => size(link) <= 4096);
    const linkObjects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$I)(git, [...new Set(readable.map(({ object }) => object))]);
    const targets = new Map(linkObjects.map(({ id, content }) => [id, content.toString('utf8')]));
    return {
        symlinks: links.map((link) => {
            const target = targets.get(link.object);
            if (target === undefined)
                return { path: link.path, target: '', wayOut: 'is too long for a path' };
            return { path: link.path, target, wayOut: escapingTarget(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link.path), target) };
        }),
        large: dropRepeats(added)
            .filter((entry) => size(entry) > blobBytes(entry.path))
            .map((entry) => ({ path: entry.path, bytes: size(entry) })),
    };
}
function toChangedPath({ path, oldMode, newMode }) {
    return { path, oldMode, newMode };
}
function dropRepeats(entries) {
    const getKey = ({ oldMode, newMode, object, path }) => `${oldMode} ${newMode} ${object} ${path}`;
    return [...new Map(entries.map((entry) => [getKey(entry), entry])).values()];
}
function getPaths(entries) {
    return [...new Set(entries.map(({ path }) => path))];
}
function isDotGit(name) {
    return name.split('\\').some((part) => {
        const plain = part.replace(hfsIgnored, '').toLowerCase();
        return plain === '.git' || /^(\.git|git~1)[. ]*(:|$)/.test(part.toLowerCase());
    });
}
const hfsIgnored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function escapingTarget(folder, target) {
    if (target === '')
        return 'has no target';
    if (/^[\\/]|^[A-Za-z]:/.test(target))
        return 'is absolute';
    if (target.includes('\0'))
        return 'contains a NUL';
    const parts = target.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
    const firstName = parts.findIndex((part) => part !== '..');
    const ups = firstName < 0 ? parts.length : firstName;
    const depth = folder === '.' || folder === '' ? 0 : folder.split('/').length;
    if (ups > depth)
        return 'leads above the top folder';
    if (parts.slice(ups).includes('..'))
        return 'leads up again after a name';
    return parts.some(isDotGit) ? 'leads into .git' : null;
}


/***/ }),

/***/ 61145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkTreeSizes)
/* harmony export */ });
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95576);


const maxTreeEntries = 1_000_000;
const maxTreeLevels = 200;
const maxTrees = 1_000_000;
async function checkTreeSizes(git, base, trees) {
    const sizes = knownSizes;
    const max = (await computeTreeSize(git, await git.treeOf(base), sizes)).entries + maxTreeEntries;
    for (const root of trees) {
        const { entries, levels } = await computeTreeSize(git, root, sizes);
        if (levels > maxTreeLevels)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`its folders are ${levels} levels deep; at most ${maxTreeLevels} are accepted`);
        if (entries > max)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`its tree has over ${maxTreeEntries} more entries than its base, too many to inspect`);
    }
}
const knownSizes = new Map();
async function computeTreeSize(git, root, sizes) {
    const children = new Map();
    for (let expected = [root]; expected.length > 0;) {
        const missing = [...new Set(expected)].filter((tree) => !sizes.has(tree) && !children.has(tree));
        if (children.size + missing.length > maxTrees)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`it has over ${maxTrees} different folders`);
        const contents = missing.length === 0 ? [] : await readTrees(git, missing);
        for (const [at, each] of contents.entries())
            children.set(missing[at] ?? '', each);
        expected = contents.flatMap(({ trees }) => trees);
    }
    for (let pending = [...children].reverse(); pending.length > 0;) {
        const deferred = [];
        for (const [tree, result] of pending) {
            const below = result.trees.map((each) => sizes.get(each));
            if (below.some((size) => size === undefined))
                deferred.push([tree, result]);
            else
                sizes.set(tree, sumSizes(result.entries, below));
        }
        if (deferred.length === pending.length)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('its trees contain each other');
        pending = deferred;
    }
    return sizes.get(root) ?? { entries: 0, levels: 0 };
}
function sumSizes(entries, below) {
    return {
        entries: below.reduce((sum, size) => sum + size.entries, entries),
        levels: below.reduce((max, size) => Math.max(max, size.levels + 1), 0),
    };
}
async function readTrees(git, trees) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, trees);
    return objects.map(({ type, id, content }, at) => {
        if (type !== 'tree')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`${trees[at]} is not a tree of this repository`);
        return parseTreeContent(content, id.length / 2);
    });
}
function parseTreeContent(content, idBytes) {
    const trees = [];
    let entries = 0;
    for (let at = 0; at < content.length; entries += 1) {
        const end = content.indexOf(0, at);
        if (end < 0)
            break;
        const isTree = content[at] === 0x34;
        at = end + 1 + idBytes;
        if (isTree)
            trees.push(content.toString('hex', end + 1, at));
    }
    return { trees, entries };
}


/***/ }),

/***/ 60949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ makeCleanCopy),
/* harmony export */   q: () => (/* binding */ IncompleteCommitError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66725);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69072);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94895);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14968);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76417);








class IncompleteCommitError extends _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS {
    name = 'IncompleteCommitError';
}
async function makeCleanCopy(source, commit, folder, branch) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tree');
    const store = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'store.git');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const env = copyEnvironment(source);
    const config = await makeStore(source, store, commit.length, env);
    const git = source.apart(root, store, env);
    const entries = await source.trees.list(commit);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(root, { mode: 0o700 });
    await takeObjects(source, commit, entries, store, env);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'shallow'), `${commit}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'config'), config + fastScan);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'HEAD'), `${commit}\n`);
    await checkOut(git, commit);
    await showHistory(source, git, { commit, branch, config }, env);
    return { root, git };
}
async function makeStore(source, store, idLength, env) {
    const key = `${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(store)).dev} ${idLength}`;
    const existing = configs.get(key);
    if (existing !== undefined) {
        for (const folder of ['objects', 'refs'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, folder), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'config'), existing);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'HEAD'), 'ref: refs/heads/main\n');
        return existing;
    }
    const format = idLength === 64 ? 'sha256' : 'sha1';
    const init = ['init', '--quiet', '--template=', `--object-format=${format}`, '--bare', store];
    const created = await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)(source.plain([]).command, init, { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(store), env });
    if (created.exitCode !== 0)
        throw (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .gitFailure */ .tv)(init, created);
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'config'), 'utf8');
    configs.set(key, config);
    return config;
}
const configs = new Map();
const fastScan = '[core]\n\tuntrackedCache = true\n[status]\n\tshowUntrackedFiles = all\n';
function copyEnvironment(source) {
    return {
        ...(0,_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .buildGitEnvironment */ .KL)(source.environment),
        ..._calls_git_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .ownIdentity */ .hY,
        ...source.identity,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_DEFAULT_REF_FORMAT: 'files',
    };
}
async function takeObjects(source, commit, entries, store, env) {
    const objects = entries.flatMap(({ mode, id }) => (mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryMode */ .o8 ? [] : [id]));
    const expected = [...new Set([commit, await source.treeOf(commit), ...objects])];
    const { args, ...pack } = source.plain(['pack-objects', '--stdout', '--quiet', '--delta-base-offset', '--window=0']);
    const variables = Object.entries({ ...env, GIT_DIR: store }).map(([name, value]) => `${name}=${value}`);
    const index = ['env', '-i', ...variables, pack.command, 'index-pack', '--stdin'];
    const pipe = `${[pack.command, ...args].map(_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteShellWord */ .BV).join(' ')} | "$@"`;
    const stdin = expected.map((object) => `${object}\n`).join('');
    const options = { cwd: pack.cwd, env: pack.env, stdin };
    const { exitCode, stderr } = await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .captureOutput */ .Q)('/bin/sh', ['-c', pipe, 'sh', ...index], options);
    if (exitCode === 0)
        return;
    throw new IncompleteCommitError(`commit ${commit} cannot be read in full from the repository: ${stderr.trim()}`);
}
async function checkOut(git, commit) {
    const result = await git.try((0,_worktree_js__WEBPACK_IMPORTED_MODULE_6__/* .getCheckoutArguments */ .R)(commit));
    if (result.exitCode === 0)
        return;
    const error = (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .gitFailure */ .tv)(['reset'], result, git.gitDir);
    throw /No space left/.test(error.message) ? error : new IncompleteCommitError(error.message);
}
const visibleRefs = ['refs/tags', 'refs/heads', 'refs/remotes'];
async function showHistory(source, git, { commit, branch, config }, env) {
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'judged';
    const copyGit = source.apart(git.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, '.git'), env);
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, folder), { recursive: true });
    const copyConfig = config.replace(/^\s*bare = true$/m, '\tbare = false\n\tlogallrefupdates = true');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'config'), copyConfig);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'HEAD'), `ref: refs/heads/${name}\n`);
    const objects = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.commonDir, 'objects')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'objects/info/alternates'), objects.map((path) => `${path}\n`).join(''));
    if (source.isShallow)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'shallow'), `${commit}\n`);
    const branches = await source.read(['for-each-ref', '--format=%(objectname) %(refname)', ...visibleRefs]);
    const visibleLines = branches
        .split('\n')
        .filter((line) => line !== '' && !/^\S+ refs\/tags\/checkpoint\//.test(line));
    const otherRefs = visibleLines.filter((line) => !`${line}/`.includes(` refs/heads/${name}/`));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'packed-refs'), otherRefs.map((line) => `${line}\n`).join(''));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'refs/heads', name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    for (const each of branch === null ? [file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'HEAD')] : [file])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(each, `${commit}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copyGit.gitDir, 'index'));
}


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   R: () => (/* binding */ getCheckoutArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29269);





function getCheckoutArguments(commit) {
    const settings = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=100'];
    return [...settings, 'reset', '--hard', '--quiet', commit, '--'];
}
async function removeAll(root) {
    (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_4__/* .unmountBelow */ .GG)(root);
    const removing = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    await removing().catch(async (error) => {
        if (error.code === 'ENAMETOOLONG')
            return void (await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
        if (error.code !== 'EACCES' && error.code !== 'EPERM')
            throw error;
        unlockFolders(root);
        return removing();
    });
}
function unlockFolders(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }))
            if (entry.isDirectory())
                unlockFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
    }
    catch {
    }
}


/***/ }),

/***/ 61388:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"lN":{"javascript":{"files":"\\\\.[cm]?jsx?$","family":"script"},"typescript":{"files":"\\\\.[cm]?ts$","family":"script"},"tsx":{"files":"\\\\.tsx$","family":"script"},"python":{"files":"\\\\.pyi?$","family":"python"},"go":{"files":"\\\\.go$","family":"go"},"rust":{"files":"\\\\.rs$","family":"rust"},"java":{"files":"\\\\.java$","family":"java"}},"EZ":{"call":"call_expression new_expression call method_invocation object_creation_expression macro_invocation","member":"member_expression attribute selector_expression field_expression scoped_identifier field_access","wrapper":"parenthesized_expression await_expression await non_null_expression as_expression satisfies_expression generic_function instantiation_expression optional_chain","name":"identifier property_identifier type_identifier field_identifier package_identifier this self super","function":"function_declaration generator_function_declaration function_expression generator_function arrow_function method_definition function_definition method_declaration constructor_declaration func_literal function_item closure_expression lambda lambda_expression","literal":"number string_fragment string_content string_start string_end escape_sequence true false null undefined none nil integer float ellipsis regex_pattern regex_flags integer_literal float_literal boolean_literal char_literal int_literal rune_literal interpreted_string_literal_content raw_string_literal raw_string_literal_content imaginary_literal decimal_integer_literal hex_integer_literal decimal_floating_point_literal character_literal null_literal unit_expression concatenated_string string string_literal raw_string","throw":"throw_statement raise_statement throw_expression","return":"return_statement return_expression","idle":"pass_statement empty_statement debugger_statement"},"TJ":{"script":{"hollow":"throw new Error(\'hollow\');","hollowValue":"(() => { throw new Error(\'hollow\'); })() || ","nothing":"undefined","noStatement":";","negation":"!({})","test":{"call":"^(?:(?:it|test|specify|xit|xtest|xspecify|fit|tap|Scenario)(?!\\\\.(?:before|after|setup|teardown|use|configure|setTimeout|step|extend|info|mock|plan|runOnly|describe|expect|suite))(?:\\\\.|$)|t$|(?:t|Deno)\\\\.test(?:\\\\.|$))"},"marks":[{"what":"a focus on single tests (.only)","chain":"^(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\\\.test)(?:\\\\.\\\\w+)*\\\\.only(?:\\\\.|$)|^(?:fit|fdescribe|fcontext)$|^(?:t|test)\\\\.runOnly$","option":"^only$"},{"what":"a skipped test (.skip)","chain":"^(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\\\.test)(?:\\\\.\\\\w+)*\\\\.(?:skip|skipIf|runIf|ignore|fixme)(?:\\\\.|$)|^(?:xit|xtest|xdescribe|xcontext|xspecify)(?:\\\\.|$)|^(?:this|ctx)\\\\.skip$","option":"^(?:skip|ignore)$"},{"what":"an unwritten test (.todo)","chain":"^(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\\\.test)(?:\\\\.\\\\w+)*\\\\.todo(?:\\\\.|$)","option":"^todo$"},{"what":"a test that is expected to fail (.failing)","chain":"^(?:it|test)(?:\\\\.\\\\w+)*\\\\.(?:failing|fails|fail)(?:\\\\.|$)"}]},"python":{"hollow":"raise RuntimeError(\\"hollow\\")","nothing":"None","noStatement":"pass","negation":"not ({})","abstract":"^(?:from|import|[ \\\\t]*class)\\\\b.*\\\\b(?:abc|ABC|Protocol|overload)\\\\b","test":{"node":"function_definition","name":"^test","like":"^(?:def (?<name>(?:check|verify|should)_\\\\w+)\\\\(\\\\):|class (?<group>\\\\w+):\\\\n(?:[ \\\\t].*\\\\n|\\\\n)*?[ \\\\t]+def test)"},"caught":"^(?:AssertionError|Exception|BaseException)$","marks":[{"what":"a skipped test (skip)","chain":"(?:^|\\\\.)mark\\\\.skip(?:if)?$|^pytest\\\\.skip$|^unittest\\\\.skip(?:If|Unless)?$|^skip(?:If|Unless)$|\\\\.skipTest$|(?:^|\\\\.)SkipTest$|(?:^|\\\\.)importorskip$"},{"what":"a test that is expected to fail (xfail)","chain":"(?:^|\\\\.)mark\\\\.xfail$|^pytest\\\\.xfail$|(?:^|\\\\.)expectedFailure$"},{"what":"a plugin that pytest loads (pytest_plugins)","chain":"^pytest_plugins$"},{"what":"an option that excludes tests from the collection","chain":"^(?:collect_ignore(?:_glob)?|__test__|pytest_ignore_collect|pytest_collection_modifyitems)$"}]},"go":{"hollow":"panic(\\"hollow\\");","noStatement":"","negation":"!({})","unasked":"^(?:init|main)$","test":{"node":"function_declaration","name":"^(?:Test(?!Main$)|Fuzz|Example)(?![a-z])","like":"^func (?<name>test[A-Z]\\\\w*)\\\\(\\\\w+ \\\\*testing\\\\.T\\\\)"},"askedOtherwise":"^func Example.*// (?:Unordered )?[Oo]utput:","marks":[{"what":"a skipped test (t.Skip)","chain":"(?:^|\\\\.)(?:t|b|f|tb|tt|T)\\\\.(?:Skip|Skipf|SkipNow)$"},{"what":"a build constraint","comment":"^//go:build |^// \\\\+build ","onlyInOld":true}]},"rust":{"hollow":"panic!(\\"hollow\\");","hollowValue":"{ panic!(\\"hollow\\"); } ","noStatement":"","negation":"!({})","unasked":"^main$","endsInValue":true,"test":{"node":"function_item","head":"^#\\\\[(?:\\\\w+::)*(?:test|rstest|test_case)\\\\b"},"askedOtherwise":"#\\\\[should_panic","marks":[{"what":"an ignored test (#[ignore])","attribute":"^#\\\\[ignore\\\\b|^#\\\\[cfg_attr\\\\(.*\\\\bignore\\\\b"},{"what":"a condition under which nothing is compiled","attribute":"^#!?\\\\[cfg\\\\((?:any\\\\(\\\\)|FALSE|false)\\\\)"}]},"java":{"hollow":"if (true) throw new IllegalStateException(\\"hollow\\");","hollowValue":"{ throw new IllegalStateException(\\"hollow\\"); } ","noStatement":";","negation":"!({})","test":{"node":"method_declaration","head":"^@\\\\w*Test\\\\b"},"caught":"^(?:Throwable|Error|AssertionError)$","marks":[{"what":"a disabled test (@Disabled, @Ignore)","attribute":"^@(?:Disabled|Ignore|Enabled)|\\\\benabled\\\\s*=\\\\s*false\\\\b"},{"what":"an assumption, which skips a test","chain":"(?:^|\\\\.)assum(?:e|ing)(?:That|True|False|NotNull|NoException)?$"}]}},"rs":"(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\\\.test)","gy":[{"files":"\\\\.(?:kts?|scala|groovy)$","declares":"@(?:\\\\w*Test)\\\\b","marks":[{"what":"a disabled test (@Disabled, @Ignore)","pattern":"@(?:Disabled\\\\w*|Ignore|Ignored|Enabled[A-Z]\\\\w*)\\\\b|\\\\benabled\\\\s*=\\\\s*false\\\\b"},{"what":"an assumption, which skips a test","pattern":"\\\\bassum(?:e|ing)(?:That|True|False|NotNull|NoException)?\\\\s*\\\\("}]},{"files":"\\\\.(?:vue|svelte)$","declares":"(?<![.\\\\w])(?:it|test|specify)(?:\\\\.\\\\w+)*\\\\s*\\\\(","marks":[{"what":"a skipped test (.skip)","pattern":"(?<![.\\\\w])(?:it|test|describe)(?:\\\\.\\\\w+)*\\\\.skip\\\\b"}]},{"files":"\\\\.(?:cs|fs|vb)$","declares":"\\\\[(?:Fact|Theory|Test|TestMethod|TestCase)\\\\b","marks":[{"what":"a skipped test (Skip, Ignore)","pattern":"\\\\bSkip\\\\s*=|[[,]\\\\s*(?:Ignore|Explicit)\\\\b|\\\\bAssert\\\\.(?:Ignore|Inconclusive|Skip)\\\\s*\\\\("}]},{"files":"\\\\.rb$","declares":"^\\\\s*(?:it|specify|test|scenario|example)\\\\b|^\\\\s*def test_","marks":[{"what":"a focus on single tests (fit, focus)","pattern":"^\\\\s*(?:fit|fdescribe|fcontext|fexample|focus)\\\\b|\\\\bfocus:\\\\s*true|,\\\\s*:focus\\\\b"},{"what":"a skipped test (skip, pending, xit)","pattern":"^\\\\s*(?:xit|xdescribe|xcontext|xspecify|xexample|skip|pending|omit)\\\\b(?!\\\\s*[=.])|,\\\\s*(?:skip|pending):\\\\s|,\\\\s*:(?:skip|pending)\\\\b"}]},{"files":"\\\\.php$","declares":"function test\\\\w*|#\\\\[Test\\\\]|(?<![\\\\w>$])(?:it|test)\\\\s*\\\\(","marks":[{"what":"a skipped test (markTestSkipped)","pattern":"\\\\bmarkTest(?:Skipped|Incomplete)\\\\s*\\\\(|\\\\}\\\\s*\\\\)\\\\s*->(?:skip|todo|only)\\\\s*\\\\("}]},{"files":"\\\\.(?:c|cc|cpp|cxx|m|mm|swift)$","declares":"\\\\bTEST(?:_[FP]|_CASE)?\\\\s*\\\\(|\\\\bfunc test\\\\w*","marks":[{"what":"a skipped test (GTEST_SKIP, DISABLED_)","pattern":"\\\\bGTEST_SKIP\\\\b|\\\\bDISABLED_\\\\w+|\\\\bdoctest::(?:skip|should_fail)\\\\b|\\\\bXCTSkip\\\\w*|\\\\.disabled\\\\s*\\\\("}]},{"files":"\\\\.(?:bats|sh)$","declares":"^\\\\s*@test\\\\b","marks":[{"what":"a skipped test (skip)","pattern":"^\\\\s*skip\\\\b"}]},{"files":"\\\\.(?:t|pl)$","declares":"\\\\b(?:ok|is|isnt|like|is_deeply|subtest)\\\\b","marks":[{"what":"a skipped test (skip_all, SKIP, TODO)","pattern":"\\\\bskip_all\\\\b|\\\\bSKIP:|\\\\bTODO:|\\\\btodo_skip\\\\b"}]},{"files":"\\\\.(?:exs?|dart|erl|lua|jl|feature)$","declares":"^\\\\s*(?:test\\\\b|Scenario)","marks":[{"what":"a skipped test (skip)","pattern":"@(?:module|describe)?tag:? *:?skip\\\\b|\\\\bskip:\\\\s*(?!false)|@(?:skip|ignore|wip)\\\\b"}]}]}');

/***/ })

};
;